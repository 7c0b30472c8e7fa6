// Makes elements. Text always becomes text nodes: nothing a user or the bot wrote is ever parsed as HTML.

/** h("button", { class: "x", onclick: f, ariaLabel: "…", data: { id: 1 } }, "text", child, null) */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "class") element.className = value;
    else if (key === "data") Object.assign(element.dataset, value);
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key in element && typeof value !== "string") element[key] = value;
    else element.setAttribute(attribute(key), value === true ? "" : value);
  }
  append(element, children);
  return element;
}

const attribute = (key) => key.replace(/^aria([A-Z])/, (_, letter) => "aria-" + letter.toLowerCase());

export function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === undefined || child === null || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

export function replace(element, ...children) {
  element.replaceChildren();
  append(element, children);
}

/** Whether this browser can show emoji: without a font for them it draws the same box for each. */
export function hasEmoji() {
  const [die, drop] = ["🎲", "🩸"].map((letter) => {
    const canvas = h("canvas", { width: 32, height: 32 });
    const pen = canvas.getContext("2d");
    pen.font = `20px ${getComputedStyle(document.body).fontFamily}`;
    pen.fillText(letter, 2, 24);
    return canvas.toDataURL();
  });
  return die !== drop;
}

const ICONS = {
  hash: "M5 9h15M4 15h15M10 3 8 21M16 3l-2 18",
  thread: "M4 5h16v10H9l-5 4z M8 9h8 M8 12h5",
  at: "M16 8v5a3 3 0 0 0 5 1 9 9 0 1 0-4 6 M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12l16-8-6 16-3-6z M11 14l9-10",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z M12 2v4 M12 18v4 M2 12h4 M18 12h4 M5 5l3 3 M16 16l3 3 M19 5l-3 3 M8 16l-3 3",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  file: "M6 2h8l4 4v16H6z M14 2v4h4",
  down: "M6 9l6 6 6-6",
  check: "M5 13l4 4L19 7",
  plus: "M12 5v14M5 12h14",
  open: "M14 4h6v6 M20 4 10 14 M18 14v6H4V6h6",
  slash: "M4 4h16v16H4z M14 8l-4 8",
};

/** A line drawing, hidden from screen readers. */
export function icon(name, extra = "") {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon " + extra);
  svg.setAttribute("aria-hidden", "true");
  for (const part of ICONS[name].split(/ (?=M)/)) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", part);
    svg.append(path);
  }
  return svg;
}

/** A round picture of a person: the bot's lantern, or the first letter on a colour. */
export function avatar(user, extra = "") {
  if (user?.bot) return h("img", { class: "avatar " + extra, src: "/page/lantern.svg", alt: "" });
  const tone = user ? Number(BigInt(user.id) & 7n) : 0;
  return h("span", { class: `avatar tone-${tone} ${extra}`, ariaHidden: "true" }, [...(user?.name ?? "?")][0]);
}

/** A button that shows only an icon; its label is read out. */
export function iconButton(name, label, onclick, props = {}) {
  return h("button", { class: "plain", type: "button", ariaLabel: label, onclick, ...props }, icon(name));
}

/** A name, with something quieter below or next to it. */
export function named(name, quiet, look = "") {
  const shown = h("span", { class: `name ${look}` }, name);
  return h("span", { class: "texts" }, shown, h("span", { class: "quiet" }, quiet));
}

/** Words, and quieter below them what they mean. */
export function described(words, about, look) {
  const description = about && h("span", { class: "description" }, about);
  return h("span", { class: "texts" }, h("span", { class: look }, words), description);
}

/** A line of a form: what is ticked, and its words with what they mean. */
export const choice = (input, words, about) => h("label", { class: "choice" }, input, described(words, about));

/** True while a Japanese (or other) input method is composing: Enter then belongs to it. */
export const composing = (event) => event.isComposing || event.keyCode === 229;

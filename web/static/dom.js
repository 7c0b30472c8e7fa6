// Makes elements. Text always becomes text nodes: nothing that the server sends is parsed as HTML.

/** All of the page except what is shown above it. */
export const app = document.getElementById("app");

/** The labels of the page, by key, in its language. */
export const words = {};

/** Whether the player wants no motion. */
export const still = matchMedia("(prefers-reduced-motion: reduce)");

/** h("button", { class: "x", onclick: f, "aria-label": "…", data: { id: 1 } }, "text", child, null) */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "class") element.className = value;
    else if (key === "data") Object.assign(element.dataset, value);
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A button that does something when it is pressed. */
export const button = (label, act, properties = {}) => h("button", { type: "button", onclick: act, ...properties }, label);

/** Note on a text that is longer than its frame whether more is above and below what is seen. */
export function fade(element) {
  element.classList.toggle("cut", element.scrollTop > 1);
  element.classList.toggle("goes-on", element.scrollHeight - element.clientHeight - element.scrollTop > 1);
}

/** An SVG as an element of this document, with words for those who cannot see it; null if it is not one. */
export function svg(text, alt) {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.localName !== "svg") return null;
  if (alt) Object.assign(root, { role: "img", ariaLabel: alt });
  return document.adoptNode(root);
}

// Blocks of a panel or dialog as elements. `press(id, values)` sends what a component asks for.

import { button, h, svg, words } from "./dom.js";
import { markdown } from "./markdown.js";

const IN_REACH = 3; // answers next to the question; the rest are places on the board, and in a list
const touches = matchMedia("(hover: none)"); // otherwise the pointer is told over the answer
const NAMED = 3; // kinds of answers on the board that are named, if there are no more

const control = (each, press) => each.url ?
  h("a", { class: `button ${each.style ?? "secondary"}`, href: each.url, target: each.here ? null : "_blank", rel: "noopener" }, each.label) :
  button(each.label, () => use(each, press), { class: each.style ?? "secondary", disabled: each.disabled, data: { press: each.id } });

const use = (each, press) => (each.film === undefined ? press(each.id, []) : dispatchEvent(new CustomEvent("film", { detail: each.film })));

const MAKE = {
  text: (block) => (block.text.startsWith("⚠️") ? h("div", { class: "notice" }, markdown(block.text)) : markdown(block.text)),
  log: (block) => markdown(block.text),
  rule: () => h("hr"),
  image: (block) => svg(block.svg, block.alt),
  buttons: (block, { press }) => h("div", { class: "buttons" }, block.buttons.map((item) => control(item, press))),
  select, answers, more,
};

export const blocks = (list, context) => list.map((block) => MAKE[block.kind]?.(block, context)).filter(Boolean);

function select(block, { press }) {
  const choices = block.choices.map((choice) =>
    h("option", { value: choice.value, selected: choice.chosen }, choice.about ? `${choice.label} · ${choice.about}` : choice.label));
  const placeholder = h("option", { value: "", selected: !block.choices.some((choice) => choice.chosen), disabled: true }, block.label);
  const element = h("select", { "aria-label": block.label, data: { press: block.id } }, placeholder, choices);
  const asks = element.selectedIndex === 0;
  const act = () => {
    press(block.id, [element.value]);
    if (asks) element.selectedIndex = 0; // its label
  };
  let keys = false; // with which one walks through the choices
  element.addEventListener("pointerdown", () => (keys = false));
  element.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && keys && element.value) act();
    else if (/^Arrow|^Home|^End|^Page|^.$/.test(event.key)) keys = true;
  });
  element.addEventListener("change", () => keys || act());
  return element;
}

/** The button of an answer, with what it does. */
export const answer = (option, more, properties) =>
  h("button", { type: "button", class: `answer ${option.style}${more}`, ...properties },
    h("span", { class: "label" }, option.label), option.about && h("span", { class: "about" }, markdown(option.about)));

/**
 * The answers next to the question: all if one of few is given or none is a place on the board; else those that are none (of a path, always) or
 * come before all others, but for steps, and last the one that ends the turn.
 */
function inReach({ options, ends, way, lined }, placed) {
  const few = (way === "one" && !lined && options.length <= IN_REACH) || options.every(({ mark }) => mark === options[0].mark);
  const loose = few ? options : options.filter((option) => option.id === ends || !placed(option) || (option.vital && !option.step));
  if (loose.length === options.length || loose.length <= IN_REACH) return loose;
  const ending = loose.filter(({ id }) => id === ends);
  return [...loose.filter((option) => !ending.includes(option)).slice(0, IN_REACH - ending.length), ...ending];
}

/** How to give the answers that are places on the board, and what kinds they are; undefined if there are none. */
function litWords({ lined, options, picked }, near, { placed, twice }) {
  const lit = options.filter((option) => !option.vain && placed(option) && !near.includes(option) && !picked.includes(option.id));
  if (!lit.length) return undefined;
  const kinds = [...new Set(lit.map((option) => option.group))];
  const named = !kinds.includes("") && kinds.length <= NAMED;
  const how = lined ? words["page-lined"] : named ? words["page-lit_named"].replace("{answers}", kinds.join(" · ")) : words["page-lit"];
  const alone = new Set(lit.map(({ mark }) => mark)).size === lit.length; // else the first tap opens a list
  return touches.matches && alone && lit.every(twice) ? `${how} ${words["page-twice"]}` : how;
}

/** The answers in reach; `context` gets the rest of them, the words about those that glow, and the buttons that leave the question. */
function answers(block, context) {
  const { press, chosen, changed, placed, confirms } = context;
  const root = h("div", { class: "answers", data: { question: block.question } });
  const done = button(block.done, () => press(block.send, [...chosen]), { class: "success" });
  const made = [];
  const check = () => {
    for (const element of made) element.setAttribute("aria-pressed", String(chosen.has(element.dataset.option) || block.picked.includes(element.dataset.option)));
    done.disabled = chosen.size < block.least || chosen.size > block.most;
    done.textContent = `${block.done} (${words["page-picked"].replace("{number}", chosen.size).replace("{most}", block.most)})`;
  };
  const choose = (option) => {
    if (block.way !== "several") return press(option.press, []);
    if (!chosen.delete(option.id)) chosen.add(option.id);
    check();
    changed();
  };
  const buttons = (list) => (list.length ? h("div", { class: "buttons" }, list.map((item) => control(item, press))) : "");
  const near = inReach(block, placed);
  root.append(buttons(block.back)); // wanted at once, not below all answers
  const told = block.way !== "one" || (block.options.length > 1 && block.options.every(({ locked }) => locked)); // in the question: what can't be taken back
  context.rest = [];
  let group = "";
  for (const option of block.options) {
    const folded = !near.includes(option);
    if (folded && option.group !== group && (group = option.group)) context.rest.push(h("h3", {}, group));
    const about = option.locked && !told ? `🔒 ${words["panel-final"]} ${option.about}` : option.about;
    const element = answer({ ...option, about }, option.id === block.ends ? " ends" : "", {
      disabled: block.picked.includes(option.id),
      data: { option: option.id, mark: option.mark, press: option.press },
      onclick: ({ detail }) => (!detail || confirms(option)) && choose(option), // a key answers at once
    });
    element.style.flexGrow = element.textContent.length; // a long text beside short ones takes few lines
    element.style.setProperty("--label", option.label.length);
    made.push(element);
    folded ? context.rest.push(element) : root.append(element);
  }
  context.lit = litWords(block, near, context);
  root.classList.toggle("lone", block.awaited && !context.lit); // then the only answer in reach is the one to give
  context.out = buttons(block.out); // last: it leaves more than this question
  if (block.way === "several" && block.options.length) root.append(done);
  if (block.way !== "one") check();
  return root;
}

/** The list of the answers that are not next to the question, and of what else there is to know and to do. */
function more(block, context) {
  const inside = [...(context.rest ?? []), ...blocks(block.blocks, context), context.out].filter(Boolean);
  const close = ({ currentTarget, target }) => target.closest("[data-press]:not([aria-pressed])") && currentTarget.hidePopover();
  return inside.length
    ? h(
        "div",
        { class: "buttons" },
        h("button", { type: "button", class: "secondary all", popovertarget: "answers" }, block.label),
        h("div", { id: "answers", class: "list folded", popover: "auto", onclick: close }, inside),
      )
    : null;
}

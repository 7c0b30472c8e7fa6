// What is shown above the game: dialogs, forms, short sentences, and the menu of a mark.

import { button, h, words } from "./dom.js";
import { answer, blocks } from "./blocks.js";
import { inCommon, markdown } from "./markdown.js";
import { SLIP } from "./strokes.js";
import { wide } from "./view.js";

// Milliseconds:
const LINGERS = 6000;
export const SETTLE = 500; // during which a tap is still meant for what lay there before

/** Focus the heading, or all of it if it has none: otherwise the focus of a dialog goes to a button below the visible part. */
export function readFromTop(element) {
  const heading = element.querySelector("h2") ?? element;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  element.scrollTop = 0;
}

export class Dialogs {
  constructor(game) {
    this.game = game;
    this.root = document.getElementById("dialogs");
    this.toasts = document.getElementById("toasts");
  }

  frame(key, dismissed, ...content) {
    const old = this.root.querySelector(`[data-dialog="${key}"]`);
    const body = h("div", { class: "body" }, content);
    const title = body.querySelector("h2")?.textContent;
    if (old) {
      const focused = old.contains(document.activeElement);
      old.querySelector(".body").replaceWith(body);
      if (title) old.ariaLabel = title;
      if (focused) readFromTop(old);
      return old;
    }
    const close = button("✕", () => element.close(), { class: "close", "aria-label": words["page-dismiss"] });
    const element = h("dialog", { closedby: "any", data: { dialog: key }, "aria-label": title, onscroll: () => element.classList.toggle("cut", element.scrollTop > 1) }, body, close);
    element.addEventListener("close", dismissed);
    this.open(element);
    if (element.scrollTop) readFromTop(element);
    return element;
  }

  /** Show a dialog until it is closed; then the one below is shown again. */
  open(element) {
    element.addEventListener("close", () => element.remove());
    this.root.append(element);
    element.showModal();
  }

  /** Show a message of the game. A single short text disappears automatically. */
  show({ dialog, blocks: list }) {
    const short = list.length === 1 && list[0].text?.length < 300;
    if (short && !this.root.querySelector(`[data-dialog="${dialog}"]`)) {
      this.toast(markdown(list[0].text));
      this.game.link.tell({ op: "dismiss", dialog });
      return;
    }
    const press = (id, values) => this.game.ask({ op: "press", id, values, dialog });
    this.frame(dialog, () => this.game.link.tell({ op: "dismiss", dialog }), blocks(list, { press, chosen: new Set() }));
  }

  close({ dialog }) {
    this.root.querySelector(`[data-dialog="${dialog}"]`)?.close();
  }

  closeAll(except = "") {
    for (const element of [...this.root.children]) if (element.dataset.dialog !== except) element.close();
  }

  toast(content) {
    const element = h("div", { class: "toast", onclick: () => element.remove() }, content);
    for (const same of [...this.toasts.children]) if (same.textContent === element.textContent) same.remove();
    this.toasts.append(element);
    this.toasts.hidePopover();
    this.toasts.showPopover(); // in front of a dialog that is open
    setTimeout(() => element.remove(), LINGERS);
  }

  /** Show a form; its result replaces the dialog from which it was opened. */
  form({ form: { id, title, fields }, dialog }) {
    const send = (event) => {
      event.preventDefault();
      const data = new FormData(form);
      const given = Object.fromEntries(fields.map((field) => [field.id, data.getAll(field.id).map(String)]));
      this.game.ask({ op: "form", id, fields: given, dialog });
      element.close();
    };
    const form = h("form", { onsubmit: send }, h("h2", {}, title), fields.map(field), h("button", { class: "primary" }, words["page-send"]));
    const element = this.frame("form", () => {}, form);
  }

  /** Show a menu of the answers to `asks` at one mark, at the pointer of a desktop; `picture`: of the thing there. What all of them do is said once. */
  menu(asks, options, x, y, choose, picture) {
    this.root.querySelector(".menu")?.remove();
    const { shared, own } = inCommon(options.map(({ about, final }) => (final ? `${words["panel-final"]} ${about}` : about)));
    const docked = !wide.matches || options.some(({ via }) => via); // beside the board, which shows from where the answers are given
    const element = h("dialog", { class: `menu settling${docked ? " docked" : ""}` }, picture, markdown(asks),
      shared && markdown(shared),
      options.map((option, index) => answer({ ...option, about: own[index] }, "", { onclick: () => { element.close(); choose(option); } })),
      button(words["page-dismiss"], () => element.close(), { class: "answer secondary" }));
    this.open(element);
    element.addEventListener("close", () => this.game.light([]));
    setTimeout(() => element.classList.remove("settling"), SETTLE);
    element.keeps = (...at) => element.matches(".settling") || Math.hypot(at[0] - x, at[1] - y) < SLIP; // not closed by the touch that has opened it, or a second one there
    element.style.setProperty("--x", `${x}px`);
    element.style.setProperty("--y", `${y}px`);
  }
}

function field(asked) {
  if (asked.kind === "text") {
    const input = h("input", { name: asked.id, maxlength: asked.most, required: asked.required, value: asked.value });
    return h("label", {}, asked.label, input, asked.help && h("small", {}, asked.help));
  }
  return h("fieldset", {}, h("legend", {}, asked.label), asked.choices.map((choice) =>
    h("label", { class: "choice" },
      h("input", { type: asked.several ? "checkbox" : "radio", name: asked.id, value: choice.value, checked: choice.chosen }),
      h("span", {}, choice.label, choice.about && h("small", {}, choice.about)))));
}

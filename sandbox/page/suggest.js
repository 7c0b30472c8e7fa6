// The list above the message field: commands, and values for a command's options.

import { described, h, replace } from "./dom.js";

let serial = 0;

export class Suggest {
  /** pick(item) is called with what was chosen; items are {label, description, mark, …}. */
  constructor(pick) {
    this.pick = pick;
    this.id = `suggest-${++serial}`;
    this.items = [];
    this.active = 0;
    this.list = h("div", { class: "options", role: "listbox", id: this.id });
    this.title = h("div", { class: "suggest-title" });
    this.element = h("div", { class: "suggest", hidden: true }, this.title, this.list);
    // The field keeps the focus while the list is pressed.
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get shown() {
    return !this.element.hidden;
  }

  /** Show items for an input, which then speaks for the list to screen readers. */
  show(input, title, items, nothing = "") {
    if (this.input && this.input !== input) this.release();
    this.input = input;
    this.items = items;
    this.active = 0;
    this.title.textContent = title;
    this.list.setAttribute("aria-label", title);
    const empty = !items.length && nothing && h("div", { class: "nothing" }, nothing);
    replace(this.list, items.map((item, index) => this.option(item, index)), empty);
    this.element.hidden = !items.length && !nothing;
    input.setAttribute("aria-expanded", String(this.shown));
    input.setAttribute("aria-controls", this.id);
    if (items.length) this.move(0);
    else input.removeAttribute("aria-activedescendant");
  }

  option(item, index) {
    const on = { onclick: () => this.pick(item), onpointermove: () => this.move(index) };
    const props = { class: "option", role: "option", id: `${this.id}-${index}`, ...on };
    return h("div", props, item.mark, described(item.label, item.description, "label"));
  }

  move(index) {
    if (!this.items.length) return;
    const options = this.list.querySelectorAll(".option");
    options[this.active]?.classList.remove("active");
    options[this.active]?.setAttribute("aria-selected", "false");
    this.active = (index + this.items.length) % this.items.length;
    options[this.active].classList.add("active");
    options[this.active].setAttribute("aria-selected", "true");
    options[this.active].scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", `${this.id}-${this.active}`);
  }

  release() {
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  hide() {
    this.release();
    this.element.hidden = true;
    this.items = [];
  }

  /** Keys that belong to an open list; true when one was used. */
  key(event) {
    if (!this.shown) return false;
    if (event.key === "Escape") this.hide();
    else if (!this.items.length) return false;
    else if (event.key === "ArrowDown") this.move(this.active + 1);
    else if (event.key === "ArrowUp") this.move(this.active - 1);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) this.pick(this.items[this.active]);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}

// Lists to choose from: the popup of a select, with one or several values, by mouse, finger or keyboard.

import { composing, described, h, icon, replace } from "./dom.js";
import { t } from "./words.js";

const FILTERED = 10; // a list with more options than this has a field to search it
const [MOST_HEIGHT, LEAST_HEIGHT, LEAST_WIDTH] = [360, 160, 280];
const [GAP, EDGE, FAR_EDGE] = [4, 8, 12]; // to the select, and to the sides and the upper and lower edge of the window

let open = null;
let serial = 0;

/** Close the open list, if there is one. */
export function closeSelect() {
  open?.close();
}

/**
 * Open the list of a select next to its button. done(values) is called when something was chosen: at once with
 * a single value, else with Done, or by leaving the list when as many are chosen as are wanted.
 */
export function openSelect(anchor, part, done) {
  const before = open;
  before?.close();
  if (before?.anchor !== anchor) new OpenList(anchor, part, done);
}

function smallButton(look, words, onclick) {
  return h("button", { class: `button ${look} small`, type: "button", onclick }, words);
}

class OpenList {
  constructor(anchor, part, done) {
    this.anchor = anchor;
    this.done = done;
    this.low = part.min_values ?? 1;
    this.high = part.max_values ?? 1;
    this.many = this.high > 1;
    this.all = this.shown = part.options;
    this.first = this.all.filter((entry) => entry.default).map((entry) => entry.value);
    this.chosen = new Set(this.first);
    this.active = Math.max(0, this.all.findIndex((entry) => entry.default));
    this.id = `list-${++serial}`;
    this.build(part.placeholder ?? t("choose"));
    this.draw();
    document.body.append(this.popup);
    this.place();
    anchor.setAttribute("aria-expanded", "true");
    document.addEventListener("pointerdown", this.outside, true);
    document.addEventListener("scroll", this.scrolled, true);
    addEventListener("resize", this.gone);
    open = this;
    this.keys.focus({ preventScroll: true });
    this.move(this.active);
  }

  build(label) {
    const { id, many, low } = this;
    const props = { class: "options", role: "listbox", id, ariaMultiselectable: String(many), ariaLabel: label };
    this.list = h("div", props);
    this.filter = null;
    if (this.all.length > FILTERED) {
      const looks = { class: "filter", type: "text", placeholder: t("filter"), role: "combobox", ariaLabel: t("choose") };
      this.filter = h("input", { ...looks, oninput: () => this.search() });
    }
    this.count = h("span", { class: "count" });
    this.ready = smallButton("primary", t("done"), () => this.finish());
    const clear = !many && low === 0 && smallButton("secondary", t("clear"), () => this.send([]));
    this.foot = many || clear ? h("div", { class: "foot" }, this.count, clear, many && this.ready) : null;
    const onkeydown = (event) => this.press(event);
    this.popup = h("div", { class: "popup", tabindex: "-1", onkeydown }, this.filter, this.list, this.foot);
    this.keys = this.filter ?? this.popup;
    this.keys.setAttribute("aria-controls", id);
  }

  draw() {
    const { shown, many } = this;
    const nothing = !shown.length && h("div", { class: "nothing" }, t("none_found"));
    replace(this.list, shown.map((entry, index) => this.option(entry, index)), nothing);
    this.keys.setAttribute("aria-activedescendant", shown.length ? `${this.id}-${this.active}` : "");
    this.count.textContent = many ? t("chosen", { n: this.chosen.size, max: this.high }) : "";
    this.ready.disabled = !this.fits();
  }

  option(entry, index) {
    const taken = this.chosen.has(entry.value);
    const full = this.many && !taken && this.chosen.size >= this.high;
    return h(
      "div",
      {
        class: `option ${index === this.active ? "active" : ""} ${taken ? "taken" : ""} ${full ? "full" : ""}`,
        id: `${this.id}-${index}`,
        role: "option",
        data: { value: entry.value },
        ariaSelected: String(taken),
        ariaDisabled: full ? "true" : undefined,
        onclick: () => this.toggle(index),
        onpointermove: () => index !== this.active && this.move(index),
      },
      described(entry.label, entry.description, "label"),
      this.many && h("span", { class: "box" }, icon("check")),
    );
  }

  move(index) {
    const { shown, list } = this;
    if (!shown.length) return;
    list.children[this.active]?.classList.remove("active");
    this.active = (index + shown.length) % shown.length;
    list.children[this.active].classList.add("active");
    list.children[this.active].scrollIntoView({ block: "nearest" });
    this.keys.setAttribute("aria-activedescendant", `${this.id}-${this.active}`);
  }

  fits() {
    return this.chosen.size >= this.low && this.chosen.size <= this.high;
  }

  toggle(index) {
    const value = this.shown[index]?.value;
    if (value === undefined) return;
    this.active = index;
    if (!this.many) return this.send([value]);
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.high) this.chosen.add(value);
    this.draw();
  }

  search() {
    const wanted = this.filter.value.trim().toLowerCase();
    const words = (entry) => `${entry.label} ${entry.description ?? ""}`.toLowerCase();
    this.shown = this.all.filter((entry) => words(entry).includes(wanted));
    this.active = 0;
    this.draw();
  }

  send(values) {
    this.close();
    this.done(values);
  }

  finish() {
    if (this.fits()) this.send([...this.chosen]);
  }

  press(event) {
    if (composing(event)) return;
    const { filter, many, active } = this;
    const inFoot = this.foot?.contains(document.activeElement);
    if (event.key === "ArrowDown") this.move(active + 1);
    else if (event.key === "ArrowUp") this.move(active - 1);
    else if (event.key === "Home" && !filter) this.move(0);
    else if (event.key === "End" && !filter) this.move(this.shown.length - 1);
    else if (event.key === "Escape") this.close();
    else if (event.key === "Enter" && !inFoot) many && event.ctrlKey ? this.finish() : this.toggle(active);
    else if (event.key === " " && !filter && !inFoot) this.toggle(active);
    else if (event.key === "Tab") return many && !inFoot && !event.shiftKey ? undefined : this.close();
    else if (!filter && event.key.length === 1 && !event.ctrlKey && !event.metaKey) return this.jump(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  jump(letter) {
    const { shown, active } = this;
    const from = [...shown.keys()].map((step) => (active + 1 + step) % shown.length);
    const found = from.find((index) => shown[index].label.toLowerCase().startsWith(letter.toLowerCase()));
    if (found !== undefined) this.move(found);
  }

  outside = (event) => {
    if (this.popup.contains(event.target) || this.anchor.contains(event.target)) return;
    const { chosen, first } = this;
    const changed = chosen.size !== first.length || first.some((value) => !chosen.has(value));
    if (this.many && changed && this.fits()) this.finish();
    else this.close(false);
  };

  gone = () => this.close(false);

  scrolled = (event) => !this.popup.contains(event.target) && (this.anchor.isConnected ? this.place() : this.gone());

  place() {
    const box = this.anchor.getBoundingClientRect();
    const room = { above: box.top - FAR_EDGE, below: innerHeight - box.bottom - FAR_EDGE };
    const wanted = Math.min(this.popup.scrollHeight, MOST_HEIGHT);
    const up = room.below < wanted && room.above > room.below;
    const width = Math.max(box.width, Math.min(LEAST_WIDTH, innerWidth - 2 * EDGE));
    const { style } = this.popup;
    style.width = `${width}px`;
    style.left = `${Math.max(EDGE, Math.min(box.left, innerWidth - width - EDGE))}px`;
    style.maxHeight = `${Math.max(LEAST_HEIGHT, Math.min(MOST_HEIGHT, up ? room.above : room.below))}px`;
    style.top = up ? "auto" : `${box.bottom + GAP}px`;
    style.bottom = up ? `${innerHeight - box.top + GAP}px` : "auto";
  }

  close(refocus = true) {
    this.popup.remove();
    document.removeEventListener("pointerdown", this.outside, true);
    document.removeEventListener("scroll", this.scrolled, true);
    removeEventListener("resize", this.gone);
    this.anchor.setAttribute("aria-expanded", "false");
    open = null;
    if (refocus) this.anchor.focus({ preventScroll: true });
  }
}

// A picture that can be panned, zoomed and tapped. Shapes with `data-mark` stand for answers.

import { h, svg } from "./dom.js";

const NEAR = 28; // pixels between a finger and the mark that it means
const STILL = 9; // pixels that a finger may move in a tap
const MOST = 8;
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Board {
  /** tapped(mark, x, y), hovered(mark or "") */
  constructor(words, tapped, hovered) {
    this.tapped = tapped;
    this.hovered = hovered;
    this.marks = new Set();
    this.pointers = new Map();
    this.sheet = h("div", { class: "sheet" });
    const zoom = (key, sign, factor) => h("button", { type: "button", "aria-label": words[key], title: words[key], onclick: () => (factor ? this.zoom(factor) : this.fit()) }, sign);
    this.element = h("div", { class: "board" }, this.sheet);
    this.tools = h("div", { class: "zoom" }, zoom("page-zoom_in", "+", 1.5), zoom("page-zoom_out", "−", 1 / 1.5), zoom("page-whole", "⤢", 0));
    this.fit();
    this.element.addEventListener("pointerdown", (event) => this.down(event));
    this.element.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) this.element.addEventListener(end, (event) => this.up(event));
    this.element.addEventListener("click", (event) => this.click(event));
    this.element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  /** Show a picture; pieces that it shares with the one before move to their new places. */
  show(key, text, alt) {
    this.element.setAttribute("aria-label", alt);
    this.element.setAttribute("role", "group");
    if (this.key === key) return;
    this.key = key;
    const before = this.places();
    const root = svg(text);
    if (!root) return;
    root.removeAttribute("width");
    root.removeAttribute("height");
    root.setAttribute("role", "img");
    root.setAttribute("aria-label", alt);
    this.sheet.replaceChildren(root);
    this.highlight();
    if (!still.matches) this.animate(before);
  }

  say(element) {
    this.key = null;
    this.sheet.replaceChildren(element);
  }

  places() {
    return new Map([...this.sheet.querySelectorAll('[id^="piece-"]')].map((piece) => [piece.id, piece.getBoundingClientRect()]));
  }

  animate(before) {
    for (const piece of this.sheet.querySelectorAll('[id^="piece-"]')) {
      const was = before.get(piece.id);
      const is = piece.getBoundingClientRect();
      const matrix = was && piece.getScreenCTM()?.inverse();
      if (!matrix) continue;
      const [x, y] = [was.x - is.x, was.y - is.y];
      if (Math.hypot(x, y) < 2) continue;
      const from = `translate(${matrix.a * x + matrix.c * y}px, ${matrix.b * x + matrix.d * y}px)`;
      piece.animate([{ transform: from }, { transform: "translate(0, 0)" }], { duration: 450, easing: "ease-in-out", composite: "add" });
    }
  }

  /** The marks that answer the open question. */
  mark(marks) {
    this.marks = new Set(marks);
    this.highlight();
  }

  highlight(strong = "") {
    for (const shape of this.sheet.querySelectorAll("[data-mark]")) {
      shape.classList.toggle("open", this.marks.has(shape.dataset.mark));
      shape.classList.toggle("strong", shape.dataset.mark === strong && strong !== "");
    }
  }

  has(mark) {
    return this.sheet.querySelector(`[data-mark="${CSS.escape(mark)}"]`) !== null;
  }

  /** The open mark nearest to a point on the screen, if one is near enough. */
  nearest(x, y) {
    let [found, least] = ["", NEAR];
    for (const shape of this.sheet.querySelectorAll("rect[data-mark].open")) {
      const box = shape.getBoundingClientRect();
      const outside = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      const middle = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2) / 1000;
      if (outside + middle < least) [found, least] = [shape.dataset.mark, outside + middle];
    }
    return found;
  }

  down(event) {
    if (event.button > 0) return;
    this.element.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, event);
    this.start = this.pointers.size === 1 ? event : null;
  }

  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.hover(this.nearest(event.clientX, event.clientY));
      return;
    }
    if (this.start && Math.hypot(event.clientX - this.start.clientX, event.clientY - this.start.clientY) < STILL) return;
    this.start = null;
    const other = [...this.pointers.values()].find((pointer) => pointer.pointerId !== event.pointerId);
    if (other) {
      const apart = (pointer) => Math.hypot(pointer.clientX - other.clientX, pointer.clientY - other.clientY) || 1;
      this.zoom(apart(event) / apart(before), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
      this.x += (event.clientX - before.clientX) / 2;
      this.y += (event.clientY - before.clientY) / 2;
    } else {
      this.x += event.clientX - before.clientX;
      this.y += event.clientY - before.clientY;
    }
    this.pointers.set(event.pointerId, event);
    this.place();
  }

  up(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    this.still = this.start !== null;
    this.start = null;
  }

  /** Follows `up`: a menu that opened there would be closed by this click. */
  click(event) {
    const mark = this.still && this.nearest(event.clientX, event.clientY);
    if (mark) this.tapped(mark, event.clientX, event.clientY);
  }

  hover(mark) {
    if (mark === this.over) return;
    this.over = mark;
    this.element.classList.toggle("pointing", mark !== "");
    this.highlight(mark);
    this.hovered(mark);
  }

  wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * 0.0016), event.clientX, event.clientY);
  }

  fit() {
    [this.scale, this.x, this.y] = [1, 0, 0];
    this.place();
  }

  /** Zoom around a point on the screen, by default the middle. */
  zoom(factor, clientX = null, clientY = null) {
    const box = this.element.getBoundingClientRect();
    const x = (clientX ?? box.x + box.width / 2) - box.x;
    const y = (clientY ?? box.y + box.height / 2) - box.y;
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.place();
  }

  place() {
    const width = this.element.clientWidth * (this.scale - 1);
    const height = this.element.clientHeight * (this.scale - 1);
    this.x = Math.min(0, Math.max(-width, this.x));
    this.y = Math.min(0, Math.max(-height, this.y));
    this.sheet.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }
}

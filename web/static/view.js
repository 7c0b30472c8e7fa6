// A picture in a frame, in which it can be panned, zoomed and scrolled.

import { h, still, svg } from "./dom.js";
import { bounds, middle } from "./strokes.js";

export const MARGIN = 36; // pixels around what is zoomed to
export const SLACK = 0.3; // how far the picture may be from what the game is about, as a fraction of its size
const GLIDE = { duration: 450, easing: "ease-in-out" };
const LARGEST = 8; // times that a picture can be enlarged
const ZOOM_STEP = 1.5;
const READABLE = 0.5; // pixels that a unit of a picture takes at least where a mouse needs no part of it larger

export const wide = matchMedia("(min-width: 900px) and (min-height: 481px)"); // with room for the hand beside the board; anything else is laid out for a phone

export const clamp = (value, least, most) => Math.max(least, Math.min(most, value));
export const similar = (factor) => Math.abs(Math.log(factor)) < SLACK / 2;
export const holds = (frame, box, margin = 0) =>
  box.left >= frame.left + margin && box.top >= frame.top + margin && box.right <= frame.right - margin && box.bottom <= frame.bottom - margin;
export const offset = (box, frame) => middle(frame).map((value, axis) => value - middle(box)[axis]);

export class View {
  constructor() {
    this.shown = ""; // its text
    this.ratio = 1; // of its width to its height
    this.showsHand = false; // whether it is the hand in place of the board
    this.movedAway = false; // whether the player has turned to another part
    this.pointers = new Map(); // those that are down, by id
    this.sheet = h("div", { class: "sheet" });
    this.foot = h("div", { class: "foot", hidden: true });
    this.element = h("div", { class: "board" }, this.sheet, this.foot);
    this.fit();
    new ResizeObserver(() => this.place()).observe(this.element);
    this.element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  /** Show the marks of a subclass in a new picture. */
  showMarks() {}

  /** Show a picture; pieces that it shares with the one before move to their new places. `showsHand`: whether it is the hand in place of the board. */
  show(text, alt, showsHand = false) {
    Object.assign(this.element, { role: "group", ariaLabel: alt });
    if (this.shown === text) return;
    this.shown = text;
    const before = new Map(this.pieces.map((piece) => [piece.id, bounds(piece)]));
    const root = svg(text, alt);
    if (!root) return;
    const ratio = root.viewBox.baseVal.width / root.viewBox.baseVal.height;
    const other = showsHand !== this.showsHand || Math.abs(Math.log(ratio / this.ratio)) > SLACK; // another picture, of which the zoomed part would mean nothing
    Object.assign(this, { ratio, showsHand });
    this.element.style.setProperty("--ratio", ratio);
    for (const side of ["width", "height"]) root.removeAttribute(side);
    this.sheet.replaceChildren(root);
    this.foot.replaceChildren(...[...root.querySelectorAll("[data-foot]")].map((foot) => foot.cloneNode(true)));
    this.showMarks();
    if (other) this.reset();
    this.place();
    if (!still.matches && !other) this.animate(before);
    this.glide(() => this.follow());
  }

  say(element) {
    this.shown = "";
    this.sheet.replaceChildren(element);
    this.foot.replaceChildren();
  }

  get pieces() {
    return [...this.sheet.querySelectorAll('[id^="piece-"]')];
  }

  animate(before) {
    for (const piece of this.pieces) {
      const was = before.get(piece.id);
      const is = bounds(piece);
      const matrix = was && piece.getScreenCTM()?.inverse();
      if (!matrix) continue;
      const [x, y] = [was.x - is.x, was.y - is.y];
      if (Math.hypot(x, y) < 2) continue;
      const from = `translate(${matrix.a * x + matrix.c * y}px, ${matrix.b * x + matrix.d * y}px)`;
      piece.animate([{ transform: from }, { transform: "translate(0, 0)" }], { ...GLIDE, composite: "add" });
    }
  }

  /** What the lower edge of the picture does not cover. */
  get frame() {
    const { x, y, width, height } = bounds(this.element);
    return new DOMRect(x, y, width, height - this.foot.offsetHeight);
  }

  /** The part of the picture that the game is about; null in one that is always shown whole. */
  get near() {
    return this.sheet.querySelector("[data-near]");
  }

  /** Whether a mouse needs no part of the whole picture larger. */
  get readable() {
    const root = this.sheet.firstElementChild;
    return wide.matches && root.clientWidth >= READABLE * root.viewBox.baseVal.width;
  }

  /** Move to the part that the game is about, unless the player has moved away. Returns whether there is one that needs to be larger. */
  follow() {
    const { near } = this;
    if (!near) return false;
    if (this.readable) {
      if (!this.movedAway) this.reset(), this.place();
      return false;
    }
    if (this.movedAway) return true;
    this.foot.hidden = false;
    const [frame, box, map] = [this.frame, bounds(near), bounds(near.parentElement)];
    const low = map.height - box.height < 1 ? 0.5 : clamp((box.top - map.top) / (map.height - box.height), 0, 1);
    // the space left around it shows the map rather than what is below the map
    const away = (shown) => [offset(shown, frame)[0], frame.top + (frame.height - shown.height) * low - shown.top];
    const most = wide.matches ? frame.width / bounds(this.sheet.firstElementChild).width : Infinity; // where more than that part fits
    const factor = Math.min(most, frame.width / box.width, frame.height / box.height);
    const [across, down] = away(box);
    const seen = holds(frame, box, -MARGIN / 3);
    if (seen && similar(factor) && Math.abs(across) < box.width * SLACK && Math.abs(down) < box.height * SLACK) {
      this.place(); // without the lower edge if the whole picture is in view
      return true;
    }
    this.zoom(factor);
    this.shift(...away(bounds(near)));
    return true;
  }

  shift(across, down) {
    this.x += across;
    this.y += down;
    this.place();
  }

  /** Move to another part of the picture, smoothly if the game names that part. */
  glide(turn) {
    this.stop();
    const from = this.sheet.style.transform;
    turn();
    if (still.matches || !this.near) return;
    const gliding = this.sheet.animate([{ transform: from }, { transform: this.sheet.style.transform }], GLIDE);
    gliding.onfinish = () => this.showBeyond(); // the frame may have changed on the way
  }

  /** Stop a smooth movement where it is. */
  stop() {
    for (const gliding of this.sheet.getAnimations()) {
      ({ a: this.scale, e: this.x, f: this.y } = new DOMMatrix(getComputedStyle(this.sheet).transform));
      gliding.cancel();
      this.place();
    }
  }

  /** Zoom, or scroll a picture that is taller than its frame. */
  wheel(event) {
    event.preventDefault();
    if (this.taller && !event.ctrlKey) return this.shift(0, -event.deltaY);
    this.zoom(Math.exp(-event.deltaY * 0.0016), event.clientX, event.clientY);
    this.movedAway = true;
  }

  /** Zoom a step in or out; with the factor 0, show the whole picture, or what the game is about again. */
  step(factor) {
    const whole = this.scale > 1;
    this.stop(); // or a movement under way would count as where the player has moved to
    if (!factor) return this.fit(whole);
    this.movedAway = true;
    this.zoom(factor);
  }

  /** Keys that zoom. */
  zooms(key) {
    const factor = { "+": ZOOM_STEP, "=": ZOOM_STEP, "-": 1 / ZOOM_STEP, 0: 0 }[key];
    if (factor !== undefined) this.step(factor);
  }

  /** The part that is shown, and of what. */
  get turned() {
    const { shown, scale, x, y, movedAway } = this;
    return { shown, scale, x, y, movedAway };
  }

  /** Show that part again. */
  turn(part) {
    Object.assign(this, part);
    this.place();
  }

  /** Show the part that the game is about, or (`whole`) stay at the whole picture. */
  fit(whole = false) {
    this.reset(whole);
    this.place();
    this.follow();
  }

  reset(movedAway = false) {
    Object.assign(this, { movedAway, scale: 1, x: 0, y: 0 });
  }

  /** Zoom around a point on the screen, by default the middle. */
  zoom(factor, clientX = null, clientY = null) {
    const box = bounds(this.element);
    const x = (clientX ?? box.x + box.width / 2) - box.x;
    const y = (clientY ?? box.y + box.height / 2) - box.y;
    const scale = clamp(this.scale * factor, this.least, LARGEST);
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.place();
  }

  get taller() {
    return this.sheet.offsetHeight > this.element.clientHeight;
  }

  /** The smallest scale: a map with a lower edge can be seen as a whole, anything else is scrolled. */
  get least() {
    return this.taller && this.foot.firstChild ? this.element.clientHeight / this.sheet.offsetHeight : 1;
  }

  /** How far up the sheet can be moved: until its end is in the frame, or what the lower edge repeats begins below the rest. */
  get lowest() {
    const end = this.element.clientHeight - this.sheet.offsetHeight * this.scale;
    const own = !this.foot.hidden && this.sheet.querySelector("[data-foot]");
    const root = this.sheet.firstElementChild;
    const { top, height } = bounds(this.sheet);
    if (!own || !height) return Math.min(0, end);
    const drawn = bounds(root);
    const unit = this.sheet.offsetHeight / height;
    const above = (drawn.top - top + (drawn.height * own.y.baseVal.value) / root.viewBox.baseVal.height) * unit * this.scale;
    return Math.max(end, this.frame.height - above);
  }

  place() {
    this.foot.hidden = this.scale <= 1;
    // how far the sheet, and the picture in it, go beyond the frame on each side
    const beyond = (part) => (part.clientWidth * this.scale - this.element.clientWidth) / 2;
    const sheet = beyond(this.sheet);
    const play = Math.max(0, beyond(this.sheet.firstElementChild ?? this.sheet));
    const top = this.lowest;
    this.x = clamp(this.x, -sheet - play, play - sheet);
    this.y = clamp(this.y, top, 0);
    this.element.classList.toggle("more", this.taller && this.y > top + 1);
    this.sheet.style.willChange = this.pointers.size ? "transform" : ""; // smooth under a finger, sharp when it has left
    this.sheet.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.showBeyond();
  }

  /** Show on which sides a map has places beyond the frame. */
  showBeyond() {
    const { left, right } = bounds(this.element);
    const places = [...(this.near?.parentElement.querySelectorAll("rect[data-mark]") ?? [])].map(bounds);
    const middles = places.map(({ x, width }) => x + width / 2);
    this.element.classList.toggle("left", middles.some((middle) => middle < left));
    this.element.classList.toggle("right", middles.some((middle) => middle > right));
  }
}

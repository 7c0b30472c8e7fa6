// A picture that can be panned, zoomed, scrolled and tapped. Shapes with `data-mark` stand for answers.

import { h, still, svg } from "./dom.js";
import { distance, inside, middle, Places, Stroke } from "./strokes.js";

const NEAR = 28; // pixels between a finger and the mark that it means
const BESIDE = 8; // the same where the finger lies on something else
const STILL = 9; // pixels that a finger may move in a tap
const APART = 30; // pixels between two marks that a finger can tell apart
const LEGIBLE = 15; // pixels between two marks that an eye can tell apart
const CLEAR = 6; // pixels between a finger on one of two closer marks and the other, which it cannot mean then
const EDGE = 36; // pixels around what is zoomed to
const AHEAD = 90; // pixels around where one draws before the picture follows
const CLICK = 50; // milliseconds within which a click follows a tap, if one does
const LONG = 500; // milliseconds after which a finger asks what a mark is
const MOST = 8;
const SMALL = 130; // pixels: the width of a card that is shown larger beside what is said about it
const READABLE = 0.5; // pixels that a unit of a picture takes at least where a mouse needs no part of it larger
const CLOSE = 0.3; // how far the picture may be from what the game is about, as a fraction of its size
const GLIDE = { duration: 450, easing: "ease-in-out" };
const CLOSER = 1.5; // a step of zooming
const AGAIN = 500; // milliseconds between the two taps of a double tap
const ASIDE = 24; // pixels between them
export const wide = matchMedia("(min-width: 900px) and (min-height: 481px)"); // with room for the hand beside the board; anything else is laid out for a phone
// infinitely far if they share one place, where no finger can tell them apart
const apart = (one, other) => Math.hypot(...middle(one.box).map((value, axis) => value - middle(other.box)[axis])) || Infinity;
const around = (places) => {
  const side = (name, most) => Math[most](...places.map((place) => place.box[name]));
  return new DOMRect(side("left", "min"), side("top", "min"), side("right", "max") - side("left", "min"), side("bottom", "max") - side("top", "min"));
};
const holds = (frame, box, edge = 0) => box.left >= frame.left + edge && box.top >= frame.top + edge && box.right <= frame.right - edge && box.bottom <= frame.bottom - edge;
const room = (frame, box) => Math.min(frame.width / (box.width + EDGE), frame.height / (box.height + EDGE));
const offset = (box, frame) => middle(frame).map((value, axis) => value - middle(box)[axis]);

/** A shift limited so that the frame shows as much of a map as it can rather than what lies beside it. */
const onto = (map, frame, across, down) =>
  [["left", "right", across], ["top", "bottom", down]].map(([first, last, by]) => {
    const [most, least] = [frame[first] - map[first], frame[last] - map[last]];
    return least > most ? by : Math.max(least, Math.min(most, by));
  });

export class Board {
  /** taps: handles taps and lines, and a finger or mouse that rests on something */
  constructor(taps) {
    this.taps = taps;
    this.marks = new Set();
    this.behind = new Set();
    this.ratio = 1;
    this.pointed = [0, 0]; // the pointer
    this.starts = new Set();
    this.over = this.thing = "";
    this.still = 0; // the taps that no click has followed yet: of a double tap, both clicks may come at the end
    this.asks = true; // whether it shows the present, in which the question can be answered
    this.strong = [];
    this.goals = new Set(); // where something can be put, though a tap there is no answer
    this.picked = [];
    this.pointers = new Map();
    this.sheet = h("div", { class: "sheet" });
    this.foot = h("div", { class: "foot", hidden: true });
    this.element = h("div", { class: "board" }, this.sheet, this.foot);
    this.fit();
    this.element.addEventListener("pointerdown", (event) => this.down(event));
    this.element.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) this.element.addEventListener(end, (event) => this.up(event));
    this.element.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.hover(""));
    this.element.addEventListener("contextmenu", (event) => event.preventDefault());
    this.element.addEventListener("click", (event) => this.click(event));
    this.element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  /** Show a picture; pieces that it shares with the one before move to their new places. `hand`: whether it is the hand in place of the board. */
  show(text, alt, hand) {
    Object.assign(this.element, { role: "group", ariaLabel: alt });
    if (this.shown === text) return;
    this.shown = text;
    const before = this.places();
    const root = svg(text, alt);
    if (!root) return;
    const ratio = root.viewBox.baseVal.width / root.viewBox.baseVal.height;
    const other = hand !== this.hand || Math.abs(Math.log(ratio / this.ratio)) > CLOSE; // another picture, of which the zoomed part would mean nothing
    this.ratio = ratio;
    this.hand = hand;
    this.element.style.setProperty("--ratio", ratio);
    for (const side of ["width", "height"]) root.removeAttribute(side);
    this.sheet.replaceChildren(root);
    this.foot.replaceChildren(...[...root.querySelectorAll("[data-foot]")].map((foot) => foot.cloneNode(true)));
    this.share();
    this.highlight();
    if (other) [this.turned, this.scale, this.x, this.y] = [false, 1, 0, 0];
    this.place();
    if (!still.matches && !other) this.animate(before);
    this.glide(() => this.follow());
  }

  say(element) {
    this.shown = "";
    this.sheet.replaceChildren(element);
    this.foot.replaceChildren();
  }

  /** What the lower edge of the picture does not cover. */
  get frame() {
    const { x, y, width, height } = this.element.getBoundingClientRect();
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

  /** Move to the part that the game is about, unless the player has moved away. Returns whether there is one. */
  follow() {
    const { near } = this;
    const whole = near && this.readable;
    if (whole && !this.turned) [this.scale, this.x, this.y] = [1, 0, 0], this.place();
    if (!near || whole || this.turned) return Boolean(near) && !whole;
    this.foot.hidden = false;
    const [frame, box, map] = [this.frame, ...[near, near.parentElement].map((element) => element.getBoundingClientRect())];
    const low = map.height - box.height < 1 ? 0.5 : Math.max(0, Math.min(1, (box.top - map.top) / (map.height - box.height)));
    // the space left around it shows the map rather than what is below the map
    const away = (shown) => [offset(shown, frame)[0], frame.top + (frame.height - shown.height) * low - shown.top];
    const most = wide.matches ? frame.width / this.sheet.firstElementChild.getBoundingClientRect().width : Infinity; // where more than that part fits
    const factor = Math.min(most, frame.width / box.width, frame.height / box.height);
    const [across, down] = away(box);
    const cut = Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom) > EDGE / 3;
    if (!cut && Math.abs(Math.log(factor)) < CLOSE / 2 && Math.abs(across) < box.width * CLOSE && Math.abs(down) < box.height * CLOSE) {
      this.place(); // without the lower edge if the whole picture is in view
      return true;
    }
    this.zoom(factor);
    this.shift(...away(near.getBoundingClientRect()));
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
    if (!still.matches && this.near) this.sheet.animate([{ transform: from }, { transform: this.sheet.style.transform }], GLIDE);
  }

  /** Stop a smooth movement where it is. */
  stop() {
    for (const gliding of this.sheet.getAnimations()) {
      ({ a: this.scale, e: this.x, f: this.y } = new DOMMatrix(getComputedStyle(this.sheet).transform));
      gliding.cancel();
      this.place();
    }
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
      piece.animate([{ transform: from }, { transform: "translate(0, 0)" }], { ...GLIDE, composite: "add" });
    }
  }

  /**
   * The marks that answer the open question, those at which a line can begin, and those that would be refused. `loose`: in a picture
   * that need not be moved, anything that answers can be dragged, except a place on which something else lies. `lifted`: what is dragged to another picture; a picture that is taller
   * than its frame scrolls until then.
   */
  mark(marks, starts, shut, edge, loose, lifted = []) {
    Object.assign(this, { shut: new Set(shut), edge, loose, lifted: new Set(lifted) });
    this.marks = new Set(marks);
    this.starts = new Set(starts);
    this.share();
    this.highlight();
  }

  /** Show which marks are picked so far. */
  pick(marks) {
    this.picked = marks;
    this.highlight();
  }

  /**
   * Where equal cards are drawn as one, those with an answer of their own share its box, otherwise those that answer the question. One that is drawn alone
   * lends its box to its equals only if it answers nothing.
   */
  share() {
    for (const alike of this.element.querySelectorAll("[data-alike]")) {
      const spots = [...alike.querySelectorAll("rect[data-mark]")];
      const open = spots.filter((spot) => this.marks.has(spot.dataset.mark));
      const own = "own" in alike.dataset;
      const shared = own && (open.includes(spots[0]) || !open.length) ? spots.slice(0, 1) : [open.filter((spot) => !this.behind.has(spot.dataset.mark)), open, spots].find((some) => some.length);
      const width = Number(alike.dataset.alike) / shared.length;
      for (const spot of spots) {
        spot.setAttribute("x", width * Math.max(0, shared.indexOf(spot)));
        spot.setAttribute("width", shared.includes(spot) ? width : 0);
        if (!own && !shared.includes(spot)) this.marks.delete(spot.dataset.mark); // it answers the same
      }
    }
  }

  /** Point at some of the marks. */
  highlight(strong = this.strong) {
    this.strong = strong;
    for (const shape of this.element.querySelectorAll("[data-mark]")) {
      const open = shape.classList.toggle("open", this.marks.has(shape.dataset.mark));
      shape.classList.toggle("strong", (open || this.goals.has(shape.dataset.mark)) && strong.includes(shape.dataset.mark));
      shape.classList.toggle("picked", this.picked.includes(shape.dataset.mark));
    }
  }

  has(mark) {
    return this.sheet.querySelector(`[data-mark="${CSS.escape(mark)}"]`) !== null;
  }

  /** The thing at a mark, in a few words. */
  about(mark) {
    return this.sheet.querySelector(`[data-mark="${CSS.escape(mark)}"]`)?.dataset.about ?? "";
  }

  /** An enlarged copy of a card that is drawn small; null for anything else. */
  enlarged(mark = "") {
    const spot = this.sheet.querySelector(`[data-mark="${CSS.escape(mark)}"][data-enlarged]`);
    const box = spot?.getBoundingClientRect();
    if (!box?.width || box.width > SMALL) return null;
    const root = this.sheet.firstElementChild;
    const { a, d, e, f } = root.getScreenCTM().inverse();
    const copy = root.cloneNode(true);
    for (const other of copy.querySelectorAll("[data-mark]")) other.remove();
    copy.setAttribute("viewBox", [box.x * a + e, box.y * d + f, box.width * a, box.height * d].join(" "));
    copy.style.setProperty("--ratio", box.width / box.height);
    return h("div", { class: "enlarged", "aria-hidden": "true" }, copy);
  }

  /** The mark nearest to a point on the screen, by default of the open ones, if one is near enough. */
  nearest(x, y, marks = this.marks) {
    const places = new Places(this.sheet);
    const beside = marks === this.marks && places.covers(x, y, marks);
    return places.near(marks, x, y, beside ? BESIDE : NEAR)?.mark ?? "";
  }

  /** Where a mark lies; if it is shown twice, the one at the pointer. */
  box(mark) {
    const boxes = [...this.sheet.querySelectorAll(`rect[data-mark="${CSS.escape(mark)}"]`)].map((shape) => shape.getBoundingClientRect());
    return boxes.sort((one, other) => distance(one, ...this.pointed) - distance(other, ...this.pointed))[0];
  }

  covers(x, y) {
    return inside(this.element.getBoundingClientRect(), x, y);
  }

  /** The mark at a point; empty where there is none. */
  at(x, y) {
    return new Places(this.sheet).at(x, y)?.mark ?? "";
  }

  /** The open marks that a finger at this point could mean: the nearest one, and those close to it. */
  crowd(mark, x, y) {
    const { open } = new Places(this.sheet);
    const mine = open.filter((place) => place.mark === mark);
    const away = Math.min(...mine.map((place) => distance(place.box, x, y))) + CLEAR;
    const close = open.filter((other) => distance(other.box, x, y) < away && mine.some((place) => apart(place, other) < APART));
    return [mark, ...close.map((place) => place.mark)];
  }

  /** The open marks, without those that the lower edge keeps in sight. */
  get asked() {
    const { open } = new Places(this.sheet, false);
    return this.foot.hidden ? open : open.filter(({ mark }) => !this.foot.querySelector(`[data-mark="${CSS.escape(mark)}"]`));
  }

  /**
   * Zoom until a finger can tell the open marks apart, but not out of the part that the game is about until all of them are in view. Without either, show the
   * whole picture. `all`: even if that makes it smaller than the frame. A map on which lines go (`lined`) stays as the player has moved it while one can begin
   * in view.
   */
  focus(lined, all) {
    const places = new Places(this.sheet);
    if (lined && this.turned && !this.near && places.fine && places.all.some(({ mark }) => this.starts.has(mark))) return;
    this.turned = false;
    this.glide(() => this.aim(lined, all));
  }

  aim(lined, all) {
    const follows = this.follow();
    const { asked: open, frame } = this;
    if (follows && (lined || !open.length)) return;
    const { grids } = new Places(this.sheet, false);
    if (lined && grids.length) return this.unfold(grids);
    const whole = this.sheet.querySelector("[data-whole]"); // of which more is needed than the open marks
    if (!open.length || whole || (wide.matches && !follows && !this.taller)) return this.fit(); // a mouse needs no larger picture
    let least = Infinity;
    for (const one of open) for (const other of open) if (one.mark !== other.mark) least = Math.min(least, apart(one, other));
    const box = around(open);
    const seen = holds(frame, box);
    const close = APART / least;
    const fits = room(frame, box);
    if ((seen && least >= APART) || (follows && fits < 1.5 * close)) return; // all of them in view would be small and close together
    const factor = Math.max((all ? this.least : 1) / this.scale, Math.min(Math.max(follows ? 1 : 0, close), fits));
    if (seen && Math.abs(Math.log(factor)) < CLOSE / 2) return; // it would move under the finger for nothing
    this.zoom(factor);
    const shown = around(this.asked);
    const [across, down] = offset(shown, this.frame);
    this.shift(across, Math.max(down, this.frame.y - shown.y)); // what is taller than the frame begins at its top
  }

  /**
   * Show maps for lines: all of them if an eye can read them then, else the places where a line can begin, so large that a finger can draw. They stay if
   * there is room to draw around these, and between two steps.
   */
  unfold(grids) {
    const cell = grids[0].box.width / grids[0].wide;
    const maps = () => around(new Places(this.sheet, false).grids);
    const begins = () => new Places(this.sheet, false).all.filter(({ mark }) => this.starts.has(mark));
    if (!begins().length && this.scale > 1) return;
    const whole = room(this.frame, maps());
    const near = begins().length && Math.min(APART / cell, room(this.frame, around(begins())));
    const all = whole * cell > LEGIBLE || near <= whole;
    if (all) this.fit(); // with what lies beside them
    const factor = all ? room(this.frame, maps()) : near;
    if (all ? factor < 1 + CLOSE && holds(this.frame, maps()) : Math.abs(Math.log(near)) < CLOSE / 2 && holds(this.frame, around(begins()), AHEAD)) return;
    this.zoom(factor);
    this.shift(...onto(maps(), this.frame, ...offset(all ? maps() : around(begins()), this.frame)));
  }

  down(event) {
    this.pointed = [event.clientX, event.clientY];
    if (event.button > 0) return;
    this.stop();
    this.element.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, event);
    this.drop();
    this.held = false;
    this.start = this.pointers.size === 1 ? event : null;
    if (!this.start) return;
    const places = new Places(this.sheet);
    const loose = this.loose && this.scale === 1 && !this.taller && places.at(event.clientX, event.clientY);
    const at = [event.clientX, event.clientY];
    const exact = places.near(this.starts, ...at, 0);
    const room = places.begins(this.starts, ...at);
    const start =
      (exact?.mark === room?.mark ? exact : room) ??
      places.near(this.starts, ...at, NEAR) ??
      (loose && this.marks.has(loose.mark) && places.smallest(...at).mark === loose.mark ? loose : null);
    if (start) {
      const below = ({ mark, box, crossed }) => !crossed && mark.startsWith(places.map(...middle(box), mark)?.prefix); // stairs to a map that lies under this one
      const others = places.open.filter((place) => place.mark !== start.mark && this.starts.has(place.mark) && (below(place) || inside(place.box, ...at)));
      this.stroke = new Stroke(places, start, ...at, this.edge, this.loose, others);
      this.stroke.loosely = start === room; // not where the path stands
    }
    this.scrolls = Boolean(start) && this.taller && this.lifted.has(start.mark);
    this.timer = setTimeout(() => this.hold(event), LONG);
  }

  /** End a line without sending it. */
  drop() {
    clearTimeout(this.timer);
    this.stroke?.remove();
    this.stroke = null;
    this.scrolls = false;
  }

  /** A finger held on a mark asks what it is, and gives no answer unless it draws a line then. */
  hold(event) {
    const [x, y] = [event.clientX, event.clientY];
    const at = this.at(x, y);
    const mark = this.marks.has(at) || this.shut.has(at) || this.about(at) ? at : this.nearest(x, y);
    const thing = new Places(this.sheet).smallest(x, y)?.mark;
    if (!this.start || !(mark || thing)) return;
    this.held = true;
    [this.over, this.thing] = [mark, thing]; // until a line begins
    this.taps.describe(mark, thing);
  }

  move(event) {
    this.pointed = [event.clientX, event.clientY];
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "mouse") return;
      return this.hover(this.nearest(...this.pointed), new Places(this.sheet).smallest(...this.pointed)?.mark);
    }
    if (this.start && Math.hypot(event.clientX - this.start.clientX, event.clientY - this.start.clientY) < STILL) return;
    this.start = null;
    clearTimeout(this.timer);
    this.turned ||= !this.stroke;
    const scrolls = this.scrolls && this.covers(event.clientX, event.clientY);
    if (this.stroke && !scrolls) {
      if (this.scrolls) this.lift();
      this.hover(""); // what a click there would have done
      for (const point of event.getCoalescedEvents?.() ?? [event]) this.stroke.to(point.clientX, point.clientY);
      return;
    }
    const other = [...this.pointers.values()].find((pointer) => pointer.pointerId !== event.pointerId);
    if (other) {
      const apart = (pointer) => Math.hypot(pointer.clientX - other.clientX, pointer.clientY - other.clientY) || 1;
      this.zoom(apart(event) / apart(before), (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
      this.shift((event.clientX - before.clientX) / 2, (event.clientY - before.clientY) / 2);
    } else this.shift(scrolls ? 0 : event.clientX - before.clientX, event.clientY - before.clientY);
    this.pointers.set(event.pointerId, event);
  }

  /** What was held leaves the picture, which has scrolled meanwhile. */
  lift() {
    const [mark] = this.stroke.marks;
    const places = new Places(this.sheet, false);
    const start = places.all.find((place) => place.mark === mark);
    this.stroke = new Stroke(places, start, ...middle(start.box), this.edge, this.loose);
    this.scrolls = false;
  }

  up(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    this.place();
    const stroke = event.type === "pointerup" && !this.start && !this.scrolls ? this.stroke : null;
    this.still = this.start !== null && !this.held && event.type === "pointerup" ? this.still + 1 : 0;
    this.start = null;
    this.drop();
    if (stroke?.tap) {
      if (this.held && !stroke.left) return;
      this.still = 1;
      setTimeout(() => this.click(event), CLICK); // a finger that has slipped may not click
    } else if (stroke) this.taps.draws(this.taps.leads(stroke) ? stroke.marks : stroke.forked, event.clientX, event.clientY);
  }

  /** Follows `up`: a menu that opened there would be closed by this click. */
  click(event) {
    if (!this.still) return;
    this.still -= 1;
    const [x, y] = [event.clientX, event.clientY];
    const at = this.at(x, y);
    const mark = this.shut.has(at) ? at : this.nearest(x, y) || at;
    const touch = event.pointerType === "touch";
    const { last } = this;
    const twice = last && event.timeStamp - last.at < AGAIN && Math.hypot(x - last.x, y - last.y) < ASIDE;
    const zooms = twice && mark === last.mark && !this.marks.has(mark);
    this.last = zooms ? null : { x, y, mark, at: event.timeStamp };
    if (zooms) return this.step(0);
    if (mark) this.taps.tap(mark, x, y, touch ? this.crowd(mark, x, y) : [mark], touch ? new Places(this.sheet).upon(mark, x, y) : "", twice);
  }

  /** `thing`: what is under the mouse, which may be smaller than the mark that answers, or no answer at all. */
  hover(mark, thing = "") {
    if (mark === this.over && thing === this.thing) return;
    [this.over, this.thing] = [mark, thing];
    this.element.classList.toggle("pointing", mark !== "");
    this.highlight([mark]);
    this.taps.point(mark, thing);
  }

  /** Zoom, or scroll a picture that is taller than its frame. */
  wheel(event) {
    event.preventDefault();
    if (this.taller && !event.ctrlKey) this.shift(0, -event.deltaY);
    else this.zoom(Math.exp(-event.deltaY * 0.0016), event.clientX, event.clientY), (this.turned = true);
  }

  /** Zoom a step in or out; with the factor 0, show the whole picture, or what the game is about again. */
  step(factor) {
    const whole = this.scale > 1;
    this.stop(); // or a movement under way would count as where the player has moved to
    if (!factor) return this.fit(whole);
    this.turned = true;
    this.zoom(factor);
  }

  /** Keys that zoom. Returns false for any other one. */
  zooms(key) {
    const factor = { "+": CLOSER, "=": CLOSER, "-": 1 / CLOSER, 0: 0 }[key];
    return factor === undefined ? false : (this.step(factor), true);
  }

  fit(whole = false) {
    [this.turned, this.scale, this.x, this.y] = [whole, 1, 0, 0];
    this.place();
    this.follow();
  }

  /** Zoom around a point on the screen, by default the middle. */
  zoom(factor, clientX = null, clientY = null) {
    const box = this.element.getBoundingClientRect();
    const x = (clientX ?? box.x + box.width / 2) - box.x;
    const y = (clientY ?? box.y + box.height / 2) - box.y;
    const scale = Math.min(MOST, Math.max(this.least, this.scale * factor));
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
    const { top, height } = this.sheet.getBoundingClientRect();
    if (!own || !height) return Math.min(0, end);
    const drawn = root.getBoundingClientRect();
    const unit = this.sheet.offsetHeight / height;
    const above = (drawn.top - top + (drawn.height * own.y.baseVal.value) / root.viewBox.baseVal.height) * unit * this.scale;
    return Math.max(end, this.frame.height - above);
  }

  place() {
    this.foot.hidden = this.scale <= 1;
    // how far the sheet, and the picture in it, go beyond the frame on each side
    const [sheet, picture] = [this.sheet, this.sheet.firstElementChild ?? this.sheet].map((each) => (each.clientWidth * this.scale - this.element.clientWidth) / 2);
    const top = this.lowest;
    const play = Math.max(0, picture);
    this.x = Math.max(-sheet - play, Math.min(play - sheet, this.x));
    this.y = Math.max(top, Math.min(0, this.y));
    this.element.classList.toggle("more", this.taller && this.y > top + 1);
    this.sheet.style.willChange = this.pointers.size ? "transform" : ""; // smooth under a finger, sharp when it has left
    this.sheet.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }
}

// A picture whose marks can be tapped, and lines drawn between them. Shapes with `data-mark` stand for answers.

import { h, svg } from "./dom.js";
import { bounds, distance, inside, middle, Places, Stroke } from "./strokes.js";
import { clamp, holds, MARGIN, offset, similar, SLACK, View, wide } from "./view.js";

// Pixels:
const REACH = 20; // between a finger and the mark that it means with a tap
const BEGINS = 28; // between a finger and the mark at which its line begins
const REACH_ON = 8; // the same where that lies on a larger place, and the finger beside it
const UNSTEADY = 9; // that a finger may move in a tap
const TOUCHABLE = 30; // between two marks that a finger can tell apart
const LEGIBLE = 15; // between two marks that an eye can tell apart
const CLEAR = 6; // between a finger on one of two closer marks and the other, which it cannot mean then
const DRAWING_MARGIN = 90; // around where one draws before the picture follows
const SMALL_CARD = 130; // across a card that is shown larger beside what is said about it
const ASIDE = 24; // between the two taps of a double tap
const TICK = 46; // across a tick, in units of the picture
// Milliseconds:
const AGAIN = 500; // between the two taps of a double tap
const CLICK = 50; // within which a click follows a tap, if one does
const HOLD = 500; // after which a finger asks what a mark is

const named = (mark) => `[data-mark="${CSS.escape(mark)}"]`;
const room = (frame, box) => Math.min(frame.width / (box.width + MARGIN), frame.height / (box.height + MARGIN));
// infinitely far if they share one place, where no finger can tell them apart
const apart = (one, other) => Math.hypot(...offset(one.box, other.box)) || Infinity;

/** A tick at the upper right corner of a place. */
function ticked({ x, y, width }) {
  const size = Math.min(TICK, width.baseVal.value / 2);
  const place = `x="${x.baseVal.value + width.baseVal.value - 0.85 * size}" y="${y.baseVal.value - 0.3 * size}" width="${size}" height="${size}"`;
  return svg(`<svg xmlns="http://www.w3.org/2000/svg" class="tick" ${place} viewBox="-20 -20 40 40"><circle r="18"/><path d="M-9 0L-2 7L10-7"/></svg>`);
}

/** The box around some places. */
function around(places) {
  const [left, top] = ["left", "top"].map((side) => Math.min(...places.map(({ box }) => box[side])));
  const [right, bottom] = ["right", "bottom"].map((side) => Math.max(...places.map(({ box }) => box[side])));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** A shift limited so that the frame shows as much of a map as it can rather than what lies beside it. */
const onto = (map, frame, across, down) =>
  [["left", "right", across], ["top", "bottom", down]].map(([first, last, shift]) => {
    const [most, least] = [frame[first] - map[first], frame[last] - map[last]];
    return least > most ? shift : clamp(shift, least, most);
  });

export class Board extends View {
  /** taps: handles taps and lines, and a finger or mouse that rests on something */
  constructor(taps) {
    super();
    this.taps = taps;
    this.strong = []; // those pointed out
    this.picked = [];
    this.pointed = [0, 0]; // the place of the last one
    this.start = null; // the touch that has not moved yet
    this.held = false; // whether that has asked what lies there
    this.stroke = null; // the line that is drawn
    this.scrolls = false; // whether what is dragged scrolls the picture until it leaves that
    this.over = this.thing = ""; // what the mouse rests on
    this.clicksDue = 0; // the taps that no click has followed yet: of a double tap, both clicks may come at the end
    this.lastTap = null;
    this.mark(null);
    this.element.addEventListener("pointerdown", (event) => this.down(event));
    this.element.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) this.element.addEventListener(end, (event) => this.up(event));
    this.element.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && !document.querySelector(".menu") && this.hover(""));
    this.element.addEventListener("contextmenu", (event) => event.preventDefault());
    this.element.addEventListener("click", (event) => this.click(event));
  }

  // Marks

  showMarks() {
    this.share();
    this.highlight();
  }

  /**
   * Answer the open question, or nothing (null): `marks` do, `behind` some of these where nothing else does; a line can begin at `starts`, `shut` ones would be
   * refused, and on `goals` something can be put, though a tap there is no answer. `edge`: see `Stroke`. `loose`: in a picture that need not be moved,
   * anything that answers can be dragged, except a place on which something else lies. `lifted`: what is dragged to another picture; a picture that is taller
   * than its frame scrolls until then.
   */
  mark(asked) {
    const { edge = 0, loose = false } = asked ?? {};
    Object.assign(this, { asks: asked !== null, edge, loose });
    for (const kind of ["marks", "starts", "shut", "behind", "goals", "lifted"]) this[kind] = new Set(asked?.[kind]);
    this.showMarks();
  }

  /** Show which marks are picked so far. */
  pick(marks) {
    this.picked = marks;
    this.highlight();
  }

  /**
   * Where equal cards are drawn as one, those with an answer of their own share its box, otherwise those that answer the question. One that is drawn alone
   * (`own`) lends its box to its equals only if it answers nothing.
   */
  share() {
    for (const alike of this.element.querySelectorAll("[data-alike]")) {
      const spots = [...alike.querySelectorAll("rect[data-mark]")];
      const open = spots.filter((spot) => this.marks.has(spot.dataset.mark));
      const answering = open.filter((spot) => !this.behind.has(spot.dataset.mark));
      const own = "own" in alike.dataset;
      const lends = own && open.length && !open.includes(spots[0]);
      const shared = own && !lends ? spots.slice(0, 1) : [answering, open, spots].find((some) => some.length);
      const width = Number(alike.dataset.alike) / shared.length;
      for (const spot of spots) {
        spot.setAttribute("x", width * Math.max(0, shared.indexOf(spot)));
        spot.setAttribute("width", shared.includes(spot) ? width : 0);
        if (!own && !shared.includes(spot)) this.marks.delete(spot.dataset.mark); // it answers the same
      }
    }
  }

  /** Point at some of the marks; that which takes a second tap has a tick after the first. */
  highlight(strong = this.strong) {
    this.strong = strong;
    for (const tick of this.sheet.querySelectorAll(".tick")) tick.remove();
    for (const shape of this.element.querySelectorAll("[data-mark]")) {
      const { mark } = shape.dataset;
      const open = this.marks.has(mark);
      shape.classList.toggle("open", open);
      shape.classList.toggle("strong", (open || this.goals.has(mark)) && strong.includes(mark));
      shape.classList.toggle("picked", this.picked.includes(mark));
      shape.classList.toggle("chosen", open && mark === this.taps.armed);
      if (shape.matches("rect.chosen")) shape.after(ticked(shape));
    }
  }

  /** Show where a piece goes first for some answers, as its shadow there. */
  foresee(options) {
    for (const shadow of this.sheet.querySelectorAll(".shadow")) shadow.remove();
    for (const [via, piece] of new Map(options.map(({ via, piece }) => [via, piece]))) {
      const [drawn, place] = [this.sheet.querySelector(`#piece-${CSS.escape(piece)}`), this.box(via)];
      if (!drawn || !place) continue;
      const [x, y] = offset(bounds(drawn), place);
      const { a, d } = drawn.getScreenCTM();
      const shadow = drawn.cloneNode(true);
      shadow.removeAttribute("id");
      shadow.setAttribute("class", "shadow");
      shadow.setAttribute("transform", `translate(${x / a} ${y / d})`);
      drawn.after(shadow);
    }
  }

  has(mark) {
    return this.sheet.querySelector(named(mark)) !== null;
  }

  /** The thing at a mark, in a few words. */
  about(mark) {
    return this.sheet.querySelector(named(mark))?.dataset.about ?? "";
  }

  /** An enlarged copy of a card that is drawn small; null for anything else. */
  enlarged(mark = "") {
    const spot = this.sheet.querySelector(`${named(mark)}[data-enlarged]`);
    const box = spot && bounds(spot);
    if (!box?.width || box.width > SMALL_CARD) return null;
    const root = this.sheet.firstElementChild;
    const { a, d, e, f } = root.getScreenCTM().inverse();
    const copy = root.cloneNode(true);
    for (const other of copy.querySelectorAll("[data-mark], .tick")) other.remove();
    copy.setAttribute("viewBox", [box.x * a + e, box.y * d + f, box.width * a, box.height * d].join(" "));
    copy.style.setProperty("--ratio", box.width / box.height);
    return h("div", { class: "enlarged", "aria-hidden": "true" }, copy);
  }

  /** The mark nearest to a point on the screen, by default of the open ones, if one is near enough. */
  nearest(x, y, marks = this.marks) {
    const places = new Places(this.sheet);
    const others = marks === this.marks ? places.others(x, y) : [];
    const place = places.near(marks, x, y, others.length ? REACH_ON : REACH);
    const meant = place && (inside(place.box, x, y) || others.every(({ box }) => inside(box, ...middle(place.box))));
    return meant ? place.mark : "";
  }

  /** Where a mark lies; if it is shown twice, the one at the pointer. */
  box(mark) {
    return this.boxes(mark).sort((one, other) => distance(one, ...this.pointed) - distance(other, ...this.pointed))[0];
  }

  boxes(mark) {
    return [...this.sheet.querySelectorAll(`rect${named(mark)}`)].map(bounds);
  }

  covers(x, y) {
    return inside(bounds(this.element), x, y);
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
    const close = open.filter((other) => distance(other.box, x, y) < away && mine.some((place) => apart(place, other) < TOUCHABLE));
    return [mark, ...close.map((place) => place.mark)];
  }

  // Marks in view

  /**
   * Zoom until a finger can tell the open marks apart, but not out of the part that the game is about until all of them are in view. Without either, show the
   * whole picture. `all`: even if that makes it smaller than the frame. A map on which lines go (`lined`) stays as the player has moved it while one can begin
   * in view.
   */
  focus(lined, all) {
    const places = new Places(this.sheet);
    if (lined && this.movedAway && !this.near && places.fine && places.all.some(({ mark }) => this.starts.has(mark))) return;
    this.movedAway = false;
    this.glide(() => this.aim(lined, all));
  }

  aim(lined, all) {
    const follows = this.follow();
    const open = this.asked;
    if (follows && (lined || !open.length)) return;
    const { grids } = new Places(this.sheet, false);
    if (lined && grids.length) return this.unfold(grids);
    const whole = this.sheet.querySelector("[data-whole]"); // of which more is needed than the open marks
    const suitsMouse = wide.matches && !follows && !this.taller; // which needs no larger picture
    if (!open.length || whole || suitsMouse) return this.fit();
    const closest = Math.min(...open.flatMap((one) => open.map((other) => (one.mark === other.mark ? Infinity : apart(one, other)))));
    const touchable = TOUCHABLE / closest;
    const fits = room(this.frame, around(open));
    const seen = holds(this.frame, around(open));
    if ((seen && touchable <= 1) || (follows && fits < 1.5 * touchable)) return; // all of them in view would be small and close together
    const least = (all ? this.least : 1) / this.scale;
    const factor = Math.max(least, Math.min(follows ? Math.max(1, touchable) : touchable, fits));
    if (seen && similar(factor)) return; // it would move under the finger for nothing
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
    const near = begins().length && Math.min(TOUCHABLE / cell, room(this.frame, around(begins())));
    const all = whole * cell > LEGIBLE || near <= whole;
    if (all) this.fit(); // with what lies beside them
    const wanted = () => (all ? maps() : around(begins()));
    const factor = all ? room(this.frame, maps()) : near;
    const suits = all ? factor < 1 + SLACK : similar(factor);
    if (suits && holds(this.frame, wanted(), all ? 0 : DRAWING_MARGIN)) return;
    this.zoom(factor);
    this.shift(...onto(maps(), this.frame, ...offset(wanted(), this.frame)));
  }

  /** The open marks, without those that the lower edge keeps in sight. */
  get asked() {
    const { open } = new Places(this.sheet, false);
    return this.foot.hidden ? open : open.filter(({ mark }) => !this.foot.querySelector(named(mark)));
  }

  // Pointers

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
    this.begin(...this.pointed);
    this.timer = setTimeout(() => this.hold(event), HOLD);
  }

  /** Begin a line if one can begin at this point. */
  begin(x, y) {
    const places = new Places(this.sheet);
    const room = places.rooms.find(({ mark, box }) => this.starts.has(mark) && inside(box, x, y));
    const start = this.beginning(places, room, x, y) ?? this.behindAt(places, x, y);
    if (!start) return;
    const below = ({ mark, box, crossed }) => !crossed && mark.startsWith(places.map(...middle(box), mark)?.prefix); // stairs to a map that lies under this one
    const begins = places.open.filter(({ mark }) => mark !== start.mark && this.starts.has(mark));
    const others = begins.filter((place) => below(place) || inside(place.box, x, y));
    this.stroke = new Stroke(places, start, [x, y], { edge: this.edge, carried: this.loose, loosely: start === room, others });
    this.scrolls = this.taller && this.lifted.has(start.mark);
  }

  /** The place at which a line from this point begins; null if none can. From something beside an answer, it gives that only if it leads over it. */
  beginning(places, room, x, y) {
    const exact = places.near(this.starts, x, y, 0);
    const near = exact ?? places.near(this.starts, x, y, BEGINS);
    const [beside] = near && !exact && this.marks.has(near.mark) ? places.others(x, y) : [];
    const meant = (exact?.mark === room?.mark ? exact : room) ?? beside ?? near;
    if (meant || !this.loose || this.scale !== 1 || this.taller) return meant;
    const loose = places.at(x, y);
    return loose && this.marks.has(loose.mark) && places.smallest(x, y).mark === loose.mark ? loose : null;
  }

  /** The place of a path that has gone on at this point, with the marks of all places on the way back there. */
  behindAt({ rooms }, x, y) {
    const first = rooms.findIndex(({ mark }) => this.behind.has(mark));
    const at = first < 0 ? -1 : rooms.findIndex(({ box }, index) => index >= first && inside(box, x, y));
    return at < 0 ? null : { ...rooms[at], mark: rooms[first].mark, marks: rooms.slice(first, at + 1).map(({ mark }) => mark) };
  }

  /** End a line without sending it. */
  drop() {
    clearTimeout(this.timer);
    this.stroke?.line.remove();
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
    this.taps.armed = mark;
    this.taps.explain(mark, false, thing);
  }

  move(event) {
    this.pointed = [event.clientX, event.clientY];
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.hover(this.nearest(...this.pointed), new Places(this.sheet).smallest(...this.pointed)?.mark);
      return;
    }
    const since = (other) => [event.clientX - other.clientX, event.clientY - other.clientY];
    if (this.start && Math.hypot(...since(this.start)) < UNSTEADY) return;
    this.start = null;
    clearTimeout(this.timer);
    this.movedAway ||= !this.stroke;
    const scrolls = this.scrolls && this.covers(...this.pointed);
    if (this.stroke && !scrolls) {
      if (this.scrolls) this.lift();
      this.hover(""); // what a click there would have done
      for (const point of event.getCoalescedEvents?.() ?? [event]) this.stroke.to(point.clientX, point.clientY);
      this.taps.foretell(this.stroke);
      return;
    }
    const second = [...this.pointers.values()].find((pointer) => pointer.pointerId !== event.pointerId);
    const [across, down] = since(before);
    if (second) this.pinch(before, event, second);
    else this.shift(scrolls ? 0 : across, down);
    this.pointers.set(event.pointerId, event);
  }

  /** What was held leaves the picture, which has scrolled meanwhile. */
  lift() {
    const [mark] = this.stroke.marks;
    const places = new Places(this.sheet, false);
    const start = places.all.find((place) => place.mark === mark);
    this.stroke = new Stroke(places, start, middle(start.box), { edge: this.edge, carried: this.loose });
    this.scrolls = false;
  }

  /** One of two fingers moves: the picture stays under both. */
  pinch(before, now, other) {
    const apart = (pointer) => Math.hypot(pointer.clientX - other.clientX, pointer.clientY - other.clientY) || 1;
    this.zoom(apart(now) / apart(before), (now.clientX + other.clientX) / 2, (now.clientY + other.clientY) / 2);
    this.shift((now.clientX - before.clientX) / 2, (now.clientY - before.clientY) / 2);
  }

  up(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    this.place();
    const ends = event.type === "pointerup";
    const stroke = ends && !this.start && !this.scrolls ? this.stroke : null;
    this.clicksDue = ends && this.start && !this.held ? this.clicksDue + 1 : 0;
    this.start = null;
    if (this.taps.foretold) this.taps.explain("");
    this.drop();
    if (stroke?.tap) {
      if (this.held && !stroke.left) return;
      this.clicksDue = 1;
      setTimeout(() => this.click(event), CLICK); // a finger that has slipped may not click
    } else if (stroke) this.taps.draws(this.taps.leads(stroke) ? stroke.marks : stroke.forked, event.clientX, event.clientY);
  }

  /** Follows `up`: a menu that opened there would be closed by this click. */
  click(event) {
    if (!this.clicksDue) return;
    this.clicksDue -= 1;
    const [x, y] = [event.clientX, event.clientY];
    if (this.taps.pass(x, y)) return;
    const at = this.at(x, y);
    const mark = this.shut.has(at) ? at : this.nearest(x, y) || at;
    const { lastTap } = this;
    const twice = lastTap && event.timeStamp - lastTap.at < AGAIN && Math.hypot(x - lastTap.x, y - lastTap.y) < ASIDE;
    const zooms = twice && mark === lastTap.mark && !this.marks.has(mark);
    this.lastTap = zooms ? null : { x, y, mark, at: event.timeStamp };
    if (zooms) return this.step(0);
    const touch = event.pointerType === "touch";
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
}

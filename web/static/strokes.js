// Where marks lie on the screen, and a line that is drawn over them.

import { svg } from "./dom.js";

const STRIDE = 3; // pixels between two points at which a line is looked at
const PART = 0.4; // of a place: what is smaller lies on it
const LARGE = 400; // square pixels of something that a finger can mean
export const SLIP = 24; // pixels that a finger may slip while it taps something at which a line could begin, or beside the place where a line ends
const FINE = 12; // pixels: in smaller cells no finger can draw
const AROUND = 3; // places that a line has left when it comes back to one in a circle
export const bounds = (element) => element.getBoundingClientRect();
export const inside = (box, x, y) => x >= box.left && x < box.right && y >= box.top && y < box.bottom;
export const distance = (box, x, y) => Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
const area = (box) => box.width * box.height;
export const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];

/** The part of a box that is left without this share of it at each side. */
const within = (box, edge) =>
  new DOMRect(box.x + box.width * edge, box.y + box.height * edge, box.width * (1 - 2 * edge), box.height * (1 - 2 * edge));

/** The place of a cell, by its column and row in a grid. */
function cell({ prefix, left, top, wide, high, box }, column, row) {
  const [width, height] = [box.width / wide, box.height / high];
  return { mark: `${prefix}${left + column},${top + row}`, box: new DOMRect(box.left + column * width, box.top + row * height, width, height) };
}

/** The marks of a picture as they lie now; none where it is not shown. `seen`: only those of which something is in the frame. */
export class Places {
  constructor(sheet, seen = true) {
    const board = sheet.parentElement;
    const frame = bounds(board);
    const foot = board.querySelector(".foot:not([hidden])"); // over what lies below
    const edge = foot && bounds(foot).top;
    const boxOf = (shape) => {
      const box = bounds(shape);
      const covered = seen && foot && box.bottom > edge && !foot.contains(shape);
      return covered ? new DOMRect(box.x, box.y, box.width, Math.max(0, edge - box.y)) : box;
    };
    const meets = (box) => box.left < frame.right && box.right > frame.left && box.top < frame.bottom && box.bottom > frame.top;
    const placed = [...board.querySelectorAll("rect[data-mark]")].map((shape) => {
      const { mark, crossed = mark } = shape.dataset;
      return { mark, crossed, open: shape.classList.contains("open"), box: boxOf(shape) };
    });
    this.all = placed.filter(({ box }) => area(box) > 0 && (!seen || meets(box)));
    this.bySize = this.all.toSorted((one, other) => area(one.box) - area(other.box) || other.open - one.open); // the smallest first
    this.open = this.bySize.filter((place) => place.open);
    // where a line begins, though a tap there means something else or nothing
    this.rooms = [...sheet.querySelectorAll("rect[data-begins]")].map((shape) => ({ mark: shape.dataset.begins, box: bounds(shape) }));
    this.grids = [...sheet.querySelectorAll("rect[data-grid]")].map((shape) => {
      const [left, top, wide, high] = shape.dataset.cells.split(" ").map(Number);
      return { prefix: shape.dataset.grid, left, top, wide, high, box: bounds(shape) };
    });
    this.fine = !this.grids.some(({ box, wide }) => box.width / wide < FINE);
  }

  /** The place at a point: what answers the question first, then the cell of a grid, then the smallest other mark or, for a line, what that lies on. */
  at(x, y, edge = 0, from = "") {
    const open = this.open.find(({ box }) => inside(within(box, edge), x, y));
    const grid = this.fine ? this.map(x, y, from) : null;
    const above = open && (!from || open.crossed) && grid === this.map(x, y); // on another map, a line means just its cells
    if (!grid || above) return open ?? this.others(x, y).at(from ? -1 : 0) ?? null;
    const { box, wide, high } = grid;
    return cell(grid, Math.floor((x - box.left) / (box.width / wide)), Math.floor((y - box.top) / (box.height / high)));
  }

  /** The map at a point, of which a picture may show several; of maps above each other that with this mark, or else the first. */
  map(x, y, mark = "") {
    const here = this.grids.filter(({ box }) => inside(box, x, y));
    return here.find(({ prefix }) => mark.startsWith(prefix) && /^-?\d+,/.test(mark.slice(prefix.length))) ?? here[0];
  }

  /** What lies at a point and does not answer the question. */
  others(x, y) {
    return this.bySize.filter(({ open, box }) => !open && inside(box, x, y));
  }

  /** The smallest mark at a point, whether it answers the question or not. */
  smallest(x, y) {
    return this.bySize.find(({ box }) => inside(box, x, y)) ?? null;
  }

  /** The mark of a thing on a larger place with this mark, if a finger may mean either; otherwise empty. */
  upon(mark, x, y) {
    const place = this.open.find((other) => other.mark === mark && inside(other.box, x, y));
    const thing = this.smallest(x, y);
    const meant = place && area(thing.box) >= LARGE && area(thing.box) < PART * area(place.box);
    return meant ? thing.mark : "";
  }

  /** Whether a mark lies at a point, whatever lies above it, or, with the `rooms`, a line begins at it there. */
  lies(mark, x, y, rooms = []) {
    return [...this.all, ...rooms].some((place) => place.mark === mark && inside(place.box, x, y));
  }

  /** The nearest of some marks to a point, no farther than `most`. */
  near(marks, x, y, most) {
    const here = this.all.filter((place) => marks.has(place.mark) && inside(place.box, x, y)).sort((one, other) => one.open - other.open);
    const small = 1 + Math.min(...here.map(({ box }) => area(box))); // of equal ones, which rounding makes unequal, the first that is no answer itself
    if (here.length) return here.find(({ box }) => area(box) <= small);
    let [nearest, least] = [null, most];
    for (const place of [...this.all.filter(({ mark }) => marks.has(mark)), ...this.cells(marks)]) {
      const [middleX, middleY] = middle(place.box);
      const away = distance(place.box, x, y) + Math.hypot(x - middleX, y - middleY) / 1000;
      if (away < least) [nearest, least] = [place, away];
    }
    return nearest;
  }

  /** The places of those of the marks that are cells of a map. */
  cells(marks) {
    const found = (grid, mark) => {
      const [x, y] = mark.startsWith(grid.prefix) ? mark.slice(grid.prefix.length).split(",").map(Number) : [NaN, NaN];
      const [column, row] = [x - grid.left, y - grid.top];
      return column >= 0 && row >= 0 && column < grid.wide && row < grid.high ? [cell(grid, column, row)] : [];
    };
    return this.grids.flatMap((grid) => [...marks].flatMap((mark) => found(grid, mark)));
  }
}

/**
 * A line from a mark at which one can begin; drawn back over the marks before, it becomes shorter.
 * `edge`: the part of a mark at each side that it may run over without meaning it. `carried`: something is dragged from there to another place, whatever is between
 * them. `loosely`: it begins in the room around its first mark, not where the path stands. `others`: places with which the line may begin as well, such as stairs
 * where it begins or on its way.
 */
export class Stroke {
  constructor(places, start, [x, y], { edge, carried, loosely = false, others = [] }) {
    Object.assign(this, { places, x, y, edge, carried, loosely, others });
    this.points = [[x, y]];
    this.rooms = start.marks ? [start] : places.rooms; // where it begins
    this.drawn = (start.marks ?? [start.mark]).map((mark) => ({ ...start, mark })); // the places that it means
    this.begun = this.drawn.length; // those that its beginning means
    this.left = !places.lies(start.mark, x, y, this.rooms); // whether it has left its first mark: until then, what lies there does not count
    this.over = this.left ? "" : start.mark; // the mark at its end
    this.map = places.map(x, y, start.mark); // the one on which it runs
    this.came = this.left ? 0 : 1; // how often it has come to where it begins
    this.other = null; // the first of the others that it touches, at the point `turn`, after so many points (`since`)
    this.line = svg('<svg xmlns="http://www.w3.org/2000/svg" class="stroke"><polyline/></svg>');
    this.to(x, y);
  }

  get marks() {
    return this.drawn.map((place) => place.mark);
  }

  /** Its marks if it begins at the other place. */
  get forked() {
    const fork = new Stroke(this.places, this.other, this.turn, this);
    for (const point of this.points.slice(this.since)) fork.to(...point);
    fork.line.remove();
    return fork.marks;
  }

  to(x, y) {
    const [dx, dy] = [x - this.x, y - this.y];
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / STRIDE));
    for (let step = 1; step <= steps; step += 1) this.look(this.x + (dx * step) / steps, this.y + (dy * step) / steps);
    [this.x, this.y] = [x, y];
    this.points.push([x, y]);
    if (this.over !== this.drawn[0].mark && !this.line.isConnected) document.body.append(this.line);
    const points = [...(this.carried ? [this.points[0]] : this.drawn.map((place) => middle(place.box))), [x, y]];
    this.line.firstElementChild.setAttribute("points", points.join(" "));
  }

  /**
   * Whether it means no more than a tap: an unsteady finger has moved a few pixels or has been nowhere else, or a line leads from one place of a mark to
   * another, such as up the stairs.
   */
  get tap() {
    const near = Math.hypot(this.x - this.points[0][0], this.y - this.points[0][1]) < SLIP;
    if (!this.left) return near;
    const [{ mark, box }] = this.drawn;
    const elsewhere = !this.carried && !inside(box, this.x, this.y);
    return this.over === mark && (this.came === 1 || elsewhere);
  }

  look(x, y) {
    const begin = this.drawn[0].mark;
    const other = !this.other && this.others.find(({ box }) => inside(box, x, y));
    if (other) Object.assign(this, { other, turn: [x, y], since: this.points.length });
    if (!this.left && this.places.lies(begin, x, y, this.rooms)) return;
    this.left = true;
    const [last] = this.marks.slice(-1);
    const map = this.places.map(x, y, last);
    if (this.map && map && !inside(this.map.box, x, y)) this.drawn.length = Math.min(this.begun, this.drawn.length); // between two maps it meant nothing
    this.map = map ?? this.map;
    const place = this.places.at(x, y, this.edge, last);
    const mark = place?.mark === begin || this.places.lies(begin, x, y) ? begin : (place?.crossed ?? place?.mark ?? "");
    if (mark === this.over) return;
    this.over = mark;
    if (mark === begin) this.came += 1;
    if (!mark) return;
    const known = this.marks.lastIndexOf(mark);
    if (known >= 0 && (place?.open || known >= this.drawn.length - AROUND)) this.drawn.length = known + 1;
    else this.drawn.push({ ...place, mark });
  }
}

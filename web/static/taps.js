// Taps on a picture, lines drawn on it, and a finger or mouse resting on it: the answers they give, or the explanations.

import { h, words } from "./dom.js";
import { inCommon, markdown } from "./markdown.js";
import { bounds, distance, inside, middle, Places, SLIP } from "./strokes.js";
import { wide } from "./view.js";

const MOST_MARKS = 200;
const CARD = 200; // the most letters of a card's text; more is a sheet of its own, and would cover the board
const HEAD = 0.05; // of the width of a picture: its first line
const GAP = 8; // pixels around the tip
const RESTS = 80; // milliseconds for which a line stays as it is until the server is asked what it would do
const TAPPED_TWICE = ["second_tap", "button"]; // what confirms answers for which a tap is not enough

/** What a line does: the function that does it, and the answers that it gives or offers; or the marks of the path that it is, or the `end` that it explains. */
const does = (act, options = [], path = [], end = "") => ({ act, options, path, end });

const NOTHING = does(() => {});

/** Whether an answer says what is said about a thing: in its label, in what it does, or the name in one and the rest in the other. */
function says({ label, about }, thing) {
  const name = about && thing.endsWith(about) ? thing.slice(0, -about.length).replace(/[:：] ?$/, "") : thing;
  return label.includes(name) || about.includes(thing);
}

export class Taps {
  /** game: the page, with the `answers` to the open question and the `pictures` in which they are tapped */
  constructor(game) {
    this.game = game;
    this.armed = ""; // the mark that takes a second tap to answer
    this.selected = ""; // the mark that the tip explains
    this.lying = ""; // the thing on it
    this.foretold = ""; // what the line that is drawn would do
    this.tapped = ""; // the question that was open at the last tap
    const confirm = () => (this.meant(this.armed).length === 1 ? this.choose(this.meant(this.armed)[0]) : this.explain(""));
    this.tip = h("div", { class: "tip", role: "status", hidden: true, onclick: confirm });
  }

  /** The answers at a mark, or else those given by dragging its piece; starting a line is not an answer by itself. */
  meant(mark) {
    const { options = [], picked = [], behind = {} } = this.game.answers ?? {};
    const open = options.filter((option) => mark && !picked.includes(option.id));
    const there = open.filter((option) => option.mark === mark);
    if (there.length) return there;
    const given = open.filter((option) => option.piece === mark && (!option.step || option.whole));
    return given.length || !behind[mark]?.final ? given : [behind[mark]];
  }

  /** The marks that the piece at a mark can be dragged to, if one picture shows all of them; otherwise empty. One goal alone only if a line leads there. */
  goals(mark, options) {
    const goals = new Set(options.map((option) => option.mark));
    const given = (goals.size > 1 || options[0]?.whole) && options.every((option) => option.piece === mark && option.mark !== mark);
    return given && this.game.pictures.some((board) => [mark, ...goals].every((goal) => board.has(goal))) ? goals : new Set();
  }

  /**
   * A tap gives an answer that can be taken back. Any other needs a second tap on the same place and the same thing there, but not a double tap
   * (`twice`), as does one that is described first. Where a finger could mean several marks, a menu lists all their answers.
   */
  tap(mark, x, y, near, thing, twice) {
    if (this.game.rash) return;
    const before = this.tapped;
    this.tapped = this.game.asking;
    if (twice && this.tapped !== before) return; // the first one answered another question
    if (mark !== this.selected) this.explain(""); // clear what the tip said about another mark
    const own = this.meant(mark);
    const behind = this.game.answers?.behind[mark];
    const again = mark === this.armed && !twice && (!thing || thing === this.lying);
    if (!own.length) return behind ? this.game.press(behind.press) : this.explain(mark, true);
    if (this.goals(mark, own).size) return this.explain(mark);
    const options = [...new Set(near.flatMap((mark) => this.meant(mark)))];
    if (options.length > 1 || again || !this.twice(options[0])) return this.answer(options, x, y);
    this.arm(mark, thing || mark);
  }

  /** Let the next tap on a mark answer, and say what. */
  arm(mark, thing = mark) {
    this.armed = mark;
    this.explain(mark, false, thing);
  }

  /** What that tap answers, as a text; empty if none does. */
  get due() {
    const [number] = this.game.asking?.split(".") ?? [];
    const meant = this.meant(this.armed).map(({ id, label, about, confirmation }) => [id, label, about, confirmation]);
    return meant.length ? JSON.stringify([number, meant]) : "";
  }

  /** Give the answer. If there are several, or the player may not be `sure`, show a menu of them. */
  answer(options, x, y, sure = true) {
    if (options.length === 1 && sure) return this.choose(options[0]);
    const shared = ["mark", "piece"].filter((name) => options.every((option) => option[name] === options[0][name]));
    const [picture] = shared.map((name) => this.enlarged(options[0][name])).filter(Boolean);
    this.explain("");
    this.game.dialogs.menu(this.game.answers.asks, options, x, y, (option) => this.choose(option), picture);
    this.game.light([], options);
  }

  /** Whether an answer takes a second tap. */
  twice({ confirmation }) {
    return TAPPED_TWICE.includes(confirmation);
  }

  /** Whether a tap on an answer's button gives it: what takes a second tap where it alone lies is first pointed out there. */
  confirms(option) {
    const { mark } = option;
    if (mark === this.armed || !this.twice(option) || this.meant(mark).length !== 1 || !this.game.placed(option)) return true;
    this.arm(mark);
    return false;
  }

  /** Press the button of an answer, or send it if it has none. */
  choose(option) {
    const button = this.game.panel.buttonOf(option.id);
    if (button) button.click();
    else this.game.press(option.press);
  }

  /** An enlarged copy of a card that a picture shows small; null for anything else. */
  enlarged(mark) {
    return this.game.board.enlarged(mark) ?? this.game.hand.enlarged(mark);
  }

  /** The thing at a mark, in a few words. */
  said(mark) {
    return this.game.board.about(mark) || this.game.hand.about(mark);
  }

  /** Whether a line leads over anything that answers or, from where it must have begun, back or to what would be refused. */
  leads({ marks, other, loosely }) {
    const { behind, why } = (!loosely && this.game.answers) || { behind: {}, why: {} };
    return !other || marks.slice(1).some((mark) => this.meant(mark).length || behind[mark] || why[mark]);
  }

  /** Whether a line or tap can answer now. */
  get listens() {
    return this.game.answers && !this.game.link.waiting.size && !this.game.rash;
  }

  /** A tap or line on the past only goes on to the next moment: what it hits may lie elsewhere by now. Returns whether there is the past at a point. */
  pass(x, y) {
    const past = this.game.pictures.some((board) => !board.asks && board.covers(x, y));
    if (past) this.game.story.goOn();
    return past;
  }

  /** Treat a line as several picks, or do what it has foretold. */
  draws(marks, x, y) {
    if (this.pass(x, y) || !this.listens) return;
    if (this.game.answers.way !== "one") this.picks(marks);
    else this.outcome(marks, x, y).act();
  }

  /** While a line is drawn: point out, and say in a line, what letting go of it would answer or offer. */
  foretell(stroke) {
    const ends = !stroke.tap && this.listens && this.game.answers.way === "one" && this.leads(stroke);
    const { act, options, path, end } = ends ? this.outcome(stroke.marks, stroke.x, stroke.y) : NOTHING;
    const foretold = [...options.map(({ id }) => id), ...path, end].join(" ").trim();
    if (foretold === this.foretold && (stroke.tap || !this.selected)) return;
    this.explain(""); // what a tap before said
    this.foretold = foretold;
    clearTimeout(this.timer);
    const { foretell } = this.game.answers ?? {};
    if (end) this.timer = setTimeout(() => (act(), Object.assign(this, { foretold, selected: "" })), RESTS);
    else if (path.length && foretell) this.timer = setTimeout(() => this.game.link.tell({ op: "stroke", id: foretell, marks: path, nonce: crypto.randomUUID() }), RESTS);
    else if (options.length) this.tell(options, options.map(({ place, mark }) => place || mark));
  }

  /** Hear what the path would do that is drawn; its piece casts its shadow where that goes. */
  hear({ marks, mark, label, about }) {
    if (marks.join(" ") === this.foretold) this.tell([{ label, about, mark, piece: marks[0], via: label && mark }], [mark]);
  }

  /** Say what a line would answer or offer, and point out where. */
  tell(options, marks) {
    const [{ label, about, mark }, ...others] = options;
    this.game.light(marks, options);
    const lines = others.length ? options.map((option) => h("div", {}, h("strong", {}, option.label))) : [label && h("strong", {}, label), markdown(about)];
    this.tip.replaceChildren(...lines.filter(Boolean));
    this.tip.hidden = false;
    this.setTip(mark, false);
  }

  /**
   * What a line does if it ends here, as a function `act`, and the `options` that it answers or offers: those for something dragged to where it can go, or
   * for the steps of a path, which it shows itself.
   */
  outcome(line, x, y) {
    const { lined, options, straight } = this.game.answers;
    const { end, marks } = this.ended(line, x, y);
    const [begin, second] = marks;
    const before = marks.at(-2);
    if (end === begin) return NOTHING;
    const strays = !end && this.strays(line, x, y);
    const atOnce = options.filter(({ piece, mark }) => piece === begin && mark === begin); // a tap on what is dragged gives these, too
    const moved = options.filter(({ piece, mark, step, whole }) => piece === begin && mark !== begin && (!step || whole));
    const carried = [...atOnce, ...moved];
    const steps = lined && !carried.some((option) => option.step);

    // The piece goes where the line ends, if it can, on the way that the line has taken.
    const reached = strays ? [] : this.reached(carried, marks.at(-1), x, y, steps);
    const stood = before === begin || this.stands(begin, before);
    const here = moved.some(({ step, mark }) => step && mark === before) ? [] : [...reached, ...(stood ? straight : [])];
    const fromHere = here.filter(({ via, place }) => via === begin && place === reached[0]?.place);
    const there = fromHere.length ? fromHere : reached;
    const leaves = !fromHere.length && !stood;
    if (leaves && there.some(({ via }) => via && via !== before)) return this.way([begin, before, there[0].place], x, y);
    const onward = options.find(({ whole, mark, piece }) => !whole && mark === second && mark !== piece);
    if (there.length && !onward?.step) return does(() => this.answer(there, x, y, there[0].confirmation !== "button"), there);

    // Otherwise it takes the steps of a path, or offers what is at its end.
    const own = this.meant(end);
    const stays = marks.length > 1 && marks.slice(1, -1).every((mark) => this.stands(begin, mark));
    if (steps && stays && own.length && !own.some(({ step }) => step)) return does(() => this.answer(own, x, y, false), own);
    const leads = options.some((option) => option.step && (option.piece || option.mark) === begin);
    if (steps && (!atOnce.length || (leads && this.game.marks.has(end)))) return strays ? NOTHING : this.way(marks, x, y);
    return this.missed(begin, end, carried, atOnce.length > 0, x, y);
  }

  /** The mark at which a line ends, empty if there is none, and all its `marks`, with that one if it means something there. */
  ended(line, x, y) {
    const { lined, why } = this.game.answers;
    const board = this.game.pictures.find((board) => board.covers(x, y));
    const end = (lined && this.standing(board, x, y)) || (board?.at(x, y) ?? "");
    const meant = end && end !== line.at(-1) && (!lined || this.game.marks.has(end) || why[end]);
    return { end, marks: meant ? [...line, end] : line };
  }

  /** Whether a line that could not be drawn back afterwards ends farther beside its last place than a finger slips: it is given up. */
  strays(line, x, y) {
    const box = line.length > 1 && this.game.answers.foretell && this.game.board.box(line.at(-1));
    return Boolean(box) && distance(box, x, y) > SLIP;
  }

  /** What a line does that takes the steps of a path. */
  way(marks, x, y) {
    return does(() => this.follow(marks, x, y), [], marks.slice(0, MOST_MARKS));
  }

  /** The piece at a point to which something can be done, or why not; otherwise empty. */
  standing(board, x, y) {
    const mark = board && new Places(board.sheet).smallest(x, y)?.mark;
    const piece = mark && board.sheet.querySelector(`#piece-${CSS.escape(mark)}`);
    return piece && (this.game.answers.why[mark] || this.meant(mark).length) ? mark : "";
  }

  /** Whether a piece stands at a place. */
  stands(piece, place) {
    const box = this.game.board.box(place);
    return Boolean(box) && this.game.board.boxes(piece).some((on) => inside(box, ...middle(on)));
  }

  /** What a line does that ends where nothing it began with can go: it offers what a tap on its beginning means, or explains. */
  missed(begin, end, carried, atOnce, x, y) {
    const { lined, options, why } = this.game.answers;
    const targets = new Set(carried.map(({ place }) => place));
    const inSight = this.game.pictures.some((board) => board.element.offsetHeight && [...targets].some((place) => board.has(place)));
    const refused = atOnce ? inSight : why[end];
    const taps = options.filter(({ mark, piece }) => mark === begin && (!piece || piece === mark));
    const own = carried.length ? (refused ? [] : taps) : this.meant(begin);
    if (own.length && (atOnce || !lined)) return does(() => this.answer(own, x, y, false), own);
    if (this.stands(begin, end)) return NOTHING;
    const astray = carried.length && (atOnce || !why[end]);
    return does(() => (astray ? this.explain(begin, false, begin, targets) : this.explain(end, true)), [], [], end);
  }

  /** The answers that put what is `carried` where a line ends; one that ends beside a place does not mean it, unless it goes in `steps`. */
  reached(carried, last, x, y, steps) {
    const targets = new Set(carried.map(({ place }) => place));
    const exact = steps || targets.has(last) || this.game.answers.why[last];
    const target = exact ? last : this.game.pictures.map((board) => board.nearest(x, y, targets)).find(Boolean);
    return carried.filter(({ place }) => place && place === target);
  }

  /** Take the steps of a path. */
  follow(marks, x, y) {
    const steps = this.meant(marks.at(-1)).filter(({ step }) => step);
    if (marks.length === 2 && steps.length > 1) this.answer(steps, x, y);
    else this.game.ask({ op: "stroke", id: this.game.answers.stroke, marks: marks.slice(0, MOST_MARKS) });
  }

  /** Pick the answers under a line, in its order. As many as the question takes are sent at once. */
  picks(marks) {
    const { options, picked, least, most, way, send, pick } = this.game.answers;
    const ids = marks.map((mark) => options.find((option) => option.mark === mark && !picked.includes(option.id))?.id).filter(Boolean);
    if (!ids.length) return this.explain(marks.at(-1), true);
    if (way === "steps") return this.game.press(pick, ids.slice(0, most - picked.length));
    if (least === most && ids.length === most) return this.game.press(send, ids);
    for (const id of ids) if (!this.game.chosen.has(id)) this.game.panel.buttonOf(id)?.click();
  }

  /** Highlight the answers of the mark under the mouse; `thing`: what is under the mouse, which may be smaller. */
  point(mark, thing) {
    this.explain(mark, false, thing);
    for (const element of this.game.panel.element.querySelectorAll("[data-mark]")) element.classList.toggle("strong", mark !== "" && element.dataset.mark === mark);
  }

  /**
   * Say what the answers at a mark do, why there are none, or what is there. `tried`: it was meant as an answer. `thing`: the thing on it. `astray`: the
   * places it could have been dragged to, after it was dragged elsewhere.
   */
  explain(mark, tried = false, thing = mark, astray = null) {
    [this.selected, this.lying, this.foretold] = [mark, thing, ""];
    if (mark !== this.armed) this.armed = "";
    const options = this.meant(mark);
    const goals = astray ?? this.goals(mark, options);
    const why = this.game.answers?.why[mark];
    const over = thing !== mark && this.said(thing);
    const lines = [over && h("div", {}, over)];
    if (!options.length || goals.size) lines.push(this.said(mark), why && markdown(why));
    if (goals.size) lines.push(h("div", {}, words[astray ? "page-astray" : "page-goals"]));
    else lines.push(...this.effects(mark, options));
    const picked = mark && this.game.answers?.options.some((option) => option.mark === mark);
    if (tried && this.game.answers && !picked && !lines.some(Boolean)) lines.push(h("div", {}, words["page-no_answer"]));
    const shown = lines.filter(Boolean);
    this.game.light(goals.size ? [...goals] : [shown.length ? mark : ""], goals.size ? [] : options);
    const picture = shown.length && (this.enlarged(thing) ?? this.enlarged(mark) ?? this.enlarged(options[0]?.piece));
    this.tip.replaceChildren(...(picture ? [picture] : []), ...shown);
    this.tip.hidden = !shown.length;
    this.setTip(thing || mark, tried || (mark && mark === this.armed));
  }

  /** What the answers at a mark do, the card there if they don't mention it, and how to give one that takes a second tap. */
  effects(mark, options) {
    const about = this.said(mark);
    const brief = about && about.length <= CARD;
    const known = ({ facts, piece }) => facts && piece !== mark && brief; // the card's own words say as much
    const { shared, own } = inCommon(options.map((option) => (known(option) ? "" : option.about)));
    const lines = options.flatMap((option, index) => [h("strong", {}, option.label), own[index] && markdown(own[index])]);
    lines.push(shared && markdown(shared));
    const silent = options.some((option) => !says(option, about));
    const more = options.map(({ label }) => about.startsWith(label) && about.slice(label.length)).find((rest) => /^ ?[(（]/.test(rest)); // than the name
    if (silent && (brief || options.some(({ piece }) => piece))) lines.push(more?.trim() ?? about);
    if (options.length === 1 && mark === this.armed) {
      lines.push(h("div", {}, options[0].final && words["panel-final"]), h("div", {}, words[this.game.repeatWords]));
    }
    return lines;
  }

  /** Place the tip inside the picture that shows the mark: `beside` it after a tap, otherwise in the other half, below the first line. */
  setTip(mark, beside) {
    const { style } = this.tip;
    style.cssText = "";
    if (!wide.matches || this.game.board.element.hidden) return;
    const pictures = this.game.pictures.filter((each) => each.has(mark) && each.element.offsetHeight);
    const picture = pictures.find(({ element }) => element.matches(":hover")) ?? pictures[0] ?? this.game.board;
    const frame = bounds(picture.element);
    style.maxWidth = `min(420px, ${frame.width - 2 * GAP}px)`;
    const { offsetWidth: width, offsetHeight: height } = this.tip;
    const [right, bottom] = [frame.right - width - GAP, frame.bottom - height - GAP];
    const above = bounds(picture.sheet.firstElementChild ?? picture.element).top - frame.top; // the picture
    const line = above < 0 || above > height + GAP ? 0 : above + picture.sheet.offsetWidth * HEAD;
    const box = picture.box(mark);
    const inFirstHalf = (side, size) => box && 2 * box[side] + box[size] < 2 * frame[side] + frame[size];
    let x = inFirstHalf("x", "width") ? right : 0;
    let y = inFirstHalf("y", "height") ? bottom : frame.top + line + GAP;
    if (box && beside) {
      x = Math.min(box.left, right);
      y = box.top - height - GAP;
      if (y < frame.top) y = box.bottom + GAP;
    }
    const origin = bounds(this.tip.parentElement);
    style.left = `${Math.max(x, frame.left + GAP) - origin.left}px`;
    style.top = `${Math.min(y, bottom) - origin.bottom}px`;
  }
}

// Taps on a picture, lines drawn on it, and a finger or mouse resting on it: the answers they give, or the explanations.

import { wide } from "./board.js";
import { h, words } from "./dom.js";
import { markdown } from "./markdown.js";

const MOST_MARKS = 200;
const CARD = 200; // the most letters of a card's text; more is a sheet of its own, and would cover the board
const HEAD = 0.05; // of the width of a picture: its first line
const TAPPED_TWICE = ["second_tap", "button"]; // what confirms answers for which a tap is not enough

export class Taps {
  /** game: the page, with the answers to the open question and the pictures in which they are tapped */
  constructor(game) {
    this.game = game;
    this.armed = ""; // the mark that takes a second tap to answer
    this.selected = this.lying = ""; // the mark that the tip explains, and the thing on it
    this.tapped = ""; // the question that was open at the last tap
    this.tip = h("div", { class: "tip", role: "status", hidden: true, onclick: () => (this.armed && this.meant(this.armed).length === 1 ? this.answer(this.meant(this.armed)) : this.explain("")) });
  }

  get answers() {
    return this.game.answers;
  }

  get boards() {
    return [this.game.board, this.game.hand];
  }

  /** The answers at a mark, or else those given by dragging its piece; starting a line is not an answer by itself. */
  meant(mark) {
    const open = this.answers?.options.filter((option) => mark && !this.answers.picked.includes(option.id)) ?? [];
    const there = open.filter((option) => option.mark === mark);
    const given = open.filter((option) => option.piece === mark && !option.step);
    const behind = this.answers?.behind[mark];
    return there.length ? there : given.length || !behind?.final ? given : [behind];
  }

  /** The marks that the piece at a mark can be dragged to, if one picture shows all of them; otherwise empty. */
  goals(mark, options) {
    const goals = new Set(options.map((option) => option.mark));
    const given = goals.size > 1 && options.every((option) => option.piece === mark && option.mark !== mark);
    return given && this.boards.some((board) => [mark, ...goals].every((goal) => board.has(goal))) ? goals : new Set();
  }

  /**
   * A tap gives an answer that can be taken back. Any other needs a second tap on the same place and the same thing there, but not a double tap
   * (`twice`). Where a finger could mean several marks, a menu lists all their answers.
   */
  tap(mark, x, y, near, thing, twice) {
    if (this.game.rash) return;
    const before = this.tapped;
    this.tapped = this.game.asking;
    if (twice && this.tapped !== before) return; // the first one answered another question
    if (mark !== this.selected) this.explain(""); // clear what the tip said about another mark
    const own = this.meant(mark);
    const options = own.length ? [...new Set(near.flatMap((mark) => this.meant(mark)))] : own;
    const sure = !TAPPED_TWICE.includes(options[0]?.confirmation) || (mark === this.armed && !twice && (!thing || thing === this.lying));
    if (this.game.story.holds) this.game.story.close();
    if (!own.length && this.answers?.behind[mark]) return this.game.press(this.answers.behind[mark].press);
    if (this.goals(mark, own).size) return this.explain(mark);
    if (options.length === 1 && !sure) {
      this.armed = mark;
      this.explain(mark, false, thing || mark);
    } else this.answer(options, x, y);
    if (!options.length) this.explain(mark, true);
  }

  /** Give the answer. If there are several, or the player may not be `sure`, show a menu of them. */
  answer(options, x, y, sure = true) {
    const choose = (option) => (this.game.panel.querySelector(`[data-option="${CSS.escape(option.id)}"]`) ?? { click: () => this.game.press(option.press) }).click();
    if (options.length === 1 && sure) choose(options[0]);
    else if (options.length) {
      const [shared] = ["mark", "piece"].map((name) => options.every((option) => option[name] === options[0][name]) && this.enlarged(options[0][name])).filter(Boolean);
      this.game.dialogs.menu(this.answers.asks, options, x, y, choose, shared);
    }
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
    const { behind, why } = (!loosely && this.answers) || { behind: {}, why: {} };
    return !other || marks.slice(1).some((mark) => this.meant(mark).length || behind[mark] || why[mark]);
  }

  /** Treat a line as several picks, as something dragged to where it can go, or as the steps of a path. */
  draws(marks, x, y) {
    if (this.boards.some((board) => !board.asks && board.covers(x, y))) return this.game.story.close();
    if (!this.answers || this.game.link.waiting.size || this.game.rash) return;
    if (this.answers.way !== "one") return this.picks(marks);
    const end = this.boards.find((board) => board.covers(x, y))?.at(x, y) ?? "";
    if (end && end !== marks.at(-1) && (!this.answers.lined || this.game.marks.has(end))) marks.push(end);
    const onward = this.answers.options.find(({ whole, mark, piece }) => !whole && mark === marks[1] && mark !== piece);
    if (end === marks[0]) return;
    const pieces = this.answers.options.filter(({ piece, mark }) => piece === marks[0] && mark === piece);
    const carried = [...pieces, ...this.answers.options.filter(({ piece, mark, step, whole }) => piece === marks[0] && mark !== piece && (!step || whole))];
    const targets = new Set(carried.map(({ place }) => place));
    const last = marks.at(-1);
    const lined = this.answers.lined && !carried.some((option) => option.step);
    const sure = lined || targets.has(last) || this.answers.why[last]; // a line that ends beside a place does not mean it
    const target = sure ? targets.has(last) && last : this.boards.map((board) => board.nearest(x, y, targets)).find(Boolean);
    const there = carried.filter(({ place }) => target && place === target);
    if (there.length && !onward?.step) return this.answer(there, x, y, there[0].confirmation !== "button");
    const begins = this.answers.options.some((option) => option.step && (option.piece || option.mark) === marks[0]);
    const path = lined && (!pieces.length || (begins && this.game.marks.has(end)));
    const steps = this.meant(last).filter(({ step }) => step);
    if (path && marks.length === 2 && steps.length > 1) return this.answer(steps, x, y);
    if (path) return this.game.ask({ op: "stroke", id: this.answers.stroke, marks: marks.slice(0, MOST_MARKS) });
    const seen = this.boards.some((board) => board.element.offsetHeight && [...targets].some((place) => board.has(place)));
    const refused = pieces.length ? seen : this.answers.why[end];
    const leads = this.answers.options.filter(({ mark, piece }) => !refused && mark === marks[0] && (!piece || piece === mark)); // perhaps there
    const own = this.answers.lined && !pieces.length ? [] : carried.length ? leads : this.meant(marks[0]);
    if (own.length) this.answer(own, x, y, false); // dragged to a place where it can't go
    else if (carried.length && (pieces.length || !this.answers.why[end])) this.explain(marks[0], false, marks[0], targets);
    else this.explain(end, true);
  }

  /** Pick the answers under a line, in its order. As many as the question takes are sent at once. */
  picks(marks) {
    const { options, picked, least, most, way, send, pick } = this.answers;
    const ids = marks.map((mark) => options.find((option) => option.mark === mark && !picked.includes(option.id))?.id).filter(Boolean);
    if (!ids.length) return this.explain(marks.at(-1), true);
    if (way === "steps") return this.game.press(pick, ids.slice(0, most - picked.length));
    if (least === most && ids.length === most) return this.game.press(send, ids);
    for (const id of ids) if (!this.game.chosen.has(id)) this.game.panel.querySelector(`[data-option="${CSS.escape(id)}"]`)?.click();
  }

  /** Explain a mark on which a finger is held. */
  describe(mark, thing) {
    this.armed = mark;
    this.explain(mark, false, thing);
  }

  /** Highlight the answers of the mark under the mouse; `thing`: what is under the mouse, which may be smaller. */
  point(mark, thing) {
    this.explain(mark, false, thing);
    for (const element of this.game.panel.querySelectorAll("[data-mark]")) element.classList.toggle("strong", mark !== "" && element.dataset.mark === mark);
  }

  /**
   * Say what the answers at a mark do, why there are none, or what is there. `tried`: it was meant as an answer. `thing`: the thing on it. `astray`: the
   * places it could have been dragged to, after it was dragged elsewhere.
   */
  explain(mark, tried = false, thing = mark, astray = null) {
    [this.selected, this.lying] = [mark, thing];
    if (mark !== this.armed) this.armed = "";
    const options = this.meant(mark);
    const goals = astray ?? this.goals(mark, options);
    const why = this.answers?.why[mark];
    const about = this.said(mark);
    const more = (option) => option.about && !(option.facts && option.piece !== mark && about && about.length <= CARD); // than the thing's own words
    const lines = goals.size
      ? [h("div", {}, words[astray ? "page-astray" : "page-goals"])]
      : options.flatMap((option) => [h("strong", {}, option.label), more(option) && markdown(option.about)]);
    if (!options.length || goals.size) lines.unshift(...[about, why && markdown(why)].filter(Boolean));
    const over = thing !== mark && this.said(thing);
    if (over) lines.unshift(h("div", {}, over));
    // the answers don't mention the card
    const silent = options.some((option) => !option.label.includes(about) && !option.about.includes(about));
    if (about && silent && (about.length <= CARD || options.some(({ piece }) => piece)) && !lines.includes(about)) lines.push(about);
    if (options.length === 1 && !goals.size && mark === this.armed) lines.push(h("div", {}, options[0].final && words["panel-final"]), h("div", {}, words[this.game.repeatWords]));
    const picked = mark && this.answers?.options.some((option) => option.mark === mark);
    if (tried && this.answers && !picked && !why) lines.push(h("div", {}, words["page-no_answer"]));
    this.game.light(...(goals.size ? goals : [lines.length ? mark : ""]));
    const shown = lines.filter(Boolean);
    if (shown.length) shown.unshift(...[this.enlarged(thing) ?? this.enlarged(mark) ?? this.enlarged(options[0]?.piece)].filter(Boolean));
    this.tip.replaceChildren(...shown);
    this.tip.hidden = !lines.length;
    this.setTip(thing || mark, tried || (mark && mark === this.armed));
  }

  /** Place the tip inside the picture that shows the mark: `beside` it after a tap, otherwise in the other half, below the first line. */
  setTip(mark, beside) {
    const { style } = this.tip;
    style.cssText = "";
    if (!wide.matches || this.game.board.element.hidden) return;
    const pictures = this.boards.filter((each) => each.has(mark) && each.element.offsetHeight);
    const picture = pictures.find(({ element }) => element.matches(":hover")) ?? pictures[0] ?? this.game.board;
    const [frame, tips, { top }] = [picture.element, this.tip.parentElement, picture.sheet.firstElementChild ?? picture.element].map((element) => element.getBoundingClientRect());
    style.maxWidth = `min(420px, ${frame.width - 16}px)`;
    const [{ offsetWidth: width, offsetHeight: height }, box] = [this.tip, picture.box(mark)];
    const [right, bottom, above] = [frame.right - width - 8, frame.bottom - height - 8, box?.top - height - 8];
    const first = top < frame.top || top - frame.top > height + 8 ? 0 : top - frame.top + picture.sheet.offsetWidth * HEAD;
    const before = (side, size) => box && 2 * box[side] + box[size] < 2 * frame[side] + frame[size];
    const [x, y] =
      box && beside
        ? [Math.min(box.left, right), above < frame.top ? box.bottom + 8 : above]
        : [before("x", "width") ? right : 0, before("y", "height") ? bottom : frame.top + first + 8];
    [style.left, style.top] = [`${Math.max(x, frame.left + 8) - tips.left}px`, `${Math.min(y, bottom) - tips.bottom}px`];
  }
}

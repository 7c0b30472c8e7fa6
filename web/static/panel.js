// The panel: what is said about the open question, its answers, and everything else that can be pressed.

import { h } from "./dom.js";
import { blocks } from "./blocks.js";
import { markdown } from "./markdown.js";
import { bounds } from "./strokes.js";

const ACTS = ".answers, .buttons, select";
const PROPOSED = ':has([data-press*=":agree:"], [data-press*=":refuse:"])'; // the buttons about a proposal, which lie between its words and the question
const CONFIRMS = '[data-press*=":yes:"]';

export class Panel {
  constructor(game) {
    this.game = game;
    this.shows = null; // the question that it shows; empty without one, null before it was first filled
    this.introduction = ""; // what it says first
    this.notice = null; // about the last request
    this.glows = false; // whether answers glow in the pictures
    this.leftBy = ""; // what led away from the question, as to a confirmation, by custom id
    this.element = h("section", { class: "panel", "aria-live": "off", tabindex: "-1" });
    this.element.addEventListener("click", (event) => { // a double click is one answer, not one to the next question as well
      if (event.detail > 1 && game.answers?.way === "one" && event.target.closest("[data-option]")) event.stopPropagation();
    }, true);
  }

  find(selector) {
    return this.element.querySelector(selector);
  }

  /** The button of an answer; null if it has none. */
  buttonOf(id) {
    return this.find(`[data-option="${CSS.escape(id)}"]`);
  }

  focus() {
    this.element.focus({ preventScroll: true });
  }

  /** Show what the server says; the same question stays as its reader has scrolled it, and keeps its list open and the focus of the keyboard. */
  show(list) {
    const { parts, answers, asking } = this.game;
    const focused = this.element.contains(document.activeElement) ? document.activeElement : null;
    const byKeys = focused?.matches(":focus-visible:not(h2)");
    const tops = [...this.element.children, this.element].map((element) => element.scrollTop);
    const lists = this.find(".list:popover-open");
    const labels = () => [...this.element.querySelectorAll(".label")].map(({ textContent }) => textContent).join("\n");
    const [height, wide, labelled] = [bounds(this.element).height, this.shows === null ? 0 : bounds(this.find(".words")).width, labels()];
    this.fill(list.filter((block) => block.kind !== "log"));
    if (labelled && labelled === labels()) this.hold(`${height}px`, `${wide}px`); // what reads the same stays in place
    else this.hold();
    const same = asking && asking === this.shows;
    const introduction = list.find(({ kind }) => kind !== "log")?.text; // such as a proposal, which is new then
    if (introduction !== this.introduction) this.element.scrollTop = 0;
    else if (same) tops.forEach((top, index) => ((this.element.children[index] ?? this.element).scrollTop = top));
    if (same && lists) this.find(".list")?.showPopover();
    [this.shows, this.introduction] = [asking, introduction];
    this.showPicks();
    this.watchMarks();
    const { leftBy } = this;
    this.leftBy = parts.back ? leftBy || this.game.lastPressed : "";
    if (byKeys) this.reach((!this.leftBy && leftBy) || focused?.dataset.press, answers?.options.length || parts.back);
    else if (focused) this.focus();
  }

  /** Keep at least this height on a phone, and elsewhere this width of its words; by default none. */
  hold(height = "", wide = "") {
    this.element.style.setProperty("--held", height);
    this.element.style.setProperty("--held-words", wide);
  }

  /** Fill it with text first, then everything that can be pressed. */
  fill(list) {
    const { game } = this;
    const press = (id, values) => (game.story.close(), game.taps.explain(""), game.press(id, values));
    const [placed, confirms] = [(option) => game.placed(option), (option) => game.taps.confirms(option)];
    const context = { press, chosen: game.chosen, changed: () => this.showPicks(), placed, confirms, twice: game.taps.twice };
    const made = blocks(list, context);
    const asked = made.findIndex((block) => block.matches(`.answers, :has(${CONFIRMS})`)); // the answers, or what confirms one
    for (const block of made.slice(asked + 1)) block.classList.toggle("after", asked >= 0 && !block.matches(ACTS));
    for (const block of made.slice(0, made.findLastIndex((block) => block.matches(PROPOSED)) + 1)) block.classList.add("before");
    this.element.replaceChildren(
      h("div", { class: "words" }, made.filter((block) => !block.matches(ACTS)), context.lit && markdown(`-# ${context.lit}`)),
      h("div", { class: "acts" }, made.filter((block) => block.matches(ACTS))),
    );
    this.glows = Boolean(context.lit);
    this.notice = this.find(".notice")?.textContent;
  }

  /** Mark what is picked so far in the pictures. */
  showPicks() {
    const { answers, chosen, pictures } = this.game;
    const { options = [], picked = [] } = answers ?? {};
    const marks = options.filter(({ id }) => chosen.has(id) || picked.includes(id)).map((option) => option.mark);
    for (const board of pictures) board.pick(marks);
  }

  /** Point out in the pictures where the answer under the mouse or in focus lies. */
  watchMarks() {
    const { game } = this;
    for (const element of this.element.querySelectorAll("[data-mark]")) {
      element.addEventListener("focus", () => game.lightAnswer(element));
      element.addEventListener("pointerenter", (event) => game.moves(event) && game.lightAnswer(element));
      for (const event of ["pointerleave", "blur"]) element.addEventListener(event, () => game.light([]));
    }
  }

  /** Show its beginning, or what of it has the focus of the keyboard, and point out where that answer lies. */
  begin() {
    this.element.scrollTop = 0;
    const reached = this.find("[data-press]:focus-visible");
    reached?.scrollIntoView({ block: "nearest" });
    this.game.lightAnswer(reached);
  }

  /**
   * Move the keyboard focus to the component with this custom id, in the list of answers too, else (`asked`) to the first answer that can be taken back, else
   * to the panel.
   */
  reach(id = "", asked = true) {
    const enabled = (selector) => [...this.element.querySelectorAll(`${selector}:enabled`)];
    const [known] = enabled(`[data-press="${CSS.escape(id)}"]`);
    known?.closest(".list:not(:popover-open)")?.showPopover();
    const first = (selector) => enabled(selector).find((element) => element.checkVisibility());
    (known || (asked && (first("[data-option]") ?? first(".all") ?? first("[data-press]:not(.danger)"))) || this.element).focus();
    if (!this.element.contains(document.activeElement)) this.focus(); // as a show hides them
  }
}

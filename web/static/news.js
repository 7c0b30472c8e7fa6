// The news next to the board: all that has happened, or on a phone its headlines until it is tapped.

import { fade, h, words } from "./dom.js";
import { markdown } from "./markdown.js";
import { bounds } from "./strokes.js";
import { wide } from "./view.js";

const [EDGE, MOST] = [9, "40dvh"]; // the height of what surrounds the news on a phone, in pixels, and the most of both
const [IMPORTANT, ROOMY] = [5, 125]; // the weight from which headlines take more room, as in `weights.py`, and the most of all they take, in pixels

/** The lines of a log that is told turn by turn, with the headings of the turns. */
export const linesOf = (turns) => turns.flatMap(({ heading, entries }) => [heading, ...entries]).filter(Boolean);

/**
 * The new ones of a log's lines: those with events after the newest of the lines `before`. Of a line that goes on, its first sentence and the new ones.
 * A line is `{line, first, newest}`: its text, and the numbers of its first and last event.
 */
export function newLines(before, now) {
  const known = Math.max(0, ...before.map(({ newest }) => newest));
  let fresh = now.filter(({ newest }) => newest > known);
  const last = now.findLastIndex(({ first }) => before.some((each) => each.first === first));
  if (!fresh.length && last >= 0) fresh = now.slice(last + 1); // the clock may have been set back
  return fresh.map(({ first, line }) => {
    const old = before.find((each) => each.first === first && line.startsWith(each.line))?.line ?? "";
    const [head] = old.match(/^.+?[.!?…。！？]+(?=\s|$|[^.\d])/) ?? [old];
    return /[.!?…。！？]$/.test(old) && head !== old ? `${head} … ${line.slice(old.length).trimStart()}` : line;
  });
}

export class News {
  /** `caption` and `opener`, of the story, stand above and below the news; `dock`: where it takes its room from on a phone. */
  constructor({ caption, opener }, dock) {
    this.dock = dock;
    this.headlines = []; // by weight, and as elements
    this.first = null; // the line to begin with; null for the last lines
    this.brief = h("div", { class: "brief" });
    this.all = h("div", { class: "told" });
    this.text = h("div", { class: "news" }, this.brief, this.all);
    this.element = h("div", { class: "event", onclick: ({ target }) => target.closest(".caption, .opener") || this.unfold() }, caption, this.text, opener);
    const room = new ResizeObserver(() => (this.text.matches(".whole") || this.showNewest(), fade(caption)));
    for (const each of [this.element, this.text, this.all]) room.observe(each);
  }

  /** On a phone, show all news, at first their end, or only headlines again. */
  unfold() {
    if (this.text.classList.toggle("whole") && !wide.matches) this.text.scrollTop = this.text.scrollHeight;
  }

  /** Show only headlines again, if there are any. */
  fold() {
    this.text.classList.remove("whole");
  }

  /**
   * Tell what these elements say, from `first` on, or (null) their end; or in short the `headlines`, each a weight and a line. The same stays where its
   * reader has scrolled it.
   */
  tell(elements, headlines, first) {
    if (elements.map(({ textContent }) => textContent).join("") === this.all.textContent) return;
    this.all.replaceChildren(...elements);
    this.first = first;
    this.headlines = headlines.map(([weight, line]) => ({ weight, element: markdown(line) }));
    this.brief.replaceChildren(...this.headlines.map(({ element }) => element));
    this.text.classList.toggle("short", headlines.length > 0);
    this.fold();
    this.showNewest();
  }

  /** The height that the news lacks, in pixels, with all headlines in full; none once its reader has unfolded it. */
  get lacks() {
    if (this.text.matches(".whole")) return 0;
    for (const { element } of this.headlines) (element.hidden = false), element.classList.remove("clipped");
    const { hidden } = this;
    this.showNewest();
    return hidden;
  }

  /** The height of what is shown and has no room. */
  get hidden() {
    return this.text.scrollHeight - this.text.clientHeight;
  }

  /**
   * On a phone, show the weightiest headline in full, and the other important ones while they have `ROOMY`; then of the others, by weight, those that have room, if
   * only for one line, and how many have none. Elsewhere, scroll all news to their first line, or to their end.
   */
  showNewest() {
    const { text, headlines } = this;
    const hide = (element, hidden) => {
      element.hidden = hidden;
      const left = headlines.filter(({ element }) => element.hidden).length;
      this.element.dataset.left = left ? words["page-left_out"].replace("{number}", left) : "";
    };
    this.dock.style.removeProperty("--news");
    this.element.dataset.left = "";
    for (const { element } of headlines) hide(element, true), element.classList.remove("clipped");
    if (!this.brief.checkVisibility()) return (text.scrollTop += this.first ? bounds(this.first).top - bounds(text).top : text.scrollHeight);
    for (const { weight, element } of headlines.toReversed().sort((one, other) => other.weight - one.weight)) {
      const first = headlines.every(({ element }) => element.hidden);
      hide(element, false);
      // a pixel is lost in rounding
      const grows = this.hidden > 1 && (first || (weight >= IMPORTANT && text.scrollHeight <= ROOMY));
      if (grows) this.dock.style.setProperty("--news", `min(${text.scrollHeight + EDGE}px, ${MOST})`);
      if (first) continue;
      element.classList.toggle("clipped", this.hidden > 1);
      hide(element, this.hidden > 1);
    }
    text.scrollTop = 0;
  }
}

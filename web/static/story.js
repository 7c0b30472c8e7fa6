// Looking back: plays past events on the board, moment by moment, then shows the current state of the game again.

import { h } from "./dom.js";
import { markdown } from "./markdown.js";

// Milliseconds:
const LONGEST = 12000; // that moments play automatically
const ASKED = 6000; // the same while a question of the player is open and the page was in view
const BEFORE = 700; // that the position before the first moment stays
const BRIEF = 1500; // that a single change stays before the next one
const LETTER = 15; // more for each letter that tells what one's own choice has done
const RESULT = 3000; // at most for that
const STEP = 1800; // that a step of a film stays
const REPEAT = 120; // between two steps while a key is held down
const PATIENCE = 4000; // for the server's answer
const FILM = 30000; // for its answer when it has to play a whole game again
const PAUSE = 20000; // after a shorter absence nothing is played

const KEPT = 60; // moments that are not fetched again

const typing = (element) => element.closest?.("input, select, textarea");
const writing = (element) => element.closest?.("input, textarea");
const occupied = () => document.querySelector("dialog[open]") !== null;

/** The lines of a log that are new. Older ones may have been dropped, and the first and last ones may be worded differently. */
export function news(before, lines) {
  const alike = (shift) => lines.filter((line, at) => line === before[at + shift]).length;
  const shift = before.map((_, at) => at).reduce((best, each) => (alike(each) > alike(best) ? each : best), 0);
  const known = lines.findIndex((line, at) => line === before[at + shift]);
  return lines.filter((line, at) => at > known && line !== before[at + shift]);
}

export class Story {
  /**
   * game: tell(message), draw(), result(), past(begins), asked(), picture(part), show(name, part, svg), choose(title, entries),
   * toast(text), said(); tools: the row above the board
   */
  constructor(game, board, words, tools) {
    Object.assign(this, { game, board, words, tools, now: null, seen: 0 });
    const button = (key, sign, act) => h("button", { type: "button", "aria-label": words[key], title: words[key], onclick: act }, sign);
    this.opener = h("button", { type: "button", class: "opener", hidden: true, onclick: () => this.open(undefined, true) });
    this.back = button("page-back", "◀", () => this.step(-1));
    this.toggle = button("page-play", "⏯", () => (this.playing ? this.pause() : this.play()));
    this.on = button("page-forward", "▶", () => this.step(1));
    this.list = button("replay-moments", "☰", () => this.choose());
    this.eyes = h("select", { "aria-label": words["page-eyes"], onchange: () => this.go(this.at) });
    this.skip = h("button", { type: "button", onclick: () => this.close() });
    this.controls = h("div", { class: "moments", role: "group", "aria-label": words["story-open"] }, this.back, this.toggle, this.on, this.list, this.eyes, this.skip);
    this.caption = h("div", { class: "caption", role: "status", onclick: () => this.film || this.close() });
    board.element.addEventListener("click", (event) => this.tapped(event), true);
    this.end();
  }

  /** Whether the board shows something other than the current state of the game. */
  get holds() {
    return this.shown || this.live || this.result || (this.busy !== 0 && this.now?.acts > this.seen);
  }

  // When the game changes

  /**
   * The game has changed; `lines`: what the log says about it. `now.acts` counts the choices of others since one's own,
   * `now.turn` changes with each of one's own, and `now.scene` tells of a scene that it has ended. `leaves`: the next
   * question is about a picture other than the board.
   */
  heard(now, lines, leaves) {
    const before = this.now;
    this.now = now;
    this.opener.hidden = !now || !(now.film || now.acts);
    if (!now) return;
    this.opener.title = this.opener.ariaLabel = this.words[now.film ? "replay-open" : "story-open"];
    this.opener.replaceChildren(now.film ? "🎬 " : "🕘 ", h("span", {}, this.opener.title));
    this.opener.classList.toggle("film", now.film);
    if (before?.turn !== now.turn) this.seen = 0;
    if (!before) {
      const away = this.left === undefined || performance.now() - this.left > PAUSE;
      if (away && !now.film) this.returned();
      else this.seen = now.acts;
      return;
    }
    if (before.turn !== now.turn) {
      if (this.auto) this.close(0);
      if (!this.active && !document.hidden && !occupied()) {
        if (now.scene) return this.leave(now.scene);
        if (leaves && lines.length) return this.own(lines);
      }
    }
    const fresh = now.acts - this.seen;
    if (fresh <= 0 || this.result || document.hidden || this.active) return;
    if (occupied()) this.seen = now.acts;
    else if (fresh === 1 && (!this.busy || this.game.asked())) this.flash(lines);
    else if (!this.busy) this.fetch(true);
  }

  /** Show a single change directly. Changes that follow immediately wait for a moment. */
  flash(lines) {
    this.end();
    this.game.draw();
    this.stay(lines.slice(-2).join("\n"));
  }

  /** Show the effects of one's own choice on the board before the page moves on to the next question. */
  own(lines) {
    this.end(0);
    this.result = true;
    this.game.result();
    this.stay(lines.slice(-3).join("\n"));
  }

  /** One's own choice has ended a scene, of which the next board shows nothing: the one before stays while this is read. */
  leave(scene) {
    this.end(0);
    this.live = true;
    this.stay(scene);
  }

  stay(text, lasts = Math.min(BRIEF + text.length * LETTER, RESULT)) {
    this.say(text, "off");
    this.busy = setTimeout(() => {
      if (this.now && this.now.acts > this.seen && !document.hidden) this.fetch(true);
      else this.close(this.seen);
    }, lasts);
  }

  /** The player looks at the page again. */
  returned() {
    if (!document.hidden && !this.active && !occupied() && this.now?.acts > this.seen) this.fetch(false);
  }

  /** The connection was lost. */
  lost() {
    if (this.now) this.left = performance.now();
    this.close();
    this.now = null;
  }

  // Asking for moments

  /** Play what others have done. `live`: the board stays as it is until the first moment arrives. */
  fetch(live) {
    const seen = this.seen;
    this.begin({ auto: true, live, film: false });
    this.game.tell({ op: "story", seen });
    this.wait(PATIENCE);
  }

  /** The player wants to look back: at a step `at` of the film, or at the last moment, or the `whole` since their own choice. */
  open(at, whole = false) {
    const film = at !== undefined || this.now.film;
    this.from = document.activeElement;
    this.begin({ auto: false, live: false, film, first: at ?? 0, whole });
    this.game.tell({ op: "story", film });
    this.wait(FILM);
  }

  begin(way) {
    this.end();
    Object.assign(this, way, { active: true });
    this.opener.disabled = true;
  }

  wait(patience) {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.close(), patience);
  }

  hear(message) {
    if (message.t === "moment") this.fetched(message);
    else if (message.refused === undefined) this.begun(message);
    else {
      if (message.refused && !this.auto) this.game.toast(message.refused);
      this.close();
    }
  }

  begun(told) {
    if (!this.active || this.told || told.film !== this.film) return;
    const fresh = told.moments.filter((moment) => moment.stays);
    if (this.auto && (!fresh.length || (this.live && fresh.length === 1))) {
      const live = this.live;
      this.close();
      if (live && fresh.length) this.stay(fresh[0].text, BRIEF);
      return;
    }
    clearTimeout(this.watch);
    Object.assign(this, { told, kept: new Map(), playing: this.auto });
    this.tools.classList.add("telling");
    this.caption.classList.toggle("film", told.film);
    this.eyes.hidden = !told.film;
    const eyes = [["", this.words["page-spectator"]], ...(told.seats ?? []).map((name, seat) => [String(seat), name])];
    this.eyes.replaceChildren(...eyes.map(([value, name]) => h("option", { value, selected: value === String(told.seat ?? "") }, name)));
    this.until = performance.now() + (this.live && this.game.asked() ? ASKED : LONGEST);
    if (this.live) this.advance(told.first - 1);
    else if (this.auto) this.go(told.first - 1);
    else {
      this.back.focus();
      this.go(told.film ? this.first : this.whole ? Math.min(told.first, told.steps.at(-1)) : told.steps.at(-1));
    }
  }

  // From moment to moment

  get seat() {
    return this.told.film && this.eyes.value !== "" ? Number(this.eyes.value) : null;
  }

  key(at, seat) {
    return `${at} ${this.told.film ? seat : ""}`;
  }

  go(at) {
    clearTimeout(this.timer);
    this.at = at;
    this.mark();
    this.wanted = this.key(at, this.seat);
    if (this.kept.has(this.wanted)) this.show(this.kept.get(this.wanted));
    else this.ask(at);
  }

  /** Fetch a moment; one at a time. */
  ask(at) {
    if (this.asking) return;
    this.asking = true;
    this.game.tell({ op: "moment", at, seat: this.seat });
    this.wait(PATIENCE);
  }

  fetched(message) {
    this.asking = false;
    clearTimeout(this.watch);
    if (!this.told) return;
    if (this.kept.size >= KEPT) this.kept.delete(this.kept.keys().next().value);
    const svgs = { board: this.game.picture(message.board), hand: this.game.picture(message.hand) };
    this.kept.set(this.key(message.at, message.seat), { ...message, svgs });
    if (this.kept.has(this.wanted)) this.show(this.kept.get(this.wanted));
    else if (this.wanted) this.ask(this.at);
  }

  show({ board, hand, svgs, text }) {
    if (!this.shown) this.game.past(true);
    Object.assign(this, { wanted: null, shown: true });
    const moment = this.told.moments.find((each) => each.at === this.at);
    this.say(text || moment?.text || this.words["page-before"], this.live ? "off" : "polite");
    this.game.show("board", board, svgs.board);
    if (this.film) this.game.show("hand", hand, svgs.hand, this.seat === this.told.seat ? null : this.told.seats?.[this.seat]);
    if (!this.playing) return;
    const stays = this.told.film ? STEP : moment.stays || (this.auto ? BEFORE : STEP);
    this.timer = setTimeout(() => this.advance(this.at), Math.min(stays, this.until - performance.now()));
    const next = this.next(this.at);
    if (next !== undefined && !this.kept.has(this.key(next, this.seat))) this.ask(next);
  }

  /** The moment that plays after this one; undefined at the end. */
  next(at) {
    const found = this.auto ? this.told.moments.filter((moment) => moment.stays).map((moment) => moment.at) : this.told.steps;
    return found.find((each) => each > at);
  }

  advance(at) {
    const next = this.next(at);
    if (next !== undefined && performance.now() < this.until) this.go(next);
    else if (this.told.film) this.pause();
    else this.close();
  }

  play() {
    Object.assign(this, { playing: true, auto: false, until: Infinity });
    this.go(this.next(this.at) === undefined ? this.told.steps[0] : this.at);
  }

  pause() {
    clearTimeout(this.timer);
    Object.assign(this, { playing: false, auto: false });
    this.mark();
  }

  /** Move one moment back or forward; after the last one, show the current state of the game. */
  step(by) {
    this.pause();
    const { steps, film } = this.told;
    const to = by > 0 ? steps.find((each) => each > this.at) : steps.findLast((each) => each < this.at);
    if (to !== undefined) this.go(to);
    else if (by > 0 && !film) this.close();
  }

  choose() {
    this.pause();
    this.game.choose(this.words["replay-moments"], this.told.moments.map(({ at, text }) => [text || this.words["page-before"], () => this.told && this.go(at)]));
  }

  mark() {
    const { steps, film } = this.told;
    this.back.disabled = this.at <= steps[0];
    this.on.disabled = film && this.at >= steps.at(-1);
    if (document.activeElement.disabled) (this.back.disabled ? this.on : this.back).focus();
    this.toggle.title = this.words[this.playing ? "page-pause" : "page-play"];
    this.toggle.setAttribute("aria-label", this.toggle.title);
    this.skip.textContent = this.words[film ? "page-dismiss" : this.auto ? "board-skip" : "page-now"];
  }

  say(text, politeness) {
    this.caption.setAttribute("aria-live", politeness);
    this.caption.replaceChildren(markdown(text));
    this.caption.hidden = !text;
    if (this.caption.scrollHeight > this.tools.offsetHeight) this.caption.classList.add("long"); // for the rest of the story
    if (text && !this.told?.film) this.game.said();
  }

  // The end

  /** Show the game as it stands. */
  close(seen) {
    if (!this.active && !this.busy) return;
    const focused = this.controls.contains(document.activeElement);
    const moved = this.shown || this.live || this.result;
    this.end(seen);
    this.game.draw();
    if (moved) this.game.past(false);
    if (focused) (this.from !== document.body && this.from?.isConnected ? this.from : this.opener).focus();
  }

  end(seen = this.now?.acts ?? 0) {
    for (const timer of [this.timer, this.watch, this.busy]) clearTimeout(timer);
    Object.assign(this, { active: false, auto: false, live: false, playing: false, asking: false, shown: false, result: false, told: null, wanted: null, busy: 0, seen });
    this.caption.hidden = true;
    this.caption.classList.remove("film", "long");
    this.opener.disabled = false;
    this.tools.classList.remove("telling");
  }

  // Input

  tapped(event) {
    if (!this.holds || !this.board.still) return;
    event.stopImmediatePropagation();
    this.close();
  }

  pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || occupied()) return;
    if (event.key === "Escape" ? writing(event.target) : typing(event.target)) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by && this.told) {
      if (!event.repeat || event.timeStamp - this.stepped > REPEAT) {
        this.stepped = event.timeStamp;
        this.step(by);
      }
    } else if (by === -1 && !this.active && !this.opener.hidden) this.open();
    else if (event.key === "Escape" && (this.active || this.holds || this.busy)) this.close();
    else if (event.key === " " && this.told && event.target === document.body) this.playing ? this.pause() : this.play();
    else return;
    event.preventDefault();
  }
}

// Looking back: plays past events on the board, moment by moment, then shows the current state of the game again.

import { button, fade, h, still, words } from "./dom.js";
import { markdown } from "./markdown.js";

// Milliseconds:
const LONGEST = 8000; // that moments play automatically, and that the board is behind the game meanwhile
const BEFORE = 700; // that the position before the first moment stays
const BRIEF = 1500; // that a single change stays at least
const LETTER = { en: 40, ja: 90 }; // to read one letter
const RESULT = 3000; // the longest that the effects of one's own choice, or a line being read, delay what comes next
const STEP = 1800; // that a step of a film stays
const REPEAT = 120; // between two steps while a key is held down
const PATIENCE = 4000; // for the server's answer
const FILM = 30000; // for its answer when it has to play a whole game again

const ROLL = 500; // for which dice roll before what they show is told
const TUMBLE = 90; // for which a rolling die shows a face
const SHOWN = 300; // that the faces stay

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]; // of each face, in three rows
const die = (face) => h("span", { class: "die" }, [...Array(9).keys()].map((at) => h("i", { class: PIPS[face]?.includes(at) ? "pip" : "" })));
const FLASHED = 3; // lines about single changes that are told at once
const KEPT = 60; // moments that are not fetched again

const occupied = () => document.querySelector("dialog[open]") !== null;

/** The lines of a log that tell of events after the newest that it told of `before`. Of a line that goes on, its first and the new sentences. */
export function news(before, told) {
  const known = Math.max(0, ...before.map(({ newest }) => newest));
  let fresh = told.filter(({ newest }) => newest > known);
  const last = told.findLastIndex(({ first }) => before.some((each) => each.first === first));
  if (!fresh.length && last >= 0) fresh = told.slice(last + 1); // the clock may have been set back
  return fresh.map(({ first, line }) => {
    const old = before.find((each) => each.first === first && line.startsWith(each.line))?.line ?? "";
    const [head] = old.match(/^.+?[.!?…。！？]+(?=\s|$|[^.\d])/) ?? [old];
    return /[.!?…。！？]$/.test(old) && head !== old ? `${head} … ${line.slice(old.length).trimStart()}` : line;
  });
}

export class Story {
  /** game: the page; root: its element; arrives: whether the player has just come, so that what happened meanwhile is played */
  constructor(game, root, arrives) {
    // `auto`: while what happened plays or has been asked for, and is not to be told elsewhere yet
    Object.assign(this, { game, root, arrives, now: null, seen: 0 });
    const control = (key, sign, act) => button(sign, act, { "aria-label": words[key], title: words[key] });
    this.opener = button("", () => this.open(undefined, true), { class: "opener", hidden: true });
    this.back = control("page-back", "◀", () => this.step(-1));
    this.toggle = control("page-play", "⏯", () => (this.playing ? this.pause() : this.play()));
    this.toggle.classList.add("toggle");
    this.on = control("page-forward", "▶", () => this.step(1));
    this.list = control("replay-moments", "🎬", () => this.choose());
    this.eyes = h("select", { "aria-label": words["page-eyes"], onchange: () => this.go(this.at) });
    this.skip = button("", () => this.close());
    this.controls = h("div", { class: "moments", role: "group", "aria-label": words["story-open"] }, this.back, this.toggle, this.on, this.list, this.eyes, this.skip);
    this.caption = h("div", { class: "caption", role: "status", onclick: () => this.film || (this.caption.matches(this.told ? ".cut, .goes-on, .whole" : ":is(.cut, .goes-on):not(.whole)") ? this.fold() : this.close()) });
    for (const board of [game.board, game.hand]) board.element.addEventListener("click", (event) => this.tapped(event, board), true);
    this.dice = h("div", { class: "dice", "aria-hidden": "true", hidden: true });
    game.board.element.append(this.dice);
    this.end();
  }

  /** Whether the board stays as it was before an answer of one's own, until it is known that no dice roll, or they have come to rest. */
  get waits() {
    return this.over || this.rolls;
  }

  /** Whether the board shows something other than the current state of the game. */
  get holds() {
    return this.shown || this.live || this.waits || this.result || (this.busy !== 0 && this.now?.acts > this.seen);
  }

  /** Whether the page itself shows what has happened, or is about to: it asks when that is over. */
  get shows() {
    return this.auto || (this.holds && !this.active);
  }

  // When the game changes

  /**
   * The game has changed; `lines`: what the log says about it. `now.turn` changes with each choice of one's own, and
   * `now.acts` counts the choices of others since then; if one's own was important (`now.own`), it is the first of them.
   * `now.great`: the number of the last important one. `now.left`: one's own has ended a scene, and the board shows
   * another one. `leaves`: the next question is about a picture other than the board.
   */
  heard(now, lines, leaves) {
    const before = this.now;
    this.now = now;
    this.opener.hidden = !now || !(now.film || now.acts);
    if (!now) return;
    this.opener.title = this.opener.ariaLabel = words[now.film ? "replay-open" : "story-open"];
    this.opener.textContent = now.film ? "🎬" : "🕘";
    if (before?.turn !== now.turn) this.seen = 0;
    if (!before) {
      if (now.own) this.seen = 1;
      if (this.arrives && !this.game.met && !now.over) this.returned();
      else this.seen = now.acts;
      this.arrives = false;
      return;
    }
    if (before.turn !== now.turn) {
      const free = !document.hidden && !occupied();
      if (this.auto || this.busy) now.own && free ? this.end(0) : this.close(0); // the outcome is not drawn before its story
      if (!this.active && free) {
        if (now.own) {
          const over = now.acts === 1 && !now.left && !leaves && this.game.marks.size > 0;
          return this.fetch(!over, over);
        }
        if (leaves && lines.length) return this.own(lines);
      }
    }
    const fresh = now.acts - this.seen;
    if (fresh <= 0 || document.hidden) return;
    if (this.busy && !this.result && !this.rolls && this.behind === undefined) {
      this.behind = performance.now();
      this.read(Math.min(this.due - this.behind, RESULT));
    }
    if (this.result || this.active) return;
    if (occupied()) this.seen = now.acts;
    else if (fresh === 1 && now.great <= this.seen && !now.over && (!this.busy || this.game.answers !== null)) this.flash(lines);
    else if (!this.busy) this.fetch(true);
  }

  /** Show a single change directly, below the last ones that are still being read. */
  flash(lines) {
    const reads = this.flashed ?? [];
    if (lines.length > FLASHED) lines = [lines[0], ...lines.slice(1 - FLASHED)]; // the answer itself, and what followed
    this.end();
    this.game.redraw();
    this.flashed = [...reads, ...lines].slice(-FLASHED);
    this.stay(this.flashed.join("\n"));
    if (this.caption.matches(".goes-on")) this.say((this.flashed = lines).join("\n"), "off");
  }

  /** Show the effects of one's own choice on the board before the page moves on to the next question. */
  own(lines) {
    this.end(0);
    this.result = true;
    this.game.draw();
    this.game.showPast("board", this.game.parts.board);
    this.stay(lines.slice(-3).join("\n"), RESULT);
  }

  stay(text, most = LONGEST) {
    this.say(text, "off");
    const lasts = Math.min(Math.max(BRIEF, text.length * LETTER[document.documentElement.lang]), most);
    this.due = performance.now() + lasts;
    this.read(lasts);
  }

  /** Leave the caption for this long, then play what has happened meanwhile. */
  read(lasts) {
    clearTimeout(this.busy);
    this.busy = setTimeout(() => {
      if (this.now && this.now.acts > this.seen && !document.hidden) this.fetch(true);
      else this.close(this.seen);
    }, lasts);
  }

  /** The player looks at the page again. */
  returned() {
    if (!document.hidden && !this.active && !occupied() && this.now?.acts > this.seen) this.fetch(false);
  }

  /** The connection was lost. After that, and in another language, the page shows the present at once. */
  lost() {
    this.close();
    this.now = null;
  }

  // Asking for moments

  /**
   * Play what has happened. `live`: the board stays as it is until the first moment arrives. `over`: the board shows the
   * game as it stands, once dice have rolled, and can be tapped, and the moments are told beside it, all at once.
   */
  fetch(live, over = false) {
    const seen = this.seen;
    const from = performance.now();
    const until = (this.behind ?? from) + LONGEST;
    const within = Math.round(until - from - (live || over ? 0 : BEFORE));
    if (within < BRIEF) return this.close();
    this.begin({ auto: true, live, over, film: false, until, upTo: this.now.acts });
    this.game.link.tell({ op: "story", seen, within });
    this.wait(PATIENCE);
  }

  /** The player wants to look back: at a step `at` of the film, or at the last moment, or the `whole` since their own choice. */
  open(at, whole = false) {
    const film = at !== undefined || this.now.film;
    this.from = document.activeElement;
    this.begin({ auto: false, live: false, over: false, film, first: at ?? 0, whole, until: Infinity, upTo: Infinity });
    this.game.link.tell({ op: "story", film });
    this.wait(FILM);
  }

  begin(way) {
    this.end();
    Object.assign(this, way, { active: true });
    this.opener.disabled = true;
    this.game.veil();
  }

  wait(patience) {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.close(), patience);
  }

  hear(message) {
    if (message.t === "moment") this.fetched(message);
    else if (message.refused === undefined) this.begun(message);
    else {
      if (message.refused && !this.auto) this.game.dialogs.toast(message.refused);
      this.close();
    }
  }

  begun(told) {
    if (!this.active || this.told || told.film !== this.film) return;
    const fresh = told.moments.filter((moment) => moment.stays);
    if (this.auto) this.upTo = told.acts;
    // what the board shows now is what all of them are about
    const present = told.acts === this.now.acts && !this.now.over && (this.over || (this.live && fresh.length < 2));
    if (this.auto && (present || !fresh.length)) {
      const { holds } = this;
      this.end(told.acts);
      this.roll(fresh.flatMap((moment) => moment.dice), () => {
        if (fresh.length) this.stay(fresh.map((moment) => moment.text).join("\n"));
        this.game.redraw();
        if (holds) this.game.turnBack(false);
      });
      return;
    }
    clearTimeout(this.watch);
    Object.assign(this, { told, kept: new Map(), playing: this.auto, over: false });
    this.root.classList.add("telling");
    this.root.classList.toggle("film", told.film);
    this.eyes.hidden = !told.film;
    const eyes = [["", words["page-spectator"]], ...(told.seats ?? []).map((name, seat) => [String(seat), name])];
    this.eyes.replaceChildren(...eyes.map(([value, name]) => h("option", { value, selected: value === String(told.seat ?? "") }, name)));
    if (this.live) this.advance(told.first - 1);
    else if (this.auto) this.go(told.first - 1);
    else {
      this.back.focus();
      this.go(told.film ? this.first : (this.whole && told.steps.find((at) => at >= told.first)) || told.steps.at(-1));
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
    this.game.link.tell({ op: "moment", at, seat: this.seat });
    this.wait(PATIENCE);
  }

  fetched(message) {
    this.asking = false;
    clearTimeout(this.watch);
    if (!this.told) return;
    if (this.kept.size >= KEPT) this.kept.delete(this.kept.keys().next().value);
    this.kept.set(this.key(message.at, message.seat), message);
    if (this.kept.has(this.wanted)) this.show(this.kept.get(this.wanted));
    else if (this.wanted) this.ask(this.at);
  }

  show({ board, hand, text }) {
    const begins = !this.shown;
    const moment = this.told.moments.find((known) => known.at === this.at);
    this.wanted = null;
    if (this.playing && moment?.dice.length && this.rolled !== this.at) {
      this.rolled = this.at;
      return this.roll(moment.dice, () => this.go(this.at));
    }
    this.shown = true;
    if (begins) this.game.turnBack(true);
    this.say(text || moment?.text || words["page-before"], this.live ? "off" : "polite");
    this.game.showPast("board", board);
    this.game.showPast("hand", hand, this.seat === this.told.seat ? null : this.told.seats?.[this.seat]);
    if (!this.playing) return;
    const stays = this.told.film ? STEP : moment.stays || (this.auto ? BEFORE : STEP);
    this.timer = setTimeout(() => this.advance(this.at), Math.min(stays, this.until - performance.now()));
    const next = this.next(this.at);
    if (next !== undefined && !this.kept.has(this.key(next, this.seat))) this.ask(next);
  }

  /** Let dice roll on the board until they show these faces, and then tell what follows; at once without dice, or for those who want no motion. */
  roll(faces, then) {
    if (!faces.length || still.matches) return then();
    const begun = performance.now();
    clearTimeout(this.busy); // of dice that still roll, if playing was paused and has gone on
    this.until += ROLL + SHOWN;
    this.rolls = true;
    this.say("🎲", "off");
    this.game.redraw();
    const told = () => {
      Object.assign(this, { busy: 0, rolls: false });
      this.dice.hidden = true;
      then();
      this.game.redraw();
    };
    const turn = () => {
      const rolls = performance.now() - begun < ROLL;
      this.dice.replaceChildren(...faces.map((face) => die(rolls ? 1 + Math.floor(6 * Math.random()) : face)));
      this.dice.hidden = false;
      this.busy = setTimeout(rolls ? turn : told, rolls ? TUMBLE : SHOWN);
    };
    turn();
  }

  /** The moment that plays after this one; undefined at the end. */
  next(at) {
    const found = this.auto ? this.told.moments.filter((moment) => moment.stays).map((moment) => moment.at) : this.told.steps;
    return found.find((step) => step > at);
  }

  advance(at) {
    const next = this.next(at);
    if (next !== undefined && performance.now() < this.until) this.go(next);
    else if (this.told.film) this.pause();
    else this.ended();
  }

  /** Everything has been played. What has happened meanwhile is told only if it is important, or has ended the game: then before the board shows the result. */
  ended() {
    const { upTo, now } = this;
    const more = (now.over ? now.acts : now.great) > upTo && !document.hidden && !occupied();
    if (more && now.over) return (this.seen = upTo), this.fetch(true);
    this.close(now.great > upTo ? upTo : undefined, more);
    this.game.showNewest();
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
    const to = by > 0 ? steps.find((step) => step > this.at) : steps.findLast((step) => step < this.at);
    if (to !== undefined) this.go(to);
    else if (by > 0 && !film) this.close();
  }

  choose() {
    this.pause();
    const steps = this.told.film ? this.told.moments : this.told.steps.map((at) => this.told.moments[at]);
    const options = steps.map(({ at, text }) => ({ at, about: text || words["page-before"], style: "secondary" }));
    const { x, y } = this.list.getBoundingClientRect();
    this.game.dialogs.menu(`### ${words["replay-moments"]}`, options, x, y, ({ at }) => this.told && this.go(at));
  }

  mark() {
    const { steps, film } = this.told;
    const focused = document.activeElement; // which loses the focus when it is disabled
    this.back.disabled = this.at <= steps[0];
    this.on.disabled = film && this.at >= steps.at(-1);
    if (focused?.disabled) (this.back.disabled ? this.on : this.back).focus();
    this.toggle.title = this.toggle.ariaLabel = words[this.playing ? "page-pause" : "page-play"];
    this.skip.textContent = words[film ? "page-dismiss" : this.auto ? "board-skip" : "page-now"];
    this.root.classList.toggle("auto", this.auto);
  }

  say(text, politeness) {
    this.caption.setAttribute("aria-live", politeness);
    this.caption.replaceChildren(markdown(text));
    this.caption.hidden = !text;
    this.caption.scrollTop = 0;
    fade(this.caption);
  }

  /** Show all of what the caption says until the next tap, or only its beginning again. */
  fold() {
    this.told ? this.pause() : clearTimeout(this.busy);
    this.caption.classList.toggle("whole");
    this.caption.scrollTop = 0;
    fade(this.caption);
  }

  // The end

  /** Show the game as it stands, but first (`more`) what has happened after the choices that were `seen`. */
  close(seen, more = false) {
    if (!this.active && !this.busy) return;
    const focused = this.controls.contains(document.activeElement);
    const { holds } = this;
    this.end(seen);
    if (more) this.fetch(false, true);
    this.game.redraw();
    if (holds) this.game.turnBack(false);
    if (focused) (this.from !== document.body && this.from?.isConnected ? this.from : this.opener).focus();
  }

  end(seen = this.now?.acts ?? 0) {
    for (const timer of [this.timer, this.watch, this.busy]) clearTimeout(timer);
    Object.assign(this, {
      active: false,
      auto: false,
      live: false,
      over: false,
      playing: false,
      asking: false,
      shown: false,
      result: false,
      told: null,
      flashed: null,
      wanted: null,
      rolls: false,
      rolled: undefined,
      behind: undefined,
      busy: 0,
      seen,
    });
    this.caption.hidden = this.dice.hidden = true;
    this.caption.classList.remove("whole");
    this.opener.disabled = false;
    this.skip.textContent = words["board-skip"];
    this.root.classList.remove("telling", "film", "auto");
  }

  // Input

  /** A tap on the past only ends it: what it hits may lie elsewhere by now. */
  tapped(event, board) {
    if (!this.holds || board.asks || !board.still) return;
    event.stopImmediatePropagation();
    this.close();
  }

  pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || occupied()) return;
    if (event.target.closest?.(event.key === "Escape" ? "input, textarea" : "input, select, textarea")) return;
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

// Looking back: plays past events on the board, moment by moment, then shows the current state of the game again.

import { Dice } from "./dice.js";
import { button, fade, h, still, words } from "./dom.js";
import { markdown } from "./markdown.js";
import { wide } from "./view.js";

// Milliseconds:
const LONGEST = 12000; // that moments play automatically, and that the board is behind the game meanwhile
const BEFORE = 700; // that the position before the first moment stays
const BRIEF = 1500; // that a single change stays at least
const LETTER = { en: 40, ja: 90 }; // to read one letter
const RESULT = 3000; // the longest that the effects of one's own choice, or a line being read, delay what comes next
const STEP = 1800; // that a step of a film stays
const REPEAT = 120; // between two steps while a key is held down
const PATIENCE = 4000; // for the server's answer
const FILM = 30000; // for its answer when it has to play a whole game again
const KEPT = 60; // moments that are not fetched again

const occupied = () => document.querySelector("dialog[open]") !== null;

export class Story {
  /** game: the page; root: its element; justArrived: whether the player has just come, so that what happened meanwhile is played */
  constructor(game, root, justArrived) {
    Object.assign(this, { game, root, justArrived, now: null, seen: 0 });
    const control = (key, sign, act) => button(sign, act, { "aria-label": words[key], title: words[key] });
    this.opener = button("", () => this.open(undefined, true), { class: "opener", hidden: true });
    this.back = control("page-back", "◀", () => this.step(-1));
    this.toggle = control("page-play", "⏯", () => (this.playing ? this.pause() : this.play()));
    this.toggle.classList.add("toggle");
    this.forward = control("page-forward", "▶", () => this.step(1));
    this.chooser = control("replay-moments", "🎬", () => this.choose());
    this.perspective = h("select", { "aria-label": words["page-eyes"], onchange: () => this.go(this.at) });
    this.skip = button("", () => this.close());
    this.controls = h("div", { class: "moments", role: "group", "aria-label": words["story-open"] }, this.back, this.toggle, this.forward, this.chooser, this.perspective, this.skip);
    this.caption = h("div", { class: "caption", role: "status", hidden: true, onclick: () => this.captionTapped() });
    this.dice = new Dice(game.board.element);
    this.reset();
  }

  /** Whether the board stays as it was before an answer of one's own, until it is known that no dice roll, or they have come to rest. */
  get waits() {
    return this.besideBoard || this.dice.rolling;
  }

  /** Whether a caption is still being read, or dice roll. */
  get tells() {
    return this.captionTimer !== 0 || this.dice.rolling;
  }

  /** Whether the board shows something other than the current state of the game. */
  get holds() {
    return this.momentShown || this.keepsBoard || this.waits || this.showsResult || (this.tells && this.now?.acts > this.seen);
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
  gameChanged(now, lines, leaves) {
    const before = this.now;
    this.now = now;
    this.opener.hidden = !now || !(now.film || now.acts);
    if (!now) return;
    this.opener.title = this.opener.ariaLabel = words[now.film ? "replay-open" : "story-open"];
    this.opener.textContent = now.film ? "🎬" : "🕘";
    if (before?.turn !== now.turn) this.seen = 0;
    if (!before) this.arrived();
    else if (before.turn === now.turn || !this.showOwn(lines, leaves)) this.showOthers(lines);
  }

  /** The page has just been opened, or reconnected. */
  arrived() {
    const plays = this.justArrived && !this.game.logSeen && !this.now.over;
    this.justArrived = false;
    if (!plays) this.seen = this.now.acts;
    else if (this.now.own) this.seen = 1;
    this.returned();
  }

  /** Show what one's own choice has done, before the page moves on to the next question; returns whether there is anything to show. */
  showOwn(lines, leaves) {
    const { own, acts, left } = this.now;
    const free = !document.hidden && !occupied();
    if (this.auto || this.tells) own && free ? this.reset(0) : this.close(0); // the outcome is not drawn before its story
    if (this.active || !free || !(own || (leaves && lines.length))) return false;
    const staysHere = acts === 1 && !left && !leaves && this.game.marks.size > 0;
    if (own) this.fetch(!staysHere, staysHere);
    else this.showResult(lines);
    return true;
  }

  /** Show what others have chosen: a single change, or while the player is asked any, directly, more or an important one moment by moment. */
  showOthers(lines) {
    const { now } = this;
    const { answers, asking, askedBefore } = this.game;
    const fresh = now.acts - this.seen;
    if (fresh <= 0 || document.hidden) return;
    if (lines.length && this.captionTimer && !this.showsResult && this.behindSince === undefined) {
      this.behindSince = performance.now();
      this.keepCaption(Math.min(this.captionEnds - this.behindSince, RESULT));
    }
    if (this.showsResult || this.active) return;
    if (occupied()) this.seen = now.acts;
    else if ((fresh === 1 || (answers?.awaited && asking === askedBefore)) && now.great <= this.seen && !now.over && (!this.tells || answers !== null)) this.flash(lines);
    else if (!this.tells) this.fetch(true);
  }

  /** Show a single change directly, below the last ones that are still being read. */
  flash(lines) {
    if (!lines.length) return void (this.seen = this.now.acts);
    const reads = this.flashedLines ?? [];
    this.reset();
    this.flashedLines = [...reads, ...lines];
    this.tell(this.flashedLines.join("\n"));
    if (this.caption.matches(".goes-on")) this.say((this.flashedLines = lines).join("\n"), "off");
    this.game.redraw();
  }

  /** Show the effects of one's own choice on the board. */
  showResult(lines) {
    this.reset(0);
    this.showsResult = true;
    this.game.draw();
    this.game.showPast("board", this.game.parts.board);
    this.tell(lines.slice(-3).join("\n"), RESULT);
  }

  /** Show a caption for as long as it takes to read, at most this long. */
  tell(text, most = LONGEST) {
    this.say(text, "off");
    const lasts = Math.min(Math.max(BRIEF, text.length * LETTER[document.documentElement.lang]), most);
    this.captionEnds = performance.now() + lasts;
    this.keepCaption(lasts);
  }

  /** Leave the caption for this long. */
  keepCaption(lasts) {
    clearTimeout(this.captionTimer);
    this.captionTimer = setTimeout(() => this.captionRead(), lasts);
  }

  /** Play what has happened while the caption was read. */
  captionRead() {
    if (this.now && this.now.acts > this.seen && !document.hidden) this.fetch(true);
    else this.close(this.seen);
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
   * Play what has happened. `keepsBoard`: the board stays as it is until the first moment arrives. `besideBoard`: the board shows the
   * game as it stands, once dice have rolled, and can be tapped, and the moments are told beside it, all at once.
   */
  fetch(keepsBoard, besideBoard = false) {
    const seen = this.seen;
    const from = performance.now();
    const within = Math.round((this.behindSince ?? from) + LONGEST - from - (keepsBoard || besideBoard ? 0 : BEFORE));
    if (within < BRIEF) return this.close();
    this.begin({ auto: true, keepsBoard, besideBoard, upTo: this.now.acts }, { seen, within }, PATIENCE);
  }

  /** The player wants to look back: at a step `at` of the film, or at the last moment, or the `whole` since their own choice. */
  open(at, whole = false) {
    const film = at !== undefined || this.now.film;
    this.focusBefore = document.activeElement;
    this.begin({ film, first: at ?? 0, whole, upTo: Infinity }, { film }, FILM);
  }

  /**
   * Ask for the `wanted` moments, to play them as `way` says: see `reset`. `first`: from which step of a film; `whole`: from the player's own choice; `upTo`:
   * the last choice that they tell of.
   */
  begin(way, wanted, patience) {
    this.reset();
    Object.assign(this, way, { active: true });
    this.opener.disabled = true;
    this.game.veil();
    this.game.link.tell({ op: "story", ...wanted });
    this.wait(patience);
  }

  /** Give up if the server doesn't answer within this time. */
  wait(patience) {
    clearTimeout(this.patienceTimer);
    this.patienceTimer = setTimeout(() => this.close(), patience);
  }

  hear(message) {
    if (message.t === "moment") this.momentArrived(message);
    else if (message.refused === undefined) this.playlistArrived(message);
    else {
      if (message.refused && !this.auto) this.game.dialogs.toast(message.refused);
      this.close();
    }
  }

  playlistArrived(playlist) {
    if (!this.active || this.playlist || playlist.film !== this.film) return;
    const fresh = playlist.moments.filter((moment) => moment.stays);
    if (this.auto) this.upTo = playlist.acts;
    // what the board shows now is what all of them are about
    const present = playlist.acts === this.now.acts && !this.now.over && (this.besideBoard || (this.keepsBoard && fresh.length < 2));
    if (this.auto && (present || !fresh.length)) {
      const { holds } = this;
      const told = wide.matches ? fresh : fresh.toReversed(); // where few lines have room, the outcome comes first
      this.reset(playlist.acts);
      this.roll(fresh.flatMap((moment) => moment.dice), () => {
        if (fresh.length) this.tell(told.map((moment) => moment.text).join("\n"));
        else this.caption.hidden = true;
        this.game.redraw();
        if (holds) this.game.turnBack(false);
      });
      return;
    }
    clearTimeout(this.patienceTimer);
    Object.assign(this, { playlist, fetchedMoments: new Map(), playing: this.auto, besideBoard: false });
    this.root.classList.add("telling");
    this.root.classList.toggle("film", playlist.film);
    this.perspective.hidden = !playlist.film;
    const eyes = [["", words["page-spectator"]], ...(playlist.seats ?? []).map((name, seat) => [String(seat), name])];
    this.perspective.replaceChildren(...eyes.map(([value, name]) => h("option", { value, selected: value === String(playlist.seat ?? "") }, name)));
    if (this.keepsBoard) this.advance(playlist.first - 1);
    else if (this.auto) this.go(playlist.first - 1);
    else {
      this.back.focus();
      this.go(playlist.film ? this.first : (this.whole && playlist.steps.find((at) => at >= playlist.first)) || playlist.steps.at(-1));
    }
  }

  // From moment to moment

  get seat() {
    return this.playlist.film && this.perspective.value !== "" ? Number(this.perspective.value) : null;
  }

  key(at, seat) {
    return `${at} ${this.playlist.film ? seat : ""}`;
  }

  go(at) {
    clearTimeout(this.stepTimer);
    this.at = at;
    this.updateControls();
    this.wantedKey = this.key(at, this.seat);
    if (this.fetchedMoments.has(this.wantedKey)) this.show(this.fetchedMoments.get(this.wantedKey));
    else this.ask(at);
  }

  /** Fetch a moment; one at a time. */
  ask(at) {
    if (this.fetching) return;
    this.fetching = true;
    this.game.link.tell({ op: "moment", at, seat: this.seat });
    this.wait(PATIENCE);
  }

  momentArrived(message) {
    this.fetching = false;
    clearTimeout(this.patienceTimer);
    if (!this.playlist) return;
    if (this.fetchedMoments.size >= KEPT) this.fetchedMoments.delete(this.fetchedMoments.keys().next().value);
    this.fetchedMoments.set(this.key(message.at, message.seat), message);
    if (this.fetchedMoments.has(this.wantedKey)) this.show(this.fetchedMoments.get(this.wantedKey));
    else if (this.wantedKey) this.ask(this.at);
  }

  show({ board, hand, text }) {
    const begins = !this.momentShown;
    const moment = this.playlist.moments.find((known) => known.at === this.at);
    this.wantedKey = null;
    if (this.playing && moment?.dice.length && this.rolledAt !== this.at) {
      this.rolledAt = this.at;
      return this.roll(moment.dice, () => this.go(this.at));
    }
    this.momentShown = true;
    if (begins) this.game.turnBack(true);
    this.say(text || moment?.text || words["page-before"], this.keepsBoard ? "off" : "polite");
    this.game.showPast("board", board);
    this.game.showPast("hand", hand, this.seat === this.playlist.seat ? null : this.playlist.seats?.[this.seat]);
    if (!this.playing) return;
    const stays = this.playlist.film ? STEP : moment.stays || (this.auto ? BEFORE : STEP);
    this.stepTimer = setTimeout(() => this.advance(this.at), stays);
    const next = this.next(this.at);
    if (next !== undefined && !this.fetchedMoments.has(this.key(next, this.seat))) this.ask(next);
  }

  /** Let dice roll on the board until they show these faces, and then call `afterwards`; at once without dice, or for those who want no motion. */
  roll(faces, afterwards) {
    if (!faces.length || still.matches) return afterwards();
    clearTimeout(this.captionTimer);
    this.captionTimer = 0;
    this.say("🎲", "off");
    this.dice.roll(faces, () => {
      afterwards();
      this.game.redraw();
    });
    this.game.redraw();
  }

  /** The moment that plays after this one; undefined at the end. */
  next(at) {
    const found = this.auto ? this.playlist.moments.filter((moment) => moment.stays).map((moment) => moment.at) : this.playlist.steps;
    return found.find((step) => step > at);
  }

  advance(at) {
    const next = this.next(at);
    if (next !== undefined) this.go(next);
    else if (this.playlist.film) this.pause();
    else this.playedAll();
  }

  /** Everything has been played; go on with what has happened meanwhile. */
  playedAll() {
    const { upTo, now } = this;
    const more = now.acts > upTo;
    if (more && !document.hidden && !occupied()) return (this.seen = upTo), this.fetch(true);
    this.close(more ? upTo : undefined);
    this.game.news.showNewest();
  }

  /** Go on as if what is shown now had been read. */
  goOn() {
    if (this.dice.rolling) return;
    if (this.playlist) this.playing ? this.advance(this.at) : this.step(1);
    else if (this.captionTimer) this.captionRead();
  }

  play() {
    Object.assign(this, { playing: true, auto: false });
    this.go(this.next(this.at) === undefined ? this.playlist.steps[0] : this.at);
  }

  pause() {
    clearTimeout(this.stepTimer);
    Object.assign(this, { playing: false, auto: false });
    this.updateControls();
  }

  /** Move one moment back or forward; after the last one, show the current state of the game. */
  step(by) {
    this.pause();
    const { steps, film } = this.playlist;
    const to = by > 0 ? steps.find((step) => step > this.at) : steps.findLast((step) => step < this.at);
    if (to !== undefined) this.go(to);
    else if (by > 0 && !film) this.close();
  }

  choose() {
    this.pause();
    const steps = this.playlist.film ? this.playlist.moments : this.playlist.steps.map((at) => this.playlist.moments[at]);
    const options = steps.map(({ at, text }) => ({ at, about: text || words["page-before"], style: "secondary" }));
    const { x, y } = this.chooser.getBoundingClientRect();
    this.game.dialogs.menu(`### ${words["replay-moments"]}`, options, x, y, ({ at }) => this.playlist && this.go(at));
  }

  updateControls() {
    const { steps, film } = this.playlist;
    // these keep the focus, unlike disabled ones
    this.back.ariaDisabled = String(this.at <= steps[0]);
    this.forward.ariaDisabled = String(film && this.at >= steps.at(-1));
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
    this.playlist ? this.pause() : clearTimeout(this.captionTimer);
    this.caption.classList.toggle("whole");
    this.caption.scrollTop = 0;
    fade(this.caption);
  }

  // The end

  /** Show the game as it stands; `seen`: how many choices the player knows then. */
  close(seen) {
    if (!this.active && !this.tells) return;
    const focused = this.controls.contains(document.activeElement);
    const { holds } = this;
    this.reset(seen);
    this.caption.hidden = true;
    this.game.redraw();
    if (holds) this.game.turnBack(false);
    if (focused) (this.focusBefore !== document.body && this.focusBefore?.isConnected ? this.focusBefore : this.opener).focus();
  }

  /** Stop whatever plays or is read; its caption stays until the next one. `seen`: how many of the choices since one's own the player knows then. */
  reset(seen = this.now?.acts ?? 0) {
    for (const timer of [this.stepTimer, this.patienceTimer, this.captionTimer]) clearTimeout(timer);
    Object.assign(this, {
      active: false, // whether moments play, or have been asked for
      auto: false, // whether they play by themselves, so that nothing else tells of them yet
      film: false, // whether they are those of a whole game that is over
      playing: false, // whether one moment follows another, by themselves or after *Play*
      playlist: null, // the moments that the server offers, once they have arrived
      keepsBoard: false, // whether the board stays as it was until the first moment arrives
      besideBoard: false, // whether the moments are told beside the present board
      fetching: false, // whether a moment has been asked for
      wantedKey: null, // of the moment that is to be shown as soon as it arrives
      momentShown: false, // whether the board shows a moment
      showsResult: false, // whether the board shows the effects of one's own choice
      flashedLines: null, // the single changes that the caption tells
      rolledAt: undefined, // the moment whose dice have rolled
      behindSince: undefined, // since when the caption has told of something older than the present
      captionTimer: 0, // while the caption is read
      seen,
    });
    this.dice.stop();
    this.caption.classList.remove("whole");
    this.opener.disabled = false;
    this.skip.textContent = words["board-skip"];
    this.root.classList.remove("telling", "film", "auto");
  }

  // Input

  /** A tap on a caption shows all of it, or goes on; in a film, it does nothing. */
  captionTapped() {
    if (this.film) return;
    const isLong = this.caption.matches(".cut, .goes-on");
    const isWhole = this.caption.matches(".whole");
    if (this.playlist ? isLong || isWhole : isLong && !isWhole) this.fold();
    else this.goOn();
  }

  pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || occupied()) return;
    if (event.target.closest?.(event.key === "Escape" ? "input, textarea" : "input, select, textarea")) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by && this.playlist) {
      if (!event.repeat || event.timeStamp - this.lastStepAt > REPEAT) {
        this.lastStepAt = event.timeStamp;
        this.step(by);
      }
    } else if (by === -1 && !this.active && !this.opener.hidden) this.open();
    else if (event.key === "Escape" && (this.active || this.holds || this.tells)) this.close();
    else if (event.key === " " && this.playlist && event.target === document.body) this.playing ? this.pause() : this.play();
    else return;
    event.preventDefault();
  }
}

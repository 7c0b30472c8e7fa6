// The page of a game: shows what the server sends, and tells taps that are meant from those that come too early.

import { app, button, fade, h, words } from "./dom.js";
import { blocks } from "./blocks.js";
import { Board } from "./board.js";
import { Dialogs, readFromTop, SETTLE } from "./dialogs.js";
import { guessed, sentence, speak } from "./language.js";
import { markdown } from "./markdown.js";
import { linesOf, newLines, News } from "./news.js";
import { Panel } from "./panel.js";
import { Link } from "./socket.js";
import { Story } from "./story.js";
import { bounds, inside } from "./strokes.js";
import { Taps } from "./taps.js";
import { wide } from "./view.js";

const NEAR = { undo: "↩️", advice: "💡" }; // buttons of the panel that a phone also has above the board
// Pixels across the smaller picture and the news below it, where there is room beside the large one
const COLUMN = 420;
const WIDEST = 640;
const TALL = 0.56; // the height of the pictures on a phone held upright, as a share of its own, as in style.css
const NARROW = 0.88; // the least share of the width of a phone that the hand below the board takes, as in style.css
const NEWS = 128; // the least height of the news below it, in pixels
const pointAt = (event) => `${event.screenX},${event.screenY}`;
const shows = (part, mark) => Boolean(mark && part?.svg?.includes(`data-mark="${mark}"`));

export class Game {
  /** The socket's path, and the first message of a spectator. */
  constructor(path, token = "") {
    this.parts = {}; // what the server has sent, by name
    this.language = ""; // of the frame, whose elements (`board`, `hand`, `panel` ...) `build` makes
    // The question
    this.answers = null; // to the open question
    this.asking = null; // the open question; empty if there is none, null before the panel was first shown
    this.lastAsked = ""; // the last question that was open
    this.askedBefore = ""; // the question that was open before the present show
    this.chosen = new Set(); // answers that are not sent yet
    this.continues = false; // whether the question continues a move in the large picture
    this.waits = false; // whether the question waits for a show
    this.lastPressed = ""; // the component last pressed, by custom id
    // The log
    this.logLines = null;
    this.logSeen = false; // whether this browser has shown all of them before
    // The pictures
    this.largePicture = ""; // "board" or "hand"
    this.chosenPicture = null; // the large one, if the player has chosen it
    this.left = null; // the view of the one that was large before
    this.handAnswers = false; // whether the question is answered in the hand
    this.arrangedFor = ""; // the kind of question for which the room was shared out, and what else that depends on
    // Taps
    this.turnedAt = -Infinity; // when taps last changed their meaning
    this.touchedAt = -Infinity; // when the last touch or key press began
    this.dismisses = false; // whether that was beside an open list or dialog, which it closes
    this.settleTimer = 0;
    this.repeatWords = "page-again"; // the words for giving an answer that can't be taken back
    this.pointer = ""; // its last place
    this.story = null;
    this.link = new Link(this, path, token);
    wide.addEventListener("change", () => this.field && (this.settleNews(), this.draw()));
    addEventListener("resize", () => this.field && ((this.left = null), this.draw(), this.arrange())); // a film is only arranged
    addEventListener("keydown", (event) => this.pressed(event));
    addEventListener("film", (event) => (this.dialogs.closeAll(), this.story.open(event.detail)));
    addEventListener("pointermove", (event) => {
      if (this.moves(event)) app.classList.remove("keys");
      this.pointer = pointAt(event);
    });
    for (const begins of ["pointerdown", "keydown"]) addEventListener(begins, (event) => this.touched(event), true);
    for (const touches of ["pointerdown", "mousedown", "click"]) addEventListener(touches, (event) => this.shield(event), true);
    addEventListener("keydown", (event) => this.refuseEarly(event), true);
    document.addEventListener("visibilitychange", () => this.story?.returned());
    this.dialogs = new Dialogs(this);
  }

  /** Note when and how the player begins to touch something or presses a key. */
  touched({ type, target, clientX, clientY, pointerType }) {
    this.touchedAt = performance.now();
    const open = [...document.querySelectorAll(".folded:popover-open, dialog[open]")].at(-1);
    this.dismisses = type === "pointerdown" && open !== undefined && !inside(bounds(open), clientX, clientY) && open.id !== target.closest("[popovertarget]")?.getAttribute("popovertarget");
    if (open?.keeps) open.closedBy = open.keeps(clientX, clientY) ? "closerequest" : "any";
    this.repeatWords = pointerType === "touch" ? "page-again" : "page-again_click";
  }

  /** Whether the mouse moves: a resting one does not point at what appears under it. */
  moves(event) {
    return pointAt(event) !== this.pointer;
  }

  /** Keep a touch that only closes a list or dialog from what lies under the finger. */
  shield(event) {
    if (!this.dismisses) return;
    event.stopPropagation();
    if (event.type !== "pointerdown") event.preventDefault();
  }

  /** Keep a key from answering the next question as well. */
  refuseEarly(event) {
    const early = event.repeat || app.classList.contains("settling");
    if (early && ["Enter", " "].includes(event.key) && event.target.closest?.(".panel, dialog button")) event.preventDefault();
  }

  /** Do what a key does everywhere on the page. */
  pressed(event) {
    app.classList.add("keys");
    if (!event.defaultPrevented) this.story?.pressed(event);
    if (event.key === "Escape") this.taps?.explain("");
    if (!event.defaultPrevented && event.key === "Escape") this.back(event);
    if (!this.story || event.ctrlKey || event.metaKey || event.target.closest?.("input, textarea, dialog")) return;
    if (event.key === "?") this.dialogs.toast(words["page-keys"]);
    else if (!event.defaultPrevented) this.board.zooms(event.key);
    const shortcut = this.help.querySelector(`[aria-keyshortcuts="${CSS.escape(event.key)}"]`);
    if (shortcut) event.preventDefault(), shortcut.click(); // a browser would search with the key
  }

  async hear(message) {
    if (message.t === "hello") await this.begin(message.language);
    else if (message.t === "parts") this.settle(() => this.show(message.parts));
    else if (message.t === "dialog") this.dialogs.show(message);
    else if (message.t === "close") this.dialogs.close(message);
    else if (message.t === "go") location.assign(`/enter#${message.link}`);
    else if (message.t === "foretold") this.taps.hear(message);
    else if (message.t === "form") this.dialogs.form(message);
    else if (message.t === "story" || message.t === "moment") this.story.hear(message);
    if (!this.link.waiting.size) app.classList.remove("busy");
  }

  ask(request) {
    app.classList.add("busy");
    this.link.ask(request);
  }

  /** Send this only once, however often it is pressed before the response arrives. */
  press(id, values = []) {
    this.lastPressed = id;
    if (![...this.link.waiting.values()].some((request) => request.id === id)) this.ask({ op: "press", id, values });
  }

  /** Return to the question from a confirmation or from ideas; else use the question's own *Back*. */
  back(event) {
    const back = this.parts.back || this.answers?.back.find(({ id }) => id.endsWith(":back"))?.id;
    if (!back || event.repeat || event.target.closest?.("input, select, textarea") || document.querySelector("dialog[open], .folded:popover-open")) return;
    event.preventDefault();
    this.press(back);
  }

  /** What a tap answers now, on which pictures, and where the buttons lie. */
  get offer() {
    const top = this.panel.find('.answer, [data-press*=":yes:"]')?.getBoundingClientRect().top ?? 0;
    return [this.asking, this.largePicture, this.board.asks, this.hand.asks, Math.round(top)].join(" ");
  }

  /**
   * Make a change; if it removes the element in focus, the panel gets the focus. If taps mean something else afterwards, ignore taps, clicks and keys on
   * answers for a moment; after the player's own answer only those on buttons, if the picture is the same, since its places haven't moved.
   */
  settle(change) {
    const { offer, largePicture, asking } = this;
    const own = this.link.waiting.size;
    const focused = document.activeElement;
    change();
    if (focused !== document.body && !focused.checkVisibility() && [focused, document.body].includes(document.activeElement)) this.panel.focus();
    const stays = own && largePicture === this.largePicture;
    if (!largePicture || offer === this.offer || (stays && asking === this.asking)) return;
    if (!stays) this.turnedAt = performance.now();
    app.classList.add("settling");
    app.classList.toggle("turned", !stays);
    clearTimeout(this.settleTimer);
    this.settleTimer = setTimeout(() => app.classList.remove("settling"), SETTLE);
  }

  /** Whether the present touch came too early to be meant for what is shown now. */
  get rash() {
    return this.touchedAt - this.turnedAt < SETTLE;
  }

  /** The connection is "open" or "lost", or will not be opened again: then the key of a sentence that says why. */
  async state(state) {
    app.classList.toggle("lost", state === "lost");
    if (state !== "open") this.story?.lost();
    if (state === "open" || state === "lost") return;
    this.dialogs.closeAll();
    const final = state === "page-unwatched" || state === "page-signed_out";
    if (!words["page-lost"]) await speak(guessed());
    sentence(words[state], final ? null : () => location.reload());
  }

  /** Build the frame; after a reconnect everything is sent again. */
  async begin(language) {
    const before = document.activeElement;
    if (this.language !== language) {
      await speak(language);
      this.build(language);
    }
    this.dialogs.closeAll("form"); // which may be half filled in
    // since the language has changed
    if (before !== document.body && !before.isConnected) (app.querySelector(`[popovertarget="${before.getAttribute("popovertarget")}"]`) ?? this.panel.element).focus();
  }

  build(language) {
    this.taps = new Taps(this);
    this.board = new Board(this.taps);
    this.hand = new Board(this.taps);
    this.pictures = [this.board, this.hand];
    this.title = h("h1", {});
    this.panel = new Panel(this);
    this.players = h("section", { class: "players" });
    this.log = h("section", { class: "log" });
    const tab = (name, label) => button(label, () => this.turnOver(name), { value: name });
    this.tabs = h("div", { class: "tabs", hidden: true }, tab("board", words["page-board"]), tab("hand", words["page-hand"]));
    this.whose = h("h2", { hidden: true });
    this.aside = h("div", { class: "hand", hidden: true }, this.whose, this.hand.element);
    const folds = (id, label, sign, ...content) => [
      h("button", { type: "button", class: "plain", popovertarget: id, "aria-label": label, title: label }, sign),
      h("nav", { id, class: "folded", popover: "auto", "aria-label": label, onclick: ({ currentTarget, target }) => target.closest("button") && currentTarget.hidePopover() }, content),
    ];
    this.help = h("div", {});
    this.menu = h("div", {});
    this.logged = h("div", {}, h("h2", {}, words["board-log"])); // the whole log, where there is one
    const other = language === "ja" ? "en" : "ja";
    const speaks = button(words["page-language"], () => this.link.tell({ op: "language", language: other }), { class: "plain", lang: other });
    this.shortcuts = Object.entries(NEAR).map(([act, sign]) => {
      const value = `.acts > .buttons > [data-press*=":${act}"]`;
      return button(sign, () => this.panel.find(value)?.click(), { class: `near ${act}`, hidden: true, value });
    });
    this.story?.lost();
    this.story = new Story(this, app, !this.story);
    this.dock = h("aside", {}, this.panel.element);
    this.news = new News(this.story, this.dock);
    app.replaceChildren(
      this.skip = button(words["page-skip"], () => this.panel.reach(), { class: "primary skip", hidden: true }),
      h("header", {}, this.title, this.story.controls, this.shortcuts,
        this.helpFold = folds("help", words["page-help"], "?", this.help), this.tabs, // nothing in their place while a show has its controls
        folds("menu", words["page-menu"], "☰", this.menu, speaks, h("h2", {}, words["page-players"]), this.players, this.logged, this.log)),
      h("div", { class: "lost-note", role: "status" }, words["page-lost"]),
      this.field = h("div", { class: "field" }, this.board.element, this.aside),
      h("div", { class: "tips" }, this.taps.tip),
      this.dock,
    );
    this.settleNews();
    for (const each of [this.news.element, this.panel.element]) each.addEventListener("scroll", ({ target }) => target.matches(".news, .caption, .words") && fade(target), true);
    app.removeAttribute("aria-busy");
    this.language = language;
    this.chosenPicture = null;
  }

  redraw() {
    this.settle(() => this.draw());
  }

  /** The news lies below the smaller picture where that is beside the large one, else between the board and the question. */
  settleNews() {
    (wide.matches ? this.field : this.dock).prepend(this.news.element);
  }

  /** The board shows the past from now on, or the present again. */
  turnBack(begins) {
    this.veil();
    if (!begins) this.focus();
    else if (!wide.matches || this.board.near) this.board.fit();
  }

  /** Show the board or the hand (`name`) without letting it answer; `whose`: the owner of the hand, if that is another player. */
  showPast(name, part, whose) {
    const { film } = this.story;
    this.settle(() => this.place(this[name], part, false));
    if (name === "board") return;
    this.aside.hidden = !part || (!film && this.largePicture === "hand");
    this.whose.textContent = words["page-hand_of"].replace("{player}", whose);
    this.whose.hidden = !whose;
    this.arrange(); // what the question is about need not be what happens now
  }

  show(parts) {
    Object.assign(this.parts, parts);
    const [asking, notice, due] = [this.asking, this.panel.notice, this.taps.due];
    if (parts.title) this.title.textContent = parts.title;
    if (parts.players) this.players.replaceChildren(...parts.players.map((line) => markdown(line)));
    if (parts.menu) this.showMenu(parts.menu);
    const fresh = parts.log ? this.tellLog(parts.log) : [];
    if (parts.panel) this.showPanel(parts.panel);
    if (parts.title && !this.parts.story && document.activeElement === document.body) readFromTop(this.panel.element); // a lobby has opened
    if (parts.story !== undefined) this.story.gameChanged(parts.story, fresh, this.leaves());
    this.draw();
    if (parts.panel && this.asking !== asking) this.turnTo(due && due === this.taps.due);
    else if (parts.panel && this.panel.notice && this.panel.notice !== notice) this.panel.element.scrollTop = 0;
  }

  /** Fill both menus; the button of the whole log is next to the log. */
  showMenu(items) {
    const press = (item) => button(item.label, () => this.press(item.id), { class: "plain", title: item.key, "aria-keyshortcuts": item.key });
    const those = (wanted) => items.filter(wanted).map(press);
    this.help.replaceChildren(...those(({ id }) => !/:(table|log)$/.test(id)));
    this.menu.replaceChildren(...those(({ id }) => id.endsWith(":table")));
    const log = those(({ id }) => id.endsWith(":log"));
    if (log.length) this.logged.replaceChildren(...log);
    for (const button of this.helpFold) button.hidden = !this.help.firstChild;
  }

  /** Tell in the tab's title and icon, and by the edge of the dock, whether the player is asked. */
  call() {
    const asked = Boolean(this.answers?.awaited);
    document.title = asked ? `● ${words["page-asked"]} · ${this.title.textContent}` : this.title.textContent;
    document.querySelector("link[rel=icon]").href = `/static/${asked ? "lantern" : "unlit"}.svg`;
    app.classList.toggle("asked", asked);
    if (this.panel.find("blockquote")) app.classList.add("taught");
    app.classList.toggle("over", Boolean(this.parts.story?.over));
    app.classList.toggle("lobby", !this.parts.story);
  }

  /** Show a new question; on a phone, bring its answers into view in the pictures. `same`: the next tap answers it as before, since others took a step back. */
  turnTo(same) {
    const { armed, lying } = this.taps;
    if (!this.parts.back) this.focus(); // or what is confirmed would move
    for (const board of this.pictures) board.hover("");
    if (same) this.taps.arm(armed, lying);
    else this.taps.explain("");
    this.panel.begin();
  }

  focus() {
    if (this.story.holds) return;
    const map = this.answers?.lined && this.board.sheet.querySelector("[data-grid]"); // which needs room to draw even with a mouse
    if (!wide.matches || this.board.near || map) this.board.focus(this.answers?.lined, this.placing);
    this.hand.focus(this.answers?.lined, this.placing);
  }

  /** Whether something that lies in a picture is to be put somewhere in the same picture. */
  get placing() {
    return this.answers?.options.some(({ piece }) => this.taps.goals(piece, this.taps.meant(piece)).size) ?? false;
  }

  /** The newest turn first, and in it below its heading the newest entry. Returns what is new. */
  tellLog(turns) {
    const told = linesOf(turns);
    const fresh = newLines(this.logLines ?? told, told);
    const newest = Math.max(0, ...told.map((line) => line.newest));
    this.logLines = told;
    this.logSeen = newest <= localStorage.getItem(location.pathname);
    if (!document.hidden) localStorage.setItem(location.pathname, newest);
    this.log.replaceChildren(...turns.toReversed().map(({ heading, entries }) =>
      h("div", { class: "turn" }, heading && markdown(heading.line), entries.toReversed().map(({ line }) => markdown(line)))));
    document.getElementById("announcer").replaceChildren(...fresh.map((line) => markdown(line)));
    return fresh.map((line) => line.replace(/^-# /, ""));
  }

  /**
   * What is news, or else what happened last; to those who wait, all that happened, its end in view, or after a round the standing where the newest turn
   * begins. During a show, what stood there before stays if there is room for both.
   */
  tellNews() {
    const { auto, tells } = this.story;
    if (!this.parts.log || (wide.matches ? auto || tells : this.waits)) return;
    const fresh = this.answers?.awaited ? this.parts.panel.filter((block) => block.kind === "log") : [];
    const turns = fresh.length ? [] : this.parts.log.slice(this.answers?.awaited ? -1 : 0);
    const [lines, before] = [linesOf(turns).map(({ line }) => line), linesOf(turns.slice(0, -1)).length];
    const standing = fresh.length ? [] : this.parts.standing ?? [];
    lines.splice(before, 0, ...standing);
    const told = [...blocks(fresh, {}), ...lines.map((line) => markdown(line))];
    for (const line of told.slice(before, before + standing.length)) line.classList.add("standing");
    const first = this.answers?.awaited || this.parts.standing?.length ? told[before] : null;
    this.news.tell(told, fresh.length ? this.parts.headlines : [], first);
  }

  /** Show what is asked now, and in which other ways the page leads there. */
  showPanel(list) {
    this.takeQuestion(list);
    this.panel.show(list);
    this.skip.hidden = !this.answers?.options.length && !this.parts.back;
    for (const each of this.shortcuts) each.hidden = !(each.title = each.ariaLabel = this.panel.find(each.value)?.textContent ?? "");
    this.call();
  }

  /** Note what is asked now, and how it follows from what was asked before. */
  takeQuestion(list) {
    const before = this.answers;
    this.answers = list.find((block) => block.kind === "answers") ?? null;
    const asking = this.answers?.question ?? "";
    if (asking !== this.asking) {
      this.news.fold();
      this.continues = before?.about === this.answers?.about && (before?.lined || this.continues);
      if (asking !== this.lastAsked && !this.parts.back) this.chosen.clear(), (this.chosenPicture = null);
    }
    this.asking = asking;
    this.lastAsked = asking || this.lastAsked;
  }

  /** Point out some marks in the pictures, and where a piece goes first for some answers, unless it stays. */
  light(marks, options = []) {
    const goes = options.filter(({ via, piece }) => via !== piece);
    for (const board of this.pictures) board.highlight([...marks, ...goes.map(({ via }) => via)]), board.foresee(goes);
  }

  /** Point out where the answer of this element lies. */
  lightAnswer(element) {
    const option = this.answers?.options.find(({ id }) => id === element?.dataset.option);
    this.light([option?.mark], option ? [option] : []);
  }

  /** Whether an answer can be tapped in one of the pictures; not if it alone is in the hand, which is out of sight. */
  placed(option) {
    const onBoard = ({ mark, piece }) => shows(this.parts.board, mark) || shows(this.parts.board, piece);
    const inHand = ({ mark, piece }) => shows(this.parts.hand, mark) || shows(this.parts.hand, piece);
    if (onBoard(option) || !inHand(option)) return onBoard(option);
    const { options } = this.answers;
    const alone = options.filter((each) => inHand(each) && !onBoard(each)).length < 2;
    return !alone || options.filter(onBoard).length < 2 || this.beside;
  }

  /** The marks of what is left to answer, of what can be dragged for that, and of what answers without a button. */
  get marks() {
    const { options = [], picked = [], behind = {} } = this.answers ?? {};
    const left = options.filter(({ id, vain }) => !vain && !picked.includes(id));
    return new Set([...left.flatMap(({ mark, piece }) => [mark, piece]).filter(Boolean), ...Object.keys(behind)]);
  }

  /** How many of the marks that answer the question a picture shows. */
  shown(part) {
    return [...this.marks].filter((mark) => shows(part, mark)).length;
  }

  /**
   * The board if answers can be tapped there (if only one can, it may stand for those without a place, so a hand with several comes first), or if pieces move
   * on it, even after the last move unless all answers are in the hand; otherwise the hand. What its player has finished stays in sight while it can be taken back.
   */
  get best() {
    const { board, hand } = this.parts;
    const shown = this.shown(board);
    const alone = [...this.marks].filter((mark) => shows(hand, mark) && !shows(board, mark)).length;
    if (!alone && !shown && (this.continues || this.answers?.awaited === false) && this.largePicture) return this.largePicture;
    if (alone <= shown || shown > 1) return "board";
    const elsewhere = !shown && this.answers.options.every((option) => this.placed(option));
    return this.continues && this.largePicture === "board" && !elsewhere ? "board" : "hand";
  }

  /** Whether the next question is about another picture than the one on which its player has just answered. */
  leaves() {
    this.handAnswers = this.best === "hand";
    return this.handAnswers && !this.beside && this.largePicture === "board";
  }

  /** The large picture is the best one, unless the player has picked another one. */
  draw() {
    const { board, hand } = this.parts;
    const { holds, film, showsResult } = this.story;
    const { best } = this;
    this.handAnswers = best === "hand" && !showsResult;
    const { spare, high } = this.below;
    const cut = !wide.matches && spare < NARROW * high; // the hand below the board, even as narrow as it may be
    const alone = !hand || (this.beside && !cut);
    const wanted = showsResult ? "board" : this.parts.back && !this.handAnswers ? this.largePicture : this.chosenPicture;
    this.largePicture = alone ? "board" : wanted || best;
    this.tabs.hidden = alone;
    this.showTabs(holds && !film ? "board" : this.largePicture);
    this.veil();
    this.tellNews();
    if (!holds) this.place(this.board, this.parts[this.largePicture]);
    else if (film) return;
    else if (!showsResult) this.hold(this.board, board);
    if (!holds || showsResult) this.place(this.hand, hand);
    else this.hold(this.hand, hand);
    if (this.taps.lying && !this.pictures.some((board) => board.has(this.taps.lying))) this.taps.explain("");
    this.whose.hidden = true;
    this.aside.hidden = !hand || this.largePicture === "hand";
    this.arrange();
    for (const part of [this.news.text, this.story.caption, ...this.panel.element.querySelectorAll(".words")]) {
      part.tabIndex = part.scrollHeight > part.clientHeight ? 0 : -1; // for the keyboard
      fade(part);
    }
  }

  /** Show the tabs of both pictures, of which one is in view. */
  showTabs(inView) {
    for (const tab of this.tabs.children) {
      tab.ariaPressed = String(tab.value === inView);
      tab.classList.toggle("wanted", this.shown(this.parts[tab.value]) > 0);
    }
  }

  /** Whether the hand lies next to the board: on a desktop, or below it on a phone that has room for half of it, or for all of it, narrowed, if it answers the question. */
  get beside() {
    const [board, hand] = ["board", "hand"].map((name) => this.parts[name]?.svg ?? "");
    const { spare, high } = this.below;
    return wide.matches || (!/data-near/.test(board) && !/data-(grid|map)/.test(hand) && spare >= high * (this.handAnswers ? NARROW : 0.5));
  }

  /** The height that the board leaves free on a phone held upright, and that of the hand as wide as the board. */
  get below() {
    const width = this.field.clientWidth;
    const height = TALL * innerHeight;
    const size = (name) => this.parts[name]?.svg?.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? [0, 1, 1];
    const [board, hand] = ["board", "hand"].map(size).map(([, wide, high]) => (width * high) / wide);
    return { spare: height > width ? height - board : -1, high: hand };
  }

  /**
   * Share out the room. The smaller picture (the hand, or the board if the hand is a map, or drawn to be large) gets what the large one next to it cannot use.
   * Below the board, the hand gets what is left. On a phone nothing moves while questions of one kind follow each other, or an answer is confirmed.
   */
  arrange() {
    if (this.story.waits) return;
    const { field, board, hand } = this;
    const lies = !this.aside.hidden && this.beside;
    const below = lies && !wide.matches;
    const asks = [Boolean(this.parts.story), this.answers?.about, this.largePicture, this.waits, below && hand.ratio, innerWidth, innerHeight].join(" ");
    const anew = asks !== this.arrangedFor && !this.parts.back;
    if (anew) app.style.removeProperty("--high"), this.panel.hold();
    const { clientWidth: width, clientHeight: height } = field;
    const high = width / board.ratio;
    if (anew && !wide.matches) this.yieldRoom(height - high - (below ? width / hand.ratio : 0), below);
    if (anew) this.arrangedFor = asks;
    const mapped = lies && wide.matches && hand.element.querySelector("[data-grid], [data-map], [data-large]") !== null;
    const [large, small] = mapped ? [hand, board] : [board, hand];
    const most = board.near && !board.readable ? 0.4 * width : WIDEST;
    const column = wide.matches ? Math.max(COLUMN, Math.min(width - height * large.ratio, most)) : 0;
    const row = below ? field.clientHeight - high : lies ? Math.min(column / small.ratio, height - NEWS) : 0;
    field.classList.toggle("below", below);
    field.classList.toggle("mapped", mapped);
    field.style.setProperty("--column", `${Math.round(column)}px`);
    field.style.setProperty("--row", `${Math.round(row)}px`);
  }

  /** Give the news and the question the room they lack from what the pictures leave `empty`, or all of that where the hand lies `below` the board. */
  yieldRoom(empty, below) {
    const { scrollHeight, clientHeight } = this.panel.element;
    const lacks = below ? empty : this.news.lacks + scrollHeight - clientHeight;
    if (lacks <= 0 || empty <= 0 || this.board.near) return;
    app.style.setProperty("--high", `${this.field.clientHeight - Math.min(lacks, empty)}px`);
  }

  /** Hide what tells how a show ends until it has ended (see `tellNews`, too), and the question that follows from it, or whose answers cannot glow; everything while dice roll. */
  veil() {
    const { auto, dice, shows } = this.story;
    if (!shows) this.askedBefore = this.asking;
    const left = this.panel.find('[data-press*=":takeover:"]'); // a seat that its player may want back at any time
    this.waits = !left && (dice.rolling || (shows && (!this.answers || this.asking !== this.askedBefore || this.panel.glows)));
    app.classList.toggle("veiled", auto);
    app.classList.toggle("waits", this.waits);
    if (this.waits && this.panel.element.contains(document.activeElement)) this.panel.focus();
    else if (!this.waits && document.activeElement === this.panel.element && this.answers?.options.length && app.classList.contains("keys")) this.panel.reach();
  }

  /** Show another picture as the large one, as it was left if it is the same. */
  turnOver(name) {
    if (this.story.holds) this.story.close();
    const { board, left } = this;
    if (name !== this.largePicture) this.left = board.turned;
    this.chosenPicture = name;
    this.taps.explain("");
    this.draw();
    board.glide(() => (left?.shown === board.shown ? board.turn(left) : board.fit()));
  }

  /** Show a picture, which answers the question or not (`asks`). */
  place(board, part, asks = !this.waits) {
    board.element.hidden = !part;
    if (part?.svg) board.show(part.svg, part.alt, board === this.board && part === this.parts.hand);
    else if (part) board.say(markdown(part.words));
    if (!asks) return board.mark(null);
    const { starts = [], why = {}, way = "one", lined, options = [], behind = {} } = this.answers ?? {};
    const one = way === "one";
    board.mark({
      marks: [...this.marks].filter((mark) => this.taps.meant(mark).length || behind[mark]), // a tap that can only begin a line is no answer
      starts,
      shut: Object.keys(why),
      behind: Object.keys(behind),
      goals: options.map((option) => option.place),
      lifted: options.filter((option) => option.place && !board.has(option.place)).map((option) => option.piece),
      edge: one && !options.some(({ via }) => via) ? 0 : 0.2, // a brushed place is neither picked nor stood on
      loose: one && !lined,
    });
  }

  /** A picture stays until everything that has happened is shown; it takes answers only if it shows the present. */
  hold(board, part) {
    if (part && board.shown === part.svg && !this.story.momentShown) this.place(board, part);
    else board.mark(null);
  }
}

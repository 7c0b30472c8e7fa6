// The messages of the open channel.

import { append, avatar, h, hasEmoji, icon, replace } from "./dom.js";
import { components } from "./components.js";
import { markdown } from "./markdown.js";
import { isDirect, signOf } from "./places.js";
import { t, when } from "./words.js";

export const EPHEMERAL = 64;
const THINKING = 128;
const COMPONENTS_V2 = 1 << 15;
const TOGETHER = 7 * 60 * 1000; // milliseconds within which messages of one author stand together
const BOTTOM = 60; // pixels from the end within which the newest message counts as seen

export class MessageList {
  constructor(app) {
    this.app = app;
    this.log = document.getElementById("log");
    this.scroller = document.getElementById("scroller");
    this.newer = document.getElementById("newer");
    this.elements = new Map();
    this.stuck = true; // the newest message is followed
    this.held = null; // the id of the message that is kept in sight until the user scrolls
    this.pressed = null; // the id of the message whose button was pressed: what changes next is looked for
    this.lastTop = this.lastHeight = 0;
    this.notes = new Map(); // what to say under a message: a failed press
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.newer.addEventListener("click", () => this.hold([...this.messages.keys()].at(-1)));
    // Pictures that arrive late and edits that grow must not push the newest message out of sight.
    const keep = new ResizeObserver(() => this.keepInSight());
    keep.observe(this.log);
    keep.observe(this.scroller);
  }

  /** Show a channel from its newest messages; mark is the id of the last message that was read. */
  open(channel, messages, more, unread) {
    this.channel = channel;
    this.elements.clear();
    this.messages = new Map(messages.map((message) => [message.id, message]));
    this.notes.clear();
    const list = [...this.messages.values()];
    const fresh = unread > 0 ? list[Math.max(0, list.length - unread)]?.id : null;
    replace(this.log, more ? this.olderButton() : this.welcome());
    for (const message of list) {
      if (message.id === fresh) {
        this.log.append(h("div", { class: "new-line", role: "separator" }, h("span", {}, t("new_mark"))));
      }
      this.log.append(this.make(message));
    }
    this.stuck = true;
    this.held = this.pressed = null;
    this.toBottom();
  }

  welcome() {
    const { channel, app } = this;
    const direct = isDirect(channel);
    const name = channel.server ? "#" + channel.name : channel.name;
    const onclick = () => app.composer.offerCommands();
    return h(
      "div",
      { class: "welcome" },
      direct ? avatar(app.bot, "huge") : h("span", { class: "badge" }, icon(signOf(channel))),
      h("h2", {}, t("welcome", { channel: name })),
      channel.topic && h("p", { class: "topic" }, channel.topic),
      h("p", {}, direct ? t("welcome_dm", { name: app.bot.name }) : t("welcome_hint", { name: app.me.name })),
      !hasEmoji() && h("p", { class: "no-emoji" }, t("no_emoji")),
      h("button", { class: "button primary", type: "button", onclick }, t("show_commands")),
    );
  }

  olderButton() {
    const onclick = () => this.loadOlder(button);
    const button = h("button", { class: "button secondary older", type: "button", onclick }, t("older"));
    return button;
  }

  async loadOlder(button) {
    const [before] = this.messages.keys();
    const { messages, more } = await this.app.link.ask("history", { channel: this.channel.id, before });
    const height = this.scroller.scrollHeight;
    this.messages = new Map([...messages.map((message) => [message.id, message]), ...this.messages]);
    const next = button.nextElementSibling;
    button.replaceWith(more ? this.olderButton() : this.welcome(), ...messages.map((message) => this.make(message)));
    if (next?.dataset.message) this.redraw(next.dataset.message);
    this.scroller.scrollTop += this.scroller.scrollHeight - height;
  }

  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    const end = Math.max(0, scrollHeight - clientHeight);
    // Not the user but shrinking messages have moved it; they are placed in a moment.
    if (scrollHeight < this.lastHeight && Math.abs(scrollTop - end) <= 2) return;
    if (Math.abs(scrollTop - this.lastTop) > 2) this.held = this.pressed = null;
    // Only scrolling up lets go of the bottom: content that grew below is followed.
    if (scrollHeight - scrollTop - clientHeight < BOTTOM) this.stuck = true;
    else if (scrollTop < this.lastTop) this.stuck = false;
    this.lastTop = scrollTop;
    if (this.stuck) this.newer.hidden = true;
  }

  /** Remember where this has been scrolled to, to distinguish it from scrolling by the user. */
  remember() {
    this.lastTop = this.scroller.scrollTop;
    this.lastHeight = this.scroller.scrollHeight;
  }

  toBottom() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.remember();
    this.newer.hidden = true;
  }

  /** Keep a message in sight, also when its pictures arrive later, until the user scrolls. */
  hold(id) {
    this.held = id;
    this.newer.hidden ||= this.elements.get(id) === this.log.lastElementChild;
    this.keepInSight();
  }

  /** What is held and taller than the page stands with its beginning at the top, what is shorter stands there whole. */
  keepInSight() {
    const element = this.elements.get(this.held);
    if (!element) {
      if (this.stuck) this.toBottom();
      else this.remember();
      return;
    }
    const tall = element.offsetHeight > this.scroller.clientHeight;
    if (!tall && element === this.log.lastElementChild) this.toBottom();
    else element.scrollIntoView({ block: tall ? "start" : "nearest" });
    this.stuck = !tall && element === this.log.lastElementChild;
    this.remember();
  }

  /** Bring a message into view, if it is among those that are here. */
  show(id) {
    const element = this.elements.get(id);
    if (!element) return;
    this.stuck = false;
    this.held = null;
    element.scrollIntoView({ block: "start" });
    this.remember();
  }

  before(id) {
    let previous = null;
    for (const message of this.messages.values()) {
      if (message.id === id) return previous;
      previous = message;
    }
    return previous;
  }

  add(message) {
    this.scrolled(); // the event of a scroll comes a little later than the scroll
    this.messages.set(message.id, message);
    this.log.append(this.make(message));
    const { me } = this.app;
    if (this.stuck || message.author.id === me.id || message.interaction_metadata?.user?.id === me.id) {
      this.pressed = null;
      this.hold(message.id);
    } else {
      this.newer.textContent = t("newer");
      this.newer.hidden = false;
    }
  }

  /**
   * Change a message; unless the newest or a held one is followed, what is seen stays in place: a control of a changed
   * message whose beginning is out of sight, otherwise the end of the last message whose end is seen.
   */
  steadily(change, changed = "") {
    const { top, bottom } = this.scroller.getBoundingClientRect();
    const box = (element) => element?.getBoundingClientRect();
    const end = (id) => box(this.elements.get(id))?.bottom;
    const controls = this.isBegun(changed) ? this.elements.get(changed).querySelectorAll("[data-key]") : [];
    const key = [...controls].find((control) => box(control).top >= top && box(control).bottom <= bottom)?.dataset.key;
    const id = [...this.messages.keys()].findLast((shown) => end(shown) <= bottom + 1);
    const place = () => box(key && this.elements.get(changed)?.querySelector(`[data-key="${CSS.escape(key)}"]`))?.top;
    const [before, there] = [end(id), place()];
    change();
    if (this.stuck || this.held) return;
    this.scroller.scrollTop += [place() - there, end(id) - before].find(Number.isFinite) ?? 0;
    this.remember();
  }

  /** Whether the beginning of a message has been scrolled out of sight. */
  isBegun(id) {
    return this.elements.get(id)?.getBoundingClientRect().top < this.scroller.getBoundingClientRect().top - 1;
  }

  /** A message was changed: only what differs is rebuilt, and the focus stays where it was. */
  update(message) {
    if (!this.messages.has(message.id)) return;
    this.messages.set(message.id, message);
    this.notes.delete(message.id);
    const newest = this.log.lastElementChild === this.elements.get(message.id);
    const follows = newest && this.stuck && !this.isBegun(message.id);
    this.steadily(() => this.redraw(message.id), message.id);
    if (this.pressed === message.id || follows) {
      this.pressed = null;
      this.hold(message.id);
    }
  }

  remove(id) {
    const ids = [...this.messages.keys()];
    const next = ids[ids.indexOf(id) + 1];
    this.messages.delete(id);
    const element = this.elements.get(id);
    const focused = element?.contains(document.activeElement);
    this.steadily(() => {
      element?.remove();
      this.elements.delete(id);
      if (next) this.redraw(next);
    });
    if (focused) this.app.composer.focus();
  }

  redraw(id) {
    const old = this.elements.get(id);
    if (!old) return;
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const pictures = [...old.querySelectorAll(".gallery img")];
    const made = this.make(this.messages.get(id));
    // The picture before lies under the new one until it has loaded, so that a board does not flash.
    made.querySelectorAll(".gallery img").forEach((image, index) => {
      const before = pictures[index];
      if (!before || before.src === image.src || !before.complete) return;
      image.style.background = `url("${before.src}") center / 100% 100%`;
      image.addEventListener("load", () => (image.style.background = ""), { once: true });
    });
    // Screen readers are told what is new, not the whole board at each change.
    this.log.setAttribute("aria-live", made.classList.contains("ephemeral") ? "polite" : "off");
    old.replaceWith(made);
    requestAnimationFrame(() => this.log.setAttribute("aria-live", "polite"));
    if (focused) this.refocus(made, focused);
  }

  refocus(made, focused) {
    const key = focused.dataset.key;
    const same = key && made.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
    const any = made.querySelector(".row button:not(:disabled)");
    (same || any || made).focus({ preventScroll: true });
  }

  /** Say something under a message, such as that a press failed; "" takes it away. */
  note(id, text) {
    if (text) this.notes.set(id, text);
    else this.notes.delete(id);
    const place = this.elements.get(id)?.querySelector(".note");
    if (place) place.textContent = text;
    this.keepInSight();
  }

  make(message) {
    const { app } = this;
    const author = app.user(message.author.id) ?? { ...message.author, name: message.author.global_name };
    const ephemeral = Boolean(message.flags & EPHEMERAL);
    const date = new Date(message.timestamp);
    const previous = this.before(message.id);
    const together =
      previous?.author.id === message.author.id &&
      !message.command &&
      Boolean(previous.flags & EPHEMERAL) === ephemeral &&
      date - new Date(previous.timestamp) < TOGETHER;
    const mentioned = message.mentions.some((user) => user.id === app.me.id);
    const element = h("article", {
      class: `message ${together ? "together" : ""} ${ephemeral ? "ephemeral" : ""} ${mentioned ? "mentioned" : ""}`,
      data: { message: message.id },
      tabindex: "-1",
      ariaLabel: `${author.name}, ${when(date)}`,
    });
    const clock = { hour: "numeric", minute: "2-digit" };
    append(element, [
      message.command && this.usedCommand(message),
      together
        ? h("time", { class: "aside-time", datetime: message.timestamp }, date.toLocaleTimeString([], clock))
        : avatar(author),
      h(
        "div",
        { class: "body" },
        !together && this.head(message, author, date),
        this.content(message),
        h("div", { class: "note", role: "status" }, this.notes.get(message.id) ?? ""),
        ephemeral && this.onlyYou(message),
      ),
    ]);
    this.elements.set(message.id, element);
    return element;
  }

  head(message, author, date) {
    return h(
      "div",
      { class: "head" },
      h("span", { class: `name ${author.bot ? "of-bot" : ""}` }, author.name),
      author.bot && h("span", { class: "tag" }, t("bot")),
      h("time", { datetime: message.timestamp, title: date.toLocaleString() }, when(date)),
    );
  }

  onlyYou(message) {
    const onclick = () => this.app.link.ask("dismiss", { channel: message.channel_id, message: message.id });
    const dismiss = h("button", { class: "linklike", type: "button", onclick }, t("dismiss"));
    return h("div", { class: "only-you" }, icon("eye"), t("only_you"), " • ", dismiss);
  }

  usedCommand(message) {
    const user = message.interaction_metadata?.user;
    const leaf = this.app.composer.leaves().find(({ raw }) => raw === message.command);
    const person = user && (this.app.user(user.id) ?? { id: user.id, name: user.global_name });
    return h(
      "div",
      { class: "used" },
      person && avatar(person, "tiny"),
      h("span", {}, person?.name ?? ""),
      h("span", { class: "quiet" }, t("used")),
      h("span", { class: "mention" }, leaf?.label ?? `/${message.command}`),
    );
  }

  content(message) {
    const { app } = this;
    if (message.flags & THINKING) {
      const dots = h("span", { class: "dots", ariaHidden: "true" }, h("i"), h("i"), h("i"));
      return [h("div", { class: "thinking" }, dots, t("thinking", { name: app.bot.name }))];
    }
    const editedAt = message.edited_timestamp && new Date(message.edited_timestamp).toLocaleString();
    const edited = editedAt && h("span", { class: "edited", title: editedAt }, t("edited"));
    if (message.flags & COMPONENTS_V2) return [h("div", { class: "components v2" }, components(message, app)), edited];
    const text = message.content ? markdown(message.content, app.names) : null;
    const last = text?.lastElementChild;
    if (edited) (last?.tagName === "P" ? last : text)?.append(" ", edited);
    return [
      text ? h("div", { class: "content" }, text) : edited,
      message.components.length > 0 && h("div", { class: "components" }, components(message, app)),
    ];
  }
}

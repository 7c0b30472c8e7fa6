// The page of the local table: what is known, and what happens when the table says something.

import { firstControl } from "./components.js";
import { Composer } from "./composer.js";
import { openModal } from "./dialogs.js";
import { drawBanner, drawPeople, drawSidebar, drawTop } from "./frame.js";
import { Link, Refused } from "./link.js";
import { EPHEMERAL, MessageList } from "./messages.js";
import { isDirect, isText, textChannels } from "./places.js";
import { closeSelect } from "./select.js";
import { explain, speak, t } from "./words.js";

const MAX_FILE = 10 * 1024 * 1024;

/** A letter typed anywhere but in a field goes to the message field, as in Discord. */
function startsTyping(event) {
  const letter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  return letter && !event.target.closest("input, textarea, dialog, .popup");
}

class App {
  constructor() {
    this.users = new Map();
    this.channels = new Map();
    this.commands = [];
    this.servers = [];
    this.online = false;
    this.connected = false;
    this.current = null;
    this.pending = new Set();
    this.names = {
      userName: (id) => this.users.get(id)?.name,
      roleName: (id) => this.roles.find((role) => role.id === id)?.name,
      channelName: (id) => this.channels.get(id)?.name,
      users: () => [...this.users.values()],
      roles: () => this.roles,
      channels: () => [...this.channels.values()].filter((place) => place.server === this.server.id),
    };
    const user = new URLSearchParams(location.search).get("user");
    this.link = new Link(user, (said) => this.hear(said), () => this.lost());
    addEventListener("hashchange", () => this.goTo(location.hash.slice(1)));
    addEventListener("keydown", (event) => this.shortcut(event));
    document.addEventListener("visibilitychange", () => this.read());
    document.getElementById("shade").addEventListener("click", () => this.drawer(false));
    document.getElementById("skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.composer?.focus();
    });
  }

  user(id) {
    return this.users.get(id);
  }

  people() {
    return [...this.users.values()].filter((user) => !user.bot);
  }

  get me() {
    return this.users.get(this.you);
  }

  get bot() {
    return this.users.get(this.botId);
  }

  /** The server whose channels are listed: that of the open channel, or the last one while direct messages are open. */
  get server() {
    return this.servers.find((server) => server.id === this.serverId) ?? this.servers[0];
  }

  get roles() {
    return this.server.roles;
  }

  get place() {
    return this.channels.get(this.current);
  }

  lost() {
    if (!this.connected) return;
    this.connected = false;
    drawBanner(this);
  }

  // What the table says

  hear(said) {
    const handlers = {
      hello: () => this.hello(said),
      bot: () => this.setOnline(said.online),
      commands: () => (this.commands = said.commands),
      user: () => this.userChanged(said.user),
      channel: () => this.channelChanged(said.channel),
      channel_gone: () => this.channelGone(said.channel),
      message_create: () => this.created(said),
      message_update: () => said.channel === this.current && this.list.update(said.message),
      message_delete: () => said.channel === this.current && this.list.remove(said.id),
    };
    handlers[said.t]?.();
  }

  hello(said) {
    this.connected = true;
    this.you = said.you;
    this.link.user = said.you; // the same person after a lost connection, and when the page is loaded again
    history.replaceState(null, "", `?user=${said.you}${location.hash}`);
    this.botId = said.bot;
    this.online = said.online;
    this.servers = said.servers;
    this.commands = said.commands;
    this.users = new Map(said.users.map((user) => [user.id, user]));
    this.channels = new Map(said.channels.map((place) => [place.id, place]));
    speak(this.me.locale);
    this.list ??= new MessageList(this);
    this.composer ??= new Composer(this);
    this.pending.clear();
    const again = this.current; // after a lost connection what was being written stays
    this.current = null;
    this.open(location.hash.slice(1).split("/")[0], undefined, again);
  }

  setOnline(online) {
    this.online = online;
    drawBanner(this);
    drawPeople(this);
    drawSidebar(this);
  }

  userChanged(user) {
    const language = this.users.get(user.id)?.locale;
    this.users.set(user.id, user);
    if (user.id === this.you && language !== user.locale) {
      speak(user.locale);
      const current = this.current;
      this.current = null;
      this.open(current);
    }
    drawSidebar(this);
    drawPeople(this);
  }

  channelChanged(place) {
    const known = this.channels.get(place.id);
    this.channels.set(place.id, place);
    drawSidebar(this);
    if (place.id === this.current && (known?.name !== place.name || known?.topic !== place.topic)) drawTop(this);
  }

  channelGone(id) {
    this.channels.delete(id);
    if (id === this.current) this.open("");
    else drawSidebar(this);
  }

  created({ channel, message }) {
    if (channel === this.current) {
      this.list.add(message);
      this.lead(message);
      if (document.visibilityState === "visible") return this.read();
    }
    const place = this.channels.get(channel);
    if (!place || message.author.id === this.you) return;
    place.unread++;
    if (isDirect(place) || message.mentions.some((user) => user.id === this.you)) place.mentions++;
    drawSidebar(this);
  }

  /** Follow at once a link of this machine that answers oneself alone; where the browser prevents it, the answer stays. */
  lead(message) {
    const answers = message.flags & EPHEMERAL && message.interaction_metadata?.user?.id === this.you;
    const link = firstControl(message)?.url;
    if (!answers || !link || new URL(link).hostname !== location.hostname) return;
    const opened = window.open(link);
    if (!opened) return;
    opened.opener = null;
    this.link.ask("dismiss", { channel: message.channel_id, message: message.id });
  }

  // What the user does

  /** Follow a link: to a channel, or `channel/message` to one of its messages. */
  async goTo(place) {
    const [id, message] = place.split("/");
    await this.open(id);
    if (!message) return;
    history.replaceState(null, "", `${location.search}#${this.current}`);
    this.list.show(message);
  }

  /** Open the first channel of a server. */
  openServer(id) {
    const [first] = textChannels(this.channels.values(), id);
    this.serverId = id;
    return first ? this.open(first.id) : drawSidebar(this);
  }

  /** Open a channel, or the first one; what is being written in the channel `kept` is kept. */
  async open(id, otherwise = [...this.channels.values()].find(isText), kept = null) {
    const place = this.channels.get(id) ?? otherwise;
    if (!place || place.id === this.current) return;
    closeSelect();
    this.current = place.id;
    this.serverId = place.server ?? this.serverId;
    if (location.hash.slice(1) !== place.id) history.replaceState(null, "", `${location.search}#${place.id}`);
    document.getElementById("skip").textContent = t("jump");
    const unread = place.unread;
    drawTop(this);
    drawBanner(this);
    drawPeople(this);
    drawSidebar(this);
    this.drawer(false);
    if (place.id !== kept) this.composer.reset();
    const { messages, more } = await this.link.ask("history", { channel: place.id });
    if (this.current !== place.id) return;
    this.list.open(place, messages, more, unread);
    this.read();
    if (matchMedia("(min-width: 700px)").matches) this.composer.focus();
  }

  read() {
    if (!this.place || document.visibilityState !== "visible") return;
    this.place.unread = this.place.mentions = 0;
    drawSidebar(this);
    this.link.ask("read", { channel: this.current }).catch(() => {});
  }

  drawer(open) {
    document.body.classList.toggle("drawer-open", open);
    if (open) document.querySelector("#sidebar a[aria-current]")?.focus();
  }

  shortcut(event) {
    if (event.key === "Escape" && document.body.classList.contains("drawer-open")) return this.drawer(false);
    if (startsTyping(event)) return this.composer?.focus();
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    const links = [...document.querySelectorAll("#sidebar a.channel")];
    const now = links.findIndex((link) => link.dataset.channel === this.current);
    const next = (now + (event.key === "ArrowDown" ? 1 : -1) + links.length) % links.length;
    location.hash = links[next].dataset.channel;
  }

  /** Begin an interaction from a message; the pressed element shows that it waits. */
  async interact(op, said, message, element) {
    const key = `${message.id} ${said.custom_id}`;
    if (this.pending.has(key)) return;
    this.pending.add(key);
    this.list.note(message.id, "");
    this.list.pressed = message.id;
    const slow = setTimeout(() => element.classList.add("waiting"), 200);
    element.setAttribute("aria-busy", "true");
    try {
      const outcome = await this.link.act(op, { channel: message.channel_id, message: message.id, ...said });
      if (outcome.state === "failed") this.list.note(message.id, t("failed"));
      else this.follow(outcome);
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      this.list.note(message.id, explain(refusal));
    } finally {
      clearTimeout(slow);
      this.pending.delete(key);
      element.classList.remove("waiting");
      element.removeAttribute("aria-busy");
    }
  }

  press(message, part, element) {
    return this.interact("click", { custom_id: part.custom_id }, message, element);
  }

  choose(message, part, values, element) {
    return this.interact("select", { custom_id: part.custom_id, values }, message, element);
  }

  /** What an answer opens besides messages: a modal. */
  follow(outcome) {
    if (outcome.state !== "modal") return;
    openModal(outcome.modal, this.bot, async (values) => {
      const answer = await this.link.act("submit", { interaction: outcome.interaction, values }).catch((refusal) => {
        throw new Error(explain(refusal));
      });
      if (answer.state === "failed") throw new Error(t("failed"));
      this.follow(answer);
    });
  }

  /** Upload a file for an option; the promise is its id. */
  async upload(file) {
    if (file.size > MAX_FILE) throw new Refused(t("file_too_big"));
    const answer = await fetch(`/ui/upload?name=${encodeURIComponent(file.name)}`, { method: "POST", body: file });
    if (!answer.ok) throw new Refused((await answer.json()).message);
    return (await answer.json()).id;
  }
}

// Before anything is drawn: Chromium keeps the boxes of letters whose font comes later. A missing font is no matter.
const FONTS = { "Table Japanese": "あ", "Table Emoji": "🎲" };
await Promise.allSettled(Object.entries(FONTS).map(([font, letter]) => document.fonts.load(`16px "${font}"`, letter)));
new App();

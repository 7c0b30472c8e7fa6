// The field at the bottom: plain messages, and slash commands with their options.

import { CommandForm } from "./command.js";
import { avatar, composing, h, icon, replace } from "./dom.js";
import { isDirect } from "./places.js";
import { Suggest } from "./suggest.js";
import { explain, local, t } from "./words.js";

/** The commands that can be used, one entry for each subcommand: {command, path, node, raw, label, description}. */
export function leaves(commands, place) {
  const found = [];
  const walk = (command, node, path, labels) => {
    const inner = (node.options ?? []).filter((option) => option.type <= 2);
    for (const option of inner) walk(command, option, [...path, option.name], [...labels, local(option, "name")]);
    if (inner.length) return;
    const raw = [command.name, ...path].join(" ");
    found.push({ command, path, node, raw, label: "/" + labels.join(" "), description: local(node, "description") });
  };
  for (const command of commands) {
    const works = isDirect(place) ? command.in_dm : command.servers.includes(place.server);
    if (works) walk(command, command, [], [local(command, "name")]);
  }
  return found.sort((a, b) => lateness(a) - lateness(b) || a.raw.localeCompare(b.raw));
}

/** First what can be used everywhere, then the other commands, those in groups, and those for admins. */
function lateness({ command, path }) {
  if (command.default_member_permissions !== null) return 3;
  return path.length ? 2 : command.in_dm ? 0 : 1;
}

/** The text with names of people and of the bot after an @ as mentions, by which the bot hears it. */
export function mentioning(text, people, bot) {
  const ids = new Map(people.map((user) => [user.name.toLowerCase(), user.id]));
  if (bot) ids.set("kantera", bot.id);
  const names = [...ids.keys()].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const mention = new RegExp(`[@＠](${names.join("|")})(?![A-Za-z0-9_])`, "gi");
  return text.replace(mention, (_, name) => `<@${ids.get(name.toLowerCase())}>`);
}

const MENTION = /(?<!\S)[@＠](\S*)$/;

export class Composer {
  constructor(app) {
    this.app = app;
    this.root = document.getElementById("composer");
    this.suggest = new Suggest((item) => (item.user ? this.mention(item.user) : this.begin(item)));
    this.text = h("textarea", {
      rows: 1,
      role: "combobox",
      ariaAutocomplete: "list",
      ariaExpanded: "false",
      maxlength: "2000",
      oninput: () => this.typed(),
      onkeydown: (event) => this.key(event),
      onblur: () => this.suggest.hide(),
      onfocus: () => this.typed(),
    });
    this.sendButton = h("button", { class: "plain send", type: "button", onclick: () => this.send() }, icon("send"));
    const onclick = () => this.offerCommands();
    this.slashButton = h("button", { class: "plain", type: "button", onclick }, icon("slash"));
    this.note = h("div", { class: "composer-note", role: "alert" });
    this.form = null;
  }

  /** Back to an empty text field. */
  reset() {
    this.form = null;
    this.text.value = "";
    this.suggest.hide();
    const { place } = this.app;
    const name = (place.server ? "#" : "@") + place.name;
    this.text.placeholder = t("message_in", { channel: name });
    this.text.setAttribute("aria-label", t("message_label", { channel: name }));
    this.sendButton.setAttribute("aria-label", t("send"));
    this.slashButton.setAttribute("aria-label", t("show_commands"));
    this.slashButton.title = t("show_commands");
    const box = h("div", { class: "box" }, this.slashButton, this.text, this.sendButton);
    replace(this.root, this.suggest.element, this.note, box);
    this.say("");
    this.grow();
  }

  focus() {
    if (this.form) this.form.focus();
    else this.text.focus();
  }

  /** Show something that went wrong; "" takes it away. */
  say(text) {
    this.note.textContent = text;
  }

  offerCommands() {
    if (this.form) this.reset();
    if (!this.text.value.startsWith("/")) this.text.value = "/";
    this.text.focus();
    this.typed();
  }

  grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 200)}px`;
  }

  leaves() {
    return leaves(this.app.commands, this.app.place);
  }

  matching() {
    const wanted = this.text.value.slice(1).toLowerCase().replace(/\s+/g, " ").trim();
    const names = (leaf) => [leaf.raw, leaf.label.slice(1).toLowerCase()];
    const all = this.leaves();
    const first = all.filter((leaf) => names(leaf).some((name) => name.startsWith(wanted)));
    const then = all.filter((leaf) => !first.includes(leaf) && names(leaf).some((name) => name.includes(wanted)));
    return [...first, ...then];
  }

  typed() {
    this.grow();
    // A Japanese keyboard writes the wide slash and the wide space.
    if (this.text.value.startsWith("／")) this.text.value = "/" + this.text.value.slice(1);
    const value = this.text.value.replaceAll("\u3000", " ");
    this.say("");
    if (!value.startsWith("/") || value.includes("\n")) return this.offerPeople();
    // A full name and a space begin the command, as in Discord.
    const whole = value.toLowerCase();
    const beginnings = this.leaves().flatMap((leaf) => [
      { leaf, name: `/${leaf.raw} ` },
      { leaf, name: `${leaf.label.toLowerCase()} ` },
    ]);
    const exact = beginnings.find(({ name }) => whole === name);
    if (exact) return this.begin(exact.leaf);
    const withOptions = /[:：]/.test(whole) && beginnings.find(({ name }) => whole.startsWith(name));
    if (withOptions) return this.begin(withOptions.leaf, value.slice(withOptions.name.length));
    const items = this.matching().map((leaf) => ({ ...leaf, mark: avatar(this.app.bot, "small") }));
    this.suggest.show(this.text, t("commands"), items, t("no_commands"));
  }

  /** The people whose names go on like what is typed after an @. */
  offerPeople() {
    const begun = MENTION.exec(this.text.value.slice(0, this.text.selectionStart))?.[1].toLowerCase();
    if (begun === undefined) return this.suggest.hide();
    const named = (user) => [user.name, user.username ?? ""].some((name) => name.toLowerCase().startsWith(begun));
    const found = this.app.names.users().filter(named);
    const items = found.map((user) => {
      return { user, label: user.name, description: user.username, mark: avatar(user, "small") };
    });
    this.suggest.show(this.text, t("people"), items);
  }

  mention(user) {
    const { value, selectionStart: caret } = this.text;
    const before = value.slice(0, caret).replace(MENTION, `@${user.name} `);
    this.text.value = before + value.slice(caret);
    this.text.setSelectionRange(before.length, before.length);
    this.suggest.hide();
    this.text.focus();
  }

  key(event) {
    if (composing(event) || this.suggest.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape") {
      this.text.value = "";
      this.typed();
      this.app.list.toBottom();
    } else if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      const { scroller } = this.app.list;
      scroller.scrollBy(0, (event.key === "PageUp" ? -0.9 : 0.9) * scroller.clientHeight);
    } else if (event.key === "ArrowUp" && !this.text.value) {
      event.preventDefault();
      this.app.list.log.querySelector(".message:last-of-type :is(button, a):not(:disabled)")?.focus();
    }
  }

  async send() {
    const { app } = this;
    const content = this.text.value.trim();
    if (!content) return;
    // A mistyped command should not land in the channel for all to read.
    if (/^[/／]/.test(content) && !content.includes("\n")) return this.say(t("no_commands"));
    this.text.value = "";
    this.typed();
    try {
      const said = mentioning(content, app.names.users(), app.bot);
      await app.link.ask("say", { channel: app.current, content: said });
    } catch (refusal) {
      this.text.value = content;
      this.say(explain(refusal));
    }
  }

  /** Start filling in a command, with options as they were typed behind its name. */
  begin(leaf, options = "") {
    this.suggest.hide();
    this.text.value = "";
    this.form = new CommandForm(this.app, leaf, {
      cancel: () => {
        this.reset();
        this.focus();
      },
      send: (values) => this.use(leaf, values),
    });
    replace(this.root, this.form.suggest.element, this.note, this.form.element);
    this.say("");
    this.form.focus();
    this.form.next.value = options;
    this.form.takeOptions(options);
  }

  async use(leaf, values) {
    const { app } = this;
    const command = { channel: app.current, command: leaf.command.id, path: leaf.path, values };
    this.reset();
    this.focus();
    try {
      const outcome = await app.link.act("slash", command);
      if (outcome.state === "failed") this.say(`${leaf.label}: ${t("no_answer")}`);
      else app.follow(outcome);
    } catch (refusal) {
      this.say(explain(refusal));
    }
  }
}

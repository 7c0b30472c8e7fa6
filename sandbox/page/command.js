// Filling in a slash command: one field for each option, with the values that fit it.

import { avatar, composing, h, icon, iconButton } from "./dom.js";
import { signOf } from "./places.js";
import { Suggest } from "./suggest.js";
import { local, t } from "./words.js";

const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, FILE = 11;
const PATIENCE = 120; // milliseconds without typing before the bot is asked for choices

export class CommandForm {
  /** leaf is what was picked; on.send(values) and on.cancel() end it. */
  constructor(app, leaf, on) {
    this.app = app;
    this.leaf = leaf;
    this.on = on;
    this.options = leaf.node.options ?? [];
    this.fields = [];
    this.suggest = new Suggest((item) => this.take(item));
    this.hint = h("div", { class: "command-hint", role: "status" });
    this.place = h("div", { class: "option-fields" });
    this.more = h("div", { class: "more-options" });
    this.send = iconButton("send", t("send"), () => this.submit(), { class: "plain send" });
    const name = h("span", { class: "command-name", tabindex: "-1" }, leaf.label);
    // Where the name of another option is typed; the buttons are for those who use Tab.
    this.next = h("input", {
      class: "next-option",
      type: "text",
      tabindex: "-1",
      autocomplete: "off",
      ariaLabel: t("optional"),
      oninput: () => this.takeOptions(this.next.value),
    });
    const line = h("div", { class: "command-line" }, name, this.place, this.next, this.more);
    const stop = iconButton("close", t("cancel"), on.cancel);
    const box = h("div", { class: "box", role: "group", ariaLabel: leaf.label }, line, stop, this.send);
    this.element = h("div", { class: "command", onkeydown: (event) => this.key(event) }, this.hint, box);
    for (const option of this.options) if (option.required) this.add(option);
    this.describe(null);
    this.drawMore();
  }

  focus() {
    const empty = this.fields.find((field) => !field.filled()) ?? this.fields.at(-1);
    (empty?.input ?? (this.options.length ? this.next : this.send)).focus();
  }

  optionNamed(name) {
    return this.options.find((option) => [option.name, local(option, "name")].includes(name.toLowerCase()));
  }

  /** Take options out of what was typed or pasted, as in "when: tomorrow lang: en". */
  takeOptions(text) {
    const [before, ...parts] = text.split(/(?:^|\s)([^\s:：]+)[:：]\s*/u);
    if (before.trim() || !parts.length || !this.optionNamed(parts[0])) return;
    this.next.value = "";
    for (let at = 0; at < parts.length; at += 2) {
      const option = this.optionNamed(parts[at]);
      // A colon inside a value, as in 20:00, begins no option.
      const value = option ? parts[at + 1] : ` ${parts[at]}:${parts[at + 1]}`;
      if (option && !this.fields.some((field) => field.option === option)) this.add(option);
      const field = option ? this.fields.find((other) => other.option === option) : this.fields.at(-1);
      if (field.write) field.write(field.input.value + value);
      field.input.focus();
    }
  }

  /** Text that was typed behind the name of the command is for its first option, if that is still empty. */
  fill(text) {
    const [first] = this.options;
    this.next.value = text;
    if (!text || !first || this.fields.some((field) => field.option === first && field.filled())) return;
    if (!this.fields.some((field) => field.option === first)) this.add(first);
    const field = this.fields.find((other) => other.option === first);
    if (!field.write) return;
    field.write(text);
    this.next.value = "";
  }

  drawMore() {
    const unused = this.options.filter((option) => !this.fields.some((field) => field.option === option));
    this.more.replaceChildren(...unused.map((option) => this.chip(option)));
  }

  /** The button that adds an option. */
  chip(option) {
    const title = local(option, "description");
    const on = { onclick: () => this.add(option, true), onfocus: () => this.describe(option) };
    return h("button", { class: "chip", type: "button", title, ...on }, icon("plus"), local(option, "name"));
  }

  add(option, focus = false) {
    const field = option.type === FILE ? new FileField(this, option) : new TextField(this, option);
    this.fields.push(field);
    this.place.append(field.element);
    this.drawMore();
    if (focus) field.input.focus();
  }

  remove(field) {
    const index = this.fields.indexOf(field);
    this.fields.splice(index, 1);
    field.element.remove();
    this.drawMore();
    (this.fields[Math.max(0, index - 1)]?.input ?? this.send).focus();
  }

  describe(option) {
    const text = option ? `${local(option, "name")} — ${local(option, "description")}` : this.leaf.description;
    this.hint.textContent = option && !option.required ? `${text} (${t("optional")})` : text;
  }

  take(item) {
    const field = this.fields.find((other) => other.input === this.suggest.input);
    field.set(item);
    this.suggest.hide();
    const next = this.fields.find((other) => !other.filled());
    if (next && next !== field) next.input.focus();
  }

  key(event) {
    if (composing(event)) return;
    const field = this.fields.find((other) => other.input === event.target);
    const next = event.target === this.next;
    if (field && this.suggest.key(event)) return;
    if (event.key === "Escape") {
      event.preventDefault();
      this.on.cancel();
    } else if (event.key === "Enter" && (field || next || event.target === this.send)) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Backspace" && field?.empty()) {
      event.preventDefault();
      if (!field.option.required) this.remove(field);
      else if (field === this.fields[0]) this.on.cancel();
      else this.fields[this.fields.indexOf(field) - 1].input.focus();
    }
  }

  values() {
    const filled = this.fields.filter((field) => field.filled());
    return Object.fromEntries(filled.map((field) => [field.option.name, field.value()]));
  }

  submit() {
    this.fill(this.next.value.trim());
    const wrong = this.fields.find((field) => !field.check());
    if (this.next.value) this.hint.textContent = t("fits_no_option", { text: this.next.value });
    if (wrong || this.next.value) return (wrong?.input ?? this.next).focus();
    this.on.send(this.values());
  }
}

class TextField {
  constructor(form, option) {
    this.form = form;
    this.option = option;
    this.chosen = null;
    this.requests = 0; // only the answer to the last one is shown
    const numeric = option.type === INTEGER;
    this.input = h("input", {
      type: "text",
      role: "combobox",
      ariaExpanded: "false",
      ariaAutocomplete: "list",
      ariaLabel: local(option, "name"),
      ariaRequired: String(Boolean(option.required)),
      autocomplete: "off",
      inputmode: numeric ? "decimal" : "text",
      oninput: () => this.typed(),
      onfocus: () => (form.describe(option), this.offer()),
      onblur: () => this.leave(),
    });
    this.problem = h("span", { class: "error", role: "alert" });
    const name = h("span", { class: "option-name" }, local(option, "name"));
    const look = `option-field ${option.required ? "" : "is-optional"}`;
    this.element = h("label", { class: look }, name, this.input, this.problem);
    this.size();
  }

  /** As wide as its text; Japanese letters take twice the width. */
  size() {
    const width = [...this.input.value].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 2 : 1), 0);
    this.input.style.width = `${Math.min(40, Math.max(6, width + 2))}ch`;
  }

  empty() {
    return this.input.value === "";
  }

  filled() {
    return !this.empty();
  }

  write(text) {
    this.input.value = text;
    this.typed();
  }

  typed() {
    this.clear(null);
    this.offer();
  }

  set(item) {
    this.input.value = item.label;
    this.clear(item);
  }

  /** Forget what was wrong with the last text. */
  clear(chosen) {
    this.chosen = chosen;
    this.size();
    this.element.classList.remove("invalid");
    this.problem.textContent = "";
  }

  leave() {
    clearTimeout(this.wait);
    this.requests++;
    if (this.form.suggest.input === this.input) this.form.suggest.hide();
  }

  /** What can be chosen without asking the bot, or null for free text. */
  choices() {
    const { option } = this;
    const { names } = this.form.app;
    if (option.choices?.length) {
      return option.choices.map((choice) => ({ value: choice.value, label: local(choice, "name") }));
    }
    if (option.type === BOOLEAN) return [{ value: true, label: t("yes") }, { value: false, label: t("no") }];
    if (option.type === USER) return this.people();
    if (option.type === ROLE) return names.roles().map(({ id, name }) => ({ value: id, label: name }));
    return option.type === CHANNEL ? this.channels() : null;
  }

  people() {
    const { names, users } = this.form.app;
    return names.users().map(({ id, name, username }) => {
      return { value: id, label: name, description: username, mark: avatar(users.get(id), "small") };
    });
  }

  channels() {
    const types = this.option.channel_types;
    const fitting = this.form.app.names.channels().filter(({ kind }) => !types?.length || types.includes(kind));
    return fitting.map((place) => ({ value: place.id, label: place.name, mark: icon(signOf(place)) }));
  }

  offer() {
    const { suggest } = this.form;
    if (document.activeElement !== this.input) return;
    const title = local(this.option, "name");
    const choices = this.choices();
    if (choices) {
      const wanted = this.chosen ? "" : this.input.value.trim().toLowerCase();
      const found = choices.filter((item) => `${item.label} ${item.description ?? ""}`.toLowerCase().includes(wanted));
      suggest.show(this.input, title, found, t("none_found"));
    } else if (this.option.autocomplete) {
      clearTimeout(this.wait);
      this.wait = setTimeout(() => this.ask(), suggest.input === this.input ? PATIENCE : 0);
      if (!suggest.shown) suggest.show(this.input, title, [], t("loading"));
    } else {
      suggest.hide();
    }
  }

  async ask() {
    const { app, leaf, suggest } = this.form;
    const title = local(this.option, "name");
    const number = ++this.requests;
    const request = {
      channel: app.current,
      command: leaf.command.id,
      path: leaf.path,
      values: { ...this.form.values(), [this.option.name]: this.input.value },
      focused: this.option.name,
    };
    let found = null;
    try {
      found = (await app.link.act("complete", request)).choices ?? null;
    } catch {
      found = null; // told below: the list says that it could not be loaded
    }
    if (number !== this.requests || document.activeElement !== this.input) return;
    const name = (choice) => choice.name_localizations?.[app.me.locale] ?? choice.name;
    const items = (found ?? []).map((choice) => ({ value: choice.value, label: name(choice) }));
    suggest.show(this.input, title, items, t(found ? "none_found" : "choices_failed"));
  }

  value() {
    if (this.chosen) return this.chosen.value;
    const text = this.input.value.trim();
    const same = this.choices()?.find((item) => item.label.toLowerCase() === text.toLowerCase());
    if (same) return same.value;
    return this.option.type === INTEGER ? Number(text.normalize("NFKC")) : text;
  }

  check() {
    const { option } = this;
    let wrong = "";
    if (this.empty()) wrong = option.required ? t("form_incomplete") : "";
    else if (this.choices()?.every((item) => item.value !== this.value())) wrong = t("none_found");
    else if (option.type === INTEGER) wrong = this.checkNumber();
    else if (option.type === STRING) {
      const length = this.input.value.length;
      const low = option.min_length ?? 0;
      const high = option.max_length ?? 6000;
      if (length < low || length > high) wrong = t("between", { low, high });
    }
    this.problem.textContent = wrong;
    this.element.classList.toggle("invalid", Boolean(wrong));
    return !wrong;
  }

  checkNumber() {
    const { option } = this;
    const number = this.value();
    const low = option.min_value ?? -Infinity;
    const high = option.max_value ?? Infinity;
    if (this.chosen) return "";
    if (Number.isInteger(number) && number >= low && number <= high) return "";
    return t("between", { low: Number.isFinite(low) ? low : "−∞", high: Number.isFinite(high) ? high : "∞" });
  }
}

class FileField {
  constructor(form, option) {
    this.form = form;
    this.option = option;
    this.id = null;
    const on = { onchange: () => this.take(), onfocus: () => form.describe(option) };
    this.input = h("input", { type: "file", ariaLabel: local(option, "name"), ...on });
    this.problem = h("span", { class: "error", role: "alert" });
    const name = h("span", { class: "option-name" }, local(option, "name"));
    this.element = h("label", { class: "option-field" }, name, this.input, this.problem);
  }

  async take() {
    this.id = null;
    this.problem.textContent = "";
    if (!this.input.files.length) return;
    try {
      this.id = await this.form.app.upload(this.input.files[0]);
    } catch (refusal) {
      this.problem.textContent = refusal.message;
    }
  }

  empty() {
    return !this.id;
  }

  filled() {
    return Boolean(this.id);
  }

  value() {
    return this.id;
  }

  check() {
    const fine = this.id || !this.option.required;
    this.problem.textContent = fine ? "" : t("form_incomplete");
    this.element.classList.toggle("invalid", !fine);
    return fine;
  }
}

// What lies over the page: a picture in large, a question, the modals of the bot.

import { avatar, choice, composing, h, iconButton } from "./dom.js";
import { t } from "./words.js";

const [TEXT_INPUT, RADIO_GROUP, CHECKBOX_GROUP] = [4, 21, 22]; // types of components of Discord's modals

/** Open a dialog; an easy one (nothing typed in it) is closed by a press outside it. */
export function show(dialog, easy = true) {
  const before = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (before?.isConnected) before.focus({ preventScroll: true });
  });
  if (easy) dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A picture in large; pressing it switches between the whole and its real size. */
export function zoom(url, alt) {
  const image = h("img", { src: url, alt });
  const grow = h("button", { class: "button secondary small", type: "button", onclick: toggle }, t("real_size"));
  function toggle() {
    const large = dialog.classList.toggle("real");
    grow.textContent = t(large ? "whole" : "real_size");
  }
  image.addEventListener("click", toggle);
  const onclick = () => dialog.close();
  const close = h("button", { class: "button secondary small", type: "button", onclick }, t("close"));
  const dialog = h(
    "dialog",
    { class: "zoom", ariaLabel: alt || t("picture") },
    h("div", { class: "bar" }, grow, close),
    h("div", { class: "frame" }, image),
    alt && h("p", { class: "alt" }, alt),
  );
  show(dialog);
}

/** A modal of the bot. send(values) returns a promise; it is refused with a sentence to show. */
export function openModal(modal, bot, send) {
  const fields = new Map();
  const problem = h("p", { class: "problem", role: "alert" });
  const ready = h("button", { class: "button primary", type: "submit" }, t("submit"));
  const parts = modal.components.map((part) => block(part, fields));
  const close = () => dialog.close();
  const cancel = h("button", { class: "button secondary", type: "button", onclick: close }, t("cancel"));
  const form = h(
    "form",
    { class: "modal-form", novalidate: true, onsubmit: submit },
    h("header", {}, avatar(bot), h("h2", {}, modal.title), iconButton("close", t("close"), close)),
    h("div", { class: "body" }, parts, problem),
    h("div", { class: "foot" }, cancel, ready),
  );
  const dialog = h("dialog", { class: "modal", ariaLabel: modal.title }, form);
  show(dialog, false);
  form.querySelector(".body input, .body button")?.focus();

  async function submit(event) {
    event.preventDefault();
    const wrong = [...fields.values()].filter((field) => !field.check());
    if (wrong.length) return wrong[0].focus();
    const values = Object.fromEntries([...fields].map(([name, field]) => [name, field.value()]));
    ready.disabled = true;
    problem.textContent = "";
    try {
      await send(values);
      dialog.close();
    } catch (refusal) {
      problem.textContent = refusal.message;
      ready.disabled = false;
    }
  }
}

function block(part, fields) {
  const inner = part.component;
  const needed = inner.required !== false && inner.min_values !== 0;
  const id = `field-${inner.custom_id}`;
  const error = h("span", { class: "error", role: "alert" });
  const field = FIELDS[inner.type](inner, { id, needed });
  fields.set(inner.custom_id, {
    value: field.value,
    focus: () => (field.element.querySelector("input, button") ?? field.element).focus(),
    check() {
      const message = field.problem();
      error.textContent = message;
      return !message;
    },
  });
  const title = [part.label, needed && h("span", { class: "star", ariaHidden: "true" }, " *")];
  const about = part.description && h("span", { class: "about" }, part.description);
  return inner.type === TEXT_INPUT
    ? h("div", { class: "field" }, h("label", { for: id }, title), about, field.element, error)
    : h("fieldset", { class: "field" }, h("legend", {}, title), about, field.element, error);
}

const missing = (needed, empty) => (needed && empty ? t("form_incomplete") : "");

function textInput(part, { id, needed }) {
  const element = h("input", {
    id,
    type: "text",
    placeholder: part.placeholder ?? "",
    maxlength: String(part.max_length ?? 4000),
    ariaRequired: String(needed),
    onkeydown: (event) => composing(event) && event.stopPropagation(),
  });
  element.value = part.value ?? "";
  return {
    element: h("div", { class: "text-field" }, element),
    value: () => element.value,
    problem: () => missing(needed, !element.value),
  };
}

function choices(kind, part, { id, needed }) {
  const inputs = part.options.map(({ value, default: checked }, index) =>
    h("input", { type: kind, name: id, id: `${id}-${index}`, value, checked: Boolean(checked) }),
  );
  const rows = part.options.map(({ label, description }, index) => choice(inputs[index], label, description));
  const values = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const low = part.min_values ?? 1;
  const high = part.max_values ?? part.options.length;
  function problem() {
    const count = values().length;
    if (missing(needed, !count)) return t("form_incomplete");
    return kind === "checkbox" && count && (count < low || count > high) ? t("between", { low, high }) : "";
  }
  const value = kind === "radio" ? () => values()[0] ?? null : values;
  return { element: h("div", { class: "choices" }, rows), value, problem };
}

const FIELDS = {
  [TEXT_INPUT]: textInput,
  [RADIO_GROUP]: (part, about) => choices("radio", part, about),
  [CHECKBOX_GROUP]: (part, about) => choices("checkbox", part, about),
};

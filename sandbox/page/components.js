// The components of a message: what Discord calls Components V2, and the older rows of buttons and selects.

import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { zoom } from "./dialogs.js";
import { openSelect } from "./select.js";
import { t } from "./words.js";

// Discord's types of components and styles of buttons
const [ROW, BUTTON, SELECT, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER] = [1, 2, 3, 10, 12, 13, 14, 17];
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** All components of a message, as elements. */
export function components(message, app) {
  return message.components.map((part) => component(part, message, app));
}

function component(part, message, app) {
  const make = KINDS[part.type];
  return make ? make(part, message, app) : h("div", { class: "unknown" }, `component ${part.type}`);
}

const KINDS = {
  [ROW]: (part, message, app) => h("div", { class: "row" }, part.components.map((child) => component(child, message, app))),
  [BUTTON]: button,
  [SELECT]: select,
  [TEXT]: (part, message, app) => markdown(part.content, app.names),
  [GALLERY]: gallery,
  [FILE]: (part) => fileCard(part.file, part.name, part.size),
  [SEPARATOR]: () => h("hr", { class: "separator" }),
  [CONTAINER]: container,
};

/** The first button or select of a message. */
export function firstControl(message) {
  const within = (list) => (list ?? []).flatMap((part) => [part, ...within(part.components)]);
  return within(message.components).find((part) => part.custom_id || part.url);
}

function button(part, message, app) {
  const props = {
    class: `button ${STYLES[part.style]}`,
    data: { key: part.custom_id ?? part.url ?? String(part.id) },
    disabled: Boolean(part.disabled),
  };
  const inside = h("span", { class: "label" }, part.label);
  if (STYLES[part.style] === "link") {
    if (part.disabled) return h("button", { ...props, type: "button" }, inside, icon("open"));
    const link = { class: props.class, href: part.url, target: "_blank", rel: "noopener noreferrer" };
    return h("a", link, inside, icon("open"));
  }
  const element = h("button", { ...props, type: "button", onclick: () => app.press(message, part, element) }, inside);
  return element;
}

function select(part, message, app) {
  const shown = part.options.filter((option) => option.default).map((option) => option.label).join(", ");
  const element = h(
    "button",
    {
      class: "select",
      type: "button",
      data: { key: part.custom_id },
      disabled: Boolean(part.disabled),
      ariaHaspopup: "listbox",
      ariaExpanded: "false",
      ariaLabel: [part.placeholder ?? t("choose"), shown].filter(Boolean).join(": "),
      onclick: () => openSelect(element, part, (values) => app.choose(message, part, values, element)),
    },
    h("span", { class: shown ? "value" : "placeholder" }, shown || part.placeholder || t("choose")),
    icon("down"),
  );
  return element;
}

function container(part, message, app) {
  const inside = part.components.map((child) => component(child, message, app));
  const element = h("div", { class: "container" }, inside);
  const colour = part.accent_color ?? part.accent_colour;
  if (Number.isInteger(colour)) {
    element.classList.add("accented");
    element.style.setProperty("--accent", "#" + colour.toString(16).padStart(6, "0"));
  }
  return element;
}

function gallery(part) {
  return h("div", { class: "gallery" }, part.items.map((item) => picture(item.media, item.description)));
}

/** A picture that grows when pressed. Its size is known beforehand, so that nothing jumps. */
function picture(media, description) {
  const alt = description ?? "";
  const image = h("img", { src: media.url, alt, loading: "eager", decoding: "async" });
  if (media.width) {
    image.width = media.width;
    image.height = media.height;
  }
  return h(
    "button",
    {
      class: "picture",
      type: "button",
      ariaLabel: t("enlarge", { what: alt || t("picture") }),
      onclick: () => zoom(media.url, alt),
    },
    image,
  );
}

function size(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** A file that can be downloaded. */
function fileCard(media, name, bytes) {
  const title = name ?? decodeURIComponent(media.url.split("/").at(-1));
  return h(
    "a",
    { class: "file", href: media.url, download: title, ariaLabel: t("download", { name: title }) },
    icon("file"),
    h("span", { class: "name" }, title),
    bytes !== undefined && h("span", { class: "size" }, size(bytes)),
  );
}

// What stands around the messages: channel list, header, people, the menu of the user who is played.

import { show } from "./dialogs.js";
import { avatar, h, icon, replace } from "./dom.js";
import { t } from "./words.js";

const byId = (id) => document.getElementById(id);

function channelLink(app, place) {
  const open = place.id === app.current;
  const marks = open ? 0 : place.unread;
  const pings = open ? 0 : place.mentions;
  const kind = place.kind === 0 ? "hash" : place.kind === 12 ? "lock" : "thread";
  const mark = place.kind === 1 ? avatar(app.bot, "small") : icon(kind);
  const label = [place.name, marks ? t("unread", { n: marks }) : "", place.archived ? t("archived") : ""].filter(Boolean).join(", ");
  return h(
    "li",
    { class: `${place.parent ? "thread" : ""} ${place.archived ? "archived" : ""}` },
    h(
      "a",
      { class: `channel ${marks ? "unread" : ""}`, href: "#" + place.id, ariaCurrent: open ? "page" : undefined, ariaLabel: label, data: { channel: place.id } },
      mark,
      h("span", { class: "name" }, place.name),
      place.kind === 1 && h("span", { class: `dot ${app.online ? "online" : ""}` }),
      pings > 0 && h("span", { class: "pings", ariaHidden: "true" }, pings > 99 ? "99+" : pings),
    ),
  );
}

/** The servers, as round marks: the one that is listed, and where something is unread. */
function serverRail(app, places) {
  const mark = (server) => {
    const elsewhere = places.filter((place) => place.server === server.id && place.id !== app.current);
    const unread = elsewhere.reduce((sum, place) => sum + place.unread, 0);
    const label = [server.name, unread ? t("unread", { n: unread }) : ""].filter(Boolean).join(", ");
    const here = server === app.server;
    return h("button", { class: `server-mark ${unread ? "unread" : ""}`, type: "button", title: server.name, ariaLabel: label, ariaCurrent: here ? "true" : undefined, data: { server: server.id }, onclick: () => app.openServer(server.id) }, [...server.name][0]);
  };
  return h("div", { class: "servers", role: "group", ariaLabel: t("servers") }, app.servers.map(mark));
}

/** The servers, and the channel list with direct messages, text channels and their threads. */
export function drawSidebar(app) {
  const places = [...app.channels.values()];
  const texts = places.filter((place) => place.kind === 0 && place.server === app.server.id).sort((a, b) => a.position - b.position);
  const threads = (parent) => places.filter((place) => place.parent === parent.id && (!place.archived || place.id === app.current)).sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  const direct = places.filter((place) => !place.server);
  const scrolled = byId("sidebar").querySelector(".channels")?.scrollTop ?? 0;
  const { channel, server } = byId("sidebar").contains(document.activeElement) ? document.activeElement.dataset : {};
  replace(
    byId("sidebar"),
    serverRail(app, places),
    h(
      "header",
      { class: "server" },
      h("img", { class: "avatar small", src: "/page/lantern.svg", alt: "" }),
      h("h1", {}, app.server.name),
      h("button", { class: "plain drawer-only", type: "button", ariaLabel: t("close_channels"), onclick: () => app.drawer(false) }, icon("close")),
    ),
    h(
      "div",
      { class: "channels" },
      h("h2", {}, t("direct_messages")),
      h("ul", {}, direct.map((place) => channelLink(app, place))),
      h("h2", {}, t("server_channels")),
      h("ul", {}, texts.map((place) => [channelLink(app, place), ...threads(place).map((thread) => channelLink(app, thread))])),
    ),
    userPanel(app),
  );
  byId("sidebar").setAttribute("aria-label", t("channels"));
  byId("sidebar").querySelector(".channels").scrollTop = scrolled;
  if (channel || server) byId("sidebar").querySelector(channel ? `[data-channel="${channel}"]` : `[data-server="${server}"]`)?.focus();
  const waiting = places.filter((place) => place.id !== app.current).reduce((sum, place) => sum + place.mentions, 0);
  document.title = `${waiting ? `(${waiting}) ` : ""}${app.place ? (app.place.server ? "#" : "@") + app.place.name + " – " : ""}${t("title")}`;
  const dot = byId("top").querySelector(".drawer-dot");
  if (dot) dot.hidden = !places.some((place) => place.id !== app.current && (place.mentions || place.unread));
}

function userPanel(app) {
  return h(
    "div",
    { class: "user-panel" },
    h(
      "button",
      { class: "me", type: "button", id: "me", ariaHaspopup: "dialog", ariaLabel: t("settings", { name: app.me.name }), onclick: () => openMenu(app) },
      avatar(app.me),
      h("span", { class: "texts" }, h("span", { class: "name" }, app.me.name), h("span", { class: "quiet" }, `${app.me.username} · ${app.me.locale === "ja" ? "日本語" : "English"}`)),
      icon("gear"),
    ),
  );
}

/** The link with which a tab plays another person. */
const asUser = (app, user) => `/?user=${user.id}${app.current ? "#" + app.current : ""}`;

function personRow(app, user) {
  const me = user.id === app.me.id;
  const details = [user.admin && t("admin"), user.locale === "ja" ? "日本語" : "English", !user.in_server && t("left_server")].filter(Boolean).join(" · ");
  return h(
    "li",
    { class: `person ${me ? "is-me" : ""}` },
    h("a", { class: "switch", href: asUser(app, user), ariaCurrent: me ? "true" : undefined, data: { user: user.id } }, avatar(user), h("span", { class: "texts" }, h("span", { class: "name" }, user.name, me && h("span", { class: "quiet" }, ` (${t("you")})`)), h("span", { class: "quiet" }, details))),
    !me && h("a", { class: "plain", href: asUser(app, user), target: "_blank", title: t("new_tab", { name: user.name }), ariaLabel: t("new_tab", { name: user.name }) }, icon("open")),
  );
}

function peopleList(app) {
  return h("ul", { class: "person-list" }, app.people().map((user) => personRow(app, user)));
}

/** The people on the right of a wide screen. */
export function drawPeople(app) {
  const bot = h("li", { class: `person ${app.online ? "" : "away"}` }, h("span", { class: "switch" }, avatar(app.bot), h("span", { class: "texts" }, h("span", { class: "name of-bot" }, app.bot.name, h("span", { class: "tag" }, t("bot"))), h("span", { class: "quiet" }, t(app.online ? "online" : "offline")))));
  replace(byId("people"), h("h2", {}, t("members")), h("ul", { class: "person-list" }, bot), h("h2", {}, t("play_as")), peopleList(app), h("p", { class: "quiet hint" }, t("play_as_hint")));
  byId("people").setAttribute("aria-label", t("members"));
}

/** The menu of the user: whom to play, language, direct messages. */
export function openMenu(app) {
  const toggle = (name, label, hint) => {
    const input = h("input", { type: "checkbox", checked: Boolean(app.me[name]), onchange: () => app.link.ask("settings", { [name]: input.checked }) });
    return h("label", { class: "choice" }, input, h("span", { class: "texts" }, h("span", {}, t(label)), hint && h("span", { class: "description" }, t(hint))));
  };
  const language = (locale, word) => {
    const input = h("input", { type: "radio", name: "locale", value: locale, checked: app.me.locale === locale, onchange: () => app.link.ask("settings", { locale }) });
    return h("label", { class: "choice" }, input, word);
  };
  const dialog = h(
    "dialog",
    { class: "menu", ariaLabel: t("settings", { name: app.me.name }) },
    h("header", {}, avatar(app.me), h("h2", {}, app.me.name), h("button", { class: "plain", type: "button", ariaLabel: t("close"), onclick: () => dialog.close() }, icon("close"))),
    h("h3", {}, t("play_as")),
    peopleList(app),
    h("p", { class: "quiet hint" }, t("play_as_hint")),
    h("h3", {}, t("language")),
    h("div", { class: "pair" }, language("ja", "日本語"), language("en-US", "English")),
    toggle("dms_closed", "dms_closed", "dms_closed_hint"),
  );
  show(dialog);
  dialog.addEventListener("close", () => byId("me")?.focus()); // the list in which it was opened may be drawn again
}

/** The line above the messages. */
export function drawTop(app) {
  const place = app.place;
  if (!place) return;
  const kind = place.kind === 0 ? "hash" : place.kind === 1 ? "at" : place.kind === 12 ? "lock" : "thread";
  const parent = place.parent && app.channels.get(place.parent);
  replace(
    byId("top"),
    h("button", { class: "plain drawer-button", type: "button", ariaLabel: t("channels"), ariaControls: "sidebar", onclick: () => app.drawer(true) }, icon("menu"), h("span", { class: "drawer-dot", hidden: true })),
    icon(kind),
    parent && h("a", { class: "quiet parent", href: "#" + parent.id }, parent.name, " ›"),
    h("h2", { id: "channel-name" }, place.name),
    place.topic && h("span", { class: "topic" }, place.topic),
  );
}

/** What is wrong with the table or the bot, plainly. */
export function drawBanner(app) {
  const text = !app.connected ? t("table_gone") : !app.online ? t("bot_offline", { name: app.bot.name }) : "";
  const banner = byId("banner");
  if (banner.textContent !== text) banner.textContent = text;
  banner.className = `banner ${text ? "shown" : ""} ${app.connected ? "" : "severe"}`;
}

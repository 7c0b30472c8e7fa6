// What stands around the messages: channel list, header, people, the menu of the user who is played.

import { show } from "./dialogs.js";
import { avatar, choice, h, icon, iconButton, named, replace } from "./dom.js";
import { isDirect, signOf, textChannels } from "./places.js";
import { t } from "./words.js";

const MOST_PINGS = 99;

const byId = (id) => document.getElementById(id);
const sum = (places, count) => places.reduce((number, place) => number + place[count], 0);
const joined = (parts, by) => parts.filter(Boolean).join(by);
const unreadLabel = (name, unread, ...more) => joined([name, unread && t("unread", { n: unread }), ...more], ", ");
const languageOf = (user) => (user.locale === "ja" ? "日本語" : "English");

function channelLink(app, place) {
  const open = place.id === app.current;
  const unread = open ? 0 : place.unread;
  const pings = open ? 0 : place.mentions;
  const link = h(
    "a",
    {
      class: `channel ${unread ? "unread" : ""}`,
      href: "#" + place.id,
      ariaCurrent: open ? "page" : undefined,
      ariaLabel: unreadLabel(place.name, unread, place.archived && t("archived")),
      data: { channel: place.id },
    },
    isDirect(place) ? avatar(app.bot, "small") : icon(signOf(place)),
    h("span", { class: "name" }, place.name),
    isDirect(place) && h("span", { class: `dot ${app.online ? "online" : ""}` }),
    pings > 0 && h("span", { class: "pings", ariaHidden: "true" }, pings > MOST_PINGS ? `${MOST_PINGS}+` : pings),
  );
  return h("li", { class: `${place.parent ? "thread" : ""} ${place.archived ? "archived" : ""}` }, link);
}

/** The servers, as round marks: the one that is listed, and where something is unread. */
function serverRail(app, places) {
  const mark = (server) => {
    const unread = sum(places.filter((place) => place.server === server.id && place.id !== app.current), "unread");
    return h(
      "button",
      {
        class: `server-mark ${unread ? "unread" : ""}`,
        type: "button",
        title: server.name,
        ariaLabel: unreadLabel(server.name, unread),
        ariaCurrent: server === app.server ? "true" : undefined,
        data: { server: server.id },
        onclick: () => app.openServer(server.id),
      },
      [...server.name][0],
    );
  };
  return h("div", { class: "servers", role: "group", ariaLabel: t("servers") }, app.servers.map(mark));
}

/** The servers, and the channel list with direct messages, text channels and their threads. */
export function drawSidebar(app) {
  const sidebar = byId("sidebar");
  const places = [...app.channels.values()];
  const scrolled = sidebar.querySelector(".channels")?.scrollTop ?? 0;
  const { channel, server } = sidebar.contains(document.activeElement) ? document.activeElement.dataset : {};
  const closes = iconButton("close", t("close_channels"), () => app.drawer(false), { class: "plain drawer-only" });
  replace(
    sidebar,
    serverRail(app, places),
    h(
      "header",
      { class: "server" },
      h("img", { class: "avatar small", src: "/page/lantern.svg", alt: "" }),
      h("h1", {}, app.server.name),
      closes,
    ),
    channelList(app, places),
    userPanel(app),
  );
  sidebar.setAttribute("aria-label", t("channels"));
  sidebar.querySelector(".channels").scrollTop = scrolled;
  if (channel) sidebar.querySelector(`[data-channel="${channel}"]`)?.focus();
  else if (server) sidebar.querySelector(`[data-server="${server}"]`)?.focus();
  tellWaiting(app, places.filter((place) => place.id !== app.current));
}

function channelList(app, places) {
  const threadsOf = (parent) =>
    places
      .filter((place) => place.parent === parent.id && (!place.archived || place.id === app.current))
      .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  const withThreads = (place) => [place, ...threadsOf(place)].map((shown) => channelLink(app, shown));
  return h(
    "div",
    { class: "channels" },
    h("h2", {}, t("direct_messages")),
    h("ul", {}, places.filter((place) => !place.server).map((place) => channelLink(app, place))),
    h("h2", {}, t("server_channels")),
    h("ul", {}, textChannels(places, app.server.id).map(withThreads)),
  );
}

/** What waits in places other than the open one, in the title of the page and at the button of the list. */
function tellWaiting(app, others) {
  const mentions = sum(others, "mentions");
  const open = app.place && `${app.place.server ? "#" : "@"}${app.place.name} – `;
  document.title = `${mentions ? `(${mentions}) ` : ""}${open ?? ""}${t("title")}`;
  const dot = byId("top").querySelector(".drawer-dot");
  if (dot) dot.hidden = !mentions && !sum(others, "unread");
}

function userPanel(app) {
  const { me } = app;
  const button = h(
    "button",
    {
      class: "me",
      type: "button",
      id: "me",
      ariaHaspopup: "dialog",
      ariaLabel: t("settings", { name: me.name }),
      onclick: () => openMenu(app),
    },
    avatar(me),
    named(me.name, `${me.username} · ${languageOf(me)}`),
    icon("gear"),
  );
  return h("div", { class: "user-panel" }, button);
}

/** A person, as a link with which this tab plays that person, and one with which a new tab does. */
function personRow(app, user) {
  const me = user.id === app.me.id;
  const href = `/?user=${user.id}${app.current ? "#" + app.current : ""}`;
  const inNewTab = t("new_tab", { name: user.name });
  const details = joined([user.admin && t("admin"), languageOf(user)], " · ");
  const name = [user.name, me && h("span", { class: "quiet" }, ` (${t("you")})`)];
  return h(
    "li",
    { class: `person ${me ? "is-me" : ""}` },
    h(
      "a",
      { class: "switch", href, ariaCurrent: me ? "true" : undefined, data: { user: user.id } },
      avatar(user),
      named(name, details),
    ),
    !me && h("a", { class: "plain", href, target: "_blank", title: inNewTab, ariaLabel: inNewTab }, icon("open")),
  );
}

/** Everyone who can be played, with a hint. */
function playable(app) {
  const people = app.people().map((user) => personRow(app, user));
  return [h("ul", { class: "person-list" }, people), h("p", { class: "quiet hint" }, t("play_as_hint"))];
}

/** The people on the right of a wide screen. */
export function drawPeople(app) {
  const name = [app.bot.name, h("span", { class: "tag" }, t("bot"))];
  const bot = named(name, t(app.online ? "online" : "offline"), "of-bot");
  const shown = h("span", { class: "switch" }, avatar(app.bot), bot);
  replace(
    byId("people"),
    h("h2", {}, t("members")),
    h("ul", { class: "person-list" }, h("li", { class: `person ${app.online ? "" : "away"}` }, shown)),
    h("h2", {}, t("play_as")),
    playable(app),
  );
  byId("people").setAttribute("aria-label", t("members"));
}

/** The menu of the user: whom to play, language, direct messages. */
function openMenu(app) {
  const change = (settings) => app.link.ask("settings", settings);
  const language = (locale, word) => {
    const checked = app.me.locale === locale;
    const onchange = () => change({ locale });
    const input = h("input", { type: "radio", name: "locale", value: locale, checked, onchange });
    return h("label", { class: "choice" }, input, word);
  };
  const closed = h("input", {
    type: "checkbox",
    checked: Boolean(app.me.dms_closed),
    onchange: () => change({ dms_closed: closed.checked }),
  });
  const dialog = h(
    "dialog",
    { class: "menu", ariaLabel: t("settings", { name: app.me.name }) },
    h("header", {}, avatar(app.me), h("h2", {}, app.me.name), iconButton("close", t("close"), () => dialog.close())),
    h("h3", {}, t("play_as")),
    playable(app),
    h("h3", {}, t("language")),
    h("div", { class: "pair" }, language("ja", "日本語"), language("en-US", "English")),
    choice(closed, t("dms_closed"), t("dms_closed_hint")),
  );
  show(dialog);
  dialog.addEventListener("close", () => byId("me")?.focus()); // the list in which it was opened may be drawn again
}

/** The line above the messages. */
export function drawTop(app) {
  const { place } = app;
  if (!place) return;
  const parent = place.parent && app.channels.get(place.parent);
  const opensList = iconButton("menu", t("channels"), () => app.drawer(true), {
    class: "plain drawer-button",
    ariaControls: "sidebar",
  });
  opensList.append(h("span", { class: "drawer-dot", hidden: true }));
  replace(
    byId("top"),
    opensList,
    icon(signOf(place)),
    parent && h("a", { class: "quiet parent", href: "#" + parent.id }, parent.name, " ›"),
    h("h2", { id: "channel-name" }, place.name),
    place.topic && h("span", { class: "topic" }, place.topic),
  );
}

/** What is wrong with the table or the bot, plainly. */
export function drawBanner(app) {
  const offline = app.online ? "" : t("bot_offline", { name: app.bot.name });
  const text = app.connected ? offline : t("table_gone");
  const banner = byId("banner");
  if (banner.textContent !== text) banner.textContent = text;
  banner.className = `banner ${text ? "shown" : ""} ${app.connected ? "" : "severe"}`;
}

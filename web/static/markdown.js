// The part of Discord's markdown that the texts of the game use, as elements.

import { h } from "./dom.js";

const INLINE = [
  [/^\\([^\p{L}\p{N}\s])/u, (m) => [m[1]]],
  [/^`([^`]+)`/, (m) => [h("code", {}, m[1])]],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m) => [h("strong", {}, inline(m[1]))]],
  [/^\*(?![\s*])([^*]+?)\*(?!\*)/, (m) => [h("em", {}, inline(m[1]))]],
  [/^<t:(\d+)(?::([tfFR]))?>/, (m) => [time(Number(m[1]), m[2] ?? "f")]],
  [/^<#\d+>/, () => ["#"]],
];

const FORMATS = {
  t: { timeStyle: "short" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function moment(seconds, style) {
  const language = document.documentElement.lang;
  if (style !== "R") return new Intl.DateTimeFormat(language, FORMATS[style]).format(seconds * 1000);
  const left = Math.round(seconds - Date.now() / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(left) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(left / length), unit);
}

const time = (seconds, style) => h("time", { data: { seconds, style } }, moment(seconds, style));

setInterval(() => {
  for (const element of document.querySelectorAll('time[data-style="R"]')) {
    element.textContent = moment(Number(element.dataset.seconds), "R");
  }
}, 5000);

function inline(text) {
  const nodes = [];
  let plain = "";
  while (text) {
    const [pattern, make] = (/[\\`*<]/.test(text[0]) && INLINE.find(([pattern]) => pattern.test(text))) || [];
    if (pattern) {
      const match = pattern.exec(text);
      nodes.push(plain, ...make(match));
      plain = "";
      text = text.slice(match[0].length);
    } else {
      const letter = String.fromCodePoint(text.codePointAt(0));
      plain += letter;
      text = text.slice(letter.length);
    }
  }
  return [...nodes, plain].filter((node) => node !== "");
}

/** A whole text: headings, lists, quotations, small print, lines. */
export function markdown(text) {
  const root = h("div", { class: "text" });
  let list = null;
  let quote = null;
  for (const line of text.split("\n")) {
    const item = /^ *(?:[-*]|\d+\.) +(.*)$/.exec(line);
    const quoted = /^> ?(.*)$/.exec(line);
    const heading = /^#{1,3} +(\S.*)$/.exec(line);
    const small = /^-# +(\S.*)$/.exec(line);
    if (!item) list = null;
    if (!quoted) quote = null;
    if (small) root.append(h("p", { class: "small" }, inline(small[1])));
    else if (heading) root.append(h("h2", {}, inline(heading[1])));
    else if (quoted) {
      if (!quote) root.append((quote = h("blockquote", {})));
      quote.append(h("p", {}, inline(quoted[1])));
    } else if (item) {
      if (!list) root.append((list = h(/^ *\d/.test(line) ? "ol" : "ul", {})));
      list.append(h("li", {}, inline(item[1])));
    } else if (line.trim()) root.append(h("p", {}, inline(line)));
  }
  return root;
}

/** The sentences that several texts share, which need to be said only once, and for each text the others. */
export function inCommon(texts) {
  const told = texts.map((text) => text.match(/.+?(?:[.!?](?=\s|$)|[。！？]|$)\s*/gs) ?? []);
  const shared = told.length > 1 ? told[0].filter((sentence) => told.every((others) => others.includes(sentence))) : [];
  return { shared: shared.join(""), own: told.map((all) => all.filter((sentence) => !shared.includes(sentence)).join("")) };
}

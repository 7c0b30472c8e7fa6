// The part of Discord's markdown that the texts of the game use, as elements.

import { h } from "./dom.js";

const INLINE = /\\(?<plain>[^\p{L}\p{N}\s])|`(?<code>[^`]+)`|\*\*(?<strong>[\s\S]+?)\*\*(?!\*)|\*(?![\s*])(?<em>[^*]+?)\*(?!\*)|<t:(?<seconds>\d+)(?::(?<style>[tfFR]))?>|<#\d+>/gu;

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

setInterval(() => {
  for (const element of document.querySelectorAll('time[data-style="R"]')) {
    element.textContent = moment(Number(element.dataset.seconds), "R");
  }
}, 5000);

/** The text of a line and the elements in it. */
function inline(text) {
  const nodes = [];
  let end = 0;
  for (const { 0: all, index, groups } of text.matchAll(INLINE)) {
    nodes.push(text.slice(end, index), marked(groups));
    end = index + all.length;
  }
  return [...nodes, text.slice(end)].filter((node) => node !== "");
}

/** What one match of `INLINE` stands for; a channel has no name here. */
function marked({ plain, code, strong, em, seconds, style = "f" }) {
  if (seconds) return h("time", { data: { seconds, style } }, moment(Number(seconds), style));
  if (code) return h("code", {}, code);
  if (strong) return h("strong", {}, inline(strong));
  return em ? h("em", {}, inline(em)) : (plain ?? "#");
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

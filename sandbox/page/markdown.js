// Discord's markdown, as far as bots use it, made into elements.

import { h } from "./dom.js";
import { moment } from "./words.js";

const INLINE = [
  [/^\\([^\p{L}\p{N}\s])/u, (m) => [m[1]]],
  [/^`` ?([\s\S]+?) ?``(?!`)/, (m) => [h("code", {}, m[1])]],
  [/^`([^`]+)`/, (m) => [h("code", {}, m[1])]],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (m, world) => [h("strong", {}, h("em", {}, inline(m[1], world)))]],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m, world) => [h("strong", {}, inline(m[1], world))]],
  [/^\*(?!\s)((?:\*\*[^*]+\*\*|[^*])+?)\*(?!\*)/, (m, world) => [h("em", {}, inline(m[1], world))]],
  [/^_(?!_)((?:__|[^_])+?)_(?![\p{L}\p{N}_])/u, (m, world) => [h("em", {}, inline(m[1], world))]],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m, world) => [link(m[2], inline(m[1], world), world)]],
  [/^<(https?:\/\/[^\s>]+)>/, (m, world) => [link(m[1], null, world)]],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]。、）」]/, (m, world) => [link(m[0], null, world)]],
  [/^<@!?(\d+)>/, (m, world) => [mention("@" + (world.userName(m[1]) ?? m[1]))]],
  [/^<@&(\d+)>/, (m, world) => [mention("@" + (world.roleName(m[1]) ?? m[1]))]],
  [/^<#(\d+)>/, (m, world) => [channel(m[1], world)]],
  [/^<t:(-?\d+)(?::([tTdDfFRsS]))?>/, (m) => [time(Number(m[1]), m[2] ?? "f")]],
];

const mention = (text) => h("span", { class: "mention" }, text);

function channel(id, world) {
  const name = world.channelName(id);
  return name ? h("a", { class: "mention", href: "#" + id }, "#" + name) : mention("#" + id);
}

const PLACE = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** A link; one to a channel or message of this table stays here, and a bare one shows the channel's name. */
function link(url, label, world) {
  const [, id, message] = PLACE.exec(url) ?? [];
  const name = id && world.channelName(id);
  if (!name) return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, label ?? url);
  const href = message ? `#${id}/${message}` : "#" + id;
  return h("a", label ? { href } : { class: "mention", href }, label ?? "#" + name);
}

function time(seconds, style) {
  const date = new Date(seconds * 1000);
  const full = Number.isNaN(date.valueOf()) ? "" : moment(seconds, "F");
  return h("time", { class: "moment", title: full, data: { seconds, style } }, full && moment(seconds, style));
}

/** Text within a line (or over several) as a list of nodes. */
export function inline(text, world) {
  const nodes = [];
  let plain = "";
  let before = "";
  while (text) {
    const found = matchInline(text, before, world);
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(...found.nodes);
      before = text[found.length - 1];
      text = text.slice(found.length);
    } else {
      before = String.fromCodePoint(text.codePointAt(0));
      plain += before;
      text = text.slice(before.length);
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function matchInline(text, before, world) {
  if (!/[\\`*_[<h]/.test(text[0])) return null;
  if (text[0] === "_" && /[\p{L}\p{N}]/u.test(before)) return null; // snake_case is no emphasis
  for (const [pattern, make] of INLINE) {
    const match = pattern.exec(text);
    if (match) return { nodes: make(match, world), length: match[0].length };
  }
  return null;
}

const LIST = /^( *)([-*]|\d+\.) +(.*)$/;

/** A whole text: headings, lists, quotations, code blocks, small print, lines. */
export function markdown(text, world) {
  const root = h("div", { class: "markdown" });
  const pieces = text.split(/```(?:([\w+-]*)\n)?([\s\S]*?)```\n?/);
  for (let i = 0; i < pieces.length; i += 3) {
    if (pieces[i]) blocks(pieces[i].split("\n"), world, root, i + 3 >= pieces.length);
    if (i + 2 < pieces.length && pieces[i + 2].trim()) {
      root.append(h("pre", { tabindex: "0" }, h("code", {}, pieces[i + 2].replace(/^\n|\n$/g, ""))));
    }
  }
  return root;
}

function blocks(lines, world, root, last) {
  if (!last && lines.at(-1) === "") lines.pop();
  let paragraph = null;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
    const small = /^-# +(\S.*)$/.exec(line);
    const quoted = [];
    while (lines[i + quoted.length]?.startsWith("> ")) quoted.push(lines[i + quoted.length].slice(2));
    if (quoted.length) {
      root.append(h("blockquote", {}));
      blocks(quoted, world, root.lastChild, true);
      i += quoted.length - 1;
    } else if (heading) {
      root.append(h("h" + (heading[1].length + 2), { class: "h" + heading[1].length }, inline(heading[2], world)));
    } else if (small) {
      root.append(h("small", { class: "subtext" }, inline(small[1], world)));
    } else if (LIST.test(line)) {
      const after = lines.slice(i + 1).findIndex((next) => !LIST.test(next) && !/^ {2,}\S/.test(next));
      const end = after < 0 ? lines.length : i + 1 + after;
      root.append(list(lines.slice(i, end), world));
      i = end - 1;
    } else {
      if (!paragraph || paragraph !== root.lastChild) root.append((paragraph = h("p", {})));
      else paragraph.append(h("br"));
      paragraph.append(...inline(line, world));
    }
  }
}

function list(lines, world) {
  const stack = [];
  let root = null;
  for (const line of lines) {
    const match = LIST.exec(line);
    if (!match) {
      stack.at(-1).list.lastChild.append(h("br"), ...inline(line.trim(), world));
      continue;
    }
    const [, indent, bullet, content] = match;
    while (stack.length > 1 && indent.length < stack.at(-1).indent) stack.pop();
    if (!stack.length || indent.length > stack.at(-1).indent + 1) {
      const ordered = /\d/.test(bullet);
      const made = h(ordered ? "ol" : "ul", ordered ? { start: Number.parseInt(bullet, 10) } : {});
      if (stack.length) stack.at(-1).list.lastChild.append(made);
      root ??= made;
      stack.push({ indent: indent.length, list: made });
    }
    stack.at(-1).list.append(h("li", {}, inline(content, world)));
  }
  return root;
}

/** Relative times grow older while one looks at them. */
setInterval(() => {
  for (const element of document.querySelectorAll('time.moment[data-style="R"]')) {
    element.textContent = moment(Number(element.dataset.seconds), "R");
  }
}, 15000);

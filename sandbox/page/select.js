// Lists to choose from: the popup of a select, with one or several values, by mouse, finger or keyboard.

import { composing, h, icon, replace } from "./dom.js";
import { t } from "./words.js";

let open = null;
let serial = 0;

/** Close the open list, if there is one. */
export function closeSelect() {
  open?.close();
}

/**
 * Open the list of a select next to its button. done(values) is called when something was chosen: at once with
 * a single value, else with Done, or by leaving the list when as many are chosen as are wanted.
 */
export function openSelect(anchor, part, done) {
  if (open?.anchor === anchor) return open.close();
  open?.close();
  const low = part.min_values ?? 1;
  const high = part.max_values ?? 1;
  const many = high > 1;
  const clearable = !many && low === 0;
  const all = part.options;
  const first = all.filter((entry) => entry.default).map((entry) => entry.value);
  const chosen = new Set(first);
  const id = `list-${++serial}`;
  let shown = all;
  let active = Math.max(0, all.findIndex((entry) => entry.default));

  const list = h("div", { class: "options", role: "listbox", id, ariaMultiselectable: many ? "true" : "false", ariaLabel: part.placeholder ?? t("choose") });
  const filter = all.length > 10 ? h("input", { class: "filter", type: "text", placeholder: "…", ariaLabel: t("choose"), oninput: search }) : null;
  const count = h("span", { class: "count" });
  const ready = h("button", { class: "button primary small", type: "button", onclick: finish }, t("done"));
  const foot = many || clearable ? h("div", { class: "foot" }, count, clearable && h("button", { class: "button secondary small", type: "button", onclick: clear }, t("clear")), many && ready) : null;
  const popup = h("div", { class: "popup", tabindex: "-1", onkeydown: press }, filter, list, foot);
  const keys = filter ?? popup;
  keys.setAttribute("aria-controls", id);
  if (filter) filter.setAttribute("role", "combobox");

  function draw() {
    replace(
      list,
      shown.map((entry, index) => {
        const taken = chosen.has(entry.value);
        const full = many && !taken && chosen.size >= high;
        return h(
          "div",
          {
            class: `option ${index === active ? "active" : ""} ${taken ? "taken" : ""} ${full ? "full" : ""}`,
            id: `${id}-${index}`,
            role: "option",
            data: { value: entry.value },
            ariaSelected: String(taken),
            ariaDisabled: full ? "true" : undefined,
            onclick: () => toggle(index),
            onpointermove: () => index !== active && move(index),
          },
          h("span", { class: "texts" }, h("span", { class: "label" }, entry.label), entry.description && h("span", { class: "description" }, entry.description)),
          many && h("span", { class: "box" }, icon("check")),
        );
      }),
      !shown.length && h("div", { class: "nothing" }, t("none_found")),
    );
    keys.setAttribute("aria-activedescendant", shown.length ? `${id}-${active}` : "");
    count.textContent = many ? t("chosen", { n: chosen.size, max: high }) : "";
    ready.disabled = !fits();
  }

  function move(index) {
    if (!shown.length) return;
    list.children[active]?.classList.remove("active");
    active = (index + shown.length) % shown.length;
    list.children[active].classList.add("active");
    list.children[active].scrollIntoView({ block: "nearest" });
    keys.setAttribute("aria-activedescendant", `${id}-${active}`);
  }

  const fits = () => chosen.size >= low && chosen.size <= high;

  function toggle(index) {
    const value = shown[index]?.value;
    if (value === undefined) return;
    active = index;
    if (!many) return send([value]);
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < high) chosen.add(value);
    draw();
  }

  function search() {
    const wanted = filter.value.trim().toLowerCase();
    shown = all.filter((entry) => `${entry.label} ${entry.description ?? ""}`.toLowerCase().includes(wanted));
    active = 0;
    draw();
  }

  function clear() {
    send([]);
  }

  function send(values) {
    close();
    done(values);
  }

  function finish() {
    if (fits()) send([...chosen]);
  }

  function press(event) {
    if (composing(event)) return;
    const inFoot = foot?.contains(document.activeElement);
    if (event.key === "ArrowDown") move(active + 1);
    else if (event.key === "ArrowUp") move(active - 1);
    else if (event.key === "Home" && !filter) move(0);
    else if (event.key === "End" && !filter) move(shown.length - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && !inFoot) many && event.ctrlKey ? finish() : toggle(active);
    else if (event.key === " " && !filter && !inFoot) toggle(active);
    else if (event.key === "Tab") return many && !inFoot && !event.shiftKey ? undefined : close();
    else if (!filter && event.key.length === 1 && !event.ctrlKey && !event.metaKey) return jump(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function jump(letter) {
    const from = [...shown.keys()].map((step) => (active + 1 + step) % shown.length);
    const found = from.find((index) => shown[index].label.toLowerCase().startsWith(letter.toLowerCase()));
    if (found !== undefined) move(found);
  }

  function outside(event) {
    if (popup.contains(event.target) || anchor.contains(event.target)) return;
    const changed = chosen.size !== first.length || first.some((value) => !chosen.has(value));
    if (many && changed && fits()) finish();
    else close(false);
  }

  function place() {
    const box = anchor.getBoundingClientRect();
    const room = { above: box.top - 12, below: innerHeight - box.bottom - 12 };
    const wanted = Math.min(popup.scrollHeight, 360);
    const up = room.below < wanted && room.above > room.below;
    const width = Math.max(box.width, Math.min(280, innerWidth - 16));
    popup.style.width = `${width}px`;
    popup.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`;
    popup.style.maxHeight = `${Math.max(160, Math.min(360, up ? room.above : room.below))}px`;
    popup.style.top = up ? "auto" : `${box.bottom + 4}px`;
    popup.style.bottom = up ? `${innerHeight - box.top + 4}px` : "auto";
  }

  function close(refocus = true) {
    popup.remove();
    document.removeEventListener("pointerdown", outside, true);
    removeEventListener("resize", gone);
    document.removeEventListener("scroll", scrolled, true);
    anchor.setAttribute("aria-expanded", "false");
    open = null;
    if (refocus) anchor.focus({ preventScroll: true });
  }

  const gone = () => close(false);
  const scrolled = (event) => !popup.contains(event.target) && (anchor.isConnected ? place() : close(false));

  draw();
  document.body.append(popup);
  place();
  anchor.setAttribute("aria-expanded", "true");
  document.addEventListener("pointerdown", outside, true);
  document.addEventListener("scroll", scrolled, true);
  addEventListener("resize", gone);
  open = { anchor, close };
  keys.focus({ preventScroll: true });
  move(active);
}

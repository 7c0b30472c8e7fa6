"""The eight areas with their spaces and minions, the tavern and the market, and the evilometer."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from pictures.dungeon_lords import emblems, people, style
from pictures.dungeon_lords.style import BLOOD, BRASS, DIM, INK, PALE, PLATE, ROCK, VAULT
from pictures.dungeon_lords.words import SPACES, Speaker, who_stands
from pictures.kit import SMALLEST
from pictures.svg import group, line, rect, text
from rules.dungeon_lords.components import ORDER_IDS, ORDERS, Space
from rules.dungeon_lords.state import MOST_EVIL, PALADIN_SPACE, Minion
from rules.dungeon_lords.view import DungeonLordsView

AREA_W, AREA_H, GAP = 220, 148, 4
TRACK_HEIGHT = 62

STRUCK_OUT = line("M-13 13L13-13", INK, 8) + line("M-12 12L12-12", BLOOD, 4)
"""A stroke through a sign."""


def draw(view: DungeonLordsView, speaker: Speaker, left: float, top: float, marks: Collection[str]) -> str:
    """Two rows of four areas."""
    parts = []
    for index, order in enumerate(ORDER_IDS):
        x = left + index % 4 * (AREA_W + GAP)
        y = top + index // 4 * (AREA_H + GAP)
        parts.append(_area(view, speaker, order, index + 1, x, y, order in marks))
    return "".join(parts)


def _area(view: DungeonLordsView, speaker: Speaker, order: str, number: int, x: float, y: float, marked: bool) -> str:
    parts = [
        style.plate(x, y, AREA_W, AREA_H, ROCK, PLATE),
        text(x + 10, y + 21, f"{number}", SMALLEST, BRASS),
        text(x + 32, y + 21, speaker.say(f"order-{order}"), SMALLEST, PALE, "start", AREA_W - 40),
    ]
    wide = (AREA_W - 16) / 3
    standing = view.spaces.get(order, [None] * 3)
    for index, space in enumerate(ORDERS[order].spaces):
        parts.append(_space(order, space, index, view.year, x + 6 + index * (wide + 2), y + 40, wide, AREA_H - 46))
        who = standing[index] if index < len(standing) else None
        if who is not None:
            colour, outsider = who_stands(view, who)
            parts.append(style.minion(colour, x + 6 + index * (wide + 2) + wide - 21, y + 58, 46, outsider=outsider))
    if view.phase == "orders":
        parts.append(_barred(view, order, standing, x, y, wide))
    if marked:
        parts.append(style.framed(x, y, AREA_W, AREA_H))
    return "".join(parts)


def _barred(view: DungeonLordsView, order: str, standing: list[Minion | None], x: float, y: float, wide: float) -> str:
    """The signs of those whose order card is disabled, struck out, where nobody stands yet."""
    places = [
        (x + 6 + index * (wide + 2) + wide - back, y + 59)
        for index, back in ((0, 15), (0, 41), (1, 15), (2, 15))
        if standing[index] is None
    ]
    barred = [lord.colour for lord in view.lords if order in (lord.disabled or [])]
    return "".join(
        style.sign(colour, at, middle, 24) + group(STRUCK_OUT, at=(at, middle))
        for colour, (at, middle) in zip(barred, places, strict=False)
    )


@cache
def _space(order: str, space: Space, index: int, year: int, x: float, y: float, wide: float, height: float) -> str:
    """A space: its number, what it costs (above the line), what it brings (below)."""
    price = {"gold": space.cost.gold, "food": space.cost.food, "evil": space.cost.evil, "foreman": int(space.foreman)}
    gain = {
        "food": space.food,
        "imp": space.imps,
        "good": -space.evil,
        "spy": int(space.spy),
        "trap": space.traps + (1 if space.traps and year > 1 else 0),
        "tunnel": space.imps_at_work if order == "dig_tunnels" else 0,
        "gold": space.gold + (space.imps_at_work if order == "mine_gold" else 0),
        "monster": int(order == "hire_monster"),
        "house": int(order == "build_room"),
    }
    parts = [
        rect(x, y, wide, height, VAULT, 6),
        text(x + 8, y + 19, SPACES[index], SMALLEST, DIM),
        line(f"M{x + 6:g} {y + height - 32:g}h{wide - 12:g}", "#6a5878", 2),
        _amounts(price, x + wide / 2, y + height - 48),
        _amounts(gain, x + wide / 2, y + height - 16),
    ]
    return "".join(parts)


def _amounts(what: dict[str, int], middle: float, y: float) -> str:
    """Icons side by side around `middle`, each with its number when that is more than one."""
    shown = [(name, number) for name, number in what.items() if number]
    widths = [27.0 + (17 if number > 1 else 0) for _, number in shown]
    x = middle - sum(widths) / 2
    parts = []
    for (name, number), wide in zip(shown, widths, strict=True):
        parts.append(style.icon(name, x + 13.5, y, 27))
        if number > 1:
            parts.append(text(x + 27, y, str(number), SMALLEST, PALE))
        x += wide
    return "".join(parts)


def offers(
    view: DungeonLordsView, speaker: Speaker, x: float, top: float, width: float, height: float, marks: Collection[str]
) -> str:
    """The tavern above, the market below, each with what is on offer."""
    rows: list[tuple[str, str]] = [("mug", "")]
    rows += [("creature", kind) for kind in view.tavern]
    rows.append(("house", ""))
    rows += [("room", kind) for kind in view.market]
    step = height / max(7, len(rows))
    parts = [style.plate(x, top, width, height, ROCK, PLATE)]
    for index, (family, kind) in enumerate(rows):
        y = top + (index + 0.5) * step
        if not kind:
            key = "picture-tavern" if family == "mug" else "picture-market"
            if index:
                parts.append(line(f"M{x + 10:g} {y - step / 2:g}h{width - 20:g}", PLATE, 3))
            parts.append(style.icon(family, x + 26, y, 32))
            parts.append(text(x + 50, y, speaker.say(key), SMALLEST, BRASS, "start", width - 60))
            continue
        drawing = emblems.creature(kind) if family == "creature" else emblems.room(kind)
        parts.append(emblems.placed(drawing, x + 32, y, step * 0.98))
        prices = 78 if family == "creature" else 0
        name = speaker.say(f"{family}-{kind}")
        parts.append(text(x + 62, y, name, SMALLEST, PALE, "start", width - 74 - prices))
        if family == "creature":
            parts.append(people.cost(kind, x + width - 10, y, 24 if kind != "dragon" else 20))
        if kind in marks:
            parts.append(style.framed(x + 2, y - step / 2, width - 4, step))
    return "".join(parts)


def track(view: DungeonLordsView, speaker: Speaker, left: float, top: float, width: float) -> str:
    """The evilometer from nice to vile, the counters on it, and where the paladin is."""
    cell = (width - 100) / MOST_EVIL
    first = left + 50
    parts = [
        style.plate(left, top, width, TRACK_HEIGHT, "#221a2a", "#3a2e46"),
        style.icon("good", left + 27, top + TRACK_HEIGHT / 2, 40),
        style.icon("evil", left + width - 27, top + TRACK_HEIGHT / 2, 42),
    ]
    standing: dict[int, list[str]] = {}
    for lord in view.lords:
        standing.setdefault(lord.evil, []).append(lord.colour)
    if view.shared_evil is not None:
        standing.setdefault(view.shared_evil, []).append("")
    for number in range(1, MOST_EVIL + 1):
        x = first + (number - 1) * cell
        fill = "#5a2f3a" if number >= PALADIN_SPACE else VAULT
        parts.append(rect(x + 1.5, top + 4, cell - 3, TRACK_HEIGHT - 8, fill, 5))
        there = standing.get(number, [])
        if number == PALADIN_SPACE:
            parts.append(style.icon("tent" if view.paladin == "tent" else "helmet", x + 18, top + 45, 27))
        parts.append(text(x + 5, top + 20, str(number), SMALLEST, BRASS if number == PALADIN_SPACE else DIM))
        for index, colour in enumerate(there):
            across = x + cell - 15 - index % 2 * 24
            down = top + TRACK_HEIGHT - 18 - index // 2 * 26
            parts.append(_counter(view, colour, across, down))
    return "".join(parts)


def _counter(view: DungeonLordsView, colour: str, x: float, y: float) -> str:
    if colour:
        return style.sign(colour, x, y, 24)
    return style.sign(view.outsiders[0].colour, x, y, 22, outsider=True)

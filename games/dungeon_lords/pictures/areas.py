"""The eight areas with their spaces and minions, the tavern and the market, and the evilometer."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from games.dungeon_lords.pictures import dungeon, emblems, people, style
from games.dungeon_lords.pictures.style import ACCENT, BLOOD, PLATE, ROCK, VAULT
from games.dungeon_lords.pictures.words import SPACES, Locale, evil_line, nobody, thing_line, who_stands
from games.dungeon_lords.rules.components import ON_OFFER, ORDER_IDS, ORDERS, Space
from games.dungeon_lords.rules.state import MOST_EVIL, PALADIN_SPACE, Minion
from games.dungeon_lords.rules.view import DungeonLordsView
from pictures.faces import TITLE
from pictures.kit import SMALLEST
from pictures.states import choosable
from pictures.svg import NARROWEST, circle, group, line, piece, rect, spot, text, width_of
from pictures.tokens import CHALK, INK, MIST

GAP = 4
DONE = 0.4
"""The opacity of a minion that has acted."""
ROW_UNITS = 7
"""The width of an area in icons, for the largest icons that fit into its rows."""
LEAST_HEAD = 34
TRACK_HEIGHT = 60
OFFERS_HEIGHT = 66

STRUCK_OUT = line("M-13 13L13-13", INK, 8) + line("M-12 12L12-12", BLOOD, 4)
"""A stroke through a sign."""


def draw(
    view: DungeonLordsView,
    locale: Locale,
    at: tuple[float, float],
    size: tuple[float, float],
    marks: Collection[str],
    columns: int = 4,
) -> str:
    """The eight areas in rows of `columns`, filling a rectangle."""
    (left, top), (width, height) = at, size
    rows = len(ORDER_IDS) // columns
    wide, high = (width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows
    parts = []
    for index, order in enumerate(ORDER_IDS):
        x, y = left + index % columns * (wide + GAP), top + index // columns * (high + GAP)
        parts.append(_area(view, locale, order, (x, y), (wide, high), order in marks))
    return "".join(parts)


def _area(
    view: DungeonLordsView,
    locale: Locale,
    order: str,
    at: tuple[float, float],
    size: tuple[float, float],
    marked: bool,
) -> str:
    """Number and name, and below them the spaces in the order in which they are carried out."""
    (x, y), (width, height) = at, size
    head = max(LEAST_HEAD, height * 0.24)
    row = (height - head - 4) / 3
    own = [] if view.seat is None or view.phase not in ("orders", "placing") else view.lords[view.seat].orders
    named = width - 31 - (35 if order in own else 0)
    parts = [
        style.plate(x, y, width, height, ROCK, PLATE),
        text(x + 9, y + head / 2 + 1, f"{ORDER_IDS.index(order) + 1}", SMALLEST, ACCENT),
        text(x + 26, y + head / 2 + 1, name_of(locale, order, named), SMALLEST, CHALK, "start", named, TITLE),
    ]
    standing = view.spaces.get(order, [None] * 3)
    for down, index in enumerate(ORDERS[order].sequence):
        top = y + head + down * row
        space = ORDERS[order].spaces[index]
        parts.append(space_row(order, space, index, view.year, x + 4, top, width - 8, row))
        who = standing[index] if index < len(standing) else None
        if who is not None:
            colour, outsider = who_stands(view, who)
            drawn = style.minion(colour, x + width - 24, top + row / 2, min(row + 2, 44), outsider=outsider)
            is_done = index in view.carried_out.get(order, ())
            parts.append(piece(f"minion-{colour}", group(drawn, opacity=DONE) if is_done else drawn))
    if order in own:
        parts.append(circle(x + width - 20, y + head / 2, 17, ACCENT))
        parts.append(text(x + width - 20, y + head / 2, str(own.index(order) + 1), SMALLEST, INK, "middle"))
    if view.phase == "orders":
        parts.append(_barred(view, order, standing, x + width, y + head, row))
    if marked:
        parts.append(choosable(x, y, width, height))
    about = f"{locale.say(f'order-{order}')}. {locale.say(f'order-{order}-help')}"
    parts.append(spot(order, about, x, y, width, height))
    return "".join(parts)


def _barred(
    view: DungeonLordsView, order: str, standing: list[Minion | None], right: float, top: float, row: float
) -> str:
    """The signs of those whose order card is disabled, struck out, on the spaces that are still empty."""
    places = [
        (right - back, top + (down + 0.5) * row)
        for back in (22, 50)
        for down, index in enumerate(ORDERS[order].sequence)
        if standing[index] is None
    ]
    barred = [lord.colour for lord in view.lords if order in (lord.disabled or [])]
    return "".join(
        style.sign(colour, at, middle, 24) + group(STRUCK_OUT, at=(at, middle))
        for colour, (at, middle) in zip(barred, places, strict=False)
    )


def name_of(locale: Locale, order: str, room: float) -> str:
    """The name of an order, or its last word, which is enough to tell it from the others."""
    name = locale.say(f"order-{order}")
    return name if width_of(name, SMALLEST, TITLE) * NARROWEST <= room else name.rpartition(" ")[2]


@cache
def space_row(order: str, space: Space, index: int, year: int, x: float, y: float, wide: float, height: float) -> str:
    """A space: its number, its cost, an arrow, and what it gives."""
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
    size = min(height - 2, wide / ROW_UNITS)
    middle = y + height / 2
    costs, across = _amounts(price, x + 38, middle, size)
    arrow = ""
    if costs:
        arrow = line(f"M{across + 2:g} {middle:g}h11m-6 -6l6 6l-6 6", MIST, 3)
        across += 17
    brings, _ = _amounts(gain, across, middle, size)
    return (
        rect(x, y + 1, wide, height - 2, VAULT, 6)
        + text(x + 6, middle, SPACES[index], SMALLEST, MIST, "start", 30)
        + costs
        + arrow
        + brings
    )


def _amounts(what: dict[str, int], x: float, y: float, size: float) -> tuple[str, float]:
    """Icons side by side from `x` on, each with its number if that is more than one; and the right end of the row."""
    parts = []
    for name, number in what.items():
        if not number:
            continue
        parts.append(style.icon(name, x + size / 2, y, size))
        x += size
        if number > 1:
            parts.append(text(x, y, str(number), SMALLEST, CHALK))
            x += 17
    return "".join(parts), x


def offers(
    view: DungeonLordsView,
    locale: Locale,
    at: tuple[float, float],
    size: tuple[float, float],
    marks: Collection[str],
    columns: int = 5,
) -> str:
    """The creatures in the tavern and the rooms on the market, side by side in rows of `columns`."""
    (left, top), (width, height) = at, size
    shown = [("creature", kind) for kind in view.tavern] + [("room", kind) for kind in view.market]
    rows = max(1, -(-len(shown) // columns))
    wide, high = (width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows
    parts = []
    for index, (family, kind) in enumerate(shown):
        x, y = left + index % columns * (wide + GAP), top + index // columns * (high + GAP)
        drawing = emblems.creature(kind) if family == "creature" else emblems.room(kind)
        parts.append(style.plate(x, y, wide, high, ROCK, PLATE))
        name = locale.say(f"{family}-{kind}")
        lines = [name] if family == "creature" else dungeon.in_lines(name, wide - high - 10)
        widest = max(width_of(line, SMALLEST, TITLE) for line in lines)
        side = high - 8 if widest * NARROWEST <= wide - high - 10 else 0.55 * high
        parts.append(piece(f"{family}-{kind}", emblems.placed(drawing, x + 4 + side / 2, y + high / 2, side)))
        across, room = x + side + 10, wide - side - 16
        if family == "creature":
            parts.append(text(across, y + high * 0.27, name, SMALLEST, CHALK, "start", room, TITLE))
            parts.append(people.cost(kind, x + wide - 8, y + high * 0.74, 26))
        else:
            for row, words in enumerate(lines):
                parts.append(
                    text(
                        across,
                        y + high * (0.5 if len(lines) == 1 else 0.28 + 0.46 * row),
                        words,
                        SMALLEST,
                        CHALK,
                        "start",
                        room,
                        TITLE,
                    )
                )
        mark = ON_OFFER + kind if family == "creature" else kind
        if mark in marks:
            parts.append(choosable(x, y, wide, high))
        parts.append(spot(mark, thing_line(locale, family, kind), x, y, wide, high))
    if not shown:
        none = locale.say(nobody(view))
        parts.append(text(left + width / 2, top + height / 2, none, SMALLEST, MIST, "middle"))
    return "".join(parts)


def track(view: DungeonLordsView, locale: Locale, left: float, top: float, width: float) -> str:
    """The evilometer from nice to vile, the counters on it, and where the paladin is."""
    cell = (width - 76) / MOST_EVIL
    first = left + 38
    parts = [
        style.plate(left, top, width, TRACK_HEIGHT, "#221a2a", "#3a2e46"),
        style.icon("good", left + 21, top + TRACK_HEIGHT / 2, 30),
        style.icon("evil", left + width - 21, top + TRACK_HEIGHT / 2, 32),
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
            sign = style.icon("tent" if view.paladin == "tent" else "helmet", x + 16, top + TRACK_HEIGHT - 18, 26)
            parts.append(piece("paladin", sign))
        ink = ACCENT if number == PALADIN_SPACE else MIST
        parts.append(text(x + 4, top + 19, str(number), SMALLEST, ink, "start", cell - 8))
        step = min(23.0, (cell - 26) / max(1, len(there) - 1))
        for index, colour in enumerate(there):
            across = x + cell - 14 - index * step
            down = top + TRACK_HEIGHT - 17
            parts.append(piece(f"evil-{colour or 'shared'}", _counter(view, colour, across, down)))
    parts.append(spot("evilometer", evil_line(view, locale), left, top, width, TRACK_HEIGHT))
    return "".join(parts)


def _counter(view: DungeonLordsView, colour: str, x: float, y: float) -> str:
    if colour:
        return style.sign(colour, x, y, 24)
    return style.sign(view.outsiders[0].colour, x, y, 22, outsider=True)

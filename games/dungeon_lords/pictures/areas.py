"""The eight areas with their spaces and minions, the tavern and the market, and the evilometer."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest

from games.dungeon_lords.pictures import dungeon, emblems, people, style
from games.dungeon_lords.pictures.style import MOOD
from games.dungeon_lords.pictures.words import Locale, colour_of, evil_line, thing_line
from games.dungeon_lords.rules.arrivals import CREATURES_OFFERED, ROOMS_OFFERED
from games.dungeon_lords.rules.components import ON_OFFER, ORDER_IDS, ORDERS, SPACE_NAMES, Space
from games.dungeon_lords.rules.pieces import MOST_EVIL, PALADIN_SPACE, Minion
from games.dungeon_lords.rules.view import DungeonLordsView
from pictures.kit import SMALLEST
from pictures.states import choosable
from pictures.svg import NARROWEST, group, line, piece, rect, spot, spread, text, width_of
from pictures.tokens import CHALK, INK, MIST
from pictures.typefaces import TITLE
from rules.messages import Seat, seat_name

GAP = 5
HEAD = 34.0
"""The height of an area's name."""
TAB = 22.0
"""The width of the tab with the place among the reader's orders."""
TRACK = 42.0
"""The height of the evilometer."""
OFFERS = 62.0
"""The height of the row of what is on offer."""
LEAST_DRAWING = 36.0
"""The least size of the drawing of what is on offer."""
EDGE = 4.0
"""The width of the frame of an area, left and right of its spaces."""
END = 42
"""The width of each end of the evilometer, outside its cells."""
PALADIN_COLOUR = "#5a2f3a"
"""The colour of the cells at which the paladin may come."""
ACTED_OPACITY = 0.4
"""The opacity of a minion that has acted."""
COSTLY = 150
"""The height of an area from which on each space has a row of its own, with what it costs."""
PRICED = 53
"""The height of a space from which on its cost stands below what it gives."""
FIRST_ROW = 17
"""The middle of the row in such a space that shows what it gives."""
PRICE_ROW = 26
"""The height of the row below it, with the cost."""
STRUCK_OUT = line("M-13 13L13-13", INK, 7) + line("M-12 12L12-12", CHALK, 3)
"""A stroke through a sign."""
LARGER, SMALLER = 1.2, 0.85
"""The scales of struck-out signs where each space has a row, and next to each other."""
SIGNS = {
    "get_food": "food",
    "improve_reputation": "good",
    "dig_tunnels": "tunnel",
    "mine_gold": "gold",
    "recruit_imps": "imp",
    "buy_traps": "trap",
    "hire_monster": "monster",
    "build_room": "house",
}
"""The sign of what each order brings."""


def draw(view: DungeonLordsView, locale: Locale, width: float, height: float, marks: Collection[str]) -> str:
    """The eight areas from the origin in two rows; those in `marks` are lit."""
    area_width, area_height = (width - 3 * GAP) / 4, (height - GAP) / 2
    areas = [_area(view, locale, order, area_width, area_height, lit=order in marks) for order in ORDER_IDS]
    return spread(areas, area_width + GAP, area_height + GAP, 4)


def _area(view: DungeonLordsView, locale: Locale, order: str, width: float, height: float, *, lit: bool) -> str:
    """Name and spaces, in the order in which these are carried out; the reader's inaccessible ones lie face down.

    Unless they are `lit`, because the reader chooses for a non-player.
    """
    lord = None if view.seat is None else view.lords[view.seat]
    touched = spot(order, _about(view, locale, order, lit=lit), 0, 0, width, height, lit=lit)
    if not lit and view.seat in _barred_lords(view, order):
        return turned_over(locale, order, width, height) + touched
    choosing = lord is not None and view.phase == "orders" and not lit
    title = _title(locale, order, width, [] if lord is None else lord.orders, choosing=choosing)
    ring = choosable(0, 0, width, height) if lit else ""
    return style.plate(width, height, MOOD.plate) + title + _spaces(view, order, width, height) + ring + touched


def _about(view: DungeonLordsView, locale: Locale, order: str, *, lit: bool) -> str:
    """The name and the use (unless it is `lit`: then its answer says that) of an order, and who cannot give it."""
    name = locale.say(f"order-{order}")
    about = [] if lit and view.phase == "orders" else [locale.say(f"order-{order}-help")]
    if barred := [seat_name(seat) for seat in _barred_lords(view, order)]:
        about.append(locale.say("words-barred", players=barred))
    return f"{name}. {' '.join(about)}" if about else name


def _barred_lords(view: DungeonLordsView, order: str) -> list[Seat]:
    """While orders are chosen, the lords to whom this one is inaccessible, as far as the reader knows."""
    if view.phase != "orders":
        return []
    return [seat for seat, lord in enumerate(view.lords) if order in (lord.disabled or [])]


def _title(locale: Locale, order: str, width: float, own: Sequence[str | None], *, choosing: bool) -> str:
    """The name of an area, and a tab with its place among the reader's `own` orders; `choosing`: with room for one."""
    room = width - 2 * EDGE - (TAB if choosing or order in own else 0)
    tab = ""
    if order in own:
        number = text(width - TAB / 2, HEAD / 2, str(own.index(order) + 1), SMALLEST, INK, "middle", TAB, TITLE)
        tab = rect(width - TAB, 0, TAB, HEAD - 2, MOOD.accent, 8) + number
    return tab + text(6, HEAD / 2 + 1, name_of(locale, order, room), SMALLEST, CHALK, "start", room, TITLE)


@dataclass(frozen=True, slots=True)
class SpaceBox:
    """A space of an order with the size in which it is drawn. It gives other numbers of traps in other years."""

    order: str
    index: int
    """0 for I."""
    year: int
    width: float
    height: float

    @property
    def space(self) -> Space:
        """The printed space."""
        return ORDERS[self.order].spaces[self.index]

    def gives(self) -> list[tuple[str, str]]:
        """The gains, as signs with numbers."""
        space = self.space
        amounts = {
            "get_food": space.food,
            "improve_reputation": -space.evil,
            "dig_tunnels": space.imps_at_work,
            "mine_gold": space.imps_at_work,
            "recruit_imps": space.imps,
            "buy_traps": space.traps + (self.year > 1),
            "hire_monster": 1,
            "build_room": 1,
        }
        extras = [("gold", "")] * space.gold + [("spy", "")] * space.spy
        return [(SIGNS[self.order], str(amounts[self.order])), *extras]

    def costs(self) -> list[tuple[str, str]]:
        """The cost, as signs with numbers above 1."""
        cost = self.space.cost
        price = {"gold": cost.gold, "food": cost.food, "evil": cost.evil, "foreman": int(self.space.foreman)}
        return [(name, str(number) if number > 1 else "") for name, number in price.items() if number]


def _spaces(view: DungeonLordsView, order: str, width: float, height: float) -> str:
    """The three spaces, in rows if the area is high enough, or else side by side, each with who stands there.

    In free spaces, the signs of the lords who cannot give the order are struck out.
    """
    standing = view.spaces.get(order, [None] * 3)
    in_rows = height >= COSTLY
    inner, deep = width - 2 * EDGE, height - HEAD - 6
    space_width, space_height = (inner, deep / 3) if in_rows else (inner / 3, deep)
    parts, free = [], list[list[tuple[float, float]]]()
    for place, index in enumerate(ORDERS[order].sequence):
        x, y = (EDGE, HEAD + place * space_height) if in_rows else (EDGE + place * space_width, HEAD)
        minion = standing[index]
        box = SpaceBox(order, index, view.year, space_width, space_height)
        parts.append(group(exchange(box) if in_rows else _upright(box, taken=minion is not None), at=(x, y)))
        if minion is None:
            free.append([(x + across, y + down) for across, down in _free_spots(box, in_rows=in_rows)])
        else:
            acted = index in view.carried_out.get(order, ())
            size, middle = min(space_height - 4, 46), y + space_height / 2 + 4
            parts.append(_minion(view, minion, x + space_width - 0.375 * size - 4, middle, size, acted=acted))
    # One sign in each space before a second one in any.
    places = [place for nth_of_each in zip_longest(*free) for place in nth_of_each if place is not None]
    for seat, at in zip(_barred_lords(view, order), places, strict=False):
        drawn = style.sign(view.lords[seat].colour, 0, 0, 22) + STRUCK_OUT
        parts.append(group(drawn, at=at, scale=LARGER if in_rows else SMALLER))
    return "".join(parts)


def _minion(view: DungeonLordsView, minion: Minion, x: float, y: float, size: float, *, acted: bool) -> str:
    """A minion centred at (x, y), pale if it has carried out its order."""
    colour, outsider = colour_of(view, minion)
    drawn = style.minion(colour, x, y, size, outsider=outsider)
    return piece(f"minion-{colour}", group(drawn, opacity=ACTED_OPACITY) if acted else drawn)


def _free_spots(box: SpaceBox, *, in_rows: bool) -> list[tuple[float, float]]:
    """The centres of the spots in a space where a sign covers no price or gain, the best one first."""
    gains, costs, right = len(box.gives()), box.costs(), box.width
    if in_rows:
        middle = box.height / 2
        return [] if gains + len(costs) > 2 else [(right - 18, middle), (right - 48, middle)]
    in_price_row = box.height - 18
    if box.height < PRICED:
        return [(right - 13, in_price_row), (right - 39, in_price_row)]
    places: list[tuple[float, float]] = [(right - 10, FIRST_ROW - 1)] if gains == 1 else []
    price_is_short = len(costs) < 2 and not any(number for _, number in costs)
    return [*places, (right - 10, in_price_row)] if price_is_short else places


def turned_over(locale: Locale, order: str, width: float, height: float) -> str:
    """The back of the card of an order that is inaccessible, with its name."""
    is_row = height < COSTLY / 2  # on a sheet; otherwise it has the size of an area
    seal = style.icon("prison", *((width - 24, height / 2, 26) if is_row else (width / 2, (HEAD + height) / 2 - 4, 46)))
    inner = "" if is_row else rect(9, 9, width - 18, height - 18, "none", 6, stroke=MOOD.rock, stroke_width=3)
    return (
        rect(1.5, 1.5, width - 3, height - 3, MOOD.ground, 10, stroke=MOOD.plate, stroke_width=3)
        + inner
        + text(10, HEAD / 2 + 1, name_of(locale, order, width - 50), SMALLEST, MIST, "start", width - 20, TITLE)
        + group(seal, opacity=0.5)
    )


def name_of(locale: Locale, order: str, room: float) -> str:
    """The name of an order, or its last word, which is enough to tell it from the others."""
    name = locale.say(f"order-{order}")
    return name if width_of(name, SMALLEST, TITLE) * NARROWEST <= room else name.rpartition(" ")[2]


@cache
def _upright(box: SpaceBox, *, taken: bool = False) -> str:
    """A space next to others: what it gives and, if it is high enough, its cost; `taken`: by a minion at its right.

    Where the last space comes first, each has its number instead of the one thing that it gives.
    """
    width, height = box.width, box.height
    (name, number), *extras = box.gives()
    counted = not ORDERS[box.order].last_space_first
    parts = [rect(1.5, 0, width - 3, height, MOOD.ground, 6)]
    if counted or not taken:
        left = 4 if taken and extras else 7
        parts.append(text(left, FIRST_ROW, number if counted else SPACE_NAMES[box.index], SMALLEST, CHALK, face=TITLE))
    if counted and not taken:
        parts.append(style.icon(name, 36, FIRST_ROW, 24))
    price_row = height - PRICE_ROW / 2
    parts += (style.icon(extra, *((29, FIRST_ROW - 2) if taken else (58, FIRST_ROW)), 20) for extra, _ in extras)
    if height >= PRICED and not taken and (costs := box.costs()):
        price, _ = style.amounts(costs, 22, 2)
        parts.append(rect(1.5, height - PRICE_ROW, width - 3, PRICE_ROW, MOOD.plate, 6))
        parts.append(group(line("M0 0h10", MOOD.second, 4), group(price, at=(14, 0)), at=(7, price_row)))
    return "".join(parts)


@cache
def exchange(box: SpaceBox) -> str:
    """A space as a row: its number, its cost, an arrow, and what it gives."""
    size = min(box.height - 12, box.width * 0.131, 60)
    costs = box.costs()
    price, x = style.amounts(costs, size, 2)
    arrow = line("M2 0h11m-6 -6l6 6l-6 6", MIST, 3) if costs else ""
    gains = [(name, number if number != "1" else "") for name, number in box.gives()]
    gained, _ = style.amounts(gains, size, 2)
    return rect(0, 1, box.width, box.height - 3, MOOD.ground, 6) + group(
        text(0, 0, SPACE_NAMES[box.index], SMALLEST, MIST),
        group(price, group(arrow, at=(x, 0)), group(gained, at=(x + 18 if costs else 0, 0)), at=(28, 0)),
        at=(6, box.height / 2),
    )


def offers(view: DungeonLordsView, locale: Locale, width: float, marks: Collection[str]) -> str:
    """The creatures in the tavern from the left, and the rooms on the market to its right end, each in a slot."""
    slots = CREATURES_OFFERED + ROOMS_OFFERED
    offer_width = (width - GAP * (slots - 1)) / slots
    creatures = [_offer(locale, "creature", kind, ON_OFFER + kind, offer_width, marks) for kind in view.tavern]
    rooms = [_offer(locale, "room", kind, kind, offer_width, marks) for kind in view.market]
    empty = [""] * (slots - len(creatures) - len(rooms))
    return spread([*creatures, *empty, *rooms], offer_width + GAP)


def _offer(locale: Locale, family: str, kind: str, mark: str, width: float, marks: Collection[str]) -> str:
    """A creature or a room in its slot: its drawing, its name, and what a creature costs."""
    name, is_room = locale.say(f"{family}-{kind}"), family == "room"
    lines = dungeon.in_lines(name, width - LEAST_DRAWING - 20) if is_room else [name]
    needed = max(width_of(line, SMALLEST, TITLE) for line in lines) * NARROWEST
    size = min(OFFERS - 8, width - needed - 20)
    drawing = emblems.place(emblems.drawing(family, kind), 6 + size / 2, OFFERS / 2, size)
    parts = [style.plate(width, OFFERS, MOOD.plate), piece(f"{family}-{kind}", drawing)]
    for row, words in enumerate(lines):
        middle = OFFERS / 2 if len(lines) == 1 and is_room else 18 + 28 * row
        parts.append(text(size + 12, middle, words, SMALLEST, CHALK, "start", width - size - 16, TITLE))
    if not is_room:
        parts.append(people.cost(kind, width - 8, OFFERS - 17, 26))
    parts.append(choosable(0, 0, width, OFFERS) if mark in marks else "")
    return "".join(parts) + spot(mark, thing_line(locale, family, kind), 0, 0, width, OFFERS)


def track(view: DungeonLordsView, locale: Locale, width: float) -> str:
    """The evilometer from nice to vile at the origin, the counters on it, and where the paladin waits."""
    middle, cell = TRACK / 2, (width - 2 * END) / MOST_EVIL
    parts = [style.plate(width, TRACK), style.icon("good", 22, middle, 30), style.icon("evil", width - 22, middle, 32)]
    standing: dict[int, list[str]] = {}
    for lord in view.lords:
        standing.setdefault(lord.evil, []).append(lord.colour)
    if view.shared_evil is not None:
        standing.setdefault(view.shared_evil, []).append("")
    for number in range(1, MOST_EVIL + 1):
        x = END + (number - 1) * cell
        counters = standing.get(number, [])
        fill = PALADIN_COLOUR if number >= PALADIN_SPACE else MOOD.ground
        parts.append(rect(x + 1, 4, cell - 2, TRACK - 8, fill, 5))
        if number == PALADIN_SPACE:
            sign = "tent" if view.paladin == "tent" else "helmet"
            parts.append(piece("paladin", style.icon(sign, x + (cell - 13 if counters else cell / 2), middle, 28)))
        elif not counters:
            parts.append(text(x + cell / 2, middle + 1, str(number), SMALLEST, MIST, "middle", cell - 8))
        parts.append(_counters(view, counters, x, cell))
    parts.append(spot("evilometer", evil_line(view, locale), 0, 0, width, TRACK))
    return "".join(parts)


def _counters(view: DungeonLordsView, colours: list[str], x: float, cell: float) -> str:
    """The counters in one cell of the evilometer, from its left edge at `x`; an empty colour: the shared counter."""
    step = min(23.0, (cell - 26) / max(1, len(colours) - 1))
    parts = []
    for index, colour in enumerate(colours):
        place = (x + 14 + index * step, TRACK / 2)
        drawn = style.sign(colour or view.outsiders[0].colour, *place, 24, outsider=not colour)
        parts.append(piece(f"evil-{colour or 'shared'}", drawn))
    return "".join(parts)

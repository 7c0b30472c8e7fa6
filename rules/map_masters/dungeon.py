"""Cards put together: where they may lie, how they join, and the flat form that paths are drawn in (MM-2, MM-3)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from rules.map_masters.cards import CARDS, FACES, HEIGHT, NO_DOOR, OPENING_AT, OPENINGS, OPPOSITE, STEP_OF, WIDTH
from rules.map_masters.icons import HOLES, PRICE, TOKENS, Icon

OUT, WAITING, EDGE = -1, -2, -3
"""What lies behind an opening that joins nothing: the way out, a free space, the edge of the tableau."""
DX = (-2, 0, 2)
DY = (-4, 0, 4)
"""The only legal sideways offsets of a neighbouring card (MM-2.9)."""


class Placed(NamedTuple):
    """A card as it lies: `x`, `y` are the global coordinates of its top-left cell, y growing downward (MM-2.2)."""

    card: str
    turned: bool
    x: int
    y: int


Layout = tuple[Placed, ...]
Spot = tuple[int, int]


def _apart(first: Placed, second: Spot) -> bool:
    return abs(first.x - second[0]) >= WIDTH or abs(first.y - second[1]) >= HEIGHT


def _openings(at: Spot) -> set[tuple[int, int, str]]:
    return {(at[0] + x, at[1] + y, side) for x, y, side in OPENINGS.values()}


def meeting(first: Spot, second: Spot) -> str | int:
    """How many joins two cards have side by side; 0 when they do not touch, or `overlap` or `misaligned` (MM-2.6)."""
    dx, dy = second[0] - first[0], second[1] - first[1]
    if abs(dx) < WIDTH and abs(dy) < HEIGHT:
        return "overlap"
    if abs(dy) == HEIGHT and abs(dx) < WIDTH:
        side = "S" if dy > 0 else "N"
        own = {x for x, _, facing in OPENINGS.values() if facing == side and 0 <= x - dx < WIDTH}
        other = {x + dx for x, _, facing in OPENINGS.values() if facing == OPPOSITE[side] and 0 <= x + dx < WIDTH}
    elif abs(dx) == WIDTH and abs(dy) < HEIGHT:
        side = "E" if dx > 0 else "W"
        own = {y for _, y, facing in OPENINGS.values() if facing == side and 0 <= y - dy < HEIGHT}
        other = {y + dy for _, y, facing in OPENINGS.values() if facing == OPPOSITE[side] and 0 <= y + dy < HEIGHT}
    else:
        return 0
    return len(own) if own == other else "misaligned"


@lru_cache(maxsize=4096)
def _meeting(dx: int, dy: int) -> str | int:
    return meeting((0, 0), (dx, dy))


def fault(layout: Sequence[Placed], *, column: bool = False) -> str:
    """Why a layout is not legal (the rules page's code), or an empty text (MM-2.5 to MM-2.8, MM-2.11)."""
    joined: dict[int, set[int]] = {number: set() for number in range(len(layout))}
    for number, first in enumerate(layout):
        for other in range(number):
            second = layout[other]
            met = _meeting(second.x - first.x, second.y - first.y)
            if isinstance(met, str):
                return met
            if met:
                joined[number].add(other)
                joined[other].add(number)
    if layout and len(_reached(joined)) < len(layout):
        return "not_connected"
    if column and len({card.x for card in layout}) > 1:
        return "not_in_column"
    return ""


def _reached(joined: dict[int, set[int]]) -> set[int]:
    seen, waiting = set[int](), [0]
    while waiting:
        number = waiting.pop()
        if number not in seen:
            seen.add(number)
            waiting += joined[number]
    return seen


def fault_of(layout: Sequence[Placed], at: Spot, *, column: bool = False) -> str:
    """Why a card may not be put at `at` beside the cards of `layout`, or an empty text."""
    joins = 0
    for card in layout:
        met = _meeting(at[0] - card.x, at[1] - card.y)
        if isinstance(met, str):
            return met
        joins += met
    if layout and not joins:
        return "not_connected"
    if column and any(card.x != at[0] for card in layout):
        return "not_in_column"
    return ""


def spots(layout: Sequence[Placed], *, column: bool = False) -> list[Spot]:
    """Every place for one more card, either way up (MM-2.12); the first card lies at 0,0."""
    return list(_spots(tuple((card.x, card.y) for card in layout), column))


@lru_cache(maxsize=1024)
def _spots(taken: tuple[Spot, ...], column: bool) -> tuple[Spot, ...]:
    if not taken:
        return ((0, 0),)
    layout = [Placed("", False, *at) for at in taken]
    tried = [spot for at in taken for spot in beside(at)]
    return tuple(spot for spot in dict.fromkeys(tried) if not fault_of(layout, spot, column=column))


def beside(at: Spot) -> Iterator[Spot]:
    """The twelve places beside one card that join it (MM-2.9)."""
    for dy in (-HEIGHT, HEIGHT):
        for dx in DX:
            yield at[0] + dx, at[1] + dy
    for dx in (-WIDTH, WIDTH):
        for dy in DY:
            yield at[0] + dx, at[1] + dy


class Exit(NamedTuple):
    """A way out of a place, ready for the path: bits instead of numbers where they are tested as sets."""

    link: int
    """The bit of the link."""
    to: int
    """The place beyond, or OUT, WAITING, EDGE."""
    door: int
    door_beyond: int
    step: str
    """How the step is written: `N`, `door2` (MM-4.18)."""
    direction: str
    x: int
    y: int
    """The global cell of this place at which the link lies."""
    opening: tuple[int, str] | None
    """The card and the opening, where the link lies on the border of its card."""
    far: tuple[int, str] | None
    """The card and opening on the other side of a join."""


@dataclass(frozen=True, slots=True)
class Found:
    """A discovery of the dungeon."""

    icon: Icon
    card: int
    level: int
    x: int
    y: int
    """Cell of the card as it lies."""
    at: Spot
    """Global cell."""
    place: int
    other: int

    @property
    def cell(self) -> str:
        """As in the text of a step: `2,3`."""
        return f"{self.x},{self.y}"


@dataclass(frozen=True)
class Grid:
    """The spaces of a co-operative tableau: what lies behind an opening that no card covers (MM-3)."""

    columns: int
    rows: int
    free: frozenset[Spot]
    """Column and row of each free space, from 0."""
    exits: str = ""
    """The sides of the grid by which groups may leave (MM-22.9)."""

    def behind(self, x: int, y: int, side: str) -> int:
        """What the opening faces whose outer neighbour is the global cell x, y."""
        column, row = x // WIDTH, y // HEIGHT
        if (column, row) in self.free:
            return WAITING
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return EDGE if inside or side not in self.exits else OUT


class Dungeon:
    """A layout made flat: places, links and discoveries numbered through all cards. Never changed once made."""

    def __init__(self, layout: Layout, grid: Grid | None = None) -> None:
        self.layout = layout
        self.grid = grid
        self.cards = [CARDS[placed.card] for placed in layout]
        self.rooms: list[bool] = []
        self.halls: list[bool] = []
        """Whether a place is the hall of a step or boss card."""
        self.card_of: list[int] = []
        self.exits: list[tuple[Exit, ...]] = []
        self.contents: list[tuple[int, ...]] = []
        self.content_bits: list[int] = []
        self.monsters: list[int] = []
        """How many monsters a place holds."""
        self.toll: list[int] = []
        """What a corridor cell costs to enter: a number of icons.PRICE, or -1."""
        self.pit_at: list[int] = []
        """The pit in a corridor cell, or -1."""
        self.pit_above: list[int] = []
        """The pit above a landing, or -1."""
        self.cells: list[tuple[int, int, int]] = []
        """Level and global cell of a corridor cell, or of the first cell of a room."""
        self.found: list[Found] = []
        self.openings: dict[tuple[int, str], tuple[int, Exit]] = {}
        """Card and opening -> the place behind it and its exit there."""
        self._lay()
        self.icon_bits: dict[Icon, int] = {}
        for number, found in enumerate(self.found):
            self.icon_bits[found.icon] = self.icon_bits.get(found.icon, 0) | 1 << number
        self.spendable = tuple(self.icon_bits.get(icon, 0) for icon in TOKENS)
        self.circles = self._numbers("circle")
        self.barrels = self._numbers("barrel")
        self.fixtures = [
            tuple(item for item in items if self.found[item].icon in ("circle", "stairs", "pit", "barrel"))
            for items in self.contents
        ]

    def _numbers(self, icon: Icon) -> list[int]:
        return [number for number, found in enumerate(self.found) if found.icon == icon]

    def _lay(self) -> None:
        outside = {end: (number, name) for number, name, end in self._ends()}
        first_place, first_link = [], []
        places = links = 0
        for placed in self.layout:
            first_place.append(places)
            first_link.append(links)
            face = FACES[placed.card][placed.turned]
            places, links = places + len(face.places), links + face.links
        for number, placed in enumerate(self.layout):
            face = FACES[placed.card][placed.turned]
            base, link_base, item_base = first_place[number], first_link[number], len(self.found)
            hall = CARDS[placed.card].kind in ("step", "boss")
            for found in face.discoveries:
                level, x, y = found.cell
                other = found.other + base if found.other >= 0 else -1
                at = (placed.x + x, placed.y + y)
                self.found.append(Found(found.icon, number, level, x, y, at, found.place + base, other))
            for place in face.places:
                here = len(self.rooms)
                items = tuple(item + item_base for item in place.discoveries)
                icons = [self.found[item].icon for item in items]
                self.rooms.append(place.room)
                self.halls.append(hall)
                self.card_of.append(number)
                self.contents.append(items)
                self.content_bits.append(sum(1 << item for item in items))
                self.monsters.append(icons.count("monster"))
                self.toll.append(-1 if place.room or not icons else PRICE.get(icons[0], -1))
                self.pit_at.append(items[0] if icons == ["pit"] and not place.room else -1)
                self.pit_above.append(place.landing_of + item_base if place.landing_of >= 0 else -1)
                level, x, y = place.cells[0]
                self.cells.append((level, placed.x + x, placed.y + y))
                exits = []
                for way in place.ways:
                    _, x, y = way.cell
                    gx, gy = placed.x + x, placed.y + y
                    link, to, beyond, opening, far = way.link + link_base, way.to + base, way.door_beyond, None, None
                    if way.to < 0:
                        opening = (number, OPENING_AT[x, y, way.direction])
                        dx, dy = STEP_OF[way.direction]
                        far = outside.get((gx + dx, gy + dy, OPPOSITE[way.direction]))
                        if far is None:
                            to = OUT if self.grid is None else self.grid.behind(gx + dx, gy + dy, way.direction)
                        else:
                            neighbour = self.layout[far[0]]
                            other_place, other_way = FACES[neighbour.card][neighbour.turned].opening(far[1])
                            to, beyond = other_place + first_place[far[0]], other_way.door
                            link = min(link, other_way.link + first_link[far[0]])
                    step = f"door{way.door}" if way.door != NO_DOOR else way.direction
                    made = Exit(1 << link, to, way.door, beyond, step, way.direction, gx, gy, opening, far)
                    exits.append(made)
                    if opening is not None:
                        self.openings[opening] = (here, made)
                self.exits.append(tuple(exits))

    def _ends(self) -> Iterator[tuple[int, str, tuple[int, int, str]]]:
        for number, placed in enumerate(self.layout):
            for name, (x, y, side) in OPENINGS.items():
                yield number, name, (placed.x + x, placed.y + y, side)

    @cached_property
    def open_edges(self) -> list[tuple[int, str]]:
        """The outer open edges in card order (MM-2.10)."""
        return [end for end, (_, way) in self.openings.items() if way.to == OUT]

    @cached_property
    def wraps(self) -> dict[tuple[int, str], tuple[int, str]]:
        """Each extreme outer open edge and the one exactly opposite it (MM-10.11)."""
        covered = {(card.x + x, card.y + y) for card in self.layout for x in range(WIDTH) for y in range(HEIGHT)}
        ends: dict[tuple[str, int], list[tuple[int, str]]] = {}
        for card, name in self.open_edges:
            _, way = self.openings[card, name]
            along, across = (way.x, way.y) if way.direction in "NS" else (way.y, way.x)
            line = [
                b if way.direction in "NS" else a for a, b in covered if (a if way.direction in "NS" else b) == along
            ]
            if across == (min(line) if way.direction in "NW" else max(line)):
                ends.setdefault((way.direction, along), []).append((card, name))
        return {
            own: other
            for (side, along), owns in ends.items()
            for own in owns
            for other in ends.get((OPPOSITE[side], along), [])
        }

    def level_of(self, place: int) -> int:
        """0 on the main floor, 1 in the basement."""
        return self.cells[place][0]

    def holes(self) -> int:
        """The bits of pits and lava (MM-0.2)."""
        return sum(self.icon_bits.get(icon, 0) for icon in HOLES)


@lru_cache(maxsize=256)
def dungeon_of(layout: Layout) -> Dungeon:
    """The flat form of a legal layout."""
    return Dungeon(layout)


@lru_cache(maxsize=64)
def tableau_of(layout: Layout, grid: Grid) -> Dungeon:
    """The flat form of a co-operative tableau."""
    return Dungeon(layout, grid)


def shifted(layout: Collection[Placed]) -> Spot:
    """The smallest coordinates of a layout, for drawing it from 0,0."""
    return min(card.x for card in layout), min(card.y for card in layout)

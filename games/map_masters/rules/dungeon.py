"""Laid cards as one map of numbered places, links and discoveries, in which paths are drawn (MM-3)."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, lru_cache
from typing import NamedTuple

from games.map_masters.rules.cards import (
    CARDS,
    FACES,
    HEIGHT,
    LEVELS,
    NO_DOOR,
    OPENINGS,
    OPPOSITE,
    STEP_OF,
    WIDTH,
    Way,
    cell_mark,
)
from games.map_masters.rules.icons import PRICE, TOKENS, Icon
from games.map_masters.rules.layouts import Layout, Spot

OUT, WAITING, EDGE = -1, -2, -3
"""The places behind an opening that joins nothing: the way out, a free space, the edge of the tableau."""
FIXTURES = ("circle", "stairs", "pit", "barrel")
"""The features that can be used in a place where a path stands (MM-7.7)."""


class Exit(NamedTuple):
    """A way out of a place, ready for the path: bits instead of numbers where they are tested as sets."""

    link: int
    """The bit of the link."""
    to: int
    """The place beyond, or OUT, WAITING, EDGE."""
    door: int
    door_beyond: int
    """The numbers of the doors on this side and on the other; NO_DOOR where there is none."""
    step: str
    """The notation of the step: `N`, `door2` (MM-4.18)."""
    direction: str
    x: int
    y: int
    """The global cell of this place at which the link lies."""
    opening: tuple[int, str] | None
    """The card and the opening, where the link lies on the border of its card."""
    far: tuple[int, str] | None
    """The card and opening on the other side of a join."""
    mark: str
    """The cell of the picture beyond the link."""


@dataclass(frozen=True, slots=True)
class PlacedDiscovery:
    """A discovery of a laid card."""

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
    """The place at the other end of stairs or a pit; -1 for other discoveries."""

    @property
    def cell(self) -> str:
        """As it is written in a step: `2,3`."""
        return f"{self.x},{self.y}"

    @property
    def target(self) -> str:
        """Its notation in a step that leads there from afar: `0@m2,3`."""
        return f"{self.card}@{LEVELS[self.level]}{self.cell}"

    @property
    def mark(self) -> str:
        """The cell of the picture at which it is marked."""
        return cell_mark(self.level, *self.at)


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
        """The place that is faced by the opening whose outer neighbour is the global cell x, y."""
        column, row = x // WIDTH, y // HEIGHT
        if (column, row) in self.free:
            return WAITING
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return EDGE if inside or side not in self.exits else OUT


@dataclass(eq=False)
class _Numbered:
    """Everything numbered through the cards of a dungeon; lists are by place, that of discoveries by their numbers."""

    rooms: list[bool] = field(default_factory=list)
    halls: list[bool] = field(default_factory=list)
    """Whether a place is the hall of a step or boss card."""
    card_of: list[int] = field(default_factory=list)
    exits: list[tuple[Exit, ...]] = field(default_factory=list)
    contents: list[tuple[int, ...]] = field(default_factory=list)
    content_bits: list[int] = field(default_factory=list)
    monsters: list[int] = field(default_factory=list)
    """The number of monsters in each place."""
    toll: list[int] = field(default_factory=list)
    """The price of entering a corridor cell: a number of icons.PRICE, or -1."""
    pit_at: list[int] = field(default_factory=list)
    """The pit in a corridor cell, or -1."""
    pit_above: list[int] = field(default_factory=list)
    """The pit above a landing, or -1."""
    plain: list[bool] = field(default_factory=list)
    """Whether a place has nothing to pay for and nothing to fall into."""
    cells: list[tuple[int, int, int]] = field(default_factory=list)
    """Level and global cell of a corridor cell, or of the first cell of a room."""
    fixtures: list[tuple[int, ...]] = field(default_factory=list)
    """Circles, stairs, pits and barrels of a place."""
    discoveries: list[PlacedDiscovery] = field(default_factory=list)
    openings: dict[tuple[int, str], tuple[int, Exit]] = field(default_factory=dict)
    """Card and opening -> the place behind it and its exit there."""
    outside: dict[tuple[int, int, str], tuple[int, str]] = field(default_factory=dict)
    """Global cell and side of an opening -> the card and the opening."""
    icon_bits: dict[Icon, int] = field(default_factory=dict)
    """The discoveries of each icon, as bits."""
    links: int = 0
    bases: list[tuple[int, int, int]] = field(default_factory=lambda: [(0, 0, 0)])
    """The first place, link and discovery of each card; after the last, those that the next would have."""


class Dungeon(_Numbered):
    """Laid cards as one map: places, links and discoveries are numbered through all cards. Never changed once made."""

    def __init__(self, layout: Layout, grid: Grid | None = None, upon: Dungeon | None = None) -> None:
        """Lay the cards one by one, reusing `upon`, a dungeon with the first cards of the layout.

        On a grid, only the spaces of the new cards may have changed since.
        """
        super().__init__(**{table.name: copy(getattr(upon, table.name)) for table in fields(upon)} if upon else {})
        self.layout = layout
        self.grid = grid
        self.cards = [CARDS[placed.card] for placed in layout]
        for number in range(len(upon.layout) if upon else 0, len(layout)):
            self._lay(number)
        self.number_at: dict[Spot, int] = {(placed.x, placed.y): number for number, placed in enumerate(layout)}
        self.spendable = tuple(self.icon_bits.get(icon, 0) for icon in TOKENS)
        self.circles = self._numbers("circle")
        self.barrels = self._numbers("barrel")
        monsters = self._numbers("monster")
        self.lairs = sorted({self.discoveries[item].place: item for item in reversed(monsters)}.items())
        """The places with monsters, in order, each with the first of them."""

    def _numbers(self, icon: Icon) -> list[int]:
        return [number for number, discovery in enumerate(self.discoveries) if discovery.icon == icon]

    def _lay(self, number: int) -> None:
        """Add a card of the layout after those already laid, and join it to them."""
        placed = self.layout[number]
        left, top = placed.x, placed.y
        face = FACES[placed.card][placed.turned]
        base, _, item_base = self.bases[number]
        for discovery in face.discoveries:
            level, x, y = discovery.cell
            other = discovery.other + base if discovery.other >= 0 else -1
            self.icon_bits[discovery.icon] = self.icon_bits.get(discovery.icon, 0) | 1 << len(self.discoveries)
            at = (left + x, top + y)
            self.discoveries.append(
                PlacedDiscovery(discovery.icon, number, level, x, y, at, discovery.place + base, other)
            )
        self.rooms += [place.room for place in face.places]
        self.halls += [CARDS[placed.card].asks] * len(face.places)
        self.card_of += [number] * len(face.places)
        for here, place in enumerate(face.places, base):
            items = tuple([item + item_base for item in place.discoveries])
            in_corridor = place.icons[0] if items and not place.room else None
            self.contents.append(items)
            self.content_bits.append(sum([1 << item for item in items]))
            self.monsters.append(place.icons.count("monster"))
            self.toll.append(-1 if in_corridor is None else PRICE.get(in_corridor, -1))
            self.pit_at.append(items[0] if in_corridor == "pit" else -1)
            self.pit_above.append(place.landing_of + item_base if place.landing_of >= 0 else -1)
            self.plain.append(not self.monsters[here] and self.toll[here] < 0 and self.pit_at[here] < 0)
            self.fixtures.append(tuple([item for item in items if self.discoveries[item].icon in FIXTURES]))
            level, x, y = place.cells[0]
            self.cells.append((level, left + x, top + y))
            self.exits.append(tuple([self._exit(number, here, way) for way in place.ways]))
        for name, (x, y, side) in OPENINGS.items():
            self.outside[left + x, top + y, side] = (number, name)
        self.links += face.links
        self.bases.append((len(self.rooms), self.links, len(self.discoveries)))

    def _exit(self, number: int, here: int, way: Way) -> Exit:
        """A way out of a place of the card with that number, joined to a laid card where it meets one."""
        base, link_base, _ = self.bases[number]
        (level, x, y), (dx, dy) = way.cell, STEP_OF[way.direction]
        x, y = x + self.layout[number].x, y + self.layout[number].y
        link, cell = 1 << way.link + link_base, cell_mark(level, x + dx, y + dy)
        if not way.opening:
            return Exit(link, way.to + base, way.door, way.door_beyond, way.step, way.direction, x, y, None, None, cell)
        end = (number, way.opening)
        exit = self._join(Exit(link, OUT, way.door, NO_DOOR, way.step, way.direction, x, y, end, None, cell), here)
        self.openings[end] = (here, exit)
        return exit

    def _join(self, way: Exit, here: int) -> Exit:
        """The place to which an opening of a new card leads; where it meets a laid card, link that one back."""
        dx, dy = STEP_OF[way.direction]
        x, y = way.x + dx, way.y + dy
        far = self.outside.get((x, y, OPPOSITE[way.direction]))
        if far is None:
            return way if self.grid is None else _exit_to(way, way.link, self.grid.behind(x, y, way.direction))
        there, back = self.openings[far]
        joined = _exit_to(back, back.link, here, way.door, way.opening)
        self.openings[far] = (there, joined)
        self.exits[there] = tuple(joined if other is back else other for other in self.exits[there])
        return _exit_to(way, back.link, there, back.door, far)

    @cached_property
    def open_edges(self) -> list[tuple[int, str]]:
        """The outer open edges in card order (MM-2.10)."""
        return [end for end, (_, way) in self.openings.items() if way.to == OUT]

    @cached_property
    def wraps(self) -> dict[tuple[int, str], tuple[int, str]]:
        """Each extreme outer open edge and the one exactly opposite it (MM-10.11)."""
        extreme = {}
        for end in self.open_edges:
            way = self.openings[end][1]
            if self._is_outermost(way):
                extreme[way.direction, way.x if way.direction in "NS" else way.y] = end
        return {
            end: extreme[far] for (side, line), end in extreme.items() if (far := (OPPOSITE[side], line)) in extreme
        }

    def _is_outermost(self, way: Exit) -> bool:
        """Whether no card lies farther out in the row or column of an opening."""
        dx, dy = STEP_OF[way.direction]
        if dx:
            return not any((card.x - way.x) * dx > 0 for card in self.layout if card.y <= way.y < card.y + HEIGHT)
        return not any((card.y - way.y) * dy > 0 for card in self.layout if card.x <= way.x < card.x + WIDTH)

    def icons(self, bits: int) -> tuple[Icon, ...]:
        """The icons of these discoveries, in order."""
        return tuple([discovery.icon for discovery in self.with_bits(bits)])

    def places_of(self, bits: int) -> list[int]:
        """The places of these discoveries, in order."""
        return [discovery.place for discovery in self.with_bits(bits)]

    def with_bits(self, bits: int) -> list[PlacedDiscovery]:
        """The discoveries of these bits, in order."""
        discoveries = []
        while bits:
            lowest = bits & -bits
            discoveries.append(self.discoveries[lowest.bit_length() - 1])
            bits ^= lowest
        return discoveries


def _exit_to(way: Exit, link: int, to: int, door_beyond: int = NO_DOOR, far: tuple[int, str] | None = None) -> Exit:
    """A copy of the opening that leads to something else; `_replace` takes three times as long."""
    return Exit(link, to, way.door, door_beyond, way.step, way.direction, way.x, way.y, way.opening, far, way.mark)


@lru_cache(maxsize=256)
def dungeon_of(layout: Layout) -> Dungeon:
    """The map of a legal layout."""
    return Dungeon(layout)


_TABLEAUS: dict[tuple[Layout, Grid], Dungeon] = {}
"""A cache of recent tableaus, the newest last."""
REMEMBERED = 64


def tableau_of(layout: Layout, grid: Grid) -> Dungeon:
    """The map of a co-operative tableau; if the one without the last card is cached, only that card is laid."""
    dungeon = _TABLEAUS.pop((layout, grid), None)
    if dungeon is None:
        space = layout[-1].space
        dungeon = Dungeon(layout, grid, _TABLEAUS.get((layout[:-1], replace(grid, free=grid.free | {space}))))
        if len(_TABLEAUS) >= REMEMBERED:
            del _TABLEAUS[next(iter(_TABLEAUS))]
    _TABLEAUS[layout, grid] = dungeon
    return dungeon

"""The cards as printed: cells, links, rooms and openings, either way up (MM-1).

`FACES[card][turned]` is the geometry that the rules and the pictures read. All coordinates are cells of the card as
it lies: x from 0 to 4, y from 0 to 6, the level 0 for the main floor and 1 for the basement.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, Any, Literal

from pydantic import Field, field_validator, model_validator

from games.map_masters.rules.icons import ICON_OF, Icon
from rules.data import Component, DataRow, read_table

WIDTH, HEIGHT = 5, 7
COLUMNS, ROWS = 2 * WIDTH + 1, 2 * HEIGHT + 1
"""The size of a level as it is drawn in cards.toml (MM-1.20)."""
MAIN, BASE = 0, 1
LEVELS = "mb"
"""The letters of the two levels, main floor and basement, in notations and marks."""
STEP_OF: dict[str, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
OPENINGS: dict[str, tuple[int, int, str]] = {
    "N1": (1, 0, "N"),
    "N2": (3, 0, "N"),
    "E1": (4, 1, "E"),
    "E2": (4, 5, "E"),
    "S1": (1, 6, "S"),
    "S2": (3, 6, "S"),
    "W1": (0, 1, "W"),
    "W2": (0, 5, "W"),
}
"""The eight openings of every card, at the same places either way up (MM-1.7, MM-1.11)."""
HALL_DOOR = "N1"
"""An opening of a card with a hall: all eight lead to the same place, the hall."""
OPENING_AT = {place: name for name, place in OPENINGS.items()}
NO_DOOR = -1

Kind = Literal["starter", "dungeon", "step", "boss"]
Theme = Literal[
    "barrel", "sword", "room", "circle", "hole", "padlock", "scroll", "coin", "stairs", "key", "monster", "rope"
]
Cell = tuple[int, int, int]
"""Level, x, y."""


def cell_mark(level: int, x: int, y: int) -> str:
    """The mark of a cell of a picture, such as `m3,4` or `b-1,2`."""
    return f"{LEVELS[level]}{x},{y}"


class CardRow(Component):
    """One entry of cards.toml."""

    kind: Kind
    cost: Annotated[int, Field(ge=0, le=6)] = 0
    theme: Theme | None = None
    main: list[str]
    base: list[str] | None = None

    @property
    def asks(self) -> bool:
        """Whether groups must bring something to it: a step or boss card."""
        return self.kind in ("step", "boss")

    @model_validator(mode="before")
    @classmethod
    def _split(cls, row: dict[str, Any]) -> dict[str, Any]:
        """`levels` has the main floor and, after a gap of two columns, the basement if there is one."""
        if "levels" in row:
            lines = row.pop("levels").splitlines()
            row["main"] = [line[:COLUMNS] for line in lines]
            row["base"] = [line[COLUMNS + 2 :] for line in lines] if any(line[COLUMNS:] for line in lines) else None
        return row

    @field_validator("main", "base")
    @classmethod
    def _sized(cls, value: list[str] | None) -> list[str] | None:
        if value is not None and (len(value) != ROWS or any(len(row) != COLUMNS for row in value)):
            raise ValueError(f"a level is {ROWS} rows of {COLUMNS} characters")
        return value

    @model_validator(mode="after")
    def _whole(self) -> CardRow:
        for name, fault in (("up", _fault(self, turned=False)), ("down", _fault(self, turned=True))):
            if fault:
                raise ValueError(f"{self.id} {name}: {fault}")
        if not (3 <= self.cost <= 6 if self.kind == "dungeon" else self.cost == 0):
            raise ValueError(f"{self.id}: a dungeon card costs 3 to 6, no other card has a cost")
        return self


class CardTable(DataRow):
    """The whole cards.toml file."""

    cards: list[CardRow]

    @field_validator("cards", mode="before")
    @classmethod
    def _one_entry_per_card(cls, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """An entry with `ids` stands for one card of each id."""
        entries: list[dict[str, Any]] = []
        for row in rows:
            ids = row.pop("ids", None)
            entries += [row] if ids is None else [row | {"id": id} for id in ids]
        return entries

    @model_validator(mode="after")
    def _complete(self) -> CardTable:
        ids = [card.id for card in self.cards]
        for card in ids:
            if ids.count(card) > 1:
                raise ValueError(f"the card {card} is listed twice")
        for cost in (3, 4, 5, 6):
            if sum(card.cost == cost for card in self.cards) != 18:
                raise ValueError(f"there must be 18 cards of cost {cost}")
        if sum(card.kind == "starter" for card in self.cards) != 9:
            raise ValueError("there must be 9 starter cards")
        for row in self.cards:
            icons = {icon for _, icon in icons_of(row)}
            if row.kind == "starter" and icons & {"pit", "lava", "rope", "circle"}:
                raise ValueError(f"{row.id}: a starter has no pit, lava, rope or circle")
        return self


@dataclass(frozen=True, slots=True)
class Discovery:
    """Something on a card that can be circled (MM-0.3). Stairs are one discovery with two ends (MM-5.7)."""

    icon: Icon
    cell: Cell
    place: int
    other: int = -1
    """The place at the other end: of stairs in the basement, of a pit the landing."""


@dataclass(frozen=True, slots=True)
class Way:
    """One end of a link or opening, seen from a place (MM-1.4)."""

    link: int
    to: int
    """The place beyond; -1 for an opening."""
    door: int
    """The number of the door in this room; NO_DOOR in a corridor (MM-1.26)."""
    door_beyond: int
    cell: Cell
    """The cell of this place at which the link lies."""
    direction: str
    step: str
    """The notation of the step through it: `N`, `door2` (MM-4.18)."""
    opening: str
    """The name of an opening; empty for a link."""


@dataclass(frozen=True, slots=True)
class Place:
    """A corridor cell or a room (MM-1.5, MM-1.6)."""

    room: bool
    cells: tuple[Cell, ...]
    discoveries: tuple[int, ...]
    icons: tuple[Icon, ...]
    """Those of its discoveries."""
    ways: tuple[Way, ...]
    landing_of: int = -1
    """The pit above a landing."""


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """A card as it lies. There is only one instance of each, so they are compared and hashed by identity."""

    card: str
    turned: bool
    places: tuple[Place, ...]
    discoveries: tuple[Discovery, ...]
    links: int
    """The number of links; the last eight are the openings, in the order of OPENINGS."""

    def opening(self, name: str) -> tuple[int, Way]:
        """The place behind an opening, and the way out through it."""
        link = self.links - len(OPENINGS) + list(OPENINGS).index(name)
        return next((number, way) for number, place in enumerate(self.places) for way in place.ways if way.link == link)


def rows_of(row: CardRow, *, turned: bool) -> tuple[list[str], list[str]]:
    """Both levels as text, as the card lies. A card without basement has an empty one."""
    border, solid = "~" * COLUMNS, f"~{' '.join('#' * WIDTH)}~"
    between = f"~{' ' * (COLUMNS - 2)}~"
    empty = [border, *[solid, between] * (HEIGHT - 1), solid, border]
    levels = (row.main, row.base or empty)
    if not turned:
        return levels
    swap = str.maketrans("^>v<", "v<^>")
    main, base = ([line[::-1].translate(swap) for line in reversed(level)] for level in levels)
    return main, base


def icons_of(row: CardRow) -> list[tuple[Cell, Icon]]:
    """Every discovery of the printed card; stairs once, by their main floor end."""
    levels = rows_of(row, turned=False)
    return [
        ((level, x, y), ICON_OF[mark])
        for level in (MAIN, BASE)
        for y in range(HEIGHT)
        for x in range(WIDTH)
        if (mark := levels[level][2 * y + 1][2 * x + 1]) in ICON_OF and (level == MAIN or mark != "H")
    ]


def shown_on(card: str, icons: Collection[str]) -> int:
    """The number of discoveries of the printed card that are one of these."""
    return sum(icon in icons for _, icon in icons_of(CARDS[card]))


def _fault(row: CardRow, *, turned: bool) -> str:
    """The fault in the geometry of a card, or an empty text."""
    if fault := _border_fault(*rows_of(row, turned=turned)):
        return fault
    try:
        printed = _face(row, turned=turned)
    except (KeyError, ValueError) as error:
        return f"cannot be read: {error}"
    for place in printed.places:
        if place.room and (fault := _room_fault(printed, place)):
            return fault
    for discovery in printed.discoveries:
        if discovery.icon in ("stairs", "pit") and discovery.other == -1:
            return f"{discovery.icon} at {discovery.cell} lead nowhere"
        if discovery.icon == "pit" and not printed.places[discovery.other].ways:
            return f"the landing under {discovery.cell} has no way on"
    return "" if _is_connected(printed) else "a place cannot be reached from any opening"


def _border_fault(main: Sequence[str], base: Sequence[str]) -> str:
    """The fault in the openings of a card (MM-1.7, MM-1.8), or an empty text."""
    for x, y, side in OPENINGS.values():
        dx, dy = STEP_OF[side]
        if main[2 * y + 1 + dy][2 * x + 1 + dx] != {"N": "^", "E": ">", "S": "v", "W": "<"}[side]:
            return f"the opening at {x},{y} {side} is missing"
    border = "".join(main[row] + base[row] for row in (0, -1))
    border += "".join(line[0] + line[-1] for level in (main, base) for line in level[1:-1])
    return "" if sum(mark in "^>v<" for mark in border) == len(OPENINGS) else "there are openings elsewhere"


def _room_fault(printed: Face, room: Place) -> str:
    """The fault of a room (MM-1.2, MM-1.5, MM-1.10), or an empty text."""
    xs, ys = [x for _, x, _ in room.cells], [y for _, _, y in room.cells]
    if len(room.cells) != (max(xs) - min(xs) + 1) * (max(ys) - min(ys) + 1):
        return f"the room at {min(xs)},{min(ys)} is no rectangle"
    if any(printed.discoveries[item].icon in ("lava", "padlock") for item in room.discoveries):
        return f"the room at {min(xs)},{min(ys)} holds lava or a padlock"
    return "there is a room in the basement" if any(level == BASE for level, _, _ in room.cells) else ""


def _is_connected(printed: Face) -> bool:
    """Whether every place can be reached from an opening."""
    seen, waiting = set[int](), [number for number, _ in map(printed.opening, OPENINGS)]
    while waiting:
        number = waiting.pop()
        if number not in seen:
            seen.add(number)
            place = printed.places[number]
            waiting += [way.to for way in place.ways if way.to >= 0]
            for item in place.discoveries:
                discovery = printed.discoveries[item]
                if discovery.other >= 0:
                    waiting += [discovery.other, discovery.place]
    return len(seen) == len(printed.places)


def _face(row: CardRow, *, turned: bool) -> Face:
    main, base = rows_of(row, turned=turned)
    return _read(row.id, turned, (tuple(main), tuple(base)))


@cache
def _read(card: str, turned: bool, levels: tuple[tuple[str, ...], tuple[str, ...]]) -> Face:
    return _Reader(levels).face(card, turned)


class _Reader:
    """Reads the places, links and discoveries of a card from its text (MM-1.20 to MM-1.26), each from those before."""

    def __init__(self, levels: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
        self.levels = levels
        self.cells = [(level, x, y) for level in (MAIN, BASE) for y in range(HEIGHT) for x in range(WIDTH)]
        self.marks = {(level, x, y): levels[level][2 * y + 1][2 * x + 1] for level, x, y in self.cells}
        self.place_of: dict[Cell, int] = {}
        self.groups: list[list[Cell]] = []
        """The cells of each place."""
        self._find_places()
        self.rooms = [any(self.between(group[0], side) == ":" for side in STEP_OF) for group in self.groups]
        self.doors = self._doors()
        self.links = self._links()
        self.discoveries = self._discoveries()
        self.items: list[list[int]] = [[] for _ in self.groups]
        """The discoveries of each place; stairs belong to both of their ends."""
        self.landing_of = [-1] * len(self.groups)
        """The pit above each place."""
        for number, discovery in enumerate(self.discoveries):
            if discovery.icon == "pit":
                self.landing_of[discovery.other] = number
            elif discovery.other >= 0:
                self.items[discovery.other].append(number)
            self.items[discovery.place].append(number)

    def face(self, card: str, turned: bool) -> Face:
        """Everything that has been read."""
        places = []
        for room, group, items, pit in zip(self.rooms, self.groups, self.items, self.landing_of, strict=True):
            icons = tuple(self.discoveries[item].icon for item in items)
            places.append(Place(room, tuple(group), tuple(items), icons, tuple(self._ways(group)), pit))
        return Face(card, turned, tuple(places), tuple(self.discoveries), max(self.links.values()) + 1)

    def between(self, cell: Cell, side: str) -> str:
        """The character between a cell and the next one on that side, or the border."""
        level, x, y = cell
        dx, dy = STEP_OF[side]
        return self.levels[level][2 * y + 1 + dy][2 * x + 1 + dx]

    def _find_places(self) -> None:
        """Put corridor cells and rooms, whose cells are joined by floor, into places (MM-1.5, MM-1.6)."""
        for cell in self.cells:
            if cell in self.place_of or self.marks[cell] == "#":
                continue
            group, waiting = [], [cell]
            while waiting:
                here = waiting.pop()
                if here not in self.place_of:
                    self.place_of[here] = len(self.groups)
                    group.append(here)
                    waiting += [_beyond(here, side) for side in STEP_OF if self.between(here, side) == ":"]
            self.groups.append(sorted(group, key=_row_and_column))

    def _doors(self) -> dict[tuple[Cell, str], int]:
        """Number the doors of each room clockwise from its top-left corner (MM-1.26)."""
        doors: dict[tuple[Cell, str], int] = {}
        for group, room in zip(self.groups, self.rooms, strict=True):
            if not room:
                continue
            left, right = min(x for _, x, _ in group), max(x for _, x, _ in group)
            top, bottom = min(y for _, _, y in group), max(y for _, _, y in group)
            walk = [((MAIN, x, top), "N") for x in range(left, right + 1)]
            walk += [((MAIN, right, y), "E") for y in range(top, bottom + 1)]
            walk += [((MAIN, x, bottom), "S") for x in range(right, left - 1, -1)]
            walk += [((MAIN, left, y), "W") for y in range(bottom, top - 1, -1)]
            doors_met = [end for end in walk if self.between(*end) in ("+", "^", ">", "v", "<")]
            doors |= {end: number for number, end in enumerate(doors_met)}
        return doors

    def _links(self) -> dict[tuple[Cell, str], int]:
        """Number the links, each at both ends, and after them the openings (MM-1.4, MM-1.7)."""
        links: dict[tuple[Cell, str], int] = {}
        for cell in self.place_of:
            for side in STEP_OF:
                if self.between(cell, side) in ("-", "|", "+") and (cell, side) not in links:
                    links[cell, side] = links[_beyond(cell, side), OPPOSITE[side]] = len(links) // 2
        inner = len(links) // 2
        return links | {((MAIN, x, y), side): inner + index for index, (x, y, side) in enumerate(OPENINGS.values())}

    def _discoveries(self) -> list[Discovery]:
        """The discoveries; stairs and pits with the place below them (MM-1.9)."""
        discoveries: list[Discovery] = []
        for cell in self.cells:
            level, x, y = cell
            mark = self.marks[cell]
            if mark not in ICON_OF or (mark == "H" and level == BASE):
                continue
            other = -1
            if mark in "HO":
                below = (BASE, x, y)
                if self.marks[below] != ("H" if mark == "H" else "o"):
                    raise ValueError(f"nothing fits below {cell}")
                other = self.place_of[below]
            discoveries.append(Discovery(ICON_OF[mark], cell, self.place_of[cell], other))
        return discoveries

    def _ways(self, group: Sequence[Cell]) -> list[Way]:
        """The ways out of a place, those of a room in the order of its doors."""
        ways = [self._way(cell, side) for cell in group for side in STEP_OF if (cell, side) in self.links]
        return sorted(ways, key=lambda way: way.door)

    def _way(self, cell: Cell, side: str) -> Way:
        far, door = _beyond(cell, side), self.doors.get((cell, side), NO_DOOR)
        _, x, y = cell
        outside = far not in self.marks
        return Way(
            link=self.links[cell, side],
            to=-1 if outside else self.place_of[far],
            door=door,
            door_beyond=NO_DOOR if outside else self.doors.get((far, OPPOSITE[side]), NO_DOOR),
            cell=cell,
            direction=side,
            step=side if door == NO_DOOR else f"door{door}",
            opening=OPENING_AT[x, y, side] if outside else "",
        )


def _row_and_column(cell: Cell) -> tuple[int, int]:
    _, x, y = cell
    return y, x


def _beyond(cell: Cell, side: str) -> Cell:
    """The next cell on that side."""
    (level, x, y), (dx, dy) = cell, STEP_OF[side]
    return level, x + dx, y + dy


CARDS: dict[str, CardRow] = {row.id: row for row in read_table("games.map_masters", "data/cards.toml", CardTable).cards}
FACES: dict[str, tuple[Face, Face]] = {
    card: (_face(row, turned=False), _face(row, turned=True)) for card, row in CARDS.items()
}
STARTERS: tuple[str, ...] = tuple(card for card, row in CARDS.items() if row.kind == "starter")
BY_COST: dict[int, tuple[str, ...]] = {
    cost: tuple(card for card, row in CARDS.items() if row.cost == cost) for cost in (3, 4, 5, 6)
}


def face(card: str, turned: bool) -> Face:
    """The geometry of a card as it lies: for the rules and for pictures."""
    return FACES[card][turned]


CARDS["face_down"] = CARDS["p01"].model_copy(update={"id": "face_down"})
FACES["face_down"] = (replace(FACES["p01"][0], card="face_down"), replace(FACES["p01"][1], card="face_down"))
"""A step card that lies face down: all of them have the same hall."""

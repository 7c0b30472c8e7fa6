"""The part of a map that a picture shows: which cells, and how large their tiles are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from games.dungeoneer.pictures import tiles
from games.dungeoneer.pictures.words import acting, is_spot, leads_to
from games.dungeoneer.rules.components import MAPS, STEPS
from games.dungeoneer.rules.map.geometry import Spot, spot_of
from games.dungeoneer.rules.marks import quest_mark
from games.dungeoneer.rules.view import DungeoneerView, SpaceView

Cell = tuple[int, int]
Size = tuple[float, float]
FULL: Size = (tiles.WIDTH, tiles.HEIGHT)
FOCUS_WEIGHT = 0.6
"""The number of spaces in sight that the hero's place is worth, for each cell that it is away from the middle."""
QUEST_WEIGHT = 3
"""The number of other spaces that the place of a marked quest is worth."""
LEAST_WIDTH, LEAST_HEIGHT = 76.0, 40.0
"""The least size of a tile in a map that must be shown whole."""
LEGIBLE_WIDTH, LEGIBLE_HEIGHT = 148.0, 110.0
"""The least size of a tile in a map that may be cropped: most names fit into two lines."""
FLATTEST = 0.9
"""The greatest height of a tile, in its widths."""


def cells_of(placed: Iterable[SpaceView | Spot]) -> list[Cell]:
    """Where these spaces or places for a card are."""
    return [(thing.x, thing.y) for thing in placed]


@dataclass(frozen=True)
class Frame:
    """The frame of a picture: a map, its cells from the upper left one, their number, and their size."""

    realm: str
    left: int
    top: int
    across: int
    down: int
    width: float
    height: float

    @classmethod
    def around(cls, realm: str, cells: Sequence[Cell], size: Size = FULL, beside: int = 0) -> Self:
        """The frame of these cells, with `beside` more on each side."""
        left, top = min(x for x, _ in cells) - beside, min(y for _, y in cells) - beside
        right, bottom = max(x for x, _ in cells) + beside, max(y for _, y in cells) + beside
        return cls(realm, left, top, right - left + 1, bottom - top + 1, *size)

    def holds(self, x: int, y: int) -> bool:
        """Whether that cell is shown."""
        return self.left <= x < self.left + self.across and self.top <= y < self.top + self.down

    def place(self, x: float, y: float) -> tuple[float, float]:
        """The upper left corner of a cell, if that of the frame is the origin."""
        return (x - self.left) * self.width, (y - self.top) * self.height

    @property
    def size(self) -> Size:
        """The width and the height of all of it."""
        return self.across * self.width, self.down * self.height


def spots_of(marks: Iterable[str]) -> list[Spot]:
    """The cells where a map card may be placed, each once."""
    by_cell = {(spot.x, spot.y): spot for spot in map(spot_of, filter(is_spot, marks))}
    return list(by_cell.values())


def realms_of(view: DungeoneerView) -> list[str]:
    """The maps that have spaces."""
    return sorted({space.realm for space in view.spaces})


def spaces_on(view: DungeoneerView, realm: str) -> list[SpaceView]:
    """The spaces of a map in the order in which they were placed."""
    return [space for space in view.spaces if space.realm == realm]


def realm_shown(view: DungeoneerView, marks: Sequence[str]) -> str:
    """The map to show: the one where something is to be placed, else the one that the question or the turn is about."""
    realms, spots = list(dict.fromkeys(space.realm for space in view.spaces)), spots_of(marks)
    if view.drawn is not None:
        return MAPS[view.drawn].realm
    if spots and len(realms) > 1:
        return max(realms, key=lambda realm: _fitting_spots(view, spots, realm))
    centre = _centre(view, view.spaces)
    marked = [space.realm for space in view.spaces if space.card in marks]
    if centre is not None and (centre.realm in marked or not marked):
        return centre.realm
    return (marked or realms or ["dungeon"])[0]


def _fitting_spots(view: DungeoneerView, spots: Sequence[Spot], realm: str) -> int:
    """The number of spots that are free cells next to that map; 0 if a card already lies on one."""
    taken = set(cells_of(spaces_on(view, realm)))
    if not taken.isdisjoint(cells_of(spots)):
        return 0
    return sum(any((spot.x + dx, spot.y + dy) in taken for dx, dy in STEPS) for spot in spots)


def around_hero(view: DungeoneerView, marks: Sequence[str], room: Size) -> Frame:
    """The part of the map that fits into `room` with everything on it, around the hero and what is marked, or others.

    The destination of a marked quest counts more than any other space: it may lie beyond the spaces next to the hero,
    unless the hero stands where it can be attempted.
    """
    realm = realm_shown(view, marks)
    shown = spaces_on(view, realm)
    standing = [space for space in shown if acting(view) in space.heroes]
    quests = [quest.id for quest in view.quests if quest_mark(quest.id) in marks]
    away = [quest for quest in quests if not any(leads_to(quest, space) for space in standing)]
    ends = [space for space in shown if any(leads_to(quest, space) for quest in away)]
    wanted = cells_of(space for space in shown if space.card in marks) or cells_of(shown[-1:])
    if not marks:  # one on an upper edge stands out of its space
        heroes = [(space, view.players[seat].cusp) for space in shown for seat in space.heroes]
        wanted += [(space.x, space.y - (cusp == "n")) for space, cusp in heroes]
    wanted += cells_of(ends) * QUEST_WEIGHT
    cells = cells_of(shown) or [(0, 0)]
    return _Area(realm, cells, wanted, _focus(view, shown, wanted)).framed(room, FULL)


def with_places(view: DungeoneerView, marks: Sequence[str], room: Size) -> Frame:
    """All of the map with the marked places for a card, as far as the smallest tiles have room."""
    realm = realm_shown(view, marks)
    shown, wanted = spaces_on(view, realm), cells_of(spots_of(marks))
    cells = cells_of(shown) + wanted or [(0, 0)]
    return _Area(realm, cells, wanted, _focus(view, shown, wanted)).framed(room, _tile_size(room, cells))


def around_rivals(view: DungeoneerView, room: Size) -> Frame:
    """As much of the map with most of the others' heroes as stays legible around them.

    The newest space is shown, too, unless the map would have to be smaller for it.
    """
    realms = [space.realm for space in view.spaces for seat in space.heroes if seat != view.turn]
    realm = max(realms, key=realms.count) if realms else realm_shown(view, ())
    shown = spaces_on(view, realm)
    taken, newest = cells_of(space for space in shown if space.heroes), cells_of(shown[-1:])
    cells, wanted = cells_of(shown) or [(0, 0)], taken + newest
    size = _tile_size(room, cells, legible=taken or newest)
    return _Area(realm, cells, wanted, _focus(view, shown, wanted)).framed(room, size)


def _tile_size(room: Size, cells: Sequence[Cell], legible: Sequence[Cell] = ()) -> Size:
    """The size of tiles at which these cells fit into the room, or at least at which the `legible` ones are that."""
    whole = Frame.around("", cells)
    room_width, room_height = room
    width, height = room_width / whole.across, room_height / whole.down
    if legible:
        needed = Frame.around("", legible)
        width = max(width, min(LEGIBLE_WIDTH, room_width / needed.across))
        height = max(height, min(LEGIBLE_HEIGHT, room_height / needed.down))
    width = max(LEAST_WIDTH, min(tiles.WIDTH, width))
    return width, max(LEAST_HEIGHT, min(width * FLATTEST, tiles.HEIGHT, height))


def _centre(view: DungeoneerView, shown: Sequence[SpaceView]) -> SpaceView | None:
    """Where the reader's hero is, otherwise the active hero; None where neither is shown."""
    spaces = (space for seat in (view.seat, view.turn) for space in shown if seat in space.heroes)
    return next(spaces, None)


def _focus(view: DungeoneerView, shown: Sequence[SpaceView], wanted: Sequence[Cell]) -> Cell:
    """The cell of the hero in the centre, else the first that is wanted."""
    centre = _centre(view, shown)
    return (centre.x, centre.y) if centre is not None else next(iter(wanted), (0, 0))


class _Area(NamedTuple):
    """The cells of a map from which a picture shows as many as fit: first the `focus`, then those that are `wanted`."""

    realm: str
    cells: Sequence[Cell]
    wanted: Sequence[Cell]
    focus: Cell

    def framed(self, room: Size, size: Size) -> Frame:
        """All of the cells in that size if they fit into the room; otherwise the best part of them."""
        whole = Frame.around(self.realm, self.cells, size)
        (room_width, room_height), (width, height) = room, size
        across = _number_in(room_width, width, whole.across)
        down = _number_in(room_height, height, whole.down)
        parts = [
            Frame(self.realm, x, y, across, down, *size)
            for x in range(whole.left, whole.left + whole.across - across + 1)
            for y in range(whole.top, whole.top + whole.down - down + 1)
        ]
        return max(parts, key=self._worth)

    def _worth(self, part: Frame) -> tuple[bool, int, float, Cell]:
        """The merit of a part: it shows the focus, what is wanted, and much around; of equals the upper left one."""
        wanted, shown = (sum(part.holds(*cell) for cell in cells) for cells in (self.wanted, self.cells))
        x, y = self.focus
        away = abs(part.left + (part.across - 1) / 2 - x) + abs(part.top + (part.down - 1) / 2 - y)
        return part.holds(x, y), wanted, shown - FOCUS_WEIGHT * away, (-part.left, -part.top)


def _number_in(room: float, size: float, most: int) -> int:
    """The number of cells of that size that fit, tolerating a tiny excess."""
    return min(most, int(room / size + 0.001))

"""Which part of the map a picture shows, and the overview of all of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pictures.dungeoneer import spaces, style
from pictures.dungeoneer.style import EMBER, GOLD, INK
from pictures.dungeoneer.words import Speaker, acting, is_spot, wanted_by
from pictures.kit import SMALLEST
from pictures.svg import circle, group, rect, text
from rules.dungeoneer.components import MAPS
from rules.dungeoneer.geometry import Spot, spot_of
from rules.dungeoneer.view import DungeoneerView, SpaceView

Cell = tuple[int, int]
FOCUS_WEIGHT = 0.6
"""How many spaces in sight the acting hero's place is worth, for each cell that it is away from the middle."""
LEAST_SMALL = (84, 43)
"""Below this a map of small spaces is cropped."""


@dataclass(frozen=True)
class Frame:
    """What is shown: a map, its cells from the upper left one, how many, and how large each is."""

    realm: str
    left: int
    top: int
    across: int
    down: int
    width: float
    height: float
    whole: bool
    """Whether all of the map is in sight, with all cells to choose from."""

    @property
    def is_small(self) -> bool:
        """Whether spaces are drawn without names and numbers."""
        return self.width < spaces.WIDTH

    def holds(self, x: int, y: int) -> bool:
        """Whether that cell is shown."""
        return self.left <= x < self.left + self.across and self.top <= y < self.top + self.down


def spots_of(marks: Sequence[str]) -> list[Spot]:
    """The cells where a map card may be placed, each once."""
    found = {(spot.x, spot.y): spot for spot in map(spot_of, filter(is_spot, marks))}
    return list(found.values())


def realm_shown(view: DungeoneerView, spots: Sequence[Spot], marks: Sequence[str]) -> str:
    """The map to show: the one where something is to be placed, else the one that the question or the turn is about."""
    realms = list(dict.fromkeys(space.realm for space in view.spaces))
    if view.drawn is not None:
        return MAPS[view.drawn].realm
    if spots and len(realms) > 1:
        return max(realms, key=lambda realm: _fitting(view, spots, realm))
    at = next((space for space in view.spaces if view.turn in space.heroes), None)
    if at is not None:
        return at.realm
    marked = [space.realm for space in view.spaces if space.card in marks]
    return (marked or realms or ["dungeon"])[0]


def _fitting(view: DungeoneerView, spots: Sequence[Spot], realm: str) -> int:
    """How many of the spots are empty cells beside that map; none where one is taken."""
    taken = {(space.x, space.y) for space in view.spaces if space.realm == realm}
    if any((spot.x, spot.y) in taken for spot in spots):
        return 0
    return sum(
        any((spot.x + dx, spot.y + dy) in taken for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))) for spot in spots
    )


def frame(view: DungeoneerView, marks: Sequence[str], room: tuple[float, float]) -> Frame:
    """The part of the map that fits into `room`, around the acting hero and what can be chosen.

    Spaces are drawn with everything as long as all cells to choose from are in sight; else they are drawn smaller.
    """
    spots = spots_of(marks)
    realm = realm_shown(view, spots, marks)
    shown = [space for space in view.spaces if space.realm == realm]
    cells: list[Cell] = [(space.x, space.y) for space in shown] + [(spot.x, spot.y) for spot in spots]
    if not cells:
        cells = [(0, 0)]
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    top, foot = min(y for _, y in cells), max(y for _, y in cells)
    across, down = right - left + 1, foot - top + 1
    most = (int(room[0] // spaces.WIDTH), int(room[1] // spaces.HEIGHT))
    if across <= most[0] and down <= most[1]:
        return Frame(realm, left, top, across, down, spaces.WIDTH, spaces.HEIGHT, whole=True)
    if spots:
        width = max(LEAST_SMALL[0], min(spaces.WIDTH - 1, room[0] / across))
        height = max(LEAST_SMALL[1], min(width * 0.94, room[1] / down))
        fits = (_number_in(room[0], width, across), _number_in(room[1], height, down))
        wanted = [(spot.x, spot.y) for spot in spots]
        corner = _best_corner((left, top, right, foot), fits, wanted, _focus(view, shown), cells)
        return Frame(realm, *corner, *fits, width, height, whole=fits == (across, down))
    fits = (min(across, most[0]), min(down, most[1]))
    wanted = [(space.x, space.y) for space in shown if space.card in marks]
    corner = _best_corner((left, top, right, foot), fits, wanted, _focus(view, shown), cells)
    return Frame(realm, *corner, *fits, spaces.WIDTH, spaces.HEIGHT, whole=False)


def _number_in(room: float, size: float, most: int) -> int:
    """How many cells of that size fit; a hair's breadth too much is no reason to leave one out."""
    return min(most, int(room / size + 0.001))


def _focus(view: DungeoneerView, shown: Sequence[SpaceView]) -> Cell:
    at = next((space for space in shown if view.turn in space.heroes), None)
    return (at.x, at.y) if at is not None else (0, 0)


def _best_corner(
    bounds: tuple[int, int, int, int], fits: Cell, wanted: Sequence[Cell], focus: Cell, cells: Sequence[Cell]
) -> Cell:
    """The upper left cell from which the focus is in sight, then most of what is wanted, then much around the focus."""
    left, top, right, foot = bounds
    across, down = fits
    corners = [
        (x, y)
        for x in range(left, max(left, right - across + 1) + 1)
        for y in range(top, max(top, foot - down + 1) + 1)
    ]

    def worth(corner: Cell) -> tuple[bool, int, float, Cell]:
        x, y = corner
        seen = sum(x <= u < x + across and y <= v < y + down for u, v in wanted)
        sees = x <= focus[0] < x + across and y <= focus[1] < y + down
        away = abs(x + (across - 1) / 2 - focus[0]) + abs(y + (down - 1) / 2 - focus[1])
        filled = sum(x <= u < x + across and y <= v < y + down for u, v in cells)
        return (sees, seen, filled - FOCUS_WEIGHT * away, (-x, -y))

    return max(corners, key=worth)


def draw(view: DungeoneerView, speaker: Speaker, marks: Sequence[str], framed: Frame, room: tuple[float, float]) -> str:
    """The framed part of the map, in the middle of `room`."""
    left = (room[0] - framed.across * framed.width) / 2
    top = (room[1] - framed.down * framed.height) / 2
    parts: list[str] = []
    between: list[str] = []
    for space in view.spaces:
        if space.realm != framed.realm or not framed.holds(space.x, space.y):
            continue
        x, y = left + (space.x - framed.left) * framed.width, top + (space.y - framed.top) * framed.height
        if framed.is_small:
            parts.append(spaces.small(view, speaker, space, x, y, framed.width, framed.height))
        else:
            parts.append(spaces.draw(view, speaker, space, x, y, marked=space.card in marks))
            between.append(spaces.on_cusps(view, space, x, y))
    for spot in spots_of(marks):
        if framed.holds(spot.x, spot.y):
            x, y = left + (spot.x - framed.left) * framed.width, top + (spot.y - framed.top) * framed.height
            parts.append(_spot(speaker, spot, x, y, framed))
    return "".join(parts + between)


def _spot(speaker: Speaker, spot: Spot, x: float, y: float, framed: Frame) -> str:
    """A cell where the card may be placed, with the name that the options give it."""
    name = speaker.cell(spot.x, spot.y)
    edge = {"stroke": EMBER, "stroke_width": 4, "stroke_dasharray": "14 8"}
    middle = (x + framed.width / 2, y + framed.height / 2)
    words = text(*middle, name, SMALLEST, EMBER, "middle", framed.width - 10)
    return rect(x + 4, y + 4, framed.width - 8, framed.height - 8, "#ff9d3c18", 9, **edge) + words


def overview(view: DungeoneerView, marks: Sequence[str], framed: Frame, width: float, height: float) -> str:
    """All maps side by side, each space a small card; the framed part is outlined."""
    realms = sorted({space.realm for space in view.spaces})
    spots = spots_of(marks)
    parts, left = [], 0.0
    each = (width - 12 * (len(realms) - 1)) / max(1, len(realms))
    for realm in realms:
        shown = [space for space in view.spaces if space.realm == realm]
        cells = [(space.x, space.y) for space in shown]
        cells += [(spot.x, spot.y) for spot in spots] if realm == framed.realm else []
        first, top = min(x for x, _ in cells), min(y for _, y in cells)
        across = max(x for x, _ in cells) - first + 1
        down = max(y for _, y in cells) - top + 1
        size = min(38.0, each / across, height / down)
        x0, y0 = left + (each - size * across) / 2, (height - size * down) / 2
        parts += [
            _tiny(view, space, marks, x0 + (space.x - first) * size, y0 + (space.y - top) * size, size)
            for space in shown
        ]
        if realm == framed.realm:
            edge = {"stroke": EMBER, "stroke_width": 2, "stroke_dasharray": "4 5"}
            parts += [
                rect(x0 + (s.x - first) * size + 2, y0 + (s.y - top) * size + 2, size - 4, size - 4, "none", 3, **edge)
                for s in spots
            ]
            window = {"stroke": "#ffffff", "stroke_width": 2.5}
            if framed.across < across or framed.down < down:
                at = (x0 + (framed.left - first) * size, y0 + (framed.top - top) * size)
                parts.append(rect(at[0], at[1], framed.across * size, framed.down * size, "none", 4, **window))
        left += each + 12
    return "".join(parts)


def _tiny(view: DungeoneerView, space: SpaceView, marks: Sequence[str], x: float, y: float, size: float) -> str:
    border, outline = spaces.BORDERS[space.realm]
    floor = spaces.STONE if space.terrain is None else spaces.FLOORS[space.terrain]
    edge = {"stroke": EMBER if space.card in marks else outline, "stroke_width": 3 if space.card in marks else 1.5}
    parts = [
        rect(x + 1, y + 1, size - 2, size - 2, border, 3, **edge),
        rect(x + size * 0.16, y + size * 0.16, size * 0.68, size * 0.68, floor, 2),
    ]
    if space.kind == "entrance":
        parts.append(group(style.tower(0, 0), at=(x + size / 2, y + size / 2), scale=size / 60))
    if space.components:
        parts.append(circle(x + size * 0.78, y + size * 0.24, size * 0.13, GOLD, stroke=INK, stroke_width=1))
    if None in wanted_by(view, space):
        parts.append(style.seal(x + size * 0.76, y + size * 0.76, size * 0.42))
    for index, seat in enumerate(space.heroes):
        across = x + size * (0.3 + 0.2 * (index % 3))
        down = y + size * (0.5 + 0.24 * (index // 3))
        now = seat == acting(view)
        radius = size * (0.2 if now else 0.14)
        parts.append(circle(across, down, radius, style.HERO_COLOURS[seat], stroke=INK, stroke_width=1.5))
    return "".join(parts)

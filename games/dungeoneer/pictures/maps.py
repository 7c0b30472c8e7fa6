"""Which part of the map a picture shows, and the overview of all of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.dungeoneer.pictures import spaces, style
from games.dungeoneer.pictures.words import Locale, acting, is_spot, leading_to, wanted_by
from games.dungeoneer.rules.components import MAPS, STEPS
from games.dungeoneer.rules.map.geometry import Spot, spot_of
from games.dungeoneer.rules.marks import edge_mark, quest_mark
from games.dungeoneer.rules.view import DungeoneerView, SpaceView
from pictures.kit import SMALLEST
from pictures.states import SEAT_COLOURS, choosable
from pictures.svg import NARROWEST, circle, group, line, near, rect, spot, text, width_of
from pictures.tokens import COIN, INK, LANTERN

Cell = tuple[int, int]
FOCUS_WEIGHT = 0.6
"""The number of spaces in sight that the hero's place is worth, for each cell that it is away from the middle."""
QUEST_WEIGHT = 3
"""The number of other spaces that the place of a marked quest is worth."""
LEAST_SMALL = (76, 39)
"""The least size of a small space."""
LEGIBLE = (140, spaces.SPACIOUS)
"""Below this a map of small spaces is cropped, if it may be: so that names stand clear of heroes and signs."""
NEAR = (5, 4)
"""The columns and rows around the hero that a phone shows of a larger map."""
MOST_LARGE = 30
"""With more spaces than this, the whole map is drawn with small spaces."""
PLACING = ("setup", "build_map")
"""The phases in which map cards of the hand are placed."""
RIM = 6
"""The distance of a map from the edge of the table."""
ROW = 32
"""The distance from one row of a place's name to the next."""


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
    at = _centre(view, view.spaces)
    marked = [space.realm for space in view.spaces if space.card in marks]
    if at is not None and (at.realm in marked or not marked):
        return at.realm
    return (marked or realms or ["dungeon"])[0]


def _fitting(view: DungeoneerView, spots: Sequence[Spot], realm: str) -> int:
    """The number of the spots that are empty cells next to that map; none where one is taken."""
    taken = {(space.x, space.y) for space in view.spaces if space.realm == realm}
    if any((spot.x, spot.y) in taken for spot in spots):
        return 0
    return sum(
        any((spot.x + dx, spot.y + dy) in taken for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))) for spot in spots
    )


def frame(view: DungeoneerView, marks: Sequence[str], room: tuple[float, float]) -> Frame:
    """The part of the map that fits into `room` with everything on it, around the hero and what is marked.

    The destination of a marked quest counts more than any other space: it may lie beyond the spaces next to the hero.
    """
    realm = realm_shown(view, spots_of(marks), marks)
    shown = [space for space in view.spaces if space.realm == realm]
    ends = [space for space in shown if any(quest_mark(quest) in marks for quest in leading_to(view, space))]
    wanted = [(space.x, space.y) for space in shown if space.card in marks] + _newest(shown)
    wanted += [(space.x, space.y) for space in ends] * QUEST_WEIGHT
    cells = [(space.x, space.y) for space in shown] or [(0, 0)]
    return _cut(view, shown, realm, cells, wanted, room, (spaces.WIDTH, spaces.HEIGHT))


def small_frame(
    view: DungeoneerView,
    marks: Sequence[str],
    room: tuple[float, float],
    *,
    heroes: bool = False,
    upright: float = 0.94,
) -> Frame:
    """All of the map in small spaces with the places for a card, or (`heroes`) as much as stays legible around heroes.

    The newest space is shown, too, unless the map would have to be smaller for it.
    `upright`: how many times as high as wide a space may be.
    """
    spots = spots_of(marks)
    realm = _realm_of_heroes(view) if heroes else realm_shown(view, spots, marks)
    shown = [space for space in view.spaces if space.realm == realm]
    taken = [(space.x, space.y) for space in shown if space.heroes]
    wanted = taken + _newest(shown) if heroes else [(spot.x, spot.y) for spot in spots]
    cells = [(space.x, space.y) for space in shown] + wanted or [(0, 0)]
    across, down = _size(cells)
    width, height = room[0] / across, room[1] / down
    if heroes and wanted:
        needed = _size(taken or wanted)
        width = max(width, min(LEGIBLE[0], room[0] / needed[0]))
        height = max(height, min(LEGIBLE[1], room[1] / needed[1]))
    width = max(LEAST_SMALL[0], min(spaces.WIDTH - 1, width))
    height = max(LEAST_SMALL[1], min(width * upright, height))
    return _cut(view, shown, realm, cells, wanted, room, (width, height))


def _newest(shown: Sequence[SpaceView]) -> list[Cell]:
    """Where the last card was placed on a map."""
    return [(shown[-1].x, shown[-1].y)] if shown else []


def _centre(view: DungeoneerView, shown: Sequence[SpaceView]) -> SpaceView | None:
    """Where the reader's hero is, otherwise the active hero; None where neither is shown."""
    found = (space for seat in (view.seat, view.turn) for space in shown if seat in space.heroes)
    return next(found, None)


def _realm_of_heroes(view: DungeoneerView) -> str:
    """The map where most of the others' heroes are."""
    found = [space.realm for space in view.spaces for seat in space.heroes if seat != view.turn]
    return max(found, key=found.count) if found else realm_shown(view, (), ())


def _size(cells: Sequence[Cell]) -> Cell:
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def _cut(
    view: DungeoneerView,
    shown: Sequence[SpaceView],
    realm: str,
    cells: Sequence[Cell],
    wanted: Sequence[Cell],
    room: tuple[float, float],
    size: tuple[float, float],
) -> Frame:
    """As many cells of that size as fit into the room: all of them, or those around the hero and what is wanted."""
    across, down = _size(cells)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    fits = (_number_in(room[0], size[0], across), _number_in(room[1], size[1], down))
    if fits == (across, down):
        return Frame(realm, left, top, across, down, *size, whole=True)
    bounds = (left, top, left + across - 1, top + down - 1)
    corner = _best_corner(bounds, fits, wanted, _focus(view, shown, wanted), cells)
    return Frame(realm, *corner, *fits, *size, whole=False)


def _number_in(room: float, size: float, most: int) -> int:
    """The number of cells of that size that fit, tolerating a tiny excess."""
    return min(most, int(room / size + 0.001))


def _focus(view: DungeoneerView, shown: Sequence[SpaceView], wanted: Sequence[Cell]) -> Cell:
    """Where the reader's hero is, or the active hero, otherwise the first place that is wanted."""
    at = _centre(view, shown)
    return (at.x, at.y) if at is not None else next(iter(wanted), (0, 0))


def _best_corner(
    bounds: tuple[int, int, int, int], fits: Cell, wanted: Sequence[Cell], focus: Cell, cells: Sequence[Cell]
) -> Cell:
    """The upper left cell that shows the focus, then most of what is wanted, then much around the focus."""
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


def draw(view: DungeoneerView, locale: Locale, marks: Sequence[str], framed: Frame, room: tuple[float, float]) -> str:
    """The framed part of the map, in the middle of `room`."""
    left = (room[0] - framed.across * framed.width) / 2
    top = (room[1] - framed.down * framed.height) / 2
    parts: list[str] = []
    between: list[str] = []
    placed = {(space.realm, space.x, space.y): space for space in view.spaces}
    for space in view.spaces:
        if space.realm != framed.realm or not framed.holds(space.x, space.y):
            continue
        x, y = left + (space.x - framed.left) * framed.width, top + (space.y - framed.top) * framed.height
        if framed.is_small:
            parts.append(spaces.small(view, locale, space, x, y, framed.width, framed.height))
        else:
            parts.append(spaces.draw(view, locale, space, x, y, marked=space.card in marks))
            between.append(spaces.on_cusps(view, locale, space, x, y))
        for side, (across, down) in enumerate(STEPS):
            other = placed.get((space.realm, space.x + across, space.y + down))
            if other is not None and edge_mark(space.card, side) in marks:
                between.append(spaces.border(locale, space, side, other, x, y, framed.width, framed.height))
    for cell in spots_of(marks):
        if framed.holds(cell.x, cell.y):
            x, y = left + (cell.x - framed.left) * framed.width, top + (cell.y - framed.top) * framed.height
            parts.append(_spot(locale, cell, x, y, framed, turned=any(way.turned for way in _ways_into(cell, marks))))
            parts.append(_ways(locale, cell, marks, x, y, framed))
    return "".join(parts + between)


def _spot(locale: Locale, spot: Spot, x: float, y: float, framed: Frame, *, turned: bool) -> str:
    """A cell where the card may be placed, with the name that the options give it; in two rows where it is narrow.

    `turned`: the card may be turned there; the sign for it lies below the name.
    """
    names = [locale.cell(spot.x, spot.y)]
    if spot.x and spot.y and width_of(names[0], SMALLEST) * NARROWEST > framed.width - 12 and framed.height > 2 * ROW:
        names = [locale.cell(spot.x, 0), locale.cell(0, spot.y)]
    middle, top = x + framed.width / 2, y + framed.height / 2 - (len(names) - 1) * ROW / 2
    sign = ""
    if turned:
        top = y + max(framed.height / 4 - (len(names) - 1) * ROW / 2, min(22.0, 0.36 * framed.height))
        end, bottom = top + (len(names) - 1) * ROW + 16, y + framed.height - 8
        scale = min(1.0, max(0.35, (bottom - end) / 36))
        sign = group(style.upside_down(0, 0), at=(middle, (end + bottom) / 2), scale=scale)
    return (
        sign
        + choosable(x + 4, y + 4, framed.width - 8, framed.height - 8, 9, 1.3)
        + "".join(
            text(middle, top + row * ROW, name, SMALLEST, LANTERN, "middle", framed.width - 12)
            for row, name in enumerate(names)
        )
    )


def _about_way(locale: Locale, way: Spot, ways: int) -> str:
    """The placement of a card by tapping this half of a cell, or the whole cell."""
    about = locale.say("do-place_turned" if way.turned else "do-place", x=way.x, y=way.y)
    if ways == 1:
        return about
    return locale.named(about, locale.say("words-half_turned" if way.turned else "words-half_straight"))


def _ways(locale: Locale, cell: Spot, marks: Sequence[str], x: float, y: float, framed: Frame) -> str:
    """Where a card for that cell can be tapped: in the upper half as it lies, in the lower one turned."""
    ways = _ways_into(cell, marks)
    high = framed.height / len(ways)
    parts = []
    for index, way in enumerate(ways):
        parts.append(spot(way.id, _about_way(locale, way, len(ways)), x, y + index * high, framed.width, high))
    return "".join(parts)


def _ways_into(cell: Spot, marks: Sequence[str]) -> list[Spot]:
    """The ways to place a card in that cell: as it lies, then turned, in whatever order the answers have."""
    found = [spot_of(mark) for mark in marks if is_spot(mark)]
    return sorted((way for way in found if (way.x, way.y) == (cell.x, cell.y)), key=lambda way: way.turned)


def on_table(
    view: DungeoneerView, locale: Locale, marks: Sequence[str], framed: Frame, room: tuple[float, float]
) -> str:
    """The framed part of the map on the dark table with its faint grid."""
    wide, high = room
    grid = "".join(f"M{x} 4V{high - 4:g}" for x in range(50, int(wide), 90))
    grid += "".join(f"M4 {y}H{wide - 4:g}" for y in range(50, int(high), 86))
    return (
        rect(0, 0, wide, high, style.TABLE_TOP, 10)
        + line(grid, "#ffffff0a", 2)
        + draw(view, locale, marks, framed, room)
    )


def _all_of(view: DungeoneerView, realm: str, beside: int = 1) -> Frame:
    """All of a map, and this many empty cells on each side of it."""
    cells = [(space.x, space.y) for space in view.spaces if space.realm == realm]
    left, top = min(x for x, _ in cells) - beside, min(y for _, y in cells) - beside
    across, down = (size + 2 * beside for size in _size(cells))
    large = len(view.spaces) <= MOST_LARGE
    wide, high = (spaces.WIDTH, spaces.HEIGHT) if large else (spaces.WIDTH - 1, spaces.HEIGHT - 40)
    return Frame(realm, left, top, across, down, wide, high, whole=True)


def height_at(view: DungeoneerView, realm: str, width: float) -> float:
    """The height of all of a map that is drawn this wide, in units of the picture as `width`."""
    framed = _all_of(view, realm)
    return framed.down * framed.height * min(1.0, width / (framed.across * framed.width))


def whole(view: DungeoneerView, locale: Locale, marks: Sequence[str], realm: str, room: tuple[float, float]) -> str:
    """All of a map on the table, in the middle of `room`; with a row of empty cells around it while a card is placed.

    Placing a card changes the layout; a question does not.
    """
    placing = view.drawn is not None or view.phase in PLACING
    framed = _all_of(view, realm, 1 if placing else 0)
    size = framed.across * framed.width, framed.down * framed.height
    scale = min(1, (room[0] - 2 * RIM) / size[0], (room[1] - 2 * RIM) / size[1])
    elsewhere = realm != realm_shown(view, spots_of(marks), marks)
    shown = [mark for mark in marks if not (elsewhere and is_spot(mark))]
    at = (room[0] - size[0] * scale) / 2, (room[1] - size[1] * scale) / 2
    places = [] if elsewhere else spots_of(shown)
    drawn = draw(view, locale, shown, framed, size) + (_around(framed, places) or _nearby(view, framed))
    return rect(0, 0, *room, style.TABLE_TOP, 10) + group(drawn, at=at, scale=scale)


def _around(framed: Frame, places: Sequence[Spot]) -> str:
    """All places where a map card can be put; empty without any."""
    if not places:
        return ""
    left, top = min(place.x for place in places), min(place.y for place in places)
    across, down = _size([(place.x, place.y) for place in places])
    at = (left - framed.left) * framed.width, (top - framed.top) * framed.height
    return near(*at, across * framed.width, down * framed.height)


def _nearby(view: DungeoneerView, framed: Frame) -> str:
    """The surroundings of the hero that is attacked or acts; empty where another map or the end is shown."""
    seat = next((each.target for each in view.encounters if each.state not in ("dead", "cancelled")), acting(view))
    at = next((space for space in view.spaces if seat in space.heroes), None)
    if at is None or at.realm != framed.realm:
        return ""
    across, down = min(NEAR[0], framed.across), min(NEAR[1], framed.down)
    left = min(max(0.0, at.x - framed.left - (across - 1) / 2), framed.across - across)
    top = min(max(0.0, at.y - framed.top - (down - 1) / 2), framed.down - down)
    return near(left * framed.width, top * framed.height, across * framed.width, down * framed.height)


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
        across, down = _size(cells)
        size = min(38.0, each / across, height / down)
        x0, y0 = left + (each - size * across) / 2, (height - size * down) / 2
        parts += [
            _tiny(view, space, marks, x0 + (space.x - first) * size, y0 + (space.y - top) * size, size)
            for space in shown
        ]
        if realm == framed.realm:
            edge = {"stroke": LANTERN, "stroke_width": 2}
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
    edge = {"stroke": LANTERN if space.card in marks else outline, "stroke_width": 3 if space.card in marks else 1.5}
    parts = [
        rect(x + 1, y + 1, size - 2, size - 2, border, 3, **edge),
        rect(x + size * 0.16, y + size * 0.16, size * 0.68, size * 0.68, floor, 2),
    ]
    if space.kind == "entrance":
        parts.append(group(style.tower(), at=(x + size / 2, y + size / 2), scale=size / 60))
    if space.components:
        parts.append(circle(x + size * 0.78, y + size * 0.24, size * 0.13, COIN, stroke=INK, stroke_width=1))
    if None in wanted_by(view, space):
        parts.append(style.seal(x + size * 0.76, y + size * 0.76, size * 0.42))
    for index, seat in enumerate(space.heroes):
        across = x + size * (0.3 + 0.2 * (index % 3))
        down = y + size * (0.5 + 0.24 * (index // 3))
        now = seat == acting(view)
        radius = size * (0.2 if now else 0.14)
        parts.append(circle(across, down, radius, SEAT_COLOURS[seat], stroke=INK, stroke_width=1.5))
    return "".join(parts)

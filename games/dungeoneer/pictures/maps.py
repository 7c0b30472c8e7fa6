"""The part of the map that a picture shows, and the overview of all of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.dungeoneer.pictures import style, tiles
from games.dungeoneer.pictures.people import People
from games.dungeoneer.pictures.words import Locale, acting, attackers, is_spot, leads_to, wanted_by
from games.dungeoneer.rules.components import MAPS, STEPS, Realm
from games.dungeoneer.rules.map.geometry import Spot, opposite, spot_of
from games.dungeoneer.rules.marks import edge_mark, quest_mark
from games.dungeoneer.rules.view import DungeoneerView, SpaceView
from pictures.badges import sign
from pictures.kit import SMALLEST
from pictures.seats import seat_sign
from pictures.states import choosable
from pictures.svg import NARROWEST, group, line, near, rect, spot, text, width_of
from pictures.tokens import CHALK, INK, LANTERN, LANTERN_INK

Cell = tuple[int, int]
FOCUS_WEIGHT = 0.6
"""The number of spaces in sight that the hero's place is worth, for each cell that it is away from the middle."""
QUEST_WEIGHT = 3
"""The number of other spaces that the place of a marked quest is worth."""
LEAST = (76.0, 40.0)
"""The least size of a tile in a map that must be shown whole."""
LEGIBLE = (148.0, 110.0)
"""The least size of a tile in a map that may be cropped: most names fit into two lines."""
NEAR = (3, 4)
"""The columns and rows around the hero that the page keeps in view of a larger map."""
PLACING = ("setup", "build_map")
"""The phases in which map cards of the hand are placed."""
FINE = 22.0
"""The least size of the letters of a whole map's names, where they have room for it."""
RIM = 6
"""The distance of a map from the edge of the table."""
CODE = 34
"""The height of the plate of a cell's code."""
SIGN, LEGIBLE_SIGN = 34, 0.4
"""The height that the sign for half a turn needs at its full size, and its least scale."""
UNLIT = 0.36
"""The darkness of tiles that cannot be chosen while others can: ink on their badges keeps a contrast of 4.5."""


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

    def holds(self, x: int, y: int) -> bool:
        """Whether that cell is shown."""
        return self.left <= x < self.left + self.across and self.top <= y < self.top + self.down

    def place(self, x: int, y: int) -> tuple[float, float]:
        """The upper left corner of a cell, if that of the frame is the origin."""
        return (x - self.left) * self.width, (y - self.top) * self.height

    @property
    def size(self) -> tuple[float, float]:
        """The width and the height of all of it."""
        return self.across * self.width, self.down * self.height


def spots_of(marks: Iterable[str]) -> list[Spot]:
    """The cells where a map card may be placed, each once."""
    by_cell = {(spot.x, spot.y): spot for spot in map(spot_of, filter(is_spot, marks))}
    return list(by_cell.values())


def realm_shown(view: DungeoneerView, spots: Sequence[Spot], marks: Sequence[str]) -> str:
    """The map to show: the one where something is to be placed, else the one that the question or the turn is about."""
    realms = list(dict.fromkeys(space.realm for space in view.spaces))
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
    """The number of the spots that are empty cells next to that map; none where one is taken."""
    taken = {(space.x, space.y) for space in view.spaces if space.realm == realm}
    if any((spot.x, spot.y) in taken for spot in spots):
        return 0
    return sum(any((spot.x + dx, spot.y + dy) in taken for dx, dy in STEPS) for spot in spots)


def frame(view: DungeoneerView, marks: Sequence[str], room: tuple[float, float]) -> Frame:
    """The part of the map that fits into `room` with everything on it, around the hero and what is marked, or others.

    The destination of a marked quest counts more than any other space: it may lie beyond the spaces next to the hero.
    """
    realm = realm_shown(view, spots_of(marks), marks)
    shown = [space for space in view.spaces if space.realm == realm]
    quests = [quest.id for quest in view.quests if quest_mark(quest.id) in marks]
    ends = [space for space in shown if any(leads_to(quest, space) for quest in quests)]
    wanted = [(space.x, space.y) for space in shown if space.card in marks] or _newest(shown)
    if not marks:  # one on an upper edge stands out of its space
        heroes = [(space, view.players[seat].cusp) for space in shown for seat in space.heroes]
        wanted += [(space.x, space.y - (cusp == "n")) for space, cusp in heroes]
    wanted += [(space.x, space.y) for space in ends] * QUEST_WEIGHT
    cells = [(space.x, space.y) for space in shown] or [(0, 0)]
    return _Area(realm, cells, wanted, _focus(view, shown, wanted)).framed(room, (tiles.WIDTH, tiles.HEIGHT))


def far_frame(view: DungeoneerView, marks: Sequence[str], room: tuple[float, float], *, heroes: bool = False) -> Frame:
    """All of the map with the places for a card, or (`heroes`) as much as stays legible around heroes.

    The newest space is shown, too, unless the map would have to be smaller for it.
    """
    spots = spots_of(marks)
    realm = _realm_of_heroes(view) if heroes else realm_shown(view, spots, marks)
    shown = [space for space in view.spaces if space.realm == realm]
    taken = [(space.x, space.y) for space in shown if space.heroes]
    wanted = taken + _newest(shown) if heroes else [(spot.x, spot.y) for spot in spots]
    cells = [(space.x, space.y) for space in shown] + wanted or [(0, 0)]
    across, down = _extent(cells)
    width, height = room[0] / across, room[1] / down
    if heroes and wanted:
        needed = _extent(taken or wanted)
        width = max(width, min(LEGIBLE[0], room[0] / needed[0]))
        height = max(height, min(LEGIBLE[1], room[1] / needed[1]))
    width = max(LEAST[0], min(tiles.WIDTH, width))
    height = max(LEAST[1], min(width * 0.9, tiles.HEIGHT, height))
    return _Area(realm, cells, wanted, _focus(view, shown, wanted)).framed(room, (width, height))


def _newest(shown: Sequence[SpaceView]) -> list[Cell]:
    """Where the last card was placed on a map."""
    return [(shown[-1].x, shown[-1].y)] if shown else []


def _centre(view: DungeoneerView, shown: Sequence[SpaceView]) -> SpaceView | None:
    """Where the reader's hero is, otherwise the active hero; None where neither is shown."""
    spaces = (space for seat in (view.seat, view.turn) for space in shown if seat in space.heroes)
    return next(spaces, None)


def _realm_of_heroes(view: DungeoneerView) -> str:
    """The map where most of the others' heroes are."""
    realms = [space.realm for space in view.spaces for seat in space.heroes if seat != view.turn]
    return max(realms, key=realms.count) if realms else realm_shown(view, (), ())


class _Area(NamedTuple):
    """The cells of a map from which a picture shows as many as fit: first the `focus`, then those that are `wanted`."""

    realm: str
    cells: Sequence[Cell]
    wanted: Sequence[Cell]
    focus: Cell

    def framed(self, room: tuple[float, float], size: tuple[float, float]) -> Frame:
        """All of the cells in that size if they fit into the room; otherwise the best part of them."""
        left, top = min(x for x, _ in self.cells), min(y for _, y in self.cells)
        across, down = _extent(self.cells)
        columns, rows = _number_in(room[0], size[0], across), _number_in(room[1], size[1], down)
        if (columns, rows) == (across, down):
            return Frame(self.realm, left, top, across, down, *size, whole=True)
        parts = [
            Frame(self.realm, x, y, columns, rows, *size, whole=False)
            for x in range(left, left + across - columns + 1)
            for y in range(top, top + down - rows + 1)
        ]
        return max(parts, key=self._worth)

    def _worth(self, part: Frame) -> tuple[bool, int, float, Cell]:
        """The merit of a part: it shows the focus, what is wanted, and much around; of equals the upper left one."""
        wanted, shown = (sum(part.holds(*cell) for cell in cells) for cells in (self.wanted, self.cells))
        middle = part.left + (part.across - 1) / 2, part.top + (part.down - 1) / 2
        away = abs(middle[0] - self.focus[0]) + abs(middle[1] - self.focus[1])
        return part.holds(*self.focus), wanted, shown - FOCUS_WEIGHT * away, (-part.left, -part.top)


def _focus(view: DungeoneerView, shown: Sequence[SpaceView], wanted: Sequence[Cell]) -> Cell:
    """The cell of the hero in the centre, else the first that is wanted."""
    at = _centre(view, shown)
    return (at.x, at.y) if at is not None else next(iter(wanted), (0, 0))


def _extent(cells: Sequence[Cell]) -> Cell:
    """The columns and the rows that these cells lie in."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def _number_in(room: float, size: float, most: int) -> int:
    """The number of cells of that size that fit, tolerating a tiny excess."""
    return min(most, int(room / size + 0.001))


def on_table(
    view: DungeoneerView, locale: Locale, marks: Sequence[str], framed: Frame, room: tuple[float, float]
) -> str:
    """The framed part of the map on the rock, in the middle of `room`."""
    at = (room[0] - framed.size[0]) / 2, (room[1] - framed.size[1]) / 2
    return _rock(*room) + group(draw(view, locale, marks, framed), at=at)


def _rock(width: float, height: float) -> str:
    """The rock around a map, with a few cracks."""
    places = ((0.05, 0.1), (0.9, 0.06), (0.16, 0.78), (0.62, 0.86), (0.95, 0.6), (0.4, 0.04))
    cracks = "".join(f"M{width * x:g} {height * y:g}l14 8l-6 12l12 6" for x, y in places)
    return rect(0, 0, width, height, style.MOOD.rock, 10) + line(cracks, style.MOOD.plate, 3)


def draw(view: DungeoneerView, locale: Locale, marks: Sequence[str], framed: Frame, letters: float = SMALLEST) -> str:
    """The framed part of the map at the origin: tiles, the light on those that are marked, then everyone on them.

    `letters`: the size of the letters of names that have room for more than the smallest.
    """
    size = framed.width, framed.height
    placed = {(space.realm, space.x, space.y): space for space in view.spaces}
    seen = [space for space in view.spaces if space.realm == framed.realm and framed.holds(space.x, space.y)]
    shown = [_with_walls(space, placed) for space in seen]
    lit = {space.card for space in shown if space.card in marks}
    asks = bool(lit) or any(map(is_spot, marks))
    lower, light, upper = [], [], []
    for space in shown:
        at = framed.place(space.x, space.y)
        tile = tiles.Tile(locale, space, *size)
        drawn = tile.face(faint=space.number in view.visited, letters=letters)
        if asks and space.card not in lit and acting(view) not in space.heroes:
            drawn += rect(0, 0, *size, style.MOOD.ground, 8, opacity=UNLIT)
        lower.append(group(drawn, tile.spot(lit=space.card in lit), at=at))
        if space.card in lit:
            light.append(group(choosable(1, 1, size[0] - 2, size[1] - 2, 9), at=at))
        people = People(view, tile)
        upper.append(group(people.inside(), people.on_cusps(), at=at))
        for side, (across, down) in enumerate(STEPS):
            other = placed.get((space.realm, space.x + across, space.y + down))
            if other is not None and edge_mark(space.card, side) in marks:
                upper.append(group(tile.border(side, other), at=at))
    spots = [cell for cell in spots_of(marks) if framed.holds(cell.x, cell.y)]
    light += [group(_ghost(locale, cell, marks, *size), at=framed.place(cell.x, cell.y)) for cell in spots]
    return "".join(lower + light + upper)


def _with_walls(space: SpaceView, placed: Mapping[tuple[Realm, int, int], SpaceView]) -> SpaceView:
    """The space with a wall for each exit that leads to one: nobody can pass there (DN-1.11)."""
    exits = list(space.exits)
    for side, (across, down) in enumerate(STEPS):
        other = placed.get((space.realm, space.x + across, space.y + down))
        if other is not None and other.exits[opposite(side)].kind == "wall":
            exits[side] = other.exits[opposite(side)]
    return space.model_copy(update={"exits": exits})


def _ghost(locale: Locale, cell: Spot, marks: Sequence[str], width: float, height: float) -> str:
    """A cell where the card may be placed, with the code that its answers have, and where it is tapped.

    The upper half places the card as it lies, the lower one upside down, with a sign if there is room for it; or all of
    it does either.
    """
    spots = (spot_of(mark) for mark in marks if is_spot(mark))
    ways = sorted((way for way in spots if (way.x, way.y) == (cell.x, cell.y)), key=lambda way: way.turned)
    y = height / 2
    parts = [
        rect(5, 5, width - 10, height - 10, style.MOOD.ground, 10),
        choosable(5, 5, width - 10, height - 10, 10, 2),
    ]
    size = min(1.0, (height - CODE - 17) / SIGN)
    if ways[-1].turned and size >= LEGIBLE_SIGN:
        y = max(6 + CODE / 2, height / 4)
        top = y + CODE / 2 + 3  # the sign is in the middle of what is left below it
        parts.append(style.upside_down(width / 2, (top + height - 5) / 2, size))
    parts.append(_badge(locale.cell(cell.x, cell.y), y, width))
    step = height / len(ways)
    if len(ways) > 1 and y + CODE / 2 < step:
        parts.append(line(f"M16 {step:g}H{width - 16:g}", LANTERN, 1.5, opacity="0.6"))
    for index, way in enumerate(ways):
        parts.append(spot(way.id, _about_way(locale, way, len(ways)), 0, index * step, width, step, lit=True))
    return "".join(parts)


def _badge(name: str, y: float, width: float) -> str:
    """The code of a cell of this width on a plate with its middle at `y`: whole, in smaller letters if need be."""
    needed = width_of(name, SMALLEST)
    plate_width = min(width, needed + 20)
    size = min(SMALLEST, SMALLEST * (plate_width - 4) / (needed * NARROWEST))
    plate = rect(width / 2 - plate_width / 2, y - CODE / 2, plate_width, CODE, LANTERN, 12)
    return plate + text(width / 2, y, name, size, LANTERN_INK, "middle", plate_width - 4)


def _about_way(locale: Locale, way: Spot, ways: int) -> str:
    """The placement of a card by tapping this half of a cell, or the whole cell."""
    about = locale.say("do-place_turned" if way.turned else "do-place", x=way.x, y=way.y)
    if ways == 1:
        return about
    return locale.named(about, locale.say("words-half_turned" if way.turned else "words-half_straight"))


# All of a map


def _all_of(view: DungeoneerView, realm: str, beside: int = 1) -> Frame:
    """All of a map, and this many empty cells on each side of it."""
    cells = [(space.x, space.y) for space in view.spaces if space.realm == realm]
    left, top = min(x for x, _ in cells) - beside, min(y for _, y in cells) - beside
    across, down = (size + 2 * beside for size in _extent(cells))
    return Frame(realm, left, top, across, down, tiles.WIDTH, tiles.HEIGHT, whole=True)


def columns(view: DungeoneerView) -> dict[str, int]:
    """The number of columns of cells of each map, empty ones next to it included."""
    return {realm: _all_of(view, realm).across for realm in sorted({space.realm for space in view.spaces})}


def height_at(view: DungeoneerView, realm: str, width: float) -> float:
    """The height of all of a map that is drawn this wide, in units of the picture as `width`."""
    full_width, full_height = _all_of(view, realm).size
    return full_height * min(1.0, width / full_width)


def whole(view: DungeoneerView, locale: Locale, marks: Sequence[str], realm: str, room: tuple[float, float]) -> str:
    """All of a map on the rock, in the middle of `room`; with a row of empty cells around it while a card is placed.

    Placing a card changes the layout; a question does not.
    """
    placing = view.drawn is not None or view.phase in PLACING
    framed = _all_of(view, realm, 1 if placing else 0)
    width, height = framed.size
    scale = min(1, (room[0] - 2 * RIM) / width, (room[1] - 2 * RIM) / height)
    elsewhere = realm != realm_shown(view, spots_of(marks), marks)
    shown = [mark for mark in marks if not (elsewhere and is_spot(mark))]
    at = (room[0] - width * scale) / 2, (room[1] - height * scale) / 2
    drawn = draw(view, locale, shown, framed, round(FINE / scale)) + (
        _around(framed, spots_of(shown)) or _nearby(view, framed)
    )
    return _rock(*room) + group(drawn, at=at, scale=scale)


def _around(framed: Frame, places: Sequence[Spot]) -> str:
    """All places where a map card can be put; empty without any."""
    if not places:
        return ""
    across, down = _extent([(place.x, place.y) for place in places])
    at = framed.place(min(place.x for place in places), min(place.y for place in places))
    return near(*at, across * framed.width, down * framed.height)


def _nearby(view: DungeoneerView, framed: Frame) -> str:
    """The surroundings of the hero that is attacked or acts; empty where another map or the end is shown."""
    seat = next((encounter.target for encounter in attackers(view)), acting(view))
    centre = next((space for space in view.spaces if seat in space.heroes), None)
    if centre is None or centre.realm != framed.realm:
        return ""
    across, down = min(NEAR[0], framed.across), min(NEAR[1], framed.down)
    left = min(max(0.0, centre.x - framed.left - (across - 1) / 2), framed.across - across)
    top = min(max(0.0, centre.y - framed.top - (down - 1) / 2), framed.down - down)
    return near(left * framed.width, top * framed.height, across * framed.width, down * framed.height)


def overview(view: DungeoneerView, marks: Sequence[str], framed: Frame, width: float, height: float) -> str:
    """All maps side by side, each space a small card; the framed part is outlined."""
    realms = sorted({space.realm for space in view.spaces})
    map_width = (width - 12 * (len(realms) - 1)) / max(1, len(realms))
    return "".join(
        group(*_overview(view, marks, framed, realm, map_width, height), at=(index * (map_width + 12), 0))
        for index, realm in enumerate(realms)
    )


def _overview(
    view: DungeoneerView, marks: Sequence[str], framed: Frame, realm: str, width: float, height: float
) -> Iterator[str]:
    shown = [space for space in view.spaces if space.realm == realm]
    spots = spots_of(marks) if realm == framed.realm else []
    cells = [(space.x, space.y) for space in shown] + [(spot.x, spot.y) for spot in spots]
    first, top = min(x for x, _ in cells), min(y for _, y in cells)
    across, down = _extent(cells)
    cell_height = min(30.0, height / down, width / across / 1.35)
    cell_width = cell_height * 1.35
    x0, y0 = (width - cell_width * across) / 2, (height - cell_height * down) / 2

    def place(x: int, y: int) -> tuple[float, float]:
        return x0 + (x - first) * cell_width, y0 + (y - top) * cell_height

    for space in shown:
        yield group(*_tiny(view, space, cell_width, cell_height, lit=space.card in marks), at=place(space.x, space.y))
    for cell in spots:
        x, y = place(cell.x, cell.y)
        yield rect(x + 2, y + 2, cell_width - 4, cell_height - 4, "none", 3, stroke=LANTERN, stroke_width=2)
    if realm == framed.realm and (framed.across < across or framed.down < down):
        window = cell_width * framed.across, cell_height * framed.down
        yield rect(*place(framed.left, framed.top), *window, "none", 4, stroke=CHALK, stroke_width=2.5)


def _tiny(view: DungeoneerView, space: SpaceView, width: float, height: float, *, lit: bool) -> Iterator[str]:
    floor = style.FLOORS[space.printed.terrain or "dungeon"]
    edge = {"stroke": LANTERN, "stroke_width": 3} if lit else {"stroke": INK, "stroke_width": 1}
    yield rect(1.5, 1.5, width - 3, height - 3, floor, 3, **edge)
    if None in wanted_by(view, space):
        yield sign("quest", width * 0.78, height * 0.5, height * 0.7)
    for index, seat in enumerate(space.heroes):
        now = seat == acting(view)
        here = (
            width * (0.26 + 0.24 * (index % 3)),
            height * (0.5 if len(space.heroes) < 4 else 0.3 + 0.4 * (index // 3)),
        )
        yield seat_sign(seat, *here, height * (0.8 if now else 0.55))

"""A map as a picture: tiles with everyone on them, places for a card, and an overview of small cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import starmap

from games.dungeoneer.pictures import style, tiles
from games.dungeoneer.pictures.frames import Frame, Size, cells_of, realm_shown, realms_of, spaces_on, spots_of
from games.dungeoneer.pictures.people import People
from games.dungeoneer.pictures.words import Locale, acting, attackers, is_spot, wanted_by
from games.dungeoneer.rules.components import STEPS, Realm
from games.dungeoneer.rules.map.geometry import Spot, opposite
from games.dungeoneer.rules.marks import edge_mark
from games.dungeoneer.rules.view import DungeoneerView, SpaceView
from pictures.badges import sign
from pictures.kit import SMALLEST
from pictures.seats import seat_sign
from pictures.states import choosable
from pictures.svg import NARROWEST, group, line, near, rect, spot, spread, text, width_of
from pictures.tokens import CHALK, INK, LANTERN, LANTERN_INK

LEAST_COLUMNS, LEAST_ROWS = 3, 4
"""The least part of a larger map that the page keeps in view around a hero, in cells."""
MOST_COLUMNS, MOST_ROWS = 5, 6
"""The most that it keeps in view in order to show the reader's own hero as well."""
PLACING = ("setup", "build_map")
"""The phases in which map cards of the hand are placed."""
FINE = 22.0
"""The least size of the letters of a whole map's names, where they have room for it."""
RIM = 6
"""The distance of a map from the edge of the table."""
CODE = 34
"""The height of the plate of a cell's code."""
UNLIT = 0.36
"""The darkness of tiles that cannot be chosen while others can: ink on their badges keeps a contrast of 4.5."""
MAPS_APART = 12
"""The gap between two maps of the overview."""
TINY_HEIGHT, TINY_RATIO = 30.0, 1.35
"""The greatest height of a space in the overview, and the ratio of its width to that."""

Placed = Mapping[tuple[Realm, int, int], SpaceView]
"""All spaces by map and cell."""


def on_table(view: DungeoneerView, locale: Locale, marks: Sequence[str], framed: Frame, room: Size) -> str:
    """The framed part of the map on the rock, in the middle of `room`."""
    return _rock(*room) + group(draw(view, locale, marks, framed), at=_corner_in(room, *framed.size))


def _corner_in(room: Size, width: float, height: float) -> tuple[float, float]:
    """The upper left corner of something of this size in the middle of `room`."""
    room_width, room_height = room
    return (room_width - width) / 2, (room_height - height) / 2


def _rock(width: float, height: float) -> str:
    """The rock around a map, with a few cracks."""
    places = ((0.05, 0.1), (0.9, 0.06), (0.16, 0.78), (0.62, 0.86), (0.95, 0.6), (0.4, 0.04))
    cracks = "".join(f"M{width * x:g} {height * y:g}l14 8l-6 12l12 6" for x, y in places)
    return rect(0, 0, width, height, style.MOOD.rock, 10) + line(cracks, style.MOOD.plate, 3)


def draw(view: DungeoneerView, locale: Locale, marks: Sequence[str], framed: Frame, letters: float = SMALLEST) -> str:
    """The framed part of the map at the origin: tiles, the light on those that are marked, then everyone on them.

    `letters`: the size of the letters of names that have room for more than the smallest.
    """
    width, height = framed.width, framed.height
    placed = {(space.realm, space.x, space.y): space for space in view.spaces}
    seen = [space for space in spaces_on(view, framed.realm) if framed.holds(space.x, space.y)]
    asks = any(space.card in marks for space in seen) or any(map(is_spot, marks))
    lower, light, upper = [], [], []
    for space in seen:
        at, lit = framed.place(space.x, space.y), space.card in marks
        tile = tiles.Tile(locale, _with_walls(space, placed), width, height)
        people = People(view, tile, marks)
        drawn = tile.face(faint=space.number in view.visited, letters=letters)
        if asks and not lit and acting(view) not in space.heroes:
            drawn += rect(0, 0, width, height, style.MOOD.ground, 8, opacity=UNLIT)
        lower.append(group(drawn, tile.spot(lit=lit), at=at))
        if lit:
            light.append(group(choosable(1, 1, width - 2, height - 2, 9), at=at))
        upper.append(group(people.inside(), people.on_cusps(), at=at))
        for side, other in _neighbours(space, placed):
            if edge_mark(space.card, side) in marks:
                upper.append(group(tile.border(side, other), at=at))
    spots = [cell for cell in spots_of(marks) if framed.holds(cell.x, cell.y)]
    light += [
        group(_place_for_card(locale, cell, width, height, letters), at=framed.place(cell.x, cell.y)) for cell in spots
    ]
    return "".join(lower + light + upper)


def _neighbours(space: SpaceView, placed: Placed) -> Iterator[tuple[int, SpaceView]]:
    """The spaces next to this one, each after the number of the side on which it lies."""
    for side, (across, down) in enumerate(STEPS):
        other = placed.get((space.realm, space.x + across, space.y + down))
        if other is not None:
            yield side, other


def _with_walls(space: SpaceView, placed: Placed) -> SpaceView:
    """The space with a wall for each exit that leads to one: nobody can pass there (DN-1.11)."""
    exits = list(space.exits)
    for side, other in _neighbours(space, placed):
        beyond = other.exits[opposite(side)]
        if beyond.kind == "wall":
            exits[side] = beyond
    return space.model_copy(update={"exits": exits})


def _place_for_card(locale: Locale, cell: Spot, width: float, height: float, letters: float) -> str:
    """A cell where the card may be placed, with the code of its answers in `letters`, and where it is tapped."""
    name = locale.cell(cell.x, cell.y)
    drawn = rect(5, 5, width - 10, height - 10, style.MOOD.ground, 10)
    drawn += choosable(5, 5, width - 10, height - 10, 10, 2)
    drawn += _badge(name, height / 2, width, max(letters, SMALLEST))
    return drawn + spot(cell.mark, name, 0, 0, width, height, lit=True)


def _badge(name: str, y: float, width: float, letters: float) -> str:
    """The code of a cell of this width on a plate with its middle at `y`: whole, in smaller letters if need be."""
    needed = width_of(name, letters)
    plate_width = min(width, needed + 20)
    size = min(letters, letters * (plate_width - 4) / (needed * NARROWEST))
    plate_height = CODE * letters / SMALLEST
    plate = rect(width / 2 - plate_width / 2, y - plate_height / 2, plate_width, plate_height, LANTERN, 12)
    return plate + text(width / 2, y, name, size, LANTERN_INK, "middle", plate_width - 4)


# All of a map


def _all_of(view: DungeoneerView, realm: str, beside: int = 1) -> Frame:
    """All of a map, and this many empty cells on each side of it."""
    return Frame.around(realm, cells_of(spaces_on(view, realm)), beside=beside)


def columns(view: DungeoneerView) -> dict[str, int]:
    """The number of columns of cells of each map, empty ones next to it included."""
    return {realm: _all_of(view, realm).across for realm in realms_of(view)}


def height_at(view: DungeoneerView, realm: str, width: float) -> float:
    """The height of all of a map that is drawn this wide, in units of the picture as `width`."""
    full_width, full_height = _all_of(view, realm).size
    return full_height * min(1.0, width / full_width)


def whole(view: DungeoneerView, locale: Locale, marks: Sequence[str], realm: str, room: Size) -> str:
    """A whole map in the middle of `room`, with a row of empty cells around it while cards are placed.

    Only the placing of cards changes the layout: whether a question marks places does not.
    """
    placing = view.drawn is not None or view.phase in PLACING
    framed = _all_of(view, realm, 1 if placing else 0)
    (width, height), (room_width, room_height) = framed.size, room
    scale = min(1, (room_width - 2 * RIM) / width, (room_height - 2 * RIM) / height)
    is_asked_about = realm == realm_shown(view, marks)
    marks_here = [mark for mark in marks if is_asked_about or not is_spot(mark)]
    kept_in_view = _around_places(framed, spots_of(marks_here)) or _around_heroes(view, framed)
    drawn = draw(view, locale, marks_here, framed, round(FINE / scale)) + kept_in_view
    return _rock(*room) + group(drawn, at=_corner_in(room, width * scale, height * scale), scale=scale)


def _around_places(framed: Frame, places: Sequence[Spot]) -> str:
    """The area to keep in view of all places for a map card; empty without any."""
    if not places:
        return ""
    area = Frame.around(framed.realm, cells_of(places), (framed.width, framed.height))
    return near(*framed.place(area.left, area.top), *area.size)


def _around_heroes(view: DungeoneerView, framed: Frame) -> str:
    """The area to keep in view around the hero that is attacked or acts, with the reader's own hero unless it is far.

    Empty where another map or the end is shown.
    """
    hero = next((encounter.target for encounter in attackers(view)), acting(view))
    cell_of = {seat: (space.x, space.y) for space in spaces_on(view, framed.realm) for seat in space.heroes}
    if hero not in cell_of:
        return ""
    x, y = cell_of[hero]
    around = [(x - 1, y - 1), (x + 1, y + 1)]
    readers = [cell_of[view.seat]] if view.seat in cell_of else []
    both, alone = Frame.around(framed.realm, [*around, *readers]), Frame.around(framed.realm, around)
    area = both if both.across <= MOST_COLUMNS and both.down <= MOST_ROWS else alone
    # The least part or more, with that area in its middle, but not beyond the edges of the map.
    across = min(max(LEAST_COLUMNS, area.across), framed.across)
    down = min(max(LEAST_ROWS, area.down), framed.down)
    left = min(max(0.0, area.left - framed.left + (area.across - across) / 2), framed.across - across)
    top = min(max(0.0, area.top - framed.top + (area.down - down) / 2), framed.down - down)
    return near(left * framed.width, top * framed.height, across * framed.width, down * framed.height)


# The overview


def overview(view: DungeoneerView, marks: Sequence[str], framed: Frame, width: float, height: float) -> str:
    """All maps side by side, each space a small card; the framed part is outlined."""
    realms = realms_of(view)
    map_width = (width - MAPS_APART * (len(realms) - 1)) / max(1, len(realms))
    shown = (_small_map(view, marks, framed, realm, (map_width, height)) for realm in realms)
    return spread(shown, map_width + MAPS_APART)


def _small_map(view: DungeoneerView, marks: Sequence[str], framed: Frame, realm: str, room: Size) -> str:
    """A map in the middle of `room`, with its marked places and the outline of the framed part."""
    spaces, spots = spaces_on(view, realm), spots_of(marks) if realm == framed.realm else []
    cells = Frame.around(realm, cells_of([*spaces, *spots]))
    room_width, room_height = room
    height = min(TINY_HEIGHT, room_height / cells.down, room_width / cells.across / TINY_RATIO)
    width = height * TINY_RATIO
    small = replace(cells, width=width, height=height)
    parts = []
    for space in spaces:
        drawn = _tiny(view, space, width, height, lit=space.card in marks)
        parts.append(group(drawn, at=small.place(space.x, space.y)))
    for x, y in starmap(small.place, cells_of(spots)):
        parts.append(rect(x + 2, y + 2, width - 4, height - 4, "none", 3, stroke=LANTERN, stroke_width=2))
    if realm == framed.realm and (framed.across < small.across or framed.down < small.down):
        window = replace(framed, width=width, height=height).size
        corner = small.place(framed.left, framed.top)
        parts.append(rect(*corner, *window, "none", 4, stroke=CHALK, stroke_width=2.5))
    return group(*parts, at=_corner_in(room, *small.size))


def _tiny(view: DungeoneerView, space: SpaceView, width: float, height: float, *, lit: bool) -> str:
    """A space as a small card: its floor, a star for the global quest, and the heroes in up to two rows."""
    floor = style.FLOORS[space.printed.terrain or "dungeon"]
    edge = {"stroke": LANTERN, "stroke_width": 3} if lit else {"stroke": INK, "stroke_width": 1}
    parts = [rect(1.5, 1.5, width - 3, height - 3, floor, 3, **edge)]
    if None in wanted_by(view, space):
        parts.append(sign("quest", width * 0.78, height * 0.5, height * 0.7))
    in_one_row = len(space.heroes) < 4
    for index, seat in enumerate(space.heroes):
        across, down = 0.26 + 0.24 * (index % 3), 0.5 if in_one_row else 0.3 + 0.4 * (index // 3)
        size = 0.8 if seat == acting(view) else 0.55
        parts.append(seat_sign(seat, width * across, height * down, height * size))
    return "".join(parts)

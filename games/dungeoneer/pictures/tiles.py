"""One space of the map as a tile of cut paper: floor and walls, doors, a drawing, its name, and who is in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.dungeoneer.pictures import style
from games.dungeoneer.pictures.motifs import HEIGHT as MOTIF_HEIGHT
from games.dungeoneer.pictures.motifs import WIDTH as MOTIF_WIDTH
from games.dungeoneer.pictures.motifs import motif
from games.dungeoneer.pictures.words import Locale, acting, hero_about, space_about, wanted_by
from games.dungeoneer.rules.components import DIRECTIONS, MAPS, name_of
from games.dungeoneer.rules.marks import edge_mark, hero_mark
from games.dungeoneer.rules.view import DungeoneerView, ExitView, SpaceView, exit_view
from pictures.badges import badge
from pictures.kit import SMALLEST
from pictures.paragraphs import broken
from pictures.states import choosable
from pictures.svg import NARROWEST, circle, group, line, path, piece, rect, spot, text, width_of
from pictures.tokens import INK, PAPER
from pictures.typefaces import TITLE
from rules.messages import Seat, refer

WIDTH, HEIGHT = 226, 152
"""The size of a tile that shows everything; smaller ones leave out numbers, and a name that does not fit."""
WALL, FAR_WALL = 8, 6
"""The depth of its walls, and of those of a small tile."""
MARGIN = 2
"""Between a wall and the paper with the name."""
GAP, POST = 52, 5
"""The width of a door, and of its posts."""
DOOR_IN, DOOR_ASIDE = 20, 33
"""The distance of the badges of doors from the upper or lower edge, and from the sides."""
GAIN, GAIN_IN, GAIN_ASIDE = 40, 27, 29
"""The size of the badges of Glory and Peril, and their distance from the lower edge and from the sides."""
SIDE_LEAN = 14
"""The distance by which the drawing gives way to the badge of a door at one side."""
BAND, ROW = 33, 30
"""The height of the band with a name of the smallest letters, and of a line of the name of a small tile."""
NAME_SIZES, LARGEST = (34, 32, 30), 36.0
"""Sizes of the letters of a name, and the largest one, on a tile that is drawn smaller afterwards."""
CHIP_IN, CHIP_GAP = 17, 5
"""The distance of the middle of obstacles from the name, and the gap between two of them."""
FLAG_ASIDE, LOW_FLAG_ASIDE, LOW_FLAG_IN = 28, 70, 28
"""The distance of the signs of quests from the sides, and of those at the lower edge from the sides and from it."""
PAWN, FAR_PAWN = 54.0, 46.0
"""The size of a hero, and the largest one on a small tile."""
PAWN_ROW = 34.0
"""The largest distance between two rows of heroes."""
LEAST_STEP, LEAST_FLOOR = 18, 42
"""The least distance between the heroes of a small tile: with less, one is drawn, with the number of the others. The
least height for them below its name: with less, the name is left out."""
FAR_IN, THING = 10.0, 32
"""The distance of heroes and signs of quests from the sides of a small tile, and the width that a sign takes."""


class Printed(NamedTuple):
    """The face of a map card as it lies now."""

    card: str
    exits: tuple[ExitView, ...]
    linked: bool
    faint: bool = False
    """Its Glory and Peril cannot be gained now."""


def printed(space: SpaceView, *, faint: bool = False) -> Printed:
    """The face of a space."""
    return Printed(space.card, tuple(space.exits), space.linked, faint)


def card_as_space(card: str, *, turned: bool = False) -> SpaceView:
    """A map card as it would lie."""
    exits = [exit_view(MAPS[card].exits[(side + 2) % 4 if turned else side]) for side in range(4)]
    return SpaceView(number=-1, card=card, x=0, y=0, turned=turned, exits=exits, linked=False, heroes=[], components=[])


def face(
    locale: Locale,
    space: SpaceView,
    width: float = WIDTH,
    height: float = HEIGHT,
    *,
    faint: bool = False,
    letters: float = SMALLEST,
) -> str:
    """The tile without anyone on it, at the origin; its name in `letters` of that size, if there is room for them."""
    shown = locale.nameless(), printed(space, faint=faint)
    return _full(*shown, letters) if is_full(width, height) else _far(*shown, width, height)


def is_full(width: float, height: float) -> bool:
    """Whether a tile of this size shows everything."""
    return width >= WIDTH and height >= HEIGHT


# Floor and walls


@lru_cache(maxsize=512)
def _ground(card: str, exits: tuple[ExitView, ...], width: float, height: float, wall: float) -> str:
    """Walls, the floor with a shade at its foot, and a gap in the wall for each door."""
    floor = style.FLOORS[MAPS[card].terrain or "dungeon"]
    floor_end = height - wall
    parts = [
        rect(1, 1, width - 2, height - 2, style.WALL, 8, stroke=style.MOOD.edge, stroke_width=1.5),
        rect(wall, wall, width - 2 * wall, height - 2 * wall, floor, 4),
    ]
    gap = min(GAP, width * 0.36)
    for side, exit in enumerate(exits):
        if exit.kind != "wall":
            parts.append(_doorway(exit, side, (width, height), gap, wall, floor))
    shade = f"M{wall:g} {floor_end - height / 4:g}H{width - wall:g}V{floor_end - 4:g}q0 4-4 4H{wall + 4:g}q-4 0-4-4Z"
    return "".join([*parts, path(shade, "#000000", opacity="0.1")])


def _doorway(exit: ExitView, side: int, size: tuple[float, float], gap: float, wall: float, floor: str) -> str:
    """The gap of a door; in a small tile, which has no badges, with a bolted bar or teeth."""
    width, height = size
    left = ((width, height)[side % 2] - gap) / 2
    posts = line(f"M{left:g} 1V{wall:g}M{left + gap:g} 1V{wall:g}", "#8d7f66", POST)
    drawn = rect(left, 0, gap, wall + 0.5, floor) + posts
    if wall < WALL and exit.threatens and not exit.opened:
        drawn += _barred(exit.kind, left, gap)
    moved = (
        "",
        f"translate({width:g} 0) rotate(90)",
        f"translate({width:g} {height:g}) rotate(180)",
        f"translate(0 {height:g}) rotate(270)",
    )[side]
    return f'<g transform="{moved}">{drawn}</g>' if moved else drawn


def _barred(kind: str, left: float, gap: float) -> str:
    edge = {"stroke": INK, "stroke_width": 2}
    if kind == "locked":
        bolts = "".join(circle(left + gap * height / 6, 6, 2.4, INK) for height in (1, 3, 5))
        return rect(left, 0, gap, 12, style.LOCKED, 2, **edge) + bolts
    teeth = "".join(f"l{gap / 8:g} 13l{gap / 8:g}-13" for _ in range(4))
    return path(f"M{left:g} 0{teeth}Z", style.TRAPPED, **edge)


# With everything


class _Rows(NamedTuple):
    """Where things lie in a tile: the upper edge of the name's band, and the middles of what is at the sides."""

    band: float
    sides: float
    height: float = BAND
    """The height of the band."""

    @property
    def floor(self) -> float:
        """The upper edge of the room below the name."""
        return self.band + self.height + MARGIN


def _rows(exits: Sequence[ExitView]) -> _Rows:
    """Everything lies lower with the badge of a door above it."""
    return _Rows(band=38, sides=89) if exits[0].threatens else _Rows(band=WALL + MARGIN, sides=75)


@lru_cache(maxsize=512)
def _full(locale: Locale, shown: Printed, letters: float) -> str:
    """A tile at full size: name, drawing, Glory and Peril, doors with their threats, obstacles."""
    card, name = MAPS[shown.card], locale.name(shown.card)
    north, east, _, west = shown.exits
    paper_width = WIDTH - 2 * (WALL + MARGIN)
    most = SMALLEST if north.threatens else min(letters, LARGEST)
    sizes = (size for size in (most, *NAME_SIZES) if size <= most and _fits(name, paper_width, size))
    size = next(sizes, SMALLEST)
    rows = _rows(shown.exits)._replace(height=BAND + size - SMALLEST)
    lean = SIDE_LEAN * (west.threatens - east.threatens)
    room = HEIGHT - WALL - rows.floor
    scale = min(1.25, (room - 2) / MOTIF_HEIGHT)
    gains = badge("glory", card.glory, GAIN_ASIDE, HEIGHT - GAIN_IN, GAIN)
    gains += badge("peril", card.peril, WIDTH - GAIN_ASIDE, HEIGHT - GAIN_IN, GAIN)
    places = (
        (WIDTH / 2, DOOR_IN),
        (WIDTH - DOOR_ASIDE, rows.sides),
        (WIDTH / 2, HEIGHT - DOOR_IN),
        (DOOR_ASIDE, rows.sides),
    )
    parts = [
        _ground(shown.card, shown.exits, WIDTH, HEIGHT, WALL),
        group(motif(shown.card), at=(WIDTH / 2 + lean, rows.floor + room - scale * MOTIF_HEIGHT / 2), scale=scale),
        rect(WALL + MARGIN, rows.band, paper_width, rows.height, PAPER, 5),
        _name(name, WIDTH / 2, rows.band + rows.height / 2, paper_width, size),
        group(gains, opacity="0.4") if shown.faint else gains,
        *(
            style.door(exit.kind, exit.attr or "speed", exit.target or 0, *place, opened=exit.opened)
            for exit, place in zip(shown.exits, places, strict=True)
            if exit.threatens
        ),
    ]
    chips = obstacles(shown.card, linked=shown.linked)
    x = WIDTH / 2 + 2 * lean - (sum(width for _, width in chips) + CHIP_GAP * (len(chips) - 1)) / 2
    for drawn, width in chips:
        parts.append(group(drawn, at=(x, rows.floor + CHIP_IN)))
        x += width + CHIP_GAP
    return "".join(parts)


def _fits(words: str, room: float, size: float) -> bool:
    return width_of(words, size, TITLE) * NARROWEST <= room


def _name(words: str, x: float, y: float, room: float, size: float = SMALLEST) -> str:
    return text(x, y, words, size, INK, "middle", room, TITLE)


def obstacles(card: str, *, linked: bool = False) -> list[tuple[str, float]]:
    """Chips with what lies in the middle of a card, each with its width."""
    shown = MAPS[card]
    obstacles = [style.obstacle(kind, str(threat.target), threat.attr) for kind, threat in shown.obstacles]
    if shown.hazard:
        obstacles.append(style.obstacle("hazard", f"+{shown.hazard}"))
    if shown.sewer:
        obstacles.append(style.obstacle("sewer", shown.sewer))
    if shown.portal or linked:
        obstacles.append(style.obstacle("portal" if linked else "portal_shut"))
    return obstacles


# From afar


@lru_cache(maxsize=1024)
def _far(locale: Locale, shown: Printed, width: float, height: float) -> str:
    """A smaller tile: the drawing, and the name if it has room."""
    lines = name_lines(locale.name(shown.card), width, height)
    top = _below_name(lines) + MARGIN
    room = height - FAR_WALL - top
    paper_width = width - 2 * (FAR_WALL + MARGIN)
    scale = min((room - 2) / MOTIF_HEIGHT, paper_width / MOTIF_WIDTH)
    parts = [
        _ground(shown.card, shown.exits, width, height, FAR_WALL),
        group(motif(shown.card), at=(width / 2, top + room / 2), scale=scale),
    ]
    if lines:
        parts.append(rect(FAR_WALL + 1, FAR_WALL + 1, paper_width + MARGIN, ROW * len(lines) + 2, PAPER, 4))
    for index, line_words in enumerate(lines):
        parts.append(_name(line_words, width / 2, FAR_WALL + MARGIN + ROW * (index + 0.5), paper_width))
    return "".join(parts)


def _below_name(lines: Sequence[str]) -> float:
    """The upper edge of the room below the name of a small tile."""
    return FAR_WALL + (ROW * len(lines) + 3 if lines else 0)


@lru_cache(maxsize=512)
def name_lines(words: str, width: float, height: float) -> list[str]:
    """The name of a small tile in one line or two; none where it would be cut off or leave no room for heroes."""
    room = width - 2 * (FAR_WALL + MARGIN)
    lines = broken(words, SMALLEST, room / NARROWEST, 2, TITLE)[0]
    fits = all(_fits(row, room, SMALLEST) for row in lines)
    return lines if fits and height - 2 * FAR_WALL - ROW * len(lines) >= LEAST_FLOOR else []


# Who is in it


def people(view: DungeoneerView, locale: Locale, space: SpaceView, width: float, height: float) -> str:
    """Heroes, things to be carried and the places of quests on a tile at the origin; not heroes on a cusp."""
    draw = _heroes_apart if is_full(width, height) else _crowd
    standing = [seat for seat in space.heroes if view.players[seat].cusp is None]
    return draw(view, locale, space, standing, width, height)


def _heroes_apart(
    view: DungeoneerView, locale: Locale, space: SpaceView, standing: Sequence[Seat], width: float, height: float
) -> str:
    """Signs of quests at sides without a threat; what lies and stands on a tile at full size, in one row or two."""
    north, east, south, west = space.exits
    rows = _rows(space.exits)
    y, size = height - 38, PAWN
    if south.threatens:  # above the badge of that door
        y, size = height - 55, 44.0
    elif north.threatens and obstacles(space.card, linked=space.linked):  # below what lies there
        y, size = height - 31, 42.0
    flags = [] if east.threatens else [(width - FLAG_ASIDE, rows.sides)]
    flags += [] if west.threatens else [(FLAG_ASIDE, rows.sides)]
    flags += [(x, height - LOW_FLAG_IN) for x in (width - LOW_FLAG_ASIDE, LOW_FLAG_ASIDE)]
    parts = [style.quest_sign(owner, *place) for owner, place in zip(wanted_by(view, space), flags, strict=False)]
    left, right = (66.0 if side.threatens and south.threatens else 54.0 for side in (west, east))
    pieces: list[Seat | None] = [*(None for _ in space.components), *standing]  # None: a component
    half = len(pieces) // 2 if len(pieces) > 4 else 0
    lines = [line for line in (pieces[:half], pieces[half:]) if line]
    lift = min(PAWN_ROW, y - size / 2 - rows.floor)
    for up, row in zip(range(len(lines) - 1, -1, -1), lines, strict=True):
        step = min(size, (width - right - left - size / 2) / max(1, len(row) - 1))
        first = (left + width - right) / 2 - step * (len(row) - 1) / 2
        for index, seat in enumerate(row):
            at = (first + index * step, y - lift * up)
            parts.append(style.bundle(*at) if seat is None else _pawn(view, locale, seat, *at, size, min(size, step)))
    return "".join(parts)


def _crowd(
    view: DungeoneerView, locale: Locale, space: SpaceView, standing: Sequence[Seat], width: float, height: float
) -> str:
    """Heroes from the left edge of a smaller tile, a number for those without room; signs of quests from the right."""
    lines = name_lines(locale.name(space.card), width, height)
    top, bottom = _below_name(lines), height - FAR_WALL
    y = (top + bottom) / 2
    size = min(FAR_PAWN, bottom - top, width * 0.44)
    things: list[Seat | str | None] = [*wanted_by(view, space), *space.components]
    heroes_width = (0, size + 4, size + 40)[min(2, len(standing))]
    most = max(len(standing) < 2, int((width - 2 * FAR_IN - heroes_width) / THING))
    parts = []
    right = width - FAR_IN
    things_y = y if lines or not standing else FAR_WALL + 20
    for thing in things[:most]:
        x = right - 14
        parts.append(style.bundle(x, things_y, 28) if isinstance(thing, str) else style.quest_sign(thing, x, things_y))
        right -= THING
    room = right - FAR_IN - size
    shown = standing if len(standing) < 2 or room / (len(standing) - 1) >= LEAST_STEP else standing[:1]
    step = min(size * 0.8, room / (len(shown) - 1)) if len(shown) > 1 else size
    for index, seat in enumerate(shown):
        parts.append(_pawn(view, locale, seat, FAR_IN + size / 2 + index * step, y, size, min(size, step)))
    if hidden := len(standing) - len(shown):
        parts.append(text(FAR_IN + 4 + size, y, f"+{hidden}", SMALLEST, INK, "start", max(34.0, room), TITLE))
    return "".join(parts)


def on_cusps(view: DungeoneerView, locale: Locale, space: SpaceView, width: float, height: float) -> str:
    """Heroes between this space and the next, to be drawn over both; the tile is at the origin.

    One on the upper or lower edge stands clear of the name below it.
    """
    places = {"n": (width / 2, -14.0), "e": (width, height / 2), "s": (width / 2, height - 14), "w": (0.0, height / 2)}
    cusps = [(seat, view.players[seat].cusp) for seat in space.heroes]
    size = min(FAR_PAWN, height * 0.6)
    return "".join(_pawn(view, locale, seat, *places[cusp], size, size) for seat, cusp in cusps if cusp is not None)


def _pawn(view: DungeoneerView, locale: Locale, seat: Seat, x: float, y: float, size: float, width: float) -> str:
    """A hero around (x, y), above the place that is tapped, of that `width`; the light is on its plate instead."""
    drawn = style.pawn(seat, x, y, size, tipped=view.players[seat].tipped, now=seat == acting(view))
    place = spot(hero_mark(seat), hero_about(view, locale, seat), x - width / 2, y - size / 2, width, size, lit=True)
    return place + piece(f"hero-{seat}", group(drawn, pointer_events="none"))


# What is tapped

EDGE_LONG, EDGE_WIDTH = 100, 44
"""The size of what marks the border between two tiles, at full size."""


def tile_spot(locale: Locale, space: SpaceView, width: float, height: float, *, lit: bool = False) -> str:
    """Where a tile at the origin can be tapped; `lit`: the light is on it already."""
    about = space_about(locale, space, [locale.player(seat) for seat in space.heroes])
    return spot(space.card, about, 0, 0, width, height, lit=lit)


def border(locale: Locale, space: SpaceView, side: int, other: SpaceView, width: float, height: float) -> str:
    """The border between this tile, which is at the origin, and the `other` one on that side, marked."""
    across, down = (EDGE_WIDTH, EDGE_LONG) if side % 2 else (EDGE_LONG, EDGE_WIDTH)
    edge_width, edge_height = across * width / WIDTH, down * height / HEIGHT
    left, top = width * (0.5, 1, 0.5, 0)[side] - edge_width / 2, height * (0, 0.5, 1, 0.5)[side] - edge_height / 2
    way = refer(f"side-{DIRECTIONS[side]}")
    about = locale.say("do-edge", one=name_of(space.card), side=way, other=name_of(other.card))
    touched = spot(edge_mark(space.card, side), about, left, top, edge_width, edge_height, lit=True)
    return choosable(left, top, edge_width, edge_height) + touched

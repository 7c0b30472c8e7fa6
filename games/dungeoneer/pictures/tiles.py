"""One space of the map as a tile of cut paper: floor and walls, doors, a drawing, its name; `people.py` fills it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from games.dungeoneer.pictures import style
from games.dungeoneer.pictures.motifs import HEIGHT as MOTIF_HEIGHT
from games.dungeoneer.pictures.motifs import WIDTH as MOTIF_WIDTH
from games.dungeoneer.pictures.motifs import motif
from games.dungeoneer.pictures.words import Locale, space_about
from games.dungeoneer.rules.components import DIRECTIONS, MAPS, name_of
from games.dungeoneer.rules.marks import edge_mark
from games.dungeoneer.rules.view import ExitView, SpaceView, exit_view
from pictures.badges import badge
from pictures.kit import SMALLEST
from pictures.paragraphs import broken
from pictures.states import choosable
from pictures.svg import NARROWEST, circle, group, line, path, rect, spot, text, width_of
from pictures.tokens import INK, PAPER
from pictures.typefaces import TITLE
from rules.messages import refer

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
SIDE_LEAN, CHIP_LEAN = 14, 28
"""The distances by which the drawing, and the obstacles on it, give way to the badge of a door at one side."""
BAND, ROW = 33, 30
"""The height of the band with a name of the smallest letters, and of a line of the name of a small tile."""
NAME_SIZES, LARGEST = (34, 32, 30), 36.0
"""Sizes of the letters of a name, and the largest one, on a tile that is drawn smaller afterwards."""
CHIP_IN, CHIP_GAP = 17, 5
"""The distance of the middle of obstacles from the name, and the gap between two of them."""
LEAST_FLOOR = 42
"""The least height of a small tile below its name: with less, the name is left out."""
EDGE_LONG, EDGE_WIDTH = 100, 44
"""The size of what marks the border between two tiles, at full size."""


class Printed(NamedTuple):
    """The face of a map card as it lies now."""

    card: str
    exits: tuple[ExitView, ...]
    linked: bool
    faint: bool = False
    """Its Glory and Peril cannot be gained now."""


def card_as_space(card: str, *, turned: bool = False) -> SpaceView:
    """A map card as it would lie."""
    exits = [exit_view(MAPS[card].exits[(side + 2) % 4 if turned else side]) for side in range(4)]
    return SpaceView(number=-1, card=card, x=0, y=0, turned=turned, exits=exits, linked=False, heroes=[], components=[])


@dataclass(frozen=True, slots=True)
class Tile:
    """A space as a tile at the origin, without anyone on it."""

    locale: Locale
    space: SpaceView
    width: float = WIDTH
    height: float = HEIGHT

    @property
    def is_full(self) -> bool:
        """Whether it is large enough to show everything."""
        return self.width >= WIDTH and self.height >= HEIGHT

    def face(self, *, faint: bool = False, letters: float = SMALLEST) -> str:
        """The tile as drawn; its name in `letters` of that size, if there is room for them; `faint`: see `Printed`."""
        space, locale = self.space, self.locale.nameless()
        shown = Printed(space.card, tuple(space.exits), space.linked, faint)
        return _full(locale, shown, letters) if self.is_full else _far(locale, shown, self.width, self.height)

    def spot(self, mark: str = "", *, lit: bool = False) -> str:
        """Where the tile can be tapped, with the mark of its card if no other; `lit`: the light is on it already."""
        space, locale = self.space, self.locale
        about = space_about(locale, space, [locale.player(seat) for seat in space.heroes])
        return spot(mark or space.card, about, 0, 0, self.width, self.height, lit=lit)

    def border(self, side: int, other: SpaceView) -> str:
        """The border between this space and the `other` one on that side, marked."""
        across, down = (EDGE_WIDTH, EDGE_LONG) if side % 2 else (EDGE_LONG, EDGE_WIDTH)
        edge_width, edge_height = across * self.width / WIDTH, down * self.height / HEIGHT
        left = self.width * (0.5, 1, 0.5, 0)[side] - edge_width / 2
        top = self.height * (0, 0.5, 1, 0.5)[side] - edge_height / 2
        card, way = self.space.card, refer(f"side-{DIRECTIONS[side]}")
        about = self.locale.say("do-edge", one=name_of(card), side=way, other=name_of(other.card))
        touched = spot(edge_mark(card, side), about, left, top, edge_width, edge_height, lit=True)
        return choosable(left, top, edge_width, edge_height) + touched


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
    lengths_and_turns = (  # of each wall; the upper one turned like this would lie there
        (width, ""),
        (height, f"translate({width:g} 0) rotate(90)"),
        (width, f"translate({width:g} {height:g}) rotate(180)"),
        (height, f"translate(0 {height:g}) rotate(270)"),
    )
    for exit, (length, turn) in zip(exits, lengths_and_turns, strict=True):
        if exit.kind != "wall":
            drawn = _doorway(exit, (length - gap) / 2, gap, wall, floor)
            parts.append(f'<g transform="{turn}">{drawn}</g>' if turn else drawn)
    shade = f"M{wall:g} {floor_end - height / 4:g}H{width - wall:g}V{floor_end - 4:g}q0 4-4 4H{wall + 4:g}q-4 0-4-4Z"
    return "".join([*parts, path(shade, "#000000", opacity="0.1")])


def _doorway(exit: ExitView, left: float, gap: float, wall: float, floor: str) -> str:
    """The gap of a door in the upper wall; in a small tile, which has no badges, with a bolted bar or teeth."""
    posts = line(f"M{left:g} 1V{wall:g}M{left + gap:g} 1V{wall:g}", "#8d7f66", POST)
    barred = _barred(exit.kind, left, gap) if wall < WALL and exit.threatens and not exit.opened else ""
    return rect(left, 0, gap, wall + 0.5, floor) + posts + barred


def _barred(kind: str, left: float, gap: float) -> str:
    """The bolted bar of a locked exit or the teeth of a trapped one, over a gap in the upper wall."""
    edge = {"stroke": INK, "stroke_width": 2}
    if kind == "locked":
        bolts = "".join(circle(left + gap * height / 6, 6, 2.4, INK) for height in (1, 3, 5))
        return rect(left, 0, gap, 12, style.LOCKED, 2, **edge) + bolts
    teeth = "".join(f"l{gap / 8:g} 13l{gap / 8:g}-13" for _ in range(4))
    return path(f"M{left:g} 0{teeth}Z", style.TRAPPED, **edge)


# With everything


class Rows(NamedTuple):
    """Where things lie in a full tile: the upper edge of the name's band, and the middles of what is at the sides."""

    band: float
    sides: float
    height: float = BAND
    """The height of the band."""

    @property
    def floor(self) -> float:
        """The upper edge of the room below the name."""
        return self.band + self.height + MARGIN


def rows_with(exits: Sequence[ExitView]) -> Rows:
    """Everything lies lower with the badge of a door above it."""
    return Rows(band=38, sides=89) if exits[0].threatens else Rows(band=WALL + MARGIN, sides=75)


@lru_cache(maxsize=512)
def _full(locale: Locale, shown: Printed, letters: float) -> str:
    """A tile at full size: name, drawing, Glory and Peril, doors with their threats, obstacles."""
    card, name = MAPS[shown.card], locale.name(shown.card)
    north, east, _, west = shown.exits
    paper_width = WIDTH - 2 * (WALL + MARGIN)
    most = SMALLEST if north.threatens else min(letters, LARGEST)
    sizes = (size for size in (most, *NAME_SIZES) if size <= most and _fits(name, paper_width, size))
    size = next(sizes, SMALLEST)
    rows = rows_with(shown.exits)._replace(height=BAND + size - SMALLEST)
    leans = int(west.threatens) - int(east.threatens)  # 1: to the right, -1: to the left
    middle = WIDTH / 2 + leans * SIDE_LEAN
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
        group(motif(shown.card), at=(middle, rows.floor + room - scale * MOTIF_HEIGHT / 2), scale=scale),
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
    x = WIDTH / 2 + leans * CHIP_LEAN - (sum(width for _, width in chips) + CHIP_GAP * (len(chips) - 1)) / 2
    for drawn, width in chips:
        parts.append(group(drawn, at=(x, rows.floor + CHIP_IN)))
        x += width + CHIP_GAP
    return "".join(parts)


def _fits(words: str, room: float, size: float) -> bool:
    """Whether the words have room in one line, with narrow letters at most."""
    return width_of(words, size, TITLE) * NARROWEST <= room


def _name(words: str, x: float, y: float, room: float, size: float = SMALLEST) -> str:
    """The name around (x, y), its letters narrowed where they have no more room."""
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
    top = below_name(lines) + MARGIN
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


def below_name(lines: Sequence[str]) -> float:
    """The upper edge of the room below the name of a small tile."""
    return FAR_WALL + (ROW * len(lines) + 3 if lines else 0)


@lru_cache(maxsize=512)
def name_lines(words: str, width: float, height: float) -> list[str]:
    """The name of a small tile in one line or two; none where it would be cut off or leave no room for heroes."""
    room = width - 2 * (FAR_WALL + MARGIN)
    lines = broken(words, SMALLEST, room / NARROWEST, 2, TITLE)
    fits = all(_fits(row, room, SMALLEST) for row in lines)
    return lines if fits and height - 2 * FAR_WALL - ROW * len(lines) >= LEAST_FLOOR else []

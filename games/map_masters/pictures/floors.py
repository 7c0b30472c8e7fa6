"""Cards as they lie: the main floor with corridors of earth and rooms of stone, and the hatched basement.

All cards of a level are drawn together, layer by layer: all the rock, then all corridors, and so on. Corridors, which
consist of many pieces, have one shape per card, the other layers one for all cards: that is the fastest to draw.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from games.map_masters.pictures import style
from games.map_masters.pictures.icons import icon
from games.map_masters.rules.cards import BASE, HEIGHT, MAIN, STEP_OF, WIDTH, Face, Place, face
from pictures.svg import path
from pictures.tokens import INK

UNIT = 40
"""One cell, in the units in which floors are written."""
BAND, EDGE = 24, 31
"""The width of a corridor, without and with its edge."""
CELLAR_BAND = 20
HATCH, HATCHES = 2, 8
"""The width and distance of the hatching of the basement."""
HINT, HINT_EDGE = 7, 12
DASH, DASHES = 7, 10
"""How long the dashes of a hinted basement are, and how far apart they begin."""
SILL = 3
"""How far a corridor extends over the border at an opening, to show that it continues."""
WALL = 5
ICON = 0.86
DOOR_WIDE, DOOR_DEEP, DOOR_EDGE = 15, 8, 2
SHIFT = 0.3
"""By how many cells a hinted basement lies to the right and below, so that the corridor above stays visible."""
APART = ("edges", "earth", "cellar", "hatch", "hint_edges", "hint")
"""Layers with one shape per card: a shape of hundreds of pieces takes the engine many times as long."""
TILED = 26.0
"""The minimum cell size at which rooms show their tiles."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in a picture; (x, y) is its top-left corner there."""

    card: str
    turned: bool
    x: float
    y: float


class _Shapes:
    """Closed shapes as path data that can be moved: everything is relative to where it begins."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._at = (0.0, 0.0)

    def box(self, x: float, y: float, wide: float, high: float) -> None:
        """A rectangle from (x, y)."""
        self._move(x, y)
        self._parts.append(f"h{wide:g}v{high:g}h{-wide:g}z")

    def knot(self, x: float, y: float, wide: float) -> None:
        """The middle of a corridor that bends, ends or forks: an octagon around (x, y)."""
        side = 0.42 * wide
        cut = (wide - side) / 2
        self._move(x - side / 2, y - wide / 2)
        self._parts.append(
            f"h{side:g}l{cut:g} {cut:g}v{side:g}l{-cut:g} {cut:g}h{-side:g}l{-cut:g} {-cut:g}v{-side:g}z"
        )

    def _move(self, x: float, y: float) -> None:
        self._parts.append(f"m{x - self._at[0]:g} {y - self._at[1]:g}")
        self._at = (x, y)

    @property
    def data(self) -> str:
        """The path data."""
        return "".join(self._parts)


def has_basement(card: str) -> bool:
    """Whether a card has anything below."""
    return any(place.cells[0][0] == BASE for place in face(card, False).places)


def ground(cards: Sequence[Laid], level: int, cell: float) -> str:
    """The floors of all cards on a level, each cell of that size; empty if there is no basement."""
    layers = _MAIN if level == MAIN else _BASEMENT
    shown = [laid for laid in cards if level == MAIN or has_basement(laid.card)]
    return _layers(shown, layers if cell >= TILED else [layer for layer in layers if layer[0] != "tiles"], cell)


def hints(cards: Sequence[Laid], cell: float) -> str:
    """The basements of all cards as hints on the main floor: a small dashed line next to the corridors."""
    below = [laid for laid in cards if has_basement(laid.card)]
    low = [Laid(laid.card, laid.turned, laid.x + SHIFT * cell, laid.y + SHIFT * cell) for laid in below]
    size = 0.48 * cell
    small = [
        icon(found.icon, laid.x + (found.cell[1] + 0.5) * cell, laid.y + (found.cell[2] + 0.5) * cell, size)
        for laid in low
        for found in face(laid.card, laid.turned).discoveries
        if found.cell[0] == BASE
    ]
    return _layers(low, _HINTED, cell) + "".join(small)


def things(cards: Iterable[Laid], level: int, cell: float) -> str:
    """The icons of all cards on a level; lines are drawn between floor and icons. Stairs are shown at both ends."""
    parts = []
    for laid in cards:
        for name, x, y in _things(laid.card, laid.turned, level):
            parts.append(icon(name, laid.x + (x + 0.5) * cell, laid.y + (y + 0.5) * cell, ICON * cell))
    return "".join(parts)


@cache
def _things(card: str, turned: bool, level: int) -> list[tuple[str, int, int]]:
    """The icons of a level with their cells; the landings below pitfalls too."""
    shown = face(card, turned)
    listed = []
    for found in shown.discoveries:
        here, x, y = found.cell
        if here == level or found.icon == "stairs":
            listed.append(("stairs_up" if found.icon == "stairs" and level == BASE else str(found.icon), x, y))
    if level == BASE:
        listed += [("landing", *place.cells[0][1:]) for place in shown.places if place.landing_of >= 0]
    return listed


def _layers(cards: Sequence[Laid], layers: Iterable[tuple[str, str]], cell: float) -> str:
    """Layer after layer, for all the cards."""
    if not cards:
        return ""
    scale = cell / UNIT
    drawn = []
    for name, fill in layers:
        pieces = [
            f"M{laid.x / scale:.5g} {laid.y / scale:.5g}{data}"
            for laid in cards
            if (data := _shapes(laid.card, laid.turned).get(name))
        ]
        if pieces:
            drawn += [path(piece, fill) for piece in (pieces if name in APART else ["".join(pieces)])]
    return f'<g transform="scale({scale:.6g})">{"".join(drawn)}</g>'


_MAIN = [
    ("border", style.ROCK_EDGE),
    ("rock", style.ROCK),
    ("edges", style.EARTH_EDGE),
    ("earth", style.EARTH),
    ("walls", style.WALL),
    ("stone", style.STONE),
    ("tiles", style.TILE),
    ("door_edges", style.DOOR_EDGE),
    ("doors", style.EARTH),
]
"""The layers of the main floor, from bottom to top."""
_BASEMENT = [
    ("border", style.ROCK_EDGE),
    ("rock", style.CELLAR_ROCK),
    ("cellar", style.CELLAR),
    ("hatch", style.CELLAR_HATCH),
]
_HINTED = [("hint_edges", INK), ("hint", style.CELLAR)]


@cache
def _shapes(card: str, turned: bool) -> dict[str, str]:
    """Every layer of a card as path data, from its top-left corner."""
    shown = face(card, turned)
    border, rock = _Shapes(), _Shapes()
    border.box(0, 0, WIDTH * UNIT, HEIGHT * UNIT)
    rock.box(1.5, 1.5, WIDTH * UNIT - 3, HEIGHT * UNIT - 3)
    found = {"border": border, "rock": rock, **_rooms(shown)}
    for name, level, band, sill in (
        ("edges", MAIN, EDGE, 0),
        ("earth", MAIN, BAND, SILL),
        ("cellar", BASE, CELLAR_BAND, 0),
        ("hint_edges", BASE, HINT_EDGE, 0),
    ):
        found[name] = _corridors(shown, level, band, sill)
    found["hatch"] = _across(shown, CELLAR_BAND, HATCH, HATCHES)
    found["hint"] = _across(shown, HINT, DASH, DASHES)
    return {name: shapes.data for name, shapes in found.items()}


def _middle(place: Place) -> tuple[float, float]:
    _, x, y = place.cells[0]
    return (x + 0.5) * UNIT, (y + 0.5) * UNIT


def _corridors(shown: Face, level: int, band: float, sill: float) -> _Shapes:
    """All corridors of a level, `band` wide, reaching over the border by `sill` at openings."""
    shapes = _Shapes()
    half = band / 2
    for place in shown.places:
        if place.room or place.cells[0][0] != level:
            continue
        x, y = _middle(place)
        sides = sorted(way.direction for way in place.ways)
        if sides not in (["E", "W"], ["N", "S"]):
            shapes.knot(x, y, band)
        for way in place.ways:
            dx, dy = STEP_OF[way.direction]
            reach = UNIT / 2 + (sill if way.to < 0 else 0)
            if dx:
                shapes.box(x if dx > 0 else x - reach, y - half, reach, band)
            else:
                shapes.box(x - half, y if dy > 0 else y - reach, band, reach)
    return shapes


def _across(shown: Face, band: float, long: float, apart: float) -> _Shapes:
    """Short pieces across the corridors of the basement, `long` in their direction, one every `apart`."""
    shapes = _Shapes()
    for place in shown.places:
        if place.room or place.cells[0][0] != BASE:
            continue
        x, y = _middle(place)
        for way in place.ways:
            dx, dy = STEP_OF[way.direction]
            at = apart / 2 - long / 2
            while at + long <= UNIT / 2:
                if dx:
                    shapes.box(x + (at if dx > 0 else -at - long), y - band / 2, long, band)
                else:
                    shapes.box(x - band / 2, y + (at if dy > 0 else -at - long), band, long)
                at += apart
    return shapes


def _rooms(shown: Face) -> dict[str, _Shapes]:
    """Rooms: stone with tiles inside thick walls, and their doors."""
    walls, stone, tiles, edges, doors = (_Shapes() for _ in range(5))
    for place in shown.places:
        if not place.room:
            continue
        xs, ys = [cell[1] for cell in place.cells], [cell[2] for cell in place.cells]
        left, top, right, bottom = (UNIT * side for side in (min(xs), min(ys), max(xs) + 1, max(ys) + 1))
        walls.box(left, top, right - left, bottom - top)
        stone.box(left + WALL, top + WALL, right - left - 2 * WALL, bottom - top - 2 * WALL)
        for x in range(left + UNIT // 2, right, UNIT // 2):
            tiles.box(x - 0.6, top + WALL, 1.2, bottom - top - 2 * WALL)
        for y in range(top + UNIT // 2, bottom, UNIT // 2):
            tiles.box(left + WALL, y - 0.6, right - left - 2 * WALL, 1.2)
        for way in place.ways:
            dx, dy = STEP_OF[way.direction]
            middle_x, middle_y = (way.cell[1] + 0.5 + 0.45 * dx) * UNIT, (way.cell[2] + 0.5 + 0.45 * dy) * UNIT
            for shapes, edge in ((edges, DOOR_EDGE), (doors, 0)):
                wide, high = (DOOR_WIDE, DOOR_DEEP) if dy else (DOOR_DEEP, DOOR_WIDE)
                wide, high = wide + 2 * edge, high + 2 * edge
                shapes.box(middle_x - wide / 2, middle_y - high / 2, wide, high)
    return {"walls": walls, "stone": stone, "tiles": tiles, "door_edges": edges, "doors": doors}

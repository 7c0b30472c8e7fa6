"""Cards as they lie: light corridors and cool rooms inside walls of ink, hatched rock, and the cellars below.

All cards of a level are drawn together, layer by layer: all the hatching, then all floors, and so on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import cos, pi, sin
from random import Random

from games.map_masters.pictures import style
from games.map_masters.pictures.icons import icon
from games.map_masters.rules.cards import BASE, HEIGHT, MAIN, STEP_OF, WIDTH, face
from pictures.svg import line, path

UNIT = 40
"""One cell, in the units in which floors are written."""
WALL = 5
DOOR_WIDTH, DOOR_DEEP = 20, 9
ICON, HINTED_ICON = 0.8, 0.48
"""The sizes of an icon, and of one in a hinted cellar, in cells."""
SHIFT = 0.3
"""By how many cells a hinted cellar lies to the right and below, so that the corridor above stays visible."""
TILED = 26.0
"""The minimum cell size at which rooms show their tiles."""
APART = 24.0
"""About how far apart the clumps of hatching are, in the units of a picture."""
FINE = 16.0
"""The cell size below which only every second cell is hatched."""
VARIANTS = 8
"""The number of different hatchings of a cell."""
SIDES = {"N": (0, 0, "h"), "E": (UNIT, 0, "v"), "S": (0, UNIT, "h"), "W": (0, 0, "v")}
"""The sides of a cell: where each begins and in which direction it goes on."""

Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in a picture; (x, y) is its top-left corner there."""

    card: str
    turned: bool
    x: float
    y: float


class _Lines:
    """Path data that can be moved: everything is relative to where it begins."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._at = (0.0, 0.0)

    def add(self, x: float, y: float, drawn: str, right: float = 0, down: float = 0) -> None:
        """Draw from (x, y), ending that far to the right and below."""
        self._parts.append(f"m{x - self._at[0]:g} {y - self._at[1]:g}{drawn}")
        self._at = (x + right, y + down)

    def box(self, x: float, y: float, width: float, height: float) -> None:
        """A rectangle from (x, y)."""
        self.add(x, y, f"h{width:g}v{height:g}h{-width:g}z")

    def side(self, x: int, y: int, side: str) -> None:
        """A side of a cell."""
        right, down, way = SIDES[side]
        self.add(x * UNIT + right, y * UNIT + down, f"{way}{UNIT}", *((UNIT, 0) if way == "h" else (0, UNIT)))

    @property
    def data(self) -> str:
        """The path data."""
        return "".join(self._parts)


@dataclass(frozen=True, slots=True)
class _Drawing:
    """A level of a card: its open cells, and path data from its top-left corner for each layer."""

    open: frozenset[Spot]
    layers: dict[str, str]


@cache
def _drawing(card: str, turned: bool, level: int) -> _Drawing:
    places = face(card, turned).places
    cells = {(x, y): number for number, place in enumerate(places) for lies_on, x, y in place.cells if lies_on == level}
    layers = {name: _Lines() for name in ("floor", "rooms", "tiles", "walls", "doors", "ways", "seam")}
    layers["seam"].box(0, 0, WIDTH * UNIT, HEIGHT * UNIT)
    for (x, y), number in cells.items():
        place = places[number]
        layers["rooms" if place.room else "floor"].box(x * UNIT, y * UNIT, UNIT, UNIT)
        linked = {way.direction for way in place.ways if way.cell == (level, x, y)}
        for side, (dx, dy) in STEP_OF.items():
            beyond = cells.get((x + dx, y + dy))
            if beyond == number and place.room:
                if side in "ES":
                    layers["tiles"].side(x, y, side)
            elif place.room or (side not in linked and (side in "ES" or beyond is None)):
                layers["walls"].side(x, y, side)
            if side in linked:
                right, down = dx * UNIT // 2, dy * UNIT // 2
                layers["ways"].add((x + 0.5) * UNIT, (y + 0.5) * UNIT, f"l{right} {down}", right, down)
            if side in linked and place.room:
                width, deep = (DOOR_WIDTH, DOOR_DEEP) if dy else (DOOR_DEEP, DOOR_WIDTH)
                layers["doors"].box(
                    (x + 0.5 + dx / 2) * UNIT - width / 2, (y + 0.5 + dy / 2) * UNIT - deep / 2, width, deep
                )
    return _Drawing(frozenset(cells), {name: lines.data for name, lines in layers.items()})


def cellar(card: str, turned: bool) -> frozenset[Spot]:
    """The cells of the basement of a card."""
    return _drawing(card, turned, BASE).open


def opened(card: str, turned: bool) -> frozenset[Spot]:
    """The cells of the corridors and rooms of the main floor of a card."""
    return _drawing(card, turned, MAIN).open


def has_basement(card: str) -> bool:
    """Whether a card has anything below."""
    return bool(cellar(card, False))


def ground(cards: Sequence[Laid], level: int, cell: float, *, joined: bool = False) -> str:
    """The floors of all cards on a level, each cell of that size; empty if there is no basement.

    `joined`: they lie next to each other, so that the seams between them are shown.
    """
    shown = [laid for laid in cards if level == MAIN or has_basement(laid.card)]
    if not shown:
        return ""
    parts = []
    if level == MAIN:
        number = max(1, round(cell / APART))
        width = f"{1.2 + 2 / number:.3g}"
        hatched = [_hatching(_rock(laid.card, laid.turned), laid, number, cell / UNIT) for laid in shown]
        parts.append(path(_layer("seam", shown, level, cell), style.ROCK))
        parts += [path(strokes, "none", stroke=style.HATCH, stroke_width=width) for strokes in hatched]
    parts.append(path(_layer("floor", shown, level, cell), style.FLOOR if level == MAIN else style.CELLAR))
    if rooms := _layer("rooms", shown, level, cell):
        parts.append(path(rooms, style.ROOM))
    if cell >= TILED and (tiles := _layer("tiles", shown, level, cell)):
        parts.append(path(tiles, "none", stroke=style.SLAB, stroke_width=1.6))
    if joined and level == MAIN:
        seams = _layer("seam", shown, level, cell)
        parts.append(path(seams, "none", stroke=style.SEAM, stroke_width=1.6, stroke_dasharray="3 7"))
    parts.append(line(_layer("walls", shown, level, cell), style.INK, WALL))
    if doors := _layer("doors", shown, level, cell):
        parts.append(path(doors, style.DOOR, stroke=style.INK, stroke_width=2.4))
    return _scaled(parts, cell)


def hints(cards: Sequence[Laid], cell: float) -> str:
    """The basements of all cards as hints on the main floor: a small dashed line next to the corridors."""
    shift = SHIFT * cell
    low = [replace(laid, x=laid.x + shift, y=laid.y + shift) for laid in cards if has_basement(laid.card)]
    if not low:
        return ""
    small = []
    for laid in low:
        for item in face(laid.card, laid.turned).discoveries:
            level, x, y = item.cell
            if level == BASE:
                small.append(icon(item.icon, laid.x + (x + 0.5) * cell, laid.y + (y + 0.5) * cell, HINTED_ICON * cell))
    ways = _layer("ways", low, BASE, cell)
    lines = [line(ways, style.FLOOR, 12), line(ways, style.DOOR, 5, stroke_dasharray="4 10")]
    return _scaled(lines, cell) + "".join(small)


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
    for discovery in shown.discoveries:
        here, x, y = discovery.cell
        if here == level or discovery.icon == "stairs":
            listed.append(("stairs_up" if discovery.icon == "stairs" and level == BASE else str(discovery.icon), x, y))
    if level == BASE:
        listed += [("landing", *place.cells[0][1:]) for place in shown.places if place.landing_of >= 0]
    return listed


def _scaled(parts: Iterable[str], cell: float) -> str:
    return f'<g transform="scale({cell / UNIT:.6g})">{"".join(parts)}</g>'


def _layer(name: str, cards: Iterable[Laid], level: int, cell: float) -> str:
    """A layer of all the cards."""
    return "".join(
        f"M{laid.x / cell * UNIT:.5g} {laid.y / cell * UNIT:.5g}{data}"
        for laid in cards
        if (data := _drawing(laid.card, laid.turned, level).layers[name])
    )


def _near(x: int, y: int) -> set[Spot]:
    """A cell and the eight next to it."""
    return {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}


@cache
def _rock(card: str, turned: bool) -> tuple[Spot, ...]:
    """The cells of rock next to a corridor or room of the main floor."""
    free = opened(card, turned)
    cells = ((x, y) for y in range(HEIGHT) for x in range(WIDTH))
    return tuple(cell for cell in cells if cell not in free and free & _near(*cell))


def _hatching(cells: Collection[Spot], laid: Laid, number: int, scale: float) -> str:
    """Hatching of cells counted from the corner of a card, with `number` clumps across and down in each."""
    left, top = laid.x / scale, laid.y / scale
    every = 2 if scale * UNIT < FINE else 1
    return "".join(
        f"M{left + x * UNIT:.5g} {top + y * UNIT:.5g}{_clumps((5 * x + 3 * y) % VARIANTS, number)}"
        for x, y in cells
        if (x + y) % every == 0
    )


@cache
def _clumps(variant: int, number: int) -> str:
    """Clumps of three parallel strokes, `number` across and down, as path data from the corner of a cell."""
    rng = Random(f"hatching {variant} {number}")
    apart = UNIT / number
    lines = _Lines()
    for clump in range(number * number):
        row, column = divmod(clump, number)
        angle = rng.random() * pi
        dx, dy = cos(angle), sin(angle)
        x = apart * (column + 0.5 + 0.24 * (rng.random() - 0.5))
        y = apart * (row + 0.5 + 0.24 * (rng.random() - 0.5))
        right, down = round(0.76 * apart * dx), round(0.76 * apart * dy)
        for aside in (-0.23 * apart, 0, 0.23 * apart):
            begin = round(x - dy * aside - right / 2), round(y + dx * aside - down / 2)
            lines.add(*begin, f"l{right} {down}", right, down)
    return lines.data

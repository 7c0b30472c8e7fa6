"""The header of Map Masters: one line of the pen through a dungeon on parchment."""

from __future__ import annotations

from itertools import product

from games.map_masters.pictures.icons import drawing
from games.map_masters.pictures.style import FLOOR, HATCH, INK, PAGE, PEN
from pictures.game_locale import GameLocale
from pictures.headers import HEIGHT, headed
from pictures.kit import WIDTH
from pictures.svg import Picture, group, line, path, rect

FLOORS = (
    "M470 66H540V0H586V48H700V0H746V48H860V0H916V168H872V140H800V168H754V140H640V168H594V140H540V106H470Z"
    "M586 84V106H654V84ZM700 84V106H814V84Z"
)
"""The corridors, and the rock that they run around."""


PLACED = {
    "key": (500, 86),
    "coin": (563, 40),
    "monster": (630, 66),
    "sword": (723, 66),
    "barrel": (668, 123),
    "scroll": (838, 123),
}
"""Where the icons lie."""


def _hatching() -> str:
    """Strokes in threes: by turns flat ones below each other and steep ones side by side."""
    strokes = []
    for row, column in product(range(7), range(16)):
        x, y = 468 + 28 * column, 10 + 25 * row
        flat = (row + column) % 2
        strokes += [f"M{x} {y + aside}l14 5" if flat else f"M{x + aside} {y}l5 14" for aside in (0, 7, 14)]
    return "".join(strokes)


def header(locale: GameLocale) -> Picture:
    """The name of the game in its scene."""
    scene = (
        rect(0, 0, WIDTH, HEIGHT, PAGE)
        + line(_hatching(), HATCH, 2.5)
        + path(FLOORS, FLOOR, stroke=INK, stroke_width=5, stroke_linejoin="round", fill_rule="evenodd")
        + line("M563 0V66H723V66H837V123H617V168", PEN, 8)
        + "".join(group(drawing(icon), at=at, scale=0.8) for icon, at in PLACED.items())
    )
    return headed(locale, scene, INK, PAGE)

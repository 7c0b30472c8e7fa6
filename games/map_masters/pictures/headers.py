"""The header of Map Masters: one line of the pen through a dungeon on parchment."""

from __future__ import annotations

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


def header(locale: GameLocale) -> Picture:
    """The name of the game in its scene."""
    strokes = ""
    for index in range(16 * 7):
        x, y = 468 + index % 16 * 28, 10 + index // 16 * 25
        turn = "l14 5" if (index // 16 + index) % 2 else "l5 14"
        strokes += "".join(
            f"M{x + 7 * step * (turn == 'l5 14'):g} {y + 7 * step * (turn == 'l14 5'):g}{turn}" for step in range(3)
        )
    placed = (
        ("key", 500, 86),
        ("coin", 563, 40),
        ("monster", 630, 66),
        ("sword", 723, 66),
        ("barrel", 668, 123),
        ("scroll", 838, 123),
    )
    scene = (
        rect(0, 0, WIDTH, HEIGHT, PAGE)
        + line(strokes, HATCH, 2.5)
        + path(FLOORS, FLOOR, stroke=INK, stroke_width=5, stroke_linejoin="round", fill_rule="evenodd")
        + line("M563 0V66H723V66H837V123H617V168", PEN, 8)
        + "".join(group(drawing(icon), at=(x, y), scale=0.8) for icon, x, y in placed)
    )
    return headed(locale, scene, INK, PAGE)

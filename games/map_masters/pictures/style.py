"""The look of Map Masters: colours, line patterns and the small things that all its pictures share.

Colour alone never carries meaning: rooms have tiles and walls, the basement is hatched and has none, groups differ by
a sign and by the pattern of their lines.
"""

from __future__ import annotations

from functools import cache

from pictures.kit import SMALLEST
from pictures.svg import circle, group, path, rect, text, width_of

NIGHT, PANEL, PANEL_EDGE = "#1d2430", "#2a3444", "#46566e"
ROCK, ROCK_EDGE = "#40382f", "#15110d"
EARTH, EARTH_EDGE = "#dcbd86", "#241a10"
STONE, TILE, WALL = "#ccd3dc", "#b3bcc8", "#1c1712"
DOOR_EDGE = "#8a4b12"
CELLAR, CELLAR_ROCK, CELLAR_HATCH = "#f6d34a", "#57491f", "#a87c00"
INK, PALE_INK, PAPER, PAPER_FOOT = "#1d1a16", "#5b5142", "#f4ecd8", "#e0d2b0"
WHITE, DIM, GOLD, RING, STRIKE, TRAIL, TARGET = (
    "#ffffff",
    "#a9b7cc",
    "#f2c14b",
    "#0b7a3b",
    "#d31f2b",
    "#1d3fd1",
    "#c2185b",
)

PEOPLE = {"green": "#2fa35a", "yellow": "#f0c419", "blue": "#3b7de0", "red": "#e04a3f", "purple": "#9a5bd0"}
"""Colours of players and groups."""

DASHES: dict[str, str | None] = {"green": None, "yellow": "0.55 0.3", "blue": "0.02 0.3", "red": "0.7 0.26 0.02 0.26"}
"""The line pattern of each group, in cells; None for a line without gaps."""

ROUTES = {"A": "#e0323c", "B": "#2f6fe4", "C": "#1f9a4c", "D": "#d9730d", "E": "#8e44c9"}
"""Colours of whole routes to choose from."""

ROUTE_DASHES: dict[str, str | None] = {
    "A": None,
    "B": "0.5 0.3",
    "C": "0.02 0.3",
    "D": "0.7 0.26 0.02 0.26",
    "E": "0.2 0.2",
}
"""The line pattern of each route, in cells."""

_SIGNS = {
    "green": "M0-9A9 9 0 1 1-0.01-9Z",
    "yellow": "M0-10L10 8H-10Z",
    "blue": "M-8.5-8.5H8.5V8.5H-8.5Z",
    "red": "M0-11L10 0L0 11L-10 0Z",
    "purple": "M0-11L3-3.6L10.6-3.4L4.6 1.4L6.8 9L0 4.6L-6.8 9L-4.6 1.4L-10.6-3.4L-3-3.6Z",
}
"""The signs, in a box of 22 around the origin."""


@cache
def sign(colour: str, x: float, y: float, size: float) -> str:
    """The sign of a player or group around (x, y): circle, triangle, square, diamond or star in its colour."""
    return group(
        path(_SIGNS[colour], PEOPLE[colour], stroke=INK, stroke_width=2, stroke_linejoin="round"),
        at=(x, y),
        scale=size / 22,
    )


def paper(x: float, y: float, width: float, height: float, edge: str = PALE_INK, stroke: float = 2.5) -> str:
    """A sheet of paper to write on."""
    return rect(x, y, width, height, PAPER, 10, stroke=edge, stroke_width=stroke)


def panel(x: float, y: float, width: float, height: float, edge: str = PANEL_EDGE, stroke: float = 2) -> str:
    """A dark field that groups related things."""
    return rect(x, y, width, height, PANEL, 10, stroke=edge, stroke_width=stroke)


def disc_wide(words: str, size: float) -> float:
    """How wide the disc of a number is."""
    return max(1.32 * size, width_of(words, size) + 0.5 * size)


def disc(x: float, y: float, words: str, size: float, fill: str = TARGET, ink: str = WHITE) -> str:
    """A number on a disc, wide enough for it."""
    wide = disc_wide(words, size)
    return rect(
        x - wide / 2, y - 0.66 * size, wide, 1.32 * size, fill, 0.66 * size, stroke=WHITE, stroke_width=0.09 * size
    ) + text(x, y, words, size, ink, "middle")


def coins(x: float, y: float, number: int, size: float, ink: str = INK) -> tuple[str, float]:
    """A price or purse from (x, y) on, and how wide it is."""
    return (
        circle(x + size / 2, y, size * 0.46, GOLD, stroke=INK, stroke_width=2)
        + circle(x + size / 2, y, size * 0.26, "none", stroke="#8a6400", stroke_width=2.5)
        + text(x + size + 4, y, str(number), max(size, SMALLEST), ink),
        size + 4 + width_of(str(number), max(size, SMALLEST)),
    )

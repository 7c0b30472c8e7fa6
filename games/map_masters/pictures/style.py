"""The look of Map Masters: colours, line patterns and the small things that all its pictures share.

Colour alone never carries meaning: rooms have tiles and walls, the basement is hatched and has none, groups differ by
a sign and by the pattern of their lines.
"""

from __future__ import annotations

from functools import cache

from pictures.kit import SMALLEST
from pictures.states import SEAT_COLOURS, SEATS
from pictures.svg import circle, group, path, rect, text, width_of
from pictures.tokens import COIN, INK, INK_2, LANTERN, LANTERN_INK, PAPER, Mood

MOOD = Mood("#1b1a17", "#2a261f", "#3d372c", "#5e5340", "#3f63ff", "#ead9ad")
"""Pen on parchment."""
NIGHT, PANEL, PANEL_EDGE = MOOD.ground, MOOD.rock, MOOD.edge
ROCK, ROCK_EDGE = "#40382f", "#15110d"
EARTH, EARTH_EDGE = "#dcbd86", "#241a10"
STONE, TILE, WALL = "#ccd3dc", "#b3bcc8", "#1c1712"
DOOR_EDGE = "#8a4b12"
CELLAR, CELLAR_ROCK, CELLAR_HATCH = "#f6d34a", "#57491f", "#a87c00"
RING, STRIKE, TRAIL = "#0b7a3b", "#d31f2b", MOOD.accent

GROUPS = {"green": SEATS[2], "yellow": ("#fff59a", SEATS[3][1]), "blue": SEATS[1], "red": SEATS[0]}
"""The colour and the sign of each group."""

DASHES: dict[str, str | None] = {"green": None, "yellow": "0.55 0.3", "blue": "0.02 0.3", "red": "0.7 0.26 0.02 0.26"}
"""The line pattern of each group, in cells; None for a line without gaps."""

ROUTES = {letter: SEAT_COLOURS[number] for letter, number in zip("ABCDE", (0, 1, 2, 3, 5), strict=True)}
"""Colours of whole routes to choose from."""

ROUTE_DASHES: dict[str, str | None] = {
    "A": None,
    "B": "0.5 0.3",
    "C": "0.02 0.3",
    "D": "0.7 0.26 0.02 0.26",
    "E": "0.2 0.2",
}
"""The line pattern of each route, in cells."""


@cache
def sign(group_colour: str, x: float, y: float, size: float) -> str:
    """The sign of a group around (x, y): triangle, diamond, square or disc in its colour."""
    colour, shape = GROUPS[group_colour]
    return group(path(shape, colour, stroke=INK, stroke_width=3, stroke_linejoin="round"), at=(x, y), scale=size / 40)


def paper(x: float, y: float, width: float, height: float, edge: str = INK_2, stroke: float = 2.5) -> str:
    """A sheet of paper to write on."""
    return rect(x, y, width, height, PAPER, 10, stroke=edge, stroke_width=stroke)


def panel(x: float, y: float, width: float, height: float, edge: str = PANEL_EDGE, stroke: float = 2) -> str:
    """A dark field that groups related things."""
    return rect(x, y, width, height, PANEL, 10, stroke=edge, stroke_width=stroke)


def disc_wide(words: str, size: float) -> float:
    """How wide the disc of a number is."""
    return max(1.32 * size, width_of(words, size) + 0.5 * size)


def disc(x: float, y: float, words: str, size: float) -> str:
    """The number of what can be chosen on a disc, wide enough for it, in the light."""
    glow = 0.16 * size
    wide, high = disc_wide(words, size) + 2 * glow, 1.32 * size + 2 * glow
    return rect(x - wide / 2, y - high / 2, wide, high, f"{LANTERN}66", high / 2) + _disc(
        x, y, words, size, LANTERN, LANTERN_INK, LANTERN_INK
    )


def route_disc(letter: str, x: float, y: float, *, first: bool) -> str:
    """The letter of a route on a disc of its colour where it begins, on a dark one where it ends."""
    colour = ROUTES[letter]
    return (
        _disc(x, y, letter, SMALLEST, colour, INK, INK)
        if first
        else _disc(x, y, letter, SMALLEST, NIGHT, colour, colour)
    )


def _disc(x: float, y: float, words: str, size: float, fill: str, ink: str, edge: str) -> str:
    wide, high = disc_wide(words, size), 1.32 * size
    body = rect(x - wide / 2, y - high / 2, wide, high, fill, high / 2, stroke=edge, stroke_width=0.09 * size)
    return body + text(x, y, words, size, ink, "middle")


def coins(x: float, y: float, number: int, size: float, ink: str = INK) -> tuple[str, float]:
    """A price or purse from (x, y) on, and how wide it is."""
    return (
        circle(x + size / 2, y, size * 0.46, COIN, stroke=INK, stroke_width=2)
        + circle(x + size / 2, y, size * 0.26, "none", stroke="#8a6400", stroke_width=2.5)
        + text(x + size + 4, y, str(number), max(size, SMALLEST), ink),
        size + 4 + width_of(str(number), max(size, SMALLEST)),
    )

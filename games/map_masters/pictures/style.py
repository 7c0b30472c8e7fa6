"""The look of Map Masters, pen on parchment: colours, line patterns and the small things that all its pictures share.

Colour alone never carries meaning: rooms have tiles and doors, groups differ by a sign and by the pattern of their
lines.
"""

from __future__ import annotations

from functools import cache

from pictures import states
from pictures.kit import SMALLEST
from pictures.seats import SEAT_COLOURS, SEATS
from pictures.svg import circle, group, path, rect, text, width_of
from pictures.tokens import COIN, INK_2, LANTERN, LANTERN_INK, Mood

MOOD = Mood("#dcc896", "#cfb984", "#f8efd6", "#8f7b58", "#3f63ff", "#ead9ad")
PAGE, SHADE, FLOOR, HATCH, PEN, CELLAR = MOOD.ground, MOOD.rock, MOOD.plate, MOOD.edge, MOOD.accent, MOOD.second
"""The page and its darker places, floors and slips, hatching, the blue pen, floors of the basement."""
INK, QUIET = "#2b2117", INK_2
"""Text, and quieter text."""
WHITE = "#ffffff"
"""Text on the blue of the pen."""
TILE, SEAM, DOOR = "#cdbb90", "#a5854a", "#b57a3a"
"""Lines between rows, seams between cards, doors."""
ROOM, SLAB, ROCK = "#cddadd", "#a9babd", "#bda575"
"""Floors of rooms, their tiles, and the rock between cards."""
CIRCLED, STRIKE, DONE = "#dfe6ff", "#9e1722", "#0b7a3b"
"""Circled things, and the row of a winner or of whose turn it is; strokes and warnings; ticks."""
ARTIFACT = "#0f7f86"
"""The edge of what has to do with artifacts, and step cards in an overview."""

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


def dashes(pattern: str | None, cell: float) -> str | None:
    """A line pattern for cells of this size."""
    return None if pattern is None else " ".join(f"{float(part) * cell:.3g}" for part in pattern.split())


@cache
def sign(group_colour: str, x: float, y: float, size: float) -> str:
    """The sign of a group around (x, y): triangle, diamond, square or disc in its colour."""
    colour, shape = GROUPS[group_colour]
    return group(path(shape, colour, stroke=INK, stroke_width=3, stroke_linejoin="round"), at=(x, y), scale=size / 40)


def paper(x: float, y: float, width: float, height: float, fill: str = FLOOR) -> str:
    """A slip of paper on the page, to write on; one with a map has the `fill` of the page."""
    return rect(x, y, width, height, fill, 10, stroke=INK, stroke_width=2)


def lit(x: float, y: float, width: float, height: float, radius: float = 10, reach: float = 1.5) -> str:
    """Marks an area that can be chosen: the lantern lights it, outlined in ink so that it stands out on the page."""
    edge = rect(x, y, width, height, "none", radius, stroke=LANTERN_INK, stroke_width=9)
    return edge + states.choosable(x, y, width, height, radius, reach)


def disc_width(words: str, size: float) -> float:
    """The width of the disc of a number."""
    return max(1.32 * size, width_of(words, size) + 0.5 * size)


def disc(x: float, y: float, words: str, size: float) -> str:
    """The number of what can be chosen on a disc, wide enough for it, in the light."""
    glow = 0.16 * size
    width, height = disc_width(words, size) + 2 * glow, 1.32 * size + 2 * glow
    return rect(x - width / 2, y - height / 2, width, height, f"{LANTERN}66", height / 2) + _disc(
        x, y, words, size, LANTERN, LANTERN_INK
    )


def route_disc(letter: str, x: float, y: float, *, first: bool) -> str:
    """The letter of a route on a disc of its colour where it begins, on a light one where it ends."""
    colour = ROUTES[letter]
    return _disc(x, y, letter, SMALLEST, colour if first else FLOOR, INK if first else colour)


def _disc(x: float, y: float, words: str, size: float, fill: str, edge: str) -> str:
    width, height = disc_width(words, size), 1.32 * size
    body = rect(x - width / 2, y - height / 2, width, height, fill, height / 2, stroke=edge, stroke_width=0.09 * size)
    return body + text(x, y, words, size, INK, "middle")


class Run:
    """Things side by side around a height `y`; the next one begins at `x`."""

    def __init__(self, x: float, y: float) -> None:
        self.x, self.y = x, y
        self.parts: list[str] = []

    def add(self, drawn: str, width: float, gap: float = 0) -> None:
        """Add something of this width that was drawn from `x` on, and a gap after it."""
        self.parts.append(drawn)
        self.x += width + gap


def price(x: float, y: float, number: int) -> str:
    """A coin around (x, y) with a price on it."""
    return circle(x, y, 16.5, COIN, stroke=INK, stroke_width=2) + text(x, y, str(number), SMALLEST, INK, "middle")


def coins(x: float, y: float, number: int, size: float) -> tuple[str, float]:
    """A price or purse from (x, y) on, and how wide it is."""
    return (
        circle(x + size / 2, y, size * 0.46, COIN, stroke=INK, stroke_width=2)
        + circle(x + size / 2, y, size * 0.26, "none", stroke="#8a6400", stroke_width=2.5)
        + text(x + size + 4, y, str(number), max(size, SMALLEST), INK),
        size + 4 + width_of(str(number), max(size, SMALLEST)),
    )

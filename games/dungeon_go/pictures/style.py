"""The look of Dungeon GO!: colours, and the small things that every picture of the game shares.

Nothing is shown by colour alone: heroes have a number, a shape and a headgear, weakness marks a shape and a letter.
"""

from __future__ import annotations

from functools import cache

from pictures.kit import SMALLEST, parchment
from pictures.svg import circle, group, line, path, text
from pictures.tokens import CHALK, COIN, INK, Mood

MOOD = Mood("#14100d", "#241e1a", "#3a3029", "#5a4a3c", "#e0563f", "#8fae5a")
"""Torchlit brick."""
NIGHT, MORTAR = MOOD.ground, MOOD.rock
BLOOD = "#b3261e"
EDGE = "#8a6a3a"
"""The edge of cards."""

MARK_COLOURS = {"strength": "#f2794b", "agility": "#3cc496", "magic": "#7db9f5", "faith": "#f4e36a"}

FACES = {
    "small": ("#efdfb8", "#e2cd9c"),
    "large": ("#ebc4a2", "#dbab88"),
    "demon_king": ("#641c20", "#4a1318"),
    "evil_god": ("#3f2b70", "#2b1b52"),
}
"""The upper and the lower part of a monster's tile, by size."""


@cache
def glow(x: float, y: float, radius: float) -> str:
    """Pale light around (x, y), in three rings, for who acts now."""
    return "".join(circle(x, y, radius * part, f"{CHALK}26") for part in (1, 0.75, 0.5))


def card(
    x: float, y: float, width: float, height: float, edge: str, stroke: float, radius: float = 10, face: str = "small"
) -> str:
    """A card of parchment (or of another of `FACES`), a little darker at its foot."""
    light, dark = FACES[face]
    return parchment(x, y, width, height, edge, stroke, radius, light=light, dark=dark)


@cache
def heart(x: float, y: float, size: float, fill: str = "#ff6b5e") -> str:
    """A heart around (x, y), for hit points."""
    shape = "M0 8C-3 4-12-1-12-8C-12-14-4-15 0-9C4-15 12-14 12-8C12-1 3 4 0 8Z"
    return group(path(shape, fill, stroke=INK, stroke_width=1.5), at=(x, y + size * 0.12), scale=size / 24)


@cache
def flame(x: float, y: float, size: float = 28) -> str:
    """A flame around (x, y), for a hero charged by Fireball."""
    outer = "M1-13C4-5 12-2 10 6C8 13 2 13 0 13C-4 13-10 11-10 4C-10-1-5-2-5-8Q-1-6 0-2Q2-7 1-13Z"
    inner = "M1 0Q6 4 4 9Q0 13-4 9Q-5 4 1 0Z"
    return group(path(outer, "#e8552b", stroke=INK, stroke_width=2), path(inner, "#ffd35c"), at=(x, y), scale=size / 28)


@cache
def crown(x: float, y: float) -> str:
    """A crown around (x, y), for the True Hero."""
    shape = "M-14 10L-16-8L-7 0L0-11L7 0L16-8L14 10Z"
    return group(path(shape, COIN, stroke=INK, stroke_width=2), at=(x, y))


CLAWS = path(
    "M-15-20Q-6-4-12 20Q-2 2-9-20ZM-3-22Q5-2-1 24Q11 2 4-22ZM10-20Q18-2 12 18Q24 0 17-20Z",
    "#d8422f",
    stroke=INK,
    stroke_width=1.5,
)
"""Three marks of claws around the origin, for the monsters' turn."""

_MARK_SHAPES = {
    "strength": "M-19-19H19V19H-19Z",
    "agility": "M-10-19H22L10 19H-22Z",
    "magic": "M0-20A20 20 0 0 1 0 20A20 20 0 0 1 0-20Z",
    "faith": "M-12-20H12V-14H20V12H12V20H-12V12H-20V-14H-12Z",
}
"""Square, slanted, round and cross-shaped, 40 units wide around the origin."""


def mark(ability: str, letter: str, x: float, y: float, size: float = 40) -> str:
    """A weakness mark around (x, y): shape, colour and letter of its ability."""
    shape = path(_MARK_SHAPES[ability], MARK_COLOURS[ability], stroke=INK, stroke_width=2.5)
    return group(shape, at=(x, y), scale=size / 40) + text(x, y, letter, max(SMALLEST, size * 0.72), INK, "middle")


@cache
def lantern(x: float, y: float, size: float) -> str:
    """The burning lantern of Kantera around (x, y)."""
    return group(
        line("M-9-17Q0-30 9-17", "#8a6a3a", 3),
        path("M-8-17H8L11-11H-11Z", "#8a6a3a"),
        path("M-10-11H10L12 13H-12Z", "#5b3c14"),
        path("M-7-8H7L9 10H-9Z", "#ffe2a8"),
        path("M0-7C6 0 6 3 4 8H-4C-6 3-5 0 0-7Z", "#ff8a1f"),
        path("M-13 13H13L10 19H-10Z", "#8a6a3a"),
        at=(x, y),
        scale=size / 50,
    )

"""The look of Dungeon GO!: colours, and the small things that every picture of the game shares.

Nothing is told by colour alone: heroes have a number and a headgear, weakness marks a shape and a letter.
"""

from __future__ import annotations

from functools import cache

from cogs.ui.svg import circle, group, line, path, rect, text

SMALLEST = 28
"""The smallest size of text, in a picture 1200 wide."""

NIGHT, STONE, STONE_LIT, MORTAR = "#12100f", "#3b3733", "#4a443d", "#1d1a18"
INK, PAPER, PAPER_DARK = "#22170d", "#f0e0bb", "#d8c190"
LANTERN, LANTERN_PALE, DIM = "#ffb347", "#ffe2a8", "#b9a88d"
BLOOD, GOLD = "#b3261e", "#e8b730"

HERO_COLOURS = ("#f0a030", "#62bdf0", "#27b58a", "#f2e45c", "#ef7a4a", "#d98fbd")
"""By hero number; told apart by the colour-blind as well, and all light enough for dark digits."""

MARK_COLOURS = {"strength": "#f2794b", "agility": "#3cc496", "magic": "#7db9f5", "faith": "#f4e36a"}

DEFS = (
    '<defs><radialGradient id="glow"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".55"/>'
    '<stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient>'
    '<linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6e9c8"/>'
    '<stop offset="1" stop-color="#dcc594"/></linearGradient>'
    '<linearGradient id="large" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0cfae"/>'
    '<stop offset="1" stop-color="#c99a78"/></linearGradient>'
    '<linearGradient id="boss" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6d1f22"/>'
    '<stop offset="1" stop-color="#2e0d12"/></linearGradient>'
    '<linearGradient id="void" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#46307a"/>'
    '<stop offset="1" stop-color="#160c2c"/></linearGradient>'
    '<linearGradient id="floor" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#4b453d"/>'
    '<stop offset="1" stop-color="#35312d"/></linearGradient>'
    '<linearGradient id="deep" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3c3d44"/>'
    '<stop offset="1" stop-color="#2a2a31"/></linearGradient></defs>'
)

_PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.27, 0.27), (0.5, 0.5), (0.73, 0.73)),
    4: ((0.27, 0.27), (0.27, 0.73), (0.73, 0.27), (0.73, 0.73)),
    5: ((0.27, 0.27), (0.27, 0.73), (0.5, 0.5), (0.73, 0.27), (0.73, 0.73)),
    6: ((0.27, 0.23), (0.27, 0.5), (0.27, 0.77), (0.73, 0.23), (0.73, 0.5), (0.73, 0.77)),
}


@cache
def die(value: int, x: float, y: float, size: float, body: str = PAPER, pips: str = INK) -> str:
    """A die showing `value` (1 to 6), its upper left corner at (x, y)."""
    return rect(x, y, size, size, body, size * 0.2, stroke="#00000080", stroke_width=f"{size * 0.04:g}") + "".join(
        circle(x + size * u, y + size * v, size * 0.1, pips) for u, v in _PIPS[value]
    )


@cache
def heart(x: float, y: float, size: float, fill: str = "#ff6b5e") -> str:
    """A heart around (x, y), for hit points."""
    shape = "M0 8C-3 4-12-1-12-8C-12-14-4-15 0-9C4-15 12-14 12-8C12-1 3 4 0 8Z"
    return group(path(shape, fill, stroke=INK, stroke_width=1.5), at=(x, y + size * 0.12), scale=size / 24)


@cache
def star(x: float, y: float, size: float, fill: str = GOLD) -> str:
    """A star around (x, y), for victory points."""
    shape = "M0-12L3.5-4.2L12-3.5L5.6 2.2L7.6 10.6L0 6L-7.6 10.6L-5.6 2.2L-12-3.5L-3.5-4.2Z"
    return group(path(shape, fill, stroke=INK, stroke_width=1.5), at=(x, y), scale=size / 24)


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


def number_token(number: int, x: float, y: float, size: float = 40) -> str:
    """A hero's small piece around (x, y): a shield in the hero's colour with its number (`number` counts from 0)."""
    shape = "M-17-19H17Q19-19 19-17V2Q19 14 0 21Q-19 14-19 2V-17Q-19-19-17-19Z"
    shield = path(shape, HERO_COLOURS[number], stroke="#fff6e0", stroke_width=3)
    return group(shield, at=(x, y), scale=size / 42) + text(
        x, y - size * 0.02, str(number + 1), max(SMALLEST, size * 0.75), INK, "middle"
    )


@cache
def lantern(x: float, y: float, size: float) -> str:
    """The lantern of the house, around (x, y), burning."""
    return group(
        circle(0, 2, 46, "url(#glow)"),
        line("M-9-17Q0-30 9-17", "#8a6a3a", 3),
        path("M-8-17H8L11-11H-11Z", "#8a6a3a"),
        path("M-10-11H10L12 13H-12Z", "#5b3c14"),
        path("M-7-8H7L9 10H-9Z", LANTERN_PALE),
        path("M0-7C6 0 6 3 4 8H-4C-6 3-5 0 0-7Z", "#ff8a1f"),
        path("M-13 13H13L10 19H-10Z", "#8a6a3a"),
        at=(x, y),
        scale=size / 50,
    )

"""Badges: the signs of values, each a shape of its own that holds its number."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin

from pictures.kit import SMALLEST
from pictures.svg import circle, group, line, path, text, width_of
from pictures.tokens import CHALK, COIN, INK, INK_2, PAPER, PAPER_FOOT
from pictures.typefaces import TITLE

SIZE = 44
"""The height of a badge whose number is as small as text may be."""
PRICE = 29
"""The diameter of the coin of a cost."""


def burst(points: int, outer: float, inner: float) -> str:
    """The outline of a sun with this many points around the origin."""
    corners = [(outer if step % 2 == 0 else inner, pi * step / points) for step in range(2 * points)]
    return "M" + "L".join(f"{radius * sin(turn):.1f} {-radius * cos(turn):.1f}" for radius, turn in corners) + "Z"


_DROP = "M0-22C5-14 17-8 17 6C17 16 9 21 0 21C-9 21-17 16-17 6C-17-8-5-14 0-22Z"
SHAPES: dict[str, tuple[str, str]] = {
    "health": ("#c8372e", "M0 22C-7 13-24 4-24-10C-24-24-7-25 0-14C7-25 24-24 24-10C24 4 7 13 0 22Z"),
    "experience": ("#59c98d", "M-21-6L-12-20H12L21-6L3 21H-3Z"),
    "gold": (COIN, "M0-20A20 20 0 0 1 0 20A20 20 0 0 1 0-20Z"),
    "points": ("#7aa63c", burst(12, 25, 18)),
    "attack": ("#f08a5d", burst(9, 25, 17)),
    "magic": ("#a9b6ff", burst(5, 27, 15)),
    "light": ("#fff1a8", _DROP),
    "strength": (
        "#d3a679",
        "M-19-9Q-19-21-10-18Q-5-24 0-19Q6-24 10-18Q19-21 19-9V4Q19 12 12 14V22H-12V14Q-19 12-19 4Z",
    ),
    "weight": ("#b7c2d0", "M-7-13A7.5 7.5 0 1 1 7-13H14L22 21H-22L-14-13Z"),
    "level_cost": ("#8fd0e8", "M0-24L22-2H13V21H-13V-2H-22Z"),
    "deck": ("#8ea3d8", "M-15-21H15Q18-21 18-18V18Q18 21 15 21H-15Q-18 21-18 18V-18Q-18-21-15-21Z"),
    "dungeon": ("#22305a", "M-15-21H15Q18-21 18-18V18Q18 21 15 21H-15Q-18 21-18 18V-18Q-18-21-15-21Z"),
    "glory": ("#8fd694", burst(8, 25, 19)),
    "peril": ("#f5aca0", "M-21-19L-11-15L0-20L11-15L21-19V3Q19 10 0 23Q-19 10-21 3Z"),
    "fist": (
        "#f08a3c",
        "M-18-6Q-18-16-10-15Q-8-19-2-16Q2-21 8-16Q15-19 16-11Q19-10 18-2L15 15Q13 19 6 19H-8Q-15 19-16 13Z",
    ),
    "palm": (
        "#b58cf0",
        "M-13-3V-15Q-10-18-8-15V-5V-19Q-5-23-2-19V-6V-21Q2-24 5-19V-5V-16Q8-19 11-15V3L16-3Q21-3 19 2L10 19H-8"
        "Q-15 13-13-3Z",
    ),
    "boot": ("#6fb4f2", "M-13-21H5V2Q18 5 19 13V19H-15V13Q-10 3-13-21Z"),
    "level": ("#d8cbb0", "M0-25L21-10V20H-21V-10Z"),
    "steps": (
        CHALK,
        "M-17-4Q-9-8-6-2Q-4 8-8 12H-16Q-20 4-17-4ZM-16 14H-8Q-7 22-12 22Q-17 22-16 14Z"
        "M7-22Q15-24 17-17Q18-8 14-4H7Q2-12 7-22ZM7-1H14Q16 7 11 7Q6 7 7-1Z",
    ),
    "quest": (COIN, burst(5, 25, 14)),
    "discard": ("#a99a7d", "M-9-21L18-15Q21-14 20-11L12 20Q11 22 8 21L-18 15Q-21 14-20 11L-13-19Q-12-22-9-21Z"),
}
"""The colour and the outline of each value, 44 high around the origin."""
_SIGNS = {
    "experience": path("M-21-6L-12-20H12L21-6Z", "#a5efc5"),
    "gold": circle(0, 0, 15.5, "none", stroke="#946a10", stroke_width=2),
    "points": circle(0, 0, 15.5, PAPER),
    "deck": line("M-12-21V21", INK, 2),
    "fist": line("M-10-13V-4M-2-15V-5M8-14V-5", INK, 2.5),
    "dungeon": path("M4-18L-11 3H-2L-5 18L11-4H2Z", "#6fe3ff"),
}
"""The sign on a shape, below its number."""


@lru_cache(maxsize=256)
def sign(value: str, x: float, y: float, size: float = SIZE) -> str:
    """The badge of a value without a number, around (x, y)."""
    colour, shape = SHAPES[value]
    drawn = path(shape, colour, stroke=INK, stroke_width=2.5, stroke_linejoin="round", fill_rule="evenodd")
    return group(drawn, _SIGNS.get(value, ""), at=(x, y), scale=size / SIZE)


@lru_cache(maxsize=1024)
def badge(value: str, number: int, x: float, y: float, size: float = SIZE) -> str:
    """The badge of a value with its number, around (x, y)."""
    ink = "#fff6e0" if value == "health" else INK
    height = max(SMALLEST, SMALLEST * size / SIZE)
    return sign(value, x, y, size) + text(x, y + size * 0.02, str(number), height, ink, "middle", size * 0.9, TITLE)


@lru_cache(maxsize=256)
def price(number: int, x: float, y: float, *, dark: bool = False) -> str:
    """The coin of a cost around (x, y), as small as its number allows; `dark` if it is out of reach."""
    fill, ink = (INK_2, PAPER_FOOT) if dark else (COIN, INK)
    return circle(x, y, PRICE / 2, fill) + text(x, y, str(number), SMALLEST, ink, "middle", PRICE, TITLE)


def badges(values: list[tuple[str, int]], right: float, y: float, size: float = SIZE) -> str:
    """Badges side by side, the last one ending at `right`, their middles at `y`."""
    step = size + 3
    first = right - size / 2 - step * (len(values) - 1)
    return "".join(badge(key, number, first + index * step, y, size) for index, (key, number) in enumerate(values))


def counter(value: str, number: int, x: float, y: float, ink: str = CHALK) -> tuple[str, float]:
    """A sign with its number at the right of it, from x on, and the width of both."""
    words = str(number)
    drawn = sign(value, x + 14, y, 29) + text(x + 33, y, words, SMALLEST, ink, face=TITLE)
    return drawn, 33 + width_of(words, SMALLEST, TITLE)


def counters(values: Iterable[tuple[str, int]], gap: float = 12) -> tuple[str, float]:
    """Counters side by side around height 0 from x 0, and the width of them all."""
    parts, x = [], 0.0
    for value, number in values:
        drawn, width = counter(value, number, x, 0)
        parts.append(drawn)
        x += width + gap
    return "".join(parts), x - gap

"""The look of Thunderstone: colours, and the small things that every picture of the game shares.

Nothing is shown by colour alone: every value has its label, every kind of card its shape.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from pictures.kit import SMALLEST
from pictures.svg import circle, group, line, path, rect, text, width_of
from pictures.tokens import COIN, INK, INK_2, PAPER, Mood

MOOD = Mood("#0b1020", "#141d36", "#22305a", "#3b4f86", "#6fe3ff", "#b8473b")
"""A storm over the keep."""
BOLT, BOLT_PALE = MOOD.accent, "#d5f6ff"
BLOOD = "#e2574c"

PILLS = {
    "attack": "#f5946a",
    "magic": "#a9b6ff",
    "light": "#ffe76b",
    "strength": "#d9c39a",
    "weight": "#c3cbd6",
    "gold": COIN,
    "experience": "#93dba0",
    "level_cost": "#93dba0",
    "points": "#fff7df",
    "health": "#ff9f97",
    "deck": "#aebbe0",
    "discard": "#aebbe0",
}
"""The colour behind each value."""

KINDS = {
    "hero": "#b8473b",
    "weapon": "#5d7285",
    "item": "#5c8a4a",
    "spell": "#7a5bb5",
    "villager": "#b07a2e",
    "monster": "#3f3a52",
    "disease": "#6b7a2e",
    "thunderstone": "#1f7f9c",
}
"""The colour of the head of a card, by its kind. Each kind has a shape as well."""

LINE_HEIGHT = 33
PILL_HEIGHT, PILL_GAP, PILL_PAD = 35, 5, 6

_SHAPES = {
    "hero": "M-13 15V-3Q-13-17 0-17Q13-17 13-3V15L4 12V2H9V-3H-9V2H-4V12Z",
    "weapon": "M-3 4V-15L0-18L3-15V4H10V9H3V17H-3V9H-10V4Z",
    "item": "M-7-10Q0-5 7-10L4-4Q14 4 12 12Q0 18-12 12Q-14 4-4-4ZM-6-16H6L4-11H-4Z",
    "spell": "M0-17L4-5L16-5L7 3L10 15L0 8L-10 15L-7 3L-16-5L-4-5Z",
    "villager": "M0-16L15-3H10V14H3V4H-3V14H-10V-3H-15Z",
    "monster": "M-15-15Q-8 0-13 15Q-4 2-9-16ZM-4-17Q3-2-2 18Q9 6 4-17ZM9-15Q15 0 10 14Q21 0 15-14Z",
    "disease": "M0-17Q13-2 13 6Q12 16 0 16Q-12 16-13 6Q-13-2 0-17ZM-7 3H7V8H-7Z",
    "thunderstone": "M4-18L-11 3H-2L-5 18L11-4H2Z",
}
"""In a box of 36 around the origin."""


class Place(NamedTuple):
    """Where something is in rows below each other: its left edge, its row from 0, its width."""

    x: float
    row: int
    width: float


@cache
def icon(kind: str, x: float, y: float, size: float, fill: str = PAPER) -> str:
    """The shape of a kind of card around (x, y)."""
    return group(path(_SHAPES[kind], fill, fill_rule="evenodd"), at=(x, y), scale=size / 36)


@cache
def heart(x: float, y: float, size: float) -> str:
    """A heart around (x, y), for a monster's health."""
    shape = "M0 9C-3 5-13-1-13-9C-13-16-4-17 0-10C4-17 13-16 13-9C13-1 3 5 0 9Z"
    return group(path(shape, BLOOD, stroke=INK, stroke_width=1.5), at=(x, y + size * 0.12), scale=size / 27)


@cache
def bolt(x: float, y: float, size: float) -> str:
    """The lightning of the Thunderstone around (x, y), glowing."""
    rings = "".join(circle(0, 0, radius, "#6fe3ff1c") for radius in (34, 25, 17))
    return group(
        rings, path(_SHAPES["thunderstone"], BOLT, stroke=MOOD.ground, stroke_width=1.5), at=(x, y), scale=size / 44
    )


@cache
def lamp(x: float, y: float, size: float, dark: int) -> str:
    """A lamp around (x, y), weaker the darker it is (`dark` from 1)."""
    flame = ("#ffd35c", "#f0a030", "#9a5a2a", "#5a3a2a", "#3a2c28")[min(dark, 5) - 1]
    return group(
        line("M-8-13Q0-26 8-13", "#8a8fa8", 3),
        path("M-9-13H9L11-8H-11Z", "#8a8fa8"),
        path("M-9-8H9L11 12H-11Z", "#10131f", stroke="#8a8fa8", stroke_width=2),
        path("M0-6C6 0 5 5 3 9H-3C-5 5-5 1 0-6Z", flame),
        path("M-12 12H12L9 17H-9Z", "#8a8fa8"),
        at=(x, y),
        scale=size / 44,
    )


def head(x: float, y: float, width: float, height: float, fill: str) -> str:
    """The coloured head of a card, round above and straight below."""
    return path(f"M{x:g} {y + height:g}V{y + 10:g}q0-10 10-10H{x + width - 10:g}q10 0 10 10V{y + height:g}Z", fill)


def in_rows(needed: Sequence[float], columns: int, left: float, room: float, gap: float) -> list[Place]:
    """The places of what needs these widths: in equal columns, or as wide as needed in a row that has room for that."""
    places, free = [], room - gap * (columns - 1)
    for row, first in enumerate(range(0, len(needed), columns)):
        widths = needed[first : first + columns]
        spare = (free - sum(widths)) / columns
        unequal = max(widths) > free / columns and spare >= 0
        x = left
        for need in widths:
            wide = need + spare if unequal else free / columns
            places.append(Place(x, row, wide))
            x += wide + gap
    return places


def pill_width(label: str, value: str, size: float = SMALLEST) -> float:
    """The width of a value with its label."""
    return width_of(label, size) + 5 + width_of(value, size) + 2 * PILL_PAD


def pill(key: str, label: str, value: str, x: float, y: float, size: float = SMALLEST, *, narrow: float = 1.0) -> str:
    """A value with its label, its left edge at `x` and its middle at `y`; if it is `narrow`, with condensed letters."""
    width = pill_width(label, value, size) * narrow
    height = PILL_HEIGHT * size / SMALLEST
    return (
        rect(x, y - height / 2, width, height, PILLS[key], 9, stroke="#00000055", stroke_width=1.5)
        + text(x + PILL_PAD, y, label, size, INK_2, "start", width_of(label, size) * narrow)
        + text(x + width - PILL_PAD, y, value, size, INK, "end", width_of(value, size) * narrow)
    )

"""The look of Thunderstone: its colours and the signs that its pictures share.

Nothing is shown by colour alone: every value has the shape of its badge, every kind of card its sign.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from pictures.cards import FAINT
from pictures.kit import WIDTH
from pictures.scenes import Tones
from pictures.svg import circle, group, line, path
from pictures.tokens import INK, PAPER, Mood

MOOD = Mood("#0b1020", "#141d36", "#22305a", "#3b4f86", "#6fe3ff", "#b8473b")
"""A storm over the keep."""
PALE = "#d5f6ff"
EDGE, GAP = 6, 6
"""The space around and between the parts of the table."""
TONES: dict[int, Tones] = {
    1: ("#3a5296", "#28396c", "#1b284e"),
    2: ("#28396c", "#1b284e", MOOD.rock),
    3: ("#1b284e", MOOD.rock, MOOD.ground),
}
"""The scene of each rank of the hall: the deeper, the darker."""

KINDS: dict[str, tuple[str, str]] = {
    "hero": ("#b8473b", "M-13 15V-3Q-13-17 0-17Q13-17 13-3V15L4 12V2H9V-3H-9V2H-4V12Z"),
    "weapon": ("#5d7285", "M-3 4V-15L0-18L3-15V4H10V9H3V17H-3V9H-10V4Z"),
    "item": ("#5c8a4a", "M-7-10Q0-5 7-10L4-4Q14 4 12 12Q0 18-12 12Q-14 4-4-4ZM-6-16H6L4-11H-4Z"),
    "light": ("#5c8a4a", "M0-18Q12-8 8 0L3 3L2 17H-2L-3 3L-8 0Q-11-6-4-10Q-4-15 0-18ZM0-8Q-5-3-3 0H3Q5-3 0-8Z"),
    "spell": ("#7a5bb5", "M0-17L4-5L16-5L7 3L10 15L0 8L-10 15L-7 3L-16-5L-4-5Z"),
    "villager": ("#b07a2e", "M0-16L15-3H10V14H3V4H-3V14H-10V-3H-15Z"),
    "monster": ("#4a4266", "M-15-15Q-8 0-13 15Q-4 2-9-16ZM-4-17Q3-2-2 18Q9 6 4-17ZM9-15Q15 0 10 14Q21 0 15-14Z"),
    "disease": ("#6b7a2e", "M0-17Q13-2 13 6Q12 16 0 16Q-12 16-13 6Q-13-2 0-17ZM-7 3H7V8H-7Z"),
    "thunderstone": ("#1f7f9c", "M4-18L-11 3H-2L-5 18L11-4H2Z"),
}
"""The colour and the sign of each kind of card and of lamps, the sign in a box of 36 around the origin."""


class RowPlace(NamedTuple):
    """Where something is in rows below each other: its left edge, its row from 0, its width."""

    x: float
    row: int
    width: float


@cache
def icon(kind: str, x: float, y: float, size: float, fill: str = PAPER) -> str:
    """The sign of a kind of card around (x, y)."""
    return group(path(KINDS[kind][1], fill, fill_rule="evenodd"), at=(x, y), scale=size / 36)


@cache
def bolt(x: float, y: float, size: float) -> str:
    """The lightning of the Thunderstone around (x, y), glowing."""
    rings = "".join(circle(0, 0, radius, f"{MOOD.accent}1c") for radius in (34, 25, 17))
    shape = path(KINDS["thunderstone"][1], MOOD.accent, stroke=PALE, stroke_width=1.2)
    return group(rings, shape, at=(x, y), scale=size / 44)


@cache
def lamps(right: float, y: float, number: int) -> str:
    """As many lamps without light as a rank is dark, the last one ending at `right`."""
    lamp = (
        line("M-7-9Q0-20 7-9", FAINT, 2.5)
        + path("M-9-9H9L11-4H-11ZM-11 12H11L8 17H-8Z", FAINT)
        + path("M-8-4H8L9 12H-9Z", INK, stroke=FAINT, stroke_width=2.5)
    )
    return "".join(group(lamp, at=(right - 10 - 23 * place, y), scale=0.8) for place in range(number))


def in_rows(needed: Sequence[float], columns: int) -> list[RowPlace]:
    """The places of what needs these widths: in equal columns, or as wide as needed in a row that has room for that."""
    places, free = [], room_of(columns)
    for row, first in enumerate(range(0, len(needed), columns)):
        widths = needed[first : first + columns]
        spare = (free - sum(widths)) / columns
        unequal = max(widths) > free / columns and spare >= 0
        x = float(EDGE)
        for need in widths:
            width = need + spare if unequal else free / columns
            places.append(RowPlace(x, row, width))
            x += width + GAP
    return places


def room_of(columns: int) -> float:
    """The width of so many columns over the whole picture, without the gaps between them."""
    return WIDTH - 2 * EDGE - GAP * (columns - 1)

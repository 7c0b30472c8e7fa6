"""The drawing of places, cards and plates in each state, in the pictures of all games."""

from __future__ import annotations

from functools import lru_cache

from pictures.svg import circle, group, line, rect, text
from pictures.tokens import CHALK, EDGE, GOOD, LANTERN, LANTERN_INK
from pictures.typefaces import TITLE
from rules.messages import Seat

RINGS = (0.3, 0.19, 0.09)
"""The strength of the light around something, from the innermost ring."""


@lru_cache(maxsize=1024)
def light(x: float, y: float, width: float, height: float, radius: float = 10, reach: float = 4) -> str:
    """Lantern light around an area: flat rings, each `reach` wide (a gradient takes 20 times as long to draw)."""
    rings = []
    for step, strength in enumerate(RINGS):
        out = reach * (step + 0.5)
        looks = {"stroke": LANTERN, "stroke_width": reach, "stroke_opacity": strength}
        rings.append(rect(x - out, y - out, width + 2 * out, height + 2 * out, "none", radius + out, **looks))
    return "".join(rings)


@lru_cache(maxsize=1024)
def choosable(
    x: float, y: float, width: float, height: float, radius: float = 10, reach: float = 3, strength: float = 0.16
) -> str:
    """Marks an area that can be chosen: the lantern lights it. `reach` 0: without rings, where there is no room.

    `strength`: that of the light within, less where most of a picture is lit.
    """
    return (light(x, y, width, height, radius, reach) if reach else "") + _lit(x, y, width, height, radius, strength, 4)


@lru_cache(maxsize=1024)
def chosen(x: float, y: float, width: float, height: float, radius: float = 10) -> str:
    """Marks an area that is chosen already: brighter, with a tick at the upper right."""
    tick = circle(0, 0, 15, LANTERN) + line("M-6 0L-1 5L7-5", LANTERN_INK, 4)
    return _lit(x, y, width, height, radius, 0.34, 5) + group(tick, at=(x + width - 16, y + 16))


@lru_cache(maxsize=1024)
def placed(place: int, x: float, y: float, width: float) -> str:
    """Marks an area that is picked in order: a tab at the upper right with its place, from 1."""
    left = x + width - 19
    number = text(left + 11, y + 17, str(place), 28, LANTERN_INK, "middle", 20, TITLE)
    return rect(left, y, 22, 34, LANTERN, 8) + number


def _lit(x: float, y: float, width: float, height: float, radius: float, strength: float, stroke: float) -> str:
    """An area in the light, with an edge that lies within it."""
    inset = stroke / 2
    inner = max(2.0, radius - inset)
    edge: dict[str, object] = {"stroke": LANTERN, "stroke_width": stroke}
    return rect(x, y, width, height, LANTERN, radius, fill_opacity=strength) + rect(
        x + inset, y + inset, width - stroke, height - stroke, "none", inner, **edge
    )


@lru_cache(maxsize=1024)
def changed(x: float, y: float, width: float, height: float) -> str:
    """Marks what has just changed with green corners."""
    arm = min(18.0, width / 3, height / 3)
    right, foot = x + width, y + height
    corners = (
        f"M{x:g} {y + arm:g}V{y:g}h{arm:g}M{right - arm:g} {y:g}H{right:g}v{arm:g}"
        f"M{right:g} {foot - arm:g}V{foot:g}h{-arm:g}M{x + arm:g} {foot:g}H{x:g}v{-arm:g}"
    )
    return line(corners, GOOD, 4)


def stands_out(seat: Seat, reader: Seat | None, *, turn: bool) -> bool:
    """Whether a seat's plate has the chalk edge: the reader's own; without a seat, the one whose `turn` it is."""
    return turn if reader is None else seat == reader


def edge_of(*, mine: bool) -> dict[str, object]:
    """The edge of a dark plate: of the reader or whose turn it is, or of anyone else."""
    return {"stroke": CHALK, "stroke_width": 3} if mine else {"stroke": EDGE, "stroke_width": 1.5}


@lru_cache(maxsize=1024)
def ring(x: float, y: float, width: float, height: float, radius: float = 10, stroke: float = 3) -> str:
    """The chalk line around a plate or card of paper that is the reader's or whose turn it is."""
    return rect(x - 3, y - 3, width + 6, height + 6, "none", radius + 3, stroke=CHALK, stroke_width=stroke)

"""The parts of pictures in all games: sizes, a frame, rows of players, dice, and words from one list of facts.

A game may draw everything in its own way; this kit is enough for a small one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from locales.sanitizing import unescape
from pictures.seats import SEAT_COLOURS, seat_sign
from pictures.states import edge_of
from pictures.svg import NARROWEST, Picture, circle, document, group, path, rect, text, width_of
from pictures.tokens import CHALK, COIN, INK, NIGHT, PANEL, PAPER
from pictures.typefaces import BODY, TITLE
from rules.messages import Seat

PIXELS = 1200
"""The width of a picture on a page in pixels; `pictures.drawing` draws it less wide for Discord."""
WIDTH, HEIGHT = 916, 583
"""The units of a picture: 11 to 7, since Discord's desktop client fits it into 550 by 350.

A phone shows it about 360 wide, where the smallest text is 11 high.
"""
SMALLEST = 28
"""The smallest size of text, in these units."""
LONGEST_ALT = 1000
"""Characters of an alternative text; Discord takes 1024."""

_MARKUP = re.compile(r"^\s*(?:- |-# |#{1,3} |> )+|\*\*|(?<!\\)`", re.MULTILINE)
"""Markdown as used in texts."""

NAMES = ("Aoi", "Kotaro", "Chihaya", "Ken", "Emi", "Benedict")
"""Short and long names of players, for pictures without a table."""
ROW = 64
"""The height of a player's row."""


def pictured(svg: str, title: str, facts: Sequence[str]) -> Picture:
    """A picture with its words: the alternative text and the text form, both from one list of facts."""
    return with_words(svg, title, facts, [f"**{title}**", *(f"- {fact}" for fact in facts)])


def with_words(
    svg: str,
    title: str,
    facts: Sequence[str],
    words: Sequence[str],
    brief: Callable[[], Sequence[str]] | None = None,
    stop: str = "",
) -> Picture:
    """A picture with `words`, the lines of its text form; `title` and `facts` are read out.

    Where these are too long for an alternative text, it has the `brief` facts instead. `stop` as in `alternative`.
    """
    spoken = alt = alternative(title, facts, stop, most=None)
    if len(spoken) > LONGEST_ALT:
        alt = alternative(title, facts if brief is None else brief(), stop)
    return Picture(svg, alt, "\n".join(words), spoken)


@lru_cache(maxsize=4096)
def unmarked(words: str) -> str:
    """Markdown as text: without the marks of lists, headings, quotes, bold and code, and with names unescaped."""
    return unescape(_MARKUP.sub("", words))


def alternative(first: str, facts: Sequence[str], stop: str = "", *, most: int | None = LONGEST_ALT) -> str:
    """An alternative text: whole facts after `first`, as many as fit into `most` characters.

    `stop` ends each fact without a full stop.
    """
    kept = unmarked(first)[:most]
    for fact in facts:
        words = unmarked(fact).strip()
        longer = f"{kept} {words[:1].upper()}{words[1:]}".strip() if stop else f"{kept} {words}".strip()
        if stop and longer[-1:] not in ".!?。！？…:：":
            longer += stop
        if most is not None and len(longer) > most:
            break
        kept = longer
    return kept


def framed(height: float, *parts: str, ground: str = NIGHT) -> str:
    """A whole picture of the usual width: the parts on a dark ground."""
    return document(WIDTH, height, rect(0, 0, WIDTH, height, ground), *parts, pixels=PIXELS)


class Block(NamedTuple):
    """A drawing from the origin downwards, and its height."""

    drawn: str
    height: float


def stacked(blocks: Iterable[Block], gap: float = 0) -> Block:
    """Blocks below each other."""
    parts, y = [], 0.0
    for drawn, height in blocks:
        parts.append(group(drawn, at=(0, y)))
        y += height + gap
    return Block("".join(parts), y - gap)


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player as one row: `name` as it is drawn, `facts` (points, cards) at the right, `turn` for the mark."""

    seat: Seat
    name: str
    facts: str = ""
    turn: bool = False


def player_rows(rows: Sequence[PlayerRow], x: float, y: float, width: float) -> str:
    """Rows of players below each other from (x, y). The active player has a pointer and a bright edge."""
    return "".join(_row(row, x, y + index * (ROW + 8), width) for index, row in enumerate(rows))


def _row(row: PlayerRow, x: float, y: float, width: float) -> str:
    middle, size = y + ROW / 2, 32
    facts = width_of(row.facts, size)
    pointer = path(f"M{x + 14:g} {middle - 14:g}l22 14l-22 14Z", CHALK) if row.turn else ""
    return (
        rect(x, y, width, ROW, PANEL, 12, **edge_of(mine=row.turn))
        + pointer
        + numbered_sign(row.seat, x + 68, middle)
        + text(x + 104, middle, row.name, size, CHALK, "start", max(size, width - 140 - facts))
        + text(x + width - 20, middle, row.facts, size, CHALK, "end")
    )


def player_name(x: float, y: float, name: str, room: float, ink: str = CHALK) -> str:
    """A name in the letters of titles, or where it would be cut off, in those of other text."""
    face = TITLE if width_of(name, SMALLEST, TITLE) * NARROWEST <= room else BODY
    return text(x, y, name, SMALLEST, ink, "start", room, face)


@lru_cache(maxsize=1024)
def numbered_sign(seat: Seat, x: float, y: float, size: float = 44) -> str:
    """The sign of a seat around (x, y) with its number, counted from 1; the colour is behind all of the number."""
    height = max(SMALLEST, size * 0.6)
    behind = circle(x, y, height * 0.45, SEAT_COLOURS[seat % len(SEAT_COLOURS)])
    return seat_sign(seat, x, y, size) + behind + text(x, y, str(seat + 1), height, INK, "middle")


_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.27, 0.27), (0.5, 0.5), (0.73, 0.73)),
    4: ((0.27, 0.27), (0.27, 0.73), (0.73, 0.27), (0.73, 0.73)),
    5: ((0.27, 0.27), (0.27, 0.73), (0.5, 0.5), (0.73, 0.27), (0.73, 0.73)),
    6: ((0.27, 0.23), (0.27, 0.5), (0.27, 0.77), (0.73, 0.23), (0.73, 0.5), (0.73, 0.77)),
}
"""Where the pips of each value are on a die of size 1."""


@cache
def die(value: int, x: float, y: float, size: float, body: str = PAPER) -> str:
    """A die showing `value` (1 to 6), its upper left corner at (x, y)."""
    return rect(x, y, size, size, body, size * 0.2, stroke="#00000080", stroke_width=f"{size * 0.04:g}") + "".join(
        circle(x + size * u, y + size * v, size * 0.1, INK) for u, v in _PIPS[value]
    )


@cache
def star(x: float, y: float, size: float) -> str:
    """A star around (x, y), for points."""
    shape = "M0-12L3.5-4.2L12-3.5L5.6 2.2L7.6 10.6L0 6L-7.6 10.6L-5.6 2.2L-12-3.5L-3.5-4.2Z"
    return group(path(shape, COIN, stroke=INK, stroke_width=1.5), at=(x, y), scale=size / 24)

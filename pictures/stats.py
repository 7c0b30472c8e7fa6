"""The statistics of people in finished games: a table of bars and figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pictures.faces import TITLE
from pictures.kit import SMALLEST, WIDTH, numbered_sign, pictured
from pictures.kit import framed as kit_framed
from pictures.svg import Picture, drawable, rect, text
from pictures.tokens import CHALK, COIN, EDGE, MIST, NIGHT, PANEL

MOST_ROWS = 8
"""Rows of a table in a picture; its words contain all of them."""

SIZE, TITLE_SIZE = 32, 38
LEAST_HEIGHT = 300
HEAD, ROW, FOOT = 128, 76, 18
"""The space above the first row, the distance between rows, and the space below the last."""
BAR = 138
"""The width of a bar when everything is won."""
NAME_LEFT, BAR_LEFT = 88, 356
COLUMNS = (638, 762, 884)
"""Where the figures end: next to the bar, and the two columns after it."""
UNNAMED = "?"


@dataclass(frozen=True, slots=True)
class Line:
    """One row: `part` of `whole` as a bar, then figures under the headings. `fact` says it all in words (markdown)."""

    name: str
    part: int
    whole: int
    figures: Sequence[str]
    fact: str


def table(title: str, heads: Sequence[str], rows: Sequence[Line]) -> Picture:
    """The first rows with bars and figures; `heads` names the bar and each column of figures (two at most)."""
    shown = rows[:MOST_ROWS]
    parts = [_title(title)]
    places = (BAR_LEFT, *COLUMNS[3 - len(heads) + 1 :]) if len(heads) > 1 else (BAR_LEFT,)
    for at, (head, x) in enumerate(zip(heads, places, strict=True)):
        room = COLUMNS[0] - BAR_LEFT if at == 0 else 120
        parts.append(text(x, HEAD - 30, head, SMALLEST, MIST, "start" if at == 0 else "end", room))
    for number, row in enumerate(shown):
        parts += _row(number, row, HEAD + number * ROW)
    return pictured(_framed(HEAD + len(shown) * ROW + FOOT, *parts), title, [row.fact for row in rows])


def _framed(height: float, *parts: str) -> str:
    return kit_framed(max(LEAST_HEIGHT, height), *parts)


def _title(words: str) -> str:
    return text(28, 48, words, TITLE_SIZE, CHALK, room=WIDTH - 56, face=TITLE)


def _name(name: str, y: float, room: float) -> str:
    return text(NAME_LEFT, y, drawable(name, UNNAMED), SIZE, CHALK, room=room)


def _row(number: int, row: Line, top: float) -> list[str]:
    middle = top + ROW / 2 - 6
    share = BAR * row.part / row.whole if row.whole else 0
    parts = [
        rect(16, top, WIDTH - 32, ROW - 10, PANEL, 12, stroke=EDGE, stroke_width=2),
        numbered_sign(number, 48, middle, 52),
        _name(row.name, middle, BAR_LEFT - NAME_LEFT - 16),
        rect(BAR_LEFT, middle - 13, BAR, 26, NIGHT, 8),
        text(COLUMNS[0], middle, f"{row.part}/{row.whole}", SMALLEST, CHALK, "end", COLUMNS[0] - BAR_LEFT - BAR - 8),
    ]
    if share:
        parts.append(rect(BAR_LEFT, middle - 13, share, 26, COIN, min(8, share / 2)))
    for figure, x in zip(row.figures, COLUMNS[3 - len(row.figures) :], strict=True):
        parts.append(text(x, middle, figure, SMALLEST, CHALK, "end", 112))
    return parts

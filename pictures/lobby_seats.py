"""The seats of a lobby in a row: the player of each, or that it is free."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pictures.kit import SMALLEST, WIDTH, framed, with_words
from pictures.seats import seat_sign
from pictures.svg import Picture, circle, drawable, group, line, rect, spread, text
from pictures.tokens import CHALK, EDGE, GOOD, INK, MIST, NIGHT, PANEL

COLUMNS = 6
"""The most seats in a row."""
GAP, HEIGHT = 10, 148
"""Between seats, and the height of a seat."""


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A seat that is taken: by whom, what else is said of them, and whether they have said yes."""

    name: str
    about: str
    ready: bool


def lobby_seats(taken: Sequence[LobbySeat], most: int, free: str, words: Sequence[str]) -> Picture:
    """The seats that are taken, then the others up to `most` with the word `free`; `words`: a title and its facts."""
    columns = min(most, COLUMNS)
    width = (WIDTH - GAP * (columns - 1)) / columns
    seats = [_seat(number, seat, width) for number, seat in enumerate(taken)]
    empty = rect(2, 2, width - 4, HEIGHT - 4, NIGHT, 14, stroke=EDGE, stroke_width=3, stroke_dasharray="12 9")
    empty += text(width / 2, HEIGHT / 2, free, SMALLEST, MIST, "middle", width - GAP)
    rows = -(-most // columns)
    drawn = spread([*seats, *[empty] * (most - len(taken))], width + GAP, HEIGHT + GAP, columns)
    title, *facts = words
    return with_words(framed(rows * (HEIGHT + GAP) - GAP, drawn), title, facts, words)


def _seat(number: int, seat: LobbySeat, width: float) -> str:
    """A taken seat: its sign, ticked once its player has said yes, the name, and what else is said."""
    middle, room = width / 2, width - GAP
    tick = group(circle(0, 0, 15, GOOD), line("M-6 0L-1 5L7-5", INK, 4), at=(middle + 24, 22))
    return (
        rect(0, 0, width, HEIGHT, PANEL, 14)
        + seat_sign(number, middle, 42, 48, empty=not seat.ready)
        + (tick if seat.ready else "")
        + text(middle, 92, drawable(seat.name, str(number + 1)), SMALLEST, CHALK, "middle", room)
        + text(middle, 124, seat.about, SMALLEST, MIST, "middle", room)
    )

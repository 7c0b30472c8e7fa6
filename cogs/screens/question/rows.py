"""The room that buttons take on a phone, and the answers of a menu that fit above it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from cogs.screens.open_question import LOCKED, OpenQuestion
from cogs.services.discord_limits import MOST_BUTTONS
from cogs.services.screen import Button
from locales.labels import columns
from rules.questions import Option, Shown, place_of

MOST_PROMINENT = 10
"""The most answers of a menu that are also buttons above it."""
PROMINENT_ROWS = 5
"""The most rows of these buttons and the menu on a phone."""
PHONE, BROAD_PHONE = 36, 45
"""The least and the greatest width of a phone's row, in letters; a Japanese letter counts as two."""
PADDING = 5
"""The width of a button's margins, in letters."""
MOST_PICK_BUTTONS = 10
SHORT_PICK = 24
"""Answers picked one after another are buttons if there are at most this many and no label has more characters."""


def fitting(asked: OpenQuestion, options: Sequence[Option]) -> list[Option]:
    """The options whose buttons fit into `PROMINENT_ROWS` rows on a phone, in their order.

    The last (to pass or end), those that are vital, the first of each kind and those that stand out take precedence.
    """
    ranked = sorted(options, key=lambda option: -option.prominence)
    place = partial(place_of, asked.question)
    firsts = {place(option): option for option in reversed(ranked)}
    chosen: set[str] = set()
    widths = {option.id: _width(asked.button(option)) for option in options}
    is_all = len(options) == len(asked.forward) and _rows([*widths.values()]) <= PROMINENT_ROWS
    most = PROMINENT_ROWS if is_all else PROMINENT_ROWS - 1
    vital = [option for option in ranked if option.prominence >= Shown.VITAL]
    for option in [*options[-1:], *vital, *sorted(firsts.values(), key=place), *ranked]:
        trial = chosen | {option.id}
        if len(trial) <= MOST_PROMINENT and _rows([widths[other.id] for other in options if other.id in trial]) <= most:
            chosen = trial
    return [option for option in options if option.id in chosen]


def _width(label: str) -> int:
    """The width of a button with this label on a phone; a lock takes hardly any of it."""
    return PADDING + columns(label.removesuffix(LOCKED))


def _rows(widths: Sequence[int]) -> int:
    """The number of rows that buttons of these widths take on a phone."""
    return len(_lengths(widths, PHONE))


def _lengths(widths: Sequence[int], width: int) -> list[int]:
    """The number of buttons of these widths in each row of that width."""
    lengths = list[int]()
    room = 0
    for needed in widths:
        if needed > room:
            lengths = [*lengths, 0]
            room = width
        lengths[-1] += 1
        room -= needed
    return lengths


def full_rows(buttons: Sequence[Button]) -> Iterator[Sequence[Button]]:
    """The buttons in action rows that end where a row on a phone ends, so that the rows on a phone are full."""
    first = end = 0
    for length in _lengths([_width(button.label) for button in buttons], BROAD_PHONE):
        if end > first and end + length - first > MOST_BUTTONS:
            yield buttons[first:end]
            first = end
        end += length
    yield buttons[first:]


def picks_stay(asked: OpenQuestion) -> bool:
    """Whether more picks can be made and all answers are buttons, which keep their places when they are picked."""
    forward = asked.forward
    return (
        len(asked.progress.picked) < min(asked.question.max, len(forward))
        and len(forward) <= MOST_PICK_BUTTONS
        and all(len(asked.button(option)) <= SHORT_PICK for option in forward)
    )

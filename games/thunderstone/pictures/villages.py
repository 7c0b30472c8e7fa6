"""The village as a picture: sixteen stacks with their top card, its cost, and how many are left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import chain, zip_longest
from typing import NamedTuple

from games.thunderstone.pictures import style
from games.thunderstone.pictures.words import Locale, described, kind_of, stack_words
from games.thunderstone.rules.cards import CARDS, LEVELS
from games.thunderstone.rules.view import StackView, ThunderstoneView
from pictures.cards import Look, row, row_room
from pictures.kit import SMALLEST, WIDTH
from pictures.svg import NARROWEST, group, path, rect, spot, spread, text, width_of
from pictures.typefaces import TITLE

HEADING, ROW, STEP, MOST = 31, 29, 32, 6
"""The heights of a heading and of a row, the distance of rows, and the maximum number of rows."""
HEIGHT = HEADING + MOST * STEP
FOLDED = 36
APART = 14
"""From the heading of a column to the next one."""


class Spelling(NamedTuple):
    """The form of the rows: the number of cards left with a sign, and (`compact`) coins that lie on the tabs."""

    times: bool
    compact: bool


SPELLINGS = (Spelling(True, False), Spelling(False, False), Spelling(False, True))
"""From the clearest to the narrowest."""
ORDER = ("hero", "weapon", "spell", "item", "villager")


def columns(stacks: Sequence[StackView]) -> list[list[StackView]]:
    """The stacks in three columns of at most six: heroes, arms and magic, wares and folk, as far as these fit."""
    heroes = [stack for stack in stacks if kind(stack) == "hero"]
    others = sorted((stack for stack in stacks if kind(stack) != "hero"), key=lambda stack: ORDER.index(kind(stack)))
    armed = sum(kind(stack) in ("weapon", "spell") for stack in others)
    first = max(len(others) - MOST, min(MOST, armed))
    return [heroes, others[:first], others[first:]]


def kind(stack: StackView) -> str:
    """The kind of the cards of a stack."""
    return "hero" if stack.stack in LEVELS else kind_of(stack.stack)


def draw(view: ThunderstoneView, locale: Locale, marks: Sequence[str]) -> str:
    """The stacks in columns below headings; those in `marks` (`stack-elf`) are lit, the others recede then."""
    grid = _grid(locale, columns(view.stacks))
    parts = []
    for column, (stacks, head) in enumerate(zip(grid.columns, grid.heads, strict=True)):
        heading, room = _heading(locale, stacks), head.width - APART
        parts.append(text(head.x + 4, HEADING / 2 - 1, heading, SMALLEST, style.MOOD.accent, "start", room, TITLE))
        for stack, place in zip(stacks, grid.places[column :: len(grid.columns)], strict=False):
            printed = (stack.stack, stack.top, tuple(stack.left.items()))
            drawn = _on_board(locale.nameless(), *printed, place.width, look_of(stack, marks), grid.spelling)
            parts.append(group(drawn, at=(place.x, HEADING + place.row * STEP)))
    return "".join(parts)


def _heading(locale: Locale, stacks: Sequence[StackView]) -> str:
    """The kinds of cards in a column."""
    kinds = [locale.say(f"picture-kind_{name}") for name in ORDER if name in map(kind, stacks)]
    return locale.say("words-class_gap").join(kinds)


def look_of(stack: StackView, marks: Sequence[str]) -> Look:
    """The look of a stack while the stacks in `marks` can be chosen."""
    if f"stack-{stack.stack}" in marks:
        return "lit"
    return "dim" if stack.top is None or any(mark.startswith("stack-") for mark in marks) else "plain"


class Grid(NamedTuple):
    """The stacks in columns, the places of the headings and, row by row, of the stacks, and the form of the rows."""

    columns: list[list[StackView]]
    heads: list[style.RowPlace]
    places: list[style.RowPlace]
    spelling: Spelling


def _grid(locale: Locale, stacks: list[list[StackView]]) -> Grid:
    """The columns, with the clearest form of the rows in which all names stay whole.

    If none is narrow enough, each row is divided in its own way, a long name in the first column next to a short one.
    """
    number = len(stacks)
    headings = [width_of(_heading(locale, column), SMALLEST, TITLE) * NARROWEST + APART for column in stacks]
    for spelling in SPELLINGS:
        room = partial(_row_room, locale, spelling)
        widest = [max(heading, *map(room, column)) for heading, column in zip(headings, stacks, strict=True)]
        if sum(widest) <= style.room_of(number):
            return Grid(stacks, style.in_rows(widest, number), style.in_rows(widest * MOST, number), spelling)
    room = partial(_row_room, locale, SPELLINGS[-1])
    first, *others = stacks
    sorted_stacks = [sorted(first, key=room, reverse=True), *(sorted(column, key=room) for column in others)]
    rows = zip_longest(*(map(room, column) for column in sorted_stacks), fillvalue=0.0)
    needed = [need for row in rows for need in row]
    return Grid(sorted_stacks, style.in_rows(headings, number), style.in_rows(needed, number), SPELLINGS[-1])


def _row_room(locale: Locale, spelling: Spelling, stack: StackView) -> float:
    """The width that the row of a stack needs."""
    return row_room(*_name_and_end(locale, stack, spelling), cost=True, compact=spelling.compact)


def _name_and_end(locale: Locale, stack: StackView, spelling: Spelling) -> tuple[str, str]:
    """The name of a stack, and how many cards of its top are left."""
    left = 0 if stack.top is None else stack.left[stack.top]
    end = locale.say("label-times", number=left) if spelling.times else str(left)
    return locale.stack(stack), end


@lru_cache(maxsize=1024)
def _on_board(
    locale: Locale,
    name: str,
    top: str | None,
    left: tuple[tuple[str, int], ...],
    width: float,
    look: Look,
    spelling: Spelling,
) -> str:
    """A stack on the board, with where it can be tapped; cached, because a choice changes few stacks."""
    stack = StackView(stack=name, top=top, left=dict(left))
    title, end = _name_and_end(locale, stack, spelling)
    cost = None if top is None else CARDS[top].cost
    sign = style.KINDS[kind(stack)]
    drawn = row(title, width, ROW, look, sign, style.MOOD, cost=cost, end=end, compact=spelling.compact)
    return drawn + stack_spot(locale, stack, width, ROW, lit=look == "lit")


def stack_spot(locale: Locale, stack: StackView, width: float, height: float, *, lit: bool = False) -> str:
    """Where a stack can be tapped, with what it holds; `lit` as in `spot`."""
    about = stack_words(locale, stack, brief=False)
    if stack.top is not None:
        about = described(locale, stack.top, about)
    return spot(f"stack-{stack.stack}", about, 0, 0, width, height, lit=lit)


def folded(view: ThunderstoneView, locale: Locale) -> str:
    """The village in one line, while a party is in the dungeon: kinds and costs."""
    heading, left = locale.say("picture-village"), 100
    step = (WIDTH - left - style.EDGE) / len(view.stacks)
    title = text(style.EDGE + 4, FOLDED / 2, heading, SMALLEST, style.MOOD.accent, "start", left - 14, TITLE)
    width, middle, shown = step - 4, FOLDED / 2, []
    for stack in chain.from_iterable(columns(view.stacks)):
        drawn = rect(0, 4, width, FOLDED - 8, style.MOOD.rock, 6)
        if stack.top is not None:
            drawn += path(f"M20 4V{FOLDED - 4}H6q-6 0-6-6V10q0-6 6-6Z", style.KINDS[kind(stack)][0])
            drawn += text(
                20 + (width - 20) / 2, middle, str(CARDS[stack.top].cost or 0), SMALLEST, style.PALE, "middle", 26
            )
        drawn += style.icon(kind(stack), 10, middle, 18, "#fff8e6" if stack.top else style.MOOD.edge)
        shown.append(drawn + stack_spot(locale, stack, width, FOLDED))
    return title + spread(shown, step, at=(left, 0))

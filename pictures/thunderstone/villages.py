"""The village as a picture: sixteen stacks with their top card, its cost, and how many are left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pictures.kit import SMALLEST, parchment
from pictures.svg import circle, group, rect, text, width_of
from pictures.thunderstone import style
from pictures.thunderstone.style import BOLT, DIM, GOLD, INK, PALE_INK
from pictures.thunderstone.words import Speaker, kind_of
from rules.thunderstone.cards import CARDS
from rules.thunderstone.view import StackView, ThunderstoneView

COLUMNS, LEFT, GAP = 4, 8, 6
TALL, LOW = 70, 40
"""The heights of a stack of heroes and of any other."""
HEIGHT = TALL + 3 * (LOW + GAP)


def draw(view: ThunderstoneView, speaker: Speaker, y: float, width: float, marks: Sequence[str]) -> str:
    """Four rows of four: heroes, village cards, basic cards; `marks` such as `stack-elf` are framed."""
    wide = (width - 2 * LEFT - GAP * (COLUMNS - 1)) / COLUMNS
    parts = [rect(0, y - 5, width, HEIGHT + 10, "#3a2c1e")]
    for index, stack in enumerate(view.stacks):
        row, tall = index // COLUMNS, len(stack.left) > 1
        top = y + (TALL + GAP + (row - 1) * (LOW + GAP) if row else 0)
        drawn = _heroes if tall else _stack
        marked = f"stack-{stack.stack}" in marks
        parts.append(group(drawn(speaker, stack, wide), at=(LEFT + index % COLUMNS * (wide + GAP), top)))
        if marked:
            at = (LEFT + index % COLUMNS * (wide + GAP), top)
            parts.append(group(_framed(wide, TALL if tall else LOW), at=at))
    return "".join(parts)


def _framed(width: float, height: float) -> str:
    """The frame of a stack that can be chosen."""
    dashes = {"stroke": BOLT, "stroke_width": 5, "stroke_dasharray": "14 7"}
    return rect(2, 2, width - 4, height - 4, "none", 8, **dashes)


@cache
def _coin(x: float, y: float, size: float, value: int) -> str:
    """A coin with what a card costs."""
    rim = {"stroke": "#8a6418", "stroke_width": 2.5}
    return circle(x, y, size / 2, GOLD, **rim) + text(x, y, str(value), SMALLEST, INK, "middle", size - 8)


def _heroes(speaker: Speaker, stack: StackView, width: float) -> str:
    """A stack of heroes: name above; cost, level, classes and how many are left below."""
    if stack.top is None:
        return _sold_out(speaker, stack, width, TALL)
    below = TALL - 20
    left, right = _left(speaker, stack.left[stack.top], width, TALL / 2 + 1, TALL / 2 - 2.5)
    level = speaker.say("label-level", level=CARDS[stack.top].level)
    room = width - 24 - width_of(level, SMALLEST)
    return (
        parchment(0, 0, width, TALL, style.KINDS["hero"], 2.5, 8)
        + text(10, 19, speaker.card(stack.top), SMALLEST, INK, "start", room)
        + text(width - 10, 19, level, SMALLEST, PALE_INK, "end")
        + left
        + _coin(20, below, 34, CARDS[stack.top].cost or 0)
        + text(42, below, speaker.classes(stack.top), SMALLEST, PALE_INK, "start", right - 46)
    )


def _stack(speaker: Speaker, stack: StackView, width: float) -> str:
    """A stack of one kind of card: cost, name, the shape of its kind where there is room, how many are left."""
    if stack.top is None:
        return _sold_out(speaker, stack, width, LOW)
    middle = LOW / 2
    kind, name = kind_of(stack.top), speaker.card(stack.top)
    left, right = _left(speaker, stack.left[stack.top], width, 1.5, LOW - 3)
    shape = ""
    if 40 + width_of(name, SMALLEST) < right - 36:
        shape = style.icon(kind, right - 19, middle, 28, style.KINDS[kind])
    return (
        parchment(0, 0, width, LOW, style.KINDS[kind], 2.5, 8)
        + left
        + _coin(20, middle, 34, CARDS[stack.top].cost or 0)
        + shape
        + text(40, middle, name, SMALLEST, INK, "start", right - 41)
    )


def _sold_out(speaker: Speaker, stack: StackView, width: float, height: float) -> str:
    """Where a stack was."""
    words = speaker.say("picture-sold_out")
    room = width - width_of(words, SMALLEST) - 30
    return (
        rect(0, 0, width, height, "#2a2018", 8, stroke="#5a4530", stroke_width=2)
        + text(10, height / 2, speaker.stack(stack), SMALLEST, DIM, "start", room)
        + text(width - 10, height / 2, words, SMALLEST, DIM, "end")
    )


def _left(speaker: Speaker, number: int, width: float, top: float, height: float) -> tuple[str, float]:
    """How many cards are left, at the right edge of a stack; and where that begins."""
    words = speaker.say("label-times", number=number)
    wide = max(width_of(words, SMALLEST) + 8, 44)
    drawn = rect(width - wide - 1.5, top, wide, height, "#d8c69c", 7)
    return drawn + text(width - 1.5 - wide / 2, top + height / 2, words, SMALLEST, INK, "middle"), width - wide

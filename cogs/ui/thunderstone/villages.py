"""The village as a picture: sixteen stacks with their top card, its cost, and how many are left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cogs.ui.svg import circle, group, rect, text, width_of
from cogs.ui.thunderstone import style
from cogs.ui.thunderstone.style import BOLT, DIM, GOLD, INK, PALE_INK, SMALLEST
from cogs.ui.thunderstone.words import Speaker, kind_of
from rules.thunderstone.cards import CARDS
from rules.thunderstone.view import StackView, ThunderstoneView

COLUMNS, LEFT, GAP = 4, 8, 6


def draw(view: ThunderstoneView, speaker: Speaker, y: float, width: float, height: float, marks: Sequence[str]) -> str:
    """Four rows of four: heroes, village cards, basic cards; `marks` such as `stack-elf` are framed."""
    rows = -(-len(view.stacks) // COLUMNS)
    wide = (width - 2 * LEFT - GAP * (COLUMNS - 1)) / COLUMNS
    high = (height - GAP * (rows - 1)) / max(1, rows)
    parts = [rect(0, y - 5, width, height + 10, "#3a2c1e")]
    for index, stack in enumerate(view.stacks):
        at = (LEFT + index % COLUMNS * (wide + GAP), y + index // COLUMNS * (high + GAP))
        parts.append(group(_stack(speaker, stack, wide, high, f"stack-{stack.stack}" in marks), at=at))
    return "".join(parts)


@cache
def _coin(x: float, y: float, size: float, value: int) -> str:
    """A coin with what a card costs."""
    rim = {"stroke": "#8a6418", "stroke_width": 2.5}
    return circle(x, y, size / 2, GOLD, **rim) + text(x, y, str(value), SMALLEST, INK, "middle", size - 8)


def _stack(speaker: Speaker, stack: StackView, width: float, height: float, marked: bool) -> str:
    """Cost, kind, level of a hero, name, how many are left."""
    middle = height / 2
    if stack.top is None:
        return (
            rect(0, 0, width, height, "#2a2018", 8, stroke="#5a4530", stroke_width=2)
            + text(12, middle, speaker.stack(stack), SMALLEST, DIM, "start", width - 130)
            + text(width - 10, middle, speaker.say("picture-sold_out"), SMALLEST, DIM, "end", 100)
        )
    card, kind = CARDS[stack.top], kind_of(stack.top)
    left = speaker.say("label-times", number=stack.total)
    left_width = max(width_of(left, SMALLEST) + 12, 50)
    right = width - left_width
    parts = [
        style.paper(0, 0, width, height, style.KINDS[kind], 2.5, 8),
        rect(right, 1.5, left_width - 1.5, height - 3, "#d8c69c", 7),
        text(right + left_width / 2, middle, left, SMALLEST, INK, "middle", left_width - 6),
        _coin(22, middle, 36, card.cost or 0),
        style.icon(kind, 57, middle, 29, style.KINDS[kind]),
    ]
    if card.level:
        level = speaker.say("label-level", level=card.level)
        wide = width_of(level, SMALLEST)
        parts.append(text(right - 5, middle, level, SMALLEST, PALE_INK, "end"))
        right -= wide + 8
    parts.append(text(76, middle, speaker.card(stack.top), SMALLEST, INK, "start", right - 82))
    if marked:
        dashes = {"stroke": BOLT, "stroke_width": 5, "stroke_dasharray": "14 7"}
        parts.append(rect(2, 2, width - 4, height - 4, "none", 8, **dashes))
    return "".join(parts)

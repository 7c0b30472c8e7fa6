"""The village as a picture: sixteen stacks with their top card, its cost, and how many are left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from games.thunderstone.pictures import style
from games.thunderstone.pictures.cards import pills, width_of_pills
from games.thunderstone.pictures.words import Locale, described, kind_of, stack_words, values_of
from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.view import StackView, ThunderstoneView
from locales.texts import Texts
from pictures.faces import TITLE
from pictures.kit import SMALLEST, parchment
from pictures.states import choosable, unavailable
from pictures.svg import NARROWEST, circle, group, rect, spot, text, width_of
from pictures.tokens import COIN, INK, INK_2, MIST

LEFT, GAP = 5, 3
COLUMNS, LOW = 3, 34
"""The stacks on the board: columns, and the height of one."""
HEIGHT = 6 * LOW + 5 * GAP
SHOP_COLUMNS, SHOP_LOW = 2, 82
"""The same in the picture for buying, which shows values and texts."""
TALL_VALUES = 262
"""Where the values begin, to the right of a name that is not too long."""


def draw(view: ThunderstoneView, locale: Locale, width: float, marks: Sequence[str]) -> str:
    """Heroes, village cards, basic cards, then diseases and destroyed cards; those in `marks` (`stack-elf`) are lit."""
    counted = [("picture-diseases", max(0, view.diseases)), ("picture-destroyed", sum(view.removed.values()))]
    beside = [locale.say(key, number=number) for key, number in counted]
    needed = [_needed(locale, stack) for stack in view.stacks]
    needed += [width_of(words, SMALLEST) * NARROWEST + 20 for words in beside]
    places = style.in_rows(needed, COLUMNS, LEFT, width - 2 * LEFT, GAP)
    parts = [rect(0, -5, width, HEIGHT + 10, style.MOOD.rock)]
    for stack, (x, row, wide) in zip(view.stacks, places, strict=False):
        left = tuple(stack.left.items())
        drawn, touched = _on_board(locale.language, locale.texts, stack.stack, stack.top, left, wide)
        parts.append(group(drawn, _state(stack, marks, wide, LOW), touched, at=(x, row * (LOW + GAP))))
    for words, (x, row, wide) in zip(beside, places[len(view.stacks) :], strict=True):
        parts.append(text(x + 12, row * (LOW + GAP) + LOW / 2, words, SMALLEST, MIST, "start", wide - 20))
    return "".join(parts)


def _needed(locale: Locale, stack: StackView) -> float:
    """The least width in which a stack of the board keeps its whole name."""
    if stack.top is None:
        words = locale.say("picture-sold_out")
        return width_of(locale.stack(stack), SMALLEST, TITLE) * NARROWEST + width_of(words, SMALLEST) * NARROWEST + 21
    right = _left(locale, stack.left[stack.top], 0, 0, 0)[1]
    return width_of(locale.card(stack.top), SMALLEST, TITLE) * NARROWEST + 32 - right


def shop(
    view: ThunderstoneView, locale: Locale, width: float, marks: Sequence[str], *, tall: bool = False
) -> tuple[str, float]:
    """The stacks with the values of their cards, and the height of the picture."""
    columns = 1 if tall else SHOP_COLUMNS
    wide = (width - 2 * LEFT - GAP * (columns - 1)) / columns
    high = SHOP_LOW + (4 if tall else 0)
    rows = -(-len(view.stacks) // columns)
    total = rows * (high + GAP) + 10
    parts = [rect(0, 0, width, total, style.MOOD.rock)]
    for place, stack in enumerate(view.stacks):
        column, row = (place % columns, place // columns) if tall else (place // rows, place % rows)
        drawn = _offer(locale, stack, wide, high, tall)
        frame = _state(stack, marks, wide, high)
        touched = _spot(locale, stack, wide, high)
        parts.append(group(drawn, frame, touched, at=(LEFT + column * (wide + GAP), 7 + row * (high + GAP))))
    return "".join(parts), total


def _state(stack: StackView, marks: Sequence[str], width: float, height: float) -> str:
    """The light on a stack that can be chosen; the others are dark while one of them can."""
    if f"stack-{stack.stack}" in marks:
        return choosable(0, 0, width, height, 8, 0.7)
    return unavailable(0, 0, width, height, 8) if any(mark.startswith("stack-") for mark in marks) else ""


@lru_cache(maxsize=1024)
def _on_board(
    language: str, texts: Texts, name: str, top: str | None, left: tuple[tuple[str, int], ...], width: float
) -> tuple[str, str]:
    """A stack on the board, and where it can be tapped; cached, because a choice changes one stack at most."""
    locale, stack = Locale(language, texts), StackView(stack=name, top=top, left=dict(left))
    return _stack(locale, stack, width, LOW), _spot(locale, stack, width, LOW)


def _spot(locale: Locale, stack: StackView, width: float, height: float) -> str:
    about = stack_words(locale, stack, brief=False)
    if stack.top is not None:
        about = described(locale, stack.top, about)
    return spot(f"stack-{stack.stack}", about, 0, 0, width, height)


def _offer(locale: Locale, stack: StackView, width: float, height: float, tall: bool) -> str:
    """A stack with its top card's values, next to the name (`tall`) or below it, and the card's text or classes."""
    if stack.top is None:
        return _sold_out(locale, stack, width, height)
    card, kind = CARDS[stack.top], kind_of(stack.top)
    left, right = _left(locale, stack.left[stack.top], width, 4, 36)
    values = [(key, value) for key, value in values_of(card) if key != "level_cost"]
    rows = pills(locale, values, 10_000, SMALLEST)
    wide = width_of_pills(locale, values)
    above, below = 22, height - 23
    name = locale.card(stack.top)
    beside = min(max(TALL_VALUES, 55 + width_of(name, SMALLEST, TITLE) * NARROWEST), right - wide)
    at = (beside, above) if tall else (10, below)
    x = 12 if tall else 14 + wide
    words = _what_fits(locale, stack.top, width - 12 - x)
    return "".join(
        (
            parchment(0, 0, width, height, style.KINDS[kind], 3, 8),
            left,
            _coin(24, above, 34, card.cost or 0),
            text(
                48,
                above,
                name,
                SMALLEST,
                INK,
                "start",
                (beside - 2 if tall else right) - 52,
                TITLE,
            ),
            group(rows[0], at=at) if rows else "",
            text(x, below, words, SMALLEST, INK_2, "start", width - 12 - x) if words else "",
        )
    )


def _what_fits(locale: Locale, card: str, room: float) -> str:
    """A card's text, otherwise its classes, if there is room for it."""
    for words in (locale.brief_text(card), locale.classes(card)):
        if words and width_of(words, SMALLEST) * NARROWEST <= room:
            return words
    return ""


@cache
def _coin(x: float, y: float, size: float, value: int) -> str:
    """A coin with what a card costs."""
    rim = {"stroke": "#8a6418", "stroke_width": 2.5}
    return circle(x, y, size / 2, COIN, **rim) + text(x, y, str(value), SMALLEST, INK, "middle", size - 6)


def _stack(locale: Locale, stack: StackView, width: float, height: float) -> str:
    """A stack of the table: cost, name, how many are left."""
    if stack.top is None:
        return _sold_out(locale, stack, width, height)
    left, right = _left(locale, stack.left[stack.top], width, 1.5, height - 3)
    return (
        parchment(0, 0, width, height, style.KINDS[kind_of(stack.top)], 2.5, 8)
        + left
        + _coin(16, height / 2, 30, CARDS[stack.top].cost or 0)
        + text(31, height / 2, locale.card(stack.top), SMALLEST, INK, "start", right - 31.5, TITLE)
    )


def _sold_out(locale: Locale, stack: StackView, width: float, height: float) -> str:
    """The place of an empty stack."""
    words = locale.say("picture-sold_out")
    wide = width_of(words, SMALLEST) * NARROWEST
    return (
        rect(0, 0, width, height, style.MOOD.ground, 8, stroke=style.MOOD.edge, stroke_width=2)
        + text(8, height / 2, locale.stack(stack), SMALLEST, MIST, "start", width - wide - 20, TITLE)
        + text(width - 8, height / 2, words, SMALLEST, MIST, "end", wide)
    )


def _left(locale: Locale, number: int, width: float, top: float, height: float) -> tuple[str, float]:
    """How many cards are left, at the right edge of a stack; and where that text begins."""
    words = locale.say("label-times", number=number)
    wide = width_of(words, SMALLEST) * NARROWEST + 5
    drawn = rect(width - wide - 1.5, top, wide, height, "#d8c69c", 7)
    return drawn + text(
        width - 1.5 - wide / 2, top + height / 2, words, SMALLEST, INK, "middle", wide - 5
    ), width - wide

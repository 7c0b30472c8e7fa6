"""The cards of a hand below the hero's sheet: in full if they fit, otherwise as many as possible."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from games.dungeoneer.pictures import spaces
from games.dungeoneer.pictures.cards import Block, block, draw_block
from games.dungeoneer.pictures.words import Locale, card_about, space_about
from games.dungeoneer.rules.components import CARDS
from games.dungeoneer.rules.marks import hand_mark
from pictures.faces import TITLE
from pictures.kit import SMALLEST
from pictures.states import chosen
from pictures.svg import group, spot, text
from pictures.tokens import CHALK, MIST

EDGE, GAP = 8, 8
SMALL_WIDTH, SMALL_HEIGHT = 92, 70
"""The size of a map card that is drawn small, with its name next to it."""
NAMED = 290
"""The minimum width of such a card with its name."""

Held = Sequence[tuple[str, int]]
"""The cards of a hand, each with its number of copies."""


@dataclass(frozen=True)
class Hand:
    """The drawing of a hand, and the height that it takes."""

    parts: list[str]
    end: float


def full(locale: Locale, held: Held, top: float, width: float, later: Collection[str] = ()) -> Hand:
    """Every card with its whole text, one below the other; those in `later` are chosen already."""
    if not held:
        middle = (width / 2, top + 40)
        return Hand([text(*middle, locale.say("picture-no_hand"), 36, MIST, "middle", width - 40)], top + 80)
    room = width - 2 * EDGE
    return _columns(locale, [(card, block(locale, card, room, times)) for card, times in held], top, width, 1, later)


def _columns(
    locale: Locale,
    blocks: Sequence[tuple[str, Block]],
    top: float,
    width: float,
    number: int,
    later: Collection[str] = (),
) -> Hand:
    """The cards in one column or two."""
    each = (width - 2 * EDGE - (number - 1) * GAP) / number
    ends, parts = [top] * number, []
    first = _first_column([shown.height + GAP for _, shown in blocks]) if number == 2 else range(len(blocks))
    for index, (card, shown) in enumerate(blocks):
        column = 0 if index in first else 1
        left = EDGE + column * (each + GAP)
        parts.append(draw_block(shown, left, ends[column], each))
        if card in later:
            parts.append(chosen(left, ends[column], each, shown.height))
        parts.append(spot(hand_mark(card), card_about(locale, card), left, ends[column], each, shown.height))
        ends[column] += shown.height + GAP
    return Hand(parts, max(ends))


def _first_column(heights: Sequence[float]) -> Sequence[int]:
    """The cards for the first of two columns, so that the longer one is as short as possible."""
    ways: dict[float, tuple[int, ...]] = {0.0: ()}
    for card, height in enumerate(heights):
        ways = {length + height: (*cards, card) for length, cards in ways.items()} | ways
    return ways[min(ways, key=lambda length: max(length, sum(heights) - length))]


def brief(
    locale: Locale,
    held: Held,
    maps: Sequence[str],
    top: float,
    width: float,
    highest: float,
    largest: float,
    typed: float | None = None,
    later: Collection[str] = (),
) -> Hand:
    """Map cards, then all cards with their whole text, in one column or two, if necessary without kind and timing.

    Two columns leave out the text of a monster that has nothing but its scores, and may become as high as
    `largest`; beyond `typed`, kinds and timings are left out. An even larger hand shows as much text as fits into
    `highest`; the text form has all of it.
    """
    parts, top = _maps(locale, maps, top, width, (top + highest) / 2 if held else highest)
    for columns, untyped, most in ((1, False, highest), (2, False, typed or largest), (2, True, largest)):
        each = (width - 2 * EDGE - (columns - 1) * GAP) / columns
        blocks = [
            (card, block(locale, card, each, times, untyped=untyped, brief=columns == 2 and CARDS[card].is_plain))
            for card, times in held
        ]
        hand = _columns(locale, blocks, top, width, columns, later)
        if hand.end <= most:
            return Hand(parts + hand.parts, hand.end)
    room = width - 2 * EDGE
    shown = {card: block(locale, card, room, times, brief=True) for card, times in held}
    end = top + sum(each.height + GAP for each in shown.values())
    if end > highest:
        half = (room - GAP) / 2
        blocks = [(card, block(locale, card, half, times, bare=True)) for card, times in held]
        bare = _columns(locale, blocks, top, width, 2, later)
        return Hand(parts + bare.parts, bare.end)
    for card, times in sorted(held, key=lambda each: CARDS[each[0]].is_plain):
        with_text = block(locale, card, room, times)
        longer = end + with_text.height - shown[card].height
        if longer <= highest:
            shown[card], end = with_text, longer
    hand = _columns(locale, list(shown.items()), top, width, 1, later)
    return Hand(parts + hand.parts, hand.end)


def _maps(locale: Locale, cards: Sequence[str], top: float, width: float, lowest: float) -> tuple[list[str], float]:
    """Map cards in the hand, and where they end: as they will lie, or small with their names if there are many."""
    if not cards:
        return [], top
    parts, room = [], width - 2 * EDGE
    across = int(room // spaces.WIDTH)
    down = -(-len(cards) // across) * (spaces.HEIGHT + 4)
    if top + down <= lowest:
        for index, card in enumerate(cards):
            at = (EDGE + index % across * (room / across), top + index // across * (spaces.HEIGHT + 4))
            touched = spot(
                hand_mark(card), space_about(locale, spaces.card_as_space(card)), 0, 0, spaces.WIDTH, spaces.HEIGHT
            )
            parts.append(group(spaces.face(locale, spaces.card_as_space(card)), touched, at=at))
        return parts, top + down + GAP
    across = int(room // NAMED)
    step = room / across
    for index, card in enumerate(cards):
        x, y = EDGE + index % across * step, top + index // across * SMALL_HEIGHT
        parts.append(spaces.bare(spaces.card_as_space(card), x, y, SMALL_WIDTH, SMALL_HEIGHT - 6))
        left, middle = x + SMALL_WIDTH + 8, y + SMALL_HEIGHT / 2 - 3
        parts.append(text(left, middle, locale.name(card), SMALLEST, CHALK, "start", step - SMALL_WIDTH - 16, TITLE))
        parts.append(
            spot(hand_mark(card), space_about(locale, spaces.card_as_space(card)), x, y, step - GAP, SMALL_HEIGHT - 6)
        )
    return parts, top + -(-len(cards) // across) * SMALL_HEIGHT + GAP


def hidden(locale: Locale, number: int, top: float, width: float) -> Hand:
    """Someone else's hand: how many cards it has."""
    words = locale.say("picture-hidden_hand", n=number)
    return Hand([text(width / 2, top + 40, words, 36, MIST, "middle", width - 40)], top + 80)

"""The cards of a hand beside the hero's sheet: in full while they find room there and below, else in two columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pictures.dungeoneer import spaces
from pictures.dungeoneer.cards import Block, block, draw_block
from pictures.dungeoneer.style import CHALK, DIM
from pictures.dungeoneer.words import Speaker
from pictures.kit import SMALLEST
from pictures.svg import group, text
from rules.dungeoneer.components import CARDS

LEFT, TOP, GAP = 472, 10, 10
"""Where the hand begins, and the space between its cards."""
WIDTH, BELOW = 718, 452
"""The room beside the sheet and the room below it."""
COLUMN = (WIDTH - GAP) / 2
FACES_ROW = 4
"""How many map cards lie side by side with everything on them."""
SMALL_ROW, SMALL_HEIGHT = 3, 70

Held = Sequence[tuple[str, int]]
"""The cards of a hand, each with how many there are of it."""


@dataclass(frozen=True)
class Hand:
    """What is drawn, how far down it goes, and whether some of it lies below the sheet."""

    parts: list[str]
    height: float
    below: bool = False


def full(speaker: Speaker, held: Held, sheet_end: float) -> Hand:
    """Every card with its whole text, one below the other; what finds no room goes on below the sheet."""
    wide = [block(speaker, card, WIDTH, times) for card, times in held]
    narrow = [block(speaker, card, BELOW, times) for card, times in held]

    def end(split: int) -> float:
        right = TOP + sum(shown.height + GAP for shown in wide[:split])
        return max(right, sheet_end + GAP + sum(shown.height + GAP for shown in narrow[split:]))

    if not held:
        return Hand([text(LEFT + WIDTH / 2, 60, speaker.say("picture-no_hand"), 36, DIM, "middle", WIDTH - 40)], 110)
    split = min(range(len(held), -1, -1), key=end)
    parts = _column(wide[:split], LEFT, TOP, WIDTH) + _column(narrow[split:], 10, sheet_end + GAP, BELOW)
    return Hand(parts, end(split), below=split < len(held))


def _column(blocks: Sequence[Block], x: float, y: float, width: float) -> list[str]:
    parts = []
    for shown in blocks:
        parts.append(draw_block(shown, x, y, width))
        y += shown.height + GAP
    return parts


def brief(speaker: Speaker, held: Held, maps: Sequence[str], tallest: float) -> Hand:
    """Map cards, then all cards in two columns, with their text as far as there is room; the words have all of it."""
    parts, top = _maps(speaker, maps, tallest / 2 if held else tallest)
    with_text: set[str] = set()
    best = _two_columns(speaker, held, with_text, top)
    for card in sorted((card for card, _ in held), key=lambda card: CARDS[card].is_plain):
        tried = _two_columns(speaker, held, with_text | {card}, top)
        if tried.height <= tallest:
            with_text.add(card)
            best = tried
    return Hand(parts + best.parts, best.height)


def _two_columns(speaker: Speaker, held: Held, with_text: set[str], top: float) -> Hand:
    """Each card goes to the column that ends higher."""
    ends, parts = [top, top], []
    for card, times in held:
        shown = block(speaker, card, COLUMN, times, brief=card not in with_text)
        column = ends.index(min(ends))
        parts.append(draw_block(shown, LEFT + column * (COLUMN + GAP), ends[column], COLUMN))
        ends[column] += shown.height + GAP
    return Hand(parts, max(ends))


def _maps(speaker: Speaker, cards: Sequence[str], tallest: float) -> tuple[list[str], float]:
    """Map cards in the hand, and where they end: as they will lie, or small with their names where they are many."""
    if not cards:
        return [], TOP
    parts = []
    if -(-len(cards) // FACES_ROW) * (spaces.HEIGHT + 4) <= tallest - TOP:
        step = WIDTH / FACES_ROW
        for index, card in enumerate(cards):
            at = (LEFT + index % FACES_ROW * step, TOP + index // FACES_ROW * (spaces.HEIGHT + 4))
            parts.append(group(spaces.face(speaker, spaces.card_as_space(card)), at=at))
        return parts, TOP + -(-len(cards) // FACES_ROW) * (spaces.HEIGHT + 4) + GAP
    step = WIDTH / SMALL_ROW
    for index, card in enumerate(cards):
        x, y = LEFT + index % SMALL_ROW * step, TOP + index // SMALL_ROW * SMALL_HEIGHT
        parts.append(spaces.bare(spaces.card_as_space(card), x, y, 92, SMALL_HEIGHT - 6))
        middle = y + SMALL_HEIGHT / 2 - 3
        parts.append(text(x + 98, middle, speaker.name(card), SMALLEST, CHALK, "start", step - 104))
    return parts, TOP + -(-len(cards) // SMALL_ROW) * SMALL_HEIGHT + GAP


def hidden(speaker: Speaker, number: int) -> Hand:
    """Somebody else's hand: how many cards it has."""
    words = speaker.say("picture-hidden_hand", n=number)
    return Hand([text(LEFT + WIDTH / 2, 350, words, 36, DIM, "middle", WIDTH - 40)], 0)

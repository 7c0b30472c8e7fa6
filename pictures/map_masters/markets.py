"""The market: dungeon cards by cost, spells, fairy tokens; in short, or with every card to look at."""

from __future__ import annotations

from collections.abc import Sequence

from pictures.kit import SMALLEST
from pictures.map_masters import galleries, icons, style
from pictures.map_masters.floors import Laid
from pictures.map_masters.speaking import Speaker
from pictures.paragraphs import paragraph
from pictures.svg import rect, text, width_of
from rules.map_masters.cards import WIDTH as CARD_WIDE
from rules.map_masters.components import SPELL_COST, TOKEN_COST
from rules.map_masters.view import MapMastersView, MarketView

EDGE, GAP = 8, 8
TILE = 122
"""The height of a card in short."""
STRIP = 56
LOOK_CELL = 32.0
LOOK_TILE = galleries.NAME + 7 * LOOK_CELL + 16
SPELL_HIGH = 122


def brief(view: MapMastersView, speaker: Speaker, y: float, wide: float) -> tuple[str, float]:
    """The market in short from height y on, and how high it is."""
    market = view.market
    step = (wide - 2 * EDGE - 3 * GAP) / 4
    parts = []
    rows = max([1, *(len(cards) for cards in market.cards.values())])
    for column, (cost, cards) in enumerate(sorted(market.cards.items())):
        x = EDGE + column * (step + GAP)
        for row, card in enumerate(cards):
            parts.append(_tile(speaker, card, cost, x, y + row * (TILE + 6), step))
    y += rows * (TILE + 6)
    parts.append(_strip(market, speaker, y, wide))
    return "".join(parts), rows * (TILE + 6) + STRIP


def _tile(speaker: Speaker, card: str, cost: int, x: float, y: float, wide: float) -> str:
    price, across = style.coins(x + 8, y + 22, cost, 28)
    counts = list(galleries.counts_of(card).items())
    half = (len(counts) + 1) // 2 if len(counts) > 5 else len(counts)
    first, second = counts[:half], counts[half:]
    size = 32
    rows = [galleries.counted(first, x + 8, y + (62 if second else 78), wide - 16, size, style.INK)[0]]
    if second:
        rows.append(galleries.counted(second, x + 8, y + 99, wide - 16, size, style.INK)[0])
    return (
        style.paper(x, y, wide, TILE)
        + price
        + text(x + across + 18, y + 22, speaker.card(card), SMALLEST, style.INK, "start", wide - across - 26)
        + "".join(rows)
    )


def _strip(market: MarketView, speaker: Speaker, y: float, wide: float, *, spells: bool = True) -> str:
    """Spells by name (unless they are shown elsewhere), and how many fairy tokens are left."""
    parts = [style.panel(EDGE, y, wide - 2 * EDGE, STRIP - 6)]
    middle = y + (STRIP - 6) / 2
    tokens, across = "", 0.0
    at = wide - EDGE - 12
    for token, number in reversed(market.tokens.items()):
        words = str(number)
        at -= width_of(words, SMALLEST)
        tokens += text(at, middle, words, SMALLEST, style.WHITE if number else style.DIM)
        at -= 60
        tokens += icons.fairy(token, at + 30, middle, 42)
        at -= 14
    if not spells:
        words = speaker.say("picture-tokens")
        price, across = style.coins(EDGE + 16, middle, TOKEN_COST, 28, style.WHITE)
        parts.append(price)
        parts.append(text(EDGE + 34 + across, middle, words, SMALLEST, style.WHITE, "start", at - 60 - across))
        return "".join(parts) + tokens
    price, across = style.coins(EDGE + 58, middle, SPELL_COST, 28, style.WHITE)
    parts += [icons.icon("spell", EDGE + 30, middle, 38), price]
    x = EDGE + 70 + across
    names = speaker.join([speaker.say(f"spell-{spell}") for spell in market.spells]) or speaker.say("words-none")
    parts.append(text(x, middle, names, SMALLEST, style.WHITE, "start", at - x - 8))
    return "".join(parts) + tokens


def look(view: MapMastersView, speaker: Speaker, y: float, wide: float, marks: Sequence[str]) -> tuple[str, float]:
    """The market with every card to look at and what lies on it in numbers; and how high it is."""
    market = view.market
    marked = {mark.removesuffix("_sb_10").removeprefix("card_") for mark in marks}
    step = (wide - 2 * EDGE - 3 * GAP) / 4
    parts: list[str] = []
    rows = max([1, *(len(cards) for cards in market.cards.values())])
    shown: list[Laid] = []
    for column, (cost, cards) in enumerate(sorted(market.cards.items())):
        x = EDGE + column * (step + GAP)
        for row, card in enumerate(cards):
            top = y + row * (LOOK_TILE + 6)
            parts.append(_look_tile(speaker, card, cost, x, top, step, marked=card in marked))
            shown.append(Laid(card, False, x + 10, top + galleries.NAME + 4))
    parts.append(galleries.folded(shown, LOOK_CELL))
    top = y + rows * (LOOK_TILE + 6)
    parts.append(spells(speaker, market.spells, EDGE, top, wide - 2 * EDGE, marks))
    top += SPELL_HIGH + 6 if market.spells else 0
    parts.append(_strip(market, speaker, top, wide, spells=False))
    return "".join(parts), top + STRIP - y


def _look_tile(speaker: Speaker, card: str, cost: int, x: float, y: float, wide: float, *, marked: bool) -> str:
    """A card with its name and price; beside the place where it is drawn, how many of each icon it has."""
    price, across = style.coins(x + 8, y + 20, cost, 28, style.WHITE)
    edge, stroke = (style.GOLD, 4.0) if marked else (style.PANEL_EDGE, 2.0)
    parts = [
        style.panel(x, y, wide, LOOK_TILE, edge, stroke),
        price,
        text(x + across + 18, y + 20, speaker.card(card), SMALLEST, style.WHITE, "start", wide - across - 26),
    ]
    left = x + 20 + CARD_WIDE * LOOK_CELL
    listed = list(galleries.counts_of(card).items())
    rows = -(-len(listed) // 2)
    down = min(38.0, (LOOK_TILE - galleries.NAME - 12) / rows)
    for place, (icon, number) in enumerate(listed):
        at = left + place // rows * (wide - 22 - CARD_WIDE * LOOK_CELL) / 2
        middle = y + galleries.NAME + 22 + place % rows * down
        parts.append(icons.icon(icon, at + 15, middle, 30))
        parts.append(text(at + 32, middle, str(number), SMALLEST, style.WHITE))
    return "".join(parts)


def spells(
    speaker: Speaker,
    listed: Sequence[str],
    x: float,
    y: float,
    wide: float,
    marks: Sequence[str] = (),
    used: Sequence[str] = (),
) -> str:
    """Spells side by side, each with what it does; used ones are struck through."""
    parts = []
    number = max(2, len(listed))
    step = (wide - GAP * (number - 1)) / number
    for place, spell in enumerate(listed):
        left = x + place * (step + GAP)
        edge, stroke = (style.GOLD, 5.0) if spell in marks else (style.PALE_INK, 2.5)
        parts.append(style.paper(left, y, step, SPELL_HIGH, edge, stroke))
        parts.append(icons.icon("spell", left + 28, y + 24, 38))
        parts.append(text(left + 54, y + 24, speaker.say(f"spell-{spell}"), 30, style.INK, "start", step - 64))
        words = speaker.say(f"spell-text-{spell}")
        parts.append(paragraph(left + 12, y + 62, words, SMALLEST, style.PALE_INK, step - 24, 2, 34))
        if spell in used:
            parts.append(rect(left, y, step, SPELL_HIGH, "#8a8375", 10, opacity=0.55))
            parts.append(
                text(left + step - 12, y + 24, speaker.say("picture-used"), SMALLEST, style.STRIKE, "end", 200)
            )
    return "".join(parts)

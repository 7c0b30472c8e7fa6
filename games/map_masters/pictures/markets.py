"""The market: dungeon cards by cost, spells, fairy tokens; in brief, or with every card in full."""

from __future__ import annotations

from collections.abc import Sequence

from games.map_masters.pictures import galleries, icons, style
from games.map_masters.pictures.floors import Laid
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.rules.cards import WIDTH as CARD_WIDE
from games.map_masters.rules.components import SPELL_COST, TOKEN_COST
from games.map_masters.rules.view import MapMastersView, MarketView
from pictures.faces import TITLE
from pictures.kit import SMALLEST
from pictures.paragraphs import broken, paragraph
from pictures.svg import group, rect, spot, text, width_of

EDGE, GAP = 8, 8
NAME = 34
"""The height of the name of a card."""
STRIP = 56
PRICE = 40
"""The height of a price below a card."""
SPELL_HIGH = 122


def _strip(
    market: MarketView, locale: Locale, y: float, wide: float, marks: Sequence[str], *, spells: bool = True
) -> str:
    """Spells by name (unless they are shown elsewhere), and how many fairy tokens are left."""
    parts = [style.paper(EDGE, y, wide - 2 * EDGE, STRIP - 6)]
    middle = y + (STRIP - 6) / 2
    tokens, across = "", 0.0
    at = wide - EDGE - 12
    for token, number in reversed(market.tokens.items()):
        words = str(number)
        at -= width_of(words, SMALLEST)
        tokens += text(at, middle, words, SMALLEST, INK if number else QUIET)
        at -= 60
        tokens += icons.fairy(token, at + 30, middle, 42)
        about = f"{locale.say(f'token-{token}')} ×{number}"
        place = at - 3, y + 3, 68 + width_of(words, SMALLEST), STRIP - 12
        if f"token_{token}" in marks:
            tokens = style.lit(*place, reach=0) + tokens
        tokens += spot(f"token_{token}", about, *place)
        at -= 14
    if not spells:
        words = locale.say("picture-tokens")
        price, across = style.coins(EDGE + 16, middle, TOKEN_COST, 28)
        parts.append(price)
        parts.append(text(EDGE + 34 + across, middle, words, SMALLEST, INK, "start", at - 60 - across))
        return "".join(parts) + tokens
    price, across = style.coins(EDGE + 58, middle, SPELL_COST, 28)
    parts += [icons.icon("spell", EDGE + 30, middle, 38), price]
    x = EDGE + 70 + across
    names = locale.listed(locale.say(f"spell-{spell}") for spell in market.spells)
    parts.append(text(x, middle, names, SMALLEST, INK, "start", at - x - 8))
    return "".join(parts) + tokens


def look(view: MapMastersView, locale: Locale, y: float, wide: float, high: float, marks: Sequence[str]) -> str:
    """The market with every card in full, down to that height."""
    cards = _cards(view.market, locale, y, wide, high - STRIP, marks)
    return cards + _strip(view.market, locale, y + high - STRIP, wide, marks)


def look_tall(view: MapMastersView, locale: Locale, y: float, wide: float, marks: Sequence[str]) -> tuple[str, float]:
    """The market with every card in full and what spells do, and how high it is."""
    market, cell = view.market, ((wide - 2 * EDGE - 3 * GAP) / 4 - 20) / CARD_WIDE
    rows = max([1, *(len(cards) for cards in market.cards.values())])
    top = y + rows * (2 * NAME + 7 * cell + PRICE + 12)
    parts = [_cards(market, locale, y, wide, top - y, marks, lines=2)]
    for spell in market.spells:
        lines = spell_lines(locale, [spell], wide - 2 * EDGE, 1)
        parts.append(spells(locale, [spell], EDGE, top, wide - 2 * EDGE, marks, least=1, lines=lines))
        price, across = style.coins(0, top + 24, SPELL_COST, 28)
        parts.append(group(price, at=(wide - 2 * EDGE - across, 0)))
        top += spells_high(lines) + 6
    parts.append(_strip(market, locale, top, wide, marks, spells=False))
    return "".join(parts), top + STRIP - y


def _cards(
    market: MarketView, locale: Locale, y: float, wide: float, high: float, marks: Sequence[str], lines: int = 1
) -> str:
    """Every card in full: its name above in up to so many `lines`, its price next to it or, if there are two, below."""
    marked = {mark.removesuffix("_sb_10").removeprefix("card_") for mark in marks}
    step = (wide - 2 * EDGE - 3 * GAP) / 4
    tile = high / max([1, *(len(cards) for cards in market.cards.values())]) - 6
    top_high, foot = lines * NAME, (0, PRICE)[lines - 1]
    cell = min((step - 20) / CARD_WIDE, (tile - top_high - foot - 6) / 7)
    parts: list[str] = []
    touched: list[str] = []
    shown: list[Laid] = []
    for column, (cost, cards) in enumerate(sorted(market.cards.items())):
        x = EDGE + column * (step + GAP)
        for row, card in enumerate(cards):
            top = y + row * (tile + 6)
            parts.append(style.paper(x, top, step, tile, style.PAGE))
            if card in marked:
                parts.append(style.lit(x, top, step, tile))
            named = broken(locale.card(card), SMALLEST, step - 12, lines, TITLE)[0]
            for number, part in enumerate(named):
                middle = top + 2 + (number + 0.5 + (lines - len(named)) / 2) * NAME
                parts.append(text(x + step / 2, middle, part, SMALLEST, INK, "middle", step - 12, TITLE))
            parts.append(style.price(x + 21, top + (NAME + 22 if lines == 1 else tile - 22), cost))
            left = x + (step - CARD_WIDE * cell) / 2
            shown.append(Laid(card, False, left, top + top_high + (tile - top_high - foot - 7 * cell) / 2))
            buying = [mark for mark in marks if mark.removesuffix("_sb_10") == f"card_{card}"] or [f"card_{card}"]
            about = galleries.in_words(locale, card)
            touched += (spot(each, about, x, top, step, tile, enlarged=True) for each in buying)
    return "".join([*parts, galleries.folded(tuple(shown), cell), *touched])


def spells_high(lines: int) -> float:
    """The height of a spell with that number of lines of text."""
    return SPELL_HIGH + 34 * (lines - 2)


def spell_lines(locale: Locale, listed: Sequence[str], wide: float, number: int) -> int:
    """The most lines, at least two, that a spell needs where `number` of them are side by side."""
    room = (wide - GAP * (number - 1)) / number - 24
    return max(2, *(len(broken(locale.say(f"spell-text-{spell}"), SMALLEST, room, 5)[0]) for spell in listed))


def spells(
    locale: Locale,
    listed: Sequence[str],
    x: float,
    y: float,
    wide: float,
    marks: Sequence[str] = (),
    used: Sequence[str] = (),
    least: int = 2,
    lines: int = 2,
) -> str:
    """Spells side by side, each with what it does; used ones are struck through."""
    parts = []
    number = max(least, len(listed))
    step = (wide - GAP * (number - 1)) / number
    for place, spell in enumerate(listed):
        left = x + place * (step + GAP)
        parts.append(style.paper(left, y, step, spells_high(lines)))
        parts.append(icons.icon("spell", left + 28, y + 24, 38))
        parts.append(text(left + 54, y + 24, locale.say(f"spell-{spell}"), 30, INK, "start", step - 64, TITLE))
        words = locale.say(f"spell-text-{spell}")
        parts.append(paragraph(left + 12, y + 62, words, SMALLEST, QUIET, step - 24, lines, 34))
        if spell in marks:
            parts.append(style.lit(left, y, step, spells_high(lines), 10, 1.5))
        if spell in used:
            parts.append(rect(left, y, step, spells_high(lines), style.SHADE, 10, opacity=0.55))
            parts.append(text(left + step - 12, y + 24, locale.say("picture-used"), SMALLEST, style.STRIKE, "end", 200))
        parts.append(spot(spell, locale.named(locale.say(f"spell-{spell}"), words), left, y, step, spells_high(lines)))
    return "".join(parts)

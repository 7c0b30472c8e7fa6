"""The market: dungeon cards by cost, spells, fairy tokens; in brief, or with every card in full."""

from __future__ import annotations

from collections.abc import Sequence

from games.map_masters.pictures import galleries, icons, style
from games.map_masters.pictures.floors import Laid
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.rules.cards import WIDTH as CARD_WIDTH
from games.map_masters.rules.components import SPELL_COST, TOKEN_COST
from games.map_masters.rules.step_options import UNSEEN
from games.map_masters.rules.view import MapMastersView, MarketView
from pictures.kit import SMALLEST, WIDTH
from pictures.paragraphs import broken, paragraph
from pictures.svg import group, rect, spot, text, width_of
from pictures.typefaces import TITLE

EDGE, GAP = 8, 8
NAME = 34
"""The height of the name of a card."""
STRIP = 56
SPELL_HEIGHT = 122


def _strip(market: MarketView, locale: Locale, y: float, marks: Sequence[str], *, spells: bool) -> str:
    """Spells by name (unless they are shown elsewhere), and how many fairy tokens are left."""
    parts = [style.paper(EDGE, y, WIDTH - 2 * EDGE, STRIP - 6)]
    middle = y + (STRIP - 6) / 2
    tokens = ""
    right = WIDTH - EDGE - 12.0
    for token, number in reversed(market.tokens.items()):
        words = str(number)
        right -= width_of(words, SMALLEST)
        tokens += text(right, middle, words, SMALLEST, INK if number else QUIET)
        right -= 60
        tokens += icons.fairy(token, right + 30, middle, 42)
        about = f"{locale.say(f'token-{token}')} ×{number}"
        place = right - 3, y + 3, 68 + width_of(words, SMALLEST), STRIP - 12
        if f"token_{token}" in marks:
            tokens = style.lit(*place, reach=0) + tokens
        tokens += spot(f"token_{token}", about, *place)
        right -= 14
    if not spells:
        words = locale.say("group-tokens")
        label = right - width_of(words, SMALLEST)
        parts.append(text(label, middle, words, SMALLEST, INK, "start"))
        price, across = style.coins(0, 0, TOKEN_COST, 28)
        parts.append(f'<g transform="translate({label - across - 14:g} {middle:g})">{price}</g>')
        if UNSEEN in marks:
            unseen = locale.say("words-unseen")
            place = EDGE + 8, y + 5, width_of(unseen, SMALLEST) + 28, STRIP - 16
            parts += [style.paper(*place), style.lit(*place), spot(UNSEEN, unseen, *place, lit=True)]
            parts.append(text(place[0] + place[2] / 2, middle, unseen, SMALLEST, INK, "middle"))
        return "".join(parts) + tokens
    price, across = style.coins(EDGE + 58, middle, SPELL_COST, 28)
    parts += [icons.icon("spell", EDGE + 30, middle, 38), price]
    x = EDGE + 70 + across
    names = locale.listed(locale.say(f"spell-{spell}") for spell in market.spells)
    parts.append(text(x, middle, names, SMALLEST, INK, "start", right - x - 8))
    return "".join(parts) + tokens


def look(
    view: MapMastersView, locale: Locale, y: float, height: float, marks: Sequence[str], *, full: bool
) -> tuple[str, float]:
    """The market with every card in full, so high, and its height; in `full` it is more, with the effects of spells."""
    market = view.market
    bottom = y + height - STRIP
    parts = [_cards(market, locale, y, bottom - y, marks)]
    if full and market.spells:
        lines = spell_lines(locale, market.spells, max(2, len(market.spells)))
        parts.append(spells(locale, market.spells, bottom, marks, lines=lines, cost=SPELL_COST))
        bottom += spells_height(lines) + 6
    parts.append(_strip(market, locale, bottom, marks, spells=not full))
    return "".join(parts), bottom + STRIP - y


def _cards(market: MarketView, locale: Locale, y: float, height: float, marks: Sequence[str]) -> str:
    """Every card in full: its name above it, its price next to it."""
    marked = {mark.removesuffix("_sb_10").removeprefix("card_") for mark in marks}
    step = (WIDTH - 2 * EDGE - 3 * GAP) / 4
    tile = height / max([1, *(len(cards) for cards in market.cards.values())]) - 6
    cell = min((step - 20) / CARD_WIDTH, (tile - NAME - 6) / 7)
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
            name, middle = locale.card(card), top + 2 + NAME / 2
            parts.append(text(x + step / 2, middle, name, SMALLEST, INK, "middle", step - 12, TITLE))
            parts.append(style.price(x + 21, top + NAME + 22, cost))
            left = x + (step - CARD_WIDTH * cell) / 2
            shown.append(Laid(card, False, left, top + NAME + (tile - NAME - 7 * cell) / 2))
            choices = (card, f"card_{card}")
            buying = [mark for mark in marks if mark.removesuffix("_sb_10") in choices] or [f"card_{card}"]
            about = galleries.in_words(locale, card)
            touched += (spot(mark, about, x, top, step, tile, enlarged=True) for mark in buying)
    return "".join([*parts, galleries.folded(tuple(shown), cell), *touched])


def spells_height(lines: int) -> float:
    """The height of a spell with that number of lines of text."""
    return SPELL_HEIGHT + 34 * (lines - 2)


def spell_lines(locale: Locale, listed: Sequence[str], number: int) -> int:
    """The most lines, at least two, that a spell needs where `number` of them are side by side."""
    room = _spell_width(number) - 24
    return max(2, *(len(broken(locale.say(f"spell-text-{spell}"), SMALLEST, room, 5)[0]) for spell in listed))


def _spell_width(number: int) -> float:
    return (WIDTH - 2 * EDGE - GAP * (number - 1)) / number


def spells(
    locale: Locale,
    listed: Sequence[str],
    y: float,
    marks: Sequence[str] = (),
    used: Sequence[str] = (),
    least: int = 2,
    lines: int = 2,
    cost: int | None = None,
) -> str:
    """Spells side by side, each with what it does and perhaps its cost; used ones are struck through."""
    parts = []
    step = _spell_width(max(least, len(listed)))
    for place, spell in enumerate(listed):
        left = EDGE + place * (step + GAP)
        parts.append(style.paper(left, y, step, spells_height(lines)))
        parts.append(icons.icon("spell", left + 28, y + 24, 38))
        parts.append(text(left + 54, y + 24, locale.say(f"spell-{spell}"), 30, INK, "start", step - 130, TITLE))
        if cost is not None:
            price, across = style.coins(0, 0, cost, 28)
            parts.append(group(price, at=(left + step - 10 - across, y + 24)))
        words = locale.say(f"spell-text-{spell}")
        parts.append(paragraph(left + 12, y + 62, words, SMALLEST, QUIET, step - 24, lines, 34))
        if spell in marks:
            parts.append(style.lit(left, y, step, spells_height(lines), 10, 1.5))
        if spell in used:
            parts.append(rect(left, y, step, spells_height(lines), style.SHADE, 10, opacity=0.55))
            parts.append(text(left + step - 12, y + 24, locale.say("picture-used"), SMALLEST, style.STRIKE, "end", 200))
        about = locale.named(locale.say(f"spell-{spell}"), words)
        parts.append(spot(spell, about, left, y, step, spells_height(lines)))
    return "".join(parts)

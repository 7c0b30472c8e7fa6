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
TILE = 122
"""The height of a card in the brief market."""
STRIP = 56
ROOM, LARGE, MORE = 580, 740, 1010
"""The maximal height of cards and spells: in the public picture, in the private one, and in a tall one."""
SPELL_HIGH = 122


def brief(view: MapMastersView, locale: Locale, y: float, wide: float) -> tuple[str, float]:
    """The brief market from height y on, and how high it is."""
    market = view.market
    step = (wide - 2 * EDGE - 3 * GAP) / 4
    parts = []
    rows = max([1, *(len(cards) for cards in market.cards.values())])
    for column, (cost, cards) in enumerate(sorted(market.cards.items())):
        x = EDGE + column * (step + GAP)
        for row, card in enumerate(cards):
            parts.append(_tile(locale, card, cost, x, y + row * (TILE + 6), step))
    y += rows * (TILE + 6)
    parts.append(_strip(market, locale, y, wide))
    return "".join(parts), rows * (TILE + 6) + STRIP


def _tile(locale: Locale, card: str, cost: int, x: float, y: float, wide: float) -> str:
    price, across = style.coins(x + 8, y + 22, cost, 28)
    counts = list(galleries.counts_of(card).items())
    half = (len(counts) + 1) // 2 if len(counts) > 5 else len(counts)
    first, second = counts[:half], counts[half:]
    size = 32
    rows = [galleries.counted(first, x + 8, y + (62 if second else 78), wide - 16, size)[0]]
    if second:
        rows.append(galleries.counted(second, x + 8, y + 99, wide - 16, size)[0])
    return (
        style.paper(x, y, wide, TILE)
        + price
        + text(x + across + 18, y + 22, locale.card(card), SMALLEST, INK, "start", wide - across - 26, TITLE)
        + "".join(rows)
    )


def _strip(market: MarketView, locale: Locale, y: float, wide: float, *, spells: bool = True) -> str:
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
        tokens += spot(f"token_{token}", about, at, y, 68 + width_of(words, SMALLEST), STRIP - 6)
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


def look(
    view: MapMastersView,
    locale: Locale,
    y: float,
    wide: float,
    marks: Sequence[str],
    *,
    tall: bool = False,
    large: bool = False,
) -> tuple[str, float]:
    """The market with every card in full, and how high it is; a tall one spells out what spells do."""
    market = view.market
    marked = {mark.removesuffix("_sb_10").removeprefix("card_") for mark in marks}
    step = (wide - 2 * EDGE - 3 * GAP) / 4
    parts: list[str] = []
    rows = max([1, *(len(cards) for cards in market.cards.values())])
    room = MORE - 2 * (SPELL_HIGH + 6) if tall else LARGE if large else ROOM
    cell = min((step - 20) / CARD_WIDE, (room / rows - 2 * galleries.NAME - 16) / 7)
    tile = 2 * galleries.NAME + 7 * cell + 10
    shown: list[Laid] = []
    touched: list[str] = []
    for column, (cost, cards) in enumerate(sorted(market.cards.items())):
        x = EDGE + column * (step + GAP)
        for row, card in enumerate(cards):
            top = y + row * (tile + 6)
            parts.append(_look_tile(locale, card, cost, x, top, step, tile, marked=card in marked))
            shown.append(Laid(card, False, x + (step - CARD_WIDE * cell) / 2, top + 2 * galleries.NAME))
            names = [mark for mark in marks if mark.removesuffix("_sb_10") == f"card_{card}"] or [f"card_{card}"]
            about = galleries.in_words(locale, card)
            touched += (spot(name, about, x, top, step, tile, enlarged=True) for name in names)
    parts += [galleries.folded(tuple(shown), cell), *touched]
    top = y + rows * (tile + 6)
    if tall:
        for spell in market.spells:
            parts.append(spells(locale, [spell], EDGE, top, wide - 2 * EDGE, marks, least=1))
            price, across = style.coins(0, top + 24, SPELL_COST, 28)
            parts.append(group(price, at=(wide - 2 * EDGE - across, 0)))
            top += SPELL_HIGH + 6
    parts.append(_strip(market, locale, top, wide, spells=not tall))
    return "".join(parts), top + STRIP - y


BESIDE_PRICE = 200
"""The least width of a field where the first of two rows of a name stays clear of the price."""


def _look_tile(
    locale: Locale, card: str, cost: int, x: float, y: float, wide: float, high: float, *, marked: bool
) -> str:
    """A field for a card, with its price and name above the place where it is drawn."""
    price, _ = style.coins(x + 8, y + 20, cost, 28)
    rows = broken(locale.card(card), SMALLEST, wide - 12, 2 if wide >= BESIDE_PRICE else 1, TITLE)[0]
    name = text(x + wide / 2, y + 1.4 * galleries.NAME, rows[-1], SMALLEST, INK, "middle", wide - 12, TITLE)
    if len(rows) == 2:
        left = x + 66
        room = x + wide - 6 - left
        name += text(left + room / 2, y + 0.4 * galleries.NAME, rows[0], SMALLEST, INK, "middle", room, TITLE)
    lit = style.lit(x, y, wide, high, 10, 1.5) if marked else ""
    return style.paper(x, y, wide, high) + lit + price + name


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

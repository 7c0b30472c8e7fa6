"""The market: dungeon cards by cost, spells, fairy tokens; in brief, or with every card in full."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.map_masters.pictures import galleries, icons, style
from games.map_masters.pictures.floors import Laid
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.rules.cards import HEIGHT as CARD_HEIGHT
from games.map_masters.rules.cards import WIDTH as CARD_WIDTH
from games.map_masters.rules.components import SPELL_COST, TOKEN_COST
from games.map_masters.rules.step_options import UNSEEN
from games.map_masters.rules.versus.market import CHEAPER
from games.map_masters.rules.view import MapMastersView, MarketView
from pictures.kit import SMALLEST, WIDTH
from pictures.paragraphs import broken, paragraph
from pictures.svg import group, rect, spot, text, width_of
from pictures.typefaces import TITLE

EDGE, GAP = 8, 8
NAME = 34
"""The height of the name of a card."""
TILES_APART = 6
"""The gap between two cards of a column."""
STRIP, SLIP = 56, 50
"""The heights of the strip with the fairy tokens, and of its slip of paper."""
SMALL_PRICE, SPELL_SIGN, TOKEN_SIGN, TOKEN_SPAN, TOKENS_APART = 28, 38, 42, 60, 14
"""In the strip: the sizes of a price, of the signs of spells and tokens; the room for a token, the gap to the next."""
SPELL_HEIGHT, SPELL_LINE = 122, 34
"""The height of a spell with two lines of text, and the distance of lines."""
SPELL_PAD, SPELL_HEAD, SPELL_NAME = 12, 24, 54
"""The edge around the text of a spell, the middle of the line with its name, and where the name begins."""

PRICE = 42
"""The room at the left of a card for its price."""


def look(
    view: MapMastersView, locale: Locale, y: float, height: float, marks: Sequence[str], *, full: bool
) -> tuple[str, float]:
    """The market with every card in full, so high, and its height; in `full` it is more, with the effects of spells."""
    market = view.market
    bottom = y + height - STRIP
    parts = [_cards(market, locale, y, bottom - y, marks)]
    if full and market.spells:
        row = SpellRow(locale, market.spells)
        parts.append(row.draw(bottom, marks, cost=SPELL_COST))
        bottom += row.height + 6
    parts.append(style.paper(EDGE, bottom, WIDTH - 2 * EDGE, SLIP))
    tokens, right = _tokens(market, locale, bottom, marks)
    if full:
        parts.append(_price_of_tokens(locale, bottom + SLIP / 2, right))
        if UNSEEN in marks:
            parts.append(_unseen(locale, bottom))
    else:
        parts.append(_spell_names(market, locale, bottom + SLIP / 2, right))
    return "".join([*parts, tokens]), bottom + STRIP - y


def _cards(market: MarketView, locale: Locale, y: float, height: float, marks: Sequence[str]) -> str:
    """Every card in full: its name above it, its price next to it."""
    marked = {mark.removesuffix(CHEAPER).removeprefix("card_") for mark in marks}
    width = (WIDTH - 2 * EDGE - 3 * GAP) / 4
    tile = height / max([1, *(len(cards) for cards in market.cards.values())]) - TILES_APART
    cell = min((width - PRICE - 6) / CARD_WIDTH, (tile - NAME - 6) / CARD_HEIGHT)
    parts: list[str] = []
    touched: list[str] = []
    shown: list[Laid] = []
    for column, (cost, cards) in enumerate(sorted(market.cards.items())):
        x = EDGE + column * (width + GAP)
        for row, card in enumerate(cards):
            top = y + row * (tile + TILES_APART)
            parts.append(style.paper(x, top, width, tile, style.FLOOR if card in marked else style.PAGE))
            if card in marked:
                parts.append(style.lit(x, top, width, tile))
            name, middle = locale.card(card), top + 2 + NAME / 2
            parts.append(text(x + width / 2, middle, name, SMALLEST, INK, "middle", width - 12, TITLE))
            parts.append(style.price(x + 21, top + NAME + 22, cost))
            left = x + (width + PRICE - CARD_WIDTH * cell) / 2
            shown.append(Laid(card, False, left, top + NAME + (tile - NAME - CARD_HEIGHT * cell) / 2))
            choices = (card, f"card_{card}")
            buying = [mark for mark in marks if mark.removesuffix(CHEAPER) in choices] or [f"card_{card}"]
            about = name if card in marked else galleries.in_words(locale, card)  # its answer says what it has
            touched += (spot(mark, about, x, top, width, tile, enlarged=True, lit=True) for mark in buying)
    return "".join([*parts, galleries.with_hints(tuple(shown), cell), *touched])


def _tokens(market: MarketView, locale: Locale, y: float, marks: Sequence[str]) -> tuple[str, float]:
    """The fairy tokens at the right of the strip, each with how many are left; and where they begin."""
    drawn, right, middle = "", WIDTH - EDGE - 12.0, y + SLIP / 2
    for token, number in reversed(market.tokens.items()):
        words = str(number)
        words_width = width_of(words, SMALLEST)
        number_left = right - words_width
        left = number_left - TOKEN_SPAN
        drawn += text(number_left, middle, words, SMALLEST, INK if number else QUIET)
        drawn += icons.fairy(token, left + TOKEN_SPAN / 2, middle, TOKEN_SIGN)
        place = left - 3, y + 3, TOKEN_SPAN + 8 + words_width, SLIP - 6
        if f"token_{token}" in marks:
            drawn = style.lit(*place, reach=0) + drawn
        drawn += spot(f"token_{token}", f"{locale.say(f'token-{token}')} ×{number}", *place, lit=True)
        right = left - TOKENS_APART
    return drawn, right


def _price_of_tokens(locale: Locale, middle: float, right: float) -> str:
    """The word for fairy tokens, up to `right`, and before it the price of one."""
    words = locale.say("group-tokens")
    left = right - width_of(words, SMALLEST)
    price, across = style.coins(0, 0, TOKEN_COST, SMALL_PRICE)
    return text(left, middle, words, SMALLEST, INK) + group(price, at=(left - across - 14, middle))


def _unseen(locale: Locale, y: float) -> str:
    """The button at the left of the strip for all that is bought face down."""
    words = locale.say("words-unseen")
    x, top, width, height = EDGE + 8, y + 5, width_of(words, SMALLEST) + 28, STRIP - 16
    button = style.paper(x, top, width, height) + style.lit(x, top, width, height)
    label = text(x + width / 2, y + SLIP / 2, words, SMALLEST, INK, "middle")
    return button + spot(UNSEEN, words, x, top, width, height, lit=True) + label


def _spell_names(market: MarketView, locale: Locale, middle: float, right: float) -> str:
    """The spells by name at the left of the strip, up to `right`, with their price."""
    price, across = style.coins(EDGE + 58, middle, SPELL_COST, SMALL_PRICE)
    left = EDGE + 70 + across
    names = locale.listed(locale.say(f"spell-{spell}") for spell in market.spells)
    words = text(left, middle, names, SMALLEST, INK, "start", right - left - 8)
    return icons.icon("spell", EDGE + 30, middle, SPELL_SIGN) + price + words


@dataclass(frozen=True, slots=True)
class SpellRow:
    """Spells side by side, each with what it does."""

    locale: Locale
    spells: Sequence[str]
    least: int = 2
    """They are as narrow as this many would be, even if there are fewer."""

    @property
    def width(self) -> float:
        """The width of each spell."""
        number = max(self.least, len(self.spells))
        return (WIDTH - 2 * EDGE - GAP * (number - 1)) / number

    @property
    def lines(self) -> int:
        """The most lines of text that one of them needs, at least two."""
        room = self.width - 2 * SPELL_PAD
        return max([2, *(len(broken(self._text(spell), SMALLEST, room, 5)) for spell in self.spells)])

    @property
    def height(self) -> float:
        """The height of each spell."""
        return SPELL_HEIGHT + SPELL_LINE * (self.lines - 2)

    def _text(self, spell: str) -> str:
        return self.locale.say(f"spell-text-{spell}")

    def draw(self, y: float, marks: Sequence[str] = (), used: Sequence[str] = (), cost: int | None = None) -> str:
        """The spells from y on, perhaps each with its cost; used ones are struck through."""
        parts = []
        width, height, lines = self.width, self.height, self.lines
        for place, spell in enumerate(self.spells):
            left, head = EDGE + place * (width + GAP), y + SPELL_HEAD
            name, words = self.locale.say(f"spell-{spell}"), self._text(spell)
            parts.append(style.paper(left, y, width, height))
            parts.append(icons.icon("spell", left + 28, head, SPELL_SIGN))
            parts.append(text(left + SPELL_NAME, head, name, 30, INK, "start", width - 130, TITLE))
            if cost is not None:
                price, across = style.coins(0, 0, cost, SMALL_PRICE)
                parts.append(group(price, at=(left + width - 10 - across, head)))
            room = width - 2 * SPELL_PAD
            parts.append(paragraph(left + SPELL_PAD, y + 62, words, SMALLEST, QUIET, room, lines, SPELL_LINE))
            if spell in marks:
                parts.append(style.lit(left, y, width, height, 10, 1.5))
            if spell in used:
                parts.append(rect(left, y, width, height, style.SHADE, 10, opacity=0.55))
                label = self.locale.say("picture-used")
                parts.append(text(left + width - SPELL_PAD, head, label, SMALLEST, style.STRIKE, "end", 200))
            parts.append(spot(spell, self.locale.named(name, words), left, y, width, height, lit=True))
        return "".join(parts)

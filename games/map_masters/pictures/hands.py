"""The belongings of a player: in Versus the player's own cards and spells, or the draft; in co-op the cards in hand."""

from __future__ import annotations

import math
from collections.abc import Sequence

from games.map_masters.pictures import drafts, galleries, markets, style
from games.map_masters.pictures.choosing import held_of
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.icons import framed
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.pictures.windows import Box
from games.map_masters.rules.cards import HEIGHT as CARD_HEIGHT
from games.map_masters.rules.view import MapMastersView, PlayerView
from pictures.kit import HEIGHT, SMALLEST, WIDTH
from pictures.paragraphs import broken, paragraph
from pictures.seats import seat_sign
from pictures.svg import group, text
from rules.messages import Seat

HEAD, NAME_SIZE, NAME_ROOM = 56, 32, WIDTH - 480
"""The height of the line with the player's name, the size of that, and its room."""
EDGE = 10
SIGN_MIDDLE, NAME_LEFT = EDGE + 20, EDGE + 46
"""The middle of the player's sign, and where the name begins."""
COINS, TOKENS, TOKENS_APART, COINS_RIGHT = 36, 46, 24, WIDTH - EDGE - 6
"""The sizes of coins and tokens in that line, the gap between them, and where they end."""
MOST_COLUMNS = 3
"""The most cards side by side."""
PILE, PILE_APART, MOST_PILE, PILE_LINE = 44, 6, 3, 32
"""The height of a pile with one line of names, the gap below it, the most lines, and the distance between two."""
PILE_PAD, PILE_WORDS, PILE_NAME = 14, 176, 150
"""The space at both ends of the paper of a pile, from its edge to the names, and for its own name."""
SPELLS_APART, BELOW_PILES = 8, 4
"""The gaps below the spells and below the piles."""
HIGHEST = 1040
"""The greatest height of the picture."""
FLAT, LOWEST = 3.0, 400.0
"""The ratio of width to height of the picture of an empty hand of a team, and the least height of any other."""
ROWS_APART = 20
"""The gap below a row of cards in the hand of a team."""
EMPTY_SIZE = 32
"""The size of the words for no cards."""
MOST_CELL, EASY_CELL = 54.0, 36.0
"""The maximum cell size of cards in hand, and the size from which the contents of a cell are easy to see."""
EASY_ROW = galleries.NAME + galleries.LINE + CARD_HEIGHT * EASY_CELL + 12
"""The height of a row of such cards with their names in two lines."""


def draw(view: MapMastersView, seat: Seat, locale: Locale, marks: Sequence[str] = ()) -> str:
    """The picture as SVG."""
    if view.mode == "coop":
        return _team_hand(view, seat, locale, marks)
    player = view.players[seat]
    return drafts.draw(view, seat, locale) if shows_dungeon(view, player) else own(view, player, locale)


def shows_dungeon(view: MapMastersView, player: PlayerView) -> bool:
    """Whether a player's own picture is the finished dungeon; while it is being built only the board shows it."""
    built = player.draft is not None and bool(player.draft.cards)
    return built and (view.phase in ("refresh", "over") or (view.phase == "explore" and player.done))


def own(view: MapMastersView, player: PlayerView, locale: Locale) -> str:
    """The cards in the building area; above them tokens and coins, below them spells, deck and discard pile."""
    shown = [*player.area, *([view.peeked] if view.peeked and view.seat == player.seat else [])]
    below, below_height = _spells_and_piles(player, locale)
    columns = max(1, min(MOST_COLUMNS, len(shown)))
    easy = HEAD + math.ceil(len(shown) / columns) * EASY_ROW + below_height
    height = max(HEIGHT, min(easy, HIGHEST))
    foot = height - below_height
    area = Box(0, HEAD, WIDTH, foot - HEAD)
    cards = galleries.rows(locale, [(card, False) for card in shown], area, columns, MOST_CELL)
    if not shown:
        cards = text(WIDTH / 2, HEAD + 60, locale.say("picture-no_cards"), EMPTY_SIZE, QUIET, "middle", WIDTH - 40)
    return framed(height, _heading(player, locale), cards, group(below, at=(0, foot)))


def _heading(player: PlayerView, locale: Locale) -> str:
    """The player's name, and at the right fairy tokens and coins."""
    middle = HEAD / 2
    sign = seat_sign(player.seat, SIGN_MIDDLE, middle, 32)
    name = text(NAME_LEFT, middle, locale.player(player.seat), NAME_SIZE, INK, "start", NAME_ROOM)
    purse, purse_width = style.coins(0, 0, player.coins, COINS)
    tokens, tokens_width = galleries.fairies(player.tokens, 0, 0, TOKENS)
    purse_left = COINS_RIGHT - purse_width
    tokens_left = purse_left - TOKENS_APART - tokens_width
    return sign + name + group(purse, at=(purse_left, middle)) + group(tokens, at=(tokens_left, middle))


def _spells_and_piles(player: PlayerView, locale: Locale) -> tuple[str, float]:
    """The spells of a player, and what is in deck and discard pile; and how high that is."""
    parts: list[str] = []
    y: float = 0
    for first in range(0, len(player.spells), 2):
        pair = player.spells[first : first + 2]
        spells = markets.SpellRow(locale, pair, least=min(2, len(player.spells)))
        parts.append(spells.draw(y, used=player.used))
        y += spells.height + SPELLS_APART
    deck = locale.listed(
        locale.card(card) if number == 1 else f"{locale.card(card)}×{number}" for card, number in player.deck.items()
    )
    for key, words in (("deck", deck), ("discard", locale.cards(player.discard))):
        drawn, height = _pile(locale.say(f"picture-{key}"), words, y)
        parts.append(drawn)
        y += height + PILE_APART
    return "".join(parts), y + BELOW_PILES


def _pile(name: str, words: str, y: float) -> tuple[str, float]:
    """A pile as a slip of paper from y on, with its name and the cards in it; and how high that is."""
    first_line, room = y + PILE / 2, WIDTH - 2 * EDGE - PILE_WORDS - PILE_PAD
    height = PILE + PILE_LINE * (len(broken(words, SMALLEST, room, MOST_PILE)) - 1)
    slip = style.paper(EDGE, y, WIDTH - 2 * EDGE, height)
    label = text(EDGE + PILE_PAD, first_line, name, SMALLEST, QUIET, "start", PILE_NAME)
    cards = paragraph(EDGE + PILE_WORDS, first_line, words, SMALLEST, INK, room, MOST_PILE, PILE_LINE)
    return slip + label + cards, height


def _team_hand(view: MapMastersView, seat: Seat, locale: Locale, marks: Sequence[str]) -> str:
    """The cards in hand in a co-operative game, as large as they can be; the one that is placed as it will lie."""
    team = view.team
    held = team.hands[seat] if team is not None and seat < len(team.hands) else None
    words = locale.say("picture-hand_of", player=locale.player(seat))
    parts = [text(EDGE + 6, HEAD / 2, words, NAME_SIZE, INK, "start", WIDTH - 2 * EDGE)]
    if held:
        rows, cell = team_rows(held)
        placing = {card: mark for mark in marks for card, _ in held_of([mark])}
        turned = dict(held_of(marks))
        y: float = HEAD
        for row in rows:
            cards = [(card, turned.get(card, False)) for card in row]
            parts.append(galleries.row(locale, cards, y, WIDTH, cell, further_marks=placing))
            y += galleries.NAME + CARD_HEIGHT * cell + ROWS_APART
        height = max(LOWEST, y)
    else:
        is_hidden = held is None and team is not None and bool(team.hand_sizes)
        key = "picture-hidden" if is_hidden else "picture-no_cards"
        height = WIDTH / FLAT
        parts.append(text(WIDTH / 2, height / 2, locale.say(key), 36, QUIET, "middle", WIDTH - 40))
    return framed(height, *parts)


def team_rows(shown: Sequence[str]) -> tuple[list[Sequence[str]], float]:
    """The cards of a hand in one row, or in two where they are too small in one, and the size of their cells."""
    whole = min(MOST_CELL, galleries.fitting(shown, WIDTH))
    if whole >= EASY_CELL or len(shown) == 1:
        return [shown], whole
    half = (len(shown) + 1) // 2
    rows = [shown[:half], shown[half:]]
    return rows, min(EASY_CELL, *(galleries.fitting(row, WIDTH) for row in rows))

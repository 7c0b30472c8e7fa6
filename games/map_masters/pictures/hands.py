"""The belongings of a player: in Versus the player's own cards and spells, or the draft; in co-op the cards in hand."""

from __future__ import annotations

import math
from collections.abc import Sequence

from games.map_masters.pictures import drafts, galleries, markets, style
from games.map_masters.pictures.choosing import held_of
from games.map_masters.pictures.frame import framed
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.pictures.windows import Box
from games.map_masters.rules.cards import HEIGHT as CARD_HEIGHT
from games.map_masters.rules.view import MapMastersView, PlayerView
from pictures.kit import HEIGHT, SMALLEST, WIDTH
from pictures.paragraphs import broken, paragraph
from pictures.seats import seat_sign
from pictures.svg import group, text
from rules.messages import Seat

MOST_PILE, PILE_LINE = 3, 32
"""The most lines of the names in a pile, and the distance between two."""
PILE_PAD, PILE_WORDS = 14, 176
"""The space at both ends of the paper of a pile, and the distance from its edge to the names."""
HEAD = 56
EDGE = 10
HIGHEST = 1040
"""The greatest height of the picture."""
FLAT = 3.0
"""The ratio of width to height of the picture of an empty hand."""
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
    parts = [seat_sign(player.seat, EDGE + 20, HEAD / 2, 32)]
    parts.append(text(EDGE + 46, HEAD / 2, locale.player(player.seat), 32, INK, "start", WIDTH - 480))
    purse, purse_width = style.coins(0, 0, player.coins, 36)
    parts.append(group(purse, at=(WIDTH - EDGE - purse_width - 6, HEAD / 2)))
    tokens, tokens_width = galleries.fairies(player.tokens, 0, 0, 46)
    parts.append(group(tokens, at=(WIDTH - EDGE - purse_width - tokens_width - 30, HEAD / 2)))
    below, below_height = _spells_and_piles(player, locale)
    shown = [*player.area, *([view.peeked] if view.peeked and view.seat == player.seat else [])]
    columns = 3 if len(shown) > 3 else max(1, len(shown))
    easy = HEAD + math.ceil(len(shown) / columns) * EASY_ROW + below_height
    height = max(HEIGHT, min(easy, HIGHEST))
    foot = height - below_height
    area = Box(0, HEAD, WIDTH, foot - HEAD)
    parts.append(galleries.rows(locale, [(card, False) for card in shown], area, columns, MOST_CELL))
    if not shown:
        parts.append(text(WIDTH / 2, HEAD + 60, locale.say("picture-no_cards"), 32, QUIET, "middle", WIDTH - 40))
    return framed(height, *parts, group(below, at=(0, foot)))


def _spells_and_piles(player: PlayerView, locale: Locale) -> tuple[str, float]:
    """The spells of a player, and what is in deck and discard pile; and how high that is."""
    parts: list[str] = []
    y: float = 0
    columns = min(2, len(player.spells))
    for index in range(0, len(player.spells), 2):
        row = player.spells[index : index + 2]
        lines = markets.spell_lines(locale, row, columns)
        parts.append(markets.spells(locale, row, y, (), player.used, least=columns, lines=lines))
        y += markets.spells_height(lines) + 8
    deck = locale.listed(
        locale.card(card) if number == 1 else f"{locale.card(card)}×{number}" for card, number in player.deck.items()
    )
    for key, words in (("deck", deck), ("discard", locale.cards(player.discard))):
        room = WIDTH - 2 * EDGE - PILE_WORDS - PILE_PAD
        more = PILE_LINE * (len(broken(words, SMALLEST, room, MOST_PILE)[0]) - 1)
        parts.append(style.paper(EDGE, y, WIDTH - 2 * EDGE, 44 + more))
        parts.append(text(EDGE + PILE_PAD, y + 22, locale.say(f"picture-{key}"), SMALLEST, QUIET, "start", 150))
        parts.append(paragraph(EDGE + PILE_WORDS, y + 22, words, SMALLEST, INK, room, MOST_PILE, PILE_LINE))
        y += 50 + more
    return "".join(parts), y + 4


def _team_hand(view: MapMastersView, seat: Seat, locale: Locale, marks: Sequence[str]) -> str:
    """The cards in hand in a co-operative game, as large as they can be; the one that is placed as it will lie."""
    team = view.team
    held = team.hands[seat] if team is not None and seat < len(team.hands) else None
    words = locale.say("picture-hand_of", player=locale.player(seat))
    parts = [text(EDGE + 6, HEAD / 2, words, 32, INK, "start", WIDTH - 20)]
    if held:
        rows, cell = team_rows(held)
        placing = {card: mark for mark in marks for card, _ in held_of([mark])}
        turned = dict(held_of(marks))
        y: float = HEAD
        for row in rows:
            cards = [(card, turned.get(card, False)) for card in row]
            parts.append(galleries.row(locale, cards, y, WIDTH, cell, also=placing))
            y += galleries.NAME + CARD_HEIGHT * cell + 20
        height = max(400.0, y)
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

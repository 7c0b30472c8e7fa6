"""Checks of the cards of Thunderstone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from conformance.invariants import below_zero, doubles
from games.thunderstone.rules.cards import BASIC, CARDS, DISEASE, LEVELS, THUNDERSTONE
from games.thunderstone.rules.game import Thunderstone

TWINS = True
FAR: dict[str, Callable[[Thunderstone], bool]] = {
    "a hero of level 3": lambda game: any(
        CARDS[card].level == 3 for player in game.players for card in (*player.hand, *player.discard)
    ),
    "an empty dungeon deck": lambda game: not game.dungeon,
}


def faults(game: Thunderstone) -> Iterator[str]:
    """Every card of the game is in exactly one place (TS-1.6), and no stack has a negative count."""
    if any(left < 0 for left in game.stock.values()):
        yield "stock"
    cards = Counter([*game.removed, *game.dungeon, *game.village_score])
    cards.update(card.card for card in game.hall if card is not None)
    cards.update(game.stock)
    for seat in range(game.seats):
        cards.update(game.owned(seat))
    if cards.pop(DISEASE, 0) + game.diseases != CARDS[DISEASE].count or game.diseases < 0:
        yield "diseases"
    if +cards != +_cards_in_play(game):
        yield "cards"
    slots = [shown.slot for shown in game.turn.cards]
    yield from doubles("turn.cards", slots)
    for seat, player in enumerate(game.players):
        if Counter(player.certain) - Counter(player.hand):
            yield f"players.{seat}.certain"
    yield from below_zero("game", game, "turns", "quiet", "sunk")


def _cards_in_play(game: Thunderstone) -> Counter[str]:
    """Every card of this game, except Diseases."""
    cards: Counter[str] = Counter({THUNDERSTONE: 1})
    half = game.seats == 1 and game.settings.level != "normal"
    for card in CARDS.values():
        if card.type in game.groups:
            cards[card.id] += card.count
    for stack in game.stacks:
        for card_id in LEVELS.get(stack, (stack,)):
            count = CARDS[card_id].count
            cards[card_id] += count // 2 if half and stack not in BASIC else count
    return cards

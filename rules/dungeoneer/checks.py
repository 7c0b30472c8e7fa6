"""What holds in every position: no card is lost, counters stay within their limits."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.dungeoneer.components import CARDS, COUNTER_LIMIT, LEVELS, MAPS, START_LIFE
from rules.dungeoneer.pieces import NOWHERE

if TYPE_CHECKING:
    from rules.dungeoneer.game import Dungeoneer


def all_cards(game: Dungeoneer) -> Counter[str]:
    """Every adventure card of the game, wherever it is."""
    found = Counter(game.deck)
    found.update(game.discard)
    for hand in game.hands:
        found.update(hand)
    for player in game.players:
        for cards in (player.boons, player.treasures, player.banes):
            found.update(laid.card for laid in cards)
        for beast in player.pack:
            found.update([beast.card, *beast.attachments])
    for entry in game.encounters:
        if entry.beast is not None and entry.state != "dead":
            found.update([entry.card, *entry.beast.attachments])
        elif entry.beast is None and entry.state != "done":
            found.update([entry.card])
    if game.bane is not None:
        found.update([game.bane.card])
    return found


def check(game: Dungeoneer) -> None:
    """Raise AssertionError when the state breaks one of the rules' own invariants."""
    sets = ("emberdeep", "gloammarch") if game.options.cards == "both" else (game.options.cards,)
    wanted = Counter({card.id: card.copies for card in CARDS.values() if card.set in sets})
    assert all_cards(game) == wanted, f"cards were lost or made: {all_cards(game) - wanted} {wanted - all_cards(game)}"
    for player in game.players:
        assert 0 <= player.glory <= COUNTER_LIMIT
        assert 0 <= player.peril <= COUNTER_LIMIT
        assert 0 <= player.life <= START_LIFE
        assert 1 <= player.level <= LEVELS
        assert player.movement >= 0
        assert len(player.boons) <= player.printed.boons
        if player.alive and game.spaces and game.phase not in ("setup", "build_map"):
            assert 0 <= player.at < len(game.spaces)
        for card in game.known[player.seat]:
            assert game.known[player.seat].count(card) <= game.hands[player.seat].count(card)
    placed = [space.card for space in game.spaces]
    assert len(set(placed)) == len(placed)
    if game.map_cards:
        cards = [*placed, *(card for pile in game.map_cards for card in pile.cards), *game.removed]
        cards += [game.drawn] if game.drawn else []
        assert sorted(cards) == sorted(card.id for card in MAPS.values() if card.set in sets)
    for pile in (game.quest_deck, *game.map_cards):
        assert sum(pile.blocks) == len(pile.cards)
    for number, space in enumerate(game.spaces):
        for side, other in enumerate(space.near):
            assert other == NOWHERE or game.spaces[other].near[(side + 2) % 4] == number
    if game.result is None:
        assert len([player for player in game.players if player.alive]) > 1
    for player in game.players:
        assert player.alive or not any(quest.owner == player.seat for quest in game.quests)

"""A step back past something that was revealed leads to other cards."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_go.rules import deck
from rules.registry import GAMES

PILES = {
    "dungeon_go": ["deck"],
    "dungeon_lords": ["combat_piles", "creature_piles", "room_piles", "events", "hero_piles", "trap_deck"],
    "dungeoneer": ["deck", "map_cards", "quest_deck"],
    "map_masters": ["piles"],
    "thunderstone": ["dungeon", "players"],
}


@pytest.mark.parametrize("name", PILES)
def test_piles_are_shuffled_anew(name: str) -> None:
    game: Any = GAMES[name].start(3, seed="stirred")
    if name == "dungeon_go":
        game.deck = deck.all_cards(game)
    stirred = game.copy_game()
    stirred.stir(1)
    for pile in PILES[name]:
        assert getattr(stirred, pile) != getattr(game, pile), pile

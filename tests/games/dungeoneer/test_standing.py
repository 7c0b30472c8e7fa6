"""The current standing."""

from __future__ import annotations

from tests.games.dungeoneer.table import Table


def test_the_standing_counts_completed_quests() -> None:
    game = Table(begun=False).game
    assert game.standing() == [0, 0]
    game.players[1].done += game.quest_deck.cards[:2]
    assert game.standing() == [0, 2]

"""Saved games: what is shown after loading, and that they are complete in any position."""

from __future__ import annotations

from random import Random

import pytest

from conformance.invariants import check
from games.map_masters.rules.game import MapMasters
from rules.players import RandomPlayer, answer
from tests.games.map_masters.table import Table


def paid(have: str = "", spell: str = "") -> Table:
    """Two players in the refresh; the first has opened a padlock with a key fairy or a spell."""
    table = Table(2)
    game = table.game
    if have:
        game.players[0].tokens, game.stock[1] = [0, 1, 0, 0], 4
    game.players[0].spells = [spell] if spell else []
    table.explore(["s3", "s6"], ["s6"], coming=["goal_key_2", "goal_rope_1"])
    table.lay(("s6", False, 0, 0), seat=1)
    table.pick("start_0.W2", "done", seat=1)
    table.lay(("s3", False, 0, 0))
    table.pick("start_0.W1", "S", "done", seat=0)
    return table


@pytest.mark.rule("MM-15.1", "MM-10.4", "MM-14.12")
@pytest.mark.parametrize(("have", "spell"), [("key", ""), ("", "sb_04")])
def test_a_path_that_used_up_tokens_or_spells_is_still_shown_after_loading(have: str, spell: str) -> None:
    game = paid(have, spell).game
    assert game.phase == "refresh"
    assert game.players[0].tokens == [0, 0, 0, 0]
    draft = game.view(1).players[0].draft
    assert draft is not None
    assert draft.path is not None
    assert draft.path.gained["padlock"] == 1
    again = game.copy_game()
    for seat in (None, 0, 1):
        assert again.view(seat) == game.view(seat)


def test_a_save_in_which_a_player_with_few_cards_gained_one_can_be_loaded() -> None:
    """With fewer than five cards in all, a card that is gained in the refresh lies in the discard, not in the hand."""
    game, rng = MapMasters.start(2, {}, seed="few cards"), Random("few cards")
    while game.phase != "refresh" or game.players[0].marks:
        asked = game.awaited()
        game.choose(asked.seat, asked.id, answer(game, asked, RandomPlayer(), rng))
    player, deck = game.players[0], game.piles["deck_0"]
    game.gone += [*player.area[3:], *deck, *player.discard[1:]]
    gained = player.discard[:1] or [game.gone.pop()]
    player.area, player.discard, deck[:] = player.area[:3], gained, []
    check(game)
    assert (len(player.area), len(player.discard)) == (3, 1)
    assert MapMasters.load(game.save()).save() == game.save()

"""Saved games: what is shown after loading, with few cards, and of an older schema."""

from __future__ import annotations

import json
from random import Random

import pytest

from conformance.invariants import check
from games.map_masters.rules.components import LOCK_WHISPER
from games.map_masters.rules.game import MapMasters
from rules.errors import DamagedSave
from rules.players import RandomPlayer
from tests.games.driver import played_until
from tests.games.map_masters.table import Table, exploring


def paid(have: str = "", spell: str = "") -> Table:
    """Two players in the refresh; the first has opened a padlock with a key fairy or a spell."""
    table = Table(2).set(0, spells=[spell] if spell else [])
    if have:
        table.set(0, tokens=[0, 1, 0, 0]).on_table(stock=[5, 4, 5, 5])
    table.explore("s3 s6", "s6", coming=["goal_key_2", "goal_rope_1"]).lay("s6", seat=1).do("start_0.W2", "done", by=1)
    return table.lay("s3").do("start_0.W1", "S", "done", by=0)


@pytest.mark.rule("MM-15.1", "MM-10.4", "MM-14.12")
@pytest.mark.parametrize(("have", "spell"), [("key", ""), ("", LOCK_WHISPER)])
def test_a_path_that_used_up_tokens_or_spells_is_still_shown_after_loading(have: str, spell: str) -> None:
    game = paid(have, spell).game_is(phase="refresh").player_is(0, tokens=[0, 0, 0, 0]).game
    draft = game.view(1).players[0].draft
    assert draft is not None
    assert draft.path is not None
    assert draft.path.gained["padlock"] == 1
    again = game.copy_game()
    for seat in (None, 0, 1):
        assert again.view(seat) == game.view(seat)


def test_a_save_in_which_a_player_with_few_cards_gained_one_can_be_loaded() -> None:
    """With fewer than five cards in all, a card that is gained in the refresh lies in the discard, not in the hand."""
    game = MapMasters.start(2, {}, seed="few cards")
    played_until(game, lambda game: game.phase == "refresh", RandomPlayer(), Random("few cards"))
    player, deck = game.players[0], game.piles["deck_0"]
    game.gone += [*player.area[3:], *deck, *player.discard[1:]]
    gained = player.discard[:1] or [game.gone.pop()]
    player.area = player.area[:3]
    player.discard = gained
    deck[:] = []
    check(game)
    assert (len(player.area), len(player.discard)) == (3, 1)
    assert MapMasters.load(game.save()).save() == game.save()


def test_a_save_from_before_schema_6_has_one_question_for_drawing() -> None:
    saved = exploring("s1", "s1").lay("s1").game.save()
    old = json.loads(saved) | {"schema": 5}
    old["state"]["before_5"] = False
    by_hand = json.dumps(old).replace('"draw"', '"draw_by_hand"')
    assert by_hand != json.dumps(old)
    for save in (json.dumps(old), by_hand):
        assert json.loads(MapMasters.load(save).save()) == json.loads(saved)
    for damaged in (old | {"schema": 4}, old | {"state": old["state"] | {"before_5": True}}):
        with pytest.raises(DamagedSave):
            MapMasters.load(damaged)

"""Saved games: what is shown after loading, and saves that come damaged from outside."""

from __future__ import annotations

from random import Random

import pytest

from rules.core.players import answer
from rules.map_masters.game import MapMasters
from tests.rules.map_masters.table import Table
from tests.rules.map_masters.test_play import Curious


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
def test_a_path_that_was_paid_for_is_still_shown_when_the_game_is_loaded(have: str, spell: str) -> None:
    game = paid(have, spell).game
    assert game.phase == "refresh"
    assert game.players[0].tokens == [0, 0, 0, 0]
    draft = game.view(1).players[0].draft
    assert draft is not None
    assert draft.path is not None
    assert draft.path.gained["padlock"] == 1
    again = MapMasters.load(game.save())
    for seat in (None, 0, 1):
        assert again.view(seat) == game.view(seat)


def test_a_loaded_game_shows_the_same() -> None:
    """Curious players buy tokens and spells and use them; at every choice the loaded game looks like the saved one."""
    for number in range(6):
        seed = f"shown-{number}"
        game, curious, rng = MapMasters.start(2 + number % 2, {}, seed=seed), Curious(), Random(seed)
        while game.result is None:
            asked = rng.choice([question for question in game.questions if question.awaited])
            game.choose(asked.seat, asked.id, answer(game, asked, curious, rng))
            if rng.random() < 0.2 or game.result is not None:
                again = MapMasters.load(game.save())
                for seat in (None, *range(game.seats)):
                    assert again.view(seat) == game.view(seat), seed

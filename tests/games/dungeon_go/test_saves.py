"""Saved games: complete in every position."""

from __future__ import annotations

import copy
import json
from functools import cache
from random import Random

import pytest

from games.dungeon_go.rules.game import DungeonGo
from rules.players import RandomPlayer, answer
from tests.games.dungeon_go.table import Table
from tests.games.dungeon_go.test_play import late_game

KINDS = {
    *("choose_hero_card", "choose_starting_two", "place_hero", "move", "combat", "growth", "revive", "roll_again"),
    *("cast_mark", "cast_card", "cast_monster", "cast_hero", "cast_cell", "cast_ability", "payer", "consent"),
    *("after_refusal", "order_deck", "over"),
}


@cache
def positions() -> dict[str, list[str]]:
    """Saved positions of games with spells and miracles, by the kind of the open question."""
    found: dict[str, list[str]] = {}
    for number in range(40):
        players = 1 + number % 6
        game = DungeonGo.start(players, {"spells": True, "miracles": True}, seed=f"saves {number}")
        rng = Random(number)
        if number > 3:
            game, rng = late_game(players, f"saves {number}")
        while game.choices < 150:
            kind = game.questions[0].kind if game.questions else "over"
            if game.choices % 7 < 2 or len(found.setdefault(kind, [])) < 12:
                found.setdefault(kind, []).append(game.save())
            if not game.questions:
                break
            (question,) = game.questions
            game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
    return found


@pytest.mark.slow
def test_positions_with_every_kind_of_question_survive_a_save() -> None:
    assert set(positions()) == KINDS
    for kind in KINDS:
        for each in positions()[kind]:
            assert DungeonGo.load(each).save() == each, "loading a save changes nothing"


def test_a_save_from_before_schema_4_is_upgraded() -> None:
    """Heroes off the boards, or without a held mark, had -1 as their cell or mark."""
    table = Table("0 E1", "vampire B5", "1 B5 holds=strength")
    table.turn(1)
    saved = json.loads(table.game.save())
    assert saved["schema"] == 5
    old = copy.deepcopy(saved)
    old["schema"] = 3
    places = [(hero["cell"], hero["holds"]) for hero in old["state"]["heroes"]]
    assert places == [(0, None), (13, 0), (None, None), (None, None)]
    for hero in old["state"]["heroes"]:
        hero |= {field: -1 for field in ("cell", "holds") if hero[field] is None}
    assert json.loads(DungeonGo.load(old).save()) == saved


def test_a_save_from_before_schema_5_is_upgraded() -> None:
    """The combat action was below the move on the agenda; now the move adds it, and a fight is both."""
    table = Table("0 E1", "1 E9", "vampire E5", deck="hero_thief")
    table.turn(0)
    saved = json.loads(table.game.save())
    old = copy.deepcopy(saved)
    old["schema"] = 4
    stack = old["state"]["agenda"]["stack"]
    assert [each["kind"] for each in stack] == ["next_card", "move"]
    stack.insert(1, {**stack[1], "kind": "combat", "id": 0})
    lifted = DungeonGo.load(old)
    assert json.loads(lifted.save()) == saved
    (move,) = lifted.questions
    lifted.choose(move.seat, move.id, ["E2"])
    (combat,) = lifted.questions
    assert combat.kind == "combat"
    below = json.loads(lifted.save())
    assert json.loads(DungeonGo.load({**below, "schema": 4}).save()) == below, "an open combat action stays"


def test_a_copy_of_the_game_is_equal_and_shares_no_piece() -> None:
    table = Table("0 B4 S2 M3 hp=3 vp=4 holds=strength charged kills=5 deaths=6", "troll B4 attacked", "1", spells=True)
    twin = table.game.copy_game()
    assert twin.save() == table.game.save()
    assert twin.heroes == table.game.heroes
    for one, other in zip([*twin.heroes, *twin.monsters], [*table.game.heroes, *table.game.monsters], strict=True):
        assert one is not other
    twin.heroes[0].abilities[0] = 6
    twin.monsters[0].attacked = False
    assert (table.game.heroes[0].abilities[0], table.game.monsters[0].attacked) == (2, True)

"""What a lord may ask about a battle: how it ends, and what each attack leads to."""

from __future__ import annotations

import pytest

from games.dungeon_lords.cases.battles import battle_cases
from games.dungeon_lords.cases.defence import next_tile_text, tile_text
from games.dungeon_lords.cases.standing import traps_of_others
from rules.cases import Case
from rules.messages import seat_name
from tests.games.dungeon_lords.positions import ME, battle, dungeon, set_battle, table

RIVAL = 0


def test_each_attack_is_told_with_the_end_of_the_battle() -> None:
    game = table()
    battle(game, "W5 W4", creatures="slime", card="fireball")
    told = [case.text.args for case in battle_cases(game, ME) if case.topic == "advice"]
    assert {args["act"]: args["lost"] for args in told} == {"do-attack_flood": 1, "do-attack_cling": 0}
    (best, *_) = [case.text.args for case in battle_cases(game, ME) if case.kind == "battle"]
    assert (best["lost"], best["others"], best["own"]) == (0, 2, 1)
    (turn,) = [case.text.args for case in battle_cases(game, ME) if case.kind == "battle_turn"]
    assert turn["state"] == "now"


@pytest.mark.parametrize("begun", [True, False])
def test_a_battle_that_has_begun_is_told_from_one_that_comes_first(begun: bool) -> None:
    game = table()
    (battle if begun else set_battle)(game, "W5 W4", creatures="slime")
    (told,) = [case.text.args for case in battle_cases(game, RIVAL) if case.kind == "battle_next"]
    first = ME if begun else game.turn_order()[0]
    assert (told["now"], told["begun"]) == (seat_name(first), int(begun))


@pytest.mark.parametrize("begun", [True, False])
def test_what_lies_face_down_in_a_battle_is_told_to_its_owner_alone(begun: bool) -> None:
    def found(traps: list[str], asker: int) -> list[Case]:
        game = table(tiles=dungeon("C1=labyrinth C2"))
        (battle if begun else set_battle)(game, "W5 W4", creatures="slime", traps=traps)
        return [case for case in battle_cases(game, asker) if case.kind == "battle" and not case.things]

    hidden = ["pendulum", "cursed_ring"]
    assert found(hidden, RIVAL) == []
    assert [case.secret for case in found(hidden, ME)] == [True]
    assert [case.text.args["own"] for case in found([], RIVAL)] == [0], "without traps everybody may know"
    assert [case.secret for case in found([], ME)] == [False]


def test_the_end_of_a_battle_depends_on_the_combat_card_and_not_on_an_earlier_answer() -> None:
    ends = []
    for card in ("fireball", "detect_evil"):
        game = table()
        set_battle(game, "W5 W4", card=card)
        ends.append(next(case.text.args for case in battle_cases(game, ME) if case.kind == "battle"))
    assert ends[0] != ends[1]


@pytest.mark.parametrize(("creatures", "sure"), [("slime", 0), ("", 1)])
def test_the_end_of_a_battle_is_a_fact_only_if_no_answer_changes_it(creatures: str, sure: int) -> None:
    game = table()
    battle(game, "W5 W4", creatures=creatures) if creatures else set_battle(game, "W5 W4")
    (end, *_) = [case.text.args for case in battle_cases(game, ME) if case.kind == "battle"]
    assert end["sure"] == sure


def test_where_the_party_attacks_next_depends_on_a_battle_that_is_still_to_come() -> None:
    game = table(tiles=dungeon("C1 C2"))
    set_battle(game, "W5 W4")
    game.phase = "battle"
    due = next_tile_text(game, ME).args
    assert (due["state"], due["square"], due["squares"]) == ("due", "C1", ["C2"])
    game.lords[ME].plan = None
    game.lords[ME].tiles["C1"].conquered = True
    over = tile_text(game, ME)
    assert over == next_tile_text(game, ME)
    assert (over.args["state"], over.args["squares"]) == ("over", ["C2"])
    game.combat_round = 4
    assert next_tile_text(game, ME).args["state"] == "last"


def test_of_anothers_traps_only_their_number_is_told() -> None:
    told = []
    for traps in (["pendulum", "cursed_ring"], ["fire_wall", "pendulum"]):
        game = table()
        game.lords[ME].traps = traps
        told.append([case.text for case in traps_of_others(game, RIVAL) if case.seats == (ME,)])
    assert told[0] == told[1]
    assert {text.args["number"] for text in told[0]} == {2}

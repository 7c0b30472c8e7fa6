"""What a lord may ask about a battle: how it ends, and what each attack leads to."""

from __future__ import annotations

from games.dungeon_lords.cases.battles import battle_cases
from tests.games.dungeon_lords.positions import ME, battle, table


def test_each_attack_is_told_with_the_end_of_the_battle() -> None:
    game = table()
    battle(game, "W5 W4", creatures="slime", card="fireball")
    told = [case.text.args for case in battle_cases(game, ME) if case.topic == "advice"]
    assert {args["act"]: args["lost"] for args in told} == {"do-attack_flood": 1, "do-attack_cling": 0}
    (best, *_) = [case.text.args for case in battle_cases(game, ME) if case.kind == "battle"]
    assert (best["lost"], best["others"], best["own"]) == (0, 2, 1)
    (turn,) = [case.text.args for case in battle_cases(game, ME) if case.kind == "battle_turn"]
    assert turn["state"] == "now"

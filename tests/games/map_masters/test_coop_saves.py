"""Saved missions: complete in any position."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random

import pytest

from games.map_masters import GAME
from games.map_masters.rules.game import MapMasters
from rules.errors import DamagedSave
from rules.players import RandomPlayer, answer

KINDS = {
    *("choose_mission", "place_group", "shop", "assign", "choose_difficulty", "choose_first", "confirm"),
    *("play_card", "play_at", "trace_paths", "trace_path", "agree_to_give_up", "turn_step", "collapse", "over"),
}
SHORT = (12, 13, 29)
"""Games in which every kind of question soon occurs."""


def positions(numbers: Iterable[int], most: int) -> dict[str, list[str]]:
    """Saves of missions by random and by heuristic players, by the kind of the question that is asked."""
    found: dict[str, list[str]] = {}
    for number in numbers:
        settings: dict[str, object] = {"mode": "coop", "mission": number % 15 if number % 4 else 0}
        if number % 5 == 0:
            settings |= {"difficulty": "newcomer", "strict_arrival": "on"}
        game = MapMasters.start(1 + number % 4, settings, seed=f"saves {number}")
        rng = Random(f"saves {number}")
        heuristic = number in (2, 5, 14)
        while game.result is None and game.choices < most:
            asked = game.awaited()
            found.setdefault(asked.kind, []).append(game.save())
            if heuristic:
                game.choose(asked.seat, asked.id, answer(game, asked, GAME.players["steady"], rng))
            else:
                choose_at_random(game, rng)
        if game.result is not None:
            found.setdefault("over", []).append(game.save())
    return found


def choose_at_random(game: MapMasters, rng: Random) -> None:
    """Answer one of the open questions."""
    asked = [question for question in game.questions if question.awaited or rng.random() < 0.02]
    question = rng.choice(asked)
    game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("numbers", "most"), [(SHORT, 300), pytest.param(range(15), 400, marks=pytest.mark.long, id="long")]
)
def test_every_question_is_among_the_positions_and_loads_unchanged(numbers: Iterable[int], most: int) -> None:
    found = positions(numbers, most)
    assert set(found) >= KINDS
    for kind, saves in found.items():
        for each in saves[:: max(1, len(saves) // 25)]:
            assert MapMasters.load(each).save() == each, kind


def test_a_save_from_before_schema_6_has_one_question_for_drawing() -> None:
    saved = json.loads(MapMasters.start(2, {}, seed="lifted").save())
    old = {"game": "map_masters", "schema": 5, "state": saved["state"] | {"before_5": False}}
    assert json.loads(MapMasters.load(old).save()) == saved
    with pytest.raises(DamagedSave):
        MapMasters.load(old | {"schema": 4})
    with pytest.raises(DamagedSave):
        MapMasters.load(old | {"state": old["state"] | {"before_5": True}})

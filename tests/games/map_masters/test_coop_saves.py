"""Saved missions: complete in any position."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterable
from random import Random

import pytest

from games.map_masters import GAME
from games.map_masters.rules.game import MapMasters
from rules.players import RandomPlayer, answer
from tests.games.map_masters.table import Mission

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
        options: dict[str, object] = {"mode": "coop", "mission": number % 15 if number % 4 else 0}
        if number % 5 == 0:
            options |= {"difficulty": "newcomer", "strict_arrival": "on"}
        game = MapMasters.start(1 + number % 4, options, seed=f"saves {number}")
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


def test_a_save_from_before_schema_4_is_migrated() -> None:
    """The starts of groups and their purchases were stored as texts."""
    mission = Mission(5).starts().do("rope", "group_green", "blind").on_table(before_5=True)
    saved = json.loads(mission.game.save())
    old = copy.deepcopy(saved)
    old["schema"] = 3
    sheet = old["state"]["team"]["sheet"]
    assert sheet["wanted"] == [["rope", 0]]
    assert len(sheet["starts"]) == len(mission.team.groups)
    sheet["starts"] = ["_".join(map(str, start)) for start in sheet["starts"]]
    sheet["wanted"] = ["rope 0"]
    assert json.loads(MapMasters.load(old).save()) == saved


def test_routes_of_a_game_from_before_schema_5_are_searched_as_they_were() -> None:
    """Records name a route by its purpose, so the search must find the same one again."""
    saved = json.loads(MapMasters.start(2, {}, seed="lifted").save())
    old = {**saved, "schema": 4}
    assert MapMasters.load(saved).beam_width < MapMasters.load(old).beam_width
    assert MapMasters.start(2, {}, seed="lifted", recorded=old).beam_width == MapMasters.load(old).beam_width
    again = json.loads(MapMasters.load(old).save())
    assert MapMasters.start(2, {}, seed="lifted", recorded=again).beam_width == MapMasters.load(old).beam_width

"""`make reach`: what counts as far is not there at the start, and is looked for in every game."""

from __future__ import annotations

import pytest

from conformance.cases import ALL_GAMES, Case, cases, seats_for
from conformance.notes import note
from rules.registry import GAMES
from tests.conformance.reach import met


@pytest.mark.parametrize("name", [name for name, kind in GAMES.items() if note(kind, "FAR", {})])
def test_nothing_far_is_seen_at_the_start(name: str) -> None:
    for case in cases():
        if case.game == name:
            game = case.start("reach")
            assert [far for far, seen in note(GAMES[name], "FAR", {}).items() if seen(game)] == []


@pytest.mark.slow
def test_what_a_game_meets_is_questions_events_how_far_it_came_and_its_ending() -> None:
    found = {each for seed in range(8) for each in met(Case("dungeon_go", 1, (), "steady"), f"reach-{seed}")}
    assert {("question", "move"), ("event", "log-true_hero"), ("ending", "end-victory")} <= found
    assert {name for sort, name in found if sort == "far"} == {"floor 2", "floor 3", "floor 4", "floor 5"}


def test_every_case_is_played_where_its_options_count() -> None:
    for case in cases():
        assert case.seats in seats_for(ALL_GAMES[case.game], dict(case.options)), case

"""`make play-coverage`: what counts as far is not reached at the start, and is looked for in every game."""

from __future__ import annotations

import pytest

from conformance.cases import ALL_GAMES, Case, cases, seats_for
from conformance.declarations import declared
from rules.registry import GAMES
from tests.conformance.play_coverage import met


@pytest.mark.parametrize("name", [name for name, kind in GAMES.items() if declared(kind, "FAR", {})])
def test_nothing_counts_as_far_at_the_start(name: str) -> None:
    for case in cases():
        if case.game == name:
            game = case.start("reach")
            assert [far for far, seen in declared(GAMES[name], "FAR", {}).items() if seen(game)] == []


@pytest.mark.slow
def test_a_game_reports_its_questions_events_ending_and_how_far_it_came() -> None:
    reached = {item for seed in range(8) for item in met(Case("dungeon_go", 1, (), "steady"), f"reach-{seed}")}
    assert {("question", "move"), ("event", "log-true_hero"), ("ending", "end-victory")} <= reached
    assert {name for sort, name in reached if sort == "far"} == {"floor 2", "floor 3", "floor 4", "floor 5"}


def test_the_settings_of_every_case_have_an_effect_at_its_number_of_seats() -> None:
    for case in cases():
        assert case.seats in seats_for(ALL_GAMES[case.game], dict(case.settings)), case

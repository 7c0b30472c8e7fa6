"""How far to look ahead: what is recorded, and the report on it."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from benchmarks.lookahead import (
    HORIZONS,
    JUDGED_BY,
    THINKERS,
    Course,
    Tried,
    decided,
    decisions,
    foretold,
    report,
    tried,
)
from rules.search import SearchPlayer

GUESSES = 60


@pytest.mark.long
def test_every_answer_of_a_decision_is_played_to_the_end_on_the_same_guesses() -> None:
    thinker = THINKERS["dungeon_lords"]
    found = decisions("dungeon_lords", thinker, 2, "foresight", 1)
    assert len(found) == 1
    for game, question, answers in found:
        before = game.save()
        courses = tried(game, question, answers, thinker, Random("tried"), 3)
        assert game.save() == before, "the game must not change"
        assert len(courses) == len(answers) >= 2
        assert courses == tried(game, question, answers, thinker, Random("tried"), 3)
        for course in (course for each in courses for course in each):
            assert course.won in {0.0, 0.5, 1.0}
            assert all(0 <= course.stood[horizon] <= 1 for horizon in HORIZONS)
            assert all(course.played[near] <= course.played[far] for near, far in pairwise(HORIZONS))
        assert all(len(each) == 3 for each in courses)


def decision(*, blind: int) -> Tried:
    """The second answer always loses where the first one wins; up to the horizon `blind` it looks better by far."""

    def course(good: bool) -> Course:
        stood = {horizon: 0.9 if good == (horizon > blind) else 0.1 for horizon in HORIZONS}
        return Course(stood, dict.fromkeys(HORIZONS, 5), float(good))

    return [[course(good)] * GUESSES for good in (True, False)]


@pytest.mark.parametrize(("horizon", "overrules"), [(1, True), (2, True), (3, False), (8, False)])
def test_a_decision_is_judged_by_the_end_of_the_game(horizon: int, overrules: bool) -> None:
    thinker = THINKERS["dungeon_lords"]
    quick = SearchPlayer(thinker.heuristic, thinker.evaluator, budget=80)
    for gain, overruled, looked_at in decided(decision(blind=2), quick, horizon, Random(1)):
        assert (gain, overruled) == ((-1.0, True) if overrules else (0.0, False))
        assert looked_at >= 2 * 3 * 6, "two answers, three guesses at least, six positions each"


def test_a_search_ends_after_the_recorded_guesses() -> None:
    thinker = THINKERS["dungeon_lords"]
    patient = SearchPlayer(thinker.heuristic, thinker.evaluator, budget=10**6)
    alike = [[Course(dict.fromkeys(HORIZONS, 0.3 + 0.4 * (guess % 2)), dict.fromkeys(HORIZONS, 5), 0.0)
              for guess in range(shift, GUESSES + shift)] for shift in (0, 1)]  # fmt: skip
    _, _, looked_at = next(decided(alike, patient, 1, Random(1)))
    assert looked_at == 2 * (GUESSES - GUESSES // JUDGED_BY) * 6


def test_the_report_separates_predictive_horizons_from_misleading_ones(capsys: pytest.CaptureFixture[str]) -> None:
    thinker = THINKERS["dungeon_lords"]
    found = [decision(blind=3), [courses[:] for courses in reversed(decision(blind=3))]]
    assert foretold(found, 2) == pytest.approx(-1)
    assert foretold(found, 4) == pytest.approx(1)
    assert foretold(found[:1], 4) == 0, "a single decision has no correlation"
    report(found, thinker, "dungeon_lords", "report")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("2 decisions; ")
    assert lines[1].startswith("  after 1: correlation -1.00; at 0.5: -50.00 ± 35.36 (50)")
    assert lines[4].startswith("  after 4: correlation +1.00; at 0.5: +50.00 ± 35.36 (50)")
    here = [line for line in lines if line.endswith("(the horizon)")]
    assert [line.split(":")[0].strip() for line in here] == [f"after {thinker.evaluator.horizon}"]


def test_the_report_marks_the_horizon_of_a_full_table(capsys: pytest.CaptureFixture[str]) -> None:
    report([decision(blind=3)], THINKERS["dungeoneer"], "dungeoneer", "report", seats=6)
    here = [line for line in capsys.readouterr().out.splitlines() if line.endswith("(the horizon)")]
    assert [line.split(":")[0].strip() for line in here] == ["after 6"]

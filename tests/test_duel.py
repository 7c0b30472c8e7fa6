"""Comparing players: shares of victories with their uncertainty, and the time of a turn."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random

import pytest

from benchmarks import duel
from benchmarks.duel import Kept, Played, Setup, Standing, main, series
from benchmarks.figures import wilson
from rules.registry import GAMES, PLAYERS
from rules.search import SearchPlayer

SETUP = Setup("thunderstone", "even", "random", "random", {}, together=False, budget=None, turn_budget=None)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(10, 20, 0.299, 0.701), (0, 10, 0.0, 0.278), (160, 200, 0.739, 0.850)]
)
def test_the_interval_is_a_wilson_score_interval(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_nothing_is_known_before_the_first_game() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def result(number: int, won: float = 1.0) -> Played:
    return Played(2, number, won, 3, [0.5, 1.0], [1.5])


@pytest.mark.slow
def test_games_in_a_file_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    kept = Kept(file, SETUP)
    kept.add(result(0))
    kept.add(result(2, 0.0))
    with file.open("a") as cut_off:
        cut_off.write('{"seats": 2, "num')
    again = Kept(file, SETUP)
    assert again.games == {(2, 0): result(0), (2, 2): result(2, 0.0)}
    games = list(series(SETUP, 2, 4, 1, again))
    assert [game.number for game in games] == [0, 1, 2, 3]
    assert (games[0], games[2]) == (result(0), result(2, 0.0))
    assert list(Kept(file, SETUP).games.values()) == [games[0], games[2], games[1], games[3]]

    def never(*_: object) -> Played:
        raise AssertionError("all of them have been played")

    monkeypatch.setattr(duel, "play", never)
    assert list(series(SETUP, 2, 4, 1, Kept(file, SETUP))) == games


def test_games_of_another_setup_or_of_other_code_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    Kept(file, SETUP).add(result(0))
    before = file.read_text()
    other = Setup("thunderstone", "odd", "random", "random", {}, together=False, budget=None, turn_budget=None)
    with pytest.raises(ValueError, match="another setup"):
        Kept(file, other)
    monkeypatch.setattr(Setup, "source", lambda _: "changed")
    with pytest.raises(ValueError, match="other code"):
        Kept(file, SETUP)
    assert file.read_text() == before


@pytest.mark.slow
def test_on_several_cores_the_games_are_the_same_and_in_order() -> None:
    one, two = (list(series(SETUP, 3, 5, jobs, None)) for jobs in (1, 2))
    assert [(game.number, game.won, game.lead) for game in one] == [(game.number, game.won, game.lead) for game in two]
    assert [game.number for game in one] == [0, 1, 2, 3, 4]


def test_a_series_ends_when_its_time_is_up(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    kept = Kept(file, SETUP)
    for number in range(30):
        kept.add(result(number))
    assert duel.measure(SETUP, 2, 30, 1, kept, float("inf"), say=False).games == 30
    assert duel.measure(SETUP, 2, 30, 1, kept, 0.0, say=False).games == 1, "the time limit has passed"


def test_the_time_of_a_turn_is_the_sum_of_its_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each decision takes a second here; every turn of this game begins with an event."""
    game = GAMES["thunderstone"].start(2, seed="turns")
    clock = iter(range(100_000))
    monkeypatch.setattr(time, "process_time", lambda: float(next(clock)))
    player = PLAYERS["thunderstone"]["random"]
    decisions, turns = duel.timed(game, [player, player], 1, Random(1))
    assert set(decisions) == {1.0}
    assert sum(turns) == len(decisions)
    assert 1 <= min(turns) < max(turns)
    assert len(turns) <= game.turns  # type: ignore[attr-defined]


@pytest.mark.slow
def test_the_figures_are_printed_as_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    main(["thunderstone", "--games", "2", "--seats", "2", "3", "--player", "random", "--json"])
    report = json.loads(capsys.readouterr().out)
    assert report["player"] == "random"
    assert list(report["seats"]) == list(report["turn_s_p95"]) == ["2", "3"]
    for seats, of in report["seats"].items():
        assert of["games"] == 2
        assert report["turn_s_p95"][seats] == of["turn_s_p95"] <= of["turn_s_max"]


def test_the_line_says_how_many_were_won_by_how_much_and_how_long_a_turn_takes() -> None:
    standing = Standing(2)
    for number in range(8):
        standing.add(result(number))
    assert "100 % (68 to 100); mean lead +3.00" in standing.line()
    assert "8 turns, mean 1.50 s, p95 1.50 s, largest 1.50 s" in standing.line()


def test_budgets_can_be_compared() -> None:
    """A player with its own budgets against itself without one for the turn."""
    setup = Setup(
        "dungeoneer", "x", "expert", "expert", {}, together=False, budget=None, turn_budget=None, against_budget=900
    )
    other, own = setup.players(2, seat=1)
    expert = PLAYERS["dungeoneer"]["expert"]
    assert isinstance(expert, SearchPlayer)
    assert isinstance(own, SearchPlayer)
    assert isinstance(other, SearchPlayer)
    assert (own.budget, own.turn_budget) == (expert.budget, expert.turn_budget)
    assert (other.budget, other.turn_budget) == (900, None)
    assert own.memory is not None, "it must have its own memory for its seat"


@pytest.mark.slow
def test_seats_rotate_and_shared_victories_count_in_parts(capsys: pytest.CaptureFixture[str]) -> None:
    """Against itself a player wins half of the points that there are, whichever seat it has."""
    main(["thunderstone", "--games", "6", "--seed", "even", "--player", "steady", "--against", "steady"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["5 games", "6 games"]
    main(["dungeon_go", "--games", "2", "--player", "random", "--together"])
    assert "2 games: 0 won, 0 %" in capsys.readouterr().out, "random players never win this game together"

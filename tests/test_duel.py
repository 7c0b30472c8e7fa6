"""Who plays better, and how surely that is known."""

from __future__ import annotations

import pytest

from benchmarks.duel import main, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(10, 20, 0.299, 0.701), (0, 10, 0.0, 0.278), (160, 200, 0.739, 0.850)]
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_nothing_is_known_before_the_first_game() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.slow
def test_the_seat_moves_on_and_shared_victories_count_in_parts(capsys: pytest.CaptureFixture[str]) -> None:
    """Against itself a player wins half of the points that there are, whichever seat it has."""
    main(["thunderstone", "--games", "6", "--seed", "even", "--player", "steady", "--against", "steady"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["5 games", "6 games"]
    main(["dungeon_go", "--games", "2", "--player", "random", "--together"])
    assert "2 games: 0 won, 0 %" in capsys.readouterr().out, "at random nobody ever wins there"

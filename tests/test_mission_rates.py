"""The table of how often computer players win missions."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.duel import Played, Standing
from benchmarks.missions import DIFFICULTIES, main, page, rate
from games.map_masters.rules.coop.missions import MISSIONS


def standing(won: int, games: int) -> Standing:
    """This many victories, then defeats."""
    found = Standing(3)
    for number in range(games):
        found.add(Played(3, number, float(number < won), 0, [], []))
    return found


def test_a_cell_shows_the_number_of_games_and_the_interval() -> None:
    assert rate(standing(10, 20)) == "10 of 20 (30–70 %)"
    assert rate(standing(0, 0)) == rate(None) == "–"


def test_the_page_has_every_mission_at_every_difficulty() -> None:
    text = page({(14, "normal"): standing(10, 20), (14, "hard"): standing(0, 10)}, 3, "steady", "rates")
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    assert len(rows) == 2 + len(MISSIONS)
    assert all(row.count("|") == 2 + len(DIFFICULTIES) for row in rows)
    assert rows[-1] == "| 14. The Last Labyrinth | – | – | 10 of 20 (30–70 %) | 0 of 10 (0–28 %) |"
    assert "*sensible*" in text
    assert "`rates-0`" in text


def test_an_unknown_mission_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["--missions", "15"])


@pytest.mark.long
@pytest.mark.parametrize("mission", [2, 7, 14])
def test_games_of_the_table_are_played_once_and_kept(tmp_path: Path, mission: int) -> None:
    """Whatever the result, each game is played to its end, once, and counted."""
    made, kept = tmp_path / "missions.md", tmp_path / "kept"
    asked = ["--missions", str(mission), "--difficulties", "normal", "--games", "1", "--keep", str(kept)]
    main(asked)
    first = (kept / f"{mission}-normal.jsonl").read_text(encoding="utf-8")
    main([*asked, "--page", str(made), "--write"])
    assert (kept / f"{mission}-normal.jsonl").read_text(encoding="utf-8") == first
    assert f"| {mission}. " in made.read_text(encoding="utf-8")
    assert " of 1 (" in made.read_text(encoding="utf-8")

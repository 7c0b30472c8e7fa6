"""The pictures of the gallery and the README: a played position of each game, the same every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.legible import faults
from locales.texts import Texts
from pictures.examples import SHOWN, example, main
from pictures.game_pictures import find_game_pictures
from rules.registry import GAMES, PLAYERS


@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_game_has_an_example_in_the_midst_of_play(game: str) -> None:
    drawn = [example(find_game_pictures()[game], GAMES[game], PLAYERS[game]["steady"], "ja", Texts()) for _ in range(2)]
    assert faults(drawn[0]) == []
    assert drawn[0].svg == drawn[1].svg


def test_the_pictures_of_the_readme_lie_in_a_folder_and_are_named_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path)]) == 0
    assert sorted(file.stem for file in tmp_path.iterdir()) == sorted(SHOWN)
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    assert all(f"docs/pictures/{game}.png" in readme for game in SHOWN)

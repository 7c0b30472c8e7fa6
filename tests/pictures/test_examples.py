"""The pictures of the gallery and the README: a played position of each game, the same every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.legible import faults
from locales.texts import Texts
from pictures.examples import example, main
from pictures.game_pictures import find_game_pictures
from rules.registry import GAMES, PLAYERS


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_game_has_an_example_in_the_midst_of_play(game: str) -> None:
    drawn = [example(find_game_pictures()[game], GAMES[game], PLAYERS[game]["steady"], "ja", Texts()) for _ in range(2)]
    assert faults(drawn[0]) == []
    assert drawn[0].svg == drawn[1].svg


def test_the_pictures_of_a_folder_are_drawn_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"{sorted(GAMES)[0]}.png"
    file.touch()
    assert main([str(tmp_path)]) == 0
    assert file.read_bytes().startswith(b"\x89PNG")


def test_the_readme_shows_every_picture_in_its_folder() -> None:
    root = Path(__file__).parents[2]
    readme = (root / "README.md").read_text(encoding="utf-8")
    shown = sorted(file.stem for file in (root / "docs" / "pictures").iterdir())
    assert set(shown) <= set(GAMES)
    assert all(f"docs/pictures/{game}.png" in readme for game in shown)

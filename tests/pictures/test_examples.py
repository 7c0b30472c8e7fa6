"""The pictures of the gallery and the README: a played position of each game, the same every time."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from conformance.legibility import faults
from conformance.texts import TEXTS
from pictures.examples import FRAME_WIDTH, FRAMES, example, main
from pictures.game_pictures import find_game_pictures
from rules.registry import GAMES, PLAYERS


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(GAMES))
def test_each_game_has_a_legible_and_reproducible_example(game: str) -> None:
    drawn = [example(find_game_pictures()[game], GAMES[game], PLAYERS[game]["steady"], "ja", TEXTS) for _ in range(2)]
    assert faults(drawn[0]) == []
    assert drawn[0].svg == drawn[1].svg


def test_the_pictures_of_a_folder_are_drawn_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"{sorted(GAMES)[0]}.png"
    file.touch()
    assert main([str(tmp_path)]) == 0
    assert file.read_bytes().startswith(b"\x89PNG")


@pytest.mark.long
def test_an_animation_shows_the_first_boards_of_a_game(tmp_path: Path) -> None:
    file = tmp_path / "dungeon_go.webp"
    file.touch()
    (tmp_path / "notes.txt").touch()
    assert main([str(tmp_path)]) == 0
    with Image.open(file) as picture:
        assert picture.width == FRAME_WIDTH
        frames = [frame.copy().tobytes() for frame in ImageSequence.Iterator(picture)]
    assert len(frames) == FRAMES
    assert all(one != next_one for one, next_one in pairwise(frames))


def test_the_readme_shows_every_picture_in_its_folder() -> None:
    root = Path(__file__).parents[2]
    readme = (root / "README.md").read_text(encoding="utf-8")
    shown = sorted(file for file in (root / "docs" / "pictures").rglob("*") if file.is_file())
    assert {file.stem for file in shown if file.parent.name == "pictures"} <= set(GAMES)
    assert all(file.relative_to(root).as_posix() in readme for file in shown)

"""The pictures of the gallery and the README: a played position of each game, the same every time."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from conformance.legibility import faults
from conformance.texts import TEXTS
from pictures.examples import FRAME_WIDTH, FRAMES, SOURCES, drawn_from, example, fingerprint, main
from pictures.game_pictures import find_game_pictures
from rules.registry import GAMES, PLAYERS
from tools.page_pictures import GAME, IN_MESSAGES, SHOTS, board_of

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"


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
    assert json.loads((tmp_path / SOURCES).read_text(encoding="utf-8")) == {file.name: drawn_from(file, TEXTS)}


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
    assert all(frame != next_one for frame, next_one in pairwise(frames))


def test_the_readme_shows_every_picture_in_its_folder() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = sorted(file for file in PICTURES.rglob("*") if file.is_file() and file.name != SOURCES)
    assert {file.stem for file in shown if file.parent == PICTURES} <= set(GAMES)
    assert all(file.relative_to(ROOT).as_posix() in readme for file in shown)


def test_the_pictures_of_the_readme_are_up_to_date() -> None:
    """Of the pages, the boards on them are compared: this needs no browser."""
    files = [file for file in PICTURES.iterdir() if file.suffix in (".png", ".webp")]
    boards = {file.name: drawn_from(file, TEXTS) for file in files}
    pages = {shot.file: fingerprint([board_of(shot)]) for shot in SHOTS}
    pages[IN_MESSAGES] = drawn_from(Path(f"{GAME}.png"), TEXTS)
    for folder, now in ((PICTURES, boards), (PICTURES / "page", pages)):
        noted = json.loads((folder / SOURCES).read_text(encoding="utf-8"))
        assert noted == now, "run `make pictures`, and look at them"

"""`make picture` draws what was played, the same for the same seed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from conformance.texts import TEXTS
from pictures.game_pictures import find_game_pictures
from pictures.preview import main, one_of_each, pictures_of
from rules.registry import GAMES

SEED = "look-test"


def test_each_kind_of_question_is_kept_once_in_a_position_where_it_is_asked() -> None:
    kept = one_of_each(GAMES["dungeon_go"].start(2, seed=SEED), "random", Random(SEED))
    assert len(kept) > 4
    for kind, saved in kept.items():
        assert kind in {question.kind for question in GAMES["dungeon_go"].load(saved).questions}


def test_the_board_marks_the_answers() -> None:
    game = GAMES["dungeon_lords"].start(2, seed=SEED)
    kept = one_of_each(game, "random", Random(SEED))
    position = GAMES["dungeon_lords"].load(kept["dig_square"])
    square = next(q for q in position.questions if q.kind == "dig_square").options(position)[0].mark
    pictures = pictures_of(find_game_pictures()["dungeon_lords"], position, "dig_square", "en", TEXTS)
    assert f">{square}<" in pictures["board"].svg


@pytest.mark.long
def test_pictures_and_words_are_written_reproducibly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["dungeon_go", "--seats", "1", "--player", "random", "--seed", SEED, "--language", "ja"]
    assert main([*arguments, "--folder", str(tmp_path / "one")]) == 0
    assert main([*arguments, "--folder", str(tmp_path / "two")]) == 0
    files, again = (sorted((tmp_path / folder).iterdir()) for folder in ("one", "two"))
    assert files
    assert [file.name for file in files] == [file.name for file in again]
    assert [file.read_bytes() for file in files] == [file.read_bytes() for file in again]
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in files if file.suffix == ".png")
    assert len(capsys.readouterr().out.splitlines()) == len([file for file in files if file.suffix == ".png"]) * 2


@pytest.mark.parametrize("wrong", [["dungeon_go", "--seats", "7"], ["dungeon_go", "--player", "nobody"], ["chess"]])
def test_invalid_arguments_are_refused_with_an_error_message(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(wrong)
    assert stopped.value.code == 2
    assert "error:" in capsys.readouterr().err

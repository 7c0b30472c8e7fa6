"""The golden transcripts are reproduced exactly, and there is one for every ending."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.cases import ALL_GAMES
from rules.registry import is_plugin
from tests.conformance.golden import FOLDER, own_endings, told_again

FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_game_is_reproduced_exactly(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert told_again(text) == text, "the rules play differently: `make golden`, then read the difference"


@pytest.mark.parametrize("name", [name for name in ALL_GAMES if not is_plugin(name)])
def test_every_ending_has_its_file(name: str) -> None:
    ends = own_endings(ALL_GAMES[name])
    assert ends, "a game must declare how it can end"
    assert {file.stem for file in FILES if file.parent.name == name} == {*ends}
    for ending in ends:
        assert f"\nend {ending} " in (FOLDER / name / f"{ending}.txt").read_text(encoding="utf-8")

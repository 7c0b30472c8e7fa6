"""The golden transcripts are reproduced exactly, and there is one for every number of seats and every ending."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.cases import ALL_GAMES
from rules.registry import is_plugin
from tests.conformance.golden import FOLDER, own_endings, seats_of, told_again

FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_game_is_reproduced_exactly(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert told_again(text) == text, "the rules play differently: `make golden`, then read the difference"


@pytest.mark.parametrize("name", [name for name in ALL_GAMES if not is_plugin(name)])
def test_every_seat_number_and_every_ending_has_its_file(name: str) -> None:
    ends = own_endings(ALL_GAMES[name])
    assert ends, "a game must declare how it can end"
    whole = {ending: (FOLDER / name / f"{ending}.txt").read_text(encoding="utf-8") for ending in ends}
    assert all(f"\nend {ending} " in text for ending, text in whole.items())
    others = {*ALL_GAMES[name].seat_numbers} - seats_of(whole.values())
    assert {file.stem for file in FILES if file.parent.name == name} == {*ends, *(f"seats-{other}" for other in others)}

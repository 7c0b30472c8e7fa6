"""Names of computer players: different at a table, in both languages, and kept."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from storage.rows import SeatRow
from tables.store.computer_names import NAMES, with_computer_name, with_computer_names

LONGEST = {"en": 6, "ja": 5}
"""The number of letters that every picture shows in full."""


def computers(*names: str) -> list[SeatRow]:
    """Seats 0 and 2 to 5 of computer players with these names; seat 1 has a person called like one of them."""
    person = SeatRow(number=1, user_id=7, name=NAMES[0])
    numbered = zip((0, 2, 3, 4, 5), names, strict=False)
    return [*(SeatRow(number=number, computer="steady", name=name) for number, name in numbered), person]


@pytest.mark.parametrize("table", range(30))
def test_no_two_at_a_table_have_the_same_name(table: int) -> None:
    seats = with_computer_names(table, computers("", "", "", "", ""))
    names = [seat.name for seat in seats if seat.computer]
    assert len(set(names)) == 5
    assert set(names) <= set(NAMES)
    assert seats[-1].name == NAMES[0], "a person keeps theirs"


def test_names_differ_between_tables_and_are_kept() -> None:
    assert len({with_computer_name(table, SeatRow(number=0, computer="steady"), []).name for table in range(12)}) == 12
    seats = with_computer_names(1, computers("willow", ""))
    assert seats[0].name == "willow"
    assert seats[1].name not in ("willow", "")


def test_a_computer_has_no_name_when_all_names_are_taken() -> None:
    seats = [SeatRow(number=index, computer="steady", name=name) for index, name in enumerate(NAMES)]
    assert with_computer_name(3, SeatRow(number=12, computer="steady"), seats).name == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_short_and_begin_differently(language: str) -> None:
    names = [TEXTS.say(language, None, f"name-{name}") for name in NAMES]
    assert len({name[0] for name in names}) == len(NAMES)
    assert max(map(len, names)) <= LONGEST[language]

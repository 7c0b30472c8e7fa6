"""Words of a question that are only a part of a longer name."""

from __future__ import annotations

import pytest

from cogs.inquiries.names import named_by

NAMES = {
    "squire": ["thyrian squire", "サイリアンの従者"],
    "archmage": ["elf archmage", "エルフのアークメイジ"],
    "wizard": ["elf wizard", "エルフのウィザード"],
    "fury": ["battle fury", "バトル・フューリー"],
    "codex": ["the lost codex", "失われた写本"],
    "rat": ["giant rat", "大ネズミ"],
    "build": ["build room", "部屋の増築"],
}


@pytest.mark.parametrize(
    ("term", "things"),
    [
        ("squir", ["squire"]),
        ("archmagee", ["archmage"]),
        ("elf", ["archmage", "wizard"]),
        ("rat", ["rat"]),
        ("フューリー", ["fury"]),
        ("写本", ["codex"]),
        ("アークメイガス", ["archmage"]),
        ("room", []),
        ("本", []),
        ("of", []),
        ("mage", []),
    ],
)
def test_a_part_of_a_name_stands_for_it_even_if_it_is_misspelled(term: str, things: list[str]) -> None:
    assert named_by(term, NAMES) == things


def test_a_word_of_a_name_comes_before_one_that_only_looks_like_it() -> None:
    assert named_by("warlord", {"one": ["dwarf warlord"], "other": ["selurin warlock"]}) == ["one"]


def test_a_word_that_questions_use_as_it_is_stands_for_no_misspelled_name() -> None:
    cards = {"fist": ["fist of justice"]}
    assert named_by("first", cards) == ["fist"]
    assert named_by("first", cards, misspelled=False) == []
    assert named_by("fist", cards, misspelled=False) == ["fist"]

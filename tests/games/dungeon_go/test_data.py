"""The data files of the game, and the error for an invalid one."""

from __future__ import annotations

from importlib.resources import files

import pytest
from pydantic import BaseModel

from games.dungeon_go.rules.components import Components, Placement, card_kind, demon_king
from games.dungeon_go.rules.effects import _PRIMITIVES
from games.dungeon_go.rules.magic import MAGIC, MagicTable
from rules.data import parse_table
from rules.errors import DamagedData

PACKAGE = files("games.dungeon_go").joinpath("data")


@pytest.mark.parametrize(
    ("file", "model", "before", "after", "entry"),
    [
        ("components.toml", Components, 'marks = ["magic", "faith"]', 'marks = ["magic", "luck"]', "units.21.marks.1"),
        ("components.toml", Components, 'marks = ["magic", "faith"]', 'marks = ["faith", "magic"]', "lich"),
        ("components.toml", Components, 'id = "kobold"', 'id = "goblin"', "goblin"),
        ("components.toml", Components, "small = 1", 'small = "one"', "points.small"),
        ("components.toml", Components, "small = 1", "", "points.small"),
        ("placement.toml", Placement, '"--s-s--ss"', '"--s-s--s"', "standard.3.0"),
        ("placement.toml", Placement, '"-sL--D-sL"', '"-sL----sL"', "standard.3"),
        ("placement.toml", Placement, "[strong]\n3 =", "[strong]\n7 =", "strong"),
        ("magic.toml", MagicTable, 'do = "charge"', 'do = "explode"', "magic.2.effects.0.do"),
        ("magic.toml", MagicTable, "level = 3", "level = 4", "levels"),
        ("magic.toml", MagicTable, "level = 1", "level = 2", "levels of the spells"),
        ("magic.toml", MagicTable, 'id = "web"', 'id = "heal"', "twice"),
        ("magic.toml", MagicTable, '"not_charged"', '"not_tired"', "magic.2.needs.0"),
        ("magic.toml", MagicTable, 'kind = "hero", filters = ["dead"]', 'kind = "monster"', "raise_dead"),
        ("magic.toml", MagicTable, "[[magic]]", "[[magic", "line"),
    ],
)
def test_an_invalid_data_file_is_reported_with_its_file_and_entry(
    file: str, model: type[BaseModel], before: str, after: str, entry: str
) -> None:
    text = PACKAGE.joinpath(file).read_text(encoding="utf-8")
    assert before in text
    with pytest.raises(DamagedData) as raised:
        parse_table(file, text.replace(before, after, 1), model)
    assert raised.value.message.args["file"] == file
    assert entry in str(raised.value.message.args["entry"])


def test_every_primitive_is_used() -> None:
    assert {effect.do for magic in MAGIC.values() for effect in magic.effects} == set(_PRIMITIVES)


def test_kinds_of_cards_and_demon_kings_by_number_of_heroes() -> None:
    assert [card_kind(card) for card in ("king_1", "monster_2", "hero_thief")] == ["king", "monster", "hero_thief"]
    assert [demon_king(heroes) for heroes in (3, 4, 5, 6)] == ["demon_king_a"] + ["demon_king_b"] * 3

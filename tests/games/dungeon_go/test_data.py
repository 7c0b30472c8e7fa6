"""The data files of the game, and the error for an invalid one."""

from __future__ import annotations

from importlib.resources import files
from typing import get_args

import pytest

from games.dungeon_go.rules.components import COMPONENTS, PLACEMENT, UNITS, Components, card_kind, demon_king
from games.dungeon_go.rules.effects import Casting
from games.dungeon_go.rules.magic import MAGIC, SCHOOLS, Magic, Primitive
from rules.data import parse_table
from rules.errors import DamagedData

PACKAGE = files("games.dungeon_go").joinpath("data")


@pytest.mark.parametrize(
    ("file", "model", "before", "after", "entry"),
    [
        ("components.toml", Components, 'marks = ["magic", "faith"]', 'marks = ["magic", "luck"]', "units.21.marks.1"),
        ("components.toml", Components, "small = 1", 'small = "one"', "points.small"),
        ("components.toml", Components, "small = 1", "", "points.small"),
        ("magic.toml", dict[str, list[Magic]], 'do = "charge"', 'do = "explode"', "magic.2.effects.0.do"),
        ("magic.toml", dict[str, list[Magic]], '"not_charged"', '"not_tired"', "magic.2.needs.0"),
        ("magic.toml", dict[str, list[Magic]], "[[magic]]", "[[magic", "line"),
    ],
)
def test_an_invalid_data_file_is_reported_with_its_file_and_entry(
    file: str, model: type[object], before: str, after: str, entry: str
) -> None:
    text = PACKAGE.joinpath(file).read_text(encoding="utf-8")
    assert before in text
    with pytest.raises(DamagedData) as raised:
        parse_table(file, text.replace(before, after, 1), model)
    assert raised.value.message.args["file"] == file
    assert entry in str(raised.value.message.args["entry"])


def test_every_unit_is_listed_once_with_its_marks_in_order() -> None:
    assert len(UNITS) == len(COMPONENTS.units)
    assert all(list(unit.marks) == sorted({*unit.marks}) for unit in UNITS.values())


@pytest.mark.parametrize("table", PLACEMENT.values(), ids=PLACEMENT)
def test_every_floor_has_nine_cells_and_the_last_alone_the_demon_king(table: dict[int, list[str]]) -> None:
    assert list(table) == [3, 4, 5, 6]
    for floors in table.values():
        assert all(len(layout) == 9 and {*layout} <= {*"-sLD"} for layout in floors)
        assert [layout.count("D") for layout in floors] == [0, 0, 0, 0, 1]


def test_both_schools_have_each_level_once_and_who_else_may_pay_is_named() -> None:
    for school in SCHOOLS.values():
        assert [magic.level for magic in school] == [1, 2, 3, 4, 5, 6]
    asking = [magic for magic in MAGIC.values() if magic.pay == "caster_or_target"]
    assert all({"hero", "card"} & {target.kind for target in magic.targets} for magic in asking)


def test_every_primitive_is_used() -> None:
    primitives = set(get_args(Primitive))
    assert {effect.do for magic in MAGIC.values() for effect in magic.effects} == primitives
    assert primitives <= {*vars(Casting)}


def test_kinds_of_cards_and_demon_kings_by_number_of_heroes() -> None:
    assert [card_kind(card) for card in ("king_1", "monster_2", "hero_thief")] == ["king", "monster", "hero_thief"]
    assert [demon_king(heroes) for heroes in (3, 4, 5, 6)] == ["demon_king_a"] + ["demon_king_b"] * 3

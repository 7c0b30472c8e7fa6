"""Section 10: attacks."""

from __future__ import annotations

import pytest

from games.dungeon_go.rules.fights import percent_of_success
from locales.texts import Texts
from rules.errors import IllegalChoice
from rules.messages import Args, Message
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table, args


def attacks(table: Table, number: int = 0) -> set[str]:
    table.turn(number)
    if table.question.kind == "move":
        table.pick("stay")
    return {id.removeprefix("attack-") for id in table.ids() if id.startswith("attack-")}


@pytest.mark.rule("DG-10.1", "DG-5.4")
def test_monsters_in_range_on_every_side_can_be_attacked() -> None:
    table = Table("0 E6 M2", "goblin E1", "imp B5", "slime B6")
    assert attacks(table) == {"E1-strength", "B5-agility"}, "E1 lies behind, B6 at distance 3"
    with pytest.raises(IllegalChoice, match="refused-out_of_range"):
        table.pick("attack-B6-magic")


@pytest.mark.rule("DG-10.2", "DG-10.3", "DG-11.4")
def test_only_printed_marks_that_no_hero_holds_can_be_attacked() -> None:
    table = Table("0 E6 M2", "1 B5 holds=agility", "chimera B5 attacked")
    assert attacks(table) == {"B5-strength", "B5-magic"}
    with pytest.raises(IllegalChoice, match="refused-mark_held"):
        table.pick("attack-B5-agility")
    with pytest.raises(IllegalChoice, match="refused-mark_not_printed"):
        table.pick("attack-B5-faith")


@pytest.mark.rule("DG-10.2", "DG-10.4")
def test_a_holder_that_stayed_attacks_another_mark_or_another_monster() -> None:
    table = Table("0 B5 M1 holds=strength", "troll B5 attacked", "imp B6", "ghost E5")
    assert attacks(table) == {"B5-magic", "B6-agility"}


@pytest.mark.rule("DG-10.5", "DG-13.3")
def test_the_king_and_heroes_cannot_be_attacked() -> None:
    table = Table("0 E5 M6", "1 E5", "goblin B5")
    assert attacks(table) == {"B5-strength"}


@pytest.mark.rule("DG-10.6", "DG-17.3", "DG-17.4", "DG-V20")
def test_the_first_attack_on_a_large_monster_gives_a_point_hit_or_miss() -> None:
    table = Table("mummy_lord B5", floor=5, faces=(2, 3, 6, 6))
    x = table.hero(0, "B4", "S2")
    y = table.hero(1, "B4", "F1")
    events = table.fight(0, "attack-B5-strength")
    assert keys(events).index("attack") < keys(events).index("first_attack") < keys(events).index("roll_misses")
    table.pick("roll")
    assert (x.vp, x.holds) == (1, None)
    table.fight(1, "attack-B5-faith")
    assert (y.vp, table.where(1)) == (0, "B5")
    table.fight(0, "attack-B5-strength")
    assert x.vp == 3
    assert table.units() == {}


@pytest.mark.rule("DG-10.6", "DG-17.3")
def test_a_small_monster_gives_no_first_attack_point() -> None:
    table = Table("goblin B5", floor=5, faces=(2,))
    hero = table.hero(0, "B4", "S1")
    events = table.fight(0, "attack-B5-strength")
    assert "first_attack" not in keys(events)
    assert hero.vp == 0
    assert table.game.view(None).monsters[0].attacked


@pytest.mark.rule("DG-10.7", "DG-10.8", "DG-10.9", "DG-10.10", "DG-V2")
def test_an_attack_has_as_many_rolls_as_the_ability() -> None:
    table = Table("0 B4 M3", "slime B5", floor=4, faces=(2, 3, 5, 6))
    table.fight(0, "attack-B5-magic")
    assert table.ids() == ["roll", "roll_on", "stop"]
    table.pick("roll")
    assert table.ids() == ["roll", "stop"], "with the last roll there is nothing to go on to"
    events = table.pick("roll")
    assert keys(events)[:2] == ["roll_hits", "defeats"]
    assert args(events, "roll_hits")["number"] == 3
    assert table.question.kind == "growth", "no fourth roll"


@pytest.mark.rule("DG-10.9", "DG-10.11")
def test_one_answer_rolls_on_up_to_the_first_success() -> None:
    table = Table("0 B4 M4", "1 E9", "slime B5", floor=4, deck="hero_thief", faces=(2, 1, 5, 6))
    table.fight(0, "attack-B5-magic")
    events = table.pick("roll_on")
    assert [each for each in keys(events) if each.startswith(("roll_", "reinf", "defeats"))] == [
        "roll_misses",
        "reinforcement",
        "roll_hits",
        "defeats",
    ]
    assert table.question.kind == "growth", "no fourth roll"


@pytest.mark.rule("DG-10.7", "DG-10.13")
def test_rolling_on_ends_with_the_last_roll() -> None:
    table = Table("0 B4 M3", "1 E9", "slime B5", floor=4, deck="hero_thief", faces=(2, 3, 3, 6))
    table.fight(0, "attack-B5-magic")
    assert keys(table.pick("roll_on"))[:3] == ["roll_misses", "roll_misses", "attack_fails"]
    assert table.units() == {"B5": "slime"}


@pytest.mark.rule("DG-10.7", "DG-10.13")
def test_after_the_last_roll_the_attack_has_failed() -> None:
    table = Table("0 B4 S2 M3", "1 E9", "goblin B5", floor=4, deck="hero_thief", faces=(2, 3, 6))
    table.fight(0, "attack-B5-strength")
    events = table.pick("roll")
    assert keys(events)[:2] == ["roll_misses", "attack_fails"]
    assert table.owner == 1
    assert table.units() == {"B5": "goblin"}


@pytest.mark.rule("DG-10.8")
@pytest.mark.parametrize(("floor", "lowest"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_a_roll_needs_the_floor_value(floor: int, lowest: int) -> None:
    for face in range(1, 7):
        table = Table("0 B4", "goblin B5", floor=floor, faces=(face,))
        events = table.fight(0, "attack-B5-strength")
        assert ("defeats" in keys(events)) == (face >= lowest)


@pytest.mark.rule("DG-10.8")
@pytest.mark.parametrize(
    ("floor", "chances"), [(1, [100] * 3), (2, [83, 97, 99]), (3, [67, 89, 96]), (4, [50, 75, 88]), (5, [33, 56, 70])]
)
def test_an_attack_option_shows_its_chance_of_success(floor: int, chances: list[int]) -> None:
    assert [percent_of_success(floor, rolls) for rolls in (1, 2, 3)] == chances
    table = Table("0 B4 S2", "troll B5", floor=floor)
    table.turn(0, "stay")
    assert table.options()["attack-B5-strength"].args["percent"] == chances[1]
    told = table.about("attack-B5-strength")
    blood: Args = {"blood": "always", "lost": 1}
    assert told == Message(
        "about-attack", {"rolls": 2, "needed": floor, "left": 1, "vp": 2, "wins": 0, "first": 1, **blood}
    )


@pytest.mark.parametrize(
    ("key", "needed", "said"),
    [
        ("about-attack", 3, "最大2回振り、3以上で倒して勝利点1点を得ます。"),
        ("about-attack", 1, "倒して勝利点1点を得ます。"),
        ("about-met", 3, "倒して勝利点1点を得ます。"),
        ("about-roll", 3, "成功すれば、倒して勝利点1点を得ます。"),
    ],
)
def test_the_condition_of_a_hit_is_told_once(key: str, needed: int, said: str) -> None:
    told = Message(
        key, {"rolls": 2, "needed": needed, "left": 0, "vp": 1, "wins": 0, "first": 0, "blood": "none", "lost": 0}
    )
    assert Texts().say("ja", "dungeon_go", told) == said


@pytest.mark.rule("DG-10.11", "DG-V9", "DG-18.9")
def test_a_rolled_1_brings_a_reinforcement_before_the_success_is_resolved() -> None:
    table = Table("goblin B5", faces=(1,))
    hero = table.hero(0, "B4", "S2")
    events = table.fight(0, "attack-B5-strength")
    assert keys(events)[-3:] == ["roll_hits", "reinforcement", "defeats"]
    assert hero.vp == 1
    table.pick("none")
    (cell,) = table.units()
    assert cell in ("B3", "B6", "B9")
    assert table.game.floor == 1


@pytest.mark.rule("DG-10.11", "DG-10.12")
def test_each_rolled_1_brings_one_reinforcement_and_other_rolls_bring_none() -> None:
    table = Table("0 B4 S4", "goblin B5", floor=4, faces=(1, 2, 1, 1))
    table.fight(0, "attack-B5-strength")
    assert len(table.units()) == 2, "before the next roll"
    table.pick("roll")
    assert len(table.units()) == 2, "a 2 brings none"
    table.pick_each("roll", "roll")
    assert len(table.units()) == 4
    assert table.game.reinforcements == 3


@pytest.mark.rule("DG-10.13")
def test_after_a_failed_attack_the_hero_keeps_its_cell_and_its_grapple() -> None:
    table = Table("troll B5 attacked", floor=5, faces=(2,))
    hero = table.hero(0, "B5", "M1", holds="strength")
    table.fight(0, "attack-B5-magic")
    assert (table.where(0), hero.holds) == ("B5", 0)


@pytest.mark.rule("DG-10.14", "DG-10.15", "DG-V17")
def test_the_attackers_own_held_mark_counts_towards_a_defeat() -> None:
    table = Table("troll B5 attacked", faces=(3,))
    hero = table.hero(0, "B5", "M1", holds="strength")
    table.fight(0, "attack-B5-magic")
    assert (hero.vp, hero.holds, table.where(0)) == (2, None, "B5")
    assert table.units() == {}


@pytest.mark.rule("DG-10.15", "DG-11.2", "DG-V18")
def test_a_monster_with_three_marks_cannot_be_defeated_by_one_hero() -> None:
    table = Table("chimera B5 attacked")
    hero = table.hero(0, "B5", "A1", holds="strength")
    table.fight(0, "attack-B5-agility")
    assert hero.holds == 1
    assert table.at("B5") == "chimera"
    table.hero(1, "B4", "M1")
    assert attacks(table, 1) == {"B5-strength", "B5-magic"}, "the old mark is open again"


@pytest.mark.rule("DG-10.16", "DG-10.17", "DG-11.9", "DG-2.8")
def test_a_defeat_removes_the_monster_and_frees_its_holders_where_they_are() -> None:
    table = Table()
    hero = table.hero(0, "E6", "F1 M3")
    for number, name in ((1, "strength"), (2, "agility"), (3, "magic")):
        table.hero(number, "B5", holds=name)
    table.monster("evil_god", "B5", attacked=True)
    events = table.fight(0, "attack-B5-faith")
    assert table.units() == {}
    assert table.game.used_small == table.game.used_large == [], "out of the game"
    assert [table.where(number) for number in range(4)] == ["E6", "B5", "B5", "B5"]
    assert [each.holds for each in table.game.heroes] == [None] * 4
    assert hero.vp == 8
    assert args(events, "defeats")["vp"] == 8
    assert table.question.kind == "growth"


@pytest.mark.rule("DG-10.17")
def test_a_hero_grappling_one_monster_keeps_its_grapple_when_it_defeats_another() -> None:
    table = Table("troll B5 attacked", "goblin B6")
    hero = table.hero(0, "B5", "S1", holds="magic")
    table.fight(0, "attack-B6-strength", "none")
    assert (table.where(0), hero.holds) == ("B5", 2)


@pytest.mark.rule("DG-10.18", "DG-17.1")
def test_helpers_get_neither_points_nor_growth() -> None:
    table = Table("troll B5 attacked")
    hero = table.hero(0, "B4", "M1")
    helper = table.hero(1, "B5", holds="strength")
    table.fight(0, "attack-B5-magic")
    assert table.owner == 0
    table.pick("magic")
    assert (hero.vp, hero.kills, hero.abilities[2]) == (2, 1, 2)
    assert (helper.vp, helper.kills, helper.abilities) == (0, 0, [1, 1, 1, 1])

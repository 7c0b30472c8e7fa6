"""Section 10: attacks."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from games.dungeon_go.rules.hits import percent_of_success
from rules.messages import Args, Message
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table


@pytest.mark.rule("DG-10.1", "DG-5.4")
def test_monsters_in_range_on_every_side_can_be_attacked() -> None:
    table = Table("0 E6 M2", "goblin E1", "imp B5", "slime B6").act(0)
    table.asks("combat", "attack-E1-strength, attack-B5-agility, done")  # E1 lies behind, B6 at distance 3
    table.refuses("attack-B6-magic", "out_of_range")


@pytest.mark.rule("DG-10.2", "DG-10.3", "DG-11.4")
def test_only_printed_marks_that_no_hero_holds_can_be_attacked() -> None:
    table = Table("0 E6 M2", "1 B5 holds=agility", "chimera B5 attacked").act(0)
    table.asks("combat", "attack-B5-strength, attack-B5-magic, done")
    table.refuses("attack-B5-agility", "mark_held").refuses("attack-B5-faith", "mark_not_printed")


@pytest.mark.rule("DG-10.2", "DG-10.4")
def test_a_holder_that_stayed_attacks_another_mark_or_another_monster() -> None:
    table = Table("0 B5 M1 holds=strength", "troll B5 attacked", "imp B6", "ghost E5").act(0)
    table.asks("combat", "attack-B5-magic, attack-B6-agility, done")


@pytest.mark.rule("DG-10.5", "DG-13.3")
def test_the_king_and_heroes_cannot_be_attacked() -> None:
    Table("0 E5 M6", "1 E5", "goblin B5").act(0).asks("combat", "attack-B5-strength, done")


@pytest.mark.rule("DG-10.6", "DG-17.3", "DG-17.4", "DG-V20")
def test_the_first_attack_on_a_large_monster_gives_a_point_hit_or_miss() -> None:
    table = Table("0 B4 S2", "1 B4 F1", "mummy_lord B5", floor=5, faces=(2, 3, 6, 6)).act(0, "attack-B5-strength")
    table.logs("attack", hero="warrior", monster="mummy_lord", cell="B5", ability="strength", rolls=2)
    table.logs("first_attack", hero="warrior", monster="mummy_lord", vp=1)
    table.logs_in_order("attack", "first_attack", "roll_misses").do("roll").hero_is(0, vp=1, holds=None)
    table.act(1, "attack-B5-faith").hero_is(1, vp=0, cell="B5")
    table.act(0, "attack-B5-strength").hero_is(0, vp=3).units_are()


@pytest.mark.rule("DG-10.6", "DG-17.3")
def test_a_small_monster_gives_no_first_attack_point() -> None:
    table = Table("0 B4 S1", "goblin B5", floor=5, faces=(2,)).act(0, "attack-B5-strength")
    table.silent("first_attack").hero_is(0, vp=0).sees(None, "monsters.0.attacked", True)


@pytest.mark.rule("DG-10.7", "DG-10.8", "DG-10.9", "DG-10.10", "DG-V2")
def test_an_attack_has_as_many_rolls_as_the_ability() -> None:
    table = Table("0 B4 M3", "slime B5", floor=4, faces=(2, 3, 5, 6)).act(0, "attack-B5-magic")
    table.logs("roll_misses", hero="warrior", roll=2, needed=4, number=1, rolls=3)
    table.asks("roll_again", "roll, roll_on, stop").do("roll")
    table.asks("roll_again", "roll, stop").do("roll")  # with the last roll there is nothing to go on to
    table.logs("roll_hits", hero="warrior", roll=5, needed=4, number=3, rolls=3).logs_in_order("roll_hits", "defeats")
    table.logs("defeats", hero="warrior", monster="slime", vp=1).asks("growth")


@pytest.mark.rule("DG-10.7", "DG-10.9", "DG-10.11", "DG-10.13")
def test_one_answer_rolls_on_up_to_the_first_success_or_the_last_roll() -> None:
    hit = Table("0 B4 M4", "1 E9", "slime B5", floor=4, deck="hero_thief", faces=(2, 1, 5, 6))
    hit.act(0, "attack-B5-magic", "roll_on").asks("growth", by=0)
    assert keys(hit.news)[-4:] == ["roll_misses", "reinforcement", "roll_hits", "defeats"]
    missed = Table("0 B4 M3", "1 E9", "slime B5", floor=4, deck="hero_thief", faces=(2, 3, 3, 6))
    missed.act(0, "attack-B5-magic").do("roll_on").asks("move", by=1).units_are("slime B5")
    assert keys(missed.news)[:3] == ["roll_misses", "roll_misses", "attack_fails"]
    missed.logs("attack_fails", hero="warrior", monster="slime")
    stopped = Table("0 B4 M3", "slime B5", floor=4, faces=(2,)).act(0, "attack-B5-magic", "stop")
    stopped.silent("attack_fails").logs("attack_stopped", hero="warrior", player=0)


@pytest.mark.rule("DG-10.8")
@pytest.mark.parametrize(("floor", "lowest"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_a_roll_needs_the_floor_value(floor: int, lowest: int) -> None:
    for face in range(1, 7):
        table = Table("0 B4", "goblin B5", floor=floor, faces=(face,)).act(0, "attack-B5-strength")
        assert ("defeats" in keys(table.news)) == (face >= lowest)


@pytest.mark.rule("DG-10.8")
@pytest.mark.parametrize(
    ("floor", "chances"), [(1, [100] * 3), (2, [83, 97, 99]), (3, [67, 89, 96]), (4, [50, 75, 88]), (5, [33, 56, 70])]
)
def test_an_attack_option_shows_its_chance_of_success(floor: int, chances: list[int]) -> None:
    assert [percent_of_success(floor, rolls) for rolls in (1, 2, 3)] == chances
    table = Table("0 B4 S2", "troll B5", floor=floor).begin(0, "stay")
    assert table.options()["attack-B5-strength"].label.args["percent"] == chances[1]
    args: Args = {"rolls": 2, "needed": floor, "left": 1, "vp": 2, "wins": 0, "first": 1, "blood": "always", "lost": 1}
    args |= {"saved": [], "saves": 0, "one": "foe", "god": int(floor == 5)}
    assert table.about("attack-B5-strength") == Message("about-attack", args)
    table.game.monsters[0].attacked = True
    assert table.about("attack-B5-strength") == Message("about-attack", {**args, "first": 0})


@pytest.mark.parametrize(
    ("key", "needed", "expected"),
    [
        ("about-attack", 3, "2回まで振り（1の目なら増援）、3以上で倒して勝利点1点を得ます。"),
        ("about-attack", 1, "1の目なら増援。倒して勝利点1点を得ます。"),
        ("about-met", 3, "倒して勝利点1点を得ます。"),
        ("about-roll", 3, "成功すれば、倒して勝利点1点を得ます。"),
    ],
)
def test_the_condition_of_a_hit_is_told_once(key: str, needed: int, expected: str) -> None:
    hit: Args = {"rolls": 2, "needed": needed, "left": 0, "vp": 1, "wins": 0, "first": 0, "blood": "none", "lost": 0}
    message = Message(key, {**hit, "saved": [], "saves": 0, "one": "foe", "god": 0})
    assert TEXTS.say("ja", "dungeon_go", message) == expected


@pytest.mark.rule("DG-10.11", "DG-V9", "DG-18.9")
def test_a_rolled_1_brings_a_reinforcement_before_the_success_is_resolved() -> None:
    table = Table("0 B4 S2", "goblin B5", faces=(1,)).act(0, "attack-B5-strength")
    table.logs_in_order("roll_hits", "reinforcement", "defeats").hero_is(0, vp=1).do("none").game_is(floor=1)
    assert table.units().keys() in ({"B3"}, {"B6"}, {"B9"})


@pytest.mark.rule("DG-10.11", "DG-10.12")
def test_each_rolled_1_brings_one_reinforcement_and_other_rolls_bring_none() -> None:
    table = Table("0 B4 S4", "goblin B5", floor=4, faces=(1, 2, 1, 1)).act(0, "attack-B5-strength")
    assert len(table.units()) == 2, "before the next roll"
    table.do("roll").silent("reinforcement").do("roll", "roll").game_is(reinforcements=3)
    assert len(table.units()) == 4


@pytest.mark.rule("DG-10.14", "DG-10.15", "DG-V17")
def test_the_attackers_own_held_mark_counts_towards_a_defeat() -> None:
    table = Table("0 B5 M1 holds=strength", "troll B5 attacked", faces=(3,)).act(0, "attack-B5-magic")
    table.hero_is(0, vp=2, holds=None, cell="B5").units_are()


@pytest.mark.rule("DG-10.15", "DG-11.2", "DG-V18")
def test_a_monster_with_three_marks_cannot_be_defeated_by_one_hero() -> None:
    table = Table("0 B5 A1 holds=strength", "1 B4 M1", "chimera B5 attacked").act(0, "attack-B5-agility")
    table.hero_is(0, holds="agility").units_are("chimera B5")
    table.act(1).asks("combat", "attack-B5-strength, attack-B5-magic, done")  # the old mark is open again


@pytest.mark.rule("DG-10.16", "DG-10.17", "DG-11.9", "DG-2.8")
def test_a_defeat_removes_the_monster_and_frees_its_holders_where_they_are() -> None:
    holders = ("1 B5 holds=strength", "2 B5 holds=agility", "3 B5 holds=magic")
    table = Table("0 E6 F1 M3", *holders, "evil_god B5 attacked").act(0, "attack-B5-faith")
    table.logs("defeats", vp=8).hero_is(0, vp=8, cell="E6", holds=None).asks("growth")
    table.units_are().game_is(used_small=[], used_large=[])  # out of the game
    for number in (1, 2, 3):
        table.hero_is(number, cell="B5", holds=None)


@pytest.mark.rule("DG-10.17")
def test_a_hero_grappling_one_monster_keeps_its_grapple_when_it_defeats_another() -> None:
    table = Table("0 B5 S1 holds=magic", "troll B5 attacked", "goblin B6").act(0, "attack-B6-strength", "none")
    table.hero_is(0, cell="B5", holds="magic")


@pytest.mark.rule("DG-10.18", "DG-17.1")
def test_helpers_get_neither_points_nor_growth() -> None:
    table = Table("0 B4 M1", "1 B5 holds=strength", "troll B5 attacked").act(0, "attack-B5-magic")
    table.asks("growth", by=0).do("magic").hero_is(0, vp=2, kills=1, abilities=[1, 1, 2, 1])
    table.hero_is(1, vp=0, kills=0, abilities=[1, 1, 1, 1])

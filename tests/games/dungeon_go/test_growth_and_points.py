"""Sections 16 and 17: growth and victory points."""

from __future__ import annotations

import pytest

from games.dungeon_go.rules import bags
from games.dungeon_go.rules.attack import count_first_attack
from games.dungeon_go.rules.components import UNITS
from tests.games.dungeon_go.table import Table


@pytest.mark.rule("DG-16.1", "DG-17.1")
@pytest.mark.parametrize(("unit", "marks", "vp"), [("goblin", "", 1), ("minotaur", "A", 2), ("evil_god", "AMF", 8)])
def test_any_defeat_gives_points_and_growth(unit: str, marks: str, vp: int) -> None:
    names = {"A": "agility", "M": "magic", "F": "faith"}
    holders = [f"{number} B5 holds={names[mark]}" for number, mark in enumerate(marks, 1)]
    table = Table("0 B4 S1", *holders, f"{unit} B5 attacked").act(0, "attack-B5-strength").hero_is(0, vp=vp)
    table.asks("growth", "strength, agility, magic, faith, none").do("faith").hero_is(0, abilities=[1, 1, 1, 2])
    table.logs("grows", hero="warrior", ability="faith", value=2)


@pytest.mark.rule("DG-17.1")
def test_victory_points_for_every_size_of_monster() -> None:
    sizes = {unit.size: (unit.vp, unit.first_vp) for unit in UNITS.values()}
    assert sizes == {"small": (1, 0), "large": (2, 1), "demon_king": (4, 1), "evil_god": (8, 1)}


@pytest.mark.rule("DG-16.2", "DG-5.3")
def test_growth_ends_at_six_and_may_be_declined() -> None:
    table = Table("0 B4 S6 A5 M1 F1", "goblin B5").act(0, "attack-B5-strength")
    table.asks("growth", "agility, magic, faith, none").refuses("strength", "ability_max")
    table.do("none").hero_is(0, abilities=[6, 5, 1, 1])


@pytest.mark.rule("DG-16.2")
def test_a_hero_with_all_abilities_at_six_is_not_asked_for_growth() -> None:
    table = Table("0 B4 S6 A6 M6 F6", "1 E9", "goblin B5", deck="hero_thief")
    table.act(0, "attack-B5-strength").asks("move", by=1)


@pytest.mark.rule("DG-16.3", "DG-5.4", "DG-V21")
def test_growing_in_strength_adds_two_hit_points() -> None:
    table = Table("0 B4 S1 hp=1", "goblin B5").act(0, "attack-B5-strength")
    table.effect_is("strength", "about-grow-strength", wounds=1, left=1, after=3, was=2, now=4)
    table.do("strength").hero_is(0, abilities=[2, 1, 1, 1], hp=3, max_hp=4)


@pytest.mark.rule("DG-5.4")
@pytest.mark.parametrize(
    ("ability", "field", "before", "after"),
    [
        ("strength", "max_hp", 2, 4),
        ("agility", "movement", 2, 4),
        ("magic", "range", 1, 2),
        ("faith", "reduction", 0, 1),
    ],
)
def test_derived_values_change_with_their_ability(ability: str, field: str, before: int, after: int) -> None:
    table = Table("0 B4", "goblin B5").act(0, "attack-B5-strength").sees(0, f"heroes.0.{field}", before)
    table.effect_is(ability, f"about-grow-{ability}", was=before, now=after, rolls=2)
    table.do(ability).sees(0, f"heroes.0.{field}", after)


@pytest.mark.rule("DG-16.5", "DG-22.18")
def test_growth_by_magic_keeps_to_the_same_limits() -> None:
    table = Table("0 B4 S1 A6 M6 hp=1 vp=1", spells=True).act(0, "spell-wish")
    table.asks("cast_ability", "strength, faith, back").refuses("agility", "ability_max")
    table.do("strength").hero_is(0, abilities=[2, 6, 6, 1], hp=3)


@pytest.mark.rule("DG-17.3")
def test_magic_missile_counts_as_a_first_attack_and_turn_undead_does_not() -> None:
    table = Table("0 B4 F1 vp=2", "lich B5", spells=True, miracles=True).act(0, "miracle-turn_undead", "B5")
    table.hero_is(0, vp=1).sees(None, "monsters.0.attacked", False)
    table.game.monsters[0].cell = 13
    table.act(0, "spell-magic_missile", "B5-magic").sees(None, "monsters.0.attacked", True)
    table.hero_is(0, vp=1)  # one paid, one received


@pytest.mark.rule("DG-17.3", "DG-17.5")
def test_the_first_attack_point_is_given_again_when_a_unit_returns_to_the_boards() -> None:
    table = Table()
    hero = table.hero(0, "B4")
    game = table.game
    troll = table.monster("troll", "B5")
    count_first_attack(game, hero, troll)
    count_first_attack(game, hero, troll)
    assert hero.vp == 1
    bags.put_away(game, troll)
    game.large_bag = game.used_large
    game.used_large = []
    assert bags.draw(game, "large") == "troll"
    count_first_attack(game, hero, bags.place(game, "troll", 13))
    assert hero.vp == 2

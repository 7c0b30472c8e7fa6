"""Sections 16 and 17: growth and victory points."""

from __future__ import annotations

import pytest

from games.dungeon_go.rules import bags
from games.dungeon_go.rules.attack import count_first_attack
from games.dungeon_go.rules.components import UNITS
from rules.errors import IllegalChoice
from rules.messages import Message
from tests.games.dungeon_go.table import Table


@pytest.mark.rule("DG-16.1", "DG-17.1")
@pytest.mark.parametrize(("unit", "vp"), [("goblin", 1), ("minotaur", 2), ("evil_god", 8)])
def test_any_defeat_gives_points_and_growth(unit: str, vp: int) -> None:
    table = Table()
    hero = table.hero(0, "B4", "S1")
    others = [mark for mark in ("agility", "magic", "faith") if UNITS[unit].size == "evil_god" or mark == "agility"]
    if unit != "goblin":
        for number, name in enumerate(others, 1):
            table.hero(number, "B5", holds=name)
    table.monster(unit, "B5", attacked=True)
    table.fight(0, "attack-B5-strength")
    assert hero.vp == vp
    assert table.question.kind == "growth"
    assert table.ids() == ["strength", "agility", "magic", "faith", "none"]
    table.pick("faith")
    assert hero.abilities == [1, 1, 1, 2]


@pytest.mark.rule("DG-17.1")
def test_victory_points_for_every_size_of_monster() -> None:
    sizes = {unit.size: (unit.vp, unit.first_vp) for unit in UNITS.values()}
    assert sizes == {"small": (1, 0), "large": (2, 1), "demon_king": (4, 1), "evil_god": (8, 1)}


@pytest.mark.rule("DG-16.2", "DG-5.3")
def test_growth_ends_at_six_and_may_be_declined() -> None:
    table = Table("goblin B5")
    hero = table.hero(0, "B4", "S6 A5 M1 F1")
    table.fight(0, "attack-B5-strength")
    assert table.ids() == ["agility", "magic", "faith", "none"]
    with pytest.raises(IllegalChoice, match="refused-ability_max"):
        table.pick("strength")
    table.pick("none")
    assert hero.abilities == [6, 5, 1, 1]


@pytest.mark.rule("DG-16.2")
def test_a_hero_with_all_abilities_at_six_is_not_asked_for_growth() -> None:
    table = Table("0 B4 S6 A6 M6 F6", "1 E9", "goblin B5", deck="hero_thief")
    table.fight(0, "attack-B5-strength")
    assert table.owner == 1


@pytest.mark.rule("DG-16.3", "DG-5.4", "DG-V21")
def test_growing_in_strength_adds_two_hit_points() -> None:
    table = Table("goblin B5")
    hero = table.hero(0, "B4", "S1", hp=1)
    table.fight(0, "attack-B5-strength", "strength")
    assert (hero.abilities[0], hero.hp, hero.max_hp) == (2, 3, 4)


@pytest.mark.rule("DG-5.4")
@pytest.mark.parametrize(
    ("ability", "before", "after"),
    [("strength", 2, 4), ("agility", 2, 4), ("magic", 1, 2), ("faith", 0, 1)],
)
def test_derived_values_change_with_their_ability(ability: str, before: int, after: int) -> None:
    table = Table("0 B4", "goblin B5")
    field = {"strength": "max_hp", "agility": "movement", "magic": "range", "faith": "reduction"}[ability]
    table.fight(0, "attack-B5-strength")
    assert getattr(table.game.view(table.seat(0)).heroes[0], field) == before
    about = table.about(ability)
    assert about == Message(f"about-grow-{ability}", {"was": before, "now": after, "rolls": 2})
    table.pick(ability)
    assert getattr(table.game.view(table.seat(0)).heroes[0], field) == after


@pytest.mark.rule("DG-16.5")
def test_growth_by_magic_keeps_to_the_same_limits() -> None:
    table = Table(spells=True)
    hero = table.hero(0, "B4", "S1 A6 M6", vp=1, hp=1)
    table.fight(0, "spell-wish")
    assert table.ids() == ["strength", "faith", "back"]
    with pytest.raises(IllegalChoice, match="refused-ability_max"):
        table.pick("agility")
    table.pick("strength")
    assert (hero.abilities[0], hero.hp) == (2, 3)


@pytest.mark.rule("DG-17.3")
def test_magic_missile_counts_as_a_first_attack_and_turn_undead_does_not() -> None:
    table = Table(spells=True, miracles=True)
    hero = table.hero(0, "B4", "F1", vp=2)
    lich = table.monster("lich", "B5")
    table.fight(0, "miracle-turn_undead", "B5")
    assert (hero.vp, lich.attacked) == (1, False)
    lich.cell = 13
    table.fight(0, "spell-magic_missile", "B5-magic")
    assert (hero.vp, lich.attacked) == (1, True), "one paid, one received"


@pytest.mark.rule("DG-17.3", "DG-17.5")
def test_the_first_attack_point_is_given_again_when_a_unit_returns_to_the_boards() -> None:
    table = Table()
    hero, game = table.hero(0, "B4"), table.game
    troll = table.monster("troll", "B5")
    count_first_attack(game, hero, troll)
    count_first_attack(game, hero, troll)
    assert hero.vp == 1
    bags.put_away(game, troll)
    game.large_bag, game.used_large = game.used_large, []
    unit = bags.draw(game, "large")
    assert unit == "troll"
    count_first_attack(game, hero, bags.place(game, "troll", 13))
    assert hero.vp == 2


@pytest.mark.rule("DG-17.6")
def test_magic_cannot_be_used_without_victory_points_to_pay_for_it() -> None:
    table = Table("goblin B9", spells=True)
    hero = table.hero(0, "B4", "M3", vp=1)
    table.fight(0, "spell-fireball")
    assert hero.vp == 0
    table.turn(0, "stay")
    assert not [id for id in table.ids() if id.startswith("spell-")]
    with pytest.raises(IllegalChoice, match="refused-no_vp"):
        table.pick("spell-fireball")

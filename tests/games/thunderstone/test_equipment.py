"""Weapons, items, spells and trophies (TS-11)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.acts import Equip, Unequip
from locales.texts import Texts
from rules.errors import IllegalChoice
from rules.messages import Message, refer
from tests.games.thunderstone.table import Table, fight, lay


@pytest.mark.slow
@pytest.mark.rule("TS-11.1", "TS-V19")
def test_a_hero_cannot_carry_a_weapon_heavier_than_its_strength() -> None:
    table = lay("militia flaming_sword dagger torch torch torch").enter()
    refused = f"equip-{table.slot('flaming_sword')}-{table.slot('militia')}"
    assert table.refusal(refused) == "too_heavy"
    with pytest.raises(IllegalChoice) as caught:
        table.pick(refused)
    assert caught.value.message.args == {"weight": 5, "strength": 2}
    table.equip("dagger", "militia")
    assert table.sum(1).attack == 2


@pytest.mark.rule("TS-11.2")
def test_each_hero_carries_one_weapon_and_each_weapon_has_one_hero() -> None:
    table = lay("thyrian_squire dwarf_guardian short_sword dagger torch torch").enter()
    table.equip("short_sword", "thyrian_squire")
    assert f"equip-{table.slot('short_sword')}-{table.slot('dwarf_guardian')}" not in table.ids
    table.equip("dagger", "thyrian_squire")
    found = table.sum(1)
    assert found.shares[table.slot("thyrian_squire")] == [3, 0]
    assert f"equip-{table.slot('short_sword')}-{table.slot('dwarf_guardian')}" in table.ids
    bare = lay("thyrian_squire short_sword torch torch torch torch").enter().attack(1)
    assert bare.who == 1


@pytest.mark.rule("TS-11.3")
def test_weapons_may_be_reassigned_until_the_target_is_declared() -> None:
    table = lay("thyrian_squire dwarf_guardian short_sword torch torch torch", hall="mythlurian nixie nixie").enter()
    table.equip("short_sword", "thyrian_squire").pick(f"unequip-{table.slot('short_sword')}")
    table.equip("short_sword", "dwarf_guardian")
    assert table.game.can_undo(table.seat(0))
    assert table.sum(1).shares[table.slot("dwarf_guardian")] == [8, 0]
    table.attack(1)
    assert not any(option.startswith(("equip", "unequip")) for option in table.ids)
    assert not table.game.can_undo(table.seat(0))


def test_equip_options_name_weapon_and_hero_and_the_view_shows_carriers() -> None:
    table = lay("thyrian_squire dwarf_guardian short_sword torch torch torch", seats=3).enter()
    sword, squire = table.slot("short_sword"), table.slot("thyrian_squire")
    args = {"card": refer("card-short_sword"), "hero": refer("card-thyrian_squire")}
    offered = {option.id: option for option in table.question.options(table.game)}
    equip = offered[f"equip-{sword}-{squire}"]
    assert (equip.key, equip.args, equip.mark) == ("do-equip", args, f"card-{squire}"), "the hero is marked"
    assert {shown.carrier for shown in table.view(1).turn.cards} == {None}
    table.equip("short_sword", "thyrian_squire")
    offered = {option.id: option for option in table.question.options(table.game)}
    unequip = offered[f"unequip-{sword}"]
    assert (unequip.key, unequip.args, unequip.mark) == ("do-unequip", args, f"card-{sword}"), "the weapon is marked"
    for seat in range(3):
        carriers = {shown.slot: shown.carrier for shown in table.view(seat).turn.cards if shown.carrier is not None}
        assert carriers == {sword: squire}, "a revealed hand is public"


@pytest.mark.rule("TS-11.4")
def test_a_weapon_that_becomes_too_heavy_is_unequipped_at_once() -> None:
    table = lay("militia iron_rations spear thyrian_squire torch torch").enter()
    table.use("iron_rations").on("militia").equip("spear", "militia")
    assert table.sum(1).shares[table.slot("militia")] == [3, 0]
    table.use("thyrian_squire")
    assert table.heard("log-comes_off") == [{"card": refer("card-spear"), "hero": refer("card-militia")}]
    assert table.sum(1).shares[table.slot("militia")] == [1, 0]
    table.equip("spear", "thyrian_squire")
    assert table.sum(1).shares[table.slot("thyrian_squire")] == [2 + 2 + 2, 0]


@pytest.mark.rule("TS-11.6")
def test_militia_and_borrowed_heroes_carry_weapons() -> None:
    hand = "selurin_theurge dagger dagger torch torch torch"
    table = lay(hand, others=("outlands_warrior torch torch torch torch torch",)).enter().use("selurin_theurge")
    table.pick("card-outlands_warrior-1", seat=1).pick("hero-2")
    table.equip("dagger", "outlands_warrior")
    assert table.sum(1).attack == 4


@pytest.mark.rule("TS-11.8", "TS-C22")
def test_a_weapon_without_weight_needs_a_strength_of_zero() -> None:
    table = lay("militia magical_aura short_sword polearm torch torch", deck="flaming_sword torch").enter()
    table.use("magical_aura")
    for weapon in ("short_sword", "polearm", "flaming_sword"):
        assert f"equip-{table.slot(weapon)}-{table.slot('militia')}" in table.ids
    table.equip("polearm", "militia")
    assert table.sum(1).attack == 1 + 2
    zero = lay("militia magical_aura dagger torch torch torch", hall="suffering revenant nixie").enter()
    zero.use("magical_aura").equip("dagger", "militia")
    assert zero.sum(1).line.strengths[zero.slot("militia")] == 0
    assert zero.sum(1).line.armed != {}
    assert zero.sum(2).line.strengths[zero.slot("militia")] == -2
    assert zero.sum(2).line.armed == {}


@pytest.mark.rule("TS-11.9")
def test_the_bonus_of_the_polearm_depends_on_the_strength_in_battle() -> None:
    assert fight("thyrian_knight polearm torch", "nixie", 1, arms="polearm:thyrian_knight").attack == 4 + 6
    assert fight("thyrian_knight polearm torch", "suffering", 1, arms="polearm:thyrian_knight").attack == 4 + 2
    assert fight("thyrian_squire polearm torch", "nixie", 1, arms="polearm:thyrian_squire").attack == 2 + 2
    table = lay("thyrian_squire iron_rations polearm torch torch torch").enter().use("iron_rations")
    table.equip("polearm", "thyrian_squire")
    assert table.sum(1).attack == 2 + 6


@pytest.mark.rule("TS-11.10", "TS-C29")
def test_strength_adds_up() -> None:
    table = lay("militia iron_rations iron_rations feast warhammer torch", hall="suffering nixie nixie").enter()
    table.use("iron_rations", copy=1).use("iron_rations", copy=2).use("feast")
    assert table.sum(2).line.strengths[table.slot("militia")] == 2 + 2 + 2 + 3
    assert table.sum(1).line.strengths[table.slot("militia")] == 7


@pytest.mark.rule("TS-11.11")
def test_spells_are_not_used_up() -> None:
    table = lay("battle_fury fireball militia torch torch torch").enter().use("battle_fury").attack(1)
    assert {"battle_fury", "fireball"} <= set(table.me.discard)
    assert table.game.removed == []


@pytest.mark.rule("TS-11.12", "TS-C17")
def test_a_spell_that_draws_a_card_cannot_be_undone() -> None:
    table = lay("magical_aura arcane_energies militia torch torch torch", deck="lantern dagger torch").enter()
    table.use("magical_aura")
    assert table.hand[-1] == "lantern"
    table.use("arcane_energies")
    assert table.hand[-1] == "dagger"
    assert not table.game.can_undo(table.seat(0))


@pytest.mark.rule("TS-11.13", "TS-11.14")
def test_trophies_work_in_the_hand_only() -> None:
    assert fight("tyxr_the_old torch", "nixie", 1).party == [0, 2]
    table = lay("militia torch torch torch torch torch", hall="nixie tyxr_the_old pegasus").enter()
    assert table.sum(1).party == [0, 0]


@pytest.mark.rule("TS-11.16", "TS-1.10")
def test_the_gold_of_monsters_in_hand_counts() -> None:
    table = lay("nixie sphinx militia militia militia militia").visit()
    assert table.question.args["gold"] == 4 + 2


@pytest.mark.rule("TS-11.17")
def test_villagers_contribute_nothing() -> None:
    found = fight("barkeep pawnbroker town_guard trainer", "nixie", 1)
    assert (found.attack, found.magic, found.light) == (0, 0, 0)
    table = lay("barkeep pawnbroker town_guard trainer militia torch").enter()
    assert not any(option.startswith("use-") for option in table.ids)


def test_a_hero_with_a_thrown_spear_keeps_it() -> None:
    table = lay("thyrian_squire spear dagger torch torch torch").enter()
    table.equip("spear", "thyrian_squire").use("spear")
    assert table.refusal(f"unequip-{table.slot('spear')}") == "already_thrown"
    assert table.refusal(f"equip-{table.slot('dagger')}-{table.slot('thyrian_squire')}") == "already_thrown"


@pytest.mark.rule("TS-11.2")
def test_all_weapons_can_be_equipped_at_once() -> None:
    hand = "militia dwarf_guardian short_sword dagger torch torch"
    table = lay(hand).enter().pick("equip-best")
    found = table.sum(1)
    assert found.shares[table.slot("dwarf_guardian")] == [1 + 3 + 4, 0]
    assert found.shares[table.slot("militia")] == [1 + 1, 0]
    assert table.game.can_undo(table.seat(0))
    assert "equip-best" not in table.ids
    assert len(table.heard("log-equips")) == 2
    twins = lay("militia militia dagger dagger torch torch").enter().pick("equip-best")
    assert twins.sum(1).attack == 4
    single = lay("militia dagger torch torch torch torch").enter()
    assert "equip-best" not in single.ids
    heavy = lay("militia militia short_sword torch torch torch").enter()
    assert "equip-best" not in heavy.ids


def shown(table: Table) -> list[str]:
    """The ids of the answers that a player sees."""
    return [option.id for option in table.question.arranged(table.question.options(table.game))]


def test_only_one_of_several_equal_answers_is_shown() -> None:
    table = lay("militia militia militia dagger dagger torch").enter()
    first, second = table.slot("dagger"), table.slot("dagger", 2)
    assert [id for id in shown(table) if id.startswith("equip-")] == ["equip-best", f"equip-{first}-1"]
    table.equip("dagger", "militia")
    assert [id for id in shown(table) if id.startswith("equip-")] == [f"equip-{second}-2"], "no dagger for a dagger"
    table.equip("dagger", "militia", 2, 2)
    assert [id for id in shown(table) if id.startswith("unequip-")] == [f"unequip-{first}"]


def test_a_hero_that_gets_another_weapon_is_offered_with_the_one_it_puts_away() -> None:
    table = lay("militia militia dagger hatchet torch torch").enter()
    table.equip("dagger", "militia")
    offered = {option.id: option for option in table.question.options(table.game)}
    swap = offered.get(f"equip-{table.slot('hatchet')}-1")
    assert swap is None, "a hatchet is too heavy"
    strong = lay("dwarf_guardian dagger hatchet torch torch torch").enter()
    strong.equip("dagger", "dwarf_guardian")
    offered = {option.id: option for option in strong.question.options(strong.game)}
    swap = offered[f"equip-{strong.slot('hatchet')}-1"]
    assert (swap.key, swap.args["other"]) == ("do-equip_instead", refer("card-dagger"))


def test_equal_heroes_with_equal_weapons_are_named_once() -> None:
    table = lay("militia militia dagger dagger iron_rations torch").enter()
    table.equip("dagger", "militia").equip("dagger", "militia", 2, 2).use("iron_rations")
    assert len([id for id in shown(table) if id != "back"]) == 1


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["Equip Militia (strength 5) with the Dagger", "Equip Militia (strength 2) with the Dagger"]),
        ("ja", ["ダガーを民兵（筋力5）に装備", "ダガーを民兵（筋力2）に装備"]),
    ],
)
def test_heroes_of_the_same_name_are_told_apart_by_what_differs(language: str, labels: list[str]) -> None:
    table = lay("militia militia dagger goodberries torch torch", hall="ghost ghost ghost").enter()
    table.use("goodberries")
    offered = [option for option in table.question.options(table.game) if isinstance(option.value, Equip)]
    shown = [option for option in offered if not option.unlisted]
    texts = Texts()
    assert [texts.say(language, "thunderstone", Message(each.key, each.args)) for each in shown] == labels
    table.pick(shown[1].id)
    (off,) = [option for option in table.question.options(table.game) if isinstance(option.value, Unequip)]
    assert off.key == "do-unequip", "only one of them carries anything"

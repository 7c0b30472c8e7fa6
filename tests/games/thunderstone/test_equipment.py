"""Weapons, items, spells and trophies (TS-11)."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from games.thunderstone.rules.acts import Equip, Unequip
from rules.messages import refer
from rules.questions import Shown, as_shown, refusals
from tests.games.thunderstone.table import Table, fight, lay


@pytest.mark.rule("TS-11.1", "TS-V19")
def test_a_hero_cannot_carry_a_weapon_heavier_than_its_strength() -> None:
    table = lay("militia flaming_sword dagger torch torch torch").do("dungeon")
    table.refuses("equip flaming_sword militia", "too_heavy").do("equip dagger militia").totals(attack=2)
    (heavy,) = (refusal for refusal in refusals(table.question, table.game) if refusal.id == "equip-2-1")
    assert heavy.reason_args == {"weight": 5, "strength": 2}


@pytest.mark.rule("TS-11.2")
def test_each_hero_carries_one_weapon_and_each_weapon_has_one_hero() -> None:
    table = lay("thyrian_squire dwarf_guardian short_sword dagger torch torch")
    table.do("dungeon", "equip short_sword thyrian_squire").never("equip short_sword dwarf_guardian")
    table.do("equip dagger thyrian_squire").shares(thyrian_squire=[3, 0]).offers("equip short_sword dwarf_guardian")
    lay("thyrian_squire short_sword torch torch torch torch").do("dungeon", "attack-1").waits(1)


@pytest.mark.rule("TS-11.3")
def test_weapons_may_be_reassigned_until_the_target_is_declared() -> None:
    table = lay("thyrian_squire dwarf_guardian short_sword torch torch torch", hall="mythlurian nixie nixie")
    table.do("dungeon", "equip short_sword thyrian_squire", "unequip short_sword", "equip short_sword dwarf_guardian")
    table.undoes().shares(dwarf_guardian=[8, 0]).do("attack-1").never("equip*", "unequip*").undoes(possible=False)


def test_equip_options_name_weapon_and_hero_and_the_view_shows_carriers() -> None:
    def carriers(viewer: int) -> dict[int, int]:
        cards = table.view(viewer).turn.cards
        return {shown.slot: shown.carrier for shown in cards if shown.carrier is not None}

    table = lay("thyrian_squire dwarf_guardian short_sword torch torch torch", seats=3).do("dungeon")
    sword, squire = table.slot("short_sword"), table.slot("thyrian_squire")
    args = {"card": refer("card-short_sword"), "hero": refer("card-thyrian_squire")}
    equip = table.options()[f"equip-{sword}-{squire}"]
    assert (equip.label.key, equip.label.args, equip.mark) == ("do-equip", args, f"card-{squire}"), "the hero is marked"
    assert carriers(1) == {}
    table.do("equip short_sword thyrian_squire")
    unequip = table.options()[f"unequip-{sword}"]
    assert (unequip.label.key, unequip.label.args, unequip.mark) == ("do-unequip", args, f"card-{sword}"), (
        "the weapon is marked"
    )
    for seat in range(3):
        assert carriers(seat) == {sword: squire}, "a revealed hand is public"


@pytest.mark.rule("TS-11.4")
def test_a_weapon_that_becomes_too_heavy_is_unequipped_at_once() -> None:
    table = lay("militia iron_rations hatchet thyrian_squire torch torch").do("dungeon", "use iron_rations", "militia")
    table.do("equip hatchet militia").shares(militia=[1 + 3, 0]).do("use thyrian_squire")
    table.logs("comes_off", card="hatchet", hero="militia").shares(militia=[1, 0])
    table.do("equip hatchet thyrian_squire").shares(thyrian_squire=[2 + 2 + 3, 0])


@pytest.mark.rule("TS-11.6")
def test_militia_and_borrowed_heroes_carry_weapons() -> None:
    hand = "selurin_theurge dagger dagger torch torch torch"
    table = lay(hand, others=("outlands_warrior torch torch torch torch torch",)).do("dungeon", "use selurin_theurge")
    table.do("outlands_warrior", by=1).do("hero-2", "equip dagger outlands_warrior").totals(attack=4)


@pytest.mark.rule("TS-11.8", "TS-C22")
def test_a_weapon_without_weight_needs_a_strength_of_zero() -> None:
    short_sword = lay("militia magical_aura short_sword polearm torch torch", deck="flaming_sword torch")
    short_sword.do("dungeon", "use magical_aura")
    short_sword.offers("equip short_sword militia", "equip polearm militia", "equip flaming_sword militia")
    short_sword.do("equip polearm militia").totals(attack=1 + 2)
    suffering = lay("militia magical_aura dagger torch torch torch", hall="suffering revenant nixie")
    suffering.do("dungeon", "use magical_aura", "equip dagger militia")
    suffering.strengths(1, militia=0).totals(1, armed="militia").strengths(2, militia=-2).totals(2, armed="")


@pytest.mark.rule("TS-11.9")
def test_the_bonus_of_the_polearm_depends_on_the_strength_in_battle() -> None:
    fight("thyrian_knight+polearm torch", "nixie", attack=4 + 6)
    fight("thyrian_knight+polearm torch", "suffering", attack=4 + 2)
    fight("thyrian_squire+polearm torch", "nixie", attack=2 + 2)
    fight("outlands_khan+polearm torch", "noxious_slag", attack=7)  # immune to edged weapons
    table = lay("thyrian_squire iron_rations polearm torch torch torch").do("dungeon", "use iron_rations")
    table.do("equip polearm thyrian_squire").totals(attack=2 + 6)


@pytest.mark.rule("TS-11.10", "TS-C29")
def test_strength_adds_up() -> None:
    table = lay("militia iron_rations iron_rations feast warhammer torch", hall="suffering nixie nixie")
    table.do("dungeon", "use iron_rations", "use iron_rations#2", "use feast")
    table.strengths(2, militia=2 + 2 + 2 + 3).strengths(1, militia=7)


@pytest.mark.rule("TS-11.11")
def test_spells_are_not_used_up() -> None:
    table = lay("battle_fury fireball militia torch torch torch").do("dungeon", "use battle_fury", "attack-1")
    table.holds(discard="battle_fury fireball").piles(removed="")


@pytest.mark.rule("TS-11.12", "TS-C17")
def test_a_spell_that_draws_a_card_cannot_be_undone() -> None:
    table = lay("magical_aura arcane_energies militia torch torch torch", deck="lantern dagger torch")
    table.do("dungeon", "use magical_aura").holds(hand="lantern").undoes(possible=False)
    table.do("use arcane_energies").holds(hand="dagger").undoes(possible=False)


@pytest.mark.rule("TS-11.13", "TS-11.14")
def test_trophies_work_in_the_hand_only() -> None:
    fight("tyxr_the_old torch", "nixie", party=[0, 2])
    table = lay("militia torch torch torch torch torch", hall="nixie tyxr_the_old pegasus").do("dungeon")
    table.totals(party=[0, 0])


@pytest.mark.rule("TS-11.16", "TS-1.10")
def test_the_gold_of_monsters_in_hand_counts() -> None:
    lay("nixie sphinx militia militia militia militia").do("village").asks("buy_card", gold=4 + 2)


@pytest.mark.rule("TS-11.17")
def test_villagers_contribute_nothing() -> None:
    fight("barkeep pawnbroker town_guard trainer", "nixie", attack=0, magic=0, light=0)
    lay("barkeep pawnbroker town_guard trainer militia torch").do("dungeon").never("use-*")


@pytest.mark.rule("TS-11.2")
def test_all_weapons_can_be_equipped_at_once() -> None:
    table = lay("militia dwarf_guardian short_sword dagger torch torch").do("dungeon", "equip-best")
    table.shares(dwarf_guardian=[1 + 3 + 4, 0], militia=[1 + 1, 0]).undoes().never("equip-best")
    table.logs_in_order("equips", "equips")
    lay("militia militia dagger dagger torch torch").do("dungeon", "equip-best").totals(attack=4)
    lay("militia dagger torch torch torch torch").do("dungeon").never("equip-best")
    lay("militia militia short_sword torch torch torch").do("dungeon").never("equip-best")


def shown(table: Table) -> list[str]:
    """The ids of the answers that a player sees."""
    return [option.id for option in as_shown(table.question, table.game)]


def test_only_one_of_several_equal_answers_is_shown() -> None:
    table = lay("militia militia militia dagger dagger torch").do("dungeon")
    first, second = table.slot("dagger"), table.slot("dagger", 2)
    assert [id for id in shown(table) if id.startswith("equip-")] == ["equip-best", f"equip-{first}-1"]
    table.do("equip dagger militia")
    assert [id for id in shown(table) if id.startswith("equip-")] == [f"equip-{second}-2"], "no dagger for a dagger"
    table.do("equip dagger#2 militia#2")
    assert [id for id in shown(table) if id.startswith("unequip-")] == [f"unequip-{first}"]
    table = lay("militia militia dagger dagger iron_rations torch").do("dungeon", "equip dagger militia")
    table.do("equip dagger#2 militia#2", "use iron_rations")
    assert len([id for id in shown(table) if id != "back"]) == 1, "equal heroes with equal weapons"


def test_a_hero_that_gets_another_weapon_is_offered_with_the_one_it_puts_away() -> None:
    hatchet = lay("militia militia dagger hatchet torch torch").do("dungeon", "equip dagger militia")
    hatchet.never("equip hatchet militia")  # too heavy
    guardian = lay("dwarf_guardian dagger hatchet torch torch torch").do("dungeon", "equip dagger dwarf_guardian")
    swap = guardian.options()[f"equip-{guardian.slot('hatchet')}-1"]
    assert (swap.label.key, swap.label.args["other"]) == ("do-equip_instead", refer("card-dagger"))


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["Equip Militia (strength 5) with the Dagger", "Equip Militia (strength 2) with the Dagger"]),
        ("ja", ["ダガーを民兵（筋力5）に装備", "ダガーを民兵（筋力2）に装備"]),
    ],
)
def test_heroes_of_the_same_name_are_told_apart_by_what_differs(language: str, labels: list[str]) -> None:
    table = lay("militia militia dagger goodberries torch torch", hall="ghost ghost ghost")
    table.do("dungeon", "use goodberries")
    offered = [option for option in table.question.options(table.game) if isinstance(option.value, Equip)]
    shown = [option for option in offered if option.prominence >= Shown.LISTED]
    assert [TEXTS.say(language, "thunderstone", option.label) for option in shown] == labels
    table.do(shown[1].id)
    (off,) = [option for option in table.question.options(table.game) if isinstance(option.value, Unequip)]
    assert off.label.key == "do-unequip", "only one of them carries anything"

"""Every basic and village card, by name (components, sections 4 and 6)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS
from tests.games.thunderstone.table import SHOP, TORCHES, battle, fight, lay


@pytest.mark.parametrize(
    ("hand", "attack", "magic", "light"),
    [
        ("militia torch torch", 1, 0, 2),
        ("militia+dagger torch", 2, 0, 1),
        ("militia disease torch", 0, 0, 1),
        ("redblade_killer+flaming_sword", 2, 3, 1),
        ("thyrian_squire+hatchet", 2 + 3, 0, 0),
        ("thyrian_squire+short_sword", 2 + 4, 0, 0),
    ],
)
def test_values_of_cards_without_an_effect(hand: str, attack: int, magic: int, light: int) -> None:
    fight(hand, "nixie", attack=attack, magic=magic, light=light)


def test_weights_of_weapons() -> None:
    assert [CARDS[card].weight for card in ("dagger", "hatchet", "short_sword", "flaming_sword")] == [2, 3, 4, 5]


@pytest.mark.rule("TS-C29")
def test_iron_rations_give_one_hero_two_strength_also_several_the_same_one() -> None:
    table = lay("militia elf_wizard iron_rations iron_rations torch torch").do("dungeon")
    table.do("use iron_rations", "militia").logs("gives_to", card="iron_rations", hero="militia")
    table.do("use iron_rations#2", "militia").strengths(militia=6, elf_wizard=3)


@pytest.mark.rule("TS-C17")
def test_arcane_energies_turn_attacks_with_weapons_into_magic_and_draw_a_card() -> None:
    table = lay("militia thyrian_squire dagger arcane_energies torch torch", hall="nixie suffering haunt")
    table.do("dungeon", "use arcane_energies", "equip dagger militia").has(hand=7)
    table.totals(1, attack=2, magic=2).totals(2, attack=3, magic=0)  # the weapon came off in the battle


@pytest.mark.rule("TS-C18", "TS-C19")
def test_banish_moves_monsters_then_destroys_a_card_then_draws_one() -> None:
    """All three, in this order."""
    table = lay(f"banish {TORCHES}", hall="haunt nixie pegasus", deck="lantern torch").do("dungeon", "use banish")
    table.offers("monster-1", "monster-2", "monster-3", "order-3-2-1", "back").do("monster-2")
    table.halls("haunt pegasus grudgebeast").asks("destroy_revealed", "banish, torch").do("banish")
    table.piles(removed="banish").holds(hand="lantern")


@pytest.mark.rule("TS-C18")
def test_banish_is_completed_after_a_breach_that_it_causes() -> None:
    """Even if the breach makes the player discard Banish, the rest is carried out."""
    hand = "banish militia torch torch torch torch"
    table = lay(hand, hall="haunt tyxr_the_old pegasus", deck="lantern torch", others=("",))
    table.do("dungeon", "use banish", "monster-1").do("banish, torch", by=0).asks("destroy_revealed")
    table.do("militia").holds(hand="lantern", discard="banish")


@pytest.mark.rule("TS-C20")
def test_battle_fury_gives_one_attack_for_each_attacking_hero() -> None:
    """One that does not attack adds nothing."""
    table = battle("battle_fury militia elf_wizard feayn_archer torch torch", "nixie").do("use battle_fury")
    table.totals(attack=1 + 1 + 1, attackers="militia elf_wizard")


@pytest.mark.rule("TS-C20")
def test_feast_gives_each_hero_three_strength_and_one_attack() -> None:
    table = lay("feast militia elf_wizard warhammer torch torch")
    table.do("dungeon", "use feast", "equip warhammer militia").strengths(militia=5).totals(attack=(1 + 1 + 3) + 1)


@pytest.mark.rule("TS-C21")
def test_goodberries_give_a_hero_three_strength_and_magic_with_its_weapon_too() -> None:
    """A militia is a hero, too."""
    table = lay("goodberries militia hatchet thyrian_squire torch torch").do("dungeon", "use goodberries", "militia")
    table.do("equip hatchet militia").shares(militia=[0, 4], thyrian_squire=[2, 0]).strengths(militia=5)


@pytest.mark.rule("TS-C22")
def test_magical_aura_makes_weapons_weightless_this_turn_and_draws_a_card() -> None:
    """It also counts for weapons that are drawn later."""
    table = lay("magical_aura militia militia short_sword torch torch", deck="flaming_sword torch")
    table.do("dungeon", "use magical_aura", "equip short_sword militia", "equip flaming_sword militia#2")
    table.totals(attack=1 + 4 + 1, magic=3)


@pytest.mark.rule("TS-C23", "TS-C24")
def test_pawnbroker_destroys_a_card_for_its_gold_and_three_or_itself_for_two() -> None:
    lantern = lay("pawnbroker lantern militia fireball disease trainer", village=SHOP).do("village", "use pawnbroker")
    lantern.asks("choose_payment", "lantern, militia, back").do("lantern").asks("use_village_effect", gold=2 + 3)
    lantern.do("use pawnbroker 2").asks("use_village_effect", gold=2 + 5)
    militia = lay("pawnbroker militia fireball disease trainer trainer", village=SHOP).do("village", "use pawnbroker")
    militia.asks("use_village_effect", gold=3).piles(removed="militia")
    spell = lay("pawnbroker fireball disease trainer trainer disease", village=SHOP).do("village")
    spell.refuses("use pawnbroker", "nothing_to_sell")


@pytest.mark.rule("TS-C28")
def test_a_thrown_spear_gives_five_attack_and_is_destroyed_after_the_battle() -> None:
    """Thrown it gives five instead of two, not on top."""
    table = battle("thyrian_squire spear torch torch torch torch", "griffon").do("equip spear thyrian_squire")
    table.totals(attack=4).do("use spear").totals(attack=7).refuses("use spear", "already_used")
    table.do("attack-1").logs("defeats").piles(removed="spear")


@pytest.mark.rule("TS-C28")
def test_a_thrown_spear_cannot_be_destroyed_by_another_effect() -> None:
    """It cannot be chosen by another effect, and is destroyed even if unequipped or without a battle."""
    thrown = ("equip spear thyrian_squire", "use spear")
    skaladak = battle("thyrian_squire spear dagger torch torch torch", "skaladak").do(*thrown)
    skaladak.refuses("unequip spear", "already_thrown").refuses("equip dagger thyrian_squire", "already_thrown")
    skaladak.do("attack-1").piles(removed="dagger spear")
    banish = lay("thyrian_squire spear banish torch torch torch").do("dungeon", *thrown, "use banish", "monster-1")
    banish.refuses("spear", "already_thrown").refuses("torch#2", "same_as_other")
    killer = battle("redblade_killer spear torch torch torch torch", "suffering")
    killer.do("equip spear redblade_killer", "use spear").totals(attack=2).do("attack-1").piles(removed="spear")
    archer = lay("feayn_archer spear torch torch torch torch", hall="haunt - -")
    archer.do("dungeon", "equip spear feayn_archer", "use spear", "leave").piles(removed="spear")


@pytest.mark.rule("TS-C25", "TS-16.9")
def test_town_guard_draws_two_and_three_more_if_destroyed_without_a_hand_limit() -> None:
    table = lay("town_guard town_guard militia militia militia militia", deck="torch " * 12, village=SHOP)
    table.do("village", "use town_guard", "use town_guard#2", "use town_guard 2")
    table.has(hand=5 + 2 + 2 + 3).piles(removed="town_guard")


@pytest.mark.rule("TS-C26", "TS-C24")
def test_trainer_destroys_a_militia_for_two_experience_or_itself_for_two_gold() -> None:
    table = lay("trainer militia militia torch torch torch", village=SHOP).do("village", "use trainer")
    table.has(experience=2).piles(removed="militia").refuses("use trainer", "already_used")
    table.do("use trainer 2").asks("buy_card", gold=8)


@pytest.mark.rule("TS-C27")
@pytest.mark.parametrize(
    ("hero", "monster", "bonus"),
    [
        ("chalice_quester", "nixie", 3),
        ("chalice_quester", "lord_mortis", 6),
        ("chalice_quester", "famine", 6),
        ("chalice_quester", "haunt", 6),
        ("thyrian_squire", "haunt", 3),
    ],
)
def test_warhammer_gives_six_attack_to_a_cleric_against_a_doomknight_or_an_undead(
    hero: str, monster: str, bonus: int
) -> None:
    """In any other case it gives three."""
    fight(f"{hero}+warhammer lantern", monster, attack=CARDS[hero].attack + bonus)

"""Every hero, by name (components, section 5)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS
from tests.games.thunderstone.table import TORCHES, Table, battle, fight, lay


@pytest.mark.rule("TS-C1")
@pytest.mark.parametrize(
    ("hero", "near", "far"), [("amazon_archer", 1, 3), ("amazon_huntress", 2, 5), ("amazon_queen", 2, 6)]
)
def test_amazons_attack_more_against_ranks_2_and_3_whatever_the_light(hero: str, near: int, far: int) -> None:
    for rank, attack in ((1, near), (2, far), (3, far)):
        fight(hero, "nixie", rank, attack=attack)
    fight(f"{hero} {TORCHES}", "nixie", 3, attack=far)


@pytest.mark.rule("TS-C2", "TS-17.4")
@pytest.mark.parametrize(
    ("hero", "number"),
    [("chalice_quester", 1), ("chalice_defender", 2), ("regian_cleric", 1), ("regian_priest", 2), ("regian_bishop", 2)],
)
def test_each_disease_is_destroyed_for_a_card_also_one_drawn_that_way(hero: str, number: int) -> None:
    table = lay(f"{hero} disease torch torch torch torch", deck="disease militia torch").do("dungeon")
    table.do(f"use {hero} {number}").holds(hand="disease").do(f"use {hero} {number}").holds(hand="militia")
    table.stock(diseases=17).refuses(f"use {hero} {number}", "no_disease")


@pytest.mark.rule("TS-C3")
def test_chalice_defender_counts_items_with_light_but_no_weapons_spells_or_trophies() -> None:
    hand = "chalice_defender torch lantern lightstone_gem iron_rations flaming_sword fireball red_jelly"
    fight(hand, "nixie", shares={1: [3 + 3, 0]})
    fight(hand, "nixie", off="chalice_defender", shares={1: [3, 0]})
    table = lay(f"chalice_defender {TORCHES}", deck="lantern torch").do("dungeon", "use chalice_defender")
    table.totals(attack=3 + 6)


def test_chalice_paladin_draws_a_card_and_takes_spoils_of_the_village() -> None:
    table = battle(f"chalice_paladin {TORCHES}", "griknack_goblin", deck="torch " * 8).do("use chalice_paladin")
    table.has(hand=7).never("use chalice_paladin").do("attack-1").asks("take_spoils").offers("buy-village-elf_wizard")


@pytest.mark.rule("TS-C4")
@pytest.mark.parametrize(
    ("hero", "attack", "bonus"), [("dwarf_guardian", 1, 3), ("dwarf_janissary", 2, 4), ("dwarf_sentinel", 3, 5)]
)
def test_dwarves_attack_more_with_an_edged_weapon_even_if_the_monster_is_immune_to_it(
    hero: str, attack: int, bonus: int
) -> None:
    fight(f"{hero} dagger torch", "nixie", attack=attack)
    fight(f"{hero}+dagger torch", "nixie", attack=attack + bonus + 1)
    fight(f"{hero}+warhammer torch", "nixie", attack=attack + 3)
    fight(f"{hero}+dagger torch", "noxious_slag", attack=attack + bonus)
    fight(f"{hero}+flaming_sword torch", "revenant", attack=attack)


def test_dwarf_janissary_takes_a_weapon_as_spoils() -> None:
    table = battle(f"dwarf_janissary dagger outlands_khan {TORCHES}", "griknack_goblin")
    table.do("equip dagger dwarf_janissary", "attack-1")
    table.asks("take_spoils", "buy-weapon-dagger, buy-weapon-hatchet, buy-weapon-flaming_sword, done")


@pytest.mark.rule("TS-C6")
def test_elf_sorcerer_returns_a_monster_after_a_victory() -> None:
    table = battle(f"elf_sorcerer outlands_khan {TORCHES}", "griknack_goblin", 2).do("attack-2").asks("return_one")
    table.sees(1, "turn.target", None).do("monster-2").bottom("griknack_goblin")  # the battle is over
    table.logs("sends_back", card="griknack_goblin", by="elf_sorcerer").silent("sinks")
    battle(f"elf_sorcerer {TORCHES}", "griffon", 2).do("attack-2").waits(1)


@pytest.mark.rule("TS-C5")
def test_elf_archmage_returns_a_monster_once_in_a_turn_before_the_declaration() -> None:
    table = lay(f"elf_archmage {TORCHES}", hall="ebon_fume archduke_of_pain tyxr_the_old")
    table.do("dungeon", "use elf_archmage", "monster-3").halls("ebon_fume archduke_of_pain grudgebeast")
    table.refuses("use elf_archmage", "already_used")


@pytest.mark.rule("TS-C7", "TS-10.14")
@pytest.mark.parametrize(
    ("hero", "attack", "light"), [("feayn_archer", 2, 1), ("feayn_marksman", 3, 1), ("feayn_sniper", 4, 2)]
)
def test_feayn_cannot_attack_rank_1_where_they_and_their_weapons_do_not_count(
    hero: str, attack: int, light: int
) -> None:
    for rank in (2, 3):
        fight(f"{hero}+dagger", "nixie", rank, attackers=hero, attack=attack + 1, light=light)
    fight(f"{hero}+dagger", "nixie", 1, attackers="", attack=0, light=0)


@pytest.mark.rule("TS-C8")
def test_feayn_sniper_gains_experience_for_a_victory_over_rank_3_also_when_destroyed() -> None:
    hand = f"feayn_sniper feayn_sniper outlands_khan {TORCHES}"
    battle(hand, "griknack_goblin", 3).do("attack-3").has(experience=1 + 2)
    battle(hand, "griknack_goblin", 2).do("attack-2").has(experience=1)
    table = battle(f"feayn_sniper outlands_khan {TORCHES}", "mythlurian", 3)
    table.do("attack-3", "feayn_sniper").has(experience=2 + 1)


@pytest.mark.rule("TS-C9")
@pytest.mark.parametrize("hero", ["lorigg_rogue", "lorigg_outlaw", "redblade_poisoner"])
def test_rogue_outlaw_and_poisoner_make_all_others_discard_a_card(hero: str) -> None:
    """At once when used, once for each copy."""
    table = lay(f"{hero} {hero} torch torch torch torch").do("dungeon", f"use {hero}").do("torch", by=1)
    table.do(f"use {hero}#2").do("dagger", by=1).piles(1, discard="torch dagger")


def test_lorigg_thief_has_gold_and_light() -> None:
    card = CARDS["lorigg_thief"]
    assert (card.gold, card.light, card.attack, card.strength) == (2, 1, 1, 4)
    lay("lorigg_thief militia militia militia militia militia").do("village").asks("buy_card", gold=2)


@pytest.mark.rule("TS-C10")
def test_outlands_warrior_destroys_a_food_for_three_attack_once_for_each_copy() -> None:
    table = battle("outlands_warrior outlands_warrior iron_rations iron_rations iron_rations torch", "nixie")
    table.do("use outlands_warrior").totals(attack=3 + 3 + 3).refuses("use outlands_warrior", "already_used")
    table.do("use outlands_warrior#2").totals(attack=12)


@pytest.mark.rule("TS-C10", "TS-C11")
def test_outlands_slayer_attacks_for_each_monster_in_hand_and_each_food_destroyed() -> None:
    table = battle("outlands_slayer nixie haunt iron_rations iron_rations torch", "nixie").totals(attack=5 + 2)
    table.do("use outlands_slayer", "use outlands_slayer").totals(attack=5 + 2 + 6)


@pytest.mark.rule("TS-C10", "TS-C11", "TS-17.10")
def test_outlands_khan_attacks_twice_for_each_monster_in_hand_and_eats_nothing() -> None:
    battle("outlands_khan nixie haunt kingdom iron_rations torch", "nixie").totals(attack=7 + 6)
    assert CARDS["outlands_khan"].effects == ()


def test_redblade_killer_is_a_fighter_and_a_thief_without_effect() -> None:
    card = CARDS["redblade_killer"]
    assert {"fighter", "thief"} <= card.tags
    assert (card.attack, card.gold, card.effects) == (2, 1, ())


@pytest.mark.rule("TS-C9")
def test_redblade_assassin_makes_all_others_discard_a_hero_or_two_cards() -> None:
    table = lay(f"redblade_assassin {TORCHES}").do("dungeon", "use redblade_assassin").do("militia", by=1)
    table.piles(1, discard="militia").totals(attack=4)


@pytest.mark.parametrize(("hero", "number", "magic"), [("regian_priest", 1, 2), ("regian_bishop", 2, 3)])
def test_regians_draw_one_card_or_two(hero: str, number: int, magic: int) -> None:
    table = lay(f"{hero} {TORCHES}", deck="torch " * 8).do("dungeon", f"use {hero}")
    table.has(hand=6 + number).totals(magic=magic)


@pytest.mark.rule("TS-C12")
def test_selurin_magician_gives_magic_for_each_item_and_fireball_and_two_of_them_twice() -> None:
    fight("selurin_magician torch iron_rations goodberries", "nixie", magic=2 + 3)
    fight("selurin_magician fireball torch", "nixie", magic=2 + 4 + 1)
    fight("selurin_magician selurin_magician torch dagger", "nixie", magic=4 + 2)
    fight("selurin_magician battle_fury torch", "nixie", magic=2 + 1)
    fight("selurin_magician torch militia+dagger", "darkness", magic=0)


@pytest.mark.rule("TS-C13")
def test_selurin_warlock_doubles_the_magic_attack_of_the_party_each_time() -> None:
    fight("selurin_warlock elf_wizard torch", "nixie", magic=8)
    fight("selurin_warlock selurin_warlock torch", "nixie", magic=16)
    fight("selurin_warlock elf_wizard+dagger lantern", "darkness", magic=2)


@pytest.mark.rule("TS-C13")
def test_selurin_theurge_doubles_magic_and_borrows_a_hero_that_others_discard() -> None:
    fight("selurin_theurge selurin_warlock torch", "nixie", magic=16)
    table = lay(f"selurin_theurge {TORCHES}", others=("militia torch",)).do("dungeon", "use selurin_theurge")
    table.do("militia", by=1).do("hero-2").holds(hand="militia")


@pytest.mark.rule("TS-C14")
def test_thyrian_knight_attacks_for_each_attacking_militia_and_for_food() -> None:
    """Each attacking Knight does so."""
    fight("thyrian_knight militia militia torch", "nixie", attack=4 + 2 + 2)
    fight("thyrian_knight thyrian_knight militia torch", "nixie", attack=8 + 1 + 2)
    fight("thyrian_knight elf_wizard torch", "nixie", attack=4)
    battle("thyrian_knight iron_rations torch torch torch torch", "nixie").do("use thyrian_knight").totals(attack=6)


@pytest.mark.rule("TS-C14")
def test_thyrian_lord_attacks_twice_for_each_hero_that_is_no_fighter_also_militia() -> None:
    fight("thyrian_lord militia elf_wizard redblade_killer torch", "nixie", attack=4 + (1 + 2) + 2 + 2)
    fight("thyrian_lord thyrian_lord militia torch", "nixie", attack=8 + 1 + 4)


@pytest.mark.rule("TS-C15")
def test_thyrian_lord_takes_a_small_monster() -> None:
    """Destroy a food to take a monster worth 1 or 2 points, undefeated."""

    def lord(hall: str) -> Table:
        return lay(f"thyrian_lord iron_rations {TORCHES}", hall=hall).do("dungeon")

    orc = lord("haunt griffon bloodskull_orc").do("use thyrian_lord").piles(discard="haunt").has(experience=0)
    orc.halls("griffon bloodskull_orc grudgebeast").asks("act_in_dungeon")
    thyrian_lord = lord("haunt griffon nixie").do("use thyrian_lord")
    thyrian_lord.asks("choose_in_hall", "monster-1, monster-3, back").refuses("monster-2", "wrong_worth")
    lord("griffon griffon bloodskull_orc").refuses("use thyrian_lord", "no_monster")
    lord("haunt archduke_of_pain griffon").do("use thyrian_lord").logs("breach")

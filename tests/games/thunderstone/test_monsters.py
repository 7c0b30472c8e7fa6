"""Every monster, by name (components, section 7)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS
from tests.games.thunderstone.table import TORCHES, Table, battle, fight, lay


def removed(hand: str, monster: str, *picks: str, destroyed: str) -> Table:
    """The table after an attack that destroyed these cards; `picks` are the cards chosen, `militia+dagger` is armed."""
    table = battle(hand.replace("+", " "), monster)
    for word in hand.split():
        if "+" in word:
            table.do("equip {1} {0}".format(*word.split("+")))
    return table.do("attack-1", *picks).piles(removed=destroyed)


@pytest.mark.rule("TS-C30")
def test_archduke_of_pain_needs_magic_destroys_clerics_and_wizards_and_has_a_breach() -> None:
    """Attacking or not."""
    clerics = "chalice_quester elf_wizard regian_cleric"
    removed(f"{clerics} militia torch torch", "archduke_of_pain", destroyed=clerics)
    fight("outlands_khan outlands_khan torch", "archduke_of_pain", won=False)
    lay(f"militia {TORCHES}", hall="haunt archduke_of_pain nixie").do("dungeon", "attack-1").logs("ruins")


@pytest.mark.parametrize(
    ("monster", "health"),
    [
        ("grudgebeast", 4),
        ("nixie", 5),
        ("bloodskull_orc", 5),
        ("firebrand_cyclops", 6),
        ("griknack_goblin", 4),
        ("griffon", 7),
        ("pegasus", 6),
        ("lord_mortis", 4),
        ("harbinger", 3),
        ("blink_dog", 3),
    ],
)
def test_monsters_without_effects_have_only_their_health(monster: str, health: int) -> None:
    assert CARDS[monster].health == health
    removed(f"outlands_khan lightstone_gem {TORCHES}", monster, destroyed="").logs("defeats")


def test_tormentor_destroys_one_cleric() -> None:
    hand = "regian_cleric chalice_quester militia torch torch torch"
    removed(hand, "tormentor", "chalice_quester", destroyed="chalice_quester")


@pytest.mark.parametrize(
    ("monster", "diseases"),
    [
        ("the_unchained", 1),
        ("deadbone_troll", 1),
        ("famine", 1),
        ("kingdom", 1),
        ("lord_of_death", 2),
        ("suffering", 1),
    ],
)
def test_monsters_give_diseases_whether_won_or_lost(monster: str, diseases: int) -> None:
    battle(f"militia {TORCHES}", monster).do("attack-1").has(disease=diseases)
    table = battle(f"outlands_khan outlands_khan {TORCHES}", monster).do("attack-1")
    table.logs("defeats").has(disease=diseases)


@pytest.mark.parametrize(
    ("monster", "attack", "magic", "light"),
    [
        ("the_unchained", 0, 1, 0),
        ("ebon_fume", 3, 0, 0),
        ("tyxr_the_old", 0, 2, 0),
        ("uyril_unending", 0, 1, 0),
        ("griffon", 0, 1, 0),
        ("pegasus", 1, 0, 0),
        ("sphinx", 0, 2, 0),
        ("red_jelly", 0, 0, 1),
    ],
)
def test_a_trophy_in_hand_gives_its_bonus_without_a_hero(monster: str, attack: int, magic: int, light: int) -> None:
    """Eight monsters have one."""
    assert sum(any((card.trophy.attack, card.trophy.magic, card.trophy.light)) for card in CARDS.values()) == 8
    fight(monster, "nixie", attack=attack, magic=magic, light=light)


@pytest.mark.rule("TS-C36")
def test_judgement_lowers_strength_first_so_that_weapons_fall_and_then_attack() -> None:
    fight("militia+dagger thyrian_squire torch", "judgement", armed="", before=[0 + 1, 0])
    fight("thyrian_squire+short_sword torch", "judgement", before=[5, 0])


def test_knightmare_is_two_darker_and_destroys_a_fighter_but_no_militia() -> None:
    fight("militia", "knightmare", penalty=6)
    removed(f"militia dwarf_guardian {TORCHES}", "knightmare", destroyed="dwarf_guardian")
    removed(f"militia elf_wizard {TORCHES}", "knightmare", destroyed="")


def test_the_prince_lowers_strength_by_two_and_destroys_a_fighter() -> None:
    fight("militia+dagger torch", "the_prince", strengths=[0], armed="")
    hand = f"dwarf_guardian thyrian_squire {TORCHES}"
    removed(hand, "the_prince", "thyrian_squire", destroyed="thyrian_squire")


@pytest.mark.rule("TS-C33")
def test_ebon_fume_is_immune_to_magic_and_destroys_the_strongest_hero() -> None:
    """The strongest after all changes, by choice among equals."""
    fight("elf_archmage fireball torch", "ebon_fume", total=0)
    removed(f"militia thyrian_squire outlands_warrior {TORCHES}", "ebon_fume", destroyed="outlands_warrior")
    janissary = battle(f"thyrian_squire dwarf_janissary militia {TORCHES}", "ebon_fume").do("attack-1")
    janissary.asks("doom_card", "thyrian_squire, dwarf_janissary")
    warrior = battle("thyrian_squire outlands_warrior iron_rations torch torch torch", "ebon_fume")
    warrior.do("use iron_rations", "thyrian_squire", "attack-1").piles(removed="thyrian_squire")


@pytest.mark.parametrize("monster", ["mythlurian", "tyxr_the_old"])
def test_monsters_that_destroy_a_hero_take_any_also_militia(monster: str) -> None:
    removed(f"militia elf_wizard {TORCHES}", monster, "militia", destroyed="militia")
    removed(f"fireball {TORCHES}", monster, destroyed="")


@pytest.mark.parametrize("monster", ["skaladak", "red_jelly"])
def test_monsters_that_destroy_a_weapon_take_it_carried_or_not(monster: str) -> None:
    removed("militia+dagger hatchet torch torch torch", monster, "hatchet", destroyed="hatchet")
    removed(f"militia {TORCHES}", monster, destroyed="")


@pytest.mark.parametrize("monster", ["uyril_unending", "black_slime", "spectre", "wraith"])
def test_monsters_that_destroy_a_militia_take_one_and_no_other_hero(monster: str) -> None:
    removed("militia militia elf_wizard torch torch torch", monster, destroyed="militia")
    removed(f"elf_wizard {TORCHES}", monster, destroyed="")


@pytest.mark.rule("TS-C38")
def test_sphinx_is_hit_by_magic_only_and_leaves_six_cards_of_the_deck_as_spoils() -> None:
    fight("outlands_khan elf_wizard torch", "sphinx", total=2)
    battle("elf_archmage elf_archmage torch torch torch torch", "sphinx").do("attack-1").offers("reveal")


@pytest.mark.rule("TS-C41")
def test_grayskin_lizard_gives_attack_for_each_weapon_on_an_attacking_hero() -> None:
    """It is attack, unless converted."""
    fight("militia+dagger thyrian_squire+dagger torch", "grayskin_lizard", attack=(1 + 1 + 1) + (2 + 1 + 1))
    fight("militia dagger torch", "grayskin_lizard", attack=1)
    table = battle("militia dagger goodberries torch torch torch", "grayskin_lizard")
    table.do("equip dagger militia", "use goodberries").totals(attack=0, magic=3)


@pytest.mark.rule("TS-C34")
def test_gray_ooze_destroys_a_hero_unless_a_weapon_is_equipped_and_leaves_food() -> None:
    removed(f"militia elf_wizard dagger {TORCHES}", "gray_ooze", "militia", destroyed="militia")
    removed(f"militia+dagger elf_wizard {TORCHES}", "gray_ooze", destroyed="")
    removed(f"feayn_archer+dagger militia {TORCHES}", "gray_ooze", destroyed="")
    removed(f"fireball {TORCHES}", "gray_ooze", destroyed="")
    table = battle(f"outlands_khan {TORCHES}", "gray_ooze").do("attack-1")
    table.asks("take_spoils", "buy-food-iron_rations, buy-food-feast, done")


@pytest.mark.rule("TS-C35")
def test_green_blob_destroys_a_food_also_one_that_was_used() -> None:
    table = battle("militia iron_rations spear torch torch torch", "green_blob")
    table.do("use iron_rations", "equip spear militia", "attack-1").logs("sum", attack=3).piles(removed="iron_rations")


def test_harbinger_destroys_one_spell() -> None:
    hand = f"militia fireball battle_fury {TORCHES}"
    removed(hand, "harbinger", "battle_fury", destroyed="battle_fury")
    removed(f"militia {TORCHES}", "harbinger", destroyed="")


@pytest.mark.parametrize(("monster", "change"), [("ghost", -2), ("suffering", -2), ("revenant", -4)])
def test_monsters_weaken_every_hero_attacking_or_not(monster: str, change: int) -> None:
    fight("militia feayn_archer torch", monster, strengths=[2 + change, 4 + change])


@pytest.mark.rule("TS-C37")
def test_revenant_destroys_every_hero_whose_strength_falls_to_0() -> None:
    """Magic is required; bonuses of the turn count."""
    removed(f"militia feayn_archer dwarf_guardian {TORCHES}", "revenant", destroyed="feayn_archer militia")
    table = battle("militia feayn_archer iron_rations torch torch torch", "revenant")
    table.do("use iron_rations", "feayn_archer", "attack-1").piles(removed="militia")


@pytest.mark.rule("TS-C42")
def test_cards_with_two_classes_belong_to_both() -> None:
    """An effect that names one of the two classes applies."""
    for monster in ("lord_mortis", "knightmare", "famine", "kingdom", "haunt", "wraith"):
        fight("chalice_quester+warhammer lantern", monster, attack=2 + 6)
    fight("chalice_quester+warhammer lantern", "firebrand_cyclops", attack=5)

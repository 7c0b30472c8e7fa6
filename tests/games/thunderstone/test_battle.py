"""The battle as a pipeline, step by step in its order (TS-8)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.battle_totals import foresee
from games.thunderstone.rules.pieces import Plan
from rules.messages import refer
from tests.games.thunderstone.table import battle, fight, lay


@pytest.mark.rule("TS-8.1")
def test_the_steps_of_a_battle_run_in_order() -> None:
    """Strength, weapons and barred heroes, sums, reductions, doubling, halving, light; then what follows."""
    # Step 1 removes the weapon; step 4 is before step 5 and step 5 before step 7; step 8 is last.
    hand = "selurin_warlock fireball disease militia+dagger"
    fight(hand, "noxious_slag", 3, before=[1, 5], attack=0, magic=(5 * 2) // 2, penalty=4, total=1)
    table = battle("militia militia thyrian_knight torch lantern disease", "gray_ooze")
    table.do("attack-1").asks("doom_card")  # attack alone can be lowered here, so nothing was asked before
    table.do("militia").logs_in_order("sum", "defeats", "destroys").logs("destroys", player=0, card="militia")
    table.asks("take_spoils").do("done").logs_in_order("enters", "discards", "drew_hand")


@pytest.mark.rule("TS-8.2", "TS-8.3", "TS-10.11")
def test_strength_falls_before_weapons_are_checked() -> None:
    fight("militia+dagger torch", "suffering", armed="", shares={1: [1, 0]})
    fight("militia+dagger torch", "griknack_goblin", shares={1: [2, 0]})
    fight("redblade_killer+short_sword torch", "suffering", attack=2)
    fight("thyrian_squire+short_sword torch", "suffering", attack=6)


@pytest.mark.rule("TS-8.4")
def test_a_hero_attacks_unless_it_is_barred() -> None:
    fight("militia feayn_archer elf_wizard", "griknack_goblin", attackers="militia elf_wizard")
    fight("militia feayn_archer elf_wizard", "griknack_goblin", plan=Plan([3]), attackers="militia")
    fight("militia dagger elf_wizard", "darkness", attackers="")
    table = battle("militia militia elf_wizard torch torch torch", "haunt").do("attack-1")
    table.asks("bar_hero", "militia, elf_wizard").refuses("militia#2", "same_as_other")


@pytest.mark.rule("TS-8.5", "TS-V8")
def test_haunt_bars_one_hero_that_could_attack() -> None:
    with_a_choice = battle("dwarf_guardian feayn_archer militia torch iron_rations iron_rations", "haunt")
    assert foresee(with_a_choice.game.turn, "haunt", 1).total == 1
    with_a_choice.do("attack-1")
    with_a_choice.asks("bar_hero", "dwarf_guardian, militia").refuses("feayn_archer", "does_not_attack")
    with_a_choice.do("dwarf_guardian").logs("sum", attack=1, penalty=0, total=1, health=4).logs("sinks").bottom("haunt")
    without_one = battle("feayn_archer fireball torch torch torch torch", "haunt")
    assert foresee(without_one.game.turn, "haunt", 1).total == 3
    without_one.do("attack-1").waits(1).silent("barred")
    battle("militia fireball torch torch torch torch", "haunt").do("attack-1").logs("barred", card="militia")


@pytest.mark.rule("TS-8.5", "TS-10.14")
def test_haunt_bars_a_hero_barred_by_its_rank_only_in_another_rank() -> None:
    hand = "feayn_archer militia torch torch iron_rations iron_rations"
    table = battle(hand, "haunt", 2).do("attack-2").asks("bar_hero", "feayn_archer, militia")
    table.do("feayn_archer").logs("barred", card="feayn_archer").logs("sum", attack=1)
    battle(hand, "haunt", 1).do("attack-1").logs("barred", card="militia")
    battle(hand.replace("militia", "fireball"), "haunt", 1).do("attack-1").silent("barred").logs("sinks")


@pytest.mark.rule("TS-8.6", "TS-10.14", "TS-V10", "TS-9.3")
def test_a_hero_that_does_not_attack_contributes_nothing() -> None:
    fight("feayn_archer militia torch", "griknack_goblin", attack=1, light=1, penalty=0, total=1)
    for hand in ("feayn_archer flaming_sword militia", "feayn_sniper+flaming_sword militia"):
        fight(hand, "griknack_goblin", attack=1, magic=0, light=0)
    fight("feayn_sniper+flaming_sword", "griknack_goblin", 2, light=3)
    # The Lord carries nothing, so its bonus for the Militia is lost.
    fight("thyrian_lord militia+dagger", "darkness", attack=1 + 1)
    fight("selurin_magician torch militia+dagger", "darkness", magic=0)


@pytest.mark.rule("TS-8.7", "TS-V9")
def test_a_hero_that_does_not_attack_still_loses_strength() -> None:
    table = battle("dwarf_guardian feayn_archer militia torch iron_rations dagger", "revenant")
    table.strengths(dwarf_guardian=1, feayn_archer=0, militia=-2)
    table.totals(attack=2, magic=0, penalty=0, total=2).do("attack-1")
    table.piles(removed="feayn_archer militia").holds(discard="dwarf_guardian").bottom("revenant")


@pytest.mark.rule("TS-8.8")
def test_a_heros_share_is_its_value_its_weapon_and_all_bonuses() -> None:
    table = battle("amazon_archer thyrian_knight militia battle_fury short_sword torch", "ghost", 2)
    table.do("use battle_fury", "equip short_sword thyrian_knight")
    table.shares(2, amazon_archer=[1 + 2 + 1, 0], thyrian_knight=[4 + 1 + 4, 0], militia=[1 + 1 + 1, 0])
    # The Fireball itself, and one for it and one for the torch, from each Magician.
    fight("selurin_magician fireball torch", "griknack_goblin", party=[0, 3 + 2])
    fight("selurin_magician selurin_magician fireball torch", "griknack_goblin", party=[0, 3 + 2 + 2])


@pytest.mark.rule("TS-8.9", "TS-C21", "TS-C20")
def test_conversion_turns_the_whole_attack_into_magic() -> None:
    table = battle("militia dagger goodberries battle_fury thyrian_knight torch", "nixie")
    table.do("use battle_fury", "equip dagger militia", "use goodberries", "militia")
    table.shares(militia=[0, 1 + 1 + 1 + 1], thyrian_knight=[4 + 1, 0])


@pytest.mark.rule("TS-8.9", "TS-C21")
def test_conversion_keeps_existing_magic_attack() -> None:
    table = battle("redblade_killer flaming_sword arcane_energies elf_wizard goodberries torch", "nixie")
    table.do("use arcane_energies", "equip flaming_sword redblade_killer", "use goodberries", "elf_wizard")
    table.shares(redblade_killer=[0, 2 + 3], elf_wizard=[0, 2])


@pytest.mark.rule("TS-8.10", "TS-11.11", "TS-11.13")
def test_spells_and_trophies_count_without_a_hero() -> None:
    fight("fireball pegasus sphinx torch", "nixie", attackers="", party=[1, 3 + 2], total=6)
    battle("fireball pegasus sphinx torch", "nixie").explains("attack-1", "sum-party", attack=1, magic=5)


@pytest.mark.usefixtures("asks_all")
@pytest.mark.rule("TS-8.11", "TS-V24", "TS-14.1")
def test_each_reduction_is_taken_from_attack_or_magic() -> None:
    table = battle("thyrian_squire battle_fury elf_wizard disease disease lantern", "griknack_goblin")
    table.totals(before=[2, 2]).do("use battle_fury").totals(before=[2 + 1 + 1, 2]).do("attack-1")
    table.asks("lower_total", "attack-0, attack-1, attack-2", card="griknack_goblin", number=2, attack=4, magic=2)
    for lost in (0, 1, 2):
        table.explains(f"attack-{lost}", "sum-attacks", attack=4 - lost, magic=lost)
    table.do("attack-1").logs("sum", attack=3)


@pytest.mark.usefixtures("asks_all")
@pytest.mark.rule("TS-8.11", "TS-V24")
def test_a_reduction_is_taken_only_from_positive_totals() -> None:
    hand = "thyrian_squire torch militia disease disease"
    fight(hand, "nixie", before=[3, 0], from_attack=[2], attack=1, magic=0)
    fight("torch disease disease", "nixie", attack=0, magic=0, taken=[0, 0])
    fight("militia regian_cleric disease disease disease", "nixie", from_attack=[1], attack=0, magic=0)
    # All three points go one way only: nothing was asked.
    battle("elf_wizard disease disease disease militia torch", "nixie").do("attack-1").waits(1)
    table = battle("elf_archmage militia disease disease torch torch", "nixie").do("attack-1")
    table.asks("lower_total", "attack-0, attack-1").refuses("attack-2", "below_zero")


@pytest.mark.rule("TS-8.11", "TS-8.17")
@pytest.mark.parametrize(("monster", "asked"), [("succubus", True), ("griknack_goblin", False), ("ebon_fume", False)])
def test_a_reduction_is_asked_only_if_it_decides_the_battle(monster: str, asked: bool) -> None:
    """Attack 5 + magic 2 - 1 is a Succubus's health of 6, but only with magic left; the others are beaten or not."""
    table = battle("thyrian_knight militia regian_cleric lantern disease torch", monster).do("attack-1")
    if asked:
        table.asks("lower_total", "attack-0, attack-1").silent("sum").do("attack-1")
    table.logs("sum").logs("sinks" if monster == "ebon_fume" else "defeats")


@pytest.mark.rule("TS-8.12")
def test_the_shares_of_heroes_are_asked_only_if_they_decide_the_battle(request: pytest.FixtureRequest) -> None:
    hand = "thyrian_knight flaming_sword torch torch torch torch"
    table = battle(hand, "judgement").do("equip flaming_sword thyrian_knight", "attack-1")
    table.logs("sum", total=3 + 4 - 1)
    request.getfixturevalue("asks_all")
    for kind, attack, magic in (("attack", 3, 3), ("magic", 4, 2)):
        table = battle(hand, "judgement").do("equip flaming_sword thyrian_knight", "attack-1")
        table.asks("lower_share").do(kind).logs("sum", attack=attack, magic=magic)


@pytest.mark.usefixtures("asks_all")
@pytest.mark.rule("TS-8.12", "TS-C36")
def test_judgement_lowers_the_share_of_each_attacking_hero() -> None:
    table = battle("thyrian_squire flaming_sword elf_wizard fireball disease feast", "judgement")
    table.do("use feast", "equip flaming_sword thyrian_squire", "attack-1")
    table.asks("lower_share", hero="thyrian_squire")
    table.explains("magic", "sum-attacks", magic=7).explains("attack", "sum-attacks", magic=8)
    table.do("magic").asks("lower_share", hero="elf_wizard")  # after the Feast, it has both kinds, too
    table.do("attack").asks("lower_total", attack=3 + 0, magic=2 + 2 + 3)


@pytest.mark.rule("TS-8.12")
def test_judgement_spares_spells_and_does_not_lower_a_share_below_zero() -> None:
    fight("militia fireball torch", "judgement", suffering={1: "attack"}, before=[0, 3])
    fight("fireball disease torch", "judgement", suffering={}, before=[0, 3])


@pytest.mark.rule("TS-8.13", "TS-V17", "TS-C13")
def test_doubling_comes_after_sums_and_before_light() -> None:
    hand = "selurin_warlock fireball disease"
    fight(hand, "nixie", before=[0, 5], magic=8, penalty=0, total=8, won=True)
    fight(hand, "nixie", 3, magic=8, darkness=3, light=1, penalty=4, total=4, won=False)
    fight("selurin_warlock selurin_theurge torch", "nixie", magic=4 * 4)
    battle("selurin_warlock selurin_theurge torch", "nixie").explains("attack-1", "sum-multiplied", times=4)
    fight("selurin_warlock selurin_theurge selurin_warlock torch", "nixie", magic=6 * 8)


@pytest.mark.rule("TS-8.14", "TS-10.12")
def test_ineffective_attack_or_magic_cannot_be_lowered() -> None:
    fight("elf_wizard militia disease torch", "ebon_fume", before=[1, 0], from_attack=[1])
    fight("elf_wizard militia disease torch", "sphinx", before=[0, 2], from_attack=[0], magic_present=True)


@pytest.mark.rule("TS-8.15", "TS-1.11", "TS-10.3")
def test_halving_comes_after_doubling_and_rounds_down() -> None:
    fight("selurin_warlock lorigg_thief dagger lantern", "noxious_slag", attack=1, magic=2, total=3)
    fight("dwarf_sentinel militia lantern", "succubus", half_total=True, total=4 // 2)
    fight("elf_archmage regian_cleric torch", "noxious_slag", magic=5 // 2)
    fight("outlands_warrior torch", "succubus", total=3 // 2)
    knight = battle("thyrian_knight militia torch torch torch torch", "succubus").do("attack-1").silent("sum")
    knight.logs("sum_halved", attack=6, magic=0, penalty=0, total=3)
    wizard = battle("thyrian_knight elf_wizard militia torch torch", "succubus").do("attack-1")
    wizard.silent("sum_halved").logs("sum", total=8)


@pytest.mark.rule("TS-8.16", "TS-9.5")
def test_the_light_penalty_lowers_the_total_and_not_below_zero() -> None:
    fight("militia elf_wizard", "griknack_goblin", 3, attack=1, magic=2, light=1, penalty=4, total=0)
    # There is no choice how to apply the penalty.
    battle("militia elf_wizard torch dagger dagger dagger", "griknack_goblin", 3).do("attack-3").waits(1)


@pytest.mark.rule("TS-8.17")
def test_a_total_equal_to_the_health_defeats_the_monster() -> None:
    fight("thyrian_knight torch", "griknack_goblin", won=True)
    fight("dwarf_sentinel torch", "griknack_goblin", won=False)


@pytest.mark.rule("TS-8.17", "TS-10.9", "TS-V16")
def test_a_monster_that_requires_magic_is_not_defeated_without_it() -> None:
    enough = battle("outlands_khan torch torch torch torch torch", "revenant")
    enough.totals(total=7).explains("attack-1", "sum-lost")
    assert enough.sum(1).foe.health == 7
    table = battle("outlands_khan outlands_slayer torch dagger dagger dagger", "revenant")
    table.totals(attack=12).explains("attack-1", "sum-lost", alone=0).do("attack-1").bottom("revenant").has(
        experience=0
    )
    fight("outlands_khan thyrian_knight regian_cleric torch", "revenant", attack=11, magic=1, total=12, won=True)


@pytest.mark.rule("TS-8.18", "TS-16.1", "TS-8.26", "TS-16.4")
def test_a_defeated_monster_gives_experience_and_a_new_hand_is_drawn() -> None:
    table = battle("outlands_khan torch dagger dagger dagger dagger", "firebrand_cyclops").do("attack-1")
    table.logs("defeats", experience=2).has(experience=2, hand=6).tops(discard="firebrand_cyclops").waits(1)
    table.piles(discard="firebrand_cyclops outlands_khan torch dagger dagger dagger dagger")
    assert table.game.battle is None


@pytest.mark.rule("TS-8.19", "TS-12.4", "TS-8.26", "TS-16.4")
def test_an_undefeated_monster_goes_to_the_bottom_of_the_dungeon_deck() -> None:
    table = battle("militia torch dagger dagger dagger dagger", "gray_ooze", 2, dungeon="haunt nixie").do("attack-2")
    assert table.game.dungeon == ["gray_ooze", "nixie"]
    table.has(experience=0, hand=6).piles(discard="torch dagger dagger dagger dagger").asks("choose_action", by=1)


@pytest.mark.rule("TS-8.20", "TS-14.3", "TS-C40")
@pytest.mark.parametrize(("hero", "won"), [("outlands_khan", True), ("militia", False)])
def test_battle_effects_destroy_cards_and_give_diseases_won_or_lost(hero: str, won: bool) -> None:
    kingdom = battle(f"{hero} torch dagger dagger dagger dagger", "kingdom").do("attack-1")
    kingdom.has(disease=1, kingdom=int(won)).stock(diseases=14)
    slime = battle(f"{hero} militia torch dagger dagger dagger", "black_slime").do("attack-1")
    slime.piles(removed="militia").has(black_slime=int(won))


@pytest.mark.rule("TS-8.21", "TS-C35")
def test_a_card_to_be_destroyed_counts_in_the_whole_battle() -> None:
    squire = battle("militia dagger iron_rations torch thyrian_squire dagger", "black_slime")
    squire.do("equip dagger militia", "equip dagger#2 thyrian_squire", "attack-1")
    squire.logs("sum", attack=2 + 3).piles(removed="militia").holds(discard="black_slime")
    guardian = battle("dwarf_guardian feast short_sword torch torch torch", "green_blob")
    guardian.do("use feast", "equip short_sword dwarf_guardian", "attack-1")
    guardian.logs("sum", attack=1 + 3 + 1 + 4).piles(removed="feast")


@pytest.mark.rule("TS-8.22")
def test_the_active_player_chooses_among_eligible_cards() -> None:
    table = battle("militia elf_wizard feayn_archer torch dagger dagger", "mythlurian")
    table.do("equip dagger feayn_archer", "attack-1").asks("doom_card", "militia, elf_wizard, feayn_archer")
    armed, bare = (table.options()[f"card-{table.slot(hero)}"] for hero in ("feayn_archer", "militia"))
    weapon = {"card": refer("card-feayn_archer"), "weapon": refer("card-dagger")}
    assert (armed.label.key, armed.label.args, armed.mark) == ("do-destroy_armed", weapon, armed.id)
    assert (bare.label.key, bare.label.args, bare.mark) == ("do-destroy", {"card": refer("card-militia")}, bare.id)
    table.do("feayn_archer").piles(removed="feayn_archer")


@pytest.mark.rule("TS-8.22")
def test_only_one_of_two_equal_heroes_is_destroyed_without_a_question() -> None:
    unarmed = battle("militia militia torch torch dagger dagger", "gray_ooze").do("attack-1")
    unarmed.piles(removed="militia").has(militia=1)
    armed = battle("militia militia dagger torch torch torch", "spectre").do("equip dagger militia", "attack-1")
    armed.piles(removed="militia").waits(1)


@pytest.mark.rule("TS-8.23", "TS-V25", "TS-17.6")
def test_without_an_eligible_card_nothing_is_destroyed() -> None:
    battle("elf_wizard torch torch torch dagger dagger", "spectre").do("attack-1").waits(1).piles(removed="")
    table = battle("elf_wizard regian_cleric torch militia dagger dagger", "archduke_of_pain").do("attack-1")
    table.piles(removed="elf_wizard regian_cleric")


@pytest.mark.rule("TS-8.24", "TS-16.7")
def test_a_destroyed_hero_leaves_the_game_and_its_weapon_is_discarded() -> None:
    table = battle("militia dagger torch torch torch torch", "spectre").do("equip dagger militia", "attack-1")
    table.piles(removed="militia").lacks(discard="militia").holds(discard="dagger").stock(militia=18)
    table.sees(1, "removed", {"militia": 1})


@pytest.mark.rule("TS-8.25", "TS-10.15")
def test_effects_and_traits_of_a_monster_in_the_hand_do_nothing() -> None:
    hand = "militia suffering ghost knightmare noxious_slag torch"
    fight(hand, "griknack_goblin", strengths=[2], attack=1, darkness=1, half_magic=False, half_total=False)
    table = battle("militia spectre kingdom torch torch torch", "griknack_goblin").do("attack-1")
    table.piles(removed="").lacks(discard="disease")


@pytest.mark.rule("TS-8.27")
def test_the_preview_of_an_attack_shows_the_battle_step_by_step() -> None:
    foreseen = battle("outlands_khan elf_wizard disease torch dagger dagger", "uyril_unending")
    foreseen.omits("attack-1", "sum-target").explains(
        "attack-1", "sum-hero", cards=["elf_wizard"]
    )  # the option names it
    foreseen.explains("attack-1", "sum-reduced", attack=0, magic=1)
    foreseen.explains("attack-1", "sum-light", light=2, darkness=1, penalty=0)
    foreseen.omits("attack-1", "sum-total").explains("attack-1", "sum-lost")
    foreseen.explains("attack-3", "sum-light", light=2, darkness=3, penalty=2)
    foreseen.explains("attack-3", "sum-won", experience=1, points=1)
    assert [*foreseen.preview("attack-3")][:2] == ["sum-won", "sum-total"]  # the rest may be below the fold
    assert foreseen.preview(f"equip-{foreseen.slot('dagger')}-{foreseen.slot('outlands_khan')}") == {}
    fought = battle("thyrian_squire dagger elf_wizard torch militia dagger", "griffon", 2)
    fought.do("equip dagger thyrian_squire").do("attack-2")
    fought.logs("sum", total=6)


@pytest.mark.rule("TS-8.27")
def test_equal_heroes_share_one_line_of_the_preview() -> None:
    unlike = battle("militia militia militia dagger feayn_archer torch", "haunt").do("equip dagger militia")
    unlike.explains("attack-1", "sum-armed_hero", card="militia", weapon="dagger", attack=2, magic=0)
    unlike.explains("attack-1", "sum-hero", cards=["militia"], attack=1, magic=0)
    unlike.explains("attack-1", "sum-does_not_attack", cards=["militia", "feayn_archer"])
    alike = battle("militia militia militia torch torch torch", "nixie")
    alike.explains("attack-1", "sum-hero", cards=["militia"] * 3, attack=3, magic=0)


@pytest.mark.usefixtures("asks_all")
@pytest.mark.rule("TS-8.28")
def test_the_result_is_told_publicly_after_all_choices() -> None:
    table = battle("militia elf_wizard disease thyrian_squire torch lorigg_thief", "mythlurian")
    table.do("attack-1").asks("lower_total").silent("sum")
    table.do("attack-1").asks("doom_card").silent("sum")
    table.do("militia").logs_in_order("sum")
    assert all(event.audience is None for event in table.news if event.key != "log-drew_hand")


@pytest.mark.rule("TS-20.3")
def test_harsh_strength_destroys_exhausted_heroes() -> None:
    hand = "militia regian_cleric torch torch dagger dagger"
    battle(hand, "suffering").do("attack-1").piles(removed="")
    battle(hand, "suffering", harsh_strength=True).do("attack-1").piles(removed="militia")
    suffering = battle("militia iron_rations torch torch dagger dagger", "suffering", harsh_strength=True)
    suffering.do("use iron_rations", "attack-1").piles(removed="")
    archer = battle("feayn_archer selurin_magician militia fireball torch dagger", "the_prince", harsh_strength=True)
    archer.do("attack-1").piles(removed="militia selurin_magician feayn_archer")


@pytest.mark.rule("TS-8.22", "TS-20.3")
def test_a_hero_already_to_be_destroyed_is_not_destroyed_again() -> None:
    """Harsh strength and the Revenant destroy the same heroes."""
    table = battle("militia militia elf_wizard torch torch dagger", "revenant", harsh_strength=True)
    table.do("attack-1").piles(removed="elf_wizard militia militia")


def test_asking_for_the_current_battle_without_one_is_an_error() -> None:
    with pytest.raises(LookupError, match="there is no battle"):
        _ = lay().game.fought

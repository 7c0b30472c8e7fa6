"""The battle as a pipeline, step by step in its order (TS-8)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.battle_totals import Plan
from rules.messages import refer
from tests.games.thunderstone.table import asks_all, battle, fight, lay


@pytest.mark.rule("TS-8.1")
def test_the_steps_of_a_battle_run_in_order() -> None:
    """Strength, weapons and barred heroes, sums, reductions, doubling, halving, light; then what follows."""
    # Step 1 removes the weapon; step 4 is before step 5 and step 5 before step 7; step 8 is last.
    found = fight("selurin_warlock fireball disease militia dagger", "noxious_slag", 3, arms="dagger:militia")
    assert found.before == [1, 5]
    assert (found.attack, found.magic, found.penalty, found.total) == (0, (5 * 2) // 2, 4, 1)
    table = battle("militia militia thyrian_knight torch lantern disease", "gray_ooze")
    table.do("attack-1").asks("doom_card")  # attack alone can be lowered here, so nothing was asked before
    table.do("militia").logs_in_order("sum", "defeats", "destroys").logs("destroys", player=0, card="militia")
    table.asks("take_spoils").do("done").logs_in_order("enters", "discards", "drew_hand")


@pytest.mark.rule("TS-8.2", "TS-8.3", "TS-10.11")
def test_strength_falls_before_weapons_are_checked() -> None:
    found = fight("militia dagger torch", "suffering", 1, arms="dagger:militia")
    assert found.line.armed == {}
    assert found.shares[1] == [1, 0]
    found = fight("militia dagger torch", "griknack_goblin", 1, arms="dagger:militia")
    assert found.shares[1] == [2, 0]
    assert fight("redblade_killer short_sword torch", "suffering", 1, arms="short_sword:redblade_killer").attack == 2
    assert fight("thyrian_squire short_sword torch", "suffering", 1, arms="short_sword:thyrian_squire").attack == 6


@pytest.mark.rule("TS-8.4")
def test_a_hero_attacks_unless_it_is_barred() -> None:
    found = fight("militia feayn_archer elf_wizard", "griknack_goblin", 1)
    assert [hero.card for hero in found.attackers] == ["militia", "elf_wizard"]
    found = fight("militia feayn_archer elf_wizard", "griknack_goblin", 1, plan=Plan((3,)))
    assert [hero.card for hero in found.attackers] == ["militia"]
    assert [hero.card for hero in fight("militia dagger elf_wizard", "darkness", 1).attackers] == []


@pytest.mark.rule("TS-8.5", "TS-V8")
def test_haunt_bars_one_hero_that_could_attack() -> None:
    table = battle("dwarf_guardian feayn_archer militia torch iron_rations iron_rations", "haunt")
    table.explains("attack-1", "sum-total", total=1).do("attack-1")
    table.asks("bar_hero", "dwarf_guardian, militia").refuses("feayn_archer", "does_not_attack")
    table.do("dwarf_guardian").logs("sum", attack=1, penalty=0, total=1, health=4).logs("sinks")
    assert table.game.dungeon[0] == "haunt"


@pytest.mark.rule("TS-8.5")
def test_haunt_does_nothing_without_a_hero_that_could_attack() -> None:
    battle("feayn_archer fireball torch torch torch torch", "haunt").do("attack-1").waits(1).silent("barred")
    battle("militia fireball torch torch torch torch", "haunt").do("attack-1").logs("barred", card="militia")


@pytest.mark.rule("TS-8.6", "TS-10.14", "TS-V10", "TS-9.3")
def test_a_hero_that_does_not_attack_contributes_nothing() -> None:
    found = fight("feayn_archer militia torch", "griknack_goblin", 1)
    assert (found.attack, found.light, found.penalty, found.total) == (1, 1, 0, 1)
    found = fight("feayn_archer flaming_sword militia", "griknack_goblin", 1)
    armed = fight("feayn_sniper flaming_sword militia", "griknack_goblin", 1, arms="flaming_sword:feayn_sniper")
    assert (armed.attack, armed.magic, armed.light) == (found.attack, 0, 0) == (1, 0, 0)
    assert fight("feayn_sniper flaming_sword", "griknack_goblin", 2, arms="flaming_sword:feayn_sniper").light == 3
    lord = fight("thyrian_lord militia dagger", "darkness", 1, arms="dagger:militia")
    assert lord.attack == 1 + 1  # the Lord carries nothing, so its bonus for the Militia is lost
    magician = fight("selurin_magician torch militia dagger", "darkness", 1, arms="dagger:militia")
    assert magician.magic == 0


@pytest.mark.rule("TS-8.7", "TS-V9")
def test_a_hero_that_does_not_attack_still_loses_strength() -> None:
    table = battle("dwarf_guardian feayn_archer militia torch iron_rations dagger", "revenant")
    found = table.sum(1)
    strengths = {hero.card: found.line.strengths[hero.slot] for hero in found.line.heroes}
    assert strengths == {"dwarf_guardian": 1, "feayn_archer": 0, "militia": -2}
    table.totals(attack=2, magic=0, penalty=0, total=2).do("attack-1")
    table.piles(removed="feayn_archer militia").holds(discard="dwarf_guardian")
    assert table.game.dungeon[0] == "revenant"


@pytest.mark.rule("TS-8.8")
def test_a_heros_share_is_its_value_its_weapon_and_all_bonuses() -> None:
    table = battle("amazon_archer thyrian_knight militia battle_fury short_sword torch", "ghost", 2)
    table.do("use battle_fury", "equip short_sword thyrian_knight")
    table.shares(2, amazon_archer=[1 + 2 + 1, 0], thyrian_knight=[4 + 1 + 4, 0], militia=[1 + 1 + 1, 0])


@pytest.mark.rule("TS-8.9", "TS-C21", "TS-C20")
def test_conversion_turns_the_whole_attack_into_magic() -> None:
    table = battle("militia dagger goodberries battle_fury thyrian_knight torch", "nixie", 1)
    table.use("battle_fury").equip("dagger", "militia").use("goodberries").on("militia")
    found = table.sum(1)
    assert found.shares[table.slot("militia")] == [0, 1 + 1 + 1 + 1]
    assert found.shares[table.slot("thyrian_knight")] == [4 + 1, 0]


@pytest.mark.rule("TS-8.9", "TS-C21")
def test_conversion_keeps_existing_magic_attack() -> None:
    table = battle("redblade_killer flaming_sword arcane_energies elf_wizard goodberries torch", "nixie", 1)
    table.use("arcane_energies").equip("flaming_sword", "redblade_killer").use("goodberries").on("elf_wizard")
    found = table.sum(1)
    assert found.shares[table.slot("redblade_killer")] == [0, 2 + 3]
    assert found.shares[table.slot("elf_wizard")] == [0, 2]


@pytest.mark.rule("TS-8.10", "TS-11.11", "TS-11.13")
def test_spells_and_trophies_count_without_a_hero() -> None:
    found = fight("fireball pegasus sphinx torch", "nixie", 1)
    assert found.attackers == []
    assert found.party == [1, 3 + 2]
    assert found.total == 6
    told = battle("fireball pegasus sphinx torch", "nixie").preview("attack-1")
    assert told["sum-party"].args == {"attack": 1, "magic": 5}


@pytest.mark.rule("TS-8.11", "TS-V24", "TS-14.1")
def test_each_reduction_is_taken_from_attack_or_magic() -> None:
    hand = "thyrian_squire battle_fury elf_wizard disease disease lantern"
    table = asks_all(battle(hand, "griknack_goblin", 1))
    assert table.sum(1).before == [2, 2]
    table.use("battle_fury")
    assert table.sum(1).before == [2 + 1 + 1, 2]
    table.attack(1)
    assert table.kind == "lower_total"
    assert table.ids == ["attack-0", "attack-1", "attack-2"]
    assert table.question.args == {"card": refer("card-griknack_goblin"), "number": 2, "attack": 4, "magic": 2}
    assert table.preview("attack-0")["sum-attacks"].args == {"attack": 4, "magic": 0}
    assert table.preview("attack-1")["sum-attacks"].args == {"attack": 3, "magic": 1}
    assert table.preview("attack-2")["sum-attacks"].args == {"attack": 2, "magic": 2}
    table.pick("attack-1")
    assert table.heard("log-sum")[0]["attack"] == 3


@pytest.mark.rule("TS-8.11", "TS-V24")
def test_a_reduction_is_taken_only_from_positive_totals() -> None:
    only_attack = fight("thyrian_squire torch militia disease disease", "nixie", 1)
    assert only_attack.before == [3, 0]
    assert list(only_attack.from_attack) == [2]
    assert (only_attack.attack, only_attack.magic) == (1, 0)
    nothing = fight("torch disease disease", "nixie", 1)
    assert (nothing.attack, nothing.magic, nothing.taken) == (0, 0, [0, 0])
    most = fight("militia regian_cleric disease disease disease", "nixie", 1)
    assert list(most.from_attack) == [1]
    assert (most.attack, most.magic) == (0, 0)
    table = battle("elf_wizard disease disease disease militia torch", "nixie", 1).attack(1)
    assert table.who == 1  # all three points go one way only: nothing was asked
    one_left = asks_all(battle("elf_archmage militia disease disease torch torch", "nixie", 1)).attack(1)
    assert one_left.ids == ["attack-0", "attack-1"]
    assert one_left.refusal("attack-2") == "below_zero"


@pytest.mark.rule("TS-8.11", "TS-8.17")
@pytest.mark.parametrize(("monster", "asked"), [("succubus", True), ("griknack_goblin", False), ("ebon_fume", False)])
def test_a_reduction_is_asked_only_if_it_decides_the_battle(monster: str, asked: bool) -> None:
    """Attack 5 + magic 2 - 1 is a Succubus's health of 6, but only with magic left; the others are beaten or not."""
    table = battle("thyrian_knight militia regian_cleric lantern disease torch", monster, 1).attack(1)
    assert bool(table.heard("log-sum")) != asked
    if asked:
        assert (table.kind, table.ids) == ("lower_total", ["attack-0", "attack-1"])
        table.pick("attack-1")
    assert bool(table.heard("log-defeats")) == (monster != "ebon_fume")


@pytest.mark.rule("TS-8.12")
def test_the_shares_of_heroes_are_not_asked_if_the_battle_ends_alike() -> None:
    table = battle("thyrian_knight flaming_sword torch torch torch torch", "judgement")
    table.equip("flaming_sword", "thyrian_knight").attack(1)
    (told,) = table.heard("log-sum")
    assert told["total"] == 3 + 4 - 1


@pytest.mark.rule("TS-8.12", "TS-C36")
def test_judgement_lowers_the_share_of_each_attacking_hero() -> None:
    table = asks_all(battle("thyrian_squire flaming_sword elf_wizard fireball disease feast", "judgement", 1))
    table.use("feast").equip("flaming_sword", "thyrian_squire")
    table.attack(1)
    assert table.kind == "lower_share"  # the Elf also has both kinds, after the Feast
    assert table.question.args["hero"] == refer("card-thyrian_squire")
    assert table.preview("magic")["sum-attacks"].args["magic"] != table.preview("attack")["sum-attacks"].args["magic"]
    table.pick("magic")
    assert table.question.args["hero"] == refer("card-elf_wizard")
    table.pick("attack")
    assert table.kind == "lower_total"
    assert table.question.args["attack"] == 3 + 0
    assert table.question.args["magic"] == 2 + 2 + 3


@pytest.mark.rule("TS-8.12")
def test_judgement_spares_spells_and_does_not_lower_a_share_below_zero() -> None:
    found = fight("militia fireball torch", "judgement", 1)
    assert found.suffering == {1: "attack"}
    assert found.before == [0, 3]
    found = fight("fireball disease torch", "judgement", 1)
    assert found.suffering == {}
    assert found.before == [0, 3]


@pytest.mark.rule("TS-8.13", "TS-V17", "TS-C13")
def test_doubling_comes_after_sums_and_before_light() -> None:
    hand = "selurin_warlock fireball disease"
    near = fight(hand, "nixie", 1)
    assert (near.before, near.magic, near.penalty, near.total, near.won) == ([0, 5], 8, 0, 8, True)
    far = fight(hand, "nixie", 3)
    assert (far.magic, far.darkness, far.light, far.penalty, far.total, far.won) == (8, 3, 1, 4, 4, False)
    assert fight("selurin_warlock selurin_theurge torch", "nixie", 1).magic == 4 * 4
    assert battle("selurin_warlock selurin_theurge torch", "nixie").preview("attack-1")["sum-multiplied"].args == {
        "times": 4
    }
    assert fight("selurin_warlock selurin_theurge selurin_warlock torch", "nixie", 1).magic == 6 * 8


@pytest.mark.rule("TS-8.14", "TS-10.12")
def test_ineffective_attack_or_magic_cannot_be_lowered() -> None:
    found = fight("elf_wizard militia disease torch", "ebon_fume", 1)
    assert found.before == [1, 0]
    assert list(found.from_attack) == [1]
    found = fight("elf_wizard militia disease torch", "sphinx", 1)
    assert found.before == [0, 2]
    assert list(found.from_attack) == [0]
    assert found.magic_present


@pytest.mark.rule("TS-8.15")
def test_halving_comes_after_doubling() -> None:
    found = fight("selurin_warlock lorigg_thief dagger lantern", "noxious_slag", 1)
    assert (found.attack, found.magic, found.total) == (1, 2, 3)
    found = fight("dwarf_sentinel militia lantern", "succubus", 1)
    assert found.half_total
    assert found.total == 4 // 2


@pytest.mark.rule("TS-8.16", "TS-9.5")
def test_the_light_penalty_lowers_the_total_and_not_below_zero() -> None:
    found = fight("militia elf_wizard", "griknack_goblin", 3)
    assert (found.attack, found.magic, found.light, found.penalty, found.total) == (1, 2, 1, 4, 0)
    table = battle("militia elf_wizard torch dagger dagger dagger", "griknack_goblin", 3).attack(3)
    assert table.who == 1  # there is no choice how to apply the penalty


@pytest.mark.rule("TS-8.17")
def test_a_total_equal_to_the_health_defeats_the_monster() -> None:
    assert fight("thyrian_knight torch", "griknack_goblin", 1).won
    assert not fight("dwarf_sentinel torch", "griknack_goblin", 1).won


@pytest.mark.rule("TS-8.17", "TS-10.9", "TS-V16")
def test_a_monster_that_requires_magic_is_not_defeated_without_it() -> None:
    table = battle("outlands_khan outlands_slayer torch dagger dagger dagger", "revenant", 1)
    assert table.sum(1).attack == 12
    assert table.preview("attack-1")["sum-no_magic"].args == {}
    enough = battle("outlands_khan torch torch torch torch torch", "revenant")
    assert enough.sum(1).total == enough.sum(1).foe.health
    assert "sum-no_magic" in enough.preview("attack-1")
    table.attack(1)
    assert table.game.dungeon[0] == "revenant"
    assert table.me.experience == 0
    found = fight("outlands_khan thyrian_knight regian_cleric torch", "revenant", 1)
    assert (found.attack, found.magic, found.total, found.won) == (11, 1, 12, True)


@pytest.mark.rule("TS-8.18", "TS-16.1")
def test_a_defeated_monster_gives_experience_and_goes_to_the_discard_pile() -> None:
    table = battle("outlands_khan torch dagger dagger dagger dagger", "firebrand_cyclops", 1).attack(1)
    assert table.me.experience == 2
    assert table.me.discard[0] == "firebrand_cyclops"
    assert table.heard("log-defeats")[0]["experience"] == 2


@pytest.mark.rule("TS-8.19", "TS-12.4")
def test_an_undefeated_monster_goes_to_the_bottom_of_the_dungeon_deck() -> None:
    table = battle("militia torch dagger dagger dagger dagger", "gray_ooze", 2)
    before = list(table.game.dungeon)
    table.attack(2)
    assert table.game.dungeon == ["gray_ooze", *before[:-1]]
    assert table.me.experience == 0
    assert table.kind == "choose_action"


@pytest.mark.rule("TS-8.20", "TS-14.3", "TS-C40")
@pytest.mark.parametrize(("hero", "won"), [("outlands_khan", True), ("militia", False)])
def test_battle_effects_destroy_cards_and_give_diseases_won_or_lost(hero: str, won: bool) -> None:
    table = battle(f"{hero} torch dagger dagger dagger dagger", "kingdom", 1).attack(1)
    assert ("kingdom" in table.me.discard) == won
    assert table.me.discard.count("disease") == 1
    assert table.game.diseases == 14
    table = battle(f"{hero} militia torch dagger dagger dagger", "black_slime", 1).attack(1)
    assert table.game.removed == ["militia"]
    assert ("black_slime" in table.me.discard) == won


@pytest.mark.rule("TS-8.21", "TS-C35")
def test_a_card_to_be_destroyed_counts_in_the_whole_battle() -> None:
    table = battle("militia dagger iron_rations torch thyrian_squire dagger", "black_slime", 1)
    table.equip("dagger", "militia").equip("dagger", "thyrian_squire", copy=2).attack(1)
    assert table.heard("log-sum")[0]["attack"] == 2 + 3
    assert table.game.removed == ["militia"]
    assert "black_slime" in table.me.discard
    table = battle("dwarf_guardian feast short_sword torch torch torch", "green_blob", 1)
    table.use("feast").equip("short_sword", "dwarf_guardian").attack(1)
    assert table.game.removed == ["feast"]
    assert table.heard("log-sum")[0]["attack"] == 1 + 3 + 1 + 4


@pytest.mark.rule("TS-8.22")
def test_the_active_player_chooses_among_eligible_cards() -> None:
    table = battle("militia elf_wizard feayn_archer torch dagger dagger", "mythlurian", 1)
    table.equip("dagger", "feayn_archer").attack(1)
    assert table.kind == "doom_card"
    assert set(table.ids) == {f"card-{table.slot(card)}" for card in ("militia", "elf_wizard", "feayn_archer")}
    table.on("feayn_archer")
    assert table.game.removed == ["feayn_archer"]


@pytest.mark.rule("TS-8.22")
def test_only_one_of_two_equal_cards_is_destroyed() -> None:
    table = battle("militia militia torch torch dagger dagger", "gray_ooze", 1).attack(1)
    assert table.game.removed == ["militia"]
    assert table.me.discard.count("militia") == 1


@pytest.mark.rule("TS-8.23", "TS-V25", "TS-17.6")
def test_without_an_eligible_card_nothing_is_destroyed() -> None:
    table = battle("elf_wizard torch torch torch dagger dagger", "spectre", 1).attack(1)
    assert table.who == 1
    assert table.game.removed == []
    table = battle("elf_wizard regian_cleric torch militia dagger dagger", "archduke_of_pain", 1).attack(1)
    assert sorted(table.game.removed) == ["elf_wizard", "regian_cleric"]


@pytest.mark.rule("TS-8.24")
def test_the_weapon_of_a_destroyed_hero_stays() -> None:
    table = battle("militia dagger torch torch torch torch", "spectre", 1)
    table.equip("dagger", "militia").attack(1)
    assert table.game.removed == ["militia"]
    assert "dagger" in table.me.discard


@pytest.mark.rule("TS-8.25", "TS-10.15")
def test_effects_and_traits_of_a_monster_in_the_hand_do_nothing() -> None:
    found = fight("militia suffering ghost knightmare noxious_slag torch", "griknack_goblin", 1)
    assert found.line.strengths == {1: 2}
    assert (found.attack, found.darkness, found.half_magic, found.half_total) == (1, 1, False, False)
    table = battle("militia spectre kingdom torch torch torch", "griknack_goblin", 1).attack(1)
    assert table.game.removed == []
    assert "disease" not in table.me.discard


@pytest.mark.rule("TS-8.26", "TS-16.4")
def test_a_battle_ends_with_discarding_and_drawing_a_new_hand() -> None:
    table = battle("militia torch torch dagger dagger dagger", "griknack_goblin", 1).attack(1)
    assert sorted(table.me.discard) == sorted(["militia", "torch", "torch", "dagger", "dagger", "dagger"])
    assert len(table.me.hand) == 6
    assert table.game.battle is None
    assert table.who == 1


@pytest.mark.rule("TS-8.27")
def test_the_preview_of_an_attack_shows_the_battle_step_by_step() -> None:
    table = battle("outlands_khan elf_wizard disease torch dagger dagger", "uyril_unending", 1)
    lines = table.preview("attack-1")
    assert "sum-target" not in lines, "the option names it"
    assert lines["sum-hero"].args["cards"] == [refer("card-elf_wizard")]
    assert lines["sum-reduced"].args == {"attack": 0, "magic": 1}
    assert lines["sum-light"].args == {"light": 2, "darkness": 1, "penalty": 0}
    assert lines["sum-total"].args == {"total": 8, "health": 9}
    assert lines["sum-lost"].args == {"missing": 1}
    lines = table.preview("attack-3")
    assert lines["sum-light"].args == {"light": 2, "darkness": 3, "penalty": 2}
    assert lines["sum-won"].args == {"experience": 1, "points": 1}
    assert (
        table.game.preview(
            table.seat(0), table.question.id, f"equip-{table.slot('dagger')}-{table.slot('outlands_khan')}"
        )
        == []
    )


@pytest.mark.rule("TS-8.27")
def test_the_preview_matches_the_battle() -> None:
    table = battle("thyrian_squire dagger elf_wizard torch militia dagger", "griffon", 2)
    table.equip("dagger", "thyrian_squire")
    promised = table.preview("attack-2")["sum-total"].args["total"]
    table.attack(2)
    assert table.heard("log-sum")[0]["total"] == promised


@pytest.mark.rule("TS-8.28")
def test_the_result_is_told_publicly_after_all_choices() -> None:
    table = asks_all(battle("militia elf_wizard disease thyrian_squire torch lorigg_thief", "mythlurian", 1)).attack(1)
    assert table.kind == "lower_total"
    assert not table.heard("log-sum")
    table.pick("attack-1")
    assert table.kind == "doom_card"
    assert not table.heard("log-sum")
    table.on("militia")
    assert len(table.heard("log-sum")) == 1
    assert all(event.audience is None for event in table.told if event.key != "log-drew_hand")


@pytest.mark.rule("TS-20.3")
def test_harsh_strength_destroys_exhausted_heroes() -> None:
    hand = "militia regian_cleric torch torch dagger dagger"
    table = battle(hand, "suffering", 1).attack(1)
    assert table.game.removed == []
    table = battle(hand, "suffering", 1, harsh_strength=True).attack(1)
    assert table.game.removed == ["militia"]
    table = battle("militia iron_rations torch torch dagger dagger", "suffering", 1, harsh_strength=True)
    table.use("iron_rations").attack(1)
    assert table.game.removed == []
    table = battle("feayn_archer selurin_magician militia fireball torch dagger", "the_prince", 1, harsh_strength=True)
    table.attack(1)
    assert sorted(table.game.removed) == sorted(["militia", "selurin_magician", "feayn_archer"])
    table = battle("militia militia elf_wizard torch torch dagger", "revenant", 1, harsh_strength=True).attack(1)
    assert sorted(table.game.removed) == ["elf_wizard", "militia", "militia"]


@pytest.mark.rule("TS-8.22", "TS-20.3")
def test_a_hero_already_to_be_destroyed_cannot_be_chosen_again() -> None:
    """Judgement and The Prince weaken; a hero that is already to be destroyed cannot be chosen."""
    hand = "selurin_magician redblade_killer iron_rations feayn_archer torch dagger"
    table = battle(hand, "the_prince", 1, harsh_strength=True).attack(1)
    assert set(table.ids) == {f"card-{table.slot('redblade_killer')}", f"card-{table.slot('feayn_archer')}"}
    table.on("feayn_archer")
    assert sorted(table.game.removed) == ["feayn_archer", "selurin_magician"]


@pytest.mark.rule("TS-1.11")
def test_halves_are_rounded_down() -> None:
    assert fight("elf_archmage regian_cleric torch", "noxious_slag", 1).magic == 5 // 2
    assert fight("outlands_warrior torch", "succubus", 1).total == 3 // 2


@pytest.mark.rule("TS-10.3", "TS-8.15")
def test_a_halved_total_is_logged_as_halved() -> None:
    halved = battle("thyrian_knight militia torch torch torch", "succubus").attack(1)
    assert not halved.heard("log-sum")
    (told,) = halved.heard("log-sum_halved")
    assert (told["attack"], told["magic"], told["penalty"], told["total"]) == (6, 0, 0, 3)
    whole = battle("thyrian_knight elf_wizard militia torch torch", "succubus").attack(1)
    assert not whole.heard("log-sum_halved")
    assert whole.heard("log-sum")[0]["total"] == 8


@pytest.mark.rule("TS-8.27")
def test_equal_heroes_share_one_line_of_the_preview() -> None:
    table = battle("militia militia militia dagger feayn_archer torch", "haunt").equip("dagger", "militia")
    lines = table.preview("attack-1")
    assert lines["sum-armed_hero"].args == {
        "card": refer("card-militia"),
        "weapon": refer("card-dagger"),
        "attack": 2,
        "magic": 0,
    }
    assert lines["sum-hero"].args == {"cards": [refer("card-militia")], "attack": 1, "magic": 0}
    assert lines["sum-does_not_attack"].args["cards"] == [refer("card-militia"), refer("card-feayn_archer")]
    plain = battle("militia militia militia torch torch torch", "nixie").preview("attack-1")
    assert plain["sum-hero"].args == {"cards": [refer("card-militia")] * 3, "attack": 3, "magic": 0}


@pytest.mark.rule("TS-8.12")
@pytest.mark.parametrize(("kind", "attack", "magic"), [("attack", 3, 3), ("magic", 4, 2)])
def test_a_hero_loses_the_kind_that_was_chosen(kind: str, attack: int, magic: int) -> None:
    table = asks_all(battle("thyrian_knight flaming_sword torch torch torch torch", "judgement"))
    table.equip("flaming_sword", "thyrian_knight").attack(1)
    assert table.kind == "lower_share"
    (told,) = table.pick(kind).heard("log-sum")
    assert (told["attack"], told["magic"]) == (attack, magic)


def test_asking_for_the_current_battle_without_one_is_an_error() -> None:
    with pytest.raises(LookupError, match="there is no battle"):
        _ = lay().game.fought


@pytest.mark.rule("TS-8.4")
def test_equal_heroes_to_bar_are_one_option() -> None:
    table = battle("militia militia elf_wizard torch torch torch", "haunt").attack(1)
    first, second = table.slot("militia"), table.slot("militia", 2)
    assert table.ids == [f"card-{first}", f"card-{table.slot('elf_wizard')}"]
    assert table.refusal(f"card-{second}") == "same_as_other"


@pytest.mark.rule("TS-8.22")
def test_cards_that_may_be_destroyed_are_marked_and_named_with_their_weapon() -> None:
    table = battle("thyrian_squire redblade_killer dagger torch torch torch", "mythlurian")
    table.equip("dagger", "redblade_killer").attack(1)
    squire, killer = table.question.options(table.game)
    assert (squire.key, squire.args) == ("do-destroy", {"card": refer("card-thyrian_squire")})
    weapon = {"card": refer("card-redblade_killer"), "weapon": refer("card-dagger")}
    assert (killer.key, killer.args) == ("do-destroy_armed", weapon)
    slots = [table.slot("thyrian_squire"), table.slot("redblade_killer")]
    assert [one.mark for one in (squire, killer)] == [f"card-{slot}" for slot in slots]


@pytest.mark.rule("TS-8.8")
def test_spell_bonuses_of_two_heroes_add_up() -> None:
    alone = fight("selurin_magician fireball torch", "griknack_goblin")
    assert alone.party == [0, 3 + 2], "the Fireball itself, and one for it and one for the torch"
    both = fight("selurin_magician selurin_magician fireball torch", "griknack_goblin")
    assert both.party == [0, 3 + 2 + 2]

"""Attacks, weapons and effects as answers, at once from the first question and in the dungeon."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS
from rules.messages import Message, Part
from rules.questions import Option, Shown, as_shown
from tests.games.driver import brief_breakdowns
from tests.games.thunderstone.answers import about, in_words, missed, option
from tests.games.thunderstone.table import Table, battle, lay


def gists(table: Table) -> dict[str, Message]:
    """The one-line results of the previews."""
    return {id: gist for id, gist in brief_breakdowns(table.question, table.game).items() if gist is not None}


def attacks(table: Table) -> list[str]:
    """The ids of the attacks offered before the dungeon is entered, with `listed` after those that have a button."""
    options = [option for option in table.question.options(table.game) if option.label.key == "do-dungeon_attack"]
    return [option.id + ("" if option.prominence < Shown.LISTED else " listed") for option in options]


def test_each_monster_that_the_hand_beats_can_be_attacked_at_once_and_the_best_have_buttons() -> None:
    """Before any purchase."""
    hall = "griknack_goblin bloodskull_orc griknack_goblin"
    table, inside = (lay("outlands_slayer outlands_slayer lightstone_gem torch", hall=hall) for _ in range(2))
    inside.do("dungeon").totals(1, won=True).totals(2, won=True).totals(3, won=True)
    best = sorted((1, 2, 3), key=lambda rank: (CARDS[inside.game.card_in(rank)].points, rank), reverse=True)
    assert attacks(table) == [f"attack-{rank} listed" for rank in best]
    assert [option.id for option in table.question.options(table.game)][:3] == ["village", "dungeon", "rest"]
    assert [option.id for option in as_shown(table.question, table.game)][3:] == [f"attack-{rank}" for rank in best]
    two = lay("outlands_slayer outlands_slayer lightstone_gem torch", hall="griknack_goblin - griknack_goblin")
    shown = [option.id for option in as_shown(two.question, two.game)]
    assert shown[3:5] == ["attack-3", "attack-1"]
    assert shown[5].startswith("buy-")


def test_an_attack_at_once_uses_the_free_bonuses_and_the_weapons() -> None:
    hand = "militia feast short_sword torch torch militia"
    at_once, step_by_step = (lay(hand, hall="nixie - -") for _ in range(2))
    assert attacks(at_once) == ["attack-1 listed"]
    assert gists(at_once)["attack-1"].key == "gist-won"
    at_once.do("attack-1").logs("defeats")
    assert at_once.view(0) == step_by_step.do("dungeon", "use feast", "armed-1").view(0)


def test_an_attack_at_once_is_offered_only_if_it_wins() -> None:
    assert attacks(lay("militia torch torch torch torch torch", hall="firebrand_cyclops - -")) == []


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("magical_aura", ", without Magical Aura's effect"),
        ("lorigg_rogue", ", without Lorigg Rogue's effect"),
        ("battle_fury", ""),
    ],
)
def test_an_attack_at_once_says_whose_effect_it_leaves_out(card: str, says: str) -> None:
    """One that only helps in battle is used; no card is drawn, as it might be a Disease."""
    table = lay(f"outlands_slayer {card} torch torch torch torch", hall="griknack_goblin - -")
    assert in_words(option(table, "attack-1").label) == f"Attack Griknack Goblin in the dungeon (rank 1){says}"
    table.do("attack-1").logs("defeats").silent("draws")


def test_effects_that_change_nothing_do_not_invite_to_use_them() -> None:
    beaten = lay("outlands_slayer iron_rations militia torch torch torch", hall="griknack_goblin - -").do("dungeon")
    assert about(beaten, "use-2-0").key == "about-no_change"
    assert option(beaten, "use-2-0").prominence == Shown.VAIN
    useful = lay("militia short_sword iron_rations torch torch", hall="griknack_goblin - -").do("dungeon")
    assert option(useful, "use-3-0").prominence == Shown.BUTTON


def test_two_effects_that_arm_a_hero_only_together_invite_to_use_them() -> None:
    hand = "militia warhammer iron_rations iron_rations torch torch"
    table = lay(hand, hall="ebon_fume - -").do("dungeon")
    assert about(table, "use-3-0").key == "about-no_change"
    assert option(table, "use-3-0").prominence > Shown.VAIN


def test_in_the_dungeon_victories_have_buttons_and_come_before_attacks_in_vain() -> None:
    table = lay("outlands_slayer lorigg_rogue torch torch dagger dagger", hall="famine ebon_fume bloodskull_orc")
    shown = {
        option.id: option.prominence for option in as_shown(table.do("dungeon").question, table.game) if option.value
    }
    assert shown["armed-1"] == shown["armed-3"] == Shown.VITAL
    assert shown["armed-2"] == Shown.LISTED
    hopeless = lay("militia torch torch torch torch torch", hall="firebrand_cyclops - -").do("dungeon")
    assert option(hopeless, "attack-1").prominence == Shown.BUTTON, "there is nothing else to do"


def test_an_attack_can_be_chosen_with_weapons_equipped_for_it() -> None:
    table = battle("thyrian_squire militia short_sword torch torch torch", "bloodskull_orc", 2)
    assert option(table, "armed-2").prominence >= Shown.BUTTON
    assert option(table, "attack-2").prominence < Shown.BUTTON
    table.explains("attack-2", "sum-attacks", attack=2 + 1).explains("armed-2", "sum-total", total=2 + 1 + 4)
    table.do("armed-2").logs("equips", card="short_sword").logs_in_order("equips", "sum").logs("sum", total=7)


def test_the_question_in_the_dungeon_says_how_strong_the_party_is_so_far() -> None:
    table = battle("militia dagger torch torch torch torch", "griknack_goblin")
    for attack in (1, 2):
        totals = table.question.describe(table.game)["totals"]
        assert isinstance(totals, Part)
        assert (totals.args["attack"], totals.args["light"]) == (attack, 4)
        if attack == 1:
            table.do("equip dagger militia")


def test_an_attack_that_ends_alike_with_and_without_weapons_is_shown_once() -> None:
    """The Squires (attack 4) defeat the Goblin (4) anyway, but the Nixie (5) only with the Dagger."""
    hand = "thyrian_squire thyrian_squire dagger torch torch torch"
    table = lay(hand, hall="griknack_goblin nixie griknack_goblin").do("dungeon")
    assert {"attack-1", "armed-1", "attack-2", "armed-2"} <= set(table.ids), "both are legal"
    shown = [option.id for option in as_shown(table.question, table.game)]
    assert "attack-1" not in shown
    assert shown[:4] == ["armed-1", "armed-2", "armed-3", "attack-2"]


def three_targets() -> tuple[Table, list[Option]]:
    """A hand in the dungeon that beats one of three monsters, and the attacks that are shown."""
    table = lay("thyrian_squire militia short_sword torch torch torch", hall="griffon griknack_goblin ebon_fume")
    shown = as_shown(table.do("dungeon").question, table.game)
    return table, [option for option in shown if option.id.startswith(("attack", "armed"))]


def test_a_target_that_is_beaten_shows_its_result_in_one_line() -> None:
    table, shown = three_targets()
    won = {id: gist for id, gist in gists(table).items() if id in {option.id for option in shown}}
    assert won
    for id, gist in won.items():
        whole = table.preview(id)
        assert gist.key == "gist-won"
        assert gist.args == whole["sum-won"].args | whole["sum-total"].args | {
            "penalty": whole["sum-light"].args["penalty"]
        }


def test_a_target_that_is_not_beaten_shows_the_missing_attack_in_its_name() -> None:
    table, shown = three_targets()
    lost = [option for option in shown if option.id not in gists(table)]
    assert lost
    for attack in lost:
        assert attack.label.key == ("do-attack_armed_short" if attack.id.startswith("armed") else "do-attack_short")
        assert "sum-total" not in table.preview(attack.id)


def test_the_name_of_an_attack_says_once_if_only_magic_is_missing() -> None:
    strong = "outlands_khan outlands_khan torch torch torch torch"
    table = lay(strong, hall="revenant revenant griffon").do("dungeon")
    shown = {option.id: in_words(option.label) for option in as_shown(table.question, table.game)}
    for id in ("attack-1", "attack-2"):
        assert "it can't be beaten without magic attack" in shown[id]
        assert id not in gists(table)


def test_a_preview_with_one_source_has_no_sum_line() -> None:
    table = battle("militia torch torch torch torch torch", "griknack_goblin")
    table.explains("attack-1", "sum-hero").omits("attack-1", "sum-attacks")
    for hand, attack, magic in (("militia fireball torch", 1, 3), ("feayn_archer fireball torch torch disease", 0, 2)):
        battle(hand, "griknack_goblin").explains("attack-1", "sum-attacks", attack=attack, magic=magic)


def test_with_all_weapons_equipped_a_target_has_only_one_option() -> None:
    table = battle("thyrian_squire short_sword torch torch torch torch", "bloodskull_orc")
    table.do("equip short_sword thyrian_squire").never("armed-*")
    assert option(table, "attack-1").prominence >= Shown.BUTTON


def test_a_monster_that_needs_a_weapon_is_offered_with_weapons_equipped() -> None:
    """Equipping weapons is optional: without another target the player may leave as well."""
    hand = "thyrian_squire short_sword torch torch torch torch"
    table = lay(hand, hall="darkness - -").do("dungeon").offers("armed-1", "leave").never("attack-1")
    table.do("armed-1").logs("equips", card="short_sword").logs("attacks")
    lay("thyrian_squire torch", hall="darkness griffon -").do("dungeon").asks("act_in_dungeon", "attack-2")
    lay(hand, hall="darkness griffon -").do("dungeon").offers("armed-1", "attack-2", "armed-2").never("leave")


def test_weapons_that_fall_off_are_not_offered_with_an_attack() -> None:
    table = lay("militia militia dagger torch torch", hall="suffering - -").do("dungeon")
    shown = {option.id: option for option in as_shown(table.question, table.game)}
    assert "armed-1" not in shown
    assert shown["attack-1"].prominence >= Shown.BUTTON
    table.effect_is("equip dagger militia", "about-no_change")


def test_a_weapon_option_shows_its_effect_on_the_closest_target() -> None:
    bare = CARDS["thyrian_squire"].attack
    armed = CARDS["thyrian_squire"].attack + CARDS["short_sword"].attack
    table = battle("thyrian_squire short_sword torch torch torch torch", "bloodskull_orc")
    table.effect_is("equip short_sword thyrian_squire", "about-change_won", before=bare, total=armed)
    table.do("equip short_sword thyrian_squire").effect_is("unequip short_sword", "about-change", total=bare)


def test_a_weapon_that_makes_a_monster_attackable_counts_from_zero() -> None:
    table = battle("thyrian_knight flaming_sword torch dagger dagger dagger", "blink_dog", 1)
    table.never("attack-1")  # it needs light 2, and only the torch gives light
    total = CARDS["thyrian_knight"].attack + CARDS["flaming_sword"].magic
    equips = "equip flaming_sword thyrian_knight"
    table.effect_is(equips, "about-change_won", card="blink_dog", before=0, total=total, health=3)


def test_only_a_weapon_too_heavy_for_all_heroes_is_listed_as_refused() -> None:
    table = battle("militia short_sword dagger torch torch torch", "griknack_goblin")
    assert missed(table) == [f"equip-{table.slot('short_sword')}-{table.slot('militia')}"]
    assert missed(battle("militia thyrian_squire short_sword torch torch torch", "griknack_goblin")) == []


def test_an_effect_option_shows_the_change_of_the_total() -> None:
    table = battle("militia militia battle_fury torch torch torch", "griknack_goblin")
    table.effect_is("use battle_fury", "about-change_won", before=2, total=4)
    table = battle("militia iron_rations torch torch torch torch", "griknack_goblin")
    table.effect_is("use iron_rations", "about-no_change")
    table = battle("elf_wizard militia short_sword iron_rations torch torch", "griknack_goblin")
    armed = CARDS["elf_wizard"].magic + CARDS["militia"].attack + CARDS["short_sword"].attack
    table.effect_is("use iron_rations", "about-change_won", total=armed)  # as for the best hero


def test_a_change_is_said_to_be_enough_only_where_it_makes_the_difference() -> None:
    orc = battle("thyrian_squire dagger torch torch torch torch", "bloodskull_orc")
    orc.effect_is("equip dagger thyrian_squire", "about-change")  # 3 against health 5
    khan = CARDS["outlands_khan"].attack
    outlands_khan = battle("outlands_khan dagger torch torch torch torch", "griknack_goblin")
    assert khan >= CARDS["griknack_goblin"].health
    outlands_khan.effect_is("equip dagger outlands_khan", "about-change", before=khan)  # it was beaten before
    battle_fury = battle("thyrian_squire militia battle_fury torch torch torch", "griknack_goblin")
    battle_fury.effect_is("use battle_fury", "about-change_won")
    goodberries = battle("outlands_khan goodberries torch torch torch torch", "revenant")
    goodberries.effect_is("use goodberries", "about-change_won")  # by magic, with the same total


def test_an_effect_is_shown_on_the_monster_that_it_lets_the_hand_beat() -> None:
    """Griffon is beaten anyway, and as good a catch as Deadbone Troll, whose Disease takes a point."""
    hand = "thyrian_squire thyrian_squire elf_sorcerer iron_rations iron_rations grayskin_lizard"
    table = lay(hand, hall="griknack_goblin griffon deadbone_troll").do("dungeon")
    table.effect_is("use thyrian_squire", "about-change_won", card="deadbone_troll", before=5, total=7)


def test_strength_that_only_saves_a_hero_is_not_described_as_no_change() -> None:
    """Revenant takes 4 strength: the wizard's 3 are not enough, 5 are."""
    table = battle("elf_wizard outlands_warrior iron_rations torch torch torch", "revenant")
    assert in_words(about(table, f"use-{table.slot('iron_rations')}-0")) == "Saves Elf Wizard from Revenant."
    table.do("use iron_rations").effect_is("elf_wizard", "about-spares").effect_is(
        "outlands_warrior", "about-no_change"
    )


def test_food_already_eaten_is_told_apart_from_food_that_is_left() -> None:
    table = battle("elf_wizard outlands_warrior iron_rations iron_rations torch torch", "griknack_goblin")
    eaten = table.slot("iron_rations")
    table.do("use iron_rations", "elf_wizard", "use outlands_warrior")
    cards = [id for id in table.ids if id.startswith("card-")]
    assert len(cards) == 2
    assert {id for id in cards if about(table, id).key == "about-in_use"} == {f"card-{eaten}"}


def test_an_effect_is_counted_with_equipped_weapons() -> None:
    armed = CARDS["thyrian_squire"].attack + CARDS["dagger"].attack
    battle_fury = battle("thyrian_squire battle_fury dagger torch torch torch", "griknack_goblin")
    battle_fury.effect_is("use battle_fury", "about-change_won", before=armed, total=armed + 1)
    hatchet = battle("militia thyrian_squire hatchet iron_rations torch torch", "griknack_goblin")
    hatchet.do("equip hatchet thyrian_squire", "use iron_rations")  # no weapon is left
    hatchet.effect_is("militia", "about-no_change").effect_is("thyrian_squire", "about-no_change")
    wizard = battle("elf_wizard militia short_sword iron_rations torch torch", "griknack_goblin").do("use iron_rations")
    before = CARDS["elf_wizard"].magic + CARDS["militia"].attack
    change = {"before": before, "total": before + CARDS["short_sword"].attack}
    wizard.effect_is("elf_wizard", "about-change_won", **change)


def test_an_effect_that_draws_is_not_described_as_no_change() -> None:
    battle("militia magical_aura torch torch torch torch", "griknack_goblin").has_no_effect("use magical_aura")


@pytest.mark.usefixtures("asks_all")
def test_choices_during_a_battle_show_the_result_in_one_line() -> None:
    wizard = battle("militia elf_wizard disease torch torch torch", "nixie").do("attack-1")
    wizard.asks("lower_total", "attack-0, attack-1")
    for answer in ("attack-0", "attack-1"):
        wizard.line_is(answer, "gist-lost", attack=2, short=("short", {"missing": 3, "health": 5, "penalty": 0}))
    haunt = battle("militia elf_wizard torch torch torch torch", "haunt").do("attack-1")
    totals = {id: gist.args["attack"] for id, gist in gists(haunt).items()}
    assert totals == {f"card-{haunt.slot('militia')}": 2, f"card-{haunt.slot('elf_wizard')}": 1}
    assert all("sum-total" in haunt.preview(id) for id in totals), "the full preview has the sum"

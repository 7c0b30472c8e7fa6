"""Levelling heroes up (TS-6)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS
from rules.messages import refer
from tests.games.thunderstone.table import Table, lay


def levelling(hand: str, experience: int, **more: object) -> Table:
    """A table at the last step of a visit to the village."""
    table = lay(hand, experience=experience, **more).visit()  # type: ignore[arg-type]
    while table.kind != "level_up" and table.who == 0:
        table.done()
    return table


@pytest.mark.rule("TS-6.1")
def test_any_number_of_heroes_may_level_up_but_only_in_the_village() -> None:
    table = levelling("elf_wizard elf_wizard lorigg_thief torch torch torch", 6)
    table.pick("level-elf_wizard-elf_sorcerer").pick("level-elf_wizard-elf_sorcerer")
    table.pick("level-lorigg_thief-lorigg_rogue")
    assert table.me.discard[:3] == ["elf_sorcerer", "elf_sorcerer", "lorigg_rogue"]
    table = lay("elf_wizard militia torch torch torch torch", experience=6).enter()
    assert not any(option.startswith("level-") for option in table.ids)


@pytest.mark.rule("TS-6.2", "TS-6.8", "TS-16.1")
def test_levelling_up_pays_experience_destroys_the_hero_and_gains_the_next_level() -> None:
    table = levelling("elf_wizard torch torch torch torch torch", 5)
    table.pick("level-elf_wizard-elf_sorcerer")
    assert table.me.experience == 3
    assert table.game.removed == ["elf_wizard"]
    assert "elf_sorcerer" in table.me.discard
    assert "elf_wizard" not in table.me.discard
    assert table.heard("log-levels") == [
        {"player": table.name(0), "hero": refer("card-elf_wizard"), "card": refer("card-elf_sorcerer"), "cost": 2}
    ]
    assert table.game.stock["elf_sorcerer"] == 3
    assert table.game.stock["elf_wizard"] == 6


@pytest.mark.rule("TS-6.3")
def test_the_new_hero_is_taken_even_if_it_is_not_on_top_of_its_stack() -> None:
    table = levelling("elf_sorcerer torch torch torch torch torch", 2)
    assert table.game.top_of("elf") == "elf_wizard"
    table.pick("level-elf_sorcerer-elf_archmage")
    assert "elf_archmage" in table.me.discard


@pytest.mark.rule("TS-6.4", "TS-V15")
def test_a_hero_cannot_level_up_if_no_card_of_the_next_level_is_left() -> None:
    table = levelling("elf_wizard lorigg_thief torch torch torch torch", 5)
    table.game.stock["elf_sorcerer"] = 0
    assert table.game.stock["elf_archmage"] == 2
    assert table.refusal("level-elf_wizard-elf_sorcerer") == "no_next_level"


@pytest.mark.rule("TS-6.4")
def test_a_hero_whose_stack_is_not_in_the_village_cannot_be_levelled() -> None:
    table = levelling("elf_wizard lorigg_thief torch torch torch torch", 5, heroes="amazon dwarf lorigg outlands")
    assert not any(option.startswith("level-elf") for option in table.ids)
    assert table.refusal("level-elf_wizard-elf_sorcerer") == "no_next_level"


def test_a_level_up_option_names_hero_card_and_cost() -> None:
    table = levelling("elf_wizard torch torch torch torch torch", 5, seats=3)
    (option,) = [option for option in table.question.options(table.game) if option.id.startswith("level-")]
    assert (option.key, option.mark) == ("do-level", f"card-{table.slot('elf_wizard')}")
    assert option.args == {"hero": refer("card-elf_wizard"), "card": refer("card-elf_sorcerer"), "cost": 2}


@pytest.mark.rule("TS-6.5", "TS-V15")
def test_no_level_is_skipped_and_no_card_levelled_twice() -> None:
    table = levelling("elf_wizard lorigg_thief torch torch torch torch", 7)
    assert table.refusal("level-elf_wizard-elf_archmage") == "one_level_only"
    table.pick("level-elf_wizard-elf_sorcerer")
    assert table.me.experience == 5
    assert "level-elf_sorcerer-elf_archmage" not in table.ids
    assert "elf_sorcerer" in table.me.discard


@pytest.mark.rule("TS-6.6")
def test_level_3_is_the_highest() -> None:
    table = levelling("elf_archmage elf_wizard torch torch torch torch", 9)
    assert table.refusal("level-elf_archmage") == "highest_level"


@pytest.mark.rule("TS-6.7", "TS-V14")
def test_two_militia_become_heroes_of_the_chosen_types() -> None:
    table = levelling("militia militia torch torch torch torch", 6)
    assert [option for option in table.ids if option.startswith("level-militia-")] == [
        "level-militia-amazon_archer",
        "level-militia-dwarf_guardian",
        "level-militia-elf_wizard",
        "level-militia-lorigg_thief",
    ]
    table.game.stock["amazon_archer"] = 0
    assert table.refusal("level-militia-amazon_archer") == "no_next_level"
    table.pick("level-militia-elf_wizard").pick("level-militia-lorigg_thief")
    assert table.me.discard[:2] == ["elf_wizard", "lorigg_thief"]
    assert table.game.removed == ["militia", "militia"]
    assert table.me.experience == 0
    assert table.who == 1


@pytest.mark.rule("TS-6.9")
def test_experience_of_the_same_turn_can_be_used() -> None:
    table = lay("trainer militia militia torch torch torch", experience=1).visit().use("trainer")
    assert table.me.experience == 3
    while table.kind != "level_up":
        table.done()
    table.pick("level-militia-elf_wizard")
    assert table.me.experience == 0


@pytest.mark.rule("TS-6.10")
def test_there_is_no_partial_payment() -> None:
    table = levelling("militia lorigg_thief torch torch torch torch", 2)
    assert table.refusal("level-militia-elf_wizard") == "too_little_experience"
    assert "level-lorigg_thief-lorigg_rogue" in table.ids
    marks = {one.mark for one in table.question.refusals(table.game) if one.reason == "too_little_experience"}
    assert marks == {f"card-{table.slot('militia')}"}, "where the hero lies"
    assert lay("militia torch torch torch torch torch", experience=2).visit().done().who == 1


@pytest.mark.rule("TS-6.11")
def test_experience_is_used_only_to_level_up() -> None:
    table = lay("torch torch torch torch torch torch", experience=20).visit()
    assert table.question.args["gold"] == 12
    assert not any("experience" in option for option in table.ids)
    table.pick("done")
    assert table.who == 1
    assert [player.experience for player in table.players] == [20, 0]


def test_a_level_up_can_be_undone_while_the_visit_continues() -> None:
    table = levelling("militia militia torch torch torch torch", 6)
    table.pick("level-militia-elf_wizard")
    assert table.game.can_undo(table.seat(0))


@pytest.mark.rule("TS-6.2", "TS-6.8")
def test_a_levelled_hero_leaves_the_hand_and_its_gold_goes_with_it() -> None:
    table = lay("lorigg_thief lorigg_thief torch militia militia militia", experience=9).visit()
    table.pick("buy-flaming_sword")
    assert table.view(0).turn.gold == 2 + 2 + 2 - 5
    table.pick("level-lorigg_thief-lorigg_rogue")
    assert table.hand.count("lorigg_thief") == 1
    assert table.view(0).turn.gold == 0
    table.done()
    assert table.me.discard.count("lorigg_thief") + table.me.hand.count("lorigg_thief") == 1


@pytest.mark.rule("TS-6.5")
def test_two_levels_at_once_are_refused_with_the_name_of_the_higher_card() -> None:
    table = levelling("elf_wizard torch torch torch torch torch", 9)
    refused = {one.id: one for one in table.question.refusals(table.game)}
    beyond = refused["level-elf_wizard-elf_archmage"]
    assert beyond.reason == "one_level_only"
    named = {
        "hero": refer("card-elf_wizard"),
        "card": refer("card-elf_archmage"),
        "cost": CARDS["elf_wizard"].level_cost,
    }
    assert beyond.args == named

"""Levelling heroes up (TS-6)."""

from __future__ import annotations

import pytest

from rules.messages import refer
from rules.questions import Undo, refusals
from tests.games.thunderstone.table import Table, lay


def levelling(hand: str, experience: int, **more: object) -> Table:
    """A table at the last step of a visit to the village."""
    table = lay(hand, experience=experience, **more).do("village")  # type: ignore[arg-type]
    return table if table.kind == "level_up" else table.do("done")


@pytest.mark.rule("TS-6.1")
def test_any_number_of_heroes_may_level_up_but_only_in_the_village() -> None:
    table = levelling("elf_wizard elf_wizard lorigg_thief torch torch torch", 6)
    table.do("level-elf_wizard-elf_sorcerer", "level-elf_wizard-elf_sorcerer", "level-lorigg_thief-lorigg_rogue")
    table.tops(discard="elf_sorcerer elf_sorcerer lorigg_rogue")
    lay("elf_wizard militia torch torch torch torch", experience=6).do("dungeon").never("level-*")


@pytest.mark.rule("TS-6.2", "TS-6.8", "TS-16.1", "TS-6.5", "TS-V15")
def test_levelling_up_pays_experience_destroys_the_hero_and_gains_the_next_level() -> None:
    table = levelling("elf_wizard lorigg_thief torch torch torch torch", 7)
    refused = {refusal.id: refusal for refusal in refusals(table.question, table.game)}["level-elf_wizard-elf_archmage"]
    named = {"hero": refer("card-elf_wizard"), "card": refer("card-elf_archmage"), "cost": 2}
    assert (refused.reason, refused.label.args) == ("one_level_only", named)
    option = table.options()["level-elf_wizard-elf_sorcerer"]
    assert (option.label.key, option.mark) == ("do-level", f"card-{table.slot('elf_wizard')}")
    assert option.label.args == {**named, "card": refer("card-elf_sorcerer")}
    table.do("level-elf_wizard-elf_sorcerer")
    table.logs("levels", player=0, hero="elf_wizard", card="elf_sorcerer", cost=2).has(experience=5).undoes()
    levelling("elf_sorcerer torch torch torch torch torch", 3).do("level-elf_sorcerer-elf_archmage").logs(
        "worth", points=2
    )
    table.piles(removed="elf_wizard", discard="elf_sorcerer").lacks(hand="elf_wizard")
    table.stock(elf_sorcerer=3, elf_wizard=6).never("level-elf_sorcerer-elf_archmage")


@pytest.mark.rule("TS-6.3")
def test_the_new_hero_is_taken_even_if_it_is_not_on_top_of_its_stack() -> None:
    table = levelling("elf_sorcerer torch torch torch torch torch", 2)
    assert table.game.top_of("elf") == "elf_wizard"
    table.do("level-elf_sorcerer-elf_archmage").holds(discard="elf_archmage")


@pytest.mark.rule("TS-6.4", "TS-V15")
def test_a_hero_cannot_level_up_if_no_card_of_the_next_level_is_left() -> None:
    wizard = levelling("elf_wizard lorigg_thief torch torch torch torch", 5)
    wizard.game.stock["elf_sorcerer"] = 1
    wizard.offers("level-elf_wizard-elf_sorcerer").game.stock["elf_sorcerer"] = 0
    wizard.stock(elf_archmage=2).refuses("level-elf_wizard-elf_sorcerer", "no_next_level")
    amazon = levelling("elf_wizard lorigg_thief torch torch torch torch", 5, heroes="amazon dwarf lorigg outlands")
    amazon.never("level-elf*").refuses("level-elf_wizard-elf_sorcerer", "no_next_level")  # not in the village


@pytest.mark.rule("TS-6.6")
def test_level_3_is_the_highest() -> None:
    table = levelling("elf_archmage elf_wizard torch torch torch torch", 9)
    table.refuses("level-elf_archmage", "highest_level")


@pytest.mark.rule("TS-6.7", "TS-V14")
def test_two_militia_become_heroes_of_the_chosen_types() -> None:
    table = levelling("militia militia torch torch torch torch", 6)
    heroes = ("amazon_archer", "dwarf_guardian", "elf_wizard", "lorigg_thief")
    table.asks("level_up", ", ".join([*(f"level-militia-{hero}" for hero in heroes), "done"]))
    table.game.stock["amazon_archer"] = 0
    table.refuses("level-militia-amazon_archer", "no_next_level")
    table.do("level-militia-elf_wizard", "level-militia-lorigg_thief").tops(discard="elf_wizard lorigg_thief")
    table.piles(removed="militia militia").has(experience=0).waits(1)


@pytest.mark.rule("TS-6.9")
def test_experience_of_the_same_turn_can_be_used() -> None:
    table = lay("trainer militia militia torch torch torch", experience=1).do("village", "use trainer")
    table.has(experience=3).do("done", "done", "level-militia-elf_wizard").has(experience=0)


@pytest.mark.rule("TS-6.10")
def test_there_is_no_partial_payment() -> None:
    table = levelling("militia lorigg_thief torch torch torch torch", 2)
    table.refuses("level-militia-elf_wizard", "too_little_experience").offers("level-lorigg_thief-lorigg_rogue")
    marks = {
        refusal.mark for refusal in refusals(table.question, table.game) if refusal.reason == "too_little_experience"
    }
    assert marks == {f"card-{table.slot('militia')}"}, "where the hero lies"
    lay("militia torch torch torch torch torch", experience=2).do("village", "done").waits(1)


@pytest.mark.rule("TS-6.11")
def test_experience_is_used_only_to_level_up() -> None:
    table = lay("torch torch torch torch torch torch", experience=20).do("village").asks("buy_card", gold=12)
    table.do("done").waits(1).has(experience=20)


@pytest.mark.rule("TS-6.2", "TS-6.8")
def test_a_levelled_hero_leaves_the_hand_and_its_gold_goes_with_it() -> None:
    table = lay("lorigg_thief lorigg_thief torch militia militia militia", experience=9).do("village")
    table.do("buy-flaming_sword").sees(0, "turn.gold", 2 + 2 + 2 - 5)
    table.do("level-lorigg_thief-lorigg_rogue").sees(0, "turn.gold", 0).has(lorigg_thief=0)
    table.piles(hand="lorigg_thief torch militia militia militia")


def test_ending_the_turn_is_confirmed_while_a_hero_can_level_up() -> None:
    table = levelling("elf_wizard lorigg_thief torch torch torch torch", 7)
    assert table.options()["done"].undo is Undo.CONFIRMED
    table.do("level-elf_wizard-elf_sorcerer").asks("level_up")
    assert table.options()["done"].undo is Undo.CONFIRMED, "where the button just pressed was"

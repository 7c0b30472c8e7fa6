"""The cost of an attack, and the end of the game by one, in the words of the answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from conformance.texts import TEXTS
from games.thunderstone.rules.battle_totals import foresee
from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.option_texts import costs_of
from rules.messages import Message, Part, refer
from rules.questions import Undo, undo_of
from tests.games.thunderstone.answers import about, in_words, option
from tests.games.thunderstone.table import Table, battle, lay


def asks_again(table: Table, option_id: str) -> bool:
    """Whether an answer must be confirmed."""
    return undo_of(table.question, option(table, option_id)) is Undo.CONFIRMED


def standing(attack: Message) -> Part:
    """The part of an attack's text that says how the attacker would end up."""
    part = attack.args["standing"]
    assert isinstance(part, Part)
    return part


def standing_at_the_end(griffons: int) -> Message:
    """The line about a won attack that ends the game, where the only other player has so many griffons."""
    table = lay("outlands_khan outlands_khan torch", hall="griffon thunderstone griffon").do("dungeon")
    table.player(1).discard += ["griffon"] * griffons
    return about(table, "attack-1")


def test_an_attack_at_once_that_costs_a_card_or_ends_the_game_is_confirmed() -> None:
    table = lay("outlands_slayer torch torch torch torch torch", hall="griknack_goblin - -")
    assert not asks_again(table, "attack-1")
    last = lay("outlands_slayer torch torch torch torch torch", hall="griknack_goblin thunderstone -")
    assert asks_again(last.effect_is("attack-1", "about-attack_gains"), "attack-1")


def test_a_victory_without_a_loss_needs_no_confirmation() -> None:
    strong = "outlands_khan outlands_khan torch torch torch torch"
    assert not asks_again(battle(strong, "griffon").has_no_effect("attack-1"), "attack-1")
    assert asks_again(battle("militia torch torch torch torch torch", "griffon"), "attack-1"), "a defeat"
    assert asks_again(battle(strong, "deadbone_troll"), "attack-1"), "a Disease"


@pytest.mark.parametrize(
    ("hand", "foe", "cost"),
    [
        ("outlands_khan outlands_khan torch torch torch militia", "deadbone_troll", "gain 1 Disease."),
        ("outlands_khan outlands_khan torch torch torch militia", "black_slime", "lose Militia."),
        ("outlands_khan outlands_khan outlands_slayer militia", "mythlurian", "lose one of these (your choice): "),
        ("amazon_queen outlands_khan militia", "ebon_fume", "lose Outlands Khan."),
        (
            "elf_wizard elf_wizard regian_cleric militia",
            "archduke_of_pain",
            "lose Elf Wizard ×2 and Regian Cleric.",
        ),
        ("militia elf_wizard torch", "revenant", "lose Militia and Elf Wizard."),
        ("militia outlands_khan torch", "the_prince", "lose Militia and Outlands Khan."),  # harsh strength
    ],
)
def test_what_a_battle_costs_is_said_exactly(hand: str, foe: str, cost: str) -> None:
    table = battle(hand, foe, harsh_strength=foe == "the_prince")
    sentence = in_words(about(table, "attack-1"))
    assert sentence.startswith(f"Won or lost, you {cost}"), sentence
    assert {"sum-won", "sum-lost"} & table.preview("attack-1").keys()


def test_a_disease_and_a_choice_of_losses_are_said_in_one_sentence() -> None:
    table = battle("militia elf_wizard torch", "mythlurian")
    foe = CARDS["mythlurian"].model_copy(update={"diseases": 1})
    fought = replace(foresee(table.game.turn, "mythlurian", 1), foe=foe)
    sentence = in_words(Message("part-costs", {"costs": costs_of(table.game, fought)}))
    assert sentence == "Won or lost, you gain 1 Disease and lose one of these (your choice): Militia and Elf Wizard."


@pytest.mark.parametrize(("hand", "key"), [("outlands_khan outlands_khan torch", "gains"), ("militia torch", "ends")])
def test_an_attack_that_ends_the_game_needs_confirmation(hand: str, key: str) -> None:
    table = lay(hand, hall="griffon thunderstone griffon").do("dungeon").effect_is("attack-1", f"about-attack_{key}")
    assert asks_again(table, "attack-1")
    table.has_no_effect("attack-3")  # the Thunderstone stays where it is


def test_an_attack_that_ends_the_game_tells_who_wins_it() -> None:
    """Two Khans of 3 points, a Griffon of 4 and the Thunderstone of 3 are 13."""
    assert in_words(standing_at_the_end(1)) == (
        "You gain the Thunderstone, and the game ends: you win the game with 13 VP (best of the others: 4)."
    )
    behind = standing_at_the_end(9)
    assert in_words(behind).endswith("you end in place 2 with 13 VP (the winner: 36).")
    assert "2位です（1位は36点）" in TEXTS.say("ja", "thunderstone", behind)
    lost = lay("militia torch", hall="griffon thunderstone griffon").do("dungeon")
    lost.player(1).discard += ["griffon"]
    assert in_words(about(lost, "attack-1")).startswith(
        "Nobody gains the Thunderstone, and the game ends: you end in place 2"
    )


def test_a_card_lost_in_the_last_battle_does_not_count() -> None:
    """A Khan of 3 points, the Queen of 2, Ebon Fume of 8 and the Thunderstone of 3 are left."""
    hand, hall = "outlands_khan outlands_khan amazon_queen torch torch", "ebon_fume thunderstone griffon"
    table = lay(hand, hall=hall).do("dungeon")
    battle = foresee(table.game.turn, "ebon_fume", 1)
    assert costs_of(table.game, battle) == [Part("part-loses", {"cards": [refer("card-outlands_khan")]})]
    assert battle.won
    assert standing(about(table, "attack-1")).args["points"] == 3 + 2 + 8 + 3


def test_one_player_alone_is_told_how_the_village_stands_at_the_end() -> None:
    table = lay("militia torch", hall="griffon thunderstone griffon", seats=1).do("dungeon")
    assert in_words(about(table, "attack-1")).endswith("you lose with 0 VP to the village's 4.")

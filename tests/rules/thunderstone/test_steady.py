"""What the steady player decides in clear positions."""

from __future__ import annotations

from random import Random

import pytest

from rules import PLAYERS
from tests.rules.thunderstone.table import Table, lay


def choice(table: Table) -> list[str]:
    """The steady player's answer to the open question, found without moving a card of the guess."""
    question = table.question
    guess = table.game.guess(question.seat, Random(1))
    before = guess.save()
    picked = PLAYERS["thunderstone"]["steady"].pick(
        question.seat, question, question.options(table.game), lambda: guess, Random(1)
    )
    assert guess.save() == before
    return picked


def test_it_fights_what_it_can_beat() -> None:
    table = lay("outlands_khan torch torch torch torch torch", hall="griffon nixie pegasus")
    assert choice(table) == ["dungeon"]
    assert choice(table.enter()) == ["attack-1"]


def test_it_shops_when_it_cannot_win() -> None:
    table = lay("militia militia torch torch torch dagger", hall="ebon_fume griffon griffon")
    assert choice(table) == ["village"]
    assert choice(table.visit()) != ["buy-militia"]


def test_it_equips_before_it_attacks() -> None:
    table = lay("thyrian_squire short_sword torch torch torch torch", hall="firebrand_cyclops ebon_fume ebon_fume")
    table.enter()
    weapon = f"equip-{table.slot('short_sword')}-{table.slot('thyrian_squire')}"
    assert weapon in table.ids
    assert choice(table) == ["armed-1"], "both in one answer"
    assert choice(table.pick(weapon)) == ["attack-1"]


def test_it_rests_to_be_rid_of_diseases() -> None:
    table = lay("disease disease militia militia iron_rations disease", hall="ebon_fume griffon griffon")
    assert choice(table) == ["rest"]
    assert choice(table.pick("rest")) == ["card-disease"]


@pytest.mark.parametrize(("points", "ends"), [("sphinx sphinx", True), ("", False)])
def test_it_ends_the_game_only_when_that_wins(points: str, ends: bool) -> None:
    hand = "militia torch torch torch torch torch"
    table = lay(hand, hall="griffon thunderstone griffon", discard=points).enter()
    table.player(1).discard = ["archduke_of_pain"]
    assert (choice(table) == ["attack-1"]) == ends


def test_it_levels_what_gains_most() -> None:
    table = lay("militia elf_wizard torch torch torch torch", experience=3).visit()
    while table.kind != "level_up":
        table.done()
    assert choice(table)[0].startswith("level-")


def test_it_gives_up_the_worst_cards() -> None:
    hand = "disease militia outlands_khan fireball lantern dagger"
    table = lay("torch torch lorigg_rogue torch torch torch", others=(hand,)).enter().use("lorigg_rogue")
    assert choice(table) == ["card-disease-1"]


def test_it_keeps_an_active_table_going_and_lets_a_dead_one_end() -> None:
    table = lay()
    table.propose(1)
    assert choice(table) == ["refuse"]
    table.game.quiet = 40
    assert choice(table) == ["accept"]

"""What holds in a position: the numbers, and who may know them."""

from __future__ import annotations

from random import Random

import pytest

from games.thunderstone.facts import facts
from games.thunderstone.rules.cards import name_of, names_of
from games.thunderstone.rules.game import Thunderstone
from rules.messages import Message
from tests.games.thunderstone.table import Table, battle, lay


def fact(table: Table, kind: str, *things: str, number: int = 0) -> Message:
    """The fact of the seat `number` about exactly these things."""
    found = [each for each in facts(table.game, table.seat(number)) if (each.kind, {*each.things}) == (kind, {*things})]
    assert found
    return found[0].text


@pytest.mark.rule("TS-8.17", "TS-8.27")
def test_a_hand_that_reaches_the_health_beats_the_monster() -> None:
    table = lay("militia militia militia militia torch dagger", hall="griknack_goblin - -")
    won = fact(table, "beat", "griknack_goblin")
    assert won.key == "fact-beat_won"
    assert (won.args["total"], won.args["health"], won.args["penalty"]) == (5, 4, 0)
    assert fact(table, "beat").args["cards"] == names_of(["griknack_goblin"])


@pytest.mark.rule("TS-9.1", "TS-9.5")
def test_what_is_missing_includes_the_light_penalty() -> None:
    table = lay("militia militia militia militia iron_rations iron_rations", hall="- - griknack_goblin")
    short = fact(table, "beat", "griknack_goblin")
    assert short.key == "fact-beat_short"
    assert (short.args["penalty"], short.args["missing"]) == (6, 6)
    light = fact(table, "light", "griknack_goblin").args
    assert (light["light"], light["darkness"], light["penalty"]) == (0, 3, 6)


@pytest.mark.rule("TS-10.8")
def test_a_weapon_without_magic_adds_nothing_against_magic_attack_only() -> None:
    table = lay("dwarf_guardian short_sword torch torch militia militia", hall="sphinx griknack_goblin -")
    assert fact(table, "help", "short_sword", "sphinx").args["adds"] == 0
    useful = fact(table, "help", "short_sword", "griknack_goblin")
    assert useful.args["total"] == 1 + 4 + 3 + 2  # the Guardian with an edged weapon, and two Militia
    assert (useful.args["without"], useful.args["adds"]) == (3, 7)


@pytest.mark.rule("TS-5.11")
def test_what_a_hand_can_buy() -> None:
    table = lay("torch torch iron_rations dagger militia militia", hall="griknack_goblin - -")
    gold = fact(table, "gold").args["gold"]
    assert gold == 2 + 2 + 2 + 1
    dagger, torch = fact(table, "buy", "dagger"), fact(table, "buy", "torch")
    assert (dagger.key, torch.key) == ("fact-buy_yes", "fact-buy_yes")
    both = fact(table, "buy", "dagger", "torch").args
    assert (both["can"], both["cost"]) == ("no_buy", 6)


@pytest.mark.rule("TS-11.1")
def test_a_weapon_heavier_than_the_hero_is_strong_cannot_be_equipped() -> None:
    table = lay("militia short_sword militia dagger torch torch", hall="griknack_goblin - -")
    heavy, light = fact(table, "carry", "short_sword", "militia"), fact(table, "carry", "dagger", "militia")
    assert (heavy.args["able"], light.args["able"]) == (0, 1)
    assert heavy.args["weight"] == 4
    assert fact(table, "carry", "dagger").args["heroes"] == [name_of("militia")]


@pytest.mark.rule("TS-5.5")
def test_everyone_may_know_what_a_revealed_hand_can_do() -> None:
    table = battle("militia militia militia militia torch dagger", "sphinx")
    told = [each for each in facts(table.game, table.seat(1)) if each.kind == "other_beat"]
    assert [each.text.args["won"] for each in told if each.things == ("sphinx",)] == [0]
    assert [each.text.args["number"] for each in told if not each.things] == [0]
    assert all(each.public for each in told)
    assert not [each for each in facts(table.game, table.seat(0)) if each.kind == "other_beat"]


def test_public_facts_do_not_depend_on_what_is_hidden() -> None:
    table = lay("militia militia militia militia torch dagger", hall="griknack_goblin - -")
    shared = [[each for each in facts(game, 0) if each.public] for game in _guesses(table, None)]
    assert shared[0]
    assert shared.count(shared[0]) == len(shared)


def test_facts_of_a_seat_depend_only_on_what_it_knows() -> None:
    table = lay("militia militia militia militia torch dagger", hall="griknack_goblin - -")
    seat = table.seat(0)
    told = [facts(game, seat) for game in _guesses(table, seat)]
    assert told.count(told[0]) == len(told)


def _guesses(table: Table, seat: int | None) -> list[Thunderstone]:
    return [table.game.guess(seat, Random(number)) for number in range(5)]

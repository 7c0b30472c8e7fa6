"""What holds in a position: the numbers, and who may know them."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeon_go.facts import facts
from games.dungeon_go.rules.game import DungeonGo
from rules.messages import Message, refer
from tests.games.dungeon_go.table import Table


def fact(table: Table, kind: str, *things: str, number: int = 0, other: int | None = None) -> Message:
    """The fact of the player of hero `number` about exactly these things, and about the player of hero `other`."""
    seats = () if other is None else (table.seat(other),)
    told = facts(table.game, table.seat(number))
    found = [each for each in told if (each.kind, {*each.things}, each.seats) == (kind, {*things}, seats)]
    assert found
    return found[0].text


@pytest.mark.rule("DG-10.8", "DG-10.16")
def test_the_chance_of_an_attack_and_what_a_hit_brings() -> None:
    table = Table("0 B4 S2", "1", "2", "3", "troll B5", floor=4)
    attack = fact(table, "fight", "troll").args
    assert (attack["rolls"], attack["needed"], attack["percent"]) == (2, 4, 75)
    assert attack["left"] == len(table.game.monsters[0].printed.marks) - 1
    assert fact(table, "fight").args["monster"] == refer("monster-troll")


@pytest.mark.rule("DG-10.1")
def test_a_monster_beyond_movement_and_range_is_out_of_reach() -> None:
    near, far = Table("0 E1", "goblin B1"), Table("0 E1", "goblin B2")
    assert fact(near, "fight", "goblin").args["moves"] == 1
    assert fact(far, "fight", "goblin").key == "fact-fight_far"
    assert fact(far, "fight").key == "fact-fight_nobody"
    assert fact(far, "far", "goblin").args["away"] == 4
    assert fact(near, "other_fight", "goblin", number=1, other=0).args["moves"] == 1


@pytest.mark.rule("DG-10.2", "DG-11.2")
def test_a_held_weakness_is_closed_and_one_that_is_not_printed_too() -> None:
    table = Table("0 B4", "1 B5 holds=strength", "minotaur B5")
    assert fact(table, "mark", "strength", "minotaur").key == "fact-mark_held"
    assert fact(table, "mark", "faith", "minotaur").key == "fact-mark_none"
    assert fact(table, "mark", "agility", "minotaur").key == "fact-fight"
    held = fact(table, "held", "minotaur").args
    assert (held["number"], held["holders"]) == (1, [refer("hero-thief")])
    assert fact(table, "fight", "minotaur").args["left"] == 0


@pytest.mark.rule("DG-15.2")
def test_how_many_hits_a_hero_survives() -> None:
    assert fact(Table("0 B4 S2 F1", "goblin B5", damage=2), "survive").args["blows"] == 2
    assert fact(Table("0 B4 S2 F2", "goblin B5", damage=2), "survive").args["blows"] == 4
    assert fact(Table("0 B4 S2 F3", "goblin B5", damage=2), "survive").args["each"] == 0


@pytest.mark.rule("DG-14.8", "DG-14.9")
def test_whom_the_monsters_strike_next() -> None:
    table = Table("0 B4 S1", "1 B1", "goblin B5", damage=2, king="E4")
    assert (fact(table, "blow").key, fact(table, "blow").args["left"]) == ("fact-blow_hurt", 0)
    assert fact(table, "blow", number=1).key == "fact-blow_none"
    assert fact(table, "other", number=1, other=0).args["lost"] == 2
    assert fact(table, "blows").args["dead"] == [refer("hero-warrior")]


@pytest.mark.rule("DG-21.2")
def test_a_monster_in_the_first_column_gets_out_unless_it_is_held() -> None:
    free = Table("0 B4", "1", "minotaur E1")
    assert fact(free, "escape", "minotaur").args["turns"] == 1
    assert fact(free, "danger").key == "fact-danger_leaves"
    assert fact(free, "blows").key == "fact-blows_lost"
    held = Table("0 E1 holds=strength", "1", "minotaur E1")
    assert fact(held, "escape", "minotaur").args["held"] == 1
    assert fact(held, "danger").key == "fact-danger_none"


@pytest.mark.rule("DG-18.1")
def test_what_the_next_floor_needs() -> None:
    both = fact(Table("0 B4", "goblin B9", king="E5"), "floor")
    assert (both.key, both.args["steps"], both.args["number"]) == ("fact-floor_both", 2, 1)
    assert fact(Table("0 B4", king="E6"), "floor").key == "fact-floor_king"
    assert fact(Table("0 B4", "goblin B9", king="B4"), "floor").key == "fact-floor_monsters"
    last = fact(Table("0 B5 holds=magic", "demon_king_b B5", floor=5), "floor")
    assert (last.key, last.args["number"]) == ("fact-floor_boss", 3)


@pytest.mark.rule("DG-13.2")
def test_a_hero_in_front_of_the_king_keeps_him() -> None:
    table = Table("0 E5", "1 B1", king="E4")
    assert fact(table, "king").key == "fact-king_waits"
    assert (fact(table, "aside").key, fact(table, "aside").args["number"]) == ("fact-aside", 0)
    assert fact(table, "aside", number=1).key == "fact-aside_free"


@pytest.mark.rule("DG-21.6")
def test_a_tie_of_points_goes_to_the_hero_that_defeats_the_demon_king() -> None:
    table = Table("0 B4 vp=3", "1 B1 vp=7", "2 B2 vp=2", "demon_king_b B5", floor=5)
    assert (fact(table, "title").args["wins"], fact(table, "title").args["points"]) == (1, 7)
    assert fact(table, "title", number=2).args["wins"] == 0


@pytest.mark.rule("DG-23.16")
def test_only_who_knows_the_order_of_the_deck_is_told_it() -> None:
    table = Table("0 B4", "1 B1", "goblin B9", deck="king monster hero_thief")
    table.game.divined_by = table.seat(0)
    known = [each for each in facts(table.game, table.seat(0)) if not each.public]
    assert [each.text.args["cards"] for each in known] == [
        [refer(f"card-{each}") for each in ("king", "monster", "hero_thief")]
    ]
    assert all(each.public for each in facts(table.game, table.seat(1)))


def test_public_facts_do_not_depend_on_what_is_hidden() -> None:
    table = Table("0 B4", "1 B1", "goblin B9", deck="king monster hero_thief monster")
    shared = [[each for each in facts(game, 0) if each.public] for game in _guesses(table, None)]
    assert shared[0]
    assert shared.count(shared[0]) == len(shared)


def test_facts_of_a_seat_depend_only_on_what_it_knows() -> None:
    table = Table("0 B4", "1 B1", "goblin B9", deck="king monster hero_thief monster")
    table.game.divined_by = seat = table.seat(0)
    for asker in (seat, table.seat(1)):
        told = [facts(game, asker) for game in _guesses(table, asker)]
        assert told.count(told[0]) == len(told)


def _guesses(table: Table, seat: int | None) -> list[DungeonGo]:
    return [table.game.guess(seat, Random(number)) for number in range(5)]

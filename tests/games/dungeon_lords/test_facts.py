"""What holds for a lord in a position: the numbers, and who may know them."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeon_lords.facts import facts
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.state import Creature
from rules.facts import Fact
from rules.messages import Seat, refer, seat_name
from tests.games.dungeon_lords.positions import ME, STARTER, dungeon, heroes, start, table


def facts_of(game: DungeonLords, kind: str, *things: str, seats: tuple[Seat, ...] = ()) -> list[Fact]:
    """The facts of ME about exactly these things and players."""
    return [each for each in facts(game, ME) if (each.kind, {*each.things}, each.seats) == (kind, {*things}, seats)]


@pytest.mark.rule("DL-11.9", "DL-11.10")
@pytest.mark.parametrize(("gold", "unpaid"), [(1, 1), (2, 0)])
def test_the_tax_is_half_of_the_tiles_rounded_up(gold: int, unpaid: int) -> None:
    game = table(gold=gold, tiles=dungeon("C1 C2=mint D1"))
    args = facts_of(game, "tax")[0].text.args
    assert (args["tax"], args["unpaid"], args["points"]) == (2, unpaid, 3 * unpaid)


@pytest.mark.rule("DL-12.1", "DL-12.2")
def test_the_weakest_adventurer_comes_to_the_kindest_lord_and_ties_go_by_turn_order() -> None:
    game = table(seats=3, arriving=["thief_11", "priest_12", "warrior_14"])
    for lord in game.lords:
        lord.evil = 5
    game.lords[0].evil = 3
    args = facts_of(game, "arrival")[0].text.args
    assert args["hero"] == refer("hero-warrior_14")
    assert (args["less"], args["before"]) == ([seat_name(0)], [seat_name(STARTER)])
    assert facts_of(game, "arrivals")[0].text.args["a"] == seat_name(0)
    other = facts_of(game, "other_evil")[0].text.args
    assert (other["more"], other["less"], other["below"]) == (0, 1, refer("hero-priest_12"))


@pytest.mark.rule("DL-15.2")
def test_the_paladin_is_as_many_steps_away_as_evil_is_below_ten() -> None:
    game = table(seats=3, evil=7)
    told = facts_of(game, "paladin")[0].text
    assert (told.key, told.args["missing"]) == ("fact-paladin_tent", 3)
    game.lords[0].evil = 4
    theirs = facts_of(game, "paladin", seats=(0,))[0].text.args
    assert (theirs["missing"], theirs["rival"]) == (6, seat_name(ME))


@pytest.mark.rule("DL-8.25", "DL-8.26")
def test_a_creature_that_costs_more_than_the_lord_has_is_too_dear() -> None:
    game = table(tavern=["troll", "golem"], gold=1, food=2, traps=[], phase="orders")
    troll, golem = (facts_of(game, "hire", f"creature-{kind}")[0].text.args for kind in ("troll", "golem"))
    assert (troll["fits"], golem["fits"]) == (1, 0)
    which = facts_of(game, "hire")[0].text.args
    assert (which["creatures"], which["others"]) == ([refer("creature-troll")], [refer("creature-golem")])
    assert facts_of(game, "hire", "creature-witch")[0].text.key == "fact-hire_absent"


@pytest.mark.rule("DL-10.9")
def test_a_disabled_order_cannot_be_given() -> None:
    game = table(phase="orders", disabled=["get_food", "mine_gold"])
    assert facts_of(game, "order", "order-get_food")[0].text.key == "fact-order_barred"
    assert facts_of(game, "order", "order-dig_tunnels")[0].text.key == "fact-order_free"
    assert facts_of(game, "mine")[0].text.args["state"] == "barred"


@pytest.mark.rule("DL-11.3")
@pytest.mark.parametrize(("food", "short"), [(3, 1), (4, 0)])
def test_wages_are_the_printed_costs_together(food: int, short: int) -> None:
    game = table(food=food, gold=0, lair=[Creature(kind="troll"), Creature(kind="troll")])
    args = facts_of(game, "wages")[0].text.args
    assert (args["food"], args["short"], args["dismissed"]) == (4, short, game.lords[ME].evil + 2)


@pytest.mark.rule("DL-16.4", "DL-19.1")
def test_where_the_party_attacks_and_whether_it_can_cast() -> None:
    tiles = dungeon("C1! C2=mint C3")
    game = table(line=heroes("W4 M3/1"), tiles=tiles, gold=1, phase="planning", combat_round=2)
    assert facts_of(game, "tile")[0].text.args["squares"] == ["C2"]
    assert facts_of(game, "stake", "room-mint")[0].text.args["points"] == 4
    assert facts_of(game, "spell")[0].text.args["fault"] == "weak"
    game.combat_round = 1
    assert facts_of(game, "spell")[0].text.args["fault"] == "none"


def test_a_trap_that_a_thief_blocks_is_told_only_to_its_owner() -> None:
    game = table(traps=["rolling_stone"], line=heroes("T4/1"), phase="planning", combat_round=1)
    told = facts_of(game, "blow", "trap-rolling_stone")[0]
    assert told.text.args["blocked"] == 1
    assert not told.public
    assert not [each for each in facts(game, STARTER) if "trap-rolling_stone" in each.things]
    others = [each for each in facts(game, STARTER) if each.kind == "traps_of" and each.seats == (ME,)]
    assert others[0].text.args["number"] == 1


@pytest.mark.parametrize("phase", ["orders", "planning"])
def test_facts_depend_only_on_what_one_may_know(phase: str) -> None:
    game = (
        start(3, "facts")
        if phase == "orders"
        else table(3, traps=["rolling_stone"], spied=[0], line=heroes("W4"), phase=phase, combat_round=1)
    )
    told = [facts(game.guess(ME, Random(number)), ME) for number in range(5)]
    assert told.count(told[0]) == len(told)
    shared = [[each for each in facts(game.guess(None, Random(number)), ME) if each.public] for number in range(5)]
    assert shared.count(shared[0]) == len(shared)
    assert [each for each in told[0] if each.public] == shared[0]

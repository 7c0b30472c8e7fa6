"""Facts of a position for a lord: the numbers, and who may know them."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from games.dungeon_lords.facts import facts
from games.dungeon_lords.rules.pieces import Plan
from rules.messages import Seat
from tests.games.dungeon_lords.table import ME, Table, lay

NAMES = ("Ann", "Bob", "Cy", "Dee")
"""The players; Cy is ME, Bob starts."""


def fact_said(table: Table, kind: str, *things: str, seats: tuple[Seat, ...] = ()) -> str:
    """Everything of a kind that ME is told about exactly these things and players."""
    facts_given = [
        fact for fact in facts(table.game, ME) if (fact.kind, {*fact.things}, fact.seats) == (kind, {*things}, seats)
    ]
    return "\n".join(TEXTS.say("en", "dungeon_lords", fact.text, NAMES) for fact in facts_given)


def fighting(party: str, *, traps: str = "", sent: str = "") -> Table:
    """ME plans the first round against a party, has sent everything, and has seen the combat card."""
    plan = Plan(square="C1", traps=traps.split(), creatures=sent.split())
    table = lay(line=party, tiles="C1", traps=traps, lair=sent, plan=plan, spied=[0], phase="planning", combat_round=1)
    table.game.combat_piles[0][0] = "fireball"
    return table


@pytest.mark.rule("DL-11.9", "DL-11.10")
@pytest.mark.parametrize(("gold", "expected"), [(1, "1 short"), (2, "enough")])
def test_the_tax_is_half_of_the_tiles_rounded_up(gold: int, expected: str) -> None:
    tax = fact_said(lay(gold=gold, tiles="C1 C2=mint D1"), "tax")
    assert "2 gold for 3 tiles" in tax
    assert expected in tax


@pytest.mark.rule("DL-11.3")
@pytest.mark.parametrize(("food", "verdict"), [(3, "Cy can't afford all wages"), (4, "Cy can afford all wages")])
def test_wages_are_the_printed_costs_together(food: int, verdict: str) -> None:
    wages = fact_said(lay(food=food, gold=0, lair="troll troll"), "wages")
    assert f"{verdict} as things stand: 4 food (has {food})" in wages


@pytest.mark.rule("DL-12.1", "DL-12.2")
def test_the_weakest_adventurer_comes_to_the_kindest_lord_and_ties_go_by_turn_order() -> None:
    table = lay(3, arriving=["thief_11", "priest_12", "warrior_14"]).deal(evil=[6, 5, 5])
    assert "Thief 1, Priest 2 and Warrior 4 come to Bob, Cy and Ann" in fact_said(table, "arrivals")


@pytest.mark.rule("DL-15.2")
def test_the_paladin_is_as_many_steps_away_as_evil_is_below_ten() -> None:
    table = lay(3, evil=7).set(0, evil=4)
    assert "Cy has 7, so 3 more" in fact_said(table, "paladin")
    assert "Ann has 4, so 6 more" in fact_said(table, "paladin", seats=(0,))


@pytest.mark.rule("DL-8.25", "DL-8.26", "DL-8.29")
def test_what_the_lord_has_is_compared_with_what_a_creature_costs() -> None:
    table = lay(tavern=["troll", "golem"], gold=1, food=2, traps=[], phase="orders")
    assert "enough for: Troll. Not enough for: Golem" in fact_said(table, "hire")
    assert "can't afford the Golem" in fact_said(table, "hire", "creature-golem")


@pytest.mark.rule("DL-16.4", "DL-19.1", "DL-26.1", "DL-26.4")
def test_where_the_party_attacks_and_whether_it_can_cast() -> None:
    table = lay(line="W4 M3/1", tiles="C1! C2=mint C3", phase="planning", combat_round=2)
    assert "they attack C2 (Mint), unconquered and nearest to the entrance. Losing it costs 4 points" in fact_said(
        table, "tile"
    )
    assert "needs 2 magic to work on you, and your party has 1" in fact_said(table, "spell")


@pytest.mark.rule("DL-17.2", "DL-23.1", "DL-23.2")
@pytest.mark.parametrize(
    ("party", "sent", "expected"),
    [("W4", "troll", "you keep C1"), ("W5", "goblin", "you lose C1"), ("W5 T4/1", "slime", "you keep C1")],
)
def test_a_plan_keeps_the_tile_if_everyone_falls_or_something_prevents_the_conquest(
    party: str, sent: str, expected: str
) -> None:
    assert expected in fact_said(fighting(party, sent=sent), "plan")


def test_a_better_plan_is_named_and_told_only_to_its_owner() -> None:
    table = fighting("W5", traps="rolling_stone")
    table[ME].traps.append("trap_door")
    assert "Better: Trap Door" in fact_said(table, "plan")
    assert not [fact for fact in facts(table.game, ME) if fact.public and fact.kind == "plan"]


def test_the_orders_that_come_back_are_told_only_to_their_owner_who_may_not_have_shown_them() -> None:
    table = lay(phase="orders", orders=["mine_gold", "buy_traps", "dig_tunnels"])
    back = [fact for fact in facts(table.game, ME) if fact.text.key in ("fact-order_back", "fact-order_choice")]
    assert len(back) == 1
    assert not back[0].public

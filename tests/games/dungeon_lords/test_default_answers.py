"""Awaited questions, default answers for absent players, and options that go back."""

from __future__ import annotations

import pytest

from games.dungeon_lords.rules.events import Payday, Tax
from games.dungeon_lords.rules.orders.orders import ChooseOrders, PrepareOrders
from games.dungeon_lords.rules.orders.production import StartProduction
from games.dungeon_lords.rules.specials import StartSpecial
from rules.questions import Role
from tests.games.dungeon_lords.table import ME, Table, lay, start


@pytest.mark.rule("DL-7.3")
@pytest.mark.parametrize(
    ("order", "kind"),
    [
        ("get_food", "execute_or_decline"),
        ("dig_tunnels", "dig_square"),
        ("mine_gold", "mine_tunnel"),
        ("hire_monster", "choose_creature"),
        ("build_room", "choose_room"),
    ],
)
def test_by_default_an_order_is_declined(order: str, kind: str) -> None:
    lay(tavern=["goblin"], market=["mint"]).order(order, 1).asks(kind).defaults("decline")


@pytest.mark.rule("DL-8.4", "DL-8.9")
def test_by_default_digging_stops_and_no_card_is_spied() -> None:
    table = lay().order("dig_tunnels", 3).do("B1").asks("dig_square").defaults("done")
    table.order("improve_reputation", 1).do("do").asks("choose_spy_card").defaults("none")


@pytest.mark.rule("DL-10.4", "DL-10.10")
def test_by_default_no_room_is_used_and_the_first_order_returns() -> None:
    table = lay(tiles="C1 C2=souvenir_shop", on_card="dig_tunnels").all(orders="get_food mine_gold dig_tunnels")
    table.run(StartProduction()).asks("produce", by=ME).defaults("done", by=ME)
    table.do("done", by=ME).asks("return_order", by=ME).defaults("get_food", by=ME)


@pytest.mark.rule("DL-11.3", "DL-11.10")
def test_wages_and_taxes_are_paid_as_far_as_they_can_be() -> None:
    table = lay(lair="goblin troll", food=3, gold=1, tiles="C1 C2 C3 C4").run(Payday(seat=ME)).defaults("pay-all")
    table.set(food=2).run(Payday(seat=ME)).defaults("pay-goblin")
    table.set(food=0).run(Payday(seat=ME)).has(lair="")  # none can be paid, so nobody is asked
    table.run(Tax(seat=ME)).defaults("pay-1")


@pytest.mark.rule("DL-11.12")
@pytest.mark.parametrize(
    ("special", "kind", "answer"),
    [
        ("harvest_festival", "trade", "stop"),
        ("imp_strike", "pay_due", "stop"),
        ("last_call", "last_call", "pass"),
        ("charity_drive", "trade", "stop"),
        ("trap_recall", "recall_traps", "done"),
        ("bonus_day", "pay_due", "stop"),
    ],
)
def test_by_default_nothing_is_given_in_a_special_event(special: str, kind: str, answer: str) -> None:
    table = lay(rules="full", specials=[special, "witch_hunt"], starter=ME, tavern=["goblin"], lair="goblin")
    table.set(traps="pendulum").run(StartSpecial()).asks(kind, by=ME).defaults(answer, by=ME)


@pytest.mark.rule("DL-19.10", "DL-16.8")
def test_by_default_a_plan_is_submitted_as_it_is_and_suggestion_withdraws_monsters() -> None:
    suggestion = lay().battle("M4/2 W4 W3", creatures="goblin", card="suggestion").asks("answer_suggestion")
    suggestion.defaults("withdraw-goblin")
    plan = lay(line="W4", tiles="C1! C2 D1", traps="pendulum").combat().asks("plan_battle").defaults("tile-D1")
    plan.do("tile-C2").defaults("done")


def plans() -> Table:
    """Two lords plan a battle."""
    return lay(line="W4").set(3, line="W4").combat()


@pytest.mark.slow
@pytest.mark.rule("DL-6.1", "DL-16.5", "DL-3.14")
@pytest.mark.parametrize("kind", ["change_orders", "change_plan", "change_disabled"])
def test_a_lord_who_has_chosen_is_not_awaited_but_may_change_the_choice(kind: str) -> None:
    if kind == "change_plan":
        table = plans().do("done", by=ME)
    elif kind == "change_orders":
        table = lay().run(PrepareOrders(), ChooseOrders())
        table.do(", ".join(table[ME].hand[:3]), by=ME)
    else:
        table = Table(start(4))
        table.do(", ".join(table[ME].drawn[:2]), by=ME)
    assert not [question for question in table.game.questions if question.seat == ME and question.awaited]
    (change,) = table.question(kind, ME).options(table.game)
    assert change.role is Role.BACK, "the option only goes back"


@pytest.mark.rule("DL-10.1", "DL-16.5")
def test_demands_for_turn_order_and_hints_are_not_awaited() -> None:
    table = plans().asks("demand_turn_order", by=3).waits(ME, 3)
    assert not table.question("demand_turn_order", 3).awaited
    training = Table(start(1))
    assert not training.question("ask_hint", 0).awaited
    assert training.question("plan_battle", 0).awaited

"""Awaited questions, default answers for absent players, and options that go back."""

from __future__ import annotations

import pytest

from games.dungeon_lords.rules.combat.combat import EndCombat, StartCombat
from games.dungeon_lords.rules.events import Payday, Tax
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.production import StartProduction
from games.dungeon_lords.rules.specials import StartSpecial
from tests.games.dungeon_lords.positions import (
    ME,
    armed,
    asked,
    dungeon,
    execute,
    executing,
    fighting,
    give_orders,
    go,
    heroes,
    is_asked,
    lair,
    orders_phase,
    pick,
    start,
    table,
)


def default(game: DungeonLords, kind: str) -> list[str] | None:
    """The default answer for ME, which must be one of its options."""
    question = asked(game, kind, ME)
    found = question.default(game)
    assert set(found or ()) <= {option.id for option in question.options(game)}
    return found


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
    game = executing(order, 1, tavern=["goblin"], market=["mint"])
    assert default(game, kind) == ["decline"]


@pytest.mark.rule("DL-8.4", "DL-8.9")
def test_by_default_digging_stops_and_no_card_is_spied() -> None:
    game = executing("dig_tunnels", 3, "B1")
    assert default(game, "dig_square") == ["done"]
    execute(game, "improve_reputation", 1, "do")
    assert default(game, "choose_spy_card") == ["none"]


@pytest.mark.rule("DL-10.4", "DL-10.10")
def test_by_default_no_room_is_used_and_the_first_order_returns() -> None:
    game = table(4)
    lord = game.lords[ME]
    for each in game.lords:
        each.orders = ["get_food", "mine_gold", "dig_tunnels"]
    lord.tiles, lord.on_card = dungeon("C1 C2=souvenir_shop"), ["dig_tunnels"]
    go(game, StartProduction())
    assert default(game, "produce") == ["done"]
    pick(game, "done", seat=ME)
    assert default(game, "return_order") == ["get_food"]


@pytest.mark.rule("DL-11.3", "DL-11.10")
def test_wages_and_taxes_are_paid_as_far_as_they_can_be() -> None:
    game = table(4, lair=lair("goblin troll"), food=3, gold=1)
    lord = game.lords[ME]
    go(game, Payday(seat=ME))
    assert default(game, "pay_or_dismiss") == ["pay-all"]
    lord.food = 2
    go(game, Payday(seat=ME))
    assert default(game, "pay_or_dismiss") == ["pay-goblin"]
    lord.food = 0
    go(game, Payday(seat=ME))
    assert not lord.lair, "none can be paid, so nobody is asked"
    lord.tiles = dungeon("C1 C2 C3 C4")
    go(game, Tax(seat=ME))
    assert default(game, "tax_amount") == ["pay-1"]


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
    game = table(4, rules="full", specials=[special, "witch_hunt"], starter=ME, tavern=["goblin"], lair=lair("goblin"))
    game.lords[ME].traps.append(game.trap_deck.pop())
    go(game, StartSpecial())
    assert default(game, kind) == [answer]


@pytest.mark.rule("DL-19.10", "DL-16.8")
def test_by_default_a_plan_is_submitted_as_it_is_and_suggestion_withdraws_monsters() -> None:
    game = fighting(table(), "M4/2 W4 W3", creatures="goblin", card="suggestion")
    assert default(game, "answer_suggestion") == ["withdraw-goblin"]
    game = table(4, line=heroes("W4"), tiles=dungeon("C1! C2 D1"), traps=["pendulum"])
    go(game, StartCombat(), EndCombat())
    assert default(game, "plan_battle") == ["tile-D1"]
    pick(game, "tile-C2")
    assert default(game, "plan_battle") == ["done"]


def plans() -> DungeonLords:
    """Two lords plan a battle; ME has submitted its plan."""
    game = table(4)
    for seat in (ME, 3):
        game.lords[seat].line = heroes("W4")
    armed(game)
    go(game, StartCombat(), EndCombat())
    pick(game, "done", seat=ME)
    return game


@pytest.mark.slow
@pytest.mark.rule("DL-6.1", "DL-16.5", "DL-3.14")
@pytest.mark.parametrize("kind", ["change_orders", "change_plan", "change_disabled"])
def test_a_lord_who_has_chosen_is_not_awaited_but_may_change_the_choice(kind: str) -> None:
    if kind == "change_plan":
        game = plans()
    elif kind == "change_orders":
        game = table(4)
        orders_phase(game)
        give_orders(game, ME, *game.lords[ME].hand[:3])
    else:
        game = start(4)
        pick(game, *game.lords[ME].drawn[:2], kind="choose_disabled", seat=ME)
    assert not [question for question in game.questions if question.seat == ME and question.awaited]
    (change,) = asked(game, kind, ME).options(game)
    assert change.back, "the option only goes back"


@pytest.mark.rule("DL-10.1", "DL-16.5")
def test_demands_for_turn_order_and_hints_are_not_awaited() -> None:
    game = plans()
    assert is_asked(game, "plan_battle", 3)
    assert not any(question.awaited for question in game.questions if question.kind == "demand_turn_order")
    training = start(1)
    assert not asked(training, "ask_hint", 0).awaited
    assert asked(training, "plan_battle", 0).awaited

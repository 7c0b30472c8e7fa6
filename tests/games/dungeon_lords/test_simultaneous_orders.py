"""Orders carried out at the same time, and orders that wait for others (DL-7.1, DL-7.8)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.dungeon_lords.rules.components import ORDER_IDS
from games.dungeon_lords.rules.costs import DiscardTrap
from games.dungeon_lords.rules.events import EventPhase
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.executing import StartExecution, due
from games.dungeon_lords.rules.orders.production import StartProduction
from rules.questions import Question
from tests.games.dungeon_lords.table import Table, lay


def rich(**values: Any) -> Table:
    """Three lords who can pay for everything; seat 1 is the starting player."""
    offered = {"tavern": ["goblin", "troll", "slime"], "market": ["mint", "workshop"]}
    return lay(3, **offered | values).all(gold=9, food=9, imps=9)


@pytest.mark.rule("DL-7.2")
def test_lords_without_rivals_choose_at_once_and_rivals_wait_for_each_other() -> None:
    table = rich().place("get_food", 0, 2).place("hire_monster", 2, 0).place("build_room", 1).execute().waits(0, 1, 2)
    for seat, kind in enumerate(("execute_or_decline", "choose_room", "execute_or_decline")):
        table.asks(kind, by=seat)
    table.do("do", by=2).waits(0, 1)  # seat 0 has another order before it is its turn to hire
    # Space II comes before space I.
    table.do("decline", by=1).do("do", by=0).asks("choose_creature", by=0).waits(0)


@pytest.mark.rule("DL-7.2")
def test_an_order_waits_only_for_those_on_which_it_depends() -> None:
    """Seat 1 has not placed its room and seat 0 digs; neither keeps seat 2 from hiring after seat 0."""
    table = rich().place("dig_tunnels", 1).place("hire_monster", 2, 0).place("build_room", 1, 2).execute()
    table.waits(0, 1).asks("choose_creature", by=0).asks("dig_square", by=1)
    table.do("goblin", by=0).asks("choose_creature", by=2)  # seat 1 is still digging
    table.do("decline", by=2).asks("choose_room", by=2)  # digging pays for no room
    table.do("decline", by=1).unasked("choose_room", 1)  # the first space is the last to choose a room


@pytest.mark.rule("DL-7.1")
@pytest.mark.parametrize(
    ("order", "creature", "waits"),
    [
        ("get_food", "goblin", True),
        ("get_food", "ghost", False),
        ("improve_reputation", "ghost", True),
        ("improve_reputation", "goblin", False),
        ("dig_tunnels", "goblin", False),
        ("mine_gold", "goblin", False),
        ("mine_gold", "golem", True),
        ("recruit_imps", "goblin", True),
        ("buy_traps", "golem", True),
        ("buy_traps", "goblin", False),
    ],
)
def test_a_hire_waits_while_a_rival_can_still_arrange_what_to_pay_with(order: str, creature: str, waits: bool) -> None:
    """Otherwise the rival would see what is left before deciding what it needs."""
    table = rich(tavern=[creature]).set(2, traps="pendulum").place(order, 1).place("hire_monster", 1, 2).execute()
    if waits:
        table.unasked("choose_creature", 2).do("decline", by=1)
    table.asks("choose_creature", by=2)


@pytest.mark.rule("DL-8.29")
@pytest.mark.parametrize(("creature", "waits"), [("golem", True), ("troll", False)])
def test_hiring_waits_for_bought_traps_if_a_golem_is_on_offer(creature: str, waits: bool) -> None:
    """The trap of seat 2 is drawn after that of seat 0, and before seat 2 hires."""
    table = rich(tavern=[creature])
    top, second = table.game.trap_deck[::-1][:2]
    table.place("get_food", 1).place("buy_traps", 0, 2).place("hire_monster", 2).execute().do("do", by=2)
    # Traps are drawn only when they are needed.
    table.has(2, traps="").sees(0, "lords.2.trap_count", 0).sees(0, "lords.2.traps_due", 1)
    if waits:
        table.unasked("choose_creature", 2)
    else:
        table.asks("choose_creature", by=2)
    table.do("do", by=0).asks("choose_creature", f"{creature}, decline", by=2).do("decline", by=2)
    table.has(0, traps=top if waits else "").has(2, traps=second if waits else "")
    table.do("decline", by=1).has(0, traps=top).has(2, traps=second)


@pytest.mark.rule("DL-8.29", "DL-8.21")
def test_the_discard_after_buying_comes_before_a_golem_is_paid() -> None:
    table = rich(year=2, tavern=["golem"]).place("get_food", 1).place("buy_traps", 2).place("hire_monster", 2).execute()
    table.do("do", by=2).asks("discard_trap", by=2)
    table.do(table[2].traps[0], "golem", by=2).has(2, traps="")  # of two cards, one was discarded and one paid


def outcome(orders: dict[str, list[int]], seed: str, in_turn: bool, cards: int, year: int) -> tuple[object, ...]:
    """All supplies after these orders, with so many cards in the trap deck; each lord answers by its own chance."""
    table = rich(year=year, phase="executing", tavern=["golem", "witch", "vampire"]).all(evil=8)
    game = table.game
    del game.trap_deck[cards:]
    for order, seats in orders.items():
        table.place(order, *seats)
    if in_turn:
        table.run(*due(game))
    else:
        table.execute()
    rng = Random(seed)
    answers = Counter[tuple[int, str]]()
    while asking := [question for question in game.questions if question.awaited]:
        answer_by_chance(game, asking[0] if in_turn else rng.choice(asking), seed, answers)
    for seat, lord in enumerate(game.lords):
        if lord.owes_discard:
            answer_by_chance(game, table.run(DiscardTrap(seat=seat)).question_of(), seed, answers)
    lords = [replace(lord, shared=[], on_card=[]) for lord in game.lords]
    done = [sorted(lord.on_card) for lord in game.lords]
    return game.paladin_host, game.tavern, game.market, game.trap_deck, done, lords


def answer_by_chance(game: DungeonLords, question: Question, seed: str, answers: Counter[tuple[int, str]]) -> None:
    """The n-th answer of a seat to a kind of question depends only on its number and the options."""
    asked_before = answers[question.seat, question.kind]
    answers[question.seat, question.kind] += 1
    offered = [option.id for option in question.options(game) if not option.role.is_back]
    chance = Random(f"{seed} {question.seat} {question.kind} {asked_before}")
    game.choose(question.seat, question.id, [chance.choice(offered)])


@pytest.mark.rule("DL-7.1", "DL-7.2", "DL-7.8")
@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("cards", [12, 3])
def test_orders_at_once_and_one_by_one_lead_to_the_same_game(cards: int, year: int) -> None:
    """Who answers when does not matter, with a deck that is short either."""
    rng = Random(f"orders {cards} {year}")
    for number in range(20):
        orders: dict[str, list[int]] = {}
        for order in ORDER_IDS:
            seats = rng.sample(range(3), 3)[: rng.randrange(4)]
            if seats:
                orders[order] = seats
        seed = f"{number} {cards} {year}"
        at_once, in_turn = (outcome(orders, seed, in_turn, cards, year) for in_turn in (False, True))
        assert at_once == in_turn, orders


@pytest.mark.rule("DL-8.21", "DL-8.24")
@pytest.mark.parametrize(("cards", "at_once"), [(5, True), (4, False)])
def test_traps_are_bought_at_the_same_time_if_the_deck_is_large_enough(cards: int, at_once: bool) -> None:
    table = rich(year=2)
    del table.game.trap_deck[cards:]
    top, second, third = table.game.trap_deck[::-1][:3]
    table.place("buy_traps", 2, None, 0).execute()  # two cards, then three
    if not at_once:
        table.waits(2)
        return
    table.waits(0, 2).do("do", by=0).do("do", by=2).has(2, traps=[top, second])
    assert table[0].traps[0] == third
    table.asks("discard_trap", by=0).asks("discard_trap", by=2).do(top, by=2)
    table.has(2, owes_discard=False).has(0, owes_discard=True)


@pytest.mark.rule("DL-8.21")
def test_the_discard_after_buying_comes_before_the_next_phase() -> None:
    """Nobody decides it knowing the event."""
    table = rich(year=2, season=1, events=["tax"] * 3).place("buy_traps", 2, 0)
    table.all(orders="get_food mine_gold buy_traps").run(StartExecution(), StartProduction(), EventPhase())
    table.do("do", by=0).silent("event").do("do", by=2)
    table.silent("event").game_is(phase="executing")
    for seat in (0, 2):
        table.asks("discard_trap", by=seat).do(table[seat].traps[0], by=seat)
    table.game_is(phase="event")


@pytest.mark.rule("DL-7.8")
def test_the_last_answer_can_be_taken_back_until_another_lord_answers() -> None:
    table = rich().place("dig_tunnels", 0, 2).execute().do("B1", by=2).undoes(by=2)
    table.do(table.ids(0)[0], by=0).undoes(by=2, possible=False).undoes(by=0)


@pytest.mark.rule("DL-11.1", "DL-1.2")
@pytest.mark.parametrize(("event", "order"), [("tax", "tax"), ("payday", "dismissed")])
def test_taxes_and_wages_are_settled_in_turn_order(event: str, order: str) -> None:
    """Nobody has gold, so nobody is asked. Seat 1 is the starting player."""
    table = rich(season=1, events=[event] * 3).all(gold=0, food=0, lair="troll").run(EventPhase())
    table.logs_each(order, player=[1, 2, 0])

"""Orders carried out at the same time, and orders that wait for others (DL-7.1, DL-7.8)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.dungeon_lords.rules.components import ORDER_IDS
from games.dungeon_lords.rules.costs import DiscardTrap
from games.dungeon_lords.rules.events import EventPhase
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.executing import StartExecution
from games.dungeon_lords.rules.orders.production import StartProduction
from rules.messages import seat_name
from rules.questions import Question
from rules.records import Back, Choice, Divergence, Record, Stretch, replay
from tests.games.dungeon_lords.positions import asked, go, ids, is_asked, lair, pick, place, start, table


def rich(**laid: Any) -> DungeonLords:
    """Three lords who can pay for everything; seat 1 is the starting player."""
    game = table(3, tavern=["goblin", "troll", "slime"], market=["mint", "workshop"], **laid)
    for lord in game.lords:
        lord.gold = lord.food = lord.imps = 9
    return game


@pytest.mark.rule("DL-7.2")
def test_lords_without_rivals_choose_at_once_and_rivals_wait_for_each_other() -> None:
    game = rich()
    place(game, "get_food", 0, 2)
    place(game, "hire_monster", 2, 0)
    place(game, "build_room", 1)
    go(game, StartExecution())
    assert {question.seat: question.kind for question in game.questions if question.awaited} == {
        0: "execute_or_decline",
        1: "choose_room",
        2: "execute_or_decline",
    }
    pick(game, "do", seat=2)
    assert game.waiting(None) == [0, 1], "seat 0 has another order before it is its turn to hire"
    pick(game, "decline", seat=1)
    pick(game, "do", seat=0)
    assert (asked(game).kind, game.waiting(None)) == ("choose_creature", [0]), "space II comes before space I"


@pytest.mark.rule("DL-7.2")
def test_an_order_waits_only_for_those_on_which_it_depends() -> None:
    """Seat 1 has not placed its room and seat 0 digs; neither keeps seat 2 from hiring after seat 0."""
    game = rich()
    place(game, "dig_tunnels", 1)
    place(game, "hire_monster", 2, 0)
    place(game, "build_room", 1, 2)
    go(game, StartExecution())
    assert {question.seat: question.kind for question in game.questions if question.awaited} == {
        0: "choose_creature",
        1: "dig_square",
    }
    pick(game, "goblin", seat=0)
    assert is_asked(game, "choose_creature", 2), "seat 1 is still digging"
    pick(game, "decline", seat=2)
    assert is_asked(game, "choose_room", 2), "digging pays for no room"
    pick(game, "decline", seat=1)
    assert not is_asked(game, "choose_room", 1), "the first space is the last to choose a room"


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
    game = rich()
    game.tavern = [creature]
    place(game, order, 1)
    place(game, "hire_monster", 1, 2)
    game.lords[2].traps = [game.trap_deck.pop()]
    go(game, StartExecution())
    assert is_asked(game, "choose_creature", 2) != waits
    pick(game, "decline", seat=1)
    assert is_asked(game, "choose_creature", 2)


def test_in_a_game_from_before_schema_9_an_order_waits_for_all_that_began_before() -> None:
    game = rich(before_9=True)
    place(game, "dig_tunnels", 1)
    place(game, "hire_monster", 2, 0)
    go(game, StartExecution())
    pick(game, "goblin", seat=0)
    assert game.waiting(None) == [1]
    pick(game, "decline", seat=1)
    assert is_asked(game, "choose_creature", 2)


@pytest.mark.rule("DL-8.29")
def test_hiring_waits_for_bought_traps_if_a_golem_is_on_offer() -> None:
    """The trap of seat 2 is drawn after that of seat 0, and before seat 2 hires."""
    for tavern, waits in ((["golem"], True), (["troll"], False)):
        game = rich()
        game.tavern = tavern
        top, second = game.trap_deck[::-1][:2]
        place(game, "get_food", 1)
        place(game, "buy_traps", 0, 2)
        place(game, "hire_monster", 2)
        go(game, StartExecution())
        pick(game, "do", seat=2)
        assert game.lords[2].traps == [], "traps are drawn only when they are needed"
        assert (game.view(0).lords[2].trap_count, game.view(0).lords[2].traps_due) == (0, 1)
        assert is_asked(game, "choose_creature", 2) != waits
        pick(game, "do", seat=0)
        assert is_asked(game, "choose_creature", 2)
        assert ("golem" in ids(game, "choose_creature", 2)) == waits
        pick(game, "decline", seat=2)
        assert (game.lords[0].traps, game.lords[2].traps) == (([top], [second]) if waits else ([], []))
        pick(game, "decline", seat=1)
        assert (game.lords[0].traps, game.lords[2].traps) == ([top], [second])


@pytest.mark.rule("DL-8.29", "DL-8.21")
def test_the_discard_after_buying_comes_before_a_golem_is_paid() -> None:
    game = rich(year=2)
    game.tavern = ["golem"]
    place(game, "get_food", 1)
    place(game, "buy_traps", 2)
    place(game, "hire_monster", 2)
    go(game, StartExecution())
    pick(game, "do", seat=2)
    assert is_asked(game, "discard_trap", 2)
    pick(game, game.lords[2].traps[0], kind="discard_trap", seat=2)
    pick(game, "golem", seat=2)
    assert not game.lords[2].traps, "of two cards, one was discarded and one paid"


def settled(orders: dict[str, list[int]], seed: str, in_turn: bool, cards: int, year: int) -> tuple[object, ...]:
    """What each lord has and what is left after these orders, each lord answering by its own chance."""
    game = rich(year=year)
    game.phase, game.tavern = "executing", ["golem", "witch", "vampire"]
    del game.trap_deck[cards:]
    for lord in game.lords:
        lord.evil = 8
    for order, seats in orders.items():
        place(game, order, *seats)
    game.one_by_one = in_turn
    go(game, StartExecution())
    rng, answers = Random(seed), Counter[tuple[int, str]]()
    while asking := [question for question in game.questions if question.awaited]:
        answer_by_chance(game, asking[0] if in_turn else rng.choice(asking), seed, answers)
    for seat, lord in enumerate(game.lords):
        if lord.owes_discard:
            go(game, DiscardTrap(seat=seat))
            answer_by_chance(game, asked(game), seed, answers)
    lords = [lord.model_dump(exclude={"shared", "on_card"}) for lord in game.lords]
    done = [sorted(lord.on_card) for lord in game.lords]
    return game.paladin_host, game.tavern, game.market, game.trap_deck, done, lords


def answer_by_chance(game: DungeonLords, question: Question, seed: str, answers: Counter[tuple[int, str]]) -> None:
    """The n-th answer of a seat to a kind of question depends only on its number and the options."""
    asked_before = answers[question.seat, question.kind]
    answers[question.seat, question.kind] += 1
    offered = [option.id for option in question.options(game) if not option.back]
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
        assert settled(orders, seed, False, cards, year) == settled(orders, seed, True, cards, year), orders


@pytest.mark.rule("DL-8.21", "DL-8.24")
@pytest.mark.parametrize(("cards", "at_once"), [(5, True), (4, False)])
def test_traps_are_bought_at_the_same_time_if_the_deck_is_large_enough(cards: int, at_once: bool) -> None:
    game = rich(year=2)
    del game.trap_deck[cards:]
    top, second, third = game.trap_deck[::-1][:3]
    place(game, "buy_traps", 2, None, 0)  # two cards, then three
    go(game, StartExecution())
    assert game.waiting(None) == ([0, 2] if at_once else [2])
    if not at_once:
        return
    pick(game, "do", seat=0)
    pick(game, "do", seat=2)
    assert game.lords[2].traps == [top, second]
    assert game.lords[0].traps[0] == third
    assert [question.seat for question in game.questions if question.kind == "discard_trap"] == [0, 2]
    pick(game, top, kind="discard_trap", seat=2)
    assert not game.lords[2].owes_discard
    assert game.lords[0].owes_discard


@pytest.mark.rule("DL-8.21")
@pytest.mark.parametrize("before_10", [False, True])
def test_the_discard_after_buying_comes_before_the_next_phase(before_10: bool) -> None:
    """Nobody decides it knowing the event; in a game from before schema 10 it still waits for the event."""
    game = rich(year=2, season=1, events=["tax"] * 3, before_10=before_10)
    place(game, "buy_traps", 2, 0)
    for lord in game.lords:
        lord.orders = ["get_food", "mine_gold", "buy_traps"]
    events = go(game, StartExecution(), StartProduction(), EventPhase())
    for seat in (0, 2):
        events += pick(game, "do", seat=seat)
    assert any(event.key == "log-event" for event in events) == before_10
    assert (game.phase == "executing") != before_10
    for seat in (0, 2):
        pick(game, game.lords[seat].traps[0], kind="discard_trap", seat=seat)
    assert game.phase == "event"


@pytest.mark.rule("DL-8.21", "DL-11.1")
@pytest.mark.parametrize(
    ("season", "event", "rules", "waits"),
    [
        (1, "tax", "full", True),
        (2, "payday", "introductory", True),
        (1, "special", "full", True),
        (1, "special", "introductory", False),
        (0, "tax", "full", False),
    ],
)
def test_an_open_discard_of_an_older_game_must_be_made_before_an_event_that_asks_lords(
    season: int, event: str, rules: str, waits: bool
) -> None:
    game = rich(year=2, season=season, rules=rules, events=[event] * 3, specials=["trap_recall"] * 2, before_10=True)
    for lord in game.lords:
        lord.orders = ["get_food", "mine_gold", "recruit_imps"]
    game.lords[2].traps, game.lords[2].owes_discard = ["pendulum", "trap_door"], True
    go(game, StartProduction(), EventPhase())
    assert is_asked(game, "discard_trap", 2)
    assert (game.phase == "event") == waits
    pick(game, "pendulum", kind="discard_trap", seat=2)
    assert game.lords[2].traps == ["trap_door"]
    assert not game.lords[2].owes_discard
    assert not is_asked(game, "discard_trap", 2)


@pytest.mark.rule("DL-7.8")
def test_the_last_answer_can_be_taken_back_until_another_lord_answers() -> None:
    game = rich()
    place(game, "dig_tunnels", 0, 2)
    go(game, StartExecution())
    pick(game, "B3" if "B3" in ids(game, "dig_square", 2) else ids(game, "dig_square", 2)[0], seat=2)
    assert game.can_undo(2)
    pick(game, ids(game, "dig_square", 0)[0], seat=0)
    assert (game.can_undo(2), game.can_undo(0)) == (False, True)


def test_a_game_started_before_simultaneous_orders_is_replayed_one_by_one() -> None:
    """Schema 6 saved neither the way of asking nor pending draws."""
    rng, game = Random("old"), start(3, "old")
    game.one_by_one = game.before_8 = game.before_9 = game.before_10 = True
    entries: list[Choice | Back] = []
    for _ in range(60):
        question = game.awaited()
        picked = rng.sample([option.id for option in question.options(game) if not option.back], question.min)
        entries.append(Choice(seat=question.seat, question=question.id, picked=picked))
        game.choose(question.seat, question.id, picked)
    final: dict[str, Any] = {"game": "dungeon_lords", "schema": 6, "state": game.model_dump(mode="json")}
    for name in ("one_by_one", "before_8", "before_9", "before_10"):
        del final["state"][name]
    for lord in final["state"]["lords"]:
        del lord["shared"], lord["owes_discard"], lord["given"]
    record = Record(
        game="dungeon_lords",
        seats=3,
        options=game.options.model_dump(),
        seed="old",
        stretches=[Stretch(version="test", entries=entries)],
        final=final,
    )
    played = replay(record, {"dungeon_lords": DungeonLords})
    assert isinstance(played, DungeonLords)
    assert played.one_by_one
    state = game.model_dump(mode="json") | {"one_by_one": False}
    record.final = {"game": "dungeon_lords", "schema": 8, "state": state}
    with pytest.raises(Divergence):
        replay(record, {"dungeon_lords": DungeonLords})


@pytest.mark.rule("DL-11.1", "DL-1.2")
@pytest.mark.parametrize(("event", "told"), [("tax", "log-tax"), ("payday", "log-dismissed")])
def test_taxes_and_wages_are_settled_in_turn_order(event: str, told: str) -> None:
    """Nobody has gold, so nobody is asked. Seat 1 is the starting player."""
    game = rich(season=1, events=[event] * 3)
    for lord in game.lords:
        lord.gold = lord.food = 0
        lord.lair = lair("troll")
    events = go(game, EventPhase())
    assert [each.args["player"] for each in events if each.key == told] == [seat_name(seat) for seat in (1, 2, 0)]

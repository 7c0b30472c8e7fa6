"""Production rooms and the return of order cards (section 10)."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeon_lords.rules.faults import Fault
from games.dungeon_lords.rules.flow import EndRound
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.grid import SQUARES, dig_squares
from games.dungeon_lords.rules.orders.production import StartProduction, room_use_fault
from games.dungeon_lords.rules.state import Tile
from rules.messages import refer, seat_name
from tests.games.dungeon_lords.positions import (
    ME,
    asked,
    dungeon,
    go,
    heroes,
    ids,
    is_asked,
    keys,
    lair,
    option,
    pick,
    picks,
    refuse,
    table,
    told,
)

ORDERS = ["dig_tunnels", "mine_gold", "buy_traps"]


def produce(game: DungeonLords, *rooms: str, imps: int = 9, food: int = 3) -> None:
    """Run to the production phase: ME has the rooms on C3, E3, A3 and so on, all orders are executed."""
    for lord in game.lords:
        lord.orders = list(ORDERS)
    lord = game.lords[ME]
    squares = ["C3", "E3", "A3", "C1", "E1"]
    lord.tiles = dungeon("C1 C2 C3 D3 E3 B3 A3")
    for square, room in zip(squares, rooms, strict=False):
        lord.tiles[square].kind = room
    lord.imps, lord.food = imps, food
    go(game, StartProduction())


@pytest.mark.rule("DL-10.2")
@pytest.mark.parametrize(
    ("room", "workers", "gained"),
    [("chicken_coop", 3, "food"), ("mushroom_bed", 3, "food"), ("souvenir_shop", 3, "gold"), ("mint", 3, "gold")],
)
def test_production_rooms_use_workers_and_produce_food_or_gold(room: str, workers: int, gained: str) -> None:
    game = table(4)
    produce(game, room, imps=4)
    (offered,) = (option for option in asked(game, seat=ME).options(game) if option.id == room)
    assert (offered.key, offered.args["workers"]) == (f"do-produce_{gained}", workers)
    events = pick(game, room)
    lord = game.lords[ME]
    assert lord.busy_imps == workers
    assert (lord.gold, lord.food) == ((4, 3) if gained == "gold" else (3, 4))
    assert "room_used" in keys(events)
    assert "orders_returned" in keys(events)


@pytest.mark.rule("DL-10.2", "DL-1.7")
def test_trolls_work_as_imps_and_rooms_without_enough_workers_are_refused() -> None:
    game = table(4, lair=lair("troll troll"))
    produce(game, "mint", "chicken_coop", imps=2)
    pick(game, "mint")
    assert (game.lords[ME].busy_trolls, game.lords[ME].busy_imps) == (2, 1)
    assert game.questions == []
    game = table(4)
    produce(game, "mint", "tool_shed", imps=2)
    refuse(game, "mint", "no_imp")


@pytest.mark.rule("DL-10.2")
def test_conquered_rooms_produce_nothing() -> None:
    game = table(4)
    for lord in game.lords:
        lord.orders = list(ORDERS)
    game.lords[ME].tiles = dungeon("C1 C2 C3=mint!")
    go(game, StartProduction())
    assert game.questions == []


@pytest.mark.rule("DL-10.3", "DL-V30")
@pytest.mark.parametrize(("year", "food"), [(1, 1), (2, 2)])
def test_a_room_produces_once_per_round_in_year_1_and_twice_in_year_2(year: int, food: int) -> None:
    game = table(4, year=year)
    produce(game, "chicken_coop", imps=6, food=0)
    for _ in range(food):
        pick(game, "chicken_coop")
    assert game.lords[ME].food == food
    assert game.questions == []  # no workers, or used up
    game = table(4, year=year)
    produce(game, "chicken_coop", "mint", imps=12, food=0)
    for _ in range(food):
        pick(game, "chicken_coop")
    refuse(game, "chicken_coop", "room_used")


@pytest.mark.rule("DL-10.4")
def test_rooms_are_used_in_any_order_and_are_optional() -> None:
    game = table(4)
    produce(game, "mint", "chicken_coop")
    assert ids(game) == ["mint", "chicken_coop", "done"]
    pick(game, "chicken_coop")
    assert ids(game) == ["mint", "done"]
    pick(game, "done")
    assert (game.lords[ME].gold, game.lords[ME].food) == (3, 4)


@pytest.mark.rule("DL-10.5")
def test_the_new_imp_of_the_magic_room_works_at_once() -> None:
    game = table(4, lair=lair("troll troll"))
    produce(game, "magic_room", "mint", imps=2, food=1)
    pick(game, "magic_room")
    lord = game.lords[ME]
    assert (lord.busy_trolls, lord.food, lord.imps, lord.free_imps) == (2, 0, 3, 3)
    pick(game, "mint")
    assert lord.gold == 4
    game = table(4)
    produce(game, "magic_room", "mint", food=0)
    refuse(game, "magic_room", "no_food")


@pytest.mark.parametrize("before_9", [False, True])
def test_the_tool_shed_digs_on_the_only_square_there_is(before_9: bool) -> None:
    game = table(4, before_9=before_9, imps=9, tiles=dungeon("C1 C2 C3=tool_shed"))
    tiles = game.lords[ME].tiles
    while len(places := dig_squares(tiles)) > 1:
        tiles[places[0]] = Tile()
    (only,) = places
    for lord in game.lords:
        lord.orders = list(ORDERS)
    go(game, StartProduction())
    assert option(game, "produce", "tool_shed", ME).args["dug"] == only
    pick(game, "tool_shed", seat=ME)
    assert is_asked(game, "place_tunnel") == before_9, "an older game goes on as it began"
    assert (only in tiles) != before_9


@pytest.mark.rule("DL-10.6", "DL-8.13")
def test_the_tool_shed_digs_by_the_same_rules() -> None:
    game = table(4, lair=lair("troll troll"))
    produce(game, "tool_shed", imps=0)
    pick(game, "tool_shed")
    refuse(game, "C3", "occupied", "place_tunnel")
    refuse(game, "D2", "two_by_two", "place_tunnel")
    refuse(game, "A1", "not_adjacent", "place_tunnel")
    pick(game, "back")
    assert game.lords[ME].busy_trolls == 0
    picks(game, "tool_shed", "B1")
    assert game.lords[ME].tiles["B1"].dug
    assert game.lords[ME].busy_trolls == 2


@pytest.mark.rule("DL-10.6")
def test_the_tool_shed_needs_a_square() -> None:
    game = table(4, imps=9)
    lord = game.lords[ME]
    lord.tiles["A1"] = dungeon("A1=tool_shed")["A1"]
    for square in SQUARES:
        if square in dig_squares(lord.tiles):
            lord.tiles[square] = dungeon("C1")["C1"]
    while dig_squares(lord.tiles):
        lord.tiles[dig_squares(lord.tiles)[0]] = dungeon("C1")["C1"]
    assert room_use_fault(game, ME, "tool_shed") == Fault("no_square")


@pytest.mark.rule("DL-10.7")
def test_the_workshop_draws_a_trap() -> None:
    game = table(4)
    produce(game, "workshop", imps=4)
    card = game.trap_deck[-1]
    pick(game, "workshop")
    assert game.lords[ME].traps == [card]
    game = table(4)
    game.lords[1].traps, game.trap_deck = game.trap_deck, []
    produce(game, "workshop", "mint")
    refuse(game, "workshop", "deck_empty")


@pytest.mark.rule("DL-10.8")
def test_the_printing_press_lowers_evil_by_one() -> None:
    game = table(4)
    produce(game, "printing_press", imps=3)
    game.lords[ME].evil = 1
    assert asked(game, "produce").options(game)[0].args["lose"] == 0, "evil is at its lowest"
    game.lords[ME].evil = 5
    assert asked(game, "produce").options(game)[0].args["lose"] == 1
    pick(game, "printing_press")
    assert game.lords[ME].evil == 4


def two_presses() -> DungeonLords:
    """The host of the paladin and another lord at 12 evil, both with a printing press."""
    game = table(2)
    for lord in game.lords:
        lord.orders, lord.imps, lord.evil = list(ORDERS), 3, 12
        lord.tiles = dungeon("C1 C2=printing_press C3")
    game.lords[0].line = heroes("X")
    game.paladin, game.paladin_host = "host", 0
    go(game, StartProduction())
    return game


@pytest.mark.rule("DL-10.1", "DL-1.2")
@pytest.mark.parametrize(("starter", "host"), [(0, 1), (1, 0)])
def test_simultaneous_production_takes_effect_in_turn_order(starter: int, host: int) -> None:
    game = two_presses()
    game.starter = starter
    go(game, StartProduction())
    for seat in (1 - starter, starter):
        pick(game, "printing_press", kind="produce", seat=seat)
    # Seat 0 is the host: dropping first it loses him; dropping second, at equal evil, it keeps him.
    assert game.paladin_host == host


@pytest.mark.rule("DL-10.1", "DL-1.2")
@pytest.mark.parametrize("first", [0, 1])
def test_the_result_of_simultaneous_production_does_not_depend_on_who_answers_first(first: int) -> None:
    game = two_presses()
    assert is_asked(game, "produce", 0)
    assert is_asked(game, "produce", 1)
    pick(game, "printing_press", kind="produce", seat=first)
    assert [lord.evil for lord in game.lords] == [12, 12]
    pick(game, "printing_press", kind="produce", seat=1 - first)
    # Seat 1 is first in turn order: it drops to 11 while the host is at 12; then he, at equal evil, keeps the paladin.
    assert [lord.evil for lord in game.lords] == [11, 11]
    assert game.paladin_host == 0


@pytest.mark.rule("DL-10.1")
def test_any_player_may_demand_turn_order() -> None:
    game = two_presses()
    game.starter = 1
    go(game, StartProduction())
    pick(game, "turn_order", kind="demand_turn_order", seat=0)
    assert [question.seat for question in game.questions] == [1]
    pick(game, "printing_press", seat=1)
    assert game.lords[1].evil == 11
    assert [question.seat for question in game.questions] == [0]
    pick(game, "printing_press", seat=0)
    assert game.paladin_host == 0  # the other dropped first: at equal evil he stays
    assert "produce" not in [question.kind for question in game.questions]
    # After a visible action it is too late to demand it; declining is not an action.
    game = two_presses()
    pick(game, "done", kind="produce", seat=0)
    assert is_asked(game, "demand_turn_order", 1)
    pick(game, "printing_press", kind="produce", seat=1)
    assert not is_asked(game, "demand_turn_order")


@pytest.mark.rule("DL-10.1")
def test_a_workshop_that_finds_the_deck_empty_is_undone() -> None:
    game = table(2)
    for lord in game.lords:
        lord.orders, lord.imps = list(ORDERS), 4
        lord.tiles = dungeon("C1 C2 C3 C4=workshop")
    rest, game.trap_deck = game.trap_deck[1:], game.trap_deck[:1]
    game.lords[1].traps = rest
    go(game, StartProduction())
    pick(game, "workshop", seat=0)
    events = pick(game, "workshop", seat=1)
    assert len(game.lords[1].traps) == 27  # turn order: seat 1 draws the last card
    assert game.lords[0].traps == []
    assert told(events, "workshop_in_vain") == [{"player": seat_name(0)}]


@pytest.mark.rule("DL-10.1", "DL-10.7")
def test_a_workshop_cannot_be_used_again_for_a_trap_already_claimed() -> None:
    def workshops(cards: int) -> DungeonLords:
        game = table(4, year=2, starter=1)
        for lord in game.lords:
            lord.orders = list(ORDERS)
        for seat in (2, 3):
            game.lords[seat].tiles, game.lords[seat].imps = dungeon("C1 C2 C3 C4=workshop"), 8
        game.lords[0].traps, game.trap_deck = game.trap_deck[cards:], game.trap_deck[:cards]
        go(game, StartProduction())
        pick(game, "workshop", seat=2)
        return game

    game = workshops(1)
    assert not is_asked(game, "produce", 2), "the last card is already claimed"
    assert game.lords[2].busy_imps == 4
    # The other lord's use is not considered yet: the first in turn order gets the card.
    assert "workshop" in ids(game, "produce", 3)
    events = pick(game, "workshop", seat=3)
    assert told(events, "traps_drawn") == [{"player": seat_name(2), "number": 1}]
    assert [event.audience for event in events if event.key == "log-traps_drawn_which"] == [(2,)]
    assert told(events, "workshop_in_vain") == [{"player": seat_name(3)}]
    game = workshops(2)
    assert "workshop" in ids(game, "produce", 2)
    events = pick(game, "workshop", seat=2)
    assert not is_asked(game, "produce", 2)
    pick(game, "done", kind="produce", seat=3)
    assert len(game.lords[2].traps) == 2


def returning(on_card: list[str]) -> DungeonLords:
    game = table(4)
    for lord in game.lords:
        lord.orders = list(ORDERS)
    lord = game.lords[ME]
    lord.on_card = on_card
    lord.disabled = ["get_food", "recruit_imps"]
    go(game, StartProduction())
    return game


@pytest.mark.rule("DL-10.9", "DL-10.10", "DL-V23")
@pytest.mark.parametrize(
    ("chosen", "disabled"), [("dig_tunnels", ["mine_gold", "buy_traps"]), ("mine_gold", ["dig_tunnels", "buy_traps"])]
)
def test_the_first_or_an_unexecuted_order_returns_and_the_other_two_are_disabled(
    chosen: str, disabled: list[str]
) -> None:
    game = returning(["mine_gold"])
    assert ids(game) == ["dig_tunnels", "mine_gold"]
    refuse(game, "buy_traps", "return_choice")
    refuse(game, "get_food", "return_choice")
    events = pick(game, chosen)
    lord = game.lords[ME]
    assert sorted(lord.disabled) == sorted(disabled)
    assert {"get_food", "recruit_imps", chosen} <= set(lord.hand)
    assert len(lord.hand) == 6
    # DL-10.12: public.
    assert all(event.audience is None for event in events)


@pytest.mark.rule("DL-10.12")
def test_the_return_of_orders_is_public_and_all_minions_return() -> None:
    game = returning(["mine_gold"])
    assert game.view(None).lords[ME].on_card == ["mine_gold"]
    pick(game, "mine_gold")
    shown = game.view(None).lords[ME]
    assert shown.on_card == []
    assert sorted(shown.disabled or []) == ["buy_traps", "dig_tunnels"]
    assert game.view(None).spaces == {}


def two_return() -> DungeonLords:
    """Two lords, each with an order that was not executed, about to choose which order returns."""
    game = table(4)
    for lord in game.lords:
        lord.orders = list(ORDERS)
    for seat in (1, 2):
        game.lords[seat].on_card = ["mine_gold"]
    go(game, StartProduction())
    return game


@pytest.mark.rule("DL-10.1", "DL-10.12")
def test_in_turn_order_later_lords_see_which_order_returns() -> None:
    game = two_return()
    pick(game, "turn_order", kind="demand_turn_order", seat=2)
    events = pick(game, "mine_gold", seat=1)
    assert told(events, "return_chosen") == [{"player": seat_name(1), "order": refer("order-mine_gold")}]
    assert all(event.audience is None for event in events)
    assert asked(game).seat == 2
    assert game.view(2).lords[1].returning == "mine_gold"
    assert game.view(2).lords[2].returning is None
    events = pick(game, "dig_tunnels", seat=2)
    assert told(events, "return_chosen") == []  # no lord comes later: the cards are exchanged at once
    assert len(told(events, "orders_returned")) == 4


@pytest.mark.rule("DL-10.1", "DL-10.12")
def test_simultaneously_chosen_returning_orders_stay_hidden_until_all_are_done() -> None:
    game = two_return()
    events = pick(game, "mine_gold", kind="return_order", seat=1)
    assert events == []
    assert game.view(1).lords[1].returning == "mine_gold"
    assert game.view(2).lords[1].returning is None
    guessed = {game.guess(2, Random(number)).lords[1].returning for number in range(20)}
    assert guessed == {"dig_tunnels", "mine_gold"}
    assert game.guess(1, Random(1)).lords[1].returning == "mine_gold"


@pytest.mark.rule("DL-10.11")
@pytest.mark.parametrize("on_card", [[], ["dig_tunnels"]])
def test_without_another_unexecuted_order_the_first_returns(on_card: list[str]) -> None:
    game = returning(on_card)
    assert game.questions == []
    assert sorted(game.lords[ME].disabled) == ["buy_traps", "mine_gold"]


@pytest.mark.rule("DL-10.10")
def test_any_unexecuted_order_may_return() -> None:
    game = returning(["dig_tunnels", "mine_gold", "buy_traps"])
    assert ids(game) == ORDERS
    pick(game, "buy_traps")
    assert sorted(game.lords[ME].disabled) == ["dig_tunnels", "mine_gold"]


@pytest.mark.rule("DL-10.13")
def test_orders_disabled_in_autumn_stay_disabled_in_the_next_winter() -> None:
    game = returning([])
    game.season = 3
    before = [list(lord.disabled) for lord in game.lords]
    go(game, EndRound())
    assert game.year == 2
    assert [lord.disabled for lord in game.lords] == before
    game.season = 3
    for lord in game.lords:
        lord.orders = list(ORDERS)
    go(game, StartProduction())
    assert sorted(game.lords[ME].disabled) == ["buy_traps", "mine_gold"]


@pytest.mark.rule("DL-10.13")
@pytest.mark.parametrize(("year", "season", "asks"), [(1, 3, True), (2, 2, True), (2, 3, False)])
def test_in_the_last_autumn_there_is_no_question_about_returning_orders(year: int, season: int, asks: bool) -> None:
    game = table(4, year=year, season=season)
    for lord in game.lords:
        lord.orders, lord.on_card = list(ORDERS), ["mine_gold"]
    events = go(game, StartProduction())
    assert is_asked(game, "return_order") == asks
    if not asks:
        # The order cards are exchanged nevertheless.
        assert [args["order"] for args in told(events, "orders_returned")] == [refer("order-dig_tunnels")] * 4
        assert all(lord.disabled == ["mine_gold", "buy_traps"] for lord in game.lords)


@pytest.mark.rule("DL-10.2")
def test_the_production_question_shows_the_free_workers() -> None:
    game = table(4)
    produce(game, "mint", imps=5)
    assert asked(game).args == {"imps": 5, "trolls": 0}


@pytest.mark.rule("DL-10.1", "DL-10.11")
def test_a_guess_hides_that_another_lord_has_finished_production() -> None:
    game = table(4)
    for lord in game.lords:
        lord.orders, lord.on_card = list(ORDERS), ["mine_gold"]
    game.lords[ME].tiles, game.lords[ME].imps = dungeon("C1 C2 C3=mint"), 9
    go(game, StartProduction())
    before = game.guess(0, Random(1))
    pick(game, "done", kind="produce", seat=ME)
    assert is_asked(game, "return_order", ME)
    after = game.guess(0, Random(1))
    assert is_asked(after, "produce", ME)
    assert before.agenda == after.agenda
    pick(after, "done", kind="produce", seat=ME)
    assert is_asked(after, "return_order", ME)
    assert is_asked(game.guess(ME, Random(1)), "return_order", ME)

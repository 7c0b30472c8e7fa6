"""Choosing, placing and executing orders; non-player colours (sections 6, 7 and 9)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from benchmarks.press_count import asked_of
from cogs.screens.open_question import Look, completions
from cogs.screens.question import prompt
from games.dungeon_lords.rules.components import ORDER_IDS, ORDERS
from games.dungeon_lords.rules.events import EventPhase
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.digging import DigSquare
from games.dungeon_lords.rules.orders.executing import PlaceOrders, PlaceOutsiders, StartExecution
from games.dungeon_lords.rules.orders.forecast import failing
from games.dungeon_lords.rules.orders.orders import ChooseOrder, ChooseOrders, PrepareOrders
from games.dungeon_lords.rules.scoring import FinalScoring
from locales.texts import Texts
from rules.errors import IllegalChoice
from rules.messages import Message, Seat, refer, seat_name
from rules.questions import Option
from tests.games.driver import of_all
from tests.games.dungeon_lords.positions import (
    ME,
    STARTER,
    asked,
    execute,
    executing,
    give_orders,
    go,
    ids,
    impossible,
    is_asked,
    keys,
    option,
    orders_phase,
    pick,
    place,
    refuse,
    start,
    table,
    told,
)
from web.render import answers

YELLOW, GREEN = "yellow", "green"
"""The non-player colours with two players; with three, only green."""


def placed(game: DungeonLords, *orders: list[str]) -> DungeonLords:
    """Put the orders of each lord, in turn order, on the board, first to third, with nobody there before."""
    for seat, own in zip(game.turn_order(), orders, strict=True):
        game.lords[seat].orders = own
    go(game, *(PlaceOrders(number=number) for number in range(3)))
    return game


@pytest.mark.rule("DL-6.1", "DL-6.2")
def test_three_different_orders_of_six_are_chosen_secretly_in_sequence() -> None:
    game = start(4, rules="introductory")
    lord = game.lords[0]
    assert len(lord.hand) == 6
    refuse(game, lord.disabled[0], "order_disabled", "choose_order", seat=0)
    first, second, third = lord.hand[3], lord.hand[0], lord.hand[5]
    question = asked(game, "choose_order", 0)
    for wrong in ([first, second], [first, first, second], [*lord.hand[:4]]):
        with pytest.raises(IllegalChoice):
            game.choose(0, question.id, wrong)
    give_orders(game, 0, first, second, third)
    assert lord.orders == [first, second, third]
    assert game.view(0).lords[0].orders == [first, second, third]
    for seat in (None, 1, 2, 3):
        assert game.view(seat).lords[0].orders == [None, None, None]
        assert game.view(seat).lords[0].ready
    assert game.waiting(None) == [1, 2, 3]


@pytest.mark.rule("DL-6.1")
def test_orders_can_be_changed_until_all_are_ready() -> None:
    game = start(3, rules="introductory")
    hand = game.lords[0].hand
    give_orders(game, 0, *hand[:3])
    given = asked(game, "change_orders", 0).describe(game)
    assert given == {"orders": [refer(f"order-{order}") for order in hand[:3]]}
    pick(game, "change", kind="change_orders", seat=0)
    assert game.lords[0].orders == []
    assert not game.view(1).lords[0].ready
    give_orders(game, 0, hand[0], hand[1], hand[4])
    for seat in (1, 2):
        give_orders(game, seat, *game.lords[seat].hand[:3])
    assert not is_asked(game, "change_orders")
    assert game.orders_shown == 3
    assert game.lords[0].orders == [hand[0], hand[1], hand[4]]


@pytest.mark.rule("DL-6.3")
def test_non_player_minions_are_placed_before_orders_are_chosen() -> None:
    game = start(3, rules="introductory")
    assert sum(GREEN in spaces for spaces in game.view(None).spaces.values()) == 3
    assert all(not lord.orders for lord in game.lords)


@pytest.mark.rule("DL-6.4", "DL-6.5", "DL-6.6", "DL-V22")
def test_minions_take_the_lowest_free_space_in_turn_order_until_an_area_is_full() -> None:
    game = placed(
        table(4),
        ["mine_gold", "get_food", "dig_tunnels"],
        ["mine_gold", "get_food", "dig_tunnels"],
        ["get_food", "mine_gold", "buy_traps"],
        ["buy_traps", "dig_tunnels", "mine_gold"],
    )
    # Turn order is 1, 2, 3, 0.
    assert game.spaces["mine_gold"] == [1, 2, 3]
    assert game.lords[0].on_card == ["mine_gold"]
    # Second orders come after all first ones: seat 3's first food order is before seat 1's second.
    assert game.spaces["get_food"] == [3, 1, 2]
    assert game.spaces["dig_tunnels"] == [0, 1, 2]
    assert game.spaces["buy_traps"] == [0, 3, None]


@pytest.mark.rule("DL-6.5", "DL-6.8", "DL-6.9")
def test_later_orders_stay_hidden_until_their_reveal() -> None:
    game = table(2, phase="placing")
    for lord in game.lords:
        lord.orders = ["mine_gold", "get_food", "dig_tunnels"]
    for number in range(3):
        events = go(game, PlaceOrders(number=number))
        assert keys(events) == ["minion_placed"] * 2
        shown = game.view(1).lords[0].orders
        assert shown == (["mine_gold", "get_food", "dig_tunnels"][: number + 1] + [None] * 2)[:3]
        assert {args["number"] for args in told(events, "minion_placed")} == {number + 1}
    assert game.view(None).spaces["mine_gold"] == [1, 0, None]


@pytest.mark.rule("DL-6.7")
def test_minions_are_placed_without_a_question() -> None:
    game = placed(table(2), ["mine_gold", "get_food", "dig_tunnels"], ["mine_gold", "get_food", "dig_tunnels"])
    assert game.questions == []
    assert game.spaces["mine_gold"] == [1, 0, None]


@pytest.mark.rule("DL-6.10", "DL-6.11")
def test_there_are_eight_areas_with_three_spaces_each() -> None:
    assert ORDER_IDS == [
        "get_food",
        "improve_reputation",
        "dig_tunnels",
        "mine_gold",
        "recruit_imps",
        "buy_traps",
        "hire_monster",
        "build_room",
    ]
    assert all(len(order.spaces) == 3 for order in ORDERS.values())


def first_hire(gold: int, rules: str, number: int = 0, taken: int = 0) -> DungeonLords:
    game = table(4, rules=rules)
    for seat, lord in enumerate(game.lords):
        lord.orders = ["mine_gold", "get_food", "dig_tunnels"] if seat != ME else []
    game.lords[ME].gold = gold
    rest = ["get_food", "dig_tunnels", "buy_traps"]
    rest.insert(number, "hire_monster")
    game.lords[ME].orders = rest[:3]
    game.spaces["hire_monster"] = [YELLOW] * taken + [None] * (3 - taken)
    go(game, PlaceOrders(number=number))
    return game


@pytest.mark.rule("DL-6.12")
def test_a_first_order_to_hire_costs_a_fee_in_the_full_rules() -> None:
    paid = first_hire(2, "full")
    assert (paid.lords[ME].gold, paid.spaces["hire_monster"][0]) == (1, ME)
    full_area = first_hire(2, "full", taken=3)
    assert full_area.lords[ME].gold == 1
    assert full_area.lords[ME].on_card == ["hire_monster"]
    poor = first_hire(0, "full")
    assert poor.lords[ME].on_card == ["hire_monster"]
    assert poor.spaces["hire_monster"] == [None] * 3
    second = first_hire(2, "full", number=1)
    assert (second.lords[ME].gold, second.spaces["hire_monster"][0]) == (2, ME)
    intro = first_hire(2, "introductory")
    assert (intro.lords[ME].gold, intro.spaces["hire_monster"][0]) == (2, ME)


@pytest.mark.rule("DL-7.1")
def test_areas_are_resolved_in_their_sequence() -> None:
    game = table(4)
    for order in reversed(ORDER_IDS):
        place(game, order, ME)
    game.tavern, game.market = ["goblin"], ["mint"]
    lord = game.lords[ME]
    lord.gold = lord.food = lord.imps = 9
    go(game, StartExecution())
    found = []
    while game.questions:
        question = asked(game)
        found.append(getattr(question, "order", question.kind))
        pick(game, "decline")
    assert found == [
        "get_food",
        "improve_reputation",
        "dig_square",
        "mine_tunnel",
        "recruit_imps",
        "buy_traps",
        "choose_creature",
        "choose_room",
    ]


def area_of_three(order: str) -> DungeonLords:
    """Seats 2, 0 and 1 have minions on the spaces of this order, and can pay for every action there."""
    game = table(4, tavern=["goblin", "troll", "slime"], market=["mint", "workshop"])
    for lord in game.lords:
        lord.gold = lord.food = lord.imps = 9
        lord.tiles["B3"] = lord.tiles["C1"].model_copy()
    place(game, order, 2, 0, 1)
    go(game, StartExecution())
    return game


def all_decline(game: DungeonLords) -> list[Seat]:
    """Decline every action; the seats that were asked, in order."""
    found = []
    while game.questions:
        found.append(asked(game).seat)
        pick(game, "decline")
    return found


@pytest.mark.rule("DL-7.2", "DL-7.8")
@pytest.mark.parametrize("order", ORDER_IDS)
def test_spaces_of_an_area_act_simultaneously_except_for_hiring_and_building(order: str) -> None:
    game = area_of_three(order)
    rivals = order in ("hire_monster", "build_room")
    assert game.waiting(None) == ([1] if rivals else [0, 1, 2])
    assert {question.seat for question in game.questions} == {*game.waiting(None)}, "nothing else is asked"
    assert all_decline(game) == ([1, 0, 2] if rivals else [0, 1, 2])


@pytest.mark.rule("DL-7.3", "DL-7.9")
@pytest.mark.parametrize("order", ORDER_IDS)
def test_every_action_may_be_declined(order: str) -> None:
    game = table(4, tavern=["goblin"], market=["souvenir_shop"])
    events = execute(game, order, 2)
    assert events == []
    events = pick(game, "decline")
    assert keys(events) == ["order_unexecuted"]
    assert game.lords[ME].on_card == [order]
    assert game.questions == []


@pytest.mark.rule("DL-7.9")
def test_the_minion_of_an_executed_order_returns_to_its_lord() -> None:
    game = executing("recruit_imps", 1, "do")
    assert game.lords[ME].on_card == []


@pytest.mark.parametrize(
    ("order", "space", "cost", "gain"),
    [
        ("get_food", 1, {"gold": 1}, {"gain_food": 2, "gain_gold": 0}),
        ("get_food", 3, {"evil": 2}, {"gain_food": 3, "gain_gold": 1}),
        ("improve_reputation", 3, {"gold": 1}, {"lose": 2}),
        ("recruit_imps", 1, {"food": 1}, {"imps": 1}),
        ("buy_traps", 1, {"gold": 1}, {"traps": 1, "discards": 0}),
    ],
)
def test_an_offered_order_shows_its_cost_and_gain(
    order: str, space: int, cost: dict[str, int], gain: dict[str, int]
) -> None:
    game = executing(order, space)
    offered = asked(game).options(game)[0]
    assert (offered.id, offered.args) == ("do", {"gold": 0, "food": 0, "evil": 0, **cost, **gain})


@pytest.mark.rule("DL-1.10")
@pytest.mark.parametrize(("space", "evil", "lose"), [(1, 2, 1), (2, 3, 2), (2, 2, 1), (2, 1, 0), (3, 2, 1), (1, 1, 0)])
def test_improve_reputation_shows_the_evil_that_is_actually_lost(space: int, evil: int, lose: int) -> None:
    game = executing("improve_reputation", space, evil=evil)
    offered = asked(game).options(game)[0]
    assert offered.args["lose"] == lose
    for language, number in (("en", f"ose {lose} evil"), ("ja", f"邪悪度を{lose}下")):
        said = Texts().say(language, "dungeon_lords", Message(offered.key, offered.args))
        assert (number in said) == bool(lose), said
    pick(game, "do")
    assert game.lords[ME].evil == evil - lose


@pytest.mark.rule("DL-7.4", "DL-7.5")
@pytest.mark.parametrize(
    ("order", "space", "gold", "food", "evil", "why"),
    [
        ("get_food", 1, 0, 3, 5, ("no_gold", 1, 0)),
        ("get_food", 2, 3, 3, 15, ("no_evil_room", 1, 0)),
        ("get_food", 3, 3, 3, 14, ("no_evil_room", 2, 1)),
        ("improve_reputation", 3, 0, 3, 5, ("no_gold", 1, 0)),
        ("recruit_imps", 1, 3, 0, 5, ("no_food", 1, 0)),
        ("recruit_imps", 2, 3, 1, 5, ("no_food", 2, 1)),
        ("recruit_imps", 3, 0, 1, 5, ("no_gold", 1, 0)),
        ("recruit_imps", 3, 1, 0, 5, ("no_food", 1, 0)),
        ("buy_traps", 1, 0, 3, 5, ("no_gold", 1, 0)),
        ("buy_traps", 3, 1, 3, 5, ("no_gold", 2, 1)),
        ("hire_monster", 3, 3, 1, 5, ("no_creature", 0, 0)),
        ("build_room", 2, 0, 3, 5, ("no_gold", 1, 0)),
        ("build_room", 3, 0, 3, 5, ("no_gold", 1, 0)),
    ],
)
def test_an_order_is_not_executed_if_its_full_cost_cannot_be_paid(
    order: str, space: int, gold: int, food: int, evil: int, why: tuple[str, int, int]
) -> None:
    game = table(4, tavern=["goblin"], market=["mint"], gold=gold, food=food, evil=evil)
    lord = game.lords[ME]
    assert impossible(execute(game, order, space)) == why
    assert lord.on_card == [order]
    assert (lord.gold, lord.food, lord.evil, lord.imps) == (gold, food, evil, 3)


@pytest.mark.rule("DL-7.4")
def test_an_order_cannot_be_paid_twice() -> None:
    game = executing("get_food", 1, gold=9)
    assert ids(game) == ["do", "decline"]
    pick(game, "do")
    assert (game.lords[ME].gold, game.lords[ME].food) == (8, 5)
    assert game.questions == []


@pytest.mark.rule("DL-7.6")
def test_minions_do_not_move_up_to_empty_spaces() -> None:
    game = table(4)
    place(game, "get_food", None, 0, 1)
    go(game, StartExecution())
    pick(game, "decline", seat=0)
    assert asked(game, seat=1).args["space"] == "III"


@pytest.mark.rule("DL-7.7", "DL-2.4")
@pytest.mark.parametrize("rules", ["full", "introductory"])
def test_costs_in_evil_move_the_counter_up(rules: str) -> None:
    game = executing("get_food", 3, "do", rules=rules)
    lord = game.lords[ME]
    assert (lord.evil, lord.food, lord.gold) == (7, 6, 4)


@pytest.mark.rule("DL-7.8")
def test_lords_decide_publicly_about_orders_that_affect_nobody_else_in_any_order_of_answers() -> None:
    game = table(4)
    place(game, "get_food", 0, 1, 2)
    go(game, StartExecution())
    for seat in (2, 0, 1):
        assert not is_asked(game, "demand_turn_order")
        assert all(event.audience is None for event in pick(game, "do", seat=seat))
        assert game.view(None).lords[seat].food > 3


@pytest.mark.rule("DL-7.3")
def test_an_order_can_be_taken_back_until_a_card_is_seen() -> None:
    game = executing("dig_tunnels", 2, "B1")
    assert game.can_undo(ME)
    pick(game, "done")
    assert game.can_undo(ME), "nothing was revealed"
    execute(game, "mine_gold", 2, "gold-1")
    assert game.can_undo(ME)
    execute(game, "buy_traps", 2, "decline")
    assert game.can_undo(ME)
    execute(game, "recruit_imps", 1, "do")
    assert game.can_undo(ME)
    execute(game, "improve_reputation", 3, "do", "none")
    assert game.can_undo(ME), "no combat card was looked at"
    execute(game, "improve_reputation", 3, "do", "card-1")
    assert not game.can_undo(ME)
    execute(game, "buy_traps", 2, "do")
    assert not game.can_undo(ME), "the trap is known"


@pytest.mark.rule("DL-8.26")
def test_hiring_and_building_can_be_taken_back() -> None:
    game = table(4)
    game.tavern = ["goblin"]
    execute(game, "hire_monster", 2, "goblin")
    assert game.can_undo(ME)
    game = table(4)
    game.market = ["mint"]
    execute(game, "build_room", 1, "mint")
    assert game.lords[ME].tiles["C3"].kind == "mint"
    assert game.can_undo(ME)


@pytest.mark.rule("DL-6.5", "DL-6.8", "DL-6.9")
def test_all_first_orders_are_placed_before_second_and_third_ones() -> None:
    game = start(3, "a round", rules="introductory")
    game.starter = 1
    chosen = {seat: game.lords[seat].hand[:3] for seat in range(3)}
    for seat in (0, 2):
        events = give_orders(game, seat, *chosen[seat])
        assert keys(events) == ["orders_ready"], "the chosen orders are not told"
        assert game.view(1).lords[seat].orders == [None] * 3
    events = give_orders(game, 1, *chosen[1])
    shown = [
        (args["number"], args["player"], args["order"])
        for event in events
        for args in [event.args]
        if event.key in ("log-minion_placed", "log-area_full") and event.audience is None
    ]
    assert shown == [
        (number + 1, seat_name(seat), refer(f"order-{chosen[seat][number]}"))
        for number in range(3)
        for seat in (1, 2, 0)
    ]
    assert game.view(0).lords[2].orders == chosen[2]


@pytest.mark.rule("DL-9.3")
def test_with_a_non_player_on_ii_the_second_lord_gets_iii_and_the_third_nothing() -> None:
    game = table(3)
    events = go(game, PrepareOrders())
    area = game.outsiders[0].drawn[1]
    assert told(events, "outsider_orders")[0]["orders"] == [refer(f"order-{each}") for each in game.outsiders[0].drawn]
    others = [order for order in ORDER_IDS if order not in game.outsiders[0].drawn]
    for lord in game.lords:
        lord.orders = [area, *others[:2]]
    events = go(game, PlaceOrders(number=0))
    assert [(args["player"], args["space"]) for args in told(events, "minion_placed")] == [
        (seat_name(1), "I"),
        (seat_name(2), "III"),
    ]
    assert told(events, "area_full") == [{"player": seat_name(0), "order": refer(f"order-{area}"), "number": 1}]
    assert game.view(None).spaces[area] == [1, GREEN, 2]
    assert [shown.on_card for shown in game.view(None).lords] == [[area], [], []]
    # In an area without it, the three lords take I, II and III.
    game.starter = 2
    for lord in game.lords:
        lord.orders, lord.on_card = [others[0], *others[1:3]], []
    go(game, PlaceOrders(number=0))
    assert game.spaces[others[0]] == [2, 0, 1]


@pytest.mark.rule("DL-9.9", "DL-9.1")
@pytest.mark.parametrize(("seats", "colours"), [(2, 2), (3, 1), (4, 0)])
def test_non_player_colours_only_occupy_spaces(seats: int, colours: int) -> None:
    game = table(seats)
    view = game.view(None)
    assert (len(view.lords), len(view.outsiders)) == (seats, colours)
    game.season, game.events = 1, ["tax", "payday", "special"]
    for lord in game.lords:
        lord.gold = 9
    events = go(game, EventPhase())
    while game.waiting(None):
        pick(game, ids(game)[0], seat=game.waiting(None)[0])
    order = [(STARTER + step) % seats for step in range(seats)]
    # Only the lords at the table are taxed.
    assert [lord.gold for lord in game.lords] == [7] * seats
    taxed = [args["player"] for args in told(events, "tax")] or [seat_name(order[0])]
    assert set(taxed) <= {seat_name(seat) for seat in order}
    game.spaces["get_food"] = [YELLOW if colours else None, None, None]
    go(game, StartExecution())
    assert game.questions == [], "its minion returns without an action"
    go(game, FinalScoring())
    assert game.result is not None
    assert [place.seat for place in game.result.places] == list(range(seats))
    for title, players in game.result.facts.items():
        if title.startswith("title-"):
            assert set(players) <= {seat_name(seat) for seat in range(seats)}  # type: ignore[arg-type]


# Non-player colours


@pytest.mark.rule("DL-9.1")
def test_non_player_minions_take_no_actions() -> None:
    game = table(3, tavern=["goblin"])
    game.spaces["hire_monster"] = [ME, GREEN, None]
    game.lords[ME].orders = ["hire_monster"]
    go(game, StartExecution())
    assert asked(game).seat == ME
    assert game.tavern == ["goblin"]


def test_orders_are_chosen_in_private() -> None:
    game = table(4)
    orders_phase(game)
    assert all(question.private for question in game.questions if question.kind == "choose_order")
    assert [question.seat for question in game.questions if question.kind == "choose_order"] == [0, 1, 2, 3]


@pytest.mark.rule("DL-6.1", "DL-9.5")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_guess_hides_other_lords_orders_and_the_progress_of_their_choice(seats: int) -> None:
    game = table(seats)
    for lord in game.lords:
        lord.disabled = []
    orders_phase(game)
    if seats == 2:
        give_orders(game, 1, "mine_gold", "get_food", "buy_traps")
        assert is_asked(game, "choose_nonplayer_order", 1)
        assert not game.view(0).lords[1].ready
    for seat in (0, None):
        guess = game.guess(seat, Random(1))
        assert guess.lords[1].orders == []
        assert [outsider.third for outsider in guess.outsiders] == [None] * len(guess.outsiders)
        (question,) = [question for question in guess.questions if question.seat == 1]
        assert question.kind == "choose_order"
        assert question.options(guess)
    if seats == 2:
        pick(game, ids(game, "choose_nonplayer_order", 1)[0], seat=1)
    else:
        give_orders(game, 1, "mine_gold", "get_food", "buy_traps")
    assert game.view(0).lords[1].ready
    assert game.guess(1, Random(1)).lords[1].orders == ["mine_gold", "get_food", "buy_traps"]
    # Everyone knows that it has chosen all three, but not which.
    guessed = {tuple(game.guess(0, Random(number)).lords[1].orders) for number in range(9)}
    assert {len(orders) for orders in guessed} == {3}
    assert len(guessed) > 3


def guessed_orders(*really: str, food: int) -> list[list[str]]:
    """Guesses by seat 0 of the orders of seat 1, which has this much food and enough of everything else."""
    game = table(4)
    for lord in game.lords:
        lord.disabled = []
    game.lords[1].food, game.lords[1].gold = food, 3
    game.tavern, game.market = ["ghost", "vampire"], ["mint", "workshop"]
    orders_phase(game)
    give_orders(game, 1, *really)
    return [game.guess(0, Random(number)).lords[1].orders for number in range(60)]


def test_guessed_orders_fit_the_needs_of_a_lord() -> None:
    fed, hungry = (guessed_orders("mine_gold", "buy_traps", "dig_tunnels", food=food) for food in (6, 0))
    often, seldom = (sum("get_food" in orders for orders in guesses) for guesses in (hungry, fed))
    assert often > 2 * seldom > 0
    assert {order for orders in fed for order in orders} == set(ORDER_IDS), "every order is possible"
    assert hungry == guessed_orders("improve_reputation", "recruit_imps", "get_food", food=0)


@pytest.mark.rule("DL-9.2", "DL-9.9")
def test_with_three_players_the_non_player_takes_space_ii_of_three_areas() -> None:
    game = table(3)
    outsider = game.outsiders[0]
    before = list(outsider.disabled)
    go(game, PrepareOrders())
    assert not set(outsider.drawn) & set(before)
    assert len(set(outsider.drawn)) == 3
    for order, spaces in game.spaces.items():
        assert spaces == ([None, GREEN, None] if order in outsider.drawn else [None] * 3)
    assert sorted(outsider.disabled) == sorted(outsider.drawn)
    assert game.view(1).outsiders[0].drawn == outsider.drawn
    # The old disabled cards are back in the deck: only the three just used cannot be drawn.
    used = list(outsider.drawn)
    found = set()
    for _ in range(30):
        outsider.disabled = list(used)
        go(game, PrepareOrders())
        found.update(outsider.drawn)
    assert found == set(ORDER_IDS) - set(used)


@pytest.mark.rule("DL-9.3", "DL-9.8", "DL-V24")
def test_with_three_players_an_area_with_a_non_player_has_space_for_two_lords() -> None:
    game = table(3)
    for order in ("dig_tunnels", "buy_traps", "recruit_imps"):
        game.spaces[order] = [None, GREEN, None]
    placed(
        game,
        ["dig_tunnels", "get_food", "mine_gold"],
        ["dig_tunnels", "get_food", "mine_gold"],
        ["dig_tunnels", "get_food", "mine_gold"],
    )
    assert game.spaces["dig_tunnels"] == [1, GREEN, 2]
    assert game.lords[0].on_card == ["dig_tunnels"]


def two_colours(first: list[str], second: list[str]) -> DungeonLords:
    """Two players; each colour can only draw the two orders named (the others are disabled)."""
    game = table(2)
    for seed in range(3000):
        for outsider, drawn in zip(game.outsiders, (first, second), strict=True):
            free = ("get_food", "mine_gold", *drawn)
            outsider.disabled = [order for order in ORDER_IDS if order not in free][:3]
        game.dice.counter = seed
        go(game, PrepareOrders(), ChooseOrders())
        if [sorted(outsider.drawn) for outsider in game.outsiders] == [sorted(first), sorted(second)]:
            return game
    raise AssertionError("these were never drawn")


@pytest.mark.rule("DL-9.4")
def test_with_two_players_each_non_player_places_two_drawn_orders() -> None:
    game = two_colours(["dig_tunnels", "buy_traps"], ["recruit_imps", "build_room"])
    assert game.spaces["dig_tunnels"] == game.spaces["buy_traps"] == [None, YELLOW, None]
    assert game.spaces["recruit_imps"] == game.spaces["build_room"] == [None, GREEN, None]
    clash = two_colours(["dig_tunnels", "buy_traps"], ["dig_tunnels", "build_room"])
    assert clash.spaces["dig_tunnels"] == [None, YELLOW, GREEN]


@pytest.mark.rule("DL-9.5")
def test_with_two_players_each_secretly_chooses_a_non_players_third_order() -> None:
    game = two_colours(["dig_tunnels", "buy_traps"], ["recruit_imps", "build_room"])
    outsider = game.outsiders[0]
    assert not is_asked(game, "choose_nonplayer_order", 0), "a lord's own orders come first"
    mine = ids(game, "choose_order", 0)[3:]
    give_orders(game, 0, *mine)
    assert asked(game, "choose_nonplayer_order", 0).args == {
        "colour": refer(f"colour-{outsider.colour}"),
        "orders": [refer(f"order-{order}") for order in mine],
    }
    assert ids(game, "choose_nonplayer_order", 0) == [*outsider.candidates, "back"]
    assert len(outsider.candidates) == 3
    assert not set(outsider.candidates) & {*outsider.disabled, "dig_tunnels", "buy_traps"}
    refuse(game, "dig_tunnels", "nonplayer_drawn", "choose_nonplayer_order", 0)
    refuse(game, outsider.disabled[0], "nonplayer_disabled", "choose_nonplayer_order", 0)
    assert option(game, "choose_nonplayer_order", "back", 0).key == "do-own_orders", "all three are chosen again"
    assert pick(game, "back", kind="choose_nonplayer_order", seat=0) == []
    assert game.lords[0].orders == []
    give_orders(game, 0, *mine)
    assert not game.view(1).lords[0].ready
    events = pick(game, outsider.candidates[1], kind="choose_nonplayer_order", seat=0)
    assert told(events, "orders_ready") == [{"player": seat_name(0)}]
    assert game.view(1).lords[0].ready
    assert game.view(0).outsiders[0].third == outsider.third == outsider.candidates[1]
    assert game.view(1).outsiders[0].third is None
    pick(game, "change", kind="change_orders", seat=0)
    assert game.outsiders[0].third is None
    assert game.lords[0].orders == []
    assert is_asked(game, "choose_order", 0)


@pytest.mark.rule("DL-9.6", "DL-9.7", "DL-V25")
def test_third_orders_of_non_players_are_placed_before_the_lords_orders() -> None:
    game = two_colours(["dig_tunnels", "buy_traps"], ["dig_tunnels", "build_room"])
    assert game.spaces["dig_tunnels"] == [None, YELLOW, GREEN]
    game.outsiders[0].third, game.outsiders[1].third = "get_food", "mine_gold"
    old = [list(outsider.disabled) for outsider in game.outsiders]
    for lord in game.lords:
        lord.orders = ["dig_tunnels", "get_food", "mine_gold"]
    events = go(game, PlaceOutsiders(), PlaceOrders(number=0))
    assert game.spaces["get_food"][0] == YELLOW
    assert game.spaces["mine_gold"][0] == GREEN
    assert keys(events).index("outsider_third") < keys(events).index("minion_placed")
    assert game.spaces["dig_tunnels"] == [1, YELLOW, GREEN]
    assert game.lords[0].on_card == ["dig_tunnels"]
    assert sorted(game.outsiders[0].disabled) == sorted(["dig_tunnels", "buy_traps", "get_food"])
    assert not set(old[0]) & set(game.outsiders[0].disabled)


@pytest.mark.rule("DL-9.6", "DL-V26")
def test_equal_third_orders_of_non_players_take_spaces_i_and_ii() -> None:
    game = two_colours(["dig_tunnels", "buy_traps"], ["recruit_imps", "build_room"])
    for outsider in game.outsiders:
        outsider.third = "mine_gold"
    go(game, PlaceOutsiders())
    assert game.spaces["mine_gold"] == [YELLOW, GREEN, None]


@pytest.mark.rule("DL-V27")
def test_rooms_are_built_from_space_iii_to_space_i() -> None:
    game = table(3, market=["souvenir_shop", "chicken_coop"])
    place(game, "build_room", 1, 2, 0)
    go(game, StartExecution())
    for seat, room in ((0, "souvenir_shop"), (2, "chicken_coop")):
        pick(game, room, seat=seat)
        events = pick(game, "C1", seat=seat)
    assert impossible(events) == ("no_room_left", 0, 0)
    assert game.lords[1].on_card == ["build_room"]
    assert game.questions == []


@pytest.mark.rule("DL-6.12")
@pytest.mark.parametrize(
    ("orders", "gold", "rules", "warned"),
    [
        (["hire_monster"], 0, "full", True),
        (["hire_monster", "get_food"], 0, "full", True),
        (["get_food", "hire_monster"], 0, "full", False),
        (["hire_monster"], 1, "full", False),
        (["hire_monster"], 0, "introductory", False),
    ],
)
def test_a_note_warns_of_a_first_hire_order_without_the_fee(
    orders: list[str], gold: int, rules: str, warned: bool
) -> None:
    game = table(4, rules=rules)
    game.lords[ME].gold = gold
    picked = [Option(order, "do-order", {"order": refer(f"order-{order}")}) for order in orders]
    notes = ChooseOrder(seat=ME).notes(game, picked)
    assert ("note-no_hire_fee" in [note.key for note in notes]) == warned


def test_a_note_warns_if_the_picked_orders_need_the_same_imps() -> None:
    game = start(4, rules="introductory")
    question = asked(game, "choose_order", 2)

    def notes(*orders: str) -> list[str]:
        picked = [Option(order, "do-order", {"order": refer(f"order-{order}")}) for order in orders]
        return [note.key for note in question.notes(game, picked)]

    game.lords[2].imps = 3
    assert notes("mine_gold", "dig_tunnels") == ["note-imps_shared"]
    assert notes("mine_gold", "get_food") == []
    assert notes("recruit_imps", "mine_gold") == ["note-recruits_late"]
    assert notes("recruit_imps", "get_food") == []
    game.lords[2].imps = 4
    assert notes("dig_tunnels", "mine_gold") == [], "two for each"
    game.lords[2].imps = 0
    assert notes("dig_tunnels") == ["note-fails"]
    game.lords[2].imps = 1
    assert notes("dig_tunnels") == []
    assert notes("mine_gold", "dig_tunnels") == ["note-fails"], "whatever the order in which they are given"


@pytest.mark.rule("DL-7.5")
@pytest.mark.parametrize(
    ("gold", "food", "orders", "failing_order"),
    [
        (0, 3, ["get_food"], {"get_food": ("no_gold", 1, 0)}),
        (1, 3, ["get_food"], {}),
        (1, 0, ["recruit_imps"], {"recruit_imps": ("no_food", 1, 0)}),
        (1, 0, ["recruit_imps", "get_food"], {}),
        (0, 0, ["hire_monster"], {"hire_monster": ("no_creature", 0, 0)}),
        (1, 0, ["hire_monster", "get_food"], {}),
        (0, 0, ["buy_traps", "mine_gold"], {}),
        (1, 3, ["buy_traps", "get_food"], {"buy_traps": ("no_gold", 1, 0)}),
        (0, 3, ["buy_traps"], {"buy_traps": ("no_gold", 1, 0)}),
    ],
)
def test_orders_that_fail_as_things_stand_are_known_before_they_are_given(
    gold: int, food: int, orders: list[str], failing_order: dict[str, tuple[str, int, int]]
) -> None:
    """Each on the first free space, with what the orders of earlier areas leave and bring."""
    game = start(4, rules="introductory")
    game.tavern = ["goblin"]
    lord = game.lords[ME]
    lord.gold, lord.food = gold, food
    found = failing(game, ME, orders)
    told = {order: (fault.code, fault.undone["needed"], fault.undone["have"]) for order, fault in found.items()}
    assert told == failing_order


def test_an_order_is_marked_where_it_goes_ill_with_those_already_given() -> None:
    game = start(4, rules="introductory")
    game.lords[2].imps, game.lords[2].disabled = 1, []
    question = asked(game, "choose_order", 2)
    shown = replace(asked_of(game, question, Texts()), notes=lambda picked: question.notes(game, picked))
    mine, dig = (next(each for each in shown.options if each.id == order) for order in ("mine_gold", "dig_tunnels"))
    why = "⚠️ As things stand, you can't carry out Mine Gold: not enough free imps (1 needed, 0 available)."
    assert "⚠️" not in shown.button(mine)
    begun = replace(shown, look=Look(picked=[dig.id]))
    assert begun.button(mine).endswith("⚠️")
    assert begun.line(mine).startswith(why), "in a menu there may be no room for more"
    (typed,) = (text for text, value in completions(begun) if value.endswith(mine.id))
    assert typed.endswith("⚠️")
    (on_page,) = (each["about"] for each in answers(begun)["options"] if each["id"] == mine.id)
    assert why in on_page
    assert why in prompt(replace(shown, look=Look(picked=[dig.id, mine.id])), lists=True)


@pytest.mark.parametrize(
    ("imps", "mines", "foreman", "warned"),
    [
        (1, 0, False, True),
        (2, 0, False, False),
        (2, 2, False, True),
        (3, 2, False, False),
        (1, -1, False, False),
        (2, 0, True, True),
        (3, 0, True, False),
    ],
)
def test_digging_warns_of_the_last_imp_that_mining_needs(imps: int, mines: int, foreman: bool, warned: bool) -> None:
    """`mines`: the space of Mine Gold, -1 without a minion there; on space III a foreman is needed as well."""
    game = table(4)
    game.lords[ME].imps = imps
    if mines >= 0:
        game.spaces["mine_gold"][mines] = ME
    question = DigSquare(seat=ME, space=2 if foreman else 0)
    shown = replace(asked_of(game, question, Texts()), warnings=lambda: of_all(question, "warnings", game))
    squares = [each for each in shown.options if each.step]
    assert squares
    assert {each.warning == Message("risk-last_imp") for each in squares} == {warned}
    assert {shown.binds(each) for each in squares} == {warned}, "a line asks before it takes that imp"
    typed = {value.partition(":")[2]: text for text, value in completions(shown)}
    assert {typed[each.id].endswith("⚠️") for each in squares} == {warned}
    assert all(shown.line(each).startswith("⚠️") == warned for each in squares), "in menus and on the page"

"""Choosing, placing and executing orders; non-player colours (sections 6, 7 and 9)."""

from __future__ import annotations

from random import Random

import pytest

from conformance.texts import TEXTS
from games.dungeon_lords.rules.components import ORDER_IDS, ORDERS
from games.dungeon_lords.rules.events import EventPhase
from games.dungeon_lords.rules.orders.executing import PlaceOrders, PlaceOutsiders
from games.dungeon_lords.rules.orders.orders import ChooseOrders, PrepareOrders
from games.dungeon_lords.rules.scoring import FinalScoring
from tests.games.dungeon_lords.table import ME, Table, lay, start

YELLOW, GREEN = "yellow", "green"
"""The non-player colours with two players; with three, only green."""
MINES = ["mine_gold", "get_food", "dig_tunnels"]


def opening(seats: int) -> Table:
    """Lords at the choice of their first orders."""
    return Table(start(seats, rules="introductory"))


def placed(table: Table, *orders: list[str]) -> Table:
    """Put the orders of each lord, in turn order, on the board, first to third, with nobody there before."""
    for seat, lords_orders in zip(table.game.turn_order(), orders, strict=True):
        table.set(seat, orders=lords_orders)
    return table.run(*(PlaceOrders(number=number) for number in range(3)))


@pytest.mark.rule("DL-6.1", "DL-6.2")
def test_three_different_orders_of_six_are_chosen_secretly_in_sequence() -> None:
    table = opening(4)
    hand, disabled = table[0].hand, table[0].disabled[0]
    table.has(0, hand=6).refuses(disabled, "order_disabled", by=0)
    first, second, third = hand[3], hand[0], hand[5]
    for wrong in ([first, second], [first, second, third, hand[1]]):
        table.refuses(", ".join(wrong), "pick_number", by=0)
    table.refuses(f"{first}, {first}, {second}", "picked_twice", by=0)
    table.do(f"{first}, {second}, {third}", by=0).has(0, orders=[first, second, third]).waits(1, 2, 3)
    table.sees(0, "lords.0.orders", [first, second, third])
    for seat in (None, 1, 2, 3):
        table.sees(seat, "lords.0.orders", [None] * 3).sees(seat, "lords.0.ready", True)


@pytest.mark.rule("DL-6.1")
def test_orders_can_be_changed_until_all_are_ready() -> None:
    table = opening(3)
    hand = table[0].hand
    table.do(", ".join(hand[:3]), by=0).asks("change_orders", by=0, orders=hand[:3])
    table.do("change", by=0).has(0, orders=[]).sees(1, "lords.0.ready", False)
    last = [hand[0], hand[1], hand[4]]
    table.do(", ".join(last), by=0)
    for seat in (1, 2):
        table.do(", ".join(table[seat].hand[:3]), by=seat)
    table.unasked("change_orders").game_is(orders_shown=3).has(0, orders=last)


@pytest.mark.rule("DL-6.3")
def test_non_player_minions_are_placed_before_orders_are_chosen() -> None:
    table = opening(3).all_have(orders=[[]] * 3)
    assert sum(GREEN in spaces for spaces in table.game.spaces.values()) == 3


@pytest.mark.rule("DL-6.4", "DL-6.5", "DL-6.6", "DL-6.7", "DL-V22")
def test_minions_take_the_lowest_free_space_in_turn_order_until_an_area_is_full() -> None:
    table = placed(  # in turn order: 1, 2, 3, 0
        lay(),
        ["mine_gold", "get_food", "dig_tunnels"],
        ["mine_gold", "get_food", "dig_tunnels"],
        ["get_food", "mine_gold", "buy_traps"],
        ["buy_traps", "dig_tunnels", "mine_gold"],
    ).done()
    table.area("mine_gold", 1, 2, 3).has(0, on_card="mine_gold")
    # Second orders come after all first ones: seat 3's first food order is before seat 1's second.
    table.area("get_food", 3, 1, 2).area("dig_tunnels", 0, 1, 2).area("buy_traps", 0, 3, None)


@pytest.mark.rule("DL-6.5", "DL-6.8", "DL-6.9")
def test_later_orders_stay_hidden_until_their_reveal() -> None:
    table = lay(2, phase="placing").all(orders=MINES)
    for number in range(3):
        table.run(PlaceOrders(number=number)).logs_in_order(*["minion_placed"] * 2)
        table.logs_each("minion_placed", number=[number + 1] * 2)
        table.sees(1, "lords.0.orders", [*MINES[: number + 1], *[None] * (2 - number)])
    table.area("mine_gold", 1, 0, None)


@pytest.mark.rule("DL-6.10", "DL-6.11")
def test_there_are_eight_areas_with_three_spaces_each() -> None:
    early = ["get_food", "improve_reputation", "dig_tunnels", "mine_gold"]
    assert [*early, "recruit_imps", "buy_traps", "hire_monster", "build_room"] == ORDER_IDS
    assert all(len(order.spaces) == 3 for order in ORDERS.values())


@pytest.mark.rule("DL-6.12", "DL-2.2")
@pytest.mark.parametrize(
    ("gold", "rules", "number", "taken", "left", "is_placed"),
    [
        (2, "full", 0, 0, 1, True),
        (2, "full", 0, 3, 1, False),
        (0, "full", 0, 0, 0, False),
        (2, "full", 1, 0, 2, True),
        (2, "introductory", 0, 0, 2, True),
    ],
)
def test_a_first_order_to_hire_costs_a_fee_in_the_full_rules(
    gold: int, rules: str, number: int, taken: int, left: int, is_placed: bool
) -> None:
    others = ["get_food", "dig_tunnels"]
    table = lay(rules=rules).all(orders=MINES)
    table.set(gold=gold, orders=[*others[:number], "hire_monster", *others[number:]])
    table.game.spaces["hire_monster"] = [YELLOW] * taken + [None] * (3 - taken)
    table.run(PlaceOrders(number=number)).has(gold=left, on_card="" if is_placed else "hire_monster")
    assert (ME in table.game.spaces["hire_monster"]) == is_placed


@pytest.mark.rule("DL-7.1")
def test_areas_are_resolved_in_their_sequence() -> None:
    table = lay(tavern=["goblin"], market=["mint"], gold=9, food=9, imps=9)
    for order in reversed(ORDER_IDS):
        table.place(order, ME)
    table.execute()
    kinds = []
    while table.game.questions:
        question = table.question_of()
        kinds.append(getattr(question, "order", question.kind))
        table.do("decline")
    early = ["get_food", "improve_reputation", "dig_square", "mine_tunnel", "recruit_imps", "buy_traps"]
    assert kinds == [*early, "choose_creature", "choose_room"]


@pytest.mark.rule("DL-7.2", "DL-7.8")
@pytest.mark.parametrize("order", ORDER_IDS)
def test_spaces_of_an_area_act_simultaneously_except_for_hiring_and_building(order: str) -> None:
    table = lay(tavern=["goblin", "troll", "slime"], market=["mint", "workshop"])
    table.all(gold=9, food=9, imps=9, tiles="C1 C2 C3 B3").place(order, 2, 0, 1).execute()
    rivals = order in ("hire_monster", "build_room")
    assert {question.seat for question in table.game.questions} == ({1} if rivals else {0, 1, 2})
    for seat in (1, 0, 2) if rivals else (0, 1, 2):
        table.asks(table.question_of().kind, by=seat).do("decline")
    table.done()


@pytest.mark.rule("DL-7.3", "DL-7.9")
@pytest.mark.parametrize("order", ORDER_IDS)
def test_every_action_may_be_declined(order: str) -> None:
    table = lay(tavern=["goblin"], market=["souvenir_shop"]).order(order, 2).logs_only()
    table.do("decline").has(on_card=order).done().logs_only("order_unexecuted")


@pytest.mark.parametrize(
    ("order", "space", "cost", "gain"),
    [
        ("get_food", 1, {"gold": 1}, {"gain": [("food", {"n": 2})]}),
        ("get_food", 3, {"evil": 2}, {"gain": [("food", {"n": 3}), ("gold", {"n": 1})]}),
        ("improve_reputation", 3, {"gold": 1}, {"lose": 2}),
        ("recruit_imps", 1, {"food": 1}, {"imps": 1}),
        ("buy_traps", 1, {"gold": 1}, {"traps": 1, "discards": ""}),
    ],
)
def test_an_offered_order_shows_its_cost_and_gain(
    order: str, space: int, cost: dict[str, int], gain: dict[str, object]
) -> None:
    price = ("for", {"price": [(token, {"n": number}) for token, number in cost.items()]})
    lay().order(order, space).option_has("do", by=None, price=price, **gain)


@pytest.mark.rule("DL-1.10")
@pytest.mark.parametrize(("space", "evil", "lose"), [(1, 2, 1), (2, 3, 2), (2, 2, 1), (2, 1, 0), (3, 2, 1), (1, 1, 0)])
def test_improve_reputation_shows_the_evil_that_is_actually_lost(space: int, evil: int, lose: int) -> None:
    table = lay(evil=evil).order("improve_reputation", space).option_has("do", lose=lose)
    offered = table.question_of().options(table.game)[0]
    for language, number in (("en", f"ose {lose} evil"), ("ja", f"邪悪度を{lose}下")):
        sentence = TEXTS.say(language, "dungeon_lords", offered.label)
        assert (number in sentence) == bool(lose), sentence
    table.do("do").has(evil=evil - lose)
    if not lose:
        table.silent("evil_up", "evil_down")


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
        ("hire_monster", 3, 3, 0, 5, ("no_food", 1, 0)),
        ("build_room", 2, 0, 3, 5, ("no_gold", 1, 0)),
        ("build_room", 3, 0, 3, 5, ("no_gold", 1, 0)),
    ],
)
def test_an_order_is_not_executed_if_its_full_cost_cannot_be_paid(
    order: str, space: int, gold: int, food: int, evil: int, why: tuple[str, int, int]
) -> None:
    table = lay(tavern=["goblin"], market=["mint"], gold=gold, food=food, evil=evil)
    table.order(order, space).impossible(*why).has(on_card=order, gold=gold, food=food, evil=evil, imps=3)


@pytest.mark.rule("DL-7.6")
def test_minions_do_not_move_up_to_empty_spaces() -> None:
    table = lay().place("get_food", None, 0, 1).execute().do("decline", by=0)
    table.asks("execute_or_decline", by=1, space="III")


@pytest.mark.rule("DL-7.8")
def test_lords_decide_publicly_about_orders_that_affect_nobody_else_in_any_order_of_answers() -> None:
    table = lay().place("get_food", 0, 1, 2).execute()
    for seat in (2, 0, 1):
        table.unasked("demand_turn_order").do("do", by=seat).public()
        assert table[seat].food > 3


@pytest.mark.rule("DL-7.3", "DL-8.26")
@pytest.mark.parametrize(
    ("order", "space", "taken_back", "final"),
    [
        ("dig_tunnels", 2, ["B1", "done"], ""),
        ("mine_gold", 2, ["gold-1"], ""),
        ("recruit_imps", 1, ["do"], ""),
        ("hire_monster", 2, ["goblin"], ""),
        ("build_room", 1, ["mint"], ""),
        ("improve_reputation", 3, ["do", "none"], ""),
        ("improve_reputation", 3, ["do"], "card-1"),
        ("buy_traps", 2, ["decline"], ""),
        ("buy_traps", 2, [], "do"),
    ],
)
def test_an_order_can_be_taken_back_until_a_card_is_seen(
    order: str, space: int, taken_back: list[str], final: str
) -> None:
    table = lay(tavern=["goblin"], market=["mint"]).order(order, space)
    for answer in taken_back:
        table.do(answer).undoes(by=ME)
    if final:
        table.do(final).undoes(by=ME, possible=False)


@pytest.mark.rule("DL-6.5", "DL-6.8", "DL-6.9")
def test_all_first_orders_are_placed_before_second_and_third_ones() -> None:
    table = Table(start(3, "a round", rules="introductory")).on_table(starter=1)
    chosen = [lord.hand[:3] for lord in table.game.lords]
    for seat in (0, 2):
        table.do(", ".join(chosen[seat]), by=seat).sees(1, f"lords.{seat}.orders", [None] * 3)
        table.logs_only("orders_ready")  # the chosen orders are not told
    table.do(", ".join(chosen[1]), by=1).sees(0, "lords.2.orders", chosen[2])
    shown = [event for event in table.news if event.key in ("log-minion_placed", "log-area_full")]
    assert {event.audience for event in shown} == {None}
    assert [[table.plain(event.args[name]) for name in ("number", "player", "order")] for event in shown] == [
        [number + 1, seat, chosen[seat][number]] for number in range(3) for seat in (1, 2, 0)
    ]


# Non-player colours


@pytest.mark.rule("DL-9.3", "DL-9.8", "DL-V24")
def test_with_a_non_player_on_ii_the_second_lord_gets_iii_and_the_third_nothing() -> None:
    table = lay(3).run(PrepareOrders())
    drawn = table.game.outsiders[0].drawn
    others = [order for order in ORDER_IDS if order not in drawn]
    table.logs_each("outsider_orders", orders=[drawn])
    table.all(orders=[drawn[1], *others[:2]]).run(PlaceOrders(number=0))
    table.logs_each("minion_placed", player=[1, 2], space=["I", "III"])
    table.logs_each("area_full", player=[0], order=[drawn[1]], number=[1])
    table.area(drawn[1], 1, GREEN, 2).all_have(on_card=[drawn[1], "", ""])
    # In an area without it, the three lords take I, II and III.
    table.on_table(starter=2).all(orders=others[:3], on_card=[]).run(PlaceOrders(number=0)).area(others[0], 2, 0, 1)


@pytest.mark.rule("DL-9.9", "DL-9.1")
@pytest.mark.parametrize(("seats", "colours"), [(2, 2), (3, 1), (4, 0)])
def test_non_player_colours_only_occupy_spaces(seats: int, colours: int) -> None:
    table = lay(seats, season=1, events=["tax", "payday", "special"]).all(gold=9).run(EventPhase())
    view = table.game.view(None)
    assert (len(view.lords), len(view.outsiders)) == (seats, colours)
    while table.game.waiting(None):
        table.do(table.ids()[0])
    table.all_have(gold=[7] * seats)  # only the lords at the table are taxed
    table.game.spaces["get_food"] = [YELLOW if colours else None, None, None]
    table.execute().done()  # its minion returns without an action
    result = table.run(FinalScoring()).over().game.result
    assert result is not None
    assert [place.seat for place in result.places] == list(range(seats))
    named = [table.plain(players) for title, players in result.facts.items() if title.startswith("title-")]
    assert all(set(players) <= {*range(seats)} for players in named if isinstance(players, list))


def choosing(seats: int) -> Table:
    """Lords choose their orders, none of which is disabled."""
    return lay(seats).all(disabled=[]).run(PrepareOrders(), ChooseOrders())


@pytest.mark.rule("DL-6.1", "DL-9.5")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_guess_hides_other_lords_orders_and_the_progress_of_their_choice(seats: int) -> None:
    table = choosing(seats)
    given = "mine_gold, get_food, buy_traps"
    choices = [question for question in table.game.questions if question.kind == "choose_order"]
    assert [question.seat for question in choices] == [*range(seats)]
    if seats == 2:
        table.do(given, by=1).asks("choose_nonplayer_order", by=1).sees(0, "lords.1.ready", False)
    for seat in (0, None):
        guess = Table(table.game.guess(seat, Random(1))).has(1, orders=[]).asks("choose_order", by=1)
        assert [outsider.third for outsider in guess.game.outsiders] == [None] * len(guess.game.outsiders)
        assert guess.question_of(by=1).options(guess.game)
    table.do(table.ids(1)[0] if seats == 2 else given, by=1)
    table.sees(0, "lords.1.ready", True)
    Table(table.game.guess(1, Random(1))).has(1, orders=given.split(", "))
    # Everyone knows that it has chosen all three, but not which.
    guessed = {tuple(table.game.guess(0, Random(number)).lords[1].orders) for number in range(9)}
    assert {len(orders) for orders in guessed} == {3}
    assert len(guessed) > 3


def guessed_orders(really: str, food: int) -> list[list[str]]:
    """Guesses by seat 0 of the orders of seat 1, which has this much food and enough of everything else."""
    table = choosing(4).set(1, food=food, gold=3).on_table(tavern=["ghost", "vampire"], market=["mint", "workshop"])
    table.do(really, by=1)
    return [table.game.guess(0, Random(number)).lords[1].orders for number in range(60)]


def test_guessed_orders_fit_the_needs_of_a_lord() -> None:
    fed, hungry = (guessed_orders("mine_gold, buy_traps, dig_tunnels", food=food) for food in (6, 0))
    often, seldom = (sum("get_food" in orders for orders in guesses) for guesses in (hungry, fed))
    assert often > 2 * seldom > 0
    assert {order for orders in fed for order in orders} == set(ORDER_IDS), "every order is possible"
    assert hungry == guessed_orders("improve_reputation, recruit_imps, get_food", food=0)


@pytest.mark.rule("DL-9.2", "DL-9.9")
def test_with_three_players_the_non_player_takes_space_ii_of_three_areas() -> None:
    table = lay(3)
    outsider = table.game.outsiders[0]
    before = list(outsider.disabled)
    table.run(PrepareOrders())
    used = list(outsider.drawn)
    assert len({*used} - {*before}) == 3
    for order in ORDER_IDS:
        table.area(order, None, GREEN if order in used else None, None)
    assert sorted(outsider.disabled) == sorted(used)
    table.sees(1, "outsiders.0.drawn", used)
    # The old disabled cards are back in the deck: only the three just used cannot be drawn.
    kinds = set()
    for _ in range(30):
        outsider.disabled = list(used)
        table.run(PrepareOrders())
        kinds.update(outsider.drawn)
    assert kinds == set(ORDER_IDS) - set(used)


def two_colours(first: list[str], second: list[str]) -> Table:
    """Two players whose colours draw these two orders each: the first chance at which they do.

    Get Food and Mine Gold are not disabled, so they can be third orders.
    """
    table = lay(2)
    outsiders = table.game.outsiders
    for counter in range(3000):
        for outsider, drawn in zip(outsiders, (first, second), strict=True):
            free = ("get_food", "mine_gold", *drawn)
            outsider.disabled = [order for order in ORDER_IDS if order not in free][:3]
        table.game.dice.counter = counter
        table.run(PrepareOrders(), ChooseOrders())
        if [sorted(outsider.drawn) for outsider in outsiders] == [sorted(first), sorted(second)]:
            return table
    raise AssertionError("these were never drawn")


@pytest.mark.rule("DL-9.4", "DL-9.5", "DL-9.6", "DL-V26")
def test_with_two_players_each_secretly_chooses_a_non_players_third_order() -> None:
    table = two_colours(["dig_tunnels", "buy_traps"], ["recruit_imps", "build_room"])
    table.area("dig_tunnels", None, YELLOW, None).area("buy_traps", None, YELLOW, None)
    table.area("recruit_imps", None, GREEN, None).area("build_room", None, GREEN, None)
    outsider = table.game.outsiders[0]
    candidates = list(outsider.candidates)
    disabled = outsider.disabled[0]
    table.unasked("choose_nonplayer_order", 0)  # a lord's own orders come first
    mine = table[0].hand[3:]
    table.do(", ".join(mine), by=0)
    table.asks("choose_nonplayer_order", ", ".join([*candidates, "back"]), by=0, colour=outsider.colour, orders=mine)
    assert len({*candidates} - {*outsider.disabled, "dig_tunnels", "buy_traps"}) == 3
    table.refuses("dig_tunnels", "nonplayer_drawn", by=0).refuses(disabled, "nonplayer_disabled", by=0)
    (back,) = (option for option in table.question_of(0).options(table.game) if option.role.is_back)
    assert back.label.key == "do-own_orders"
    table.do("back", by=0).has(0, orders=[]).logs_only()
    table.do(", ".join(mine), by=0).sees(1, "lords.0.ready", False)
    table.do(candidates[1], by=0).logs_each("orders_ready", player=[0]).sees(1, "lords.0.ready", True)
    table.sees(0, "outsiders.0.third", candidates[1]).sees(1, "outsiders.0.third", None)
    assert outsider.third == candidates[1]
    table.do("change", by=0).has(0, orders=[]).asks("choose_order", by=0)
    table.sees(0, "outsiders.0.third", None)
    # Equal third orders take spaces I and II.
    for lord in table.game.outsiders:
        lord.third = "mine_gold"
    table.run(PlaceOutsiders()).area("mine_gold", YELLOW, GREEN, None)


@pytest.mark.rule("DL-9.4", "DL-9.6", "DL-9.7", "DL-V25")
def test_third_orders_of_non_players_are_placed_before_the_lords_orders() -> None:
    table = two_colours(["dig_tunnels", "buy_traps"], ["dig_tunnels", "build_room"])
    table.area("dig_tunnels", None, YELLOW, GREEN)
    first, second = table.game.outsiders
    first.third, second.third = "get_food", "mine_gold"
    old = list(first.disabled)
    table.all(orders=["dig_tunnels", "get_food", "mine_gold"]).run(PlaceOutsiders(), PlaceOrders(number=0))
    table.logs_in_order("outsider_third", "outsider_third", "minion_placed")
    assert (table.game.spaces["get_food"][0], table.game.spaces["mine_gold"][0]) == (YELLOW, GREEN)
    table.area("dig_tunnels", 1, YELLOW, GREEN).has(0, on_card="dig_tunnels")
    assert sorted(first.disabled) == ["buy_traps", "dig_tunnels", "get_food"]
    assert not set(old) & set(first.disabled)


@pytest.mark.rule("DL-V27")
def test_rooms_are_built_from_space_iii_to_space_i() -> None:
    table = lay(3, market=["souvenir_shop", "chicken_coop"]).place("build_room", 1, 2, 0).execute()
    table.do("souvenir_shop", "C1", by=0).do("chicken_coop", "C1", by=2)
    table.impossible("no_room_left").has(1, on_card="build_room").done()

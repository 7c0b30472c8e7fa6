"""Production rooms and the return of order cards (section 10)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.dungeon_lords.rules.faults import Fault
from games.dungeon_lords.rules.flow import EndRound
from games.dungeon_lords.rules.grid import SQUARES, dig_squares
from games.dungeon_lords.rules.orders.production import StartProduction, room_use_fault
from games.dungeon_lords.rules.pieces import Tile
from tests.games.dungeon_lords.notation import dungeon
from tests.games.dungeon_lords.table import ME, Table, lay

ORDERS = ["dig_tunnels", "mine_gold", "buy_traps"]


def produce(table: Table) -> Table:
    """Run to the production phase; all orders are executed, but for those laid on the cards."""
    return table.all(orders=ORDERS).run(StartProduction())


def rooms(*names: str, imps: int = 9, **values: Any) -> Table:
    """The production phase of ME, who has these rooms on C3, E3 and so on."""
    tiles = dungeon("C1 C2 C3 D3 E3 B3 A3")
    for square, room in zip(("C3", "E3"), names, strict=False):
        tiles[square].kind = room
    return produce(lay(imps=imps, tiles=tiles, **values))


@pytest.mark.rule("DL-10.2")
@pytest.mark.parametrize(
    ("room", "workers", "gained"),
    [("chicken_coop", 3, "food"), ("mushroom_bed", 3, "food"), ("souvenir_shop", 3, "gold"), ("mint", 3, "gold")],
)
def test_production_rooms_use_workers_and_produce_food_or_gold(room: str, workers: int, gained: str) -> None:
    table = rooms(room, imps=4).option_has(room, workers=workers)
    assert table.question_of().options(table.game)[0].label.key == f"do-produce_{gained}"
    table.do(room).logs("room_used").logs("orders_returned")
    table.has(**{"busy_imps": workers, "gold": 3, "food": 3} | {gained: 4})


@pytest.mark.rule("DL-10.2", "DL-1.7")
def test_trolls_work_as_imps_and_rooms_without_enough_workers_are_refused() -> None:
    rooms("mint", "chicken_coop", imps=2, lair="troll troll").do("mint").has(busy_trolls=2, busy_imps=1).done()
    rooms("mint", "tool_shed", imps=2).refuses("mint", "no_imp")
    produce(lay(tiles="C1 C2 C3=mint!")).done()  # a conquered room produces nothing
    rooms("mint", imps=5).asks("produce", free=[("imp", {"n": 5})])


@pytest.mark.rule("DL-10.3", "DL-V30")
@pytest.mark.parametrize(("year", "food"), [(1, 1), (2, 2)])
def test_a_room_produces_once_per_round_in_year_1_and_twice_in_year_2(year: int, food: int) -> None:
    uses = ["chicken_coop"] * food
    rooms("chicken_coop", imps=6, food=0, year=year).do(*uses).has(food=food).done()  # no workers, or used up
    rooms("chicken_coop", "mint", imps=12, food=0, year=year).do(*uses).refuses("chicken_coop", "room_used")


@pytest.mark.rule("DL-10.4")
def test_rooms_are_used_in_any_order_and_are_optional() -> None:
    table = rooms("mint", "chicken_coop").asks("produce", "mint, chicken_coop, done").do("chicken_coop")
    table.asks("produce", "mint, done").do("done").has(gold=3, food=4)


@pytest.mark.rule("DL-10.5")
def test_the_new_imp_of_the_magic_room_works_at_once() -> None:
    table = rooms("magic_room", "mint", imps=2, food=1, lair="troll troll").do("magic_room")
    table.has(busy_trolls=2, food=0, imps=3, free_imps=3).do("mint").has(gold=4)
    rooms("magic_room", "mint", food=0).refuses("magic_room", "no_food")


def test_the_tool_shed_digs_on_the_only_square_there_is() -> None:
    table = lay(imps=9, tiles="C1 C2 C3=tool_shed")
    tiles = table[ME].tiles
    while len(places := dig_squares(tiles)) > 1:
        tiles[places[0]] = Tile()
    (only,) = places
    produce(table).option_has("tool_shed", dug=only).do("tool_shed", by=ME)
    assert only in tiles
    table.unasked("place_tunnel")


@pytest.mark.rule("DL-10.6", "DL-8.13")
def test_the_tool_shed_digs_by_the_same_rules() -> None:
    table = rooms("tool_shed", imps=0, lair="troll troll").do("tool_shed").refuses("C3", "occupied")
    table.refuses("D2", "two_by_two").refuses("A1", "not_adjacent").do("back").has(busy_trolls=0)
    assert table.do("tool_shed", "B1").has(busy_trolls=2)[ME].tiles["B1"].dug


@pytest.mark.rule("DL-10.6")
def test_the_tool_shed_needs_a_square() -> None:
    table = lay(imps=9, tiles="C1 C2 C3 A1=tool_shed")
    tiles = table[ME].tiles
    for square in SQUARES:
        if square in dig_squares(tiles):
            tiles[square] = Tile()
    while dig_squares(tiles):
        tiles[dig_squares(tiles)[0]] = Tile()
    assert room_use_fault(table.game, ME, "tool_shed") == Fault("no_square")


@pytest.mark.rule("DL-10.7")
def test_the_workshop_draws_a_trap() -> None:
    table = rooms("workshop", imps=4)
    card = table.game.trap_deck[-1]
    table.do("workshop").has(traps=card)
    rooms("workshop", "mint", trap_deck=[]).refuses("workshop", "deck_empty")


@pytest.mark.rule("DL-10.8")
def test_the_printing_press_lowers_evil_by_one() -> None:
    table = rooms("printing_press", imps=3).set(evil=1).option_has("printing_press", lose=0)  # evil is at its lowest
    table.set(evil=5).option_has("printing_press", lose=1).do("printing_press").has(evil=4)


def two_presses(starter: int) -> Table:
    """The host of the paladin (seat 0) and another lord at 12 evil, both with a printing press."""
    return produce(lay(2, starter=starter).all(imps=3, evil=12, tiles="C1 C2=printing_press C3").set(0, line="X"))


@pytest.mark.rule("DL-10.1", "DL-1.2")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("starter", "host"), [(0, 1), (1, 0)])
def test_simultaneous_production_takes_effect_in_turn_order(starter: int, host: int, first: int) -> None:
    """Dropping first the host loses the paladin; dropping second, at equal evil, it keeps him."""
    table = two_presses(starter).asks("produce", by=0).asks("produce", by=1).do("printing_press", by=first)
    table.all_have(evil=[12, 12]).do("printing_press", by=1 - first).all_have(evil=[11, 11]).game_is(paladin_host=host)


@pytest.mark.rule("DL-10.1")
def test_any_player_may_demand_turn_order() -> None:
    demanded = two_presses(1).do("turn_order", by=0).waits(1).do("printing_press", by=1).has(1, evil=11).waits(0)
    # The other dropped first: at equal evil the paladin stays.
    demanded.do("printing_press", by=0).game_is(paladin_host=0).unasked("produce")
    # After a visible action it is too late to demand it; declining is not an action.
    late = two_presses(1).do("done", by=0).asks("demand_turn_order", by=1)
    late.do("printing_press", by=1).unasked("demand_turn_order")


@pytest.mark.rule("DL-10.1")
def test_a_workshop_that_finds_the_deck_empty_is_undone() -> None:
    table = produce(lay(2, trap_deck=["pendulum"]).all(imps=4, tiles="C1 C2 C3 C4=workshop"))
    # In turn order, seat 1 draws the last card.
    table.do("workshop", by=0).do("workshop", by=1).all_have(traps=["", "pendulum"])
    table.logs_each("workshop_in_vain", player=[0])


@pytest.mark.rule("DL-10.1", "DL-10.7")
def test_a_workshop_cannot_be_used_again_for_a_trap_already_claimed() -> None:
    def workshops(cards: int) -> Table:
        table = lay(year=2, starter=1)
        table.set(0, traps=table.game.trap_deck[cards:]).on_table(trap_deck=table.game.trap_deck[:cards])
        for seat in (2, 3):
            table.set(seat, tiles="C1 C2 C3 C4=workshop", imps=8)
        return produce(table).do("workshop", by=2)

    table = workshops(1).unasked("produce", 2).has(busy_imps=4)  # the last card is already claimed
    # The other lord's use is not considered yet: the first in turn order gets the card.
    table.offers("workshop", by=3).do("workshop", by=3).logs_each("traps_drawn", player=[2], number=[1])
    table.logs("traps_drawn_which", to=[2]).logs_in_order("traps_drawn_which").logs_each("workshop_in_vain", player=[3])
    workshops(2).do("workshop", by=2).unasked("produce", 2).do("done", by=3).has(traps=2)


def returning(on_card: str, **values: Any) -> Table:
    """Minions return to a lord whose orders on the card were not carried out."""
    return produce(lay(on_card=on_card, disabled="get_food recruit_imps", **values))


@pytest.mark.rule("DL-10.9", "DL-10.10", "DL-10.12", "DL-V23")
@pytest.mark.parametrize(
    ("chosen", "disabled"), [("dig_tunnels", "mine_gold buy_traps"), ("mine_gold", "dig_tunnels buy_traps")]
)
def test_the_first_or_an_unexecuted_order_returns_and_the_other_two_are_disabled(chosen: str, disabled: str) -> None:
    table = returning("mine_gold").asks("return_order", "dig_tunnels, mine_gold").refuses("buy_traps", "return_choice")
    table.refuses("get_food", "return_choice").sees(None, "lords.2.on_card", ["mine_gold"])
    table.do(chosen).public().has(disabled=disabled, hand=6)
    assert {"get_food", "recruit_imps", chosen} <= set(table[ME].hand)
    # All minions have returned, for everyone to see.
    table.sees(None, "lords.2.on_card", []).sees(None, "lords.2.disabled", disabled.split()).sees(None, "spaces", {})


def two_return() -> Table:
    """Two lords, each with an order that was not executed, about to choose which order returns."""
    return produce(lay(on_card="mine_gold").set(1, on_card="mine_gold"))


@pytest.mark.rule("DL-10.1", "DL-10.12")
def test_in_turn_order_later_lords_see_which_order_returns() -> None:
    table = two_return().do("turn_order", by=2).do("mine_gold", by=1).public()
    table.logs_each("return_chosen", player=[1], order=["mine_gold"]).waits(2)
    table.sees(2, "lords.1.returning", "mine_gold").sees(2, "lords.2.returning", None)
    # No lord comes later: the cards are exchanged at once.
    table.do("dig_tunnels", by=2).silent("return_chosen").logs_in_order(*["orders_returned"] * 4)


@pytest.mark.rule("DL-10.1", "DL-10.12")
def test_simultaneously_chosen_returning_orders_stay_hidden_until_all_are_done() -> None:
    table = two_return().do("mine_gold", by=1).logs_only()
    table.sees(1, "lords.1.returning", "mine_gold").sees(2, "lords.1.returning", None)
    guessed = {table.game.guess(2, Random(number)).lords[1].returning for number in range(20)}
    assert guessed == {"dig_tunnels", "mine_gold"}
    assert table.game.guess(1, Random(1)).lords[1].returning == "mine_gold"


@pytest.mark.rule("DL-10.11")
@pytest.mark.parametrize("on_card", ["", "dig_tunnels"])
def test_without_another_unexecuted_order_the_first_returns(on_card: str) -> None:
    returning(on_card).done().has(disabled="mine_gold buy_traps")


@pytest.mark.rule("DL-10.10")
def test_any_unexecuted_order_may_return() -> None:
    table = returning("dig_tunnels mine_gold buy_traps")
    assert table.ids() == ORDERS
    table.do("buy_traps").has(disabled="dig_tunnels mine_gold")


@pytest.mark.rule("DL-10.13")
def test_orders_disabled_in_autumn_stay_disabled_in_the_next_winter() -> None:
    table = returning("", season=3)
    before = [list(lord.disabled) for lord in table.game.lords]
    table.run(EndRound()).game_is(year=2).all_have(disabled=before)
    produce(table.on_table(season=3)).has(disabled="mine_gold buy_traps")


@pytest.mark.rule("DL-10.13")
@pytest.mark.parametrize(("year", "season", "asks"), [(1, 3, True), (2, 2, True), (2, 3, False)])
def test_in_the_last_autumn_there_is_no_question_about_returning_orders(year: int, season: int, asks: bool) -> None:
    table = produce(lay(year=year, season=season).all(on_card="mine_gold"))
    if asks:
        table.asks("return_order")
    else:  # the order cards are exchanged nevertheless
        table.unasked("return_order").logs_each("orders_returned", order=["dig_tunnels"] * 4)
        table.all_have(disabled=["mine_gold buy_traps"] * 4)


@pytest.mark.rule("DL-10.1", "DL-10.11")
def test_a_guess_hides_that_another_lord_has_finished_production() -> None:
    table = produce(lay(tiles="C1 C2 C3=mint", imps=9).all(on_card="mine_gold"))
    before = table.game.guess(0, Random(1))
    table.do("done", by=ME).asks("return_order", by=ME)
    after = Table(table.game.guess(0, Random(1))).asks("produce", by=ME)
    assert before.agenda == after.game.agenda
    after.do("done", by=ME).asks("return_order", by=ME)
    Table(table.game.guess(ME, Random(1))).asks("return_order", by=ME)

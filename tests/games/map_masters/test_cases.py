"""What a player of a Versus game is told about its own case."""

from __future__ import annotations

import pytest

from rules.messages import Message, Seat, refer, seat_name
from tests.games.map_masters.table import Mission, Table

HAND = ["s1", "s2", "s3", "s4", "s5"]


def case(table: Table, kind: str, *things: str, seats: tuple[Seat, ...] = (), seat: Seat = 0) -> Message:
    """The only case of a kind about these things and players."""
    (found,) = [
        each.text for each in table.game.cases(seat) if (each.kind, each.things, each.seats) == (kind, things, seats)
    ]
    return found


def buying() -> Table:
    """Three seats in the market of the first round; the first one is at turn."""
    table = Table(3)
    game = table.game
    game.agenda.stack[:] = []
    game.first = game.turn = 0
    for player in game.players:
        player.passed, player.coins = False, 6
    return table


@pytest.mark.rule("MM-13.4")
def test_who_has_passed_is_out_of_the_market() -> None:
    table = buying()
    card = table.game.market[3][0]
    assert case(table, "buy").key == "case-buy"
    assert case(table, "buy", card).key == "case-ware"
    table.players[0].passed = True
    assert case(table, "buy").key == "case-buy_passed"
    assert case(table, "buy", card).key == "case-ware_passed"


@pytest.mark.parametrize(("number", "key"), [(5, "case-ware_closed"), (6, "case-buy_never")])
def test_after_the_last_market_nothing_can_be_bought_later(number: int, key: str) -> None:
    table = buying()
    table.game.round, table.game.phase = number, "hand"
    table.game.goals *= 2 * number
    assert case(table, "buy", table.game.market[3][0]).key == key


def test_a_ware_is_refused_with_what_is_missing() -> None:
    table = buying()
    table.players[0].coins = 4
    told = case(table, "buy", table.game.market[6][0])
    assert (told.key, told.args["cost"], told.args["missing"]) == ("case-ware_not", 6, 2)
    assert case(table, "buy").args["most"] == 4
    table.players[0].area = list(HAND)
    full = case(table, "buy", table.game.market[3][0])
    assert (full.key, full.args["reason"]) == ("case-ware_not", "building_area_full")


def test_the_haggler_makes_a_card_cheaper() -> None:
    table = buying()
    table.players[0].spells, table.players[0].coins = ["sb_10"], 5
    told = case(table, "buy", table.game.market[6][0])
    assert (told.key, told.args["cost"]) == ("case-ware", 5)


def test_who_is_not_at_turn_buys_later() -> None:
    table = buying()
    assert case(table, "buy", seat=1).key == "case-buy_later"
    assert case(table, "buy", table.game.spells[0], seat=1).args["now"] == "no"


@pytest.mark.rule("MM-13.2")
def test_the_next_market_begins_with_the_fewest_coins() -> None:
    table = Table(3)
    table.refreshing(HAND, ["s6"], ["s7"], coins=[4, 2, 3], optimizers=[[1, 0]])
    told = case(table, "first")
    assert (told.args["player"], told.args["coins"], told.args["settled"]) == (seat_name(1), 2, "yes")


@pytest.mark.rule("MM-15.3")
def test_a_path_is_worth_what_it_has_circled_and_only_its_owner_is_told() -> None:
    table = Table(3)
    table.explore(HAND, ["s6"], ["s7"], goal="goal_coin_2")
    (found,) = [each for each in table.game.cases(0) if each.kind == "path"]
    assert found.secret
    assert (found.text.args["points"], found.text.args["goal"]) == (0, refer("goal-coin"))


@pytest.mark.rule("MM-16.3", "MM-16.5", "MM-16.6")
def test_the_total_is_traced_to_its_parts() -> None:
    table = buying()
    player = table.players[0]
    player.primary, player.secondary, player.bonus, player.escapes = [5, 4], [3, 4], [1, 0], [True, True]
    player.coins = 7
    for other in table.players[1:]:
        other.primary, other.secondary, other.bonus, other.escapes = [1, 1], [0, 0], [0, 0], [True, False]
    told = case(table, "total").args
    assert (told["primary"], told["secondary"], told["circled"]) == (9, 3, 7)
    assert (told["escape"], told["coins"], told["board"], told["total"]) == (2, 2, 13, 17)
    assert case(table, "escapes").args["points"] == 2
    assert case(table, "escapes", seats=(1,)).args["points"] == 1


@pytest.mark.rule("MM-15.5")
def test_optimizers_are_counted_in_the_refresh_only() -> None:
    table = buying()
    assert case(table, "optimizers").key == "case-optimizers_later"
    table.refreshing(HAND, ["s6"], ["s7"], optimizers=[[1, 2]])
    told = case(table, "optimizers").args
    assert (told["recycle"], told["scissors"]) == (1, 2)


@pytest.mark.rule("MM-14.6")
def test_being_done_can_be_taken_back_while_others_explore() -> None:
    table = Table(3, time_bonus="off")
    table.explore(HAND, ["s6"], ["s7"])
    assert case(table, "change").key == "case-change_drawing"
    table.pick("done", seat=0)
    told = case(table, "change")
    assert (told.key, told.args["players"]) == ("case-change_done", [seat_name(1), seat_name(2)])


def test_a_cooperative_game_has_no_cases() -> None:
    assert Mission().game.cases(0) == []

"""What holds in a position: the numbers, and who may know them."""

from __future__ import annotations

from random import Random

import pytest

from games.map_masters.facts import facts
from games.map_masters.facts.market import chance
from games.map_masters.rules.cards import CARDS, icons_of
from games.map_masters.rules.coop.tableau import holdings
from games.map_masters.rules.game import MapMasters
from rules.messages import Message, Seat, refer, seat_name
from tests.games.map_masters.table import Mission, Table

HAND = ["s1", "s2", "s3", "s4", "s5"]


def fact(table: Table | Mission, kind: str, *things: str, seats: tuple[Seat, ...] = (), seat: Seat = 0) -> Message:
    """The first fact of a kind about exactly these things and players."""
    asked = (kind, things, seats)
    found = [each for each in facts(table.game, seat) if (each.kind, each.things, each.seats) == asked]
    assert found
    return found[0].text


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
def test_what_can_be_bought_depends_on_coins_room_and_passing() -> None:
    table = buying()
    cheap, dear = table.game.market[3][0], table.game.market[6][0]
    table.players[0].coins = 4
    assert fact(table, "buy", cheap).args["left"] == 1
    short = fact(table, "buy", dear)
    assert (short.key, short.args["missing"]) == ("fact-ware_not", 2)
    assert fact(table, "buy").args["number3"] == 0
    table.players[0].area = list(HAND)
    assert fact(table, "buy", cheap).args["reason"] == "building_area_full"
    assert fact(table, "buy", cheap, seat=1).args["now"] == 0
    table.players[0].passed = True
    assert fact(table, "buy", cheap).key == "fact-ware_passed"
    assert fact(table, "buy").args["state"] == "passed"


@pytest.mark.rule("MM-13.15")
def test_the_haggler_makes_a_card_cheaper() -> None:
    table = buying()
    table.players[0].spells, table.players[0].coins = ["sb_10"], 5
    assert fact(table, "buy", table.game.market[6][0]).args["cost"] == 5


@pytest.mark.parametrize(("number", "key"), [(5, "fact-ware_closed"), (6, "fact-ware_never")])
def test_after_the_last_market_nothing_can_be_bought_later(number: int, key: str) -> None:
    table = buying()
    table.game.round, table.game.phase = number, "hand"
    table.game.goals *= 2 * number
    assert fact(table, "buy", table.game.market[3][0]).key == key


@pytest.mark.rule("MM-13.20", "MM-13.21")
def test_how_likely_a_card_is_drawn() -> None:
    table = buying()
    table.players[0].area, table.game.piles["deck_0"] = ["s1", "s2", "s3"], ["s4", "s5", "s6", "s7"]
    table.players[0].discard = ["s8"]
    percents = [fact(table, "draw", card).args["percent"] for card in ("s1", "s4", "s8")]
    assert percents == [100, 50, 0]
    table.game.piles["deck_0"] = ["s4"]
    assert [fact(table, "draw", card).args["percent"] for card in ("s4", "s8")] == [100, 100]
    assert chance(2, 4, 2) == pytest.approx(5 / 6)
    assert chance(1, 4, 0) == 0


@pytest.mark.rule("MM-13.2", "MM-15.6")
def test_the_next_market_begins_with_the_fewest_coins() -> None:
    for coins, spells, settled in (([4, 2, 3], [], 1), ([4, 3, 3], [["sb_15"]], 0)):
        table = Table(3)
        table.refreshing(HAND, ["s6"], ["s7"], coins=coins, spells=spells, optimizers=[[1, 0]])
        told = fact(table, "first").args
        assert (told["player"], told["own"], told["settled"]) == (seat_name(1), 0, settled)


@pytest.mark.rule("MM-16.2", "MM-16.3", "MM-16.5", "MM-16.6")
def test_the_total_is_traced_to_its_parts() -> None:
    table = buying()
    player = table.players[0]
    player.primary, player.secondary, player.bonus, player.escapes = [5, 4], [3, 4], [1, 0], [True, True]
    player.coins = 7
    for other in table.players[1:]:
        other.primary, other.secondary, other.bonus, other.escapes = [1, 1], [0, 0], [0, 0], [True, False]
    told = fact(table, "total").args
    assert (told["primary"], told["secondary"], told["circled"]) == (9, 3, 7)
    assert (told["escape"], told["coins"], told["total"]) == (2, 2, 17)
    assert fact(table, "escapes").args["points"] == 2
    assert fact(table, "escapes", seats=(1,)).args["missed"] == ["2"]
    assert fact(table, "coins").args["missing"] == 2


def test_symbols_of_the_hand_are_added_up() -> None:
    table = Table(3)
    table.explore(["s1", "s1", "s5", "s6", "s8"], ["s6"], ["s7"], goal="goal_key_2")
    keys = {card: sum(icon == "key" for _, icon in icons_of(CARDS[card])) for card in ("s1", "s5", "s6", "s8")}
    in_all = 2 * keys["s1"] + keys["s5"] + keys["s6"] + keys["s8"]
    told = fact(table, "symbols", "key").args
    assert in_all > 0
    assert (told["number"], told["points"]) == (in_all, 2 * in_all)
    assert fact(table, "symbols", "coin").args["vp"] == 0


@pytest.mark.rule("MM-14.6")
def test_being_done_can_be_taken_back_while_others_explore() -> None:
    table = Table(3, time_bonus="off")
    table.explore(HAND, ["s6"], ["s7"])
    drawing = fact(table, "change")
    assert (drawing.key, drawing.args["bonus"], drawing.args["others"]) == ("fact-change_drawing", 0, 2)
    table.pick("done", seat=0)
    assert fact(table, "change").key == "fact-change_done"


@pytest.mark.rule("MM-4.5")
def test_only_the_owner_is_told_where_a_path_leads() -> None:
    table = Table(3)
    table.explore(["s1"], ["s1"], ["s1"], goal="goal_key_1")
    table.lay(("s1", False, 0, 0))
    assert fact(table, "way_out").key == "fact-way_out_routes"
    table.pick("start_0.W2", seat=0)
    assert fact(table, "way_out").args["out"] == 0
    assert fact(table, "way_out", seat=1).key == "fact-escaped"


@pytest.mark.rule("MM-15.5")
def test_optimizers_are_counted_in_the_refresh() -> None:
    table = buying()
    assert fact(table, "optimizers").key == "fact-optimizers_later"
    table.refreshing(HAND, ["s6"], ["s7"], optimizers=[[1, 2]])
    told = fact(table, "optimizers").args
    assert (told["recycle"], told["scissors"]) == (1, 2)


@pytest.mark.rule("MM-20.14")
@pytest.mark.parametrize("hands", ["off", "on"])
def test_a_mission_tells_of_open_hands_only(hands: str) -> None:
    table = Mission(seats=2, open_hands=hands)
    assert fact(table, "held", seats=(1,)).key == "fact-held_none"
    table.play()
    told = fact(table, "held", seats=(1,))
    assert ("cards" in told.args) == (hands == "on")


def test_a_mission_tells_of_its_objectives_and_groups() -> None:
    table = Mission()
    table.play()
    table.team.filled = [3]
    told = fact(table, "objectives").args
    assert told["left"] == [refer(f"slot-jean_mi_is_back-{number}") for number in (0, 1, 2)]
    assert fact(table, "spaces").args["free"] == len(table.team.free)
    before = fact(table, "missing").args
    assert (fact(table, "groups").args["done"], before["there0"], before["artifact0"]) == (0, 1, 0)
    assert before["lacks0"] == 2 - min(2, holdings(table.game, 0).get("key", 0)), "the keys are what is least"
    table.team.groups[0].out = True
    assert (fact(table, "groups").args["done"], fact(table, "missing").args["there0"]) == (1, 0)


def positions() -> list[MapMasters]:
    """A market, an exploration with a path begun, a refresh, and a mission."""
    tables = [Table(3), Table(3), Table(3)]
    tables[1].explore(["s1", "s2"], ["s6"], ["s7"], goal="goal_key_1")
    tables[1].lay(("s1", False, 0, 0))
    tables[1].pick("start_0.W2", seat=0)
    tables[2].refreshing(HAND, ["s6"], ["s7"], optimizers=[[1, 1], [1, 0]])
    mission = Mission()
    mission.play()
    return [*(table.game for table in tables), mission.game]


@pytest.mark.parametrize("number", range(4))
def test_public_facts_do_not_depend_on_what_is_hidden(number: int) -> None:
    game = positions()[number]
    shared = [[each for each in facts(game.guess(None, Random(seed)), 0) if each.public] for seed in range(5)]
    assert shared[0]
    assert shared.count(shared[0]) == len(shared)


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("seat", range(3))
def test_facts_of_a_seat_depend_only_on_what_it_knows(number: int, seat: Seat) -> None:
    game = positions()[number]
    told = [facts(game.guess(seat, Random(seed)), seat) for seed in range(5)]
    assert told.count(told[0]) == len(told)

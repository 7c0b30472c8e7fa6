"""The effects of the eight orders (section 8)."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_lords.rules.components import CREATURES, ORDERS, ROOMS, ZONES
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.grid import SQUARES, dig_squares
from games.dungeon_lords.rules.orders.building import room_fault
from games.dungeon_lords.rules.orders.digging import mine_squares
from games.dungeon_lords.rules.orders.production import StartProduction
from rules.messages import refer, seat_name
from rules.questions import Refusals
from tests.games.dungeon_lords.positions import (
    ME,
    asked,
    dungeon,
    execute,
    executing,
    go,
    ids,
    impossible,
    is_asked,
    keys,
    lair,
    option,
    pick,
    refuse,
    table,
    told,
)


def missed(game: DungeonLords) -> dict[str, str]:
    """The refused options that are listed with the open question, with their reasons."""
    return {each.id: each.reason for each in asked(game).refusals(game) if each.missed}


def supplies(game: DungeonLords) -> tuple[int, int, int, int]:
    lord = game.lords[ME]
    return lord.gold, lord.food, lord.imps, lord.evil


@pytest.mark.slow
@pytest.mark.rule("DL-8.1", "DL-8.2", "DL-8.18", "DL-6.11")
@pytest.mark.parametrize(
    ("order", "space", "after"),
    [
        ("get_food", 1, (2, 5, 3, 5)),
        ("get_food", 2, (3, 6, 3, 6)),
        ("get_food", 3, (4, 6, 3, 7)),
        ("improve_reputation", 1, (3, 3, 3, 4)),
        ("improve_reputation", 2, (3, 3, 3, 3)),
        ("improve_reputation", 3, (2, 3, 3, 3)),
        ("recruit_imps", 1, (3, 2, 4, 5)),
        ("recruit_imps", 2, (3, 1, 5, 5)),
        ("recruit_imps", 3, (2, 2, 5, 5)),
    ],
)
def test_get_food_improve_reputation_and_recruit_imps_pay_and_give_the_printed_amounts(
    order: str, space: int, after: tuple[int, int, int, int]
) -> None:
    game = executing(order, space, "do")
    assert supplies(game) == after
    spies = order == "improve_reputation" and space != 2
    assert is_asked(game, "choose_spy_card") == spies
    assert game.lords[ME].on_card == []


@pytest.mark.rule("DL-8.3")
def test_reputation_can_be_improved_at_the_lowest_evil_and_still_spies() -> None:
    game = executing("improve_reputation", 1, "do", evil=1)
    assert game.lords[ME].evil == 1
    assert game.lords[ME].on_card == []
    assert is_asked(game, "choose_spy_card")


@pytest.mark.rule("DL-8.4", "DL-8.5", "DL-8.6")
def test_a_spied_combat_card_is_shown_only_to_its_lord() -> None:
    game = table(4)
    cards = list(game.combat_piles[0])
    for _ in range(2):  # the same card may be looked at again
        execute(game, "improve_reputation", 1, "do")
        assert ids(game) == ["card-1", "card-2", "card-3", "card-4", "none"]
        events = pick(game, "card-3")
        assert told(events, "spied") == [{"player": seat_name(ME), "number": 3}]
        secret = [event for event in events if event.key == "log-spied_card"]
        assert [event.audience for event in secret] == [(ME,)]
        assert secret[0].args["card"] == refer(f"card-{cards[2]}")
        assert secret[0].args["about"] == refer(f"card-{cards[2]}-help")
    assert game.view(ME).combat == [None, None, cards[2], None]
    assert game.view(1).combat == [None] * 4
    assert game.view(1).lords[ME].spied == [3]
    assert game.combat_piles[0] == cards
    execute(game, "improve_reputation", 3, "do", "none")
    assert game.lords[ME].spied == [2]


@pytest.mark.rule("DL-8.7", "DL-8.8")
@pytest.mark.parametrize(("space", "limit", "busy"), [(1, 2, 2), (2, 3, 3), (3, 4, 5)])
def test_tunnels_are_dug_up_to_the_limit_of_the_space(space: int, limit: int, busy: int) -> None:
    game = executing("dig_tunnels", space, imps=9)
    for dug, square in enumerate(("B1", "A1", "D1", "E1")[:limit]):
        assert (asked(game).args["done"], asked(game).args["limit"]) == (dug, limit)
        events = pick(game, square)
    assert keys(events) == ["dug"], "after the last tunnel there is no question"
    assert game.questions == []
    assert game.can_undo(ME), "and it can be undone"
    assert len(game.lords[ME].tiles) == 3 + limit
    assert game.lords[ME].busy_imps == busy


@pytest.mark.rule("DL-8.7")
def test_every_square_next_to_a_new_dungeon_has_a_button() -> None:
    game = executing("dig_tunnels", 1, imps=9)
    options = asked(game, "dig_square").options(game)
    assert len(options) == 8
    assert all(option.handy for option in options)


@pytest.mark.rule("DL-8.8")
def test_the_first_tunnel_on_space_iii_needs_a_foreman() -> None:
    game = executing("dig_tunnels", 3, "B1", "done")
    assert game.lords[ME].busy_imps == 2


@pytest.mark.rule("DL-8.9")
def test_fewer_tunnels_may_be_dug_and_none_leaves_the_order_unexecuted() -> None:
    game = executing("dig_tunnels", 3)
    assert "done" not in ids(game)
    pick(game, "decline")
    assert game.lords[ME].busy_imps == 0
    assert game.lords[ME].on_card == ["dig_tunnels"]
    execute(game, "dig_tunnels", 2, "B1", "back")
    assert "done" not in ids(game)
    assert "B1" not in game.lords[ME].tiles


@pytest.mark.parametrize(("seat", "space", "waiting"), [(ME, 1, 2), (ME, 3, 5), (0, 2, 0), (None, 1, 0)])
def test_the_digging_question_tells_how_many_imps_mining_will_need(seat: int | None, space: int, waiting: int) -> None:
    game = executing("dig_tunnels", 2)
    game.spaces["mine_gold"] = [None] * 3
    game.spaces["mine_gold"][space - 1] = seat
    assert game.questions[0].args["mine"] == waiting


def test_the_imps_needed_for_mining_are_limited_by_tunnels_and_include_the_foreman() -> None:
    game = executing("dig_tunnels", 3, tiles=dungeon("C1 C2=mint C3!"))
    game.spaces["mine_gold"] = [None, None, ME]
    limit = game.questions[0].args["limit"]
    assert (limit, game.questions[0].args["mine"]) == (2, 4), "one tunnel, two more to dig, and the foreman"
    assert game.questions[0].args["imps"] == 3
    pick(game, "B1")
    assert game.questions[0].args["imps"] == 1, "one has dug, one is the foreman"
    assert game.questions[0].args["mine"] == 4


@pytest.mark.rule("DL-8.10")
def test_a_tunnel_is_dug_on_a_free_square_next_to_the_dungeon() -> None:
    game = executing("dig_tunnels", 2, tiles=dungeon("C1 C2=mint C3!"))
    assert set(ids(game)) == {"B1", "D1", "B2", "D2", "B3", "D3", "C4", "decline"}
    refuse(game, "C2", "occupied")
    refuse(game, "A4", "not_adjacent")
    refuse(game, "F9", "not_an_option")
    pick(game, "D3")
    assert "E3" in ids(game)


@pytest.mark.rule("DL-8.11")
def test_tunnels_must_not_form_a_two_by_two_block() -> None:
    game = executing("dig_tunnels", 2, "B1", tiles=dungeon("C1! C2=mint C3"))
    refuse(game, "B2", "two_by_two")
    pick(game, "D2")
    refuse(game, "D1", "two_by_two")
    refuse(game, "D3", "two_by_two")
    assert "A1" in ids(game)


@pytest.mark.rule("DL-8.12", "DL-8.13", "DL-1.7")
def test_imps_work_once_and_trolls_neither_dig_nor_mine() -> None:
    game = executing("dig_tunnels", 2, lair=lair("troll troll"))
    lord = game.lords[ME]
    for square in ("B1", "A1"):
        pick(game, square)
    pick(game, "done")
    execute(game, "mine_gold", 2)
    assert ids(game) == ["gold-1", "decline"]
    refuse(game, "gold-2", "no_imp", "mine_tunnel")
    assert missed(game) == {"gold-2": "no_imp"}, "only the next number is listed"
    pick(game, "gold-1")
    assert lord.free_imps == 0
    assert lord.free_trolls == 2
    assert impossible(execute(game, "mine_gold", 1)) == ("no_imp", 1, 0)
    assert impossible(execute(game, "dig_tunnels", 1)) == ("no_imp", 1, 0)


@pytest.mark.rule("DL-8.14", "DL-V28")
def test_digging_on_space_iii_is_limited_by_the_imps_left_after_the_foreman() -> None:
    game = executing("dig_tunnels", 3, "B1")
    assert keys(pick(game, "A1")) == ["dug"]
    assert game.questions == []
    game = table(4, busy_imps=2)
    assert impossible(execute(game, "dig_tunnels", 3)) == ("no_imp", 2, 1)
    assert is_asked_after(game, "dig_tunnels", 2)


def is_asked_after(game: DungeonLords, order: str, space: int) -> bool:
    execute(game, order, space)
    return bool(game.questions)


@pytest.mark.rule("DL-8.14")
def test_digging_is_impossible_without_a_legal_square() -> None:
    game = table(4)
    # A comb: every free square would complete a block of four.
    squares = [square for square in SQUARES if square[1] in "13" or square in ("C2", "A4", "C4", "E4")]
    game.lords[ME].tiles = dungeon(" ".join(squares))
    while dig_squares(game.lords[ME].tiles):
        game.lords[ME].tiles[dig_squares(game.lords[ME].tiles)[0]] = dungeon("C1")["C1"]
    assert len(game.lords[ME].tiles) < 20
    assert impossible(execute(game, "dig_tunnels", 2)) == ("no_square", 0, 0)


@pytest.mark.rule("DL-8.15")
@pytest.mark.parametrize(("space", "gold", "busy"), [(1, 2, 2), (2, 3, 3), (3, 4, 5)])
def test_miners_produce_one_gold_each_up_to_the_limit_of_the_space(space: int, gold: int, busy: int) -> None:
    game = executing("mine_gold", space, imps=9, tiles=dungeon("C1 C2 C3 C4 D4 E4"))
    lord = game.lords[ME]
    assert ids(game) == [*(f"gold-{number}" for number in range(gold, 0, -1)), "decline"]
    if gold < 4:
        refuse(game, f"gold-{gold + 1}", "limit", "mine_tunnel")
    assert missed(game) == {}, "numbers beyond the limit are not listed"
    events = pick(game, f"gold-{gold}")
    assert [args["squares"] for args in told(events, "mined")] == [["C1", "C2", "C3", "C4"][:gold]]
    assert sum(tile.mined for tile in lord.tiles.values()) == gold
    assert lord.gold == 3 + gold
    assert lord.busy_imps == busy


@pytest.mark.rule("DL-8.15")
def test_mining_may_be_declined_and_needs_two_imps_on_space_iii() -> None:
    game = executing("mine_gold", 3, "decline")
    assert game.lords[ME].on_card == ["mine_gold"]
    assert game.lords[ME].busy_imps == 0
    game.lords[ME].busy_imps = 2
    assert impossible(execute(game, "mine_gold", 3)) == ("no_imp", 2, 1)
    game.lords[ME].busy_imps = 0
    game.lords[ME].tiles = dungeon("C1! C2=mint")
    assert impossible(execute(game, "mine_gold", 1)) == ("no_tunnel", 1, 0)


@pytest.mark.rule("DL-8.16", "DL-V29")
def test_each_miner_needs_its_own_tunnel() -> None:
    game = executing("mine_gold", 2, tiles=dungeon("C1! C2 C3 D3=mint"))
    lord = game.lords[ME]
    assert ids(game) == ["gold-2", "gold-1", "decline"], "an imp is left, but no tunnel"
    refuse(game, "gold-3", "no_tunnel", "mine_tunnel")
    assert missed(game) == {"gold-3": "no_tunnel"}
    pick(game, "gold-2")
    assert lord.gold == 5
    assert mine_squares(lord) == []


@pytest.mark.rule("DL-8.17")
def test_a_tunnel_dug_this_round_may_be_mined() -> None:
    game = executing("dig_tunnels", 1, "C4", "done", tiles=dungeon("C1! C2! C3!"))
    execute(game, "mine_gold", 1, "gold-1")
    assert game.lords[ME].tiles["C4"].mined
    assert game.lords[ME].gold == 4


@pytest.mark.rule("DL-8.19")
def test_new_imps_are_free_at_once() -> None:
    game = executing("recruit_imps", 2, "do", busy_imps=3, tiles=dungeon("C1 C2 C3 C4=mint"))
    lord = game.lords[ME]
    assert lord.free_imps == 2
    lord.imps += 1
    produce(game)
    assert "mint" in ids(game, "produce")


@pytest.mark.rule("DL-8.20")
@pytest.mark.parametrize(("space", "gold", "number"), [(1, 2, 1), (2, 3, 1), (3, 1, 2)])
def test_buying_traps_in_year_1_draws_one_trap_or_two_on_space_iii(space: int, gold: int, number: int) -> None:
    game = table(4)
    expected = game.trap_deck[-number:][::-1]
    execute(game, "buy_traps", space, "do")
    lord = game.lords[ME]
    assert (lord.gold, lord.traps) == (gold, expected)
    assert game.questions == []


@pytest.mark.rule("DL-8.21")
@pytest.mark.parametrize(("space", "number"), [(1, 2), (2, 2), (3, 3)])
def test_in_year_2_buying_traps_draws_one_more_and_discards_one(space: int, number: int) -> None:
    game = table(4, year=2)
    lord = game.lords[ME]
    game.trap_deck.remove("fire_wall")
    lord.traps = ["fire_wall"]
    execute(game, "buy_traps", space)
    offered = option(game, "execute_or_decline", "do").args
    assert (offered["traps"], offered["discards"]) == (number, 1), "the button says so"
    pick(game, "do")
    assert len(lord.traps) == 1 + number
    assert set(ids(game, "discard_trap")) == set(lord.traps)
    events = pick(game, "fire_wall")
    assert len(lord.traps) == number
    assert game.trap_discard[-1].card == "fire_wall"
    assert all("trap" not in event.args for event in events if event.audience is None)


@pytest.mark.rule("DL-8.22", "DL-10.7")
def test_only_buying_traps_draws_an_extra_card_in_year_2() -> None:
    game = table(4, year=2, tiles=dungeon("C1 C2 C3 C4=workshop"), imps=4)
    lord = game.lords[ME]
    produce(game)
    pick(game, "workshop")
    assert len(lord.traps) == 1
    assert not is_asked(game, "discard_trap")


@pytest.mark.rule("DL-8.23")
def test_only_the_owner_knows_the_traps() -> None:
    game = executing("buy_traps", 3)
    events = pick(game, "do")
    assert told(events, "traps_bought") == [{"player": seat_name(ME), "number": 2}]
    assert not told(events, "traps_drawn"), "the drawn cards are told once"
    assert [event.audience for event in events if event.key == "log-traps_drawn_which"] == [(ME,)]
    assert game.view(ME).lords[ME].traps == sorted(game.lords[ME].traps)
    for seat in (None, 0, 1, 3):
        shown = game.view(seat).lords[ME]
        assert shown.traps is None
        assert shown.trap_count == 2
    game.lords[ME].traps = []
    assert game.view(0).lords[ME].traps == [], "the number says it all"


@pytest.mark.rule("DL-8.24")
def test_with_a_short_trap_deck_fewer_traps_are_drawn() -> None:
    game = table(4, year=2)
    lord = game.lords[ME]
    rest, game.trap_deck = game.trap_deck[2:], game.trap_deck[:2]
    game.lords[1].traps = rest
    execute(game, "buy_traps", 3)  # three are due, only two are left: no discard
    pick(game, "do")
    assert len(lord.traps) == 2
    assert game.questions == []
    assert impossible(execute(game, "buy_traps", 2)) == ("deck_empty", 0, 0)
    assert not game.trap_discard


@pytest.mark.rule("DL-8.25", "DL-8.26")
@pytest.mark.parametrize("kind", ["goblin", "slime", "ghost", "troll", "witch", "vampire", "dragon"])
@pytest.mark.parametrize("space", [1, 2, 3])
def test_hiring_costs_the_printed_wage(kind: str, space: int) -> None:
    game = table(4, tavern=["goblin", kind, "slime"], lair=lair("goblin " * 9))
    lord = game.lords[ME]
    lord.gold = lord.food = 5
    execute(game, "hire_monster", space, kind)
    cost = CREATURES[kind].cost
    assert (lord.gold, lord.food) == (5 - cost.gold, 5 - cost.food - (1 if space == 3 else 0))
    assert lord.evil == 5 + cost.evil
    assert lord.lair[-1].kind == kind
    assert not lord.lair[-1].fallen
    assert len(lord.lair) == 10
    assert len(game.tavern) == 2
    assert game.questions == []


@pytest.mark.rule("DL-8.25", "DL-8.27")
def test_a_creature_that_cannot_be_paid_cannot_be_hired() -> None:
    game = executing("hire_monster", 1, tavern=["goblin", "troll", "vampire"], food=1, evil=14)
    lord = game.lords[ME]
    assert ids(game) == ["goblin", "decline"]
    refuse(game, "troll", "no_food")
    refuse(game, "vampire", "no_evil_room")
    refuse(game, "slime", "not_on_offer")
    assert impossible(execute(game, "hire_monster", 3)) == ("no_creature", 0, 0)
    game.tavern = []
    lord.food = 9
    assert impossible(execute(game, "hire_monster", 1)) == ("no_creature", 0, 0)


@pytest.mark.rule("DL-8.28", "DL-1.7")
def test_a_hired_troll_adds_a_worker_until_it_leaves() -> None:
    game = executing("hire_monster", 1, "troll", tavern=["troll"])
    lord = game.lords[ME]
    assert (lord.trolls, lord.free_trolls, lord.imps) == (1, 1, 3)
    game.discard_creature(ME, lord.least("troll"))
    assert (lord.trolls, lord.free_trolls) == (0, 0)


@pytest.mark.rule("DL-8.29")
def test_a_golem_costs_a_trap_of_the_owners_choice() -> None:
    game = executing("hire_monster", 1, tavern=["golem", "goblin"])
    lord = game.lords[ME]
    refuse(game, "golem", "no_trap")
    game.trap_deck.remove("pendulum")
    game.trap_deck.remove("fire_wall")
    lord.traps = ["pendulum", "fire_wall"]
    execute(game, "hire_monster", 1, "golem")
    assert ids(game, "pay_trap") == ["fire_wall", "pendulum"]
    pick(game, "pendulum")
    assert (lord.gold, lord.traps) == (2, ["fire_wall"])
    assert game.trap_discard[-1].known_to == ME
    assert [creature.kind for creature in lord.lair] == ["golem"]


@pytest.mark.rule("DL-8.30")
def test_a_demon_eats_another_monster() -> None:
    game = executing("hire_monster", 1, tavern=["demon", "goblin"], lair=lair("ghost"))
    lord = game.lords[ME]
    refuse(game, "demon", "no_monster")
    lord.lair = lair("ghost goblin witch")
    execute(game, "hire_monster", 1, "demon")
    assert ids(game, "pay_monster") == ["goblin", "witch"]
    pick(game, "goblin")
    assert sorted(creature.kind for creature in lord.lair) == ["demon", "ghost", "witch"]
    assert lord.evil == 6  # one for the demon, none for the goblin
    assert "goblin" in game.distant


def produce(game: DungeonLords) -> None:
    """Run to the production phase, with all orders executed."""
    for lord in game.lords:
        lord.orders = ["get_food", "mine_gold", "dig_tunnels"]
    go(game, StartProduction())


def build(game: DungeonLords, room: str, square: str, space: int = 2) -> None:
    """Build on that square, which is chosen unless it is the only possible one."""
    game.market = [room]
    execute(game, "build_room", space, room)
    if is_asked(game, "place_room"):
        pick(game, square)


@pytest.mark.rule("DL-8.31", "DL-8.32")
@pytest.mark.parametrize(("space", "gold"), [(1, 3), (2, 2), (3, 2)])
def test_a_room_replaces_a_tunnel(space: int, gold: int) -> None:
    game = table(4)
    lord = game.lords[ME]
    build(game, "mint", "C3", space)
    assert lord.gold == gold
    assert lord.tiles["C3"].kind == "mint"
    assert len(lord.tiles) == 3
    assert game.market == []
    assert ORDERS["build_room"].last_space_first


@pytest.mark.rule("DL-8.32")
def test_a_room_can_only_replace_an_unconquered_tunnel() -> None:
    game = executing("build_room", 1, "chapel", tiles=dungeon("B1 C1! C2 C3 C4=mint"), market=["chapel"])
    args = {option.id: option.args for option in asked(game, "place_room").options(game) if not option.back}
    assert args == {square: {"room": refer("room-chapel"), "square": square} for square in ("B1", "C2")}
    refuse(game, "C1", "conquered", "place_room")
    refuse(game, "C4", "not_tunnel", "place_room")
    refuse(game, "E1", "not_tunnel", "place_room")
    pick(game, "back")
    assert is_asked(game, "choose_room")


@pytest.mark.rule("DL-8.33")
@pytest.mark.parametrize("room", sorted(ROOMS))
def test_rooms_of_year_1_must_be_built_in_their_zone(room: str) -> None:
    game = table(4)
    card = ROOMS[room]
    for square in SQUARES:
        game.lords[ME].tiles = dungeon(square)
        fault = room_fault(game.lords[ME], room, square)
        allowed = card.year == 2 or square in ZONES[card.zone]
        assert fault == ("" if allowed else "room_zone")


@pytest.mark.rule("DL-8.34")
def test_rooms_never_touch() -> None:
    game = executing("build_room", 1, "chapel", tiles=dungeon("C1 C2=mint! C3 D3 C4"), market=["chapel"])
    refuse(game, "C1", "room_adjacent", "place_room")
    refuse(game, "C3", "room_adjacent", "place_room")
    assert ids(game) == ["D3", "C4", "back"]  # D3 touches C2 only at a corner


@pytest.mark.rule("DL-8.35")
def test_a_tunnel_dug_this_round_is_not_replaced() -> None:
    game = executing("dig_tunnels", 1, "C4", "done")
    game.market = ["chapel"]
    execute(game, "build_room", 1, "chapel")
    refuse(game, "C4", "just_dug", "place_room")


@pytest.mark.rule("DL-8.36", "DL-8.38")
def test_a_mined_tunnel_may_be_replaced_and_the_room_produces() -> None:
    game = executing("mine_gold", 1, "gold-1", imps=4, tiles=dungeon("C1! C2! C3"))
    lord = game.lords[ME]
    build(game, "mint", "C3")
    assert lord.free_imps == 3
    assert lord.tiles["C3"].mined, "the miner stays at the edge of the room"
    produce(game)
    pick(game, "mint")
    assert lord.free_imps == 0
    assert lord.gold == 4


@pytest.mark.rule("DL-8.37")
def test_building_is_impossible_without_a_square_or_a_room() -> None:
    game = table(4, market=["mint"])
    game.lords[ME].tiles = dungeon("C1 C2")  # the mint needs the lower half
    assert impossible(execute(game, "build_room", 1)) == ("no_room", 0, 0)
    game.market = []
    assert impossible(execute(game, "build_room", 1)) == ("no_room_left", 0, 0)


def test_a_refused_room_is_named_like_an_offered_one() -> None:
    game = executing("build_room", 1, market=["mint", "souvenir_shop"], tiles=dungeon("C1 C2"))
    refused: Refusals = []
    offered = asked(game).options(game, refused)
    assert offered[0].args == {"room": refer("room-souvenir_shop"), "square": "none"}
    assert refused[0].id == "mint"
    assert all(one.args == {"room": refer(f"room-{one.id}"), "square": "none"} for one in refused)


@pytest.mark.parametrize("before_9", [False, True])
def test_a_room_that_fits_on_one_square_only_is_built_there(before_9: bool) -> None:
    game = executing("build_room", 1, market=["mint"], before_9=before_9)
    offered = option(game, "choose_room", "mint")
    assert (offered.args["square"], offered.onto) == ("C3", "C3")
    pick(game, "mint")
    assert is_asked(game, "place_room") == before_9, "an older game goes on as it began"
    assert (game.lords[ME].tiles["C3"].kind == "mint") != before_9


@pytest.mark.rule("DL-8.37")
def test_a_room_without_square_is_refused() -> None:
    game = executing("build_room", 1, market=["mint", "souvenir_shop"], tiles=dungeon("C1 C2"))
    refuse(game, "mint", "no_square")
    refuse(game, "workshop", "not_on_offer")
    assert ids(game) == ["souvenir_shop", "decline"]


@pytest.mark.rule("DL-8.38")
def test_tunnels_may_be_attached_to_rooms() -> None:
    game = executing("dig_tunnels", 1, "C4", tiles=dungeon("C1 C2 C3=mint"))
    assert "D4" in ids(game)
    assert asked(game).args["squares"] == ["C4"]


@pytest.mark.parametrize(
    ("order", "laid"),
    [
        ("dig_tunnels", {"imps": 2}),
        ("hire_monster", {"tavern": ["ghost"]}),
        ("build_room", {"market": ["mint"]}),
    ],
)
def test_declining_an_order_is_not_marked_on_the_board(order: str, laid: dict[str, Any]) -> None:
    game = executing(order, 1, **laid)
    assert option(game, "", "decline").mark == ""

"""The effects of the eight orders (section 8)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.dungeon_lords.rules.components import CREATURES, ORDERS, ROOMS, TRAPS, ZONES
from games.dungeon_lords.rules.grid import SQUARES, dig_squares
from games.dungeon_lords.rules.orders.building import room_fault
from games.dungeon_lords.rules.orders.digging_and_mining import mine_squares
from games.dungeon_lords.rules.orders.production import StartProduction
from games.dungeon_lords.rules.pieces import Tile
from rules.questions import Refusals, Shown, refusals
from tests.games.dungeon_lords.notation import dungeon
from tests.games.dungeon_lords.table import ME, Table, lay


def missed(table: Table) -> dict[str, str]:
    """The refused options that are listed with the open question, with their reasons."""
    return {refusal.id: refusal.reason for refusal in refusals(table.question_of(), table.game) if refusal.missed}


def produce(table: Table) -> Table:
    """Run to the production phase, with all orders executed."""
    return table.all(orders=["get_food", "mine_gold", "dig_tunnels"]).run(StartProduction())


@pytest.mark.slow
@pytest.mark.rule("DL-8.1", "DL-8.2", "DL-8.18", "DL-6.11", "DL-7.4", "DL-7.7")
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
    gold, food, imps, evil = after
    table = lay().order(order, space).asks("execute_or_decline", "do, decline").do("do")
    table.has(gold=gold, food=food, imps=imps, evil=evil, on_card="")
    if order == "improve_reputation" and space != 2:
        table.asks("choose_spy_card")
    else:
        table.done()


@pytest.mark.rule("DL-8.3")
def test_reputation_can_be_improved_at_the_lowest_evil_and_still_spies() -> None:
    lay(evil=1).order("improve_reputation", 1).do("do").has(evil=1, on_card="").asks("choose_spy_card")


@pytest.mark.rule("DL-8.4", "DL-8.5", "DL-8.6")
def test_a_spied_combat_card_is_shown_only_to_its_lord() -> None:
    table = lay()
    cards = list(table.game.combat_piles[0])
    for _ in range(2):  # the same card may be looked at again
        table.order("improve_reputation", 1).do("do").asks("choose_spy_card", "card-1, card-2, card-3, card-4, none")
        table.do("card-3").logs_each("spied", player=[ME], number=[3])
        table.logs("spied_card", to=[ME], card=cards[2], about=f"{cards[2]}-help").logs_in_order("spied_card")
    table.sees(ME, "combat", [None, None, cards[2], None]).sees(1, "combat", [None] * 4).sees(1, "lords.2.spied", [3])
    assert table.game.combat_piles[0] == cards
    table.order("improve_reputation", 3).do("do", "none").has(spied=[2])


@pytest.mark.rule("DL-8.7", "DL-8.8")
@pytest.mark.parametrize(("space", "limit", "busy"), [(1, 2, 2), (2, 3, 3), (3, 4, 5)])
def test_tunnels_are_dug_up_to_the_limit_of_the_space(space: int, limit: int, busy: int) -> None:
    table = lay(imps=9).order("dig_tunnels", space)
    options = table.question_of().explained(table.game)
    assert len(options) == 8, "every square next to a new dungeon"
    assert all(option.prominence >= Shown.BUTTON for option in options)
    for dug, square in enumerate(("B1", "A1", "D1", "E1")[:limit]):
        table.asks("dig_square", done=dug, limit=limit).do(square)
    # After the last tunnel there is no question, and it can be undone.
    table.done().undoes(by=ME).has(tiles=3 + limit, busy_imps=busy).logs_only("dug")


@pytest.mark.rule("DL-8.8", "DL-8.9")
def test_fewer_tunnels_may_be_dug_and_none_leaves_the_order_unexecuted() -> None:
    lay().order("dig_tunnels", 3).do("B1", "done").has(busy_imps=2)  # the first one on space III needs a foreman
    table = lay().order("dig_tunnels", 3).never("done").do("decline").has(busy_imps=0, on_card="dig_tunnels")
    table.order("dig_tunnels", 2).do("B1", "back").never("done").has(tiles="C1 C2 C3")


@pytest.mark.rule("DL-8.8")
def test_the_foreman_is_seen_to_work_from_the_first_square_on() -> None:
    table = lay(imps=4).order("dig_tunnels", 3)

    def seen() -> tuple[int, int]:
        return table.game.view(ME).lords[ME].busy_imps, table.game.view(None).lords[ME].busy_imps

    shown = [seen()]
    for answer in ("B1", "back", "B1", "A1", "done"):
        table.do(answer)
        shown.append(seen())
    assert shown == [(busy, busy) for busy in (0, 2, 0, 2, 3, 3)]
    table.has(busy_imps=3)


@pytest.mark.parametrize(("seat", "space", "waiting"), [(ME, 1, 2), (ME, 3, 5), (0, 2, 0), (None, 1, 0)])
def test_the_digging_question_tells_how_many_imps_mining_will_need(seat: int | None, space: int, waiting: int) -> None:
    table = lay().order("dig_tunnels", 2)
    table.game.spaces["mine_gold"][space - 1] = seat
    table.asks("dig_square", mine=("mining_follows", {"n": waiting}) if waiting else "")


def test_the_imps_needed_for_mining_are_limited_by_tunnels_and_include_the_foreman() -> None:
    table = lay(tiles="C1 C2=mint C3!").order("dig_tunnels", 3)
    table.game.spaces["mine_gold"] = [None, None, ME]
    table.asks(
        "dig_square", limit=2, mine=("mining_follows", {"n": 4}), imps=3
    )  # one tunnel, two more to dig, and the foreman
    table.do("B1").asks("dig_square", imps=1, mine=("mining_follows", {"n": 4}))  # one has dug, one is the foreman


@pytest.mark.rule("DL-8.10")
def test_a_tunnel_is_dug_on_a_free_square_next_to_the_dungeon() -> None:
    table = lay(tiles="C1 C2=mint C3!").order("dig_tunnels", 2)
    table.asks("dig_square", "B1, D1, B2, D2, B3, D3, C4, decline")
    table.refuses("C2", "occupied").refuses("A4", "not_adjacent").refuses("F9", "not_an_option").do("D3").offers("E3")


@pytest.mark.rule("DL-8.11")
def test_tunnels_must_not_form_a_two_by_two_block() -> None:
    table = lay(tiles="C1! C2=mint C3").order("dig_tunnels", 2).do("B1").refuses("B2", "two_by_two")
    table.do("D2").refuses("D1", "two_by_two").refuses("D3", "two_by_two").offers("A1")


@pytest.mark.rule("DL-8.12", "DL-8.13", "DL-1.7")
def test_imps_work_once_and_trolls_neither_dig_nor_mine() -> None:
    table = lay(lair="troll troll").order("dig_tunnels", 2).do("B1", "A1", "done")
    table.order("mine_gold", 2).asks("mine_tunnel", "gold-1, decline").refuses("gold-2", "no_imp")
    assert missed(table) == {"gold-2": "no_imp"}, "only the next number is listed"
    table.do("gold-1").has(free_imps=0, free_trolls=2)
    table.order("mine_gold", 1).impossible("no_imp", 1, 0).order("dig_tunnels", 1).impossible("no_imp", 1, 0)


@pytest.mark.rule("DL-8.14", "DL-V28")
def test_digging_on_space_iii_is_limited_by_the_imps_left_after_the_foreman() -> None:
    lay().order("dig_tunnels", 3).do("B1", "A1").done().logs_in_order("dug")
    table = lay(busy_imps=2).order("dig_tunnels", 3).impossible("no_imp", 2, 1)
    table.order("dig_tunnels", 2).asks("dig_square")


@pytest.mark.rule("DL-8.14")
def test_digging_is_impossible_without_a_legal_square() -> None:
    # A comb: every free square would complete a block of four.
    squares = [square for square in SQUARES if square[1] in "13" or square in ("C2", "A4", "C4", "E4")]
    tiles = dungeon(" ".join(squares))
    while dig_squares(tiles):
        tiles[dig_squares(tiles)[0]] = Tile()
    assert len(tiles) < 20
    lay(tiles=tiles).order("dig_tunnels", 2).impossible("no_square")


@pytest.mark.rule("DL-8.15")
@pytest.mark.parametrize(("space", "gold", "busy"), [(1, 2, 2), (2, 3, 3), (3, 4, 5)])
def test_miners_produce_one_gold_each_up_to_the_limit_of_the_space(space: int, gold: int, busy: int) -> None:
    table = lay(imps=9, tiles="C1 C2 C3 C4 D4 E4").order("mine_gold", space)
    assert table.ids() == [*(f"gold-{number}" for number in range(gold, 0, -1)), "decline"]
    if gold < 4:
        table.refuses(f"gold-{gold + 1}", "limit")
    assert missed(table) == {}, "numbers beyond the limit are not listed"
    squares = ["C1", "C2", "C3", "C4"][:gold]
    table.do(f"gold-{gold}").logs_each("mined", squares=[squares]).has(gold=3 + gold, busy_imps=busy)
    assert [square for square, tile in table[ME].tiles.items() if tile.mined] == squares


@pytest.mark.rule("DL-8.15")
def test_mining_may_be_declined_and_needs_two_imps_on_space_iii() -> None:
    table = lay().order("mine_gold", 3).do("decline").has(on_card="mine_gold", busy_imps=0)
    table.set(busy_imps=2).order("mine_gold", 3).impossible("no_imp", 2, 1)
    table.set(busy_imps=0, tiles="C1! C2=mint").order("mine_gold", 1).impossible("no_tunnel", 1, 0)


@pytest.mark.rule("DL-8.16", "DL-V29")
def test_each_miner_needs_its_own_tunnel() -> None:
    table = lay(tiles="C1! C2 C3 D3=mint").order("mine_gold", 2)
    # An imp is left, but no tunnel.
    table.asks("mine_tunnel", "gold-2, gold-1, decline").refuses("gold-3", "no_tunnel")
    assert missed(table) == {"gold-3": "no_tunnel"}
    table.do("gold-2").has(gold=5)
    assert mine_squares(table[ME]) == []


@pytest.mark.rule("DL-8.17")
def test_a_tunnel_dug_this_round_may_be_mined() -> None:
    table = lay(tiles="C1! C2! C3!").order("dig_tunnels", 1).do("C4", "done").order("mine_gold", 1).do("gold-1")
    assert table.has(gold=4)[ME].tiles["C4"].mined


@pytest.mark.rule("DL-8.19")
def test_new_imps_are_free_at_once() -> None:
    table = lay(busy_imps=3, tiles="C1 C2 C3 C4=mint").order("recruit_imps", 2).do("do").has(free_imps=2)
    produce(table.set(imps=6)).offers("mint", by=ME)


@pytest.mark.rule("DL-8.20")
@pytest.mark.parametrize(("space", "gold", "number"), [(1, 2, 1), (2, 3, 1), (3, 1, 2)])
def test_buying_traps_in_year_1_draws_one_trap_or_two_on_space_iii(space: int, gold: int, number: int) -> None:
    table = lay()
    drawn = table.game.trap_deck[-number:][::-1]
    table.order("buy_traps", space).do("do").has(gold=gold, traps=drawn).done()


@pytest.mark.rule("DL-8.21")
@pytest.mark.parametrize(("space", "number"), [(1, 2), (2, 2), (3, 3)])
def test_in_year_2_buying_traps_draws_one_more_and_discards_one(space: int, number: int) -> None:
    table = (
        lay(year=2, traps="fire_wall")
        .order("buy_traps", space)
        .option_has("do", traps=number, discards="then_discards")
    )
    table.do("do").has(traps=1 + number)
    assert {*table.ids()} == {*table[ME].traps}
    table.do("fire_wall").has(traps=number)
    assert table.game.trap_discard[-1].card == "fire_wall"
    assert all("trap" not in event.args for event in table.news if event.audience is None)


@pytest.mark.rule("DL-8.22", "DL-10.7")
def test_only_buying_traps_draws_an_extra_card_in_year_2() -> None:
    table = produce(lay(year=2, tiles="C1 C2 C3 C4=workshop", imps=4))
    table.do("workshop", by=ME).has(traps=1).unasked("discard_trap")


@pytest.mark.rule("DL-8.23")
def test_only_the_owner_knows_the_traps() -> None:
    table = lay().order("buy_traps", 3).do("do").logs_each("traps_bought", player=[ME], number=[2])
    table.silent("traps_drawn").logs("traps_drawn_which", to=[ME]).logs_in_order("traps_drawn_which")
    table.sees(ME, "lords.2.traps", sorted(table[ME].traps))
    for seat in (None, 0, 1, 3):
        table.sees(seat, "lords.2.traps", None).sees(seat, "lords.2.trap_count", 2)
    table.set(traps="").sees(0, "lords.2.traps", [])  # the number says it all


@pytest.mark.rule("DL-8.24")
def test_with_a_short_trap_deck_fewer_traps_are_drawn() -> None:
    table = lay(year=2)
    table.set(1, traps=table.game.trap_deck[2:]).on_table(trap_deck=table.game.trap_deck[:2])
    # Three are due, only two are left: no discard.
    table.order("buy_traps", 3).do("do").has(traps=2).done().order("buy_traps", 2).impossible("deck_empty")
    assert not table.game.trap_discard


@pytest.mark.rule("DL-8.25", "DL-8.26")
@pytest.mark.parametrize("kind", ["goblin", "slime", "ghost", "troll", "witch", "vampire", "dragon"])
@pytest.mark.parametrize("space", [1, 2, 3])
def test_hiring_costs_the_printed_wage(kind: str, space: int) -> None:
    table = lay(tavern=["goblin", kind, "slime"], lair="goblin " * 9, gold=5, food=5)
    cost = CREATURES[kind].cost
    table.order("hire_monster", space).do(kind).done()
    table.has(gold=5 - cost.gold, food=5 - cost.food - (space == 3), evil=5 + cost.evil, lair="goblin " * 9 + kind)
    assert len(table.game.tavern) == 2


@pytest.mark.rule("DL-8.25", "DL-8.27")
def test_a_creature_that_cannot_be_paid_cannot_be_hired() -> None:
    table = lay(tavern=["goblin", "troll", "vampire"], food=1, evil=14).order("hire_monster", 1)
    table.asks("choose_creature", "goblin, decline").refuses("troll", "no_food")
    table.refuses("vampire", "no_evil_room").refuses("slime", "not_on_offer")
    table.order("hire_monster", 3).impossible("no_creature")
    table.set(food=9).on_table(tavern=[]).order("hire_monster", 1).impossible("no_creature")


@pytest.mark.rule("DL-8.28", "DL-1.7")
def test_a_hired_troll_adds_a_worker_until_it_leaves() -> None:
    table = lay(tavern=["troll"]).order("hire_monster", 1).do("troll").has(trolls=1, free_trolls=1, imps=3)
    table.game.discard_creature(ME, table[ME].least("troll"))
    table.has(trolls=0, free_trolls=0)


@pytest.mark.rule("DL-8.29", "DL-1.9")
def test_a_golem_costs_a_trap_of_the_owners_choice_which_only_the_owner_knows() -> None:
    table = lay(tavern=["golem", "goblin"]).order("hire_monster", 1).refuses("golem", "no_trap")
    table.set(traps="pendulum fire_wall").order("hire_monster", 1).do("golem")
    table.asks("pay_trap", "fire_wall, pendulum").do("pendulum").has(gold=2, traps="fire_wall", lair="golem")
    assert table.game.trap_discard[-1].known_to == ME
    owners, others = ([table.game.guess(seat, Random(n)).trap_discard[-1].card for n in range(9)] for seat in (ME, 0))
    assert {*owners} == {"pendulum"}
    assert len({*others} & {*TRAPS}) > 1


@pytest.mark.rule("DL-8.30")
def test_a_demon_eats_another_monster() -> None:
    table = lay(tavern=["demon", "goblin"], lair="ghost").order("hire_monster", 1).refuses("demon", "no_monster")
    table.set(lair="ghost goblin witch").order("hire_monster", 1).do("demon").asks("pay_monster", "goblin, witch")
    # One evil for the demon, none for the goblin.
    table.do("goblin").has(evil=6, lair="ghost witch demon")
    assert "goblin" in table.game.distant


@pytest.mark.rule("DL-8.31", "DL-8.32")
@pytest.mark.parametrize(("space", "gold"), [(1, 3), (2, 2), (3, 2)])
def test_a_room_replaces_a_tunnel(space: int, gold: int) -> None:
    table = lay(market=["mint"]).order("build_room", space).do("mint")
    table.has(gold=gold, tiles="C1 C2 C3=mint").game_is(market=[])
    assert ORDERS["build_room"].last_space_first


@pytest.mark.rule("DL-8.32")
def test_a_room_can_only_replace_an_unconquered_tunnel() -> None:
    table = lay(tiles="B1 C1! C2 C3 C4=mint", market=["chapel"]).order("build_room", 1).do("chapel")
    table.asks("place_room", "B1, C2, back").option_has("B1", room="chapel", square="B1")
    table.refuses("C1", "conquered").refuses("C4", "not_tunnel").refuses("E1", "not_tunnel").do("back")
    table.asks("choose_room")


@pytest.mark.rule("DL-8.33")
@pytest.mark.parametrize("room", sorted(ROOMS))
def test_rooms_of_year_1_must_be_built_in_their_zone(room: str) -> None:
    table = lay()
    card = ROOMS[room]
    for square in SQUARES:
        allowed = card.year == 2 or square in ZONES[card.zone]
        assert room_fault(table.set(tiles=square)[ME], room, square) == ("" if allowed else "room_zone")


@pytest.mark.rule("DL-8.34")
def test_rooms_never_touch() -> None:
    table = lay(tiles="C1 C2=mint! C3 D3 C4", market=["chapel"]).order("build_room", 1).do("chapel")
    table.refuses("C1", "room_adjacent").refuses("C3", "room_adjacent")
    table.asks("place_room", "D3, C4, back")  # D3 touches C2 only at a corner


@pytest.mark.rule("DL-8.35")
def test_a_tunnel_dug_this_round_is_not_replaced() -> None:
    table = lay(market=["chapel"]).order("dig_tunnels", 1).do("C4", "done")
    table.order("build_room", 1).do("chapel").refuses("C4", "just_dug")


@pytest.mark.rule("DL-8.36", "DL-8.38")
def test_a_mined_tunnel_may_be_replaced_and_the_room_produces() -> None:
    table = lay(imps=4, tiles="C1! C2! C3", market=["mint"]).order("mine_gold", 1).do("gold-1")
    table.order("build_room", 2).do("mint").has(free_imps=3)
    assert table[ME].tiles["C3"].mined, "the miner stays at the edge of the room"
    produce(table).do("mint").has(free_imps=0, gold=4)


@pytest.mark.rule("DL-8.37")
def test_building_needs_a_room_and_a_square_for_it() -> None:
    table = lay(market=["mint"], tiles="C1 C2").order("build_room", 1).impossible("no_room")  # it needs the lower half
    table.on_table(market=[]).order("build_room", 1).impossible("no_room_left")
    table.on_table(market=["mint", "souvenir_shop"]).order("build_room", 1)
    table.refuses("mint", "no_square").refuses("workshop", "not_on_offer")
    table.asks("choose_room", "souvenir_shop, decline").option_has("souvenir_shop", room="souvenir_shop", where="")
    refused: Refusals = []
    table.question_of().options(table.game, refused)
    assert refused[0].id == "mint"
    for refusal in refused:  # a refused room is named like an offered one
        assert table.plain(refusal.label.args["room"]) == refusal.id
        assert refusal.label.args["where"] == ""


def test_a_room_that_fits_on_one_square_only_is_built_there() -> None:
    table = lay(market=["mint"]).order("build_room", 1).option_has("mint", where=("where", {"square": "C3"}))
    assert table.option("mint").drag.place == "C3"
    table.do("mint").has(tiles="C1 C2 C3=mint").done()


@pytest.mark.rule("DL-8.38")
def test_tunnels_may_be_attached_to_rooms() -> None:
    lay(tiles="C1 C2 C3=mint").order("dig_tunnels", 1).do("C4").offers("D4").asks("dig_square", squares=["C4"])


@pytest.mark.parametrize(
    ("order", "values"),
    [
        ("dig_tunnels", {"imps": 2}),
        ("hire_monster", {"tavern": ["ghost"]}),
        ("build_room", {"market": ["mint"]}),
    ],
)
def test_declining_an_order_is_not_marked_on_the_board(order: str, values: dict[str, Any]) -> None:
    assert lay(**values).order(order, 1).option("decline").mark == ""

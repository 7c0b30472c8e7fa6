"""The grid, the rounds of a year, adventurers, the change of years (sections 1, 4, 5, 12, 13 and 25)."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeon_lords.rules.arrivals import AdventurerPhase, NewRound, join, kindest_first
from games.dungeon_lords.rules.combat.planning import nearest_tiles
from games.dungeon_lords.rules.components import HEROES, creature_tiles, rooms
from games.dungeon_lords.rules.events import EventPhase
from games.dungeon_lords.rules.flow import EndRound, EndYear, PlayRound
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.grid import BLOCKS, NEIGHBOURS, SQUARES, dig_fault, distances
from games.dungeon_lords.rules.orders.building import room_fault
from games.dungeon_lords.rules.orders.production import room_use_fault
from locales.texts import Texts
from rules.messages import Event, Message, Ref, refer
from rules.players import RandomPlayer, answer
from tests.games.dungeon_lords.positions import (
    ME,
    STARTER,
    dungeon,
    execute,
    give_orders,
    go,
    heroes,
    is_asked,
    keys,
    lair,
    line,
    pick,
    start,
    table,
    told,
)


@pytest.mark.rule("DL-1.4")
def test_neighbours_share_an_edge() -> None:
    assert sorted(NEIGHBOURS["C2"]) == ["B2", "C1", "C3", "D2"]
    assert sorted(NEIGHBOURS["A1"]) == ["A2", "B1"]
    assert sorted(NEIGHBOURS["E4"]) == ["D4", "E3"]
    assert "B1" not in NEIGHBOURS["C2"]
    assert len(SQUARES) == 20
    assert len(BLOCKS) == 12


@pytest.mark.rule("DL-1.5")
def test_distance_is_measured_along_tiles_of_any_kind() -> None:
    # A U shape: E1 is two squares from C1, but the way along the tiles is longer.
    tiles = dungeon("C1 C2! C3=mint D3 E3 E2 E1")
    assert distances(tiles) == {"C1": 1, "C2": 2, "C3": 3, "D3": 4, "E3": 5, "E2": 6, "E1": 7}
    assert "E1" not in distances(dungeon("C1 E1"))


@pytest.mark.rule("DL-1.1", "DL-4.4")
def test_turn_order_starts_with_the_starting_player_and_the_token_moves_left() -> None:
    game = table(4, starter=2)
    assert game.turn_order() == [2, 3, 0, 1]
    go(game, EndRound())
    assert game.turn_order() == [3, 0, 1, 2]
    assert game.season == 1


@pytest.mark.rule("DL-1.3")
def test_a_conquered_tile_stays_conquered_all_game_long() -> None:
    game, rng = start(3, "conquered"), Random(3)
    lost: set[tuple[int, str]] = set()
    while game.result is None:
        question = game.awaited()
        game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
        now = {(s, q) for s, lord in enumerate(game.lords) for q, tile in lord.tiles.items() if tile.conquered}
        assert lost <= now
        lost = now
    assert lost


@pytest.mark.rule("DL-1.8")
def test_supplies_never_run_out() -> None:
    game = table(3)
    for lord in game.lords:
        lord.gold = lord.food = lord.imps = 500
    for order in ("get_food", "recruit_imps"):
        execute(game, order, 3, "do")
    execute(game, "dig_tunnels", 3)
    for square in ("B1", "A1", "D1", "E1"):
        pick(game, square)
    execute(game, "mine_gold", 3, "gold-4")
    lord = game.lords[ME]
    assert (lord.gold, lord.food, lord.imps) == (504, 502, 502)
    assert len(lord.tiles) == 7


def season_of(event: Event) -> str:
    """The season that an event names."""
    season = event.args["season"]
    assert isinstance(season, Ref)
    return season.key.removeprefix("season-")


@pytest.mark.rule("DL-4.1", "DL-4.2", "DL-4.3")
def test_phases_of_each_round_run_in_order() -> None:
    game, rng = start(4, "phases"), Random(1)
    seen: dict[tuple[int, str], list[str]] = {}
    while game.result is None:
        question = game.awaited()
        year, season = game.year, game.view(None).season
        for event in game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng)):
            if event.key == "log-new_round":
                year, season = int(str(event.args["year"])), season_of(event)
            elif event.key == "log-combat_begins":
                assert event.args == {"year": year}
            seen.setdefault((year, season), []).append(event.key.removeprefix("log-"))
    assert [key for key in seen if key[0] == 1] == [(1, name) for name in ("winter", "spring", "summer", "autumn")]
    for (_, season), events in seen.items():
        order = ["new_round", "offers", "minion_placed", "orders_returned"]
        if season != "winter":
            order += ["event", "adventurer_joins"]
            assert events.count("event") == 1
            assert events.count("adventurer_joins") == 4
        else:
            assert "event" not in events
            assert "adventurer_joins" not in events
        places = [events.index(key) for key in order if key in events]
        assert places == sorted(places)
        assert ("combat_begins" in events) == (season == "autumn")


SEQUENCES = {2: [0, 1, 0, 1, 1, 0, 1, 0], 3: [0, 1, 2, 0, 1, 2, 0, 1], 4: [0, 1, 2, 3, 2, 3, 0, 1]}


@pytest.mark.rule("DL-4.5", "DL-4.6", "DL-4.7", "DL-4.4", "DL-V37")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_players_of_all_rounds_by_number_of_players(seats: int) -> None:
    game = table(seats)
    game.starter = 0  # the sequences of the rules begin with the first seat
    found = []
    for _ in range(8):
        found.append(game.starter)
        go(game, EndRound())  # in autumn, without a party, the combat part ends at once
    assert found == SEQUENCES[seats]


@pytest.mark.rule("DL-4.8", "DL-5.10")
def test_everything_on_offer_and_forecast_is_public() -> None:
    game = start(3, rules="introductory")
    shown = game.view(None)
    assert (shown.year, shown.season, shown.starter) == (1, "winter", game.starter)
    assert shown.tavern == game.tavern
    assert shown.market == game.market
    assert shown.forecast == game.forecast
    assert shown.events[0] == game.events[0]


@pytest.mark.rule("DL-5.1", "DL-5.2")
def test_a_new_round_replaces_the_offers() -> None:
    game = table(4, tavern=["goblin"], market=["mint"])
    go(game, NewRound())
    assert game.distant[-2:] == ["goblin", "mint"]
    assert len(game.tavern) == 3
    assert len(game.market) == 2


@pytest.mark.rule("DL-5.3")
def test_the_piles_last_four_rounds_and_a_short_pile_gives_what_is_left() -> None:
    game = table(4)
    game.creature_piles[0], game.room_piles[0] = creature_tiles(1), rooms(1)
    for season in range(4):
        game.season = season
        go(game, NewRound())
        assert (len(game.tavern), len(game.market)) == (3, 2)
    assert game.creature_piles[0] == game.room_piles[0] == []
    game.creature_piles[0], game.room_piles[0] = ["troll"], []
    go(game, NewRound())
    assert (game.tavern, game.market) == (["troll"], [])


@pytest.mark.rule("DL-5.4", "DL-5.5")
@pytest.mark.parametrize("rules", ["full", "introductory"])
def test_each_round_before_autumn_forecasts_the_next_event(rules: str) -> None:
    game = table(4, rules=rules, events=["tax", "special", "payday"])
    for season, shown in enumerate([["tax", None, None], ["tax", "special", None], ["tax", "special", "payday"]]):
        game.season = season
        events = go(game, NewRound())
        assert game.view(None).events == shown
        special = "special" if rules == "full" else "no_special"
        announced = ["tax", special, "payday"][season]
        assert told(events, "event_forecast") == [{"event": refer(f"event-{announced}")}]
        card = game.specials[0] if rules == "full" and season else None
        assert game.view(None).special == card
    game.season = 3
    events = go(game, NewRound())
    assert "event_forecast" not in keys(events)
    assert "adventurers_forecast" not in keys(events)
    assert game.forecast == []


@pytest.mark.rule("DL-5.6", "DL-5.7")
def test_forecast_adventurers_are_sorted_by_rank_and_then_as_drawn() -> None:
    game = table(4)
    pile = ["warrior_14", "thief_13", "priest_11", "wizard_12"]
    game.hero_piles[0] = ["thief_14", *reversed(pile)]
    go(game, NewRound())
    assert game.forecast == ["priest_11", "thief_13", "wizard_12", "warrior_14"]
    game = table(2)
    game.hero_piles[0] = ["thief_14", *reversed(pile)]
    go(game, NewRound())
    assert game.forecast == ["priest_11", "thief_13", "warrior_14"]


@pytest.mark.rule("DL-5.8")
def test_if_all_drawn_adventurers_have_one_rank_the_last_is_redrawn() -> None:
    game = table(3)
    game.hero_piles[0] = ["warrior_14", "warrior_13", "wizard_13", "thief_12", "priest_12"]
    events = go(game, NewRound())
    # Drawn priest_12, thief_12, wizard_13 (rank 2): the last goes down, so does warrior_13, then a warrior of rank 3.
    assert game.forecast == ["priest_12", "thief_12", "warrior_14"]
    assert game.hero_piles[0] == ["warrior_13", "wizard_13"]
    assert len(told(events, "adventurer_redrawn")) == 2
    redrawn = next(event for event in events if event.key == "log-adventurer_redrawn")
    for language, season in (("en", "next season"), ("ja", "次の季節")):
        said = Texts().say(language, "dungeon_lords", Message(redrawn.key, redrawn.args))
        assert season in said, "not those at the dungeons now"
    assert game.view(None).heroes_at_bottom == ["warrior_13", "wizard_13"]


@pytest.mark.rule("DL-5.8", "DL-5.10")
def test_an_adventurer_seen_going_to_the_bottom_stays_there_in_every_guess() -> None:
    game = table(3)
    game.hero_piles[0] = ["thief_11", "wizard_11", "priest_11", "warrior_14", "wizard_13", "thief_12", "priest_12"]
    go(game, NewRound())
    assert game.hero_piles[0] == ["wizard_13", "thief_11", "wizard_11", "priest_11"]
    for seat in (None, 0, 2):
        guesses = [game.guess(seat, Random(number)).hero_piles[0] for number in range(20)]
        assert {pile[0] for pile in guesses} == {"wizard_13"}
        assert len({tuple(pile) for pile in guesses}) > 1


@pytest.mark.rule("DL-5.9")
def test_adventurers_of_one_rank_are_kept_if_the_pile_has_no_other_rank() -> None:
    game = table(3)
    game.hero_piles[0] = ["warrior_13", "wizard_13", "thief_12", "priest_12"]
    go(game, NewRound())
    assert game.forecast == ["priest_12", "thief_12", "wizard_13"]
    assert game.hero_piles[0] == ["warrior_13"]


def arrive(game: DungeonLords, *cards: str) -> None:
    game.arriving = list(cards)
    go(game, AdventurerPhase())


@pytest.mark.rule("DL-12.1", "DL-12.2", "DL-V34")
def test_weaker_adventurers_join_lords_with_less_evil() -> None:
    game = table(4)
    game.starter = 2  # turn order C, D, A, B
    for lord, evil in zip(game.lords, (6, 4, 4, 9), strict=True):
        lord.evil = evil
    cards = ["thief_11", "priest_12", "wizard_13", "thief_14"]
    arrive(game, *cards)
    assert [game.lords[seat].line[0].card for seat in (2, 1, 0, 3)] == cards
    assert game.arriving == []


@pytest.mark.rule("DL-12.3", "DL-V36", "DL-9.9")
def test_with_two_players_the_shared_evil_counter_also_receives_an_adventurer() -> None:
    game = table(2)
    game.lords[0].evil, game.lords[1].evil, game.shared_evil = 5, 6, 5
    arrive(game, "thief_11", "priest_12", "thief_14")
    assert game.shared_evil == 6
    assert line(game.lords[0]) == "T3/1:0"
    assert line(game.lords[1]) == "T4/2:0"
    assert game.distant == ["priest_12"]
    # In a tie it comes before the starting player; at the end of the track it stays.
    game.lords[0].evil = game.lords[1].evil = game.shared_evil = 15
    assert kindest_first(game, game.shared_evil) == [None, 1, 0]
    arrive(game, "thief_12", "priest_13", "thief_13")
    assert game.shared_evil == 15


@pytest.mark.rule("DL-12.4", "DL-12.5", "DL-12.6", "DL-V35")
def test_warriors_join_at_the_front_and_others_at_the_back_behind_the_paladin() -> None:
    game = table(4, line=heroes("W4 T3/1"))
    lord = game.lords[ME]
    join(game, ME, "warrior_14")
    assert line(lord) == "W5:0 W4:0 T3/1:0"
    join(game, ME, "priest_11")
    assert line(lord) == "W5:0 W4:0 T3/1:0 P3/1:0"
    lord.line = heroes("X W4 T3/1")
    join(game, ME, "warrior_14")
    assert line(lord) == "X:0 W5:0 W4:0 T3/1:0"


@pytest.mark.rule("DL-12.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_lord_has_three_adventurers_after_autumn(seats: int) -> None:
    game, rng = start(seats, "three"), Random(2)
    for year in (1, 2):
        while not (game.year == year and game.combat_round):
            question = game.awaited()
            game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
        joined = [[hero for hero in lord.line if "paladin" not in hero.card] for lord in game.lords]
        assert [len(party) for party in joined] == [3] * seats


@pytest.mark.rule("DL-12.8")
def test_adventurers_join_by_evil_after_the_event() -> None:
    game = table(3, rules="full")
    game.season, game.events, game.specials[0] = 1, ["special", "tax", "payday"], "gossip_column"
    game.arriving = ["thief_11", "priest_12", "thief_14"]
    for lord, evil in zip(game.lords, (5, 6, 6), strict=True):
        lord.evil = evil
    game.lords[0].evil = 6
    game.lords[2].evil = 7
    go(game, EventPhase(), AdventurerPhase())
    # 6, 6, 7 become 5, 5, 8.
    assert [lord.evil for lord in game.lords] == [5, 5, 8]
    assert game.lords[2].line[0].card == "thief_14"


@pytest.mark.rule("DL-13.1", "DL-13.2")
def test_the_end_of_a_round_frees_workers_and_rooms() -> None:
    game = table(4, busy_imps=2, busy_trolls=1, lair=lair("troll"), tiles=dungeon("C1 C2 C3"))
    lord = game.lords[ME]
    lord.tiles["C1"].mined = lord.tiles["C3"].dug = True
    lord.used_rooms = {"mint": 1}
    go(game, EndRound())
    assert (lord.free_imps, lord.free_trolls, lord.used_rooms) == (3, 1, {})
    assert not any(tile.mined or tile.dug for tile in lord.tiles.values())
    assert game.starter == STARTER + 1


@pytest.mark.rule("DL-25.3")
@pytest.mark.parametrize(("before", "after"), [(8, 6), (3, 1), (2, 1), (1, 1)])
def test_the_shared_evil_counter_drops_by_two_each_year_down_to_one(before: int, after: int) -> None:
    game = table(2, shared_evil=before)
    go(game, EndYear())
    assert game.shared_evil == after


@pytest.mark.rule("DL-25.1", "DL-25.2", "DL-25.3", "DL-24.4")
def test_the_change_of_years_keeps_lords_and_replaces_offers() -> None:
    game = table(2)
    lord = game.lords[0]
    lord.gold, lord.food, lord.imps, lord.notices, lord.evil = 7, 6, 5, 2, 4
    lord.tiles = dungeon("C1! C2=mint! C3")
    lord.prison, lord.lair, lord.disabled = ["thief_11"], lair("ghost"), ["get_food", "mine_gold"]
    lord.spied = [1]
    game.shared_evil, game.events_shown, game.combat_shown = 2, 3, 4
    game.tavern, game.market, game.heroes_at_bottom = ["troll"], ["mint"], 2
    second = list(game.combat_piles[1])
    go(game, EndYear())
    assert game.distant == ["troll", "mint"]
    assert game.view(None).heroes_at_bottom == []
    assert game.year == 2
    assert game.season == 0
    assert (lord.gold, lord.food, lord.imps, lord.notices, lord.evil) == (7, 6, 5, 2, 4)
    assert [tile.conquered for tile in lord.tiles.values()] == [True, True, False]
    assert lord.prison == ["thief_11"]
    assert [creature.kind for creature in lord.lair] == ["ghost"]
    assert lord.disabled == ["get_food", "mine_gold"]
    assert game.shared_evil == 1
    assert game.combat_piles == [[], second]
    assert (lord.spied, game.combat_shown) == ([], 0)
    assert sorted(game.events) == ["payday", "special", "tax"]
    assert game.events_shown == 1
    assert game.room_piles[1]
    assert all(kind in rooms(2) for kind in game.market)
    assert all(HEROES[card].year == 2 for card in game.forecast)
    assert is_asked(game, "choose_order")


@pytest.mark.rule("DL-25.2", "DL-11.2")
def test_the_event_tiles_are_shuffled_again_for_year_2() -> None:
    found = set()
    for number in range(40):
        game = table(4, f"second {number}", events=["payday", "tax", "special"])
        go(game, EndYear())
        found.add(tuple(game.events))
    assert len(found) == 6


@pytest.mark.rule("DL-25.5", "DL-25.6")
def test_year_2_plays_by_the_rules_of_year_2() -> None:
    game = table(4, year=2, tiles=dungeon("C1! C2 C3=mint"), imps=9, used_rooms={"mint": 1})
    lord = game.lords[ME]
    assert room_use_fault(game, ME, "mint") is None
    assert room_fault(lord, "chapel", "C2") == "room_adjacent"
    assert nearest_tiles(lord) == ["C2"]
    assert game.trap_cost("cursed_ring").gold == 2


@pytest.mark.rule("DL-4.2")
def test_a_round_begins_with_the_offers() -> None:
    game = table(4)
    events = go(game, PlayRound())
    assert keys(events)[0] == "new_round"
    assert len(game.questions) == 4
    give_orders(game, 0, *game.lords[0].hand[:3])


@pytest.mark.rule("DL-1.6")
def test_ghosts_are_not_monsters() -> None:
    lord = table(2).lords[0]
    lord.lair = lair("ghost goblin ghost demon")
    assert [creature.kind for creature in lord.monsters] == ["goblin", "demon"]


@pytest.mark.rule("DL-8.10", "DL-8.11")
def test_reasons_why_a_square_cannot_be_dug() -> None:
    tiles = dungeon("C1 C2 C3 D1")
    assert dig_fault(tiles, "C1") == "occupied"
    assert dig_fault(tiles, "A4") == "not_adjacent"
    assert dig_fault(tiles, "D2") == "two_by_two"
    assert dig_fault(tiles, "E1") == ""

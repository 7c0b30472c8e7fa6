"""The grid, the rounds of a year, adventurers, the change of years (sections 1, 4, 5, 12, 13 and 25)."""

from __future__ import annotations

from random import Random

import pytest

from conformance.texts import TEXTS
from games.dungeon_lords.rules.arrivals import AdventurerPhase, NewRound, join, kindest_first
from games.dungeon_lords.rules.combat.planning import nearest_tiles
from games.dungeon_lords.rules.components import HEROES, creature_tiles, rooms
from games.dungeon_lords.rules.events import EventPhase
from games.dungeon_lords.rules.flow import EndRound, EndYear, PlayRound
from games.dungeon_lords.rules.grid import BLOCKS, NEIGHBOURS, SQUARES, distances
from games.dungeon_lords.rules.orders.building import room_fault
from games.dungeon_lords.rules.orders.production import room_use_fault
from rules.messages import Event, Message, Ref
from rules.players import RandomPlayer, answer
from tests.games.dungeon_lords.notation import dungeon
from tests.games.dungeon_lords.table import ME, STARTER, Table, lay, start


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
    game = lay(starter=2).game
    assert game.turn_order() == [2, 3, 0, 1]
    assert Table(game).run(EndRound()).game_is(season=1).game.turn_order() == [3, 0, 1, 2]


@pytest.mark.rule("DL-1.3")
def test_a_conquered_tile_stays_conquered_all_game_long() -> None:
    game = start(3, "conquered")
    rng = Random(3)
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
    table = lay(3).all(gold=500, food=500, imps=500)
    table.order("get_food", 3).do("do").order("recruit_imps", 3).do("do")
    table.order("dig_tunnels", 3).do("B1", "A1", "D1", "E1").order("mine_gold", 3).do("gold-4")
    table.has(gold=504, food=502, imps=502, tiles=7)


def season_of(event: Event) -> str:
    """The season that an event names."""
    season = event.args["season"]
    assert isinstance(season, Ref)
    return season.key.removeprefix("season-")


@pytest.mark.rule("DL-4.1", "DL-4.2", "DL-4.3")
def test_phases_of_each_round_run_in_order() -> None:
    game = start(4, "phases")
    rng = Random(1)
    seen: dict[tuple[int, str], list[str]] = {}
    while game.result is None:
        question = game.awaited()
        year, season = game.year, game.view(None).season
        for event in game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng)):
            if event.key == "log-new_round":
                year = int(str(event.args["year"]))
                season = season_of(event)
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
    table = lay(seats, starter=0)  # the sequences of the rules begin with the first seat
    for starter in SEQUENCES[seats]:
        table.game_is(starter=starter).run(EndRound())  # in autumn, without a party, the combat part ends at once


@pytest.mark.rule("DL-4.8", "DL-5.10")
def test_everything_on_offer_and_forecast_is_public() -> None:
    table = Table(start(3, rules="introductory")).sees(None, "year", 1).sees(None, "season", "winter")
    for name in ("starter", "tavern", "market", "forecast"):
        table.sees(None, name, getattr(table.game, name))
    table.sees(None, "events.0", table.game.events[0])


@pytest.mark.rule("DL-5.1", "DL-5.2")
def test_a_new_round_replaces_the_offers() -> None:
    game = lay(tavern=["goblin"], market=["mint"]).run(NewRound()).game
    assert (game.distant[-2:], len(game.tavern), len(game.market)) == (["goblin", "mint"], 3, 2)


@pytest.mark.rule("DL-5.3")
def test_the_piles_last_four_rounds_and_a_short_pile_gives_what_is_left() -> None:
    table = lay(creature_piles=[creature_tiles(1), []], room_piles=[rooms(1), []])
    for season in range(4):
        table.on_table(season=season).run(NewRound())
        assert (len(table.game.tavern), len(table.game.market)) == (3, 2)
    table.game_is(creature_piles=[[], []], room_piles=[[], []])
    table.on_table(creature_piles=[["troll"], []]).run(NewRound()).game_is(tavern="troll", market="")


@pytest.mark.rule("DL-5.4", "DL-5.5")
@pytest.mark.parametrize("rules", ["full", "introductory"])
def test_each_round_before_autumn_forecasts_the_next_event(rules: str) -> None:
    events = ["tax", "special", "payday"]
    table = lay(rules=rules, events=events)
    for season in range(3):
        table.on_table(season=season).run(NewRound())
        table.sees(None, "events", [*events[: season + 1], *[None] * (2 - season)])
        table.logs_each("event_forecast", event=["no_special" if season == 1 and rules != "full" else events[season]])
        table.sees(None, "special", table.game.specials[0] if rules == "full" and season else None)
    table.on_table(season=3).run(NewRound()).silent("event_forecast", "adventurers_forecast").game_is(forecast="")


def forecast(seats: int, *pile: str) -> Table:
    """A new round with these adventurers in the pile, the first one on top."""
    table = lay(seats)
    table.game.hero_piles[0] = [*reversed(pile)]
    return table.run(NewRound())


@pytest.mark.rule("DL-5.6", "DL-5.7")
def test_forecast_adventurers_are_sorted_by_rank_and_then_as_drawn() -> None:
    pile = ["warrior_14", "wizard_13", "priest_11", "thief_12", "thief_14"]
    forecast(4, *pile).game_is(forecast="priest_11 wizard_13 thief_12 warrior_14")
    forecast(2, *pile).game_is(forecast="priest_11 wizard_13 warrior_14")


@pytest.mark.rule("DL-5.8")
def test_if_all_drawn_adventurers_have_one_rank_the_last_is_redrawn() -> None:
    table = forecast(3, "priest_12", "thief_12", "wizard_13", "warrior_13", "warrior_14")
    # Drawn priest_12, thief_12, wizard_13 (rank 2): the last goes down, so does warrior_13, then a warrior of rank 3.
    table.game_is(forecast="priest_12 thief_12 warrior_14").sees(None, "heroes_at_bottom", ["warrior_13", "wizard_13"])
    assert table.game.hero_piles[0] == ["warrior_13", "wizard_13"]
    first, _ = (event for event in table.news if event.key == "log-adventurer_redrawn")
    for language, season in (("en", "next season"), ("ja", "次の季節")):
        sentence = TEXTS.say(language, "dungeon_lords", Message(first.key, first.args))
        assert season in sentence, "not those at the dungeons now"


@pytest.mark.rule("DL-5.8", "DL-5.10")
def test_an_adventurer_seen_going_to_the_bottom_stays_there_in_every_guess() -> None:
    table = forecast(3, "priest_12", "thief_12", "wizard_13", "warrior_14", "priest_11", "wizard_11", "thief_11")
    assert table.game.hero_piles[0] == ["wizard_13", "thief_11", "wizard_11", "priest_11"]
    for seat in (None, 0, 2):
        guesses = [table.game.guess(seat, Random(number)).hero_piles[0] for number in range(20)]
        assert {pile[0] for pile in guesses} == {"wizard_13"}
        assert len({tuple(pile) for pile in guesses}) > 1


@pytest.mark.rule("DL-5.9")
def test_adventurers_of_one_rank_are_kept_if_the_pile_has_no_other_rank() -> None:
    table = forecast(3, "priest_12", "thief_12", "wizard_13", "warrior_13")
    assert table.game_is(forecast="priest_12 thief_12 wizard_13").game.hero_piles[0] == ["warrior_13"]


@pytest.mark.rule("DL-12.1", "DL-12.2", "DL-V34")
def test_weaker_adventurers_join_lords_with_less_evil() -> None:
    arriving = ["thief_11", "priest_12", "wizard_13", "thief_14"]
    table = lay(starter=2, arriving=arriving).deal(evil=[6, 4, 4, 9]).run(AdventurerPhase()).game_is(arriving="")
    assert [table[seat].line[0].card for seat in (2, 1, 0, 3)] == arriving  # turn order C, D, A, B


@pytest.mark.rule("DL-12.3", "DL-V36", "DL-9.9")
def test_with_two_players_the_shared_evil_counter_also_receives_an_adventurer() -> None:
    table = lay(2, shared_evil=5, arriving=["thief_11", "priest_12", "thief_14"]).deal(evil=[5, 6])
    table.run(AdventurerPhase()).game_is(shared_evil=6, distant="priest_12").all_have(line=["T3/1:0", "T4/2:0"])
    # In a tie it comes before the starting player; at the end of the track it stays.
    table.all(evil=15).on_table(shared_evil=15, arriving=["thief_12", "priest_13", "thief_13"])
    assert kindest_first(table.game, 15) == [None, 1, 0]
    table.run(AdventurerPhase()).game_is(shared_evil=15)


@pytest.mark.rule("DL-12.4", "DL-12.5", "DL-12.6", "DL-V35")
def test_warriors_join_at_the_front_and_others_at_the_back_behind_the_paladin() -> None:
    table = lay(line="W4 T3/1")
    join(table.game, ME, "warrior_14")
    join(table.has(line="W5:0 W4:0 T3/1:0").game, ME, "priest_11")
    join(table.has(line="W5:0 W4:0 T3/1:0 P3/1:0").set(line="X W4 T3/1").game, ME, "warrior_14")
    table.has(line="X:0 W5:0 W4:0 T3/1:0")


@pytest.mark.rule("DL-12.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_lord_has_three_adventurers_after_autumn(seats: int) -> None:
    game = start(seats, "three")
    rng = Random(2)
    for year in (1, 2):
        while not (game.year == year and game.combat_round):
            question = game.awaited()
            game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
        joined = [[hero for hero in lord.line if "paladin" not in hero.card] for lord in game.lords]
        assert [len(party) for party in joined] == [3] * seats


@pytest.mark.rule("DL-12.8")
def test_adventurers_join_by_evil_after_the_event() -> None:
    table = lay(
        3, rules="full", season=1, events=["special", "tax", "payday"], specials=["gossip_column", "witch_hunt"]
    )
    table.on_table(arriving=["thief_11", "priest_12", "thief_14"]).deal(evil=[6, 6, 7])
    table.run(EventPhase(), AdventurerPhase()).all_have(evil=[5, 5, 8]).has(2, line="T4/2:0")


@pytest.mark.rule("DL-13.1", "DL-13.2")
def test_the_end_of_a_round_frees_workers_and_rooms() -> None:
    table = lay(busy_imps=2, busy_trolls=1, lair="troll", tiles="C1 C2 C3", used_rooms={"mint": 1})
    table[ME].tiles["C1"].mined = table[ME].tiles["C3"].dug = True
    table.run(EndRound()).has(free_imps=3, free_trolls=1, used_rooms={}).game_is(starter=STARTER + 1)
    assert not any(tile.mined or tile.dug for tile in table[ME].tiles.values())


@pytest.mark.rule("DL-25.3")
@pytest.mark.parametrize(("before", "after"), [(8, 6), (3, 1), (2, 1), (1, 1)])
def test_the_shared_evil_counter_drops_by_two_each_year_down_to_one(before: int, after: int) -> None:
    lay(2, shared_evil=before).run(EndYear()).game_is(shared_evil=after)


@pytest.mark.rule("DL-25.1", "DL-25.2", "DL-25.3", "DL-24.4")
def test_the_change_of_years_keeps_lords_and_replaces_offers() -> None:
    kept = {"gold": 7, "food": 6, "imps": 5, "notices": 2, "evil": 4, "tiles": "C1! C2=mint! C3", "prison": "thief_11"}
    kept |= {"lair": "ghost", "disabled": "get_food mine_gold"}
    table = lay(2, events_shown=3, combat_shown=4, tavern=["troll"], market=["mint"], heroes_at_bottom=2)
    second = list(table.game.combat_piles[1])
    table.set(0, spied=[1], **kept).run(EndYear()).has(0, spied=[], **kept).sees(None, "heroes_at_bottom", [])
    table.game_is(distant="troll mint", year=2, season=0, combat_piles=[[], second], combat_shown=0, events_shown=1)
    game = table.game
    assert sorted(game.events) == ["payday", "special", "tax"]
    assert game.room_piles[1]
    assert all(kind in rooms(2) for kind in game.market)
    assert all(HEROES[card].year == 2 for card in game.forecast)
    table.asks("choose_order")


@pytest.mark.rule("DL-25.2", "DL-11.2")
def test_the_event_tiles_are_shuffled_again_for_year_2() -> None:
    events = ["payday", "tax", "special"]
    orders = {tuple(lay(4, f"second {n}", events=events).run(EndYear()).game.events) for n in range(40)}
    assert len(orders) == 6


@pytest.mark.rule("DL-25.5", "DL-25.6")
def test_year_2_plays_by_the_rules_of_year_2() -> None:
    table = lay(year=2, tiles="C1! C2 C3=mint", imps=9, used_rooms={"mint": 1})
    assert room_use_fault(table.game, ME, "mint") is None
    assert room_fault(table[ME], "chapel", "C2") == "room_adjacent"
    assert nearest_tiles(table[ME]) == ["C2"]
    assert table.game.trap_cost("cursed_ring").gold == 2


@pytest.mark.rule("DL-4.2")
def test_a_round_begins_with_the_offers() -> None:
    table = lay().run(PlayRound()).waits(0, 1, 2, 3)
    assert table.news[0].key == "log-new_round"
    table.do(", ".join(table[0].hand[:3]), by=0)

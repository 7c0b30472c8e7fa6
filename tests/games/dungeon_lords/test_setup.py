"""Players, modes and set-up (sections 2 and 3)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.dungeon_lords.rules.arrivals import NewRound
from games.dungeon_lords.rules.components import (
    COMBAT_CARDS,
    CREATURES,
    HEROES,
    ORDER_IDS,
    ROOMS,
    SPECIALS,
    TRAPS,
    adventurers,
    combat_cards,
    creature_tiles,
    rooms,
    trap_cards,
)
from games.dungeon_lords.rules.events import EventPhase
from games.dungeon_lords.rules.evil import move_evil
from games.dungeon_lords.rules.flow import EndYear
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.settings import DungeonLordsSettings
from rules.errors import BadSetup
from tests.games.dungeon_lords.table import ME, Table, lay, start

SEATS = (2, 3, 4)


def opening(seats: int, **settings: Any) -> Table:
    """A game at its first questions, and what was said until then."""
    table = Table(start(seats, **settings), **settings)
    table.news = table.game.opening
    return table


@pytest.mark.rule("DL-2.1", "DL-3.15", "DL-9.1")
@pytest.mark.parametrize(("seats", "colours"), [(2, ["yellow", "green"]), (3, ["green"]), (4, [])])
def test_non_player_colours_by_number_of_players(seats: int, colours: list[str]) -> None:
    table = opening(seats)
    lords, outsiders = table.game.lords, table.game.outsiders
    assert [outsider.colour for outsider in outsiders] == colours
    assert len({lord.colour for lord in lords} | {*colours}) == seats + len(colours)
    for number, outsider in enumerate(outsiders):
        assert outsider.keeper == number
        assert len(set(outsider.disabled)) == 3
    # They are announced before their orders.
    table.logs_each("outsiders", colours=[colours] if colours else [], number=[len(colours)] if colours else [])
    if colours:
        table.begins_in_order("outsiders", "outsider_disabled")


@pytest.mark.rule("DL-2.1", "DL-2.6")
def test_a_game_has_up_to_four_lords_and_a_single_player_gets_training() -> None:
    with pytest.raises(BadSetup):
        start(5)
    assert start(1).training is not None
    assert all(start(seats).training is None for seats in SEATS)


@pytest.mark.rule("DL-2.2")
@pytest.mark.parametrize(
    ("settings", "chosen", "specials"),
    [
        ({}, True, 2),
        ({"rules": "introductory"}, False, 0),
        ({"rules": "introductory", "choose_disabled": True}, True, 0),
    ],
)
def test_rules_and_choose_disabled_orders(settings: dict[str, Any], chosen: bool, specials: int) -> None:
    game = start(4, **settings)
    assert (game.awaited().kind == "choose_disabled") == chosen
    assert len(game.specials) == specials
    assert game.full == (specials > 0)


@pytest.mark.rule("DL-2.5")
def test_item_tiles_are_not_used() -> None:
    pieces = [*CREATURES, *ROOMS, *TRAPS, *COMBAT_CARDS, *SPECIALS, *HEROES]
    assert len(pieces) == len(set(pieces)) == 9 + 16 + 9 + 18 + 9 + 35
    assert set(start(4).view(0).piles) == {"creatures", "rooms", "heroes", "traps", "trap_discard"}


@pytest.mark.rule("DL-3.1")
def test_any_seat_may_start() -> None:
    assert {start(3, f"seed {number}").starter for number in range(30)} == {0, 1, 2}


@pytest.mark.rule("DL-2.3", "DL-3.2", "DL-3.3")
@pytest.mark.parametrize("seats", SEATS)
def test_starting_supplies_and_dungeon_of_every_lord(seats: int) -> None:
    table = opening(seats, rules="introductory")
    for seat, lord in enumerate(table.game.lords):
        table.has(seat, gold=3, food=3, imps=3, tiles="C1 C2 C3", traps="", lair="", prison="", line="", notices=0)
        assert sorted(lord.disabled + lord.hand) == sorted(ORDER_IDS)


@pytest.mark.rule("DL-3.4")
@pytest.mark.parametrize(("seats", "shared"), [(2, 5), (3, None), (4, None)])
def test_starting_evil_and_the_shared_counter_of_two_players(seats: int, shared: int | None) -> None:
    opening(seats).all_have(evil=[5] * seats).game_is(shared_evil=shared)


@pytest.mark.rule("DL-3.5", "DL-3.6")
def test_four_of_nine_combat_cards_are_used_each_year() -> None:
    game = start(4)
    for year in (1, 2):
        used, removed = game.combat_piles[year - 1], game.combat_removed[year - 1]
        assert len(used) == 4
        assert sorted(used + removed) == sorted(combat_cards(year))
    for seat in (None, 0, 1, 2, 3):
        assert game.view(seat).combat == [None] * 4


@pytest.mark.rule("DL-3.7")
def test_the_trap_deck_has_27_cards() -> None:
    deck = start(4).trap_deck
    assert sorted(deck) == sorted(trap_cards())
    assert len(deck) == 27
    assert all(deck.count(trap) == 3 for trap in deck)


@pytest.mark.rule("DL-3.7")
def test_the_same_trap_deck_is_used_in_both_years() -> None:
    table = lay(3)
    table.game.draw_traps(ME, 3)
    table.game.discard_trap(ME, table[ME].traps[0])
    left, discard = list(table.game.trap_deck), list(table.game.trap_discard)
    # No new cards, no shuffle, and the discard pile stays as it is.
    table.run(EndYear()).game_is(year=2, trap_deck=left, trap_discard=discard)
    assert sum(table.game.counts().values()) == 27
    assert table.game.view(None).piles["traps"] == 24


@pytest.mark.rule("DL-3.8")
def test_creatures_rooms_and_adventurers_have_separate_piles_for_each_year() -> None:
    game = start(4, rules="full")
    for year in (1, 2):
        assert sorted(game.creature_piles[year - 1]) == sorted(creature_tiles(year))
        assert sorted(game.room_piles[year - 1]) == sorted(rooms(year))
        assert sorted(game.hero_piles[year - 1]) == sorted(adventurers(year))
        assert len(adventurers(year)) == 16


@pytest.mark.rule("DL-3.5", "DL-3.6", "DL-3.7", "DL-3.8", "DL-3.12", "DL-3.15")
@pytest.mark.parametrize("year", [1, 2])
def test_every_pile_is_shuffled_by_the_seed(year: int) -> None:
    games = [start(2, f"shuffled {number}") for number in range(40)]
    unshuffled = {"creatures": creature_tiles(year), "rooms": rooms(year), "heroes": adventurers(year)}
    for name, tiles in unshuffled.items():
        piles = {"creatures": "creature_piles", "rooms": "room_piles", "heroes": "hero_piles"}
        piles_seen = {tuple(getattr(game, piles[name])[year - 1]) for game in games}
        assert len(piles_seen) > 35, name
        assert tuple(tiles) not in piles_seen, name
    assert {card for game in games for card in game.combat_piles[year - 1]} == set(combat_cards(year))
    assert {COMBAT_CARDS[card].year for game in games for card in game.combat_piles[year - 1]} == {year}
    assert len({tuple(game.combat_piles[year - 1]) for game in games}) > 35
    assert len({tuple(game.trap_deck) for game in games}) == 40
    assert {game.specials[year - 1] for game in games} == set(SPECIALS)
    assert {order for game in games for order in game.outsiders[year - 1].disabled} == set(ORDER_IDS)
    assert start(2, "shuffled 1").save() == games[1].save()


@pytest.mark.rule("DL-2.2")
def test_a_first_game_is_offered_with_the_introductory_rules() -> None:
    assert DungeonLordsSettings().rules == "full"
    assert DungeonLordsSettings.model_validate(DungeonLordsSettings.first).rules == "introductory"


@pytest.mark.rule("DL-3.9")
def test_the_silver_paladin_is_used_first() -> None:
    table = lay().sees(None, "paladin", "tent").all_have(line=[""] * 4)
    move_evil(table.game, 2, 5)
    assert [hero.card for hero in table[2].line] == ["paladin_1"]


@pytest.mark.rule("DL-3.10")
def test_three_events_face_down_in_any_order() -> None:
    orders = {tuple(start(4, f"seed {number}").events) for number in range(40)}
    assert len(orders) == 6
    assert start(4).view(None).events == [None, None, None]


@pytest.mark.rule("DL-3.11")
def test_there_are_three_trolls() -> None:
    tiles = creature_tiles(1) + creature_tiles(2)
    assert tiles.count("troll") == 3
    assert all(lord.trolls == 0 for lord in start(4).lords)


@pytest.mark.rule("DL-3.12")
def test_special_events_are_drawn_only_in_the_full_rules() -> None:
    game = start(4)
    assert sorted(game.specials + game.specials_removed) == sorted(SPECIALS)
    assert len(game.specials) == 2
    assert game.view(0).special is None
    assert start(4, rules="introductory").specials_removed == []


@pytest.mark.rule("DL-3.12")
@pytest.mark.parametrize("year", [1, 2])
def test_a_special_event_stays_hidden_until_its_event_is_forecast(year: int) -> None:
    table = lay(rules="full", year=year, events=["tax", "special", "payday"], specials_shown=year - 1)
    game, special = table.game, table.game.specials[year - 1]
    assert (len(game.specials), len(game.specials_removed)) == (2, 7)
    table.run(NewRound()).silent("special_forecast", "special_about").sees(ME, "special", None)
    table.on_table(season=1).run(NewRound()).logs_each("special_about", about=[f"{special}-help"])
    table.logs_each("special_forecast", special=[special]).sees(ME, "special", special)
    # The hidden card may be any card but this one.
    rng = Random(3)
    guessed = [game.guess(ME, rng) for _ in range(60)]
    assert {guess.specials[year - 1] for guess in guessed} == {special}
    if year == 1:
        assert {guess.specials[1] for guess in guessed} == set(SPECIALS) - {special}


@pytest.mark.rule("DL-3.12")
def test_the_introductory_rules_use_no_special_events() -> None:
    plain = lay(season=1, events=["special", "tax", "payday"]).game_is(specials=[], specials_removed=[])
    plain.run(EventPhase()).logs_only("event", "event_without_effect")


@pytest.mark.rule("DL-3.13")
def test_introductory_disabled_orders_are_drawn_and_shown() -> None:
    table = opening(4, rules="introductory")
    for seat, lord in enumerate(table.game.lords):
        assert len(set(lord.disabled)) == 2
        table.has(seat, hand=6).sees(None, f"lords.{seat}.disabled", lord.disabled)
        table.sees(None, f"lords.{seat}.hand", sorted(lord.hand))
    drawn = {tuple(start(4, f"s{number}", rules="introductory").lords[0].disabled) for number in range(20)}
    assert len(drawn) > 5


def test_the_choice_of_disabled_orders_does_not_depend_on_other_players() -> None:
    table = opening(4)
    number = table.question_of(0).id
    assert table.do(", ".join(table[1].drawn[:2]), by=1).question_of(0).id == number


@pytest.mark.rule("DL-3.14")
def test_two_of_three_drawn_orders_are_disabled_secretly_before_the_first_offers() -> None:
    table = opening(4).game_is(tavern="", market="", forecast="").waits(0, 1, 2, 3)
    drawn = [list(lord.drawn) for lord in table.game.lords]
    for seat in (1, 0, None):
        table.sees(seat, "lords.1.drawn", drawn[1] if seat == 1 else None)
    other = next(order for order in ORDER_IDS if order not in drawn[1])
    table.refuses(f"{drawn[1][0]}, {other}", "setup_choice", by=1).do(", ".join(drawn[1][:2]), by=1)
    table.has(1, disabled=drawn[1][:2]).sees(0, "lords.1.disabled", None).sees(0, "lords.1.ready", True)
    table.sees(1, "lords.1.disabled", drawn[1][:2]).asks("change_disabled", by=1, orders=drawn[1][:2])
    table.do("change", by=1).has(1, disabled="").do(", ".join(drawn[1][1:]), by=1)
    for seat in (0, 2, 3):
        table.game_is(tavern="").do(", ".join(drawn[seat][:2]), by=seat)
    table.sees(0, "lords.1.disabled", drawn[1][1:]).has(1, hand=6).asks("choose_order")
    assert all(shown.drawn is None for shown in table.game.view(1).lords)
    assert table.game.tavern


@pytest.mark.rule("DL-3.16")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 3), (3, 3), (4, 4)])
def test_as_many_adventurers_come_each_round_as_the_players_need(seats: int, drawn: int) -> None:
    assert len(start(seats, rules="introductory").forecast) == drawn


@pytest.mark.parametrize(("year", "ranks"), [(1, [1, 2, 2, 3]), (2, [4, 5, 6, 7])])
def test_ranks_hit_points_and_icons_of_adventurers_of_each_class(year: int, ranks: list[int]) -> None:
    icons = {"warrior": "", "thief": "trap", "priest": "heal", "wizard": "magic"}
    for name, icon in icons.items():
        cards = [HEROES[card] for card in adventurers(year) if HEROES[card].hero_class == name]
        assert [hero.rank for hero in cards] == ranks
        hit_points = [hero.hp for hero in cards]
        assert hit_points == {(1, "warrior"): [3, 4, 4, 5], (2, "warrior"): [5, 6, 7, 8]}.get(
            (year, name), [3, 3, 4, 4] if year == 1 else [4, 5, 5, 6]
        )
        for hero in cards:
            values = {"trap": hero.trap, "heal": hero.heal, "magic": hero.magic}
            assert {held for held, number in values.items() if number} == ({icon} if icon else set())


@pytest.mark.parametrize(
    ("settings", "first"),
    [
        ({"rules": "introductory"}, "orders"),
        ({"rules": "introductory", "choose_disabled": True}, "disabled"),
        ({"rules": "full"}, "disabled"),
    ],
)
def test_the_welcome_tells_the_first_decision(settings: dict[str, object], first: str) -> None:
    game = DungeonLords.start(3, settings, seed="welcome")
    assert [event.key for event in game.opening][:2] == ["log-dice_sealed", "log-welcome"]
    assert game.opening[1].args == {"first": first}
    assert game.awaited().kind == ("choose_order" if first == "orders" else "choose_disabled")

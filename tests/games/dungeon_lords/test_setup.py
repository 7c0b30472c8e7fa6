"""Players, modes and set-up (sections 2 and 3)."""

from __future__ import annotations

from random import Random

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
from games.dungeon_lords.rules.state import DungeonLordsOptions
from rules.errors import BadSetup
from rules.messages import refer
from tests.games.dungeon_lords.positions import ME, asked, go, is_asked, keys, pick, refuse, start, table, told, where

SEATS = (2, 3, 4)


@pytest.mark.rule("DL-2.1", "DL-3.15")
@pytest.mark.parametrize(("seats", "colours"), [(2, 2), (3, 1), (4, 0)])
def test_non_player_colours_by_number_of_players(seats: int, colours: int) -> None:
    game = start(seats)
    assert len(game.outsiders) == colours
    assert len({lord.colour for lord in game.lords} | {one.colour for one in game.outsiders}) == seats + colours
    for number, outsider in enumerate(game.outsiders):
        assert outsider.keeper == number
        assert len(set(outsider.disabled)) == 3


@pytest.mark.rule("DL-2.1", "DL-2.6")
def test_a_game_has_up_to_four_lords_and_a_single_player_gets_training() -> None:
    with pytest.raises(BadSetup):
        start(5)
    assert start(1).training is not None
    assert all(start(seats).training is None for seats in SEATS)


@pytest.mark.rule("DL-2.2")
def test_rules_and_choose_disabled_options() -> None:
    full, intro = start(4), start(4, rules="introductory")
    middle = start(4, rules="introductory", choose_disabled=True)
    assert is_asked(full, "choose_disabled")
    assert len(full.specials) == 2
    assert not is_asked(intro, "choose_disabled")
    assert intro.specials == []
    assert is_asked(middle, "choose_disabled")
    assert middle.specials == []
    assert not middle.full


@pytest.mark.rule("DL-2.3")
def test_two_may_play_the_introductory_rules() -> None:
    assert start(2, rules="introductory").result is None


@pytest.mark.rule("DL-2.5")
def test_item_tiles_are_not_used() -> None:
    pieces = [*CREATURES, *ROOMS, *TRAPS, *COMBAT_CARDS, *SPECIALS, *HEROES]
    assert len(pieces) == len(set(pieces)) == 9 + 16 + 9 + 18 + 9 + 35
    game = start(4)
    assert set(game.view(0).piles) == {"creatures", "rooms", "heroes", "traps", "trap_discard"}


@pytest.mark.rule("DL-3.1")
def test_any_seat_may_start() -> None:
    assert {start(3, f"seed {number}").starter for number in range(30)} == {0, 1, 2}


@pytest.mark.rule("DL-3.2", "DL-3.3")
def test_starting_supplies_and_dungeon_of_every_lord() -> None:
    for seats in SEATS:
        game = start(seats, rules="introductory")
        assert len(game.lords) == seats
        for lord in game.lords:
            assert (lord.gold, lord.food, lord.imps) == (3, 3, 3)
            assert {square: tile.kind for square, tile in lord.tiles.items()} == dict.fromkeys(
                ("C1", "C2", "C3"), "tunnel"
            )
            assert not any(tile.conquered for tile in lord.tiles.values())
            assert [lord.traps, lord.lair, lord.prison, lord.line] == [[], [], [], []]
            assert lord.notices == 0
            assert sorted(lord.disabled + lord.hand) == sorted(ORDER_IDS)


@pytest.mark.rule("DL-3.4")
@pytest.mark.parametrize(("seats", "shared"), [(2, 5), (3, None), (4, None)])
def test_starting_evil_and_the_shared_counter_of_two_players(seats: int, shared: int | None) -> None:
    game = start(seats)
    assert [lord.evil for lord in game.lords] == [5] * seats
    assert game.shared_evil == shared


@pytest.mark.rule("DL-2.1", "DL-9.1")
@pytest.mark.parametrize(("seats", "colours"), [(2, ["yellow", "green"]), (3, ["green"]), (4, [])])
def test_non_player_colours_are_announced_before_their_orders(seats: int, colours: list[str]) -> None:
    opening = start(seats).opening
    named = [refer(f"colour-{colour}") for colour in colours]
    assert told(opening, "outsiders") == ([{"colours": named, "number": len(named)}] if colours else [])
    if colours:
        assert keys(opening).index("outsiders") < keys(opening).index("outsider_disabled")


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
    game = start(4)
    assert sorted(game.trap_deck) == sorted(trap_cards())
    assert len(game.trap_deck) == 27
    assert all(game.trap_deck.count(trap) == 3 for trap in set(game.trap_deck))


@pytest.mark.rule("DL-3.7")
def test_the_same_trap_deck_is_used_in_both_years() -> None:
    game = table(3)
    game.draw_traps(ME, 3)
    game.discard_trap(ME, game.lords[ME].traps[0])
    left, discard = list(game.trap_deck), list(game.trap_discard)
    go(game, EndYear())
    assert game.year == 2
    # No new cards, no shuffle, and the discard pile stays as it is.
    assert game.trap_deck == left
    assert game.trap_discard == discard
    assert sum(game.counts().values()) == 27
    assert game.view(None).piles["traps"] == 24


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
        found = {tuple(getattr(game, piles[name])[year - 1]) for game in games}
        assert len(found) > 35, name
        assert tuple(tiles) not in found, name
    assert {card for game in games for card in game.combat_piles[year - 1]} == set(combat_cards(year))
    assert {COMBAT_CARDS[card].year for game in games for card in game.combat_piles[year - 1]} == {year}
    assert len({tuple(game.combat_piles[year - 1]) for game in games}) > 35
    assert len({tuple(game.trap_deck) for game in games}) == 40
    assert {game.specials[year - 1] for game in games} == set(SPECIALS)
    assert {order for game in games for order in game.outsiders[year - 1].disabled} == set(ORDER_IDS)
    assert start(2, "shuffled 1").save() == games[1].save()


@pytest.mark.rule("DL-2.2")
def test_a_first_game_is_offered_with_the_introductory_rules() -> None:
    assert DungeonLordsOptions().rules == "full"
    assert DungeonLordsOptions.model_validate(DungeonLordsOptions.first).rules == "introductory"


@pytest.mark.rule("DL-3.9")
def test_the_silver_paladin_is_used_first() -> None:
    game = table(4)
    assert where(game) == "tent"
    assert all(lord.line == [] for lord in game.lords)
    move_evil(game, 2, 5)
    assert [hero.card for hero in game.lords[2].line] == ["paladin_1"]


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
    game = table(4, rules="full", year=year)
    assert len(game.specials) == 2
    assert len(game.specials_removed) == 7
    game.events, game.specials_shown = ["tax", "special", "payday"], year - 1
    events = go(game, NewRound())
    assert told(events, "special_forecast") == told(events, "special_about") == []
    assert game.view(ME).special is None
    game.season = 1
    events = go(game, NewRound())
    assert told(events, "special_about") == [{"about": refer(f"special-{game.specials[year - 1]}-help")}]
    assert told(events, "special_forecast") == [{"special": refer(f"special-{game.specials[year - 1]}")}]
    assert game.view(ME).special == game.specials[year - 1]
    # The hidden card may be any card but this one.
    rng = Random(3)
    guessed = [game.guess(ME, rng) for _ in range(60)]
    assert {guess.specials[year - 1] for guess in guessed} == {game.specials[year - 1]}
    if year == 1:
        assert {guess.specials[1] for guess in guessed} == set(SPECIALS) - {game.specials[0]}
    # The introductory rules do not use them: the event has no effect.
    plain = table(4)
    assert (plain.specials, plain.specials_removed) == ([], [])
    plain.season, plain.events = 1, ["special", "tax", "payday"]
    assert keys(go(plain, EventPhase())) == ["event", "event_without_effect"]


@pytest.mark.rule("DL-3.13")
def test_introductory_disabled_orders_are_drawn_and_shown() -> None:
    game = start(4, rules="introductory")
    for lord, shown in zip(game.lords, game.view(None).lords, strict=True):
        assert len(set(lord.disabled)) == 2
        assert shown.disabled == lord.disabled
        assert len(shown.hand) == 6
    drawn = {tuple(start(4, f"s{number}", rules="introductory").lords[0].disabled) for number in range(20)}
    assert len(drawn) > 5


def test_the_choice_of_disabled_orders_does_not_depend_on_other_players() -> None:
    game = start(4)
    # Its options depend only on the player's own three cards: no need to compare them when another chooses.
    assert all(asked(game, "choose_disabled", seat).private for seat in range(4))
    number = asked(game, "choose_disabled", 0).id
    pick(game, *game.lords[1].drawn[:2], kind="choose_disabled", seat=1)
    assert asked(game, "choose_disabled", 0).id == number


@pytest.mark.rule("DL-3.14")
def test_two_of_three_drawn_orders_are_disabled_secretly_before_the_first_offers() -> None:
    game = start(4)
    assert game.tavern == game.market == game.forecast == []
    assert len(game.questions) == 4
    lord = game.lords[1]
    for seat, view in ((1, game.view(1)), (0, game.view(0)), (None, game.view(None))):
        assert view.lords[1].drawn == (lord.drawn if seat == 1 else None)
    other = next(order for order in ORDER_IDS if order not in lord.drawn)
    refuse(game, other, "setup_choice", "choose_disabled", seat=1)
    pick(game, *lord.drawn[:2], kind="choose_disabled", seat=1)
    chosen = list(lord.disabled)
    assert game.view(0).lords[1].disabled is None
    assert game.view(0).lords[1].ready
    assert game.view(1).lords[1].disabled == chosen
    assert asked(game, "change_disabled", 1).describe(game) == {"orders": [refer(f"order-{order}") for order in chosen]}
    pick(game, "change", kind="change_disabled", seat=1)
    assert lord.disabled == []
    pick(game, *lord.drawn[1:], kind="choose_disabled", seat=1)
    chosen = list(lord.disabled)
    for seat in (0, 2, 3):
        assert game.tavern == []
        pick(game, *game.lords[seat].drawn[:2], kind="choose_disabled", seat=seat)
    assert game.view(0).lords[1].disabled == chosen
    assert all(shown.drawn is None for shown in game.view(1).lords)
    assert len(game.lords[1].hand) == 6
    assert game.tavern
    assert asked(game).kind == "choose_order"


@pytest.mark.rule("DL-3.16")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 3), (3, 3), (4, 4)])
def test_adventurers_per_round(seats: int, drawn: int) -> None:
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
            assert {one for one, number in values.items() if number} == ({icon} if icon else set())


@pytest.mark.parametrize(
    ("options", "first"),
    [
        ({"rules": "introductory"}, "orders"),
        ({"rules": "introductory", "choose_disabled": True}, "disabled"),
        ({"rules": "full"}, "disabled"),
    ],
)
def test_the_welcome_tells_the_first_decision(options: dict[str, object], first: str) -> None:
    game = DungeonLords.start(3, options, seed="welcome")
    assert [event.key for event in game.opening][:2] == ["log-dice_sealed", "log-welcome"]
    assert game.opening[1].args == {"first": first}
    assert asked(game).kind == ("choose_order" if first == "orders" else "choose_disabled")

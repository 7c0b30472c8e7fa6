"""Scoring, titles, scoring rooms (sections 26, 27 and 28.6 to 28.9)."""

from __future__ import annotations

import pytest

from games.dungeon_lords.rules.components import ROOMS
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.scoring import (
    CATEGORIES,
    TITLES,
    FinalScoring,
    all_scores,
    field_of,
    holders,
    outcome,
    own_scores,
    title_values,
)
from games.dungeon_lords.rules.state import Lord
from rules.messages import Message, refer, seat_name
from tests.games.dungeon_lords.positions import ME, dungeon, go, keys, lair, start, table, told


def lord(squares: str = "C1 C2 C3", creatures: str = "") -> Lord:
    found = table(2).lords[0]
    found.tiles, found.lair = dungeon(squares), lair(creatures)
    return found


@pytest.mark.rule("DL-26.1", "DL-26.4")
def test_rooms_score_two_points_and_conquered_tiles_lose_two() -> None:
    scores = own_scores(lord("C1 C2=mint C3! D1=workshop! E1=tool_shed"))
    assert scores["rooms"] == 4
    assert scores["conquered"] == -4


@pytest.mark.rule("DL-26.2")
def test_each_monster_scores_one_point_and_ghosts_score_none() -> None:
    assert own_scores(lord(creatures="goblin ghost troll ghost demon"))["monsters"] == 3


@pytest.mark.rule("DL-26.3", "DL-V42")
def test_adventurers_in_prison_score_two_points_and_a_paladin_five() -> None:
    found = lord()
    found.prison = ["thief_11", "warrior_24", "paladin_1"]
    assert own_scores(found)["prisoners"] == 9


@pytest.mark.rule("DL-26.5", "DL-26.8")
def test_each_notice_costs_three_points_and_the_total_may_be_negative() -> None:
    found = lord()
    found.notices = 4
    assert own_scores(found)["notices"] == -12
    assert sum(own_scores(found).values()) == -12


@pytest.mark.rule("DL-26.6", "DL-28.6")
def test_the_cafeteria_scores_trolls_goblins_slimes_and_witches_unless_conquered() -> None:
    creatures = "troll goblin goblin slime witch ghost vampire golem demon dragon"
    assert own_scores(lord("C1 C2=cafeteria", creatures))["room_bonus"] == 5
    assert own_scores(lord("C1 C2=cafeteria!", creatures))["room_bonus"] == 0


@pytest.mark.rule("DL-26.6", "DL-28.7", "DL-21.10")
def test_the_chapel_scores_ghosts_and_vampires() -> None:
    assert own_scores(lord("C1 C2=chapel", "ghost ghost vampire goblin"))["room_bonus"] == 6


@pytest.mark.rule("DL-26.6", "DL-28.8")
def test_the_pandemonium_scores_golems_demons_and_dragons() -> None:
    assert own_scores(lord("C1 C2=pandemonium", "demon golem golem dragon witch"))["room_bonus"] == 8


@pytest.mark.rule("DL-28.9")
def test_year_2_rooms_produce_nothing() -> None:
    assert not any(room.product for room in ROOMS.values() if room.year == 2)


@pytest.mark.rule("DL-V41")
def test_conquering_a_room_costs_four() -> None:
    before, after = own_scores(lord("C1 C2=mint")), own_scores(lord("C1 C2=mint!"))
    assert sum(before.values()) - sum(after.values()) == 4


@pytest.mark.rule("DL-27.1")
@pytest.mark.parametrize(("seats", "alone", "shared"), [(2, 2, 1), (3, 3, 2), (4, 3, 2)])
def test_points_for_titles_by_number_of_players(seats: int, alone: int, shared: int) -> None:
    assert title_values(seats) == (alone, shared)
    game = level(seats)
    # All fields are equal: everyone shares all seven titles.
    assert [scores["titles"] for scores in all_scores(game.lords)] == [7 * shared] * seats
    game.lords[1].evil = 15
    assert all_scores(game.lords)[1]["titles"] == 6 * shared + alone
    assert all_scores(game.lords)[0]["titles"] == 6 * shared


def level(seats: int = 3) -> DungeonLords:
    """A game in which all lords are equal."""
    return table(seats)


@pytest.mark.rule("DL-27.2")
def test_the_title_for_dark_deeds_goes_to_the_most_evil() -> None:
    game = table(2, shared_evil=15, starter=1)
    assert holders(game.lords)["dark_deeds"] == [0, 1]
    game.lords[0].evil = 6
    assert holders(game.lords)["dark_deeds"] == [0]


@pytest.mark.rule("DL-27.3", "DL-27.4", "DL-27.8")
def test_titles_for_halls_tunnels_and_battle() -> None:
    game = level()
    game.lords[0].tiles = dungeon("C1 C2=mint! C3 D1=workshop")
    game.lords[1].tiles = dungeon("C1! C2! C3! B1 A1")
    game.lords[2].tiles = dungeon("C1 C2 C3 C4=tool_shed")
    held = holders(game.lords)
    assert held["halls"] == [0]  # two rooms, one of them conquered, against one
    assert held["tunnels"] == [1]  # five, three of them conquered, against three
    assert held["battle"] == [2]
    assert field_of(game.lords[1], "battle") == -3


@pytest.mark.rule("DL-27.5", "DL-27.6")
def test_titles_for_monsters_and_imps() -> None:
    game = level()
    game.lords[0].lair = lair("ghost ghost ghost troll")
    game.lords[1].lair = lair("goblin slime")
    game.lords[0].imps, game.lords[2].imps, game.lords[2].busy_imps = 3, 4, 2
    held = holders(game.lords)
    assert held["monsters"] == [1]
    assert held["imps"] == [2]  # a troll token does not count as an imp


@pytest.mark.rule("DL-27.7")
def test_the_title_for_riches_counts_gold_food_and_traps() -> None:
    game = level()
    game.lords[ME].gold, game.lords[ME].food, game.lords[ME].traps = 2, 4, ["pendulum"] * 7
    assert field_of(game.lords[ME], "riches") == 13
    assert holders(game.lords)["riches"] == [ME]


@pytest.mark.rule("DL-27.9")
def test_a_title_for_which_all_have_nothing_is_shared_by_all() -> None:
    held = holders(level().lords)
    assert list(held) == list(TITLES)
    assert held["halls"] == [0, 1, 2]
    assert held["monsters"] == [0, 1, 2]


@pytest.mark.rule("DL-27.10", "DL-26.7")
@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 1), (4, 2)])
def test_the_hall_of_fame_scores_for_each_title_held_alone(seats: int, each: int) -> None:
    game = level(seats)
    game.lords[1].tiles = dungeon("C1 C2=hall_of_fame C3 C4")
    game.lords[1].evil, game.lords[1].imps = 9, 7
    alone = [title for title, own in holders(game.lords).items() if own == [1]]
    assert set(alone) == {"dark_deeds", "halls", "imps"}
    assert [scores["hall_of_fame"] for scores in all_scores(game.lords)] == [0, 3 * each, *[0] * (seats - 2)]
    game.lords[1].tiles["C2"].conquered = True
    assert all_scores(game.lords)[1]["hall_of_fame"] == 0


@pytest.mark.rule("DL-26.7", "DL-27.10")
def test_titles_are_given_first_and_then_the_hall_of_fame() -> None:
    game = level(3)
    lord = game.lords[ME]
    lord.tiles = dungeon("C1 C2=hall_of_fame C3 C4 D4")
    lord.evil, lord.imps = 9, 7
    events = go(game, FinalScoring())
    assert keys(events)[:7] == ["title_held"] * 7
    assert [args["title"] for args in told(events, "title_held")] == [refer(f"title-{title}") for title in TITLES]
    held = {args["title"]: args["players"] for args in told(events, "title_held")}
    alone = [title for title in TITLES if held[refer(f"title-{title}")] == [seat_name(ME)]]
    assert alone == ["dark_deeds", "halls", "tunnels", "imps"]
    assert game.result is not None
    mine = game.result.places[ME]
    assert list(mine.scores) == list(CATEGORIES), "titles after a lord's own scores, the Hall of Fame last"
    shared = sum(seat_name(ME) in players for players in held.values()) - len(alone)  # type: ignore[operator]
    # Three lords: 3 for a title alone, 2 for a shared one, and the hall adds 1 for each held alone.
    assert mine.scores["titles"] == 3 * len(alone) + 2 * shared
    assert mine.scores["hall_of_fame"] == len(alone)
    assert mine.total == sum(mine.scores.values())
    assert told(events, "score")[ME] == {"player": seat_name(ME), "total": mine.total}


@pytest.mark.rule("DL-26.9", "DL-26.10", "DL-26.8")
def test_the_most_points_win_and_positive_totals_get_a_licence() -> None:
    game = level(4)
    for found, prisoners, notices in zip(game.lords, (5, 5, 1, 0), (0, 0, 0, 20), strict=True):
        found.prison, found.notices = ["thief_11"] * prisoners, notices
    events = go(game, FinalScoring())
    result = game.result
    assert result is not None
    assert result.reason == "end-scored"
    assert result.winners == [0, 1]
    assert [place.place for place in result.places] == [1, 1, 3, 4]
    assert result.places[3].total < 0
    assert all(sum(place.scores.values()) == place.total for place in result.places)
    assert result.facts["licences"] == [seat_name(0), seat_name(1), seat_name(2)]
    assert keys(events).count("title_held") == 7
    assert result.facts["title-imps"] == [seat_name(0), seat_name(1), seat_name(2), seat_name(3)]
    underlord, *titles, tie = game.closing()
    assert underlord == Message("closing-underlord", {"players": [seat_name(0), seat_name(1)]})
    total = result.places[0].total
    assert tie == Message("tie-shared", {"points": total, "players": [seat_name(0), seat_name(1)]})
    assert [said.args["player"] for said in titles] == [seat_name(seat) for seat in range(4)]
    held = titles[3].args["titles"]
    assert held == [refer(f"title-{title}") for title, seats in holders(game.lords).items() if 3 in seats]
    assert titles[3].args["number"] == len(held)
    game.lords[1].notices += 1
    game.result = outcome(game)
    assert "tie-shared" not in [said.key for said in game.closing()], "the points decided"


@pytest.mark.rule("DL-26.10")
def test_a_total_of_zero_or_less_gets_no_licence() -> None:
    game = level(4)
    game.lords[0].notices = 4
    game.lords[0].prison = []
    go(game, FinalScoring())
    assert game.result is not None
    # Titles shared by four: 14 points, less 12 for the notices.
    assert game.result.places[0].total == 2
    assert seat_name(0) in game.result.facts["licences"]  # type: ignore[operator]
    for imps, conquered, total in ((4, False, 0), (3, True, -2)):
        game = level(4)
        game.lords[0].notices, game.lords[0].tiles["C1"].conquered = 4, conquered
        game.lords[1].imps = imps
        go(game, FinalScoring())
        assert game.result is not None
        # 12 for the titles it still shares, less 12 (and 2 for the tile).
        assert game.result.places[0].total == total
        assert seat_name(0) not in game.result.facts["licences"]  # type: ignore[operator]


@pytest.mark.rule("DL-26.1", "DL-26.4", "DL-27.1")
def test_the_points_during_the_game_are_those_of_a_scoring_at_that_moment() -> None:
    game = table(4)
    for lord in game.lords:
        lord.tiles = dungeon("C1 C2 C3")
    game.lords[ME].tiles = dungeon("C1! C2=mint C3")
    before = game.standing()
    assert before == [sum(scores.values()) for scores in all_scores(game.lords)]
    game.lords[ME].tiles["C2"].conquered = True
    after = game.standing()
    assert before is not None
    assert after is not None
    assert after[ME] == before[ME] - 4
    assert start(1).standing() is None
    assert start(2, rules="full").standing() == [7, 7], "all titles are shared"

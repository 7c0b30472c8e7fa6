"""Scoring, titles, scoring rooms (sections 26, 27 and 28.6 to 28.9)."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_lords.rules.components import ROOMS
from games.dungeon_lords.rules.scoring import (
    CATEGORIES,
    TITLES,
    FinalScoring,
    all_scores,
    fields_of,
    holders,
    outcome,
    own_scores,
    title_values,
)
from rules.messages import Message, refer, seat_name
from tests.games.driver import keys
from tests.games.dungeon_lords.table import ME, lay, start


@pytest.mark.rule("DL-26.1", "DL-26.2", "DL-26.3", "DL-26.4", "DL-26.5", "DL-26.8", "DL-V42")
@pytest.mark.parametrize(
    ("values", "scores"),
    [
        ({"tiles": "C1 C2=mint C3! D1=workshop! E1=tool_shed"}, {"rooms": 4, "conquered": -4}),
        ({"lair": "goblin ghost troll ghost demon"}, {"monsters": 3}),
        ({"prison": "thief_11 warrior_24 paladin_1"}, {"prisoners": 9}),
        ({"notices": 4}, {"notices": -12}),
    ],
)
def test_rooms_monsters_and_prisoners_score_and_conquered_tiles_and_notices_cost_points(
    values: dict[str, Any], scores: dict[str, int]
) -> None:
    all_own = own_scores(lay(**values)[ME])
    assert all_own == dict.fromkeys(all_own, 0) | scores


@pytest.mark.rule("DL-26.6", "DL-28.6", "DL-28.7", "DL-28.8", "DL-21.10")
@pytest.mark.parametrize(
    ("tile", "creatures", "points"),
    [
        ("C2=cafeteria", "troll goblin goblin slime witch ghost vampire golem demon dragon", 5),
        ("C2=cafeteria!", "troll goblin goblin slime witch ghost vampire golem demon dragon", 0),
        ("C2=chapel", "ghost ghost vampire goblin", 6),
        ("C2=pandemonium", "demon golem golem dragon witch", 8),
    ],
)
def test_scoring_rooms_score_their_creatures_unless_conquered(tile: str, creatures: str, points: int) -> None:
    assert own_scores(lay(tiles=f"C1 {tile}", lair=creatures)[ME])["room_bonus"] == points


@pytest.mark.rule("DL-28.9")
def test_year_2_rooms_produce_nothing() -> None:
    assert not any(room.product for room in ROOMS.values() if room.year == 2)


@pytest.mark.rule("DL-27.1")
@pytest.mark.parametrize(("seats", "alone", "shared"), [(2, 2, 1), (3, 3, 2), (4, 3, 2)])
def test_points_for_titles_by_number_of_players(seats: int, alone: int, shared: int) -> None:
    assert title_values(seats) == (alone, shared)
    table = lay(seats)
    # All fields are equal: everyone shares all seven titles.
    assert [scores["titles"] for scores in all_scores(table.game.lords)] == [7 * shared] * seats
    table.set(1, evil=15)
    assert all_scores(table.game.lords)[1]["titles"] == 6 * shared + alone
    assert all_scores(table.game.lords)[0]["titles"] == 6 * shared


@pytest.mark.rule("DL-27.2")
def test_the_title_for_dark_deeds_goes_to_the_most_evil() -> None:
    table = lay(2, shared_evil=15, starter=1)
    assert holders(table.game.lords)["dark_deeds"] == [0, 1]
    assert holders(table.set(0, evil=6).game.lords)["dark_deeds"] == [0]


@pytest.mark.rule("DL-27.3", "DL-27.4", "DL-27.8")
def test_titles_for_halls_tunnels_and_battle() -> None:
    table = lay(3).deal(tiles=["C1 C2=mint! C3 D1=workshop", "C1! C2! C3! B1 A1", "C1 C2 C3 C4=tool_shed"])
    held = holders(table.game.lords)
    assert held["halls"] == [0]  # two rooms, one of them conquered, against one
    assert held["tunnels"] == [1]  # five, three of them conquered, against three
    assert held["battle"] == [2]
    assert fields_of(table[1])["battle"] == -3


@pytest.mark.rule("DL-27.5", "DL-27.6")
def test_titles_for_monsters_and_imps() -> None:
    table = lay(3).deal(lair=["ghost ghost ghost troll", "goblin slime"], imps=[3, 3, 4]).set(2, busy_imps=2)
    held = holders(table.game.lords)
    assert held["monsters"] == [1]
    assert held["imps"] == [2]  # a troll token does not count as an imp


@pytest.mark.rule("DL-27.7")
def test_the_title_for_riches_counts_gold_food_and_traps() -> None:
    table = lay(3, gold=2, food=4, traps=["pendulum"] * 7)
    assert fields_of(table[ME])["riches"] == 13
    assert holders(table.game.lords)["riches"] == [ME]


@pytest.mark.rule("DL-27.9")
def test_a_title_for_which_all_have_nothing_is_shared_by_all() -> None:
    held = holders(lay(3).game.lords)
    assert list(held) == list(TITLES)
    assert held["halls"] == held["monsters"] == [0, 1, 2]


@pytest.mark.rule("DL-27.10", "DL-26.7")
@pytest.mark.parametrize(("seats", "points"), [(2, 1), (3, 1), (4, 2)])
def test_the_hall_of_fame_scores_for_each_title_held_alone(seats: int, points: int) -> None:
    table = lay(seats).set(1, tiles="C1 C2=hall_of_fame C3 C4", evil=9, imps=7)
    alone = [title for title, lords in holders(table.game.lords).items() if lords == [1]]
    assert set(alone) == {"dark_deeds", "halls", "imps"}
    assert [scores["hall_of_fame"] for scores in all_scores(table.game.lords)] == [0, 3 * points, *[0] * (seats - 2)]
    table.set(1, tiles="C1 C2=hall_of_fame! C3 C4")
    assert all_scores(table.game.lords)[1]["hall_of_fame"] == 0


@pytest.mark.rule("DL-26.7", "DL-27.10")
def test_titles_are_given_first_and_then_the_hall_of_fame() -> None:
    table = lay(3, tiles="C1 C2=hall_of_fame C3 C4 D4", evil=9, imps=7).run(FinalScoring())
    alone = ["dark_deeds", "halls", "tunnels", "imps"]
    players = [[ME] if title in alone else [0, 1, ME] for title in TITLES]
    assert keys(table.news)[:7] == ["title_held"] * 7
    table.logs_each("title_held", title=[*TITLES], players=players)
    mine = table.result.places[ME]
    assert list(mine.scores) == list(CATEGORIES), "titles after a lord's own scores, the Hall of Fame last"
    # Three lords: 3 for a title alone, 2 for a shared one, and the hall adds 1 for each held alone.
    assert mine.scores["titles"] == 3 * len(alone) + 2 * (len(TITLES) - len(alone))
    assert mine.scores["hall_of_fame"] == len(alone)
    assert mine.total == sum(mine.scores.values())
    table.logs("score", player=ME, total=mine.total)


@pytest.mark.rule("DL-26.9", "DL-26.10", "DL-26.8")
def test_the_most_points_win_and_positive_totals_get_a_licence() -> None:
    table = lay().deal(prison=[["thief_11"] * number for number in (5, 5, 1, 0)], notices=[0, 0, 0, 20])
    result = table.run(FinalScoring()).over("end-scored").result
    assert result.winners == [0, 1]
    assert [place.place for place in result.places] == [1, 1, 3, 4]
    assert result.places[3].total < 0
    assert all(sum(place.scores.values()) == place.total for place in result.places)
    assert table.plain(result.facts["licences"]) == [0, 1, 2]
    assert table.plain(result.facts["title-imps"]) == [0, 1, 2, 3]
    table.logs_in_order(*["title_held"] * 7)


@pytest.mark.rule("DL-26.9", "DL-26.10")
def test_the_closing_names_the_winners_the_titles_of_each_lord_and_a_tie() -> None:
    table = lay().deal(prison=[["thief_11"] * number for number in (5, 5, 1, 0)])
    game = table.run(FinalScoring()).game
    underlord, *titles, tie = game.closing()
    assert underlord == Message("closing-underlord", {"players": [seat_name(0), seat_name(1)]})
    total = table.result.places[0].total
    assert tie == Message("tie-shared", {"points": total, "players": [seat_name(0), seat_name(1)]})
    assert [table.plain(line.args["player"]) for line in titles] == [0, 1, 2, 3]
    held = [refer(f"title-{title}") for title, seats in holders(game.lords).items() if 3 in seats]
    assert titles[3].args["titles"] == held
    assert titles[3].args["number"] == len(held)
    game.lords[1].notices += 1
    game.result = outcome(game)
    assert "tie-shared" not in [line.key for line in game.closing()], "the points decided"


@pytest.mark.rule("DL-26.10")
@pytest.mark.parametrize(("imps", "tiles", "total"), [(3, "C1 C2 C3", 2), (4, "C1 C2 C3", 0), (3, "C1! C2 C3", -2)])
def test_a_total_of_zero_or_less_gets_no_licence(imps: int, tiles: str, total: int) -> None:
    table = lay().set(0, notices=4, tiles=tiles).set(1, imps=imps).run(FinalScoring())
    # Titles it shares with all (14 points, or 12 for six of them), less 12 for the notices and 2 for the tile.
    assert table.result.places[0].total == total
    assert table.plain(table.result.facts["licences"]) == [0, 1, 2, 3][total <= 0 :]


@pytest.mark.rule("DL-26.1", "DL-26.4", "DL-27.1", "DL-V41")
def test_the_points_during_the_game_are_those_of_a_scoring_at_that_moment() -> None:
    table = lay().set(tiles="C1! C2=mint C3")
    before = table.game.standing()
    assert before == [sum(scores.values()) for scores in all_scores(table.game.lords)]
    after = table.set(tiles="C1! C2=mint! C3").game.standing()
    assert before is not None
    assert after is not None
    assert after[ME] == before[ME] - 4
    assert start(1).standing() is None
    assert start(2, rules="full").standing() == [7, 7], "all titles are shared"

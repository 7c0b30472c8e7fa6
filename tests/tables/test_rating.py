"""Ratings: finishing ahead gains points, more so against stronger players; seats and ties favour nobody."""

from __future__ import annotations

from itertools import permutations

from tables.history.rating import FIRST, ratings

ANN, BEN, CAT, DAN = 1, 2, 3, 4


def test_a_rating_requires_a_game_against_someone() -> None:
    assert ratings([]) == {}
    assert ratings([[(ANN, 1)], []]) == {}


def test_winning_raises_the_rating_and_losing_lowers_it() -> None:
    found = ratings([[(ANN, 1), (BEN, 2)]])
    assert found[ANN] > FIRST > found[BEN]


def test_equal_places_give_equal_ratings_to_equal_players() -> None:
    found = ratings([[(ANN, 1), (BEN, 1)]])
    assert found[ANN] == found[BEN]
    three = ratings([[(ANN, 1), (BEN, 2), (CAT, 2), (DAN, 4)]])
    assert three[ANN] > three[BEN] == three[CAT] > three[DAN]


def test_a_tie_brings_the_weaker_nearer_to_the_stronger() -> None:
    before = [[(ANN, 1), (BEN, 2)]] * 6
    after = [*before, [(ANN, 1), (BEN, 1)]]
    assert ratings(after)[BEN] > ratings(before)[BEN]
    assert ratings(after)[ANN] < ratings(before)[ANN]


def test_the_order_of_the_seats_changes_nothing() -> None:
    game = [(ANN, 2), (BEN, 1), (CAT, 2), (DAN, 4)]
    earlier = [[(ANN, 1), (BEN, 2), (CAT, 3)], [(DAN, 1), (CAT, 2)]]
    assert len({tuple(sorted(ratings([*earlier, order]).items())) for order in map(list, permutations(game))}) == 1


def test_beating_a_strong_player_gains_more_than_beating_a_weak_one() -> None:
    known = [[(ANN, 1), (BEN, 2)]] * 10
    strong = ratings([*known, [(CAT, 1), (ANN, 2)]])
    weak = ratings([*known, [(CAT, 1), (BEN, 2)]])
    assert strong[CAT] > weak[CAT] > FIRST


def test_the_order_of_the_games_counts() -> None:
    games = [[(ANN, 1), (BEN, 2)], [(BEN, 1), (CAT, 2)], [(CAT, 1), (ANN, 2)]]
    assert ratings(games) != ratings(reversed(games))

"""Ratings: how strong the people of a server are at a game, estimated from their places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

FIRST = 1000
"""The rating of someone who has not played."""
SCALE = 40
"""Points of a rating per point of the model, whose scale is about 50 points long."""

_MODEL = BradleyTerryFull()
"""The library's model in which ties are symmetrical: a game counts as duels of all players, equal places as draws."""


def ratings(games: Iterable[Sequence[tuple[int, int]]]) -> dict[int, int]:
    """The rating of everyone after these games, oldest first; each is a list of person and place.

    A rating is cautious, a lower bound of the estimated strength, so it also rises as the estimate becomes more
    certain. Games of fewer than two people change nothing.
    """
    found: dict[int, BradleyTerryFullRating] = {}
    for game in games:
        if len(game) < 2:
            continue
        teams = [[found.get(person) or _MODEL.rating()] for person, _ in game]
        rated = _MODEL.rate(teams, ranks=[float(place) for _, place in game])
        found.update({person: team[0] for (person, _), team in zip(game, rated, strict=True)})
    return {person: round(rating.ordinal(alpha=SCALE, target=FIRST)) for person, rating in found.items()}

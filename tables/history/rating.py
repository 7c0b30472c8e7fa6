"""How strong the people of a server are at a game, estimated from the places of their games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

FIRST = 1000
"""The rating of somebody who has not played."""
SCALE = 40
"""Points of a rating for one of the model's, which knows about 50."""

_MODEL = BradleyTerryFull()
"""Each game counts as a duel of each against each, and equal places as half won and half lost: the library's model
whose ties are symmetrical whoever ties with whom."""


def ratings(games: Iterable[Sequence[tuple[int, int]]]) -> dict[int, int]:
    """The rating of everybody after these games, the oldest first; each is a list of person and place.

    A rating is cautious: what somebody is at least worth, as far as their games tell. It therefore also rises as it
    becomes surer. Games of fewer than two people change nothing.
    """
    found: dict[int, BradleyTerryFullRating] = {}
    for game in games:
        if len(game) < 2:
            continue
        teams = [[found.get(person) or _MODEL.rating()] for person, _ in game]
        rated = _MODEL.rate(teams, ranks=[float(place) for _, place in game])
        found.update({person: team[0] for (person, _), team in zip(game, rated, strict=True)})
    return {person: round(rating.ordinal(alpha=SCALE, target=FIRST)) for person, rating in found.items()}

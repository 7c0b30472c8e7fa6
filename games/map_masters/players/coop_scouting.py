"""Short paths that only turn up cards: face-down cards decide what has to be brought where, so they are revealed early.

A group that has turned up a card it can give nothing to stays there, and may leave by any of the eight doors of the
hall later (MM-22.16).
"""

from __future__ import annotations

from collections.abc import Hashable
from math import inf

from games.map_masters.players.coop_plans import Stage, stands
from games.map_masters.rules.coop.route_search import around
from games.map_masters.rules.coop.tableau import begun_paths, team_of
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.path.state import Arrival, Move, Path
from games.map_masters.rules.path_search import Search, Trail

LONGEST = 13.0
"""The cost, in corridor cells used up, from which such a path takes too much."""
PAID = 6.0
"""The cost of each payment on the way, in cells."""
BARRED = 1.0
"""The additional cost of each cell in front of an opening from which another group comes."""
POSITIONS = 400
"""The number of positions searched for each group."""


def scouting(game: MapMasters) -> Stage | None:
    """The cheapest path that turns up a card; None if none is cheap enough, or if nothing would be learned."""
    team = team_of(game)
    up = {placed.card for placed in team.tableau}
    if sum(card not in up for card in team.rules.face_down) < 2:
        return None  # only one is left to lie there, so it is known
    begun = begun_paths(game)
    best: Stage | None = None
    least = LONGEST
    for number, path in begun.items():
        if path.artifacts:
            continue  # with another one it could deliver neither
        barred = 0
        for other, waiting in begun.items():
            if other != number:
                barred |= around(path.dungeon, stands(waiting))
        cheapest = _Cheapest(barred, least)
        trail = cheapest.find(path)
        if trail is not None:
            best, least = Stage(number, None, trail.steps), cheapest.least
    return best


class _Cheapest:
    """The objective of turning up a card at the least cost."""

    most_alike = 1

    def __init__(self, barred: int, least: float) -> None:
        self.barred = barred
        self.best = -least

    @property
    def least(self) -> float:
        """The least cost so far."""
        return -self.best

    def find(self, begun: Path) -> Trail | None:
        """Search for the path that turns up a card at the least cost; None if none costs less than the least so far."""
        cheapest: Trail | None = None
        for trail in Search(begun, self, POSITIONS).trails():
            if trail.path.arrival is Arrival.REVEAL and self.cost(trail) < self.least:
                cheapest, self.best = trail, -self.cost(trail)
        return cheapest

    def choices(self, trail: Trail) -> list[Move]:
        """Neither spells nor tokens are used, and no goal is met."""
        return [
            move for move in trail.ways if not (move.spell or move.token) and (move.arrival in (None, Arrival.REVEAL))
        ]

    def same(self, path: Path) -> Hashable:
        """The place, and the cells used up."""
        return path.place, path.door, path.used

    def standing(self, path: Path) -> Hashable:
        """The place alone."""
        return path.place, path.door

    def outlook(self, trail: Trail) -> tuple[float, float]:
        """The cost so far."""
        cost = self.cost(trail)
        return cost, -cost

    def cost(self, trail: Trail) -> float:
        """The corridor cells that a path has used up, and what it has paid.

        Too much with a spell or a token: where that is the only way on, a search goes it without asking for `choices`.
        """
        if trail.before is None:
            return 0.0
        if any(move.spell or move.token for move in trail.leg):
            return inf
        new = trail.path.used & ~trail.before.path.used
        paid = sum(sum(move.price) + move.barrels for move in trail.leg)
        return self.cost(trail.before) + PAID * paid + new.bit_count() + BARRED * (new & self.barred).bit_count()

"""Ways through the map, for computer players: what they cost in movement and what they risk."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from typing import NamedTuple

from games.dungeoneer.players.valuation import MOVEMENT, glory_worth, peril_pain, wound_pain
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.combat.odds import Threat
from games.dungeoneer.rules.components import DIRECTIONS
from games.dungeoneer.rules.map.geometry import is_open, neighbours, portal_ends, sewer_ends
from games.dungeoneer.rules.map.layout import by_layout
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Seat

NO_EXIT = -1
"""Used in place of a side: through a sewer or a portal."""
PIT = 1.5 * MOVEMENT
"""The cost of falling into a pit: getting up, and lost opportunities."""


class Way(NamedTuple):
    """The hero's way to a space."""

    steps: float
    """Movement, roughly."""
    risk: float
    """The cost of the threats on the way, on the scale of `valuation`."""
    first: str
    """The first step as an option's id; empty for the space where the hero is."""


class Move(NamedTuple):
    """A move by one space."""

    space: int
    side: int
    """The side of the exit; `NO_EXIT` without one."""
    id: str
    """The option's id."""
    is_free: bool
    """Whether there is never a threat at the exit."""


class Risks:
    """The risks of a hero on its way in one position; each chance is computed only once."""

    def __init__(self, game: DungeoneerState, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.pain = wound_pain(game, seat)
        self._pains: dict[int, float] = {}
        self._chances: dict[tuple[str, int, str], float] = {}

    def to_leave(self, number: int, side: int) -> tuple[float, float]:
        """The movement it takes to leave a space on that side, and the risk of its threat."""
        exit = self.game.spaces[number].exit(side)
        if exit.kind == "open" or is_open(self.game, number, side):
            return 1.0, 0.0
        missed = 1 - self._chance_to_meet(exit, *exit.tags)
        return (1.0, missed * self.pain) if exit.kind == "trapped" else (1.0 + missed, 0.0)

    def to_enter(self, number: int) -> float:
        """The risks of a space: obstacles and Peril, offset by Glory."""
        risk, card = self.of_obstacles(number), self.game.spaces[number].printed
        if card.peril and number not in self.game.visited:
            risk += max(0.0, self._of_peril(card.peril) - glory_worth(self.game, self.seat, card.glory))
        return risk

    def of_obstacles(self, number: int) -> float:
        """Pits cost time, spikes cost Life."""
        card = self.game.spaces[number].printed
        risk = 0.0
        if card.pit is not None:
            risk += PIT * (1 - self._chance_to_meet(card.pit, "pit", "obstacle"))
        if card.spikes is not None:
            risk += self.pain * (1 - self._chance_to_meet(card.spikes, "spikes", "obstacle"))
        return risk

    def _of_peril(self, n: int) -> float:
        if n not in self._pains:
            self._pains[n] = peril_pain(self.game, self.seat, n, self.pain)
        return self._pains[n]

    def _chance_to_meet(self, threat: Threat, *tags: str) -> float:
        """The chance to meet a threat, which is known by the first of its tags."""
        key = (threat.attr, threat.target, tags[0])
        if key not in self._chances:
            self._chances[key] = odds.threat_chance(self.game, self.seat, threat, *tags)
        return self._chances[key]


def ways(game: DungeoneerState, seat: Seat, risks: Risks | None = None) -> dict[int, Way]:
    """The best way from the hero to each space that can be reached, counting risks as detours."""
    reached: dict[int, Way] = {}
    entry_risks: dict[int, float] = {}
    least_costs: dict[int, float] = {}
    queue: list[tuple[float, int, Way]] = [(0.0, game.players[seat].at, Way(0.0, 0.0, ""))]
    risks, moves = risks or Risks(game, seat), _moves(game)
    while queue:
        _, number, way = heapq.heappop(queue)
        if number in reached:
            continue
        reached[number] = way
        for other, side, id, is_free in moves[number]:
            if other in reached:
                continue
            if other not in entry_risks:
                entry_risks[other] = risks.to_enter(other)
            steps, risk = (1.0, 0.0) if is_free else risks.to_leave(number, side)
            further = Way(way.steps + steps, way.risk + (risk + entry_risks[other]), way.first or id)
            cost = further.steps + further.risk / MOVEMENT
            if cost <= least_costs.get(other, cost):
                least_costs[other] = cost
                heapq.heappush(queue, (cost, other, further))
    return reached


@by_layout
def _moves(game: DungeoneerState) -> list[list[Move]]:
    """The moves from each space."""
    return [list(_moves_from(game, number)) for number in range(len(game.spaces))]


def _moves_from(game: DungeoneerState, number: int) -> Iterator[Move]:
    for side, other in neighbours(game, number):
        yield Move(other, side, f"move-{DIRECTIONS[side]}", game.spaces[number].exit(side).kind == "open")
    for way, ends in (("sewer", sewer_ends(game, number)), ("portal", portal_ends(game, number))):
        for other in ends:
            yield Move(other, NO_EXIT, f"{way}-{game.spaces[other].card}", is_free=True)

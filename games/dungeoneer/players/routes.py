"""Ways through the map, for computer players: what they take in movement and what they risk."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from typing import NamedTuple

from games.dungeoneer.players.outlook import MOVEMENT, glory_worth, peril_pain, wound_pain
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import DIRECTIONS
from games.dungeoneer.rules.map.geometry import exit_tags, is_open, neighbours, portal_ends, sewer_ends
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Seat

NO_EXIT = -1
"""In place of a side: through a sewer or a portal."""
PIT = 1.5 * MOVEMENT
"""What it costs to fall into a pit: getting up, and lost opportunities."""


class Way(NamedTuple):
    """How the hero gets to a space."""

    steps: float
    """Movement, roughly."""
    risk: float
    """What the threats on the way cost, on the measure of `outlook`."""
    first: str
    """The first step as an option's id; nothing for the space where the hero is."""


def ways(game: DungeoneerState, seat: Seat) -> dict[int, Way]:
    """The best way from the hero to each space that can be reached, risks counted as detours."""
    found: dict[int, Way] = {}
    waits: dict[int, float] = {}
    queue: list[tuple[float, int, Way]] = [(0.0, game.players[seat].at, Way(0.0, 0.0, ""))]
    pain = wound_pain(game, seat)
    while queue:
        _, number, way = heapq.heappop(queue)
        if number in found:
            continue
        found[number] = way
        for other, side, id in _next(game, number):
            if other in found:
                continue
            if other not in waits:
                waits[other] = entry_risk(game, seat, other, pain)
            steps, risk = (1.0, 0.0) if side == NO_EXIT else exit_price(game, seat, number, side, pain)
            further = Way(way.steps + steps, way.risk + (risk + waits[other]), way.first or id)
            heapq.heappush(queue, (further.steps + further.risk / MOVEMENT, other, further))
    return found


def _next(game: DungeoneerState, number: int) -> Iterator[tuple[int, int, str]]:
    """The spaces one step away: number, side of the exit, option's id."""
    for side, other in neighbours(game, number):
        yield other, side, f"move-{DIRECTIONS[side]}"
    for way, ends in (("sewer", sewer_ends(game, number)), ("portal", portal_ends(game, number))):
        for other in ends:
            yield other, NO_EXIT, f"{way}-{game.spaces[other].card}"


def exit_price(game: DungeoneerState, seat: Seat, number: int, side: int, pain: float) -> tuple[float, float]:
    """The movement it takes to leave a space on that side, and the risk of its threat."""
    if is_open(game, number, side):
        return 1.0, 0.0
    exit = game.spaces[number].exit(side)
    missed = 1 - odds.threat_chance(game, seat, exit.attr, exit.target, exit_tags(exit))
    return (1.0, missed * pain) if exit.kind == "trapped" else (1.0 + missed, 0.0)


def entry_risk(game: DungeoneerState, seat: Seat, number: int, pain: float) -> float:
    """What waits in a space: obstacles and Peril, and Glory that makes up for them."""
    risk = obstacle_risk(game, seat, number, pain)
    if number not in game.visited:
        card = game.spaces[number].printed
        risk += max(0.0, peril_pain(game, seat, card.peril, pain) - glory_worth(game, seat, card.glory))
    return risk


def obstacle_risk(game: DungeoneerState, seat: Seat, number: int, pain: float) -> float:
    """Pits cost time, spikes cost Life."""
    card = game.spaces[number].printed
    risk = 0.0
    for kind, threat, cost in (("pit", card.pit, PIT), ("spikes", card.spikes, pain)):
        if threat is not None:
            risk += cost * (1 - odds.threat_chance(game, seat, *threat, [kind, "obstacle"]))
    return risk

"""Short paths that only turn up cards: face-down cards decide what has to be brought where, so they are revealed early.

A group that has turned up a card it can give nothing to stays there, and may leave by any of the eight doors of the
hall later (MM-22.16).
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count

from games.map_masters.players.coop_plans import Stage, stands
from games.map_masters.rules.coop.missions import HIDDEN
from games.map_masters.rules.coop.route_search import around
from games.map_masters.rules.coop.tableau import begin_path, team_of
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.path import Arrival, Path, after, moves, runs_on

LONGEST = 12.0
"""The maximum cost of such a path, in corridor cells used up."""
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
        return None
    begun = {number: path for number in range(len(team.groups)) if (path := begin_path(game, number)) is not None}
    best: tuple[float, Stage] | None = None
    for number, path in begun.items():
        if path.artifacts:
            continue  # with another one it could deliver neither
        barred = 0
        for other, waiting in begun.items():
            if other != number:
                barred |= around(path.dungeon, stands(waiting))
        found = _shortest(path, barred)
        if found is not None and (best is None or found[0] < best[0]):
            best = found[0], Stage(number, None, found[1])
    return best[1] if best is not None else None


def _shortest(begun: Path, barred: int) -> tuple[float, tuple[str, ...]] | None:
    """The cheapest way to a face-down card, and what it costs."""
    dungeon = begun.dungeon
    if not any(placed.card == HIDDEN for placed in dungeon.layout):
        return None
    tie = count()
    heap: list[tuple[float, int, Path, tuple[str, ...]]] = [(0.0, next(tie), begun, ())]
    been: set[tuple[int, int]] = set()
    looked_at = 0
    while heap and looked_at < POSITIONS:
        cost, _, path, steps = heappop(heap)
        if cost > LONGEST:
            return None
        if path.arrival is Arrival.REVEAL:
            return cost, steps
        if (path.place, path.door) in been:
            continue
        been.add((path.place, path.door))
        looked_at += 1
        for move in moves(path):
            if move.spell or (move.kind == "arrive" and move.arrival is not Arrival.REVEAL) or move.token:
                continue
            child, made = after(path, move), (*steps, move.text)
            while only := runs_on(child):
                child, made = after(child, only), (*made, only.text)
            new = child.used & ~path.used
            price = PAID * (sum(move.price) + move.barrels) + new.bit_count() + BARRED * (new & barred).bit_count()
            heappush(heap, (cost + price, next(tie), child, made))
    return None

"""The shortest way of a hero to each space, and the rolls on it (DN-10, DN-11, DN-12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOWHERE
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Seat


class RollOnWay(NamedTuple):
    """A roll on the way into a space, at the exit to it or at its obstacle, and its chance."""

    space: int
    chance: float


def ways(game: DungeoneerState, seat: Seat, start: int) -> dict[int, list[int]]:
    """The spaces of the shortest way to each space, the start left out, with as few uncertain rolls as possible."""
    player = game.players[seat]
    if start == player.at and player.cusp != NOWHERE:  # only across that exit (DN-10.12)
        across = game.spaces[start].near[player.cusp]
        onward = ways(game, seat, across)
        return {number: [across, *path] for number, path in onward.items()} | {start: []}
    best: dict[int, tuple[int, list[int]]] = {start: (0, [])}
    layer = [start]
    while layer:
        next_layer: dict[int, tuple[int, list[int]]] = {}
        for here in layer:
            rolls, path = best[here]
            beyond = [there for _, there in geometry.neighbours(game, here)]
            for there in (*beyond, *geometry.sewer_ends(game, here), *geometry.portal_ends(game, here)):
                if there in best:
                    continue
                uncertain = rolls + sum(roll.chance < 1 for roll in _rolls(game, seat, here, there))
                if there not in next_layer or uncertain < next_layer[there][0]:
                    next_layer[there] = uncertain, [*path, there]
        best |= next_layer
        layer = [*next_layer]
    return {number: path for number, (_, path) in best.items()}


def rolls_on(game: DungeoneerState, seat: Seat, start: int, way: Sequence[int]) -> list[RollOnWay]:
    """The rolls on a way that can fail."""
    moves = zip((start, *way[:-1]), way, strict=True) if way else ()
    return [roll for here, there in moves for roll in _rolls(game, seat, here, there) if roll.chance < 1]


def _rolls(game: DungeoneerState, seat: Seat, here: int, there: int) -> Iterator[RollOnWay]:
    """The rolls of one move: at a locked or trapped exit, then at a pit or spikes."""
    ends = (*geometry.sewer_ends(game, here), *geometry.portal_ends(game, here))
    side = next((side for side, other in geometry.neighbours(game, here) if other == there), None)
    if side is not None and there not in ends:
        yield RollOnWay(there, exit_chance(game, seat, here, side))
    card = game.spaces[there].printed
    for kind, threat in card.obstacles:
        yield RollOnWay(there, odds.threat_chance(game, seat, threat, kind, "obstacle"))


def exit_chance(game: DungeoneerState, seat: Seat, space: int, side: int) -> float:
    """The chance of a hero to pass an exit without a failed roll."""
    if geometry.is_open(game, space, side):
        return 1.0
    exit = game.spaces[space].exit(side)
    return odds.threat_chance(game, seat, exit, *exit.tags)

"""The shortest way to a space, and the rolls on it (DN-10, DN-11, DN-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOWHERE
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Seat


class Roll(NamedTuple):
    """A roll on a way: `kind` is that of the exit, or the obstacle in the space."""

    space: int
    kind: str
    attr: str
    target: int
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
        found: dict[int, tuple[int, list[int]]] = {}
        for here in layer:
            rolls, path = best[here]
            beyond = [there for _, there in geometry.neighbours(game, here)]
            for there in (*beyond, *geometry.sewer_ends(game, here), *geometry.portal_ends(game, here)):
                if there in best:
                    continue
                uncertain = rolls + sum(roll.chance < 1 for roll in _rolls(game, seat, here, there))
                if there not in found or uncertain < found[there][0]:
                    found[there] = uncertain, [*path, there]
        best |= found
        layer = [*found]
    return {number: path for number, (_, path) in best.items()}


def _rolls(game: DungeoneerState, seat: Seat, here: int, there: int) -> Iterator[Roll]:
    """The rolls of one move: at a locked or trapped exit, then at a pit or spikes."""
    ends = (*geometry.sewer_ends(game, here), *geometry.portal_ends(game, here))
    side = next((side for side, other in geometry.neighbours(game, here) if other == there), None)
    if side is not None and there not in ends and not geometry.is_open(game, here, side):
        found = game.spaces[here].exit(side)
        chance = odds.threat_chance(game, seat, found.attr, found.target, geometry.exit_tags(found))
        yield Roll(there, found.kind, found.attr, found.target, chance)
    card = game.spaces[there].printed
    for kind, threat in (("pit", card.pit), ("spikes", card.spikes)):
        if threat is not None:
            attr, target = threat
            yield Roll(there, kind, attr, target, odds.threat_chance(game, seat, attr, target, [kind, "obstacle"]))

"""The shortest way to a space, and the rolls on it, as arguments of a text (DN-10, DN-11, DN-12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOWHERE
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Seat, refer

STOPS = 6
"""The most spaces of a way that a text names."""
ROLLS = 3
"""The most rolls of a way that a text names."""


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


def way_args(game: DungeoneerState, seat: Seat, start: int, spaces: Sequence[int]) -> Args:
    """A way and its rolls as arguments of the text `part-way`."""
    moves = zip((start, *spaces[:-1]), spaces, strict=True) if spaces else ()
    rolls = [roll for here, there in moves for roll in _rolls(game, seat, here, there)]
    args: Args = {"stops": len(spaces), "rolls_on_way": len(rolls), "more_rolls": max(0, len(rolls) - ROLLS)}
    for place in range(STOPS):
        named = place < len(spaces)
        args[f"stop_{place + 1}"] = name_of(game.spaces[spaces[place]].card) if named else "none"
    for place in range(ROLLS):
        name = f"roll_{place + 1}"
        args |= {name: "none", f"{name}_kind": "none", f"{name}_attr": "none"}
        args |= {f"{name}_target": 0, f"{name}_percent": 0}
        if place < len(rolls):
            roll = rolls[place]
            args |= {name: name_of(game.spaces[roll.space].card), f"{name}_kind": refer(f"part-way-{roll.kind}")}
            args |= {f"{name}_attr": refer(f"attr-{roll.attr}"), f"{name}_target": roll.target}
            args[f"{name}_percent"] = odds.percent(roll.chance)
    return args

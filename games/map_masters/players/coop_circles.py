"""Where magic circles help a mission: lines of different groups cannot cross, so the way past another is a teleport.

An artifact is often fetched on one side of the tableau and needed on the other. A teleport needs a circle at both ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.map_masters.rules.cards import CARDS, STEP_OF, shown_on
from games.map_masters.rules.coop.missions import EXIT
from games.map_masters.rules.coop.team import Team
from games.map_masters.rules.layouts import Spot

NEAR = 2
"""The most spaces from a circle to the place where it is wanted."""
FETCHED, BROUGHT = 1.0, 0.5
"""The value of a circle on the way of an artifact, and near the goal of anything else."""


class Want(NamedTuple):
    """A circle that is wanted in or near one of these spaces, and its value there."""

    spaces: frozenset[Spot]
    worth: float


def circles_on(card: str) -> int:
    """The number of magic circles on a card."""
    return shown_on(card, ("circle",)) if card in CARDS else 0


def wanted_circles(team: Team) -> list[Want]:
    """Where circles are still missing: near open goals, and near the artifacts that are to be brought there."""
    lying = {placed.card: placed.space for placed in team.tableau}
    wants: list[Want] = []
    sources = {artifact: card for card, artifact in team.rules.artifacts.items() if artifact not in team.taken}
    for number, slot in enumerate(team.rules.slots):
        if number in team.filled or slot.card == EXIT or slot.card not in lying:
            continue
        if slot.final:
            beside = frozenset(_beside(lying[slot.card], slot.sides))
            wants.append(Want(beside, FETCHED if slot.artifact is not None else BROUGHT))
        if slot.artifact in sources and sources[slot.artifact] in lying:
            wants.append(Want(frozenset({lying[sources[slot.artifact]]}), FETCHED))
    wants += [Want(frozenset({space}), FETCHED) for space in team.hidden]
    for placed in team.tableau:
        for _ in range(circles_on(placed.card)):
            met = next((want for want in wants if _is_near(placed.space, want.spaces)), None)
            if met is not None:
                wants.remove(met)
    return wants


def worth_of_circles(wants: Sequence[Want], card: str, space: Spot) -> float:
    """The value of the circles of a card on a space."""
    near = sorted((want.worth for want in wants if _is_near(space, want.spaces)), reverse=True)
    return sum(near[: circles_on(card)])


def _beside(space: Spot, sides: str) -> Iterable[Spot]:
    """The spaces next to this one on these sides."""
    column, row = space
    return ((column + dx, row + dy) for dx, dy in (STEP_OF[side] for side in sides))


def _is_near(space: Spot, spaces: Iterable[Spot]) -> bool:
    column, row = space
    return any(abs(column - x) + abs(row - y) <= NEAR for x, y in spaces)

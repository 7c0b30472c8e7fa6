"""Which free space a team gives up when the labyrinth collapses (MM-25.10): one that is easily walked round."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import combinations

from games.map_masters.rules.cards import CARDS, HEIGHT, STEP_OF, WIDTH
from games.map_masters.rules.coop.team import Team
from games.map_masters.rules.dungeon import Spot


def least_missed(team: Team, spaces: Sequence[Spot]) -> Spot:
    """Of some free spaces the one round which the ways are shortest, the first of those alike.

    No group waits before it, if that can be: a corner may be the only way round a hall, the middle rarely is.
    """
    walked = _walked(team)
    waits = {group.space for group in team.groups if not group.out}
    return min(spaces, key=lambda space: (space in waits, _detours(walked - {space}, space)))


def _walked(team: Team) -> frozenset[Spot]:
    """The spaces that paths can lead through: no step card, no boss card."""
    cards = ((placed.card, (placed.x // WIDTH, placed.y // HEIGHT)) for placed in team.tableau)
    through = (space for card, space in cards if CARDS[card].kind in ("starter", "dungeon"))
    return frozenset((*through, *team.free))


def _beside(space: Spot, spaces: Set[Spot]) -> list[Spot]:
    found = [(space[0] + dx, space[1] + dy) for dx, dy in STEP_OF.values()]
    return [each for each in found if each in spaces]


def _detours(spaces: Set[Spot], lost: Spot) -> int:
    """How far it is from each neighbour of a lost space to each other, over the spaces that are left, in all."""
    return sum(_apart(spaces, first, second) for first, second in combinations(_beside(lost, spaces), 2))


def _apart(spaces: Set[Spot], first: Spot, second: Spot) -> int:
    """How many steps two spaces are apart; as many as there are spaces where no way leads from one to the other."""
    steps = {first: 0}
    front = [first]
    for here in front:
        fresh = [space for space in _beside(here, spaces) if space not in steps]
        steps |= dict.fromkeys(fresh, steps[here] + 1)
        front += fresh
    return steps.get(second, len(spaces))

"""The search for the best dungeon of a hand and the path through it.

A short search draws through some initial layouts. Then the best of them are changed repeatedly, turning a card or
swapping two, while the budget lasts. Finally, long searches go through the very best.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from games.map_masters.players.plans import Plan, brings
from games.map_masters.rules.best_path import Aim, Best, best_path
from games.map_masters.rules.dungeon import Dungeon
from games.map_masters.rules.goals import Extras, weights_of
from games.map_masters.rules.ideas import idea, ideas
from games.map_masters.rules.layouts import Layout
from games.map_masters.rules.path.state import Path
from rules.dice import Dice

LAYOUTS = 20
"""The number of initial layouts."""
KEPT = 4
"""The number of layouts, the best ones, that are changed."""
SHORT, LONG = 40, 300
"""The positions searched in every layout, and in the very best."""
FINALISTS = 4
BUDGET = 3_000
"""The number of positions searched before the final searches."""
CHANGES = 400
"""The maximum number of changes tried: small hands have few layouts."""

Means = tuple[tuple[int, int, int, int], tuple[str, ...]]
"""The fairy tokens and spells that a path may use."""


@dataclass
class _Drawing:
    """Draws through layouts of one hand, for one aim."""

    aim: Aim
    means: Means
    looked_at: int = 0
    """The number of positions examined."""
    found: dict[Layout, Best] = field(default_factory=dict)

    def draw(self, layout: Layout, budget: int) -> Best:
        """The best path that is found in a number of positions."""
        path = Path(Dungeon(layout), tokens=self.means[0], spells=self.means[1])
        best = best_path(path, self.aim, budget)
        self.looked_at += best.looked_at
        return best

    def look(self, layout: Layout) -> None:
        """Draw through it once."""
        if layout not in self.found:
            self.found[layout] = self.draw(layout, SHORT)

    def best(self, number: int) -> list[Layout]:
        """The best layouts looked at."""
        return sorted(self.found, key=lambda layout: -self.found[layout].value)[:number]


@lru_cache(maxsize=64)
def design(
    hand: tuple[str, ...],
    shown: tuple[str, ...],
    tokens: tuple[int, int, int, int],
    spells: tuple[str, ...],
    column: bool,
    extras: Extras,
) -> Plan:
    """The best dungeon found for a hand. `shown`: the goal cards shown, the primary one last.

    The same hand always gives the same plan.
    """
    if not hand:
        return Plan((), (), 0.0)
    goal = shown[-1]
    dice = Dice(seed=f"design {' '.join(hand)}")  # for what to try, not for a random event of the game
    drawing = _Drawing(Aim(*weights_of(goal, shown, extras), extras.escape), (tokens, spells))
    known = ideas(hand, column)
    for layout in known:
        drawing.look(layout)
    for number in range(len(known), LAYOUTS):
        drawing.look(idea(hand, dice, number, column))
    for _ in range(CHANGES // KEPT):
        if drawing.looked_at >= BUDGET:
            break
        for layout in drawing.best(KEPT):
            drawing.look(_changed(layout, dice))
    finals = [(drawing.draw(layout, LONG), layout) for layout in drawing.best(FINALISTS)]
    finals += [(best, layout) for layout, best in drawing.found.items()]
    best, layout = max(finals, key=lambda final: final[0].value)
    looks = tuple((drawing.found[other].value, brings(drawing.found[other].path, goal)) for other in known)
    number = known.index(layout) if layout in known else -1
    return Plan(layout, best.steps, best.value, number, brings(best.path, goal), looks)


def _changed(layout: Layout, dice: Dice) -> Layout:
    """One card turned, or two exchanged as they lie."""
    cards = list(layout)
    one, other = dice.below(len(cards)), dice.below(len(cards))
    if one == other or dice.below(4) == 0:
        cards[one] = cards[one]._replace(turned=not cards[one].turned)
    else:
        first, second = cards[one], cards[other]
        cards[one] = second._replace(x=first.x, y=first.y)
        cards[other] = first._replace(x=second.x, y=second.y)
    return tuple(cards)

"""Plans for a round: a few layouts of the hand, and the best path through each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from games.map_masters.rules.best_path import Aim, Best, best_path
from games.map_masters.rules.cards import CARDS, icons_of
from games.map_masters.rules.components import GOALS
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.goals import ESCAPE, points, weights_of
from games.map_masters.rules.ideas import ideas
from games.map_masters.rules.layouts import Layout
from games.map_masters.rules.path.state import ESCAPED, Move, Path
from games.map_masters.rules.versus.drafting import AndDone
from games.map_masters.rules.versus.routes import Route, begin
from rules.messages import Args, Message, Part, part, refer
from rules.questions import Option

FIRST_LOOK, SECOND_LOOK = 80, 300
"""Positions searched for each idea of a layout, and for the best one again."""


class Brings(NamedTuple):
    """The gain of a path in its round."""

    points: int = 0
    """For the goal that is known."""
    coins: int = 0
    escapes: bool = False
    recycles: int = 0
    scissors: int = 0

    def message(self, goal: str, *, last: bool) -> Message:
        """The text about it, without optimizers in the `last` round, after which nothing is kept or removed."""
        kept = {} if last else {"recycles": self.recycles, "scissors": self.scissors}
        things = [Part(f"part-n_{name}", {"n": n}) for name, n in {"coins": self.coins, **kept}.items() if n]
        args: Args = {"points": self.points, "goal": refer(f"goal-{GOALS[goal].kind}")}
        args["gains"] = part(things, "part-with", things=things)
        args["escapes"] = refer("part-escapes" if self.escapes else "part-stays_inside")
        return Message("tells-path", args)


NOTHING = Brings()


@dataclass(frozen=True)
class Plan:
    """A dungeon with the path through it."""

    layout: Layout
    steps: tuple[str, ...]
    value: float
    idea: int = -1
    """The number of the idea that the layout is; -1 without cards."""
    brings: Brings = NOTHING
    looks: tuple[tuple[float, Brings], ...] = ()
    """The first result for each idea: the value of the best path found, and what it brings."""


@lru_cache(maxsize=64)
def plan(
    hand: tuple[str, ...],
    goal: str,
    shown: tuple[str, ...],
    tokens: tuple[int, int, int, int],
    spells: tuple[str, ...],
    column: bool,
) -> Plan:
    """The best of the ideas for a hand, with the best path found. The same hand always gives the same plan."""
    aim = Aim(*weights_of(goal, shown), ESCAPE)

    def search(layout: Layout, budget: int) -> Best:
        return best_path(begin(layout, tokens, spells), aim, budget)

    best: tuple[Best, int] | None = None
    looks: list[tuple[float, Brings]] = []
    layouts = ideas(hand, column) if hand else ()
    for number, layout in enumerate(layouts):
        result = search(layout, FIRST_LOOK)
        looks.append((result.value, brings(result.path, goal)))
        if best is None or result.value > best[0].value:
            best = result, number
    if best is None:
        return Plan((), (), 0.0)
    result, number = best
    layout = layouts[number]
    if not result.proved:
        again = search(layout, SECOND_LOOK)
        result = again if again.value >= result.value else result
    return Plan(layout, result.steps, result.value, number, brings(result.path, goal), tuple(looks))


def brings(path: Path | None, goal: str) -> Brings:
    """The score of a path for the goal and otherwise."""
    if path is None:
        return NOTHING
    return Brings(
        points(path, GOALS[goal]),
        path.count("coin"),
        path.status == ESCAPED,
        path.count("recycle"),
        path.count("scissors"),
    )


def leading_along(options: Sequence[Option], rest: Sequence[str]) -> str:
    """The id of the answer that leads farthest along the steps `rest`, being done only at their end; empty: none."""
    ways = []
    for option in options:
        ends = isinstance(option.value, AndDone)
        way = option.value.way if ends else option.value
        steps = way.steps if isinstance(way, Crossing | Route) else (way.text,) if isinstance(way, Move) else ()
        if steps and tuple(rest[: len(steps)]) == steps and (len(rest) == len(steps) or not ends):
            ways.append((len(steps), ends, option.id))
    return max(ways)[2] if ways else ""


@lru_cache(maxsize=2048)
def worth_for(card: str, goal: str) -> float:
    """A rough estimate of what a card adds to a round with that goal, in points."""
    kind = GOALS[goal]
    row = CARDS[card]
    icons = [icon for _, icon in icons_of(row)]
    fitting = sum(icon in kind.counts for icon in icons)
    if kind.counts == ("room",):
        fitting = {"room": 4}.get(row.theme or "", 2)
    return 0.6 * kind.vp * fitting + 0.15 * icons.count("coin") + 0.12 * row.cost

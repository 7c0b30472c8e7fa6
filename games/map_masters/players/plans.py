"""Plans for a round: a few layouts of the hand, and the best path through each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from games.map_masters.rules.best_path import LEAST, Best, best_path
from games.map_masters.rules.cards import CARDS, icons_of
from games.map_masters.rules.components import GOALS
from games.map_masters.rules.crossings import Crossing, crossings
from games.map_masters.rules.dungeon import Layout
from games.map_masters.rules.goals import ESCAPE, PLAIN, Extras, points, value, weights_of
from games.map_masters.rules.ideas import ideas
from games.map_masters.rules.path import ESCAPED, Move, Path, after, find, pressed, runs_on, validate
from games.map_masters.rules.step_options import walk
from games.map_masters.rules.versus.drafting import AndDone
from games.map_masters.rules.versus.routes import Route, begin
from rules.messages import Message, refer
from rules.questions import Option

FIRST_LOOK, SECOND_LOOK = 300, 1100
"""Positions searched for each idea of a layout, and for the best one again."""


class Brings(NamedTuple):
    """The gain of a path in its round."""

    points: int = 0
    """For the goal that is known."""
    coins: int = 0
    escapes: bool = False
    recycles: int = 0
    scissors: int = 0

    def told(self, goal: str, *, last: bool) -> Message:
        """The text about it, without optimizers in the `last` round, after which nothing is kept or removed."""
        return Message(
            "tells-path",
            {
                "points": self.points,
                "goal": refer(f"goal-{GOALS[goal].kind}"),
                "coins": self.coins,
                "escapes": "yes" if self.escapes else "no",
                "recycles": 0 if last else self.recycles,
                "scissors": 0 if last else self.scissors,
            },
        )


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
    weights, room = weights_of(goal, shown)

    def search(layout: Layout, budget: int) -> Best:
        return best_path(begin(layout, tokens, spells), weights, escape=ESCAPE, room=room, budget=budget)

    best: tuple[Best, int] | None = None
    looks: list[tuple[float, Brings]] = []
    layouts = ideas(hand, column) if hand else ()
    for number, layout in enumerate(layouts):
        found = search(layout, FIRST_LOOK)
        looks.append((found.value, brings(found.path, goal)))
        if best is None or found.value > best[0].value:
            best = found, number
    if best is None:
        return Plan((), (), 0.0)
    found, number = best
    layout = layouts[number]
    if not found.proved:
        again = search(layout, SECOND_LOOK)
        found = again if again.value >= found.value else found
    begun = begin(layout, tokens, spells)
    steps = eased(begun, pressed(begun, found.steps), shown)
    return Plan(layout, steps, found.value, number, brings(found.path, goal), tuple(looks))


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


def eased(begun: Path, steps: tuple[str, ...], shown: tuple[str, ...], extras: Extras = PLAIN) -> tuple[str, ...]:
    """The path, rerouted along the offered crossings of cards wherever that finds no less."""
    weights, room = weights_of(shown[-1], shown, extras)

    def worth(path: Path) -> float:
        return value(path, weights, room) + extras.escape * (path.status == ESCAPED)

    aim = worth(walk(begun, steps)[-1]) - LEAST
    made = 0
    while made < len(steps):
        path = walk(begun, steps[:made])[-1]
        offered = sorted(crossings(path, shown), key=lambda way: -len(way.steps))
        for way in offered:
            end = made + _leaving(path, steps[made:], way.opening)
            other = (*steps[:made], *way.steps, *steps[end:])
            if steps[made:end] == way.steps or (end > made and _still_worth(begun, other, worth) >= aim):
                steps = pressed(begun, other)
                made += len(way.steps)
                break
        else:
            made += 1
        path = walk(begun, steps[:made])[-1]
        while runs_on(path) is not None and made < len(steps):
            made += 1
            path = walk(begun, steps[:made])[-1]
    return steps


def _leaving(path: Path, steps: Sequence[str], opening: str) -> int:
    """The number of steps that lead out of the present card by this opening; 0 when they leave it otherwise."""
    number = path.dungeon.card_of[path.place]
    for made, text in enumerate(steps, 1):
        move = find(path, text)
        for way in path.dungeon.exits[path.place]:
            if way.link == move.link and way.opening is not None:
                return made if way.opening == (number, opening) else 0
        path = after(path, move)
        if path.dungeon.card_of[path.place] != number:
            return 0
    return len(steps) if not opening else 0


def _still_worth(begun: Path, steps: Sequence[str], worth: Callable[[Path], float]) -> float:
    """The value of a path; negative when it is not legal."""
    verdict = validate(begun, steps)
    return worth(verdict.path) if verdict.ok and verdict.path is not None else -1.0


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

"""How a computer player builds a dungeon and draws through it: a few layouts, the best path of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules.core.dice import Dice
from rules.map_masters.cards import CARDS, HEIGHT, WIDTH, icons_of
from rules.map_masters.components import GOALS, Goal
from rules.map_masters.dungeon import Layout, Placed, dungeon_of
from rules.map_masters.path import Move, Path, after, find, runs_on
from rules.map_masters.search import Best, best_path

LAYOUTS = 5
"""Layouts that are looked at first."""
FIRST_LOOK, SECOND_LOOK = 300, 1100
"""Positions for each of them, and for the best one again."""
COIN, ESCAPE, OPTIMIZER = 0.34, 0.7, 0.05
SHAPES: tuple[tuple[tuple[int, int], ...], ...] = (
    ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2)),
    ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1)),
)
"""Compact shapes with many joins: column and row of each card."""


@dataclass(frozen=True)
class Plan:
    """A dungeon with the path through it."""

    layout: Layout
    steps: tuple[str, ...]
    value: float


def weights_of(goal: Goal, shown: tuple[str, ...]) -> tuple[dict[str, float], float]:
    """What icons and rooms are worth: the goal in full, the unknown secondary goal by its chance, halved."""
    unseen = [other for name, other in GOALS.items() if name not in shown]
    found: dict[str, float] = {"coin": COIN, "recycle": OPTIMIZER, "scissors": OPTIMIZER}
    for other in unseen:
        for icon in other.counts:
            found[icon] = found.get(icon, 0.0) + other.vp / len(unseen) / 2
    for icon in goal.counts:
        found[icon] = found.get(icon, 0.0) + goal.vp
    return found, found.pop("room", 0.0)


@lru_cache(maxsize=64)
def plan(
    hand: tuple[str, ...],
    goal: str,
    shown: tuple[str, ...],
    tokens: tuple[int, int, int, int],
    spells: tuple[str, ...],
    column: bool,
) -> Plan:
    """The best dungeon found for a hand. The same hand always gives the same plan."""
    dice = Dice(seed=f"{hand} {goal} {tokens} {spells}")  # a search order, no chance of the game
    weights, room = weights_of(GOALS[goal], shown)
    best: tuple[Best, Layout] | None = None
    for number in range(LAYOUTS):
        layout = _layout(hand, dice, number, column)
        if not layout:
            continue
        found = _search(layout, weights, room, tokens, spells, FIRST_LOOK)
        if best is None or found.value > best[0].value:
            best = found, layout
    if best is None:
        return Plan((), (), 0.0)
    found, layout = best
    if not found.proved:
        again = _search(layout, weights, room, tokens, spells, SECOND_LOOK)
        found = again if again.value >= found.value else found
    return Plan(layout, pressed(_begin(layout, tokens, spells), found.steps), found.value)


def pressed(path: Path, steps: Sequence[str]) -> tuple[str, ...]:
    """The steps as they come about by choosing one after the other, when free ways run on by themselves (MM-4.31)."""
    made: list[str] = []
    while len(made) < len(steps) and made == list(steps[: len(made)]):
        move: Move | None = find(path, steps[len(made)])
        while move is not None:
            made.append(move.text)
            path = after(path, move)
            move = runs_on(path)
    return tuple(made)


def _search(
    layout: Layout,
    weights: dict[str, float],
    room: float,
    tokens: tuple[int, int, int, int],
    spells: tuple[str, ...],
    budget: int,
) -> Best:
    return best_path(_begin(layout, tokens, spells), weights, escape=ESCAPE, room=room, budget=budget)


def _begin(layout: Layout, tokens: tuple[int, int, int, int], spells: tuple[str, ...]) -> Path:
    return Path(dungeon_of(layout), tokens=tokens, spells=spells)


def _layout(hand: tuple[str, ...], dice: Dice, number: int, column: bool) -> Layout:
    """The cards in a random order and orientation; the first lies at 0,0."""
    cards = list(hand)
    dice.shuffle(cards)
    shape = tuple((0, row) for row in range(len(cards))) if column else SHAPES[number % len(SHAPES)]
    return tuple(
        Placed(card, dice.below(2) == 1, x * WIDTH, y * HEIGHT) for card, (x, y) in zip(cards, shape, strict=False)
    )


@lru_cache(maxsize=2048)
def worth_for(card: str, goal: str) -> float:
    """Roughly what a card adds to a round with that goal, in points."""
    kind = GOALS[goal]
    row = CARDS[card]
    icons = [icon for _, icon in icons_of(row)]
    fitting = sum(icon in kind.counts for icon in icons)
    if kind.counts == ("room",):
        fitting = {"room": 4}.get(row.theme or "", 2)
    return 0.6 * kind.vp * fitting + 0.15 * icons.count("coin") + 0.12 * row.cost

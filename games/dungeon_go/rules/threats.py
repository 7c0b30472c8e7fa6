"""The ways in which the game may soon be lost: by a blow at the king, or by a monster at the exit (DG-21.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.dungeon_go.rules.board import COLUMNS, NAMES, STEP, column
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState
from rules.messages import Args

NEAR = 1
"""The column up to which a monster that walks to the exit is worth a warning."""


def describe_threats(game: DungeonGoState) -> Args:
    """The arguments of the text `threat`: the worst threat, and the monster it comes from."""
    kind, foe = worst_threat(game)
    return {"threat": kind} if foe is None else {"threat": kind, "foe": foe.name, "foe_cell": NAMES[foe.cell]}


def worst_threat(game: DungeonGoState) -> tuple[str, Monster | None]:
    """The worst threat and the monster it comes from; "none" and no monster if there is no threat."""
    return next(threats(game), ("none", None))


def threats(game: DungeonGoState) -> Iterator[tuple[str, Monster]]:
    """Every threat and the monster it comes from, the worst first."""
    walking = [monster for monster in game.monsters_in_order() if not game.held_marks(monster)]
    if (foe := _striker(game, walking, game.king)) is not None:
        yield "king", foe
    for monster in walking:
        if column(monster.cell) == 0:
            yield "leaves", monster
    front = game.king + STEP
    if column(game.king) < COLUMNS - 1 and game.empty_cells() >> front & 1 and (foe := _striker(game, walking, front)):
        yield "king_steps", foe
    for monster in walking:
        if 0 < column(monster.cell) <= NEAR:
            yield "near", monster


def _striker(game: DungeonGoState, walking: Sequence[Monster], king: int) -> Monster | None:
    """Which of the monsters `walking` strikes the king in their next turn if he is there and no hero acts before.

    Cells of heroes who die in that turn count as occupied.
    """
    taken = game.blocked() & ~(1 << game.king) | 1 << king
    for hero in game.heroes:
        if hero.cell is not None:
            taken |= 1 << hero.cell
    after = _after_steps([monster.cell for monster in walking], taken)
    return next((monster for monster, cell in zip(walking, after, strict=True) if cell - STEP == king), None)


class Then(NamedTuple):
    """The effects of the monsters' next turn."""

    king: bool
    """Whether the king is struck."""
    steps: bool
    """Whether he is if he makes a step before."""
    exit: bool
    """Whether a monster comes into the first column, from which it leaves in the turn after."""
    hero: bool
    """Whether the hero is struck."""


class Foresight:
    """Foresees the monsters' next turn for every cell that a hero may go to, holding no mark there."""

    def __init__(self, game: DungeonGoState, hero: Hero) -> None:
        own = None if hero.holds is None else game.monster_at(hero.at)
        let_go = 0 if hero.holds is None else 1 << hero.holds
        self._free = [
            monster.cell
            for monster in game.monsters_in_order()
            if not game.held_marks(monster) & ~(let_go if monster is own else 0)
        ]
        """The cells of the monsters that no other hero holds."""
        self._king = game.king
        self._taken = game.blocked()
        for other in game.heroes:
            if other is not hero and other.cell is not None:
                self._taken |= 1 << other.cell

    def then(self, cell: int, gone: Monster | None = None) -> Then:
        """The effects of their turn after the hero has gone to that cell; `gone`: a monster that it defeats there."""
        taken, free, front = self._taken | 1 << cell, self._free, self._king + STEP
        if gone is not None:
            taken &= ~(1 << gone.cell)
            free = [there for there in free if there != gone.cell]
        after = _after_steps(free, taken)
        can_step = column(self._king) < COLUMNS - 1 and not taken >> front & 1
        stepped = taken & ~(1 << self._king) | 1 << front
        return Then(
            king=front in after,
            steps=can_step and front + STEP in _after_steps(free, stepped),
            exit=any(there < STEP <= before for before, there in zip(free, after, strict=True)),
            hero=cell + STEP in after,
        )


def _after_steps(free: Sequence[int], taken: int) -> list[int]:
    """Where the monsters on these cells are after their steps, in the order in which they act (DG-14.4)."""
    after = []
    for cell in free:
        front = cell - STEP
        if front >= 0 and not taken >> front & 1:
            taken = taken & ~(1 << cell) | 1 << front
            cell = front
        after.append(cell)
    return after

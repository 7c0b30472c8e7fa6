"""Following a path by the texts of its steps, and continuing where there is nothing to choose (MM-4.30, MM-4.31)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.map_masters.rules.components import FAIRY_PACT, GHOST_LINE
from games.map_masters.rules.dungeon import dungeon_of
from games.map_masters.rules.layouts import Layout
from games.map_masters.rules.path.making import after, stop
from games.map_masters.rules.path.state import DRAWING, FREE, LINED, MISSED, Move, Path
from games.map_masters.rules.path.steps import moves


def begin(layout: Layout, tokens: tuple[int, int, int, int], spells: tuple[str, ...]) -> Path:
    """A path of Versus at its start, without any steps."""
    return Path(dungeon_of(layout), tokens=tokens, spells=spells)


def explicit(move: Move) -> str:
    """The text of a step with its payment named, even if it is the default (MM-6.4)."""
    if not move.payment or "+pay=" in move.text:
        return move.text
    return f"{move.text}+pay={'+'.join(move.payment)}"


def find(path: Path, text: str) -> Move:
    """The move with that text, legal or refused; an unknown text gives a move refused as `no_such_step`."""
    for move in moves(path):
        if move.text == text or explicit(move) == text:
            return move
    refused: list[Move] = []
    moves(path, refused)
    return next((move for move in refused if move.text == text), Move(text, "", reason="no_such_step"))


def step(path: Path, text: str) -> Path:
    """Make the step with that text, if it is legal from there (MM-4.2). Raises ValueError with the reason code."""
    if text in path.beyond:
        return path.beyond[text]
    if text == "stop" and path.status == DRAWING and not path.terms.coop:
        return stop(path)
    move = find(path, text)
    if move.reason:
        raise ValueError(move.reason)
    return _beyond(path, move)


def _beyond(path: Path, move: Move) -> Path:
    """The path after a legal step, kept with the one before."""
    if move.text not in path.beyond:
        path.beyond[move.text] = after(path, move)
    return path.beyond[move.text]


@lru_cache(maxsize=1024)
def paths_along(path: Path, steps: tuple[str, ...]) -> tuple[Path, ...]:
    """The path before the first step and after each of these steps. Raises ValueError with a reason code.

    Cached, since the same ways are shown again and again, and many begin alike.
    """
    if not steps:
        return (path,)
    before = paths_along(path, steps[:-1])
    return (*before, step(before[-1], steps[-1]))


def path_after(path: Path, steps: tuple[str, ...]) -> Path:
    """The path after these steps."""
    return paths_along(path, steps)[-1]


def runs_on(path: Path) -> Move | None:
    """The only way on, if it can be taken without asking (MM-4.31).

    It stops where another way is open but for something that is missing: a line drawn onto that way ends there.
    """
    only = free_way(path, moves(path))
    if only is not None:
        refused: list[Move] = []
        moves(path, refused)
        if any(move.kind in LINED and move.reason in MISSED for move in refused):
            return None
    return only


def free_way(path: Path, ways: Sequence[Move]) -> Move | None:
    """The only one of the legal next steps, if it is free, on foot, along a corridor.

    A spell that can just as well be cast later does not stop the path: the Fairy Pact, and outside rooms, where no line
    can be crossed, the Ghost Line.
    """
    if path.status != DRAWING or path.choosing:
        return None
    if path.spells:
        later = (FAIRY_PACT,) if path.dungeon.rooms[path.place] else (GHOST_LINE, FAIRY_PACT)
        ways = [move for move in ways if not (move.kind == "cast" and move.spell in later)]
    if len(ways) != 1:
        return None
    only = ways[0]
    if only.kind != "go" or only.price != FREE or only.barrels or path.dungeon.rooms[only.to]:
        return None
    return only


def steps_made(path: Path, steps: Sequence[str]) -> list[tuple[Move, Path]]:
    """The steps that result from choosing these one after the other, each with the path after it.

    Free ways continue automatically (MM-4.31); it ends where one leads elsewhere than the next of the steps.
    """
    made: list[tuple[Move, Path]] = []
    as_given = True
    while as_given and len(made) < len(steps):
        move: Move | None = find(path, steps[len(made)])
        while move is not None:
            as_given = as_given and (len(made) >= len(steps) or move.text == steps[len(made)])
            path = _beyond(path, move)
            made.append((move, path))
            move = runs_on(path)
    return made

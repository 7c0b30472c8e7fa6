"""The line of a path as pictures draw it, in cells: `m3,4` on the main floor and `b3,4` in the basement, globally."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from games.map_masters.rules.cards import STEP_OF
from games.map_masters.rules.layouts import Layout
from games.map_masters.rules.path.making import after
from games.map_masters.rules.path.state import GHOST, PACT, START, Move, Path
from games.map_masters.rules.path.validation import find
from games.map_masters.rules.path.walking import mark_of

BREAK = ";"
"""Where the line of a route is broken."""


def strokes(path: Path, steps: Sequence[str]) -> list[list[str]]:
    """The line of a path as strokes of cells; a new one begins after a fall, stairs or a teleport."""
    made: list[tuple[Move, Path]] = []
    for text in steps:
        if text == "stop":
            break
        now = made[-1][1] if made else path
        move = find(now, text)
        made.append((move, after(now, move)))
    return strokes_of(path, made)


def cached_strokes(path: Path, steps: Sequence[str]) -> list[list[str]]:
    """`strokes` of a path of a Versus game; cached, since every view of a position shows the same lines."""
    return [list(line) for line in _strokes(path.state, tuple(steps))]


@lru_cache(maxsize=512)
def _strokes(state: tuple[Any, ...], steps: tuple[str, ...]) -> list[list[str]]:
    return strokes(Path(*state), steps)


def strokes_of(path: Path, made: Sequence[tuple[Move, Path]]) -> list[list[str]]:
    """`strokes` with the moves, each with the path after it."""
    dungeon = path.dungeon
    lines: list[list[str]] = [] if path.status == START else [[mark_of(path, path.place)]]
    for move, beyond in made:
        if move.kind == "start":
            lines.append([before_start(move), move.mark])
        elif move.kind in ("go", "escape", "rope", "arrive") or move.past >= 0:
            way = next((way for way in dungeon.exits[path.place] if way.link == move.link), None)
            if way is not None and lines:
                _extend(lines[-1], f"{mark_of(path, path.place)[0]}{way.x},{way.y}")
                _extend(lines[-1], move.mark)
        path = beyond
        if _jumps(move):
            lines.append([move.mark if move.past < 0 else mark_of(path, move.to)])
    return lines


def _jumps(move: Move) -> bool:
    """Whether the line continues elsewhere after a step."""
    return move.kind in ("fall", "stairs", "tp") or (move.kind == "cast" and move.spell not in (PACT, GHOST))


def _extend(line: list[str], cell: str) -> None:
    if not line or line[-1] != cell:
        line.append(cell)


def before_start(move: Move) -> str:
    """The cell outside the opening through which a path begins."""
    dx, dy = STEP_OF[move.direction]
    x, y = move.mark[1:].split(",")
    return f"m{int(x) + dx},{int(y) + dy}"


def cells_of(path: Path, bits: int) -> list[str]:
    """The global cells of discoveries; stairs at both ends."""
    cells = []
    for number, item in enumerate(path.dungeon.discoveries):
        if bits >> number & 1:
            cells.append(item.mark)
            if item.icon == "stairs":
                cells.append(f"b{item.mark[1:]}")
    return cells


def joined(strokes: Sequence[Sequence[str]]) -> str:
    """The line of a path in the mark of a route."""
    return BREAK.join(" ".join(cells) for cells in strokes)


def route_mark(letter: str, line: str) -> str:
    """The mark of a route: its letter and its line."""
    return f"route{letter}:{line}"


def layout_mark(letter: str, layout: Layout) -> str:
    """The mark of a whole layout: its letter and its cards."""
    return f"layout{letter}:" + ";".join(f"{card.card},{int(card.turned)},{card.x},{card.y}" for card in layout)

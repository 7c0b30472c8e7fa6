"""The line of a path as pictures draw it: strokes from cell to cell, and marks, which name lines in a tap.

A cell is `m3,4` on the main floor and `b3,4` in the basement, counted over the whole dungeon.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from games.map_masters.rules.cards import BASE, MAIN, STEP_OF, cell_mark
from games.map_masters.rules.components import FAIRY_PACT, GHOST_LINE
from games.map_masters.rules.dungeon import Dungeon
from games.map_masters.rules.layouts import Layout
from games.map_masters.rules.path.following import find, paths_along
from games.map_masters.rules.path.state import ENDED, START, Move, Path
from games.map_masters.rules.path.walking import exit_taken, mark_of

BREAK = ";"
"""Where the line of a route is broken."""
LETTERS = "ABCDE"
"""The names of ideas and routes in the picture and on their buttons."""


@lru_cache(maxsize=512)
def strokes_of_steps(path: Path, steps: tuple[str, ...]) -> list[list[str]]:
    """`strokes_of_moves` by the texts of the steps; cached, since every view of a position shows the same lines."""
    walk = zip(steps, pairwise(paths_along(path, steps)), strict=True)
    return strokes_of_moves(
        path, [(find(before, text), after) for text, (before, after) in walk if after.status != ENDED]
    )


def strokes_of_moves(path: Path, made: Sequence[tuple[Move, Path]]) -> list[list[str]]:
    """The line of a path as strokes of cells; a new one begins after a fall, stairs or a teleport.

    `made`: its moves, each with the path after it.
    """
    strokes: list[list[str]] = [] if path.status == START else [[mark_of(path, path.place)]]
    before = path
    for move, after in made:
        if move.kind == "start":
            strokes.append([before_start(move), move.mark])
        elif strokes and _walks(move):
            _draw_along_link(strokes[-1], before, move)
        if _jumps(move):
            # The mark of a fall on the way is the pit, to which the stroke before leads.
            strokes.append([move.mark if move.past < 0 else mark_of(after, move.to)])
        before = after
    return strokes


def _walks(move: Move) -> bool:
    """Whether a step leads along a link: on foot, or to the corridor pit that it then falls down."""
    return move.kind in ("go", "escape", "rope", "arrive") or move.past >= 0


def _jumps(move: Move) -> bool:
    """Whether the line continues elsewhere after a step."""
    return move.kind in ("fall", "stairs", "tp") or (move.kind == "cast" and move.spell not in (FAIRY_PACT, GHOST_LINE))


def _draw_along_link(stroke: list[str], path: Path, move: Move) -> None:
    """Draw a stroke on to the cell where the link leaves the place of the path, then to the cell beyond it.

    An exit names its cell without the level, which is that of its place. The cell at which a stroke ends is kept once.
    """
    way = exit_taken(path, move)
    if way is None:
        return
    level, *_ = path.dungeon.cells[path.place]
    for cell in (cell_mark(level, way.x, way.y), move.mark):
        if stroke[-1] != cell:
            stroke.append(cell)


def before_start(move: Move) -> str:
    """The cell outside the opening through which a path begins."""
    dx, dy = STEP_OF[move.direction]
    x, y = move.mark[1:].split(",")
    return cell_mark(MAIN, int(x) + dx, int(y) + dy)


def cells_of(dungeon: Dungeon, bits: int) -> list[str]:
    """The cells of discoveries; stairs, which are the same cell on both floors, on each."""
    cells = []
    for item in dungeon.with_bits(bits):
        levels = (MAIN, BASE) if item.icon == "stairs" else (item.level,)
        cells += [cell_mark(level, *item.at) for level in levels]
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

"""The two boards as one grid of six columns and three rows (DG-3).

A cell is a number: three times its column plus its row, both from 0. So the entrance board is 0 to 8, the back
board 9 to 17, one step to the right is + 3, and the order of the numbers is "smaller column, then smaller row". A
set of cells is an int with one bit per cell.
"""

from __future__ import annotations

from functools import cache

COLUMNS = 6
ROWS = 3
CELLS = range(COLUMNS * ROWS)
BOARD = 9
"""Cells per board: how far a piece on the back board moves when the boards advance."""
STEP = ROWS
"""The step from a cell to the next one on its right."""

ALL = (1 << COLUMNS * ROWS) - 1
ENTRANCE = (1 << BOARD) - 1
BACK = ALL & ~ENTRANCE

_TOP = sum(1 << cell for cell in CELLS if cell % ROWS == 0)
_BOTTOM = sum(1 << cell for cell in CELLS if cell % ROWS == ROWS - 1)


def column(cell: int) -> int:
    """The column, 0 at the entrance to 5 at the far end."""
    return cell // ROWS


def board_of(cell: int) -> str:
    """The board it lies on: `entrance` or `back`."""
    return "entrance" if cell < BOARD else "back"


def row(cell: int) -> int:
    """The row, 0 to 2."""
    return cell % ROWS


def _name(cell: int) -> str:
    board, within = divmod(column(cell), ROWS)
    return f"{'EB'[board]}{row(cell) * ROWS + within + 1}"


NAMES: tuple[str, ...] = tuple(_name(cell) for cell in CELLS)
"""E1 to E9 on the entrance board, B1 to B9 on the back board, numbered row by row (DG-3.1)."""
CELL: dict[str, int] = {name: cell for cell, name in enumerate(NAMES)}
"""The cell of a name."""
IN_ORDER: tuple[int, ...] = tuple(CELL[f"{board}{number}"] for board in "EB" for number in range(1, BOARD + 1))
"""E1 to E9 and B1 to B9 in the order of their numbers, as they are listed."""
BACK_IN_ORDER: tuple[int, ...] = IN_ORDER[BOARD:]
"""The back board in the order in which monsters are placed (DG-4.6)."""
KING_START = CELL["E4"]


@cache
def distance(start: int, end: int) -> int:
    """The greater of the column and the row difference (DG-3.7)."""
    return max(abs(column(start) - column(end)), abs(row(start) - row(end)))


def mask_of(*cells: int) -> int:
    """A set of cells."""
    return sum(1 << cell for cell in set(cells))


def cells_in(mask: int) -> list[int]:
    """The cells of a set, in order."""
    return [cell for cell in CELLS if mask >> cell & 1]


WITHIN: tuple[tuple[int, ...], ...] = tuple(
    tuple(mask_of(*(other for other in CELLS if distance(cell, other) <= reach)) for cell in CELLS)
    for reach in range(7)
)
"""WITHIN[n][cell]: the cells at distance n or less, for n up to the longest range (DG-5.3)."""
NEXT_TO: tuple[int, ...] = tuple(WITHIN[1][cell] & ~(1 << cell) for cell in CELLS)
"""The adjacent cells (DG-3.6)."""
NEAREST: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted(CELLS, key=lambda other: (distance(cell, other), other))) for cell in CELLS
)
"""NEAREST[cell]: all cells by distance, then smaller column, then smaller row (DG-3.12)."""
FAR_COLUMNS: tuple[int, ...] = tuple(mask_of(*(cell for cell in CELLS if column(cell) == far)) for far in (5, 4, 3))
"""Columns 6, 5 and 4, where reinforcements come (DG-12.2)."""


def spread(mask: int) -> int:
    """The cells of a set and all adjacent ones."""
    mask |= (mask & ~_BOTTOM) << 1 | (mask & ~_TOP) >> 1
    return (mask | mask << STEP | mask >> STEP) & ALL


def reach(start: int, steps: int, passable: int) -> int:
    """The cells within `steps` steps of `start` through passable cells, `start` included."""
    reached = 1 << start
    for _ in range(steps):
        wider = reached | spread(reached) & passable
        if wider == reached:
            break
        reached = wider
    return reached

"""The dungeon's grid: squares A1 to E4, neighbours, blocks of four, distances (DL-1.4, DL-1.5, DL-8.10, DL-8.11)."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

COLUMNS = "ABCDE"
ROWS = "1234"
SQUARES = [f"{column}{row}" for row in ROWS for column in COLUMNS]
"""All squares, row by row from the top."""
ENTRANCE = "C1"
START = ("C1", "C2", "C3")


def _around(square: str) -> tuple[str, ...]:
    column, row = COLUMNS.index(square[0]), ROWS.index(square[1])
    steps = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return tuple(COLUMNS[x] + ROWS[y] for x, y in steps if 0 <= x < len(COLUMNS) and 0 <= y < len(ROWS))


NEIGHBOURS = {square: _around(square) for square in SQUARES}
"""The squares that share an edge with each square."""

BLOCKS = [
    (left + upper, right + upper, left + lower, right + lower)
    for upper, lower in pairwise(ROWS)
    for left, right in pairwise(COLUMNS)
]
"""The twelve blocks of four squares."""

_BLOCKS_OF = {
    square: [[other for other in block if other != square] for block in BLOCKS if square in block] for square in SQUARES
}


def fills_block(tiles: Collection[str], square: str) -> bool:
    """Whether a tile on `square` would complete a block of four (DL-8.11)."""
    return any(map(set(tiles).issuperset, _BLOCKS_OF[square]))


def dig_fault(tiles: Collection[str], square: str) -> str:
    """Why no tunnel may be put on `square`: occupied, not_adjacent, two_by_two; empty if it may."""
    if square in tiles:
        return "occupied"
    if not any(map(tiles.__contains__, NEIGHBOURS[square])):
        return "not_adjacent"
    return "two_by_two" if fills_block(tiles, square) else ""


def dig_squares(tiles: Collection[str]) -> list[str]:
    """Every square on which a tunnel may be put."""
    beside = {square for tile in tiles for square in NEIGHBOURS[tile] if square not in tiles}
    return [square for square in SQUARES if square in beside and not fills_block(tiles, square)]


def distances(tiles: Collection[str]) -> dict[str, int]:
    """The distance from the entrance of every tile that can be reached on foot (DL-1.5)."""
    if ENTRANCE not in tiles:
        return {}
    distances = {ENTRANCE: 1}
    edge = [ENTRANCE]
    while edge:
        reached = []
        for square in edge:
            for other in NEIGHBOURS[square]:
                if other in tiles and other not in distances:
                    distances[other] = distances[square] + 1
                    reached.append(other)
        edge = reached
    return distances

"""Cells of a dungeon, and the windows through which pictures show them: the main floor, and each cellar next to it."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from games.map_masters.pictures import floors
from games.map_masters.rules.cards import BASE, HEIGHT, LEVELS, MAIN, OPENINGS, STEP_OF, WIDTH, cell_mark
from games.map_masters.rules.layouts import Placed
from pictures.svg import grid

CELL = re.compile(r"[mb]-?\d+,-?\d+")
GAP = 14
LABEL, CELLAR_EDGE = 34, 0.4
"""The height of the name above a cellar; how many cells are shown around it."""
CELLAR_LEAST, CELLAR_MOST = 22.0, 40.0
"""The size of the cells of a cellar in a corner."""
MARGIN = 0.7
"""The number of cells around the cards."""
LARGEST = 56.0
"""The maximum size of a cell, unless specified otherwise."""
SHRINK = 0.97
"""The factor by which the cells shrink until there is room for all windows."""


class Box(NamedTuple):
    """A part of the picture in its units, or of a level in cells: left, top, width and height."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Self:
        """The part of this size around (x, y)."""
        return cls(x - width / 2, y - height / 2, width, height)

    @property
    def middle(self) -> tuple[float, float]:
        """The point in its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def meets(self, other: Box) -> bool:
        """Whether the two overlap."""
        across = self.x < other.x + other.width and other.x < self.x + self.width
        return across and self.y < other.y + other.height and other.y < self.y + self.height

    def distance(self, x: float, y: float) -> float:
        """The distance of its middle from a point."""
        return math.dist(self.middle, (x, y))


@dataclass(frozen=True, slots=True)
class Window:
    """A part of a level of the plan in cells, and where it is drawn."""

    left: float
    top: float
    width: float
    height: float
    x: float
    y: float
    cell: float
    level: int = MAIN

    @property
    def right(self) -> float:
        """Where it ends in the picture."""
        return self.x + self.width * self.cell

    @property
    def bottom(self) -> float:
        """Where it ends in the picture."""
        return self.y + self.height * self.cell

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The middle of a cell in the picture."""
        return self.x + (x - self.left + 0.5) * self.cell, self.y + (y - self.top + 0.5) * self.cell

    def at_cell(self, cell: str) -> tuple[float, float]:
        """The middle of a cell such as `m3,4` in the picture."""
        return self.at(*parse_cell(cell)[1:])

    def box(self, x: float, y: float, width: float = WIDTH, height: float = HEIGHT) -> Box:
        """The place in the picture of a card, or of so many cells, whose top-left cell is (x, y)."""
        left, top = self.x + (x - self.left) * self.cell, self.y + (y - self.top) * self.cell
        return Box(left, top, width * self.cell, height * self.cell)

    def around(self, x: float, y: float, width: float, height: float) -> Box:
        """The part of the picture of this size around (x, y), moved inside the window."""
        x = max(self.x + width / 2, min(x, self.right - width / 2))
        y = max(self.y + height / 2, min(y, self.bottom - height / 2))
        return Box.around(x, y, width, height)

    def shows(self, cell: str) -> bool:
        """Whether a cell lies in it."""
        level, x, y = parse_cell(cell)
        across, down = x + 0.5 - self.left, y + 0.5 - self.top
        return level == self.level and 0 <= across <= self.width and 0 <= down <= self.height


def hinted_window(window: Window) -> Window:
    """The window on the basements that are only hinted at in one on the main floor: a little lower and to the right."""
    shift = floors.SHIFT * window.cell
    return replace(window, x=window.x + shift, y=window.y + shift, level=BASE)


def parse_cell(cell: str) -> tuple[int, int, int]:
    """Level, x and y of a cell such as `m3,4` or `b-1,2`."""
    x, _, y = cell[1:].partition(",")
    return LEVELS.index(cell[0]), int(x), int(y)


def is_cell(mark: str) -> bool:
    """Whether a mark names a cell."""
    return CELL.fullmatch(mark) is not None


def bounds(cards: Iterable[Placed], margin: float = MARGIN) -> Box:
    """The cells of the cards, with a margin for what lies before their openings."""
    listed = list(cards)
    left, top = min(card.x for card in listed) - margin, min(card.y for card in listed) - margin
    right = max(card.x for card in listed) + WIDTH + margin
    bottom = max(card.y for card in listed) + HEIGHT + margin
    return Box(left, top, right - left, bottom - top)


def outward(cards: Sequence[Placed], cell: str) -> tuple[int, int] | None:
    """The direction away from the card next to a cell that lies before an opening; None for a cell of a card."""
    _, x, y = parse_cell(cell)
    if any(card.holds(x, y) for card in cards):
        return None
    sides = ((-1, 0), (1, 0), (0, -1), (0, 1))
    beside = (side for side in sides if any(card.holds(x - side[0], y - side[1]) for card in cards))
    return next(beside, (0, 0))


def all_cells(window: Window) -> str:
    """The cells of a window, so that a line can be drawn through them."""
    left, top = math.ceil(window.left), math.ceil(window.top)
    size = math.floor(window.left + window.width) - left, math.floor(window.top + window.height) - top
    corner = window.box(left, top)
    return grid(LEVELS[window.level], (left, top), size, corner.x, corner.y, window.cell)


def cell_before(cell: str, cards: Iterable[Placed]) -> str:
    """The cell outside a dungeon from which an opening in the border of its cards leads into `cell`."""
    _, x, y = parse_cell(cell)
    for card in cards:
        for left, top, side in OPENINGS.values():
            if (card.x + left, card.y + top) == (x, y):
                dx, dy = STEP_OF[side]
                return cell_mark(MAIN, x + dx, y + dy)
    return cell


def window_around(cards: Sequence[Placed], area: Box, margin: float, most: float = LARGEST) -> Window:
    """A window in an area that shows the cards and as many cells around them."""
    left, top, across, down = bounds(cards, margin)
    cell = min(area.width / across, area.height / down, most)
    x, y = area.x + (area.width - across * cell) / 2, area.y + (area.height - down * cell) / 2
    return Window(left, top, across, down, x, y, cell)


def fitted(
    cards: Sequence[Placed],
    area: Box,
    margin: float = MARGIN,
    most: float = LARGEST,
    *,
    centred: bool = True,
    corner: Box | None = None,
) -> list[Window]:
    """Windows in an area for the main floor and for each cellar, next to or below it, as large as they can be.

    They lie in the middle of the area, or if not `centred`, at its top. Cellars for which there is no room next to the
    main floor lie in the `corner` if it is large enough.
    """
    main = window_around(cards, area, margin, most)
    cellars = [_cellar(card) for card in cards if floors.has_basement(card.card)]

    def sizes(cell: float) -> list[tuple[float, float]]:
        return [(main.width * cell, main.height * cell), *_sizes(cellars, cell)]

    def arranged(cell: float) -> list[tuple[float, float]] | None:
        return _to_right(sizes(cell), area.width, area.height) or _below(sizes(cell), area.width, area.height)

    cell = main.cell
    corners = arranged(cell)
    if corners is None and corner is not None and corner.height > LABEL:
        low = cellars_in(corner, cards, min(main.cell, CELLAR_MOST))
        if low[0].cell >= CELLAR_LEAST:
            return [main, *low]
    while corners is None:
        cell *= SHRINK
        corners = arranged(cell)
    ends = [(x + width, y + height) for (x, y), (width, height) in zip(corners, sizes(cell), strict=True)]
    x = area.x + (area.width - max(right for right, _ in ends)) / 2
    y = area.y + ((area.height - max(bottom for _, bottom in ends)) / 2 if centred else 0)
    return [replace(main, x=x, y=y, cell=cell), *_on_cellars(cellars, corners[1:], x, y, cell)]


def cellars_in(area: Box, cards: Iterable[Placed], most: float) -> list[Window]:
    """Windows on the cellars of these cards in an area, as large as they can be."""
    shown = [_cellar(card) for card in cards if floors.has_basement(card.card)]
    cell = most
    nothing = (-GAP, 0.0)  # in place of a main floor: with the gap after it, the first cellar begins at the left
    while (corners := _to_right([nothing, *_sizes(shown, cell)], area.width, area.height)) is None:
        cell *= SHRINK
    return _on_cellars(shown, corners[1:], area.x, area.y, cell)


def _on_cellars(
    cellars: Sequence[Box], corners: Sequence[tuple[float, float]], x: float, y: float, cell: float
) -> list[Window]:
    """Windows on cellars, each below its name, with their corners counted from (x, y)."""
    return [
        Window(*cells, x + right, y + below + LABEL, cell, BASE)
        for cells, (right, below) in zip(cellars, corners, strict=True)
    ]


def _cellar(card: Placed) -> Box:
    """The cells of the basement of a card, with a little room around it."""
    xs, ys = zip(*floors.cellar(card.card, card.turned), strict=True)
    left, top = min(xs) - CELLAR_EDGE, min(ys) - CELLAR_EDGE
    right, bottom = max(xs) + 1 + CELLAR_EDGE, max(ys) + 1 + CELLAR_EDGE
    return Box(card.x + left, card.y + top, right - left, bottom - top)


def _sizes(cellars: Sequence[Box], cell: float) -> list[tuple[float, float]]:
    """Width and height of the windows on cellars, with the name above each."""
    return [(cells.width * cell, cells.height * cell + LABEL) for cells in cellars]


def _to_right(sizes: Sequence[tuple[float, float]], width: float, height: float) -> list[tuple[float, float]] | None:
    """Where the first of these lies, and in columns to its right all others; None where there is no room."""
    (across, down), *others = sizes
    if across > width or down > height:
        return None
    corners = [(0.0, 0.0)]
    x, y, column = across + GAP, 0.0, 0.0  # where the next one lies, and the width of its column so far
    for across, down in others:
        if y and y + down > height:
            x, y, column = x + column + GAP, 0.0, 0.0
        if x + across > width or y + down > height:
            return None
        corners.append((x, y))
        y, column = y + down + GAP, max(column, across)
    return corners


def _below(sizes: Sequence[tuple[float, float]], width: float, height: float) -> list[tuple[float, float]] | None:
    """Where the first of these lies, and in rows below it all others; None where there is no room."""
    corners = _to_right([(down, across) for across, down in sizes], height, width)
    return corners and [(x, y) for y, x in corners]


def window_of(cell: str, windows: Sequence[Window]) -> Window:
    """The window that shows a cell; the first if none does."""
    return next((window for window in windows if window.shows(cell)), windows[0])

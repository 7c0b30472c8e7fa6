"""A dungeon as a plan: cards as they lie, lines through them, what is circled and struck out, numbered next steps.

Both levels are plans of the same measure; the basement stands beside or below the main floor.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from cogs.ui.map_masters import floors, style
from cogs.ui.svg import circle, line, rect, text
from rules.map_masters.cards import BASE, HEIGHT, MAIN, WIDTH

LEVELS = "mb"
CELL = re.compile(r"[mb]-?\d+,-?\d+")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
GAP = 14


@dataclass(frozen=True, slots=True)
class Lying:
    """A card as it lies; (x, y) is its top-left cell."""

    card: str
    turned: bool
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Trail:
    """The line of a path: strokes of cells such as `m3,4`; `colour` names a group, or is empty for one's own path."""

    strokes: Sequence[Sequence[str]]
    colour: str = ""
    open: bool = True
    """Whether the path goes on, so that its end is marked."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that is drawn of a dungeon."""

    cards: Sequence[Lying]
    trails: Sequence[Trail] = ()
    circled: frozenset[str] = frozenset()
    crossed: frozenset[str] = frozenset()
    steps: Sequence[tuple[str, int]] = ()
    """Cells with the numbers of the next steps that lead to them."""
    spots: Sequence[tuple[int, int, int]] = ()
    """Places for a card, (x, y) with their number."""
    jumps: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the plan in cells, and where it is drawn."""

    left: float
    top: float
    wide: float
    high: float
    x: float
    y: float
    cell: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The middle of a cell in the picture."""
        return self.x + (x - self.left + 0.5) * self.cell, self.y + (y - self.top + 0.5) * self.cell


def parsed(cell: str) -> tuple[int, int, int]:
    """Level, x and y of a cell such as `m3,4` or `b-1,2`."""
    x, _, y = cell[1:].partition(",")
    return LEVELS.index(cell[0]), int(x), int(y)


def place(mark: str) -> tuple[int, int]:
    """The two numbers of a place such as `at-2,7`."""
    x, _, y = mark.removeprefix("at").partition(",")
    return int(x), int(y)


def is_cell(mark: str) -> bool:
    """Whether a mark names a cell."""
    return CELL.fullmatch(mark) is not None


def bounds(cards: Iterable[Lying], margin: float = 0.7) -> tuple[float, float, float, float]:
    """Left, top, width and height of the cards in cells, with a margin for what lies before their openings."""
    listed = list(cards)
    left, top = min(card.x for card in listed) - margin, min(card.y for card in listed) - margin
    right = max(card.x for card in listed) + WIDTH + margin
    bottom = max(card.y for card in listed) + HEIGHT + margin
    return left, top, right - left, bottom - top


def drawn(plan: Plan, window: Window, level: int) -> str:
    """One level of a plan in a window. The symbols of the cards must be in the picture."""
    shown = [card for card in plan.cards if level == MAIN or floors.has_basement(card.card)]
    corner = [
        (window.x + (card.x - window.left) * window.cell, window.y + (card.y - window.top) * window.cell)
        for card in shown
    ]
    parts = [
        floors.floor(card.card, card.turned, level, *at, window.cell) for card, at in zip(shown, corner, strict=True)
    ]
    parts += [_line(trail, window, level) for trail in plan.trails]
    parts += [
        floors.things(card.card, card.turned, level, *at, window.cell) for card, at in zip(shown, corner, strict=True)
    ]
    parts += [_ring(window, cell) for cell in sorted(plan.circled) if parsed(cell)[0] == level]
    parts += [_strike(window, cell) for cell in sorted(plan.crossed) if parsed(cell)[0] == level]
    parts += [_ends(trail, window, level) for trail in plan.trails]
    parts += [_jumps(plan, window, level)]
    if level == MAIN:
        parts += [_spot(window, *spot, plan.spots) for spot in plan.spots]
    parts.append(_steps(plan, window, level))
    return "".join(parts)


def hinted(plan: Plan, window: Window) -> str:
    """The main floor of a plan with its basements only hinted at, and the lines of both levels: an overview."""
    corner = [
        (window.x + (card.x - window.left) * window.cell, window.y + (card.y - window.top) * window.cell)
        for card in plan.cards
    ]
    both = list(zip(plan.cards, corner, strict=True))
    low = Window(
        window.left - floors.SHIFT,
        window.top - floors.SHIFT,
        window.wide,
        window.high,
        window.x,
        window.y,
        window.cell,
    )
    # Small floors need no smoothed edges, which cost a quarter of the drawing time.
    ground = "".join(floors.floor(card.card, card.turned, MAIN, *at, window.cell) for card, at in both)
    parts = [f'<g shape-rendering="crispEdges">{ground}</g>']
    parts += [_line(trail, window, MAIN) for trail in plan.trails]
    parts += [floors.things(card.card, card.turned, MAIN, *at, window.cell) for card, at in both]
    parts += [floors.hint(card.card, card.turned, *at, window.cell) for card, at in both]
    parts += [_line(trail, low, BASE, 0.6) for trail in plan.trails]
    parts += [_ring(window, cell) for cell in sorted(plan.circled) if parsed(cell)[0] == MAIN]
    parts += [_strike(window, cell) for cell in sorted(plan.crossed) if parsed(cell)[0] == MAIN]
    parts += [_ring(low, cell, 0.6) for cell in sorted(plan.circled) if parsed(cell)[0] == BASE]
    parts += [_strike(low, cell, 0.6) for cell in sorted(plan.crossed) if parsed(cell)[0] == BASE]
    return "".join(parts)


def _data(cells: Sequence[str], window: Window) -> str:
    points = [window.at(*parsed(cell)[1:]) for cell in cells]
    if len(points) == 1:
        points.append(points[0])
    return "M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in points)


def _line(trail: Trail, window: Window, level: int, scale: float = 1) -> str:
    """The strokes on a level: dashed in the basement; a group's in its own pattern."""
    strokes = [cells for cells in trail.strokes if cells and parsed(cells[-1])[0] == level]
    if not strokes:
        return ""
    data = "".join(_data(cells, window) for cells in strokes)
    colour = style.PEOPLE[trail.colour] if trail.colour else style.TRAIL
    pattern = style.DASHES[trail.colour] if trail.colour else None
    if level == BASE and not trail.colour:
        pattern = "0.34 0.3"
    dashes = None
    if pattern is not None:
        dashes = " ".join(f"{float(part) * window.cell:.3g}" for part in pattern.split())
    wide = window.cell * 0.19 * scale
    dark = style.INK if trail.colour else style.WHITE
    return line(data, dark, wide + max(4.0, window.cell * 0.11)) + line(data, colour, wide, stroke_dasharray=dashes)


def lines(trail: Trail, window: Window) -> str:
    """The whole line of a trail, both levels, for a small overview."""
    return _line(trail, window, MAIN, 2.6) + _line(trail, window, BASE, 2.6)


def _ends(trail: Trail, window: Window, level: int) -> str:
    """Where a line begins, and where it stands now."""
    if not trail.strokes:
        return ""
    parts = []
    first, last = trail.strokes[0][0], trail.strokes[-1][-1]
    size = window.cell
    if parsed(first)[0] == level:
        x, y = window.at(*parsed(first)[1:])
        parts.append(
            style.sign(trail.colour, x, y, size * 0.8)
            if trail.colour
            else circle(x, y, size * 0.24, style.WHITE, stroke=style.TRAIL, stroke_width=size * 0.12)
        )
    if parsed(last)[0] == level and (trail.open or not trail.colour):
        x, y = window.at(*parsed(last)[1:])
        if trail.open:
            parts.append(circle(x, y, size * 0.52, "none", stroke=style.WHITE, stroke_width=size * 0.2))
            parts.append(circle(x, y, size * 0.52, "none", stroke=style.TARGET, stroke_width=size * 0.11))
        else:
            parts.append(circle(x, y, size * 0.2, style.TRAIL, stroke=style.WHITE, stroke_width=size * 0.1))
    return "".join(parts)


def jumps_of(trails: Sequence[Trail]) -> dict[str, str]:
    """The letters by which the ends of a fall, stairs or teleport are found: each cell with its letters."""
    found: dict[str, str] = {}
    letter = iter(LETTERS * 9)
    for trail in trails:
        for before, after in zip(trail.strokes, trail.strokes[1:], strict=False):
            name = next(letter)
            for cell in (before[-1], after[0]):
                found[cell] = found.get(cell, "") + name
    return found


def _jumps(plan: Plan, window: Window, level: int) -> str:
    """A letter at both ends of every jump of a line."""
    parts = []
    size = max(style.SMALLEST, window.cell * 0.55)
    for cell, letters in plan.jumps.items():
        here, x, y = parsed(cell)
        if here == level:
            px, py = window.at(x + 0.5, y - 0.5)
            wide = size * (0.4 + 0.6 * len(letters))
            parts.append(
                rect(
                    px - wide / 2,
                    py - size * 0.52,
                    wide,
                    size * 1.04,
                    style.WHITE,
                    5,
                    stroke=style.TRAIL,
                    stroke_width=3,
                )
            )
            parts.append(text(px, py, letters, size, style.TRAIL, "middle"))
    return "".join(parts)


def _ring(window: Window, cell: str, scale: float = 1) -> str:
    x, y = window.at(*parsed(cell)[1:])
    size = window.cell * scale
    radius = size * 0.47
    return circle(x, y, radius, "none", stroke=style.WHITE, stroke_width=f"{size * 0.17:.3g}") + circle(
        x, y, radius, "none", stroke=style.RING, stroke_width=f"{size * 0.095:.3g}"
    )


def _strike(window: Window, cell: str, scale: float = 1) -> str:
    x, y = window.at(*parsed(cell)[1:])
    size = window.cell * scale
    half = size * 0.4
    data = f"M{x - half:.4g} {y + half:.4g}L{x + half:.4g} {y - half:.4g}"
    return line(data, style.WHITE, size * 0.22) + line(data, style.STRIKE, size * 0.12)


def _steps(plan: Plan, window: Window, level: int) -> str:
    """The next steps: numbers on discs, one for each cell."""
    numbers: dict[str, list[int]] = {}
    for cell, number in plan.steps:
        numbers.setdefault(cell, []).append(number)
    size = max(style.SMALLEST, window.cell * 0.62)
    parts = []
    for cell, listed in numbers.items():
        here, x, y = parsed(cell)
        if here == level:
            first, last = listed[0], listed[-1]
            words = (
                str(first)
                if len(listed) == 1
                else f"{first}-{last}"
                if last - first == len(listed) - 1
                else ",".join(map(str, listed))
            )
            px, py = window.at(x, y)
            parts.append(style.disc(px, py, words, size))
    return "".join(parts)


def _spot(window: Window, x: int, y: int, number: int, others: Sequence[tuple[int, int, int]]) -> str:
    """A place for a card: its outline, and its number in the middle; higher or lower where others are close by."""
    close = any(0 < abs(other[0] - x) <= 2 and other[1] == y for other in others)
    lift = 40 * (x // 2 % 3 - 1) if close else 0
    left, top = window.x + (x - window.left) * window.cell, window.y + (y - window.top) * window.cell
    wide, high = WIDTH * window.cell, HEIGHT * window.cell
    return rect(
        left + 3,
        top + 3,
        wide - 6,
        high - 6,
        "none",
        8,
        stroke=style.DIM,
        stroke_width=2,
        stroke_dasharray="3 8",
    ) + style.disc(left + wide / 2, top + high / 2 + lift, str(number), style.SMALLEST)


def fitted(
    cards: Sequence[Lying],
    x: float,
    y: float,
    wide: float,
    high: float,
    most: float = 56,
    reach: Sequence[Lying] | None = None,
) -> list[tuple[Window, int]]:
    """Windows for both levels in a box: beside or below each other, whichever shows more. No basement, one window.

    With `reach` the main floor alone, as far as those places.
    """
    left, top, across, down = bounds(reach or cards)
    below = [] if reach else [card for card in cards if floors.has_basement(card.card)]
    if not below:
        cell = min(wide / across, high / down, most)
        return [
            (Window(left, top, across, down, x + (wide - across * cell) / 2, y + (high - down * cell) / 2, cell), MAIN)
        ]
    low_left, low_top, low_across, low_down = bounds(below, 0.1)
    beside = min((wide - GAP) / (across + low_across), high / max(down, low_down), most)
    stacked = min(wide / max(across, low_across), (high - GAP) / (down + low_down), most)
    cell = max(beside, stacked)
    if beside >= stacked:
        free = wide - GAP - (across + low_across) * cell
        main = Window(left, top, across, down, x + free / 2, y + (high - down * cell) / 2, cell)
        low_y = min(max(main.y + (low_top - top) * cell, y), y + high - low_down * cell)
        low = Window(low_left, low_top, low_across, low_down, main.x + across * cell + GAP, low_y, cell)
    else:
        main = Window(left, top, across, down, x + (wide - across * cell) / 2, y, cell)
        low_x = min(max(main.x + (low_left - left) * cell, x), x + wide - low_across * cell)
        low = Window(low_left, low_top, low_across, low_down, low_x, y + down * cell + GAP, cell)
    return [(main, MAIN), (low, BASE)]


def symbols_of(cards: Iterable[Lying]) -> str:
    """The symbols of all cards of a plan, on both levels."""
    return floors.symbols(
        (card.card, card.turned, level)
        for card in cards
        for level in (MAIN, BASE)
        if level == MAIN or floors.has_basement(card.card)
    )

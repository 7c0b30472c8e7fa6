"""Cards laid together: where they may lie, and how they join (MM-2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, Self

from games.map_masters.rules.cards import HEIGHT, OPENINGS, OPPOSITE, WIDTH

SHIFTS_ACROSS, SHIFTS_DOWN = (-2, 0, 2), (-4, 0, 4)
"""The legal shifts along the common edge of a card above or below, and of one to the left or right (MM-2.9)."""
FARTHEST_ACROSS, FARTHEST_DOWN = 4 * WIDTH, 4 * HEIGHT
"""The greatest distances between two of five joined cards."""


class Placed(NamedTuple):
    """A card as it lies: `x`, `y` are the global coordinates of its top-left cell, y growing downward (MM-2.2)."""

    card: str
    turned: bool
    x: int
    y: int

    @classmethod
    def on(cls, card: str, turned: bool, space: Spot) -> Self:
        """A card on a space of a tableau."""
        column, row = space
        return cls(card, turned, column * WIDTH, row * HEIGHT)

    @property
    def space(self) -> Spot:
        """The column and row of a card in a tableau, from 0."""
        return self.x // WIDTH, self.y // HEIGHT

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies on it."""
        return 0 <= x - self.x < WIDTH and 0 <= y - self.y < HEIGHT


Layout = tuple[Placed, ...]
Spot = tuple[int, int]
"""The top-left cell of a card, x and y; or a space of a tableau, its column and row from 0."""


def place_mark(x: int, y: int) -> str:
    """The mark of a place for a card, such as `at-2,7`."""
    return f"at{x},{y}"


@lru_cache(maxsize=4096)
def _joins(dx: int, dy: int) -> int | str:
    """The number of openings that join two cards this far apart; 0 if they do not touch.

    Or the word for what is wrong: `overlap` or `misaligned` (MM-2.6).
    """
    if abs(dx) < WIDTH and abs(dy) < HEIGHT:
        return "overlap"
    if abs(dy) == HEIGHT and abs(dx) < WIDTH:
        side = "S" if dy > 0 else "N"
        facing_out = {x for x, _, to in OPENINGS.values() if to == side and 0 <= x - dx < WIDTH}
        facing_back = {x + dx for x, _, to in OPENINGS.values() if to == OPPOSITE[side] and 0 <= x + dx < WIDTH}
    elif abs(dx) == WIDTH and abs(dy) < HEIGHT:
        side = "E" if dx > 0 else "W"
        facing_out = {y for _, y, to in OPENINGS.values() if to == side and 0 <= y - dy < HEIGHT}
        facing_back = {y + dy for _, y, to in OPENINGS.values() if to == OPPOSITE[side] and 0 <= y + dy < HEIGHT}
    else:
        return 0
    return len(facing_out) if facing_out == facing_back else "misaligned"


def layout_fault(layout: Sequence[Placed], *, column: bool = False) -> str:
    """Why a layout is not legal (the rules page's code), or an empty text (MM-2.5 to MM-2.8, MM-2.11)."""
    joined: dict[int, set[int]] = {number: set() for number in range(len(layout))}
    for number, first in enumerate(layout):
        for other in range(number):
            second = layout[other]
            joins = _joins(second.x - first.x, second.y - first.y)
            if isinstance(joins, str):
                return joins
            if joins:
                joined[number].add(other)
                joined[other].add(number)
    if layout and len(_connected(joined)) < len(layout):
        return "not_connected"
    if column and len({card.x for card in layout}) > 1:
        return "not_in_column"
    return ""


def _connected(joined: dict[int, set[int]]) -> set[int]:
    """The cards that hang together with the first one."""
    seen, waiting = set[int](), [0]
    while waiting:
        number = waiting.pop()
        if number not in seen:
            seen.add(number)
            waiting += joined[number]
    return seen


def spot_fault(layout: Sequence[Placed], at: Spot, *, column: bool = False) -> str:
    """Why a card may not be put at `at` next to the cards of `layout`, or an empty text."""
    x, y = at
    connected = False
    for card in layout:
        joins = _joins(x - card.x, y - card.y)
        if isinstance(joins, str):
            return joins
        connected = connected or joins > 0
    if layout and not connected:
        return "not_connected"
    if column and any(card.x != x for card in layout):
        return "not_in_column"
    return ""


def free_spots(layout: Sequence[Placed], *, column: bool = False) -> list[Spot]:
    """Every place for one more card, either way up (MM-2.12); the first card lies at 0,0.

    Cards that were parted by taking one away cannot be shifted further apart than five joined ones can lie.
    """
    return list(_spots(tuple((card.x, card.y) for card in layout), column))


@lru_cache(maxsize=1024)
def _spots(taken: tuple[Spot, ...], column: bool) -> tuple[Spot, ...]:
    """The places for one more card next to those that are taken; the origin for the first one."""
    if not taken:
        return ((0, 0),)
    layout = [Placed("", False, *place) for place in taken]
    tried = [spot for place in taken for spot in _beside(place)]
    return tuple(
        (x, y)
        for x, y in dict.fromkeys(tried)
        if not spot_fault(layout, (x, y), column=column)
        and all(abs(x - left) <= FARTHEST_ACROSS and abs(y - top) <= FARTHEST_DOWN for left, top in taken)
    )


@lru_cache(maxsize=1024)
def best_spots(taken: tuple[Spot, ...], column: bool) -> tuple[Spot, ...]:
    """The places for one more card, the best first: many joins, near the middle, right and below."""
    number = max(1, len(taken))
    middle_x, middle_y = sum(x for x, _ in taken) / number, sum(y for _, y in taken) / number

    def rank(spot: Spot) -> tuple[int, float, bool]:
        x, y = spot
        joins = [_joins(x - left, y - top) for left, top in taken]
        joined = sum(openings for openings in joins if isinstance(openings, int))
        away = abs(x - middle_x) / WIDTH + abs(y - middle_y) / HEIGHT
        return -joined, round(away, 6), spot < (middle_x, middle_y)

    return tuple(sorted(_spots(taken, column), key=rank))


def _beside(at: Spot) -> Iterator[Spot]:
    """The twelve places next to one card that join it (MM-2.9)."""
    x, y = at
    for dy in (-HEIGHT, HEIGHT):
        for dx in SHIFTS_ACROSS:
            yield x + dx, y + dy
    for dx in (-WIDTH, WIDTH):
        for dy in SHIFTS_DOWN:
            yield x + dx, y + dy

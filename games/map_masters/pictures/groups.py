"""The groups on the tableau: where they stand or wait, and where they can be tapped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.map_masters.pictures import spaces, style
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.style import INK
from games.map_masters.pictures.windows import Box, Window
from games.map_masters.rules.cards import HEIGHT, OPENINGS, STEP_OF, WIDTH
from games.map_masters.rules.view import TeamView
from pictures.svg import piece, rect, spot

MINI, LEAST_MINI = 1.5, 30
"""The size of a group on the tableau, in cells, and the least one."""
TAPPED = 46.0
"""The width of the place of a group that can be chosen."""
BEFORE_OPENING = 1.1
"""The distance of a group from the cell behind the opening at which it waits, in cells."""
ABOVE_MIDDLE, BELOW_MIDDLE = 0.38, 0.62
"""The heights of groups inside a space, as shares of it."""
FROM_EDGE = 0.55
"""The distance of the first group inside a space from its edge, in widths of a group."""


def drawn(team: TeamView, window: Window, least: float = LEAST_MINI) -> str:
    """The groups where they are; while the team decides, where they are proposed to wait."""
    size = max(least, MINI * window.cell)
    parts = []
    for colour, px, py in _stands(team, window, size):
        disc = rect(px - size / 2, py - size / 2, size, size, INK, size / 2, stroke=INK, stroke_width=2)
        parts.append(piece(f"group-{colour}", disc, style.sign(colour, px, py, size * 0.66)))
    return "".join(parts)


def tapped(team: TeamView, locale: Locale, window: Window, marks: Sequence[str]) -> str:
    """The places of the marked groups, to be tapped where they stand; outside the map, so that a line enters it."""
    left, top, across, down = window.box(0, 0, team.columns * WIDTH, team.rows * HEIGHT)
    parts = []
    for colour, px, py in _stands(team, window, max(LEAST_MINI, MINI * window.cell)):
        if colour in marks:
            (x, width), (y, height) = _outside(px, left, left + across), _outside(py, top, top + down)
            parts.append(spot(colour, locale.say(f"group-{colour}"), x, y, width, height))
    return "".join(parts)


def _outside(middle: float, least: float, most: float) -> tuple[float, float]:
    """Where what is tapped around this begins, and its size: outside `least` to `most` if its middle is."""
    begins, ends = middle - TAPPED / 2, middle + TAPPED / 2
    if middle < least:
        ends = min(ends, least)
    elif middle > most:
        begins = max(begins, most)
    return begins, ends - begins


def _stands(team: TeamView, window: Window, size: float) -> Iterator[tuple[str, float, float]]:
    """The colour and the middle of each group that is drawn, `size` wide."""
    spots: list[tuple[str, int, int, str]] = []
    proposed = team.sheet is not None and team.sheet.stage in ("starts", "mission")
    for number, group in enumerate(team.groups):
        if group.column >= 0 and (group.opening or not proposed):
            spots.append((group.colour, group.column, group.row, group.opening or ""))
        elif team.sheet is not None and number < len(team.sheet.starts):
            start = team.sheet.starts[number]
            spots.append((group.colour, start.column, start.row, start.opening))
    inside: Counter[tuple[int, int]] = Counter()
    for colour, column, row, opening in spots:
        if opening:
            x, y, side = OPENINGS[opening]
            dx, dy = STEP_OF[side]
            at_x, at_y = column * WIDTH + x + dx * BEFORE_OPENING, row * HEIGHT + y + dy * BEFORE_OPENING
            yield colour, *window.at(at_x, at_y)
        else:
            space = spaces.space_of(window, column, row)
            yield colour, *_place_inside(space, inside[column, row], size)
            inside[column, row] += 1


def _place_inside(space: Box, before: int, size: float) -> tuple[float, float]:
    """The middle of a group, `size` wide, inside a space where so many stand `before` it.

    By turns they stand at the right above the middle and at the left below it, next to what goals ask for, each pair
    further in.
    """
    pairs, at_left = divmod(before, 2)
    into = size * (FROM_EDGE + pairs)
    if at_left:
        return space.x + into, space.y + space.height * BELOW_MIDDLE
    return space.x + space.width - into, space.y + space.height * ABOVE_MIDDLE

"""The groups on the tableau: where they stand or wait, and where they can be tapped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.map_masters.pictures import style
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.style import INK
from games.map_masters.pictures.windows import Window
from games.map_masters.rules.cards import HEIGHT, OPENINGS, STEP_OF, WIDTH
from games.map_masters.rules.coop.team import Start
from games.map_masters.rules.view import TeamView
from pictures.svg import piece, rect, spot

MINI, LEAST_MINI = 1.5, 30
"""The size of a group on the tableau, in cells, and the least one."""
TAPPED = 46.0
"""The width of the place of a group that can be chosen."""
BEFORE_OPENING = 1.1
"""The distance of a group from the cell behind the opening at which it waits, in cells."""


def drawn(team: TeamView, window: Window, least: float = LEAST_MINI) -> str:
    """The groups where they are; while the team decides, where they are proposed to wait."""
    size = max(least, MINI * window.cell)
    parts = []
    for colour, px, py in _stands(team, window):
        disc = rect(px - size / 2, py - size / 2, size, size, INK, size / 2, stroke=INK, stroke_width=2)
        parts.append(piece(f"group-{colour}", disc, style.sign(colour, px, py, size * 0.66)))
    return "".join(parts)


def tapped(team: TeamView, locale: Locale, window: Window, marks: Sequence[str]) -> str:
    """The places of the marked groups, to be tapped where they stand; outside the map, so that a line enters it."""
    left, top, across, down = window.box(0, 0, team.columns * WIDTH, team.rows * HEIGHT)
    parts = []
    for colour, px, py in _stands(team, window):
        if colour in marks:
            (x, width), (y, height) = _outside(px, left, left + across), _outside(py, top, top + down)
            parts.append(spot(colour, locale.say(f"group-{colour}"), x, y, width, height))
    return "".join(parts)


def _outside(middle: float, least: float, most: float) -> tuple[float, float]:
    """Where the place to tap begins along an axis, and its size; kept out of `least` to `most` if its middle is."""
    begins, ends = middle - TAPPED / 2, middle + TAPPED / 2
    if middle < least:
        ends = min(ends, least)
    elif middle > most:
        begins = max(begins, most)
    return begins, ends - begins


def _stands(team: TeamView, window: Window) -> Iterator[tuple[str, float, float]]:
    """The colour and the middle of each group that is drawn: before its opening, or in the door of its hall."""
    proposed = team.sheet is not None and team.sheet.stage in ("starts", "mission")
    for number, group in enumerate(team.groups):
        if group.column >= 0 and group.opening:
            yield group.colour, *_before(Start(group.column, group.row, group.opening), window)
        elif group.column >= 0 and not proposed:
            (x, y), (from_x, from_y) = map(window.at_cell, group.lines[-1][-2:])
            yield group.colour, (x + from_x) / 2, (y + from_y) / 2
        elif team.sheet is not None and number < len(team.sheet.starts):
            yield group.colour, *_before(team.sheet.starts[number], window)


def _before(start: Start, window: Window) -> tuple[float, float]:
    """The middle of a group that waits before this opening."""
    x, y, side = OPENINGS[start.opening]
    dx, dy = STEP_OF[side]
    return window.at(start.column * WIDTH + x + dx * BEFORE_OPENING, start.row * HEIGHT + y + dy * BEFORE_OPENING)

"""While a group's path is traced: the spaces around its end, large, and the whole as an overview."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from games.map_masters.pictures import galleries, plans, sidebar, spaces, style, tableaus
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.icons import framed, icon
from games.map_masters.pictures.labels import listed_as
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.pictures.tableaus import EDGE, HEAD
from games.map_masters.pictures.windows import MARGIN, Box, Window, cellars_in, is_cell, parse_cell
from games.map_masters.rules.cards import CARDS
from games.map_masters.rules.cards import HEIGHT as CARD_HEIGHT
from games.map_masters.rules.cards import WIDTH as CARD_WIDTH
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.spaces import space_name
from games.map_masters.rules.view import MapMastersView, TeamView
from pictures.kit import HEIGHT as PICTURE_HEIGHT
from pictures.kit import SMALLEST
from pictures.kit import WIDTH as PICTURE_WIDTH
from pictures.svg import rect, text
from pictures.typefaces import TITLE
from rules.messages import refer

ACROSS, DOWN = 3, 2
"""The number of spaces that are shown large."""
SMALL_CELL = 5.6
"""The cell size of the overview."""
CARRIED = 340
"""The room for the means of the group in the headline."""

Steps = Sequence[tuple[str, int]]
"""Cells of next steps with their numbers."""


class MapDetail(NamedTuple):
    """Spaces of the tableau that are shown large: the first column and row, and how many of each."""

    left: int
    top: int
    across: int
    down: int

    def shows(self, card: Placed) -> bool:
        """Whether a card lies in it."""
        column, row = card.space
        return 0 <= column - self.left < self.across and 0 <= row - self.top < self.down


def draw(view: MapMastersView, locale: Locale, marks: Sequence[str]) -> str:
    """The spaces around the end of the path that is being drawn, both levels, with numbered next steps."""
    team = view.team
    assert team is not None
    steps = [(mark, number) for number, mark in enumerate(dict.fromkeys(marks), 1) if is_cell(mark)]
    detail, plan = _detail_shown(team, steps), tableaus.plan_of(team)
    near = [card for card in plan.cards if detail.shows(card)]
    arriving, going = _steps_by_kind(steps, near)
    shown = replace(plan, cards=near, steps=going, names=_names(near))
    bottom = PICTURE_HEIGHT - sidebar.open_height(team)
    window, overview, cellars = _windows(team, detail, near, bottom)
    mission = locale.say("about-sheet_mission", number=team.number, mission=refer(f"mission-{team.mission}"))
    return framed(
        PICTURE_HEIGHT,
        text(16, HEAD / 2, mission, 30, INK, "start", PICTURE_WIDTH - CARRIED - 40, TITLE),
        _means(team, PICTURE_WIDTH - CARRIED),
        plans.draw(shown, window),
        spaces.places(team, locale, window, detail),
        _arrivals(team, arriving, window),
        _overview(team, overview, detail, steps, near),
        *(plans.draw(shown, cellar) for cellar in cellars),
        sidebar.open_goals(team, locale, bottom),
    )


def _detail_shown(team: TeamView, steps: Steps) -> MapDetail:
    """The spaces around the end of the path, moved so that they lie in the tableau."""
    column, row, in_upper_part = _end_of_path(team, steps)
    across, down = min(ACROSS, team.columns), min(DOWN, team.rows)
    left = min(max(column - 1, 0), team.columns - across)
    top = min(max(row - 1 if in_upper_part else row, 0), team.rows - down)
    return MapDetail(left, top, across, down)


def _steps_by_kind(steps: Steps, near: Sequence[Placed]) -> tuple[Steps, Steps]:
    """The steps onto cards near the end of the path that ask for something, and all others."""
    asking = {card.space for card in near if CARDS[card.card].asks}
    arriving = [(cell, number) for cell, number in steps if _space_of(cell) in asking]
    return arriving, [step for step in steps if step not in arriving]


def _names(near: Sequence[Placed]) -> dict[tuple[int, int], str]:
    """The names of the spaces of cards that ask for nothing, by the cards' corners."""
    return {(card.x, card.y): space_name(*card.space) for card in near if not CARDS[card.card].asks}


def _windows(
    team: TeamView, detail: MapDetail, near: Sequence[Placed], bottom: float
) -> tuple[Window, Window, Sequence[Window]]:
    """The window on the detail shown large, that of the overview at its right, and below this those on its cellars."""
    width, height = CARD_WIDTH * detail.across + 2 * MARGIN, CARD_HEIGHT * detail.down + 2 * MARGIN
    all_width, all_height = CARD_WIDTH * team.columns + 2, CARD_HEIGHT * team.rows + 2
    cell = min((PICTURE_WIDTH - all_width * SMALL_CELL - 3 * EDGE) / width, (bottom - HEAD) / height)
    window = Window(
        detail.left * CARD_WIDTH - MARGIN, detail.top * CARD_HEIGHT - MARGIN, width, height, EDGE, HEAD, cell
    )
    x, y = EDGE + width * cell + EDGE, HEAD + all_height * SMALL_CELL + EDGE
    cellars = cellars_in(Box(x, y, PICTURE_WIDTH - x - EDGE, bottom - y), near, cell)
    return window, Window(-1, -1, all_width, all_height, x, HEAD, SMALL_CELL), cellars


def _space_of(cell: str) -> tuple[int, int]:
    """Column and row of the space in which a cell lies."""
    _, x, y = parse_cell(cell)
    return x // CARD_WIDTH, y // CARD_HEIGHT


def _arrivals(team: TeamView, steps: Steps, window: Window) -> str:
    """Numbers of steps onto cards that ask for something, at their border so that what they ask for stays legible."""
    if not steps:
        return ""
    size = max(SMALLEST, window.cell * 0.62)
    parts = []
    for cell, number in steps:
        _, x, y = parse_cell(cell)
        at_x, at_y = float(x), float(y)
        if team.trace is not None and team.trace.strokes:
            _, end_x, end_y = parse_cell(team.trace.strokes[-1][-1])
            if abs(end_x - x) + abs(end_y - y) == 1:
                at_x, at_y = (x + end_x) / 2, (y + end_y) / 2
        parts.append(style.disc(*window.at(at_x, at_y), str(number), size))
    return "".join(parts)


def _end_of_path(team: TeamView, steps: Steps) -> tuple[int, int, bool]:
    """Column and row of the card where the path is or can begin, and whether that is in its upper part."""
    group = next(group for group in team.groups if group.colour == team.tracing)
    if team.trace is not None and team.trace.strokes:
        _, x, y = parse_cell(team.trace.strokes[-1][-1])
    elif steps:
        _, x, y = parse_cell(steps[0][0])
    else:
        x, y = group.column * CARD_WIDTH, group.row * CARD_HEIGHT
    column = min(max(x // CARD_WIDTH, 0), team.columns - 1)
    return column, min(max(y // CARD_HEIGHT, 0), team.rows - 1), y % CARD_HEIGHT < 3


def _means(team: TeamView, x: float) -> str:
    """The means of the group whose path is drawn."""
    group = next(group for group in team.groups if group.colour == team.tracing)
    parts = [style.sign(group.colour, x, HEAD / 2, 34)]
    items = team.trace.items if team.trace is not None else {}
    tokens = team.trace.tokens if team.trace is not None else group.tokens
    row, width = galleries.counted(items.items(), x + 28, HEAD / 2, 160, 32)
    parts.append(row)
    row, more = galleries.fairies(tokens, x + 44 + width, HEAD / 2, 38)
    parts.append(row)
    left = x + 54 + width + more
    cast = team.trace.cast if team.trace is not None else []
    for spell in group.spells:
        if spell not in group.used and spell not in cast:
            parts.append(icon("spell", left + 17, HEAD / 2, 34))
            left += 40
    return "".join(parts)


def _overview(team: TeamView, window: Window, detail: MapDetail, steps: Steps, near: Sequence[Placed]) -> str:
    """The whole tableau, small: which spaces are taken, where the groups are, which spaces are shown large."""
    parts = [rect(window.x, window.y, window.width * window.cell, window.height * window.cell, style.CELLAR, 8)]
    for card in team.tableau:
        x, y, width, height = spaces.space_of(window, *card.space)
        kind = CARDS[card.card].kind
        fill = style.STRIKE if kind == "boss" else style.ARTIFACT if kind == "step" else style.HATCH
        parts.append(rect(x + 1.5, y + 1.5, width - 3, height - 3, fill, 3))
    for column, row in team.free:
        x, y, width, height = spaces.space_of(window, column, row)
        parts.append(
            rect(x + 3, y + 3, width - 6, height - 6, "none", 3, stroke=QUIET, stroke_width=2, stroke_dasharray="5 4")
        )
    trails = tableaus.plan_of(team).trails
    parts += [plans.lines(trail, window) for trail in trails]
    x, y, width, height = spaces.space_of(window, detail.left, detail.top)
    parts.append(rect(x, y, width * detail.across, height * detail.down, "none", 4, stroke=INK, stroke_width=4))
    parts.append(tableaus.minis(team, window, 22))
    shown = {card.space for card in near}
    beyond: dict[tuple[int, int], list[int]] = {}
    for cell, number in steps:
        beyond.setdefault(_space_of(cell), []).append(number)
    for (column, row), numbers in beyond.items():
        if (column, row) not in shown:
            x, y, width, height = spaces.space_of(window, column, row)
            parts.append(style.disc(x + width / 2, y + height / 2, listed_as(numbers), SMALLEST))
    return "".join(parts)

"""While a group's path is traced: the spaces around its end, large, and the whole as an overview."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from games.map_masters.pictures import choosing, galleries, groups, plans, sidebar, spaces, style, tableaus
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.icons import framed, icon
from games.map_masters.pictures.labels import listed_as, numbered
from games.map_masters.pictures.plans import Plan
from games.map_masters.pictures.style import INK, QUIET, Run
from games.map_masters.pictures.tableaus import EDGE, HEAD
from games.map_masters.pictures.windows import MARGIN, Box, Window, cellars_in, is_cell, parse_cell
from games.map_masters.rules.cards import CARDS
from games.map_masters.rules.cards import HEIGHT as CARD_HEIGHT
from games.map_masters.rules.cards import WIDTH as CARD_WIDTH
from games.map_masters.rules.layouts import Placed, Spot
from games.map_masters.rules.spaces import space_name
from games.map_masters.rules.view import GroupView, MapMastersView, TeamView
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
SMALL_GROUP = 22
"""The size of a group in the overview."""
CARRIED = 340
"""The room for the means of the group in the headline."""

Steps = Sequence[tuple[str, str]]
"""Cells of next steps with their numbers."""


class MapDetail(NamedTuple):
    """Spaces of the tableau that are shown large: the first column and row, and how many of each."""

    left: int
    top: int
    across: int
    down: int

    @property
    def spaces(self) -> list[Spot]:
        """Its spaces, row by row."""
        rows, columns = range(self.top, self.top + self.down), range(self.left, self.left + self.across)
        return [(column, row) for row in rows for column in columns]

    def shows(self, card: Placed) -> bool:
        """Whether a card lies in it."""
        return card.space in self.spaces


def draw(view: MapMastersView, locale: Locale, marks: Sequence[str]) -> str:
    """The spaces around the end of the path that is being drawn, both levels, with numbered next steps."""
    team = view.team
    assert team is not None
    steps = [(mark, number) for mark, number in numbered(marks) if is_cell(mark)]
    detail, plan = _detail_shown(team, steps), tableaus.plan_of(team)
    plan = replace(plan, trails=[*plan.trails, *choosing.routes_of(marks)])
    near = [card for card in plan.cards if detail.shows(card)]
    names = {(card.x, card.y): space_name(*card.space) for card in near if not CARDS[card.card].asks}
    shown = replace(plan, cards=near, steps=steps, names=names)
    bottom = PICTURE_HEIGHT - sidebar.open_height(team)
    window, overview, cellars = _windows(team, detail, near, bottom)
    mission = locale.say("about-sheet_mission", number=team.number, mission=refer(f"mission-{team.mission}"))
    return framed(
        PICTURE_HEIGHT,
        text(16, HEAD / 2, mission, 30, INK, "start", PICTURE_WIDTH - CARRIED - 40, TITLE),
        _means(team, PICTURE_WIDTH - CARRIED),
        plans.draw(shown, window, spaces.places(team, locale, window, detail.spaces)),
        _overview(team, plan, overview, detail, steps, near),
        *(plans.draw(shown, cellar) for cellar in cellars),
        sidebar.open_goals(team, locale, bottom),
    )


def _detail_shown(team: TeamView, steps: Steps) -> MapDetail:
    """The spaces around the end of the path, or where it can begin, moved so that they lie in the tableau."""
    if cell := tableaus.end_of_path(team) or (steps[0][0] if steps else ""):
        _, x, y = parse_cell(cell)
    else:
        group = _group(team)
        x, y = group.column * CARD_WIDTH, group.row * CARD_HEIGHT
    column = min(max(x // CARD_WIDTH, 0), team.columns - 1)
    row = min(max(y // CARD_HEIGHT, 0), team.rows - 1)
    in_upper_half = y % CARD_HEIGHT < CARD_HEIGHT // 2
    across, down = min(ACROSS, team.columns), min(DOWN, team.rows)
    left = min(max(column - 1, 0), team.columns - across)
    top = min(max(row - 1 if in_upper_half else row, 0), team.rows - down)
    return MapDetail(left, top, across, down)


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


def _group(team: TeamView) -> GroupView:
    """The group whose path is drawn."""
    return next(group for group in team.groups if group.colour == team.tracing)


def _means(team: TeamView, x: float) -> str:
    """The means of the group whose path is drawn."""
    group, trace = _group(team), team.trace
    items, tokens, cast = ({}, group.tokens, []) if trace is None else (trace.items, trace.tokens, trace.cast)
    run = Run(x, HEAD / 2)
    run.add(style.sign(group.colour, x, run.y, 34), 28)
    run.add(*galleries.counted(items.items(), run.x, run.y, 160, 32), 16)
    run.add(*galleries.fairies(tokens, run.x, run.y, 38), 10)
    for spell in group.spells:
        if spell not in group.used and spell not in cast:
            run.add(icon("spell", run.x + 17, run.y, 34), 40)
    return "".join(run.parts)


def _overview(
    team: TeamView, plan: Plan, window: Window, detail: MapDetail, steps: Steps, near: Sequence[Placed]
) -> str:
    """The whole tableau, small: which spaces are taken, where the groups are, which spaces are shown large."""
    back = rect(window.x, window.y, window.width * window.cell, window.height * window.cell, style.CELLAR, 8)
    x, y, width, height = spaces.space_of(window, detail.left, detail.top)
    large = rect(x, y, width * detail.across, height * detail.down, "none", 4, stroke=INK, stroke_width=4)
    lines = "".join(plans.lines(trail, window) for trail in plan.trails)
    standing = groups.drawn(team, window, SMALL_GROUP)
    return back + _taken_and_free(team, window) + lines + large + standing + _numbers_beyond(window, steps, near)


def _taken_and_free(team: TeamView, window: Window) -> str:
    """The cards of the tableau in the colours of their kinds, and the outlines of free spaces."""
    colours, parts = {"boss": style.STRIKE, "step": style.ARTIFACT}, []
    for card in team.tableau:
        x, y, width, height = spaces.space_of(window, *card.space)
        fill = colours.get(CARDS[card.card].kind, style.HATCH)
        parts.append(rect(x + 1.5, y + 1.5, width - 3, height - 3, fill, 3))
    edge: dict[str, object] = {"stroke": QUIET, "stroke_width": 2, "stroke_dasharray": "5 4"}
    for space in team.free:
        x, y, width, height = spaces.space_of(window, *space)
        parts.append(rect(x + 3, y + 3, width - 6, height - 6, "none", 3, **edge))
    return "".join(parts)


def _numbers_beyond(window: Window, steps: Steps, near: Sequence[Placed]) -> str:
    """The numbers of steps onto cards that are not `near` enough to be shown large."""
    shown, beyond = {card.space for card in near}, dict[tuple[int, int], list[str]]()
    for cell, number in steps:
        if (space := _space_of(cell)) not in shown:
            beyond.setdefault(space, []).append(number)
    middles = {space: spaces.space_of(window, *space).middle for space in beyond}
    return "".join(style.disc(*middles[space], listed_as(numbers), SMALLEST) for space, numbers in beyond.items())

"""While a group's path is traced: the part of the tableau around its end, large, and the whole as an overview."""

from __future__ import annotations

from collections.abc import Sequence

from games.map_masters.pictures import galleries, plans, sidebar, spaces, style, tableaus
from games.map_masters.pictures.frame import framed
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.icons import icon
from games.map_masters.pictures.plans import Plan
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.pictures.tableaus import EDGE, HEAD
from games.map_masters.pictures.windows import MARGIN, Box, Window, cellars_in, is_cell, parsed
from games.map_masters.rules.cards import BASE, CARDS, HEIGHT, MAIN, WIDTH
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.spaces import space_name
from games.map_masters.rules.view import MapMastersView, TeamView
from pictures.faces import TITLE
from pictures.kit import HEIGHT as HIGH
from pictures.kit import PIXELS, SMALLEST
from pictures.kit import WIDTH as WIDE
from pictures.svg import rect, text
from rules.messages import refer

ACROSS, DOWN = 3, 2
"""The number of spaces that are shown large."""
SMALL = 5.6
"""The cell size of the overview."""


def draw(view: MapMastersView, locale: Locale, marks: Sequence[str]) -> str:
    """The part around the end of the path that is being drawn, both levels, with numbered next steps."""
    team = view.team
    assert team is not None
    steps = [(mark, number) for number, mark in enumerate(dict.fromkeys(marks), 1) if is_cell(mark)]
    column, row, high_up = _end(team, steps)
    across, down = min(ACROSS, team.columns), min(DOWN, team.rows)
    left = min(max(column - 1, 0), team.columns - across)
    top = min(max(row - 1 if high_up else row, 0), team.rows - down)
    plan = tableaus.plan_of(team, tracing=True)
    near = [
        card for card in plan.cards if left <= card.x // WIDTH < left + across and top <= card.y // HEIGHT < top + down
    ]
    names = {
        (card.x, card.y): space_name(card.x // WIDTH, card.y // HEIGHT)
        for card in near
        if card.card in CARDS and CARDS[card.card].kind not in ("step", "boss")
    }
    asking = {
        (card.x // WIDTH, card.y // HEIGHT)
        for card in near
        if card.card in CARDS and CARDS[card.card].kind in ("step", "boss")
    }
    arriving = [(cell, number) for cell, number in steps if _space_of(cell) in asking]
    going = [step for step in steps if step not in arriving]
    shown = Plan(near, plan.trails, plan.circled, plan.crossed, going, (), plan.jumps, names)
    over_wide, over_high = (WIDTH * team.columns + 2) * SMALL, (HEIGHT * team.rows + 2) * SMALL
    wide, high = WIDTH * across + 2 * MARGIN, HEIGHT * down + 2 * MARGIN
    foot = HIGH - sidebar.open_high(team)
    cell = min((WIDE - over_wide - 3 * EDGE) / wide, (foot - HEAD) / high)
    window = Window(left * WIDTH - MARGIN, top * HEIGHT - MARGIN, wide, high, EDGE, HEAD, cell)
    x = window.x + wide * cell + EDGE
    over = Window(-1, -1, WIDTH * team.columns + 2, HEIGHT * team.rows + 2, x, HEAD, SMALL)
    low = HEAD + over_high + EDGE
    cellars = cellars_in(Box(x, low, WIDE - x - EDGE, foot - low), near, cell)
    return framed(
        WIDE,
        HIGH,
        text(
            16,
            HEAD / 2,
            locale.say("about-sheet_mission", number=team.number, mission=refer(f"mission-{team.mission}")),
            30,
            INK,
            "start",
            WIDE - 380,
            TITLE,
        ),
        _carried(team, WIDE - 340),
        plans.drawn(plans.within(shown, window), window, MAIN),
        spaces.places(team, locale, window, (left, top, across, down)),
        _arrivals(team, arriving, window),
        _overview(team, over, (left, top, across, down), steps, near),
        *(plans.drawn(shown, cellar, BASE) for cellar in cellars),
        sidebar.open_goals(team, locale, foot),
        pixels=PIXELS,
    )


def _space_of(cell: str) -> tuple[int, int]:
    """Column and row of the space in which a cell lies."""
    _, x, y = parsed(cell)
    return x // WIDTH, y // HEIGHT


def _arrivals(team: TeamView, steps: Sequence[tuple[str, int]], window: Window) -> str:
    """Numbers of steps onto cards that ask for something, at their border so that what they ask for stays legible."""
    if not steps:
        return ""
    size = max(SMALLEST, window.cell * 0.62)
    parts = []
    for cell, number in steps:
        _, x, y = parsed(cell)
        at_x, at_y = float(x), float(y)
        if team.trace is not None and team.trace.strokes:
            _, end_x, end_y = parsed(team.trace.strokes[-1][-1])
            if abs(end_x - x) + abs(end_y - y) == 1:
                at_x, at_y = (x + end_x) / 2, (y + end_y) / 2
        parts.append(style.disc(*window.at(at_x, at_y), str(number), size))
    return "".join(parts)


def _end(team: TeamView, steps: Sequence[tuple[str, int]]) -> tuple[int, int, bool]:
    """Column and row of the card where the path is or can begin, and whether that is in its upper part."""
    group = next(group for group in team.groups if group.colour == team.tracing)
    if team.trace is not None and team.trace.strokes:
        _, x, y = parsed(team.trace.strokes[-1][-1])
    elif steps:
        _, x, y = parsed(steps[0][0])
    else:
        x, y = group.column * WIDTH, group.row * HEIGHT
    return min(max(x // WIDTH, 0), team.columns - 1), min(max(y // HEIGHT, 0), team.rows - 1), y % HEIGHT < 3


def _carried(team: TeamView, x: float) -> str:
    """The means of the group whose path is drawn."""
    group = next(group for group in team.groups if group.colour == team.tracing)
    parts = [style.sign(group.colour, x, HEAD / 2, 34)]
    items = team.trace.items if team.trace is not None else {}
    tokens = team.trace.tokens if team.trace is not None else group.tokens
    row, wide = galleries.counted(items.items(), x + 28, HEAD / 2, 160, 32)
    parts.append(row)
    row, more = galleries.fairies(tokens, x + 44 + wide, HEAD / 2, 38)
    parts.append(row)
    at = x + 54 + wide + more
    cast = team.trace.cast if team.trace is not None else []
    for spell in group.spells:
        if spell not in group.used and spell not in cast:
            parts.append(icon("spell", at + 17, HEAD / 2, 34))
            at += 40
    return "".join(parts)


def _overview(
    team: TeamView,
    window: Window,
    part: tuple[int, int, int, int],
    steps: Sequence[tuple[str, int]],
    near: Sequence[Placed],
) -> str:
    """The whole tableau, small: which spaces are taken, where the groups are, which part is shown large."""
    parts = [rect(window.x, window.y, window.wide * window.cell, window.high * window.cell, style.CELLAR, 8)]
    for card in team.tableau:
        x, y, wide, high = spaces.space_of(window, card.x // WIDTH, card.y // HEIGHT)
        kind = CARDS[card.card].kind
        fill = style.STRIKE if kind == "boss" else "#0f7f86" if kind == "step" else style.HATCH
        parts.append(rect(x + 1.5, y + 1.5, wide - 3, high - 3, fill, 3))
    for column, row in team.free:
        x, y, wide, high = spaces.space_of(window, column, row)
        parts.append(
            rect(x + 3, y + 3, wide - 6, high - 6, "none", 3, stroke=QUIET, stroke_width=2, stroke_dasharray="5 4")
        )
    trails = tableaus.plan_of(team).trails
    parts += [plans.lines(trail, window) for trail in trails]
    x, y, wide, high = spaces.space_of(window, *part[:2])
    parts.append(rect(x, y, wide * part[2], high * part[3], "none", 4, stroke=INK, stroke_width=4))
    parts.append(tableaus.minis(team, window, 22))
    shown = {(card.x // WIDTH, card.y // HEIGHT) for card in near}
    beyond: dict[tuple[int, int], list[int]] = {}
    for cell, number in steps:
        _, cx, cy = parsed(cell)
        beyond.setdefault((cx // WIDTH, cy // HEIGHT), []).append(number)
    for (column, row), numbers in beyond.items():
        if (column, row) not in shown:
            x, y, wide, high = spaces.space_of(window, column, row)
            parts.append(style.disc(x + wide / 2, y + high / 2, plans.listed_as(numbers), SMALLEST))
    return "".join(parts)

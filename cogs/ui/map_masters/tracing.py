"""While a group's path is traced: the part of the tableau around its end, large, and the whole as an overview."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.map_masters import floors, galleries, icons, plans, style, tableaus
from cogs.ui.map_masters.plans import Lying, Plan, Window
from cogs.ui.map_masters.speaking import Speaker, space_name
from cogs.ui.map_masters.tableaus import EDGE, HEAD, WIDE
from cogs.ui.svg import document, rect, text
from rules.map_masters.cards import BASE, CARDS, HEIGHT, MAIN, WIDTH
from rules.map_masters.view import GroupView, MapMastersView, TeamView

NAME = 34
"""The height of the name above a basement."""


def draw(view: MapMastersView, speaker: Speaker, marks: Sequence[str]) -> str:
    """The part around the end of the path that is being drawn, both levels, with numbered next steps."""
    team = view.team
    assert team is not None
    steps = [(mark, number) for number, mark in enumerate(dict.fromkeys(marks), 1) if plans.is_cell(mark)]
    head = team.trace.strokes[-1][-1] if team.trace is not None and team.trace.strokes else steps[0][0]
    _, x, y = plans.parsed(head)
    column, row = min(max(x // WIDTH, 0), team.columns - 1), min(max(y // HEIGHT, 0), team.rows - 1)
    plan = tableaus.plan_of(team, tracing=True)
    left = min(max(column - 1, 0), max(0, team.columns - 3))
    top = row - 1 if y % HEIGHT < 3 else row
    top = min(max(top, 0), max(0, team.rows - 2))
    near = [card for card in plan.cards if left <= card.x // WIDTH < left + 3 and top <= card.y // HEIGHT < top + 2]
    shown = Plan(near, plan.trails, plan.circled, plan.crossed, steps, (), plan.jumps)
    small = 8.4 if team.columns < 8 else 7.4
    over_wide, over_high = (WIDTH * team.columns + 2) * small, (HEIGHT * team.rows + 2) * small
    box_wide, box_high = WIDE - over_wide - 3 * EDGE, 640.0
    cell = min(box_wide / (3 * WIDTH + 1.4), box_high / (2 * HEIGHT + 1.4))
    window = Window(left * WIDTH - 0.7, top * HEIGHT - 0.7, 3 * WIDTH + 1.4, 2 * HEIGHT + 1.4, EDGE, HEAD, cell)
    high = HEAD + window.high * cell
    low_cards = [card for card in near if floors.has_basement(card.card)]
    parts = [_clipped("main", window, plans.drawn(shown, window, MAIN))]
    over = Window(-1, -1, WIDTH * team.columns + 2, HEIGHT * team.rows + 2, EDGE * 2 + window.wide * cell, HEAD, small)
    parts.append(_overview(team, over, (left, top), steps, near))
    room = (over.x, HEAD + over_high + EDGE, WIDE - over.x - EDGE, high - HEAD - over_high - EDGE)
    parts += _basements(shown, low_cards, room)
    group = next((group for group in team.groups if group.colour == team.tracing), None)
    words = tableaus.headline(view, team, speaker)
    return document(
        WIDE,
        high + 4,
        rect(0, 0, WIDE, high + 4, style.NIGHT),
        icons.symbols(),
        plans.symbols_of(near),
        text(16, HEAD / 2, words, 30, style.WHITE, "start", WIDE - 530),
        _carried(team, group, WIDE - 480) if group is not None else "",
        *parts,
    )


def _basements(plan: Plan, cards: Sequence[Lying], room: tuple[float, float, float, float]) -> list[str]:
    """The basements of the cards that are shown large, side by side, each with the name of its space."""
    left, top, wide, high = room
    across = 3 if len(cards) <= 6 else 4
    rows = -(-len(cards) // across)
    cell = min(34.0, (wide / across - 10) / WIDTH, (high / max(1, rows) - NAME - 6) / HEIGHT)
    parts = []
    for place, card in enumerate(cards):
        x = left + place % across * (WIDTH * cell + 10)
        y = top + place // across * (HEIGHT * cell + NAME + 6)
        name = space_name(card.x // WIDTH, card.y // HEIGHT)
        parts.append(text(x + 2, y + NAME / 2, name, style.SMALLEST, style.DIM))
        window = Window(card.x, card.y, WIDTH, HEIGHT, x, y + NAME, cell)
        own = Plan([card], plan.trails, plan.circled, plan.crossed, plan.steps, (), plan.jumps)
        parts.append(_clipped(f"base{place}", window, plans.drawn(own, window, BASE)))
    return parts


def _clipped(name: str, window: Window, drawn: str) -> str:
    """A part of a plan, cut off at the edge of its window."""
    size = f'width="{window.wide * window.cell:g}" height="{window.high * window.cell:g}"'
    frame = f'<rect x="{window.x:g}" y="{window.y:g}" {size}/>'
    return f'<clipPath id="c-{name}">{frame}</clipPath><g clip-path="url(#c-{name})">{drawn}</g>'


def _carried(team: TeamView, group: GroupView, x: float) -> str:
    """What the group that is being traced has to spend."""
    parts = [style.sign(group.colour, x, HEAD / 2, 34)]
    items = team.trace.items if team.trace is not None else {}
    tokens = team.trace.tokens if team.trace is not None else group.tokens
    row, wide = galleries.counted(items.items(), x + 28, HEAD / 2, 250, 32)
    parts.append(row)
    parts.append(galleries.fairies(tokens, x + 44 + wide, HEAD / 2, 38)[0])
    return "".join(parts)


def _overview(
    team: TeamView, window: Window, corner: tuple[int, int], steps: Sequence[tuple[str, int]], near: Sequence[Lying]
) -> str:
    """The whole tableau, small: which spaces are taken, where the groups are, which part is shown large."""
    parts = [rect(window.x, window.y, window.wide * window.cell, window.high * window.cell, style.PANEL, 8)]
    for card in team.tableau:
        x, y, wide, high = tableaus.space_of(window, card.x // WIDTH, card.y // HEIGHT)
        kind = CARDS[card.card].kind
        fill = "#b3202c" if kind == "boss" else "#0f9aa3" if kind == "step" else "#8a744e"
        parts.append(rect(x + 1.5, y + 1.5, wide - 3, high - 3, fill, 3))
    for column, row in team.free:
        x, y, wide, high = tableaus.space_of(window, column, row)
        parts.append(
            rect(x + 3, y + 3, wide - 6, high - 6, "none", 3, stroke=style.DIM, stroke_width=2, stroke_dasharray="5 4")
        )
    trails = tableaus.plan_of(team).trails
    parts += [plans.lines(trail, window) for trail in trails]
    x, y, wide, high = tableaus.space_of(window, *corner)
    parts.append(rect(x, y, wide * 3, high * 2, "none", 4, stroke=style.GOLD, stroke_width=4))
    parts.append(tableaus.minis(team, window))
    shown = {(card.x // WIDTH, card.y // HEIGHT) for card in near}
    for cell, number in steps:
        _, cx, cy = plans.parsed(cell)
        if (cx // WIDTH, cy // HEIGHT) not in shown:
            px, py = window.at(cx, cy)
            parts.append(style.disc(px, py, str(number), style.SMALLEST))
    return "".join(parts)

"""A player's own dungeon: the cards of the hand, the layout, the path, what it has found and what it would score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.map_masters.pictures import galleries, icons, plans, style
from games.map_masters.pictures.frame import framed
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.plans import DrawnPath, Plan
from games.map_masters.pictures.style import INK, QUIET, WHITE
from games.map_masters.pictures.windows import (
    MARGIN,
    Box,
    bounds,
    cell_before,
    fitted,
    is_cell,
    outward,
    parse_cell,
    window_around,
)
from games.map_masters.rules.cards import HEIGHT as CARD_HEIGHT
from games.map_masters.rules.cards import WIDTH as CARD_WIDTH
from games.map_masters.rules.components import Goal
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.spaces import name_of
from games.map_masters.rules.view import DraftView, MapMastersView, PlayerView
from pictures.kit import HEIGHT, SMALLEST, WIDTH
from pictures.paragraphs import broken
from pictures.svg import rect, text, width_of
from pictures.typefaces import TITLE
from rules.messages import Seat

HEAD, ROWS, EDGE = 104, 88, 10
"""The height of the plate at the top of a live page, and of what a path has found and can spend below it."""
SIDE = 290
"""The width of the column at the left of a dungeon."""
AROUND, STARTING = 3.3, 1.9
"""The number of cells around the dungeon: while a card is placed, and while the path has not begun."""
LINE = 36
"""The height of a line with the name of a card."""
LARGEST = 78.0
"""The maximum size of a cell."""
POINTS = 120
"""The room for the points of a path."""


def draw(
    view: MapMastersView,
    seat: Seat,
    locale: Locale,
    marks: Sequence[str] = (),
    *,
    ahead: Sequence[DrawnPath] = (),
) -> str:
    """The draft of a seat as SVG; it must be open to the view. `marks` are cells, places or cards.

    `ahead`: offered routes, or ways to the end of the path.
    """
    player = view.players[seat]
    draft = player.draft
    assert draft is not None
    laid = [card for card in draft.cards if card.card != draft.holding]
    waiting = [card for card in player.area if card not in {card.card for card in laid}]
    if not laid:
        return _hand(view, player, locale, waiting)
    placing = any(mark.startswith("at") for mark in marks)
    shown = [(draft.holding, draft.turned)] if draft.holding is not None else [(card, False) for card in waiting]
    plan = plan_of(draft, laid, marks)
    plan = replace(plan, trails=[*plan.trails, *ahead])
    if draft.path is not None and plan.steps:
        laid = _near(plan)
    drawn, area, corner = areas(view, player, locale)
    parts = [drawn]
    if not draft.drawing:
        listed, corner = _card_list(locale, plan, corner)
        rest = galleries.rows(locale, shown, corner, 2, 30, fold=True)
        parts += [listed, rest]
    margin = AROUND if placing else STARTING if draft.drawing and draft.path is None else MARGIN
    if placing:
        windows = [window_around(laid, area, margin, LARGEST)]
    else:
        windows = fitted(laid, area, margin, LARGEST, corner=corner if draft.drawing or not shown else None)
        plan = replace(plan, cards=laid)
    parts += [plans.draw(plan, window) for window in windows]
    parts.append(galleries.spots(locale, plan, windows[0], laid))
    if not plan.steps:
        parts.append(plans.lettered(ahead, windows[0], of_group=draft.path is not None))
    return framed(HEIGHT, *parts)


def areas(view: MapMastersView, player: PlayerView, locale: Locale) -> tuple[str, Box, Box]:
    """The column at the left, the area for a dungeon next to it, and what is free below the column."""
    drawn, y = column(view, player, locale)
    x = EDGE + SIDE + EDGE
    return drawn, Box(x, EDGE, WIDTH - x - EDGE, HEIGHT - 2 * EDGE), Box(EDGE, y, SIDE, HEIGHT - y - EDGE)


def _card_list(locale: Locale, plan: Plan, corner: Box) -> tuple[str, Box]:
    """The cards of a dungeon with the names of their spaces, from the top of a corner, and what is left of it."""
    parts = []
    for place, card in enumerate(plan.cards):
        x, y = corner.x, corner.y + LINE * (place + 0.5)
        parts.append(text(x + 4, y, plan.names[card.x, card.y], SMALLEST, QUIET))
        parts.append(text(x + 52, y, locale.card(card.card), SMALLEST, INK, "start", corner.width - 56, TITLE))
    height = LINE * len(plan.cards) + 10
    return "".join(parts), corner._replace(y=corner.y + height, height=max(0, corner.height - height))


def _near(plan: Plan) -> list[Placed]:
    """The cards with the end of the path, its next steps and the ways on, also out of them, and those between them."""
    path, *ahead = plan.trails
    ends = [*(path.strokes[-1][-1:] if path.strokes else ()), *(cell for cell, _ in plan.steps)]
    ways = [cell for trail in ahead for stroke in trail.strokes for cell in stroke]
    cells = []
    for cell in (*ends, *ways):
        _, x, y = parse_cell(cell)
        away = outward(plan.cards, cell) or (0, 0)
        cells.append((x - away[0], y - away[1]))
    lying = [card for card in plan.cards if any(card.holds(*cell) for cell in cells)]
    left, top, width, height = bounds(lying, 0) if lying else (0, 0, 0, 0)
    return [
        card
        for card in plan.cards
        if not lying or (left - CARD_WIDTH < card.x < left + width and top - CARD_HEIGHT < card.y < top + height)
    ]


def plan_of(draft: DraftView, laid: Sequence[Placed], marks: Sequence[str]) -> Plan:
    """The dungeon with its path and the numbers of the next steps; those of a beginning stand outside."""
    path = draft.path
    trails = [] if path is None else [DrawnPath(path.strokes, "", path.status == "drawing")]
    numbers = [*enumerate((mark for mark in dict.fromkeys(marks) if ":" not in mark), 1)]  # ideas have letters
    steps = [(mark, number) for number, mark in numbers if is_cell(mark)]
    if path is None:
        steps = [(cell_before(mark, laid), number) for mark, number in steps]
    spots = [(*plans.place(mark), number) for number, mark in numbers if mark.startswith("at")]
    return Plan(
        laid,
        trails,
        path.circled if path else (),
        path.crossed if path else (),
        steps,
        spots,
        names_of(laid),
    )


def names_of(laid: Sequence[Placed]) -> dict[tuple[int, int], str]:
    """The names of the spaces of cards, by the cards' corners."""
    return {(card.x, card.y): name_of(laid, card) for card in laid}


def head_height(player: PlayerView) -> float:
    """The height of `head`."""
    return HEAD + (ROWS if player.draft is not None and player.draft.drawing else 0)


def head(view: MapMastersView, player: PlayerView, locale: Locale) -> str:
    """At the top of a live page: the goal, what the path would score, what it has found and can still spend."""
    draft, right = player.draft, WIDTH - EDGE
    parts = [style.paper(EDGE, 8, right - EDGE, head_height(player) - 16)]
    if draft is not None and draft.path is not None:
        right -= POINTS
        parts.append(_score(draft, locale, right + POINTS / 2, 52))
    if view.primary is not None:
        parts.append(_goal(view.primary, locale, right - 2 * EDGE))
    if draft is not None and draft.drawing:
        for (words, things), y in zip(_finds_and_means(player, locale), (HEAD + 14, HEAD + 56), strict=True):
            parts.append(text(EDGE + 12, y, words, SMALLEST, QUIET))
            parts.append(_row(things, EDGE + 144, y, WIDTH - 2 * EDGE - 156, locale))
    return "".join(parts)


def column(view: MapMastersView, player: PlayerView, locale: Locale) -> tuple[str, float]:
    """At the left of a dungeon: the same below each other, and where it ends."""
    draft, y = player.draft, HEAD + 0.0
    parts = [] if view.primary is None else [_goal(view.primary, locale, SIDE, SIDE)]
    if draft is None or not draft.drawing:
        words = locale.say("picture-explore", round=view.round, rounds=view.rounds)
        lines = broken(words, SMALLEST, SIDE, 2, TITLE)[0]
        for number, part in enumerate(lines):
            parts.append(text(EDGE + SIDE / 2, y + 18 + 34 * number, part, SMALLEST, INK, "middle", SIDE, TITLE))
        return "".join(parts), y + 10 + 34 * len(lines)
    if draft.path is not None:
        parts.append(_score(draft, locale, EDGE + SIDE / 2, y + 30))
        y += 62
    for words, things in _finds_and_means(player, locale):
        parts.append(text(EDGE + 14, y + 20, words, SMALLEST, QUIET))
        y += 40
        for index in range(0, max(1, len(things)), 4):
            parts.append(_row(things[index : index + 4], EDGE + 14, y + 20, SIDE - 24, locale))
            y += 42
    return style.paper(EDGE, HEAD, SIDE, y - HEAD + 6) + "".join(parts), y + 18


def _score(draft: DraftView, locale: Locale, x: float, y: float) -> str:
    """The score of the path, and whether it has escaped."""
    words = locale.say("picture-points", points=draft.points)
    escaped = draft.path and draft.path.status == "escaped"
    points = text(x, y - 18 * bool(escaped) * (x > SIDE), words, 36, INK, "middle", POINTS - 10)
    if not escaped:
        return points
    escape_at = (x, y + 22) if x > SIDE else (x + width_of(words, 36) / 2 + 32, y)
    return points + icons.icon("escape", *escape_at, 38)


def _goal(goal: Goal, locale: Locale, most: float, least: float = 0) -> str:
    """The goal of the round on a block of the pen's blue: its icons, its name, its points."""
    name, points = locale.say(f"goal-{goal.kind}"), locale.say("picture-goal_each", vp=goal.vp)
    size, x = 36, EDGE + 8.0
    middle, words = HEAD / 2, x + len(goal.counts) * (size + 4) + 4
    width = words + max(width_of(name, SMALLEST, TITLE), width_of(points, SMALLEST) + 40) + 12 - EDGE
    width = max(least, min(most, width))
    parts = [rect(EDGE, 8, width, HEAD - 16, style.PEN, 10, stroke=INK, stroke_width=2)]
    for number, icon in enumerate(goal.counts):
        parts.append(icons.icon(icon, x + size / 2 + number * (size + 4), middle, size))
    parts.append(text(words, middle - 18, name, SMALLEST, WHITE, "start", EDGE + width - words - 4, TITLE))
    parts.append(text(words, middle + 20, points, SMALLEST, WHITE, "start", EDGE + width - words - 8))
    if goal.hourglass:
        parts.append(icons.icon("hourglass", words + width_of(points, SMALLEST) + 22, middle + 20, 30))
    return "".join(parts)


def _finds_and_means(player: PlayerView, locale: Locale) -> list[tuple[str, list[tuple[str, int]]]]:
    """The finds of the path, and what can still be spent; before it begins, its means.

    Each with its heading. A fairy token is an item with `+`, a spell one with its number.
    """
    path = player.draft.path if player.draft is not None else None
    gained, items, tokens, cast = (
        ({}, {}, player.tokens, []) if path is None else (path.gained, path.items, path.tokens, path.cast)
    )
    gains = [(icon, gained[icon]) for icon in icons.ICONS if gained.get(icon)]
    spend = [(item, number) for item, number in items.items() if number]
    spend += [(f"+{token}", number) for token, number in tokens.items() if number]
    spend += [(spell, 0) for spell in player.spells if spell not in player.used and spell not in cast]
    return [(locale.say("picture-found"), gains), (locale.say("picture-spend"), spend)]


def _row(things: Sequence[tuple[str, int]], x: float, y: float, width: float, locale: Locale) -> str:
    """Things with their numbers in a row; a dash for none."""
    if not things:
        return text(x, y, locale.say("words-none"), SMALLEST, INK)
    items = [(thing, number) for thing, number in things if number and thing[0] != "+"]
    row, across = galleries.counted(items, x, y, width)
    fairies, more = galleries.fairies(
        {thing[1:]: number for thing, number in things if thing[0] == "+"}, x + across + 8 * bool(across), y, 36
    )
    across += more + 8 * bool(across)
    spells = "".join(
        icons.icon("spell", x + across + 18 + 42 * place, y, 36)
        for place, _ in enumerate(thing for thing, number in things if not number)
    )
    return row + fairies + spells


def _hand(view: MapMastersView, player: PlayerView, locale: Locale, cards: Sequence[str]) -> str:
    """Before anything is laid: the cards of the hand, as large as possible."""
    drawn, area, _ = areas(view, player, locale)
    across = 3 if len(cards) > 4 else 2
    parts = [drawn, galleries.rows(locale, [(card, False) for card in cards], area, across, LARGEST)]
    if not cards:
        parts.append(text(WIDTH / 2, HEIGHT / 2, locale.say("picture-no_cards"), 36, QUIET, "middle"))
    return framed(HEIGHT, *parts)

"""A player's own dungeon: the cards of the hand, the layout, the path, what it has found and what it would score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from games.map_masters.pictures import galleries, icons, plans, style
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.icons import framed
from games.map_masters.pictures.labels import numbered
from games.map_masters.pictures.plans import DrawnPath, Plan
from games.map_masters.pictures.style import INK, QUIET, WHITE, Run
from games.map_masters.pictures.windows import (
    MARGIN,
    Box,
    Window,
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

HEAD, EDGE = 104, 10
"""The height of the plate at the top of a live page."""
SIDE = 290
"""The width of the column at the left of a dungeon."""
AROUND, STARTING = 3.3, 1.9
"""The number of cells around the dungeon: while a card is placed, and while the path has not begun."""
LINE, LINES_APART = 36, 34
"""The height of a line with the name of a card; the distance of lines of large words."""
LARGEST = 78.0
"""The maximum size of a cell."""
POINTS, SLIP = 106, 54
"""The room for the points of a path, and the height of the slip with them at its end."""
HEADING = 120
"""At the top of a live page: the width of the heading of a row."""
HEADING_HEIGHT, ROW = 40, 42
"""The heights of a heading and of a row of icons."""
PER_ROW = 4
"""The number of things in a row of the column."""
THING, SPELLS_APART = 36, 42
"""The size of an icon of a thing, and the distance of spells."""
PAD = 12
"""The edge around what is written on a slip of paper."""


class Thing(NamedTuple):
    """Something that a path has found or that can be spent, and how many of it there are."""

    kind: Literal["item", "token", "spell"]
    name: str
    number: int = 1


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
    laid, waiting = laid_and_waiting(player, draft)
    if not laid:
        return _hand(view, player, locale, waiting)
    offered, begun = to_lay(draft, waiting), draft.path is not None
    plan = plan_of(draft, laid, marks)
    shown = _near(plan, ahead) if begun and plan.steps else laid
    plan = replace(plan, cards=shown, trails=[*plan.trails, *ahead])
    drawn, area, free = areas(view, player, locale)
    parts = [drawn]
    if not draft.drawing:
        listed, free = _card_list(locale, laid, plan.names, free)
        parts += [listed, galleries.rows(locale, offered, free, 2, 30, hinted=True)]
    if plan.spots:
        windows = [window_around(shown, area, AROUND, LARGEST)]
    else:
        margin = STARTING if draft.drawing and not begun else MARGIN
        windows = fitted(shown, area, margin, LARGEST, corner=free if draft.drawing or not offered else None)
    parts += [plans.draw(plan, window) for window in reversed(windows)]  # numbers may lie over the edges of cellars
    parts.append(galleries.spots(locale, plan, windows[0], shown))
    if not plan.steps:
        parts.append(plans.lettered(ahead, windows[0], of_group=begun))
    return framed(HEIGHT, *parts)


def laid_and_waiting(player: PlayerView, draft: DraftView) -> tuple[list[Placed], list[str]]:
    """The cards that lie in a player's draft, and the other ones of the hand."""
    laid = [card for card in draft.cards if card.card != draft.holding]
    lying = {card.card for card in laid}
    return laid, [card for card in player.area if card not in lying]


def to_lay(draft: DraftView, waiting: Sequence[str]) -> list[tuple[str, bool]]:
    """The card that is held, or if there is none, all that are waiting; each with whether it is turned."""
    return [(card, False) for card in waiting] if draft.holding is None else [(draft.holding, draft.turned)]


def areas(view: MapMastersView, player: PlayerView, locale: Locale) -> tuple[str, Box, Box]:
    """The column at the left, the area for a dungeon next to it, and what is free below the column."""
    drawn, y = column(view, player, locale)
    x = EDGE + SIDE + EDGE
    return drawn, Box(x, EDGE, WIDTH - x - EDGE, HEIGHT - 2 * EDGE), Box(EDGE, y, SIDE, HEIGHT - y - EDGE)


def _card_list(
    locale: Locale, laid: Sequence[Placed], names: Mapping[tuple[int, int], str], corner: Box
) -> tuple[str, Box]:
    """The cards of a dungeon with the names of their spaces, from the top of a corner, and what is left of it."""
    parts = []
    for place, card in enumerate(laid):
        x, y = corner.x, corner.y + LINE * (place + 0.5)
        parts.append(text(x + 4, y, names[card.x, card.y], SMALLEST, QUIET))
        parts.append(text(x + 52, y, locale.card(card.card), SMALLEST, INK, "start", corner.width - 56, TITLE))
    height = LINE * len(laid) + 10
    return "".join(parts), corner._replace(y=corner.y + height, height=max(0, corner.height - height))


def _near(plan: Plan, ahead: Sequence[DrawnPath]) -> list[Placed]:
    """The cards with the ends of the drawn lines, the next steps and the ways `ahead`, and those between them.

    Where one of these cells lies outside the cards, the card that it is entered from counts.
    """
    cells = [trail.strokes[-1][-1] for trail in plan.trails if trail.strokes]
    cells += [cell for cell, _ in plan.steps]
    cells += [cell for trail in ahead for stroke in trail.strokes for cell in stroke]
    on_cards = []
    for cell in cells:
        _, x, y = parse_cell(cell)
        dx, dy = outward(plan.cards, cell) or (0, 0)
        on_cards.append((x - dx, y - dy))
    lying = [card for card in plan.cards if any(card.holds(*cell) for cell in on_cards)]
    if not lying:
        return [*plan.cards]
    near = bounds(lying, 0)
    return [card for card in plan.cards if near.meets(Box(card.x, card.y, CARD_WIDTH, CARD_HEIGHT))]


def plan_of(draft: DraftView, laid: Sequence[Placed], marks: Sequence[str]) -> Plan:
    """The dungeon with its path and the numbers of the next steps; those of a beginning stand outside."""
    path = draft.path
    trails = [] if path is None else [DrawnPath(path.strokes, "", path.status == "drawing")]
    numbers = numbered(marks)
    steps = [(mark, number) for mark, number in numbers if is_cell(mark)]
    if path is None:
        steps = [(cell_before(mark, laid), number) for mark, number in steps]
    spots = [(*plans.place(mark), number) for mark, number in numbers if mark.startswith("at")]
    circled, crossed = (path.circled, path.crossed) if path else ((), ())
    return Plan(laid, trails, circled, crossed, steps, spots, names_of(laid))


def names_of(laid: Sequence[Placed]) -> dict[tuple[int, int], str]:
    """The names of the spaces of cards, by the cards' corners."""
    return {(card.x, card.y): name_of(laid, card) for card in laid}


def head(view: MapMastersView, player: PlayerView, locale: Locale) -> str:
    """At the top of a live page: the goal, what the path would score, what it has found and can still spend."""
    draft, right = player.draft, WIDTH - EDGE
    parts = [style.paper(EDGE, 8, right - EDGE, HEAD - 16)]
    if draft is not None and draft.path is not None:
        right -= POINTS
        parts.append(_score(draft, locale, right + POINTS / 2, HEAD / 2, below=True))
    drawing = draft is not None and draft.drawing
    if view.primary is not None:
        parts.append(_goal(view.primary, locale, SIDE if drawing else right - 2 * EDGE, SIDE if drawing else 0))
    if drawing:
        x = EDGE + SIDE + PAD
        for number, (words, things) in enumerate(_finds_and_means(player, locale)):
            y = 12 + ROW * (number + 0.5) - 2
            parts.append(text(x, y, words, SMALLEST, QUIET, "start", HEADING - 8))
            parts.append(_row(things, x + HEADING, y, right - x - HEADING, locale))
    return "".join(parts)


def column(view: MapMastersView, player: PlayerView, locale: Locale) -> tuple[str, float]:
    """At the left of a dungeon: what `head` shows, one below the other, or the round before drawing; where it ends."""
    draft, y = player.draft, float(HEAD)
    parts = [] if view.primary is None else [_goal(view.primary, locale, SIDE, SIDE)]
    if draft is None or not draft.drawing:
        words = locale.say("picture-explore", round=view.round, rounds=view.rounds)
        lines = broken(words, SMALLEST, SIDE, 2, TITLE)
        for number, part in enumerate(lines):
            at = y + 18 + LINES_APART * number
            parts.append(text(EDGE + SIDE / 2, at, part, SMALLEST, INK, "middle", SIDE, TITLE))
        return "".join(parts), y + 10 + LINES_APART * len(lines)
    if draft.path is not None:
        parts.append(_score(draft, locale, EDGE + SIDE / 2, y + 30))
        y += 62
    x = EDGE + PAD + 2
    for words, things in _finds_and_means(player, locale):
        parts.append(text(x, y + HEADING_HEIGHT / 2, words, SMALLEST, QUIET))
        y += HEADING_HEIGHT
        for index in range(0, max(1, len(things)), PER_ROW):
            row = things[index : index + PER_ROW]
            parts.append(_row(row, x, y + HEADING_HEIGHT / 2, SIDE - 2 * PAD, locale))
            y += ROW
    return style.paper(EDGE, HEAD, SIDE, y - HEAD + 6) + "".join(parts), y + 18


def _score(draft: DraftView, locale: Locale, x: float, y: float, *, below: bool = False) -> str:
    """The score of the path around (x, y), and at its right or `below` it, whether the path has escaped."""
    words, size = locale.say("picture-points", points=draft.points), 36
    if draft.path is None or draft.path.status != "escaped":
        return text(x, y, words, size, INK, "middle", POINTS - 10)
    points_y, sign_at = (y - 18, (x, y + 22)) if below else (y, (x + width_of(words, size) / 2 + 32, y))
    return text(x, points_y, words, size, INK, "middle", POINTS - 10) + icons.icon("escape", *sign_at, 38)


def slip(draft: DraftView, locale: Locale, window: Window, end: str) -> str:
    """The score of a finished path on a slip of paper, above or below its end."""
    x, y = window.at_cell(end)
    away = window.cell / 2 + SLIP / 2 + 4
    box = window.around(x, y - away if y > window.y + 2 * away else y + away, POINTS + 30, SLIP)
    aside = 24 if draft.path is not None and draft.path.status == "escaped" else 0  # for the sign
    return style.paper(*box) + _score(draft, locale, box.middle[0] - aside, box.middle[1])


def _goal(goal: Goal, locale: Locale, most: float, least: float = 0) -> str:
    """The goal of the round on a block of the pen's blue: its icons, its name, its points."""
    name, points = locale.say(f"goal-{goal.kind}"), locale.say("picture-goal_each", vp=goal.vp)
    x, step, middle = EDGE + 8.0, THING + 4, HEAD / 2
    words_at, points_end = x + len(goal.counts) * step + 4, width_of(points, SMALLEST)
    words_width = max(width_of(name, SMALLEST, TITLE), points_end + 40)  # with room for an hourglass
    width = max(least, min(most, words_at + words_width + PAD - EDGE))
    room = EDGE + width - words_at
    parts = [rect(EDGE, 8, width, HEAD - 16, style.PEN, 10, stroke=INK, stroke_width=2)]
    for number, icon in enumerate(goal.counts):
        parts.append(icons.icon(icon, x + THING / 2 + number * step, middle, THING))
    parts.append(text(words_at, middle - 18, name, SMALLEST, WHITE, "start", room - 4, TITLE))
    parts.append(text(words_at, middle + 20, points, SMALLEST, WHITE, "start", room - 8))
    if goal.hourglass:
        parts.append(icons.icon("hourglass", words_at + points_end + 22, middle + 20, 30))
    return "".join(parts)


def _finds_and_means(player: PlayerView, locale: Locale) -> list[tuple[str, list[Thing]]]:
    """The finds of the path, and what can still be spent; before it begins, its means. Each with its heading."""
    path = player.draft.path if player.draft is not None else None
    finds, means = list[Thing](), list[Thing]()
    tokens, used = player.tokens, player.used
    if path is not None:
        finds += [Thing("item", icon, path.gained[icon]) for icon in icons.ICONS if path.gained.get(icon)]
        means += [Thing("item", item, number) for item, number in path.items.items() if number]
        tokens, used = path.tokens, [*used, *path.cast]
    means += [Thing("token", token, number) for token, number in tokens.items() if number]
    means += [Thing("spell", spell) for spell in player.spells if spell not in used]
    return [(locale.say("picture-found"), finds), (locale.say("picture-spend"), means)]


def _row(things: Sequence[Thing], x: float, y: float, width: float, locale: Locale) -> str:
    """Things with their numbers in a row; a dash for none."""
    if not things:
        return text(x, y, locale.say("words-none"), SMALLEST, INK)
    run = Run(x, y)
    items = [(thing.name, thing.number) for thing in things if thing.kind == "item"]
    run.add(*galleries.counted(items, x, y, width), 8 if items else 0)
    tokens = {thing.name: thing.number for thing in things if thing.kind == "token"}
    run.add(*galleries.fairies(tokens, run.x, y, THING))
    for _ in [thing for thing in things if thing.kind == "spell"]:
        run.add(icons.icon("spell", run.x + THING / 2, y, THING), SPELLS_APART)
    return "".join(run.parts)


def _hand(view: MapMastersView, player: PlayerView, locale: Locale, cards: Sequence[str]) -> str:
    """Before anything is laid: the cards of the hand, as large as possible."""
    drawn, area, _ = areas(view, player, locale)
    across = 3 if len(cards) > 4 else 2
    parts = [drawn, galleries.rows(locale, [(card, False) for card in cards], area, across, LARGEST)]
    if not cards:
        parts.append(text(WIDTH / 2, HEIGHT / 2, locale.say("picture-no_cards"), 36, QUIET, "middle"))
    return framed(HEIGHT, *parts)

"""A player's own dungeon: the cards of the hand, the layout, the path, what it has found and what it would score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.map_masters.pictures import galleries, icons, plans, style
from games.map_masters.pictures.floors import ICON, Laid
from games.map_masters.pictures.frame import framed
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.plans import Plan, Trail, Window
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.rules.cards import HEIGHT as HIGH
from games.map_masters.rules.cards import MAIN
from games.map_masters.rules.cards import WIDTH as WIDE
from games.map_masters.rules.dungeon import Placed
from games.map_masters.rules.spaces import name_of
from games.map_masters.rules.view import DraftView, MapMastersView, PlayerView
from pictures.faces import TITLE
from pictures.kit import PIXELS, SMALLEST, TALL_WIDTH, WIDTH
from pictures.svg import rect, text, width_of
from rules.messages import Seat

HEAD, FOOT, EDGE = 60, 100, 10
HIGHEST, ALONE, TALLEST = 700, 1000, 960
"""The maximal height of the picture: by default, for a question about it, and on a phone held upright."""
STRIP_CELL = 22
STRIP = galleries.NAME + 7 * STRIP_CELL + 12
"""The height of the cards that are not laid yet."""
AROUND, STARTING = 3.3, 1.9
"""How many cells are shown around the dungeon: while a card is placed, and while the path has not begun."""
LARGEST = 78.0
"""The maximum size of a cell."""
LEAST = 0.42
"""The minimum height of the picture, relative to its width."""
APART = 26
"""The gap between the cards of a hand."""
BETWEEN = 22
"""The gap between what the head of a path tells."""
NAME = 36
"""The height of the name of a card."""


def draw(
    view: MapMastersView,
    seat: Seat,
    locale: Locale,
    marks: Sequence[str] = (),
    *,
    tall: bool = False,
    large: bool = False,
    ahead: Sequence[Trail] = (),
) -> str:
    """The draft of a seat as SVG; it must be open to the view. `marks` are cells, places or cards.

    `large`: for a question about it; the picture may be higher. `ahead`: offered ways to the end of the path.
    """
    player = view.players[seat]
    draft = player.draft
    assert draft is not None
    width, most = (TALL_WIDTH, TALLEST) if tall else (WIDTH, ALONE if large else HIGHEST)
    laid = [card for card in draft.cards if card.card != draft.holding]
    rest = [card for card in player.area if card not in {card.card for card in laid}]
    if not laid:
        return _hand(view, seat, locale, rest, width)
    building = not draft.drawing
    placing = any(mark.startswith("at") for mark in marks)
    shown = [(draft.holding, draft.turned)] if draft.holding is not None else [(card, False) for card in rest]
    plan = plan_of(draft, laid, marks)
    plan = replace(plan, trails=[*plan.trails, *ahead])
    if draft.path is not None and plan.steps:
        laid = _near(plan)
    foot = STRIP if building and shown else 0 if building else FOOT
    margin = AROUND if placing else STARTING if draft.drawing and draft.path is None else plans.MARGIN
    room = most - HEAD - foot - EDGE
    if placing:
        windows = [(plans.around(laid, EDGE, HEAD, width - 2 * EDGE, room, margin, LARGEST), MAIN)]
    else:
        windows = plans.fitted(laid, EDGE, HEAD, width - 2 * EDGE, room, margin, LARGEST)
        if len(laid) < len(plan.cards):
            plan = plans.within(replace(plan, cards=laid), windows[0][0])
    windows, bottom = lifted(windows)
    high = max(bottom + EDGE, LEAST * width - foot)
    parts = [head(view, player, locale, width)]
    parts += [plans.drawn(plan, window, level) for window, level in windows]
    parts.append(galleries.spots(locale, plan, windows[0][0], laid))
    if building and draft.path is None and not placing:
        parts.append(_names(locale, plan, windows[0][0]))
    height = high + foot
    if foot == STRIP:
        marked = [draft.holding or ""]
        parts.append(galleries.row(locale, shown, high, width, STRIP_CELL, marked, fold=len(shown) > 2))
    elif draft.path is not None and not building:
        parts.append(held(player, locale, height - FOOT, width))
    return framed(width, height, *parts, pixels=PIXELS)


def _near(plan: Plan) -> list[Placed]:
    """The cards with the end of the path, its next steps and the ways on, and those between them."""
    path, *ahead = plan.trails
    ends = [*(path.strokes[-1][-1:] if path.strokes else ()), *(cell for cell, _ in plan.steps)]
    ways = [cell for trail in ahead for stroke in trail.strokes for cell in stroke]
    cells = [plans.parsed(cell)[1:] for cell in (*ends, *ways)]
    lying = [card for card in plan.cards if any(_holds(card, *cell) for cell in cells)]
    left, top, wide, high = plans.bounds(lying, 0) if lying else (0, 0, 0, 0)
    return [
        card
        for card in plan.cards
        if not lying or (left - WIDE < card.x < left + wide and top - HIGH < card.y < top + high)
    ]


def _holds(card: Placed, x: int, y: int) -> bool:
    return 0 <= x - card.x < WIDE and 0 <= y - card.y < HIGH


def lifted(windows: Sequence[tuple[Window, int]], top: float = HEAD) -> tuple[list[tuple[Window, int]], float]:
    """The windows moved up to `top`, and where the lowest of them ends."""
    lift = min(window.y for window, _ in windows) - top
    moved = [(replace(window, y=window.y - lift), level) for window, level in windows]
    return moved, max(window.y + window.high * window.cell for window, _ in moved)


def _names(locale: Locale, plan: Plan, window: Window) -> str:
    """The name of each card across it, where it covers fewest discoveries, and as near the middle as that allows."""
    parts = []
    for card in plan.cards:
        words = locale.card(card.card)
        wide = min(width_of(words, SMALLEST), 5 * window.cell - 16)
        reach, half = wide / 2 + 6 + window.cell * ICON / 2, NAME / 2 + window.cell * ICON / 2
        x, _ = window.at(card.x + 2, card.y)
        things = [py for px, py in plans.things_on(card, window) if abs(px - x) < reach]
        rows = [window.at(card.x, card.y + row)[1] for row in sorted(range(HIGH), key=lambda row: abs(row - HIGH // 2))]
        y = min(rows, key=lambda row: sum(abs(py - row) < half for py in things))
        parts.append(rect(x - wide / 2 - 6, y - NAME / 2, wide + 12, NAME, style.FLOOR, 6, stroke=INK, stroke_width=2))
        parts.append(text(x, y, words, SMALLEST, INK, "middle", wide))
    return "".join(parts)


def plan_of(draft: DraftView, laid: Sequence[Placed], marks: Sequence[str]) -> Plan:
    """The dungeon with its path and the numbers of the next steps; those of a beginning stand outside."""
    path = draft.path
    trails = [] if path is None else [Trail(path.strokes, "", path.status == "drawing")]
    numbers = [*enumerate((mark for mark in dict.fromkeys(marks) if ":" not in mark), 1)]  # ideas have letters
    steps = [(mark, number) for number, mark in numbers if plans.is_cell(mark)]
    if path is None:
        steps = [(plans.before(mark, laid), number) for mark, number in steps]
    spots = [(*plans.place(mark), number) for number, mark in numbers if mark.startswith("at")]
    return Plan(
        laid,
        trails,
        frozenset(path.circled if path else ()),
        frozenset(path.crossed if path else ()),
        steps,
        spots,
        jumps=plans.jumps_of(trails),
        names=names_of(laid) if draft.drawing or path is not None else {},
    )


def names_of(laid: Sequence[Placed]) -> dict[tuple[int, int], str]:
    """The names of the spaces of cards, by the cards' corners."""
    return {(card.x, card.y): name_of(laid, card) for card in laid}


def head(view: MapMastersView, player: PlayerView, locale: Locale, width: float) -> str:
    """The goal of the round, and what the path would score."""
    parts = []
    draft, path = player.draft, player.draft.path if player.draft else None
    right = width - 320
    if draft is not None and path is not None:
        words = locale.say("picture-points", points=draft.points)
        parts.append(text(width - EDGE, HEAD / 2, words, 36, INK, "end", 240))
        right = width - EDGE - min(240, width_of(words, 36)) - BETWEEN
        row, wide = galleries.counted([("coin", path.gained.get("coin", 0))], 0, 0, 200)
        if row:
            right -= wide
            parts.append(f'<g transform="translate({right:g} {HEAD / 2:g})">{row}</g>')
            right -= BETWEEN
        if path.status == "escaped":
            parts.append(icons.icon("escape", right - 22, HEAD / 2, 44))
            right -= 44 + BETWEEN
    if view.primary is not None:
        parts.append(galleries.goal(locale, view.primary.id, EDGE, HEAD / 2, right - EDGE))
    return "".join(parts)


def held(player: PlayerView, locale: Locale, y: float, width: float) -> str:
    """What the path has circled, and what can still be spent; before it begins, what it begins with."""
    path = player.draft.path if player.draft is not None else None
    gained, items, tokens, cast = (
        ({}, {}, player.tokens, []) if path is None else (path.gained, path.items, path.tokens, path.cast)
    )
    found = [(icon, gained.get(icon, 0)) for icon in icons.ICONS]
    words = locale.say("picture-found")
    parts = [style.paper(4, y, width - 8, FOOT - 4)]
    parts.append(text(16, y + 25, words, SMALLEST, QUIET, "start", 150))
    row, wide = galleries.counted(found, 176, y + 25, width - 190)
    parts.append(row if wide else text(176, y + 25, locale.say("words-none"), SMALLEST, INK))
    parts.append(text(16, y + 68, locale.say("picture-spend"), SMALLEST, QUIET, "start", 150))
    row, wide = galleries.counted(items.items(), 176, y + 68, 500)
    parts.append(row)
    row, more = galleries.fairies(tokens, 190 + wide, y + 68, 40)
    parts.append(row)
    ready = [spell for spell in player.spells if spell not in player.used and spell not in cast]
    if ready:
        at = 220 + wide + more
        parts.append(icons.icon("spell", at + 18, y + 68, 38))
        names = locale.join([locale.say(f"spell-{spell}") for spell in ready])
        parts.append(text(at + 42, y + 68, names, SMALLEST, INK, "start", width - at - 60))
    if not (wide or more or ready):
        parts.append(text(176, y + 68, locale.say("words-none"), SMALLEST, INK))
    return "".join(parts)


def _hand(view: MapMastersView, seat: Seat, locale: Locale, rest: Sequence[str], width: float) -> str:
    """Before anything is laid: the cards of the hand, as large as possible."""
    parts = [head(view, view.players[seat], locale, width)]
    across = 3
    rows = -(-max(1, len(rest)) // across)
    step = (width - 2 * EDGE) / across
    cell = min((step - APART) / 10, 36 if rows > 1 else 60)
    line = galleries.NAME + 7 * cell + 10
    high = max(HEAD + rows * line + 8, LEAST * width)
    cards = []
    for place, card in enumerate(rest):
        row, column = divmod(place, across)
        here = min(across, len(rest) - row * across)
        left = (width - here * step) / 2 + column * step
        x = left + (step - galleries.both_wide(card, cell)) / 2
        y = HEAD + row * line
        parts.append(
            text(left + step / 2, y + galleries.NAME / 2, locale.card(card), SMALLEST, INK, "middle", step - 8, TITLE)
        )
        cards.append(Laid(card, False, x, y + galleries.NAME))
    parts.append(galleries.several(cards, cell))
    if not rest:
        parts.append(text(width / 2, high / 2, locale.say("picture-no_cards"), 36, QUIET, "middle"))
    return framed(width, high, *parts, pixels=PIXELS)

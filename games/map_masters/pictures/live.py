"""The table, the shared tableau and the own dungeon for a live page: their layout does not depend on the question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from games.map_masters.pictures import boards, choosing, drafts, floors, galleries, hands, plans, sidebar, tableaus
from games.map_masters.pictures.frame import framed
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.plans import Trail
from games.map_masters.pictures.windows import LEVELS, Box, Window, all_cells, cell_before, fitted, is_cell, window_of
from games.map_masters.rules.cards import BASE, HEIGHT, MAIN, WIDTH
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.step_options import END
from games.map_masters.rules.view import MapMastersView, TeamView
from pictures.kit import PIXELS
from pictures.kit import WIDTH as WIDE
from rules.messages import Seat
from rules.questions import BACK_TO

HIGHEST = 1250
"""The maximum height of the player's own dungeon with the head and the cards above it."""
LARGEST = 98.0
"""The maximum size of a cell there."""
STRIP_CELL = 27
STRIP = galleries.NAME + 7 * STRIP_CELL + 12
"""The height of the cards that are not laid yet."""
LEAST = 308
"""The minimum height of the picture."""
BOX = 300
"""The height of a layout to choose."""


def board(view: MapMastersView, locale: Locale, marks: Sequence[str]) -> str:
    """The table; in the market phase and where a card is chosen there, the market with every card in full."""
    if view.mode == "coop":
        return _tableau(view, locale, marks)
    if view.phase == "market" or any(card in marks for cards in view.market.cards.values() for card in cards):
        return boards.shop(view, locale, marks, full=True)
    return boards.draw(view, locale, (), full=True)


def hand(view: MapMastersView, seat: Seat, locale: Locale, marks: Sequence[str]) -> str:
    """The belongings of a seat; until everyone has explored, its dungeon if it has drawn there."""
    if view.mode == "coop" or view.phase == "over":
        return hands.draw(view, seat, locale, marks)
    player = view.players[seat]
    if view.phase == "explore" and player.draft is not None:
        return _dungeon(view, seat, locale, marks)
    return hands.own(view, player, locale)


def _dungeon(view: MapMastersView, seat: Seat, locale: Locale, marks: Sequence[str]) -> str:
    """The cards not laid yet, the own dungeon with room around it, both levels, and layouts to choose from.

    The cards are above, and during the path what it has found and can spend: on a phone, what is below a large dungeon
    is out of view.
    """
    player = view.players[seat]
    draft = player.draft
    assert draft is not None
    path = draft.path
    laid = [card for card in draft.cards if card.card != draft.holding]
    rest = [card for card in player.area if card not in {card.card for card in laid}]
    shown = [(draft.holding, draft.turned)] if draft.holding is not None else [(card, False) for card in rest]
    routes = choosing.routes_of(marks)
    named = {mark.partition(":")[0].removeprefix(choosing.ROUTE): mark for mark in marks if ":" in mark}
    parts, y = [drafts.head(view, player, locale)], drafts.head_high(player)
    if shown and not draft.drawing:
        parts.append(galleries.row(locale, shown, y, WIDE, STRIP_CELL, fold=len(shown) > 2))
        y += STRIP
    if laid:
        plan = drafts.plan_of(draft, laid, marks)
        margin = drafts.STARTING if draft.drawing else drafts.AROUND
        area = Box(drafts.EDGE, y, WIDE - 2 * drafts.EDGE, HIGHEST - y)
        windows = fitted(laid, area, margin, LARGEST, centred=False)
        y = max(window.y + window.high * window.cell for window, _ in windows)
        main = windows[0][0]
        unlit = replace(plan, steps=())
        parts.append(plans.drawn(replace(unlit, trails=[*plan.trails, *routes]), main, MAIN))
        parts += [plans.drawn(unlit, window, level) for window, level in windows[1:]]
        parts.append(galleries.spots(locale, plan, main, laid))
        cells = [(mark, cell_before(cell, laid) if path is None else cell) for mark, cell in _cells(marks)]
        parts.append(_ways(locale, cells, laid, marks, plan.trails, windows, begun=path is not None))
        parts.append(plans.lettered(routes, main, named, of_group=path is not None))
    layouts = choosing.layouts_of(marks)
    if layouts:
        high = -(-len(layouts) // choosing.ACROSS) * (BOX + choosing.GAP)
        area = Box(drafts.EDGE, y, WIDE - 2 * drafts.EDGE, high)
        parts.append(choosing.boxes(layouts, "", area, marks))
        y += high
    return framed(WIDE, max(y + drafts.EDGE, LEAST), *parts, pixels=PIXELS)


def _cells(marks: Sequence[str]) -> list[tuple[str, str]]:
    """The marks that are cells, or where the path stood before, each with its cell."""
    cells = [(mark, mark.removeprefix(BACK_TO)) for mark in dict.fromkeys(marks)]
    return [(mark, cell) for mark, cell in cells if is_cell(cell)]


def _ways(
    locale: Locale,
    cells: Sequence[tuple[str, str]],
    cards: Iterable[Placed],
    marks: Sequence[str],
    trails: Sequence[Trail],
    windows: Sequence[tuple[Window, int]],
    *,
    begun: bool,
    hinted: bool = False,
) -> str:
    """The places to tap or draw to: the marked cells, stairs and pits at the end of the path, and that end."""
    step = locale.say("words-path_step")
    about = step if begun else locale.say("words-path_start")
    ends = [trail.strokes[-1][-1] for trail in trails if trail.strokes][-1:]
    level = ends[0][0] if ends else ""
    places: list[tuple[str, str, str, bool, str | None]]
    places = [(END, cell, locale.say("words-path_end"), False, None) for cell in ends]
    for mark, cell in cells:  # a line that only passes over it means no change of level there, nor a beginning
        passed = "" if hinted and begun and cell[0] != level else None if begun or mark == cell else cell
        places.append((mark, cell, about, True, passed))
    places += [(mark, cell, step, False, "") for at in ends for mark, cell in plans.near_ends(cards, marks, at)]
    grids = [(windows[0][0], MAIN, 0.0), (windows[0][0], BASE, floors.SHIFT)]
    grids = grids[:: -1 if level == LEVELS[BASE] else 1] if hinted else [(*shown, 0.0) for shown in windows]
    return (
        plans.dots([cell for mark, cell in cells if is_cell(mark)], windows, hinted=hinted)
        + "".join(all_cells(*shown) for shown in grids)
        + "".join(plans.begun(room, END, windows[0][0]) for at in ends if (room := plans.room_of(cards, at)))
        + "".join(
            plans.touched(
                mark,
                cell,
                window_of(cell, windows),
                words,
                hinted=hinted,
                lit=lit,
                crossed=passed,
            )
            for mark, cell, words, lit, passed in places
        )
    )


def _tableau(view: MapMastersView, locale: Locale, marks: Sequence[str]) -> str:
    """The whole tableau with the path that is being drawn, with goals and groups below it."""
    team = view.team
    assert team is not None
    if team.mission is None:
        return tableaus.draw(view, locale, marks)
    across, down = WIDTH * team.columns + 2 * tableaus.MARGIN, HEIGHT * team.rows + 2 * tableaus.MARGIN
    cell = min((WIDE - 2 * tableaus.EDGE - tableaus.NAMES) / across, HIGHEST / down)
    left = (WIDE + tableaus.NAMES - across * cell) / 2
    top = tableaus.HEAD + tableaus.NAMES
    window = Window(-tableaus.MARGIN, -tableaus.MARGIN, across, down, left, top, cell)
    bottom = top + down * cell + 8
    return framed(
        WIDE,
        bottom + sidebar.height(team) + 8,
        tableaus.table(view, team, locale, window, marks, WIDE),
        _steps(team, locale, window, marks),
        tableaus.groups(team, locale, window, marks),
        sidebar.draw(team, locale, tableaus.EDGE, bottom, WIDE - 2 * tableaus.EDGE, marks=marks),
        pixels=PIXELS,
    )


def _steps(team: TeamView, locale: Locale, window: Window, marks: Sequence[str]) -> str:
    """The cells to which the path that is being drawn can go on."""
    trails, begun = tableaus.plan_of(team, tracing=True).trails, team.trace is not None and bool(team.trace.strokes)
    windows = [(window, MAIN)]
    named = {mark.partition(":")[0].removeprefix(choosing.ROUTE): mark for mark in marks if ":" in mark}
    ways = _ways(locale, _cells(marks), team.tableau, marks, trails, windows, begun=begun, hinted=True)
    return ways + plans.lettered(choosing.routes_of(marks), window, named, of_group=True)

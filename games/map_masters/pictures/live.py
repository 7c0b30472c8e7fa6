"""The table, the shared tableau and the own dungeon for a live page: their layout does not depend on the question."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil, inf
from typing import NamedTuple

from games.map_masters.pictures import boards, choosing, drafts, galleries, groups, hands, plans, sidebar, tableaus
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.icons import framed
from games.map_masters.pictures.windows import (
    Box,
    Window,
    all_cells,
    cell_before,
    fitted,
    hinted_window,
    is_cell,
    parse_cell,
    window_of,
)
from games.map_masters.rules.cards import BASE, HEIGHT, LEVELS, MAIN, WIDTH, cell_mark, face
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.step_options import END
from games.map_masters.rules.view import DraftView, MapMastersView, TeamView
from pictures.kit import WIDTH as PICTURE_WIDTH
from pictures.svg import begins, spot
from rules.messages import Seat
from rules.questions import BACK_TO

HIGHEST = 1100
"""The maximum height of a picture that a phone shows at full width."""
TALLEST = 1260
"""That of the player's own dungeon with what is above it: a phone gives it more room, a desktop shows it whole."""
OUTSIDE = 1.05
"""The number of cells around a dungeon where lines are drawn: those in which they begin."""
LARGEST = 98.0
"""The maximum size of a cell there."""
STRIP_CELL = 27
STRIP = galleries.NAME + 7 * STRIP_CELL + 12
"""The height of the cards that are not laid yet."""
LEAST = 308
"""The minimum height of the picture."""
GHOST = 0.55
"""The opacity of a card that is not laid yet."""
BOX = 300
"""The height of a layout to choose."""


class Tapped(NamedTuple):
    """A place to tap: its mark, its cell and what it means; `lit` and `crossed` as in `spot`."""

    mark: str
    cell: str
    about: str
    lit: bool = False
    crossed: str | None = None


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
    is out of view. Until one is laid, they have the room of the dungeon.
    """
    player = view.players[seat]
    draft = player.draft
    assert draft is not None
    laid, waiting = drafts.laid_and_waiting(player, draft)
    shown = drafts.to_lay(draft, waiting)
    parts = [drafts.head(view, player, locale)]
    y: float = drafts.HEAD
    layouts = choosing.layouts_of(marks)
    if shown and not (laid or layouts):
        columns = 2 if len(shown) <= 4 else 3
        area = Box(0, y, PICTURE_WIDTH, HIGHEST - y)
        cards = galleries.rows(locale, shown, area, columns, LARGEST, hinted=len(shown) > 2)
        parts.append(f'<g data-map="">{cards}</g>')  # as large as the dungeon, and on the same side
        y = HIGHEST
    elif shown and not draft.drawing:
        parts.append(galleries.row(locale, shown, y, PICTURE_WIDTH, STRIP_CELL, hinted=len(shown) > 2))
        y += STRIP
    if laid:
        drawn, y = _laid(locale, draft, laid, marks, y)
        parts.append(drawn)
    if layouts:
        height = ceil(len(layouts) / choosing.ACROSS) * (BOX + choosing.GAP)
        area = Box(drafts.EDGE, y, PICTURE_WIDTH - 2 * drafts.EDGE, height)
        parts.append(choosing.boxes(layouts, "", area, marks))
        y += height
    return framed(max(y + drafts.EDGE, LEAST), *parts)


def _laid(
    locale: Locale, draft: DraftView, laid: Sequence[Placed], marks: Sequence[str], y: float
) -> tuple[str, float]:
    """The dungeon from height y on, with what can be tapped in it; and where it ends."""
    path, plan = draft.path, drafts.plan_of(draft, laid, [*dict.fromkeys(marks)])
    line = [] if path is None else path.strokes[-1]
    end = line[-1] if line else ""
    routes, named = choosing.routes_of(marks), choosing.named(marks, choosing.ROUTE)
    margin = OUTSIDE if draft.drawing else drafts.AROUND
    area = Box(drafts.EDGE, y, PICTURE_WIDTH - 2 * drafts.EDGE, TALLEST - y)
    windows = fitted(laid, area, margin, LARGEST, centred=False)
    main, *cellars = windows
    unlit = replace(plan, steps=())
    cells = [(mark, cell if end else cell_before(cell, laid)) for mark, cell in _cells(marks)]
    parts = [
        plans.draw(replace(unlit, trails=[*plan.trails, *routes]), main),
        *(plans.draw(unlit, cellar) for cellar in cellars),
        "" if path is None or path.status == "drawing" else drafts.slip(draft, locale, window_of(end, windows), end),
        galleries.spots(locale, plan, main, laid),
        _PathTaps(locale, laid, marks, windows, line).draw(cells),
        plans.lettered(routes, main, named, of_group=bool(end)),
    ]
    return "".join(parts), max(window.bottom for window in windows)


def _cells(marks: Sequence[str]) -> list[tuple[str, str]]:
    """The marks that are cells, or where the path stood before, each with its cell."""
    cells = [(mark, mark.removeprefix(BACK_TO)) for mark in dict.fromkeys(marks)]
    return [(mark, cell) for mark, cell in cells if is_cell(cell)]


@dataclass(frozen=True, slots=True)
class _PathTaps:
    """Where a path is tapped or drawn on a page: at marked cells, stairs and pits at its end, and that end."""

    locale: Locale
    cards: Sequence[Placed]
    marks: Sequence[str]
    windows: Sequence[Window]
    line: Sequence[str]
    """The cells of the path's last stroke, at the end of which it stands; empty before it begins."""
    overview: bool = False
    """Whether the second window is on basements that are hinted at in the first."""

    @property
    def end(self) -> str:
        """The cell where the path stands; empty before it begins."""
        return self.line[-1] if self.line else ""

    def draw(self, cells: Sequence[tuple[str, str]]) -> str:
        """The lit steps, the cells for lines, where else a line can begin than at a place to tap, then all these.

        `cells`: the marks with the cells where they lie.
        """
        on_basement = self.overview and self.end.startswith(LEVELS[BASE])
        topmost_last = self.windows[::-1] if on_basement else self.windows
        steps = [cell for mark, cell in cells if is_cell(mark)]
        ringed = [cell for cell in steps if self._next(cell)] or steps  # a spell may lead only far away
        parts = [plans.rings(ringed, self.windows), *map(all_cells, topmost_last)]
        if room := room_of(self.cards, self.end):
            parts.append(begins(END, *_place_of(room[0], self.windows[0], room[-1])))
        parts += [begins(mark, *_place_of(cell, window_of(cell, self.windows))) for mark, cell in self._back(cells)]
        for mark, cell, words, lit, crossed in self._tapped(cells):
            parts.append(spot(mark, words, *_place_of(cell, window_of(cell, self.windows)), lit=lit, crossed=crossed))
        return "".join(parts)

    def _back(self, cells: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
        """The places that a line passes which leads back along the path: where it stood before, then all others."""
        for mark, cell in cells:
            if mark != cell and cell in self.line:
                yield mark, cell
                last = len(self.line) - self.line[::-1].index(cell) - 1
                yield from ((passed, passed) for passed in self.line[:last][::-1])

    def _next(self, cell: str) -> bool:
        """Whether a cell adjoins the path's end or its room, is on the other level or a circle, or begins the path."""
        level, x, y = parse_cell(cell)
        if cell in _circles(self.cards):
            return True
        ends = map(parse_cell, room_of(self.cards, self.end) or [self.end or cell])
        return any(end_level != level or abs(x - end_x) + abs(y - end_y) <= 1 for end_level, end_x, end_y in ends)

    def _tapped(self, cells: Sequence[tuple[str, str]]) -> Iterator[Tapped]:
        """The places to tap, the topmost last."""
        step, start = self.locale.say("words-path_step"), self.locale.say("words-path_start")
        if self.end:
            yield Tapped(END, self.end, self.locale.say("words-path_end"), lit=True)
        for mark, cell in cells:
            yield Tapped(mark, cell, step if self.end else start, lit=True, crossed=self._crossed(mark, cell))
        for mark, cell in _near_end(self.cards, self.marks, self.end):
            yield Tapped(mark, cell, step, crossed="")

    def _crossed(self, mark: str, cell: str) -> str | None:
        """The mark that a line passing over this one means, if another: no change of level, no beginning."""
        if self.end:
            return "" if self.overview and cell[0] != self.end[0] else None
        return cell if mark != cell else None


def _place_of(first: str, window: Window, last: str | None = None) -> Box:
    """Where a cell, or a rectangle of cells from the first corner to the last one, lies in a window."""
    (_, left, top), (_, right, bottom) = parse_cell(first), parse_cell(last or first)
    return window.box(left, top, right - left + 1, bottom - top + 1)


def _near_end(cards: Iterable[Placed], marks: Sequence[str], stands: str) -> list[tuple[str, str]]:
    """Where stairs and pits at which a path `stands` can be tapped, apart from their far end: their mark and the cell.

    A finger means the stairs themselves, and their far end may lie outside what is shown. `stands` may be empty.
    """
    ends = []
    for card in cards:
        shown = face(card.card, card.turned)
        for item in shown.discoveries:
            _, x, y = item.cell
            above, below = (cell_mark(level, card.x + x, card.y + y) for level in (MAIN, BASE))
            if item.icon in ("stairs", "pit") and stands.startswith(LEVELS[MAIN]):
                ends.append((below, above))
            elif item.icon == "stairs" and stands == below:
                _, far_x, far_y = shown.places[item.place].cells[0]
                far = cell_mark(MAIN, card.x + far_x, card.y + far_y)
                ends += [(far, below), (far, above)]
    return [(mark, cell) for mark, cell in ends if mark in marks and cell not in marks]


def _circles(cards: Iterable[Placed]) -> set[str]:
    """The cells of magic circles, between which a path can jump (MM-9.1)."""
    shown = [(card, item) for card in cards for item in face(card.card, card.turned).discoveries]
    return {
        cell_mark(item.cell[0], card.x + item.cell[1], card.y + item.cell[2])
        for card, item in shown
        if item.icon == "circle"
    }


def room_of(cards: Iterable[Placed], at: str) -> list[str]:
    """The cells of the room with this cell, its corners first and last; empty for any other cell."""
    for card in cards:
        for place in face(card.card, card.turned).places:
            cells = [cell_mark(level, card.x + x, card.y + y) for level, x, y in place.cells]
            if place.room and at in cells:
                return cells
    return []


def _tableau(view: MapMastersView, locale: Locale, marks: Sequence[str]) -> str:
    """The whole tableau with the path that is being drawn, with goals and groups below it."""
    team = view.team
    assert team is not None
    if team.mission is None:
        return tableaus.draw(view, locale, marks)
    across, down = WIDTH * team.columns + 2 * tableaus.MARGIN, HEIGHT * team.rows + 2 * tableaus.MARGIN
    cell = min((PICTURE_WIDTH - 2 * tableaus.EDGE - tableaus.NAMES) / across, HIGHEST / down)
    left = (PICTURE_WIDTH + tableaus.NAMES - across * cell) / 2
    top = tableaus.HEAD + tableaus.NAMES
    window = Window(-tableaus.MARGIN, -tableaus.MARGIN, across, down, left, top, cell)
    bottom = top + down * cell + 8
    return framed(
        bottom + sidebar.height(team) + 8,
        tableaus.table(view, team, locale, window, marks, beneath=_placing(team, window, marks)),
        _steps(team, locale, window, marks),
        groups.tapped(team, locale, window, marks),
        sidebar.draw(team, locale, Box(tableaus.EDGE, bottom, PICTURE_WIDTH - 2 * tableaus.EDGE, inf), marks=marks),
    )


def _placing(team: TeamView, window: Window, marks: Sequence[str]) -> str:
    """The card that is being placed, faintly, as it will lie in each free space."""
    held = choosing.held_of(marks)
    cards = [Placed.on(card, turned, (column, row)) for card, turned in held for column, row in team.free]
    return f'<g opacity="{GHOST}">{plans.draw_hinted(plans.Plan(cards), window)}</g>' if cards else ""


def _steps(team: TeamView, locale: Locale, window: Window, marks: Sequence[str]) -> str:
    """The cells to which the path that is being drawn can go on."""
    windows = [window, hinted_window(window)]
    named = choosing.named(marks, choosing.ROUTE)
    line = team.trace.strokes[-1] if team.trace is not None and team.trace.strokes else []
    taps = _PathTaps(locale, team.tableau, marks, windows, line, overview=True)
    return taps.draw(_cells(marks)) + plans.lettered(choosing.routes_of(marks), window, named, of_group=True)

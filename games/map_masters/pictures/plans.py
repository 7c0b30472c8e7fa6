"""A dungeon as a plan: cards as they lie, lines through them, things circled and struck out, numbered next steps.

Both levels are plans of the same scale; the basement stands next to or below the main floor.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby, pairwise
from math import floor
from typing import NamedTuple

from games.map_masters.pictures import floors, style
from games.map_masters.pictures.floors import Laid
from games.map_masters.pictures.icons import icon
from games.map_masters.pictures.labels import Labels
from games.map_masters.pictures.style import INK
from games.map_masters.pictures.windows import LABEL, Box, Window, hinted_window, parse_cell, window_of
from games.map_masters.rules.cards import BASE, MAIN
from games.map_masters.rules.layouts import Placed
from pictures.kit import SMALLEST
from pictures.svg import circle, line, path, spot, text
from pictures.tokens import LANTERN, LANTERN_INK

LETTERS = "αβγδεζηθλμπρστφχψω"
LETTER_ROOM = SMALLEST * 1.4
"""The room that the letter of a route takes."""
PATH_LINE, ROUTE_LINE = 0.19, 0.11
"""The widths of the lines of a path and of a route, in cells."""
THIN = 4.0
"""The least width of the line of a route."""
HINTED, OVERVIEW = 0.6, 2.6
"""The scales of lines and marks in a hinted basement, and of lines in a small overview."""


@dataclass(frozen=True, slots=True)
class DrawnPath:
    """A trail of a plan, in strokes of cells such as `m3,4`: one's own path, a group's, or a route to choose."""

    strokes: Sequence[Sequence[str]]
    colour: str = ""
    """The group's, the letter of the route, or empty for one's own path."""
    open: bool = True
    """Whether it goes on, so that its end is marked."""
    shift: float = 0.0
    """The shift of the line in cells, so that parallel lines stay visible."""

    @property
    def is_route(self) -> bool:
        """Whether it is a route to choose, not a path."""
        return self.colour in style.ROUTES


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that is drawn of a dungeon."""

    cards: Sequence[Placed]
    trails: Sequence[DrawnPath] = ()
    circled: Collection[str] = ()
    crossed: Collection[str] = ()
    steps: Sequence[tuple[str, str]] = ()
    """Cells with the numbers of the next steps that lead to them."""
    spots: Sequence[tuple[int, int, str]] = ()
    """Places for a card, (x, y) with their number."""
    names: Mapping[tuple[int, int], str] = field(default_factory=dict)
    """The names of the cards' spaces, by the cards' corners."""


class RouteLetter(NamedTuple):
    """The letter of a route where it begins (`first`) or ends."""

    letter: str
    first: bool
    box: Box


def place(mark: str) -> tuple[int, int]:
    """The two numbers of a place such as `at-2,7`."""
    x, _, y = mark.removeprefix("at").partition(",")
    return int(x), int(y)


def draw(plan: Plan, window: Window, spaces: str = "") -> str:
    """The main floor of a plan in a window, or the cellar of one card; from the bottom layer to the top one.

    `spaces`: what is drawn on the spaces of its cards, below numbers, letters and names.
    """
    parts = []
    if window.level == BASE:
        card = _card_shown(plan, window)
        plan = replace(plan, cards=[card])
        parts.append(_cellar_wall(plan.names.get((card.x, card.y), ""), window))
    cards = _cards_in_picture(plan.cards, window)
    paths = [trail for trail in plan.trails if not trail.is_route]
    jumps = {cell: letters for cell, letters in _jumps_of(paths).items() if _lies_on(plan, cell, window)}
    steps = _step_numbers(plan, window)
    labels = Labels(plan.cards, window, jumps, steps)
    parts.append(floors.ground(cards, window.level, window.cell, joined=True))
    parts += [_line(trail, window) for trail in plan.trails]
    parts.append(_marks("found", plan.circled, plan, window))
    parts.append(floors.things(cards, window.level, window.cell))
    parts.append(_marks("strike", plan.crossed, plan, window))
    parts += [_beginning(trail, window) + _end(trail, window) for trail in paths]
    parts += [spaces, labels.letters()]
    if window.level == MAIN:
        letters = [*route_letters(plan.trails, window), *route_letters(plan.trails, window, of_group=True)]
        parts += [labels.spots(plan.spots), labels.names(plan.names, [letter.box for letter in letters])]
    parts.append(labels.numbers())
    return "".join(parts)


def draw_hinted(plan: Plan, window: Window) -> str:
    """The main floor of a plan with its basements only hinted at, and the lines of both levels: an overview."""
    cards = _cards_in_picture(plan.cards, window)
    basement = hinted_window(window)
    parts = [floors.ground(cards, MAIN, window.cell, joined=True)]
    parts += [_line(trail, window) for trail in plan.trails]
    parts.append(_marks("found", plan.circled, plan, window))
    parts.append(floors.things(cards, MAIN, window.cell))
    parts.append(_marks("found", plan.circled, plan, basement, HINTED))
    parts.append(floors.hints(cards, window.cell))
    parts += [_line(trail, basement, HINTED) for trail in plan.trails]
    parts.append(_marks("strike", plan.crossed, plan, window))
    parts.append(_marks("strike", plan.crossed, plan, basement, HINTED))
    parts += [_end(trail, shown) for trail in plan.trails if trail.open for shown in (window, basement)]
    return "".join(parts)


def _cards_in_picture(cards: Iterable[Placed], window: Window) -> list[Laid]:
    """The cards at their positions in the picture."""
    return [Laid(card.card, card.turned, *window.box(card.x, card.y)[:2]) for card in cards]


def _card_shown(plan: Plan, window: Window) -> Placed:
    """The card on whose cellar a window is."""
    x, y = floor(window.left + window.width / 2), floor(window.top + window.height / 2)
    return next(card for card in plan.cards if card.holds(x, y))


def _cellar_wall(name: str, window: Window) -> str:
    """The outline of a cellar, with the name of its card's space at the top."""
    width, height = window.width * window.cell, window.height * window.cell + LABEL
    looks: dict[str, object] = {"stroke": INK, "stroke_width": 2, "stroke_dasharray": "9 6"}
    wall = path(f"M{window.x:g} {window.y - LABEL:g}h{width:g}v{height:g}h{-width:g}z", style.SHADE, **looks)
    return wall + text(window.x + 10, window.y - LABEL / 2, name, SMALLEST, INK)


def _lies_on(plan: Plan, cell: str, window: Window) -> bool:
    """Whether a cell is on the level of a window and on a card of the plan."""
    level, x, y = parse_cell(cell)
    return level == window.level and any(card.holds(x, y) for card in plan.cards)


def _marks(name: str, cells: Iterable[str], plan: Plan, window: Window, scale: float = 1) -> str:
    """A mark on each of these cells of the plan's cards: what is circled or what is struck out."""
    marked = (cell for cell in sorted(cells) if _lies_on(plan, cell, window))
    return "".join(icon(name, *window.at_cell(cell), window.cell * scale) for cell in marked)


def _data(cells: Sequence[str], window: Window) -> str:
    points = [window.at_cell(cell) for cell in cells]
    if len(points) == 1:
        points.append(points[0])
    return "M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in points)


_COLOURS = {"": style.PEN, **{group: colour for group, (colour, _) in style.GROUPS.items()}, **style.ROUTES}
_PATTERNS = {"": None, **style.DASHES, **style.ROUTE_DASHES}


def _line(trail: DrawnPath, window: Window, scale: float = 1) -> str:
    """The strokes inside a window: dashed in the basement; a group's in its own pattern."""
    strokes = [[*run] for cells in trail.strokes for seen, run in groupby(cells, window.shows) if seen]
    if not strokes:
        return ""
    aside = trail.shift * max(window.cell, THIN / ROUTE_LINE)
    moved = replace(window, x=window.x + aside, y=window.y + aside)
    data = "".join(_data(cells, moved) for cells in strokes)
    below = window.level == BASE and not trail.colour
    dashes = style.dashes("0.34 0.3" if below else _PATTERNS[trail.colour], window.cell)
    width = max(THIN, window.cell * ROUTE_LINE) * scale if trail.is_route else window.cell * PATH_LINE * scale
    around = INK if trail.colour else style.FLOOR
    edge = 3.0 if trail.is_route else max(4.0, window.cell * 0.11)
    return line(data, around, width + edge) + line(data, _COLOURS[trail.colour], width, stroke_dasharray=dashes)


def lines(trail: DrawnPath, window: Window) -> str:
    """The whole line of a trail, both levels, for a small overview."""
    return _line(trail, window, OVERVIEW) + _line(trail, replace(window, level=BASE), OVERVIEW)


def _beginning(trail: DrawnPath, window: Window) -> str:
    """Where a path begins: the sign of its group, or a ring for one's own."""
    if not trail.strokes or not window.shows(first := trail.strokes[0][0]):
        return ""
    x, y = window.at_cell(first)
    if trail.colour:
        return style.sign(trail.colour, x, y, window.cell * 0.8)
    return circle(x, y, window.cell * 0.24, style.FLOOR, stroke=style.PEN, stroke_width=window.cell * 0.12)


def _end(trail: DrawnPath, window: Window) -> str:
    """Where a path stands now: in a ring if it goes on; the end of one's own is a dot."""
    if not trail.strokes or not window.shows(last := trail.strokes[-1][-1]):
        return ""
    (x, y), size = window.at_cell(last), window.cell
    if trail.open:
        ring = circle(x, y, size * 0.36, "none", stroke=style.FLOOR, stroke_width=size * 0.2)  # between walls
        return ring + circle(x, y, size * 0.36, "none", stroke=style.PEN, stroke_width=size * 0.11)
    return "" if trail.colour else circle(x, y, size * 0.2, style.PEN, stroke=style.FLOOR, stroke_width=size * 0.1)


def _jumps_of(trails: Sequence[DrawnPath]) -> dict[str, str]:
    """The letters by which the ends of a fall, stairs or teleport are found: each cell with its letters."""
    names: dict[str, str] = {}
    letter = iter(LETTERS * 9)
    for trail in trails:
        for before, after in pairwise(trail.strokes):
            name = next(letter)
            for cell in (before[-1], after[0]):
                names[cell] = names.get(cell, "") + name
    return names


def route_letters(trails: Sequence[DrawnPath], window: Window, *, of_group: bool = False) -> list[RouteLetter]:
    """The letters of the routes among the trails, where these begin and end; side by side on one cell.

    None is cut off at the left or right edge of the window. `of_group`: they all begin where the group waits, and end
    before a card with words on it.
    """
    by_cell: dict[str, list[tuple[str, bool]]] = {}
    for trail in trails:
        if not trail.is_route or not trail.strokes:
            continue
        ends = [(trail.strokes[0][0], True), (trail.strokes[-1][-1], False)]
        if of_group:
            ends = [(trail.strokes[-1][-2:][0], False)]
        for cell, first in ends:
            by_cell.setdefault(cell, []).append((trail.colour, first))
    placed = []
    for cell, letters in by_cell.items():
        px, py = window.at_cell(cell)
        span = (len(letters) - 1) * LETTER_ROOM
        least, most = window.x + LETTER_ROOM / 2, window.right - LETTER_ROOM / 2 - span
        left = max(least, min(px - span / 2, most))
        for index, (letter, first) in enumerate(letters):
            box = Box.around(left + index * LETTER_ROOM, py, LETTER_ROOM, LETTER_ROOM)
            placed.append(RouteLetter(letter, first, box))
    return placed


def lettered(
    trails: Sequence[DrawnPath], window: Window, marks: Mapping[str, str] | None = None, *, of_group: bool = False
) -> str:
    """The letters of the routes where they begin, in their colours, and where they end, dark.

    `marks`: of the routes, by letter, if they can be tapped. `of_group`: see `route_letters`.
    """
    parts = []
    for letter, first, box in route_letters(trails, window, of_group=of_group):
        parts.append(style.route_disc(letter, *box.middle, first=first))
        if marks is not None:
            parts.append(spot(marks[letter], letter, *box))
    return "".join(parts)


def rings(cells: Iterable[str], windows: Sequence[Window], *, least: float = 24.0) -> str:
    """The next steps on a page: lit rings around what lies there, for cells at least of the size `least`."""
    parts = []
    for cell in cells:
        window = window_of(cell, windows)
        x, y = window.at_cell(cell)
        size = max(least, window.cell) / 40
        parts.append(circle(x, y, 16 * size, LANTERN, fill_opacity=0.3, stroke=LANTERN_INK, stroke_width=8 * size))
        parts.append(circle(x, y, 16 * size, "none", stroke=LANTERN, stroke_width=5 * size))
    return "".join(parts)


def _step_numbers(plan: Plan, window: Window) -> dict[str, list[str]]:
    """The numbers of the next steps inside a window, by their cells."""
    numbers: dict[str, list[str]] = {}
    for cell, number in plan.steps:
        if window.shows(cell):
            numbers.setdefault(cell, []).append(number)
    return numbers

"""A dungeon as a plan: cards as they lie, lines through them, things circled and struck out, numbered next steps.

Both levels are plans of the same scale; the basement stands next to or below the main floor.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import groupby, pairwise
from math import floor
from typing import NamedTuple

from games.map_masters.pictures import floors, style
from games.map_masters.pictures.floors import Laid
from games.map_masters.pictures.icons import icon
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.pictures.windows import LABEL, Box, Window, hinted_window, outward, parse_cell, window_of
from games.map_masters.rules.cards import BASE, HEIGHT, MAIN, WIDTH, face
from games.map_masters.rules.layouts import Placed, place_mark
from pictures.kit import SMALLEST
from pictures.svg import circle, line, path, rect, spot, text, width_of
from pictures.tokens import LANTERN, LANTERN_INK

LETTERS = "αβγδεζηθλμπρστφχψω"
NAME_HEIGHT = 34.0
"""The height of the name of a space."""
SIGN = SMALLEST * 1.4
"""The room that the letter of a route takes."""
PATH_LINE, ROUTE_LINE = 0.19, 0.11
"""The widths of the lines of a path and of a route, in cells."""
THIN = 4.0
"""The least width of the line of a route."""
HINTED, OVERVIEW = 0.6, 2.6
"""The scales of lines and marks in a hinted basement, and of lines in a small overview."""
DISC = 46.0
"""The distance that numbered discs keep."""
INSET = 3
"""The distance of the outline of a place for a card from its edges."""


@dataclass(frozen=True, slots=True)
class DrawnPath:
    """The line of a path: strokes of cells such as `m3,4`; `colour` names a group, or is empty for one's own path."""

    strokes: Sequence[Sequence[str]]
    colour: str = ""
    open: bool = True
    """Whether the path goes on, so that its end is marked."""
    shift: float = 0.0
    """The shift of the line in cells, so that parallel lines stay visible."""

    @property
    def is_route(self) -> bool:
        """Whether it is one of several routes to choose from."""
        return self.colour in style.ROUTES


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that is drawn of a dungeon."""

    cards: Sequence[Placed]
    trails: Sequence[DrawnPath] = ()
    circled: Collection[str] = ()
    crossed: Collection[str] = ()
    steps: Sequence[tuple[str, int]] = ()
    """Cells with the numbers of the next steps that lead to them."""
    spots: Sequence[tuple[int, int, int]] = ()
    """Places for a card, (x, y) with their number."""
    names: Mapping[tuple[int, int], str] = field(default_factory=dict)
    """The names of the cards' spaces, by the cards' corners."""


class Sign(NamedTuple):
    """The letter of a route where it begins (`first`) or ends."""

    letter: str
    first: bool
    box: Box


def place(mark: str) -> tuple[int, int]:
    """The two numbers of a place such as `at-2,7`."""
    x, _, y = mark.removeprefix("at").partition(",")
    return int(x), int(y)


def draw(plan: Plan, window: Window) -> str:
    """The main floor of a plan in a window, or the cellar of one card."""
    parts = []
    if window.level == BASE:
        card = _card_shown(plan, window)
        plan = replace(plan, cards=[card])
        parts.append(_cellar_wall(plan.names.get((card.x, card.y), ""), window))
    cards = _cards_in_picture(plan.cards, window)
    paths = [trail for trail in plan.trails if not trail.is_route]
    jumps = {cell: letters for cell, letters in _jumps_of(paths).items() if _lies_on(plan, cell, window)}
    steps = _step_numbers(plan, window)
    things = _to_keep_clear(plan, window, (*steps, *jumps))
    letters = _beside_jumps(jumps, window, things)
    numbers = _beside_steps(plan, steps, window, things, letters.values())
    parts.append(floors.ground(cards, window.level, window.cell, joined=True))
    parts += [_line(trail, window) for trail in plan.trails]
    parts.append(_marks("found", plan.circled, plan, window))
    parts.append(floors.things(cards, window.level, window.cell))
    parts.append(_marks("strike", plan.crossed, plan, window))
    parts += [_beginning(trail, window) + _end(trail, window) for trail in paths]
    parts += [_letter(jumps[cell], box, window) for cell, box in letters.items()]
    if window.level == MAIN:
        parts.append(_spots(plan, window))
        parts.append(_names(plan, window, [*numbers.values(), *letters.values()]))
    parts.append(_steps(plan, steps, numbers, window))
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


def _names(plan: Plan, window: Window, taken: Sequence[Box]) -> str:
    """The name of the space of each card inside it, never on what is `taken`, a route's letter or another name.

    It lies where it covers the fewest discoveries, if possible on rock, and as near the middle as that allows.
    """
    parts = []
    letters = [sign.box for of_group in (False, True) for sign in signs(plan.trails, window, of_group=of_group)]
    taken = [*taken, *letters]
    for card in plan.cards:
        name = plan.names.get((card.x, card.y))
        if name is None:
            continue
        left, top, *_ = window.box(card.x, card.y)
        for box in _best_first(card.card, card.turned, window.cell, width_of(name, SMALLEST) + 10):
            best = box._replace(x=left + box.x, y=top + box.y)
            if not any(best.meets(other) for other in taken):
                parts.append(rect(*best, style.FLOOR, 6, stroke=INK, stroke_width=2))
                parts.append(text(*best.middle, name, SMALLEST, INK, "middle"))
                taken.append(best)
                break
    return "".join(parts)


@lru_cache(maxsize=1024)
def _best_first(card: str, turned: bool, cell: float, width: float) -> tuple[Box, ...]:
    """Where a name of this width can lie inside a card, from its corner: every half cell, the best place first."""
    placed = Placed(card, turned, 0, 0)
    window = Window(0, 0, WIDTH, HEIGHT, 0, 0, cell)
    things = [Box.around(x, y, cell, cell) for x, y in _things_on(placed, window)]
    cells = [cell for place in face(card, turned).places for cell in place.cells]
    ways = [Box.around(*window.at(x, y), cell, cell) for level, x, y in cells if level == MAIN]
    step, middle = cell / 2, window.at(WIDTH // 2, HEIGHT // 2)
    ranked: list[tuple[int, int, float, Box]] = []
    for row in range(int((HEIGHT * cell - NAME_HEIGHT) / step) + 1):
        top = row * step
        beside, among = _spans(things, top), _spans(ways, top)
        for column in range(int((WIDTH * cell - width) / step) + 1):
            box = Box(column * step, top, width, NAME_HEIGHT)
            ranked.append((_covered(box, beside), _covered(box, among), box.distance(*middle), box))
    return tuple(box for *_, box in sorted(ranked, key=lambda choice: choice[:3]))


def _spans(squares: Sequence[Box], top: float) -> list[tuple[float, float]]:
    """From where to where the squares reach that a name at this height can overlap."""
    return [(box.x, box.x + box.width) for box in squares if top < box.y + box.height and box.y < top + NAME_HEIGHT]


def _covered(box: Box, spans: Sequence[tuple[float, float]]) -> int:
    left, right = box.x, box.x + box.width
    return sum([left < end and begin < right for begin, end in spans])


def _things_on(card: Placed, window: Window) -> list[tuple[float, float]]:
    """Where the discoveries of a card are drawn in a window."""
    cells = (item.cell for item in face(card.card, card.turned).discoveries)
    return [window.at(card.x + x, card.y + y) for level, x, y in cells if level == window.level]


def _marks(name: str, cells: Iterable[str], plan: Plan, window: Window, scale: float = 1) -> str:
    """A mark on each of these cells of the plan's cards: what is circled or what is struck out."""
    marked = (cell for cell in sorted(cells) if _lies_on(plan, cell, window))
    return "".join(icon(name, *_at(cell, window), window.cell * scale) for cell in marked)


def _data(cells: Sequence[str], window: Window) -> str:
    points = [_at(cell, window) for cell in cells]
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
    x, y = _at(first, window)
    if trail.colour:
        return style.sign(trail.colour, x, y, window.cell * 0.8)
    return circle(x, y, window.cell * 0.24, style.FLOOR, stroke=style.PEN, stroke_width=window.cell * 0.12)


def _end(trail: DrawnPath, window: Window) -> str:
    """Where a path stands now: in a ring if it goes on; the end of one's own is a dot."""
    if not trail.strokes or not window.shows(last := trail.strokes[-1][-1]):
        return ""
    (x, y), size = _at(last, window), window.cell
    if trail.open:
        ring = circle(x, y, size * 0.52, "none", stroke=style.FLOOR, stroke_width=size * 0.2)
        return ring + circle(x, y, size * 0.52, "none", stroke=style.PEN, stroke_width=size * 0.11)
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


def _letter(letters: str, box: Box, window: Window) -> str:
    """The letters of jumps at one of their ends."""
    frame = rect(*box, style.FLOOR, 5, stroke=style.PEN, stroke_width=3)
    return frame + text(*box.middle, letters, _letter_size(window), INK, "middle")


def _letter_size(window: Window) -> float:
    return max(SMALLEST, window.cell * 0.55)


def _beside_jumps(jumps: Mapping[str, str], window: Window, things: Sequence[Box]) -> dict[str, Box]:
    """Where the letters of jumps lie, next to their cells."""
    size, boxes = _letter_size(window), dict[str, Box]()
    for cell, letters in jumps.items():
        width = size * (0.4 + 0.6 * len(letters))
        boxes[cell] = _beside(_at(cell, window), width, size * 1.04, window, boxes.values(), things)
    return boxes


def _to_keep_clear(plan: Plan, window: Window, cells: Iterable[str]) -> list[Box]:
    """The places that numbers and letters should not cover: things, and these cells as far as they are on a card."""
    things = [thing for card in plan.cards for thing in _things_on(card, window)]
    things += [_at(cell, window) for cell in cells if outward(plan.cards, cell) is None]
    return [Box.around(x, y, 0.8 * window.cell, 0.8 * window.cell) for x, y in things]


def _at(cell: str, window: Window) -> tuple[float, float]:
    """The middle of a cell in the picture."""
    return window.at(*parse_cell(cell)[1:])


def _beside(
    at: tuple[float, float], width: float, height: float, window: Window, taken: Iterable[Box], things: Iterable[Box]
) -> Box:
    """Where a number or letter lies next to a cell: inside the window, on no other and on the fewest things.

    `at`: the middle of the cell. Where all places next to it are taken, it lies one further away.
    """
    x, y = at
    far = 2 * max(width, height) + 2 * window.cell
    taken, things = ([box for box in listed if box.distance(x, y) < far] for listed in (taken, things))
    boxes: list[tuple[int, int, Box]] = []
    for near in (0.45 * window.cell, 0.45 * window.cell + height):
        boxes += [
            (sum(map(box.meets, taken)), sum(map(box.meets, things)), box)
            for box in _around(x, y, near, width, height, window)
        ]
        if any(not on_others for on_others, *_ in boxes):
            break
    return min(boxes, key=lambda choice: choice[:2])[2]


def _around(x: float, y: float, near: float, width: float, height: float, window: Window) -> Iterator[Box]:
    """The places for a number inside the window, `near` a cell in every direction."""
    for across in (1, -1, 0.5, -0.5, 0):
        for down in (-1, 1, 0, -0.5, 0.5):
            if max(abs(across), abs(down)) == 1:
                yield window.around(x + across * (near + width / 2), y + down * (near + height / 2), width, height)


def signs(trails: Sequence[DrawnPath], window: Window, *, of_group: bool = False) -> list[Sign]:
    """The letters of the routes among the trails, where these begin and end; side by side on one cell.

    None lies outside the window. `of_group`: they all begin where the group waits, and end before a card with words
    on it.
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
    letter_signs = []
    for cell, letters in by_cell.items():
        px, py = _at(cell, window)
        rest = (len(letters) - 1) * SIGN
        least, most = window.x + SIGN / 2, window.right - SIGN / 2 - rest
        left = max(least, min(px - rest / 2, most))
        for place, (letter, first) in enumerate(letters):
            letter_signs.append(Sign(letter, first, Box.around(left + place * SIGN, py, SIGN, SIGN)))
    return letter_signs


def lettered(
    trails: Sequence[DrawnPath], window: Window, marks: Mapping[str, str] | None = None, *, of_group: bool = False
) -> str:
    """The letters of the routes where they begin, in their colours, and where they end, dark.

    `marks`: of the routes, by letter, if they can be tapped. `of_group`: see `signs`.
    """
    parts = []
    for letter, first, box in signs(trails, window, of_group=of_group):
        parts.append(style.route_disc(letter, *box.middle, first=first))
        if marks is not None:
            parts.append(spot(marks[letter], letter, *box))
    return "".join(parts)


def _steps(plan: Plan, steps: Mapping[str, Sequence[int]], places: Mapping[str, Box], window: Window) -> str:
    """The next steps: numbers on discs, one for each cell, above the frames of all cells."""
    frames, discs, links = [], [], ""
    for cell, numbers in steps.items():
        px, py = _at(cell, window)
        x, y = places[cell].middle
        half = window.cell * 0.46
        part = half / max(half, abs(x - px), abs(y - py))
        links += f"M{px + (x - px) * part:.5g} {py + (y - py) * part:.5g}L{x:.5g} {y:.5g}"
        if outward(plan.cards, cell) is None:
            frames.append(style.lit(px - half, py - half, 2 * half, 2 * half, 8, 0))
        discs.append(style.disc(x, y, listed_as(numbers), _number_size(window)))
    return line(links, LANTERN_INK, 4) * bool(links) + "".join(frames + discs)


def dots(cells: Iterable[str], windows: Sequence[Window], *, least: float = 24.0) -> str:
    """The next steps on a page: lit dots; `least`: their size."""
    parts = []
    for cell in cells:
        window = window_of(cell, windows)
        x, y = _at(cell, window)
        size = max(least, window.cell) / 40
        parts.append(circle(x, y, 19 * size, LANTERN, fill_opacity=0.3))
        parts.append(circle(x, y, 13 * size, LANTERN, fill_opacity=0.6))
        parts.append(circle(x, y, 8 * size, LANTERN, stroke=LANTERN_INK, stroke_width=2.5 * size))
    return "".join(parts)


def _number_size(window: Window) -> float:
    return max(SMALLEST, window.cell * 0.62)


def _step_numbers(plan: Plan, window: Window) -> dict[str, list[int]]:
    """The numbers of the next steps inside a window, by their cells."""
    numbers: dict[str, list[int]] = {}
    for cell, number in plan.steps:
        if window.shows(cell):
            numbers.setdefault(cell, []).append(number)
    return numbers


def _beside_steps(
    plan: Plan,
    steps: Mapping[str, Sequence[int]],
    window: Window,
    things: Sequence[Box],
    letters: Collection[Box],
) -> dict[str, Box]:
    """Where the number of each cell lies to which a next step leads, first those before openings."""
    size = _number_size(window)
    boxes = dict[str, Box]()
    taken = [*letters]
    height = 1.4 * size
    outside = {cell: away for cell in steps if (away := outward(plan.cards, cell))}
    for cell in [*outside, *(cell for cell in steps if cell not in outside)]:
        px, py = at = _at(cell, window)
        width = style.disc_width(listed_as(steps[cell]), size)
        away = outside.get(cell, (0, 0))
        px += max(0.0, (width - window.cell) / 2) * away[0]
        px = min(max(px, width / 2), window.x + window.right - width / 2)  # within the picture
        py += max(0.0, height - window.cell) / 2 * away[1]
        box = window.around(px, py, width, height)._replace(x=px - width / 2)
        if cell not in outside or any(map(box.meets, (*taken, *things))):
            box = _beside(at, width, height, window, taken, things)
        taken.append(box)
        boxes[cell] = box
    return boxes


def listed_as(numbers: Sequence[int]) -> str:
    """Several numbers, ascending, on one disc: `3`, `3-5` or `3,5`."""
    first, last = numbers[0], numbers[-1]
    if first == last:
        return str(first)
    return f"{first}-{last}" if last - first == len(numbers) - 1 else ",".join(map(str, numbers))


def _spots(plan: Plan, window: Window) -> str:
    """The places for a card inside the window: outlines, and numbers that do not overlap."""
    if not plan.spots:
        return ""
    lines, numbers, taken = [], [], list[Box]()
    cards = [window.box(card.x, card.y) for card in plan.cards]
    for x, y, number in plan.spots:
        area = window.box(x, y)
        left, right = area.x + INSET, area.x + area.width - INSET
        top, bottom = area.y + INSET, area.y + area.height - INSET
        seen_left, seen_right = max(left, window.x), min(right, window.right)
        seen_top, seen_bottom = max(top, window.y), min(bottom, window.bottom)
        for edge in {left, right} & {seen_left, seen_right}:
            lines.append(f"M{edge:.5g} {seen_top:.5g}V{seen_bottom:.5g}")
        for edge in {top, bottom} & {seen_top, seen_bottom}:
            lines.append(f"M{seen_left:.5g} {edge:.5g}H{seen_right:.5g}")
        box = window.around((seen_left + seen_right) / 2, (seen_top + seen_bottom) / 2, DISC, DISC)
        if any(map(box.meets, taken)):
            box = _beside(box.middle, DISC, DISC, window, [*taken, *cards], ())
        taken.append(box)
        numbers.append(style.disc(*box.middle, str(number), SMALLEST))
        numbers.append(spot(place_mark(x, y), str(number), *box, lit=True))
    return line("".join(lines), QUIET, 2, stroke_dasharray="3 8") + "".join(numbers)

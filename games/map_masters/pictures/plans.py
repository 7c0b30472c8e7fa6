"""A dungeon as a plan: cards as they lie, lines through them, things circled and struck out, numbered next steps.

Both levels are plans of the same scale; the basement stands next to or below the main floor.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import groupby

from games.map_masters.pictures import floors, style
from games.map_masters.pictures.floors import Laid
from games.map_masters.pictures.icons import icon
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.pictures.windows import LABEL, LEVELS, Box, Window, outward, parsed, window_of
from games.map_masters.rules.cards import BASE, HEIGHT, MAIN, WIDTH, Place, face
from games.map_masters.rules.layouts import Placed
from pictures.kit import SMALLEST
from pictures.svg import begins, circle, line, path, rect, spot, text, width_of
from pictures.tokens import LANTERN, LANTERN_INK

LETTERS = "αβγδεζηθλμπρστφχψω"
NAME_HIGH = 34.0
"""The height of the name of a space."""
SIGN = SMALLEST * 1.4
"""The room that the letter of a route takes."""
THIN = 4.0
"""The least width of the line of a route."""
DISC = 46.0
"""The distance that numbered discs keep."""


@dataclass(frozen=True, slots=True)
class Trail:
    """The line of a path: strokes of cells such as `m3,4`; `colour` names a group, or is empty for one's own path."""

    strokes: Sequence[Sequence[str]]
    colour: str = ""
    open: bool = True
    """Whether the path goes on, so that its end is marked."""
    ends: tuple[bool, bool] = (True, True)
    """Whether its beginning and its end are in sight."""
    shift: float = 0.0
    """The shift of the line in cells, so that parallel lines stay visible."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that is drawn of a dungeon."""

    cards: Sequence[Placed]
    trails: Sequence[Trail] = ()
    circled: frozenset[str] = frozenset()
    crossed: frozenset[str] = frozenset()
    steps: Sequence[tuple[str, int]] = ()
    """Cells with the numbers of the next steps that lead to them."""
    spots: Sequence[tuple[int, int, int]] = ()
    """Places for a card, (x, y) with their number."""
    jumps: dict[str, str] = field(default_factory=dict)
    names: Mapping[tuple[int, int], str] = field(default_factory=dict)
    """The names of the cards' spaces, by the cards' corners."""


@dataclass(frozen=True, slots=True)
class Sign:
    """The letter of a route where it begins (`first`) or ends, around (x, y)."""

    letter: str
    first: bool
    x: float
    y: float


def place(mark: str) -> tuple[int, int]:
    """The two numbers of a place such as `at-2,7`."""
    x, _, y = mark.removeprefix("at").partition(",")
    return int(x), int(y)


def _laid(cards: Iterable[Placed], window: Window) -> list[Laid]:
    """The cards at their positions in the picture."""
    return [
        Laid(
            card.card,
            card.turned,
            window.x + (card.x - window.left) * window.cell,
            window.y + (card.y - window.top) * window.cell,
        )
        for card in cards
    ]


def _shows(window: Window, card: Placed) -> bool:
    """Whether a window on a cellar shows that of this card."""
    x, y = window.left + window.wide / 2, window.top + window.high / 2
    return card.x < x < card.x + WIDTH and card.y < y < card.y + HEIGHT


def drawn(plan: Plan, window: Window, level: int) -> str:
    """The main floor of a plan in a window, or the cellar that the window shows."""
    parts = []
    if level == BASE:
        (card,) = (card for card in plan.cards if _shows(window, card))
        plan = within(replace(plan, cards=[card]), window)
        wide, high = window.wide * window.cell, window.high * window.cell + LABEL
        looks: dict[str, object] = {"stroke": INK, "stroke_width": 2, "stroke_dasharray": "9 6"}
        parts.append(path(f"M{window.x:g} {window.y - LABEL:g}h{wide:g}v{high:g}h{-wide:g}z", style.SHADE, **looks))
        parts.append(text(window.x + 10, window.y - LABEL / 2, plan.names.get((card.x, card.y), ""), SMALLEST, INK))
    cards = _laid(plan.cards, window)
    parts.append(floors.ground(cards, level, window.cell, joined=True))
    parts += [_line(trail, window, level) for trail in plan.trails]
    parts.append(_marks("found", plan.circled, window, level))
    parts.append(floors.things(cards, level, window.cell))
    parts.append(_marks("strike", plan.crossed, window, level))
    parts += [_ends(trail, window, level) for trail in plan.trails]
    parts += [_jumps(plan, window, level)]
    if level == MAIN and plan.spots:
        parts.append(_spots(plan, window))
    if level == MAIN:
        parts.append(_names(plan, window))
    parts.append(steps(plan, window, level))
    return "".join(parts)


def _names(plan: Plan, window: Window) -> str:
    """The name of the space of each card inside it, never on a number, a letter or another name.

    It lies where it covers the fewest discoveries, if possible on rock, and as near the middle as that allows.
    """
    parts = []
    letters = [sign for of_group in (False, True) for sign in signs(plan.trails, window, of_group=of_group)]
    boxes = [_square(sign.x, sign.y, SIGN) for sign in letters]
    taken = [*_numbers(plan, window, MAIN).values(), *_letters(plan, window, MAIN), *boxes]
    for card in plan.cards:
        name = plan.names.get((card.x, card.y))
        if name is None:
            continue
        left, top = window.at(card.x - 0.5, card.y - 0.5)
        for box in _best_first(card.card, card.turned, window.cell, width_of(name, SMALLEST) + 10):
            best = replace(box, x=left + box.x, y=top + box.y)
            if not any(best.meets(other) for other in taken):
                parts.append(rect(best.x, best.y, best.wide, best.high, style.FLOOR, 6, stroke=INK, stroke_width=2))
                parts.append(text(*best.middle, name, SMALLEST, INK, "middle"))
                taken.append(best)
                break
    return "".join(parts)


@lru_cache(maxsize=1024)
def _best_first(card: str, turned: bool, cell: float, wide: float) -> tuple[Box, ...]:
    """Where a name of this width can lie inside a card, from its corner: every half cell, the best place first."""
    placed, window = Placed(card, turned, 0, 0), Window(0, 0, WIDTH, HEIGHT, 0, 0, cell)
    things = [_square(x, y, cell) for x, y in things_on(placed, window)]
    ways = [_square(*window.at(x, y), cell) for place in face(card, turned).places for x, y in _main_of(place)]
    step, middle = cell / 2, window.at(WIDTH // 2, HEIGHT // 2)
    ranked: list[tuple[int, int, float, Box]] = []
    for row in range(int((HEIGHT * cell - NAME_HIGH) / step) + 1):
        top = row * step
        beside, among = _spans(things, top), _spans(ways, top)
        for column in range(int((WIDTH * cell - wide) / step) + 1):
            box = Box(column * step, top, wide, NAME_HIGH)
            ranked.append((_covered(box, beside), _covered(box, among), box.distance(*middle), box))
    return tuple(box for *_, box in sorted(ranked, key=lambda choice: choice[:3]))


def _spans(squares: Sequence[Box], top: float) -> list[tuple[float, float]]:
    """From where to where the squares reach that a name at this height can overlap."""
    return [(box.x, box.x + box.wide) for box in squares if top < box.y + box.high and box.y < top + NAME_HIGH]


def _covered(box: Box, spans: Sequence[tuple[float, float]]) -> int:
    left, right = box.x, box.x + box.wide
    return sum([left < end and begin < right for begin, end in spans])


def _main_of(place: Place) -> list[tuple[int, int]]:
    """The cells of a place that lie on the main floor of its card."""
    return [(x, y) for level, x, y in place.cells if level == MAIN]


def _square(x: float, y: float, size: float) -> Box:
    """A square around (x, y)."""
    return Box(x - size / 2, y - size / 2, size, size)


def things_on(card: Placed, window: Window, level: int = MAIN) -> list[tuple[float, float]]:
    """Where the discoveries on a level of a card are drawn."""
    cells = (item.cell for item in face(card.card, card.turned).discoveries)
    return [window.at(card.x + x, card.y + y) for here, x, y in cells if here == level]


def hinted(plan: Plan, window: Window) -> str:
    """The main floor of a plan with its basements only hinted at, and the lines of both levels: an overview."""
    cards = _laid(plan.cards, window)
    low = replace(window, left=window.left - floors.SHIFT, top=window.top - floors.SHIFT)
    parts = [floors.ground(cards, MAIN, window.cell, joined=True)]
    parts += [_line(trail, window, MAIN) for trail in plan.trails]
    parts.append(_marks("found", plan.circled, window, MAIN))
    parts.append(floors.things(cards, MAIN, window.cell))
    parts.append(_marks("found", plan.circled, low, BASE, 0.6))
    parts.append(floors.hints(cards, window.cell))
    parts += [_line(trail, low, BASE, 0.6) for trail in plan.trails]
    parts.append(_marks("strike", plan.crossed, window, MAIN))
    parts.append(_marks("strike", plan.crossed, low, BASE, 0.6))
    going = [replace(trail, ends=(False, True)) for trail in plan.trails if trail.open]
    parts += [_ends(trail, at, level) for trail in going for at, level in ((window, MAIN), (low, BASE))]
    return "".join(parts)


def within(plan: Plan, window: Window) -> Plan:
    """The plan without the lines and steps that lie outside the window, and without marks next to its cards."""

    def inside(cell: str) -> bool:
        _, x, y = parsed(cell)
        return window.left <= x + 0.5 <= window.left + window.wide and window.top <= y + 0.5 <= window.top + window.high

    lying = {(card.x + x, card.y + y) for card in plan.cards for x in range(WIDTH) for y in range(HEIGHT)}

    def here(cell: str) -> bool:
        return parsed(cell)[1:] in lying

    trails = []
    for trail in filter(lambda trail: trail.strokes, plan.trails):
        strokes = [list(run) for cells in trail.strokes for seen, run in groupby(cells, inside) if seen]
        ends = trail.strokes[0][0], trail.strokes[-1][-1]
        trails.append(Trail(strokes, trail.colour, trail.open, (inside(ends[0]), inside(ends[1]))))
    return replace(
        plan,
        trails=trails,
        circled=frozenset(filter(here, plan.circled)),
        crossed=frozenset(filter(here, plan.crossed)),
        steps=[step for step in plan.steps if inside(step[0])],
        jumps={cell: letters for cell, letters in plan.jumps.items() if here(cell)},
    )


def _marks(name: str, cells: Iterable[str], window: Window, level: int, scale: float = 1) -> str:
    """A mark on each of these cells: what is circled or what is struck out."""
    return "".join(
        icon(name, *_at(cell, window), window.cell * scale) for cell in sorted(cells) if parsed(cell)[0] == level
    )


def _data(cells: Sequence[str], window: Window) -> str:
    points = [_at(cell, window) for cell in cells]
    if len(points) == 1:
        points.append(points[0])
    return "M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in points)


_GROUP_COLOURS = {group: colour for group, (colour, _) in style.GROUPS.items()}


def _line(trail: Trail, window: Window, level: int, scale: float = 1) -> str:
    """The strokes on a level: dashed in the basement; a group's in its own pattern."""
    strokes = [cells for cells in trail.strokes if cells and parsed(cells[-1])[0] == level]
    if not strokes:
        return ""
    aside = trail.shift * max(window.cell, THIN / 0.11)
    moved = replace(window, x=window.x + aside, y=window.y + aside)
    data = "".join(_data(cells, moved) for cells in strokes)
    colour = {"": style.PEN, **_GROUP_COLOURS, **style.ROUTES}[trail.colour]
    pattern = {"": None, **style.DASHES, **style.ROUTE_DASHES}[trail.colour]
    if level == BASE and not trail.colour:
        pattern = "0.34 0.3"
    dashes = None
    if pattern is not None:
        dashes = " ".join(f"{float(part) * window.cell:.3g}" for part in pattern.split())
    wide = max(THIN, window.cell * 0.11) * scale if trail.colour in style.ROUTES else window.cell * 0.19 * scale
    around = INK if trail.colour else style.FLOOR
    edge = 3.0 if trail.colour in style.ROUTES else max(4.0, window.cell * 0.11)
    return line(data, around, wide + edge) + line(data, colour, wide, stroke_dasharray=dashes)


def lines(trail: Trail, window: Window) -> str:
    """The whole line of a trail, both levels, for a small overview."""
    return _line(trail, window, MAIN, 2.6) + _line(trail, window, BASE, 2.6)


def _ends(trail: Trail, window: Window, level: int) -> str:
    """Where a line begins, and where it stands now."""
    if not trail.strokes or trail.colour in style.ROUTES:
        return ""
    parts = []
    first, last = trail.strokes[0][0], trail.strokes[-1][-1]
    size = window.cell
    if trail.ends[0] and parsed(first)[0] == level:
        x, y = _at(first, window)
        parts.append(
            style.sign(trail.colour, x, y, size * 0.8)
            if trail.colour
            else circle(x, y, size * 0.24, style.FLOOR, stroke=style.PEN, stroke_width=size * 0.12)
        )
    if trail.ends[1] and parsed(last)[0] == level and (trail.open or not trail.colour):
        x, y = _at(last, window)
        if trail.open:
            parts.append(circle(x, y, size * 0.52, "none", stroke=style.FLOOR, stroke_width=size * 0.2))
            parts.append(circle(x, y, size * 0.52, "none", stroke=style.PEN, stroke_width=size * 0.11))
        else:
            parts.append(circle(x, y, size * 0.2, style.PEN, stroke=style.FLOOR, stroke_width=size * 0.1))
    return "".join(parts)


def jumps_of(trails: Sequence[Trail]) -> dict[str, str]:
    """The letters by which the ends of a fall, stairs or teleport are found: each cell with its letters."""
    names: dict[str, str] = {}
    letter = iter(LETTERS * 9)
    for trail in trails:
        for before, after in zip(trail.strokes, trail.strokes[1:], strict=False):
            name = next(letter)
            for cell in (before[-1], after[0]):
                names[cell] = names.get(cell, "") + name
    return names


def _jumps(plan: Plan, window: Window, level: int) -> str:
    """A letter at both ends of every jump of a line."""
    size = _letter_size(window)
    shown = [letters for cell, letters in plan.jumps.items() if parsed(cell)[0] == level]
    frame = {"stroke": style.PEN, "stroke_width": 3}
    return "".join(
        rect(box.x, box.y, box.wide, box.high, style.FLOOR, 5, **frame)
        + text(*box.middle, letters, size, INK, "middle")
        for letters, box in zip(shown, _letters(plan, window, level), strict=True)
    )


def _letter_size(window: Window) -> float:
    return max(SMALLEST, window.cell * 0.55)


def _letters(plan: Plan, window: Window, level: int) -> list[Box]:
    """Where the letters of jumps lie on a level, next to their cells."""
    size, things = _letter_size(window), _squares(plan, window, level)
    boxes: list[Box] = []
    for cell, letters in plan.jumps.items():
        if parsed(cell)[0] == level:
            wide = size * (0.4 + 0.6 * len(letters))
            boxes.append(_beside(_at(cell, window), wide, size * 1.04, window, boxes, things))
    return boxes


def _squares(plan: Plan, window: Window, level: int) -> list[Box]:
    """The places that numbers and letters should not cover: things, next steps on a card, and the ends of jumps."""
    things = [at for card in plan.cards for at in things_on(card, window, level)]
    for cell in (*_numbered(plan, level), *plan.jumps):
        here, x, y = parsed(cell)
        if here == level and (level == BASE or outward(plan.cards, cell) is None):
            things.append(window.at(x, y))
    return [_square(x, y, 0.8 * window.cell) for x, y in things]


def _at(cell: str, window: Window) -> tuple[float, float]:
    """The middle of a cell in the picture."""
    return window.at(*parsed(cell)[1:])


def _beside(
    at: tuple[float, float], wide: float, high: float, window: Window, taken: Sequence[Box], things: Sequence[Box]
) -> Box:
    """Where a number or letter lies next to a cell: inside the window, on no other and on the fewest things.

    `at`: the middle of the cell. Where all places next to it are taken, it lies one further away.
    """
    x, y = at
    far = 2 * max(wide, high) + 2 * window.cell
    taken, things = ([box for box in listed if box.distance(x, y) < far] for listed in (taken, things))
    boxes: list[tuple[int, int, Box]] = []
    for near in (0.45 * window.cell, 0.45 * window.cell + high):
        boxes += [
            (sum(map(box.meets, taken)), sum(map(box.meets, things)), box)
            for box in _around(x, y, near, wide, high, window)
        ]
        if any(not on_others for on_others, *_ in boxes):
            break
    return min(boxes, key=lambda choice: choice[:2])[2]


def _around(x: float, y: float, near: float, wide: float, high: float, window: Window) -> Iterator[Box]:
    """The places for a number inside the window, `near` a cell in every direction."""
    for across in (1, -1, 0.5, -0.5, 0):
        for down in (-1, 1, 0, -0.5, 0.5):
            if max(abs(across), abs(down)) == 1:
                px, py = x + across * (near + wide / 2), y + down * (near + high / 2)
                px = max(window.x + wide / 2, min(px, window.x + window.wide * window.cell - wide / 2))
                py = max(window.y + high / 2, min(py, window.y + window.high * window.cell - high / 2))
                yield Box(px - wide / 2, py - high / 2, wide, high)


def signs(trails: Sequence[Trail], window: Window, *, of_group: bool = False) -> list[Sign]:
    """The letters of the routes among the trails, where these begin and end; side by side on one cell.

    None lies outside the window. `of_group`: they all begin where the group waits, and end before a card with words
    on it.
    """
    at: dict[str, list[tuple[str, bool]]] = {}
    for trail in trails:
        if trail.colour not in style.ROUTES or not trail.strokes:
            continue
        ends = [(trail.strokes[0][0], True), (trail.strokes[-1][-1], False)]
        if of_group:
            ends = [(trail.strokes[-1][-2:][0], False)]
        for cell, first in ends:
            at.setdefault(cell, []).append((trail.colour, first))
    letter_signs = []
    for cell, letters in at.items():
        _, x, y = parsed(cell)
        px, py = window.at(x, y)
        rest = (len(letters) - 1) * SIGN
        least, most = window.x + SIGN / 2, window.x + window.wide * window.cell - SIGN / 2 - rest
        left = max(least, min(px - rest / 2, most))
        letter_signs += [Sign(letter, first, left + place * SIGN, py) for place, (letter, first) in enumerate(letters)]
    return letter_signs


def lettered(
    trails: Sequence[Trail], window: Window, marks: Mapping[str, str] | None = None, *, of_group: bool = False
) -> str:
    """The letters of the routes where they begin, in their colours, and where they end, dark.

    `marks`: of the routes, by letter, if they can be tapped. `of_group`: see `signs`.
    """
    parts = []
    for sign in signs(trails, window, of_group=of_group):
        parts.append(style.route_disc(sign.letter, sign.x, sign.y, first=sign.first))
        if marks is not None:
            place = sign.x - SIGN / 2, sign.y - SIGN / 2, SIGN, SIGN
            parts.append(spot(marks[sign.letter], sign.letter, *place))
    return "".join(parts)


def steps(plan: Plan, window: Window, level: int) -> str:
    """The next steps: numbers on discs, one for each cell, above the frames of all cells."""
    frames, discs, links = [], [], ""
    places = _numbers(plan, window, level)
    for cell, listed in _numbered(plan, level).items():
        (px, py), (x, y), half = _at(cell, window), places[cell].middle, window.cell * 0.46
        part = half / max(half, abs(x - px), abs(y - py))
        links += f"M{px + (x - px) * part:.5g} {py + (y - py) * part:.5g}L{x:.5g} {y:.5g}"
        if level == BASE or outward(plan.cards, cell) is None:
            frames.append(style.lit(px - half, py - half, 2 * half, 2 * half, 8, 0))
        discs.append(style.disc(x, y, listed_as(listed), _number_size(window)))
    return line(links, LANTERN_INK, 4) * bool(links) + "".join(frames + discs)


def dots(
    cells: Iterable[str], windows: Sequence[tuple[Window, int]], *, hinted: bool = False, least: float = 24.0
) -> str:
    """The next steps on a page: lit dots, in a cellar that is only `hinted` at a little lower; `least`: their size."""
    parts = []
    for cell in cells:
        window = window_of(cell, windows)
        level, x, y = parsed(cell)
        shift = floors.SHIFT if hinted and level == BASE else 0
        px, py, size = *window.at(x + shift, y + shift), max(least, window.cell) / 40
        parts.append(circle(px, py, 19 * size, LANTERN, fill_opacity=0.3))
        parts.append(circle(px, py, 13 * size, LANTERN, fill_opacity=0.6))
        parts.append(circle(px, py, 8 * size, LANTERN, stroke=LANTERN_INK, stroke_width=2.5 * size))
    return "".join(parts)


def _number_size(window: Window) -> float:
    return max(SMALLEST, window.cell * 0.62)


def _numbered(plan: Plan, level: int) -> dict[str, list[int]]:
    """The numbers of the next steps on a level, by their cells."""
    numbers: dict[str, list[int]] = {}
    for cell, number in plan.steps:
        if parsed(cell)[0] == level:
            numbers.setdefault(cell, []).append(number)
    return numbers


def _numbers(plan: Plan, window: Window, level: int) -> dict[str, Box]:
    """Where the number of each cell lies to which a next step leads, first those before openings."""
    size, things = _number_size(window), _squares(plan, window, level)
    high, boxes, taken = 1.4 * size, dict[str, Box](), _letters(plan, window, level)
    numbered = _numbered(plan, level)
    outside = {cell: away for cell in numbered if level == MAIN and (away := outward(plan.cards, cell))}
    for cell in [*outside, *(cell for cell in numbered if cell not in outside)]:
        px, py = at = _at(cell, window)
        wide, away = style.disc_width(listed_as(numbered[cell]), size), outside.get(cell, (0, 0))
        px += max(0.0, (wide - window.cell) / 2) * away[0]
        px = min(max(px, wide / 2), 2 * window.x + window.wide * window.cell - wide / 2)  # within the picture
        py += max(0.0, high - window.cell) / 2 * away[1]
        py = max(min(py, window.y + window.high * window.cell - high / 2), window.y + high / 2)
        box = Box(px - wide / 2, py - high / 2, wide, high)
        if cell not in outside or any(map(box.meets, (*taken, *things))):
            box = _beside(at, wide, high, window, taken, things)
        taken.append(box)
        boxes[cell] = box
    return boxes


def touched(
    mark: str, cell: str, window: Window, about: str, *, hinted: bool, lit: bool = False, crossed: str | None = None
) -> str:
    """Where a cell can be tapped; one of a basement that is only `hinted` at on the main floor lies a little lower.

    `lit`: it has a number in the light. `crossed`: what a line from elsewhere means there.
    """
    level, x, y = parsed(cell)
    shift = floors.SHIFT if hinted and level == BASE else 0
    px, py = window.at(x + shift, y + shift)
    half = window.cell / 2
    return spot(mark, about, px - half, py - half, window.cell, window.cell, lit=lit, crossed=crossed)


def near_ends(cards: Iterable[Placed], marks: Sequence[str], stands: str) -> list[tuple[str, str]]:
    """Where stairs and pits at which a path `stands` can be tapped, apart from their far end: their mark and the cell.

    A finger means the stairs themselves, and their far end may lie outside what is shown.
    """
    ends = []
    for card in cards:
        shown = face(card.card, card.turned)
        for item in shown.discoveries:
            _, x, y = item.cell
            above, below = (f"{level}{card.x + x},{card.y + y}" for level in LEVELS)
            if item.icon in ("stairs", "pit") and parsed(stands)[0] == MAIN:
                ends.append((below, above))
            elif item.icon == "stairs" and stands == below:
                _, u, v = shown.places[item.place].cells[0]
                far = f"{LEVELS[MAIN]}{card.x + u},{card.y + v}"
                ends += [(far, below), (far, above)]
    return [(mark, cell) for mark, cell in ends if mark in marks and cell not in marks]


def room_of(cards: Iterable[Placed], at: str) -> list[str]:
    """The cells of the room with this cell, its corners first and last; empty for any other cell."""
    for card in cards:
        for place in face(card.card, card.turned).places:
            cells = [f"{LEVELS[level]}{card.x + x},{card.y + y}" for level, x, y in place.cells]
            if place.room and at in cells:
                return cells
    return []


def begun(cells: Sequence[str], mark: str, window: Window) -> str:
    """Where a line begins at this mark: a rectangle of cells, of which the corners come first and last."""
    (_, left, top), (_, right, bottom) = parsed(cells[0]), parsed(cells[-1])
    x, y = window.at(left - 0.5, top - 0.5)
    return begins(mark, x, y, (right - left + 1) * window.cell, (bottom - top + 1) * window.cell)


def listed_as(numbers: Sequence[int]) -> str:
    """Several numbers, ascending, on one disc: `3`, `3-5` or `3,5`."""
    first, last = numbers[0], numbers[-1]
    if first == last:
        return str(first)
    return f"{first}-{last}" if last - first == len(numbers) - 1 else ",".join(map(str, numbers))


def _spots(plan: Plan, window: Window) -> str:
    """The places for a card inside the window: outlines, and numbers that do not overlap."""
    right, bottom = window.x + window.wide * window.cell, window.y + window.high * window.cell
    lines, numbers = [], []
    corners = [window.at(card.x - 0.5, card.y - 0.5) for card in plan.cards]
    cards = [Box(*corner, WIDTH * window.cell, HEIGHT * window.cell) for corner in corners]
    taken: list[Box] = []
    for x, y, number in plan.spots:
        left, top = window.x + (x - window.left) * window.cell, window.y + (y - window.top) * window.cell
        sides = left + 3, top + 3, left + WIDTH * window.cell - 3, top + HEIGHT * window.cell - 3
        seen = max(sides[0], window.x), max(sides[1], window.y), min(sides[2], right), min(sides[3], bottom)
        for at in {sides[0], sides[2]} & {seen[0], seen[2]}:
            lines.append(f"M{at:.5g} {seen[1]:.5g}V{seen[3]:.5g}")
        for at in {sides[1], sides[3]} & {seen[1], seen[3]}:
            lines.append(f"M{seen[0]:.5g} {at:.5g}H{seen[2]:.5g}")
        px = min(max((seen[0] + seen[2]) / 2, window.x + DISC / 2), right - DISC / 2)
        py = min(max((seen[1] + seen[3]) / 2, window.y + DISC / 2), bottom - DISC / 2)
        box = _square(px, py, DISC)
        if any(map(box.meets, taken)):
            box = _beside((px, py), DISC, DISC, window, [*taken, *cards], ())
        taken.append(box)
        numbers.append(style.disc(*box.middle, str(number), SMALLEST))
        numbers.append(spot(f"at{x},{y}", str(number), box.x, box.y, DISC, DISC, lit=True))
    return line("".join(lines), QUIET, 2, stroke_dasharray="3 8") + "".join(numbers)

"""Names, numbers and letters on a plan: none lies on another, and each covers as few discoveries as possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from games.map_masters.pictures import style
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.pictures.windows import Box, Window, outward
from games.map_masters.rules.cards import CARDS, HEIGHT, MAIN, WIDTH, face
from games.map_masters.rules.layouts import Placed, place_mark
from games.map_masters.rules.step_options import MORE
from pictures.kit import SMALLEST
from pictures.svg import line, rect, spot, text, width_of
from pictures.tokens import LANTERN_INK

NAME_HEIGHT = 34.0
"""The height of the name of a space."""
DISC = 46.0
"""The distance that numbered discs keep."""
INSET = 3
"""The distance of the outline of a place for a card from its edges."""


class Labels:
    """The labels on the cards that a window shows: first the letters of jumps, then the numbers of steps, then names.

    `jumps`: the letters at each end of a jump. `steps`: the numbers of the next steps that lead to each cell.
    """

    def __init__(
        self, cards: Sequence[Placed], window: Window, jumps: Mapping[str, str], steps: Mapping[str, Sequence[str]]
    ) -> None:
        self.cards, self.window, self.jumps, self.steps = cards, window, jumps, steps
        self.letter_size, self.number_size = max(SMALLEST, window.cell * 0.55), max(SMALLEST, window.cell * 0.62)
        points = [thing for card in cards for thing in _things_on(card, window)]
        points += [window.at_cell(cell) for cell in (*steps, *jumps) if outward(cards, cell) is None]
        asking = [window.box(card.x, card.y) for card in cards if CARDS[card.card].asks]
        self.kept_clear = [Box.around(x, y, 0.8 * window.cell, 0.8 * window.cell) for x, y in points]
        """The places of discoveries, of cells that steps and jumps lead to, and of cards that ask for something."""
        self.kept_clear += [*asking, *asking]  # which count twice
        self.letter_boxes = self._place_letters()
        self.number_boxes = self._place_numbers()

    def _place_letters(self) -> dict[str, Box]:
        """Where the letters of jumps lie, next to their cells."""
        boxes = dict[str, Box]()
        for cell, letters in self.jumps.items():
            size = self.letter_size * (0.4 + 0.6 * len(letters)), self.letter_size * 1.04
            boxes[cell] = self._beside(self.window.at_cell(cell), size, boxes.values(), self.kept_clear)
        return boxes

    def _place_numbers(self) -> dict[str, Box]:
        """Where the number of each cell lies to which a next step leads, first those before openings."""
        window, size = self.window, self.number_size
        boxes = dict[str, Box]()
        taken = [*self.letter_boxes.values()]
        height = 1.4 * size
        outside = {cell: away for cell in self.steps if (away := outward(self.cards, cell))}
        for cell in [*outside, *(cell for cell in self.steps if cell not in outside)]:
            x, y = at = window.at_cell(cell)
            width = style.disc_width(listed_as(self.steps[cell]), size)
            across, down = outside.get(cell, (0, 0))
            x += max(0.0, (width - window.cell) / 2) * across
            x = min(max(x, width / 2), window.x + window.right - width / 2)  # within the picture
            y += max(0.0, height - window.cell) / 2 * down
            box = window.around(x, y, width, height)._replace(x=x - width / 2)
            if cell not in outside or any(map(box.meets, (*taken, *self.kept_clear))):
                box = self._beside(at, (width, height), taken, self.kept_clear)
            taken.append(box)
            boxes[cell] = box
        return boxes

    def _beside(
        self, at: tuple[float, float], size: tuple[float, float], taken: Iterable[Box], things: Iterable[Box]
    ) -> Box:
        """Where a label of this size lies next to a cell: inside the window, on none `taken` and on the fewest things.

        `at`: the middle of the cell. Where all places next to it are taken, it lies one further away.
        """
        cell = self.window.cell
        far = 2 * max(size) + 2 * cell
        taken = [box for box in taken if box.distance(*at) < far]
        things = [box for box in things if box.distance(*at) < far]
        boxes: list[Box] = []
        for near in (0.45 * cell, 0.45 * cell + size[1]):
            boxes += self._around(at, near, size)
            if not all(any(map(box.meets, taken)) for box in boxes):
                break
        return min(boxes, key=lambda box: (sum(map(box.meets, taken)), sum(map(box.meets, things))))

    def _around(self, at: tuple[float, float], near: float, size: tuple[float, float]) -> Iterator[Box]:
        """The places for a label of this size inside the window, `near` a cell in every direction."""
        (x, y), (width, height) = at, size
        for across in (1, -1, 0.5, -0.5, 0):
            for down in (-1, 1, 0, -0.5, 0.5):
                if max(abs(across), abs(down)) == 1:
                    middle = x + across * (near + width / 2), y + down * (near + height / 2)
                    yield self.window.around(*middle, width, height)

    def letters(self) -> str:
        """The letters of jumps at each of their ends."""
        parts = []
        for cell, box in self.letter_boxes.items():
            parts.append(rect(*box, style.FLOOR, 5, stroke=style.PEN, stroke_width=3))
            parts.append(text(*box.middle, self.jumps[cell], self.letter_size, INK, "middle"))
        return "".join(parts)

    def numbers(self) -> str:
        """The next steps: numbers on discs, one for each cell, above the frames of all cells."""
        frames, discs, links = [], [], ""
        half = self.window.cell * 0.46
        for cell, numbers in self.steps.items():
            (cell_x, cell_y), (x, y) = self.window.at_cell(cell), self.number_boxes[cell].middle
            inside = half / max(half, abs(x - cell_x), abs(y - cell_y))  # the part of the way inside the frame
            links += f"M{cell_x + (x - cell_x) * inside:.5g} {cell_y + (y - cell_y) * inside:.5g}L{x:.5g} {y:.5g}"
            if outward(self.cards, cell) is None:
                frames.append(style.lit(cell_x - half, cell_y - half, 2 * half, 2 * half, 8, 0))
            discs.append(style.disc(x, y, listed_as(numbers), self.number_size))
        return (line(links, LANTERN_INK, 4) if links else "") + "".join(frames + discs)

    def names(self, names: Mapping[tuple[int, int], str], taken: Iterable[Box]) -> str:
        """The name of the space of each card inside it, by the cards' corners; never on a label or what is `taken`.

        It lies where it covers the fewest discoveries, if possible on rock, and as near the middle as that allows.
        """
        parts = []
        taken = [*self.number_boxes.values(), *self.letter_boxes.values(), *taken]
        for card in self.cards:
            name = names.get((card.x, card.y))
            if name is None:
                continue
            left, top, *_ = self.window.box(card.x, card.y)
            for box in _best_first(card.card, card.turned, self.window.cell, width_of(name, SMALLEST) + 10):
                best = box._replace(x=left + box.x, y=top + box.y)
                if not any(best.meets(other) for other in taken):
                    parts.append(rect(*best, style.FLOOR, 6, stroke=INK, stroke_width=2))
                    parts.append(text(*best.middle, name, SMALLEST, INK, "middle"))
                    taken.append(best)
                    break
        return "".join(parts)

    def spots(self, spots: Sequence[tuple[int, int, str]]) -> str:
        """The places for a card inside the window, (x, y) with their number: outlines, and numbers apart."""
        if not spots:
            return ""
        window, lines, numbers, taken = self.window, [], [], list[Box]()
        cards = [window.box(card.x, card.y) for card in self.cards]
        for x, y, number in spots:
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
                box = self._beside(box.middle, (DISC, DISC), [*taken, *cards], ())
            taken.append(box)
            numbers.append(style.disc(*box.middle, number, SMALLEST))
            numbers.append(spot(place_mark(x, y), number, *box, lit=True))
        return line("".join(lines), QUIET, 2, stroke_dasharray="3 8") + "".join(numbers)


@lru_cache(maxsize=1024)
def _best_first(card: str, turned: bool, cell: float, width: float) -> tuple[Box, ...]:
    """Where a name of this width can lie inside a card, from its corner: every half cell, the best place first."""
    placed = Placed(card, turned, 0, 0)
    window = Window(0, 0, WIDTH, HEIGHT, 0, 0, cell)
    things = [Box.around(x, y, cell, cell) for x, y in _things_on(placed, window)]
    open_cells = [open_cell for place in face(card, turned).places for open_cell in place.cells]
    ways = [Box.around(*window.at(x, y), cell, cell) for level, x, y in open_cells if level == MAIN]
    step, middle = cell / 2, window.at(WIDTH // 2, HEIGHT // 2)
    ranked: list[tuple[int, int, float, Box]] = []
    for row in range(int((HEIGHT * cell - NAME_HEIGHT) / step) + 1):
        top = row * step
        thing_spans, way_spans = _spans(things, top), _spans(ways, top)
        for column in range(int((WIDTH * cell - width) / step) + 1):
            box = Box(column * step, top, width, NAME_HEIGHT)
            ranked.append((_covered(box, thing_spans), _covered(box, way_spans), box.distance(*middle), box))
    return tuple(box for *_, box in sorted(ranked, key=lambda choice: choice[:3]))


def _spans(squares: Sequence[Box], top: float) -> list[tuple[float, float]]:
    """The left and right edges of the squares that a name at this height can overlap."""
    return [(box.x, box.x + box.width) for box in squares if top < box.y + box.height and box.y < top + NAME_HEIGHT]


def _covered(box: Box, spans: Sequence[tuple[float, float]]) -> int:
    """The number of spans that a name there would overlap."""
    left, right = box.x, box.x + box.width
    return sum([left < end and begin < right for begin, end in spans])


def _things_on(card: Placed, window: Window) -> list[tuple[float, float]]:
    """Where the discoveries of a card are drawn in a window."""
    cells = (item.cell for item in face(card.card, card.turned).discoveries)
    return [window.at(card.x + x, card.y + y) for level, x, y in cells if level == window.level]


def numbered(marks: Iterable[str]) -> list[tuple[str, str]]:
    """The marks with the numbers of their answers; one that is there again for another way has `6b` as well.

    Whole layouts and routes have letters instead.
    """
    ways = Counter(mark for mark in marks if ":" not in mark)
    return [
        (mark, f"{number}{letter}")
        for number, (mark, count) in enumerate(ways.items(), 1)
        for letter in ("", *MORE[: count - 1])
    ]


def listed_as(numbers: Sequence[str]) -> str:
    """Several numbers, ascending, on one disc: `3`, `3-5`, `3,5`, `3,3b` or `3-4b`."""
    whole = [int(number.rstrip(MORE)) for number in numbers]
    different = len({*whole})
    in_row = whole[-1] - whole[0] == different - 1
    least = 3 if different == 1 else 2
    return f"{numbers[0]}-{numbers[-1]}" if in_row and len(numbers) >= least else ",".join(numbers)

"""Checks of any picture, for hand-made positions and for all games that the conformance suite plays."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from xml.etree import ElementTree

from pictures.kit import LONGEST_ALT, SMALLEST
from pictures.svg import NARROWEST, Picture, has_glyph, width_of
from pictures.typefaces import BODY, TITLE

SVG = "{http://www.w3.org/2000/svg}"
FLATTEST = 3.1
"""The largest ratio of width to height that a picture may have."""
TALLEST = 1.2
"""The smallest ratio of width to height that a picture may have."""
NARROW = 900
"""The least width of any picture in pixels."""
CAPITALS = 0.72
"""The height of capitals and kanji above the baseline, in font sizes."""
SLACK = 8
"""The units by which the empty side of a letter may extend over the edge."""


PHONE = 360
"""The width at which a phone shows a public picture, in pixels."""
PHONE_LEAST = 11
"""The least height of the text of such a picture, in pixels."""
MOST_OVERLAP = 0.15
"""The part of a line's box that another line may cover: empty sides of letters."""


_MARKUP = re.compile(r"\*\*|`|\n|^(?:-|#|-#|>) ")
"""Markup that a screen reader would read out."""


@dataclass(frozen=True)
class Line:
    """A line of text as drawn, in the picture's units: its letters' height and the box around it."""

    words: str
    size: float
    squeeze: float
    """The width of the letters as a share of the font's; 1 if they are not condensed."""
    left: float
    top: float
    right: float
    bottom: float


Matrix = tuple[float, float, float, float, float, float]
"""An affine map as in SVG: x' = a x + c y + e, y' = b x + d y + f."""
PLAIN: Matrix = (1, 0, 0, 1, 0, 0)


def times(one: Matrix, other: Matrix) -> Matrix:
    """The transformation `other` inside `one`."""
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def matrix_of(transform: str) -> Matrix:
    """The matrix of one of our `transform` attributes. Raises ValueError for an unknown kind."""
    matrix = PLAIN
    for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", transform):
        values = [float(number) for number in numbers.replace(",", " ").split()]
        if name == "translate":
            step: Matrix = (1, 0, 0, 1, values[0], values[1] if len(values) > 1 else 0)
        elif name == "scale":
            step = (values[0], 0, 0, values[-1], 0, 0)
        elif name == "rotate":
            cos, sin = math.cos(math.radians(values[0])), math.sin(math.radians(values[0]))
            step = (cos, sin, -sin, cos, 0, 0)
            if len(values) == 3:
                around, back = (1, 0, 0, 1, values[1], values[2]), (1, 0, 0, 1, -values[1], -values[2])
                step = times(times(around, step), back)
        else:
            raise ValueError(f"unknown transform {name}")
        matrix = times(matrix, step)
    return matrix


@lru_cache(maxsize=1)
def parsed(svg: str) -> ElementTree.Element:
    """A picture as elements, which must not be changed."""
    return ElementTree.fromstring(svg)


def placed(
    part: ElementTree.Element, outer: Matrix = PLAIN, *, clipped: bool = True
) -> Iterator[tuple[ElementTree.Element, Matrix]]:
    """Every element with its place in the whole picture; elements with a clip path only if `clipped`."""
    matrix = times(outer, matrix_of(part.get("transform", "")))
    yield part, matrix
    for child in part:
        if clipped or "clip-path" not in child.attrib:
            yield from placed(child, matrix, clipped=clipped)


def box_of(matrix: Matrix, left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
    """The left, top, right and bottom of a rectangle in the whole picture."""
    a, b, c, d, e, f = matrix
    corners = [(x, y) for x in (left, right) for y in (top, bottom)]
    across, down = zip(*((a * x + c * y + e, b * x + d * y + f) for x, y in corners), strict=True)
    return min(across), min(down), max(across), max(down)


@lru_cache(maxsize=1)
def lines(svg: str) -> list[Line]:
    """Every line of text of a picture that is not clipped."""
    return [_line(part, matrix) for part, matrix in placed(parsed(svg), clipped=False) if part.tag == f"{SVG}text"]


def _line(part: ElementTree.Element, matrix: Matrix) -> Line:
    words, size = part.text or "", float(part.get("font-size", 0))
    width = width_of(words, size, TITLE if part.get("font-family", BODY).startswith(TITLE) else BODY)
    x, y = float(part.get("x", 0)), float(part.get("y", 0))
    x -= {"middle": width / 2, "end": width}.get(part.get("text-anchor", ""), 0)
    a, b, c, d, _, _ = matrix
    wide, high = math.hypot(a, b), math.hypot(c, d)
    return Line(words, size * high, wide / high, *box_of(matrix, x, y - CAPITALS * size, x + width, y))


def without_glyph(words: str) -> set[str]:
    """The characters of `words` that the fonts lack."""
    return {letter for letter in words if letter != "\n" and not has_glyph(letter)}


def faults(picture: Picture, flattest: float = FLATTEST, tallest: float = TALLEST, narrow: float = NARROW) -> list[str]:
    """Everything that is wrong with a picture and its words, in sentences."""
    complaints: list[str] = []
    root = parsed(picture.svg)
    wide, high = (float(root.get(side, 0)) for side in ("width", "height"))
    if wide < narrow:
        complaints.append(f"drawn {wide:g} pixels wide, at least {narrow:g} are wanted")
    if not tallest <= wide / high <= flattest:
        complaints.append(f"{wide:g} by {high:g} is too flat or too tall")
    width, height = map(float, root.get("viewBox", "0 0 0 0").split()[2:])
    for line in lines(picture.svg):
        complaints += [f"{line.words!r} {fault}" for fault in _line_faults(line, width, height)]
    ids = set(re.findall(r'\bid="([^"]+)"', picture.svg))
    used = set(re.findall(r'href="#([^"]+)"', picture.svg))
    complaints += [f"#{name} is used and nowhere drawn" for name in sorted(used - ids)]
    if not 0 < len(picture.alt) <= LONGEST_ALT:
        complaints.append(f"the alternative text has {len(picture.alt)} characters")
    if _MARKUP.search(picture.alt):
        complaints.append(f"markdown in the alternative text: {picture.alt}")
    if not picture.text.strip():
        complaints.append("there are no words")
    return complaints


def _line_faults(line: Line, width: float, height: float) -> Iterator[str]:
    """The faults of a line of text in a picture of this size, as predicates."""
    if line.size < SMALLEST - 0.001:
        yield f"is {line.size:g} high, at least {SMALLEST} are wanted"
    if line.squeeze < NARROWEST - 0.001:
        yield f"is squeezed to {line.squeeze:g}"
    inside = line.left >= -SLACK and line.right <= width + SLACK and line.top >= -SLACK and line.bottom <= height
    if not inside:
        yield f"stands outside, at {line.left:g} {line.top:g} {line.right:g} {line.bottom:g}"
    if lacking := without_glyph(line.words):
        yield f"has {sorted(lacking)}, which the fonts lack"


def hard_to_read(picture: Picture) -> list[str]:
    """The texts that are too small on a phone, or covered by other text."""
    width = float(parsed(picture.svg).get("viewBox", "0 0 1 1").split()[2])
    written = [line for line in lines(picture.svg) if line.words.strip()]
    complaints = [
        f"{line.words!r} is {high:.1f} pixels high on a phone, at least {PHONE_LEAST} are wanted"
        for line in written
        if (high := line.size / width * PHONE) < PHONE_LEAST - 0.01
    ]
    for index, one in enumerate(written):
        for other in written[index + 1 :]:
            if _covered(one, other) > MOST_OVERLAP:
                complaints.append(f"{one.words!r} and {other.words!r} lie on each other")
    return complaints


def _covered(one: Line, other: Line) -> float:
    """Which part of the smaller line's box is covered by the other's."""
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    if across <= 0 or down <= 0:
        return 0
    areas = ((line.right - line.left) * (line.bottom - line.top) for line in (one, other))
    return across * down / max(1, min(areas))

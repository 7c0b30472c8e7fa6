"""A monster's tile on the board: name, drawing, weaknesses, and the heroes who hold some of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.dungeon_go.pictures import style
from games.dungeon_go.pictures.emblems import emblem
from games.dungeon_go.pictures.words import Locale
from games.dungeon_go.rules.components import Ability, Size
from games.dungeon_go.rules.view import MonsterView
from pictures.cards import RADIUS, shadow
from pictures.kit import SMALLEST, numbered_sign, star
from pictures.paragraphs import broken
from pictures.states import choosable
from pictures.svg import NARROWEST, group, line, path, rect, text, width_of
from pictures.tokens import INK
from pictures.typefaces import TITLE

MarkView = tuple[Ability, int | None]
"""A weakness, and the number of the hero who holds it."""
LINE = 27
"""The distance from one line of a name to the next."""
EVEN = 0.6
"""The largest part of a name that its first of two lines holds."""
MARK, NARROW = 34, 30
"""The size of the sign of a weakness, and of each of three or four."""
TOKEN, LIFT = 26, 21
"""The size of the number of the hero who holds a weakness, and how far it rises above the sign."""
LARGEST = 92
"""The size of drawings of large monsters; small ones are smaller."""


class _Content(NamedTuple):
    """The content of a tile: all that it shows of a monster."""

    unit: str
    size: Size
    marks: tuple[MarkView, ...]
    fresh: bool
    """Whether it is large and nobody has attacked it yet, which a star shows."""


def tile(locale: Locale, monster: MonsterView, width: float, height: float, code: str = "") -> str:
    """The tile at the origin, with the `code` of its cell and in the light if an answer hits it.

    The signs of the weaknesses stand in a row at the foot. The drawing is next to that row if it is short, or above
    it; below a name of two lines there is too little room for that, so it is next to the second line.
    """
    marks = tuple((ability, monster.holders.get(ability)) for ability in monster.marks)
    fresh = monster.size != "small" and not monster.attacked
    return _tile(locale.nameless(), _Content(monster.unit, monster.size, marks, fresh), width, height, code)


@lru_cache(maxsize=512)
def _tile(locale: Locale, content: _Content, width: float, height: float, code: str) -> str:
    unit, size, marks, fresh = content
    room = width - 12
    lines, split = _name_lines(locale.say(f"monster-{unit}"), room)
    widths = [width_of(words, SMALLEST, TITLE) for words in split]
    head = 6.0 + LINE * lines
    mark = MARK if len(marks) < 3 else NARROW
    row = width - 5 - mark * len(marks)
    foot = height - 4 - mark
    # Where the drawing is: next to the signs, next to the second line of the name (`within`), or between both.
    beside = len(marks) + lines < 4
    within = not beside and lines == 2
    squeeze = NARROWEST if within else 1.0
    above = foot - (LIFT - 5 if any(hero is not None for _, hero in marks) else 0)
    if beside:
        box = (2.0, head, row - 1, height)
    elif within:
        box = (14 + widths[1] * squeeze, 7.0 + LINE, width - 6, above)
    else:
        box = (2.0, head, width - 2, above)
    beside_code = width - 10 - style.CODE[0]
    line_of_code = _line_with_room(widths[:1] if within else widths, beside_code) if code else None
    below = bool(code) and beside and line_of_code is None
    x, y, drawing = _drawing_in(box, size, coded=bool(code), below=below, beside=beside)
    parts = [_frame(width, height, head, style.KINDS[size])]
    if code:
        parts.append(choosable(0, 0, width, height, RADIUS, 0))
        parts.append(group(style.aim(drawing / 2), at=(x, y)))
    parts.append(group(emblem(unit), at=(x - drawing / 2, y - drawing / 2), scale=drawing / 100))
    parts.append(_weaknesses(locale, marks, row, foot, mark))
    for index, words in enumerate(split):
        fits = min(beside_code if index == line_of_code else room, widths[index] * squeeze + 0.1)
        parts.append(text(6, 4 + LINE * (index + 0.5), words, SMALLEST, style.PALE, "start", fits, TITLE))
    if fresh:
        parts.append(star(17 if within else width - 17, head + 16, 27))
    if code and line_of_code is not None:
        parts.append(group(style.code(code), at=(width - style.CODE[0], 1 + LINE * line_of_code)))
    elif code:
        parts.append(group(style.code(code), at=(0, height - style.CODE[1] if row >= style.CODE[0] else head + 2)))
    return "".join(parts)


def _name_lines(name: str, room: float) -> tuple[int, list[str]]:
    """The number of lines that a name needs, one or two, and these lines."""
    width = width_of(name, SMALLEST, TITLE)
    if width * NARROWEST <= room:
        return 1, broken(name, SMALLEST, room, 1, TITLE)[0]
    return 2, broken(name, SMALLEST, min(room, width * EVEN), 2, TITLE)[0]


def _line_with_room(widths: Sequence[float], room: float) -> int | None:
    """The first line of a name that leaves room for the code of the cell next to it; None if none does."""
    return next((index for index, width in enumerate(widths) if width * NARROWEST <= room), None)


def _drawing_in(
    box: tuple[float, float, float, float], size: Size, *, coded: bool, below: bool, beside: bool
) -> tuple[float, float, float]:
    """The middle of the drawing between left, top, right and bottom, and its size: smaller where the cell has a code.

    `below`: the code is below the name; `beside`: the drawing is next to the signs.
    """
    left, top, right, bottom = box
    across, down = right - left, bottom - top
    x, y = (left + right) / 2, (top + bottom) / 2
    drawing = min(across, down - 4, LARGEST if size != "small" else LARGEST * 0.8)
    if below:
        x = x + min(14, across / 6 - 6)
        y = y - 5
        drawing = min(drawing, across * 0.86)
    if coded:
        drawing = min(drawing * 0.94, down - (22 if below else 12 if beside else 6))
    return x, y, drawing


def _frame(width: float, height: float, head: float, colours: tuple[str, str, str]) -> str:
    """The empty tile, with a band of height `head` for the name."""
    band, back, edge = colours
    return (
        shadow(width, height)
        + rect(0, 0, width, height, back, RADIUS)
        + path(f"M0 {head:g}V{RADIUS}q0-10 10-10H{width - RADIUS:g}q10 0 10 10V{head:g}Z", band)
        + line(f"M2 {head:g}H{width - 2:g}", INK, 3)
        + rect(1.5, 1.5, width - 3, height - 3, "none", RADIUS, stroke=edge, stroke_width=3)
    )


def _weaknesses(locale: Locale, marks: Sequence[MarkView], x: float, y: float, size: float) -> str:
    """The signs of the weaknesses in a row from there on, each with the number of the hero who holds it."""
    parts = []
    for index, (ability, hero) in enumerate(marks):
        middle = x + size * (index + 0.5)
        parts.append(style.ability(ability, locale.say(f"mark-{ability}"), middle, y + size / 2, size))
        if hero is not None:
            parts.append(numbered_sign(hero, middle + 4, y - LIFT + TOKEN / 2, TOKEN))
    return "".join(parts)

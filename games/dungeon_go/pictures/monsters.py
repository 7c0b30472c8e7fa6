"""A monster's tile on the board: name, drawing, weaknesses, and the heroes who hold some of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.dungeon_go.pictures import style
from games.dungeon_go.pictures.emblems import emblem
from games.dungeon_go.pictures.words import Locale
from games.dungeon_go.rules.components import Ability, Size
from games.dungeon_go.rules.marks import hero_mark
from games.dungeon_go.rules.view import MonsterView
from pictures.cards import RADIUS, shadow
from pictures.kit import SMALLEST, numbered_sign, star
from pictures.paragraphs import broken
from pictures.states import choosable
from pictures.svg import NARROWEST, begins, group, line, path, rect, text, width_of
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
MARGIN = 6
"""The space at the sides of the name."""
LARGEST = 92
"""The size of drawings of large monsters; small ones are smaller."""


class _Content(NamedTuple):
    """The content of a tile: all that it shows of a monster."""

    unit: str
    size: Size
    marks: tuple[MarkView, ...]
    fresh: bool
    """Whether it is large and nobody has attacked it yet, which a star shows."""
    endangers: bool
    """Whether an alarm is in front of it."""


def tile(locale: Locale, monster: MonsterView, width: float, height: float, *, lit: bool) -> str:
    """The tile at the origin, with the code of its cell, and in the light if an answer hits it (`lit`)."""
    marks = tuple((ability, monster.holders.get(ability)) for ability in monster.marks)
    fresh = monster.size != "small" and not monster.attacked
    content = _Content(monster.unit, monster.size, marks, fresh, monster.endangers)
    return _tile(locale.nameless(), content, width, height, monster.cell, lit=lit)


@lru_cache(maxsize=512)
def _tile(locale: Locale, content: _Content, width: float, height: float, code: str, *, lit: bool) -> str:
    names = _name_lines(locale.say(f"monster-{content.unit}"), width - 2 * MARGIN)
    layout = _Layout(names, content, width, height)
    x, y, drawing = layout.drawing()
    light = ""
    if lit:
        light = choosable(0, 0, width, height, RADIUS, 0) + group(style.aim(drawing / 2), at=(x, y))
    return "".join(
        (
            _frame(width, height, layout.head, style.KINDS[content.size]),
            light,
            group(emblem(content.unit), at=(x - drawing / 2, y - drawing / 2), scale=drawing / 100),
            _weaknesses(locale, content.marks, layout.signs_left, layout.signs_top, layout.sign),
            *(
                text(MARGIN, 4 + LINE * (line + 0.5), words, SMALLEST, style.PALE, "start", layout.room(line), TITLE)
                for line, words in enumerate(names)
            ),
            star(*layout.star(), 27) if content.fresh else "",
            group(style.code(code), at=layout.code()),
            style.alarm(6, height * 0.62) if content.endangers else "",
        )
    )


def _name_lines(name: str, room: float) -> list[str]:
    """The lines of a name: one, or two if it needs them."""
    width = width_of(name, SMALLEST, TITLE)
    if width * NARROWEST <= room:
        return broken(name, SMALLEST, room, 1, TITLE)
    return broken(name, SMALLEST, min(room, width * EVEN), 2, TITLE)


class _Layout:
    """Where the parts of a tile lie: name, drawing, the signs of the weaknesses in a row at the foot, code of the cell.

    The drawing is next to that row if it is short, else above it; below a name of two lines there is too little room
    for that, so it is next to the second line.
    """

    def __init__(self, names: Sequence[str], content: _Content, width: float, height: float) -> None:
        self.content = content
        self.width, self.height = width, height
        self.head = 6.0 + LINE * len(names)
        """The height of the band with the name."""
        signs = len(content.marks)
        self.sign = MARK if signs < 3 else NARROW
        """The size of a sign of a weakness."""
        self.signs_left, self.signs_top = width - 5 - self.sign * signs, height - 4 - self.sign
        self.beside_signs = signs + len(names) < 4
        """Whether the drawing is next to the signs."""
        self.beside_name = not self.beside_signs and len(names) == 2
        """Whether the drawing is next to the second line of the name."""
        self.squeeze = NARROWEST if self.beside_name else 1.0
        self.widths = [width_of(words, SMALLEST, TITLE) for words in names]
        """The widths of the lines of the name."""
        self.room_beside_code = width - 10 - style.CODE[0]
        self.line_with_code = self._line_with_code()
        """The first line of the name that leaves room for the code next to it."""

    def _line_with_code(self) -> int | None:
        usable = self.widths[:1] if self.beside_name else self.widths
        fitting = (line for line, width in enumerate(usable) if width * NARROWEST <= self.room_beside_code)
        return next(fitting, None)

    def room(self, line: int) -> float:
        """The width that a line of the name may take."""
        room = self.room_beside_code if line == self.line_with_code else self.width - 2 * MARGIN
        return min(room, self.widths[line] * self.squeeze + 0.1)

    def code(self) -> tuple[float, float]:
        """The corner of the code: next to the name, else at the foot, else below the name."""
        if self.line_with_code is not None:
            return self.width - style.CODE[0], 1 + LINE * self.line_with_code
        if self.signs_left >= style.CODE[0]:
            return 0, self.height - style.CODE[1]
        return 0, self.head + 2

    def star(self) -> tuple[float, float]:
        """The middle of the star."""
        return 17 if self.beside_name else self.width - 17, self.head + 16

    def drawing(self) -> tuple[float, float, float]:
        """The middle of the drawing, and its size, which leaves room for the code and a cross-hair."""
        left, top, right, bottom = self._room_for_drawing()
        across, down = right - left, bottom - top
        x, y = (left + right) / 2, (top + bottom) / 2
        size = min(across, down - 4, LARGEST if self.content.size != "small" else LARGEST * 0.8)
        below_code = self.beside_signs and self.line_with_code is None
        if below_code:
            x += min(14, across / 6 - 6)
            y -= 5
            size = min(size, across * 0.86)
        return x, y, min(size * 0.94, down - (22 if below_code else 12 if self.beside_signs else 6))

    def _room_for_drawing(self) -> tuple[float, float, float, float]:
        """The room for the drawing: left, top, right, bottom."""
        if self.beside_signs:
            return 2.0, self.head, self.signs_left - 1, self.height
        is_held = any(hero is not None for _, hero in self.content.marks)
        bottom = self.signs_top - (LIFT - 5 if is_held else 0)
        if self.beside_name:
            return 14 + self.widths[1] * self.squeeze, 7.0 + LINE, self.width - MARGIN, bottom
        return 2.0, self.head, self.width - 2, bottom


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
    """The signs of the weaknesses in a row from there on, each with the number of the hero who holds it.

    A line of that hero begins there: it stands nowhere else on the board.
    """
    parts = []
    for index, (ability, hero) in enumerate(marks):
        middle = x + size * (index + 0.5)
        parts.append(style.ability(ability, locale.say(f"mark-{ability}"), middle, y + size / 2, size))
        if hero is not None:
            parts.append(numbered_sign(hero, middle + 4, y - LIFT + TOKEN / 2, TOKEN))
            parts.append(begins(hero_mark(hero), middle - size / 2, y - TOKEN, size + 4, size + TOKEN))
    return "".join(parts)

"""A monster's tile on the board: name, drawing, weaknesses, and the heroes who hold some of them."""

from __future__ import annotations

from functools import lru_cache

from games.dungeon_go.pictures import style
from games.dungeon_go.pictures.emblems import emblem
from games.dungeon_go.pictures.words import Locale
from games.dungeon_go.rules.components import Ability, Size
from games.dungeon_go.rules.view import MonsterView
from locales.texts import Texts
from pictures.faces import TITLE
from pictures.kit import SMALLEST, numbered_sign, star
from pictures.paper import RADIUS, shadow
from pictures.paragraphs import broken
from pictures.states import choosable
from pictures.svg import NARROWEST, group, line, path, rect, text, width_of
from pictures.tokens import INK

LINE = 27
"""The distance from one line of a name to the next."""
EVEN = 0.6
"""The largest part of a name that its first of two lines holds."""
MARK, LEAST = 34, 27
"""The greatest height of the sign of a weakness, and the least in a column of three."""
LARGEST = 92
"""Of drawings, of large monsters; small ones are smaller."""


def tile(locale: Locale, monster: MonsterView, width: float, height: float, code: str = "") -> str:
    """The tile at the origin, with the `code` of its cell and in the light if an answer hits it."""
    held = tuple((ability, monster.holders.get(ability)) for ability in monster.marks)
    fresh = monster.size != "small" and not monster.attacked
    return _tile(locale.language, locale.texts, monster.unit, monster.size, held, fresh, code, width, height)


@lru_cache(maxsize=512)
def _tile(
    language: str,
    texts: Texts,
    unit: str,
    size: Size,
    held: tuple[tuple[Ability, int | None], ...],
    fresh: bool,
    code: str,
    width: float,
    height: float,
) -> str:
    locale, (band, back, edge) = Locale(language, texts), style.KINDS[size]
    name, room = locale.say(f"monster-{unit}"), width - 12
    wide = width_of(name, SMALLEST, TITLE)
    lines = 1 if wide * NARROWEST <= room else 2
    head = 6.0 + LINE * lines
    window = height - head
    rows = min(len(held), 3 if len(held) == 3 and window > 3 * LEAST else 2)
    columns, mark = -(-len(held) // rows), min(MARK, (window - 3) / rows)
    beside = width - (13 if lines == 1 else 7) - style.CODE[0]
    free, below = width - 6 - mark * columns, bool(code) and lines == 1 and wide * NARROWEST > beside
    drawing = min(window - 4, free, LARGEST if size != "small" else LARGEST * 0.8)
    across, down = 2 + free / 2, head + window / 2
    if below:
        across, down, drawing = across + min(14, free / 6 - 6), down - 5, min(drawing, free * 0.86)
    parts = [
        shadow(width, height),
        rect(0, 0, width, height, back, RADIUS),
        path(f"M0 {head:g}V{RADIUS}q0-10 10-10H{width - RADIUS:g}q10 0 10 10V{head:g}Z", band),
        line(f"M2 {head:g}H{width - 2:g}", INK, 3),
        rect(1.5, 1.5, width - 3, height - 3, "none", RADIUS, stroke=edge, stroke_width=3),
    ]
    if code:
        drawing = min(drawing * 0.94, window - (22 if below else 12))
        parts += [choosable(0, 0, width, height, RADIUS, 0), group(style.aim(drawing / 2), at=(across, down))]
    parts.append(group(emblem(unit), at=(across - drawing / 2, down - drawing / 2), scale=drawing / 100))
    for at, (ability, hero) in enumerate(held):
        x = width - 5 - mark * (columns - at // rows - 0.5)
        y = height - 3 - mark * (min(rows, len(held)) - at % rows - 0.5)
        parts.append(style.ability(ability, locale.say(f"mark-{ability}") if hero is None else "", x, y, mark))
        if hero is not None:
            parts.append(numbered_sign(hero, x, y, 26))
    split = broken(name, SMALLEST, room if lines == 1 else min(room, wide * EVEN), lines, TITLE)[0]
    for row, words in enumerate(split):
        fits = beside if code and not below and row == lines - 1 else room
        parts.append(text(6, 4 + LINE * (row + 0.5), words, SMALLEST, style.PALE, "start", fits, TITLE))
    parts.append(star(17, head + 16, 27) if fresh else "")
    if code:
        place = (0, height - style.CODE[1]) if below else (width - style.CODE[0], head - style.CODE[1] - 1)
        parts.append(group(style.code(code), at=place))
    return "".join(parts)

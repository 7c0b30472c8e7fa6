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
from pictures.paragraphs import paragraph
from pictures.svg import NARROWEST, group, line, path, rect, width_of
from pictures.tokens import INK

LINE = 27
"""The distance from one line of a name to the next."""
EVEN = 0.6
"""The largest part of a name that its first of two lines holds."""
MARK = 34
"""The greatest height of the sign of a weakness."""
CODE, LEAST = 40, 60
"""The room for a code next to a drawing, and the width that the drawing keeps."""
LARGEST = 92
"""Of drawings, of large monsters; small ones are smaller."""


def tile(locale: Locale, monster: MonsterView, width: float, height: float, *, coded: bool = False) -> str:
    """The tile at the origin; if it is `coded`, its drawing leaves room for a code at the lower left."""
    held = tuple((ability, monster.holders.get(ability)) for ability in monster.marks)
    fresh = monster.size != "small" and not monster.attacked
    return _tile(locale.language, locale.texts, monster.unit, monster.size, held, fresh, coded, width, height)


@lru_cache(maxsize=512)
def _tile(
    language: str,
    texts: Texts,
    unit: str,
    size: Size,
    held: tuple[tuple[Ability, int | None], ...],
    fresh: bool,
    coded: bool,
    width: float,
    height: float,
) -> str:
    locale, (band, back, edge) = Locale(language, texts), style.KINDS[size]
    name, room = locale.say(f"monster-{unit}"), width - 12
    wide = width_of(name, SMALLEST, TITLE)
    lines = 1 if wide * NARROWEST <= room else 2
    head = 6.0 + LINE * lines
    columns, window = -(-len(held) // 2), height - head
    mark = min(MARK, window / 2 - 1) if len(held) > 1 else MARK
    free = width - 4 - mark * columns
    left = max(0.0, min(CODE, free - LEAST)) if coded else 0.0
    free -= left
    drawing = min(window - 4, free, LARGEST if size != "small" else LARGEST * 0.8)
    parts = [
        shadow(width, height),
        rect(0, 0, width, height, back, RADIUS),
        path(f"M0 {head:g}V{RADIUS}q0-10 10-10H{width - RADIUS:g}q10 0 10 10V{head:g}Z", band),
        line(f"M2 {head:g}H{width - 2:g}", INK, 3),
        rect(1.5, 1.5, width - 3, height - 3, "none", RADIUS, stroke=edge, stroke_width=3),
        paragraph(
            7,
            4 + LINE / 2,
            name,
            SMALLEST,
            style.PALE,
            room if lines == 1 else min(room, wide * EVEN),
            lines,
            LINE,
            TITLE,
        ),
        group(emblem(unit), at=(2 + left + (free - drawing) / 2, head + (window - drawing) / 2), scale=drawing / 100),
    ]
    for at, (ability, hero) in enumerate(held):
        x = width - 4 - mark * (columns - at // 2 - 0.5)
        y = height - 3 - mark * (min(2, len(held)) - at % 2 - 0.5)
        parts.append(style.ability(ability, locale.say(f"mark-{ability}") if hero is None else "", x, y, mark))
        if hero is not None:
            parts.append(numbered_sign(hero, x, y, 26))
    # Next to the short second line of a name it covers nothing.
    place = (18, head + 17) if lines == 1 else (width - 19, head - LINE / 2 - 2)
    return "".join(parts) + (star(*place, 27) if fresh else "")

"""A monster's tile on the board: drawing, size, name, marks, and the number of the hero on each held mark."""

from __future__ import annotations

from games.dungeon_go.pictures import style
from games.dungeon_go.pictures.emblems import emblem
from games.dungeon_go.pictures.layouts import Layout
from games.dungeon_go.pictures.words import Locale
from games.dungeon_go.rules.view import MonsterView
from pictures.faces import TITLE
from pictures.kit import SMALLEST, numbered_sign, star
from pictures.paragraphs import broken
from pictures.svg import NARROWEST, group, text, width_of
from pictures.tokens import CHALK, INK

_EDGES = {"small": style.EDGE, "large": "#7a2e22", "demon_king": "#e8b730", "evil_god": "#b79bff"}
LINE = 27
"""The distance from one line of a name to the next."""
MARKS, HELD = 36, 32
"""The height of a line of marks, and the heroes who hold some of them above it."""
LEAST_DRAWING = 44
TALL_CELL = 170
"""In a cell at least this high the drawing is below the cell's name, otherwise next to it."""
CELL_NAME = 36
"""The lower edge of the name of the cell."""
EVEN = 0.6
"""The largest part of a name that its first line holds."""


def tile(locale: Locale, monster: MonsterView, plan: Layout, x: float, y: float) -> str:
    """The tile in the cell whose upper left corner is at (x, y)."""
    wide, high = plan.cell_width, plan.cell_height
    dark = monster.size in ("demon_king", "evil_god")
    name_ink, badge_ink = (CHALK, "#ffdf9a") if dark else (INK, "#7a2e22")
    rows = _rows(monster, wide)
    held = [any(ability in monster.holders for ability in row) for row in rows]
    first = 32 if high >= TALL_CELL else 6
    left = high - 8 - first - MARKS * len(rows) - HELD * sum(held)
    lines = _name(locale, monster, wide - 10, first + left)
    drawing = min(84.0 if first > 6 else 62.0, left - LINE * len(lines))
    edge = 3 if monster.size == "small" else 5
    parts = [
        style.card(x + 4, y + 4, wide - 8, high - 8, _EDGES[monster.size], edge, face=monster.size),
        group(emblem(monster.unit), at=(x + wide / 2 - drawing / 2, y + first), scale=drawing / 100)
        if drawing >= LEAST_DRAWING / 2
        else "",
    ]
    if not dark and left - LINE * len(lines) >= LEAST_DRAWING / 2:
        badge = locale.say(f"picture-size_{monster.size}")
        parts.append(text(x + wide - 11, y + 22, badge, SMALLEST, badge_ink, "end", 40))
    if monster.size != "small" and not monster.attacked:
        parts.append(star(x + wide - 22, y + (24 if dark else 46), 25))
    down = y + high - 6 - MARKS * len(rows) - HELD * sum(held)
    for index, words in enumerate(reversed(lines)):
        middle = down - LINE * (index + 0.5)
        parts.append(text(x + wide / 2, middle, words, SMALLEST, name_ink, "middle", wide - 4, TITLE))
    for row, holds in zip(rows, held, strict=True):
        down += HELD if holds else 0
        for index, ability in enumerate(row):
            across = x + wide / 2 + (index - (len(row) - 1) / 2) * min(38, (wide - 12) / len(row))
            parts.append(style.mark(ability, locale.say(f"mark-{ability}"), across, down + 18, 32))
            if ability in monster.holders:
                parts.append(numbered_sign(monster.holders[ability], across, down - 14, 30))
        down += MARKS
    return "".join(parts)


def _name(locale: Locale, monster: MonsterView, room: float, foot: float) -> list[str]:
    """The name in one line, or in two if it is long and these stay below the name of the cell, down to `foot`."""
    name = locale.say(f"monster-{monster.unit}")
    if width_of(name, SMALLEST, TITLE) * NARROWEST <= room or foot - 2 * LINE < CELL_NAME:
        return [name]
    return broken(name, SMALLEST, min(room, width_of(name, SMALLEST, TITLE) * EVEN), 2, TITLE)[0]


def _rows(monster: MonsterView, wide: float) -> list[list[str]]:
    """The marks in one line, or in two where they would not fit."""
    marks: list[str] = [*monster.marks]
    if len(marks) * 32 <= wide - 10:
        return [marks]
    half = -(-len(marks) // 2)
    return [marks[:half], marks[half:]]

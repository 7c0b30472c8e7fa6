"""The board of Dungeon GO! as a picture: dice and turn cards, the two boards, the heroes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.dungeon_go.pictures import endings, figures, heads, strips, style
from games.dungeon_go.pictures.monsters import tile
from games.dungeon_go.pictures.words import Locale, hero_line, monster_line
from games.dungeon_go.rules.marks import hero_mark
from games.dungeon_go.rules.view import DungeonGoView
from pictures.kit import HEIGHT, SMALLEST, WIDTH, framed
from pictures.states import choosable
from pictures.svg import group, line, path, piece, rect, spot, text
from pictures.tokens import CHALK, LANTERN, LANTERN_INK

CELLS = tuple(f"{board}{number}" for board in "EB" for number in range(1, 10))
TOP, SIDE, SEAM = heads.HEIGHT, 22, 12
STRIP = HEIGHT - strips.HEIGHT - 4
WIDE, HIGH = (WIDTH - 2 * SIDE - SEAM) / 6, (STRIP - TOP - 8) / 3
"""The size of a cell."""


def corner(cell: str) -> tuple[float, float]:
    """The upper left corner of a cell."""
    row, column = divmod(int(cell[1]) - 1, 3)
    return SIDE + column * WIDE + (3 * WIDE + SEAM if cell[0] == "B" else 0), TOP + row * HIGH


def draw(view: DungeonGoView, locale: Locale, marks: Sequence[str]) -> str:
    """The whole board as SVG; what is in `marks` is lit. When the game is over, how it ended."""
    if view.result is not None:
        return framed(HEIGHT, endings.draw(view, locale), ground=style.MOOD.ground)
    return framed(
        HEIGHT,
        _floor(),
        heads.draw(view, locale, marks),
        *(group(_cell(view, locale, cell, lit=cell in marks), at=corner(cell)) for cell in CELLS),
        *(_heroes(view, locale, cell, marks) for cell in dict.fromkeys(hero.cell for hero in view.heroes if hero.cell)),
        group(strips.draw(view, locale, marks), at=(0, STRIP)),
        ground=style.MOOD.ground,
    )


@cache
def _floor() -> str:
    """The stones of both boards, the farther ones colder; chevrons show which way monsters and the king go."""
    slabs, joints, wide, high = {"E": "", "B": ""}, "", WIDE - 16, HIGH - 16
    for number, cell in enumerate(CELLS):
        (x, y), bend, rise = corner(cell), 40 + number * 37 % 50, 34 + number * 23 % 40
        slabs[cell[0]] += f"M{x + 2:g} {y + 8:g}q0-6 6-6h{wide:g}q6 0 6 6v{high:g}q0 6-6 6h{-wide:g}q-6 0-6-6Z"
        joints += f"M{x + 4:g} {y + rise:g}h{WIDE - 8:g}M{x + bend:g} {y + 4:g}v{rise - 4:g}"
        joints += f"M{x + WIDE - bend:g} {y + rise:g}v{HIGH - rise - 4:g}"
    out, on = (
        "".join(
            f"M{x + 5 * turn:g} {TOP + HIGH * row - 12:g}l{-10 * turn:g} 12l{10 * turn:g} 12" for row in (0.5, 1.5, 2.5)
        )
        for x, turn in ((SIDE / 2, 1), (WIDTH - SIDE / 2, -1))
    )
    return (
        path(slabs["E"], style.MOOD.plate)
        + path(slabs["B"], "#2c2d36")
        + line(joints, style.MOOD.rock, 3)
        + line(out, style.MOOD.accent, 4)
        + line(on, CHALK, 4)
    )


def _cell(view: DungeonGoView, locale: Locale, cell: str, *, lit: bool) -> str:
    """What a cell holds except heroes, at the origin, with its light and its code if it can be chosen."""
    monster = next((monster for monster in view.monsters if monster.cell == cell), None)
    inside, about = "", cell
    if monster is not None:
        drawn = group(tile(locale, monster, WIDE - 8, HIGH - 8, coded=lit), at=(4, 4))
        inside, about = piece(f"monster-{monster.unit}", drawn), monster_line(view, locale, monster)
    elif view.king == cell:
        inside, about = piece("king", _king(now=view.turn == "king")), locale.say("words-king", cell=cell)
    if lit:
        inside = choosable(3, 3, WIDE - 6, HIGH - 6, 9, 1.5) + inside + _code(cell, foe=monster is not None)
    return inside + spot(cell, about, 0, 0, WIDE, HIGH, lit=lit)


@cache
def _code(cell: str, *, foe: bool) -> str:
    """The code of a cell that can be chosen. That of a `foe`, whom the answer hits, is red, with a red frame."""
    tab = path("M0 8Q0 0 8 0H36Q44 0 44 8V23Q44 31 36 31H8Q0 31 0 23Z", style.AIM if foe else LANTERN)
    code = text(22, 15, cell, SMALLEST, LANTERN_INK, "middle", 40)
    if not foe:
        return group(tab, code, at=(5, 5))
    aim = rect(5, 5, WIDE - 10, HIGH - 10, "none", 8, stroke=style.AIM, stroke_width=6)
    return aim + group(tab, code, at=(5, HIGH - 36))


@cache
def _king(*, now: bool) -> str:
    carpet = rect(12, HIGH - 54, WIDE - 24, 46, "#7d2430", 8, stroke="#4f1520", stroke_width=4)
    light = style.glow(WIDE / 2, HIGH - 62, 60) if now else ""
    return carpet + light + group(figures.king(), at=(WIDE / 2 - 46, HIGH - 104), scale=0.92)


_PLACES: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (92, ((0.5, -12),)),
    2: (68, ((0.26, -12), (0.74, -12))),
    3: (58, ((0.5, -62), (0.25, -10), (0.75, -10))),
}
"""By number of heroes in a cell: their size, and where their feet are, across and above the lower edge.

Heroes further back come first.
"""
_CROWD = (44.0, tuple((0.2 + 0.3 * (index % 3), -60.0 + 50 * (index // 3)) for index in range(6)))


def _heroes(view: DungeonGoView, locale: Locale, cell: str, marks: Sequence[str]) -> str:
    """The heroes in a cell who hold no weakness; those in `marks` are lit."""
    heroes = [hero for hero in view.heroes if hero.cell == cell and hero.holds is None]
    (x, y), (size, places) = corner(cell), _PLACES.get(len(heroes), _CROWD)
    parts = []
    for hero, (part, above) in zip(heroes, places, strict=False):
        across, down, mark = x + part * WIDE, y + HIGH + above, hero_mark(hero.number)
        box = across - size / 2, down - size, size, size
        if view.turn == f"hero_{hero.card}":
            parts.append(style.glow(across, down - size * 0.45, size * 0.62))
        parts.append(piece(f"hero-{hero.number}", figures.hero_piece(hero.card or "", hero.number, across, down, size)))
        parts.append(choosable(*box, 10, 0) if mark in marks else "")
        parts.append(spot(mark, hero_line(locale, hero), *box, lit=mark in marks))
    return "".join(parts)

"""The board of Dungeon GO! as a picture: dice and turn cards, the two boards, the heroes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache

from games.dungeon_go.pictures import board_head, endings, figures, strips, style
from games.dungeon_go.pictures.monsters import tile
from games.dungeon_go.pictures.words import Locale, hero_about, monster_line
from games.dungeon_go.rules.marks import hero_mark
from games.dungeon_go.rules.view import DungeonGoView
from pictures.kit import HEIGHT, WIDTH, framed
from pictures.states import choosable
from pictures.svg import group, line, path, piece, rect, spot
from pictures.tokens import CHALK, INK, LANTERN

CELLS = tuple(f"{board}{number}" for board in "EB" for number in range(1, 10))
SIDE, SEAM = 22, 12
CELL_WIDTH = (WIDTH - 2 * SIDE - SEAM) / 6
"""The width of a cell."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The heights of the parts: where the cells and the strip of heroes begin, and how high a cell is."""

    top: float
    cell_height: float
    strip: float

    @classmethod
    def of(cls, heroes: int) -> Plan:
        """The plan of a board with this many heroes."""
        top, strip = board_head.HEIGHT, HEIGHT - strips.height(heroes) - 4
        return cls(top, (strip - top - 6) / 3, strip)

    def corner(self, cell: str) -> tuple[float, float]:
        """The upper left corner of a cell."""
        row, column = divmod(int(cell[1]) - 1, 3)
        board = 3 * CELL_WIDTH + SEAM if cell[0] == "B" else 0
        return SIDE + board + column * CELL_WIDTH, self.top + row * self.cell_height


def draw(view: DungeonGoView, locale: Locale, marks: Sequence[str]) -> str:
    """The whole board as SVG with `marks` lit; after the game, with how it ended."""
    if view.result is not None:
        return framed(HEIGHT, endings.draw(view, locale), ground=style.MOOD.ground)
    plan = Plan.of(len(view.heroes))
    aims = [monster for monster in view.monsters if monster.cell in marks]
    used = {ability for monster in aims for ability in monster.marks if ability not in monster.holders}
    occupied = dict.fromkeys(hero.cell for hero in view.heroes if hero.cell)
    lit = marks if set(CELLS).isdisjoint(marks) else ()  # a hero who is put on a cell is no answer
    moved = [hero for hero in view.heroes if not lit and hero_mark(hero.number) in marks]
    acting = {hero.number for hero in view.heroes if view.turn == f"hero_{hero.card}" or hero in moved}
    return framed(
        HEIGHT,
        _floor(plan),
        board_head.draw(view, locale, marks),
        *(group(_cell(view, locale, plan, cell, lit=cell in marks), at=plan.corner(cell)) for cell in CELLS),
        *(_heroes(view, locale, plan, cell, lit, acting) for cell in occupied),
        group(strips.draw(view, locale, lit, acting, used), at=(0, plan.strip)),
        ground=style.MOOD.ground,
    )


@cache
def _floor(plan: Plan) -> str:
    """The stones of both boards, the farther ones colder; chevrons show which way monsters and the king go."""
    slabs = {"E": "", "B": ""}
    joints, edges = "", ""
    width, height = CELL_WIDTH - 16, plan.cell_height - 16
    for number, cell in enumerate(CELLS):
        x, y = plan.corner(cell)
        across, down = 40 + number * 37 % 50, 34 + number * 23 % 40  # where the joints run, as if at random
        slabs[cell[0]] += f"M{x + 2:g} {y + 8:g}q0-6 6-6h{width:g}q6 0 6 6v{height:g}q0 6-6 6h{-width:g}q-6 0-6-6Z"
        edges += f"M{x + 5:g} {y + height:g}V{y + 10:g}q0-5 5-5h{width - 6:g}"
        joints += f"M{x + 4:g} {y + down:g}h{CELL_WIDTH - 8:g}M{x + across:g} {y + 4:g}v{down - 4:g}"
        joints += f"M{x + CELL_WIDTH - across:g} {y + down:g}v{plan.cell_height - down - 4:g}"

    def chevrons(x: float, tip: int) -> str:
        """A chevron at the end of each row; `tip`: 1 to the left, -1 to the right."""
        tops = (plan.top + plan.cell_height * (row + 0.5) - 12 for row in range(3))
        return "".join(f"M{x + 5 * tip:g} {top:g}l{-10 * tip:g} 12l{10 * tip:g} 12" for top in tops)

    return (
        path(slabs["E"], "#463a31")
        + path(slabs["B"], "#353742")
        + line(joints, style.MOOD.rock, 3, opacity=0.7)
        + line(edges, CHALK, 3, opacity=0.1)
        + line(chevrons(SIDE / 2, 1), style.MOOD.accent, 4)
        + line(chevrons(WIDTH - SIDE / 2, -1), CHALK, 4)
    )


def _cell(view: DungeonGoView, locale: Locale, plan: Plan, cell: str, *, lit: bool) -> str:
    """The contents of a cell except heroes, at the origin, in the light if it can be chosen."""
    monster = next((monster for monster in view.monsters if monster.cell == cell), None)
    height = plan.cell_height
    inside, about, edge = group(style.code(cell), at=(5, 5)), cell, ""
    if lit:  # only an edge around a cell to move to, so that the targets stand out
        edge = choosable(3, 3, CELL_WIDTH - 6, height - 6, 9, 1.5, 0.09) if monster else _way(height)
    if monster is not None:
        drawn = group(tile(locale, monster, CELL_WIDTH - 8, height - 9, lit=lit), at=(4, 4))
        inside = piece(f"monster-{monster.unit}", drawn)
        about = monster_line(view, locale, monster)
    elif view.king == cell:
        inside += piece("king", _king(height, now=view.turn == "king"))
        about = locale.say("words-king", cell=cell)
    return edge + inside + spot(cell, about, 0, 0, CELL_WIDTH, height, lit=lit)


@cache
def _way(height: float) -> str:
    """The edge of a cell to move to."""
    return rect(4, 4, CELL_WIDTH - 8, height - 8, "none", 9, stroke=LANTERN, stroke_width=2)


@cache
def _king(height: float, *, now: bool) -> str:
    carpet = rect(12, height - 54, CELL_WIDTH - 24, 46, style.KINDS["demon_king"][0], 8, stroke=INK, stroke_width=3)
    light = style.glow(CELL_WIDTH / 2, height - 62, 60) if now else ""
    return carpet + light + group(figures.king(), at=(CELL_WIDTH / 2 - 46, height - 104), scale=0.92)


_PLACES: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (92, ((0.5, -12),)),
    2: (68, ((0.26, -12), (0.74, -12))),
    3: (58, ((0.5, -62), (0.25, -10), (0.75, -10))),
}
"""By number of heroes in a cell: their size, and where their feet are, across and above the lower edge.

Heroes further back come first.
"""
_CROWD = (44.0, tuple((0.2 + 0.3 * (index % 3), -52.0 + 44 * (index // 3)) for index in range(6)))


def _heroes(
    view: DungeonGoView, locale: Locale, plan: Plan, cell: str, lit: Sequence[str], acting: Collection[int]
) -> str:
    """The heroes in a cell who hold no weakness: those `acting` in pale light, those in `lit` in the lantern's."""
    heroes = [hero for hero in view.heroes if hero.cell == cell and hero.holds is None]
    x, y = plan.corner(cell)
    size, places = _PLACES.get(len(heroes), _CROWD)
    parts = []
    for hero, (part, above) in zip(heroes, places, strict=False):
        across = x + part * CELL_WIDTH
        down = y + plan.cell_height + above
        mark = hero_mark(hero.number)
        box = across - size / 2, down - size, size, size
        if hero.number in acting:
            parts.append(style.glow(across, down - size * 0.45, size * 0.62))
        if mark in lit:
            parts.append(choosable(*box, 9, 0))
        parts.append(piece(f"hero-{hero.number}", figures.hero_piece(hero.card or "", hero.number, across, down, size)))
        parts.append(spot(mark, hero_about(locale, hero), *box, lit=mark in lit or hero.number in acting))
    return "".join(parts)

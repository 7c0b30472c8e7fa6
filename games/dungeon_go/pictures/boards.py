"""The board of Dungeon GO! as a picture: the dungeon bar above, the two boards, a plate for each hero below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.dungeon_go.pictures import bar, figures, plates, style
from games.dungeon_go.pictures.layouts import CELLS, WIDE, Layout
from games.dungeon_go.pictures.monsters import tile
from games.dungeon_go.pictures.words import Locale, hero_line, monster_line
from games.dungeon_go.rules.marks import hero_mark
from games.dungeon_go.rules.view import DungeonGoView, HeroView
from pictures.kit import PIXELS, SMALLEST
from pictures.states import choosable
from pictures.svg import document, group, line, path, piece, rect, spot, text
from pictures.tokens import CHALK, LANTERN, LANTERN_INK, MIST


def draw(view: DungeonGoView, locale: Locale, marks: Sequence[str], plan: Layout = WIDE) -> str:
    """The whole board as SVG; the cells in `marks` are lit."""
    height = plan.height(len(view.heroes))
    parts = [_room(plan, height), _gates(plan, locale.language, *map(locale.say, GATES))]
    parts.append(bar.draw(view, locale, plan))
    taken = {view.king, *(hero.cell for hero in view.heroes), *(monster.cell for monster in view.monsters)}
    for cell in CELLS:
        marked = cell in marks
        parts.append(_cell(view, locale, plan, cell, marked=marked) if cell in taken else _empty(plan, cell, marked))
    parts.append(plates.draw(view, locale, plan))
    return document(plan.width, height, *parts, pixels=PIXELS)


GATES = ("picture-entrance", "picture-far_side")


@cache
def _room(plan: Layout, height: float) -> str:
    """The dark room and the empty cells."""
    parts = [rect(0, 0, plan.width, height, style.NIGHT)]
    for left in (plan.side, plan.side + plan.board_width + plan.seam):
        parts.append(rect(left - 4, plan.top - 4, plan.board_width + 8, plan.board_height + 8, style.MORTAR, 12))
    parts += [_slab(plan, cell, number) for number, cell in enumerate(CELLS)]
    return "".join(parts)


def _slab(plan: Layout, cell: str, number: int) -> str:
    """The stones of one cell: warmer on the entrance board, colder on the back board."""
    shades = ("#46403a", "#423d37", "#4a443d") if number < 9 else ("#383942", "#34353e", "#3c3d47")
    wide, high = plan.cell_width, plan.cell_height
    bend, rise = 44 + number * 37 % 40, 46 + number * 23 % 46
    joints = (
        f"M3 {rise}H{bend}M{bend} 3V{rise + 34}"
        f"M{bend} {rise + 34}H{wide - 3}M{bend - 22} {high - 3}V{rise}M{bend + 30} {rise + 34}V{high - 3}"
    )
    lit_edge = f"M4 12Q4 4 12 4H{wide - 12}L{wide - 18} 9H14Q9 9 9 14V{high - 18}L4 {high - 12}Z"
    return group(
        rect(2, 2, wide - 4, high - 4, shades[number * 5 % 3], 8),
        path(lit_edge, "#ffffff14"),
        line(joints, "#00000040", 3),
        at=plan.corner(cell),
    )


@cache
def _gates(plan: Layout, language: str, entrance: str, far_side: str) -> str:
    """On the left the monsters' exit, on the right the king's way on: next to the boards, or above them."""
    left = line("M9 0H-11M-3-9L-12 0L-3 9", "#ff8a70", 5)
    right = line("M-9 0H11M3-9L12 0L3 9", CHALK, 5)
    if plan.gates:
        y = plan.bar + plan.gates / 2 - 4
        return (
            group(left, at=(28, y))
            + group(style.CLAWS, at=(62, y), scale=0.7)
            + text(84, y, entrance, SMALLEST, CHALK, "start", plan.width / 2 - 100)
            + group(right, at=(plan.width - 28, y))
            + group(figures.king(), at=(plan.width - 84, y - 18), scale=0.36)
            + text(plan.width - 94, y, far_side, SMALLEST, CHALK, "end", plan.width / 2 - 110)
        )
    middle, edge = plan.top + plan.board_height / 2, plan.width - plan.side / 2 + 1
    return (
        group(style.CLAWS, at=(16, plan.top + 34), scale=0.8)
        + group(left, at=(16, plan.top + 76))
        + _upright(plan, language, entrance, 16, middle, -90)
        + group(figures.king(), at=(edge - 16, plan.top + 14), scale=0.32)
        + group(right, at=(edge, plan.top + 76))
        + _upright(plan, language, far_side, edge, middle, 90)
    )


def _upright(plan: Layout, language: str, words: str, x: float, y: float, turn: int) -> str:
    """Words along a side of the boards: Japanese from top to bottom, others turned."""
    if language != "ja":
        label = text(0, 0, words, SMALLEST, CHALK, "middle", 2 * plan.cell_height)
        return f'<g transform="translate({x} {y:g}) rotate({turn})">{label}</g>'
    first = y - 16 * (len(words) - 1)
    return "".join(text(x, first + 32 * index, letter, SMALLEST, CHALK, "middle") for index, letter in enumerate(words))


@cache
def _empty(plan: Layout, cell: str, marked: bool) -> str:
    x, y = plan.corner(cell)
    named = _framed(plan, cell) if marked else _cell_name(cell, x, y)
    return named + spot(cell, cell, x, y, plan.cell_width, plan.cell_height)


def _cell(view: DungeonGoView, locale: Locale, plan: Layout, cell: str, *, marked: bool) -> str:
    x, y = plan.corner(cell)
    monster = next((monster for monster in view.monsters if monster.cell == cell), None)
    heroes = [hero for hero in view.heroes if hero.cell == cell and hero.holds is None]
    if monster is not None:
        inside = piece(f"monster-{monster.unit}", tile(locale, monster, plan, x, y))
        about = monster_line(view, locale, monster)
    elif view.king == cell:
        fallen = view.result is not None and view.result.reason == "end-king_dead"
        inside = piece("king", _king(plan, fallen, view.turn == "king" and view.result is None, x, y))
        about = locale.say("words-king", cell=cell)
    else:
        inside, about = "", cell
    inside += _framed(plan, cell) if marked else _cell_name(cell, x, y)
    return (
        inside + spot(cell, about, x, y, plan.cell_width, plan.cell_height) + _heroes(view, locale, heroes, plan, x, y)
    )


@cache
def _cell_name(cell: str, x: float, y: float, back: str = "#15110fd0", ink: str = MIST) -> str:
    tab = path("M0 8Q0 0 8 0H42V22Q42 32 32 32H0Z", back)
    return group(tab, at=(x + 4, y + 4)) + text(x + 24, y + 20, cell, SMALLEST, ink, "middle", 38)


@cache
def _framed(plan: Layout, cell: str) -> str:
    """The light on a cell that can be chosen, and its name."""
    x, y = plan.corner(cell)
    lit = choosable(x + 2, y + 2, plan.cell_width - 4, plan.cell_height - 4, 9, 1.5)
    return lit + _cell_name(cell, x, y, LANTERN, LANTERN_INK)


@cache
def _king(plan: Layout, fallen: bool, now: bool, x: float, y: float) -> str:
    """The king on his carpet; lying there when he has fallen."""
    wide, foot = plan.cell_width, plan.cell_height - 8
    carpet = rect(12, foot - 48, wide - 24, 48, "#7d2430", 8, stroke="#d8a53a", stroke_width=4) + line(
        f"M24 {foot - 40:g}V{foot - 8:g}M{wide - 24:g} {foot - 40:g}V{foot - 8:g}", "#d8a53a", 3
    )
    standing = group(figures.king(), at=(wide / 2 - 48, foot - 102), scale=0.96)
    asleep = group(figures.king(), at=(-46, -46), scale=0.92)
    lying = f'<g transform="translate({wide / 2:g} {foot - 44:g}) rotate(-90)">{asleep}</g>'
    light = style.glow(wide / 2, foot - 60, 60) if now else ""
    return group(carpet, light, lying if fallen else standing, at=(x, y))


_PLACES: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (92, ((0.5, -14),)),
    2: (68, ((0.26, -14), (0.74, -14))),
    3: (58, ((0.5, -66), (0.25, -10), (0.75, -10))),
}
"""By number of heroes in a cell: their size, and where their feet are, across and above the lower edge.

Heroes further back come first.
"""
_CROWD = (44.0, tuple((0.2 + 0.3 * (index % 3), -62.0 + 52 * (index // 3)) for index in range(6)))


def _heroes(view: DungeonGoView, locale: Locale, heroes: Sequence[HeroView], plan: Layout, x: float, y: float) -> str:
    size, places = _PLACES.get(len(heroes), _CROWD)
    size = min(size, plan.cell_width * (0.66 if len(heroes) == 1 else 0.49 if len(heroes) < 4 else 0.32))
    parts = []
    for hero, (part, above) in zip(heroes, places, strict=False):
        across, down = x + part * plan.cell_width, y + plan.cell_height + above
        if view.turn == f"hero_{hero.card}" and view.result is None:
            parts.append(style.glow(across, down - size * 0.45, size * 0.62))
        parts.append(piece(f"hero-{hero.number}", figures.hero_piece(hero.card or "", hero.number, across, down, size)))
        parts.append(spot(hero_mark(hero.number), hero_line(locale, hero), across - size / 2, down - size, size, size))
    return "".join(parts)

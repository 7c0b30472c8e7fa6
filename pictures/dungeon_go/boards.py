"""The board of Dungeon GO! as a picture: the dungeon bar above, the two boards, a plate for each hero below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pictures.dungeon_go import bar, figures, plates, style
from pictures.dungeon_go.emblems import emblem
from pictures.dungeon_go.style import DIM, INK, LANTERN, LANTERN_PALE
from pictures.dungeon_go.words import Speaker
from pictures.kit import SMALLEST, star
from pictures.svg import circle, document, group, line, path, rect, text
from rules.dungeon_go.view import DungeonGoView, HeroView, MonsterView

WIDTH, HEIGHT = 1200, 710
CELL_W, CELL_H = 180, 164
LEFT, TOP, SEAM = 50, 92, 20
PLATES_TOP = TOP + 3 * CELL_H + 9

CELLS = tuple(f"{board}{number}" for board in "EB" for number in range(1, 10))


def corner(cell: str) -> tuple[float, float]:
    """The upper left corner of a cell in the picture."""
    index = int(cell[1]) - 1
    across = LEFT + (3 * CELL_W + SEAM if cell[0] == "B" else 0) + index % 3 * CELL_W
    return across, TOP + index // 3 * CELL_H


def draw(view: DungeonGoView, speaker: Speaker, marks: Sequence[str]) -> str:
    """The whole board as SVG; the cells in `marks` are framed."""
    parts = [_room(), _gates(speaker.language, speaker.say("picture-entrance"), speaker.say("picture-far_side"))]
    parts.append(bar.draw(view, speaker, WIDTH))
    parts += (_cell(view, speaker, cell) for cell in CELLS)
    parts += (_framed(cell) for cell in marks)
    parts.append(plates.draw(view, speaker, PLATES_TOP, WIDTH, HEIGHT - PLATES_TOP - 6))
    return document(WIDTH, HEIGHT, *parts)


@cache
def _room() -> str:
    """The dark room, the lantern's light in rings, and the empty cells."""
    parts = [rect(0, 0, WIDTH, HEIGHT, style.NIGHT)]
    parts += [circle(30, 44, radius, "#ffb34710") for radius in (520, 330, 170)]
    for left in (LEFT, LEFT + 3 * CELL_W + SEAM):
        parts.append(rect(left - 7, TOP - 5, 3 * CELL_W + 14, 3 * CELL_H + 10, style.MORTAR, 12))
    parts += [_slab(*corner(cell), number) for number, cell in enumerate(CELLS)]
    return "".join(parts)


def _slab(x: float, y: float, number: int) -> str:
    """The stones of one cell: warmer on the entrance board, colder on the back board."""
    shades = ("#46403a", "#423d37", "#4a443d") if number < 9 else ("#383942", "#34353e", "#3c3d47")
    bend, rise = 62 + number * 37 % 50, 52 + number * 23 % 56
    joints = (
        f"M3 {rise}H{bend}M{bend} 3V{rise + 34}"
        f"M{bend} {rise + 34}H{CELL_W - 3}M{bend - 26} {CELL_H - 3}V{rise}M{bend + 40} {rise + 34}V{CELL_H - 3}"
    )
    lit_edge = f"M4 12Q4 4 12 4H{CELL_W - 12}L{CELL_W - 18} 9H14Q9 9 9 14V{CELL_H - 18}L4 {CELL_H - 12}Z"
    return group(
        rect(2, 2, CELL_W - 4, CELL_H - 4, shades[number * 5 % 3], 8),
        path(lit_edge, "#ffffff14"),
        line(joints, "#00000040", 3),
        at=(x, y),
    )


@cache
def _gates(language: str, entrance: str, far_side: str) -> str:
    """Beside the boards: on the left the way out for monsters, on the right the way of the king."""
    middle = TOP + 1.5 * CELL_H
    left = line("M9 0H-11M-3-9L-12 0L-3 9", "#ff8a70", 5)
    right = line("M-9 0H11M3-9L12 0L3 9", LANTERN, 5)
    return (
        group(style.CLAWS, at=(22, TOP + 48))
        + group(left, at=(22, TOP + 92))
        + _upright(language, entrance, 22, middle, -90)
        + group(figures.king(), at=(WIDTH - 43, TOP + 30), scale=0.42)
        + group(right, at=(WIDTH - 22, TOP + 92))
        + _upright(language, far_side, WIDTH - 22, middle, 90)
    )


def _upright(language: str, words: str, x: float, y: float, turn: int) -> str:
    """Words along a side of the boards: Japanese from top to bottom, others turned."""
    if language != "ja":
        label = text(0, 0, words, SMALLEST, LANTERN_PALE, "middle", 2 * CELL_H)
        return f'<g transform="translate({x} {y:g}) rotate({turn})">{label}</g>'
    first = y - 17 * (len(words) - 1)
    return "".join(
        text(x, first + 34 * index, letter, SMALLEST, LANTERN_PALE, "middle") for index, letter in enumerate(words)
    )


def _cell(view: DungeonGoView, speaker: Speaker, cell: str) -> str:
    x, y = corner(cell)
    monster = next((monster for monster in view.monsters if monster.cell == cell), None)
    heroes = [hero for hero in view.heroes if hero.cell == cell and hero.holds is None]
    if monster is not None:
        inside = _monster(speaker, monster, x, y)
    elif view.king == cell:
        fallen = view.result is not None and view.result.reason == "end-king_dead"
        inside = _king(fallen, view.turn == "king" and view.result is None, x, y)
    else:
        inside = _heroes(view, heroes, x, y)
    return inside + _cell_name(cell, x, y)


@cache
def _cell_name(cell: str, x: float, y: float, back: str = "#15110fd0", ink: str = DIM) -> str:
    tab = path("M0 8Q0 0 8 0H44V22Q44 32 34 32H0Z", back)
    return group(tab, at=(x + 4, y + 4)) + text(x + 25, y + 20, cell, SMALLEST, ink, "middle", 40)


@cache
def _framed(cell: str) -> str:
    """The frame of a cell that can be chosen, its name lit."""
    x, y = corner(cell)
    edge = {"stroke": LANTERN, "stroke_width": 6, "stroke_dasharray": "18 9"}
    return rect(x + 4, y + 4, CELL_W - 8, CELL_H - 8, "none", 9, **edge) + _cell_name(cell, x, y, LANTERN, INK)


@cache
def _king(fallen: bool, now: bool, x: float, y: float) -> str:
    """The king on his carpet; lying there when he has fallen."""
    carpet = rect(20, 96, CELL_W - 40, 58, "#7d2430", 8, stroke="#d8a53a", stroke_width=4) + line(
        f"M32 104V146M{CELL_W - 32} 104V146", "#d8a53a", 3
    )
    standing = group(figures.king(), at=(34, 32), scale=1.14)
    lying = f'<g transform="translate(92 104) rotate(-90)">{group(figures.king(), at=(-50, -50))}</g>'
    light = style.glow(CELL_W / 2, 88, 74) if now else ""
    return group(carpet, light, lying if fallen else standing, at=(x, y))


_PLACES: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (104, ((90, 150),)),
    2: (86, ((47, 150), (133, 150))),
    3: (76, ((90, 104), (44, 156), (136, 156))),
}
"""By number of heroes in a cell: how large, and where their feet are. Those behind come first."""
_CROWD = (56.0, tuple((90 + 58 * (index % 3 - 1), 98 + 58 * (index // 3)) for index in range(6)))


def _heroes(view: DungeonGoView, heroes: Sequence[HeroView], x: float, y: float) -> str:
    size, places = _PLACES.get(len(heroes), _CROWD)
    parts = []
    for hero, (across, down) in zip(heroes, places, strict=False):
        if view.turn == f"hero_{hero.card}" and view.result is None:
            parts.append(style.glow(x + across, y + down - size * 0.45, size * 0.62))
        parts.append(figures.hero_piece(hero.card or "", hero.number, x + across, y + down, size))
    return "".join(parts)


_EDGES = {"small": "#8a6a3a", "large": "#7a2e22", "demon_king": "#e8b730", "evil_god": "#b79bff"}


def _monster(speaker: Speaker, monster: MonsterView, x: float, y: float) -> str:
    """A monster's tile: drawing, size, name, marks, and on held marks the number of the hero."""
    dark = monster.size in ("demon_king", "evil_god")
    name_ink, badge_ink = (LANTERN_PALE, "#ffdf9a") if dark else (INK, "#7a2e22")
    held = bool(monster.holders)
    middle = x + CELL_W / 2
    drawing = 50.0 if held else 80.0
    edge = 3 if monster.size == "small" else 5
    parts = [
        style.card(x + 7, y + 7, CELL_W - 14, CELL_H - 14, _EDGES[monster.size], edge, face=monster.size),
        group(emblem(monster.unit), at=(middle - drawing / 2, y + 9), scale=drawing / 100),
    ]
    if not dark:
        badge = speaker.say(f"picture-size_{monster.size}")
        parts.append(text(x + CELL_W - 15, y + 26, badge, SMALLEST, badge_ink, "end"))
    if monster.size != "small" and not monster.attacked:
        parts.append(star(x + CELL_W - 30, y + (28 if dark else 64), 30))
    name = speaker.say(f"monster-{monster.unit}")
    parts.append(text(middle, y + (71 if held else 100), name, SMALLEST, name_ink, "middle", 158))
    for index, ability in enumerate(monster.marks):
        across = middle + (index - (len(monster.marks) - 1) / 2) * 41
        parts.append(style.mark(ability, speaker.say(f"mark-{ability}"), across, y + CELL_H - 29, 36))
        if ability in monster.holders:
            parts.append(style.number_token(monster.holders[ability], across, y + CELL_H - 63, 36))
    return "".join(parts)

"""The board of Dungeon GO! as a picture: the dungeon bar, the two boards, and a plate for each hero."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from cogs.ui.dungeon_go import figures, style
from cogs.ui.dungeon_go.emblems import emblem
from cogs.ui.dungeon_go.style import DIM, INK, LANTERN, LANTERN_PALE, SMALLEST
from cogs.ui.dungeon_go.words import Speaker
from cogs.ui.svg import circle, document, group, line, path, rect, text

if TYPE_CHECKING:
    from rules.dungeon_go.view import DungeonGoView, HeroView, MonsterView

WIDTH, HEIGHT = 1200, 675
CELL_W, CELL_H = 180, 164
LEFT, TOP, SEAM = 50, 92, 20
BOTTOM = TOP + 3 * CELL_H + 8

CELLS = tuple(f"{board}{number}" for board in "EB" for number in range(1, 10))


def corner(cell: str) -> tuple[float, float]:
    """The upper left corner of a cell in the picture."""
    index = int(cell[1]) - 1
    across = LEFT + (3 * CELL_W + SEAM if cell[0] == "B" else 0) + index % 3 * CELL_W
    return across, TOP + index // 3 * CELL_H


def draw(view: DungeonGoView, speaker: Speaker, marks: Sequence[str]) -> str:
    """The whole board as SVG; the cells in `marks` are marked."""
    marked = {cell for cell in marks if cell in CELLS}
    parts = [style.DEFS, _room(), _gates(speaker)]
    parts += _bar(view, speaker)
    for cell in CELLS:
        parts.append(_cell(view, speaker, cell, cell in marked))
    parts += _plates(view, speaker)
    if view.result is not None:
        parts.append(_verdict(view, speaker))
    return document(WIDTH, HEIGHT, *parts)


@cache
def _room() -> str:
    """The dark room, the light and the empty cells."""
    parts = [
        rect(0, 0, WIDTH, HEIGHT, style.NIGHT),
        circle(170, 60, 420, "url(#glow)"),
        circle(1040, 330, 460, "url(#glow)", opacity=0.45),
        rect(LEFT - 8, TOP - 6, 3 * CELL_W + 12, 3 * CELL_H + 10, style.MORTAR, 12),
        rect(LEFT + 3 * CELL_W + SEAM - 4, TOP - 6, 3 * CELL_W + 12, 3 * CELL_H + 10, style.MORTAR, 12),
    ]
    for cell in CELLS:
        x, y = corner(cell)
        parts.append(_slab(x, y, int(cell[1]) + (9 if cell[0] == "B" else 0)))
    return "".join(parts)


def _slab(x: float, y: float, number: int) -> str:
    """The stones of one cell: lighter on the entrance board, colder on the back board."""
    stone = "url(#floor)" if number <= 9 else "url(#deep)"
    bend = 58 + number * 37 % 50
    rise = 50 + number * 23 % 60
    joints = (
        f"M{x + 3} {y + rise}H{x + bend}M{x + bend} {y + 3}V{y + 120}"
        f"M{x + bend} {y + rise + 34}H{x + CELL_W - 3}M{x + bend - 26} {y + CELL_H - 3}V{y + rise}"
    )
    return rect(x + 2, y + 2, CELL_W - 4, CELL_H - 4, stone, 8) + line(joints, "#00000038", 2.5)


def _gates(speaker: Speaker) -> str:
    middle = TOP + 1.5 * CELL_H
    sides = []
    for x, turn, key, arrow in (
        (24, -90, "picture-entrance", "M0 14V-14M-9-4L0-14L9-4"),
        (WIDTH - 24, 90, "picture-far_side", "M0 14V-14M-9-4L0-14L9-4"),
    ):
        label = text(0, 0, speaker.say(key), SMALLEST, LANTERN_PALE, "middle", 3 * CELL_H - 140)
        sides.append(f'<g transform="translate({x} {middle:g}) rotate({turn})">{label}</g>')
        sides.append(
            group(
                f'<g transform="rotate({90 if x > 99 else -90})">{line(arrow, LANTERN, 4)}</g>',
                at=(x, TOP + 30),
            )
        )
    return "".join(sides)


def _bar(view: DungeonGoView, speaker: Speaker) -> list[str]:
    """Floor die, damage die, floor clock, and the turn cards: revealed ones in order, then those in the deck."""
    parts = [style.lantern(30, 44, 56)]
    x = 62.0
    for key, value, body in (
        ("picture-floor", view.floor, style.PAPER),
        ("picture-damage", view.damage, "#e0574c"),
    ):
        label = speaker.say(key)
        parts.append(text(x, 45, label, SMALLEST, LANTERN_PALE))
        x += speaker.width(label, SMALLEST) + 6
        parts.append(style.die(value, x, 18, 54, body))
        x += 54 + 14
    parts.append(_clock(x + 26, 45, view.floor_clock))
    x += 66
    return parts + _turns(view, speaker, x)


@cache
def _clock(x: float, y: float, value: int) -> str:
    """The floor clock: a dial, red from the fifth rebuild on, when the danger grows."""
    face = "#f4c7a8" if value >= 5 else style.PAPER
    return (
        circle(x, y, 27, face, stroke="#8a6a3a", stroke_width=4)
        + line(f"M{x} {y - 22}V{y - 18}M{x} {y + 18}V{y + 22}M{x - 22} {y}H{x - 18}M{x + 18} {y}H{x + 22}", INK, 3)
        + text(x, y, str(value), SMALLEST, INK, "middle")
    )


def _turns(view: DungeonGoView, speaker: Speaker, left: float) -> list[str]:
    if view.phase == "setup":
        return [text((left + WIDTH) / 2, 45, speaker.say("picture-setup"), SMALLEST, DIM, "middle", WIDTH - left - 40)]
    hidden = [card for card, count in view.deck.items() for _ in range(count)]
    order = view.deck_order if view.deck_order is not None else hidden
    cards = len(view.revealed) + len(order)
    label = speaker.say("picture-deck")
    right = WIDTH - 16
    room = right - left - speaker.width(label, SMALLEST) - 24
    step = min(54.0, room / max(1, cards))
    x = left + 10
    parts = []
    for index, card in enumerate(view.revealed):
        now = index == len(view.revealed) - 1 and view.turn == card
        parts.append(turn_card(view, card, x, True, now))
        x += step
    parts.append(text(x + 8, 45, label, SMALLEST, DIM))
    x += speaker.width(label, SMALLEST) + 16
    for card in order:
        parts.append(turn_card(view, card, x, False, False))
        x += step
    return parts


def turn_card(view: DungeonGoView, card: str, x: float, revealed: bool, now: bool) -> str:
    """One turn card 48 wide, its middle at height 45; unrevealed ones dark, the present one lit."""
    parts = []
    if now:
        parts.append(circle(x + 24, 45, 52, "url(#glow)"))
    face = "url(#paper)" if revealed else "#3b3449"
    edge = LANTERN if now else ("#8a6a3a" if revealed else "#6b6280")
    parts.append(rect(x, 12, 48, 66, face, 7, stroke=edge, stroke_width=5 if now else 2.5))
    if card == "king":
        parts.append(group(figures.king(), at=(x + 3, 26), scale=0.42))
    elif card == "monster":
        parts.append(group(_CLAWS, at=(x + 24, 45)))
    else:
        hero = next(hero for hero in view.heroes if f"hero_{hero.card}" == card)
        parts.append(style.number_token(hero.number, x + 24, 46, 40))
    return group(*parts, opacity=None if revealed else 0.85)


_CLAWS = path(
    "M-15-20Q-6-4-12 20Q-2 2-9-20ZM-3-22Q5-2-1 24Q11 2 4-22ZM10-20Q18-2 12 18Q24 0 17-20Z",
    "#c0392b",
    stroke=INK,
    stroke_width=1.5,
)


def _cell(view: DungeonGoView, speaker: Speaker, cell: str, marked: bool) -> str:
    x, y = corner(cell)
    parts = []
    monster = next((monster for monster in view.monsters if monster.cell == cell), None)
    heroes = [hero for hero in view.heroes if hero.cell == cell and hero.alive and hero.holds is None]
    if monster is not None:
        parts.append(_monster(view, speaker, monster, x, y))
    elif view.king == cell:
        parts.append(circle(x + CELL_W / 2, y + 90, 90, "url(#glow)"))
        parts.append(group(figures.king(), at=(x + 34, y + 38), scale=1.18))
    else:
        parts += _heroes(view, heroes, x, y)
    parts.append(_cell_name(cell, x, y, marked))
    if marked:
        parts.append(
            rect(
                x + 4, y + 4, CELL_W - 8, CELL_H - 8, "none", 9, stroke=LANTERN, stroke_width=6, stroke_dasharray="18 9"
            )
        )
    return "".join(parts)


@cache
def _cell_name(cell: str, x: float, y: float, marked: bool) -> str:
    tab = path("M0 8Q0 0 8 0H44V22Q44 32 34 32H0Z", LANTERN if marked else "#15110fd0")
    return group(tab, at=(x + 4, y + 4)) + text(x + 26, y + 20, cell, SMALLEST, INK if marked else DIM, "middle", 40)


def _heroes(view: DungeonGoView, heroes: Sequence[HeroView], x: float, y: float) -> list[str]:
    if not heroes:
        return []
    size = {1: 104.0, 2: 86.0, 3: 62.0}.get(len(heroes), 52.0)
    columns = min(3, len(heroes))
    parts = []
    for index, hero in enumerate(heroes):
        column, row = index % columns, index // columns
        across = x + CELL_W / 2 + (column - (columns - 1) / 2) * size
        foot = y + (150 if len(heroes) <= 3 else 98 + row * 58)
        if view.turn == f"hero_{hero.card}":
            parts.append(circle(across, foot - size * 0.45, size * 0.75, "url(#glow)"))
        parts.append(figures.hero_piece(hero.card, hero.number, across, foot, size))
    return parts


def _monster(view: DungeonGoView, speaker: Speaker, monster: MonsterView, x: float, y: float) -> str:
    dark = monster.size in ("demon_king", "evil_god")
    face = {"small": "url(#paper)", "large": "url(#large)", "demon_king": "url(#boss)", "evil_god": "url(#void)"}
    edge = {"small": "#8a6a3a", "large": "#7a2e22", "demon_king": "#e8b730", "evil_god": "#b79bff"}
    held = bool(monster.holders)
    middle = x + CELL_W / 2
    parts = [
        rect(
            x + 7,
            y + 7,
            CELL_W - 14,
            CELL_H - 14,
            face[monster.size],
            10,
            stroke=edge[monster.size],
            stroke_width=3 if monster.size == "small" else 5,
        )
    ]
    drawing = 56.0 if held else 84.0
    parts.append(group(emblem(monster.unit), at=(middle - drawing / 2, y + 9), scale=drawing / 100))
    badge = speaker.say(f"picture-size_{monster.size}")
    if badge:
        parts.append(text(x + CELL_W - 14, y + 26, badge, SMALLEST, "#ffdf9a" if dark else "#7a2e22", "end"))
    if monster.size != "small" and not monster.attacked:
        parts.append(style.star(x + CELL_W - 32, y + 66, 30))
    name_y = y + (78 if held else 106)
    parts.append(
        text(
            middle, name_y, speaker.say(f"monster-{monster.unit}"), SMALLEST, "#ffe2a8" if dark else INK, "middle", 158
        )
    )
    for index, ability in enumerate(monster.marks):
        across = middle + (index - (len(monster.marks) - 1) / 2) * 41
        parts.append(style.mark(ability, speaker.say(f"mark-{ability}"), across, y + CELL_H - 30, 38))
        if ability in monster.holders:
            parts.append(style.number_token(monster.holders[ability], across, y + CELL_H - 64, 36))
    return "".join(parts)


def _plates(view: DungeonGoView, speaker: Speaker) -> list[str]:
    """One plate per hero: number, name, hit points and victory points, or the afterlife."""
    parts: list[str] = []
    if not view.heroes:
        return parts
    gap = 8
    width = (WIDTH - 16 - gap * (len(view.heroes) - 1)) / len(view.heroes)
    for index, hero in enumerate(view.heroes):
        x = 8 + index * (width + gap)
        parts.append(_plate(view, speaker, hero, x, width))
    return parts


def _plate(view: DungeonGoView, speaker: Speaker, hero: HeroView, x: float, width: float) -> str:
    y, height = BOTTOM, HEIGHT - BOTTOM - 6
    now = view.turn == f"hero_{hero.card}"
    dead = not hero.alive
    parts = [
        rect(
            x,
            y,
            width,
            height,
            "#2a2630" if dead else "url(#paper)",
            9,
            stroke=LANTERN if now else "#8a6a3a",
            stroke_width=5 if now else 2,
        ),
        style.number_token(hero.number, x + 26, y + height / 2, 42),
    ]
    ink = DIM if dead else INK
    parts.append(text(x + 52, y + 19, speaker.say(f"hero-{hero.card}"), SMALLEST, ink, "start", width - 60))
    below = y + 51
    if dead:
        parts.append(text(x + 52, below, speaker.say("picture-afterlife"), SMALLEST, DIM, "start", width - 60))
    else:
        points = f"{hero.hp}/{hero.max_hp}"
        parts.append(style.heart(x + 64, below, 24))
        parts.append(text(x + 79, below, points, SMALLEST, ink, "start", width - 145))
        parts.append(style.star(x + width - 46, below, 24))
        parts.append(text(x + width - 33, below, str(hero.vp), SMALLEST, ink, "start", 30))
    return "".join(parts)


def _verdict(view: DungeonGoView, speaker: Speaker) -> str:
    assert view.result is not None
    won = view.result.reason == "end-victory"
    words = speaker.say("picture-victory" if won else "picture-defeat")
    return (
        rect(0, 250, WIDTH, 170, "#000000b0")
        + rect(0, 250, WIDTH, 6, LANTERN if won else "#b3261e")
        + rect(0, 414, WIDTH, 6, LANTERN if won else "#b3261e")
        + text(WIDTH / 2, 335, words, 84, LANTERN_PALE if won else "#ffb3aa", "middle", WIDTH - 80)
    )

"""Cards as they lie: the main floor with corridors of earth and rooms of stone, and the hatched basement.

A card is drawn once per picture as a symbol, one unit of it a cell times `UNIT`, and used wherever it lies.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cogs.ui.map_masters import style
from cogs.ui.map_masters.icons import icon
from cogs.ui.svg import line, path, rect
from rules.map_masters.cards import BASE, HEIGHT, MAIN, STEP_OF, WIDTH, Face, face

UNIT = 40
"""One cell."""
BAND, EDGE = 0.6, 0.74
"""How wide a corridor is, without and with its edge, in cells."""
CELLAR_BAND = 0.5
ICON = 0.86
DOOR = 0.44
SHIFT = 0.3
"""By how many cells a hinted basement lies to the right and below, so that the corridor above stays in sight."""


def _key(card: str, turned: bool, level: int) -> str:
    """The id of a floor; its icons have the same with another first letter."""
    return f"{'mb'[level]}-{card}-{'d' if turned else 'u'}"


def has_basement(card: str) -> bool:
    """Whether a card has anything below."""
    return any(place.cells[0][0] == BASE for place in face(card, False).places)


def symbols(cards: Iterable[tuple[str, bool, int]]) -> str:
    """The cards to be used in a picture: each a card, whether it is turned, and the level."""
    parts = []
    for card, turned, level in sorted(set(cards)):
        name = _key(card, turned, level)
        floor = (_main if level == MAIN else _basement)(card, turned)
        parts.append(f'<g id="f{name}">{floor}</g><g id="t{name}">{_things(card, turned, level)}</g>')
    return f"<defs>{''.join(parts)}</defs>"


def hints(cards: Iterable[tuple[str, bool]]) -> str:
    """The symbols of basements as they are hinted at on the main floor: a small hatched line beside the corridors."""
    parts = [f'<g id="h-{card}-{turned:d}">{_hint(card, turned)}</g>' for card, turned in sorted(set(cards))]
    return f"<defs>{''.join(parts)}</defs>"


def hint(card: str, turned: bool, x: float, y: float, cell: float) -> str:
    """The hinted basement of a card with its top-left corner at (x, y)."""
    return _used(f"h-{card}-{turned:d}", x, y, cell) if has_basement(card) else ""


def floor(card: str, turned: bool, level: int, x: float, y: float, cell: float) -> str:
    """The floor of a card with its top-left corner at (x, y), each cell of that size."""
    return _used(f"f{_key(card, turned, level)}", x, y, cell)


def things(card: str, turned: bool, level: int, x: float, y: float, cell: float) -> str:
    """The icons of a card; lines are drawn between floor and icons."""
    return _used(f"t{_key(card, turned, level)}", x, y, cell)


def _used(name: str, x: float, y: float, cell: float) -> str:
    return f'<use href="#{name}" transform="translate({x:g} {y:g}) scale({cell / UNIT:.4g})"/>'


def _middle(x: float, y: float) -> tuple[float, float]:
    return (x + 0.5) * UNIT, (y + 0.5) * UNIT


def _runs(shown: Face, level: int) -> str:
    """The middle lines of all corridors of a level, as path data."""
    parts = []
    for place in shown.places:
        if place.room or place.cells[0][0] != level:
            continue
        x, y = _middle(*place.cells[0][1:])
        parts.append(f"M{x:g} {y:g}h.1")
        for way in place.ways:
            if way.to >= 0:
                dx, dy = STEP_OF[way.direction]
                parts.append(f"M{x:g} {y:g}l{dx * UNIT / 2:g} {dy * UNIT / 2:g}")
    return "".join(parts)


def _ends(shown: Face) -> str:
    """The corridors that lead to an opening, from the middle of their cell to the border, as path data."""
    parts = []
    for place in shown.places:
        for way in place.ways:
            if way.to < 0 and not place.room:
                x, y = _middle(*way.cell[1:])
                dx, dy = STEP_OF[way.direction]
                parts.append(f"M{x:g} {y:g}l{dx * UNIT / 2:g} {dy * UNIT / 2:g}")
    return "".join(parts)


def _rooms(shown: Face) -> str:
    """Rooms: stone with tiles inside thick walls, and their doors."""
    stones, tiles, doors = [], [], []
    for place in shown.places:
        if not place.room:
            continue
        xs, ys = [cell[1] for cell in place.cells], [cell[2] for cell in place.cells]
        left, top, right, bottom = min(xs), min(ys), max(xs) + 1, max(ys) + 1
        inset = 0.07 * UNIT
        stones.append(
            rect(
                left * UNIT + inset,
                top * UNIT + inset,
                (right - left) * UNIT - 2 * inset,
                (bottom - top) * UNIT - 2 * inset,
                style.STONE,
                2,
                stroke=style.WALL,
                stroke_width=5,
            )
        )
        tiles += [f"M{x * UNIT / 2:g} {top * UNIT + 6:g}V{bottom * UNIT - 6:g}" for x in range(2 * left + 1, 2 * right)]
        tiles += [f"M{left * UNIT + 6:g} {y * UNIT / 2:g}H{right * UNIT - 6:g}" for y in range(2 * top + 1, 2 * bottom)]
        for way in place.ways:
            x, y = _middle(*way.cell[1:])
            dx, dy = STEP_OF[way.direction]
            half, deep = DOOR * UNIT / 2, 0.13 * UNIT
            at = (x + dx * UNIT * 0.44, y + dy * UNIT * 0.44)
            wide, high = (2 * half, 2 * deep) if dy else (2 * deep, 2 * half)
            doors.append(
                rect(
                    at[0] - wide / 2,
                    at[1] - high / 2,
                    wide,
                    high,
                    style.EARTH,
                    stroke="#8a4b12",
                    stroke_width=2.6,
                )
            )
    tiled = line("".join(tiles), style.TILE, 1.2) if tiles else ""
    return "".join(stones) + tiled + "".join(doors)


@cache
def _things(card: str, turned: bool, level: int) -> str:
    """The icons of a level; stairs at both ends."""
    shown = face(card, turned)
    parts = []
    for found in shown.discoveries:
        here, x, y = found.cell
        if here == level or found.icon == "stairs":
            name = "stairs_up" if found.icon == "stairs" and level == BASE else found.icon
            parts.append(icon(name, *_middle(x, y), ICON * UNIT))
    return "".join(parts)


@cache
def _main(card: str, turned: bool) -> str:
    shown = face(card, turned)
    runs, ends = _runs(shown, MAIN), _ends(shown)
    wide, high = WIDTH * UNIT, HEIGHT * UNIT
    return (
        rect(0, 0, wide, high, style.ROCK, stroke=style.ROCK_EDGE, stroke_width=3)
        + (
            f'<path d="{runs}" fill="none" stroke="{style.EARTH_EDGE}" stroke-width="{EDGE * UNIT:g}" '
            'stroke-linecap="round"/>'
            f'<path d="{ends}" fill="none" stroke="{style.EARTH_EDGE}" stroke-width="{EDGE * UNIT:g}"/>'
            f'<path d="{ends}" fill="none" stroke="{style.EARTH}" stroke-width="{BAND * UNIT:g}"/>'
            f'<path d="{runs}" fill="none" stroke="{style.EARTH}" stroke-width="{BAND * UNIT:g}" '
            'stroke-linecap="round"/>'
            if runs
            else ""
        )
        + _rooms(shown)
        + _openings(shown)
    )


@cache
def _hint(card: str, turned: bool) -> str:
    shown = face(card, turned)
    runs = _runs(shown, BASE)
    if not runs:
        return ""
    parts = [
        f'<path d="{runs}" fill="none" stroke="{style.INK}" stroke-width="11" stroke-linecap="round"/>'
        f'<path d="{runs}" fill="none" stroke="{style.CELLAR}" stroke-width="7" stroke-dasharray="7 3"/>'
    ]
    for found in shown.discoveries:
        level, x, y = found.cell
        if level == BASE:
            px, py = _middle(x, y)
            parts.append(rect(px - 11, py - 11, 22, 22, style.CELLAR, 3, stroke=style.INK, stroke_width=2))
            parts.append(icon(found.icon, px, py, 19))
    return f'<g transform="translate({SHIFT * UNIT:g} {SHIFT * UNIT:g})">{"".join(parts)}</g>'


def _openings(shown: Face) -> str:
    """A light sill at every opening of the border, so that corridors are seen to go on."""
    parts = []
    for place in shown.places:
        for way in place.ways:
            if way.to < 0 and not place.room:
                x, y = _middle(*way.cell[1:])
                dx, dy = STEP_OF[way.direction]
                half = BAND * UNIT / 2
                at = (x + dx * UNIT / 2, y + dy * UNIT / 2)
                wide, high = (2 * half, 7) if dy else (7, 2 * half)
                parts.append(rect(at[0] - wide / 2, at[1] - high / 2, wide, high, style.EARTH))
    return "".join(parts)


@cache
def _basement(card: str, turned: bool) -> str:
    shown = face(card, turned)
    runs = _runs(shown, BASE)
    wide, high = WIDTH * UNIT, HEIGHT * UNIT
    parts = [rect(0, 0, wide, high, style.CELLAR_ROCK, stroke=style.ROCK_EDGE, stroke_width=3)]
    if runs:
        band = CELLAR_BAND * UNIT
        parts.append(
            f'<path d="{runs}" fill="none" stroke="{style.CELLAR}" stroke-width="{band:g}" stroke-linecap="round"/>'
            f'<path d="{runs}" fill="none" stroke="{style.CELLAR_HATCH}" stroke-width="{band:g}" '
            'stroke-dasharray="2 6"/>'
        )
    for place in shown.places:
        if place.landing_of >= 0:
            x, y = _middle(*place.cells[0][1:])
            parts.append(
                path(
                    f"M{x:g} {y - 14:g}A14 14 0 1 1 {x - 0.01:g} {y - 14:g}Z",
                    "#fff6cf",
                    stroke=style.INK,
                    stroke_width=2.4,
                )
            )
            parts.append(line(f"M{x} {y - 7}V{y + 6}M{x - 6} {y}L{x} {y + 6}L{x + 6} {y}", style.INK, 3))
    return "".join(parts)

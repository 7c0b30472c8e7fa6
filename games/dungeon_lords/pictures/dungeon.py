"""One lord's dungeon as a picture: the grid, tunnels, rooms, conquered tiles, and where imps are at work."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from games.dungeon_lords.pictures import emblems, style
from games.dungeon_lords.pictures.style import FLOOR, FLOOR_EDGE, GRASS, GRASS_EDGE, NIGHT
from games.dungeon_lords.pictures.words import Locale, fight_square, tile_line
from games.dungeon_lords.rules.grid import NEIGHBOURS, SQUARES
from games.dungeon_lords.rules.view import DungeonLordsView, LordView, TileView
from pictures.faces import TITLE
from pictures.kit import SMALLEST
from pictures.states import choosable
from pictures.svg import NARROWEST, circle, group, line, path, rect, spot, text, width_of
from pictures.tokens import CHALK, INK, LANTERN, LANTERN_INK, MIST

COLUMNS, ROWS = 5, 4
LETTERED = 60
"""From this size on, the grid shows its letters and numbers, and a square that can be chosen shows its name."""
NAMED = 110
"""From this size on, a square shows the name of its room."""
FIRST_KANJI = 0x4E00


def corner(square: str, cell: float) -> tuple[float, float]:
    """The upper left corner of a square in the grid."""
    return "ABCDE".index(square[0]) * cell, (int(square[1]) - 1) * cell


def draw(
    view: DungeonLordsView,
    locale: Locale,
    seat: int,
    at: tuple[float, float],
    cell: float,
    marks: Collection[str] = (),
) -> str:
    """The grid of a lord with its upper left corner at `at`; squares in `marks` are lit."""
    lord = view.lords[seat]
    left, top = at
    tiles = {tile.square: tile for tile in lord.tiles}
    parts = [
        rect(left - 4, top - 4, COLUMNS * cell + 8, ROWS * cell + 8, NIGHT, 8, stroke="#5d4c6c", stroke_width=3),
        _rock(left, top, cell),
        _gate(left + 2 * cell, top, cell),
    ]
    for square, tile in tiles.items():
        x, y = corner(square, cell)
        parts.append(_passages(tiles, tile, left + x, top + y, cell))
    for square, tile in tiles.items():
        x, y = corner(square, cell)
        parts.append(_tile(locale, tile, left + x, top + y, cell))
    fought = fight_square(view, seat)
    if fought:
        x, y = corner(fought, cell)
        parts.append(_swords(left + x + cell * 0.78, top + y + cell * 0.24, cell * 0.42))
    for square in marks:
        x, y = corner(square, cell)
        parts.append(_marked(square, left + x, top + y, cell, square in tiles))
    if cell >= LETTERED:
        parts.append(_letters(left, top, cell))
    parts.append(_foreman(lord, left, top, cell))
    return "".join(parts)


def spots(locale: Locale, lord: LordView, at: tuple[float, float], cell: float) -> str:
    """Where the squares of a grid can be tapped."""
    tiles = {tile.square: tile for tile in lord.tiles}
    found = []
    for square in SQUARES:
        x, y = corner(square, cell)
        tile = tiles.get(square)
        about = square if tile is None else tile_line(locale, square, tile.kind, tile.conquered)
        found.append(spot(square, about, at[0] + x, at[1] + y, cell, cell))
    return "".join(found)


@cache
def _rock(left: float, top: float, cell: float) -> str:
    parts = []
    for number, square in enumerate(SQUARES):
        x, y = corner(square, cell)
        shade = ("#3a2e46", "#352a40", "#3f334c")[number * 7 % 3]
        parts.append(rect(left + x + 1, top + y + 1, cell - 2, cell - 2, shade, cell * 0.06))
        bend, rise = 0.2 + number * 13 % 45 / 100, 0.2 + number * 29 % 40 / 100
        across, down = left + x + cell * bend, top + y + cell * rise
        joint = f"M{across:g} {down:g}h{cell * 0.3:g}m{-cell * 0.18:g} 0v{cell * 0.22:g}h{-cell * 0.2:g}"
        parts.append(line(joint, "#00000030", max(1.5, cell * 0.022)))
    return "".join(parts)


@cache
def _gate(x: float, top: float, cell: float) -> str:
    """The entrance, above C1."""
    wide = cell * 0.5
    inner = (cell - wide) / 2
    return path(
        f"M{x + inner:g} {top + 2:g}v{-cell * 0.12:g}h{wide:g}v{cell * 0.12:g}Z", FLOOR, stroke=CHALK, stroke_width=3
    )


def _passages(tiles: Collection[str], tile: TileView, x: float, y: float, cell: float) -> str:
    """The ways from a tile to its neighbours on the right and below."""
    parts = []
    wide = cell * 0.44
    for other in NEIGHBOURS[tile.square]:
        if other not in tiles:
            continue
        if other[1] == tile.square[1] and other[0] > tile.square[0]:
            parts.append(rect(x + cell * 0.8, y + (cell - wide) / 2, cell * 0.4, wide, FLOOR_EDGE))
        elif other[0] == tile.square[0] and other[1] > tile.square[1]:
            parts.append(rect(x + (cell - wide) / 2, y + cell * 0.8, wide, cell * 0.4, FLOOR_EDGE))
    return "".join(parts)


def _tile(locale: Locale, tile: TileView, x: float, y: float, cell: float) -> str:
    room = tile.kind != "tunnel"
    parts = [_ground(room, tile.conquered, x, y, cell)]
    if room:
        parts.append(_room(locale, tile, x, y, cell))
    if tile.mined and room:  # mined before the room was built: the imp stands on its edge (DL-8.36)
        parts.append(style.icon("imp", x + cell * 0.84, y + cell * 0.2, cell * 0.3))
    elif tile.mined:
        parts.append(style.icon("imp", x + cell * 0.36, y + cell * 0.6, cell * 0.44))
        parts.append(style.icon("gold", x + cell * 0.68, y + cell * 0.66, cell * 0.36))
        if tile.dug:  # another imp has dug it in the same round (DL-8.17)
            parts.append(style.icon("imp", x + cell * 0.3, y + cell * 0.26, cell * 0.28))
            parts.append(style.icon("pick", x + cell * 0.52, y + cell * 0.26, cell * 0.28))
    elif tile.dug:
        parts.append(style.icon("imp", x + cell * 0.36, y + cell * 0.6, cell * 0.44))
        parts.append(style.icon("pick", x + cell * 0.68, y + cell * 0.6, cell * 0.44))
    return "".join(parts)


@cache
def _ground(room: bool, conquered: bool, x: float, y: float, cell: float) -> str:
    inset = cell * (0.05 if room else 0.1)
    side = cell - 2 * inset
    fill, edge = (GRASS, GRASS_EDGE) if conquered else ("#c9b48f", "#6a4f8a") if room else (FLOOR, FLOOR_EDGE)
    floor = rect(
        x + inset, y + inset, side, side, fill, cell * (0.06 if room else 0.2), stroke=edge, stroke_width=cell * 0.06
    )
    if conquered:
        places = ((0.2, 0.24), (0.8, 0.26)) if room else ((0.24, 0.26), (0.76, 0.3), (0.28, 0.78), (0.74, 0.76))
        return floor + "".join(_flower(x + cell * u, y + cell * v, cell * 0.1) for u, v in places)
    if room:
        return floor
    pebbles = ((0.3, 0.32), (0.64, 0.4), (0.44, 0.66), (0.7, 0.7))
    return floor + "".join(circle(x + cell * u, y + cell * v, cell * 0.035, FLOOR_EDGE) for u, v in pebbles)


@cache
def _flower(x: float, y: float, size: float) -> str:
    petals = "".join(
        circle(x + size * u, y + size * v, size * 0.55, "#fff8fb")
        for u, v in ((0.6, 0), (-0.6, 0), (0, 0.6), (0, -0.6))
    )
    return petals + circle(x, y, size * 0.5, "#f2bf3a")


def _room(locale: Locale, tile: TileView, x: float, y: float, cell: float) -> str:
    """The symbol and, if there is space, the name; both pale when the room is conquered."""
    pale = 0.45 if tile.conquered else None
    drawing = emblems.room(tile.kind)
    if cell < NAMED:
        return group(emblems.placed(drawing, x + cell / 2, y + cell / 2, cell * 0.74), opacity=pale)
    name = in_lines(locale.say(f"room-{tile.kind}"), cell - 20)
    size = cell * (0.5 if len(name) == 1 else 0.36)
    middle = y + 10 + size / 2
    below = y + cell - 10 - SMALLEST * 0.52 - SMALLEST * 1.02 * (len(name) - 1)
    words = [
        text(x + cell / 2, below + SMALLEST * 1.02 * row, part, SMALLEST, INK, "middle", cell - 4, TITLE)
        for row, part in enumerate(name)
    ]
    return group(emblems.placed(drawing, x + cell / 2, middle, size), opacity=pale) + "".join(words)


def in_lines(name: str, room: float) -> list[str]:
    """A name in one line, or two if one is too narrow: broken between words, in Japanese where a word begins."""
    width = width_of(name, SMALLEST, TITLE)
    if width <= room:
        return [name]
    if " " in name:
        words = name.split(" ")
        best = min(range(1, len(words)), key=lambda at: max(len(" ".join(words[:at])), len(" ".join(words[at:]))))
        return [" ".join(words[:best]), " ".join(words[best:])]
    after = name.find("の") + 1
    if 2 < after < len(name):
        return [name[:after], name[after:]]
    if width * NARROWEST <= room:
        return [name]
    if name.isascii():
        return [f"{name[: len(name) // 2]}-", name[len(name) // 2 :]]
    half = (len(name) + 1) // 2
    begins = [at for at in range(1, len(name)) if ord(name[at]) >= FIRST_KANJI > ord(name[at - 1])]
    at = min(begins, key=lambda at: abs(at - half), default=half)
    return [name[:at], name[at:]]


@cache
def _swords(x: float, y: float, size: float) -> str:
    """Where the battle is, or will be."""
    blades = "M-26 30L30-34M26 30L-30-34"
    hilts = "M-38 10L-12 36M38 10L12 36M-36 42L-28 32M36 42L28 32"
    ground = circle(0, 0, 52, "#2a1018e0", stroke="#ff6b5e", stroke_width=5)
    return group(ground, line(blades, "#f4f6fa", 11), line(hilts, "#ffcf66", 9), at=(x, y), scale=size / 104)


@cache
def _marked(square: str, x: float, y: float, cell: float, dug: bool) -> str:
    """The frame of a square that can be chosen, and its name: in a corner where there is a tile."""
    drawn = choosable(x + 2, y + 2, cell - 4, cell - 4, 8, 1.3)
    if cell < LETTERED:
        return drawn
    across, down = (x + 34, y + 26) if dug else (x + cell / 2, y + cell / 2)
    tab = rect(across - 27, down - 19, 54, 38, LANTERN, 8, stroke=INK, stroke_width=3)
    return drawn + tab + text(across, down, square, SMALLEST, LANTERN_INK, "middle")


@cache
def _letters(left: float, top: float, cell: float) -> str:
    across = (
        text(left + (index + 0.5) * cell, top + ROWS * cell + 24, letter, SMALLEST, MIST, "middle")
        for index, letter in enumerate("ABCDE")
    )
    down = (text(left - 20, top + (row + 0.5) * cell, str(row + 1), SMALLEST, MIST, "middle") for row in range(ROWS))
    return "".join(across) + "".join(down)


def _foreman(lord: LordView, left: float, top: float, cell: float) -> str:
    """An imp with a helmet at the entrance, when one more imp works than digs, mines and serves rooms."""
    digging = sum(int(tile.dug) + int(tile.mined) for tile in lord.tiles)  # a new tunnel may be mined at once
    if lord.busy_imps <= digging or lord.used_rooms or not digging:
        return ""
    return style.icon("foreman", left + 3.2 * cell, top - cell * 0.02, cell * 0.36)

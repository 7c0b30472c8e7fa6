"""One lord's dungeon under its hill: the gate, tunnels, rooms, conquered tiles, and where imps are at work."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from games.dungeon_lords.pictures import emblems, style
from games.dungeon_lords.pictures.style import MOOD
from games.dungeon_lords.pictures.words import Locale, fight_square, tile_line
from games.dungeon_lords.rules.grid import NEIGHBOURS, SQUARES
from games.dungeon_lords.rules.view import DungeonLordsView, LordView, TileView
from pictures.kit import SMALLEST
from pictures.states import choosable
from pictures.svg import NARROWEST, circle, group, line, path, rect, spot, text, width_of
from pictures.tokens import CHALK, INK, LANTERN, LANTERN_INK, MIST
from pictures.typefaces import TITLE

COLUMNS, ROWS = 5, 4
LARGE = 26
"""The size of a square from which on it shows the imps at work in it."""
LETTERED = 70
"""The size from which on it shows its coordinates."""
NAMED = 110
"""The size from which on it shows the name of its room."""
FLOOR, FLOOR_EDGE = style.EARTH, style.DARK_EARTH
"""The floor of a tunnel."""
ROOM = "#e9d6ee"
"""The floor of a room."""
GRASS, GRASS_EDGE = "#8fd05a", "#5f8a3c"
"""The floor of a conquered tile."""
FIRST_KANJI = 0x4E00
"""The first ideograph in Unicode, after all kana."""


@cache
def hill(width: float, height: float, ground: float) -> str:
    """The night above the hill, grass and earth at height `ground`, and rock below."""
    stars = "".join(f"M{number * 137 % 97 / 97 * width:.0f} {number * 53 % 61 + 4}h3v3h-3Z" for number in range(16))
    trees = "".join(
        f"M{x * width:.0f} {ground - 62:.0f}l19 30h-8l14 22h-20v10h-8v-10h-20l14-22h-8Z"
        for x in (0.03, 0.1, 0.17, 0.7, 0.92, 0.98)
    )
    far = f"M0 {ground:g}V{ground * 0.5:g}L{width * 0.1:g} {ground * 0.2:g}L{width * 0.24:g} {ground * 0.6:g}"
    far += f"L{width * 0.5:g} {ground * 0.16:g}L{width * 0.66:g} {ground * 0.55:g}L{width * 0.84:g} {ground * 0.22:g}"
    grass = (
        f"M0 {ground - 14:g}Q{width * 0.3:g} {ground - 26:g} {width * 0.5:g} {ground - 18:g}T{width:g} {ground - 16:g}"
    )
    return (
        rect(0, 0, width, height, MOOD.rock)
        + rect(0, 0, width, ground, MOOD.ground)
        + path(stars, "#c9b8d8")
        + path("M0-30A30 30 0 1 0 30 8A25 25 0 0 1 0-30Z", "#ffe38a", transform=f"translate({width - 62:g} {46:g})")
        + path(f"{far}L{width:g} {ground * 0.6:g}V{ground:g}Z", MOOD.plate)
        + path(trees, GRASS_EDGE)
        + path(f"{grass}V{ground + 4:g}H0Z", GRASS_EDGE)
        + rect(0, ground - 6, width, 14, FLOOR_EDGE)
    )


@cache
def gate(cell: float) -> str:
    """The entrance above C1 of a dungeon at the origin."""
    arch = f"M{-0.4 * cell:g} 6V{-0.28 * cell:g}Q0 {-0.78 * cell:g} {0.4 * cell:g} {-0.28 * cell:g}V6Z"
    inner = f"M{-0.26 * cell:g} 6V{-0.24 * cell:g}Q0 {-0.56 * cell:g} {0.26 * cell:g} {-0.24 * cell:g}V6Z"
    bars = f"M{-0.1 * cell:g} 4V{-0.36 * cell:g}M{0.1 * cell:g} 4V{-0.36 * cell:g}"
    seal = circle(0, -0.55 * cell, 0.09 * cell, MOOD.accent, stroke=INK, stroke_width=3)
    drawn = path(arch, "#8d6bb0", stroke=INK, stroke_width=3) + path(inner, MOOD.ground) + line(bars, MOOD.edge, 4)
    return group(drawn, seal, at=(2.5 * cell, 0))


def draw(
    view: DungeonLordsView, locale: Locale, seat: int, cell: float, marks: Collection[str] = (), *, tapped: bool = False
) -> str:
    """The grid of a lord at the origin; squares in `marks` are lit. `tapped`: its squares can be tapped."""
    lord = view.lords[seat]
    tiles = {tile.square: tile for tile in lord.tiles}
    parts = [_rock(cell), _passages(frozenset(tiles), cell)]
    for room in (False, True):
        for conquered in (False, True):
            alike = [tile for tile in lord.tiles if tile.is_room == room and tile.conquered == conquered]
            parts.append(_ground(tuple(tile.square for tile in alike), cell, room=room, conquered=conquered))
    shown = [tile for tile in lord.tiles if cell >= LARGE or tile.is_room]
    parts += (group(_within(locale, tile, cell), at=corner(tile.square, cell)) for tile in shown)
    if fought := fight_square(view, seat):
        x, y = corner(fought, cell)
        parts.append(_swords(x + cell * 0.78, y + cell * 0.24, max(20, cell * 0.42)))
    parts += (_choosable_square(square, cell, dug=square in tiles) for square in marks)
    if cell >= LETTERED:
        parts += [_letters(cell), _foreman(lord, cell)]
    if tapped:
        for square in SQUARES:
            tile = tiles.get(square)
            about = square if tile is None else tile_line(locale, tile)
            parts.append(spot(square, about, *corner(square, cell), cell, cell))
    return "".join(parts)


def corner(square: str, cell: float) -> tuple[float, float]:
    """The upper left corner of a square in the grid."""
    return "ABCDE".index(square[0]) * cell, (int(square[1]) - 1) * cell


def _outline(squares: Iterable[str], cell: float, inset: float, radius: float) -> str:
    """The outline of squares with round corners, in one path."""
    side, r = f"{cell - 2 * (inset + radius):g}", f"{radius:g}"
    around = f"h{side}q{r} 0 {r} {r}v{side}q0 {r}-{r} {r}h-{side}q-{r} 0-{r}-{r}v-{side}q0-{r} {r}-{r}Z"
    corners = (corner(square, cell) for square in squares)
    return "".join(f"M{x + inset + radius:g} {y + inset:g}{around}" for x, y in corners)


@cache
def _rock(cell: float) -> str:
    """The squares without a tile, with cracks where they are large enough."""
    ground = path(_outline(SQUARES, cell, cell * 0.03, cell * 0.08), MOOD.plate)
    if cell < LETTERED:
        return ground
    cracks = ""
    for number, square in enumerate(SQUARES):
        x, y = corner(square, cell)
        across, down = x + cell * (0.2 + number * 13 % 45 / 100), y + cell * (0.25 + number * 29 % 40 / 100)
        cracks += f"M{across:.0f} {down:.0f}l{cell * 0.16:.0f}-8l{cell * 0.15:.0f} 12l{cell * 0.12:.0f}-5"
    return ground + line(cracks, MOOD.edge, 3, opacity="0.6")


@cache
def _passages(squares: frozenset[str], cell: float) -> str:
    """The ways between tiles, and from the entrance."""
    width = cell * 0.44
    ways = f"M{2.28 * cell:g} {-0.06 * cell:g}h{0.44 * cell:g}v{0.3 * cell:g}h{-0.44 * cell:g}Z"
    for square in sorted(squares):
        x, y = corner(square, cell)
        for neighbour in filter(squares.__contains__, NEIGHBOURS[square]):
            if neighbour[0] > square[0]:  # at the right
                ways += f"M{x + cell * 0.8:g} {y + (cell - width) / 2:g}h{cell * 0.4:g}v{width:g}h{-cell * 0.4:g}Z"
            elif neighbour[1] > square[1]:  # below
                ways += f"M{x + (cell - width) / 2:g} {y + cell * 0.8:g}h{width:g}v{cell * 0.4:g}h{-width:g}Z"
    return path(ways, FLOOR_EDGE)


@cache
def _ground(squares: tuple[str, ...], cell: float, *, room: bool, conquered: bool) -> str:
    """The floors of tiles of one kind: pebbles in tunnels, flowers where adventurers have conquered."""
    if not squares:
        return ""
    fill, edge = (GRASS, GRASS_EDGE) if conquered else (ROOM, "#8d6bb0") if room else (FLOOR, FLOOR_EDGE)
    outline = _outline(squares, cell, cell * (0.05 if room else 0.09), cell * (0.07 if room else 0.2))
    floor = path(outline, fill, stroke=edge, stroke_width=f"{cell * 0.06:g}")
    if cell < LETTERED or (room and not conquered):
        return floor
    places = [(0.3, 0.32), (0.64, 0.38), (0.72, 0.7), (0.34, 0.66)]
    if conquered:
        places = [(0.2, 0.22), (0.78, 0.26), (0.24, 0.78)][: 2 if room else 3]
    radius = cell * (0.06 if conquered else 0.035)
    dots = ""
    for square in squares:
        x, y = corner(square, cell)
        for across, down in places:
            dots += f"M{x + cell * across - radius:.1f} {y + cell * down:.1f}a{radius:g} {radius:g} 0 1 1 0 .1Z"
    return floor + path(dots, "#f4efe2" if conquered else FLOOR_EDGE)


def _within(locale: Locale, tile: TileView, cell: float) -> str:
    """The room with its name and the imps at work, as far as there is space; pale when the room is conquered."""
    parts = []
    if tile.is_room:
        drawing = emblems.ROOMS[tile.kind]
        opacity = 0.45 if tile.conquered else None
        lines = in_lines(locale.say(f"room-{tile.kind}"), cell - 8) if cell >= NAMED else []
        size = cell * ((0.74, 0.5, 0.34)[len(lines)] if cell >= LARGE else 0.9)
        middle = 9 + size / 2 if lines else cell / 2
        parts.append(group(emblems.place(drawing, cell / 2, middle, size), opacity=opacity))
        foot = cell - 8 - SMALLEST * (0.52 + len(lines) - 1)
        for row, words in enumerate(lines):
            parts.append(text(cell / 2, foot + SMALLEST * row, words, SMALLEST, INK, "middle", cell - 6, TITLE))
    if cell >= LARGE:
        for name, across, down, size in _at_work(tile):
            parts.append(style.icon(name, cell * across, cell * down, cell * size))
    return "".join(parts)


def _at_work(tile: TileView) -> list[tuple[str, float, float, float]]:
    """The signs of imps at work in a tile: each with its middle and its size, as shares of a square."""
    if tile.is_room:
        return [("imp", 0.84, 0.2, 0.3)] if tile.mined else []  # at its edge (DL-8.36)
    if not tile.mined:
        return [("imp", 0.36, 0.6, 0.44), ("pick", 0.68, 0.6, 0.44)] if tile.dug else []
    mining = [("imp", 0.36, 0.6, 0.44), ("gold", 0.68, 0.66, 0.36)]
    digging = [("imp", 0.3, 0.26, 0.28), ("pick", 0.52, 0.26, 0.28)]  # (DL-8.17)
    return [*mining, *digging] if tile.dug else mining


def in_lines(name: str, room: float) -> list[str]:
    """A name in one line, or two if one is too narrow: broken between words, in Japanese where a word begins."""
    width = width_of(name, SMALLEST, TITLE)
    if width <= room:
        return [name]
    if " " in name:
        words = name.split(" ")
        best = min(range(1, len(words)), key=lambda cut: max(len(" ".join(words[:cut])), len(" ".join(words[cut:]))))
        return [" ".join(words[:best]), " ".join(words[best:])]
    after = name.find("の") + 1
    if 2 < after < len(name):
        return [name[:after], name[after:]]
    if width * NARROWEST <= room:
        return [name]
    if name.isascii():
        return [f"{name[: len(name) // 2]}-", name[len(name) // 2 :]]
    half = (len(name) + 1) // 2
    begins = [cut for cut in range(1, len(name)) if ord(name[cut]) >= FIRST_KANJI > ord(name[cut - 1])]
    nearest = min(begins, key=lambda cut: abs(cut - half), default=half)
    return [name[:nearest], name[nearest:]]


@cache
def _swords(x: float, y: float, size: float) -> str:
    """Where the battle is, or will be."""
    blades = "M-26 30L30-34M26 30L-30-34"
    hilts = "M-38 10L-12 36M38 10L12 36M-36 42L-28 32M36 42L28 32"
    ground = circle(0, 0, 52, MOOD.ground, stroke=MOOD.second, stroke_width=5)
    return group(ground, line(blades, CHALK, 11), line(hilts, "#ffe38a", 9), at=(x, y), scale=size / 104)


@cache
def _choosable_square(square: str, cell: float, *, dug: bool) -> str:
    """The frame of a square that can be chosen, and its name: in a corner where there is a tile."""
    x, y = corner(square, cell)
    drawn = choosable(x + 2, y + 2, cell - 4, cell - 4, 8, 1.3)
    across, down = (x + 34, y + 26) if dug else (x + cell / 2, y + cell / 2)
    tab = rect(across - 27, down - 19, 54, 38, LANTERN, 8, stroke=INK, stroke_width=3)
    return drawn + tab + text(across, down, square, SMALLEST, LANTERN_INK, "middle")


@cache
def _letters(cell: float) -> str:
    across = (
        text((index + 0.5) * cell, ROWS * cell + 17, letter, SMALLEST, MIST, "middle")
        for index, letter in enumerate("ABCDE")
    )
    down = (text(-16, (row + 0.5) * cell, str(row + 1), SMALLEST, MIST, "middle") for row in range(ROWS))
    return "".join(across) + "".join(down)


def _foreman(lord: LordView, cell: float) -> str:
    """An imp with a helmet at the gate, opposite the party, when one more imp works than digs, mines, serves rooms."""
    digging = sum(int(tile.dug) + int(tile.mined) for tile in lord.tiles)  # a new tunnel may be mined at once
    if lord.busy_imps <= digging or lord.used_rooms or not digging:
        return ""
    return style.icon("foreman", 1.8 * cell, -cell * 0.02, cell * 0.36)

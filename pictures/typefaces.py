"""The typefaces of the pictures: which letters they have, how wide these are, and their outlines.

A letter that a face lacks is taken from the next of its `CHAINS`, so that none is dropped.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from uharfbuzz import Blob, DrawFuncs, Face, Font  # type: ignore[import-untyped]

BODY, TITLE, LAST = "Noto Sans JP", "Kaisei Tokumin", "IPAexGothic"
CHAINS = {BODY: (BODY, LAST), TITLE: (TITLE, BODY, LAST)}
"""The faces in which a letter is looked up, in order; one list for text, one for titles."""
UNITS = 1000
"""The size of a font in the units of outlines and widths of letters."""
_FILES = {
    BODY: "noto-sans-jp-japanese-500-normal.ttf",
    TITLE: "kaisei-tokumin-japanese-700-normal.ttf",
    LAST: "ipaexg.ttf",
}


def file_of(family: str) -> Path:
    """The file of a font, which comes with this package."""
    return Path(__file__).with_name("fonts") / _FILES[family]


@cache
def _font(family: str) -> Font:
    """A font whose file stays mapped, so that processes share it; lengths are in its own units."""
    return Font(Face(Blob.from_file_path(file_of(family))))


@lru_cache(maxsize=16384)
def family_of(letter: str, face: str = BODY) -> str | None:
    """The font that a letter of a text in `face` is taken from; None if none has it."""
    return next((family for family in CHAINS[face] if _font(family).get_nominal_glyph(ord(letter))), None)


@lru_cache(maxsize=16384)
def advance(letter: str, face: str = BODY) -> float:
    """The distance from a letter to the next, in `UNITS`."""
    font, glyph = _glyph(letter, face)
    return float(font.get_glyph_h_advance(glyph) * UNITS / font.face.upem)


@lru_cache(maxsize=16384)
def outline(letter: str, face: str = BODY) -> str:
    """The outline of a letter as path data in `UNITS`; upwards is positive."""
    font, glyph = _glyph(letter, face)
    scale = UNITS / font.face.upem
    commands = list[tuple[str, *tuple[float, ...]]]()
    font.draw_glyph(glyph, _pen(), commands)
    return "".join(command + " ".join(f"{place * scale:.0f}" for place in places) for command, *places in commands)


@cache
def _pen() -> DrawFuncs:
    """The callbacks that add the commands of an outline, with their places, to a list."""
    pen = DrawFuncs()
    pen.set_move_to_func(lambda x, y, commands: commands.append(("M", x, y)))
    pen.set_line_to_func(lambda x, y, commands: commands.append(("L", x, y)))
    pen.set_quadratic_to_func(lambda x1, y1, x, y, commands: commands.append(("Q", x1, y1, x, y)))
    pen.set_close_path_func(lambda commands: commands.append(("Z",)))
    return pen


def _glyph(letter: str, face: str) -> tuple[Font, int]:
    """The font that a letter is taken from, and its glyph there; that of a missing letter is 0."""
    font = _font(family_of(letter, face) or face)  # one that no font has: the box for missing letters
    return font, font.get_nominal_glyph(ord(letter)) or 0

"""The typefaces of the pictures: which letters they have, how wide these are, and their outlines.

A letter that a face lacks is taken from the next of its `CHAINS`, so that none is dropped.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from pictures.truetype import Font, Point

BODY, TITLE, LAST = "Noto Sans JP", "Kaisei Tokumin", "IPAexGothic"
CHAINS = {BODY: (BODY, LAST), TITLE: (TITLE, BODY, LAST)}
"""The faces in which a letter is looked up, in order; one list for text, one for titles."""
UNITS = 1000
"""The size of a font in the units of outlines and widths of letters."""
_FILES = {
    BODY: "noto-sans-jp-japanese-500-normal.woff",
    TITLE: "kaisei-tokumin-japanese-700-normal.woff",
    LAST: "ipaexg.ttf",
}


def file_of(family: str) -> Path:
    """The file of a font, which comes with this package."""
    return Path(__file__).with_name("fonts") / _FILES[family]


@cache
def _font(family: str) -> Font:
    return Font(file_of(family))


@lru_cache(maxsize=16384)
def family_of(letter: str, face: str = BODY) -> str | None:
    """The font that a letter of a text in `face` is taken from; None if none has it."""
    return next((family for family in CHAINS[face] if _font(family).glyph(letter)), None)


@lru_cache(maxsize=16384)
def advance(letter: str, face: str = BODY) -> float:
    """The distance from a letter to the next, in `UNITS`."""
    font = _font(family_of(letter, face) or face)
    return font.advance(font.glyph(letter)) * UNITS / font.units


@lru_cache(maxsize=16384)
def outline(letter: str, face: str = BODY) -> str:
    """The outline of a letter as path data in `UNITS`; upwards is positive."""
    font = _font(family_of(letter, face) or face)
    return "".join(_path(contour, UNITS / font.units) for contour in font.contours(font.glyph(letter)))


def _path(contour: list[Point], scale: float) -> str:
    """A contour as path data. Between two points that it bends towards, it passes through the middle."""
    path, bends = "", False
    for (x, y, through), (x_before, y_before, _) in zip((*contour[1:], contour[0]), contour, strict=True):
        if bends and not through:
            path += f" {(x_before + x) / 2 * scale:.0f} {(y_before + y) / 2 * scale:.0f}"
        path += f"{' ' if bends and through else 'L' if through else 'Q'}{x * scale:.0f} {y * scale:.0f}"
        bends = not through
    return f"M{contour[0][0] * scale:.0f} {contour[0][1] * scale:.0f}{path}Z"

"""The typefaces of the pictures: which letters they have, how wide these are, and their outlines.

A letter that a face lacks is taken from the next of its `CHAINS`, so that none is dropped.
"""

from __future__ import annotations

from functools import cache, lru_cache
from mmap import ACCESS_READ, mmap
from pathlib import Path
from struct import unpack_from

from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont, registerCustomTableClass  # type: ignore[import-untyped]
from fontTools.ttLib.tables._g_l_y_f import Glyph, table__g_l_y_f  # type: ignore[import-untyped]
from fontTools.ttLib.tables._h_m_t_x import table__h_m_t_x  # type: ignore[import-untyped]

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


class _Outlines(dict[str, Glyph]):
    """The outlines in a font by name, each read when it is first drawn: of thousands, a few hundred ever are."""

    def __init__(self, data: bytes | memoryview, font: TTFont) -> None:
        self._data, self._at, self._order = data, font["loca"], font.getGlyphOrder()

    def __missing__(self, name: str) -> Glyph:
        number = self._order.index(name)
        glyph = self[name] = Glyph(bytes(self._data[self._at[number] : self._at[number + 1]]))
        return glyph


class LazyOutlines(table__g_l_y_f):  # type: ignore[misc]
    """The table of a font with the outlines."""

    def decompile(self, data: bytes, font: TTFont) -> None:
        """Read nothing yet; leave the outlines in the file if they are not compressed there."""
        start = font.reader.tables[self.tableTag].offset
        stored = data if font.flavor else memoryview(font.reader.file)[start : start + len(data)]
        self.glyphOrder, self.glyphs = font.getGlyphOrder(), _Outlines(stored, font)


class _Metrics(dict[str, tuple[int, int]]):
    """The width of each glyph and the space to its left, by name; each is read when its letter is first measured."""

    def __init__(self, data: bytes, font: TTFont) -> None:
        self._data, self._pairs, self._order = data, font["hhea"].numberOfHMetrics, font.getGlyphOrder()

    def __missing__(self, name: str) -> tuple[int, int]:
        """The table holds pairs of both, then for glyphs as wide as the last pair the space alone."""
        number = self._order.index(name)
        pair = min(number, self._pairs - 1)
        width, left = unpack_from(">Hh", self._data, 4 * pair)
        if number > pair:
            (left,) = unpack_from(">h", self._data, 2 * (self._pairs + number))
        metrics = self[name] = width, left
        return metrics


class LazyMetrics(table__h_m_t_x):  # type: ignore[misc]
    """The table of a font with the widths."""

    def decompile(self, data: bytes, font: TTFont) -> None:
        """Unpack nothing yet: as objects, the widths of 27,000 glyphs take 5 MB."""
        self.metrics = _Metrics(data, font)


registerCustomTableClass("glyf", __name__, LazyOutlines.__name__)
registerCustomTableClass("hmtx", __name__, LazyMetrics.__name__)


def file_of(family: str) -> Path:
    """The file of a font, which comes with this package."""
    return Path(__file__).with_name("fonts") / _FILES[family]


@cache
def _font(family: str) -> TTFont:
    """A font whose file stays mapped: processes share it, and only what is read of it is in memory."""
    with file_of(family).open("rb") as file:
        font = TTFont(mmap(file.fileno(), 0, access=ACCESS_READ), lazy=True)
    del font["vmtx"]  # for vertical writing; getting an outline would read it
    return font


@lru_cache(maxsize=16384)
def family_of(letter: str, face: str = BODY) -> str | None:
    """The font that a letter of a text in `face` is taken from; None if none has it."""
    return next((family for family in CHAINS[face] if ord(letter) in _font(family).getBestCmap()), None)


def _named(letter: str, family: str | None, face: str) -> tuple[TTFont, str]:
    """A font and the name of its glyph for a letter, or for one that no font has."""
    font = _font(family or face)
    return font, font.getBestCmap().get(ord(letter), ".notdef")


@lru_cache(maxsize=16384)
def advance(letter: str, face: str = BODY) -> float:
    """The distance from a letter to the next, in `UNITS`."""
    font, name = _named(letter, family_of(letter, face), face)
    return float(font["hmtx"][name][0] * UNITS / font["head"].unitsPerEm)


@lru_cache(maxsize=16384)
def outline(letter: str, face: str = BODY) -> str:
    """The outline of a letter as path data in `UNITS`; upwards is positive."""
    font, name = _named(letter, family_of(letter, face), face)
    glyphs, scale = font.getGlyphSet(), UNITS / font["head"].unitsPerEm
    pen = SVGPathPen(glyphs, ntos=lambda value: f"{value:.0f}")
    glyphs[name].draw(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
    return str(pen.getCommands())

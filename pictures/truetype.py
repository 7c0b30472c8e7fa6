"""Reads TrueType fonts, also packed as WOFF: which letters they have, how wide these are, and their outlines.

It knows only those forms of tables that occur in the fonts of the pictures.
"""

from __future__ import annotations

import zlib
from bisect import bisect_left
from functools import cached_property
from itertools import accumulate, pairwise
from mmap import ACCESS_READ, MADV_DONTNEED, mmap
from pathlib import Path
from struct import iter_unpack, unpack_from

Point = tuple[int, int, bool]
"""Where a point is, and whether its contour passes through it or only bends towards it."""

GROUPED = 12
"""The form of a table with letters of more than 16 bits."""
THROUGH, REPEATED = 1, 8
"""Flags of a point: the contour passes through it; a byte follows that says how often these flags are repeated."""
ACROSS, UP = (2, 16), (4, 32)
"""Flags of the step to a point: it has one byte; which is positive. Of a step without a byte the second means 0."""


class Font:
    """A font whose file stays mapped: processes share it, and only what is read of it is in memory.

    Glyphs are known by their numbers; 0 is drawn for a letter that the font lacks. Lengths are in `units`.
    """

    def __init__(self, file: Path) -> None:
        with file.open("rb") as opened:
            self._mapped = mmap(opened.fileno(), 0, access=ACCESS_READ)
        self._file = memoryview(self._mapped)
        packed = self._mapped[:4] == b"wOFF"
        form, first, size = (">4sIII4x", 44, 20) if packed else (">4s4xII", 12, 16)
        number = _word(self._file, 12 if packed else 4)
        self._places = {tag: place for tag, *place in iter_unpack(form, self._file[first : first + size * number])}
        """The start and length of each table, and in a packed file its length unpacked."""
        self.units = _word(self._table(b"head"), 18)
        """The size of the font."""
        letters = self._table(b"cmap")
        (last,) = unpack_from(">I", letters, 8 * _word(letters, 2))
        self._letters = letters[last:]  # the last of several tables, which has the most letters
        self._widths = self._table(b"hmtx")
        self._last_width = _word(self._table(b"hhea"), 34) - 1
        """The last glyph with a width of its own: those after it are as wide."""

    def _table(self, tag: bytes) -> memoryview:
        start, length, *unpacked = self._places[tag]
        table = self._file[start : start + length]
        if unpacked not in ([], [length]):
            table = memoryview(zlib.decompress(table, bufsize=unpacked[0]))
            self._mapped.madvise(MADV_DONTNEED)  # the packed form is not needed again
        return table

    @cached_property
    def _outlines(self) -> tuple[memoryview, memoryview]:
        """Where the outline of each glyph begins, and all outlines; only processes that draw read them."""
        return self._table(b"loca"), self._table(b"glyf")

    def glyph(self, letter: str) -> int:
        """The glyph of a letter; 0 if there is none."""
        code, table = ord(letter), self._letters
        if _word(table, 0) == GROUPED:
            (number,) = unpack_from(">I", table, 12)
            at = bisect_left(range(number), code, key=lambda group: unpack_from(">I", table, 20 + 12 * group)[0])
            first, glyph = unpack_from(">I4xI", table, 16 + 12 * at) if at < number else (code + 1, 0)
            return glyph + code - first if first <= code else 0
        size = _word(table, 6)
        at = 14 + 2 * bisect_left(range(size // 2), code, key=lambda group: _word(table, 14 + 2 * group))
        first, shift, listed = (_word(table, at + 2 + size * n) if at < 14 + size else code + 1 for n in (1, 2, 3))
        if code < first:
            return 0
        glyph = _word(table, at + 2 + 3 * size + listed + 2 * (code - first)) if listed else code
        return (glyph + shift) % 0x10000 if glyph else 0

    def advance(self, glyph: int) -> int:
        """The distance from a glyph to the next."""
        return _word(self._widths, 4 * min(glyph, self._last_width))

    def contours(self, glyph: int) -> list[list[Point]]:
        """The closed lines of a glyph, upwards positive; each begins with a point that it passes through."""
        starts, data = self._outlines
        at, end = unpack_from(">II", starts, 4 * glyph)
        if at == end:
            return []
        (number,) = unpack_from(">h", data, at)
        if number < 0:
            other, right, up = unpack_from(">Hbb", data, at + 12)
            return [[(x + right, y + up, through) for x, y, through in line] for line in self.contours(other)]
        ends = unpack_from(f">{number}H", data, at + 10)
        at += 10 + 2 * number
        at += 2 + _word(data, at)  # instructions for coarse screens
        flags: list[int] = []
        while len(flags) <= ends[-1]:
            repeated = data[at] & REPEATED
            flags += [data[at]] * (1 + data[at + 1] if repeated else 1)
            at += 2 if repeated else 1
        xs, at = _places(data, at, flags, *ACROSS)
        ys, at = _places(data, at, flags, *UP)
        points = [(x, y, bool(flag & THROUGH)) for x, y, flag in zip(xs, ys, flags, strict=True)]
        return [points[before + 1 : last + 1] for before, last in pairwise((-1, *ends))]


def _word(data: memoryview, at: int) -> int:
    number: int = unpack_from(">H", data, at)[0]
    return number


def _places(data: memoryview, at: int, flags: list[int], short: int, alike: int) -> tuple[list[int], int]:
    """The places of points in one direction, and where the data continues."""
    steps = []
    for flag in flags:
        if flag & short:
            steps.append(data[at] if flag & alike else -data[at])
            at += 1
        elif flag & alike:
            steps.append(0)
        else:
            steps += unpack_from(">h", data, at)
            at += 2
    return list(accumulate(steps)), at

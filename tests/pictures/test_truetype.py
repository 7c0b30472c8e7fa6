"""The reader of fonts, compared with fontTools."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from pictures.faces import BODY, LAST, TITLE, file_of
from pictures.truetype import Font

MADE_OF_OTHERS = "´¨∕−〜"
"""The letters of TITLE that are drawn as other letters, moved."""
LETTERS = 500


@pytest.mark.parametrize("family", [BODY, TITLE, LAST])
def test_letters_widths_and_outlines_are_those_that_another_reader_finds(family: str) -> None:
    font, other = Font(file_of(family)), TTFont(file_of(family))
    names, outlines = other.getBestCmap(), other["glyf"]
    has = {code for code in range(0x30000) if font.glyph(chr(code))}
    assert has == names.keys()
    assert font.units == other["head"].unitsPerEm
    for code in [*Random("letters").sample(sorted(has), LETTERS), *(has & set(map(ord, MADE_OF_OTHERS)))]:
        glyph, name = font.glyph(chr(code)), names[code]
        assert other.getGlyphName(glyph) == name
        assert font.advance(glyph) == other["hmtx"][name][0]
        places, ends, flags = outlines[name].getCoordinates(outlines)
        contours = font.contours(glyph)
        assert [len(contour) for contour in contours] == [end - before for before, end in pairwise([-1, *ends])]
        points = [point for contour in contours for point in contour]
        assert points == [(x, y, bool(flag & 1)) for (x, y), flag in zip(places, flags, strict=True)]


def test_a_letter_without_ink_has_no_contours() -> None:
    font = Font(file_of(BODY))
    assert font.contours(font.glyph(" ")) == []

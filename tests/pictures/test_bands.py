"""The band above a finished picture."""

from __future__ import annotations

import re

import pytest

from pictures.bands import headed
from pictures.drawing import render
from pictures.kit import framed
from pictures.svg import Picture


@pytest.mark.parametrize(("words", "lines"), [("", 1), ("Ann: 3 · Ben: 2", 2)])
def test_the_picture_grows_by_the_band_and_keeps_its_place(words: str, lines: int) -> None:
    picture = Picture(framed(400), "A board.", "the board")
    headed_picture = headed(picture, "Ended early", words)
    box = re.search(r'viewBox="0 (-?[\d.]+) 916 ([\d.]+)" width="1200" height="([\d.]+)"', headed_picture.svg)
    assert box is not None
    top, height, pixels = map(float, box.groups())
    assert top < 0
    assert height == pytest.approx(400 - top)
    assert pixels == pytest.approx(1200 / 916 * height, rel=0.001)
    assert headed_picture.svg.count("<text") == lines
    assert render(headed_picture.svg)
    assert headed_picture.alt == ". ".join(filter(None, ["Ended early", words, "A board."]))


def test_a_picture_of_unknown_form_stays_as_it_is() -> None:
    assert headed(Picture("<svg/>", "A board.", "the board"), "Ended early").svg == "<svg/>"

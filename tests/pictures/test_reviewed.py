"""The pictures of laid positions, and of everything that can be looked up, are legible and as they were looked at."""

from __future__ import annotations

import json
import re

import pytest

from conformance.legibility import FLATTEST, faults, hard_to_read, lines
from tests.pictures.reviewed import NOTED, fingerprints, names, reviewed

pytestmark = pytest.mark.slow

MOST_COLOURS = 60
TALLEST = 0.75
"""The smallest ratio of width to height."""
SHAPES = {"legend": (FLATTEST, 0.5), "hand_below": (8, TALLEST)}
"""The largest and the smallest ratio of width to height of pictures that may be taller or flatter than others."""
SHOWN = json.loads(NOTED.read_text(encoding="utf-8"))


def test_all_pictures_are_noted() -> None:
    assert list(SHOWN) == names()


@pytest.mark.parametrize("name", names())
def test_pictures_are_legible_and_as_they_were_looked_at(name: str) -> None:
    """A page can be scrolled and zoomed, so its pictures need not be legible as a whole."""
    for kind, picture in reviewed(name).items():
        if not kind.startswith("live_"):
            flattest, tallest = SHAPES.get(kind, (FLATTEST, TALLEST))
            assert faults(picture, flattest, tallest) + hard_to_read(picture) == [], kind
        assert len(set(re.findall(r'"(#[0-9a-fA-F]{6})', picture.svg))) <= MOST_COLOURS
    assert fingerprints(reviewed(name)) == SHOWN.get(name), "run `make reviewed`, and look at what it draws"


@pytest.mark.parametrize("name", [name for name in names() if " things " in name])
def test_everything_that_can_be_looked_up_shows_its_name(name: str) -> None:
    for thing, picture in reviewed(name).items():
        if heading := re.match(r"(?:## |\*\*)(.+?)(?:\*\*|\n|$)", picture.text):
            shown = "".join(line.words for line in lines(picture.svg)).replace(" ", "")
            assert heading[1].replace(" ", "") in shown, thing

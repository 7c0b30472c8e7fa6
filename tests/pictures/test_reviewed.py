"""The pictures of positions laid by hand are legible and as they were last looked at."""

from __future__ import annotations

import json
import re

import pytest

from conformance.legibility import faults, hard_to_read
from tests.pictures.reviewed import NOTED, note, reviewed

pytestmark = pytest.mark.slow

MOST_COLOURS = 60
SHOWN = json.loads(NOTED.read_text(encoding="utf-8"))


def test_all_pictures_are_noted() -> None:
    assert list(SHOWN) == list(reviewed())


@pytest.mark.parametrize("name", SHOWN)
def test_a_picture_is_legible_and_as_it_was_looked_at(name: str) -> None:
    picture = reviewed()[name]
    assert faults(picture, tallest=0.88, narrow=1199) + hard_to_read(picture) == []
    assert len(set(re.findall(r'"(#[0-9a-fA-F]{6})', picture.svg))) <= MOST_COLOURS
    assert note(picture) == SHOWN[name], "run `make pictures`, and look at what it draws"

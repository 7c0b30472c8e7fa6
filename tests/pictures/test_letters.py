"""The fonts have every letter that a picture of a game can show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conformance.legibility import without_glyph

FAMILIES = (
    "picture|label|mark|state|score|phase|kind|category|span|time|short|ability|hero|monster|creature|spell|miracle|room"
    "|trap|order|title|boon|treasure|bane|quest|map|text|terrain|card|class|group|type|goal|icon|sign|token|artifact"
    "|mission|special|scenario"
)
"""The families of texts that pictures show."""


@pytest.mark.parametrize("file", sorted(Path("games").glob("*/texts/*.ftl")), ids=str)
def test_the_fonts_have_every_letter_of_the_texts_in_pictures(file: Path) -> None:
    texts = re.findall(rf"^(?:{FAMILIES})-\S+ =(.*(?:\n +.*)*)", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(texts) > 100
    assert without_glyph("".join(texts)) == set()

"""The shared pieces of pictures: names from outside, widths, escaping."""

from __future__ import annotations

import itertools
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from pictures import svg


@pytest.fixture(scope="module")
def glyphs() -> set[int]:
    return set(TTFont(svg.font_file()).getBestCmap())


def test_the_font_is_found_without_importing_its_package() -> None:
    assert svg.font_file().is_file()


def test_has_glyph_agrees_with_the_font_itself(glyphs: set[int]) -> None:
    some = [range(0x20, 0x7F), range(0xA1, 0x250), range(0x3041, 0x3100), range(0x4E00, 0x4F00), (0xAC00, 0x1F600)]
    for code in itertools.chain.from_iterable(some):
        if chr(code).isprintable():
            assert svg.has_glyph(chr(code)) == (code in glyphs), hex(code)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("勇者サキ", "勇者サキ"),
        ("Ken 😀", "Ken"),
        ("𝓚𝓮𝓷", "Ken"),
        ("か\u3099", "が"),
        ("  two   words ", "two words"),
        ("！", "！"),
        ("\u202eevil\n", "evil"),
        ("한글", "seat 1"),
        ("", "seat 1"),
    ],
)
def test_names_are_shown_without_characters_that_the_font_lacks(name: str, shown: str) -> None:
    assert svg.drawable(name, "seat 1") == shown


def test_outside_text_cannot_become_markup() -> None:
    drawn = svg.text(0, 0, '<script a="1">&', 28, "#000")
    assert ElementTree.fromstring(drawn).text == '<script a="1">&'


def test_a_text_is_narrowed_before_it_is_cut_off() -> None:
    width = svg.width_of("バンシーの女王", 28)
    assert width == pytest.approx(7 * 28)
    assert svg.fitted("バンシーの女王", 28, width) == ("バンシーの女王", 1.0)
    words, narrow = svg.fitted("バンシーの女王", 28, width * 0.8)
    assert words == "バンシーの女王"
    assert narrow == pytest.approx(0.8)
    words, narrow = svg.fitted("バンシーの女王", 28, width * 0.4)
    assert words == "バンシ…"
    assert svg.NARROWEST <= narrow <= 1
    assert svg.width_of(words, 28) * narrow <= width * 0.4 + 0.01


@pytest.mark.parametrize("room", [0, 1, 14])
def test_a_text_without_room_still_gives_a_picture(room: float) -> None:
    assert ElementTree.fromstring(svg.text(0, 0, "long enough", 28, "#000", room=room)).text


def test_a_place_is_described_and_left_out_of_a_still_picture() -> None:
    placed = svg.spot("x<1", 'the "door" & a\x00 way', 1, 2, 3, 4)
    drawn = ElementTree.fromstring(svg.document(10, 10, svg.rect(0, 0, 9, 9, "#123456"), placed))
    rect = drawn[1]
    assert (rect.get("data-mark"), rect.get("data-about")) == ("x<1", 'the "door" & a way')
    assert svg.still(svg.document(10, 10, placed, "<g/>")) == svg.document(10, 10, "<g/>")


def test_pieces_with_the_same_name_get_different_ids() -> None:
    pieces = [svg.piece("imp", svg.circle(1, 1, 1, "#000000")) for _ in range(3)]
    drawn = ElementTree.fromstring(svg.document(10, 10, *pieces, svg.piece("king")))
    assert [part.get("id") for part in drawn] == ["piece-imp", "piece-imp.2", "piece-imp.3", "piece-king"]
    assert " id=" not in svg.still(svg.document(10, 10, *pieces))

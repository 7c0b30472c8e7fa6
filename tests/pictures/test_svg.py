"""The shared pieces of pictures: names from outside, widths, escaping."""

from __future__ import annotations

import itertools
import unicodedata
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from pictures import svg, typefaces


@pytest.fixture(scope="module")
def glyphs() -> set[int]:
    return {
        code for family in (typefaces.BODY, typefaces.LAST) for code in TTFont(typefaces.file_of(family)).getBestCmap()
    }


def test_has_glyph_agrees_with_the_fonts_themselves(glyphs: set[int]) -> None:
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
        ("Đặng", "Dăng"),
        ("Nguyễn Thị Hường", "Nguyên Thi Huòng"),
        ("Łukasz Ķīss", "Łukasz Kīss"),
        ("Əli Ŋ ıİ", "əli ŋ iI"),
        ("Љубица Јоксић", "Ljубица Jоксиć"),
        ("Ἀλέξανδρος", "Αλεξανδρος"),
        ("김민준", "GimMinJun"),
        ("Ali محمد", "Ali □□□□"),
        ("محمد", "seat 1"),
        ("सुनील", "seat 1"),
        ("😀\u200d🎉", "seat 1"),
        ("\ufe0f", "seat 1"),
        ("", "seat 1"),
    ],
)
def test_names_are_shown_in_letters_that_the_font_has(name: str, shown: str) -> None:
    assert svg.drawable(name, "seat 1") == shown


LETTERS = {
    "Latin": [range(0x41, 0x250), range(0x1E00, 0x1F00), range(0x2C60, 0x2C80), range(0xA722, 0xA788)],
    "Greek": [range(0x370, 0x400), range(0x1F00, 0x2000)],
    "Cyrillic": [range(0x400, 0x530)],
    "Hangul": [range(0xAC00, 0xD7A4)],
    "Arabic": [range(0x620, 0x700)],
}


@pytest.mark.parametrize("script", LETTERS)
def test_no_letter_is_left_out_of_a_name(script: str) -> None:
    letters = [chr(code) for code in itertools.chain.from_iterable(LETTERS[script])]
    letters = [letter for letter in letters if unicodedata.category(letter) in ("Lu", "Ll", "Lo", "Lt")]
    for letter in letters:
        shown = svg.drawable(f"A{letter}Z", "")
        assert len(shown) > 2, f"U+{ord(letter):04X}"
        assert all(map(svg.has_glyph, shown)), f"U+{ord(letter):04X}"


def test_letters_of_living_languages_are_no_boxes() -> None:
    vietnamese = "ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ"
    others = "šžčćđłśźżņļģķīāēūőűşğıəğñçßøåæœðþĳŋ αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ љњћџђјѕѓќґїієўәғқңөұүһі 가힣민"
    for letter in (vietnamese + others).replace(" ", ""):
        for either in (letter, letter.upper()):
            assert svg.BOX not in svg.drawable(f"A{either}", ""), either


def test_outside_text_cannot_become_markup() -> None:
    drawn = svg.text(0, 0, '<script a="1">&', 28, "#000")
    assert ElementTree.fromstring(drawn).text == '<script a="1">&'


def test_a_text_is_narrowed_before_it_is_cut_off() -> None:
    width = svg.width_of("バンシーの女王", 28)
    assert width == pytest.approx(7 * 28)
    assert svg.fitted("バンシーの女王", 28, width) == ("バンシーの女王", 1.0)
    words, narrow = svg.fitted("バンシーの女王", 28, width * 0.9)
    assert words == "バンシーの女王"
    assert narrow == pytest.approx(0.9)
    words, narrow = svg.fitted("バンシーの女王", 28, width * 0.4)
    assert words == "バン…"
    assert 0.86 <= narrow <= 1
    assert svg.width_of(words, 28) * narrow <= width * 0.4 + 0.01


def test_a_title_loses_its_middle_since_its_last_word_tells_it_from_others() -> None:
    words, narrow = svg.fitted("エルフのウィザード", 28, 28 * 6, typefaces.TITLE)
    assert words == "エルフ…ード"
    assert 0.86 <= narrow <= 1
    assert svg.fitted("Redblade Killer", 28, 400, typefaces.TITLE) == ("Redblade Killer", 1.0)


def test_the_number_that_tells_two_names_apart_is_never_cut_off() -> None:
    words, narrow = svg.fitted("Wolfeschlegelsteinhausen (2)", 28, 200)
    assert words.endswith("… (2)")
    assert words.startswith("Wolfe")
    assert svg.width_of(words, 28) * narrow <= 200.01


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


def test_things_are_spread_over_rows() -> None:
    """Two columns, so the third thing begins a second row."""
    drawn = svg.spread("abc", 10, 20, 2, at=(1, 2))
    places = ["1 2", "11 2", "1 22"]
    assert drawn == "".join(
        f'<g transform="translate({place})">{thing}</g>' for place, thing in zip(places, "abc", strict=True)
    )

"""Letters as outlines: which, where, how large, how narrow, and translucent colours."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from pictures.outlines import outlined
from pictures.svg import document, group, rect, text, width_of
from pictures.typefaces import LAST, TITLE, UNITS, advance, family_of, outline

SVG = "{http://www.w3.org/2000/svg}"


def placed(svg: str) -> tuple[str, list[tuple[str, float]]]:
    """The transformation of the first line of letters, and each letter with its place in the font's units."""
    (line,) = ElementTree.fromstring(outlined(svg)).iter(f"{SVG}g")
    letters = line.findall(f"{SVG}use")
    return line.get("transform", ""), [(use.get("href", ""), float(use.get("x", 0))) for use in letters]


def numbers(transform: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?[\d.]+", transform)]


def test_outlines_and_widths_of_letters_are_those_of_the_font() -> None:
    assert re.fullmatch(r"M.*Z", outline("一"))
    assert [advance(letter) for letter in "lmW一"] == [298, 943, 894, UNITS]
    assert advance("⿲") == UNITS, "of IPAexGothic's last letters, which share one width"
    assert outline("⿲").startswith("M"), "and each have a space of their own to the left"
    assert outline(" ") == ""
    assert advance(" ") > 0


def test_a_letter_that_a_face_lacks_is_taken_from_the_next() -> None:
    assert [family_of(letter, TITLE) for letter in "葵→"] == [TITLE, LAST]
    assert outline("葵", TITLE) != outline("葵")
    assert outline("→", TITLE) == outline("→") != outline("\U0010ffff")
    assert advance("→") == UNITS, "in the units of the others"


def test_titles_have_letters_of_their_own() -> None:
    svg = document(200, 60, text(0, 30, "王", 20, "#fff", face=TITLE), text(0, 50, "王", 20, "#fff"))
    drawn = outlined(svg)
    assert outline("王", TITLE) in drawn
    assert outline("王") in drawn
    assert "font-family" not in drawn.partition("<defs>")[2]
    assert width_of("Wraith", 40, TITLE) != width_of("Wraith", 40)


def test_letters_are_spaced_by_their_widths_in_the_font() -> None:
    transform, letters = placed(document(200, 60, text(10, 30, "魔王 x", 40, "#fff")))
    assert [name for name, _ in letters] == ["#letter-9b54", "#letter-738b", "#letter-78"], "a space has no outline"
    assert [x for _, x in letters] == [0, UNITS, 2 * UNITS + advance(" ")]
    left, base, across, up = numbers(transform)
    assert (left, base) == pytest.approx((10, 30 + 0.36 * 40))
    assert (across, up) == pytest.approx((40 / UNITS, -40 / UNITS), rel=1e-5), "the y axis of the font points upwards"


@pytest.mark.parametrize(("anchor", "share"), [("start", 0.0), ("middle", 0.5), ("end", 1.0)])
def test_a_line_is_placed_according_to_its_anchor(anchor: str, share: float) -> None:
    _, letters = placed(document(200, 60, text(100, 30, "勇者たち", 40, "#fff", anchor)))
    assert letters[0][1] == pytest.approx(-share * 4 * UNITS)
    for (_, one), (_, other) in pairwise(letters):
        assert other - one == pytest.approx(UNITS)


def test_narrowed_letters_keep_their_height() -> None:
    words = "バンシーの女王"
    size = 40
    transform, letters = placed(document(400, 60, text(10, 30, words, size, "#fff", room=width_of(words, size) * 0.9)))
    left, base, narrow, high, *matrix = numbers(transform)
    assert (left, base, narrow, high) == pytest.approx((10, 44.4, 0.9, 1))
    assert matrix == pytest.approx([0, 0, size / UNITS, -size / UNITS], rel=1e-5)
    assert len(letters) == len(words)


def test_each_letter_is_defined_once() -> None:
    svg = outlined(document(200, 60, text(0, 30, "金金", 20, "#fff"), text(0, 50, "金", 28, "#000")))
    assert svg.count('id="letter-91d1"') == 1
    assert svg.count('href="#letter-91d1"') == 3
    assert "<text" not in svg


def test_escaped_characters_are_drawn_as_their_letters() -> None:
    _, letters = placed(document(200, 60, text(0, 30, '<&">', 20, "#fff")))
    assert [name for name, _ in letters] == ["#letter-3c", "#letter-26", "#letter-22", "#letter-3e"]


def test_the_other_attributes_of_a_text_apply_to_its_letters() -> None:
    svg = outlined(document(200, 60, text(0, 30, "王", 20, "#abcdef", opacity=0.5, stroke="#000000", stroke_width=2)))
    (line,) = ElementTree.fromstring(svg).iter(f"{SVG}g")
    assert {name: line.get(name) for name in ("fill", "opacity", "stroke", "stroke-width")} == {
        "fill": "#abcdef",
        "opacity": "0.5",
        "stroke": "#000000",
        "stroke-width": "2",
    }


def test_an_opacity_in_a_colour_becomes_an_attribute() -> None:
    svg = outlined(document(9, 9, rect(0, 0, 9, 9, "#12345680", stroke="#FFFFFF00"), rect(0, 0, 9, 9, "#123456")))
    clear, full = ElementTree.fromstring(svg).iter(f"{SVG}rect")
    assert (clear.get("fill"), clear.get("fill-opacity")) == ("#123456", "0.502")
    assert (clear.get("stroke"), clear.get("stroke-opacity")) == ("#FFFFFF", "0.000")
    assert (full.get("fill"), full.get("fill-opacity")) == ("#123456", None)


def test_the_rest_of_a_picture_stays_as_it_is() -> None:
    parts = group(rect(1, 2, 3, 4, "#123456"), at=(5, 6))
    assert parts in outlined(document(200, 60, parts))


@pytest.mark.parametrize("bad", ["", "no picture", "<g></g>"])
def test_text_that_is_not_svg_is_refused(bad: str) -> None:
    with pytest.raises(ValueError):
        outlined(bad)

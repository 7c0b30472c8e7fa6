"""The shared pieces of pictures, and that every fault of a picture is found."""

from __future__ import annotations

import pytest

from conformance.legibility import faults, lines
from pictures.kit import LONGEST_ALT, SMALLEST, PlayerRow, alternative, framed, pictured, player_rows
from pictures.svg import Picture, document, group, text

LONG = "Ursula von der Mark zu Hohenberg und zu Niedersachswerfen"


def drawing(*parts: str, alt: str = "A picture.", words: str = "words") -> Picture:
    return Picture(framed(675, *parts), alt, words)


def test_rows_of_players_fit_and_mark_whose_turn_it_is() -> None:
    rows = [PlayerRow(seat, LONG if seat else "Aoi", "12 points · 3 cards", turn=seat == 2) for seat in range(6)]
    picture = drawing(player_rows(rows, 40, 40, 700))
    assert faults(picture) == []
    assert [line.words for line in lines(picture.svg) if line.words.isdigit()] == ["1", "2", "3", "4", "5", "6"]
    without = drawing(player_rows([PlayerRow(row.seat, row.name, row.facts) for row in rows], 40, 40, 700))
    assert picture.svg != without.svg


def test_words_and_alternative_come_from_one_list() -> None:
    picture = pictured(framed(675), "The table.", ["Aoi: 3 points.", "Ben: 1 point."])
    assert picture.alt == "The table. Aoi: 3 points. Ben: 1 point."
    assert picture.text == "**The table.**\n- Aoi: 3 points.\n- Ben: 1 point."


def test_an_alternative_text_keeps_whole_facts_within_its_length() -> None:
    facts = [f"{number:03}." for number in range(400)]
    alt = alternative("First.", facts)
    assert LONGEST_ALT - 5 <= len(alt) <= LONGEST_ALT
    assert alt.endswith(".")
    assert len(alternative("x" * 2000, facts)) == LONGEST_ALT
    picture = pictured(framed(675), "First.", facts)
    assert len(picture.alt) < len(picture.spoken)
    assert picture.spoken.endswith("399.")


def test_a_fact_without_punctuation_ends_with_the_full_stop_of_the_game() -> None:
    assert alternative("Board.", ["- two cards", "done!"], stop=".") == "Board. Two cards. Done!"


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        (drawing(text(40, 40, "small", SMALLEST - 1, "#fff")), "is 27 high"),
        (drawing(text(5000, 40, "far away", 30, "#fff")), "stands outside"),
        (drawing(text(40, 900, "below", 30, "#fff")), "stands outside"),
        (drawing(group(text(40, 90, "scaled", 30, "#fff"), scale=0.5)), "is 15 high"),
        (
            drawing('<g transform="translate(20 300) rotate(90)">' + text(0, 40, "turned", 30, "#fff") + "</g>"),
            "outside",
        ),
        (drawing('<text x="40" y="40" font-size="30">\U0001f600</text>'), "the fonts lack"),
        (drawing('<text transform="translate(40 40) scale(0.3 1)" font-size="30">narrow</text>'), "is squeezed to 0.3"),
        (drawing('<use href="#nothing"/>'), "#nothing is used"),
        (drawing(alt=""), "the alternative text has 0"),
        (drawing(alt="x" * 1001), "the alternative text has 1001"),
        (drawing(words=" "), "there are no words"),
        (Picture(document(1200, 2000), "A.", "a"), "too tall"),
        (Picture(document(800, 450), "A.", "a"), "at least 900"),
    ],
)
def test_faults_of_a_picture_are_found(picture: Picture, expected: str) -> None:
    problems = faults(picture)
    assert len(problems) == 1
    assert expected in problems[0]

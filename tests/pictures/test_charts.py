"""The picture of how the scores went: legible, inside its frame, told apart without colour, the same in words."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest

from cogs.screens.ending import course_of
from conformance.legibility import faults, hard_to_read
from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from pictures import charts
from pictures.charts import HEIGHT, SIZE, WIDTH, ScoreCurves, chart
from pictures.drawing import render
from pictures.kit import LONGEST_ALT
from pictures.seats import SEAT_COLOURS, SEATS
from rules.registry import GAMES
from rules.results import Place, Result

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg", "ふゆみ", "*bold*"]


def made_up(seats: int, seed: str, *, losses: bool = False) -> ScoreCurves:
    """A random course: now and then someone gains points, or loses some with `losses`."""
    rng = Random(seed)
    entries = [0]
    points = [[0] * seats]
    for entry in range(1, 150):
        if rng.random() < 0.2:
            now = list(points[-1])
            now[rng.randrange(seats)] += rng.choice([-3, 1, 2] if losses else [1, 2, 5])
            entries.append(entry)
            points.append(now)
    return ScoreCurves([*entries, 160], [*points, points[-1]])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("losses", [False, True])
def test_a_chart_lies_inside_its_frame_and_is_large_enough(language: str, seats: int, losses: bool) -> None:
    course = made_up(seats, f"chart-{seats}", losses=losses)
    picture = chart(course, language, TEXTS, NAMES[:seats])
    root = ElementTree.fromstring(picture.svg)
    for element in root.iter(f"{SVG}text"):
        assert float(element.attrib["font-size"]) >= SIZE
    begins = re.findall(r'd="M(-?[\d.]+) (-?[\d.]+)', picture.svg)
    signs = re.findall(r"translate\((-?[\d.]+) (-?[\d.]+)\) scale", picture.svg)
    assert len(begins) > seats <= len(signs), "lines and signs of all seats are found"
    for points, height in ((begins, HEIGHT), (signs, HEIGHT - 20)):
        assert all(0 < float(x) < WIDTH and 0 < float(y) < height for x, y in points)
    assert len(picture.alt) <= LONGEST_ALT
    assert render(picture.svg).startswith(b"\x89PNG")


def test_lines_are_told_apart_by_number_shape_and_dashes() -> None:
    assert len({shape for _, shape in SEATS}) == len(SEATS) == len(set(charts.DASHES)) == len(set(SEAT_COLOURS))
    most = max(kind.seat_numbers[-1] for kind in GAMES.values())
    assert most <= len(SEATS), "a sign for every seat of every game"
    picture = chart(made_up(6, "chart-6"), "en", TEXTS, NAMES)
    for colour, shape in SEATS:
        assert picture.svg.count(f'd="{shape}" fill="{colour}"') == 3, "twice on the line and once beside the name"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_give_the_same_scores_as_the_chart(language: str) -> None:
    course = ScoreCurves([0, 4, 9, 20], [[0, 0], [2, 0], [2, 7], [3, 7]])
    picture = chart(course, language, TEXTS, ["Ann", "*Ben*"])
    assert "0 → 2 → 2 → 3" in picture.text
    assert "0 → 0 → 7 → 7" in picture.text
    assert "\\*Ben\\*" in picture.text
    assert "0 → 2 → 2 → 3" in picture.alt
    assert "20" in picture.alt


def test_a_course_ends_with_the_result() -> None:
    places = [Place(seat=0, place=2, total=4), Place(seat=1, place=1, total=9)]
    result = Result(reason="end-rounds", winners=[1], places=places)
    course = course_of([(0, [0, 0]), (5, [1, 3])], 12, result)
    assert course == ScoreCurves([0, 5, 12], [[0, 0], [1, 3], [4, 9]])
    assert course_of([(0, [0, 0])], 12, result) is None
    assert course_of([], 12, None) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3, 6])
def test_a_chart_is_legible_on_a_phone(language: str, seats: int) -> None:
    picture = chart(made_up(seats, f"phone-{seats}"), language, TEXTS, NAMES[:seats])
    assert faults(picture) == []
    small = [fault for fault in hard_to_read(picture) if "high on a phone" in fault]
    assert small == []

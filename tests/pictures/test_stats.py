"""The pictures of the statistics: legible with any names and figures, and all of it in words."""

from __future__ import annotations

import pytest

from conformance.hostile_names import HOSTILE
from conformance.legibility import faults, hard_to_read, lines
from pictures.drawing import render
from pictures.kit import WIDTH
from pictures.stats import MOST_ROWS, Line, table

LONG = "Ursula von der Mark zu Hohenberg und zu Niedersachswerfen"
HEADS = ["Wins", "Average", "Rating"]


def row(name: str, won: int = 7, of: int = 12, mean: str = "23.5", rating: str = "1204") -> Line:
    return Line(name, won, of, [mean, rating], f"{name[:1]}: {won} of {of}.")


@pytest.mark.slow
@pytest.mark.parametrize("number", [1, 2, MOST_ROWS, 30])
def test_a_table_of_any_length_is_legible(number: int) -> None:
    names = [LONG, "サキ", "Ken", "😀", "みどり" * 12]
    picture = table("Map Masters" * 6, HEADS, [row(names[at % len(names)]) for at in range(number)])
    assert faults(picture) == []
    assert hard_to_read(picture) == []
    assert len(picture.text.splitlines()) == 1 + number, "the words list everybody"
    shown = [line.words for line in lines(picture.svg)]
    assert shown.count("7/12") == min(number, MOST_ROWS)
    assert render(picture.svg).startswith(b"\x89PNG")


@pytest.mark.parametrize(("mean", "rating", "won", "of"), [("-104.5", "–", 0, 0), ("1000.0", "-2000", 5000, 5000)])
def test_extreme_figures_keep_their_columns(mean: str, rating: str, won: int, of: int) -> None:
    picture = table("x", HEADS, [row("Ann", won, of, mean, rating), row("Ben")])
    assert faults(picture) == hard_to_read(picture) == []
    shown = [line.words for line in lines(picture.svg)]
    assert {mean, rating, f"{won}/{of}"} <= set(shown)


def test_the_length_of_a_bar_is_the_share_of_games_won() -> None:
    def golden(won: int) -> float:
        svg = table("x", ["Wins"], [Line("Ann", won, 4, [], "x")]).svg
        bars = [part for part in svg.split("<rect ") if 'fill="#f2bf3a"' in part]
        return float(bars[0].split('width="')[1].split('"')[0]) if bars else 0

    assert golden(0) == 0
    assert golden(4) == 2 * golden(2) == 4 * golden(1) > 0


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_drawn_as_text(name: str) -> None:
    picture = table("x", HEADS, [row(name)])
    assert faults(picture) == []
    assert "<script" not in picture.svg
    assert all(line.right <= WIDTH for line in lines(picture.svg))

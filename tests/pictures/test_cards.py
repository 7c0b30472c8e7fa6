"""Cards, rows and the strip of seats: names stay whole, values keep their shapes, and only the light is amber."""

from __future__ import annotations

import pytest

from conformance.legibility import faults, lines
from pictures.badges import SHAPES, badge
from pictures.cards import Card, Chip, Look, card, row, row_room, strip, strip_height
from pictures.kit import SMALLEST, framed
from pictures.scenes import cave, keep
from pictures.svg import Picture, group
from pictures.tokens import LANTERN, Mood

MOOD = Mood("#0b1020", "#141d36", "#22305a", "#3b4f86", "#6fe3ff", "#b8473b")
TONES = ("#3a5296", "#28396c", "#1b284e")
KIND = ("#5d7285", "M-3 4V-15L0-18L3-15V4H10V9H3V17H-3V9H-10V4Z")
LONG = "Ancient Firebrand Cyclops"


def drawing(*parts: str) -> Picture:
    return Picture(framed(583, *parts), "A picture.", "words")


def test_a_long_name_on_a_card_takes_two_lines_and_its_band_grows() -> None:
    short, long = Card("Imp", "#4a4266", "Rules."), Card(LONG, "#4a4266", "Rules.")
    assert short.title(280)[1] < long.title(280)[1]
    picture = drawing(group(card(long, 280, 220, lambda wide, high: cave(wide, high, TONES)), at=(40, 40)))
    assert faults(picture) == []
    assert [line.words for line in lines(picture.svg)] == ["Ancient Firebrand", "Cyclops", "Rules."]


def test_a_card_is_as_high_as_all_of_its_rules_need() -> None:
    content = Card("Imp", "#4a4266", "It takes what it likes. " * 6, note="Monster")
    high = content.height(280, badged=True)
    picture = drawing(
        group(card(content, 280, high, lambda w, h: keep(w, h, TONES), badge("gold", 3, 40, 0), 99), at=(9, 9))
    )
    assert faults(picture) == []
    assert max(line.bottom for line in lines(picture.svg)) < 9 + high


@pytest.mark.parametrize("compact", [False, True])
def test_a_row_keeps_its_name_whole_in_the_room_that_it_asks_for(compact: bool) -> None:
    width = row_room(LONG, "×12", cost=True, compact=compact)
    picture = drawing(group(row(LONG, width, 30, "plain", KIND, MOOD, cost=7, end="×12", compact=compact), at=(40, 40)))
    assert LONG in [line.words for line in lines(picture.svg)]
    assert faults(picture) == []


@pytest.mark.parametrize("look", ["paper", "plain", "dim"])
def test_only_a_row_that_can_be_chosen_is_lit(look: Look) -> None:
    assert LANTERN in row("Torch", 200, 30, "lit", KIND, MOOD)
    assert LANTERN not in row("Torch", 200, 30, look, KIND, MOOD)


def test_a_strip_of_seats_shows_all_values_of_up_to_six() -> None:
    for seats in range(1, 7):
        chips = [Chip(seat, "Ursula von der Mark", [("experience", 12), ("points", 31)]) for seat in range(seats)]
        picture = drawing(group(strip(chips, 900, MOOD), at=(8, 500)))
        assert faults(picture) == []
        assert [line.words for line in lines(picture.svg)].count("31") == seats
        assert strip_height(seats) >= SMALLEST


def test_every_value_has_a_shape_of_its_own() -> None:
    assert len({badge(value, 1, 0, 0) for value in SHAPES}) == len(SHAPES)

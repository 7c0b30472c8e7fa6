"""States and seats: what means "choose", and that everyone can tell colours apart and read letters."""

from __future__ import annotations

import re
from importlib import import_module
from itertools import combinations, product
from random import Random

import pytest

from locales.texts import Texts
from pictures import seats, states, tokens
from pictures.game_pictures import find_game_pictures, live_board
from pictures.kit import numbered_sign
from pictures.tokens import LANTERN, Mood
from rules.players import answer
from rules.registry import GAMES, MANIFESTS, PLAYERS
from tests.games.svg import contrast

Matrix = tuple[tuple[float, float, float], ...]

EYES: dict[str, Matrix] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""The parts of linear red, green and blue that each kind of eyes sees (Machado and others, 2009)."""
LEAST = {"all cones": 44, "no red": 21, "no green": 17, "no blue": 12}
"""The least distance of two colours; from 2.3 on, a difference is seen side by side. The blue pair differs by shape."""
WHITE_POINT = (0.95047, 1.0, 1.08883)
XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)


def times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(one * other for one, other in zip(row, vector, strict=True)) for row in matrix]


def linear(colour: str) -> list[float]:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def lab(light: list[float]) -> tuple[float, float, float]:
    """CIE L*a*b* of linear red, green and blue."""
    seen = times(XYZ, [min(1.0, max(0.0, part)) for part in light])
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (one / white for one, white in zip(seen, WHITE_POINT, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, eyes: str) -> float:
    """The difference of two colours (Delta E of 1976)."""
    a, b = (lab(times(EYES[eyes], linear(colour))) for colour in (one, other))
    return float(sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5)


@pytest.mark.parametrize("eyes", EYES)
def test_seats_and_the_light_are_told_apart_by_colour(eyes: str) -> None:
    for one, other in combinations([*seats.SEAT_COLOURS, LANTERN], 2):
        assert distance(one, other, eyes) >= LEAST[eyes], (one, other)


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len({shape for _, shape in seats.SEATS}) == len(seats.SEATS) == 6


def test_the_number_of_a_seat_is_counted_from_one_and_lies_on_its_colour() -> None:
    drawn = numbered_sign(3, 0, 0)
    assert ">4</text>" in drawn
    assert drawn.count(seats.SEAT_COLOURS[3]) == 2
    assert all(contrast(colour, tokens.INK) >= 4.5 for colour in seats.SEAT_COLOURS)


MOODS: dict[str, Mood] = {
    name: import_module(f"{manifest.package}.pictures.style").MOOD
    for name, manifest in MANIFESTS.items()
    if manifest.package.startswith("games.")
}
PARCHMENT = "map_masters"
"""The game whose grounds are light."""
GROUNDS = [tokens.NIGHT, tokens.PANEL, tokens.RAISED]
GROUNDS += [
    ground for name, mood in MOODS.items() if name != PARCHMENT for ground in (mood.ground, mood.rock, mood.plate)
]


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *product([tokens.CHALK, tokens.MIST, tokens.LANTERN], GROUNDS),
        *product([tokens.INK, tokens.INK_2], [tokens.PAPER, tokens.PAPER_FOOT]),
        *product([tokens.LANTERN_INK, tokens.INK], [tokens.LANTERN]),
        (tokens.INK, tokens.GOOD),
    ],
)
def test_text_is_readable_on_dark_grounds_on_paper_and_in_the_light(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("ink", ["INK", "QUIET", "STRIKE"])
@pytest.mark.parametrize("ground", ["PAGE", "FLOOR", "CELLAR"])
def test_text_is_readable_on_parchment(ink: str, ground: str) -> None:
    style = import_module(f"{MANIFESTS[PARCHMENT].package}.pictures.style")
    assert contrast(getattr(style, ink), getattr(style, ground)) >= 4.5


def test_only_what_is_chosen_or_can_be_is_lit() -> None:
    area = (10, 20, 100, 60)
    assert LANTERN in states.choosable(*area)
    assert LANTERN in states.chosen(*area) != states.choosable(*area)
    others = [states.changed(*area), states.ring(*area)]
    assert not any(LANTERN in drawn for drawn in others)
    assert tokens.GOOD in others[0]


@pytest.mark.parametrize("game", MOODS)
def test_nothing_else_has_nearly_the_colour_of_the_light(game: str) -> None:
    mood = MOODS[game]
    for colour in (mood.ground, mood.rock, mood.plate, mood.edge, mood.accent, mood.second, tokens.GOOD, tokens.BAD):
        assert distance(colour, LANTERN, "all cones") >= 24, colour


PLATE = re.compile(r'<rect x="0" y="0" width="(29\d[\d.]*)" height="\d+" rx="1[02]" fill="#\w+" stroke="([^"]+)"')
"""The plate of a seat at a table of three, with the colour of its edge."""


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize(("game", "choices"), [("dungeon_go", 40), ("dungeoneer", 60), ("dungeon_lords", 60)])
def test_the_readers_own_plate_alone_has_a_chalk_edge_whoevers_turn_it_is(game: str, choices: int, seat: int) -> None:
    played = GAMES[game].start(3, {}, seed="own")
    rng = Random(3)
    face = find_game_pictures()[game]
    for _ in range(choices):
        asked = played.awaited()
        played.choose(asked.seat, asked.id, answer(played, asked, PLAYERS[game]["steady"], rng))
    drawn = live_board(face, played.view(seat), face.Locale("en", Texts(), ["Ann", "Ben", "Cat"]))
    edges = [edge for _, edge in PLATE.findall(drawn.svg)]
    assert [index for index, edge in enumerate(edges) if edge == tokens.CHALK] == [seat], edges
    assert len(edges) == 3

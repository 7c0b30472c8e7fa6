"""The pictures of lobbies: a game's name in its scene, light enough for a list of all games, and the seats."""

from __future__ import annotations

import re

import pytest

from conformance.legibility import faults
from conformance.texts import TEXTS
from pictures.drawing import render
from pictures.game_pictures import find_game_pictures, header
from pictures.kit import WIDTH
from pictures.lobby_seats import LobbySeat, lobby_seats
from pictures.svg import Picture
from pictures.tokens import GOOD
from tests.games.svg import shown_in
from tests.languages import in_both_languages

GAMES = ("dungeon_go", "dungeon_lords", "dungeoneer", "map_masters", "thunderstone")
FLATTEST = 5.5
"""The largest ratio of width to height."""
LARGEST = 25_000
"""The most bytes of a picture."""
MOST_COLOURS = 50
LOW = 148
"""The height of one row of seats."""


@pytest.mark.parametrize(("game", "language"), in_both_languages(GAMES))
def test_a_header_shows_the_whole_name_in_a_small_picture(game: str, language: str) -> None:
    picture = header(find_game_pictures()[game], language, TEXTS)
    assert isinstance(picture, Picture)
    assert faults(picture, flattest=FLATTEST) == []
    name = TEXTS.say(language, game, "game-name")
    assert name in shown_in(picture)
    assert picture.alt == name
    assert len(render(picture.svg)) <= LARGEST
    assert len(set(re.findall(r'"(#[0-9a-fA-F]{6})', picture.svg))) <= MOST_COLOURS


def test_a_game_need_not_have_a_header() -> None:
    assert header(None, "en", TEXTS) is None


@pytest.mark.parametrize("most", [2, 6, 9])
def test_seats_of_a_lobby_say_who_sits_there_and_which_are_free(most: int) -> None:
    taken = [LobbySeat("Aoi", "host", ready=True), LobbySeat("Kotaro", "not in yet", ready=False)]
    free = most - len(taken)
    picture = lobby_seats(taken, most, "empty", ["**Players**", "**Aoi**", "Kotaro", *["empty"] * free])
    assert faults(picture, flattest=WIDTH / LOW + 0.1) == []
    assert list(shown_in(picture)) == ["Aoi", "host", "Kotaro", "not in yet", *["empty"] * free]
    assert picture.svg.count(GOOD) == 1, "only who is ready has a tick"
    assert picture.alt == " ".join(["Players", "Aoi", "Kotaro", *["empty"] * free])

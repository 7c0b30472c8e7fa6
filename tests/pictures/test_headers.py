"""The headers of games: their name in a scene, light enough for a list of them all."""

from __future__ import annotations

import re

import pytest

from conformance.legibility import faults
from conformance.texts import TEXTS
from pictures.drawing import render
from pictures.game_pictures import find_game_pictures, header
from pictures.svg import Picture
from tests.games.svg import shown_in
from tests.languages import in_both_languages

GAMES = ("dungeon_go", "dungeon_lords", "dungeoneer", "map_masters", "thunderstone")
FLATTEST = 5.5
"""The largest ratio of width to height."""
LARGEST = 25_000
"""The most bytes of a picture."""
MOST_COLOURS = 50


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

"""Names of players in pictures, as far as there is room for them."""

from __future__ import annotations

from typing import ClassVar

import pytest

from locales.texts import Texts
from pictures.speaking import GameSpeaker
from pictures.svg import NARROWEST, width_of


class Speaker(GameSpeaker):
    """The texts of one game."""

    game: ClassVar[str] = "map_masters"


@pytest.mark.parametrize(
    ("language", "name", "short"), [("ja", "コンピューター2", "CPU2"), ("en", "Computer 2", "CPU 2")]
)
def test_a_computer_player_has_a_short_name_where_there_is_no_room(language: str, name: str, short: str) -> None:
    speaker = Speaker(language, Texts(), ["Alexandrina the Great", name])
    room = width_of(name, 28) * NARROWEST
    assert speaker.player_in(1, room, 28) == name
    assert speaker.player_in(1, room - 1, 28) == short
    assert speaker.player_in(0, room - 1, 28) == "Alexandrina the Great", "a person is called as they call themselves"

"""Hostile names of players: boards and hands of every game, as picture, in words and for screen readers."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from conformance.cases import Case
from conformance.hostile_names import HOSTILE, alive
from conformance.recording import looked_at
from conformance.test_texts_and_pictures import faces
from conformance.texts import TEXTS
from locales.sanitizing import sanitize
from locales.texts import LANGUAGES

pytestmark = pytest.mark.slow

SEED = "names-1"
SEATS = 6
POSITIONS = 5
ALT_LIMIT = 1024
"""Discord's limit for the description of a picture (developers/components/reference, Media Gallery)."""


def test_no_name_injects_markup_on_a_board_or_in_a_hand(registered: Case) -> None:
    face = faces()[registered.game]
    for number, (game, asked) in enumerate(looked_at(registered, SEED, POSITIONS)):
        names = [HOSTILE[(number * SEATS + seat) % len(HOSTILE)] for seat in range(SEATS)]
        shown = [sanitize(name) for name in names]
        marks = [option.mark for option in asked.options(game) if option.mark]
        language = LANGUAGES[(number + registered.seats) % len(LANGUAGES)]  # each in its turn: drawing takes long
        pictures = [face.board(game.view(None), face.Locale(language, TEXTS, shown), marks)]
        pictures += [
            face.hand(game.view(seat), seat, face.Locale(language, TEXTS, shown)) for seat in range(game.seats)
        ]
        for picture in pictures:
            drawn = " ".join(ElementTree.fromstring(picture.svg).itertext())
            assert len(picture.alt) <= ALT_LIMIT
            assert "\\" not in picture.alt.replace("\\*slash\\", "")
            for name in names:
                assert alive(picture.text, name) == []
                assert "unseen" not in alive(picture.alt, name) + alive(drawn, name)

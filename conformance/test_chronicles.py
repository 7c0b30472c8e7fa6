"""Every finished game has a chronicle: all its texts exist, and its odds are probabilities."""

from __future__ import annotations

import pytest

from conformance.cases import ALL_GAMES, Case, marked, registered
from conformance.recording import filmed
from conformance.test_replays import PLAYED
from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from rules.chronicles import Chronicler
from rules.messages import Message
from rules.registry import GAMES
from tables.history.chronicle_writer import HEAVIEST, MOST_TURNINGS, chronicle

pytestmark = pytest.mark.slow

SEED = "chronicles-1"
TOLD = sorted(name for name in registered() if type(GAMES[name].chronicle) is not Chronicler)
"""The games whose chronicles have more than the scores."""


@pytest.mark.parametrize("case", marked(case for case in PLAYED if case.game in TOLD), ids=str)
def test_the_chronicle_of_every_game_has_its_texts_in_both_languages(case: Case) -> None:
    written = chronicle(ALL_GAMES[case.game], filmed(case, SEED)[0], {})
    assert 0 < len(written.turnings) <= MOST_TURNINGS
    assert [turning.at for turning in written.turnings] == sorted({turning.at for turning in written.turnings})
    said: list[Message] = list(written.people)
    for turning in written.turnings:
        entries_told = list(turning.entries)
        if turning.headline is not None:
            entries_told.append(turning.headline)
        assert entries_told
        assert all(event.audience is None for entry in entries_told for event in entry.events)
        said += [message for entry in entries_told for message in entry.sentences]
        said += [turning.change] if turning.change is not None else []
    for luck in (written.luckiest, written.unluckiest):
        if luck is not None:
            assert 0 < luck.chance < 0.5
            assert 0 <= luck.seat < case.seats
            said.append(luck.message)
    names = [f"P{seat}" for seat in range(case.seats)]
    for language in LANGUAGES:
        for message in said:
            assert TEXTS.say_exactly(language, case.game, message, names)


@pytest.mark.parametrize("name", TOLD)
def test_a_chronicle_has_weights_and_traits(name: str) -> None:
    chronicler = GAMES[name].chronicle
    assert chronicler.weights, name
    assert chronicler.traits, name
    assert all(1 <= weight <= HEAVIEST for weight in chronicler.weights.values())

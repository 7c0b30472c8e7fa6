"""Every game can be replayed, by turns and bookmarks."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from conformance.cases import Case, cases, random_game, registered
from conformance.marks import marked
from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from rules.game import Game
from rules.messages import Event
from rules.records import Choice, Entry
from rules.registry import GAMES
from storage.rows import write_args
from tables.history.timeline import timeline

pytestmark = pytest.mark.slow

SEED = "replays-1"
TRIED = 6
"""Positions that are restored, besides the first and the last."""

PLAYED = [
    case
    for case in cases()
    if case.player == "random" and case.seats <= 3 and (not case.settings or ("mode", "coop") in case.settings)
]


@pytest.mark.parametrize("case", marked(PLAYED), ids=str)
def test_a_timeline_restores_every_position(case: Case) -> None:
    entries: list[Entry] = []
    events_at: dict[int, list[tuple[str, str]]] = {}
    heard = Counter[str]()
    game = case.start(SEED)
    kind, saved = type(game), [game.save()]
    for game, question, picked in random_game(case, SEED):
        entries.append(Choice(seat=question.seat, question=question.id, picked=picked))
        events = game.choose(question.seat, question.id, picked)
        saved.append(game.save())
        events_at[len(entries)] = [(event.key, write_args(event.args)) for event in events]
        heard.update(_told_to_all(kind, events))
    made = timeline(kind, [(0, saved[0])], entries, saved[-1], events_at)
    assert made.ended is None
    assert [step.number for step in made.steps] == list(range(len(entries) + 1))
    rng = Random(SEED)
    for at in {0, made.last, *rng.sample(range(made.last), min(made.last, TRIED))}:
        assert made.position(kind, at).save() == saved[at]
    if kind.turn_starts:
        assert any(heard[key] for key in kind.turn_starts), f"none of {kind.turn_starts} begins a turn"
        assert len(made.turns) > 2


def _told_to_all(kind: type[Game], events: list[Event]) -> list[str]:
    """The keys that structure a replay; all of them are public."""
    important = [event for event in events if event.key in (*kind.turn_starts, *kind.chronicle.moments)]
    assert all(event.audience is None for event in important)
    return [event.key for event in important]


@pytest.mark.parametrize("name", registered())
def test_the_events_that_structure_a_replay_have_texts(name: str) -> None:
    texts, kind = TEXTS, GAMES[name]
    for key in (*kind.turn_starts, *kind.chronicle.moments):
        assert all(texts.has(language, name, key) for language in LANGUAGES), key

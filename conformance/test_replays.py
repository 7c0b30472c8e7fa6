"""Every game can be replayed, by turns and bookmarks."""

from __future__ import annotations

from random import Random

import pytest

from conformance.cases import ALL_GAMES, Case, cases, marked
from conformance.recording import filmed

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
    kind = ALL_GAMES[case.game]
    made, saved, events = filmed(case, SEED)
    assert made.ended is None
    assert [step.number for step in made.steps] == list(range(len(saved)))
    rng = Random(SEED)
    for number in {0, made.last, *rng.sample(range(made.last), min(made.last, TRIED))}:
        assert made.position(kind, number).save() == saved[number]
    structuring = [event for event in events if event.key in (*kind.turn_starts, *kind.chronicle.moments)]
    assert all(event.audience is None for event in structuring), "what structures a replay is public"
    if kind.turn_starts:
        assert any(event.key in kind.turn_starts for event in events), f"none of {kind.turn_starts} begins a turn"
        assert len(made.turns) > 2

"""How far to look ahead: what is looked at, and what is said of it."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks import foresight
from benchmarks.foresight import HORIZONS, THINKERS, Overruled, follow, overruled, report
from rules.core.search import Expert


def test_both_answers_of_an_overruled_decision_are_played_to_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(foresight, "WORLDS", 2)
    thinker = THINKERS["dungeon_lords"]
    quick = Expert(thinker.sensible, thinker.judgement, budget=40)
    found = overruled("dungeon_lords", quick, 2, "foresight")
    assert found
    for each in found[:2]:
        before = each.game.save()
        assert each.picked != each.proposed
        follow(each, quick, Random("follow"))
        assert each.game.save() == before, "it is looked at, not played"
        assert each.won in {-1.0, -0.5, 0.0, 0.5, 1.0}
        assert all(-1 <= each.stood[horizon] <= 1 for horizon in HORIZONS)
    report(found, quick.judgement)
    assert "(the horizon)" in capsys.readouterr().out


def test_what_foretells_victories_is_told_from_what_does_not(capsys: pytest.CaptureFixture[str]) -> None:
    thinker = THINKERS["dungeon_lords"]
    found = overruled("dungeon_lords", Expert(thinker.sensible, thinker.judgement, budget=40), 2, "told")[:1] * 4
    made = [
        Overruled(
            found[0].game,
            found[0].question,
            ("a",),
            ("b",),
            told=0.1,
            won=won,
            stood={horizon: won if horizon > 4 else blind for horizon in HORIZONS},
        )
        for won, blind in ((0.2, 0.1), (-0.2, 0.1), (0.2, -0.1), (-0.2, -0.1))
    ]
    report(made, thinker.judgement)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "4 decisions: told +0.100, won +0.000 ± 0.100"
    assert "after  2: stood +0.000, correlation +0.00" in lines[2]
    assert "after  6: stood +0.000, correlation +1.00" in lines[4]

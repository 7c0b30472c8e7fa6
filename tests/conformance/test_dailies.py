"""Every setup of a daily dungeon can be started by one person."""

from __future__ import annotations

import pytest

from rules.messages import TABLE
from rules.registry import GAMES
from tables.opening.daily import Setup, setup_of, setups

KINDS = setups(GAMES)


def test_five_days_show_each_kind_of_daily_once() -> None:
    """Map Masters has two kinds: solo games and missions."""
    setups = [setup_of(GAMES, day) for day in range(len(KINDS))]
    named = sorted((setup.game, str(setup.settings.get("mode", ""))) for setup in setups)
    assert named == [
        ("dungeon_go", ""),
        ("dungeon_lords", ""),
        ("map_masters", ""),
        ("map_masters", "coop"),
        ("thunderstone", ""),
    ]


@pytest.mark.parametrize("setup", [setup for kind in KINDS for setup in kind], ids=str)
def test_a_daily_can_be_begun_and_asks_one_person(setup: Setup) -> None:
    kind = GAMES[setup.game]
    game = kind.start(1, setup.settings, seed="daily")
    assert game.result is None
    assert set(game.waiting(None)) <= {0, TABLE}
    assert any(question.seat == 0 and question.awaited for question in game.questions)
    assert game.save() == kind.start(1, setup.settings, seed="daily").save()

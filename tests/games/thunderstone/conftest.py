"""Fixtures that several tests of Thunderstone share."""

from __future__ import annotations

import pytest

from games.thunderstone.rules import battle


@pytest.fixture
def asks_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each loss of attack is asked, whether or not it matters for the end of the battle."""
    monkeypatch.setattr(battle, "settled_plan", lambda game: None)

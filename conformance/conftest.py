"""Every test of the suite that takes a `case` runs for every game, seat number and variant."""

from __future__ import annotations

import pytest

from rules.registry import GAMES
from conformance.cases import CASES, Case


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """One way to start a game. The seeds of a test stand at the top of its file."""
    found = request.param
    assert isinstance(found, Case)
    return found


@pytest.fixture(params=[case for case in CASES if case.game in GAMES], ids=str)
def registered(request: pytest.FixtureRequest) -> Case:
    """The same without the sample game, which has no texts and no pictures."""
    found = request.param
    assert isinstance(found, Case)
    return found

"""Every test of the suite that takes a `case` runs for every game, seat number and variant."""

from __future__ import annotations

import pytest

from tests.conformance.cases import CASES, Case


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    """One way to start a game. The seeds of a test stand at the top of its file."""
    found = request.param
    assert isinstance(found, Case)
    return found

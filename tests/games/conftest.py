"""Every message that a test of a game causes must have its text."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from tests.locales.catalogue import GAMES
from tests.rules.message_checks import held_to_texts


@pytest.fixture(scope="module", autouse=True)
def sayable(request: pytest.FixtureRequest) -> Iterator[None]:
    """Check the texts of all messages, events, options and refusals that the tests of a game meet."""
    game = request.path.parent.name
    with held_to_texts(game) if game in GAMES else nullcontext():
        yield

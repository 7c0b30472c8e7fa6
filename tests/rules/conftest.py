"""The rules of a game are tested with every word that they say."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from tests.locales.catalogue import GAMES
from tests.rules.sayable import held_to_texts


@pytest.fixture(scope="module", autouse=True)
def sayable(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever the tests of a game meet can be said, also what play seldom comes to."""
    game = request.path.parent.name
    with held_to_texts(game) if game in GAMES else nullcontext():
        yield

"""Cards made up for these tests are removed before other tests look at the game's cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.map_masters import table
from tests.rules.message_checks import held_to_texts


@pytest.fixture(scope="module", autouse=True)
def made_up_cards() -> Iterator[None]:
    """Provide the made-up cards for the tests of one file."""
    for card in list(table.MADE_UP):
        table.lay_ready(card)
    yield
    table.put_away()


@pytest.fixture(scope="module", autouse=True)
def sayable() -> Iterator[None]:
    """Check texts as for every game, treating made-up cards as having names."""
    with held_to_texts("map_masters", [f"card-{card}" for card in table.MADE_UP]):
        yield

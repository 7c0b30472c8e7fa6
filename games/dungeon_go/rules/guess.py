"""A guess of the position for computer players: what a seat does not know is dealt again."""

from __future__ import annotations

from random import Random

from games.dungeon_go.rules.state import DungeonGoState
from rules.dealing import mix
from rules.messages import Seat


def determinize(game: DungeonGoState, seat: Seat | None, rng: Random) -> None:
    """Shuffle the deck unless `seat` knows its order. Bags have no order: their draws are random."""
    if game.divined_by is None or game.divined_by != seat:
        mix(game.deck, rng)

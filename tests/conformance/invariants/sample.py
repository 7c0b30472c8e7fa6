"""The sample game's cards and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.rules.sample import COPIES, HAND, LUCKY, Sample


def faults(game: Sample) -> Iterator[str]:
    """No card is made; a hand lacks as many cards as were laid."""
    held = Counter([*game.deck, *(card for hand in game.hands for card in hand)])
    if any(card not in range(1, LUCKY + 1) or number > COPIES for card, number in held.items()):
        yield "cards"
    for seat, hand in enumerate(game.hands):
        if len(hand) != HAND - game.round + (game.laid[seat] is None):
            yield f"hands.{seat}"
    if not all(0 <= points <= game.round for points in game.points):
        yield "points"

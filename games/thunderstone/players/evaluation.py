"""The evaluation of positions for the search player.

An `Evaluator` (`rules/evaluation.py`) estimates the chance of a seat to win by weighted features of a position.
"""

from __future__ import annotations

from typing import ClassVar

from games.thunderstone.players.worth import deck_strength
from games.thunderstone.rules.cards import CARDS, DISEASE, MILITIA, THUNDERSTONE
from games.thunderstone.rules.game import Thunderstone
from games.thunderstone.rules.zones import HAND
from rules.evaluation import Evaluator, Weights
from rules.messages import Seat

CARDS_ABOVE_THUNDERSTONE = 31
"""Roughly how many cards the dungeon has until the Thunderstone is revealed."""


class ThunderstoneEvaluator(Evaluator):
    """Evaluates a decision four rounds later with two players, two rounds later at a full table.

    Each turn of another player changes the hall. After twenty turns that hides what the decision changed.
    """

    horizon: ClassVar[int] = 4
    costs: ClassVar[frozenset[str]] = frozenset({"diseases"})
    weights: Weights = Weights.read("games.thunderstone")

    def progress(self, game: Thunderstone) -> float:
        """Rounds: turns that have begun, for each seat."""
        return game.turns / game.seats

    def horizon_of(self, game: Thunderstone) -> float:
        """About eight turns, but at least two rounds."""
        return max(2.0, 2 * self.horizon / max(2, game.seats))

    def share(self, game: Thunderstone) -> float:
        """The share of the dungeon that has been revealed."""
        if game.result is not None or any(card is not None and card.card == THUNDERSTONE for card in game.hall):
            return 1.0
        return max(0.0, 1.0 - len(game.dungeon) / CARDS_ABOVE_THUNDERSTONE)

    def features(self, game: Thunderstone, seat: Seat) -> dict[str, float]:
        """Points, and what a hand of this deck yields on average. Militia do not count as heroes here."""
        owned = game.owned(seat)
        cards = [CARDS[card] for card in owned]
        drawn = HAND / max(HAND, len(cards))  # the share of the deck in an average hand
        return {
            "points": sum(card.points for card in cards),
            "experience": game.players[seat].experience,
            "strength": drawn * deck_strength(owned),
            "light": drawn * sum(card.light + card.trophy.light for card in cards),
            "riches": drawn * sum(card.gold or 0 for card in cards),
            "heroes": drawn * (sum(card.is_hero for card in cards) - owned.count(MILITIA)),
            "diseases": drawn * owned.count(DISEASE),
        }


EVALUATOR = ThunderstoneEvaluator()

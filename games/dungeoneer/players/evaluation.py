"""The evaluation of positions by the search player: how near a hero is to the third quest.

An `Evaluator` (`rules/evaluation.py`) estimates the chance of a seat to win by weighted features of a position.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from games.dungeoneer.players.valuation import goals
from games.dungeoneer.rules.attributes import hero_score
from games.dungeoneer.rules.components import ATTRIBUTES, QUESTS_TO_WIN
from games.dungeoneer.rules.map.geometry import steps_from
from games.dungeoneer.rules.pieces import NOWHERE
from games.dungeoneer.rules.prospects import prospect
from games.dungeoneer.rules.state import DungeoneerState
from rules.evaluation import Evaluator, Weights
from rules.messages import Seat

WORTH_AFTER_STEP = 0.85
"""The share of the worth of a goal that remains for each step to it."""
UNREACHABLE = 9
"""The number of steps that a goal without a way to it counts as."""

PRICE_FACTORS = {2: 2 / 3, 6: 0.45}
"""By the number of seats. With the larger budget that follows, a player wins clearly more of these games."""

AVERAGE_SCORES = 7
"""The approximate sum of a hero's scores, so that an average hero gains and loses nothing by them."""


class DungeoneerEvaluator(Evaluator):
    """Positions are evaluated three turns after the decision, with more than three seats after a whole round.

    Further ahead, dice matter more and more, so that a few guesses say little; nearer, the features say less about who
    will win. They don't tell which of several leaders comes first, so every rival has its turn before. A gain of half
    its noise is enough: the dice are wild, and waiting for more certainty gave away more than it kept.
    """

    horizon: ClassVar[int] = 3
    noise_factor: ClassVar[float] = 0.5
    doubt: ClassVar[float] = 0.5
    extra_seat_cost: ClassVar[float] = 0.75
    odds_steepness: ClassVar[float] = 2.5
    by_points: ClassVar[bool] = False
    trivial: ClassVar[frozenset[str]] = frozenset(
        {
            *("pack_assign", "pack_keep", "storage_keep", "leave_for_good"),
            *("place_map", "place_from_hand", "bank_movement", "discard_one"),
        }
    )
    costs: ClassVar[frozenset[str]] = frozenset({"peril", "banes"})
    explained_as: ClassVar[Mapping[str, str]] = {
        "done": "quests",
        "last": "quests",
        "alive": "prospect",
        "turn": "prospect",
    }
    """Features that are explained together: a quest counts, and more when it is done."""
    weights: Weights = Weights.read("games.dungeoneer")

    def price(self, game: DungeoneerState) -> float:
        """Less than usual with two and with six seats, so that their budget lasts for more positions."""
        return super().price(game) * PRICE_FACTORS.get(game.seats, 1)

    def horizon_of(self, game: DungeoneerState) -> int:
        """A whole round, and at least three turns."""
        return max(self.horizon, game.seats)

    def progress(self, game: DungeoneerState) -> int:
        """Turns that have begun."""
        return game.turns

    def share(self, game: DungeoneerState) -> float:
        """The share of quests that the leading player has completed, of those needed to win."""
        return max(len(player.done) for player in game.players) / QUESTS_TO_WIN

    def features(self, game: DungeoneerState, seat: Seat) -> dict[str, float]:
        """Quests, what a hero has, its prospects and how near the next goal is; nothing for an eliminated player.

        `quests` counts completed and open ones of the seat; `prospect`, the chance to complete the third quest and the
        worth of the best goal, reduced for each step to it. Both are chances and have one weight, so that no one is
        better off before a quest than after it. Goals count without boldness, which only says how desperate a hero is.
        """
        player = game.players[seat]
        alive = float(player.alive)
        strength = sum(hero_score(game, seat, attr, combat=True).value for attr in ATTRIBUTES)
        best_goal = 0.0
        if player.alive and player.at != NOWHERE:
            steps, worths = steps_from(game, player.at), goals(game, seat, bold=0.0)
            reduced = (worth * WORTH_AFTER_STEP ** steps.get(space, UNREACHABLE) for space, worth in worths.items())
            best_goal = max(reduced, default=0)
        return {
            "quests": alive * (len(player.done) + sum(quest.owner == seat for quest in game.quests)),
            "done": alive * len(player.done),
            "last": alive * (len(player.done) >= QUESTS_TO_WIN - 1),
            "alive": alive,
            "life": alive * player.life,
            "glory": alive * player.glory,
            "peril": alive * player.peril,
            "cards": alive * len(game.hands[seat]),
            "scores": alive * (strength - AVERAGE_SCORES),
            "gear": alive * len(player.readied),
            "banes": alive * len(player.banes),
            "pack": alive * len(player.pack),
            "prospect": prospect(game, seat) + best_goal if player.alive else 0.0,
            "turn": alive * (game.turn == seat),
        }


EVALUATOR = DungeoneerEvaluator()

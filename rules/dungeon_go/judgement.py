"""How near the heroes are to victory: what those who think ahead judge a position by."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules.core.judgement import Judgement, Outlook, Weights
from rules.core.messages import Seat
from rules.core.results import Result
from rules.dungeon_go.board import column
from rules.dungeon_go.components import LIMITS
from rules.dungeon_go.deck import all_cards
from rules.dungeon_go.outlook import ABILITY, DEATH, cost, damage_to_come, pieces_of
from rules.dungeon_go.scoring import VICTORY

if TYPE_CHECKING:
    from rules.dungeon_go.game import DungeonGo

OWN = 0.004
"""How much of the chance a victory point more than the best other player's is worth: nothing beside the victory."""


class DungeonGoJudgement(Judgement):
    """By turn cards: a decision is judged once the deck has gone round once more. First all win, or nobody does."""

    horizon: ClassVar[int] = 8
    allied: ClassVar[bool] = True
    trivial: ClassVar[frozenset[str]] = frozenset(
        {"choose_hero_card", "choose_starting_two", "after_refusal", "growth"}
    )
    costs: ClassVar[frozenset[str]] = frozenset({"dead", "dangers", "damage", "blows", "rounds"})
    weights: Weights = Weights.read("rules.dungeon_go")

    def progress(self, game: DungeonGo) -> int:
        """Turn cards that have been revealed."""
        return len(all_cards(game)) * game.rebuilds + len(game.revealed)

    def share(self, game: DungeonGo) -> float:
        """How many of the floors lie behind."""
        return (game.floor - 1) / LIMITS.floor

    def features(self, game: DungeonGo, seat: Seat) -> dict[str, float]:
        """Where the heroes are, what they can do, and what threatens; all of it is everybody's."""
        abilities = sum(sum(hero.abilities) for hero in game.heroes)
        dead = sum(not hero.alive for hero in game.heroes)
        blows = sum(max(0, damage_to_come(game) - hero.reduction) for hero in game.heroes)
        return {
            "floors": 1.0,  # what it weighs changes with the floor
            "abilities": abilities / len(game.heroes) - 4,
            "dead": dead,
            "life": sum(hero.hp for hero in game.heroes) / len(game.heroes),
            "dangers": cost(game, pieces_of(game)) + ABILITY * abilities - DEATH * dead,
            "damage": damage_to_come(game) - 3,
            "blows": blows / len(game.heroes),
            "rounds": game.floor_clock,
            "king": column(game.king),
        }

    def reached(self, result: Result, seat: Seat) -> float:
        """The victory is everybody's."""
        return float(result.reason == VICTORY)

    def outlook(self, game: DungeonGo, seat: Seat) -> Outlook:
        """The chance of all, and a little for the own victory points; these are the points ahead."""
        found = super().outlook(game, seat)
        points = game.standing()
        lead = points[seat] - max((points[other] for other in game.others(seat)), default=0)
        chance = min(1.0, max(0.0, found.chance + OWN * lead))
        return Outlook(chance, float(lead), {**found.terms, "points": lead})


JUDGEMENT = DungeonGoJudgement()

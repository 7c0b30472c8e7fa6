"""Answers of the heuristic player in the combat training: each scenario is searched to its end.

Nothing is hidden, there are no spells and few supplies, so every line of play can be tried.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.rules.combat.planning import PlanBattle, nearest_tiles
from games.dungeon_lords.rules.combat.simulation import ends, fight, plans, strip
from games.dungeon_lords.rules.components import ROUNDS
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.pieces import Plan
from rules.questions import Option, Question

ALONE = 0
"""The seat of the only player."""


def answer_in_training(guess: DungeonLords, question: Question, options: Sequence[Option]) -> Option:
    """The answer after which the fewest tiles are conquered at the end; among equal ones the first."""
    guess = guess.copy_game()
    strip(guess, ALONE)
    known: dict[object, int] = {}
    if isinstance(question, PlanBattle):
        return min(options, key=lambda option: _fewest_conquered(guess, option, known))

    def reached(option: Option) -> int:
        trial = guess.copy_game()
        trial.choose(ALONE, question.id, [option.id])
        return min(_afterwards(end, known) for end in ends(trial))

    return min(options, key=reached)


def _fewest_conquered(game: DungeonLords, option: Option, known: dict[object, int]) -> int:
    """The fewest tiles conquered at the end with any plan that continues from this piece, or with the one confirmed."""
    begun: Plan = option.value
    if option.id == "done":
        return _fought(game, begun, known)
    fuller = (plan for plan in plans(game, ALONE, Plan(square=begun.square)) if begun.leads_to(plan))
    return min(_fought(game, plan, known) for plan in fuller)


def _fought(game: DungeonLords, plan: Plan, known: dict[object, int]) -> int:
    """The fewest tiles that are conquered at the end, if the next battle is fought with this plan."""
    return min(_afterwards(end, known) for end in ends(fight(game.copy_game(), ALONE, plan)))


def _afterwards(game: DungeonLords, known: dict[object, int]) -> int:
    """The fewest tiles that are conquered at the end, when a battle is over."""
    lord = game.lords[ALONE]
    tiles = nearest_tiles(lord)
    if game.combat_round == ROUNDS or not lord.has_party or not tiles:
        return sum(tile.conquered for tile in lord.tiles.values())
    game.combat_round += 1
    stands = (game.combat_round, repr(lord))
    if stands not in known:
        known[stands] = min(_fought(game, plan, known) for plan in plans(game, ALONE, Plan(square=tiles[0])))
    return known[stands]

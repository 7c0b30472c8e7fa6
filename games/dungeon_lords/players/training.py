"""Answers of the heuristic player in the combat training: each scenario is searched to its end.

Nothing is hidden, there are no spells and few supplies, so every line of play can be tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from games.dungeon_lords.rules.combat.combat import ROUNDS
from games.dungeon_lords.rules.combat.planning import Lay, PlanBattle, Send, nearest_tiles
from games.dungeon_lords.rules.combat.simulation import ends, fight, plans, strip
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
        return min(options, key=lambda option: _planned(guess, question, option, known))

    def reached(option: Option) -> int:
        trial = guess.copy_game()
        trial.choose(ALONE, question.id, [option.id])
        return min(_afterwards(end, known) for end in ends(trial))

    return min(options, key=reached)


def _planned(game: DungeonLords, question: PlanBattle, option: Option, known: dict[object, int]) -> int:
    """The fewest tiles conquered at the end with any plan that continues from this piece."""
    plan = game.lords[ALONE].plan or Plan(square=question.tiles[0])
    match option.value:
        case Lay(trap):
            begun = replace(plan, traps=sorted([*plan.traps, trap]))
        case Send(kind):
            begun = replace(plan, creatures=sorted([*plan.creatures, kind]))
        case _:
            return _fought(game, plan, known)
    return min(_fought(game, fuller, known) for fuller in _going_on(game, begun))


def _going_on(game: DungeonLords, begun: Plan) -> Iterator[Plan]:
    """Every legal plan with at least these pieces."""
    for plan in plans(game, ALONE, Plan(square=begun.square)):
        traps, creatures = plan.traps[:], plan.creatures[:]
        try:
            for trap in begun.traps:
                traps.remove(trap)
            for kind in begun.creatures:
                creatures.remove(kind)
        except ValueError:
            continue
        yield plan


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

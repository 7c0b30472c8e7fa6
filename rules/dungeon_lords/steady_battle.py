"""What a steady lord answers in combat: it tries plans and answers out, each in a battle of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from rules.core.messages import Seat
from rules.core.questions import Option, Question
from rules.dungeon_lords.combat import ROUNDS
from rules.dungeon_lords.components import CREATURES
from rules.dungeon_lords.outlook import worth
from rules.dungeon_lords.planning import Lay, PlanBattle, Send, Stand, nearest_tiles
from rules.dungeon_lords.rehearsal import ends, fight, plans, strip
from rules.dungeon_lords.state import Plan

if TYPE_CHECKING:
    from rules.dungeon_lords.game import DungeonLords

CANDIDATES = 4
"""How many plans are followed into the next round."""
WAYS = 3
"""How many ways of answering in one battle are compared."""

Outcome = tuple[float, "DungeonLords"]
"""An end of a battle with what it is worth."""


def plan_battle(guess: DungeonLords, question: PlanBattle, options: Sequence[Option]) -> Option:
    """The next piece of the plan with the best outlook, of all that go on from what is planned already."""
    guess = guess.copy_game()
    begun = guess.lords[question.seat].plan
    starts = [begun] if begun is not None else [Plan(square=square) for square in question.tiles]
    best = best_plan(guess, question.seat, starts)
    traps, creatures = best.traps[len(starts[0].traps) :], best.creatures[len(starts[0].creatures) :]
    for option in options:
        match option.value:
            case Stand(square) if square == best.square:
                return option
            case Lay(trap) if trap in traps:
                return option
            case Send(kind) if kind in creatures:
                return option
    return next(option for option in options if option.id == "done")


def best_plan(game: DungeonLords, seat: Seat, starts: Sequence[Plan]) -> Plan:
    """The plan with the best outlook over this round and the next, of those that begin like one of `starts`."""
    strip(game, seat)
    tried = [(plan, outcome) for start in starts for plan, outcome in _tried(game, seat, start)]
    # Of equals the one comes first that sends more of those who never fall: it costs nothing, and spells may fail.
    tried.sort(key=lambda one: (-one[1][0], -_unfailing(one[0])))
    return max(tried[:CANDIDATES], key=lambda one: (_later(seat, one[1]), _unfailing(one[0])))[0]


def _unfailing(plan: Plan) -> int:
    """How many creatures it sends that stay up whatever they do."""
    return sum(all(attack.stays_up for attack in CREATURES[kind].attacks) for kind in plan.creatures)


def _tried(game: DungeonLords, seat: Seat, start: Plan) -> Iterator[tuple[Plan, Outcome]]:
    """Every plan that begins like this one, with the best end of its battle."""
    anew = game.copies()
    for plan in plans(game, seat, start):
        yield plan, _best(fight(anew(), seat, plan), seat)


def _best(trial: DungeonLords, seat: Seat) -> Outcome:
    """The best end of a battle, as far as it is followed."""
    found = ((worth(end, seat), end) for end in islice(ends(trial), WAYS))
    return max(found, key=lambda outcome: outcome[0])


def _later(seat: Seat, outcome: Outcome) -> float:
    """What is reached when another round follows, which is fought as well as possible."""
    now, game = outcome
    if game.combat_round == ROUNDS or not game.lords[seat].has_party:
        return now
    game.combat_round += 1
    nearest = nearest_tiles(game.lords[seat])
    if not nearest:
        return now
    return max(later for _, (later, _) in _tried(game, seat, Plan(square=nearest[0])))


def answer_in_battle(guess: DungeonLords, question: Question, options: Sequence[Option]) -> Option:
    """The answer that leads to the best end of the own battle, whatever is asked."""
    guess = guess.copy_game()
    strip(guess, question.seat)

    anew = guess.copies()

    def reached(option: Option) -> float:
        trial = anew()
        trial.choose(question.seat, question.id, [option.id])
        return _best(trial, question.seat)[0]

    return max(options, key=reached)

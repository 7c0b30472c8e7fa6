"""Answers of the heuristic player in combat: it tries every plan and answer in a battle on a copy of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from games.dungeon_lords.rules.combat.combat import ROUNDS
from games.dungeon_lords.rules.combat.planning import Lay, PlanBattle, Send, Stand, nearest_tiles
from games.dungeon_lords.rules.combat.simulation import ends, fight, plans, strip
from games.dungeon_lords.rules.components import CREATURES
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.scoring import own_scores
from games.dungeon_lords.rules.state import Plan
from rules import saves
from rules.messages import Seat
from rules.questions import Option, Question

WOUND = 0.3
"""A point of damage on an adventurer who is not defeated."""
GONE = 1.6
"""Nobody left in the dungeon, for this round and each that would have followed."""
SUPPLY = 0.5
"""A gold, a food or an imp."""
EVIL = 0.3
TRAP = {1: 0.3, 2: 0.0}
"""A trap in the store, by year: after the second, traps are useless."""
TRAP_IN_COMBAT = 0.15
"""The value of a trap in each round that is left."""
FALLEN = 0.035
"""A creature that has fallen; it recovers after the combat part."""
FALLEN_IN_COMBAT = 0.12
"""The cost of a fallen creature in each remaining round in which it is missing."""


def worth(game: DungeonLords, seat: Seat) -> float:
    """The standing of a lord after a battle, in points."""
    lord = game.lords[seat]
    rounds_left = ROUNDS - game.combat_round
    fallen = sum(creature.fallen for creature in lord.lair)
    wounds = sum(hero.damage for hero in lord.line)
    return (
        sum(own_scores(lord).values())
        + (WOUND * wounds if lord.has_party else GONE * (rounds_left + 1))
        + SUPPLY * (lord.gold + lord.food + lord.imps)
        - EVIL * lord.evil
        + (TRAP[game.year] + TRAP_IN_COMBAT * rounds_left) * len(lord.traps)
        - (FALLEN + FALLEN_IN_COMBAT * rounds_left) * fallen
    )


CANDIDATES = 4
"""The number of plans that are followed into the next round."""
WAYS = 3
"""The number of ways of answering in one battle that are compared."""

Outcome = tuple[float, DungeonLords]
"""An end of a battle with what it is worth."""


def every_card(guess: DungeonLords, seat: Seat) -> list[DungeonLords]:
    """Copies of the guess that place each unseen combat card once in each position that `seat` has not looked at.

    A single guess would count on a spell and a fatigue that may not come.
    """
    year = guess.year - 1
    places = [place for place in range(guess.combat_shown, ROUNDS) if place not in guess.lords[seat].spied]
    cards = [*(guess.combat_piles[year][place] for place in places), *guess.combat_removed[year]]
    if not places or places[0] > guess.combat_round:
        return [guess]  # this round's card and the next one's are known
    copy, found = saves.copies(guess), []
    for first in range(len(cards)):
        turned = copy()
        for number, place in enumerate(places):
            turned.combat_piles[year][place] = cards[(first + number) % len(cards)]
        found.append(turned)
    return found


def plan_battle(guesses: Sequence[DungeonLords], question: PlanBattle, options: Sequence[Option]) -> Option:
    """The next piece of the plan that looks best on all guesses, among all plans that continue the current one."""
    begun = guesses[0].lords[question.seat].plan
    starts = [begun] if begun is not None else [Plan(square=square) for square in question.tiles]
    best = best_plan([guess.copy_game() for guess in guesses], question.seat, starts)
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


def best_plan(guesses: Sequence[DungeonLords], seat: Seat, starts: Sequence[Plan]) -> Plan:
    """The plan with the best outlook over this round and the next, of all that begin like one of `starts`."""
    for guess in guesses:
        strip(guess, seat)
    tried = [way for start in starts for way in _tried_on(guesses, seat, start)]
    # Of equal plans, prefer sending more creatures that never fall: it costs nothing, and spells may fail.
    tried.sort(key=lambda way: (-_mean(now for now, _ in way[1]), -_unfailing(way[0])))
    return max(
        tried[:CANDIDATES], key=lambda way: (_mean(_later(seat, outcome) for outcome in way[1]), _unfailing(way[0]))
    )[0]


def _mean(worths: Iterable[float]) -> float:
    """The mean value of the ends."""
    found = list(worths)
    return sum(found) / len(found)


def _unfailing(plan: Plan) -> int:
    """The number of the creatures it sends that stay up whatever they do."""
    return sum(all(attack.stays_up for attack in CREATURES[kind].attacks) for kind in plan.creatures)


def _tried_on(guesses: Sequence[DungeonLords], seat: Seat, start: Plan) -> Iterator[tuple[Plan, tuple[Outcome, ...]]]:
    """Every plan that begins like this one, with the best end of its battle in each guess.

    What may be laid and sent belongs to the lord, and so is the same in all of them.
    """
    for ways in zip(*(_tried(guess, seat, start) for guess in guesses), strict=True):
        yield ways[0][0], tuple(outcome for _, outcome in ways)


def _tried(game: DungeonLords, seat: Seat, start: Plan) -> Iterator[tuple[Plan, Outcome]]:
    """Every plan that begins like this one, with the best end of its battle."""
    copy = saves.copies(game)
    for plan in plans(game, seat, start):
        yield plan, _best(fight(copy(), seat, plan), seat)


def _best(trial: DungeonLords, seat: Seat) -> Outcome:
    """The best end of a battle among the first few ways of answering."""
    found = ((worth(end, seat), end) for end in islice(ends(trial), WAYS))
    return max(found, key=lambda outcome: outcome[0])


def _later(seat: Seat, outcome: Outcome) -> float:
    """The result when another round follows, which is fought as well as possible."""
    now, game = outcome
    if game.combat_round == ROUNDS or not game.lords[seat].has_party:
        return now
    game.combat_round += 1
    nearest = nearest_tiles(game.lords[seat])
    if not nearest:
        return now
    return max(later for _, (later, _) in _tried(game, seat, Plan(square=nearest[0])))


def answer_in_battle(guess: DungeonLords, question: Question, options: Sequence[Option]) -> Option:
    """The answer that leads to the best end of the seat's own battle, whatever the question is."""
    guess = guess.copy_game()
    strip(guess, question.seat)

    copy = saves.copies(guess)

    def reached(option: Option) -> float:
        trial = copy()
        trial.choose(question.seat, question.id, [option.id])
        return _best(trial, question.seat)[0]

    return max(options, key=reached)

"""Answers of the heuristic player in combat: it tries every plan and answer in a battle on a copy of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice

from games.dungeon_lords.rules.combat.planning import PlanBattle
from games.dungeon_lords.rules.combat.simulation import ends, fight, plans, strip
from games.dungeon_lords.rules.components import COMBAT_CARDS, CREATURES, ROUNDS
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.pieces import Plan
from games.dungeon_lords.rules.scoring import own_scores
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


MOST_ENDS = 3
"""The number of ends of one battle that are compared; each follows from other answers in it."""


def possible_cards(game: DungeonLords, seat: Seat) -> Counter[str]:
    """The combat cards that may be shown in this round, as far as `seat` knows, with their numbers.

    If its party cannot cast a spell, one card stands for all with the same fatigue.
    """
    known, unseen = game.seen_cards(seat)[game.combat_round - 1], game.unseen_cards(seat)
    if known is not None:
        return Counter([known])
    if game.lords[seat].magic >= game.combat_round:
        return Counter(unseen)
    fatigue = {COMBAT_CARDS[card].fatigue: card for card in unseen}
    return Counter(fatigue[COMBAT_CARDS[card].fatigue] for card in unseen)


def plan_battle(guess: DungeonLords, question: PlanBattle, options: Sequence[Option], cards: Counter[str]) -> Option:
    """The next piece of the plan that looks best with these combat cards, among all that continue the current one."""
    begun = guess.lords[question.seat].plan
    starts = [begun] if begun is not None else [Plan(square=square) for square in question.tiles]
    best = best_plan(guess.copy_game(), question.seat, starts, cards)
    return next(option for option in options if option.value.leads_to(best))


def best_plan(game: DungeonLords, seat: Seat, starts: Sequence[Plan], cards: Counter[str]) -> Plan:
    """The plan with the best outlook over the cards, of all that begin like one of `starts`; uses up the game.

    Of equal plans, it sends more creatures that never fall: it costs nothing, and spells may fail.
    """
    strip(game, seat)
    tables = []
    for card, number in cards.items():
        game.combat_piles[game.year - 1][game.combat_round - 1] = card
        tables.append((saves.copier(game), number))

    def outlook(plan: Plan) -> tuple[float, int]:
        value = sum(number * _best(fight(copy(), seat, plan), seat) for copy, number in tables)
        return value, sum(all(attack.stays_up for attack in CREATURES[kind].attacks) for kind in plan.creatures)

    return max((plan for start in starts for plan in plans(game, seat, start)), key=outlook)


def _best(trial: DungeonLords, seat: Seat) -> float:
    """The worth of the best end of a battle among the first few ways of answering."""
    return max(worth(end, seat) for end in islice(ends(trial), MOST_ENDS))


def answer_in_battle(guess: DungeonLords, question: Question, options: Sequence[Option]) -> Option:
    """The answer that leads to the best end of the seat's own battle, whatever the question is."""
    guess = guess.copy_game()
    strip(guess, question.seat)

    copy = saves.copier(guess)

    def reached(option: Option) -> float:
        trial = copy()
        trial.choose(question.seat, question.id, [option.id])
        return _best(trial, question.seat)

    return max(options, key=reached)

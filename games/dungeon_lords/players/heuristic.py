"""A computer player that plays sensibly: it feeds its imps, pays its taxes, and plans its battles by trying them out.

It knows what its view shows and nothing else. Where it has no better idea it takes the first option.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from games.dungeon_lords.players import battles as steady_battle
from games.dungeon_lords.players import building as steady_building
from games.dungeon_lords.players import training as steady_training
from games.dungeon_lords.players.declining import sensible
from games.dungeon_lords.rules.combat.planning import PlanBattle
from games.dungeon_lords.rules.estimates import Table
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.grid import NEIGHBOURS
from rules.answer_values import AnswerValue
from rules.game import Game
from rules.messages import Seat
from rules.players import Player, Think, beside
from rules.questions import Option, Question

Answer = Callable[[Table, Any, Sequence[Option], Random], Option]

ANSWERS: dict[str, Answer] = {
    "choose_nonplayer_order": steady_building.choose_nonplayer_order,
    "execute_or_decline": steady_building.execute_or_decline,
    "choose_spy_card": steady_building.choose_spy_card,
    "dig_square": steady_building.dig_square,
    "mine_tunnel": steady_building.mine_tunnel,
    "choose_creature": steady_building.choose_creature,
    "choose_room": steady_building.choose_room,
    "place_room": steady_building.place_room,
    "produce": steady_building.produce,
    "place_tunnel": steady_building.place_tunnel,
    "return_order": steady_building.return_order,
    "pay_or_dismiss": steady_building.pay_or_dismiss,
    "pay_due": steady_building.pay_due,
    "trade": steady_building.trade,
    "hunt_witch": steady_building.hunt_witch,
    "pay_guild": steady_building.pay_guild,
    "release_prisoner": steady_building.release_prisoner,
    "last_call": steady_building.choose_creature,
    "pay_trap": steady_building.drop_trap,
    "discard_trap": steady_building.drop_trap,
    "recall_traps": steady_building.recall_trap,
    "pay_monster": steady_building.feed,
}
"""Who answers which kind of question."""

TRAINED = ("plan_battle", "choose_attack", "choose_target", "choose_trap_target", "trap_order", "next_creature")
"""What is asked in the combat training before a scenario is over."""

DISABLED_FIRST = ("improve_reputation", "buy_traps", "build_room", "recruit_imps", "get_food")
"""Orders that can wait for a round."""


class HeuristicPlayer(Player):
    """Answers every question of the game."""

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The best looking option, or the first that does not step back."""
        forward = [option for option in options if not option.back] or options[:1]
        if question.kind == "choose_disabled":
            return sorted((option.id for option in forward), key=lambda order: (order not in DISABLED_FIRST, order))[:2]
        if len(forward) == 1 and question.min == question.max == 1:
            return [forward[0].id]
        guess = _dungeon_lords(think())
        if guess.training is not None and question.kind in TRAINED:
            return [steady_training.answer_in_training(guess, question, forward).id]
        if isinstance(question, PlanBattle):
            # In somebody's head the position itself is thought about: there the cards are taken as they lie.
            guesses = [guess] if think() is guess else steady_battle.every_card(guess, seat)
            return [steady_battle.plan_battle(guesses, question, forward).id]
        if guess.battle is not None:
            return [steady_battle.answer_in_battle(guess, question, forward).id]
        table = Table(guess, seat)
        if question.kind == "choose_order":
            return steady_building.choose_orders(table, forward, rng)
        answer = ANSWERS.get(question.kind)
        return [answer(table, question, forward, rng).id if answer else forward[0].id]

    def weigh(
        self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random
    ) -> list[AnswerValue]:
        """What it picks, then the others that can make sense.

        Of orders those come first that are wanted most together, of squares an end: they are many and much
        alike, and whether to dig at all must not be lost among them.
        """
        picked = self.pick(seat, question, options, think, rng)
        table = Table(_dungeon_lords(think()), seat)
        if question.kind != "choose_order":
            first, *others = sensible(table, question, beside(picked, question, options))
            return [first, *sorted(others, key=lambda weighed: weighed.ids[0] in NEIGHBOURS)]
        others = [weighed for weighed in steady_building.weigh_orders(table, options) if weighed.ids != tuple(picked)]
        return [AnswerValue(tuple(picked)), *others]


def _dungeon_lords(game: Game) -> DungeonLords:
    if not isinstance(game, DungeonLords):
        raise TypeError(f"not a guess of this game: {game!r}")
    return game

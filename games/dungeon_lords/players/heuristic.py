"""The heuristic player: it feeds its imps, pays its taxes, and plans its battles by trying them out.

It uses only what its seat may know. Where it has no better idea it takes the first option.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import ClassVar

from games.dungeon_lords.players import battles, building, training
from games.dungeon_lords.players.alternatives import arms_if_needed, worth_trying
from games.dungeon_lords.rules.combat.creatures import ChooseAttack, ChooseTarget, NextCreature
from games.dungeon_lords.rules.combat.planning import PlanBattle
from games.dungeon_lords.rules.combat.traps import ChooseTrapTarget, TrapOrder
from games.dungeon_lords.rules.estimates import Situation
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.grid import NEIGHBOURS
from games.dungeon_lords.rules.orders.orders import ChooseOrder
from games.dungeon_lords.rules.setup import ChooseDisabled
from rules.answer_values import AnswerValue
from rules.messages import Seat
from rules.players import ComputerPlayer, Think, unrated
from rules.questions import Option, Question, without_steps_back

TRAINED = PlanBattle | ChooseAttack | ChooseTarget | ChooseTrapTarget | TrapOrder | NextCreature
"""The questions of the combat training before a scenario is over."""

DISABLED_FIRST = ("improve_reputation", "buy_traps", "build_room", "recruit_imps", "get_food")
"""Orders that can wait for a round."""


class HeuristicPlayer(ComputerPlayer):
    """Answers every question of the game with rules of thumb; only battles are simulated."""

    plan_starts: ClassVar[frozenset[str]] = frozenset({"choose_nonplayer_order"})

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The option that looks best, or the first that does not step back."""
        forward = without_steps_back(options) or options[:1]
        if isinstance(question, ChooseDisabled):
            return sorted((option.id for option in forward), key=lambda order: (order not in DISABLED_FIRST, order))[:2]
        if len(forward) == 1 and question.min == question.max == 1:
            return [forward[0].id]
        guess = think()
        assert isinstance(guess, DungeonLords)
        if guess.training is not None and isinstance(question, TRAINED):
            return [training.answer_in_training(guess, question, forward).id]
        if isinstance(question, PlanBattle):
            # The search player passes in one position instead of new guesses: its card is taken as it is.
            known = Counter([guess.combat_piles[guess.year - 1][guess.combat_round - 1]])
            cards = known if think() is guess else battles.possible_cards(guess, seat)
            return [battles.plan_battle(guess, question, forward, cards).id]
        if guess.battle is not None:
            return [battles.answer_in_battle(guess, question, forward).id]
        situation = Situation(guess, seat)
        if isinstance(question, ChooseOrder):
            return building.choose_orders(situation, forward, rng)
        return [building.answer(situation, question, forward, rng).id]

    def weigh(
        self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random
    ) -> list[AnswerValue]:
        """The picked answer, then the others that can make sense.

        Combinations of orders are sorted by their estimates. Squares come after all other answers: they are
        many and similar, and must not hide the answer to whether to dig at all.
        """
        picked = self.pick(seat, question, options, think, rng)
        guess = think()
        assert isinstance(guess, DungeonLords)
        situation = Situation(guess, seat)
        if not isinstance(question, ChooseOrder):
            first, *others = worth_trying(situation, question, unrated(picked, question, options))
            return [first, *sorted(others, key=lambda answer: answer.ids[0] in NEIGHBOURS)]
        ranked = building.rank_orders(situation, options)
        others = [answer for answer in ranked if answer.ids != tuple(picked) and arms_if_needed(situation, answer.ids)]
        return [AnswerValue(tuple(picked)), *others]

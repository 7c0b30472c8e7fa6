"""The search player: it tries answers on guesses of the position and simulates the rest.

A heuristic player proposes an answer. This and up to seven others are tried on the same guesses with the same dice;
from there every seat answers like the heuristic player, up to the horizon of the game's evaluator. Sequential halving
drops the worse half of the answers again and again, and the last two get more guesses if they are close. An answer
overrules the proposal only if its gain is larger than noise.

There is a budget for each decision and one for all decisions of a turn. Both are counted in positions rather than in
seconds, so that the same view and random numbers lead to the same answer on every machine; the caller's clock is only a
safety stop (`rules.players.OutOfTime`). Later decisions may use what earlier ones left over. As the rest of a turn's
budget shrinks, fewer answers are tried; in the end the player follows the heuristic player, as the search assumed for
the rest of the turn.

A search also makes a plan: what it assumed of the seat's next answers. The player follows it without another search
until it learns something new (`rules.plans`).

An `Evaluator` (`rules.evaluation`) is a game's judgement of positions: features, their weights, the horizon. A guess is
a copy of the game in which everything hidden from the seat is dealt again (`Game.guess`).
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from math import ceil, copysign, log2, sqrt
from operator import attrgetter
from random import Random
from typing import Any, NamedTuple, Self

from rules import saves
from rules.answer_values import NEGLIGIBLE, AnswerValue
from rules.dice import Dice
from rules.evaluation import CONSOLATION, Evaluation, Evaluator
from rules.game import Game, carry_on
from rules.messages import TABLE, Seat
from rules.plans import Plan, plan, position_of
from rules.players import ComputerPlayer, OutOfTime, Think
from rules.questions import Option, Picked, Question, without_steps_back
from rules.reasons import reason

WIDTH = 8
"""The most answers that are tried."""
MIN_GUESSES = 3
"""On at least how many guesses each is tried before any is dropped."""
MIN_TRIAL_COST = 6
"""The least number of positions that a trial counts for: copying and evaluating a position take time, too."""
TURN_SHARE = 0.25
"""The part of the rest of a turn's budget that one decision may use (`CLOSE_FACTOR` times that for close answers)."""
CLOSE_FACTOR = 2
"""The multiple of the budget that a decision may take if its last two answers are close."""
SETTLED_NOISE = 2.5
"""The multiple of its own noise that a gain needs to settle a decision earlier, one way or the other."""
MIN_GAIN = 0.004
"""The gain needed in an open game to overrule the proposal, however certain; if all is won or lost, less is enough."""
REASON_NOISE = 2.0
"""The multiple of its noise that a difference needs to be a reason: among many, some always differ by chance."""
PRIOR_GUESSES = 3
"""The number of guesses that the evaluation before the answer counts for: a few simulations prove little."""

MAX_ANSWERS = 400
"""After how many answers a simulation ends at the latest."""


@dataclass(frozen=True, slots=True)
class _Gain:
    """The gain of one answer over another on the guesses that both were tried on, and its noise."""

    mean: float
    noise: float
    """The standard error of the mean."""

    @classmethod
    def of(cls, one: Candidate, other: Candidate, value: Callable[[Evaluation], float], doubt: float = 0.0) -> _Gain:
        """The gain of one answer over another that was tried on at least as many guesses.

        `doubt`: how far a guess may be off although all guesses so far agree.
        """
        gains = [value(more) - value(less) for more, less in zip(one.evaluations, other.evaluations, strict=False)]
        number, mean = len(gains), sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) + doubt * doubt
        return cls(mean, sqrt(spread / (number * (number - 1))) if number > 1 else 0.0)

    def is_clear(self, times: float) -> bool:
        """Whether it is more than this many times its noise."""
        return self.mean > times * self.noise

    def believed(self, times: float = 1.0) -> float:
        """The part of a gain or a loss that remains after subtracting this many times its noise."""
        return copysign(max(0.0, abs(self.mean) - times * self.noise), self.mean)


@dataclass(slots=True)
class Candidate:
    """An answer that is tried, with its evaluation for each guess."""

    ids: tuple[str, ...]
    evaluations: list[Evaluation] = field(default_factory=list)
    ends: bool = True
    """Whether the game was over with it, in every guess."""

    @property
    def gives_up(self) -> bool:
        """Whether it ends the game as a defeat, in every guess."""
        return self.ends and all(evaluation.chance <= CONSOLATION for evaluation in self.evaluations)

    def mean(self, value: Callable[[Evaluation], float]) -> float:
        """The average outcome over the guesses it was tried on."""
        return sum(value(evaluation) for evaluation in self.evaluations) / len(self.evaluations)

    def behind(self, chosen: Candidate) -> float:
        """The drop in the chance to win compared with the chosen answer: the difference seen, and its noise."""
        gain = _Gain.of(chosen, self, _chance)
        return max(0.0, gain.mean) + gain.noise

    def believed(self, proposal: Candidate, before: list[Evaluation], doubt: float) -> Evaluation:
        """The estimate: the evaluation of the proposal, plus what is believed of the difference.

        So two answers never differ only because one had luckier guesses. The evaluation `before` counts a little while
        the guesses are few, unless the answer ends the game.
        """
        prior = 0.0 if proposal.ends else PRIOR_GUESSES / (len(proposal.evaluations) + PRIOR_GUESSES)

        def estimate(value: Callable[[Evaluation], float], noise_factor: float = 1.0, doubt: float = 0.0) -> float:
            if self.ends:
                return self.mean(value)
            usual = (1 - prior) * proposal.mean(value) + prior * sum(map(value, before)) / len(before)
            return usual + _Gain.of(self, proposal, value, doubt).believed(noise_factor)

        def estimate_term(term: str) -> float:
            return estimate(lambda evaluation: evaluation.terms[term], REASON_NOISE)

        chance = min(1.0, max(0.0, estimate(_chance, doubt=doubt)))
        terms = {term: estimate_term(term) for term in proposal.evaluations[0].terms}
        return Evaluation(chance, estimate(attrgetter("points")), terms)


def _chance(evaluation: Evaluation) -> float:
    """The chance to win."""
    return evaluation.chance


@dataclass(frozen=True, slots=True)
class TurnBudget:
    """The part of its budget that a seat has used in a turn, and its plan for the next answers."""

    progress: float = -1.0
    """Which turn, in the measure of `Evaluator.progress`."""
    spent: int = 0
    """Positions."""
    plan: Plan = field(default_factory=dict)


class SearchPlayer(ComputerPlayer):
    """Thinks ahead, with `heuristic` as adviser and as every player in its simulations.

    `budget`: positions for a decision between the maximum number of answers; for fewer it is proportionally smaller.
    `turn_budget`: positions for all decisions of a turn, for a player that is `seated`. Without one every decision has
    its whole budget, and no plan is followed.
    """

    searches = True

    def __init__(
        self, heuristic: ComputerPlayer, evaluator: Evaluator, budget: int = 600, turn_budget: int | None = None
    ) -> None:
        self.heuristic = heuristic
        self.evaluator = evaluator
        self.budget = budget
        self.turn_budget = turn_budget
        self.memory: TurnBudget | None = None

    def seated(self) -> Self:
        """A player that keeps to its budget for a turn."""
        other = copy.copy(self)
        other.memory = TurnBudget()
        return other

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The answer of the heuristic player, unless something else is clearly better, or the planned one.

        Each answer of a plan is given once: two that undo each other would otherwise be given forever.
        """
        if self.is_trivial(question, options):
            return self.heuristic.pick(seat, question, options, think, rng)
        if self.memory is None or self.turn_budget is None:
            return list(self.weigh(seat, question, options, think, rng)[0].ids)
        guess = think()
        position = position_of(guess, question)
        planned = self.memory.plan.get(position)
        if planned is None:
            best = self.weigh(seat, question, options, think, rng)[0]
            picked, planned_answers = best.ids, self.memory.plan
            if best.chance is not None:
                planned_answers = plan(guess, question, picked, self.heuristic, rng)
        else:
            picked, planned_answers = planned, self.memory.plan
        left = {other: ids for other, ids in planned_answers.items() if other != position}
        self.memory = replace(self.memory, plan=left)
        return list(picked)

    def weigh(
        self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random
    ) -> list[AnswerValue]:
        """The answers tried, first the one it would give, then the others from best to worst.

        None is rated better than the one it would give. What the heuristic player tells of them is kept.
        """
        proposed = self.heuristic.weigh(seat, question, options, think, rng)
        if len(proposed) < 2 or self.is_trivial(question, options):
            return proposed
        guesses = _Guesses(think, seat, self.heuristic, self.evaluator, rng)
        turn = self._turn(guesses)
        candidates = [Candidate(weighed.ids) for weighed in proposed[: self._width(turn)]]
        if len(candidates) < 2:
            return proposed
        chosen = self.decide(question.id, candidates, guesses)
        if self.memory is not None:
            self.memory = replace(turn, spent=turn.spent + guesses.spent)
        if not candidates[0].evaluations:
            return proposed
        if not candidates[0].gives_up:
            candidates = [candidate for candidate in candidates if not candidate.gives_up]
        return self._ranked(chosen, candidates, proposed, guesses)

    def _ranked(
        self, chosen: Candidate, candidates: list[Candidate], proposed: list[AnswerValue], guesses: _Guesses
    ) -> list[AnswerValue]:
        """The values of the candidates, the chosen one first, then from best to worst."""
        believed = {
            candidate.ids: candidate.believed(candidates[0], guesses.before, guesses.doubt) for candidate in candidates
        }
        best = believed[chosen.ids]
        for ids, evaluation in believed.items():
            if evaluation.chance >= best.chance:
                believed[ids] = best  # it was not clearly better, so it counts as equal in everything
            else:
                evaluation.points = min(evaluation.points, best.points)
        others = [candidate.ids for candidate in candidates if candidate.ids != chosen.ids]
        by_chance = [chosen.ids, *sorted(others, key=lambda ids: -believed[ids].chance)]
        outcomes = {answer.ids: answer.outcome for answer in proposed}
        behind = {candidate.ids: candidate.behind(chosen) for candidate in candidates}
        values: list[AnswerValue] = []
        for ids in by_chance:
            # the chosen answer is compared with the second best, all others with the chosen one
            rival = by_chance[1] if ids == chosen.ids and len(by_chance) > 1 else by_chance[0]
            value = self._compare(ids, believed[ids], believed[rival])
            values.append(replace(value, outcome=outcomes[ids], behind=behind[ids]))
        return values

    def _compare(self, ids: tuple[str, ...], evaluation: Evaluation, rival: Evaluation) -> AnswerValue:
        """The value of an answer compared with its rival, the best other one."""
        points = evaluation.points if self.evaluator.by_points else None
        comparison = reason(evaluation, rival, self.evaluator)
        return AnswerValue(ids, evaluation.chance, evaluation.chance, points, comparison)

    def is_trivial(self, question: Question, options: list[Option]) -> bool:
        """Whether there is nothing to think about."""
        forward = without_steps_back(options)
        return question.kind in self.evaluator.trivial or (len(forward) < 2 and question.min == question.max)

    def _turn(self, guesses: _Guesses) -> TurnBudget:
        """The use of the budget so far in the present turn."""
        if self.memory is None:
            return TurnBudget(0.0)
        progress = guesses.progress
        return self.memory if self.memory.progress == progress else TurnBudget(progress)

    def _width(self, turn: TurnBudget) -> int:
        """The most answers to try: fewer once a full budget is more than this decision's part of the rest."""
        if self.turn_budget is None:
            return WIDTH
        return min(WIDTH, int(WIDTH * TURN_SHARE * max(0, self.turn_budget - turn.spent) / self.budget))

    def decide(self, question_id: int, candidates: list[Candidate], guesses: _Guesses) -> Candidate:
        """Try the candidates, two or more: the first, which is the proposal, unless another is clearly better.

        However surely the game will be lost, an answer that ends it as a defeat never overrules one with which it goes
        on: the simulations do not know what rivals will really do. If time runs out, decide by what was tried until
        then.
        """
        left, rounds = list(candidates), ceil(log2(len(candidates)))
        budget = self.budget * len(candidates) // WIDTH
        with suppress(OutOfTime):
            for number in range(1, rounds + 1):
                until = budget * number // rounds if number < rounds else CLOSE_FACTOR * budget
                while len(left[0].evaluations) < MIN_GUESSES or (
                    guesses.spent < until and not _is_settled(left, guesses.doubt)
                ):
                    for candidate in left:
                        guesses.play(question_id, candidate)
                left = [left[0], *_best(left[1:])[: max(1, ceil(len(left) / 2) - 1)]]
        if len(left[0].evaluations) < 2:
            return left[0]
        best = _best(left[1:])[0]
        return best if _overrules(best, left[0], self.evaluator.noise_factor, guesses.doubt) else left[0]


def _best(candidates: list[Candidate]) -> list[Candidate]:
    """The candidates, those with the best chance first, and last those that end the game as a defeat."""
    return sorted(candidates, key=lambda candidate: (candidate.gives_up, -candidate.mean(_chance)))


class _Guess(NamedTuple):
    """A guess of the position, and the random numbers with which each answer is tried on it."""

    copy: Callable[[], Game]
    progress: float
    share: float
    """The share of the game that is over."""
    rng_state: Any


class _Guesses:
    """The guesses of one decision, each with the random numbers that all answers share, and the positions played."""

    def __init__(self, think: Think, seat: Seat, heuristic: ComputerPlayer, evaluator: Evaluator, rng: Random) -> None:
        self.think = think
        self.seat = seat
        self.heuristic = heuristic
        self.evaluator = evaluator
        self.rng = rng
        self.spent = 0
        """The number of positions played so far."""
        self.doubt = 0.0
        """The possible error of a gain on which all guesses agree."""
        self.before: list[Evaluation] = []
        """The evaluation of each, before any answer."""
        self._guesses: list[_Guess] = []

    @property
    def progress(self) -> float:
        """The progress of the game."""
        self._deal(1)
        return self._guesses[0].progress

    def _deal(self, number: int) -> None:
        """Make guesses until there are this many."""
        while len(self._guesses) < number:
            guess = self.think()
            self.doubt = self.evaluator.doubt_of(guess.seats)
            self.before.append(self.evaluator.evaluate(guess, self.seat))
            progress, share = self.evaluator.progress(guess), self.evaluator.share(guess)
            self._guesses.append(_Guess(saves.copier(guess), progress, share, self.rng.getstate()))

    def play(self, question_id: int, candidate: Candidate) -> None:
        """Try an answer on the first guess on which it was not yet tried: give it, and play on to the horizon."""
        number, evaluator = len(candidate.evaluations), self.evaluator
        self._deal(number + 1)
        guess = self._guesses[number]
        self.rng.setstate(guess.rng_state)
        game = guess.copy()
        game.choose(self.seat, question_id, candidate.ids)
        candidate.ends = candidate.ends and game.result is not None
        played = 1 + play_on(game, self.heuristic, self.rng, evaluator, guess.progress + evaluator.horizon_of(game))
        self.spent += max(MIN_TRIAL_COST, round(played * evaluator.price(game)))
        candidate.evaluations.append(evaluator.evaluate(game, self.seat, guess.share))


def play_on(game: Game, player: ComputerPlayer, rng: Random, evaluator: Evaluator, until: float) -> int:
    """Let `player` answer for all seats until the game is over or has progressed so far; returns the number of answers.

    All seats think about the position itself: copies and views for each of them would be most of the work. Each turn
    has dice of its own, so that a later turn has the same luck whatever was rolled before.
    """
    seed, turn = game.dice.seed, evaluator.progress(game)
    opened = game.agenda.open()
    for played in range(MAX_ANSWERS):
        now = evaluator.progress(game)
        if game.result is not None or now >= until:
            return played
        if now != turn:
            turn, game.dice = now, Dice(seed=f"{seed} {now}")
            rng.seed(game.dice.seed)
        stack, question = next((stack, question) for stack, question in opened if question.awaited)
        options = question.quick_options(game)
        if question.seat == TABLE:
            ids = question.default(game) or [option.id for option in options[: max(1, question.min)]]
        else:
            ids = player.pick(question.seat, question, options, lambda: game, rng)
        by_id = {option.id: option for option in options}
        opened = carry_on(game, stack, question, Picked(tuple(by_id[picked] for picked in ids)))
    return MAX_ANSWERS


def _is_settled(left: list[Candidate], doubt: float) -> bool:
    """Whether there is nothing left to find out: one of the last two is far better, or they are practically equal."""
    if len(left) > 2:
        return False
    gain = _Gain.of(left[1], left[0], _chance)
    doubted = _Gain.of(left[1], left[0], _chance, doubt)
    return abs(gain.mean) > SETTLED_NOISE * doubted.noise or abs(gain.mean) + SETTLED_NOISE * gain.noise < NEGLIGIBLE


def _overrules(last: Candidate, proposal: Candidate, clear: float, doubt: float) -> bool:
    """Whether the remaining alternative is better than the proposal: by more than its noise, and noticeably."""
    if last.gives_up and not proposal.gives_up:
        return False
    gain, chance = _Gain.of(last, proposal, _chance, doubt), proposal.mean(_chance)
    return gain.is_clear(clear) and gain.mean > MIN_GAIN * 4 * chance * (1 - chance)

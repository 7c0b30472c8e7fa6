"""A computer player that thinks ahead: it tries answers out on guesses and plays on in its head.

A sensible player proposes; what it would answer, and up to seven other answers, are tried on the same guesses, with
the same dice. From there everybody answers as that player does, to the horizon of the game's judgement. The worse half
is dropped, again and again (sequential halving), and the proposal is overruled only by an answer whose gain is larger
than chance would make it. The budget is one of positions, so that the same view and chance give the same answer on
every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil, log2
from random import Random
from typing import Any

from rules.core.game import Game
from rules.core.judgement import Judgement, Outlook
from rules.core.messages import TABLE, Args, Message, Seat, refer
from rules.core.players import Player, Think
from rules.core.questions import Option, Picked, Question
from rules.core.weighing import Weighed

WIDTH = 8
"""How many answers are tried at most."""
LEAST = 3
"""On how many guesses each is tried at least before any is dropped."""
SETTLED = 2.5
"""The same for what settles a decision before the budget is spent, one way or the other."""
TOLD, TOLD_OF_CHANCE = 0.1, 1.0
"""Differences of fewer points, or of fewer hundredths of the chance to win, are not given as a reason."""


@dataclass(slots=True)
class _Candidate:
    """An answer and what came of it, guess by guess."""

    ids: tuple[str, ...]
    outlooks: list[Outlook] = field(default_factory=list)

    @property
    def chance(self) -> float:
        return sum(outlook.chance for outlook in self.outlooks) / len(self.outlooks)

    def beside(self, picked: _Candidate) -> Outlook:
        """What comes of it on all guesses on which the picked answer was tried.

        On those on which this one was not, it is as much better or worse than the picked one as on the others: so what
        is said of two answers never comes from one having had the kinder guesses.
        """
        tried = len(self.outlooks)

        def mean(value: Callable[[Outlook], float]) -> float:
            found, all_of_it = ([value(outlook) for outlook in each.outlooks] for each in (self, picked))
            return sum(found) / tried + sum(all_of_it) / len(all_of_it) - sum(all_of_it[:tried]) / tried

        return Outlook(
            min(1.0, max(0.0, mean(lambda outlook: outlook.chance))),
            mean(lambda outlook: outlook.points),
            {term: mean(_share(term)) for term in picked.outlooks[0].terms},
        )


def _share(term: str) -> Callable[[Outlook], float]:
    """What a term adds to the points."""
    return lambda outlook: outlook.terms[term]


class Expert(Player):
    """Thinks ahead, with `sensible` as adviser and as everybody in its head.

    `budget`: positions for one decision between as many answers as are tried at most; for fewer it is as much smaller.
    """

    def __init__(self, sensible: Player, judgement: Judgement, budget: int = 600) -> None:
        self.sensible = sensible
        self.judgement = judgement
        self.budget = budget

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """What the sensible player answers, unless something else is clearly better."""
        if self._is_trivial(question, options):
            return self.sensible.pick(seat, question, options, think, rng)
        return list(self.weigh(seat, question, options, think, rng)[0].ids)

    def weigh(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[Weighed]:
        """The answers tried, the one it would give first, the others from the best to the worst."""
        proposed = self.sensible.weigh(seat, question, options, think, rng)
        if len(proposed) < 2 or self._is_trivial(question, options):
            return proposed
        candidates = [_Candidate(weighed.ids) for weighed in proposed[:WIDTH]]
        best = self._search(seat, question.id, candidates, think, rng)
        found = {candidate.ids: candidate.beside(best) for candidate in (best, *candidates)}
        first, *others = found
        return [self._weighed(ids, found) for ids in (first, *sorted(others, key=lambda ids: -found[ids].chance))]

    def _weighed(self, ids: tuple[str, ...], found: dict[tuple[str, ...], Outlook]) -> Weighed:
        """What is thought of one of the answers found, beside the others."""
        outlook, others = found[ids], [found[other] for other in found if other != ids]
        points = outlook.points if self.judgement.by_points else None
        return Weighed(ids, outlook.chance, outlook.chance, points, _reason(outlook, others, self.judgement))

    def _is_trivial(self, question: Question, options: list[Option]) -> bool:
        """Whether there is nothing to think about."""
        forward = [option for option in options if not option.back]
        return question.kind in self.judgement.trivial or (len(forward) < 2 and question.min == question.max)

    def _search(
        self, seat: Seat, question_id: int, candidates: list[_Candidate], think: Think, rng: Random
    ) -> _Candidate:
        """Try the candidates, of which the first is the proposal, until the budget is spent; which one to take."""
        left, rounds = list(candidates), ceil(log2(len(candidates)))
        budget = self.budget * len(candidates) // WIDTH
        worlds = _Worlds(think, rng)
        for number in range(1, rounds + 1):
            until = budget * number // rounds
            while len(left[0].outlooks) < LEAST or (worlds.spent < until and not _is_settled(left)):
                world = len(left[0].outlooks)
                for candidate in left:
                    end = worlds.play(world, seat, question_id, candidate.ids, self.sensible, self.judgement)
                    candidate.outlooks.append(self.judgement.outlook(end, seat))
            rivals = sorted(left[1:], key=lambda candidate: -candidate.chance)
            left = [left[0], *rivals[: max(1, ceil(len(left) / 2) - 1)]]
        best = max(left[1:], key=lambda candidate: candidate.chance)
        return best if _is_clear(best, left[0], self.judgement.clear) else left[0]


class _Worlds:
    """The guesses of one decision, each with the chance that all answers meet, and how many positions were played."""

    def __init__(self, think: Think, rng: Random) -> None:
        self.think = think
        self.rng = rng
        self.spent = 0
        self._guesses: list[tuple[Callable[[], Game], int, Any]] = []
        """What makes each, how far it has come, and its chance."""

    def play(
        self, number: int, seat: Seat, question_id: int, ids: tuple[str, ...], sensible: Player, judgement: Judgement
    ) -> Game:
        """Where an answer leads to in the guess of this number."""
        while len(self._guesses) <= number:
            guess = self.think()
            self._guesses.append((guess.copies(), judgement.progress(guess), self.rng.getstate()))
        anew, begun, chance = self._guesses[number]
        self.rng.setstate(chance)
        game = anew()
        game.choose(seat, question_id, ids)
        self.spent += 1 + play_on(game, sensible, self.rng, judgement, begun + judgement.horizon)
        return game


def play_on(game: Game, player: Player, rng: Random, judgement: Judgement, until: int) -> int:
    """Let `player` answer for everybody until the game is over or has come so far; returns the number of answers.

    The position itself is what everybody thinks about: copies and views for each of them would be most of the work.
    """
    here: Callable[[], Game] = lambda: game  # noqa: E731
    opened = game.agenda.open()
    for played in range(judgement.most):
        if game.result is not None or judgement.progress(game) >= until:
            return played
        stack, question = next((stack, question) for stack, question in opened if question.awaited)
        options = question.options(game)
        if question.seat == TABLE:
            ids = question.default(game) or [option.id for option in options[: max(1, question.min)]]
        else:
            ids = player.pick(question.seat, question, options, here, rng)
        by_id = {option.id: option for option in options}
        opened = game.carry_on(stack, question, Picked(tuple(by_id[picked] for picked in ids)))
    return judgement.most


def _is_settled(left: list[_Candidate]) -> bool:
    """Whether nothing is left to be found out: one of the last two is far better, or they are wholly alike."""
    return len(left) == 2 and (
        _is_clear(left[0], left[1], SETTLED)
        or _is_clear(left[1], left[0], SETTLED)
        or all(one.chance == other.chance for one, other in zip(left[0].outlooks, left[1].outlooks, strict=True))
    )


def _is_clear(best: _Candidate, proposal: _Candidate, times: float) -> bool:
    """Whether the gain over the proposal, guess by guess, is more than so many times its own noise."""
    gains = [one.chance - other.chance for one, other in zip(best.outlooks, proposal.outlooks, strict=True)]
    number, gain = len(gains), sum(gains) / len(gains)
    noise = sum((each - gain) ** 2 for each in gains) / (number * (number - 1)) if number > 1 else 0.0
    return gain > 0 and gain * gain > times * times * noise


def _reason(outlook: Outlook, others: list[Outlook], judgement: Judgement) -> Message:
    """What an answer gains most and what it costs most beside the mean of the others.

    In points where points decide who wins, else in hundredths of the chance to win.
    """
    by_points = judgement.by_points
    worth, told = (1.0, TOLD) if by_points else (100 * judgement.chance_of_a_point(outlook.points), TOLD_OF_CHANCE)
    changes = {
        term: worth * (mean - sum(other.terms[term] for other in others) / len(others))
        for term, mean in outlook.terms.items()
    }
    gains, costs = (pick(changes, key=lambda term: changes[term]) for pick in (max, min))
    digits = 1 if by_points else 0
    gain: Args = {"gained": refer(f"why-{gains}"), "more": f"{changes[gains]:+.{digits}f}"}
    cost: Args = {"lost": refer(f"why-{costs}"), "less": f"{changes[costs]:+.{digits}f}"}
    if changes[gains] >= told and changes[costs] <= -told:
        return Message("why-gains_and_costs" if by_points else "why-chance-gains_and_costs", {**gain, **cost})
    if changes[gains] >= told:
        return Message("why-gains" if by_points else "why-chance-gains", gain)
    if changes[costs] <= -told:
        return Message("why-costs" if by_points else "why-chance-costs", cost)
    return Message("why-same")

"""How far to look ahead: `python -m benchmarks lookahead GAME --minutes M --seats N --seed TEXT`.

Decisions of heuristic players are recorded with all answers that would be tried: each is played on to the end of the
game on the same guesses, and the evaluation is kept for many horizons. Then the search decides again and again on most
of these guesses, as if it saw no further than one of the horizons and overruled at a multiple of its noise. What it
picked is compared with the heuristic answer on the other guesses: how much more often it won, in hundredths of a game
per decision. The best horizon is far enough to say something about the end, and near enough to say it with few guesses.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import correlation, fmean

from rules.evaluation import Evaluation, Evaluator, won
from rules.game import Game
from rules.messages import TABLE
from rules.players import answer, opinion
from rules.questions import Question
from rules.registry import GAMES, PLAYERS
from rules.search import WIDTH, Candidate, SearchPlayer, play_on

HORIZONS = (1, 2, 3, 4, 6, 8)
CLEAR = (0.5, 1.0, 1.5, 2.0)
"""How many times its noise a gain must be."""
JUDGED_BY = 3
"""The decision is judged on one of so many guesses."""
AGAIN = 6
"""How often each decision is repeated, on guesses in a different order."""
FOR_EVER = 10**9
THINKERS = {
    name: player for name, players in PLAYERS.items() for player in players.values() if isinstance(player, SearchPlayer)
}
"""The search player of each game, which thinks ahead by simulating it."""


@dataclass
class Course:
    """The outcome of one answer in one guess."""

    stood: dict[int, float]
    """The estimated chance to win, by horizon."""
    played: dict[int, int]
    """How many positions the estimate took, by horizon."""
    won: float


Tried = list[list[Course]]
"""A decision: the courses of each answer, guess by guess; the heuristic answer comes first."""


class _Recorded:
    """Guesses that were played before, which a search sees only up to one horizon."""

    def __init__(self, tried: Tried, order: Sequence[int], horizon: int, doubt: float) -> None:
        self.tried, self.order, self.horizon, self.doubt = tried, order, horizon, doubt
        self.spent = 0
        self.looked_at = 0
        """The positions looked at: `spent` without the jump at the end of all guesses."""

    def play(self, question_id: int, candidate: Candidate) -> None:
        """Look the outcome up. After the last guess the budget is used up."""
        course = self.tried[int(candidate.ids[0])][self.order[len(candidate.evaluations)]]
        candidate.evaluations.append(Evaluation(course.stood[self.horizon], 0.0, {}))
        self.looked_at += 1 + course.played[self.horizon]
        self.spent = FOR_EVER if len(candidate.evaluations) == len(self.order) else max(self.spent, self.looked_at)


def decisions(
    name: str, searching: SearchPlayer, seats: int, seed: str, most: int
) -> list[tuple[Game, Question, list[tuple[str, ...]]]]:
    """Some nontrivial decisions of a game of heuristic players, with the answers that would be tried."""
    game, rng = GAMES[name].start(seats, seed=seed), Random(seed)
    found: list[tuple[Game, Question, list[tuple[str, ...]]]] = []
    while game.result is None:
        question = game.awaited()
        if question.seat != TABLE and not searching.is_trivial(question, question.options(game)):
            answers = [weighed.ids for weighed in opinion(game, question, searching.heuristic, rng)]
            if len(answers) > 1:
                found.append((game.copy_game(), question, answers[:WIDTH]))
        game.choose(question.seat, question.id, answer(game, question, searching.heuristic, rng))
    rng.shuffle(found)
    return found[:most]


def tried(
    game: Game, question: Question, answers: list[tuple[str, ...]], searching: SearchPlayer, rng: Random, guesses: int
) -> Tried:
    """Each answer on the same guesses, with the same dice, played on to the end of the game."""
    found: Tried = [[] for _ in answers]
    for _ in range(guesses):
        copy, chance = game.guess(question.seat, rng).copies(), rng.getstate()
        for courses, ids in zip(found, answers, strict=True):
            rng.setstate(chance)
            courses.append(_course(copy(), question, ids, searching, rng))
    return found


def _course(game: Game, question: Question, ids: tuple[str, ...], searching: SearchPlayer, rng: Random) -> Course:
    evaluator, seat = searching.evaluator, question.seat
    begun, played = evaluator.progress(game), 0
    course = Course({}, {}, 0.0)
    game.choose(seat, question.id, ids)
    for horizon in HORIZONS:
        played += play_on(game, searching.heuristic, rng, evaluator, begun + horizon)
        course.stood[horizon], course.played[horizon] = evaluator.evaluate(game, seat).chance, played
    while game.result is None:
        play_on(game, searching.heuristic, rng, evaluator, FOR_EVER)
    course.won = won(game.result, seat)
    return course


def decided(found: Tried, searching: SearchPlayer, horizon: int, rng: Random) -> Iterator[tuple[float, bool, int]]:
    """The results of deciding again: how much more often it won, if the heuristic answer was overruled, positions."""
    guesses = len(found[0])
    judging = guesses // JUDGED_BY
    for _ in range(AGAIN):
        order = rng.sample(range(guesses), guesses)
        worlds = _Recorded(found, order[judging:], horizon, searching.evaluator.doubt)
        picked = int(searching.decide(0, [Candidate((str(number),)) for number in range(len(found))], worlds).ids[0])
        gain = fmean(found[picked][guess].won - found[0][guess].won for guess in order[:judging])
        yield gain, picked > 0, worlds.looked_at


def as_clear(evaluator: Evaluator, clear: float, seats: int) -> Evaluator:
    """The same evaluator for a search with this many seats that overrules at `clear` times the noise."""
    return type("AsClear", (type(evaluator),), {"clear": clear, "doubt": evaluator.doubt_of(seats)})()  # type: ignore[no-any-return]


def report(found: list[Tried], searching: SearchPlayer, name: str, seed: str, seats: int = 2) -> None:
    """Print the results, one line per horizon."""
    usual = searching.evaluator.horizon_of(GAMES[name].start(seats, seed=seed))
    print(f"{len(found)} decisions; hundredths of a game gained by each, and how many of 100 are overruled")
    for horizon in HORIZONS:
        again = {}
        for clear in CLEAR:
            player, rng = (
                SearchPlayer(searching.heuristic, as_clear(searching.evaluator, clear, seats), searching.budget),
                Random(seed),
            )
            again[clear] = [list(decided(one, player, horizon, rng)) for one in found]
        words = "; ".join(f"at {clear:.1f}: {_gained(each)}" for clear, each in again.items())
        looked_at = fmean(spent for one in again[CLEAR[0]] for _, _, spent in one)
        here = " (the horizon)" if horizon == usual else ""
        print(
            f"  after {horizon}: correlation {foretold(found, horizon):+.2f}; {words}; {looked_at:.0f} positions{here}"
        )


def _gained(each: list[list[tuple[float, bool, int]]]) -> str:
    """The mean gain of a decision with its noise, and the share that is overruled, from the repeated decisions."""
    gains = [fmean(gain for gain, _, _ in one) for one in each]
    mean, over = fmean(gains), fmean(overruled for one in each for _, overruled, _ in one)
    noise = sqrt(fmean((gain - mean) ** 2 for gain in gains) / len(gains))
    return f"{100 * mean:+.2f} ± {100 * noise:.2f} ({100 * over:.0f})"


def foretold(found: list[Tried], horizon: int) -> float:
    """How well the evaluation predicts which answer wins more often than the heuristic one: a correlation, -1 to 1."""
    stood, came = [], []
    for first, *others in found:
        for courses in others:
            pairs = list(zip(courses, first, strict=True))
            stood.append(fmean(one.stood[horizon] - other.stood[horizon] for one, other in pairs))
            came.append(fmean(one.won - other.won for one, other in pairs))
    return correlation(stood, came) if len(set(stood)) > 1 and len(set(came)) > 1 else 0.0


def main(arguments: Sequence[str]) -> None:
    """Record decisions for the given number of minutes, and report now and then."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks lookahead", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(THINKERS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="lookahead")
    parser.add_argument("--minutes", type=float, default=20.0, help="after which no other game is begun")
    parser.add_argument("--decisions", type=int, default=5, help="recorded per game, so that none counts for too much")
    parser.add_argument("--guesses", type=int, default=60, help="on which each answer is tried, at least 6")
    chosen = parser.parse_args(arguments)
    searching, begun, number, found = THINKERS[chosen.game], time.monotonic(), 0, list[Tried]()
    while not number or time.monotonic() - begun < 60 * chosen.minutes:
        seed = f"{chosen.seed}-{number}"
        for game, question, answers in decisions(chosen.game, searching, chosen.seats, seed, chosen.decisions):
            found.append(tried(game, question, answers, searching, Random(seed), chosen.guesses))
        number += 1
        if number % 10 == 0:
            report(found, searching, chosen.game, chosen.seed, chosen.seats)
    report(found, searching, chosen.game, chosen.seed, chosen.seats)

"""How far to look ahead: `python -m benchmarks foresight GAME --minutes M --seed TEXT`.

Where the player that thinks ahead overrules the sensible one, both answers are tried on the same guesses and played on
to the end of the game. How much better one stood after so many turns or rounds is held against how much oftener it
won: the horizon of the game's judgement should lie where the one says something of the other (a correlation well above
0), and the gain told should come near the gain there was.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import correlation, fmean

from rules import GAMES, PLAYERS
from rules.core.game import Game
from rules.core.judgement import Judgement, won
from rules.core.messages import TABLE
from rules.core.players import answer, opinion
from rules.core.questions import Question
from rules.core.search import Expert, play_on

HORIZONS = (1, 2, 4, 6, 8, 10, 14)
WORLDS = 30
"""Guesses on which both answers are played to the end."""
PER_GAME = 8
"""Decisions looked at in a game, so that no game counts for too much."""
FOR_EVER = 10**9
THINKERS = {
    name: player for name, players in PLAYERS.items() for player in players.values() if isinstance(player, Expert)
}
"""Who thinks ahead in each game by playing on in its head."""


@dataclass
class Overruled:
    """A decision in which the sensible player was overruled, and what came of it, in chances to win."""

    game: Game
    question: Question
    picked: tuple[str, ...]
    proposed: tuple[str, ...]
    told: float
    """By how much better it was thought."""
    won: float = 0.0
    """By how much oftener it won."""
    stood: dict[int, float] = field(default_factory=lambda: dict.fromkeys(HORIZONS, 0.0))
    """By how much better it stood, by horizon."""


def overruled(name: str, expert: Expert, seats: int, seed: str) -> list[Overruled]:
    """Some decisions of a game of the expert, in one seat, against sensible players."""
    game, rng, found = GAMES[name].start(seats, seed=seed), Random(seed), list[Overruled]()
    seat = rng.randrange(seats)
    while game.result is None:
        question = next(question for question in game.questions if question.awaited)
        picked = answer(game, question, expert.sensible, rng)
        if question.seat == seat and question.seat != TABLE:
            first, *others = opinion(game, question, expert, rng)
            proposed = next((each for each in others if list(each.ids) == picked), None)
            if proposed is not None and proposed.chance is not None and first.chance is not None:
                told = first.chance - proposed.chance
                found.append(Overruled(game.copy_game(), question, first.ids, proposed.ids, told))
            picked = list(first.ids)
        game.choose(question.seat, question.id, picked)
    rng.shuffle(found)
    return found[:PER_GAME]


def follow(each: Overruled, expert: Expert, rng: Random) -> None:
    """Play both answers on to the end, on the same guesses with the same dice."""
    judgement, seat, begun = expert.judgement, each.question.seat, expert.judgement.progress(each.game)
    for _ in range(WORLDS):
        anew, chance = each.game.guess(seat, rng).copies(), rng.getstate()
        for ids, sign in ((each.picked, 1), (each.proposed, -1)):
            rng.setstate(chance)
            game = anew()
            game.choose(seat, each.question.id, ids)
            for horizon in HORIZONS:
                play_on(game, expert.sensible, rng, judgement, begun + horizon)
                each.stood[horizon] += sign * judgement.outlook(game, seat).chance / WORLDS
            while game.result is None:
                play_on(game, expert.sensible, rng, judgement, FOR_EVER)
            each.won += sign * won(game.result, seat) / WORLDS


def report(found: list[Overruled], judgement: Judgement) -> None:
    """What came of it all, a line for each horizon."""
    won = [each.won for each in found]
    mean = fmean(won)
    noise = sqrt(fmean((each - mean) ** 2 for each in won) / len(won))
    print(f"{len(found)} decisions: told {fmean(each.told for each in found):+.3f}, won {mean:+.3f} ± {noise:.3f}")
    for horizon in HORIZONS:
        stood = [each.stood[horizon] for each in found]
        said = correlation(stood, won) if len(set(stood)) > 1 and len(set(won)) > 1 else 0.0
        here = "  (the horizon)" if horizon == judgement.horizon else ""
        print(f"  after {horizon:2}: stood {fmean(stood):+.3f}, correlation {said:+.2f}{here}")


def main(arguments: Sequence[str]) -> None:
    """Look at games for so many minutes, and report after each."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks foresight", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(THINKERS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="foresight")
    parser.add_argument("--minutes", type=float, default=10.0)
    chosen = parser.parse_args(arguments)
    expert, begun, number, found = THINKERS[chosen.game], time.monotonic(), 0, list[Overruled]()
    while time.monotonic() - begun < 60 * chosen.minutes:
        for each in overruled(chosen.game, expert, chosen.seats, f"{chosen.seed}-{number}"):
            follow(each, expert, Random(f"{chosen.seed}-{number}"))
            found.append(each)
        number += 1
        if len(found) > 1:
            report(found, expert.judgement)

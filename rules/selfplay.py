"""Computer players play whole games: `python -m rules.selfplay GAME --seats N --games K --seed TEXT`.

The names given by `--player` go to the seats in turn and move on by one seat from game to game, so that no name
keeps the best seat. The last line is one JSON object with the figures. `tools.read_game` shows a game with what its
players thought; `python -m benchmarks rules` measures the speed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from rules.errors import RulesError
from rules.game import Game
from rules.messages import Event
from rules.players import ComputerPlayer, answer
from rules.registry import GAMES, PLAYERS


@dataclass
class Figures:
    """The figures of a series of games."""

    games: int = 0
    choices: int = 0
    results: Counter[str] = field(default_factory=Counter)
    """By reason (`Result.reason`)."""
    wins: Counter[str] = field(default_factory=Counter)
    """The number of games that each player has won, by name, counting shared victories for each."""
    seat_wins: list[int] = field(default_factory=list)
    """The number of games that each seat has won, likewise."""
    turns: int = 0
    """Turns or rounds that began (`Game.turn_starts`)."""
    totals: dict[str, list[int]] = field(default_factory=dict)
    """The points of each player, by name, in each finished game."""
    unfinished: int = 0
    errors: int = 0

    def as_dict(self) -> dict[str, object]:
        """The figures as one JSON object."""
        return {
            "games": self.games,
            "choices": self.choices,
            "mean_choices": round(self.choices / self.games, 1) if self.games else 0,
            "results": dict(sorted(self.results.items())),
            "wins": dict(sorted(self.wins.items())),
            "seat_wins": self.seat_wins,
            "mean_turns": round(self.turns / self.games, 1) if self.games else 0,
            "mean_totals": {name: round(fmean(totals), 2) for name, totals in sorted(self.totals.items())},
            "unfinished": self.unfinished,
            "errors": self.errors,
        }


def play(game: Game, players: list[ComputerPlayer], rng: Random, limit: int) -> int:
    """Let `players` (one per seat) play until the game is over or `limit` choices have been made.

    Returns how many turns or rounds have begun. Of several open questions the first awaited one is answered; questions
    that nobody waits for stay open.
    """
    turns = 0
    while game.result is None and game.choices < limit:
        question = game.awaited()
        player = players[question.seat % len(players)]
        options = question.quick_options(game)
        picked = answer(game, question, player, rng, offered=options)
        turns += turns_begun(game, game.choose(question.seat, question.id, picked, offered=options))
    return turns


def turns_begun(game: Game, events: Iterable[Event]) -> int:
    """The number of turns or rounds that begin with these events."""
    return sum(event.key in game.turn_starts for event in events)


def series(
    name: str,
    seats: int,
    games: int,
    seed: str,
    names: list[str],
    settings: dict[str, object],
    limit: int,
) -> Figures:
    """Play `games` games of `name` and count. A game that breaks is reported on stderr with its seed."""
    tally = Figures(seat_wins=[0] * seats)
    for number in range(games):
        order = [names[(seat + number) % len(names)] for seat in range(seats)]
        game_seed = f"{seed}-{number}"
        rng = Random(game_seed)
        game = GAMES[name].start(seats, settings, seed=game_seed)
        players = [PLAYERS[name][who].seated() for who in order]
        tally.turns += turns_begun(game, game.opening)
        try:
            tally.turns += play(game, players, rng, limit)
        except Exception as error:
            tally.errors += 1
            print(f"{name}, seed {game_seed!r}, choice {game.choices}: {error!r}", file=sys.stderr)
        tally.games += 1
        tally.choices += game.choices
        if game.result is None:
            tally.unfinished += 1
            continue
        tally.results[game.result.reason] += 1
        for place in game.result.places:
            tally.totals.setdefault(order[place.seat], []).append(place.total)
        for winner in game.result.winners:
            tally.wins[order[winner]] += 1
            tally.seat_wins[winner] += 1
    return tally


def main(arguments: list[str] | None = None) -> int:
    """Play and print; returns 1 if a game broke, otherwise 0."""
    parser = argparse.ArgumentParser(prog="python -m rules.selfplay", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", default="kantera")
    parser.add_argument("--player", default="random", help="names for the seats in turn, with commas")
    parser.add_argument("--options", dest="settings", default="{}", type=json.loads, help="the game's settings as JSON")
    parser.add_argument("--limit", type=int, default=100_000, help="choices after which a game counts as unfinished")
    chosen = parser.parse_args(arguments)
    names = chosen.player.split(",")
    unknown = [name for name in names if name not in PLAYERS[chosen.game]]
    if unknown:
        parser.error(f"no player {unknown[0]!r}; there are {', '.join(PLAYERS[chosen.game])}")
    try:
        tally = series(chosen.game, chosen.seats, chosen.games, chosen.seed, names, chosen.settings, chosen.limit)
    except RulesError as error:
        parser.error(str(error))
    print(json.dumps(tally.as_dict()))
    return 1 if tally.errors else 0


if __name__ == "__main__":
    sys.exit(main())

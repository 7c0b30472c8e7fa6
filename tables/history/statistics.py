"""Statistics of finished games: games, wins, places, points, ratings, and who played with whom."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, permutations

from pydantic import ValidationError

from rules.game import Game
from storage.rows import PlayedRow
from tables.history.rating import ratings

log = logging.getLogger(__name__)


@dataclass(slots=True)
class PlayerStats:
    """One person's results in one kind of game. `name` is the newest one."""

    user_id: int
    name: str
    game: str
    games: int = 0
    wins: int = 0
    places: dict[int, int] = field(default_factory=dict)
    """The number of times they finished in each place; games without a winner have none."""
    points: int = 0
    """The sum of all totals."""
    rating: int | None = None
    """On one server; None for people who have not yet played against people alone."""

    @property
    def mean_score(self) -> float:
        """Points per game."""
        return self.points / self.games


@dataclass(slots=True)
class Together:
    """The number of games that two people played together, and in which the first one finished ahead or behind."""

    games: int = 0
    ahead: int = 0
    behind: int = 0


@dataclass(frozen=True, slots=True)
class Stats:
    """`games`: by game, how many were finished and how many were won. `players`: most wins first.

    `together`: by pairs of people, in both orders. `names`: the names of all of them. `played`: the kinds of games that
    the people in question have played, most frequent first.
    """

    games: dict[str, tuple[int, int]]
    players: list[PlayerStats]
    together: dict[tuple[int, int], Together]
    names: dict[int, str]
    played: list[str]


def tally(
    rows: Sequence[PlayedRow], kinds: Mapping[str, type[Game]], user_id: int | None, *, rates: bool
) -> tuple[list[PlayerStats], dict[tuple[int, int], Together], dict[int, str]]:
    """Players, pairs and names of `Stats`, for everyone or for one person (and whom they met).

    `rows` come game by game, newest first. `rates`: they are complete for a server, so that ratings can be computed.
    """
    found: dict[tuple[int, str], PlayerStats] = {}
    together: dict[tuple[int, int], Together] = {}
    names: dict[int, str] = {}
    rated: dict[str, list[list[tuple[int, int]]]] = {}
    contests = _Contests(kinds)
    for _, group in groupby(rows, key=lambda row: row.table_id):
        people = list(group)
        for row in people:
            names.setdefault(row.user_id, row.name)
        if user_id is None or any(row.user_id == user_id for row in people):
            for row in people:
                _add(found, row, names)
            _meet(together, people, contests)
        if rates and people[0].people and contests.decided(people[0]):
            rated.setdefault(people[0].game, []).append([(row.user_id, row.place) for row in people])
    for game, games in rated.items():
        for person, rating in ratings(reversed(games)).items():
            if (person, game) in found:
                found[person, game].rating = rating
    wanted = [stats for stats in found.values() if user_id in (None, stats.user_id)]
    wanted.sort(key=lambda each: (-each.wins, -each.games, each.name, each.game))
    pairs = {pair: met for pair, met in together.items() if user_id in (None, pair[0])}
    return wanted, pairs, names


def _add(found: dict[tuple[int, str], PlayerStats], row: PlayedRow, names: Mapping[int, str]) -> None:
    stats = found.setdefault((row.user_id, row.game), PlayerStats(row.user_id, names[row.user_id], row.game))
    stats.games += 1
    stats.wins += row.won
    if row.decided:
        stats.places[row.place] = stats.places.get(row.place, 0) + 1
    stats.points += row.total


def _meet(together: dict[tuple[int, int], Together], people: Sequence[PlayedRow], contests: _Contests) -> None:
    decided = contests.decided(people[0])
    for one, other in permutations(people, 2):
        met = together.setdefault((one.user_id, other.user_id), Together())
        met.games += 1
        if decided:
            met.ahead += one.place < other.place
            met.behind += one.place > other.place


class _Contests:
    """Which games compare people: those with a winner, and not played together."""

    def __init__(self, kinds: Mapping[str, type[Game]]) -> None:
        self.kinds = kinds
        self._known: dict[tuple[str, str], bool] = {}

    def decided(self, row: PlayedRow) -> bool:
        """Whether the places of this game mean anything."""
        return row.decided and self._apart(row.game, row.options)

    def _apart(self, game: str, options: str) -> bool:
        if (game, options) not in self._known:
            self._known[game, options] = self._read(game, options)
        return self._known[game, options]

    def _read(self, game: str, options: str) -> bool:
        kind = self.kinds.get(game)
        if kind is None:
            return False
        try:
            return not kind.options_type.model_validate_json(options).together
        except ValidationError as error:  # of rules that have changed since
            log.info("%s with the options %s tells nobody apart: %s", game, options, error)
            return False

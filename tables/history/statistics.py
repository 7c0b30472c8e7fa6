"""Statistics of finished games: games, wins, places, points and ratings."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

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


@dataclass(frozen=True, slots=True)
class Stats:
    """`games`: by game, how many were finished and how many were won. `players`: most wins first.

    `played`: the kinds of games that the people in question have played, most frequent first.
    """

    games: dict[str, tuple[int, int]]
    players: list[PlayerStats]
    played: list[str]


def tally(
    rows: Sequence[PlayedRow], kinds: Mapping[str, type[Game]], user_id: int | None, *, rates: bool
) -> list[PlayerStats]:
    """The players of `Stats`: everyone, or one person.

    `rows` come game by game, newest first. `rates`: they are complete for a server, so that ratings can be computed.
    """
    found: dict[tuple[int, str], PlayerStats] = {}
    names: dict[int, str] = {}
    rated: dict[str, list[list[tuple[int, int]]]] = {}
    contests = _Contests(kinds)
    for _, group in groupby(rows, key=lambda row: row.table_id):
        people = list(group)
        for row in people:
            names.setdefault(row.user_id, row.name)
            if user_id in (None, row.user_id):
                _add(found, row, names)
        if rates and people[0].people and contests.decided(people[0]):
            rated.setdefault(people[0].game, []).append([(row.user_id, row.place) for row in people])
    for game, games in rated.items():
        for person, rating in ratings(reversed(games)).items():
            if (person, game) in found:
                found[person, game].rating = rating
    return sorted(found.values(), key=lambda each: (-each.wins, -each.games, each.name, each.game))


def _add(found: dict[tuple[int, str], PlayerStats], row: PlayedRow, names: Mapping[int, str]) -> None:
    stats = found.setdefault((row.user_id, row.game), PlayerStats(row.user_id, names[row.user_id], row.game))
    stats.games += 1
    stats.wins += row.won
    if row.decided:
        stats.places[row.place] = stats.places.get(row.place, 0) + 1
    stats.points += row.total


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

"""Statistics of finished games: games, wins, places and points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from storage.rows import GameCount, PlayedRow


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

    @property
    def mean_score(self) -> float:
        """Points per game."""
        return self.points / self.games


@dataclass(frozen=True, slots=True)
class Stats:
    """Statistics of all games, or of one kind."""

    games: dict[str, GameCount]
    """By kind of game."""
    players: list[PlayerStats]
    """Those with the most wins first."""
    played: list[str]
    """The kinds of games that the people in question have played, most frequent first."""


def tally(rows: Sequence[PlayedRow]) -> list[PlayerStats]:
    """The players of `Stats`; `rows` come newest first."""
    by_player: dict[tuple[int, str], PlayerStats] = {}
    names: dict[int, str] = {}
    for row in rows:
        names.setdefault(row.user_id, row.name)
        stats = by_player.setdefault((row.user_id, row.game), PlayerStats(row.user_id, names[row.user_id], row.game))
        stats.games += 1
        stats.wins += row.won
        if row.decided:
            stats.places[row.place] = stats.places.get(row.place, 0) + 1
        stats.points += row.total
    return sorted(by_player.values(), key=lambda stats: (-stats.wins, -stats.games, stats.name, stats.game))

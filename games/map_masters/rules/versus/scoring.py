"""The final scores of a Versus game and its result (MM-16)."""

from __future__ import annotations

from itertools import pairwise

from games.map_masters.rules.state import MapMastersState
from rules.messages import Args, Message, seat_name
from rules.results import Place, Result, ties

SCORED = "end-scored"
MOST_ESCAPES, SECOND_ESCAPES = 2, 1
COINS_A_POINT = 3
"""The number of coins left at the end that are worth a point (MM-16.6)."""


def escape_points(game: MapMastersState) -> list[int]:
    """2 points for the most checked boxes, 1 for the second most (MM-16.5); in a solo game only the first (MM-11.1)."""
    boxes = [sum(player.escapes) for player in game.players]
    ranks = sorted({number for number in boxes if number}, reverse=True)
    worth = dict(zip(ranks, (MOST_ESCAPES, SECOND_ESCAPES), strict=False))
    return [worth.get(number, 0) for number in boxes]


def scores(game: MapMastersState) -> list[dict[str, int]]:
    """The five parts of each final score, if the game ended now (MM-16.2 to MM-16.6)."""
    escapes = escape_points(game)
    return [
        {
            "primary": sum(player.primary),
            "secondary": sum(player.secondary) // 2,
            "time_bonus": sum(player.bonus),
            "escape": escapes[seat],
            "coins": player.coins // COINS_A_POINT,
        }
        for seat, player in enumerate(game.players)
    ]


def final(game: MapMastersState) -> list[int]:
    """The final scores, if the game ended now (MM-16.7)."""
    return [sum(parts.values()) for parts in scores(game)]


def closing(game: MapMastersState) -> list[Message]:
    """The tie-breaker between equal totals (MM-16.7)."""
    lines = []
    for group in ties([] if game.result is None else game.result.places):
        for ahead, behind in pairwise(sharers[0] for sharers in group):
            args: Args = {"points": ahead.total, "player": seat_name(ahead.seat), "behind": seat_name(behind.seat)}
            args |= {"own": ahead.scores["secondary"], "other": behind.scores["secondary"]}
            lines.append(Message("tie-secondary", args))
        for sharers in group:
            if len(sharers) > 1:
                shared: Args = {"points": sharers[0].total, "players": [seat_name(place.seat) for place in sharers]}
                lines.append(Message("tie-shared", shared))
    return lines


def outcome(game: MapMastersState, reason: str = SCORED) -> Result:
    """The highest sum wins; a tie goes to the higher secondary score (MM-16.7)."""
    all_scores, totals = scores(game), final(game)
    merits = [(total, parts["secondary"]) for total, parts in zip(totals, all_scores, strict=True)]
    places = [
        Place(seat=seat, place=1 + sum(other > merit for other in merits), total=totals[seat], scores=all_scores[seat])
        for seat, merit in enumerate(merits)
    ]
    return Result(
        reason=reason,
        winners=[place.seat for place in places if place.place == 1],
        places=places,
        facts={"best": max(totals)},
    )

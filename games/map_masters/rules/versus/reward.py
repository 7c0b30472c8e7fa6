"""Rewards of a round, and the end of the game (MM-15.1 to MM-15.3, MM-16)."""

from __future__ import annotations

from itertools import pairwise

from games.map_masters.rules.components import GOALS, ROUNDS, TIME_BONUS
from games.map_masters.rules.goals import points
from games.map_masters.rules.path import ESCAPED
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus import refresh
from rules.entries import Step
from rules.messages import Args, Message, refer, seat_name
from rules.results import Place, Result, equals

SCORED = "end-scored"
MOST_ESCAPES, SECOND_ESCAPES = 2, 1
COINS_A_POINT = 3
"""The number of coins left at the end that are worth a point (MM-16.6)."""


class Reward(Step):
    """Everything that a round pays out, in the order of MM-15.3."""

    def run(self, game: MapMastersState) -> None:
        """Ends the game after the sixth round (MM-16.1)."""
        game.commit()
        paths = [game.path(seat) if game.players[seat].draft.steps else None for seat in range(game.seats)]
        self._tokens_back(game)
        self._spells_down(game)
        primary = GOALS[game.goals[-1]]
        for seat, player in enumerate(game.players):
            path = paths[seat]
            coins = path.count("coin") if path else 0
            player.coins += coins
            player.primary.append(points(path, primary))
            player.optimizers = [path.count("recycle"), path.count("scissors")] if path else [0, 0]
            game.tell(
                "log-primary",
                player=seat_name(seat),
                goal=refer(f"goal-{primary.kind}"),
                points=player.primary[-1],
                coins=coins,
            )
        for seat, player in enumerate(game.players):
            player.bonus.append(TIME_BONUS if seat == game.bonus else 0)
        if game.bonus is not None:
            game.tell("log-time_bonus", player=seat_name(game.bonus), points=TIME_BONUS)
        game.goals.append(game.piles["goals"].pop())
        secondary = GOALS[game.goals[-1]]
        game.tell("log-secondary_goal", goal=refer(f"goal-{secondary.kind}"), vp=secondary.vp)
        for seat, player in enumerate(game.players):
            path = paths[seat]
            player.secondary.append(points(path, secondary))
            player.escapes.append(path is not None and path.status == ESCAPED)
            game.tell(
                "log-secondary",
                player=seat_name(seat),
                points=player.secondary[-1],
                escaped="yes" if player.escapes[-1] else "no",
            )
        if game.round == ROUNDS:
            game.phase, game.result = "over", outcome(game)
        else:
            game.push(refresh.Refreshing())

    def _tokens_back(self, game: MapMastersState) -> None:
        """All tokens return, used or not; those made by sb_02 are removed (MM-15.1, MM-10.5)."""
        for player in game.players:
            for kind in range(4):
                game.stock[kind] += player.tokens[kind] - player.extra[kind]
            player.tokens, player.extra = [0, 0, 0, 0], [0, 0, 0, 0]

    def _spells_down(self, game: MapMastersState) -> None:
        """The spells of the path are face down until the refresh (MM-10.4)."""
        for seat, player in enumerate(game.players):
            path = game.path(seat)
            if path is not None:
                player.used += [spell for spell in path.cast if spell in player.spells]


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
    found = []
    for group in equals([] if game.result is None else game.result.places):
        for (one, *_), (two, *_) in pairwise(group):
            args: Args = {"points": one.total, "player": seat_name(one.seat), "behind": seat_name(two.seat)}
            args |= {"own": one.scores["secondary"], "other": two.scores["secondary"]}
            found.append(Message("tie-secondary", args))
        for run in group:
            if len(run) > 1:
                shared: Args = {"points": run[0].total, "players": [seat_name(place.seat) for place in run]}
                found.append(Message("tie-shared", shared))
    return found


def outcome(game: MapMastersState, reason: str = SCORED) -> Result:
    """The highest sum wins; a tie goes to the higher secondary score (MM-16.7)."""
    found = scores(game)
    merit = [(sum(parts.values()), parts["secondary"]) for parts in found]
    places = [
        Place(seat=seat, place=1 + sum(other > merit[seat] for other in merit), total=merit[seat][0], scores=parts)
        for seat, parts in enumerate(found)
    ]
    return Result(
        reason=reason,
        winners=[place.seat for place in places if place.place == 1],
        places=places,
        facts={"best": max(merit)[0]},
    )

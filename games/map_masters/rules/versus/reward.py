"""Rewards of a round, after the last of which the game ends (MM-15.1 to MM-15.3)."""

from __future__ import annotations

from collections.abc import Sequence

from games.map_masters.rules.components import GOALS, ROUNDS, TIME_BONUS
from games.map_masters.rules.goals import points
from games.map_masters.rules.path.state import ESCAPED, Path
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus import refresh
from games.map_masters.rules.versus.scoring import outcome
from rules.entries import Step
from rules.messages import refer, seat_name


class Reward(Step):
    """Everything that a round pays out, in the order of MM-15.3."""

    def run(self, game: MapMastersState) -> None:
        """Ends the game after the sixth round (MM-16.1)."""
        game.commit()
        paths = [game.path(seat) if game.players[seat].draft.steps else None for seat in range(game.seats)]
        self._return_tokens(game)
        self._turn_spells_down(game)
        self._score_primary(game, paths)
        for seat, player in enumerate(game.players):
            player.bonus.append(TIME_BONUS if seat == game.bonus else 0)
        if game.bonus is not None:
            game.tell("log-time_bonus", player=seat_name(game.bonus), points=TIME_BONUS)
        self._score_secondary(game, paths)
        if game.round == ROUNDS:
            game.phase, game.result = "over", outcome(game)
        else:
            game.push(refresh.Refreshing())

    def _score_primary(self, game: MapMastersState, paths: Sequence[Path | None]) -> None:
        """Score the goal that was known, and pay out coins and optimizers."""
        primary = GOALS[game.goals[-1]]
        for seat, (player, path) in enumerate(zip(game.players, paths, strict=True)):
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

    def _score_secondary(self, game: MapMastersState, paths: Sequence[Path | None]) -> None:
        """Turn up the next goal, and score it and the escapes."""
        game.goals.append(game.piles["goals"].pop())
        secondary = GOALS[game.goals[-1]]
        game.tell("log-secondary_goal", goal=refer(f"goal-{secondary.kind}"), vp=secondary.vp)
        for seat, (player, path) in enumerate(zip(game.players, paths, strict=True)):
            player.secondary.append(points(path, secondary))
            player.escapes.append(path is not None and path.status == ESCAPED)
            game.tell(
                "log-secondary",
                player=seat_name(seat),
                points=player.secondary[-1],
                escaped=player.escapes[-1],
            )

    def _return_tokens(self, game: MapMastersState) -> None:
        """Return all tokens, used or not; those made by the Fairy Pact are removed (MM-15.1, MM-10.5)."""
        for player in game.players:
            for kind in range(4):
                game.stock[kind] += player.tokens[kind] - player.extra[kind]
            player.tokens, player.extra = [0, 0, 0, 0], [0, 0, 0, 0]

    def _turn_spells_down(self, game: MapMastersState) -> None:
        """Turn the spells of the path face down until the refresh (MM-10.4)."""
        for seat, player in enumerate(game.players):
            path = game.path(seat)
            if path is not None:
                player.used += [spell for spell in path.cast if spell in player.spells]

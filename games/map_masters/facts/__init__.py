"""Facts for a player of Map Masters, in answer to questions in plain words: of a Versus game, or of a mission."""

from __future__ import annotations

from collections.abc import Iterator

from games.map_masters.facts import exploration, market, missions, scores
from games.map_masters.rules.state import MapMastersState
from rules.facts import Fact
from rules.messages import Seat


def facts(game: MapMastersState, seat: Seat) -> list[Fact]:
    """Every fact of a seat; in a co-operative game those of the team."""
    if game.phase == "over":
        return []
    return [*(_versus(game, seat) if game.settings.mode == "versus" else missions.facts(game, seat))]


def _versus(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    yield from market.purchases(game, seat)
    yield from market.symbols(game, seat)
    yield from market.order(game, seat)
    yield market.first(game)
    yield from market.draws(game, seat)
    yield from scores.objectives(game)
    yield from scores.time_bonus(game)
    yield from scores.last_round(game, seat)
    yield from scores.escapes(game, seat)
    yield from exploration.own_path(game, seat)
    yield from exploration.routes(game, seat)
    yield from exploration.changes(game, seat)
    yield from exploration.spells(game, seat)
    yield from exploration.refresh(game, seat)

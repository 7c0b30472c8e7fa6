"""Facts for a player of Map Masters, in answer to questions in plain words: of a Versus game, or of a mission."""

from __future__ import annotations

from games.map_masters.facts import exploration, market, missions, scores
from games.map_masters.rules.state import MapMastersState
from rules.facts import Fact
from rules.messages import Seat


def facts(game: MapMastersState, seat: Seat) -> list[Fact]:
    """Every fact of a seat; in a co-operative game those of the team."""
    if game.phase == "over":
        return []
    if game.settings.mode == "coop":
        return [*missions.facts(game)]
    found = [*market.purchases(game, seat), *market.symbols(game, seat), *market.order(game, seat)]
    found += [market.first(game), *market.draws(game, seat)]
    found += [*scores.objectives(game), scores.time_bonus(game)]
    found += [*scores.last_round(game, seat), *scores.escapes(game, seat)]
    found += [*exploration.own_path(game, seat), *exploration.routes(game, seat)]
    found += [*exploration.changes(game, seat), *exploration.spells(game, seat)]
    return [*found, *exploration.refresh(game, seat)]

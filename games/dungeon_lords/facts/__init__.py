"""What holds for a lord in a position: orders, supplies, adventurers, the paladin, events, combat, titles."""

from __future__ import annotations

from games.dungeon_lords.facts import adventurers, combat, dungeon, events, orders
from games.dungeon_lords.rules.orders.production import LAST_YEAR
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.facts import Fact
from rules.messages import Seat


def facts(game: DungeonLordsState, seat: Seat) -> list[Fact]:
    """Every fact of a seat; none in the training, in the setup or at the end."""
    if game.training is not None or game.phase in ("setup", "scoring"):
        return []
    told = [*dungeon.owned(game, seat), *adventurers.facts(game, seat), *events.facts(game, seat)]
    told += [*orders.facts(game, seat), *combat.blows(game, seat), *combat.cards(game, seat)]
    if game.in_combat:
        told += combat.battle(game, seat)
    if not (game.in_combat and game.year == LAST_YEAR):
        told += [*dungeon.offers(game, seat), *dungeon.work(game, seat)]
    return told

"""Facts for a lord, in answer to questions in plain words: orders, creatures, rooms, parties, combat, titles."""

from __future__ import annotations

from games.dungeon_lords.facts import combat, dungeon, season
from games.dungeon_lords.rules.components import LAST_YEAR
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.facts import Fact
from rules.messages import Seat


def facts(game: DungeonLordsState, seat: Seat) -> list[Fact]:
    """Every fact of a seat; none in the training, in the setup or at the end."""
    if game.training is not None or game.phase in ("setup", "scoring"):
        return []
    every = [dungeon.titles(game), *combat.parties(game, seat)]
    every += [*season.paladin(game, seat), season.starter(game), combat.spell(game, seat)]
    if game.in_combat:
        every += combat.Round(game, seat).facts()
    if not (game.in_combat and game.year == LAST_YEAR):
        every += [*season.returned_orders(game, seat), *season.arrivals(game), *season.events(game, seat)]
        every += [*dungeon.hire(game, seat), *dungeon.build(game, seat)]
    return every

"""What follows what: rounds of a building part, the combat part, the two years (sections 4 and 33)."""

from __future__ import annotations

from games.dungeon_lords.rules.combat.adventurers import AdventurerPhase
from games.dungeon_lords.rules.combat.combat import EndCombat, StartCombat
from games.dungeon_lords.rules.events import EventPhase
from games.dungeon_lords.rules.new_round import NewRound
from games.dungeon_lords.rules.orders.executing import StartExecution
from games.dungeon_lords.rules.orders.orders import ChooseOrders, PrepareOrders
from games.dungeon_lords.rules.orders.placing import PlaceOrders, PlaceOutsiders
from games.dungeon_lords.rules.orders.production import StartProduction
from games.dungeon_lords.rules.scoring import FinalScoring
from games.dungeon_lords.rules.state import DungeonLordsState
from games.dungeon_lords.rules.year import ChangeYear
from rules.entries import Step

AUTUMN = 3
LAST_YEAR = 2


class PlayRound(Step):
    """The phases of one round; winter has neither event nor adventurers (DL-4.2, DL-4.3)."""

    def run(self, game: DungeonLordsState) -> None:
        later: list[Step] = [EventPhase(), AdventurerPhase()] if game.season else []
        game.push(
            NewRound(),
            PrepareOrders(),
            ChooseOrders(),
            PlaceOutsiders(),
            *(PlaceOrders(number=number) for number in range(3)),
            StartExecution(),
            StartProduction(),
            *later,
            EndRound(),
        )


class EndRound(Step):
    """Imps and trolls go home; the token moves on, except in autumn (DL-4.4, DL-13.1, DL-13.2)."""

    def run(self, game: DungeonLordsState) -> None:
        for lord in game.lords:
            lord.busy_imps = lord.busy_trolls = 0
            lord.used_rooms = {}
            for tile in lord.tiles.values():
                tile.dug = tile.mined = False
        if game.season == AUTUMN:
            game.push(StartCombat(), EndCombat(), EndYear())
            return
        game.season += 1
        game.starter = (game.starter + 1) % game.seats
        game.push(PlayRound())


class EndYear(Step):
    """The second year, or the scoring."""

    def run(self, game: DungeonLordsState) -> None:
        if game.year == LAST_YEAR:
            game.push(FinalScoring())
        else:
            game.push(ChangeYear(), PlayRound())

"""What follows what: rounds of a building part, the combat part, the two years (sections 4 and 33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.entries import Step
from rules.dungeon_lords.adventurers import AdventurerPhase
from rules.dungeon_lords.combat import EndCombat, StartCombat
from rules.dungeon_lords.events import EventPhase
from rules.dungeon_lords.executing import StartExecution
from rules.dungeon_lords.new_round import NewRound
from rules.dungeon_lords.orders import ChooseOrders, PrepareOrders
from rules.dungeon_lords.placing import PlaceOrders, PlaceOutsiders
from rules.dungeon_lords.production import StartProduction
from rules.dungeon_lords.scoring import FinalScoring
from rules.dungeon_lords.year import ChangeYear

if TYPE_CHECKING:
    from rules.dungeon_lords.game import DungeonLords

AUTUMN = 3
LAST_YEAR = 2


class PlayRound(Step):
    """The phases of one round; winter has neither event nor adventurers (DL-4.2, DL-4.3)."""

    def run(self, game: DungeonLords) -> None:
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

    def run(self, game: DungeonLords) -> None:
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

    def run(self, game: DungeonLords) -> None:
        if game.year == LAST_YEAR:
            game.push(FinalScoring())
        else:
            game.push(ChangeYear(), PlayRound())

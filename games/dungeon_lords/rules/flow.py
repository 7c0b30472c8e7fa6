"""The order of play: rounds of a building part, the combat part, the two years (sections 4, 15, 25 and 33)."""

from __future__ import annotations

from games.dungeon_lords.rules.arrivals import AdventurerPhase, NewRound
from games.dungeon_lords.rules.combat.combat import EndCombat, StartCombat
from games.dungeon_lords.rules.components import AUTUMN, EVENTS, LAST_YEAR
from games.dungeon_lords.rules.events import EventPhase
from games.dungeon_lords.rules.evil import check_paladin
from games.dungeon_lords.rules.orders.executing import PlaceOrders, PlaceOutsiders, StartExecution
from games.dungeon_lords.rules.orders.orders import ChooseOrders, PrepareOrders
from games.dungeon_lords.rules.orders.production import StartProduction
from games.dungeon_lords.rules.pieces import LEAST_EVIL
from games.dungeon_lords.rules.scoring import FinalScoring
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import seat_name


class PlayRound(Step):
    """Queue the phases of one round; winter has neither event nor adventurers (DL-4.2, DL-4.3)."""

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


TOKEN_STEPS = {2: 0, 3: 1, 4: 3}
"""The number of seats that the starting player token moves before year 2 (DL-4.5 to DL-4.7)."""
SHARED_DROP = 2


class ChangeYear(Step):
    """New tiles, cards and events; the shared counter drops; the golden paladin goes to the worst lord (DL-15.15)."""

    def run(self, game: DungeonLordsState) -> None:
        game.commit()
        game.distant += [*game.tavern, *game.market]
        game.tavern, game.market = [], []
        game.year, game.season = 2, 0
        game.combat_shown = game.events_shown = 0
        game.events = list(EVENTS)
        game.dice.shuffle(game.events)
        game.combat_piles[0], game.combat_removed[0] = [], []
        game.heroes_at_bottom = 0
        for lord in game.lords:
            lord.spied = []
        if game.shared_evil is not None:
            game.shared_evil = max(LEAST_EVIL, game.shared_evil - SHARED_DROP)
        game.starter = (game.starter + TOKEN_STEPS[game.seats]) % game.seats
        game.tell("log-new_year", year=game.year, player=seat_name(game.starter))
        game.paladin, game.paladin_host = "tent", None
        check_paladin(game)


class EndYear(Step):
    """Start the second year, or the scoring."""

    def run(self, game: DungeonLordsState) -> None:
        if game.year == LAST_YEAR:
            game.push(FinalScoring())
        else:
            game.push(ChangeYear(), PlayRound())

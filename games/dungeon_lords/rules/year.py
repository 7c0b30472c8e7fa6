"""From year 1 to year 2 (sections 4, 15 and 25)."""

from __future__ import annotations

from games.dungeon_lords.rules.components import EVENTS
from games.dungeon_lords.rules.evil import check_paladin
from games.dungeon_lords.rules.state import LEAST_EVIL, DungeonLordsState
from rules.entries import Step
from rules.messages import seat_name

TOKEN_STEPS = {2: 0, 3: 1, 4: 3}
"""How many seats the starting player token moves before year 2 (DL-4.5 to DL-4.7)."""
SHARED_DROP = 2


class ChangeYear(Step):
    """New tiles, cards and events; the shared counter drops; the golden paladin looks for the worst (DL-15.15)."""

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

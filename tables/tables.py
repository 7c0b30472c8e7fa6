"""The way in: everything that can be asked of tables and done at them, by its parts.

Callers write `tables.shelf.get(id)`, `tables.lobby.join(...)`, `tables.play.choose(...)`. A part holds the parts it
builds on as attributes and calls them by name; none inherits from another.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random

from rules.core.game import Game
from rules.core.players import Player
from storage.database import Database
from tables.absence import Absence
from tables.advising import Advising
from tables.agreement import Agreement
from tables.choices import Choices
from tables.chronicling import Chronicling
from tables.clock import Clock
from tables.coalescing import Coalescer
from tables.computers import RETRY_AFTER, Computers
from tables.continuing import Continuing
from tables.daily import Daily
from tables.ending import Ending
from tables.exchange import Exchange
from tables.forgetting import Forgetting
from tables.hearing import Hearing
from tables.lobby import Lobby
from tables.marks import Marks
from tables.notices import Notices
from tables.outages import Outages
from tables.past import Past
from tables.pausing import Pausing
from tables.play import Play
from tables.removals import KEPT_REMOVED, Removals
from tables.rewatching import Rewatching
from tables.seats import Seats
from tables.settings import Limits, Settings
from tables.shards import ALL, Shards
from tables.shelf import Shelf
from tables.teaching import Lessons, Teaching
from tables.thinking import Thinker
from tables.undo import Undo
from tables.verifying import Verifying
from tables.waits import Waits


class Tables:
    """Builds the parts.

    `games`, `players` and `lessons` are `rules.GAMES`, `rules.PLAYERS` and `rules.LESSONS`; `now` gives seconds since
    1970; `chance` draws the clock's waits and the computer players' chance, never the dice; `clock_delay` multiplies
    the waits of the table's clock (0: at once); `shards` are those of this process, which plays at no other tables
    than theirs; `keep_removed` is for how many seconds everything is kept of a server that removed the bot (0: for
    good); `limits` says how many tables there may be, by default any number.
    """

    def __init__(
        self,
        database: Database,
        games: Mapping[str, type[Game]],
        players: Mapping[str, Mapping[str, Player]],
        thinker: Thinker,
        now: Callable[[], float] = time.time,
        *,
        lessons: Lessons | None = None,
        chance: Random | None = None,
        clock_delay: float = 1.0,
        retry_after: float = RETRY_AFTER,
        shards: Shards = ALL,
        keep_removed: float = KEPT_REMOVED,
        limits: Limits | None = None,
    ) -> None:
        self.database = database
        self.thinker = thinker
        self.chance = chance or Random()
        self.notices = Notices()
        self.shelf = shelf = Shelf(database, games, now, Waits(self.chance, clock_delay), self.notices, shards)
        self.marks = Marks(shelf)
        self.settings = Settings(database, limits)
        self.absence = Absence(shelf)
        self.choices = Choices(shelf)
        self.computers = Computers(shelf, self.choices, thinker, players, self.chance, retry_after)
        self.lobby = Lobby(shelf, self.settings, players, self.chance)
        self.play = Play(shelf, self.choices, self.absence, self.computers)
        self.agreement = Agreement(shelf, self.absence, self.computers)
        self.undo = Undo(shelf, self.absence, self.agreement, self.computers, thinker)
        self.ending = Ending(shelf, self.absence, self.agreement, self.choices, self.computers)
        self.pausing = Pausing(shelf, self.settings, self.absence, self.ending, self.computers)
        self.seats = Seats(shelf, self.absence, self.agreement, self.ending, self.pausing, self.computers)
        self.outages = Outages(shelf)
        self.removals = Removals(shelf, self.outages, keep_removed)
        self.clock = Clock(
            shelf,
            self.absence,
            self.choices,
            self.agreement,
            self.pausing,
            self.seats,
            self.computers,
            self.outages,
            self.removals,
            self.chance,
        )
        self.verifying = Verifying(shelf, thinker)
        self.coalescer = Coalescer()
        self.past = Past(shelf, thinker, self.coalescer)
        self.rewatching = Rewatching(shelf, thinker, self.coalescer)
        self.chronicling = Chronicling(shelf, self.rewatching, thinker)
        self.daily = Daily(shelf, self.settings)
        self.continuing = Continuing(shelf, self.settings, self.rewatching, self.computers)
        self.teaching = Teaching(shelf, self.settings, self.computers, lessons or {})
        self.advising = Advising(shelf, self.computers, thinker)
        self.exchange = Exchange(shelf, self.settings, thinker, self.coalescer)
        self.forgetting = Forgetting(shelf, self.lobby, self.seats)
        self.forgetting.forgetters.append(self.coalescer.forget)
        self.hearing = Hearing(shelf, self.computers, self.forgetting)

    async def close(self) -> None:
        """Stop the computer players and their processes. The database stays open."""
        await self.coalescer.close()
        await self.hearing.close()
        await self.advising.close()
        await self.computers.close()
        await self.teaching.close()
        await self.thinker.close()

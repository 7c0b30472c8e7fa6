"""The facade of `tables/`: everything that can be read from tables and done with them.

Callers write `tables.store.get(id)`, `tables.lobby.join(...)`, `tables.play.choose(...)`. Each part has the parts it
builds on as attributes; none inherits from another.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random

from rules.game import Game
from rules.players import ComputerPlayer
from storage.database import Database
from storage.queries import event_rows
from tables.clock import Clock
from tables.cluster import ClusterListener
from tables.history.chronicles import Chronicles
from tables.history.past_games import Past
from tables.history.past_positions import PastPositions
from tables.history.replays import Replays
from tables.opening.daily import Daily
from tables.opening.game_files import GameFiles
from tables.opening.lessons import CourseReader, Lessons, LessonTables
from tables.play.absence import Absence
from tables.play.advice import Advice
from tables.play.choices import Choices
from tables.play.computers import Computers
from tables.play.ending import Ending
from tables.play.outages import Outages
from tables.play.pausing import Pausing
from tables.play.play import Play
from tables.play.proposals import Proposals
from tables.play.undo import Undoing
from tables.play.verification import Verification
from tables.seats.forgetting import Forgetting
from tables.seats.lobby import Lobby
from tables.seats.names import Names
from tables.seats.nights import Nights
from tables.seats.page_keys import PageKeys
from tables.seats.removals import KEPT_REMOVED, Removals
from tables.seats.seats import Seats
from tables.seats.switches import Switches
from tables.store.journal import Journal
from tables.store.server_settings import Limits, Servers
from tables.store.shards import ALL, Shards
from tables.store.table_store import TableStore
from tables.store.table_timers import TableTimers
from tables.workers.coalescing import Coalescer
from tables.workers.thinker import Thinker


class Tables:
    """Builds the parts.

    `games`, `players` and `lessons` are those of `rules.registry`; `now` gives seconds since 1970; `chance` draws the
    clock's waits and the computer players' randomness, never the dice; `clock_delay` multiplies the waits of the
    table's clock (0: none); `shards` are those of this process, which plays only at their tables; `keep_removed` is for
    how many seconds the data of a server that removed the bot is kept (0: forever); `limits` says how many tables there
    may be, by default any number.
    """

    def __init__(
        self,
        database: Database,
        games: Mapping[str, type[Game]],
        players: Mapping[str, Mapping[str, ComputerPlayer]],
        thinker: Thinker,
        now: Callable[[], float] = time.time,
        *,
        lessons: Lessons | None = None,
        chance: Random | None = None,
        clock_delay: float = 1.0,
        shards: Shards = ALL,
        keep_removed: float = KEPT_REMOVED,
        limits: Limits | None = None,
    ) -> None:
        self.database = database
        self.thinker = thinker
        self.chance = chance or Random()
        self.store = store = TableStore(database, games, now, TableTimers(self.chance, clock_delay), shards)
        self.journal = Journal(store)
        self.servers = Servers(database, limits)
        self.absence = Absence(store)
        self.names = Names(store)
        self.choices = Choices(store)
        self.courses = CourseReader(store, lessons or {})
        self.computers = Computers(store, self.choices, thinker, players, self.chance, self.courses.in_line)
        self.lobby = Lobby(store, self.servers, self.computers, self.chance)
        self.play = Play(store, self.choices, self.absence, self.computers)
        self.proposals = Proposals(store, self.absence, self.computers)
        self.undo = Undoing(store, self.absence, self.proposals, self.computers, thinker)
        self.ending = Ending(store, self.absence, self.proposals, self.choices, self.computers)
        self.pausing = Pausing(store, self.servers, self.absence, self.ending, self.computers)
        self.seats = Seats(store, self.absence, self.proposals, self.ending, self.pausing, self.computers, self.choices)
        self.switches = Switches(store)
        self.nights = Nights(store)
        self.page_keys = PageKeys(store)
        self.outages = Outages(store)
        self.removals = Removals(store, self.outages, keep_removed)
        self.clock = Clock(
            store,
            self.absence,
            self.choices,
            self.proposals,
            self.pausing,
            self.seats,
            self.computers,
            self.outages,
            self.removals,
            self.chance,
        )
        self.verification = Verification(store, thinker)
        self.coalescer = Coalescer()
        self.past = Past(store, thinker, self.coalescer)
        self.replays = Replays(store, thinker, self.coalescer)
        self.past_positions = PastPositions(store, thinker, self.coalescer)
        self.chronicles = Chronicles(store, self.replays, thinker)
        self.daily = Daily(store, self.servers)
        self.lessons = LessonTables(store, self.servers, self.computers, lessons or {})
        self.advice = Advice(store, self.computers, thinker, self.coalescer)
        self.game_files = GameFiles(store, self.servers, thinker)
        self.forgetting = Forgetting(store, self.lobby, self.seats)
        self.forgetting.forgetters += [self.coalescer.forget, event_rows.forget, self.names.forget]
        self.cluster = ClusterListener(store, self.computers, self.forgetting)

    async def close(self) -> None:
        """Stop the computer players and their processes. The database stays open."""
        await self.coalescer.close()
        await self.cluster.close()
        await self.computers.close()
        await self.lessons.close()
        await self.thinker.close()

"""The shows that boards and panels play now.

They are kept in memory only: after a restart a board shows the present position. A show never delays the game, and the
next change of the table ends it. While many boards change, or Discord is slow, there are none.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cogs.screens.beats import LENGTH, Beat, beat_line, beats_of, reading_time, shown_with
from cogs.services.reader import Reader
from cogs.services.services import Services
from rules.messages import Event, Seat
from rules.views import View
from storage.rows import LoggedEvent, Table
from tables.history.past_positions import Point, as_seen_then

BUSY = 50
"""This many updates of boards within `WINDOW` leave no room for shows. Discord allows 50 requests a second."""
WINDOW = 10.0
"""Seconds."""
SLOW = 2.0
"""The seconds that a board may take to show a moment; after that Discord or the machine is busy."""
REST = 30.0
"""For how many seconds there are no shows then."""


@dataclass(slots=True)
class Show:
    """The show of a table. `stays`: seconds for each beat. `points`: what the board shows with each.

    `timer`: ends the beat that is on the board.
    `actors`: whose choices it is about. `until`: by when it has to end; None before its first beat is on the board.
    """

    events: Sequence[LoggedEvent]
    beats: Sequence[Beat]
    stays: Sequence[float]
    points: Sequence[Point]
    actors: frozenset[Seat]
    at: int = 0
    until: float | None = None
    timer: asyncio.TimerHandle | None = None

    @property
    def is_open(self) -> bool:
        """Whether its outcome is still to come: until then, nothing shows the present position."""
        return self.at < len(self.beats) - 1

    @property
    def keeps_picture(self) -> bool:
        """Whether the board stays as it was before the show if it is not known what it is to show now."""
        return self.is_open and not any(beat.after for beat in self.beats[: self.at + 1])

    def turn(self, now: float) -> bool:
        """Turn to the next beat, or as many further as there is no time for; returns whether there is one."""
        self.at += 1
        seconds_left = float("inf") if self.until is None else self.until - now
        while self.at < len(self.beats) - 1 and sum(self.stays[self.at :]) > seconds_left:
            self.at += 1
        return self.at < len(self.beats)


@dataclass(eq=False)
class Shows:
    """`touch` is called with a table whose board and panels are to show another beat, or none.

    `clock`: seconds that never go back.
    """

    services: Services
    touch: Callable[[int], None]
    clock: Callable[[], float] = time.monotonic
    _playing: dict[int, Show] = field(default_factory=dict)
    _updates: deque[float] = field(default_factory=deque)
    """When boards were updated lately."""
    _rests_until: float = 0.0

    def of(self, table_id: int) -> Show | None:
        """The show that a table is playing."""
        return self._playing.get(table_id)

    def line(self, reader: Reader) -> str:
        """The line at this moment of the show, empty if there is none."""
        show = self.of(reader.table.id)
        return "" if show is None else beat_line(reader, show.beats[show.at])

    async def view(self, table: Table) -> View | None:
        """Everyone's view at this moment of the show; None without one, or if it can no longer be reached."""
        show = self.of(table.id)
        if show is None:
            return None
        positions = await self.services.tables.past_positions.at(table, show.points)
        saved = positions.get(show.points[show.at])
        return None if saved is None else as_seen_then(self.services.games[table.game], saved).view(None)

    async def changed(self, table_id: int, events: Sequence[Event]) -> None:
        """Something was committed at a table: public events end its show, and may begin another.

        A secret choice does neither. Earlier events that no board has shown yet belong to the new show.
        """
        public = [event for event in events if isinstance(event, LoggedEvent) and event.audience is None]
        if not public:
            return
        last_show = self._drop(table_id)
        if last_show is not None and last_show.until is None:
            public = [*last_show.events, *public]
        if not self.services.delays.beats or self._is_busy():
            return
        tables = self.services.tables
        table = await tables.store.get(table_id)
        if table.status not in ("running", "finished") or not table.shows or not tables.store.is_own(table):
            return
        reader = Reader(self.services, table, await tables.store.game(table_id), None, table.language)
        if beats := beats_of(reader, public):
            actors = frozenset(
                event.chosen_by for event in public if event.chosen_by is not None and reader.by_choice(event)
            )
            stays = [
                reading_time(beat_line(reader, beat), table.language) * self.services.delays.beats for beat in beats
            ]
            points = [shown_with(reader, public, beat) for beat in beats]
            self._playing[table_id] = Show(public, beats, stays, points, actors)

    def updated(self, table: Table, *, seconds: float, is_shown: bool) -> None:
        """The board of a table was brought up to date within `seconds`, or (not `is_shown`) could not be."""
        now = self.clock()
        self._updates.append(now)
        show = self.of(table.id)
        if show is None or show.timer is not None:
            return
        if not is_shown:
            self._drop(table.id)  # the board is retried later
            return
        if seconds > SLOW:
            self._rests_until = now + REST
            self.end(table.id)
            return
        show.until = show.until or now + LENGTH * self.services.delays.beats
        stays = min(show.stays[show.at], max(0.0, show.until - now))
        show.timer = asyncio.get_running_loop().call_later(stays, self.advance, table.id)

    def end(self, table_id: int) -> None:
        """Show the present position immediately."""
        if self._drop(table_id) is not None:
            self.touch(table_id)

    def close(self) -> None:
        """Play nothing more."""
        for table_id in list(self._playing):
            self._drop(table_id)

    def advance(self, table_id: int) -> None:
        """Go on to the next moment, or to the present position."""
        show = self.of(table_id)
        if show is None:
            return
        if show.timer is not None:
            show.timer.cancel()
        show.timer = None
        if not show.turn(self.clock()) or self._is_busy():
            self._drop(table_id)
        self.touch(table_id)

    def _drop(self, table_id: int) -> Show | None:
        show = self._playing.pop(table_id, None)
        if show is not None and show.timer is not None:
            show.timer.cancel()
        return show

    def _is_busy(self) -> bool:
        now = self.clock()
        while self._updates and self._updates[0] < now - WINDOW:
            self._updates.popleft()
        return len(self._updates) >= BUSY or now < self._rests_until

"""Work that has to happen once, mostly at the start: each part is retried until it succeeds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from cogs.services.services import Services
from cogs.updates.updates import Updater
from rules.errors import RulesError
from storage.errors import StorageFailure
from storage.rows import Table
from tables.errors import is_damage

log = logging.getLogger(__name__)

Part = Callable[[], Awaitable[object]]


async def until_done(parts: Mapping[str, Part], pause: float) -> None:
    """Do each part once. One that fails is retried every `pause` seconds: people wait for it. Others aren't delayed."""
    remaining = dict(parts)
    while remaining:
        for name, part in list(remaining.items()):
            try:
                await part()
            except StorageFailure as error:
                log.error("%s: must be tried again: %s", name, error)
            except Exception:
                log.exception("%s: must be tried again", name)
            else:
                del remaining[name]
        if remaining:
            await asyncio.sleep(pause)


class TableResumer:
    """Resumes every table of this process where it was left, each separately: unreadable ones do not block others.

    With `here`, only those in servers for which it is true (None: tables in direct messages).
    """

    def __init__(
        self, services: Services, updater: Updater, here: Callable[[int | None], bool] = lambda guild_id: True
    ) -> None:
        self.services = services
        self.updater = updater
        self.here = here
        self.left_out: set[int] = set()
        """Tables that could be read but not resumed; the log has the cause."""
        self._waiting: set[int] | None = None
        """The tables still to be resumed; None before they are listed."""
        self._drawn: set[int] = set()
        """The tables whose boards were brought up to date."""
        self._looked_for: set[int] = set()
        """The channels of which it is known whether they are gone."""

    async def resume(self) -> None:
        """Update each board, also of games whose end was not shown; clocks and computer players continue.

        Raises StorageFailure if the database failed for some of them: those are resumed by the next call.
        """
        if self._waiting is None:
            untold = await self.services.tables.store.untold()
            self._waiting = {table.id for table in await self._own()} | {*untold}
        failure: StorageFailure | None = None
        for number in sorted(self._waiting):
            await self.updater.priority.give_way()
            try:
                await self._resume_table(number)
            except StorageFailure as error:
                if not is_damage(error):
                    failure = error
                    continue
                log.error("table %d cannot be read, and is skipped: %s", number, error)
            except RulesError as error:
                log.error("table %d cannot be read, and is skipped: %s", number, error)
            except Exception:
                log.exception("table %d cannot be resumed, and is skipped", number)
                self.left_out.add(number)
            self._waiting.discard(number)
        if failure is not None:
            raise failure

    async def note_lost_channels(self) -> None:
        """Note the channels that were deleted while the bot was away. Raises StorageFailure as `resume`."""
        places: dict[int, list[int]] = {}
        for table in await self._own():
            places.setdefault(table.channel_id, []).append(table.id)
        for channel, tables in places.items():
            if channel in self._looked_for:
                continue
            if await self.updater.membership.channel_is_gone(channel):
                log.warning("channel %d is gone; it had the tables %s", channel, tables)
                self.updater.membership.channels_gone.add(channel)
                await self.services.tables.pausing.channel_gone(channel)
            self._looked_for.add(channel)

    async def resume_again(self, here: Callable[[int | None], bool]) -> None:
        """After an outage in which events may have been missed: resume the tables of these servers again."""
        later = TableResumer(self.services, self.updater, here)
        later._waiting = {table.id for table in await later._own()}
        parts = {"taking up the tables again": later.resume, "looking for the channels again": later.note_lost_channels}
        await until_done(parts, self.services.delays.start)

    async def _own(self) -> list[Table]:
        return [table for table in await self.services.tables.store.own() if self.here(table.guild_id)]

    async def _resume_table(self, number: int) -> None:
        table = await self.services.tables.store.get(number)
        if not self.services.tables.store.is_own(table):
            return
        if table.status in ("lobby", "running") and number not in self._drawn:
            await self.updater.restored(table)
            self._drawn.add(number)
        if table.is_over:
            self.updater.touch(number)
        if table.status == "running":
            await self.services.tables.clock.resume_clock(number)

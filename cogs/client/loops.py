"""The bot's work at regular intervals."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from discord.ext import tasks

from cogs.services.backup_alarm import BackupAlarm
from cogs.services.connectivity import GatewayWatch
from cogs.services.error_digest import ErrorDigest
from cogs.services.heartbeat import Heartbeat
from cogs.services.services import Services
from cogs.updates.updates import Updater
from storage.errors import StorageFailure

log = logging.getLogger(__name__)

Backup = Callable[[float], Awaitable[Path | None]]
"""Writes a backup if one is due at the given time and returns its path. Raises StorageFailure."""
NewestBackup = Callable[[float], Awaitable[float | None]]
"""Returns the time of the newest backup, given the present time. Raises StorageFailure."""


@dataclass(eq=False)
class Loops:
    """The bot's loops: servers in reach, clocks, backups, refused requests, and boards that could not be shown."""

    services: Services
    updater: Updater
    gateway: GatewayWatch
    heartbeat: Heartbeat
    backup_alarm: BackupAlarm
    error_digest: ErrorDigest
    update_reachability: Callable[[], Awaitable[None]]
    """Stores which servers are in reach. Raises StorageFailure."""
    backup: Backup | None
    newest_backup: NewestBackup | None
    _backup_tried: asyncio.Event = field(default_factory=asyncio.Event)
    """Set after the first attempt at a backup, whatever came of it."""

    def start_checks(self) -> None:
        """Start the loops that do not depend on the clocks."""
        self.check_health.start()
        self.retry_boards.start()
        self.tell_host.start()

    def start_clocks(self) -> None:
        """Start the clocks of the tables, and the loop that stops them while servers are out of reach."""
        self.track_reachability.start()
        self.run_clocks.start()

    async def start_backups(self) -> None:
        """Start the nightly backups, if there are any; returns after the first attempt."""
        if self.backup is not None:
            self.backup_alarm.begin()
            self.back_up.start()
            await self._backup_tried.wait()

    def cancel(self) -> None:
        """Stop all loops."""
        self.check_health.cancel()
        self.retry_boards.cancel()
        self.tell_host.cancel()
        self.track_reachability.cancel()
        self.run_clocks.cancel()
        self.back_up.cancel()

    @tasks.loop(seconds=1)
    async def track_reachability(self) -> None:
        """Check which servers can be reached: time during which people cannot act does not count on any clock."""
        try:
            await self.update_reachability()
        except StorageFailure as error:
            log.error("the servers in reach could not be stored: %s", error)
        except Exception:
            log.exception("the servers in reach could not be determined")

    @tasks.loop(seconds=10)
    async def retry_boards(self) -> None:
        """Retry boards that could not be shown."""
        self.updater.boards.retry()

    @tasks.loop(minutes=10)
    async def tell_host(self) -> None:
        """Tell the host what Discord refuses."""
        await self.error_digest.send()

    @tasks.loop(seconds=1)
    async def run_clocks(self) -> None:
        """Run the tables' clocks, and whatever is waiting for a retry."""
        now = self.services.clock()
        tables = self.services.tables
        if not tables.outages.is_settled(now):
            return  # the process was suspended; extend the deadlines first
        try:
            await tables.clock.run_due(now)
            await tables.nights.run_due(now, tables.outages.reachable)
            # Due deadlines wait until Discord has given a sign of life.
            await self.gateway.ask(tables.outages.take_unconfirmed())
        except StorageFailure as error:
            self.heartbeat.failed(error)  # the log has the cause
        except Exception as error:
            self.heartbeat.failed(error)
            log.exception("the clock failed")
        else:
            self.heartbeat.beat()

    @tasks.loop(seconds=5)
    async def check_health(self) -> None:
        """Check that the clock runs and that the database is backed up."""
        self.heartbeat.look()
        self.backup_alarm.look()

    @tasks.loop(minutes=10)
    async def back_up(self) -> None:
        """Copy the database once a day: soon after midnight (UTC), or at startup if the bot was down then."""
        assert self.backup is not None
        cause = ""
        try:
            done = await self.backup(self.services.clock())
            if done is not None:
                log.info("a backup was written: %s", done)
        except StorageFailure as failure:  # retried in ten minutes
            cause = f"{failure.__cause__ or failure}"
        except Exception as error:
            log.warning("no backup could be written", exc_info=True)
            cause = f"{type(error).__name__}: {error}"
        finally:
            self._backup_tried.set()
        await self._look_at_backups(cause)

    async def _look_at_backups(self, cause: str) -> None:
        """Tell the alarm how the last attempt ended: with the cause of a failure, or an empty text."""
        assert self.newest_backup is not None
        newest = None
        try:
            newest = await self.newest_backup(self.services.clock())
        except StorageFailure as failure:
            cause = cause or f"{failure.__cause__}"
        self.backup_alarm.tried(newest, cause)

"""Tells the host about reports and about requests that Discord refuses: in the log, and by DM at most once a day."""

from __future__ import annotations

import logging

import discord

from cogs.services.services import Services
from locales.sanitizing import sanitize
from rules.messages import Arg
from storage.errors import StorageFailure
from storage.rows import DAY

log = logging.getLogger(__name__)


class ReportDigest:
    """Tells the host, who owns the application or its team, about new reports and what Discord refuses."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services = services
        self.client = client
        self._told: dict[int, float] = {}
        """By code of Discord, when the host was told about it."""

    def note(self, number: int, table_id: int) -> None:
        """A report was made. What it says stays in the database."""
        self.services.metrics.reports.inc()
        log.warning("report %d was made about table %d; read it with `kantera reports %d`", number, table_id, number)

    async def send(self) -> bool:
        """Send the digest if there is something new and none was sent within a day; returns whether it was sent.

        Several processes may call this: one of them sends. Raises StorageFailure.
        """
        notice = await self.services.tables.exchange.claim_notice(self.services.clock())
        if notice is None:
            return False
        try:
            await self._send("report-digest", new=notice.new)
        except (discord.HTTPException, OSError) as error:
            text = "the host cannot be sent a message about %d new reports"
            handling = self.services.errors.note(log, error, text, notice.new, level=logging.WARNING)
            # Closed DMs are tried again tomorrow, everything else soon.
            await self.services.tables.exchange.return_notice(notice, tried=not handling.retried)
            return False
        return True

    async def send_errors(self) -> None:
        """Tell the host what Discord refuses, each code once a day; failures are logged."""
        errors, now = self.services.errors.for_host, self.services.clock()
        new = [code for code in errors if now - self._told.get(code, -DAY) >= DAY]
        said = ", ".join(f"{code} ({errors[code]})" if errors[code] else str(code) for code in sorted(new))
        errors.clear()
        if not new:
            return
        self._told.update(dict.fromkeys(new, now))
        try:
            await self._send("error-digest", errors=sanitize(said))
        except (discord.HTTPException, OSError) as error:
            text = "the host cannot be told that Discord refuses requests with %s"
            self.services.errors.note(log, error, text, said, level=logging.WARNING)

    async def send_quietly(self) -> None:
        """`send`, but a failing database is logged, and the next call tries again."""
        try:
            await self.send()
        except StorageFailure as error:
            log.error("the host cannot be notified of reports: %s", error)

    async def _send(self, key: str, **args: Arg) -> None:
        """Raises discord.HTTPException, OSError."""
        application = await self.client.application_info()
        team = application.team
        owner = application.owner.id if team is None or team.owner_id is None else team.owner_id
        channel = await self.client.create_dm(discord.Object(owner))
        await channel.send(self.services.say(self.services.language_of(owner), key, **args))

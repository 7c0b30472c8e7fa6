"""Tells the host about reports: a line in the log, a metric, and at most one direct message a day."""

from __future__ import annotations

import logging

import discord

from cogs.services.services import Services
from storage.errors import StorageFailure

log = logging.getLogger(__name__)


class ReportDigest:
    """Tells the host, who owns the application or its team, how many new reports there are."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services = services
        self.client = client

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
            await self._send(notice.new)
        except (discord.HTTPException, OSError) as error:
            log.warning("the host cannot be sent a message about %d new reports: %s", notice.new, error)
            closed = isinstance(error, discord.HTTPException) and error.status < 500
            # Closed DMs are tried again tomorrow, everything else soon.
            await self.services.tables.exchange.return_notice(notice, tried=closed)
            return False
        return True

    async def send_quietly(self) -> None:
        """The same as `send`; a failing database is logged, and the next call tries again."""
        try:
            await self.send()
        except StorageFailure as error:
            log.error("the host cannot be notified of reports: %s", error)

    async def _send(self, new: int) -> None:
        """Raises discord.HTTPException, OSError."""
        application = await self.client.application_info()
        team = application.team
        owner = application.owner.id if team is None or team.owner_id is None else team.owner_id
        channel = await self.client.create_dm(discord.Object(owner))
        await channel.send(self.services.say(self.services.language_of(owner), "report-digest", new=new))

"""Tells the host about requests that Discord refuses, each code by DM at most once a day."""

from __future__ import annotations

import logging

import discord

from cogs.services.services import Services
from locales.sanitizing import sanitize
from storage.rows import DAY

log = logging.getLogger(__name__)


class ErrorDigest:
    """Tells the host, who owns the application or its team, what Discord refuses."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services = services
        self.client = client
        self._told: dict[int, float] = {}
        """By code of Discord, when the host was told about it."""

    async def send(self) -> None:
        """Tell the host what Discord refuses, each code once a day; failures are logged."""
        errors = self.services.errors.for_host
        now = self.services.clock()
        new = [code for code in errors if now - self._told.get(code, -DAY) >= DAY]
        codes = ", ".join(f"{code} ({errors[code]})" if errors[code] else str(code) for code in sorted(new))
        errors.clear()
        if not new:
            return
        self._told.update(dict.fromkeys(new, now))
        try:
            application = await self.client.application_info()
            team = application.team
            owner = application.owner.id if team is None or team.owner_id is None else team.owner_id
            channel = await self.client.create_dm(discord.Object(owner))
            language = self.services.language_of(owner)
            await channel.send(self.services.say(language, "error-digest", errors=sanitize(codes)))
        except (discord.HTTPException, OSError) as error:
            text = "the host cannot be told that Discord refuses requests with %s"
            self.services.errors.note(log, error, text, codes, level=logging.WARNING)

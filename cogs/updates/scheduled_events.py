"""The scheduled event on Discord that belongs to the date of a lobby."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import discord

from cogs.services.services import Services
from storage.rows import Table

log = logging.getLogger(__name__)

LASTS = timedelta(hours=3)
"""Discord requires such an event to have an end."""
NAME = 100
"""The most characters of an event's name."""


@dataclass(frozen=True, slots=True)
class _Event:
    """An event as it should be."""

    name: str
    description: str
    location: str
    start: datetime


def may_create(permissions: discord.Permissions) -> bool:
    """Whether these permissions of a server suffice for events."""
    return permissions.create_events or permissions.manage_events


class ScheduledEvents:
    """Creates, moves and deletes events. The game works without them: failures are logged."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services = services
        self.client = client
        self._shown: dict[int, _Event] = {}
        """The known state of each event, by id."""

    def missing(self, table: Table) -> str:
        """Why there is no event: `permission`, or `event` if Discord refused it; empty if there is one or will be."""
        guild = self.client.get_guild(table.guild_id or 0)
        if table.meets_at is None or table.event_id or guild is None:
            return ""
        if not may_create(guild.me.guild_permissions):
            return "permission"
        return "" if table.event_id is None else "event"

    async def show(self, table_id: int) -> None:
        """Bring the event of a lobby up to date."""
        tables = self.services.tables
        table = await tables.store.get(table_id)
        guild = self.client.get_guild(table.guild_id or 0)
        if guild is None or not tables.store.is_own(table):
            return
        if table.event_id and table.started is None and (table.is_over or table.meets_at is None):
            self._shown.pop(table.event_id, None)
            if await self._delete(guild, table.event_id):
                await tables.nights.note_event(table.id, None)
            return
        if table.status != "lobby" or table.meets_at is None or table.meets_at <= self.services.clock():
            return
        wanted = self._wanted(table, table.meets_at)
        if table.event_id is None and may_create(guild.me.guild_permissions):
            await self._create(guild, table, wanted)
        elif table.event_id and self._shown.get(table.event_id) != wanted:
            await self._edit(guild, table, table.event_id, wanted)

    def _wanted(self, table: Table, at: float) -> _Event:
        say, language = self.services.say, table.language
        game = say(language, "game-name", table.game)
        return _Event(
            name=game[:NAME],
            description=say(language, "night-event", game=game),
            # The lobby itself is posted again, so the link leads to its channel.
            location=f"https://discord.com/channels/{table.guild_id}/{table.channel_id}",
            start=datetime.fromtimestamp(int(at), UTC),
        )

    async def _create(self, guild: discord.Guild, table: Table, wanted: _Event) -> None:
        try:
            event = await self._created_before(guild, wanted) or await guild.create_scheduled_event(
                name=wanted.name,
                description=wanted.description,
                start_time=wanted.start,
                end_time=wanted.start + LASTS,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=wanted.location,
            )
        except discord.HTTPException as error:
            if not self.services.errors.note(log, error, "table %d: its event cannot be created", table.id).retried:
                await self.services.tables.nights.note_event(table.id, 0)
            return
        self._shown[event.id] = wanted
        await self.services.tables.nights.note_event(table.id, event.id)

    async def _created_before(self, guild: discord.Guild, wanted: _Event) -> discord.ScheduledEvent | None:
        """The event if it was already created, but the bot stopped before storing it."""
        taken = await self.services.tables.nights.events_of(guild.id)
        for event in await guild.fetch_scheduled_events(with_counts=False):
            own = self.client.user is not None and event.creator_id == self.client.user.id
            same = (event.name, event.location, event.start_time) == (wanted.name, wanted.location, wanted.start)
            if own and same and event.id not in taken:
                return event
        return None

    async def _edit(self, guild: discord.Guild, table: Table, event_id: int, wanted: _Event) -> None:
        try:
            event = await guild.fetch_scheduled_event(event_id, with_counts=False)
            if event.status is discord.EventStatus.scheduled:
                await event.edit(
                    name=wanted.name,
                    description=wanted.description,
                    start_time=wanted.start,
                    end_time=wanted.start + LASTS,
                    location=wanted.location,
                )
            self._shown[event_id] = wanted
        except discord.HTTPException as error:
            if self.services.errors.note(log, error, "table %d: its event cannot be edited", table.id).gone:
                await self.services.tables.nights.note_event(table.id, 0)

    async def _delete(self, guild: discord.Guild, event_id: int) -> bool:
        """Whether the event is gone, or cannot be deleted at all."""
        try:
            event = await guild.fetch_scheduled_event(event_id, with_counts=False)
            await event.delete()
        except discord.HTTPException as error:
            text = "an event of server %d cannot be deleted"
            return not self.services.errors.note(log, error, text, guild.id).retried
        return True

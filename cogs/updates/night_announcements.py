"""The announcements of a game night: messages to everyone in the lobby before it begins, and when it does."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import discord

from cogs.services.layout import layout
from cogs.services.screen import Screen
from cogs.services.services import Services
from cogs.updates.messages import note_failures
from rules.messages import Event, Seat
from storage.rows import SeatRow, Table
from tables.seats.nights import HOUR, REMINDER

log = logging.getLogger(__name__)


async def announce(services: Services, client: discord.Client, table: Table, rings: Mapping[Seat, Event]) -> None:
    """Send the announcements in these events to the people on these seats of a lobby, as each of them wishes.

    That is by DM, by a mention in the channel (also if DMs are closed), or not at all.
    """
    mentioned: dict[str, list[int]] = {}
    for seat in table.people:
        event = rings.get(seat.number)
        way = services.people.get(seat.user_id or 0).notice
        if event is None or event.key not in (REMINDER, HOUR) or way == "none":
            continue
        if way == "mention" or not await _by_dm(services, client, table, seat, event):
            mentioned.setdefault(event.key, []).append(seat.user_id or 0)
    for event in {event.key: event for event in rings.values()}.values():
        if event.key in mentioned:
            await _mention(services, client, table, event, mentioned[event.key])


def _text(services: Services, table: Table, event: Event, language: str) -> str:
    return services.say(language, event.key, game=services.say(language, "game-name", table.game), **event.args)


async def _by_dm(services: Services, client: discord.Client, table: Table, seat: SeatRow, event: Event) -> bool:
    """Whether this person received the announcement by DM."""
    text = _text(services, table, event, services.language_of(seat.user_id or 0, table))
    try:
        channel = await client.create_dm(discord.Object(seat.user_id or 0))
        await channel.send(view=layout(Screen().add(f"{text} <#{table.channel_id}>")))
    except discord.HTTPException as error:
        services.errors.note(log, error, "table %d: no DM to seat %d", table.id, seat.number)
        return False
    return True


async def _mention(services: Services, client: discord.Client, table: Table, event: Event, users: list[int]) -> None:
    who = " ".join(f"<@{user}>" for user in users)
    with note_failures(services.errors, log, "table %d: its date cannot be announced in the channel", table.id):
        await client.get_partial_messageable(table.channel_id).send(
            f"{who} {_text(services, table, event, table.language)}",
            suppress_embeds=True,
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in users]),
        )

"""Notices in the channel of a table, for players who get no DM: deleted once the player has acted."""

from __future__ import annotations

import logging

import discord

from cogs.services.discord_limits import LABEL
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.services import Services
from cogs.updates.messages import note_failures
from locales.labels import short
from rules.messages import Arg, Event, Seat
from storage.rows import SeatRow, Table

log = logging.getLogger(__name__)


class Mentions:
    """Sends and deletes these notices; failures are only logged."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services = services
        self.client = client
        self._sent: dict[tuple[int, Seat], discord.PartialMessage] = {}

    async def send(self, table: Table, seat: SeatRow, event: Event | None) -> None:
        """Notify a player of an event, or (None) that the table waits for them, in place of an earlier notice."""
        mention = f"<@{seat.user_id}>"
        language = self.services.language_of(seat.user_id or 0, table)
        if event is None:
            name = self.services.say(table.language, "game-name", table.game)
            words: dict[str, Arg] = {"player": mention, "game": name, "number": table.id}
            text = self.services.say(table.language, "notice-your-move", **words)
        else:
            reader = await Reader.of(self.services, table, None, language)
            text = f"{mention} {reader.line(event)}"
        await self.delete(table.id, seat.number)
        channel = table.board.channel_id if table.board is not None else table.channel_id
        with note_failures(self.services.errors, log, "table %d: seat %d cannot be notified", table.id, seat.number):
            sent = await self.client.get_partial_messageable(channel).send(
                text,
                view=_to_move(table.id, self.services.say(table.language, "board-move")),
                suppress_embeds=True,
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(seat.user_id or 0)]),
            )
            self._sent[table.id, seat.number] = sent.channel.get_partial_message(sent.id)  # type: ignore[union-attr]

    async def delete(self, table_id: int, seat: Seat) -> None:
        """Delete the notice of a seat, if there is one: it has acted."""
        message = self._sent.pop((table_id, seat), None)
        if message is not None:
            with note_failures(self.services.errors, log, "a notice cannot be deleted", level=logging.DEBUG):
                await message.delete()


def _to_move(table_id: int, label: str) -> discord.ui.View:
    """The button under a notice that opens the panel. It is stopped: presses reach the bot by their ids alone."""
    view = discord.ui.View(timeout=None)
    press = CustomId("move", table_id).button
    view.add_item(discord.ui.Button(custom_id=press, label=short(label, LABEL), style=discord.ButtonStyle.primary))
    view.stop()
    return view

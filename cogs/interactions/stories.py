"""*What happened*: all entries since a player's last turn."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.screens.story import CONTEXT, everything, page
from cogs.services.caller import Caller, Handler
from cogs.services.ids import UNKNOWN, CustomId, number
from cogs.services.reader import Reader
from cogs.services.screen import Screen
from cogs.services.services import Services
from cogs.updates.panels import MOST_EVENTS
from tables.errors import Refusal


@dataclass(eq=False)
class StoryPages:
    """The page that *More* offers a player."""

    services: Services

    @property
    def handlers(self) -> dict[str, Handler]:
        """The handlers by action."""
        return {"story": self.open, "story_page": self.turn}

    async def open(self, caller: Caller, press: CustomId) -> None:
        """The first page, as a message of its own."""
        await caller.show(await self._screen(caller, press))

    async def turn(self, caller: Caller, press: CustomId) -> None:
        """Another page."""
        await caller.turn(await self._screen(caller, press))

    async def _screen(self, caller: Caller, press: CustomId) -> Screen:
        since, _, place = press.rest.partition(".")
        table = await self.services.tables.store.get(press.table)
        seat = table.seat_of(caller.id)
        if seat is None or table.started is None:
            raise Refusal(UNKNOWN)
        reader = await Reader.of(self.services, table, seat, caller.language)
        first = number(since)
        events = await self.services.tables.journal.events(
            table.id, seat, since=max(0, first - CONTEXT), limit=CONTEXT + MOST_EVENTS
        )
        return page(reader, everything(reader, events, first), first, number(place))

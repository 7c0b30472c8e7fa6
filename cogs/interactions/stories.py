"""*What happened*: all entries since a player's last turn, with the board before and after."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.screens.story import CONTEXT, everything, page
from cogs.services.caller import Caller, Handler
from cogs.services.ids import UNKNOWN, CustomId, number
from cogs.services.reader import Reader
from cogs.services.screen import Image, Screen
from cogs.services.services import Services
from cogs.updates.panels import MOST_EVENTS, Panels
from rules.messages import Seat
from storage.rows import Table
from tables.errors import Refusal


@dataclass(eq=False)
class StoryPages:
    """The page that *More* offers a player."""

    services: Services
    panels: Panels

    @property
    def handlers(self) -> dict[str, Handler]:
        """The handlers by action."""
        return {"story": self.open, "story_page": self.turn}

    async def open(self, caller: Caller, press: CustomId) -> None:
        """The first page, as a message of its own."""
        await caller.show(await self._screen(caller, press))

    async def turn(self, caller: Caller, press: CustomId) -> None:
        """Another page."""
        await caller.turn(await self._screen(caller, press, turns=True))

    async def _screen(self, caller: Caller, press: CustomId, *, turns: bool = False) -> Screen:
        since, _, place = press.rest.partition(".")
        shown = number(place)
        table = await self.services.tables.store.get(press.table)
        seat = table.seat_of(caller.id)
        if seat is None or table.started is None:
            raise Refusal(UNKNOWN)
        reader = await Reader.of(self.services, table, seat, caller.language)
        first = number(since)
        events = await self.services.tables.journal.events(
            table.id, seat, since=max(0, first - CONTEXT), limit=CONTEXT + MOST_EVENTS
        )
        boards = {} if shown else await self._boards(caller, reader, table, seat, turns=turns)
        return page(reader, everything(reader, events, first), first, shown, boards)

    async def _boards(
        self, caller: Caller, reader: Reader, table: Table, seat: Seat, *, turns: bool
    ) -> dict[str, Image]:
        """The board when this player last acted, and now; empty if that is unknown or nothing has moved."""
        acted = self.panels.acted(table, seat)
        if acted is None or self.services.text_only(table, caller.id):
            return {}
        then, now = reader.board_at(acted), reader.board()
        if then is None or now is None or then.svg == now.svg:
            return {}
        images: dict[str, Image] = {}
        for name, picture in (("then", then), ("now", now)):
            image = await caller.in_time(caller.image(picture, f"{name}.png"), turns=turns)
            if image is None:
                return {}
            images[name] = image
        return images

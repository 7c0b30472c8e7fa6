"""A player's own hand, shown to them alone."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.services.caller import Caller, handles
from cogs.services.ids import CustomId
from cogs.services.screen import Block, Screen, picture_block
from cogs.services.services import Services
from cogs.updates.position import HAND
from cogs.updates.updates import Updater
from rules.messages import Ref, refer
from storage.rows import SeatRow, Table
from tables.errors import Refusal
from tables.store.checks import seat_of_person


@dataclass(eq=False)
class HandPage:
    """The button *My hand* and the command `hand`."""

    services: Services
    updater: Updater

    @handles("hand")
    async def hand(self, caller: Caller, press: CustomId) -> None:
        """*My hand*, ephemeral."""
        table = await self.services.tables.store.get(press.table)
        await caller.show(await caller.in_time(self._hand_screen(caller, table)))

    async def _hand_screen(self, caller: Caller, table: Table) -> Screen:
        """The hand of this person as it is now. Raises Refusal if they have none."""
        seat = table.seats[seat_of_person(table, caller.id)]
        if table.started is None:
            raise Refusal("refused-not_begun")
        reader = await caller.reader(table, seat.number)
        drawn = picture_block(reader.hand(), HAND)
        hand = drawn or reader.say("hand-undrawn" if reader.undrawn else "hand-nothing")
        shown = f"-# <t:{int(self.services.clock())}:R>"  # the message stays as it is when the hand changes
        return Screen().add(hand, shown, *self._below_hand(caller, table, seat))

    def _below_hand(self, caller: Caller, table: Table, seat: SeatRow) -> list[Block]:
        """The way this person is notified of their moves, and the button that changes it."""
        screen = Screen()
        if seat.dm and (why := self.updater.hands.why_no_dms(caller.id)):
            self.updater.take_no_dms_notice(table.id, caller.id)  # it is said here, so not again
            screen.add(f"-# {caller.say(why, **self.services.board_words(table.language))}")
        screen.add(f"-# {caller.say('hand-notices', way=self._way(caller, table, seat))}")
        return screen.buttons([caller.button("settings", "status-settings", table.id)]).blocks

    def _way(self, caller: Caller, table: Table, seat: SeatRow) -> Ref:
        """The way this person is notified at this table: a mention replaces DMs that are not wanted or don't arrive."""
        way = self.services.people.get(caller.id).notice
        hands = self.updater.hands
        reached = hands.wanted(table, seat) and not hands.why_no_dms(caller.id)
        if way == "dm" and table.guild_id is not None and not reached:
            way = "mention"
        return refer(f"notice-{way}")

"""*What would you do?* and *Why that?* in the panel: a computer player says what it thinks, where that is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.house.caller import Caller, Handler
from cogs.house.house import House
from cogs.house.ids import Press
from cogs.house.reader import Reader
from cogs.screens.advice import explained, suggested
from rules.core.messages import Seat
from storage.rows import Table
from tables.errors import Refusal


@dataclass(eq=False)
class Advice:
    """Answers that only who asks sees. Whether they may ask is checked by the tables."""

    house: House

    @property
    def handlers(self) -> dict[str, Handler]:
        """What carries out which press."""
        return {"advice": self.suggest, "why": self.explain}

    async def suggest(self, caller: Caller, press: Press, values: Sequence[str] = ()) -> None:
        """What a computer player would answer to the question of the panel."""
        table, seat = await self._seated(caller, press)
        await caller.defer()
        opinion = await self.house.tables.advising.suggest(table.id, seat, press.question)
        await caller.show(suggested(await Reader.of(self.house, table, seat, caller.language), opinion))

    async def explain(self, caller: Caller, press: Press, values: Sequence[str] = ()) -> None:
        """Why a computer player has chosen what it chose last."""
        table, seat = await self._seated(caller, press)
        await caller.defer()
        found = await self.house.tables.advising.explain(table.id)
        await caller.show(explained(await Reader.of(self.house, table, seat, caller.language), found))

    async def _seated(self, caller: Caller, press: Press) -> tuple[Table, Seat]:
        """The table, and the seat of who asks. Raises Refusal where there is nothing to ask."""
        table = await self.house.tables.shelf.get(press.table)
        seat = table.seat_of(caller.id)
        if seat is None:
            raise Refusal("refused-not_seated")
        self.house.tables.advising.check(table)
        return table, seat

"""*Skip*, on a board that plays a show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.services.caller import Caller, Handler
from cogs.services.ids import CustomId
from cogs.services.services import Services
from cogs.updates.shows import Shows
from tables.errors import Refusal


@dataclass(eq=False)
class SkipButton:
    """Ends a show for everyone."""

    services: Services
    shows: Shows

    @property
    def handlers(self) -> dict[str, Handler]:
        """The handlers by action."""
        return {"skip": self.skip}

    async def skip(self, caller: Caller, press: CustomId, values: Sequence[str] = ()) -> None:
        """For any player of the table. If the show has ended meanwhile, nothing happens."""
        table = await self.services.tables.store.get(press.table)
        if table.seat_of(caller.id) is None:
            raise Refusal("refused-not_seated")
        self.shows.end(table.id)
        await caller.nod()

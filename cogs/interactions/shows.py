"""*Skip*, on a board or in a panel that plays a show."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.interactions.play import Play
from cogs.services.caller import Caller, handles
from cogs.services.ids import CustomId
from cogs.services.services import Services
from cogs.updates.panels import PanelContents
from cogs.updates.shows import Shows
from tables.store.checks import seated


@dataclass(eq=False)
class SkipButton:
    """Ends a show for everyone."""

    services: Services
    shows: Shows
    play: Play

    @handles("skip")
    async def skip(self, caller: Caller, press: CustomId) -> None:
        """For any player of the table. If the show has ended meanwhile, nothing happens.

        A panel is brought up to date: it still shows a moment if the bot was restarted during the show.
        """
        table = await self.services.tables.store.get(press.table)
        seat = seated(table, caller.id)
        self.shows.end(table.id)
        if caller.message is not None and caller.message.private:
            await self.play.show(caller, table, seat, PanelContents(), turn=True)
        else:
            await caller.nod()

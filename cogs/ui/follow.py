"""What follows a change at a table: open panels, DMs and the board, merged, the latest state only."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord

from cogs.ui.boards import Boards
from cogs.ui.hands import Hands
from cogs.ui.house import House
from cogs.ui.panels import Panels
from rules.core.errors import RulesError
from rules.core.messages import Event, Seat
from storage.rows import Table

log = logging.getLogger(__name__)


class Follow:
    """Brings the screens of a table up to date after each change, in a task of its own per table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.boards = Boards(house)
        self.hands = Hands(house)
        self.panels = Panels(house)
        self._dirty: set[int] = set()
        self._running: dict[int, asyncio.Task[None]] = {}
        self._shown_at: dict[int, float] = {}
        self._awaited: dict[int, set[Seat]] = {}
        self._acted: dict[tuple[int, int], float] = {}
        self._tell_closed: set[tuple[int, int]] = set()
        self._closing = False

    async def changed(self, table_id: int, events: Sequence[Event]) -> None:
        """A listener of `Tables`: something was committed at this table."""
        self.touch(table_id)

    def touch(self, table_id: int) -> None:
        """The screens of this table may be out of date."""
        self._dirty.add(table_id)
        if table_id not in self._running and not self._closing:
            task = asyncio.create_task(self._run(table_id), name=f"follow-{table_id}")
            self._running[table_id] = task

    def acted(self, table_id: int, user_id: int) -> None:
        """This person has just done something at the table, and needs no notice for a moment."""
        self._acted[table_id, user_id] = self.house.clock()

    async def restored(self, table: Table) -> None:
        """After a restart: draw everything again, without notices for what was awaited before."""
        self._awaited[table.id] = await self._awaits(table)
        self.touch(table.id)

    async def tell_closed(self, table: Table, user_id: int) -> None:
        """This person cannot be sent DMs: their next private answer says so, once."""
        self._tell_closed.add((table.id, user_id))

    def closed_notice(self, table_id: int, user_id: int) -> bool:
        """Whether to say now that DMs are closed; True once."""
        if (table_id, user_id) in self._tell_closed:
            self._tell_closed.discard((table_id, user_id))
            return True
        return False

    async def close(self) -> None:
        """Finish what is under way, and begin nothing more."""
        self._closing = True
        running = list(self._running.values())
        if running:
            await asyncio.wait(running, timeout=5)
        for task in running:
            task.cancel()

    async def _run(self, table_id: int) -> None:
        try:
            while table_id in self._dirty:
                since = self.house.clock() - self._shown_at.get(table_id, 0)
                if since < self.house.delays.merge and not self._closing:
                    await asyncio.sleep(self.house.delays.merge - max(since, 0))
                self._dirty.discard(table_id)
                self._shown_at[table_id] = self.house.clock()
                await self._show(table_id)
        finally:
            del self._running[table_id]
            if table_id in self._dirty:
                self.touch(table_id)

    async def _show(self, table_id: int) -> None:
        """One round. A failure in one part is logged and keeps nothing else from being shown."""
        try:
            table = await self.house.tables.get(table_id)
            awaited = await self._awaits(table)
        except RulesError as error:
            log.error("table %d cannot be shown: %s", table_id, error)
            return
        before = self._awaited.get(table_id, set())
        self._awaited[table_id] = awaited
        handed = {seat for seat in awaited - before if not self._here(table, seat)}
        for seat in before - awaited:
            await self.hands.settle(table_id, seat)
        parts = [self.boards.show(table, handed_over=bool(awaited - before))]
        if table.started is not None:
            parts = [self.panels.follow(table), self.hands.follow(table, handed=handed), *parts]
        for part in parts:
            try:
                await part
            except (discord.DiscordException, RulesError, OSError) as error:
                log.warning("table %d cannot be shown: %s", table_id, error)
            except Exception:
                log.exception("table %d cannot be shown", table_id)

    async def _awaits(self, table: Table) -> set[Seat]:
        """The seats of people who are asked, the secret questions too."""
        if table.status != "running":
            return set()
        game = await self.house.tables.game(table.id)
        people = {seat.number for seat in table.people}
        return {question.seat for question in game.questions if question.awaited} & people

    def _here(self, table: Table, seat: Seat) -> bool:
        user = table.seats[seat].user_id or 0
        acted = self._acted.get((table.id, user))
        return acted is not None and self.house.clock() - acted < self.house.delays.moment

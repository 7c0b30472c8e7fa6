"""Hands that were opened by *My hand*: kept up to date for as long as their messages can be edited.

Kept in memory only: after a restart a player presses *My hand* again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from cogs.services.caller import Caller
from cogs.services.replies import DeliveryFailed, Reply
from cogs.services.screen import Screen
from cogs.services.services import Services
from cogs.updates.boards import Plan
from storage.rows import Language, Table

log = logging.getLogger(__name__)


@dataclass(slots=True)
class OpenHand:
    """An ephemeral message with a hand, and how to render it again."""

    reply: Reply
    language: Language
    at: float
    looks: str
    plan: Callable[[Table], Awaitable[Plan]]


class OpenHands:
    """The opened hands by table and person; the newest of each is kept up to date.

    `touch` is called with a table whose open hands may be out of date.
    """

    def __init__(self, services: Services, touch: Callable[[int], None]) -> None:
        self.services = services
        self._touch = touch
        self._open: dict[tuple[int, int], OpenHand] = {}

    async def show(
        self, caller: Caller, table: Table, plan: Callable[[Table], Awaitable[Plan]], *, turns: bool = False
    ) -> None:
        """Answer with the hand that `plan` makes: ephemerally, or (`turns`) in the message that was pressed."""
        made = await plan(table)
        screen, looks = await caller.in_time(made.make(), turns=turns)
        reply = await (caller.turn(screen) if turns else caller.show(screen))
        before = self._open.get((table.id, caller.id))
        self._open[table.id, caller.id] = OpenHand(reply, caller.language, self.services.clock(), looks, plan)
        self._touch(table.id)  # it may have changed while it was drawn
        if before is not None and before.reply.id != reply.id and self._is_valid(before):
            await _edit(table, before, self._notice(before, "hand-replaced"))

    def tables(self) -> set[int]:
        """The tables with open hands."""
        return {table_id for table_id, _ in self._open}

    def forget(self) -> None:
        """Clear the records of what was shown, and drop hands that can no longer be edited."""
        self._open = {key: open_ for key, open_ in self._open.items() if self._is_valid(open_)}
        for open_ in self._open.values():
            open_.looks = ""

    def close_of(self, user_id: int) -> None:
        """Stop following the hands of this person."""
        self._open = {key: open_ for key, open_ in self._open.items() if key[1] != user_id}

    async def update(self, table: Table) -> None:
        """Bring the open hands of the table up to date."""
        for key, open_ in list(self._open.items()):
            if not self._is_valid(open_):
                self._open.pop(key, None)
            elif key[0] == table.id:
                await self._follow(table, key, open_)

    async def _follow(self, table: Table, key: tuple[int, int], open_: OpenHand) -> None:
        if table.seat_of(key[1]) is None:  # they may no longer see what the seat holds
            del self._open[key]
            await _edit(table, open_, self._notice(open_, "panel-not_seated"))
            return
        made = await open_.plan(table)
        if made.looks == open_.looks:
            return
        screen, looks = await made.make()
        now = await self.services.tables.store.get(table.id)
        if self._open.get(key) is not open_ or now.seat_of(key[1]) != table.seat_of(key[1]):
            return  # opened again, or given up meanwhile; the next round shows it
        if await _edit(table, open_, screen):
            open_.looks = looks
        else:
            del self._open[key]

    def _is_valid(self, open_: OpenHand) -> bool:
        """Whether the message can still be edited."""
        return self.services.clock() - open_.at <= self.services.delays.panel

    def _notice(self, open_: OpenHand, key: str) -> Screen:
        return Screen().add(f"-# {self.services.say(open_.language, key)}")


async def _edit(table: Table, open_: OpenHand, screen: Screen) -> bool:
    """Whether the message shows this now."""
    try:
        await open_.reply.edit(screen)
    except DeliveryFailed as error:
        log.info("table %d: an open hand stays as it was: %s", table.id, error)
        return False
    return True

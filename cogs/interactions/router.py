"""Dispatches components and forms by their custom ids, which clients can forge: each is parsed and checked."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from cogs.services.caller import Caller, Handler, carry_out, handlers_of
from cogs.services.ids import UNKNOWN, CustomId
from cogs.updates.updates import Updater
from tables.errors import Refusal

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Router:
    """Calls the handler of a custom id, and delays the updates of the table until the caller is answered."""

    updater: Updater
    handlers: dict[str, Handler] = field(default_factory=dict)
    """The handlers by action."""
    afterwards: Callable[[Caller, CustomId], Awaitable[None]] | None = None
    """Called after a handler, when the custom id names a table."""

    def add(self, part: object) -> None:
        """Add the handlers of a module, or of an object. Raises ValueError for an action that has one already."""
        handlers = handlers_of(part)
        if taken := sorted(self.handlers.keys() & handlers.keys()):
            raise ValueError(f"two handlers for {', '.join(taken)}")
        self.handlers.update(handlers)

    async def pressed(self, caller: Caller) -> None:
        """Carry out what a component or form has sent; an unknown or forged custom id is refused."""
        submission = caller.submission
        if submission is None:
            raise ValueError("the caller has submitted nothing")
        try:
            press = CustomId.read(submission.custom_id, menu=submission.menu)
        except Refusal:
            press = None

        async def work(caller: Caller) -> None:
            try:
                await self._carry_out(caller, press)
            except Refusal as error:
                if error.message.key != UNKNOWN:
                    raise
                log.warning("request %d: no handler for %r %r", caller.request_id, submission.custom_id, caller.values)
                words = await caller.board_words()
                await caller.tell(f"⚠️ {caller.say(error.message, **words)}")

        with self.updater.answering(press.table if press is not None else 0) as goes_on:
            caller.on_time = goes_on
            await carry_out(caller, work)

    async def _carry_out(self, caller: Caller, press: CustomId | None) -> None:
        handler = self.handlers.get(press.action) if press is not None else None
        if press is None or handler is None:
            raise Refusal(UNKNOWN)
        if press.table:
            await caller.check_table(press.table)
            self.updater.acted(press.table, caller)
        await handler(caller, press)
        if press.table and self.afterwards is not None:
            await self.afterwards(caller, press)

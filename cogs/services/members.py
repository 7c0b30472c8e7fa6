"""Who still belongs to the server of a table.

Without the privileged members intent, Discord says only on request who has left. What someone does in a server shows
that they are there.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import NamedTuple

VALID = 300.0
"""Seconds for which an answer of Discord counts."""
WAIT = 1.0
"""Seconds that a person waits for Discord's answer at most; a later one is heeded when it comes."""
RETRY = 30.0
"""Seconds for which the last answer counts, where one `VALID` seconds old would, if Discord could not be asked."""
AT_ONCE = 4
"""Questions to Discord at the same time: after a start, every page asks."""
MOST = 10_000
"""So many answers are kept before those that no longer count are dropped."""

Ask = Callable[[int, int], Awaitable[bool | None]]
"""Whether a user (the second) is a member of a server (the first); None if Discord does not say."""


async def _unknown(guild_id: int, user_id: int) -> bool | None:
    return None


class _Answer(NamedTuple):
    """Whether a person is in a server, and when that was found out."""

    here: bool
    at: float


_NEVER_ASKED = _Answer(here=True, at=-math.inf)


@dataclass(slots=True)
class Members:
    """Looks up who is a member of a server. In a DM (`guild_id` None), everybody counts as one.

    While Discord can't be asked, the last answer counts, and without one a person is let in: an outage of Discord would
    lock out everyone who plays, while someone who has left gains no more than its duration.
    """

    ask: Ask = _unknown
    leavers: list[Callable[[int], Awaitable[None]]] = field(default_factory=list)
    """Called with the id of a person who was found to have left."""
    now: Callable[[], float] = time.monotonic
    _answers: dict[tuple[int, int], _Answer] = field(default_factory=dict)
    """By server and user."""
    _asking: dict[tuple[int, int], asyncio.Task[None]] = field(default_factory=dict)
    _slots: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

    def seen(self, guild_id: int, user_id: int) -> None:
        """This person has just done something in that server."""
        self._note((guild_id, user_id), here=True)

    def lack(self, guild_id: int | None, user_id: int | None) -> bool:
        """Whether this person was found to have left that server, without asking now."""
        return guild_id is not None and user_id is not None and not self._is_here((guild_id, user_id))

    async def include(self, guild_id: int | None, user_id: int, *, within: float = VALID) -> bool:
        """Whether this person is in that server, by an answer that is at most `within` seconds old."""
        if guild_id is None:
            return True
        key = (guild_id, user_id)
        if self.now() - self._answers.get(key, _NEVER_ASKED).at >= within:
            task = self._asking.get(key)
            if task is None:
                task = self._asking[key] = asyncio.create_task(self._find_out(key), name="asking for a member")
            await asyncio.wait({task}, timeout=WAIT)
        return self._is_here(key)

    def _is_here(self, key: tuple[int, int]) -> bool:
        return self._answers.get(key, _NEVER_ASKED).here

    async def _find_out(self, key: tuple[int, int]) -> None:
        try:
            async with self._slots:
                here = await self.ask(*key)
        finally:
            del self._asking[key]
        was_here = self._is_here(key)
        if here is None:
            self._note(key, here=was_here, age=VALID - RETRY)
        else:
            self._note(key, here=here)
        if was_here and not self._is_here(key):
            for listener in self.leavers:
                await listener(key[1])

    def _note(self, key: tuple[int, int], *, here: bool, age: float = 0.0) -> None:
        now = self.now()
        if len(self._answers) >= MOST:
            self._answers = {known: answer for known, answer in self._answers.items() if now - answer.at < VALID}
        self._answers[key] = _Answer(here, now - age)

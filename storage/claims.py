"""Which shards of the bot this process serves, where several could serve the same.

A file is served by whoever opens it: all shards are its own and stay so. `storage.postgres.claims` has the real ones.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection


class Claims:
    """Nobody else is there."""

    async def take(self, shards: Collection[int], count: int) -> str:
        """Claim these of so many shards, all or none. Empty once they are ours, else why they are not, in a sentence.

        Raises BadDatabase when the database has taken another form since it was opened.
        """
        return ""

    async def release(self) -> None:
        """Let go of them: from now on another process may have them."""

    async def lost(self) -> str:
        """Wait until they are ours no more although they were not released; why, in a sentence."""
        await asyncio.Event().wait()
        return ""

    async def identify(self, lane: Callable[[], Awaitable[int]], seconds: float) -> bool:
        """Wait for the turn to begin a session with Discord: in this `lane` nobody else does for so many seconds.

        False where there is nobody to take turns with; then the lane is not asked for.
        """
        return False

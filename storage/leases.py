"""The lease on the shards that this process serves.

Each kind of database has its own: an exclusive lock on a file (`storage.sqlite.leases`), advisory locks on a server
(`storage.postgres.leases`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection


class Leases:
    """A lease without rivals: whatever is requested is granted, and never lost."""

    shared = False
    """Whether several processes can use this database together, so that one can stand by for another."""

    async def take(self, shards: Collection[int], count: int, *, alone: bool = False) -> str:
        """Take these of `count` shards, all or none. Empty once they are ours, otherwise a sentence that says why not.

        `alone`: no other process is expected to take over, so a lease that is lost with its connection is taken again.
        Raises BadDatabase if the database was migrated since it was opened.
        """
        return ""

    async def release(self) -> None:
        """Give up the shards: from now on another process may have them."""

    async def lost(self) -> str:
        """Wait until the shards are lost without having been released; returns why, in a sentence.

        Raises BadDatabase if the database itself is gone.
        """
        await asyncio.Event().wait()
        return ""

    @property
    def held(self) -> bool:
        """Whether the lease seems valid. Cheap, and callable from any thread.

        Also true while nothing is taken. A write is committed only while it is true.
        """
        return True

    async def confirm(self) -> bool:
        """As `held`, but asks the database in case of doubt. Nothing may be written or sent after False."""
        return self.held

    async def identify(self, bucket: Callable[[], Awaitable[int]], seconds: float) -> bool:
        """Wait for the turn to begin a session with Discord: meanwhile no other process in this `bucket` does.

        False if there are no other processes; then `bucket` is not called.
        """
        return False

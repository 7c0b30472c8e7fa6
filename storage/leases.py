"""Which shards of the bot this process serves, and whether it still may.

Each kind of database has its own claims: an exclusive lock on a file (`storage.sqlite.leases`), advisory locks on a
server (`storage.postgres.leases`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection


class Leases:
    """Claims that nobody disputes: whatever is asked for is granted, and never lost."""

    shared = False
    """Whether several processes can use this database at once, so that a process can stand by for another."""

    async def take(self, shards: Collection[int], count: int, *, alone: bool = False) -> str:
        """Claim these of `count` shards, all or none. Empty once they are ours, else a sentence that says why not.

        `alone`: no other process is expected to take over, so a claim that is lost with its connection is taken again.
        Raises BadDatabase when the database was migrated since it was opened.
        """
        return ""

    async def release(self) -> None:
        """Give the claims up: from now on another process may have them."""

    async def lost(self) -> str:
        """Wait until the claims are lost without having been released; a sentence that says why.

        Raises BadDatabase when the database itself is gone.
        """
        await asyncio.Event().wait()
        return ""

    @property
    def held(self) -> bool:
        """Whether nothing speaks against acting on what was claimed. Cheap, and callable from any thread.

        True as well while nothing is claimed. A write is committed only while this holds.
        """
        return True

    async def confirm(self) -> bool:
        """As `held`, but where that is in doubt the database is asked. Nothing may be written or sent after False."""
        return self.held

    async def identify(self, bucket: Callable[[], Awaitable[int]], seconds: float) -> bool:
        """Wait for the turn to begin a session with Discord: in this `bucket` nobody else does for so many seconds.

        False where there is nobody to take turns with; then the lane is not asked for.
        """
        return False

"""The appearance of each message as a token, to find out without drawing whether it has to be edited."""

from __future__ import annotations

import asyncio

from cogs.services.services import Services
from storage.rows import FingerprintRow, MessageRow, Table


class Fingerprints:
    """The fingerprint of each message, as far as known: in memory, and stored with the message for the next start.

    It is stored a moment later, many together; what a crash loses costs one edit that changes nothing.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self._fingerprints: dict[int, str] = {}
        self._to_store: dict[int, FingerprintRow] = {}
        self._storing: asyncio.Task[None] | None = None

    def known(self, message: MessageRow | None) -> str:
        """The fingerprint of this message; empty if unknown."""
        return "" if message is None else self._fingerprints.get(message.message_id, message.looks)

    def note(self, table: Table | int, message_id: int, fingerprint: str) -> None:
        """Note that this message of a table shows that now."""
        self._fingerprints[message_id] = fingerprint
        self._to_store[message_id] = FingerprintRow(
            table_id=table if isinstance(table, int) else table.id, message_id=message_id, looks=fingerprint
        )
        if self._storing is None or self._storing.done():
            self._storing = asyncio.create_task(self._store_later(), name="fingerprints")

    async def clear(self, table: Table, message_id: int) -> None:
        """Store at once that it is unknown what this message of a table shows."""
        self._fingerprints[message_id] = ""
        self._to_store.pop(message_id, None)
        row = FingerprintRow(table_id=table.id, message_id=message_id, looks="")
        await self.services.tables.journal.set_fingerprints([row])

    def drop(self, message_id: int) -> None:
        """Note that this message no longer exists."""
        self._fingerprints.pop(message_id, None)
        self._to_store.pop(message_id, None)

    def forget(self) -> None:
        """Drop everything: each message is drawn again when it is touched."""
        self._fingerprints = dict.fromkeys(self._fingerprints, "")

    async def close(self) -> None:
        """Store what is still to be stored."""
        if self._storing is not None:
            self._storing.cancel()
            await asyncio.gather(self._storing, return_exceptions=True)
        await self._store()

    async def _store_later(self) -> None:
        while self._to_store:
            await asyncio.sleep(self.services.delays.fingerprints)
            await self._store()

    async def _store(self) -> None:
        rows = list(self._to_store.values())
        self._to_store = {}
        if rows:
            await self.services.tables.journal.set_fingerprints(rows)

"""The appearance of a message as a short token, to find out without drawing whether it has to be edited."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable
from dataclasses import replace

from cogs.services.screen import Block, Document, Image
from cogs.services.services import Services
from storage.rows import FingerprintRow, MessageRow, Table

LENGTH = 32
"""Hexadecimal digits of a token."""


def token(blocks: Iterable[Block], pictures: Iterable[str] = ()) -> str:
    """A token of these blocks and pictures (as SVG); equal for messages that look alike."""
    digest = hashlib.sha256()
    for part in (*(repr(_without_data(block)) for block in blocks), *pictures):
        digest.update(part.encode())
        digest.update(b"\0")
    return digest.hexdigest()[:LENGTH]


def _without_data(block: Block) -> Block:
    """Pictures and files by name and words; the SVG covers what a picture shows."""
    if isinstance(block, Image):
        return replace(block, data=None)
    return replace(block, data=b"") if isinstance(block, Document) else block


class Fingerprints:
    """The fingerprint of each message, as far as known: in memory, and stored with the message for the next start.

    It is stored a moment later, many together; what a crash loses costs one edit that changes nothing.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self._now: dict[int, str] = {}
        self._to_store: dict[int, FingerprintRow] = {}
        self._storing: asyncio.Task[None] | None = None

    def known(self, message: MessageRow | None) -> str:
        """The fingerprint of this message; empty if unknown."""
        return "" if message is None else self._now.get(message.message_id, message.looks)

    def note(self, table: Table | int, message_id: int, fingerprint: str) -> None:
        """Note that this message of a table shows that now."""
        self._now[message_id] = fingerprint
        self._to_store[message_id] = FingerprintRow(
            table_id=table if isinstance(table, int) else table.id, message_id=message_id, looks=fingerprint
        )
        if self._storing is None or self._storing.done():
            self._storing = asyncio.create_task(self._store_later(), name="fingerprints")

    async def clear(self, table: Table, message_id: int) -> None:
        """Store at once that it is unknown what this message of a table shows."""
        self._now[message_id] = ""
        self._to_store.pop(message_id, None)
        row = FingerprintRow(table_id=table.id, message_id=message_id, looks="")
        await self.services.tables.journal.set_fingerprints([row])

    def drop(self, message_id: int) -> None:
        """Note that this message no longer exists."""
        self._now.pop(message_id, None)
        self._to_store.pop(message_id, None)

    def forget(self) -> None:
        """Drop everything: each message is drawn again when it is touched."""
        self._now = dict.fromkeys(self._now, "")

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
        rows, self._to_store = list(self._to_store.values()), {}
        if rows:
            await self.services.tables.journal.set_fingerprints(rows)

"""Messages to and from the other processes on this database.

Triggers of the database send them with each COMMIT (NOTIFY on the channel `kantera`; see the migrations), so the code
that stores something need not do so. A separate connection listens. While it is lost, messages are lost; its return is
also announced by a message.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
from pydantic import TypeAdapter, ValidationError

from storage.errors import StorageFailure
from storage.peers import Heard, PeerMessage, Peers
from storage.postgres.connection import connect_aside, line_of, mask

log = logging.getLogger(__name__)

CHANNEL = "kantera"
"""The channel of NOTIFY; each database has its own."""

LOOK_AFTER = 5.0
"""Seconds between two checks of the connection, and the most that a check may take."""

AGAIN_AFTER = 0.5
"""Seconds from a loss, and from each failure, to the next attempt to connect."""

_NOTICE = TypeAdapter(PeerMessage)


class PostgresPeers(Peers):
    """The other processes.

    `own`: the server process of our writing connection (its messages are our own); `run` has it run a statement.
    """

    def __init__(self, address: str, own: Callable[[], int | None], run: Callable[[str], Awaitable[None]]) -> None:
        self.address = address
        self._own = own
        self._run = run
        self._listening: asyncio.Task[None] | None = None

    async def listen(self, heard: Heard) -> bool:
        """Pass on what other processes say. Returns once it is listening, or the first attempt has failed."""
        tried = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(heard, tried), name="notices")
        await tried.wait()
        return True

    async def say(self, text: str) -> None:
        """Send a text to the other processes."""
        payload = json.dumps({"what": "said", "text": text}, ensure_ascii=False).replace("'", "''")
        await self._run(f"SELECT pg_notify('{CHANNEL}', '{payload}')")

    async def close(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self, heard: Heard, tried: asyncio.Event) -> None:
        missed = False
        while True:
            try:
                async with await connect_aside(self.address) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    tried.set()
                    if missed:
                        await _tell(heard, PeerMessage("anything"))
                        log.warning(
                            "%s: messages of other processes arrive again; everything is read again",
                            mask(self.address),
                        )
                    missed = False
                    await self._hear(connection, heard)
            except StorageFailure as error:
                log.warning("%s: what other processes stored meanwhile cannot be read: %s", mask(self.address), error)
            except (psycopg.Error, OSError) as error:  # TimeoutError is one
                if not missed:
                    why = line_of(error) if isinstance(error, psycopg.Error) else str(error) or "no answer"
                    log.warning("%s: messages of other processes do not arrive: %s", mask(self.address), why)
            missed = True
            tried.set()
            await asyncio.sleep(AGAIN_AFTER)

    async def _hear(self, connection: psycopg.AsyncConnection[Any], heard: Heard) -> None:
        """Pass messages on until the connection is lost. Raises psycopg.Error, TimeoutError."""
        while True:
            async for notify in connection.notifies(timeout=LOOK_AFTER):
                if notify.pid == self._own():
                    continue
                try:
                    notice = _NOTICE.validate_json(notify.payload)
                except ValidationError as error:
                    log.error("a message cannot be read: %s", error)
                    continue
                await _tell(heard, notice)
            async with asyncio.timeout(LOOK_AFTER):
                await connection.execute(b"SELECT 1")


async def _tell(heard: Heard, notice: PeerMessage) -> None:
    """Raises StorageFailure."""
    try:
        await heard(notice)
    except StorageFailure:
        raise
    except Exception:
        log.exception("a message was not processed: %s", notice)

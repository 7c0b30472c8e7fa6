"""The connections of the page server: limited in number, in idle time, and in what a page may send."""

from __future__ import annotations

import asyncio
import logging
import resource

from aiohttp import web

from cogs.services.rate_limit import RateLimit
from web.access import HEADERS
from web.limits import BURST, BYTES, MOST_CONNECTIONS, SHARE

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds in which the head of a request has to arrive, and then its body."""


class Room:
    """Connections that count together. If there are too many, the oldest one is closed for a new one."""

    def __init__(self) -> None:
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        self.most = MOST_CONNECTIONS if files == resource.RLIM_INFINITY else min(MOST_CONNECTIONS, files // SHARE)
        self._inside: dict[Visitor, None] = {}

    def enter(self, visitor: Visitor) -> None:
        """Count a connection as the newest one here."""
        self.leave(visitor)
        if len(self._inside) >= self.most:
            next(iter(self._inside)).drop()
        self._inside[visitor] = None

    def leave(self, visitor: Visitor) -> None:
        """Count a connection no longer."""
        self._inside.pop(visitor, None)


class Visitor(web.RequestHandler):
    """A connection. It counts in a room until its page is shown."""

    def __init__(self, server: web.Server, room: Room) -> None:
        loop = asyncio.get_running_loop()
        waits = {"keepalive_timeout": PATIENCE, "lingering_time": 1.0}
        super().__init__(server, loop=loop, access_log=None, auto_decompress=False, **waits)  # type: ignore[arg-type]
        self._room: Room | None = room
        self._rate: RateLimit | None = None
        """Limits the bytes that a socket may send; None as long as it is no socket."""

    def count_again(self) -> None:
        """Count as new again: a proxy uses a connection for the requests of many people."""
        if self._room is not None:
            self._room.enter(self)

    def becomes_socket(self, room: Room | None) -> None:
        """From now on it is a socket, which counts in this room; None: in no room."""
        self._rate = self._rate or RateLimit(BURST, BYTES)
        self._leave()
        self._room = room
        self.count_again()

    def drop(self) -> None:
        """Close the connection at once."""
        self._leave()
        if self.transport is not None:
            self.transport.abort()

    def _leave(self) -> None:
        """Count in no room any longer."""
        if self._room is not None:
            self._room.leave(self)
            self._room = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.count_again()

    def connection_lost(self, exc: BaseException | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._rate is None or self._rate.take(len(data)):
            super().data_received(data)
            return
        log.warning("a page sends too much")
        self.drop()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """The response to a request that cannot be read, or whose handler has failed."""
        if self.transport is None or self.transport.is_closing():  # by the other side, or by `drop`
            log.info("a connection was closed during its request: %s", exc)
            raise ConnectionError from exc
        if status == 500:
            log.error("a request failed", exc_info=exc)
        else:
            log.warning("a request cannot be read: %s", type(exc).__name__)
        if request.writer.output_size:
            raise ConnectionError("the response has begun already")
        response = web.Response(status=status, headers=HEADERS)
        response.force_close()
        return response

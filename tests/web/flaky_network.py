"""A network between a browser and the server of pages that can fail in more than one way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

HOST = "127.0.0.1"


@dataclass(eq=False)
class Wire:
    """Passes bytes on to a port. `port`: its own, to which browsers connect."""

    port: int = 0
    to: int = 0
    deaf: bool = False
    """Whether replies to browsers are dropped while their own messages still arrive."""
    connections: int = 0
    """The number of browsers opened since the start."""
    _passes: asyncio.Event = field(default_factory=asyncio.Event)
    _is_down: bool = False
    _writers: set[asyncio.StreamWriter] = field(default_factory=set)

    def cut(self) -> None:
        """Reset all connections, and every new one."""
        self._is_down = True
        for writer in list(self._writers):
            writer.transport.abort()

    def hush(self) -> None:
        """Lose all bytes from now on, as a phone without a network does. New connections are accepted, and silent."""
        self._passes.clear()

    def mend(self) -> None:
        """Pass bytes on again; connections that have lost any are reset."""
        if not self._passes.is_set():
            self.cut()
        self._passes.set()
        self._is_down = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of a browser."""
        self.connections += 1
        if self._is_down:
            writer.transport.abort()
            return
        self._writers.add(writer)
        others: list[asyncio.StreamWriter] = []
        try:
            if self._passes.is_set():
                server, upstream = await asyncio.open_connection(HOST, self.to)
                others.append(upstream)
                self._writers.add(upstream)
                await asyncio.gather(self._copy(reader, upstream), self._copy(server, writer, heard=True))
            while await reader.read(4096):
                pass
        except OSError:
            pass
        finally:
            for stream in (writer, *others):
                self._writers.discard(stream)
                stream.transport.abort()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, heard: bool = False) -> None:
        while data := await reader.read(65536):
            if self._passes.is_set() and not (heard and self.deaf):
                writer.write(data)
        if self._passes.is_set():
            writer.close()


@asynccontextmanager
async def wire() -> AsyncIterator[Wire]:
    """A network that works."""
    network = Wire()
    network.mend()
    server = await asyncio.start_server(network.serve, HOST, 0)
    network.port = server.sockets[0].getsockname()[1]
    try:
        yield network
    finally:
        network.cut()
        server.close()

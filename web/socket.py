"""The WebSocket of one page: limits on what comes in, a deadline for what goes out."""

from __future__ import annotations

import asyncio
import logging

from aiohttp import WSCloseCode, WSMsgType, web
from pydantic import ValidationError

from cogs.services.rate_limit import RateLimit
from web.live import Live
from web.page import Page
from web.requests import REQUEST, Dismiss, LookBack, Ping, ShowMoment, Speak, Stroke
from web.sheet import Revoked, Sheet

log = logging.getLogger(__name__)

LARGEST = 64 * 1024
"""Bytes of one message from a page."""
RATE = 20.0
"""Messages of one page in a second; more end its connection."""
MARKS = 20
"""Marks of a line that count as one more message."""
SLOW = 10.0
"""Seconds in which a page has to take what is sent to it."""
AT_ONCE = 3
"""Requests of one page that are carried out at the same time; the next one waits."""
CHECK = 60.0
"""Seconds between two checks whether the session still exists."""
CODES = {
    "signed_out": 4401,
    "unwatched": 4403,
    "elsewhere": 4409,
    "flood": 4429,
    "malformed": 4400,
    "full": 4503,
    "retry": WSCloseCode.SERVICE_RESTART,
}
"""Close codes by reason; the page reconnects after the last one only."""


class Connection:
    """Serves one page until either side closes it."""

    def __init__(self, live: Live, request: web.Request) -> None:
        self._live = live
        self._request = request
        self._socket = web.WebSocketResponse(heartbeat=20.0, max_msg_size=LARGEST, compress=False)
        self._tasks: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._rate = RateLimit(RATE, RATE)

    async def send(self, data: str | bytes) -> None:
        """Send one message. Raises ConnectionError when the page does not take it in time."""
        try:
            async with asyncio.timeout(SLOW):
                if isinstance(data, str):
                    await self._socket.send_str(data)
                else:
                    await self._socket.send_bytes(data)
        except TimeoutError as error:
            self._abort()
            raise ConnectionError("the page is too slow") from error
        except RuntimeError as error:  # aiohttp: the socket is closing
            raise ConnectionError(str(error)) from error

    async def close(self, why: str) -> None:
        """Close the page for a reason."""
        try:
            async with asyncio.timeout(SLOW):
                await self._socket.close(code=CODES[why])
        except TimeoutError:
            self._abort()

    async def first(self) -> str:
        """The first message of the page, before it is served; empty if none comes in time."""
        await self._prepare()
        try:
            async with asyncio.timeout(SLOW):
                return str((await self._socket.receive()).data or "")
        except TimeoutError:
            return ""

    async def serve(self, page: Sheet, hello: dict[str, object]) -> web.WebSocketResponse:
        """Show the game and carry out requests until the socket is closed."""
        await self._prepare()
        if not await self._live.enter(page, self.close):
            await self.close("full")
            return self._socket
        checking = asyncio.create_task(self._check(page))
        try:
            await page.tell("hello", **hello)
            await page.refresh()
            await self._receive(page)
        except Revoked:
            await self.close("unwatched")
        except Exception as error:
            if not page.closed:
                log.warning("table %d: a page cannot be shown: %s", page.table_id, error)
                await self.close("retry")
        finally:
            self._live.leave(page)
            checking.cancel()
        return self._socket

    async def refuse(self, why: str) -> web.WebSocketResponse:
        """Close the socket at once for a reason, which a browser learns only from an open one."""
        await self._prepare()
        await self.close(why)
        return self._socket

    async def _prepare(self) -> None:
        if not self._socket.prepared:
            await self._socket.prepare(self._request)

    async def _receive(self, page: Sheet) -> None:
        async for message in self._socket:
            if message.type is not WSMsgType.TEXT:
                await self.close("malformed")
                return
            try:
                request = REQUEST.validate_json(message.data)
            except ValidationError as error:
                wrong = [(each["loc"], each["type"]) for each in error.errors(include_input=False, include_url=False)]
                log.warning("table %d: a page sends what cannot be read: %s", page.table_id, wrong)
                await self.close("malformed")
                return
            if not self._rate.take(1 + (len(request.marks) // MARKS if isinstance(request, Stroke) else 0)):
                log.warning("table %d: a page sends too much", page.table_id)
                await self.close("flood")
                return
            if isinstance(request, Ping):
                await page.tell("pong")
            elif isinstance(request, Speak):
                await self._live.speak(page, request)
            elif isinstance(request, LookBack | ShowMoment):
                self._live.look_back(page, request)
            elif not isinstance(page, Page):  # a spectator, who can do nothing else
                await self.close("malformed")
                return
            elif isinstance(request, Dismiss):
                page.dialogs.pop(request.dialog, None)
            else:
                await self._slots.acquire()
                task = asyncio.create_task(self._live.carry_out(page, request))
                self._tasks.add(task)
                task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._slots.release()
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a request of a page failed", exc_info=error)

    async def _check(self, page: Sheet) -> None:
        while True:
            await asyncio.sleep(CHECK)
            await self._live.check(page)

    def _abort(self) -> None:
        if self._request.transport is not None:
            self._request.transport.abort()

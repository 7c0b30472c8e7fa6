"""The WebSocket of one page: limits on what comes in, a deadline for what goes out."""

from __future__ import annotations

import asyncio
import logging

from aiohttp import WSCloseCode, WSMsgType, web
from pydantic import ValidationError

from cogs.services.rate_limit import RateLimit
from rules.errors import RulesError
from web.connections import Visitor
from web.limits import AT_ONCE, LARGEST, MARKS, RATE
from web.live import Live
from web.requests import REQUEST, Dismiss, LookBack, Ping, ShowMoment, Speak, Stroke
from web.sheet import Revoked, Sheet

log = logging.getLogger(__name__)

SLOW = 10.0
"""Seconds in which a page has to take what is sent to it."""
FIRST = 3.0
"""Seconds in which the first message has to come from someone unknown."""
CLOSED = 1.0
"""Seconds in which a page that is closed has to confirm that."""
CHECK = 60.0
"""Seconds between two checks whether the session still exists."""
CODES = {
    "signed_out": 4401,
    "unwatched": 4403,
    "left": 4404,
    "elsewhere": 4409,
    "flood": 4429,
    "malformed": 4400,
    "full": 4503,
    "retry": WSCloseCode.SERVICE_RESTART,
}
"""Close codes by reason; the page reconnects after the last one only."""


class Connection:
    """Serves one page until either side closes it."""

    def __init__(self, live: Live, request: web.Request, visitor: Visitor) -> None:
        self._live = live
        self._request = request
        self._visitor = visitor
        self._socket = web.WebSocketResponse(heartbeat=20.0, max_msg_size=LARGEST, compress=False, autoping=False)
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
            self._visitor.drop()
            raise ConnectionError("the page is too slow") from error
        except RuntimeError as error:  # aiohttp: the socket is closing
            raise ConnectionError(str(error)) from error

    async def close(self, why: str) -> None:
        """Close the page for a reason."""
        try:
            async with asyncio.timeout(CLOSED):
                await self._socket.close(code=CODES[why])
        except TimeoutError:
            self._visitor.drop()

    async def first(self) -> str:
        """The first message of the page, before it is served; empty if none comes in time."""
        await self._prepare()
        try:
            async with asyncio.timeout(FIRST):
                message = await self._socket.receive()
        except TimeoutError:
            return ""
        return str(message.data) if message.type is WSMsgType.TEXT else ""

    async def serve(self, page: Sheet) -> web.WebSocketResponse:
        """Show the game and carry out requests until the socket is closed."""
        try:
            why = await page.ended()
        except RulesError as error:
            log.warning("table %d: it cannot be checked who opens a page: %s", page.table_id, error)
            why = "retry"
        if why:
            return await self.refuse(why)
        await self._prepare()
        if why := self._live.enter(page, self.close):
            return await self.refuse(why)
        self._visitor.becomes_socket(None)
        checking = asyncio.create_task(self._check(page))
        try:
            await page.tell("hello", language=page.language)
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
            is_control = message.type in (WSMsgType.PING, WSMsgType.PONG)
            try:
                text = message.data if message.type is WSMsgType.TEXT else ""
                request = None if is_control else REQUEST.validate_json(text)
            except ValidationError as error:
                flaws = [(flaw["loc"], flaw["type"]) for flaw in error.errors(include_input=False, include_url=False)]
                log.warning("table %d: a page sends what cannot be read: %s", page.table_id, flaws)
                await self.close("malformed")
                return
            if not self._rate.take(1 + (len(request.marks) // MARKS if isinstance(request, Stroke) else 0)):
                log.warning("table %d: a page sends too much", page.table_id)
                await self.close("flood")
                return
            if request is None:
                if message.type is WSMsgType.PING:
                    await self._socket.pong(message.data)
            elif isinstance(request, Ping):
                await page.tell("pong")
            elif isinstance(request, Speak):
                await self._live.speak(page, request)
            elif isinstance(request, LookBack | ShowMoment):
                self._live.look_back(page, request)
            elif isinstance(request, Dismiss):
                page.dialogs.discard(request.dialog)
            else:
                await self._slots.acquire()
                task = asyncio.create_task(self._live.answer(page, request))
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

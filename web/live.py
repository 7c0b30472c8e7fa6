"""All open pages of this process: updates when a table changes, and the requests of their people."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from typing import Any

from cogs.screens.summary import ACTION
from cogs.services.caller import Caller, Handler, carry_out
from cogs.services.rate_limit import RateLimit
from cogs.services.replies import DeliveryFailed
from cogs.services.services import Services
from rules.errors import RulesError
from rules.messages import Event
from storage.errors import StorageFailure
from storage.peers import PeerMessage
from web.blocks import may_send, spectator_request
from web.limits import MINUTE, MOST_OF_ALL, MOST_OF_PERSON, MOST_SPECTATORS, OPENED
from web.moments import Moments
from web.page import Page
from web.requests import LookBack, Press, ShowMoment, Speak, Stroke, Submit
from web.responder import PageResponder, caller_of, request_id, spectator_of, submission_of
from web.sheet import Revoked, Sheet
from web.spectator import Spectator

log = logging.getLogger(__name__)

MERGE = 0.02
"""Seconds between a change and the update of other people's pages, which includes what happens meanwhile."""
PROMPT = 0.2
"""Seconds that the update of one page may take before that of the next one begins."""

Close = Callable[[str], Awaitable[None]]
"""Closes a page for a reason, which the page shows."""


class Live:
    """Pushes changes to pages and carries out their requests.

    `pressed` carries out a request (`Router.pressed`), `handlers` what spectators read; `answering` is entered
    meanwhile, so that the process does not end in the middle.
    """

    def __init__(
        self,
        services: Services,
        pressed: Callable[[Caller], Awaitable[None]],
        handlers: Mapping[str, Handler],
        answering: Callable[[int], AbstractContextManager[None]],
    ) -> None:
        self.services = services
        self._pressed, self._handlers = pressed, handlers
        self._answering = answering
        self._pages: dict[Sheet, Close] = {}
        """In the order in which they were opened."""
        self._openings: dict[int, RateLimit] = {}
        """The limits on opening pages, by person."""
        self._pushing: dict[int, asyncio.Task[None]] = {}
        self._updating: dict[Sheet, asyncio.Task[None]] = {}
        """The updates that are under way."""
        self._next_tables: dict[int, object] = {}
        """By channel, what matters about its newest table to pages of games that ended there."""
        self._requests: dict[PageResponder, Press | Stroke | Submit] = {}
        """The requests that are being carried out, by what answers them."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._moments = Moments(services)

    def follow(self) -> None:
        """Listen for changes from now on, including those that other processes store."""
        tables = self.services.tables
        tables.store.listeners.append(self.changed)
        tables.cluster.listeners.append(self.heard)
        tables.page_keys.closed.append(lambda user_id: self._start(self.check_person(user_id)))
        self.services.members.leavers.append(self.check_person)
        tables.forgetting.forgetters.append(self.check_sessions)

    @property
    def pages(self) -> list[Sheet]:
        """All open pages."""
        return list(self._pages)

    def _pages_at(self, table_id: int) -> list[Sheet]:
        return [page for page in self._pages if page.table_id == table_id]

    def _pages_of(self, user_id: int) -> list[Sheet]:
        return [page for page in self._pages if page.user_id == user_id]

    def enter(self, page: Sheet, close: Close) -> str:
        """A page was opened; returns why it is refused, empty if it isn't.

        If its person has too many, the oldest is closed.
        """
        if isinstance(page, Spectator):
            watching = [other.table_id for other in self.pages if isinstance(other, Spectator)]
            if len(watching) >= MOST_OF_ALL or watching.count(page.table_id) >= MOST_SPECTATORS:
                return "full"
        elif isinstance(page, Page):
            if not self._openings.setdefault(page.user_id, RateLimit(OPENED, OPENED / MINUTE)).take():
                return "flood"
            for other in self._pages_of(page.user_id)[: 1 - MOST_OF_PERSON]:
                self._start(self._close(other, "elsewhere"))
        self._pages[page] = close
        return ""

    def leave(self, page: Sheet) -> None:
        """A page was closed."""
        page.closed = True
        self._pages.pop(page, None)

    # Changes

    async def changed(self, table_id: int, events: Sequence[Event]) -> None:
        """Something was committed at this table."""
        self.touch(table_id)
        await self._update_leading_to(table_id)

    async def heard(self, message: PeerMessage) -> None:
        """Another process has stored something. Own tables are announced anyway (`changed`)."""
        if message.what == "table":
            self.touch(message.number)
            await self._update_leading_to(message.number)
        elif message.what in ("anything", "forgotten"):
            self.check_sessions()
            for table_id in {page.table_id for page in self._pages}:
                self.touch(table_id)

    async def _update_leading_to(self, table_id: int) -> None:
        """Update the pages of games that ended in the channel of this table, if they may lead there, or no longer."""
        ended_in = {page.left for page in self.pages} - {None}
        self._next_tables = {channel: state for channel, state in self._next_tables.items() if channel in ended_in}
        if not ended_in:
            return
        try:
            table = await self.services.tables.store.get(table_id)
        except RulesError as error:
            log.warning("table %d cannot be read, so no page leads there: %s", table_id, error)
            return
        state = (table.id, table.is_over, table.watch_key, [seat.user_id for seat in table.seats])
        if table.channel_id not in ended_in or self._next_tables.get(table.channel_id) == state:
            return
        self._next_tables[table.channel_id] = state
        for old in {page.table_id for page in self.pages if page.left == table.channel_id} - {table_id}:
            self.touch(old)

    def touch(self, table_id: int) -> None:
        """The pages of this table may be out of date."""
        pages = self._pages_at(table_id)
        for page in pages:
            page.outdated = True
        if pages:
            self._start_push(table_id)

    def _start_push(self, table_id: int) -> None:
        if table_id not in self._pushing:
            self._pushing[table_id] = asyncio.create_task(self._push(table_id), name=f"pages of table {table_id}")

    async def _push(self, table_id: int) -> None:
        try:
            while outdated := [page for page in self._pages_at(table_id) if self._has_to_update(page)]:
                await asyncio.sleep(MERGE)
                if self._is_drawn_on(table_id):
                    continue
                for page in sorted(outdated, key=lambda page: isinstance(page, Spectator)):
                    if self._has_to_update(page) and not self._is_answering(page):
                        update = self._updating[page] = self._start(self._update(page))
                        await asyncio.wait({update}, timeout=PROMPT)
        finally:
            del self._pushing[table_id]

    def _has_to_update(self, page: Sheet) -> bool:
        """Whether a page shows less than it could, and no update of it is under way."""
        return page.outdated and page not in self._updating and not page.closed

    def _is_drawn_on(self, table_id: int) -> bool:
        """Whether a drawn line is carried out at a table: its pages show the result all at once, not step by step."""
        drawn = (responder.page for responder, request in self._requests.items() if isinstance(request, Stroke))
        return any(page.table_id == table_id for page in drawn)

    def _is_answering(self, page: Sheet) -> bool:
        """Whether a request of a page waits for its answer: what it changes is shown with that, not before."""
        return any(responder.page is page and not responder.answered for responder in self._requests)

    async def _update(self, page: Sheet) -> None:
        """Send a page every change, also those that come while it is slow to take the one before."""
        try:
            while page.outdated and not page.closed and not self._is_answering(page):
                opened = list(page.dialogs)
                seat_and_end = page.seat_and_end
                await self._refresh(page)
                if page.seat_and_end != seat_and_end:
                    await self._close_dialogs(page, opened)
        finally:
            del self._updating[page]
            if self._has_to_update(page):  # a request of it has begun meanwhile
                self._start_push(page.table_id)

    async def _close_dialogs(self, page: Sheet, opened: Sequence[int]) -> None:
        """Close dialogs that show what another seat could do, or what could be done during the game."""
        with suppress(DeliveryFailed):
            for number in opened:
                await page.close_dialog(number)

    async def _refresh(self, page: Sheet) -> None:
        try:
            await page.refresh()
        except Revoked:
            await self._close(page, "unwatched")
        except DeliveryFailed:
            self.leave(page)
        except RulesError as error:
            log.warning("table %d: a page cannot be updated: %s", page.table_id, error)
        except Exception:
            log.exception("table %d: a page cannot be updated", page.table_id)

    # Requests

    async def speak(self, page: Sheet, request: Speak) -> None:
        """The page is read in another language from now on."""
        try:
            await page.speak(request.language)
            if isinstance(page, Page):
                await self.services.tables.page_keys.set_language(page.secret, request.language)
        except DeliveryFailed:
            return
        except StorageFailure as error:
            log.warning("the language of a page could not be stored: %s", error)
        await self._refresh(page)

    def look_back(self, page: Sheet, request: LookBack | ShowMoment) -> None:
        """The page looks back at past events, while everything else goes on."""
        self._start(self._moments.answer(page, request))

    async def answer(self, page: Sheet, request: Press | Stroke | Submit) -> None:
        """Carry out a request, if it is one that this browser may send; otherwise end the connection."""
        try:
            if why := await page.ended():
                await self._close(page, why)
            elif isinstance(page, Page):
                await self.carry_out(page, request)
            elif isinstance(page, Spectator) and not isinstance(request, Stroke):
                await self.read(page, request)
            else:
                await self._close(page, "malformed")
        except DeliveryFailed:
            log.info("table %d: a page was closed before its request was answered", page.table_id)
        except RulesError as error:
            log.warning("table %d: a request of a page failed: %s", page.table_id, error)
            await self._close(page, "retry")

    async def carry_out(self, page: Page, request: Press | Stroke | Submit) -> None:
        """Carry out a request as if a component had been used in Discord, then acknowledge it. Raises RulesError."""
        submission = submission_of(request)
        if not may_send(request.id, page.table_id, menu=submission.menu):
            log.warning("table %d: a page has sent %r", page.table_id, request.id)
            await page.tell("refused", nonce=request.nonce)
            return
        table = await self.services.tables.store.get(page.table_id)
        seat = table.seat_of(page.user_id)
        opened = list(page.dialogs)
        responder = PageResponder(page, request.dialog)
        caller = caller_of(responder, table, request.nonce, submission)
        self._requests[responder] = request
        try:
            with self._answering(request_id(page.secret, request.nonce)):
                await self._pressed(caller)
        finally:
            del self._requests[responder]
        current = await self.services.tables.store.get(page.table_id)
        if (seat, table.is_over) != (current.seat_of(page.user_id), current.is_over):
            await self._close_dialogs(page, opened)
        await page.tell("done", nonce=request.nonce)
        for own in self._pages_of(page.user_id):
            if own is not page or page.outdated or not responder.displayed:
                await self._refresh(own)  # drafts and personal settings are not announced

    async def read(self, page: Spectator, request: Press | Submit) -> None:
        """Carry out a request of a spectator, then acknowledge it; anything but reading ends the connection.

        Raises RulesError.
        """
        caller = spectator_of(page, request)
        press = spectator_request(request.id, page.table_id, menu=request.id.startswith("m"))
        if press is None:
            await self._close(page, "malformed")
            return
        work = page.going_on if press.action == ACTION else self._handlers[press.action]
        async with page.turn:
            await carry_out(caller, lambda caller: work(caller, press))
        await page.tell("done", nonce=request.nonce)

    # Sessions

    async def check_person(self, user_id: int) -> None:
        """This person has signed out or left a server: close the pages that they may no longer see."""
        for page in self._pages_of(user_id):
            await self.check(page)

    def check_sessions(self) -> None:
        """Close all pages whose session was ended, here or in another process."""
        for page in self.pages:
            self._start(self.check(page))

    async def check(self, page: Sheet) -> None:
        """Close a page whose session or link has ended, or whose person has left the server."""
        try:
            if why := await page.ended():
                await self._close(page, why)
        except RulesError as error:
            log.warning("it cannot be checked whether a page may stay open: %s", error)

    async def _close(self, page: Sheet, why: str) -> None:
        close = self._pages.get(page)
        self.leave(page)
        if close is not None:
            await close(why)

    async def close(self) -> None:
        """Close all pages; they reconnect automatically when the bot is back."""
        await asyncio.gather(*(self._close(page, "retry") for page in self.pages))
        tasks = [*self._tasks, *self._pushing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

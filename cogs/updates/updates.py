"""Updates open panels, DMs and the board after a change at a table: debounced, and always to the latest state."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

import discord
from pydantic import TypeAdapter

from cogs.services.caller import Caller
from cogs.services.replies import DeliveryFailed
from cogs.services.services import Services
from cogs.updates.boards import Boards
from cogs.updates.fingerprints import Fingerprints
from cogs.updates.hands import Hands
from cogs.updates.membership import Membership
from cogs.updates.night_announcements import announce
from cogs.updates.panels import PanelContents, Panels
from cogs.updates.shows import Shows
from cogs.updates.update_queue import ResponsePriority, UpdateQueue
from rules.errors import RulesError
from rules.messages import Event, Seat
from storage.peers import PeerMessage
from storage.rows import LoggedEvent, Table
from tables.seats.nights import HOUR, REMINDER

log = logging.getLogger(__name__)

RINGS = ("log-remind", "log-warn", "log-called", "log-nobody_plays", "log-parked", "log-channel_gone", REMINDER, HOUR)
"""Events of which people are notified by DM or mention: everyone who may know them."""
PROPOSED = (
    *("log-undo_proposed", "log-undo_late", "log-count_proposed", "log-stop_proposed", "log-end_proposed"),
    *("log-stand_in_proposed", "log-takeover_proposed"),
)
"""The events about proposals that are shown to those who are to agree."""


@dataclass(frozen=True, slots=True)
class TurnedDm:
    """A press was answered in the DM of a table by a process that does not show it."""

    table_id: int
    guild_id: int | None
    seat: Seat
    message_id: int
    turned: PanelContents | None


_TURNED = TypeAdapter(TurnedDm)


class _LastAct(NamedTuple):
    """The last thing that a person has done at a table: when, and with which request if it was in this process."""

    at: float
    caller: Caller | None


@dataclass(slots=True)
class _ShownTable:
    """A table as its screens were last shown; forgotten when its game is over."""

    asked: set[Seat] = field(default_factory=set)
    """The seats that were asked something when the DMs were last shown."""
    asked_on_board: set[Seat] = field(default_factory=set)
    """The seats that were asked something when the board was last shown."""
    repost_at: float | None = None
    """When the board is to be posted again, by the clock of the event loop; None: it is not buried."""
    last_repost: float = 0.0
    """When it was last to be posted again because it was buried."""
    renews_dms: bool = False
    """Whether all DMs are to be sent again."""
    rings: dict[Seat, Event] = field(default_factory=dict)
    """The events of which seats are to be notified when the DMs are shown next."""
    acts: dict[int, _LastAct] = field(default_factory=dict)
    """By person."""


class Updater:
    """Brings the screens of a table up to date after each change, each kind in its own queue.

    So a board that Discord is slow to accept delays no panel. Board and DMs are shown by the process that serves the
    table; a panel by the one in which it was opened.
    """

    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services = services
        self.priority = ResponsePriority()
        self.membership = Membership(services, client)
        services.members.leavers.append(self.touch_all_of)
        self.shown = Fingerprints(services)
        self.shows = Shows(services, self._touch_shows)
        self.client = client
        self.boards = Boards(services, client, self.membership, self.shown, self.shows, self.touch)
        self.hands = Hands(services, client, self.membership, self.shown, self.tell_closed)
        self.panels = Panels(services, self.shows, self.touch)
        merge, settle = services.delays.merge, services.delays.settle
        self._panel_queue = UpdateQueue("panels", self._show_panels, merge / 4, settle)
        self._dm_queue = UpdateQueue("DMs", self._show_dms, merge / 2, settle)
        self._board_queue = UpdateQueue("board", self._show_board, merge, settle)
        self._queues = (self._panel_queue, self._dm_queue, self._board_queue)
        self._tables: defaultdict[int, _ShownTable] = defaultdict(_ShownTable)
        self._no_dms_notices: dict[tuple[int, int], str] = {}
        """By table and person, the key of the sentence that tells them why they get no DMs, until it is said."""
        self._opening: set[int] = set()
        """Channels in which a new table is being shown by the code that opens it."""
        self._looks_for: set[int] = set()
        """Tables whose board may have been deleted while the bot was away."""

    async def changed(self, table_id: int, events: Sequence[Event]) -> None:
        """A listener of `Tables`: something was committed at this table.

        What should not wait is announced immediately.
        """
        rings = {event.key: event for event in events if event.key in (*RINGS, *PROPOSED)}
        if rings:
            await self._ring(table_id, rings.values())
        await self.shows.changed(table_id, events)
        self.touch(table_id)

    async def heard(self, message: PeerMessage) -> None:
        """Another process has stored or announced something; changes of our own tables are announced as always."""
        if message.what == "table" and not self.services.tables.store.shards.serve(message.guild_id):
            self._touch_panels({message.number})
        elif message.what == "anything":
            self._touch_panels(self.panels.tables())
        elif message.what == "text_table":
            self.touch(message.number)
        elif message.what == "person":
            await self.touch_all_of(message.number)
        elif message.what == "said":
            dm = _TURNED.validate_json(message.text)
            if self.services.tables.store.shards.serve(dm.guild_id):
                self.hands.turned_elsewhere(dm.table_id, dm.seat, dm.message_id, dm.turned)
                self.touch(dm.table_id)

    async def tell_turned(self, table: Table, seat: Seat, message_id: int) -> None:
        """A press was answered in the DM of a table that another process shows: that one draws what is missing."""
        if self.services.tables.store.is_own(table):
            return
        turned = self.hands.turned(table.id, seat)
        dm = TurnedDm(table.id, table.guild_id, seat, message_id, turned)
        try:
            await self.services.tables.database.peers.say(_TURNED.dump_json(dm).decode())
        except RulesError as error:
            log.warning("table %d: the process that shows it cannot be notified of a press: %s", table.id, error)

    async def _ring(self, table_id: int, events: Iterable[Event]) -> None:
        """Note whom to notify of these events when the DMs are shown next."""
        table = await self.services.tables.store.get(table_id)
        if not self.services.tables.store.is_own(table):
            return
        for event in events:
            if event.key in RINGS:
                notified = [seat.number for seat in table.people if event.heard_by(seat.number)]
            else:
                proposal = table.proposal(event.number) if isinstance(event, LoggedEvent) else None
                notified = [] if proposal is None else table.to_agree(proposal)
            for seat in notified:
                self._tables[table_id].rings[seat] = event

    def forget_names(self) -> None:
        """Clear the records of what was shown; open panels are rebuilt when their table is touched next."""
        for table in self._tables.values():
            table.acts.clear()
            table.rings.clear()
        self.shown.forget()
        self.boards.forget()
        self.hands.forget()
        self.panels.forget()

    def _touch_panels(self, table_ids: set[int]) -> None:
        """The panels open here may be out of date, for tables that another process shows."""
        for table_id in table_ids & self.panels.tables():
            self._panel_queue.touch(table_id)

    def talked(self, channel_id: int, message_id: int, *, own: bool) -> None:
        """A message was written in a channel; a board that it buries is posted again soon. `own`: by the bot."""
        table_id = self.boards.buried.heard(channel_id, message_id, own=own)
        if table_id is None or self._tables[table_id].repost_at is not None:
            return
        screens, delays = self._tables[table_id], self.services.delays
        now = asyncio.get_running_loop().time()
        due = max(now + delays.talk, screens.last_repost + delays.reposts)
        screens.repost_at = screens.last_repost = due
        self._board_queue.touch_later(table_id, due - now)

    def touch(self, table_id: int) -> None:
        """The screens of this table may be out of date."""
        for queue in self._queues:
            queue.touch(table_id)

    async def touch_all_of(self, user_id: int) -> None:
        """The screens of this person's tables may be out of date."""
        for table in await self.services.tables.store.unfinished(user_id=user_id):
            if self.services.tables.store.is_own(table):
                self.touch(table.id)

    def _touch_shows(self, table_id: int) -> None:
        """The board and the panels of this table are to show another moment of a show, or none."""
        self._board_queue.touch(table_id)
        self._panel_queue.touch(table_id)

    @contextmanager
    def answering(self, table_id: int) -> Iterator[Callable[[], None]]:
        """Context in which a press is answered; updates follow after the answer.

        If the answer may take long, call the yielded function: then nothing waits for it.
        """
        with ExitStack() as waiting:
            for queue in self._queues:
                queue.hold(table_id)
                waiting.callback(queue.release, table_id)
            waiting.enter_context(self.priority.answering())
            yield waiting.close

    @contextmanager
    def opening(self, channel_id: int) -> Iterator[None]:
        """Context in which a new table of this channel is shown by the code that opens it."""
        self._opening.add(channel_id)
        try:
            yield
        finally:
            self._opening.discard(channel_id)

    async def restored(self, table: Table) -> None:
        """After a restart: bring everything up to date, without notices for what was asked before."""
        shown = self._tables[table.id]
        shown.asked = shown.asked_on_board = await self._asks(table)
        self._looks_for.add(table.id)
        self.touch(table.id)

    def renew(self, table: Table) -> None:
        """Send every DM of the table again as a new message, also to people whose DMs were closed."""
        self.hands.try_again(table)
        self._tables[table.id].renews_dms = True
        self.touch(table.id)

    def acted(self, table_id: int, caller: Caller) -> None:
        """This person has just done something at the table, if only looked at it, and needs no notice for a moment."""
        self._tables[table_id].acts[caller.id] = _LastAct(self.services.clock(), caller)

    def acted_elsewhere(self, table_id: int, user_id: int) -> None:
        """This person has just done something at the table in another process."""
        self._tables[table_id].acts[user_id] = _LastAct(self.services.clock(), None)

    async def tell_closed(self, table: Table, user_id: int, key: str) -> None:
        """This person gets no DMs: say why (`key`) once, in reply to their last press or to their next one."""
        act = self._tables[table.id].acts.get(user_id)
        caller = None if act is None or self.services.clock() - act.at >= self.services.delays.panel else act.caller
        if caller is not None:
            try:
                await caller.tell(caller.say(key, **self.services.board_words(table.language)))
                return
            except DeliveryFailed as error:
                self.services.errors.note(log, error, "table %d: a person cannot be told about DMs", table.id)
        self._no_dms_notices[table.id, user_id] = key

    def take_no_dms_notice(self, table_id: int, user_id: int) -> str:
        """The key of the sentence why this person gets no DMs, if it has to be said now; once."""
        return self._no_dms_notices.pop((table_id, user_id), "")

    async def idle(self) -> None:
        """Wait until everything is shown."""
        for queue in self._queues:
            await queue.idle()

    async def close(self) -> None:
        """Finish what is in progress, and start nothing new."""
        self.shows.close()
        await asyncio.gather(*(queue.close() for queue in self._queues))
        await self.shown.close()

    # Queues

    async def _show_panels(self, table_id: int) -> None:
        await self.priority.give_way()
        table = await self.services.tables.store.get(table_id)
        if table.started is not None:
            await self.panels.update(table)

    async def _show_dms(self, table_id: int) -> None:
        """Bring the DMs of a table up to date, and notify those who are newly asked or whom an event concerns.

        Someone playing in a panel isn't notified yet; the table is updated again once they pause.
        """
        await self.priority.give_way()
        table = await self.services.tables.store.get(table_id)
        if not self.services.tables.store.is_own(table) or table.channel_id in self._opening:
            return
        screens = self._tables[table_id]
        all_asked = await self._asks(table)
        later = set[Seat]() if screens.renews_dms or table.is_over else self._playing_in_panels(table)
        asked_before, screens.asked = screens.asked, all_asked - later
        for seat in asked_before - screens.asked:
            await self.hands.mentions.delete(table_id, seat)
        if table.started is not None:
            newly_asked = {seat for seat in screens.asked - asked_before if not self._here_for(table, seat)}
            resend, screens.renews_dms = screens.renews_dms, False
            rings, screens.rings = {**dict.fromkeys(newly_asked), **screens.rings}, {}
            shown = await self.hands.update(table, rings, later=later - rings.keys(), resend=resend)
            self._dm_queue.end_round(table_id, self.services.delays, is_shown=shown)
            if later:
                self._dm_queue.touch_later(table_id, min(self._here_for(table, seat) for seat in later))
        elif table.status == "lobby":
            called, screens.rings = screens.rings, {}
            await announce(self.services, self.client, table, called)
        if table.is_over:
            self._tables.pop(table_id, None)

    async def _show_board(self, table_id: int) -> None:
        """Bring the board of a table up to date; post it again if it was buried, or if more seats are asked now."""
        await self.priority.give_way()
        table = await self.services.tables.store.get(table_id)
        if not self.services.tables.store.is_own(table):
            return
        if table.board is None and table.channel_id in self._opening:
            return
        asked = await self._asks(table)
        screens = self._tables[table_id]
        looks_for = table_id in self._looks_for
        began = asyncio.get_running_loop().time()
        wait = None if screens.repost_at is None else screens.repost_at - began
        is_due = wait is not None and wait <= 0
        reposts = is_due or not asked <= screens.asked_on_board
        is_shown = await self.boards.show(table, reposts=reposts, looks_for=looks_for)
        self.shows.updated(table, seconds=asyncio.get_running_loop().time() - began, is_shown=is_shown)
        if is_shown:
            self._looks_for.discard(table_id)
            if reposts:
                screens.repost_at = None
            elif wait is not None:
                self._board_queue.touch_later(table_id, wait)
            screens.asked_on_board = asked
        if not self._board_queue.end_round(table_id, self.services.delays, is_shown=is_shown):
            self.boards.given_up(table)

    async def _asks(self, table: Table) -> set[Seat]:
        """The seats that are asked something, including secret questions."""
        if table.status != "running":
            return set()
        game = await self.services.tables.store.game(table.id)
        people = {seat.number for seat in table.people if seat.stand_in is None}
        return {question.seat for question in game.questions if question.awaited} & people

    def _here_for(self, table: Table, seat: Seat) -> float:
        """For how many more seconds the person on a seat counts as present, since they pressed something there."""
        act = self._tables[table.id].acts.get(table.seats[seat].user_id or 0)
        return 0.0 if act is None else max(0.0, act.at + self.services.delays.moment - self.services.clock())

    def _playing_in_panels(self, table: Table) -> set[Seat]:
        """The seats of people who have just pressed something in an open panel of the channel.

        They see their questions there; they are notified, and their DMs updated, only once they pause.

        A player who only joined or started in the channel may be looking at nothing but the DM.
        """
        present = [seat for seat in table.people if self._here_for(table, seat.number)]
        acts = self._tables[table.id].acts
        callers = {seat.number: acts[seat.user_id or 0].caller for seat in present}
        in_channel = {seat for seat, caller in callers.items() if caller and caller.guild_id is not None}
        return {seat for seat in in_channel if self.panels.is_open(table.id, seat)}

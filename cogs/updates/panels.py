"""Open private panels, updated while computer players and others act.

A panel can be edited for fifteen minutes (`Delays.panel`) after it was shown. This is a convenience kept in memory:
after a restart a player presses *My move* again.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from cogs.screens.open_question import Progress
from cogs.screens.panel import News
from cogs.screens.story.entries import CONTEXT, chronicle_of
from cogs.screens.story.weights import begins_news, is_chosen
from cogs.services.caller import Caller
from cogs.services.reader import Reader
from cogs.services.replies import DeliveryFailed, PictureGone, Reply
from cogs.services.screen import Looks, Screen
from cogs.services.services import Services
from cogs.updates.position import SeatPosition, position
from cogs.updates.shows import Shows
from rules.messages import Seat
from storage.rows import Language, LoggedEvent, Outcome, Table
from tables.store.checks import seat_of_person

log = logging.getLogger(__name__)

MOST_BACK = 20
"""The number of choices of one turn that are remembered, with the news before each, in case they are taken back."""
MOST_EVENTS = 120
"""Events read for one panel: a year's combat of four, so that the player's own is included; the log has the rest."""


@dataclass(frozen=True, slots=True)
class PanelContents:
    """The contents of a panel: a question (0: none), the player's progress in it, and the lines above it."""

    question: int = 0
    progress: Progress = field(default_factory=Progress)
    notice: str = ""
    since: int = 0
    """The news begins after this event."""
    stays: bool = False
    """Whether the player turned to this question; otherwise the panel moves on to what the table waits for first."""
    last_undo: int = 0
    """In a DM the table's `last_undo`: after an undo, the numbers of questions are used again."""


@dataclass(frozen=True, slots=True)
class Act:
    """The choice of a press, or its step back, before a panel answers it."""

    outcome: Outcome | None = None
    """That of its choice; None if it has chosen nothing."""
    back: bool = False
    """Whether it was a step back, or took a choice back: the earlier news is shown again."""


NO_ACT = Act()


class PositionDisplay(ABC):
    """A responder whose caller sees the game all the time, and so needs no panel."""

    @abstractmethod
    async def display(self, contents: PanelContents) -> None:
        """Show the position, instead of a panel."""

    @abstractmethod
    async def foretell(self, marks: Sequence[str], mark: str, label: str, about: str) -> None:
        """Say what a line over these marks would do: the mark and label of its last step, and more about it.

        The label is empty if it does nothing.
        """


@dataclass(slots=True)
class OpenPanel:
    """A panel that can still be edited."""

    reply: Reply
    """The message that shows it."""
    language: Language
    user_id: int
    shown_at: float
    contents: PanelContents
    looks: Looks
    """Its appearance: pictures that are still valid are neither drawn nor sent again."""
    last_event: int = 0
    """The last event shown."""
    news_starts: tuple[int, ...] = ()
    """For the player's last choices: after which event the news began when each was made."""


class Panels:
    """The open panels by table and seat; `touch` is called with a table whose screens may be out of date."""

    def __init__(self, services: Services, shows: Shows, touch: Callable[[int], None]) -> None:
        self.services = services
        self.shows = shows
        self._touch = touch
        self._open: dict[tuple[int, Seat], OpenPanel] = {}
        """In the order in which they were shown."""

    def is_open(self, table_id: int, seat: Seat) -> bool:
        """Whether this seat has an open panel."""
        return (table_id, seat) in self._open

    async def show(
        self, caller: Caller, table: Table, contents: PanelContents, act: Act = NO_ACT, *, edits: bool
    ) -> None:
        """Answer an interaction with the panel of the caller, in a new message or (`edits`) the one that was pressed.

        The pictures follow automatically; an old one stays only if it is valid for the new question. Raises Refusal for
        a caller without a seat.
        """
        user_id = caller.id
        seat = seat_of_person(table, user_id)
        while True:
            finding = position(self.services, table, seat, caller.language, contents.question, contents.progress)
            current = await caller.in_time(finding, edits=edits, limited=False)
            since = await self._since_press(current.reader, seat, user_id, act, edits=edits)
            events = await self._events(table, seat, since)
            if not current.reader.stale:
                break  # news and question are from the same moment
        old = self._open.get((table.id, seat))
        pressed = caller.message.id if edits and caller.message is not None else None
        replaced = None if old is None or old.reply.id == pressed else old
        number = current.number
        if contents.question not in (0, number):
            contents = PanelContents(notice=contents.notice or current.reader.say("panel-stale"))
        contents = replace(contents, question=number, since=since, stays=contents.question != 0)
        news = self._news(current, contents, events)
        plain = self.services.text_only(table, user_id)
        # A choice changes the pictures: the update brings them.
        kept = old.looks.pictures if old is not None and replaced is None and act.outcome is None else {}
        screen = current.screen(contents.progress, news, pictures=bool(plain or kept) and not news.holds, plain=plain)
        screen = screen.keeping(kept) if kept else screen
        reply = await (caller.edit_message(screen) if edits else caller.show(screen))
        if replaced is not None:
            await self._delete_replaced(table, replaced)
        opened = OpenPanel(reply, caller.language, user_id, self.services.clock(), contents, screen.looks)
        opened.last_event = max(since, events[-1].number) if events else since
        opened.news_starts = () if old is None else _news_starts(old, act)
        self._open.pop((table.id, seat), None)  # so that it is the newest
        self._open[table.id, seat] = opened
        if act.outcome is None:
            await self.services.tables.journal.mark_seen(table.id, seat, opened.last_event)
        self._touch(table.id)

    async def _delete_replaced(self, table: Table, old: OpenPanel) -> None:
        """Delete the panel of a seat that has a newer one."""
        if self.services.clock() - old.shown_at > self.services.delays.panel:
            return
        try:
            await old.reply.delete()
        except DeliveryFailed as error:
            log.info("table %d: a replaced panel stays as it was: %s", table.id, error)

    def tables(self) -> set[int]:
        """The tables with open panels."""
        return {table_id for table_id, _ in self._open}

    def forget(self) -> None:
        """Clear the records of what was shown, and drop panels that can no longer be edited."""
        self._drop_outdated()
        for opened in self._open.values():
            opened.looks = Looks()
            opened.contents = replace(opened.contents, notice="")

    def _drop_outdated(self) -> None:
        """Drop panels that can no longer be edited."""
        while self._open:
            key, oldest = next(iter(self._open.items()))
            if self.services.clock() - oldest.shown_at <= self.services.delays.panel:
                break
            del self._open[key]

    def close_of(self, user_id: int) -> None:
        """Stop following the panels of this person, and drop them."""
        for key, opened in list(self._open.items()):
            if opened.user_id == user_id:
                del self._open[key]

    async def update(self, table: Table) -> None:
        """Bring every open panel of a game that has begun up to date, those of waiting players last."""
        self._drop_outdated()
        asked_seats = {question.seat for question in (await self.services.tables.store.game(table.id)).questions}
        for seat in sorted(range(len(table.seats)), key=lambda seat: seat not in asked_seats):
            key = (table.id, seat)
            opened = self._open.get(key)
            if opened is not None and table.seat_of(opened.user_id) == seat:
                await self._follow(table, seat, opened)
            elif opened is not None:
                await self._empty(table, key, opened)

    async def _empty(self, table: Table, key: tuple[int, Seat], opened: OpenPanel) -> None:
        """The seat is no longer theirs, and what it sees is not for their eyes: empty the panel."""
        del self._open[key]
        try:
            await opened.reply.edit(Screen().add(f"-# {self.services.say(opened.language, 'panel-not_seated')}"))
        except DeliveryFailed as error:
            log.info("table %d: a panel of seat %d stays as it was: %s", table.id, key[1], error)

    async def _follow(self, table: Table, seat: Seat, opened: OpenPanel) -> None:
        """Show the present position in an open panel; the words come first if the pictures take long."""
        contents = opened.contents
        number = contents.question if contents.stays else 0
        while True:
            current = await position(self.services, table, seat, opened.language, number, contents.progress)
            events = await self._events(table, seat, contents.since)
            since = await self._since(current.reader, opened, events)
            if not current.reader.stale:
                break  # news and question are from the same moment
        if current.number != contents.question:
            contents = PanelContents(current.number)
        contents = replace(contents, since=since)
        plain = self.services.text_only(table, opened.user_id)
        news = self._news(current, contents, events)
        screen = current.screen(contents.progress, news, pictures=not news.holds, plain=plain)
        reader = current.reader
        last = max([opened.last_event, *(event.number for event in events[-1:])])
        has = {name: picture for name, picture in opened.looks.pictures.items() if name in opened.reply.files}
        drawing = asyncio.create_task(self.services.drawn(screen, has))
        await asyncio.wait({drawing}, timeout=self.services.delays.words)
        if not drawing.done():
            await self._bring(opened, reader, contents, last, screen.keeping(has, f"-# {reader.say('panel-drawing')}"))
        await self._bring(opened, reader, contents, last, await drawing)

    async def _since(self, reader: Reader, opened: OpenPanel, events: Sequence[LoggedEvent]) -> int:
        """After which event the news of an open panel begins.

        If its player has chosen elsewhere, what it showed before that is no longer news.
        """
        own = next((event for event in events if event.number > opened.last_event and is_chosen(reader, event)), None)
        journal = self.services.tables.journal
        seat = reader.seat
        if own is None or seat is None or not await journal.was_person(reader.table.id, seat, own.entry):
            return opened.contents.since
        return opened.last_event

    def _news(self, current: SeatPosition, contents: PanelContents, events: Sequence[LoggedEvent]) -> News:
        """The news of a panel: the events, or the moment of a show for a player who waits or who set it off.

        Until its outcome, the panel shows nothing of the present position; then a player who is asked something reads
        the events instead, so that no button moves when the show ends.
        """
        news = News(contents.notice, events, contents.since)
        show = self.shows.of(current.reader.table.id)
        is_asked = current.question is not None and current.question.awaited
        if show is None or (is_asked and not (show.is_open and current.reader.seat in show.actors)):
            return news
        return replace(news, beat=self.shows.line(current.reader), holds=show.is_open)

    async def _bring(
        self, opened: OpenPanel, reader: Reader, contents: PanelContents, last: int, screen: Screen
    ) -> None:
        """Edit an open panel to show a screen, unless it already does or has moved on since."""
        table = reader.table
        seat = reader.seat or 0
        key = (table.id, seat)
        current = await self.services.tables.store.get(table.id)
        if reader.stale or current.seat_of(opened.user_id) != seat or self._open.get(key) is not opened:
            return  # it has moved on meanwhile; the next round shows it
        if screen.looks == opened.looks:
            return
        try:
            await opened.reply.edit(screen)
        except DeliveryFailed as error:
            if isinstance(error, PictureGone):
                log.info("table %d: a picture in the panel of seat %d was removed: %s", table.id, seat, error)
                self._touch(table.id)  # the next round sends it again
                return
            self.services.errors.note(log, error, "table %d: the panel of seat %d cannot be edited", table.id, seat)
            if self._open.get(key) is opened:
                del self._open[key]
            return
        opened.contents = contents
        opened.looks = screen.looks
        opened.last_event = max(opened.last_event, last)
        newer = self._open.get(key)
        if newer is not None and newer is not opened:
            # Pressed meanwhile: what the press showed may have been overwritten.
            newer.looks = Looks()
            self._touch(table.id)

    async def _since_press(self, reader: Reader, seat: Seat, user_id: int, act: Act, *, edits: bool) -> int:
        """After which event the news begins in a panel that answers a press."""
        table, outcome, journal = reader.table, act.outcome, self.services.tables.journal
        panel = self._open.get((table.id, seat))
        if panel is None:
            return await journal.seen(table.id, seat) if outcome is None else outcome.seen
        if act.back and panel.news_starts:
            return panel.news_starts[-1]
        if outcome is not None:
            return await self._since_choice(reader, seat, panel, outcome, edits=edits)
        if edits:
            return panel.contents.since
        since = await journal.seen(table.id, seat)
        if panel.user_id == user_id and since <= panel.last_event:
            return panel.contents.since  # *My move* once more, and nothing was chosen in between
        return since

    async def _since_choice(
        self, reader: Reader, seat: Seat, panel: OpenPanel, outcome: Outcome, *, edits: bool
    ) -> int:
        """After which event the news begins once the player of an open panel has chosen.

        After a choice that caused none (a step of a draft), earlier news is not repeated until the choice is taken
        back.
        """
        table, journal, caused = reader.table, self.services.tables.journal, outcome.events
        if not caused:
            return panel.last_event if edits else outcome.seen
        if not begins_news(chronicle_of(reader), caused):
            return panel.contents.since
        first, last = caused[0].number, panel.last_event
        is_next = first == last + 1 or (
            first > last and not await journal.events(table.id, seat, since=last, before=first, limit=1)
        )
        return last if is_next else outcome.seen

    async def _events(self, table: Table, seat: Seat, since: int) -> list[LoggedEvent]:
        """The events after number `since`, and some of those that led to them."""
        return await self.services.tables.journal.events(
            table.id, seat, since=max(0, since - CONTEXT), limit=CONTEXT + MOST_EVENTS
        )


def _news_starts(panel: OpenPanel, act: Act) -> tuple[int, ...]:
    """Where the news of earlier choices began (`OpenPanel.news_starts`), after one more choice or a step back."""
    if act.back:
        return panel.news_starts[:-1]
    if act.outcome is None or panel.last_event <= panel.contents.since:  # the panel has told no news since
        return panel.news_starts
    return (*panel.news_starts, panel.contents.since)[-MOST_BACK:]

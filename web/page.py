"""One open page of a person: what it shows, and since when it tells what happened."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from operator import attrgetter
from typing import Any

from cogs.screens.board import seat_line
from cogs.screens.lobby import lobby
from cogs.screens.panel import News, come_back
from cogs.screens.proposals import requests_screen
from cogs.screens.story.entries import CONTEXT, chronicle_of
from cogs.screens.story.recap import headlines
from cogs.screens.story.weights import begins_news, is_chosen, is_in_others_turn, leads_on
from cogs.screens.verdict import ended_board, interim
from cogs.services.ids import CustomId
from cogs.services.next_tables import may_follow
from cogs.services.reader import Reader
from cogs.updates.panels import MOST_EVENTS, PanelContents
from cogs.updates.position import SeatPosition, position
from pictures.game_pictures import header
from pictures.svg import Picture
from rules.messages import Seat
from rules.questions import Question
from storage.rows import LoggedEvent, PageKey, Table
from web import render
from web.blocks import screen_data
from web.sheet import Parts, Sheet

log = logging.getLogger(__name__)

LOGGED = 80
"""Events that are read besides older news."""
MOST_NEWS = 6
"""Lines of news, unless more of it is important: twice as many as in a message, as they can be scrolled."""
STANDING = 7
"""The weight of the standing after a round among the news: more than what the round was about."""
MOST_READ = CONTEXT + MOST_EVENTS
"""The most events that are read."""


@dataclass(eq=False)
class Page(Sheet):
    """A page of one person at one table."""

    key: PageKey = field(kw_only=True)
    secret: str = field(kw_only=True, repr=False)
    shown: PanelContents = field(default_factory=PanelContents)
    _own_choice: int = -1
    """The entry of the last choice of this seat that the page knows about; -1 without one."""
    _asked: int | None = None
    """The open question; 0: none, None: not looked yet."""
    _asked_after: int = 0
    """The newest event when that question appeared."""
    _recap_since: int = 0
    """The event after which the panel tells what happened: also what others did before the last choice."""
    _turned: bool = True
    """Whether `shown` was set since the last refresh."""

    @property
    def user_id(self) -> int:
        return self.key.user_id

    async def ended(self) -> str:
        if await self.services.tables.page_keys.session(self.secret) is None:
            return "signed_out"
        table = await self.services.tables.store.get(self.table_id)
        return "" if await self.services.members.include(table.guild_id, self.user_id) else "left"

    async def look(self, table: Table) -> tuple[Reader, Sequence[LoggedEvent]]:
        seat = table.seat_of(self.user_id)
        reader = await Reader.of(self.services, table, seat, self.language)
        return reader, await self._events(table, seat)

    async def _events(self, table: Table, seat: Seat | None) -> list[LoggedEvent]:
        news = max(0, self.known - min(self._recap_since, self.since)) if self.known else MOST_READ
        return await self.services.tables.journal.events(table.id, seat, limit=min(MOST_READ, LOGGED + news))

    # The game

    async def turn_to(self, shown: PanelContents) -> None:
        """Show a question at the point its player has reached, with the notice about the last request."""
        self.shown = replace(shown, stays=shown.question != 0)
        self._turned = True
        await self.refresh()

    async def _parts(self) -> Parts:
        table = await self.services.tables.store.get(self.table_id)
        return await (self._lobby_parts(table) if table.started is None else self._game_parts(table))

    async def _lobby_parts(self, table: Table) -> Parts:
        reader = await Reader.of(self.services, table, table.seat_of(self.user_id), self.language)
        screen = lobby(reader, (), host=table.host_id == self.user_id, plain=True)
        panel = [*await self._onward(table), *screen_data(screen)]
        scene = header(self.services.game_pictures.get(table.game), self.language, self.services.texts)
        return {**self._blank(table, ""), "panel": panel, "board": self._part(scene)}

    async def _game_parts(self, table: Table) -> Parts:
        onward, current, events = await self._present(table)
        reader, question = current.reader, current.question
        table = reader.table
        self.seat_and_end = reader.seat, table.is_over
        self._follow(reader, question, events)
        progress = replace(self.shown.progress, picked=tuple(current.draft))
        news = News(self.shown.notice, events, min(self._recap_since, self.since), most=MOST_NEWS)
        sheet = render.panel_parts(reader, question, progress, news, again=not onward)
        can_be_watched = table.is_over and not table.sealed(self.services.clock())
        counted = interim(reader, [event for event in events if event.number > news.since])
        points = [] if counted is None else counted.lines
        own_events = [event for event in events if event.entry == self._own_choice]
        return {
            "title": sheet.title,
            "menu": render.menu(reader),
            "panel": [*onward, *sheet.blocks],
            "headlines": [*headlines(reader, events, news.since), *((STANDING, line) for line in points)],
            "standing": points,
            "back": CustomId("look", table.id, question.id).button
            if question and (progress.confirm or progress.ideas)
            else "",
            "players": [seat_line(reader, row) for row in table.seats],
            "log": self.log(reader, events),
            "story": {
                **self._story(reader, events, film=can_be_watched),
                "left": leads_on(reader, own_events),
            },
            "board": self._part(ended_board(reader, reader.live_board(sheet.marks, question, progress.picked))),
            "hand": self._part(reader.live_hand(sheet.marks)),
        }

    async def _present(self, table: Table) -> tuple[list[dict[str, Any]], SeatPosition, list[LoggedEvent]]:
        """The ways to other tables and seats as blocks, the position, and the events, all from the same moment."""
        while True:
            seat = table.seat_of(self.user_id)
            ways = await self._onward(table)
            if seat is None:
                current = SeatPosition(await Reader.of(self.services, table, None, self.language), None)
                ways += await self._ways_in(current.reader)
            else:
                number = self.shown.question if self.shown.stays else 0
                # The list of answers has what is behind *More* elsewhere.
                progress = replace(self.shown.progress, aside=True)
                current = await position(self.services, table, seat, self.language, number, progress)
            events = await self._events(table, seat)
            await self._begin_news(current.reader, events)
            if not current.reader.stale:
                return ways, current, events
            table = await self.services.tables.store.get(self.table_id)

    async def _ways_in(self, reader: Reader) -> list[dict[str, Any]]:
        """The offers to someone without a seat, as blocks: the seat they left, and the seats they asked for."""
        table = reader.table
        offers = list[dict[str, Any]]()
        own = None if table.is_over else await self.services.tables.seats.left_by(table, self.key.person)
        if own is not None:
            offers += screen_data(come_back(reader.say, table, own))
        return offers + screen_data(requests_screen(reader, self.user_id))

    def _way_to(self, old: Table, new: Table) -> list[dict[str, Any]]:
        if not may_follow(self.user_id, old, new):
            return []
        return render.next_table_blocks(self.services, self.language, old, new)

    async def _begin_news(self, reader: Reader, events: Sequence[LoggedEvent]) -> None:
        """Move the beginnings of the news (`_since`) and of the recap in the panel (`_recap_since`).

        Without a seat, both stay where the page was opened. With one, both begin at its last choice when the page is
        opened, no matter who made that. Later, a choice that begins news moves them if its player made it: the news to
        itself, and the recap to the moment when its question appeared, but not if it was made in another's turn.
        """
        choices = [list(of_entry) for _, of_entry in groupby(events, attrgetter("entry"))]
        own_choices = [choice for choice in choices if any(is_chosen(reader, event) for event in choice)]
        newest = own_choices[-1] if own_choices else None
        if reader.seat is None:
            self._since = self._recap_since = self.since or (events[-1].number if events else 0)
        elif self._since is None:
            self._since = self._recap_since = await self._first_since(reader, reader.seat, events, own_choices)
        elif newest and newest[0].entry > self._own_choice and await self._begins_news(reader, reader.seat, newest):
            first = newest[0].number
            self._since = max(self.since, first - 1)
            if not is_in_others_turn(reader, events, first):
                self._recap_since = min(self._since, self._asked_after)
        self._own_choice = newest[0].entry if newest else -1

    async def _first_since(
        self, reader: Reader, seat: Seat, events: Sequence[LoggedEvent], own_choices: Sequence[Sequence[LoggedEvent]]
    ) -> int:
        """The event after which a page that was just opened has news; none if the last choice is too long ago.

        `own_choices`: those of the seat among these events; each has marked what came before it as seen.
        """
        seen = await self.services.tables.journal.seen(self.table_id, seat)
        start = events[-1].number if len(events) == MOST_READ else 0
        if not own_choices or seen >= own_choices[-1][0].number:
            return max(seen, start)
        for choice in reversed(own_choices):
            first = choice[0].number
            if begins_news(chronicle_of(reader), choice) and not is_in_others_turn(reader, events, first):
                return first - 1
        return start

    async def _begins_news(self, reader: Reader, seat: Seat, choice: Sequence[LoggedEvent]) -> bool:
        """Whether a choice of this seat begins the news, and its player made it, not a computer player or the clock."""
        begins = begins_news(chronicle_of(reader), choice)
        return begins and await self.services.tables.journal.was_person(self.table_id, seat, choice[0].entry)

    def _follow(self, reader: Reader, question: Question | None, events: Sequence[LoggedEvent]) -> None:
        """Note which question is shown, and since when: the next recap begins then.

        A view opened from one that is no longer open is dropped.
        """
        number = 0 if question is None else question.id
        if number != self._asked:
            self._asked = number
            self._asked_after = events[-1].number if events else 0
        shown = self.shown
        if self._turned:
            if shown.question not in (0, number):
                shown = PanelContents(notice=shown.notice or reader.say("panel-stale"))
            self.shown = replace(shown, question=number)
            self._turned = False
        elif number != shown.question:
            self.shown = PanelContents(number)

    def _part(self, picture: Picture | None) -> Any:
        if picture is not None and self.services.people.get(self.user_id).text_only:
            return {"words": picture.text}
        return super()._part(picture)

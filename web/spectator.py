"""A page without a seat: anyone with the link of a table sees what is public, live or one turn late."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from cogs.screens.board import seat_line
from cogs.screens.panel import BRIEF, waiting_line
from cogs.screens.proposals import proposal_line
from cogs.screens.story.recap import recent
from cogs.screens.summary import briefing
from cogs.screens.verdict import decided, ended_board, ended_early, interim, verdict
from cogs.services.caller import Caller
from cogs.services.ids import CustomId
from cogs.services.links import watch_link, way_to_seat
from cogs.services.reader import Reader
from cogs.services.screen import Button, Screen
from storage.rows import LoggedEvent, Table
from tables.errors import Refusal
from web import render
from web.blocks import for_spectators, screen_data, spectator_request
from web.sheet import Parts, Revoked, Sheet

MOST_EVENTS = 200
RECENT = 12
"""At least this many events are news to someone who has just arrived."""


@dataclass(eq=False)
class Spectator(Sheet):
    """An open page of an anonymous spectator. It can choose its language, look back, and read about the game."""

    key: str = ""
    """The secret of the link."""
    number: int = field(default_factory=count(-1, -1).__next__)
    """Negative, unlike the id of a person: limits count for each page."""

    async def show_dialog(self, screen: Screen, number: int = 0) -> int:
        return await super().show_dialog(for_spectators(screen, self.table_id), number)

    async def going_on(self, caller: Caller, press: CustomId) -> None:
        """*What's going on?*, at the time that the page shows. Raises Refusal."""
        table = await self.services.tables.store.get(self.table_id)
        if table.started is None or (looked := await self.look(table)) is None:
            raise Refusal("refused-not_begun")
        await caller.show(briefing(*looked, waits=not _is_late(table)))

    async def ended(self) -> str:
        return "" if await self.services.tables.page_keys.may_watch(self.table_id, self.key) else "unwatched"

    async def _parts(self) -> Parts:
        if await self.ended():
            raise Revoked
        try:
            table = await self.services.tables.store.get(self.table_id)
        except Refusal:  # it was deleted
            raise Revoked from None
        say = self.services.say
        onward = await self._onward(table)
        looked = None if table.started is None else await self.look(table)
        if looked is None:
            blank = self._blank(table, say(self.language, f"page-watch-{'later' if table.started else 'lobby'}"))
            return blank | {"panel": [*onward, *blank["panel"], *self._to_seat(table)]}
        reader, events = looked
        if self._since is None:
            self._since = _before(events, RECENT)
        key = "watched", events[-1].number if events else 0
        parts = reader.once(key, lambda: self._watched(table, reader, events))  # shared by live pages in this language
        story = self._story(reader, events, film=False)
        return {**parts, "panel": [*onward, *parts["panel"], *self._to_seat(table)], "story": story}

    def _to_seat(self, table: Table) -> list[dict[str, Any]]:
        """The way to the seats, as blocks, until the game is over: who is watching is not known here."""
        link = "" if table.is_over else way_to_seat(self.services, table)
        label = self.services.say(self.language, "page-watch-seat")
        return screen_data(Screen().buttons([Button(link, label, url=link)])) if link else []

    def _watched(self, table: Table, reader: Reader, events: Sequence[LoggedEvent]) -> Parts:
        """The parts that do not depend on who is watching."""
        say = self.services.say
        late = _is_late(table)
        table = table if late else reader.table  # a choice may have come since it was read
        texts = [say(self.language, f"page-watch-{'late' if late else 'now'}")]
        if table.is_over:
            texts += verdict(reader)
            if ended_early(reader):
                texts += decided(reader, events)
        elif not late:  # the waiting time would reveal the present turn to a late page
            is_running = table.status == "running"
            texts.append(f"**{waiting_line(reader) if is_running else reader.say(f'resting-{table.status}')}**")
            texts += [proposal_line(reader, proposal) for proposal in table.proposals]
        news = recent(reader, events, BRIEF, _before(events, RECENT))
        panel = Screen().add(*texts, news, interim(reader, events))
        return {
            **self._blank(table, ""),
            "menu": [line for line in render.menu(reader) if spectator_request(line["id"], table.id, menu=False)],
            "panel": screen_data(panel),
            "players": [seat_line(reader, row) for row in reader.table.seats],
            "log": self.log(reader, events),
            "board": self._part(ended_board(reader, reader.live_board(()))),
        }

    def _way_to(self, old: Table, new: Table) -> list[dict[str, Any]]:
        """Only to a table that anyone may watch."""
        link = watch_link(self.services, new)
        return render.next_table_blocks(self.services, self.language, old, new, link) if link else []

    async def look(self, table: Table) -> tuple[Reader, list[LoggedEvent]] | None:
        return await self._late(table) if _is_late(table) else await self._now(table)

    async def _now(self, table: Table) -> tuple[Reader, list[LoggedEvent]]:
        while True:
            reader = await Reader.of(self.services, table, None, self.language)
            events = await self.services.tables.journal.events(table.id, None, limit=MOST_EVENTS)
            if not reader.stale:
                return reader, events
            table = await self.services.tables.store.get(table.id)

    async def _late(self, table: Table) -> tuple[Reader, list[LoggedEvent]] | None:
        """The position before the present turn, with whose turn it was and who sat where at that time."""
        late = await self.services.tables.past_positions.before_turn(table, MOST_EVENTS)
        if late is None:
            return None
        seats = [seat.model_copy(update={"stand_in": None}) for seat in table.seats_at(entry=late.entry)]
        table_then = table.model_copy(update={"seats": seats, "proposals": []})
        return Reader(self.services, table_then, late.game, None, self.language), late.events


def _before(events: Sequence[LoggedEvent], recent: int) -> int:
    """The last event before the choice from which the oldest of the `recent` events came; 0 if there is none."""
    oldest = events[-recent:][:1]
    return max((event.number for event in events if oldest and event.entry < oldest[0].entry), default=0)


def _is_late(table: Table) -> bool:
    return table.watch_late and not table.is_over

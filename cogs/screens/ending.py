"""The end of a game on one screen: how and why it ended, and the last board."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from cogs.screens.panel import page_button
from cogs.screens.verdict import as_ended, decided, uncounted, verdict
from cogs.services.reader import Reader
from cogs.services.screen import Block, Document, Screen, Style, pictured
from cogs.services.services import Services
from pictures.charts import Course, chart
from pictures.game_pictures import Picture
from rules.errors import RulesError
from rules.results import Result
from storage.rows import LoggedEvent, Table

log = logging.getLogger(__name__)

CHART = "scores.png"
LARGEST_REPLAY = 8_000_000
"""Bytes of a replay that is still attached; Discord takes 10 MiB."""


class Endings:
    """The last public message of a table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._charts: dict[tuple[int, str, tuple[str, ...]], Picture | None] = {}

    def forget(self) -> None:
        """Drop all drawings."""
        self._charts.clear()

    def screen(self, reader: Reader, events: Sequence[LoggedEvent], *, plain: bool, files: bool) -> Screen:
        """The table when it is over; `plain`: with words in place of the picture, `files`: files can be attached."""
        table = reader.table
        screen = Screen().add(f"-# {reader.title}")
        screen.add(*verdict(reader, brief=True))
        screen.add("\n".join(decided(reader, events)), uncounted(reader))
        screen.add(pictured(as_ended(reader, reader.board()), "board.png", plain=plain))
        if not files:
            screen.add(f"-# {reader.say('end-no_files', command=self._history(reader))}")
        screen.add(sealed(reader))
        buttons = []
        if table.daily is not None:
            buttons.append(reader.button("daily", "daily-title", Style.SUCCESS))
        elif table.people:
            buttons.append(reader.button("again", "end-again", Style.SUCCESS))
        if self.services.tables.chronicles.has(table):
            buttons.append(reader.button("chronicle", "end-chronicle", Style.PRIMARY))
        if reader.game is not None:
            buttons += [reader.button("replay", "replay-open"), reader.button("dice", "end-check")]
        buttons += [reader.button("log", "board-log"), *page_button(reader)]
        return screen.buttons(buttons)

    async def course(self, reader: Reader, person: int) -> Block | None:
        """The scores over the whole game, for this person; None if points are only counted at its end."""
        return pictured(await self._chart(reader, person), CHART)

    def _history(self, reader: Reader) -> str:
        return self.services.command(reader.language, "table", "history")

    async def replay(self, table: Table) -> Document | str | None:
        """The whole game as a file, or a sentence if it cannot be attached; empty for a daily that is still sealed."""
        if table.sealed(self.services.clock()):
            return None
        try:
            record = await self.services.tables.store.record(table.id)
        except RulesError as error:
            log.warning("table %d: its replay cannot be read: %s", table.id, error)
            return None
        data = record.model_dump_json(indent=1).encode()
        if len(data) > LARGEST_REPLAY:
            return self.services.say(table.language, "end-replay-large")
        return Document(data, replay_name(table))

    async def _chart(self, reader: Reader, person: int) -> Picture | None:
        """The course of the scores; its replay runs once for each table and language."""
        table = reader.table
        key = (table.id, reader.language, tuple(reader.plain_names))
        if key not in self._charts:
            while len(self._charts) >= 32:
                self._charts.pop(next(iter(self._charts)))
            self._charts[key] = await self._drawn(reader, person)
        return self._charts[key]

    async def _drawn(self, reader: Reader, person: int) -> Picture | None:
        table = reader.table
        try:
            standings = await self.services.tables.past.standings(table.id, person=person)
            result = await self.services.tables.past.result(table.id) if table.status == "finished" else None
        except RulesError as error:
            log.warning("table %d: the course of its scores cannot be shown: %s", table.id, error)
            return None
        course = course_of([(standing.entry, standing.points) for standing in standings], table.version, result)
        if course is None:
            return None
        return chart(course, reader.language, self.services.texts, reader.plain_names)


def course_of(standings: Sequence[tuple[int, list[int]]], last: int, result: Result | None) -> Course | None:
    """The standings up to entry `last` with the totals of the result; None if there is nothing to see."""
    if len(standings) < 2:
        return None
    at, points = [entry for entry, _ in standings], [list(counted) for _, counted in standings]
    totals = points[-1]
    if result is not None:
        by_seat = {place.seat: place.total for place in result.places}
        totals = [by_seat.get(seat, value) for seat, value in enumerate(totals)]
    return Course([*at, max(last, at[-1])], [*points, totals])


def sealed(reader: Reader) -> str:
    """When the seed of a daily dungeon is published; empty for any other game, and once it is."""
    daily = reader.table.daily
    if daily is None or not reader.table.sealed(reader.services.clock()):
        return ""
    return f"-# {reader.say('daily-dice', opens=f'<t:{int(daily.opens)}:R>')}"


def replay_name(table: Table) -> str:
    """The file name of a game."""
    return f"kantera-{table.id}-{table.game}.json"

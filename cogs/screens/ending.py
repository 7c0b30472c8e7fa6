"""The end of a game on one screen: how and why it ended, and the last board."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from cogs.screens.panel import page_button
from cogs.screens.verdict import decided, ended_board, uncounted_note, verdict
from cogs.services.reader import Reader
from cogs.services.screen import Block, Download, Screen, Style, picture_block
from cogs.services.services import Services
from pictures.charts import ScoreCurves, chart
from rules.errors import RulesError
from rules.results import Result
from storage.rows import LoggedEvent, Table

log = logging.getLogger(__name__)

CHART = "scores.png"
LARGEST_REPLAY = 8_000_000
"""Bytes of a replay that is still attached; Discord takes 10 MiB."""


def ending_screen(reader: Reader, events: Sequence[LoggedEvent], *, plain: bool, files: bool) -> Screen:
    """The last public message of a table; `plain`: without pictures, `files`: files can be attached."""
    table = reader.table
    screen = Screen().add(f"-# {reader.title}")
    screen.add(*verdict(reader, brief=True))
    screen.add("\n".join(decided(reader, events)), uncounted_note(reader))
    screen.add(picture_block(ended_board(reader, reader.board()), "board.png", plain=plain))
    if not files:
        history = reader.services.command(reader.language, "table", "history")
        screen.add(f"-# {reader.say('end-no_files', command=history)}")
    screen.add(seal_note(reader))
    buttons = []
    if table.daily is not None:
        buttons.append(reader.button("daily", "daily-title", Style.SUCCESS))
    elif table.people:
        buttons.append(reader.button("again", "end-again", Style.SUCCESS))
    if reader.services.tables.chronicles.has(table):
        buttons.append(reader.button("chronicle", "end-chronicle", Style.PRIMARY))
    if reader.game is not None:
        buttons += [reader.button("replay", "replay-open"), reader.button("dice", "end-check")]
    buttons += [reader.button("log", "board-log"), *page_button(reader)]
    return screen.buttons(buttons)


async def course(reader: Reader) -> Block | None:
    """The scores over the whole game; None if points are only counted at its end."""
    table = reader.table
    try:
        standings = await reader.services.tables.replays.course(table.id)
        result = await reader.services.tables.past.result(table.id) if table.status == "finished" else None
    except RulesError as error:
        log.warning("table %d: the course of its scores cannot be shown: %s", table.id, error)
        return None
    scores = course_of(standings, table.version, result)
    if scores is None:
        return None
    return picture_block(chart(scores, reader.language, reader.services.texts, reader.plain_names), CHART)


async def replay_file(services: Services, table: Table) -> Download | str | None:
    """The whole game as a file, or a sentence if it cannot be attached; None for a daily that is still sealed."""
    if table.sealed(services.clock()):
        return None
    try:
        record = await services.tables.store.record(table.id)
    except RulesError as error:
        log.warning("table %d: its replay cannot be read: %s", table.id, error)
        return None
    data = record.model_dump_json(indent=1).encode()
    if len(data) > LARGEST_REPLAY:
        return services.say(table.language, "end-replay-large")
    return Download(data, replay_name(table))


def course_of(standings: Sequence[tuple[int, list[int]]], last: int, result: Result | None) -> ScoreCurves | None:
    """The standings up to entry `last`, then the totals of the result; None if there are fewer than two standings.

    `standings`: entries, each with the points of all seats after it.
    """
    if len(standings) < 2:
        return None
    entries = [entry for entry, _ in standings]
    points = [list(of_seats) for _, of_seats in standings]
    totals = points[-1]
    if result is not None:
        by_seat = {place.seat: place.total for place in result.places}
        totals = [by_seat.get(seat, value) for seat, value in enumerate(totals)]
    return ScoreCurves([*entries, max(last, entries[-1])], [*points, totals])


def seal_note(reader: Reader) -> str:
    """When the seed of a daily dungeon is published; empty for any other game, and once it is."""
    if reader.table.daily is None or not reader.table.sealed(reader.services.clock()):
        return ""
    return f"-# {reader.say('daily-dice', opens=f'<t:{int(reader.table.daily.opens)}:R>')}"


def replay_name(table: Table) -> str:
    """The file name of a game."""
    return f"kantera-{table.id}-{table.game}.json"

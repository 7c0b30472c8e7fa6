"""Finished games, one of them with its replay."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from cogs.screens.ending import course, replay_file, seal_note
from cogs.screens.verdict import reason, result_in_words, uncounted_note, verdict
from cogs.services.caller import Caller, handles
from cogs.services.ids import CustomId, number
from cogs.services.reader import Reader
from cogs.services.screen import Screen, SelectChoice
from locales.sanitizing import Markdown, sanitize
from rules.messages import Arg, refer, seat_name
from rules.results import Place, is_rank, ranked
from storage.rows import Table
from tables.errors import Refusal
from tables.history.past_games import Finished

PER_PAGE = 8
"""Games on a page of the history."""


@dataclass(frozen=True, slots=True)
class HistoryQuery:
    """Which games a page of the history lists: of one kind, of one person, those before a table."""

    game: str = ""
    user: int = 0
    before: int = 0

    @property
    def rest(self) -> str:
        """The query as a button's id contains it."""
        return f"{self.game},{self.user},{self.before}"

    @classmethod
    def read(cls, rest: str) -> HistoryQuery:
        """The reverse. Raises Refusal for anything not made by `rest`."""
        game, _, numbers = rest.partition(",")
        user, _, before = numbers.partition(",")
        return cls(game, number(user), number(before))


@handles("past")
async def turn_history(caller: Caller, press: CustomId) -> None:
    """Another page of the history."""
    await caller.edit_message(await caller.in_time(history_page(caller, HistoryQuery.read(press.rest)), edits=True))


@handles("past_game")
async def open_game(caller: Caller, press: CustomId) -> None:
    """Open one game of the history."""
    game = _game_page(caller, number(caller.picked), HistoryQuery.read(press.rest))
    await caller.edit_message(await caller.in_time(game, edits=True))


async def history_page(caller: Caller, query: HistoryQuery) -> Screen:
    """Games that are over, newest first: of this server, or (in a DM) those of this person."""
    past = await caller.services.tables.past.history(
        guild_id=caller.guild_id,
        user_id=caller.id if caller.guild_id is None else query.user or None,
        game=query.game or None,
        before=query.before or None,
        limit=PER_PAGE + 1,
    )
    page = past[:PER_PAGE]
    more = len(past) > PER_PAGE
    screen = Screen().add(f"### {caller.say('history-title')}")
    if not page:
        return screen.add(caller.say("history-none"))
    screen.add("\n".join(_line(caller, finished) for finished in page))
    choices = [
        SelectChoice(
            str(finished.table.id),
            caller.say("history-choice", finished.table.game, game=refer("game-name"), number=finished.table.id),
            about=_day(finished.table),
        )
        for finished in page
    ]
    screen.add(caller.menu("past_game", choices, "history-choose", rest=query.rest))
    older = HistoryQuery(query.game, query.user, page[-1].table.id)
    newest = HistoryQuery(query.game, query.user)
    return screen.buttons(
        [
            caller.button("past", "log-older", rest=older.rest, disabled=not more),
            caller.button("past", "log-newest", rest=newest.rest, disabled=not query.before),
        ]
    )


async def _game_page(caller: Caller, table_id: int, query: HistoryQuery) -> Screen:
    """One game that is over: how it ended, the course of the scores, and the replay as a file. Raises Refusal."""
    table = await caller.open_table(table_id)
    if not table.is_over or table.started is None:
        raise Refusal("refused-no_table")
    reader = await caller.reader(table)
    screen = Screen().add(f"## {reader.say('game-name')}\n-# {reader.say('board-title', number=table.id)}")
    screen.add(f"-# <t:{int(table.over or table.touched)}:f>")
    if table.status == "finished":
        screen.add(*result_in_words(reader, await caller.services.tables.past.result(table.id)))
    else:
        screen.add(*verdict(reader))
    screen.add(uncounted_note(reader), await course(reader))
    screen.add(seal_note(reader), await replay_file(caller.services, table))
    return screen.buttons(
        [
            caller.button("past", "history-back", rest=query.rest),
            reader.button("replay", "replay-open"),
            reader.button("dice", "end-check"),
            reader.button("log", "board-log"),
        ]
    )


def _line(caller: Caller, finished: Finished) -> str:
    table, result = finished.table, finished.result
    reader = Reader(caller.services, table, None, None, caller.language)
    head: dict[str, Arg] = {
        "number": table.id,
        "game": reader.say("game-name"),
        "day": f"<t:{int(table.over or table.touched)}:d>",
    }
    if result is None:
        names = reader.say("list-comma").join(sanitize(name, markdown=True) for name in reader.plain_names)
        return reader.say("history-line", **head, winners=Markdown(reason(reader)), places=Markdown(names))
    won = reader.say("result-winners", players=[seat_name(seat) for seat in result.winners])
    places = ranked(result.places)
    some_won = 0 < len(result.winners) < len(places)

    def place_text(place: Place) -> str:
        key = "history-place" if some_won and is_rank(place, places) else "history-points"
        return reader.say(key, place=place.place, player=seat_name(place.seat), total=place.total)

    return reader.say(
        "history-line",
        **head,
        winners=won if result.winners else reader.say("history-nobody"),
        places=" · ".join(map(place_text, places)),
    )


def _day(table: Table) -> str:
    """The day a game ended, in UTC, for texts in which Discord shows no timestamps."""
    return f"{datetime.fromtimestamp(table.over or table.touched, tz=UTC):%Y-%m-%d}"

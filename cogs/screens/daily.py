"""The daily dungeon: what is played today, what counts, this server's leaderboard, yesterday's best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.screens.settings import setting_line, settings_that_apply
from cogs.services.caller import Caller
from cogs.services.links import link_to
from cogs.services.screen import Screen, Style
from locales.sanitizing import Markdown, sanitize
from storage.rows import DAY, Table
from tables.opening.daily import Ranked, Setup

YESTERDAY = "daily-yesterday"
MOST_LINES = 10
"""Places listed per day."""


@dataclass(frozen=True, slots=True)
class Leaderboards:
    """The leaderboards of a server, today's and yesterday's."""

    guild_id: int
    today: Sequence[Ranked]
    yesterday: Sequence[Ranked]


def daily(caller: Caller, today: int, own_try: Table | None, boards: Leaderboards | None) -> Screen:
    """The page of a day. `own_try`: the try that counts, once it has begun."""
    ends = (today + 1) * DAY
    setup = caller.services.tables.daily.setup
    screen = Screen().add(
        f"## {caller.say('daily-title')}\n-# <t:{int(today * DAY)}:D>",
        _setup_lines(caller, setup(today)),
        caller.say("daily-rule", next=f"<t:{int(ends)}:R>"),
        _own_try(caller, own_try),
    )
    counts_in = own_try.daily.guild_id if own_try is not None and own_try.daily is not None else None
    if boards is None or (own_try is not None and counts_in != boards.guild_id):
        screen.add(f"-# {caller.say('daily-no_server')}")
    if boards is not None:
        screen.add(_board(caller, "daily-board", boards.today))
        name = caller.say("game-name", setup(today - 1).game)
        screen.add(_board(caller, YESTERDAY, boards.yesterday, game=name))
    running = own_try is not None and not own_try.is_over
    key = "daily-begin" if own_try is None else "daily-practise"
    begin = caller.button("daily_go", key, style=Style.SUCCESS, rest=str(today), disabled=running)
    best = _best(boards)
    watch = [] if best is None else [caller.button("replay", "daily-watch", best)]
    return screen.buttons([begin, *watch])


def _setup_lines(caller: Caller, setup: Setup) -> str:
    """The game and the settings that matter, in words."""
    kind = caller.services.games[setup.game]
    lines = [f"**{caller.say('game-name', setup.game)}**"]
    for setting, value in settings_that_apply(kind, setup.settings, 1):
        if setting.field in setup.settings:
            lines.append(f"-# {setting_line(caller.services.texts, caller.language, kind, setting.field, value)}")
    return "\n".join(lines)


def _own_try(caller: Caller, own_try: Table | None) -> str:
    """The state of this person's own try."""
    if own_try is None:
        return caller.say("daily-mine_none")
    if not own_try.is_over:
        return caller.say("daily-mine_running", link=link_to(own_try))
    return caller.say("daily-mine_over")


def _board(caller: Caller, key: str, ranked: Sequence[Ranked], **args: str) -> str:
    """A heading, and a line for each person who has tried."""
    lines = [f"**{caller.say(key, **args)}**"]
    lines += [_line(caller, attempt, over=key == YESTERDAY) for attempt in ranked[:MOST_LINES]]
    if not ranked:
        lines.append(f"-# {caller.say('daily-nobody')}")
    if len(ranked) > MOST_LINES:
        lines.append(f"-# {caller.say('daily-more', number=len(ranked) - MOST_LINES)}")
    return "\n".join(lines)


def _line(caller: Caller, attempt: Ranked, *, over: bool) -> str:
    """The result of one try. `over`: its day is over."""
    row = attempt.row
    name = sanitize(row.name, markdown=True) if row.name else caller.say("player-forgotten")
    player = Markdown(name)
    if attempt.place is not None:
        key = "daily-won" if row.won else "daily-done"
        return caller.say(key, place=attempt.place, player=player, total=row.total or 0, choices=row.entries)
    unfinished = "daily-late" if over else "daily-playing"
    key = "daily-given_up" if row.status == "ended" else unfinished
    return f"-# {caller.say(key, player=player)}"


def _best(boards: Leaderboards | None) -> int | None:
    """Yesterday's winning table, None if nobody has finished."""
    if boards is None or not boards.yesterday or boards.yesterday[0].place is None:
        return None
    return boards.yesterday[0].row.table_id

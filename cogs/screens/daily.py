"""The daily dungeon: what is played today, what counts, this server's leaderboard, yesterday's best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.screens.settings import counting, said
from cogs.services.ids import CustomId
from cogs.services.links import link_to
from cogs.services.screen import Button, Screen, Style
from cogs.services.services import Services
from locales.sanitizing import Markdown, sanitize
from storage.rows import DAY, Language, Table
from tables.opening.daily import Ranked, Setup

YESTERDAY = "daily-yesterday"
MOST_LINES = 10
"""Places listed per day."""


@dataclass(frozen=True, slots=True)
class Boards:
    """The leaderboards of a server, today's and yesterday's."""

    guild_id: int
    today: Sequence[Ranked]
    yesterday: Sequence[Ranked]


def daily(services: Services, language: Language, today: int, mine: Table | None, boards: Boards | None) -> Screen:
    """The page of a day. `mine`: the try that counts, once it was begun."""
    ends, setup = (today + 1) * DAY, services.tables.daily.setup
    screen = Screen().add(
        f"## {services.say(language, 'daily-title')}\n-# <t:{int(today * DAY)}:D>",
        _what(services, language, setup(today)),
        services.say(language, "daily-rule", next=f"<t:{int(ends)}:R>"),
        _mine(services, language, mine),
    )
    stands_in = mine.daily.guild_id if mine is not None and mine.daily is not None else None
    if boards is None or (mine is not None and stands_in != boards.guild_id):
        screen.add(f"-# {services.say(language, 'daily-no_server')}")
    if boards is not None:
        screen.add(_board(services, language, "daily-board", boards.today))
        name = services.say(language, "game-name", setup(today - 1).game)
        screen.add(_board(services, language, YESTERDAY, boards.yesterday, game=name))
    running = mine is not None and not mine.is_over
    key = "daily-begin" if mine is None else "daily-practise"
    begin = Button(
        CustomId("daily_go", rest=str(today)).button,
        services.say(language, key),
        Style.SUCCESS,
        off=running,
    )
    best = _best(boards)
    watch = [] if best is None else [Button(CustomId("replay", best).button, services.say(language, "daily-watch"))]
    return screen.buttons([begin, *watch])


def _what(services: Services, language: Language, setup: Setup) -> str:
    """The game and the settings that matter, in words."""
    game = setup.game
    lines = [f"**{services.say(language, 'game-name', game)}**"]
    for setting, value in counting(services.games[game], setup.settings, 1):
        if setting.field in setup.settings:
            lines.append(f"-# {said(services.texts, language, services.games[game], setting.field, value)}")
    return "\n".join(lines)


def _mine(services: Services, language: Language, mine: Table | None) -> str:
    """The state of this person's own try."""
    if mine is None:
        return services.say(language, "daily-mine_none")
    if not mine.is_over:
        return services.say(language, "daily-mine_running", link=link_to(mine))
    return services.say(language, "daily-mine_over")


def _board(services: Services, language: Language, key: str, ranked: Sequence[Ranked], **args: str) -> str:
    """A heading, and a line for each person who has tried."""
    lines = [f"**{services.say(language, key, **args)}**"]
    lines += [_line(services, language, daily, over=key == YESTERDAY) for daily in ranked[:MOST_LINES]]
    if not ranked:
        lines.append(f"-# {services.say(language, 'daily-nobody')}")
    if len(ranked) > MOST_LINES:
        lines.append(f"-# {services.say(language, 'daily-more', number=len(ranked) - MOST_LINES)}")
    return "\n".join(lines)


def _line(services: Services, language: Language, daily: Ranked, *, over: bool) -> str:
    """The result of one try. `over`: its day is over."""
    row = daily.row
    name = sanitize(row.name, markdown=True) if row.name else services.say(language, "player-forgotten")
    player = Markdown(name)
    if daily.place is not None:
        key = "daily-won" if row.won else "daily-done"
        return services.say(language, key, place=daily.place, player=player, total=row.total or 0, choices=row.entries)
    key = "daily-given_up" if row.status == "ended" else "daily-late" if over else "daily-playing"
    return f"-# {services.say(language, key, player=player)}"


def _best(boards: Boards | None) -> int | None:
    """Yesterday's winning table, None if nobody has finished."""
    if boards is None or not boards.yesterday or boards.yesterday[0].place is None:
        return None
    return boards.yesterday[0].row.table_id

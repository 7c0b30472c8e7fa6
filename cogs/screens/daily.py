"""The daily dungeon: what is played today, what counts, the board of this server, yesterday's best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from cogs.house.house import House
from cogs.house.ids import Press
from cogs.house.links import link_to
from cogs.house.screen import Button, Screen
from cogs.screens.options import counting, said
from locales.names import Markdown, harmless
from storage.rows import DAY, Language, Table
from tables.daily import Ranked, Setup

YESTERDAY = "daily-yesterday"
MOST_LINES = 10
"""Places listed of a day."""


@dataclass(frozen=True, slots=True)
class Day:
    """One day: its dungeon, the hash of its seed, and the seed itself once it is over."""

    day: int
    setup: Setup
    seal: str
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Boards:
    """The boards of a server, of today and of yesterday."""

    guild_id: int
    today: Sequence[Ranked]
    yesterday: Sequence[Ranked]


def daily(
    house: House,
    language: Language,
    today: Day,
    yesterday: Day,
    tomorrow: str,
    mine: Table | None,
    boards: Boards | None,
) -> Screen:
    """Everything about it. `tomorrow`: the hash of the next seed; `mine`: the try that counts, once it was begun."""
    ends = (today.day + 1) * DAY
    screen = Screen().add(
        f"## {house.say(language, 'daily-title')}\n-# <t:{int(today.day * DAY)}:D>",
        _what(house, language, today.setup),
        house.say(language, "daily-rule", next=f"<t:{int(ends)}:R>"),
        _mine(house, language, mine),
    )
    stands_in = mine.daily.guild_id if mine is not None and mine.daily is not None else None
    if boards is None or (mine is not None and stands_in != boards.guild_id):
        screen.add(f"-# {house.say(language, 'daily-no_server')}")
    if boards is not None:
        screen.add(_board(house, language, "daily-board", boards.today))
        name = house.say(language, "game-name", yesterday.setup.game)
        screen.add(_board(house, language, YESTERDAY, boards.yesterday, game=name))
    screen.add(
        "\n".join(
            f"-# {house.say(language, key, seal=f'`{seal}`')}"
            for key, seal in (
                ("daily-seal", today.seal),
                ("daily-next_seal", tomorrow),
                ("daily-opened", yesterday.seed),
            )
        )
    )
    running = mine is not None and not mine.is_over
    key = "daily-begin" if mine is None else "daily-practise"
    begin = Button(
        Press("daily_go", rest=str(today.day)).button,
        house.say(language, key),
        discord.ButtonStyle.success,
        off=running,
    )
    best = _best(boards)
    watch = [] if best is None else [Button(Press("replay", best).button, house.say(language, "daily-watch"))]
    return screen.buttons([begin, *watch])


def _what(house: House, language: Language, setup: Setup) -> str:
    """The game and the options that matter, in words."""
    game = setup.game
    lines = [f"**{house.say(language, 'game-name', game)}**"]
    for setting, value in counting(house.games[game], setup.options, 1):
        if setting.field in setup.options:
            lines.append(f"-# {said(house.texts, language, game, setting.field, value)}")
    return "\n".join(lines)


def _mine(house: House, language: Language, mine: Table | None) -> str:
    """How this person's own try stands."""
    if mine is None:
        return house.say(language, "daily-mine_none")
    if not mine.is_over:
        return house.say(language, "daily-mine_running", link=link_to(mine))
    return house.say(language, "daily-mine_over")


def _board(house: House, language: Language, key: str, ranked: Sequence[Ranked], **args: str) -> str:
    """A heading, and a line for each who has tried."""
    lines = [f"**{house.say(language, key, **args)}**"]
    lines += [_line(house, language, each, over=key == YESTERDAY) for each in ranked[:MOST_LINES]]
    if not ranked:
        lines.append(f"-# {house.say(language, 'daily-nobody')}")
    if len(ranked) > MOST_LINES:
        lines.append(f"-# {house.say(language, 'daily-more', number=len(ranked) - MOST_LINES)}")
    return "\n".join(lines)


def _line(house: House, language: Language, each: Ranked, *, over: bool) -> str:
    """How one try went. `over`: its day is."""
    row = each.row
    name = harmless(row.name, markdown=True) if row.name else house.say(language, "player-forgotten")
    player = Markdown(name)
    if each.place is not None:
        key = "daily-won" if row.won else "daily-done"
        return house.say(language, key, place=each.place, player=player, total=row.total or 0, choices=row.entries)
    key = "daily-given_up" if row.status == "ended" else "daily-late" if over else "daily-playing"
    return f"-# {house.say(language, key, player=player)}"


def _best(boards: Boards | None) -> int | None:
    """The table of yesterday's best, None where nobody has finished."""
    if boards is None or not boards.yesterday or boards.yesterday[0].place is None:
        return None
    return boards.yesterday[0].row.table_id

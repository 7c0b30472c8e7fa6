"""The pages of `/help`: this person's next steps here, every command, the bot and the data it stores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

import discord
from discord import app_commands

from cogs.screens.summary import turn_lines
from cogs.services.caller import Caller, handles
from cogs.services.discord_limits import MOST_CHOICES
from cogs.services.heartbeat import Heartbeat
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.links import link_to
from cogs.services.screen import Screen, SelectChoice, Style
from cogs.services.services import Services
from locales.sanitizing import Markdown
from rules.messages import Args, refer
from storage.rows import DAY, Table
from storage.version import version
from tables.errors import Refusal

MOST_TABLES = 8
"""The most tables, besides this one, that are named."""
ADMIN = "admin"
COMMON = "common"
"""In the menu of command groups: the commands in no group."""


@dataclass(eq=False)
class HelpPages:
    """The screens, and what is pressed on them."""

    services: Services
    tree: app_commands.CommandTree[discord.Client]
    heartbeat: Heartbeat

    @handles("help")
    async def look(self, caller: Caller, press: CustomId) -> None:
        """Show the person's next steps again, refreshed."""
        await caller.edit_message(await self.now(caller))

    @handles("help_list")
    async def commands(self, caller: Caller, press: CustomId) -> None:
        """The commands of one group."""
        if caller.picked not in self._groups(caller):
            raise Refusal(UNKNOWN)
        await caller.edit_message(self.listed(caller, caller.picked))

    # What can be done now

    async def now(self, caller: Caller) -> Screen:
        """The situation of this person: in this channel, at other tables, as an admin; with the buttons that fit."""
        screen = Screen().add(f"### {caller.say('help-title')}")
        table = await self.services.tables.store.by_channel(caller.channel_id)
        await self._add_elsewhere(caller, table, screen)
        if table is None:
            await self._add_no_table(caller, screen)
        elif table.started is None:
            await self._add_lobby(caller, table, screen)
        else:
            await self._add_game(caller, table, screen)
        if caller.manages_server:
            names = [caller.command(ADMIN, name) for name in ("games", "resume", "end")]
            screen.add(f"🔧 {caller.say('help-admin', commands=names)}")
        choices = [SelectChoice(name, self._title(caller, name)) for name in self._groups(caller)]
        screen.add(caller.menu("help_list", choices[:MOST_CHOICES], "help-choose"))
        return screen.buttons([caller.button("help_about", "help-about")])

    async def _add_no_table(self, caller: Caller, screen: Screen) -> None:
        screen.add(caller.say("help-none"))
        games = caller.button("games", "hello-games", style=Style.SUCCESS)
        lessons = caller.button("lessons", "help-lessons")
        screen.buttons([games, lessons, caller.button("daily", "daily-title")])
        resting = [
            table
            for table in await self.services.tables.store.unfinished(resting_in=caller.channel_id)
            if table.seat_of(caller.id) is not None
        ]
        for table in resting[:MOST_TABLES]:
            screen.add(caller.say("help-resting", table.game, game=refer("game-name"), number=table.id))
            screen.buttons([caller.button("resume", "help-resume", table.id, Style.PRIMARY)])

    async def _add_lobby(self, caller: Caller, table: Table, screen: Screen) -> None:
        reader = await caller.reader(table)
        seat = table.seat_of(caller.id)
        seats = self.services.games[table.game].seat_numbers
        taken = len(table.seats)
        least, most = seats[0], seats[-1]
        about: Args = {"number": table.id, "taken": taken, "least": least, "most": most, "link": link_to(table)}
        screen.add(reader.say("help-lobby", game=refer("game-name"), **about))
        waits = [reader.names[row.number] for row in table.people if not row.ready and row.number != seat]
        if seat is None:
            key = "join" if taken < most else "full"
        elif not table.seats[seat].ready:
            key = "ready"
        elif table.host_id != caller.id:
            key = "seated"
        elif waits:
            key = "waits"
        else:
            key = "host" if taken in seats else "few"
        words = self.services.board_words(table.language)
        screen.add(caller.say(f"help-lobby-{key}", players=waits or ["–"], least=least, **words))
        screen.buttons([caller.button("rules", "board-rules", table.id)])

    async def _add_game(self, caller: Caller, table: Table, screen: Screen) -> None:
        seat = table.seat_of(caller.id)
        reader = await caller.reader(table, seat)
        status = caller.command("table", "status")
        screen.add(f"**{reader.title}**")
        buttons = []
        if seat is None:
            screen.add(caller.say("help-stranger", command=status), *turn_lines(reader))
        else:
            own = [caller.command(name) for name in ("undo", "leave")]
            screen.add(*turn_lines(reader), f"-# {caller.say('help-seated', commands=[*own, status])}")
            buttons.append(caller.button("move", "board-move", table.id, Style.PRIMARY))
            if reader.has_hands():
                buttons.append(caller.button("hand", "board-hand", table.id))
        buttons.append(caller.button("log", "board-log", table.id))
        buttons.append(caller.button("rules", "board-rules", table.id))
        screen.buttons(buttons)

    async def _add_elsewhere(self, caller: Caller, here: Table | None, screen: Screen) -> None:
        """Add the other tables that wait for this person."""
        waiting = await self.services.tables.store.waiting(caller.id)
        others = [table for table in waiting if here is None or table.id != here.id]
        if others:
            lines = [caller.say("help-elsewhere")]
            for table in others[:MOST_TABLES]:
                name = caller.say("history-choice", table.game, game=refer("game-name"), number=table.id)
                line = caller.say("help-elsewhere-table", table=name, channel=Markdown(f"<#{table.channel_id}>"))
                lines.append(f"- {line}")
            screen.add("\n".join(lines))

    # Every command

    def listed(self, caller: Caller, name: str) -> Screen:
        """Each command of a group with its description."""
        commands = self.tree.get_commands()
        grouped = [command for command in commands if name == (COMMON if _is_leaf(command) else command.name)]
        listed = [leaf for command in grouped for leaf in _commands(command)]
        lines = [f"- {self._typed(caller, leaf)}: {self._described(caller, leaf)}" for leaf in listed]
        screen = Screen().add(f"### {self._title(caller, name)}", "\n".join(lines))
        choices = [
            SelectChoice(group, self._title(caller, group), chosen=group == name) for group in self._groups(caller)
        ]
        screen.add(caller.menu("help_list", choices[:MOST_CHOICES], "help-choose"))
        return screen.buttons([caller.button("help", "help-back")])

    def _groups(self, caller: Caller) -> list[str]:
        """The groups of commands for this person: those in no group, the table's, the games', and for admins theirs."""
        names = [command.name for command in self.tree.get_commands() if not _is_leaf(command)]
        return [COMMON, *(name for name in names if name != ADMIN or caller.manages_server)]

    def _title(self, caller: Caller, name: str) -> str:
        """The heading of a group of commands: the name of its game, or its command with what that does."""
        if name == COMMON:
            return caller.say("help-common")
        for game, group_name in self.services.groups.items():
            if group_name == name:
                return caller.say("game-name", game)
        group = self.tree.get_command(name)
        return f"{self._typed(caller, group).strip('`')}: {self._described(caller, group)}"

    def _typed(self, caller: Caller, command: Any) -> str:
        """A command as it is typed in this person's client."""
        names = []
        while command is not None:
            names.append(self._localized(caller, command, "_locale_name", command.name))
            command = getattr(command, "parent", None)
        return f"`/{' '.join(reversed(names))}`"

    def _described(self, caller: Caller, command: Any) -> str:
        """The description of a command in this person's language; empty without a command."""
        return "" if command is None else self._localized(caller, command, "_locale_description", command.description)

    def _localized(self, caller: Caller, command: Any, attribute: str, default: str) -> str:
        """The text that Discord shows for a command; discord.py keeps it next to the English one."""
        text = cast("app_commands.locale_str | None", getattr(command, attribute, None))
        key = None if text is None else text.extras.get("key")
        if text is None or key is None:
            return default
        return self.services.say(caller.language, key, text.extras["game"], **text.extras["args"])

    # What the bot is

    @handles("help_about")
    async def about(self, caller: Caller, press: CustomId) -> None:
        """Version, games, dice, privacy, and how to invite the bot."""
        games = [
            caller.say(
                "about-game",
                game=caller.say("game-name", name),
                least=kind.seat_numbers[0],
                most=kind.seat_numbers[-1],
                command=caller.command(self.services.groups[name]),
            )
            for name, kind in self.services.games.items()
            if name in self.services.groups
        ]
        screen = Screen().add(
            f"## {caller.say('about-title', version=version())}\n{caller.say('about-what')}",
            stopped_clock_line(self.heartbeat, caller),
            "\n".join(games),
            caller.say("about-dice"),
            caller.say("about-privacy", days=self.services.kept_backups),
            caller.say("about-removal", days=int(self.services.tables.removals.keep // DAY)),
        )
        if not self.services.local and self.services.invite:
            screen.add(caller.say("about-invite", link=Markdown(self.services.invite)))
        screen.add(
            " · ".join(caller.say(f"about-{kind}_link", link=link) for kind, link in self.services.links.items())
        )
        back = caller.button("help", "help-back")
        forget = caller.button("forget_ask", "about-forget")
        await caller.edit_message(screen.buttons([back, forget]))


def stopped_clock_line(heartbeat: Heartbeat, caller: Caller) -> str | None:
    """The line that says that the bot's clock has stopped, and what that means; None while it runs."""
    still = heartbeat.still
    return f"⚠️ {caller.say('clock-stands', minutes=int(still // 60))}" if still else None


def _is_leaf(command: object) -> bool:
    return not isinstance(command, app_commands.Group)


def _commands(command: Any) -> Iterator[Any]:
    """A command, or those of a group."""
    if isinstance(command, app_commands.Group):
        for child in command.commands:
            yield from _commands(child)
    elif command is not None:
        yield command

"""One trial from login to clean-up, and its report."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
import discord

from cogs.client.client import KanteraBot
from cogs.services.bot_permissions import missing_permissions
from cogs.services.ids import CustomId
from cogs.services.translator import TEXTS
from cogs.trial.course import ANSWERS, ENDS, TrialRun
from cogs.trial.recorder import Leftovers, Recorder, clean_up

CONNECTED = 120.0
"""Seconds until the bot must be connected."""


class NoTrial(Exception):
    """The trial cannot be held; one sentence."""


class Errors(logging.Handler):
    """Keeps what the bot logs at ERROR."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one line."""
        cause = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
        self.lines.append(record.getMessage() + (f" ({type(cause).__name__}: {cause})" if cause else ""))


@dataclass(eq=False)
class Trial:
    """A trial in one channel. `make`: a bot with an empty database, which does not register commands by itself."""

    make: Callable[[], Awaitable[KanteraBot]]
    token: str
    channel_id: int
    minutes: float
    report: Path
    say: Callable[[str], None] = print
    recorder: Recorder = field(default_factory=Recorder)
    left: Leftovers = field(default_factory=Leftovers)
    errors: list[str] = field(default_factory=list)
    course: TrialRun | None = None
    finished: bool = False

    async def run(self) -> int:
        """Hold the trial; 0 if Discord refused nothing and everything was removed, otherwise 1.

        Raises NoTrial. Whatever ends the trial early, everything it made is removed first.
        """
        commands: list[Any] | None = None
        guild = application = 0
        try:
            with _errors(self.errors):
                bot = await self.make()
                async with bot:
                    self.recorder.watch(bot.http)
                    self.recorder.watch_interactions()
                    running = asyncio.create_task(bot.start(self.token))
                    try:
                        await self._connected(bot, running)
                        self.course = await self._course(bot)
                        guild = self.course.channel.guild.id
                        application = bot.application_id or 0
                        commands = await bot.http.get_guild_commands(application, guild)
                        await self.course.run(self.minutes)
                        self.finished = True
                    except discord.DiscordException as error:
                        self.errors.append(f"the trial ended early: {type(error).__name__}: {error}")
                    finally:
                        await self.recorder.settled()
                        await bot.close()
                        running.cancel()
                        await asyncio.gather(running, return_exceptions=True)
        finally:
            await self._remove(application, guild, commands)
            if self.course is not None:
                self._tell(self.course)
        return 0 if self.finished and not (self.recorder.refused or self.errors or self.left.faults) else 1

    async def _connected(self, bot: KanteraBot, running: asyncio.Task[None]) -> None:
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait((running, ready), timeout=CONNECTED, return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if not running.done():
            if not bot.is_ready():
                raise NoTrial("Discord did not let the bot connect in time.")
            return
        try:
            running.result()
        except discord.LoginFailure:
            raise NoTrial("Discord refuses DISCORD_TOKEN; copy it again from the bot's page.") from None
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            raise NoTrial(f"Discord cannot be reached: {error}.") from error
        raise NoTrial("The bot ended by itself.")

    async def _course(self, bot: KanteraBot) -> TrialRun:
        channel = bot.get_channel(self.channel_id)
        if not isinstance(channel, discord.TextChannel):
            raise NoTrial(
                f"The bot sees no text channel {self.channel_id}. In Discord, right-click one and copy its ID."
            )
        lacks = missing_permissions(channel.permissions_for(channel.guild.me))
        if lacks:
            names = ", ".join(TEXTS.say("en", None, f"permission-{name}") for name in lacks)
            raise NoTrial(f"The bot lacks permissions in #{channel.name}: {names}.")
        application = await bot.application_info()
        team = application.team
        owner = await bot.fetch_user(team.owner_id if team and team.owner_id else application.owner.id)
        return TrialRun(bot, self.recorder, channel, owner, lambda what: self.say(f"...    {what}"))

    async def _remove(self, application: int, guild: int, commands: list[Any] | None) -> None:
        """Remove everything with a separate client: the bot has stopped and creates nothing new."""
        remaining = list(self.recorder.made.values())
        if not remaining and commands is None:
            return
        self.say(f"...    removing {len(remaining)} messages and threads")
        try:
            async with discord.Client(intents=discord.Intents.none()) as client:
                await client.login(self.token)
                self.left = await clean_up(client.http, remaining)
                remaining = []
                if commands is not None:
                    await client.http.bulk_upsert_guild_commands(application, guild, commands)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            things = [f"{thing.kind} {thing.id} in {thing.place}" for thing in remaining]
            names = ", ".join(things) or f"commands of server {guild}"
            self.left.faults.append(f"Not removed ({error}): {names}.")

    def _tell(self, course: TrialRun) -> None:
        """Print the summary, and write the refusals to the file."""
        recorder = self.recorder
        for path, number in sorted(recorder.sent.items()):
            self.say(f"ok     {number:4} x {path}")
        if self.minutes:
            self.say(
                f"ok     you used {len(course.presses)} commands and components; {len(recorder.forms)} forms opened"
            )
        opened = {CustomId.read(form, menu=False).action for form in recorder.forms}
        closed = [button.label for action, button in sorted(course.forms.items()) if action not in opened]
        if closed:
            self.say(f"TO DO  forms that open only when a person presses (--minutes): {' | '.join(closed)}")
        untried = sorted(course.bot.router.handlers.keys() - course.actions - course.forms.keys() - ANSWERS - ENDS)
        self.say(f"TO DO  buttons and menus that nothing here offered, as the code calls them: {', '.join(untried)}")
        for thread in self.left.threads:
            self.say(f"TO DO  {thread}")
        for refusal in recorder.refused:
            self.say(f"WRONG  {refusal.sentence}")
        for line in (*self.errors, *self.left.faults):
            self.say(f"WRONG  {line}")
        if recorder.refused:
            text = json.dumps([asdict(refusal) for refusal in recorder.refused], ensure_ascii=False, indent=2)
            self.report.write_text(text + "\n", encoding="utf-8")
            self.say(f"The refused requests are in {self.report}.")
        if not self.finished:
            self.say("The trial was ended early.")
        elif not (recorder.refused or self.errors or self.left.faults):
            self.say("Discord refused nothing.")


@contextmanager
def _errors(lines: list[str]) -> Iterator[None]:
    handler = Errors()
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
        lines += handler.lines

"""The part of `/table` that is about what has been played: history, statistics, files, reports, forgetting."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client import KanteraBot
from cogs.interactions.forgetting import Forgetting
from cogs.interactions.past_games import PastPages, Wanted
from cogs.interactions.stats import StatsPages
from cogs.services.caller import Caller, Interaction, answered
from cogs.services.limits import CHOICE, MOST_CHOICES, short
from cogs.services.services import Services
from cogs.services.translator import about, named
from tables.errors import Refusal
from tables.history.exchange import LONGEST_REPORT

Games = list[app_commands.Choice[str]]
TableChoices = list[app_commands.Choice[int]]


class PastCommands(commands.Cog):
    """Mixed into the cog of `/table`, which calls `use_past` when it is made."""

    services: Services
    past: PastPages
    statistics: StatsPages
    forgetting: Forgetting

    def use_past(self, bot: KanteraBot) -> None:
        """Let the bot carry out what is pressed on these pages."""
        self.past = PastPages(bot.services, bot.updater.boards.endings)
        self.statistics = StatsPages(bot.services)
        self.forgetting = Forgetting(bot.services, bot.updater)
        bot.router.add(self.past.handlers | self.statistics.handlers | self.forgetting.handlers)

    @app_commands.command(name=named("history"), description=about("history"))
    @app_commands.rename(game=named("game"), player=named("player"))
    @app_commands.describe(game=about("game"), player=about("player"))
    async def history(self, interaction: Interaction, game: str = "", player: discord.User | None = None) -> None:
        """Finished games with their results; one of them can be opened, with its replay."""

        async def work(caller: Caller) -> None:
            kind = self._game(caller, game)
            wanted = Wanted(kind, self._other(caller, player))
            await caller.show(await caller.in_time(self.past.history(caller, wanted)))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("stats"), description=about("stats"))
    @app_commands.rename(game=named("game"), player=named("player"))
    @app_commands.describe(game=about("game"), player=about("player"))
    async def stats(self, interaction: Interaction, game: str = "", player: discord.User | None = None) -> None:
        """Games, wins, means, ratings, and who with whom: of this server, or of one player."""

        async def work(caller: Caller) -> None:
            kind = self._game(caller, game)
            await caller.defer()  # many games are rated and two pictures drawn
            await caller.show(await caller.in_time(self.statistics.screen(caller, kind, self._other(caller, player))))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("export"), description=about("export"))
    @app_commands.rename(table=named("which"))
    @app_commands.describe(table=about("which"))
    async def export(self, interaction: Interaction, table: int | None = None) -> None:
        """The whole game as a file, after its end."""

        async def work(caller: Caller) -> None:
            await caller.show(await caller.in_time(self.past.export(caller, table)))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("report"), description=about("report"))
    @app_commands.rename(text=named("text"), table=named("which"))
    @app_commands.describe(text=about("text"), table=about("which"))
    async def report(
        self, interaction: Interaction, text: app_commands.Range[str, 1, LONGEST_REPORT], table: int | None = None
    ) -> None:
        """Tell the host of the bot what went wrong, with the whole game."""

        async def work(caller: Caller) -> None:
            await caller.show(await self.past.report(caller, text, table))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("forget_me"), description=about("forget_me"))
    async def forget_me(self, interaction: Interaction) -> None:
        """Remove all that is known about oneself, after being asked once more."""

        async def work(caller: Caller) -> None:
            await caller.show(self.forgetting.ask(caller))

        await answered(self.services, interaction, work)

    @history.autocomplete("game")
    @stats.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> Games:
        caller = await Caller.of(self.services, interaction)
        names = [(caller.say("game-name", game), game) for game in self.services.groups]
        found = [(name, game) for name, game in names if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=short(name, CHOICE), value=game) for name, game in found[:MOST_CHOICES]]

    @export.autocomplete("table")
    @report.autocomplete("table")
    async def _finished(self, interaction: Interaction, typed: int | str) -> TableChoices:
        caller = await Caller.of(self.services, interaction)
        found = await self.past.finished_of(caller, str(typed))
        return [app_commands.Choice(name=short(line, CHOICE), value=number) for line, number in found[:MOST_CHOICES]]

    def _game(self, caller: Caller, typed: str) -> str:
        """The game that was chosen or typed, by its name or its title. Raises Refusal."""
        if typed in self.services.games or not typed:
            return typed
        titles = {caller.say("game-name", game).casefold(): game for game in self.services.groups}
        if typed.casefold() not in titles:
            raise Refusal("refused-no_game", game=typed)
        return titles[typed.casefold()]

    def _other(self, caller: Caller, player: discord.User | None) -> int:
        """The person asked about: in a DM only oneself."""
        return player.id if player is not None and caller.interaction.guild_id is not None else 0

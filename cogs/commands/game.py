"""The command group that every game has: new, board, hand, act, log, rules, undo, leave."""

from __future__ import annotations

from typing import ClassVar

from discord import app_commands
from discord.ext import commands

from cogs.client import KanteraBot
from cogs.commands.lookup import none_here
from cogs.commands.opening import Given, new_command
from cogs.services.caller import Caller, Interaction, answered
from cogs.services.ids import CustomId
from cogs.services.limits import CHOICE, MOST_CHOICES, short
from cogs.services.translator import about, named, said
from rules.errors import BadSetup
from rules.messages import refer
from storage.rows import Table
from tables.errors import Refusal

Choices = list[app_commands.Choice[str]]


def called(game: str) -> app_commands.locale_str:
    """The name of a game's command group."""
    return said("command-group-name", game)


def playing(game: str) -> app_commands.locale_str:
    """The description of a game's command group."""
    return said("command-group-about", game, game=refer("game-name"))


class GameCog(commands.GroupCog):
    """A game's commands. A subclass names the game; `new` is made from the game's options."""

    game: ClassVar[str]
    not_in_new: ClassVar[frozenset[str]] = frozenset()
    """Options that are given in another way."""

    def __init__(self, bot: KanteraBot) -> None:
        self.bot = bot
        self.services = bot.services
        self.services.groups[self.game] = str(self.__cog_group_name__)
        self.new = new_command(self.services.games[self.game], self.services.texts, self.open, self.not_in_new)
        group = self.app_command
        assert isinstance(group, app_commands.Group)
        others = group.commands
        for command in others:
            group.remove_command(command.name)
        for command in (self.new, *others):  # Discord lists them in this order
            group.add_command(command)

    def chosen(self, given: Given) -> Given:
        """The game's options from what was typed with `new`. Raises BadSetup for what cannot be meant."""
        return given

    async def open(self, interaction: Interaction, given: Given, in_thread: bool) -> None:
        """Open a lobby with what was typed, here or in a new thread."""

        async def work(caller: Caller) -> None:
            try:
                options = self.chosen(given)
            except BadSetup as error:
                await caller.tell(f"⚠️ {caller.refusal(error, game=self.game)}")
                return
            await self.bot.lobbies.open(caller, self.game, options, in_thread=in_thread)

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("board"), description=about("board"))
    async def board(self, interaction: Interaction) -> None:
        """Show the board again at the end of the channel; to somebody without a seat, privately."""

        async def work(caller: Caller) -> None:
            table = await self._table(caller)
            boards = self.bot.updater.boards
            screen, _ = await boards.screen(table, draws=False)
            seated = table.seat_of(caller.id) is not None
            sent = await caller.show(screen, public=seated)
            if seated:
                await boards.replaced(table, caller.channel_id, sent)

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("hand"), description=about("hand"))
    async def hand(self, interaction: Interaction) -> None:
        """One's own things, privately."""

        async def work(caller: Caller) -> None:
            table = await self._table(caller)
            await self.bot.pages.hand(caller, CustomId("hand", table.id))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("act"), description=about("act"))
    @app_commands.rename(choice=named("choice"))
    @app_commands.describe(choice=about("choice"))
    async def act(self, interaction: Interaction, choice: str | None = None) -> None:
        """Answer an open question without buttons; without a choice, show the question."""

        async def work(caller: Caller) -> None:
            table = await self._table(caller)
            if choice is None:
                await self.bot.play.move(caller, CustomId("move", table.id))
            else:
                with self.bot.updater.answering(table.id):
                    await self.bot.play.act(caller, table, choice)

        await answered(self.services, interaction, work)

    @act.autocomplete("choice")
    async def _choices(self, interaction: Interaction, typed: str) -> Choices:
        caller = await Caller.of(self.services, interaction)
        table = await self.services.tables.store.by_channel(caller.channel_id)
        if table is None or table.game != self.game:
            return []
        found = await self.bot.play.complete(caller, table, typed)
        return [app_commands.Choice(name=short(name, CHOICE), value=value) for name, value in found[:MOST_CHOICES]]

    @app_commands.command(name=named("log"), description=about("log"))
    async def log(self, interaction: Interaction) -> None:
        """What happened, as far as this person may know."""

        async def work(caller: Caller) -> None:
            table = await self._table(caller)
            await self.bot.pages.log(caller, CustomId("log", table.id))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("rules"), description=about("rules"))
    @app_commands.rename(topic=named("topic"))
    @app_commands.describe(topic=about("topic"))
    async def rules(self, interaction: Interaction, topic: str = "") -> None:
        """A page of the rules."""

        async def work(caller: Caller) -> None:
            await caller.show(self.bot.pages.rules_screen(caller, self.game, topic))

        await answered(self.services, interaction, work)

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> Choices:
        caller = await Caller.of(self.services, interaction)
        found = self.bot.pages.found(caller.language, self.game, typed)
        return [app_commands.Choice(name=short(title, CHOICE), value=topic) for topic, title in found[:MOST_CHOICES]]

    @app_commands.command(name=named("undo"), description=about("undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take back one's own last choice, else propose to."""

        async def work(caller: Caller) -> None:
            await self.bot.agreeing.ask_undo(caller, await self._table(caller))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("leave"), description=about("leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give up one's seat; in a running game after being asked once more."""

        async def work(caller: Caller) -> None:
            await self.bot.coming.resign(caller, await self._table(caller))

        await answered(self.services, interaction, work)

    async def _table(self, caller: Caller) -> Table:
        """This game's table in the channel. Raises Refusal, naming the command that starts one."""
        table = await self.services.tables.store.by_channel(caller.channel_id)
        if table is None:
            new = self.services.command(caller.language, self.services.groups[self.game], "new")
            raise await none_here(self.services, caller, [new], self.game)
        if table.game != self.game:
            group = self.services.command(caller.language, self.services.groups.get(table.game, table.game))
            raise Refusal("refused-other_game_here", command=group)
        return table

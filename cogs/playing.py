"""Commands for every game: board, hand, act, log, rules, undo, leave."""

from __future__ import annotations

from cogs.client.client import KanteraBot
from cogs.commands.command import Choices, CommandCog, command, completes
from cogs.commands.lookup import this_table
from cogs.interactions.log import show_log
from cogs.interactions.rules import rules_page, topics_with
from cogs.services.caller import Caller
from cogs.services.ids import CustomId
from cogs.services.interaction_caller import interaction_of
from storage.rows import Table
from tables.errors import Refusal


class PlayingCog(CommandCog):
    """Each command finds its table automatically; `which` names another one."""

    @command()
    async def board(self, caller: Caller, table: Table) -> None:
        """Show the board again at the end of the channel; ephemerally if the caller has no seat or is elsewhere."""
        screen = await self.bot.updater.boards.screen(table, draws=False)
        is_here = table.channel_id == caller.channel_id and table.status in ("lobby", "running")
        public = is_here and table.seat_of(caller.id) is not None
        sent = await caller.show(screen, public=public)
        if public:
            await self.bot.updater.boards.replaced(table, caller.channel_id, sent.id)

    @command()
    async def hand(self, caller: Caller, table: Table) -> None:
        """The caller's own hand, ephemeral."""
        await self.bot.hand_page.hand(caller, CustomId("hand", table.id))

    @command()
    async def act(self, caller: Caller, table: Table, choice: str | None = None) -> None:
        """Answer an open question without buttons; without a choice, show the question."""
        if choice is None:
            await self.bot.play.move(caller, CustomId("move", table.id))
        else:
            with self.bot.updater.answering(table.id):
                await self.bot.play.act(caller, table, choice)

    @completes("choice", act)
    async def _choices(self, caller: Caller, typed: str) -> Choices:
        return await self.bot.play.complete(caller, await self.table_typed(caller), typed)

    @command()
    async def log(self, caller: Caller, table: Table) -> None:
        """The log, without what is hidden from the caller."""
        await show_log(caller, CustomId("log", table.id))

    @command()
    async def rules(self, caller: Caller, topic: str = "", rules_game: str = "") -> None:
        """A page of the rules: of the game that is named, or else of the table's."""
        game = self.game_named(rules_game)
        if not game:
            try:
                game = (await this_table(caller)).game
            except Refusal as error:
                raise Refusal("refused-which_game") from error
        await caller.show(rules_page(caller, game, topic))

    @completes("topic", rules)
    async def _topics(self, caller: Caller, typed: str) -> Choices:
        named = self.game_named(getattr(interaction_of(caller).namespace, "game", ""))
        game = named or (await this_table(caller)).game
        return [(title, topic) for topic, title in topics_with(caller, game, typed)]

    @completes("rules_game", rules)
    async def _games(self, caller: Caller, typed: str) -> Choices:
        return self.games_offered(caller, typed)

    @command()
    async def undo(self, caller: Caller, table: Table) -> None:
        """Take back the caller's last choice, or propose it to the others."""
        await self.bot.proposal_buttons.undo_or_ask(caller, table)

    @command()
    async def leave(self, caller: Caller, table: Table) -> None:
        """Give up the seat; in a running game after a confirmation."""
        await self.bot.participation.ask_leave(caller, CustomId("ask_leave", table.id))


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(PlayingCog(bot))

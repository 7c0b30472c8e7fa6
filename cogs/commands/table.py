"""The subcommands of `/table` for a table that is there: how it stands, who plays on, when, and what is taken back."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.client import KanteraBot
from cogs.commands.lookup import Choices, offered, seats_offered, table_line, this_table
from cogs.screens.panel import thinking, waiting
from cogs.screens.proposals import proposed
from cogs.services.caller import Caller, Interaction, answered
from cogs.services.ids import CustomId
from cogs.services.limits import MOST_BUTTONS, MOST_CHOICES
from cogs.services.reader import Reader
from cogs.services.screen import Button, Screen
from cogs.services.services import Services
from cogs.services.translator import TEXTS, about, named
from locales import durations
from rules.errors import RulesError
from rules.messages import refer, seat_name
from storage.rows import LONGEST_WAIT, SHORTEST_WAIT, Table
from tables.errors import Refusal

AS_TABLE = "-"
"""Typed as a reminder of one's own: as the table has it."""


class TableCommands(commands.Cog):
    """Part of the cog `table`. Whoever may do what is checked again by storage."""

    bot: KanteraBot
    services: Services

    # How it stands

    @app_commands.command(name=named("status"), description=about("status"))
    @app_commands.rename(which=named("which"))
    @app_commands.describe(which=about("which"))
    async def status(self, interaction: Interaction, which: int | None = None) -> None:
        """Which game is played here, by whom, whom it waits for, and what is proposed."""

        async def work(caller: Caller) -> None:
            table = await this_table(self.services, caller, which)
            reader = await Reader.of(self.services, table, table.seat_of(caller.id), caller.language)
            title = reader.say("panel-title", game=reader.say("game-name"), number=table.id)
            if table.status == "running":
                state = "\n".join(filter(None, (waiting(reader), thinking(reader))))
            else:
                state = reader.say("status-open" if table.started is None else f"resting-{table.status}")
            seats = reader.say("status-seats", players=[seat_name(seat.number) for seat in table.seats])
            proposals = [proposed(reader, proposal) for proposal in table.proposals]
            waits = self._waits(caller, table) if table.started is not None else ""
            await caller.show(Screen().add(f"### {title}", seats, state, *proposals, waits))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("games"), description=about("games"))
    @app_commands.guild_only()
    async def games(self, interaction: Interaction) -> None:
        """Every unfinished table of the server."""

        async def work(caller: Caller) -> None:
            tables = await self.services.tables.store.of_guild(interaction.guild_id or 0)
            await caller.show(_list(caller, "table-games", tables, "admin-none"))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("waiting"), description=about("waiting"))
    async def waiting(self, interaction: Interaction) -> None:
        """Every table, in any server, that waits for who asks, one press from its question."""

        async def work(caller: Caller) -> None:
            tables = await self.services.tables.store.waiting(caller.id)
            screen = _list(caller, "table-waiting", tables, "table-waiting-none")
            for table in tables[:MOST_BUTTONS]:
                name = caller.say("history-choice", table.game, game=refer("game-name"), number=table.id)
                screen.buttons([Button(CustomId("move", table.id).button, caller.say("waiting-answer", table=name))])
            await caller.show(screen)

        await answered(self.services, interaction, work)

    # Reminders, deadlines, notices

    @app_commands.command(name=named("remind"), description=about("remind"))
    @app_commands.rename(
        me=named("me"),
        everyone=named("everyone"),
        deadline=named("deadline"),
        away=named("away"),
        which=named("which"),
    )
    @app_commands.describe(
        me=about("me"),
        everyone=about("everyone"),
        deadline=about("deadline"),
        away=about("away"),
        which=about("which"),
    )
    async def remind(
        self,
        interaction: Interaction,
        me: str | None = None,
        everyone: str | None = None,
        deadline: str | None = None,
        away: str | None = None,
        which: int | None = None,
    ) -> None:
        """One's own reminder; for host and admins the table's times. Without any: how they are set."""

        async def work(caller: Caller) -> None:
            table = await this_table(self.services, caller, which)
            if me is not None:
                own = None if me.strip() == AS_TABLE else _seconds(me)
                table = await self.services.tables.clock.remind_me(table.id, caller.id, own)
            if any(typed is not None for typed in (everyone, deadline, away)):
                table = await self.services.tables.clock.set_waits(
                    table.id,
                    caller.person,
                    remind_after=table.remind_after if everyone is None else _seconds(everyone) or None,
                    deadline=table.deadline if deadline is None else _seconds(deadline) or None,
                    away_after=None if away is None else _seconds(away),
                    admin=caller.manages(table) and table.host_id != caller.id,
                )
            await caller.show(Screen().add(self._waits(caller, table), caller.say("waits-how")))

        await answered(self.services, interaction, work)

    @remind.autocomplete("me")
    async def _my_lengths(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        caller = await Caller.of(self.services, interaction)
        own = app_commands.Choice(name=caller.say("waits-as_table"), value=AS_TABLE)
        offered = [own] if typed.strip().casefold() in own.name.casefold() else []
        return [*offered, *lengths(caller, typed)][:MOST_CHOICES]

    @remind.autocomplete("everyone")
    @remind.autocomplete("deadline")
    @remind.autocomplete("away")
    async def _lengths(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return lengths(await Caller.of(self.services, interaction), typed)

    @app_commands.command(name=named("notices"), description=about("notices"))
    async def notices(self, interaction: Interaction) -> None:
        """How one is told that a table waits: DM, mention, or not at all."""

        async def work(caller: Caller) -> None:
            await caller.show(self.bot.coming.notices(caller))

        await answered(self.services, interaction, work)

    # Who plays

    @app_commands.command(name=named("takeover"), description=about("takeover"))
    @app_commands.rename(seat=named("seat"), which=named("which"))
    @app_commands.describe(seat=about("seat"), which=about("which"))
    @app_commands.guild_only()
    async def takeover(self, interaction: Interaction, seat: int | None = None, which: int | None = None) -> None:
        """Sit in an empty or a computer's seat of a game that has begun."""

        async def work(caller: Caller) -> None:
            table = await this_table(self.services, caller, which)
            await self.bot.coming.takeover(caller, table, None if seat is None else seat - 1)

        await answered(self.services, interaction, work)

    @takeover.autocomplete("seat")
    async def _free_seats(self, interaction: Interaction, typed: int | str) -> Choices:
        table = await self._meant(interaction)
        return await seats_offered(
            self.services,
            interaction,
            table,
            typed,
            lambda seat: table is not None and table.seats[seat].user_id is None,
        )

    @app_commands.command(name=named("open_seats"), description=about("open_seats"))
    @app_commands.rename(anybody=named("anybody"), which=named("which"))
    @app_commands.describe(anybody=about("anybody"), which=about("which"))
    async def open_seats(self, interaction: Interaction, anybody: bool, which: int | None = None) -> None:
        """Whether the host is asked before somebody plays on in a computer's seat."""

        async def work(caller: Caller) -> None:
            table = await this_table(self.services, caller, which)
            admin = caller.manages(table) and table.host_id != caller.id
            await self.services.tables.seats.open_seats(table.id, caller.person, anybody=anybody, admin=admin)
            await caller.tell(caller.say("seats-open" if anybody else "seats-asked"))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("slowly"), description=about("slowly"))
    @app_commands.rename(slowly=named("one_at_a_time"), which=named("which"))
    @app_commands.describe(slowly=about("one_at_a_time"), which=about("which"))
    async def slowly(self, interaction: Interaction, slowly: bool, which: int | None = None) -> None:
        """Whether computer players act one at a time, so that each of their moves can be followed."""

        async def work(caller: Caller) -> None:
            table = await this_table(self.services, caller, which)
            admin = caller.manages(table) and table.host_id != caller.id
            await self.services.tables.computers.slow_down(table.id, caller.person, slowly=slowly, admin=admin)
            await caller.tell(caller.say("pace-slowly" if slowly else "pace-at_once"))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("chronicle"), description=about("chronicle"))
    @app_commands.rename(wanted=named("wanted"), which=named("which"))
    @app_commands.describe(wanted=about("wanted"), which=about("which"))
    async def chronicle(self, interaction: Interaction, wanted: bool, which: int | None = None) -> None:
        """Whether a message tells how the game went when it is finished."""

        async def work(caller: Caller) -> None:
            table = await this_table(self.services, caller, which)
            admin = caller.manages(table) and table.host_id != caller.id
            await self.services.tables.chronicles.want(table.id, caller.person, wanted=wanted, admin=admin)
            await caller.tell(caller.say("chronicle-wanted" if wanted else "chronicle-unwanted"))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("advice"), description=about("advice"))
    @app_commands.rename(allowed=named("allowed"), which=named("which"))
    @app_commands.describe(allowed=about("allowed"), which=about("which"))
    async def advice(self, interaction: Interaction, allowed: bool, which: int | None = None) -> None:
        """Whether everybody may ask what a computer player would answer, though several people play."""

        async def work(caller: Caller) -> None:
            table = await this_table(self.services, caller, which)
            admin = caller.manages(table) and table.host_id != caller.id
            await self.services.tables.advice.allow(table.id, caller.person, wanted=allowed, admin=admin)
            await caller.tell(caller.say("advice-allowed" if allowed else "advice-not_allowed"))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("stand_in"), description=about("stand_in"))
    @app_commands.rename(seat=named("seat"), which=named("which"))
    @app_commands.describe(seat=about("absent"), which=about("which"))
    async def stand_in(self, interaction: Interaction, seat: int, which: int | None = None) -> None:
        """Say that somebody is away: they are asked, and if they do not answer a computer player does."""

        async def work(caller: Caller) -> None:
            table = await this_table(self.services, caller, which)
            await self.bot.agreeing.ask_stand_in(caller, table, seat - 1)

        await answered(self.services, interaction, work)

    @stand_in.autocomplete("seat")
    async def _others(self, interaction: Interaction, typed: int | str) -> Choices:
        table = await self._meant(interaction)
        me = interaction.user.id

        def absent(seat: int) -> bool:
            row = table.seats[seat] if table is not None else None
            return row is not None and row.user_id not in (None, me) and row.stand_in is None

        return await seats_offered(self.services, interaction, table, typed, absent)

    @app_commands.command(name=named("resign"), description=about("resign"))
    @app_commands.rename(which=named("which"))
    @app_commands.describe(which=about("which"))
    async def resign(self, interaction: Interaction, which: int | None = None) -> None:
        """Give up one's seat; the game goes on with a computer player."""

        async def work(caller: Caller) -> None:
            await self.bot.coming.resign(caller, await this_table(self.services, caller, which))

        await answered(self.services, interaction, work)

    # When it goes on

    @app_commands.command(name=named("pause"), description=about("pause"))
    @app_commands.rename(which=named("which"))
    @app_commands.describe(which=about("which"))
    async def pause(self, interaction: Interaction, which: int | None = None) -> None:
        """Lay the game aside; the channel is free then."""

        async def work(caller: Caller) -> None:
            await self.bot.coming.pause(caller, await this_table(self.services, caller, which))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("go_on"), description=about("go_on"))
    @app_commands.rename(which=named("which"))
    @app_commands.describe(which=about("which"))
    async def resume(self, interaction: Interaction, which: int | None = None) -> None:
        """Go on with a paused or parked game, here; where there is none, those of one's own are offered."""

        async def work(caller: Caller) -> None:
            try:
                table = await this_table(self.services, caller, which)
            except Refusal as error:
                if which is not None or not await self.bot.coming.offer(caller):
                    raise error
            else:
                await self.bot.coming.go_on(caller, table)

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("end"), description=about("end_table"))
    @app_commands.rename(which=named("which"))
    @app_commands.describe(which=about("which"))
    async def end(self, interaction: Interaction, which: int | None = None) -> None:
        """End the table without a result: the host by a confirmation, others by agreement."""

        async def work(caller: Caller) -> None:
            await self.bot.agreeing.ask_end(caller, await this_table(self.services, caller, which))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("undo"), description=about("undo"))
    @app_commands.rename(which=named("which"))
    @app_commands.describe(which=about("which"))
    async def undo(self, interaction: Interaction, which: int | None = None) -> None:
        """Take back one's own last choice, else propose to."""

        async def work(caller: Caller) -> None:
            await self.bot.agreeing.ask_undo(caller, await this_table(self.services, caller, which))

        await answered(self.services, interaction, work)

    @status.autocomplete("which")
    @remind.autocomplete("which")
    @takeover.autocomplete("which")
    @open_seats.autocomplete("which")
    @chronicle.autocomplete("which")
    @advice.autocomplete("which")
    @slowly.autocomplete("which")
    @stand_in.autocomplete("which")
    @resign.autocomplete("which")
    @pause.autocomplete("which")
    @resume.autocomplete("which")
    @end.autocomplete("which")
    @undo.autocomplete("which")
    async def _tables(self, interaction: Interaction, typed: int | str) -> Choices:
        caller = await Caller.of(self.services, interaction)
        mine = await self.services.tables.store.of_user(caller.id)
        known = {table.id for table in mine}
        here = (
            await self.services.tables.store.of_guild(interaction.guild_id) if interaction.guild_id is not None else []
        )
        return offered(caller, [*mine, *(table for table in here if table.id not in known)], typed)

    # Inside

    async def _meant(self, interaction: Interaction) -> Table | None:
        """The table that a half-typed command is about, if it is clear and open to this person."""
        caller = await Caller.of(self.services, interaction)
        number = getattr(interaction.namespace, "which", None)
        try:
            return await this_table(self.services, caller, number if isinstance(number, int) else None)
        except RulesError:
            return None

    def _waits(self, caller: Caller, table: Table) -> str:
        """Reminders and deadline in words."""

        def length(seconds: float | None) -> str:
            return (
                durations.said(self.services.texts, caller.language, seconds) if seconds else caller.say("waits-never")
            )

        lines = [
            caller.say("waits-table", after=length(table.remind_after)),
            caller.say("waits-deadline", after=length(table.deadline)),
            caller.say("waits-away", after=length(table.away_after)),
        ]
        seat = table.seat_of(caller.id)
        if seat is not None:
            own = table.seats[seat].remind_after
            after = caller.say("waits-as_table") if own is None else length(own)
            lines.insert(0, caller.say("waits-me", after=after))
        return "\n".join(f"- {line}" for line in lines)


def lengths(caller: Caller, typed: str) -> list[app_commands.Choice[str]]:
    """Lengths of time to choose from: what was typed if it is one, else those suggested whose name holds it."""

    def choice(seconds: float) -> app_commands.Choice[str]:
        name = durations.known(caller.services.texts, caller.language, seconds)
        return app_commands.Choice(name=name, value=durations.code(seconds))

    if meant := durations.meant(TEXTS, typed):
        return [choice(seconds) for seconds in meant if not seconds or SHORTEST_WAIT <= seconds <= LONGEST_WAIT]
    words = typed.strip().casefold()
    return [each for each in map(choice, (0, *durations.SUGGESTED)) if words in str(each.name).casefold()]


def _seconds(typed: str) -> float:
    seconds = durations.parse(TEXTS, typed)
    if seconds is None:
        raise Refusal("refused-length", typed=typed)
    return seconds


def _list(caller: Caller, title: str, tables: list[Table], none: str) -> Screen:
    """Tables, each with its channel and since when nothing has happened."""
    lines = []
    for table in tables:
        line = table_line(caller, table, markdown=True)
        where = "" if table.guild_id is None else f" · <#{table.channel_id}>"
        lines.append(f"- {line}{where} · <t:{int(table.touched)}:R>")
    return Screen().add(f"### {caller.say(title)}", "\n".join(lines) or caller.say(none))

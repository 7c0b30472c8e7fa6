"""Handlers of the buttons of a finished game: *Play again*, its chronicle, and the steps that check its dice."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from cogs.interactions.opening import open_here
from cogs.screens.chronicle import chronicle as chronicle_of
from cogs.screens.ending import course, replay_file, replay_name
from cogs.services.caller import Caller, handles
from cogs.services.ids import CustomId
from cogs.services.next_tables import may_follow, next_table
from cogs.services.reader import Reader
from cogs.services.screen import Image, Screen
from cogs.services.services import Services
from cogs.updates.updates import Updater
from storage.rows import Table
from tables.errors import Refusal
from tables.history.chronicle_writer import Turning
from tables.store.checks import check_open

TAKEN = "refused-channel_taken"
"""Someone has opened a table there already: usually the very one that was asked for."""


@dataclass(eq=False)
class FinishedGamePages:
    """The buttons of the last public message; the history has the one about the dice, too."""

    services: Services
    updater: Updater

    @handles("again")
    async def again(self, caller: Caller, press: CustomId) -> None:
        """*Play again*: a new lobby with the same seats, for those who sat there.

        Those of them who press later learn that they already have a seat in it; on a page they are taken there.
        """
        tables = self.services.tables
        old = await tables.store.get(press.table)
        if caller.channel_id != old.channel_id:
            raise Refusal("refused-no_table")  # the new lobby takes the place of the old table

        occupying = await tables.store.occupying(old.channel_id)
        if occupying is not None and _is_lobby_of(caller, occupying) and await caller.lead_to(occupying):
            return

        async def open_table(channel_id: int) -> Table:
            try:
                return await tables.lobby.again(old.id, caller.person, **caller.rank_in(old.guild_id))
            except Refusal as error:
                occupying = await tables.store.occupying(channel_id)
                if error.message.key == TAKEN and occupying is not None and _is_lobby_of(caller, occupying):
                    raise Refusal("refused-again_seated") from error
                raise

        await open_here(self.updater, caller, open_table)

    @handles("onward")
    async def onward(self, caller: Caller, press: CustomId) -> None:
        """From a page to that of the table that was opened since, see `next_table`.

        A person without a seat there has to be able to see its channel.
        """
        old = await self.services.tables.store.get(press.table)
        new = await next_table(self.services, old)
        if new is None or not may_follow(caller.id, old, new):
            raise Refusal("refused-no_table")
        is_seated = new.seat_of(caller.id) is not None
        if not is_seated and not await self.updater.membership.may_view(new.channel_id, caller.id):
            raise Refusal("refused-no_table")
        if not await caller.lead_to(new):
            raise Refusal("refused-no_table")

    @handles("chronicle")
    async def chronicle(self, caller: Caller, press: CustomId) -> None:
        """The story of a finished game, with the course of its scores; ephemeral."""
        tables = self.services.tables
        table = await tables.store.get(press.table)
        if not tables.chronicles.has(table):
            raise Refusal("refused-no_chronicle")

        async def make_screen() -> Screen:
            chronicle = await tables.chronicles.tell(table)
            if not chronicle.turnings:
                raise Refusal("refused-no_chronicle")
            boards = [
                await self._turning(table, turning, f"turning-{number}.png", caller.language)
                for number, turning in enumerate(chronicle.turnings, 1)
            ]
            reader = await caller.reader(table)
            return chronicle_of(reader, chronicle, boards).add(await course(reader))

        await caller.show(await caller.in_time(make_screen()))

    async def _turning(self, table: Table, turning: Turning, name: str, language: str) -> Image | None:
        """The board at a turning point of a chronicle; words never replace it."""
        game = await self.services.tables.replays.position(table.id, turning.at)
        drawn = Reader(self.services, table, game, None, language, entry=turning.entry).board()
        return None if drawn is None else replace(Image.of(drawn, name), words="")

    @handles("dice")
    async def how_to_check(self, caller: Caller, press: CustomId) -> None:
        """Show the steps that check the dice of a finished game, with its seed and its file."""
        table = await self.services.tables.store.get(press.table)
        if not table.is_over:
            raise Refusal("refused-still_running")
        check_open(table, self.services.clock())
        dice = (await self.services.tables.store.game(table.id)).dice
        # An imported seed may contain anything: no sign reaches a shell or ends the code around it
        seed = re.sub(r"[^A-Za-z0-9 _-]", lambda sign: f"\\U{ord(sign[0]):08x}", dice.seed)
        hashed = f"python3 -c \"import hashlib; print(hashlib.sha256('{seed}'.encode()).hexdigest())\""
        screen = Screen().add(
            f"### {caller.say('dice-title')}",
            caller.say("dice-hash", hash=f"`{dice.sealed}`", command=f"```\n{hashed}\n```"),
            caller.say("dice-draw", first=f"`{'|'.join((seed, *dice.stirred))}|0`"),
            caller.say("dice-replay", command=f"`python -m rules.replay {replay_name(table)}`"),
        )
        if dice.stirred:
            screen.add(caller.say("dice-stirred", entries=dice.stirred))
        await caller.show(screen.add(await replay_file(self.services, table)))


def _is_lobby_of(caller: Caller, table: Table) -> bool:
    """Whether a table is a lobby in which this person has a seat."""
    return table.status == "lobby" and table.seat_of(caller.id) is not None

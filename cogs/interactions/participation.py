"""Pausing and resuming a game, taking over a seat, and leaving."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.interactions.play import AnswerButtons
from cogs.screens.panel import come_back
from cogs.services import styles
from cogs.services.caller import Caller, handles
from cogs.services.discord_limits import MOST_BUTTONS
from cogs.services.ids import CustomId, number
from cogs.services.screen import Button, Screen, Style
from cogs.services.services import Services
from cogs.updates.panels import PanelContents
from cogs.updates.updates import Updater
from rules.messages import refer, seat_name
from storage.rows import Table
from tables.errors import Refusal
from tables.store.checks import seat_of_person

RESTING = ("paused", "parked")
"""The state of a table that continues as soon as a player wants it to."""
LAST = ("last", "last-paused")
"""The keys for the last person at a table: they pause the game or end it."""


def leaving_key(table: Table, user_id: int) -> str:
    """The consequence of this person's leaving a running game, as part of the key of its text."""
    others = [seat for seat in table.people if seat.user_id != user_id]
    if not others:
        return "last" if table.status == "running" else "last-paused"
    for proposal in table.proposals:
        proposed = proposal.kind == "end" and proposal.agreed and proposal.user_id != user_id
        if proposed and table.to_agree(proposal) == [table.seat_of(user_id)]:
            return "ends"
    if not [seat for seat in table.playing if seat.user_id != user_id]:
        return "pauses"
    return "host" if table.host_id == user_id else "sure"


@dataclass(eq=False)
class Participation:
    """The front end of `tables/seats`, which checks all permissions."""

    services: Services
    updater: Updater
    play: AnswerButtons

    @handles("resume")
    async def resume(self, caller: Caller, press: CustomId) -> None:
        """The button of a paused game: resume it in its own channel."""
        table = await self.services.tables.store.get(press.table)
        await self._check_channel(caller, table)
        table = await self.services.tables.pausing.resume(table.id, caller.person)
        seat = table.seat_of(caller.id)
        if seat is None or caller.message is None or caller.message.id == table.board_message_id:
            await caller.tell(caller.say("resumed", channel=f"<#{table.channel_id}>"))
        else:
            await self.play.show(caller, table, PanelContents())

    async def resume_here(self, caller: Caller, table: Table) -> None:
        """`/table resume`, or its button on the status page: resume here, where the command was used."""
        channel_id = None
        if caller.is_in(table.guild_id):
            channel_id = caller.channel_id
        else:
            await self._check_channel(caller, table)
        self.updater.acted(table.id, caller)
        table = await self.services.tables.pausing.resume(table.id, caller.person, channel_id=channel_id)
        await caller.tell(caller.say("resumed", channel=f"<#{table.channel_id}>"))

    async def offer(self, caller: Caller) -> bool:
        """Without a table here: list this person's paused games that may continue here. False if there are none."""
        guild = caller.guild_id
        resting = [
            table
            for table in await self.services.tables.store.unfinished(user_id=caller.id)
            if table.status in RESTING and (table.guild_id == guild if guild else table.channel_id == caller.channel_id)
        ]
        if not resting:
            return False
        screen = Screen().add(caller.say("resume-which"))
        for table in resting[:MOST_BUTTONS]:
            label = caller.say("history-choice", table.game, game=refer("game-name"), number=table.id)
            screen.buttons([Button(CustomId("go_on", table.id).button, label, Style.PRIMARY)])
        await caller.show(screen)
        return True

    @handles("go_on")
    async def resume_listed(self, caller: Caller, press: CustomId) -> None:
        """Resume one of the listed games here."""
        await self.resume_here(caller, await self.services.tables.store.get(press.table))

    @handles("pause", "rest")
    async def pause(self, caller: Caller, press: CustomId) -> None:
        """Pause a game, also instead of leaving it as the last person; the channel is free then."""
        table = await caller.unfinished_table(press.table)
        await self.services.tables.pausing.pause(table.id, caller.person)
        command = caller.command("table", "go_on")
        await caller.edit_message(Screen().add(caller.say("paused", command=command)))

    @handles("takeover")
    async def takeover(self, caller: Caller, press: CustomId) -> None:
        """Take an empty seat or a computer player's, or ask whether one may be taken."""
        table = await caller.unfinished_table(press.table)
        seat = number(press.rest or caller.picked)
        proposed = await self.services.tables.seats.takeover(table.id, caller.person, seat)
        table = proposed.table
        if proposed.proposal is not None:
            asked_players = [seat_name(other) for other in table.to_agree(proposed.proposal)]
            await caller.tell(caller.say_at(table, "takeover-asked", players=asked_players))
            return
        taken = table.seat_of(caller.id)
        if table.status == "running" and taken is not None:
            await self.play.inquiries.hand_over(caller, table, taken, caller.say("took_over"))
            return
        command = caller.command("table", "go_on")
        await caller.tell(caller.say("took_over-resting", command=command))

    @handles("ask_leave")
    async def ask_leave(self, caller: Caller, press: CustomId) -> None:
        """Give up the seat; in a running game after a confirmation."""
        table = await caller.unfinished_table(press.table)
        seat_of_person(table, caller.id)
        if table.started is None:
            await self.services.tables.lobby.leave(table.id, caller.id)
            await caller.tell(caller.say("left-lobby"))
            return
        await caller.show(self._leaving(caller, table))

    @handles("leave")
    async def leave(self, caller: Caller, press: CustomId) -> None:
        """Give up the seat in a running game, confirmed.

        If leaving has another effect by now, that is confirmed first.
        """
        table = await self.services.tables.store.get(press.table)
        seat = seat_of_person(table, caller.id)
        if press.rest != leaving_key(table, caller.id):
            await caller.edit_message(self._leaving(caller, table))
            return
        await self.services.tables.seats.leave(table.id, caller.id)
        await caller.edit_message(come_back(caller.say, table, seat))

    def _leaving(self, caller: Caller, table: Table) -> Screen:
        """The consequences of leaving now, and the buttons for it."""
        why = leaving_key(table, caller.id)
        screen = Screen().add(caller.say(f"leave-{why}", command=caller.command("table", "status")))
        if why in LAST:
            pause = caller.button("rest", "leave-rest", table.id, Style.PRIMARY)
            end = caller.button("end", "end-yes", table.id, styles.LEAVE)
            return screen.buttons([pause, end] if table.status == "running" else [end])
        yes = caller.button("leave", "leave-yes", table.id, styles.LEAVE, rest=why)
        return screen.buttons([yes])

    async def _check_channel(self, caller: Caller, table: Table) -> None:
        """Raise Refusal if the channel of this game was deleted; only players of the game are told so."""
        if table.seat_of(caller.id) is not None and await self.updater.membership.channel_is_gone(table.channel_id):
            raise Refusal("refused-channel_gone", command=caller.command("table", "go_on"))

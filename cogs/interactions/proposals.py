"""Undo and what the players of a table decide together: the commands and buttons for it."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.interactions.play import CLOSED, AnswerButtons
from cogs.screens.proposals import may_propose_undo, stands_in_when, undo_sure, undo_words
from cogs.services.caller import Caller, handles
from cogs.services.ids import CustomId, number
from cogs.services.reader import Reader
from cogs.services.screen import Button, Screen, Style
from cogs.services.services import Services
from cogs.updates.panels import Act, PanelContents
from cogs.updates.updates import Updater
from rules.messages import seat_name
from storage.rows import Proposed, Table
from tables.errors import Refusal
from tables.play.absence import is_missed
from tables.play.ending import agreed_end
from tables.play.undo import seen_version
from tables.store.checks import seat_of_person

PROPOSE = "propose"
"""Marks the host's button for a proposal; the host's other button ends the table immediately."""


@dataclass(eq=False)
class ProposalButtons:
    """Undo, proposals, agreeing, refusing. Permissions are checked by `tables/`."""

    services: Services
    updater: Updater
    play: AnswerButtons

    @handles("undo")
    async def undo(self, caller: Caller, press: CustomId) -> None:
        """Take back the caller's last choice, as the panel offers it."""
        table = await self.services.tables.store.get(press.table)
        try:
            undoing = self.services.tables.undo.take_back(table.id, caller.id, version=number(press.rest))
            proposed = await caller.in_time(undoing, edits=True, limited=False)
        except Refusal as error:
            if error.message.key != CLOSED:
                raise
            await self.play.show(caller, table, PanelContents(notice=caller.say("panel-stale")))
            return
        await self.play.show(caller, proposed.table, PanelContents(), Act(back=proposed.proposal is None))

    @handles("ask_undo")
    async def ask_undo(self, caller: Caller, press: CustomId) -> None:
        """Ask the only person at a table once more, since what computer players did is taken back as well."""
        table = await self.services.tables.store.get(press.table)
        reader = await Reader.of(self.services, table, seat_of_person(table, caller.id), caller.language)
        await caller.edit_message(await undo_sure(self.services, reader, number(press.rest)))

    async def undo_or_ask(self, caller: Caller, table: Table) -> None:
        """`/undo`: take the last choice back, or ask the others to agree to it; the only person there confirms it."""
        self.updater.acted(table.id, caller)
        tables = self.services.tables
        version = seen_version(table, await tables.store.game(table.id))
        if len(table.people) == 1:
            reader = await self._reader(caller, table)
            if may_propose_undo(reader):
                await caller.show(await undo_sure(self.services, reader, version))
                return
        proposed = await caller.in_time(tables.undo.take_back(table.id, caller.id, version=version), limited=False)
        await caller.tell((await self._yet_to_agree(caller, proposed)) or caller.say("undo-done"))

    @handles("agree")
    async def agree(self, caller: Caller, press: CustomId) -> None:
        """Agree to what is proposed."""
        edits = not _is_on_board(caller, await self.services.tables.store.get(press.table))
        agreeing = self.services.tables.proposals.agree(press.table, caller.id, number(press.rest))
        proposed = await caller.in_time(agreeing, edits=edits, limited=False)
        await self._answer(
            caller, proposed.table, (await self._yet_to_agree(caller, proposed)) or caller.say("proposal-carried")
        )

    @handles("refuse")
    async def refuse(self, caller: Caller, press: CustomId) -> None:
        """Refuse what is proposed, or withdraw the caller's own proposal."""
        table = await self.services.tables.proposals.refuse(press.table, caller.id, number(press.rest))
        await self._answer(caller, table, caller.say("proposal-dropped"))

    @handles("here")
    async def here(self, caller: Caller, press: CustomId) -> None:
        """*I'm here*: they take their seat back, as any other press of theirs would let them."""
        table = await self.services.tables.store.get(press.table)
        if not is_missed(table, seat_of_person(table, caller.id), caller.id):
            raise Refusal("refused-not_called")
        table = await self.services.tables.absence.come_back(table.id, caller.id)
        await self._answer(caller, table, caller.say("here-done"))

    @handles("ask_end")
    async def ask_end(self, caller: Caller, press: CustomId) -> None:
        """The host may end the table immediately; any player may propose to count the points and end it.

        People who proposed it or agreed already see who still has to agree.
        """
        table = await caller.unfinished_table(press.table)
        is_host = table.host_id == caller.id
        proposed = next((proposal for proposal in table.proposals if proposal.kind == "end"), None)
        if proposed is not None and not is_host and caller.id in (proposed.user_id, *proposed.agreed):
            await caller.tell(await self._yet_to_agree(caller, Proposed(table, proposed)))
            return
        if not is_host:
            seat_of_person(table, caller.id)
            if table.started is None:
                raise Refusal("refused-not_host")
        ends = "end" if table.started is None else agreed_end(await self.services.tables.store.game(table.id))
        await caller.show(_end_page(caller, table, ends, is_host=is_host))

    @handles("end")
    async def end(self, caller: Caller, press: CustomId) -> None:
        """The host ends the table immediately, or proposes it like any other player."""
        table = await self.services.tables.store.get(press.table)
        if table.host_id == caller.id and press.rest != PROPOSE:
            await self.services.tables.ending.end(table.id, caller.id)
            await caller.edit_message(Screen().add(caller.say("end-done")))
            return
        proposed = await self.services.tables.ending.propose(table.id, caller.id)
        await caller.edit_message(Screen().add((await self._yet_to_agree(caller, proposed)) or caller.say("end-done")))

    @handles("stand_in")
    async def ask_stand_in(self, caller: Caller, press: CustomId) -> None:
        """Report a player as away: the player is asked, and without an answer a computer player takes the turn."""
        table = await caller.unfinished_table(press.table)
        proposed = await self.services.tables.seats.call(table.id, caller.id, number(caller.picked))
        await caller.tell((await self._yet_to_agree(caller, proposed)) or caller.say("proposal-carried"))

    # Helpers

    async def _reader(self, caller: Caller, table: Table) -> Reader:
        """The caller's reader, which knows whether they may take back their last choice without asking."""
        reader = await Reader.of(self.services, table, seat_of_person(table, caller.id), caller.language)
        reader.course = await self.services.tables.courses.of(table, reader.seat)
        reader.undo = await undo_words(self.services, reader)
        return reader

    async def _yet_to_agree(self, caller: Caller, proposed: Proposed) -> str:
        """Who has yet to agree, and who is waited for; empty once it has happened."""
        proposal = proposed.proposal
        if proposal is None:
            return ""
        table = proposed.table
        if proposal.kind == "stand_in":
            timers = await self.services.tables.store.timers(table.id)
            return caller.say_at(table, stands_in_when(table, proposal, timers))
        missing = [seat_name(seat) for seat in table.to_agree(proposal)]
        return caller.say_at(table, "proposal-asked", players=missing) if missing else ""

    async def _answer(self, caller: Caller, table: Table, text: str) -> None:
        """On the board, which is public, and to people without a panel: a private sentence; else what happened."""
        if _is_on_board(caller, table) or table.seat_of(caller.id) is None:
            await caller.tell(text)
        else:
            await self.play.show(caller, table, PanelContents())  # what happened is in its news


def _is_on_board(caller: Caller, table: Table) -> bool:
    """Whether a component of the board was used."""
    return caller.message is not None and table.board_message_id == caller.message.id


def _end_page(caller: Caller, table: Table, ends: str, *, is_host: bool) -> Screen:
    """The question whether to end a table, with its buttons; `ends`: how if all agree, see `agreed_end`."""
    alone = len(table.people) == 1
    sure = f"end-{ends}-sure"
    end_now = caller.button("end", "end-yes", table.id, Style.DANGER)

    def propose(label: str, style: Style) -> Button:
        return caller.button("end", label, table.id, style, rest=PROPOSE)

    def page(key: str, *buttons: Button) -> Screen:
        return Screen().add(caller.say(key)).buttons(buttons)

    if is_host and ends == "count":
        return page("end-host-sure", propose("end-count", Style.PRIMARY), end_now)
    if is_host and (alone or table.started is None):
        return page("admin-end-sure", end_now)
    if is_host:
        return page(sure, propose("end-propose", Style.PRIMARY), end_now)
    if alone:  # nobody else has to agree
        return page(sure, propose("end-count" if ends == "count" else "end-yes", Style.DANGER))
    return page(sure, propose("end-propose", Style.DANGER))

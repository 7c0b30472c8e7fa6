"""Callers who act on a page: their answers are shown there, and the game itself needs no panel."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass

from cogs.services.caller import Caller, Submission
from cogs.services.forms import Form
from cogs.services.replies import MessageGone, SourceMessage
from cogs.services.screen import Screen
from cogs.updates.panels import PanelContents, PositionDisplay
from storage.rows import Person, Table
from web.blocks import form_data
from web.page import Page
from web.requests import Press, Stroke, Submit
from web.sheet import Sheet
from web.spectator import Spectator


@dataclass
class PageReply:
    """A dialog of a page."""

    page: Sheet
    id: int

    files: frozenset[str] = frozenset()
    """A page is sent no files."""

    async def edit(self, screen: Screen) -> None:
        """Show something else. Raises DeliveryFailed."""
        if self.id not in self.page.dialogs:
            raise MessageGone("the dialog is closed")
        await self.page.show_dialog(screen, self.id)

    async def delete(self) -> None:
        """Close the dialog. Raises DeliveryFailed."""
        if self.id not in self.page.dialogs:
            raise MessageGone("the dialog is closed")
        await self.page.close_dialog(self.id)


@dataclass(eq=False)
class SheetResponder:
    """Answers one request of a browser in dialogs. `dialog`: in which it was made; 0 for none."""

    page: Sheet
    dialog: int
    answered: bool = False
    draws: bool = False

    async def show(self, screen: Screen, *, public: bool) -> PageReply:
        """Answer with a dialog."""
        self.answered = True
        return PageReply(self.page, await self.page.show_dialog(screen))

    async def edit_message(self, screen: Screen) -> PageReply:
        """Answer in the dialog that was used, or in a new one."""
        if self.dialog not in self.page.dialogs:
            return await self.show(screen, public=False)
        self.answered = True
        await self.page.show_dialog(screen, self.dialog)
        return PageReply(self.page, self.dialog)

    async def defer(self) -> None:
        """Announce a dialog that takes longer."""
        await self.nod()

    async def nod(self) -> None:
        """Acknowledge; the page shows anyway that it waits."""
        self.answered = True

    async def lead_to(self, table: Table) -> bool:
        """Lead nowhere."""
        return False

    async def ask(self, form: Form) -> None:
        """Answer with a form."""
        self.answered = True
        await self.page.tell("form", form=form_data(form), dialog=self.dialog)


@dataclass(eq=False)
class PageResponder(SheetResponder, PositionDisplay):
    """Answers one request of a player's page, also on its panel."""

    page: Page
    displayed: bool = False
    """Whether the page shows the result of the request."""

    async def display(self, contents: PanelContents) -> None:
        """Show the position on the page; the dialog that led there is closed."""
        self.answered = self.displayed = True
        await self.page.close_dialog(self.dialog)
        await self.page.turn_to(contents)

    async def foretell(self, marks: Sequence[str], mark: str, label: str, about: str) -> None:
        """Say it while the line is drawn."""
        self.answered = self.displayed = True
        await self.page.tell("foretold", marks=marks, mark=mark, label=label, about=about)

    async def lead_to(self, table: Table) -> bool:
        """Send the browser to the page of another table, with a link for its person."""
        self.answered = True
        page = self.page
        await page.tell("go", link=await page.services.tables.page_keys.link(table.id, page.key.person, page.language))
        return True


def submission_of(request: Press | Stroke | Submit) -> Submission:
    """The data that a component or form of a page sends."""
    if isinstance(request, Stroke):
        return Submission(request.id, request.marks, menu=True)
    if isinstance(request, Press):
        return Submission(request.id, request.values, menu=request.id.startswith("m"))
    values = [value for field_values in request.fields.values() for value in field_values]
    return Submission(request.id, values, fields=dict(request.fields))


def spectator_of(page: Spectator, request: Press | Submit) -> Caller:
    """The person behind a request of a spectator, of whom nothing is known and who is in no channel."""
    return Caller(
        services=page.services,
        responder=SheetResponder(page, request.dialog),
        request_id=request_id(page.key, request.nonce),
        received=time.monotonic(),
        person=Person(id=page.number, name=""),
        anonymous=True,
        language=page.language,
        channel_id=0,
        submission=submission_of(request),
    )


def caller_of(responder: PageResponder, table: Table, nonce: str, submission: Submission) -> Caller:
    """The person behind a request of a page. They act in the table's own channel, and never as an admin.

    Their name is that of their seat: the one in the link may be out of date.
    """
    page, dialog = responder.page, responder.dialog
    person = page.key.person
    seat = table.seat_of(page.key.user_id)
    return Caller(
        services=page.services,
        responder=responder,
        request_id=request_id(page.secret, nonce),
        received=time.monotonic(),
        person=person if seat is None else person.model_copy(update={"name": table.seats[seat].name}),
        language=page.language,
        channel_id=table.channel_id,
        guild_id=table.guild_id,
        message=SourceMessage(dialog, private=True),
        submission=submission,
    )


def request_id(secret: str, nonce: str) -> int:
    """The id of a request, the same when it is sent again; negative, unlike Discord's interactions."""
    digest = hashlib.sha256(f"{secret}:{nonce}".encode()).digest()
    return -1 - (int.from_bytes(digest[:8]) >> 1)

"""A person who plays without Discord: a caller whose answers are only recorded."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count

from cogs.client.client import KanteraBot
from cogs.services.caller import Caller, Submission
from cogs.services.forms import Form
from cogs.services.replies import MessageGone, PictureGone, SourceMessage
from cogs.services.screen import Button, Screen, Select
from storage.rows import Language, Person, Table

REQUESTS = count(1)


@dataclass
class RecordedPerson:
    """A person, and the messages that they see by id, the newest last."""

    bot: KanteraBot
    person: Person
    table: Table
    """The table in whose server and channel they are."""
    language: Language = "en"
    messages: dict[int, Screen] = field(default_factory=dict)
    acknowledged: list[str] = field(default_factory=list)
    """The first answer to each request."""
    forms: list[Form] = field(default_factory=list)
    shown: asyncio.Event = field(default_factory=asyncio.Event)
    """Set by the first message."""

    @property
    def newest(self) -> int:
        """The id of the newest message."""
        return max(self.messages)

    def text(self, message: int | None = None) -> str:
        """The text of a message, the newest unless another one is named."""
        return self.messages[message or self.newest].text

    def buttons(self, message: int | None = None) -> dict[str, str]:
        """The buttons of a message that can be used: label to custom id."""
        rows = [block for block in self.messages[message or self.newest].blocks if isinstance(block, list)]
        return {item.label: item.id for row in rows for item in row if isinstance(item, Button) and not item.disabled}

    def menu(self, action: str, message: int | None = None) -> Select:
        """The menu of a message for an action."""
        blocks = self.messages[message or self.newest].blocks
        return next(block for block in blocks if isinstance(block, Select) and f":{action}" in block.id)

    def caller(self, message: int | None = None, submission: Submission | None = None) -> Caller:
        """This person, with what they send in."""
        source = None
        if message is not None:
            files = frozenset(image.name for image in self.messages[message].images)
            source = SourceMessage(message, private=True, files=files)
        return Caller(
            services=self.bot.services,
            responder=RecordingResponder(self, message),
            request_id=next(REQUESTS),
            received=time.monotonic(),
            person=self.person,
            language=self.language,
            channel_id=self.table.channel_id,
            guild_id=self.table.guild_id,
            message=source,
            submission=submission,
        )

    async def send(self, custom_id: str, values: Sequence[str] = (), message: int | None = None) -> None:
        """Use a component with this custom id, whether or not it is shown: on a message, otherwise on the board."""
        submission = Submission(custom_id, values, menu=custom_id.startswith("m"))
        await self.bot.router.pressed(self.caller(message, submission))

    async def press(self, label: str, message: int | None = None) -> None:
        """Press a button of a message by its label."""
        message = message or self.newest
        await self.send(self.buttons(message)[label], message=message)

    async def choose(self, action: str, value: str, message: int | None = None) -> None:
        """Pick one line of a menu."""
        message = message or self.newest
        menu = self.menu(action, message)
        assert value in [choice.value for choice in menu.choices]
        await self.send(menu.id, [value], message)

    async def fill_in(self, *values: str) -> None:
        """Send in the form that was opened last."""
        form = self.forms[-1]
        fields = {field.id: [value] for field, value in zip(form.fields, values, strict=True)}
        await self.bot.router.pressed(self.caller(None, Submission(form.custom_id, values, fields=fields)))


@dataclass
class RecordedReply:
    """A message that the person sees."""

    caller: RecordedPerson
    id: int

    @property
    def files(self) -> frozenset[str]:
        """The pictures that it shows."""
        return frozenset(image.name for image in self.caller.messages[self.id].images)

    async def edit(self, screen: Screen) -> None:
        """Show something else."""
        if self.id not in self.caller.messages:
            raise MessageGone
        if not screen.kept_files <= self.files:
            raise PictureGone
        self.caller.messages[self.id] = screen

    async def delete(self) -> None:
        """Delete the message."""
        if self.caller.messages.pop(self.id, None) is None:
            raise MessageGone


@dataclass
class RecordingResponder:
    """Answers one request, and records how."""

    caller: RecordedPerson
    message: int | None
    answered: bool = False
    draws: bool = True

    def _answer(self, how: str) -> None:
        if not self.answered:
            self.caller.acknowledged.append(how)
        self.answered = True

    async def show(self, screen: Screen, *, public: bool) -> RecordedReply:
        """Answer with a new message."""
        self._answer("show")
        number = max(self.caller.messages, default=0) + 1
        self.caller.messages[number] = screen
        self.caller.shown.set()
        return RecordedReply(self.caller, number)

    async def edit_message(self, screen: Screen) -> RecordedReply:
        """Answer by editing the message whose component was used."""
        if self.message is None:
            return await self.show(screen, public=False)
        self._answer("turn")
        reply = RecordedReply(self.caller, self.message)
        await reply.edit(screen)
        return reply

    async def defer(self) -> None:
        """Announce a message."""
        self._answer("defer")

    async def lead_to(self, table: Table) -> bool:
        """Do nothing: the board of the table is a message."""
        return False

    async def nod(self) -> None:
        """Acknowledge."""
        self._answer("nod")

    async def ask(self, form: Form) -> None:
        """Answer with a form."""
        self._answer("ask")
        self.caller.forms.append(form)

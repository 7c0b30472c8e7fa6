"""A person who presses everything: the real handlers answer, and their answers are posted in a channel."""

from __future__ import annotations

import itertools
import time
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import cast

import discord

from cogs.client.client import KanteraBot
from cogs.services.caller import Caller, Submission
from cogs.services.forms import Form
from cogs.services.ids import CustomId, is_menu
from cogs.services.interaction_caller import Interaction, InteractionReply, InteractionResponder, delivery
from cogs.services.layout import attachments, files, files_of, layout
from cogs.services.modals import modal
from cogs.services.replies import SourceMessage
from cogs.services.screen import Button, Screen, Select
from cogs.trial.recorder import Recorder
from storage.rows import Language, Person

REQUESTS = itertools.count(-1, -1)
"""Request ids that no interaction has."""


@dataclass(slots=True)
class PostedReply(InteractionReply):
    """A message in the channel, instead of an ephemeral one."""

    message: discord.Message | None = None
    deleted: set[int] = field(default_factory=set)
    """Gets the id of the message when it is deleted."""

    async def _edit(
        self, view: discord.ui.LayoutView, attached: list[discord.Attachment | discord.File]
    ) -> discord.Message:
        assert self.message is not None
        self.message = await self.message.edit(view=view, attachments=attached)
        return self.message

    async def delete(self) -> None:
        """Delete the message. Raises DeliveryFailed."""
        assert self.message is not None
        self.deleted.add(self.id)
        with delivery():
            await self.message.delete()


@dataclass(slots=True)
class PostedScreen:
    """A screen that was posted, and its message; None for one that the bot keeps up to date automatically."""

    screen: Screen
    message: discord.Message | None


@dataclass(slots=True)
class PostingResponder(InteractionResponder):
    """Answers by messages in the channel. It also has what handlers need from an interaction."""

    channel: discord.TextChannel | discord.Thread | None = None
    source: discord.Message | None = None
    shown: list[PostedScreen] = field(default_factory=list)
    deleted: set[int] = field(default_factory=set)
    form: Form | None = None
    has_answered: bool = False

    @property
    def answered(self) -> bool:
        """Whether something was shown, asked or acknowledged."""
        return self.has_answered

    async def show(self, screen: Screen, *, public: bool) -> InteractionReply:
        """Post a new message."""
        self.has_answered = True
        assert self.channel is not None
        with delivery():
            message = await self.channel.send(view=layout(screen), files=files(screen))
        return self._reply(screen, message)

    async def edit_message(self, screen: Screen) -> InteractionReply:
        """Edit the message whose component was used."""
        if self.source is None:
            return await self.show(screen.without_kept_files(), public=False)
        self.has_answered = True
        attached = files_of(self.source)
        if not screen.kept_files <= attached.keys():
            screen = screen.without_kept_files()
        with delivery():
            self.source = await self.source.edit(view=layout(screen), attachments=attachments(screen, attached))
        return self._reply(screen, self.source)

    async def defer(self) -> None:
        """Nothing to announce."""
        self.has_answered = True

    async def nod(self) -> None:
        """Nothing to acknowledge."""
        self.has_answered = True

    async def ask(self, form: Form) -> None:
        """Build the form for Discord: without a person's press it cannot be sent."""
        self.has_answered = True
        modal(form).to_dict()
        self.form = form

    def _reply(self, screen: Screen, message: discord.Message) -> PostedReply:
        self.shown.append(PostedScreen(screen, message))
        attached = files_of(message)
        return PostedReply(
            self.interaction, message.id, first=False, attached=attached, message=message, deleted=self.deleted
        )


@dataclass(eq=False)
class Presser:
    """One person in one language."""

    bot: KanteraBot
    recorder: Recorder
    user: discord.User | discord.Member
    person: Person
    language: Language
    channel: discord.TextChannel | discord.Thread
    forms: dict[str, Button] = field(default_factory=dict)
    """The buttons that open a form, by the action of the form."""
    pressed: set[str] = field(default_factory=set)
    """The actions that were carried out."""
    deleted: set[int] = field(default_factory=set)
    """The messages that were deleted since, such as a panel when a newer one takes its place."""

    async def press(
        self, custom_id: str, values: Sequence[str] = (), *, source: discord.Message | None = None
    ) -> PostingResponder:
        """Press a button, or pick from a menu; returns the answer. Failures are recorded or logged."""
        menu = is_menu(custom_id)
        action = CustomId.read(custom_id, menu=menu).action
        self.recorder.during = f"{action} ({self.language})"
        self.pressed.add(action)
        channel = self.channel
        interaction = SimpleNamespace(  # with the attributes that handlers read
            channel=channel,
            client=self.bot,
            user=self.user,
            app_permissions=channel.permissions_for(self.channel.guild.me),
            namespace=SimpleNamespace(),
        )
        responder = PostingResponder(
            cast(Interaction, interaction), channel=channel, source=source, deleted=self.deleted
        )
        await self.bot.router.pressed(
            Caller(
                services=self.bot.services,
                responder=responder,
                request_id=next(REQUESTS),
                received=time.monotonic(),
                person=self.person,
                language=self.language,
                channel_id=channel.id,
                guild_id=self.channel.guild.id,
                manages_server=True,
                message=None if source is None else SourceMessage(source.id, True, frozenset(files_of(source))),
                submission=Submission(custom_id, values, menu),
            )
        )
        return responder

    async def explore(self, shown: Sequence[PostedScreen], without: Collection[str], most: int) -> None:
        """Press every component whose action was not pressed here yet, including those on the resulting screens."""
        tried = set(without)
        waiting = list(shown)
        while waiting and most > 0:
            posted = waiting.pop(0)
            for control in controls(posted.screen):
                action = CustomId.read(control.id, menu=isinstance(control, Select)).action
                is_gone = posted.message is not None and posted.message.id in self.deleted
                if action in tried or most <= 0 or is_gone:
                    continue
                tried.add(action)
                most -= 1
                values = _values(control) if isinstance(control, Select) else ()
                answer = await self.press(control.id, values, source=posted.message)
                waiting += answer.shown
                if answer.form is not None and isinstance(control, Button):
                    self.forms[CustomId.read(answer.form.custom_id, menu=False).action] = control


def controls(screen: Screen) -> Iterator[Button | Select]:
    """The components of a screen that do something."""
    for block in screen.blocks:
        if isinstance(block, Select):
            yield block
        elif isinstance(block, Sequence):
            yield from (button for button in block if not button.disabled and not button.url)


def _values(menu: Select) -> list[str]:
    """As many lines of a menu as must be picked, new ones first."""
    lines = sorted(menu.choices, key=lambda choice: choice.chosen)
    return [line.value for line in lines[: max(1, menu.least)]]

"""Callers behind Discord's interactions."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, cast

import discord

from cogs.services.caller import Caller, Submission, carry_out
from cogs.services.discord_errors import ALREADY, BAD_FORM, handling_of
from cogs.services.forms import Form
from cogs.services.layout import attachments, files, files_of, layout
from cogs.services.modals import modal, submitted_values
from cogs.services.replies import DeliveryFailed, MessageGone, PictureGone, SourceMessage
from cogs.services.screen import Screen
from cogs.services.services import Services
from locales.sanitizing import sanitize
from storage.rows import Person, Table

log = logging.getLogger(__name__)

Interaction = discord.Interaction[discord.Client]


@contextmanager
def delivery() -> Iterator[None]:
    """Convert Discord's errors to delivery errors."""
    try:
        yield
    except discord.HTTPException as error:
        kind = MessageGone if handling_of(error).gone else DeliveryFailed
        raise kind(str(error)) from error


@dataclass(slots=True)
class InteractionReply:
    """A message that is edited by the token of an interaction."""

    interaction: Interaction
    id: int
    first: bool
    """Whether it is the interaction's original response: its first, or the message whose component was used."""
    attached: Mapping[str, discord.Attachment] = field(default_factory=dict)
    """The attached files by name, as last seen."""

    @property
    def files(self) -> frozenset[str]:
        """The attached pictures that an edit can keep."""
        return frozenset(self.attached)

    async def edit(self, screen: Screen) -> None:
        """Show something else. Raises DeliveryFailed."""
        kept = screen.kept_files
        if not kept <= self.files:
            raise PictureGone(f"not attached: {sorted(kept - self.files)}")
        view = layout(screen)
        attached = attachments(screen, self.attached)
        with delivery():
            try:
                edited = await self._edit(view, attached)
            except discord.HTTPException as error:
                if error.code != BAD_FORM or not kept:
                    raise
                self.attached = {}
                raise PictureGone(str(error)) from error
        self.attached = files_of(edited)

    async def _edit(
        self, view: discord.ui.LayoutView, attached: list[discord.Attachment | discord.File]
    ) -> discord.Message:
        if self.first:
            return await self.interaction.edit_original_response(view=view, attachments=attached)
        return await self.interaction.followup.edit_message(self.id, view=view, attachments=attached)

    async def delete(self) -> None:
        """Delete the message. Raises DeliveryFailed."""
        with delivery():
            await self.interaction.followup.delete_message(self.id)


@dataclass(slots=True)
class InteractionResponder:
    """Answers an interaction."""

    interaction: Interaction
    lost: bool = False
    """Whether Discord has a response whose confirmation was lost."""
    draws: bool = True

    @property
    def answered(self) -> bool:
        """Whether Discord has the first response, even if it is only a deferral."""
        return self.lost or self.interaction.response.is_done()

    async def show(self, screen: Screen, *, public: bool) -> InteractionReply:
        """Answer with a new message."""
        view, attached = layout(screen), files(screen)
        with delivery():
            if self.answered:
                sent = await self.interaction.followup.send(view=view, files=attached, ephemeral=not public, wait=True)
                return InteractionReply(self.interaction, sent.id, first=False)
            message_id: int | None = None
            with self._first_response():
                answer = await self.interaction.response.send_message(view=view, files=attached, ephemeral=not public)
                message_id = answer.message_id
            if message_id is None:  # the confirmation with it was lost
                message_id = (await self.interaction.original_response()).id
        return InteractionReply(self.interaction, message_id, first=True)

    async def edit_message(self, screen: Screen) -> InteractionReply:
        """Answer by editing the message whose component was used.

        A picture that was to stay may have been replaced by an edit in the background; then the answer is sent without
        it, and the next edit restores it. If there is no message or it was deleted, the answer is a new one.
        """
        message = self.interaction.message
        if message is None:
            return await self.show(screen.without_kept_files(), public=False)
        kept = {name: file for name, file in files_of(message).items() if name in screen.kept_files}
        with delivery():
            try:
                await self._edit(screen, kept)
            except discord.HTTPException as error:
                if handling_of(error).gone == "message":
                    log.info("interaction %d: its message is gone; answered in another one", self.interaction.id)
                    return await self.show(screen.without_kept_files(), public=False)
                if error.code != BAD_FORM or not screen.kept_files:
                    raise
                log.info("interaction %d: a picture is gone already; answered without it", self.interaction.id)
                kept = {}
                await self._edit(screen.without_kept_files(), kept)
        return InteractionReply(self.interaction, message.id, first=True, attached=kept)

    async def _edit(self, screen: Screen, kept: Mapping[str, discord.Attachment]) -> None:
        attached: list[discord.Attachment | discord.File] = [*kept.values(), *files(screen)]
        if self.answered:
            await self.interaction.edit_original_response(view=layout(screen), attachments=attached)
            return
        with self._first_response():
            await self.interaction.response.edit_message(view=layout(screen), attachments=attached)

    async def defer(self) -> None:
        """Announce a new private message that takes longer."""
        with delivery(), self._first_response():
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def lead_to(self, table: Table) -> bool:
        """Always False: the table's board is a message."""
        return False

    async def nod(self) -> None:
        """Acknowledge without showing anything."""
        with delivery(), self._first_response():
            await self.interaction.response.defer()

    async def ask(self, form: Form) -> None:
        """Answer with a modal."""
        with delivery(), self._first_response():
            await self.interaction.response.send_modal(modal(form))

    @contextmanager
    def _first_response(self) -> Iterator[None]:
        """Context for the first response: an error is only noted if Discord has it and its confirmation was lost."""
        try:
            yield
        except discord.HTTPException as error:
            if error.code != ALREADY:
                raise
            self.lost = True
            log.info("interaction %d: Discord has the answer already", self.interaction.id)


def caller_of(services: Services, interaction: Interaction) -> Caller:
    """The person behind an interaction."""
    user, guild_id = interaction.user, interaction.guild_id
    return Caller(
        services=services,
        responder=InteractionResponder(interaction),
        request_id=interaction.id,
        received=time.monotonic(),
        person=Person(id=user.id, name=sanitize(user.display_name)),
        language="ja" if interaction.locale is discord.Locale.japanese else "en",
        channel_id=interaction.channel_id or 0,
        guild_id=guild_id,
        server_language="ja" if guild_id and interaction.guild_locale is discord.Locale.japanese else None,
        roles=[role.id for role in user.roles] if guild_id and isinstance(user, discord.Member) else [],
        manages_server=guild_id is not None and interaction.permissions.manage_guild,
        message=_source(interaction.message),
        submission=_submission(interaction),
    )


def is_on_discord(caller: Caller) -> bool:
    """Whether the caller has an interaction of Discord, and not a page."""
    return isinstance(caller.responder, InteractionResponder)


def interaction_of(caller: Caller) -> Interaction:
    """The caller's interaction, for what only Discord has, such as threads. Raises TypeError if there is none."""
    if not isinstance(caller.responder, InteractionResponder):
        raise TypeError("the caller is not on Discord")
    return caller.responder.interaction


async def handle_interaction(
    services: Services, interaction: Interaction, work: Callable[[Caller], Awaitable[None]]
) -> None:
    """Handle an interaction; on any error, the person gets a sentence in time and the log gets the cause."""
    await carry_out(caller_of(services, interaction), work)


def _source(message: discord.Message | None) -> SourceMessage | None:
    if message is None:
        return None
    return SourceMessage(message.id, message.flags.ephemeral, frozenset(files_of(message)))


def _submission(interaction: Interaction) -> Submission | None:
    data = cast("dict[str, Any]", interaction.data or {})
    if "custom_id" not in data:
        return None
    custom_id = str(data["custom_id"])
    if interaction.type is discord.InteractionType.modal_submit:
        fields = submitted_values(data)
        return Submission(custom_id, [value for given in fields.values() for value in given], fields=fields)
    button = discord.ComponentType.button.value
    values = [str(value) for value in data.get("values", ())]
    return Submission(custom_id, values, menu=data.get("component_type", button) != button)

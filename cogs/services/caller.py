"""Somebody who pressed or typed something, and how they are answered."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict, TypeVar, cast

import discord

from cogs.services.forms import Field, form
from cogs.services.ids import CustomId
from cogs.services.refusals import in_words, reason
from cogs.services.screen import Image, Screen
from cogs.services.services import Services
from locales.names import guarded, harmless
from pictures.game_pictures import Picture
from rules.errors import RulesError
from rules.messages import Arg, Message
from storage.errors import StorageFailure
from storage.rows import Language, Person, Table
from storage.timeouts import response_deadline

log = logging.getLogger(__name__)

T = TypeVar("T")

Interaction = discord.Interaction[discord.Client]

BAD_FORM = 50035
"""Discord's code for a message it cannot read, such as one that keeps an attachment that is no longer there."""
GONE = 10008
"""Discord's code for a message that was deleted."""
ALREADY = 40060
"""Discord's code for an answer that it has already: the first one arrived, only the word of it was lost."""
TOO_LATE = 10062
"""Discord's code for an interaction that it does not wait for any more."""
SOON = 1.0
"""Seconds that work may take before the interaction is deferred."""
ANSWER_WITHIN = 2.0
"""How many seconds storage has for an interaction; Discord waits three for the answer."""


class Rank(TypedDict):
    """What somebody is in a server."""

    roles: list[int]
    manager: bool


def _nothing() -> None:
    pass


@dataclass(slots=True)
class Caller:
    """One interaction and the person behind it, spoken to in the language of their own client."""

    services: Services
    interaction: Interaction
    language: Language
    lost: bool = False
    """Whether Discord has an answer of which the word was lost."""
    back: frozenset[int] = frozenset()
    """The tables that missed this person, until they did what is answered here."""
    on_time: Callable[[], None] = _nothing
    """Called once Discord has an answer and what else is to be shown may take its time."""
    received: float = field(default_factory=time.monotonic)
    """When the interaction arrived (`time.monotonic()`)."""

    @classmethod
    async def of(cls, services: Services, interaction: Interaction, on_time: Callable[[], None] = _nothing) -> Caller:
        """Who sent this interaction; their language is noted for the messages that are sent to them unasked."""
        received = time.monotonic()
        language: Language = "ja" if interaction.locale is discord.Locale.japanese else "en"
        try:
            await services.people.speaks(interaction.user.id, language)
        except StorageFailure:
            log.warning("The language of a person could not be stored.")
        return cls(services, interaction, language, on_time=on_time, received=received)

    @property
    def id(self) -> int:
        """The user's id."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """The user with the name shown at the table."""
        return Person(id=self.id, name=harmless(self.interaction.user.display_name))

    @property
    def channel_id(self) -> int:
        """Where the interaction came from."""
        return cast(int, self.interaction.channel_id)

    @property
    def manages_server(self) -> bool:
        """Whether this person may use what is for admins: Manage Server, in the server they speak from.

        Of a table ask `manages`: it may stand in another server.
        """
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild

    def manages(self, table: Table) -> bool:
        """Whether this person is an admin of the server in which the table stands, and speaks from there."""
        return self.is_in(table.guild_id) and self.manages_server

    def is_in(self, guild_id: int | None) -> bool:
        """Whether this was pressed or typed in that server; never for None, for one DM is not another."""
        return guild_id is not None and guild_id == self.interaction.guild_id

    def may_see(self, table: Table) -> bool:
        """Whether the table is open to this person: it stands in this server or channel, or they have a seat.

        A daily dungeon is played in DMs; once its day is over it is open to the server it was begun in.
        """
        here = self.is_in(table.guild_id) or table.channel_id == self.interaction.channel_id
        if table.daily is not None and table.is_over and not table.sealed(self.services.clock()):
            here = here or self.is_in(table.daily.guild_id)
        return here or table.seat_of(self.id) is not None

    def rank_in(self, guild_id: int | None) -> Rank:
        """What this person is in a server, for who may open tables; nothing when they speak from elsewhere."""
        user, here = self.interaction.user, self.is_in(guild_id)
        roles = [role.id for role in user.roles] if here and isinstance(user, discord.Member) else []
        return {"roles": roles, "manager": here and self.manages_server}

    def say(self, key: Message | str, game: str | None = None, /, **args: Arg) -> str:
        """A text in this person's language."""
        return self.services.say(self.language, key, game, **args)

    def refusal(self, error: RulesError, table: Table | None = None, game: str | None = None) -> str:
        """Why something was refused, in the words of the table's game or of `game`."""
        return in_words(self.services, self.language, error, table, game)

    async def board_words(self) -> dict[str, Arg]:
        """What the buttons of the board or lobby are called at the table this is about, as they stand there."""
        return self.services.board_words(await self._language_there())

    async def _language_there(self) -> str:
        """The language of the table whose button was pressed, or of the channel's; else this person's own."""
        data = cast("dict[str, object]", self.interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        tables = self.services.tables
        try:
            if custom_id and (number := CustomId.read(custom_id, menu=custom_id.startswith("m")).table):
                return (await tables.store.get(number)).language
            found = await tables.store.by_channel(self.channel_id) if self.interaction.channel_id is not None else None
        except RulesError as error:
            log.info("interaction %d: its table cannot be read: %s", self.interaction.id, error)
            return self.language
        return self.language if found is None else found.language

    @property
    def answered(self) -> bool:
        """Whether Discord has the first response, if only a deferral."""
        return self.lost or self.interaction.response.is_done()

    async def in_time(self, work: Coroutine[Any, Any, T], *, turns: bool = False) -> T:
        """The result of slow work such as drawing. If it is not there soon, the interaction is deferred meanwhile.

        `turns`: what follows is `turn`, which changes the message pressed on; else it is `show`, a message for this
        person only. Raises what `work` raises, and Refusal `refused-replaced` if the same person asks for more than
        the bot does for one person at a time (see `Requests`).
        """
        task = asyncio.create_task(self._in_slot(work))
        try:
            if not self.answered:
                await asyncio.wait(
                    {task}, timeout=max(0.0, self.received + self.services.delays.answer - time.monotonic())
                )
            if not task.done() and not self.answered:
                await (self.nod() if turns else self.defer())
            return await task
        finally:
            task.cancel()

    async def _in_slot(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            async with self.services.requests.slot(self.id):
                return await work
        finally:
            work.close()  # if it was not started, nobody else will

    async def image(self, picture: Picture | None, name: str) -> Image | None:
        """A picture for this person, as the file `name`. None where words take its place.

        That is for people who prefer words, and when the picture cannot be drawn in time. Call it within `in_time`.
        """
        if self.services.people.get(self.id).text_only:
            return None
        try:
            async with asyncio.timeout(self.services.delays.picture):
                return await self.services.image(picture, name)
        except TimeoutError:
            log.warning("interaction %d: drawing %s takes too long; answered in words", self.interaction.id, name)
            return None

    async def show(self, screen: Screen, *, public: bool = False) -> int:
        """Answer with a new message, by default one that only this person sees; returns the message's id."""
        view, files = screen.layout(), screen.files()
        if self.answered:
            sent = await self.interaction.followup.send(view=view, files=files, ephemeral=not public, wait=True)
            return sent.id
        try:
            answer = await self.interaction.response.send_message(view=view, files=files, ephemeral=not public)
        except discord.HTTPException as error:
            self._arrived(error)
            return (await self.interaction.original_response()).id
        assert answer.message_id is not None
        return answer.message_id

    async def replace(self, message_id: int, screen: Screen) -> int:
        """Change a message with which this was answered, or answer with a new one if it is gone; the message's id."""
        try:
            await self.interaction.followup.edit_message(message_id, view=screen.layout(), attachments=screen.files())
        except discord.NotFound:
            return await self.show(screen)
        return message_id

    async def defer(self) -> None:
        """Take more time: what is shown next is for this person only, and need not come within three seconds."""
        try:
            await self.interaction.response.defer(ephemeral=True, thinking=True)
        except discord.HTTPException as error:
            self._arrived(error)
        self.on_time()

    async def nod(self) -> None:
        """Answer a press whose effect is seen elsewhere."""
        try:
            await self.interaction.response.defer()
        except discord.HTTPException as error:
            self._arrived(error)
        self.on_time()

    async def turn(self, screen: Screen) -> None:
        """Answer a press by changing the message that was pressed on. Pictures without data stay as they are.

        After `nod` it is changed all the same.
        Such a picture may have been replaced since by an edit in the background; then the answer comes without it,
        and the next edit brings it back. The message itself may be gone, with a newer one in its place; then the answer
        is a message of its own.
        """
        message = self.interaction.message
        names = {image.name for image in screen.images if image.data is None}
        kept = [file for file in message.attachments if file.filename in names] if message is not None else []
        try:
            await self._edit(screen, kept)
        except discord.HTTPException as error:
            if error.code == GONE:
                log.info("interaction %d: its message is gone; answered in another one", self.interaction.id)
                await self.show(screen.without_kept())
                return
            if error.code != BAD_FORM or not names:
                raise
            log.info("interaction %d: a picture is gone already; answered without it", self.interaction.id)
            await self._edit(screen.without_kept(), [])

    async def _edit(self, screen: Screen, kept: list[discord.Attachment]) -> None:
        files: list[discord.Attachment | discord.File] = [*kept, *screen.files()]
        if self.answered:
            await self.interaction.edit_original_response(view=screen.layout(), attachments=files)
            return
        try:
            await self.interaction.response.edit_message(view=screen.layout(), attachments=files)
        except discord.HTTPException as error:
            self._arrived(error)

    def _arrived(self, error: discord.HTTPException) -> None:
        """Note that Discord has the answer all the same. Raises `error` when it has not."""
        if error.code != ALREADY:
            raise error
        self.lost = True
        log.info("interaction %d: Discord has the answer already", self.interaction.id)

    async def ask(self, custom_id: str, title: str, fields: Sequence[Field]) -> None:
        """Answer with a modal. Its submission is routed by the custom id."""
        await self.interaction.response.send_modal(form(custom_id, title, fields))

    async def tell(self, text: str) -> None:
        """Answer with a sentence that only this person sees."""
        await self.show(Screen().add(text))


Handler = Callable[[Caller, CustomId, list[str]], Awaitable[None]]
"""What carries out a press: who, what, and the values picked in a menu."""


async def answered(
    services: Services,
    interaction: Interaction,
    work: Callable[[Caller], Awaitable[None]],
    on_time: Callable[[], None] = _nothing,
) -> None:
    """Handle an interaction; on any error, the person gets a sentence in time and the log the cause.

    `on_time` is called once Discord has an answer and what else is shown may take its time.
    """
    with response_deadline(ANSWER_WITHIN, interaction.response.is_done) as response:
        caller = await Caller.of(services, interaction, on_time)
        try:
            caller.back = frozenset(await services.tables.absence.here(caller.id))
        except RulesError as error:
            log.warning("interaction %d: that a person is back could not be noted: %s", interaction.id, error)
        try:
            await work(caller)
        except RulesError as error:
            await _tell(caller, reason(interaction.id, error, response))
        except discord.NotFound as error:
            # 10062: the answer came after three seconds or the token is gone; there is nobody to tell.
            log.warning("interaction %d came too late: %s", interaction.id, error)
        except Exception:
            log.exception("interaction %d failed", interaction.id)
            await _tell(caller, Message("refused-broken"))


async def _tell(caller: Caller, message: Message) -> None:
    said = caller.say(Message(message.key, {**await caller.board_words(), **guarded(message.args, markdown=True)}))
    try:
        await caller.tell(f"⚠️ {said}")
    except discord.HTTPException as error:
        log.warning("interaction %d could not be answered: %s", caller.interaction.id, error)

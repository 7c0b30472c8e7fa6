"""The person who used a component or a command, and how they are answered."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, TypedDict, TypeVar

from cogs.services.forms import Field, Form
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.reader import Reader
from cogs.services.refusals import reason
from cogs.services.replies import DeliveryFailed, MessageGone, Reply, Responder, SourceMessage
from cogs.services.screen import Button, Screen, Select, SelectChoice, Style
from cogs.services.services import Services
from locales.sanitizing import Markdown, sanitize, sanitize_args
from rules.errors import RulesError
from rules.messages import Arg, Message, Seat
from storage.errors import StorageFailure
from storage.rows import Language, Person, Table
from storage.timeouts import response_deadline
from tables.errors import Refusal, is_damage
from tables.store.checks import check_host, check_lobby, check_not_over

log = logging.getLogger(__name__)

T = TypeVar("T")

ANSWER_WITHIN = 2.0
"""Seconds that storage has for a request; Discord waits three for the answer."""


class Rank(TypedDict):
    """A person's roles in a server, and whether they manage it."""

    roles: Sequence[int]
    manager: bool


def _nothing() -> None:
    pass


@dataclass(frozen=True, slots=True)
class Submission:
    """Data that a component or a form sends. Clients can forge it."""

    custom_id: str
    values: Sequence[str] = ()
    """The values picked in a menu, or of all fields of a form."""
    menu: bool = False
    fields: Mapping[str, list[str]] = field(default_factory=dict)
    """The values of a form by the ids of its fields."""


@dataclass(slots=True, kw_only=True)
class Caller:
    """The person behind one request, addressed in the language of their own client."""

    services: Services
    responder: Responder
    request_id: int
    """A request that arrives twice is carried out once."""
    received: float
    """When the request arrived (`time.monotonic()`)."""
    person: Person
    """The user, with the name shown at the table."""
    language: Language
    channel_id: int
    """The channel that the request came from; 0 for none."""
    guild_id: int | None = None
    """The server it came from; None for a DM."""
    server_language: Language | None = None
    """The language that this server has chosen, if any: Discord treats the others as English."""
    roles: Sequence[int] = ()
    """The person's roles in that server."""
    manages_server: bool = False
    """Whether this person has Manage Server in that server. For a table use `manages`: it may belong to another one."""
    anonymous: bool = False
    """Whether nothing is to be stored about this person: a spectator with a link, whose id stands for their page."""
    message: SourceMessage | None = None
    """The message whose component was used; None for a command."""
    submission: Submission | None = None
    """The data that the component or form sent; None for a command."""
    on_time: Callable[[], None] = _nothing
    """Called once there is a response, when other updates may proceed."""

    @property
    def id(self) -> int:
        """The user's id."""
        return self.person.id

    @property
    def values(self) -> list[str]:
        """The values picked in a menu, or of all fields of a form; empty if nothing was submitted."""
        return [] if self.submission is None else list(self.submission.values)

    @property
    def picked(self) -> str:
        """The one value that was picked in a menu. Raises Refusal if there is none: it was a button then."""
        if not self.values:
            raise Refusal(UNKNOWN)
        return self.values[0]

    @property
    def fields(self) -> Mapping[str, list[str]]:
        """The values of a form by the ids of its fields; empty if none was submitted."""
        return {} if self.submission is None else self.submission.fields

    def typed(self, field: str) -> str:
        """The text in a field of a form, without spaces around it; empty if there is none."""
        return "".join(self.fields.get(field, ())).strip()

    @property
    def table_language(self) -> Language:
        """The language of the public messages of tables that this person opens."""
        return self.server_language or self.language

    async def note_language(self) -> None:
        """Store the language for messages that are sent to this person unasked."""
        try:
            await self.services.people.set(self.id, "language", self.language)
        except StorageFailure:
            log.warning("The language of a person could not be stored.")

    def manages(self, table: Table) -> bool:
        """Whether this person is an admin of the table's server, and the request came from there."""
        return self.is_in(table.guild_id) and self.manages_server

    def is_in(self, guild_id: int | None) -> bool:
        """Whether the request came from that server; never for None, because two DMs are different places."""
        return guild_id is not None and guild_id == self.guild_id

    def may_see(self, table: Table) -> bool:
        """Whether the table is open to this person: it is in this server or channel, or they have a seat.

        A daily dungeon is played in DMs; once its day is over, it is open to the server in which it was begun.
        """
        is_near = self.is_in(table.guild_id) or table.channel_id == self.channel_id
        if table.daily is not None and table.is_over and not table.sealed(self.services.clock()):
            is_near = is_near or self.is_in(table.daily.guild_id)
        return is_near or table.seat_of(self.id) is not None

    async def table(self, number: int) -> Table:
        """The table with this number, wherever it is.

        Raises DamagedRow or DamagedSave if it cannot be read, but for strangers Refusal `refused-no_table`, as if it
        did not exist.
        """
        tables = self.services.tables
        try:
            return await tables.store.get(number)
        except RulesError as error:
            if not is_damage(error):
                raise
            damaged_here = await tables.store.damaged(self.guild_id or 0)
            if number not in damaged_here and not await tables.journal.has_played(number, self.id):
                raise Refusal("refused-no_table") from error
            raise

    async def open_table(self, number: int) -> Table:
        """The table with this number, if this person may see it. Raises as `table`, also if they may not."""
        table = await self.table(number)
        if not self.may_see(table):
            raise Refusal("refused-no_table")
        return table

    async def unfinished_table(self, number: int) -> Table:
        """As `open_table`; also raises Refusal `refused-game_over`."""
        table = await self.open_table(number)
        check_not_over(table)
        return table

    async def changeable_table(self, number: int, *, lobby: bool = False) -> Table:
        """As `unfinished_table`; also raises Refusal for anyone but the host and admins.

        `lobby`: it can be changed only before its game begins.
        """
        table = await self.unfinished_table(number)
        if lobby:
            check_lobby(table)
        check_host(table, self.id, admin=self.manages(table))
        return table

    async def check_table(self, number: int) -> None:
        """Raise Refusal `refused-no_table` for a table of another place at which this person has never played.

        A damaged table of this server passes: the handler of the press reports or ends it.
        """
        try:
            table = await self.table(number)
        except RulesError as error:
            if is_damage(error):
                return
            raise
        if not self.may_see(table) and not await self.services.tables.journal.has_played(number, self.id):
            raise Refusal("refused-no_table")
        await self.check_member(table)

    async def check_member(self, table: Table) -> None:
        """Raise Refusal `refused-left` for a person who has left the table's server, and asks from elsewhere."""
        if not self.is_in(table.guild_id) and not await self.services.members.include(table.guild_id, self.id):
            raise Refusal("refused-left")

    def rank_in(self, guild_id: int | None) -> Rank:
        """Their rank in a server, which decides who may open tables; `nothing` if the request came from elsewhere."""
        is_there = self.is_in(guild_id)
        return {"roles": self.roles if is_there else [], "manager": is_there and self.manages_server}

    def say(self, key: Message | str, game: str | None = None, /, **args: Arg) -> str:
        """A text in this person's language."""
        return self.services.say(self.language, key, game, **args)

    def say_at(self, table: Table, key: Message | str, **args: Arg) -> str:
        """As `say`, with the names of the players at a table."""
        names = [sanitize(name, markdown=True) for name in self.services.names(table, self.language)]
        return self.services.say(self.language, key, table.game, names, **args)

    async def reader(self, table: Table, seat: Seat | None = None) -> Reader:
        """A reader of the table as it is now, in this person's language: a seat, or a spectator."""
        return await Reader.of(self.services, table, seat, self.language)

    def command(self, group: str, name: str = "") -> str:
        """A command as this person types it."""
        return self.services.command(self.language, group, name)

    def button(
        self,
        action: str,
        key: str,
        table: int = 0,
        style: Style = Style.SECONDARY,
        *,
        rest: str = "",
        disabled: bool = False,
    ) -> Button:
        """A button with the text `key` as its label, for something at a table or (0) at none."""
        return Button(CustomId(action, table, rest=rest).button, self.say(key), style, disabled)

    def menu(self, action: str, choices: Sequence[SelectChoice], key: str, table: int = 0, *, rest: str = "") -> Select:
        """A menu with the text `key` as its placeholder, for something at a table or (0) at none."""
        return Select(CustomId(action, table, rest=rest).menu, choices, self.say(key))

    def refusal(self, error: RulesError, table: Table | None = None, game: str | None = None) -> str:
        """Why something was refused, in the words of the table's game or of `game`."""
        message = Message(error.message.key, sanitize_args(error.message.args, markdown=True))
        return self.say(message, game) if table is None else self.say_at(table, message)

    async def board_words(self) -> dict[str, Arg]:
        """The labels of the board's or lobby's buttons in the language of the table that this is about."""
        return self.services.board_words(await self._language_there())

    async def _language_there(self) -> str:
        """The language of the table whose button was pressed, or of the channel's; otherwise this person's own."""
        submission = self.submission
        try:
            if submission is not None and (number := CustomId.read(submission.custom_id, menu=submission.menu).table):
                return (await self.services.tables.store.get(number)).language
            table = await self.services.tables.store.by_channel(self.channel_id) if self.channel_id else None
        except RulesError as error:
            log.info("request %d: its table cannot be read: %s", self.request_id, error)
            return self.language
        return self.language if table is None else table.language

    @property
    def answered(self) -> bool:
        """Whether there is a first response, even if it is only a deferral."""
        return self.responder.answered

    async def in_time(self, work: Coroutine[Any, Any, T], *, edits: bool = False, limited: bool = True) -> T:
        """The result of slow work such as drawing, or of anything that may need a worker.

        If it takes long, the response is deferred meanwhile. `edits`: the response will be `edit_message`; otherwise
        `show`, an ephemeral message. Raises what `work` raises, and if it is `limited`, Refusal `refused-replaced` if
        the same person asks for more than the bot does for one person at a time (see `RequestLimits`).
        """
        task = asyncio.create_task(self._in_slot(work) if limited else work)
        try:
            if not self.answered:
                await asyncio.wait(
                    {task}, timeout=max(0.0, self.received + self.services.delays.answer - time.monotonic())
                )
            if not task.done() and not self.answered:
                await (self.nod() if edits else self.defer())
            return await task
        finally:
            task.cancel()

    async def _in_slot(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            async with self.services.requests.slot(self.id):
                return await work
        finally:
            work.close()  # nothing else closes a coroutine that was never started

    async def _drawn(self, screen: Screen, *, edits: bool) -> Screen:
        """The screen with its pictures, or with words for people who prefer them, and if drawing takes too long."""
        if not screen.sketches:
            return screen
        if self.services.people.get(self.id).text_only:
            return screen.in_words()
        return await self.in_time(self._draw(screen), edits=edits) if self.responder.draws else screen

    async def _draw(self, screen: Screen) -> Screen:
        try:
            async with asyncio.timeout(self.services.delays.picture):
                return await self.services.drawn(screen)
        except TimeoutError:
            log.warning("request %d: drawing takes too long; answered in words", self.request_id)
            return screen.in_words()

    async def show(self, screen: Screen, *, public: bool = False) -> Reply:
        """Answer with a new message, by default one that only this person sees."""
        return await self.responder.show(await self._drawn(screen, edits=False), public=public)

    async def edit_message(self, screen: Screen) -> Reply:
        """Answer by editing the message whose component was used, also after `nod`.

        Pictures without data stay. If there is no message or it was deleted, the answer is a new one. A picture that is
        missing is left out.
        """
        return await self.responder.edit_message(await self._drawn(screen, edits=True))

    async def replace(self, reply: Reply, screen: Screen) -> Reply:
        """Edit a reply, or answer with a new message if it was deleted."""
        try:
            await reply.edit(screen)
        except MessageGone:
            return await self.show(screen)
        return reply

    async def defer(self) -> None:
        """Defer the response: what is shown next is ephemeral, and need not come within three seconds."""
        await self.responder.defer()
        self.on_time()

    async def nod(self) -> None:
        """Acknowledge a component whose effect appears elsewhere."""
        await self.responder.nod()
        self.on_time()

    async def ask(self, action: str, title: str, fields: Sequence[Field], table: int = 0) -> None:
        """Answer with a form under the text `title`. `action` handles what is submitted."""
        await self.responder.ask(Form(CustomId(action, table).button, self.say(title), fields))

    async def lead_to(self, table: Table) -> bool:
        """Show another table in place of this one; False where answers are messages in the channel of the table."""
        return await self.responder.lead_to(table)

    async def tell(self, text: str) -> None:
        """Answer with an ephemeral sentence."""
        await self.show(Screen().add(text))


Handler = Callable[[Caller, CustomId], Awaitable[None]]
"""Carries out what a component asks for: who, and what. `Caller.values` has what was picked in a menu."""
Method = TypeVar("Method", bound=Callable[..., Awaitable[None]])
_ACTIONS = "__actions__"


def handles(*actions: str) -> Callable[[Method], Method]:
    """Marks a function or a method as the `Handler` of the components with these actions."""

    def mark(method: Method) -> Method:
        setattr(method, _ACTIONS, actions)
        return method

    return mark


def handlers_of(part: object) -> dict[str, Handler]:
    """The functions of a module, or the methods of an object, that are marked with `handles`, by action."""
    members = vars(part if isinstance(part, ModuleType) else type(part)).items()
    return {action: getattr(part, name) for name, member in members for action in getattr(member, _ACTIONS, ())}


async def carry_out(caller: Caller, work: Callable[[Caller], Awaitable[None]]) -> None:
    """Handle a request; on any error, the person gets a sentence in time and the log gets the cause."""
    with response_deadline(ANSWER_WITHIN, lambda: caller.answered) as response:
        if not caller.anonymous:
            await _note(caller)
        try:
            await work(caller)
        except RulesError as error:
            await _tell(caller, reason(caller.request_id, error, response))
        except DeliveryFailed as error:
            handling = caller.services.errors.note(log, error, "request %d was not answered", caller.request_id)
            if not isinstance(error, MessageGone):
                channel = f"<#{caller.channel_id}>"
                await _tell(caller, Message(handling.sentence or "refused-broken", {"channel": Markdown(channel)}))
        except Exception:
            log.exception("request %d failed", caller.request_id)
            await _tell(caller, Message("refused-broken"))
    caller.on_time()
    if caller.anonymous:
        return
    try:
        await caller.services.tables.absence.here(caller.id)
    except RulesError as error:
        log.warning("request %d: the return of a person could not be stored: %s", caller.request_id, error)


async def _note(caller: Caller) -> None:
    """Store the language and the name of this person."""
    await caller.note_language()
    try:
        await caller.services.tables.names.renew(caller.person, caller.guild_id)
    except RulesError as error:
        log.warning("request %d: the name of a person could not be stored: %s", caller.request_id, error)


async def _tell(caller: Caller, message: Message) -> None:
    text = caller.say(
        Message(message.key, {**await caller.board_words(), **sanitize_args(message.args, markdown=True)})
    )
    try:
        await caller.tell(f"⚠️ {text}")
    except DeliveryFailed as error:
        caller.services.errors.note(log, error, "request %d could not be answered", caller.request_id)

"""The DM that each player has for each game: the hand and the open question, sent, edited and deleted."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field, replace

import discord

from cogs.screens.open_question import Progress
from cogs.screens.panel import News
from cogs.screens.story.entries import CONTEXT
from cogs.services.discord_errors import BAD_FORM, handling_of
from cogs.services.ids import BUTTON
from cogs.services.layout import attachments, files, files_of, layout
from cogs.services.reader import Reader
from cogs.services.screen import Screen
from cogs.services.services import Services
from cogs.updates.fingerprints import Fingerprints
from cogs.updates.membership import Membership
from cogs.updates.mentions import Mentions
from cogs.updates.messages import delete, message_at
from cogs.updates.panels import PanelContents
from cogs.updates.position import SeatPosition, position
from locales.sanitizing import Markdown
from locales.texts import LANGUAGES
from rules.messages import Event, Seat
from storage.errors import StorageFailure
from storage.rows import MessageRow, Notice, SeatRow, Table

log = logging.getLogger(__name__)

MOST_EVENTS = 25

RECENT_DMS = 25
"""The number of recent messages that are searched for duplicates."""
OF_HANDS = ("look", "skip")
"""The actions of buttons that DMs with a hand have during a game, and answers to questions don't."""

ABOUT_QUESTIONS = ("log-remind", "log-warn")
"""Events about a question of the person who is notified."""
ALWAYS = ("log-warn", "log-called", "log-channel_gone")
"""Events that also reach those who want no notices: what happens next does not wait for them."""


@dataclass(slots=True)
class _Dm:
    """The pictures of a DM, as far as they are known: those that are still valid are neither drawn nor sent again."""

    pictures: Mapping[str, str] = field(default_factory=dict)
    """A token of what each of them shows, by file name."""
    files: Mapping[str, discord.Attachment] = field(default_factory=dict)
    """Those that are attached."""
    overwritten: int = 0
    """The number of changes of the DM by answers of other processes."""


@dataclass(slots=True)
class _SeatDms:
    """The DMs of a seat, as far as they are known, until its game is over."""

    turned: PanelContents | None = None
    """The player's progress in the DM, if they have turned to something there."""
    last: MessageRow | None = None
    """The DM that existed at the last check."""
    is_only: bool = False
    """Whether the stored DM is known to be the only one."""
    unsent: bool = False
    """Whether a new one could not be sent yet."""


@dataclass(eq=False)
class Hands:
    """Sends and edits the DMs.

    Nothing here ever stops a game: failures are logged, and the game goes on without DMs. `tell_closed` is called with
    people who can get no DMs, and the key of the sentence that says why.
    """

    services: Services
    client: discord.Client
    membership: Membership
    shown: Fingerprints
    tell_closed: Callable[[Table, int, str], Awaitable[None]]
    _closed: dict[int, tuple[float, str]] = field(default_factory=dict)
    """By person, since when there are no DMs, and the key of the sentence that says why."""
    _seats: defaultdict[tuple[int, Seat], _SeatDms] = field(default_factory=lambda: defaultdict(_SeatDms))
    """By table and seat."""
    _dms: defaultdict[int, _Dm] = field(default_factory=lambda: defaultdict(_Dm))
    """By the id of the message."""

    def __post_init__(self) -> None:
        self.mentions = Mentions(self.services, self.client)

    def why_no_dms(self, user_id: int) -> str:
        """The key of the sentence why this person gets no DMs, as of a short while ago; empty if they get them."""
        since, reason = self._closed.get(user_id, (0.0, ""))
        return reason if self.services.clock() - since < self.services.delays.closed else ""

    def turned(self, table_id: int, seat: Seat) -> PanelContents | None:
        """This player's progress in the DM, if they have turned to something there."""
        return self._seats[table_id, seat].turned

    def turned_elsewhere(self, table_id: int, seat: Seat, message_id: int, turned: PanelContents | None) -> None:
        """Note that another process answered a press in this DM, without the pictures."""
        self._seats[table_id, seat].turned = turned
        self._dms[message_id] = _Dm(overwritten=self._dms[message_id].overwritten + 1)
        self.shown.note(table_id, message_id, "")

    def forget(self) -> None:
        """Clear the records of what was shown."""
        self._dms.clear()
        for dms in self._seats.values():
            dms.turned = None

    def try_again(self, table: Table) -> None:
        """Forget that DMs of people at this table were closed."""
        for seat in table.people:
            self._closed.pop(seat.user_id or 0, None)

    def wanted(self, table: Table, seat: SeatRow) -> bool:
        """Whether this seat gets a DM: its player wants one, and the table itself is not in a DM."""
        return seat.user_id is not None and seat.dm and table.guild_id is not None

    async def update(
        self,
        table: Table,
        rings: Mapping[Seat, Event | None],
        *,
        later: Collection[Seat] = (),
        resend: bool = False,
    ) -> bool:
        """Bring every DM of the table up to date; False if Discord failed and a retry is worthwhile.

        Seats in `rings` are notified, each as that person wishes: of the event, or (None) that the table waits for
        them. Those in `later` play in the channel: what their DMs ask is answered there, so they only say where. With
        `resend`, all get a new DM. The DMs of people who left, were replaced or are forgotten are deleted.
        """
        await self._clear(table)
        succeeded = True
        for seat in table.people:
            if seat.number in rings:
                succeeded = await self._notify(table, seat, rings[seat.number], resend=resend) and succeeded
                continue
            elsewhere = seat.number in later
            is_new = not elsewhere and self._is_due(table, seat, resend)
            if not elsewhere or table.dm(seat.number) is not None:
                succeeded = await self._try(table, seat, fresh=is_new, elsewhere=elsewhere) is not None and succeeded
        if table.is_over:
            for seat in table.seats:
                self._seats.pop((table.id, seat.number), None)
        return succeeded

    async def _notify(self, table: Table, seat: SeatRow, event: Event | None, *, resend: bool) -> bool:
        """Bring a DM up to date and notify its player, by a new DM or in the channel; False as for `update`."""
        if self.wanted(table, seat):
            await self.services.members.include(table.guild_id, seat.user_id or 0)
        way = self._way(seat, event)
        secret = await self._in_secret(table, seat, event)
        by_dm = way == "dm" or (secret and way != "none")
        is_new = await self._try(table, seat, fresh=self._is_due(table, seat, resend or by_dm))
        if way != "none" and not is_new and not secret and table.guild_id is not None:
            await self.mentions.send(table, seat, event)
        if not secret:
            await self.membership.look_for(table, seat, notified=bool(is_new))
        return is_new is not None

    def _is_due(self, table: Table, seat: SeatRow, wanted: bool) -> bool:
        """Whether a new DM is due: it is `wanted`, or an earlier one could not be sent. People who left get none."""
        gone = self.services.members.lack(table.guild_id, seat.user_id)
        return not gone and (wanted or self._seats[table.id, seat.number].unsent)

    async def _try(self, table: Table, seat: SeatRow, *, fresh: bool, elsewhere: bool = False) -> bool | None:
        """As `_show`, for a player who gets DMs; None if Discord or the database failed and a retry is worthwhile."""
        if not self._reached(table, seat):
            return False
        key = (table.id, seat.number)
        try:
            is_new = await self._show(table, seat, fresh=fresh, elsewhere=elsewhere)
        except (discord.DiscordException, OSError, StorageFailure) as error:
            self.services.errors.note(log, error, "table %d: the DM of seat %d cannot be shown yet", *key)
            if fresh:
                self._seats[key].unsent = True
            return None
        self._seats[key].unsent = False
        return is_new

    def _reached(self, table: Table, seat: SeatRow) -> bool:
        """Whether a DM of this seat can be sent, or edited."""
        gone = self.services.members.lack(table.guild_id, seat.user_id) and table.dm(seat.number) is None
        return self.wanted(table, seat) and not gone and not self.why_no_dms(seat.user_id or 0)

    async def _clear(self, table: Table) -> None:
        """Delete the DMs that no longer belong to a seat; storage no longer has them."""
        for seat in table.seats:
            dms = self._seats[table.id, seat.number]
            before, dms.last = dms.last, table.dm(seat.number)
            if before is not None and dms.last is None:
                self._drop(before.message_id)
                dms.turned = None
                await delete(self.client, before)
            elif before is not None and dms.last is not None and dms.last.message_id != before.message_id:
                dms.is_only = False  # the process before this one was still sending
            if table.is_over:
                dms.is_only = dms.unsent = False

    def _way(self, seat: SeatRow, event: Event | None) -> Notice:
        """The notice this person gets of an event, or (None) that the table waits for them."""
        way = self.services.people.get(seat.user_id or 0).notice
        always = event is not None and (event.key in ALWAYS or (event.key == "log-remind" and bool(seat.remind_after)))
        return "dm" if way == "none" and always else way

    async def _in_secret(self, table: Table, seat: SeatRow, event: Event | None) -> bool:
        """Whether no one else may learn that this seat is asked, so that only a DM may say so."""
        if table.status != "running" or (event is not None and event.key not in ABOUT_QUESTIONS):
            return False
        return seat.number not in (await self.services.tables.store.game(table.id)).waiting(None)

    async def answer(self, table: Table, seat: SeatRow, contents: PanelContents, files: Collection[str]) -> Screen:
        """The DM after a press in it; how far the player has got is kept for the next edit.

        Nothing is drawn: of the pictures in the message (`files`, by name), those that are still valid stay.
        """
        current, news = await self._look_up(table, seat, contents.question, contents.progress)
        stays = contents.question != 0
        reader = current.reader
        if stays and current.number != contents.question:
            contents = PanelContents(notice=contents.notice or reader.say("panel-stale"))
        contents = replace(contents, question=current.number, stays=stays, last_undo=reader.table.last_undo)
        if not table.is_over:
            self._seats[table.id, seat.number].turned = contents
        valid = {name: picture for name, picture in self._pictures(table, seat.number).items() if name in files}
        screen = self._dm(seat, current, contents, news)
        return screen.keeping(valid, f"-# {reader.say('panel-drawing')}")

    async def _screen(self, table: Table, seat: SeatRow, *, unless: str, stays: bool, elsewhere: bool) -> Screen | None:
        """The DM of a seat, its hand and its question; or (`elsewhere`) where its player plays now.

        None if its token equals `unless`, or if its player has left the seat meanwhile. With `stays` it is for the
        existing message, whose valid pictures are not drawn again.
        """
        if self.services.members.lack(table.guild_id, seat.user_id):
            language = self.services.language_of(seat.user_id or 0, table)
            screen = Screen().add(self.services.say(language, "refused-left"))
        elif elsewhere:
            language = self.services.language_of(seat.user_id or 0, table)
            reader = Reader(self.services, table, None, seat.number, language)
            where = reader.say("panel-elsewhere", channel=Markdown(f"<#{table.channel_id}>"))
            screen = Screen().add(f"-# {reader.title}", where).buttons([reader.button("look", "board-move")])
        else:
            contents = self.turned(table.id, seat.number) or PanelContents()
            number = contents.question if contents.stays and contents.last_undo == table.last_undo else 0
            current, news = await self._look_up(table, seat, number, contents.progress)
            if (contents.last_undo, contents.question) != (current.reader.table.last_undo, current.number):
                self._seats[table.id, seat.number].turned = None
                contents = PanelContents()
            screen = self._dm(seat, current, contents, news)
        if screen.looks.token == unless:
            return None
        screen = await self.services.drawn(screen, self._pictures(table, seat.number) if stays else {})
        current_table = await self.services.tables.store.get(table.id)
        return screen if current_table.seat_of(seat.user_id or 0) == seat.number else None

    def _dm(self, seat: SeatRow, current: SeatPosition, contents: PanelContents, news: News) -> Screen:
        """The DM, its pictures still to be drawn."""
        plain = self.services.text_only(current.reader.table, seat.user_id)
        return current.screen(contents.progress, replace(news, notice=contents.notice), hand=True, plain=plain)

    async def _look_up(self, table: Table, seat: SeatRow, number: int, progress: Progress) -> tuple[SeatPosition, News]:
        """The position of a seat with the question `number` (0: the first one), and its news from the same moment."""
        assert seat.user_id is not None
        language = self.services.language_of(seat.user_id, table)
        while True:
            current = await position(self.services, table, seat.number, language, number, progress)
            since = await self.services.tables.journal.seen(table.id, seat.number)
            events = await self.services.tables.journal.events(
                table.id, seat.number, since=max(0, since - CONTEXT), limit=CONTEXT + MOST_EVENTS
            )
            if not current.reader.stale:
                return current, News("", events, since)

    def _pictures(self, table: Table, seat: Seat) -> Mapping[str, str]:
        """The tokens of the pictures in this seat's DM, by file name, as far as they are known."""
        message = table.dm(seat)
        if message is None:
            return {}
        dm = self._dms[message.message_id]
        return {name: picture for name, picture in dm.pictures.items() if name in dm.files}

    def note_shown(self, table: Table, message_id: int, screen: Screen) -> None:
        """Note that this DM looks like this now."""
        self.shown.note(table, message_id, screen.looks.token)
        self._dms[message_id].pictures = screen.looks.pictures

    def _drop(self, message_id: int) -> None:
        """Forget a DM that no longer exists."""
        self.shown.drop(message_id)
        self._dms.pop(message_id, None)

    async def _show(self, table: Table, seat: SeatRow, *, fresh: bool, elsewhere: bool) -> bool:
        """Edit the seat's DM; send a new one if there is none that can be edited, or if it is to be `fresh`.

        Returns whether it is new.
        """
        message = None if fresh else table.dm(seat.number)
        if message is None:
            screen = await self._screen(table, seat, unless="", stays=False, elsewhere=elsewhere)
            return screen is not None and await self._replace(table, seat, screen)
        overwritten = self._dms[message.message_id].overwritten
        token = self.shown.known(message)
        screen = await self._screen(table, seat, unless=token, stays=True, elsewhere=elsewhere)
        if screen is None:
            return False
        await self._delete_duplicates(table, seat, message.channel_id)
        edited = await self._edit(table, message, screen)
        if not edited and screen.kept_files:  # one of them may be gone from the message
            screen = await self._screen(table, seat, unless=token, stays=False, elsewhere=elsewhere)
            if screen is None:
                return False
            edited = await self._edit(table, message, screen)
        if not edited:
            return await self._replace(table, seat, screen)
        self.note_shown(table, message.message_id, screen)
        if self._dms[message.message_id].overwritten != overwritten:
            # It is unknown which of the two it shows; the next update edits it.
            self.shown.note(table, message.message_id, "")
        return False

    async def _replace(self, table: Table, seat: SeatRow, screen: Screen) -> bool:
        """Send a new DM and delete the stored one; returns whether it could be sent."""
        current = await self.services.tables.store.get(table.id)
        old = current.dm(seat.number)
        sent = await self._send(current, seat, screen)
        if sent is None:
            return False
        if old is not None:
            self._drop(old.message_id)
            await delete(self.client, old)
        if not table.is_over:
            self._seats[table.id, seat.number].is_only = True
        self.note_shown(table, sent.id, screen)
        return True

    async def _delete_duplicates(self, table: Table, seat: SeatRow, channel_id: int) -> None:
        """Delete DMs with this seat's hand other than the stored one.

        A process leaves one if it is killed, or cut off from the database, between sending a DM and storing that, or
        before deleting the old one. So each process looks for them before it first sends or edits a DM of the seat, and
        again after such a failure of its own. If Discord refuses, that is only logged.
        """
        key = (table.id, seat.number)
        if self._seats[key].is_only:
            return
        own = (await self.services.tables.store.get(table.id)).dm(seat.number)
        message_id = 0 if own is None else own.message_id
        try:
            async for dm in self.client.get_partial_messageable(channel_id).history(limit=RECENT_DMS):
                if dm.id != message_id and dm.author == self.client.user and self._has_hand(dm, table):
                    log.info("table %d: a duplicate DM of seat %d is deleted", *key)
                    await dm.delete()
        except discord.HTTPException as error:
            handling = self.services.errors.note(log, error, "table %d: the DMs of seat %d could not be checked", *key)
            if handling.retried:
                return
        if not table.is_over:
            self._seats[key].is_only = True

    def _has_hand(self, message: discord.Message, table: Table) -> bool:
        """Whether a DM of the bot shows a hand at this table; after the end it has no buttons, unlike answers."""
        view = discord.ui.LayoutView.from_message(message, timeout=None)
        items = list(view.walk_children())
        ids = [item.custom_id for item in items if isinstance(item, discord.ui.Button) and item.custom_id is not None]
        if table.is_over and not ids:
            first = next((item.content for item in items if isinstance(item, discord.ui.TextDisplay)), "")
            titles = [Reader(self.services, table, None, None, language).title for language in LANGUAGES]
            return first.partition("\n")[0] in [f"-# {title}" for title in titles]
        presses = map(BUTTON.fullmatch, ids)
        return any(press and int(press["table"]) == table.id and press["action"] in OF_HANDS for press in presses)

    async def _edit(self, table: Table, message: MessageRow, screen: Screen) -> bool:
        """Whether the message shows this now; False if it has to be sent again.

        Raises DiscordException, OSError if a retry is worthwhile.
        """
        attached = attachments(screen, self._dms[message.message_id].files)
        try:
            edited = await message_at(self.client, message).edit(view=layout(screen), attachments=attached)
            self._dms[message.message_id].files = files_of(edited)
        except (discord.HTTPException, discord.RateLimited) as error:
            handling = handling_of(error)
            if handling.retried and not handling.reposted:
                raise
            if isinstance(error, discord.HTTPException) and error.code == BAD_FORM and screen.kept_files:
                log.info("table %d: a picture in the DM of seat %s was removed meanwhile", table.id, message.seat)
            else:
                self.services.errors.note(
                    log, error, "table %d: the DM of seat %s cannot be edited", table.id, message.seat
                )
            return False
        return True

    async def _note_closed(self, table: Table, seat: SeatRow, error: discord.HTTPException) -> None:
        """This person gets no DMs for now: say so, and why."""
        assert seat.user_id is not None
        handling = self.services.errors.note(log, error, "table %d: no DM to seat %d", table.id, seat.number)
        reason = handling.sentence if handling.sentence.startswith("dm-") else "dm-refused"
        self._closed[seat.user_id] = (self.services.clock(), reason)
        await self.tell_closed(table, seat.user_id, reason)

    async def _send(self, table: Table, seat: SeatRow, screen: Screen) -> discord.Message | None:
        """A new DM, or None if this person can get none.

        Raises DiscordException, OSError, StorageFailure if a retry is worthwhile.
        """
        assert seat.user_id is not None
        try:
            channel = await self.client.create_dm(discord.Object(seat.user_id))
            await self._delete_duplicates(table, seat, channel.id)
            before = table.dm(seat.number)
            if before is not None:
                # Stored first, so that the next process edits it, and looks for others, if this one is killed now.
                await self.shown.clear(table, before.message_id)
            self._seats[table.id, seat.number].is_only = False
            sent = await channel.send(view=layout(screen), files=files(screen))
        except discord.HTTPException as error:
            if handling_of(error).retried:
                raise
            await self._note_closed(table, seat, error)
            return None
        self._closed.pop(seat.user_id, None)
        journal = self.services.tables.journal
        try:
            current = await journal.set_dm(table.id, seat.number, seat.user_id, sent.channel.id, sent.id)
        except StorageFailure:
            await sent.delete()
            raise
        noted = current.dm(seat.number)
        if noted is None or noted.message_id != sent.id:
            # They left the seat while it was sent.
            await delete(self.client, MessageRow(seat=None, channel_id=sent.channel.id, message_id=sent.id, sent=0.0))
            return None
        self._dms[sent.id].files = files_of(sent)
        self._seats[table.id, seat.number].last = noted
        return sent

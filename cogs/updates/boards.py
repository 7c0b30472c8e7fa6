"""The public message of each table, kept up to date: edited in place, posted again when it is gone, old or buried."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field, replace

import discord

from cogs.screens.board import board
from cogs.screens.ending import ending_screen
from cogs.screens.lobby import lobby
from cogs.services.bot_permissions import fatal, lacking_permissions
from cogs.services.discord_errors import BAD_FORM, handling_of
from cogs.services.layout import attachments, files, files_of, layout
from cogs.services.links import link_to
from cogs.services.reader import Reader
from cogs.services.screen import Block, Image, Screen, picture_block
from cogs.services.services import Services
from cogs.updates.buried_boards import BuriedBoards
from cogs.updates.fingerprints import Fingerprints
from cogs.updates.membership import Membership
from cogs.updates.messages import delete, message_at, note_failures
from cogs.updates.position import BOARD
from cogs.updates.shows import Shows
from rules.messages import Arg, Message
from rules.recent import Recent
from storage.errors import StorageFailure
from storage.rows import MessageRow, Table

log = logging.getLogger(__name__)

MOST_WORDED = 512
"""The most boards whose turns are kept in words."""
MOST_EVENTS = 100
"""Events read for a board: more than its lines show, so that they don't begin in the middle of a battle."""
RETRIED = 20
"""The most failed boards that are retried at a time.

Every ten seconds, that is 1,200 refusals in ten minutes at most; after 10,000 Discord blocks an address.
"""


@dataclass(frozen=True, slots=True)
class Attached:
    """The pictures in a board or lobby, by file name: an edit that keeps them neither draws nor sends them."""

    message_id: int
    images: Mapping[str, Image]
    files: Mapping[str, discord.Attachment]

    @property
    def shows(self) -> dict[str, str]:
        """The token of what each picture shows, by file name."""
        return {name: image.shows for name, image in self.images.items()}


@dataclass(eq=False)
class Boards:
    """Shows lobbies and boards; `touch` is called with a table whose screens may be out of date."""

    services: Services
    client: discord.Client
    membership: Membership
    shown: Fingerprints
    shows: Shows
    touch: Callable[[int], None]
    _in_trouble: dict[int, int | None] = field(default_factory=dict)
    """Tables whose board cannot be shown, with their servers; the one tried longest ago first."""
    _in_words: dict[int, int | None] = field(default_factory=dict)
    """Tables whose board is in words because files are refused, with their servers."""
    _no_files: dict[int, float] = field(default_factory=dict)
    _attached: dict[int, Attached] = field(default_factory=dict)
    """The pictures of games in their boards, by table."""
    _worded: Recent[int, dict[Hashable, list[str]]] = field(default_factory=lambda: Recent(MOST_WORDED))
    """By table, what its board says of each turn."""

    def __post_init__(self) -> None:
        self.buried = BuriedBoards(self._below)

    async def show(self, table: Table, *, reposts: bool = False, looks_for: bool = False) -> bool:
        """Bring the board up to date; False if Discord or the database failed and a retry is worthwhile.

        One that is up to date is left alone; with `looks_for`, Discord is asked whether it still exists, and with
        `reposts`, it is posted again if it is buried. A channel that the bot cannot use is given up with a line in the
        log.
        """
        try:
            try:
                await self._bring_up_to_date(table, reposts=reposts, looks_for=looks_for)
            except discord.HTTPException as error:
                if not handling_of(error).in_words or self.services.text_only(table) or not self._takes_files(table):
                    raise
                # Perhaps only the files are refused: words replace pictures.
                self._no_files[table.channel_id] = self.services.clock()
                self._in_words[table.id] = table.guild_id
                await self._bring_up_to_date(await self.services.tables.store.get(table.id))
            self._note_trouble(table, None)
        except (discord.DiscordException, OSError, StorageFailure) as error:
            level = logging.DEBUG if table.id in self.services.troubles else None  # it is retried again and again
            handling = self.services.errors.note(
                log, error, "table %d: the board cannot be shown", table.id, level=level
            )
            if handling.retried:
                return False
            self._no_files.pop(table.channel_id, None)
            if handling.gone == "channel":
                self._note_trouble(table, None)
                self.membership.channels_gone.add(table.channel_id)
                await self.services.tables.pausing.channel_gone(table.channel_id)
            else:
                self._note_trouble(table, self._trouble(table, handling.sentence))
        return True

    def forget(self) -> None:
        """Drop everything that was drawn."""
        self._attached.clear()
        self._worded.clear()

    def permissions_changed(self, guild_id: int | None) -> None:
        """Permissions in this server may have changed: retry what could not be shown."""
        self._no_files.clear()
        for table_id, guild in list(({**self._in_words, **self._in_trouble}).items()):
            if guild == guild_id:
                self._in_words.pop(table_id, None)
                self.touch(table_id)

    def given_up(self, table: Table) -> None:
        """Discord has failed too often to show this board; it is retried now and then."""
        self._note_trouble(table, self._trouble(table))

    def retry(self) -> None:
        """Retry boards that could not be shown, as there may be no event to signal that they can be.

        Call this from time to time. Only some are retried at a time: Discord blocks clients that it refuses too often.
        """
        for table_id in list(self._in_trouble)[:RETRIED]:
            del self._in_trouble[table_id]  # it is added again at the end if its board still cannot be shown
            self.touch(table_id)

    def _note_trouble(self, table: Table, message: Message | None) -> None:
        """Remember what prevents the board of this table from being shown; panels and DMs say so."""
        before = self.services.troubles.pop(table.id, None)
        self._in_trouble.pop(table.id, None)
        if message is not None:
            self.services.troubles[table.id] = message
            self._in_trouble[table.id] = table.guild_id
        if (before is None) != (message is None):
            self.touch(table.id)

    def _lacks(self, table: Table) -> list[str]:
        """The permissions known to be missing in the channel of this table."""
        channel = self.client.get_channel(table.channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return []
        return lacking_permissions(
            channel.permissions_for(channel.guild.me), in_thread=isinstance(channel, discord.Thread)
        )

    def _trouble(self, table: Table, key: str = "") -> Message:
        """The sentence `key`, or that Discord fails; if access is denied, with the permissions that are missing."""
        channel = self.client.get_channel(table.channel_id)
        where: dict[str, Arg] = {"channel": f"<#{table.channel_id}>"}
        if key != "trouble-closed" or not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return Message(key if key.startswith("trouble-") else "trouble-outage", where)
        in_thread = isinstance(channel, discord.Thread)
        missing = fatal(channel.permissions_for(channel.guild.me), in_thread=in_thread)
        return (
            Message("trouble-permissions", {**where, "permissions": missing})
            if missing
            else Message("trouble-closed", where)
        )

    def _takes_files(self, table: Table) -> bool:
        """Whether files can be attached in the channel of this table, as far as known."""
        refused = self._no_files.get(table.channel_id)
        return refused is None or self.services.clock() - refused > self.services.delays.closed

    async def screen(self, table: Table, *, draws: bool = True) -> Screen:
        """The public message.

        Without `draws`, for a response that the picture follows, nothing is drawn: a lobby keeps what it has, and has
        words for the rest.
        """
        screen = await self._sketched(table, draws=draws)
        if draws:
            return await self.services.drawn(screen)
        if table.started is not None:
            return screen.keeping({})
        attached = self._attached_to(table, table.board)
        has = {} if attached is None else attached.shows
        kept = {image.name: image.kept for image in screen.images if has.get(image.name) == image.shows}
        return screen.with_pictures(kept).in_words()

    async def _sketched(self, table: Table, *, draws: bool = True, keeps: bool = False) -> Screen:
        """The public message, its picture still to be drawn.

        Without `draws` it needs none, and no worker is asked what a show shows now: the response would wait for it.
        `keeps`: during a show, the message may keep its picture if it is not known what to show instead.
        """
        reader = await Reader.of(self.services, table, None, table.language)
        takes_files = self._takes_files(table)
        words = self.services.text_only(table)
        plain = words or not takes_files
        show = self.shows.of(table.id)
        if table.started is None:
            return lobby(reader, self._lacks(table), plain=plain)
        events = await self.services.tables.journal.events(table.id, None, limit=MOST_EVENTS)
        if table.is_over and show is None:
            return ending_screen(reader, events, plain=plain, files=takes_files)
        view = await self.shows.view(table) if draws else None
        attached = self._attached_to(table, table.board) if keeps and show is not None and show.keeps_picture else None
        picture: Block | None = None
        if attached is not None and view is None:
            picture = attached.images.get(BOARD)
        elif draws or (words and show is None):
            picture = picture_block(reader.board() if view is None else reader.board_at(view), BOARD, plain=plain)
        worded, holds = self._worded.setdefault(table.id, {}), show is not None and show.is_open
        screen = board(reader, events, picture, worded, self.shows.line(reader), holds=holds)
        return screen.add(f"-# {reader.say('trouble-files')}" if picture is not None and plain and not words else None)

    async def sent(self, table_id: int, channel_id: int, message_id: int) -> Table:
        """Note a message that was just sent with the board."""
        table = await self.services.tables.journal.set_board(table_id, channel_id, message_id)
        self.buried.follow(table, sent=True)
        return table

    async def replaced(self, table: Table, channel_id: int, message_id: int) -> None:
        """Note a message that was just sent with the board, and delete the one before."""
        current = await self.sent(table.id, channel_id, message_id)
        if table.board is not None and table.board.message_id != message_id:
            await self._leave(current, table.board)
        self.touch(table.id)

    def note_shown(self, table: Table, message_id: int, screen: Screen) -> None:
        """Note that an answer to a press or a command has just made this message look like this."""
        attached = self._attached.pop(table.id, None)
        if attached is not None and attached.message_id == message_id:
            kept = {name: image for name, image in attached.images.items() if name in screen.kept_files}
            self._attached[table.id] = replace(attached, images=kept)
        self.shown.note(table, message_id, screen.looks.token)

    async def _bring_up_to_date(self, table: Table, *, reposts: bool = False, looks_for: bool = False) -> None:
        message = table.board
        if message is None and table.status in ("paused", "parked"):
            return  # shown again when the game is resumed
        screen = await self._sketched(table, keeps=True)
        self.buried.follow(table)
        stays = message is not None and not await self._out_of_sight(table, message, reposts=reposts)
        if message is not None and stays and self.shown.known(message) == screen.looks.token:
            if not looks_for or await self._is_there(message):
                return
            stays = False
        screen = await self._drawn(table, screen, self._attached_to(table, message))
        edited = await self._edit(table, message, screen) if message is not None and stays else None
        if message is not None and edited is not None:
            self.shown.note(table, message.message_id, edited.looks.token)
        elif message is None or not _told_end(table, message):
            await self._post(table, message, screen)
        # Otherwise it was deleted since; the history still has it.

    async def _post(self, table: Table, message: MessageRow | None, screen: Screen) -> None:
        """Post the board as a new message, in place of `message`."""
        current = await self.services.tables.store.get(table.id)
        if screen.kept_files:
            screen = await self._drawn(current, await self._sketched(current))
        if current.board != message:
            await self._bring_up_to_date(current)  # it was posted elsewhere meanwhile
            return
        channel = self.client.get_partial_messageable(table.channel_id)
        sent = await channel.send(view=layout(screen), files=files(screen))
        try:
            current = await self.sent(table.id, sent.channel.id, sent.id)
        except StorageFailure:
            await sent.delete()
            raise
        self._note_picture(current, sent, screen)
        self.shown.note(table, sent.id, screen.looks.token)
        if message is not None:
            self.shown.drop(message.message_id)
            await self._leave(current, message)

    async def _drawn(self, table: Table, screen: Screen, attached: Attached | None = None) -> Screen:
        """The message as it is when its turn comes to be drawn; earlier versions are never drawn.

        `attached`: the picture that it has already.
        """
        has = {} if attached is None else attached.shows
        if all(has.get(image.name) == image.shows for image in screen.sketches):
            return screen.keeping(has)
        async with self.services.render_slot():
            current = await self.services.tables.store.get(table.id)
            return await self.services.drawn(screen if current == table else await self._sketched(current), has)

    def _attached_to(self, table: Table, message: MessageRow | None) -> Attached | None:
        """The picture in this message of the table, if known."""
        attached = self._attached.get(table.id)
        is_there = attached is not None and message is not None and message.message_id == attached.message_id
        return attached if is_there else None

    def _note_picture(self, table: Table, message: discord.Message, screen: Screen) -> None:
        """Remember which pictures this message has now."""
        images = {image.name: image.kept for image in screen.images}
        if images:
            self._attached[table.id] = Attached(message.id, images, files_of(message))
        elif (attached := self._attached.get(table.id)) is not None and attached.message_id == message.id:
            del self._attached[table.id]

    async def _is_there(self, message: MessageRow) -> bool:
        """Whether the message still exists."""
        try:
            await message_at(self.client, message).fetch()
        except discord.HTTPException as error:
            if handling_of(error).gone != "message":
                raise
            return False
        return True

    async def _edit(self, table: Table, message: MessageRow, screen: Screen) -> Screen | None:
        """The screen that the message shows now: this, or a newer one; None if it has to be sent again."""
        attached = self._attached_to(table, message)
        kept_files = {} if attached is None else attached.files
        if not screen.kept_files <= kept_files.keys():
            return None
        try:
            edited = await message_at(self.client, message).edit(
                view=layout(screen), attachments=attachments(screen, kept_files)
            )
            self._note_picture(table, edited, screen)
        except (discord.HTTPException, discord.RateLimited) as error:
            if handling_of(error).reposted:
                log.info("table %d: the board can no longer be edited, a new one is sent: %s", table.id, error)
                return None
            self._attached.pop(table.id, None)
            if isinstance(error, discord.HTTPException) and error.code == BAD_FORM and screen.kept_files:
                # A press has just redrawn the lobby without them.
                return await self._edit(table, message, await self._drawn(table, await self._sketched(table)))
            raise
        return screen

    async def _out_of_sight(self, table: Table, message: MessageRow, *, reposts: bool) -> bool:
        """Whether the board is old, or (if it is a good moment to post it again) buried by other messages.

        The end of a game is a new message, so that no one misses it; after that the board stays where it is. The
        last show plays on the old one.
        """
        if message.channel_id != table.channel_id:
            return True  # the game goes on in another channel
        now = self.services.clock()
        if table.status == "lobby" and table.meets_at is not None and message.sent < table.meets_at <= now:
            return True  # it is time for the game night
        if table.is_over and table.started is not None and self.shows.of(table.id) is None:
            return not _told_end(table, message)
        if now - message.sent > self.services.delays.repost:
            return True
        return reposts and await self.buried.has_buried(message)

    async def _below(self, message: MessageRow, limit: int) -> int:
        """The number of messages below a board, up to `limit`; 0 if the bot may not read them."""
        channel = self.client.get_partial_messageable(message.channel_id)
        try:
            return len(
                [posted async for posted in channel.history(limit=limit, after=discord.Object(message.message_id))]
            )
        except discord.HTTPException as error:
            text = "channel %d cannot be looked at"
            self.services.errors.note(log, error, text, message.channel_id, level=logging.DEBUG)
            return 0

    async def _leave(self, table: Table, message: MessageRow) -> None:
        """Delete a board that was replaced; if the game moved to another channel, point there instead."""
        if message.channel_id == table.channel_id or table.board is None:
            await delete(self.client, message)
            return
        reader = await Reader.of(self.services, table, None, table.language)
        screen = Screen().add(
            reader.say("board-moved", game=reader.say("game-name"), number=table.id, link=link_to(table))
        )
        with note_failures(self.services.errors, log, "table %d: its former channel cannot be told", table.id):
            if await self._edit(table, message, screen) is None:
                await self.client.get_partial_messageable(message.channel_id).send(view=layout(screen))


def _told_end(table: Table, message: MessageRow) -> bool:
    """Whether the message was sent when the game was already over."""
    return table.started is not None and table.over is not None and message.sent >= table.over

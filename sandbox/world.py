"""The world of the local table: its servers with their users, channels and messages.

Plain data, and the changes that can happen to it. Each change is reported to the listeners: the gateway passes
it to the bot, the page hub to the people. Ids of the seed world are fixed, so that a bot that remembers channels
and users finds them again after the table has been restarted; message ids grow with the clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Literal

from sandbox.errors import ApiError, Json, KnownError

DISCORD_EPOCH = 1_420_070_400_000
SEED_TIME = 1_735_689_600_000  # 1 January 2025, when the seed world was "made"

NEWEST = 1 << 63
"""More than any id."""

TEXT, DM, PUBLIC_THREAD = 0, 1, 11

VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_HISTORY = 1 << 16
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
SEND_IN_THREADS = 1 << 38
ALL_PERMISSIONS = (1 << 50) - 1
EVERYONE = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_HISTORY
    | CREATE_PUBLIC_THREADS
    | SEND_IN_THREADS
    | 1 << 6  # add reactions
    | 1 << 18  # emoji of other servers
    | 1 << 26  # change the player's own nickname
    | 1 << 31  # use application commands
)

SERVERS = (
    (
        "カンテラ",
        {
            "lobby": "はじめに / Start here",
            "table-1": "一つ目の卓 / The first table",
            "table-2": "二つ目の卓 / The second table",
            "table-3": "三つ目の卓 / The third table",
        },
    ),
    ("別館", {"annex-1": "別館の一つ目の卓 / The annex's first table", "annex-2": "その二つ目の卓 / And its second"}),
)
"""The servers of the seed world, with the topics of their channels."""
PEOPLE = (
    ("aoi", "葵", "ja"),
    ("ben", "Ben", "en-US"),
    ("chihaya", "千早", "ja"),
    ("dana", "Dana", "en-US"),
    ("emi", "えみ", "ja"),
    ("finn", "Finn", "en-US"),
)
"""The people of the seed world: username, displayed name, locale. The first is an admin and owns the servers."""
SERVER_NUMBER, BOT_NUMBER, PEOPLE_FROM, CHANNELS_FROM, GUESTS_FROM, DMS_FROM = 1, 2, 10, 30, 100, 1000
"""The numbers of objects in their `seed_id`."""

KEPT_EPHEMERAL = 30  # of one user in one channel
KEPT_RETIRED = 40  # files that no message has any longer
SUPPRESS_EMBEDS, EPHEMERAL, LOADING, SILENT, IS_COMPONENTS_V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 12, 1 << 15
"""Flags of messages."""


def now_iso() -> str:
    """The current time in Discord's format."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def iso_of(snowflake: int) -> str:
    """The time at which an id was made."""
    return datetime.fromtimestamp(((snowflake >> 22) + DISCORD_EPOCH) / 1000, UTC).isoformat(timespec="milliseconds")


def seed_id(number: int, server: int = 0) -> int:
    """The fixed id of object `number` (0 to 4095) in the seed world; each server was created a millisecond later.

    So the servers belong to shards 0, 1, 2 and so on, for nearly every number of shards.
    """
    return (SEED_TIME - DISCORD_EPOCH + server) << 22 | number


def shard_of(server_id: int | None, count: int) -> int:
    """Which of `count` shards receives the events of a server; direct messages (None) go to the first one."""
    return 0 if server_id is None else (server_id >> 22) % count


class Snowflakes:
    """Makes ids that only ever grow (Discord document: reference, snowflakes)."""

    def __init__(self) -> None:
        self._last = 0

    def next(self) -> int:
        """A new id, later than every one before it."""
        wanted = int(time.time() * 1000) - DISCORD_EPOCH << 22
        self._last = max(wanted, self._last + 1)
        return self._last


BotState = Literal["here", "unavailable", "removed"]
"""Whether the bot is in a server, cannot reach it because of an outage at Discord, or was removed from it."""


@dataclass
class Server:
    """A server. All people of the table are in it."""

    id: int
    name: str
    bot: BotState = "here"

    @property
    def bot_role_id(self) -> int:
        """The bot's own role, created when it joined."""
        return self.id + 2


@dataclass
class User:
    """Someone at the table, or the bot."""

    id: int
    username: str
    display: str
    locale: str = "en-US"
    chose_locale: bool = False
    bot: bool = False
    admin: bool = False
    dms_closed: bool = False


@dataclass
class Attachment:
    """A file of a message, kept in memory."""

    id: int
    channel_id: int
    filename: str
    content_type: str
    data: bytes
    width: int | None = None
    height: int | None = None
    description: str | None = None


@dataclass
class Message:
    """A message; an ephemeral one names the only user who sees it."""

    id: int
    channel_id: int
    author_id: int
    content: str = ""
    kind: int = 0
    flags: int = 0
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    edited: str | None = None
    nonce: str | None = None
    only_for: int | None = None
    by_interaction: Json | None = None
    command: str | None = None

    @property
    def v2(self) -> bool:
        """Whether the message is made of Components V2."""
        return bool(self.flags & IS_COMPONENTS_V2)


@dataclass
class Channel:
    """A text channel, a thread, or a user's direct messages with the bot."""

    id: int
    kind: int
    server_id: int | None = None
    name: str = ""
    topic: str | None = None
    position: int = 0
    parent_id: int | None = None
    owner_id: int | None = None
    user_id: int | None = None
    members: dict[int, str] = field(default_factory=dict)
    denied: int = 0  # permissions that the bot lacks here
    archived: bool = False
    auto_archive: int = 1440  # minutes
    archive_time: str = field(default_factory=now_iso)
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.kind == PUBLIC_THREAD

    @property
    def last_message_id(self) -> int | None:
        """The newest message that everyone here may see."""
        return next((m.id for m in reversed(self.messages.values()) if m.only_for is None), None)


ChangeKind = Literal[
    "message_create",
    "message_update",
    "message_delete",
    "channel_create",
    "channel_update",
    "channel_delete",
    "server_create",
    "server_here",
    "server_unavailable",
    "server_removed",
    "member_add",
    "member_update",
    "commands",
    "bot",
]


@dataclass(frozen=True)
class Change:
    """Something that happened in the world."""

    kind: ChangeKind
    channel: Channel | None = None
    message: Message | None = None
    user: User | None = None
    server: Server | None = None


class World:
    """Servers, users, channels, messages and the bot's registered commands."""

    def __init__(self) -> None:
        self.new_id = Snowflakes().next
        self.base = ""  # the table's address, set when it is known
        self.servers: dict[int, Server] = {}
        self.bot = User(seed_id(BOT_NUMBER), "kantera", "カンテラ", bot=True)
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[int | None, list[Json]] = {}  # by server; None: those of all servers
        self.files: dict[int, Attachment] = {}
        self.listeners: list[Callable[[Change], None]] = []
        self._retired: list[int] = []
        self.owner_id = seed_id(PEOPLE_FROM)
        for number, (username, display, locale) in enumerate(PEOPLE):
            user = User(seed_id(PEOPLE_FROM + number), username, display, locale, admin=number == 0)
            self.users[user.id] = user
            self.dm_with(user)
        for name, topics in SERVERS:
            self.add_server(name, topics)

    def use_latin_names(self) -> None:
        """Write everyone's name in Latin letters, for a first visitor who may not read others."""
        for user in self.people:
            user.display = user.username.capitalize()
            self.tell(Change("member_update", user=user))

    def tell(self, change: Change) -> None:
        """Tell every listener what happened."""
        for listener in self.listeners:
            listener(change)

    @property
    def people(self) -> list[User]:
        """The users who are not the bot."""
        return [user for user in self.users.values() if not user.bot]

    def user(self, user_id: int) -> User:
        """A user by id. Raises `ApiError` 10013."""
        if (user := self.users.get(user_id)) is None:
            raise ApiError.known(KnownError.UNKNOWN_USER)
        return user

    def named(self, name: str) -> User | None:
        """The user with this id, username or displayed name, in capitals or not; None if there is none."""
        people = self.users.values()
        known = {key.casefold(): user for user in people for key in (user.display, user.username, str(user.id))}
        return known.get(name.casefold())

    def channel(self, channel_id: int) -> Channel:
        """A channel by id. Raises `ApiError` 10003."""
        if (channel := self.channels.get(channel_id)) is None:
            raise ApiError.known(KnownError.UNKNOWN_CHANNEL)
        return channel

    def server(self, server_id: int) -> Server:
        """A server by id. Raises `ApiError` 10004."""
        if (server := self.servers.get(server_id)) is None:
            raise ApiError.known(KnownError.UNKNOWN_SERVER)
        return server

    def server_of(self, channel: Channel) -> Server | None:
        """The server of a channel or thread; None for direct messages."""
        return None if channel.server_id is None else self.servers[channel.server_id]

    def places_of(self, server: Server) -> list[Channel]:
        """The channels and threads of a server."""
        return [place for place in self.channels.values() if place.server_id == server.id]

    def message(self, channel: Channel, message_id: int) -> Message:
        """A message that is not ephemeral. Raises `ApiError` 10008."""
        message = channel.messages.get(message_id)
        if message is None or message.only_for is not None:
            raise ApiError.known(KnownError.UNKNOWN_MESSAGE)
        return message

    def permissions(self, user: User, channel: Channel) -> int:
        """The permissions of a user in a channel, as Discord's bit field."""
        server = self.server_of(channel)
        if user.bot and server is not None and server.bot == "removed":
            return 0
        if user.id == self.owner_id or user.admin:
            return ALL_PERMISSIONS
        if not user.bot:
            return EVERYONE
        return EVERYONE & ~self.channels.get(channel.parent_id or channel.id, channel).denied

    def sees(self, user: User, channel: Channel) -> bool:
        """Whether a person has this channel in the list."""
        return channel.kind != DM or channel.user_id == user.id

    def dm_with(self, user: User) -> Channel:
        """A user's direct messages with the bot. Their id is fixed."""
        channel_id = seed_id(DMS_FROM + (user.id & 0x3FF))
        return self.channels.setdefault(channel_id, Channel(channel_id, DM, user_id=user.id))

    def add_user(self, display: str, locale: str = "en-US") -> User:
        """Add another person, who joins the servers."""
        number = len(self.users)
        user = User(seed_id(GUESTS_FROM + number), f"guest{number}", display, locale)
        self.users[user.id] = user
        self.dm_with(user)
        self.tell(Change("member_add", user=user))
        return user

    def add_server(self, name: str, topics: Mapping[str, str], bot: BotState = "here") -> Server:
        """Open a server with these text channels; their ids are fixed."""
        number = len(self.servers)
        server = Server(seed_id(SERVER_NUMBER, number), name, bot)
        self.servers[server.id] = server
        for position, (channel, topic) in enumerate(topics.items()):
            place = Channel(seed_id(CHANNELS_FROM + position, number), TEXT, server.id, channel, topic, position)
            self.channels[place.id] = place
        self.tell(Change("server_create", server=server))
        return server

    def set_bot(self, server: Server, state: BotState) -> None:
        """Remove the bot from a server, make the server unavailable to it, or undo either."""
        before = server.bot
        server.bot = state
        if before != state:
            kinds: dict[BotState, ChangeKind] = {
                "here": "server_create" if before == "removed" else "server_here",
                "unavailable": "server_unavailable",
                "removed": "server_removed",
            }
            self.tell(Change(kinds[state], server=server))

    def add_channel(self, channel: Channel) -> Channel:
        """Open a channel or thread."""
        self.channels[channel.id] = channel
        self.tell(Change("channel_create", channel))
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """Remove a channel and the threads under it."""
        for thread in [other for other in self.channels.values() if other.parent_id == channel.id]:
            self.delete_channel(thread)
        del self.channels[channel.id]
        for message in channel.messages.values():
            self.retire(message.attachments)
        self.tell(Change("channel_delete", channel))

    def add_message(self, message: Message) -> Message:
        """Show a new message. A message in an archived thread opens it again."""
        channel = self.channels[message.channel_id]
        channel.messages[message.id] = message
        if message.only_for is not None:
            # Discord's clients forget ephemeral messages when they are restarted; here the oldest are dropped.
            own = [note for note in channel.messages.values() if note.only_for == message.only_for]
            if len(own) > KEPT_EPHEMERAL:
                self.delete_message(own[0])
        if channel.archived:
            channel.archived = False
            self.tell(Change("channel_update", channel))
        self.tell(Change("message_create", channel, message))
        return message

    def edited(self, message: Message) -> None:
        """Announce that a message was edited."""
        self.tell(Change("message_update", self.channels[message.channel_id], message))

    def delete_message(self, message: Message) -> None:
        """Delete a message."""
        channel = self.channels[message.channel_id]
        del channel.messages[message.id]
        self.retire(message.attachments)
        self.tell(Change("message_delete", channel, message))

    def retire(self, attachments: list[Attachment]) -> None:
        """Forget files some time after their message dropped them (a page may still be loading them)."""
        self._retired.extend(attachment.id for attachment in attachments)
        while len(self._retired) > KEPT_RETIRED:
            self.files.pop(self._retired.pop(0), None)

    def command(self, command_id: int) -> Json:
        """A registered command by id. Raises `ApiError` 10063."""
        for commands in self.commands.values():
            for command in commands:
                if command["id"] == str(command_id):
                    return command
        raise ApiError.known(KnownError.UNKNOWN_COMMAND)

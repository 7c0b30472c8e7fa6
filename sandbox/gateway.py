"""The gateway: websockets through which the bot receives events (Discord documents: events/gateway, sharding).

Each shard of the bot has a session, which gets the events of its servers; the first shard also gets direct messages.
A session outlives its socket: events that occur meanwhile are kept and replayed when the bot resumes.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque

from aiohttp import WSMsgType, web

from sandbox import payloads
from sandbox.errors import Json
from sandbox.world import DM, VIEW_CHANNEL, Change, Channel, Message, Server, World, shard_of

GUILDS = 1
GUILD_MESSAGES = 1 << 9
DIRECT_MESSAGES = 1 << 12
DISPATCH, HEARTBEAT, IDENTIFY, RESUME = 0, 1, 2, 6
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
IGNORED = (3, 4, 31, 43)  # presence, voice, soundboard sounds, channel info: of no use at this table
HEARTBEAT_MS = 41_250
ACK_DELAY = 0.02  # seconds
KEPT = 2000
"""The number of events that a session keeps for a bot that resumes."""
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED = range(4001, 4006)
INVALID_SHARD = 4010
REASONS = {
    UNKNOWN_OPCODE: b"Unknown opcode.",
    DECODE_ERROR: b"Error while decoding payload.",
    NOT_AUTHENTICATED: b"Not authenticated.",
    AUTHENTICATION_FAILED: b"Authentication failed.",
    ALREADY_AUTHENTICATED: b"Already authenticated.",
    INVALID_SHARD: b"Invalid shard.",
}
"""Discord's words for the codes with which it closes a connection."""
GIVEN_UP = (1000, 1001)
"""A bot that closes its connection with one of these codes gives up its session."""

Shard = tuple[int, int]
"""The number of a shard, from 0 on, and how many shards the bot has."""


def _shard(data: Json) -> Shard | None:
    """The shard that an IDENTIFY is for; None for an impossible one."""
    given = data.get("shard", [0, 1])
    if not isinstance(given, list) or [type(number) for number in given] != [int, int]:
        return None
    number, count = given
    return (number, count) if 0 <= number < count else None


def _packed(operation: int, data: Json | bool | None = None) -> str:
    """A payload of the gateway other than an event."""
    return json.dumps({"op": operation, "d": data})


async def _close(socket: web.WebSocketResponse, code: int) -> None:
    await socket.close(code=code, message=REASONS[code])


class Session:
    """A gateway session, started by one IDENTIFY."""

    def __init__(self, shard: Shard, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.socket: web.WebSocketResponse | None = None
        self.transport: asyncio.WriteTransport | None = None
        self.closed_here: web.WebSocketResponse | None = None
        """The last connection that the table itself has closed."""
        self.sequence = 0
        self.kept: deque[tuple[int, str]] = deque(maxlen=KEPT)
        """The last events with their sequence numbers."""
        self.outbox: asyncio.Queue[str] | None = None
        """Texts to send; None without a connection."""

    def hears(self, server_id: int | None) -> bool:
        """Whether this session receives the events of this server (None: of direct messages)."""
        number, count = self.shard
        return shard_of(server_id, count) == number

    def dispatch(self, event: str, data: Json) -> None:
        """Send an event, now or when the bot resumes."""
        self.sequence += 1
        text = json.dumps({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.kept.append((self.sequence, text))
        if self.outbox is not None:
            self.outbox.put_nowait(text)

    def missed(self, sequence: int) -> list[str] | None:
        """The events after a sequence number, or None if they are no longer kept."""
        if sequence > self.sequence or (self.kept and sequence < self.kept[0][0] - 1):
            return None
        return [text for number, text in self.kept if number > sequence]


class Gateway:
    """Serves the bot's websockets and turns changes of the world into events.

    `recommended`: the number of shards to recommend to the bot; `at_once`: how many sessions it may start at once.
    """

    def __init__(self, world: World, token: str, recommended: int = 1, at_once: int = 1) -> None:
        self.world = world
        self.token = token
        self.recommended = recommended
        self.at_once = at_once
        self.url = ""
        self.refuses = False
        """Whether new connections are refused."""
        self.silent = False
        """Whether nothing gets through, although connections stay open: a network that fails silently."""
        self.sessions: list[Session] = []
        """A shard may have several, as on Discord, so that one process can take over from another."""
        self._changed = asyncio.Event()
        world.listeners.append(self._on_change)

    @property
    def online(self) -> bool:
        """Whether the bot receives the events of direct messages and of every server."""
        connected = [session for session in self.sessions if session.outbox is not None]
        return all(any(session.hears(server) for session in connected) for server in (None, *self.world.servers))

    def hearing(self, server_id: int | None) -> list[Session]:
        """The sessions that receive the events of this server, or (None) of direct messages."""
        return [session for session in self.sessions if session.hears(server_id)]

    def session(self, *shard: int) -> Session:
        """The newest session of a shard. Raises LookupError."""
        sessions = [session for session in self.sessions if session.shard == shard]
        if not sessions:
            raise LookupError(f"no session of the shard {shard}")
        return sessions[-1]

    def interaction(self, payload: Json) -> None:
        """Deliver an interaction; without any session it is lost and times out."""
        for session in self.hearing(int(payload["guild_id"]) if "guild_id" in payload else None):
            session.dispatch("INTERACTION_CREATE", payload)

    async def wait_online(self, online: bool = True) -> None:
        """Wait until the bot is fully connected (or no longer is)."""
        while self.online != online:
            self._changed.clear()
            await self._changed.wait()

    async def drop(self, code: int = 0, *, forget: bool = False, shard: int | None = None) -> None:
        """Break the bot's connections, or that of one shard.

        Code 0 cuts them off abruptly, any other closes them with that code. With forget the session is lost as well,
        so that resuming fails.
        """
        for session in list(self.sessions):
            if shard not in (None, session.shard[0]):
                continue
            if forget:
                self.sessions.remove(session)
            if session.socket is None:
                continue
            session.closed_here = session.socket
            if code:
                await session.socket.close(code=code)
            elif session.transport is not None:
                session.transport.abort()

    def _set_outbox(self, session: Session, outbox: asyncio.Queue[str] | None) -> None:
        session.outbox = outbox
        self._changed.set()
        self.world.tell(Change("bot"))

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection of the bot, from HELLO to its end."""
        if self.refuses:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        await socket.prepare(request)
        await socket.send_str(_packed(HELLO, {"heartbeat_interval": HEARTBEAT_MS}))
        outbox: asyncio.Queue[str] = asyncio.Queue()
        writer = asyncio.create_task(self._write(socket, outbox))
        loop = asyncio.get_running_loop()
        mine: Session | None = None
        try:
            async for frame in socket:
                if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                try:
                    message = json.loads(frame.data)
                    operation = message["op"]
                    data = message.get("d")
                except (ValueError, KeyError, TypeError):
                    await _close(socket, DECODE_ERROR)
                    break
                if refusal := self._refusal(mine, operation, data):
                    await _close(socket, refusal)
                    break
                if operation == HEARTBEAT:
                    # discord.py notes the time of a heartbeat only after sending it: an answer that arrives
                    # sooner counts as one to the previous heartbeat, and it complains of a slow connection.
                    loop.call_later(ACK_DELAY, outbox.put_nowait, _packed(HEARTBEAT_ACK))
                elif operation in (IDENTIFY, RESUME):
                    begin = self._identify if operation == IDENTIFY else self._resume
                    mine = await begin(socket, outbox, data)
                    if mine is not None:
                        mine.transport = request.transport
        finally:
            writer.cancel()
            if mine is not None and mine.outbox is outbox:
                self._disconnected(mine, socket)
        return socket

    def _disconnected(self, session: Session, socket: web.WebSocketResponse) -> None:
        """Note that the connection of a session has ended; a bot that closed it itself has given up the session."""
        session.socket = None
        gives_up = socket.close_code in GIVEN_UP and session.closed_here is not socket
        if gives_up and session in self.sessions:
            self.sessions.remove(session)
        self._set_outbox(session, None)

    async def _write(self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
        while True:
            text = await outbox.get()
            if self.silent:
                continue
            try:
                await socket.send_str(text)
            except (ConnectionError, RuntimeError):
                return  # the reader notices the end as well and cleans up

    def _refusal(self, mine: Session | None, operation: int, data: Json) -> int:
        """The code with which to close a connection that sends this in the session `mine`; 0 if it may send it."""
        if operation == HEARTBEAT:
            return 0
        if operation in (IDENTIFY, RESUME):
            if mine is not None:
                return ALREADY_AUTHENTICATED
            return 0 if data.get("token", "").removeprefix("Bot ") == self.token else AUTHENTICATION_FAILED
        if mine is None:
            return NOT_AUTHENTICATED
        return 0 if operation in IGNORED else UNKNOWN_OPCODE

    async def _resume(self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str], data: Json) -> Session | None:
        """Go on with a session after a RESUME; None if it no longer exists or its events are no longer kept."""
        wanted = data.get("session_id")
        session = next((session for session in self.sessions if session.id == wanted), None)
        missed = None if session is None else session.missed(int(data["seq"]))
        if session is None or missed is None:
            await socket.send_str(_packed(INVALID_SESSION, False))
            return None
        for text in missed:
            outbox.put_nowait(text)
        session.socket = socket
        self._set_outbox(session, outbox)
        session.dispatch("RESUMED", {})
        return session

    async def _identify(self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str], data: Json) -> Session | None:
        """Start the session of an IDENTIFY; None for an impossible shard."""
        shard = _shard(data)
        if shard is None:
            await _close(socket, INVALID_SHARD)
            return None
        for old in [session for session in self.sessions if session.outbox is None]:
            if old.shard == shard or old.shard[1] != shard[1]:
                self.sessions.remove(old)  # of a bot that has died, or had another number of shards
        session = Session(shard, int(data["intents"]))
        self.sessions.append(session)
        session.socket = socket
        session.outbox = outbox
        servers = [
            server for server in self.world.servers.values() if session.hears(server.id) and server.bot != "removed"
        ]
        ready: Json = {
            "v": 10,
            "user": payloads.own_user(self.world),
            "guilds": [{"id": str(server.id), "unavailable": True} for server in servers],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": str(self.world.bot.id), "flags": 0},
        }
        if "shard" in data:
            ready["shard"] = data["shard"]
        session.dispatch("READY", ready)
        for server in servers:
            if server.bot == "here":
                self._tell_server(session, "server_here", server)
        self._set_outbox(session, outbox)
        return session

    def _on_change(self, change: Change) -> None:
        if change.kind == "server_create" and change.server is not None and change.server.bot == "removed":
            return  # the bot is not in it
        if change.server is not None:
            for session in self.hearing(change.server.id):
                self._tell_server(session, change.kind, change.server)
        elif change.channel is not None:
            for session in self.hearing(change.channel.server_id):
                if change.message is not None:
                    self._tell_message(session, change.kind, change.message)
                else:
                    self._tell_channel(session, change, change.channel)

    def _tell_server(self, session: Session, kind: str, server: Server) -> None:
        """As on Discord, the events for joining and for removal do not contain `unavailable`."""
        if kind == "server_removed":
            session.dispatch("GUILD_DELETE", {"id": str(server.id)})
        elif kind == "server_unavailable":
            session.dispatch("GUILD_DELETE", {"id": str(server.id), "unavailable": True})
        elif kind == "server_here":
            session.dispatch("GUILD_CREATE", payloads.guild_create(self.world, server) | {"unavailable": False})
        else:
            session.dispatch("GUILD_CREATE", payloads.guild_create(self.world, server))

    def _tell_message(self, session: Session, kind: str, message: Message) -> None:
        if message.only_for is not None:
            return
        place = self.world.channels[message.channel_id]
        if not session.intents & (DIRECT_MESSAGES if place.kind == DM else GUILD_MESSAGES):
            return
        if not self.world.permissions(self.world.bot, place) & VIEW_CHANNEL:
            return
        if kind == "message_delete":
            data: Json = {"id": str(message.id), "channel_id": str(place.id)}
            if place.server_id is not None:
                data["guild_id"] = str(place.server_id)
        else:
            data = payloads.message_event(self.world, message)
            hears = place.kind == DM or self.world.bot.id in (message.author_id, *message.mentions)
            if not hears:
                data |= {"content": "", "attachments": [], "components": []}
        session.dispatch(kind.upper(), data)

    def _tell_channel(self, session: Session, change: Change, place: Channel) -> None:
        if place.kind == DM or not session.intents & GUILDS:
            return
        data = payloads.channel(self.world, place)
        event = change.kind.upper()
        if place.is_thread:
            event = event.replace("CHANNEL", "THREAD")
            if change.kind == "channel_create":
                data["newly_created"] = True
        session.dispatch(event, data)

"""The gateway: one websocket through which the bot hears what happens (Discord document: topics/gateway).

One bot has one session. A session outlives its socket: what happens meanwhile is kept and sent again when
the bot resumes.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque

from aiohttp import WSMsgType, web

from sandbox import payloads
from sandbox.errors import Json
from sandbox.world import DM, VIEW_CHANNEL, Change, Message, World

GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1, 1 << 1, 1 << 9, 1 << 12, 1 << 15
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, REQUEST_MEMBERS = 0, 1, 2, 6, 7, 8
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
IGNORED = (3, 4, 31, 43)  # presence, voice, soundboard sounds, channel info: of no use at this table
HEARTBEAT_MS = 41_250
ACK_DELAY = 0.02  # seconds
KEPT = 2000


class Session:
    """What one IDENTIFY began."""

    def __init__(self, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.sequence = 0
        self.kept: deque[tuple[int, str]] = deque(maxlen=KEPT)
        self.outbox: asyncio.Queue[str] | None = None

    def dispatch(self, event: str, data: Json) -> None:
        """Send an event, now or when the bot resumes."""
        self.sequence += 1
        text = json.dumps({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.kept.append((self.sequence, text))
        if self.outbox is not None:
            self.outbox.put_nowait(text)

    def missed(self, sequence: int) -> list[str] | None:
        """The events after a sequence number, or None when they are no longer kept."""
        if sequence > self.sequence or (self.kept and sequence < self.kept[0][0] - 1):
            return None
        return [text for number, text in self.kept if number > sequence]


class Gateway:
    """Serves the bot's websocket and turns changes of the world into events."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.url = ""
        self.session: Session | None = None
        self.socket: web.WebSocketResponse | None = None
        self._transport: asyncio.WriteTransport | None = None
        self._closed_here: web.WebSocketResponse | None = None
        self._changed = asyncio.Event()
        world.listeners.append(self._on_change)

    @property
    def online(self) -> bool:
        """Whether the bot is connected and identified."""
        return self.session is not None and self.session.outbox is not None

    def interaction(self, payload: Json) -> None:
        """Deliver an interaction; with no session at all it is lost, and its deadline tells so."""
        if self.session is not None:
            self.session.dispatch("INTERACTION_CREATE", payload)

    async def wait_online(self, online: bool = True) -> None:
        """Wait until the bot is connected (or no longer is)."""
        while self.online != online:
            self._changed.clear()
            await self._changed.wait()

    async def drop(self, code: int = 0, *, forget: bool = False) -> None:
        """Break the bot's connection: code 0 cuts it without a word, else it is closed with that code.

        With forget the session is gone as well, so that resuming fails.
        """
        socket = self.socket
        if forget:
            self.session = None
        if socket is None:
            return
        self._closed_here = socket
        if code:
            await socket.close(code=code)
        elif self._transport is not None:
            self._transport.abort()

    async def ask_reconnect(self) -> None:
        """Ask the bot to reconnect and resume (op 7)."""
        if self.socket is not None:
            await self.socket.send_str(json.dumps({"op": RECONNECT, "d": None}))

    def _set_outbox(self, session: Session, outbox: asyncio.Queue[str] | None) -> None:
        session.outbox = outbox
        self._changed.set()
        self.world.tell(Change("bot"))

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection of the bot, from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}}))
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
                    operation, data = message["op"], message.get("d")
                except (ValueError, KeyError, TypeError):
                    await socket.close(code=4002, message=b"Error while decoding payload.")
                    break
                if operation == HEARTBEAT:
                    # discord.py notes when it sent a heartbeat only after it was sent: an answer that is there
                    # sooner counts as one to the heartbeat before, and it complains of a slow connection.
                    loop.call_later(ACK_DELAY, outbox.put_nowait, '{"op":11,"d":null}')
                elif operation in (IDENTIFY, RESUME):
                    if mine is not None:
                        await socket.close(code=4005, message=b"Already authenticated.")
                        break
                    if data.get("token", "").removeprefix("Bot ") != self.token:
                        await socket.close(code=4004, message=b"Authentication failed.")
                        break
                    mine = await self._begin(socket, outbox, operation, data)
                    if mine is not None:
                        self._transport = request.transport
                elif mine is None:
                    await socket.close(code=4003, message=b"Not authenticated.")
                    break
                elif operation == REQUEST_MEMBERS:
                    mine.dispatch("GUILD_MEMBERS_CHUNK", self._members(data))
                elif operation not in IGNORED:
                    await socket.close(code=4001, message=b"Unknown opcode.")
                    break
        finally:
            writer.cancel()
            if self.socket is socket:
                self.socket = None
            if mine is not None and mine.outbox is outbox:
                # A bot that says goodbye with 1000 or 1001 gives its session up.
                goodbye = socket.close_code in (1000, 1001) and self._closed_here is not socket
                if goodbye and self.session is mine:
                    self.session = None
                self._set_outbox(mine, None)
        return socket

    async def _write(self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
        while True:
            text = await outbox.get()
            try:
                await socket.send_str(text)
            except (ConnectionError, RuntimeError):
                return  # the reader notices the end as well and cleans up

    async def _begin(
        self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str], operation: int, data: Json
    ) -> Session | None:
        """IDENTIFY or RESUME; None when there is nothing to resume."""
        if operation == RESUME:
            session = self.session
            known = session is not None and session.id == data.get("session_id")
            missed = session.missed(int(data["seq"])) if session is not None and known else None
            if session is None or missed is None:
                await socket.send_str(json.dumps({"op": INVALID_SESSION, "d": False}))
                return None
            for text in missed:
                outbox.put_nowait(text)
            self.socket = socket
            self._set_outbox(session, outbox)
            session.dispatch("RESUMED", {})
            return session
        old, self.session = self.socket, Session(int(data["intents"]))
        self.socket = socket
        if old is not None:
            await old.close(code=4000, message=b"Identified elsewhere.")
        self.session.outbox = outbox
        ready: Json = {
            "v": 10,
            "user": payloads.own_user(self.world),
            "guilds": [{"id": str(self.world.guild_id), "unavailable": True}],
            "session_id": self.session.id,
            "resume_gateway_url": self.url,
            "application": {"id": str(self.world.bot.id), "flags": 0},
        }
        if "shard" in data:
            ready["shard"] = data["shard"]
        self.session.dispatch("READY", ready)
        everybody = bool(self.session.intents & GUILD_MEMBERS)
        self.session.dispatch("GUILD_CREATE", payloads.guild_create(self.world, all_members=everybody))
        self._set_outbox(self.session, outbox)
        return self.session

    def _members(self, data: Json) -> Json:
        wanted = data.get("user_ids")
        ids = None if wanted is None else {int(i) for i in (wanted if isinstance(wanted, list) else [wanted])}
        people = [p for p in self.world.users.values() if p.in_server and (ids is None or p.id in ids)]
        if ids is None and (query := (data.get("query") or "").lower()):
            people = [p for p in people if p.display.lower().startswith(query)]
        chunk: Json = {
            "guild_id": str(self.world.guild_id),
            "members": [payloads.member(self.world, person) for person in people],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        return chunk | {"nonce": data["nonce"]} if data.get("nonce") else chunk

    def _on_change(self, change: Change) -> None:
        session = self.session
        if session is None:
            return
        if change.message is not None:
            self._tell_message(session, change.kind, change.message)
        elif change.channel is not None and change.kind != "typing":
            self._tell_channel(session, change)
        elif change.user is not None and session.intents & GUILD_MEMBERS:
            data = {"guild_id": str(self.world.guild_id), "user": payloads.user(change.user)}
            if change.kind == "member_add":
                session.dispatch("GUILD_MEMBER_ADD", data | payloads.member(self.world, change.user))
            elif change.kind == "member_remove":
                session.dispatch("GUILD_MEMBER_REMOVE", data)

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
            if place.kind != DM:
                data["guild_id"] = str(self.world.guild_id)
        else:
            data = payloads.message_event(self.world, self.world.base, message)
            hears = place.kind == DM or self.world.bot.id in (message.author_id, *message.mentions)
            if not hears and not session.intents & MESSAGE_CONTENT:
                data |= {"content": "", "embeds": [], "attachments": [], "components": []}
        session.dispatch(kind.upper(), data)

    def _tell_channel(self, session: Session, change: Change) -> None:
        place = change.channel
        assert place is not None
        if place.kind == DM or not session.intents & GUILDS:
            return
        data = payloads.channel(self.world, place)
        event = change.kind.upper()
        if place.is_thread:
            event = event.replace("CHANNEL", "THREAD")
            if change.kind == "channel_create":
                data["newly_created"] = True
        session.dispatch(event, data)

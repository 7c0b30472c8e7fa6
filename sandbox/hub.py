"""The messages between the table and its page: one websocket per tab, JSON objects both ways.

From the page: {"op": NAME, "ref": N, ...}; answered by {"t": "reply", "ref": N, ...}. How an act goes on is
reported later by {"t": "interaction", "ref": N, "state": ...}, and each change by an object of its own.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Mapping
from typing import Any

from aiohttp import WSMsgType, web

from sandbox import commands, payloads
from sandbox.commands import Refused
from sandbox.errors import ApiError, Json, KnownError
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.world import DM, Change, Channel, Message, User, World

log = logging.getLogger(__name__)


class Tab:
    """One open page (or scripted user)."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.outbox: asyncio.Queue[str] = asyncio.Queue()

    def send(self, data: Json) -> None:
        """Send an object to the page."""
        self.outbox.put_nowait(json.dumps(data, ensure_ascii=False))


Op = Callable[["Hub", Tab, Json], Json]
"""A request that a page may make; the result is the reply."""


class Hub:
    """All open pages."""

    def __init__(self, world: World, interactions: Interactions, gateway: Gateway, ops: Mapping[str, Op]) -> None:
        self.ops = ops
        self.world = world
        self.interactions = interactions
        self.gateway = gateway
        self.tabs: set[Tab] = set()
        self.sockets: set[web.WebSocketResponse] = set()
        self.read_marks: dict[tuple[int, int], int] = {}
        world.listeners.append(self._on_change)

    # Views

    def sees_message(self, user: User, message: Message) -> bool:
        """Whether a person sees a message, given that the channel is seen."""
        return message.only_for in (None, user.id)

    def message_view(self, message: Message) -> Json:
        """A message as the page gets it: Discord's object, and the command that called it."""
        data = payloads.message(self.world, message)
        return data | {"command": message.command}

    def channel_view(self, user: User, place: Channel) -> Json:
        """A channel as one user's page gets it, with what is unread there."""
        mark = self.read_marks.get((user.id, place.id), 0)
        new = []
        for message in reversed(place.messages.values()):
            if message.id <= mark:
                break
            if self.sees_message(user, message) and message.author_id != user.id:
                new.append(message)
        return {
            "id": str(place.id),
            "kind": place.kind,
            "server": None if place.server_id is None else str(place.server_id),
            "name": self.world.bot.display if place.kind == DM else place.name,
            "topic": place.topic,
            "position": place.position,
            "parent": None if place.parent_id is None else str(place.parent_id),
            "archived": place.archived,
            "members": [str(person) for person in place.members],
            "unread": len(new),
            "mentions": sum(place.kind == DM or user.id in message.mentions for message in new),
        }

    def user_view(self, user: User) -> Json:
        """A person as the page gets it."""
        return {
            "id": str(user.id),
            "name": user.display,
            "username": user.username,
            "locale": user.locale,
            "admin": user.admin,
            "bot": user.bot,
            "dms_closed": user.dms_closed,
        }

    def hello(self, user: User) -> Json:
        """Everything a page needs when it opens."""
        return {
            "t": "hello",
            "you": str(user.id),
            "bot": str(self.world.bot.id),
            "online": self.gateway.online,
            "servers": [
                {"id": str(server.id), "name": server.name, "roles": payloads.roles(self.world, server)}
                for server in self.world.servers.values()
            ],
            "users": [self.user_view(person) for person in self.world.users.values()],
            "channels": [
                self.channel_view(user, place) for place in self.world.channels.values() if self.world.sees(user, place)
            ],
            "commands": commands.commands_for(self.world, user),
        }

    # Connections

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One page, from its hello to its end.

        Query: user, the name or id of the person it plays; without it, or if there is no such person, the first whom no
        other page plays, beginning with the server's owner. That person then speaks the language lang (the browser's)
        unless another one was chosen before.
        """
        user = self.world.named(request.query.get("user", ""))
        if user is None:
            played = {tab.user.id for tab in self.tabs}
            free = [person for person in self.world.people if person.id not in played]
            user = free[0] if free else self.world.users[self.world.owner_id]
            if not user.chose_locale and (language := request.query.get("lang")) is not None:
                user.locale = "ja" if language.startswith("ja") else "en-US"
                self.world.tell(Change("member_update", user=user))  # which also stores it
        if user.bot:
            raise web.HTTPForbidden(text="the bot needs no page")
        socket = web.WebSocketResponse(max_msg_size=1 << 20, heartbeat=30)
        tab = Tab(user)
        tab.send(self.hello(user))
        self.tabs.add(tab)  # before anything is awaited: two pages that open at once play two people
        try:
            await socket.prepare(request)
            await self._serve(socket, tab)
        finally:
            self.tabs.discard(tab)
        return socket

    async def _serve(self, socket: web.WebSocketResponse, tab: Tab) -> None:
        """Hear and answer a page until it is closed."""
        self.sockets.add(socket)
        writer = asyncio.create_task(self._write(socket, tab))
        try:
            async for frame in socket:
                if frame.type != WSMsgType.TEXT:
                    break
                self._hear(tab, frame.data)
        finally:
            self.sockets.discard(socket)
            writer.cancel()

    async def _write(self, socket: web.WebSocketResponse, tab: Tab) -> None:
        while True:
            text = await tab.outbox.get()
            try:
                await socket.send_str(text)
            except (ConnectionError, RuntimeError):
                return  # the page is gone; its reader ends too

    def _hear(self, tab: Tab, text: str) -> None:
        ref: Any = None
        try:
            said = json.loads(text)
            ref = said.get("ref")
            result = self.ops[said["op"]](self, tab, said)
        except Refused as refusal:
            tab.send({"t": "reply", "ref": ref, "error": str(refusal), "code": refusal.code or 0})
        except ApiError as refusal:
            tab.send({"t": "reply", "ref": ref, "error": refusal.message, "code": refusal.code})
        except (KeyError, ValueError, TypeError, AttributeError) as problem:
            log.warning("a page said something unusable: %r", problem)
            tab.send({"t": "reply", "ref": ref, "error": f"unusable: {problem!r}", "code": 0})
        else:
            tab.send({"t": "reply", "ref": ref, **result})

    # Changes

    def _on_change(self, change: Change) -> None:
        if change.kind == "bot":
            self.everyone(lambda tab: {"t": "bot", "online": self.gateway.online})
        elif change.kind == "commands":
            self.everyone(lambda tab: {"t": "commands", "commands": commands.commands_for(self.world, tab.user)})
        elif change.kind == "server_create":
            self.everyone(lambda tab: self.hello(tab.user))
        elif change.user is not None and change.channel is None:
            view = self.user_view(change.user)
            self.everyone(lambda tab: {"t": "user", "user": view})
        elif change.channel is not None:
            self._tell(change, change.channel)

    def everyone(self, make: Callable[[Tab], Json]) -> None:
        """Send something to every page."""
        for tab in self.tabs:
            tab.send(make(tab))

    def _tell(self, change: Change, place: Channel) -> None:
        message = change.message
        text = ""
        for tab in self.tabs:
            if change.kind == "channel_delete" or not self.world.sees(tab.user, place):
                if change.message is None:
                    tab.send({"t": "channel_gone", "channel": str(place.id)})
            elif message is None:
                tab.send({"t": "channel", "channel": self.channel_view(tab.user, place)})
            elif self.sees_message(tab.user, message):
                if not text:
                    data: Json = {"t": change.kind, "channel": str(place.id), "id": str(message.id)}
                    if change.kind != "message_delete":
                        data["message"] = self.message_view(message)
                    text = json.dumps(data, ensure_ascii=False)
                tab.outbox.put_nowait(text)

    # For what people do (sandbox.user_actions)

    def place(self, tab: Tab, said: Json) -> Channel:
        """The channel that a request names, if this user sees it. Raises `ApiError`."""
        place = self.world.channel(int(said["channel"]))
        if not self.world.sees(tab.user, place):
            raise ApiError.known(KnownError.MISSING_ACCESS)
        return place

    def message(self, tab: Tab, said: Json) -> Message:
        """The message that a request names, if this user sees it. Raises `ApiError`."""
        message = self.place(tab, said).messages.get(int(said["message"]))
        if message is None or not self.sees_message(tab.user, message):
            raise ApiError.known(KnownError.UNKNOWN_MESSAGE)
        return message

    def teller(self, tab: Tab, said: Json) -> Callable[[Json], None]:
        """A function that reports to the page how the act it started goes on."""
        ref = said.get("ref")
        return lambda outcome: tab.send({"t": "interaction", "ref": ref} | outcome)

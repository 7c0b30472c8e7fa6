"""A scripted user: speaks the page's own websocket, for tests and benchmarks in any process."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import aiohttp

from sandbox import limits
from sandbox.errors import Json
from sandbox.world import DM

ARRIVES_WITHIN = 120.0
"""Seconds to wait for something to arrive: long enough for a busy machine, as speed isn't tested."""


class Failed(Exception):
    """The table refused what a user tried; code is Discord's error code, a word of the table's, or 0."""

    def __init__(self, message: str, code: int | str) -> None:
        super().__init__(message)
        self.code = code


@dataclass
class Outcome:
    """The outcome of an act.

    Attributes:
        state: message, thinking, update, deferred, modal, choices, or failed (no answer in time).
        message: the message that answered (or was changed), as it is now.
        modal: the modal to fill in.
        choices: the choices of an autocomplete.
        interaction: the interaction's id.
    """

    state: str
    interaction: str
    message: Json | None = None
    modal: Json | None = None
    choices: list[Json] | None = None

    @property
    def shown(self) -> Json:
        """The message, which must be there. Raises LookupError."""
        if self.message is None:
            raise LookupError(f"no message came of it: {self.state}")
        return self.message


def parts_of(message: Json) -> list[Json]:
    """All components of a message (or modal), nested ones included."""
    return [*limits.walk(message.get("components") or [])]


def text_of(message: Json) -> str:
    """The words of a message: content and text displays; one line each."""
    texts = [message.get("content") or ""]
    texts += [part["content"] for part in parts_of(message) if part["type"] == limits.TEXT_DISPLAY]
    return "\n".join(text for text in texts if text)


def component(message: Json, wanted: str) -> Json:
    """The component whose custom_id is `wanted` or matches it as a regular expression, or whose label is `wanted`.

    Raises:
        LookupError: there is none; the message names the existing ones.
    """
    parts = [part for part in parts_of(message) if part.get("custom_id")]
    for fits in (
        lambda part: part["custom_id"] == wanted,
        lambda part: part.get("label") == wanted,
        lambda part: re.search(wanted, part["custom_id"]) is not None,
    ):
        for part in parts:
            if fits(part):
                return part
    present = [f"{part['custom_id']} ({part.get('label')})" for part in parts]
    raise LookupError(f"no component {wanted!r}; there are {present}")


class User:
    """One person at the table.

    Attributes:
        messages: what this person sees, by channel id and message id, as it is now.
        channels: the channels this person sees, by id.
        servers: the ids of all servers.
    """

    def __init__(self, url: str, user: str | int | None = None) -> None:
        """Address of the table's page, and the id or name of the person (default: the first whom no page plays)."""
        self._url = url.rstrip("/")
        self._wanted = user
        self._session: aiohttp.ClientSession | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._refs = 0
        self._replies: dict[int, asyncio.Future[Json]] = {}
        self._acts: dict[int, asyncio.Future[Json]] = {}
        self._waiters: list[tuple[Callable[[], Any], asyncio.Future[Any]]] = []
        self.id = ""
        self.bot = ""
        self.online = False
        self.messages: dict[str, dict[str, Json]] = {}
        self.channels: dict[str, Json] = {}
        self.servers: list[str] = []
        self.commands: list[Json] = []

    async def __aenter__(self) -> User:
        await self.connect()
        return self

    async def __aexit__(self, *about: object) -> None:
        await self.close()

    async def connect(self) -> None:
        """Open the page and read every channel."""
        self._session = aiohttp.ClientSession(headers={"Origin": self._url})
        query = "" if self._wanted is None else f"?user={self._wanted}"
        self._socket = await self._session.ws_connect(self._url + "/ui/ws" + query, max_msg_size=0)
        hello = await self._socket.receive_json()
        self._hear(hello)
        self._reader = asyncio.create_task(self._read())
        for channel in self.channels:
            answer = await self._ask("history", channel=channel)
            known = self.messages.setdefault(channel, {})
            for message in answer["messages"]:
                known.setdefault(message["id"], message)

    async def close(self) -> None:
        """Close the page."""
        if self._reader is not None:
            self._reader.cancel()
        if self._socket is not None:
            await self._socket.close()
        if self._session is not None:
            await self._session.close()

    async def _read(self) -> None:
        assert self._socket is not None
        async for frame in self._socket:
            if frame.type != aiohttp.WSMsgType.TEXT:
                break
            self._hear(json.loads(frame.data))
            for found, future in list(self._waiters):
                awaited = found()
                if awaited and not future.done():
                    future.set_result(awaited)
        gone = ConnectionError("the table closed the connection")
        waiting = [*self._replies.values(), *self._acts.values(), *(future for _, future in self._waiters)]
        for future in waiting:
            if not future.done():
                future.set_exception(gone)

    def _hear(self, said: Json) -> None:
        """Note what the table said."""
        kind = said["t"]
        if kind == "hello":
            self.id, self.bot, self.online = said["you"], said["bot"], said["online"]
            self.commands = said["commands"]
            self.channels = {place["id"]: place for place in said["channels"]}
            self.servers = [server["id"] for server in said["servers"]]
        elif kind == "reply" and said["ref"] in self._replies:
            self._replies.pop(said["ref"]).set_result(said)
        elif kind == "interaction" and said["ref"] in self._acts:
            self._acts.pop(said["ref"]).set_result(said)
        elif kind in ("message_create", "message_update"):
            self.messages.setdefault(said["channel"], {})[said["id"]] = said["message"]
        elif kind == "message_delete":
            self.messages.get(said["channel"], {}).pop(said["id"], None)
        elif kind == "channel":
            self.channels[said["channel"]["id"]] = said["channel"]
        elif kind == "channel_gone":
            self.channels.pop(said["channel"], None)
            self.messages.pop(said["channel"], None)
        elif kind == "bot":
            self.online = said["online"]
        elif kind == "commands":
            self.commands = said["commands"]

    async def _ask(self, op: str, *, ref: int = 0, **said: Any) -> Json:
        assert self._socket is not None
        if not ref:
            self._refs += 1
            ref = self._refs
        future = self._replies[ref] = asyncio.get_running_loop().create_future()
        await self._socket.send_str(json.dumps({"op": op, "ref": ref} | said))
        answer: Json = await future
        if "error" in answer:
            raise Failed(answer["error"], answer["code"])
        return answer

    async def _act(self, op: str, **said: Any) -> Outcome:
        self._refs += 1
        ref = self._refs
        future = self._acts[ref] = asyncio.get_running_loop().create_future()
        try:
            await self._ask(op, ref=ref, **said)
        except Failed:
            del self._acts[ref]
            raise
        reply = await future
        message = None
        if "message" in reply:
            message = next((match for m in self.messages.values() if (match := m.get(reply["message"]))), None)
        return Outcome(reply["state"], reply["interaction"], message, reply.get("modal"), reply.get("choices"))

    # Acts

    def channel(self, name: str) -> str:
        """The id of a channel by its name; "dm" is the direct messages with the bot. Raises LookupError."""
        for place in self.channels.values():
            if (place["kind"] == DM and name == "dm") or (place["kind"] != DM and place["name"] == name):
                return str(place["id"])
        raise LookupError(f"no channel {name}")

    async def slash(self, channel: str, command: str, **values: Any) -> Outcome:
        """Use a command, given with its subcommands: "table status". Raises `Failed`."""
        name, *path = command.split()
        return await self._act("slash", channel=channel, name=name, path=path, values=values)

    async def autocomplete(self, channel: str, command: str, focused: str, **values: Any) -> list[Json]:
        """The choices the bot offers for the option that is focused. Raises `Failed`, also if there is no answer."""
        name, *path = command.split()
        said = {"channel": channel, "name": name, "path": path, "focused": focused, "values": values}
        outcome = await self._act("complete", **said)
        if outcome.choices is None:
            raise Failed("no answer in time", 0)
        return outcome.choices

    async def click(self, message: Json, wanted: str) -> Outcome:
        """Press a button, by custom_id, label or a regular expression for the custom_id. Raises `Failed`."""
        part = component(message, wanted)
        where = {"channel": message["channel_id"], "message": message["id"]}
        return await self._act("click", **where, custom_id=part["custom_id"])

    async def select(self, message: Json, wanted: str, *values: str) -> Outcome:
        """Choose values in a select. Raises `Failed`."""
        part = component(message, wanted)
        where = {"channel": message["channel_id"], "message": message["id"]}
        return await self._act("select", **where, custom_id=part["custom_id"], values=list(values))

    async def submit_modal(self, opened: Outcome, values: Json) -> Outcome:
        """Submit the modal that an act opened, values by custom_id. Raises `Failed`."""
        return await self._act("submit", interaction=opened.interaction, values=values)

    async def say(self, channel: str, content: str) -> str:
        """Write a message; returns its id. Raises `Failed`."""
        answer = await self._ask("say", channel=channel, content=content)
        return str(answer["message"])

    async def dismiss(self, message: Json) -> None:
        """Dismiss an ephemeral message. Raises `Failed`."""
        await self._ask("dismiss", channel=message["channel_id"], message=message["id"])

    async def settings(self, **wishes: Any) -> None:
        """Change locale or dms_closed of this user. Raises `Failed`."""
        await self._ask("settings", **wishes)

    async def upload(self, name: str, data: bytes) -> str:
        """Upload a file for an attachment option or a modal; returns its id."""
        assert self._session is not None
        address = self._url + "/ui/upload"
        async with self._session.post(address, params={"name": name}, data=data) as answer:
            return str((await answer.json())["id"])

    async def fetch(self, url: str) -> bytes:
        """The bytes of an attachment."""
        assert self._session is not None
        async with self._session.get(url) as answer:
            answer.raise_for_status()
            return await answer.read()

    async def extend(self, kind: str, **about: Any) -> Json:
        """Add a channel, a server or a user to the table (see `sandbox.user_actions`); returns its ids."""
        return await self._ask(f"add_{kind}", **about)

    # Looking

    def seen(self, channel: str) -> list[Json]:
        """The messages of a channel, oldest first."""
        return sorted(self.messages.get(channel, {}).values(), key=lambda message: int(message["id"]))

    def last(self, channel: str) -> Json | None:
        """The newest message of a channel."""
        seen = self.seen(channel)
        return seen[-1] if seen else None

    async def wait_for(self, found: Callable[[], Any], seconds: float = ARRIVES_WITHIN) -> Any:
        """Wait until found() is true after something arrived; returns its value. Raises TimeoutError."""
        if value := found():
            return value
        waiter = (found, asyncio.get_running_loop().create_future())
        self._waiters.append(waiter)
        try:
            return await asyncio.wait_for(waiter[1], seconds)
        finally:
            self._waiters.remove(waiter)

    async def wait_for_message(
        self, channel: str, fits: Callable[[Json], bool] = bool, seconds: float = ARRIVES_WITHIN
    ) -> Json:
        """Wait until a message of a channel fits; returns the newest that does. Raises TimeoutError."""

        def newest() -> Json | None:
            return next((message for message in reversed(self.seen(channel)) if fits(message)), None)

        sent: Json = await self.wait_for(newest, seconds)
        return sent

    async def wait_online(self, online: bool = True, seconds: float = ARRIVES_WITHIN) -> None:
        """Wait until the bot is connected (or no longer is). Raises TimeoutError."""
        await self.wait_for(lambda: self.online == online, seconds)

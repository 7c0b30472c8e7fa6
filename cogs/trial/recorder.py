"""Records what a bot sends to Discord, at its HTTP clients: what Discord refused, and what has to be deleted."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Token
from dataclasses import dataclass, field
from typing import Any

import discord
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from cogs.services.discord_errors import handling_of

EPHEMERAL = 64
"""The flag of a message that only one person sees; it disappears on its own."""
MODAL = 9
"""The type of an interaction's response that opens a form."""


@dataclass(frozen=True, slots=True)
class RefusedRequest:
    """One request that Discord refused."""

    during: str
    """The step in which it happened."""
    method: str
    path: str
    """Without ids: those of interactions contain their secret token."""
    status: int
    code: int
    message: str
    errors: object
    """Discord's own tree of the errors; None if there is none."""
    body: object
    """The JSON sent, without attached files."""

    @property
    def sentence(self) -> str:
        """The refusal for the terminal, with the path of each error."""
        return f"{self.during}: {self.method} {self.path} -> {self.status}, code {self.code}: {self.message}"


@dataclass(frozen=True, slots=True)
class CreatedThing:
    """Something that exists on Discord because the bot created it."""

    kind: str
    """`message` or `thread`."""
    id: int
    place: int
    """The channel it is in."""


@dataclass(eq=False)
class Recorder:
    """Watches every request. `watch` and `watch_interactions` choose the client."""

    during: str = "start"
    """The present step of the trial, for its refusals."""
    sent: Counter[str] = field(default_factory=Counter)
    """Requests that Discord accepted, by method and path."""
    refused: list[RefusedRequest] = field(default_factory=list)
    made: dict[int, CreatedThing] = field(default_factory=dict)
    """The things that still exist, by id."""
    forms: list[str] = field(default_factory=list)
    """The custom ids of the forms that Discord has opened."""
    _deleted: set[int] = field(default_factory=set)
    """The things that the bot has asked Discord to delete, by id."""
    _pending: set[asyncio.Task[Any]] = field(default_factory=set)

    def watch(self, http: HTTPClient) -> None:
        """Record the requests of a client."""
        send = http.request

        async def request(route: discord.http.Route, **options: Any) -> Any:
            body = options.get("json") or _payload(options.get("form"))
            return await self._record(route.method, route.path, route.url, body, send(route, **options))

        http.request = request  # type: ignore[method-assign]

    def watch_interactions(self) -> Token[AsyncWebhookAdapter]:
        """Record the answers to interactions in this context and in the tasks that it starts."""
        return async_context.set(_Adapter(self._record))

    async def settled(self) -> None:
        """Wait for requests that were in progress when the trial was interrupted: what they create counts, too."""
        await asyncio.gather(*self._pending, return_exceptions=True)

    async def _record(self, method: str, path: str, url: str, body: object, sending: Coroutine[Any, Any, Any]) -> Any:
        task = asyncio.create_task(self._carry_out(method, path, url, body, self.during, sending))
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)
        return await asyncio.shield(task)

    async def _carry_out(
        self, method: str, path: str, url: str, body: Any, during: str, sending: Awaitable[Any]
    ) -> Any:
        last = url.split("?")[0].rsplit("/", 1)[-1]
        target = int(last) if last.isdigit() else None
        if method == "DELETE" and target is not None:
            self._deleted.add(target)
        try:
            answer = await sending
        except discord.RateLimited as error:
            self.refused.append(RefusedRequest(during, method, path, 429, 0, str(error), None, body))
            raise
        except discord.HTTPException as error:
            if method == "PATCH" and handling_of(error).gone and target in self._deleted:
                raise  # an update that was under way when a newer panel took the place of the message
            errors = error._errors if hasattr(error, "_errors") else None
            self.refused.append(
                RefusedRequest(during, method, path, error.status, error.code, error.text, errors, body)
            )
            raise
        self.sent[f"{method} {path}"] += 1
        if method == "DELETE" and target is not None:
            self.made.pop(target, None)
        elif method == "POST":
            if path.endswith("/callback") and isinstance(body, dict) and body.get("type") == MODAL:
                self.forms.append(str(body["data"]["custom_id"]))
            self._note(path, answer)
        return answer

    def _note(self, path: str, answer: Any) -> None:
        if not isinstance(answer, dict):
            return
        message = (answer.get("resource") or {}).get("message") or answer  # the message of an interaction's response
        if path.endswith("/threads"):
            created = CreatedThing("thread", int(answer["id"]), int(answer["parent_id"]))
        elif "channel_id" in message and not int(message.get("flags", 0)) & EPHEMERAL:
            created = CreatedThing("message", int(message["id"]), int(message["channel_id"]))
        else:
            return
        self.made[created.id] = created


class _Adapter(AsyncWebhookAdapter):
    """discord.py's client for interactions and their followups."""

    def __init__(self, record: Callable[..., Awaitable[Any]]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._record = record

    async def request(self, route: discord.http.Route, session: Any, **options: Any) -> Any:
        """Send one request and record it."""
        body = options.get("payload") or _payload(options.get("multipart"))
        sending = super().request(route, session, **options)
        return await self._record(route.method, route.path, route.url, body, sending)


def _payload(form: Any) -> object:
    """The JSON part of a request with files."""
    parts = (part["value"] for part in form or () if part["name"] == "payload_json")
    return next((json.loads(part) for part in parts), None)


@dataclass(slots=True)
class Leftovers:
    """The things that could not be deleted, as sentences."""

    faults: list[str] = field(default_factory=list)
    threads: list[str] = field(default_factory=list)
    """Empty, archived threads: deleting them takes Manage Threads, which the bot otherwise does not need."""


async def clean_up(http: HTTPClient, created: list[CreatedThing]) -> Leftovers:
    """Delete what still exists, threads last."""
    leftovers = Leftovers()
    for item in sorted(created, key=lambda item: item.kind == "thread"):
        try:
            if item.kind == "message":
                await http.delete_message(item.place, item.id)
            elif not await _delete_thread(http, item.id):
                leftovers.threads.append(f"delete the empty thread {item.id} by hand, or give the bot Manage Threads")
        except (discord.HTTPException, OSError) as error:
            if not handling_of(error).gone:
                leftovers.faults.append(f"The {item.kind} {item.id} in {item.place} stays: {error}. Delete it by hand.")
    return leftovers


async def _delete_thread(http: HTTPClient, thread: int) -> bool:
    """Delete a thread, or archive it if that takes a permission that the bot lacks. Returns whether it is gone."""
    try:
        await http.delete_channel(thread)
    except discord.Forbidden:
        await http.edit_channel(thread, archived=True)
        return False
    return True

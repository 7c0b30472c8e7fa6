"""The REST routes used by a bot with commands, components, messages, DMs and threads.

Discord documents: resources/channel, resources/message, interactions.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

from aiohttp import BodyPartReader, web

from sandbox import commands, compose, limits, payloads
from sandbox.compose import Body, Upload
from sandbox.errors import ApiError, Json, KnownError
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.world import (
    ATTACH_FILES,
    CREATE_PUBLIC_THREADS,
    DM,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    NEWEST,
    PUBLIC_THREAD,
    READ_HISTORY,
    SEND_IN_THREADS,
    SEND_MESSAGES,
    TEXT,
    VIEW_CHANNEL,
    Change,
    Channel,
    Message,
    Server,
    User,
    World,
    now_iso,
)

Answer = Json | list[Json] | None
Handler = Callable[["Rest", web.Request, Body], Answer]
ROUTES: list[tuple[str, str, Handler]] = []
_FILE_PART = re.compile(r"files\[(\d+)\]$")


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Register a handler; its answer becomes the body, None becomes 204."""

    def register(handler: Handler) -> Handler:
        ROUTES.append((method, path, handler))
        return handler

    return register


async def read_body(request: web.Request) -> Body:
    """The body of a request: JSON, or multipart with payload_json and files.

    Raises:
        ApiError: 50109 not JSON, 40005 too large.
    """
    if not request.can_read_body:
        return Body({}, [])
    if request.content_length is not None and request.content_length > limits.MAX_REQUEST:
        raise ApiError.known(KnownError.TOO_LARGE)
    try:
        if not request.content_type.startswith("multipart/"):
            payload = json.loads(await request.read())
            return Body(payload, [])
        payload = {}
        uploads = []
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            file_part = _FILE_PART.match(part.name or "")
            data = bytes(await part.read())
            if part.name == "payload_json":
                payload = json.loads(data)
            elif file_part:
                uploads.append(Upload(int(file_part[1]), unquote(part.filename or "file"), data))
    except ValueError:
        raise ApiError.known(KnownError.INVALID_JSON) from None
    return Body(payload, uploads)


class Rest:
    """Answers the bot's requests from the world."""

    def __init__(self, world: World, interactions: Interactions, gateway: Gateway) -> None:
        self.world = world
        self.interactions = interactions
        self.gateway = gateway

    def channel(self, request: web.Request, needs: int = 0) -> Channel:
        """The channel in the path, if the bot has the permissions it needs there. Raises 10003, 50001, 50013."""
        place = self.world.channel(int(request.match_info["channel"]))
        if place.kind != DM:
            held = self.world.permissions(self.world.bot, place)
            if not held & VIEW_CHANNEL:
                raise ApiError.known(KnownError.MISSING_ACCESS)
            if place.is_thread and needs & SEND_MESSAGES:
                needs = needs & ~SEND_MESSAGES | SEND_IN_THREADS
            if held & needs != needs:
                raise ApiError.known(KnownError.MISSING_PERMISSIONS)
        return place

    def message(self, request: web.Request, place: Channel) -> Message:
        """The message in the path. Raises 10008."""
        return self.world.message(place, int(request.match_info["message"]))

    def user(self, request: web.Request) -> User:
        """The user in the path; @me is the bot. Raises 10013."""
        name = request.match_info["user"]
        return self.world.bot if name == "@me" else self.world.user(int(name))


# Who the bot is


@route("GET", "/users/@me")
def _get_own_user(rest: Rest, request: web.Request, body: Body) -> Answer:
    return payloads.own_user(rest.world)


@route("GET", "/oauth2/applications/@me")
def _get_application(rest: Rest, request: web.Request, body: Body) -> Answer:
    return payloads.application(rest.world)


@route("GET", "/users/@me/guilds")
def _get_own_guilds(rest: Rest, request: web.Request, body: Body) -> Answer:
    about = {"owner": False, "permissions": str(rest.world.permissions(rest.world.bot, Channel(0, TEXT)))}
    servers = [server for server in rest.world.servers.values() if server.bot != "removed"]
    return [payloads.guild(rest.world, server) | about for server in servers]


@route("GET", "/gateway/bot")
def _get_gateway(rest: Rest, request: web.Request, body: Body) -> Answer:
    starts = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": rest.gateway.at_once}
    return {"url": rest.gateway.url, "shards": rest.gateway.recommended, "session_start_limit": starts}


# Commands


def _scope(rest: Rest, request: web.Request) -> int | None:
    """The server whose commands the path names; None for those of all servers. Raises 50001."""
    if int(request.match_info["application"]) != rest.world.bot.id:
        raise ApiError.known(KnownError.MISSING_ACCESS)
    guild = request.match_info.get("guild")
    if guild is not None and int(guild) not in rest.world.servers:
        raise ApiError.known(KnownError.MISSING_ACCESS)
    return None if guild is None else int(guild)


@route("GET", "/applications/{application}/guilds/{guild}/commands")
def _get_commands(rest: Rest, request: web.Request, body: Body) -> Answer:
    return rest.world.commands.get(_scope(rest, request), [])


@route("PUT", "/applications/{application}/commands")
@route("PUT", "/applications/{application}/guilds/{guild}/commands")
def _put_commands(rest: Rest, request: web.Request, body: Body) -> Answer:
    scope = _scope(rest, request)
    wanted: Any = body.payload
    result = commands.replace_all(rest.world, scope, wanted)
    rest.world.tell(Change("commands"))
    return result


# Users, members, the server


@route("GET", "/users/{user}")
def _get_user(rest: Rest, request: web.Request, body: Body) -> Answer:
    return payloads.user(rest.user(request))


@route("POST", "/users/@me/channels")
def _open_dm(rest: Rest, request: web.Request, body: Body) -> Answer:
    person = rest.world.user(int(body.payload["recipient_id"]))
    if person.bot:
        raise ApiError.known(KnownError.CLOSED_TO_MESSAGES)
    return payloads.channel(rest.world, rest.world.dm_with(person))


def _server(rest: Rest, request: web.Request) -> Server:
    server = rest.world.server(int(request.match_info["guild"]))
    if server.bot == "removed":
        raise ApiError.known(KnownError.MISSING_ACCESS)
    return server


@route("GET", "/guilds/{guild}/members/{user}")
def _get_member(rest: Rest, request: web.Request, body: Body) -> Answer:
    return payloads.member(_server(rest, request), rest.user(request))


# Channels and threads


@route("GET", "/channels/{channel}")
def _get_channel(rest: Rest, request: web.Request, body: Body) -> Answer:
    return payloads.channel(rest.world, rest.channel(request))


def _thread(rest: Rest, request: web.Request) -> Channel:
    place = rest.channel(request)
    if not place.is_thread:
        raise ApiError.known(KnownError.WRONG_KIND_OF_CHANNEL)
    return place


@route("PATCH", "/channels/{channel}")
def _edit_channel(rest: Rest, request: web.Request, body: Body) -> Answer:
    place = _thread(rest, request)
    if place.owner_id != rest.world.bot.id:
        rest.channel(request, MANAGE_THREADS)
    place.name = body.payload.get("name") or place.name
    place.archived = bool(body.payload.get("archived", place.archived))
    place.archive_time = now_iso()
    rest.world.tell(Change("channel_update", place))
    return payloads.channel(rest.world, place)


@route("DELETE", "/channels/{channel}")
def _delete_channel(rest: Rest, request: web.Request, body: Body) -> Answer:
    place = _thread(rest, request)
    rest.channel(request, MANAGE_THREADS)
    answer = payloads.channel(rest.world, place)
    rest.world.delete_channel(place)
    return answer


@route("POST", "/channels/{channel}/threads")
def _start_thread(rest: Rest, request: web.Request, body: Body) -> Answer:
    parent = rest.channel(request, CREATE_PUBLIC_THREADS)
    data = body.payload
    if parent.kind != TEXT or data.get("type") != PUBLIC_THREAD:
        raise ApiError.known(KnownError.WRONG_KIND_OF_CHANNEL)
    thread = Channel(
        rest.world.new_id(),
        PUBLIC_THREAD,
        parent.server_id,
        str(data["name"])[:100],
        parent_id=parent.id,
        owner_id=rest.world.bot.id,
        members={rest.world.bot.id: now_iso()},
        auto_archive=int(data.get("auto_archive_duration") or 1440),
    )
    return payloads.channel(rest.world, rest.world.add_channel(thread))


@route("PUT", "/channels/{channel}/thread-members/{user}")
def _add_thread_member(rest: Rest, request: web.Request, body: Body) -> Answer:
    place = _thread(rest, request)
    person = rest.user(request)
    if place.archived:
        raise ApiError.known(KnownError.THREAD_ARCHIVED)
    place.members.setdefault(person.id, now_iso())
    rest.world.tell(Change("channel_update", place))
    return None


# Messages


@route("POST", "/channels/{channel}/messages")
def _send_message(rest: Rest, request: web.Request, body: Body) -> Answer:
    world = rest.world
    place = rest.channel(request, SEND_MESSAGES | (ATTACH_FILES if body.uploads else 0))
    if place.user_id is not None:
        person = world.users[place.user_id]
        if person.dms_closed:
            raise ApiError.known(KnownError.CLOSED_TO_MESSAGES)
    message = Message(world.new_id(), place.id, world.bot.id)
    compose.fill(world, message, body, new=True)
    return payloads.message(rest.world, world.add_message(message))


@route("GET", "/channels/{channel}/messages")
def _get_messages(rest: Rest, request: web.Request, body: Body) -> Answer:
    place = rest.channel(request)
    if place.kind != DM and not rest.world.permissions(rest.world.bot, place) & READ_HISTORY:
        return []
    limit = int(request.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise ApiError.known(KnownError.INVALID_FORM, {"limit": {"_errors": []}})
    notes = [note for note in place.messages.values() if note.only_for is None]
    if "after" in request.query:
        after = int(request.query["after"])
        chosen = [note for note in notes if note.id > after][:limit]
    else:
        before = int(request.query.get("before", NEWEST))
        chosen = [note for note in notes if note.id < before][-limit:]
    return [payloads.message(rest.world, note) for note in reversed(chosen)]


@route("GET", "/channels/{channel}/messages/{message:\\d+}")
def _get_message(rest: Rest, request: web.Request, body: Body) -> Answer:
    return payloads.message(rest.world, rest.message(request, rest.channel(request)))


@route("PATCH", "/channels/{channel}/messages/{message}")
def _edit_message(rest: Rest, request: web.Request, body: Body) -> Answer:
    place = rest.channel(request, ATTACH_FILES if body.uploads else 0)
    message = rest.message(request, place)
    if message.author_id != rest.world.bot.id:
        raise ApiError.known(KnownError.NOT_OWN_MESSAGE)
    if place.archived:
        raise ApiError.known(KnownError.THREAD_ARCHIVED)
    compose.fill(rest.world, message, body, new=False)
    rest.world.edited(message)
    return payloads.message(rest.world, message)


@route("DELETE", "/channels/{channel}/messages/{message}")
def _delete_message(rest: Rest, request: web.Request, body: Body) -> Answer:
    place = rest.channel(request)
    message = rest.message(request, place)
    if message.author_id != rest.world.bot.id:
        rest.channel(request, MANAGE_MESSAGES)
    rest.world.delete_message(message)
    return None


# Interactions


@route("POST", "/interactions/{interaction}/{token}/callback")
def _answer_interaction(rest: Rest, request: web.Request, body: Body) -> Answer:
    info = request.match_info
    answer = rest.interactions.answer(int(info["interaction"]), info["token"], body)
    return answer if request.query.get("with_response") in ("1", "true") else None


def _application(rest: Rest, request: web.Request) -> str:
    if int(request.match_info["application"]) != rest.world.bot.id:
        raise ApiError.known(KnownError.UNKNOWN_WEBHOOK)
    return request.match_info["token"]


@route("POST", "/webhooks/{application}/{token}")
def _follow_up(rest: Rest, request: web.Request, body: Body) -> Answer:
    return rest.interactions.follow_up(_application(rest, request), body)


@route("GET", "/webhooks/{application}/{token}/messages/{name}")
def _get_reply(rest: Rest, request: web.Request, body: Body) -> Answer:
    act = rest.interactions.of_token(_application(rest, request))
    return payloads.message(rest.world, rest.interactions.message_of(act, request.match_info["name"]))


@route("PATCH", "/webhooks/{application}/{token}/messages/{name}")
def _edit_reply(rest: Rest, request: web.Request, body: Body) -> Answer:
    return rest.interactions.edit(_application(rest, request), request.match_info["name"], body)


@route("DELETE", "/webhooks/{application}/{token}/messages/{name}")
def _delete_reply(rest: Rest, request: web.Request, body: Body) -> Answer:
    rest.interactions.delete(_application(rest, request), request.match_info["name"])
    return None

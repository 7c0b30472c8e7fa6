"""What the page says and hears: one websocket per tab, JSON objects both ways.

From the page: {"op": NAME, "ref": N, ...}; answered by {"t": "reply", "ref": N, ...}. How an act goes on is
told later by {"t": "interaction", "ref": N, "state": ...}, and each change by an object of its own.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from sandbox import commands, compose, limits, payloads
from sandbox.commands import Refused
from sandbox.compose import Body
from sandbox.errors import ApiError, Json
from sandbox.gateway import Gateway
from sandbox.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interactions,
    modal_values,
)
from sandbox.world import DM, PERMISSION_NAMES, Change, Channel, Message, User, World, iso_of

log = logging.getLogger(__name__)

PAGE_SIZE = 50
LOCALES = ("ja", "en-US")


class Tab:
    """One open page (or scripted user)."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.outbox: asyncio.Queue[str] = asyncio.Queue()

    def send(self, data: Json) -> None:
        """Send an object to the page."""
        self.outbox.put_nowait(json.dumps(data, ensure_ascii=False))


Op = Callable[["Hub", Tab, Json], Json]
OPS: dict[str, Op] = {}


def op(function: Op) -> Op:
    """Register a function under its name as something a page may say; its result is the reply."""
    OPS[function.__name__] = function
    return function


class Hub:
    """All open pages."""

    def __init__(self, world: World, interactions: Interactions, gateway: Gateway) -> None:
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
        data = payloads.message(self.world, self.world.base, message)
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
            "name": self.world.bot.display if place.kind == DM else place.name,
            "topic": place.topic,
            "position": place.position,
            "parent": None if place.parent_id is None else str(place.parent_id),
            "archived": place.archived,
            "members": [str(person) for person in place.members],
            "denied": [name for name, bit in PERMISSION_NAMES.items() if place.denied & bit],
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
            "in_server": user.in_server,
        }

    def hello(self, user: User) -> Json:
        """Everything a page needs at its start."""
        return {
            "t": "hello",
            "you": str(user.id),
            "bot": str(self.world.bot.id),
            "online": self.gateway.online,
            "server": {"id": str(self.world.guild_id), "name": self.world.server_name},
            "users": [self.user_view(person) for person in self.world.users.values()],
            "roles": [{"id": role["id"], "name": role["name"]} for role in payloads.roles(self.world)],
            "channels": [
                self.channel_view(user, place) for place in self.world.channels.values() if self.world.sees(user, place)
            ],
            "commands": commands.offered(self.world, user),
        }

    # Connections

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One page, from its hello to its end.

        Query: user, the id of the person it plays; without it the server's owner, who then speaks the
        language lang (the browser's) unless another one was chosen before.
        """
        try:
            user = self.world.user(int(request.query["user"]))
        except (ApiError, KeyError, ValueError):
            user = self.world.users[self.world.owner_id]
            if not user.chose_locale and (language := request.query.get("lang")) is not None:
                user.locale = "ja" if language.startswith("ja") else "en-US"
        if user.bot:
            raise web.HTTPForbidden(text="the bot needs no page")
        socket = web.WebSocketResponse(max_msg_size=1 << 20, heartbeat=30)
        await socket.prepare(request)
        tab = Tab(user)
        tab.send(self.hello(user))
        self.tabs.add(tab)
        self.sockets.add(socket)
        writer = asyncio.create_task(self._write(socket, tab))
        try:
            async for frame in socket:
                if frame.type != WSMsgType.TEXT:
                    break
                self._hear(tab, frame.data)
        finally:
            self.tabs.discard(tab)
            self.sockets.discard(socket)
            writer.cancel()
        return socket

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
            result = OPS[said["op"]](self, tab, said)
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
            self.everyone(lambda tab: {"t": "commands", "commands": commands.offered(self.world, tab.user)})
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
        message, text = change.message, ""
        for tab in self.tabs:
            if change.kind == "channel_delete" or not self.world.sees(tab.user, place):
                if change.message is None:
                    tab.send({"t": "channel_gone", "channel": str(place.id)})
            elif message is None:
                if change.kind == "typing":
                    tab.send({"t": "typing", "channel": str(place.id)})
                else:
                    tab.send({"t": "channel", "channel": self.channel_view(tab.user, place)})
            elif self.sees_message(tab.user, message):
                if not text:
                    data: Json = {"t": change.kind, "channel": str(place.id), "id": str(message.id)}
                    if change.kind != "message_delete":
                        data["message"] = self.message_view(message)
                    text = json.dumps(data, ensure_ascii=False)
                tab.outbox.put_nowait(text)

    # For the ops

    def place(self, tab: Tab, said: Json) -> Channel:
        """The channel of a saying, if this user sees it. Raises `ApiError`."""
        place = self.world.channel(int(said["channel"]))
        if not self.world.sees(tab.user, place):
            raise ApiError.known(50001)
        return place

    def message(self, tab: Tab, said: Json) -> Message:
        """The message of a saying, if this user sees it. Raises `ApiError`."""
        found = self.place(tab, said).messages.get(int(said["message"]))
        if found is None or not self.sees_message(tab.user, found):
            raise ApiError.known(10008)
        return found

    def teller(self, tab: Tab, said: Json) -> Callable[[Json], None]:
        """What tells the page how the act it began goes on."""
        ref = said.get("ref")
        return lambda outcome: tab.send({"t": "interaction", "ref": ref} | outcome)


@op
def history(hub: Hub, tab: Tab, said: Json) -> Json:
    """The last messages of a channel, or those before an id."""
    place = hub.place(tab, said)
    before = int(said.get("before") or 1 << 63)
    seen = [m for m in place.messages.values() if m.id < before and hub.sees_message(tab.user, m)]
    return {
        "messages": [hub.message_view(message) for message in seen[-PAGE_SIZE:]],
        "more": len(seen) > PAGE_SIZE,
    }


@op
def read(hub: Hub, tab: Tab, said: Json) -> Json:
    """Mark a channel as read, in all of this user's tabs."""
    place = hub.place(tab, said)
    hub.read_marks[tab.user.id, place.id] = next(reversed(place.messages), 0)
    for other in hub.tabs:
        if other.user is tab.user and other is not tab:
            other.send({"t": "channel", "channel": hub.channel_view(tab.user, place)})
    return {}


@op
def say(hub: Hub, tab: Tab, said: Json) -> Json:
    """Write a message."""
    place = hub.place(tab, said)
    text = str(said["content"]).strip()
    if not 1 <= len(text) <= 2000:
        raise ApiError.known(50006)
    message = Message(hub.world.new_id(), place.id, tab.user.id)
    compose.fill(hub.world, hub.world.base, message, Body({"content": text}, []), new=True)
    if place.is_thread:
        place.members.setdefault(tab.user.id, iso_of(message.id))
    hub.world.add_message(message)
    hub.read_marks[tab.user.id, place.id] = message.id
    return {"message": str(message.id)}


def _command(hub: Hub, tab: Tab, said: Json) -> tuple[Channel, Json, list[str]]:
    place = hub.place(tab, said)
    path = [str(step) for step in said.get("path") or []]
    if said.get("command") is not None:
        command = hub.world.command(int(said["command"]))
        if not commands.may_use(hub.world, command, tab.user, place):
            raise Refused(f"/{command['name']} cannot be used here", "not_here")
    else:
        command = commands.command_named(hub.world, tab.user, place, str(said["name"]))
    return place, command, path


@op
def slash(hub: Hub, tab: Tab, said: Json) -> Json:
    """Use a slash command: command (id) or name, path of subcommands, values by option name."""
    place, command, path = _command(hub, tab, said)
    data = commands.interaction_data(hub.world, command, path, said.get("values") or {})
    label = " ".join([command["name"], *path])
    act = hub.interactions.start(COMMAND, tab.user, place, data, hub.teller(tab, said), command=label)
    return {"interaction": str(act.id)}


@op
def complete(hub: Hub, tab: Tab, said: Json) -> Json:
    """Ask for the choices of the option that is focused."""
    place, command, path = _command(hub, tab, said)
    focused = str(said["focused"])
    data = commands.interaction_data(hub.world, command, path, said.get("values") or {}, focused=focused)
    act = hub.interactions.start(AUTOCOMPLETE, tab.user, place, data, hub.teller(tab, said))
    return {"interaction": str(act.id)}


def _component(message: Message, custom_id: str) -> Json:
    for part in limits.walk(message.components):
        if part.get("custom_id") == custom_id:
            if part.get("disabled"):
                raise Refused("this component is disabled", "changed")
            return part
    raise Refused("the message has no such component", "changed")


@op
def click(hub: Hub, tab: Tab, said: Json) -> Json:
    """Press a button: channel, message, custom_id."""
    message = hub.message(tab, said)
    part = _component(message, str(said["custom_id"]))
    if part["type"] != limits.BUTTON:
        raise Refused("this is not a button", "changed")
    data: Json = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
    return _press(hub, tab, said, message, data)


def _press(hub: Hub, tab: Tab, said: Json, message: Message, data: Json) -> Json:
    place = hub.world.channels[message.channel_id]
    act = hub.interactions.start(COMPONENT, tab.user, place, data, hub.teller(tab, said), source=message)
    return {"interaction": str(act.id)}


@op
def select(hub: Hub, tab: Tab, said: Json) -> Json:
    """Choose in a select: channel, message, custom_id, values."""
    message = hub.message(tab, said)
    part = _component(message, str(said["custom_id"]))
    values = list(dict.fromkeys(str(value) for value in said["values"]))
    if part["type"] not in limits.SELECTS:
        raise Refused("this is not a select", "changed")
    low, high = part.get("min_values"), part.get("max_values")
    if not (1 if low is None else low) <= len(values) <= (1 if high is None else high):
        raise Refused("too few or too many values")
    data: Json = {
        "custom_id": part["custom_id"],
        "component_type": part["type"],
        "id": part["id"],
        "values": values,
    }
    if part["type"] == limits.STRING_SELECT:
        if not set(values) <= {option["value"] for option in part["options"]}:
            raise Refused("the select has no such option", "changed")
    else:
        resolved: Json = {}
        kind = {
            limits.USER_SELECT: commands.USER,
            limits.ROLE_SELECT: commands.ROLE,
            limits.MENTIONABLE_SELECT: commands.MENTIONABLE,
            limits.CHANNEL_SELECT: commands.CHANNEL,
        }[part["type"]]
        commands.add_resolved(hub.world, kind, values, resolved, part.get("channel_types"))
        data["resolved"] = resolved
    return _press(hub, tab, said, message, data)


@op
def submit(hub: Hub, tab: Tab, said: Json) -> Json:
    """Send a modal in: interaction (that opened it), values by custom_id."""
    opener = hub.interactions.modal_of(int(said["interaction"]), tab.user)
    assert opener.modal is not None
    values = said.get("values") or {}
    check_modal_values(opener.modal, values)

    def resolve(kind: int, chosen: list[str], resolved: Json) -> None:
        commands.add_resolved(hub.world, kind, chosen, resolved)

    data = modal_values(opener.modal, values, resolve)
    act = hub.interactions.start(
        MODAL_SUBMIT,
        tab.user,
        opener.channel,
        data,
        hub.teller(tab, said),
        source=opener.source,
        command=opener.command,
    )
    return {"interaction": str(act.id)}


def check_modal_values(modal: Json, values: Json) -> None:
    """Refuse what Discord's own client would not send. Raises `Refused`."""
    for part in limits.walk(modal["components"]):
        if part["type"] not in limits.INPUTS or part["type"] == limits.CHECKBOX:
            continue
        value = values.get(part["custom_id"])
        required = part.get("required", True) is not False
        if not value:
            if required and part.get("min_values") != 0:
                raise Refused(f"{part['custom_id']} is required")
            continue
        if part["type"] == limits.TEXT_INPUT:
            low, high = part.get("min_length") or 0, part.get("max_length") or 4000
            if not low <= len(str(value)) <= high:
                raise Refused(f"{part['custom_id']} must have {low} to {high} characters")
        elif part["type"] == limits.RADIO_GROUP:
            if value not in [option["value"] for option in part["options"]]:
                raise Refused(f"{part['custom_id']} has no option {value}")
        else:
            low, high = part.get("min_values"), part.get("max_values")
            top = len(part.get("options") or []) if part["type"] == limits.CHECKBOX_GROUP else 1
            if not (1 if low is None else low) <= len(value) <= (top if high is None else high):
                raise Refused(f"{part['custom_id']} has too few or too many values")
            known = {option["value"] for option in part.get("options") or []}
            if part["type"] in (limits.STRING_SELECT, limits.CHECKBOX_GROUP) and not set(value) <= known:
                raise Refused(f"{part['custom_id']} has no such option")


@op
def dismiss(hub: Hub, tab: Tab, said: Json) -> Json:
    """Put an ephemeral message away."""
    message = hub.message(tab, said)
    if message.only_for != tab.user.id:
        raise Refused("only a message that only you see can be dismissed")
    hub.world.delete_message(message)
    return {}


@op
def delete(hub: Hub, tab: Tab, said: Json) -> Json:
    """Delete a message: one's own, or any as an admin of the server."""
    message = hub.message(tab, said)
    admin = tab.user.admin and hub.place(tab, said).kind != DM
    if message.author_id != tab.user.id and not admin:
        raise ApiError.known(50013)
    hub.world.delete_message(message)
    return {}


@op
def settings(hub: Hub, tab: Tab, said: Json) -> Json:
    """Change this user: locale (ja or en-US), dms_closed, in_server."""
    user = tab.user
    if (locale := said.get("locale")) is not None:
        if locale not in LOCALES:
            raise Refused(f"no language {locale}")
        user.locale, user.chose_locale = locale, True
    if (closed := said.get("dms_closed")) is not None:
        user.dms_closed = bool(closed)
    if (present := said.get("in_server")) is not None:
        hub.world.set_in_server(user, bool(present))
    hub.world.tell(Change("member_update", user=user))
    return {}

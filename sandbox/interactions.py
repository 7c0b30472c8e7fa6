"""Interactions: what people do reaches the bot, and the bot's answers reach the people.

Discord document: interactions/receiving-and-responding. An interaction has to be answered within three
seconds; its token is good for 15 minutes.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sandbox import compose, limits, payloads
from sandbox.commands import BOT_DM, SERVER
from sandbox.compose import Body
from sandbox.errors import ApiError, Json, KnownError, Problems
from sandbox.world import EPHEMERAL, LOADING, Channel, Message, User, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
PONG, MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
FITTING = {
    COMMAND: (MESSAGE, DEFERRED_MESSAGE, MODAL),
    COMPONENT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE),
}
"""The kinds of answers that each kind of interaction takes."""
PLAIN, COMMAND_ANSWER = 0, 20  # kinds of messages
TOKEN_SECONDS = 15 * 60

Tell = Callable[[Json], None]
"""Tells the page that acted how its interaction went: an object with key state."""


@dataclass
class Interaction:
    """One act of a person, until its token expires.

    `made`: when, by `time.monotonic`. `source`: the message with the component that was used. `command`: its full name.
    `answered`: the kind of the bot's first answer. `original`: the message with which it answered. `modal`: the form.
    """

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    data: Json
    tell: Tell
    made: float
    source: Message | None = None
    command: str | None = None
    answered: int | None = None
    original: Message | None = None
    modal: Json | None = None
    timer: asyncio.TimerHandle | None = None


class Interactions:
    """The interactions whose tokens are still good."""

    def __init__(self, world: World, deliver: Callable[[Json], None], deadline: float) -> None:
        """Deliver sends an INTERACTION_CREATE to the bot; deadline is in seconds."""
        self.world = world
        self.deliver = deliver
        self.deadline = deadline
        self._by_token: dict[str, Interaction] = {}

    def start(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        tell: Tell,
        *,
        source: Message | None = None,
        command: str | None = None,
    ) -> Interaction:
        """Send an act to the bot; the answer, or its absence, is reported to the page."""
        self._forget_old()
        token, now = secrets.token_urlsafe(40), time.monotonic()
        act = Interaction(self.world.new_id(), token, kind, user, channel, data, tell, now, source, command=command)
        self._by_token[token] = act
        act.timer = asyncio.get_running_loop().call_later(self.deadline, self._expire, act)
        self.deliver(self._payload(act))
        return act

    def _forget_old(self) -> None:
        """Forget the interactions whose tokens have expired."""
        good_from = time.monotonic() - TOKEN_SECONDS
        self._by_token = {token: act for token, act in self._by_token.items() if act.made > good_from}

    def _payload(self, act: Interaction) -> Json:
        world = self.world
        server = world.server_of(act.channel)
        payload: Json = {
            "id": str(act.id),
            "application_id": str(world.bot.id),
            "type": act.kind,
            "token": act.token,
            "version": 1,
            "locale": act.user.locale,
            "channel_id": str(act.channel.id),
            "channel": payloads.channel(world, act.channel),
            "data": act.data,
            "app_permissions": str(world.permissions(world.bot, act.channel)),
            "attachment_size_limit": limits.MAX_FILE,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(act.channel.server_id or 0)},
            "context": BOT_DM if server is None else SERVER,
        }
        if server is None:
            payload["user"] = payloads.user(act.user)
        else:
            payload["guild_id"] = str(server.id)
            payload["guild"] = {"id": str(server.id), "locale": "en-US", "features": []}
            payload["guild_locale"] = "en-US"
            payload["member"] = payloads.acting_member(world, server, act.user, act.channel)
        if act.source is not None:
            payload["message"] = payloads.message(world, act.source)
        return payload

    def _expire(self, act: Interaction) -> None:
        del self._by_token[act.token]
        act.tell({"state": "failed", "interaction": str(act.id)})

    def of_token(self, token: str) -> Interaction:
        """The answered interaction of a webhook token. Raises `ApiError` 10015 or 50027."""
        act = self._by_token.get(token)
        if act is None or act.answered is None:
            raise ApiError.known(KnownError.UNKNOWN_WEBHOOK)
        if time.monotonic() - act.made > TOKEN_SECONDS:
            raise ApiError.known(KnownError.INVALID_TOKEN)
        return act

    def answer(self, interaction_id: int, token: str, body: Body) -> Json:
        """The bot's first answer to an interaction; returns the body of the response.

        Raises:
            ApiError: 10062 unknown or too late, 40060 answered already, 50035 not a valid answer.
        """
        act = self._by_token.get(token)
        if act is None or act.id != interaction_id:
            raise ApiError.known(KnownError.UNKNOWN_INTERACTION)
        if act.answered is not None:
            raise ApiError.known(KnownError.ALREADY_ANSWERED)
        kind = int(body.payload.get("type") or 0)
        if kind not in FITTING[act.kind] or (kind in (DEFERRED_UPDATE, UPDATE) and act.source is None):
            problems = Problems()
            text = f"An interaction of type {act.kind} cannot be answered with type {kind} here."
            problems.add(("type",), "INTERACTION_CALLBACK_TYPE_INVALID", text)
            problems.raise_if_any()
        outcome = self._carry_out(act, kind, body.inner())
        act.answered = kind
        if act.timer is not None:
            act.timer.cancel()
        about = {"id": str(act.id), "type": act.kind}
        result: Json = {"interaction": about}
        message = act.original if kind in (MESSAGE, DEFERRED_MESSAGE) else act.source
        if message is not None and kind in (MESSAGE, DEFERRED_MESSAGE, UPDATE):
            about["response_message_id"] = str(message.id)
            about["response_message_loading"] = bool(message.flags & LOADING)
            about["response_message_ephemeral"] = message.only_for is not None
            outcome["message"] = str(message.id)
            if kind != DEFERRED_MESSAGE:
                shown = payloads.message(self.world, message)
                result["resource"] = {"type": kind, "message": shown}
        act.tell(outcome | {"interaction": str(act.id)})
        return result

    def _carry_out(self, act: Interaction, kind: int, data: Body) -> Json:
        """Carry out the answer; returns what is reported to the page."""
        if kind in (MESSAGE, DEFERRED_MESSAGE):
            act.original = self._new_message(act, data, loading=kind == DEFERRED_MESSAGE)
            return {"state": "message" if kind == MESSAGE else "thinking"}
        if kind == UPDATE:
            assert act.source is not None
            self._edit(act.source, data)
            return {"state": "update"}
        if kind == CHOICES:
            return {"state": "choices", "choices": data.payload.get("choices")}
        if kind == MODAL:
            act.modal = data.payload
            compose.number_components(act.modal["components"])
            return {"state": "modal", "modal": act.modal}
        return {"state": "deferred"}

    def _new_message(self, act: Interaction, data: Body, *, loading: bool) -> Message:
        world = self.world
        if act.channel.id not in world.channels:
            raise ApiError.known(KnownError.UNKNOWN_CHANNEL)
        first = act.answered is None
        message = Message(
            world.new_id(),
            act.channel.id,
            world.bot.id,
            kind=COMMAND_ANSWER if first and act.kind == COMMAND else PLAIN,
            only_for=act.user.id if int(data.payload.get("flags") or 0) & EPHEMERAL else None,
            command=act.command if first else None,
            by_interaction=self._metadata(act),
        )
        if message.only_for is not None:
            message.flags |= EPHEMERAL
        if loading:
            message.flags |= LOADING
        else:
            compose.fill(world, message, data, new=True)
        return world.add_message(message)

    def _metadata(self, act: Interaction) -> Json:
        data: Json = {
            "id": str(act.id),
            "type": act.kind,
            "user": payloads.user(act.user),
            "authorizing_integration_owners": {"0": str(act.channel.server_id or 0)},
        }
        if act.command is not None:
            data["name"] = act.command
        return data

    def _edit(self, message: Message, data: Body) -> None:
        self._alive(message)
        # A thinking message becomes a fresh one: it is not marked as edited.
        fresh = bool(message.flags & LOADING)
        compose.fill(self.world, message, data, new=fresh)
        message.flags &= ~LOADING
        self.world.edited(message)

    def _alive(self, message: Message) -> Message:
        place = self.world.channels.get(message.channel_id)
        if place is None or message.id not in place.messages:
            raise ApiError.known(KnownError.UNKNOWN_MESSAGE)
        return message

    def message_of(self, act: Interaction, name: str) -> Message:
        """The message of this interaction that "@original" or an id refers to. Raises `ApiError` 10008."""
        if name == "@original":
            message = act.original if act.answered in (MESSAGE, DEFERRED_MESSAGE) else act.source
        else:
            message = act.channel.messages.get(int(name)) if name.isdigit() else None
            own = message is not None and (message.by_interaction or {}).get("id") == str(act.id)
            message = message if own or message is act.source else None
        if message is None:
            raise ApiError.known(KnownError.UNKNOWN_MESSAGE)
        return self._alive(message)

    def follow_up(self, token: str, body: Body) -> Json:
        """Send another message; after a thinking answer the first one replaces that answer instead."""
        act = self.of_token(token)
        if act.original is not None and act.original.flags & LOADING:
            self._edit(act.original, body)
            return payloads.message(self.world, act.original)
        return payloads.message(self.world, self._new_message(act, body, loading=False))

    def edit(self, token: str, name: str, body: Body) -> Json:
        """Change a message of this interaction."""
        message = self.message_of(self.of_token(token), name)
        self._edit(message, body)
        return payloads.message(self.world, message)

    def delete(self, token: str, name: str) -> None:
        """Delete a message of this interaction."""
        self.world.delete_message(self.message_of(self.of_token(token), name))

    def modal_of(self, interaction_id: int, user: User) -> Interaction:
        """The interaction that opened a modal for this user. Raises `ApiError` 10062."""
        for act in reversed(self._by_token.values()):
            if act.id == interaction_id and act.user is user and act.modal is not None:
                return act
        raise ApiError.known(KnownError.UNKNOWN_INTERACTION)


def modal_values(modal: Json, values: Json) -> Json:
    """The data of a modal submit; `values` by custom_id: a text, the value of a radio group, or a list of values."""

    def filled(label: Json) -> Json:
        part = label["component"]
        value: Any = values.get(part["custom_id"])
        entry = {"type": part["type"], "id": part["id"], "custom_id": part["custom_id"]}
        if part["type"] == limits.CHECKBOX_GROUP:
            entry["values"] = [str(item) for item in value or []]
        else:
            entry["value"] = str(value or "") if part["type"] == limits.TEXT_INPUT else value
        return {"type": label["type"], "id": label["id"], "component": entry}

    return {"custom_id": modal["custom_id"], "components": [filled(label) for label in modal["components"]]}

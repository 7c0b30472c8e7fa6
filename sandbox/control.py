"""Changes that tests can make at the table: permissions, lost connections, people, servers, channels, messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandbox.errors import ApiError, Json
from sandbox.gateway import Gateway
from sandbox.world import PERMISSION_NAMES, TEXT, BotState, Change, Channel, World


class Control:
    """The operations, by name. Each may be called in the same process or through POST /ui/operate."""

    def __init__(self, world: World, gateway: Gateway, token: str) -> None:
        self._world = world
        self._gateway = gateway
        self._token = token

    def state(self) -> Json:
        """The current state: ids of users, channels and bot, and whether the bot is online."""
        world = self._world
        texts = [place for place in world.channels.values() if place.kind == TEXT]
        return {
            "online": self._gateway.online,
            "bot": str(world.bot.id),
            "servers": {server.name: str(server.id) for server in world.servers.values()},
            "token": self._token,
            "users": {user.username: str(user.id) for user in world.people},
            "channels": {place.name: str(place.id) for place in texts},
        }

    async def drop_gateway(self, code: int = 0, forget: bool = False, shard: int | None = None) -> Json:
        """Break the bot's gateway connections, or that of one shard; see `Gateway.drop`."""
        await self._gateway.drop(code, forget=forget, shard=shard)
        return {}

    def permit(self, channel: str | int, **wishes: bool) -> Json:
        """Take permissions from the bot in a channel (False) or give them back (True).

        The names are discord.py's, as in `sandbox.world.PERMISSION_NAMES`.
        """
        place = self._world.channel(int(channel))
        for name, allowed in wishes.items():
            bit = PERMISSION_NAMES[name]
            place.denied = place.denied & ~bit if allowed else place.denied | bit
        self._world.tell(Change("channel_update", place))
        return {}

    def remove_user(self, user: str | int) -> Json:
        """Let a person leave the servers."""
        self._world.set_in_server(self._world.user(int(user)), False)
        return {}

    def add_user(self, name: str, locale: str = "en-US") -> Json:
        """Let another person join the servers."""
        return {"user": str(self._world.add_user(name, locale).id)}

    def add_server(self, name: str) -> Json:
        """Let the bot join another server, with one text channel of the same name."""
        server = self._world.add_server(name, {name: ""})
        return {"server": str(server.id), "channel": str(self._world.places_of(server)[0].id)}

    def set_server(self, server: str | int, bot: BotState) -> Json:
        """Let the bot be "removed" from a server, find it "unavailable", or be "here" (again)."""
        self._world.set_bot(self._world.server(int(server)), bot)
        return {}

    def add_channel(self, name: str, server: str | int | None = None) -> Json:
        """Open another text channel, in the first server if none is given."""
        home = next(iter(self._world.servers.values())) if server is None else self._world.server(int(server))
        number = sum(place.kind == TEXT for place in self._world.places_of(home))
        place = Channel(self._world.new_id(), TEXT, home.id, name, position=number)
        return {"channel": str(self._world.add_channel(place).id)}

    def delete_channel(self, channel: str | int) -> Json:
        """Delete a channel or thread with its messages."""
        self._world.delete_channel(self._world.channel(int(channel)))
        return {}

    def delete_message(self, channel: str | int, message: str | int) -> Json:
        """Delete a message, as an admin would."""
        place = self._world.channel(int(channel))
        self._world.delete_message(self._world.message(place, int(message)))
        return {}

    async def do(self, name: str, arguments: Json) -> Json:
        """Call an operation by name. Raises `ApiError` for an unknown one."""
        if name.startswith("_") or name == "do" or not hasattr(self, name):
            raise ApiError(404, 0, f"no operation {name}")
        method: Callable[..., Any] = getattr(self, name)
        result = method(**arguments)
        answer: Json = await result if hasattr(result, "__await__") else result
        return answer

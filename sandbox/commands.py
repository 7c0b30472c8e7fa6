"""Application commands: who may use which, and the data of an interaction from what a person typed.

Discord document: interactions/application-commands.
"""

from __future__ import annotations

import re
from itertools import chain
from typing import Any

from sandbox import payloads
from sandbox.errors import ApiError, Json, KnownError
from sandbox.limits import ATTACHMENT, BOOLEAN, CHANNEL, CHAT_INPUT, GROUP, INTEGER, ROLE, STRING, SUBCOMMAND, USER
from sandbox.world import DM, TEXT, Channel, Server, User, World

# The contexts of a command
SERVER, BOT_DM = range(2)


DEFAULTS: Json = {
    "type": CHAT_INPUT,
    "default_member_permissions": None,
    "dm_permission": True,
    "contexts": None,
    "integration_types": [0],
    "nsfw": False,
    "description": "",
}
"""The fields of a command for which nothing is given."""


class Refused(Exception):
    """Something a person tried that Discord's own client would not let through.

    The text says why; code is a keyword for the reasons that the page explains in the user's language.
    """

    def __init__(self, text: str, code: str = "") -> None:
        super().__init__(text)
        self.code = code


def replace_all(world: World, guild_id: int | None, wanted: list[Json]) -> list[Json]:
    """Overwrite the global commands (guild_id None) or a server's; a command that keeps its name keeps its id."""
    old = {(command["type"], command["name"]): command for command in world.commands.get(guild_id, [])}
    result = []
    for entry in wanted:
        command: Json = DEFAULTS | {key: value for key, value in entry.items() if value is not None}
        before = old.get((command["type"], command["name"]))
        command["id"] = before["id"] if before else str(world.new_id())
        command["application_id"] = str(world.bot.id)
        if guild_id is not None:
            command["guild_id"] = str(guild_id)
        command["version"] = before["version"] if before else "0"
        if before != command:
            command["version"] = str(world.new_id())
        result.append(command)
    world.commands[guild_id] = result
    return result


def may_use(world: World, command: Json, user: User, place: Channel) -> bool:
    """Whether Discord would offer this command to a user in this channel."""
    if command.get("guild_id") not in (None, str(place.server_id)):
        return False
    server = world.server_of(place)
    if server is not None and server.bot == "removed":
        return False
    if place.kind == DM:
        contexts = command["contexts"]
        allowed = command["dm_permission"] if contexts is None else BOT_DM in contexts
        return bool(allowed)
    if command["contexts"] is not None and SERVER not in command["contexts"]:
        return False
    needed = command["default_member_permissions"]
    if needed is None:
        return True
    held = world.permissions(user, place)
    return user.admin or (int(needed) != 0 and held & int(needed) == int(needed))


def commands_for(world: World, user: User) -> list[Json]:
    """The slash commands to offer a user, each with the servers where it works, and whether in a DM."""
    direct = Channel(0, DM, user_id=user.id)
    result = []
    for command in chain.from_iterable(world.commands.values()):
        servers = [str(server) for server in world.servers if may_use(world, command, user, Channel(0, TEXT, server))]
        in_dm = may_use(world, command, user, direct)
        if command["type"] == CHAT_INPUT and (servers or in_dm):
            result.append(command | {"servers": servers, "in_dm": in_dm})
    return result


def find_options(command: Json, path: list[str]) -> list[Json]:
    """The options of a command, or of its subcommand at this path. Raises `Refused`."""
    node = command
    for name in path:
        parts = [part for part in node.get("options") or [] if part["name"] == name and part["type"] <= GROUP]
        if not parts:
            raise Refused(f"/{command['name']} has no subcommand {' '.join(path)}")
        node = parts[0]
    options: list[Json] = node.get("options") or []
    if any(option["type"] <= GROUP for option in options):
        raise Refused(f"/{' '.join([command['name'], *path])} needs a subcommand")
    return options


def _integer(option: Json, value: Any) -> int:
    """A number that was typed, or sent as one. Raises `Refused`."""
    if isinstance(value, str) and re.fullmatch(r"-?\d+", value):
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise Refused(f"{option['name']} must be a number")
    low, high = option.get("min_value"), option.get("max_value")
    if (low is not None and value < low) or (high is not None and value > high):
        raise Refused(f"{option['name']} must be between {low} and {high}")
    return value


def _value(world: World, server: Server | None, option: Json, value: Any, resolved: Json) -> Any:
    """One typed value, checked; the objects it names are added to resolved. Raises `Refused`."""
    kind, name = option["type"], option["name"]
    choices = option.get("choices")
    if kind == INTEGER:
        value = _integer(option, value)
    elif kind == BOOLEAN:
        if not isinstance(value, bool):
            raise Refused(f"{name} must be true or false")
    elif kind == STRING:
        value = str(value)
        if not option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000):
            raise Refused(f"{name} has the wrong length")
    else:
        value = str(value)
        _resolve(world, server, option, value, resolved)
    if choices and value not in [choice["value"] for choice in choices]:
        raise Refused(f"{name} must be one of its choices")
    return value


def _resolve(world: World, server: Server | None, option: Json, value: str, resolved: Json) -> None:
    """Add the user, role, channel or file that a value names to an interaction's resolved data.

    `server`: where that happens; None in direct messages, which have no members, roles or channels.

    Raises:
        Refused: it does not exist.
    """
    kind = option["type"]
    number = int(value) if value.isdigit() else 0
    if kind == USER and number in world.users:
        person = world.users[number]
        resolved.setdefault("users", {})[value] = payloads.user(person)
        if server is not None:
            about = payloads.acting_member(world, server, person, Channel(0, TEXT, server.id))
            del about["user"]
            resolved.setdefault("members", {})[value] = about
    elif kind == ROLE and server is not None and number in (server.id, server.bot_role_id):
        role = next(role for role in payloads.roles(world, server) if role["id"] == value)
        resolved.setdefault("roles", {})[value] = role
    elif kind == CHANNEL and server is not None and number in (place.id for place in world.places_of(server)):
        place = world.channels[number]
        if option.get("channel_types") and place.kind not in option["channel_types"]:
            raise Refused("a channel of this kind does not fit here")
        about = payloads.channel(world, place) | {"permissions": str((1 << 50) - 1)}
        resolved.setdefault("channels", {})[value] = about
    elif kind == ATTACHMENT and number in world.files:
        resolved.setdefault("attachments", {})[value] = payloads.attachment(world, world.files[number])
    else:
        raise Refused("no such user, role, channel or file")


def interaction_data(
    world: World, place: Channel, command: Json, path: list[str], values: Json, *, focused: str | None = None
) -> Json:
    """The data of a command's interaction, or of an autocomplete when an option is focused.

    Args:
        place: where the command is used.
        path: subcommand group and subcommand, if any.
        values: what was typed, by option name.
        focused: the name of the option being typed, whose value is then taken as it is.

    Raises:
        Refused: an option is missing, unknown or of the wrong kind.
    """
    known = {option["name"]: option for option in find_options(command, path)}
    if unknown := [name for name in values if name not in known]:
        raise Refused(f"no option {unknown[0]}")
    resolved: Json = {}
    options: list[Json] = []
    for name, option in known.items():
        if name == focused:
            text = str(values.get(name, ""))
            options.append({"name": name, "type": option["type"], "value": text, "focused": True})
        elif values.get(name) is not None:
            value = _value(world, world.server_of(place), option, values[name], resolved)
            options.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and focused is None:
            raise Refused(f"{name} is required")
    for step, kind in zip(reversed(path), (SUBCOMMAND, GROUP), strict=False):
        options = [{"name": step, "type": kind, "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "options": options}
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def command_named(world: World, user: User, place: Channel, name: str) -> Json:
    """The command with this name that a user may use in a channel. Raises `ApiError` or `Refused`."""
    named = [command for command in chain.from_iterable(world.commands.values()) if command["name"] == name]
    if not named:
        raise ApiError.known(KnownError.UNKNOWN_COMMAND)
    for command in named:
        if may_use(world, command, user, place):
            return command
    raise Refused(f"/{name} cannot be used here", "not_here")

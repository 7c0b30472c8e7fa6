"""The actions of people at the table: each function handles the page's request of the same name."""

from __future__ import annotations

from sandbox import commands, compose, limits
from sandbox.commands import Refused
from sandbox.compose import Body
from sandbox.errors import ApiError, Json, KnownError
from sandbox.hub import Hub, Op, Tab
from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, modal_values
from sandbox.world import NEWEST, TEXT, Change, Channel, Message, iso_of

PAGE_SIZE = 50
LONGEST_MESSAGE = 2000
LOCALES = ("ja", "en-US")
OPS: dict[str, Op] = {}


def op(function: Op) -> Op:
    """Register a function as the handler of the request with its name; its result is the reply."""
    OPS[function.__name__] = function
    return function


@op
def history(hub: Hub, tab: Tab, said: Json) -> Json:
    """The last messages of a channel, or those before an id."""
    place = hub.place(tab, said)
    before = int(said.get("before") or NEWEST)
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
    if not 1 <= len(text) <= LONGEST_MESSAGE:
        raise ApiError.known(KnownError.EMPTY_MESSAGE)
    message = Message(hub.world.new_id(), place.id, tab.user.id)
    compose.fill(hub.world, message, Body({"content": text}, []), new=True)
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
    data = commands.interaction_data(hub.world, place, command, path, said.get("values") or {})
    label = " ".join([command["name"], *path])
    act = hub.interactions.start(COMMAND, tab.user, place, data, hub.teller(tab, said), command=label)
    return {"interaction": str(act.id)}


@op
def complete(hub: Hub, tab: Tab, said: Json) -> Json:
    """Ask for the choices of the option that is focused."""
    place, command, path = _command(hub, tab, said)
    focused = str(said["focused"])
    data = commands.interaction_data(hub.world, place, command, path, said.get("values") or {}, focused=focused)
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
    if part["type"] != limits.SELECT:
        raise Refused("this is not a select", "changed")
    if not _takes(part, len(values), most=1):
        raise Refused("too few or too many values")
    if not set(values) <= {option["value"] for option in part["options"]}:
        raise Refused("the select has no such option", "changed")
    data: Json = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"], "values": values}
    return _press(hub, tab, said, message, data)


@op
def submit(hub: Hub, tab: Tab, said: Json) -> Json:
    """Submit a modal: interaction (that opened it), values by custom_id."""
    opener = hub.interactions.modal_of(int(said["interaction"]), tab.user)
    assert opener.modal is not None
    values = said.get("values") or {}
    check_modal_values(opener.modal, values)
    data = modal_values(opener.modal, values)
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
    for part in (label["component"] for label in modal["components"]):
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
            known = {option["value"] for option in part["options"]}
            if not _takes(part, len(value), most=len(known)):
                raise Refused(f"{part['custom_id']} has too few or too many values")
            if not set(value) <= known:
                raise Refused(f"{part['custom_id']} has no such option")


def _takes(part: Json, number: int, *, most: int) -> bool:
    """Whether a component takes so many values; `most`: the number of which it takes at most if it doesn't say."""
    low, high = part.get("min_values"), part.get("max_values")
    return (1 if low is None else low) <= number <= (most if high is None else high)


@op
def dismiss(hub: Hub, tab: Tab, said: Json) -> Json:
    """Dismiss an ephemeral message."""
    message = hub.message(tab, said)
    if message.only_for != tab.user.id:
        raise Refused("only a message that only you see can be dismissed")
    hub.world.delete_message(message)
    return {}


@op
def settings(hub: Hub, tab: Tab, said: Json) -> Json:
    """Change this user: locale (ja or en-US), dms_closed."""
    user = tab.user
    if (locale := said.get("locale")) is not None:
        if locale not in LOCALES:
            raise Refused(f"no language {locale}")
        user.locale = locale
        user.chose_locale = True
    if (closed := said.get("dms_closed")) is not None:
        user.dms_closed = bool(closed)
    hub.world.tell(Change("member_update", user=user))
    return {}


@op
def add_channel(hub: Hub, tab: Tab, said: Json) -> Json:
    """Open another text channel: name, and server, by default the first one."""
    servers = hub.world.servers
    home = next(iter(servers.values())) if "server" not in said else hub.world.server(int(said["server"]))
    number = sum(place.kind == TEXT for place in hub.world.places_of(home))
    place = Channel(hub.world.new_id(), TEXT, home.id, str(said["name"]), position=number)
    return {"channel": str(hub.world.add_channel(place).id)}


@op
def add_server(hub: Hub, tab: Tab, said: Json) -> Json:
    """Let the bot join another server: name, which is also that of its only text channel."""
    server = hub.world.add_server(said["name"], {said["name"]: ""})
    return {"server": str(server.id), "channel": str(hub.world.places_of(server)[0].id)}


@op
def add_user(hub: Hub, tab: Tab, said: Json) -> Json:
    """Let another person join the servers: name, locale."""
    return {"user": str(hub.world.add_user(said["name"], said.get("locale", "en-US")).id)}

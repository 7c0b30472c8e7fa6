"""Scheduled events of a server, as far as bots use them: external ones, that is, somewhere outside voice channels.

Discord document: resources/guild-scheduled-event. No bot here asks for the intent of their gateway events.
"""

from __future__ import annotations

from datetime import UTC, datetime

from aiohttp import web

from sandbox.compose import Body
from sandbox.errors import ApiError, Json, Problems
from sandbox.rest import ROUTES as OTHERS
from sandbox.rest import Answer, Rest, route
from sandbox.world import Change, ScheduledEvent, Server

EXTERNAL = 3
MOST_EVENTS = 100
MAX_NAME, MAX_DESCRIPTION, MAX_LOCATION = 100, 1000, 100


ROUTES = OTHERS
"""The other routes, to which those below are added."""


def payload(event: ScheduledEvent) -> Json:
    """A scheduled event object."""
    return {
        "id": str(event.id),
        "guild_id": str(event.server_id),
        "channel_id": None,
        "creator_id": str(event.creator_id),
        "name": event.name,
        "description": event.description,
        "scheduled_start_time": event.start,
        "scheduled_end_time": event.end,
        "privacy_level": 2,
        "status": 1,
        "entity_type": EXTERNAL,
        "entity_id": None,
        "entity_metadata": {"location": event.location},
        "user_count": 0,
        "image": None,
    }


def _server(rest: Rest, request: web.Request) -> Server:
    return rest.world.server(int(request.match_info["guild"]))


def _event(rest: Rest, request: web.Request, *, changes: bool = False) -> ScheduledEvent:
    """The event in the path. Raises 10070, and 50013 if it `changes`: the bot may manage its own events only."""
    found = rest.world.events.get(int(request.match_info["event"]))
    if found is None or found.server_id != _server(rest, request).id:
        raise ApiError.known(10070)
    if changes and found.creator_id != rest.world.bot.id:
        raise ApiError.known(50013)
    return found


def _take(event: ScheduledEvent, data: Json) -> None:
    """Change an event. Raises `ApiError` 50035 for what Discord does not accept."""
    problems = Problems()
    location = (data.get("entity_metadata") or {"location": event.location}).get("location")
    name, description = data.get("name", event.name), data.get("description", event.description) or ""
    problems.length(("name",), name, 1, MAX_NAME)
    problems.length(("description",), description, 0, MAX_DESCRIPTION)
    problems.length(("entity_metadata", "location"), location, 1, MAX_LOCATION)
    start, end = (data.get(f"scheduled_{key}_time", getattr(event, key)) for key in ("start", "end"))
    times = {}
    for key, value in (("start", start), ("end", end)):
        try:
            times[key] = datetime.fromisoformat(str(value))
        except ValueError:
            problems.add((f"scheduled_{key}_time",), "DATE_TIME_TYPE_PARSE", "Could not parse this date.")
    if len(times) == 2 and times["end"] <= times["start"]:
        message = "Cannot end before it starts."
        problems.add(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_TIME_BEFORE_START_TIME", message)
    if "start" in times and times["start"] <= datetime.now(UTC):
        message = "Cannot schedule event in the past."
        problems.add(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message)
    problems.raise_if_any()
    event.name, event.description, event.location = name, description, str(location)
    event.start, event.end = str(start), str(end)


@route("GET", "/guilds/{guild}/scheduled-events")
def _get_events(rest: Rest, request: web.Request, body: Body) -> Answer:
    here = _server(rest, request).id
    return [payload(event) for event in rest.world.events.values() if event.server_id == here]


@route("POST", "/guilds/{guild}/scheduled-events")
def _create_event(rest: Rest, request: web.Request, body: Body) -> Answer:
    server, data = _server(rest, request), body.payload
    if data.get("entity_type") != EXTERNAL or data.get("privacy_level") != 2 or data.get("channel_id"):
        raise ApiError(400, 50035, "Invalid Form Body")
    if sum(event.server_id == server.id for event in rest.world.events.values()) >= MOST_EVENTS:
        raise ApiError.known(30038)
    event = ScheduledEvent(rest.world.new_id(), server.id, rest.world.bot.id)
    _take(event, data)
    rest.world.events[event.id] = event
    rest.world.tell(Change("events"))
    return payload(event)


@route("GET", "/guilds/{guild}/scheduled-events/{event}")
def _get_event(rest: Rest, request: web.Request, body: Body) -> Answer:
    return payload(_event(rest, request))


@route("PATCH", "/guilds/{guild}/scheduled-events/{event}")
def _edit_event(rest: Rest, request: web.Request, body: Body) -> Answer:
    event = _event(rest, request, changes=True)
    _take(event, body.payload)
    rest.world.tell(Change("events"))
    return payload(event)


@route("DELETE", "/guilds/{guild}/scheduled-events/{event}")
def _delete_event(rest: Rest, request: web.Request, body: Body) -> Answer:
    del rest.world.events[_event(rest, request, changes=True).id]
    rest.world.tell(Change("events"))
    return None

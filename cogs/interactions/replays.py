"""The components of a replay: from position to position.

As everywhere, the router checks at every press whether the caller may see the table.
"""

from __future__ import annotations

from dataclasses import replace

from cogs.screens.replay import Spot, moments, replay
from cogs.services.caller import Caller, handles
from cogs.services.ids import UNKNOWN, CustomId, number
from cogs.services.reader import Reader
from cogs.services.screen import Screen
from tables.errors import Refusal

MOST_EVENTS = 200
"""Events read for one turn."""


@handles("replay")
async def open_replay(caller: Caller, press: CustomId) -> None:
    """*Replay*: an ephemeral message, at the start of the game, or at the given spot."""
    spot = Spot.read(press.rest) if press.rest else Spot()
    await caller.show(await caller.in_time(_screen(caller, press.table, spot)))


@handles("rp")
async def step(caller: Caller, press: CustomId) -> None:
    """Another position, or the same one in another way."""
    await _go(caller, press.table, Spot.read(press.rest))


@handles("rp_moment")
async def moment(caller: Caller, press: CustomId) -> None:
    """A moment was picked in the menu."""
    await _go(caller, press.table, replace(Spot.read(press.rest), at=number(caller.picked)))


async def _go(caller: Caller, table_id: int, spot: Spot) -> None:
    await caller.edit_message(await caller.in_time(_screen(caller, table_id, spot), edits=True))


async def _screen(caller: Caller, table_id: int, spot: Spot) -> Screen:
    """The position of a spot, as everyone saw it. Raises Refusal if there is no such step."""
    table = await caller.services.tables.store.get(table_id)
    replays = caller.services.tables.replays
    timeline = await replays.timeline(table_id)
    if spot.at > timeline.last:
        raise Refusal(UNKNOWN)
    game = await replays.position(table_id, spot.at)
    entry = timeline.steps[spot.at].number
    reader = Reader(caller.services, table, game, None, caller.language, entry=entry)
    events = await replays.turn_events(table_id, spot.at, MOST_EVENTS)
    offered = moments(reader, timeline, await replays.moments(table), spot.at)
    return replay(reader, timeline, spot, events, offered)

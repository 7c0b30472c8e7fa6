"""The components of a replay: from position to position.

As everywhere, the router checks at every press whether the caller may see the table.
"""

from __future__ import annotations

from dataclasses import replace

from cogs.screens.replay import Spot, entries, moments, replay
from cogs.services.caller import Caller, handles
from cogs.services.ids import UNKNOWN, CustomId, number
from cogs.services.reader import Reader
from cogs.services.screen import Block, Screen, picture_block
from rules.messages import seat_name
from tables.errors import Refusal

BOARD = "board.png"
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
    numbers = entries(timeline, spot.at)
    events = await replays.events(table_id, numbers[0], numbers[-1], MOST_EVENTS)
    known = set(numbers)
    pictures = _pictures(reader, spot)
    offered = moments(reader, timeline, await replays.moments(table_id, game.chronicle.moments), spot.at)
    return replay(reader, timeline, spot, [event for event in events if event.entry in known], offered, pictures)


def _pictures(reader: Reader, spot: Spot) -> list[Block | str | None]:
    """The board, and with `hands` every player's below their name."""
    blocks: list[Block | str | None] = [picture_block(reader.board(), BOARD)]
    for row in reader.table.seats if spot.hands else ():
        hand = reader.as_seat(row.number).hand()
        title = reader.say("replay-hand", player=seat_name(row.number))
        blocks += [title, picture_block(hand, f"hand-{row.number}.png")]
    return blocks

"""Kantera over real sockets while Discord is unreachable: deadlines are suspended, and missed events caught up on."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.client.client import KanteraBot
from cogs.services import gateway
from cogs.services.gateway import ShortBackoff, send_heartbeat, silence
from sandbox import Sandbox
from storage.rows import DAY, AbsentGuild, Person, Table
from tables.play import outages
from tests.delays import eventually
from tests.sandbox.in_process import TIMEOUT, kantera_inside

MINUTE = 60.0


class Clock:
    """The real time, which tests can move ahead."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


class Play:
    """Kantera at a table of two servers, each on its own shard."""

    def __init__(self, table: Sandbox, bot: KanteraBot, clock: Clock) -> None:
        self.table = table
        self.bot = bot
        self.clock = clock
        self.first, self.second = table.world.servers.values()

    async def game(self, server: Any, deadline: float = MINUTE) -> Table:
        """A running game in a server, which waits for a person."""
        tables, world = self.bot.tables, self.table.world
        [place, *_] = [channel for channel in world.places_of(server) if channel.name.endswith("-1")]
        host, guest = (Person(id=person.id, name=person.display) for person in world.people[2:4])
        lobby = await tables.lobby.open(server.id, place.id, "dungeon_go", host, {}, "en")
        await tables.lobby.join(lobby.id, guest)
        await tables.play.start(lobby.id, host.id)
        table = await tables.clock.set_waits(lobby.id, host, remind_after=None, deadline=deadline)
        await self.bot.updater.idle()
        return table

    async def left(self, table: Table) -> float:
        """The time that the player asked first has left."""
        timers = await self.bot.tables.store.timers(table.id)
        return min(due for (kind, _), due in timers.items() if kind == "deadline") - self.clock()

    async def acted(self, table: Table) -> bool:
        """Whether the clock has acted at the table."""
        now = await self.bot.tables.store.get(table.id)
        return now.version > table.version or any(seat.stand_in for seat in now.seats)

    async def rounds(self, number: int = 2) -> None:
        """Let the bot check its connections and serve what is due, this many times."""
        for _ in range(number):
            await self.bot.update_reachability()
            await self.bot.loops.run_clocks()

    async def absent(self) -> list[AbsentGuild]:
        return await self.bot.tables.database.read(lambda rows: rows.guilds.absent())

    def board(self, server: Any) -> list[str]:
        """The messages of the bot in the first channel of a server, as JSON."""
        [place, *_] = [channel for channel in self.table.world.places_of(server) if channel.name.endswith("-1")]
        return [str(note.components) for note in place.messages.values()]


@asynccontextmanager
async def playing(database: Path, table: Sandbox, clock: Clock) -> AsyncIterator[Play]:
    """Kantera, running on this database."""

    def set_clock(bot: KanteraBot) -> None:
        bot.services.clock = bot.gateway.clock = bot.tables.store.now = clock

    async with kantera_inside(database, table, set_clock) as bot:
        yield Play(table, bot, clock)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections are tried again at once, and a moved clock is no frozen process."""
    monkeypatch.setattr(gateway, "LONGEST_DELAY", 0.05)
    monkeypatch.setattr(outages, "FROZEN", math.inf)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def play(tmp_path: Path, clock: Clock) -> AsyncIterator[Play]:
    async with Sandbox(shards=2) as table, playing(tmp_path / "games.db", table, clock) as play:
        yield play


@pytest.mark.slow
@pytest.mark.parametrize("forget", [False, True])
async def test_deadlines_are_suspended_without_a_gateway_connection(play: Play, clock: Clock, forget: bool) -> None:
    """Both when the session is resumed and when a new one begins."""
    lost, other = await play.game(play.first), await play.game(play.second)
    before = await play.left(lost)
    play.table.gateway.refuses = True
    await play.table.gateway.drop(shard=0, forget=forget)
    await eventually(lambda: 0 in play.bot.gateway._down)
    await play.rounds(1)
    clock.ahead += 110
    await play.rounds()
    assert not await play.acted(lost)
    assert await play.acted(other), "its shard was connected"
    play.table.gateway.refuses = False
    await eventually(lambda: 0 not in play.bot.gateway._down)
    await play.rounds()
    assert not await play.acted(lost)
    assert before - 5 < await play.left(lost) < MINUTE + 2
    clock.ahead += MINUTE + 2
    await play.rounds(1)  # this sends a heartbeat if nothing was received recently
    async with asyncio.timeout(TIMEOUT):
        while not await play.acted(lost):
            await play.rounds(1)
            await asyncio.sleep(0.02)


@pytest.mark.slow
async def test_an_unavailable_server_is_not_removed_and_does_not_affect_others(play: Play, clock: Clock) -> None:
    lost, other = await play.game(play.first), await play.game(play.second)
    play.table.world.set_bot(play.first, "unavailable")
    await eventually(lambda: not play.bot.gateway.present(play.first.id))
    await play.rounds(1)
    clock.ahead += 110
    await play.rounds()
    [absent] = await play.absent()
    assert (absent.guild_id, absent.removed) == (play.first.id, None)
    assert not await play.acted(lost)
    assert await play.acted(other)
    clock.ahead += 100 * DAY
    assert await play.bot.tables.removals.expire(clock()) == {}
    play.table.world.set_bot(play.first, "here")
    await eventually(lambda: play.bot.gateway.present(play.first.id))
    await play.rounds()
    assert await play.absent() == []
    assert not await play.acted(lost)
    assert await play.left(lost) > MINUTE - 10


@pytest.mark.slow
async def test_a_game_continues_after_the_bot_was_removed_and_invited_back(play: Play, clock: Clock) -> None:
    game = await play.game(play.first)
    boards = play.board(play.first)
    assert boards
    play.table.world.set_bot(play.first, "removed")
    await eventually(lambda: play.first.id in play.bot.tables.store.suspended)
    await play.rounds(1)
    clock.ahead += 29 * DAY
    await play.rounds()
    assert not await play.acted(game)
    [place, *_] = [channel for channel in play.table.world.places_of(play.first) if channel.name.endswith("-1")]
    place.messages.clear()  # the board is gone as well
    play.table.world.set_bot(play.first, "here")
    await eventually(lambda: play.bot.gateway.present(play.first.id))
    await play.rounds()
    assert await play.absent() == []
    await eventually(lambda: len(play.board(play.first)) == 1)
    assert not await play.acted(game)
    assert await play.left(game) > MINUTE - 10


@pytest.mark.slow
async def test_an_unconfirmed_removal_only_suspends_games(tmp_path: Path, clock: Clock) -> None:
    """Neither a new session nor a new start that does not name a server means that it has removed the bot."""
    async with Sandbox(shards=2) as table:
        async with playing(tmp_path / "games.db", table, clock) as play:
            game = await play.game(play.first)
            play.table.gateway.refuses = True
            await play.table.gateway.drop(shard=0, forget=True)
            await eventually(lambda: 0 in play.bot.gateway._down)
            play.first.bot = "removed"
            play.table.gateway.refuses = False
            await eventually(lambda: 0 not in play.bot.gateway._down)
            await eventually(lambda: not play.bot.gateway.present(play.first.id))
            await play.rounds()
            clock.ahead += 100 * DAY
            await play.rounds()
            [absent] = await play.absent()
            assert (absent.guild_id, absent.removed) == (play.first.id, None)
            assert not await play.acted(game)
        async with playing(tmp_path / "games.db", table, clock) as play:
            [absent] = await play.absent()
            assert absent.removed is None
            await play.rounds()
            assert not await play.acted(game)
        play.first.bot = "here"
        async with playing(tmp_path / "games.db", table, clock) as play:
            await play.rounds()
            assert await play.absent() == []
            assert not await play.acted(game)


async def heard_again(play: Play) -> None:
    """Let the gateway answer the first shard."""
    play.table.gateway.silent = False
    begun = time.perf_counter()
    await send_heartbeat(play.bot, 0)
    await eventually(lambda: (silence(play.bot, 0) or math.inf) < time.perf_counter() - begun)


@pytest.mark.slow
async def test_the_silence_of_a_connection_is_measured(play: Play) -> None:
    """The internals of discord.py in use: when something was last received, and an extra heartbeat."""
    for shard in (0, 1):
        assert play.bot.get_shard(shard) is not None
        assert (silence(play.bot, shard) or math.inf) < TIMEOUT
    assert silence(play.bot, 2) is None
    play.table.gateway.silent = True
    await send_heartbeat(play.bot, 0)
    await asyncio.sleep(0.3)
    assert (silence(play.bot, 0) or 0) >= 0.3
    await heard_again(play)


@pytest.mark.slow
async def test_deadlines_are_suspended_on_a_dead_connection(play: Play, clock: Clock) -> None:
    game = await play.game(play.first)
    shard = play.bot.get_shard(0)
    assert shard is not None
    play.table.gateway.silent = True
    keep_alive = shard._parent.ws._keep_alive
    assert keep_alive is not None
    for passed in (25, 45, 70):
        clock.ahead += passed - (0 if passed == 25 else 25 if passed == 45 else 45)
        keep_alive._last_recv = time.perf_counter() - passed
        await play.rounds()
    assert not await play.acted(game)
    await heard_again(play)
    await play.rounds()
    assert not await play.acted(game)
    assert await play.left(game) > MINUTE - 10


@pytest.mark.slow
async def test_attempts_to_reconnect_are_never_far_apart(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py's own delay would be up to 1,024 seconds by now."""
    shard = play.bot.get_shard(0)
    assert shard is not None
    backoff = shard._parent._backoff
    assert isinstance(backoff, ShortBackoff)
    backoff._exp = 10
    play.table.gateway.refuses = True
    asked: list[float] = []
    delay = ShortBackoff.delay

    def counted(self: ShortBackoff) -> float:
        asked.append(delay(self))
        return asked[-1]

    monkeypatch.setattr(ShortBackoff, "delay", counted)
    await play.table.gateway.drop(shard=0, forget=True)
    await eventually(lambda: len(asked) >= 5)
    assert max(asked) <= gateway.LONGEST_DELAY
    play.table.gateway.refuses = False
    await eventually(lambda: 0 not in play.bot.gateway._down)


def test_the_longest_delay_fits_into_a_minute() -> None:
    monkey = ShortBackoff()
    monkey._exp = 10
    assert all(monkey.delay() <= 16.0 for _ in range(100))
    assert isinstance(discord.backoff.ExponentialBackoff().delay(), float)

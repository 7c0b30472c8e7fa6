"""The timer of the exploration at a stored table: the agreed time runs once, whatever interrupts it (MM-14.10)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from games.map_masters.rules.game import MapMasters
from rules.players import RandomPlayer
from storage.database import Database
from tables.play.outages import Reach
from tables.tables import Tables
from tests.storage.conftest import database, hurried, seeded
from tests.tables.conftest import path
from tests.tables.helpers import ANN, BEN, CHANNEL, GUILD, ManualClock, make_tables, resume_all

__all__ = ["database", "hurried", "path", "seeded"]

LIMIT, PASSED = 5 * 60.0, 290.0


class Exploring:
    """A table of Ann, the host, and perhaps Ben, who explore; almost all of their time has passed."""

    def __init__(self, database: Database) -> None:
        self.database, self.clock = database, ManualClock()
        self.id = 0
        self.open()

    def open(self) -> None:
        """Start the bot, again."""
        games, players = {"map_masters": MapMasters}, {"map_masters": {"random": RandomPlayer()}}
        self.tables: Tables = make_tables(self.database, clock=self.clock, games=games, players=players)

    async def begin(self, seats: int) -> None:
        settings = {"timer": 5, "time_bonus": "off"}
        self.id = (await self.tables.lobby.open(GUILD, CHANNEL, "map_masters", ANN, settings, "en")).id
        if seats > 1:
            await self.tables.lobby.join(self.id, BEN)
        await self.tables.play.start(self.id, ANN.id)
        while await self.left() is None:
            await self.choose()
        assert await self.left() == LIMIT
        self.clock.now += PASSED

    async def choose(self) -> None:
        """Take the first answer to the first question, such as adding a card."""
        question = (await self.tables.store.game(self.id)).awaited()
        options = question.options(await self.tables.store.game(self.id))
        await self.tables.play.choose(self.id, question.seat, question.id, [options[0].id])

    async def left(self) -> float | None:
        """The seconds that are left; None before the exploration."""
        timers = await self.tables.store.timers(self.id)
        return next((due - self.clock.now for (kind, _), due in timers.items() if kind == "clock"), None)


async def pause_again_and_again(at: Exploring) -> None:
    for _ in range(3):
        await at.tables.pausing.pause(at.id, BEN)
        at.clock.now += 3600
        assert await at.tables.clock.run_due(at.clock.now) == 0, "a paused game waits"
        await at.tables.pausing.resume(at.id, BEN)


async def stop_the_bot(at: Exploring) -> None:
    await at.tables.clock.run_due(at.clock.now)  # a sign of life
    at.clock.now += 3600
    at.open()
    await resume_all(at.tables)


async def cut_the_line(at: Exploring) -> None:
    await at.tables.outages.settle(at.clock.now, Reach())
    await at.tables.outages.settle(at.clock.now, Reach(down={0: at.clock.now}))
    at.clock.now += 3600
    await at.tables.outages.settle(at.clock.now, Reach())


async def step_back_as_admin(at: Exploring) -> None:
    entry = (await at.tables.store.get(at.id)).version
    await at.choose()
    await at.tables.undo.go_back(at.id, entry, ANN, admin=True)


@pytest.mark.rule("MM-14.10", "MM-14.11")
@pytest.mark.parametrize("stop", [pause_again_and_again, stop_the_bot, cut_the_line, step_back_as_admin])
async def test_nothing_gives_the_exploration_more_time(
    database: Database, stop: Callable[[Exploring], Awaitable[None]]
) -> None:
    at = Exploring(database)
    await at.begin(2)
    await stop(at)
    assert await at.left() == pytest.approx(LIMIT - PASSED)

    at.clock.now += LIMIT - PASSED - 1
    assert await at.tables.clock.run_due(at.clock.now) == 0
    at.clock.now += 1
    assert await at.tables.clock.run_due(at.clock.now) == 1
    assert "log-time_up" in [event.key for event in await at.tables.journal.events(at.id, None)]


@pytest.mark.rule("MM-14.10")
async def test_a_player_alone_gains_no_time_by_taking_steps_back(database: Database) -> None:
    at = Exploring(database)
    await at.begin(1)
    for _ in range(2):
        await at.choose()
        await at.tables.undo.take_back(at.id, ANN.id)
    assert await at.left() == LIMIT - PASSED


@pytest.mark.rule("MM-14.10")
async def test_an_exploration_that_begins_again_has_its_whole_time(database: Database) -> None:
    at = Exploring(database)
    await at.begin(2)
    version = (await at.tables.store.get(at.id)).version
    await at.tables.undo.go_back(at.id, version - 1, ANN, admin=True)
    assert await at.left() is None
    while await at.left() is None:
        await at.choose()
    assert await at.left() == LIMIT

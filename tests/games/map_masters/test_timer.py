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
from tests.tables.helpers import ANN, BEN, CHANNEL, GUILD, ManualClock, logged_keys, make_tables, resume_all

__all__ = ["database", "hurried", "path", "seeded"]

LIMIT = 5 * 60.0
"""The agreed time, in seconds."""
PASSED = 290.0
"""The time that has passed when a test begins."""


class Exploring:
    """A table of Ann, the host, and perhaps Ben, who explore; almost all of their time has passed."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.clock = ManualClock()
        self.id = 0
        self.open()

    def open(self) -> None:
        """Start the bot, again."""
        games = {"map_masters": MapMasters}
        players = {"map_masters": {"random": RandomPlayer()}}
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


async def pause_again_and_again(exploring: Exploring) -> None:
    for _ in range(3):
        await exploring.tables.pausing.pause(exploring.id, BEN)
        exploring.clock.now += 3600
        assert await exploring.tables.clock.run_due(exploring.clock.now) == 0, "a paused game waits"
        await exploring.tables.pausing.resume(exploring.id, BEN)


async def stop_the_bot(exploring: Exploring) -> None:
    await exploring.tables.clock.run_due(exploring.clock.now)  # a sign of life
    exploring.clock.now += 3600
    exploring.open()
    await resume_all(exploring.tables)


async def cut_the_line(exploring: Exploring) -> None:
    await exploring.tables.outages.settle(exploring.clock.now, Reach())
    await exploring.tables.outages.settle(exploring.clock.now, Reach(down={0: exploring.clock.now}))
    exploring.clock.now += 3600
    await exploring.tables.outages.settle(exploring.clock.now, Reach())


async def step_back_as_admin(exploring: Exploring) -> None:
    entry = (await exploring.tables.store.get(exploring.id)).version
    await exploring.choose()
    await exploring.tables.undo.go_back(exploring.id, entry, ANN, admin=True)


@pytest.mark.rule("MM-14.10", "MM-14.11")
@pytest.mark.parametrize("stop", [pause_again_and_again, stop_the_bot, cut_the_line, step_back_as_admin])
async def test_nothing_gives_the_exploration_more_time(
    database: Database, stop: Callable[[Exploring], Awaitable[None]]
) -> None:
    exploring = Exploring(database)
    await exploring.begin(2)
    await stop(exploring)
    assert await exploring.left() == pytest.approx(LIMIT - PASSED)

    exploring.clock.now += LIMIT - PASSED - 1
    assert await exploring.tables.clock.run_due(exploring.clock.now) == 0
    exploring.clock.now += 1
    assert await exploring.tables.clock.run_due(exploring.clock.now) == 1
    assert "log-time_up" in await logged_keys(exploring.tables, exploring.id)


@pytest.mark.rule("MM-14.10")
async def test_a_player_alone_gains_no_time_by_taking_steps_back(database: Database) -> None:
    exploring = Exploring(database)
    await exploring.begin(1)
    for _ in range(2):
        await exploring.choose()
        await exploring.tables.undo.take_back(exploring.id, ANN.id)
    assert await exploring.left() == LIMIT - PASSED


@pytest.mark.rule("MM-14.10")
async def test_an_exploration_that_begins_again_has_its_whole_time(database: Database) -> None:
    exploring = Exploring(database)
    await exploring.begin(2)
    version = (await exploring.tables.store.get(exploring.id)).version
    await exploring.tables.undo.go_back(exploring.id, version - 1, ANN, admin=True)
    assert await exploring.left() is None
    while await exploring.left() is None:
        await exploring.choose()
    assert await exploring.left() == LIMIT

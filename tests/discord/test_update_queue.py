"""Updates after a change: merged, held back until the answer is sent, and without needless notifications."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from cogs.updates.update_queue import UpdateQueue
from tests.delays import NO_DELAYS
from tests.discord.table import Member, World, says, text


class Shows:
    """Counts the rounds of a queue; each takes until `go` is set."""

    def __init__(self, merge: float = 0.0, settle: float = 0.0) -> None:
        self.rounds: list[int] = []
        self.began = asyncio.Event()
        self.go = asyncio.Event()
        self.queue = UpdateQueue("test", self.show, merge, settle)

    async def show(self, table_id: int) -> None:
        self.rounds.append(table_id)
        self.began.set()
        await self.go.wait()


async def test_changes_during_a_round_lead_to_one_more_round() -> None:
    shows = Shows()
    for _ in range(3):
        shows.queue.touch(1)
        await asyncio.sleep(0)
    shows.go.set()
    await shows.queue.idle()
    assert shows.rounds == [1, 1]


async def test_tables_do_not_wait_for_each_other() -> None:
    shows = Shows()
    shows.queue.touch(1)
    shows.queue.touch(2)
    await asyncio.sleep(0)
    assert shows.rounds == [1, 2]
    shows.go.set()
    await shows.queue.idle()


async def test_a_planned_round_comes_at_the_earliest_time_asked_for_and_once() -> None:
    shows = Shows()
    shows.go.set()
    for seconds in (60.0, 0.01, 30.0):
        shows.queue.touch_later(1, seconds)
    assert shows.rounds == []
    await asyncio.wait_for(shows.began.wait(), 60)
    await asyncio.sleep(0.02)
    assert shows.rounds == [1]
    shows.queue.touch_later(1, 0.0)
    await shows.queue.idle()
    assert shows.rounds == [1, 1], "what is due is not planned"


async def test_a_closed_queue_has_no_planned_rounds() -> None:
    shows = Shows()
    shows.queue.touch_later(1, 0.01)
    await shows.queue.close()
    await asyncio.sleep(0.03)
    assert shows.rounds == []


@pytest.mark.slow
async def test_rounds_of_a_table_keep_a_minimum_interval() -> None:
    shows = Shows(merge=0.2)
    shows.go.set()
    loop = asyncio.get_running_loop()
    began = loop.time()
    shows.queue.touch(1)
    await asyncio.sleep(0)
    assert shows.rounds == [1]
    for _ in range(5):
        shows.queue.touch(1)
    await shows.queue.idle()
    assert loop.time() - began >= 0.2
    assert shows.rounds == [1, 1]


async def test_no_round_runs_while_the_table_is_held() -> None:
    shows = Shows()
    shows.go.set()
    shows.queue.hold(1)
    shows.queue.hold(1)
    shows.queue.touch(1)
    await shows.queue.idle()
    shows.queue.release(1)
    await shows.queue.idle()
    assert shows.rounds == []
    shows.queue.release(1)
    await shows.queue.idle()
    assert shows.rounds == [1]


async def test_a_press_right_after_a_change_is_answered_before_the_round() -> None:
    shows = Shows(settle=0.01)
    shows.go.set()
    shows.queue.touch(1)
    await asyncio.sleep(0)
    shows.queue.hold(1)
    await shows.queue.idle()
    assert shows.rounds == []
    shows.queue.release(1)
    await shows.queue.idle()
    assert shows.rounds == [1]


async def test_a_failed_round_is_logged_and_the_next_one_runs(caplog: pytest.LogCaptureFixture) -> None:
    rounds = []

    async def show(table_id: int) -> None:
        rounds.append(table_id)
        raise ZeroDivisionError("of no use")

    queue = UpdateQueue("test", show, 0.0)
    for _ in range(2):
        queue.touch(1)
        await queue.idle()
    assert rounds == [1, 1]
    assert "table 1: its test cannot be shown" in caplog.text


async def test_a_closed_queue_starts_no_more_rounds() -> None:
    shows = Shows()
    shows.queue.touch(1)
    await asyncio.sleep(0)
    shows.queue.touch(1)
    shows.go.set()
    await shows.queue.close()
    shows.queue.touch(1)
    await shows.queue.idle()
    assert shows.rounds == [1]


def let_presses_count(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let those who pressed something count as present for a minute, and nothing happen when it is over."""
    world.bot.services.delays = replace(NO_DELAYS, moment=60.0)
    monkeypatch.setattr(world.bot.updater._dm_queue, "touch_later", lambda table_id, seconds: None)


async def test_a_player_who_acted_a_moment_ago_is_not_notified(
    world: World, rival: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_presses_count(world, monkeypatch)
    await world.same_hands()
    (dm,) = world.dms(rival)
    await world.each_lays(rival, world.alice)
    assert [message.id for message in world.dms(rival)] == [dm.id]
    says(world.dms(rival)[-1], "You're playing in")
    assert not [message for message in world.public() if rival.mention in message.content]


async def test_a_player_who_acted_a_while_ago_is_notified(
    world: World, rival: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_presses_count(world, monkeypatch)
    await world.same_hands()
    (dm,) = world.dms(rival)
    await world.lay(rival)
    world.later(61)
    await world.lay(world.alice)
    (renewed,) = world.dms(rival)
    assert renewed.id != dm.id
    assert "Round 2: which card do you lay?" in text(renewed)

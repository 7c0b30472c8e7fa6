"""Automatic updates give way to people who wait for an answer."""

from __future__ import annotations

import asyncio

import pytest

from cogs.updates.update_queue import ResponsePriority
from tests.delays import run_other_tasks
from tests.discord.table import World


async def test_updates_do_not_wait_while_no_answer_is_pending() -> None:
    priority = ResponsePriority(timeout=3600)
    await priority.give_way()
    with priority.answering():
        pass
    await priority.give_way()


async def test_updates_wait_for_every_pending_answer() -> None:
    priority = ResponsePriority(timeout=3600)
    with priority.answering():
        with priority.answering():
            following = asyncio.create_task(priority.give_way())
            await run_other_tasks()
            assert not following.done()
        await run_other_tasks()
        assert not following.done(), "one of two is answered"
    await following


async def test_updates_do_not_wait_for_an_answer_that_has_failed() -> None:
    priority = ResponsePriority(timeout=3600)
    with pytest.raises(LookupError), priority.answering():
        raise LookupError
    await priority.give_way()


async def test_updates_wait_no_longer_than_the_timeout() -> None:
    priority = ResponsePriority(timeout=0.0)
    with priority.answering():
        await priority.give_way()
    priority = ResponsePriority(timeout=0.01)
    with priority.answering():
        await asyncio.gather(*(priority.give_way() for _ in range(3)))


async def test_presses_are_answered_between_two_of_many_updates() -> None:
    priority = ResponsePriority(timeout=3600)
    order = list[str]()
    begun = asyncio.Event()

    async def follow_up(name: str) -> None:
        await priority.give_way()
        order.append(name)
        begun.set()

    following = [asyncio.create_task(follow_up(name)) for name in "abc"]
    await begun.wait()
    with priority.answering():
        order.append("press")
        await run_other_tasks()
        order.append("answer")
    await asyncio.gather(*following)
    assert order == ["a", "press", "answer", "b", "c"]


async def test_updates_do_not_wait_for_what_is_looked_up_after_an_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_pass: list[int] = []
    priority, here = world.bot.updater.priority, world.bot.tables.absence.here

    async def looked_up(user_id: int) -> list[int]:
        await asyncio.wait_for(priority.give_way(), priority.timeout / 2)
        let_pass.append(user_id)
        return await here(user_id)

    await world.started("bob")
    monkeypatch.setattr(world.bot.tables.absence, "here", looked_up)
    await world.my_move(world.alice)
    assert let_pass == [world.alice.id]

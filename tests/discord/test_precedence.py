"""What follows by itself gives way to whoever waits for an answer."""

from __future__ import annotations

import asyncio

import pytest

from cogs.house.precedence import Precedence


async def everybody() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_nobody_waits_while_nobody_presses() -> None:
    precedence = Precedence(patience=3600)
    await precedence.give_way()
    with precedence.answering():
        pass
    await precedence.give_way()


async def test_what_follows_waits_for_every_answer() -> None:
    precedence = Precedence(patience=3600)
    with precedence.answering():
        with precedence.answering():
            following = asyncio.create_task(precedence.give_way())
            await everybody()
            assert not following.done()
        await everybody()
        assert not following.done(), "one of two is answered"
    await following


async def test_an_answer_that_fails_holds_nobody_up() -> None:
    precedence = Precedence(patience=3600)
    with pytest.raises(LookupError), precedence.answering():
        raise LookupError
    await precedence.give_way()


async def test_patience_has_an_end() -> None:
    precedence = Precedence(patience=0.0)
    with precedence.answering():
        await precedence.give_way()
    precedence = Precedence(patience=0.01)
    with precedence.answering():
        await asyncio.gather(*(precedence.give_way() for _ in range(3)))


async def test_many_at_once_let_presses_in_between() -> None:
    precedence, order, begun = Precedence(patience=3600), list[str](), asyncio.Event()

    async def follow(name: str) -> None:
        await precedence.give_way()
        order.append(name)
        begun.set()

    following = [asyncio.create_task(follow(name)) for name in "abc"]
    await begun.wait()
    with precedence.answering():
        order.append("press")
        await everybody()
        order.append("answer")
    await asyncio.gather(*following)
    assert order == ["a", "press", "answer", "b", "c"]

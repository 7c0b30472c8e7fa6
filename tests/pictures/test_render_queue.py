"""Drawing in worker processes: the order, the cache, and workers that die or take too long."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from io import BytesIO

import pytest
from PIL import Image

from pictures import render_queue as painting
from pictures.render_queue import AHEAD, IN_TURN, READY, DeadlineSemaphore, RenderQueue
from pictures.svg import document, rect, text
from tables.workers.workers import CallTimedOut, WorkerDied, Workers
from tests.delays import run_other_tasks

pytestmark = pytest.mark.slow


def picture(words: str) -> str:
    return document(120, 60, rect(0, 0, 120, 60, "#123456"), text(60, 30, words, 28, "#ffffff", "middle"))


@pytest.fixture
async def render_queue() -> AsyncIterator[RenderQueue]:
    render_queue = RenderQueue(Workers(), kept=2)
    yield render_queue
    await render_queue.close()


class Easel:
    """Fake workers: they record what was begun, and each picture is done when the test says so."""

    def __init__(self, number: int = 1) -> None:
        self.number = number
        self.begun: list[str] = []
        self._done: dict[str, asyncio.Future[bytes]] = {}

    async def run(self, function: Callable[[bytes], bytes], svg: bytes, /) -> bytes:
        self.begun.append(svg.decode())
        self._done[svg.decode()] = asyncio.get_running_loop().create_future()
        return await self._done[svg.decode()]

    async def done(self, svg: str) -> None:
        """Hand out a picture and let everyone go on."""
        self._done[svg].set_result(svg.encode())
        await run_other_tasks()

    async def fails(self, svg: str) -> None:
        """Fail to draw a picture."""
        self._done[svg].set_exception(ValueError(svg))
        await run_other_tasks()

    async def close(self) -> None:
        """There is nothing to close."""


async def begin(*asked: object) -> list[asyncio.Task[bytes]]:
    """Let each run as far as it can, one after the other."""
    tasks = []
    for drawing in asked:
        tasks.append(asyncio.ensure_future(drawing))  # type: ignore[call-overload]
        await run_other_tasks()
    return tasks


async def board(render_queue: RenderQueue, newest: Callable[[], str]) -> bytes:
    """Draw a board, which is read when its turn has come."""
    async with render_queue.slot():
        return await render_queue.draw(newest())


async def test_a_picture_is_drawn_in_a_worker(render_queue: RenderQueue) -> None:
    image = Image.open(BytesIO(await render_queue.draw(picture("魔王"))))
    assert image.size == (120, 60)
    assert image.convert("RGB").getpixel((2, 2)) == (0x12, 0x34, 0x56)


async def test_the_last_pictures_are_kept(render_queue: RenderQueue) -> None:
    first = await render_queue.draw(picture("1"))
    assert await render_queue.draw(picture("1")) is first
    await render_queue.draw(picture("2"))
    await render_queue.draw(picture("3"))
    again = await render_queue.draw(picture("1"))
    assert again is not first
    assert again == first


async def test_a_picture_requested_twice_at_once_is_drawn_once(render_queue: RenderQueue) -> None:
    first, second, other = await asyncio.gather(*map(render_queue.draw, (picture("1"), picture("1"), picture("2"))))
    assert first is second
    assert first != other
    for result in await asyncio.gather(*map(render_queue.draw, ("none", "none")), return_exceptions=True):
        assert isinstance(result, ValueError)
    waiting = asyncio.create_task(render_queue.draw(picture("3")))
    kept = asyncio.create_task(render_queue.draw(picture("3")))
    await asyncio.sleep(0)
    waiting.cancel()
    assert (await kept)[:4] == b"\x89PNG", "the other request is still answered"


async def test_requested_pictures_are_drawn_before_boards() -> None:
    easel = Easel()
    render_queue = RenderQueue(easel)
    asked = await begin(
        render_queue.draw("first"),
        render_queue.draw("second"),
        board(render_queue, lambda: "board 1"),
        board(render_queue, lambda: "board 2"),
        render_queue.draw("panel 1"),
        render_queue.draw("panel 2"),
    )
    assert easel.begun == ["first", "second"]
    for done, begun in (("first", "panel 1"), ("second", "panel 2"), ("panel 1", "board 1"), ("panel 2", "board 2")):
        await easel.done(done)
        assert easel.begun[-1] == begun
    await easel.done("board 1")
    await easel.done("board 2")
    assert [await drawing for drawing in asked] == [b"first", b"second", b"board 1", b"board 2", b"panel 1", b"panel 2"]


async def test_a_board_that_has_waited_long_is_drawn_before_new_requests() -> None:
    easel = Easel()
    now = 100.0
    render_queue = RenderQueue(easel, now=lambda: now)
    await begin(render_queue.draw("first"), render_queue.draw("second"), board(render_queue, lambda: "board"))
    now += IN_TURN
    await begin(render_queue.draw("asked when its time is up"))
    now += 0.1
    await begin(render_queue.draw("late"))
    for done, begun in (("first", "board"), ("second", "asked when its time is up"), ("board", "late")):
        await easel.done(done)
        assert easel.begun[-1] == begun


async def test_a_board_that_can_still_wait_lets_every_panel_pass() -> None:
    easel = Easel()
    now = 100.0
    render_queue = RenderQueue(easel, now=lambda: now)
    await begin(render_queue.draw("first"), render_queue.draw("second"), board(render_queue, lambda: "board"))
    now += IN_TURN - 0.1
    await begin(render_queue.draw("panel"))
    for done, begun in (("first", "panel"), ("second", "board")):
        await easel.done(done)
        assert easel.begun[-1] == begun


async def test_a_shared_picture_has_the_priority_of_its_most_urgent_request() -> None:
    easel = Easel()
    render_queue = RenderQueue(easel)
    asked = await begin(
        render_queue.draw("first"),
        render_queue.draw("second"),
        board(render_queue, lambda: "board"),
        board(render_queue, lambda: "shared"),
        render_queue.draw("shared"),
    )
    for done, begun in (("first", "shared"), ("second", "board"), ("shared", "board")):
        await easel.done(done)
        assert easel.begun[-1] == begun
    assert [await asked[number] for number in (3, 4)] == [b"shared", b"shared"]
    await easel.done("board")
    assert render_queue.places.free == 1 + AHEAD


async def test_a_board_is_drawn_as_it_is_when_its_turn_comes() -> None:
    easel = Easel()
    render_queue = RenderQueue(easel)
    lies = ["an old card"]
    ready = 1 + READY
    asked = await begin(
        *(board(render_queue, lambda number=number: f"board {number}") for number in range(ready)),  # type: ignore[misc]
        board(render_queue, lambda: lies[-1]),
    )
    assert render_queue.slots.free == 0
    lies.append("a new card")
    for number in range(ready):
        await easel.done(f"board {number}")
    await easel.done("a new card")
    assert easel.begun == [*(f"board {number}" for number in range(ready)), "a new card"]
    assert await asked[-1] == b"a new card"


async def test_only_a_few_more_pictures_are_handed_out_than_there_are_workers() -> None:
    easel = Easel(number=3)
    render_queue = RenderQueue(easel)
    handed = 3 + AHEAD
    await begin(
        *(render_queue.draw(f"panel {number}") for number in range(handed)),
        board(render_queue, lambda: "board"),
        render_queue.draw("last"),
    )
    assert easel.begun == [f"panel {number}" for number in range(handed)]
    await easel.done("panel 1")
    assert easel.begun[handed:] == ["last"]
    await easel.done("panel 0")
    assert easel.begun[handed + 1 :] == ["board"]


async def test_every_picture_of_a_turn_has_its_priority() -> None:
    easel = Easel()
    now = 100.0
    render_queue = RenderQueue(easel, now=lambda: now)

    async def ending() -> bytes:
        async with render_queue.slot():
            await render_queue.draw("board")
            return await render_queue.draw("scores")

    asked = await begin(ending(), render_queue.draw("panel 1"), render_queue.draw("panel 2"))
    for done, begun in (("board", "panel 2"), ("panel 1", "scores")):
        await easel.done(done)
        assert easel.begun[-1] == begun
    await easel.done("scores")
    assert await asked[0] == b"scores"
    assert render_queue.slots.free == 1 + READY


async def test_a_cached_picture_is_returned_while_all_workers_are_busy() -> None:
    easel = Easel()
    render_queue = RenderQueue(easel)
    (known,) = await begin(render_queue.draw("known"))
    await easel.done("known")
    assert await known == b"known"
    await begin(render_queue.draw("first"), render_queue.draw("second"))
    async with render_queue.slot():
        assert await render_queue.draw("known") == b"known"


async def test_a_failed_picture_frees_its_place() -> None:
    easel = Easel()
    render_queue = RenderQueue(easel)
    bad, good = await begin(board(render_queue, lambda: "bad"), render_queue.draw("good"))
    await easel.fails("bad")
    with pytest.raises(ValueError):
        await bad
    await easel.done("good")
    assert await good == b"good"
    assert (render_queue.places.free, render_queue.slots.free) == (1 + AHEAD, 1 + READY)


async def test_a_cancelled_waiter_is_skipped() -> None:
    places = DeadlineSemaphore(1)
    await places.take(0.0, "held")
    first, second, third = await begin(*(places.take(1.0, name) for name in range(3)))
    first.cancel()
    await run_other_tasks()
    places.leave()
    second.cancel()  # at the moment at which it is given the place
    await run_other_tasks()
    assert second.cancelled()
    assert third.done()
    places.leave()
    assert places.free == 1


async def test_a_picture_whose_requests_were_all_cancelled_is_not_drawn() -> None:
    easel = Easel()
    render_queue = RenderQueue(easel)
    _, _, one, other, gone = await begin(*map(render_queue.draw, ("first", "second", "third", "third", "fourth")))
    one.cancel()
    gone.cancel()
    await run_other_tasks()
    (again,) = await begin(render_queue.draw("fifth"))
    await easel.done("first")
    await easel.done("second")
    assert easel.begun == ["first", "second", "third", "fifth"]
    await easel.done("third")
    await easel.done("fifth")
    assert (await other, await again) == (b"third", b"fifth")
    assert render_queue.places.free == 1 + AHEAD
    (asked,) = await begin(render_queue.draw("fourth"))
    await easel.done("fourth")
    assert await asked == b"fourth", "it can be asked for again"


async def test_a_killed_worker_is_replaced(render_queue: RenderQueue) -> None:
    assert isinstance(render_queue.workers, Workers)
    old = await render_queue.workers.run(os.getpid)
    os.kill(old, signal.SIGKILL)
    assert (await render_queue.draw(picture("2")))[:4] == b"\x89PNG"
    assert await render_queue.workers.run(os.getpid) != old


async def test_a_worker_that_dies_twice_is_reported(render_queue: RenderQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painting, "_render", _die)
    with pytest.raises(WorkerDied):
        await render_queue.draw(picture("1"))
    monkeypatch.undo()
    assert (await render_queue.draw(picture("1")))[:4] == b"\x89PNG", "the next one gets a new worker"


def _die(svg: bytes) -> bytes:
    os._exit(3)


async def test_a_picture_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers(limit=0.3)
    render_queue = RenderQueue(workers)
    try:
        monkeypatch.setattr(painting, "_render", _dawdle)
        with pytest.raises(CallTimedOut):
            await render_queue.draw(picture("1"))
        monkeypatch.undo()
        workers.limit = 60.0
        assert (await render_queue.draw(picture("1")))[:4] == b"\x89PNG"
    finally:
        await render_queue.close()


def _dawdle(svg: bytes) -> bytes:
    while True:
        pass


async def test_an_invalid_picture_is_refused_every_time(render_queue: RenderQueue) -> None:
    for _ in range(2):
        with pytest.raises(ValueError):
            await render_queue.draw("no picture")


async def test_closing_cancels_running_and_waiting_pictures() -> None:
    easel = Easel()
    render_queue = RenderQueue(easel)
    asked = await begin(render_queue.draw("first"), render_queue.draw("second"), render_queue.draw("third"))
    await render_queue.close()
    assert all(task.cancelled() for task in asked)
    await begin(render_queue.draw("fourth"))
    assert easel.begun == ["first", "second", "fourth"], "its place is free again"


async def test_closing_ends_the_worker_and_drawing_starts_another(render_queue: RenderQueue) -> None:
    assert isinstance(render_queue.workers, Workers)
    old = await render_queue.workers.run(os.getpid)
    await render_queue.close()
    with pytest.raises(ProcessLookupError):
        os.kill(old, 0)
    assert (await render_queue.draw(picture("2")))[:4] == b"\x89PNG"

"""Drawing in the worker process: it starts late, keeps pictures, survives its worker's death, and ends with the bot."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from pictures import painter as painting
from pictures.painter import Painter
from pictures.svg import document, rect, text
from tables.workers import Workers

ROOT = Path(__file__).parents[2]


def picture(words: str) -> str:
    return document(120, 60, rect(0, 0, 120, 60, "#123456"), text(60, 30, words, 28, "#ffffff", "middle"))


@pytest.fixture
async def painter() -> AsyncIterator[Painter]:
    painter = Painter(Workers(), kept=2)
    yield painter
    await painter.close()


def workers(painter: Painter) -> list[int]:
    """The process ids of the painter's workers."""
    assert isinstance(painter.workers, Workers)
    pool = painter.workers._pool
    return list(pool._processes) if pool is not None else []


async def test_a_picture_is_drawn_by_one_worker(painter: Painter) -> None:
    assert workers(painter) == [], "the worker starts with the first picture"
    png = await painter.draw(picture("魔王"))
    image = Image.open(BytesIO(png))
    assert image.size == (120, 60)
    assert len(workers(painter)) == 1
    assert image.convert("RGB").getpixel((2, 2)) == (0x12, 0x34, 0x56)


async def test_the_last_pictures_are_kept(painter: Painter) -> None:
    first = await painter.draw(picture("1"))
    assert await painter.draw(picture("1")) is first
    await painter.draw(picture("2"))
    await painter.draw(picture("3"))
    again = await painter.draw(picture("1"))
    assert again is not first
    assert again == first


async def test_what_is_asked_for_twice_at_once_is_drawn_once(painter: Painter) -> None:
    first, second, other = await asyncio.gather(*map(painter.draw, (picture("1"), picture("1"), picture("2"))))
    assert first is second
    assert first != other
    for result in await asyncio.gather(*map(painter.draw, ("none", "none")), return_exceptions=True):
        assert isinstance(result, ValueError)
    waiting = asyncio.create_task(painter.draw(picture("3")))
    kept = asyncio.create_task(painter.draw(picture("3")))
    await asyncio.sleep(0)
    waiting.cancel()
    assert (await kept)[:4] == b"\x89PNG", "another who wants it still gets it"


async def test_a_killed_worker_is_replaced(painter: Painter) -> None:
    await painter.draw(picture("1"))
    (old,) = workers(painter)
    os.kill(old, signal.SIGKILL)
    assert (await painter.draw(picture("2")))[:4] == b"\x89PNG"
    (new,) = workers(painter)
    assert new != old


async def test_a_worker_that_dies_twice_is_reported(painter: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painting, "render", _die)
    with pytest.raises(BrokenProcessPool):
        await painter.draw(picture("1"))
    monkeypatch.undo()
    assert (await painter.draw(picture("1")))[:4] == b"\x89PNG", "the next one gets a new worker"


def _die(svg: str) -> bytes:
    os._exit(3)


async def test_what_is_no_picture_is_refused_and_not_kept(painter: Painter) -> None:
    for _ in range(2):
        with pytest.raises(ValueError):
            await painter.draw("no picture")


async def test_closing_ends_the_worker_and_drawing_starts_another(painter: Painter) -> None:
    await painter.draw(picture("1"))
    (old,) = workers(painter)
    await painter.close()
    with pytest.raises(ProcessLookupError):
        os.kill(old, 0)
    await painter.draw(picture("2"))
    assert workers(painter) != [old]


def test_the_worker_ends_when_its_bot_is_killed(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(BOT.format(svg=picture("1")), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, bot], cwd=ROOT, env=dict(os.environ, PYTHONPATH=str(ROOT)), stdout=subprocess.PIPE
    )
    assert ran.returncode == -signal.SIGKILL
    worker = int(ran.stdout)
    for _ in range(200):
        if not Path(f"/proc/{worker}/cmdline").exists() or not Path(f"/proc/{worker}/cmdline").read_bytes():
            return
        time.sleep(0.05)
    os.kill(worker, signal.SIGKILL)
    pytest.fail("the worker outlived its bot")


BOT = """
import asyncio, os, signal
from pictures.painter import Painter
from tables.workers import Workers

async def main():
    painter = Painter(Workers())
    await painter.draw({svg!r})
    print(*painter.workers._pool._processes, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""

"""Pages in the browser: `python -m benchmarks web` (`--tables`, `--pages`, `--pace`, `--seconds`, `--loads`, `--json`).

A server in a process of its own, and any number of open pages, which answer at random, `--pace` times a second in
total. A choice is timed until its own page, and until the table's other pages, have the change. The CPU time is
that of the server with its children, for each push. Then a browser with a CPU throttled to a quarter loads a page.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
import time
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import aiohttp
from playwright.async_api import CDPSession, async_playwright

from benchmarks.crowd import cpu_seconds, family
from benchmarks.figures import Spread, heading, row
from tests.browser.conftest import FLAGS, NAMES

SEED = "web"
UNLOADED = (10, 50, 5.0)
"""Tables, pages and choices a second for the latency without load."""
THROTTLE = 4
"""The factor by which the browser's processor is slowed down."""
PUSH = '{"t": "parts"'
"""The beginning of a push."""
SETTLED = 1.0
"""Seconds after all pages are shown until the measurement begins."""
ALL_PUSHED = 0.7
"""Seconds in which the other pages of a table get a change, too."""
AT_ONCE = 50
"""Pages that connect at the same time."""
SHOWN = "board shown after"
WATCH = f"""
new MutationObserver((_, watch) => {{
  if (!document.querySelector(".board svg")) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => console.log("{SHOWN}", performance.now())));
}}).observe(document, {{ childList: true, subtree: true }});
"""
"""Reports when the browser has drawn the board, in ms since it began to load the page.

Playwright's own ways of waiting run scripts in the page, which would be measured as well.
"""


@dataclass(eq=False)
class Visitor:
    """One open page."""

    socket: aiohttp.ClientWebSocketResponse
    table: int
    plays: bool
    answers: dict[str, Any] = field(default_factory=dict)
    pushed: float = 0.0
    """When the last push arrived."""
    pushes: int = 0
    shown: asyncio.Event = field(default_factory=asyncio.Event)
    """Set by the first push."""

    async def listen(self) -> None:
        """Note when a push arrives, and what can be answered."""
        async for message in self.socket:
            compressed = isinstance(message.data, bytes)
            said = zlib.decompress(message.data, -zlib.MAX_WBITS).decode() if compressed else message.data
            if said.startswith(PUSH):
                self.pushed = time.perf_counter()
                self.pushes += 1
                self.shown.set()
                if self.plays and '"panel":' in said:
                    panel = json.loads(said)["parts"]["panel"]
                    self.answers = next((block for block in panel if block["kind"] == "answers"), {})

    @property
    def offered(self) -> list[str]:
        """The possible answers, by custom ids or, where several answers are picked at once, by those of options."""
        answers = self.answers
        if not answers:
            return []
        key = "id" if answers["way"] == "several" else "press"
        options = [option[key] for option in answers["options"] if option["id"] not in answers["picked"]]
        return options or [button["id"] for button in (*answers["back"], *answers["out"])]

    def random_answer(self, rng: Random) -> tuple[str, list[str]]:
        """The custom id and the values of an answer; confirmations are left out."""
        answers = self.answers
        if answers["way"] == "several" and answers["options"]:
            return answers["send"], rng.sample(self.offered, rng.randint(answers["least"], answers["most"]))
        return rng.choice(self.offered), []


@dataclass
class Measured:
    """The times and counts of the pages."""

    own: list[float] = field(default_factory=list)
    """The seconds after which the page that made a choice had the change."""
    others: list[float] = field(default_factory=list)
    """Those after which the other pages of its table had it."""
    without: int = 0
    """The pages without a change, counted for each choice: it is secret, or the server too slow."""
    pushes: int = 0
    cpu: float = 0.0
    """The seconds of CPU time that the server took."""


@dataclass
class Server:
    """A server: its process, its address, and the links to pages."""

    pid: int
    url: str
    links: list[tuple[int, bool, str]]
    """For each page its table, whether its person plays there, and the secret."""
    host_links: list[str]
    """One more secret for the host of each table."""


@asynccontextmanager
async def hosted(tables: int, pages: int) -> AsyncIterator[Server]:
    """A server in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.web_host", f"{folder}/web.db", str(tables), str(pages)]
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=2**22)
        assert process.stdout is not None
        try:
            yield Server(process.pid, **json.loads(await process.stdout.readline()))
        finally:
            assert process.stdin is not None
            process.stdin.close()
            await process.communicate()


async def visit(session: aiohttp.ClientSession, url: str, link: tuple[int, bool, str]) -> Visitor:
    """Sign in and open the page."""
    table, plays, secret = link
    headers = {"Origin": url}
    async with session.post(f"{url}/enter", json={"link": secret}, headers=headers) as response:
        path = (await response.json())["path"]
        cookie = response.cookies["kantera"].value
    socket = await session.ws_connect(f"{url}{path}/live", headers={**headers, "Cookie": f"kantera={cookie}"})
    return Visitor(socket, table, plays)


async def measured(server: Server, pace: float, seconds: float) -> Measured:
    """Open the pages and play for this many seconds."""
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar()) as session:
        visitors: list[Visitor] = []
        for first in range(0, len(server.links), AT_ONCE):
            part = server.links[first : first + AT_ONCE]
            visitors += await asyncio.gather(*(visit(session, server.url, link) for link in part))
        listening = [asyncio.create_task(visitor.listen()) for visitor in visitors]
        await asyncio.gather(*(visitor.shown.wait() for visitor in visitors))
        await asyncio.sleep(SETTLED)
        before = sum(visitor.pushes for visitor in visitors)
        cpu = sum(map(cpu_seconds, family(server.pid)))
        result = await _play(visitors, pace, seconds)
        result.pushes = sum(visitor.pushes for visitor in visitors) - before
        result.cpu = sum(map(cpu_seconds, family(server.pid))) - cpu
        await asyncio.gather(*(visitor.socket.close() for visitor in visitors))
        await asyncio.gather(*listening)
    return result


async def _play(visitors: Sequence[Visitor], pace: float, seconds: float) -> Measured:
    """The times after which the pages had each change, while `pace` choices a second are made."""
    rng, result = Random(SEED), Measured()
    by_table: dict[int, list[Visitor]] = {}
    for visitor in visitors:
        by_table.setdefault(visitor.table, []).append(visitor)
    choices: list[asyncio.Task[None]] = []
    until = time.perf_counter() + seconds
    busy: set[int] = set()
    while (now := time.perf_counter()) < until:
        free = [visitor for visitor in visitors if visitor.table not in busy and visitor.offered]
        if free:
            actor = rng.choice(free)
            choices.append(asyncio.create_task(_choose(actor, by_table[actor.table], rng, busy, result)))
        await asyncio.sleep(max(0.0, rng.expovariate(pace) - (time.perf_counter() - now)))
    await asyncio.gather(*choices)
    return result


async def _choose(actor: Visitor, pages: Sequence[Visitor], rng: Random, busy: set[int], result: Measured) -> None:
    """Make one choice, and note when each page of the table received it."""
    busy.add(actor.table)
    begun = time.perf_counter()
    nonce = f"{rng.getrandbits(64):016x}"
    custom_id, values = actor.random_answer(rng)
    await actor.socket.send_json({"op": "press", "nonce": nonce, "id": custom_id, "values": values})
    for _ in range(1000):
        await asyncio.sleep(0.002)
        if actor.pushed > begun:
            break
    await asyncio.sleep(ALL_PUSHED)
    for page in pages:
        if page.pushed > begun:
            (result.own if page is actor else result.others).append(page.pushed - begun)
        else:
            result.without += 1
    busy.discard(actor.table)


async def first_load(server: Server, loads: int) -> tuple[float, float]:
    """The kB that a browser loads until the board is there, and the ms that it takes on a slow processor."""
    chromium = next(path for name in NAMES if (path := shutil.which(name)))
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        times: list[float] = []
        sizes: list[float] = []
        for link in server.host_links[:loads]:
            context = await launched.new_context(viewport={"width": 390, "height": 844})
            page = await context.new_page()
            session = await context.new_cdp_session(page)
            await session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
            await session.send("Network.enable")
            bytes_loaded: list[float] = []
            _note(session, "Network.loadingFinished", bytes_loaded, lambda said: said["encodedDataLength"])
            _note(
                session,
                "Network.webSocketFrameReceived",
                bytes_loaded,
                lambda said: len(said["response"]["payloadData"]),
            )
            await page.add_init_script(WATCH)
            async with page.expect_console_message(lambda said: said.text.startswith(SHOWN)) as said:
                await page.goto(f"{server.url}/enter#{link}")
            times.append(float((await said.value).text.removeprefix(SHOWN)) / 1000)
            await page.wait_for_timeout(300)
            sizes.append(sum(bytes_loaded))
            await context.close()
        await launched.close()
    return max(sizes) / 1000, Spread(times).median * 1000


def _note(session: CDPSession, event: str, sizes: list[float], size: Callable[[Any], float]) -> None:
    """Add the size of everything that arrives with such an event."""
    session.on(event, lambda said: sizes.append(size(said)))


async def everything(given: argparse.Namespace) -> tuple[Measured, Measured, tuple[float, float]]:
    """The measurements without load and with as many pages as were asked for, and those of the browser."""
    asked = given.tables, given.pages, given.pace
    tables, pages, pace = map(min, UNLOADED, asked)
    async with hosted(int(tables), int(pages)) as server:
        load = await first_load(server, given.loads)
        unloaded = await measured(server, pace, given.seconds)
    if (tables, pages, pace) == asked:
        return unloaded, unloaded, load
    async with hosted(given.tables, given.pages) as server:
        return unloaded, await measured(server, given.pace, given.seconds), load


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks web", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--pages", type=int, default=1000)
    parser.add_argument("--pace", type=float, default=30.0, help="choices a second in all")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--loads", type=int, default=5, help="pages that the browser loads")
    given = parser.parse_args(arguments)
    unloaded, loaded, (kilobytes, board) = asyncio.run(everything(given))
    figures = {
        "own_p50_ms": round(Spread(unloaded.own).median * 1000, 1),
        "others_p50_ms": round(Spread(unloaded.others).median * 1000, 1),
        f"p99_ms_{given.pages}_pages": round(Spread(loaded.own + loaded.others).quantile(0.99) * 1000, 1),
        "cpu_ms_per_push": round(loaded.cpu / loaded.pushes * 1000, 2),
        "first_load_kb": round(kilobytes, 1),
        "first_board_ms": round(board),
    }
    if given.json:
        print(json.dumps(figures))
        return
    heading("pages in the browser")
    for name, figure in figures.items():
        row(name, f"{figure}")
    row("choices, pushes and pages without a change", f"{len(loaded.own)}, {loaded.pushes}, {loaded.without}")

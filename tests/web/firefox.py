"""Debian's Firefox, driven over WebDriver BiDi (https://w3c.github.io/webdriver-bidi/): just what the tests need.

Playwright drives only a Firefox of its own, which no package has.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp

NAMES = ("firefox-esr", "firefox")
TIMEOUT = 120.0
"""Seconds allowed for a start, a command, or a condition on a page."""
LOOKS = 2400
"""The number of checks of such a condition within that time."""
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}
"""It loads nothing but the pages of the tests, and speaks only BiDi."""


def installed() -> str | None:
    """The program, if there is one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class CommandFailed(Exception):
    """Firefox refused a command."""


@dataclass(eq=False)
class Tab:
    """A window with its own cookies, for one person."""

    firefox: Firefox
    context: str

    async def goto(self, url: str) -> None:
        """Load a page."""
        await self.firefox.command("browsingContext.navigate", context=self.context, url=url, wait="complete")

    async def evaluate(self, expression: str) -> Any:
        """The value of an expression: a string, a number, a boolean or null."""
        reply = await self.firefox.command(
            "script.evaluate", expression=expression, target={"context": self.context}, awaitPromise=True
        )
        if reply["type"] == "exception":
            raise CommandFailed(reply["exceptionDetails"]["text"])
        return reply["result"].get("value")

    async def until(self, expression: str) -> None:
        """Wait until an expression is true."""
        for _ in range(LOOKS):
            if await self.evaluate(f"Boolean({expression})"):
                return
            await asyncio.sleep(TIMEOUT / LOOKS)
        raise TimeoutError(expression)

    async def says(self, selector: str, text: str) -> None:
        """Wait until an element contains a text."""
        await self.until(f"document.querySelector({json.dumps(selector)})?.textContent.includes({json.dumps(text)})")

    async def tap(self, selector: str, pointer: str = "touch") -> None:
        """Scroll to an element and tap its middle, or click there (`mouse`)."""
        await self.until(f"document.querySelector({json.dumps(selector)})")
        await self.evaluate(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'nearest'}})")
        reply = await self.firefox.command(
            "browsingContext.locateNodes", context=self.context, locator={"type": "css", "value": selector}
        )
        node = {"type": "element", "element": {"sharedId": reply["nodes"][0]["sharedId"]}}
        acts = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": node},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": pointer, "parameters": {"pointerType": pointer}, "actions": acts}
        await self.firefox.command("input.performActions", context=self.context, actions=[source])


@dataclass(eq=False)
class Firefox:
    """A running browser. `problems`: errors on its pages."""

    socket: aiohttp.ClientWebSocketResponse
    problems: list[str] = field(default_factory=list)
    _numbers: count[int] = field(default_factory=lambda: count(1))
    _answers: dict[int, asyncio.Future[Any]] = field(default_factory=dict)

    async def command(self, method: str, **parameters: Any) -> Any:
        """Send a command; returns its result."""
        number = next(self._numbers)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        await self.socket.send_json({"id": number, "method": method, "params": parameters})
        async with asyncio.timeout(TIMEOUT):
            return await answer

    async def listen(self) -> None:
        """Take answers and events until the connection ends."""
        async for message in self.socket:
            event = json.loads(message.data)
            if event["type"] == "event":
                entry = event["params"]
                if event["method"] == "log.entryAdded" and entry["level"] == "error":
                    self.problems.append(str(entry.get("text")))
                continue
            answer = self._answers.pop(event.get("id"), None)
            if answer is None or answer.done():
                continue
            if event["type"] == "success":
                answer.set_result(event["result"])
            else:
                answer.set_exception(CommandFailed(f"{event['error']}: {event['message']}"))

    async def tab(self, width: int, height: int) -> Tab:
        """A window of this size, without cookies."""
        person = await self.command("browser.createUserContext")
        opened = await self.command("browsingContext.create", type="tab", userContext=person["userContext"])
        viewport = {"width": width, "height": height}
        await self.command("browsingContext.setViewport", context=opened["context"], viewport=viewport)
        return Tab(self, opened["context"])


@asynccontextmanager
async def started(program: str) -> AsyncIterator[Firefox]:
    """A headless Firefox with a fresh profile."""
    with tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True) as profile:
        _prefer(Path(profile))
        process = await asyncio.create_subprocess_exec(
            *(program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            address = await _address(process)
            draining = asyncio.create_task(_drain(process))
            async with (
                aiohttp.ClientSession() as session,
                session.ws_connect(f"{address}/session", max_msg_size=0) as socket,
            ):
                firefox = Firefox(socket)
                listening = asyncio.create_task(firefox.listen())
                await firefox.command("session.new", capabilities={})
                await firefox.command("session.subscribe", events=["log.entryAdded"])
                yield firefox
                with contextlib.suppress(CommandFailed, TimeoutError):
                    await firefox.command("browser.close")
                await listening
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
        await draining


def _prefer(profile: Path) -> None:
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(lines))


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stderr is not None
    lines = []
    async with asyncio.timeout(TIMEOUT):
        while line := (await process.stderr.readline()).decode(errors="replace"):
            lines.append(line)
            if match := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                return match[1]
    raise CommandFailed("".join(lines))


async def _drain(process: asyncio.subprocess.Process) -> None:
    assert process.stderr is not None
    while await process.stderr.readline():
        pass

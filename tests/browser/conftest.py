"""A headless Chromium that opens the table's page and checks that it loads nothing from elsewhere."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Protocol, TypeVar

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect

from sandbox import Sandbox
from tests.sandbox.conftest import patient
from tests.sandbox.demo_bot import DemoBot, running

__all__ = ["patient"]

T = TypeVar("T")

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP, PHONE = (1280, 800), (360, 740)
PATIENCE = 30.0
"""Seconds in which a page shows what is expected, even where other tests use all processors."""
expect.set_options(timeout=1000 * PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser."""
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """The system's Chromium, one for all tests of a module; without one they are skipped, but in CI they fail."""
    program = next((path for name in NAMES if (path := shutil.which(name))), None)
    if program is None:
        sentence = "No Chromium here, so the page cannot be tested (Debian: apt-get install chromium)."
        if os.environ.get("CI") == "true":
            pytest.fail(sentence)
        pytest.skip(sentence)
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield chromium
        await chromium.close()


async def wait_until(page: Page, expression: str, argument: object = None) -> Any:
    """The value of an expression of JavaScript as soon as it is true in the page. Raises TimeoutError after `PATIENCE`.

    Unlike `Page.wait_for_function`, which evaluates a string in the page's own frames and is refused
    by its Content-Security-Policy when the first answer is false.
    """
    return await until(lambda: page.evaluate(expression, argument))


async def until(read: Callable[[], Awaitable[T]], wanted: Callable[[T], object] = bool) -> T:
    """The value read, as soon as it is wanted: by default if it is true. Raises TimeoutError after `PATIENCE`."""
    ends = time.monotonic() + PATIENCE
    while not wanted(reading := await read()):
        if time.monotonic() > ends:
            raise TimeoutError("the condition was never met")
        await asyncio.sleep(0.02)
    return reading


class Visit(Protocol):
    """Opens the page of a table for a person (by username), in a window of some size."""

    async def __call__(self, url: str, name: str, size: tuple[int, int] = DESKTOP) -> Page: ...


@pytest_asyncio.fixture(loop_scope="module")
async def visit(browser: Browser) -> AsyncIterator[Visit]:
    """Opens pages; at the end no page may have met an error or asked for anything beyond the table."""
    problems: list[str] = []
    contexts: list[BrowserContext] = []

    async def open_page(url: str, name: str, size: tuple[int, int] = DESKTOP) -> Page:
        context = await browser.new_context(viewport={"width": size[0], "height": size[1]})
        contexts.append(context)
        page = await context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: problems.append(f"error in the page: {error}"))
        page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith((url, "data:", url.replace("http", "ws")))
                else problems.append(f"the page asked for {request.url}")
            ),
        )
        await page.goto(f"{url}?user={name}")
        await page.wait_for_selector(".welcome")
        return page

    yield open_page
    for context in contexts:
        await context.close()
    assert not problems


@pytest_asyncio.fixture(loop_scope="module")
async def table() -> AsyncIterator[Sandbox]:
    """An empty table."""
    async with Sandbox() as sandbox:
        yield sandbox


@pytest_asyncio.fixture(loop_scope="module")
async def page(table: Sandbox, bot: DemoBot, visit: Visit) -> Page:
    """Ben's page of the table."""
    return await visit(table.url, "ben")


@pytest_asyncio.fixture(loop_scope="module")
async def bot(table: Sandbox) -> AsyncIterator[DemoBot]:
    """The demo bot, ready at the table."""
    async with running(table) as client:
        yield client

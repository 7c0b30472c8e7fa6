"""A finger on the screen of a phone, and the mouse of a desktop.

What belongs together is sent at once: else a finger of a slow machine would rest where it only passes by.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Page

Point = tuple[float, float]


@dataclass
class Finger:
    """One finger on a page."""

    page: Page
    session: Any

    @classmethod
    async def of(cls, page: Page) -> Finger:
        return cls(page, await page.context.new_cdp_session(page))

    async def touch(self, kind: str, *points: Point) -> None:
        """Send a touch of this kind ("touchStart" and so on) with a finger at each point."""
        touched = [{"x": x, "y": y} for x, y in points]
        await self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    async def press(self, points: Sequence[Point]) -> None:
        """Touch the first point and move over the others."""
        await asyncio.gather(*self._over(points))

    async def draw(self, points: Sequence[Point]) -> None:
        """Touch the first point, move over the others and leave the screen."""
        await asyncio.gather(*self._over(points), self.leave())

    async def move(self, point: Point) -> None:
        """Go on to a point."""
        await self.touch("touchMove", point)

    async def leave(self) -> None:
        """Leave the screen."""
        await self.touch("touchEnd")

    def _over(self, points: Sequence[Point]) -> list[Coroutine[Any, Any, None]]:
        return [self.touch("touchMove" if number else "touchStart", point) for number, point in enumerate(points)]

    @asynccontextmanager
    async def held(self, point: Point) -> AsyncIterator[None]:
        """Touch a point for as long as something is waited for."""
        await self.touch("touchStart", point)
        yield
        await self.leave()


async def double_tap(page: Page, point: Point) -> None:
    """A double tap."""
    await asyncio.gather(page.touchscreen.tap(*point), page.touchscreen.tap(*point))


@asynccontextmanager
async def dragging(page: Page, *points: Point) -> AsyncIterator[None]:
    """Press the mouse at the first point and move it over the others; release it afterwards."""
    session = await page.context.new_cdp_session(page)

    def event(kind: str, point: Point, held: int) -> Any:
        where = {"type": kind, "x": point[0], "y": point[1]}
        return session.send("Input.dispatchMouseEvent", {**where, "button": "left", "buttons": held, "clickCount": 1})

    await page.mouse.move(*points[0])
    await asyncio.gather(event("mousePressed", points[0], 1), *(event("mouseMoved", point, 1) for point in points[1:]))
    yield
    await event("mouseReleased", points[-1], 0)


async def drag(page: Page, *points: Point) -> None:
    """Press the mouse at the first point, move it over the others and release it."""
    async with dragging(page, *points):
        pass

"""A finger on the screen of a phone, and the mouse of a desktop."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
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
        touched = [{"x": x, "y": y} for x, y in points]
        await self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    async def draw(self, points: Sequence[Point]) -> None:
        """Touch the first point and move over the others; on a slow machine, too, the finger rests nowhere."""
        moves = [self.touch("touchMove", point) for point in points[1:]]
        await asyncio.gather(self.touch("touchStart", points[0]), *moves, self.touch("touchEnd"))

    async def rest(self, point: Point, milliseconds: int) -> None:
        await self.touch("touchStart", point)
        await self.page.wait_for_timeout(milliseconds)
        await self.touch("touchEnd")


async def drag(page: Page, *points: Point) -> None:
    """Press the mouse at the first point, move it over the others and release it, without a rest in between."""
    session = await page.context.new_cdp_session(page)

    def event(kind: str, point: Point, held: int = 1) -> Any:
        where = {"type": kind, "x": point[0], "y": point[1]}
        return session.send("Input.dispatchMouseEvent", {**where, "button": "left", "buttons": held, "clickCount": 1})

    await page.mouse.move(*points[0])
    moves = [event("mouseMoved", point) for point in points[1:]]
    pressed, released = event("mousePressed", points[0]), event("mouseReleased", points[-1], 0)
    await asyncio.gather(pressed, *moves, released)

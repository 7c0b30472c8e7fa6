"""A finger on the screen of a phone."""

from __future__ import annotations

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
        await self.touch("touchStart", points[0])
        for point in points[1:]:
            await self.touch("touchMove", point)
        await self.touch("touchEnd")

    async def rest(self, point: Point, milliseconds: int) -> None:
        await self.touch("touchStart", point)
        await self.page.wait_for_timeout(milliseconds)
        await self.touch("touchEnd")

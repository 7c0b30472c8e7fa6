"""Every monster as a drawing in a box of 100 by 100."""

from __future__ import annotations

from functools import cache

from cogs.ui.svg import circle, path


@cache
def emblem(unit: str) -> str:
    """The drawing of a monster unit."""
    return path("M50 18C76 18 80 44 76 58C70 82 58 90 50 90C42 90 30 82 24 58C20 44 24 18 50 18Z", "#7da54a") + (
        circle(38, 50, 7, "#f4e36a") + circle(62, 50, 7, "#f4e36a")
    )

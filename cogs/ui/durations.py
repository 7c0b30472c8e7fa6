"""Lengths of time as people type and read them."""

from __future__ import annotations

import re

from cogs.ui.texts import Texts

MINUTE, HOUR, DAY = 60, 3600, 86_400

UNITS = {
    "": MINUTE,
    "m": MINUTE,
    "min": MINUTE,
    "分": MINUTE,
    "h": HOUR,
    "hour": HOUR,
    "hours": HOUR,
    "時間": HOUR,
    "d": DAY,
    "day": DAY,
    "days": DAY,
    "日": DAY,
}
"""What may stand behind a number; a number alone is minutes."""

SUGGESTED = (10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY)

_TYPED = re.compile(r"(\d{1,6})\s*(\D*)")


def parse(typed: str) -> float | None:
    """A typed length in seconds ("90", "2h", "3日"); None when it is no length. Zero is one."""
    match = _TYPED.fullmatch(typed.strip().casefold())
    if match is None or match[2].strip() not in UNITS:
        return None
    return float(int(match[1]) * UNITS[match[2].strip()])


def said(texts: Texts, language: str, seconds: float) -> str:
    """A length in the largest unit that fits: "3 hours"."""
    for unit, name in ((DAY, "days"), (HOUR, "hours"), (MINUTE, "minutes")):
        if seconds % unit == 0 and seconds >= unit:
            return texts.say(language, None, f"time-{name}", number=int(seconds // unit))
    return texts.say(language, None, "time-minutes", number=max(1, round(seconds / MINUTE)))


def code(seconds: float) -> str:
    """A length in a form that `parse` reads."""
    return str(int(seconds // MINUTE))

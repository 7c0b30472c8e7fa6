"""What is said while the computer players of many tables have to wait for their turn to think."""

from __future__ import annotations

from cogs.house.house import House

WORTH_SAYING = 10.0
"""From so many seconds on somebody is told how long it takes."""
STEP = 10
"""What is told is a multiple of so many seconds: it is a guess, and a message is not edited for less."""
MINUTE = 60


def busy(house: House, language: str, seconds: float) -> str:
    """That many tables are thinking, and how long it takes; empty where that is not worth saying."""
    if seconds < WORTH_SAYING:
        return ""
    if seconds < 2 * MINUTE - STEP:
        return house.say(language, "busy-seconds", number=STEP * round(seconds / STEP))
    return house.say(language, "busy-minutes", number=round(seconds / MINUTE))

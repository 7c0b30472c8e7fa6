"""What is said while the computer players of many tables have to wait for their turn to think."""

from __future__ import annotations

from cogs.services.services import Services

WORTH_SAYING = 10.0
"""Waits of at least this many seconds are announced."""
STEP = 10
"""Announced waits are rounded to this many seconds: they are estimates, and a message is not edited for less."""
MINUTE = 60


def busy(services: Services, language: str, seconds: float) -> str:
    """That many tables are thinking, and how long it takes; empty where that is not worth saying."""
    if seconds < WORTH_SAYING:
        return ""
    if seconds < 2 * MINUTE - STEP:
        return services.say(language, "busy-seconds", number=STEP * round(seconds / STEP))
    return services.say(language, "busy-minutes", number=round(seconds / MINUTE))

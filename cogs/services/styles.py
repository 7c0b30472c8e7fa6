"""Button styles by what a press means, the same in all games."""

from __future__ import annotations

from typing import Final

from cogs.services.screen import Style

ANSWER: Final = Style.PRIMARY
PASS: Final = Style.SECONDARY
"""Passes, or ends a turn, a phase or a part of one: never more inviting than a real answer."""
BACK: Final = Style.SECONDARY
SEND: Final = Style.SUCCESS
"""Submits what was put together."""
SUGGESTED: Final = Style.SUCCESS
FINAL: Final = Style.DANGER
"""Confirms what cannot be undone."""
LEAVE: Final = Style.DANGER

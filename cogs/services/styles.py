"""How buttons look by what a press on them means, the same in all games."""

from __future__ import annotations

from typing import Final

from cogs.services.screen import Style

ANSWER: Final = Style.PRIMARY
PASS: Final = Style.SECONDARY
"""Passes, or ends a turn, a phase or a part of one: it never invites more than a real answer."""
BACK: Final = Style.SECONDARY
SEND: Final = Style.SUCCESS
"""Sends what was put together."""
SUGGESTED: Final = Style.SUCCESS
FINAL: Final = Style.DANGER
"""Confirms what cannot be taken back."""
LEAVE: Final = Style.DANGER

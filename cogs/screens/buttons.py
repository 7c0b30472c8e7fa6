"""Buttons that several screens have."""

from __future__ import annotations

from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.screen import Button, Style


def daily_button(reader: Reader) -> Button:
    """The button of the daily dungeon, with its leaderboard."""
    return Button(CustomId("daily", reader.table.id).button, reader.say("daily-title"), Style.SUCCESS)


def page_button(reader: Reader) -> list[Button]:
    """The button of the game's page in the browser, if this bot serves one."""
    if not reader.services.page:
        return []
    return [Button(CustomId("open_page", reader.table.id).button, reader.say("page-open"))]

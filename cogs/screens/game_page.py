"""The way to the page of a game in the browser."""

from __future__ import annotations

from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.screen import Button


def page_button(reader: Reader) -> list[Button]:
    """The button of the game's page in the browser, if this bot serves one."""
    if not reader.services.page:
        return []
    return [Button(CustomId("open_page", reader.table.id).button, reader.say("page-open"))]

"""Custom ids: table, question, action, and what the action is about.

Nothing is remembered between presses, so every button works after a restart. An id looks like `k:12:345:do:E5` (a
button) or `m:12:345:do` (a menu), with 0 if there is no table or no question. `k:12:345.67:do:E5` belongs to the
time after entry 67, which went back: question numbers are reused then, so ids from before are no longer valid.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from cogs.services.discord_limits import CUSTOM_ID
from tables.errors import Refusal

UNKNOWN = "refused-unknown_press"
"""The answer to a press on an unknown component: an id of an older version, or a forged one."""

_PLACE = r":(?P<table>\d{1,12}):(?P<question>\d{1,9})(?:\.(?P<last_undo>\d{1,9}))?"
_BODY = _PLACE + r":(?P<action>[a-z_]{1,12})(?::(?P<rest>.{1,60}))?"
BUTTON = re.compile("k" + _BODY, re.ASCII)
MENU = re.compile("m" + _BODY, re.ASCII)
_NUMBER = re.compile(r"\d{1,19}", re.ASCII)
_LARGEST = 2**63 - 1
"""The largest integer that the database can hold; Discord's own ids are smaller."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """One thing a player can do with a component."""

    action: str
    table: int = 0
    question: int = 0
    rest: str = ""
    last_undo: int = 0
    """The table's `last_undo` when the question was shown."""

    @property
    def button(self) -> str:
        """The custom id of a button that does this. Raises ValueError if it is longer than Discord allows."""
        return self._id("k")

    @property
    def menu(self) -> str:
        """The custom id of a select that does this with what is picked."""
        return self._id("m")

    @classmethod
    def read(cls, custom_id: str, *, menu: bool) -> Self:
        """The meaning of the custom id of a button or of a `menu`. Raises Refusal for any other text."""
        match = (MENU if menu else BUTTON).fullmatch(custom_id)
        if match is None:
            raise Refusal(UNKNOWN)
        table, question, last_undo = int(match["table"]), int(match["question"]), int(match["last_undo"] or 0)
        return cls(match["action"], table, question, match["rest"] or "", last_undo)

    def _id(self, kind: str) -> str:
        question = f"{self.question}.{self.last_undo}" if self.last_undo else f"{self.question}"
        custom_id = f"{kind}:{self.table}:{question}:{self.action}" + (f":{self.rest}" if self.rest else "")
        if len(custom_id) > CUSTOM_ID:
            raise ValueError(f"a custom id of {len(custom_id)} characters: {custom_id}")
        return custom_id


def is_menu(custom_id: str) -> bool:
    """Whether the custom id is that of a menu."""
    return MENU.fullmatch(custom_id) is not None


def number(text: str) -> int:
    """A number as written in ids and menus. Raises Refusal for any other text."""
    if not _NUMBER.fullmatch(text) or int(text) > _LARGEST:
        raise Refusal(UNKNOWN)
    return int(text)

"""What a press means, written into the custom id: table, question, action, and what the action is about.

Nothing is remembered between presses, so every button lives across restarts. An id looks like `k:12:345:do:E5`
(a button) or `m:12:345:do` (a menu), with 0 where there is no table or no question. `k:12:345.67:do:E5` belongs to
the time after entry 67, which went back: question numbers are used again then, so one of before does not count.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from cogs.house.screen import CUSTOM_ID

_PLACE = r":(?P<table>\d{1,12}):(?P<question>\d{1,9})(?:\.(?P<line>\d{1,9}))?"
_BODY = _PLACE + r":(?P<action>[a-z_]{1,12})(?::(?P<rest>.{1,60}))?"
BUTTON = re.compile("k" + _BODY)
MENU = re.compile("m" + _BODY)


@dataclass(frozen=True, slots=True)
class Press:
    """One thing a player can do with a component."""

    action: str
    table: int = 0
    question: int = 0
    rest: str = ""
    line: int = 0
    """The table's line (`storage.rows.Table.line`) when the question was shown."""

    @property
    def button(self) -> str:
        """The custom id of a button that does this. Raises ValueError when it is longer than Discord takes."""
        return self._id("k")

    @property
    def menu(self) -> str:
        """The custom id of a select that does this with what is picked."""
        return self._id("m")

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """The press that an id, matched by `BUTTON` or `MENU`, stands for."""
        return cls(
            match["action"], int(match["table"]), int(match["question"]), match["rest"] or "", int(match["line"] or 0)
        )

    def _id(self, kind: str) -> str:
        question = f"{self.question}.{self.line}" if self.line else f"{self.question}"
        made = f"{kind}:{self.table}:{question}:{self.action}" + (f":{self.rest}" if self.rest else "")
        if len(made) > CUSTOM_ID:
            raise ValueError(f"a custom id of {len(made)} characters: {made}")
        return made

"""What storage refuses. Each refusal carries a message key, as those of the rules do.

Everything here but `BadDatabase` is a `RulesError`, so that whoever answers a press needs one `except`:
`except RulesError as error: say(error.message)`.
"""

from __future__ import annotations

from rules.core.errors import RulesError
from rules.core.messages import Arg


class Refusal(RulesError):
    """What was asked cannot be done at this table now. Nothing has changed."""


class StorageFailure(RulesError):
    """The database could not be read or written (disk full, locked, damaged). Nothing is half-done.

    The cause stands in the log, and in `__cause__`; the person is shown `refused-storage_failed`.
    """

    def __init__(self, key: str = "refused-storage_failed", **args: Arg) -> None:
        super().__init__(key, **args)


class TooLate(StorageFailure):
    """Storage is held up, and whoever asked could not be answered in time. What was asked for will not be done."""


class ChangedMeanwhile(StorageFailure):
    """Somebody else (a second bot on the same file) has written to this table; it is read again the next time."""


class DamagedRow(StorageFailure):
    """A stored row cannot be read; the message (`refused-damaged_row`) names table and field."""


class RulesBroke(RulesError):
    """The rules raised something that is no refusal. The stored game is as it was before the choice."""

    def __init__(self) -> None:
        super().__init__("refused-rules_broke")


class BadDatabase(Exception):
    """The file cannot be used as database: one sentence for the person who started the bot."""


class LockedDatabase(BadDatabase):
    """Somebody else keeps the file for themselves at the moment; it can be opened when they have done."""

"""Storage failures. Each failure that can affect a player carries a message key, as refusals do."""

from __future__ import annotations

from rules.errors import RulesError
from rules.messages import Arg


class StorageFailure(RulesError):
    """The database could not be read or written (disk full, locked, damaged). Nothing is half-done.

    The cause is in the log, and in `__cause__`; the person is shown `refused-storage_failed`.
    """

    def __init__(self, key: str = "refused-storage_failed", **args: Arg) -> None:
        super().__init__(key, **args)


class TooLate(StorageFailure):
    """Storage cannot answer in time, as it is too slow, or (`busy`) as most of the time had gone elsewhere before.

    What was asked for will not be done.
    """

    def __init__(self, *, busy: bool = False) -> None:
        super().__init__("refused-busy" if busy else "refused-storage_failed")
        self.busy = busy


class ChangedMeanwhile(StorageFailure):
    """Another process on the same database has changed this table; nothing was stored."""


class DamagedRow(StorageFailure):
    """A stored row cannot be read; the message (`refused-damaged_row`) names table and field."""


class ChannelTaken(Exception):
    """The channel has an unfinished table already."""


class Repeated(Exception):
    """This interaction has made a choice already."""


class BadDatabase(Exception):
    """The file cannot be used as a database: one sentence for the person who started the bot."""


class UnavailableDatabase(BadDatabase):
    """The database cannot be opened at the moment, as the disk is full or its server isn't running; later it may be."""


class LockedDatabase(UnavailableDatabase):
    """Another process keeps the database locked at the moment."""

"""What the host of a table turns on and off: open seats, computer players one at a time, the chronicle, advice."""

from __future__ import annotations

from typing import Any

from rules.messages import Event
from storage.rows import Person, Table
from tables.store.checks import check_host, check_not_over, named
from tables.store.retrying import repeated
from tables.store.table_store import TableStore

SWITCHES = {
    "open_seats": ("log-seats_open", "log-seats_asked"),
    "slowly": ("log-slowly", "log-at_once"),
    "chronicle": ("log-chronicle_on", "log-chronicle_off"),
    "advice": ("log-advice_on", "log-advice_off"),
}
"""By the field of `Table`, what the table is told when it is turned on and when it is turned off."""


class Switches:
    """Changes the switches of a table."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    @repeated
    async def set(self, table_id: int, by: Person, *, admin: bool = False, **wanted: bool) -> Table:
        """Turn the named switches on or off, for the host or an `admin`; the table is told of each that changes.

        Raises KeyError for a name that is not in `SWITCHES`, Refusal `refused-not_host` or `refused-table_over`.
        """
        told = {name: SWITCHES[name][0 if on else 1] for name, on in wanted.items()}
        async with self.store.hold(table_id) as locked:
            check_not_over(locked.table)
            if not admin:
                check_host(locked.table, by.id)
            changed: dict[str, Any] = {name: on for name, on in wanted.items() if getattr(locked.table, name) != on}
            if not changed:
                await locked.confirm()
            else:
                events = [Event(told[name], {"player": by.name}) for name in changed]
                await locked.change(*events, work=named(table_id, by), **changed)
            return locked.table

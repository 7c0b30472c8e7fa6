"""The switches of a table's host."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.messages import Event
from storage.rows import Person, Table
from tables.errors import Refusal
from tables.seats.page_keys import new_secret
from tables.store.checks import check_host, check_not_over, note_named
from tables.store.locked_table import repeated
from tables.store.table_store import TableStore

SWITCHES = {
    "open_seats": ("log-seats_open", "log-seats_asked"),
    "shows": ("log-shows_on", "log-shows_off"),
    "advice": ("log-advice_on", "log-advice_off"),
    "watch": ("log-watch_on", "log-watch_off"),
    "watch_late": ("log-watch_late", "log-watch_live"),
}
"""By field of `Table`: the events when it is turned on and when it is turned off."""


class Switches:
    """Changes these settings of a table."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    @repeated
    async def set(self, table_id: int, by: Person, *, admin: bool = False, **switches: bool) -> Table:
        """Turn the named switches on or off, for the host or an `admin`; each change is logged at the table.

        Raises KeyError for a name that is not in `SWITCHES`, Refusal `refused-not_host` or `refused-game_over`.
        """
        events = {name: Event(SWITCHES[name][0 if on else 1], {"player": by.name}) for name, on in switches.items()}
        return await self._change(table_id, by, events, switches, admin=admin)

    @repeated
    async def renew_watch(self, table_id: int, by: Person, *, admin: bool = False) -> Table:
        """Replace the link for spectators, for the host or an `admin`; the old one no longer works.

        Raises Refusal `refused-not_host`, `refused-game_over`, or `refused-not_watched` if there is no link.
        """
        if not (await self.store.get(table_id)).watch:
            raise Refusal("refused-not_watched")
        events = {"watch_key": Event("log-watch_renewed", {"player": by.name})}
        return await self._change(table_id, by, events, {"watch_key": new_secret()}, admin=admin)

    async def _change(
        self, table_id: int, by: Person, events: Mapping[str, Event], values: Mapping[str, Any], *, admin: bool
    ) -> Table:
        async with self.store.hold(table_id) as locked:
            check_not_over(locked.table)
            check_host(locked.table, by.id, admin=admin)
            changed = {name: value for name, value in values.items() if getattr(locked.table, name) != value}
            if not changed:
                await locked.confirm()
            else:
                happened = [events[name] for name in changed]
                if "watch" in changed:
                    changed["watch_key"] = new_secret() if changed.pop("watch") else ""
                await locked.change(*happened, work=note_named(table_id, by), **changed)
            return locked.table

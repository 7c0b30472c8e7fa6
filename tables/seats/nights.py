"""Game nights: the date of a lobby, its reminder, and the announcement when it comes."""

from __future__ import annotations

import logging
from collections.abc import Callable

from rules.errors import RulesError
from rules.messages import Event
from storage.rows import DAY, Table
from tables.errors import Refusal
from tables.store.checks import check_host, check_lobby
from tables.store.locked_table import repeated
from tables.store.table_store import TableStore

log = logging.getLogger(__name__)

REMIND_BEFORE = 1800.0
"""Seconds before the date at which everyone in the lobby is reminded."""
MOST_AHEAD = 366 * DAY
LATEST = 3600.0
"""Seconds after the date from which it is no longer announced: the bot was down until then."""

# The events that announce a date. Listeners get them, but they are not stored: no game has begun.
REMINDER = "night-soon"
HOUR = "night-now"


class Nights:
    """Sets the dates of lobbies and announces them."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    @repeated
    async def set_date(self, table_id: int, user_id: int, at: float | None, *, admin: bool = False) -> Table:
        """Set, change or (None) cancel the date of a lobby, for the host or an `admin`.

        Raises Refusal `refused-not_host`, `refused-begun`, `refused-game_over`, as `check_date`, and
        `refused-channel_taken` if the date is cancelled while another table is in the channel.
        """
        async with self.store.hold(table_id) as locked:
            table = locked.table
            check_lobby(table)
            check_host(table, user_id, admin=admin)
            now = self.store.now()
            if at is not None:
                check_date(table.guild_id, at, now)
            if at == table.meets_at:
                await locked.confirm()
                return table
            await locked.change(touched=now, meets_at=at, announced=announced_by(at, now))
            return locked.table

    @repeated
    async def run_due(self, now: float, reachable: Callable[[int | None], bool] = lambda guild_id: True) -> list[Table]:
        """Announce what is due at this process's tables in `reachable` servers; returns these tables.

        Each announcement is stored before it is sent, so that it is never sent twice.
        """
        changed = []
        for number in await self.store.database.read(lambda rows: rows.tables.to_announce(now, REMIND_BEFORE)):
            try:
                table = await self._announce(number, now, reachable)
            except RulesError as error:
                log.error("table %d: its date cannot be announced: %s", number, error)
                continue
            if table is not None:
                changed.append(table)
        return changed

    @repeated
    async def _announce(self, table_id: int, now: float, reachable: Callable[[int | None], bool]) -> Table | None:
        async with self.store.hold(table_id) as locked:
            table = locked.table
            announced = announced_by(table.meets_at, now)
            serves = self.store.is_own(table) and reachable(table.guild_id)
            if not serves or table.status != "lobby" or table.meets_at is None or announced <= table.announced:
                return None
            await locked.change(announced=announced)
            if now - table.meets_at < LATEST:
                locked.tell(Event(HOUR if announced == 2 else REMINDER, {"at": str(int(table.meets_at))}))
            return locked.table


def check_date(guild_id: int | None, at: float, now: float) -> None:
    """Raise Refusal `refused-night_here` outside servers, `refused-night_past` or `refused-night_far`."""
    if guild_id is None:
        raise Refusal("refused-night_here")
    if at <= now:
        raise Refusal("refused-night_past", at=str(int(at)))
    if at - now > MOST_AHEAD:
        raise Refusal("refused-night_far", at=str(int(at)))


def announced_by(at: float | None, now: float) -> int:
    """The number of announcements already due for a date (`Table.announced`)."""
    if at is None or now < at - REMIND_BEFORE:
        return 0
    return 1 if now < at else 2

"""Pausing and resuming games: by people, when a channel is deleted, or after a long time without a choice."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

from rules.errors import DamagedSave
from rules.messages import Event, seat_name
from storage.database import Rows, Work
from storage.errors import DamagedRow
from storage.rows import Person, Status, Table, TimerKey
from tables.errors import Refusal
from tables.play.absence import Absence
from tables.play.computers import Computers
from tables.play.ending import Ending
from tables.store.checks import check_begun, note_named, seat_of_person
from tables.store.locked_table import LockedTable, repeated
from tables.store.server_settings import Servers
from tables.store.table_store import TableStore

log = logging.getLogger(__name__)

UNTOUCHED_DAYS = 14
"""After how many days without a choice a table is paused so that it blocks no channel."""


class Pausing:
    """Pauses and resumes games, and closes lobbies that nobody needs."""

    def __init__(
        self, store: TableStore, servers: Servers, absence: Absence, ending: Ending, computers: Computers
    ) -> None:
        self.store = store
        self.servers = servers
        self.absence = absence
        self.ending = ending
        self.computers = computers

    @repeated
    async def pause(self, table_id: int, by: Person, *, admin: bool = False) -> Table:
        """Pause a running game; its channel is then free. For any seated player or an `admin`.

        Raises Refusal `refused-not_seated`, `refused-not_begun`, `refused-paused`, `refused-game_over`.
        """
        await self.absence.returns(table_id, by.id)
        async with self.store.hold(table_id) as locked:
            check_begun(locked.table)
            event = _told_by(locked.table, by, "log-paused", admin=admin)
            if locked.table.status != "running":
                raise Refusal("refused-paused")
            await self.pause_now(locked, event, work=note_named(table_id, by))
            return locked.table

    @repeated
    async def resume(self, table_id: int, by: Person, *, channel_id: int | None = None, admin: bool = False) -> Table:
        """Resume a paused game, in its channel or in another free one of the same server.

        Any seated player may. An `admin` may also move a running game, or have it shown again where it is. Its
        timers continue. Raises Refusal `refused-channel_taken`, `refused-not_paused`, `refused-nobody_plays`,
        `refused-not_seated`, `refused-not_begun`, `refused-game_over`, `refused-daily_elsewhere` for a daily dungeon,
        which stays in private.
        """
        await self.absence.returns(table_id, by.id)
        async with self.store.hold(table_id) as locked:
            check_begun(locked.table)
            event = _told_by(locked.table, by, "log-resumed", admin=admin)
            since = locked.table.rests_since
            now = self.store.now()
            if locked.table.status == "running" and not admin:
                raise Refusal("refused-not_paused")
            if locked.table.status != "running" and not locked.table.playing:
                raise Refusal("refused-nobody_plays")
            if locked.table.daily is not None and channel_id not in (None, locked.table.channel_id):
                raise Refusal("refused-daily_elsewhere")
            await locked.change(
                event,
                work=note_named(table_id, by),
                later=0.0 if since is None else max(0.0, now - since),
                status="running",
                rests_since=None,
                channel_id=locked.table.channel_id if channel_id is None else channel_id,
                touched=now,
                asked={},
            )
            table = locked.table
        self.computers.go_on(table)
        return table

    async def channel_gone(self, channel_id: int) -> list[Table]:
        """A channel was deleted: close its lobby, pause its running game, which can be resumed elsewhere.

        Its board messages are forgotten. Returns the changed tables.
        """
        paused = []
        for table in await self.store.unfinished():
            if table.channel_id == channel_id:
                with _left_alone(table.id):
                    paused.append(await self._lose_channel(table.id))
        return paused

    async def tidy(self, now: float, reachable: Callable[[int | None], bool] = lambda guild_id: True) -> list[Table]:
        """Pause games untouched for 14 days and close forgotten lobbies; returns the changed tables.

        Downtime does not count, and tables in servers that are not `reachable` are skipped.
        """
        tidied = []
        for candidate in await self.store.own():
            if not reachable(candidate.guild_id):
                continue
            with _left_alone(candidate.id):
                table = await self._put_aside(candidate.id, now)
                if table is not None:
                    tidied.append(table)
        return tidied

    async def pause_now(
        self,
        locked: LockedTable,
        *events: Event,
        work: Work[None] | None = None,
        restart: Collection[TimerKey] = (),
        status: Status = "paused",
        **fields: Any,
    ) -> None:
        """Pause a game that is already locked; timers keep what is left, but those in `restart` restart."""
        since = self.store.now() if locked.table.rests_since is None else locked.table.rests_since
        await locked.change(*events, work=work, restart=restart, status=status, rests_since=since, **fields)

    @repeated
    async def _lose_channel(self, table_id: int) -> Table:
        """The channel of this table is gone."""
        async with self.store.hold(table_id) as locked:

            def clear(rows: Rows) -> None:
                rows.tables.clear_board(table_id)

            if locked.table.status == "lobby":
                await self.ending.end_now(locked, "end-channel_gone", Event("log-channel_gone"), work=clear)
            elif locked.table.status == "running":
                await self.pause_now(locked, Event("log-channel_gone"), work=clear)
            elif not locked.table.is_over:
                await locked.change(work=clear)
            hand_messages = [message for message in locked.table.messages if message.seat is not None]
            locked.table = locked.table.model_copy(update={"messages": hand_messages})
            return locked.table

    @repeated
    async def _put_aside(self, table_id: int, now: float) -> Table | None:
        """Pause or close this table if it was left alone for too long; None if it was not."""
        async with self.store.hold(table_id) as locked:
            table = locked.table
            idle = (
                now - table.touched - await self.store.database.read_in_turn(lambda rows: rows.tables.rested(table_id))
            )
            if table.status in ("running", "paused") and idle >= UNTOUCHED_DAYS * 86_400:
                event = Event("log-parked", {"days": UNTOUCHED_DAYS})
                await self.pause_now(locked, event, status="parked", proposals=[])
            elif table.status == "lobby" and idle - _until(table) >= (await self.servers.of(table.guild_id)).lobby_life:
                await self.ending.end_now(locked, "end-lobby_forgotten", Event("log-lobby_forgotten"))
            else:
                return None
            return locked.table


def _until(table: Table) -> float:
    """For how many seconds after its last change a lobby waits for its date."""
    return 0.0 if table.meets_at is None else max(0.0, table.meets_at - table.touched)


@contextmanager
def _left_alone(table_id: int) -> Iterator[None]:
    """Skip a table that cannot be read, with a line in the log, so that the others can continue."""
    try:
        yield
    except (DamagedRow, DamagedSave) as error:
        log.error("table %d cannot be read, and is skipped: %s", table_id, error)


def _told_by(table: Table, by: Person, key: str, *, admin: bool) -> Event:
    """Who did something: a seated player, or an admin. Raises Refusal `refused-not_seated`."""
    if admin:
        return Event(f"{key}_by_admin", {"admin": by.name})
    return Event(key, {"player": seat_name(seat_of_person(table, by.id))})

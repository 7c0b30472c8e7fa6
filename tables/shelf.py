"""What is known about tables: rows, live games, events. The base of `Lobby` and `Tables`."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from random import Random

from rules.core.errors import DamagedSave, RulesError
from rules.core.game import Game
from rules.core.messages import Event, Message, Seat
from rules.core.players import Player
from rules.core.records import Record
from rules.core.views import View
from storage.database import Database, Work
from storage.errors import ChangedMeanwhile, DamagedRow, Refusal, StorageFailure
from storage.queries import event_rows, game_rows, mark_rows, table_rows
from storage.rows import LoggedEvent, MessageRow, Table, TimerKey
from tables import replaying
from tables.locks import Locks
from tables.thinking import Thinker

log = logging.getLogger(__name__)

Listener = Callable[[int, Sequence[Event]], Awaitable[None]]
"""Told after each commit: the table's id and all its new events, whoever may know them. It must return soon: what
waits for Discord belongs in a task of its own."""

CACHED = 200
"""How many tables are kept in memory."""


@dataclass(slots=True)
class Live:
    """A table in memory, as it is stored; `game` is None for a lobby and for a game ended in the lobby."""

    table: Table
    game: Game | None = None
    events: int = 0
    """The number of the last stored event."""
    timers: dict[TimerKey, float] = field(default_factory=dict)
    """What is to happen at the table, and when."""
    kept: int = 0
    """The last entry after which the position was kept."""


class Reading:
    """Everything that can be asked about tables.

    `games` and `players` are `rules.GAMES` and `rules.PLAYERS`; `clock` gives seconds since 1970; `chance` draws
    the clock's waits and the computer players' chance, never the dice; `clock_delay` multiplies the waits of the
    table's clock (0: at once).
    """

    def __init__(
        self,
        database: Database,
        games: Mapping[str, type[Game]],
        players: Mapping[str, Mapping[str, Player]],
        thinker: Thinker,
        clock: Callable[[], float] = time.time,
        *,
        chance: Random | None = None,
        clock_delay: float = 1.0,
    ) -> None:
        self.database = database
        self.games = games
        self.players = players
        self.thinker = thinker
        self.clock = clock
        self.chance = chance or Random()
        self.clock_delay = clock_delay
        self.listeners: list[Listener] = []
        self.forgetters: list[Callable[[], None]] = []
        """Called when a person is forgotten, before anybody is told: whatever is kept in memory may hold the name."""
        self._cache: OrderedDict[int, Live] = OrderedDict()
        self._locks = Locks()
        self._notices: dict[int, deque[Sequence[Event]]] = {}
        self._stuck: dict[int, float] = {}
        """Tables whose timers could not be served, with when they are tried again."""

    # Asking

    async def get(self, table_id: int) -> Table:
        """The table as it is stored now. Raises Refusal `refused-no_table`, DamagedRow, DamagedSave."""
        async with self._lock(table_id):
            return (await self._live(table_id)).table

    async def by_channel(self, channel_id: int) -> Table | None:
        """The table that is in the lobby or running in this channel, or None."""
        found = await self.database.read(
            lambda connection: table_rows.find(
                connection, "channel_id = ? AND status IN ('lobby', 'running')", (channel_id,)
            )
        )
        return found[0] if found else None

    async def resting(self, channel_id: int) -> list[Table]:
        """The paused and parked tables that were played in this channel, by id."""
        return await self._tables("status IN ('paused', 'parked') AND channel_id = ?", channel_id)

    async def of_user(self, user_id: int) -> list[Table]:
        """The unfinished tables at which this person sits, by id."""
        return await self._tables("id IN (SELECT game_id FROM seats WHERE user_id = ?)", user_id)

    async def of_guild(self, guild_id: int) -> list[Table]:
        """The unfinished tables of this server, by id."""
        return await self._tables("guild_id = ?", guild_id)

    async def damaged(self, guild_id: int) -> dict[int, Message]:
        """The unfinished tables of this server that cannot be read, by id, with why. Raises StorageFailure."""
        rows = await self.database.read(
            lambda connection: connection.execute(
                "SELECT id FROM games WHERE status IN ('lobby', 'running', 'paused', 'parked') AND guild_id = ?"
                " ORDER BY id",
                (guild_id,),
            ).fetchall()
        )
        found = {}
        for row in rows:
            try:
                await self.get(row["id"])
            except RulesError as error:
                if not is_damage(error):
                    raise
                found[row["id"]] = error.message
        return found

    async def close_damaged(self, table_id: int, guild_id: int) -> None:
        """Give up a table that cannot be read, so that it blocks no channel. Nothing of it is deleted.

        For admins of the server. Raises Refusal `refused-no_table`.
        """

        def write(connection: sqlite3.Connection) -> int:
            return connection.execute(
                "UPDATE games SET status = 'ended', reason = 'end-by_admin', over = ? WHERE id = ? AND guild_id = ?"
                " AND status IN ('lobby', 'running', 'paused', 'parked')",
                (self.clock(), table_id, guild_id),
            ).rowcount

        async with self._lock(table_id):
            self._forget(table_id)
            if not await self.database.write(write):
                raise Refusal("refused-no_table")

    async def unfinished(self) -> list[Table]:
        """All unfinished tables, by id: what is shown again after a restart."""
        return await self._tables("true")

    async def game(self, table_id: int) -> Game:
        """The game at its stored position, to be read and not to be kept: it plays on in place.

        Raises Refusal when there is no table or its game has not begun.
        """
        async with self._lock(table_id):
            return _begun(await self._live(table_id))

    async def timers(self, table_id: int) -> dict[TimerKey, float]:
        """What is to happen at the table, and when; what was served already is left out."""
        async with self._lock(table_id):
            known = (await self._live(table_id)).timers
            return {key: due for key, due in known.items() if due < mark_rows.SERVED}

    async def view(self, table_id: int, seat: Seat | None) -> View:
        """What this seat may know now; None for what everybody may know. Raises as `game`."""
        return (await self.game(table_id)).view(seat)

    async def events(
        self,
        table_id: int,
        seat: Seat | None,
        *,
        since: int = 0,
        before: int | None = None,
        limit: int = 50,
        about: Seat | None = None,
        entry: int | None = None,
    ) -> list[LoggedEvent]:
        """The newest `limit` events that this seat may know (None: everybody), oldest first.

        With `since` only those numbered above it, with `before` only those below it: to page back, pass the first
        number of the page as `before`. With `about` only those that name this seat, with `entry` only what came of that
        choice. Whatever is being stored is waited
        for: a game is read in place, and what led to its present questions has to be told with them.
        """
        return await self.database.read_in_turn(
            lambda connection: event_rows.find(
                connection, table_id, seat, since=since, before=before, entry=entry, limit=limit, about=about
            )
        )

    async def seen(self, table_id: int, seat: Seat) -> int:
        """The number of the last event that this seat has been shown, 0 for none: pass it as `since`."""
        return await self.database.read(lambda connection: mark_rows.seen(connection, table_id, seat))

    async def mark_seen(self, table_id: int, seat: Seat, event: int | None = None) -> None:
        """This seat has been shown the events up to this number; None: all that are stored.

        A mark that cannot be stored is logged and no more: the same is told once again.
        """
        try:
            await self.database.write(
                lambda connection: mark_rows.mark_seen(connection, table_id, seat, event), durable=False
            )
        except StorageFailure as error:
            log.warning("table %d: what seat %d was shown could not be marked: %s", table_id, seat, error)

    async def draft(self, table_id: int, seat: Seat, question_id: int) -> list[str]:
        """The half-made picks of a seat for this question, in order; empty for any other question."""
        return await self.database.read(lambda connection: mark_rows.draft(connection, table_id, seat, question_id))

    async def has_played(self, table_id: int, user_id: int) -> bool:
        """Whether this person has held a hand in the game, also when they have left it since."""
        return (
            await self.database.read(lambda connection: table_rows.hand_of(connection, table_id, user_id)) is not None
        )

    async def set_draft(self, table_id: int, seat: Seat, question_id: int, picked: Sequence[str]) -> None:
        """Keep half-made picks until the seat has answered. They are not checked before that."""
        await self.database.write(
            lambda connection: mark_rows.put_draft(connection, table_id, seat, question_id, picked), durable=False
        )

    async def record(self, table_id: int, *, running: bool = False) -> Record:
        """The whole game as a record (options, seed, choices, snapshot).

        Raises Refusal `refused-still_running` before it is over, unless `running`: it holds the seed and all hands,
        so a running game's record is for the person who runs the bot.
        """
        async with self._lock(table_id):
            live = await self._live(table_id)
            _begun(live)
            if not running and not live.table.is_over:
                raise Refusal("refused-still_running")
            table = live.table
            return await self.database.read_in_turn(lambda connection: replaying.export(connection, table))

    # Where a table is shown

    async def set_board(self, table_id: int, channel_id: int, message_id: int) -> Table:
        """Note the message that shows the board now."""
        return await self._set_message(table_id, None, channel_id, message_id)

    async def set_dm(self, table_id: int, seat: Seat, channel_id: int, message_id: int) -> Table:
        """Note the DM that shows this seat's hand now."""
        return await self._set_message(table_id, seat, channel_id, message_id)

    async def drop_message(self, table_id: int, seat: Seat | None) -> Table:
        """The board (None), or the DM of this seat, is gone."""
        async with self._lock(table_id):
            live = await self._live(table_id)
            await self.database.write(
                lambda connection: mark_rows.remove_message(connection, table_id, seat), durable=False
            )
            kept = [message for message in live.table.messages if message.seat != seat]
            live.table = live.table.model_copy(update={"messages": kept})
            return live.table

    async def _set_message(self, table_id: int, seat: Seat | None, channel_id: int, message_id: int) -> Table:
        async with self._lock(table_id):
            live = await self._live(table_id)
            message = MessageRow(seat=seat, channel_id=channel_id, message_id=message_id, sent=self.clock())
            await self.database.write(
                lambda connection: mark_rows.put_message(connection, table_id, message), durable=False
            )
            others = [other for other in live.table.messages if other.seat != seat]
            live.table = live.table.model_copy(update={"messages": [*others, message]})
            return live.table

    # Inside

    def _lock(self, table_id: int) -> AbstractAsyncContextManager[None]:
        """The table's lock. Whoever reads or changes its cached game holds it, so no choice is seen half-done."""
        return self._locks.hold(table_id)

    async def _live(self, table_id: int) -> Live:
        """The table from memory, else from storage. The caller holds its lock."""
        live = self._cache.get(table_id)
        if live is None:
            live = await self._load(table_id)
            self._remember(live)
        self._cache.move_to_end(table_id)
        return live

    async def _load(self, table_id: int) -> Live:
        def read(connection: sqlite3.Connection) -> tuple[Table | None, game_rows.Position | None]:
            table = table_rows.get(connection, table_id)
            begun = table is not None and table.started is not None
            return table, game_rows.position(connection, table_id) if begun else None

        table, position = await self.database.read_in_turn(read)
        if table is None:
            raise Refusal("refused-no_table")
        if table.game not in self.games:
            raise DamagedRow("refused-damaged_row", table="games", field=f"game: there is no {table.game!r}")
        if position is None:
            return Live(table)
        game = self._restored(table, position.saved)
        if game.seats != len(table.seats):
            raise DamagedRow("refused-damaged_row", table="seats", field=f"number: {len(table.seats)} rows")
        return Live(table, game, position.events, position.timers, position.kept)

    def _restored(self, table: Table, saved: str) -> Game:
        """The game at a stored position. Raises DamagedSave, and DamagedRow where reading it fails unforeseen."""
        try:
            return self.games[table.game].load(saved)
        except RulesError:
            raise
        except Exception as error:
            log.exception("table %d: its position cannot be read", table.id)
            field = f"snapshot: {type(error).__name__}"
            raise DamagedRow("refused-damaged_row", table="games", field=field) from error

    async def _change(
        self, live: Live, events: Sequence[Event] = (), work: Work[None] | None = None, **changes: object
    ) -> list[LoggedEvent]:
        """Store changes of a table that are no choice, with events, then take them into memory.

        `work` is done in the same transaction. The caller holds the lock. Raises Refusal `refused-channel_taken`.
        """
        table = live.table.model_copy(update=changes)
        logged = self._numbered(live, events, table.version, self.clock())

        def write(connection: sqlite3.Connection) -> None:
            table_rows.put(connection, table)
            event_rows.add(connection, table.id, logged)
            if work is not None:
                work(connection)

        try:
            await self._write(table.id, write)
        except table_rows.ChannelTaken as error:
            raise Refusal("refused-channel_taken") from error
        live.table = table
        live.events += len(logged)
        return logged

    async def _write(self, table_id: int, work: Work[None]) -> None:
        """Write; when that does not come to its end, this table is read from storage again."""
        try:
            await self.database.write(work)
        except ChangedMeanwhile:
            self._forget(table_id)
            log.error("table %d: somebody else has changed it, so nothing was stored", table_id)
            raise
        except BaseException:
            self._forget(table_id)
            raise

    @staticmethod
    def _numbered(live: Live, events: Sequence[Event], entry: int, at: float) -> list[LoggedEvent]:
        """The events as they will be stored, after those that are."""
        return [
            LoggedEvent(event.key, event.args, event.audience, number, entry, at)
            for number, event in enumerate(events, live.events + 1)
        ]

    def _remember(self, live: Live) -> None:
        self._cache[live.table.id] = live
        for table_id in list(self._cache)[: max(0, len(self._cache) - CACHED)]:
            if not self._locks.held(table_id):
                self._forget(table_id)

    def _forget(self, table_id: int) -> None:
        """Drop what is in memory; storage is asked the next time."""
        self._cache.pop(table_id, None)

    async def _tables(self, where: str, *parameters: object) -> list[Table]:
        """The unfinished tables for which `where` holds. A damaged one is logged and left out."""

        def read(connection: sqlite3.Connection) -> list[Table]:
            ids = connection.execute(
                "SELECT id FROM games WHERE status IN ('lobby', 'running', 'paused', 'parked')"
                f" AND {where} ORDER BY id",
                parameters,
            ).fetchall()
            found = []
            for row in ids:
                try:
                    found.extend(table_rows.find(connection, "id = ?", (row["id"],)))
                except DamagedRow as error:
                    log.error("table %d cannot be read: %s", row["id"], error)
            return found

        return await self.database.read(read)

    async def _publish(self, table_id: int, events: Sequence[Event]) -> None:
        """Tell the listeners, in the order of the commits. The caller holds no lock."""
        waiting = self._notices.setdefault(table_id, deque())
        waiting.append(events)
        if len(waiting) > 1:
            return  # whoever tells the first tells this one too
        try:
            while waiting:
                for listener in list(self.listeners):
                    try:
                        await listener(table_id, waiting[0])
                    except Exception:
                        log.exception("table %d: a listener failed", table_id)
                waiting.popleft()
        finally:
            del self._notices[table_id]


def is_damage(error: RulesError) -> bool:
    """Whether a table cannot be read because of what is stored, so that trying again is of no use."""
    return isinstance(error, DamagedRow | DamagedSave)


def _begun(live: Live) -> Game:
    if live.game is None:
        raise Refusal("refused-not_begun")
    return live.game

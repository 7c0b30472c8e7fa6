"""Games as files: exported, and imported again."""

from __future__ import annotations

from rules.messages import Event
from rules.records import Record
from storage.database import Rows
from storage.rows import FormerRow, Language, LoggedEvent, Person, SeatRow, Table
from tables.errors import Refusal
from tables.opening.opening import open_table
from tables.store.checks import check_open, note_named
from tables.store.server_settings import Servers
from tables.store.table_store import TableStore
from tables.store.versions import rules_version
from tables.workers.file_verification import VerifiedFile
from tables.workers.thinker import Thinker

LARGEST_FILE = 8_000_000
"""The maximum size of an imported file, in bytes."""


class GameFiles:
    """Export and import."""

    def __init__(self, store: TableStore, servers: Servers, thinker: Thinker) -> None:
        self.store = store
        self.servers = servers
        self.thinker = thinker

    async def export(self, table_id: int, by: Person) -> Record:
        """The whole game, for an admin. While it runs, the table is told: the record has its seed and all hands.

        Raises Refusal `refused-not_begun`, `refused-daily_sealed`.
        """
        table = await self.store.get(table_id)
        check_open(table, self.store.now())
        record = await self.store.record(table_id, running=True)
        if not table.is_over:
            await self.store.tell(table_id, "log-exported_by_admin", by=by, admin=by.name)
        return record

    async def import_game(
        self, data: bytes, guild_id: int | None, channel_id: int, by: Person, language: Language, *, admin: bool
    ) -> Table:
        """A table from an exported file: finished, or paused with empty seats, to be taken over and resumed.

        The game is replayed from its seed, in a separate process, with all its events. Raises Refusal
        `refused-not_admin`, `refused-file_too_large`, `refused-file` naming the field, `refused-no_game`,
        `refused-file_limits` if the replay takes too much, `refused-file_busy` while another file is being replayed,
        and for an unfinished game as `Servers.check_room`.
        """
        if not admin:
            raise Refusal("refused-not_admin")
        if len(data) > LARGEST_FILE:
            raise Refusal("refused-file_too_large", most=LARGEST_FILE // 1_000_000)
        key = await self.store.database.read(lambda rows: rows.games.signing_key())
        verified = await self.thinker.verify_file(self.store.games, key, data)
        table = self._table_of(verified, guild_id, channel_id, by, language)
        import_event = Event("log-imported_by_admin", {"admin": by.name})

        def write(rows: Rows, table_id: int) -> None:
            self._write(rows, table.model_copy(update={"id": table_id}), verified, import_event)
            note_named(table_id, by)(rows)

        return await open_table(self.store, self.servers, table, import_event, work=write)

    def _table_of(
        self, verified: VerifiedFile, guild_id: int | None, channel_id: int, by: Person, language: Language
    ) -> Table:
        """The table of an imported game, not stored yet."""
        now = self.store.now()
        over = None if verified.result is None else now
        return Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            game=verified.game,
            settings=verified.settings,
            language=language,
            host_id=by.id,
            status="parked" if over is None else "finished",
            reason=None if verified.result is None else verified.result.reason,
            seats=[SeatRow(number=number, ready=True) for number in range(verified.seats)],
            seed_hash=verified.seed_hash,
            version=verified.entries,
            rules_version=rules_version(self.store.games[verified.game]),
            imported=True,
            created=now,
            started=now,
            touched=now,
            over=over,
        )

    def _write(self, rows: Rows, table: Table, verified: VerifiedFile, import_event: Event) -> None:
        """Store the course of an imported game, with the event that tells of the import as its last one."""
        entries, events = verified.read()
        *earlier, last = verified.stretches
        stretches = [*earlier, last._replace(version=table.rules_version or "")]  # it goes on by the present rules
        rows.past.add_imported(table, verified.seed, verified.saved, stretches, entries)
        number = rows.events.add_story(table.id, events, table.created)
        logged = LoggedEvent(import_event.key, import_event.args, None, number + 1, verified.entries, table.created)
        rows.events.add(table.id, [logged])
        table = table.model_copy(update={"former": _former(rows, table.id, verified, number)})
        rows.tables.add_former(table)
        if verified.result is not None:
            rows.games.finish(table, verified.result, self.store.games[verified.game].turn_starts)


def _former(rows: Rows, table_id: int, verified: VerifiedFile, number: int) -> list[FormerRow]:
    """Who sat where in an imported game, whose seats are empty now. `number`: that of its last event."""
    first_events = rows.events.first_of_entries(table_id)

    def event_after(entry: int) -> int:
        """The number of the first event of a later entry."""
        later = (first for other, first in first_events if other > entry)
        return next(later, number + 1)

    return [
        FormerRow(seat=sat.seat, entry=sat.until, event=event_after(sat.until), computer=sat.computer)
        for sat in verified.former
    ]

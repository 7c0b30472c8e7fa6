"""Games as files: exported, and imported again."""

from __future__ import annotations

from bisect import bisect_right

from rules.messages import Event
from rules.records import Record
from storage.database import Rows
from storage.rows import FormerRow, Language, LoggedEvent, Person, SeatRow, Table
from tables.errors import Refusal
from tables.opening.opening import open_table
from tables.store.checks import check_open, named
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
        proved = await self.thinker.verify_file(self.store.games, key, data)
        kind, now = self.store.games[proved.game], self.store.now()
        version = rules_version(kind)
        over = None if proved.result is None else now
        table = Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            game=proved.game,
            settings=proved.settings,
            language=language,
            host_id=by.id,
            status="parked" if over is None else "finished",
            reason=None if proved.result is None else proved.result.reason,
            seats=[SeatRow(number=number, ready=True) for number in range(proved.seats)],
            seed_hash=proved.seed_hash,
            version=proved.entries,
            rules_version=version,
            imported=True,
            created=now,
            started=now,
            touched=now,
            over=over,
        )
        brought = Event("log-imported_by_admin", {"admin": by.name})

        def write(rows: Rows, number: int) -> None:
            known = table.model_copy(update={"id": number})
            entries, story = proved.read()
            *earlier, (last, _, beginning) = proved.stretches
            stretches = [*earlier, (last, version, beginning)]
            rows.past.add_imported(known, proved.seed, proved.saved, stretches, entries)
            events = rows.events.add_story(known.id, story, now)
            rows.events.add(known.id, [LoggedEvent(brought.key, brought.args, None, events + 1, proved.entries, now)])
            named(known.id, by)(rows)
            known = known.model_copy(update={"former": _former(rows, known.id, proved, events)})
            rows.tables.add_former(known)
            if proved.result is not None:
                rows.games.finish(known, proved.result, kind.turn_starts)

        return await open_table(self.store, self.servers, table, brought, work=write)


def _former(rows: Rows, table_id: int, proved: VerifiedFile, events: int) -> list[FormerRow]:
    """Who sat where in an imported game, whose seats are empty now. `events`: how many are stored."""
    firsts = rows.events.first_of_entries(table_id)
    entries = [entry for entry, _ in firsts]

    def after(until: int) -> int:
        """The number of the first event of a later entry."""
        at = bisect_right(entries, until)
        return firsts[at][1] if at < len(firsts) else events + 1

    return [
        FormerRow(seat=seat, entry=until, event=after(until), computer=computer)
        for seat, until, computer in proved.former
    ]

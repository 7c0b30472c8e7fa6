"""Games as files: taken out, reported to whoever runs the bot, brought in again."""

from __future__ import annotations

from rules.core.messages import Event
from rules.core.records import Record
from rules.core.results import Result
from storage.database import Rows
from storage.errors import ChangedMeanwhile
from storage.rows import Language, LoggedEvent, Person, SeatRow, Table
from tables.checks import check_open, named, seated
from tables.errors import Refusal
from tables.files import opened
from tables.repeating import repeated
from tables.reports import Reports
from tables.shelf import Shelf
from tables.thinking import Thinker
from tables.versions import rules_version

LARGEST_FILE = 8_000_000
"""The most bytes that an imported file may have."""

LONGEST_REPORT = 2000
"""The most characters of a report's text."""

MOST_REPORTS = 20
"""How many reports one person may make about one table."""


class Exchange:
    """Export, report and import."""

    def __init__(self, shelf: Shelf, thinker: Thinker, reports: Reports) -> None:
        self.shelf = shelf
        self.thinker = thinker
        self.reports = reports

    async def export(self, table_id: int, by: Person, *, admin: bool = False) -> Record:
        """The whole game: once it is over for whoever was seated at its end or held a hand, and for an `admin`.

        One that was brought in finished, at which nobody sat, is for everybody who is shown it. An admin's export of
        a running game, which holds its seed and all hands, is told at the table. Raises Refusal
        `refused-still_running`, `refused-not_seated`, `refused-not_begun`, `refused-daily_sealed`; as `Reports.get`.
        """
        table = await self.shelf.get(table_id)
        if not admin:
            held = await self.shelf.database.read_in_turn(lambda rows: rows.tables.hand_of(table_id, by.id))
            if held is None and not (table.imported and table.status == "finished"):
                seated(table, by.id)
            return await self.reports.get(by.id, ("export", table_id), lambda: self.shelf.record(table_id))
        check_open(table, self.shelf.now())
        record = await self.shelf.record(table_id, running=True)
        if not table.is_over:
            await self.shelf.tell(table_id, "log-exported_by_admin", by=by, admin=by.name)
        return record

    @repeated
    async def report(self, table_id: int, by: Person, text: str) -> int:
        """Keep the game as it is, with a text, for whoever runs the bot; the report's number.

        For whoever is seated. Nothing of the record is shown to anybody at the table. Raises Refusal
        `refused-not_seated`, `refused-report_text`, `refused-too_many_reports`.
        """
        text = text.strip()
        if not 0 < len(text) <= LONGEST_REPORT:
            raise Refusal("refused-report_text", most=LONGEST_REPORT)
        async with self.shelf.quietly(table_id) as held:
            table = held.table
            seated(table, by.id)

            def write(rows: Rows) -> int:
                rows.tables.expect(table)
                if rows.past.reports_of(table_id, by.id) >= MOST_REPORTS:
                    raise Refusal("refused-too_many_reports", most=MOST_REPORTS)
                record = None if table.started is None else rows.records.export(table).model_dump_json()
                return rows.past.add_report(table_id, by.id, text, table.rules_version, self.shelf.now(), record)

            try:
                return await self.shelf.database.write(write)
            except ChangedMeanwhile:
                held.forget()
                raise

    async def import_game(
        self, data: bytes, guild_id: int | None, channel_id: int, by: Person, language: Language, *, admin: bool
    ) -> Table:
        """A table from an exported file: finished, or parked with empty seats, to be taken over and resumed.

        The game is played again from its seed, in a process of its own, with all it told. Raises Refusal
        `refused-not_admin`, `refused-file_too_large`, `refused-file` naming the field, `refused-no_game`,
        `refused-file_limits` when playing it takes too much, `refused-file_busy` while another file is being played.
        """
        if not admin:
            raise Refusal("refused-not_admin")
        if len(data) > LARGEST_FILE:
            raise Refusal("refused-file_too_large", most=LARGEST_FILE // 1_000_000)
        key = await self.shelf.database.read(lambda rows: rows.games.signing_key())
        proved = opened(await self.thinker.prove(self.shelf.games, key, data))
        header, now = proved.header, self.shelf.now()
        kind = self.shelf.games[header.game]
        version = rules_version(kind)
        over = now if header.reason else None
        table = Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            game=header.game,
            options=header.options,
            language=language,
            host_id=by.id,
            status="parked" if over is None else "finished",
            reason=header.reason,
            seats=[SeatRow(number=number, ready=True) for number in range(header.seats)],
            seed_hash=header.seed_hash,
            version=header.entries,
            rules_version=version,
            imported=True,
            created=now,
            started=now,
            touched=now,
            over=over,
        )
        brought = Event("log-imported_by_admin", {"admin": by.name})

        def write(rows: Rows) -> int:
            known = table.model_copy(update={"id": rows.tables.add(table)})
            body, entries, story = proved.read()
            *earlier, (last, _, beginning) = body.stretches
            stretches = [*earlier, (last, version, beginning)]
            rows.past.add_imported(known, body.seed, body.saved, kind.schema_version, stretches, entries)
            told = rows.events.add_story(known.id, story, now)
            rows.events.add(known.id, [LoggedEvent(brought.key, brought.args, None, told + 1, header.entries, now)])
            named(known.id, by)(rows)
            if body.result is not None:
                rows.games.finish(known, Result.model_validate(body.result))
            return known.id

        table_id = await self.shelf.database.write(write)
        return await self.shelf.appeared(table_id, brought)

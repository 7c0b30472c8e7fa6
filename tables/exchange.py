"""Games as files: taken out, reported to whoever runs the bot, brought in again."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from rules.core.messages import Event
from rules.core.records import Record
from rules.core.results import Result
from storage.database import Database
from storage.errors import Refusal
from storage.proofs import checksum
from storage.queries import event_rows, game_rows, past_rows, table_rows
from storage.rows import Language, LoggedEvent, Person, SeatRow, Table
from tables import replaying
from tables.files import opened
from tables.lobby import seated
from tables.past import Past
from tables.play import named
from tables.versions import rules_version

LARGEST_FILE = 8_000_000
"""The most bytes that an imported file may have."""

LONGEST_REPORT = 2000
"""The most characters of a report's text."""

MOST_REPORTS = 20
"""How many reports one person may make about one table."""


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody reported, with the record of the game as it was then (JSON), when it had begun."""

    number: int
    table_id: int
    user_id: int | None
    text: str
    rules_version: str | None
    at: float
    record: str | None


class Exchange(Past):
    """Export, report and import."""

    async def export(self, table_id: int, by: Person, *, admin: bool = False) -> Record:
        """The whole game: once it is over for whoever was seated at its end or held a hand, and for an `admin`.

        One that was brought in finished, at which nobody sat, is for everybody who is shown it. An admin's export of
        a running game, which holds its seed and all hands, is told at the table. Raises Refusal
        `refused-still_running`, `refused-not_seated`, `refused-not_begun`.
        """
        table = await self.get(table_id)
        if not admin:
            held = await self.database.read_in_turn(lambda connection: table_rows.hand_of(connection, table_id, by.id))
            if held is None and not (table.imported and table.status == "finished"):
                seated(table, by.id)
            return await self.record(table_id)
        record = await self.record(table_id, running=True)
        if not table.is_over:
            await self.tell(table_id, "log-exported_by_admin", by=by, admin=by.name)
        return record

    async def report(self, table_id: int, by: Person, text: str) -> int:
        """Keep the game as it is, with a text, for whoever runs the bot; the report's number.

        For whoever is seated. Nothing of the record is shown to anybody at the table. Raises Refusal
        `refused-not_seated`, `refused-report_text`, `refused-too_many_reports`.
        """
        text = text.strip()
        if not 0 < len(text) <= LONGEST_REPORT:
            raise Refusal("refused-report_text", most=LONGEST_REPORT)
        async with self._lock(table_id):
            live = await self._live(table_id)
            table = live.table
            seated(table, by.id)

            def write(connection: sqlite3.Connection) -> int:
                if past_rows.reports_of(connection, table_id, by.id) >= MOST_REPORTS:
                    raise Refusal("refused-too_many_reports", most=MOST_REPORTS)
                record = None if table.started is None else replaying.export(connection, table).model_dump_json()
                return past_rows.add_report(
                    connection, table_id, by.id, text, table.rules_version, self.clock(), record
                )

            return await self.database.write(write)

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
        key = await self.database.read(game_rows.signing_key)
        proved = opened(await self.thinker.prove(self.games, key, data))
        header, now = proved.header, self.clock()
        kind = self.games[header.game]
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

        def write(connection: sqlite3.Connection) -> int:
            table_id = table_rows.add(connection, table)
            body, entries, story = proved.read()
            *earlier, (last, _, beginning) = body.stretches
            fields = {
                "seed": body.seed,
                "seed_hash": header.seed_hash,
                "version": header.entries,
                "rules_version": version,
                "schema_version": kind.schema_version,
                "started": now,
                "over": over,
                "reason": header.reason,
                "imported": 1,
                "snapshot": body.saved,
                "checksum": checksum(body.saved.encode()),
            }
            stretches = [*earlier, (last, version, beginning)]
            past_rows.add_imported(connection, table_id, fields, stretches, entries, now)
            told = event_rows.add_story(connection, table_id, story, now)
            event_rows.add(
                connection, table_id, [LoggedEvent(brought.key, brought.args, None, told + 1, header.entries, now)]
            )
            named(table_id, by)(connection)
            if body.result is not None:
                finished = table.model_copy(update={"id": table_id})
                game_rows.finish(connection, finished, Result.model_validate(body.result))
            return table_id

        table_id = await self.database.write(write)
        await self._publish(table_id, [brought])
        return await self.get(table_id)


async def find_report(database: Database, number: int) -> Report | None:
    """A report, for whoever runs the bot."""
    row = await database.read(lambda connection: past_rows.report(connection, number))
    if row is None:
        return None
    return Report(
        row["id"], row["game_id"], row["user_id"], row["text"], row["rules_version"], row["at"], row["record"]
    )


__all__ = ["LARGEST_FILE", "Exchange", "Report", "find_report"]

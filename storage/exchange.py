"""Games as files: taken out, reported to whoever runs the bot, brought in again."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from rules.core.errors import RulesError
from rules.core.game import Game
from rules.core.messages import TABLE, Event
from rules.core.records import Back, Choice, Departure, Entry, Record, line, play_line
from rules.core.results import Result
from storage import records
from storage.database import Database
from storage.errors import Refusal
from storage.lobby import seated
from storage.past import Past
from storage.play import named
from storage.queries import event_rows, game_rows, past_rows, table_rows
from storage.rows import Language, LoggedEvent, Person, SeatRow, Table
from storage.versions import rules_version

LARGEST_FILE = 8_000_000
"""The most bytes that an imported file may have."""

LONGEST_REPORT = 2000
"""The most characters of a report's text."""

MOST_REPORTS = 20
"""How many reports one person may make about one table."""

MOST_ENTRIES = 100_000


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


@dataclass(frozen=True, slots=True)
class Checked:
    """An imported game that plays as it says."""

    record: Record
    saved: str
    beginnings: list[str]
    """The position with which each stretch begins."""
    result: Result | None
    seed_hash: str
    opening: list[Event]


class Exchange(Past):
    """Export, report and import."""

    async def export(self, table_id: int, by: Person, *, admin: bool = False) -> Record:
        """The whole game: once it is over for whoever was seated at its end or held a hand, and for an `admin`.

        An admin's export of a running game, which holds its seed and all hands, is told at the table. Raises Refusal
        `refused-still_running`, `refused-not_seated`, `refused-not_begun`.
        """
        table = await self.get(table_id)
        if not admin:
            held = await self.database.read_in_turn(lambda connection: table_rows.hand_of(connection, table_id, by.id))
            if held is None:
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
                record = None if table.started is None else records.export(connection, table).model_dump_json()
                return past_rows.add_report(
                    connection, table_id, by.id, text, table.rules_version, self.clock(), record
                )

            return await self.database.write(write)

    async def import_game(
        self, data: bytes, guild_id: int | None, channel_id: int, by: Person, language: Language, *, admin: bool
    ) -> Table:
        """A table from an exported file: finished, or parked with empty seats, to be taken over and resumed.

        Everything is validated, and the game is played again to its end. Raises Refusal `refused-not_admin`,
        `refused-file_too_large`, `refused-file` naming the field, `refused-no_game`.
        """
        if not admin:
            raise Refusal("refused-not_admin")
        if len(data) > LARGEST_FILE:
            raise Refusal("refused-file_too_large", most=LARGEST_FILE // 1_000_000)
        try:
            record = Record.model_validate_json(data)
        except ValidationError as error:
            raise _fault(_first(error)) from error
        kind = self._kind(record.game)
        checked = await self.thinker.call(check_record, kind, record.model_dump_json())
        if isinstance(checked, str):
            raise _fault(checked)
        now = self.clock()
        entries = [entry for stretch in record.stretches for entry in stretch.entries]
        version = rules_version(kind)
        table = Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            game=record.game,
            options=json.loads(checked.saved)["state"]["options"],
            language=language,
            host_id=by.id,
            status="finished" if checked.result else "parked",
            reason=checked.result.reason if checked.result else None,
            seats=[SeatRow(number=number, ready=True) for number in range(record.seats)],
            seed_hash=checked.seed_hash,
            version=len(entries),
            rules_version=version,
            imported=True,
            created=now,
            started=now,
            touched=now,
            over=now if checked.result else None,
        )
        told = [*checked.opening, Event("log-imported_by_admin", {"admin": by.name})]
        logged = [
            LoggedEvent(event.key, event.args, event.audience, number, len(entries), now)
            for number, event in enumerate(told, 1)
        ]

        def write(connection: sqlite3.Connection) -> int:
            table_id = table_rows.add(connection, table)
            begins = [sum(len(each.entries) for each in record.stretches[:at]) for at in range(len(record.stretches))]
            last = len(record.stretches) - 1
            versions = [version if at == last else each.version for at, each in enumerate(record.stretches)]
            past_rows.add_imported(
                connection,
                table_id,
                {
                    "seed": record.seed,
                    "seed_hash": checked.seed_hash,
                    "version": len(entries),
                    "rules_version": version,
                    "schema_version": kind.schema_version,
                    "started": now,
                    "over": table.over,
                    "reason": table.reason,
                    "imported": 1,
                    "snapshot": checked.saved,
                },
                list(zip(begins, versions, checked.beginnings, strict=True)),
                [
                    (number, entry.seat, entry.question, entry.picked, None, None)
                    if isinstance(entry, Choice)
                    else (number, None, None, None, entry.to, entry.stir)
                    for number, entry in enumerate(entries, 1)
                ],
                now,
            )
            event_rows.add(connection, table_id, logged)
            named(table_id, by)(connection)
            if checked.result is not None:
                game_rows.finish(connection, table.model_copy(update={"id": table_id}), checked.result)
            return table_id

        table_id = await self.database.write(write)
        await self._publish(table_id, logged)
        return await self.get(table_id)


async def find_report(database: Database, number: int) -> Report | None:
    """A report, for whoever runs the bot."""
    row = await database.read(lambda connection: past_rows.report(connection, number))
    if row is None:
        return None
    return Report(
        row["id"], row["game_id"], row["user_id"], row["text"], row["rules_version"], row["at"], row["record"]
    )


def check_record(kind: type[Game], text: str) -> Checked | str:
    """Whether a record (as JSON) plays as it says; else the field that is wrong and why.

    Only the last stretch is played by the present rules; of earlier ones, which belong to others, the form is checked.
    """
    record = Record.model_validate_json(text)
    try:
        return _check(kind, record)
    except _Wrong as wrong:
        return str(wrong)
    except Exception as error:  # rules that break on what no game can hold
        return f"final: {type(error).__name__}: {error}"


class _Wrong(Exception):
    """The field that is wrong, and why."""


def _check(kind: type[Game], record: Record) -> Checked:
    if not record.stretches:
        raise _Wrong("stretches: there is none")
    if sum(len(stretch.entries) for stretch in record.stretches) > MOST_ENTRIES:
        raise _Wrong(f"stretches: more than {MOST_ENTRIES} entries")
    if not record.seed or len(record.seed) > 200:
        raise _Wrong("seed: must have 1 to 200 characters")
    try:
        start = kind.start(record.seats, record.options, seed=record.seed)
    except RulesError as error:
        raise _Wrong(f"{'seats' if error.message.key == 'refused-seats' else 'options'}: {error}") from error
    opening = start.opening
    number, beginnings = 1, []
    game: Game = start
    for at, stretch in enumerate(record.stretches):
        where = f"stretches.{at}"
        if not 0 < len(stretch.version) <= 200:
            raise _Wrong(f"{where}.version: must have 1 to 200 characters")
        if (stretch.start is None) != (at == 0):
            raise _Wrong(f"{where}.start: only the first stretch begins without a position")
        game = start.copy_game() if stretch.start is None else _load(kind, record, stretch.start, f"{where}.start")
        beginnings.append(game.save())
        for index, entry in enumerate(stretch.entries):
            wrong = _entry_fault(record, entry)
            if wrong:
                raise _Wrong(f"{where}.entries.{index}.{wrong}")
        try:
            if at == len(record.stretches) - 1:
                game = _play_all(kind, game, stretch.entries, number)
            else:
                line(stretch.entries, number)
        except Departure as error:
            raise _Wrong(f"{where}.entries.{error.entry - number}: {error.reason}") from error
        number += len(stretch.entries)
    final = _load(kind, record, record.final, "final")
    if final.save() != game.save():
        raise _Wrong("final: is not the position to which the entries lead")
    return Checked(record, final.save(), beginnings, final.result, start.dice.sealed, opening)


def _play_all(kind: type[Game], game: Game, entries: Sequence[Entry], first: int) -> Game:
    """Play every entry, those that were taken back later too; the position at the end. Raises Departure."""
    targets = {entry.to for entry in entries if isinstance(entry, Back)}
    reached = {first - 1: game.save()}
    for number, entry in enumerate(entries, first):
        if isinstance(entry, Back):
            if entry.to not in reached:
                raise Departure(number, f"goes back to entry {entry.to}, which is not in this stretch")
            game = kind.load(reached[entry.to])
        if isinstance(entry, Choice) or entry.stir:
            play_line(game, [(number, entry)])
        if number in targets:
            reached[number] = game.save()
    return game


def _load(kind: type[Game], record: Record, saved: dict[str, Any], where: str) -> Game:
    try:
        game = kind.load(saved)
    except RulesError as error:
        raise _Wrong(f"{where}.{error.message.args.get('field', '')}") from error
    if game.seats != record.seats:
        raise _Wrong(f"{where}.state.seats: must be {record.seats}")
    if game.dice.seed != record.seed:
        raise _Wrong(f"{where}.state.dice.seed: must be the seed of the game")
    return game


def _entry_fault(record: Record, entry: Choice | Back) -> str | None:
    if isinstance(entry, Back):
        return None if entry.to >= 0 else "to: must not be negative"
    if not TABLE <= entry.seat < record.seats:
        return "seat: there is no such seat"
    if not 0 < entry.question < 1 << 31:
        return "question: there is no such question"
    if len(entry.picked) > 1000 or any(len(option) > 200 for option in entry.picked):
        return "picked: too long"
    return None


def _first(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_context=False)[0]
    return f"{'.'.join(str(part) for part in first['loc']) or '?'}: {first['msg']}"


def _fault(field: str) -> Refusal:
    return Refusal("refused-file", field=field[:500])


__all__ = ["LARGEST_FILE", "Checked", "Exchange", "Report", "check_record", "find_report"]

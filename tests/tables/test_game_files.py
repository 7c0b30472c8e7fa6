"""Files: who gets a game's record and when, and which files can be imported."""

from __future__ import annotations

import asyncio
import copy
import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rules.game import COUNT_POINTS
from rules.messages import TABLE, seat_name
from rules.questions import Picked
from rules.records import Back, Record, replay
from storage.database import Database, open_database
from storage.errors import StorageFailure
from storage.rows import Table
from tables.errors import Refusal
from tables.opening.game_files import LARGEST_FILE
from tables.play import verification
from tables.tables import Tables
from tables.workers.thinker import FILE_MEMORY, FILE_SECONDS, Thinker
from tables.workers.workers import Workers
from tests.tables.group_helpers import GAMES, is_refused, make, refused, turns
from tests.tables.helpers import ADMIN, ANN, BEN, GUILD, make_tables, moves, pick, play_to_end, refusing, rows, started
from tests.tables.turns import Turn, Turns

PATIENT = 300.0
"""Seconds for a file: a busy machine may be slow."""


async def half_played(tables: Tables) -> int:
    """A running game with a roll and a step back in it."""
    table = await turns(tables, ANN, BEN)
    await moves(tables, table.id, "0 roll", "1 step")
    await tables.undo.go_back(table.id, 0, ADMIN, admin=True)
    await pick(tables, table.id, 0, "roll")
    return table.id


async def import_file(tables: Tables, data: bytes, channel: int = 50) -> Any:
    return await tables.game_files.import_game(data, GUILD, channel, ADMIN, "en", admin=True)


async def test_a_table_is_told_of_an_export_while_its_game_runs(tables: Tables, table: Table) -> None:
    running = await tables.game_files.export(table.id, ADMIN)
    assert replay(running, GAMES).save() == (await tables.store.game(table.id)).save()
    [logged] = [event for event in await tables.journal.events(table.id, None) if event.key == "log-exported_by_admin"]
    assert (logged.args, logged.audience) == ({"admin": "Mod"}, None)
    await play_to_end(tables, table.id)
    before = len(await tables.journal.events(table.id, None, limit=1000))
    assert replay(await tables.game_files.export(table.id, ADMIN), GAMES).result is not None
    assert len(await tables.journal.events(table.id, None, limit=1000)) == before
    lobby = await tables.lobby.open(GUILD, 1, "sample", ANN, {}, "en")
    await is_refused("not_begun", tables.game_files.export(lobby.id, ADMIN))


async def test_an_imported_running_game_is_parked_and_can_be_taken_over(database: Database, tables: Tables) -> None:
    table_id = await half_played(tables)
    record = await tables.game_files.export(table_id, ADMIN)
    saved = (await tables.store.game(table_id)).save()

    table = await import_file(tables, record.model_dump_json().encode())

    assert (table.status, table.version, table.imported, table.channel_id) == ("parked", 4, True, 50)
    assert all(seat.empty for seat in table.seats)
    assert (await tables.game_files.export(table.id, ADMIN)).stretches[0].entries == record.stretches[0].entries
    assert await tables.verification.verify(table.id) is None
    story = [(event.key, event.entry, event.args) for event in await tables.journal.events(table_id, None)]
    logged = [(event.key, event.entry, event.args) for event in await make(database).journal.events(table.id, None)]
    assert [key for key, _, _ in story][:6] == [
        "log-dice_sealed",
        *("log-turn", "log-turn"),
        *("log-undone_by_admin", "log-dice_stirred"),
        "log-turn",
    ]
    assert logged[:7] == [
        *story[:3],
        ("log-went_back", 3, {"entry": 0}),
        *story[4:6],
        ("log-imported_by_admin", 4, {"admin": "Mod"}),
    ]
    await tables.seats.replace(table.id, 0, ADMIN, admin=True)
    assert (await tables.store.get(table.id)).status == "parked"  # a table without people is not ended by this
    await tables.seats.takeover(table.id, BEN, 1)
    table = await tables.pausing.resume(table.id, BEN)
    assert (table.status, table.host_id) == ("running", BEN.id)
    assert (await tables.store.game(table.id)).save() == saved
    await play_to_end(tables, table.id)
    assert (await tables.past.stats(guild_id=GUILD)).players == []


async def test_a_finished_game_is_imported_as_finished_and_exported_and_charted_as_before(tables: Tables) -> None:
    old = await turns(tables, ANN, BEN, settings={"turns": 3})
    for seat in (0, 1, 0):
        await pick(tables, old.id, seat, "roll")
    data = (await tables.game_files.export(old.id, ANN)).model_dump_json().encode()
    new = await import_file(tables, data, channel=old.channel_id)
    assert (new.status, new.reason) == ("finished", "end-turns")
    assert await tables.past.result(new.id) == await tables.past.result(old.id)
    assert (await tables.past.history(guild_id=GUILD))[0].table.id == new.id
    assert (await tables.past.stats(guild_id=GUILD)).players[0].games == 1
    assert (await tables.game_files.export(new.id, ADMIN)).model_dump_json().encode() == data
    course = await tables.replays.course(new.id)
    assert course == await tables.replays.course(old.id)
    assert [entry for entry, _ in course] == [0, 1, 2, 3]


async def test_private_events_are_imported_for_their_seat_only(tables: Tables) -> None:
    table = await turns(tables, ANN, BEN)
    await pick(tables, table.id, 0, "look")
    data = (await tables.game_files.export(table.id, ADMIN)).model_dump_json().encode()
    new = await import_file(tables, data)
    heard = {
        seat: [event.args for event in await tables.journal.events(new.id, seat) if event.key == "log-card"]
        for seat in (None, 0, 1)
    }
    assert heard[0] == [event.args for event in await tables.journal.events(table.id, 0) if event.key == "log-card"]
    assert (heard[None], heard[1]) == ([], [])


async def test_a_game_with_a_change_of_rules_is_imported_with_its_stretches(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await half_played(tables)

    with monkeypatch.context() as changed:
        changed.setattr(verification, "find_divergence", lambda kind, record: "entry 1: for the test")
        await tables.verification.verify(table_id)
    await pick(tables, table_id, 1, "step")
    record = await tables.game_files.export(table_id, ADMIN)
    table = await import_file(tables, record.model_dump_json().encode())
    again = await tables.game_files.export(table.id, ADMIN)
    assert [len(stretch.entries) for stretch in again.stretches] == [4, 1]
    assert again.stretches[1].start == record.stretches[1].start
    assert await tables.verification.verify(table.id) is None


def by_other_rules(monkeypatch: pytest.MonkeyPatch, steps: int) -> None:
    """Change the rules so that a step goes further."""

    def answer(self: Turn, game: Turns, picked: Picked) -> None:
        game.places[self.seat] += steps
        game.tell("log-turn", player=seat_name(self.seat), place=game.places[self.seat])

    monkeypatch.setattr(Turn, "answer", answer)


async def changed_underway(tables: Tables, monkeypatch: pytest.MonkeyPatch, turns_in_all: int = 30) -> int:
    """A game of three turns, the third of them under different rules."""
    table = await turns(tables, ANN, BEN, settings={"turns": turns_in_all})
    await moves(tables, table.id, "0 step", "1 step")
    by_other_rules(monkeypatch, 5)
    assert await tables.verification.verify(table.id) is not None
    await pick(tables, table.id, 0, "step")
    return table.id


async def test_a_file_of_several_stretches_is_imported_only_with_this_bots_signature(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await changed_underway(tables, monkeypatch)
    record = await tables.game_files.export(table_id, ADMIN)
    new = await import_file(tables, record.model_dump_json(indent=1).encode())
    assert (await tables.store.game(new.id)).save() == (await tables.store.game(table_id)).save()
    assert (new.version, new.rules_changed) == (3, True)
    again = await tables.game_files.export(new.id, ADMIN)
    assert [stretch.start for stretch in again.stretches] == [stretch.start for stretch in record.stretches]
    logged = [event.key for event in await tables.journal.events(new.id, None, limit=5)]
    assert logged[:4] == ["log-dice_sealed", "log-rules_changed", "log-turn", "log-imported_by_admin"]
    assert await tables.verification.verify(new.id) is None

    for spoilt in (
        record.model_copy(update={"signature": None}),
        record.model_copy(update={"signature": "0" * 64}),
        record.model_copy(update={"signature": "\u00e9"}),
        record.model_copy(update={"final": {**record.final, "schema": 3.0}}),
    ):
        await is_refused("file", import_file(tables, spoilt.model_dump_json().encode()))
    stretches = [stretch.model_copy(deep=True) for stretch in record.stretches]
    assert stretches[1].start is not None
    stretches[1].start["state"]["places"] = [90, 1]
    with refused("file"):
        await import_file(tables, record.model_copy(update={"stretches": stretches}).model_dump_json().encode())

    other = await open_database(tmp_path / "other.db")
    await is_refused("file", import_file(make(other), record.model_dump_json().encode()))
    await other.close()


async def test_a_signed_game_goes_on_from_its_final_position_if_its_last_stretch_departs(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await changed_underway(tables, monkeypatch)
    record = await tables.game_files.export(table_id, ADMIN)
    saved = (await tables.store.game(table_id)).save()
    by_other_rules(monkeypatch, 7)
    new = await import_file(tables, record.model_dump_json().encode())
    assert (await tables.store.game(new.id)).save() == saved
    again = await tables.game_files.export(new.id, ADMIN)
    assert [len(stretch.entries) for stretch in again.stretches] == [2, 1, 0]
    assert await tables.verification.verify(new.id) is None
    await tables.seats.takeover(new.id, ANN, 0)
    asked = (await tables.seats.takeover(new.id, BEN, 1)).proposal
    assert asked is not None
    await tables.proposals.agree(new.id, ANN.id, asked.id)
    await tables.pausing.resume(new.id, ANN)
    await pick(tables, new.id, 1, "step")
    assert (await tables.store.game(new.id)).view(None).model_dump()["places"] == [6, 8]
    await is_refused(
        "file", import_file(tables, record.model_copy(update={"signature": None}).model_dump_json().encode())
    )


async def test_a_signed_game_that_ended_under_other_rules_is_imported_as_finished(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await changed_underway(tables, monkeypatch, turns_in_all=3)
    record = await tables.game_files.export(table_id, ANN)
    by_other_rules(monkeypatch, 7)
    new = await import_file(tables, record.model_dump_json().encode())
    assert new.status == "finished"
    assert await tables.past.result(new.id) == await tables.past.result(table_id)
    assert [place.total for place in (await tables.past.result(new.id)).places] == [6, 1]


async def test_a_signed_position_whose_question_has_no_answers_is_refused(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules have changed so much that the waiting question has no answers."""
    table_id = await changed_underway(tables, monkeypatch)
    data = (await tables.game_files.export(table_id, ADMIN)).model_dump_json().encode()
    monkeypatch.setattr(Turn, "options", lambda *_: [])
    with pytest.raises(Refusal) as error:
        await import_file(tables, data)
    assert "agenda.stack" in str(error.value.message.args["field"])


def damaged(**changes: object) -> Callable[[dict[str, Any]], None]:
    """Put values at paths ("stretches__0__entries__1__seat")."""

    def work(data: dict[str, Any]) -> None:
        for path, value in changes.items():
            *way, last = [int(part) if part.isdigit() else part for part in path.split("__")]
            place: Any = data
            for part in way:
                place = place[part]
            place[last] = value

    return work


@pytest.mark.slow
@pytest.mark.parametrize(
    ("damage", "field"),
    [
        (damaged(game=7), "game"),
        (damaged(kantera=2), "kantera"),
        (damaged(seats=99), "seats"),
        (damaged(seats="many"), "seats"),
        (damaged(options={"turns": 0}), "options"),
        (damaged(options={"colour": 1}), "options"),
        (damaged(seed="other"), "stretches.0.entries|final"),
        (damaged(seed=""), "seed"),
        (damaged(extra=1), "extra"),
        (damaged(stretches=[]), "stretches"),
        (damaged(stretches__0__version=""), "stretches.0.version"),
        (damaged(stretches__0__start={"a": 1}), "stretches.0.start"),
        (damaged(stretches__0__entries__0={"to": -1}), "stretches.0.entries.0.to"),
        (damaged(stretches__0__entries__0={"to": 3}), "stretches.0.entries.0"),
        (damaged(stretches__0__entries__1__seat=5), "stretches.0.entries.1.seat"),
        (damaged(stretches__0__entries__1__seat=0), "stretches.0.entries.1"),
        (damaged(stretches__0__entries__3__question=10**30), "stretches.0.entries.3.question"),
        (damaged(stretches__0__entries__3__question=COUNT_POINTS), "stretches.0.entries.3.question"),
        (damaged(stretches__0__entries__3={"seat": TABLE, "question": COUNT_POINTS, "picked": ["1"]}), "stretches.0"),
        (damaged(stretches__0__entries__3__picked=["fly"]), "stretches.0.entries.3"),
        (damaged(stretches__0__entries__3__picked=[7]), "stretches.0.entries.3"),
        (damaged(stretches__0__entries__2__stir=False), "final"),
        (damaged(final={}), "final"),
        (damaged(final__state__places=[3]), "final"),
        (damaged(final__state__places=["x"]), "final"),
        (damaged(final__game="sample"), "final"),
    ],
)
async def test_a_damaged_file_is_refused_naming_the_field(
    tables: Tables, path: Path, damage: Callable[[dict[str, Any]], None], field: str
) -> None:
    record = (await tables.game_files.export(await half_played(tables), ADMIN)).model_dump(mode="json")
    data = copy.deepcopy(record)
    damage(data)
    before = rows(path, "SELECT count(*) FROM games")
    with pytest.raises(Refusal) as error:
        await import_file(tables, json.dumps(data).encode())
    assert error.value.message.key == "refused-file"
    named = str(error.value.message.args["field"])
    assert any(named.startswith(word) for word in field.split("|")), named
    assert rows(path, "SELECT count(*) FROM games") == before


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"game": "\\ud800"}'])
async def test_data_that_is_not_a_record_is_refused(tables: Tables, data: bytes) -> None:
    await is_refused("file", import_file(tables, data))


async def test_imports_need_an_admin_a_known_game_and_an_acceptable_size(database: Database, tables: Tables) -> None:
    record = await tables.game_files.export(await half_played(tables), ADMIN)
    data = record.model_dump_json().encode()
    await is_refused("not_admin", tables.game_files.import_game(data, GUILD, 1, ANN, "en", admin=False))
    await is_refused("file_too_large", import_file(tables, b" " * (LARGEST_FILE + 1)))
    await is_refused("no_game", import_file(make_tables(database), data), game="turns")


async def test_a_file_that_cannot_be_stored_leaves_nothing(tables: Tables, path: Path) -> None:
    data = (await tables.game_files.export(await half_played(tables), ADMIN)).model_dump_json().encode()
    before = rows(path, "SELECT count(*) FROM games")
    with refusing(path, "choices"), pytest.raises(StorageFailure):
        await import_file(tables, data)
    assert rows(path, "SELECT count(*) FROM games") == before


@pytest.mark.slow
async def test_a_file_is_replayed_in_its_own_process_and_an_undo_in_a_worker(database: Database) -> None:
    tables = make_tables(database, thinker=Thinker(seconds=PATIENT))
    table = await started(tables, ANN, BEN)
    for seat in (0, 1):
        await pick(tables, table.id, seat)
    await tables.undo.go_back(table.id, 1, ADMIN, admin=True)
    record = await tables.game_files.export(table.id, ADMIN)
    imported = await import_file(tables, record.model_dump_json().encode())
    assert (await tables.store.game(imported.id)).save() == (await tables.store.game(table.id)).save()
    data = record.model_copy(update={"seed": "other"}).model_dump_json().encode()
    await is_refused("file", import_file(tables, data))
    await tables.close()


@pytest.mark.slow
async def test_a_file_is_not_parsed_in_the_bots_own_process(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = make_tables(database, thinker=Thinker(seconds=PATIENT), games=GAMES)
    data = (await tables.game_files.export(await half_played(make(database)), ADMIN)).model_dump_json().encode()

    def reads(*_: object, **__: object) -> None:
        raise AssertionError("read in this process")

    for kind, name in ((Record, "model_validate_json"), (Record, "model_validate"), (Turns, "load"), (Turns, "start")):
        monkeypatch.setattr(kind, name, reads)
    proved = await tables.thinker.verify_file(GAMES, bytes(32), data)
    assert proved.game == "turns"
    await tables.close()


async def slow_or_large(database: Database, entries: int, **limits: Any) -> tuple[Tables, bytes]:
    """Tables whose files are played within these limits, and a file of many entries."""
    thinker = Thinker(**limits)
    tables = make_tables(database, thinker=thinker, games=GAMES)
    record = await tables.game_files.export(await half_played(make(database)), ADMIN)
    [stretch] = record.stretches
    stretch.entries += [Back(to=4)] * entries
    return tables, record.model_dump_json().encode()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("limits", "reason"),
    [
        ({"seconds": 0.05}, {"seconds": 1, "memory": FILE_MEMORY // 2**20}),
        ({"memory": 2**20}, {"seconds": math.ceil(FILE_SECONDS), "memory": 1}),
    ],
    ids=["too little time", "too little memory"],
)
async def test_a_file_exceeding_its_limits_is_refused_and_uses_no_worker(
    database: Database, path: Path, limits: dict[str, Any], reason: dict[str, int]
) -> None:
    tables, data = await slow_or_large(database, 15_000, **limits)
    before = rows(path, "SELECT count(*) FROM games")
    with refused("file_limits", **reason):
        await import_file(tables, data)
    assert rows(path, "SELECT count(*) FROM games") == before
    thinker = tables.thinker
    assert isinstance(thinker, Thinker)
    for pool in (thinker.scheduler.urgent, thinker.scheduler.bulk):
        assert isinstance(pool, Workers)
        assert pool._threads is None
    await tables.close()


@pytest.mark.slow
async def test_one_file_at_a_time(database: Database) -> None:
    tables, data = await slow_or_large(database, 100, seconds=PATIENT)
    # Either may be first: both read the server's settings before.
    outcomes = await asyncio.gather(import_file(tables, data), import_file(tables, data), return_exceptions=True)
    (busy,) = (result for result in outcomes if isinstance(result, Exception))
    assert isinstance(busy, Refusal)
    assert (busy.message.key, busy.message.args) == ("refused-file_busy", {"seconds": PATIENT})
    assert (await import_file(tables, data)).imported
    await tables.close()

"""Forgetting a person: no byte of name or id stays in the files of the database, and everyone else keeps theirs."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.messages import refer, seat_name
from storage.database import Database, open_database
from storage.rows import Person
from tables.seats.people import People
from tables.tables import Tables
from tests.tables.group_helpers import agree, make, turns
from tests.tables.helpers import ANN, BEN, CAT, GUILD, pick, play_to_end, rows

EVE = Person(id=918273645546372819, name="Evelynne Zweistein")
OTHER_EVE = Person(id=918273645546372820, name=EVE.name)


def holds(path: Path, *needles: bytes) -> list[bytes]:
    """Which of these bytes are in the database file or its log."""
    contents = [file.read_bytes() for file in path.parent.iterdir() if file.name.startswith(path.name)]
    return [needle for needle in needles if any(needle in content for content in contents)]


def traces(person: Person) -> tuple[bytes, ...]:
    """Name and id, the id as text and as SQLite stores it."""
    return person.name.encode(), str(person.id).encode(), person.id.to_bytes(8, "big")


async def play_everywhere(tables: Tables, database: Database) -> dict[str, int]:
    """Leave Eve's name wherever a person's can be; returns the tables by what happened there."""
    people = People(database)
    await people.load()
    await people.set(EVE.id, "language", "ja")
    finished = await turns(tables, EVE, ANN, channel=1, settings={"turns": 2})
    await play_to_end(tables, finished.id)
    left = await turns(tables, ANN, EVE, channel=2)
    await tables.seats.leave(left.id, EVE.id)
    running = await turns(tables, EVE, ANN, BEN, channel=3)
    await tables.journal.set_dm(running.id, 0, EVE.id, EVE.id + 1000, 99)
    await pick(tables, running.id, 0, "roll")
    await tables.undo.take_back(running.id, EVE.id)
    await tables.ending.propose(running.id, ANN.id)
    await agree(tables, running.id, EVE, "end")
    lobby = await tables.lobby.open(GUILD, 4, "turns", EVE, {}, "en")
    await tables.lobby.join(lobby.id, BEN)
    alone = await turns(tables, EVE, channel=5)
    judged = await turns(tables, ANN, BEN, channel=6)
    await tables.pausing.pause(judged.id, EVE, admin=True)
    await tables.store.tell(judged.id, "log-resumed_by_admin", by=EVE, admin=EVE.name)
    await tables.page_keys.redeem(await tables.page_keys.link(finished.id, EVE, "ja"))
    await tables.page_keys.link(judged.id, EVE, "ja")
    return {
        "finished": finished.id,
        "left": left.id,
        "running": running.id,
        "lobby": lobby.id,
        "alone": alone.id,
        "judged": judged.id,
    }


@pytest.mark.sqlite
async def test_no_trace_of_a_forgotten_person_stays_in_the_database_files(path: Path) -> None:
    database = await open_database(path)
    tables = make(database)
    await play_everywhere(tables, database)
    assert holds(path, EVE.name.encode(), EVE.id.to_bytes(8, "big"))
    await tables.forgetting.forget(EVE.id)
    assert holds(path, *traces(EVE)) == []
    await tables.close()
    await database.close()
    assert holds(path, *traces(EVE)) == []
    assert holds(path, b"Ann") == [b"Ann"]


async def test_the_tables_of_a_forgotten_person_go_on_without_their_name(database: Database, tables: Tables) -> None:
    ids = await play_everywhere(tables, database)
    before = await tables.past.result(ids["finished"])

    changed = await tables.forgetting.forget(EVE.id)
    assert len(changed) == len(ids) - 1, "she only leaves the lobby, which knew nothing else of her"

    for known in (tables, make(database)):
        finished = await known.store.get(ids["finished"])
        assert (finished.seats[0].empty, finished.seats[1].name) == (True, "Ann")
        assert await known.past.result(ids["finished"]) == before
        running = await known.store.get(ids["running"])
        assert (running.status, running.host_id, running.seats[0].computer) == ("running", ANN.id, "steady")
        assert running.dm(0) is None
        lobby = await known.store.get(ids["lobby"])
        assert (lobby.host_id, [seat.name for seat in lobby.seats]) == (BEN.id, ["Ben"])
        assert (await known.store.get(ids["alone"])).status == "ended"
        assert await known.store.unfinished(user_id=EVE.id) == []
        stats = await known.past.stats(guild_id=GUILD)
        assert [player.name for player in stats.players] == ["Ann"]
        assert stats.games == {"turns": (1, 1)}
    logged = [event.args for event in await tables.journal.events(ids["left"], None) if event.key == "log-left"]
    assert logged == [{"player": refer("player-forgotten"), "seat": seat_name(1)}]
    judged = [event.args for event in await tables.journal.events(ids["judged"], None) if "admin" in event.args]
    assert judged == [{"admin": refer("player-forgotten")}] * 2
    await tables.computers.idle()
    assert await tables.verification.verify(ids["running"]) is None


async def test_another_person_of_the_same_name_keeps_it(tables: Tables, path: Path) -> None:
    other = await turns(tables, OTHER_EVE, ANN, channel=10)
    await tables.seats.leave(other.id, OTHER_EVE.id)
    await turns(tables, EVE, ANN, channel=11)
    await tables.forgetting.forget(EVE.id)
    [logged] = [event.args for event in await tables.journal.events(other.id, None) if event.key == "log-left"]
    assert logged["player"] == OTHER_EVE.name
    known = rows(path, "SELECT DISTINCT user_id FROM hands WHERE user_id >= 0 ORDER BY 1")
    assert known == [(ANN.id,), (OTHER_EVE.id,)], "of the other, only the seats whose hands were seen are stored"


async def test_forgetting_someone_again_or_a_stranger_does_nothing(database: Database, tables: Tables) -> None:
    await play_everywhere(tables, database)
    await tables.forgetting.forget(EVE.id)
    assert await tables.forgetting.forget(EVE.id) == []
    assert await tables.forgetting.forget(CAT.id) == []


async def test_play_goes_on_while_someone_is_forgotten(tables: Tables) -> None:
    table = await turns(tables, ANN, BEN, EVE, channel=12)
    await pick(tables, table.id, 0, "step")
    await tables.forgetting.forget(EVE.id)
    await pick(tables, table.id, 1, "step")
    await tables.computers.idle()
    assert (await tables.store.get(table.id)).version == 3

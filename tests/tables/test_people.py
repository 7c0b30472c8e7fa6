"""Personal preferences survive a restart."""

from __future__ import annotations

from storage.database import Database
from storage.rows import PersonRow, Table
from tables.seats.people import HINTED, People
from tests.tables.helpers import ANN, BEN


async def load_people(database: Database) -> People:
    people = People(database)
    await people.load()
    return people


async def test_language_and_display_preferences_are_kept(database: Database) -> None:
    people = await load_people(database)
    assert people.get(ANN.id) == PersonRow(user_id=ANN.id, language=None, text_only=False)
    await people.set(ANN.id, "language", "ja")
    await people.set(ANN.id, "text_only", True)
    await people.set(ANN.id, "language", "en")
    await people.set(BEN.id, "careful", True)
    await people.set(BEN.id, "text_only", True)
    await people.set(BEN.id, "text_only", False)

    for known in (people, await load_people(database)):
        assert known.get(ANN.id) == PersonRow(user_id=ANN.id, language="en", text_only=True)
        assert known.get(BEN.id) == PersonRow(user_id=BEN.id, language=None, text_only=False, careful=True)


async def test_a_tables_text_only_preference_is_kept(table: Table, database: Database) -> None:
    people = await load_people(database)
    assert not people.table_text_only(table.id)
    for _ in range(2):
        await people.table_wants_text(table.id, True)
    assert (await load_people(database)).table_text_only(table.id)

    await people.table_wants_text(table.id, False)
    assert not people.table_text_only(table.id)
    assert not (await load_people(database)).table_text_only(table.id)


async def test_a_hint_is_shown_only_the_first_few_times(database: Database) -> None:
    people = await load_people(database)
    for _ in range(HINTED):
        assert people.hinted(ANN.id, "sample", "Lay")
        await people.met(ANN.id, "sample", "Lay")
    for known in (people, await load_people(database)):
        assert not known.hinted(ANN.id, "sample", "Lay")
        assert known.hinted(ANN.id, "sample", "Stop")
        assert known.hinted(ANN.id, "other", "Lay")
        assert known.hinted(BEN.id, "sample", "Lay")


async def test_preferences_and_hint_counts_of_a_forgotten_person_are_deleted(database: Database) -> None:
    people = await load_people(database)
    await people.set(ANN.id, "language", "ja")
    for _ in range(HINTED):
        await people.met(ANN.id, "sample", "Lay")
    await people.forget(ANN.id)
    for known in (people, await load_people(database)):
        assert known.get(ANN.id).language is None
        assert known.hinted(ANN.id, "sample", "Lay")
    rows = await database.read(lambda rows: rows.connection.execute("SELECT count(*) FROM hints").fetchone())
    assert tuple(rows) == (0,)

"""Since when a table waits for each of its players, as everyone may know it."""

from __future__ import annotations

from locales.durations import MINUTE
from storage.database import Database
from tables.tables import Tables
from tests.tables.group_helpers import make, turns
from tests.tables.helpers import ANN, BEN, CAT, ManualClock, make_tables, pick, started


async def since(tables: Tables, table_id: int, *seats: int) -> float:
    return (await tables.store.get(table_id)).waits_since(seats)


async def test_what_others_do_does_not_begin_a_wait_again(
    database: Database, tables: Tables, clock: ManualClock
) -> None:
    table = await started(tables, ANN, BEN, CAT)
    begun = clock.now
    for seat in (1, 2):
        clock.now += MINUTE
        await pick(tables, table.id, seat)
        assert (await tables.store.get(table.id)).touched == clock.now
        assert await since(tables, table.id, 0) == begun
    assert await since(make_tables(database, clock=clock), table.id, 0) == begun
    clock.now += MINUTE
    taken = (await tables.store.game(table.id)).questions
    (change,) = [question for question in taken if question.seat == 1 and question.kind == "change_card"]
    await tables.play.choose(table.id, 1, change.id, ["take"])
    assert await since(tables, table.id, 1) == clock.now, "Ben is asked anew"
    assert await since(tables, table.id, 0, 1) == begun, "the table has waited for Ann all the time"


async def test_a_wait_begins_again_when_the_game_goes_back(
    tables: Tables, database: Database, clock: ManualClock
) -> None:
    table = await turns(tables, ANN, BEN)
    clock.now += MINUTE
    await pick(tables, table.id, 0, "step")
    clock.now += MINUTE
    await tables.undo.take_back(table.id, ANN.id)
    assert await since(make(database, clock=clock), table.id, 0) == clock.now


async def test_the_wait_begins_again_when_a_game_goes_on_after_a_pause(
    database: Database, tables: Tables, clock: ManualClock
) -> None:
    table = await started(tables, ANN, BEN, CAT)
    clock.now += MINUTE
    await pick(tables, table.id, 1)
    await tables.pausing.pause(table.id, ANN)
    clock.now += MINUTE
    await tables.pausing.resume(table.id, ANN)
    assert await since(make(database, clock=clock), table.id, 0) == clock.now

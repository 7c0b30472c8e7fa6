"""Games of very many entries: a warning in time, no more undo, and the end of the table."""

from __future__ import annotations

import pytest

from storage.database import Database
from storage.rows import Table
from tables.play import choices, undo
from tables.store import checks
from tables.tables import Tables
from tests.tables.group_helpers import agree, is_refused, make, turns
from tests.tables.helpers import ADMIN, ANN, BEN, CAT, moves, pick, started

LONG_GAME = 4
MOST = 6


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lower the limits so that a few entries are many."""
    for module in (checks, choices, undo):
        monkeypatch.setattr(module, "LONG_GAME", LONG_GAME)
    for module in (checks, choices):
        monkeypatch.setattr(module, "MOST_ENTRIES", MOST)


async def long_game(tables: Tables) -> Table:
    """A game of three with so many entries that nothing can be taken back."""
    table = await turns(tables, ANN, BEN, CAT)
    for number in range(LONG_GAME):
        await pick(tables, table.id, number % 3, "step")
    return await tables.store.get(table.id)


async def logged(tables: Tables, table: Table, key: str) -> list[tuple[int, dict[str, object]]]:
    """The public events with this key: entry and arguments."""
    events = await tables.journal.events(table.id, None)
    return [(event.entry, dict(event.args)) for event in events if event.key == key]


async def test_the_table_is_warned_before_its_entries_run_out_and_nothing_can_be_taken_back(tables: Tables) -> None:
    table = await long_game(tables)
    await is_refused("too_long", tables.undo.take_back(table.id, ANN.id), entries=LONG_GAME, most=MOST)
    await is_refused("too_long", tables.undo.go_back(table.id, 0, ADMIN, admin=True))
    assert (await tables.store.get(table.id)).version == LONG_GAME
    await pick(tables, table.id, 1, "step")
    assert await logged(tables, table, "log-long") == [(LONG_GAME, {"entries": LONG_GAME, "most": MOST})]


async def test_an_undo_proposed_before_the_game_became_long_lapses(tables: Tables) -> None:
    table = await turns(tables, ANN, BEN, CAT)
    for number in range(LONG_GAME - 1):
        await pick(tables, table.id, number % 3, "roll")
    await tables.undo.take_back(table.id, BEN.id)
    await pick(tables, table.id, 0, "step")
    await is_refused("no_proposal", agree(tables, table.id, ANN, "undo"))
    table = await tables.store.get(table.id)
    assert (table.version, table.proposals) == (LONG_GAME, [])


async def test_changing_an_answer_is_refused_in_a_long_game(tables: Tables) -> None:
    table = await started(tables, ANN, BEN, CAT)

    async def takes(seat: int) -> None:
        question = next(
            q for q in (await tables.store.game(table.id)).questions if q.kind == "change_card" and q.seat == seat
        )
        await tables.play.choose(table.id, seat, question.id, ["take"])

    await pick(tables, table.id, 1)
    await takes(1)
    await moves(tables, table.id, "1", "2")
    assert (await tables.store.get(table.id)).version == LONG_GAME
    await is_refused("too_long", takes(1))
    assert (await tables.store.get(table.id)).version == LONG_GAME
    await pick(tables, table.id, 0)
    assert (await tables.store.game(table.id)).laid != [None, None, None]  # type: ignore[attr-defined]


async def test_people_can_still_end_the_table(tables: Tables) -> None:
    table = await long_game(tables)
    await tables.ending.propose(table.id, BEN.id)
    await agree(tables, table.id, ANN, "end")
    await agree(tables, table.id, CAT, "end")
    assert (await tables.store.get(table.id)).status == "finished"


async def test_at_the_last_entry_the_table_is_ended_and_its_seed_revealed(database: Database, tables: Tables) -> None:
    table = await long_game(tables)
    await moves(tables, table.id, "1 step", "2 step")
    for seen in (tables, make(database)):
        ended = await seen.store.get(table.id)
        assert (ended.version, ended.status, ended.reason) == (MOST, "ended", "end-too_long")
    assert ended.over is not None
    assert [entry for entry, _ in await logged(tables, table, "log-dice_opened")] == [MOST]
    assert await tables.clock.due(float("inf")) == []
    await is_refused("game_over", pick(tables, table.id, 0, "step"))


async def test_a_game_that_finishes_with_its_last_entry_has_a_result(tables: Tables) -> None:
    table = await turns(tables, ANN, BEN, CAT, settings={"turns": MOST})
    for number in range(MOST):
        await pick(tables, table.id, number % 3, "step")
    table = await tables.store.get(table.id)
    assert (table.status, table.reason) == ("finished", "end-turns")
    assert len((await tables.past.result(table.id)).places) == 3

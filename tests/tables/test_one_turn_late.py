"""A game one turn late: the position before the choice that began the present turn, and nothing that came after it."""

from __future__ import annotations

import pytest
import pytest_asyncio

from rules.game import Game
from storage.database import Database
from storage.rows import LONG_GAME, Table
from tables.history.past_positions import Earlier
from tables.tables import Tables
from tests.tables.group_helpers import make, turns
from tests.tables.helpers import ANN, BEN, moves, pick
from tests.tables.test_replays import no_steps
from tests.tables.turns import Turns


@pytest.fixture(autouse=True)
def begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn begins when the event before it is announced."""
    monkeypatch.setattr(Turns, "turn_starts", ("log-turn",))


async def late(tables: Tables, table_id: int) -> Earlier:
    past = await tables.past_positions.before_turn(await tables.store.get(table_id), 50)
    assert past is not None
    return past


def places(game: Game) -> list[int]:
    assert isinstance(game, Turns)
    return game.places


@pytest_asyncio.fixture
async def table(tables: Tables) -> Table:
    """A game of turns, just started."""
    return await turns(tables, BEN, ANN)


async def test_the_position_is_the_one_before_the_turn_began(tables: Tables, table: Table) -> None:
    seen = []
    for seat in (0, 1, 0, 1):
        state = await late(tables, table.id)
        seen.append((state.entry, places(state.game)))
        await pick(tables, table.id, seat, "step")
    assert seen == [(0, [0, 0]), (0, [0, 0]), (1, [1, 0]), (2, [1, 1])]


async def test_choices_within_a_turn_change_nothing(tables: Tables, table: Table) -> None:
    await moves(tables, table.id, "0 step", "1 step")
    before = await late(tables, table.id)
    await pick(tables, table.id, 0, "whisper")  # which is announced, so that a turn begins; its answer is not
    during = await late(tables, table.id)
    await pick(tables, table.id, 0, "yes")
    after = await late(tables, table.id)
    assert (before.entry, during.entry, after.entry) == (1, 2, 2)
    assert places(after.game) == [1, 1]
    assert [event.number for event in after.events] == [event.number for event in during.events]
    assert max(event.entry for event in after.events) == 2


async def test_only_public_events_are_shown(tables: Tables, table: Table) -> None:
    await moves(tables, table.id, "0 look", "1 step")
    keys = [event.key for event in (await late(tables, table.id)).events]
    assert "log-turn" in keys
    assert "log-card" not in keys


async def test_a_turn_that_was_taken_back_did_not_begin(tables: Tables, table: Table) -> None:
    await moves(tables, table.id, "0 step", "1 step")
    assert (await late(tables, table.id)).entry == 1
    await tables.undo.take_back(table.id, ANN.id)
    state = await late(tables, table.id)
    assert (state.entry, places(state.game)) == (0, [0, 0])
    await pick(tables, table.id, 1, "roll")
    state = await late(tables, table.id)
    assert (state.entry, places(state.game)) == (3, [1, 0]), "after the step back"


async def test_a_position_is_computed_once_and_by_any_process(
    database: Database, tables: Tables, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seat in (0, 1, 0):
        await pick(tables, table.id, seat, "step")
    state = await late(tables, table.id)
    other = await late(make(database), table.id)
    assert other.game.save() == state.game.save()
    monkeypatch.setattr(tables.past_positions.thinker, "call", None)
    assert (await late(tables, table.id)).game is state.game


async def test_a_game_without_turns_shows_its_start(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns, "turn_starts", ())
    table = await turns(tables, BEN, ANN)
    await moves(tables, table.id, "0 step", "1 step")
    assert (await late(tables, table.id)).entry == 0


async def test_a_game_that_cannot_be_replayed_is_not_shown(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await turns(tables, BEN, ANN)
    for seat in (0, 1, 0):
        await pick(tables, table.id, seat, "step")
    table = await tables.store.get(table.id)
    assert await tables.past_positions.before_turn(table.model_copy(update={"version": LONG_GAME}), 50) is None
    tables.coalescer.forget()
    no_steps(monkeypatch)
    assert await tables.past_positions.before_turn(table, 50) is None


async def test_after_a_change_of_the_rules_nothing_is_shown_until_the_next_turn(tables: Tables, table: Table) -> None:
    await pick(tables, table.id, 0, "step")
    await tables.database.write(lambda rows: rows.games.begin_stretch(table.id, "other rules"))
    tables.store.forget(table.id)
    assert await tables.past_positions.before_turn(await tables.store.get(table.id), 50) is None
    await pick(tables, table.id, 1, "step")
    state = await late(tables, table.id)
    assert (state.entry, places(state.game)) == (1, [1, 0])

"""Earlier positions of running games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rules.game import Game
from rules.records import Choice, play_entries
from storage.rows import Table
from tables.history import past_positions
from tables.history.past_positions import POSITIONS, TABLES, Point, looked_at, unpack
from tables.store.rewind import PresentStretch
from tables.tables import Tables
from tests.rules.sample import Sample
from tests.tables.group_helpers import turns
from tests.tables.helpers import ANN, BEN, CAT, pick
from tests.tables.turns import Turns


async def places(tables: Tables, table: Table, *entries: int) -> dict[int, list[int]]:
    """The places of all players after each of these entries."""
    table = await tables.store.get(table.id)
    past = await tables.past_positions.at(table, [Point(entry) for entry in entries])
    return {point.entry: Turns.load(unpack(saved)).places for point, saved in past.items()}


async def play(tables: Tables, table: Table, *options: str) -> None:
    for option in options:
        (question,) = [question for question in (await tables.store.game(table.id)).questions if question.awaited]
        await pick(tables, table.id, question.seat, option)


async def test_every_earlier_position_of_a_running_game_can_be_read(tables: Tables) -> None:
    table = await turns(tables, ANN, BEN, CAT)
    await play(tables, table, "step", "step", "look", "step")
    assert await places(tables, table, 0, 2, 3, 4) == {0: [0, 0, 0], 2: [1, 1, 0], 3: [1, 1, 0], 4: [2, 1, 0]}


async def test_the_position_after_a_step_back_is_the_one_it_went_to(tables: Tables) -> None:
    table = await turns(tables, ANN)
    await play(tables, table, "step", "step")
    await tables.undo.take_back(table.id, ANN.id)
    await play(tables, table, "look", "step")
    assert await places(tables, table, 1, 2, 3, 4, 5) == {1: [1], 2: [2], 3: [1], 4: [1], 5: [2]}


def test_a_point_in_the_middle_of_an_entry_has_the_position_right_after_that_event() -> None:
    """Before its first event it is the one before the entry; what is counted beyond its events, the one at its end."""
    game = Sample.start(2, seed="middle")
    start = game.save()
    entries = []
    saved = []
    for _ in range(2):
        asked = game.awaited()
        picked = [asked.options(game)[0].id]
        entries.append(Choice(seat=asked.seat, question=asked.id, picked=picked))
        game.choose(asked.seat, asked.id, picked)
        saved.append(game.save())
    points = [Point(2, 0), Point(2, 1), Point(2, 9), Point(2)]
    past = past_positions.positions(Sample, PresentStretch(entries, 1, {0: start}), {}, points)
    before, laid, beyond, after = (unpack(past[point]) for point in points)
    assert (before, beyond, after) == (saved[0], saved[1], saved[1])
    assert looked_at(Sample, laid).view(None).ready == [0, 1]


async def test_reading_positions_leaves_out_nonexistent_entries_and_does_not_change_the_current_one(
    tables: Tables,
) -> None:
    table = await turns(tables, ANN, BEN)
    await play(tables, table, "step")
    before = (await tables.store.game(table.id)).save()
    assert await places(tables, table, -1, 0, 1, 2, 99) == {0: [0, 0], 1: [1, 0]}
    assert (await tables.store.game(table.id)).save() == before


async def test_a_known_position_is_not_computed_again(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await turns(tables, ANN, BEN)
    await play(tables, table, "step", "step", "step")
    made: list[Sequence[Point]] = []
    make = past_positions.positions

    def counted(kind: type[Game], stretch: Any, known: Any, wanted: Sequence[Point]) -> Any:
        made.append(list(wanted))
        return make(kind, stretch, known, wanted)

    monkeypatch.setattr(past_positions, "positions", counted)
    assert await places(tables, table, 2, 1) == {2: [1, 1], 1: [1, 0]}
    assert await places(tables, table, 1, 2, 3) == {1: [1, 0], 2: [1, 1], 3: [2, 1]}
    assert made == [[Point(1), Point(2)], [Point(3)]]


async def test_a_rules_error_ends_the_list_of_positions(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await turns(tables, ANN, BEN)
    await play(tables, table, "step", "step", "step")

    def breaks(game: Game, played: Any) -> None:
        if any(number == 2 for number, _ in played):
            raise KeyError("a card that is no more")
        play_entries(game, played)

    monkeypatch.setattr("tables.store.rewind.play_entries", breaks)
    assert await places(tables, table, 0, 1, 2, 3) == {0: [0, 0], 1: [1, 0]}


async def test_the_cache_is_bounded(tables: Tables) -> None:
    past = tables.past_positions
    table = await turns(tables, ANN, BEN, settings={"turns": POSITIONS + 10})
    await play(tables, table, *["step"] * (POSITIONS + 5))
    assert len(await places(tables, table, *range(POSITIONS + 5))) == POSITIONS + 5
    assert sorted(past._cached[table.id]) == [Point(entry) for entry in range(5, POSITIONS + 5)]
    for number in range(TABLES):
        past._cached[-1 - number] = {}
    assert table.id not in past._cached
    assert len(past._cached) == TABLES

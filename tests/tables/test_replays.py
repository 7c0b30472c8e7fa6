"""Finished games: replaying them, and playing on from one of their positions."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from rules.errors import IllegalChoice
from rules.messages import Event
from rules.records import Back, RecordEntry, play_entries
from storage.checksums import checksum
from storage.sqlite.database import Database
from tables.history.timeline import Peak, Stop, Timeline, timeline
from tables.tables import Tables
from tests.tables.group_helpers import finished, is_refused, make, turns
from tests.tables.helpers import ANN, BEN, GUILD, alter, moves, pick
from tests.tables.turns import Turns


async def places(tables: Tables, table_id: int, at: int) -> list[int]:
    game = await tables.replays.position(table_id, at)
    assert isinstance(game, Turns)
    return game.places


# The timeline


async def test_a_timeline_shows_every_position_from_the_start_to_the_end(tables: Tables) -> None:
    table = await finished(tables, "step", "step", "look", "step")
    line = await tables.replays.timeline(table.id)
    assert [(step.number, step.seat) for step in line.steps] == [(0, None), (1, 0), (2, 1), (3, 0), (4, 1)]
    assert [await places(tables, table.id, number) for number in range(5)] == [[0, 0], [1, 0], [1, 1], [1, 1], [1, 2]]
    last = await tables.replays.position(table.id, 4)
    assert last.result == await tables.past.result(table.id)
    assert line.ended is None
    assert line.peaks == [Peak(1, 0, 1), Peak(2, 1, 1), Peak(4, 1, 1)]
    game = await tables.replays.position(table.id, 0)
    game.choose(0, game.questions[0].id, ["step"])
    assert await places(tables, table.id, 0) == [0, 0], "a position is an independent copy"


async def test_a_timeline_is_made_once_a_game_is_over_as_far_as_it_was_played(tables: Tables) -> None:
    lobby = await tables.lobby.open(GUILD, 5, "turns", ANN, {}, "en")
    await is_refused("not_begun", tables.replays.timeline(lobby.id))
    table = await turns(tables, ANN)
    await pick(tables, table.id, 0, "step")
    await is_refused("still_running", tables.replays.timeline(table.id))
    await tables.ending.end(table.id, ANN.id)
    line = await tables.replays.timeline(table.id)
    assert (line.last, line.ended) == (1, None)
    assert await places(tables, table.id, 1) == [1]


async def test_choices_that_were_taken_back_are_left_out_and_counted(tables: Tables) -> None:
    table = await turns(tables, ANN, settings={"turns": 3})
    await moves(tables, table.id, "0 step", "0 step")
    await tables.undo.take_back(table.id, ANN.id)  # nothing was revealed: the dice stay
    await moves(tables, table.id, "0 look", "0 step")
    line = await tables.replays.timeline(table.id)
    assert [(step.number, step.taken_back) for step in line.steps] == [(0, 0), (1, 0), (4, 1), (5, 0)]
    assert await places(tables, table.id, 3) == [2]
    assert line.step_of(4) == 2
    assert line.step_of(2) is None, "it was taken back"


async def test_a_step_back_that_stirs_the_dice_is_a_step_of_its_own(tables: Tables) -> None:
    table = await turns(tables, ANN, settings={"turns": 2})
    await pick(tables, table.id, 0, "roll")
    await tables.undo.go_back(table.id, 0, ANN, admin=True)
    await moves(tables, table.id, "0 roll", "0 step")
    line = await tables.replays.timeline(table.id)
    assert [(step.number, step.taken_back) for step in line.steps] == [(0, 0), (2, 1), (3, 0), (4, 0)]
    assert isinstance(line.steps[1].entry, Back)
    assert line.steps[1].seat is None
    assert await places(tables, table.id, 3) == [(await tables.past.result(table.id)).places[0].total]


async def test_positions_are_computed_from_the_nearest_kept_one_before_them(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(tables, *["step"] * 25)
    line = await tables.replays.timeline(table.id)
    assert sorted(line.kept) == [0, 10, 20]
    chosen = 0
    choose = Turns.choose

    def counted(game: Turns, *args: object) -> list[Event]:
        nonlocal chosen
        chosen += 1
        return choose(game, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Turns, "choose", counted)
    for number, since in ((0, 0), (9, 9), (10, 0), (19, 9), (20, 0), (25, 5)):
        chosen = 0
        assert sum(await places(tables, table.id, number)) == number
        assert chosen == since, number


async def test_timelines_are_cached_and_the_oldest_are_dropped(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tables.history.replays.TIMELINES", 2)
    tables = make(database)
    ids = [(await finished(tables, "step", channel=channel)).id for channel in range(3)]
    first = await tables.replays.timeline(ids[0])
    assert await tables.replays.timeline(ids[0]) is first
    second = await tables.replays.timeline(ids[1])
    await tables.replays.timeline(ids[0])
    await tables.replays.timeline(ids[2])
    assert await tables.replays.timeline(ids[0]) is first
    assert await tables.replays.timeline(ids[1]) is not second


async def test_a_timeline_is_computed_only_as_long_as_someone_waits_for_it(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(tables, "step")
    begun, ended = asyncio.Event(), asyncio.Event()

    async def slow(job: object, function: object, *args: object) -> Timeline:
        begun.set()
        try:
            await asyncio.sleep(3600)
        finally:
            ended.set()
        raise AssertionError

    with monkeypatch.context() as slowly:
        slowly.setattr(tables.thinker, "call", slow)
        one, two = (asyncio.create_task(tables.replays.timeline(table.id)) for _ in range(2))
        await begun.wait()
        one.cancel()
        await asyncio.wait({one})
        assert not ended.is_set(), "another request is still waiting"
        two.cancel()
        await asyncio.wait_for(ended.wait(), 60)
    assert (await tables.replays.timeline(table.id)).last == 1, "it can be asked for again"


# By turns


def test_a_timeline_can_be_stepped_through_by_turns() -> None:
    line = Timeline(turns=[0, 3, 5])
    line.steps = [None] * 6  # type: ignore[list-item]
    assert [line.after(number) for number in range(6)] == [3, 3, 3, 5, 5, 5]
    assert [line.before(number) for number in range(6)] == [0, 0, 0, 0, 3, 3]
    assert [line.turn(number) for number in range(6)] == [0, 1, 1, 1, 2, 2]


async def test_a_turn_ends_when_someone_else_chooses(tables: Tables) -> None:
    table = await turns(tables, ANN, BEN, settings={"turns": 3})
    await moves(tables, table.id, "0 whisper", "0 yes", "1 step", "0 step")
    assert (await tables.replays.timeline(table.id)).turns == [0, 2, 3, 4]


async def test_a_game_can_say_what_begins_a_turn(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns, "turn_starts", ("log-card",))
    table = await finished(tables, "step", "look", "step", "step")
    assert (await tables.replays.timeline(table.id)).turns == [0, 2, 4]


# Older rules


def no_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have changed since: players no longer step."""
    choose = Turns.choose

    def chosen(game: Turns, seat: int, question_id: int, picked: Sequence[str]) -> list[Event]:
        if list(picked) == ["step"]:
            raise IllegalChoice("refused-not_an_option")
        return choose(game, seat, question_id, picked)

    monkeypatch.setattr(Turns, "choose", chosen)


def farther_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules have changed since: looking is also a step, with an event."""
    choose = Turns.choose

    def chosen(game: Turns, seat: int, question_id: int, picked: Sequence[str]) -> list[Event]:
        game.places[seat] += list(picked) == ["look"]
        return choose(game, seat, question_id, picked)

    monkeypatch.setattr(Turns, "choose", chosen)


async def stored(
    tables: Tables, table_id: int
) -> tuple[Sequence[tuple[int, str]], Sequence[RecordEntry], str, Mapping[int, Sequence[tuple[str, str]]]]:
    """The sources of a timeline."""
    return await tables.database.read(
        lambda rows: (
            rows.games.beginnings(table_id),
            rows.games.entries(table_id),
            rows.games.position(table_id).saved,
            rows.events.lines_by_entry(table_id),
        )
    )


async def test_a_timeline_stops_where_the_rules_refuse(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await finished(tables, "look", "look", "step", "look")
    no_steps(monkeypatch)
    line = timeline(Turns, *await stored(tables, table.id))
    assert [step.number for step in line.steps] == [0, 1, 2]
    assert line.ended is not None
    assert (line.ended.entry, line.ended.why and line.ended.why.key) == (3, "refused-not_an_option")


async def test_a_timeline_stops_where_the_events_differ(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await finished(tables, "step", "look", "step")
    beginnings, entries, final, logged = await stored(tables, table.id)
    assert logged
    same = timeline(Turns, beginnings, entries, final, {})
    assert (same.last, same.ended) == (3, None), "they don't matter if the final position is the same"
    farther_looks(monkeypatch)
    line = timeline(Turns, beginnings, entries, final, logged)
    assert [step.number for step in line.steps] == [0, 1]
    assert line.ended == Stop(2)
    assert all(kept <= line.last for kept in line.kept)


async def test_a_later_stretch_starts_from_its_stored_position(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await finished(tables, "look", "step", "look", "look")
    beginnings, entries, final, logged = await stored(tables, table.id)
    game = Turns.load(beginnings[0][1])
    play_entries(game, list(enumerate(entries[:3], 1)))
    positions = [*beginnings, (3, game.save())]
    assert timeline(Turns, positions, entries, final, logged).last == 4, "without a gap no position appears twice"
    no_steps(monkeypatch)
    line = timeline(Turns, positions, entries, final, logged)
    assert [step.number for step in line.steps] == [0, 1, 3, 4]
    gap = line.steps[2].after
    assert gap is not None
    assert gap.entry == 2
    assert line.ended is None
    assert line.position(Turns, 3).result is not None


async def test_a_replay_of_an_unreadable_game_is_refused(tables: Tables, path: Path) -> None:
    table = await finished(tables, "step", "step")
    alter(path, "UPDATE snapshots SET saved = '{}', checksum = ?", checksum(b"{}"))
    await is_refused("no_replay", tables.replays.timeline(table.id))

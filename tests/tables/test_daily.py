"""The daily dungeon: what is played when, whose try counts, what stays sealed, and attempts to get around it."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path

import pytest

from rules.game import Game
from storage.database import Rows
from storage.rows import DAY, Person, Table
from storage.sqlite.database import Database
from tables.opening.daily import setup_of
from tables.tables import Tables
from tests.rules.sample import Sample
from tests.tables.group_helpers import is_refused, make, refused, turns
from tests.tables.helpers import ANN, BEN, CAT, GUILD, ManualClock, pick, rows
from tests.tables.turns import Turns

NOON = 20_000 * DAY + DAY / 2
TODAY = 20_000
ELSEWHERE = GUILD + 1


@pytest.fixture(autouse=True)
def dungeons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two kinds of dungeons; the second has two set-ups."""
    monkeypatch.setattr(Turns, "dailies", (({"turns": 2},), ({"turns": 3}, {"turns": 4})))


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(NOON)


async def begin(tables: Tables, by: Person, guild: int | None = GUILD, channel: int = 0) -> Table:
    return await tables.daily.open(guild, channel or by.id, by, "en")


async def played(tables: Tables, by: Person, *options: str, guild: int = GUILD) -> Table:
    """A try that is over, in which these were chosen (steps, where too few are named)."""
    table = await begin(tables, by, guild)
    left = list(options)
    while (table := await tables.store.get(table.id)).status == "running":
        await pick(tables, table.id, 0, left.pop(0) if left else "step")
    return table


def counts(table: Table) -> bool:
    assert table.daily is not None
    return table.daily.counted


# What is played when


def test_the_kinds_of_dungeons_take_turns_and_so_do_their_setups() -> None:
    games: dict[str, type[Game]] = {"turns": Turns, "sample": Sample}
    lengths = [setup_of(games, day).settings["turns"] for day in range(6)]
    assert lengths == [2, 3, 2, 4, 2, 3]
    with refused("no_daily"):
        setup_of({"sample": Sample}, 0)


async def test_everyone_gets_the_same_dungeon_and_each_day_has_a_new_one(
    tables: Tables, database: Database, clock: ManualClock
) -> None:
    ann, ben = await begin(tables, ANN), await begin(make(database, clock=clock), BEN, ELSEWHERE)
    assert (ann.game, ann.settings, ann.seed_hash) == (ben.game, ben.settings, ben.seed_hash)
    first, second = [await tables.store.game(table.id) for table in (ann, ben)]
    assert first.save() == second.save()
    clock.now += DAY
    assert (await begin(tables, CAT)).seed_hash != ann.seed_hash


async def test_another_database_has_other_dungeons(tables: Tables, tmp_path: Path, clock: ManualClock) -> None:
    other = await Database.open(tmp_path / "other.db")
    try:
        elsewhere = await begin(make(other, clock=clock), ANN)
        assert elsewhere.seed_hash != (await begin(tables, ANN)).seed_hash
    finally:
        await other.close()


# Which try counts


@pytest.mark.slow
async def test_the_first_try_of_a_day_counts_and_more_are_practice_wherever_they_are_made(
    tables: Tables, database: Database, clock: ManualClock
) -> None:
    first = await played(tables, ANN, "look", "look")
    assert counts(first)
    assert not counts(await played(tables, ANN, "step", "step"))
    assert not counts(await begin(tables, ANN))
    assert not counts(await begin(make(database, clock=clock), ANN, ELSEWHERE, channel=99))
    assert await tables.daily.mine(ANN.id) == await tables.store.get(first.id)
    (only,) = await tables.daily.board(TODAY, GUILD)
    assert only.row.total == 0, "practice does not appear on the leaderboard"
    assert await tables.daily.board(TODAY, ELSEWHERE) == []
    assert counts(await begin(tables, BEN)), "each person has their own try"
    clock.now += DAY
    assert await tables.daily.mine(ANN.id) is None
    assert counts(await begin(tables, ANN, channel=98)), "and another one on a new day"


async def test_practice_is_refused_until_the_counting_try_is_over(tables: Tables) -> None:
    table = await begin(tables, ANN)
    await is_refused("daily_running", begin(tables, ANN, channel=5))
    await tables.pausing.pause(table.id, ANN)
    await is_refused("daily_running", begin(tables, ANN, channel=5))
    await tables.ending.end(table.id, ANN.id)
    assert not counts(await begin(tables, ANN)), "a try that is given up has counted"


async def test_of_two_simultaneous_tries_only_one_counts(
    tables: Tables, database: Database, clock: ManualClock
) -> None:
    other = make(database, clock=clock)
    results = await asyncio.gather(begin(tables, ANN, channel=1), begin(other, ANN, channel=2), return_exceptions=True)
    opened = [result for result in results if isinstance(result, Table)]
    assert sum(counts(table) for table in opened) == 1


async def test_being_forgotten_gives_no_second_try_and_leaves_no_token_after_the_day(
    tables: Tables, database: Database, clock: ManualClock
) -> None:
    await played(tables, ANN)
    await begin(tables, BEN)
    for person in (ANN, BEN):
        await tables.forgetting.forget(person.id)
    assert not any([counts(await begin(tables, person)) for person in (ANN, BEN)])
    first, second = [ranked.row for ranked in await tables.daily.board(TODAY, GUILD)]
    assert (first.user_id, first.name, second.user_id, second.name) == (None, "", None, "")
    for person in (ANN, BEN):
        await tables.forgetting.forget(person.id)
    stored = await _all_dailies(database)
    assert all(str(person.id) not in str(row) for row in stored for person in (ANN, BEN))
    clock.now += DAY
    await begin(tables, CAT)
    *earlier, today = [row[-1] for row in await _all_dailies(database)]
    assert set(earlier) == {None}
    assert today is not None


async def _all_dailies(database: Database) -> list[tuple[object, ...]]:
    def read(rows: Rows) -> list[tuple[object, ...]]:
        return [
            tuple(row)
            for row in rows.connection.execute(
                "SELECT game_id, day, guild_id, counted, token FROM dailies ORDER BY game_id"
            ).fetchall()
        ]

    return await database.read(read)


# The board


async def test_the_leaderboard_lists_the_best_first_and_tries_without_a_result_last(
    tables: Tables, clock: ManualClock
) -> None:
    people = [Person(id=8000 + number, name=f"P{number}") for number in range(5)]
    await played(tables, people[0], "look", "step")
    best = await played(tables, people[1], "step", "step")
    await played(tables, people[2], "look", "step")
    await tables.ending.end((await begin(tables, people[3])).id, people[3].id)
    await begin(tables, people[4])
    board = await tables.daily.board(TODAY, GUILD)
    assert [(ranked.place, ranked.row.name, ranked.row.total) for ranked in board[:3]] == [
        (1, "P1", 2),
        (2, "P0", 1),
        (2, "P2", 1),
    ]
    assert {(ranked.place, ranked.row.name) for ranked in board[3:]} == {(None, "P3"), (None, "P4")}
    assert board[0].row.table_id == best.id
    assert await tables.daily.board(TODAY, ELSEWHERE) == []
    assert await tables.daily.board(TODAY - 1, GUILD) == []


async def test_equal_results_are_listed_by_number_of_choices(tables: Tables) -> None:
    """A whisper is a choice more, and worth two steps if it is answered so."""
    await played(tables, ANN, "whisper", "yes", "look")
    await played(tables, BEN, "step", "step")
    board = await tables.daily.board(TODAY, GUILD)
    assert [(ranked.place, ranked.row.name, ranked.row.total, ranked.row.entries) for ranked in board] == [
        (1, "Ben", 2, 2),
        (2, "Ann", 2, 3),
    ]


async def test_a_try_finished_after_midnight_has_no_place(tables: Tables, clock: ManualClock) -> None:
    """The seed and the others' replays are revealed: anyone still playing then could look."""
    clock.now = (TODAY + 1) * DAY - 1
    table = await begin(tables, ANN)
    clock.now += 1
    for _ in range(2):
        await pick(tables, table.id, 0, "step")
    (late,) = await tables.daily.board(TODAY, GUILD)
    assert (late.place, late.row.status) == (None, "finished")


# What stays sealed


async def seed_is_told(tables: Tables, table: Table) -> bool:
    events = await tables.journal.events(table.id, 0, limit=1000)
    return any(event.key == "log-dice_opened" for event in events)


@pytest.mark.parametrize("practice", [False, True])
async def test_finishing_a_try_does_not_reveal_the_seed(tables: Tables, practice: bool) -> None:
    if practice:
        await played(tables, ANN)
    table = await played(tables, ANN)
    assert not await seed_is_told(tables, table)
    assert counts(table) is not practice
    await is_refused("daily_sealed", tables.store.record(table.id))
    await is_refused("daily_sealed", tables.game_files.export(table.id, ANN))
    await is_refused("daily_sealed", tables.replays.timeline(table.id))


async def test_ending_a_try_without_a_result_does_not_reveal_the_seed(tables: Tables) -> None:
    table = await begin(tables, ANN)
    table = await tables.ending.end(table.id, ANN.id)
    assert not await seed_is_told(tables, table)
    await is_refused("daily_sealed", tables.game_files.export(table.id, ANN))


async def test_any_other_game_reveals_its_seed_at_once(tables: Tables) -> None:
    table = await turns(tables, ANN, settings={"turns": 1})
    await pick(tables, table.id, 0, "step")
    assert await seed_is_told(tables, table)
    await tables.store.record(table.id)


async def test_everything_is_revealed_the_next_day(tables: Tables, clock: ManualClock) -> None:
    table = await played(tables, ANN)
    await tables.store.get(table.id)
    clock.now = (TODAY + 1) * DAY
    timeline = await tables.replays.timeline(table.id)
    assert (timeline.last, timeline.ended) == (2, None), "it makes no difference that the seed was withheld then"
    record = await tables.game_files.export(table.id, ANN)
    assert hashlib.sha256(record.seed.encode()).hexdigest() == table.seed_hash


async def test_an_imported_file_does_not_count_as_a_try(tables: Tables, clock: ManualClock) -> None:
    table = await played(tables, ANN, "look", "look")
    clock.now = (TODAY + 1) * DAY
    data = (await tables.game_files.export(table.id, ANN)).model_dump_json().encode()
    imported = await tables.game_files.import_game(data, GUILD, 50, ANN, "en", admin=True)
    assert imported.daily is None
    assert [ranked.row.table_id for ranked in await tables.daily.board(TODAY, GUILD)] == [table.id]
    assert await tables.daily.board(TODAY + 1, GUILD) == []


# What a try that counts refuses


async def test_a_try_that_counts_gives_no_help_and_cannot_be_left_or_taken_back(tables: Tables) -> None:
    table = await begin(tables, ANN)
    await pick(tables, table.id, 0, "step")
    assert not tables.advice.allowed(table)
    await is_refused("still_running", tables.store.record(table.id))
    await is_refused("daily_sealed", tables.game_files.export(table.id, BEN))
    await is_refused("daily_undo", tables.undo.take_back(table.id, ANN.id))
    await is_refused("daily_undo", tables.undo.go_back(table.id, 0, BEN, admin=True))
    await is_refused("daily_alone", tables.clock.set_waits(table.id, ANN, remind_after=None, deadline=60.0))
    await is_refused("last_person", tables.seats.leave(table.id, ANN.id))
    assert (await tables.store.get(table.id)).version == 1


async def test_a_paused_try_cannot_be_resumed_in_another_channel(tables: Tables) -> None:
    table = await begin(tables, ANN)
    await tables.pausing.pause(table.id, ANN)
    await is_refused("daily_elsewhere", tables.pausing.resume(table.id, ANN, channel_id=770))
    await is_refused("daily_elsewhere", tables.pausing.resume(table.id, BEN, channel_id=770, admin=True))
    assert (await tables.pausing.resume(table.id, ANN, channel_id=table.channel_id)).status == "running"


async def test_in_practice_there_is_advice_and_choices_can_be_taken_back(tables: Tables) -> None:
    await played(tables, ANN)
    table = await begin(tables, ANN)
    assert tables.advice.allowed(table)
    await pick(tables, table.id, 0, "step")
    await tables.undo.take_back(table.id, ANN.id)
    assert (await tables.store.get(table.id)).version == 2


async def test_a_daily_try_has_scores_but_counts_in_no_statistics_and_has_no_chronicle(tables: Tables) -> None:
    table = await played(tables, ANN, "look", "step")
    assert [points for _, points in await tables.replays.course(table.id)] == [[0], [1]], "on the same day"
    assert not table.counts
    stats = await tables.past.stats(user_id=ANN.id)
    assert stats.games == {}
    assert not tables.chronicles.has(table)


# How it is stored


async def test_the_seed_is_in_nothing_that_a_table_shows(tables: Tables, path: str) -> None:
    table = await played(tables, ANN)
    seed = (await tables.store.game(table.id)).dice.seed
    events = await tables.journal.events(table.id, 0, limit=99)
    shown = [table.model_dump_json(), json.dumps([event.args for event in events], default=str)]
    shown.append((await tables.store.game(table.id)).view(0).model_dump_json())
    assert all(seed not in text for text in shown)
    assert rows(path, "SELECT count(*) FROM dailies") == [(1,)]

"""Computer players go on by themselves, one stored choice at a time, and a failing one never stops a table."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from rules.errors import IllegalChoice
from rules.messages import Seat, seat_name
from rules.players import ComputerPlayer, OutOfTime, RandomPlayer, Think
from rules.questions import Option, Question
from storage.database import Database
from storage.rows import Table
from tables.play.computers import RETRY_AFTER, SEATED
from tables.tables import Tables
from tables.workers import thinker
from tables.workers.scheduler import Job, Priority
from tables.workers.thinker import InlineThinker, Thinker
from tests.rules.sample import Sample
from tests.tables.group_helpers import hear, is_refused, refused, stand_in
from tests.tables.helpers import (
    ANN,
    BEN,
    CHANNEL,
    BlockedThinker,
    ManualClock,
    Thoughtful,
    asked,
    logged_keys,
    make_tables,
    pick,
    play_to_end,
    resume_all,
    rows,
    started,
)

JOB = Job(Priority.HEURISTIC, guild_id=77, user_id=9001, table_id=1)


class Breaks(ComputerPlayer):
    """A computer player with a mistake in it."""

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """Never comes to an answer."""
        raise ZeroDivisionError("a mistake in the player")


class Cheats(ComputerPlayer):
    """A computer player that picks an option that does not exist."""

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """No option has this id."""
        return ["the-moon"]


class Remembers(ComputerPlayer):
    """Counts at its seat how often it was asked."""

    def seated(self) -> Remembers:
        """One that has not been asked yet."""
        other = Remembers()
        other.memory = 0
        return other

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The first answers."""
        self.memory += 1
        return [option.id for option in options[: max(1, question.min)]]


def players(steady: ComputerPlayer) -> dict[str, dict[str, ComputerPlayer]]:
    return {"sample": {"random": RandomPlayer(), "steady": steady}}


async def test_computers_answer_in_the_background_after_the_start_and_after_each_choice(
    tables: Tables, path: Path
) -> None:
    table = await started(tables, ANN, computers=2)
    assert table.version == 0
    await tables.computers.idle()
    assert rows(path, "SELECT seat, made_by FROM choices ORDER BY number") == [(1, "computer"), (2, "computer")]

    await pick(tables, table.id, 0)
    assert rows(path, "SELECT seat, made_by FROM choices WHERE number = 3") == [(0, "person")]


async def test_computers_let_people_answer_first_in_a_race(
    tables: Tables, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sample, "people_first", lambda game: True)
    table = await started(tables, ANN, computers=2)
    await tables.computers.idle()
    assert rows(path, "SELECT seat, made_by FROM choices") == []

    await pick(tables, table.id, 0)
    await tables.computers.idle()
    assert rows(path, "SELECT seat, made_by FROM choices ORDER BY number LIMIT 3") == [
        (0, "person"),
        (1, "computer"),
        (2, "computer"),
    ]


async def test_computers_do_not_wait_for_an_absent_player_in_a_race(
    tables: Tables, clock: ManualClock, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sample, "people_first", lambda game: True)
    table = await started(tables, ANN, BEN, computers=1)
    await pick(tables, table.id, 0)
    await tables.computers.idle()
    assert rows(path, "SELECT seat, made_by FROM choices") == [(0, "person")]

    await stand_in(tables, table.id, ANN, 1, clock)
    assert rows(path, "SELECT seat, made_by FROM choices ORDER BY number LIMIT 3") == [
        (0, "person"),
        (1, "computer"),
        (2, "computer"),
    ]


async def test_one_person_and_three_computer_players_play_to_the_end(tables: Tables, path: Path) -> None:
    table = await started(tables, ANN, computers=3)
    await play_to_end(tables, table.id)
    made_by = {str(seat): str(by) for seat, by in rows(path, "SELECT DISTINCT seat, made_by FROM choices")}
    assert made_by.pop("-1", "clock") == "clock"
    assert made_by == {"0": "person", "1": "computer", "2": "computer", "3": "computer"}


@pytest.mark.parametrize("steady", [Breaks(), Cheats()])
async def test_a_failing_computer_is_answered_for_at_random_and_the_failure_is_logged(
    database: Database, steady: ComputerPlayer, caplog: pytest.LogCaptureFixture
) -> None:
    tables = make_tables(database, players=players(steady))
    table = await started(tables, ANN, computers=1)
    await play_to_end(tables, table.id)
    keys = await logged_keys(tables, table.id)
    assert keys.count("log-computer_failed") >= 3
    assert "steady could not answer" in caplog.text
    await tables.close()


async def test_a_thinker_failure_is_logged_at_the_table_and_retried_later(
    tables: Tables, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    heard = hear(tables)
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(InlineThinker, "pick", lambda *_: 1 / 0)
        table = await started(tables, ANN, computers=1)
        await tables.computers.idle()
    assert heard.keys[-1] == "log-computers_stuck"
    assert "are stuck for now" in caplog.text
    assert (await tables.store.get(table.id)).version == 0

    await tables.clock.run_due(clock())
    await tables.computers.idle()
    assert (await tables.store.get(table.id)).version == 0  # not yet
    clock.now += RETRY_AFTER
    await tables.clock.run_due(clock())
    await tables.computers.idle()
    assert (await tables.store.get(table.id)).version == 1


async def test_people_can_play_on_while_a_computer_thinks(database: Database) -> None:
    thinker = BlockedThinker()
    tables = make_tables(database, thinker=thinker)
    table = await started(tables, ANN, BEN, computers=1)
    await thinker.thinking.wait()

    assert (await pick(tables, table.id, 0)).table.version == 1

    thinker.let_go.set()
    await tables.computers.idle()
    assert (await tables.store.get(table.id)).version == 2
    await tables.close()


Thinking = tuple[Tables, BlockedThinker, Table]


@pytest.fixture
async def thinking(database: Database) -> AsyncIterator[Thinking]:
    """A table whose second seat, a computer player, has begun to think."""
    thinker = BlockedThinker()
    tables = make_tables(database, thinker=thinker)
    table = await started(tables, ANN, computers=1)
    await thinker.thinking.wait()
    yield tables, thinker, table
    await tables.close()


async def test_a_computers_answer_to_a_closed_question_is_dropped(thinking: Thinking, path: Path) -> None:
    tables, thinker, table = thinking
    await pick(tables, table.id, 1)  # an admin answers for it

    thinker.let_go.set()
    await tables.computers.idle()

    assert rows(path, "SELECT seat, made_by FROM choices") == [(1, "person")]
    assert "log-computer_failed" not in await logged_keys(tables, table.id)


async def test_thinking_is_cancelled_once_its_question_is_closed(thinking: Thinking) -> None:
    """Nothing releases it: otherwise a long thought would keep the worker from the others."""
    tables, thinker, table = thinking
    await pick(tables, table.id, 1)
    await thinker.given_up.wait()


@pytest.mark.parametrize("in_time", [False, True], ids=["thinks on", "has just thought"])
async def test_a_game_ended_while_a_computer_thinks_stays_ended(thinking: Thinking, in_time: bool) -> None:
    tables, thinker, table = thinking
    await tables.ending.end(table.id, ANN.id)
    if in_time:
        thinker.let_go.set()
    await tables.computers.idle()
    assert in_time or thinker.given_up.is_set()
    table = await tables.store.get(table.id)
    assert (table.status, table.version) == ("ended", 0)


async def test_computers_go_on_after_a_restart(database: Database) -> None:
    thinker = BlockedThinker()
    before = make_tables(database, thinker=thinker)
    table = await started(before, ANN, computers=2)
    await thinker.thinking.wait()
    await before.close()
    assert (await before.store.get(table.id)).version == 0

    after = make_tables(database)
    assert [running.id for running in await resume_all(after)] == [table.id]
    await after.computers.idle()
    assert (await after.store.get(table.id)).version == 2
    await after.close()


async def test_a_computer_player_takes_the_seat_of_a_person_who_leaves(
    tables: Tables, table: Table, path: Path
) -> None:
    await tables.journal.set_draft(table.id, 0, 1, ["card-1"])
    await tables.journal.mark_seen(table.id, 0)
    await tables.journal.set_dm(table.id, 0, ANN.id, 5, 6)

    table = await tables.seats.leave(table.id, ANN.id)

    assert (table.host_id, table.status) == (BEN.id, "running")
    left = table.seats[0]
    assert (left.user_id, left.name, left.computer) == (None, "moss", "steady")
    assert table.dm(0) is None
    for name in ("drafts", "seen", "messages"):
        assert rows(path, f"SELECT * FROM {name}") == []
    event, *_ = await tables.journal.events(table.id, None, since=1)
    assert (event.key, event.args) == ("log-left", {"player": "Ann", "seat": seat_name(0)})
    await tables.computers.idle()
    assert rows(path, "SELECT seat, made_by FROM choices") == [(0, "computer")]
    await is_refused("not_seated", tables.seats.leave(table.id, ANN.id))


async def test_a_game_that_has_no_steady_player_gets_a_random_one(database: Database) -> None:
    tables = make_tables(database, players={"sample": {"random": RandomPlayer()}})
    table = await started(tables)
    assert (await tables.seats.leave(table.id, ANN.id)).seats[0].computer == "random"
    await tables.close()


async def test_a_game_whose_last_person_leaves_is_ended_and_its_seed_revealed(tables: Tables, path: Path) -> None:
    table = await started(tables, ANN, computers=1)
    await tables.computers.idle()
    await tables.journal.set_board(table.id, 1, 2)

    with refused("last_person"):  # to stop playing, they can pause or end it
        await tables.seats.leave(table.id, ANN.id)
    table = await tables.seats.leave(table.id, ANN.id, ends=True)

    assert (table.status, table.reason, table.board_message_id) == ("ended", "end-abandoned", 2)
    [(seed,)] = rows(path, "SELECT seed FROM games")
    assert [(event.key, event.args) for event in (await tables.journal.events(table.id, None))[-2:]] == [
        ("log-left", {"player": "Ann", "seat": seat_name(0)}),
        ("log-dice_opened", {"seed": seed}),
    ]
    assert await tables.store.by_channel(CHANNEL) is None
    assert await resume_all(tables) == []
    assert (await tables.store.record(table.id)).final["game"] == "sample"


async def test_a_name_that_looks_like_a_reference_is_told_as_a_name(tables: Tables) -> None:
    table = await started(tables, ANN.model_copy(update={"name": "@seat-1"}), BEN)
    await tables.seats.leave(table.id, ANN.id)
    events = await tables.journal.events(table.id, None, since=1)
    assert next(event for event in events if event.key == "log-left").args["player"] == "@seat-1"


# Worker processes


@pytest.mark.slow
async def test_a_worker_process_gives_the_same_answers_as_thinking_inline() -> None:
    game = Sample.start(3, seed="worker")
    question = asked(game, 1)
    pool = Thinker()
    try:
        for player in (Thoughtful(), RandomPlayer()):
            picked = await pool.pick(JOB, game, 1, question.id, player, "seed")
            assert picked == await InlineThinker().pick(JOB, game, 1, question.id, player, "seed")
        with pytest.raises(IllegalChoice):
            await pool.pick(JOB, game, 1, 999, Thoughtful(), "seed")
    finally:
        await pool.close()


@pytest.mark.slow
async def test_a_players_memory_in_a_worker_process_is_kept_for_the_next_question() -> None:
    game = Sample.start(3, seed="worker")
    question = asked(game, 1)
    pool = Thinker()
    player = Remembers().seated()
    try:
        for times in (1, 2, 3):
            await pool.pick(JOB, game, 1, question.id, player, "seed")
            assert player.memory == times
    finally:
        await pool.close()


@pytest.mark.parametrize(("seconds", "dealt"), [(1000.0, 3), (-1.0, 0)])
async def test_a_player_that_takes_too_long_is_dealt_no_more_guesses(
    monkeypatch: pytest.MonkeyPatch, seconds: float, dealt: int
) -> None:
    class Looks(Remembers):
        """Looks at three guesses, if it can."""

        def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
            with contextlib.suppress(OutOfTime):
                for number in range(3):
                    think()
                    self.memory = number + 1
            return [options[0].id]

    monkeypatch.setattr(thinker, "SECONDS", seconds)
    game = Sample.start(3, seed="late")
    player = Looks()
    question = asked(game, 1)
    await InlineThinker().pick(JOB, game, 1, question.id, player, "seed")
    assert (player.memory or 0) == dealt


async def test_each_seat_of_each_table_has_a_memory_of_its_own(database: Database) -> None:
    remembers = Remembers()
    tables = make_tables(database, players={"sample": {"remembers": remembers}})
    first, second = await started(tables), await started(tables, channel=CHANNEL + 1)
    computers = tables.computers
    player = computers.seated(first, 1, "remembers")
    assert player is computers.seated(first, 1, "remembers")
    for other in (computers.seated(first, 2, "remembers"), computers.seated(second, 1, "remembers")):
        assert other is not player
    assert remembers.memory is None
    for seat in range(SEATED):
        computers.seated(second, seat, "remembers")
    assert computers.seated(first, 1, "remembers") is not player, "the oldest are forgotten"


@pytest.mark.slow
async def test_a_whole_game_with_a_worker_process(database: Database) -> None:
    tables = make_tables(database, thinker=Thinker())
    table = await started(tables, ANN, computers=1)
    await play_to_end(tables, table.id)
    assert "log-computer_failed" not in await logged_keys(tables, table.id)
    assert await tables.verification.verify(table.id) is None
    await tables.close()

"""Reminders and deadlines: stored timers for people, with warnings, postponed while the bot is down."""

from __future__ import annotations

from pathlib import Path

import pytest

from locales.durations import DAY, HOUR
from rules.records import replay
from storage.database import Database
from tables.play import choices
from tables.tables import Tables
from tests.tables.group_helpers import GAMES, hear, is_refused, make, stand_in, turns, wait
from tests.tables.helpers import ANN, BEN, CAT, GUILD, ManualClock, logged_keys, next_due, pick, resume_all, rows
from tests.tables.turns import Turn, Whisper


async def timed(tables: Tables, *, remind: float | None = HOUR, deadline: float | None = DAY) -> int:
    """A running game of Ann and Ben with these waits."""
    table = await turns(tables, ANN, BEN)
    await tables.clock.set_waits(table.id, ANN, remind_after=remind, deadline=deadline)
    return table.id


async def test_a_reminder_is_followed_by_a_warning_and_the_default_answer(
    tables: Tables, clock: ManualClock, path: Path
) -> None:
    await timed(tables)
    heard = hear(tables)
    begin = clock.now
    assert await next_due(tables) == begin + HOUR
    for passed, keys in (
        (HOUR - 1, []),
        (HOUR, ["log-remind"]),
        (DAY - HOUR - 1, []),
        (DAY - HOUR, ["log-warn"]),
        (DAY - 1, []),
        (DAY, ["log-time_out", "do-step", "log-turn"]),
    ):
        clock.now = begin + passed
        heard.told.clear()
        await tables.clock.run_due(clock.now)
        assert heard.keys == keys, passed
    assert rows(path, "SELECT seat, picked, made_by FROM choices") == [(0, '["step"]', "clock")]
    assert await next_due(tables) == clock.now + HOUR  # now for Ben


async def test_the_warning_states_the_deadline_and_only_the_player_asked_sees_it(
    tables: Tables, clock: ManualClock
) -> None:
    table_id = await timed(tables, remind=None)
    due = int(clock.now + DAY)
    await wait(tables, clock, DAY - HOUR)
    warned = [event for event in await tables.journal.events(table_id, 0) if event.key == "log-warn"]
    assert [event.args["due"] for event in warned] == [str(due)]
    assert [event for event in await tables.journal.events(table_id, 1) if event.key == "log-warn"] == []


async def test_a_player_who_answers_in_time_is_not_reminded(tables: Tables, clock: ManualClock, path: Path) -> None:
    table_id = await timed(tables)
    clock.now += HOUR - 1
    await pick(tables, table_id, 0, "step")
    clock.now += 1
    assert await tables.clock.run_due(clock.now) == 0
    assert rows(path, "SELECT question FROM timers WHERE kind = 'remind'") == [(2,)]


async def test_a_player_is_reminded_only_once_even_after_a_restart(
    database: Database, tables: Tables, clock: ManualClock
) -> None:
    table_id = await timed(tables, deadline=None)
    clock.now += HOUR
    assert await tables.clock.run_due(clock.now) == 1
    assert await next_due(tables) is None
    tables = make(database, clock=clock)
    await resume_all(tables)
    clock.now += DAY
    assert await tables.clock.run_due(clock.now) == 0
    assert (await logged_keys(tables, table_id, 0)).count("log-remind") == 1


async def test_time_while_the_bot_is_down_does_not_count(
    database: Database, tables: Tables, clock: ManualClock
) -> None:
    table_id = await timed(tables)
    await wait(tables, clock, 600)
    clock.now += 3 * DAY
    later = make(database, clock=clock)
    assert (await later.store.get(table_id)).version == 0  # already in memory when the bot wakes up
    await resume_all(later)
    assert await later.clock.run_due(clock.now) == 0
    assert await next_due(later) == clock.now + HOUR - 600
    await wait(later, clock, DAY - 601)
    assert (await later.store.get(table_id)).version == 0
    await wait(later, clock, 1)
    assert (await later.store.get(table_id)).version == 1


async def test_an_answer_that_cannot_be_taken_back_alone_keeps_no_timers(tables: Tables, clock: ManualClock) -> None:
    """Once someone else has chosen or something was revealed, nobody can go back alone."""
    table = await turns(tables, ANN, BEN, CAT)
    await tables.clock.set_waits(table.id, ANN, remind_after=None, deadline=DAY)
    for seat, option, questions in ((0, "step", {1, 2}), (1, "step", {2, 3}), (2, "roll", {4})):
        await pick(tables, table.id, seat, option)
        assert {number for _, number in await tables.store.timers(table.id)} == questions


async def test_without_a_default_a_computer_player_answers_once_and_in_secret(
    tables: Tables, clock: ManualClock, path: Path
) -> None:
    table_id = await timed(tables)
    await pick(tables, table_id, 0, "whisper")
    before = len(await tables.journal.events(table_id, 1))
    await wait(tables, clock, DAY)
    assert rows(path, "SELECT seat, made_by FROM choices WHERE number = 2") == [(0, "computer")]
    seat = (await tables.store.get(table_id)).seats[0]
    assert (seat.user_id, seat.stand_in) == (ANN.id, None), "nobody may learn that Ann was asked"
    assert len(await tables.journal.events(table_id, 1)) == before
    logged = await logged_keys(tables, table_id, 0)
    assert logged[-4:] == ["log-remind", "log-warn", "log-time_out_once", "do-yes"]
    record = await tables.store.record(table_id, running=True)
    assert replay(record, GAMES).save() == (await tables.store.game(table_id)).save()


@pytest.mark.parametrize("default", [["no"], None])
async def test_after_a_secret_question_ran_out_of_time_computer_players_go_on(
    tables: Tables, clock: ManualClock, monkeypatch: pytest.MonkeyPatch, path: Path, default: list[str] | None
) -> None:
    table = await turns(tables, ANN, computers=1)
    await tables.clock.set_waits(table.id, ANN, remind_after=None, deadline=DAY)
    monkeypatch.setattr(Whisper, "default", lambda *_: default)
    await pick(tables, table.id, 0, "whisper")
    await wait(tables, clock, DAY)
    await tables.computers.idle()
    answered = "computer" if default is None else "clock"
    assert rows(path, "SELECT seat, made_by FROM choices WHERE number > 1") == [(0, answered), (1, "computer")]


async def test_a_computer_player_answers_if_the_default_is_refused(
    tables: Tables, clock: ManualClock, monkeypatch: pytest.MonkeyPatch, path: Path
) -> None:
    table_id = await timed(tables)
    monkeypatch.setattr(Turn, "default", lambda *_: ["fly"])
    await wait(tables, clock, DAY)
    await tables.computers.idle()
    assert rows(path, "SELECT made_by FROM choices") == [("computer",)]
    assert (await tables.store.get(table_id)).version == 1


async def test_a_computer_player_that_fails_is_replaced_by_a_random_answer(
    tables: Tables, clock: ManualClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await timed(tables)
    monkeypatch.setattr(Turn, "default", lambda *_: None)
    monkeypatch.setattr("tests.tables.helpers.Thoughtful.pick", lambda *_: 1 / 0)
    await wait(tables, clock, DAY)
    await tables.computers.idle()
    assert (await tables.store.get(table_id)).version == 1
    assert "steady could not answer, answering at random" in caplog.text


async def test_a_personal_reminder_overrides_the_tables(tables: Tables, clock: ManualClock) -> None:
    table_id = await timed(tables, deadline=None)
    await tables.clock.remind_me(table_id, ANN.id, 600)
    assert await next_due(tables) == clock.now + 600
    await tables.clock.remind_me(table_id, ANN.id, 0)
    assert await next_due(tables) is None
    await tables.clock.remind_me(table_id, ANN.id, None)
    assert await next_due(tables) == clock.now + HOUR
    await is_refused("not_seated", tables.clock.remind_me(table_id, CAT.id, 600))


async def test_waits_are_set_by_the_host_or_an_admin_within_bounds(tables: Tables) -> None:
    table_id = await timed(tables, remind=None, deadline=None)
    await is_refused("not_host", tables.clock.set_waits(table_id, BEN, remind_after=None, deadline=DAY))
    changed = await tables.clock.set_waits(table_id, CAT, remind_after=None, deadline=DAY, admin=True)
    assert changed.deadline == DAY
    logged = (await tables.journal.events(table_id, None))[-1]
    assert logged.key == "log-wait_set_by_admin"
    assert logged.args["admin"] == "Cat"
    assert logged.args["old"] == 0
    assert logged.args["new"] == 86_400
    for wrong in (0, 59, -5, 30 * DAY + 1):
        await is_refused("wait", tables.clock.set_waits(table_id, ANN, remind_after=None, deadline=wrong))
    for right in (60, 30 * DAY):
        await tables.clock.set_waits(table_id, ANN, remind_after=None, deadline=right)
    await is_refused("wait", tables.clock.remind_me(table_id, ANN.id, 59))
    await tables.ending.end(table_id, ANN.id)
    await is_refused("game_over", tables.clock.set_waits(table_id, ANN, remind_after=None, deadline=None))


async def test_timers_stop_for_an_absent_person_and_for_a_paused_game(
    tables: Tables, clock: ManualClock, path: Path
) -> None:
    table_id = await timed(tables)
    await stand_in(tables, table_id, BEN, 0, clock)
    asked = {question.id for question in (await tables.store.game(table_id)).questions if question.seat == 1}
    assert {number for (number,) in rows(path, "SELECT question FROM timers")} == asked
    await tables.absence.come_back(table_id, ANN.id)
    assert {kind for (kind,) in rows(path, "SELECT kind FROM timers")} == {"remind", "warn", "deadline"}
    await tables.pausing.pause(table_id, ANN)
    assert await next_due(tables) is None


async def test_new_games_begin_with_the_waits_of_their_server(database: Database, tables: Tables) -> None:
    await tables.servers.change(GUILD, admin=True, remind_after=600, deadline=HOUR)
    here, elsewhere = await turns(tables), await turns(tables, guild=78, channel=3)
    assert (here.remind_after, here.deadline) == (600, HOUR)
    assert (await make(database).store.get(here.id)).deadline == HOUR
    assert (elsewhere.remind_after, elsewhere.deadline) == (None, None)


async def test_taking_back_to_a_kept_position_sets_the_timers_again(
    tables: Tables, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choices, "KEEP_EVERY", 1)
    table_id = await timed(tables)
    await pick(tables, table_id, 0, "step")
    clock.now += HOUR
    await tables.undo.take_back(table_id, ANN.id)
    assert await next_due(tables) == clock.now + HOUR

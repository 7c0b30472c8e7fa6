"""Lessons at stored tables: what they begin with, what is stored for the coach, and a slow coach."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from rules.lessons import Goal, Lesson, Remark, Sign
from rules.questions import Question
from storage.database import Database
from storage.rows import Table
from tables.errors import Refusal
from tables.opening.lessons import CoachAdvice
from tables.tables import Tables
from tests.rules.sample import Sample
from tests.tables.helpers import (
    ANN,
    BEN,
    CHANNEL,
    GUILD,
    BlockedThinker,
    Heard,
    asked,
    make_tables,
    pick,
    rows,
    started,
)

LESSON = Lesson(
    name="first",
    seats=3,
    seat=1,
    settings={"rounds": 2},
    seed="a lantern",
    minutes=(1, 2),
    goals=[Goal(name="ready", sign=Sign(event="log-ready", mine=True))],
    end=Sign(event="log-ready", mine=True, times=2),
    remarks=[Remark(name="lay", kind="lay_card")],
)
LESSONS = {"sample": {"first": LESSON}}


@pytest.fixture
def tables(database: Database) -> Tables:
    """Tables at which the lesson can be taken."""
    return make_tables(database, lessons=LESSONS)


def coaches() -> list[asyncio.Task[None]]:
    """The coaches that are thinking now."""
    return [task for task in asyncio.all_tasks() if task.get_name().startswith("coach")]


async def begin_lesson(tables: Tables, channel: int = CHANNEL) -> Table:
    table = await tables.lessons.open("sample", "first", GUILD, channel, ANN, "en")
    await tables.computers.idle()
    return await tables.store.get(table.id)


async def question_and_advice(tables: Tables, table: Table) -> tuple[Question, CoachAdvice]:
    table, game = await tables.store.get(table.id), await tables.store.game(table.id)
    course = await tables.courses.of(table, 1)
    assert course is not None
    question = asked(game, 1)
    advice = await tables.lessons.advice(table, course, question)
    assert advice is not None
    return question, advice


async def test_a_lesson_is_a_running_game_with_computers_on_the_other_seats(tables: Tables) -> None:
    table = await begin_lesson(tables)
    assert [(seat.user_id, seat.computer) for seat in table.seats] == [
        (None, "steady"),
        (ANN.id, None),
        (None, "steady"),
    ]
    assert (table.status, table.lesson, table.host_id) == ("running", "first", ANN.id)
    assert not table.counts
    game = await tables.store.game(table.id)
    assert (game.dice.seed, game.settings.model_dump()["rounds"]) == ("a lantern", 2)


async def test_two_tables_of_the_same_lesson_play_out_identically(tables: Tables) -> None:
    first, second = await begin_lesson(tables), await begin_lesson(tables, CHANNEL + 1)
    for table in (first, second):
        question, advice = await question_and_advice(tables, table)
        await tables.play.choose(table.id, 1, question.id, list(advice.picked))
        await tables.computers.idle()
    assert (await tables.store.game(first.id)).save() == (await tables.store.game(second.id)).save()


async def test_computers_and_coach_follow_the_prepared_line_of_a_lesson(database: Database) -> None:
    tables = make_tables(database, lessons=LESSONS)
    plain = await begin_lesson(tables)
    hands = [sorted(set(hand)) for hand in cast(Sample, await tables.store.game(plain.id)).hands]
    line = [[f"card-{hand[-1]}"] for hand in hands]
    lessons = {"sample": {"first": LESSON.model_copy(update={"line": line})}}
    tables = make_tables(database, lessons=lessons)
    table = await begin_lesson(tables, CHANNEL + 1)
    game = cast(Sample, await tables.store.game(table.id))
    assert [game.laid[seat] for seat in (0, 2)] == [hands[seat][-1] for seat in (0, 2)]
    assert (await question_and_advice(tables, table))[1].picked == (f"card-{hands[1][-1]}",)


async def test_an_unknown_lesson_or_a_taken_channel_is_refused(tables: Tables) -> None:
    for game, name in (("sample", "second"), ("chess", "first")):
        with pytest.raises(Refusal, match="no_lesson"):
            await tables.lessons.open(game, name, GUILD, CHANNEL, ANN, "en")
    await started(tables)
    with pytest.raises(Refusal, match="channel_taken"):
        await begin_lesson(tables)


async def test_the_kinds_of_questions_are_stored_only_for_lessons(tables: Tables, path: str) -> None:
    lesson = await begin_lesson(tables)
    other = await started(tables, ANN, BEN, channel=CHANNEL + 1)
    await pick(tables, lesson.id, 1)
    await pick(tables, other.id, 0)
    await tables.computers.idle()
    stored = set(rows(path, "SELECT game_id, kind FROM choices"))
    assert (lesson.id, "lay_card") in stored
    assert (other.id, None) in stored
    assert {kind is None for number, kind in stored if number == lesson.id} == {False}


async def test_the_coach_speaks_only_to_the_learner(tables: Tables) -> None:
    table = await begin_lesson(tables)
    assert [await tables.courses.of(table, seat) is not None for seat in (None, 0, 1, 2)] == [
        False,
        False,
        True,
        False,
    ]
    assert await tables.courses.of(await started(tables, ANN, BEN, channel=CHANNEL + 1), 0) is None


async def test_the_coach_gives_no_advice_on_side_questions(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begin_lesson(tables)
    question, _ = await question_and_advice(tables, table)
    course = await tables.courses.of(table, 1)
    assert course is not None
    monkeypatch.setattr(type(question), "awaited", False)
    assert await tables.lessons.advice(table, course, question) is None


async def test_choices_that_were_taken_back_do_not_count_in_the_lesson(tables: Tables) -> None:
    table = await begin_lesson(tables)
    before = await question_and_advice(tables, table)
    assert before[1].words.remark is not None
    await pick(tables, table.id, 1)
    await tables.undo.go_back(table.id, 0, ANN, admin=True)
    course = await tables.courses.of(await tables.store.get(table.id), 1)
    assert course is not None
    assert course.asked == []
    assert [met for _, met in course.goals()] == [False]
    assert (await tables.store.game(table.id)).dice.stirred == []


async def test_only_so_many_who_play_on_after_a_lesson_are_remembered(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = LESSON.model_copy(update={"end": Sign(event="log-ready", mine=True)})
    monkeypatch.setattr("tables.opening.lessons.MOST_DISMISSED", 2)
    tables = make_tables(database, lessons={"sample": {"first": lesson}})

    async def is_dismissed(table: Table) -> bool:
        course = await tables.courses.of(await tables.store.get(table.id), 1)
        return course is not None and course.ended and course.dismissed

    first, second = [await begin_lesson(tables, channel) for channel in (CHANNEL, CHANNEL + 1)]
    for table in (first, second):
        await pick(tables, table.id, 1)
        tables.courses.dismiss(table)
    assert [await is_dismissed(first), await is_dismissed(second)] == [True, True]
    tables.courses.dismiss(await begin_lesson(tables, CHANNEL + 2))
    assert [await is_dismissed(first), await is_dismissed(second)] == [False, True], "the oldest is forgotten"


async def test_a_table_whose_lesson_was_removed_goes_on_without_a_coach(database: Database) -> None:
    table = await begin_lesson(make_tables(database, lessons=LESSONS))
    tables = make_tables(database)
    assert await tables.courses.of(table, 1) is None
    await pick(tables, table.id, 1)


async def test_a_slow_coach_is_not_waited_for_and_gives_its_advice_later(database: Database) -> None:
    thinker = BlockedThinker(1)
    heard = Heard()
    tables = make_tables(database, lessons=LESSONS, thinker=thinker)
    tables.lessons.timeout = 0.01
    table = await begin_lesson(tables)
    first = (await question_and_advice(tables, table))[1]
    assert (first.picked, first.thinking, first.late) == ((), True, True)
    tables.store.listeners.append(heard)
    thinker.let_go.set()
    await asyncio.gather(*coaches())
    assert heard.told
    later = (await question_and_advice(tables, table))[1]
    assert (len(later.picked), later.thinking, later.late) == (1, False, True), "said where it moves nothing"


async def test_closing_stops_a_coach_in_mid_thought(database: Database) -> None:
    tables = make_tables(database, lessons=LESSONS, thinker=BlockedThinker(1))
    tables.lessons.timeout = 0.01
    await question_and_advice(tables, await begin_lesson(tables))
    await tables.close()
    assert not coaches()


async def test_the_coach_speaks_to_the_seat_of_the_lesson_whoever_is_host(tables: Tables) -> None:
    table = await begin_lesson(tables)
    await tables.switches.set(table.id, ANN, open_seats=True)
    await tables.seats.takeover(table.id, BEN, 0)
    await tables.seats.leave(table.id, ANN.id)
    table = await tables.store.get(table.id)
    assert table.host_id == BEN.id
    assert [await tables.courses.of(table, seat) for seat in range(3)] == [None, None, None]
    await tables.seats.takeover(table.id, ANN)
    await tables.seats.leave(table.id, BEN.id)
    table = await tables.store.get(table.id)
    assert await tables.courses.of(table, 1) is not None

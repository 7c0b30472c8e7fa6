"""A choice is carried out once, stored completely and announced afterwards."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from rules import registry
from rules.messages import Event
from rules.players import RandomPlayer, answer
from rules.records import entries_that_count, play_entries, replay
from storage.database import Database, Work
from storage.queries.event_rows import EventRows
from storage.queries.game_rows import KEPT, GameRows
from storage.rows import Table
from tables.play.choices import KEEP_EVERY
from tables.tables import Tables
from tests.rules.sample import Sample
from tests.tables.group_helpers import hear, is_illegal, is_refused, turns, write_note
from tests.tables.helpers import (
    ANN,
    BEN,
    CAT,
    CHANNEL,
    GAMES,
    GUILD,
    Heard,
    ManualClock,
    asked,
    logged_keys,
    make_tables,
    moves,
    pick,
    play_to_end,
    replace_position,
    rows,
    started,
)

T = TypeVar("T")


async def first_answer(tables: Tables, table_id: int) -> tuple[int, list[str]]:
    """The question that the first seat is asked, and its first answer."""
    game = await tables.store.game(table_id)
    question = asked(game, 0)
    return question.id, [question.options(game)[0].id]


async def test_a_choice_is_stored_completely(tables: Tables, table: Table, database: Database, path: Path) -> None:
    game = await tables.store.game(table.id)
    question = asked(game, 0)
    card = question.options(game)[-1].id

    outcome = await tables.play.choose(table.id, 0, question.id, [card], interaction_id=555)

    assert (outcome.table.version, outcome.repeated) == (1, False)
    assert [(event.key, event.number, event.entry) for event in outcome.events] == [("log-ready", 2, 1)]
    assert rows(path, "SELECT number, seat, question, picked, made_by, interaction_id FROM choices") == [
        (1, 0, question.id, f'["{card}"]', "person", 555)
    ]
    [(snapshot, version)] = rows(path, "SELECT snapshot, version FROM games")
    assert (snapshot, version) == ((await tables.store.game(table.id)).save(), 1)
    other = make_tables(database)
    assert (await other.store.game(table.id)).save() == snapshot
    assert await other.store.get(table.id) == outcome.table


@pytest.mark.slow
async def test_reading_events_waits_until_the_choice_is_stored(
    tables: Tables, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tables.journal.events(table.id, 0)
    begun = asyncio.Event()
    loop = asyncio.get_running_loop()
    disk = threading.Event()
    store = GameRows.store

    def slowly(*args: Any, **kwargs: Any) -> None:
        loop.call_soon_threadsafe(begun.set)
        disk.wait()
        store(*args, **kwargs)

    monkeypatch.setattr(GameRows, "store", slowly)
    choosing = asyncio.create_task(pick(tables, table.id, 0))
    await begun.wait()
    reading = asyncio.create_task(tables.journal.events(table.id, 0))
    await asyncio.wait({reading}, timeout=0.2)
    assert not reading.done()
    disk.set()
    await choosing
    assert (await reading)[-1].key == "log-ready"


async def test_listeners_are_called_after_a_choice_is_stored(tables: Tables, table: Table, path: Path) -> None:
    stored: list[object] = []

    async def listen(table_id: int, events: Sequence[Event]) -> None:
        stored.append(rows(path, "SELECT version FROM games WHERE id = ?", table_id)[0][0])

    tables.store.listeners.append(listen)
    await moves(tables, table.id, "0", "1")
    assert stored == [1, 2]


async def test_listeners_are_called_in_the_order_of_the_choices(tables: Tables) -> None:
    table = await started(tables, ANN, BEN, CAT)
    heard = Heard()

    async def dawdle(table_id: int, events: Sequence[Event]) -> None:
        await asyncio.sleep(0)

    tables.store.listeners += [dawdle, heard]
    await asyncio.gather(*(pick(tables, table.id, seat) for seat in range(3)))
    assert heard.keys[:4] == ["log-ready", "log-ready", "log-ready", "log-shown"]
    assert (await logged_keys(tables, table.id))[1:] == heard.keys


async def test_a_listener_may_read_the_table_and_a_failing_listener_is_logged(
    tables: Tables, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    versions = []

    async def fail(table_id: int, events: Sequence[Event]) -> None:
        raise LookupError("no board")

    async def ask(table_id: int, events: Sequence[Event]) -> None:
        versions.append((await tables.store.get(table_id)).version)

    tables.store.listeners += [fail, ask]
    assert (await pick(tables, table.id, 0)).table.version == 1
    assert versions == [1]
    assert "no board" in caplog.text


async def test_a_repeated_interaction_changes_nothing(tables: Tables, table: Table, database: Database) -> None:
    question, picked = await first_answer(tables, table.id)
    first = await tables.play.choose(table.id, 0, question, picked, interaction_id=555)
    heard = Heard()
    for again in (tables, make_tables(database)):
        again.store.listeners.append(heard)

        second = await again.play.choose(table.id, 0, question, picked, interaction_id=555)

        assert second.repeated
        assert second.events == first.events
        assert second.table == first.table
    assert heard.told == []


async def test_simultaneous_repeated_presses_count_once(tables: Tables, table: Table) -> None:
    question, picked = await first_answer(tables, table.id)
    outcomes = await asyncio.gather(
        *(tables.play.choose(table.id, 0, question, picked, interaction_id=555) for _ in range(3))
    )
    assert [outcome.repeated for outcome in outcomes] == [False, True, True]
    assert (await tables.store.get(table.id)).version == 1


async def test_a_repeated_interaction_is_found_even_when_its_question_is_open_again(
    tables: Tables, table: Table, database: Database, path: Path
) -> None:
    """After a step back the same number can be open again; a late delivery must not count there."""
    question, picked = await first_answer(tables, table.id)
    before = (await tables.store.game(table.id)).save()
    await tables.play.choose(table.id, 0, question, picked, interaction_id=555)
    replace_position(path, before)
    later = make_tables(database)

    assert (await later.play.choose(table.id, 0, question, picked, interaction_id=555)).repeated
    assert (await later.store.get(table.id)).version == 1
    assert (await later.store.game(table.id)).save() == before


async def test_simultaneous_choices_of_different_seats_all_count(tables: Tables, path: Path) -> None:
    table = await started(tables, ANN, BEN, CAT)
    game = await tables.store.game(table.id)
    presses = [(seat, asked(game, seat).id, asked(game, seat).options(game)[0].id) for seat in range(3)]

    outcomes = await asyncio.gather(
        *(
            tables.play.choose(table.id, seat, question, [picked], interaction_id=seat + 1)
            for seat, question, picked in presses
        )
    )

    assert sorted(outcome.table.version for outcome in outcomes) == [1, 2, 3]
    assert rows(path, "SELECT number, seat FROM choices ORDER BY number") == [(1, 0), (2, 1), (3, 2)]


@pytest.mark.parametrize(
    ("seat", "picked", "key"),
    [
        (0, ["card-9"], "not_an_option"),
        (0, [], "pick_number"),
        (1, None, "not_your_decision"),
        (7, None, "not_seated"),
    ],
)
async def test_a_choice_that_the_rules_refuse_changes_nothing(
    tables: Tables, table: Table, path: Path, seat: int, picked: list[str] | None, key: str
) -> None:
    game = await tables.store.game(table.id)
    before = game.save()
    question = asked(game, 0)
    if picked is None:
        picked = [question.options(game)[0].id]

    await is_illegal(key, tables.play.choose(table.id, seat, question.id, picked, interaction_id=555))
    assert (await tables.store.game(table.id)).save() == before
    assert rows(path, "SELECT count(*) FROM choices") == [(0,)]
    assert (await pick(tables, table.id, 0, interaction_id=555)).table.version == 1


async def test_a_stale_button_is_refused(tables: Tables, table: Table) -> None:
    question = asked(await tables.store.game(table.id), 0)
    await pick(tables, table.id, 0)
    await is_illegal("question_closed", tables.play.choose(table.id, 0, question.id, ["card-1"], interaction_id=556))
    assert (await tables.store.get(table.id)).version == 1


async def test_only_the_player_in_a_seat_can_choose_for_it(tables: Tables, table: Table) -> None:
    question, picked = await first_answer(tables, table.id)
    for stranger in (BEN, CAT):
        await is_refused("not_seated", tables.play.choose(table.id, 0, question, picked, user_id=stranger.id))
    assert (await tables.play.choose(table.id, 0, question, picked, user_id=ANN.id)).table.version == 1


async def test_before_the_start_and_after_the_end_nothing_can_be_chosen(tables: Tables) -> None:
    table = await tables.lobby.open(GUILD, CHANNEL, "sample", ANN, {}, "en")
    await is_refused("not_begun", tables.play.choose(table.id, 0, 1, ["card-1"]))
    await is_refused("not_begun", tables.store.game(table.id))

    await tables.ending.end(table.id, ANN.id)
    await is_refused("game_over", tables.play.choose(table.id, 0, 1, ["card-1"]))


async def test_a_finished_game_and_its_result_are_kept(tables: Tables, database: Database, path: Path) -> None:
    table = await started(tables, ANN, BEN, computers=1)
    await play_to_end(tables, table.id)

    table = await tables.store.get(table.id)
    game = await tables.store.game(table.id)
    assert game.result is not None
    assert (table.status, table.reason, table.is_over) == ("finished", game.result.reason, True)
    assert rows(path, "SELECT reason FROM results") == [(game.result.reason,)]
    assert rows(path, "SELECT seat, user_id, name, computer, place, total FROM places ORDER BY seat") == [
        (place.seat, seat.user_id, seat.name, seat.computer, place.place, place.total)
        for place, seat in zip(game.result.places, table.seats, strict=True)
    ]
    won = [seat for (seat,) in rows(path, "SELECT seat FROM places WHERE won = 1 ORDER BY seat")]
    assert won == game.result.winners
    assert rows(path, "SELECT * FROM timers") == rows(path, "SELECT * FROM drafts") == []
    assert await tables.store.by_channel(CHANNEL) is None
    last = (await tables.journal.events(table.id, None))[-1]
    assert (last.key, last.args) == ("log-dice_opened", {"seed": game.dice.seed})

    await is_illegal("game_over", tables.play.choose(table.id, 0, 1, ["card-1"]))
    assert (await make_tables(database).store.game(table.id)).save() == game.save()


async def test_events_are_shown_to_their_audience_only(tables: Tables) -> None:
    """A lucky card is replaced by a card that only its owner sees."""
    for channel in range(60):
        table = await started(tables, channel=channel)
        for seat in (0, 1):
            await pick(tables, table.id, seat)
        game = await tables.store.game(table.id)
        lucky = [question for question in game.questions if question.kind == "use_luck"]
        if lucky:
            break
    [question] = lucky

    outcome = await tables.play.choose(table.id, question.seat, question.id, ["use"])

    assert [event.key for event in outcome.events] == ["log-drew"]
    for reader in (0, 1, None):
        keys = await logged_keys(tables, table.id, reader)
        assert ("log-drew" in keys) == (reader == question.seat)


async def test_events_are_read_page_by_page(tables: Tables, table: Table) -> None:
    await play_to_end(tables, table.id)
    everything = await tables.journal.events(table.id, 0, limit=1000)
    assert [event.number for event in everything] == sorted(event.number for event in everything)

    pages = []
    before = everything[-1].number + 1
    while page := await tables.journal.events(table.id, 0, before=before, limit=3):
        pages.append(page)
        before = page[0].number
    assert [event for page in reversed(pages) for event in page] == everything

    assert await tables.journal.events(table.id, 0, since=everything[2].number, limit=1000) == everything[3:]


@pytest.mark.parametrize("kept", [2, 160])
async def test_the_newest_events_are_read_from_storage_once(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, kept: int
) -> None:
    """However many look at the table, also where more is wanted than is kept in memory."""
    monkeypatch.setattr("tables.store.table_store.RECENT", kept)
    table = await started(tables)
    read = 0
    run = tables.database.read_in_turn

    async def counted(work: Work[T]) -> T:
        nonlocal read
        read += 1
        return await run(work)

    monkeypatch.setattr(tables.database, "read_in_turn", counted)
    last = 0
    for seat in (0, 1, 0, 1):
        for reader in (None, 0, 1):
            for limit, since in ((1, 0), (3, 0), (200, 0), (200, last)):
                find = partial(EventRows.find, table_id=table.id, seat=reader, before=None, entry=None, limit=limit)
                expected = await tables.database.read(lambda rows: find(rows.events, since=since))  # noqa: B023
                assert await tables.journal.events(table.id, reader, since=since, limit=limit) == expected
        last = (await tables.journal.events(table.id, None, limit=1))[-1].number
        await pick(tables, table.id, seat)
    assert (read == 1) is (kept == 160)


async def test_what_a_seat_has_seen_is_remembered(tables: Tables, table: Table, database: Database) -> None:
    assert await tables.journal.seen(table.id, 0) == 0
    await tables.journal.mark_seen(table.id, 0)
    await pick(tables, table.id, 1)

    seen = await make_tables(database).journal.seen(table.id, 0)
    assert [event.key for event in await tables.journal.events(table.id, 0, since=seen)] == ["log-ready"]
    assert await tables.journal.seen(table.id, 1) == 0

    await tables.journal.mark_seen(table.id, 0, seen + 1)
    await tables.journal.mark_seen(table.id, 0, seen)
    assert await tables.journal.seen(table.id, 0) == seen + 1  # a mark does not go back


async def test_a_press_shows_that_what_came_before_was_seen(tables: Tables, table: Table) -> None:
    first = await pick(tables, table.id, 0, interaction_id=900)
    game = await tables.store.game(table.id)
    question = game.awaited(1)
    press = partial(tables.play.choose, table.id, 1, question.id, [question.options(game)[0].id], interaction_id=901)
    second = await press()
    assert (first.seen, second.seen) == (0, 0), "before the press"
    assert await tables.journal.seen(table.id, 1) == first.events[-1].number
    again = await press()
    assert (again.repeated, again.seen) == (True, first.events[-1].number)


async def test_a_draft_lasts_until_its_question_is_answered(tables: Tables, table: Table, database: Database) -> None:
    question = asked(await tables.store.game(table.id), 0).id
    await tables.journal.set_draft(table.id, 0, question, ["card-3", "card-1"])
    await tables.journal.set_draft(table.id, 0, question, ["card-1", "card-3"])

    assert await make_tables(database).journal.draft(table.id, 0, question) == ["card-1", "card-3"]
    assert await tables.journal.draft(table.id, 0, question + 1) == []
    assert await tables.journal.draft(table.id, 1, question) == []

    await pick(tables, table.id, 1)
    assert await tables.journal.draft(table.id, 0, question) == ["card-1", "card-3"]
    await pick(tables, table.id, 0)
    assert await tables.journal.draft(table.id, 0, question) == []


async def test_recent_commit_snapshots_are_kept_and_match_a_replay(tables: Tables, table: Table, path: Path) -> None:
    for _ in range(KEEP_EVERY * (KEPT + 2)):  # Ann lays a card and takes it back, again and again
        game = await tables.store.game(table.id)
        question = next(question for question in game.questions if question.seat == 0)
        await tables.play.choose(table.id, 0, question.id, [question.options(game)[0].id])

    kept = rows(path, "SELECT entry FROM snapshots WHERE kind = 'commit' ORDER BY entry")
    entries = [int(str(entry)) for (entry,) in kept]
    assert entries == [KEEP_EVERY * number for number in range(3, KEPT + 3)]
    record = await tables.store.record(table.id, running=True)
    for entry in entries:
        [(saved,)] = rows(path, "SELECT saved FROM snapshots WHERE entry = ?", entry)
        game = Sample.start(record.seats, record.settings, seed=record.seed)
        play_entries(game, entries_that_count(record.stretches[0].entries[:entry]))
        assert game.save() == saved


async def test_the_record_can_be_replayed_but_is_withheld_while_the_game_runs(tables: Tables) -> None:
    table = await started(tables, ANN, BEN, computers=2)
    await is_refused("still_running", tables.store.record(table.id))

    await play_to_end(tables, table.id)

    record = await tables.store.record(table.id)
    assert replay(record, GAMES).save() == (await tables.store.game(table.id)).save()
    assert [stretch.version for stretch in record.stretches] == [table.rules_version]


async def test_events_from_outside_the_rules_appear_in_the_log(tables: Tables, table: Table) -> None:
    heard = hear(tables)
    await tables.store.tell(table.id, "log-resumed_by_admin")
    assert heard.told == [(table.id, ["log-resumed_by_admin"])]
    await pick(tables, table.id, 0)
    assert [(event.key, event.number, event.entry) for event in await tables.journal.events(table.id, None)] == [
        ("log-dice_sealed", 1, 0),
        ("log-resumed_by_admin", 2, 0),
        ("log-ready", 3, 1),
    ]


async def test_the_time_of_the_last_choice_reveals_no_unseen_or_secret_answer(
    tables: Tables, clock: ManualClock, path: Path
) -> None:
    """The others read it as the time since which the table waits."""
    table = await turns(tables, ANN, BEN, settings={"notes": True})
    began = clock.now
    clock.now += 60
    table = (await write_note(tables, table.id, 1)).table
    assert (table.touched, rows(path, "SELECT touched FROM games")) == (began, [(began,)])
    assert rows(path, "SELECT at FROM choices") == [(clock.now,)]
    clock.now += 60
    assert (await pick(tables, table.id, 0, "whisper")).table.touched == clock.now, "now nobody is waited for openly"
    clock.now += 60
    assert (await pick(tables, table.id, 0, "yes")).table.touched == clock.now, "now it is the next player's turn"


async def test_the_time_of_the_last_choice_reveals_no_step_of_a_draft(database: Database) -> None:
    """Otherwise everyone could count of how many pieces a plan consists."""
    clock = ManualClock()
    made = make_tables(database, clock=clock, games={"dungeon_lords": registry.GAMES["dungeon_lords"]}, players={})
    table = await started(made, game="dungeon_lords")
    while (question := (await made.store.game(table.id)).awaited()).kind != "choose_order":
        game = await made.store.game(table.id)
        picked = answer(game, question, RandomPlayer(), Random(1))
        table = (await made.play.choose(table.id, question.seat, question.id, picked)).table
    began = table.touched
    orders = [option.id for option in question.options(await made.store.game(table.id))[:3]]
    clock.now += 60
    table = (await made.play.choose(table.id, 0, question.id, orders)).table
    question = asked(await made.store.game(table.id), 0)
    assert (question.kind, table.touched) == ("choose_nonplayer_order", began)
    await made.play.choose(table.id, 0, question.id, [question.options(await made.store.game(table.id))[0].id])
    assert (await made.store.get(table.id)).touched == clock.now, "everyone is told that these orders are ready"
    await made.close()


async def test_an_unseen_answer_does_not_end_what_a_table_has_rested(
    tables: Tables, database: Database, clock: ManualClock
) -> None:
    table = await turns(tables, ANN, BEN, settings={"notes": True})
    await database.write(lambda rows: rows.marks.put_off_guild(600.0, GUILD))
    await write_note(tables, table.id, 1)
    assert await database.read(lambda rows: rows.tables.rested(table.id)) == 600.0
    clock.now += 1
    await pick(tables, table.id, 0, "step")
    assert await database.read(lambda rows: rows.tables.rested(table.id)) == 0.0


async def test_no_idea_is_searched_for_when_a_person_picks_something_else(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = make_tables(database, games={"map_masters": registry.GAMES["map_masters"]}, players={})
    table = await started(tables, game="map_masters")
    while (asked_now := (game := await tables.store.game(table.id)).awaited()).kind != "build":
        first = [option.id for option in asked_now.quick_options(game)[: max(1, asked_now.min)]]
        await tables.play.choose(table.id, asked_now.seat, asked_now.id, first)
    searched: list[object] = []

    def search(*args: object) -> Sequence[object]:
        searched.append(args)
        return ()

    monkeypatch.setattr("games.map_masters.rules.versus.routes._best_routes", search)
    await tables.play.choose(table.id, asked_now.seat, asked_now.id, ["whole_hand.draw"])
    assert (await tables.store.game(table.id)).awaited(asked_now.seat).kind == "draw"
    assert not searched

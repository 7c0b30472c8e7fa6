"""Coming and going: seats, stand-ins, pause, parking, deleted channels, the end by agreement."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from locales.durations import DAY
from rules.records import replay
from storage.database import Database
from storage.rows import Person, Table
from tables.errors import Refusal
from tables.play import verification
from tables.play.pausing import UNTOUCHED_DAYS
from tables.seats.seats import OPEN_WISHES
from tables.tables import Tables
from tests.tables.group_helpers import (
    GAMES,
    agree,
    hear,
    is_refused,
    make,
    refuse,
    refused,
    stand_in,
    turns,
)
from tests.tables.helpers import (
    ADMIN,
    ANN,
    BEN,
    CAT,
    CHANNEL,
    DAN,
    GUILD,
    ManualClock,
    asked,
    logged_keys,
    moves,
    next_due,
    pick,
    resume_all,
    rows,
    started,
)
from tests.tables.turns import Note


async def test_only_free_seats_can_be_taken(tables: Tables) -> None:
    table = await started(tables, ANN, computers=2)
    await tables.switches.set(table.id, ANN, open_seats=True)
    for seat in (-1, 3):
        await is_refused("no_seat", tables.seats.takeover(table.id, BEN, seat))
    await is_refused("seat_taken", tables.seats.takeover(table.id, BEN, 0))
    await is_refused("which_seat", tables.seats.takeover(table.id, BEN))
    await is_refused("seated_already", tables.seats.takeover(table.id, ANN, 1))
    await tables.seats.takeover(table.id, BEN, 2)
    await tables.seats.takeover(table.id, CAT)
    await is_refused("seat_taken", tables.seats.takeover(table.id, DAN))


async def test_a_player_who_has_held_a_hand_can_return_to_that_seat_only(database: Database, tables: Tables) -> None:
    table = await turns(tables, ANN, BEN, computers=1)
    await tables.seats.leave(table.id, BEN.id)
    tables = make(database)
    await is_refused("held_a_hand", tables.seats.takeover(table.id, BEN, 2), seat=2)
    await is_refused("held_a_hand", tables.seats.replace(table.id, 2, ADMIN, admin=True, person=BEN), seat=2)
    back = (await tables.seats.takeover(table.id, BEN)).table
    assert back.seat_of(BEN.id) == 1


async def test_a_forgotten_player_cannot_get_a_second_hand(database: Database, tables: Tables) -> None:
    """It is unknown who it was, so a newcomer gets no hand other than the one that was seen."""
    table = await turns(tables, ANN, BEN, CAT)
    await tables.seats.leave(table.id, CAT.id)
    await tables.forgetting.forget(BEN.id)
    tables = make(database)
    for somebody in (BEN, DAN):
        await is_refused("held_by_forgotten", tables.seats.takeover(table.id, somebody, 2))
    await is_refused("held_by_forgotten", tables.seats.replace(table.id, 2, ADMIN, admin=True, person=BEN))
    back = (await tables.seats.takeover(table.id, CAT)).table
    assert back.seat_of(CAT.id) == 2, "a player known to have held a hand can return to it"
    await tables.switches.set(table.id, ANN, open_seats=True)
    back = (await tables.seats.takeover(table.id, BEN, 1)).table
    assert back.seat_of(BEN.id) == 1


async def test_of_two_people_taking_the_same_seat_only_one_gets_it(tables: Tables) -> None:
    table = await started(tables, ANN, computers=1)
    await tables.switches.set(table.id, ANN, open_seats=True)
    results = await asyncio.gather(
        tables.seats.takeover(table.id, BEN, 1), tables.seats.takeover(table.id, CAT, 1), return_exceptions=True
    )
    assert [isinstance(result, Refusal) for result in results] == [False, True]
    assert (await tables.store.get(table.id)).seats[1].user_id == BEN.id


async def test_seats_cannot_be_taken_before_the_start_or_after_the_end(tables: Tables) -> None:
    table = await tables.lobby.open(GUILD, 5, "sample", ANN, {}, "en")
    for doing in (
        tables.seats.takeover(table.id, BEN),
        tables.seats.call(table.id, ANN.id, 0),
        tables.pausing.pause(table.id, ANN),
        tables.pausing.resume(table.id, ANN),
        tables.ending.propose(table.id, ANN.id),
        tables.seats.replace(table.id, 0, ADMIN, admin=True),
    ):
        await is_refused("not_begun", doing)
    await tables.ending.end(table.id, ANN.id)
    await is_refused("game_over", tables.seats.takeover(table.id, BEN))


async def test_an_admin_can_give_a_seat_to_another_person_or_a_computer_player(tables: Tables, path: Path) -> None:
    table = await started(tables)
    await tables.journal.set_dm(table.id, 1, BEN.id, 4400, 4401)
    await tables.journal.set_draft(table.id, 1, asked(await tables.store.game(table.id), 1).id, ["card-1"])
    await tables.journal.mark_seen(table.id, 1)
    await is_refused("not_admin", tables.seats.replace(table.id, 1, ANN, admin=False))
    with refused("no_computer", level="genius"):
        await tables.seats.replace(table.id, 1, ADMIN, admin=True, level="genius")
    table = await tables.seats.replace(table.id, 1, ADMIN, admin=True, person=CAT)
    assert (table.seat_of(CAT.id), table.seat_of(BEN.id), table.dm(1)) == (1, None, None)
    for name in ("drafts", "seen", "messages"):
        assert rows(path, f"SELECT * FROM {name}") == [], "what Ben had is not passed on"
    table = await tables.seats.replace(table.id, 1, ADMIN, admin=True, level="random")
    assert table.seats[1].computer == "random"
    table = await tables.seats.replace(table.id, 0, ADMIN, admin=True, person=DAN)
    assert table.host_id == DAN.id
    logged = [event.args for event in await tables.journal.events(table.id, None) if event.key.endswith("_by_admin")]
    assert [args["admin"] for args in logged] == ["Mod"] * 3


async def test_a_proposal_that_has_become_impossible_lapses_publicly(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await turns(tables, ANN, BEN, CAT)
    await pick(tables, table.id, 0, "roll")
    await tables.undo.take_back(table.id, ANN.id)
    await agree(tables, table.id, BEN, "undo")
    await tables.pausing.pause(table.id, ANN)
    await is_refused("paused", agree(tables, table.id, CAT, "undo"))
    assert len((await tables.store.get(table.id)).proposals) == 1  # it waits for the game to go on
    await tables.pausing.resume(table.id, ANN)

    monkeypatch.setattr(verification, "find_divergence", lambda kind, record: "entry 1: for the test")
    await tables.verification.verify(table.id)
    heard = hear(tables)
    await is_refused("undo_impossible", agree(tables, table.id, CAT, "undo"))
    assert heard.keys == ["log-proposal_agreed", "log-proposal_lapsed"]
    assert (await tables.store.get(table.id)).proposals == []


async def test_only_the_person_in_the_seat_can_end_a_stand_in(tables: Tables, table: Table, clock: ManualClock) -> None:
    await stand_in(tables, table.id, ANN, 1, clock)
    await is_refused("not_seated", tables.absence.come_back(table.id, CAT.id))
    await is_refused("not_seated", tables.play.choose(table.id, 1, 1, ["card-1"], user_id=ANN.id))
    assert (await tables.store.get(table.id)).seats[1].stand_in == "steady"
    assert (await tables.absence.come_back(table.id, BEN.id)).seats[1].stand_in is None


async def test_pausing_frees_the_channel_and_resuming_needs_a_free_channel(
    database: Database, tables: Tables, path: Path
) -> None:
    table = await turns(tables, ANN, BEN)
    await tables.clock.set_waits(table.id, ANN, remind_after=600, deadline=None)
    await is_refused("not_seated", tables.pausing.pause(table.id, CAT))
    paused = await tables.pausing.pause(table.id, BEN)
    assert paused.status == "paused"
    assert await next_due(tables) is None  # what is left of the time is kept
    assert await tables.store.by_channel(CHANNEL) is None
    assert await tables.store.unfinished(resting_in=CHANNEL) == [paused]
    await is_refused("paused", tables.pausing.pause(table.id, ANN))
    await is_refused("paused", pick(tables, table.id, 0, "step"))
    await turns(tables, CAT)
    await is_refused("channel_taken", tables.pausing.resume(table.id, ANN))
    assert (await tables.store.get(table.id)).status == "paused"
    await is_refused("not_seated", tables.pausing.resume(table.id, CAT, channel_id=1))

    resumed = await make(database).pausing.resume(table.id, ANN, channel_id=991)

    assert (resumed.status, resumed.channel_id, resumed.guild_id) == ("running", 991, GUILD)
    tables = make(database)
    await is_refused("not_paused", tables.pausing.resume(table.id, ANN))
    assert rows(path, "SELECT kind FROM timers") == [("remind",)]
    assert (await pick(tables, table.id, 0, "step")).table.version == 1


async def test_pausing_resuming_and_moving_by_an_admin_are_logged(tables: Tables, table: Table) -> None:
    await tables.pausing.pause(table.id, ADMIN, admin=True)
    await tables.pausing.resume(table.id, ADMIN, admin=True)
    moved = await tables.pausing.resume(table.id, ADMIN, channel_id=992, admin=True)
    assert (moved.channel_id, moved.status) == (992, "running")
    assert (await logged_keys(tables, table.id))[-3:] == [
        "log-paused_by_admin",
        "log-resumed_by_admin",
        "log-resumed_by_admin",
    ]


async def test_a_table_is_parked_after_fourteen_days_without_activity(tables: Tables, clock: ManualClock) -> None:
    table = await turns(tables, ANN, BEN)
    paused = await turns(tables, CAT, channel=8)
    await tables.pausing.pause(paused.id, CAT)
    heard = hear(tables)
    clock.now += UNTOUCHED_DAYS * DAY - 1
    assert await tables.pausing.tidy(clock.now) == []
    clock.now += 1
    parked = await tables.pausing.tidy(clock.now)
    assert [(game.id, game.status) for game in parked] == [(table.id, "parked"), (paused.id, "parked")]
    assert heard.keys == ["log-parked", "log-parked"]
    assert await tables.store.by_channel(CHANNEL) is None
    assert await tables.pausing.tidy(clock.now) == []

    revived = await tables.pausing.resume(table.id, BEN)
    assert revived.status == "running"
    assert await tables.pausing.tidy(clock.now) == []
    clock.now += 10 * DAY
    assert (await pick(tables, table.id, 0, "step")).table.version == 1
    clock.now += 13 * DAY
    assert await tables.pausing.tidy(clock.now) == [], "a choice restarts the fourteen days"


async def test_days_in_which_the_bot_was_down_do_not_count(
    database: Database, tables: Tables, clock: ManualClock
) -> None:
    table = await turns(tables, ANN, BEN)
    await tables.clock.run_due(clock.now)
    clock.now += 13 * DAY
    tables = make(database, clock=clock)
    await resume_all(tables)
    clock.now += 13 * DAY
    assert await tables.pausing.tidy(clock.now) == []
    clock.now += DAY
    assert [table.id for table in await tables.pausing.tidy(clock.now)] == [table.id]


async def test_a_lobby_is_closed_after_the_time_its_server_sets(tables: Tables, clock: ManualClock) -> None:
    await tables.servers.change(GUILD, admin=True, lobby_life=3600)
    short = await tables.lobby.open(GUILD, 1, "turns", ANN, {}, "en")
    long = await tables.lobby.open(None, 2, "turns", ANN, {}, "en")
    clock.now += 3600 - 1
    assert await tables.pausing.tidy(clock.now) == []
    clock.now += 1
    [gone] = await tables.pausing.tidy(clock.now)
    assert (gone.id, gone.status, gone.reason) == (short.id, "ended", "end-lobby_forgotten")
    clock.now += DAY
    assert [table.id for table in await tables.pausing.tidy(clock.now)] == [long.id]


async def test_deleting_a_channel_pauses_its_game_and_closes_its_lobby(tables: Tables, path: Path) -> None:
    table = await started(tables)
    await tables.journal.set_board(table.id, CHANNEL, 55)
    lobby = await tables.lobby.open(GUILD, 6, "sample", CAT, {}, "en")
    assert await tables.pausing.channel_gone(404) == []
    [gone] = await tables.pausing.channel_gone(CHANNEL)
    assert (gone.status, gone.board) == ("paused", None)
    assert rows(path, "SELECT * FROM messages") == []
    assert (await logged_keys(tables, table.id))[-1] == "log-channel_gone"
    assert await tables.pausing.channel_gone(CHANNEL) == [gone.changed()]  # announced twice
    assert (await logged_keys(tables, table.id)).count("log-channel_gone") == 1
    [closed] = await tables.pausing.channel_gone(6)
    assert (closed.id, closed.status, closed.reason) == (lobby.id, "ended", "end-channel_gone")
    assert (await tables.pausing.resume(table.id, ANN, channel_id=7)).status == "running"


async def test_a_game_is_counted_and_ended_when_all_people_agree(
    database: Database, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.dice.Dice.roll", lambda dice, sides=6: 6)
    table = await turns(tables, ANN, BEN, CAT, computers=1)
    await moves(tables, table.id, "0 step", "1 roll")
    await is_refused("not_seated", tables.ending.propose(table.id, DAN.id))
    proposed = await tables.ending.propose(table.id, BEN.id)
    assert proposed.proposal is not None
    assert proposed.table.to_agree(proposed.proposal) == [0, 2]
    await agree(tables, table.id, ANN, "end")
    ended = await agree(make(database), table.id, CAT, "end")
    assert (ended.table.status, ended.table.reason, ended.table.proposals) == ("finished", "end-counted", [])
    assert (await logged_keys(tables, table.id))[-2:] == ["log-counted", "log-dice_opened"]
    result = await make(database).past.result(table.id)
    assert result.winners == [1]
    assert [(place.seat, place.place, place.total) for place in result.places][:3] == [(0, 2, 1), (1, 1, 6), (2, 3, 0)]
    record = await make(database).store.record(table.id)
    assert replay(record, GAMES).result == result, "the end can be replayed like any choice"
    await is_refused("game_over", refuse(make(database), table.id, CAT, "end"))


async def test_what_a_game_asks_of_those_who_leave_for_good_is_answered(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Note, "default", lambda note, game: [note.options(game)[0].id])
    monkeypatch.setattr(Note, "answer", lambda note, game, picked: game.places.__setitem__(note.seat, 9))
    table = await turns(tables, ANN, BEN, CAT, settings={"notes": True})
    await tables.seats.leave(table.id, CAT.id)
    assert (await tables.store.game(table.id)).standing() == [0, 0, 9]


async def test_a_game_in_which_a_seat_changed_hands_can_be_replayed(tables: Tables) -> None:
    table = await turns(tables, ANN, BEN, settings={"turns": 6})
    await pick(tables, table.id, 0, "roll")
    await tables.seats.replace(table.id, 1, ADMIN, admin=True, person=CAT)
    await pick(tables, table.id, 1, "look")
    assert (await logged_keys(tables, table.id, 1))[-2:] == ["log-card", "log-turn"]
    record = await tables.store.record(table.id, running=True)
    assert replay(record, GAMES).save() == (await tables.store.game(table.id)).save()


async def test_the_tables_waiting_for_a_person_are_listed(tables: Tables, clock: ManualClock) -> None:
    first = await turns(tables, ANN, BEN, channel=1)
    clock.now += 5
    second = await turns(tables, CAT, ANN, channel=2)
    third = await turns(tables, ANN, channel=3)
    await tables.pausing.pause(third.id, ANN)
    assert [table.id for table in await tables.store.waiting(ANN.id)] == [first.id]
    clock.now += 5
    await pick(tables, second.id, 0, "whisper")
    assert [table.id for table in await tables.store.waiting(CAT.id)] == [second.id]  # asked in secret
    await pick(tables, second.id, 0, "no")
    assert [table.id for table in await tables.store.waiting(ANN.id)] == [first.id, second.id]
    assert await tables.store.waiting(DAN.id) == []


async def test_the_number_of_newcomers_waiting_for_an_answer_is_limited(tables: Tables) -> None:
    table = await started(tables, ANN, computers=1)
    crowd = [Person(id=9200 + number, name=f"Guest {number}") for number in range(OPEN_WISHES + 1)]
    for guest in crowd[:-1]:
        assert (await tables.seats.takeover(table.id, guest, 1)).proposal is not None
    with pytest.raises(Refusal, match="refused-many_ask"):
        await tables.seats.takeover(table.id, crowd[-1], 1)
    with pytest.raises(Refusal, match="refused-proposed_already"):
        await tables.seats.takeover(table.id, crowd[0], 1)
    await refuse(tables, table.id, ANN, "takeover")
    assert (await tables.seats.takeover(table.id, crowd[-1], 1)).proposal is not None

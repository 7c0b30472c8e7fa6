"""Who acted: a choice and its consequences stay credited to its player even if another takes the seat.

Ben has the first seat, Ann (the host) has the last, and the action is at the seat between them.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules.messages import seat_name
from rules.records import Record
from storage.checksums import is_signed, sign
from storage.database import Database
from storage.rows import LoggedEvent, Person, ShareRow, Table
from storage.version import version
from tables.errors import Refusal
from tables.history.past_games import Finished
from tables.tables import Tables
from tests.tables.group_helpers import make, wait
from tests.tables.helpers import ADMIN, ANN, BEN, CAT, CHANNEL, DAN, GUILD, ManualClock, pick, rows
from tests.tables.test_game_files import import_file
from tests.tables.turns import Turns, Whisper

SEAT = 1


async def opened(tables: Tables, *, played: int, cat: bool = False, channel: int = CHANNEL) -> Table:
    """A running game of so many turns: Ben, a computer player (or Cat), and Ann, the host."""
    table = await tables.lobby.open(GUILD, channel, "turns", ANN, {"turns": played}, "en")
    await tables.lobby.join(table.id, BEN)
    if cat:
        await tables.lobby.join(table.id, CAT)
    else:
        await tables.lobby.add_computer(table.id, "steady", ANN.id)
    await tables.lobby.move_seat(table.id, 0, 2, ANN.id)
    table = await tables.play.start(table.id, ANN.id)
    assert (table.seat_of(BEN.id), table.seat_of(ANN.id)) == (0, 2)
    return table


async def play(tables: Tables, table_id: int, times: int) -> None:
    """The next so many choices: people step, computer players go on by themselves."""
    for _ in range(times):
        await tables.computers.idle()
        table = await tables.store.get(table_id)
        if table.is_over:
            return
        [seat] = (await tables.store.game(table_id)).waiting(None)
        await pick(tables, table_id, seat, "step")
    await tables.computers.idle()


async def taken_over(tables: Tables, *, after: int, of: int, channel: int = CHANNEL) -> Table:
    """Cat takes the computer's seat after so many of its choices, and plays the others."""
    table = await opened(tables, played=3 * of, channel=channel)
    await tables.switches.set(table.id, ANN, open_seats=True)
    await play(tables, table.id, 2 * after - 1)
    assert (await tables.store.get(table.id)).version == 3 * after - 1
    await tables.seats.takeover(table.id, CAT, SEAT)
    await play(tables, table.id, 3 * of)
    return await tables.store.get(table.id)


def summary(shares: list[ShareRow]) -> list[tuple[str, str | None, int, bool]]:
    return [(share.name, share.computer, share.choices, share.credited) for share in shares]


def who_made_choices(path: Path, table_id: int) -> list[tuple[object, ...]]:
    return rows(path, "SELECT made_by, computer FROM choices WHERE game_id = ? AND seat = 1 ORDER BY number", table_id)


async def events_of(tables: Tables, table_id: int) -> list[LoggedEvent]:
    return await tables.journal.events(table_id, None, limit=500)


async def test_events_before_a_takeover_stay_attributed_to_the_computer(
    database: Database, tables: Tables, path: Path
) -> None:
    table = await taken_over(tables, after=2, of=4)
    assert who_made_choices(path, table.id) == [("computer", "steady")] * 2 + [("person", None)] * 2
    events = await events_of(tables, table.id)
    takeover = next(event for event in events if event.key == "log-took_over")
    again = await make(database).store.get(table.id)
    for known in (table, again):
        for event in events:
            sat = known.seats_at(event=event.number)[SEAT]
            assert (sat.name, sat.computer) == (("moss", "steady") if event.number < takeover.number else ("Cat", None))
        assert known.sitter(SEAT, entry=takeover.entry).computer == "steady"
        assert known.sitter(SEAT, entry=takeover.entry + 1).user_id == CAT.id


@pytest.mark.parametrize(
    ("after", "of", "credited"),
    [(1, 4, CAT.id), (2, 4, CAT.id), (3, 5, None), (3, 4, None)],
    ids=["a quarter was the computer's", "half each: who acted last", "three of five", "three quarters"],
)
async def test_a_result_counts_for_whoever_made_most_of_the_choices(
    database: Database, tables: Tables, path: Path, after: int, of: int, credited: int | None
) -> None:
    table = await taken_over(tables, after=after, of=of)
    assert table.status == "finished"
    shares = [("moss", "steady", after, credited is None), ("Cat", None, of - after, credited is not None)]
    assert summary(table.shares) == shares
    assert (await make(database).store.get(table.id)).shares == table.shares
    [(user, name, computer)] = rows(path, "SELECT user_id, name, computer FROM places WHERE seat = 1")
    assert (user, name, computer) == ((CAT.id, "Cat", None) if credited else (None, "", "steady"))
    stats = await tables.past.stats(guild_id=GUILD)
    counted = {player.name: player.games for player in stats.players}
    assert counted == {"Ann": 1, "Ben": 1, **({"Cat": 1} if credited else {})}
    history: list[Finished] = await tables.past.history(user_id=CAT.id)
    assert [message.table.id for message in history] == [table.id], "the game was played, even if it counts for nobody"


@pytest.mark.parametrize(
    ("choices", "shares", "counted"),
    [
        (4, [("Cat", None, 1, False), ("moss", "steady", 3, True)], {"Ann", "Ben"}),
        (11, [("Cat", None, 4, True)], {"Ann", "Ben", "Cat"}),
    ],
    ids=["before half of the choices", "at the very end"],
)
async def test_the_result_counts_for_a_player_who_leaves_only_late(
    tables: Tables, choices: int, shares: list[tuple[str, str | None, int, bool]], counted: set[str]
) -> None:
    table = await opened(tables, played=12, cat=True)
    await play(tables, table.id, choices)
    await tables.seats.leave(table.id, CAT.id)
    await play(tables, table.id, 12)
    table = await tables.store.get(table.id)
    assert (table.status, table.seats[SEAT].computer) == ("finished", "steady")
    assert summary(table.shares) == shares
    players = (await tables.past.stats(guild_id=GUILD)).players
    assert {player.name for player in players} == counted


async def test_choices_that_were_taken_back_count_towards_no_share(tables: Tables) -> None:
    table = await opened(tables, played=12)
    await tables.switches.set(table.id, ANN, open_seats=True)
    await play(tables, table.id, 5)
    assert (await tables.store.get(table.id)).version == 8
    await tables.seats.takeover(table.id, CAT, SEAT)
    await play(tables, table.id, 2)
    for _ in range(3):
        await pick(tables, table.id, SEAT, "step")
        await tables.undo.take_back(table.id, CAT.id)
    await play(tables, table.id, 12)
    table = await tables.store.get(table.id)
    assert summary(table.shares) == [("moss", "steady", 3, True), ("Cat", None, 1, False)]


async def test_a_share_states_its_first_and_last_turn_in_the_replay(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Turns, "turn_starts", ("log-turn",))
    table = await taken_over(tables, after=2, of=4)
    timeline = await tables.replays.timeline(table.id)
    turns = [timeline.turn(timeline.step_of(entry) or 0) for entry in (2, 5, 8, 11)]
    assert [turn for share in table.shares for turn in (share.first_turn, share.last_turn)] == turns == [2, 5, 8, 11]


async def test_the_log_says_that_a_computer_acted_after_the_deadline(
    tables: Tables, clock: ManualClock, path: Path
) -> None:
    table = await opened(tables, played=12, cat=True)
    await tables.clock.set_waits(table.id, ANN, remind_after=None, deadline=3600)
    await play(tables, table.id, 1)
    await wait(tables, clock, 3601)
    await play(tables, table.id, 2)
    await play(tables, table.id, 1)
    await tables.absence.come_back(table.id, CAT.id)
    await play(tables, table.id, 12)
    assert who_made_choices(path, table.id) == [
        ("clock", None),
        ("computer", "steady"),
        ("person", None),
        ("person", None),
    ]
    table = await tables.store.get(table.id)
    by_entry = {event.entry: event.stood_in for event in await events_of(tables, table.id) if event.key == "log-turn"}
    assert {entry: seat for entry, seat in by_entry.items() if seat is not None} == {2: SEAT, 5: SEAT}
    assert all(event.stood_in is None for event in await events_of(tables, table.id) if event.key != "log-turn")
    shares = [(share.name, share.stand_in, share.choices, share.credited) for share in table.shares]
    assert shares == [("Cat", True, 2, False), ("Cat", False, 2, True)]


async def test_answering_a_secret_question_for_an_absent_player_is_not_logged(
    tables: Tables, clock: ManualClock, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(question: Whisper, game: Turns, picked: object) -> None:
        game.tell("log-turn", player=seat_name(question.seat), place=0)

    monkeypatch.setattr(Whisper, "answer", answer)
    table = await opened(tables, played=6, cat=True)
    await tables.clock.set_waits(table.id, ANN, remind_after=None, deadline=3600)
    await play(tables, table.id, 1)
    await pick(tables, table.id, SEAT, "whisper")
    await wait(tables, clock, 3601)
    assert ("computer", "steady") in who_made_choices(path, table.id)
    assert all(event.stood_in is None for event in await events_of(tables, table.id))


async def test_a_forgotten_person_is_no_longer_named_as_an_actor(tables: Tables, path: Path) -> None:
    finished = await taken_over(tables, after=1, of=4, channel=1)
    left = await opened(tables, played=12, cat=True, channel=2)
    await play(tables, left.id, 5)
    await tables.seats.leave(left.id, CAT.id)
    before = await tables.store.get(left.id)
    assert [row.user_id for row in before.former] == [CAT.id]
    forgotten = await tables.forgetting.forget(CAT.id)
    assert {finished.id, left.id} <= set(forgotten)
    for table in ("former_seats", "shares", "places", "seats"):
        assert rows(path, f"SELECT * FROM {table} WHERE user_id = ? OR name = ?", CAT.id, CAT.name) == [], table
    after = await tables.store.get(left.id)
    assert [(row.user_id, row.name, row.computer) for row in after.former] == [(None, "", None)]
    credit = (await tables.store.get(finished.id)).credit(SEAT)
    assert credit is not None
    assert (credit.user_id, credit.name, credit.computer) == (None, "", None), "a person, without a name"


async def test_a_file_says_who_acted_without_names(tables: Tables) -> None:
    table = await taken_over(tables, after=3, of=5)
    record = await tables.game_files.export(table.id, ANN)
    actors = [(actor.since, actor.by) for actor in record.actors if actor.seat == SEAT]
    assert actors == [(2, "computer:steady"), (11, "person:3")]
    assert record.written_by == version()
    data = record.model_dump_json()
    assert not any(str(person.id) in data or f'"{person.name}"' in data for person in (ANN, BEN, CAT))
    new = await import_file(tables, data.encode())
    assert summary(new.shares) == [("", "steady", 3, True), ("", None, 2, False)]
    events = [event for event in await events_of(tables, new.id) if event.key == "log-turn"]
    sat = [new.seats_at(event=event.number)[SEAT].computer for event in events]
    assert sat == ["steady"] * 10 + [None] * 5
    assert (await tables.game_files.export(new.id, ANN)).model_dump_json() == data


async def test_a_file_says_where_a_computer_stood_in(tables: Tables, clock: ManualClock, path: Path) -> None:
    table = await opened(tables, played=9, cat=True)
    await tables.clock.set_waits(table.id, ANN, remind_after=None, deadline=3600)
    await play(tables, table.id, 1)
    await wait(tables, clock, 3601)
    await play(tables, table.id, 9)
    record = await tables.game_files.export(table.id, ANN)
    assert [(actor.since, actor.by) for actor in record.actors if actor.seat == SEAT] == [
        (2, "clock"),
        (5, "stand_in:steady"),
    ]
    new = await import_file(tables, record.model_dump_json().encode())
    assert who_made_choices(path, new.id) == who_made_choices(path, table.id)
    marked = [event.entry for event in await events_of(tables, new.id) if event.stood_in == SEAT]
    assert marked == [2, 5, 8]


async def test_an_older_file_can_be_imported_and_its_signature_stays_valid(
    database: Database, tables: Tables, path: Path
) -> None:
    table = await taken_over(tables, after=2, of=4)
    record = await tables.game_files.export(table.id, ANN)
    key = await database.read(lambda rows: rows.games.signing_key())
    lacking: dict[str, object] = {"actors": [], "written_by": None}
    older = sign(key, record.model_copy(update=lacking)).model_dump_json(exclude={*lacking})
    assert is_signed(key, Record.model_validate_json(older))
    assert not is_signed(key, record.model_copy(update={"actors": []})), "who acted is signed as well"
    assert not is_signed(key, record.model_copy(update={"written_by": None})), "so is the version"
    new = await import_file(tables, older.encode())
    assert (new.status, new.former, new.shares) == ("finished", [], [])
    assert set(who_made_choices(path, new.id)) == {("person", None)}


@pytest.mark.parametrize(
    ("actors", "field"),
    [
        ([{"seat": 3, "since": 1, "by": "person:1"}], "actors.0.seat"),
        ([{"seat": 1, "since": 0, "by": "person:1"}], "actors.0.since"),
        ([{"seat": 1, "since": 13, "by": "person:1"}], "actors.0.since"),
        ([{"seat": 1, "since": 1, "by": "person:Cat"}], "actors.0.by"),
        ([{"seat": 1, "since": 1, "by": "computer:" + "x" * 31}], "actors.0.by"),
        ([{"seat": 1, "since": 1, "by": "clock"}] * 13, "actors: too many"),
    ],
)
async def test_a_file_with_wrong_actors_is_refused(tables: Tables, actors: list[object], field: str) -> None:
    table = await taken_over(tables, after=2, of=4)
    record = (await tables.game_files.export(table.id, ANN)).model_dump(mode="json")
    with pytest.raises(Refusal) as refused:
        await import_file(tables, json.dumps({**record, "actors": actors}).encode())
    assert str(refused.value.message.args["field"]).startswith(field)


async def test_a_player_who_returns_under_another_name_counts_as_one_person(tables: Tables) -> None:
    table = await opened(tables, played=15, cat=True)
    await play(tables, table.id, 2)
    await tables.seats.leave(table.id, CAT.id)
    await play(tables, table.id, 6)
    await tables.seats.takeover(table.id, Person(id=CAT.id, name="Catherine"), SEAT)
    await play(tables, table.id, 15)
    table = await tables.store.get(table.id)
    assert summary(table.shares) == [("Cat", None, 2, False), ("moss", "steady", 3, True)]


async def test_a_seat_that_changes_hands_twice_remembers_both_former_players(tables: Tables) -> None:
    table = await opened(tables, played=30, cat=True)
    await play(tables, table.id, 3)
    await tables.seats.leave(table.id, CAT.id)
    await play(tables, table.id, 2)
    await tables.seats.replace(table.id, SEAT, ADMIN, admin=True, person=DAN)
    await play(tables, table.id, 2)
    table = await tables.store.get(table.id)
    sat = [table.sitter(SEAT, entry=entry) for entry in (2, 5, 8)]
    assert [(row.name, row.computer) for row in sat] == [("Cat", None), ("moss", "steady"), ("Dan", None)]


async def test_changing_seats_in_the_lobby_makes_nobody_a_former_player(database: Database) -> None:
    assert (await opened(make(database), played=3)).former == []

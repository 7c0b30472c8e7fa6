"""A table before its game begins."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

import pytest
import pytest_asyncio

from rules.errors import BadSetup
from storage.database import Database
from storage.rows import Person
from tables.tables import Tables
from tests.tables.group_helpers import hear, is_refused
from tests.tables.helpers import ANN, BEN, CAT, CHANNEL, GUILD, Heard, make_tables, rows


async def lobby(tables: Tables, channel: int = CHANNEL) -> int:
    return (await tables.lobby.open(GUILD, channel, "sample", ANN, {}, "en")).id


@pytest_asyncio.fixture
async def table_id(tables: Tables) -> int:
    """The number of Ann's lobby."""
    return await lobby(tables)


async def test_the_host_opens_a_lobby_and_sits_first(tables: Tables) -> None:
    heard = hear(tables)

    table = await tables.lobby.open(GUILD, CHANNEL, "sample", ANN, {"rounds": 2}, "ja")

    assert (table.status, table.language, table.host_id) == ("lobby", "ja", ANN.id)
    assert table.settings == {"rounds": 2}
    assert [(seat.user_id, seat.name, seat.ready) for seat in table.seats] == [(ANN.id, "Ann", True)]
    assert await tables.store.get(table.id) == table == await tables.store.by_channel(CHANNEL)
    assert heard.told == [(table.id, [])]


async def test_one_unfinished_game_per_channel(tables: Tables, path: Path) -> None:
    first = await lobby(tables)
    await is_refused("channel_taken", tables.lobby.open(GUILD, CHANNEL, "sample", BEN, {}, "en"))
    other = await lobby(tables, CHANNEL + 1)

    await tables.ending.end(first, ANN.id)
    second = await lobby(tables)

    assert first < other < second
    assert rows(path, "SELECT id FROM games WHERE status = 'lobby' ORDER BY id") == [(other,), (second,)]


async def test_two_people_opening_a_lobby_at_once_get_only_one(tables: Tables) -> None:
    made = await asyncio.gather(
        *(tables.lobby.open(GUILD, CHANNEL, "sample", host, {}, "en") for host in (ANN, BEN)),
        return_exceptions=True,
    )
    assert sorted(type(outcome).__name__ for outcome in made) == ["Refusal", "Table"]


@pytest.mark.parametrize("settings", [{"rounds": "many"}, {"colour": "red"}])
async def test_invalid_settings_are_refused_by_name(tables: Tables, settings: dict[str, object]) -> None:
    with pytest.raises(BadSetup) as error:
        await tables.lobby.open(GUILD, CHANNEL, "sample", ANN, settings, "en")
    assert str(error.value.message.args["field"]).startswith(next(iter(settings)))
    assert await tables.store.by_channel(CHANNEL) is None


async def test_an_unknown_game_is_refused(tables: Tables) -> None:
    await is_refused("no_game", tables.lobby.open(GUILD, CHANNEL, "chess", ANN, {}, "en"), game="chess")


async def test_joining_several_times_at_once_takes_only_one_seat(tables: Tables, table_id: int) -> None:
    await asyncio.gather(*(tables.lobby.join(table_id, BEN) for _ in range(3)))
    assert [seat.user_id for seat in (await tables.store.get(table_id)).seats] == [ANN.id, BEN.id]


async def test_nobody_can_join_a_full_table(tables: Tables, table_id: int) -> None:
    for number in range(3):
        await tables.lobby.join(table_id, Person(id=number, name=f"P{number}"))
    for joining in (tables.lobby.join(table_id, BEN), tables.lobby.add_computer(table_id, "random", ANN.id)):
        await is_refused("table_full", joining, most=4)


async def test_a_computer_player_that_fills_a_seat_leaves_when_a_person_joins(tables: Tables, table_id: int) -> None:
    await tables.lobby.add_computer(table_id, "random", ANN.id, fills=True)
    await tables.lobby.change_settings(table_id, {"rounds": 2}, ANN.id)
    table = await tables.lobby.join(table_id, BEN)
    assert [(seat.number, seat.user_id, seat.computer) for seat in table.seats] == [
        (0, ANN.id, None),
        (1, BEN.id, None),
    ]


@pytest.mark.parametrize("chosen", ["added", "set"])
async def test_a_computer_player_that_the_host_wants_stays_when_a_person_joins(
    tables: Tables, table_id: int, chosen: str
) -> None:
    await tables.lobby.add_computer(table_id, "random", ANN.id, fills=chosen == "set")
    if chosen == "set":
        await tables.lobby.set_level(table_id, 1, "steady", ANN.id)
    table = await tables.lobby.join(table_id, BEN)
    assert [seat.user_id for seat in table.seats] == [ANN.id, None, BEN.id]


async def test_computer_players_can_be_added_and_removed(tables: Tables, table_id: int) -> None:
    await tables.lobby.add_computer(table_id, "random", ANN.id)
    await tables.lobby.join(table_id, BEN)
    await tables.lobby.add_computer(table_id, "steady", BEN.id)
    await is_refused("no_computer", tables.lobby.add_computer(table_id, "grandmaster", ANN.id))
    await is_refused("not_seated", tables.lobby.add_computer(table_id, "random", CAT.id))

    table = await tables.lobby.remove_computer(table_id, 1, ANN.id)
    assert [(seat.number, seat.computer, seat.name) for seat in table.seats] == [
        (0, None, "Ann"),
        (1, None, "Ben"),
        (2, "steady", "nutmeg"),
    ]
    await is_refused("no_computer_here", tables.lobby.remove_computer(table_id, 1, ANN.id))
    await is_refused("not_host", tables.lobby.remove_computer(table_id, 2, BEN.id))


async def test_a_changed_setting_clears_every_ready_but_the_hosts(tables: Tables, table_id: int) -> None:
    await tables.lobby.join(table_id, BEN)
    await tables.lobby.add_computer(table_id, "steady", ANN.id)

    table = await tables.lobby.change_settings(table_id, {"rounds": 1}, ANN.id)
    assert table.settings == {"rounds": 1}
    assert [seat.ready for seat in table.seats] == [True, False, True]
    await is_refused("not_ready", tables.play.start(table_id, ANN.id), players=["Ben"])

    await tables.lobby.join(table_id, BEN)
    assert (await tables.lobby.change_settings(table_id, {"rounds": 1}, ANN.id)).seats[1].ready  # nothing changed
    assert (await tables.play.start(table_id, ANN.id)).status == "running"


async def test_only_the_host_changes_settings_language_and_starts(tables: Tables, table_id: int) -> None:
    await tables.lobby.join(table_id, BEN)
    for doing in (
        tables.lobby.change_settings(table_id, {"rounds": 1}, BEN.id),
        tables.lobby.set_language(table_id, "ja", BEN.id),
        tables.lobby.move_seat(table_id, 0, 1, BEN.id),
        tables.lobby.shuffle_seats(table_id, BEN.id),
        tables.lobby.set_level(table_id, 1, "steady", BEN.id),
        tables.play.start(table_id, BEN.id),
        tables.ending.end(table_id, BEN.id),
    ):
        await is_refused("not_host", doing)
    table = await tables.lobby.set_language(table_id, "ja", ANN.id)
    assert (table.language, table.settings, table.status) == ("ja", {"rounds": 3}, "lobby")


async def test_leaving_frees_the_seat_and_passes_on_the_host_role(tables: Tables, table_id: int) -> None:
    await tables.lobby.add_computer(table_id, "random", ANN.id)
    await tables.lobby.join(table_id, BEN)

    table = await tables.lobby.leave(table_id, ANN.id)
    assert (table.host_id, [seat.number for seat in table.seats]) == (BEN.id, [0, 1])
    await is_refused("not_seated", tables.lobby.leave(table_id, ANN.id))

    table = await tables.lobby.leave(table_id, BEN.id)
    assert (table.status, table.reason) == ("ended", "end-lobby_empty")
    assert await tables.store.by_channel(CHANNEL) is None


async def test_the_start_draws_a_seed_and_shows_only_its_hash(tables: Tables, path: Path) -> None:
    heard = Heard()
    table_id = await lobby(tables)
    await tables.lobby.join(table_id, BEN)
    tables.store.listeners.append(heard)

    table = await tables.play.start(table_id, ANN.id)

    [(seed,)] = rows(path, "SELECT seed FROM games")
    assert len(str(seed)) == 32
    assert table.seed_hash == hashlib.sha256(str(seed).encode()).hexdigest()
    assert str(seed) not in table.model_dump_json()
    [opening] = await tables.journal.events(table_id, None)
    assert (opening.key, opening.entry, opening.args) == ("log-dice_sealed", 0, {"hash": table.seed_hash})
    assert heard.told == [(table_id, ["log-dice_sealed"])]
    assert rows(path, "SELECT kind, entry FROM snapshots") == [("start", 0)]


async def test_two_games_have_different_seeds(tables: Tables, path: Path) -> None:
    for channel in (1, 2):
        table_id = await lobby(tables, channel)
        await tables.lobby.join(table_id, BEN)
        await tables.play.start(table_id, ANN.id)
    assert len(set(rows(path, "SELECT seed FROM games"))) == 2


async def test_starting_with_an_unsupported_number_of_seats_is_refused(tables: Tables, table_id: int) -> None:
    with pytest.raises(BadSetup) as error:
        await tables.play.start(table_id, ANN.id)
    assert error.value.message.args == {"seats": 1, "least": 2, "most": 4}
    table = await tables.store.get(table_id)
    assert (table.status, table.started, table.seed_hash) == ("lobby", None, None)


async def test_a_table_that_has_begun_is_no_longer_a_lobby(tables: Tables, table_id: int) -> None:
    await tables.lobby.join(table_id, BEN)
    await tables.play.start(table_id, ANN.id)
    for doing in (
        tables.lobby.join(table_id, CAT),
        tables.play.start(table_id, ANN.id),
        tables.lobby.leave(table_id, ANN.id),
    ):
        await is_refused("begun", doing)
    await tables.ending.end(table_id, ANN.id)
    await is_refused("game_over", tables.lobby.join(table_id, CAT))


async def test_an_unknown_table_is_refused(tables: Tables) -> None:
    await is_refused("no_table", tables.store.get(12345))
    assert await tables.store.by_channel(12345) is None


async def test_a_lobby_and_its_messages_survive_a_restart(tables: Tables, table_id: int, database: Database) -> None:
    await tables.lobby.join(table_id, BEN)
    await tables.journal.set_board(table_id, 11, 12)
    await tables.journal.set_dm(table_id, 1, BEN.id, 21, 22)
    await tables.lobby.set_dm_wanted(table_id, BEN.id, False)
    before = await tables.journal.set_board(table_id, 11, 13)

    after = await make_tables(database).store.get(table_id)

    assert sorted(after.messages, key=str) == sorted(before.messages, key=str)
    assert after.board is not None
    assert (after.board.channel_id, after.board.message_id) == (11, 13)
    dm = after.dm(1)
    assert dm is not None
    assert (dm.channel_id, dm.message_id) == (21, 22)
    assert [seat.dm for seat in after.seats] == [True, False]
    assert (await tables.journal.drop_message(table_id, 1)).dm(1) is None
    assert (await make_tables(database).store.get(table_id)).dm(1) is None


async def test_lists_contain_only_unfinished_tables(tables: Tables) -> None:
    first, second, third = [await lobby(tables, channel) for channel in (1, 2, 3)]
    await tables.lobby.join(second, BEN)
    await tables.ending.end(third, ANN.id)

    assert [table.id for table in await tables.store.unfinished(user_id=ANN.id)] == [first, second]
    assert [table.id for table in await tables.store.unfinished(user_id=BEN.id)] == [second]
    assert [table.id for table in await tables.store.unfinished(guild_id=GUILD)] == [first, second]
    assert await tables.store.unfinished(guild_id=GUILD + 1) == []
    assert [table.id for table in await tables.store.unfinished()] == [first, second]


async def test_a_table_moves_to_a_free_channel_only(tables: Tables) -> None:
    first, second = await lobby(tables, 1), await lobby(tables, 2)
    await is_refused("channel_taken", tables.lobby.move(first, GUILD, 2))
    assert (await tables.store.get(first)).channel_id == 1

    assert (await tables.lobby.move(first, GUILD, 3)).channel_id == 3
    table = await tables.store.by_channel(3)
    assert table is not None
    assert table.id == first
    assert await tables.store.by_channel(1) is None
    assert (await tables.store.get(second)).channel_id == 2

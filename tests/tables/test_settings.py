"""Settings of servers and other preparations for a game: seats chosen or drawn, levels, playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from storage.database import Database
from storage.errors import DamagedRow
from storage.rows import GuildSettings, Table
from tables.errors import Refusal
from tables.tables import Tables
from tests.tables.group_helpers import is_refused, make, turns
from tests.tables.helpers import ANN, BEN, CAT, GUILD, alter, logged_keys, play_to_end, started


async def open_table(tables: Tables, channel: int, *, roles: tuple[int, ...] = (), manager: bool = False) -> Table:
    return await tables.lobby.open(GUILD, channel, "sample", ANN, {}, "en", roles=roles, manager=manager)


async def test_the_default_settings_are_open_and_changes_are_kept(database: Database, tables: Tables) -> None:
    assert await tables.servers.of(GUILD) == GuildSettings()
    await tables.servers.change(GUILD, admin=True, starters="roles", roles=[5, 6], most_tables=2)
    changed = await tables.servers.change(GUILD, admin=True, lobby_life=7200)
    assert (changed.starters, changed.roles, changed.most_tables, changed.lobby_life) == ("roles", [5, 6], 2, 7200)
    assert await make(database).servers.of(GUILD) == changed
    assert await tables.servers.of(GUILD + 1) == GuildSettings()
    assert await tables.servers.of(None) == GuildSettings()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("starters", "nobody"),
        ("most_tables", 0),
        ("most_tables", 1001),
        ("deadline", 59),
        ("remind_after", 2_592_001),
        ("lobby_life", 599),
        ("roles", ["x"]),
        ("colour", "red"),
    ],
)
async def test_an_invalid_setting_is_refused_by_name(tables: Tables, field: str, value: object) -> None:
    with pytest.raises(Refusal) as error:
        await tables.servers.change(GUILD, admin=True, **{field: value})
    assert error.value.message.key == "refused-server_setting"
    assert str(error.value.message.args["field"]).startswith(field)
    assert await tables.servers.of(GUILD) == GuildSettings()


async def test_settings_are_for_admins(tables: Tables) -> None:
    await is_refused("not_admin", tables.servers.change(GUILD, admin=False, most_tables=1))


async def test_a_damaged_settings_row_is_reported(tables: Tables, path: Path) -> None:
    await tables.servers.change(GUILD, admin=True)
    alter(path, "UPDATE guilds SET roles = '{'")
    with pytest.raises(DamagedRow) as error:
        await tables.servers.of(GUILD)
    assert error.value.message.args["table"] == "guilds"


async def test_opening_tables_can_be_restricted_to_roles_or_managers(tables: Tables) -> None:
    await tables.servers.change(GUILD, admin=True, starters="roles", roles=[5])
    for roles in ((), (6,)):
        await is_refused("may_not_start", open_table(tables, 1, roles=roles))
    await open_table(tables, 1, roles=(6, 5))
    await tables.servers.change(GUILD, admin=True, starters="managers")
    await is_refused("may_not_start", open_table(tables, 2, roles=(5,)))
    await open_table(tables, 2, manager=True)


async def test_the_number_of_tables_at_once_can_be_limited(tables: Tables) -> None:
    await tables.servers.change(GUILD, admin=True, most_tables=2)
    first = await started(tables, ANN, BEN, channel=1)
    results = await asyncio.gather(*(open_table(tables, channel) for channel in (2, 3)), return_exceptions=True)
    assert [isinstance(result, Refusal) for result in results] == [False, True]
    await is_refused("too_many_tables", open_table(tables, 3), most=2)
    await tables.lobby.open(GUILD + 1, 9, "sample", CAT, {}, "en")  # another server
    await tables.pausing.pause(first.id, ANN)
    await open_table(tables, 3)


async def test_the_host_can_move_or_shuffle_seats(tables: Tables) -> None:
    table = await open_table(tables, 1)
    for person in (BEN, CAT):
        await tables.lobby.join(table.id, person)
    await tables.lobby.add_computer(table.id, "steady", ANN.id)
    table = await tables.lobby.move_seat(table.id, 3, 0, ANN.id)
    assert [seat.name for seat in table.seats] == ["moss", "Ann", "Ben", "Cat"]
    assert [seat.number for seat in table.seats] == [0, 1, 2, 3]
    table = await tables.lobby.move_seat(table.id, 1, 3, ANN.id)
    assert [seat.name for seat in table.seats] == ["moss", "Ben", "Cat", "Ann"]
    for seat, to in ((4, 0), (0, 4), (-1, 0)):
        await is_refused("no_seat", tables.lobby.move_seat(table.id, seat, to, ANN.id))
    orders = set()
    for _ in range(12):
        table = await tables.lobby.shuffle_seats(table.id, ANN.id)
        assert [seat.number for seat in table.seats] == [0, 1, 2, 3]
        orders.add(tuple(seat.name for seat in table.seats))
    assert len(orders) > 4
    assert all(seat.ready for seat in table.seats)
    await tables.play.start(table.id, ANN.id)
    await is_refused("begun", tables.lobby.shuffle_seats(table.id, ANN.id))


async def test_the_level_of_a_computer_player_is_changed(tables: Tables) -> None:
    table = await open_table(tables, 1)
    await tables.lobby.add_computer(table.id, "random", ANN.id)
    table = await tables.lobby.set_level(table.id, 1, "steady", ANN.id)
    assert table.seats[1].computer == "steady"
    await is_refused("no_computer", tables.lobby.set_level(table.id, 1, "genius", ANN.id), level="genius")
    await is_refused("no_computer_here", tables.lobby.set_level(table.id, 0, "steady", ANN.id))
    await is_refused("not_host", tables.lobby.set_level(table.id, 1, "random", CAT.id))


async def test_playing_again_seats_the_same_people(tables: Tables) -> None:
    table = await turns(tables, ANN, BEN, computers=1, settings={"turns": 2})
    await is_refused("still_running", tables.lobby.again(table.id, BEN))
    await play_to_end(tables, table.id)
    await is_refused("not_seated", tables.lobby.again(table.id, CAT))
    lobby = await tables.lobby.again(table.id, BEN)
    assert lobby.status == "lobby"
    assert lobby.host_id == BEN.id
    assert lobby.settings == {"turns": 2, "notes": False, "at_once": False}
    assert lobby.channel_id == table.channel_id
    assert [(seat.name, seat.computer, seat.ready) for seat in lobby.seats] == [
        ("Ann", None, False),
        ("Ben", None, True),
        ("moss", "steady", True),
    ]
    await is_refused("channel_taken", tables.lobby.again(table.id, ANN))


async def test_a_start_by_an_admin_is_logged(tables: Tables) -> None:
    table = await open_table(tables, 1)
    await tables.lobby.join(table.id, BEN)
    await tables.play.start(table.id, CAT.id, admin=True)
    assert await logged_keys(tables, table.id) == [
        "log-started_by_admin",
        "log-dice_sealed",
    ]
    by_host = await started(tables, ANN, BEN, channel=2)
    assert (await tables.journal.events(by_host.id, None))[0].key == "log-dice_sealed"

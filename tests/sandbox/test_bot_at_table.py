"""The real bot at the table, over real sockets: a whole game, a crash in the middle, a lost connection."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random

import aiosqlite
import pytest
from pydantic import SecretStr

from bot import StartFailed, run
from cogs.client.client import KanteraBot
from rules.records import Choice, play_entries
from rules.registry import GAMES
from sandbox import Sandbox, point_client_here
from sandbox.client import User, text_of
from sandbox.faults import Fault
from settings import Settings
from tables.store.shards import Shards
from tests.sandbox.conftest import Join
from tests.sandbox.in_process import kantera_inside
from tests.sandbox.player import TablePlayer
from tests.sandbox.processes import kantera as kantera_process

SEED = "table-1"


@pytest.fixture
async def kantera(table: Sandbox, tmp_path: Path) -> AsyncIterator[KanteraBot]:
    """Kantera at the table, in this process."""
    async with kantera_inside(tmp_path / "games.db", table) as bot:
        yield bot


@pytest.mark.long
async def test_two_people_play_a_whole_game_over_lost_connections(
    table: Sandbox, kantera: KanteraBot, join: Join, tmp_path: Path
) -> None:
    """Each in their own language; the first connection is resumed, the second session is forgotten."""
    aoi, ben = await join("aoi"), await join("ben")
    host, guest = (TablePlayer(user, user.channel("table-1"), Random(SEED)) for user in (aoi, ben))
    await host.open_lobby("dungeongo new", 1)
    await ben.wait_for(lambda: guest.find("take_part"))
    await ben.click(guest.with_press("take_part"), r":take_part$")
    await aoi.wait_for(lambda: "**Ben**" in text_of(host.with_press("start")))
    await aoi.click(host.with_press("start"), r":start$")
    await ben.wait_for(lambda: guest.find("move"))
    others = asyncio.create_task(guest.play())
    for forget in (False, True):
        await host.play(presses=1)
        await table.gateway.drop(forget=forget)
        await asyncio.wait_for(table.gateway.wait_online(), 60)
    await asyncio.gather(host.play(), others)
    assert host.over()
    assert guest.over()
    assert min(host.presses, guest.presses) >= 2
    async with aiosqlite.connect(tmp_path / "games.db") as database:
        ((status, reason, seed),) = await database.execute_fetchall("SELECT status, reason, seed FROM games")
    assert status == "finished"
    assert reason in GAMES["dungeon_go"].endings
    reply = await ben.click(host.with_press("log"), r":log$")
    assert seed in text_of(reply.shown), "the seed must be revealed when the game is over"


@pytest.mark.long
async def test_a_crash_in_the_middle_loses_nothing_and_old_buttons_work(table: Sandbox, tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    process = partial(kantera_process, table.url, table.token, database, "words")
    async with User(table.url, "aoi") as aoi:
        player = TablePlayer(aoi, aoi.channel("table-1"), Random(SEED))
        async with process() as bot:
            await aoi.wait_online()
            await player.open("dungeongo new", 1)
            await player.play(presses=4)
            panel = await player.my_move()
            await aoi.wait_for(lambda: player.answers(panel))
            before = {part["custom_id"] for part in player.answers(panel)}
            await bot.kill()
        await aoi.wait_online(False)
        async with process():
            await aoi.wait_online()
            again = await player.my_move()
            await aoi.wait_for(lambda: player.answers(again))
            assert {part["custom_id"] for part in player.answers(again)} == before
            await player.press(panel)
            await player.play()
        assert player.over()
    assert await replays(database)


async def replays(database: Path) -> bool:
    """Whether the stored choices, played from the stored seed, give the stored position."""
    async with aiosqlite.connect(database) as connection:
        (row,) = await connection.execute_fetchall("SELECT game, options, seed, snapshot FROM games")
        chosen = await connection.execute_fetchall("SELECT seat, question, picked FROM choices ORDER BY number")
        seats = await connection.execute_fetchall("SELECT count(*) FROM seats")
    kind = GAMES[row[0]]
    game = kind.start(next(iter(seats))[0], json.loads(row[1]), seed=row[2])
    entries = [Choice(seat=seat, question=question, picked=json.loads(picked)) for seat, question, picked in chosen]
    play_entries(game, list(enumerate(entries, 1)))
    return game.save() == kind.load(row[3]).save()


@pytest.mark.slow
async def test_the_settings_of_a_table_are_changed_by_their_forms(
    kantera: KanteraBot, join: Join, tmp_path: Path
) -> None:
    aoi = await join("aoi")
    player = TablePlayer(aoi, aoi.channel("table-1"), Random(SEED))
    await player.open("dungeongo new", 1)
    status = (await aoi.click(player.with_press("table"), r":table$")).message
    assert status is not None
    settings = (await aoi.click(status, r":settings$")).message
    assert settings is not None
    opened = await aoi.click(settings, r":set_table$")
    given = {"switches": ["open_seats"], "remind": "2h", "deadline": "soon", "away": "10m"}
    wrong = (await aoi.submit_modal(opened, given)).message
    assert wrong is not None
    assert "soon" in text_of(wrong)
    opened = await aoi.click(settings, r":set_table$")
    changed = (await aoi.submit_modal(opened, given | {"deadline": "1d"})).message
    assert changed is not None
    assert changed["id"] == settings["id"]
    opened = await aoi.click(changed, r":set_mine$")
    await aoi.submit_modal(opened, {"notice": "mention", "me": "30m", "looks": ["words"]})
    async with aiosqlite.connect(tmp_path / "games.db") as database:
        ((open_seats, remind, deadline),) = await database.execute_fetchall(
            "SELECT open_seats, remind_after, deadline FROM games"
        )
    assert (bool(open_seats), remind, deadline) == (True, 7200, 86_400)


async def play_in(user: User, channel: str) -> None:
    """Open a game in this channel and play it to its end."""
    player = TablePlayer(user, user.channel(channel), Random(SEED))
    await player.open("dungeongo new", 2)
    await player.play()
    assert player.over()


@pytest.mark.long
async def test_one_process_with_two_shards_plays_in_both_servers_at_once(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    async with Sandbox(shards=2) as table:
        async with kantera_inside(file, table), User(table.url, "aoi") as aoi, User(table.url, "ben") as ben:
            await asyncio.gather(play_in(aoi, "table-1"), play_in(ben, "annex-1"))
        async with aiosqlite.connect(file) as database:
            rows = await database.execute_fetchall("SELECT guild_id, status FROM games ORDER BY guild_id")
        assert [tuple(row) for row in rows] == [(server, "finished") for server in sorted(table.world.servers)]


@pytest.mark.long
async def test_shards_that_discord_refuses_are_reported_in_one_sentence(tmp_path: Path) -> None:
    async with Sandbox() as table:
        point_client_here(table.url)
        settings = Settings(
            _env_file=None, discord_token=SecretStr(table.token), database=tmp_path / "games.db", shards=Shards((0,), 1)
        )
        running = asyncio.create_task(run(settings))
        await asyncio.wait_for(table.gateway.wait_online(), 60)
        await table.gateway.drop(4011)
        with pytest.raises(StartFailed, match="refuses SHARDS=0/1: they are too few") as failed:
            await asyncio.wait_for(running, 60)
    assert failed.value.code == 2


@pytest.mark.slow
async def test_an_unreachable_gateway_is_reported_in_one_sentence(tmp_path: Path) -> None:
    async with Sandbox() as table:
        point_client_here(table.url)
        table.faults.append(Fault(403, "/gateway/bot"))
        settings = Settings(_env_file=None, discord_token=SecretStr(table.token), database=tmp_path / "games.db")
        with pytest.raises(StartFailed, match="Discord cannot be reached") as failed:
            await asyncio.wait_for(run(settings), 60)
    assert failed.value.code == 1

"""The bot starts in spite of broken tables or an unavailable database; a stopped clock is reported."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
import simcord

from bot import STANDS_AFTER, clock_fact, when_free
from cogs.client.client import KanteraBot
from cogs.client.startup import until_done
from cogs.services.backup_alarm import OVERDUE
from cogs.services.heartbeat import AGAIN, STILL, Heartbeat
from cogs.services.ids import CustomId
from cogs.updates.updates import Updater
from storage.database import last_beat
from storage.errors import LockedDatabase, StorageFailure
from storage.rows import Person
from storage.sqlite import database as sqlite
from storage.sqlite.leases import lock_file, locked
from storage.sqlite.upkeep import backups
from tests.delays import eventually
from tests.discord.conftest import MakeBot
from tests.discord.table import Member, World, response, text
from tests.discord.test_busy_database import CHANNEL, playing
from tests.discord.test_restart import restart
from tests.tables.helpers import ManualClock, alter, file_of, raw, rows

pytestmark = pytest.mark.slow


async def second_table(world: World) -> simcord.ChannelHandle:
    """Another running game, in a channel of its own."""
    cellar = world.guild.create_text_channel("cellar")
    await world.alice.slash(cellar, "sample new")
    await world.add(world.alice, "random", cellar)
    await world.press(world.alice, world.public(cellar)[-1], "▶️ Start")
    return cellar


async def list_of_games(world: World, boss: simcord.MemberActor) -> str:
    page = response(await boss.slash(world.guild.create_text_channel("office"), "admin games"))
    return text(page)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE games SET snapshot = '{' WHERE id = 1",
        "UPDATE games SET options = CAST(x'ff22' AS TEXT) WHERE id = 1",
        "DELETE FROM seats WHERE game_id = 1 AND number = 1",
    ],
)
async def test_a_table_that_cannot_be_read_is_listed_and_does_not_affect_other_tables(
    world: World, boss: simcord.MemberActor, make_bot: MakeBot, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    await world.started(computers=1)
    cellar = await second_table(world)
    board = world.public(cellar)[-1]
    shown = text(board)
    world.env.backend.delete_message(cellar.id, board.id)
    alter(file_of(world.bot.tables.database), damage)
    await restart(world, make_bot)
    assert text(world.public(cellar)[-1]) == shown
    assert world.bot.loops.run_clocks.is_running()
    assert "table 1 cannot be read" in caplog.text
    page = await list_of_games(world, boss)
    assert "Table 1 can't be read" in page
    assert "Table 2: Sample, running" in page
    assert "card" in text(await world.press(world.alice, world.public(cellar)[-1], "My move")).casefold()


async def test_a_table_that_cannot_be_restored_is_listed_and_does_not_affect_other_tables(
    world: World,
    boss: simcord.MemberActor,
    make_bot: MakeBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await world.started(computers=1)
    await second_table(world)
    restored = Updater.restored

    async def breaks(self: Updater, table: Any) -> None:
        if table.id == 1:
            raise ZeroDivisionError("by nobody's fault")
        await restored(self, table)

    monkeypatch.setattr(Updater, "restored", breaks)
    await restart(world, make_bot)
    assert world.bot.loops.run_clocks.is_running()
    assert world.bot.resumer.left_out == {1}
    assert "by nobody's fault" in caplog.text
    first, second = (line for line in (await list_of_games(world, boss)).splitlines() if "Table " in line)
    assert "couldn't be loaded at start-up" in first
    assert "couldn't be loaded" not in second


async def test_channels_deleted_while_the_bot_was_away_are_noticed_at_the_start(
    world: World, rival: Member, boss: simcord.MemberActor, make_bot: MakeBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    cellar = await second_table(world)
    await world.bot.tables.pausing.pause(2, Person(id=world.alice.id, name="Alice"))
    old = world.bot
    monkeypatch.setattr(type(old), "_channel_gone", lambda self, channel_id: asyncio.sleep(0))
    world.env.backend.delete_channel(world.channel.id)
    world.env.backend.delete_channel(cellar.id)
    await world.env.settle()
    assert (await old.tables.store.get(1)).status == "running"
    monkeypatch.setattr(Updater, "_show_board", lambda self, table_id: asyncio.sleep(0))  # no board is drawn yet
    await restart(world, make_bot)
    assert (await world.bot.tables.store.get(1)).status == "paused"
    assert "The channel of this game was deleted." in text(world.dms(rival)[-1])
    assert (await list_of_games(world, boss)).count("its channel was deleted") == 2


# An unavailable database


@asynccontextmanager
async def held(bot: KanteraBot) -> AsyncIterator[None]:
    """Another program writes to the file."""
    with closing(sqlite3.connect(file_of(bot.tables.database), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@asynccontextmanager
async def read_only(bot: KanteraBot) -> AsyncIterator[None]:
    """The file can only be read."""
    await bot.tables.database.read_in_turn(lambda rows: rows.connection.execute("PRAGMA query_only = ON"))
    yield
    await bot.tables.database.read_in_turn(lambda rows: rows.connection.execute("PRAGMA query_only = OFF"))


@asynccontextmanager
async def full(bot: KanteraBot) -> AsyncIterator[None]:
    """The disk is full."""

    def refuse(action: int, *_: object) -> int:
        return sqlite3.SQLITE_DENY if action in (sqlite3.SQLITE_INSERT, sqlite3.SQLITE_UPDATE) else sqlite3.SQLITE_OK

    await bot.tables.database.read_in_turn(lambda rows: raw(rows).set_authorizer(refuse))
    yield
    await bot.tables.database.read_in_turn(lambda rows: raw(rows).set_authorizer(None))


async def test_a_channel_deleted_while_the_database_is_unavailable_is_noticed(world: World, rival: Member) -> None:
    async with read_only(world.bot):
        deleted = asyncio.create_task(world.bot._channel_gone(world.channel.id))
        await asyncio.sleep(0.2)
        assert (await world.bot.tables.store.get(1)).status == "running"
    await asyncio.wait_for(deleted, 60)
    assert (await world.bot.tables.store.get(1)).status == "paused"


def count_calls(monkeypatch: pytest.MonkeyPatch, happened: Counter[str], owner: Any, name: str) -> None:
    """Count the calls of a method that have ended, by its name and the ids of its arguments."""
    real = getattr(owner, name)

    async def count(*args: Any) -> Any:
        done = await real(*args)
        happened[" ".join([name, *(str(getattr(arg, "id", arg)) for arg in args)])] += 1
        return done

    monkeypatch.setattr(owner, name, count)


@pytest.mark.parametrize("obstacle", [held, read_only, full])
async def test_a_start_interrupted_by_the_database_is_retried_and_each_part_runs_once(
    make_bot: MakeBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, obstacle: Callable[[KanteraBot], Any]
) -> None:
    before = await make_bot()
    await playing(before, 2)
    await playing(before, 2, CHANNEL + 1)
    alter(file_of(before.tables.database), "INSERT INTO heartbeat (shards, shard, at) VALUES (1, 0, 5.0)")
    await before.tables.close()
    await before.tables.database.close()

    bot = await make_bot(backs_up=True, verifies=True)
    bot.tables.database.busy_ms = 30
    happened: Counter[str] = Counter()
    count_calls(monkeypatch, happened, bot.tables.clock, "wake_up")
    count_calls(monkeypatch, happened, bot.tables.clock, "resume_clock")
    count_calls(monkeypatch, happened, bot.tables.verification, "verify_all")
    count_calls(monkeypatch, happened, bot.updater, "restored")
    monkeypatch.setattr(bot.updater.membership, "channel_is_gone", AsyncMock(return_value=False))
    count_calls(monkeypatch, happened, bot.updater.membership, "channel_is_gone")
    for name in ("_show_board", "_show_dms", "_show_panels"):
        monkeypatch.setattr(Updater, name, lambda self, table_id: asyncio.sleep(0))

    async with obstacle(bot):
        starting = asyncio.create_task(bot.begin())
        await eventually(lambda: happened["restored 1"] and happened["restored 2"])
        await asyncio.sleep(0.3)
        assert not bot.loops.run_clocks.is_running()
        assert not starting.done()
        assert happened["restored 1"] == happened["restored 2"] == 1  # a board needs no writing
        assert not happened["wake_up"]
    await asyncio.wait_for(starting, 60)
    assert bot.loops.run_clocks.is_running()
    assert bot.loops.back_up.is_running()
    assert rows(file_of(bot.tables.database), "SELECT at > 5.0 FROM heartbeat") == [(1,)]
    await eventually(lambda: backups(tmp_path / "backups") and happened["verify_all"])
    assert len(backups(tmp_path / "backups")) == 1
    once = ["wake_up", "resume_clock 1", "resume_clock 2", "restored 1", "restored 2", "verify_all"]
    assert happened == Counter([*once, f"channel_is_gone {CHANNEL}", f"channel_is_gone {CHANNEL + 1}"])
    for loop in (bot.loops.run_clocks, bot.loops.back_up, bot.loops.check_health):
        loop.cancel()
    await bot.tables.close()
    await bot.tables.database.close()


async def test_a_part_that_fails_does_not_delay_the_others_and_each_is_done_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    fails = [StorageFailure(), ZeroDivisionError("odd"), StorageFailure()]

    async def first() -> None:
        if fails:
            raise fails.pop()
        done.append("first")

    async def second() -> None:
        done.append("second")

    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("cogs.client.startup.asyncio.sleep", sleep)
    await until_done({"the first part": first, "the second part": second}, 0.5)
    assert pauses == [0.5, 0.5, 0.5], "however long it has failed, people do not wait longer once it can succeed"
    assert done == ["second", "first"]
    assert caplog.text.count("the first part: must be tried again") == 3
    assert "ZeroDivisionError: odd" in caplog.text


async def test_a_database_file_locked_by_another_process_is_opened_once_it_is_free(
    make_bot: MakeBot, caplog: pytest.LogCaptureFixture
) -> None:
    first = await make_bot()
    path = file_of(first.tables.database)
    await first.tables.close()
    await first.tables.database.close()
    tries = 0
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN IMMEDIATE")

    async def make() -> KanteraBot:
        nonlocal tries
        tries += 1
        if tries == 2:
            other.execute("ROLLBACK")
            other.close()
        return await make_bot()

    bot = await when_free(make, asyncio.Event(), 0.01)
    assert bot is not None
    assert tries == 2
    assert "cannot be used: database is locked. Retrying." in caplog.text
    await bot.tables.close()
    await bot.tables.database.close()


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE, sqlite3.SQLITE_IOERR_WRITE])
async def test_a_database_on_a_full_disk_is_opened_once_there_is_room(
    make_bot: MakeBot, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    tries = 0
    connect = sqlite.connect

    def no_room(path: Path, busy_ms: int) -> sqlite3.Connection:
        nonlocal tries
        tries += 1
        if tries > 2:
            return connect(path, busy_ms)
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = code
        raise error

    monkeypatch.setattr(sqlite, "connect", no_room)
    bot = await when_free(make_bot, asyncio.Event(), 0.01)
    assert bot is not None
    await bot.tables.close()
    await bot.tables.database.close()


async def test_a_disk_without_room_for_the_process_id_does_not_keep_the_bot_from_its_lock(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    lock_file(path).symlink_to("/dev/full")
    with locked(path) as ours:
        assert ours


async def test_stopping_the_bot_ends_the_wait_for_a_locked_database() -> None:
    stopped = asyncio.Event()

    async def make() -> KanteraBot:
        stopped.set()
        raise LockedDatabase("locked")

    assert await when_free(make, stopped) is None


# The clock


def test_a_clock_that_has_stopped_for_a_minute_is_logged_as_an_error(caplog: pytest.LogCaptureFixture) -> None:
    now = ManualClock()
    heartbeat = Heartbeat(now)
    now.now += STILL - 1
    heartbeat.look()
    assert heartbeat.still == 0
    assert caplog.records == []
    heartbeat.failed(StorageFailure())
    now.now += 1
    for _ in range(3):
        heartbeat.look()
    assert heartbeat.still == STILL
    [error] = caplog.records
    assert error.levelno == logging.ERROR
    assert "the clock has stood still for 60 seconds" in error.getMessage()
    assert "StorageFailure" in error.getMessage()
    now.now += AGAIN
    heartbeat.look()
    assert len(caplog.records) == 2
    heartbeat.beat()
    assert heartbeat.still == 0
    assert "the clock runs again after 660 seconds" in caplog.text
    now.now += STILL - 1
    heartbeat.look()
    assert len(caplog.records) == 3


async def test_only_a_completed_round_counts_as_a_heartbeat(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    now = ManualClock()
    world.bot.heartbeat = world.bot.loops.heartbeat = Heartbeat(now)
    now.now += 90

    failures = [StorageFailure(), ZeroDivisionError("odd")]

    async def fails(at: float) -> int:
        raise failures.pop()

    with monkeypatch.context() as broken:
        broken.setattr(world.bot.tables.clock, "run_due", fails)
        while failures:
            await world.bot.loops.run_clocks()
            assert world.bot.heartbeat.still == 90
    await world.bot.loops.run_clocks()
    assert world.bot.heartbeat.still == 0


async def test_admins_are_warned_in_their_language_about_a_missing_or_old_backup(
    world: World, boss: simcord.MemberActor
) -> None:
    alarm = world.bot.backup_alarm
    assert "backup" not in await list_of_games(world, boss)
    alarm.begin()
    alarm.tried(world.bot.services.clock() - 2 * OVERDUE)
    assert "⚠️ The newest backup of my database is 52 hours old." in await list_of_games(world, boss)
    alarm.tried(None, "the disk is full")
    assert "⚠️ There is no backup of my database." in await list_of_games(world, boss)
    world.languages[boss.id] = "ja"
    assert "⚠️ データベースのバックアップがありません。" in await list_of_games(world, boss)
    alarm.tried(world.bot.services.clock() - 2 * OVERDUE)
    assert "⚠️ データベースの最新のバックアップは52時間前のものです。" in await list_of_games(world, boss)
    alarm.tried(world.bot.services.clock())
    assert "バックアップ" not in await list_of_games(world, boss)


async def test_a_stopped_clock_is_reported_to_admins_and_on_the_page_about_the_bot(
    world: World, boss: simcord.MemberActor
) -> None:
    now = ManualClock()
    world.bot.heartbeat._now = now
    world.bot.heartbeat.begin()
    assert "stood still" not in await list_of_games(world, boss)
    now.now += 200
    assert "⚠️ My clock stopped 3 min ago" in await list_of_games(world, boss)
    page = response(await world.hana.slash(world.channel, "help"))
    assert "⚠️ ボットの時計が3分前から止まっています" in text(
        await world.hana.click(page, custom_id=CustomId("help_about").button)
    )


async def test_the_check_reports_when_the_clock_last_ran(tmp_path: Path, make_bot: MakeBot) -> None:
    bot = await make_bot()
    path = file_of(bot.tables.database)
    assert last_beat(path) is None
    assert last_beat(tmp_path / "nowhere.db") is None
    bot.tables.store.now = lambda: 1_800_000_000.0
    await bot.tables.clock.wake_up()
    assert last_beat(path) == 1_800_000_000.0
    await bot.tables.close()
    await bot.tables.database.close()
    assert "it ran 12 seconds ago; a bot is running" in clock_fact(12.4)
    assert "its clock stands still" in clock_fact(STANDS_AFTER)

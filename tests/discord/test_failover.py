"""One process takes over from another: who answers which interactions, and what is handed over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import TestServer
from pydantic import SecretStr

import bot as program
from bot import StartFailed
from cogs.client import failover as module
from cogs.client.failover import Failover, ShardsTaken, Superseded
from cogs.client.health import GONE, HealthCheck
from settings import Settings
from storage.database import open_database
from storage.errors import BadDatabase, StorageFailure
from storage.leases import Leases
from storage.peers import PeerMessage
from tables.store.shards import Shards
from tables.tables import Tables
from tests.discord.table import Member, World, text
from tests.tables.helpers import file_of, make_tables, rows

SHARDS = Shards((0, 1), 2)


class LockedTable(Leases):
    """Claims that another process holds until the test lets them go."""

    shared = True

    def __init__(self) -> None:
        self.alone = False
        self.confirmed = True
        self.why = "Shard 0 of 2 is served by another process."
        self.released = False
        self.asked = 0

    async def take(self, shards: Collection[int], count: int, *, alone: bool = False) -> str:
        self.asked += 1
        self.alone = alone
        if self.why == "another form":
            raise BadDatabase("All processes must be of one version.")
        return self.why

    async def release(self) -> None:
        self.released = True

    async def confirm(self) -> bool:
        return self.confirmed


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often, and wait for as long as a busy machine takes."""
    monkeypatch.setattr(module, "POLL_INTERVAL", 0.01)
    for limit in ("ACQUIRE_TIMEOUT", "HOLD_TIMEOUT", "DRAIN_TIMEOUT"):
        monkeypatch.setattr(module, limit, 60.0)


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """Tables whose shards are held by another process."""
    database = await open_database(tmp_path / "kantera.db")
    database.leases = LockedTable()
    made = make_tables(database, shards=SHARDS)
    yield made
    await made.close()
    await database.close()


def held(tables: Tables) -> LockedTable:
    """The claims of these tables."""
    assert isinstance(tables.database.leases, LockedTable)
    return tables.database.leases


async def test_a_bot_that_may_not_stand_by_gives_up(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ACQUIRE_TIMEOUT", 0.5)
    with pytest.raises(ShardsTaken, match="Shard 0 of 2 is served"):
        await Failover(tables).begin(standby=False)
    assert held(tables).asked > 2


async def test_a_process_waits_for_the_shards_of_one_that_has_just_died(tables: Tables) -> None:
    failover = Failover(tables)
    beginning = asyncio.create_task(failover.begin(standby=False))
    await asyncio.sleep(0.02)
    assert tables.store.shards.ids == (), "it has no shards before that"
    held(tables).why = ""
    await beginning
    assert failover.ours
    assert tables.store.shards == SHARDS


async def test_a_standby_process_has_no_shards_and_logs_once_that_it_stands_by(
    tables: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    failover = Failover(tables)
    await failover.begin(standby=True)
    waiting = asyncio.create_task(failover.stand_by())
    await asyncio.sleep(0.1)
    assert (failover.ours, waiting.done()) == (False, False)
    assert failover.standby_reason == "This process stands by for the shards 0-1/2."
    assert tables.store.shards.ids == ()
    assert caplog.text.count("stands by") == 1
    held(tables).why = ""
    await waiting
    failover.open(set())
    assert failover.ours
    assert (failover.standby_reason, tables.store.shards) == ("", SHARDS)


async def standing_by(tables: Tables) -> Failover:
    failover = Failover(tables)
    await failover.begin(standby=True)
    return failover


async def test_a_process_that_takes_over_answers_interactions_left_unanswered(tables: Tables) -> None:
    failover = await standing_by(tables)
    answered, unanswered = (asyncio.create_task(failover.takes(number)) for number in (1, 2))
    await asyncio.sleep(0.01)
    failover.open({1, 3})
    assert not await answered
    assert await unanswered
    assert not await failover.takes(3), "the other process had answered it before it arrived here"
    assert await failover.takes(4)


async def test_after_a_crash_waiting_interactions_are_not_answered(tables: Tables) -> None:
    failover = await standing_by(tables)
    waiting = asyncio.create_task(failover.takes(1))
    await asyncio.sleep(0.01)
    failover.open(None)
    assert not await waiting
    assert await failover.takes(2)


@pytest.mark.slow
async def test_an_interaction_waits_for_a_limited_time_only(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "HOLD_TIMEOUT", 0.3)
    failover = await standing_by(tables)
    assert not await asyncio.wait_for(failover.takes(1), 60)


async def test_the_ids_of_answered_interactions_are_handed_over(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    held(tables).why = ""
    before = Failover(tables)
    await before.begin(standby=False)
    assert await before.takes(1)
    monkeypatch.setattr(module, "ANSWERED_TTL", 0.0)
    assert await before.takes(7)
    assert await before.takes(9)
    await before.hand_over()
    assert held(tables).released
    assert not await before.takes(10)
    assert tables.store.shards.ids == ()
    assert rows(file_of(tables.database), "SELECT shard, answered FROM heartbeat") == [(0, "[9]"), (1, "[9]")]

    tables.store.shards = SHARDS
    assert await tables.clock.wake_up() == {9}
    assert await tables.clock.wake_up() is None, "what was handed over is used only once"


async def test_if_one_shard_was_not_handed_over_no_answered_ids_are_known(tables: Tables) -> None:
    held(tables).why = ""
    tables.store.shards = Shards((0,), 2)
    half = Failover(tables)
    await half.hand_over()
    tables.store.shards = SHARDS
    assert await tables.clock.wake_up() is None


async def test_the_shards_are_released_even_if_nothing_can_be_stored(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*args: object, **how: object) -> None:
        raise StorageFailure

    monkeypatch.setattr(tables.database, "write", fail)
    await Failover(tables).hand_over()
    assert held(tables).released
    assert "could not be stored" in caplog.text


async def test_interactions_in_progress_are_finished(tables: Tables) -> None:
    failover = Failover(tables)
    with failover.answering(1):
        failover.begun(2)
        finishing = asyncio.create_task(failover.finish())
        await asyncio.sleep(0.01)
    assert not finishing.done()
    failover.done(2)
    await asyncio.wait_for(finishing, 60)


@pytest.mark.slow
async def test_interactions_not_answered_in_time_are_dropped(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "DRAIN_TIMEOUT", 0.2)
    failover = Failover(tables)

    async def answer() -> None:
        with failover.answering(3):
            await asyncio.Event().wait()

    answering = asyncio.create_task(answer())
    await asyncio.sleep(0)
    await asyncio.wait_for(failover.finish(), 60)
    assert answering.cancelled()
    assert "1 interactions were not answered in time and are dropped" in caplog.text


async def test_a_standby_process_of_an_older_version_stops(tables: Tables) -> None:
    failover = await standing_by(tables)
    losing = asyncio.create_task(failover.lost())
    held(tables).why = "another form"
    with pytest.raises(BadDatabase):
        await failover.stand_by()
    assert await asyncio.wait_for(losing, 60) == "All processes must be of one version."


@pytest.mark.slow
async def test_a_standby_bot_answers_nothing_and_is_healthy(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = world.bot
    pressed: list[int] = []

    async def note(interaction: Any) -> None:
        assert set(bot.failover._under_way) == {interaction.id}
        pressed.append(interaction.id)

    def itself(services: object, interaction: Any) -> Any:
        return interaction

    async def hears(number: int) -> bool:
        press = SimpleNamespace(id=number, guild_id=None, type=discord.InteractionType.component)
        command = SimpleNamespace(id=number + 1, type=discord.InteractionType.application_command)
        await bot.on_interaction(cast(Any, press))
        return await bot.tree.interaction_check(cast(Any, command))

    monkeypatch.setattr("cogs.client.client.caller_of", itself)
    monkeypatch.setattr(bot.router, "pressed", note)
    health = HealthCheck(bot, now=lambda: 0.0)
    port = await health.start(0)
    bot.tables.database.leases = LockedTable()
    await bot.failover.begin(standby=True)
    monkeypatch.setattr(health, "_now", lambda: 2 * GONE)

    with monkeypatch.context() as limits:
        limits.setattr(module, "HOLD_TIMEOUT", 0.3)
        assert not await hears(10)
    for ready, answer in (
        (False, (503, "This process is to stand by, and is not connected to Discord yet.\n")),
        (True, (200, "This process stands by for the shards 0/1.\n")),
    ):
        monkeypatch.setattr(bot, "is_ready", lambda ready=ready: ready)
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/healthz") as response:
            assert (response.status, await response.text()) == answer

    waiting = asyncio.create_task(hears(20))
    await asyncio.sleep(0.01)
    held(bot.tables).why = ""
    bot.tables.store.shards = bot.failover.shards  # as in the other process
    await bot.tables.clock.hand_over([21])
    await bot._stand_by()
    assert not await waiting, "the previous process has answered that command"
    assert await hears(30)
    assert pressed == [20, 30]
    assert set(bot.failover._under_way) == {31}
    bot.dispatch("app_command_completion", SimpleNamespace(id=31), None)
    await bot.failover.finish()
    await health.close()


@pytest.mark.slow
async def test_a_dm_changed_by_another_process_is_corrected_by_the_owner_of_the_table(
    world: World, rival: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process for direct messages has answered a press; the owner of the table adds what it left out."""
    table = await world.table()
    dm = table.dm(0)
    assert dm is not None
    before = text(world.dms(world.alice)[-1])
    updater = world.bot.updater
    said: list[str] = []

    async def say(words: str) -> None:
        said.append(words)

    real = world.bot.tables.store.shards
    monkeypatch.setattr(world.bot.tables.database.peers, "say", say)
    world.bot.tables.store.shards = Shards((), 1)
    await updater.tell_turned(table, 0, dm.message_id)
    world.bot.tables.store.shards = real
    half = discord.ui.LayoutView().add_item(discord.ui.TextDisplay("half of it"))
    await world.dms(world.alice)[-1].edit(view=half)
    [words] = said
    await updater.heard(PeerMessage("said", text=words))
    await world.settled()

    assert text(world.dms(world.alice)[-1]) == before


async def test_a_dm_changed_elsewhere_during_an_edit_is_edited_again(
    world: World, rival: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It cannot be known which version Discord shows then."""
    table = await world.table()
    hands = world.bot.updater.hands
    dm = table.dm(0)
    assert dm is not None
    edit = hands._edit
    edits = 0

    async def edited(*given: Any) -> bool:
        nonlocal edits
        edits += given[1].message_id == dm.message_id
        done = await edit(*given)
        if edits == 1:
            hands.turned_elsewhere(table.id, 0, dm.message_id, None)
            world.bot.updater.touch(table.id)
        return done

    monkeypatch.setattr(hands, "_edit", edited)
    hands.turned_elsewhere(table.id, 0, dm.message_id, None)
    world.bot.updater.touch(table.id)
    await world.settled()

    assert edits == 2
    assert hands.shown.known(dm) != ""


# Lost claims


@pytest.mark.parametrize(
    ("shards", "standby", "alone"),
    [(Shards((0,), 1), False, True), (Shards((0,), 1), True, False), (SHARDS, False, False), (SHARDS, True, False)],
)
async def test_only_a_process_with_all_shards_and_no_standby_is_alone(
    tables: Tables, shards: Shards, standby: bool, alone: bool
) -> None:
    held(tables).why = ""
    tables.store.shards = shards
    await Failover(tables).begin(standby=standby)
    assert held(tables).alone == alone


async def test_a_process_that_has_lost_its_claim_takes_no_interactions(tables: Tables) -> None:
    held(tables).why = ""
    failover = Failover(tables)
    await failover.begin(standby=False)
    assert await failover.takes(1)
    held(tables).confirmed = False
    assert not await failover.takes(2)


async def test_a_process_that_has_lost_its_claim_sends_nothing_to_discord(tmp_path: Path) -> None:
    arrived: list[str] = []

    async def done(request: web.Request) -> web.Response:
        arrived.append(request.path)
        return web.Response(status=204)

    bot = await program.create_bot(Settings(_env_file=None, database=tmp_path / "kantera.db"))
    bot.tables.database.leases = leases = LockedTable()
    assert bot.http.http_trace is not None
    application = web.Application()
    application.router.add_post("/{anything:.*}", done)
    async with (
        TestServer(application, host="127.0.0.1") as server,
        aiohttp.ClientSession(trace_configs=[bot.http.http_trace]) as session,
    ):
        await session.post(server.make_url("/api/v10/channels/1/messages"))
        leases.confirmed = False
        with pytest.raises(Superseded) as refused:
            await session.post(server.make_url("/api/v10/interactions/2/secret-token/callback"))
    assert arrived == ["/api/v10/channels/1/messages"]
    assert "secret-token" not in str(refused.value)
    await bot.tables.close()
    await bot.tables.database.close()


async def test_a_bot_closed_while_it_starts_does_not_stand_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = await program.create_bot(Settings(_env_file=None, database=tmp_path / "kantera.db"))
    begin = bot.failover.begin

    async def begin_and_close(*, standby: bool) -> None:
        await begin(standby=standby)
        await bot.failover.hand_over()

    monkeypatch.setattr(bot.failover, "begin", begin_and_close)
    await bot.setup_hook()
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "standing by"]
    await bot.tables.close()
    await bot.tables.database.close()


async def test_standing_by_needs_a_shared_database(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, discord_token=SecretStr("x"), database=tmp_path / "kantera.db", standby=True)
    with pytest.raises(StartFailed, match="STANDBY is for processes that share a PostgreSQL database") as failed:
        await program.run(settings)
    assert failed.value.code == 2

"""The tools of the person who runs the bot: the check, backups, a log that can be read and gives nothing away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import discord
import pytest

from bot import check, create_bot, quiet_libraries
from cogs.client.checkup import Findings, check_discord, check_pictures
from cogs.client.client import KanteraBot
from cogs.services.backup_alarm import OVERDUE, BackupAlarm
from cogs.services.bot_permissions import PERMISSIONS, invite_link, missing_permissions
from rules.errors import IllegalChoice
from sandbox import Sandbox, loopback_connector, point_client_here
from settings import Settings
from storage.sqlite.upkeep import backups
from tests.discord.conftest import MakeBot
from tests.discord.table import World, buttons
from tests.discord.test_settings import ROOT
from tests.sandbox.addresses import restore_addresses

pytestmark = pytest.mark.slow

SECRET = "never-to-be-written-5d1f"


# The invite link


def test_the_invite_link_asks_for_exactly_the_needed_permissions() -> None:
    link = invite_link(12345)
    value = int(link.rpartition("=")[2])
    granted = discord.Permissions(value)
    assert all(getattr(granted, name) for name in PERMISSIONS)
    assert sum(has for _, has in granted) == len(PERMISSIONS), "and nothing else"
    assert missing_permissions(granted) == []
    assert "client_id=12345&scope=bot+applications.commands" in link
    assert missing_permissions(discord.Permissions(administrator=True)) == []
    assert missing_permissions(discord.Permissions(view_channel=True)) == [
        name for name in PERMISSIONS if name != "view_channel"
    ]


def test_commands_are_installed_for_servers_and_work_there_and_in_direct_messages_with_the_bot(world: World) -> None:
    tree = world.bot.tree
    for command in tree.get_commands():
        sent = command.to_dict(tree)
        assert (sent["integration_types"], sent["contexts"]) == ([0], [0, 1]), command.name


@pytest.mark.parametrize("page", ["README.md", "docs/hosting.md"])
def test_the_documentation_has_the_invite_link(page: str) -> None:
    assert invite_link("YOUR_APPLICATION_ID") in (ROOT / page).read_text(encoding="utf-8")


# The check


async def test_the_check_names_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("my notes\n" * 500)
    problems = await check(Settings(_env_file=None, database=tmp_path / "notes.txt"))
    assert any("notes.txt" in fault for fault in problems.faults)
    problems = await check(Settings(_env_file=None, database=tmp_path / "nowhere" / "games.db"))
    assert any("does not exist" in fault for fault in problems.faults)


def test_the_check_draws_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_pictures().faults == []
    monkeypatch.setattr("cogs.client.checkup.has_glyph", lambda letter: False)
    assert any("lacks" in fault for fault in check_pictures().faults)


async def ask(token: str, monkeypatch: pytest.MonkeyPatch, table: Sandbox, dev_guild: int | None = None) -> Findings:
    restore_addresses(monkeypatch)
    point_client_here(table.url)
    client = discord.Client(intents=discord.Intents(guilds=True), connector=loopback_connector())
    return await check_discord(token, dev_guild, client=client)


async def test_the_check_asks_discord_for_token_servers_and_permissions(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sandbox(shards=3) as table:
        problems = await ask(table.token, monkeypatch, table)
        assert problems.faults == []
        assert any("every permission it needs" in fact for fact in problems.facts)
        assert any("permissions=" in fact for fact in problems.facts)
        assert "Shards: Discord recommends 3." in problems.facts
        assert table.token not in " ".join(problems.facts)

        problems = await ask(table.token, monkeypatch, table, dev_guild=5)
        assert any("DEV_GUILD" in fault for fault in problems.faults)

        problems = await ask("wrong.token.here", monkeypatch, table)
        assert problems.faults == ["Discord refuses DISCORD_TOKEN; copy it again from the bot's page."]


async def test_the_check_names_missing_permissions(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sandbox() as table:
        allowed = discord.Permissions(view_channel=True, send_messages=True).value
        monkeypatch.setattr(table.world, "permissions", lambda *args: allowed)
        problems = await ask(table.token, monkeypatch, table)
    assert len(problems.faults) == 2, "one for each server"
    for fault in problems.faults:
        assert "Attach Files" in fault
        assert "Send Messages in Threads" in fault


# Backups


@pytest.fixture
async def backed_up(tmp_path: Path) -> AsyncIterator[KanteraBot]:
    """A bot with a folder for backups."""
    settings = Settings(_env_file=None, database=tmp_path / "games.db", backup_folder=tmp_path / "safe")
    bot = await create_bot(settings, backs_up=True)
    yield bot
    await bot.tables.close()
    await bot.tables.database.close()


async def test_a_running_bot_writes_one_backup_a_day(backed_up: KanteraBot, tmp_path: Path) -> None:
    now = 1_800_000_000.0
    backed_up.services.clock = lambda: now
    await backed_up.loops.back_up()
    await backed_up.loops.back_up()
    assert len(backups(tmp_path / "safe")) == 1
    now += 24 * 3600
    await backed_up.loops.back_up()
    newest, _ = backups(tmp_path / "safe")
    with closing(sqlite3.connect(newest)) as copy:
        assert copy.execute("SELECT count(*) FROM games").fetchone() == (0,)


async def test_a_backup_that_cannot_be_written_does_not_stop_the_bot(
    backed_up: KanteraBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "safe").write_text("in the way")
    await backed_up.loops.back_up()
    assert "no backup could be written" in caplog.text


async def test_backups_that_fail_raise_an_alarm_once_a_day(
    backed_up: KanteraBot, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1_800_000_000.0
    backed_up.services.clock = lambda: now
    backed_up.loops.backup_alarm = alarm = BackupAlarm(lambda: now, lambda: now)
    alarm.begin()
    await backed_up.loops.back_up()
    alarm.look()
    assert alarm.hours == 0
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]

    monkeypatch.setattr("storage.sqlite.upkeep._write_backup", refuse)
    for _ in range(3 * 24 * 6):  # for three days, every ten minutes
        now += 600
        await backed_up.loops.back_up()
        alarm.look()
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert [re.sub(r"\d+ hours", "N hours", line) for line in errors] == [
        "The newest backup of the database is N hours old. (the disk is full)"
    ] * 3
    assert alarm.hours == 72

    monkeypatch.undo()
    await backed_up.loops.back_up()
    assert not alarm.overdue


def refuse(*given: object) -> Path:
    raise OSError("the disk is full")


async def test_a_backup_that_never_ends_raises_the_alarm_too(caplog: pytest.LogCaptureFixture) -> None:
    now = 1_800_000_000.0
    alarm = BackupAlarm(lambda: now, lambda: now)
    now += 10 * OVERDUE
    alarm.look()
    assert not alarm.overdue, "nothing is backed up here, as on PostgreSQL"
    alarm.begin()
    now += OVERDUE
    alarm.look()
    assert caplog.records == []
    now += 1
    alarm.look()
    alarm.look()
    assert [record.getMessage() for record in caplog.records] == [
        "The newest backup of the database is 26 hours old. (the last attempt has not ended)"
    ]


def test_a_first_backup_that_fails_raises_the_alarm_at_once(caplog: pytest.LogCaptureFixture) -> None:
    alarm = BackupAlarm(lambda: 0.0)
    alarm.begin()
    alarm.tried(None, "the disk is full")
    assert alarm.overdue
    assert [record.getMessage() for record in caplog.records] == [
        "There is no backup of the database. (the disk is full)"
    ]


def test_backups_are_stored_beside_the_database_by_default(tmp_path: Path) -> None:
    assert Settings(_env_file=None, database=tmp_path / "a.db").backups == tmp_path / "backups"
    assert Settings(_env_file=None, backup_folder=tmp_path).backups == tmp_path


# The log


@pytest.fixture
async def simcord_bot(
    make_bot: MakeBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> KanteraBot:
    bot = await make_bot()
    monkeypatch.setattr("secrets.token_hex", lambda length=16: SECRET)
    return bot


@pytest.mark.simcord(settle_timeout=60.0)
async def test_the_debug_log_of_a_game_contains_neither_seed_nor_hands(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even in the traceback of a drawing that fails."""

    def fails(view: object, *args: object, **options: object) -> None:
        raise ValueError("no board today")

    monkeypatch.setattr(world.bot.services.game_pictures["thunderstone"], "board", fails)
    caplog.set_level(logging.DEBUG)
    quiet_libraries("DEBUG")
    rng = Random("log-1")
    await world.started(computers=2, game="thunderstone")
    table = await world.table()
    tables = world.bot.tables
    hands: set[str] = set()
    for _ in range(25):
        await world.env.settle()
        game = await tables.store.game(table.id)
        question = next((question for question in game.questions if question.awaited and question.seat == 0), None)
        hands |= {str(card) for card in game.view(0).model_dump().get("hand", [])}
        if question is None:
            await asyncio.sleep(0)
            continue
        options = question.options(game)
        picked = rng.sample([option.id for option in options], max(1, question.min))
        hands |= set(picked)
        with contextlib.suppress(IllegalChoice):  # not every combination is legal
            await tables.play.choose(table.id, 0, question.id, picked, user_id=world.alice.id)
    await world.my_move(world.alice)
    await tables.ending.end(table.id, world.alice.id)
    await world.bot.updater.idle()
    assert "Play again" in buttons(world.board)
    assert (await tables.store.game(table.id)).dice.seed == SECRET
    written = "\n".join(f"{record.getMessage()} {record.exc_text or ''}" for record in caplog.records)
    assert "no board today" in written, "the failure was logged"
    assert SECRET not in written
    secrets = {name for name in hands if len(name) > 5}
    assert len(secrets) > 3
    assert [name for name in secrets if name in written] == []

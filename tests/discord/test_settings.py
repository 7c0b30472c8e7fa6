"""Settings: each wrong one is reported in one sentence, and the bot starts without any."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import IO, Any

import pytest

import bot
import kantera
from bot import is_free, pages_port
from settings import TABLE_PORT, Settings, read_settings
from storage.sqlite.upkeep import backups
from tables.store.server_settings import Limits
from tables.store.shards import Shards
from tests.discord.conftest import MakeBot

ROOT = Path(__file__).parents[2]


def process(folder: Path, **options: Any) -> subprocess.Popen[str]:
    """The bot at the local table, started in this folder."""
    environment = {key: value for key, value in os.environ.items() if key.lower() not in Settings.model_fields}
    return subprocess.Popen(
        [sys.executable, str(ROOT / "kantera.py"), "run"],
        cwd=folder,
        env={**environment, "LOCAL_PORT": "0", "DATABASE": "games.db", "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
        **options,
    )


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Run the program without a process of its own, for what ends before anything is connected; its exit code."""
    monkeypatch.chdir(tmp_path)  # away from a file .env
    monkeypatch.setattr(bot, "set_up_log", lambda level: None)
    monkeypatch.setattr(bot, "keep_for_good", lambda: None)

    def run(*arguments: str, **settings: str) -> int:
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        with pytest.raises(SystemExit) as ended:
            kantera.main(arguments)
        return int(ended.value.code or 0)

    return run


def test_the_help_avoids_technical_terms(start: Callable[..., int], capsys: pytest.CaptureFixture[str]) -> None:
    assert start("--help") == 0
    output = capsys.readouterr().out
    assert "opens a table in your browser" in " ".join(output.split())
    assert "REST" not in output
    assert "JSON" not in output
    for command in ("run", "check", "backup", "move"):
        assert re.search(rf"^ +{command} +\w", output, re.M)


@pytest.mark.long
def test_the_local_table_prints_its_address_last_and_shuts_down_cleanly(tmp_path: Path) -> None:
    with process(tmp_path, stderr=subprocess.STDOUT) as local:
        try:
            assert local.stdout is not None
            before = list(iter(partial(_line, local.stdout), ""))
            assert backups(tmp_path / "backups")
            local.send_signal(signal.SIGINT)
            output, _ = local.communicate(timeout=120)
        finally:
            local.kill()
    assert local.returncode == 0
    assert before[-1] == "\n"
    assert "a backup was written" in before[-2], "the one that is due at the first start"
    assert not [line for line in before if "form" in line], "a new database is not converted from an older form"
    assert "INFO" not in output


def _line(output: IO[str]) -> str:
    """The next line; empty for the one with the address."""
    line = next(output)
    return "" if re.fullmatch(r"Kantera's table is open: http://127\.0\.0\.1:\d+/\n", line) else line


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOCAL_PORT", "70000"),
        ("LOCAL_PORT", "many"),
        ("DEFAULT_LANGUAGE", "klingon"),
        ("LOG_LEVEL", "LOUD"),
        ("DEV_GUILD", "here"),
        ("SHARDS", "4/4"),
        ("MAX_TABLES_PER_PERSON", "-1"),
        ("MAX_TABLES_PER_SERVER", "many"),
        ("PRIVACY_URL", "javascript:alert(1)"),
        ("TERMS_URL", "https://kantera.example/terms_(old)"),
        ("SUPPORT_URL", "our server"),
    ],
)
def test_a_wrong_setting_is_reported_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str
) -> None:
    monkeypatch.chdir(tmp_path)  # away from a file .env
    monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit) as ended:
        read_settings()
    assert ended.value.code == 2
    (sentence,) = capsys.readouterr().err.strip().splitlines()
    assert name in sentence
    assert value in sentence


def test_an_empty_setting_is_as_good_as_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    usual = read_settings()
    for name in Settings.model_fields:
        monkeypatch.setenv(name.upper(), "")
    assert read_settings() == usual


def test_a_file_that_is_not_a_database_is_reported_in_one_sentence(
    tmp_path: Path, start: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes.txt").write_text("my notes\n" * 500)
    assert start("run", DATABASE="notes.txt", DISCORD_TOKEN="x") == 2
    (sentence,) = capsys.readouterr().err.strip().splitlines()
    assert "notes.txt" in sentence
    assert (tmp_path / "notes.txt").read_text().startswith("my notes")


def test_the_check_of_a_fresh_folder_finds_nothing_wrong(
    tmp_path: Path, start: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert start("check", DISCORD_TOKEN="", DATABASE="games.db") == 0
    assert "Nothing is wrong." in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == [], "the check makes no file"


def test_a_port_in_use_is_reported_in_one_sentence(
    start: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert start("run", LOCAL_PORT=port, DISCORD_TOKEN="") == 2
        (sentence,) = capsys.readouterr().err.strip().splitlines()
        assert f"LOCAL_PORT={port}" in sentence
        assert start("run", "--port", port, LOCAL_PORT="0", DISCORD_TOKEN="") == 2, "the option counts"
        assert f"LOCAL_PORT={port}" in capsys.readouterr().err


def test_the_local_table_keeps_its_ports_if_they_are_free() -> None:
    """Boards in the browser reconnect to the same address after a restart."""
    assert Settings().local_port == TABLE_PORT
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert not is_free(port)
        assert pages_port(port - 1) == 0
    assert is_free(port)
    assert pages_port(port - 1) == port
    assert pages_port(0) == 0


def test_settings_come_from_the_env_file_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("LOCAL_PORT=8123\nDEFAULT_LANGUAGE=en\nLOG_LEVEL=debug\nDEV_GUILD=\nSHARDS=4-7/16\n")
    settings = Settings()
    assert (settings.local_port, settings.default_language) == (8123, "en")
    assert (settings.log_level, settings.dev_guild) == ("DEBUG", None)
    assert settings.shards == Shards((4, 5, 6, 7), 16)


async def test_the_limits_of_tables_come_from_the_settings(make_bot: MakeBot, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await make_bot()
    assert made.tables.servers.limits == Limits(per_person=20, per_server=200)
    await made.tables.database.close()
    monkeypatch.setenv("MAX_TABLES_PER_PERSON", "0")
    monkeypatch.setenv("MAX_TABLES_PER_SERVER", "7")
    made = await make_bot()
    assert made.tables.servers.limits == Limits(per_person=0, per_server=7)
    await made.tables.database.close()


def test_the_example_explains_every_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert re.findall(r"^([A-Z_]+)=", example, re.M) == [name.upper() for name in Settings.model_fields]
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text(example, encoding="utf-8")
    assert Settings().model_dump() == Settings(_env_file=None).model_dump()


def test_the_token_is_never_shown() -> None:
    assert "secret-token" not in repr(Settings(_env_file=None, discord_token="secret-token"))  # type: ignore[arg-type]


@pytest.mark.long
def test_a_second_bot_is_refused_and_replacing_the_file_stops_the_first(
    tmp_path: Path, start: Callable[..., int]
) -> None:
    with process(tmp_path, stderr=subprocess.PIPE) as first:
        try:
            assert first.stdout is not None
            assert "table is open" in first.stdout.readline()
            with process(tmp_path, stderr=subprocess.PIPE) as second:
                _, errors = second.communicate(timeout=120)
            assert second.returncode == 1
            assert errors.splitlines()[-1] == (
                f"The database games.db is in use by another bot (process {first.pid}); stop that one first."
            )
            assert start("check", DISCORD_TOKEN="", DATABASE="games.db") == 0
            assert first.poll() is None

            (tmp_path / "games.db").rename(tmp_path / "old.db")
            (tmp_path / "games.db").write_bytes(b"another file")
            _, errors = first.communicate(timeout=120)
        finally:
            first.kill()
    assert first.returncode == 2
    sentence = "The database games.db was replaced or removed while the bot was running"
    assert errors.splitlines()[-1].startswith(sentence)
    assert f"ERROR   storage.sqlite.leases: {sentence}" in errors
    assert (tmp_path / "games.db").read_bytes() == b"another file"

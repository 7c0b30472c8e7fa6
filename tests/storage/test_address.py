"""Where the tables are kept: a path or an address, and a missing driver for it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pydantic import SecretStr

from kantera import main
from settings import WRONG_SETTING, Settings
from storage.database import check, is_postgres, last_beat, open_database
from storage.errors import BadDatabase
from storage.migrations import migrations, scripts_in
from tests.tables.helpers import GAMES

ADDRESS = "postgresql://ann:sesame@db.example/kantera"


@pytest.fixture
def no_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    """The extra is not installed."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "psycopg" or "storage.postgres." in name]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)


@pytest.mark.parametrize("address", [ADDRESS, "postgres://h/d"])
def test_a_postgresql_url_is_an_address(address: str) -> None:
    assert is_postgres(address)


@pytest.mark.parametrize("path", ["kantera.db", "postgresql/kantera.db", "/var/postgres://x", Path("postgres://x")])
def test_a_path_is_not_an_address(path: str | Path) -> None:
    assert not is_postgres(path)


def test_both_databases_have_the_same_migration_numbers() -> None:
    """One with triggers is written for both; `test_postgres` compares the tables they make."""
    file = [number for number, _ in migrations("storage.sqlite")]
    server = [number for number, _ in migrations("storage.postgres")]

    assert server == file


async def test_a_missing_driver_is_reported_in_one_sentence(no_driver: None) -> None:
    with pytest.raises(BadDatabase, match=r"needs the driver psycopg.* -r requirements-postgres\.lock") as refused:
        await open_database(ADDRESS)

    assert "\n" not in str(refused.value)
    assert "sesame" not in str(refused.value)
    assert check(ADDRESS, GAMES) == [str(refused.value)]
    assert last_beat(ADDRESS) is None


@pytest.mark.slow
def test_without_the_driver_the_bot_ends_with_the_code_of_a_wrong_setting(
    no_driver: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE", ADDRESS)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setattr("bot.set_up_log", lambda level: None)

    with pytest.raises(SystemExit) as ended:
        main(["run"])

    assert ended.value.code == WRONG_SETTING == 2
    assert "needs the driver psycopg" in capsys.readouterr().err


def test_the_setting_takes_a_path_or_an_address_and_shows_no_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE", ADDRESS)
    settings = Settings(_env_file=None)
    assert isinstance(settings.database, SecretStr)
    assert (settings.address, settings.file) == (ADDRESS, None)
    assert "sesame" not in repr(settings)
    monkeypatch.setenv("DATABASE", "games/kantera.db")
    settings = Settings(_env_file=None)
    assert settings.address == settings.file == Path("games/kantera.db")
    assert settings.backups == Path("games/backups")


def test_two_migrations_with_the_same_number_are_refused(tmp_path: Path) -> None:
    for name in ("0001_first.sql", "0002_second.sql", "notes.txt"):
        (tmp_path / name).write_text(name)
    assert scripts_in(tmp_path) == {1: "0001_first.sql", 2: "0002_second.sql"}
    (tmp_path / "0002_other.sql").touch()
    with pytest.raises(ValueError, match="0002"):
        scripts_in(tmp_path)

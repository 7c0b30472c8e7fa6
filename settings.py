"""The settings of the host: from the environment or the file `.env`, whose example explains each."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from storage.database import is_postgres
from storage.rows import Language
from tables.store.shards import Shards
from web.access import Origin

WRONG_SETTING = 2
"""The exit code for a setting that is wrong or missing, or a token that Discord refuses."""
TABLE_PORT = 8460
"""The port of the local table, always the same so that open boards reconnect after a restart, or any if it is taken."""

Link = Annotated[str, Field(pattern=r"^(https?://[^\s()<>]+)?$")]
"""A web address that can be used in a link, or an empty text."""


class Settings(BaseSettings):
    """From the environment, otherwise from `.env`; `.env.example` explains each."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr = SecretStr("")
    database: Path | SecretStr = Path("kantera.db")
    """The path of a file, or the address of a PostgreSQL database with its password."""
    backup_folder: Path | None = None
    local_port: int = Field(default=TABLE_PORT, ge=0, le=65535)
    default_language: Language = "en"
    dev_guild: int | None = Field(default=None, gt=0)
    shards: Annotated[Shards | None, NoDecode] = None
    standby: bool = False
    keep_removed_days: int = Field(default=30, ge=0, le=3650)
    """For how many days the data of a server that removed the bot is kept; 0: forever."""
    health_port: int = Field(default=0, ge=0, le=65535)
    web_port: int = Field(default=0, ge=0, le=65535)
    """Where pages of games are served, on loopback; 0 at the local table: see `pages_port`."""
    public_url: Origin | None = None
    """The address under which a reverse proxy publishes that port."""
    max_tables_per_person: int = Field(default=20, ge=0)
    """Unfinished tables of one host, 0 for any number."""
    max_tables_per_server: int = Field(default=200, ge=0)
    """Unfinished tables of one server, 0 for any number."""
    privacy_url: Link = ""
    terms_url: Link = ""
    support_url: Link = ""
    """Links to the privacy policy, the terms of service and a support server; empty: not shown."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"

    @field_validator("database", mode="before")
    @classmethod
    def _address(cls, value: object) -> object:
        if isinstance(value, str):
            return SecretStr(value) if is_postgres(value) else Path(value)
        return value

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("shards", "public_url", mode="before")
    @classmethod
    def _read(cls, value: object, info: ValidationInfo) -> object:
        kind = Shards if info.field_name == "shards" else Origin
        try:
            return kind.read(value) if isinstance(value, str) else value
        except ValueError as error:
            raise PydanticCustomError("unreadable", "{sentence}", {"sentence": str(error)}) from None

    @property
    def token(self) -> str:
        """The bot's token; empty for the local table."""
        return self.discord_token.get_secret_value().strip()

    @property
    def file(self) -> Path | None:
        """The file with all games; None for PostgreSQL."""
        return self.database if isinstance(self.database, Path) else None

    @property
    def address(self) -> str | Path:
        """The database, as `open_database` takes it. Never show it: it may contain a password."""
        return self.database if isinstance(self.database, Path) else self.database.get_secret_value()

    @property
    def links(self) -> dict[str, str]:
        """The links that *About this bot* shows, by kind."""
        links = {"privacy": self.privacy_url, "terms": self.terms_url, "support": self.support_url}
        return {kind: link for kind, link in links.items() if link}

    @property
    def backups(self) -> Path:
        """Where the nightly copies of the file go."""
        return self.backup_folder or (self.file or Path("kantera.db")).parent / "backups"


def read_settings() -> Settings:
    """The settings. Raises SystemExit with one sentence for each that is wrong."""
    try:
        return Settings()
    except ValidationError as error:
        for problem in error.errors(include_url=False, include_context=False):
            name = "_".join(str(part) for part in problem["loc"]).upper()
            shown = "" if "TOKEN" in name else f" (it is {problem['input']!r})"
            print(f"The setting {name} is wrong{shown}: {problem['msg']}.", file=sys.stderr)
        raise SystemExit(WRONG_SETTING) from None

"""Start here: settings, storage, cogs, then Discord, or the local table when there is no token.

`python bot.py --record FILE` writes each REST request of the bot at the local table as a JSON line.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import aiohttp
import discord
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from cogs.ui import pictures
from cogs.ui.client import KanteraBot, Start
from cogs.ui.commands import TEXTS
from cogs.ui.delays import Delays
from cogs.ui.faces import Face, find_faces
from cogs.ui.house import House
from cogs.ui.texts import Texts
from rules import GAMES, PLAYERS
from rules.core.game import Game
from rules.core.players import Player
from sandbox import Sandbox, addresses_of, loopback_connector, point_client_here
from storage.database import Database
from storage.errors import BadDatabase
from storage.people import People
from storage.rows import Language
from storage.tables import Tables
from storage.thinking import PoolThinker, Thinker
from storage.workers import Workers

log = logging.getLogger("kantera")

WRONG_SETTING = 2
"""The exit code for a setting that is wrong or missing, or a token that Discord refuses."""


class Settings(BaseSettings):
    """From the environment, else from `.env`; `.env.example` explains each."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore")

    discord_token: SecretStr = SecretStr("")
    database: Path = Path("kantera.db")
    local_port: int = Field(default=0, ge=0, le=65535)
    default_language: Language = "ja"
    dev_guild: int | None = Field(default=None, gt=0)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("dev_guild", mode="before")
    @classmethod
    def _none(cls, value: object) -> object:
        return None if value == "" else value

    @property
    def token(self) -> str:
        """The bot's token; empty for the local table."""
        return self.discord_token.get_secret_value().strip()


async def create_bot(
    settings: Settings,
    *,
    games: Mapping[str, type[Game]] = GAMES,
    players: Mapping[str, Mapping[str, Player]] = PLAYERS,
    faces: Mapping[str, Face] | None = None,
    texts: Texts = TEXTS,
    delays: Delays | None = None,
    thinker: Thinker | None = None,
    draw: Any = pictures.draw,
    more_cogs: Any = (),
    verifies: bool = True,
    **options: Any,
) -> KanteraBot:
    """A bot with its storage, not yet connected. `draw=None` shows words in place of pictures.

    Raises BadDatabase when the database file cannot be used.
    """
    database = await Database.open(settings.database)
    tables = Tables(
        database,
        games,
        players,
        thinker or PoolThinker(Workers()),
        clock_delay=1.0 if delays is None else 0.0,
    )
    house = House(
        tables=tables,
        people=People(database),
        texts=texts,
        games=games,
        players=players,
        faces=find_faces() if faces is None else faces,
        delays=delays or Delays(),
        default_language=settings.default_language,
        draw=draw,
    )
    start = Start(dev_guild=settings.dev_guild, more_cogs=more_cogs, verifies=verifies)
    return KanteraBot(house, start, **options)


class Failed(Exception):
    """The bot cannot start; one sentence for the person who started it."""


async def run(settings: Settings, record: Path | None) -> None:
    """Run the bot until it is stopped. Raises BadDatabase, Failed."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopped.set)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    if settings.token:
        try:
            await _until(stopped, await create_bot(settings, max_ratelimit_timeout=60.0), settings.token)
        except discord.LoginFailure:
            raise Failed("Discord refuses DISCORD_TOKEN; copy it anew from the bot's page.") from None
        except aiohttp.ClientConnectionError as error:
            raise Failed(f"Discord cannot be reached: {error}") from error
        return
    # Threads and people's settings of the table stay beside the games that are played there.
    table = Sandbox(record=record, memory=settings.database.with_suffix(".table.json"))
    try:
        await table.start(port=settings.local_port)
    except OSError as error:
        raise Failed(f"The local table cannot be opened (LOCAL_PORT={settings.local_port}): {error}") from error
    try:
        point_client_here(**addresses_of(table))
        bot = await create_bot(
            settings, connector=loopback_connector(), guild_ready_timeout=0.1, max_ratelimit_timeout=60.0
        )
        print(f"Kantera's table is open: {table.url}", flush=True)
        await _until(stopped, bot, table.token)
    finally:
        await table.stop()


async def _until(stopped: asyncio.Event, bot: KanteraBot, token: str) -> None:
    """Run the bot until a signal comes or it ends by itself, then close it in good order."""
    running = asyncio.create_task(bot.start(token), name="bot")
    waiting = asyncio.create_task(stopped.wait(), name="signal")
    try:
        await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
    finally:
        ended_by_itself = running.done()
        waiting.cancel()
        await bot.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await pictures.close()
    if ended_by_itself:
        running.result()


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


def main() -> None:
    """Read the settings and run; what a person can mend is told in one sentence."""
    parser = argparse.ArgumentParser(prog="bot.py", description=__doc__)
    parser.add_argument("--record", type=Path, help="at the local table: write each REST request to this file")
    arguments = parser.parse_args()
    settings = read_settings()
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    # Below INFO discord.py writes whole messages and the token.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(settings.log_level)))
    try:
        asyncio.run(run(settings, arguments.record))
    except (BadDatabase, Failed) as error:
        print(error, file=sys.stderr)
        raise SystemExit(WRONG_SETTING) from None


if __name__ == "__main__":
    main()

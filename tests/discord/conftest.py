"""A table for the tests: the real bot with the real games and the sample game, on a simulated Discord."""

from __future__ import annotations

import secrets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio
import simcord
from simcord import interactions as simcord_interactions

from bot import Offer, create_bot
from cogs.client.client import KanteraBot
from locales.texts import Texts, text_folders
from pictures.game_pictures import find_game_pictures
from pictures.render_queue import Draw
from rules.players import RandomPlayer
from rules.registry import GAMES, PLAYERS
from settings import Settings
from storage.rows import Table
from tables.workers.thinker import InlineThinker
from tests.delays import NO_DELAYS
from tests.discord import sample_cog
from tests.discord.question_shapes import Picks
from tests.discord.table import Member, Panel, World
from tests.rules.sample import Sample
from tests.storage.fast_sqlite import empty_database

OWN_TEXTS = Path(__file__).with_name("texts")
TEXTS = Texts({**text_folders(), **{name: OWN_TEXTS / name for name in ("sample", "picks")}})

MakeBot = Callable[..., Awaitable[KanteraBot]]

SEED = "lantern"

POLL_SECONDS = 0.001
"""Seconds between SimCord's checks whether everything is idle; most presses would take its default of 0.05."""
simcord.Env._validate_idle = lambda *_: POLL_SECONDS  # type: ignore[method-assign]


SETTLES = 60.0
"""Seconds in which the bot must have done everything: a computer player may think for five on a slow machine."""


@pytest.fixture
def make_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MakeBot:
    """Make bots that all use the same database file, as a restarted bot does.

    Dice and computer players are seeded with `SEED`. The commands are registered without translations, which take
    longer than all the rest of a start, unless the bot is made with `translates=True`.
    """
    monkeypatch.setattr(secrets, "token_hex", lambda length=16: SEED)

    async def make(*, translates: bool = False, draw: Draw | None = None, **options: Any) -> KanteraBot:
        database = empty_database(tmp_path / "kantera.db")
        settings = Settings(_env_file=None, database=database, default_language="en")
        offer = Offer(
            {**GAMES, "sample": Sample, "picks": Picks},
            {**PLAYERS, "sample": {"random": RandomPlayer()}, "picks": {"random": RandomPlayer()}},
            {**find_game_pictures(), "sample": sample_cog.SampleFace()},
            TEXTS,
            [sys.modules[sample_cog.__name__]],
        )
        given = {"offer": offer, "delays": NO_DELAYS, "thinker": InlineThinker(), "verifies": False, "shard_count": 1}
        bot = await create_bot(settings, **{**given, **options})
        bot.services.draw = draw
        bot.tables.chance.seed(SEED)
        if not translates:
            monkeypatch.setattr(bot.tree, "set_translator", AsyncMock())
        return bot

    return make


@pytest_asyncio.fixture
async def simcord_bot(make_bot: MakeBot, request: pytest.FixtureRequest) -> KanteraBot:
    """A bot with the options that the tests are marked with (`bot`)."""
    marked = request.node.get_closest_marker("bot")
    return await make_bot(**(marked.kwargs if marked else {}))


@pytest.fixture
def languages(monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """Languages by user id; SimCord's own users all speak English. 0 stands for the server's language."""
    spoken: dict[int, str] = {}
    original = simcord_interactions.base_payload

    def base_payload(*args: Any, **kwargs: Any) -> Any:
        record, payload = original(*args, **kwargs)
        payload["locale"] = spoken.get(kwargs["user_id"], "en-US")
        if "guild_locale" in payload:
            payload["guild_locale"] = spoken.get(0, "en-US")
        return record, payload

    monkeypatch.setattr(simcord_interactions, "base_payload", base_payload)
    return spoken


@pytest_asyncio.fixture
async def world(
    simcord_env: simcord.Env, languages: dict[int, str], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[World]:
    """A server with a channel and people.

    SimCord has no clock and waits for every answer as long as it takes, also on a busy machine; whether answers arrive
    in time by the real clock is tested in `test_busy_database.py`.
    """
    monkeypatch.setattr("cogs.services.caller.ANSWER_WITHIN", 60.0)
    simcord_env.settle_timeout = SETTLES
    world = World(simcord_env, languages)
    yield world
    await world.bot.tables.close()
    await world.bot.tables.database.close()


@pytest_asyncio.fixture
async def rival(world: World) -> Member:
    """Bob, in a sample game with Alice that has begun."""
    (bob,) = await world.started("bob")
    return bob


@pytest_asyncio.fixture
async def panel(world: World) -> Panel:
    """Alice's panel at a sample table with a computer player."""
    return await world.first_move(computers=1)


@pytest_asyncio.fixture
async def finished(world: World) -> Table:
    """The sample table of Alice and Bob, played to its end."""
    return await world.finished(world.bob)


@pytest.fixture
def boss(world: World) -> Member:
    """A member with Manage Server."""
    return world.boss()


@pytest.fixture
def scores(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample scores along the way."""
    monkeypatch.setattr(Sample, "standing", lambda game: list(game.points))

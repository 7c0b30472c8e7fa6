"""A bot with the game of `trail`, and its pages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

from bot import Offer
from locales.texts import Texts, text_folders
from rules.players import RandomPlayer
from rules.registry import GAMES, PLAYERS
from storage.rows import Table
from tests.discord.conftest import MakeBot
from tests.web.people import ANN, BEN, Site, served
from tests.web.trail import Trail, TrailFace

TEXTS = Texts({**text_folders(), "trail": Path(__file__).with_name("texts") / "trail"})


@asynccontextmanager
async def trail_site(make_bot: MakeBot, fonts: Mapping[str, Path]) -> AsyncIterator[Site]:
    """Pages of the game with a path."""
    offer = Offer(
        {**GAMES, "trail": Trail}, {**PLAYERS, "trail": {"random": RandomPlayer()}}, {"trail": TrailFace()}, TEXTS
    )
    bot = await make_bot(offer=offer)
    async with served(bot, fonts) as site:
        yield site


async def game(site: Site, table: Table) -> Trail:
    """The game of a table."""
    return cast(Trail, await site.game(table))


async def begun(site: Site, at: int = 0, *, watched: bool = False) -> Table:
    """A game of Ann and Ben whose path has reached a cell."""
    return await site.table("trail", ANN, BEN, start=at, watched=watched)

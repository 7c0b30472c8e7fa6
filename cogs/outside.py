"""The bot seen from outside: Prometheus figures and whether it is well, on loopback alone."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

import discord
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from cogs.client import KanteraBot
from cogs.house.figures import ErrorCount
from storage.errors import StorageFailure

log = logging.getLogger(__name__)

LOOPBACK = "127.0.0.1"
GONE = 60.0
"""After how many seconds without Discord's gateway the bot is not well."""


class Outside:
    """`/metrics` and `/healthz` of one bot, which is not started yet."""

    def __init__(self, bot: KanteraBot, now: Callable[[], float] = time.monotonic) -> None:
        self.bot = bot
        self._now = now
        self._gone: float | None = now()
        self._count = ErrorCount(bot.house.figures)
        self._runner: web.AppRunner | None = None
        bot.add_listener(self._interaction, "on_interaction")
        bot.add_listener(self._there, "on_ready")
        bot.add_listener(self._there, "on_resumed")
        bot.add_listener(self._left, "on_disconnect")

    async def start(self, port: int) -> int:
        """Answer on this port (0: any free one) from now on, and return it. Raises OSError."""
        application = web.Application()
        application.add_routes([web.get("/metrics", self._metrics), web.get("/healthz", self._healthz)])
        runner = web.AppRunner(application, access_log=None)
        await runner.setup()
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError:
            await runner.cleanup()
            raise
        logging.getLogger().addHandler(self._count)
        self._runner = runner
        return int(runner.addresses[0][1])

    async def close(self) -> None:
        """Answer no more."""
        logging.getLogger().removeHandler(self._count)
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @property
    def gone(self) -> float:
        """For how many seconds Discord's gateway has been out of reach; 0 while it is there."""
        return 0.0 if self._gone is None else self._now() - self._gone

    def faults(self) -> list[str]:
        """What is wrong, a sentence each."""
        still = self.bot.pulse.still
        found = [f"The clock has stood still for {still:.0f} seconds."] if still else []
        if self.gone >= GONE:
            found.append(f"Discord's gateway has been out of reach for {self.gone:.0f} seconds.")
        return found

    async def _metrics(self, request: web.Request) -> web.Response:
        figures, tables = self.bot.house.figures, self.bot.tables
        try:
            counts = await tables.shelf.counts()
        except StorageFailure as error:
            log.error("the tables cannot be counted: %s", error)
            counts = {}
        figures.counted(tables.choices.stored, counts)
        figures.clock.set(self.bot.pulse.still)
        figures.gateway.set(self.gone)
        return web.Response(body=generate_latest(figures.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _healthz(self, request: web.Request) -> web.Response:
        faults = self.faults()
        return web.Response(text="\n".join(faults or ["ok"]) + "\n", status=503 if faults else 200)

    async def _interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.bot.house.figures.arrived(interaction.id, interaction.type.name)

    async def _there(self) -> None:
        self._gone = None

    async def _left(self) -> None:
        if self._gone is None:
            self._gone = self._now()

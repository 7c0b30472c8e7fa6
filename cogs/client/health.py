"""A health check of the bot, on loopback only."""

from __future__ import annotations

import time
from collections.abc import Callable

from aiohttp import web

from cogs.client.client import KanteraBot

LOOPBACK = "127.0.0.1"
GONE = 60.0
"""After how many seconds without Discord's gateway, on any of its shards, the bot is unhealthy."""


class HealthCheck:
    """`/healthz` of one bot, which has not been started yet."""

    def __init__(self, bot: KanteraBot, now: Callable[[], float] = time.monotonic) -> None:
        self.bot = bot
        self._now = now
        self._begun = now()
        self._gone: dict[int, float | None] = {}
        """Since when each shard has been out of reach, None while it is connected; one that never was has no entry."""
        self._runner: web.AppRunner | None = None
        bot.add_listener(self._there, "on_shard_ready")
        bot.add_listener(self._there, "on_shard_resumed")
        bot.add_listener(self._left, "on_shard_disconnect")

    async def start(self, port: int) -> int:
        """Serve on this port (0: any free one) from now on, and return it. Raises OSError."""
        application = web.Application()
        application.add_routes([web.get("/healthz", self._healthz)])
        runner = web.AppRunner(application, access_log=None)
        await runner.setup()
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError:
            await runner.cleanup()
            raise
        self._runner = runner
        return int(runner.addresses[0][1])

    async def close(self) -> None:
        """Stop serving."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @property
    def gone(self) -> dict[int, float]:
        """For how many seconds each shard of this process has been out of reach; 0 while connected."""
        since = {shard: self._gone.get(shard, self._begun) for shard in self.bot.own_shards}
        return {shard: 0.0 if at is None else self._now() - at for shard, at in since.items()}

    def faults(self) -> list[str]:
        """The faults at this moment, a sentence each. A standby does nothing, and is healthy."""
        if self.bot.failover.standby_reason:
            return [] if self.bot.is_ready() else ["This process is to stand by, and is not connected to Discord yet."]
        still = self.bot.heartbeat.still
        sentences = [f"The clock has stood still for {still:.0f} seconds."] if still else []
        for shard, seconds in self.gone.items():
            if seconds >= GONE:
                which = "" if len(self.bot.own_shards) == 1 else f" for shard {shard}"
                sentences.append(f"Discord's gateway has been out of reach{which} for {seconds:.0f} seconds.")
        if self.bot.backup_alarm.overdue:
            sentences.append(self.bot.backup_alarm.sentence())
        return sentences

    async def _healthz(self, request: web.Request) -> web.Response:
        faults = self.faults()
        sentences = faults or [self.bot.failover.standby_reason or "ok"]
        return web.Response(text="\n".join(sentences) + "\n", status=503 if faults else 200)

    async def _there(self, shard: int) -> None:
        self._gone[shard] = None

    async def _left(self, shard: int) -> None:
        if self._gone.get(shard, self._begun) is None:  # otherwise each attempt to reconnect would log it again
            self._gone[shard] = self._now()

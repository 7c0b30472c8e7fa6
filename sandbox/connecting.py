"""Points a stock discord.py client at the local table, and keeps it from reaching anything else."""

from __future__ import annotations

import socket

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult


def point_client_here(page: str) -> None:
    """Give every discord.py client of this process the addresses of the table whose page is at this address.

    These are the only three places where discord.py keeps an address; nothing else about it is changed.
    """
    import discord  # not above: the table itself runs without the client
    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    base = page.rstrip("/")
    Route.BASE = base + "/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL("ws" + base.removeprefix("http") + "/gateway")
    discord.Asset.BASE = base + "/cdn"


class NoNames(AbstractResolver):
    """A resolver that knows no name: only literal addresses can be reached."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Refuse a name. Raises OSError always."""
        raise OSError(f"the local table lets the bot reach nothing outside this machine, not {host}")

    async def close(self) -> None:
        """Nothing to close."""


def loopback_connector() -> aiohttp.TCPConnector:
    """A connector for `discord.Client(connector=...)` that resolves no names.

    It has to be made inside the running loop.
    """
    return aiohttp.TCPConnector(resolver=NoNames(), limit=0)

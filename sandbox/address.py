"""Points a stock discord.py client at the local table, and keeps it from reaching anything else."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

if TYPE_CHECKING:
    from sandbox.server import Sandbox


def point_client_here(*, api_base: str, gateway_url: str, cdn_base: str) -> None:
    """Give every discord.py client of this process the table's addresses (see `addresses_of`).

    These are the only three places where discord.py keeps an address; nothing else about it is changed.
    """
    import discord
    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    Route.BASE = api_base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    discord.Asset.BASE = cdn_base


def addresses_of(table: Sandbox | str) -> dict[str, str]:
    """The arguments of `point_client_here` for a table in this process, or for the address of its page."""
    base = (table if isinstance(table, str) else table.url).rstrip("/")
    return {
        "api_base": base + "/api/v10",
        "gateway_url": "ws" + base.removeprefix("http") + "/gateway",
        "cdn_base": base + "/cdn",
    }


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

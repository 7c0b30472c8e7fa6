"""The addresses of Discord in the client library, restored after a test that points it at a local table."""

from __future__ import annotations

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route


def restore_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore the addresses when the test ends, wherever it points the client."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(discord.Asset, "BASE", discord.Asset.BASE)

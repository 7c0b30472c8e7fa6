"""The table serves only this machine, and its bot connects to nothing else."""

from __future__ import annotations

import inspect
from pathlib import Path

import aiohttp
import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox import Sandbox, loopback_connector, point_client_here
from tests.sandbox.addresses import restore_addresses


def test_the_patched_attributes_of_discord_py_exist() -> None:
    assert inspect.getattr_static(Route, "BASE").startswith("http")
    assert isinstance(inspect.getattr_static(DiscordWebSocket, "DEFAULT_GATEWAY"), yarl.URL)
    assert inspect.getattr_static(discord.Asset, "BASE").startswith("http")


def test_the_client_is_pointed_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    restore_addresses(monkeypatch)
    point_client_here("http://127.0.0.1:7/")
    assert Route("GET", "/users/@me").url == "http://127.0.0.1:7/api/v10/users/@me"
    assert yarl.URL("ws://127.0.0.1:7/gateway") == DiscordWebSocket.DEFAULT_GATEWAY
    assert discord.Asset.BASE == "http://127.0.0.1:7/cdn"


async def test_names_are_never_resolved() -> None:
    async with aiohttp.ClientSession(connector=loopback_connector()) as session:
        for name in ("discord.com", "example.org", "localhost"):
            with pytest.raises(aiohttp.ClientConnectorError):
                await session.get(f"http://{name}:9/")


async def get(table: Sandbox, path: str, method: str = "GET", **headers: str) -> aiohttp.ClientResponse:
    async with aiohttp.ClientSession() as session:
        return await session.request(method, table.url.rstrip("/") + path, headers=headers)


async def test_foreign_hosts_and_pages_are_turned_away(table: Sandbox) -> None:
    own = table.url.rstrip("/")
    assert (await get(table, "/")).status == 200
    assert (await get(table, "/", Host="evil.example")).status == 403
    assert (await get(table, "/", Host="127.0.0.1:1")).status == 403
    assert (await get(table, "/", Origin="http://evil.example")).status == 403
    assert (await get(table, "/api/v10/users/@me", Origin=own, Authorization=f"Bot {table.token}")).status == 403
    assert (await get(table, "/gateway", Origin=own)).status == 403
    assert (await get(table, "/ui/ws")).status == 403
    assert (await get(table, "/ui/upload", "POST")).status == 403
    assert (await get(table, "/ui/upload", "POST", Origin="null")).status == 403


async def test_the_page_may_load_nothing_from_elsewhere(table: Sandbox) -> None:
    policy = (await get(table, "/")).headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


async def test_uploaded_files_are_not_served_as_pages(table: Sandbox) -> None:
    async with aiohttp.ClientSession(headers={"Origin": table.url.rstrip("/")}) as session:
        upload = table.url + "ui/upload?name=evil.html"
        async with session.post(upload, data=b"<script>alert(1)</script>") as answer:
            address = (await answer.json())["url"]
        async with session.get(address) as answer:
            assert answer.headers["Content-Type"] == "application/octet-stream"
            assert answer.headers["Content-Disposition"] == "attachment"
            assert "sandbox" in answer.headers["Content-Security-Policy"]


async def test_fonts_are_served_only_to_the_page(tmp_path: Path) -> None:
    font = tmp_path / "some.ttf"
    font.write_bytes(b"letters")
    async with Sandbox(fonts={"japanese": font}) as table:
        response = await get(table, "/fonts/japanese")
        assert (response.status, response.headers["Content-Type"]) == (200, "font/ttf")
        assert "font-src 'self'" in response.headers["Content-Security-Policy"]
        assert (await get(table, "/fonts/emoji")).status == 404
        assert (await get(table, "/fonts/..%2Fsome.ttf")).status == 404
        assert (await get(table, "/fonts/japanese", Origin="http://evil.example")).status == 403

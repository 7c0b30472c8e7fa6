"""REST: messages, DMs, threads, Discord's refusals, and changes of the table."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from sandbox import Sandbox
from sandbox.client import User
from sandbox.world import SEND_MESSAGES, VIEW_CHANNEL
from tests.sandbox.conftest import Join, Raw, deny
from tests.sandbox.demo_bot import DemoBot

Json = dict[str, Any]


@pytest.fixture
def here(table: Sandbox) -> str:
    return next(str(place.id) for place in table.world.channels.values() if place.name == "table-1")


def said(user: User, channel: str) -> str:
    """The content of the last message a user sees."""
    message = user.last(channel)
    assert message is not None
    return str(message["content"])


@pytest.mark.slow
async def test_messages_can_be_sent_edited_and_deleted(ben: User, bot: DemoBot) -> None:
    here = ben.channel("table-1")
    await ben.slash(here, "say", text="hello")
    await ben.wait_for_message(here, lambda message: message["content"] == "read hello!")
    place: Any = bot.get_channel(int(here))
    message = await place.send("bye")
    await ben.wait_for_message(here, lambda seen: seen["content"] == "bye")
    await message.delete()
    await ben.wait_for(lambda: str(message.id) not in ben.messages[here])
    with pytest.raises(discord.NotFound) as refusal:
        await message.edit(content="gone")
    assert refusal.value.code == 10008


@pytest.mark.slow
async def test_direct_messages_can_be_open_or_closed(ben: User, bot: DemoBot) -> None:
    here, direct = ben.channel("table-1"), ben.channel("dm")
    sent = await ben.slash(here, "whisper", text="psst")
    assert sent.shown["content"] == "sent"
    assert said(ben, direct) == "psst"
    assert await ben.slash(direct, "ping") is not None
    await ben.settings(dms_closed=True)
    sent = await ben.slash(here, "whisper", text="psst again")
    assert sent.shown["content"] == "failed 403 50007"


@pytest.mark.slow
async def test_threads_can_be_opened_and_archived(bot: DemoBot, join: Join) -> None:
    ben, dana = await join("ben"), await join("dana")
    here = ben.channel("table-1")
    opened = await ben.slash(here, "thread", name="open game")
    inside = ben.channel("open game")
    assert opened.shown["content"] == f"<#{inside}>"
    assert said(ben, inside) == f"welcome <@{ben.id}>"
    assert ben.channels[inside]["parent"] == here
    await dana.wait_for(lambda: any(place["name"] == "open game" for place in dana.channels.values()))
    thread: Any = bot.get_channel(int(inside))
    await thread.edit(archived=True)
    await ben.wait_for(lambda: ben.channels[inside]["archived"])
    await thread.send("open again")
    await ben.wait_for(lambda: not ben.channels[inside]["archived"])


@pytest.mark.slow
async def test_requests_without_permissions_are_refused(ben: User, table: Sandbox, bot: DemoBot) -> None:
    here = ben.channel("table-1")
    deny(table, here, SEND_MESSAGES)
    await ben.slash(here, "say", text="hello")
    await ben.wait_for_message(here, lambda message: message["content"] == "failed 403 50013")
    deny(table, here, SEND_MESSAGES | VIEW_CHANNEL)
    await ben.slash(here, "say", text="hello")
    await ben.wait_for_message(here, lambda message: message["content"] == "failed 403 50001")
    place: Any = bot.get_channel(int(here))
    assert not place.permissions_for(place.guild.me).send_messages
    deny(table, here, 0)
    await ben.slash(here, "say", text="hello")
    await ben.wait_for_message(here, lambda message: message["content"] == "read hello!")


async def test_a_message_without_a_file_that_it_shows_is_refused(table: Sandbox, raw: Raw, here: str) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}
    status, answer = await raw("POST", f"/channels/{here}/messages", {"flags": 1 << 15, "components": [gallery]})
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"]
    assert not table.world.channel(int(here)).messages


async def test_errors_have_the_codes_of_discord(raw: Raw, table: Sandbox, here: str) -> None:
    async def code(*request: Any, **headers: str) -> tuple[int, int]:
        status, answer = await raw(*request, **headers)
        return status, answer["code"]

    assert await code("GET", "/users/@me", Authorization="Bot wrong") == (401, 0)
    assert await code("GET", "/channels/1") == (404, 10003)
    assert await code("GET", f"/channels/{here}/messages/1") == (404, 10008)
    assert await code("GET", "/users/1") == (404, 10013)
    assert await code("GET", "/guilds/1/members/1") == (404, 10004)
    assert await code("GET", "/nothing/here") == (404, 0)
    assert await code("POST", f"/channels/{here}/messages", {}) == (400, 50006)
    assert await code("POST", "/interactions/1/token/callback", {"type": 4}) == (404, 10062)
    assert await code("POST", f"/webhooks/{table.world.bot.id}/token", {"content": "x"}) == (404, 10015)
    assert await code("GET", f"/guilds/{next(iter(table.world.servers))}/members/1") == (404, 10013)


@pytest.mark.slow
async def test_an_interaction_accepts_only_one_valid_answer(table: Sandbox, raw: Raw, join: Join, bot: DemoBot) -> None:
    heard: list[Json] = []
    ben = await join("ben")
    arrived = asyncio.Event()

    def hear(payload: Json) -> None:
        heard.append(payload)
        arrived.set()

    table.interactions.deliver = hear
    act = asyncio.create_task(ben.slash(ben.channel("table-1"), "ping"))
    await arrived.wait()
    path = f"/interactions/{heard[0]['id']}/{heard[0]['token']}/callback"
    status, answer = await raw("POST", path, {"type": 7, "data": {"content": "x"}})
    assert (status, answer["code"]) == (400, 50035)
    status, answer = await raw("POST", path + "?with_response=1", {"type": 4, "data": {"content": "x"}})
    assert status == 200
    assert answer["resource"]["message"]["content"] == "x"
    assert (await act).state == "message"
    status, answer = await raw("POST", path, {"type": 4, "data": {"content": "x"}})
    assert (status, answer["code"]) == (400, 40060)


@pytest.mark.slow
async def test_the_table_can_be_extended_and_parts_of_it_removed(
    table: Sandbox, bot: DemoBot, join: Join, ben: User
) -> None:
    made = (await ben.extend("channel", name="attic"))["channel"]
    await ben.wait_for(lambda: made in ben.channels)
    guest = await join((await ben.extend("user", name="Kim", locale="ja"))["user"])
    pong = await guest.slash(made, "ping")
    assert pong.shown["content"] == "pong in ja"
    place = table.world.channel(int(made))
    table.world.delete_message(table.world.message(place, int(pong.shown["id"])))
    await guest.wait_for(lambda: not guest.seen(made))
    table.world.delete_channel(place)
    await guest.wait_for(lambda: made not in guest.channels)
    await ben.wait_for(lambda: made not in ben.channels)
    assert bot.get_channel(int(made)) is None

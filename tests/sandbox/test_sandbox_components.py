"""Buttons, selects, modals, ephemeral messages, pictures, Components V2."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from sandbox import Sandbox
from sandbox.client import Failed, User, component, parts_of
from tests.sandbox.conftest import Join
from tests.sandbox.demo_bot import picture

pytestmark = pytest.mark.usefixtures("bot")
Json = dict[str, Any]


async def board_of(join: Join) -> tuple[Any, str, Json]:
    """Ben, who has opened a board, the channel, and the board's message."""
    user = await join("ben")
    here = user.channel("table-1")
    opened = await user.slash(here, "board")
    return user, here, opened.shown


@pytest.mark.slow
async def test_a_layout_view_shows_and_updates_its_files(join: Join) -> None:
    ben, _, board = await board_of(join)
    assert board["flags"] & 1 << 15
    assert [part["id"] for part in parts_of(board)] == list(range(1, len(parts_of(board)) + 1))
    gallery = next(part for part in parts_of(board) if part["type"] == 12)
    media = gallery["items"][0]["media"]
    assert (media["width"], media["height"]) == (320, 180)
    assert await ben.fetch(media["url"]) == picture(320, 180, 40)
    file = next(part for part in parts_of(board) if part["type"] == 13)
    assert await ben.fetch(file["file"]["url"]) == b"notes of turn 1\n"
    turned = await ben.click(board, "Next")
    assert turned.state == "update"
    assert turned.shown["id"] == board["id"]
    assert turned.shown["edited_timestamp"] is not None
    assert len(turned.shown["attachments"]) == 2
    again = next(part for part in parts_of(turned.shown) if part["type"] == 12)["items"][0]
    assert again["description"] == "The board in turn 2"
    assert await ben.fetch(again["media"]["url"]) == picture(320, 180, 80)


@pytest.mark.slow
async def test_ephemeral_messages_are_visible_to_one_person_only(table: Sandbox, join: Join) -> None:
    aoi = await join("aoi")
    ben, here, board = await board_of(join)
    hand = await ben.click(board, "board:hand")
    assert hand.shown["content"] == "your hand: ace"
    await ben.slash(here, "ping")
    await aoi.wait_for_message(here, lambda message: "pong" in message["content"])
    assert hand.shown["id"] not in aoi.messages[here]
    with pytest.raises(Failed, match="Unknown Message"):
        await aoi.dismiss(hand.shown)
    await ben.dismiss(hand.shown)
    await ben.wait_for(lambda: hand.shown["id"] not in ben.messages[here])


@pytest.mark.slow
async def test_selects_are_answered_and_validated(join: Join) -> None:
    ben, _, board = await board_of(join)
    picked = await ben.select(board, "board:pick", "3", "1")
    assert picked.shown["content"] == "picked 3,1"
    for values in ((), ("1", "2", "3", "4"), ("99",)):
        with pytest.raises(Failed):
            await ben.select(board, "board:pick", *values)
    with pytest.raises(Failed, match="disabled"):
        await ben.click(board, "board:no")


@pytest.mark.slow
async def test_a_modal_is_validated_and_submitted(join: Join) -> None:
    ben, _, board = await board_of(join)
    opened = await ben.click(board, "Ask")
    assert opened.state == "modal"
    assert opened.modal is not None
    assert component(opened.modal, "name")["max_length"] == 20
    values: Json = {"name": "Ben", "colour": ["red", "blue"], "path": "l"}
    for wrong in ({"name": ""}, {"name": "x" * 21}, {"colour": ["pink"]}, {"path": "up"}):
        with pytest.raises(Failed):
            await ben.submit_modal(opened, values | wrong)
    said = await ben.submit_modal(opened, values)
    assert said.shown["content"] == "Ben||red+blue|l"


@pytest.mark.slow
async def test_a_press_without_a_handler_fails(ben: User, table: Sandbox, bot: Any) -> None:
    here = ben.channel("table-1")
    place = bot.get_channel(int(here))
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Nothing", custom_id="nobody"))
    await place.send("press", view=view)
    message = await ben.wait_for_message(here)
    table.interactions.deadline = 0.2
    outcome = await ben.click(message, "Nothing")
    assert outcome.state == "failed"

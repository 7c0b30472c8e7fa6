"""Answers that Discord already has or no longer takes: they are noted, but not logged as failures."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

from cogs.services.discord_errors import ALREADY, TOO_LATE
from cogs.services.ids import CustomId
from tests.discord.table import Member, World

pytestmark = pytest.mark.slow


@contextmanager
def losing_answers(code: int = ALREADY) -> Iterator[None]:
    """Discord gets the answer, its confirmation is lost, and the second attempt learns that there is one."""
    create = AsyncWebhookAdapter.create_interaction_response

    async def losing(self: Any, *args: Any, **options: Any) -> Any:
        await create(self, *args, **options)
        raise discord.HTTPException(
            Mock(status=400, reason="Bad Request"), {"code": code, "message": "already acknowledged"}
        )

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(AsyncWebhookAdapter, "create_interaction_response", losing)
        yield


@pytest.mark.parametrize("code", [ALREADY, TOO_LATE])
async def test_completions_rejected_by_discord_are_not_logged_as_failures(
    world: World, rival: Member, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    caplog.clear()
    with caplog.at_level(logging.INFO), losing_answers(code):
        await world.alice.autocomplete(world.channel, "act", "choice", "")
    assert "an answer came to nothing" in caplog.text
    assert [record for record in caplog.records if record.exc_info or record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("what", ["command", "panel", "modal", "turn"])
async def test_an_answer_that_discord_already_has_is_not_logged_as_a_failure(
    world: World, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    panel = await world.first_move("bob")
    caplog.clear()
    with caplog.at_level(logging.INFO), losing_answers():
        if what == "command":
            await world.alice.slash(world.channel, "table status")
        elif what == "panel":
            await world.press(world.alice, world.board, "My move")
        elif what == "modal":
            table = await world.table()
            await world.forge(world.alice, world.board, CustomId("going_on", table.id, rest="ask").button)
        else:
            await world.lay(world.alice, panel)
    assert "Discord has the answer already" in caplog.text
    assert [record for record in caplog.records if record.exc_info or record.levelno >= logging.WARNING] == []
    assert (await world.table()).version == (1 if what == "turn" else 0)

"""The answers that count as a refusal of Discord."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from aiohttp import ClientResponse
from discord.http import HTTPClient, Route

from cogs.trial.recorder import Recorder

GONE = {"code": 10008, "message": "Unknown Message"}


def route(method: str, message: int) -> Route:
    return Route(method, "/channels/{channel_id}/messages/{message_id}", channel_id=1, message_id=message)


async def request(recorder: Recorder, method: str, message: int, *, found: bool) -> None:
    """One recorded request; Discord knows its message or doesn't."""

    async def answer(route: Route, **options: Any) -> None:
        if not found:
            raise discord.NotFound(cast(ClientResponse, SimpleNamespace(status=404, reason="Not Found")), GONE)

    client = cast(HTTPClient, SimpleNamespace(request=answer))
    recorder.watch(client)
    await client.request(route(method, message))


@pytest.mark.parametrize(
    ("method", "message", "refused"), [("PATCH", 2, []), ("PATCH", 3, [10008]), ("DELETE", 3, [10008])]
)
async def test_only_a_request_for_a_message_that_somebody_else_has_deleted_is_a_refusal(
    method: str, message: int, refused: list[int]
) -> None:
    """A newer panel takes the place of an older one whose update is under way."""
    recorder = Recorder()
    await request(recorder, "DELETE", 2, found=True)
    with pytest.raises(discord.NotFound):
        await request(recorder, method, message, found=False)
    assert [refusal.code for refusal in recorder.refused] == refused

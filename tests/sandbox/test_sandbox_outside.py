"""Places where the bot is not a member: what Discord sends it from there, and what it refuses there."""

from __future__ import annotations

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.compose import Body
from sandbox.errors import ApiError, Json
from sandbox.interactions import COMMAND, MESSAGE, MOST_FOLLOW_UPS, Interaction
from sandbox.world import GROUP_DM, Channel, User


@pytest.fixture
def told(table: Sandbox, monkeypatch: pytest.MonkeyPatch) -> list[Json]:
    """The interactions that the bot is sent."""
    found: list[Json] = []
    monkeypatch.setattr(table.interactions, "deliver", found.append)
    return found


@pytest.fixture
def ben(table: Sandbox) -> User:
    """Ben, who has added the app to his account."""
    found = next(person for person in table.world.people if person.username == "ben")
    table.world.set_installed(found, True)
    return found


def place(table: Sandbox, name: str) -> Channel:
    """A channel of a server."""
    return next(each for each in table.world.channels.values() if each.name == name)


def group(table: Sandbox) -> Channel:
    return next(each for each in table.world.channels.values() if each.kind == GROUP_DM)


def answered(table: Sandbox, who: User, where: Channel) -> Interaction:
    """A command that was answered with a message."""
    act = table.interactions.start(COMMAND, who, where, {"name": "x"}, lambda outcome: None, command="x")
    table.interactions.answer(act.id, act.token, Body({"type": MESSAGE, "data": {"content": "hello"}}, []))
    return act


async def test_an_interaction_names_the_installations_that_authorize_it(
    table: Sandbox, ben: User, told: list[Json]
) -> None:
    server = place(table, "table-1")
    emi = next(person for person in table.world.people if person.username == "emi")
    cases = (
        (ben, server, {"0": str(server.server_id), "1": str(ben.id)}, 0),
        (emi, server, {"0": str(server.server_id)}, 0),
        (ben, place(table, "elsewhere"), {"1": str(ben.id)}, 0),
        (ben, group(table), {"1": str(ben.id)}, 2),
        (ben, table.world.dm_with(ben), {"0": "0", "1": str(ben.id)}, 1),
    )
    for who, where, owners, context in cases:
        answered(table, who, where)
        assert (told[-1]["authorizing_integration_owners"], told[-1]["context"]) == (owners, context)
        assert ("guild_id" in told[-1]) is (where.server_id is not None)


async def test_the_sixth_follow_up_is_refused_where_the_bot_is_not_a_member(
    table: Sandbox, ben: User, told: list[Json]
) -> None:
    outside, inside = answered(table, ben, group(table)), answered(table, ben, place(table, "table-1"))
    for _ in range(MOST_FOLLOW_UPS):
        table.interactions.follow_up(outside.token, Body({"content": "more"}, []))
        table.interactions.follow_up(inside.token, Body({"content": "more"}, []))
    with pytest.raises(ApiError) as refused:
        table.interactions.follow_up(outside.token, Body({"content": "too much"}, []))
    assert (refused.value.status, refused.value.code) == (400, 40094)
    table.interactions.edit(outside.token, "@original", Body({"content": "edits do not count"}, []))
    table.interactions.follow_up(inside.token, Body({"content": "more"}, []))


async def test_an_expired_token_is_refused(table: Sandbox, ben: User, told: list[Json]) -> None:
    act = answered(table, ben, group(table))
    table.interactions.expire_tokens()
    with pytest.raises(ApiError) as refused:
        table.interactions.edit(act.token, "@original", Body({"content": "too late"}, []))
    assert (refused.value.status, refused.value.code) == (401, 50027)


async def test_the_bot_has_no_access_where_it_is_not_a_member(table: Sandbox, ben: User) -> None:
    headers = {"Authorization": f"Bot {table.token}"}
    outside = place(table, "elsewhere")
    async with aiohttp.ClientSession(headers=headers) as session:
        for path in (
            f"/channels/{outside.id}",
            f"/channels/{group(table).id}",
            f"/guilds/{outside.server_id}/members/{ben.id}",
        ):
            async with session.get(table.api_base + path) as answer:
                assert (answer.status, (await answer.json())["code"]) == (403, 50001)
        async with session.post(f"{table.api_base}/channels/{outside.id}/messages", json={"content": "hi"}) as answer:
            assert (answer.status, (await answer.json())["code"]) == (403, 50001)

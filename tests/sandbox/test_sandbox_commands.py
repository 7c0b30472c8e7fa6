"""Slash commands: typed options, autocomplete, languages, permissions."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.client import Failed, User, text_of
from tests.sandbox.conftest import Join
from tests.sandbox.demo_bot import DemoBot

pytestmark = pytest.mark.usefixtures("bot")


@pytest.mark.slow
async def test_typed_options_arrive(ben: User, table: Sandbox) -> None:
    here = ben.channel("table-1")
    chihaya = str(next(user.id for user in table.world.people if user.username == "chihaya"))
    values: dict[str, Any] = {"sides": 20, "shape": "round", "player": chihaya, "where": ben.channel("table-2")}
    rolled = await ben.slash(here, "roll", **values, loud=False)
    assert rolled.shown["content"] == "20 round False 千早 table-2"
    assert rolled.shown["flags"] & 64


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "values", "word"),
    [
        ("roll", {}, "sides is required"),
        ("roll", {"sides": 1}, "between"),
        ("roll", {"sides": "many"}, "number"),
        ("roll", {"sides": 6, "shape": "flat"}, "choices"),
        ("roll", {"sides": 6, "loud": "yes"}, "true or false"),
        ("roll", {"sides": 6, "player": "17"}, "no such user"),
        ("roll", {"sides": 6, "colour": "red"}, "no option colour"),
        ("table", {}, "subcommand"),
        ("table nothing", {}, "no subcommand"),
        ("unheard-of", {}, "Unknown application command"),
    ],
)
async def test_invalid_commands_never_reach_the_bot(
    ben: User, table: Sandbox, command: str, values: dict[str, Any], word: str
) -> None:
    session = table.gateway.session(0, 1)
    before = session.sequence
    with pytest.raises(Failed, match=word):
        await ben.slash(ben.channel("table-1"), command, **values)
    assert session.sequence == before


@pytest.mark.slow
async def test_autocomplete_offers_matching_choices(ben: User) -> None:
    here = ben.channel("table-1")
    choices = await ben.autocomplete(here, "fruit", "which", which="ap")
    assert [choice["value"] for choice in choices] == ["apple", "apricot", "grape"]
    eaten = await ben.slash(here, "fruit", which="grape")
    assert eaten.shown["content"] == "fruit grape"


@pytest.mark.slow
async def test_a_subcommand_is_answered(ben: User) -> None:
    status = await ben.slash(ben.channel("table-1"), "table status")
    assert status.shown["command"] == "table status"
    assert text_of(status.shown) == "All **well**"


@pytest.mark.slow
async def test_names_and_answers_follow_the_language(ben: User) -> None:
    roll = next(command for command in ben.commands if command["name"] == "roll")
    assert roll["name_localizations"] == {"ja": "振る"}
    assert roll["options"][0]["description_localizations"] == {"ja": "面の数"}
    here = ben.channel("table-1")
    answer = await ben.slash(here, "ping")
    assert answer.shown["content"] == "pong in en-US"
    await ben.settings(locale="ja")
    answer = await ben.slash(here, "ping")
    assert answer.shown["content"] == "pong in ja"


@pytest.mark.slow
async def test_only_admins_see_admin_commands(join: Join) -> None:
    aoi, ben = await join("aoi"), await join("ben")
    assert "admin" in [command["name"] for command in aoi.commands]
    assert "admin" not in [command["name"] for command in ben.commands]
    with pytest.raises(Failed, match="cannot be used here"):
        await ben.slash(ben.channel("table-1"), "admin")
    file = await aoi.upload("game.json", b"{}")
    read = await aoi.slash(aoi.channel("table-1"), "admin", file=file)
    assert read.shown["content"] == "game.json 2"


@pytest.mark.slow
async def test_only_some_commands_can_be_used_in_direct_messages(ben: User) -> None:
    pong = await ben.slash(ben.channel("dm"), "ping")
    assert pong.shown["content"] == "pong in en-US"
    with pytest.raises(Failed, match="cannot be used here"):
        await ben.slash(ben.channel("dm"), "table status")


@pytest.mark.slow
async def test_a_missing_answer_is_reported(table: Sandbox, join: Join) -> None:
    table.interactions.deadline = 0.2
    ben = await join("ben")
    silent = await ben.slash(ben.channel("table-1"), "silent")
    assert silent.state == "failed"
    assert silent.message is None


@pytest.mark.slow
async def test_a_deferred_answer_can_be_edited_and_followed_up(ben: User) -> None:
    here = ben.channel("table-1")
    thinking = await ben.slash(here, "think")
    assert thinking.state == "thinking"
    await ben.wait_for_message(here, lambda message: message["content"] == "second")
    assert [message["content"] for message in ben.seen(here)] == ["edited", "second"]
    assert all(message["flags"] == 64 for message in ben.seen(here))


@pytest.mark.slow
async def test_commands_keep_their_ids(table: Sandbox, bot: DemoBot) -> None:
    before = {command["name"]: command["id"] for command in table.world.commands[None]}
    await bot.tree.sync()
    after = {command["name"]: command["id"] for command in table.world.commands[None]}
    assert before == after

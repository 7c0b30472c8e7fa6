"""The chronicle below the end of a game: sent once, with pictures or without, and kept clean of forgotten names."""

from __future__ import annotations

import asyncio
import logging
import re
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import pytest_asyncio

from cogs.client import KanteraBot
from cogs.screens.chronicle import odds
from cogs.services.reader import Reader
from cogs.updates import chronicles
from storage.rows import Table
from tables.history.chronicle_writer import Chronicle
from tables.history.chronicles import Chronicles
from tests.discord.conftest import MakeBot
from tests.discord.table import World, pictures, response, text
from tests.discord.test_past import finished, played
from tests.discord.test_pictures import draw
from tests.discord.test_restart import restart
from tests.rules.sample import Sample
from tests.tables.helpers import spoil

pytestmark = pytest.mark.slow


@pytest_asyncio.fixture
async def simcord_bot(make_bot: MakeBot) -> KanteraBot:
    return await make_bot(draw=draw)


@pytest.fixture(autouse=True)
def scores(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample scores along the way, so that there is something to tell."""
    monkeypatch.setattr(Sample, "standing", lambda game: list(game.points))


async def test_the_chronicle_follows_the_end_with_its_boards(world: World) -> None:
    bob = world.person("bob")
    table = await finished(world, bob)
    (message,) = world.chronicles
    assert message.id > world.board.id, "below the end"
    told = await world.bot.tables.chronicles.tell(table)
    assert told.turnings
    assert len(pictures(message)) == len(told.turnings)
    assert all(words.startswith("points [") for words in pictures(message))
    said = text(message)
    assert said.startswith(f"## 📜 The chronicle\n-# Sample · Table {table.id}")
    for number, turning in zip("①②③④⑤", told.turnings, strict=False):
        assert turning.change is not None
        assert f"**{number} " in said
        assert f"-# {turning.turn}/{told.turns}" in said
    assert re.search(r"\*\*① (Alice|Bob): 0 → 1 points\*\*", said)
    assert "Alice was there, and nobody has anything bad to say." in said
    assert "Bob was there, and nobody has anything bad to say." in said


async def test_it_speaks_the_language_of_the_table(world: World) -> None:
    bob = world.person("bob")
    await world.alice.slash(world.channel, "sample new")
    await world.press(world.alice, world.board, "日本語")
    await world.press(bob, world.board, "参加する")
    await world.press(world.alice, world.board, "開始")
    await played(world)
    (message,) = world.chronicles
    assert text(message).startswith("## 📜 今宵の物語")


async def test_each_turning_point_leads_into_the_replay(world: World) -> None:
    bob = world.person("bob")
    table = await finished(world, bob)
    told = await world.bot.tables.chronicles.tell(table)
    (message,) = world.chronicles
    page = response(await world.press(bob, message, "① Watch"))
    assert page.ephemeral
    at = told.turnings[0].at
    assert text(page).splitlines()[1].startswith(f"-# Choice {at} of " if at else "-# The start")


async def test_a_table_of_words_gets_words(world: World) -> None:
    await world.started("bob")
    await world.bot.services.people.table_wants_text((await world.table()).id, True)
    await played(world)
    (message,) = world.chronicles
    assert pictures(message) == []
    assert "**① " in text(message)


async def test_a_table_that_wants_none_gets_none(world: World) -> None:
    (bob,) = await world.started("bob")
    assert "Only the host" in await world.set_table(bob, chronicle=False)
    assert "No story is posted when the game is finished." in await world.set_table(world.alice, chronicle=False)
    await played(world)
    assert world.chronicles == []


async def test_a_game_ended_without_a_result_has_none(world: World) -> None:
    await world.started("bob")
    await world.bot.tables.ending.end((await world.table()).id, world.alice.id)
    await world.settled()
    assert world.chronicles == []


async def test_where_nothing_can_be_told_there_is_no_message(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sample, "standing", lambda game: None)
    table = await finished(world, world.person("bob"))
    assert world.chronicles == []
    assert not await world.bot.tables.chronicles.claim(table.id), "and it is not tried again"


# Once


async def test_it_comes_once_however_often_the_table_is_touched(world: World, make_bot: MakeBot) -> None:
    table = await finished(world, world.person("bob"))
    for _ in range(3):
        world.bot.updater.touch(table.id)
        await world.settled()
    assert len(world.chronicles) == 1
    await restart(world, make_bot)
    world.bot.updater.touch(table.id)
    await world.settled()
    assert len(world.chronicles) == 1


async def test_what_a_stop_kept_from_being_told_is_told_at_the_start(
    world: World, make_bot: MakeBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stops(told: Chronicles, table: Table) -> Chronicle:
        raise asyncio.CancelledError

    with monkeypatch.context() as stopping:
        stopping.setattr(Chronicles, "tell", stops)
        await finished(world, world.person("bob"))
        assert world.chronicles == []
    await restart(world, make_bot)
    await world.settled()
    assert len(world.chronicles) == 1


async def test_a_crash_while_it_is_sent_sends_no_second_one(world: World, make_bot: MakeBot) -> None:
    table = await finished(world, world.person("bob"))
    path = str(world.bot.tables.database.path)  # type: ignore[attr-defined]
    spoil(path, "UPDATE chronicles SET channel_id = NULL, message_id = NULL WHERE game_id = ?", table.id)
    await restart(world, make_bot)
    world.bot.updater.touch(table.id)
    await world.settled()
    assert len(world.chronicles) == 1


# What fails


@pytest.mark.parametrize("failure", [ValueError("broken"), None])
async def test_what_cannot_be_told_in_time_or_breaks_is_in_the_log_alone(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, failure: Exception | None
) -> None:
    async def fails(told: Chronicles, table: Table) -> Chronicle:
        if failure is not None:
            raise failure
        await asyncio.sleep(3600)
        raise AssertionError

    monkeypatch.setattr(Chronicles, "tell", fails)
    monkeypatch.setattr(chronicles, "LONGEST", 0.01)
    with caplog.at_level(logging.CRITICAL, "cogs.updates.chronicles"):
        table = await finished(world, world.person("bob"))
    assert world.chronicles == []
    assert "seed" in text(world.board).lower(), "the end is there all the same"
    monkeypatch.undo()
    world.bot.updater.touch(table.id)
    await world.settled()
    assert world.chronicles == [], "it is not tried again"


async def test_a_channel_that_takes_no_message_is_in_the_log_and_not_tried_again(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.started("bob")
    world.env.inject_error("*", f"/channels/{world.channel.id}/messages*", status=403, code=50013, times=None)
    with caplog.at_level(logging.WARNING):
        table = await played(world)
    assert f"table {table.id}: its chronicle cannot be shown" in caplog.text
    assert not await world.bot.tables.chronicles.claim(table.id)


async def test_a_channel_that_takes_no_pictures_gets_words(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    send, edit = discord.abc.Messageable.send, discord.PartialMessage.edit

    def check(files: object) -> None:
        if files:
            answer: Any = SimpleNamespace(status=403, reason="Forbidden")
            raise discord.Forbidden(answer, {"code": 50013, "message": "Missing Permissions"})

    async def sends(channel: discord.abc.Messageable, **fields: Any) -> discord.Message:
        check(fields.get("files"))
        return await send(channel, **fields)

    async def edits(message: discord.PartialMessage, **fields: Any) -> discord.Message:
        check(fields.get("attachments"))
        return await edit(message, **fields)

    (bob,) = await world.started("bob")
    monkeypatch.setattr(discord.abc.Messageable, "send", sends)
    monkeypatch.setattr(discord.PartialMessage, "edit", edits)
    await played(world)
    (message,) = world.chronicles
    assert pictures(message) == []
    assert "Bob" in text(message)
    await world.bot.tables.forgetting.forget(bob.id)
    await world.settled()
    (message,) = world.chronicles
    assert pictures(message) == []
    assert "Bob" not in text(message)


# Names


async def test_a_forgotten_name_leaves_the_chronicle(world: World) -> None:
    bob = world.person("bob")
    await finished(world, bob)
    (message,) = world.chronicles
    assert "Bob" in text(message)
    await world.bot.tables.forgetting.forget(bob.id)
    await world.settled()
    (now,) = world.chronicles
    assert now.id == message.id
    assert "Bob" not in text(now)
    assert "Alice" in text(now)
    assert len(pictures(now)) == len(pictures(message))


async def test_where_it_cannot_be_told_anew_the_message_goes(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(told: Chronicles, table: Table) -> Chronicle:
        raise ValueError("broken")

    bob = world.person("bob")
    table = await finished(world, bob)
    monkeypatch.setattr(Chronicles, "tell", fails)
    logging.getLogger("cogs.updates.chronicles").disabled = True
    try:
        await world.bot.tables.forgetting.forget(bob.id)
        await world.settled()
    finally:
        logging.getLogger("cogs.updates.chronicles").disabled = False
    assert world.chronicles == []
    told = await world.bot.tables.chronicles.told(table.id)
    assert told is not None
    assert told.message_id is None


async def test_a_deleted_chronicle_does_not_come_back(world: World) -> None:
    bob = world.person("bob")
    await finished(world, bob)
    (message,) = world.chronicles
    await message.delete()
    await world.bot.tables.forgetting.forget(bob.id)
    await world.settled()
    assert world.chronicles == []


# Odds


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        ((1, 3), "(33%)"),
        ((1, 10), "(10%, one in 10)"),
        ((1, 27), "(3.7%, one in 27)"),
        ((1, 2304), "(0.043%, one in 2,304)"),
    ],
)
async def test_odds_are_said_as_people_say_them(world: World, chance: tuple[int, int], words: str) -> None:
    await world.started("bob")
    reader = await Reader.of(world.bot.services, await world.table(), None, "en")
    assert odds(reader, Fraction(*chance)) == words

"""The bot restarts: it has the same tables, and old buttons still work."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.client.client import KanteraBot
from cogs.services.ids import CustomId
from cogs.services.layout import layout
from cogs.services.screen import Button, Screen
from locales.durations import HOUR
from storage.queries.rows import Rows
from storage.rows import Person, Table
from storage.sqlite.upkeep import backup
from tables.store.shards import Shards, shard_of
from tests.discord.conftest import MakeBot
from tests.discord.table import Member, World, buttons, text
from tests.discord.test_pictures import draw
from tests.tables.helpers import alter, file_of, pick

pytestmark = pytest.mark.slow


async def restart(world: World, make_bot: MakeBot, **options: Any) -> None:
    """The old bot stops abruptly; a new one takes over its database and shows every table."""
    old = world.bot
    await old.tables.close()
    await old.tables.database.leases.release()  # as the kernel does
    await world.env.restart_bot(await make_bot(**options))
    await old.tables.database.close()
    await world.settled()


async def test_old_buttons_work_after_a_restart(world: World, rival: Member, make_bot: MakeBot) -> None:
    panel = await world.my_move(world.alice)
    board = world.board.id
    await restart(world, make_bot)
    assert world.board.id == board
    await world.lay(world.alice, panel)
    assert "You have laid your card." in text(panel)
    await world.lay(rival.user, world.dms(rival)[-1])
    assert (await world.table()).version == 2
    assert "Bob has laid a card." in text(world.board)
    assert world.board.id == board


async def test_a_choice_that_was_not_shown_before_a_restart_is_shown_afterwards(
    world: World, rival: Member, make_bot: MakeBot
) -> None:
    board = world.board.id
    dms = [message.id for message in world.dms(rival)]
    tables = world.bot.tables
    tables.store.listeners.clear()  # the bot dies before it has shown anything of the choice
    await pick(tables, 1, 0, by=world.alice.id)
    assert "Alice has laid a card." not in text(world.board)
    await restart(world, make_bot)
    assert "Alice has laid a card." in text(world.board)
    assert world.board.id == board
    assert "Alice has laid a card." in text(world.dms(rival)[-1])
    assert [message.id for message in world.dms(rival)] == dms


@pytest.mark.parametrize("first", [True, False])
async def test_a_dm_that_was_sent_and_not_stored_before_a_restart_is_deleted_afterwards(
    world: World, make_bot: MakeBot, monkeypatch: pytest.MonkeyPatch, first: bool
) -> None:
    """It is the first DM of the game, or it replaces another one."""
    person, seat = (world.bob, 1) if first else (world.alice, 0)
    if not first:
        await world.started(world.bob)
        await world.same_hands()
        await world.lay(world.alice)
    stored = world.bot.tables.journal.set_dm

    async def is_killed(table: int, seat: int, user: int, channel: int, message: int) -> Table:
        if user == person.id:
            raise asyncio.CancelledError
        return await stored(table, seat, user, channel, message)

    monkeypatch.setattr(world.bot.tables.journal, "set_dm", is_killed)
    before = len(world.dms(person))
    if first:
        await world.started(world.bob)
    else:
        await world.lay(world.bob)
    assert len(world.dms(person)) == before + 1
    await restart(world, make_bot)
    await world.lay(world.bob)
    (dm,) = world.dms(person)
    kept = (await world.table()).dm(seat)
    assert kept is not None
    assert dm.id == kept.message_id
    assert "hand [" in text(dm)


async def test_other_dms_stay(world: World, rival: Member, make_bot: MakeBot) -> None:
    """Hands at another table, answers to questions about this one, and plain messages."""
    (dm,) = world.dms(rival)
    channel = await world.bot.create_dm(discord.Object(rival.id))
    others = [CustomId("look", 12).button, CustomId("going_on", (await world.table()).id).button]
    for custom_id in others:
        await channel.send(view=layout(Screen().add([Button(custom_id, "More")])))
    await channel.send("The game begins in an hour.")
    await restart(world, make_bot)
    await world.lay(rival)
    assert len(world.dms(rival)) == 4
    assert dm.id in [message.id for message in world.dms(rival)]


async def test_messages_that_are_up_to_date_are_neither_redrawn_nor_edited(world: World, make_bot: MakeBot) -> None:
    drawn: list[str] = []

    async def count(svg: str) -> bytes:
        drawn.append(svg)
        return await draw(svg)

    world.bot.services.draw = count
    await world.started(world.bob)
    assert len(drawn) >= 3, "a board and two hands"
    drawn.clear()
    before = len(world.env.http_requests)
    await restart(world, partial(make_bot, draw=count))
    asked = [(request.method, request.path) for request in world.env.http_requests[before:]]
    assert not [path for method, path in asked if method == "PATCH"]
    assert [path for method, path in asked if method == "GET" and path.endswith(f"/messages/{world.board.id}")]
    assert drawn == []
    await world.lay(world.alice)
    assert drawn


async def test_a_restored_backup_is_shown_in_every_message(world: World, make_bot: MakeBot, tmp_path: Path) -> None:
    (bob,) = await world.started("bob")
    file = file_of(world.bot.tables.database)
    copy = await backup(file, tmp_path, time.time())
    await world.lay(world.alice)
    assert "Alice has laid a card." in text(world.board)
    await world.bot.tables.database.close()
    copy.replace(file)
    await restart(world, make_bot)
    assert "Alice has laid a card." not in text(world.board)
    assert "Alice has laid a card." not in text(world.dms(bob)[-1])


async def test_a_picture_that_could_not_be_drawn_is_tried_again(world: World) -> None:
    works = False

    async def broken(svg: str) -> bytes:
        if not works:
            raise OSError("no room")
        return await draw(svg)

    world.bot.services.draw = broken
    await world.started(computers=1)
    assert not world.board.attachments
    works = True
    world.bot.updater.touch(1)
    await world.settled()
    assert world.board.attachments


async def test_a_board_deleted_while_the_bot_was_down_is_sent_again(world: World, make_bot: MakeBot) -> None:
    await world.started(computers=1)
    shown = text(world.board)
    board = world.board.id
    world.env.backend.delete_message(world.channel.id, board)
    await restart(world, make_bot)
    assert world.board.id != board
    assert text(world.board) == shown


async def test_unfinished_picks_and_languages_survive_a_restart(world: World, make_bot: MakeBot) -> None:
    await world.started(world.hana)
    table = await world.table()
    await world.bot.tables.journal.set_draft(table.id, 1, 3, ["a", "b"])
    await restart(world, make_bot)
    assert await world.bot.tables.journal.draft(table.id, 1, 3) == ["a", "b"]
    assert world.bot.services.people.get(world.hana.id).language == "ja"
    assert "どのカードを出しますか。" in text(world.dms(world.hana)[-1])


async def test_the_end_of_a_game_during_a_shutdown_is_shown_at_the_next_start(world: World, make_bot: MakeBot) -> None:
    table = await world.finished(world.person("bob"))
    board = world.board

    def before(rows: Rows) -> None:
        """As if the board of the running game were still there."""
        rows.connection.execute("UPDATE messages SET sent = ? WHERE seat = -1", ((table.over or 0) - 1,))

    await world.bot.tables.database.write(before)
    world.env.backend.edit_message(world.channel.id, board.id, {"components": [{"type": 10, "content": "running"}]})
    await restart(world, make_bot)
    assert world.board.id != board.id
    assert "Play again" in buttons(world.board)
    shown = world.board.id
    await restart(world, make_bot)
    assert world.board.id == shown, "it is shown only once"


async def test_a_table_of_another_process_is_left_to_it_but_can_be_played_from_a_dm(
    world: World, make_bot: MakeBot
) -> None:
    (bob,) = await world.started("bob", computers=1)
    dms = len(world.dms(bob))
    board = world.board
    version = (await world.table()).version
    world.env.backend.edit_message(world.channel.id, board.id, {"components": [{"type": 10, "content": "lost"}]})

    async def elsewhere() -> KanteraBot:
        bot = await make_bot()
        bot.failover.shards = Shards((1 - shard_of(world.guild.id, 2),), 2)
        return bot

    await restart(world, elsewhere)
    assert world.bot.loops.run_clocks.is_running()
    assert text(world.board) == "lost"
    await world.lay(bob.user, world.dms(bob)[-1])
    assert (await world.table()).version == version + 1
    assert text(world.board) == "lost"
    assert len(world.dms(bob)) == dms
    await restart(world, make_bot)
    assert "Bob has laid a card." in text(world.board)


async def test_a_deadline_set_before_all_shards_are_ready_is_not_extended_for_the_outage(
    world: World, rival: Member, make_bot: MakeBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.table()
    host = Person(id=world.alice.id, name="Alice")
    await world.bot.tables.clock.set_waits(table.id, host, remind_after=None, deadline=HOUR)
    alter(file_of(world.bot.tables.database), "UPDATE heartbeat SET at = at - 36000")
    with monkeypatch.context() as shards_still_to_come:
        shards_still_to_come.setattr(KanteraBot, "begin", lambda self: asyncio.sleep(0))
        await restart(world, make_bot)
    before = await world.bot.tables.store.timers(table.id)
    await world.lay(world.alice.user, world.dms(world.alice)[-1])
    await world.lay(rival.user, world.dms(rival)[-1])
    await world.bot.begin()
    after = await world.bot.tables.store.timers(table.id)
    now = time.time()
    assert {round((due - now) / HOUR) for key, due in before.items() if key[0] == "deadline"} == {11}
    new = [due for key, due in after.items() if key[0] == "deadline" and key not in before]
    assert new
    assert {round((due - now) / HOUR) for due in new} == {1}

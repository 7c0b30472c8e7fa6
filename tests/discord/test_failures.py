"""Events that may befall the messages on Discord: deletion, errors, lost permissions, age, scrolling."""

from __future__ import annotations

import logging

import discord
import pytest

from cogs.services.caller import Caller, handles
from cogs.services.ids import CustomId
from storage.errors import StorageFailure
from tests.discord.table import Member, Panel, World, buttons, text

pytestmark = pytest.mark.slow


async def test_a_deleted_board_is_sent_again(world: World, panel: Panel) -> None:
    before = world.board
    world.env.backend.delete_message(world.channel.id, before.id)
    await world.lay(world.alice, panel)
    assert world.board.id != before.id
    assert "Alice has laid a card." in text(world.board)
    assert (await world.table()).board_message_id == world.board.id


@pytest.mark.parametrize(("status", "code"), [(429, 30046), (429, 0), (400, 50083)])
async def test_a_board_that_can_no_longer_be_edited_is_sent_again(world: World, status: int, code: int) -> None:
    panel = await world.first_move(computers=1)
    before = world.board.id
    world.env.inject_error("PATCH", f"/channels/{world.channel.id}/messages/{before}", status=status, code=code)
    await world.lay(world.alice, panel)
    assert world.board.id != before
    assert before not in [message.id for message in world.public()]
    assert "Alice has laid a card." in text(world.board)


async def test_an_edit_is_retried_after_an_internal_error_of_discord(world: World, panel: Panel) -> None:
    before = world.board.id
    world.env.inject_error("PATCH", f"/channels/{world.channel.id}/messages/{before}", status=500, times=1)
    await world.lay(world.alice, panel)
    assert world.board.id == before
    assert "Alice has laid a card." in text(world.board)


async def test_while_discord_fails_the_game_goes_on(world: World, caplog: pytest.LogCaptureFixture) -> None:
    panel = await world.first_move(computers=1)
    pattern = f"/channels/{world.channel.id}/messages/*"
    world.env.inject_error("PATCH", pattern, status=503, times=None)
    with caplog.at_level(logging.WARNING):
        await world.lay(world.alice, panel)
    assert "the board cannot be shown" in caplog.text
    assert (await world.table()).version > 0
    assert "The cards:" in text(panel)
    world.env.backend.faults.clear()
    await world.my_move(world.alice)
    assert "Alice has laid a card." in text(world.board)


async def test_when_the_database_fails_the_press_is_answered_with_an_apology(
    world: World, panel: Panel, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.table()

    async def full(*_: object, **__: object) -> None:
        raise StorageFailure

    with monkeypatch.context() as broken:
        broken.setattr(world.bot.tables.database, "write", full)
        await world.lay(world.alice, panel)
        assert "I couldn't save that, so nothing has changed." in text(panel)
    assert (await world.table()).version == table.version
    await world.lay(world.alice, panel)
    assert (await world.table()).version > table.version


async def test_an_unexpected_error_is_answered_and_logged(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.started(computers=1)

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("by nobody's fault")

    monkeypatch.setitem(world.bot.router.handlers, "log", broken)
    with caplog.at_level(logging.ERROR):
        result = await world.press(world.alice, world.board, "Log")
    assert "Something went wrong on my side." in text(result)
    assert "by nobody's fault" in caplog.text


async def test_a_button_of_an_older_version_is_reported_as_such(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started(computers=1)
    monkeypatch.delitem(world.bot.router.handlers, "log")
    assert "is from an older version of me" in text(await world.press(world.alice, world.board, "Log"))


async def test_an_action_has_only_one_handler(world: World) -> None:
    router = world.bot.router
    before = dict(router.handlers)

    class Elsewhere:
        @handles("log", "new", "dice")
        async def taken(self, caller: Caller, press: CustomId) -> None: ...

    class New:
        @handles("new")
        async def free(self, caller: Caller, press: CustomId) -> None: ...

    with pytest.raises(ValueError, match=r"two handlers for dice, log$"):
        router.add(Elsewhere())
    assert router.handlers == before
    new = New()
    router.add(new)
    assert router.handlers == {**before, "new": new.free}


async def test_a_board_that_is_an_hour_old_is_sent_again(world: World, panel: Panel) -> None:
    before = world.board.id
    world.later(3601)
    await world.lay(world.alice, panel)
    assert world.board.id != before
    assert before not in [message.id for message in world.public()]


async def chat(world: World, messages: int) -> None:
    for number in range(messages):
        await world.alice.send(world.channel, f"chatter {number}")
    await world.settled()


def boards(world: World) -> list[int]:
    return [message.id for message in world.public() if message.flags.components_v2]


async def test_a_board_buried_by_chat_is_posted_again(world: World, rival: Member) -> None:
    before = world.board.id
    await chat(world, 19)
    assert boards(world) == [before]
    await chat(world, 1)
    (again,) = boards(world)
    assert again != before
    assert "My move" in buttons(world.board)
    await chat(world, 19)
    assert boards(world) == [again], "messages above the new board do not count"
    await chat(world, 1)
    assert boards(world) != [again]


async def test_a_board_that_cannot_be_stored_is_deleted_and_posted_again(
    world: World, rival: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, shown, clock = world.board.id, world.bot.updater.boards, world.bot.services.clock

    async def full(*_: object) -> None:
        raise StorageFailure

    monkeypatch.setattr(world.bot.services, "clock", lambda: clock() + 3601)
    with monkeypatch.context() as broken:
        broken.setattr(world.bot.tables.journal, "set_board", full)
        assert not await shown.show(await world.table())
        assert boards(world) == [before]
    assert await shown.show(await world.table())
    (again,) = boards(world)
    assert again != before


async def test_a_message_of_the_bot_counts_as_four(world: World, rival: Member) -> None:
    before = world.board.id
    await chat(world, 15)
    world.bot.updater.talked(world.channel.id, before + 1_000_000, own=True)
    assert boards(world) == [before]
    await chat(world, 1)
    assert boards(world) != [before]


async def test_messages_missed_while_the_bot_was_away_count_at_the_next_question(world: World) -> None:
    hers = await world.first_move("bob")
    before = world.board.id
    await world.lay(world.alice, hers)
    talk = world.bot.updater.boards.buried
    talk._boards.clear()
    await chat(world, 20)
    assert boards(world) == [before]
    await world.press(world.alice, hers, "Take it back")
    assert boards(world) != [before]


async def test_a_board_is_posted_again_only_after_the_press_that_is_being_handled(world: World, rival: Member) -> None:
    before = boards(world)
    with world.bot.updater.answering((await world.table()).id):
        for number in range(20):
            await world.alice.send(world.channel, f"chatter {number}")
        await world.bot.updater.idle()
        assert boards(world) == before
    await world.settled()
    assert boards(world) != before


async def test_names_do_not_ping_anybody(world: World) -> None:
    rogue = world.person("rogue")
    world.env.backend.get_user(rogue.id).global_name = "@everyone **x**"
    await world.lobby(rogue)
    assert "\\*\\*x\\*\\*" in text(world.board)
    assert not world.board.mention_everyone
    assert isinstance(world.bot.allowed_mentions, discord.AllowedMentions)
    assert world.bot.allowed_mentions.everyone is False
    await world.press(world.alice, world.board, "▶️ Start")
    assert "\\*\\*x\\*\\*" in text(world.board)

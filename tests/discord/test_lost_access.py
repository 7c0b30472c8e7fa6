"""People, channels and permissions that are gone, two presses at once, a day without the bot."""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.services.ids import CustomId
from cogs.updates.boards import RETRIED
from sandbox.errors import KnownError
from storage.rows import Person, Table
from tests.discord.conftest import MakeBot
from tests.discord.recorded_person import RecordedPerson, RecordingResponder
from tests.discord.table import Member, World, buttons, response, says, text
from tests.discord.test_pictures import draw

pytestmark = pytest.mark.slow


NO_COMMON_SERVER = 50278


def set_permissions(world: World, who: int | None = None, **permissions: bool) -> None:
    """Allow (True) or deny (False) these permissions to that member in the channel, or else to the bot."""
    me = world.guild.me
    assert me is not None
    allow, denied = discord.PermissionOverwrite(**permissions).pair()
    overwrite = Overwrite(who or me.id, OverwriteType.MEMBER, allow.value, denied.value)
    world.env.backend.set_overwrite(world.channel.id, overwrite)


def refuse(world: World, error: KnownError, method: str, path: str, times: int | None = 1) -> None:
    """Discord refuses the next requests like this; None: all from now on."""
    world.env.inject_error(method, path, status=error.status, code=error.code, times=times)


async def test_a_player_who_has_left_the_server_is_reported_once_when_next_needed(world: World) -> None:
    bob, carol = world.person("bob"), world.person("carol", "ja")
    await world.started(bob, carol)
    await world.set_table(world.alice, remind="1h")
    world.guild.remove_member(bob)
    world.refuse_dms(bob, NO_COMMON_SERVER)
    await world.wait(3601)
    assert text(world.board).count("Bob is no longer on this server.") == 1
    assert "carol" not in text(world.board)
    await world.at_table(world.alice, "stand_in", 2)
    hers = response(await world.press(carol, world.board, "My move"))
    assert "Bobはもうこのサーバーにいない" in text(hers)
    await world.press(carol, hers, "Bobの代打に同意する")
    await world.wait(601)
    assert (await world.table()).seats[1].stand_in == "random"
    await world.settled()
    assert text(await world.press(world.alice, world.board, "Log")).count("Bob is no longer on this server.") == 1


async def test_a_missing_permission_to_write_is_reported_in_panels_and_dms(world: World) -> None:
    (bob,) = await world.started("bob", language="ja")
    board = world.board
    panel = await world.my_move(world.alice)
    world.refuse_board(KnownError.MISSING_PERMISSIONS.code, status=403)
    set_permissions(world, send_messages=False)
    await world.lay(world.alice, panel)
    assert "without these permissions: Send Messages." in text(panel)
    assert "盤面を表示できません。私に足りない権限：メッセージを送信" in text(world.dms(bob)[-1])
    await world.lay(bob.user, world.dms(bob)[-1])
    assert (await world.table()).version >= 2
    world.env.backend.faults.clear()
    set_permissions(world, send_messages=True)
    world.bot.updater.boards.permissions_changed(world.guild.id)
    await world.settled()
    assert "The cards:" in text(world.board)
    assert world.board.id == board.id
    assert "盤面を表示できません" not in text(world.dms(bob)[-1])


async def miss_a_permission(world: World) -> int:
    """The board could not be shown, and now it could; returns the id of a role on the server."""
    panel = await world.first_move("bob")
    world.refuse_board(KnownError.MISSING_PERMISSIONS.code, status=403)
    await world.lay(world.alice, panel)
    assert "Alice has laid a card." not in text(world.board)
    role = world.env.backend.create_role(world.guild.id, "players")
    await world.settled()
    world.env.backend.faults.clear()
    return role.id


def change_own_roles(world: World, role: int) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    world.bot.dispatch("member_update", guild.me, guild.me)


RESTORED: dict[str, Callable[[World, int], object]] = {
    "in the channel": lambda world, role: set_permissions(world, send_messages=True),
    "by a role": lambda world, role: world.env.backend.edit_role(world.guild.id, role, {"name": "everybody"}),
    "by another role": change_own_roles,
    "by a role that is gone": lambda world, role: world.env.backend.delete_role(world.guild.id, role),
}


@pytest.mark.parametrize("how", RESTORED)
async def test_the_board_is_shown_again_when_a_permission_is_restored(world: World, how: str) -> None:
    RESTORED[how](world, await miss_a_permission(world))
    await world.env.settle()
    await world.settled()
    assert "Alice has laid a card." in text(world.board)


async def test_the_board_is_shown_again_within_seconds_when_there_is_no_event_for_it(world: World) -> None:
    await miss_a_permission(world)
    assert world.bot.loops.retry_boards.is_running()
    seconds = world.bot.loops.retry_boards.seconds
    assert seconds is not None
    assert seconds <= 10
    await world.bot.loops.retry_boards()
    await world.settled()
    assert "Alice has laid a card." in text(world.board)


async def test_role_changes_of_other_members_are_ignored(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    changed: list[int | None] = []
    monkeypatch.setattr(world.bot.updater.boards, "permissions_changed", changed.append)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    other = await guild.fetch_member(world.alice.id)
    world.bot.dispatch("member_update", other, other)
    world.bot.dispatch("member_update", guild.me, guild.me)
    await world.env.settle()
    assert changed == [world.guild.id]


async def test_boards_that_failed_are_retried_a_few_at_a_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = world.bot.updater.boards
    touched: list[int] = []
    tried: list[int] = []
    monkeypatch.setattr(boards, "touch", touched.append)
    boards._in_trouble = dict.fromkeys(range(50), world.guild.id)
    for _ in range(3):
        boards.retry()
        assert len(touched) <= RETRIED
        tried += touched
        touched.clear()
    assert tried == list(range(50)), "each has its turn"
    boards.retry()
    assert touched == [], "a table that is gone is not tried for ever"


async def test_a_board_that_keeps_failing_is_retried_with_only_one_warning(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "cogs.updates.boards")
    panel = await world.first_move("bob")
    world.refuse_board(KnownError.MISSING_PERMISSIONS.code, status=403)
    await world.lay(world.alice, panel)
    for _ in range(3):
        await world.bot.loops.retry_boards()
        await world.settled()
    assert list(world.bot.updater.boards._in_trouble) == [(await world.table()).id]
    lines = [record for record in caplog.records if "the board cannot be shown" in record.getMessage()]
    assert [record.levelname for record in lines][:2] == ["WARNING", "DEBUG"]
    assert {record.levelname for record in lines[1:]} == {"DEBUG"}


@pytest.mark.bot(draw=draw)
async def test_without_permission_to_attach_files_the_board_is_text(world: World) -> None:
    await world.started(computers=1)
    assert world.board.attachments
    panel = await world.my_move(world.alice)
    path = f"/channels/{world.channel.id}/messages/{world.board.id}"
    refuse(world, KnownError.MISSING_PERMISSIONS, "PATCH", path)
    await world.lay(world.alice, panel)
    assert not world.board.attachments
    says(world.board, "points [", "not allowed to attach files here")
    set_permissions(world, attach_files=True)
    await world.settled()
    assert world.board.attachments


@pytest.mark.bot(draw=draw)
async def test_a_press_on_a_picture_that_was_just_replaced_is_answered_without_it(world: World, rival: Member) -> None:
    dm = world.dms(rival)[-1]
    assert dm.attachments
    refuse(world, KnownError.INVALID_FORM, "POST", "/interactions/*")
    await world.lay(rival.user, dm)
    assert (await world.table()).version == 1
    renewed = world.dms(rival)[-1]
    assert "You have laid your card." in text(renewed)
    assert [file.filename for file in renewed.attachments] == ["hand.png"]


@pytest.mark.bot(draw=draw)
async def test_a_press_on_a_message_that_was_just_deleted_is_answered_in_another(world: World, rival: Member) -> None:
    dm = world.dms(rival)[-1]
    refuse(world, KnownError.UNKNOWN_MESSAGE, "POST", "/interactions/*")
    card = next(label for label in buttons(dm) if label.startswith("Card"))
    answer = (await world.press(rival.user, dm, card)).response
    assert (await world.table()).version == 1
    assert answer is not None
    assert answer.ephemeral
    assert "You have laid your card." in text(answer)
    assert not answer.attachments


async def test_a_thread_that_cannot_be_created_is_reported(world: World) -> None:
    refuse(world, KnownError.MISSING_PERMISSIONS, "POST", f"/channels/{world.channel.id}/threads", times=None)
    assert "スレッドを作れませんでした" in text(await world.hana.slash(world.channel, "sample new", where="thread"))
    assert await world.bot.tables.store.unfinished(guild_id=world.guild.id) == []


async def test_a_game_in_a_deleted_channel_is_paused_and_its_players_are_notified(world: World) -> None:
    (bob,) = await world.started("bob", language="ja")
    table = await world.table()
    cellar = world.guild.create_text_channel("cellar")
    world.env.backend.delete_channel(world.channel.id)
    await world.settled()
    assert (await world.bot.tables.store.get(table.id)).status == "paused"
    dm = world.dms(bob)[-1]
    assert "このゲームのチャンネルが削除された" in text(dm)
    assert "`/卓 再開`" in text(await world.press(bob.user, dm, "▶️ 再開する"))
    offered = await bob.autocomplete(cellar, "table resume", "which", "")
    await bob.slash(cellar, "table resume", which=offered[0]["value"])
    assert "My move" in buttons(world.public(cellar)[-1])


async def test_a_channel_deleted_while_the_bot_was_away_is_noticed_at_the_next_update(world: World) -> None:
    (bob,) = await world.started("bob")
    table = await world.table()
    refuse(world, KnownError.UNKNOWN_CHANNEL, "*", f"/channels/{world.channel.id}/*", times=None)
    await world.lay(bob.user, world.dms(bob)[-1])
    stored = await world.bot.tables.store.get(table.id)
    assert (stored.version, stored.status) == (1, "paused")
    assert "The channel of this game was deleted." in text(world.dms(bob)[-1])


async def test_a_lobby_whose_channel_is_deleted_is_closed(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    world.env.backend.delete_channel(world.channel.id)
    await world.settled()
    assert (await world.bot.tables.store.get(1)).status == "ended"


async def test_dms_that_were_closed_are_tried_again_later(world: World, rival: Member) -> None:
    await world.same_hands()
    world.refuse_dms(rival, KnownError.CLOSED_TO_MESSAGES.code)
    await world.each_lays(rival, world.alice)
    assert [message for message in world.public() if rival.mention in message.content]
    world.env.backend.faults.clear()
    world.later(3601)
    await world.lay(rival)
    assert "You have laid your card." in text(world.dms(rival)[-1])


async def test_only_the_first_of_two_people_gets_the_same_seat(world: World) -> None:
    await world.started(computers=1)
    await world.set_table(world.alice, open_seats=True)
    first = await world.at_table(world.bob, "takeover", 2)
    second = await world.at_table(world.carol, "takeover", 2)
    assert "The seat is yours." in text(first)
    assert "Someone is sitting there" in text(second)


async def test_time_without_the_bot_does_not_count_towards_reminders_and_deadlines(
    world: World, make_bot: MakeBot
) -> None:
    (bob,) = await world.started("bob", language="ja")
    await world.set_table(world.alice, remind="2h", deadline="1d")
    now = world.bot.tables.store.now() + 600
    world.bot.tables.store.now = lambda: now
    await world.bot.tables.clock.run_due(now)
    await world.bot.tables.close()
    await world.bot.tables.database.close()
    again = await make_bot()
    later = now + 86_400
    again.tables.store.now = lambda: later
    await world.env.restart_bot(again)
    await again.tables.clock.run_due(later + 60)
    await world.settled()
    assert (await world.table()).version == 0
    assert "⏰" not in text(world.dms(bob)[-1])
    later = now + 86_400 + 7200
    await again.tables.clock.run_due(later)
    await world.settled()
    assert "⏰ Bob、卓があなたを待っています。" in text(world.dms(bob)[-1])
    assert (await world.table()).version == 0


@pytest.mark.parametrize("gone", ["", "channel", "server"])
async def test_only_who_can_still_see_the_channel_is_led_to_the_next_table_there(
    world: World, rival: Member, monkeypatch: pytest.MonkeyPatch, gone: str
) -> None:
    tables = world.bot.tables
    old = await tables.ending.end((await world.table()).id, world.alice.user.id)
    there = await tables.lobby.open(
        old.guild_id, old.channel_id, "sample", Person(id=world.alice.user.id, name="Alice"), {}, "en"
    )
    if gone == "channel":
        set_permissions(world, rival.user.id, view_channel=False)
    elif gone == "server":
        world.guild.remove_member(rival)
    led: list[int] = []

    async def lead_to(responder: RecordingResponder, table: Table) -> bool:
        led.append(table.id)
        return True

    monkeypatch.setattr(RecordingResponder, "lead_to", lead_to)
    page = RecordedPerson(world.bot, Person(id=rival.user.id, name="Bob"), old)
    await page.send(CustomId("onward", old.id).button)
    assert led == ([] if gone else [there.id])
    await RecordedPerson(world.bot, Person(id=world.alice.user.id, name="Alice"), old).send(
        CustomId("onward", old.id).button
    )
    assert led[-1] == there.id

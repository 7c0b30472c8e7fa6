"""Pausing, resuming, taking over seats, reminders and deadlines, notifications."""

from __future__ import annotations

import pytest

from locales import durations
from tables.play.pausing import UNTOUCHED_DAYS
from tests.discord.conftest import TEXTS
from tests.discord.table import Member, World, buttons, menus, response, says, text
from tests.discord.test_play import lay_for_a_secret_question

pytestmark = pytest.mark.slow


async def test_a_paused_game_frees_the_channel_and_can_be_resumed_elsewhere(world: World) -> None:
    (bob,) = await world.started("bob", language="ja")
    assert "`/table resume`" in text(await world.at_table(world.alice, "pause"))
    assert "The game is paused." in text(world.board)
    assert list(buttons(world.board)) == ["▶️ Resume", "🧭 What's going on?", "Log", "Rules", "Table…"]
    assert "一時停止中です" in text(world.dms(bob)[-1])
    assert await world.bot.tables.store.by_channel(world.channel.id) is None
    assert "The game is paused." in text(await world.alice.slash(world.channel, "table status"))
    cellar = world.guild.create_text_channel("cellar")
    offered = await bob.autocomplete(cellar, "table resume", "which", "見本")
    before = world.board
    await bob.slash(cellar, "table resume", which=offered[0]["value"])
    board = world.public(cellar)[-1]
    assert "Bob resumed the game." in text(board)
    await world.lay(world.alice, response(await world.press(world.alice, board, "My move")))
    assert (await world.bot.tables.store.get(1)).version == 1
    (pointer,) = world.public()
    assert (pointer.id, buttons(pointer)) == (before.id, {})
    assert f"https://discord.com/channels/{world.guild.id}/{cellar.id}/{board.id}" in text(pointer)


async def test_in_a_channel_without_a_table_ones_own_paused_games_are_offered(world: World, rival: Member) -> None:
    cellar = world.guild.create_text_channel("cellar")
    assert "⚠️" in text(await rival.slash(cellar, "table resume")), "a running game is not offered"
    await world.at_table(world.alice, "pause")
    none = response(await world.carol.slash(cellar, "table resume"))
    assert "⚠️" in text(none), "nobody is offered the games of others"
    page = response(await rival.slash(cellar, "table resume"))
    assert list(buttons(page)) == ["Sample, table 1"]
    await world.forge(world.carol, none, buttons(page)["Sample, table 1"])
    assert await world.bot.tables.store.by_channel(cellar.id) is None
    await world.press(rival, page, "Sample, table 1")
    table = await world.table(cellar)
    assert (table.id, table.status) == (1, "running")


async def test_only_players_can_resume_a_paused_game_with_its_button(world: World) -> None:
    await world.started(computers=1)
    await world.at_table(world.alice, "pause")
    assert "You have no seat" in text(await world.press(world.person("carol"), world.board, "▶️ Resume"))
    await world.press(world.alice, world.board, "▶️ Resume")
    assert (await world.table()).status == "running"
    assert "My move" in buttons(world.board)


async def test_a_computer_players_seat_can_be_taken_over(world: World) -> None:
    await world.started(computers=2)
    status = response(await world.bob.slash(world.channel, "table status"))
    (seats,) = menus(status).values()
    assert [choice["label"] for choice in seats] == ["2: 🤖 Moss", "3: 🤖 Nutmeg"]
    assert "I'm asking Alice now." in text(await world.at_table(world.bob, "takeover", 3))
    await world.settled()
    assert "Bob would like to take over 🤖 Nutmeg's seat." in text(world.board)
    assert "Bob would like to take over seat 3." in text(world.dms(world.alice)[-1])
    assert "Press *Refuse* on the board" in text(await world.at_table(world.bob, "takeover", 2))
    await world.press(world.alice, world.board, "Agree to a seat for Bob")
    assert (await world.table()).names == ["Alice", "moss", "Bob"]
    assert "only one seat at this table" in text(await world.at_table(world.bob, "takeover", 2))


async def test_table_list_shows_the_tables_that_wait_for_the_user(world: World, rival: Member) -> None:
    mine = response(await world.alice.slash(world.channel, "table list"))
    says(mine, "Table 1: Sample, running (Alice and Bob)", world.channel.mention)
    panel = response(await world.press(world.alice, mine, "▶️ Sample, table 1"))
    assert "which card do you lay?" in text(panel)
    await world.lay(world.alice, panel)
    assert "No table is waiting for you." in text(await world.alice.slash(world.channel, "table list"))
    assert "卓1：" in text(await world.person("carol", "ja").slash(world.channel, "table list"))


LENGTHS = {
    "90": 5400,
    "2h": 7200,
    "3 days": 259_200,
    "90s": 90,
    "2 min": 120,
    "２分": 120,
    "1時間": 3600,
    "90秒": 90,
    "30分": 1800,
    "1日": 86_400,
    "２ｈ": 7200,
    " ３０　分 ": 1800,
    "９０Ｓ": 90,
    "ﾅｼ": 0,
    "0": 0,
    "Never": 0,
    "なし": 0,
    **dict.fromkeys(("", "soon", "-3", "1.5h", "2 fortnights", "9999999")),
}


@pytest.mark.parametrize("typed", LENGTHS)
def test_durations_are_parsed_and_invalid_ones_refused(typed: str) -> None:
    assert durations.parse(TEXTS, typed) == LENGTHS[typed]


async def test_players_set_their_own_reminder_and_the_host_sets_the_common_one(world: World, rival: Member) -> None:
    assert "Your reminder: 2 hours" in await world.set_mine(rival, me="2h")
    assert "Only the host can do that." in await world.set_table(rival, remind="1h")
    assert "“soon” isn't a duration." in await world.set_mine(rival, me="soon")
    await world.set_table(world.alice, remind="1h", deadline="1d")
    table = await world.table()
    assert (table.remind_after, table.deadline, table.seats[1].remind_after) == (3600, 86_400, 7200)
    assert "Alice changed the reminder for everyone: never → 1 hour." in text(world.board)
    assert text(world.board).count("Alice changed the turn deadline: never → 1 day.") == 1
    await world.set_table(world.alice, deadline="1d")  # unchanged, so nothing is logged
    assert text(world.board).count("Alice changed") == 2
    await world.set_table(rival, away="1h")
    assert (await world.table()).away_after == 600
    await world.set_table(world.alice, away="1h")
    assert "the time until a stand-in for players who are away: 10 minutes → 1 hour." in text(world.board)
    await world.set_mine(rival, me="")
    assert (await world.table()).seats[1].remind_after is None


async def test_a_reminder_is_sent_once_by_dm(world: World) -> None:
    (bob,) = await world.started("bob", language="ja")
    await world.set_table(world.alice, remind="1h")
    (before,) = world.dms(bob)
    await world.wait(3601)
    (dm,) = world.dms(bob)
    assert dm.id != before.id
    assert "⏰ Bob、卓があなたを待っています。" in text(dm)
    assert "⏰" not in text(world.board)
    await world.wait(3601)
    assert [message.id for message in world.dms(bob)] == [dm.id]


async def test_a_reminder_is_a_mention_for_a_player_who_prefers_mentions(world: World, rival: Member) -> None:
    assert "Notification when a table is waiting for you: **Mention**" in await world.set_mine(rival, notice="mention")
    await world.set_table(world.alice, remind="1h")
    (before,) = world.dms(rival)
    await world.wait(3601)
    (note,) = [message for message in world.public() if rival.mention in message.content]
    assert "⏰ Bob, the table is waiting for you." in note.content
    assert [user.id for user in note.mentions] == [rival.id]
    assert [message.id for message in world.dms(rival)] == [before.id]


async def test_opting_out_of_notices_leaves_only_requested_messages(world: World, rival: Member) -> None:
    await world.bot.services.people.set(rival.id, "notice", "none")
    await world.set_table(world.alice, remind="1h")
    (before,) = world.dms(rival)
    await world.wait(3601)
    assert [message.id for message in world.dms(rival)] == [before.id]
    assert not [message for message in world.public() if rival.mention in message.content]
    await world.set_mine(rival, me="2h")
    await world.wait(7201)
    (renewed,) = world.dms(rival)
    assert renewed.id != before.id


async def test_the_board_of_a_paused_game_shows_no_deadline(world: World, rival: Member) -> None:
    await world.set_table(world.alice, deadline="1d")
    assert "⌛ Time runs out for Alice and Bob <t:" in text(world.board)
    await world.at_table(rival, "pause")
    says(world.board, "The game is paused.", never="⌛")


async def test_a_deadline_is_announced_and_then_enforced(world: World, rival: Member) -> None:
    await world.bot.services.people.set(rival.id, "notice", "none")
    await world.set_table(world.alice, deadline="1d")
    await world.wait(86_400 - 3600 + 1)
    (dm,) = world.dms(rival)
    assert "your time runs out <t:" in text(dm)
    assert "⌛ Time runs out for Alice and Bob <t:" in text(world.board)
    table = await world.table()
    await world.wait(3601)
    # First Alice's time is out, then Bob's, and nobody is left who plays.
    table = await world.bot.tables.store.get(table.id)
    assert (table.version, table.status) == (1, "paused")
    assert "Alice's time is up. A computer player takes over until Alice is back" in text(world.board)
    assert "Bob hasn't answered and nobody else is playing" in text(world.board)
    assert "Answered for you" not in text(world.board)
    assert "Answered for you: Card" in text(await world.press(world.alice, world.board, "Log"))
    assert "Alice is back and playing again." in text(world.board)


async def test_an_untouched_game_is_paused_and_can_be_resumed_from_the_dm(world: World) -> None:
    (bob,) = await world.started("bob", language="ja")
    await world.wait(UNTOUCHED_DAYS * 86_400 + 601)
    assert "Nothing has happened here for 14 days" in text(world.board)
    assert "ゲームを一時停止した" in text(world.dms(bob)[-1])
    assert await world.bot.tables.store.by_channel(world.channel.id) is None
    await world.press(bob.user, world.dms(bob)[-1], "▶️ 再開する")
    assert (await world.table()).status == "running"
    assert "どのカードを出しますか。" in text(world.dms(bob)[-1])


async def test_a_secret_question_is_sent_by_dm_even_to_a_player_who_prefers_mentions(
    world: World, rival: Member
) -> None:
    await world.bot.services.people.set(rival.id, "notice", "mention")
    before = world.dms(rival)[-1].id
    await lay_for_a_secret_question(world, rival)
    assert "lucky" in text(world.dms(rival)[-1])
    assert "lucky" not in text(world.dms(world.alice)[-1])
    assert world.dms(rival)[-1].id != before
    assert not [message for message in world.public() if rival.mention in message.content]


async def test_the_status_page_offers_those_who_left_their_own_seat(world: World) -> None:
    await world.started(world.bob, computers=1)
    await world.bot.tables.seats.leave(1, world.bob.id)
    status = response(await world.bob.slash(world.channel, "table status"))
    assert next(iter(buttons(status))) == "Come back to your seat"
    (seats,) = menus(status).values()
    assert [choice["value"] for choice in seats] == ["2"]
    assert "Come back to your seat" not in buttons(response(await world.carol.slash(world.channel, "table status")))
    await world.press(world.bob, status, "Come back to your seat")
    assert (await world.table()).seat_of(world.bob.id) == 1


async def test_a_newcomer_can_withdraw_the_request_for_a_seat(world: World) -> None:
    await world.started(computers=1)
    await world.at_table(world.bob, "takeover", 2)
    assert "Nobody" not in text(world.board)
    for label, reply in (
        ("Agree to a seat for Bob", "the others still have to answer"),
        ("Refuse", "The proposal was dropped"),
    ):
        assert reply in text(await world.press(world.bob, world.board, label))
    assert (await world.table()).proposals == []
    assert (await world.table()).names == ["Alice", "moss"]


async def test_a_newcomer_who_does_not_get_the_seat_is_named(world: World, rival: Member) -> None:
    await world.bot.tables.seats.leave(1, rival.id)
    dan = world.person("dan")
    for newcomer in (world.carol, dan):
        await world.at_table(newcomer, "takeover", 2)
    await world.press(world.alice, world.board, "Agree to a seat for Dan")
    assert (await world.table()).names == ["Alice", "Dan"]
    assert "Carol doesn't get seat 2" in text(world.board)
    assert "Dan doesn't get" not in text(world.board)
    assert "Bob left the table; a computer player takes over." in text(world.board)  # not Dan, who sits there now


async def test_a_lobby_has_a_short_description_in_a_list_and_a_sentence_on_its_page(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    assert "、参加者募集中（Alice）" in text(await world.person("carol", "ja").slash(world.channel, "table list"))
    status = await world.person("bob").slash(world.channel, "table status")
    assert "The lobby is open; the game hasn't started." in text(status)

"""Hands by DM, closed DMs, notices."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest
import simcord

from cogs.interactions.inquiries import AT_ONCE, BETWEEN
from cogs.services.ids import CustomId
from cogs.services.layout import layout
from cogs.services.screen import Button, Screen
from cogs.updates.fingerprints import Fingerprints
from cogs.updates.hands import Hands
from storage.errors import StorageFailure
from storage.rows import Person, Table
from tests.delays import NO_DELAYS
from tests.discord.table import Member, World, buttons, response, says, text
from tests.discord.test_play import lay_for_a_secret_question


def close_dms(world: World) -> None:
    """From here on no DM can be sent."""
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)


async def test_every_player_gets_the_hand_and_the_question(world: World, rival: Member) -> None:
    for who, seat in ((world.alice, 0), (rival, 1)):
        (dm,) = world.dms(who)
        view = (await world.game()).view(seat)
        assert f"hand {sorted(view.hand)}" in text(dm)  # type: ignore[attr-defined]
        assert "which card do you lay?" in text(dm)


async def test_a_game_can_be_played_in_the_dm_alone(world: World, rival: Member) -> None:
    (dm,) = world.dms(rival)
    await world.lay(rival.user, dm)
    (dm,) = world.dms(rival)
    assert "You have laid your card." in text(dm)
    assert (await world.table()).version == 1
    assert "Bob has laid a card." in text(world.board)
    stale = buttons(dm)["Take it back"]
    await rival.user.click(dm, custom_id=stale)
    (dm,) = world.dms(rival)
    assert "which card do you lay?" in text(dm)
    assert (await world.table()).version == 2


async def test_a_dm_is_edited_in_place_and_sent_anew_with_a_new_question(world: World, rival: Member) -> None:
    await world.same_hands()
    (his,), (hers,) = world.dms(rival), world.dms(world.alice)
    await world.lay(world.alice)
    assert [message.id for message in world.dms(rival)] == [his.id]
    assert [message.id for message in world.dms(world.alice)] == [hers.id]
    assert "You have laid your card." in text(world.dms(world.alice)[-1])
    await world.lay(rival)
    (renewed,) = world.dms(world.alice)
    assert renewed.id != hers.id
    assert "Round 2: which card do you lay?" in text(renewed)


@pytest.mark.slow
async def test_no_dm_is_sent_to_a_player_who_is_replaced_meanwhile(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    bob, carol = world.person("bob"), world.person("carol")
    tables, create = world.bot.tables, world.bot.create_dm
    boss = Person(id=1, name="Boss")

    async def creates(user: discord.abc.Snowflake) -> discord.DMChannel:
        table = await world.table()
        if user.id == bob.id and table.seat_of(bob.id) is not None:
            await tables.seats.replace(table.id, 1, boss, admin=True, person=Person(id=carol.id, name="Carol"))
        return await create(user)

    monkeypatch.setattr(world.bot, "create_dm", creates)
    await world.started(bob)
    assert world.dms(bob) == []
    (dm,) = world.dms(carol)
    shown = (await world.table()).dm(1)
    assert shown is not None
    assert shown.message_id == dm.id
    await world.lay(carol.user, dm)
    assert world.dms(bob) == []


@pytest.mark.slow
async def test_the_dm_of_a_player_who_leaves_is_deleted(world: World) -> None:
    bob, carol, dan = world.person("bob"), world.person("carol"), world.person("dan")
    await world.started(bob, carol)
    assert buttons(world.dms(bob)[-1])
    sure = response(await bob.slash(world.channel, "leave"))
    await world.press(bob, sure, "Yes, leave")
    assert world.dms(bob) == []
    await world.set_table(world.alice, open_seats=True)
    await world.at_table(dan, "takeover", 2)
    assert "hand [" in text(world.dms(dan)[-1])
    assert world.dms(bob) == []
    asked = response(await world.forge(carol, world.board, CustomId("forget_ask").button))
    (yes,) = buttons(asked)
    await world.press(carol, asked, yes)
    assert world.dms(carol) == []
    assert len(world.dms(world.alice)) == 1


def messages_to(world: World, who: simcord.MemberActor) -> list[str]:
    """The private messages about closed DMs that this person was sent."""
    seen = [text(message) for message in world.channel.history(viewer=who) if message.flags.ephemeral]
    return [shown for shown in seen if "I can't send you DMs" in shown]


async def test_closed_dms_are_reported_once_and_do_not_stop_the_game(world: World) -> None:
    close_dms(world)
    await world.started(world.bob)
    assert len(messages_to(world, world.alice)) == len(messages_to(world, world.bob)) == 1
    panel = await world.my_move(world.alice)
    assert len(messages_to(world, world.alice)) == 1
    await world.lay(world.alice, panel)
    assert (await world.table()).version > 0
    hand = response(await world.press(world.alice, world.board, "My hand"))
    assert hand.ephemeral
    assert "hand [" in text(hand)
    assert f"<t:{int(world.bot.services.clock())}:R>" in text(hand), "it isn't edited when the hand changes"


@pytest.mark.parametrize("failure", [StorageFailure(), asyncio.CancelledError()])
async def test_a_dm_that_was_sent_and_not_stored_is_not_left_beside_another(
    world: World, rival: Member, monkeypatch: pytest.MonkeyPatch, failure: BaseException
) -> None:
    """The database fails, or the process is killed; the new DM says the same as the one before."""
    (before,) = world.dms(rival)
    updater, journal = world.bot.updater, world.bot.tables.journal
    await updater.shown.close()
    with monkeypatch.context() as patch:

        async def fails(*given: int) -> Table:
            raise failure

        patch.setattr(journal, "set_dm", fails)
        if isinstance(failure, StorageFailure):
            assert not await updater.hands.update(await world.table(), {1: None})
            assert [message.id for message in world.dms(rival)] == [before.id]
        else:
            with pytest.raises(asyncio.CancelledError):
                await updater.hands.update(await world.table(), {1: None})
            assert len(world.dms(rival)) == 2
    table = await world.table()
    services, client = world.bot.services, world.bot
    shown = Fingerprints(services)
    restarted = Hands(services, client, updater.membership, shown, updater.tell_closed)
    going_on = updater.hands if isinstance(failure, StorageFailure) else restarted
    assert await going_on.update(table, {})
    await shown.close()
    (left,) = world.dms(rival)
    noted = (await world.table()).dm(1)
    assert noted is not None
    assert noted.message_id == left.id
    assert (left.id == before.id) == (going_on is restarted), "a notice that could not be sent is sent again"


async def test_a_dm_is_not_left_beside_one_that_another_process_was_still_sending(world: World, rival: Member) -> None:
    (before,) = world.dms(rival)
    channel = world.bot.get_partial_messageable(before.channel.id)
    table = await world.table()
    hands = world.bot.updater.hands
    assert await hands.update(table, {})
    theirs = await channel.send(
        view=layout(Screen().add("later").buttons([Button(CustomId("look", 1).button, "More")]))
    )
    await world.bot.tables.journal.set_dm(table.id, 1, rival.id, channel.id, theirs.id)
    assert await hands.update(await world.table(), {})
    assert [message.id for message in world.dms(rival)] == [theirs.id]


async def test_a_check_for_other_dms_that_failed_is_repeated(world: World, rival: Member) -> None:
    (dm,) = world.dms(rival)
    channel = world.bot.get_partial_messageable(dm.channel.id)
    await channel.send(view=layout(Screen().add("twice").buttons([Button(CustomId("look", 1).button, "More")])))
    updater = world.bot.updater
    hands = Hands(world.bot.services, world.bot, updater.membership, updater.shown, updater.tell_closed)
    world.env.inject_error("GET", f"/channels/{dm.channel.id}/messages", status=429, code=20028, times=1)
    for left in (2, 1):
        updater.shown.forget()
        assert await hands.update(await world.table(), {})
        assert len(world.dms(rival)) == left


async def test_closed_dms_are_reported_with_the_next_press_if_not_possible_at_once(world: World) -> None:
    close_dms(world)
    world.env.inject_error("POST", "/webhooks/*", status=404, code=10015, times=None)
    await world.started(computers=1)
    assert not messages_to(world, world.alice)
    assert "I can't send you DMs" in text(await world.my_move(world.alice))
    assert "I can't send you DMs" not in text(await world.my_move(world.alice))


async def test_a_player_without_dms_is_mentioned_in_the_channel_of_the_board(world: World) -> None:
    await world.lobby(world.bob)
    close_dms(world)
    await world.press(world.alice, world.board, "▶️ Start")
    mentions = [message for message in world.public() if world.bob.mention in message.content]
    assert len(mentions) == 1
    assert mentions[0].content.startswith(f"{world.bob.mention}, it's your move in Sample, table 1.")
    assert "which card do you lay?" in text(await world.press(world.bob, mentions[0], "My move"))
    assert [user.id for user in mentions[0].mentions] == [world.bob.id]
    await world.lay(world.bob, await _move(world, world.bob))
    assert not [message for message in world.public() if world.bob.mention in message.content]


async def _move(world: World, who: simcord.MemberActor) -> simcord.ResponseMessage:
    table = await world.table()
    board = next(message for message in world.public() if message.id == table.board_message_id)
    result = await world.press(who, board, "My move")
    return response(result)


async def test_a_secret_question_is_never_announced_by_mention(world: World) -> None:
    await world.lobby(world.bob)
    close_dms(world)
    await world.press(world.alice, world.board, "▶️ Start")
    await world.deal([1, 1, 1], [6, 6, 6])
    for who in (world.bob, world.alice):
        await world.lay(who, await _move(world, who))
    assert "lucky" in text(await _move(world, world.bob))
    assert not [message for message in world.public() if world.bob.mention in message.content]
    assert "lucky" not in text(world.board)
    assert "Bob" not in text(world.board).splitlines()[-1]


async def test_dms_can_be_turned_off_and_on(world: World, rival: Member) -> None:
    hand = response(await world.press(rival, world.board, "My hand"))
    assert "Notification when it's your move: DM." in text(hand)
    await world.set_mine(rival, dm=False)
    hand = response(await world.press(rival, world.board, "My hand"))
    assert "when it's your move: Mention." in text(hand), "mentions replace DMs"
    assert (await world.table()).seats[1].dm is False
    assert world.dms(rival) == [], "nothing would keep it up to date"
    await world.lay(rival)
    assert world.dms(rival) == []
    await world.set_mine(rival, dm=True)
    assert "You have laid your card." in text(world.dms(rival)[-1])


async def test_a_deleted_dm_is_sent_again(world: World, rival: Member) -> None:
    (dm,) = world.dms(rival)
    world.env.backend.delete_message(dm.channel.id, dm.id)
    await world.lay(rival)
    (renewed,) = world.dms(rival)
    assert renewed.id != dm.id
    assert "You have laid your card." in text(renewed)


async def test_at_a_table_in_a_dm_there_is_no_second_message(world: World) -> None:
    alice = world.alice.user
    await alice.slash("sample new")
    (board,) = world.dms(world.alice)
    await world.press(alice, board, "🤖 Add computer")
    await world.press(alice, world.dms(world.alice)[0], "▶️ Start")
    (board,) = world.dms(world.alice)
    panel = response(await world.press(alice, board, "My move"))
    await world.lay(alice, panel)
    (board,) = [message for message in world.dms(world.alice) if not message.flags.ephemeral]
    assert "Alice has laid a card." in text(board)


async def test_a_pending_confirmation_in_the_dm_survives_an_update(world: World, rival: Member) -> None:
    await lay_for_a_secret_question(world, rival)
    dm = world.dms(rival)[-1]
    await world.press(rival.user, dm, "Use it")
    assert "You can't simply take this back." in text(world.dms(rival)[-1])
    await world.press(rival.user, world.dms(rival)[-1], "Yes, do it")
    assert "You drew" in text(world.dms(rival)[-1])


async def turn_to(world: World, rival: Member, kind: str) -> None:
    """Let Bob turn in his DM to a question of this kind, or to one that is not open."""
    table, game = await world.position()
    numbers = {question.kind: question.id for question in game.questions if question.seat == 1}
    await world.forge(rival.user, world.dms(rival)[-1], CustomId("look", table.id, numbers.get(kind, 99)).button)


async def test_a_dm_stays_with_the_question_its_player_turned_to(world: World, rival: Member) -> None:
    await world.lay(world.alice)
    await world.bot.tables.undo.go_back((await world.table()).id, 0, Person(id=1, name="Boss"), admin=True)
    await world.settled()
    await turn_to(world, rival, "wish_to_stop")
    before = text(world.dms(rival)[-1])
    await world.lay(world.alice)
    (dm,) = world.dms(rival)
    assert text(dm) != before, "it is up to date"
    says(dm, "Stop early?", never="which card do you lay?")


@pytest.mark.parametrize(("kind", "shown"), [("wish_to_stop", "Stop early?"), ("closed", "was answered earlier")])
async def test_when_the_game_goes_back_a_dm_begins_anew_with_the_first_question(
    world: World, rival: Member, kind: str, shown: str
) -> None:
    """The questions have the same numbers as before."""
    await world.lay(world.alice)
    await turn_to(world, rival, kind)
    says(world.dms(rival)[-1], shown)
    await world.bot.tables.undo.go_back((await world.table()).id, 0, Person(id=1, name="Boss"), admin=True)
    await world.settled()
    says(world.dms(rival)[-1], "which card do you lay?", never=shown)


@pytest.mark.bot(delays=replace(NO_DELAYS, moment=60.0))
async def test_a_dm_may_be_late_only_for_a_player_with_an_open_panel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who only joined in the channel may be looking at nothing but the DM."""
    bob = world.person("bob")
    later: list[set[int]] = []
    update = Hands.update

    async def noted(self: Hands, *args: Any, **how: Any) -> None:
        later.append(set(how["later"]))
        await update(self, *args, **how)

    monkeypatch.setattr(Hands, "update", noted)
    monkeypatch.setattr(
        world.bot.updater._dm_queue, "touch_later", lambda table_id, seconds: None
    )  # time would advance
    await world.started(bob)
    assert 1 not in later[-1]
    panel = await world.my_move(bob)
    await world.lay(bob, panel)
    assert 1 in later[-1]


async def test_only_a_few_messages_of_one_person_are_answered_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered: list[int] = []

    async def answer(asker_id: int, asked: str) -> Screen:
        answered.append(asker_id)
        return Screen().add("Nothing.")

    monkeypatch.setattr(world.bot.inquiries, "private_answer", answer)
    now = world.bot.services.clock()
    world.bot.services.clock = lambda: now
    bob, alice = world.bob, world.alice
    for _ in range(AT_ONCE + 3):
        await bob.send_dm("what can I do?")
    await alice.send_dm("what can I do?")
    assert answered == [bob.id] * AT_ONCE + [alice.id], "each person has a limit of their own"
    world.bot.services.clock = lambda: now + BETWEEN
    await bob.send_dm("what can I do?")
    assert answered[-1] == bob.id

"""Players whose presses conflict: warnings, and changes between two presses.

`tests.tables.test_scenarios` tests the rules behind this.
"""

from __future__ import annotations

import pytest
import simcord

from cogs.services.ids import CustomId
from cogs.services.screen import Screen
from storage.rows import Person, Table
from tests.discord.table import Member, World, buttons, response, says, text

pytestmark = pytest.mark.slow


async def leaving(world: World, who: simcord.MemberActor) -> simcord.ResponseMessage:
    """The page for a person who wants to leave."""
    return response(await who.slash(world.channel, "leave"))


async def replaced(world: World, seat: int) -> None:
    """An admin gives a seat to a computer player."""
    mod = Person(id=99, name="Mod")
    await world.bot.tables.seats.replace((await world.table()).id, seat, mod, admin=True)
    await world.settled()


async def test_the_last_person_leaving_is_offered_to_pause_or_end_the_game(world: World) -> None:
    await world.started(computers=2)
    sure = await leaving(world, world.alice)
    says(sure, "You're the last person at this table", never="You can come back")
    assert list(buttons(sure)) == ["Pause it", "End it now"]
    table = await world.table()
    await world.press(world.alice, sure, "Pause it")
    assert "The game is paused" in text(sure)
    table = await world.bot.tables.store.get(table.id)
    assert (table.status, table.seat_of(world.alice.id)) == ("paused", 0)
    again = await leaving(world, world.alice)
    assert "The game is already paused" in text(again)
    assert list(buttons(again)) == ["End it now"]
    await world.press(world.alice, again, "End it now")
    assert (await world.bot.tables.store.get(table.id)).status == "ended"


async def test_the_last_person_leaving_is_asked_in_japanese(world: World) -> None:
    (bob,) = await world.started("bob", language="ja")
    await world.press(world.alice, await leaving(world, world.alice), "Yes, leave")
    sure = await leaving(world, bob)
    assert "この卓に残っている人は、あなただけです。" in text(sure)
    assert list(buttons(sure)) == ["一時停止", "すぐに終える"]


async def test_the_consequences_of_leaving_are_shown_before_confirming(world: World) -> None:
    bob, carol = await world.started("bob", "carol")
    assert "A computer player takes your seat at once. You can come back" in text(await leaving(world, bob))
    assert "another player becomes the host" in text(await leaving(world, world.alice))
    table = await world.table()
    done = await world.bot.tables.ending.propose(table.id, world.alice.id)
    assert done.proposal is not None
    await world.bot.tables.proposals.agree(table.id, carol.id, done.proposal.id)
    assert "only your answer is missing: if you leave, it's over for good" in text(await leaving(world, bob))
    await world.bot.tables.proposals.refuse(table.id, bob.id, done.proposal.id)
    for seat in (1, 2):
        await world.bot.tables.seats.call(table.id, world.alice.id, seat)
        if seat == 1:
            call = (await world.table()).stand_in_proposal(1)
            assert call is not None
            await world.bot.tables.proposals.agree(table.id, carol.id, call.id)
        await world.wait(601)
    sure = await leaving(world, world.alice)
    assert "the game is paused until one of the others is back" in text(sure)
    await world.press(world.alice, sure, "Yes, leave")
    table = await world.bot.tables.store.get(table.id)
    assert (table.status, table.seat_of(world.alice.id), table.host_id) == ("paused", None, bob.id)
    assert "Nobody is playing, so the game is paused." in text(world.board)


async def test_an_outdated_leave_confirmation_shows_the_new_consequences(world: World, rival: Member) -> None:
    his, hers = await leaving(world, rival), await leaving(world, world.alice)
    await world.press(world.alice, hers, "Yes, leave")
    await world.press(rival, his, "Yes, leave")  # he is the last one by now, which has other consequences
    assert "You're the last person at this table" in text(his)
    table = await world.table()
    assert (table.status, table.seat_of(rival.id), table.host_id) == ("running", 1, rival.id)
    assert "Bob is the host now." in text(world.board)


async def test_a_player_replaced_between_two_presses_can_no_longer_act(world: World, rival: Member) -> None:
    panel = await world.my_move(rival)
    sure = await leaving(world, rival)
    end = response(await world.at_table(rival, "ask_end"))
    pages = ((sure, "Yes, leave"), (end, "Propose it"), (panel, next(iter(buttons(panel)))))
    pressed = [(page, buttons(page)[label]) for page, label in pages]
    await replaced(world, 1)
    before = await world.table()
    for page, custom_id in pressed:  # as shown before the replacement
        assert "You have no seat" in text(await world.forge(rival, page, custom_id))
    after = await world.table()  # where the computer player may have chosen meanwhile
    assert (after.seats, after.host_id, after.proposals) == (before.seats, before.host_id, before.proposals)


async def test_people_without_a_seat_cannot_answer_proposals(world: World) -> None:
    bob, _carol = await world.started("bob", "carol")
    boss = world.boss()
    table = await world.table()
    await world.bot.tables.ending.propose(table.id, world.alice.id)
    await world.bot.tables.seats.call(table.id, world.alice.id, 2)
    await world.bot.tables.seats.leave(table.id, bob.id)
    await world.settled()
    answers = [id for id in buttons(world.board).values() if id.split(":")[3] in ("agree", "refuse", "here")]
    of_each_proposal = (("agree", "2"), ("refuse", "2"), ("here", "3"), ("refuse", "3"))
    assert answers == [CustomId(action, 1, rest=number).button for action, number in of_each_proposal]
    before = (await world.table()).proposals
    for who in (bob, boss):
        for answer in answers:
            assert "You have no seat" in text(await who.click(world.board, custom_id=answer))
    assert (await world.table()).proposals == before


async def test_several_proposals_can_be_open_at_the_same_time(world: World) -> None:
    bob, carol = await world.started("bob", "carol")
    table = await world.table()
    await world.bot.tables.ending.propose(table.id, world.alice.id)
    for who in (bob, carol):
        other = 2 if who is bob else 1
        await world.bot.tables.seats.call(table.id, world.alice.id, other)
    await world.bot.tables.seats.call(table.id, bob.id, 0)
    await world.settled()
    assert "Alice proposes ending the game" in text(world.board)
    assert len((await world.table()).proposals) == 3
    assert text(await world.person("dan").slash(world.channel, "table status")).count("is away.") == 2


async def test_a_game_whose_board_was_deleted_can_be_resumed_elsewhere(world: World, rival: Member) -> None:
    await world.at_table(world.alice, "pause")
    world.env.backend.delete_message(world.channel.id, world.board.id)
    cellar = world.guild.create_text_channel("cellar")
    await rival.slash(cellar, "table resume", which=1)
    await world.settled()
    assert "My move" in buttons(world.public(cellar)[-1])


async def test_a_late_answer_to_a_press_in_the_lobby_shows_the_game_that_has_begun(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.lobby(world.bob)
    boards = world.bot.updater.boards
    table = await world.table()
    drawn = list[str]()
    drawing = boards.screen

    async def slow(shown: Table, **how: bool) -> Screen:
        screen = await drawing(shown, **how)
        drawn.append(shown.status)
        if shown.status == "lobby":
            await world.bot.tables.play.start(table.id, world.alice.id)
        return screen

    monkeypatch.setattr(boards, "screen", slow)
    await world.press(world.alice, world.board, "🤖 Add computer")
    assert drawn == ["lobby", "running"]
    assert "My move" in buttons(world.board)

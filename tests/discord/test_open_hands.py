"""A hand opened by *My hand* is kept up to date, for its own player only."""

from __future__ import annotations

import pytest
import simcord

from tests.discord.table import Member, World, pictures, text
from tests.discord.test_pictures import draw
from tests.discord.test_play import lay
from tests.rules.sample import SampleView

pytestmark = [pytest.mark.slow, pytest.mark.bot(draw=draw)]

REPLACED = "Your hand is in a newer message."


async def opened(world: World, who: simcord.MemberActor, *, command: bool = False) -> simcord.ResponseMessage:
    """The message with this person's hand."""
    if command:
        page = (await who.slash(world.channel, "hand")).response
    else:
        page = (await world.press(who, world.board, "My hand")).response
    assert page is not None
    return page


async def held(world: World, seat: int) -> str:
    """The hand of this seat now, as its picture says it."""
    view = await world.bot.tables.store.view((await world.table()).id, seat)
    assert isinstance(view, SampleView)
    return f"hand {sorted(view.hand)}"


@pytest.mark.parametrize("command", [False, True])
async def test_an_open_hand_is_updated_as_the_game_continues(world: World, bob: Member, command: bool) -> None:
    page = await opened(world, bob, command=command)
    before = pictures(page)
    await lay(world, bob, await world.my_move(bob))
    await world.settled()
    assert pictures(page) == [await held(world, 1)] != before
    assert len(page.attachments) == 1


async def test_an_open_hand_is_not_edited_while_it_is_up_to_date(world: World, bob: Member) -> None:
    await opened(world, bob)
    await world.settled()
    seen = len(world.env.http_requests)
    await world.set_table(world.alice, remind="1h")
    await world.settled()
    edits = [entry for entry in world.env.http_requests[seen:] if entry.path.endswith("@original")]
    assert edits == []


async def test_an_open_hand_is_still_updated_after_its_look_was_changed(world: World, bob: Member) -> None:
    page = await opened(world, bob)
    await world.press(bob, page, "Text, no pictures")
    await lay(world, bob, await world.my_move(bob))
    await world.settled()
    cards = (await held(world, 1)).removeprefix("hand [").removesuffix("]").split(", ")
    assert not pictures(page)
    assert all(card in text(page) for card in cards)


async def test_the_newest_of_two_open_hands_is_kept_up_to_date(world: World, bob: Member) -> None:
    first, second = await opened(world, bob), await opened(world, bob)
    assert (text(first), pictures(first)) == (f"-# {REPLACED}", [])
    await lay(world, bob, await world.my_move(bob))
    await world.settled()
    assert pictures(second) == [await held(world, 1)]


async def test_a_player_who_has_left_no_longer_sees_the_hand(world: World) -> None:
    bob, _carol = await world.started("bob", "carol")
    page = await opened(world, bob)
    await world.bot.tables.seats.leave((await world.table()).id, bob.id)
    await world.settled()
    assert text(page) == "-# You have no seat at this table, so you're watching."
    assert not pictures(page)


async def test_a_hand_whose_interaction_has_expired_is_left_alone(
    world: World, bob: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await opened(world, bob)
    before, now = pictures(page), world.bot.services.clock()
    monkeypatch.setattr(world.bot.services, "clock", lambda: now + 15 * 60)
    await lay(world, bob, await world.my_move(bob))
    await world.settled()
    assert pictures(page) == before
    assert world.bot.updater.open_hands.tables() == set()

"""Playing without Discord: what callers without an interaction are shown, asked and refused."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from cogs.services.caller import Caller, Submission
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.interaction_caller import interaction_of
from rules.chronicles import Chronicler
from rules.messages import Message
from rules.questions import Shown, shorter
from storage.rows import Person
from tables.errors import Refusal
from tests.discord.recorded_person import RecordedPerson
from tests.discord.table import World

pytestmark = pytest.mark.slow


async def page_of(world: World, who: simcord.MemberActor) -> RecordedPerson:
    table = await world.table()
    return RecordedPerson(world.bot, Person(id=who.id, name=table.seats[table.seat_of(who.id) or 0].name), table)


async def move(page: RecordedPerson) -> int:
    """*My move*; the message of the panel."""
    await page.send(CustomId("move", page.table.id).button)
    return page.newest


@pytest.fixture
async def bob(world: World) -> simcord.MemberActor:
    return world.person("bob")


@pytest.fixture
async def picking(world: World, bob: simcord.MemberActor) -> RecordedPerson:
    """Alice's page at a table that asks her questions of every shape; Bob has the second seat."""
    await world.started(bob, game="picks")
    page = await page_of(world, world.alice)
    await move(page)
    return page


async def test_a_game_may_say_itself_what_was_taken_back(
    world: World, picking: RecordedPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = Message("lobby-host", {"name": "what is left"})
    monkeypatch.setattr(Chronicler, "taken_back", lambda self, events: text)
    await picking.choose("group", "1")
    await picking.choose("do", "n5")
    await picking.press(next(label for label in picking.buttons() if label.startswith("↩️")))
    assert "Alice took back: **what is left** · host" in picking.text()


@pytest.mark.parametrize("careful", [False, True])
async def test_a_purchase_and_passing_are_one_answer(world: World, careful: bool) -> None:
    for person in (world.alice, world.bob):
        await world.set_mine(person, careful=careful)
    await world.started(world.bob, game="mapmasters")
    tables = world.bot.tables
    table = await world.table()
    game = await tables.store.game(table.id)
    buyer = game.awaited()
    page = await page_of(world, (world.alice, world.bob)[buyer.seat])
    await move(page)
    # The careful can also pass where they confirm a purchase for which no answer that does both is listed.
    doing_both = [option for option in buyer.options(game) if shorter(option)]
    purchase = next(option for option in doing_both if (option.prominence < Shown.LISTED) == careful)
    chosen = shorter(purchase) if careful else purchase.id
    await page.send(CustomId("do", table.id, buyer.id, chosen).button, message=page.newest)
    if careful:
        await page.send(
            next(button for button in page.buttons().values() if purchase.id in button), message=page.newest
        )
    after = await tables.store.game(table.id)
    view: Any = after.view(None)
    assert view.players[buyer.seat].passed
    assert after.awaited().seat != buyer.seat


async def test_what_was_picked_in_a_menu_is_known_to_the_caller(picking: RecordedPerson) -> None:
    menu = picking.caller(submission=Submission("m:1:0:do", ("a", "b"), menu=True))
    assert (menu.values, menu.picked) == (["a", "b"], "a")
    for nothing in (None, Submission("k:1:0:do")):
        caller = picking.caller(submission=nothing)
        assert caller.values == []
        with pytest.raises(Refusal) as refused:
            _ = caller.picked
        assert refused.value.message.key == UNKNOWN


async def test_a_failure_is_reported_to_the_caller(
    world: World, picking: RecordedPerson, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(caller: Caller, press: CustomId) -> None:
        interaction_of(caller)

    monkeypatch.setitem(world.bot.router.handlers, "log", fails)
    await picking.send(CustomId("log", 1).button)
    assert "⚠️" in picking.text()
    assert "the caller is not on Discord" in caplog.text

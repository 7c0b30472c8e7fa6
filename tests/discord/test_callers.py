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
from rules.questions import as_shown
from storage.rows import Person
from tables.errors import Refusal
from tests.discord.recording_caller import Page
from tests.discord.table import World, text
from tests.discord.test_lookup import panel_of
from tests.discord.test_pictures import draw
from tests.discord.test_question_shapes import answers

pytestmark = pytest.mark.slow


async def page_of(world: World, who: simcord.MemberActor) -> Page:
    table = await world.table()
    return Page(world.bot, Person(id=who.id, name=table.seats[table.seat_of(who.id) or 0].name), table)


async def move(page: Page) -> int:
    """*My move*; the message of the panel."""
    await page.send(CustomId("move", page.table.id).button)
    return page.newest


@pytest.fixture
async def bob(world: World) -> simcord.MemberActor:
    return world.person("bob")


@pytest.fixture
async def picking(world: World, bob: simcord.MemberActor) -> Page:
    """Alice's page at a table that asks her questions of every shape; Bob has the second seat."""
    await world.started(bob, game="picks")
    page = await page_of(world, world.alice)
    await move(page)
    return page


async def test_an_answer_is_stored_and_the_panel_shows_the_next_question(world: World, picking: Page) -> None:
    await picking.choose("group", "1")
    assert "**One more**" in picking.text()
    await picking.choose("do", "n5")
    assert await answers(world) == [["n5"]]
    assert picking.acknowledged == ["show", "turn", "turn"]
    assert len(picking.messages) == 1, "the same message is edited"
    assert "Page 1 of 3" in picking.text()
    await world.settled()
    assert "Alice" in text(world.board)


async def test_a_request_that_arrives_twice_is_carried_out_once(
    world: World, picking: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    await picking.choose("group", "1")
    chosen = picking.menu("do").id
    monkeypatch.setattr("tests.discord.recording_caller.REQUESTS", iter([77, 77]))
    for _ in range(2):
        await picking.send(chosen, ["n5"], picking.newest)
    assert await answers(world) == [["n5"]]
    assert "That question was answered earlier" not in picking.text()


async def test_a_newer_panel_takes_the_place_of_the_older_one(picking: Page) -> None:
    older = picking.newest
    newer = await move(picking)
    assert newer != older
    assert older not in picking.messages
    assert picking.menu("group", newer).choices


async def test_an_open_panel_is_updated_when_others_act(world: World) -> None:
    (bob,) = await world.started("bob")
    await world.same_hands()
    page = await page_of(world, world.alice)
    panel = await move(page)
    await page.press(next(label for label in page.buttons() if label.startswith("Card")))
    assert "Round 2" not in page.text(panel)
    his = await world.my_move(bob)
    await world.press(bob, his, "Card 1")
    await world.settled()
    assert "The cards: 1 and 1." in page.text(panel)
    assert "Round 2: which card do you lay?" in page.text(panel)
    assert page.newest == panel


async def test_a_picture_is_kept_while_it_is_up_to_date(world: World) -> None:
    world.bot.services.draw = draw
    await panel_of(world, "dungeongo")
    page = await page_of(world, world.alice)
    panel = await move(page)
    await world.settled()
    pictures = page.messages[panel].images
    assert pictures
    assert all(image.data for image in pictures)
    await page.press("⋯ More", panel)
    await page.press("Back", panel)
    await world.settled()
    await page.send(CustomId("look", page.table.id).button, message=panel)
    assert page.messages[panel].kept == {image.name for image in pictures}


async def test_a_game_may_say_itself_what_was_taken_back(
    world: World, picking: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Message("lobby-host", {"name": "what is left"})
    monkeypatch.setattr(Chronicler, "taken_back", lambda self, events: told)
    await picking.choose("group", "1")
    await picking.choose("do", "n5")
    await picking.press(next(label for label in picking.buttons() if label.startswith("↩️")))
    assert "Alice took back: **what is left** · host" in picking.text()


async def test_a_final_answer_is_confirmed(world: World) -> None:
    (bob,) = await world.started("bob", game="thunderstone", cards="first_game")
    tables, table = world.bot.tables, await world.table()
    asked = (await tables.store.game(table.id)).awaited()
    await tables.play.choose(table.id, asked.seat, asked.id, ["dungeon"])
    page = await page_of(world, (world.alice, bob)[asked.seat])
    await move(page)
    game = await tables.store.game(table.id)
    question, before = game.awaited(), game.choices
    shown = as_shown(question, game)
    target = next(option.id for option in shown if option.id.startswith(("attack-", "armed-")))
    attack = CustomId("do", table.id, question.id, target).button
    await page.send(attack, message=page.newest)
    assert "You can't take this back" in page.text()
    assert (await tables.store.game(table.id)).choices == before
    yes = next(each for each in page.buttons().values() if ":yes:" in each)
    await page.send(yes, message=page.newest)
    assert (await tables.store.game(table.id)).choices > before


@pytest.mark.parametrize("careful", [False, True])
async def test_a_purchase_and_passing_are_one_answer(world: World, careful: bool) -> None:
    for person in (world.alice, world.bob):
        await world.set_mine(person, careful=careful)
    await world.started(world.bob, game="mapmasters")
    tables, table = world.bot.tables, await world.table()
    game = await tables.store.game(table.id)
    buyer = game.awaited()
    page = await page_of(world, (world.alice, world.bob)[buyer.seat])
    await move(page)
    # Who confirms every answer can also pass where a purchase without an answer of its own for both is confirmed.
    both = next(each for each in sorted(buyer.options(game), key=lambda each: each.unlisted != careful) if each.extends)
    chosen = both.extends if careful else both.id
    await page.send(CustomId("do", table.id, buyer.id, chosen).button, message=page.newest)
    if careful:
        await page.send(next(each for each in page.buttons().values() if both.id in each), message=page.newest)
    after = await tables.store.game(table.id)
    view: Any = after.view(None)
    assert view.players[buyer.seat].passed
    assert after.awaited().seat != buyer.seat


async def test_things_are_looked_up_from_a_menu_and_by_name(world: World) -> None:
    await panel_of(world, "thunderstone")
    page = await page_of(world, world.alice)
    await move(page)
    await page.send(CustomId("card", page.table.id).button, message=page.newest)
    first = page.menu("named").choices[0]
    menu = page.newest
    await page.choose("named", first.value)
    assert first.label in page.text()
    await page.press("By name…", menu)
    assert [form.title for form in page.forms] == ["Look something up"]
    await page.fill_in("militia")
    assert "Militia" in page.text()
    await page.press("By name…", menu)
    await page.fill_in("**Excalibur**")
    assert "Nothing here is called" in page.text()
    assert "**Excalibur**" not in page.text()


async def test_a_proposal_is_agreed_to(world: World) -> None:
    """The host is Alice, the proposal is Bob's, and Carol agrees in her panel."""
    bob, carol = world.person("bob"), world.person("carol")
    await world.started(bob, carol)
    sure = await world.at_table(bob, "ask_end")
    await world.press(bob, sure.response, "Propose it")  # type: ignore[arg-type]
    page = await page_of(world, carol)
    panel = await move(page)
    assert "Bob proposes ending the game" in page.text(panel)
    await page.press("Agree", panel)
    assert page.acknowledged == ["show", "turn"]
    (proposal,) = (await world.table()).proposals
    assert (proposal.user_id, set(proposal.agreed)) == (bob.id, {carol.id})
    await world.settled()
    assert "Waiting for agreement: Alice" in text(world.board)
    dan = await page_of(world, world.person("dan"))
    await dan.send(CustomId("agree", page.table.id, rest=str(proposal.id)).button)
    assert "You have no seat" in dan.text()
    assert (await world.table()).proposals == [proposal]


async def test_what_was_picked_in_a_menu_is_known_to_the_caller(picking: Page) -> None:
    menu = picking.caller(submission=Submission("m:1:0:do", ("a", "b"), menu=True))
    assert (menu.values, menu.picked) == (["a", "b"], "a")
    for nothing in (None, Submission("k:1:0:do")):
        caller = picking.caller(submission=nothing)
        assert caller.values == []
        with pytest.raises(Refusal) as refused:
            _ = caller.picked
        assert refused.value.message.key == UNKNOWN


async def test_a_failure_is_reported_to_the_caller(
    world: World, picking: Page, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(caller: Caller, press: CustomId) -> None:
        interaction_of(caller)

    monkeypatch.setitem(world.bot.router.handlers, "log", fails)
    await picking.send(CustomId("log", 1).button)
    assert "⚠️" in picking.text()
    assert "the caller is not on Discord" in caplog.text

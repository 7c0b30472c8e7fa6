"""*What would you do?* and *Why that choice?*, from the panel."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import pytest
import simcord

from cogs.interactions.advice import AdviceButtons
from cogs.services.ids import CustomId
from cogs.services.screen import Screen
from rules.answer_values import AnswerValue
from rules.messages import Message
from storage.rows import Person
from tables.errors import Refusal
from tables.play.opinions import Answer, Opinion, Suggestion
from tables.workers.scheduler import Priority
from tests.discord.recorded_person import RecordedPerson
from tests.discord.table import MORE, Panel, World, buttons, response, text
from tests.tables.helpers import pick

pytestmark = pytest.mark.slow

ADVICE, WHY = "💡 What would you do?", "🤖 Why that choice?"


def reply_of(result: simcord.InteractionResult) -> str:
    """The private answer to the caller: after a moment of thinking, or immediately."""
    answer = result.response
    assert answer is not None
    assert answer.flags.ephemeral
    return text(answer)


def shown_to_alice(world: World) -> set[int]:
    return {message.id for message in world.channel.history(viewer=world.alice)}


async def test_a_player_alone_with_computer_players_gets_advice(world: World) -> None:
    panel = await world.first_move(computers=2)
    reply = reply_of(await world.press(world.alice, panel, ADVICE))
    assert "I'd choose" in reply
    assert "based on what you can see" in reply
    assert WHY not in buttons(await world.press(world.alice, panel, MORE)), "no computer player has chosen anything"
    forged = await world.forge(world.alice, panel, CustomId("why", (await world.table()).id).button)
    assert "no computer player has made a public choice" in reply_of(forged).casefold()


async def test_advice_disappears_when_its_question_is_answered(world: World) -> None:
    panel = await world.first_move(computers=2)
    number = (await world.table()).id
    game = await world.bot.tables.store.game(number)
    asked = next(question for question in game.questions if question.seat == 0)
    answer = response(await world.press(world.alice, panel, ADVICE))
    await world.forge(world.alice, panel, CustomId("look", number, asked.id).button)
    assert answer.id in shown_to_alice(world), "looking at the same question again keeps it"
    option = asked.options(game)[0]
    await world.forge(
        world.alice, panel, CustomId("do", number, asked.id, option.id, (await world.table()).last_undo).button
    )
    assert answer.id not in shown_to_alice(world)


async def test_a_button_follows_the_suggestion_and_its_message_becomes_the_panel(world: World, panel: Panel) -> None:
    number = (await world.table()).id
    before = (await world.bot.tables.store.game(number)).choices
    answer = response(await world.press(world.alice, panel, ADVICE))
    await world.press(world.alice, answer, "Do that")
    assert (await world.bot.tables.store.game(number)).choices > before
    assert answer.id in shown_to_alice(world), "it becomes the panel"


async def test_only_an_actual_suggestion_can_be_followed(world: World, panel: Panel) -> None:
    table, game = await world.position()
    before = game.choices
    asked = next(question for question in game.questions if question.seat == 0)
    forged = CustomId("follow", table.id, asked.id, "0", table.last_undo).button
    await world.forge(world.alice, panel, forged)
    assert (await world.bot.tables.store.game(table.id)).choices == before
    await world.press(world.alice, panel, ADVICE)
    await world.forge(world.alice, panel, CustomId("follow", table.id, asked.id, "7", table.last_undo).button)
    assert (await world.bot.tables.store.game(table.id)).choices == before


@pytest.mark.parametrize("command", ["dungeongo", "thunderstone", "dungeonlords", "dungeoneer", "mapmasters"])
async def test_every_game_gives_advice(world: World, command: str) -> None:
    panel = await world.first_move(computers=1, game=command)
    reply = reply_of(await world.press(world.alice, panel, ADVICE))
    assert "I'd choose" in reply
    assert "⚠️" not in reply


async def test_advice_says_what_the_answer_does_in_the_terms_of_the_game(world: World) -> None:
    panel = await world.first_move(computers=1, game="thunderstone")
    lines = reply_of(await world.press(world.alice, panel, ADVICE)).splitlines()
    best = next(index for index, line in enumerate(lines) if "I'd choose" in line)
    known = ("- Attack ", "- Destroy one card", "Buys up to ", "- Atk ", "- Mag ", "Wt ", "Gold ")
    assert any(reason in lines[best + 1] for reason in known), lines


async def test_a_computer_player_explains_its_choice(world: World) -> None:
    await world.first_move(computers=1, game="dungeongo")
    tables, number = world.bot.tables, (await world.table()).id
    for _ in range(6):
        questions = (await tables.store.game(number)).questions
        if not any(question.seat == 0 and question.awaited for question in questions):
            break
        await pick(tables, number, 0, by=world.alice.id)
        await world.settled()
    reply = reply_of(await world.press(world.alice, await world.my_move(world.alice), WHY))
    assert "🤖 Moss chose:" in reply
    assert "> " in reply
    assert "A rule of thumb: " in reply


async def test_the_beginning_of_the_next_turn_is_no_part_of_a_choice(world: World) -> None:
    await world.first_move(computers=1, game="thunderstone")
    tables, number = world.bot.tables, (await world.table()).id
    for answer in ("rest", "card-militia"):
        await pick(tables, number, 0, answer, by=world.alice.id)
        await world.settled()
    reply = reply_of(await world.press(world.alice, await world.my_move(world.alice), WHY))
    quoted = [line for line in reply.splitlines() if line.startswith("> ")]
    assert quoted
    assert not any("turn" in line for line in quoted), quoted


async def test_between_several_people_the_host_must_allow_advice(world: World) -> None:
    (bob,) = await world.started("bob", computers=1)
    assert not {ADVICE, WHY} & {*buttons(await world.my_move(bob))}
    number = (await world.table()).id
    game = await world.bot.tables.store.game(number)
    question = next(question.id for question in game.questions if question.seat == 1)
    forged = await world.forge(bob, world.board, CustomId("advice", number, question).button)
    assert "Advice is off at this table" in reply_of(forged)
    assert "Only the host" in await world.set_table(bob, advice=True)
    assert "Advice: on" in await world.set_table(world.alice, advice=True)
    await world.settled()
    assert "turned advice on" in text(world.board)
    assert "I'd choose" in reply_of(await world.press(bob, await world.my_move(bob), ADVICE))


async def test_a_person_without_a_seat_gets_no_advice(world: World) -> None:
    await world.started(computers=1)
    carol = world.person("carol")
    number = (await world.table()).id
    question = (await world.bot.tables.store.game(number)).questions[0].id
    for press in (CustomId("advice", number, question), CustomId("why", number)):
        assert "I'd choose" not in reply_of(await world.forge(carol, world.board, press.button))


async def test_the_board_is_updated_while_someone_waits_for_advice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started(computers=1)
    tables, number = world.bot.tables, (await world.table()).id
    panel = await world.my_move(world.alice)
    think = tables.advice.suggest
    begun = asyncio.Event()
    thought = asyncio.Event()

    async def suggest(table_id: int, seat: int, question_id: int, coach: Suggestion) -> Opinion:
        begun.set()
        await thought.wait()
        return await think(table_id, seat, question_id, coach)

    monkeypatch.setattr(tables.advice, "suggest", suggest)
    monkeypatch.setattr(world.bot.updater.priority, "timeout", 3600.0)
    pressed = asyncio.create_task(world.press(world.alice, panel, ADVICE))
    await begun.wait()
    await tables.lobby.set_language(number, "ja", world.alice.id)
    await asyncio.wait_for(world.bot.updater.idle(), 60)
    assert "自分の番" in buttons(world.board)
    thought.set()
    assert "I'd choose" in reply_of(await pressed)


@pytest.fixture
async def asker(world: World, monkeypatch: pytest.MonkeyPatch) -> RecordedPerson:
    """A person who learns at once that advice takes 23 seconds."""
    monkeypatch.setattr("cogs.interactions.advice.SOON", 0.0)
    monkeypatch.setattr(world.bot.tables.thinker.scheduler, "is_held_up", lambda table_id, among: True)
    await world.started(computers=1)
    return RecordedPerson(world.bot, Person(id=world.alice.id, name="Alice"), await world.table())


async def test_a_long_wait_is_announced_in_the_message_that_then_shows_the_advice(
    world: World, asker: RecordedPerson
) -> None:
    async def advised() -> Screen:
        await asker.shown.wait()
        assert asker.text() == "⏳ The computer players are busy at other tables; this will take a while."
        return Screen().add("Lay it")

    reply = await AdviceButtons(world.bot.services, world.bot.play)._show(asker.caller(), 7, advised())
    assert (reply.id, list(asker.messages), asker.text()) == (1, [1], "Lay it")


async def test_advice_is_a_new_message_if_the_announcement_was_dismissed(world: World, asker: RecordedPerson) -> None:
    async def advised() -> Screen:
        await asker.shown.wait()
        asker.messages = {7: Screen().add("Something else")}
        return Screen().add("Lay it")

    reply = await AdviceButtons(world.bot.services, world.bot.play)._show(asker.caller(), 7, advised())
    assert (reply.id, asker.text(7), asker.text(8)) == (8, "Something else", "Lay it")


async def test_the_announcement_is_deleted_when_advice_is_refused(world: World, asker: RecordedPerson) -> None:
    async def refused() -> Screen:
        await asker.shown.wait()
        raise Refusal("refused-no_advice")

    with pytest.raises(Refusal):
        await AdviceButtons(world.bot.services, world.bot.play)._show(asker.caller(), 7, refused())
    assert asker.messages == {}


async def test_a_short_wait_for_advice_is_not_announced(
    world: World, asker: RecordedPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asyncio.Event()

    def is_held_up(table_id: int, among: Collection[Priority]) -> bool:
        assert (table_id, tuple(among)) == (7, (Priority.PERSON,))
        asked.set()
        return False

    async def advised() -> Screen:
        await asked.wait()
        return Screen().add("Lay it")

    monkeypatch.setattr(world.bot.tables.thinker.scheduler, "is_held_up", is_held_up)
    await AdviceButtons(world.bot.services, world.bot.play)._show(asker.caller(), 7, advised())
    assert (list(asker.messages), asker.text()) == ([1], "Lay it")


async def test_board_and_panel_say_that_a_computer_player_will_take_long(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = world.bot.tables
    monkeypatch.setattr(tables.computers, "wake", lambda table_id: None)
    await world.started(computers=1)
    number = (await world.table()).id
    await pick(tables, number, 0)
    for is_held_up in (False, True):
        monkeypatch.setattr(tables.thinker.scheduler, "is_held_up", lambda table_id, among, held=is_held_up: held)
        world.bot.updater.touch(number)
        await world.settled()
        for seen in (text(world.board), text(await world.my_move(world.alice))):
            assert ("busy at other tables" in seen) == is_held_up
    assert "busy at other tables; this will take a while" in text(
        await world.alice.slash(world.channel, "table status")
    )
    assert "ほかの卓でもコンピューターが考え中のため、しばらくかかります" in text(
        await world.hana.slash(world.channel, "table status")
    )


async def advised(world: World, monkeypatch: pytest.MonkeyPatch, *weighed: AnswerValue) -> simcord.InteractionResult:
    """The advice to lay one of these cards."""

    async def suggest(table_id: int, seat: int, question_id: int, coach: Suggestion) -> Opinion:
        answers = tuple(Answer((Message("do-lay", {"card": int(answer.ids[0])}),), answer) for answer in weighed)
        return Opinion(0, "lay_card", {}, answers, ordered=False, together=False)

    monkeypatch.setattr(world.bot.tables.advice, "suggest", suggest)
    return await world.press(world.alice, await world.first_move(computers=1), ADVICE)


@pytest.mark.parametrize(("next_best", "expected"), [(0.25, "chance to win: about 25%"), (0.27, "about equally good")])
async def test_the_second_best_answer_is_not_shown_with_the_chance_of_the_best(
    world: World, monkeypatch: pytest.MonkeyPatch, next_best: float, expected: str
) -> None:
    reason = Message("do-lay", {"card": 7})
    weighed = [AnswerValue((card,), value, value, 1.0, reason) for card, value in (("1", 0.28), ("2", next_best))]
    first, _, second = reply_of(await advised(world, monkeypatch, *weighed)).partition("Second best")
    assert "chance to win: about 28%" in first
    assert expected in second
    assert "28%" not in second
    assert ("compared with the second best" in first) == (next_best == 0.25), "equally good answers need no reason"


@pytest.mark.parametrize(
    ("best", "second", "named"),
    [
        pytest.param(0.5, AnswerValue(("2",), chance=0.5, behind=0.005), True, id="as good"),
        pytest.param(0.5, AnswerValue(("2",), chance=0.5, behind=0.1), False, id="unproven"),
        pytest.param(0.5, AnswerValue(("2",), chance=0.47, behind=0.1), True, id="worse"),
        pytest.param(0.5, AnswerValue(("2",), chance=0.4), False, id="much worse"),
        pytest.param(None, AnswerValue(("2",), 1.0), True, id="ranked"),
        pytest.param(None, AnswerValue(("2",)), False, id="not compared"),
    ],
)
async def test_no_answer_is_named_second_best_that_may_be_much_worse(
    world: World, monkeypatch: pytest.MonkeyPatch, best: float | None, second: AnswerValue, named: bool
) -> None:
    reason = Message("do-lay", {"card": 7})
    hint = await advised(world, monkeypatch, AnswerValue(("1",), chance=best, comparison=reason), second)
    assert ("Second best: **Card 2**" in reply_of(hint)) == named
    assert ("compared with Card 2: " in reply_of(hint)) != named, "what it is compared with has a name"
    assert len(buttons(response(hint))) == 1 + named

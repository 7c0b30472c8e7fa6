"""*What would you do?* and *Why did it do that?*, from the panel."""

from __future__ import annotations

import asyncio

import pytest
import simcord

from cogs.house.ids import Press
from rules.core.messages import Message
from rules.core.weighing import Weighed
from tables.advising import Answer, Answered, Opinion
from tests.discord.table import World, buttons, text
from tests.discord.test_lookup import panel_of

ADVICE, WHY = "💡 What would you do?", "🤖 Why did it do that?"


def told(result: simcord.InteractionResult) -> str:
    """What only who asked was told: after a moment of thought, or at once."""
    answer = result.response
    assert answer is not None
    assert answer.flags.ephemeral
    return text(answer)


def shown_to_alice(world: World) -> set[int]:
    return {message.id for message in world.channel.history(viewer=world.alice)}


async def test_who_plays_with_computers_alone_is_advised(world: World) -> None:
    await world.started(computers=2)
    panel = await world.my_move(world.alice)
    said = told(await world.press(world.alice, panel, ADVICE))
    assert "I would answer" in said
    assert "by what you can know" in said
    assert "no computer player has chosen" in told(await world.press(world.alice, panel, WHY)).casefold()


async def test_advice_goes_with_its_question(world: World) -> None:
    await world.started(computers=2)
    panel = await world.my_move(world.alice)
    number = (await world.table()).id
    question = Press.read(buttons(panel)[ADVICE], menu=False).question
    game = await world.bot.tables.shelf.game(number)
    asked = next(each for each in game.questions if each.id == question)
    advised = await world.press(world.alice, panel, ADVICE)
    answer = advised.response
    assert answer is not None
    await world.forge(world.alice, panel, Press("look", number, asked.id).button)
    assert answer.id in shown_to_alice(world), "another look at the same question leaves it"
    option = asked.options(game)[0]
    await world.forge(world.alice, panel, Press("do", number, asked.id, option.id, (await world.table()).line).button)
    assert answer.id not in shown_to_alice(world)


@pytest.mark.parametrize("command", ["dungeongo", "thunderstone", "dungeonlords", "dungeoneer", "mapmasters"])
async def test_every_game_gives_advice(world: World, command: str) -> None:
    panel = await panel_of(world, command)
    said = told(await world.press(world.alice, panel, ADVICE))
    assert "I would" in said
    assert "⚠️" not in said


async def test_a_computer_says_why(world: World) -> None:
    await panel_of(world, "dungeongo")
    tables, number = world.bot.tables, (await world.table()).id
    for _ in range(6):
        game = await tables.shelf.game(number)
        mine = [question for question in game.questions if question.seat == 0 and question.awaited]
        if not mine:
            break
        picked = [option.id for option in mine[0].options(game) if not option.back][: max(1, mine[0].min)]
        await tables.play.choose(number, 0, mine[0].id, picked, user_id=world.alice.id)
        await world.settled()
    said = told(await world.forge(world.alice, world.board, Press("why", number).button))
    assert "Computer 2 chose:" in said
    assert "> " in said


async def test_between_people_the_host_allows_it(world: World) -> None:
    bob = world.person("bob")
    await world.started(bob, computers=1)
    assert not {ADVICE, WHY} & {*buttons(await world.my_move(bob))}
    number = (await world.table()).id
    game = await world.bot.tables.shelf.game(number)
    question = next(question.id for question in game.questions if question.seat == 1)
    forged = await world.forge(bob, world.board, Press("advice", number, question).button)
    assert "nobody is given advice" in told(forged)
    assert "Only the host" in told(await bob.slash(world.channel, "table advice", allowed=True))
    assert "can ask now" in told(await world.alice.slash(world.channel, "table advice", allowed=True))
    await world.settled()
    assert "lets everybody ask" in text(world.board)
    assert "I would answer" in told(await world.press(bob, await world.my_move(bob), ADVICE))


async def test_a_stranger_is_told_nothing(world: World) -> None:
    await world.started(computers=1)
    carol, number = world.person("carol"), (await world.table()).id
    question = (await world.bot.tables.shelf.game(number)).questions[0].id
    for press in (Press("advice", number, question), Press("why", number)):
        assert "I would" not in told(await world.forge(carol, world.board, press.button))


async def test_what_others_do_is_shown_while_somebody_waits_for_advice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started(computers=1)
    tables, number = world.bot.tables, (await world.table()).id
    panel = await world.my_move(world.alice)
    think, begun, thought = tables.advising.suggest, asyncio.Event(), asyncio.Event()

    async def suggest(table_id: int, seat: int, question_id: int, coach: Answered) -> Opinion:
        begun.set()
        await thought.wait()
        return await think(table_id, seat, question_id, coach)

    monkeypatch.setattr(tables.advising, "suggest", suggest)
    monkeypatch.setattr(world.bot.house.precedence, "patience", 3600.0)
    pressed = asyncio.create_task(world.press(world.alice, panel, ADVICE))
    await begun.wait()
    await tables.lobby.set_language(number, "ja", world.alice.id)
    await asyncio.wait_for(world.bot.follow.idle(), 10)
    assert "自分の番" in buttons(world.board)
    thought.set()
    assert "I would answer" in told(await pressed)


@pytest.mark.parametrize(("next_best", "said"), [(0.27, "chance to win: about 27%"), (0.278, "about as good")])
async def test_no_number_speaks_for_the_second_best(
    world: World, monkeypatch: pytest.MonkeyPatch, next_best: float, said: str
) -> None:
    await world.started(computers=1)

    async def suggest(table_id: int, seat: int, question_id: int, coach: Answered) -> Opinion:
        weighed = [Weighed((str(chance),), chance, chance, 1.0) for chance in (0.28, next_best)]
        answers = tuple(Answer((Message("do-lay", {"card": 1}),), each) for each in weighed)
        return Opinion(0, "lay_card", {}, answers, ordered=False, together=False)

    monkeypatch.setattr(world.bot.tables.advising, "suggest", suggest)
    first, _, second = told(await world.press(world.alice, await world.my_move(world.alice), ADVICE)).partition(
        "Second best"
    )
    assert "chance to win: about 28%" in first
    assert said in second
    assert "28%" not in second

"""Questions in plain words on Discord: mentions of the bot, DMs, *What's going on?*, and the hand-over of a seat."""

from __future__ import annotations

import asyncio
import threading

import discord
import pytest
import simcord

from cogs.inquiries.answers import answer
from cogs.inquiries.retrieval import Inquiry
from cogs.interactions import inquiries
from cogs.interactions.inquiries import AT_ONCE, AWAY, BETWEEN, MOST_ANSWERED, question_language
from cogs.services.ids import CustomId
from cogs.services.screen import Screen
from storage.rows import Person, Table
from tests.discord.table import MORE, Member, World, buttons, response, says, text

pytestmark = pytest.mark.slow


async def mention(world: World, who: simcord.MemberActor, asked: str) -> list[discord.Message]:
    """The bot's messages after one that mentions it."""
    world.later(BETWEEN)
    assert world.bot.user is not None
    before = {message.id for message in world.channel.history()}
    sent = await who.send(world.channel, f"<@{world.bot.user.id}> {asked}")
    await world.settled()
    return [message for message in world.channel.history() if message.id not in before | {sent.id}]


async def going_on(world: World, who: simcord.MemberActor) -> simcord.ResponseMessage:
    """The page of *What's going on?*."""
    return response(await world.press(who, world.board, "🧭 What's going on?"))


async def ask(world: World, who: simcord.MemberActor, question: str) -> simcord.ResponseMessage:
    """The answer to a question that is typed into the form of that page."""
    form = await world.press(who, await going_on(world, who), "Ask…")
    return response(await who.submit_modal(form, {"question": question}))


async def test_a_mention_is_answered_in_public_and_in_its_language(world: World, rival: Member) -> None:
    [reply] = await mention(world, rival, "whose turn is it?")
    assert "Waiting for Alice and Bob" in text(reply)
    assert not reply.flags.ephemeral
    assert reply.reference is not None
    [reply] = await mention(world, rival, "誰の番？")
    assert "を待っています" in text(reply)


async def test_a_mention_is_answered_where_replies_are_not_allowed(world: World, rival: Member) -> None:
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=160002)
    [answered] = await mention(world, rival, "whose turn is it?")
    assert "Waiting for Alice and Bob" in text(answered)
    assert answered.reference is None


async def test_an_asker_is_told_that_a_question_was_cut(world: World, rival: Member) -> None:
    [reply] = await mention(world, rival, "whose turn is it?" + " please" * 40)
    says(reply, "I read only the first 200 characters", "Waiting for Alice and Bob")
    [reply] = await mention(world, rival, "whose turn is it?")
    assert "200 characters" not in text(reply)


async def test_the_table_goes_on_while_an_answer_is_found_for_the_position_asked_about(
    world: World, rival: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()
    chosen = threading.Event()
    seen = list[int]()

    def slow(inquiry: Inquiry, asked: str) -> Screen:
        begun.set()
        assert chosen.wait(30), "nothing else happens while the answer is found"
        assert inquiry.sources.reader.game is not None
        seen.append(inquiry.sources.reader.game.choices)
        return answer(inquiry, asked)

    monkeypatch.setattr(inquiries, "answer", slow)
    asked = asyncio.create_task(world.bot.inquiries.public_answer(world.channel.id, rival.id, "whose turn is it?"))
    await asyncio.to_thread(begun.wait, 30)
    await world.lay(world.alice)
    chosen.set()
    assert await asked is not None
    game = await world.game()
    assert (seen, game.choices) == ([0], 1)


async def test_only_two_questions_are_answered_at_the_same_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started("bob")
    begun = threading.Semaphore(0)
    go_on = threading.Event()

    def slow(inquiry: Inquiry, asked: str) -> Screen:
        begun.release()
        assert go_on.wait(30)
        return answer(inquiry, asked)

    monkeypatch.setattr(inquiries, "answer", slow)
    asked = [
        asyncio.create_task(world.bot.inquiries.public_answer(world.channel.id, who, "whose turn is it?"))
        for who in range(MOST_ANSWERED + 1)
    ]
    for _ in range(MOST_ANSWERED):
        assert await asyncio.to_thread(begun.acquire, timeout=30)
    assert not await asyncio.to_thread(begun.acquire, timeout=0.5), "the third waits"
    go_on.set()
    assert None not in await asyncio.gather(*asked)


async def test_only_mentions_are_answered(world: World, rival: Member) -> None:
    before = len(world.channel.history())
    await world.alice.send(world.channel, "what is going on?")
    await world.settled()
    assert len(world.channel.history()) == before + 1


async def test_a_mention_where_nothing_was_played_is_told_how_to_begin(world: World) -> None:
    [reply] = await mention(world, world.alice, "what is going on?")
    assert "No game has been played in this channel yet. `/play` opens a table" in text(reply)
    [reply] = await mention(world, world.alice, "何してるの？")
    assert "`/遊ぶ`で卓を立てられます" in text(reply)


async def test_a_mention_after_a_game_is_about_that_game(world: World, finished: Table) -> None:
    assert finished.is_over
    [reply] = await mention(world, world.alice, "who won?")
    says(reply, "All rounds are played.", "**1.** ")
    await world.alice.slash(world.channel, "sample new")
    [reply] = await mention(world, world.alice, "who won?")
    assert "hasn't started" in text(reply), "the lobby is newer"


async def test_a_flood_of_one_person_leaves_others_answered(world: World, rival: Member) -> None:
    """200 questions by mention and as many by DM, of which three are answered; then another person's."""
    stopped = world.bot.services.clock()
    world.bot.services.clock = lambda: stopped
    asked = [world.bot.inquiries.public_answer(channel, rival.id, "who leads?") for channel in range(200)]
    asked += [world.bot.inquiries.public_answer(world.channel.id, world.alice.id, "who leads?")]
    *answers, other = await asyncio.gather(*asked)
    assert sum(answer is not None for answer in answers) == AT_ONCE
    assert other is not None
    before = len(world.dms(rival))
    for _ in range(5):
        await rival.send_dm("who leads?")
    assert "a lot of questions" in text(await ask(world, rival, "who leads?"))
    await world.settled()
    assert len(world.dms(rival)) == before
    world.later(BETWEEN)
    await rival.send_dm("who leads?")
    await world.settled()
    assert len(world.dms(rival)) == before + 1


async def test_mentions_in_one_channel_are_limited_over_all_people(world: World, rival: Member) -> None:
    stopped = world.bot.services.clock()
    world.bot.services.clock = lambda: stopped
    users = (1, 2, rival.id, 4)
    answers = [await world.bot.inquiries.public_answer(world.channel.id, user, "status") for user in users]
    assert None not in answers[:AT_ONCE]
    assert answers[AT_ONCE:] == [None]


async def test_a_hand_is_shown_only_to_its_owner(world: World, rival: Member) -> None:
    game = await world.game()
    hand = f"hand {sorted(game.view(1).model_dump()['hand'])}"
    for asked in ("what's in my hand?", "which cards does Bob have?", "what should I do?", "why can't I play?"):
        posted = await mention(world, rival, asked)
        assert posted, "the answer, and the board once so many answers stand below it"
        assert not any(hand in text(message) or "which card do you lay" in text(message) for message in posted)
    page = await going_on(world, rival)
    assert page.ephemeral
    assert "which card do you lay" in text(page)
    assert "which card do you lay" not in text(
        response(await world.press(world.person("carol"), world.board, "🧭 What's going on?"))
    )


async def test_a_reply_does_not_reveal_that_a_secret_choice_was_made(world: World, rival: Member) -> None:
    [before] = await mention(world, world.alice, "who leads?")
    words = text(before)
    table = await world.table()
    for seat in range(2):
        await world.bot.tables.journal.set_draft(table.id, seat, 1, ["1"])
    [after] = await mention(world, rival, "who leads?")
    assert text(after) == words


async def test_the_button_offers_the_topics_and_a_form(world: World, rival: Member) -> None:
    page = await going_on(world, world.alice)
    topics = ["Who leads?", "What happened?", "What's next?", "How much longer does it go on?", "What can I do?"]
    assert list(buttons(page)) == [*topics, "Why can't I do that?", "Ask…"]
    for label in [*buttons(page)][:-1]:
        page = await going_on(world, world.alice)
        await world.press(world.alice, page, label)
        assert "🧭 What's going on?" in buttons(page), "the answer takes the place of the buttons"
    answer = await ask(world, world.alice, "can a six be changed for a card?")
    assert answer.ephemeral
    assert "A six may be changed" in text(answer)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("qwertz?", "I'm not sure; the nearest I have:"),
        ("what can I ask you?", "You can ask me in plain words"),
        ("誰が勝ってる？", "途中で得点を数えません"),
    ],
)
async def test_a_typed_question_is_answered_in_its_language(world: World, question: str, expected: str) -> None:
    await world.started("bob")
    assert expected in text(await ask(world, world.alice, question))


async def test_an_offered_page_of_the_rules_can_be_opened(world: World, rival: Member) -> None:
    table = (await world.table()).id
    page = await going_on(world, world.alice)
    assert "A six may be changed" in text(
        await world.forge(world.alice, page, CustomId("rules", table, rest="luck").button)
    )
    assert "⚠️" in text(await world.forge(world.alice, page, CustomId("rules", table, rest="secrets").button))


async def test_the_button_is_also_behind_more(world: World) -> None:
    panel = await world.first_move("bob")
    assert "🧭 What's going on?" in buttons(response(await world.press(world.alice, panel, MORE)))


async def test_a_forged_topic_is_refused(world: World, rival: Member) -> None:
    forged = CustomId("going_on", (await world.table()).id, rest="secrets").button
    assert "⚠️" in text(await world.forge(world.alice, world.board, forged))


async def test_questions_in_a_lobby_lead_to_the_rules(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    [reply] = await mention(world, world.alice, "what is going on?")
    assert "The game hasn't started" in text(reply)
    assert [*buttons(reply)] == ["Rules"]
    forged = CustomId("going_on", (await world.table()).id).button
    assert "⚠️" in text(await world.forge(world.alice, world.board, forged))


async def test_a_player_who_takes_over_a_seat_gets_a_summary(world: World) -> None:
    await world.started(computers=1)
    table = await world.table()
    await world.bot.tables.switches.set(table.id, Person(id=world.alice.id, name="Alice"), open_seats=True)
    page = response(await world.at_table(world.carol, "takeover", 2))
    assert page.ephemeral
    says(page, "The seat is yours.", "What you have", "hand [")
    await world.press(world.carol, page, "My move")
    assert "What you have" not in text(page), "the panel replaces it"


async def test_a_player_who_is_back_after_days_gets_a_summary_first(world: World, rival: Member) -> None:
    await world.my_move(rival)
    assert "Where the game stands" not in text(await world.my_move(rival))
    for number in range(6):
        await world.tell("log-parked", days=number)
    assert "Where the game stands" not in text(await world.my_move(rival)), "not enough time has passed"
    for number in range(6):
        await world.tell("log-parked", days=number)
    world.later(AWAY)
    page = await world.my_move(rival)
    says(page, "Where the game stands", "What you have")
    assert "Where the game stands" not in text(await world.my_move(rival)), "it is shown only once"
    await world.lay(rival, response(await world.press(rival, world.board, "My move")))


@pytest.mark.parametrize(
    ("asked", "language"),
    [("what does 王様 do", "ja"), ("王様どこ", "ja"), ("who leads", "en"), ("？", "ja"), ("", "ja")],
)
def test_the_language_of_a_question_is_recognized(asked: str, language: str) -> None:
    assert question_language(asked, "ja") == language


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("why is 葵 leading?", "en"),
        ("is 葵井 ahead of 葵?", "en"),
        ("葵は何点？", "ja"),
        ("what does 王様 do for 葵", "ja"),
        ("Benは？", "ja"),
        ("Ben?", "en"),
        ("葵？", "ja"),
    ],
)
def test_the_names_of_players_do_not_decide_the_language_of_a_question(asked: str, language: str) -> None:
    assert question_language(asked, "ja", ["葵", "Ben", "葵井"]) == language


async def test_a_question_about_a_player_with_a_japanese_name_is_answered_in_english(world: World) -> None:
    (aoi,) = await world.started("葵")
    [reply] = await mention(world, aoi, "is 葵 leading? whose turn is it?")
    assert "Waiting for Alice and 葵" in text(reply)
    [reply] = await mention(world, aoi, "葵はリードしている？誰の番？")
    assert "を待っています" in text(reply)

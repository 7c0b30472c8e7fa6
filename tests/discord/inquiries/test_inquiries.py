"""Questions in plain words: mentions of the bot, *What's going on?*, and the hand-over of a seat."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

import discord
import pytest
import simcord

from cogs.inquiries.answers import answer
from cogs.inquiries.known import Known
from cogs.inquiries.understanding import Inquiry, understand
from cogs.interactions import inquiries
from cogs.interactions.inquiries import AT_ONCE, AWAY, BETWEEN, MOST_ANSWERED, spoken
from cogs.services.ids import CustomId
from cogs.services.screen import Screen
from storage.rows import Person
from tests.discord.table import MORE, World, buttons, response, text
from tests.discord.test_past_games import finished
from tests.discord.test_play import lay

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("examples")]


async def mention(world: World, who: simcord.MemberActor, asked: str) -> list[discord.Message]:
    """What the bot writes after a message that mentions it."""
    later(world, BETWEEN)
    assert world.bot.user is not None
    before = {message.id for message in world.channel.history()}
    sent = await who.send(world.channel, f"<@{world.bot.user.id}> {asked}")
    await world.settled()
    return [message for message in world.channel.history() if message.id not in before | {sent.id}]


THINGS = {"slayer": ["Slayer", "スレイヤー"], "ghost": ["Ghost", "ゴースト"]}


@pytest.mark.parametrize(
    ("asked", "parts"),
    [
        ("how far behind am i, and will my coins help", ["how far behind am i", "will my coins help"]),
        ("when is it over and will it hurt", ["when is it over", "will it hurt"]),
        ("if i rest, how many cards do i have", ["if i rest, how many cards do i have"]),
        ("何点差で、コインは何枚？", ["何点差で", "コインは何枚"]),
        ("スレイヤーは、何点？", ["スレイヤーは、何点"]),
    ],
)
def test_a_sentence_with_two_questions_is_two_questions(asked: str, parts: list[str]) -> None:
    assert [each.text.strip() for each in understand(asked, ["Alice", "Bob"], THINGS, 0)] == parts


def test_what_follows_a_question_is_about_the_same_unless_it_names_something() -> None:
    first, then = understand("can i pay the slayer? is there another way", ["Alice", "Bob"], THINGS, 0)
    assert (first.things, then.things, then.follows) == (("slayer",), ("slayer",), True)
    _, other = understand("can i pay the slayer? can i pay the ghost", ["Alice", "Bob"], THINGS, 0)
    assert (other.things, other.follows) == (("ghost",), False)
    _, same = understand("what is bob building? show me his path", ["Alice", "Bob"], THINGS, 0)
    assert (same.seats, same.named) == ((1,), True)
    _, unsaid = understand("bobはなんで休んだの？何を捨てた？", ["Alice", "Bob"], THINGS, 0)
    assert (unsaid.seats, unsaid.named) == ((1,), True)


@pytest.mark.parametrize(
    ("asked", "seats"),
    [
        ("is bob about to win? how many quests to win", (1,)),
        ("Bob勝ちそう？あと何すれば勝ち？", (1,)),
        ("is bob about to win? what do i need to win", ()),
        ("Bob勝ちそう？私はあと何すれば勝ち？", (0,)),
        ("Bobの次は誰？モンスター動く？", ()),
    ],
)
def test_a_second_part_on_the_same_subject_is_about_the_same_player(asked: str, seats: tuple[int, ...]) -> None:
    assert understand(asked, ["Alice", "Bob"], THINGS, 0)[-1].seats == seats


@pytest.mark.parametrize("asked", ["who can i level up? the wizard?", "誰を育てられる？ソーサラー？"])
def test_a_name_after_a_question_belongs_to_it(asked: str) -> None:
    assert len(understand(asked, ["Alice", "Bob"], THINGS, 0)) == 1


def test_that_thing_is_the_one_named_in_the_part_before() -> None:
    _, then = understand("what's the ghost's deal, how do i kill that thing", ["Alice", "Bob"], THINGS, 0)
    assert then.things == ("ghost",)


@pytest.mark.parametrize(
    ("asked", "cue"),
    [
        ("i'm done drawing, now what", "follow_up"),
        ("描き終わった、次は？", "follow_up"),
        ("終わったけどこのあとどうなるの", "follow_up"),
        ("am i hopelessly behind", "placed"),
        ("why do those two have so much more than me", "placed"),
        ("なんでBobの点あんなに高いの", "placed"),
        ("do i have to", "optional"),
        ("やらなくてもいい？", "optional"),
    ],
)
def test_some_questions_are_recognized_by_their_words(asked: str, cue: str) -> None:
    assert getattr(understand(asked, ["Alice", "Bob"], THINGS, 0)[-1], cue)


@pytest.mark.parametrize("asked", ["am i behind the king", "why has bob more gold than me", "am i first to buy"])
def test_not_every_comparison_is_about_the_score(asked: str) -> None:
    assert not understand(asked, ["Alice", "Bob"], THINGS, 0)[-1].placed


@pytest.mark.parametrize(
    ("asked", "main"),
    [
        ("no gold for the slayer. what am i supposed to do now", "what am i supposed to do now"),
        ("what can we do, only the ghost is left ugh", "what can we do"),
        ("why can't i go to B3, only the ghost is there", "why can't i go to b3"),
        ("thought the ghost was gone, who are we waiting for", "who are we waiting for"),
        ("スレイヤーに金が1足りないけど、どうすればいい", "どうすればいい"),
        ("全員パスした。何をすればいい", "何をすればいい"),
        ("ゴーストしかいないのに、なんでB3に行けないの", "なんでb3に行けないの"),
        ("ゴーストはもう倒したと思ってたけど、今誰待ち？", "今誰待ち"),
    ],
)
def test_a_remark_beside_the_question_says_nothing_of_what_is_asked(asked: str, main: str) -> None:
    (inquiry,) = understand(asked, ["Alice", "Bob"], THINGS, 0)
    assert (inquiry.text, inquiry.things) == (main, ())


@pytest.mark.parametrize(
    "asked",
    [
        "i bought the slayer, what should i do with it",
        "the slayer, what should i do",
        "if i get the slayer, what should i do",
        "what should i do, buy the slayer or rest",
        "what should i do with the slayer, nothing to fight",
        "the slayer is too dear, why can't i buy it",
        "スレイヤー、どうすればいい",
        "スレイヤーを引いたら、どうすればいい",
        "スレイヤーかゴーストか、どうしよう",
        "スレイヤーが欲しい、なんで買えないの",
    ],
)
def test_what_the_question_depends_on_is_no_remark(asked: str) -> None:
    (inquiry,) = understand(asked, ["Alice", "Bob"], THINGS, 0)
    assert "slayer" in inquiry.things


def later(world: World, seconds: float) -> None:
    """Let time pass."""
    clock = world.bot.services.clock
    world.bot.services.clock = lambda: clock() + seconds


async def test_a_mention_is_answered_in_public_and_in_its_language(world: World) -> None:
    (bob,) = await world.started("bob")
    [reply] = await mention(world, bob, "whose turn is it?")
    assert "Waiting for Alice and Bob" in text(reply)
    assert not reply.flags.ephemeral
    assert reply.reference is not None
    [reply] = await mention(world, bob, "誰の番？")
    assert "を待っています" in text(reply)


async def test_an_asker_is_told_that_a_question_was_cut(world: World) -> None:
    (bob,) = await world.started("bob")
    [reply] = await mention(world, bob, "whose turn is it?" + " please" * 40)
    assert "I read only the first 200 characters" in text(reply)
    assert "Waiting for Alice and Bob" in text(reply)
    [reply] = await mention(world, bob, "whose turn is it?")
    assert "200 characters" not in text(reply)


async def test_the_table_goes_on_while_an_answer_is_found_for_the_position_asked_about(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    (bob,) = await world.started("bob")
    begun, chosen, seen = threading.Event(), threading.Event(), list[int]()

    def slow(known: Known, asked: Sequence[Inquiry]) -> Screen:
        begun.set()
        assert chosen.wait(30), "nothing else happens while the answer is found"
        assert known.reader.game is not None
        seen.append(known.reader.game.choices)
        return answer(known, asked)

    monkeypatch.setattr(inquiries, "answer", slow)
    asked = asyncio.create_task(world.bot.inquiries.public_answer(world.channel.id, bob.id, "whose turn is it?"))
    await asyncio.to_thread(begun.wait, 30)
    await lay(world, world.alice, await world.my_move(world.alice))
    chosen.set()
    assert await asked is not None
    game = await world.bot.tables.store.game((await world.table()).id)
    assert (seen, game.choices) == ([0], 1)


async def test_only_two_questions_are_answered_at_the_same_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    (bob,) = await world.started("bob")
    begun, go_on = threading.Semaphore(0), threading.Event()

    def slow(known: Known, asked: Sequence[Inquiry]) -> Screen:
        begun.release()
        assert go_on.wait(30)
        return answer(known, asked)

    monkeypatch.setattr(inquiries, "answer", slow)
    asked = [
        asyncio.create_task(world.bot.inquiries.public_answer(world.channel.id, bob.id, "whose turn is it?"))
        for _ in range(MOST_ANSWERED + 1)
    ]
    for _ in range(MOST_ANSWERED):
        assert await asyncio.to_thread(begun.acquire, timeout=30)
    assert not await asyncio.to_thread(begun.acquire, timeout=0.5), "the third waits"
    go_on.set()
    assert None not in await asyncio.gather(*asked)


async def test_only_mentions_are_answered(world: World) -> None:
    await world.started("bob")
    before = len(world.channel.history())
    await world.alice.send(world.channel, "what is going on?")
    await world.settled()
    assert len(world.channel.history()) == before + 1


async def test_a_mention_where_nothing_was_played_is_told_how_to_begin(world: World) -> None:
    [reply] = await mention(world, world.alice, "what is going on?")
    assert "No game has been played in this channel yet. `/play` opens a table" in text(reply)
    [reply] = await mention(world, world.alice, "何してるの？")
    assert "`/遊ぶ`で卓を開けます" in text(reply)


async def test_a_mention_after_a_game_is_about_that_game(world: World) -> None:
    table = await finished(world, world.bob)
    assert table.is_over
    [reply] = await mention(world, world.alice, "who won?")
    assert "All rounds are played." in text(reply)
    assert "**1.** " in text(reply)
    await world.alice.slash(world.channel, "sample new")
    [reply] = await mention(world, world.alice, "who won?")
    assert "hasn't started" in text(reply), "the lobby is newer"


async def test_two_people_who_ask_at_once_are_both_answered_but_not_a_flood(world: World) -> None:
    (bob,) = await world.started("bob")
    stopped = world.bot.services.clock()
    world.bot.services.clock = lambda: stopped
    assert world.bot.user is not None
    before = len(world.channel.history())
    for who in (world.alice, bob):
        await who.send(world.channel, f"<@{world.bot.user.id}> status")
    await world.settled()
    assert len(world.channel.history()) == before + 4
    for _ in range(5):
        await bob.send(world.channel, f"<@{world.bot.user.id}> status")
    await world.settled()
    assert len(world.channel.history()) == before + 7 + AT_ONCE
    assert await mention(world, bob, "status")


async def test_a_hand_is_shown_only_to_its_owner(world: World) -> None:
    (bob,) = await world.started("bob")
    game = await world.bot.tables.store.game((await world.table()).id)
    hand = f"hand {sorted(game.view(1).model_dump()['hand'])}"
    for asked in ("what's in my hand?", "which cards does Bob have?", "what should I do?", "why can't I play?"):
        [reply] = await mention(world, bob, asked)
        assert hand not in text(reply)
        assert "which card do you lay" not in text(reply)
    page = response(await world.press(bob, world.board, "🧭 What's going on?"))
    assert page.ephemeral
    assert "which card do you lay" in text(page)
    assert "which card do you lay" not in text(
        response(await world.press(world.person("carol"), world.board, "🧭 What's going on?"))
    )


async def test_a_reply_does_not_reveal_that_a_secret_choice_was_made(world: World) -> None:
    (bob,) = await world.started("bob")
    [before] = await mention(world, world.alice, "who leads?")
    said = text(before)
    table = await world.table()
    for seat in range(2):
        await world.bot.tables.journal.set_draft(table.id, seat, 1, ["1"])
    [after] = await mention(world, bob, "who leads?")
    assert text(after) == said


async def test_the_button_offers_the_topics_and_a_form(world: World) -> None:
    await world.started("bob")
    page = response(await world.press(world.alice, world.board, "🧭 What's going on?"))
    assert list(buttons(page)) == ["Who's leading?", "What happened?", "What comes next?", "Why can't I…?", "Ask…"]
    for label in list(buttons(page))[:-1]:
        assert response(await world.press(world.alice, page, label)).ephemeral
    asked = await world.press(world.alice, page, "Ask…")
    found = response(await world.alice.submit_modal(asked, {"question": "what is luck?"}))
    assert found.ephemeral
    assert "A six may be changed" in text(found)
    asked = await world.press(world.alice, page, "Ask…")
    found = response(await world.alice.submit_modal(asked, {"question": "qwertz?"}))
    assert "I didn't understand" in text(found)
    assert "Who's leading?" in buttons(found)
    asked = await world.press(world.alice, page, "Ask…")
    found = response(await world.alice.submit_modal(asked, {"question": "what can I ask you?"}))
    assert "You can ask me in plain words" in text(found)
    assert "I didn't understand" not in text(found)
    asked = await world.press(world.alice, page, "Ask…")
    found = response(await world.alice.submit_modal(asked, {"question": "誰が勝ってる？"}))
    assert "途中で得点を数えません" in text(found), "in the language of the question"


async def test_an_offered_page_of_the_rules_can_be_opened(world: World) -> None:
    await world.started("bob")
    table = (await world.table()).id
    page = response(await world.press(world.alice, world.board, "🧭 What's going on?"))
    assert "A six may be changed" in text(
        await world.forge(world.alice, page, CustomId("rules", table, rest="luck").button)
    )
    assert "⚠️" in text(await world.forge(world.alice, page, CustomId("rules", table, rest="secrets").button))


async def test_the_button_is_also_behind_more(world: World) -> None:
    panel = await world.first_move("bob")
    assert "🧭 What's going on?" in buttons(response(await world.press(world.alice, panel, MORE)))


async def test_a_forged_topic_is_refused(world: World) -> None:
    await world.started("bob")
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
    carol = world.person("carol")
    table = await world.table()
    await world.bot.tables.switches.set(table.id, Person(id=world.alice.id, name="Alice"), open_seats=True)
    page = response(await world.at_table(carol, "takeover", 2))
    assert page.ephemeral
    said = text(page)
    assert "The seat is yours." in said
    assert "What you have" in said
    assert "hand [" in said
    await world.press(carol, page, "My move")
    assert "What you have" not in text(page), "the panel replaces it"


async def test_a_player_who_is_back_after_days_gets_a_summary_first(world: World) -> None:
    (bob,) = await world.started("bob")
    await world.my_move(bob)
    assert "Where the game stands" not in text(await world.my_move(bob))
    table = await world.table()
    for number in range(6):
        await world.bot.tables.store.tell(table.id, "log-parked", days=number)
    assert "Where the game stands" not in text(await world.my_move(bob)), "not enough time has passed"
    for number in range(6):
        await world.bot.tables.store.tell(table.id, "log-parked", days=number)
    later(world, AWAY)
    page = await world.my_move(bob)
    assert "Where the game stands" in text(page)
    assert "What you have" in text(page)
    assert "Where the game stands" not in text(await world.my_move(bob)), "it is shown only once"
    await lay(world, bob, response(await world.press(bob, world.board, "My move")))


@pytest.mark.parametrize(
    ("asked", "language"),
    [("what does 王様 do", "ja"), ("王様どこ", "ja"), ("who leads", "en"), ("？", "ja"), ("", "ja")],
)
def test_the_language_of_a_question_is_recognized(asked: str, language: str) -> None:
    assert spoken(asked, "ja") == language


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
    assert spoken(asked, "ja", ["葵", "Ben", "葵井"]) == language


async def test_a_question_about_a_player_with_a_japanese_name_is_answered_in_english(world: World) -> None:
    (aoi,) = await world.started("葵")
    [reply] = await mention(world, aoi, "is 葵 leading? whose turn is it?")
    assert "Waiting for Alice and 葵" in text(reply)
    [reply] = await mention(world, aoi, "葵はリードしている？誰の番？")
    assert "を待っています" in text(reply)


@pytest.mark.parametrize("asked", ["what did Hazel do?", "why did hazel do that?", "ヘーゼルは何をした？"])
def test_a_computer_player_is_named_without_its_sign(asked: str) -> None:
    names = ["Ann", "🤖 ヘーゼル" if asked.startswith("ヘ") else "🤖 Hazel", "🤖"]
    (inquiry,) = understand(asked, names, {})
    assert inquiry.seats == (1,)


@pytest.mark.parametrize("asked", ["who's winning and why?", "who's ahead on points and how come", "1位は誰？なんで？"])
def test_why_after_another_question_asks_for_the_reason_of_that(asked: str) -> None:
    (inquiry,) = understand(asked, ["Alice", "Bob"], {})
    assert inquiry.because


def test_a_thing_is_still_meant_in_the_second_question() -> None:
    first, second = understand("how far is the forge and what do i do there", ["Alice", "Bob"], {"forge": ["forge"]})
    assert first.things == second.things == ("forge",)


@pytest.mark.parametrize(
    ("asked", "everyone"),
    [
        ("how much tax do we all have to pay", True),
        ("what will payday cost each of us", True),
        ("みんな税いくら払うの", True),
        ("who can attack me", False),
        ("what do i pay for all of it", False),
    ],
)
def test_a_question_may_want_something_of_every_player(asked: str, everyone: bool) -> None:
    (inquiry,) = understand(asked, ["Alice", "Bob"], {})
    assert inquiry.everyone == everyone

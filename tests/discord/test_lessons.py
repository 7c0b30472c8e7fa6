"""Guided first games: their buttons, the coach's words in the panel, straying and going back, the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest
import simcord

from cogs.screens.open_question import Coaching, OpenQuestion, Progress
from cogs.screens.question.prompt import prompt
from cogs.screens.verdict import verdict
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from rules.lessons import Course
from rules.messages import TABLE
from rules.questions import Question
from rules.registry import LESSONS
from rules.results import Result
from storage.rows import Table
from tables.history.past_games import Finished
from tables.opening.lessons import CoachAdvice
from tests.discord.conftest import MakeBot
from tests.discord.screen_answers import answer_by_screen
from tests.discord.table import BUTTON, Seen, World, components, menu, menus, response, says, text
from tests.discord.test_restart import restart
from tests.discord.test_whole_games import LOCALES, fits
from tests.languages import in_both_languages

pytestmark = pytest.mark.slow

GAME = "dungeon_go"
ANSWERS = {
    "dungeon_go": 41,
    "thunderstone": 13,
    "dungeon_lords": 28,
    "dungeoneer": 18,
    "map_masters": 19,
    "map_masters/mission": 71,
}
"""The number of answers in each lesson."""
THIRD_HERO, FIRST_ABILITY, SECOND_ABILITY, FIRST_PLACE, FIRST_ATTACK, FIRST_GROWTH, MOVE_TO_B2 = 2, 3, 4, 6, 10, 11, 21
"""After how many answers of the lesson of Dungeon GO! this is to be chosen."""


def pressable(message: Seen) -> list[str]:
    """The custom ids of all buttons."""
    return [part["custom_id"] for part in components(message) if part["type"] == BUTTON]


def button(message: Seen, ends: str) -> str:
    """The custom id that ends like this."""
    (id,) = [custom_id for custom_id in pressable(message) if custom_id.endswith(ends)]
    return id


async def how_to_play(world: World) -> Seen:
    """The response to *How to play* in the lobby."""
    return response(await world.press(world.alice, world.board, "❓ How to play"))


async def begun(
    world: World, who: simcord.MemberActor, game: str = GAME, channel: Any = None
) -> simcord.ResponseMessage:
    """The panel of a lesson, by `/learn`."""
    result = await who.slash(channel or world.channel, "learn", game=game)
    await world.settled()
    (panel,) = result.followups
    assert panel.flags.ephemeral
    return panel


async def asked(world: World, table: Table) -> tuple[Question, CoachAdvice] | None:
    """The question that is open to the learner, and what the coach says to it; None if it says nothing more."""
    teaching, store = world.bot.tables.lessons, world.bot.tables.store
    table, game = await store.get(table.id), await store.game(table.id)
    seat = table.seat_of(table.host_id)
    course = await world.bot.tables.courses.of(table, seat)
    question = next((question for question in game.questions if question.seat == seat and question.awaited), None)
    if course is None or question is None:
        return None
    advice = await teaching.advice(table, course, question)
    return None if advice is None else (question, advice)


async def asked_soon(world: World, table: Table) -> tuple[Question, CoachAdvice] | None:
    """The question and advice after the clock has done everything that is due."""
    for _ in range(50):
        lesson = await asked(world, table)
        game = await world.bot.tables.store.game(table.id)
        if (
            lesson is not None
            or game.result is not None
            or any(question.seat != TABLE and question.awaited for question in game.questions)
        ):
            return lesson
        await world.bot.tables.clock.run_due(world.bot.services.clock())
        await world.settled()
    raise AssertionError("no question is open")


async def followed(world: World, who: Any, panel: simcord.ResponseMessage, table: Table, times: int = 1000) -> int:
    """Answer as the coach says, at most that many times; returns how often it was."""
    answers = 0
    while answers < times and (open_now := await asked_soon(world, table)) is not None:
        await answer_by_screen(who, panel, open_now[1].picked)
        await world.settled()
        assert fits(panel), text(panel)
        answers += 1
    return answers


async def taught(world: World, answers: int = 1000, game: str = GAME) -> tuple[simcord.ResponseMessage, Table]:
    """The panel and table of a lesson of Alice's, after so many answers as the coach says."""
    panel = await begun(world, world.alice, game)
    table = await world.table()
    await followed(world, world.alice, panel, table, answers)
    return panel, table


async def course_of(world: World, table: Table) -> Course:
    table = await world.bot.tables.store.get(table.id)
    course = await world.bot.tables.courses.of(table, table.seat_of(table.host_id))
    assert course is not None
    return course


# Where a lesson begins


async def test_the_games_lead_to_the_lessons_and_the_second_press_to_the_first_decision(world: World) -> None:
    games = response(await world.alice.slash(world.channel, "play"))
    page = response(await world.press(world.alice, games, "🎓 Learn a game"))
    begin = await world.alice.click(page, custom_id=button(page, f":learn:{GAME}/two_floors"))
    await world.settled()
    (panel,) = begin.followups
    says(panel, "The first two floors", "I'd choose **Warrior**")
    table = await world.table()
    assert (table.lesson, table.status, table.counts) == ("two_floors", "running", False)
    assert "Alice is learning: The first two floors" in text(world.board)
    await world.press(world.alice, panel, "Warrior")
    assert (await world.table()).version == 1


async def test_the_first_panel_asks_a_question_even_if_others_have_the_first_turn(world: World) -> None:
    result = await world.alice.slash(world.channel, "learn", game="dungeoneer")
    (panel,) = result.followups
    says(panel, "Round 1, Alice: Dungeonlord phase.", "I'd choose **Dart Volley against")


async def test_what_the_suggested_answer_does_is_part_of_the_sentence(world: World) -> None:
    """Also, an answer as good as the suggested one needs no confirmation."""
    (panel,) = (await world.alice.slash(world.channel, "learn", game="thunderstone")).followups
    await world.press(world.alice, panel, "Enter the dungeon")
    await world.alice.select(panel, ["equip-5-1"], custom_id=menu(panel, "do"))
    (advice,) = [line for line in text(panel).splitlines() if "I'd choose" in line]
    assert "**: " in advice
    assert advice.endswith(").")
    assert not advice.endswith(")).")


async def test_the_help_leads_to_the_list_of_lessons(world: World) -> None:
    page = response(await world.alice.slash(world.channel, "help"))
    listed = response(await world.press(world.alice, page, "🎓 Learn a game"))
    assert listed.ephemeral
    everything = [f"{game}/{name}" for game, lessons in LESSONS.items() for name in lessons]
    assert sorted(custom_id.split(":")[4] for custom_id in pressable(listed)) == sorted(everything)
    assert "🎓 The first two floors" in [part["label"] for part in components(listed) if part["type"] == 2]
    assert "10 to 15 minutes" in text(listed)
    assert text(await world.alice.slash(world.channel, "learn")) == text(listed)


async def test_a_game_without_a_lesson_has_no_button_for_one(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    assert pressable(response(await world.press(world.alice, world.board, "❓ How to play"))) == []
    await world.at_table(world.alice, "ask_end")
    refused = response(await world.person("bob").slash(world.channel, "learn", game="sample"))
    assert "There is no lesson of that name." in text(refused)


async def test_a_lobby_of_missions_leads_to_the_lesson_of_missions(world: World) -> None:
    await world.alice.slash(world.channel, "mapmasters new")
    assert button(await how_to_play(world), ":learn:map_masters/two_rounds")
    table = await world.table()
    await world.bot.tables.lobby.change_settings(table.id, {"mode": "coop", "mission": 1}, world.alice.id)
    await world.settled()
    assert button(await how_to_play(world), ":learn:map_masters/mission")


async def test_a_lesson_replaces_ones_own_lobby(world: World) -> None:
    await world.alice.slash(world.channel, "dungeongo new")
    lobby = await world.table()
    page = await how_to_play(world)
    await world.alice.click(page, custom_id=button(page, ":learn:dungeon_go/two_floors"))
    await world.settled()
    assert (await world.bot.tables.store.get(lobby.id)).is_over
    assert (await world.table()).lesson == "two_floors"


async def test_in_a_channel_with_another_persons_table_a_thread_is_offered(world: World) -> None:
    await world.alice.slash(world.channel, "dungeongo new")
    taken = await world.table()
    offered = response(await world.bob.slash(world.channel, "learn", game=GAME))
    await world.bob.click(offered, custom_id=button(offered, ":learn_apart:dungeon_go"))
    await world.settled()
    assert await world.table() == taken
    (thread,) = world.channel.threads
    table = await world.table(thread)
    assert (table.lesson, table.host_id) == ("two_floors", world.bob.id)


@pytest.mark.parametrize("rest", ["chess", "dungeon_go/none", "sample"])
async def test_an_unknown_lesson_opens_no_table(world: World, rest: str) -> None:
    page = response(await world.alice.slash(world.channel, "play"))
    assert "⚠️" in text(await world.forge(world.alice, page, CustomId("learn", rest=rest).button))
    assert await world.bot.tables.store.by_channel(world.channel.id) is None


# In the lesson


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), in_both_languages(ANSWERS, LOCALES))
@pytest.mark.simcord(settle_timeout=60.0)
async def test_a_lesson_can_be_played_to_its_end_with_what_is_on_the_screen(
    world: World, game: str, language: str
) -> None:
    hana = world.person("hana", language)
    panel = await begun(world, hana, game)
    table = await world.table()
    assert await followed(world, hana, panel, table) == ANSWERS[game]
    course = await course_of(world, table)
    assert all(met for _, met in course.goals())
    assert (text(panel).count("✅"), text(panel).count("⬜")) == (len(course.lesson.goals), 0)
    over = (await world.bot.tables.store.get(table.id)).is_over
    assert {custom_id.split(":")[3] for custom_id in pressable(panel)} == ({"real"} if over else {"look", "real"})


async def test_the_suggested_answer_is_a_button_even_with_a_long_menu(world: World) -> None:
    panel, _ = await taught(world, FIRST_PLACE)
    assert menus(panel)
    green = discord.ButtonStyle.success.value
    marked = [part["custom_id"] for part in components(panel) if part["type"] == BUTTON and part["style"] == green]
    assert [custom_id.partition(":do:")[2] for custom_id in marked] == ["E5"]


async def test_a_learner_who_chooses_otherwise_is_shown_the_outcome_and_confirms(world: World) -> None:
    panel, _ = await taught(world, FIRST_ABILITY)
    before = (await world.table()).version
    await world.alice.click(panel, custom_id=button(panel, ":do:faith"))
    assert (await world.table()).version == before
    says(panel, "You can choose **", "Here's what it means:\n> Damage reduction 0 → 1; up to 2 rolls with faith")
    await world.alice.click(panel, custom_id=button(panel, ":yes:faith"))
    assert (await world.table()).version == before + 1


async def test_the_coach_asks_before_the_learner_strays_and_only_advises_afterwards(world: World) -> None:
    panel, table = await taught(world, SECOND_ABILITY)
    assert (await course_of(world, table)).strayed is False
    await world.alice.click(panel, custom_id=button(panel, ":do:magic"))
    assert "You can choose **" in text(panel), "the second of three, of which nothing new is said"
    assert "From now on, I'll give you advice" in text(panel)
    await world.alice.click(panel, custom_id=button(panel, ":yes:magic"))
    before = (await world.table()).version
    assert (await course_of(world, table)).strayed
    says(panel, "💡 I'd choose", never="I'd choose **Start with faith 2**")
    await world.alice.click(panel, custom_id=button(panel, ":do:faith"))
    assert (await world.table()).version == before + 1
    await world.press(world.alice, panel, "↩️ Take back my last choice")
    await world.press(world.alice, panel, "↩️ Also take back the choice before that")
    assert not (await course_of(world, table)).strayed


async def test_a_lesson_begins_with_its_subject(world: World) -> None:
    panel = await begun(world, world.alice, "dungeon_lords")
    words = text(panel)
    assert words.index("The first year") < words.index("inaccessible orders")


async def test_attacking_at_once_what_the_coach_would_enter_for_is_not_questioned(world: World) -> None:
    panel = await begun(world, world.alice, "thunderstone")
    table = await world.table()
    lesson = await asked(world, table)
    assert lesson is not None
    question, advice = lesson
    assert advice.picked == ("dungeon",)
    await world.forge(world.alice, panel, CustomId("do", table.id, question.id, "attack-1").button)
    says(panel, "beat", never="You can choose")
    assert (await world.table()).version > table.version


async def test_what_the_coach_suggests_together_has_no_warning(world: World) -> None:
    panel = await begun(world, world.alice, "dungeon_lords")
    table = await world.table()
    while (lesson := await asked_soon(world, table)) is not None and "recruit_imps" not in lesson[1].picked:
        await followed(world, world.alice, panel, table, 1)
    assert lesson is not None
    question, advice = lesson
    reader = await Reader.of(world.bot.services, await world.table(), question.seat, "en")
    opened = replace(OpenQuestion.of(reader, question), coach=Coaching(advice.picked))
    warned = {}
    for number in range(len(advice.picked)):
        progress = replace(opened, progress=Progress(picked=advice.picked[:number]))
        following = progress.option(advice.picked[number])
        assert following is not None
        warned[following.id] = "⚠️" in progress.line(following) + prompt(progress)
    assert warned == dict.fromkeys(advice.picked, False)
    strayed = replace(opened, coach=Coaching(), progress=Progress(picked=advice.picked))
    assert "Recruited imps arrive only after digging" in prompt(strayed)


async def test_a_button_explains_the_symbols_of_dungeoneer(world: World) -> None:
    panel = await begun(world, world.alice, "dungeoneer")
    shown = await world.press(world.alice, panel, "Symbols")
    assert response(shown).ephemeral
    says(shown, "Symbols and what they mean", "Standard attack: you can attack with this score, and hit back")


async def test_no_outcome_is_shown_for_an_answer_without_an_effect_of_its_own(world: World) -> None:
    panel = await begun(world, world.alice, "dungeoneer")
    await world.alice.click(panel, custom_id=button(panel, ":do:end"))
    says(panel, "You can choose **End the Dungeonlord phase** instead.\n", never="what will happen")


async def test_equally_good_answers_need_no_confirmation_and_do_not_count_as_straying(world: World) -> None:
    panel = await begun(world, world.alice)
    await world.press(world.alice, panel, "Wizard")
    assert (await world.table()).version == 1
    assert not (await course_of(world, await world.table())).strayed
    await world.press(world.alice, panel, "Thief")
    assert (await world.table()).version == 2, "nor at the second question of that kind"


async def test_waiting_with_all_heroes_needs_no_confirmation(world: World) -> None:
    panel, _ = await taught(world, MOVE_TO_B2)
    assert "💡 I'd choose **👣 Move to B2**" in text(panel)
    before = (await world.table()).version
    await world.choose(world.alice, panel, "do", ["wait"])
    assert (await world.table()).version == before + 1


async def test_advice_during_a_lesson_is_that_of_the_coach(world: World) -> None:
    panel, _ = await taught(world, FIRST_PLACE)
    assert "💡 I'd choose **Start on E5**" in text(panel)
    assert "💡 I'd choose **Start on E5**." in text(await world.press(world.alice, panel, "💡 What would you do?"))


async def test_a_lost_lesson_can_be_taken_again(world: World) -> None:
    panel = await begun(world, world.alice)
    table = await world.table()
    while (lesson := await asked(world, table)) is not None:
        question = lesson[0]
        game = await world.bot.tables.store.game(table.id)
        last = [option.id for option in question.options(game) if not option.role.is_back][-1:]
        await world.bot.tables.play.choose(table.id, 0, question.id, last, user_id=world.alice.id)
    await world.settled()
    assert (await world.bot.tables.store.get(table.id)).is_over
    says(panel, "⬜", "↩️ can't take anything back")
    await world.alice.click(panel, custom_id=button(panel, f"/{table.lesson}"))
    again = await world.table()
    assert again.id != table.id
    assert (again.lesson, again.status) == (table.lesson, "running")


async def test_a_learner_can_take_back_any_choice_and_the_coach_repeats_the_advice(world: World) -> None:
    panel, table = await taught(world, FIRST_ATTACK)
    words = text(panel)
    assert "one of its weaknesses" in words
    game = await world.bot.tables.store.game(table.id)
    rolled = game.dice.counter
    seed = list(game.dice.stirred)
    await followed(world, world.alice, panel, table, 1)
    assert (await world.bot.tables.store.game(table.id)).dice.counter > rolled
    await world.press(world.alice, panel, "↩️ Take back my last choice")
    assert text(panel).partition("> 🎓")[2] == words.partition("> 🎓")[2]
    again = (await world.bot.tables.store.game(table.id)).dice
    assert (again.counter, again.stirred) == (rolled, seed), "the dice of a lesson stay as they are"
    assert not (await world.table()).proposals


async def test_a_lesson_continues_unchanged_after_a_restart(world: World, make_bot: MakeBot) -> None:
    _, table = await taught(world, FIRST_GROWTH)
    before = await asked(world, table)
    assert before is not None
    await restart(world, make_bot)
    after = await asked(world, table)
    assert after is not None
    assert (after[0].id, after[1]) == (before[0].id, before[1])
    fresh = await world.my_move(world.alice)
    assert "grows" in text(fresh)
    await followed(world, world.alice, fresh, table)
    assert all(met for _, met in (await course_of(world, table)).goals())


async def test_lessons_on_two_servers_are_independent(world: World) -> None:
    other = world.env.create_guild()
    cellar = other.create_text_channel("cellar")
    bob = other.add_member(world.env.create_user("bob", global_name="Bob"))
    world.languages[bob.id] = "ja"
    first, second = await begun(world, world.alice), await begun(world, bob, channel=cellar)
    mine = await world.table()
    theirs = await world.table(cellar)
    await followed(world, world.alice, first, mine, 2)
    assert len((await course_of(world, mine)).asked) == 2
    assert len((await course_of(world, theirs)).asked) == 0
    assert "私なら「**戦士**」を選びます" in text(second)
    await followed(world, bob, second, theirs, 1)
    assert len((await course_of(world, mine)).asked) == 2


async def test_a_stranger_cannot_change_anything_in_someone_elses_lesson(world: World) -> None:
    _, table = await taught(world, THIRD_HERO)
    version = (await world.table()).version
    assert "💡" not in text(await world.press(world.bob, world.board, "My move"))
    question = (await asked(world, table) or pytest.fail("nothing is asked"))[0]
    answer, undo = CustomId("do", table.id, question.id, "thief"), CustomId("undo", table.id, rest=f"{version}")
    for press in (answer, undo, CustomId("real", table.id)):
        assert "⚠️" in text(await world.forge(world.bob, world.board, press.button)), press
    assert (await world.table()).version == version
    assert (await world.table()).status == "running"


# Afterwards


async def test_a_real_game_takes_the_place_of_the_lesson(world: World) -> None:
    panel, table = await taught(world, game="thunderstone")
    await world.alice.click(panel, custom_id=button(panel, ":real"))
    await world.settled()
    ended = await world.bot.tables.store.get(table.id)
    assert (ended.status, ended.reason) == ("ended", "end-learnt")
    sentence = "\n".join(verdict(await Reader.of(world.bot.services, ended, None, "en")))
    assert sentence.startswith("### The lesson is over.")
    assert "Ended early" not in sentence
    lobby = await world.table()
    assert (lobby.status, lobby.game, lobby.lesson) == ("lobby", "thunderstone", None)
    assert [seat.computer for seat in lobby.seats] == [None, "steady"]


async def test_the_first_year_leads_on_to_the_combat_training(world: World) -> None:
    panel = await begun(world, world.alice, "dungeon_lords")
    table = await world.table()
    assert "⚠️" in text(await world.forge(world.alice, panel, CustomId("real", table.id, rest="1").button))
    assert (await world.table()).id == table.id
    await world.forge(world.alice, panel, CustomId("real", table.id, rest="0").button)
    lobby = await world.table()
    assert (lobby.status, lobby.game, len(lobby.seats)) == ("lobby", "dungeon_lords", 1)
    assert lobby.settings["scenario"] == "all"


async def test_a_new_table_does_not_take_over_the_settings_of_a_lesson(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(world, world.alice)
    lesson = (await world.table()).model_copy(update={"settings": {"spells": True}})
    await world.at_table(world.alice, "ask_end")
    result = Result(reason="end-victory", winners=[], places=[])
    own = lesson.model_copy(update={"lesson": None, "settings": {"miracles": True}})

    async def history(**narrowed: object) -> list[Finished]:
        return [Finished(lesson, result), Finished(own, result)]

    monkeypatch.setattr(world.bot.tables.past, "history", history)
    other = world.guild.create_text_channel("cellar")
    await world.alice.slash(other, "dungeongo new")
    table = await world.table(other)
    assert table.settings == {"spells": False, "miracles": True}


async def test_playing_on_after_a_lesson_has_no_coach_and_does_not_count(world: World) -> None:
    panel, table = await taught(world, game="thunderstone")
    await world.alice.click(panel, custom_id=button(panel, ":look:on"))
    says(panel, "###", never="💡")
    assert not (await course_of(world, table)).silent, "until a choice is made"
    game = await world.bot.tables.store.game(table.id)
    question = game.awaited()
    await answer_by_screen(world.alice, panel, [question.options(game)[0].id])
    await world.settled()
    assert (await course_of(world, table)).silent
    says(panel, never=["🎓", "💡"])
    assert not (await world.table()).counts


async def test_a_table_is_kept_if_the_one_to_replace_it_may_not_be_opened(world: World) -> None:
    tables, guild = world.bot.tables, world.guild.id
    await world.alice.slash(world.channel, "dungeongo new")
    lobby = await world.table()
    await tables.servers.change(guild, admin=True, starters="managers")
    lobby_page = await how_to_play(world)
    pressed = await world.alice.click(lobby_page, custom_id=button(lobby_page, ":learn:dungeon_go/two_floors"))
    assert "⚠️" in text(pressed)
    assert await world.table() == lobby
    await tables.servers.change(guild, admin=True, starters="everyone")
    page = await how_to_play(world)
    await world.alice.click(page, custom_id=button(page, ":learn:dungeon_go/two_floors"))
    await world.settled()
    lesson = await world.table()
    await tables.servers.change(guild, admin=True, starters="managers")
    for rest in ("", ":0", ":9"):
        assert "⚠️" in text(await world.forge(world.alice, world.board, f"k:{lesson.id}:0:real{rest}"))
    await tables.servers.change(guild, admin=True, starters="everyone")
    await world.forge(world.alice, world.board, CustomId("real", lesson.id, rest="9").button)
    assert (await world.table()).status == "running", "there is no such game to go on with"

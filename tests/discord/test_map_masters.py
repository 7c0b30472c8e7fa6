"""Map Masters' own commands and screens: missions, the hall of fame, drawing a path, ideas."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
import simcord
from simcord import MemberActor

from cogs.screens.answers import Answers, Voice
from cogs.screens.open_question import OpenQuestion
from cogs.screens.panel import IDEAS
from cogs.screens.question.names import brief_names
from cogs.screens.question.prompt import prompt
from cogs.services.ids import CustomId
from games.map_masters.pictures.name_search import EXPLAINED
from games.map_masters.rules.coop.missions import MISSIONS
from locales.texts import LANGUAGES
from rules.messages import Args, Message, Part, refer
from rules.questions import Option, Refused, Role, Undo
from rules.results import Place, Result
from storage.rows import Table
from tests.discord.conftest import TEXTS
from tests.discord.table import World, buttons, response, text
from tests.tables.helpers import play_until

pytestmark = pytest.mark.slow


async def test_a_button_of_the_panel_explains_the_symbols(world: World) -> None:
    await world.started(game="mapmasters")
    panel = await world.my_move(world.alice)
    shown = await world.press(world.alice, panel, TEXTS.say("en", None, "panel-legend"))
    assert shown.ephemeral
    for sign in EXPLAINED:
        assert TEXTS.say("en", "map_masters", f"sign-{sign}") in text(shown)


async def test_missions_can_be_looked_at(world: World) -> None:
    for number in MISSIONS:
        result = await world.alice.slash(world.channel, "mapmasters mission", mission=str(number))
        assert result.ephemeral
        assert f"{number}." in text(result)
    result = await world.alice.slash(world.channel, "mapmasters mission", mission="dragon")
    assert "right, left, bottom, top" in text(result)
    assert "There's no mission" in text(await world.alice.slash(world.channel, "mapmasters mission", mission="99"))


async def test_the_hall_of_fame_begins_empty(world: World) -> None:
    result = await world.alice.slash(world.channel, "mapmasters hall")
    assert result.ephemeral
    assert "No mission has been won here yet" in text(result)


async def test_a_path_is_drawn_step_by_step_and_only_its_owner_sees_the_draft(world: World) -> None:
    await world.started(game="mapmasters", time_bonus=False)
    table = await world.table()
    await play_until(world.bot.tables, table.id, "draw", "path")
    game = await world.bot.tables.store.game(table.id)
    panel = await world.my_move(world.alice)
    assert "Where does the path begin?" in text(panel)
    entrance = next(label for label in buttons(panel) if label.startswith("[1]"))
    assert re.match(r"\[1\] [↑→↓←] [A-H]\d", entrance), "by its number in the picture, the way and the space"
    after = await world.press(world.alice, panel, entrance)
    assert any(label.startswith("[1]") for label in buttons(after)), "the next step is one press"
    assert "↩️ Undo step" in buttons(after)
    assert text(world.dms(world.alice)[-1]).count("```") == 2, "the draft is shown once"
    assert game.view(0).model_dump()["players"][0]["draft"]["path"]["steps"]
    assert game.view(None).model_dump()["players"][0]["draft"] is None


def solutions(message: simcord.ResponseMessage) -> list[str]:
    """The buttons that take a whole layout or path."""
    return [label for label in buttons(message) if re.match(r"\[[A-E]\]|⏩|Plan [A-E]", label)]


async def building(world: World) -> simcord.ResponseMessage:
    """The panel of the person who opened the table, who builds a dungeon."""
    table = await world.table()
    tables = world.bot.tables
    while (question := (await tables.store.game(table.id)).awaited()).kind != "build":
        await tables.play.choose(table.id, question.seat, question.id, ["pass"])
    await world.settled()
    return await world.my_move(world.alice)


async def test_layouts_and_paths_appear_only_as_an_idea_and_go_with_the_next_answer(world: World) -> None:
    await world.started(game="mapmasters", time_bonus=False)
    panel = await building(world)
    assert not solutions(panel)
    panel = response(await world.press(world.alice, panel, "💡 Idea"))
    assert len(solutions(panel)) >= 5
    panel = response(await world.press(world.alice, panel, "Back"))
    assert not solutions(panel)
    panel = response(await world.press(world.alice, panel, "💡 Idea"))
    (layout, *_) = [label for label in solutions(panel) if label.startswith("Plan A")]
    panel = response(await world.press(world.alice, panel, layout))
    assert "Where does the path begin?" in text(panel)
    assert not solutions(panel), "the idea was for the layout only"
    assert any(label.startswith("[1]") for label in buttons(panel)), "drawing by hand takes no further press"
    panel = response(await world.press(world.alice, panel, "💡 Idea"))
    assert solutions(panel)
    assert not any(label.startswith("[1]") for label in buttons(panel)), "the picture has no numbers next to paths"


async def test_at_a_table_without_help_no_idea_is_offered_and_a_forged_request_refused(world: World) -> None:
    await world.started("bob", game="mapmasters", time_bonus=False)
    panel = await building(world)
    assert not solutions(panel)
    assert "💡 Idea" not in buttons(panel)
    table = await world.table()
    number = (await world.bot.tables.store.game(table.id)).awaited(0).id
    forged = await world.forge(world.alice, panel, CustomId("look", table.id, number, IDEAS).button)
    assert "Advice is off at this table" in text(response(forged))


@pytest.mark.rule("MM-24.6")
@pytest.mark.parametrize(
    ("language", "hint"),
    [
        ("en", "Most missions can't be won without teleports."),
        ("ja", "ほとんどのミッションは、テレポートなしでは勝てません。"),
    ],
)
def test_the_help_hints_at_teleports(language: str, hint: str) -> None:
    assert hint in TEXTS.say(language, "map_masters", "topic-victory")


@pytest.mark.rule("MM-23.6")
async def test_the_hall_of_fame_shows_the_best_first(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.alice.slash(world.channel, "mapmasters new", mission=1)
    table = await world.table()
    facts: Args = {
        "mission": refer("mission-jean_mi_is_back"),
        "number": 1,
        "difficulty": refer("difficulty-hard"),
        "why": refer("lost-none"),
    }

    def game(number: int, score: int, *, imported: bool = False) -> tuple[Table, Result]:
        places = [Place(seat=0, place=1, total=score, scores={})]
        result = Result(reason="end-mission_won", winners=[0], places=places, facts={**facts, "score": score})
        return table.model_copy(update={"id": number, "over": 100.0 + number, "imported": imported}), result

    async def ended_by(*asked: object) -> list[tuple[Table, Result]]:
        assert asked == ("end-mission_won", "map_masters", world.guild.id, world.alice.id)
        return [game(9, 20), game(8, 99, imported=True), game(6, 31), game(5, 31)]

    monkeypatch.setattr(world.bot.tables.past, "ended_by", ended_by)
    result = await world.alice.slash(world.channel, "mapmasters hall")
    first, second, third = (line for line in text(result).splitlines() if "points" in line)
    assert all("31 points" in line for line in (first, second))
    assert "<t:105:d>" in first, "the earlier one first if they are equal"
    assert "<t:106:d>" in second
    assert "20 points" in third
    assert "Jean-Mi Is Back (Hard)" in first
    assert world.alice.name.lower() in first.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_a_blocked_path_says_why_and_what_to_do(language: str) -> None:
    args: Args = {"what": Part("part-next_step", {"group": refer("group-green")}), "held": ""}
    question: Any = SimpleNamespace(kind="trace_path", min=1, max=1, id=1, awaited=True, undo=Undo.FREE)
    reasons = [
        Refused("E", Message("do-step_run"), "obstacle_padlock", {"lacking": 1}),
        Refused("N", Message("do-step_run"), "obstacle_lava", {"lacking": 1}),
        Refused("W", Message("do-step_run"), "obstacle_lava", {"lacking": 1}),
    ]
    back = [
        Option("undo", Message("do-undo_step"), role=Role.BACK),
        Option("abandon", Message("do-abandon"), role=Role.BACK),
    ]
    on = Option("S", Message("do-end_turn"))
    question.options = lambda game, refused: refused.extend(reasons)
    answers = Answers(question, Mock(passing=()), Voice(TEXTS, language, "map_masters"), back, args=args)
    asked = OpenQuestion(1, answers)
    shown = prompt(asked)
    assert TEXTS.say(language, None, "panel-stuck") in shown
    for reason, times in (("obstacle_padlock", 1), ("obstacle_lava", 1)):
        assert shown.count(TEXTS.say(language, "map_masters", f"refused-{reason}", lacking=1)) == times
    going_on = replace(asked, answers=replace(answers, options=[*back, on]))
    assert TEXTS.say(language, None, "panel-stuck") not in prompt(going_on)
    question.awaited = False  # an optional question (to take a choice back) is no dead end
    assert TEXTS.say(language, None, "panel-stuck") not in prompt(asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_are_named_in_words_where_a_sentence_names_answers(language: str) -> None:
    question: Any = SimpleNamespace(kind="buy", min=1, max=1, id=1, awaited=True, undo=Undo.FREE)
    tokens = [
        Option(
            f"token_{kind}",
            Message("do-buy_token", {"token": refer(f"token-{kind}"), "sign": sign, "cost": 1}),
        )
        for kind, sign in (("sword", "⚔️"), ("key", "🔑"))
    ]
    options = [*tokens, Option("pass", Message("do-pass"))]
    voice = Voice(TEXTS, language, "map_masters")
    shown = brief_names(OpenQuestion(1, Answers(question, Mock(passing=()), voice, options)), tokens)
    for kind, sign in (("sword", "⚔️"), ("key", "🔑")):
        assert TEXTS.say(language, "map_masters", f"token-{kind}") in "".join(shown)
        assert sign not in "".join(shown)


async def test_a_sketch_is_offered_while_the_table_waits_for_another_question(world: World) -> None:
    await world.started(game="mapmasters", mission=1, difficulty="easy")
    await play_until(world.bot.tables, (await world.table()).id, "play_card", "sketch")
    panel = await world.my_move(world.alice)
    label = TEXTS.say("en", "map_masters", "ask-sketch_plan")
    shown = response(await world.press(world.alice, panel, label))
    assert "Waiting for" not in text(shown), "the table waits for the reader"
    assert "Pick 1 to" not in text(shown), "as many as there are"
    labels = buttons(shown)
    assert TEXTS.say("en", None, "do-back") in labels
    assert not any("card" in label for label in labels), "the way back is named as such"


async def test_what_is_going_on_names_the_round_and_the_objective_once(world: World) -> None:
    (bob,) = await world.started("bob", game="mapmasters")
    tables = world.bot.tables
    table = await world.table()
    for kind in ("buy", "build"):
        while (question := (await tables.store.game(table.id)).awaited()).kind != kind:
            await tables.play.choose(table.id, question.seat, question.id, ["pass"])
        asker = world.alice if question.seat == 1 else bob
        reply = text(response(await world.press(asker, world.board, "🧭 What's going on?")))
        assert reply.count("Round 1") == reply.count("🎯 Primary") == 1
        assert reply.count(" passes.") == (2 if kind == "build" else 0)


async def test_what_is_going_on_says_whom_else_the_table_waits_for(world: World) -> None:
    (bob,) = await world.started("bob", game="mapmasters")
    tables = world.bot.tables
    table = await world.table()

    async def news_of(person: MemberActor) -> str:
        return text(response(await world.press(person, world.board, "🧭 What's going on?")))

    question = (await tables.store.game(table.id)).awaited()
    acts, waits = (world.alice, bob) if question.seat == 0 else (bob, world.alice)
    assert "It's your move" in (news := await news_of(acts))
    assert "Waiting for" not in news, "only the reader is asked"
    assert "It's your move" not in (news := await news_of(waits))
    assert "Waiting for" in news
    while (question := (await tables.store.game(table.id)).awaited()).kind != "build":
        await tables.play.choose(table.id, question.seat, question.id, ["pass"])
    assert "It's your move" in (news := await news_of(bob))
    assert "Waiting for" in news, "everyone is asked"

"""From the first question to the result: panels, board, refusals, typed answers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
import simcord

from cogs.screens.answers import Answers, Voice
from cogs.screens.open_question import OpenQuestion
from cogs.screens.question.controls import controls
from cogs.screens.story.lines import in_one_line
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.screen import Text
from cogs.updates.position import drawings
from rules.messages import Message
from rules.questions import Option, Undo, refusals
from tests.discord.conftest import TEXTS
from tests.discord.table import MORE, Member, Panel, World, buttons, menus, response, says, text
from tests.rules.sample import Sample
from tests.tables.helpers import pick


async def lay_for_a_secret_question(world: World, bob: simcord.MemberActor) -> None:
    """Let both players lay a card such that Bob is asked in secret whether he is lucky."""
    await world.deal([1, 1, 1], [6, 6, 6])
    await world.each_lays(bob, world.alice)


async def test_a_press_is_stored_and_shown_on_the_board(world: World) -> None:
    await world.started(computers=1)
    assert "Waiting for Alice" in text(world.board)
    panel = await world.my_move(world.alice)
    assert panel.ephemeral
    says(panel, "which card do you lay?", "The highest card alone takes the point.")
    before = await world.table()
    await world.lay(world.alice, panel)
    after = await world.table()
    assert after.version > before.version
    assert "Alice has laid a card." in text(world.board)
    assert len(world.public()) == 1


async def test_a_press_is_answered_before_the_board_is_edited(world: World, panel: Panel) -> None:
    seen = len(world.env.http_requests)
    await world.lay(world.alice, panel)
    asked = [(entry.method, entry.path) for entry in world.env.http_requests[seen:]]
    assert asked[0][1].endswith("/callback")
    assert ("PATCH", f"/channels/{world.channel.id}/messages/{world.board.id}") in asked[1:]


async def test_the_same_panel_shows_the_next_question(world: World, rival: Member) -> None:
    await world.same_hands()
    await world.lay(world.alice)
    panel = await world.my_move(rival)
    await world.lay(rival, panel)
    says(panel, "The cards: 1 and 1.", "Round 2: which card do you lay?")


@pytest.mark.slow
async def test_a_player_who_waits_can_take_the_answer_back(world: World) -> None:
    panel = await world.first_move("bob")
    await world.lay(world.alice, panel)
    assert "You have laid your card." in text(panel)
    await world.press(world.alice, panel, "Take it back")
    assert "which card do you lay?" in text(panel)
    assert "Waiting for Alice and Bob" in text(world.board)


async def test_the_panel_of_another_player_is_updated_automatically(world: World, rival: Member) -> None:
    hers, his = await world.my_move(world.alice), await world.my_move(rival)
    await world.lay(world.alice, hers)
    await world.lay(rival, his)
    says(hers, "The cards:", never="You have laid your card.")


async def test_an_open_panel_does_not_repeat_what_its_player_went_through_elsewhere(
    world: World, rival: Member
) -> None:
    """On the page, for instance: what the panel showed before their last choice is no longer news."""
    panel = await world.my_move(world.alice)
    table = await world.table()
    people = [world.alice, rival]
    chosen = 0
    while chosen < 2:
        seat = (await world.bot.tables.store.game(table.id)).awaited().seat
        await pick(world.bot.tables, table.id, seat, by=people[seat].id)
        await world.settled()
        chosen += seat == 0
    says(panel, "You have laid your card.", never="The cards:")


async def test_the_news_goes_on_after_a_choice_that_only_leads_up_to_a_turn(
    world: World, rival: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sample.chronicle, "preludes", frozenset({"log-ready"}), raising=False)
    await world.same_hands()
    hers, his = await world.my_move(world.alice), await world.my_move(rival)
    await world.lay(world.alice, hers)
    await world.lay(rival, his)
    says(hers, "The cards:")
    await world.lay(world.alice, hers)
    says(hers, "The cards:")


async def test_a_secret_of_another_player_does_not_bring_earlier_news_back(world: World, rival: Member) -> None:
    await world.deal([1, 1, 1], [6, 6, 6])
    await world.lay(rival)
    panel = await world.my_move(world.alice)
    await world.lay(world.alice, panel)
    says(panel, "The cards: 1 and 6.")
    his = await world.my_move(rival)
    await world.press(rival, his, "Use it")
    await world.press(rival, his, "Yes, do it")
    await world.lay(world.alice, panel)
    says(panel, "You have laid your card.", never="The cards:")


async def test_back_from_more_returns_to_the_question_that_was_shown(world: World, panel: Panel) -> None:
    table, game = await world.position()
    wish = next(question for question in game.questions if (question.seat, question.kind) == (0, "wish_to_stop"))
    await world.forge(world.alice, panel, CustomId("look", table.id, wish.id).button)
    turned_to = text(panel)
    await world.press(world.alice, panel, MORE)
    await world.press(world.alice, panel, "Back")
    assert text(panel) == turned_to
    assert "which card do you lay?" not in turned_to


async def test_the_worked_sum_is_shown_with_the_answer(panel: Panel) -> None:
    card = next(label for label in buttons(panel) if label.startswith("Card"))
    assert f"**{card}**: It is worth {card.split()[1]}." in text(panel)


@pytest.mark.parametrize(("language", "shown"), [("en", "**{}**: {} {}"), ("ja", "**{}**：{}{}")])
def test_the_sentences_of_a_worked_sum_are_joined_as_the_language_requires(language: str, shown: str) -> None:
    question: Any = SimpleNamespace(kind="roll_again", args={}, min=1, max=1, id=1, undo=Undo.FREE)
    sums = [Message("about-met", {"left": left, "vp": 2, "wins": 0, "first": 0}) for left in (0, 2)]
    roll = Option("roll", Message("do-roll", {"percent": 33}), breakdown=lambda *, brief: sums)
    asked = OpenQuestion(1, Answers(question, Mock(passing=()), Voice(TEXTS, language, "dungeon_go"), [roll]))
    sentences = [TEXTS.say(language, "dungeon_go", line) for line in sums]
    name = {"en": "Roll again once", "ja": "もう一度だけ振る"}[language]  # without what its button says in brackets
    assert controls(asked)[-1] == Text("-# " + shown.format(name, *sentences))


def test_what_adds_to_a_sentence_follows_it_without_a_full_stop() -> None:
    reader: Any = SimpleNamespace(say=lambda key, **args: TEXTS.say("en", None, Message(key, args)))
    line = in_one_line(reader, ["Speed 6+", "· Aoi: Fleet Foot +1", "🎲 Aoi: **7**"])
    assert line == "Speed 6+ · Aoi: Fleet Foot +1. 🎲 Aoi: **7**"


@pytest.mark.slow
@pytest.mark.parametrize(("hours", "written"), [(0, "t"), (11, "t"), (13, "f"), (80, "f")])
async def test_the_start_of_a_wait_is_a_time_of_day_and_later_also_a_date(
    world: World, rival: Member, hours: int, written: str
) -> None:
    table = await world.table()
    world.bot.services.clock = lambda: table.touched + 3600 * hours
    stranger = response(await world.person("carol").slash(world.channel, "board"))
    assert f"Waiting for Alice and Bob since <t:{int(table.touched)}:{written}>" in text(stranger)


async def test_other_open_questions_can_be_reached_with_one_press(world: World, panel: Panel) -> None:
    await world.press(world.alice, panel, "Stop early?")
    assert "### Stop early?" in text(panel)
    await world.press(world.alice, panel, "Propose to stop")
    assert "Alice wants to stop." in text(panel)


async def test_a_stale_press_shows_the_current_question(world: World, rival: Member) -> None:
    first = await world.my_move(rival)
    stale = buttons(first)[next(label for label in buttons(first) if label.startswith("Card"))]
    second = await world.my_move(rival)
    assert first.id not in world.env.backend.messages[first.channel_id], "the newer panel replaces it"
    await world.lay(rival, second)
    version = (await world.table()).version
    await world.forge(rival, second, stale)
    says(second, "That question was answered earlier", "You have laid your card.")
    assert (await world.table()).version == version


@pytest.mark.parametrize("reading", ["_events", "_since"])
async def test_a_followed_panel_draws_question_and_news_of_the_same_moment(
    world: World, monkeypatch: pytest.MonkeyPatch, reading: str
) -> None:
    """A game read in place may change while the news is read: a question of before it may no longer be drawn."""
    panel = await world.first_move("bob")
    table, game = await world.position()
    panels = world.bot.updater.panels
    read = getattr(panels, reading)
    pending = [1]
    drawn = []

    async def answered_meanwhile(*args: Any) -> Any:
        fresh = await read(*args)
        if pending:
            asked = game.awaited(pending.pop())
            game.choose(asked.seat, asked.id, [asked.options(game)[0].id])
        return fresh

    def draw(reader: Reader, *args: Any, **options: Any) -> Any:
        drawn.append(reader.stale)
        return drawings(reader, *args, **options)

    monkeypatch.setattr(panels, reading, answered_meanwhile)
    monkeypatch.setattr("cogs.updates.position.drawings", draw)
    await panels.update(table)
    assert (pending, drawn) == ([], [False])
    assert "### " in text(panel)


async def test_people_without_a_seat_cannot_act_but_may_read_the_log(world: World) -> None:
    await world.started(computers=1)
    version = (await world.table()).version
    for label in ("My move", "My hand"):
        result = await world.press(world.carol, world.board, label)
        assert result.ephemeral
        assert "You have no seat at this table" in text(result)
    assert "`/board`" in text(await world.carol.slash(world.channel, "act"))
    assert "Log of table 1" in text(await world.press(world.carol, world.board, "Log"))
    assert (await world.table()).version == version


async def test_someone_who_left_is_offered_their_seat_until_another_person_has_it(world: World) -> None:
    await world.started(world.carol, world.bob)
    left = await world.press(world.bob, response(await world.bob.slash(world.channel, "leave")), "Yes, leave")
    offer = response(await world.press(world.bob, world.board, "My move"))
    assert "A computer player plays on for you until someone takes your seat." in text(offer)
    assert text(left) == text(offer)
    await world.press(world.bob, offer, "Come back to your seat")
    assert (await world.table()).seat_of(world.bob.id) == 2
    await world.press(world.bob, response(await world.bob.slash(world.channel, "leave")), "Yes, leave")
    stale = response(await world.press(world.bob, world.board, "My move"))
    await world.set_table(world.alice, open_seats=True)
    await world.at_table(world.person("dan"), "takeover", 3)
    assert not buttons(response(await world.press(world.bob, world.board, "My move")))
    assert "⚠️" in text(await world.press(world.bob, stale, "Come back to your seat"))


async def test_an_answer_to_someone_elses_question_changes_nothing(world: World, rival: Member) -> None:
    table, game = await world.position()
    hers = game.awaited(0)
    result = await rival.slash(world.channel, "act", choice=f"{hers.id}:{hers.options(game)[0].id}")
    says(result, "That isn't your decision right now.", "which card do you lay?")
    assert (await world.table()).version == table.version


async def test_without_a_table_the_command_that_opens_one_is_named(world: World) -> None:
    for command in ("board", "hand", "act", "log", "leave"):
        result = await world.alice.slash(world.channel, command)
        assert result.ephemeral
        assert "`/sample new`" in text(result)
    assert "`/dungeongo new`" in text(await world.alice.slash(world.channel, "table status"))


async def test_the_status_of_a_table_names_its_players_and_who_is_waited_for(world: World) -> None:
    await world.started(computers=1)
    result = await world.alice.slash(world.channel, "table status")
    says(result, "Players: Alice and 🤖 Moss", "Waiting for Alice")


async def test_answers_can_be_typed(world: World) -> None:
    await world.started(computers=1)
    offered = await world.alice.autocomplete(world.channel, "act", "choice", "")
    assert [choice["name"] for choice in offered][-1] == "Propose to stop"
    card = next(choice for choice in offered if choice["name"].startswith("Card"))
    narrowed = await world.alice.autocomplete(world.channel, "act", "choice", card["name"].lower())
    assert narrowed == [card]
    assert await world.person("carol").autocomplete(world.channel, "act", "choice", "") == []
    before = (await world.table()).version
    result = await world.alice.slash(world.channel, "act", choice=card["value"])
    assert result.ephemeral
    assert (await world.table()).version > before
    assert "The cards:" in text(result)


async def test_a_typed_text_is_understood_when_it_fits_one_answer(world: World, rival: Member) -> None:
    assert "“dance” isn't one of the possible answers" in text(await rival.slash(world.channel, "act", choice="dance"))
    (card, *_) = (choice["name"] for choice in await rival.autocomplete(world.channel, "act", "choice", "card"))
    assert "You have laid your card." in text(await rival.slash(world.channel, "act", choice=card))


@pytest.mark.slow
async def test_a_refused_answer_says_why(world: World) -> None:
    await world.started(computers=1)
    table, game = await world.position()
    question = game.awaited(0)
    refused = refusals(question, game)[0]
    result = await world.alice.slash(world.channel, "act", choice=f"{question.id}:{refused.id}")
    assert f"You have no {refused.label.args['card']}." in text(result)
    assert (await world.table()).version == table.version


async def test_commands_in_another_channel_find_the_table_that_waits(world: World, rival: Member) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    board = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{world.board.id}"
    table = await world.table()
    for command in ("act", "hand", "board", "log", "table status"):
        answer = response(await rival.slash(elsewhere, command))
        assert answer.ephemeral
        assert "There is no table" not in text(answer), "their only table is meant"
    assert world.public(elsewhere) == []
    offered = await rival.autocomplete(elsewhere, "act", "choice", "")
    await rival.slash(elsewhere, "act", choice=offered[0]["value"])
    assert (await world.table()).version > table.version
    assert "There is no table in this channel. Open one with" in text(await world.person("dan").slash(elsewhere, "act"))
    assert "hand [" in text(await world.alice.slash(elsewhere, "hand", which=table.id))
    await world.alice.slash(world.guild.create_text_channel("attic"), "sample new")
    assert f"Table {table.id} is waiting for you: {board}" in text(await world.alice.slash(elsewhere, "act"))


@pytest.mark.slow
async def test_a_final_answer_must_be_confirmed(world: World, rival: Member) -> None:
    await world.deal([6, 6, 6], [1, 1, 1])
    await world.lay(rival)
    panel = await world.my_move(world.alice)
    await world.press(world.alice, panel, "Card 6")
    assert "lucky" in text(panel)
    version = (await world.table()).version
    await world.press(world.alice, panel, "Use it")
    assert "You can't simply take this back." in text(panel)
    assert (await world.table()).version == version
    await world.press(world.alice, panel, "Something else")
    await world.press(world.alice, panel, "Use it")
    await world.press(world.alice, panel, "Yes, do it")
    assert (await world.table()).version > version
    assert "You drew" in text(panel)


async def test_a_player_can_choose_to_confirm_every_answer(world: World, rival: Member) -> None:
    assert "Ask me to confirm each answer" in await world.set_mine(world.alice, careful=True)
    hers, his = await world.my_move(world.alice), await world.my_move(rival)
    version = (await world.table()).version
    card = next(label for label in buttons(hers) if label.startswith("Card"))
    await world.press(world.alice, hers, card)
    says(hers, f"**{card}**", never="You can't simply take this back.")
    assert (await world.table()).version == version
    await world.press(world.alice, hers, "Something else")
    await world.press(world.alice, hers, card)
    await world.press(world.alice, hers, "Yes, do it")
    assert (await world.table()).version == version + 1
    await world.lay(rival, his)  # he is not asked
    assert (await world.table()).version == version + 2


async def test_a_player_who_confirms_every_answer_also_confirms_typed_ones(world: World, rival: Member) -> None:
    await world.set_mine(world.alice, careful=True)
    version = (await world.table()).version
    (offered, *_) = await world.alice.autocomplete(world.channel, "act", "choice", "")
    typed = response(await world.alice.slash(world.channel, "act", choice=offered["value"]))
    assert "Yes, do it" in buttons(typed)
    assert (await world.table()).version == version


async def test_the_log_holds_back_what_the_reader_may_not_know(world: World, rival: Member) -> None:
    await world.deal([6, 6, 6], [1, 1, 1])
    await world.each_lays(world.alice, rival)
    hers = await world.my_move(world.alice)
    await world.press(world.alice, hers, "Use it")
    await world.press(world.alice, hers, "Yes, do it")
    for who, knows in ((world.alice, True), (rival, False)):
        assert ("You drew" in text(await world.press(who, world.board, "Log"))) is knows
    assert "You drew" not in text(world.board)


async def test_the_rules_have_a_page_per_topic_and_can_be_searched(world: World) -> None:
    assert "Which game's rules?" in text(await world.alice.slash(world.channel, "rules"))
    page = response(await world.alice.slash(world.channel, "rules", game="sample"))
    assert page.ephemeral
    (options,) = menus(page).values()
    assert [option["label"] for option in options] == ["Aim", "Luck"]
    await world.choose(world.alice, page, "topic", ["luck"])
    assert "A six may be changed" in text(page)
    suggested = await world.alice.autocomplete(world.channel, "rules", "topic", "deck", game="Sample")
    assert suggested == [{"name": "Luck", "value": "luck"}]
    for typed, title in (("most points", "Sample"), ("ＭＯＳＴ　ｐｏｉｎｔｓ", "ｓａｍｐｌｅ")):
        assert "### Aim" in text(await world.alice.slash(world.channel, "rules", topic=typed, game=title)), typed
    nothing = response(await world.alice.slash(world.channel, "rules", topic="dragons", game="sample"))
    assert "The rules have nothing on “dragons”." in text(nothing)


async def test_the_board_can_be_moved_to_the_end_of_the_channel(world: World) -> None:
    await world.started(computers=1)
    before = world.board.id
    await world.alice.send(world.channel, "hello")
    await world.alice.slash(world.channel, "board")
    assert world.board.id != before
    assert [message.id for message in world.public() if message.author.bot] == [world.board.id]
    assert (await world.table()).board_message_id == world.board.id
    private = await world.person("carol").slash(world.channel, "board")
    assert private.ephemeral
    assert (await world.table()).board_message_id == world.board.id

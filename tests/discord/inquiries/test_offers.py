"""The other answers that a question may have asked for: titles, what a press shows, and to whom."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from cogs.inquiries import fitting, offers
from cogs.inquiries.answers import another, answer
from cogs.inquiries.facts import blocks, of_player, own_labels
from cogs.inquiries.known import Known
from cogs.inquiries.meaning import ASKED, CASES, RULINGS
from cogs.inquiries.offers import ACTION
from cogs.inquiries.topics import TOPICS
from cogs.inquiries.understanding import Inquiry
from cogs.interactions.inquiries import Inquiries
from cogs.services.ids import CustomId
from cogs.services.limits import LABEL
from cogs.services.reader import Reader
from cogs.services.screen import Button, Screen
from games.dungeoneer.rules.components import HEROES
from locales.sanitizing import unescape
from locales.texts import LANGUAGES
from pictures.kit import unmarked
from rules.errors import RulesError
from tests.discord.inquiries.test_inquiries import mention
from tests.discord.inquiries.test_questions import CHOICES, TEXTS, known
from tests.discord.table import World, buttons, response, text

pytestmark = pytest.mark.slow


def offered(screen: Screen) -> dict[str, str]:
    """The answers that a screen offers: label to what the button carries."""
    shown: list[Button] = [each for block in screen.blocks if isinstance(block, list) for each in block]
    presses = [(button.label, CustomId.read(button.id, menu=False)) for button in shown]
    return {label: press.rest for label, press in presses if press.action == ACTION}


def asked(world: World, given: Known, question: str, seat: int | None) -> Screen:
    return answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, question, seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CHOICES["lantern"])
async def test_every_answer_has_a_title_and_a_key_of_its_own(world: World, name: str, language: str) -> None:
    keys = [key.removesuffix(ASKED) for key in TEXTS.keys(language, name) if key.endswith(ASKED)]
    keys = [key for key in keys if key.startswith((CASES, RULINGS))]
    for key in keys:
        assert TEXTS.has(language, name, key + offers.TITLE), key
        assert len(TEXTS.say(language, name, key + offers.TITLE)) <= LABEL * 3 // 4, key
    found = [offers.key_of("case" if key.startswith(CASES) else "ruling", key) for key in keys]
    given = known(world, name, language, seat=0)
    found += [offers.key_of(topic, topic) for topic in TOPICS]
    assert len(found) == len({*found})
    topics = [topic for topic in TOPICS if topic not in offers.BY_WORDS]
    assert all(TEXTS.has(language, None, f"answer-title-{topic}") for topic in topics)
    everything = offers.offers(given, Inquiry(seats=(1, 0), asker=0))
    assert all(offer.title for offer in everything.values() if offer.topic != "of_nobody")


async def test_the_other_answers_are_offered_and_replace_the_first(world: World) -> None:
    given = known(world, "thunderstone", "en", seat=0)
    first = asked(world, given, "how does levelling up work", 0)
    assert "pay the level cost" in first.text
    others = offered(first)
    assert 2 < len(others) <= offers.MOST + 1
    said = [first.text]
    for label, rest in [*others.items()][:-1]:
        second = another(given, rest)
        assert unescape(second.text).startswith(f"**{label}**")
        assert second.text not in said
        assert {*offered(second)} == {*others, "How levelling up works"} - {label}
        said.append(second.text)
    back = another(given, offered(another(given, next(iter(others.values()))))["How levelling up works"])
    assert "pay the level cost" in back.text


async def test_everything_about_a_thing_is_offered_first(world: World) -> None:
    given = known(world, "thunderstone", "en", seat=0)
    label, rest = next(iter(offered(asked(world, given, "how many Amazon Queens are there?", 0)).items()))
    assert label == "Everything about Amazon Queen"
    told = another(given, rest).text
    for part in ("## Amazon Queen", "isn't the top card", "none of your", "you can level up Amazon Huntress"):
        assert part in told


async def test_what_needs_an_event_is_not_offered_without_it(world: World) -> None:
    """*Everything about* an order says that it failed only if the log does."""
    given = known(world, "dungeon_lords", "en", seat=0)
    given = replace(given, events=[event for event in given.events if event.key != "log-order_impossible"])
    found = offers.offers(given, Inquiry(things=("order-get_food",), seats=(0,), asker=0, personal=True))
    assert offers.key_of("case", "case-failed") not in found
    told = next(offer for offer in found.values() if offer.topic == offers.EVERYTHING).tell()
    assert "couldn't be carried out" not in " ".join(part for part in told if isinstance(part, str))


async def test_all_answers_are_shown_together(world: World) -> None:
    given = known(world, "thunderstone", "en", seat=0)
    others = offered(asked(world, given, "how does levelling up work", 0))
    *labels, last = others
    assert last == "All of these"
    told = another(given, others[last])
    for label in ("How levelling up works", *labels):
        alone = another(given, offered(told)[label]).text
        assert {*alone.splitlines()} - {"-# Or did you mean:"} <= {*told.text.splitlines()}
    assert last not in offered(told)


async def test_of_all_answers_those_that_are_gone_are_left_out(world: World) -> None:
    given = known(world, "thunderstone", "en", seat=0)
    key = offers.key_of("case", f"{CASES}beat")
    every = f"1{key}{offers.ALL}.m."
    assert "beat" in another(given, every).text
    with pytest.raises(RulesError, match="answer_gone"):
        another(known(world, "thunderstone", "en"), every)


async def test_the_same_answer_is_told_once_among_all(world: World) -> None:
    given = known(world, "thunderstone", "en", seat=0)
    key = offers.key_of("case", f"{CASES}beat")
    once, twice = (
        another(given, f"{len(keys) - 1}{''.join(keys)}.m.").text for keys in ([key], [key, key, offers.ALL])
    )
    assert twice.removesuffix("\n-# Or did you mean:") == once


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_hero_is_listed_once_where_the_game_stands(world: World, language: str) -> None:
    for seat in range(3):
        reader = known(world, "dungeon_go", language, seat=seat).reader
        lines = [unmarked(line).rstrip(".。") for line in of_player(reader, seat, ())]
        assert lines
        assert not [line for line in lines if any(line in other for other in lines if other != line)]
        assert len({*lines}) == len(lines)


@pytest.mark.parametrize(
    ("question", "title"),
    [("what just took 2 life off me", "What happened last"), ("how many traps has bob got", "What is in hand (Bob)")],
)
async def test_the_log_and_what_others_hold_are_offered_where_they_may_be_meant(
    world: World, question: str, title: str
) -> None:
    given = known(world, "dungeon_lords", "en", seat=0)
    assert title in offered(asked(world, given, question, 0))


async def test_a_name_in_a_title_is_no_markdown(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "tests.discord.inquiries.test_questions.NAMES", ("Alice", "[win](https://example.org)", "Carol")
    )
    given = known(world, "thunderstone", "en", seat=0)
    title, *_ = another(given, f"0{offers.key_of('deed', 'deed')}.1.").text.splitlines()
    assert "win" in title
    assert "](" not in title


async def test_what_is_not_understood_is_not_guessed(world: World) -> None:
    given = known(world, "thunderstone", "en", seat=0)
    screen = asked(world, given, "anything bad gonna happen with the undead up front", 0)
    assert screen.text.splitlines() == ["I didn't understand that.", "-# Did you mean one of these?"]
    assert offered(screen)


async def test_an_answer_that_may_not_be_meant_is_given_with_that_remark(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitting, "LEAST_GUESSED", 0.3)
    given = known(world, "thunderstone", "en", seat=0)
    first, *more = asked(world, given, "would the pile be shuffled in time for a second try", 0).text.splitlines()
    assert first == "-# I'm not sure what you mean. Is it this?"
    assert more[0]
    assert "I didn't understand that." not in more


def printed(reader: Reader, line: str) -> bool:
    """Whether a line is the text of a hero on the table, which everyone sees."""
    return line in {reader.say(f"text-{hero}") for hero in HEROES if reader.table.game == "dungeoneer"}


@pytest.mark.parametrize("name", CHOICES["lantern"])
async def test_no_button_reveals_what_another_player_holds(world: World, name: str) -> None:
    mine, theirs = (
        {line for block in blocks(known(world, name, "en", seat=seat).reader) for line in block.lines}
        for seat in (0, 1)
    )
    assert theirs - mine
    for seat in (0, None):
        given = known(world, name, "en", seat=seat)
        hidden = theirs - {line for block in blocks(given.reader) for line in block.lines}
        hidden = {line for line in hidden if not printed(given.reader, line)}
        for whose in ("m", "1", "m1", ""):
            about, _, _ = offers.read(given, f"0abcd.{whose}.")
            for offer in offers.offers(given, about).values():
                said = Screen().add(*offer.tell()).text
                assert not [line for line in hidden if line in said]


async def test_in_public_no_secret_case_is_offered(world: World) -> None:
    given = known(world, "thunderstone", "en")
    game = given.reader.game
    assert game is not None
    secret = {
        offers.key_of("case", CASES + case.kind)
        for case in given.reader.services.cases[game.name](game, 0)
        if case.secret
    }
    every = offers.offers(given, Inquiry(seats=(0,), asker=0, own=True, personal=True))
    assert secret
    assert not secret & {*every}


@pytest.mark.parametrize("rest", ["", "0", "5abcd..", "0abcd.9.", "0abcd.m", "xabcd.."])
async def test_a_forged_press_is_refused(world: World, rest: str) -> None:
    with pytest.raises(RulesError, match="unknown_press"):
        another(known(world, "thunderstone", "en", seat=0), rest)


async def test_a_press_whose_answer_is_gone_is_refused(world: World) -> None:
    given = known(world, "thunderstone", "en", seat=0)
    with pytest.raises(RulesError, match="answer_gone"):
        another(given, "0abcd..")
    with pytest.raises(RulesError, match="answer_gone"):
        another(given, "0abcd..abcd")
    game = given.reader.game
    assert game is not None
    key = offers.key_of("case", f"{CASES}beat")
    assert another(given, f"0{key}.m.").text
    with pytest.raises(RulesError, match="answer_gone"):
        another(known(world, "thunderstone", "en"), f"0{key}.m.")


@pytest.mark.parametrize(
    ("question", "tells"),
    [
        ("what's in my hand", True),
        ("am i winning", True),
        ("俺の手札は", True),
        ("who leads", False),
        ("can you tell me what disease does", False),
        ("how do i level up", False),
    ],
)
async def test_a_spectator_is_told_that_nothing_is_theirs(world: World, question: str, *, tells: bool) -> None:
    for seat, told in ((None, tells), (0, False)):
        language = "en" if question.isascii() else "ja"
        said = asked(world, known(world, "thunderstone", language, seat=seat), question, seat).text
        assert (world.bot.services.say(language, "answer-no_seat") in said) is told


async def test_a_press_below_a_mention_is_answered_in_private_and_the_next_in_its_place(world: World) -> None:
    (bob,) = await world.started("bob")
    [reply] = await mention(world, bob, "whose turn is it?")
    first, *_ = [label for label, press in buttons(reply).items() if f":{ACTION}:" in press]
    before = text(reply)
    pressed = response(await world.press(bob, reply, first))
    assert pressed.ephemeral
    assert unescape(text(pressed)).startswith(f"**{first}**")
    assert text(reply) == before
    again, *_ = [label for label, press in buttons(pressed).items() if f":{ACTION}:" in press]
    await world.press(bob, pressed, again)
    assert unescape(text(pressed)).startswith(f"**{again}**")
    table = (await world.table()).id
    forged = CustomId(ACTION, table, rest="0abcd..").button
    assert "please ask again" in text(await world.forge(bob, pressed, forged)).casefold()
    stranger = world.person("eve")
    seen = text(await world.press(stranger, reply, first))
    assert not re.search(r"hand \[", seen)


async def test_an_offered_answer_is_in_the_language_of_the_question(world: World) -> None:
    given = known(world, "thunderstone", "ja", seat=0)
    (rest, *_) = offered(asked(world, given, "レベルアップのしかたは？", 0)).values()
    assert offers.language_of(rest) == "ja"
    older = rest.removesuffix(".ja")
    assert offers.language_of(older) is None
    assert another(given, older).text == another(given, rest).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_askers_own_things_are_not_offered_below_a_question_about_another(
    world: World, language: str
) -> None:
    given = known(world, "dungeon_lords", language, seed="quarry", seat=1)
    mine = {label.text for label in own_labels(given.reader)}
    about, _, _ = offers.read(given, "0abcd.0.")
    theirs = {offers.key_of("of_nobody", text) for text in mine}
    assert mine
    assert not theirs & {*offers.offers(given, about)}
    assert theirs <= {*offers.offers(given, offers.read(given, "0abcd.m.")[0])}


async def test_what_another_player_holds_is_called_a_secret(world: World) -> None:
    given = known(world, "thunderstone", "en", seat=0)
    told = asked(world, given, "what's in bob's hand?", 0).text
    assert "hand 6" in told
    assert "Bob's secret" in told

"""Questions in plain words in the middle of games: what is answered, to whom, and what never is."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cogs.inquiries.answers import OTHER, Inquiry, another, answer
from cogs.inquiries.documents import Known
from cogs.inquiries.names import sounds_of
from cogs.services.screen import Button, Screen
from tests.discord.table import World
from tools.ask import is_right, known_at, labelled

pytestmark = pytest.mark.slow

GAME = "thunderstone"
FIRST, WITHIN_THREE = 0.7, 0.83
"""The least share of questions of which the first answer, or one of three, is right."""
HANDS = {
    "en": [
        *(
            "what's in Carol's hand",
            "which cards does Carol hold",
            "show me Carol's hand",
            "tell me what Carol is holding",
        ),
        *("does Carol have a torch in his hand", "what will Carol play", "can i see Carol's cards", "Carol's hand?"),
        *("which cards is Carol hiding", "tell me Carol's secret cards"),
    ],
    "ja": [
        *(
            "Carolの手札は何",
            "Carolの手札を見せて",
            "キャロルの手札教えて",
            "Carolは何のカードを持ってる",
            "キャロルは何を隠してる",
        ),
        *("Carolは手札にたいまつを持ってる", "Carolの秘密のカードは", "Carolの手札"),
    ],
}


def _buttons(screen: Screen) -> list[Button]:
    return [each for block in screen.blocks if isinstance(block, list) for each in block]


def known(world: World, language: str, at: str = "lantern", *, public: bool = False) -> Known:
    return known_at(world.bot, GAME, language, at, public=public)


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_most_questions_are_answered_rightly(world: World, language: str) -> None:
    first = within = number = 0
    for each in labelled(GAME, language):
        given = known(world, language, each.get("at", "lantern"), public=not each.get("private"))
        inquiry = Inquiry(given, each["ask"])
        best = [[match.document.text for match in inquiry.ranked(one)[:3]] for one in inquiry.questions]
        first += is_right("\n".join(texts[0] for texts in best), each)
        within += is_right("\n".join(text for texts in best for text in texts), each)
        number += 1
    assert first / number >= FIRST
    assert within / number >= WITHIN_THREE


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_an_answer_depends_only_on_what_the_asker_knows(world: World, language: str) -> None:
    """Everything hidden is dealt again: no byte of any answer changes."""
    for public in (False, True):
        given = known(world, language, "quarry", public=public)
        asked = [each["ask"] for each in labelled(GAME, language)][::9] + HANDS[language]
        told = [answer(given, text).text for text in asked]
        game = given.reader.game
        assert game is not None
        for number in (1, 2):
            other = game.guess(given.reader.seat, Random(number))
            other.last_seat, other.last_can_be_undone = game.last_seat, game.last_can_be_undone
            other.choices, other.unseen_since = game.choices, game.unseen_since
            again = replace(given, reader=replace(given.reader, game=other, _view=None, memo={}))
            assert [answer(again, text).text for text in asked] == told


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_hands_of_others_are_never_told(world: World, language: str) -> None:
    given = known(world, language)
    secret = given.reader.say("answer-hands")
    refused = [text for text in HANDS[language] if secret in answer(given, text).text]
    assert refused == HANDS[language]


async def test_a_public_answer_is_short_and_keeps_the_askers_hand_to_them(world: World) -> None:
    given = known(world, "en", "quarry", public=True)
    screen = answer(given, "which of these monsters could i beat with my hand?")
    assert given.reader.say("answer-own_private") in screen.text
    (button,) = [each for each in _buttons(screen) if each.label == given.reader.say("ask-about-private")]
    told = another(known(world, "en", "quarry"), button.id.partition(" ")[2])
    assert told is not None
    assert "Skaladak" in told.text
    for each in labelled(GAME, "en"):
        text = answer(given, each["ask"]).text
        assert len(text.splitlines()) <= 2 * 8


async def test_a_weak_match_says_so(world: World) -> None:
    given = known(world, "en")
    unsure = given.reader.say("asked-unsure")
    assert unsure in answer(given, "banana helicopter wallpaper").text
    assert unsure not in answer(given, "who is winning").text


async def test_my_move_is_offered_when_the_table_waits_for_the_asker(world: World) -> None:
    given = known(world, "en")
    waiting = replace(given, asker=given.reader.game.waiting(None)[0])  # type: ignore[union-attr]
    move = given.reader.say("board-move")
    assert move in [each.label for each in _buttons(answer(waiting, "who is winning"))]
    assert move not in [each.label for each in _buttons(answer(given, "who is winning"))]


@pytest.mark.parametrize(
    ("text", "seats", "things"),
    [
        ("what did bob buy", {1}, []),
        ("ボブって何買った？", {1}, []),
        ("きゃろるさんは何点", {2}, []),
        ("is the succubbus strong", set(), [{"succubus"}]),
        ("can my dwraf carry it", set(), [{"dwarf_guardian", "dwarf_janissary", "dwarf_sentinel"}]),
        ("たいまつかダガー", set(), [{"torch"}, {"dagger"}]),
        ("how am i doing", set(), []),
    ],
)
async def test_names_are_understood(world: World, text: str, seats: set[int], things: list[set[str]]) -> None:
    language = "en" if text.isascii() else "ja"
    (question,) = Inquiry(known(world, language, "quarry"), text).questions
    assert question.seats == seats
    assert sorted(map(sorted, question.things)) == sorted(map(sorted, things))


def test_names_in_kana_sound_like_names_in_latin_letters() -> None:
    for kana, latin in (
        ("ボブ", "Bob"),
        ("キャロル", "Carol"),
        ("アリス", "Alice"),
        ("ジョン", "John"),
        ("たろう", "taro"),
    ):
        assert sounds_of(kana) == sounds_of(latin)
    assert sounds_of("ボブ") != sounds_of("Carol")


async def test_buttons_name_what_they_tell(world: World) -> None:
    given = known(world, "en", "quarry")
    screen = answer(given, "can i beat the Skaladak")
    others = [each for each in _buttons(screen) if each.id.partition(" ")[0].endswith("en")]
    assert 1 <= len(others) <= 2
    assert all(OTHER in each.id for each in others)
    for each in others:
        assert another(given, each.id.partition(" ")[2]) is not None

"""Questions in plain words in the middle of games: what is answered, to whom, and what never is."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cogs.inquiries.answers import MOST_LINES, OTHER, another, answer
from cogs.inquiries.documents import Known
from cogs.inquiries.names import sounds_of
from cogs.inquiries.retrieval import Inquiry
from cogs.services.screen import Button, Screen
from tests.discord.table import World
from tools.ask import known_at, labelled, measured

pytestmark = pytest.mark.slow

GAME = "thunderstone"
FIRST, WITHIN_THREE = 0.7, 0.83
"""The least share of questions of which the first answer, or one of three, is right."""
HANDS = {
    "en": [
        "what's in Carol's hand",
        "which cards does Carol hold",
        "show me Carol's hand",
        "tell me what Carol is holding",
        "does Carol have a torch in his hand",
        "what will Carol play",
        "can i see Carol's cards",
        "Carol's hand?",
        "which cards is Carol hiding",
        "tell me Carol's secret cards",
        "what cards has Carol got",
        "list the cards in Carol's hand",
        "what did Carol secretly choose",
        "reveal Carol's cards",
        "is Carol holding a fireball",
        "peek at Carol's hand",
        "what does Carol have in hand",
        "Carol's cards please",
        "what is Carol going to play next",
        "let me look at Carol's hidden cards",
    ],
    "ja": [
        "Carolの手札は何",
        "Carolの手札を見せて",
        "キャロルの手札教えて",
        "Carolは何のカードを持ってる",
        "キャロルは何を隠してる",
        "Carolは手札にたいまつを持ってる",
        "Carolの秘密のカードは",
        "Carolの手札",
        "Carolの手札の中身は",
        "キャロルさんの手札が知りたい",
        "Carolは手札に何がある",
        "Carolのカードを見せて",
        "Carolは次に何を出す",
        "Carolが隠してるカードは何",
        "キャロルの手札をのぞきたい",
        "Carolは手に何を持ってる",
        "Carolはその手札に火の玉を持ってる",
        "Carolは何を伏せた",
        "Carolの手札を全部教えて",
        "Carolの持ってるカードは",
    ],
}
"""Ways to ask for what another player hides."""


def _buttons(screen: Screen) -> list[Button]:
    return [each for block in screen.blocks if isinstance(block, list) for each in block]


def known(world: World, language: str, at: str = "lantern", *, public: bool = False) -> Known:
    return known_at(world.bot, GAME, language, at, public=public)


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_most_questions_are_answered_rightly(world: World, language: str) -> None:
    first, within, number, _ = measured(world.bot, GAME, language)
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


@pytest.mark.parametrize("game", ["thunderstone", "dungeon_lords"])
@pytest.mark.parametrize("language", ["en", "ja"])
async def test_hands_of_others_are_never_told(world: World, language: str, game: str) -> None:
    given = known_at(world.bot, game, language, "lantern", public=False)
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
        assert len(answer(given, each["ask"]).text.splitlines()) <= MOST_LINES, each["ask"]


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


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("what do the torch and the dagger do", ["## Torch", "## Dagger"]),
        ("what happened in turn 24", ["Log, turn 24"]),
        ("what happened in turn 11", ["Log, turn 11"]),
        ("am i losing", ["\nBob is 3 points ahead of Alice", "**Bob leads with 8 points.**"]),
        ("am i ahead of Carol", ["\nCarol is 1 point ahead of Alice"]),
        ("how far behind Bob am i", ["\nBob is 3 points ahead of Alice"]),
        ("who has more experience, Bob or me", ["**Bob**: experience 4", "**Alice**: experience 0"]),
        ("how much experience do i have", ["Alice: experience 0"]),
    ],
)
async def test_names_numbers_and_several_things(world: World, asked: str, said: list[str]) -> None:
    text = "\n" + answer(known(world, "en", "quarry", public=True), asked).text
    assert all(each in text for each in said), text

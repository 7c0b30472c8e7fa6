"""Questions in plain words in the middle of games: what is answered, to whom, and what never is."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cogs.inquiries.answers import MOST_LINES, OTHER, another, answer
from cogs.inquiries.retrieval import Inquiry
from cogs.services.screen import Button, Screen
from locales.kana import is_heard
from rules.messages import Seat
from tests.discord.conftest import TEXTS
from tests.discord.table import World
from tools.ask import labelled_questions, measure, sources_at

pytestmark = pytest.mark.slow

GAME = "thunderstone"
FIRST = 0.7
"""The least share of questions of which the first answer is right."""
WITHIN_THREE = 0.9
"""The least share of questions of which one of three answers is right."""
ACTOR, ASKER = 1, 2
LATE = {"dungeon_go": 78, "thunderstone": 86, "dungeon_lords": 64, "dungeoneer": 62, "map_masters": 90}
"""Choices after which the second player acts in the game "walnut"; the third asks, and the first one began."""
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


GAMES_AND_LANGUAGES = [
    pytest.param(game, language, marks=[pytest.mark.long] if (number + place) % 2 else [])
    for number, game in enumerate(LATE)
    for place, language in enumerate(HANDS)
]
"""Every game in each language, every day in one of them."""


def _buttons(screen: Screen) -> list[Button]:
    return [item for block in screen.blocks if isinstance(block, list) for item in block]


def inquiry_at(world: World, language: str, at: str = "lantern", *, public: bool = False) -> Inquiry:
    return Inquiry(sources_at(world.bot, GAME, language, at, public=public))


def third(world: World, game: str, language: str, *, public: bool) -> Inquiry:
    """The sources for a player who neither began nor acts."""
    given = sources_at(world.bot, game, language, "walnut", public=public, choices=LATE[game], asker=ASKER)
    assert given.reader.game is not None
    assert given.reader.game.waiting(None) == [ACTOR]
    return Inquiry(given)


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_most_questions_are_answered_rightly(world: World, language: str) -> None:
    games = [measure(world.bot, game, language) for game in LATE]
    asked, wrong = sum(game.asked for game in games), [game.wrong for game in games]
    assert sum(game.first for game in games) / asked >= FIRST, wrong
    assert sum(game.in_three for game in games) / asked >= WITHIN_THREE, wrong


@pytest.mark.parametrize(("game", "language"), GAMES_AND_LANGUAGES)
async def test_an_answer_depends_only_on_what_the_asker_knows(world: World, game: str, language: str) -> None:
    """Everything hidden is dealt again: no byte of any answer changes."""
    for public in (False, True):
        given = third(world, game, language, public=public)
        asked = [*(question["ask"] for question in labelled_questions(game, language)), *HANDS[language][::4]]
        answers = [answer(given, text).text for text in asked]
        known, reader, game_now = given.sources, given.sources.reader, given.sources.reader.game
        assert game_now is not None
        for number in (1, 2):
            other = game_now.guess(reader.seat, Random(number))
            other.last_seat, other.last_can_be_undone = game_now.last_seat, game_now.last_can_be_undone
            other.choices, other.unseen_since = game_now.choices, game_now.unseen_since
            again = Inquiry(replace(known, reader=reader.with_game(other)))
            assert [answer(again, text).text for text in asked] == answers


@pytest.mark.parametrize(("game", "language"), GAMES_AND_LANGUAGES)
async def test_hands_of_others_are_never_told(world: World, game: str, language: str) -> None:
    for name in ("Alice", "Bob"):
        given = third(world, game, language, public=False)
        asked = [text.replace("Carol", name).replace("キャロル", name) for text in HANDS[language]]
        secret = given.sources.reader.say("answer-hands")
        assert [text for text in asked if secret not in answer(given, text).text] == []


async def test_a_public_answer_is_short_and_keeps_the_askers_hand_to_them(world: World) -> None:
    given = inquiry_at(world, "en", "quarry", public=True)
    screen = answer(given, "which of these monsters could i beat with my hand?")
    assert given.sources.reader.say("answer-own_private") in screen.text
    (button,) = [button for button in _buttons(screen) if button.label == given.sources.reader.say("ask-about-private")]
    again = another(inquiry_at(world, "en", "quarry"), button.id.partition(" ")[2])
    assert "Skaladak" in again.text
    for question in labelled_questions(GAME, "en"):
        assert len(answer(given, question["ask"]).text.splitlines()) <= MOST_LINES, question["ask"]


async def test_a_weak_match_says_so(world: World) -> None:
    given = inquiry_at(world, "en")
    unsure = given.sources.reader.say("asked-unsure")
    assert unsure in answer(given, "banana helicopter wallpaper").text
    assert unsure not in answer(given, "who is winning").text


async def test_my_move_is_offered_when_the_table_waits_for_the_asker(world: World) -> None:
    given = inquiry_at(world, "en")
    reader = given.sources.reader
    assert reader.game is not None
    waiting = Inquiry(replace(given.sources, asker=reader.game.waiting(None)[0]))
    move = reader.say("board-move")
    assert move in [button.label for button in _buttons(answer(waiting, "who is winning"))]
    assert move not in [button.label for button in _buttons(answer(given, "who is winning"))]


@pytest.mark.parametrize(
    ("text", "seats", "things"),
    [
        ("what did bob buy", {1}, []),
        ("ボブって何買った？", {1}, []),
        ("さっきボブ何した", {1}, []),
        ("きゃろるさんは何点", {2}, []),
        ("is the succubbus strong", set(), [{"succubus"}]),
        ("can my dwraf carry it", set(), [{"dwarf_guardian", "dwarf_janissary", "dwarf_sentinel"}]),
        ("たいまつかダガー", set(), [{"torch"}, {"dagger"}]),
        ("殺し屋は強い？", set(), [{"redblade_killer"}]),
        ("レブナントは？", set(), [{"revenant"}]),
        ("ごーすとって強い？", set(), [{"ghost"}]),
        ("スカラは強い？", set(), [{"skaladak"}]),
        ("何でもんすたーが減るの", set(), []),
        ("クレリックは強い？", set(), [{"regian_cleric"}]),
        ("how am i doing", set(), []),
    ],
)
async def test_names_are_understood(world: World, text: str, seats: set[Seat], things: list[set[str]]) -> None:
    language = "en" if text.isascii() else "ja"
    (question,) = inquiry_at(world, language, "quarry").questions(text)
    assert question.seats == seats
    assert sorted(map(sorted, question.things)) == sorted(map(sorted, things))


@pytest.mark.parametrize(
    ("kana", "latin"),
    [
        ("ボブ", "Bob"),
        ("キャロル", "Carol"),
        ("アオイ", "Aoi"),
        ("クロエ", "Chloe"),
        ("ジョン", "John"),
        ("たろう", "taro"),
    ],
)
def test_names_in_kana_sound_like_names_in_latin_letters(kana: str, latin: str) -> None:
    assert is_heard(kana, latin)
    assert not is_heard(kana, "Dave")
    assert not is_heard("クリア", latin)


async def test_he_means_the_player_who_was_named_before(world: World) -> None:
    first, second = inquiry_at(world, "en", "quarry").questions("what did bob buy? can he level up now")
    assert first.seats == second.seats == {1}


@pytest.mark.parametrize(
    ("language", "asked"), [("en", "which traps does Bob have left"), ("ja", "ボブのトラップって何？")]
)
async def test_what_another_lord_keeps_face_down_is_not_told(world: World, language: str, asked: str) -> None:
    given = Inquiry(sources_at(world.bot, "dungeon_lords", language, "walnut"))
    assert given.sources.reader.say("answer-hands") in answer(given, asked).text


@pytest.mark.parametrize(
    ("game", "language", "asked", "expected"),
    [
        ("thunderstone", "en", "what do the red heart and the green gem on a monster mean?", "a monster's health|gain"),
        ("thunderstone", "ja", "カードの赤いハートと緑の宝石の意味は？", "モンスターの体力|倒して得る経験点"),
        ("thunderstone", "en", "can I use a dagger without a hero?", "needs a hero"),
        ("thunderstone", "ja", "ヒーローなしでダガーだけ使えますか？", "ヒーローがいないと"),
        ("dungeon_go", "en", "what do the green and the red band on the tile mean", "a green band for small ones"),
        ("dungeon_go", "ja", "緑の帯って何の印ですか", "帯が緑なら小型"),
        ("dungeon_lords", "en", "what is that smile for", "starting player"),
        ("dungeon_lords", "ja", "笑顔のマークはどういう意味", "開始プレイヤー"),
        ("dungeoneer", "en", "what does a swirl mean", "swirl a portal"),
        ("dungeoneer", "ja", "この渦のマークは？", "渦はポータル"),
        ("map_masters", "en", "what does the symbol of a horned face mean", "monster (horned face)"),
        ("map_masters", "ja", "この角のある顔の記号の意味は", "角のある顔"),
    ],
)
async def test_a_question_about_a_symbol_is_answered_by_its_line_in_the_rules(
    world: World, game: str, language: str, asked: str, expected: str
) -> None:
    given = Inquiry(sources_at(world.bot, game, language, "lantern", public=True))
    text = answer(given, asked).text
    assert all(line in text for line in expected.split("|")), text


@pytest.mark.parametrize(
    ("language", "asked", "expected"),
    [
        ("en", "what happens when I run into a dead end?", "You keep everything found"),
        ("ja", "行き止まりになったら？", "見つけた物はすべて数えます"),
    ],
)
async def test_a_question_about_a_dead_end_is_answered_with_what_a_path_keeps_there(
    world: World, language: str, asked: str, expected: str
) -> None:
    text = answer(Inquiry(sources_at(world.bot, "map_masters", language, "quarry")), asked).text
    assert expected in text
    assert TEXTS.say(language, None, "asked-unsure") not in text


async def test_buttons_name_what_they_tell(world: World) -> None:
    given = inquiry_at(world, "en", "quarry")
    others = [button for button in _buttons(answer(given, "can i beat the Skaladak")) if OTHER in button.id]
    assert len(others) == 2
    assert all(another(given, other.id.partition(" ")[2]).text for other in others)
    imps = _buttons(answer(Inquiry(sources_at(world.bot, "dungeon_lords", "en", "walnut")), "how do imps get home?"))
    assert "How many imps are there?" in [button.label for button in imps], "not the heading of a line of the board"


@pytest.mark.parametrize("game", LATE)
async def test_no_two_buttons_of_an_answer_read_the_same(world: World, game: str) -> None:
    """A document without a title isn't named like the lines of the board that have none."""
    asked = answer(Inquiry(sources_at(world.bot, game, "ja", "walnut")), "行動力は何に使う？")
    labels = [button.label for button in _buttons(asked)]
    assert len({*labels}) == len(labels)


@pytest.mark.parametrize("asked", ["can i beat the Skaladak", "what did Bob buy", "who leads", "what can i do now"])
async def test_the_three_answers_are_of_different_kinds(world: World, asked: str) -> None:
    inquiry = inquiry_at(world, "en", "quarry")
    (question,) = inquiry.questions(asked)
    findings = inquiry.find(question)
    documents = [match.document for match in [findings.answer[0], *findings.others]]
    assert len({document.kinds[0] for document in documents}) == len(documents) == 3


@pytest.mark.parametrize(
    ("asked", "expected"),
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
async def test_names_numbers_and_several_things(world: World, asked: str, expected: list[str]) -> None:
    text = "\n" + answer(inquiry_at(world, "en", "quarry", public=True), asked).text
    assert all(line in text for line in expected), text


@pytest.mark.parametrize("asked", ["ターン24に何があった", "24ターンに何が起きた"])
async def test_a_turn_is_named_in_japanese(world: World, asked: str) -> None:
    (question,) = inquiry_at(world, "ja", "quarry", public=True).questions(asked)
    assert question.time == 24

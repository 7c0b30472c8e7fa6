"""The pictures of Dungeon GO! in words: badges are put into words, and sentences end with a stop."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from games.dungeon_go import pictures as dungeon_go
from games.dungeon_go.pictures import Locale
from games.dungeon_go.rules.marks import card_mark
from games.dungeon_go.rules.view import DungeonGoView
from locales.texts import LANGUAGES, Texts
from rules.messages import refer
from tests.games.dungeon_go.positions import crowded, lost, won

GAME = "dungeon_go"
NAMES = ["Aki", "Ben", "千夏", "Dora", "Emil", "フミ"]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_charged_heroes_are_named(texts: Texts, language: str) -> None:
    lines = dungeon_go.board(crowded(), Locale(language, texts, NAMES)).text.splitlines()
    ready = {"ja": "ファイアボール待機中", "en": "Fireball ready"}[language]
    hero = texts.say(language, GAME, "hero-wizard")
    wizard = {"ja": f"{hero}（{NAMES[2]}）", "en": f"{hero} ({NAMES[2]})"}[language]
    assert [wizard in line for line in lines if ready in line] == [True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_true_hero_is_named_only_after_a_victory(texts: Texts, language: str) -> None:
    title = texts.say(language, GAME, "words-true_hero", heroes=[])
    victory = won()
    assert victory.result is not None
    heroes = texts.say(language, GAME, "words-true_hero", heroes=victory.result.facts["true_heroes"])
    assert heroes in dungeon_go.board(victory, Locale(language, texts, NAMES)).alt
    assert title.strip() not in dungeon_go.board(lost(), Locale(language, texts, NAMES)).alt


@pytest.mark.parametrize("attacked", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_monster_whose_size_is_its_name_is_named_once(texts: Texts, language: str, attacked: bool) -> None:
    monsters = [monster.model_copy(update={"attacked": attacked}) for monster in crowded().monsters]
    lines = dungeon_go.board(crowded().model_copy(update={"monsters": monsters}), Locale(language, texts, NAMES)).text
    god, large = (texts.say(language, GAME, key).lower() for key in ("monster-evil_god", "size-large"))
    (line,) = [line.lower() for line in lines.splitlines() if god in line.lower()]
    assert line.count(god) == 1
    assert ({"ja": "未攻撃", "en": "not attacked yet"}[language] in line) is not attacked
    assert large in lines.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_ends_like_a_sentence_in_the_alternative_text(texts: Texts, language: str) -> None:
    sheet = dungeon_go.hand(crowded(), 5, Locale(language, texts, NAMES))
    facts = [line.removeprefix("- ") for line in sheet.text.splitlines()[1:]]
    assert len(facts) > 4
    for fact in facts:
        stop = texts.say(language, GAME, "words-stop")
        assert f"{fact[:1].upper()}{fact[1:]}".removesuffix(stop) + stop in sheet.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_returned_by_haste_are_named(texts: Texts, language: str) -> None:
    view = crowded().model_copy(update={"returned_by_haste": ["king"], "returned_in_deck": ["hero_hunter"]})
    cards = texts.say(language, GAME, "words-returned", cards=[refer("card-king"), refer("card-hero_hunter")])
    assert cards in dungeon_go.board(view, Locale(language, texts, NAMES)).text.splitlines()
    before = texts.say(language, GAME, "words-returned", cards=[]).partition(":")[0]
    assert before not in dungeon_go.board(crowded(), Locale(language, texts, NAMES)).text


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Last card of the deck: a king card."), ("ja", "山札の最後の1枚：王様カード。")]
)
def test_the_last_card_of_the_deck_has_no_order(texts: Texts, language: str, said: str) -> None:
    lines = dungeon_go.board(crowded().model_copy(update={"deck": {"king": 1}}), Locale(language, texts, NAMES)).text
    assert said in lines
    assert {"en": "order unknown", "ja": "順番は不明"}[language] not in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_game_nobody_has_the_turn_and_no_card_is_to_come(texts: Texts, language: str) -> None:
    over = won().model_copy(update={"deck": {"king": 1, "monster": 1}, "turn": "hero_warrior"})
    lines = dungeon_go.board(over, Locale(language, texts, NAMES)).text
    assert texts.say(language, GAME, "words-now", hero=refer("hero-warrior")) not in lines
    assert texts.say(language, GAME, "card-monster") not in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", [crowded, won], ids=["six heroes", "at the end"])
def test_every_heros_abilities_are_in_the_text_and_on_its_chip_during_the_game(
    texts: Texts, language: str, position: Callable[[], DungeonGoView]
) -> None:
    view = position()
    values = {"strength": 1, "agility": 3, "magic": 5, "faith": 6}
    first = view.heroes[0].model_copy(update=values)
    picture = dungeon_go.board(
        view.model_copy(update={"heroes": [first, *view.heroes[1:]]}), Locale(language, texts, NAMES)
    )
    shown = [line.text for line in ElementTree.fromstring(picture.svg).iter("{http://www.w3.org/2000/svg}text")]
    assert (" ".join(map(str, values.values())) in " ".join(map(str, shown))) == (view.result is None)
    line = next(line for line in picture.text.splitlines() if NAMES[first.owner] in line)
    for ability, value in values.items():
        name = texts.say(language, GAME, f"ability-{ability}")
        assert f"{name}{value}" in line if language == "ja" else f"{name} {value}" in line.lower()
    assert len(
        [row for row in picture.text.splitlines() if texts.say(language, GAME, "ability-agility") in row]
    ) >= len(view.heroes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clock_in_the_picture_says_what_it_counts(texts: Texts, language: str) -> None:
    view = crowded()
    svg = dungeon_go.board(view, Locale(language, texts, NAMES)).svg
    (clock,) = [element for element in ElementTree.fromstring(svg).iter() if element.get("data-mark") == "clock"]
    assert clock.get("data-about") == texts.say(language, GAME, "words-clock", clock=view.floor_clock)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_card_says_what_happens_when_it_comes_up(texts: Texts, language: str) -> None:
    view = crowded()
    hero = view.heroes[0]
    view = view.model_copy(update={"revealed": ["king", "monster", f"hero_{hero.card}"]})
    svg = dungeon_go.board(view, Locale(language, texts, NAMES)).svg
    words = {element.get("data-mark"): element.get("data-about", "") for element in ElementTree.fromstring(svg).iter()}
    for card in ("king", "monster"):
        assert texts.say(language, GAME, f"card-{card}")[1:] in words[card_mark(card)]
        assert texts.say(language, GAME, f"words-turn_{card}") in words[card_mark(card)]
    assert f"{hero.hp}/{hero.max_hp}" in words[card_mark(f"hero_{hero.card}")]

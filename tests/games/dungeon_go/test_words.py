"""The pictures of Dungeon GO! in words: badges are put into words, and sentences end with a stop."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from conformance.texts import TEXTS
from games.dungeon_go import pictures as dungeon_go
from games.dungeon_go.pictures import Locale
from games.dungeon_go.rules.marks import card_mark
from games.dungeon_go.rules.view import DungeonGoView
from locales.texts import LANGUAGES
from pictures.svg import Picture
from rules.messages import Arg, refer
from tests.games.dungeon_go.positions import crowded, lost, won

GAME = "dungeon_go"
NAMES = ["Aki", "Ben", "千夏", "Dora", "Emil", "フミ"]


def board(view: DungeonGoView, language: str) -> Picture:
    """The board as the players see it in this language."""
    return dungeon_go.board(view, Locale(language, TEXTS, NAMES))


def words_of(language: str, key: str, **args: Arg) -> str:
    """A text of the game in this language."""
    return TEXTS.say(language, GAME, key, **args)


def parts_of(picture: Picture) -> list[ElementTree.Element]:
    """All elements of a drawing."""
    return [*ElementTree.fromstring(picture.svg).iter()]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_charged_heroes_are_named(language: str) -> None:
    lines = board(crowded(), language).text.splitlines()
    ready = {"ja": "ファイアボール待機中", "en": "Fireball ready"}[language]
    hero = words_of(language, "hero-wizard")
    wizard = {"ja": f"{hero}（{NAMES[2]}）", "en": f"{hero} ({NAMES[2]})"}[language]
    (line,) = (line for line in lines if ready in line)
    assert wizard in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_true_hero_is_named_only_after_a_victory(language: str) -> None:
    title = words_of(language, "words-true_hero", heroes=[])
    victory = won()
    assert victory.result is not None
    heroes = words_of(language, "words-true_hero", heroes=victory.result.facts["true_heroes"])
    assert heroes in board(victory, language).alt
    assert title.strip() not in board(lost(), language).alt


@pytest.mark.parametrize("attacked", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_monster_whose_size_is_its_name_is_named_once(language: str, attacked: bool) -> None:
    monsters = [monster.model_copy(update={"attacked": attacked}) for monster in crowded().monsters]
    lines = board(crowded().model_copy(update={"monsters": monsters}), language).text
    god, large = (words_of(language, key).lower() for key in ("monster-evil_god", "size-large"))
    (line,) = [line.lower() for line in lines.splitlines() if god in line.lower()]
    assert line.count(god) == 1
    assert ({"ja": "未攻撃", "en": "not attacked yet"}[language] in line) is not attacked
    assert large in lines.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_ends_like_a_sentence_in_the_alternative_text(language: str) -> None:
    sheet = dungeon_go.hand(crowded(), 5, Locale(language, TEXTS, NAMES))
    facts = [line.removeprefix("- ") for line in sheet.text.splitlines()[1:]]
    assert len(facts) > 4
    for fact in facts:
        stop = words_of(language, "words-stop")
        assert f"{fact[:1].upper()}{fact[1:]}".removesuffix(stop) + stop in sheet.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_returned_by_haste_are_named(language: str) -> None:
    view = crowded().model_copy(update={"returned_by_haste": ["king"], "returned_in_deck": ["hero_hunter"]})
    cards = words_of(language, "words-returned", cards=[refer("card-king"), refer("card-hero_hunter")])
    assert cards in board(view, language).text.splitlines()
    before = words_of(language, "words-returned", cards=[]).partition(":")[0]
    assert before not in board(crowded(), language).text


@pytest.mark.parametrize(
    ("language", "last"), [("en", "Last card of the deck: a king card."), ("ja", "山札の最後の1枚：王様カード。")]
)
def test_the_last_card_of_the_deck_has_no_order(language: str, last: str) -> None:
    lines = board(crowded().model_copy(update={"deck": {"king": 1}}), language).text
    assert last in lines
    assert {"en": "order unknown", "ja": "順番は不明"}[language] not in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_game_nobody_has_the_turn_and_no_card_is_to_come(language: str) -> None:
    over = won().model_copy(update={"deck": {"king": 1, "monster": 1}, "turn": "hero_warrior"})
    lines = board(over, language).text
    assert words_of(language, "words-now", hero=refer("hero-warrior")) not in lines
    assert words_of(language, "card-monster") not in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("position", [crowded, won], ids=["six heroes", "at the end"])
def test_every_heros_abilities_are_in_the_text_and_on_its_chip_during_the_game(
    language: str, position: Callable[[], DungeonGoView]
) -> None:
    view = position()
    values = {"strength": 1, "agility": 3, "magic": 5, "faith": 6}
    first = view.heroes[0].model_copy(update=values)
    picture = board(view.model_copy(update={"heroes": [first, *view.heroes[1:]]}), language)
    shown = [part.text for part in parts_of(picture) if part.tag.endswith("}text")]
    assert (" ".join(map(str, values.values())) in " ".join(map(str, shown))) == (view.result is None)
    line = next(line for line in picture.text.splitlines() if NAMES[first.owner] in line)
    for ability, value in values.items():
        name = words_of(language, f"ability-{ability}")
        assert f"{name}{value}" in line if language == "ja" else f"{name} {value}" in line.lower()
    rows = [row for row in picture.text.splitlines() if words_of(language, "ability-agility") in row]
    assert len(rows) >= len(view.heroes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clock_in_the_picture_says_what_it_counts(language: str) -> None:
    view = crowded()
    (clock,) = [part for part in parts_of(board(view, language)) if part.get("data-mark") == "clock"]
    assert clock.get("data-about") == words_of(language, "words-clock", clock=view.floor_clock)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_card_says_what_happens_when_it_comes_up(language: str) -> None:
    view = crowded()
    hero = view.heroes[0]
    view = view.model_copy(update={"revealed": ["king", "monster", f"hero_{hero.card}"]})
    words = {part.get("data-mark"): part.get("data-about", "") for part in parts_of(board(view, language))}
    for card in ("king", "monster"):
        assert words_of(language, f"card-{card}")[1:] in words[card_mark(card)]
        assert words_of(language, f"words-turn_{card}") in words[card_mark(card)]
    assert f"{hero.hp}/{hero.max_hp}" in words[card_mark(f"hero_{hero.card}")]

"""The pictures of Dungeon GO!, beyond what is reviewed: of every component, on a phone, whatever comes first."""

from __future__ import annotations

import itertools
from xml.etree import ElementTree

import pytest

from conformance.legibility import lines
from conformance.texts import TEXTS
from games.dungeon_go import pictures as dungeon_go
from games.dungeon_go.pictures.boards import CELLS
from games.dungeon_go.pictures.emblems import emblem
from games.dungeon_go.pictures.figures import hero as bust
from games.dungeon_go.pictures.monsters import tile
from games.dungeon_go.pictures.style import ABILITIES as ABILITY_SIGNS
from games.dungeon_go.pictures.style import alarm
from games.dungeon_go.pictures.words import Locale, monster_line
from games.dungeon_go.rules.components import ABILITIES, HERO_CARDS, UNITS
from games.dungeon_go.rules.magic import MAGIC
from games.dungeon_go.rules.marks import sheet_mark
from games.dungeon_go.rules.view import view_of
from locales.texts import LANGUAGES
from pictures.svg import NARROWEST, document
from pictures.tokens import INK, LANTERN
from tests.games.dungeon_go.positions import crowded, opening, view
from tests.games.dungeon_go.table import Table
from tests.games.svg import SVG, contrast

pytestmark = pytest.mark.slow

NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg", "ふゆみ", "한글"]
LOCALES = {language: Locale(language, TEXTS, NAMES) for language in LANGUAGES}
EN = LOCALES["en"]


def test_every_component_can_be_looked_up() -> None:
    sides = {"demon_king_a", "demon_king_b"}
    others = {"demon_king", "king", "monster", *ABILITIES, *MAGIC, *HERO_CARDS}
    assert set(dungeon_go.CARDS) == {*UNITS} - sides | others


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_monster_that_may_lose_the_game_has_an_alarm_which_everyone_sees(language: str) -> None:
    locale = LOCALES[language]
    table = Table("0 E9", "goblin B5", "imp B7", king="E6")
    imp, goblin = view_of(table.game, None).monsters
    assert (goblin.endangers, imp.endangers) == (True, False)
    calm = goblin.model_copy(update={"endangers": False})
    drawn = [tile(locale, monster, 135, 119, lit=False) for monster in (goblin, calm)]
    assert [alarm(6, 119 * 0.62) in svg for svg in drawn] == [True, False]
    words = [monster_line(view_of(table.game, None), locale, monster) for monster in (goblin, calm, imp)]
    assert ["🚨" in line for line in words] == [True, False, False]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unit", UNITS)
def test_the_weaknesses_of_a_monster_stand_in_one_row_that_nothing_covers(unit: str, language: str) -> None:
    """In the order of the abilities; the cell's code and the number of who holds one keep away from the letters."""
    abilities = [ABILITIES[mark] for mark in UNITS[unit].marks]
    letters = [TEXTS.say(language, "dungeon_go", f"mark-{ability}") for ability in ABILITIES if ability in abilities]
    (free,) = view(f"{unit} B8 attacked", seats=1).monsters
    held = free.model_copy(update={"holders": {ability: number for number, ability in enumerate(abilities)}})
    for lit, monster in itertools.product((False, True), (free, held)):
        drawn = tile(LOCALES[language], monster, 135, 119, lit=lit)
        words = lines(document(135, 119, drawn))
        signs = sorted((line for line in words if line.words in letters), key=lambda line: line.left)
        assert [line.words for line in signs] == letters
        assert len({line.bottom for line in signs}) == 1
        pairs = itertools.product(signs, (line for line in words if line.words not in letters))
        assert all(abs(sign.left - word.left) >= 20 or abs(sign.bottom - word.bottom) >= 20 for sign, word in pairs)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unit", UNITS)
def test_the_code_of_a_cell_covers_no_letter_of_the_name(unit: str, language: str) -> None:
    """It is next to a line of the name that leaves room for it, or below the name, which stays readable."""
    (monster,) = view(f"{unit} B8 attacked", seats=1).monsters
    for width in (135, 150):
        words = lines(document(width, 119, tile(LOCALES[language], monster, width, 119, lit=True)))
        (code,) = (line for line in words if line.words == "B8")
        for line in words:
            next_to_it = line.right <= code.left or line.left >= code.right
            assert line is code or next_to_it or line.bottom <= code.top or line.top >= code.bottom
            assert line.squeeze >= NARROWEST - 0.01


def test_a_finger_can_tell_the_abilities_of_a_hero_apart_on_a_phone() -> None:
    """Otherwise the page would zoom to them for a growth, which cuts the left of the sheet."""
    root = ElementTree.fromstring(dungeon_go.hand(opening(), 0, LOCALES["ja"]).svg)
    unit = 360 / float(root.attrib["viewBox"].split()[2])
    spots = [spot for spot in root.iter(f"{SVG}rect") if spot.attrib.get("data-mark", "").startswith("hero-0-")]
    assert len(spots) == len(ABILITIES)
    assert all(float(spot.attrib[side]) * unit >= 30 for spot in spots for side in ("width", "height"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_shows_what_an_ability_that_can_be_raised_gives_now_and_then(language: str) -> None:
    start, locale = opening(), LOCALES[language]
    hero = next(hero for hero in start.heroes if hero.owner == 0)
    hand = dungeon_go.live_hand(start, 0, locale, [sheet_mark(hero.number, "strength")])
    assert hand is not None
    svg = hand.svg
    gain = locale.say("picture-strength", value=f"{2 * hero.strength} → {2 * hero.strength + 2}")
    assert [line.words for line in lines(svg) if "→" in line.words] == [gain]
    assert [line.words for line in lines(svg) if "×" in line.words] == [f"×{hero.strength + 1}"], "the rolls"
    wounded = view("0 E5 S1 hp=1", seats=1)
    hurt = dungeon_go.live_hand(wounded, 0, locale, [sheet_mark(0, "strength")])
    assert hurt is not None
    assert [line.words for line in lines(hurt.svg) if "→" in line.words] == ["HP 1/2 → 3/4"]
    raised = wounded.model_copy(update={"heroes": [wounded.heroes[0].model_copy(update={"raised": True})]})
    hand = dungeon_go.live_hand(raised, 0, locale, [sheet_mark(0, "strength")])
    assert hand is not None
    assert [line.words for line in lines(hand.svg) if "→" in line.words] == ["HP 2 → 4"], "only the most"


def test_a_page_shows_no_sheet_that_repeats_the_board() -> None:
    """Only one with magic, or with something to choose, which then gets most of the page."""
    assert dungeon_go.live_hand(opening(), 0, EN, ["E6", "hero-0"]) is None
    magic = dungeon_go.live_hand(crowded(), 0, EN)
    grows = dungeon_go.live_hand(opening(), 0, EN, [sheet_mark(0, "magic")])
    assert magic is not None
    assert "data-large" not in magic.svg
    assert grows is not None
    assert "data-large" in grows.svg


def test_every_cell_is_named_once_whether_it_can_be_chosen_or_not() -> None:
    """The log names cells to everyone."""
    for given, marks in ((opening(), CELLS), (crowded(), ())):
        words = [line.words for line in lines(dungeon_go.board(given, EN, marks).svg)]
        assert sorted(word for word in words if word in CELLS) == sorted(CELLS)


def test_a_hero_who_is_put_on_a_cell_does_not_glow_like_an_answer() -> None:
    """Both places where it can be taken from are marked as drawn already, or the page would light them."""

    def board(*marks: str) -> str:
        return dungeon_go.board(opening(), EN, marks).svg

    assert board("hero-1").count(LANTERN) > board().count(LANTERN), "a hero who is an answer glows"
    hero_and_goal = board("E6", "hero-1")
    assert hero_and_goal.count(LANTERN) == board("E6").count(LANTERN)
    spots = [spot for spot in ElementTree.fromstring(hero_and_goal).iter() if spot.attrib.get("data-mark") == "hero-1"]
    assert len(spots) == 2
    assert all("data-lit" in spot.attrib for spot in spots)


def test_the_order_of_the_deck_counts_does_not_change_the_picture() -> None:
    given = crowded()
    other = given.model_copy(update={"deck": dict(sorted(given.deck.items(), reverse=True))})
    first, second = (dungeon_go.board(seen, EN) for seen in (given, other))
    assert (first.svg, first.text) == (second.svg, second.text)


def test_every_monster_and_every_hero_has_a_drawing_of_its_own() -> None:
    drawings = {unit: emblem(unit) for unit in UNITS}
    assert len(set(drawings.values())) == len(drawings) - 1, "the two sides of the demon king look alike"
    assert len({bust(card, 0) for card in HERO_CARDS}) == len(HERO_CARDS)


@pytest.mark.parametrize("colour", [colour for colour, _ in ABILITY_SIGNS.values()])
def test_dark_letters_can_be_read_on_every_colour(colour: str) -> None:
    assert contrast(colour, INK) >= 4.5

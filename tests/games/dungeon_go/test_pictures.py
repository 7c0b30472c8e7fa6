"""The pictures of Dungeon GO!: legible, complete, inside their frame, and with the same content in words."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from xml.etree import ElementTree

import pytest

from conformance.legibility import faults, hard_to_read
from games.dungeon_go import pictures as dungeon_go
from games.dungeon_go.pictures.boards import CELLS
from games.dungeon_go.pictures.emblems import emblem
from games.dungeon_go.pictures.figures import hero as bust
from games.dungeon_go.pictures.monsters import tile
from games.dungeon_go.pictures.style import ABILITIES as ABILITY_SIGNS
from games.dungeon_go.pictures.words import Locale
from games.dungeon_go.rules.components import ABILITIES, HERO_CARDS, UNITS
from games.dungeon_go.rules.magic import MAGIC
from games.dungeon_go.rules.marks import ability_mark, card_mark, hero_mark
from games.dungeon_go.rules.view import DungeonGoView
from locales.sanitizing import sanitize
from locales.texts import LANGUAGES, Texts
from pictures.drawing import named_colours
from pictures.svg import Picture, document
from pictures.tokens import INK, LANTERN
from tests.games.svg import SVG, contrast, shown_in
from tests.pictures.positions import ALL, boss, crowded, opening, setup
from tests.pictures.positions import monster as monster_of

pytestmark = pytest.mark.slow

GAME = "dungeon_go"
NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg", "ふゆみ", "한글"]
MARKED = ("E5", "B3", "B5")


def pictures(texts: Texts, language: str, view: DungeonGoView) -> Iterator[Picture]:
    """The board, the sheets of every seat, and the hero cards."""
    yield dungeon_go.board(view, language, texts, NAMES, MARKED)
    for seat in range(view.seats):
        yield dungeon_go.hand(view, seat, language, texts, NAMES)
    yield shown(view, "choose_hero_card", (), language, texts)
    yield shown(view, "move", MARKED, language, texts)


def shown(view: DungeonGoView, kind: str, marks: Sequence[str], language: str, texts: Texts) -> Picture:
    """The picture for a question of this kind."""
    picture = dungeon_go.decision(view, kind, marks, language, texts, NAMES)
    assert picture is not None
    return picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", dungeon_go.CARDS)
def test_card_pictures_have_no_faults_and_show_the_name(texts: Texts, card: str, language: str) -> None:
    picture = dungeon_go.card(card, language, texts)
    assert faults(picture, tallest=1.2, narrow=1199) == []
    assert hard_to_read(picture) == []
    name = dungeon_go.card_name(card, language, texts)
    assert picture.text.startswith(f"## {name}\n")
    assert name[1:] in picture.alt
    assert name in shown_in(picture)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_only_long_player_names_are_cut_short(texts: Texts, name: str, language: str) -> None:
    view = ALL[name]()
    for picture in pictures(texts, language, view):
        cut = [words for words in shown_in(picture) if words.endswith("…")]
        assert all(any(each.startswith(words[:-1]) for each in NAMES) for words in cut), cut


def test_every_component_can_be_looked_up_and_is_explained(texts: Texts) -> None:
    sides = {"demon_king_a", "demon_king_b"}
    magic = [*MAGIC]
    assert set(dungeon_go.CARDS) == {*UNITS} - sides | {
        "demon_king",
        *ABILITIES,
        *magic,
        *HERO_CARDS,
        "king",
        "monster",
    }
    troll = dungeon_go.card("troll", "en", texts).text
    assert "Weaknesses: strength and magic." in troll
    assert "2 VP" in troll
    assert "hit or miss" in troll
    goblin = dungeon_go.card("goblin", "en", texts).text
    assert "hit or miss" not in goblin
    king = dungeon_go.card("demon_king", "en", texts).text
    assert "strength, agility, magic and faith" in king
    assert "only strength, magic and faith" in king
    web = dungeon_go.card("web", "en", texts).text
    assert "Level 2" in web
    assert texts.say("en", GAME, "spell-web-help") in web


def test_a_question_shows_the_board_or_the_cards_it_is_about(texts: Texts) -> None:
    view = opening()
    move = shown(view, "move", ("E6", "B5"), "en", texts)
    assert move.text == dungeon_go.board(view, "en", texts, NAMES, ("E6", "B5")).text
    assert "Cells to choose from: E6." in move.text
    assert "Cells with monsters to choose from: B5." in move.text
    cards = shown(
        view.model_copy(update={"free_hero_cards": ["knight", "hunter"]}), "choose_hero_card", (), "en", texts
    )
    assert cards.text == "Hero cards still free: Knight and Hunter."
    growth = shown(view, "growth", [ability_mark(0, ability) for ability in ABILITIES], "en", texts)
    assert growth.text == dungeon_go.hand(view, 0, "en", texts, NAMES).text
    assert growth.svg.count(f'fill="{LANTERN}"') == len(ABILITIES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["move", "combat", "roll_again", "growth", "choose_starting_two"])
def test_a_picture_says_what_is_asked_about_which_hero(texts: Texts, kind: str, language: str) -> None:
    marks = ["B5"] if kind in ("move", "combat", "roll_again") else [ability_mark(1, ability) for ability in ABILITIES]
    said = shown_in(shown(opening(), kind, marks, language, texts))
    assert any(texts.say(language, GAME, "hero-thief") in words and words[-1] in "?？" for words in said)


def test_an_attack_shows_what_hits_and_the_abilities_that_can_be_used(texts: Texts) -> None:
    """The imp has the weakness agility only, so the values of the other abilities are pale."""
    view = setup()
    view = view.model_copy(update={"phase": "play", "turn": "hero_warrior", "floor": 4, "heroes": view.heroes[:1]})
    free, fight = (shown(view, "combat", marks, "en", texts) for marks in ((), ("B5",)))
    assert "hits on 4+" in shown_in(fight)
    assert "hits on 4+" not in shown_in(free)
    assert (free.svg.count('opacity="0.45"'), fight.svg.count('opacity="0.45"')) == (0, 3)


def placed(element: ElementTree.Element, x: float = 0, y: float = 0) -> Iterator[tuple[float, float, str]]:
    """Each line of text in an element, and where it begins or has its middle."""
    moved = re.match(r"translate\((\S+) (\S+?)\)", element.attrib.get("transform", ""))
    x, y = (x + float(moved[1]), y + float(moved[2])) if moved else (x, y)
    if element.tag == f"{SVG}text":
        yield x + float(element.attrib.get("x", 0)), y + float(element.attrib.get("y", 0)), element.text or ""
    for part in element:
        yield from placed(part, x, y)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unit", UNITS)
def test_the_weaknesses_of_a_monster_stand_in_one_row_that_nothing_covers(
    texts: Texts, unit: str, language: str
) -> None:
    """In the order of the abilities; the cell's code and the number of who holds one keep away from the letters."""
    abilities = [ABILITIES[mark] for mark in UNITS[unit].marks]
    letters = [texts.say(language, GAME, f"mark-{ability}") for ability in ABILITIES if ability in abilities]
    for code, held in itertools.product(("", "B8"), ({}, {each: number for number, each in enumerate(abilities)})):
        drawn = tile(Locale(language, texts), monster_of("B8", unit, True, **held), 135, 119, code)
        words = list(placed(ElementTree.fromstring(document(135, 119, drawn))))
        signs = sorted(each for each in words if each[2] in letters)
        assert [letter for *_, letter in signs] == letters
        assert len({y for _, y, _ in signs}) == 1
        others = [each for each in words if each not in signs]
        assert all(abs(x - left) >= 20 or abs(y - above) >= 20 for x, y, _ in signs for left, above, _ in others)


def test_a_target_stands_out_from_the_cells_to_move_to(texts: Texts) -> None:
    """A cell to move to has a thin edge in the colour of the lantern; a target has a thick one and a cross-hair."""
    nothing, to_move, to_fight = (
        shown(opening(), "move", marks, "en", texts).svg.count for marks in ((), ("E6",), ("B5",))
    )
    assert (nothing(f'stroke="{LANTERN}"'), to_move(f'stroke="{LANTERN}"')) == (0, 1)
    assert to_fight(f'stroke="{LANTERN}"') > 5


def test_the_largest_picture_has_few_colours(texts: Texts) -> None:
    assert len(named_colours(shown(crowded(), "move", CELLS, "en", texts).svg)) <= 50


def test_growth_shows_each_ability_before_and_after(texts: Texts) -> None:
    chosen = [ability_mark(0, ability) for ability in ABILITIES if ability != "faith"]
    said = shown_in(shown(opening(), "growth", chosen, "en", texts))
    assert {"HP 4 → 6", "move 2 → 4", "range 1 → 2", "reduction 0"} <= set(said)
    assert "damage cut 0 → 1" in shown_in(shown(opening(), "growth", [ability_mark(0, "faith")], "en", texts))


def test_the_choice_of_a_hero_shows_the_abilities_and_who_is_taken(texts: Texts) -> None:
    view = setup()
    said = shown_in(shown(view, "choose_hero_card", [card_mark("thief")], "en", texts))
    assert {"HP 2", "move 2", "range 1", "reduction 0", "サキ", "Who will you be?"} <= set(said)


def test_what_can_be_chosen_is_lit_with_its_name(texts: Texts) -> None:
    """Cells by their code, a hero's piece and chip, a turn card; nothing else has the colour of the lantern."""
    view = opening()
    marks = ("E6", "B5", hero_mark(1), card_mark("hero_thief"))
    picture = shown(view, "move", marks, "en", texts)
    lit = re.findall(r'data-mark="([^"]+)"[^>]* data-lit=""', picture.svg)
    assert sorted(lit) == sorted([*marks, hero_mark(1)])
    assert {"E6", "B5"} <= set(shown_in(picture))
    assert not {"E1", "B3"} & set(shown_in(picture))
    assert LANTERN not in shown(view, "move", (), "en", texts).svg


def test_the_alternative_text_is_short_and_the_full_text_complete(texts: Texts) -> None:
    for name, language in itertools.product(ALL, LANGUAGES):
        view = ALL[name]()
        board = dungeon_go.board(view, language, texts, NAMES)
        assert len(board.alt) <= 1000
        for monster in view.monsters:
            line = next(line for line in board.text.splitlines() if monster.cell in line and line.startswith("- "))
            assert texts.say(language, GAME, f"monster-{monster.unit}") in line
            for mark in monster.marks:
                assert texts.say(language, GAME, f"ability-{mark}") in line
            for number in monster.holders.values():
                assert texts.say(language, GAME, f"hero-{view.heroes[number].card}") in line
            assert monster.cell in board.alt
        for hero in view.heroes:
            assert (hero.cell or "") in board.text
            assert sanitize(NAMES[hero.owner], markdown=True) in board.text
        assert view.king in board.alt
        assert str(view.floor) in board.alt
        assert str(view.damage) in board.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hero_sheet_shows_its_spells_and_miracles(texts: Texts, language: str) -> None:
    sheets = dungeon_go.hand(boss(), 0, language, texts, NAMES)
    shown = shown_in(sheets)
    for key in ("hero-warrior", "hero-thief", "hero-wizard", "spell-wish", "miracle-miracle", "miracle-haste"):
        assert texts.say(language, GAME, key) in shown
        assert texts.say(language, GAME, key) in sheets.text
    assert len(sheets.alt) <= 1000
    without = dungeon_go.hand(opening(), 0, language, texts, NAMES)
    assert texts.say(language, GAME, "spell-magic_missile") not in without.text


def test_a_finger_can_tell_the_abilities_of_a_hero_apart_on_a_phone(texts: Texts) -> None:
    """Otherwise the page would zoom to them for a growth, which cuts the left of the sheet."""
    root = ElementTree.fromstring(dungeon_go.live_hand(opening(), 0, "ja", texts, NAMES).svg)
    unit = 360 / float(root.attrib["viewBox"].split()[2])
    spots = [spot for spot in root.iter(f"{SVG}rect") if spot.attrib.get("data-mark", "").startswith("hero-0-")]
    assert len(spots) == len(ABILITIES)
    assert all(float(spot.attrib[side]) * unit >= 30 for spot in spots for side in ("width", "height"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_the_deck_is_shown_to_its_diviner_only(texts: Texts, language: str) -> None:
    known = texts.say(language, GAME, "picture-deck_order")
    seen = boss()
    unseen = seen.model_copy(update={"deck_order": None})
    for view, expected in ((seen, True), (unseen, False)):
        assert (known in shown_in(dungeon_go.hand(view, 0, language, texts, NAMES))) == expected
        assert (known in shown_in(dungeon_go.board(view, language, texts, NAMES))) == expected


def test_the_order_of_the_deck_counts_does_not_change_the_picture(texts: Texts) -> None:
    view = crowded()
    other = view.model_copy(update={"deck": dict(sorted(view.deck.items(), reverse=True))})
    first, second = (dungeon_go.board(each, "en", texts, NAMES) for each in (view, other))
    assert (first.svg, first.text) == (second.svg, second.text)


def test_every_monster_and_every_hero_has_a_drawing_of_its_own() -> None:
    drawings = {unit: emblem(unit) for unit in UNITS}
    assert len(set(drawings.values())) == len(drawings) - 1, "the two sides of the demon king look alike"
    assert len({bust(card, 0) for card in HERO_CARDS}) == len(HERO_CARDS)


@pytest.mark.parametrize("colour", [colour for colour, _ in ABILITY_SIGNS.values()])
def test_dark_letters_can_be_read_on_every_colour(colour: str) -> None:
    assert contrast(colour, INK) >= 4.5

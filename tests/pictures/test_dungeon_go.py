"""The pictures of Dungeon GO!: legible, complete, inside their frame, and the same in words."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from locales.names import harmless
from locales.texts import LANGUAGES, Texts
from pictures import dungeon_go
from pictures.dungeon_go import style
from pictures.dungeon_go.boards import CELLS
from pictures.dungeon_go.emblems import emblem
from pictures.dungeon_go.figures import hero as bust
from pictures.svg import Picture
from rules.dungeon_go.components import HERO_CARDS, UNITS
from rules.dungeon_go.view import DungeonGoView
from tests.pictures.legible import faults, without_glyph
from tests.pictures.positions import ALL, boss, crowded, lost, opening, setup, won

GAME = "dungeon_go"
NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg", "ふゆみ", "한글"]
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = ("picture-", "monster-", "hero-", "ability-", "mark-", "spell-", "miracle-", "words-no_hero", "words-unchosen")
"""The families of texts that pictures use."""


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts()


def pictures(texts: Texts, language: str, view: DungeonGoView) -> Iterator[Picture]:
    """The board and the sheets of every seat."""
    yield dungeon_go.board(view, language, texts, NAMES, ("E5", "B3"))
    for seat in range(view.seats):
        yield dungeon_go.hand(view, seat, language, texts, NAMES)


@pytest.fixture(params=itertools.product(ALL, LANGUAGES), ids="-".join)
def drawn(request: pytest.FixtureRequest, texts: Texts) -> list[Picture]:
    """All pictures of one position in one language."""
    name, language = request.param
    return list(pictures(texts, language, ALL[name]()))


def lines_of(picture: Picture) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(picture.svg).iter(f"{SVG}text"))


def test_nothing_is_wrong_with_any_picture(drawn: list[Picture]) -> None:
    assert [fault for picture in drawn for fault in faults(picture, flattest=1.8, tallest=1.5, narrow=1200)] == []


def test_the_font_has_every_glyph_that_can_appear(texts: Texts, drawn: list[Picture]) -> None:
    shown = {c for picture in drawn for line in lines_of(picture) for c in line.text or ""}
    for language in LANGUAGES:
        for key in texts.keys(language, GAME):
            if key.startswith(DRAWN) and not key.endswith("-help"):
                args = dict.fromkeys(("value", "vp", "kills", "deaths", "number", "cell", "monster", "ability"), "0")
                shown |= set(texts.say(language, GAME, key, **args))
    assert without_glyph("".join(shown)) == set()


def test_the_alternative_text_is_short_and_the_words_tell_everything(texts: Texts) -> None:
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
            assert harmless(NAMES[hero.owner], markdown=True) in board.text
        assert view.king in board.alt
        assert str(view.floor) in board.alt
        assert str(view.damage) in board.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_tells_abilities_points_and_magic(texts: Texts, language: str) -> None:
    sheets = dungeon_go.hand(boss(), 0, language, texts, NAMES)
    shown = [line.text for line in lines_of(sheets)]
    for key in ("hero-warrior", "hero-thief", "hero-wizard", "spell-wish", "miracle-miracle", "miracle-haste"):
        assert texts.say(language, GAME, key) in shown
        assert texts.say(language, GAME, key) in sheets.text
    assert len(sheets.alt) <= 1000
    without = dungeon_go.hand(opening(), 0, language, texts, NAMES)
    assert texts.say(language, GAME, "spell-magic_missile") not in without.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_the_deck_is_shown_to_its_diviner_only(texts: Texts, language: str) -> None:
    known = texts.say(language, GAME, "picture-deck_order")
    seen = boss()
    unseen = seen.model_copy(update={"deck_order": None})
    for view, expected in ((seen, True), (unseen, False)):
        assert (known in {line.text for line in lines_of(dungeon_go.hand(view, 0, language, texts, NAMES))}) == expected
        assert (known in {line.text for line in lines_of(dungeon_go.board(view, language, texts, NAMES))}) == expected


def test_the_order_in_which_the_deck_is_counted_says_nothing(texts: Texts) -> None:
    view = crowded()
    other = view.model_copy(update={"deck": dict(sorted(view.deck.items(), reverse=True))})
    first, second = (dungeon_go.board(each, "en", texts, NAMES) for each in (view, other))
    assert (first.svg, first.text) == (second.svg, second.text)


@pytest.mark.parametrize("cell", CELLS)
def test_a_marked_cell_looks_different(texts: Texts, cell: str) -> None:
    plain = dungeon_go.board(crowded(), "ja", texts, NAMES)
    marked = dungeon_go.board(crowded(), "ja", texts, NAMES, (cell, "hero_thief"))
    assert plain.svg != marked.svg
    assert cell in marked.alt


def test_the_end_is_shown(texts: Texts) -> None:
    for view, key in ((won(), "picture-victory"), (lost(), "picture-defeat")):
        picture = dungeon_go.board(view, "en", texts, NAMES)
        assert texts.say("en", GAME, key) in [line.text for line in lines_of(picture)]
        assert texts.say("en", GAME, key) in picture.alt
    assert "rotate(-90)" in dungeon_go.board(lost(), "ja", texts, NAMES).svg, "the king lies down"


def test_heroes_not_chosen_yet_have_a_place(texts: Texts) -> None:
    picture = dungeon_go.board(setup(), "ja", texts, NAMES)
    shown = [line.text for line in lines_of(picture)]
    assert shown.count(texts.say("ja", GAME, "words-unchosen")) == 2
    assert texts.say("ja", GAME, "picture-setup") in shown


def test_every_monster_and_every_hero_has_a_drawing_of_its_own() -> None:
    drawings = {unit: emblem(unit) for unit in UNITS}
    assert len(set(drawings.values())) == len(drawings) - 1, "the two sides of the demon king look alike"
    assert len({bust(card, 0) for card in HERO_CARDS}) == len(HERO_CARDS)


def luminance(colour: str) -> float:
    """As WCAG 2.2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("colour", [*style.HERO_COLOURS, *style.MARK_COLOURS.values(), style.PAPER])
def test_dark_letters_can_be_read_on_every_colour(colour: str) -> None:
    lighter, darker = sorted((luminance(colour), luminance(style.INK)), reverse=True)
    assert (lighter + 0.05) / (darker + 0.05) >= 4.5

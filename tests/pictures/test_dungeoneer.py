"""The pictures of Dungeoneer: legible, complete, inside their frame, and the same in words."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from cogs.ui import dungeoneer
from cogs.ui.dungeoneer import maps, spaces, style
from cogs.ui.dungeoneer.boards import MAP_HEIGHT, MAP_WIDTH
from cogs.ui.dungeoneer.cards import wrapped
from cogs.ui.dungeoneer.finding import ALL as CARDS
from cogs.ui.dungeoneer.finding import card_named, matching
from cogs.ui.dungeoneer.words import Speaker
from cogs.ui.svg import NARROWEST, Picture, font_file, width_of
from cogs.ui.texts import LANGUAGES, Texts
from rules.dungeoneer.components import HEROES, MAPS
from rules.dungeoneer.view import DungeoneerView
from tests.pictures.dungeoneer_positions import ALL, LONG_HAND, joined, middle, opening, over, placing, troubled

GAME = "dungeoneer"
NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg", "ふゆみ", "한글"]
SVG = "{http://www.w3.org/2000/svg}"
DRAWN: tuple[str, ...] = (
    "picture-",
    "monster-",
    "boon-",
    "treasure-",
    "bane-",
    "trap-",
    "quest-",
    "map-",
    "hero-",
    "short-",
    "text-",
)
DRAWN += ("kind-", "category-", "span-", "time-", "phase-", "terrain-")
"""The families of texts that pictures use."""


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts()


def pictures(texts: Texts, language: str, view: DungeoneerView) -> Iterator[Picture]:
    """The board and the sheet of every seat."""
    yield dungeoneer.board(view, language, texts, NAMES, [space.card for space in view.spaces[:3]])
    for seat in range(view.seats):
        yield dungeoneer.hand(view, seat, language, texts, NAMES)


@pytest.fixture(params=itertools.product(ALL, LANGUAGES), ids="-".join)
def drawn(request: pytest.FixtureRequest, texts: Texts) -> list[Picture]:
    """All pictures of one position in one language."""
    name, language = request.param
    return list(pictures(texts, language, ALL[name]()))


def lines_of(picture: Picture) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(picture.svg).iter(f"{SVG}text"))


def shown_in(picture: Picture) -> list[str]:
    return [line.text or "" for line in lines_of(picture)]


def test_every_text_is_large_enough_and_never_squeezed_too_far(drawn: list[Picture]) -> None:
    for line in itertools.chain.from_iterable(map(lines_of, drawn)):
        assert float(line.get("font-size", 0)) >= style.SMALLEST
        scale = re.search(r"scale\(([\d.]+) 1\)", line.get("transform", ""))
        assert scale is None or float(scale[1]) >= NARROWEST - 0.001, line.text


def test_no_text_stands_in_a_part_that_is_drawn_smaller(drawn: list[Picture]) -> None:
    for picture in drawn:
        for part in ElementTree.fromstring(picture.svg).iter(f"{SVG}g"):
            if "scale(" in part.get("transform", ""):
                assert next(part.iter(f"{SVG}text"), None) is None


def test_the_pictures_are_wide_enough_and_boards_about_16_to_9(drawn: list[Picture]) -> None:
    for index, picture in enumerate(drawn):
        root = ElementTree.fromstring(picture.svg)
        width, height = (float(root.get(side, 0)) for side in ("width", "height"))
        assert width >= 1200
        assert (1.5 if index == 0 else 0.8) <= width / height <= 1.8, "only a long hand makes a picture taller"


def test_the_font_has_every_glyph_that_can_appear(texts: Texts, drawn: list[Picture]) -> None:
    glyphs = set(TTFont(font_file()).getBestCmap())
    shown = {c for picture in drawn for words in shown_in(picture) for c in words}
    for language in LANGUAGES:
        for key in texts.keys(language, GAME):
            if key.startswith(DRAWN):
                args = dict.fromkeys(
                    ("n", "turn", "player", "number", "level", "total", "target", "used", "most", "done"), "0"
                )
                shown |= set(texts.say(language, GAME, key, **args))
    assert {c for c in shown if ord(c) not in glyphs and c != "\n"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_the_words_tell_what_the_picture_shows(texts: Texts, name: str, language: str) -> None:
    view = ALL[name]()
    board = dungeoneer.board(view, language, texts, NAMES)
    speaker = Speaker(language, texts, NAMES)
    lines = board.text.splitlines()
    assert len(board.alt) <= 1000
    for player in view.players:
        line = next(line for line in lines if line.startswith(f"- {player.seat + 1}. "))
        assert NAMES[player.seat] in line
        assert speaker.name(player.hero) in line
    assert len(board.text) < 3600, "a message holds 4000 characters"
    here = next((space for space in view.spaces if view.turn in space.heroes), view.spaces[0])
    for space in view.spaces:
        assert speaker.name(space.card) in board.text
        told = next((line for line in lines if line.startswith(f"- {speaker.name(space.card)}")), None)
        assert told is not None or space.number != here.number, "the acting hero's space is told in full"
        if told is not None:
            closed = [exit for exit in space.exits if exit.kind in ("locked", "trapped") and not exit.opened]
            assert told.count("+") >= len(closed)
            assert told.count(speaker.say("exit-wall")) >= sum(exit.kind == "wall" for exit in space.exits)
            for seat in space.heroes:
                assert NAMES[seat] in told
    for quest in view.quests:
        assert speaker.name(quest.id) in board.text
        assert quest.owner is not None or speaker.say(f"text-{quest.id}") in board.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_shows_every_card_in_full_to_its_owner_only(texts: Texts, language: str) -> None:
    view = troubled()
    speaker = Speaker(language, texts, NAMES)
    own = dungeoneer.hand(view, view.turn, language, texts, NAMES)
    whole = "".join("".join(shown_in(own)).split())
    for card in LONG_HAND:
        assert "".join(speaker.say(f"text-{card}").split()) in whole
        assert speaker.say(f"text-{card}") in own.text
        assert speaker.name(card) in own.alt
    for card in ("tr_staff", "bn_wildlore", "ba_fever", "mo_troll", "qd_mirror"):
        assert any(speaker.name(card) in words for words in shown_in(own))
    for seat in range(view.seats):
        if seat != view.turn:
            other = dungeoneer.hand(view, seat, language, texts, NAMES)
            assert speaker.say("text-mo_weaver") not in other.text
            assert speaker.name("mo_weaver") not in "".join(shown_in(other))
    board = dungeoneer.board(view, language, texts, NAMES)
    assert speaker.name("mo_drake") not in board.text + "".join(shown_in(board))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_place_of_a_map_card_is_marked_by_the_name_its_option_has(texts: Texts, language: str) -> None:
    view, marks = placing()
    picture = dungeoneer.board(view, language, texts, NAMES, marks)
    speaker = Speaker(language, texts, NAMES)
    spots = maps.spots_of(marks)
    assert len({(spot.x, spot.y) for spot in spots}) == len(spots) > 2
    for spot in spots:
        assert speaker.cell(spot.x, spot.y) in shown_in(picture)
        assert speaker.cell(spot.x, spot.y) in picture.alt
    assert view.drawn is not None
    assert speaker.name(view.drawn) in shown_in(picture)


def test_a_large_map_is_cropped_to_the_acting_hero_and_outlined_in_the_overview(texts: Texts) -> None:
    for view in (middle(), joined()):
        framed = maps.frame(view, (), (MAP_WIDTH, MAP_HEIGHT))
        here = next(space for space in view.spaces if view.turn in space.heroes)
        assert framed.realm == here.realm
        assert framed.holds(here.x, here.y)
        assert not framed.is_small
        assert framed.across * framed.width <= MAP_WIDTH
        assert framed.down * framed.height <= MAP_HEIGHT
    realms = {space.realm for space in joined().spaces}
    assert realms == {"dungeon", "wilderness"}


def test_a_marked_space_looks_different(texts: Texts) -> None:
    view = opening()
    plain = dungeoneer.board(view, "ja", texts, NAMES)
    for space in view.spaces:
        marked = dungeoneer.board(view, "ja", texts, NAMES, (space.card,))
        assert plain.svg != marked.svg
        assert Speaker("ja", texts, NAMES).name(space.card) in marked.alt


def test_each_kind_of_exit_has_a_shape_of_its_own() -> None:
    looks = {}
    for card in MAPS:
        space = spaces.card_as_space(card)
        for exit in space.exits:
            if exit.kind in ("locked", "trapped"):
                looks[exit.kind] = re.sub(
                    r"#[0-9a-f]{6}", "", spaces.plate(exit.model_copy(update={"attr": "melee", "target": 5}), 0, 0)
                )
    assert set(looks) == {"locked", "trapped"}
    assert looks["locked"] != looks["trapped"]
    opened = spaces.card_as_space("md_forge").exits[1]
    assert spaces.plate(opened, 0, 0) != spaces.plate(opened.model_copy(update={"opened": True}), 0, 0)


def test_a_tipped_hero_lies_and_one_on_the_cusp_is_told(texts: Texts) -> None:
    view = troubled()
    board = dungeoneer.board(view, "en", texts, NAMES)
    assert "rotate(-90)" in board.svg
    assert "rotate(-90)" not in dungeoneer.board(opening(), "en", texts, NAMES).svg
    speaker = Speaker("en", texts, NAMES)
    assert speaker.say("words-tipped_roll", attr="@attr-melee", target=5) in board.text
    assert speaker.say("words-cusp", side="@side-n") in board.text
    assert speaker.say("picture-out") in shown_in(board)


def test_the_end_is_shown(texts: Texts) -> None:
    picture = dungeoneer.board(over(), "en", texts, NAMES)
    assert texts.say("en", GAME, "end-three_quests") in picture.alt
    assert any("Ken" in words and "wins" in words for words in shown_in(picture))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_looked_at_and_found_by_its_name(texts: Texts, language: str) -> None:
    speaker = Speaker(language, texts, NAMES)
    for card in CARDS:
        picture = dungeoneer.card(card, language, texts)
        words = picture.text
        assert any(speaker.name(card) in line for line in shown_in(picture))
        assert all(float(line.get("font-size", 0)) >= style.SMALLEST for line in lines_of(picture))
        assert 0 < len(picture.alt) <= 1000
        assert words.startswith(f"**{speaker.name(card)}**")
        assert len(words.splitlines()) >= 3, card
        assert len(words) < 1500
        assert card in matching(texts, speaker.name(card))
        assert speaker.name(card_named(texts, speaker.name(card)) or "") == speaker.name(card)
    assert card_named(texts, "no such card") is None
    assert matching(texts, "") == list(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_wrapped_into_their_room_without_loss(texts: Texts, language: str) -> None:
    for card in CARDS:
        if card in MAPS:
            continue
        words = texts.say(language, GAME, f"text-{card}")
        lines = wrapped(words, 410)
        assert "".join("".join(lines).split()) == "".join(words.split())
        assert all(width_of(line, style.SMALLEST) <= 410 + 2 * style.SMALLEST for line in lines)


def luminance(colour: str) -> float:
    """As WCAG 2.2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    "colour", [*style.HERO_COLOURS, style.GLORY, style.PERIL, style.PAPER, spaces.STONE, *spaces.FLOORS.values()]
)
def test_dark_letters_can_be_read_on_every_colour(colour: str) -> None:
    lighter, darker = sorted((luminance(colour), luminance(style.INK)), reverse=True)
    assert (lighter + 0.05) / (darker + 0.05) >= 4.5


def test_every_hero_has_a_short_name(texts: Texts) -> None:
    for language in LANGUAGES:
        assert len({texts.say(language, GAME, f"short-{hero}") for hero in HEROES}) == len(HEROES)

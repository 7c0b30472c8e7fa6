"""The pictures of Dungeoneer: legible, complete, inside their frame, and the same in words."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest

from conformance.legibility import faults, hard_to_read, lines
from games.dungeoneer import pictures as dungeoneer
from games.dungeoneer.pictures import CARDS, conditions, decisions, hands, maps, plates, spaces, style
from games.dungeoneer.pictures.boards import map_room
from games.dungeoneer.pictures.cards import block
from games.dungeoneer.pictures.decisions import PLACING
from games.dungeoneer.pictures.legend import SIGNS
from games.dungeoneer.pictures.style import ATTRIBUTE_COLOURS
from games.dungeoneer.pictures.words import (
    Locale,
    acting,
    board_lines,
    hero_about,
    is_spot,
    score_words,
    space_line,
    wanted_by,
)
from games.dungeoneer.pictures.wrapping import wrapped
from games.dungeoneer.rules.components import CARDS as ADVENTURE
from games.dungeoneer.rules.components import HEROES, MAPS, QUESTS, name_of
from games.dungeoneer.rules.map.geometry import spot_of
from games.dungeoneer.rules.marks import hero_mark, laid_mark
from games.dungeoneer.rules.view import ArmedView, DungeoneerView, EncounterView, LaidView, ShownView
from locales.sanitizing import sanitize
from locales.texts import LANGUAGES, Texts
from pictures.kit import SMALLEST, TALL_WIDTH
from pictures.svg import ASCENT, CUT, NARROWEST, Picture, document, still, width_of
from pictures.tokens import INK
from rules.entries import entry_types
from rules.messages import Name, refer, seat_name
from tests.games.dungeoneer.positions import ALL, LONG_HAND, joined, middle, opening, over, placing, revealed, troubled
from tests.games.dungeoneer.table import Table
from tests.games.svg import SVG, contrast, letters_without_glyph, lines_of, shown_in
from tests.languages import in_both_languages

pytestmark = pytest.mark.slow

GAME = "dungeoneer"
NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg", "ふゆみ", "한글"]
DRAWN = (
    *("picture-", "monster-", "boon-", "treasure-", "bane-", "trap-", "quest-", "map-", "hero-", "short-", "text-"),
    *("kind-", "category-", "span-", "time-", "phase-", "terrain-"),
)
"""The families of texts that pictures use."""


def pictures(texts: Texts, language: str, view: DungeoneerView) -> Iterator[Picture]:
    """The board, the picture of each kind of question, and the sheet of every seat; as shown on a desktop."""
    marks = [space.card for space in view.spaces[:3]]
    yield dungeoneer.board(view, language, texts, NAMES, marks)
    for kind in decisions.KINDS:
        yield decided(texts, language, view, kind, marks)
    for seat in range(view.seats):
        yield dungeoneer.hand(view, seat, language, texts, NAMES)


def tall_pictures(texts: Texts, language: str, view: DungeoneerView) -> Iterator[Picture]:
    """The pictures of one person, drawn for a phone."""
    marks = [space.card for space in view.spaces[:3]]
    for kind in decisions.KINDS:
        yield decided(texts, language, view, kind, marks, tall=True)
    for seat in range(view.seats):
        yield dungeoneer.hand(view, seat, language, texts, NAMES, tall=True)


def decided(
    texts: Texts, language: str, view: DungeoneerView, kind: str, marks: list[str], *, tall: bool = False
) -> Picture:
    picture = dungeoneer.decision(view, kind, marks, language, texts, NAMES, tall=tall)
    assert picture is not None
    return picture


@cache
def drawn(name: str, language: str) -> list[Picture]:
    """All pictures of one position in one language."""
    return list(pictures(Texts(), language, ALL[name]()))


@pytest.mark.long
@pytest.mark.parametrize(("name", "language"), in_both_languages(ALL))
def test_no_picture_has_faults(texts: Texts, name: str, language: str) -> None:
    seats = ALL[name]().seats
    for at, picture in enumerate(reversed(drawn(name, language))):
        tallest = 0.88 if at < seats else 1.29  # hands come last
        assert faults(picture, tallest=tallest, narrow=1200) + hard_to_read(picture) == []
    for picture in tall_pictures(texts, language, ALL[name]()):
        assert faults(picture, tallest=0.4, narrow=1200) + hard_to_read(picture, tall=True) == []
    view = ALL[name]()
    if view.seat is not None:
        below = dungeoneer.hand_below(view, view.seat, language, texts, NAMES)
        assert faults(below, flattest=8, tallest=0.88, narrow=1200) + hard_to_read(below) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_sign_in_a_picture_and_in_words(texts: Texts, language: str) -> None:
    drawn = dungeoneer.legend(language, texts)
    assert faults(drawn, tallest=0.5, narrow=1200) == []
    assert hard_to_read(drawn) == []
    shown = "".join(shown_in(drawn)).replace(" ", "")
    for sign in SIGNS:
        words = texts.say(language, "dungeoneer", f"sign-{sign}")
        assert f"- {words}" in drawn.text.splitlines()
        assert words.replace(" ", "") in shown
    assert {"○", "◇"} <= set(shown_in(drawn))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("tall", [False, True])
def test_places_for_a_card_can_be_read_on_a_phone(texts: Texts, language: str, seats: int, tall: bool) -> None:
    view, marks = placing(seats)
    picture = decided(texts, language, view, "place_map", marks, tall=tall)
    assert faults(picture, tallest=0.4 if tall else 1.2) == []
    assert hard_to_read(picture, tall=tall) == []


def size_of(picture: Picture) -> tuple[float, float]:
    root = ElementTree.fromstring(picture.svg)
    return float(root.get("width", 0)), float(root.get("height", 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_of_up_to_nine_hand_cards_name_all_and_are_not_too_tall(texts: Texts, language: str) -> None:
    rng = Random("hands-1")
    deck = [card for card, printed in ADVENTURE.items() for _ in range(printed.copies)]
    for number in (1, 4, 5, 6, 7, 8, 9):
        for view in (opening(), middle(), troubled()):
            held = rng.sample(deck, number)
            picture = dungeoneer.hand(
                view.model_copy(update={"hand": held, "seat": view.turn}), view.turn, language, texts, NAMES
            )
            width, height = size_of(picture)
            assert 0.88 <= width / height <= 3.1, (number, height)
            locale = Locale(language, texts, NAMES)
            for card in held:
                assert any(locale.name(card) in words for words in shown_in(picture)), card
                assert picture.text.count(locale.say(f"text-{card}")) >= 1


def test_a_hand_too_large_for_two_columns_shows_as_much_text_as_fits(texts: Texts) -> None:
    locale, width = Locale("en", texts, NAMES), 600
    held = [(card, 1) for card in list(ADVENTURE)[:6]]
    names_only = sum(block(locale, card, width - 2 * hands.EDGE, 1, brief=True).height + hands.GAP for card, _ in held)
    room = hands.full(locale, held, 0, width).end - 1
    assert names_only < hands.brief(locale, held, (), 0, width, room, largest=0).end <= room
    assert hands.brief(locale, held, (), 0, width, names_only, largest=0).end == names_only


@pytest.mark.long
def test_the_font_has_every_glyph_that_can_appear(texts: Texts) -> None:
    seen = [picture for name, language in itertools.product(ALL, LANGUAGES) for picture in drawn(name, language)]
    args = "n round player number level total target used most done who attacker defender costs"
    assert letters_without_glyph(texts, GAME, seen, DRAWN, args, plus=0) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_the_text_describes_what_the_picture_shows(texts: Texts, name: str, language: str) -> None:
    view = ALL[name]()
    board = dungeoneer.board(view, language, texts, NAMES)
    locale = Locale(language, texts, NAMES)
    lines = board.text.splitlines()
    assert len(board.alt) <= 1000
    for player in view.players:
        line = next(line for line in lines if line.startswith(f"- {player.seat + 1}. "))
        assert sanitize(NAMES[player.seat], markdown=True) in line
        assert locale.name(player.hero) in line
    assert len(board.text) < 3600, "a message holds 4000 characters"
    here = next((space for space in view.spaces if view.turn in space.heroes), view.spaces[0])
    for space in view.spaces:
        assert locale.name(space.card) in board.text
        told = next((line for line in lines if line.startswith(f"- {locale.name(space.card)}")), None)
        assert told is not None or space.number != here.number, "the acting hero's space is described in full"
        if told is not None:
            closed = [exit for exit in space.exits if exit.kind in ("locked", "trapped") and not exit.opened]
            assert told.count("+") >= len(closed)
            assert told.count(locale.say("exit-wall")) >= sum(exit.kind == "wall" for exit in space.exits)
            for seat in space.heroes:
                assert sanitize(NAMES[seat], markdown=True) in told
    for quest in view.quests:
        assert locale.name(quest.id) in board.text
        assert quest.owner is not None or locale.say(f"text-{quest.id}") in board.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_shows_every_card_in_full_to_its_owner_only(texts: Texts, language: str) -> None:
    view = troubled()
    locale = Locale(language, texts, NAMES)
    own = dungeoneer.hand(view, view.turn, language, texts, NAMES)
    lines = own.text.splitlines()
    for card in LONG_HAND:
        assert locale.say(f"text-{card}") in own.text
        told = [line for line in lines if line.startswith(f"- **{locale.name(card)}")]
        assert len(told) == 1, "equal cards are listed once, with their number"
        assert locale.name(card) in own.alt
    for card in ("tr_staff", "bn_wildlore", "ba_fever", "mo_troll", "qd_mirror"):
        assert any(locale.name(card) in words for words in shown_in(own))
    for seat in range(view.seats):
        if seat != view.turn:
            other = dungeoneer.hand(view, seat, language, texts, NAMES)
            assert locale.say("text-mo_weaver") not in other.text
            assert locale.name("mo_weaver") not in "".join(shown_in(other))
    board = dungeoneer.board(view, language, texts, NAMES)
    assert locale.name("mo_drake") not in board.text + "".join(shown_in(board))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_legal_place_of_a_map_card_is_marked_by_the_name_its_option_has(
    texts: Texts, language: str, seats: int
) -> None:
    view, marks = placing(seats)
    picture = decided(texts, language, view, "place_map", marks)
    locale = Locale(language, texts, NAMES)
    spots = maps.spots_of(marks)
    assert len({(spot.x, spot.y) for spot in spots}) == len(spots) > 2
    for spot in spots:
        assert locale.cell(spot.x, spot.y) in shown_in(picture)
        assert locale.cell(spot.x, spot.y) in picture.alt
    assert view.drawn is not None
    ways = {spot_of(mark).turned for mark in marks}
    told = [words for words in shown_in(picture) if words in locale.name(view.drawn)]
    assert "".join(told).replace(" ", "") == locale.name(view.drawn).replace(" ", "") * len(ways), "each way"


def is_told(name: str, shown: Sequence[str]) -> bool:
    """Whether a name is written in one row or in two, each of them whole or cut off."""

    def stands_for(words: str, part: str) -> bool:
        first, cut, last = words.partition(CUT)
        return words == part or (cut != "" and part.startswith(first) and part.endswith(last))

    if any(stands_for(words, name) for words in shown):
        return True
    parts = [(name[:end].strip(), name[end:].strip()) for end in range(1, len(name))]
    return any(
        stands_for(upper, one) and stands_for(lower, other)
        for upper, lower in itertools.pairwise(shown)
        for one, other in parts
    )


@pytest.mark.parametrize("tall", [False, True])
def test_a_small_map_shows_all_names_and_legal_places(tall: bool) -> None:
    texts = Texts()
    for language, seats in itertools.product(LANGUAGES, (2, 4)):
        view, marks = placing(seats)
        locale = Locale(language, texts, NAMES)
        shown = shown_in(decided(texts, language, view, "place_map", marks, tall=tall))
        rows = {*shown, *map("".join, itertools.pairwise(shown)), *map(" ".join, itertools.pairwise(shown))}
        for spot in maps.spots_of(marks):
            x, y = locale.cell(spot.x, 0), locale.cell(0, spot.y)
            assert locale.cell(spot.x, spot.y) in rows or {x, y} <= rows, "in one row or in two"
        for space in view.spaces:
            name = locale.name(space.card)
            shows = view.drawn is not None and space.realm == MAPS[view.drawn].realm
            if shows and not (space.heroes or space.components or wanted_by(view, space)):
                assert name in rows or is_told(name, shown) or space.kind == "entrance", name


def test_a_row_of_cells_that_fits_exactly_is_not_left_out() -> None:
    view, _ = placing(2)
    for rows in range(4, 13):
        spots = [f"x9y{y}r0" for y in range(rows)]
        framed = maps.small_frame(view.model_copy(update={"spaces": [], "drawn": None}), spots, (900, PLACING))
        assert framed.down == min(rows, int(PLACING // maps.LEAST_SMALL[1]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_marks_the_spaces_of_all_open_quests(texts: Texts, language: str) -> None:
    view = middle()
    board = dungeoneer.board(view, language, texts, NAMES)
    seen = [quest for quest in view.quests if quest.owner is not None]
    assert seen
    for quest in seen:
        places = [space for space in view.spaces if quest.owner in wanted_by(view, space)]
        named = {QUESTS[quest.id].space, QUESTS[quest.id].goal}
        assert {space.card for space in places} >= {space.card for space in view.spaces if space.card in named}
    framed = maps.frame(view, (), map_room(view))
    flags = [
        owner
        for space in view.spaces
        if framed.holds(space.x, space.y)
        for owner in wanted_by(view, space)
        if owner is not None
    ]
    plain = dungeoneer.board(view.model_copy(update={"quests": []}), language, texts, NAMES)
    assert len(flags) >= 2
    for seat in set(flags):
        more = shown_in(board).count(str(seat + 1)) - shown_in(plain).count(str(seat + 1))
        assert more >= flags.count(seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quest_conditions_fit_into_their_space(texts: Texts, language: str) -> None:
    locale = Locale(language, texts, NAMES)
    for quest, printed in QUESTS.items():
        for room in (250, 378):
            found = conditions.rows(locale, quest, room)
            assert bool(found) == (printed.type != "escort")
            for row in [*found, *(conditions.first_row(locale, quest, room) for _ in found[:1])]:
                drawn = ElementTree.fromstring(f"<svg>{row(0, 0)}</svg>")
                for line in drawn.iter("text"):
                    at = re.search(r"(?:translate\(|^)(-?[\d.]+)", line.get("transform") or line.get("x") or "")
                    scale = re.search(r"scale\(([\d.]+) 1\)", line.get("transform", ""))
                    assert at is not None
                    squeeze = float(scale[1]) if scale else 1.0
                    assert squeeze >= NARROWEST - 0.001
                    assert float(at[1]) + width_of(line.text or "", SMALLEST) * squeeze <= room + 1, quest


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_condition_cut_after_its_first_row_ends_with_an_ellipsis(texts: Texts, language: str) -> None:
    locale = Locale(language, texts, NAMES)
    for quest, printed in QUESTS.items():
        if printed.type != "escort":
            row = conditions.first_row(locale, quest, 250)(0, 0)
            assert (">…<" in row) == (len(conditions.rows(locale, quest, 250)) > 1), quest
    assert "…" in conditions.first_row(locale, "qd_assassin", 250)(0, 0)


def test_a_large_map_is_cropped_to_the_acting_hero_and_outlined_in_the_overview(texts: Texts) -> None:
    for view in (middle(), joined()):
        framed = maps.frame(view, (), map_room(view))
        here = next(space for space in view.spaces if view.turn in space.heroes)
        assert framed.realm == here.realm
        assert framed.holds(here.x, here.y)
        assert not framed.is_small
        wide, high = map_room(view)
        assert framed.across * framed.width <= wide
        assert framed.down * framed.height <= high
    realms = {space.realm for space in joined().spaces}
    assert realms == {"dungeon", "wilderness"}


def test_a_marked_space_looks_different(texts: Texts) -> None:
    view = opening()
    plain = dungeoneer.board(view, "ja", texts, NAMES)
    for space in view.spaces:
        marked = dungeoneer.board(view, "ja", texts, NAMES, (space.card,))
        assert plain.svg != marked.svg
        assert Locale("ja", texts, NAMES).name(space.card) in marked.alt


def test_each_kind_of_exit_has_its_own_shape() -> None:
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


def test_a_tipped_hero_is_drawn_lying_and_a_hero_on_the_cusp_is_described(texts: Texts) -> None:
    view = troubled()
    board = dungeoneer.board(view, "en", texts, NAMES)
    assert "rotate(-90)" in board.svg
    assert "rotate(-90)" not in dungeoneer.board(opening(), "en", texts, NAMES).svg
    locale = Locale("en", texts, NAMES)
    assert locale.say("words-tipped_roll", attr=refer("attr-melee"), target=5) in board.text
    assert locale.say("words-cusp", side=refer("side-n")) in board.text
    assert locale.say("picture-out") in shown_in(board)


@pytest.mark.parametrize("language", LANGUAGES)
def test_armed_orders_are_listed_for_their_owner_with_card_and_moment(texts: Texts, language: str) -> None:
    view = opening()
    seat = view.turn
    armed = [
        ArmedView(card="bn_sidestep", window="enc", roll="", whose=-1, amount=0),
        ArmedView(card=view.players[seat].hero, window="roll", roll="defence", whose=-1, amount=0),
    ]
    own = view.model_copy(update={"seat": seat, "armed": armed})
    words = dungeoneer.hand(own, seat, language, texts, NAMES).text
    locale = Locale(language, texts, NAMES)
    for card, when in (("bn_sidestep", "at-enc"), (view.players[seat].hero, "when-defence")):
        assert locale.say("words-armed_order", card=locale.name(card), when=refer(when)) in words


@pytest.mark.parametrize(("language", "word"), [("en", "Round 11"), ("ja", "ラウンド11")])
def test_the_board_and_its_text_say_the_round(texts: Texts, language: str, word: str) -> None:
    t = Table().begin("hero")
    t.game.turns = 31
    board = dungeoneer.board(t.game.view(None), language, texts, NAMES)
    assert word in board.svg
    assert board.text.startswith(word)
    assert "31" not in board.text


def test_before_the_first_turn_the_board_names_who_is_asked(texts: Texts) -> None:
    view = revealed()
    assert view.round == 0
    locale = Locale("en", texts, NAMES)
    for seat in range(view.seats):
        asked = view.model_copy(update={"waiting": [seat]})
        assert acting(asked) == seat
        board = dungeoneer.board(asked, "en", texts, NAMES)
        named = [words for words in shown_in(board) if words.startswith(locale.player(seat)[:5])]
        assert len(named) == 2, "above the overview and on the plate"
        assert board.text.startswith(f"{sanitize(NAMES[seat], markdown=True)}: ")
    assert acting(opening()) == opening().turn
    assert acting(over()) is None


def test_the_end_is_shown(texts: Texts) -> None:
    picture = dungeoneer.board(over(), "en", texts, NAMES)
    assert texts.say("en", GAME, "end-three_quests") in picture.alt
    assert any("Ken" in words and "wins" in words for words in shown_in(picture))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_looked_at(texts: Texts, language: str) -> None:
    locale = Locale(language, texts, NAMES)
    for card in CARDS:
        picture = dungeoneer.card(card, language, texts)
        words = picture.text
        shown = shown_in(picture)
        assert any(locale.name(card) in line for line in shown) or is_told(locale.name(card), shown)
        assert all(float(line.get("font-size", 0)) >= SMALLEST for line in lines_of(picture))
        assert 0 < len(picture.alt) <= 1000
        assert words.startswith(f"**{locale.name(card)}**")
        assert len(words.splitlines()) >= 3, card
        assert len(words) < 1500


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_wrapped_into_their_room_without_loss(texts: Texts, language: str) -> None:
    for card in CARDS:
        if card in MAPS:
            continue
        words = texts.say(language, GAME, f"text-{card}")
        lines = wrapped(words, 410)
        assert "".join("".join(lines).split()) == "".join(words.split())
        assert all(width_of(line, SMALLEST) <= 410 + 2 * SMALLEST for line in lines)


@pytest.mark.parametrize("colour", [style.GLORY, style.PERIL, spaces.STONE, *spaces.FLOORS.values()])
def test_dark_letters_can_be_read_on_every_colour(colour: str) -> None:
    assert contrast(colour, INK) >= 4.5


def test_every_hero_has_a_short_name(texts: Texts) -> None:
    for language in LANGUAGES:
        assert len({texts.say(language, GAME, f"short-{hero}") for hero in HEROES}) == len(HEROES)


def test_pictures_are_drawn_only_for_questions_that_exist(texts: Texts) -> None:
    asked = set(entry_types("games.dungeoneer"))
    assert set(decisions.KINDS) <= asked
    assert asked >= dungeoneer.WITH_HAND
    assert "window_action" not in dungeoneer.WITH_HAND, "playable cards are quoted below their buttons"
    view = opening()
    assert dungeoneer.decision(view, "spend_on_chance", (), "ja", texts, NAMES) is None, "words are enough"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tall", [False, True])
def test_the_dungeonlord_sees_the_peril_space_and_scores_of_each_rival(texts: Texts, language: str, tall: bool) -> None:
    view = middle()
    seat = view.turn
    changed = [player.model_copy(update={"peril": 11 + player.seat}) for player in view.players]
    view = view.model_copy(update={"seat": seat, "players": changed})
    locale = Locale(language, texts, NAMES)
    shown = shown_in(decided(texts, language, view, "dungeonlord_acts", [], tall=tall))
    for player in view.players:
        assert (str(player.peril) in shown) == (player.seat != seat)
        if player.seat != seat:
            space = next(space for space in view.spaces if space.number == player.space)
            assert locale.name(space.card) in shown
            for score in (player.melee, player.magic, player.speed):
                assert any(score_words(score) == words for words in shown)


@pytest.mark.parametrize("tall", [False, True])
def test_the_dungeonlords_map_holds_their_own_hero_and_where_it_can_the_newest_space(tall: bool) -> None:
    view = middle()
    turn = view.turn
    newest = view.spaces[-1]
    for space in view.spaces:
        if space.realm != newest.realm:
            continue
        moved = [
            each.model_copy(
                update={"heroes": [turn] if each == space else [seat for seat in each.heroes if seat != turn]}
            )
            for each in view.spaces
        ]
        table = view.model_copy(update={"seat": turn, "spaces": moved})
        room = (716, decisions.MEETING_TALL) if tall else (900, decisions.MEETING_LOW)
        framed = maps.small_frame(table, [], room, heroes=True)
        assert framed.holds(space.x, space.y)
        cells = [(each.x, each.y) for each in moved if each.realm == newest.realm and (each.heroes or each == newest)]
        spans = [max(along) - min(along) + 1 for along in zip((newest.x, newest.y), *cells, strict=True)]
        has_room = all(span * least <= most for span, least, most in zip(spans, maps.LEGIBLE, room, strict=True))
        assert framed.holds(newest.x, newest.y) or not has_room
        assert framed.whole or framed.width >= maps.LEAST_SMALL[0]


def test_on_another_players_turn_the_map_shows_the_viewers_own_hero() -> None:
    view = middle()
    me = (view.turn + 1) % view.seats
    for far in view.spaces:
        moved = [
            space.model_copy(update={"heroes": [me] if space == far else [seat for seat in space.heroes if seat != me]})
            for space in view.spaces
        ]
        framed = maps.frame(view.model_copy(update={"seat": me, "spaces": moved}), [], (380, 350))
        assert framed.holds(far.x, far.y)


def nearby(texts: Texts, view: DungeoneerView) -> list[list[float]]:
    """The part of the live board that a phone shows first: left, top, width and height in cells."""
    size = itertools.cycle((spaces.WIDTH, spaces.HEIGHT))
    svg = dungeoneer.live_board(view, "ja", texts, NAMES).svg
    found = re.findall(r'data-near="" x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"', svg)
    return [[float(value) / next(size) for value in each] for each in found]


@pytest.mark.rule("DN-1.12")
def test_everyone_is_told_what_is_in_a_pack() -> None:
    t = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0)).with_pack(0, "mo_troll", 1)
    for seat in (None, 0, 1):
        lines = board_lines(t.game.view(seat), Locale("en", Texts(), NAMES), [])
        assert sum("Pack: Slag Troll" in line for line in lines) == 1


def test_encounters_that_are_over_are_described_as_such() -> None:
    view, locale = troubled(), Locale("en", Texts(), NAMES)
    monster, trap = view.encounters
    over = [monster.model_copy(update={"state": "done"}), trap.model_copy(update={"state": "cancelled"})]
    waiting, resolved = (
        [
            line
            for line in board_lines(view.model_copy(update={"encounters": found}), locale, [])
            if "awaits" in line or "attacks" in line
        ]
        for found in (view.encounters, over)
    )
    assert resolved == [f"{waiting[0]} (resolved)", f"{waiting[1]} (cancelled)"]


def test_a_phone_shows_the_surroundings_of_the_active_or_attacked_hero(texts: Texts) -> None:
    view = middle()
    attacked = (view.turn + 1) % view.seats
    for far in view.spaces:
        moved = [space.model_copy(update={"heroes": [attacked] if space == far else []}) for space in view.spaces]
        rat = EncounterView(
            card="mo_rats",
            target=attacked,
            space=0,
            attr="melee",
            wounds=0,
            life=1,
            attachments=[],
            state="waiting",
            prevented=False,
        )
        for update in ({"turn": attacked}, {"encounters": [rat]}):
            [(left, top, across, down)] = nearby(texts, view.model_copy(update={"spaces": moved, **update}))
            columns, rows = {space.x for space in view.spaces}, {space.y for space in view.spaces}
            x, y = far.x - min(columns), far.y - min(rows)
            beside, above = {x - 1, x, x + 1} & set(range(len(columns))), {y - 1, y, y + 1} & set(range(len(rows)))
            assert left <= min(beside) < max(beside) + 1 <= left + across, "the spaces beside it are in sight"
            assert top <= min(above) < max(above) + 1 <= top + down
            assert (across, down) == (min(maps.NEAR[0], len(columns)), min(maps.NEAR[1], len(rows)))


@pytest.mark.parametrize("drawn", [None, "md_treasury"])
def test_there_is_room_beside_the_map_only_while_a_card_is_placed(texts: Texts, drawn: str | None) -> None:
    """Without it, the names of spaces are larger."""
    view = middle().model_copy(update={"drawn": drawn, "phase": "hero"})
    svg = dungeoneer.live_board(view, "en", texts, NAMES).svg
    (scale, *_) = map(float, re.findall(r"scale\((0\.\d+)\)", svg))
    rows = len({space.y for space in view.spaces}) + (0 if drawn is None else 2)
    assert scale == pytest.approx((900 - 2 * maps.RIM) / (rows * spaces.HEIGHT), abs=0.01)


def test_the_names_on_a_map_of_nine_rows_are_not_much_smaller(texts: Texts) -> None:
    cards = ("md_gate", *(card for card in MAPS if card.startswith("md_") and card != "md_gate"))
    view = Table().map(*((card, 0, y) for y, card in enumerate(cards[:9]))).game.view(1)
    svg = dungeoneer.live_board(view, "en", texts, NAMES).svg
    assert float(re.findall(r"scale\((0\.\d+)\)", svg)[0]) > 0.7


def test_a_phone_shows_all_places_for_a_map_card_and_below_them_the_card(texts: Texts) -> None:
    t = Table().begin("dungeonlord")
    t.do("end")
    asked = t.asked()
    assert asked.kind == "place_map"
    view, marks = t.game.view(asked.seat), [option.mark for option in asked.options(t.game)]
    svg = dungeoneer.live_board(view, "en", texts, NAMES, marks).svg
    (found,) = re.findall(r'data-near="" x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"', svg)
    places = [tuple(map(int, re.findall(r"-?\d+", id)[:2])) for id in t.ids() if id.startswith("x")]
    across, down = (max(values) - min(values) + 1 for values in zip(*places, strict=True))
    assert (float(found[2]), float(found[3])) == (across * spaces.WIDTH, down * spaces.HEIGHT)
    assert float(found[0]) == (min(x for x, _ in places) + 1 - min(space.x for space in view.spaces)) * spaces.WIDTH
    name = texts.say("en", "dungeoneer", name_of(view.drawn or "").key)
    assert f">{name}</text>" in svg[svg.index("data-foot") :]


def test_a_phone_shows_the_whole_map_after_the_game(texts: Texts) -> None:
    assert nearby(texts, over()) == []


def test_a_map_that_may_be_cropped_stays_legible() -> None:
    view = middle()
    gathered = [
        space.model_copy(update={"heroes": [0, 1, 2, 3, 4, 5] if space.number == 0 else []}) for space in view.spaces
    ]
    order = [*gathered[1:], gathered[0]]
    framed = maps.small_frame(view.model_copy(update={"spaces": order}), [], (900, 276), heroes=True)
    assert not framed.whole
    assert framed.height >= maps.LEGIBLE[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_card_to_place_is_labelled_with_its_orientation(texts: Texts, language: str) -> None:
    view, marks = placing(2)
    locale = Locale(language, texts, NAMES)
    either = [locale.say("picture-upright"), locale.say("picture-turned")]
    for shown in (marks, [mark for mark in marks if not spot_of(mark).turned]):
        ways = {spot_of(mark).turned for mark in shown}
        found = shown_in(decided(texts, language, view, "place_map", shown))
        assert [words in found for words in either] == [turned in ways for turned in (False, True)]


def test_an_artifact_is_described_by_what_it_does_and_not_by_its_quest(texts: Texts) -> None:
    t = Table().map(("md_gate", 0, 0)).set(1, done=["qd_crown", "qd_mirror", "qw_horn"]).begin("hero")
    told = hero_about(t.game.view(1), Locale("en", texts, NAMES), 1)
    assert told.count("Artifact") == 3
    assert "“Mirror of Depths”: at any time, once per turn, pay 1 Glory for +1 to your next roll." in told
    assert "Den" not in told


def test_remaining_movement_and_speed_have_different_icons() -> None:
    view = opening()
    moving = [player.model_copy(update={"movement": 2, "token": False}) for player in view.players]
    still = [player.model_copy(update={"movement": 0, "token": False}) for player in view.players]
    locale = Locale("en", Texts(), NAMES)
    boots = [
        plates.draw(view.model_copy(update={"players": players}), locale, 0).count(style.ATTRIBUTE_COLOURS["speed"])
        for players in (moving, still)
    ]
    assert boots == [0, 0]


def test_the_viewers_own_hero_is_shown_below_the_map(texts: Texts) -> None:
    view = troubled()
    assert view.seat is not None
    changed = [player.model_copy(update={"peril": 11 + player.seat}) for player in view.players]
    shown = shown_in(decided(texts, "en", view.model_copy(update={"players": changed}), "hero_acts", []))
    assert str(11 + view.seat) in shown
    assert f"×{view.players[view.seat].movement}" in shown
    assert not any(str(11 + player.seat) in shown for player in changed if player.seat != view.seat)


def test_keeping_movement_shows_the_hand_and_less_of_the_map_than_a_heros_acts(texts: Texts) -> None:
    view = middle()
    assert "bank_movement" in dungeoneer.WITH_HAND
    acts, keeping = (decided(texts, "en", view, kind, []) for kind in ("hero_acts", "bank_movement"))
    high, less = (float(ElementTree.fromstring(each.svg).get("height", 0)) for each in (acts, keeping))
    assert less < high
    assert view.seat is not None
    assert f"×{view.players[view.seat].movement}" in shown_in(keeping)


def test_many_heroes_in_a_small_space_are_shown_as_a_number() -> None:
    view = middle()
    seats = list(range(view.seats))
    plain = next(space for space in view.spaces if space.kind != "entrance" and not space.components)
    crowded = plain.model_copy(update={"heroes": seats})
    standing = [player.model_copy(update={"cusp": None}) for player in view.players]
    table = view.model_copy(update={"players": standing, "quests": []})
    narrow = spaces.small(table, Locale("en", Texts(), NAMES), crowded, 0, 0, 80, 44)
    wide = spaces.small(table, Locale("en", Texts(), NAMES), crowded, 0, 0, 179, 90)
    assert ">+" in narrow
    assert ">+" not in wide
    assert all(f">{seat + 1}<" in wide for seat in seats)


@pytest.mark.parametrize("heroes", [0, 1])
def test_a_phone_shows_the_whole_name_of_the_entrance_next_to_its_sign_and_a_hero(texts: Texts, heroes: int) -> None:
    """Five spaces next to each other, the narrowest that a phone shows of a map that may be cropped."""
    view = middle()
    standing = [player.model_copy(update={"cusp": None}) for player in view.players]
    table = view.model_copy(update={"players": standing, "quests": []})
    gate = spaces.card_as_space("md_gate").model_copy(update={"heroes": list(range(heroes))})
    drawn = spaces.small(table, Locale("en", texts, NAMES), gate, 0, 0, (TALL_WIDTH - 16) / 5, spaces.SPACIOUS)
    assert CUT not in drawn
    assert re.findall(r">(\w[\w ]+)</text>", drawn) == ["Gate of", "Embers"]


def test_a_small_space_distinguishes_locked_from_trapped_without_colour() -> None:
    looks = set()
    for card in ("md_collapsed_tunnel", "md_smoke_vents", "md_crossways"):
        drawn = spaces.bare(spaces.card_as_space(card), 0, 0, 100, 60)
        looks.add(re.sub(r"#[0-9a-f]{6}", "", drawn))
    assert len(looks) == 3
    locked, trapped = (
        spaces.bare(spaces.card_as_space(card), 0, 0, 100, 60) for card in ("md_prison", "md_smoke_vents")
    )
    assert locked.count("<circle") == 3, "bolts"
    assert "<circle" not in trapped


def test_a_hand_in_two_columns_omits_the_text_of_plain_monsters(texts: Texts) -> None:
    held = [("mo_goblin", 1), ("mo_imp", 1), ("tr_rope", 1), ("ba_frailty", 1)]
    assert ADVENTURE["mo_goblin"].is_plain
    locale = Locale("en", texts, NAMES)
    both, one = ("".join(hands.brief(locale, held, (), 0, 910, highest, 800).parts) for highest in (100, 800))
    assert "Knows" not in still(both), "only those who point at the card are told"
    assert "Melee −1" in both
    assert "Knows" in one


def test_the_longer_of_two_columns_is_as_short_as_possible(texts: Texts) -> None:
    held = [(card, 1) for card in ("bn_spell_ward", "bn_sidestep", "bn_iron_stance", "ba_ill_omen", "mo_gargoyle")]
    locale, width = Locale("ja", texts, NAMES), 910
    each = (width - 2 * hands.EDGE - hands.GAP) / 2
    heights = [block(locale, card, each, 1, brief=ADVENTURE[card].is_plain).height + hands.GAP for card, _ in held]
    halves = [sum(chosen) for number in range(6) for chosen in itertools.combinations(heights, number)]
    least = min(max(half, sum(heights) - half) for half in halves)
    assert hands.brief(locale, held, (), 0, width, highest=0, largest=9999).end == pytest.approx(least)


def test_a_hand_in_two_columns_that_is_too_tall_omits_kinds_and_timings(texts: Texts) -> None:
    held = [(card, 1) for card in ("bn_spell_ward", "bn_iron_stance", "ba_ill_omen")]
    locale, kind = Locale("en", texts, NAMES), "Boon"
    whole = hands.brief(locale, held, (), 0, 910, 0, largest=9999)
    same, shorter = (hands.brief(locale, held, (), 0, 910, 0, 9999, typed) for typed in (whole.end, whole.end - 1))
    assert same == whole
    assert kind in "".join(whole.parts)
    assert kind not in "".join(shorter.parts)
    assert shorter.end < whole.end


def test_a_hand_below_the_picture_of_a_decision_is_less_tall_with_the_same_text(texts: Texts) -> None:
    for name in ALL:
        view = ALL[name]()
        if view.seat is None or not view.hand:
            continue
        whole = dungeoneer.hand(view, view.seat, "ja", texts, NAMES)
        below = dungeoneer.hand_below(view, view.seat, "ja", texts, NAMES)
        high, less = (float(ElementTree.fromstring(each.svg).get("height", 0)) for each in (whole, below))
        assert less < high
        assert below.text == whole.text


def boxes_of(picture: Picture) -> dict[str, tuple[float, ...]]:
    """Where each mark can be tapped: left, top, width and height."""
    return {
        rect.get("data-mark", ""): tuple(float(rect.get(side, 0)) for side in ("x", "y", "width", "height"))
        for rect in ElementTree.fromstring(picture.svg).iter(f"{SVG}rect")
        if rect.get("data-mark")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_adjacent_names_can_be_tapped_where_they_are_written(texts: Texts, language: str) -> None:
    view, cards = middle(), {80: "ba_frailty", 81: "ba_dimming"}
    players = list(view.players)
    banes = [LaidView(number=number, card=card, by=0, charges=0) for number, card in cards.items()]
    players[1] = players[1].model_copy(update={"banes": banes})
    boxes = boxes_of(dungeoneer.hand(view.model_copy(update={"players": players}), 1, language, texts, NAMES))
    locale = Locale(language, texts, NAMES)
    (left, _, wide, _), (right, *_) = boxes[laid_mark(80)], boxes[laid_mark(81)]
    assert wide == pytest.approx(width_of(locale.name("ba_frailty"), SMALLEST), abs=1)
    assert right - left - wide == pytest.approx(width_of(locale.listed(["", ""]), SMALLEST), abs=1)


def test_no_cell_name_is_placed_where_the_halves_of_the_cell_meet(texts: Texts) -> None:
    view, marks = placing(2)
    picture = decided(texts, "en", view, "place_map", marks)
    boxes, locale = boxes_of(picture), Locale("en", texts, NAMES)
    lines = {line.text: float(line.get("y", 0)) - ASCENT * SMALLEST for line in lines_of(picture)}
    split = [
        spot_of(mark) for mark in marks if spot_of(mark).turned and spot_of(mark)._replace(turned=False).id in boxes
    ]
    named = [spot for spot in split if locale.cell(spot.x, spot.y) in lines]
    assert named
    for spot in named:
        assert abs(lines[locale.cell(spot.x, spot.y)] - boxes[spot.id][1]) > SMALLEST / 2


def test_the_upper_half_of_a_cell_places_the_card_upright_in_whatever_order_the_answers_are(texts: Texts) -> None:
    view, marks = placing(2)
    turned_first = sorted(filter(is_spot, marks), key=lambda mark: not spot_of(mark).turned)
    for tall in (False, True):
        boxes = boxes_of(decided(texts, "en", view, "place_map", turned_first, tall=tall))
        both = [
            (mark, spot_of(mark)._replace(turned=True).id)
            for mark in boxes
            if is_spot(mark) and not spot_of(mark).turned
        ]
        halves = [(boxes[upright], boxes[turned]) for upright, turned in both if turned in boxes]
        assert halves
        assert all(upper[1] < lower[1] for upper, lower in halves)
    live = [dungeoneer.live_board(view, "en", texts, NAMES, order).svg for order in (turned_first[::-1], turned_first)]
    assert tapped_in(live[0]) == tapped_in(live[1])


def tapped_in(svg: str) -> set[tuple[str, ...]]:
    """The places that can be tapped, and the words about them."""
    rects = [rect for rect in ElementTree.fromstring(svg).iter(f"{SVG}rect") if rect.get("data-mark")]
    return {tuple(rect.get(key, "") for key in ("data-mark", "data-about", "x", "y")) for rect in rects}


def test_places_cards_and_both_halves_of_a_cell_are_explained(texts: Texts) -> None:
    t = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0), ("md_smoke_vents", 1, 0)).hand(1, "bn_sidestep")
    t.rich(1, movement=3).begin("hero").play("explore")
    marks = [option.mark for option in t.asked(1).options(t.game)]
    board = dungeoneer.live_board(t.game.view(1), "en", texts, NAMES, marks).svg
    assert "the upper half places the card as it is." in board
    assert "the lower half places the card upside down." in board
    name = Locale("en", texts, NAMES).name("md_smoke_vents")
    assert re.search(f'data-about="{name}: [^"]*trapped', board, re.IGNORECASE)
    hand = dungeoneer.hand(t.game.view(1), 1, "ja", texts, NAMES).svg
    locale = Locale("ja", texts, NAMES)
    assert f"{locale.name('bn_sidestep')}：{locale.say('text-bn_sidestep')}" in hand


@pytest.mark.parametrize("language", LANGUAGES)
def test_resting_on_a_space_tells_which_things_lie_there(texts: Texts, language: str) -> None:
    quest, locale = QUESTS["qd_ember_heart"], Locale(language, texts, NAMES)
    t = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0), (quest.space, 1, 0)).with_quest(quest.id, 1).begin("hero")
    board = dungeoneer.live_board(t.game.view(1), language, texts, NAMES, [])
    (about,) = about_of(board, quest.space)
    assert locale.say("words-component", quest=name_of(quest.id)) in about


def about_of(picture: Picture, mark: str) -> list[str]:
    """The words about the places with that mark."""
    rects = ElementTree.fromstring(picture.svg).iter(f"{SVG}rect")
    return [rect.get("data-about", "") for rect in rects if rect.get("data-mark") == mark]


def test_resting_on_a_readied_card_or_a_bane_tells_its_text(texts: Texts) -> None:
    view = middle()
    players = list(view.players)
    banes = [LaidView(number=80, card="ba_frailty", by=0, charges=0)]
    players[1] = players[1].model_copy(update={"banes": banes})
    hand = dungeoneer.hand(view.model_copy(update={"players": players}), 1, "en", texts, NAMES)
    text = Locale("en", texts, NAMES).say("text-ba_frailty")
    assert [text in about for about in about_of(hand, laid_mark(80))] == [True]


@pytest.mark.parametrize("turned", [False, True])
def test_a_long_name_is_not_written_over_a_wall(texts: Texts, turned: bool) -> None:
    locale, space = Locale("en", texts), spaces.card_as_space("md_collapsed_tunnel", turned=turned)
    walls = [space.exits[side].kind == "wall" for side in (3, 1)]
    assert any(walls)
    svg = document(spaces.WIDTH, spaces.HEIGHT, spaces.face(locale, space))
    rows = [line for line in lines(svg) if line.words in locale.name(space.card).split()]
    assert " ".join(row.words for row in rows) == locale.name(space.card), "in two rows, not cut"
    assert all(row.left >= (14 if walls[0] else 8) for row in rows)
    assert all(row.right <= spaces.WIDTH - (14 if walls[1] else 8) for row in rows)


@pytest.mark.parametrize(("card", "turned"), [("md_ossuary", True), ("md_treasury", False), ("md_throne", True)])
def test_a_name_of_two_rows_is_below_the_plate_of_the_exit_above(texts: Texts, card: str, turned: bool) -> None:
    locale, space = Locale("en", texts), spaces.card_as_space(card, turned=turned)
    shown = lines(document(spaces.WIDTH, spaces.HEIGHT, spaces.face(locale, space)))
    plate = next(line for line in shown if line.words == str(space.exits[0].target))
    rows = [line for line in shown if line.words in locale.name(card).split()]
    assert len(rows) == 2
    assert min(row.top for row in rows) >= plate.bottom


def test_pointing_at_a_hero_or_its_plate_tells_all_that_is_public(texts: Texts) -> None:
    view = troubled()
    player = next(each for each in view.players if each.alive and (each.boons or each.treasures))
    told = about_of(dungeoneer.live_board(view, "en", texts, NAMES), hero_mark(player.seat))
    assert len(told) == 2
    laid = [Locale("en", texts).name(card.card) for card in (*player.boons, *player.treasures)]
    for about in told:
        assert all(words in about for words in ["Melee ", "Magic ", "Speed ", *laid])


def test_the_last_roll_says_whose_it_was_and_what_was_added(texts: Texts) -> None:
    exit = ShownView(what="exit", who=[seat_name(0)], dice=[6], totals=[8], target=6, attr="")
    sides: list[Name] = [refer("monster-rats"), seat_name(0)]
    fight = ShownView(what="attack", who=sides, dice=[1, 2], totals=[4, 2], target=0, attr="magic")
    one, other = (
        dungeoneer.live_board(opening().model_copy(update={"last_roll": roll}), "en", texts, NAMES)
        for roll in (exit, fight)
    )
    assert {"サキ rolled: 6+ needed", "+2 = 8"} <= set(shown_in(one))
    assert {"Cinder Rat Swarm v. サキ", "+3 = 4", "= 2"} <= set(shown_in(other))
    magic = ATTRIBUTE_COLOURS["magic"]
    assert other.svg.count(magic) == one.svg.count(magic) + 2, "the symbol of Magic beside each of the dice"
    told = "Last roll (attack, Magic): Cinder Rat Swarm rolled 1 for 4 in total, サキ rolled 2 for 2."
    assert told in other.text
    assert "Last roll (exit): サキ rolled 6, for 8 in total; 6+ was needed: success." in one.text


def test_a_failed_quest_roll_is_told_as_one(texts: Texts) -> None:
    roll = ShownView(what="chance", who=[seat_name(0)], dice=[2], totals=[6], target=7, attr="")
    view = opening().model_copy(update={"last_roll": roll})
    said = {language: dungeoneer.live_board(view, language, texts, NAMES).text for language in LANGUAGES}
    assert "Last roll (quest): サキ rolled 2, for 6 in total; 7+ was needed: failure." in said["en"]
    assert "直前のロール（クエスト）：サキ、出目2、合計6、目標値7で失敗。" in said["ja"]


def test_the_threats_of_a_drawn_card_are_shown_next_to_it(texts: Texts) -> None:
    view, _ = placing(2)
    picture = dungeoneer.live_board(view.model_copy(update={"drawn": "md_treasury"}), "en", texts, NAMES)
    about = about_of(picture, "md_treasury")[-1]
    assert "north locked (" in about
    assert {"↑", "↓"} <= set(shown_in(picture))


def test_what_a_drawn_card_gives_is_shown_even_if_its_exits_have_no_room(texts: Texts) -> None:
    view, _ = placing(2)
    view = view.model_copy(update={"spaces": view.spaces[:1]})
    pictures = [
        dungeoneer.board(view.model_copy(update={"drawn": card}), "en", texts, NAMES)
        for card in ("md_crossways", "md_throne")
    ]
    shown = [picture.svg.count(style.GLORY) for picture in pictures]
    assert shown[0] == shown[1], "both give Glory; the throne has three exits with threats"
    assert not {"↓", "←"} & set(shown_in(pictures[1]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "sign", "number"),
    [
        ("md_cistern", style.pit, "6"),
        ("md_shaft", style.pit, "7"),
        ("md_chains", style.spikes, "6"),
        ("mw_crag", style.spikes, "6"),
        ("md_smoke_vents", style.hazard, "+1"),
        ("md_throne", style.hazard, "+1"),
        ("mw_tarn", style.hazard, "+1"),
    ],
)
def test_pits_spikes_and_hazards_of_a_drawn_card_are_shown_next_to_it(
    texts: Texts, language: str, card: str, sign: Callable[[float, float], str], number: str
) -> None:
    view, _ = placing(2)
    without, drawn = (view.model_copy(update={"drawn": each, "spaces": view.spaces[:1]}) for each in (None, card))
    look = sign(0, 0).split(">", 1)[1]
    for draw in (dungeoneer.board, dungeoneer.live_board):
        pictures = [draw(each, language, texts, NAMES) for each in (without, drawn)]
        assert [picture.svg.count(look) for picture in pictures] == [0, 1]
        assert number in shown_in(pictures[1])
        assert Locale(language, texts).name(card) in shown_in(pictures[1]), "its name is not cut off"


@pytest.mark.parametrize("tall", [False, True])
def test_a_score_that_differs_in_combat_is_not_cut_off(texts: Texts, tall: bool) -> None:
    t = Table().map(("md_gate", 0, 0)).begin("dungeonlord")
    for seat in range(t.game.seats):
        t.ready(seat, "tr_bow")
    view = t.game.view(t.game.turn)
    shown = shown_in(decided(texts, "en", view, "dungeonlord_acts", [], tall=tall))
    speeds = [score_words(player.speed) for player in view.players if player.alive and player.seat != view.seat]
    assert speeds
    assert all("(" in words and words in shown for words in speeds)
    player = next(player for player in view.players if player.alive)
    narrow = plates.scores(player, 0, 0, 290)
    assert score_words(player.speed) in narrow, "the other two, which are short, leave it room"


def test_a_hero_is_drawn_over_the_place_that_is_lit_up_and_two_are_apart(texts: Texts) -> None:
    t = Table().map(("md_gate", 0, 0)).begin("hero")
    svg = dungeoneer.live_board(t.game.view(t.game.turn), "en", texts, NAMES).svg
    seats = [player.seat for player in t.game.players if player.alive][:2]
    for seat in seats:
        assert svg.index(f'data-mark="{hero_mark(seat)}"') < svg.index(f'id="piece-hero-{seat}"')
    places = [re.search(rf'data-mark="{hero_mark(seat)}"[^>]* x="(.+?)" .*? width="(.+?)"', svg) for seat in seats]
    (left, wide), (right, _) = (tuple(map(float, place.groups())) for place in places if place is not None)
    assert left + wide < right


def test_cards_that_wait_for_glory_are_chosen(texts: Texts) -> None:
    """Only their player sees it."""
    t = Table().hand(1, "tr_shield", "mo_rats").rich(1, glory=0, movement=2).begin("hero")
    for later, edges in (([], 0), (["tr_shield"], 1)):
        t.game.later = list(later)
        for tall in (False, True):
            svg = dungeoneer.hand(t.game.view(1), 1, "en", texts, NAMES, tall=tall).svg
            assert svg.count('fill-opacity="0.34"') == edges
    assert all(t.game.view(seat).later == [] for seat in (0, 2, None))


def test_each_border_that_a_bane_can_affect_is_marked_by_itself(texts: Texts) -> None:
    t = Table().hand(1, "ba_shifting_walls").rich(2, peril=2).begin("dungeonlord")
    t.play("bane-ba_shifting_walls-s2")
    marks = [option.mark for option in t.asked().options(t.game)]
    assert len(marks) == len(set(marks)) > 1, "one tap each"
    boxes = boxes_of(dungeoneer.live_board(t.game.view(t.asked().seat), "en", texts, NAMES, marks))
    for mark in marks:
        _, _, wide, high = boxes[mark]
        assert (wide < high) is mark.endswith("-e"), "along the line where the two spaces meet"
    assert len({boxes[mark] for mark in marks}) == len(marks)


@pytest.mark.parametrize(("name", "language"), in_both_languages(("middle", "joined")))
def test_every_space_with_a_hero_or_something_that_a_quest_needs_is_described_in_full(
    texts: Texts, name: str, language: str
) -> None:
    """However large the map is; other spaces may be told by name and position only."""
    view = ALL[name]()
    locale = Locale(language, texts, NAMES)
    lines = board_lines(view, locale, ())
    for space in view.spaces:
        if space.heroes or wanted_by(view, space):
            assert f"- {space_line(view, locale, space)}" in lines

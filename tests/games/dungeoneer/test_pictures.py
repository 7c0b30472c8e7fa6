"""The pictures of Dungeoneer, beyond what is reviewed: hands and maps of any size, and what a phone shows first."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from random import Random
from xml.etree import ElementTree

import pytest

from conformance.legibility import faults, hard_to_read, lines
from conformance.test_live import spots
from conformance.texts import TEXTS
from games.dungeoneer import pictures as dungeoneer
from games.dungeoneer.pictures import conditions, decisions, frames, maps, style, tiles
from games.dungeoneer.pictures.boards import HEAD, MAP
from games.dungeoneer.pictures.people import People
from games.dungeoneer.pictures.words import (
    Locale,
    acting,
    board_lines,
    goal_of,
    hero_about,
    is_spot,
    score_words,
    space_line,
    wanted_by,
)
from games.dungeoneer.rules.components import CARDS as ADVENTURE
from games.dungeoneer.rules.components import HEROES, MAPS, QUESTS, name_of
from games.dungeoneer.rules.marks import hero_mark, laid_mark, quest_mark
from games.dungeoneer.rules.pieces import ShownRoll
from games.dungeoneer.rules.view import DungeoneerView, EncounterView, LaidView, QuestView, SpaceView
from locales.sanitizing import sanitize
from locales.texts import LANGUAGES
from pictures.badges import SHAPES
from pictures.kit import HEIGHT
from pictures.svg import NARROWEST, Picture, document
from pictures.tokens import INK, PAPER
from rules.entries import entry_types
from rules.messages import Name, Seat, seat_name
from tests.games.dungeoneer.positions import ALL, LONG_HAND, joined, middle, opening, over, placing, revealed, troubled
from tests.games.dungeoneer.table import Table
from tests.games.svg import SVG, contrast, shown_in
from tests.languages import in_both_languages

pytestmark = pytest.mark.slow

GAME = "dungeoneer"
NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg", "ふゆみ", "한글"]
LOCALES = {language: Locale(language, TEXTS, NAMES) for language in LANGUAGES}
EN = LOCALES["en"]


def decision_picture(language: str, view: DungeoneerView, kind: str, marks: list[str]) -> Picture:
    picture = dungeoneer.decision(view, kind, marks, LOCALES[language])
    assert picture is not None
    return picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_of_up_to_nine_hand_cards_name_all_and_are_not_too_tall(language: str) -> None:
    rng, locale = Random("hands-1"), LOCALES[language]
    deck = [card for card, printed in ADVENTURE.items() for _ in range(printed.copies)]
    for number in (1, 4, 5, 6, 7, 8, 9):
        for view in (opening(), middle(), troubled()):
            held = rng.sample(deck, number)
            picture = dungeoneer.hand(view.model_copy(update={"hand": held, "seat": view.turn}), view.turn, locale)
            root = ElementTree.fromstring(picture.svg)
            assert 0.88 <= float(root.attrib["width"]) / float(root.attrib["height"]) <= 3.1, number
            for card in held:
                assert any(locale.name(card) in words for words in shown_in(picture)), card
                assert picture.text.count(locale.say(f"text-{card}")) >= 1


def test_a_hand_without_room_for_the_texts_of_all_cards_still_names_them() -> None:
    view = opening().model_copy(update={"hand": list(ADVENTURE)[:24], "seat": 0})
    picture = dungeoneer.hand(view, 0, EN)
    assert faults(picture, tallest=0.7) == []
    for card in view.hand:
        assert EN.name(card) in shown_in(picture)
        assert EN.say(f"text-{card}") in picture.text


def test_the_way_to_each_goal_is_told_where_the_map_may_not_show_it() -> None:
    table = Table().map(("md_gate", 0, 0), ("md_smoke_vents", -4, 2), ("md_shrine", 5, 0), ("md_forge", 0, 1))
    table.quest("qd_smoke", owner=1).quest("qd_relight", owner=-1).quest("qd_crown", owner=2)
    view = table.at(1, "md_gate").game.view(1)
    for language, ways in (("en", ["(4 west, 2 south)", "(5 east)"]), ("ja", ["（西へ4、南へ2）", "（東へ5）"])):
        lines = shown_in(decision_picture(language, view, "hero_acts", []))
        named = [line for line in lines if "(" in line or "（" in line]
        assert all(any(line.endswith(way) for line in named) for way in ways), named
    held = table.set_quest("qd_crown", owner=1).at(1, "md_forge").game.view(1)
    crown = next(line for line in shown_in(decision_picture("en", held, "hero_acts", [])) if "Crown" in line)
    assert "(" not in crown, "it is here"


@pytest.mark.parametrize(
    ("language", "rivals", "everyones"),
    [
        ("en", "Forge of Ashes (9 west)", "Relight the Shrine: Ember Shrine (9 east)"),
        ("ja", "灰の大鍛冶場（西へ9）", "祠の火を灯せ：残り火の祠（東へ9）"),
    ],
)
def test_a_dungeonlord_reads_where_others_can_complete_quests_out_of_sight(
    language: str, rivals: str, everyones: str
) -> None:
    def lines_with(forge: int, owner: int) -> set[str]:
        table = Table().map(("md_forge", forge, 0), ("md_shrine", 9, 0), ("md_smoke_vents", 0, 1), ("md_gate", 0, 0))
        table.at(1, "md_gate").at(2, "md_gate").quest("qd_relight", owner=-1).quest("qd_crown", owner=owner)
        shown = shown_in(decision_picture(language, table.game.view(1), "dungeonlord_acts", []))
        return {line for line in shown if line[-1] in ")）"}

    assert lines_with(-9, owner=2) == {rivals, everyones}
    assert lines_with(-1, owner=2) == {everyones}, "the map shows the other"


@pytest.mark.parametrize("kind", ["dungeonlord_acts", "hero_acts", "window_action", "bank_movement"])
def test_each_decision_shows_the_players_own_life_and_quests(kind: str) -> None:
    table = Table().map(("md_gate", 0, 0), ("md_shrine", 9, 0)).rich(1, glory=17, peril=13).set(1, life=5)
    table.quest("qd_relight", 1).quest("qd_codex", 1)
    shown = shown_in(decision_picture("en", table.game.view(1), kind, []))
    assert shown.count("5") == shown.count("17") == shown.count("13") == 1
    assert {"Relight the Shrine: Ember Shrine (9 east)", "The Lost Codex: Scorched Library"} <= set(shown)


@pytest.mark.parametrize("seat", [1, 2])
def test_completed_quests_are_counted_for_oneself_and_each_rival(seat: int) -> None:
    table = Table().map(("md_gate", 0, 0))
    before, after = (
        shown_in(decision_picture("en", table.set(seat, done=done).game.view(1), "dungeonlord_acts", []))
        for done in ([], ["qd_leap", "qd_smith"])
    )
    assert after.count("2") == before.count("2") + 1


def test_whoever_can_react_sees_where_each_rival_is_and_their_scores() -> None:
    table = Table(("he_sera", "he_brokk", "he_lirien")).map(("md_gate", 0, 0), ("md_throne", 9, 9))
    table.at(1, "md_gate").at(2, "md_gate").at(3, "md_throne").rich(3, glory=17)
    shown = shown_in(decision_picture("en", table.game.view(2), "window_action", []))
    assert {"Cinder Throne", "17", "○3", "◇3"} <= set(shown), "Lirien's"


def test_cards_in_hand_are_shown_to_their_owner_only() -> None:
    view = troubled()
    secret = [card for card in LONG_HAND if card != "mo_rats"]  # one of them stands on the map
    for seat in range(view.seats):
        hand = dungeoneer.hand(view, seat, EN)
        shown = " ".join(shown_in(hand)) + hand.text + hand.alt
        assert [card for card in secret if EN.name(card) in shown] == secret * (seat == view.turn)


@pytest.mark.parametrize(("width", "height"), [(80, 60), (150, 110), (200, 84)])
def test_the_name_of_a_small_tile_is_whole_or_left_out_and_clear_of_heroes(width: float, height: float) -> None:
    view = middle().model_copy(update={"quests": []})
    names = []
    for locale, card in itertools.product(LOCALES.values(), MAPS):
        space = tiles.card_as_space(card).model_copy(update={"heroes": [0]})
        tile = tiles.Tile(locale, space, width, height)
        drawn = tile.face() + People(view, tile).inside()
        number, *name = sorted(lines(document(width, height, drawn)), key=lambda line: line.words != "1")
        assert " ".join(line.words for line in name) in ("", locale.name(card)) or "".join(
            line.words for line in name
        ) == locale.name(card)
        assert all(line.left >= 6 and line.right <= width - 6 and line.bottom <= number.top for line in name)
        names += name
    assert bool(names) is (width > 100)


def test_a_row_of_cells_that_fits_exactly_is_not_left_out() -> None:
    view, _ = placing(2)
    room = (900.0, 512.0)
    for rows in range(4, 16):
        spots = [f"x9y{y}r0" for y in range(rows)]
        framed = frames.with_places(view.model_copy(update={"spaces": [], "drawn": None}), spots, room)
        assert framed.down == min(rows, int(room[1] // frames.LEAST_HEIGHT))


def test_the_code_of_every_cell_is_whole_however_small_the_map_is() -> None:
    view, _ = placing(2)
    cells = [(x, y) for x in (-10, -4, 0, 4) for y in (-4, 0, 4) if (x, y) != (0, 0)]
    marks = [f"x{x}y{y}r{turn}" for x, y in cells for turn in (0, 180)]
    framed = frames.Frame("dungeon", -10, -4, 15, 9, frames.LEAST_WIDTH, frames.LEAST_HEIGHT)
    for locale in LOCALES.values():
        drawn = document(*framed.size, maps.draw(view.model_copy(update={"spaces": []}), locale, marks, framed))
        assert sorted(line.words for line in lines(drawn)) == sorted(locale.cell(x, y) for x, y in cells)


def gathered(view: DungeoneerView, seats: Sequence[Seat], place: SpaceView) -> DungeoneerView:
    """The view with only these players' heroes in this space; others stay where they are."""
    spaces = [
        space.model_copy(
            update={"heroes": [*seats] if space == place else [seat for seat in space.heroes if seat not in seats]}
        )
        for space in view.spaces
    ]
    return view.model_copy(update={"spaces": spaces})


def quest_view(quest: str, wounds: int = 0) -> QuestView:
    """An open quest for everyone, with as many wounds dealt to its monster."""
    return QuestView(
        id=quest, owner=None, wounds=wounds, life=0, carrier=None, lies=None, found=False, fought=wounds > 0
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [198, 430])
def test_quest_conditions_fit_into_their_room(language: str, room: int) -> None:
    locale = LOCALES[language]
    for quest, printed in QUESTS.items():
        conditions_shown = conditions.rows(locale, quest_view(quest), room)
        assert bool(conditions_shown) == (printed.type != "escort")
        for row in conditions_shown:
            for line in lines(document(room, 40, row)):
                assert line.squeeze >= NARROWEST - 0.001
                assert line.right <= room + 1, quest


def test_the_life_of_a_quests_monster_says_what_wounds_have_left_of_it() -> None:
    monster = QUESTS["qd_bone_regent"].monster
    assert monster is not None
    life = monster.life
    for wounds, left in ((0, f"{life}"), (1, f"{life - 1}/{life}")):
        (condition,) = conditions.steps(EN, quest_view("qd_bone_regent", wounds=wounds))
        assert condition[:2] == ["life", left]


def test_a_large_map_is_cropped_to_the_acting_hero_and_outlined_in_the_overview() -> None:
    for view in (middle(), joined()):
        framed = frames.around_hero(view, (), MAP)
        here = next(space for space in view.spaces if view.turn in space.heroes)
        assert framed.realm == here.realm
        assert framed.holds(here.x, here.y)
        assert (framed.width, framed.height) == (tiles.WIDTH, tiles.HEIGHT)
        wide, high = MAP
        assert framed.across * framed.width <= wide
        assert framed.down * framed.height <= high
    realms = {space.realm for space in joined().spaces}
    assert realms == {"dungeon", "wilderness"}


@pytest.mark.parametrize(("language", "word"), [("en", "Round 11"), ("ja", "ラウンド11")])
def test_the_board_and_its_text_say_the_round(language: str, word: str) -> None:
    table = Table().begin("hero")
    table.game.turns = 31
    board = dungeoneer.board(table.game.view(None), LOCALES[language])
    assert word in board.svg
    assert board.text.startswith(word)
    assert "31" not in board.text


def test_before_the_first_turn_the_board_names_who_is_asked() -> None:
    view = revealed()
    assert view.round == 0
    for seat in range(view.seats):
        asked = view.model_copy(update={"waiting": [seat]})
        assert acting(asked) == seat
        board = dungeoneer.board(asked, EN)
        named = [words for words in shown_in(board) if words.startswith(EN.player(seat)[:5])]
        assert len(named) == 2, "above the overview and on the plate"
        assert board.text.startswith(f"{sanitize(NAMES[seat], markdown=True)}: ")
    assert acting(opening()) == opening().turn
    assert acting(over()) is None


@pytest.mark.parametrize(
    "colour", [SHAPES["glory"][0], SHAPES["peril"][0], style.LOCKED, style.TRAPPED, *style.FLOORS.values()]
)
def test_dark_letters_can_be_read_on_every_colour(colour: str) -> None:
    assert contrast(colour, INK) >= 4.5


@pytest.mark.parametrize("colour", [PAPER, SHAPES["glory"][0], SHAPES["peril"][0], style.LOCKED, style.TRAPPED])
def test_letters_can_be_read_on_tiles_that_cannot_be_chosen(colour: str) -> None:
    def dimmed(paint: str) -> str:
        pairs = (
            (int(paint[start : start + 2], 16), int(style.MOOD.ground[start : start + 2], 16)) for start in (1, 3, 5)
        )
        return "#" + "".join(f"{round(over * maps.UNLIT + under * (1 - maps.UNLIT)):02x}" for under, over in pairs)

    assert contrast(dimmed(colour), dimmed(INK)) >= 4.5


def test_every_hero_has_a_short_name() -> None:
    for language in LANGUAGES:
        assert len({TEXTS.say(language, GAME, f"short-{hero}") for hero in HEROES}) == len(HEROES)


def test_pictures_are_drawn_only_for_questions_that_exist() -> None:
    asked = set(entry_types("games.dungeoneer"))
    assert set(decisions.KINDS) <= asked
    assert asked >= dungeoneer.WITH_HAND
    assert "window_action" not in dungeoneer.WITH_HAND, "playable cards are quoted below their buttons"
    view = opening()
    assert dungeoneer.decision(view, "spend_on_chance", (), LOCALES["ja"]) is None, "words are enough"


def test_the_dungeonlords_map_holds_their_own_hero_and_where_it_can_the_newest_space() -> None:
    view = middle()
    room = (904.0, 284.0)
    newest = view.spaces[-1]
    for space in view.spaces:
        if space.realm != newest.realm:
            continue
        moved = gathered(view, [view.turn], space)
        framed = frames.around_rivals(moved.model_copy(update={"seat": view.turn}), room)
        assert framed.holds(space.x, space.y)
        spaces = [space for space in moved.spaces if space.realm == newest.realm and space.heroes]
        needed = frames.Frame.around(newest.realm, frames.cells_of([*spaces, newest]))
        fits_across = needed.across * frames.LEGIBLE_WIDTH <= room[0]
        has_room = fits_across and needed.down * frames.LEGIBLE_HEIGHT <= room[1]
        assert framed.holds(newest.x, newest.y) or not has_room


def test_the_map_shows_every_space_next_to_the_hero_rather_than_the_newest_card() -> None:
    around = ("md_crossways", 1, 0), ("md_collapsed_tunnel", 0, -1), ("md_bone_hall", 0, 1), ("md_smoke_vents", -1, 0)
    far = ("md_barracks", -2, 0), ("md_cistern", -3, 0), ("md_dripping_stair", -3, -1)
    view = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0), *around, *far).game.view(0)
    framed = frames.around_hero(view, [card for card, *_ in around], (4 * tiles.WIDTH, 3 * tiles.HEIGHT))
    assert all(framed.holds(x, y) for _, x, y in around)


def test_on_another_players_turn_the_map_shows_the_viewers_own_hero() -> None:
    view = middle()
    me = (view.turn + 1) % view.seats
    for far in view.spaces:
        mine = gathered(view, [me], far).model_copy(update={"seat": me})
        framed = frames.around_hero(mine, [], (2 * tiles.WIDTH, 2 * tiles.HEIGHT))
        assert framed.holds(far.x, far.y)


def nearby(view: DungeoneerView) -> list[list[float]]:
    """The part of the live board that a phone shows first: left, top, width and height in cells."""
    size = itertools.cycle((tiles.WIDTH, tiles.HEIGHT))
    svg = dungeoneer.live_board(view, LOCALES["ja"]).svg
    boxes = re.findall(r'data-near="" x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"', svg)
    return [[float(value) / next(size) for value in box] for box in boxes]


def test_without_a_global_quest_there_is_no_plate_for_one() -> None:
    view = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0)).game.view(0)
    drawn = [draw(view, EN) for draw in (dungeoneer.live_board, dungeoneer.board)]
    assert not any("quest" in line for picture in drawn for line in shown_in(picture) if "Quest deck" not in line)


@pytest.mark.rule("DN-1.12")
def test_everyone_is_told_what_is_in_a_pack() -> None:
    table = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0)).pack(0, "mo_troll", 1)
    for seat in (None, 0, 1):
        lines = board_lines(table.game.view(seat), EN, [])
        assert sum("Pack: Slag Troll" in line for line in lines) == 1


def test_a_phone_shows_the_surroundings_of_the_active_or_attacked_hero() -> None:
    view = middle()
    attacked = (view.turn + 1) % view.seats
    view = view.model_copy(update={"seat": attacked})
    for far in view.spaces:
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
            [(left, top, across, down)] = nearby(gathered(view, [attacked], far).model_copy(update=update))
            columns, rows = {space.x for space in view.spaces}, {space.y for space in view.spaces}
            x, y = far.x - min(columns), far.y - min(rows)
            around, above = {x - 1, x, x + 1} & set(range(len(columns))), {y - 1, y, y + 1} & set(range(len(rows)))
            assert left <= min(around) < max(around) + 1 <= left + across, "the spaces beside it are in sight"
            assert top <= min(above) < max(above) + 1 <= top + down
            assert (across, down) == (min(maps.LEAST_COLUMNS, len(columns)), min(maps.LEAST_ROWS, len(rows)))


def test_a_phone_shows_the_readers_own_hero_too_unless_it_is_far_from_the_active_one() -> None:
    cards = ("md_gate", *(card for card in MAPS if card.startswith("md_") and card != "md_gate"))
    view = Table().map(*((card, 0, y) for y, card in enumerate(cards[:9]))).game.view(1)
    active = view.model_copy(update={"turn": 0})
    for own, rows in ((2, 4), (4, 6), (5, 4)):
        placed = gathered(gathered(active, [0], view.spaces[0]), [1], view.spaces[own])
        [(_, top, _, down)] = nearby(placed)
        assert down == rows
        assert (top <= own < top + down) is (own < 5)


def test_there_is_room_beside_the_map_only_while_a_card_is_placed() -> None:
    """Without it, the names of spaces are larger."""
    widths, rims = [], []
    for drawn in (None, "md_treasury"):
        view = middle().model_copy(update={"drawn": drawn, "phase": "hero"})
        boxes = spots(dungeoneer.live_board(view, EN))
        tops = [top for space in view.spaces for _, top, *_ in boxes[space.card][:1]]
        left, _, right, _ = boxes["md_gate"][0]
        widths.append(right - left)
        rims.append(min(tops) - HEAD)
    assert widths[0] > widths[1]
    assert rims[0] < rims[1], "a row of empty cells above"


def test_the_names_on_a_map_of_nine_rows_are_not_much_smaller() -> None:
    cards = ("md_gate", *(card for card in MAPS if card.startswith("md_") and card != "md_gate"))
    view = Table().map(*((card, 0, y) for y, card in enumerate(cards[:9]))).game.view(1)
    svg = dungeoneer.live_board(view, EN).svg
    assert float(re.findall(r"scale\((0\.\d+)\)", svg)[0]) > 0.7


def test_a_phone_shows_all_places_for_a_map_card_and_below_them_the_card() -> None:
    table = Table().begin("dungeonlord")
    table.do("end")
    asked = table.asked()
    assert asked.kind == "place_map"
    view = table.game.view(asked.seat)
    marks = [option.mark for option in asked.options(table.game)]
    svg = dungeoneer.live_board(view, EN, marks).svg
    (box,) = re.findall(r'data-near="" x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"', svg)
    places = [tuple(map(int, re.findall(r"-?\d+", id)[:2])) for id in table.ids() if id.startswith("x")]
    across, down = (max(values) - min(values) + 1 for values in zip(*places, strict=True))
    assert (float(box[2]), float(box[3])) == (across * tiles.WIDTH, down * tiles.HEIGHT)
    assert float(box[0]) == (min(x for x, _ in places) + 1 - min(space.x for space in view.spaces)) * tiles.WIDTH
    name = TEXTS.say("en", "dungeoneer", name_of(view.drawn or "").key)
    assert f">{name}</text>" in svg[svg.index("data-foot") :]


def test_a_phone_shows_the_whole_map_after_the_game() -> None:
    assert nearby(over()) == []


def test_a_map_that_may_be_cropped_stays_legible() -> None:
    view = middle()
    entrance, *others = gathered(view, range(view.seats), view.spaces[0]).spaces
    framed = frames.around_rivals(view.model_copy(update={"spaces": [*others, entrance]}), (904, 284))
    assert not all(framed.holds(space.x, space.y) for space in frames.spaces_on(view, framed.realm))
    assert framed.height >= frames.LEGIBLE_HEIGHT


def test_an_artifact_is_described_by_what_it_does_and_not_by_its_quest() -> None:
    table = Table().map(("md_gate", 0, 0)).set(1, done=["qd_crown", "qd_mirror", "qw_horn"]).begin("hero")
    words = hero_about(table.game.view(1), EN, 1)
    assert words.count("Artifact") == 3
    assert "“Mirror of Depths”: at any time, once per turn, pay 1 Glory for +1 to your next roll." in words
    assert "Den" not in words


def test_many_heroes_in_a_small_space_are_shown_as_a_number() -> None:
    view = middle()
    plain = next(space for space in view.spaces if space.printed.kind != "entrance" and not space.components)
    crowded = plain.model_copy(update={"heroes": list(range(view.seats))})
    standing = [player.model_copy(update={"cusp": None}) for player in view.players]
    table = view.model_copy(update={"players": standing, "quests": []})
    sizes = ((80, 44), (200, 90), (tiles.WIDTH, tiles.HEIGHT))
    narrow, wide, full = (People(table, tiles.Tile(EN, crowded, *size)).inside() for size in sizes)
    assert ">+5<" in narrow
    flagged = view.model_copy(update={"players": standing})
    at_quest = crowded.model_copy(update={"card": QUESTS[view.quests[0].id].space})
    drawn = People(flagged, tiles.Tile(EN, at_quest, 76, 70)).inside()
    assert hard_to_read(Picture(document(76, 70, drawn), "-", "-")) == [], "no flag on that number"
    for drawn in (wide, full):
        assert ">+" not in drawn
        assert all(f">{seat + 1}<" in drawn for seat in range(view.seats))


def test_no_name_on_the_map_is_covered_by_heroes_flags_or_badges() -> None:
    """All that stands on a full tile begins below the band with its name; only the badge of a door is above it."""
    standing = [player.model_copy(update={"cusp": None}) for player in middle().players]
    everyone = middle().model_copy(update={"quests": [], "players": standing})
    for card, turned in itertools.product(MAPS, (False, True)):
        for heroes in ([0], [0, 1, 2], list(range(6))):
            space = tiles.card_as_space(card, turned=turned).model_copy(update={"heroes": heroes})
            tile = tiles.Tile(EN, space)
            face = tile.face()
            name = next(line for line in lines(document(230, 160, face)) if line.words == EN.name(card))
            others = [line for line in lines(document(230, 160, face)) if line.words != EN.name(card)]
            people = lines(document(230, 160, People(everyone, tile).inside()))
            assert all(line.top >= name.bottom or line.bottom <= name.top for line in [*others, *people]), card
            assert name.left >= tiles.WALL
            assert name.right <= tiles.WIDTH - tiles.WALL, "not over the walls"


def test_exits_of_each_kind_and_opened_ones_are_told_apart_without_colour() -> None:
    """Each by its badge, and in a small space as well."""
    kinds = itertools.product(("locked", "trapped"), (False, True))
    badges = [style.door(kind, "melee", 5, 0, 0, opened=opened) for kind, opened in kinds]
    assert len({re.sub(r"#[0-9a-f]{6}", "", badge) for badge in badges}) == 4
    looks = set()
    for kind in ("open", "wall", "locked", "trapped"):
        space = tiles.card_as_space("md_crossways")
        exits = [exit.model_copy(update={"kind": kind, "attr": "melee", "target": 5}) for exit in space.exits]
        drawn = tiles.Tile(Locale("en", TEXTS), space.model_copy(update={"exits": exits}), 100, 60).face()
        looks.add(re.sub(r"#[0-9a-f]{6}", "", drawn))
    assert len(looks) == 4


def test_a_desktop_shows_the_first_answers_below_the_map_of_a_dungeonlord() -> None:
    view = Table(("he_sera", "he_brokk")).begin("dungeonlord").game.view(1)
    drawn = ElementTree.fromstring(decision_picture("en", view, "dungeonlord_acts", []).svg)
    assert float(drawn.attrib["viewBox"].split()[3]) <= HEIGHT


@pytest.mark.rule("DN-1.11")
def test_an_exit_that_leads_to_a_wall_is_drawn_as_a_wall_on_the_map() -> None:
    """The Long Gallery, west of the Ash Corridor or south of it, has its wall in the east."""
    open_corridor = tiles.Tile(EN, tiles.card_as_space("md_ash_corridor")).face()
    for x, y, walled in ((-1, -1, True), (0, 0, False)):
        view = Table().map(("md_long_gallery", x, y), ("md_ash_corridor", 0, -1)).game.view(0)
        assert (open_corridor not in maps.draw(view, EN, [], frames.around_hero(view, [], MAP))) is walled


def test_a_large_hand_omits_kinds_and_timings_before_the_ability_and_texts() -> None:
    for number, kinds in ((2, True), (10, False)):
        held = ["bn_iron_stance", "ba_ill_omen", *list(ADVENTURE)[: number - 2]]
        view = opening().model_copy(update={"hand": held, "seat": 0})
        shown = " ".join(shown_in(dungeoneer.hand(view, 0, EN)))
        assert ("Boon · " in shown) is kinds
        assert EN.say(f"text-{view.players[0].hero}") in shown
        assert "Melee is at" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_adjacent_cards_in_play_can_be_tapped_apart(language: str) -> None:
    view = middle()
    cards = {80: "ba_frailty", 81: "ba_dimming"}
    players = list(view.players)
    banes = [LaidView(number=number, card=card, by=0, charges=0) for number, card in cards.items()]
    players[1] = players[1].model_copy(update={"banes": banes})
    picture = dungeoneer.hand(view.model_copy(update={"players": players}), 1, LOCALES[language])
    boxes = spots(picture)
    ((left, top, right, foot),), ((beside, below, *_),) = boxes[laid_mark(80)], boxes[laid_mark(81)]
    assert right <= beside or foot <= below
    name = next(line for line in lines(picture.svg) if line.words == LOCALES[language].name("ba_frailty"))
    assert left <= name.left < name.right <= right
    assert top <= name.top < name.bottom <= foot


def test_a_cell_for_a_map_card_is_one_place_for_both_ways_up() -> None:
    view, marks = placing(2)
    cells = set(filter(is_spot, marks))
    assert len(cells) < len(list(filter(is_spot, marks))), "some take the card either way"
    for boxes in (
        spots(decision_picture("en", view, "place_map", marks)),
        spots(dungeoneer.live_board(view, EN, marks)),
    ):
        assert {mark: len(places) for mark, places in boxes.items() if is_spot(mark)} == dict.fromkeys(cells, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_resting_on_a_space_tells_which_things_lie_there(language: str) -> None:
    quest = QUESTS["qd_ember_heart"]
    locale = LOCALES[language]
    table = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0), (quest.space, 1, 0)).quest(quest.id, 1).begin("hero")
    board = dungeoneer.live_board(table.game.view(1), locale, [])
    rects = ElementTree.fromstring(board.svg).iter(f"{SVG}rect")
    (about,) = [rect.get("data-about", "") for rect in rects if rect.get("data-mark") == quest.space]
    assert "**" not in dungeoneer.live_board(troubled(), locale, []).svg, "nothing there has markup"
    assert locale.say("words-component", quest=name_of(quest.id)) in about


def test_a_score_that_differs_in_combat_is_not_cut_off() -> None:
    table = Table().map(("md_gate", 0, 0)).begin("dungeonlord")
    for seat in range(table.game.seats):
        table.ready(seat, "tr_bow")
    view = table.game.view(table.game.turn)
    shown = shown_in(decision_picture("en", view, "dungeonlord_acts", []))
    speeds = [score_words(player.speed) for player in view.players if player.alive and player.seat != view.seat]
    assert speeds
    assert all("(" in words and words in shown for words in speeds)


def test_a_hero_is_drawn_over_the_place_that_is_lit_up_and_two_are_apart() -> None:
    table = Table().map(("md_gate", 0, 0)).begin("hero")
    svg = dungeoneer.live_board(table.game.view(table.game.turn), EN).svg
    seats = [player.seat for player in table.game.players if player.alive][:2]
    for seat in seats:
        assert svg.index(f'data-mark="{hero_mark(seat)}"') < svg.index(f'id="piece-hero-{seat}"')
    places = [re.search(rf'data-mark="{hero_mark(seat)}"[^>]* x="(.+?)" .*? width="(.+?)"', svg) for seat in seats]
    (left, wide), (right, _) = (tuple(map(float, place.groups())) for place in places if place is not None)
    assert left + wide <= right


def test_the_page_lights_plates_and_not_every_pawn_and_no_tile_twice() -> None:
    table = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0), ("md_crossways", 1, 0)).begin("hero")
    svg = dungeoneer.live_board(table.game.view(table.game.turn), EN, ["md_crossways", hero_mark(1)]).svg
    drawn: dict[str, list[bool]] = {mark: [] for mark in ("md_gate", "md_crossways", hero_mark(1))}
    for mark, rest in re.findall(r'data-mark="([^"]+)"([^>]*)>', svg):
        drawn[mark].append("data-lit" in rest) if mark in drawn else None
    assert drawn == {"md_gate": [False], "md_crossways": [True], hero_mark(1): [True, False]}


def test_the_last_attack_between_long_names_stays_above_the_global_quest() -> None:
    names = ["Ursula von der Mark zu Hohenber1", "Ursula von der Mark zu Hohenber2", *NAMES[2:]]
    sides: list[Name] = [seat_name(0), seat_name(1)]
    roll = ShownRoll(what="attack", who=sides, dice=[1, 2], totals=[14, 12], target=0, attr="magic")
    picture = dungeoneer.board(opening().model_copy(update={"last_roll": roll}), Locale("en", TEXTS, names))
    quest = next(quest.id for quest in opening().quests if quest.owner is None)
    ((_, top, *_),) = spots(picture)[quest_mark(quest)]
    assert max(line.bottom for line in lines(picture.svg) if line.words in ("+13 = 14", "+10 = 12")) < top


@pytest.mark.parametrize(("quests", "tapped"), [(["qd_crown"], 1), (["qd_crown", "qd_ember_heart"], 0)])
def test_a_sign_can_be_tapped_if_it_stands_for_one_quest_that_can_be_attempted(quests: list[str], tapped: int) -> None:
    table = Table(("he_sera", "he_brokk")).map(("md_forge", 0, 0), ("md_shrine", 0, 1)).at(1, "md_forge")
    for quest in quests:
        table.quest(quest, 1)
    marks = [quest_mark(quest) for quest in quests]
    drawn = dungeoneer.live_board(table.rich(1, movement=3).begin("hero", turn=1).game.view(1), EN, marks)
    assert sum(len(boxes) for mark, boxes in spots(drawn).items() if mark in marks) == tapped


def test_each_border_that_a_bane_can_affect_is_marked_by_itself() -> None:
    table = Table().hand(1, "ba_shifting_walls").rich(2, peril=2).begin("dungeonlord")
    table.play("bane-ba_shifting_walls-s2")
    marks = [option.mark for option in table.asked().options(table.game)]
    assert len(marks) == len(set(marks)) > 1, "one tap each"
    boxes = spots(dungeoneer.live_board(table.game.view(table.asked().seat), EN, marks))
    for mark in marks:
        ((left, top, right, foot),) = boxes[mark]
        assert (right - left < foot - top) is mark.endswith("-e"), "along the line where the two spaces meet"
    assert len({boxes[mark][0] for mark in marks}) == len(marks)


@pytest.mark.parametrize(("name", "language"), in_both_languages(("middle", "joined")))
def test_every_space_with_a_hero_or_something_that_a_quest_needs_is_described_in_full(name: str, language: str) -> None:
    """However large the map is; other spaces may be told by name and position only."""
    view = ALL[name]()
    locale = LOCALES[language]
    lines = board_lines(view, locale, ())
    for space in view.spaces:
        if space.heroes or wanted_by(view, space):
            assert f"- {space_line(view, locale, space)}" in lines


@pytest.mark.parametrize(("carrier", "goal"), [(None, "Prison Block → Gate of Embers"), (1, "Gate of Embers")])
def test_a_quest_that_was_picked_up_leads_to_its_goal_only(carrier: int | None, goal: str) -> None:
    quest = quest_view("qd_smith").model_copy(update={"carrier": carrier})
    assert goal_of(EN, quest) == goal

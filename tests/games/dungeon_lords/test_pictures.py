"""The pictures of Dungeon Lords, beyond what is reviewed: in every width, of every card, and what is marked."""

from __future__ import annotations

import html
import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from PIL import ImageColor

from conformance.legibility import faults, hard_to_read, lines
from conformance.texts import TEXTS
from games.dungeon_lords import pictures as dungeon_lords
from games.dungeon_lords.pictures import areas, combat, count, emblems, lords, sheets, style, things
from games.dungeon_lords.pictures.dungeon import in_lines
from games.dungeon_lords.pictures.words import Locale, effect, lord_lines
from games.dungeon_lords.rules.components import COMBAT_CARDS, CREATURES, HEROES, ORDER_IDS, ROOMS, TRAPS
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.option_texts import creature_line, trap_line
from games.dungeon_lords.rules.pieces import Battle, Creature, Hero, Plan, Shared, Tile
from games.dungeon_lords.rules.scoring import TITLES
from locales.sanitizing import sanitize
from locales.texts import LANGUAGES
from pictures.drawing import rasterized
from pictures.kit import WIDTH, framed, unmarked
from pictures.outlines import outlined
from pictures.rings import ringed
from pictures.svg import Picture
from pictures.tokens import LANTERN
from rules.messages import refer, seat_name
from rules.registry import GAMES
from tests.games.dungeon_lords.pictured import crowded
from tests.games.dungeon_lords.table import ME, lay
from tests.games.svg import contrast, shown_in
from web.sheet import picture_part

pytestmark = pytest.mark.slow

GAME = "dungeon_lords"
NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg"]
LOCALES = {language: Locale(language, TEXTS, NAMES) for language in LANGUAGES}
EN = LOCALES["en"]


@pytest.mark.parametrize(("fighting", "expected"), [(True, {"labyrinth"}), (False, {"labyrinth", "mint", "chapel"})])
def test_a_sheet_says_in_a_battle_only_what_rooms_do_there(fighting: bool, expected: set[str]) -> None:
    game = lay(combat_round=int(fighting), tiles="C1=labyrinth C2=mint C3=chapel").game
    shown = shown_in(dungeon_lords.hand(game.view(ME), ME, EN))
    assert {
        room for room in ("labyrinth", "mint", "chapel") if TEXTS.say("en", GAME, f"room-{room}") in shown
    } == expected


@pytest.mark.parametrize(("traps", "high"), [(6, True), (9, False)])
def test_a_sheet_grows_for_what_traps_do_only_if_it_is_asked_about_few(traps: int, high: bool) -> None:
    game = lay(traps=" ".join(list(TRAPS)[:traps])).game
    svg = sheets.draw(game.view(ME), EN, ME, list(TRAPS))
    height = re.search(r'viewBox="0 0 916 (\d+)"', svg)
    assert height is not None
    assert (int(height[1]) > WIDTH) is high


def test_three_adventurers_keep_their_icons_next_to_many_supplies() -> None:
    line = [Hero(card=card) for card in ("wizard_11", "priest_11", "warrior_11")]
    game = lay(3, line=line, notices=2, prison=["wizard_11"], busy_imps=1).game
    drawn = lords.panel(game.view(None), EN, ME, 303, 180)
    assert all(drawn.count(style.icon(sign, 11, 0, 22)) for sign in ("star", "cross")), "not only hit points"


def test_the_party_before_the_gate_does_not_cover_the_foreman() -> None:
    table = lay(tiles="C1 C2", imps=3, busy_imps=2, line="X:4")
    table.game.lords[ME].tiles["C1"] = Tile(kind="tunnel", dug=True)
    sheet = dungeon_lords.hand(table.game.view(ME), ME, EN).svg
    foreman = re.search(r'translate\(([\d.]+) [-\d.]+\) scale\([\d.]+\)"><path d="M22 48Q12', sheet)
    gate = re.search(r'translate\(([\d.]+) 0\)"><path d="M-', sheet)
    assert foreman is not None
    assert gate is not None
    assert float(foreman[1]) < float(gate[1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["1", "2", "3", "4", "room"])
def test_in_training_only_combat_information_is_shown(language: str, scenario: str) -> None:
    """Wages, evil and year 2 are ignored there (DL-29.2), so they are not mentioned."""
    game = GAMES[GAME].start(1, {"scenario": scenario}, seed="fights")
    assert isinstance(game, DungeonLords)
    lord = game.lords[0]
    sheet = dungeon_lords.hand(game.view(0), 0, LOCALES[language])
    shown = "".join(shown_in(sheet))
    fights = [*(trap_line(1, trap, priced=True) for trap in lord.traps)]
    for line in [*fights, *(creature_line(creature.kind) for creature in lord.lair)]:
        sentence = TEXTS.say(language, GAME, line)
        assert sentence in sheet.text
        assert sentence.replace(" ", "") in shown.replace(" ", "")
    wages = [TEXTS.say(language, GAME, f"creature-{kind}-help") for kind in ("troll", "witch", "vampire", "slime")]
    for words in (sheet.text, sheet.alt, shown):
        assert not any(wage in words for wage in wages)
        assert not any(word in words for word in ("evil", "邪悪度", "year 2", "2年目", "imp", "インプ"))


def lit(picture: Picture) -> int:
    """The number of lit areas in a picture."""
    return picture.svg.count(f'fill="{LANTERN}" fill-opacity="0.16"')


@pytest.mark.parametrize(
    ("tavern", "lair", "mark", "places"),
    [
        ("witch", "witch", "tavern-witch", (1, 0)),
        ("witch", "witch", "witch", (0, 1)),
        ("", "slime! slime", "slime", (0, 1)),
        ("", "slime slime!", "slime", (0, 1)),
        ("", "slime!", "slime", (0, 1)),
    ],
)
def test_a_mark_is_one_creature_in_the_tavern_or_the_lair(
    tavern: str, lair: str, mark: str, places: tuple[int, int]
) -> None:
    view = lay(tavern=tavern.split(), lair=lair).game.view(ME)
    boards = [dungeon_lords.live_board(view, EN, marks) for marks in ([mark], [])]
    hands = [dungeon_lords.live_hand(view, ME, EN, marks) for marks in ([mark], [])]
    for (marked, plain), number in zip((boards, hands), places, strict=True):
        assert marked.svg.count(f'data-mark="{mark}"') == number
        assert lit(marked) - lit(plain) == number


@pytest.mark.parametrize("lair", ["slime! slime", "slime slime!"])
def test_the_creature_that_stands_is_marked_beside_a_fallen_one(lair: str) -> None:
    hand = dungeon_lords.live_hand(lay(lair=lair).game.view(ME), ME, EN, ["slime"])
    spots = re.findall(r'data-mark="([a-z-]*slime)" [^>]* y="([\d.]+)"', hand.svg)
    downwards = [mark for mark, _ in sorted(spots, key=lambda spot: float(spot[1]))]
    assert downwards == [{"slime!": "other-slime", "slime": "slime"}[word] for word in lair.split()]


def test_creatures_that_are_asked_about_show_their_wages() -> None:
    view = lay(lair="troll slime").game.view(ME)
    shown = [dungeon_lords.live_hand(view, ME, EN, marks).svg for marks in ([], ["slime"], ["slime", "troll"])]
    food = style.icon("food", 0, 0, 30).split("<path", 1)[1]
    assert [hand.count(food) - shown[0].count(food) for hand in shown] == [0, 1, 3]


def test_traps_say_what_they_do_when_one_of_many_is_asked_for() -> None:
    traps = ["rolling_stone", "fire_wall", "poisoned_dart", "cursed_ring"]
    view = lay(traps=" ".join(traps), lair="witch ghost slime").game.view(ME)
    shown = shown_in(dungeon_lords.live_hand(view, ME, EN, traps))
    for trap in traps:
        assert set(effect(view, EN, "trap", trap).split()) <= set(" ".join(shown).split())


def test_of_two_witches_only_the_one_that_is_sent_has_a_tick() -> None:
    game = lay(lair="witch witch", combat_round=1).game
    tick = style.icon("check", 0, 0, 30).split("<path", 1)[1]
    ticks = []
    for sent in ([], ["witch"], ["witch", "witch"]):
        game.lords[ME].plan = Plan(square="C1", creatures=sent)
        hand = dungeon_lords.live_hand(game.view(ME), ME, EN)
        ticks.append((hand.svg.count(tick), "Witch ×2" in shown_in(hand)))
    assert ticks == [(0, True), (1, False), (1, True)]


def test_what_is_on_offer_stays_as_large_and_rooms_stay_in_place_when_something_is_taken() -> None:
    def places(tavern: str) -> dict[str, str]:
        view = lay(tavern=tavern.split(), market=["mint", "chapel"]).game.view(ME)
        drawn = areas.offers(view, EN, 860, ())
        assert len(set(re.findall(r'data-mark="[^"]*"[^>]* width="([\d.]+)"', drawn))) == 1
        return dict(re.findall(r'translate\(([\d.]+) 0\)">(?:(?!translate\([\d.]+ 0\)").)*?piece-(\S+)"', drawn))

    full, taken = ({name: x for x, name in places(tavern).items()} for tavern in ("troll slime witch", "slime"))
    assert {name: full[name] for name in ("room-mint", "room-chapel")} == {
        name: taken[name] for name in ("room-mint", "room-chapel")
    }


def test_an_area_that_answers_does_not_say_again_what_its_answer_says() -> None:
    game = DungeonLords.start(3, {"rules": "introductory"}, seed="numbers")
    for lord in game.lords:
        lord.disabled = []
    svg = dungeon_lords.live_board(game.view(1), EN, ["buy_traps"]).svg
    about = dict(re.findall(r'data-mark="(\w+)"[^>]*data-about="([^"]*)"', svg))
    assert about["buy_traps"] == "Buy Traps"
    assert about["mine_gold"].startswith("Mine Gold. 1 gold per imp")


def test_a_party_keeps_its_numbers_beside_many_supplies() -> None:
    game = lay(lair="witch ghost", notices=1, prison=["warrior_11", "warrior_12"], line="W3 T4/1").game
    key = style.icon("key", 0, 0, 22).split("<path", 1)[1]
    assert lords.panel(game.view(ME), EN, ME, 298, 147).count(key) == 1


def test_the_crown_names_the_titles_that_its_points_come_from() -> None:
    view = lay(imps=9, gold=0, food=0).game.view(ME)
    titles = [TEXTS.say("en", GAME, f"title-{title}") for title in view.lords[ME].titles]
    assert "Lord of Imps" in titles
    (line,) = [line for line in lord_lines(view, EN, ME) if line.startswith("Points if")]
    assert all(title in line for title in titles)


def test_a_fallen_troll_is_not_counted_as_free() -> None:
    view = lay(lair="troll! troll").game.view(ME)
    assert "Free trolls: 1 of 2." in dungeon_lords.live_board(view, EN).spoken


@pytest.mark.rule("DL-7.2")
@pytest.mark.parametrize(
    ("order", "downwards"), [("buy_traps", ["I", "II", "III"]), ("hire_monster", ["III", "II", "I"])]
)
def test_the_spaces_of_an_area_are_drawn_in_the_order_in_which_they_act(order: str, downwards: list[str]) -> None:
    game = GAMES[GAME].start(4, {"rules": "introductory"}, seed="rows")
    assert isinstance(game, DungeonLords)
    game.phase = "executing"
    game.spaces[order] = [2, None, None]
    area = framed(400, areas.draw(game.view(None), EN, 906, 400, ()))
    placed = lines(area)
    at = next(index for index, line in enumerate(placed) if line.words == TEXTS.say("en", GAME, f"order-{order}"))
    rows = {space: next(line.top for line in placed[at + 1 :] if line.words == space) for space in downwards}
    assert sorted(rows, key=rows.__getitem__) == downwards
    looked_up = shown_in(things.card(f"order-{order}", EN))
    assert [words for words in looked_up if words in downwards] == downwards


def test_everything_has_a_drawing_of_its_own() -> None:
    assert len({emblems.CREATURES[kind] for kind in CREATURES}) == len(CREATURES)
    assert len({emblems.ROOMS[kind] for kind in ROOMS}) == len(ROOMS)
    classes = {hero.hero_class for hero in HEROES.values()}
    assert len({emblems.ADVENTURERS[hero_class] for hero_class in classes}) == len(classes)


@pytest.mark.parametrize("ink", [style.MOOD.accent, style.MOOD.second])
@pytest.mark.parametrize("ground", [style.MOOD.ground, style.MOOD.rock, style.MOOD.plate])
def test_accents_are_readable_on_every_background(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


def test_minions_that_have_acted_are_dim() -> None:
    table = lay(3, rules="full").all(food=9, gold=9).place("get_food", 0, 1).place("recruit_imps", 0).execute()
    game = table.game

    def dim() -> int:
        return dungeon_lords.board(game.view(None), EN).svg.count(f'opacity="{areas.ACTED_OPACITY:g}"')

    before = dim()
    assert game.view(None).carried_out == {}
    table.do("do", by=0)
    assert game.view(None).carried_out == {"get_food": [0]}
    assert dim() == before + 1
    table.do("do", by=1).do("do", by=0)
    game.phase = "production"
    assert game.view(None).carried_out == {"get_food": [0, 1], "recruit_imps": [0]}


@pytest.mark.rule("DL-15.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_says_to_whom_the_paladin_will_go_when_all_are_done(language: str) -> None:
    """He comes at once, but the moves of lords who act at the same time are settled together."""
    table = lay(3, rules="full").set(1, evil=9).all(food=9).place("get_food", 0, 1).execute()
    game = table.game
    before = dungeon_lords.board(game.view(None), LOCALES[language]).text
    table.do("do", by=1)
    assert (game.lords[1].evil, game.paladin) == (10, "tent")
    after = dungeon_lords.board(game.view(None), LOCALES[language]).text
    sentence = TEXTS.say(
        language,
        GAME,
        "words-paladin_next",
        [sanitize(name, markdown=True) for name in NAMES],
        paladin=refer("hero-paladin_1"),
        player=seat_name(1),
    )
    assert sentence in after
    assert sentence not in before
    table.do("do", by=0)
    assert game.paladin_host == 1


@pytest.mark.parametrize(("season", "shown"), [("spring", True), ("summer", True), ("autumn", False)])
def test_a_special_event_is_not_shown_after_its_season(season: str, shown: bool) -> None:
    game = lay(2).game
    changes = {"special": "thieves_guild", "events": ["tax", "special", None], "season": season}
    view = game.view(None).model_copy(update=changes)
    does = TEXTS.say_exactly("en", GAME, "special-thieves_guild-help").rstrip(".")
    assert (does in dungeon_lords.board(view, EN).text) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_place_of_a_battle_is_named_whole_after_a_long_name(language: str) -> None:
    game = lay(combat_round=1, combat_shown=1, phase="battle", line="W5").game
    game.battle = Battle(seat=ME, square="C1")
    names = [*NAMES[:ME], "W" * 32, NAMES[3]]
    title = next(
        words
        for words in shown_in(dungeon_lords.board(game.view(None), Locale(language, TEXTS, names)))
        if "W" in words
    )
    assert title.endswith({"en": "W's battle: C1, tunnel", "ja": "Wの戦闘：C1、トンネル"}[language])


@pytest.mark.rule("DL-19.1")
@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize(
    ("line", "values", "sentence"),
    [
        ("W5", {}, "No effect (0 magic, 1 needed)"),
        ("W5 M4/2", {}, "Can be cast (2 magic, 1 needed)"),
        ("W5 M4/2", {"square": "C2"}, "No effect: no spells work in this room"),
        ("W5 M4/2", {"no_spell": True}, "No effect: the dart stopped all spells"),
        ("W5", {"spell": "cast", "magic": 2}, "Cast (2 magic, 1 needed)"),
        ("W5", {"spell": "in_vain", "magic": 2}, "Cast with 2 magic, but it changed nothing here"),
    ],
)
def test_a_battle_shows_whether_the_spell_works_and_why(
    year: int, line: str, values: dict[str, Any], sentence: str
) -> None:
    """A wizard in prison, captured in the year before, doesn't matter."""
    game = lay(year=year, prison=["wizard_12"], line=line).game
    game.combat_piles[year - 1] = ["word_of_peace"] * 4
    game.combat_round = game.combat_shown = 1
    game.phase = "battle"
    game.battle = Battle(**{"seat": ME, "square": "C1", **values})
    game.lords[ME].tiles["C2"] = Tile(kind="antimagic_room")
    board = dungeon_lords.board(game.view(None), EN)
    assert sentence in " ".join(shown_in(board))
    assert f"Word of Peace in {NAMES[ME]}'s battle: {sentence}.\n" in board.text
    assert "Adventurers, front first: " in board.text


@pytest.mark.parametrize(
    ("name", "room", "lines"),
    [
        ("Chicken Coop", 100, ["Chicken", "Coop"]),
        ("Pandemonium", 170, ["Pandemonium"]),
        ("Pandemonium", 100, ["Pande-", "monium"]),
        ("暗闇の間", 80, ["暗闇の", "間"]),
    ],
)
def test_a_word_is_only_divided_with_a_hyphen(name: str, room: float, lines: list[str]) -> None:
    assert in_lines(name, room) == lines


def test_the_own_orders_are_numbered_on_their_areas() -> None:
    game = DungeonLords.start(3, {"rules": "introductory"}, seed="numbers")
    question = next(question for question in game.questions if question.seat == 1 and question.kind == "choose_order")
    before = dungeon_lords.live_board(game.view(1), EN).svg
    game.choose(1, question.id, [option.id for option in question.options(game)[:3]])
    after = dungeon_lords.live_board(game.view(1), EN).svg
    seen_by_others = dungeon_lords.live_board(game.view(0), EN).svg
    numbered = f'rx="8" fill="{style.MOOD.accent}"/>'
    assert after.count(numbered) == 3
    assert numbered not in before + seen_by_others


def test_spaces_side_by_side_have_their_numbers_where_the_last_is_carried_out_first() -> None:
    game = DungeonLords.start(4, {"rules": "introductory"}, seed="struck")
    game.spaces["hire_monster"][2] = 0
    svg = areas.draw(game.view(None), EN, WIDTH - 16, 230, ())
    assert re.findall(">(I+)</text>", svg) == ["II", "I", "III", "II", "I"], "a minion stands on the first III"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("holders", [2, 3, 4])
def test_the_signs_of_those_who_share_a_title_do_not_overlap(holders: int, language: str) -> None:
    view = DungeonLords.start(4, {"rules": "introductory"}, seed="struck").view(None)
    for title in TITLES:
        drawn = count._title(view, LOCALES[language], title, range(holders), WIDTH / count.COLUMNS)
        signs = [float(x) for x in re.findall(r'<g transform="translate\(([\d.]+) 22\)', drawn)]
        assert len(signs) == holders
        assert min(right - left for left, right in pairwise(signs)) >= count.SIGN
        assert signs[-1] + count.SIGN / 2 <= WIDTH / count.COLUMNS


def covers_only_ground(before: str, after: str, height: int) -> bool:
    """Whether two pictures differ, and only where the first one shows its ground."""
    pixels = []
    for svg in (before, after):
        data = rasterized(outlined(svg), WIDTH, height).convert("RGB").tobytes()
        pixels.append(zip(data[::3], data[1::3], data[2::3], strict=True))
    covered = {old for old, new in zip(*pixels, strict=True) if old != new}
    grounds = [ImageColor.getrgb(ground) for ground in (style.MOOD.ground, style.MOOD.plate)]
    distances = [
        [max(abs(a - b) for a, b in zip(pixel, ground, strict=True)) for ground in grounds] for pixel in covered
    ]
    return bool(covered) and max(map(min, distances)) < 40


@pytest.mark.parametrize("height", [230, 400])
@pytest.mark.parametrize("order", ORDER_IDS)
def test_the_signs_of_those_who_cannot_give_an_order_cover_nothing(height: int, order: str) -> None:
    game = DungeonLords.start(4, {"rules": "introductory"}, seed="struck")

    def drawn(*barred: int) -> str:
        for seat, lord in enumerate(game.lords):
            lord.disabled = [order] if seat in barred else []
        svg = framed(height, areas.draw(game.view(0), EN, WIDTH - 16, height, ()))
        assert svg.count(areas.STRUCK_OUT) == len(barred), "each has a place"
        return svg

    assert covers_only_ground(drawn(), drawn(1, 2, 3), height)


@pytest.mark.parametrize("height", [176, 230, 326, 400])
def test_minions_cover_nothing(height: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = DungeonLords.start(4, {"rules": "introductory"}, seed="struck")
    game.spaces |= {order: [0, 1, 2] for order in ORDER_IDS}

    def drawn() -> str:
        return framed(height, areas.draw(game.view(None), EN, WIDTH - 10, height, ()))

    standing = drawn()
    monkeypatch.setattr(areas, "_minion", lambda *_, **__: "")
    assert covers_only_ground(drawn(), standing, height)


def test_an_inaccessible_order_shows_its_spaces_while_it_can_be_chosen_for_a_non_player() -> None:
    game = DungeonLords.start(2, {"rules": "introductory"}, seed="outsiders")
    game.lords[1].disabled = ["hire_monster", "build_room"]
    area = areas.draw(game.view(1), EN, 906, 400, ("dig_tunnels",))
    turned = areas.turned_over(
        EN,
        "hire_monster",
        (906 - 3 * areas.GAP) / 4,
        (400 - areas.GAP) / 2,
    )
    assert turned in area
    assert turned not in areas.draw(game.view(1), EN, 906, 400, ("hire_monster",))


def test_a_page_is_told_the_whole_board() -> None:
    board = dungeon_lords.live_board(crowded().view(ME), EN)
    assert len(board.alt) <= 1000 < len(board.spoken)
    assert picture_part(board)["alt"] == board.spoken
    for line in board.text.splitlines():
        assert unmarked(line).strip() in board.spoken


@pytest.mark.parametrize("width", [450, 298, 222])
@pytest.mark.parametrize("high", [156, 180, 425])
def test_a_panel_holds_everything_at_once_in_full(width: int, high: int) -> None:
    """With two digits of all supplies, prisoners and notices, all who can stand before a gate, the token, the tick."""
    game = lay(year=2, line="X:7 T5/2:2 P5/2 W6", gold=11, notices=12, imps=13, busy_imps=3).game
    lord = game.lords[ME]
    lord.food = 11
    lord.traps = ["trap_door"] * 12
    lord.shared = [Shared(traps=2)]
    lord.prison = ["wizard_11"] * 10
    lord.lair = [Creature(kind="ghost")] * 11
    if high > 180:
        game.phase = "planning"
        game.combat_round = 1
    view = game.view(ME)
    view.starter = ME
    view.lords[ME].ready = True
    drawn = lords.panel(view, Locale("en", TEXTS, ["Aoi", "Saki", "Nutmeg", "Moss"]), ME, width, high)
    picture = Picture(framed(high, drawn), "A panel.", "words")
    assert faults(picture, flattest=9) + hard_to_read(picture) == []
    assert all(line.right <= width and line.bottom <= high for line in lines(picture.svg))
    assert {"Nutmeg", "10/13", "12+2", "12", "10"} <= set(shown_in(picture))
    assert style.icon("check", 0, 0, 100)[-60:] in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_every_combat_card_is_drawn_in_full(language: str) -> None:
    """Also on a narrow card that only its spies know."""
    names = list(COMBAT_CARDS)
    for start in range(0, len(names), 4):
        shown = names[start : start + 4]
        view = lay().game.view(0).model_copy(update={"combat": shown, "combat_round": 1, "combat_shown": 1})
        svg = combat.cards(view, LOCALES[language], WIDTH - 10)
        drawn = [html.unescape(words) for words in re.findall(r">([^<]+)</text>", svg)]
        assert {TEXTS.say(language, GAME, f"card-{name}") for name in shown} <= set(drawn)


def test_prisoners_are_numbered_only_where_one_is_chosen() -> None:
    game = lay(prison=["warrior_13", "warrior_14"]).game
    drawn = [shown_in(dungeon_lords.live_hand(game.view(ME), ME, EN, m)) for m in ([], ["warrior_13"])]
    assert [Counter(drawn[1])[number] - Counter(drawn[0])[number] for number in "34"] == [1, 0]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("fights", [True, False])
def test_the_last_one_captured_can_be_ringed_on_the_board(seats: int, fights: bool) -> None:
    """In the battle, and after the last of a party, when the board shows the dungeons again."""
    game = lay(seats, year=1, combat_round=1, combat_shown=1, phase="battle", line="W4" if fights else "").game
    game.battle = Battle(seat=ME, square="C1") if fights else None
    game.lords[ME].prison = ["wizard_11", "thief_11"]
    board = dungeon_lords.live_board(game.view(ME), EN)
    assert ringed(board, {"thief_11"}).svg.count('class="ring"') == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_everyone_sees_which_rooms_a_lord_has(seats: int) -> None:
    names = [f"Lord {seat}" for seat in range(seats)]
    table = [lay(seats, phase="orders", tiles=f"C1 C2={room}").game for room in ("mint", "chapel")]
    mint, chapel = (dungeon_lords.board(game.view(None), Locale("en", TEXTS, names)).svg for game in table)
    assert re.sub('data-about="[^"]*"', "", mint) != re.sub('data-about="[^"]*"', "", chapel)

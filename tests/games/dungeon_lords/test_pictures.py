"""The pictures of Dungeon Lords: legible, complete in words as well, and without hidden information."""

from __future__ import annotations

import html
import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random
from typing import Any

import pytest

from conformance.legibility import faults, hard_to_read, lines
from games.dungeon_lords import pictures as dungeon_lords
from games.dungeon_lords.pictures import areas, combat, dungeon, emblems, lords, people, style, things
from games.dungeon_lords.pictures.words import Locale, on_own_sheet
from games.dungeon_lords.rules.components import COMBAT_CARDS, CREATURES, HEROES, ORDER_IDS, ROOMS, TRAPS
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.grid import SQUARES
from games.dungeon_lords.rules.option_texts import creature_line, trap_line
from games.dungeon_lords.rules.orders.executing import StartExecution
from games.dungeon_lords.rules.orders.hiring import hire_options
from games.dungeon_lords.rules.scoring import TITLES
from games.dungeon_lords.rules.state import Battle, Creature, Hero, Poison, Shared, Tile
from locales.sanitizing import sanitize
from locales.texts import LANGUAGES, Texts
from pictures.kit import HEIGHT, SMALLEST, WIDTH, framed, unmarked
from pictures.rings import ringed
from pictures.svg import Picture
from pictures.tokens import LANTERN
from rules.agenda import Agenda
from rules.messages import refer, seat_name
from rules.players import answer
from rules.registry import GAMES, PLAYERS
from tests.games.dungeon_lords.positions import ME, go, heroes, pick, place, table
from tests.games.svg import contrast, shown_in
from tests.languages import in_both_languages
from web.sheet import picture_part

pytestmark = pytest.mark.slow

GAME = "dungeon_lords"
NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg"]
LIMIT = 6000


def played(seats: int, seed: str, until: Callable[[DungeonLords], bool], player: str = "random") -> DungeonLords:
    """A game played until `until` holds, or to its end."""
    game = GAMES[GAME].start(seats, {}, seed=seed)
    assert isinstance(game, DungeonLords)
    rng = Random(seed)
    for _ in range(LIMIT):
        if game.result is not None or until(game):
            return game
        question = game.awaited()
        game.choose(question.seat, question.id, answer(game, question, PLAYERS[GAME][player], rng))
    raise AssertionError(f"seed {seed}: nothing after {LIMIT} choices")


def crowded() -> DungeonLords:
    """Four lords in year 2, one with every kind of component, during a battle."""
    games = (
        played(4, f"crowded-{number}", lambda game: game.battle is not None and game.year == 2) for number in range(40)
    )
    game = next(game for game in games if game.battle is not None)
    assert game.battle is not None
    lord = game.lords[game.battle.seat]
    lord.lair = [Creature(kind=kind, deployed=kind in ("ghost", "witch", "slime")) for kind in CREATURES]
    lord.traps = list(TRAPS)
    lord.prison = list(HEROES)[:9]
    lord.line = [Hero(card="phantom"), Hero(card="paladin_2", damage=7), Hero(card="warrior_24", damage=1)]
    lord.line += [Hero(card="priest_24"), Hero(card="wizard_24", hidden=True)]
    lord.gold, lord.food, lord.imps, lord.busy_imps, lord.notices, lord.evil = 14, 12, 13, 11, 6, 15
    rooms = iter([*list(ROOMS)[:4], "antimagic_room", "hall_of_fame"])
    for index, square in enumerate(SQUARES):
        kind = next(rooms, "tunnel") if index % 3 == 0 else "tunnel"
        lord.tiles[square] = Tile(kind=kind, conquered=index % 4 == 1, mined=index % 5 == 0)
    game.agenda = Agenda()
    game.battle.no_conquest = game.battle.no_heal = game.battle.no_spell = True
    return game


@cache
def positions() -> dict[str, DungeonLords]:
    """Positions to draw, by name."""
    asks = {
        "disabled": (4, "choose_disabled"),
        "orders": (2, "choose_order"),
        "digging": (4, "dig_square"),
        "hiring": (3, "choose_creature"),
        "building": (4, "place_room"),
        "payday": (3, "pay_or_dismiss"),
        "tax": (2, "tax_amount"),
        "planning": (3, "plan_battle"),
        "target": (3, "choose_target"),
        "training": (1, "plan_battle"),
    }
    found = {}
    for name, (seats, kind) in asks.items():
        games = (played(seats, f"{name}-{number}", partial(_asks, kind)) for number in range(40))
        found[name] = next(game for game in games if game.result is None)
    found["judged"] = played(1, "judged", partial(_asks, "again_or_on"))
    found["crowded"] = crowded()
    found["counted"] = played(4, "counted", lambda game: False)
    return found


def _asks(kind: str, game: DungeonLords) -> bool:
    return any(question.kind == kind for question in game.questions)


NAMED = (
    *("disabled", "orders", "digging", "hiring", "building", "payday", "tax"),
    *("planning", "target", "training", "judged", "crowded", "counted"),
)


def pictures(texts: Texts, language: str, game: DungeonLords) -> Iterator[Picture]:
    """The board for everyone, and for each seat the board with the marks of its question, and its sheet."""
    yield dungeon_lords.board(game.view(None), language, texts, NAMES)
    for seat in range(game.seats):
        marks = [option.mark for asked in game.questions if asked.seat == seat for option in asked.options(game)]
        yield dungeon_lords.board(game.view(seat), language, texts, NAMES, [mark for mark in marks if mark])
        yield dungeon_lords.hand(game.view(seat), seat, language, texts, NAMES)


@cache
def drawn(name: str, language: str) -> list[Picture]:
    """All pictures of one position in one language."""
    return list(pictures(Texts(), language, positions()[name]))


@pytest.mark.long
@pytest.mark.parametrize(("name", "language"), in_both_languages(NAMED))
def test_pictures_have_no_faults(name: str, language: str) -> None:
    for picture in drawn(name, language):
        assert faults(picture, tallest=0.75, narrow=1200) + hard_to_read(picture) == []


@pytest.mark.parametrize(("name", "language"), in_both_languages(NAMED))
def test_sheets_and_decisions_have_no_faults(texts: Texts, name: str, language: str) -> None:
    """They fill Discord's frame unless a lord owns too much."""
    game = positions()[name]
    said = (language, texts, NAMES)
    found = [dungeon_lords.hand(game.view(seat), seat, *said) for seat in range(game.seats)]
    for asked in game.questions:
        marks = [option.mark for option in asked.options(game) if option.mark]
        picture = dungeon_lords.decision(game.view(asked.seat), asked.kind, marks, *said)
        found += [] if picture is None else [picture]
    for picture in found:
        assert hard_to_read(picture) + faults(picture, tallest=0.75) == []
        assert name in ("crowded", "training") or f'viewBox="0 0 {WIDTH} {HEIGHT}"' in picture.svg


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("orders", "choose_order"),
        ("digging", "dig_square"),
        ("hiring", "choose_creature"),
        ("building", "place_room"),
        ("payday", "pay_or_dismiss"),
        ("planning", "plan_battle"),
        ("target", "choose_target"),
        ("training", "plan_battle"),
    ],
)
def test_the_picture_of_a_decision_marks_the_options(texts: Texts, name: str, kind: str) -> None:
    game = positions()[name]
    asked = next(question for question in game.questions if question.kind == kind)
    marks = [option.mark for option in asked.options(game) if option.mark]
    view = game.view(asked.seat)
    marked = dungeon_lords.decision(view, kind, marks, "en", texts, NAMES)
    plain = dungeon_lords.decision(view, kind, [], "en", texts, NAMES)
    assert marked is not None
    assert lit(marked) > (0 if plain is None else lit(plain))
    assert dungeon_lords.decision(game.view(None), kind, marks, "en", texts, NAMES) is None
    assert not dungeon_lords.WITH_HAND & {kind}


def test_a_decision_without_a_picture_shows_the_lords_sheet(texts: Texts) -> None:
    game = positions()["tax"]
    asked = next(question for question in game.questions if question.kind == "tax_amount")
    assert dungeon_lords.decision(game.view(asked.seat), "tax_amount", [], "en", texts, NAMES) is None
    assert "tax_amount" in dungeon_lords.WITH_HAND


@pytest.mark.parametrize("language", LANGUAGES)
def test_creatures_on_offer_are_shown_with_their_abilities(texts: Texts, language: str) -> None:
    game = positions()["hiring"]
    asked = next(question for question in game.questions if question.kind == "choose_creature")
    picture = dungeon_lords.decision(game.view(asked.seat), asked.kind, [], language, texts, NAMES)
    assert picture is not None
    shown = "".join(shown_in(picture)).replace(" ", "")
    for kind in game.tavern:
        fight = texts.say(language, GAME, f"about-{kind}")
        assert fight.replace(" ", "") in shown
        assert fight in picture.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_and_its_text_show_everything_on_the_table(texts: Texts, language: str) -> None:
    game = positions()["hiring"]
    view = game.view(None)
    board = dungeon_lords.board(view, language, texts, NAMES)
    shown = shown_in(board)
    for key in [f"order-{order}" for order in ORDER_IDS] + [f"creature-{kind}" for kind in view.tavern]:
        words = texts.say(language, GAME, key)
        assert {words, words.rpartition(" ")[2]} & set(shown), key
    for name in [*(f"creature-{kind}" for kind in view.tavern), *(f"room-{room}" for room in view.market)]:
        assert texts.say(language, GAME, name) in board.text
        assert texts.say(language, GAME, f"{name}-help") in board.text
    for seat, lord in enumerate(view.lords):
        assert sanitize(NAMES[seat], markdown=True) in board.text
        for tile in lord.tiles:
            assert tile.square in board.text
        for hero in lord.line:
            assert texts.say(language, GAME, f"hero-{hero.card}") in board.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_names_traps_creatures_rooms_and_squares(texts: Texts, language: str) -> None:
    game = crowded()
    assert game.battle is not None
    seat = game.battle.seat
    sheet = dungeon_lords.hand(game.view(seat), seat, language, texts, NAMES)
    shown = shown_in(sheet)
    for key in [f"trap-{trap}" for trap in TRAPS] + [f"creature-{kind}" for kind in CREATURES]:
        assert texts.say(language, GAME, key) in sheet.text
        assert any(words and texts.say(language, GAME, key).startswith(words.partition("…")[0]) for words in shown), key
    assert {*"ABCDE", *"1234"} <= set(shown)


@pytest.mark.parametrize(("fighting", "told"), [(True, {"labyrinth"}), (False, {"labyrinth", "mint", "chapel"})])
def test_a_sheet_says_in_a_battle_only_what_rooms_do_there(texts: Texts, fighting: bool, told: set[str]) -> None:
    game = played(4, "rooms", lambda game: (game.combat_round > 0) is fighting)
    lord = game.lords[0]
    lord.tiles = {"C1": Tile(kind="labyrinth"), "C2": Tile(kind="mint"), "C3": Tile(kind="chapel")}
    lord.traps, lord.lair = [], []
    shown = shown_in(dungeon_lords.hand(game.view(0), 0, "en", texts, NAMES))
    assert {room for room in ("labyrinth", "mint", "chapel") if texts.say("en", GAME, f"room-{room}") in shown} == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["1", "2", "3", "4", "room"])
def test_in_training_only_combat_information_is_shown(texts: Texts, language: str, scenario: str) -> None:
    """Wages, evil and year 2 are ignored there (DL-29.2), so they are not mentioned."""
    game = GAMES[GAME].start(1, {"scenario": scenario}, seed="fights")
    assert isinstance(game, DungeonLords)
    lord = game.lords[0]
    sheet = dungeon_lords.hand(game.view(0), 0, language, texts, NAMES)
    shown = "".join(shown_in(sheet))
    fights = [*(trap_line(1, trap, priced=True) for trap in lord.traps)]
    for line in [*fights, *(creature_line(game, 0, creature.kind) for creature in lord.lair)]:
        told = texts.say(language, GAME, line)
        assert told in sheet.text
        assert told.replace(" ", "") in shown.replace(" ", "")
    wages = [texts.say(language, GAME, f"creature-{kind}-help") for kind in ("troll", "witch", "vampire", "slime")]
    for words in (sheet.text, sheet.alt, shown):
        assert not any(wage in words for wage in wages)
        assert not any(word in words for word in ("evil", "邪悪度", "year 2", "2年目", "imp", "インプ"))


def test_hidden_traps_are_shown_only_to_their_owner(texts: Texts) -> None:
    game = positions()["planning"]
    for seat, other in itertools.product(range(game.seats), range(game.seats)):
        own = game.lords[seat]
        own.traps = ["cursed_ring", "pendulum"]
        sheet = dungeon_lords.hand(game.view(other), seat, "en", texts, NAMES)
        board = dungeon_lords.board(game.view(None), "en", texts, NAMES)
        for words in (sheet.text, sheet.alt, " ".join(shown_in(sheet))):
            assert ("Cursed Ring" in words) == (seat == other)
        for words in (board.text, board.alt, " ".join(shown_in(board))):
            assert "Cursed Ring" not in words
        own.traps = []


def test_orders_not_yet_revealed_are_shown_to_their_owner_only(texts: Texts) -> None:
    game = GAMES[GAME].start(4, {"rules": "introductory"}, seed="orders")
    assert isinstance(game, DungeonLords)
    question = next(question for question in game.questions if question.seat == 1)
    order, *others = [option.id for option in question.options(game) if option.id in ORDER_IDS][:3]
    game.choose(1, question.id, [order, *others])
    name = texts.say("en", GAME, f"order-{order}")
    own = shown_in(dungeon_lords.hand(game.view(1), 1, "en", texts, NAMES))
    assert name in own
    other = dungeon_lords.hand(game.view(0), 1, "en", texts, NAMES)
    assert name not in shown_in(other)
    assert name not in other.text


def test_options_are_marked_on_the_sheet_or_the_board(texts: Texts) -> None:
    digging = positions()["digging"]
    question = next(question for question in digging.questions if question.kind == "dig_square")
    marks = [option.mark for option in question.options(digging) if option.mark]
    view = digging.view(question.seat)
    assert on_own_sheet(view, marks) == question.seat
    picture = dungeon_lords.board(view, "ja", texts, NAMES, marks)
    assert set(marks) <= set(shown_in(picture))
    hiring = positions()["hiring"]
    asked = next(question for question in hiring.questions if question.kind == "choose_creature")
    marks = [option.mark for option in asked.options(hiring) if option.mark]
    view = hiring.view(asked.seat)
    assert on_own_sheet(view, marks) is None
    assert dungeon_lords.board(view, "ja", texts, NAMES, marks).svg != dungeon_lords.board(view, "ja", texts, NAMES).svg


def lit(picture: Picture) -> int:
    """The number of lit areas in a picture."""
    return picture.svg.count(f'fill="{LANTERN}" fill-opacity="0.16"')


def newly_lit(picture: Picture, without: Picture) -> int:
    """The number of areas that are lit only because of marks."""
    return lit(picture) - lit(without)


def test_hiring_marks_the_creature_in_the_tavern_and_not_an_own_one_of_that_kind(texts: Texts) -> None:
    game = table(tavern=["witch"], phase="executing", lair=[Creature(kind="witch")])
    marks = [option.mark for option in hire_options(game, ME, 0, 0, None)]
    view = game.view(ME)
    for draw, found in ((dungeon_lords.live_board, 1), (partial(dungeon_lords.live_hand, seat=ME), 0)):
        picture = draw(view, language="en", texts=texts, names=NAMES, marks=marks)
        assert sum(f'data-mark="{mark}"' in picture.svg for mark in marks) == found
        assert newly_lit(picture, draw(view, language="en", texts=texts, names=NAMES)) == found


def test_a_question_about_own_creatures_does_not_mark_one_of_that_kind_in_the_tavern(texts: Texts) -> None:
    game = table(tavern=["witch"], phase="event", lair=[Creature(kind="witch")])
    view = game.view(ME)
    board = dungeon_lords.live_board(view, "en", texts, NAMES, ["witch"])
    assert 'data-mark="witch"' not in board.svg
    assert not newly_lit(board, dungeon_lords.live_board(view, "en", texts, NAMES))
    assert 'data-mark="witch"' in dungeon_lords.live_hand(view, ME, "en", texts, NAMES, ["witch"]).svg


@pytest.mark.parametrize("first", [True, False])
def test_a_fallen_creature_is_not_marked_beside_one_of_its_kind_that_stands(texts: Texts, first: bool) -> None:
    game = table(lair=[Creature(kind="slime", fallen=first), Creature(kind="slime", fallen=not first)])
    view = game.view(ME)
    hand = dungeon_lords.live_hand(view, ME, "en", texts, NAMES, ["slime"])
    spots = re.findall(r'data-mark="([a-z-]*slime)" [^>]* y="([\d.]+)"', hand.svg)
    assert [mark for mark, _ in sorted(spots, key=lambda spot: float(spot[1]))] == (
        ["other-slime", "slime"] if first else ["slime", "other-slime"]
    )
    assert newly_lit(hand, dungeon_lords.live_hand(view, ME, "en", texts, NAMES)) == 1


def test_a_fallen_troll_is_not_counted_as_free(texts: Texts) -> None:
    view = table(lair=[Creature(kind="troll", fallen=True), Creature(kind="troll")]).view(ME)
    assert "Free trolls: 1 of 2." in dungeon_lords.live_board(view, "en", texts, NAMES).spoken


@pytest.mark.parametrize(("busy", "foremen"), [(2, 0), (3, 1)])
def test_a_foreman_is_drawn_only_if_an_imp_more_works_than_digs_and_mines(
    texts: Texts, busy: int, foremen: int
) -> None:
    """A tunnel that is mined in the round in which it was dug takes two imps."""
    game = table(3)
    lord = game.lords[ME]
    lord.tiles["C2"] = Tile(kind="tunnel", dug=True, mined=True)
    lord.imps, lord.busy_imps = 5, busy
    helmet = 'd="M22 48Q12 84 50 92Q88 84 78 48Z"'
    assert dungeon_lords.hand(game.view(ME), ME, "en", texts, NAMES).svg.count(helmet) == foremen


def test_a_tunnel_mined_in_the_round_in_which_it_was_dug_shows_both_imps(texts: Texts) -> None:
    """Two imps work there, one after the other (DL-8.17)."""
    game = table(3)
    lord = game.lords[ME]
    lord.imps, lord.busy_imps = 5, 2
    for mined, imps in ((False, 1), (True, 2)):
        lord.tiles["C2"] = Tile(kind="tunnel", dug=True, mined=mined)
        drawn = dungeon.draw(game.view(ME), Locale("en", texts, NAMES), ME, 120)
        assert drawn.count('d="M22 86L66 34"') == 1  # the pick
        assert drawn.count('d="M22 40L10 10') == imps


def test_a_fallen_creature_can_be_marked_where_it_is_the_only_one(texts: Texts) -> None:
    view = table(lair=[Creature(kind="slime", fallen=True)]).view(ME)
    assert 'data-mark="slime"' in dungeon_lords.live_hand(view, ME, "en", texts, NAMES, ["slime"]).svg


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_shows_disabled_orders_while_orders_are_chosen(seats: int) -> None:
    """Everyone's disabled orders are public, and matter to players who are choosing (DL-3.13, DL-10.12)."""
    game = GAMES[GAME].start(seats, {"rules": "introductory"}, seed="barred")
    assert isinstance(game, DungeonLords)
    for lord in game.lords:
        lord.disabled = ["hire_monster", "build_room"]  # in the worst case all lack the same order
    drawn = areas.draw(game.view(None), Locale("en", Texts(), NAMES), 906, 205, ())
    assert drawn.count(areas.STRUCK_OUT) == 2 * seats
    assert drawn.count("Crossed out: ") == 2
    game.phase = "executing"
    assert areas.STRUCK_OUT not in areas.draw(game.view(None), Locale("en", Texts(), NAMES), 906, 205, ())


def test_the_board_shows_what_orders_cost_while_they_are_chosen(texts: Texts) -> None:
    game = GAMES[GAME].start(4, {"rules": "introductory"}, seed="costs")
    assert isinstance(game, DungeonLords)
    imps = style.amounts([("gold", ""), ("food", "")], 22, 2)[0]
    assert imps in dungeon_lords.board(game.view(0), "en", texts, NAMES).svg, "the third space of Recruit Imps"
    game.phase = "executing"
    assert imps not in dungeon_lords.board(game.view(0), "en", texts, NAMES).svg


@pytest.mark.rule("DL-7.2")
@pytest.mark.parametrize(
    ("order", "downwards"), [("buy_traps", ["I", "II", "III"]), ("hire_monster", ["III", "II", "I"])]
)
def test_the_spaces_of_an_area_are_drawn_in_the_order_in_which_they_act(
    texts: Texts, order: str, downwards: list[str]
) -> None:
    game = GAMES[GAME].start(4, {"rules": "introductory"}, seed="rows")
    assert isinstance(game, DungeonLords)
    game.phase = "executing"
    game.spaces[order] = [2, None, None]
    area = framed(400, areas.draw(game.view(None), Locale("en", texts, NAMES), 906, 400, ()))
    placed = lines(area)
    at = next(index for index, line in enumerate(placed) if line.words == texts.say("en", GAME, f"order-{order}"))
    rows = {space: next(line.top for line in placed[at + 1 :] if line.words == space) for space in downwards}
    assert sorted(rows, key=rows.__getitem__) == downwards
    looked_up = shown_in(things.draw(f"order-{order}", Locale("en", texts)))
    assert [words for words in looked_up if words in downwards] == downwards


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_final_scoring_shows_points_and_titles(texts: Texts, language: str) -> None:
    game = positions()["counted"]
    assert game.result is not None
    board = dungeon_lords.board(game.view(None), language, texts, NAMES)
    shown = shown_in(board)
    for each in game.result.places:
        assert str(each.total).replace("-", "−") in shown
        assert sanitize(NAMES[each.seat], markdown=True) in board.text
    for title in TITLES:
        assert texts.say(language, GAME, f"title-{title}") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_can_be_looked_up(texts: Texts, language: str) -> None:
    named = {f"{family}-{name}" for family, names in things.FAMILIES.items() for name in names}
    assert named == set(things.THINGS)
    assert len(things.THINGS) == len(ORDER_IDS) + 9 + 16 + 9 + 18 + 9 + 34
    for name in things.THINGS:
        picture = dungeon_lords.thing(name, language, texts)
        assert faults(picture) + hard_to_read(picture) == [], name
        title = texts.say(language, GAME, name)
        assert title in picture.text
        assert any(words and title.startswith(words.rstrip("…")) for words in shown_in(picture)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_shows_the_current_points(texts: Texts, language: str) -> None:
    game = positions()["orders"]
    points = game.standing()
    assert points is not None
    for seat in range(game.seats):
        sheet = dungeon_lords.hand(game.view(seat), seat, language, texts, NAMES)
        assert texts.say(language, GAME, "words-points", points=points[seat]) in sheet.text
        assert str(points[seat]) in shown_in(sheet)
    training = positions()["training"]
    assert training.view(0).lords[0].points is None


def test_everything_has_a_drawing_of_its_own() -> None:
    assert len({emblems.creature(kind) for kind in CREATURES}) == len(CREATURES)
    assert len({emblems.room(kind) for kind in ROOMS}) == len(ROOMS)
    classes = {hero.hero_class for hero in HEROES.values()}
    assert len({emblems.hero(hero_class) for hero_class in classes}) == len(classes)


@pytest.mark.parametrize("ink", [style.MOOD.accent, style.MOOD.second])
@pytest.mark.parametrize("ground", [style.MOOD.ground, style.MOOD.rock, style.MOOD.plate])
def test_accents_are_readable_on_every_background(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_special_event_is_shown_with_its_effect(language: str) -> None:
    view = table(2).view(None).model_copy(update={"special": "thieves_guild", "events": ["special"]})
    does = Texts().say_exactly(language, GAME, "special-thieves_guild-help").rstrip(".。")
    told = dungeon_lords.board(view, language, Texts(), NAMES[:2]).text
    assert any(does in line for line in told.splitlines())
    assert "thieves_guild" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("special", ["thieves_guild", None])
def test_the_special_event_has_its_name_as_soon_as_it_is_known(language: str, special: str | None) -> None:
    view = table(2).view(None).model_copy(update={"special": special, "events": ["special"]})
    told = dungeon_lords.board(view, language, Texts(), NAMES[:2]).text
    event = Texts().say(language, GAME, f"special-{special}" if special else "event-special")
    assert {"en": f"Next season. Event: {event}", "ja": f"次の季節のイベント：{event}"}[language] in told


def test_minions_that_have_acted_are_dim() -> None:
    game = table(3, rules="full")
    for lord in game.lords:
        lord.food = lord.gold = 9
    place(game, "get_food", 0, 1)
    place(game, "recruit_imps", 0)
    go(game, StartExecution())

    def dim() -> int:
        return dungeon_lords.board(game.view(None), "en", Texts(), NAMES).svg.count(f'opacity="{areas.DONE:g}"')

    before = dim()
    assert game.view(None).carried_out == {}
    pick(game, "do", seat=0)
    assert game.view(None).carried_out == {"get_food": [0]}
    assert dim() == before + 1
    pick(game, "do", kind="execute_or_decline", seat=1)
    pick(game, "do", kind="execute_or_decline", seat=0)
    game.phase = "production"
    assert game.view(None).carried_out == {"get_food": [0, 1], "recruit_imps": [0]}


@pytest.mark.rule("DL-15.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_says_to_whom_the_paladin_will_go_when_all_are_done(language: str) -> None:
    """He comes at once, but the moves of lords who act at the same time are settled together."""
    game = table(3, rules="full")
    game.lords[1].evil = 9
    game.lords[1].food = game.lords[0].food = 9
    place(game, "get_food", 0, 1)
    go(game, StartExecution())
    before = dungeon_lords.board(game.view(None), language, Texts(), NAMES).text
    pick(game, "do", seat=1)
    assert (game.lords[1].evil, game.paladin) == (10, "tent")
    after = dungeon_lords.board(game.view(None), language, Texts(), NAMES).text
    told = Texts().say(
        language,
        GAME,
        "words-paladin_next",
        [sanitize(name, markdown=True) for name in NAMES],
        paladin=refer("hero-paladin_1"),
        player=seat_name(1),
    )
    assert told in after
    assert told not in before
    pick(game, "do", seat=0)
    assert game.paladin_host == 1


@pytest.mark.parametrize(("season", "told"), [("spring", True), ("summer", True), ("autumn", False)])
def test_a_special_event_is_not_shown_after_its_season(season: str, told: bool) -> None:
    game = table(2)
    changes = {"special": "thieves_guild", "events": ["tax", "special", None], "season": season}
    view = game.view(None).model_copy(update=changes)
    does = Texts().say_exactly("en", GAME, "special-thieves_guild-help").rstrip(".")
    assert (does in dungeon_lords.board(view, "en", Texts(), NAMES[:2]).text) == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["F X:7 T5/2:2 P5/2 M6/3", "X W6 T6/3 M4/2", "M4/2 M5/3 M6/3"])
def test_a_party_is_drawn_with_full_names_and_all_numbers(texts: Texts, language: str, line: str) -> None:
    """An archmage is not called a wizard, and nobody's hit points or icons are left out."""
    game = table(4, year=2, combat_round=1, combat_shown=1, phase="battle", line=heroes(line, 2))
    game.combat_piles[1] = ["suggestion"] * 4
    game.battle = Battle(seat=ME, square="C1")
    drawn = dungeon_lords.decision(game.view(ME), "choose_attack", (), language, texts, NAMES)
    assert drawn is not None
    sheet = dungeon_lords.hand(game.view(ME), ME, language, texts, NAMES)
    written = "".join(shown_in(drawn)).replace(" ", "")
    for hero in game.lords[ME].line:
        assert texts.say(language, GAME, f"hero-{hero.card}").replace(" ", "") in written
    numbers, on_sheet = (Counter(re.split(r"/\d+$", word)[0] for word in shown_in(each)) for each in (drawn, sheet))
    least = Counter(
        str(number)
        for hero in game.lords[ME].line
        for number in (hero.left, hero.printed.trap, hero.printed.heal, hero.printed.magic)
        if number
    )
    assert numbers >= least
    assert on_sheet >= least


def test_all_numbers_of_a_wounded_party_stay_on_their_tiles(texts: Texts) -> None:
    wide = 200.0
    party = table(4, year=2, line=heroes("X:3 T5/2:2 P5/2", 2)).view(ME).lords[ME].line
    drawn = framed(480, people.fighters(Locale("en", texts, NAMES), party, (3 * wide, 480), 3, (), None))
    for line in lines(drawn):
        assert line.right <= (line.left // wide + 1) * wide - 8, line.words
    assert hard_to_read(Picture(drawn, "A party.", "words")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_place_of_a_battle_is_named_whole_after_a_long_name(texts: Texts, language: str) -> None:
    game = table(4, combat_round=1, combat_shown=1, phase="battle", line=heroes("W5"))
    game.battle = Battle(seat=ME, square="C1")
    names = [*NAMES[:ME], "W" * 32, NAMES[3]]
    title = next(
        words for words in shown_in(dungeon_lords.board(game.view(None), language, texts, names)) if "W" in words
    )
    assert title.endswith({"en": "W's battle: C1, tunnel", "ja": "Wの戦闘：C1、トンネル"}[language])


@pytest.mark.rule("DL-19.1")
@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize(
    ("line", "laid", "told"),
    [
        ("W5", {}, "No effect (0 magic, 1 needed)"),
        ("W5 M4/2", {}, "Can be cast (2 magic, 1 needed)"),
        ("W5 M4/2", {"square": "C2"}, "No effect: no spells work in this room"),
        ("W5 M4/2", {"no_spell": True}, "No effect: the dart stopped all spells"),
        ("W5", {"spell": "cast", "magic": 2}, "Cast (2 magic, 1 needed)"),
        ("W5", {"spell": "in_vain", "magic": 2}, "Cast with 2 magic, but it changed nothing here"),
    ],
)
def test_a_battle_shows_whether_the_spell_works_and_why(year: int, line: str, laid: dict[str, Any], told: str) -> None:
    """A wizard in prison, captured in the year before, doesn't matter."""
    game = table(4, year=year, prison=["wizard_12"])
    game.combat_piles[year - 1] = ["word_of_peace"] * 4
    game.combat_round = game.combat_shown = 1
    game.phase = "battle"
    game.battle = Battle(**{"seat": ME, "square": "C1", **laid})
    game.lords[ME].line = heroes(line, year)
    game.lords[ME].tiles["C2"] = Tile(kind="antimagic_room")
    board = dungeon_lords.board(game.view(None), "en", Texts(), NAMES)
    assert told in " ".join(shown_in(board))
    assert f"Word of Peace in {NAMES[ME]}'s battle: {told}.\n" in board.text
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
    assert dungeon.in_lines(name, room) == lines


def about(svg: str) -> dict[str, str]:
    """The words of a picture's places, by their marks."""
    return {mark: html.unescape(words) for mark, words in re.findall(r'data-mark="([^"]*)" data-about="([^"]*)"', svg)}


def test_events_adventurers_evil_and_supplies_are_explained_on_the_board() -> None:
    game = table(3)
    game.season, game.events_shown, game.events[:2] = 1, 2, ["payday", "tax"]
    game.arriving, game.forecast = ["warrior_11"], ["thief_11", "priest_11"]
    game.lords[ME].notices, game.lords[ME].prison = 2, ["wizard_11"]
    told = about(dungeon_lords.live_board(game.view(ME), "en", Texts(), NAMES[1:]).svg)
    assert told["season-0"].startswith("This season. Event: Payday.")
    assert told["season-1"].startswith("Next season. Event: Tax. Adventurers, weakest first: ")
    assert "HP" in told["coming-thief_11"]
    assert "evil 5, gold 3, food 3" in told[f"lord-{ME}"]
    assert "Unpaid notices: 2." in told[f"lord-{ME}"]
    assert told["evilometer"].startswith("Evil, from 1 (kind) to 15 (vile).")
    assert "is in his tent" in told["evilometer"]
    assert told["wizard_11"].startswith("Prison: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_of_a_dungeon_says_what_it_does(language: str) -> None:
    game, texts = table(3), Texts()
    game.lords[ME].tiles |= {"C2": Tile(kind="antimagic_room"), "C3": Tile(kind="tunnel")}
    told = about(dungeon_lords.live_hand(game.view(ME), ME, language, texts, NAMES[1:]).svg)
    assert texts.say(language, "dungeon_lords", "room-antimagic_room-help") in told["C2"]
    assert told["C3"].endswith(texts.say(language, "dungeon_lords", "tile-tunnel"))


def test_titles_are_explained_in_the_final_count() -> None:
    game = played(2, "titles", lambda game: game.result is not None)
    told = about(dungeon_lords.live_board(game.view(0), "ja", Texts(), NAMES).svg)
    assert {f"title-{title}" for title in TITLES} | {"score-rooms", "score-hall_of_fame"} <= told.keys()
    assert "インプがいちばん多い" in told["title-imps"]


def test_the_own_orders_are_numbered_on_their_areas() -> None:
    game = DungeonLords.start(3, {"rules": "introductory"}, seed="numbers")
    question = next(question for question in game.questions if question.seat == 1 and question.kind == "choose_order")
    before = dungeon_lords.live_board(game.view(1), "en", Texts(), NAMES).svg
    game.choose(1, question.id, [option.id for option in question.options(game)[:3]])
    after = dungeon_lords.live_board(game.view(1), "en", Texts(), NAMES).svg
    seen_by_others = dungeon_lords.live_board(game.view(0), "en", Texts(), NAMES).svg
    numbered = f'rx="8" fill="{style.MOOD.accent}"/>'
    assert after.count(numbered) == 3
    assert numbered not in before + seen_by_others


def test_an_inaccessible_order_shows_its_spaces_while_it_can_be_chosen_for_a_non_player() -> None:
    game = DungeonLords.start(2, {"rules": "introductory"}, seed="outsiders")
    game.lords[1].disabled = ["hire_monster", "build_room"]
    own = areas.draw(game.view(1), Locale("en", Texts(), NAMES), 906, 400, ("dig_tunnels",))
    turned = areas.turned_over(
        Locale("en", Texts(), NAMES), "hire_monster", (906 - 3 * areas.GAP) / 4, (400 - areas.GAP) / 2
    )
    assert turned in own
    assert turned not in areas.draw(game.view(1), Locale("en", Texts(), NAMES), 906, 400, ("hire_monster",))


def test_a_page_is_told_the_whole_board(texts: Texts) -> None:
    board = dungeon_lords.live_board(crowded().view(ME), "en", texts, NAMES)
    assert len(board.alt) <= 1000 < len(board.spoken)
    assert picture_part(board, {})["alt"] == board.spoken
    for line in board.text.splitlines():
        assert unmarked(line).strip() in board.spoken


@pytest.mark.parametrize("width", [450, 298, 222])
@pytest.mark.parametrize("fights", [False, True])
def test_a_panel_shows_short_names_and_all_numbers_in_full(width: int, fights: bool) -> None:
    """Also with traps to be drawn, imps at work, notices, prisoners, a party, the token and the tick."""
    game = table(4, year=2, line=heroes("X:7 T5/2:2 P5/2", 2), gold=11, notices=2, imps=13, busy_imps=3)
    lord = game.lords[ME]
    lord.traps, lord.shared, lord.prison = ["trap_door"] * 12, [Shared(traps=2)], ["wizard_11"]
    lord.lair = [Creature(kind="ghost")] * 5
    if fights:
        game.phase, game.combat_round = "planning", 1
    view = game.view(ME)
    view.starter, view.lords[ME].ready = ME, True
    high = 425 if fights else 180
    drawn = lords.panel(view, Locale("en", Texts(), ["Aoi", "Saki", "Nutmeg", "Moss"]), ME, width, high)
    picture = Picture(framed(high, drawn), "A panel.", "words")
    assert faults(picture, flattest=9) + hard_to_read(picture) == []
    assert all(line.right <= width and line.bottom <= high for line in lines(picture.svg))
    assert {"Nutmeg", "11", "10/13", "12+2", "5", "2"} <= set(shown_in(picture))
    assert style.icon("check", 0, 0, 100)[-60:] in drawn


@pytest.mark.parametrize(("width", "high"), [(222, 156), (222, 180), (222, 425), (298, 156), (298, 425), (450, 156)])
def test_a_panel_holds_everything_at_once(texts: Texts, width: int, high: int) -> None:
    """With two digits of all supplies, prisoners and notices, and all who can stand before a gate."""
    game = table(4, year=2, line=heroes("X:7 T5/2:2 P5/2 W6", 2), gold=11, notices=12, imps=13, busy_imps=3)
    lord = game.lords[ME]
    lord.food, lord.traps, lord.shared, lord.prison = 11, ["trap_door"] * 12, [Shared(traps=2)], ["wizard_11"] * 10
    lord.lair = [Creature(kind="ghost")] * 11
    picture = Picture(framed(high, lords.panel(game.view(ME), Locale("en", texts, NAMES), ME, width, high)), "A.", "w")
    assert faults(picture, flattest=9) + hard_to_read(picture) == []
    assert all(line.right <= width and line.bottom <= high for line in lines(picture.svg))
    assert {"10/13", "12+2", "12", "10"} <= set(shown_in(picture))


def test_a_party_stands_beside_the_prison_where_a_panel_is_low(texts: Texts) -> None:
    game = table(4, year=2, line=heroes("X:7 T5/2:2 P5/2", 2), notices=2, prison=["wizard_11"])
    drawn = framed(156, lords.panel(game.view(ME), Locale("en", texts, NAMES), ME, 222, 156))
    assert faults(Picture(drawn, "A panel.", "words"), flattest=9) == []
    assert hard_to_read(Picture(drawn, "A panel.", "words")) == []
    assert all(line.right <= 222 and line.bottom <= 156 for line in lines(drawn))


def test_frames_around_supplies_that_can_be_paid_do_not_touch(texts: Texts) -> None:
    game = table(3)
    svg = dungeon_lords.hand(game.view(ME), ME, "en", texts, NAMES[1:]).svg
    found = re.findall(r'data-mark="(gold|food)"[^>]*? x="([\d.]+)"[^>]*? width="([\d.]+)"', svg)
    at = {mark: (float(x), float(width)) for mark, x, width in found}
    assert sum(at["gold"]) < at["food"][0]
    assert re.search(r'data-mark="crown"[^>]*Points if the game ended now', svg) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_every_combat_card_is_drawn_in_full(texts: Texts, language: str) -> None:
    """Also on a narrow card that only its spies know."""
    game = played(4, "cards", lambda game: game.combat_round > 0)
    names = list(COMBAT_CARDS)
    for start in range(0, len(names), 4):
        shown = names[start : start + 4]
        view = game.view(0).model_copy(update={"combat": shown, "combat_round": 1, "combat_shown": 1})
        svg = combat.cards(view, Locale(language, texts, NAMES), WIDTH - 10)
        drawn = [html.unescape(words) for words in re.findall(r">([^<]+)</text>", svg)]
        assert {texts.say(language, GAME, f"card-{name}") for name in shown} <= set(drawn)


def test_a_poisoned_adventurer_is_marked_in_the_battle(texts: Texts) -> None:
    game = crowded()
    assert game.battle is not None
    drop = style.icon("poison", 0, 0, 100)[-60:]
    for poisoned in (None, "priest_24"):
        game.battle.poison = None if poisoned is None else Poison(hero=poisoned, points=2)
        svg = dungeon_lords.board(game.view(0), "en", texts, NAMES).svg
        assert svg.count(drop) == int(poisoned is not None)


def test_a_trap_can_be_tapped_on_its_whole_text(texts: Texts) -> None:
    game = positions()["planning"].copy_game()
    seat = game.awaited().seat
    game.lords[seat].traps = ["pendulum", "poisoned_meal"]
    svg = dungeon_lords.hand(game.view(seat), seat, "en", texts, NAMES).svg
    for kind in game.lords[seat].traps:
        (high,) = re.findall(rf'data-mark="{kind}" [^>]* height="([\d.]+)"', svg)
        assert float(high) > 2 * SMALLEST


@pytest.mark.parametrize(
    ("creature", "kinds"),
    [("troll", {"en": "Monster", "ja": "モンスター"}), ("ghost", {"en": "Ghost", "ja": "ゴースト"})],
)
def test_a_creature_is_looked_up_as_what_it_is(creature: str, kinds: dict[str, str], texts: Texts) -> None:
    for language, kind in kinds.items():
        shown = things.draw(f"creature-{creature}", Locale(language, texts))
        assert shown.text.split("\n")[0].endswith(f"** ({kind})")


@pytest.mark.parametrize(("hero", "numbered"), [("warrior_13", True), ("thief_21", True), ("paladin_1", False)])
def test_the_number_of_an_adventurer_is_explained_where_there_is_one(hero: str, numbered: bool, texts: Texts) -> None:
    for language, words in {"en": "The number only tells", "ja": "番号は"}.items():
        assert (words in things.draw(f"hero-{hero}", Locale(language, texts)).text) == numbered
        game = table(4, phase="planning", combat_round=1, prison=[hero])
        game.lords[ME].line = [Hero(card=hero)]
        for shown in (dungeon_lords.board, partial(dungeon_lords.hand, seat=ME)):
            svg = shown(game.view(ME), language=language, texts=texts, names=NAMES).svg
            assert (words in svg) == numbered


def test_prisoners_are_numbered_only_where_one_is_chosen(texts: Texts) -> None:
    game = table(4, prison=["warrior_13", "warrior_14"])
    drawn = [shown_in(dungeon_lords.live_hand(game.view(ME), ME, "en", texts, NAMES, m)) for m in ([], ["warrior_13"])]
    assert [Counter(drawn[1])[number] - Counter(drawn[0])[number] for number in "34"] == [1, 0]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("fights", [True, False])
def test_the_last_one_captured_can_be_ringed_on_the_board(seats: int, fights: bool) -> None:
    """In the battle, and after the last of a party, when the board shows the dungeons again."""
    game = table(seats, year=1, combat_round=1, combat_shown=1, phase="battle", line=heroes("W4" if fights else ""))
    game.battle = Battle(seat=ME, square="C1") if fights else None
    game.lords[ME].prison = ["wizard_11", "thief_11"]
    board = dungeon_lords.live_board(game.view(ME), "en", Texts(), NAMES)
    assert ringed(board, {"thief_11"}).svg.count('class="ring"') == 1

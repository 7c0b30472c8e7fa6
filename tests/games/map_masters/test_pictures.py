"""The pictures of Map Masters, beyond what is reviewed: nothing on a map covers what one needs to see."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from random import Random
from xml.etree import ElementTree

import pytest

from conformance.legibility import Line, faults, lines
from conformance.test_live import spots
from conformance.texts import TEXTS
from games.map_masters import pictures as map_masters
from games.map_masters.pictures import drafts, galleries, hands, icons, plans, style, tableaus
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.labels import Labels, listed_as
from games.map_masters.pictures.name_search import (
    EXPLAINED,
    mission_named,
    missions_like,
)
from games.map_masters.pictures.windows import MARGIN, Box, Window, bounds, is_cell, parse_cell, window_around
from games.map_masters.rules.cards import HEIGHT, MAIN
from games.map_masters.rules.components import GOALS
from games.map_masters.rules.coop.missions import MISSIONS
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.icons import ICON_OF
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.lines import strokes_of_steps
from games.map_masters.rules.option_texts import about_team_card
from games.map_masters.rules.step_options import DONE, END, MORE
from games.map_masters.rules.versus import scoring
from games.map_masters.rules.view import MapMastersView
from locales.sanitizing import sanitize
from locales.texts import LANGUAGES
from pictures.kit import WIDTH
from pictures.svg import CUT, Picture, document
from pictures.tokens import LANTERN, LANTERN_INK
from rules.players import RandomPlayer, answer
from rules.questions import Option, Question, Shown, as_shown, marks_of
from tests.games.map_masters.pictured import COOP, moment, position
from tests.games.map_masters.table import Mission, Table
from tests.games.svg import SVG, lines_of, shown_in

pytestmark = pytest.mark.slow

GAME = "map_masters"
NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg", "ふゆみ"]
LOCALES = {language: Locale(language, TEXTS, NAMES) for language in LANGUAGES}
EN = LOCALES["en"]
TRAIL = f'stroke="{style.PEN}"'
"""Only paths are lines of this colour."""
CELLAR_WALL = 'stroke-dasharray="9 6"'


@pytest.mark.parametrize(("settings", "kind"), [({}, "draw"), (COOP, "trace_path")])
def test_next_steps_have_the_numbers_of_their_options_and_further_ways_their_letters(
    settings: dict[str, object], kind: str
) -> None:
    def code(option: Option) -> str:
        return str(option.label.args.get("number"))

    def wanted(game: MapMasters, question: Question) -> bool:
        return question.kind == kind and any(code(option)[-1] in MORE for option in question.options(game))

    game = moment(settings, 2, wanted)
    question = next(question for question in game.questions if question.kind == kind and question.awaited)
    listed = [option for option in as_shown(question, game) if is_cell(option.mark)]
    numbers = {int(code(option).rstrip(MORE)) for option in listed}
    assert numbers == {*range(1, len({option.mark for option in listed}) + 1)}
    picture = map_masters.decision(game.view(question.seat), kind, marks_of(listed), EN)
    assert picture is not None
    discs = {number for words in shown_in(picture) for number in words.split(",")}
    assert {code(option) for option in listed} <= discs


def test_numbers_of_steps_lie_on_the_cellars_next_to_the_dungeon() -> None:
    table = Table(2).explore("d06 s1", "s1", goal="goal_coin_2").lay("d06").do("start_0.N1", by=0)
    marks = [option.mark for option in table.options(0).values() if is_cell(option.mark)]
    picture = map_masters.decision(table.game.view(0), "draw", marks, EN)
    assert picture is not None
    assert picture.svg.rindex(CELLAR_WALL) < picture.svg.index(">1</text>")


@pytest.mark.parametrize("suggested", [[], ["routeA:m29,15 m28,15"]])
def test_numbers_of_a_groups_steps_lie_above_the_spaces_with_or_without_a_suggested_path(suggested: list[str]) -> None:
    game, marks, seat = position("trace")
    picture = map_masters.decision(game.view(seat), "trace_path", [*suggested, *marks], EN)
    assert picture is not None
    assert picture.svg.index(">?</text>") < picture.svg.index(LANTERN) < picture.svg.index(">1</text>")
    assert (style.ROUTES["A"] in picture.svg) == bool(suggested)


def test_a_page_lights_the_steps_next_to_the_end_of_a_path_and_takes_taps_on_all() -> None:
    game, marks, seat = position("draw")
    picture = map_masters.live_hand(game.view(seat), seat, EN, marks)
    cells = {mark for mark in marks if is_cell(mark)}
    assert cells <= spots(picture).keys()
    assert 0 < picture.svg.count(f'fill="none" stroke="{LANTERN}"') < len(cells)


def test_a_draft_appears_in_the_hand_picture_only_when_it_is_done() -> None:
    game, _, seat = position("draw")
    hand = map_masters.hand(game.view(seat), seat, EN)
    assert TRAIL not in hand.svg
    assert "```" not in hand.text
    for card in game.players[seat].area:
        assert TEXTS.say("en", GAME, f"card-{card}") in hand.text
    done = MapMasters.load(game.save())
    done.players[seat].done = True
    assert TRAIL in map_masters.hand(done.view(seat), seat, EN).svg


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_to_build_with_are_as_easy_to_see_as_a_team_hand(language: str) -> None:
    game, _, seat = position("draw")
    cards = game.players[seat].area
    drawn = spots(map_masters.hand(game.view(seat), seat, LOCALES[language]))
    assert len(cards) == 5
    for card in cards:
        ((_, top, _, bottom),) = drawn[card]
        assert bottom - top >= HEIGHT * hands.EASY_CELL


def test_a_count_is_omitted_only_if_it_is_one_and_there_is_no_room() -> None:
    counts = [("coin", 1), ("sword", 2), ("key", 1)]
    wide, tight = galleries.counted(counts, 0, 0, 300), galleries.counted(counts, 0, 0, 90)
    assert re.findall(r">(\d)</text>", wide[0]) == ["1", "2", "1"]
    assert re.findall(r">(\d)</text>", tight[0]) == ["2"]


def test_a_hand_that_would_be_small_in_one_row_is_drawn_in_two() -> None:
    large, plain = ["d63", "d06", "d57", "d18"], ["s3", "s4", "s7", "s1"]
    rows, cell = hands.team_rows(large)
    assert (rows, cell) == ([large[:2], large[2:]], hands.EASY_CELL)
    assert hands.team_rows(large[:1]) == ([large[:1]], hands.MOST_CELL)
    rows, cell = hands.team_rows(plain)
    assert (len(rows), cell) == (2, hands.EASY_CELL), "one of them has a basement"
    assert hands.team_rows(plain[2:]) == ([plain[2:]], hands.MOST_CELL)


@pytest.mark.parametrize("hinted", [False, True])
def test_cards_of_fitting_size_fill_the_whole_row(hinted: bool) -> None:
    cards = ["d63", "s3", "d06"]
    cell = galleries.fitting(cards, WIDTH, hinted=hinted)
    spans = [galleries.width_with_basement(card, cell) for card in cards]
    if hinted:
        spans = [galleries.width_with_basement("s3", cell)] * 3
    assert sum(spans) + 4 * galleries.APART == pytest.approx(WIDTH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_a_row_are_complete_and_do_not_touch(language: str) -> None:
    cards = ["s2", "s1", "d40", "s5", "d02"]
    drawn = document(
        720, 400, galleries.row(Locale(language, TEXTS), [(card, False) for card in cards], 0, 720, 22, hinted=True)
    )
    rows: dict[float, list[Line]] = {}
    for line in lines(drawn):
        rows.setdefault(line.top, []).append(line)
        assert not line.words.endswith(CUT)
    assert len(rows) == 2, "some names are broken into two lines, and none into more"
    for row in rows.values():
        in_turn = itertools.pairwise(sorted(row, key=lambda line: line.left))
        assert all(one.right + galleries.NAMES_APART <= other.left + 1 for one, other in in_turn)
    frames = [(left, right) for ((left, _, right, _),) in spots(Picture(drawn, "", "")).values()]
    assert len(frames) == len(cards)
    for line in lines(drawn):
        assert any(left - 1 <= line.left and line.right <= right + 1 for left, right in frames)


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ("3", "3"),
        ("3 4", "3-4"),
        ("9 10 11", "9-11"),
        ("3 5", "3,5"),
        ("3 3b", "3,3b"),
        ("3 3b 3c", "3-3c"),
        ("3 4 4b", "3-4b"),
    ],
)
def test_several_numbers_in_one_disc_are_shortened(numbers: str, words: str) -> None:
    assert listed_as(numbers.split()) == words


def test_far_steps_into_one_space_share_a_disc_on_that_space() -> None:
    """Each on its own cell they would cover each other, and moved apart they would point at other spaces."""
    game, marks, seat = position("trace")
    view = game.view(seat)
    assert view.team is not None
    near = next(mark for mark in marks if is_cell(mark))
    left, top = (view.team.columns - 1) * 5, (view.team.rows - 1) * 7
    drawn = map_masters.board(view, EN, [near, f"m{left + 1},{top + 1}", f"m{left + 2},{top + 1}"])
    over = [line.text for line in lines_of(drawn) if float(line.get("x", 0)) > WIDTH * 0.65]
    assert "2-3" in over
    assert "2" not in over
    assert "3" not in over


def test_the_enlarged_part_contains_no_marks_from_outside_it() -> None:
    game, _, _ = position("lost")
    team = game.view(None).team
    assert team is not None
    plan = tableaus.plan_of(team)
    near = [card for card in plan.cards if card.x < 10 and card.y < 14]
    window = Window(-0.7, -0.7, 11.4, 15.4, 0, 0, 30)
    marks = [cell for cell in (*plan.circled, *plan.crossed) if parse_cell(cell)[0] == MAIN]
    shown = [cell for cell in marks if any(card.holds(*parse_cell(cell)[1:]) for card in near)]
    assert 0 < len(shown) < len(marks)
    drawn = plans.draw(plans.Plan(near, plan.trails, plan.circled, plan.crossed), window)
    assert len(re.findall('href="#i-(found|strike)"', drawn)) == len(shown)
    points = [point.split() for line in re.findall(r' d="M([\d .LM-]+)"', drawn) for point in re.split("[ML]", line)]
    assert points, "lines of groups"
    assert all(0 <= float(x) <= window.right and 0 <= float(y) <= window.bottom for x, y in points)


@pytest.mark.parametrize("end", ["m1,2", "b1,2"], ids=["main floor", "basement"])
@pytest.mark.parametrize("goes_on", [True, False])
def test_the_overview_rings_the_end_of_a_groups_line_while_it_goes_on(end: str, goes_on: bool) -> None:
    line = plans.DrawnPath([["m1,1", end]], "green", goes_on)
    drawn = plans.draw_hinted(plans.Plan([Placed("s1", False, 0, 0)], [line]), Window(0, 0, 5, 7, 0, 0, 40))
    assert bool(re.search(rf'<circle[^>]*fill="none" {TRAIL}', drawn)) == goes_on


def test_every_icon_has_its_own_drawing_and_explanation() -> None:
    assert set(EXPLAINED) == set(ICON_OF.values())
    assert set(ICON_OF.values()) <= set(icons.ICONS)
    assert len({icons.drawing(icon) for icon in icons.ICONS}) == len(icons.ICONS)


def test_groups_differ_by_sign_and_by_the_pattern_of_their_lines() -> None:
    groups = ("green", "yellow", "blue", "red")
    assert len({style.DASHES[group] for group in groups}) == len(groups)
    shapes = {re.search(r' d="([^"]+)"', style.sign(colour, 0, 0, 20)) for colour in style.GROUPS}
    assert len({shape[1] for shape in shapes if shape}) == len(style.GROUPS)


def test_missions_are_found_by_number_or_name() -> None:
    for number, mission in MISSIONS.items():
        assert mission_named(TEXTS, str(number)) == number
        assert mission_named(TEXTS, TEXTS.say("ja", GAME, f"mission-{mission.id}")) == number
    assert mission_named(TEXTS, "99") is None
    assert mission_named(TEXTS, "") is None
    assert missions_like(TEXTS, "") == list(MISSIONS)


def test_the_number_of_an_exit_at_the_top_stays_inside_the_plan() -> None:
    lying = [Placed("s1", False, 0, 0)]
    window = window_around(lying, Box(10, 60, 712, 900), MARGIN, 78.0)
    plan = plans.Plan(lying, steps=[("m1,-1", "8")])
    discs = re.findall(r'<rect x="[^"]+" y="([^"]+)"[^>]+rx="[^"]+"[^>]+/?>\s*<text[^>]*>8<', plans.draw(plan, window))
    assert discs
    assert all(float(y) >= window.y for y in discs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_on_a_card_is_told_with_its_numbers(language: str) -> None:
    assert TEXTS.say(language, GAME, about_team_card("s1")) == "🛢️\u2060×2🪙\u2060×3🗡️🔑🚪\u2060×2", (
        "a number stays with its sign"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("goal", GOALS)
def test_a_buyer_sees_the_round_the_own_coins_and_the_whole_objective_with_its_points(language: str, goal: str) -> None:
    game, marks, seat = position("market")
    game.goals[-1] = goal
    game.players[seat].coins = 37
    shop = map_masters.decision(game.view(seat), "buy", marks, LOCALES[language])
    assert shop is not None
    buyer = sanitize(NAMES[seat])
    when = TEXTS.say(language, "map_masters", "picture-market", round=game.round, rounds=6, player=buyer)
    name = TEXTS.say(language, "map_masters", f"goal-{GOALS[goal].kind}")
    points = TEXTS.say(language, "map_masters", "picture-goal_each", vp=GOALS[goal].vp)
    assert points in shop.svg
    lines = [next(line for line in lines_of(shop) if (line.text or "").startswith(words)) for words in (when, "37")]
    assert max(map(middle_of, lines)) - min(map(middle_of, lines)) < 2
    assert name in [line.text for line in lines_of(shop)]
    assert not any(str(line.text).endswith("…") for line in lines)


def middle_of(line: ElementTree.Element) -> float:
    """The height of a line of text, which is moved where it is squeezed."""
    return float(line.get("y") or line.attrib["transform"].split()[1].rstrip(")"))


def test_the_ring_where_a_path_stands_covers_no_wall() -> None:
    window = Window(0, 0, 3, 3, 0, 0, 40)
    ends = plans.draw(plans.Plan([], [plans.DrawnPath([["m0,1", "m1,1"]])]), window)
    rings = ElementTree.fromstring(document(120, 120, ends)).iter(f"{SVG}circle")
    reach = [float(ring.attrib["r"]) + float(ring.attrib["stroke-width"]) / 2 for ring in rings]
    assert max(reach) < 20


def with_path(status: str) -> MapMastersView:
    """The view of a player who has drawn a path of nine points in this state."""
    game, _, seat = position("draw")
    view = game.view(seat)
    draft = view.players[seat].draft
    assert draft is not None
    assert draft.path is not None
    path = draft.path.model_copy(update={"status": status, "gained": dict.fromkeys(icons.ICONS, 12)})
    player = view.players[seat].model_copy(update={"draft": draft.model_copy(update={"path": path, "points": 9})})
    return view.model_copy(update={"players": [player if drawer.seat == seat else drawer for drawer in view.players]})


@pytest.mark.parametrize(("status", "times"), [("drawing", 1), ("escaped", 2), ("ended", 2)])
def test_a_page_shows_what_a_finished_path_scores_at_its_end_as_well(status: str, times: int) -> None:
    view = with_path(status)
    assert view.seat is not None
    assert map_masters.live_hand(view, view.seat, EN).svg.count(">9 VP<") == times


def test_a_slip_has_the_points_in_its_middle_unless_the_sign_of_an_escape_is_beside_them() -> None:
    def points_at(status: str) -> list[float]:
        view = with_path(status)
        assert view.seat is not None
        lines = lines_of(map_masters.live_hand(view, view.seat, EN))
        return [float(line.attrib["x"]) for line in lines if line.text == "9 VP"]

    (ended, _), (escaped, _) = (sorted(points_at(status)) for status in ("ended", "escaped"))
    assert ended - escaped == 24


def heads_of_a_path(language: str, goal: str, status: str) -> list[str]:
    """The lines above a path in this state, with this goal, and next to it in a wide picture."""
    view = with_path(status).model_copy(update={"primary": GOALS[goal]})
    assert view.seat is not None
    player, locale = view.players[view.seat], LOCALES[language]
    return [drafts.head(view, player, locale), drafts.column(view, player, locale)[0]]


@pytest.mark.parametrize("status", ["drawing", "escaped"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goal_and_the_points_of_a_path_stand_in_full_beside_the_hourglass(language: str, status: str) -> None:
    for goal in (GOALS[name] for name in GOALS):
        for head in heads_of_a_path(language, goal.id, status):
            assert CUT not in head
            assert TEXTS.say(language, GAME, f"goal-{goal.kind}") in head
            places = re.findall(r'href="#[is]-(\w+)" transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)', head)
            boxes = [
                (float(x) - 20 * float(scale), float(y) - 20 * float(scale), 40 * float(scale), 40 * float(scale))
                for _, x, y, scale in places
            ]
            assert not any(meet(one, other) for one, other in itertools.combinations(boxes, 2))
            named = {name for name, *_ in places}
            assert named >= {"hourglass", "escape"}, "also among what was found"


@pytest.mark.parametrize("name", ["draw", "trace"])
def test_what_is_said_about_a_place_contains_no_coordinates(name: str) -> None:
    game, marks, seat = position(name)
    view = game.view(seat)
    pictures = [
        map_masters.live_board(view, EN, marks),
        map_masters.live_hand(view, seat, EN, marks),
    ]
    for picture in pictures:
        assert not re.findall(r'data-about="[^"]*-?\d+,-?\d+', picture.svg)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["draw", "build"])
def test_no_name_in_a_dungeon_covers_a_discovery(kind: str, language: str) -> None:
    table = Table(3)
    table.explore(["s6"], ["s1", "s2", "s3", "s4", "s5"], ["s7"])
    for number in range(4):
        table.pick(f"idea_{number}", seat=1)
        if kind == "build":
            table.pick("rebuild", seat=1)
        marks = [option.mark for option in table.options(1).values() if is_cell(option.mark)]
        drawn = map_masters.decision(table.game.view(1), kind, marks, LOCALES[language])
        assert drawn is not None
        names = names_in(ElementTree.fromstring(drawn.svg).iter(f"{SVG}rect"))
        assert len(names) >= 4
        things = re.findall(r'<use href="#[is]-\w+" transform="translate\(([\d.]+) ([\d.]+)\)', drawn.svg)
        assert things
        for left, top, wide, high in names:
            for x, y in things:
                assert not (left < float(x) < left + wide and top < float(y) < top + high)
        if kind == "draw":
            table.pick("rebuild", seat=1)


def test_numbers_and_letters_lie_beside_discoveries() -> None:
    game, marks, seat = position("draw")
    drawn = map_masters.decision(game.view(seat), "draw", marks, EN)
    assert drawn is not None
    things = re.findall(r'<use href="#i-\w+" transform="translate\(([\d.]+) ([\d.]+)\)', drawn.svg)
    signs = [
        box_of(element)
        for element in ElementTree.fromstring(drawn.svg).iter(f"{SVG}rect")
        if (element.get("stroke") == LANTERN_INK and float(element.get("rx", 0)) > 12)
        or (element.get("stroke") == style.PEN and element.get("fill") == style.FLOOR)
    ]
    assert len(signs) > len({*marks}) / 2
    for left, top, wide, high in signs:
        assert not any(left < float(x) < left + wide and top < float(y) < top + high for x, y in things)


def exploring(seed: str, most: int) -> Iterator[tuple[MapMasters, Question]]:
    """Questions of a random game in which a path is drawn: routes to choose, and steps."""
    game = MapMasters.start(4, {}, seed=seed)
    rng = Random(seed)
    while most and game.result is None:
        question = rng.choice([question for question in game.questions if question.awaited])
        if question.kind == "draw":
            most -= 1
            yield game, question
        game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))


@pytest.mark.parametrize("seed", ["names", "numbers"])
def test_every_card_of_a_dungeon_is_named_clear_of_numbers_and_letters(seed: str) -> None:
    """On the page and in the picture of the question; cards there tell on hover what they are, too."""
    kinds = set()
    for game, question in exploring(seed, 12):
        seat = question.seat
        view = game.view(question.seat)
        draft = view.players[seat].draft
        assert draft is not None
        marks = [option.mark for option in question.options(game) if option.mark and option.prominence >= Shown.LISTED]
        routes = any(mark.startswith("route") for mark in marks)
        kinds.add((routes, draft.path is None))
        drawn = [map_masters.live_hand(view, seat, EN, marks)]
        shown = map_masters.decision(view, question.kind, marks, EN)
        assert shown is not None
        drawn.append(shown)
        for number, picture in enumerate(drawn):
            root = ElementTree.fromstring(picture.svg)
            rects = list(root.iter(f"{SVG}rect"))
            words = {rect.get("data-mark"): rect.get("data-about") or "" for rect in rects}
            named_cards = [card.card for card in draft.cards if card.card in words]
            names = names_in(rects)
            if number == 0 or not (routes and draft.path is None):  # where routes are compared, resting tells
                assert len(names) == len(named_cards)
            assert named_cards if number else len(named_cards) == len(draft.cards)
            for card in named_cards:
                assert re.match(f"[A-Z]\\d: {re.escape(TEXTS.say('en', GAME, f'card-{card}'))}", words[card])
            for name in names:
                for rect in rects:
                    disc = rect.get("stroke") == LANTERN_INK and float(rect.get("rx", 0)) > 12
                    letter = rect.get("stroke") == style.PEN and rect.get("fill") == style.FLOOR
                    assert not (disc or letter) or not meet(name, box_of(rect))
            assert not any(meet(one, other) for one, other in itertools.combinations(names, 2))
    assert len(kinds) > 1


def meet(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    """Whether two boxes overlap by more than a rounding error."""
    (x, y, wide, high), (u, v, broad, deep) = one, other
    return x + wide > u + 0.5 and u + broad > x + 0.5 and y + high > v + 0.5 and v + deep > y + 0.5


def names_in(rects: Iterable[ElementTree.Element]) -> list[tuple[float, float, float, float]]:
    """The boxes around the names of cards."""
    return [box_of(rect) for rect in rects if rect.get("rx") == "6" and rect.get("fill") == style.FLOOR]


def box_of(element: ElementTree.Element) -> tuple[float, float, float, float]:
    left, top, wide, high = (float(element.attrib[name]) for name in ("x", "y", "width", "height"))
    return left, top, wide, high


@pytest.mark.rule("MM-16.3", "MM-16.5", "MM-16.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sum_on_the_score_sheets_says_what_it_does_not_count_yet(language: str) -> None:
    so_far, total, note = (
        TEXTS.say(language, GAME, key) for key in ("picture-so_far", "picture-total", "words-so_far")
    )
    table = Table(2)
    table.explore(["s1"], ["s6"])
    for over in (False, True):
        if over:
            table.game.result = scoring.outcome(table.game)
        board = map_masters.board(table.game.view(None), LOCALES[language])
        drawn = {line.text for line in ElementTree.fromstring(board.svg).iter(f"{SVG}text")}
        assert {so_far, total, note} & drawn == ({total} if over else {so_far, note})
        assert (note in board.text) != over


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_what_is_found_and_can_be_spent_where_the_path_is_drawn(language: str) -> None:
    """From the start on, so that nothing moves when the path begins."""
    words = {TEXTS.say(language, GAME, f"picture-{key}") for key in ("found", "spend")}
    shown = {}
    for game, question in exploring("numbers", 30):
        view = game.view(question.seat)
        draft = view.players[question.seat].draft
        assert draft is not None
        hand = map_masters.live_hand(view, question.seat, LOCALES[language])
        assert not [fault for fault in faults(hand) if "too tall" not in fault], "a page scrolls"
        shown[draft.path is None] = words <= {line.text for line in lines_of(hand)}
    assert shown == {True: True, False: True}


@pytest.mark.parametrize("name", ["trace_paths", "shop", "choose_first"])
def test_an_answer_that_concerns_no_place_has_no_mark(name: str) -> None:
    """A page lists it next to the question, instead of leading to a place that tells nothing."""
    game = moment(COOP, 3, lambda game, question: question.kind == name)
    (question,) = [question for question in game.questions if question.awaited]
    placed = [option.mark for option in question.options(game) if option.mark]
    assert game.team is not None
    assert placed == [group.colour for group in game.team.groups] * (name == "trace_paths")


def path_at_stairs(level: str) -> tuple[MapMasters, Question, Option]:
    """A random game in which a path stands at stairs on this level, the question about it, and the answer to climb."""
    game = MapMasters.start(2, {}, seed="stairs")
    rng = Random("stairs")
    while True:
        question = rng.choice([question for question in game.questions if question.awaited])
        stairs = next((option for option in question.options(game) if option.id.startswith("stairs_")), None)
        steps = tuple(game.players[question.seat].draft.steps)
        if stairs is not None and strokes_of_steps(game.walk(question.seat)[0], steps)[-1][-1][0] == level:
            return game, question, stairs
        picked = answer(game, question, RandomPlayer(), rng) if stairs is None else [stairs.id]
        game.choose(question.seat, question.id, picked)


@pytest.mark.parametrize("level", ["m", "b"], ids=["down", "up"])
def test_stairs_can_be_tapped_where_the_path_stands_at_them(level: str) -> None:
    """Their far end may be far away in the picture, and a finger means the stairs themselves."""
    game, question, stairs = path_at_stairs(level)
    marks = [option.mark for option in question.options(game) if option.mark and option.prominence >= Shown.LISTED]
    svg = map_masters.live_hand(game.view(question.seat), question.seat, EN, [*marks, END]).svg
    rects = list(ElementTree.fromstring(svg).iter(f"{SVG}rect"))

    def places(mark: str) -> list[tuple[float, float]]:
        marked = [rect for rect in rects if rect.get("data-mark") == mark]
        return [(float(rect.attrib["x"]), float(rect.attrib["y"])) for rect in marked]

    cell = stairs.id.removeprefix("stairs_")
    grid = next(rect for rect in rects if "data-grid" in rect.attrib)
    left, top, wide, _ = map(int, grid.attrib["data-cells"].split())
    size = float(grid.attrib["width"]) / wide

    def is_on(card: Placed, place: tuple[float, float]) -> bool:
        x, y = (int(part) + corner for part, corner in zip(cell.split(","), (card.x, card.y), strict=True))
        corner_of_cell = float(grid.attrib["x"]) + (x - left) * size, float(grid.attrib["y"]) + (y - top) * size
        return place == pytest.approx(corner_of_cell, abs=1)

    cards = game.players[question.seat].draft.cards
    assert any(is_on(card, place) for card in cards for place in places(stairs.mark))
    if level == "b":
        assert set(places(END)) <= set(places(stairs.mark)), "in the basement, too"
    assert not stairs.drag.piece, "a line also begins at the other end"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_the_headline_is_cut_off_after_the_game(language: str) -> None:
    view = moment(COOP, 2, lambda game, question: game.result is not None).view(0)
    for draw in (map_masters.board, map_masters.live_board):
        first = min(lines(draw(view, LOCALES[language]).svg), key=lambda line: line.bottom)
        assert first.bottom >= 0.9 * first.size, "Japanese letters are that tall"


def test_after_the_game_no_line_of_a_group_has_an_end_to_go_on_from() -> None:
    view = moment(COOP, 2, lambda game, question: game.result is not None).view(0)
    assert view.team is not None
    assert any(group.lines for group in view.team.groups)
    assert f'data-mark="{END}"' not in map_masters.live_board(view, Locale("en", TEXTS, NAMES)).svg


def test_what_has_been_drawn_stays_in_sight_until_all_are_done() -> None:
    game = MapMasters.start(2, {"time_bonus": "off"}, seed="done")
    rng = Random("done")
    while not any(player.done for player in game.players):
        question = rng.choice([question for question in game.questions if question.awaited])
        ends = [
            option.id
            for option in question.options(game)
            if option.id.endswith(DONE) and option.id.startswith("escape")
        ]
        game.choose(question.seat, question.id, ends[:1] or answer(game, question, RandomPlayer(), rng))
    seat = next(number for number, player in enumerate(game.players) if player.done)
    assert TRAIL in map_masters.live_hand(game.view(seat), seat, EN, []).svg


@pytest.mark.parametrize("cell", [30.0, 50.0], ids=["narrow", "wide"])
def test_the_number_of_an_entrance_covers_nothing_on_the_cards(cell: float) -> None:
    """Two digits are wider than a narrow cell, and grow away from the card."""
    lying = [Placed("s1", False, 0, 0)]
    entrances = {"m-1,1": ["15"], "m5,5": ["18"], "m1,-1": ["12"], "m3,7": ["20"]}
    window = Window(-1.7, -1.7, 9.4, 10.4, 0, 0, cell)
    left, top = window.at(-0.5, -0.5)
    _, _, across, down = bounds(lying, 0)
    card = Box(left, top, across * cell, down * cell)
    for disc in Labels(lying, window, {}, entrances).number_boxes.values():
        assert not Box(disc.x + 1, disc.y + 1, disc.width - 2, disc.height - 2).meets(card)


def test_the_card_that_is_placed_in_a_mission_is_seen_where_it_can_lie() -> None:
    mission = Mission().play()
    mission.do(f"play_{mission.team.hands[mission.game.turn][0]}")
    boards = []
    for _ in range(2):
        marks = [option.mark for option in mission.question().options(mission.game) if option.mark]
        boards.append(map_masters.live_board(mission.game.view(mission.game.turn), EN, marks).svg)
        mission.do("flip")
    upright, turned = boards
    assert upright != turned


def test_the_points_of_one_round_never_stand_below_the_goals_of_the_next() -> None:
    game, _, seat = position("refresh")
    points = f"{game.players[seat].primary[-1]}+{game.players[seat].secondary[-1]}"

    def shown() -> list[str]:
        return shown_in(map_masters.board(game.view(seat), EN, ()))

    assert points in shown()
    game.round += 1
    assert points not in shown()


@pytest.mark.rule("MM-16.1")
def test_the_last_round_is_told_without_a_refresh_phase() -> None:
    game, _, seat = position("refresh")
    game.phase = "over"
    words = " ".join(shown_in(map_masters.board(game.view(seat), EN, ())))
    assert "Exploration" in words
    assert "Refresh" not in words

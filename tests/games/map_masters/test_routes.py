"""Whole routes as one answer: their gains, their legality, and when they are searched for."""

from __future__ import annotations

import pickle
from dataclasses import replace
from itertools import combinations
from random import Random
from unittest.mock import Mock

import pytest

from conformance.texts import TEXTS
from games.map_masters.pictures.choosing import layouts_of, routes_of
from games.map_masters.players.forward import forward
from games.map_masters.players.heuristic import HeuristicPlayer
from games.map_masters.players.plans import tells
from games.map_masters.players.search_player import SearchPlayer
from games.map_masters.rules.components import BARREL_RIDE, GOALS
from games.map_masters.rules.coop import offered_routes
from games.map_masters.rules.coop.tableau import team_of
from games.map_masters.rules.coop.trace import TracePath
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.goals import points
from games.map_masters.rules.icons import SIGNS
from games.map_masters.rules.ideas import ideas
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.lines import LETTERS
from games.map_masters.rules.path.following import begin
from games.map_masters.rules.path.state import ARRIVED, DRAWING, ESCAPED, Move, Path
from games.map_masters.rules.step_options import DONE, MOST_SIGNS
from games.map_masters.rules.versus import routes
from games.map_masters.rules.versus.drafting import AndDone, Idea, IdeaPath
from games.map_masters.rules.versus.drawing import Draw
from games.map_masters.rules.versus.routes import Route
from rules.answer_values import AnswerValue
from rules.messages import Message, Part, part, refer
from rules.players import answer
from rules.questions import Option, Question, Role, Shown, Undo, allows, as_shown, effect_of
from tests.games.driver import played_until
from tests.games.map_masters.table import Mission, Table, exploring, followed, small

HAND = "s1 s2 s3 s4 s5"
LAYOUTS = ideas(tuple(HAND.split()), False)
FEWER_WAYS = "s1 s2 s3 s6 s8"
SEAT = 1
"""Neither the first player nor the last."""


def building(hand: str = HAND) -> Table:
    """The second of three seats has laid nothing yet."""
    return exploring("s8", hand, "s7", coming="goal_barrel_2", time_bonus="off")


def at_the_start(idea: int = 0, hand: str = HAND) -> Table:
    """The second of three seats has laid an idea and may choose a route."""
    return building(hand).do(f"idea_{idea}", by=SEAT)


def make_final(table: Table, why: str) -> Table:
    """Being done is final for the second seat: it is the last, or there is a race."""
    return table.on_table(racing=True) if why == "race" else table.do("done", by=0).do("done", by=2)


def offers(table: Table) -> list[Option]:
    """The routes that only draw, without finishing."""
    return [option for option in table.options(SEAT).values() if isinstance(option.value, Route)]


def shown(table: Table) -> list[str]:
    """The ids of the routes that the player sees."""
    asked = table.game.awaited(SEAT)
    return [option.id for option in as_shown(asked, table.game) if option.id.startswith("route_")]


def end_of(table: Table) -> Path:
    """The path of the second seat."""
    path = table.game.path(SEAT)
    assert path is not None
    return path


def test_each_route_is_legal_has_its_stated_gains_and_is_in_some_respect_better_than_any_other() -> None:
    for number in range(5):
        table = at_the_start(number)
        goal = GOALS[table.game.goals[-1]]
        routes_offered = offers(table)
        assert 1 <= len(routes_offered) <= 5
        for option in routes_offered:
            path = followed(table.game.walk(SEAT)[0], option.value.steps)
            assert option.label.args["points"] == points(path, goal)
            coins = path.count("coin")
            assert option.label.args["coins"] == part(coins, "part-coins", coins=coins)
            assert option.label.args["escape"] == part(path.status == ESCAPED, "part-escape")
            assert len(pickle.dumps(option.value)) < 4_000, "those of many tables are kept; a dungeon takes 100 kB"
        gains = [option.value.brings for option in routes_offered]
        for one, other in combinations(gains, 2):
            assert any(mine > theirs for mine, theirs in zip(one, other, strict=True))
            assert any(mine < theirs for mine, theirs in zip(one, other, strict=True))
        assert gains[0].points == max(gain.points for gain in gains), "the one with the most points comes first"


def test_another_route_is_added_if_there_are_few() -> None:
    routes_offered = offers(at_the_start(0, FEWER_WAYS))
    another, *_ = [route for route in routes_offered if route.id.startswith(f"route_{routes.ANOTHER}")]
    assert routes.about(another.value).args["purpose"] == Part("part-purpose", {"purpose": refer("purpose-another")})


def test_buttons_for_entrances_show_what_is_found_there_as_signs() -> None:
    table = at_the_start()
    for option in table.options(SEAT).values():
        if option.id.startswith("start_"):
            finds = option.label.args["gains"]
            assert isinstance(finds, list)
            kinds = [icon for icon in SIGNS if refer(f"icon-{icon}") in finds]
            named = [icon for icon in kinds if SIGNS[icon] in str(option.label.args["signs"])]
            assert len(named) == min(len(kinds), MOST_SIGNS)
            assert str(option.label.args["signs"]).endswith("…") == (len(kinds) > MOST_SIGNS)


def test_laid_cards_have_buttons_to_rotate_them_and_lines_of_a_menu_for_other_changes() -> None:
    options = building().do("idea_0", "rebuild", by=SEAT).options(SEAT)
    cards = HAND.split()
    assert not any(options[f"{what}_{card}"].role.is_back for card in cards for what in ("take", "turn", "shift"))
    assert all(options[f"turn_{card}"].prominence >= Shown.BUTTON for card in cards)
    assert not any(options[f"{what}_{card}"].prominence >= Shown.BUTTON for card in cards for what in ("take", "shift"))
    assert options["clear"].role is Role.BACK


def test_a_route_is_one_choice_and_is_taken_back_as_one() -> None:
    table = at_the_start()
    route = offers(table)[0]
    table.do(route.id, by=SEAT).never(route.id, by=SEAT).draft_is(SEAT, steps=[*route.value.steps], presses=[0])
    assert table.game.awaited(SEAT).searches(table.game, ideas=True) == [], "a path that has begun needs no search"
    table.do("undo", by=SEAT).offers(route.id, by=SEAT).draft_is(SEAT, steps=[], presses=[])


def test_choosing_a_route_finishes_and_withdrawing_takes_back_both() -> None:
    table = at_the_start()
    ids = shown(table)
    assert ids
    assert all(id.endswith(DONE) for id in ids)
    whole = table.options(SEAT)[ids[0]].value.way
    table.do(ids[0], by=SEAT).player_is(SEAT, done=True)
    assert [step for step in table.players[SEAT].draft.steps if step != "stop"] == list(whole.steps)
    table.do("withdraw", by=SEAT).player_is(SEAT, done=False).draft_is(SEAT, steps=[], presses=[])
    assert shown(table) == ids


@pytest.mark.parametrize("final", ["last", "race"])
def test_a_route_does_not_finish_where_finishing_would_be_final(final: str) -> None:
    table = make_final(at_the_start(), final)
    ids = shown(table)
    assert ids
    assert not any(id.endswith(DONE) for id in ids)
    table.do(ids[0], by=SEAT).player_is(SEAT, done=False).offers("done", by=SEAT)


def test_a_route_that_has_become_final_needs_confirmation_unless_it_escapes() -> None:
    table = at_the_start()
    ids = shown(table)
    assert not any(table.options(SEAT)[id].undo is Undo.CONFIRMED for id in ids)
    make_final(table, "last")
    for option in (table.options(SEAT)[id] for id in ids):
        escapes = option.label.args["escape"]
        assert option.undo is (Undo.NEVER if escapes else Undo.CONFIRMED)


def test_each_idea_is_offered_with_its_best_path_as_one_answer_that_finishes() -> None:
    for number in range(5):
        alone = at_the_start(number)
        table = building()
        option = table.options(SEAT)[f"idea_{number}{DONE}"]
        assert option.undo is not Undo.CONFIRMED
        assert option.mark == table.options(SEAT)[f"idea_{number}"].mark, "it has a place on the board"
        assert option.label.args["points"] == max(offer.value.brings.points for offer in offers(alone))
        alone.do(shown(alone)[0], by=SEAT)
        table.do(option.id, by=SEAT).player_is(SEAT, done=True, draft=alone.players[SEAT].draft)


def test_a_plan_is_drawn_once_for_both_answers_that_lay_it() -> None:
    marks = [
        option.mark for option in building().options(SEAT).values() if option.label.key in ("do-idea", "do-idea_path")
    ]
    assert len(marks) == 10
    assert [letter for letter, _ in layouts_of(marks)] == list("ABCDE")


def within_reach(table: Table, idea: str) -> int:
    """The points that an idea says are within reach."""
    effect = effect_of(table.options(SEAT)[idea])
    assert effect is not None
    return int(str(effect.args["points"]))


def test_ideas_with_the_best_paths_are_shown_first() -> None:
    table = building()
    asked = table.question(SEAT)
    shown = as_shown(asked, table.game)
    reached = {option.id: within_reach(table, option.id) for option in shown if option.label.key == "do-idea"}
    for key in ("do-idea", "do-idea_path"):
        points = [reached[option.id.removesuffix(DONE)] for option in shown if option.label.key == key]
        assert len(points) == len(LAYOUTS)
        assert points == sorted(points, reverse=True)
    ways = [option.value.route.brings for option in shown if option.label.key == "do-idea_path"]
    order = [(way.points, way.escapes, way.later) for way in ways]
    assert order == sorted(order, reverse=True), "of equals, the one that gets out or finds more for other goals"
    listed = [option for option in asked.options(table.game) if option.id != "whole_hand"]
    assert sorted(shown, key=lambda option: option.id) == sorted(listed, key=lambda option: option.id)


def test_only_the_ideas_whose_paths_get_most_are_said_to() -> None:
    table = building()
    ways = [option for option in table.options(SEAT).values() if option.label.key == "do-idea_path"]
    reached = {way.id: way.value.route.brings.points for way in ways}
    most = max(reached.values())
    assert min(reached.values()) < most
    for way in ways:
        about = effect_of(way)
        assert about is not None
        sentence = TEXTS.say("en", "map_masters", about)
        assert sentence.startswith("Highest score found") == (reached[way.id] == most)


def test_withdrawing_an_idea_with_its_path_keeps_the_layout_and_its_routes() -> None:
    table = building().do(f"idea_2{DONE}", "withdraw", by=SEAT)
    untouched = at_the_start(2)
    table.player_is(SEAT, done=False, draft=untouched.players[SEAT].draft)
    assert shown(table) == shown(untouched)


@pytest.mark.parametrize("final", ["last", "race"])
def test_an_idea_with_its_path_does_not_finish_where_finishing_would_be_final(final: str) -> None:
    table = make_final(building(), final).never(f"idea_0{DONE}", by=SEAT).do("idea_0.path", by=SEAT)
    table.player_is(SEAT, done=False).offers("done", by=SEAT)
    assert table.players[SEAT].draft.steps


def test_ideas_with_paths_are_offered_only_to_people_and_before_any_card_is_laid() -> None:
    table = building()
    asked = table.game.awaited(SEAT)
    assert not any(isinstance(quick_option.value, IdeaPath) for quick_option in asked.quick_options(table.game))
    table.do("idea_0", "rebuild", by=SEAT)
    assert not any(isinstance(option.value, IdeaPath) for option in table.options(SEAT).values())


@pytest.mark.parametrize("final", [False, True])
def test_a_line_that_escapes_leaves_being_done_to_its_player(final: bool) -> None:
    table = exploring("s6", "ta", "s7", time_bonus="off").lay("ta", seat=SEAT).do("start_0.N1", "W", by=SEAT)
    if final:
        make_final(table, "last")
    options = table.options(SEAT)
    (escape,) = [
        option for option in options.values() if isinstance(option.value, Move) and option.value.kind == "escape"
    ]
    done = options[escape.id + DONE]
    assert escape.role.is_step
    assert not done.role.is_step
    assert (done.undo is Undo.SHARED) == (not final)
    assert min(escape.prominence, done.prominence) >= 0, "both are listed"
    assert done.mark == escape.mark, "the line ends where the path does"
    table.do(done.id, by=SEAT)
    assert table.players[SEAT].done or (final and table.players[SEAT].escapes == [True])


def test_whole_layouts_and_routes_are_ideas_and_everything_else_is_done_by_hand() -> None:
    for table in (building(), at_the_start()):
        by_hand = [option for option in table.options(SEAT).values() if option.role is not Role.IDEA]
        assert not any(isinstance(option.value, Idea | IdeaPath | Route | AndDone) for option in by_hand)
        assert len(by_hand) < len(table.options(SEAT))
    starts = [option for option in by_hand if option.id.startswith("start_")]
    assert starts
    assert not any(option.prominence < Shown.LISTED for option in starts)
    table.do(starts[0].id, by=SEAT)
    assert all(option.role is Role.IDEA for option in table.options(SEAT).values() if option.id.startswith("finish"))


def test_computer_players_never_look_for_routes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_the_start()
    monkeypatch.setattr(routes, "routes_of", Mock(side_effect=AssertionError("a computer player looks for routes")))
    asked = table.game.awaited(SEAT)
    table.game.choose(SEAT, asked.id, answer(table.game, asked, HeuristicPlayer(), Random(1)))
    table.game.copy_game()
    with pytest.raises(AssertionError, match="looks for routes"):
        at_the_start().options(SEAT)


@pytest.mark.parametrize("answer_to", ["rebuild", ""])
def test_showing_a_question_does_not_repeat_a_search_made_ahead(
    monkeypatch: pytest.MonkeyPatch, answer_to: str
) -> None:
    table = at_the_start()
    if answer_to:
        table.do(answer_to, by=SEAT)
    asked = table.game.awaited(SEAT)
    routes._best_routes.cache_clear()
    routes.routes_of.cache_clear()
    for search in asked.searches(table.game, ideas=True):
        search()

    def refuse(question: Question) -> None:
        for option in question.explained(table.game):
            effect_of(option)

    monkeypatch.setattr(routes, "BestPathSearch", Mock(side_effect=AssertionError("searched again")))
    refuse(asked)
    routes._best_routes.cache_clear()
    routes.routes_of.cache_clear()
    with pytest.raises(AssertionError, match="searched again"):
        refuse(asked)


def test_laying_out_a_hand_needs_no_search_until_ideas_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    table = building()
    asked = table.game.awaited(SEAT)
    assert asked.searches(table.game, ideas=False) == []
    monkeypatch.setattr(routes, "routes_of", Mock(side_effect=AssertionError("searched")))
    listed = asked.explained(table.game, ideas=False)
    assert any(option.role is Role.IDEA for option in listed), "the player learns that there are ideas"
    with pytest.raises(AssertionError, match="searched"):
        asked.options(table.game)
    card = next(option.id for option in listed if option.group == "add")
    table.game.choose(SEAT, asked.id, [card])


def test_advice_at_the_start_of_a_path_is_a_route_whatever_layout_was_chosen() -> None:
    for number in range(5):
        table = at_the_start(number)
        asked = table.game.awaited(SEAT)
        options = asked.options(table.game)
        thought = HeuristicPlayer().weigh(SEAT, asked, options, table.game.copy_game, Random(1))
        assert {id for answer in thought for id in answer.ids} == set(shown(table))
        assert all(answer.outcome is not None for answer in thought)
        table.do(thought[0].ids[0].removesuffix(DONE), by=SEAT)
        asked = table.game.awaited(SEAT)
        assert isinstance(asked, Draw)
        onward = forward(table.game, asked, asked.options(table.game))
        assert onward is not None
        assert onward.ids not in (("clear",), ("rebuild",)), "the plan is not contradicted"


def advised(table: Table) -> AnswerValue:
    """The first answer of the searching player to the question of `SEAT`."""
    asked = table.game.awaited(SEAT)
    return SearchPlayer().weigh(SEAT, asked, asked.options(table.game), table.game.copy_game, Random(1))[0]


def designed() -> Table:
    """A dungeon whose designed path escapes with as much as no route that is offered."""
    table = exploring("s6", "s3 s1 s8 d30 d46", goal="goal_barrel_2", coming="goal_barrel_2", time_bonus="off")
    before = ("scroll_3", "hole_1", "hole_2", "monster_2", "scroll_2", "room_1")
    table.game.goals[:-1] = [f"goal_{goal}" for goal in before]
    table.game.round = 4
    return table.lay(*SearchPlayer().plan(table.game, table.game.players[SEAT]).layout, seat=SEAT)


@pytest.mark.slow
def test_advice_promises_the_path_that_comes_of_it() -> None:
    table = designed()
    plan = SearchPlayer().plan(table.game, table.game.players[SEAT])
    assert plan.brings.escapes
    promised = tells(plan.brings, "goal_barrel_2", last=False)
    while not table.game.players[SEAT].done:
        advice = advised(table)
        assert advice.outcome == promised
        table.do(*advice.ids, by=SEAT)
    assert end_of(table).status == ESCAPED
    assert routes.brings(end_of(table), tuple(table.game.goals)) == plan.brings


@pytest.mark.slow
def test_a_drawn_route_is_not_called_done_while_an_escape_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    table = designed()
    out = next(option for option in offers(table) if option.value.brings.escapes)
    whole = out.value
    monkeypatch.setattr(routes, "routes_of", lambda *_, **__: (whole._replace(steps=whole.steps[:-1]),))
    table.do(out.id, by=SEAT)
    assert end_of(table).status == DRAWING
    while not table.game.players[SEAT].done:
        table.do(*advised(table).ids, by=SEAT)
    assert end_of(table).status == ESCAPED


def test_estimated_points_do_not_exceed_those_of_the_routes() -> None:
    table = at_the_start().do("rebuild", by=SEAT)
    for number in range(1, 5):
        most = offers(at_the_start(number))[0].value.brings.points
        assert 0 < within_reach(table, f"idea_{number}") <= most


def test_marks_of_layouts_and_routes_encode_what_to_draw() -> None:
    table = building()
    marks = [option.mark for option in table.options(SEAT).values()]
    drawn = layouts_of(marks)
    assert [letter for letter, _ in drawn] == list(LETTERS)
    assert {tuple(cards) for _, cards in drawn} == set(LAYOUTS)
    assert routes_of(marks) == []
    routes_offered = offers(table.do("idea_2", by=SEAT))
    asked = table.game.awaited(SEAT)
    trails = routes_of([option.mark for option in as_shown(asked, table.game)])
    assert [trail.colour for trail in trails] == [option.label.args["letter"] for option in routes_offered]
    assert all(trail.strokes for trail in trails)


def warns(game: MapMasters, option: Option) -> bool:
    """Whether an answer warns of a dead end, which it does where the path is stuck afterwards."""
    asked = game.awaited(SEAT)
    after = game.copy_game()
    warned = effect_of(option) == Message("about-dead_end")
    after.choose(SEAT, asked.id, [option.id])
    assert warned == (after.awaited(SEAT).describe(after)["over"] == "stuck")
    return warned


@pytest.mark.slow
def test_steps_and_ways_through_cards_warn_of_a_dead_end() -> None:
    steps, ways = set[bool](), set[bool]()
    for number in range(5):
        table = at_the_start(number)
        starts = [option for option in table.options(SEAT).values() if isinstance(option.value, Move)]
        steps |= {warns(table.game, option) for option in starts}
        for start in starts[:4]:
            begun = table.game.copy_game()
            begun.choose(SEAT, begun.awaited(SEAT).id, [start.id])
            through = [option for option in begun.awaited(SEAT).explained(begun) if isinstance(option.value, Crossing)]
            ways |= {warns(begun, option) for option in through}
    assert steps == ways == {True, False}


@pytest.mark.parametrize(
    ("settings", "kinds"), [({}, {"through", "finish"}), ({"mode": "coop", "mission": 1}, {"through"})]
)
def test_combined_answers_are_among_those_that_people_may_give(settings: dict[str, str | int], kinds: set[str]) -> None:
    game = MapMasters.start(2, settings, seed="combined")
    player = HeuristicPlayer()
    rng = Random(1)
    seen = set[str]()
    while not kinds <= seen:
        asked = game.awaited()
        if isinstance(asked, Draw | TracePath):
            combined = {option.id: (option.value, option.undo) for option in asked.combined(game)}
            listed = {option.id: (option.value, option.undo) for option in asked.options(game)}
            assert {id: listed.get(id) for id in combined} == combined
            seen |= {id.split("_")[0].removesuffix(DONE) for id in combined}
        game.choose(asked.seat, asked.id, answer(game, asked, player, rng))


@pytest.mark.long
def test_a_route_of_a_group_to_a_goal_is_one_choice() -> None:
    game = MapMasters.start(3, {"mode": "coop", "mission": 1, "difficulty": "normal"}, seed="c1")
    played_until(game, lambda game: game.awaited().kind == "trace_path", HeuristicPlayer(), Random("c1"))
    asked = game.awaited()
    team = team_of(game)
    combined = [option for option in asked.options(game) if isinstance(option.value, offered_routes.GroupRoute)]
    assert len({option.value.slot for option in combined}) == len(combined) > 0
    assert isinstance(asked, TracePath)
    quick = asked.quick_options(game)
    ways = asked.combined(game)
    assert not any(isinstance(option.value, offered_routes.GroupRoute | Crossing) for option in quick)
    assert all(isinstance(way.value, Crossing) for way in ways)
    assert allows(asked, game, [quick[0].id])
    assert allows(asked, game, [combined[0].id])
    assert all(option.value.path.status == ARRIVED for option in combined)
    collects = [effect_of(option) for option in combined]
    nothing = refer("part-nothing_found")
    assert any(about is not None and about.args["signs"] != nothing for about in collects)
    for route, about in zip(combined, collects, strict=True):
        sentence = TEXTS.say("ja", "map_masters", Message("undo-do-route_to", route.label.args))
        goal = TEXTS.say("ja", "map_masters", f"slot-jean_mi_is_back-{route.value.slot}")
        assert about is not None
        assert sentence == f"「{goal}」への経路" + (
            f"（{about.args['signs']}）" if about.args["signs"] != nothing else ""
        )
    before = len(team.filled)
    game.choose(asked.seat, asked.id, [combined[-1].id])
    assert team.filled[before:] == [combined[-1].value.slot]


def test_players_asked_to_agree_see_the_whole_proposal() -> None:
    mission = Mission(1, seats=3)
    while mission.kind != "confirm":
        mission.do(next(iter(mission.options())))
    asked = mission.game.awaited()
    agree, take_pen = asked.options(mission.game)
    effect = effect_of(agree)
    assert effect is not None
    assert effect.key == "about-sheet_starts"
    assert TEXTS.say("en", "map_masters", effect).count(": A1, ") == 4
    assert effect_of(take_pen) is None


def test_a_route_lists_the_tokens_and_spells_it_uses() -> None:
    begun = begin((Placed("s1", False, 0, 0),), (0, 1, 0, 0), (BARREL_RIDE,))
    walked = replace(begun, tokens=(0, 0, 0, 0), spent=(0, 1, 0, 0), spells=(), cast=(BARREL_RIDE,))
    for path, spent in ((begun, []), (walked, [refer("token-key"), refer(f"spell-{BARREL_RIDE}")])):
        about = routes.about(routes.route_of(begun, [(Move("E", "go"), path)], ("goal_key_1",), "points"))
        assert about.args["spending"] == part(spent, "part-spending", spent=spent, given="")
        assert ("鍵の妖精トークン、樽渡りを使う" in TEXTS.say("ja", "map_masters", about)) == bool(spent)


def test_a_route_of_a_group_lists_the_tokens_it_gains_on_the_way() -> None:
    begun = begin((Placed("s1", False, 0, 0),), (0, 1, 0, 0), ())
    walked = replace(begun, tokens=(0, 0, 0, 0), spent=(1, 1, 0, 0))
    about = offered_routes.about(begun, offered_routes.GroupRoute(0, (), walked))
    given = Part("part-given", {"given": [refer("token-sword")]})
    spent = [refer("token-sword"), refer("token-key")]
    assert about.args["spending"] == Part("part-spending", {"spent": spent, "given": given})
    assert TEXTS.say("ja", "map_masters", about).endswith("剣の妖精トークンは途中で得る）")


@pytest.mark.parametrize(("cards", "reached"), [(("tb", "b02"), True), (("tb", "."), False)])
def test_the_start_of_a_path_has_a_warning_if_no_goal_can_be_reached(cards: tuple[str, ...], reached: bool) -> None:
    mission = small(*cards, artifacts=["winged_boots"]).do("trace_green")
    options = mission.options()
    assert any(id.startswith("route_") for id in options) == reached
    assert (effect_of(options["abandon"]) is None) == reached

"""The answers a decision offers: ideas, places, crossings, named entrances; and what each answer does."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from conformance.texts import TEXTS
from games.map_masters.rules import step_options
from games.map_masters.rules.cards import CARDS, icons_of
from games.map_masters.rules.components import GOALS
from games.map_masters.rules.crossings import FARTHER, FARTHEST, MOST_CARDS, Crossing, crossings, farther, ways_on
from games.map_masters.rules.dungeon import dungeon_of
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.goals import ESCAPE, points, value, weights_of
from games.map_masters.rules.ideas import NUMBER_OF_IDEAS, ideas
from games.map_masters.rules.layouts import Placed, best_spots, layout_fault
from games.map_masters.rules.option_texts import fitting
from games.map_masters.rules.path.following import paths_along, steps_made
from games.map_masters.rules.path.state import DRAWING, ENDED, ESCAPED, Move, Path
from games.map_masters.rules.path.steps import moves
from games.map_masters.rules.path.walking import mark_of
from games.map_masters.rules.versus import routes
from games.map_masters.rules.versus.drafting import AndDone, IdeaPath
from games.map_masters.rules.versus.drawing import Draw
from games.map_masters.rules.versus.market import CardWare
from games.map_masters.rules.versus.routes import Route, RouteValue
from locales.texts import LANGUAGES
from rules.messages import Args, Message, refer
from rules.questions import Option, Role, Shown, Undo, breakdown_of, effect_of, shorter
from tests.games.driver import standing_out
from tests.games.map_masters.table import Mission, Table, draw, dungeon, exploring, followed

HAND = "s1 s2 s3 s4 s5"
CARDS_OF_HAND = tuple(HAND.split())


def building(*, last: bool = False, **settings: Any) -> Table:
    """Three seats; the second one builds with a hand of starters, and is the `last` if the others are done."""
    table = exploring("s6", HAND, "s7", goal="goal_coin_2", coming="goal_barrel_2", **settings)
    for seat in (0, 2) if last else ():
        table.do("done", by=seat)
    return table


def entrances(table: Table) -> list[str]:
    """The answers with which the second seat begins its path."""
    return sorted(id for id in table.ids(1) if id.startswith("start"))


def paths_begun(idea: int = 0, *, last: bool = False, **settings: Any) -> Iterator[Table]:
    """The second seat has laid an idea; the table with each of the entrances chosen, one after the other."""
    table = building(last=last, **settings).do(f"idea_{idea}", by=1)
    for start in entrances(table):
        yield table.do(start, by=1)
        table.do("clear", by=1)


def begun(*, last: bool = False, **settings: Any) -> Table:
    """The first of these tables."""
    return next(paths_begun(last=last, **settings))


def of_kind(table: Table, kind: type[object]) -> list[Option]:
    """The answers of the second seat with values of that kind."""
    return [option for option in table.options(1).values() if isinstance(option.value, kind)]


def drawn(seed: str, presses: int) -> tuple[MapMasters, Path]:
    """A game and the path that its second seat has drawn by so many random steps, none of which ends it."""
    table = building().do("idea_0", by=1)
    rng = Random(seed)
    for _ in range(presses):
        steps = [
            id
            for id, option in table.options(1).items()
            if option.value is not None and ".done" not in id and "route_" not in id
        ]
        if not steps:
            break
        table.do(rng.choice(sorted(steps)), by=1)
    return table.game, table.game.walk(1)[-1]


def at_an_end(table: Table) -> list[Option]:
    """Draw for the second seat until its path may end; return the answers that end it and finish."""
    while not (ends := of_kind(table, AndDone)):
        table.do(next(option.id for option in table.options(1).values() if option.value is not None), by=1)
    return ends


def printed(card: str, icon: str) -> int:
    """The number of times that an icon is printed on a card."""
    return sum(other == icon for _, other in icons_of(CARDS[card]))


@pytest.mark.parametrize("column", [False, True])
def test_every_idea_lays_the_whole_hand_legally_and_is_the_same_in_any_order(column: bool) -> None:
    proposed = ideas(CARDS_OF_HAND, column)
    assert len(proposed) == NUMBER_OF_IDEAS
    for layout in proposed:
        assert sorted(card.card for card in layout) == HAND.split()
        assert layout_fault(layout, column=column) == ""
    assert ideas(CARDS_OF_HAND[::-1], column) == proposed


def test_ideas_are_offered_until_a_card_is_laid_and_continue_with_the_path() -> None:
    table = building()
    assert table.options(1)["idea_2"].prominence >= Shown.BUTTON
    table.do("idea_2", by=1).draft_is(1, layout=ideas(CARDS_OF_HAND, False)[2]).asks("draw", by=1)
    # Other ideas can still be viewed.
    table.do("rebuild", by=1).never("idea_2", by=1).offers("idea_0", "idea_1", by=1)
    building().do("add_s1", by=1).never("idea_*", by=1).do("clear", by=1).offers("idea_0", by=1)


def test_laying_a_card_takes_one_answer_at_a_good_place_and_two_elsewhere() -> None:
    table = building().do("add_s1", by=1)
    good = best_spots(((0, 0),), False)[:2]
    offered = {id for id in table.ids(1) if id.startswith("lay_s2")}
    assert offered == {f"lay_s2_{x}_{y}_{way}" for x, y in good for way in ("up", "down")}
    x, y = good[1]
    table.do(f"lay_s2_{x}_{y}_down", by=1)
    assert table.players[1].draft.cards[1] == ("s2", True, x, y)
    table.do("add_s3", by=1)
    assert len([id for id in table.ids(1) if id.startswith("at_")]) > 4


@pytest.mark.parametrize("column", [False, True])
def test_the_whole_hand_is_laid_next_to_the_cards_that_lie_already_and_leads_to_the_path(column: bool) -> None:
    table = building(layout="column" if column else "free").do("add_s3", "turn_s3", by=1)
    assert table.options(1)["whole_hand.draw"].prominence >= Shown.BUTTON
    draft = table.do("whole_hand.draw", by=1).players[1].draft
    assert draft.cards[0] == ("s3", True, 0, 0)
    assert [placed.card for placed in draft.cards[1:]] == [card for card in table.players[1].area if card != "s3"]
    assert not layout_fault(draft.cards, column=column)
    table.asks("draw", by=1).do("rebuild", by=1).never("whole_hand*", "add_*", by=1)
    table.offers("turn_s3", "shift_s3", "draw", by=1)


def test_the_path_waits_where_the_rest_of_the_hand_does_not_join_cards_that_lie_apart() -> None:
    table = building().do("add_s1", "add_s2", "at_0_7", "add_s3", "at_0_14", by=1)
    cards = table.players[1].draft.cards
    cards[2] = cards[2]._replace(y=35)  # three cards away from the others, and two are left
    table.do("whole_hand.draw", by=1).asks("build", by=1).never("draw", by=1)


def test_good_places_are_those_that_join_most_cards() -> None:
    first, *_, last = best_spots(((0, 0), (5, 0), (0, 7)), False)
    assert first == (5, 7), "it joins two cards"
    assert last not in ((5, 7), (0, 14))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(4, 12))])
def test_every_crossing_is_legal_and_has_the_stated_destination_and_gains(seed: int) -> None:
    game, path = drawn(str(seed), 1 + seed % 4)
    for way in crossings(path, tuple(game.goals)):
        crossed = followed(path, way.steps)
        assert (crossed.status == ESCAPED) == way.escapes
        if not way.escapes:
            assert path.dungeon.card_of[crossed.place] == way.card
            if way.stops or not way.opening:
                level, x, y = path.dungeon.cells[crossed.place]
                assert way.mark == f"{'mb'[level]}{x},{y}", "the picture shows where it ends"
        assert Counter(way.gains) == Counter(path.dungeon.icons(crossed.own & ~path.own))


@pytest.mark.parametrize("scrolls", [0, 1])
def test_a_way_leads_to_a_magic_circle_from_which_a_teleport_can_be_paid(scrolls: int) -> None:
    begun = Path(dungeon_of((Placed("d02", False, 0, 0), Placed("d10", False, 5, 0))), tokens=(0, 0, 0, scrolls))
    path = steps_made(begun, ["start 0.N2"])[-1][1]
    ways = crossings(path, ("goal_coin_1",))
    assert len({way.steps for way in ways}) == len(ways)
    to_circle = [way for way in ways if way.stops and way.mark == "b3,6"]
    assert len(to_circle) == scrolls
    for way in to_circle:
        assert any(move.kind == "tp" for move in moves(followed(path, way.steps)))
        sentence = TEXTS.say("ja", "map_masters", step_options.crossing(path, way, goal=GOALS["goal_coin_1"]).label)
        assert "魔法陣まで進む" in sentence


def test_a_crossing_is_one_choice_and_is_taken_back_as_one() -> None:
    table = next(table for table in paths_begun(1) if of_kind(table, Crossing))
    crossing, draft = of_kind(table, Crossing)[0], table.players[1].draft
    before = [*draft.steps]
    table.do(crossing.id, by=1)
    assert len(draft.steps) >= len(before) + len(crossing.value.steps)
    table.do("undo", by=1).draft_is(1, steps=before)


@pytest.mark.rule("MM-14.6")
def test_ending_the_path_can_be_taken_back_only_while_others_draw() -> None:
    """Step by step, to the end at once, or as it is."""
    table = begun(time_bonus="off")
    ends = [*at_an_end(table), table.options(1)["done"]]
    assert any(isinstance(end.value, AndDone) and isinstance(end.value.way, Route) for end in ends)
    assert all(end.undo is Undo.SHARED for end in ends)
    table.do("done", by=0).do("done", by=2)
    ends = [*of_kind(table, AndDone), table.options(1)["done"]]
    assert all(end.undo in (Undo.NEVER, Undo.CONFIRMED) and not end.role.is_step for end in ends)


@pytest.mark.rule("MM-14.6")
def test_escape_and_done_is_one_press_and_can_be_withdrawn_while_others_draw() -> None:
    table = begun(time_bonus="off")
    ends = at_an_end(table)
    table.do("done", by=0)
    escapes = ("do-through_out", "do-farther_out", "do-step_escape")
    out = next(end for end in ends if end.label.key in escapes and end.label.args["done"])
    table.do(out.id, by=1).player_is(1, done=True).asks("withdraw", by=1)
    assert table.game.walk(1)[-1].status == ESCAPED
    assert table.do("withdraw", by=1).game.walk(1)[-1].status == ESCAPED, "the path is unchanged"


@pytest.mark.rule("MM-4.13", "MM-14.6")
def test_collecting_and_finishing_is_one_press_and_withdrawing_reopens_the_path() -> None:
    table = next(table for table in paths_begun(1, time_bonus="off") if "through_end.done" in table.ids(1))
    gains, before = table.options(1)["through_end"].label.args["gaining"], table.game.walk(1)[-1]
    path = table.do("through_end.done", by=1).game.walk(1)[-1]
    assert path.status == ENDED
    assert (path.own & ~before.own).bit_count() == gains
    reopened = table.do("withdraw", by=1).game.walk(1)[-1]
    assert (reopened.status, reopened.own) == (DRAWING, path.own)
    assert table.do("undo", by=1).game.walk(1)[-1].own == before.own, "a single press is taken back as one"


def test_the_last_player_must_confirm_stopping_but_not_escaping() -> None:
    table = begun(last=True, time_bonus="off")
    assert table.options(1)["finish.done"].undo is Undo.CONFIRMED
    for option in at_an_end(table):
        escapes = "out" in option.label.key or "escape" in option.label.key
        assert option.undo is (Undo.NEVER if escapes else Undo.CONFIRMED), option.label.key
    assert table.options(1)["done"].undo is Undo.CONFIRMED


def test_giving_up_the_points_of_a_round_is_warned_of() -> None:
    table = building(time_bonus="off")
    done = table.options(1)["done"]
    assert done.label.key == "do-done_empty"
    assert done.undo is Undo.SHARED, "the others are still building"
    assert [option.id for option in table.options(1).values() if option.warning] == ["done"]


@pytest.mark.parametrize("seed", [*range(3), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(3, 6))])
def test_ways_through_several_cards_are_one_answer_with_the_stated_destination(seed: int) -> None:
    game, path = drawn(str(seed), 1 + seed % 2)
    shown = tuple(game.goals)
    near = crossings(path, shown)
    ways = farther(path, shown, near)
    lengths = [len(way.cards) for way in ways]
    assert lengths.count(2) <= FARTHER
    assert all(lengths.count(number) <= FARTHEST for number in range(3, MOST_CARDS + 1))
    assert [way.worth for way in ways] == sorted((way.worth for way in ways), reverse=True)
    for way in ways:
        assert way.over is not None
        assert way.over in near or len(way.cards) > 2
        assert all(way.openings[:-1])
        assert way.opening or len(way.cards) == 2, "a longer way leads on"
        end = followed(path, way.steps)
        assert (end.status == ESCAPED) == way.escapes
        assert Counter(way.gains) == Counter(end.dungeon.icons(end.own & ~path.own)), "all that is found counts"
        if not way.escapes:
            assert end.dungeon.card_of[end.place] == way.card


def test_a_way_through_two_cards_shows_its_gains() -> None:
    for table in itertools.chain.from_iterable(map(paths_begun, range(5))):
        for option in table.options(1).values():
            if option.id.startswith("farther") and option.label.args["gaining"]:
                about = effect_of(option)
                assert about is not None
                assert about.args["signs"] == option.label.args["signs"]
                return
    raise AssertionError("no way through two cards finds anything")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("entrance", "falls"), [("N2", True), ("W1", False)])
def test_the_button_of_a_way_through_several_cards_says_that_it_leads_down_a_pit(
    entrance: str, falls: bool, language: str
) -> None:
    path = draw(dungeon("d30", ("s1", False, 0, 7), ("s2", False, 0, 14)), f"start 0.{entrance}")
    shown = ("goal_hole_1",)
    labels = [step_options.crossing(path, way).label for way in farther(path, shown, crossings(path, shown))]
    buttons = {
        label.key: TEXTS.say(language, "map_masters", Message(f"button-{label.key}", label.args)) for label in labels
    }
    assert buttons.keys() == {"do-farther", "do-farther_out", "do-farther_end"}
    assert {"🕳️" in button for button in buttons.values()} == {falls}


def test_all_steps_and_ways_have_buttons_none_of_which_stands_out_and_being_done_is_the_last() -> None:
    for table in paths_begun(1):
        onward = [*of_kind(table, Move), *of_kind(table, Crossing)]
        assert {option.prominence for option in onward} <= {Shown.BUTTON, Shown.MARKED, Shown.UNLISTED}
        assert not any(option.prominence == Shown.FIRST for option in table.options(1).values())
        listed = [
            option.id
            for option in table.options(1).values()
            if option.prominence >= Shown.BUTTON and option.role is not Role.IDEA
        ]
        assert listed[-1] == "done"


def test_no_entrance_stands_out() -> None:
    table = building().do("idea_1", by=1)
    assert {table.options(1)[id].prominence for id in entrances(table)} == {Shown.BUTTON}


def test_the_offered_finish_is_worth_as_much_as_the_best_crossing_and_says_what_it_adds() -> None:
    """A path is worth what it finds for the goals shown, and escaping."""
    table = begun()
    before, finish = table.game.walk(1)[-1], table.options(1)["finish.done"]
    shown = tuple(table.game.goals)
    goal = GOALS[table.game.goals[-1]]
    weights, room = weights_of(shown[-1], shown)

    def worth(path: Path) -> float:
        return value(path, weights, room) + ESCAPE * (path.status == ESCAPED)

    end = followed(before, finish.value.way.steps)
    assert end.own & before.own == before.own
    assert finish.label.args["points"] == points(end, goal) - points(before, goal)
    crossed = [followed(before, option.value.steps) for option in of_kind(table, Crossing)]
    assert worth(end) >= max(map(worth, crossed)) - 1e-9


def test_a_path_can_be_finished_in_one_press_and_withdrawing_keeps_earlier_steps() -> None:
    table = begun()
    draft, before = table.players[1].draft, table.game.walk(1)[-1]
    steps_before = [*draft.steps]
    finish = table.options(1)["finish.done"]
    table.do("finish.done", by=1).player_is(1, done=True)
    assert table.game.walk(1)[-1].own == followed(before, finish.value.way.steps).own
    table.do("withdraw", by=1)
    assert draft.steps[: len(steps_before)] == steps_before, "not erased like a whole route"
    table.do("undo", by=1).draft_is(1, steps=steps_before)


def test_the_best_way_found_is_not_shown_next_to_an_end_that_brings_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = drawn("0", 1)
    question = next(entry for entry in game.questions if entry.seat == 1)

    def finish() -> Option:
        return next(option for option in question.options(game) if option.id == "finish.done")

    ends = [option for option in question.options(game) if isinstance(option.value, AndDone)]
    assert any(isinstance(end.value.way, Crossing) for end in ends)
    assert finish().prominence >= Shown.LISTED, "it brings most"
    poor = finish().value.way._replace(brings=RouteValue())
    monkeypatch.setattr(routes, "onward", lambda *_: poor)
    assert finish().prominence < Shown.LISTED


@pytest.mark.parametrize(("fewer", "is_best"), [(0, True), (1, False)])
def test_the_finish_is_called_the_best_only_if_no_way_listed_brings_more_points(
    monkeypatch: pytest.MonkeyPatch, fewer: int, is_best: bool
) -> None:
    game, path = drawn("0", 1)
    question = next(entry for entry in game.questions if isinstance(entry, Draw))
    assert question.seat == 1
    most_listed = question.promised(game)
    assert most_listed > points(path, GOALS[game.goals[-1]])
    route = routes.onward(path, tuple(game.goals))
    assert route is not None
    lesser = route._replace(brings=route.brings._replace(points=most_listed - fewer))
    monkeypatch.setattr(routes, "onward", lambda *_: lesser)
    about = effect_of(next(option for option in question.explained(game) if option.id == "finish.done"))
    assert about is not None
    assert (about.args["purpose"] != "") == is_best


@pytest.mark.slow
def test_steps_and_ways_of_a_begun_path_fit_into_one_menu() -> None:
    for number in range(4):
        for table in paths_begun(number, last=True, time_bonus="off"):
            forward = [option for option in table.options(1).values() if not option.role.is_back]
            assert sum(option.prominence >= Shown.LISTED for option in forward) <= 25


def test_no_crossing_duplicates_a_single_step() -> None:
    for seed in range(12):
        game, path = drawn(str(seed), 1 + seed % 3)
        question = next(question for question in game.questions if question.seat == 1)
        ways = [option.value for option in question.options(game) if isinstance(option.value, Crossing)]
        assert all(len(way.steps) > 1 for way in ways)
        if path.status == DRAWING and any(len(way.steps) == 1 for way in crossings(path, tuple(game.goals))):
            return
    raise AssertionError("no path stands before an opening")


def test_a_crossing_shows_what_it_adds_to_the_goal_if_anything() -> None:
    table = begun()
    path = table.game.walk(1)[-1]
    adding = set[bool]()
    for option in of_kind(table, Crossing):
        more = followed(path, option.value.steps).count("coin") - path.count("coin")
        lines = breakdown_of(option)
        assert lines == ([Message("sum-goal", {"goal": refer("goal-coin"), "more": more})] if more else [])
        adding.add(bool(more))
    assert adding == {True, False}
    assert not breakdown_of(table.options(1)["done"])


def test_finishing_an_ended_path_needs_no_confirmation() -> None:
    table = begun(last=True)
    assert table.options(1)["done"].undo is Undo.CONFIRMED, "there is more to draw, and nobody else is drawing"
    while forward := [option for option in table.options(1).values() if option.value is not None]:
        table.do(forward[0].id, by=1)
    assert table.options(1)["done"].undo is Undo.NEVER, "the round ends with it"


@pytest.mark.parametrize(
    ("more", "is_best"),
    [([0, 0, 0], False), ([0, -1, 0], True), ([1, 0, 0], False)],
    ids=["all ideas are alike", "another idea is worse", "another idea is better"],
)
def test_a_plan_is_only_called_the_best_if_another_one_is_worse(
    monkeypatch: pytest.MonkeyPatch, more: list[int], is_best: bool
) -> None:
    """Said of every plan, it would mean nothing. `more`: the points that each idea can reach beyond the plan's."""
    plan = of_kind(building(), IdeaPath)[0]
    assert plan.value.route.purpose == "points"
    reached = [plan.value.route.brings.points + extra for extra in more]
    by_idea = itertools.cycle(reached + [min(reached)] * (NUMBER_OF_IDEAS - len(reached)))
    monkeypatch.setattr(routes, "within_reach", lambda *_, **__: next(by_idea))
    about = effect_of(plan)
    assert about is not None
    assert (about.args["purpose"] != "") == is_best


def test_cards_show_how_many_of_their_icons_match_the_goal() -> None:
    table = exploring("s6", HAND, "s7", coming="goal_coin_1")
    table.effect_is("add_s1", "about-card", by=1, fits=("fits", {"n": printed("s1", "coin")}))


@pytest.mark.parametrize(("recycles", "scissors"), [(2, 0), (0, 2)])
def test_the_refresh_has_buttons_for_all_cards_in_order_of_preference_and_to_confirm(
    recycles: int, scissors: int
) -> None:
    table = Table(3).refreshing("s6", "s1 s2 s3 s4 d37", "s7", optimizers=([0, 0], [recycles, scissors]))
    game = table.game
    game.goals[-1] = "goal_rope_1"
    prominent = [option for option in table.options(1).values() if option.prominence >= Shown.BUTTON]
    with_confirm = [option for option in prominent if shorter(option)]
    assert [option.id for option in with_confirm] == standing_out(table.question(1), game)
    *one_card, confirm = [option for option in prominent if not shorter(option)]
    assert confirm.id == "confirm"
    cards = [option.value.card for option in one_card]
    assert [option.value.card for option in with_confirm] == cards[:1]
    assert sorted(cards) == sorted(game.players[1].area), "the whole hand"
    if recycles:
        fits = [fitting(card, "goal_rope_1") for card in cards]
        assert fits == sorted(fits, reverse=True)
    else:
        assert cards[-1] == "d37", "it was paid for"


def test_the_refresh_shows_unused_optimizers_and_the_use_of_each_chosen_card() -> None:
    table = Table(2).refreshing("s1 s6 s9", "s1", optimizers=([1, 1],))

    def asked(language: str) -> str:
        args = table.question().describe(table.game)
        return TEXTS.say_exactly(language, "map_masters", Message("ask-refresh", args))

    assert asked("en").endswith("next hand (♻️×1), which leaves the game? (✂️×1)")
    table.do("recycle_s6")
    assert asked("en") == "Refresh: which card leaves the game? (✂️×1)"
    assert asked("ja") == "更新フェーズ：どのカードを除外しますか？（✂️×1）"
    table.do("scissors_s9")
    assert asked("en") == "Refresh: everything is used. Done?"
    assert asked("ja") == "更新フェーズ：すべて使いました。これで終えますか？"
    taken_back = [
        TEXTS.say_exactly("ja", "map_masters", option.label)
        for option in table.options().values()
        if option.role.is_back
    ]
    names = [TEXTS.say("ja", "map_masters", f"card-{card}") for card in ("s6", "s9")]
    assert taken_back == [f"取り消す：♻️ {names[0]}", f"取り消す：✂️ {names[1]}"]


def test_the_place_question_of_a_mission_says_which_way_up_the_card_is() -> None:
    mission = Mission(5).play()

    def asked(language: str) -> str:
        question = mission.question()
        return TEXTS.say_exactly(
            language, "map_masters", Message(f"ask-{question.kind}", question.describe(mission.game))
        )

    card = mission.team.hands[mission.game.turn][0]
    mission.do(f"play_{card}")
    names = {language: TEXTS.say(language, "map_masters", f"card-{card}") for language in LANGUAGES}
    assert asked("en") == f"Where does {names['en']} go?"
    assert asked("ja") == f"《{names['ja']}》をどこに置きますか？"
    mission.do("flip")
    assert asked("en") == f"Where does {names['en']} go? (upside down)"
    assert asked("ja") == f"《{names['ja']}》をどこに置きますか？（上下逆）"


@pytest.mark.parametrize(("over", "counts"), [("start", False), ("no", True), ("escaped", True)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_question_shows_points_only_once_a_path_has_begun(over: str, counts: bool, language: str) -> None:
    args: Args = {"over": over, "goal": refer("goal-key"), "points": 0, "coins": 0, "racing": False, "others_done": ""}
    assert ("VP" in TEXTS.say_exactly(language, "map_masters", Message("ask-draw", args))) == counts


def test_the_market_has_buttons_for_the_best_cards_a_useful_token_spells_and_passing() -> None:
    table = Table(3)
    game = table.game
    game.goals[-1] = "goal_monster_1"
    game.market = {3: ["d01", "d02"], 4: ["d19", "d20"], 5: ["d37", "d38"], 6: ["d55", "d56"]}
    player = game.players[game.turn]
    player.coins = 6
    prominent = [option for option in table.options().values() if option.prominence >= Shown.BUTTON]
    cards = [option.value.card for option in prominent if isinstance(option.value, CardWare)]
    offered = [card for cards in game.market.values() for card in cards]
    assert len(cards) <= 3
    assert min(fitting(card, "goal_monster_1") for card in cards) >= max(
        fitting(card, "goal_monster_1") for card in offered if card not in cards
    )
    assert [option.id for option in prominent if option.group == "tokens"] == ["token_sword"]
    assert [option.id for option in prominent if option.group == "spells"] == game.spells
    assert prominent[-1].id == "pass"


def test_entrances_for_groups_are_one_list_by_space_and_side() -> None:
    mission = Mission()
    options = mission.options()
    forward = [option for option in options.values() if not option.role.is_back]
    assert {option.group for option in forward} == {""}
    for option in forward:
        column, row, opening = option.value
        assert (option.label.args["column"], option.label.args["row"]) == (column + 1, row + 1)
        assert option.label.args["side"] == refer(f"opening-{opening}")
    assert any(option.prominence >= Shown.BUTTON for option in forward)
    assert not any(
        option.prominence >= Shown.BUTTON for option in forward if option.label.key == "do-place_group_warned"
    )
    buttons = {
        TEXTS.say("en", mission.game.name, Message(f"button-{option.label.key}", option.label.args))
        for option in forward
    }
    assert len(buttons) == len(forward), "no picture has numbers for so many"


def test_a_way_that_returns_is_marked_where_it_comes_from_and_one_that_pays_says_so() -> None:
    """The first tap only describes it, as with one that passes other cards."""
    layout = dungeon("s8", ("d68", False, 0, 7), ("d01", False, 5, 0))
    seen = set[tuple[bool, bool]]()
    for path in (draw(layout, "start 1.E1", "W"), draw("tb", "start 0.N1")):
        for way in ways_on(path, ("goal_coin_2",)):
            option = step_options.crossing(path, way)
            *_, before, end = paths_along(path, way.steps)
            returns = end.place == path.place and not way.escapes
            pays = any(move.payment for move, _ in steps_made(path, way.steps))
            assert option.mark == (mark_of(path, before.place) if returns else way.mark)
            assert bool(option.label.args["payment"]) == bool(option.label.args["paid"]) == pays
            assert (option.role is Role.DESCRIBED) == (pays or way.over is not None)
            seen.add((returns, pays))
    assert seen >= {(True, True), (False, True), (False, False)}


def test_ways_out_of_a_dungeon_are_marked_at_their_openings() -> None:
    """Also those that pass through the room they end in before."""
    path = draw("s4", "start 0.E2", "W")
    ways = [way for way in ways_on(path, ("goal_coin_2",)) if way.escapes]
    marks = {way.opening: step_options.crossing(path, way).mark for way in ways}
    assert (marks["S1"], marks["S2"]) == ("m1,7", "m3,7")


WAYS_TOLD = {
    "do-through": (
        "[1] Leave (left side, upper) for B1 Coin Cellar; on the way: scroll and coin (6 VP)",
        "[1] 左側・上からB1《小銭の地下室》へ抜ける：途中で巻物、コイン（6VP）",
    ),
    "do-farther": (
        "[1] Leave (top right), cross A2 and leave it (left side, upper) for B1 Coin Cellar: 6 VP",
        "[1] 上側・右から出てA2を通り、その左側・上からB1《小銭の地下室》へ抜ける：6VP",
    ),
    "do-farther_out": (
        "[1] Leave (top right), cross A2 and escape from there (left side, upper): 6 VP",
        "[1] 上側・右から出てA2を通り、その左側・上から脱出：6VP",
    ),
    "do-farther_end": (
        "[1] Leave (top right) for B1 Coin Cellar and collect what's there: 6 VP",
        "[1] 上側・右から出てB1《小銭の地下室》へ行き、そこの物を集める：6VP",
    ),
}
"""In English and Japanese."""


@pytest.mark.parametrize("key", WAYS_TOLD)
def test_an_opening_is_named_before_the_card_it_leads_to(key: str) -> None:
    """The opening is that of the card left; what is found lies on the way; the points for the goal come last."""
    first: Args = {"first_opening": refer("opening-N2"), "first_space": "A2"}
    last: Args = {"opening": refer("opening-W1"), "space": "B1", "card": refer("card-s1")}
    gains: Args = {"gains": [refer("icon-scroll"), refer("icon-coin")], "gaining": 2, "payment": "", "points": 6}
    args: Args = {"number": 1, "richer": False, "done": False, **first, **last, **gains}
    for language, expected in zip(("en", "ja"), WAYS_TOLD[key], strict=True):
        assert TEXTS.say_exactly(language, "map_masters", Message(key, args)) == expected
        assert "VP" not in TEXTS.say_exactly(language, "map_masters", Message(key, args | {"points": 0}))


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["barrel", "room"])
def test_a_way_through_two_cards_shows_its_points_for_the_goal(kind: str) -> None:
    """As many points as its steps add, rooms included; other finds have their own line."""
    goal = next(goal for goal in GOALS.values() if goal.kind == kind)
    brought = []
    for seed in range(6):
        game, path = drawn(str(seed), 1 + seed % 2)
        shown = (*game.goals[:-1], goal.id)
        for way in farther(path, shown, crossings(path, shown)):
            end = followed(path, way.steps)
            stated = step_options.crossing(path, way, goal=goal).label.args["points"]
            assert stated == points(end, goal) - points(path, goal)
            brought.append(stated)
    assert any(brought)


def test_the_way_that_ends_on_the_next_card_names_that_card() -> None:
    """Its label has no card but the one it ends on, over the opening of the one it leaves."""
    for seed in range(6):
        game, path = drawn(str(seed), 1 + seed % 2)
        shown = tuple(game.goals)
        for way in farther(path, shown, crossings(path, shown)):
            option = step_options.crossing(path, way)
            if option.label.key == "do-farther_end":
                assert way.over is not None
                assert (option.label.args["first_space"], way.over.card) == (option.label.args["space"], way.card)
                assert option.label.args["first_opening"] == refer(f"opening-{way.over.opening}")
                return
    raise AssertionError("no way ends on the next card")


@pytest.mark.parametrize(
    ("cells", "named"),
    [
        (("m5,2", "m1,2"), ("right", "left")),
        (("m1,2", "m1,6", "m1,4"), ("upper", "lower", "middle")),
        (("m7,2", "m5,2", "m3,2", "m1,2"), ("4", "3", "2", "1")),
    ],
)
def test_steps_with_the_same_text_are_named_by_where_they_lead(cells: tuple[str, ...], named: tuple[str, ...]) -> None:
    path = draw("walk")
    move = moves(path)[0]
    steps = [replace(step_options.step_option(path, move), id=cell, mark=cell) for cell in cells]
    step_options.told_apart(steps)
    assert tuple(step.label.args["apart"] for step in steps) == named

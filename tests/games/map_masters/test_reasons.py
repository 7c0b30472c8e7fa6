"""The reasons that computer players of Map Masters give for their answers, with correct numbers."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from games.map_masters import GAME
from games.map_masters.players import coop_heuristic, coop_reasons
from games.map_masters.rules.cards import HEIGHT, WIDTH
from games.map_masters.rules.components import GOALS
from games.map_masters.rules.coop.tableau import team_of
from games.map_masters.rules.coop.trace import TracePaths
from games.map_masters.rules.coop.turn import PlayAt, PlayCard
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.goals import points
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.option_texts import spots_of
from games.map_masters.rules.path.state import ESCAPED
from games.map_masters.rules.versus.building import Build
from games.map_masters.rules.versus.market import Buy
from rules.answer_values import AnswerValue
from rules.game import Game
from rules.messages import Message, Part, refer
from rules.players import opinion
from rules.questions import Question
from tables.play.opinions import suggest
from tests.games.map_masters.table import small

EXPERT = GAME.players["expert"]


def weighed_answers(game: Game) -> list[AnswerValue]:
    return opinion(game, game.awaited(), EXPERT, Random(1))


def until(game: MapMasters, kind: type[Question]) -> MapMasters:
    """Play on until seat 1 is asked a question of that kind."""
    while not (isinstance(question := game.awaited(), kind) and question.seat == 1):
        game.choose(question.seat, question.id, opinion(game, question, GAME.players["steady"], Random(1))[0].ids)
    return game


def market_or_building(kind: type[Question]) -> MapMasters:
    """Seat 1 of three buys or builds."""
    return until(MapMasters.start(3, {}, seed="brings"), kind)


@pytest.mark.parametrize("turned", [True, False])
def test_a_placement_is_described_by_space_and_orientation(turned: bool) -> None:
    placed = Placed("s1", turned, 2 * WIDTH, 3 * HEIGHT)
    assert spots_of(placed) == {"column": 3, "row": 4, "turned": turned}


@pytest.mark.long
def test_it_states_the_gains_of_its_path_and_draws_that_path() -> None:
    game = market_or_building(Build)
    first, *others = weighed_answers(game)
    assert first.outcome is not None
    assert others
    assert all(other.ids[0].startswith("idea_") for other in others), "only evaluated answers"
    worths = [other.worth or 0.0 for other in others]
    assert worths == sorted(worths, reverse=True)
    args = first.outcome.args
    while drawing := [question for question in game.questions if question.seat == 1 and question.awaited]:
        given = EXPERT.pick(1, drawing[0], drawing[0].options(game), lambda: game, Random(1))
        game.choose(1, drawing[0].id, given)
    path = game.path(1)
    assert path is not None
    assert args["points"] == points(path, GOALS[game.goals[-1]])
    gains = args["gains"]
    assert isinstance(gains, Part)
    assert Part("part-n_coins", {"n": path.count("coin")}) in cast("list[Part]", gains.args["things"])
    assert args["escapes"] == refer("part-escapes" if path.status == ESCAPED else "part-stays_inside")


def test_it_buys_what_it_says_is_worth_most() -> None:
    first, *others = weighed_answers(market_or_building(Buy))
    assert first.worth is not None
    assert all(other.worth is not None and other.worth <= first.worth for other in others)
    tells = {answer.ids: answer.outcome for answer in (first, *others)}
    assert first.ids != ("pass",)
    assert tells["pass",] == Message("tells-pass_keeps"), "it does not deny that something is worth buying"


def mission(number: int, seed: str) -> MapMasters:
    return MapMasters.start(3, {"mode": "coop", "mission": number, "difficulty": "normal"}, seed=seed)


def last_two_goals(below: str, *, last: bool = False) -> MapMasters:
    """Mission 7 with two goals open, and two groups before the cards of the last row; `last`: the last chance."""
    mission = small("X X", "X X", "X X", "X X", below, number=7, groups=("0_4_N1", "1_4_N1"), filled=[2, 3])
    if last:
        mission.team.free.clear()
        mission.run(TracePaths(seat=mission.game.turn, last=True))
    return mission.game


def test_it_says_that_not_all_goals_can_be_met() -> None:
    (given, *_) = weighed_answers(last_two_goals("locks locks"))
    assert given.ids == ("end",)
    assert given.outcome == Message("tells-no_paths", {"goals": 2})


@pytest.mark.slow
def test_at_the_last_chance_some_goals_are_better_than_giving_in() -> None:
    """One group is shut in: the other one's path is advised, not to end a mission that cannot be won otherwise."""
    game = last_two_goals("locks walk", last=True)
    (given, *_) = weighed_answers(game)
    assert given.ids == ("trace_yellow",)
    assert given.outcome is not None
    assert given.outcome.key == "tells-some_paths"
    game.choose(game.turn, game.awaited().id, given.ids)
    while game.awaited().kind == "trace_path":
        game.choose(game.turn, game.awaited().id, weighed_answers(game)[0].ids)
    assert len(team_of(game).filled) == 3
    assert weighed_answers(game)[0].ids == ("end",)


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_it_says_that_all_goals_can_be_met_and_meets_them(whole: bool) -> None:
    game = until(mission(7, "says"), TracePaths) if whole else last_two_goals("walk walk")
    keys = []
    while game.result is None:
        question = game.awaited()
        given = opinion(game, question, GAME.players["steady"], Random(1))[0]
        if isinstance(question, TracePaths):
            assert given.outcome is not None
            assert (given.ids == ("end",)) == (given.outcome.key == "tells-no_paths")
            keys.append(given.outcome.key)
            if given.outcome.key == "tells-paths":
                assert given.outcome.args["goals"] == 4 - len(team_of(game).filled)
        game.choose(question.seat, question.id, given.ids)
    paths = 4 if whole else 2
    assert game.result.winners == [] or keys[-paths:] == ["tells-paths"] * paths
    assert whole or game.result.winners


def test_it_names_the_icons_of_a_card_while_many_spaces_are_free() -> None:
    game = until(mission(1, "shows"), PlayCard)
    weighed = weighed_answers(game)
    assert {answer.ids[0] for answer in weighed} == {f"play_{card}" for card in team_of(game).hands[1]}
    for answer in weighed:
        assert answer.outcome is not None
        assert answer.outcome.key == "tells-shows"
        shown = answer.outcome.args["shown"]
        assert shown == refer("part-shows_nothing") or (isinstance(shown, Part) and shown.args["icons"])


@pytest.mark.parametrize(
    ("worth", "key"), [(0.0, "tells-tried_none"), (0.04, "tells-tried_none"), (0.1, "tells-tried")]
)
def test_a_card_with_which_no_trial_run_met_a_goal_is_not_called_average(
    monkeypatch: pytest.MonkeyPatch, worth: float, key: str
) -> None:
    game = until(mission(1, "shows"), PlayCard)
    ways = [(Placed(card, False, 0, 0), worth) for card in team_of(game).hands[1]]
    monkeypatch.setattr(coop_reasons, "is_tried", lambda team: True)
    monkeypatch.setattr(coop_reasons, "ways_to_play", lambda *position: ways)
    reasons = coop_reasons.reasons(game, 1, game.questions[0], "", 1).values()
    assert {message.key for _, message in reasons} == {key}


def test_advice_on_a_chosen_card_rotates_it_once_and_plays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Although the player would have chosen another card, which lies the other way up elsewhere."""
    game = until(mission(1, "shows"), PlayCard)
    team = team_of(game)
    (better, chosen), (elsewhere, here) = sorted(set(team.hands[1]))[:2], team.free[:2]
    ways = [
        (Placed(card, turned, x * WIDTH, y * HEIGHT), worth)
        for card, turned, (x, y), worth in ((better, False, elsewhere, 2.0), (chosen, True, here, 1.0))
    ]
    monkeypatch.setattr(coop_heuristic, "ways_to_play", lambda *position: ways)
    game.choose(1, game.awaited().id, [f"play_{chosen}"])
    picked: list[str] = []
    last = None
    while isinstance(question := game.awaited(), PlayAt) and len(picked) < 4:
        last = suggest(MapMasters, game.save(), 1, question.id, GAME.players["steady"], "chance", last=last)
        assert last is not None
        picked.append(*last.answers[0].weighed.ids)
        game.choose(1, question.id, picked[-1:])
    assert picked == ["flip", "at_{}_{}".format(*here)]


def test_a_chosen_card_that_was_not_tried_out_is_tried_out_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = until(mission(1, "shows"), PlayCard)
    better, chosen = sorted(set(team_of(game).hands[1]))[:2]

    def placements(game: MapMasters, tried: list[Placed], *_: object) -> list[tuple[Placed, float]]:
        return [
            (placed, 1.0) for placed in tried if {option.card for option in tried} == {chosen} or placed.card == better
        ]

    monkeypatch.setattr(coop_heuristic, "is_tried", lambda team: True)
    monkeypatch.setattr(coop_heuristic, "placements", placements)
    monkeypatch.setattr(coop_heuristic, "_PLACED", {})
    game.choose(1, game.awaited().id, [f"play_{chosen}"])
    placed, _ = coop_heuristic.way_to_play(game, 1, game.awaited(), 1)  # type: ignore[arg-type]
    assert placed.card == chosen

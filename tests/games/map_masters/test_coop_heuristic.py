"""The computer player in missions: it wins the first one, follows its plans to the end and never goes in circles."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from games.map_masters import GAME
from games.map_masters.players import coop_heuristic, coop_plans
from games.map_masters.players.coop_heuristic import least_missed, planned_paths, ways_to_play
from games.map_masters.players.coop_plans import Stage, Traced, joint_paths, placements, still_good
from games.map_masters.rules.cards import CARDS, HEIGHT, WIDTH
from games.map_masters.rules.components import (
    BARREL_RIDE,
    FAIRY_PACT,
    GHOST_LINE,
    HUNTERS_CALL,
    PHANTOM_BLADE,
    SILENT_RITE,
    SPIDER_CLIMB,
)
from games.map_masters.rules.coop.missions import EXIT, HIDDEN, MISSIONS
from games.map_masters.rules.coop.route_search import RouteSearch, _field
from games.map_masters.rules.coop.starts import ways_on
from games.map_masters.rules.coop.tableau import begin_path, tableau, team_of
from games.map_masters.rules.coop.team import Team
from games.map_masters.rules.coop.turn import Collapse, EndTurn
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.path.following import find, runs_on
from games.map_masters.rules.path.making import after
from games.map_masters.rules.path.state import Arrival
from rules.dice import Dice
from rules.players import ComputerPlayer, answer
from tests.games.map_masters.table import Mission, dungeon, small

HEURISTIC: ComputerPlayer = GAME.players["steady"]
MOST_CHOICES = 700


def started(number: int, seed: str, *spells: str) -> MapMasters:
    """A mission at its first turn, in which the groups have these spells."""
    game = MapMasters.start(2, {"mode": "coop", "mission": number, "difficulty": "normal"}, seed=seed)
    groups = team_of(finish(game, until="turn")).groups
    for spell, group in zip(spells, groups, strict=False):
        for place in (game.piles["spells"], *(other.spells for other in groups), game.spells):
            if spell in place:
                place.remove(spell)
        group.spells.insert(0, spell)
    return game


def finish(game: MapMasters, until: str = "over") -> MapMasters:
    """Play on with the heuristic player."""
    rng = Random(1)
    while game.phase != until:
        assert game.choices < MOST_CHOICES, "the player goes in circles"
        asked = game.awaited()
        game.choose(asked.seat, asked.id, answer(game, asked, HEURISTIC, rng))
    return game


def equipped(number: int, *shown: str) -> Team:
    """The team at the first turn of a mission, after a market that offered these spells."""
    game = MapMasters.start(2, {"mode": "coop", "mission": number, "difficulty": "normal"}, seed="shop")
    rng = Random(1)
    while (asked := game.awaited()).kind != "shop":
        game.choose(asked.seat, asked.id, answer(game, asked, HEURISTIC, rng))
    unused = {*game.spells, *game.piles["spells"]} - {*shown}
    game.spells = [*shown]
    game.piles["spells"] = sorted(unused)
    return team_of(finish(game, until="turn"))


@pytest.mark.long
def test_it_wins_the_first_mission_in_at_least_half_of_its_games() -> None:
    seeds = [f"first-{number}" for number in range(4)]
    won = [seed for seed in seeds if finish(started(1, seed)).result.winners]  # type: ignore[union-attr]
    assert len(won) >= 2, won


@pytest.mark.slow
@pytest.mark.parametrize("number", [4, pytest.param(9, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "spells", [(GHOST_LINE, FAIRY_PACT, HUNTERS_CALL, BARREL_RIDE), (FAIRY_PACT, GHOST_LINE, SPIDER_CLIMB, SILENT_RITE)]
)
def test_it_uses_spells_without_going_in_circles(number: int, spells: tuple[str, ...]) -> None:
    finish(started(number, f"spells-{number}", *spells))


def test_drawing_a_planned_path_gives_exactly_its_steps() -> None:
    mission = small("X X", "X X", "X X", "X X", "walk walk", number=7, groups=("0_4_N1", "1_4_N1"))
    mission.team.filled = [2, 3]
    mission.team.groups[0].spells = [GHOST_LINE, FAIRY_PACT]
    game = mission.game
    plan = joint_paths(game, 2_000, "drawn")
    assert plan
    assert still_good(game, plan[0])
    path = begin_path(game, plan[0].group)
    assert path is not None
    made: list[str] = []
    while len(made) < len(plan[0].steps):
        move = find(path, plan[0].steps[len(made)])
        made.append(move.text)
        path = after(path, move)
        while only := runs_on(path):
            made.append(only.text)
            path = after(path, only)
    assert tuple(made) == plan[0].steps


def test_the_ways_on_from_an_opening_are_counted() -> None:
    mission = small("d44 walk", number=12)
    dungeon = tableau(mission.game)
    assert ways_on(dungeon, 1, "W1") == 7
    assert ways_on(dungeon, 0, "S1") < 2, "behind that door of the padlock vault there are padlocks"


def test_identical_goals_are_filled_one_after_the_other() -> None:
    """In mission 7 all four goals ask for the same; whichever is met closes one of them."""
    mission: Mission = small("X", "X", "X", "X", "walk", number=7, groups=("0_4_N1",))
    path = mission.path()
    for number in range(4):
        best = RouteSearch(replace(path, tokens=(0, 0, 0, 0)), number, 200, Dice(seed="same")).run()
        assert best is not None
        assert best[1].slot == 0


def test_it_takes_the_token_that_an_optimizer_offers() -> None:
    mission = small("X", "X", "X", "gems", "walk", number=7, difficulty="newcomer", groups=("0_3_N1",))
    best = RouteSearch(mission.path(), 0, 200, Dice(seed="gems")).run()
    assert best is not None
    taken = [step for step in best[0] if step.startswith("token ")]
    assert taken
    assert "token none" not in taken


def test_with_face_down_goals_every_group_buys_one_token_of_each_required_kind() -> None:
    team = equipped(5, PHANTOM_BLADE, FAIRY_PACT)
    assert [group.tokens for group in team.groups] == [[1, 1, 0, 0]] * 3, "a sword and a key each: six coins"


def test_spells_that_bypass_lines_are_bought_first_for_groups_delivering_artifacts() -> None:
    team = equipped(14, HUNTERS_CALL, BARREL_RIDE)
    assert [group.spells for group in team.groups] == [[BARREL_RIDE], [], [HUNTERS_CALL], []]
    assert [group.tokens for group in team.groups] == [[0, 0, 0, 1]] * 4, "scrolls for the other four coins"


@pytest.mark.slow
def test_one_group_buys_a_token_for_a_goal_that_counts_obstacles() -> None:
    team = team_of(started(11, "shop"))
    assert [group.tokens[1] for group in team.groups] == [0, 1, 0, 0], "a key for the second goal: 2 padlocks"


def test_a_padlock_counts_as_two_missing_items_while_there_is_no_key() -> None:
    path = small("keys", "locks", "b06", number=11, groups=("0_0_N1",)).path()

    def missing(keys: int) -> int:
        begun = replace(path, tokens=(0, keys, 0, 0))
        placed = replace(begun, place=begun.dungeon.openings[0, "N1"][0])
        return RouteSearch(placed, 1, 0, Dice(seed="locks")).missing(placed)[0]

    assert [missing(keys) for keys in (0, 1, 2)] == [4, 3, 2], "2 padlocks and the keys for them"


def test_the_card_that_makes_a_path_possible_is_preferred() -> None:
    mission = small("X", "X", "X", "walk", ".", number=7, groups=("0_3_N1",), filled=[1, 2, 3])
    closed, open_ = (Placed(card, False, 0, 4 * HEIGHT) for card in ("locks", "walk"))
    before = mission.game.save()
    assert placements(mission.game, [closed, open_], 2_000, "seed") == [(open_, 1.0), (closed, 0.0)]
    assert mission.game.save() == before, "the game is only evaluated"


def test_evaluating_one_placement_takes_no_more_than_its_share_of_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """An attempt that takes too long is cut short and counts as failed."""
    mission = small("X", "X", "X", "walk", ".", number=7, groups=("0_3_N1",), filled=[1, 2, 3])
    ways = [Placed(card, False, 0, 4 * HEIGHT) for card in ("locks", "walk")]
    monkeypatch.setattr(coop_plans, "TRY_BUDGET", coop_plans.TRY_COST + 1)
    assert placements(mission.game, ways, 2_000, "seed") == [(way, 0.0) for way in ways]
    monkeypatch.setattr(coop_plans, "TRY_BUDGET", coop_plans.TRY_COST + 400)
    assert placements(mission.game, ways, 2_000, "seed") == [(ways[1], 1.0), (ways[0], 0.0)]


def just_played() -> Mission:
    """A mission whose last card was just played, where trying it out had served the only slot left."""
    mission = small("X", "X", "X", "walk", ".", number=7, groups=("0_3_N1",), filled=[1, 2, 3])
    ways = [Placed(card, False, 0, 4 * HEIGHT) for card in ("locks", "walk")]
    (chosen, met), _ = placements(mission.game, ways, 2_000, str(len(mission.team.tableau)))
    assert met == 1
    mission.team.free.clear()
    mission.team.tableau.append(chosen)
    return mission


def test_paths_found_while_choosing_a_card_are_drawn_after_it_is_played() -> None:
    """With care 0, no other position is searched."""
    planned = planned_paths(just_played().game, care=0)
    assert planned is not None
    assert [stage.slot for stage in planned] == [0]


def test_the_search_is_longer_when_the_mission_would_otherwise_be_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    mission = just_played()
    monkeypatch.setattr(coop_plans, "TRY_BUDGET", 0)  # the paths of the trial are not found again
    monkeypatch.setattr(coop_heuristic, "_PLANS", {})
    assert planned_paths(mission.game, care=0) is None, "there is another chance in the next turn"
    stack = mission.game.agenda.stack
    stack[:] = [entry for entry in stack if not isinstance(entry, EndTurn)]
    assert planned_paths(mission.game, care=0) is not None


def test_the_same_position_has_the_same_plan() -> None:
    game = started(7, "same")
    twin = MapMasters.load(game.save())
    assert joint_paths(game, 1_500, "seed") == joint_paths(twin, 1_500, "seed")
    looked = [ways_to_play(state, state.turn, 4) for state in (game, twin)]
    assert looked[0] == looked[1]


def turning_up(monkeypatch: pytest.MonkeyPatch, lucky: int) -> None:
    """Let the search find only a path that turns up a card, with a way on for `lucky` of the possible cards."""
    turned = replace(small("walk", number=5, groups=("0_0_N1",)).path(), arrival=Arrival.REVEAL)

    def attempt(planner: coop_plans._Planner, *_: object, bold: bool) -> list[Traced]:
        planner.budget -= 500
        return [Traced(Stage(0, None, ("S+turn",)), turned)]

    monkeypatch.setattr(coop_plans._Planner, "has_enough_groups", True)
    monkeypatch.setattr(coop_plans._Planner, "attempt", attempt)
    monkeypatch.setattr(coop_plans._Planner, "outcomes", lambda *_: lucky)


@pytest.mark.parametrize(("lucky", "early", "late", "last"), [(3, 1, 1, 1), (2, 0, 1, 1), (1, 0, 0, 1), (0, 0, 0, 0)])
def test_a_card_is_turned_up_if_there_is_a_way_on_for_enough_possible_cards(
    monkeypatch: pytest.MonkeyPatch, lucky: int, early: bool, late: bool, last: bool
) -> None:
    """Early only if there is one for all three possible cards, late for two of them, as the last chance for any."""
    game = started(5, "turned")
    turning_up(monkeypatch, lucky)
    assert bool(joint_paths(game, 1_000, "x")) == early
    assert bool(joint_paths(game, 1_000, "x", safe=2 / 3)) == late
    assert bool(joint_paths(game, 1_000, "x", last=True)) == last


def known_by_the_others(number: int) -> MapMasters:
    """Mission 5 with that many cards left face down."""
    game = started(5, "turned")
    team = team_of(game)
    down = [index for index, placed in enumerate(team.tableau) if placed.card == HIDDEN]
    for index, card in zip(down[number:], team.rules.face_down[number:], strict=True):
        team.tableau[index] = team.tableau[index]._replace(card=card)
    return game


@pytest.mark.parametrize(("down", "lucky", "drawn"), [(1, 0, True), (2, 0, False), (2, 1, False), (2, 2, True)])
def test_the_last_face_down_card_counts_as_known(
    monkeypatch: pytest.MonkeyPatch, down: int, lucky: int, drawn: bool
) -> None:
    """A path to it needs no second search for what it may be."""
    game = known_by_the_others(down)
    turning_up(monkeypatch, lucky)
    assert bool(joint_paths(game, 1_000, "x")) == drawn


def test_the_goal_on_the_last_face_down_card_has_no_priority() -> None:
    """While there are two of them, their goals are searched for first."""
    for down, first in ((1, False), (2, True)):
        planner = coop_plans._Planner(known_by_the_others(down), 1_000, Dice(seed="order"))
        slots = [planner.mission.slots[number] for number in planner.slots]
        assert any(planner._is_hidden(slot) for slot in slots) == first


def test_the_card_a_path_was_planned_for_needs_no_further_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """A way on is searched for only for the other two."""
    planner = coop_plans._Planner(started(5, "turned"), 1_000, Dice(seed="outcomes"))
    arrived = small("walk", number=5, groups=("0_0_N1",)).path()
    arrived = replace(arrived, place=arrived.dungeon.openings[0, "N1"][0])
    looked_for: list[str] = []

    def goes_on(_: object, first: Traced, number: int, card: str) -> bool:
        looked_for.append(card)
        return False

    monkeypatch.setattr(coop_plans._Planner, "_goes_on", goes_on)
    first, *others = planner.face_down
    assert planner.outcomes(Traced(Stage(0, None, ()), arrived), {0: first}) == 1
    assert looked_for == others


def test_a_plan_is_followed_if_the_revealed_card_is_the_expected_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = started(5, "foreseen")
    team = team_of(game)
    index = next(number for number, placed in enumerate(team.tableau) if placed.card == HIDDEN)
    foreseen, other = team.rules.face_down[:2]
    to_it, beyond = Stage(0, None, ("S+turn",), foreseen), Stage(0, 4, ("E",))
    searches: list[str] = []

    def search(*_: object, **__: object) -> list[Stage]:
        searches.append("again")
        return [to_it, beyond]

    monkeypatch.setattr(coop_heuristic, "_PLANS", {})
    monkeypatch.setattr(coop_heuristic, "joint_paths", search)
    monkeypatch.setattr(coop_heuristic, "still_good", lambda _, stage: stage.slot is not None)
    assert planned_paths(game, 1) == [to_it, beyond]
    for card, paths, number in ((foreseen, [beyond], 1), (other, [to_it, beyond], 2)):
        team.tableau[index] = team.tableau[index]._replace(card=card)
        assert planned_paths(game, 1) == paths
        assert len(searches) == number


def test_the_space_chosen_to_collapse_is_easy_to_bypass() -> None:
    """The corner behind a hall is the only way round it; a space in front of a group is the worst choice of all."""
    mission = Mission(14).play()
    assert CARDS[HIDDEN].kind == "step", "no path leads through a card that lies face down"
    corner, edge, other = (7, 0), (5, 4), (2, 4)
    assert least_missed(mission.team, [corner, edge, other]) == edge
    group = mission.team.groups[0]
    group.column, group.row = edge
    assert least_missed(mission.team, [corner, edge, other]) == other
    group.column, group.row = other
    mission.team.groups[1].column, mission.team.groups[1].row = edge
    assert least_missed(mission.team, [edge, corner, other]) == corner


def test_it_keeps_the_corners_when_the_labyrinth_collapses() -> None:
    mission = Mission(14).play()
    team = mission.team
    kept = {(1, 0), (7, 0), (2, 4), (5, 4), (0, 2)}
    team.tableau += [Placed("walk", False, x * WIDTH, y * HEIGHT) for x, y in team.free if (x, y) not in kept]
    team.free[:] = [space for space in team.free if space in kept]
    mission.run(EndTurn())
    asked = mission.question()
    assert isinstance(asked, Collapse)
    assert answer(mission.game, asked, HEURISTIC, Random(1)) == ["at_5_4"]


def test_groups_whose_goal_has_no_space_yet_are_spread_over_the_width_of_the_grid() -> None:
    leaving = [coop_heuristic._goal_space(MISSIONS[7], EXIT, number) for number in range(4)]
    assert leaving == [(0, 0), (2, 0), (3, 0), (5, 0)]
    hidden = [coop_heuristic._goal_space(MISSIONS[5], "p03", number) for number in range(3)]
    assert hidden == [(1, 2), (3, 2), (5, 2)]


def test_distances_between_places_ignore_obstacles() -> None:
    where = dungeon("walk")
    begun, near, across, below = (where.openings[0, name][0] for name in ("W1", "N1", "E1", "W2"))
    far = _field(where, (begun,), 0, 0).steps
    assert [far[place] for place in (begun, near, across, below)] == [0, 2, 4, 4]
    between = where.cells.index((0, 2, 1))
    assert _field(where, (begun,), 1 << between, 0).steps[across] == 12, "the other way round the card"

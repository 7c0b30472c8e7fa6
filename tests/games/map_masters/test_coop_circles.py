"""Magic circles in missions: where computer players want them, and ways past lines that cut a goal off."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.map_masters.players import coop_plans
from games.map_masters.players.coop_circles import BROUGHT, FETCHED, wanted_circles, worth_of_circles
from games.map_masters.players.coop_heuristic import ways_to_play
from games.map_masters.players.coop_plans import stands
from games.map_masters.rules.cards import HEIGHT, WIDTH
from games.map_masters.rules.components import BARREL_RIDE, HUNTERS_CALL, PHANTOM_BLADE
from games.map_masters.rules.coop.route_search import FAR, TELEPORT, RouteSearch, _field
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.path.state import Path
from rules.dice import Dice
from tests.games.map_masters.table import Mission, dungeon, small


def labyrinth() -> Mission:
    """Mission 14 at its first turn."""
    return Mission(14).play()


def test_circles_are_wanted_where_artifacts_are_fetched() -> None:
    wants = wanted_circles(labyrinth().team)
    fetched = {space for spaces, worth in wants if worth == FETCHED for space in spaces}
    assert fetched == {(1, 1), (6, 1), (1, 2), (6, 2), (5, 3), (3, 4)}, "hidden cards, three goals, the boots"
    assert BROUGHT not in (worth for _, worth in wants), "the circle on the card with the boots is enough for the coins"


@pytest.mark.parametrize(
    ("card", "space", "worth"),
    [("d35", (0, 2), 2.0), ("d02", (0, 2), 1.0), ("s1", (0, 2), 0.0), ("d35", (7, 4), 0.0), ("d35", (7, 2), 2.0)],
)
def test_circles_count_near_the_places_where_they_are_wanted(card: str, space: tuple[int, int], worth: float) -> None:
    assert worth_of_circles(wanted_circles(labyrinth().team), card, space) == worth


def test_a_circle_already_on_the_tableau_is_not_wanted_again() -> None:
    team = labyrinth().team
    before = worth_of_circles(wanted_circles(team), "d35", (1, 0))
    team.tableau.append(Placed("d02", False, 0, 2 * HEIGHT))
    assert (before, worth_of_circles(wanted_circles(team), "d35", (1, 0))) == (2.0, 1.0)


def test_a_card_with_a_circle_is_played_where_one_is_wanted() -> None:
    mission = labyrinth()
    mission.team.hands[1] = ["s1", "s2", "d02"]
    placed, _ = ways_to_play(mission.game, 1, 1)[0]
    assert placed.card == "d02"
    space = (placed.x // WIDTH, placed.y // HEIGHT)
    assert worth_of_circles(wanted_circles(mission.team), "d02", space) == FETCHED


def test_teleporting_between_circles_bypasses_used_corridors() -> None:
    where = dungeon("tb")
    here, there = (where.cells.index((0, x, 4)) for x in (0, 2))
    used = sum(1 << where.cells.index((0, 0, y)) for y in (3, 5))
    circles = where.icon_bits["circle"]
    assert _field(where, (here,), used, 0).steps[there] == FAR
    by_magic = _field(where, (here,), used, 0, circles)
    assert (by_magic.steps[there], by_magic.onward[there]) == (TELEPORT, here)
    assert _field(where, (here,), 0, 0, circles).steps[there] == 3, "the way on foot is shorter"


def test_a_way_may_start_in_a_hall_but_not_pass_through_one() -> None:
    where = dungeon(("walk", False, 0, 0), ("p09", False, WIDTH, 0), ("walk", False, 2 * WIDTH, 0))
    field = _field(where, (where.openings[0, "W1"][0],), 0, 0)
    hall, beyond = where.openings[1, "E1"][0], where.openings[2, "W1"][0]
    assert field.steps[hall] < FAR
    assert field.steps[beyond] == FAR


@pytest.mark.parametrize(
    ("spells", "way"), [((), None), ((PHANTOM_BLADE,), None), ((HUNTERS_CALL,), 0), ((BARREL_RIDE,), 0)]
)
def test_a_goal_that_is_cut_off_can_be_reached_only_with_a_teleporting_spell(
    spells: tuple[str, ...], way: int | None
) -> None:
    path = small("X", "X", "X", "walk", ".", number=7, groups=("0_3_N1",)).path()
    assert RouteSearch(replace(path, spells=spells), 0, 0, Dice(seed="cut")).way_from(stands(path)) == way


@pytest.mark.parametrize(("before", "after", "expected"), [(0, 0, 0), (0, 1, 6), (1, 1, None)])
def test_a_path_that_cuts_a_goal_off_is_noticed(
    monkeypatch: pytest.MonkeyPatch, before: int, after: int, expected: int | None
) -> None:
    """`used` stands for a line that blocks the only way."""

    def way(_: object, path: Path, number: int) -> int | None:
        return None if path.used else 0b110

    monkeypatch.setattr(coop_plans._Attempt, "_way", way)
    mission = small("walk", number=7, groups=("0_0_N1",))
    planner = coop_plans._Planner(mission.game, 100, Dice(seed="cut"))
    path = mission.path()
    first, last = replace(path, used=before), replace(path, used=after)
    attempt = coop_plans._Attempt(planner, {}, None, {}, bold=False)
    assert attempt._cut_off([path], first, last, [0]) == expected

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
from games.map_masters.rules.layouts import Placed, Spot
from games.map_masters.rules.path.state import Path
from rules.dice import Dice
from tests.games.map_masters.table import Mission, dungeon, small

NONE, ONE, TWO = "s1", "d02", "d35"
"""Cards by the number of circles on them."""


def labyrinth() -> Mission:
    """Mission 14 at its first turn."""
    return Mission(14).play()


def test_circles_are_wanted_where_artifacts_are_fetched() -> None:
    wants = wanted_circles(labyrinth().team)
    fetched = {space for spaces, worth in wants if worth == FETCHED for space in spaces}
    assert fetched == {(1, 1), (6, 1), (1, 2), (6, 2), (5, 3), (3, 4)}, "hidden cards, three goals, the boots"
    assert BROUGHT not in (worth for _, worth in wants), "the circle on the card with the boots is enough for the coins"


@pytest.mark.parametrize(
    ("card", "space", "counted"),
    [(TWO, (0, 2), 2), (ONE, (0, 2), 1), (NONE, (0, 2), 0), (TWO, (7, 4), 0), (TWO, (7, 2), 2)],
)
def test_circles_count_near_the_places_where_they_are_wanted(card: str, space: Spot, counted: int) -> None:
    assert worth_of_circles(wanted_circles(labyrinth().team), card, space) == counted * FETCHED


def test_a_circle_already_on_the_tableau_is_not_wanted_again() -> None:
    team = labyrinth().team
    assert worth_of_circles(wanted_circles(team), TWO, (1, 0)) == 2 * FETCHED
    team.tableau.append(Placed(ONE, turned=False, x=0, y=2 * HEIGHT))
    assert worth_of_circles(wanted_circles(team), TWO, (1, 0)) == FETCHED


def test_a_card_with_a_circle_is_played_where_one_is_wanted() -> None:
    mission = labyrinth()
    mission.team.hands[1] = [NONE, "s2", ONE]
    placed, _ = ways_to_play(mission.game, 1, 1)[0]
    assert placed.card == ONE
    assert worth_of_circles(wanted_circles(mission.team), ONE, placed.space) == FETCHED


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


@pytest.mark.parametrize(
    ("blocked_before", "blocked_after", "cut"), [(False, False, 0), (False, True, 0b110), (True, True, None)]
)
def test_a_path_that_cuts_a_goal_off_is_noticed(
    monkeypatch: pytest.MonkeyPatch, blocked_before: bool, blocked_after: bool, cut: int | None
) -> None:
    """The only way to the goal leads over two cells, the bits 0b110; what is `used` stands for a line across it."""

    def only_way(_: object, path: Path, number: int) -> int | None:
        return None if path.used else 0b110

    monkeypatch.setattr(coop_plans._Attempt, "_shortest_way", only_way)
    mission = small("walk", number=7, groups=("0_0_N1",))
    planner = coop_plans._Planner(mission.game, 100, Dice(seed="cut"))
    attempt = coop_plans._Attempt(planner, waiting={}, last=None, assumed={}, bold=False)
    path = mission.path()
    before, after = replace(path, used=int(blocked_before)), replace(path, used=int(blocked_after))
    assert attempt._blocked_way([path], before, after, slots=[0]) == cut

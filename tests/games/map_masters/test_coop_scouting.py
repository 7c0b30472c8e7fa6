"""Face-down cards are turned up early by short paths; groups with artifacts are kept for their goals."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from games.map_masters import GAME
from games.map_masters.players import coop_reasons
from games.map_masters.players.coop_plans import Stage, _Planner
from games.map_masters.players.coop_scouting import LONGEST, scouting
from games.map_masters.rules.coop.missions import HIDDEN
from games.map_masters.rules.coop.route_search import RouteSearch
from games.map_masters.rules.coop.tableau import begin_path, team_of
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.path.following import find
from games.map_masters.rules.path.making import after
from games.map_masters.rules.path.state import ARRIVED, Arrival
from rules.dice import Dice
from tests.games.driver import played_until
from tests.games.map_masters.table import small

SEEDS = range(8)


def guardians(seed: str) -> MapMasters:
    """Mission 5, three cards face down, at its first turn."""
    game = MapMasters.start(3, {"mode": "coop", "mission": 5, "difficulty": "normal"}, seed=seed)
    return played_until(game, lambda game: game.phase == "turn", GAME.players["steady"], Random(1))


def scouted() -> tuple[MapMasters, Stage]:
    """A game in which a card can be turned up at once."""
    for number in SEEDS:
        game = guardians(f"scout-{number}")
        stage = scouting(game)
        if stage is not None:
            return game, stage
    raise AssertionError("no seed with a short path")


def test_a_scout_takes_a_short_path_that_turns_up_a_card() -> None:
    game, stage = scouted()
    path = begin_path(game, stage.group)
    assert path is not None
    used = path.used
    for text in stage.steps:
        path = after(path, find(path, text))
    assert path.arrival is Arrival.REVEAL
    assert stage.slot is None
    assert (path.used & ~used).bit_count() <= LONGEST
    assert scouting(game) == stage, "the same position gives the same path"


def test_there_is_no_scouting_when_the_last_face_down_card_is_known() -> None:
    """The last face-down card can be inferred from the others."""
    game, _ = scouted()
    team = team_of(game)
    down = [number for number, placed in enumerate(team.tableau) if placed.card == HIDDEN]
    for number, card in zip(down[:2], team.rules.face_down, strict=False):
        assert scouting(game) is not None
        team.tableau[number] = team.tableau[number]._replace(card=card)
    assert scouting(game) is None


def test_a_group_with_an_artifact_does_not_scout() -> None:
    """With a second one it could deliver neither: each goal accepts its own."""
    game, stage = scouted()
    team = team_of(game)
    team.groups[stage.group].artifacts.append("sun_mask")
    other = scouting(game)
    assert other is None or other.group != stage.group
    for group in team.groups:
        group.artifacts = ["sun_mask"]
    assert scouting(game) is None


def test_a_group_with_an_artifact_is_kept_for_the_goal_that_needs_it() -> None:
    game, _ = scouted()
    planner = _Planner(game, 1_000, Dice(seed="kept"))
    wanting = {slot.artifact: number for number, slot in enumerate(team_of(game).rules.slots) if slot.artifact}
    path = replace(next(iter(planner.begun.values())), artifacts=("moon_mask",))
    assert planner.wanted_elsewhere(path, wanting["sun_mask"])
    assert not planner.wanted_elsewhere(path, wanting["moon_mask"])
    assert not planner.wanted_elsewhere(replace(path, artifacts=()), wanting["sun_mask"])


def test_a_route_finds_several_ways_to_arrive() -> None:
    path = small("X", "X", "X", "X", "walk", number=7, groups=("0_4_N1",)).path()
    arrivals = list(RouteSearch(path, 0, 400, Dice(seed="ways")).arrivals())
    assert len(arrivals) > 1
    assert len({steps for steps, _ in arrivals}) == len(arrivals)
    assert all(arrived.status == ARRIVED and arrived.slot == 0 for _, arrived in arrivals)
    assert RouteSearch(path, 0, 400, Dice(seed="ways")).run() == arrivals[0]


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        ([Stage(1, None, ("S+turn",))], "tells-scouts"),
        ([Stage(1, None, ("S+turn",)), Stage(1, 0, ("N",))], "tells-turns_up"),
        (None, "tells-no_paths"),
    ],
)
def test_it_explains_what_scouting_is_for(monkeypatch: pytest.MonkeyPatch, plan: list[Stage] | None, key: str) -> None:
    game = guardians("says")
    monkeypatch.setattr(coop_reasons, "planned_paths", lambda *_: plan)
    assert coop_reasons._of_paths(game, 4).key == key

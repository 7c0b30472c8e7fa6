"""Plans sketched on the map (MM-21.8)."""

from __future__ import annotations

import pytest

from games.map_masters.rules.coop.sketch import SketchPlan
from games.map_masters.rules.coop.trace import fill
from rules.errors import IllegalChoice
from tests.games.driver import keys
from tests.games.map_masters.table import Mission


def playing(**options: object) -> Mission:
    mission = Mission(1, seats=3, **options)  # type: ignore[arg-type]
    mission.play()
    return mission


def sketch(mission: Mission, seat: int, *ids: str) -> list[str]:
    asked = next(q for q in mission.game.questions if isinstance(q, SketchPlan) and q.seat == seat)
    return keys(mission.game.choose(seat, asked.id, list(ids)))


@pytest.mark.rule("MM-21.8")
def test_anyone_may_sketch_at_any_time_and_all_see_it() -> None:
    mission = playing()
    for seat in (2, 1, 0):  # whose turn it is makes no difference
        assert sketch(mission, seat, "group_green", f"at_{seat}_0", "at_3_1") == ["sketches"]
    for watcher in (0, 1, 2, None):
        team = mission.seen(watcher)
        assert [(plan.seat, plan.group, plan.spaces) for plan in team.sketches] == [
            (2, "green", [(2, 0), (3, 1)]),
            (1, "green", [(1, 0), (3, 1)]),
            (0, "green", [(0, 0), (3, 1)]),
        ]
    card = mission.team.hands[1][0]
    column, row = mission.team.free[0]
    mission.pick(f"play_{card}")
    sketch(mission, 1, "at_0_0")
    mission.pick(f"at_{column}_{row}")
    sketch(mission, 0, "group_red", "at_6_4", "group_blue", "at_0_0", "at_0_1")
    assert {(plan.seat, plan.group) for plan in mission.team.sketches} == {
        (2, "green"),
        (1, "green"),
        (0, "green"),
        (1, ""),
        (0, "red"),
        (0, "blue"),
    }


@pytest.mark.rule("MM-21.8")
def test_a_sketch_has_no_effect_and_reserves_nothing() -> None:
    mission = playing()
    column, row = mission.team.free[0]
    before = mission.game.save()
    sketch(mission, 1, "group_green", f"at_{column}_{row}")
    after = type(mission.game).load(mission.game.save())
    assert after.team is not None
    after.team.sketches.clear()
    fields = set(type(after).model_fields) - {"agenda", "choices", "last_seat", "last_can_be_undone"}
    plain = type(mission.game).load(before)
    assert {name: getattr(after, name) for name in fields} == {name: getattr(plain, name) for name in fields}
    assert [question.kind for question in mission.game.questions if question.awaited] == ["play_card"]
    mission.pick(f"play_{mission.team.hands[1][0]}")
    assert f"at_{column}_{row}" in mission.ids(), "the space is as free as before"


@pytest.mark.rule("MM-21.8")
def test_a_sketch_can_be_redrawn_and_erased() -> None:
    mission = playing()
    sketch(mission, 1, "group_green", "at_0_0", "group_red", "at_1_0")
    sketch(mission, 2, "group_green", "at_5_4")
    sketch(mission, 1, "group_green", "at_2_2")
    assert [plan.spaces for plan in mission.team.sketches if plan.group == "green"] == [[(5, 4)], [(2, 2)]]
    sketch(mission, 1, "group_red")
    assert [plan.group for plan in mission.team.sketches] == ["green", "green"]
    assert sketch(mission, 1, "wipe") == ["wipes_sketches"]
    assert [plan.seat for plan in mission.team.sketches] == [2]
    assert sketch(mission, 1, "at_0_0", "wipe", "at_1_0") == ["wipes_sketches", "sketches"]
    assert [plan.spaces for plan in mission.team.sketches if plan.seat == 1] == [[(0, 0), (1, 0)]]
    with pytest.raises(IllegalChoice):
        sketch(mission, 1, "at_0_0", "at_0_0")
    with pytest.raises(IllegalChoice):
        sketch(mission, 1, "at_7_0")


@pytest.mark.rule("MM-21.8")
def test_sketches_of_a_group_that_has_delivered_are_removed() -> None:
    mission = playing()
    sketch(mission, 1, "group_green", "at_0_0", "group_red", "at_1_0")
    fill(mission.game, mission.team.groups[0], 1)
    assert [plan.group for plan in mission.team.sketches] == ["red"]


def test_a_group_that_has_delivered_is_not_offered_for_a_sketch() -> None:
    mission = playing()
    asked = next(q for q in mission.game.questions if isinstance(q, SketchPlan) and q.seat == 2)
    assert asked.next_picks(mission.game, []) == ["group_green", "group_yellow", "group_blue", "group_red"]
    mission.team.groups[1].out = True
    assert asked.next_picks(mission.game, []) == ["group_green", "group_blue", "group_red"]

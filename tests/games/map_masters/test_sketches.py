"""Plans sketched on the map (MM-21.8)."""

from __future__ import annotations

import pytest

from games.map_masters.rules.coop.fulfilment import fill
from games.map_masters.rules.coop.sketch import SketchPlan
from rules.errors import IllegalChoice
from tests.games.map_masters.table import Mission


def sketch(mission: Mission, seat: int, *ids: str) -> Mission:
    """A player sketches, in their turn or not."""
    asked = next(q for q in mission.game.questions if isinstance(q, SketchPlan) and q.seat == seat)
    mission.news = mission.game.choose(seat, asked.id, list(ids))
    return mission


def sketches(mission: Mission, watcher: int | None = None) -> list[str]:
    """The sketches that a seat or everyone sees: who made them, for which group, over which spaces."""
    spaces = [" ".join(f"{x},{y}" for x, y in plan.spaces) for plan in mission.seen(watcher).sketches]
    return [
        f"{plan.seat} {plan.group}: {space}" for plan, space in zip(mission.seen(watcher).sketches, spaces, strict=True)
    ]


@pytest.mark.rule("MM-21.8")
def test_anyone_may_sketch_at_any_time_and_all_see_it() -> None:
    mission = Mission(1).play()
    for seat in (2, 1, 0):  # whose turn it is makes no difference
        sketch(mission, seat, "group_green", f"at_{seat}_0", "at_3_1").logs_in_order("sketches")
    for watcher in (0, 1, 2, None):
        assert sketches(mission, watcher) == ["2 green: 2,0 3,1", "1 green: 1,0 3,1", "0 green: 0,0 3,1"]
    column, row = mission.team.free[0]
    sketch(mission.do(f"play_{mission.team.hands[1][0]}"), 1, "at_0_0").do(f"at_{column}_{row}")
    sketch(mission, 0, "group_red", "at_6_4", "group_blue", "at_0_0", "at_0_1")
    assert sorted(sketches(mission)) == [
        *("0 blue: 0,0 0,1", "0 green: 0,0 3,1", "0 red: 6,4"),
        *("1 : 0,0", "1 green: 1,0 3,1", "2 green: 2,0 3,1"),
    ]


@pytest.mark.rule("MM-21.8")
def test_a_sketch_has_no_effect_and_reserves_nothing() -> None:
    mission = Mission(1).play()
    space = "at_{}_{}".format(*mission.team.free[0])
    before = mission.game.copy_game()
    after = sketch(mission, 1, "group_green", space).game.copy_game()
    assert after.team is not None
    after.team.sketches.clear()
    fields = set(type(after).model_fields) - {"agenda", "choices", "last_seat", "last_can_be_undone"}
    assert {name: getattr(after, name) for name in fields} == {name: getattr(before, name) for name in fields}
    assert [question.kind for question in mission.game.questions if question.awaited] == ["play_card"]
    mission.do(f"play_{mission.team.hands[1][0]}").offers(space)  # the space is as free as before


@pytest.mark.rule("MM-21.8")
def test_a_sketch_can_be_redrawn_and_erased() -> None:
    mission = Mission(1).play()
    sketch(mission, 1, "group_green", "at_0_0", "group_red", "at_1_0")
    sketch(mission, 2, "group_green", "at_5_4")
    sketch(mission, 1, "group_green", "at_2_2")
    assert sorted(sketches(mission)) == ["1 green: 2,2", "1 red: 1,0", "2 green: 5,4"]
    assert sketches(sketch(mission, 1, "group_red")) == ["2 green: 5,4", "1 green: 2,2"]
    assert sketches(sketch(mission, 1, "wipe").logs_in_order("wipes_sketches")) == ["2 green: 5,4"]
    sketch(mission, 1, "at_0_0", "wipe", "at_1_0").logs_in_order("wipes_sketches", "sketches")
    assert sketches(mission) == ["2 green: 5,4", "1 : 0,0 1,0"]
    for refused in (["at_0_0", "at_0_0"], ["at_7_0"]):
        with pytest.raises(IllegalChoice):
            sketch(mission, 1, *refused)


@pytest.mark.rule("MM-21.8")
def test_sketches_of_a_group_that_has_delivered_are_removed() -> None:
    mission = sketch(Mission(1).play(), 1, "group_green", "at_0_0", "group_red", "at_1_0")
    fill(mission.game, mission.team.groups[0], 1)
    assert sketches(mission) == ["1 red: 1,0"]

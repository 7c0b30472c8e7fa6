"""Crossings of a whole card by a group as one answer: what they never do, and what they find."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from games.map_masters.rules.coop.crossings import asked_for, group_crossings
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.dungeon import WAITING
from games.map_masters.rules.path import DRAWING, Move, Path, after, find, moves
from tests.games.map_masters.drawn import at
from tests.games.map_masters.table import Mission, know, small

RING = """~~~^~~~^~~~
~# . # . #~
~  |   |  ~
<.-.-.-.-.>
~|       |~
~K # # # .~
~|       |~
~. # # # .~
~|       |~
~. # # # K~
~|       |~
<.-.-.-.-.>
~  |   |  ~
~# . # . #~
~~~v~~~v~~~"""
know("ring", RING)
know("gem_ring", RING.replace("K", "X"))
know("lock_ring", RING.replace("K", "P"))


def through(path: Path, *asked: str) -> dict[str, Crossing]:
    """The ways by opening; those that find more with `+`."""
    shortest, richer = group_crossings(path, frozenset(asked))
    return {way.opening: way for way in shortest} | {f"{way.opening}+": way for way in richer}


def walked(path: Path, way: Crossing) -> Iterator[Path]:
    for text in way.steps:
        move = find(path, text)
        assert not move.reason, (way, move)
        path = after(path, move)
        yield path


@pytest.mark.slow
@pytest.mark.rule("MM-22.2", "MM-6.8")
@pytest.mark.parametrize("card", ["ring", "walk", "s1", "s4", "s7", "d29", "d40", "d55"])
@pytest.mark.parametrize("difficulty", ["newcomer", "hard"])
def test_every_crossing_is_legal_pays_nothing_and_does_not_arrive(card: str, difficulty: str) -> None:
    for start in ("N1", "E2", "W1"):
        mission = small(
            f". {card} walk", f". {card} b02", difficulty=difficulty, groups=(f"1_0_{start}",), tokens=[1, 1, 1, 1]
        )
        begun = mission.path()
        for first in moves(begun):
            path = after(begun, first)
            for way in through(path, "key", "coin", "sword").values():
                *_, there = walked(path, way)
                assert there.status == DRAWING
                assert there.tokens == path.tokens
                assert there.crossed == path.crossed, "nothing is used up"
                assert there.dungeon.card_of[there.place] == way.card
                new = there.own & ~path.own
                found = [each.icon for at, each in enumerate(path.dungeon.found) if new >> at & 1]
                assert not set(way.gains) - set(found)
                assert not {"monster", "padlock", "lava"} & set(way.gains)


def test_the_shortest_crossing_and_one_that_finds_more_required_icons_are_offered() -> None:
    mission = small("ring ring", groups=("0_0_W1",))
    path = at(mission, "start 0.W1").path
    ways = through(path, "key")
    assert ways["E1"].gains == ()
    assert len(ways["E1"].steps) == 5
    assert ways["E1+"].gains == ("key", "key")
    assert len(ways["E1+"].steps) > 5
    assert "E1+" not in through(path, "barrel"), "no open goal requires the icons there"
    assert "W2+" not in ways, "no other crossing to that opening finds more"


@pytest.mark.rule("MM-22.2")
def test_no_crossing_ends_at_an_opening_to_a_free_space_or_the_edge() -> None:
    mission = small("ring .", groups=("0_0_W1",))
    path = at(mission, "start 0.W1").path
    assert path.dungeon.openings[0, "E1"][1].to == WAITING
    assert through(path, "key") == {}


@pytest.mark.rule("MM-22.1")
def test_a_crossing_stops_before_an_arrival() -> None:
    mission = small("ring", "b02", artifacts=["winged_boots"])
    path = at(mission, "start 0.W1").path
    ways = through(path, "key")
    assert set(ways) >= {"S1", "S2"}
    for way in ways.values():
        *_, there = walked(path, way)
        assert way.stops
        assert there.status == DRAWING
        assert any(move.kind == "arrive" for move in moves(there))
    mission.team.groups[0].artifacts = []
    mission.game.walks.clear()
    assert through(at(mission, "start 0.W1").path, "key") == {}, "the requirement there is not met"


@pytest.mark.rule("MM-25.8")
def test_a_crossing_opens_no_padlock_even_if_that_is_free() -> None:
    mission = small("lock_ring ring", number=12, groups=("0_0_W1",), artifacts=["master_key"])
    path = at(mission, "start 0.W1").path
    assert path.terms.free(path, 1)
    assert all("padlock" not in way.gains for way in through(path, "padlock").values())
    assert any(way.opening == "E1" for way in through(path, "padlock").values())


@pytest.mark.rule("MM-24.3")
def test_no_crossing_passes_an_optimizer_that_gives_newcomers_a_token() -> None:
    for difficulty, passed in (("newcomer", False), ("normal", True)):
        mission = small("gem_ring ring", difficulty=difficulty, groups=("0_0_W1",))
        found = through(at(mission, "start 0.W1").path, "scissors")
        assert any("scissors" in way.gains for way in found.values()) == passed, difficulty
        assert "E1" in found
    full = small("gem_ring ring", difficulty="newcomer", groups=("0_0_W1",), tokens=[1, 1, 1, 1])
    found = through(at(full, "start 0.W1").path, "scissors")
    assert "scissors" in found["E1+"].gains, "it gives nothing, so there is nothing to choose"


@pytest.mark.rule("MM-22.3", "MM-4.9")
def test_crossings_depend_on_whose_line_would_be_crossed() -> None:
    path = small("tb ring").path()
    room = next(place for place, is_room in enumerate(path.dungeon.rooms) if is_room)
    stands = replace(path, status=DRAWING, place=room, door=3, rooms=1 << room, ghost=True)
    own = through(replace(stands, passages=((room, 0, 2, path.terms.group),)), "key")
    assert own["E1"].steps[0] == "door1", "the spell lets the line cross its own"
    other = through(replace(stands, passages=((room, 0, 2, 7),)), "key")
    assert all(way.steps[0] != "door1" for way in other.values())


def test_a_crossing_is_one_answer_and_is_taken_back_as_one() -> None:
    mission = small("ring ring b02", groups=("0_0_W1",))
    mission.pick("trace_green", "start_0.W1")
    trace = mission.team.trace
    assert trace is not None
    before = list(trace.steps)
    options = mission.options()
    chosen = options["through_E1_richer"]
    assert chosen.args["gaining"] == 2
    assert chosen.handy
    first, *_ = options.values()
    assert isinstance(first.value, Move), "single steps come first"
    mission.pick(chosen.id)
    assert tuple(trace.steps[: len(before) + len(chosen.value.steps)]) == (*before, *chosen.value.steps)
    mission.pick("undo")
    assert trace.steps == before


def test_only_icons_of_open_goals_are_asked_for() -> None:
    mission = Mission(1)
    mission.play()
    assert asked_for(mission.team) == {"coin", "key", "scroll"}
    mission.team.filled = [number for number, slot in enumerate(mission.team.rules.slots) if "key" in slot.items]
    assert asked_for(mission.team) == {"coin", "scroll"}


@pytest.mark.rule("MM-22.21")
def test_an_item_taken_by_another_group_is_not_listed_as_a_gain() -> None:
    mission = small("ring ring", groups=("0_0_W1",))
    path = at(mission, "start 0.W1").path
    keys = path.dungeon.icon_bits["key"]
    taken = at(mission, "start 0.W1", circled=keys).path
    assert all(not way.gains for way in through(taken, "key").values())

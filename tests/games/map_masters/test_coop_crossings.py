"""Ways of a group through a whole card as one answer: what they never do, and what they find."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from games.map_masters.rules.coop.crossings import asked_for, group_crossings
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.dungeon import WAITING
from games.map_masters.rules.path import DRAWING, Move, Path, after, find, moves, step
from tests.games.map_masters.table import Mission, know
from tests.games.map_masters.test_missions import at, small

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
def test_every_way_is_legal_pays_nothing_and_does_not_arrive(card: str, difficulty: str) -> None:
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


def test_the_shortest_way_is_offered_and_one_that_finds_more_of_what_is_asked_for() -> None:
    mission = small("ring ring", groups=("0_0_W1",))
    path = at(mission, "start 0.W1")
    ways = through(path, "key")
    assert ways["E1"].gains == ()
    assert len(ways["E1"].steps) == 5
    assert ways["E1+"].gains == ("key", "key")
    assert len(ways["E1+"].steps) > 5
    assert "E1+" not in through(path, "barrel"), "no open goal asks for what lies there"
    assert "W2+" not in ways, "no other way finds more"


@pytest.mark.rule("MM-22.2")
def test_an_opening_before_a_free_space_or_the_edge_leads_nowhere() -> None:
    mission = small("ring .", groups=("0_0_W1",))
    path = at(mission, "start 0.W1")
    assert path.dungeon.openings[0, "E1"][1].to == WAITING
    assert through(path, "key") == {}


@pytest.mark.rule("MM-22.1")
def test_it_stops_before_an_arrival() -> None:
    mission = small("ring", "b02", artifacts=["winged_boots"])
    path = at(mission, "start 0.W1")
    ways = through(path, "key")
    assert set(ways) >= {"S1", "S2"}
    for way in ways.values():
        *_, there = walked(path, way)
        assert way.stops
        assert there.status == DRAWING
        assert any(move.kind == "arrive" for move in moves(there))
    mission.team.groups[0].artifacts = []
    mission.game.walks.clear()
    assert through(at(mission, "start 0.W1"), "key") == {}, "what would be asked for there is missing"


@pytest.mark.rule("MM-25.8")
def test_a_padlock_is_opened_by_a_step_of_its_own_also_where_it_costs_nothing() -> None:
    mission = small("lock_ring ring", number=12, groups=("0_0_W1",), artifacts=["master_key"])
    path = at(mission, "start 0.W1")
    assert path.terms.free(path, 1)
    assert all("padlock" not in way.gains for way in through(path, "padlock").values())
    assert any(way.opening == "E1" for way in through(path, "padlock").values())


@pytest.mark.rule("MM-24.3")
def test_an_optimizer_that_gives_newcomers_a_token_is_not_passed_in_one_answer() -> None:
    for difficulty, passed in (("newcomer", False), ("normal", True)):
        mission = small("gem_ring ring", difficulty=difficulty, groups=("0_0_W1",))
        found = through(at(mission, "start 0.W1"), "scissors")
        assert any("scissors" in way.gains for way in found.values()) == passed, difficulty
        assert "E1" in found
    full = small("gem_ring ring", difficulty="newcomer", groups=("0_0_W1",), tokens=[1, 1, 1, 1])
    found = through(at(full, "start 0.W1"), "scissors")
    assert "scissors" in found["E1+"].gains, "it gives nothing, and nobody is asked"


@pytest.mark.rule("MM-22.3", "MM-4.9")
def test_whose_line_is_crossed_counts_though_the_card_is_the_same() -> None:
    path = small("tb ring").path()
    room = next(place for place, is_room in enumerate(path.dungeon.rooms) if is_room)
    stands = replace(path, status=DRAWING, place=room, door=3, rooms=1 << room, ghost=True)
    own = through(replace(stands, passages=((room, 0, 2, path.terms.group),)), "key")
    assert own["E1"].steps[0] == "door1", "the spell lets the line cross its own"
    other = through(replace(stands, passages=((room, 0, 2, 7),)), "key")
    assert all(way.steps[0] != "door1" for way in other.values())


def test_it_is_one_answer_and_is_taken_back_as_one() -> None:
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


def test_what_open_goals_ask_for() -> None:
    mission = Mission(1)
    mission.play()
    assert asked_for(mission.team) == {"coin", "key", "scroll"}
    mission.team.filled = [number for number, slot in enumerate(mission.team.rules.slots) if "key" in slot.items]
    assert asked_for(mission.team) == {"coin", "scroll"}


@pytest.mark.rule("MM-22.21")
def test_an_item_of_another_group_is_not_said_to_be_found() -> None:
    mission = small("ring ring", groups=("0_0_W1",))
    path = at(mission, "start 0.W1")
    keys = path.dungeon.icon_bits["key"]
    taken = step(at(mission, circled=keys), "start 0.W1")
    assert all(not way.gains for way in through(taken, "key").values())

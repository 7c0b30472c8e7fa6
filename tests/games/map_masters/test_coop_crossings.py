"""Crossings of a whole card by a group as one answer: what they never do, and what they find."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from games.map_masters.rules.coop.crossings import asked_for, group_crossings
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.dungeon import WAITING
from games.map_masters.rules.path.following import find
from games.map_masters.rules.path.making import after
from games.map_masters.rules.path.state import DRAWING, Move, Path
from games.map_masters.rules.path.steps import moves
from rules.questions import Shown
from tests.games.map_masters.drawn import at
from tests.games.map_masters.table import BARE, Mission, know, small, with_rows

RING = with_rows(BARE, {5: "~K # # # .~", 9: "~. # # # K~"})
know("ring", RING)
know("gem_ring", RING.replace("K", "X"))
know("lock_ring", RING.replace("K", "P"))


def through(path: Path, *asked: str) -> dict[str, Crossing]:
    """The ways by opening; those that find more with `+`."""
    shortest, richer = group_crossings(path, frozenset(asked))
    return {way.opening: way for way in shortest} | {f"{way.opening}+": way for way in richer}


def paths_along(path: Path, way: Crossing) -> Iterator[Path]:
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
                *_, crossed = paths_along(path, way)
                assert crossed.status == DRAWING
                assert crossed.tokens == path.tokens
                assert crossed.crossed == path.crossed, "nothing is used up"
                assert crossed.dungeon.card_of[crossed.place] == way.card
                new = crossed.own & ~path.own
                icons = [discovery.icon for index, discovery in enumerate(path.dungeon.discoveries) if new >> index & 1]
                assert not set(way.gains) - set(icons)
                assert not {"monster", "padlock", "lava"} & set(way.gains)


def begun(*rows: str, **settings: Any) -> Path:
    """A path that has just entered the first card."""
    return at(small(*rows, **settings), "start 0.W1").path


@pytest.mark.rule("MM-22.2", "MM-22.21")
def test_the_shortest_crossing_and_one_that_finds_more_required_icons_are_offered() -> None:
    path = begun("ring ring")
    ways = through(path, "key")
    assert ways["E1"].gains == ()
    assert len(ways["E1"].steps) == 5
    assert ways["E1+"].gains == ("key", "key")
    assert len(ways["E1+"].steps) > 5
    assert "E1+" not in through(path, "barrel"), "no open goal requires the icons there"
    assert "W2+" not in ways, "no other crossing to that opening finds more"
    taken = at(small("ring ring"), "start 0.W1", circled=path.dungeon.icon_bits["key"]).path
    assert all(not way.gains for way in through(taken, "key").values()), "another group has taken the items"
    alone = begun("ring .")
    assert alone.dungeon.openings[0, "E1"][1].to == WAITING
    assert through(alone, "key") == {}, "none ends at an opening to a free space or the edge"


@pytest.mark.rule("MM-22.1")
def test_a_crossing_stops_before_an_arrival() -> None:
    path = begun("ring", "b02", artifacts=["winged_boots"])
    ways = through(path, "key")
    assert set(ways) >= {"S1", "S2"}
    for way in ways.values():
        *_, crossed = paths_along(path, way)
        assert way.stops
        assert crossed.status == DRAWING
        assert any(move.kind == "arrive" for move in moves(crossed))
    assert through(begun("ring", "b02"), "key") == {}, "the requirement there is not met"


@pytest.mark.rule("MM-25.8")
def test_a_crossing_opens_no_padlock_even_if_that_is_free() -> None:
    path = begun("lock_ring ring", number=12, artifacts=["master_key"])
    assert path.terms.is_free(path, 1)
    ways = through(path, "padlock").values()
    assert all("padlock" not in way.gains for way in ways)
    assert any(way.opening == "E1" for way in ways)


@pytest.mark.rule("MM-24.3")
@pytest.mark.parametrize(
    ("difficulty", "tokens", "passed"),
    [("newcomer", [0] * 4, False), ("easy", [0] * 4, True), ("newcomer", [1] * 4, True)],
    ids=["a token to choose", "no tokens", "nothing to choose"],
)
def test_no_crossing_passes_an_optimizer_that_gives_newcomers_a_token(
    difficulty: str, tokens: list[int], passed: bool
) -> None:
    crossings = through(begun("gem_ring ring", difficulty=difficulty, tokens=tokens), "scissors")
    assert "E1" in crossings
    assert any("scissors" in way.gains for way in crossings.values()) == passed


@pytest.mark.rule("MM-22.3", "MM-4.9")
def test_crossings_depend_on_whose_line_would_be_crossed() -> None:
    path = small("tb ring").path()
    room = next(place for place, is_room in enumerate(path.dungeon.rooms) if is_room)
    stands = replace(path, status=DRAWING, place=room, door=3, rooms=1 << room, ghost=True)
    own_line = through(replace(stands, passages=((room, 0, 2, path.terms.group),)), "key")
    assert own_line["E1"].steps[0] == "door1", "the spell lets the line cross its own"
    other = through(replace(stands, passages=((room, 0, 2, 7),)), "key")
    assert all(way.steps[0] != "door1" for way in other.values())


def test_a_crossing_is_one_answer_and_is_taken_back_as_one() -> None:
    mission = small("ring ring b02").do("trace_green", "start_0.W1")
    trace = mission.team.trace
    assert trace is not None
    before = [*trace.steps]
    options = mission.options()
    chosen = options["through_E1_richer"]
    assert (chosen.label.args["gaining"], chosen.prominence >= Shown.BUTTON) == (2, True)
    assert isinstance(next(iter(options.values())).value, Move), "single steps come first"
    mission.do(chosen.id)
    assert tuple(trace.steps[: len(before) + len(chosen.value.steps)]) == (*before, *chosen.value.steps)
    mission.do("undo")
    assert trace.steps == before


def test_only_icons_of_open_goals_are_asked_for() -> None:
    team = Mission(1).play().team
    assert asked_for(team) == {"coin", "key", "scroll"}
    team.filled = [number for number, slot in enumerate(team.rules.slots) if "key" in slot.items]
    assert asked_for(team) == {"coin", "scroll"}

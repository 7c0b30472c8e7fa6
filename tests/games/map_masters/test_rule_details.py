"""Who acts, how much it takes and the events, in both modes: parts of rules that a view hides.

In Versus seat 1 explores, seat 2 is the first buyer and seat 0 looks on, unless a rule is about the order.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.map_masters.rules.coop.arrival import GroupTerms
from games.map_masters.rules.coop.end import check
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.path import step, validate
from rules.messages import Event, Seat, refer, seat_name
from tests.games.map_masters.table import Mission, Table, draw, dungeon, nexts, refusals
from tests.games.map_masters.test_missions import arrivals, at, small, trace
from tests.games.map_masters.test_paths import ROOM

EXPLORER, ONLOOKER = 1, 0


def said(events: list[Event], key: str) -> list[dict[str, object]]:
    """The arguments of all events with that key, which must be public."""
    found = [event for event in events if event.key == f"log-{key}"]
    assert all(event.audience is None for event in found), f"{key} is kept from somebody"
    return [dict(event.args) for event in found]


def explored(*hands: list[str], **options: Any) -> Table:
    """Three players in the exploration; seat 2 was the first to buy."""
    table = Table(3, **options)
    table.game.first = 2
    table.explore(*(hands or (["s2"], ["s1", "s3"], ["s4"])))
    return table


# Doors and places (MM-1, MM-4, MM-5, MM-7)


@pytest.mark.rule("MM-1.26")
def test_doors_are_numbered_clockwise_from_the_top_left_corner_in_any_orientation() -> None:
    for turned in (False, True):
        where = dungeon(("tb", turned, 0, 0))
        place = next(number for number, is_room in enumerate(where.rooms) if is_room)
        assert {way.direction: way.door for way in where.exits[place]} == {"N": 0, "E": 1, "S": 2, "W": 3}
        cells = {(way.x, way.y, way.direction) for way in where.exits[place]}
        upright = {(1, 2, "N"), (3, 2, "E"), (2, 3, "S"), (1, 3, "W")}
        about = {"N": "S", "S": "N", "E": "W", "W": "E"}
        assert cells == ({(4 - x, 6 - y, about[side]) for x, y, side in upright} if turned else upright)
    hall = dungeon("b02")
    order = sorted((way.door, way.direction, way.x, way.y) for way in hall.exits[0])
    assert [(side, x, y) for _, side, x, y in order] == [
        ("N", 1, 0), ("N", 3, 0), ("E", 4, 1), ("E", 4, 5), ("S", 3, 6), ("S", 1, 6), ("W", 0, 5), ("W", 0, 1),
    ], "the bottom from right to left, the left side upwards"  # fmt: skip
    room = draw("ta", "start 0.N1", "S", "E", "E", "S", "S", have="key sword")
    assert {way.step: (way.x, way.y) for way in room.dungeon.exits[room.place]} == {
        "door0": (3, 3), "door1": (3, 4), "door2": (2, 4),
    }  # fmt: skip


@pytest.mark.rule("MM-4.18", "MM-9.8", "MM-6.4")
def test_each_kind_of_step_has_its_text() -> None:
    assert "start 1.N1" in nexts(draw(dungeon("tb", ("ta", False, 5, 0)))), "the number of the card and its opening"
    pit = draw("pit", "start 0.W1", have="rope")
    assert {"E+fall", "E+rope"} <= nexts(pit)
    both = draw("circles", *ROOM, have="scroll")
    assert {"tp 0@m0,4 from 1,2", "tp 0@m0,4 from 3,2"} <= nexts(both), "the circle is named if there are several"
    one = draw("tb", *ROOM, "door2")
    assert "tp 0@m0,4" in nexts(one)
    turned = draw(dungeon(("tb", True, 0, 0)), "start 0.S2", "N", "N")
    assert "fall 2,3" in nexts(turned)
    upside = draw(dungeon(("tb", True, 0, 0)), "start 0.N2")
    assert "stairs 3,0" in nexts(upside), "coordinates in the card's orientation"
    ways = draw("pit", "start 0.N1", have="rope")
    assert {"S+rope", "S+rope+pay=item"} <= nexts(ways), "the payment is named if it is not the default"
    assert step(ways, "S+rope+pay=item").tokens[2] == 1
    assert step(ways, "S+rope").tokens[2] == 0
    assert {"door2", "fall 2,3", "cast sb_06"} <= nexts(draw("tb", *ROOM, spells="sb_06"))


@pytest.mark.rule("MM-10.7", "MM-4.7")
def test_the_ghost_line_may_cross_its_own_path_and_nothing_else() -> None:
    way = (*ROOM, "door2", "tp 0@m0,4", "N", "E")
    path = draw("tb", *way, spells="sb_06")
    assert refusals(path)["door1"] == "crosses_own_path", "crossing is not possible before it is cast"
    ghost = step(path, "cast sb_06")
    assert ghost.cast == ("sb_06",)
    assert "cast sb_06" not in nexts(ghost), "it can be cast only once"
    assert {refusals(ghost)[f"door{number}"] for number in (0, 2, 3)} == {"door_used"}
    assert nexts(ghost) == {"door1", "fall 2,3"}
    through = step(ghost, "door1")
    assert refusals(through)["W"] == "door_used"
    assert through.passages[-1][:3] == (path.place, 3, 1)
    entered = next(way.to for way in ghost.dungeon.exits[ghost.place] if way.door == 1)
    used = replace(ghost, used=ghost.used | 1 << entered)
    assert refusals(used)["door1"] == "corridor_used"
    early = draw("tb", "start 0.N1", "cast sb_06", "S", "S", "door2", "tp 0@m0,4", "N", "E", spells="sb_06")
    assert "door1" in nexts(early), "from its activation to the end of the path"
    other = replace(ghost, passages=((ghost.place, 0, 2, 1),))
    assert refusals(other)["door1"] == "crosses_other_path"


@pytest.mark.rule("MM-4.30", "MM-4.2")
def test_a_path_is_checked_step_by_step() -> None:
    begun = draw("tb")
    steps = [*ROOM, "door2"]
    good = validate(begun, steps)
    assert (good.ok, good.bad, good.reason) == (True, -1, "")
    followed = begun
    for text in steps:
        followed = step(followed, text)
    assert good.path == followed
    for bad, wrong, reason in ((0, "start 0.N9", "no_such_step"), (1, "N", "door_used"), (3, "door0", "door_used")):
        tried = [*steps[:bad], wrong, *steps[bad:]]
        verdict = validate(begun, tried)
        assert (verdict.ok, verdict.bad, verdict.reason) == (False, bad, reason)
        assert verdict.path == validate(begun, steps[:bad]).path, "the path up to there"
    assert validate(begun, ["S"]).bad == 0


# The exploration (MM-14)


@pytest.mark.rule("MM-14.1", "MM-13.20", "MM-13.22")
def test_all_hands_are_revealed_at_the_same_time() -> None:
    table = Table(3)
    game = table.game
    game.first = 2
    game.players[EXPLORER].spells = ["sb_16"]
    told: list[Event] = []
    while game.phase == "market":
        told += table.pick("pass")
    assert (game.phase, table.question().seat) == ("hand", EXPLORER)
    assert not said(told, "hand")
    assert all(not player.area for player in game.players), "nobody has a hand before all have one"
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        assert [player.area for player in view.players] == [[], [], []]
        assert view.peeked == (game.peeked if seat == EXPLORER else None)
        assert sum(view.players[EXPLORER].deck.values()) == 9
    told = table.pick("keep", seat=EXPLORER)
    hands = said(told, "hand")
    assert [hand["player"] for hand in hands] == [seat_name(seat) for seat in range(3)]
    assert [hand["cards"] for hand in hands] == [[refer(f"card-{card}") for card in p.area] for p in game.players]
    assert [len(game.view(None).players[seat].area) for seat in range(3)] == [5, 5, 5]
    assert sorted(question.seat for question in game.questions if question.awaited) == [0, 1, 2]


def seen(game: MapMasters) -> list[str]:
    """What seat 0, seat 2 and the table see."""
    return [game.view(seat).model_dump_json() for seat in (ONLOOKER, 2, None)]


@pytest.mark.rule("MM-14.12", "MM-2.1")
def test_drafts_are_hidden_from_all_other_players() -> None:
    table = explored()
    game = table.game
    before = seen(game)
    presses = (
        "add_s1", "turn_s1", "add_s3", "flip", "at", "turn_s3", "shift_s3", "back", "take_s3", "turn_s1", "draw",
        "start_0.W2", "undo", "start_0.W2", "step", "undo", "rebuild", "clear", "add_s1", "draw", "start_0.W2",
    )  # fmt: skip
    for press in presses:
        ids = table.ids(EXPLORER)
        if press == "at":
            press = min(id for id in ids if id.startswith("at_"))
        elif press == "step":
            press = min(id for id in ids if id in ("N", "E", "S", "W") or id.startswith("door"))
        told = table.pick(press, seat=EXPLORER)
        assert told == [], press
        assert seen(game) == before, press
        assert game.view(EXPLORER).players[EXPLORER].draft is not None
        assert [view.players[EXPLORER].draft for view in (game.view(0), game.view(2), game.view(None))] == [None] * 3
    told = table.pick("done", seat=EXPLORER)
    assert [(event.key, dict(event.args)) for event in told] == [("log-done", {"player": seat_name(EXPLORER)})]
    assert [player.done for player in game.view(None).players] == [False, True, False]
    assert game.view(0).players[EXPLORER].draft is None, "the draft of a player who is done is still hidden"
    for seat in (0, 2):
        table.pick("done", seat=seat)
    shown = game.view(None).players[EXPLORER].draft
    assert game.phase != "explore"
    assert shown is not None
    assert shown.path is not None
    assert shown.path.steps[0] == "start 0.W2", "now it is public"


# Refresh (MM-15)


def uses(table: Table, seat: Seat, kind: str) -> list[str]:
    return sorted(id for id in table.ids(seat) if id.startswith(f"{kind}_") and not id.endswith(".done"))


@pytest.mark.rule("MM-15.5", "MM-15.5a", "MM-15.5b")
def test_each_circled_optimizer_is_used_once_by_its_owner_on_their_own_hand() -> None:
    table = Table(3)
    table.refreshing(["s1", "s2"], ["s3", "s4", "s5", "s6"], ["s7"], optimizers=([0, 0], [2, 1], [0, 1]))
    game = table.game
    assert sorted(question.seat for question in game.questions) == [1, 2], "all with an optimizer at once; nobody else"
    assert uses(table, 1, "recycle") == ["recycle_s3", "recycle_s4", "recycle_s5", "recycle_s6"]
    assert uses(table, 2, "recycle") == []
    assert uses(table, 2, "scissors") == ["scissors_s7"]
    assert table.pick("recycle_s3", seat=1) == [], "announced only when confirmed"
    assert uses(table, 1, "recycle") == ["recycle_s4", "recycle_s5", "recycle_s6"], "one for the second icon"
    table.pick("recycle_s5", seat=1)
    assert uses(table, 1, "recycle") == []
    assert uses(table, 1, "scissors") == ["scissors_s4", "scissors_s6"]
    assert game.gone == []
    told = table.pick("confirm", seat=1)
    cards = [refer("card-s3"), refer("card-s5")]
    assert said(told, "refreshed") == [
        {"player": seat_name(1), "use": refer("use-recycle"), "cards": cards, "marked": "before"}
    ]
    assert game.players[1].area == ["s3", "s4", "s5", "s6"], "carried out when all have confirmed"
    table.pick("confirm", seat=2)
    assert [player.area for player in game.players] == [[], ["s3", "s5"], []], "each use is optional"
    assert sorted(game.players[2].discard) == ["s7"]
    assert game.view(None).players[1].area == ["s3", "s5"]


@pytest.mark.rule("MM-15.10", "MM-15.6")
def test_uses_are_visible_to_everyone_at_once_and_announced_when_confirmed() -> None:
    table = Table(3)
    hands = (["s1"], ["s3", "s4", "d13"], ["s5"])
    spells: list[list[str]] = [[], ["sb_15", "sb_17"]]
    table.refreshing(*hands, optimizers=([0, 1], [1, 0]), spells=spells, coins=[5] * 3)
    game = table.game
    table.pick("recycle_s3", "sb_15_s4", seat=1)
    for seat in (0, 2, None):
        seen = game.view(seat).players[1]
        assert (seen.marks, seen.used, seen.coins) == ({"s3": "recycle", "s4": "sb_15"}, ["sb_15"], 3)
        assert game.guess(seat, Random(1)).players[1].marks == seen.marks
    table.pick("barter_d13", seat=1)
    assert {question.kind for question in game.questions} == {"refresh", "barter"}
    assert all(question.private for question in game.questions), "no answer changes what others are offered"
    ware = min(table.ids(1) - {"back"})
    table.pick(ware, seat=1)
    assert game.view(None).players[1].marks == {"s3": "recycle", "s4": "sb_15", "d13": "sb_17"}
    told = table.pick("confirm", seat=1)
    assert [event["use"] for event in said(told, "refreshed")] == [refer("use-recycle"), refer("use-sb_15")]
    assert game.phase == "refresh", "seat 0 has not confirmed"


# The team (MM-20, MM-21)


@pytest.mark.rule("MM-3.1")
def test_a_refused_space_is_named_like_a_free_one() -> None:
    mission = Mission(1)
    mission.play()
    mission.pick(f"play_{mission.team.hands[1][0]}")
    placed = mission.team.tableau[-1]
    column, row = placed.x // 5, placed.y // 7
    (refused,) = (each for each in mission.question().refusals(mission.game) if each.id == f"at_{column}_{row}")
    free = mission.options()[f"at_{mission.team.free[0][0]}_{mission.team.free[0][1]}"]
    assert (refused.key, refused.args.keys()) == (free.key, free.args.keys())
    assert refused.args == {"column": column + 1, "row": row + 1}


@pytest.mark.rule("MM-21.3", "MM-22.3")
def test_everyone_sees_a_path_while_it_is_drawn_and_its_marks_after_arrival() -> None:
    mission = small("walk walk b02", groups=("0_0_W1", "0_0_W2"))
    mission.pick("trace_green", "start_0.W1")
    ask = mission.question()
    assert ask.args == {"group": refer("group-green"), "things": [refer("icon-coin")], "holding": 1, "choosing": 0}
    for seat in (0, 1, 2, None):
        team = mission.seen(seat)
        assert team.tracing == "green"
        assert team.trace is not None
        assert (team.trace.steps, team.trace.strokes) == (["start 0.W1"], [["m-1,1", "m0,1"]])
        assert team.trace.circled == ["m0,1"]
        assert (team.circled, team.crossed) == ([], []), "nothing counts before it arrives"
    mission.pick("abandon")
    assert "fills" in trace(mission, "start 0.W1", *["E"] * 9, "S", "S", "S", "S", "E+slot1")
    assert [slot.filled for slot in mission.seen().slots] == [False, True, False, False]
    assert [group.out for group in mission.seen().groups] == [True, False]
    for seat in (0, 1, 2, None):
        team = mission.seen(seat)
        assert (team.tracing, team.trace) == (None, None)
        assert team.circled == ["m0,1", "m4,1", "m5,1", "m9,1", "m9,2"]
        assert team.crossed == team.circled, "five coins were wanted"


# Arrivals (MM-22, MM-23)


@pytest.mark.rule("MM-22.11", "MM-22.12", "MM-22.13")
def test_an_arrival_fills_one_goal_that_the_team_chooses() -> None:
    for slot in (0, 1):
        mission = small("walk b01", number=2, groups=("0_0_W1", "0_0_W2", "0_0_N1"))
        team = mission.team
        path = at(mission, "start 0.W1", "E", "E", "E", "E")
        terms = path.terms
        assert isinstance(terms, GroupTerms)
        rules = team.rules.model_copy(
            update={
                "slots": [
                    team.rules.slots[0].model_copy(update={"items": {"coin": 1}}),
                    team.rules.slots[1].model_copy(update={"items": {"coin": 2}}),
                    team.rules.slots[2],
                ]
            }
        )
        ready = replace(path, terms=replace(terms, mission=rules))
        arriving = {text for text, why in arrivals(ready).items() if not why}
        assert {"E+slot0", "E+slot1"} <= arriving
        assert "E+slot2" not in arriving, "swords are asked for there"
        there = step(ready, f"E+slot{slot}")
        assert there.slot == slot
        assert there.delivered.bit_count() == slot + 1, "only what that goal asks for"
        again = replace(ready, terms=replace(terms, mission=rules, filled=(slot,)))
        left = {text for text, why in arrivals(again).items() if not why}
        assert left == {f"E+slot{1 - slot}"}, "a goal is fulfilled once"


@pytest.mark.rule("MM-22.23", "MM-22.21")
@pytest.mark.parametrize("difficulty", ["newcomer", "easy", "normal", "hard"])
def test_the_amounts_a_requirement_accepts_depend_on_the_difficulty(difficulty: str) -> None:
    mission = small("keys gems b02", difficulty=difficulty)
    path = at(mission)
    bits = path.dungeon.icon_bits
    keys_ = [1 << number for number in range(bits["key"].bit_length()) if bits["key"] >> number & 1]
    assert len(keys_) == 4
    terms = replace(mission.terms(), difficulty=difficulty)
    for items, tokens, enough in (
        (1, 0, False), (0, 1, False), (2, 0, True), (1, 1, True), (0, 2, True),
        (3, 0, difficulty != "hard"), (2, 1, difficulty != "hard"), (1, 2, difficulty != "hard"),
    ):  # fmt: skip
        own = sum(keys_[:items]) | bits.get("recycle", 0)
        held = replace(path, own=own, circled=own, crossed=0, tokens=(0, tokens, 3, 0))
        ways, why = terms.fulfil(held, 2)
        assert bool(ways) == enough, (items, tokens)
        assert why == ("" if enough else "requirement_not_met")
    counting = small("locks b07", number=11, difficulty=difficulty)
    locks = counting.path().dungeon.icon_bits["padlock"]
    need = counting.team.rules.slots[1].counts["padlock"]
    many = replace(counting.path(), own=locks, circled=locks, crossed=locks)
    assert locks.bit_count() >= need
    assert counting.terms(difficulty=difficulty).fulfil(many, 1)[1] == "", "counts are reached or passed at every level"


@pytest.mark.rule("MM-22.32", "MM-22.30")
def test_an_artifact_can_be_delivered_only_at_its_own_side_of_its_own_card() -> None:
    west = small("walk b02")
    carrying = at(west, "start 0.W1", "E", "E", "E", "E", artifacts=("winged_boots",))
    assert arrivals(carrying) == {"E": "requirement_not_met"}, "coins are wanted on that side"
    north = small("walk", "b02", groups=("0_0_W1",))
    down = at(north, "start 0.W1", "S", "S", "S", "S", artifacts=("winged_boots",))
    path = down
    while not arrivals(path):
        path = step(path, next(text for text in ("S", "E") if text in nexts(path)))
    assert arrivals(path) == {"S+slot0": ""}
    bare = replace(path, artifacts=())
    assert arrivals(bare) == {"S": "requirement_not_met"}
    wrong = replace(path, artifacts=("golden_crown",))
    assert arrivals(wrong) == {"S": "requirement_not_met"}, "another artifact is not accepted"
    there = step(path, "S+slot0")
    assert (there.slot, there.artifacts) == (0, ("winged_boots",))
    elsewhere = small("walk", "b03", number=3, groups=("0_0_W1",))
    lost = elsewhere.terms().fulfil(replace(path, terms=elsewhere.terms()), 0)
    assert lost[0] == [], "the boots open no seal"


@pytest.mark.rule("MM-23.1")
def test_goals_of_step_cards_are_not_required_for_victory() -> None:
    mission = small("keys p02 walk b03", number=3)
    team = mission.team
    final = [number for number, slot in enumerate(team.rules.slots) if slot.final]
    steps = [number for number in range(len(team.rules.slots)) if number not in final]
    assert steps
    team.filled = list(final)
    check(mission.game)
    assert mission.result.reason == "end-mission_won"

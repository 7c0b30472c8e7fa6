"""Who acts, how much it takes and the events, in both modes: parts of rules that a view hides.

In Versus seat 1 explores, seat 2 is the first buyer and seat 0 looks on, unless a rule is about the order.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from games.map_masters.rules.components import BARTER, ENCORE, FORESIGHT, GHOST_LINE
from games.map_masters.rules.coop.end import check
from games.map_masters.rules.game import MapMasters
from rules import questions
from rules.messages import Seat, seat_name
from tests.games.map_masters.drawn import at, drawn
from tests.games.map_masters.table import Mission, Table, draw, dungeon, exploring, nexts, small
from tests.games.map_masters.test_paths import ROOM

EXPLORER, ONLOOKER = 1, 0


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


@pytest.mark.rule("MM-4.18", "MM-6.4")
def test_the_text_of_a_step_names_what_it_is_about() -> None:
    drawn(dungeon("tb", ("ta", False, 5, 0))).offers("start 1.N1")  # the number of the card and its opening
    # Coordinates are in the card's orientation.
    drawn(dungeon(("tb", True, 0, 0)), "start 0.S2", "N", "N").offers("fall 2,3")
    drawn(dungeon(("tb", True, 0, 0)), "start 0.N2").offers("stairs 3,0")
    # The payment is named if it is not the default.
    ways = drawn("pit", "start 0.N1", have="rope").offers("S+rope", "S+rope+pay=item")
    for text, left in (("S+rope+pay=item", 1), ("S+rope", 0)):
        ways.go(text).path_is(tokens=(0, 0, left, 0))


@pytest.mark.rule("MM-10.7", "MM-4.7")
def test_the_ghost_line_may_cross_its_own_path_and_nothing_else() -> None:
    way = (*ROOM, "door2", "tp 0@m0,4", "N", "E")
    path = drawn("tb", *way, spells=GHOST_LINE).refuses("door1", why="crosses_own_path")  # before it is cast
    ghost = path.go(f"cast {GHOST_LINE}").path_is(cast=(GHOST_LINE,))
    ghost.leads("door1", "fall 2,3")  # it can be cast only once
    ghost.refuses("door0", "door2", "door3", why="door_used")
    room = path.path.place
    through = ghost.go("door1").refuses("W", why="door_used")
    assert through.path.passages[-1][:3] == (room, 3, 1)
    entered = next(way.to for way in path.path.dungeon.exits[room] if way.door == 1)
    ghost.having(used=ghost.path.used | 1 << entered).refuses("door1", why="corridor_used")
    early = ("start 0.N1", f"cast {GHOST_LINE}", "S", "S", "door2", "tp 0@m0,4", "N", "E")
    drawn("tb", *early, spells=GHOST_LINE).offers("door1")  # from its activation to the end of the path


# The exploration (MM-14)


@pytest.mark.rule("MM-14.1", "MM-13.20", "MM-13.22")
def test_all_hands_are_revealed_at_the_same_time() -> None:
    table = Table(3).set(EXPLORER, spells=[FORESIGHT]).on_table(first=2)
    game = table.game
    while game.phase == "market":
        table.do("pass").silent("hand")
    # Nobody has a hand before all have one.
    table.game_is(phase="hand").asks("foresee", by=EXPLORER).waits(EXPLORER).players_are(area=[[]] * 3)
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        assert [player.area for player in view.players] == [[], [], []]
        assert view.peeked == (game.peeked if seat == EXPLORER else None)
        assert sum(view.players[EXPLORER].deck.values()) == 9
    table.do("keep", by=EXPLORER).logs_in_order("hand", "hand", "hand")
    for seat, player in enumerate(game.players):
        table.logs("hand", player=seat, cards=player.area)
    assert [len(player.area) for player in game.view(None).players] == [5, 5, 5]
    table.waits(0, 1, 2)


def seen(game: MapMasters) -> list[str]:
    """The views of seat 0, seat 2 and the table."""
    return [game.view(seat).model_dump_json() for seat in (ONLOOKER, 2, None)]


@pytest.mark.rule("MM-14.12", "MM-2.1")
def test_drafts_are_hidden_from_all_other_players() -> None:
    table = exploring("s2", "s1 s3", "s4")
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
        assert table.pick(press, seat=EXPLORER) == [], press
        assert seen(game) == before, press
        assert game.view(EXPLORER).players[EXPLORER].draft is not None
        for seat in (0, 2, None):
            table.sees(seat, f"players.{EXPLORER}.draft", None)
    events = table.pick("done", seat=EXPLORER)
    assert [(event.key, dict(event.args)) for event in events] == [("log-done", {"player": seat_name(EXPLORER)})]
    assert [player.done for player in game.view(None).players] == [False, True, False]
    table.sees(0, f"players.{EXPLORER}.draft", None)  # the draft of a player who is done is still hidden
    table.do("done", by=0).do("done", by=2)
    assert game.phase != "explore"
    table.sees(None, f"players.{EXPLORER}.draft.path.steps.0", "start 0.W2")  # now it is public


# Refresh (MM-15)


def uses(table: Table, seat: Seat, kind: str) -> str:
    """The cards on which a player may use something."""
    ids = sorted(id for id in table.ids(seat) if id.startswith(f"{kind}_") and not id.endswith(".done"))
    return " ".join(id.removeprefix(f"{kind}_") for id in ids)


@pytest.mark.rule("MM-15.5", "MM-15.5a", "MM-15.5b")
def test_each_circled_optimizer_is_used_once_by_its_owner_on_their_own_hand() -> None:
    table = Table(3).refreshing("s1 s2", "s3 s4 s5 s6", "s7", optimizers=([0, 0], [2, 1], [0, 1]))
    table.waits(1, 2)  # all with an optimizer at once; nobody else
    assert uses(table, 1, "recycle") == "s3 s4 s5 s6"
    assert uses(table, 2, "recycle") == ""
    assert uses(table, 2, "scissors") == "s7"
    assert table.pick("recycle_s3", seat=1) == [], "announced only when confirmed"
    assert uses(table, 1, "recycle") == "s4 s5 s6", "one for the second icon"
    table.do("recycle_s5", by=1).game_is(gone=[])
    assert uses(table, 1, "recycle") == ""
    assert uses(table, 1, "scissors") == "s4 s6"
    table.do("confirm", by=1).logs("refreshed", player=1, use="recycle", cards=["s3", "s5"], marked="before")
    table.logs_in_order("refreshed").player_is(1, area="s3 s4 s5 s6")  # carried out when all have confirmed
    table.do("confirm", by=2).players_are(area=[[], ["s3", "s5"], []])  # each use is optional
    table.player_is(2, discard="s7").sees(None, "players.1.area", ["s3", "s5"])


@pytest.mark.rule("MM-15.10", "MM-15.6")
def test_uses_are_visible_to_everyone_at_once_and_announced_when_confirmed() -> None:
    table = Table(3)
    spells = ((), (ENCORE, BARTER))
    table.refreshing("s1", "s3 s4 d13", "s5", optimizers=([0, 1], [1, 0]), spells=spells, coins=[5] * 3)
    table.do("recycle_s3", f"{ENCORE}_s4", by=1)
    for seat in (0, 2, None):
        seen = table.game.view(seat).players[1]
        assert (seen.marks, seen.used, seen.coins) == ({"s3": "recycle", "s4": ENCORE}, [ENCORE], 3)
        assert table.game.guess(seat, Random(1)).players[1].marks == seen.marks
    table.do("barter_d13", by=1).asks("barter").asks("refresh")
    number = table.question_of(0).id
    table.do(min(table.ids(1) - {"back"}), by=1)
    assert table.question_of(0).id == number, "no answer changes what others are offered"
    table.sees(None, "players.1.marks", {"s3": "recycle", "s4": ENCORE, "d13": BARTER})
    table.do("confirm", by=1).logs_in_order("refreshed", "refreshed")
    table.logs("refreshed", use="recycle").logs("refreshed", use=ENCORE)
    table.game_is(phase="refresh")  # seat 0 has not confirmed


# The team (MM-20, MM-21)


@pytest.mark.rule("MM-3.1")
def test_a_refused_space_is_named_like_a_free_one() -> None:
    mission = Mission(1).play()
    mission.do(f"play_{mission.team.hands[1][0]}")
    placed = mission.team.tableau[-1]
    column, row = placed.x // 5, placed.y // 7
    refusals = questions.refusals(mission.question(), mission.game)
    (refused,) = (refusal for refusal in refusals if refusal.id == f"at_{column}_{row}")
    free = mission.options()["at_{}_{}".format(*mission.team.free[0])]
    assert (refused.label.key, refused.label.args.keys()) == (free.label.key, free.label.args.keys())
    assert refused.label.args == {"column": column + 1, "row": row + 1}


@pytest.mark.rule("MM-21.3", "MM-22.3")
def test_everyone_sees_a_path_while_it_is_drawn_and_its_marks_after_arrival() -> None:
    mission = small("walk walk b02", groups=("0_0_W1", "0_0_W2")).do("trace_green", "start_0.W1")
    mission.asks("trace_path", what=("next_step", {"group": "green"}), held=("held", {"things": ["coin"]}))
    for seat in (0, 1, 2, None):
        mission.sees(seat, "team.tracing", "green").sees(seat, "team.trace.steps", ["start 0.W1"])
        mission.sees(seat, "team.trace.strokes", [["m-1,1", "m0,1"]]).sees(seat, "team.trace.circled", ["m0,1"])
        mission.sees(seat, "team.circled", []).sees(seat, "team.crossed", [])  # nothing counts before it arrives
    mission.do("abandon").trace("start 0.W1", *["E"] * 9, "S", "S", "S", "S", "E+slot1").logs("fills")
    assert [slot.filled for slot in mission.seen().slots] == [False, True, False, False]
    assert [group.out for group in mission.seen().groups] == [True, False]
    five = ["m0,1", "m4,1", "m5,1", "m9,1", "m9,2"]
    for seat in (0, 1, 2, None):
        mission.sees(seat, "team.tracing", None).sees(seat, "team.trace", None)
        mission.sees(seat, "team.circled", five).sees(seat, "team.crossed", five)  # five coins were wanted


# Arrivals (MM-22, MM-23)


@pytest.mark.rule("MM-22.11", "MM-22.12", "MM-22.13")
@pytest.mark.parametrize("slot", [0, 1])
def test_an_arrival_fills_one_goal_that_the_team_chooses(slot: int) -> None:
    path = at(small("walk b01", number=2), "start 0.W1", "E", "E", "E", "E")
    coins, more, swords = path.terms.mission.slots
    slots = [coins.model_copy(update={"items": {"coin": 1}}), more.model_copy(update={"items": {"coin": 2}}), swords]
    ready = path.having(mission=path.terms.mission.model_copy(update={"slots": slots}))
    ready.arrives(E_slot0="", E_slot1="")  # swords are asked for at the other goal
    arrived = ready.go(f"E+slot{slot}").path_is(slot=slot).path
    assert arrived.delivered.bit_count() == slot + 1, "only what that goal asks for"
    ready.having(filled=(slot,)).arrives(**{f"E_slot{1 - slot}": ""})  # a goal is fulfilled once


@pytest.mark.rule("MM-22.23", "MM-22.21")
@pytest.mark.parametrize("difficulty", ["newcomer", "easy", "normal", "hard"])
def test_the_amounts_a_requirement_accepts_depend_on_the_difficulty(difficulty: str) -> None:
    path = at(small("keys gems b02", difficulty=difficulty))
    bits = path.path.dungeon.icon_bits
    keys_ = [1 << number for number in range(bits["key"].bit_length()) if bits["key"] >> number & 1]
    assert len(keys_) == 4
    for items, tokens, enough in (
        (1, 0, False), (0, 1, False), (2, 0, True), (1, 1, True), (0, 2, True),
        (3, 0, difficulty != "hard"), (2, 1, difficulty != "hard"), (1, 2, difficulty != "hard"),
    ):  # fmt: skip
        icons = sum(keys_[:items]) | bits.get("recycle", 0)
        held = path.having(own=icons, circled=icons, crossed=0, tokens=(0, tokens, 3, 0))
        held.fulfils(2, why="" if enough else "requirement_not_met")
    counting = at(small("locks b07", number=11, difficulty=difficulty))
    locks = counting.path.dungeon.icon_bits["padlock"]
    assert locks.bit_count() >= counting.terms.mission.slots[1].counts["padlock"]
    counting.having(own=locks, circled=locks, crossed=locks).fulfils(1)  # counts are reached or passed at every level


@pytest.mark.rule("MM-22.32", "MM-22.30")
def test_an_artifact_can_be_delivered_only_at_its_own_side_of_its_own_card() -> None:
    boots = ("winged_boots",)
    west = at(small("walk b02"), "start 0.W1", "E", "E", "E", "E", artifacts=boots)
    west.arrives(E="requirement_not_met")  # coins are wanted on that side
    north = small("walk", "b02", groups=("0_0_W1",))
    path = at(north, "start 0.W1", "S", "S", "S", "S", artifacts=boots)
    while "S+slot0" not in nexts(path.path):
        path = path.go(next(text for text in ("S", "E") if text in nexts(path.path)))
    path.arrives(S_slot0="").go("S+slot0").path_is(slot=0, artifacts=boots)
    for others in ((), ("golden_crown",)):
        path.having(artifacts=others).arrives(S="requirement_not_met")  # another artifact is not accepted either
    elsewhere = at(small("walk", "b03", number=3, groups=("0_0_W1",)))
    assert elsewhere.terms.fulfil(replace(path.path, terms=elsewhere.terms), 0)[0] == [], "the boots open no seal"


@pytest.mark.rule("MM-23.1")
def test_goals_of_step_cards_are_not_required_for_victory() -> None:
    mission = small("keys p02 walk b03", number=3)
    slots = mission.team.rules.slots
    mission.team.filled = [number for number, slot in enumerate(slots) if slot.final]
    assert len(mission.team.filled) < len(slots)
    check(mission.game)
    mission.over("end-mission_won")

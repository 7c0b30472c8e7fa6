"""Steps of a path: links, obstacles, rooms, levels, teleports, spells (MM-4 to MM-10)."""

from __future__ import annotations

import pytest

from games.map_masters.rules import cards, step_options
from games.map_masters.rules.cards import CARDS, FACES, OPENINGS, rows_of
from games.map_masters.rules.components import (
    BARREL_RIDE,
    COOP_SPELLS,
    EAST_AND_WEST,
    FEATHER_STEP,
    GHOST_LINE,
    GOALS,
    HUNTERS_CALL,
    LOCK_WHISPER,
    PHANTOM_BLADE,
    SILENT_RITE,
    SKY_AND_ABYSS,
    SPELLS,
    SPIDER_CLIMB,
)
from games.map_masters.rules.crossings import crossings
from games.map_masters.rules.icons import ICON_OF
from games.map_masters.rules.lines import strokes_of_steps
from games.map_masters.rules.path.following import runs_on, step
from games.map_masters.rules.path.making import stop
from games.map_masters.rules.path.payment import lacking, payments
from games.map_masters.rules.path.state import ENDED, ESCAPED, Move, Path
from games.map_masters.rules.path.steps import moves
from games.map_masters.rules.path.walking import mark_of
from games.map_masters.rules.step_options import args_of
from rules.messages import refer
from tests.games.map_masters.drawn import Drawn, drawn
from tests.games.map_masters.table import TA, TB, TB_BASE, circled, crossed, draw, dungeon, know, nexts, refusals

PIT = """~~~^~~~^~~~
~# R # . #~
~  |   |  ~
<.-O-.-H-.>
~    |    ~
~# # . # #~
~    |    ~
~_:M+. # #~
~: : |    ~
~M:_ . # #~
~    |    ~
<.-.-.-.-.>
~  |   |  ~
~# @ # B #~
~~~v~~~v~~~"""
PIT_BASE = """~~~~~~~~~~~
~# # # # #~
~         ~
~# o-.-H #~
~         ~
~# # # # #~
~         ~
~# # # # #~
~         ~
~# # # # #~
~         ~
~# # # # #~
~         ~
~# # # # #~
~~~~~~~~~~~"""
know("pit", PIT, PIT_BASE)
CIRCLES = TB.replace("~# _:Q:_+.~", "~# @:Q:@+.~")
know("circles", CIRCLES, TB_BASE)
ROOM = ("start 0.N1", "S", "S")


@pytest.mark.slow
@pytest.mark.rule("MM-4.3", "MM-2.10")
def test_a_path_starts_at_an_outer_open_edge() -> None:
    path = drawn(dungeon("ta", ("tb", False, 0, 7))).offers("start 0.N1", "start 1.S2")
    path.refuses("start 0.S1", "start 1.N2", why="not_open_edge")
    assert path.go("start 0.N1").path.used


@pytest.mark.rule("MM-4.4", "MM-4.7")
def test_a_link_is_used_once() -> None:
    path = drawn("ta", "start 0.N2", "S").refuses("N", why="door_used")
    for text, why in (("N", "door_used"), ("start 0.N9", "no_such_step")):
        with pytest.raises(ValueError, match=why):
            path.go(text)


@pytest.mark.rule("MM-4.5")
def test_a_path_cannot_leave_through_its_entrance() -> None:
    drawn("ta", "start 0.W1").never("W")
    drawn("ta", "start 0.N1", "S", "W", "W").path_is(status=ESCAPED).leads()


@pytest.mark.rule("MM-4.6", "MM-4.7")
def test_a_corridor_cell_is_used_once() -> None:
    drawn("tb", "start 0.E2", have="rope").leads("W")
    around = drawn("pit", "start 0.W1", "E+rope", "E", have="rope")
    place = next(way.to for way in around.path.dungeon.exits[around.path.place] if way.step == "S")
    around.having(used=around.path.used | 1 << place).refuses("S", why="corridor_used")


@pytest.mark.rule("MM-4.13")
def test_stopping_keeps_the_circled_icons() -> None:
    path = drawn("tb", *ROOM)
    Drawn(stop(path.path)).path_is(status=ENDED).circles(scroll=1, pit=1, coin=1).leads()
    path.go("stop").path_is(status=ENDED)


@pytest.mark.rule("MM-4.14", "MM-4.15", "MM-V11", "MM-7.2")
def test_refusals_at_a_dead_end_name_the_obstacle() -> None:
    path = (
        drawn("ta", "start 0.W2", "N", "E").leads().refuses("W", why="door_used").refuses("E", why="obstacle_monster")
    )
    stopped: list[Move] = []
    moves(path.path, stopped)
    missed = {refusal.reason: refusal.missed for refusal in step_options.refusals([path.path], stopped, [])}
    assert missed == {"door_used": False, "obstacle_monster": True}, "a sword would open the way"
    assert "monster" not in circled(path.path)


def test_the_button_of_a_way_through_a_card_says_that_it_leads_down_a_pit() -> None:
    path = draw("tb", "start 0.N1")
    named = {
        any(step.startswith("fall") for step in way.steps): step_options.crossing(
            path, way, goal=GOALS["goal_scroll_1"]
        )
        for way in crossings(path, ("goal_scroll_1",))
    }
    assert "🕳️" in str(named[True].label.args["signs"])
    assert "🕳️" not in str(named[False].label.args["signs"])


def test_a_line_is_told_of_walls_and_of_the_pit_down_which_it_has_led() -> None:
    before = drawn("pit", "start 0.W1")
    walk = [before.path, before.go("E+fall").path]
    shut = {refusal.mark: refusal.reason for refusal in step_options.refusals(walk, [], [0]) if refusal.mark}
    _, x, y = walk[-1].dungeon.cells[walk[-1].place]
    around = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    assert {shut[f"m{x},{y}"] for x, y in around} == {"fallen"}
    ways = {way.mark for way in walk[-1].dungeon.exits[walk[-1].place]}
    assert (
        {mark for mark, reason in shut.items() if reason == "wall"} == {f"b{x},{y}" for x, y in around} - ways != set()
    )


def test_a_line_above_a_basement_passage_is_told_that_the_wall_is_on_the_main_floor() -> None:
    path = drawn("tb", "start 0.S1", "N").path
    shut = {refusal.mark: refusal.reason for refusal in step_options.refusals([path], [], []) if refusal.mark}
    assert shut == {"m2,5": "wall_above", "m1,4": "wall"}


def test_a_line_is_told_of_walls_also_where_its_path_has_gone_on_by_itself() -> None:
    passed = drawn("ta", "start 0.W2")
    walk = [drawn("ta").path, passed.path, passed.go("N").path]
    marks = {refusal.mark for refusal in step_options.refusals(walk, [], [0]) if refusal.reason == "wall"}
    for path, ends in ((walk[1], {walk[2].place}), (walk[2], {walk[1].place})):
        ways = {way.mark for way in path.dungeon.exits[path.place]}
        _, x, y = path.dungeon.cells[path.place]
        assert {f"m{x},{y - 1}", f"m{x + 1},{y}", f"m{x},{y + 1}", f"m{x - 1},{y}"} - ways <= marks
        assert not marks & ({mark_of(path, end) for end in ends} | ways)


@pytest.mark.rule("MM-5.2", "MM-5.3", "MM-5.6")
def test_coins_barrels_and_optimizers_cannot_pay_for_obstacles() -> None:
    path = drawn("s6", "start 0.W2").counts(coin=2, recycle=1).path
    assert [path.items(kind) for kind in range(4)] == [0, 0, 0, 1]


@pytest.mark.rule("MM-5.7", "MM-8.8", "MM-8.9")
def test_stairs_count_as_one_discovery_on_both_levels() -> None:
    path = drawn("pit", "start 0.E1", "W").circles(stairs=1).offers("N")  # stairs are optional
    path.go("stairs 3,1").circles(stairs=1).refuses("stairs 3,1", why="stairs_used")


@pytest.mark.rule("MM-6.1", "MM-6.2", "MM-6.4", "MM-10.3", "MM-0.4")
def test_tokens_pay_before_items_and_items_before_spells_unless_chosen_otherwise() -> None:
    way = ("start 0.N1", "S", "E", "E", "S")
    path = drawn("ta", *way, have="key sword", spells=PHANTOM_BLADE).leads("S", "S+pay=item", f"S+pay={PHANTOM_BLADE}")
    for text, token, item, cast in (
        ("S", 0, 1, ()),
        ("S+pay=item", 1, 0, ()),
        (f"S+pay={PHANTOM_BLADE}", 1, 1, (PHANTOM_BLADE,)),
    ):
        paid = path.go(text).path_is(cast=cast).path
        assert (paid.tokens[0], paid.items(0)) == (token, item)
    assert crossed(path.go("S+pay=item").path)["sword"] == 1
    drawn("ta", *way, "S", have="key", spells=PHANTOM_BLADE).path_is(cast=())  # an item comes before a spell


@pytest.mark.rule("MM-6.1", "MM-10.2")
@pytest.mark.parametrize(
    ("spell", "card", "steps", "text"),
    [
        (LOCK_WHISPER, "ta", ("start 0.N1", "S", "E", "E"), "S"),
        (FEATHER_STEP, "tb", ("start 0.E2",), "W"),
        (SILENT_RITE, "tb", ("start 0.N1", "S", "S", "door2"), f"tp 0@m0,4+pay={SILENT_RITE}"),
        (FEATHER_STEP, "pit", ("start 0.W1",), "E+rope"),
    ],
)
def test_spells_can_pay_for_obstacles(spell: str, card: str, steps: tuple[str, ...], text: str) -> None:
    drawn(card, *steps, text, spells=spell).path_is(cast=(spell,), spells=())


@pytest.mark.rule("MM-6.3")
def test_items_in_a_room_cannot_pay_for_entering_it() -> None:
    know("trap", PIT.replace("~M:_ . # #~", "~S:_ . # #~"), PIT_BASE)
    drawn("trap", "start 0.E1", "W", "W", "S", "S").refuses("W", why="obstacle_monster")
    drawn("trap", "start 0.E1", "W", "W", "S", "S", "W", have="sword").counts(sword=1)


@pytest.mark.rule("MM-6.6", "MM-7.2")
def test_all_monsters_of_a_room_must_be_defeated_to_enter_it() -> None:
    way = ("start 0.E1", "W", "W", "S", "S")
    armed = drawn("pit", *way, have="sword").refuses("W", why="obstacle_monster").path
    refused: list[Move] = []
    moves(armed, refused)
    west = next(move for move in refused if move.text == "W")
    assert west.lacking == sum(lacking(armed, west.price)) == 1
    assert payments(armed, west.price) == []
    assert sum(lacking(drawn("pit", *way, spells=PHANTOM_BLADE).path, west.price)) == 1
    drawn("pit", *way, "W", have="sword sword").crosses(monster=2).path_is(tokens=(0, 0, 0, 0))


@pytest.mark.rule("MM-7.3", "MM-7.4", "MM-7.5")
def test_icons_and_monsters_of_a_room_count_only_once() -> None:
    know("loop", TB.replace("~# _:Q:_+.~", "~# M:Q:_+.~"), TB_BASE)
    path = drawn("loop", *ROOM, "door2", "tp 0@m0,4", "N", "E", have="sword")
    path.counts(scroll=1).path_is(tokens=(0, 0, 0, 0)).scores(room=1)


@pytest.mark.rule("MM-7.7", "MM-7.10")
def test_using_a_pit_in_a_room_uses_no_door() -> None:
    drawn("tb", *ROOM, "fall 2,3").is_below().path_is(passages=())


@pytest.mark.rule("MM-7.6", "MM-8.7")
def test_a_path_falls_into_a_pit_of_a_room_on_purpose_and_only_once() -> None:
    room = drawn("tb", *ROOM)
    fallen = room.go("fall 2,3").circles(scroll=1, pit=1, coin=1).crosses().is_below()
    pit = next(item for item, discovery in enumerate(fallen.path.dungeon.discoveries) if discovery.cell == "2,3")
    fallen.path_is(place=fallen.path.dungeon.discoveries[pit].other, fixtures=room.path.fixtures | 1 << pit)
    room.having(used=room.path.used | 1 << fallen.path.place).refuses("fall 2,3", why="landing_used")
    room.having(fixtures=room.path.fixtures | 1 << pit).refuses("fall 2,3", why="pit_used")


@pytest.mark.rule("MM-8.1", "MM-8.2", "MM-8.3", "MM-8.4", "MM-5.8")
def test_a_corridor_pit_is_crossed_with_a_rope_or_fallen_into() -> None:
    bare = drawn("pit", "start 0.W1").leads("E+fall").refuses("E+rope", why="no_rope")
    fallen = bare.go("E+fall").circles(pit=1).crosses().is_below()
    bare.having(used=bare.path.used | 1 << fallen.path.place).refuses("E+fall", why="landing_used")
    roped = drawn("pit", "start 0.W1", have="rope").leads("E+fall", "E+rope")
    roped.go("E+rope").crosses(pit=1).path_is(tokens=(0, 0, 0, 0)).leads("N", "E")


@pytest.mark.rule("MM-8.6", "MM-8.7", "MM-10.9")
def test_a_pit_is_used_once() -> None:
    drawn("pit", "start 0.W1", "E+fall", spells=SPIDER_CLIMB).refuses(f"cast {SPIDER_CLIMB}", why="pit_used")
    drawn("pit", "start 0.E1", "W", "stairs 3,1", "W", "W").leads().counts(pit=0)
    drawn("pit", "start 0.W1", "E+fall", "E", "E", "stairs 3,1", "W").refuses("W", why="corridor_used")


@pytest.mark.rule("MM-9.1", "MM-9.2", "MM-9.4", "MM-9.5")
def test_a_teleport_needs_a_scroll_and_cannot_lead_to_a_used_corridor() -> None:
    know("dry", TB.replace("~# _:Q:_+.~", "~# _:_:_+.~"), TB_BASE)
    drawn("dry", *ROOM, "door2").refuses("tp 0@m0,4", why="no_scroll")
    path = drawn("tb", *ROOM, "door2")
    arrived = path.go("tp 0@m0,4").leads("N", "S").path
    path.having(used=path.path.used | 1 << arrived.place).refuses("tp 0@m0,4", why="corridor_used")
    circle = arrived.dungeon.content_bits[arrived.place]
    path.having(crossed=path.path.crossed | circle).refuses("tp 0@m0,4", why="circle_used")


@pytest.mark.rule("MM-9.3", "MM-9.8")
def test_a_teleport_can_start_at_either_circle_of_a_room_but_not_end_in_it() -> None:
    path = drawn("circles", *ROOM, have="scroll").offers("tp 0@m0,4 from 1,2", "tp 0@m0,4 from 3,2")
    path.refuses("tp 0@m3,2 from 1,2", why="same_place").go("tp 0@m0,4 from 3,2").counts(circle=3)
    assert crossed(path.go("tp 0@m0,4 from 3,2").path)["circle"] == 2


@pytest.mark.rule("MM-9.6", "MM-9.7")
def test_a_scroll_in_the_room_of_the_circle_can_pay_for_a_teleport() -> None:
    know("own", TB.replace("~# _:Q:_+.~", "~# @:Q:_+.~"), TB_BASE)
    drawn("own", *ROOM).offers("tp 0@m0,4")
    know("alone", CIRCLES.replace("~@ # @ # #~", "~. # . # #~"), TB_BASE)
    drawn("alone", *ROOM, have="scroll").never("tp*")
    assert refusals(draw("tb", "start 0.S1", "stairs 1,6")) != {}
    assert refusals(draw("pit", "start 0.S1", have="scroll")) == {"S": "door_used"}


@pytest.mark.rule("MM-10.1")
def test_there_are_17_spells_and_the_first_nine_are_used_in_missions() -> None:
    assert list(SPELLS) == [f"sb_{number:02}" for number in range(1, 18)]
    assert tuple(f"sb_{number:02}" for number in range(1, 10)) == COOP_SPELLS


@pytest.mark.rule("MM-10.6")
def test_the_hunters_call_leads_to_monsters_that_must_be_defeated() -> None:
    call = f"cast {HUNTERS_CALL} 0@m1,3"
    drawn("pit", "start 0.E1", have="sword", spells=HUNTERS_CALL).refuses(call, why="obstacle_monster")
    path = drawn("pit", "start 0.E1", call, have="sword sword", spells=HUNTERS_CALL)
    path.counts(monster=2).path_is(door=-1).leads("door0")
    drawn("pit", "start 0.E1", spells=HUNTERS_CALL).having(rooms=path.path.rooms).never(call)


@pytest.mark.rule("MM-10.7", "MM-4.31")
def test_the_only_way_is_not_taken_automatically_while_the_ghost_line_could_open_another() -> None:
    way = ("start 0.W2", "door2", "N", "N", "W")
    without = drawn("d13", *way).leads("door0").refuses("door3", why="crosses_own_path")
    only = runs_on(without.path)
    assert only is not None
    assert only.text == "door0"
    with_spell = drawn("d13", *way, spells=GHOST_LINE)
    assert runs_on(with_spell.path) is None
    with_spell.go(f"cast {GHOST_LINE}").leads("door0", "door3")
    corridor = draw("d13", *way[:3], spells=GHOST_LINE)
    assert runs_on(corridor) is not None, "in a corridor it can be cast later just as well"


@pytest.mark.rule("MM-10.10")
def test_the_barrel_ride_leads_to_another_barrel() -> None:
    path = drawn("s2", "start 0.E2", spells=BARREL_RIDE)
    path = path.go(next(text for text in nexts(path.path) if text in ("N", "S")))
    while not path.path.count("barrel"):
        path = path.go(next(text for text in sorted(nexts(path.path)) if len(text) == 1))
    drawn("pit", "start 0.S2", spells=BARREL_RIDE).refuses(f"cast {BARREL_RIDE} 0@m3,6", why="same_place")
    ride = min(text for text in nexts(path.path) if text.startswith(f"cast {BARREL_RIDE}"))
    path.go(ride).counts(barrel=path.path.count("barrel") + 1).never("cast*")


@pytest.mark.rule("MM-10.11")
def test_round_the_world_leads_to_the_opposite_edge() -> None:
    west = drawn("ta", "start 0.W1", spells=SKY_AND_ABYSS)
    assert not [text for text in nexts(west.path) if SKY_AND_ABYSS in text], "W1 lies on no top or bottom edge"
    top = west.go("E", "N", f"cast {SKY_AND_ABYSS} N").leads("N").path
    assert top.status != ESCAPED
    assert top.dungeon.cells[top.place] == (0, 1, 6)
    drawn("ta", "start 0.S1", "N", "W", spells=EAST_AND_WEST).offers(f"cast {EAST_AND_WEST} W")
    drawn(dungeon("ta", ("tb", False, 0, 7)), "start 0.W1", "E", "N", spells=SKY_AND_ABYSS).offers(
        f"cast {SKY_AND_ABYSS} N"
    )
    used_up = drawn("tb", "start 0.S1", "N", "W", "N", "N", "E", "door0", "N", spells=SKY_AND_ABYSS)
    used_up.refuses(f"cast {SKY_AND_ABYSS} N", why="no_opposite_edge")


@pytest.mark.rule("MM-10.11")
def test_round_the_world_leads_only_from_and_to_the_outermost_cards_of_a_row_or_column() -> None:
    """Between two of the three cards is a gap, to which openings lead that are open but not outermost."""
    column = dungeon(("ta", False, 0, 0), ("tb", False, 5, 4), ("ta", False, 0, 8))
    below = drawn(column, "start 0.W1", "E", "N", spells=SKY_AND_ABYSS).go(f"cast {SKY_AND_ABYSS} N").path
    assert below.dungeon.cells[below.place] == (0, 1, 14), "the lowest card, not the gap"
    drawn(column, "start 2.W1", "E", "N", spells=SKY_AND_ABYSS).refuses(
        f"cast {SKY_AND_ABYSS} N", why="no_opposite_edge"
    )
    row = dungeon(("ta", False, 0, 0), ("tb", False, 3, 7), ("ta", False, 6, 0))
    far = drawn(row, "start 0.N1", "S", "W", spells=EAST_AND_WEST).go(f"cast {EAST_AND_WEST} W").path
    assert far.dungeon.cells[far.place][:2] == (0, 10), "the card farthest east, not the gap"
    drawn(row, "start 2.N1", "S", "W", spells=EAST_AND_WEST).refuses(f"cast {EAST_AND_WEST} W", why="no_opposite_edge")


def test_a_path_is_drawn_with_one_stroke_per_level() -> None:
    below = [["m1,-1", "m1,0", "m1,1", "m1,2"], ["b2,3", "b2,4"]]
    assert strokes_of_steps(draw("tb"), (*ROOM, "fall 2,3", "S")) == below
    stairs = [["m5,1", "m4,1", "m3,1"], ["b3,1", "b2,1", "b1,1"]]
    assert strokes_of_steps(draw("pit"), ("start 0.E1", "W", "stairs 3,1", "W", "W")) == stairs


def test_a_line_begins_where_a_pit_in_the_room_of_the_path_leads_to() -> None:
    path = draw("tb", *ROOM)
    begins = {move.text: step_options.step_option(path, move).drag.piece for move in moves(path)}
    assert begins.pop("fall 2,3") == ""
    assert set(begins.values()) == {step_options.END}


# The cards (MM-0, MM-1)


@pytest.mark.rule("MM-0.1", "MM-0.2", "MM-0.6")
def test_the_numbers_of_icons_and_cards_of_each_kind() -> None:
    assert len(set(ICON_OF.values())) == 14
    kinds = [row.kind for card, row in CARDS.items() if card[0] in "sdpb" and card[1:].isdigit()]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {"starter": 9, "dungeon": 72, "step": 10, "boss": 14}
    assert GOALS["goal_hole_1"].counts == ("pit", "lava")


@pytest.mark.rule("MM-1.1", "MM-1.2", "MM-1.5", "MM-1.8", "MM-1.10", "MM-1.9", "MM-1.7")
@pytest.mark.parametrize("turned", [False, True])
def test_every_card_conforms_to_the_model(turned: bool) -> None:
    for card in [card for card in CARDS if card[0] in "sdpb" and card[1:].isdigit()]:
        face = FACES[card][turned]
        for place in face.places:
            xs = {x for _, x, _ in place.cells}
            ys = {y for _, _, y in place.cells}
            assert all(0 <= x < 5 and 0 <= y < 7 for _, x, y in place.cells)
            assert len(place.cells) == (len(xs) * len(ys) if place.room else 1)
            assert not (place.room and any(level for level, _, _ in place.cells))
            assert len(place.cells) <= (35 if CARDS[card].kind in ("step", "boss") else 9)
            assert all(way.cell[0] == 0 for way in place.ways if way.to < 0)
        for number, discovery in enumerate(face.discoveries):
            assert (discovery.other >= 0) == (discovery.icon in ("pit", "stairs"))
            assert not (discovery.icon == "pit" and discovery.cell[0])
            assert discovery.icon != "pit" or face.places[discovery.other].landing_of == number
            assert not (discovery.icon in ("lava", "padlock") and face.places[discovery.place].room)
        assert {face.opening(name)[1].cell[1:] for name in OPENINGS} == {(x, y) for x, y, _ in OPENINGS.values()}


@pytest.mark.rule("MM-1.11")
def test_a_turned_card_is_rotated_by_180_degrees() -> None:
    for card in ("s4", "d68", "d12"):
        up, down = (rows_of(CARDS[card], turned=turned) for turned in (False, True))
        for before, after in zip(up, down, strict=True):
            cells = {(x, y): before[2 * y + 1][2 * x + 1] for x in range(5) for y in range(7)}
            assert all(after[2 * (6 - y) + 1][2 * (4 - x) + 1] == mark for (x, y), mark in cells.items())


@pytest.mark.rule("MM-1.4", "MM-1.20", "MM-1.21", "MM-1.22", "MM-1.23", "MM-1.24", "MM-1.25", "MM-1.3", "MM-1.9")
def test_cards_are_read_from_the_notation() -> None:
    face = FACES["tb"][0]
    room = next(place for place in face.places if place.room)
    assert room.cells == ((0, 1, 2), (0, 2, 2), (0, 3, 2), (0, 1, 3), (0, 2, 3), (0, 3, 3))
    assert [(way.cell[1:], way.direction) for way in room.ways] == [
        ((1, 2), "N"),
        ((3, 2), "E"),
        ((2, 3), "S"),
        ((1, 3), "W"),
    ]
    assert sorted(face.discoveries[item].icon for item in room.discoveries) == ["coin", "pit", "scroll"]
    walls = next(place for place in FACES["ta"][0].places if place.cells == ((0, 3, 2),))
    assert {way.direction for way in walls.ways} == {"N", "S"}, "neighbours without a link are not connected"
    stairs = next(discovery for discovery in face.discoveries if discovery.icon == "stairs")
    below = face.places[stairs.other]
    assert (below.cells, [face.discoveries[item] for item in below.discoveries]) == (((1, 1, 6),), [stairs])


@pytest.mark.rule("MM-11.10")
def test_starter_cards_have_no_pits_lava_ropes_or_circles() -> None:
    for card in [card for card, row in CARDS.items() if row.kind == "starter" and card[1:].isdigit()]:
        assert not {discovery.icon for discovery in FACES[card][0].discoveries} & {"pit", "lava", "rope", "circle"}


PIT_BEHIND_N1 = TA.replace("~# S # . #~", "~# O # . #~")
BELOW_N1 = (
    """~~~~~~~~~~~
~# o # # #~
~  |      ~
~# . # # #~
"""
    + "~         ~\n~# # # # #~\n" * 5
    + "~~~~~~~~~~~"
)
know("pit_gate", PIT_BEHIND_N1, BELOW_N1)


@pytest.mark.rule("MM-4.3", "MM-8.1")
def test_a_path_can_start_by_falling_into_a_pit_at_the_edge() -> None:
    begun = drawn("pit_gate").offers("start 0.N1+fall").refuses("start 0.N1+rope", why="no_rope")
    edges = {text.partition(".")[2].partition("+")[0] for text in nexts(begun.path)}
    assert edges == {"N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2"}
    begun.go("start 0.N1+fall").counts(pit=1).leads("S")  # the path continues below


@pytest.mark.rule("MM-8.1")
def test_a_card_with_a_pit_without_a_way_on_below_is_faulty() -> None:
    alone = BELOW_N1.replace("~  |      ~", "~         ~", 1).splitlines()
    row = cards.CARDS["pit_gate"]
    assert cards._fault(row, turned=False) == ""
    assert "no way on" in cards._fault(row.model_copy(update={"base": alone}), turned=False)
    data = row.model_dump() | {"id": "s1"}
    cards.CardRow.model_validate(data)
    with pytest.raises(ValueError, match=r"s1 up: .*no way on"):  # the card, its side, and the fault
        cards.CardRow.model_validate(data | {"base": alone})


def test_cards_with_an_unreachable_place_or_listed_twice_are_rejected_by_name() -> None:
    row = cards.CARDS["s1"].model_dump()
    with pytest.raises(ValueError, match="the card s1 is listed twice"):
        cards.CardTable.model_validate({"cards": [row, row]})
    row["main"] = TA.replace("~# S # . #~", "~. S # . #~").splitlines()
    with pytest.raises(ValueError, match="s1 up: a place cannot be reached from any opening"):
        cards.CardRow.model_validate(row)


@pytest.mark.parametrize(("kind", "cost"), [("starter", 1), ("step", 2), ("boss", 3), ("dungeon", 2), ("dungeon", 0)])
def test_only_dungeon_cards_have_a_cost(kind: str, cost: int) -> None:
    with pytest.raises(ValueError, match="costs 3 to 6"):
        cards.CardRow.model_validate(cards.CARDS["s1"].model_dump() | {"kind": kind, "cost": cost})


@pytest.mark.rule("MM-1.2", "MM-1.5", "MM-1.7", "MM-1.8", "MM-1.9", "MM-1.10")
@pytest.mark.parametrize(
    ("level", "line", "written", "fault"),
    [
        ("main", 0, "~~~~~~~^~~~", "the opening at 1,0 N is missing"),
        ("main", 5, "~# # # P #>", "there are openings elsewhere"),
        ("base", 5, "<.-H # # #~", "there are openings elsewhere"),
        ("main", 9, "~.-.:_:_:$~", "the room at 1,3 is no rectangle"),
        ("main", 9, "~.-.+_:L:$~", "the room at 2,3 holds lava or a padlock"),
        ("base", 5, "~# # _:_ #~", "there is a room in the basement"),
        ("main", 5, "~# # # O #~", "nothing fits below"),
    ],
)
def test_a_card_that_breaks_a_rule_of_the_model_is_rejected(level: str, line: int, written: str, fault: str) -> None:
    rock = ["~~~~~~~~~~~", *["~# # # # #~", "~         ~"] * 6, "~# # # # #~", "~~~~~~~~~~~"]
    levels = {"main": TA.splitlines(), "base": rock}
    cards.CardRow.model_validate({"id": "s1", "kind": "starter", **levels})
    levels[level][line] = written
    with pytest.raises(ValueError, match=f"s1 up: .*{fault}"):
        cards.CardRow.model_validate({"id": "s1", "kind": "starter", **levels})


def test_a_step_lists_the_icons_at_its_destination() -> None:
    """Along every way of a few steps through a card: what a step circles is among what it says."""
    begun = Path(dungeon("ta"))
    met = 0
    open_ways = [step(begun, move.text) for move in moves(begun)]
    for _ in range(6):
        reached = []
        for path in open_ways:
            for move in moves(path):
                if move.kind != "go":
                    continue
                after = step(path, move.text)
                before = circled(path)
                gains = args_of(path, move)["gains"]
                assert isinstance(gains, list)
                for icon, number in circled(after).items():
                    new = number - before.get(icon, 0)
                    assert gains.count(refer(f"icon-{icon}")) >= new, (move.text, icon)
                    met += new
                reached.append(after)
        open_ways = reached[:60]
    assert met >= 5

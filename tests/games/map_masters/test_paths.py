"""Steps of a path: links, obstacles, rooms, levels, teleports, spells (MM-4 to MM-10)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.map_masters.rules import cards, step_options
from games.map_masters.rules.cards import CARDS, FACES, OPENINGS, rows_of
from games.map_masters.rules.components import COOP_SPELLS, GOALS, SPELLS
from games.map_masters.rules.goals import points
from games.map_masters.rules.icons import ICON_OF
from games.map_masters.rules.path import ENDED, ESCAPED, Move, Path, lacking, moves, payments, runs_on, step, stop
from games.map_masters.rules.step_options import args_of, strokes, walk
from rules.messages import refer
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
    where = dungeon("ta", ("tb", False, 0, 7))
    path = draw(where)
    assert refusals(path)["start 0.S1"] == "not_open_edge"
    assert refusals(path)["start 1.N2"] == "not_open_edge"
    assert {"start 0.N1", "start 1.S2"} <= nexts(path)
    assert draw(where, "start 0.N1").used


@pytest.mark.rule("MM-4.4", "MM-4.7")
def test_a_link_is_used_once() -> None:
    path = draw("ta", "start 0.N2", "S")
    assert refusals(path)["N"] == "door_used"
    with pytest.raises(ValueError, match="door_used"):
        step(path, "N")


@pytest.mark.rule("MM-4.5")
def test_a_path_cannot_leave_through_its_entrance() -> None:
    path = draw("ta", "start 0.W1")
    assert "W" not in nexts(path)
    out = draw("ta", "start 0.N1", "S", "W", "W")
    assert out.status == ESCAPED
    assert moves(out) == []


@pytest.mark.rule("MM-4.6", "MM-4.7")
def test_a_corridor_cell_is_used_once() -> None:
    path = draw("tb", "start 0.E2", have="rope")
    assert nexts(path) == {"W"}
    around = draw("pit", "start 0.W1", "E+rope", "E", have="rope")
    ahead = replace(
        around, used=around.used | 1 << next(w.to for w in around.dungeon.exits[around.place] if w.step == "S")
    )
    assert refusals(ahead)["S"] == "corridor_used"


@pytest.mark.rule("MM-4.13")
def test_stopping_keeps_the_circled_icons() -> None:
    path = stop(draw("tb", *ROOM))
    assert path.status == ENDED
    assert circled(path) == {"scroll": 1, "pit": 1, "coin": 1}
    assert moves(path) == []
    assert step(draw("tb", *ROOM), "stop").status == ENDED


@pytest.mark.rule("MM-4.14", "MM-4.15")
def test_refusals_at_a_dead_end_name_the_obstacle() -> None:
    path = draw("ta", "start 0.W2", "N", "E")
    assert nexts(path) == set()
    assert refusals(path) == {"W": "door_used", "E": "obstacle_monster"}
    stopped: list[Move] = []
    moves(path, stopped)
    missed = {each.reason: each.missed for each in step_options.refusals(path, stopped)}
    assert missed == {"door_used": False, "obstacle_monster": True}, "a sword would open the way"
    assert "monster" not in circled(path)
    assert points(path, GOALS["goal_monster_1"]) == 0


@pytest.mark.rule("MM-5.2", "MM-5.3", "MM-5.6")
def test_coins_barrels_and_optimizers_cannot_pay_for_obstacles() -> None:
    path = draw("s6", "start 0.W2")
    assert [path.items(kind) for kind in range(4)] == [0, 0, 0, 1]
    assert path.count("coin") == 2
    assert path.count("recycle") == 1


@pytest.mark.rule("MM-5.5", "MM-9.1")
def test_a_magic_circle_scores_without_being_used() -> None:
    path = draw("tb", *ROOM, "door2")
    assert circled(path)["circle"] == 1
    assert "circle" not in crossed(path)
    assert points(path, GOALS["goal_circle_1"]) == 2


@pytest.mark.rule("MM-5.7", "MM-8.8", "MM-8.9")
def test_stairs_count_as_one_discovery_on_both_levels() -> None:
    path = draw("pit", "start 0.E1", "W")
    assert circled(path) == {"stairs": 1}
    down = step(path, "stairs 3,1")
    assert circled(down) == {"stairs": 1}
    assert refusals(down)["stairs 3,1"] == "stairs_used"
    assert "N" in nexts(path), "stairs are optional where there are other ways"


@pytest.mark.rule("MM-6.1", "MM-6.2", "MM-6.4", "MM-10.3", "MM-0.4")
def test_tokens_pay_before_items_and_items_before_spells_unless_chosen_otherwise() -> None:
    way = ("start 0.N1", "S", "E", "E")
    path = draw("ta", *way, "S", have="key sword", spells="sb_01")
    texts = sorted(nexts(path))
    assert texts == ["S", "S+pay=item", "S+pay=sb_01"]
    by_token, by_item, by_spell = (step(path, text) for text in texts)
    assert (by_token.tokens[0], by_token.items(0), by_token.cast) == (0, 1, ())
    assert (by_item.tokens[0], by_item.items(0), crossed(by_item)["sword"]) == (1, 0, 1)
    assert (by_spell.tokens[0], by_spell.items(0), by_spell.cast) == (1, 1, ("sb_01",))
    without = draw("ta", *way, "S", have="key", spells="sb_01")
    assert step(without, "S").cast == (), "an item comes before a spell"


@pytest.mark.rule("MM-6.1", "MM-10.2")
@pytest.mark.parametrize(
    ("spell", "card", "steps", "text"),
    [
        ("sb_04", "ta", ("start 0.N1", "S", "E", "E"), "S"),
        ("sb_05", "tb", ("start 0.E2",), "W"),
        ("sb_08", "tb", ("start 0.N1", "S", "S", "door2"), "tp 0@m0,4+pay=sb_08"),
        ("sb_05", "pit", ("start 0.W1",), "E+rope"),
    ],
)
def test_spells_can_pay_for_obstacles(spell: str, card: str, steps: tuple[str, ...], text: str) -> None:
    path = draw(card, *steps, text, spells=spell)
    assert path.cast == (spell,)
    assert path.spells == ()


@pytest.mark.rule("MM-6.3")
def test_items_in_a_room_cannot_pay_for_entering_it() -> None:
    know("trap", PIT.replace("~M:_ . # #~", "~S:_ . # #~"), PIT_BASE)
    path = draw("trap", "start 0.E1", "W", "W", "S", "S")
    assert refusals(path)["W"] == "obstacle_monster"
    assert circled(draw("trap", "start 0.E1", "W", "W", "S", "S", "W", have="sword"))["sword"] == 1


@pytest.mark.rule("MM-6.6", "MM-7.2")
def test_all_monsters_of_a_room_must_be_defeated_to_enter_it() -> None:
    way = ("start 0.E1", "W", "W", "S", "S")
    one = draw("pit", *way, have="sword")
    refused: list = []  # type: ignore[type-arg]
    moves(one, refused)
    west = next(move for move in refused if move.text == "W")
    assert (west.reason, west.lacking) == ("obstacle_monster", 1)
    assert lacking(one, west.price) == 1
    assert payments(one, west.price) == []
    two = draw("pit", *way, "W", have="sword sword")
    assert crossed(two) == {"monster": 2}
    assert two.tokens[0] == 0


@pytest.mark.rule("MM-7.3", "MM-7.4", "MM-7.5")
def test_icons_and_monsters_of_a_room_count_only_once() -> None:
    know("loop", TB.replace("~# _:Q:_+.~", "~# M:Q:_+.~"), TB_BASE)
    path = draw("loop", *ROOM, "door2", "tp 0@m0,4", "N", "E", have="sword")
    assert circled(path)["scroll"] == 1
    assert path.tokens[0] == 0
    assert points(path, GOALS["goal_room_1"]) == 1


@pytest.mark.rule("MM-7.7", "MM-7.10")
def test_using_a_pit_in_a_room_uses_no_door() -> None:
    path = draw("tb", *ROOM)
    fallen = step(path, "fall 2,3")
    assert fallen.dungeon.level_of(fallen.place) == 1
    assert fallen.passages == ()


@pytest.mark.rule("MM-8.1", "MM-8.2", "MM-8.3", "MM-8.4", "MM-5.8")
def test_a_corridor_pit_is_crossed_with_a_rope_or_fallen_into() -> None:
    bare = draw("pit", "start 0.W1")
    assert nexts(bare) == {"E+fall"}
    assert refusals(bare)["E+rope"] == "no_rope"
    roped = draw("pit", "start 0.W1", have="rope")
    assert nexts(roped) == {"E+fall", "E+rope"}
    fallen = step(bare, "E+fall")
    assert circled(fallen) == {"pit": 1}
    assert crossed(fallen) == {}
    assert fallen.dungeon.level_of(fallen.place) == 1
    across = step(roped, "E+rope")
    assert crossed(across) == {"pit": 1}
    assert across.tokens[2] == 0
    assert nexts(across) == {"N", "E"}
    landing = fallen.place
    assert refusals(replace(bare, used=bare.used | 1 << landing))["E+fall"] == "landing_used"


@pytest.mark.rule("MM-8.6", "MM-8.7", "MM-10.9")
def test_a_pit_is_used_once() -> None:
    fallen = draw("pit", "start 0.W1", "E+fall", spells="sb_07")
    assert refusals(fallen)["cast sb_07"] == "pit_used"
    walked = draw("pit", "start 0.E1", "W", "stairs 3,1", "W", "W")
    assert nexts(walked) == set()
    assert "pit" not in circled(walked)


@pytest.mark.rule("MM-9.2", "MM-9.5")
def test_a_teleport_cannot_lead_to_a_used_corridor() -> None:
    path = draw("tb", *ROOM, "door2")
    arrived = step(path, "tp 0@m0,4")
    assert nexts(arrived) == {"N", "S"}
    used = replace(path, used=path.used | 1 << arrived.place)
    assert refusals(used)["tp 0@m0,4"] == "corridor_used"


@pytest.mark.rule("MM-9.3", "MM-9.8")
def test_a_teleport_can_start_at_either_circle_of_a_room_but_not_end_in_it() -> None:
    path = draw("circles", *ROOM, have="scroll")
    texts = {text for text in nexts(path) if text.startswith("tp")}
    assert "tp 0@m0,4 from 1,2" in texts
    assert "tp 0@m0,4 from 3,2" in texts
    assert refusals(path)["tp 0@m3,2 from 1,2"] == "same_place"
    away = step(path, "tp 0@m0,4 from 3,2")
    assert crossed(away)["circle"] == 2
    assert circled(away)["circle"] == 3


@pytest.mark.rule("MM-9.6", "MM-9.7")
def test_a_scroll_in_the_room_of_the_circle_can_pay_for_a_teleport() -> None:
    know("own", TB.replace("~# _:Q:_+.~", "~# @:Q:_+.~"), TB_BASE)
    path = draw("own", *ROOM)
    assert "tp 0@m0,4" in nexts(path)
    know("alone", CIRCLES.replace("~@ # @ # #~", "~. # . # #~"), TB_BASE)
    assert not [text for text in nexts(draw("alone", *ROOM, have="scroll")) if text.startswith("tp")]
    assert refusals(draw("tb", "start 0.S1", "stairs 1,6")) != {}
    assert refusals(draw("pit", "start 0.S1", have="scroll")) == {"S": "door_used"}


@pytest.mark.rule("MM-9.1")
def test_no_scroll_no_teleport() -> None:
    know("dry", TB.replace("~# _:Q:_+.~", "~# _:_:_+.~"), TB_BASE)
    path = draw("dry", *ROOM, "door2")
    assert refusals(path)["tp 0@m0,4"] == "no_scroll"


@pytest.mark.rule("MM-10.1")
def test_the_spellbook() -> None:
    assert list(SPELLS) == [f"sb_{number:02}" for number in range(1, 18)]
    assert tuple(f"sb_{number:02}" for number in range(1, 10)) == COOP_SPELLS


@pytest.mark.rule("MM-10.6")
def test_the_hunters_call_leads_to_monsters_that_must_be_defeated() -> None:
    path = draw("pit", "start 0.E1", have="sword", spells="sb_03")
    assert refusals(path)["cast sb_03 0@m1,3"] == "obstacle_monster"
    path = draw("pit", "start 0.E1", "cast sb_03 0@m1,3", have="sword sword", spells="sb_03")
    assert path.count("monster") == 2
    assert path.door == -1
    assert nexts(path) == {"door0"}


@pytest.mark.rule("MM-10.7", "MM-4.31")
def test_the_only_way_is_not_taken_automatically_while_the_ghost_line_could_open_another() -> None:
    way = ("start 0.W2", "door2", "N", "N", "W")
    without = draw("d13", *way)
    assert nexts(without) == {"door0"}
    assert refusals(without)["door3"] == "crosses_own_path"
    only = runs_on(without)
    assert only is not None
    assert only.text == "door0"
    with_spell = draw("d13", *way, spells="sb_06")
    assert runs_on(with_spell) is None
    assert nexts(step(with_spell, "cast sb_06")) == {"door0", "door3"}
    corridor = draw("d13", *way[:3], spells="sb_06")
    assert runs_on(corridor) is not None, "in a corridor it can be cast later just as well"


@pytest.mark.rule("MM-10.10")
def test_the_barrel_ride_leads_to_another_barrel() -> None:
    path = draw("s2", "start 0.E2", spells="sb_09")
    on = next(text for text in nexts(path) if text in ("N", "S"))
    path = step(path, on)
    while "barrel" not in circled(path):
        path = step(path, next(text for text in sorted(nexts(path)) if len(text) == 1))
    assert refusals(draw("pit", "start 0.S2", spells="sb_09"))["cast sb_09 0@m3,6"] == "same_place"
    rides = {text for text in nexts(path) if text.startswith("cast sb_09")}
    assert rides
    there = step(path, sorted(rides)[0])
    assert circled(there)["barrel"] == circled(path)["barrel"] + 1
    assert not [text for text in nexts(there) if text.startswith("cast")]


@pytest.mark.rule("MM-10.11")
def test_round_the_world_leads_to_the_opposite_edge() -> None:
    path = draw("ta", "start 0.W1", spells="sb_11")
    assert not [text for text in nexts(path) if "sb_11" in text], "W1 lies on no top or bottom edge"
    top = draw("ta", "start 0.W1", "E", "N", "cast sb_11 N", spells="sb_11")
    assert top.status != ESCAPED
    assert top.dungeon.cells[top.place] == (0, 1, 6)
    assert nexts(top) == {"N"}
    used = draw("ta", "start 0.S1", "N", "W", spells="sb_12")
    assert "cast sb_12 W" in nexts(used)
    blocked = draw(dungeon("ta", ("tb", False, 0, 7)), "start 0.W1", "E", "N", spells="sb_11")
    assert "cast sb_11 N" in nexts(blocked)
    used_up = draw("tb", "start 0.S1", "N", "W", "N", "N", "E", "door0", "N", spells="sb_11")
    assert refusals(used_up)["cast sb_11 N"] == "no_opposite_edge"


@pytest.mark.rule("MM-4.17")
def test_a_path_is_the_same_however_it_was_reached() -> None:
    begun = draw("tb")
    long = walk(begun, [*ROOM, "door2", "tp 0@m0,4"])
    assert long[3] == walk(begun, ROOM)[-1]


def test_a_path_is_drawn_with_one_stroke_per_level() -> None:
    begun = draw("tb")
    assert strokes(begun, [*ROOM, "fall 2,3", "S"]) == [
        ["m1,-1", "m1,0", "m1,1", "m1,2"],
        ["b2,3", "b2,4"],
    ]


def test_the_line_continues_below_the_stairs_as_a_separate_stroke() -> None:
    assert strokes(draw("pit"), ["start 0.E1", "W", "stairs 3,1", "W", "W"]) == [
        ["m5,1", "m4,1", "m3,1"],
        ["b3,1", "b2,1", "b1,1"],
    ]


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
        for found in face.discoveries:
            assert (found.other >= 0) == (found.icon in ("pit", "stairs"))
            assert not (found.icon == "pit" and found.cell[0])
            assert not (found.icon in ("lava", "padlock") and face.places[found.place].room)
        assert {face.opening(name)[1].cell[1:] for name in OPENINGS} == {(x, y) for x, y, _ in OPENINGS.values()}


@pytest.mark.rule("MM-1.11")
def test_a_turned_card_is_rotated_by_180_degrees() -> None:
    for card in ("s4", "d68", "d12"):
        up, down = (rows_of(CARDS[card], turned=turned) for turned in (False, True))
        for before, after in zip(up, down, strict=True):
            cells = {(x, y): before[2 * y + 1][2 * x + 1] for x in range(5) for y in range(7)}
            assert all(after[2 * (6 - y) + 1][2 * (4 - x) + 1] == mark for (x, y), mark in cells.items())


@pytest.mark.rule("MM-1.4", "MM-1.20", "MM-1.21", "MM-1.22", "MM-1.23", "MM-1.24", "MM-1.25", "MM-1.3")
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
    stairs = next(found for found in face.discoveries if found.icon == "stairs")
    assert face.places[stairs.other].cells == ((1, 1, 6),)


@pytest.mark.rule("MM-11.10")
def test_starter_cards_have_no_pits_lava_ropes_or_circles() -> None:
    for card in [card for card, row in CARDS.items() if row.kind == "starter" and card[1:].isdigit()]:
        assert not {found.icon for found in FACES[card][0].discoveries} & {"pit", "lava", "rope", "circle"}


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
    begun = Path(dungeon("pit_gate"))
    edges = {text.partition(".")[2].partition("+")[0] for text in nexts(begun)}
    assert edges == {"N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2"}
    assert "start 0.N1+fall" in nexts(begun)
    assert refusals(begun)["start 0.N1+rope"] == "no_rope"
    fallen = draw("pit_gate", "start 0.N1+fall")
    assert circled(fallen)["pit"] == 1
    assert nexts(fallen) == {"S"}, "the path continues below"


@pytest.mark.rule("MM-8.1")
def test_a_card_with_a_pit_without_a_way_on_below_is_faulty() -> None:
    alone = BELOW_N1.replace("~  |      ~", "~         ~", 1)
    row = cards.CARDS["pit_gate"]
    assert cards._fault(row, turned=False) == ""
    assert "no way on" in cards._fault(row.model_copy(update={"base": alone.splitlines()}), turned=False)


def test_the_error_for_a_faulty_card_names_its_side_and_the_fault() -> None:
    row = cards.CARDS["pit_gate"].model_dump() | {"id": "s1"}
    cards.CardRow.model_validate(row)
    row["base"] = BELOW_N1.replace("~  |      ~", "~         ~", 1).splitlines()
    with pytest.raises(ValueError, match=r"s1 up: .*no way on"):
        cards.CardRow.model_validate(row)


def test_a_card_with_an_unreachable_place_is_rejected() -> None:
    row = cards.CARDS["s1"].model_dump()
    row["main"] = TA.replace("~# S # . #~", "~. S # . #~").splitlines()
    with pytest.raises(ValueError, match="s1 up: a place cannot be reached from any opening"):
        cards.CardRow.model_validate(row)


def test_a_card_listed_twice_is_rejected_by_name() -> None:
    row = cards.CARDS["s1"].model_dump()
    with pytest.raises(ValueError, match="the card s1 is listed twice"):
        cards.CardTable.model_validate({"cards": [row, row]})


def test_a_step_lists_the_icons_at_its_destination() -> None:
    """Along every way of a few steps through a card: what a step circles is among what it says."""
    begun, met = Path(dungeon("ta")), 0
    open_ways = [step(begun, move.text) for move in moves(begun)]
    for _ in range(6):
        reached = []
        for path in open_ways:
            for move in moves(path):
                if move.kind != "go":
                    continue
                after, before, gains = step(path, move.text), circled(path), args_of(path, move)["gains"]
                assert isinstance(gains, list)
                for icon, number in circled(after).items():
                    new = number - before.get(icon, 0)
                    assert gains.count(refer(f"icon-{icon}")) >= new, (move.text, icon)
                    met += new
                reached.append(after)
        open_ways = reached[:60]
    assert met >= 5

"""The test vectors of the rules page, section 31."""

from __future__ import annotations

import pytest

from games.map_masters.rules.best_path import Aim, BestPathSearch
from games.map_masters.rules.components import FAIRY_PACT, GHOST_LINE, GOALS, PHANTOM_BLADE, SPIDER_CLIMB
from games.map_masters.rules.layouts import Placed, free_spots, layout_fault
from games.map_masters.rules.path.state import ESCAPED
from games.map_masters.rules.versus.scoring import scores
from rules.messages import refer
from tests.games.map_masters.drawn import drawn
from tests.games.map_masters.table import TB, TB_BASE, Mission, Table, circled, draw, dungeon, exploring, know

# The paths of the vectors MM-V1 to MM-V4, through the test card TB
V1 = ("start 0.N1", "S", "S")
V2 = (*V1, "door2", "tp 0@m0,4")
V3 = (*V2, "N", "E")
V4 = (*V3, "fall 2,3", "S", "S", "W", "S", "stairs 1,6")


@pytest.mark.rule("MM-V1", "MM-V30", "MM-1.26", "MM-15.3b", "MM-5.8")
def test_entering_a_room_circles_its_icons_and_offers_its_unused_doors() -> None:
    path = drawn("tb", *V1).circles(scroll=1, pit=1, coin=1).leads("door1", "door2", "door3", "fall 2,3")
    assert path.path.items(3) == 1
    path.scores(hole=3)  # a pit in a room counts without falling


@pytest.mark.rule("MM-V2", "MM-9.4", "MM-0.3", "MM-5.5", "MM-9.1")
def test_a_teleport_uses_a_scroll_and_crosses_out_both_circles() -> None:
    path = drawn("tb", *V1, "door2").counts(circle=1).crosses().scores(circle=2)  # a circle scores without being used
    path.go("tp 0@m0,4").counts(circle=2).crosses(circle=2, scroll=1).leads("N", "S")


@pytest.mark.rule("MM-V3", "MM-4.9", "MM-7.1")
def test_a_path_that_returns_to_a_room_cannot_cross_itself() -> None:
    path = drawn("tb", *V3).refuses("door1", why="crosses_own_path").leads("fall 2,3")
    path.refuses("door0", "door2", "door3", why="door_used").circles(**circled(draw("tb", *V2)))


@pytest.mark.rule("MM-V4", "MM-V5", "MM-8.8", "MM-7.6", "MM-15.3a", "MM-15.3d", "MM-17.1")
def test_a_path_may_fall_into_a_pit_come_back_up_the_stairs_and_scores_for_each_kind_of_goal() -> None:
    out = drawn("tb", *V4).leads("N", "S").go("S").path_is(status=ESCAPED)
    out.circles(scroll=1, pit=1, coin=1, circle=2, rope=1, stairs=1)
    out.scores(hole=3, circle=4, rope=3, scroll=1, coin=1, room=1, stairs=1, key=0)


@pytest.mark.rule("MM-V6", "MM-V7", "MM-6.7", "MM-15.3b", "MM-17.1")
def test_crossing_lava_needs_a_rope() -> None:
    drawn("tb", "start 0.E2").refuses("W", why="obstacle_lava")
    drawn("tb", "start 0.E2", "W", have="rope").circles(lava=1).leads("W", "S").scores(hole=3)
    drawn("tb", "start 0.S2").refuses("N", why="obstacle_lava")  # it blocks the path behind the starting edge, too


@pytest.mark.rule("MM-V8", "MM-8.5", "MM-10.8")
def test_a_rope_does_not_lead_up_through_a_pit_but_the_spell_does() -> None:
    steps = ("start 0.S1", "stairs 1,6", "N", "E", "N", "N")
    assert drawn("tb", *steps).leads().path.items(2) == 1
    up = drawn("tb", *steps, f"cast {SPIDER_CLIMB}", spells=SPIDER_CLIMB)
    up.circles(stairs=1, rope=1, pit=1, scroll=1, coin=1).crosses(pit=1)


@pytest.mark.rule("MM-V9", "MM-1.6")
def test_a_junction_can_be_used_only_once() -> None:
    path = drawn("ta", "start 0.N1", "S", "W").leads("W").refuses("E", why="door_used")
    path.go("W").path_is(status=ESCAPED)


@pytest.mark.rule("MM-V10", "MM-V19", "MM-5.4", "MM-6.5", "MM-15.3c")
def test_a_key_opens_a_padlock_and_a_sword_defeats_a_monster() -> None:
    way = ("start 0.N1", "S", "E", "E")
    drawn("ta", *way).refuses("S", why="obstacle_padlock")
    path = drawn("ta", *way, "S", "S", have="key").circles(sword=1, padlock=1, monster=1, barrel=1, coin=1)
    path.crosses(sword=1, monster=1, padlock=1).leads("door1", "door2")
    path.scores(sword=1, monster=3)  # a fight scores for both goals


@pytest.mark.rule("MM-V12", "MM-4.16")
def test_items_on_a_path_that_ends_blind_still_score() -> None:
    path = drawn("ta", "start 0.W2", "N", "N").leads().scores(key=2)
    assert path.path.status != ESCAPED


@pytest.mark.rule("MM-2.2")
def test_the_first_card_lies_at_the_origin() -> None:
    assert free_spots([]) == [(0, 0)]


@pytest.mark.rule("MM-V13", "MM-2.9", "MM-2.5", "MM-2.6", "MM-2.8")
def test_cards_may_be_offset_only_where_their_openings_match() -> None:
    def beside(x: int, y: int) -> str:
        return layout_fault([Placed("ta", False, 0, 0), Placed("tb", False, x, y)])

    for side in (1, -1):
        assert {x: beside(x, 7 * side) for x in range(-4, 5)} == {
            **dict.fromkeys((-2, 0, 2), ""),
            **dict.fromkeys((-3, -1, 1, 3), "misaligned"),
            **dict.fromkeys((-4, 4), "not_connected"),
        }
        assert {y: beside(5 * side, y) for y in range(-6, 7)} == {
            **dict.fromkeys((-4, 0, 4), ""),
            **dict.fromkeys((-5, -3, -2, -1, 1, 2, 3, 5), "misaligned"),
            **dict.fromkeys((-6, 6), "not_connected"),
        }
        assert (beside(0, 8 * side), beside(6 * side, 0)) == ("not_connected", "not_connected")
        assert (beside(0, 6 * side), beside(4 * side, 0)) == ("overlap", "overlap")


@pytest.mark.rule("MM-V14", "MM-V15", "MM-2.7", "MM-2.10")
def test_an_offset_leaves_more_open_edges_and_a_third_card_must_match_all_its_neighbours() -> None:
    assert len(dungeon("ta", ("tb", False, 0, 7)).open_edges) == 12
    assert len(dungeon("ta", ("tb", False, 2, 7)).open_edges) == 14
    offset = [Placed("ta", False, 0, 0), Placed("tb", False, 2, 7)]
    assert [layout_fault(offset), layout_fault([*offset, Placed("ta", False, 5, 0)])] == ["", "misaligned"]


@pytest.mark.rule("MM-V16", "MM-4.32")
def test_the_best_paths_have_the_listed_values() -> None:
    def best(where: tuple[tuple[str, bool, int, int] | str, ...], kind: str) -> float:
        goal = GOALS[f"goal_{kind}_1"]
        aim = Aim({icon: float(goal.vp) for icon in goal.counts})
        return BestPathSearch(draw(dungeon(*where)), aim).within(200_000).value

    hole = GOALS["goal_hole_1"]
    escaping = BestPathSearch(draw("tb"), Aim(dict.fromkeys(hole.counts, 3.0), escape=0.5)).within(200_000)
    assert escaping.value == 6.5
    assert best(("tb",), "hole") == 6
    assert best(("ta",), "key") == 2
    cards: tuple[tuple[str, bool, int, int] | str, ...] = ("ta", ("tb", False, 0, 7))
    assert {kind: best(cards, kind) for kind in ("hole", "circle", "rope", "key", "sword")} == {
        "hole": 6,
        "circle": 4,
        "rope": 3,
        "key": 2,
        "sword": 1,
    }


@pytest.mark.rule("MM-V17", "MM-10.12", "MM-13.10")
def test_a_market_with_a_spell_a_card_and_a_token_bought() -> None:
    table = (
        Table(1)
        .set(0, spells=[GHOST_LINE, SPIDER_CLIMB], used=[GHOST_LINE])
        .on_table(spells=[PHANTOM_BLADE, FAIRY_PACT])
    )
    known = {PHANTOM_BLADE, FAIRY_PACT, GHOST_LINE, SPIDER_CLIMB}
    table.game.piles["spells"] = [spell for spell in table.game.piles["spells"] if spell not in known]
    # Everybody saw it bought, and the question explains the spell for which another is given up.
    table.do(PHANTOM_BLADE).sees(None, "market.bought", PHANTOM_BLADE).sees(0, "market.bought", PHANTOM_BLADE)
    assert table.question().describe(table.game)["text"] == refer(f"spell-text-{PHANTOM_BLADE}")
    table.do(GHOST_LINE).sees(None, "market.bought", "").player_is(0, used="")
    card = table.game.market[3][0]
    table.do(f"card_{card}", "token_rope").player_is(0, coins=0, tokens=[0, 0, 1, 0])
    assert sorted(table.game.players[0].spells) == [PHANTOM_BLADE, SPIDER_CLIMB]
    assert card in table.game.players[0].area
    table.game_is(phase="explore")  # nothing more is affordable


@pytest.mark.rule("MM-V18", "MM-15.2", "MM-5.1")
def test_each_circled_coin_gives_one_coin() -> None:
    path = drawn("s6", "start 0.W2").circles(recycle=1, coin=2, scroll=1)
    assert path.path.items(3) == 1
    table = exploring("s6", goal="goal_key_2", coming="goal_scroll_2 goal_hole_1").set(0, coins=0).lay("s6")
    table.do("start_0.W2", "done").player_is(0, coins=2)


@pytest.mark.rule("MM-V20", "MM-12.4", "MM-17.2")
def test_only_a_goal_with_an_hourglass_starts_a_race() -> None:
    first, second = GOALS["goal_key_1"], GOALS["goal_key_2"]
    assert (first.hourglass, second.hourglass) == (True, False)
    assert first.vp * 4 == second.vp * 4 == 8
    for goal, racing in (("goal_key_1", True), ("goal_key_2", False)):
        exploring("s1", "s1", goal=goal, coming="goal_barrel_2").game_is(racing=racing)
    later = exploring("s1", "s1", goal="goal_key_2", coming="goal_barrel_1 goal_coin_2").round_off().skip_market()
    later.game_is(round=2, racing=False)  # the hourglass of the secondary goal before it has no effect


@pytest.mark.rule("MM-V21", "MM-13.20", "MM-13.23", "MM-0.5")
def test_the_hand_is_filled_to_five() -> None:
    table = Table(1)
    left = len(table.do(f"card_{table.game.market[3][0]}").game.piles["deck_0"])
    table.skip_market()
    assert (len(table.game.players[0].area), len(table.game.piles["deck_0"])) == (5, left - 4)


@pytest.mark.rule("MM-V22", "MM-16.3", "MM-16.5", "MM-16.6", "MM-16.2", "MM-16.4")
def test_the_parts_of_the_final_score() -> None:
    table = Table(4)
    for seat, boxes in enumerate((5, 5, 3, 1)):
        table.set(seat, escapes=[True] * boxes + [False] * (6 - boxes), coins=0)
    table.set(0, primary=[4, 3], secondary=[5, 5, 5], bonus=[1, 0], coins=11)
    final = scores(table.game)
    assert final[0] == {"primary": 7, "secondary": 7, "time_bonus": 1, "escape": 2, "coins": 3}
    assert [parts["escape"] for parts in final] == [2, 2, 1, 0]


@pytest.mark.rule("MM-V23", "MM-20.10", "MM-20.11")
def test_groups_buy_spells_and_tokens_before_a_mission() -> None:
    mission = Mission(1).starts()
    spell = mission.game.spells[0]
    mission.do(spell, "group_green", "key", "group_yellow", "rope", "group_green", "rope", "group_blue", "submit")
    mission.agree().group_is(0, spells=spell, tokens=[0, 0, 1, 0]).group_is(1, tokens=[0, 1, 0, 0])
    mission.group_is(2, tokens=[0, 0, 1, 0]).team_is(coins=0).asks("choose_first", "seat_0, seat_1, seat_2")


@pytest.mark.rule("MM-V28", "MM-11.7", "MM-11.8")
def test_players_start_the_market_with_six_coins() -> None:
    Table(3).players_are(coins=[6, 6, 6]).game_is(phase="market")


@pytest.mark.rule("MM-V29", "MM-7.8", "MM-7.9", "MM-4.10")
def test_a_teleport_may_lead_into_a_room_visited_before() -> None:
    know("tc", TB.replace("~# _:Q:_+.~", "~# _:@:_+.~"), TB_BASE)
    away = drawn("tc", *V1, "door3", "S", have="scroll").offers("tp 0@m2,2")
    away.go("tp 0@m2,2").path_is(door=-1).leads("door1", "door2", "fall 2,3")
    drawn("tc", *V1, "tp 0@m2,4", have="scroll scroll").refuses("tp from 2,4", why="circle_used")


@pytest.mark.rule("MM-V31", "MM-15.3h")
def test_primary_and_secondary_goals_of_the_same_kind_both_score() -> None:
    table = exploring("s1", "s1", goal="goal_coin_3", coming="goal_coin_2 goal_hole_1").lay("s1")
    coins = table.do("start_0.W2", by=0).game.players[0].coins
    player = table.do("done", by=0).do("done", by=1).player_is(0, coins=coins + 2).game.players[0]
    assert (player.primary[-1], player.secondary[-1]) == (2, 2)
    exploring("s1", "s1", goal="goal_sword_2", coming="goal_sword_1").game_is(racing=False)


@pytest.mark.rule("MM-V32", "MM-12.5", "MM-11.9")
def test_two_goals_are_drawn_from_the_deck_each_round() -> None:
    table = Table(1)
    assert len(table.game.piles["goals"]) == 26
    for number in range(1, 7):
        table.game_is(round=number).skip_market()
        if number == 6:
            assert len(table.game.goals) == 11
            kinds = {GOALS[goal].kind for goal in table.game.piles["goals"]}
            assert len(kinds) >= 6
        table.round_off()
        reward = 27 - 2 * number
        assert len(table.game.piles["goals"]) == (reward if number == 6 else reward - 1)
    assert len(set(table.over().game.goals)) == 12

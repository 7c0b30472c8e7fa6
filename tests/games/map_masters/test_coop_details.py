"""Details of co-operative games: what is delivered, newcomers' tokens, spells, who decides (MM-20 to MM-24)."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

import pytest

from games.map_masters.pictures import board
from games.map_masters.pictures.upcoming import coming_up
from games.map_masters.rules.coop.end import check, check_hope
from games.map_masters.rules.coop.missions import HIDDEN, MISSIONS
from games.map_masters.rules.coop.missions import Mission as MissionRow
from games.map_masters.rules.coop.preparation import outside
from games.map_masters.rules.coop.turn import EndTurn, Turn
from games.map_masters.rules.dungeon import Placed
from games.map_masters.rules.path import Move, Path, moves, step
from locales.texts import Texts
from rules.messages import Message, refer, seat_name
from tests.games.driver import keys
from tests.games.map_masters.table import Mission
from tests.games.map_masters.test_missions import at, small, trace


def guardian(card: str = "p03", **options: object) -> Mission:
    """A face-down guardian of mission 5 behind two cards of keys, with the green group before them."""
    mission = small("keys walk", number=5, **options)  # type: ignore[arg-type]
    mission.team.tableau.append(Placed(HIDDEN, False, 10, 0))
    mission.team.hidden.append((2, 0))
    mission.game.piles["steps"] = [card]
    mission.game.walks.clear()
    return mission


TO_GUARDIAN = ("start 0.W1", *["E"] * 9, "E+turn")


@pytest.mark.slow
@pytest.mark.rule("MM-22.16", "MM-22.24")
def test_the_active_player_chooses_what_to_deliver_to_a_revealed_card() -> None:
    mission = guardian()
    group = mission.team.groups[0]
    group.tokens = [0, 1, 0, 0]
    trace(mission, *TO_GUARDIAN)
    mission.pick("up")
    mission.agree()
    assert (mission.kind, mission.question().seat) == ("hand_over", 1), "the active player's choice"
    gives = {id: option.args["gives"] for id, option in mission.options().items()}
    assert gives == {"way_0": [refer("icon-key"), refer("icon-key")], "way_1": [refer("icon-key"), refer("token-key")]}
    assert mission.question().default(mission.game) == ["way_0"]
    others = mission.path().dungeon.icon_bits["key"] & ~group.own
    group.delivered = others & -others
    assert "fills" in keys(mission.pick("way_1"))
    assert group.tokens == [0, 0, 0, 0]
    assert group.delivered.bit_count() == 2
    assert group.delivered & others, "items delivered before stay delivered"
    assert group.artifacts == ["sun_mask"]


@pytest.mark.rule("MM-22.23", "MM-22.24")
def test_delivery_options_show_how_many_items_have_been_used() -> None:
    mission = guardian(difficulty="easy")
    group = mission.team.groups[0]
    trace(mission, *TO_GUARDIAN)
    mission.pick("up")
    group.tokens = [0, 1, 0, 0]
    own = group.own & mission.path().dungeon.icon_bits["key"]
    mission.team.crossed |= own & -own
    mission.agree()
    assert mission.kind == "hand_over"
    ways = [option.args for option in mission.options().values()]
    key, token = refer("icon-key"), refer("token-key")
    assert [(way["gives"], way["used"]) for way in ways] == [([key, key], 1), ([key, token], 1), ([key, token], 0)]


@pytest.mark.rule("MM-22.16", "MM-25.6")
def test_a_group_stays_at_a_guardian_it_cannot_satisfy_and_can_go_on() -> None:
    mission = guardian("p04")
    mission.team.tableau.append(Placed("walk", False, 15, 0))
    mission.team.tableau.append(Placed("b08", False, 20, 0))
    mission.game.walks.clear()
    told = trace(mission, *TO_GUARDIAN)
    told += keys([*mission.pick("down"), *mission.agree()])
    assert "stays" in told
    assert "fills" not in told
    assert mission.team.tableau[2].turned
    group = mission.team.groups[0]
    assert not group.out
    assert (group.space, group.opening) == ((2, 0), "")
    onward = mission.path()
    assert {move.text for move in moves(onward)} >= {"door2", "door3"}, "by any unused opening of the hall"


@pytest.mark.rule("MM-20.3", "MM-22.16")
def test_the_active_player_or_a_deciding_host_chooses_the_orientation_of_a_revealed_card() -> None:
    mission = guardian(seats=3)
    mission.game.turn = 1
    mission.game.agenda.stack[-1] = type(mission.question())(seat=1)
    mission.game.agenda.run(mission.game)
    trace(mission, *TO_GUARDIAN)
    assert mission.question().seat == 1, "the active player holds the pen"
    mission.pick("up")
    assert {question.seat for question in mission.game.questions if question.kind == "confirm"} == {0, 2}
    hosted = guardian(seats=3, host_decides="on")
    hosted.game.turn = 1
    hosted.game.agenda.stack[-1] = type(hosted.question())(seat=1)
    hosted.game.agenda.run(hosted.game)
    trace(hosted, *TO_GUARDIAN)
    assert hosted.question().seat == 0, "the host decides alone"
    hosted.pick("up")
    assert hosted.team.tableau[2].card == "p03"
    assert hosted.team.groups[0].artifacts == ["sun_mask"], "with two keys there is nothing to choose"


@pytest.mark.rule("MM-22.16")
def test_goals_of_face_down_cards_must_accept_every_side() -> None:
    rules = MISSIONS[5].model_dump()
    rules["slots"][0]["sides"] = "NS"
    with pytest.raises(ValueError, match="every side"):
        MissionRow.model_validate(rules)


def test_a_mission_that_names_an_unknown_card_is_rejected() -> None:
    rules = MISSIONS[5].model_dump()
    rules["artifacts"] = {"d99": "winged_boots"}
    with pytest.raises(ValueError, match=f"{MISSIONS[5].id}: there is no card d99"):
        MissionRow.model_validate(rules)


@pytest.mark.rule("MM-24.3")
def test_newcomers_cannot_take_tokens_the_market_does_not_have() -> None:
    mission = small("gems b02", difficulty="newcomer")
    mission.game.stock = [0, 1, 0, 0]
    path = at(mission, "start 0.W1")
    assert {move.text for move in moves(path)} == {"token none", "token key"}
    armed = step(path, "token key")
    spent = replace(armed, tokens=(0, 0, 0, 0), spent=(0, 1, 0, 0), choosing=1)
    assert [move.text for move in moves(spent)] == ["token none"], "the only key of the market has been taken and used"
    empty = small("gems b02", difficulty="newcomer")
    empty.game.stock = [0, 0, 0, 0]
    assert at(empty, "start 0.W1").choosing == 0, "nothing happens"
    full = small("gems b02", difficulty="newcomer", tokens=[1, 1, 1, 1])
    assert at(full, "start 0.W1").choosing == 0, "at most one of each type"


@pytest.mark.rule("MM-24.3")
def test_two_optimizers_in_one_room_give_only_available_tokens() -> None:
    mission = small("d29 b02", difficulty="newcomer")
    mission.game.stock = [1, 0, 0, 0]
    path: Path = replace(mission.path(), status="drawing", place=0, choosing=2)
    assert step(path, "token sword").choosing == 0, "the second one gives nothing, so there is nothing to choose"
    assert step(path, "token none").choosing == 1


@pytest.mark.rule("MM-24.3")
def test_a_token_taken_by_a_newcomer_leaves_the_market() -> None:
    mission = small("gems walk", difficulty="newcomer", number=5)
    mission.team.tableau.append(Placed(HIDDEN, False, 10, 0))
    mission.team.hidden.append((2, 0))
    mission.game.piles["steps"] = ["p04"]
    mission.game.walks.clear()
    mission.pick("trace_green", "start_0.W1")
    assert mission.question().describe(mission.game)["choosing"] == 1
    mission.pick("token_rope")
    assert mission.question().describe(mission.game)["choosing"] == 0
    for _ in range(20):
        ids = mission.ids()
        if mission.kind != "trace_path":
            break
        mission.pick(next(id for id in ("E+turn", "E", "token_none") if id in ids))
    assert mission.game.stock == [5, 5, 4, 5]
    assert mission.team.groups[0].tokens == [0, 0, 1, 0]


@pytest.mark.rule("MM-24.5")
def test_the_pact_is_removed_from_the_mission_after_use() -> None:
    mission = guardian()
    group = mission.team.groups[0]
    group.spells = ["sb_02", "sb_06"]
    mission.game.stock = [0, 5, 5, 5]
    mission.game.walks.clear()
    trace(mission, "start 0.W1", "cast sb_02 sword", "cast sb_06", *TO_GUARDIAN[1:])
    assert group.spells == ["sb_06"]
    assert group.used == ["sb_06"]
    assert mission.game.gone == ["sb_02"]
    assert group.tokens == [1, 0, 0, 0]
    assert mission.game.stock == [0, 5, 5, 5], "the token does not come from the market"


@pytest.mark.rule("MM-10.7")
def test_the_ghost_line_ends_with_its_path() -> None:
    mission = guardian(spells=["sb_06"])
    trace(mission, "start 0.W1", "cast sb_06", *TO_GUARDIAN[1:])
    mission.pick("up")
    assert not mission.path().ghost


@pytest.mark.rule("MM-22.11", "MM-23.1")
def test_answers_that_lose_the_mission_need_confirmation() -> None:
    mission = small("walk walk b02", groups=("0_0_W1",), filled=[0, 2, 3])
    mission.pick("trace_green", "start_0.W1")
    for _ in range(20):
        option = mission.options().get("E+slot1")
        if option is not None:
            break
        mission.pick("E" if "E" in mission.ids() else "S")
    assert option is not None
    assert not option.final, "the last goal wins the mission"
    mission.pick("E+slot1")
    assert mission.result.reason == "end-mission_won"
    last = small("walk b02")
    last.team.free.clear()
    last.run(Turn())
    assert last.options()["end"].final, "no path can be traced: the mission is lost"
    more = small("walk b02")
    assert not more.options()["end"].final, "only the turn is over"
    strict = small("walk b02", strict_arrival="on")
    strict.pick("trace_green", "start_0.W1")
    while "E+vain" not in strict.ids():
        strict.pick("E")
    assert [id for id, option in strict.options().items() if option.final] == ["E+vain"]


@pytest.mark.rule("MM-21.7", "MM-23.2")
def test_without_a_free_space_there_is_one_last_chance() -> None:
    mission = small("walk walk b02", filled=[0, 2, 3])
    mission.team.free.clear()
    mission.run(Turn())
    assert mission.kind == "trace_paths"
    assert mission.team.hands[0], "cards in hand do not help"
    trace(mission, "start 0.W1", *["E"] * 9, "S", "S", "S", "S", "E+slot1")
    assert mission.result.reason == "end-mission_won", "victory is checked before the mission is lost"


@pytest.mark.rule("MM-25.10", "MM-23.3")
def test_a_group_waiting_at_a_collapsed_space_is_at_a_dead_end() -> None:
    mission = Mission(14)
    mission.play()
    team = mission.team
    columns = len(team.rules.grid[0])
    space = next((column, row) for column, row in team.free if row == 0 or column in (0, columns - 1))
    group = team.groups[0]
    group.column, group.row = space
    group.opening = "N1" if space[1] == 0 else "W1" if space[0] == 0 else "E1"
    team.free[:] = [space, *[other for other in team.free if other != space][:8]]
    team.hands[1][0] = "s1"
    mission.run(Turn())
    other = team.free[1]
    mission.pick("play_s1", f"at_{other[0]}_{other[1]}")
    assert mission.kind == "trace_paths"
    assert len(team.free) == 8
    hand = len(team.hands[1])
    mission.pick("end")
    assert mission.kind == "collapse"
    assert len(team.hands[1]) == hand + 1, "the card is drawn before"
    assert mission.ids() == {f"at_{column}_{row}" for column, row in team.free}
    lost = Message("risk-lost", {"why": refer("lost-dead_end")})
    warned = {id: (option.final, option.warning) for id, option in mission.options().items()}
    assert warned[f"at_{space[0]}_{space[1]}"] == (True, lost)
    assert (False, None) in warned.values(), "elsewhere nothing is lost"
    mission.pick(f"at_{space[0]}_{space[1]}")
    assert space not in team.free
    assert team.collapses == 1
    assert mission.game.result is not None, "that group can go nowhere, and four goals need four groups"
    assert mission.game.result.facts["why"] == refer("lost-dead_end")


@pytest.mark.rule("MM-25.10")
def test_the_labyrinth_collapses_twice() -> None:
    mission = Mission(14)
    mission.play()
    team, game = mission.team, mission.game
    asked = []
    for free in (9, 8, 7, 5, 4, 3):
        team.free[:] = team.free[:free]
        mission.run(EndTurn())
        if game.result is not None or mission.kind != "collapse":
            continue
        asked.append(free)
        mission.pick(sorted(mission.ids())[-1])
        assert team.collapses == len(asked)
        game.result = None  # the effect of the collapse on the groups is irrelevant here
    assert asked == [8, 4]


@pytest.mark.rule("MM-25.8")
def test_the_alarm_does_not_ring_when_the_last_goal_is_met() -> None:
    for filled, reason in (([0, 2, 3], "end-mission_lost"), ([0, 1, 2, 3], "end-mission_won")):
        mission = small("locks locks b11", number=12)
        mission.team.circled = mission.path().dungeon.icon_bits["padlock"]
        assert mission.team.circled.bit_count() >= 7
        mission.team.filled = filled
        check(mission.game)
        assert mission.result.reason == reason
    quiet = small("locks b11", number=12)
    quiet.team.circled = quiet.path().dungeon.icon_bits["padlock"]
    assert quiet.team.circled.bit_count() < 7
    check(quiet.game)
    assert quiet.game.result is None or quiet.game.result.facts["why"] != refer("lost-alarm")


@pytest.mark.rule("MM-22.3", "MM-23.3")
def test_a_group_whose_entrance_corridor_is_used_is_at_a_dead_end() -> None:
    mission = small("walk walk b02", groups=("0_0_W1", "0_0_W2", "0_0_N1", "0_0_N2"), filled=[0, 2, 3])
    team = mission.team
    check_hope(mission.game)
    assert mission.game.result is None, "one of the four can still reach the left side of the boss"
    dungeon = mission.path().dungeon
    team.used = sum(1 << dungeon.openings[0, name][0] for name in ("W1", "W2", "N1", "N2"))
    refused: list[Move] = []
    assert moves(mission.path(), refused) == []
    assert {move.text: move.reason for move in refused} == {"start 0.W1": "corridor_used"}
    check_hope(mission.game)
    assert mission.game.result is not None


@pytest.mark.rule("MM-23.3")
def test_a_group_with_an_artifact_counts_only_for_the_goal_that_needs_it() -> None:
    mission = small("walk walk b02", groups=("0_0_W1",), filled=[0, 2, 3], artifacts=["winged_boots"])
    mission.team.taken = ["winged_boots"]
    check_hope(mission.game)
    assert mission.game.result is not None, "the coins cannot be brought by the group with the boots"


@pytest.mark.rule("MM-20.11", "MM-10.13", "MM-20.10")
def test_bought_spells_are_replaced_in_the_market_at_once() -> None:
    mission = Mission(9, seats=2)
    mission.starts()
    first = mission.game.spells[:]
    mission.pick(first[0], "group_green", first[1], "group_green")
    assert "blind" in mission.ids(), "another group may take it"
    mission.pick("submit")
    mission.agree()
    assert mission.team.groups[0].spells == first
    assert len(mission.game.spells) == 2
    assert not set(mission.game.spells) & set(first)
    assert mission.team.coins == 3
    mission.pick("blind")
    assert mission.refused()["group_green"] == "group_limit"
    mission.pick("group_red", "submit")
    mission.agree()
    assert len(mission.team.groups[3].spells) == 1


@pytest.mark.rule("MM-20.8")
def test_no_group_waits_before_a_step_or_boss_card() -> None:
    for rules in MISSIONS.values():
        for column, row, name in outside(rules):
            token = rules.grid[row][column]
            assert token in ("S", ".") or token.startswith("d"), (rules.id, token)
            assert name[0] in rules.start_sides
        assert len(outside(rules)) == len(set(outside(rules)))
    eighth = {start.space for start in outside(MISSIONS[8])}
    assert {(2, 0), (3, 4)} <= eighth, "dungeon cards lie there from the beginning"
    thirteenth = {start.space for start in outside(MISSIONS[13])}
    assert (3, 0) not in thirteenth, "a step card lies there"
    assert (1, 0) in thirteenth, "a free space"


def test_a_path_that_cannot_continue_lists_the_reasons() -> None:
    mission = guardian()
    mission.pick("trace_green", "start_0.W1", "E", "E", "E", "S", "W", "W", "W")
    assert mission.kind == "trace_path"
    assert set(mission.ids()) == {"undo", "abandon"}
    reasons = {refused.reason for refused in mission.question().refusals(mission.game)}
    assert reasons == {"corridor_used", "door_used"}


@pytest.mark.rule("MM-4.17", "MM-22.1")
def test_steps_can_be_drawn_and_taken_back_repeatedly_without_side_effects() -> None:
    """Nothing counts before a path arrives; the turn goes on, and so does its deadline."""
    mission = guardian()
    game, team = mission.game, mission.team
    clean = deepcopy(team)
    mission.pick("trace_green", "start_0.W1", "E", "E", "E", "S", "W", "W")
    seat, view = mission.question().seat, game.view(None)
    for _ in range(3):
        assert mission.pick("W", "undo") == [], "drafts are not announced"
        assert game.view(None) == view
        assert game.waiting(None) == [seat], "so the time of the turn keeps running"
    mission.pick("W", "abandon")
    assert team == clean
    assert "end" in mission.ids(), "a player lost in a draft can leave it and end the turn"


@pytest.mark.rule("MM-20.3", "MM-20.16")
@pytest.mark.parametrize(
    ("difficulty", "stage", "about"),
    [
        ("newcomer", "stage-first", Message("about-sheet_first", {"player": seat_name(1)})),
        (
            "ask",
            "stage-eve",
            Message("about-sheet_eve", {"difficulty": refer("difficulty-hard"), "player": seat_name(1)}),
        ),
    ],
)
def test_a_fixed_difficulty_is_not_part_of_the_last_proposal(difficulty: str, stage: str, about: Message) -> None:
    mission = Mission(seats=3, difficulty=difficulty)
    mission.starts()
    mission.pick("submit")
    mission.agree()
    if difficulty == "ask":
        mission.pick("hard")
    mission.pick("seat_1")
    asked = mission.question(2)
    assert asked.args["stage"] == refer(stage)
    assert asked.about(mission.game, mission.options(2)["confirm"]) == about
    decided = [event for event in mission.agree() if event.key == "log-decided"]
    assert [event.args["stage"] for event in decided] == [refer(stage)]
    assert mission.team.difficulty == ("hard" if difficulty == "ask" else difficulty)


def test_no_agreement_is_announced_when_the_host_decides_alone() -> None:
    mission = Mission(seats=2, host_decides="on")
    for _ in mission.team.rules.groups:
        free = [id for id, option in mission.options().items() if option.key == "do-place_group"]
        events = mission.pick(free[0])
    assert not {"log-proposes", "log-decided"} & {event.key for event in events}
    assert mission.kind == "shop"


@pytest.mark.rule("MM-20.11")
def test_the_purchases_are_proposed_group_by_group() -> None:
    mission = Mission(seats=2)
    mission.starts()
    for token, group in (("scroll", "red"), ("key", "green"), ("rope", "red")):
        mission.pick(token, f"group_{group}")
    mission.pick("submit")
    about = mission.question(1).about(mission.game, mission.options(1)["confirm"])
    assert about is not None
    assert {key: about.args[key] for key in ("groups", "cost", "group1", "things1", "group2", "things2")} == {
        "groups": 2,
        "cost": 3,
        "group1": refer("group-green"),
        "things1": [refer("token-key")],
        "group2": refer("group-red"),
        "things2": [refer("token-scroll"), refer("token-rope")],
    }
    said = Texts().say("ja", "map_masters", about)
    assert "緑のグループ（●）に鍵の妖精トークン ／ 赤のグループ（◆）に巻物の妖精トークン" in said
    assert said.endswith("ロープの妖精トークン（3コイン）")


@pytest.mark.rule("MM-22.30")
def test_an_artifact_is_listed_with_the_belongings_of_its_group() -> None:
    mission = small("keys walk")
    green = next(option for option in mission.options().values() if option.key == "do-trace")
    before = mission.question().about(mission.game, green)
    mission.team.groups[green.value].artifacts.append("winged_boots")
    about = mission.question().about(mission.game, green)
    assert about is not None
    assert about.args["things"] == [refer("artifact-winged_boots"), *(before.args["things"] if before else [])]  # type: ignore[misc]


def test_coming_up_shows_what_comes_next_in_a_mission() -> None:
    mission = Mission(seats=3)
    assert [each.args for each in coming_up(mission.game.view(2))] == [{"stage": "starts"}]
    mission.play()
    first, second = coming_up(mission.game.view(2))
    assert first.args == {"player": seat_name(2)}, "seat 1 is at turn"
    assert second.args == {"goals": 4, "free": len(mission.team.free)}


def test_the_board_shows_where_an_artifact_is_until_it_is_taken() -> None:
    mission = Mission(seats=2)
    mission.play()
    texts = Texts()

    def told() -> list[str]:
        picture = board(mission.game.view(None), language="ja", texts=texts, names=["A", "B"])
        return [line for line in picture.text.splitlines() if line.startswith("- 翼のあるブーツ：")]

    (line,) = told()
    assert "《僧房の広間》" in line
    mission.team.taken.append("winged_boots")
    assert told() == []

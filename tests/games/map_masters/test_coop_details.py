"""Details of co-operative games: what is delivered, newcomers' tokens, spells, who decides (MM-20 to MM-24)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from conformance.texts import TEXTS
from games.map_masters.pictures import Locale, board
from games.map_masters.rules.components import FAIRY_PACT, GHOST_LINE, SILENT_RITE
from games.map_masters.rules.coop.end import check, check_hope
from games.map_masters.rules.coop.missions import HIDDEN, MISSIONS
from games.map_masters.rules.coop.missions import Mission as MissionRow
from games.map_masters.rules.coop.starts import outside
from games.map_masters.rules.coop.turn import EndTurn, Turn
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.path.following import step
from games.map_masters.rules.path.making import after
from games.map_masters.rules.path.steps import moves
from games.map_masters.rules.step_options import stood
from rules.messages import Message, Part, refer, seat_name
from rules.questions import BACK_TO, NO_DRAG, Undo, effect_of, refusals
from tests.games.map_masters.drawn import at
from tests.games.map_masters.table import BARE, Mission, draw, know, small, with_rows

know("key_lock", with_rows(BARE, {5: "~K # # # .~", 9: "~P # # # .~"}))


def guardian(card: str = "p03", *beyond: str, front: str = "keys", **settings: object) -> Mission:
    """A face-down guardian of mission 5 behind two cards, with the green group before them; `beyond` lie cards."""
    mission = small(f"{front} walk X {' '.join(beyond)}", number=5, **settings)  # type: ignore[arg-type]
    mission.team.tableau.insert(2, Placed(HIDDEN, False, 10, 0))
    mission.team.hidden.append((2, 0))
    mission.game.piles["steps"] = [card]
    return mission


TO_GUARDIAN = ("start 0.W1", *["E"] * 9, "E+turn")


@pytest.mark.slow
@pytest.mark.rule("MM-22.16", "MM-22.24")
def test_the_active_player_chooses_what_to_deliver_to_a_revealed_card() -> None:
    mission = guardian(tokens=[0, 1, 0, 0]).trace(*TO_GUARDIAN).do("up").agree()
    mission.asks("hand_over", "way_0, way_1", by=1).defaults("way_0", by=1)  # the active player's choice
    gives = {id: option.label.args["gives"] for id, option in mission.options().items()}
    assert gives == {"way_0": [refer("icon-key"), refer("icon-key")], "way_1": [refer("icon-key"), refer("token-key")]}
    group = mission.team.groups[0]
    others = mission.path().dungeon.icon_bits["key"] & ~group.own
    group.delivered = others & -others
    mission.do("way_1").logs("fills").group_is(tokens=[0, 0, 0, 0], artifacts=["sun_mask"])
    assert group.delivered.bit_count() == 2
    assert group.delivered & others, "items delivered before stay delivered"


def test_taking_back_a_first_step_from_a_hall_leads_back_into_it() -> None:
    """Such a path has no opening at which the mini waits, and may begin with a teleport."""
    begun = draw("tb")
    inside = after(begun, moves(begun)[0])
    level, x, y = inside.dungeon.cells[inside.place]
    onward = moves(inside)[0]
    assert stood([inside, after(inside, onward)], [onward.text], [0]) == f"{BACK_TO}{'mb'[level]}{x},{y}"


def test_a_line_on_from_where_a_teleport_ends_takes_nothing_back() -> None:
    walk = [draw("tb", "start 0.N1", "S", "S", "door2", spells=SILENT_RITE)]
    steps = [f"tp 0@m0,4+pay={SILENT_RITE}", "N"]
    walk += [step(walk[0], steps[0])]
    assert stood(walk, steps[:1], [0]) == "", "no line leads back through the circle"
    onward = moves(walk[1])[0]
    assert stood([*walk, after(walk[1], onward)], [steps[0], onward.text], [0, 1]) == f"{BACK_TO}m0,4"


@pytest.mark.rule("MM-22.23", "MM-22.24")
def test_delivery_options_show_how_many_items_have_been_used() -> None:
    mission = guardian(difficulty="easy").trace(*TO_GUARDIAN).do("up")
    group = mission.team.groups[0]
    group.tokens = [0, 1, 0, 0]
    keys_held = group.own & mission.path().dungeon.icon_bits["key"]
    mission.team.crossed |= keys_held & -keys_held
    mission.agree().asks("hand_over")
    ways = [option.label.args for option in mission.options().values()]
    key = refer("icon-key")
    token = refer("token-key")
    used = Part("part-used_already", {"n": 1})
    assert [(way["gives"], way["used"]) for way in ways] == [
        ([key, key], used),
        ([key, token], used),
        ([key, token], ""),
    ]


@pytest.mark.rule("MM-22.16", "MM-25.6")
def test_a_group_stays_at_a_guardian_it_cannot_satisfy_and_can_go_on() -> None:
    mission = guardian("p04", "walk", "b08").trace(*TO_GUARDIAN).silent("fills")
    mission.do("down").agree().logs("stays").silent("fills")
    assert mission.team.tableau[2].turned
    mission.group_is(out=False, space=(2, 0), opening="")
    at(mission).offers("door2", "door3")  # by any unused opening of the hall


@pytest.mark.rule("MM-20.3", "MM-22.16")
@pytest.mark.parametrize("hosted", [False, True])
def test_the_active_player_or_a_deciding_host_chooses_the_orientation_of_a_revealed_card(hosted: bool) -> None:
    mission = guardian(host_decides="on" if hosted else "off")
    mission.game.turn = 1
    mission.run(type(mission.question())(seat=1)).trace(*TO_GUARDIAN)
    if hosted:
        mission.waits(0).do("up").group_is(artifacts=["sun_mask"])  # with two keys there is nothing to choose
        assert mission.team.tableau[2].card == "p03"
    else:
        mission.waits(1).do("up").waits(0, 2)  # the active player holds the pen


@pytest.mark.rule("MM-22.16")
@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"slots": [{"sides": "NS"}]}, "every side"),
        ({"artifacts": {"d99": "winged_boots"}}, f"{MISSIONS[5].id}: there is no card d99"),
    ],
)
def test_missions_whose_goals_or_cards_are_faulty_are_rejected(changes: dict[str, Any], error: str) -> None:
    rules = MISSIONS[5].model_dump()
    for slot, changed in zip(rules["slots"], changes.pop("slots", []), strict=False):
        slot |= changed
    with pytest.raises(ValueError, match=error):
        MissionRow.model_validate(rules | changes)


@pytest.mark.rule("MM-24.3")
def test_newcomers_cannot_take_tokens_the_market_does_not_have() -> None:
    mission = small("gems b02", difficulty="newcomer").on_table(stock=[0, 1, 0, 0])
    armed = at(mission, "start 0.W1").leads("token none", "token key").go("token key")
    # The only key of the market has been taken and used.
    armed.having(tokens=(0, 0, 0, 0), spent=(0, 1, 0, 0), choosing=1).leads("token none")
    empty = small("gems b02", difficulty="newcomer").on_table(stock=[0, 0, 0, 0])
    full = small("gems b02", difficulty="newcomer", tokens=[1, 1, 1, 1])
    for nothing in (empty, full):
        at(nothing, "start 0.W1").path_is(choosing=0)
    # The second of two optimizers in one room gives nothing, so there is nothing to choose.
    room = at(small("d29 b02", difficulty="newcomer").on_table(stock=[1, 0, 0, 0]))
    room = room.having(status="drawing", place=0, choosing=2)
    room.go("token sword").path_is(choosing=0)
    room.go("token none").path_is(choosing=1)


@pytest.mark.rule("MM-24.3")
def test_a_token_taken_by_a_newcomer_leaves_the_market() -> None:
    mission = guardian("p04", front="gems", difficulty="newcomer").do("trace_green", "start_0.W1")
    mission.asks("trace_path", what=("which_token", {"group": "green"}))
    tokens = [option for id, option in mission.options().items() if id.startswith("token_")]
    assert {(token.mark, token.drag) for token in tokens} == {("", NO_DRAG)}, "they are no places"
    mission.do("token_rope").asks("trace_path", what=("next_step", {"group": "green"}))
    for _ in range(20):
        if mission.kind != "trace_path":
            break
        mission.do(next(id for id in ("E+turn", "E", "token_none") if id in mission.ids()))
    mission.game_is(stock=[5, 5, 4, 5]).group_is(tokens=[0, 0, 1, 0])


@pytest.mark.rule("MM-24.5")
def test_the_pact_is_removed_from_the_mission_after_use() -> None:
    mission = guardian(spells=[FAIRY_PACT, GHOST_LINE]).on_table(stock=[0, 5, 5, 5])
    mission.trace("start 0.W1", f"cast {FAIRY_PACT} sword", f"cast {GHOST_LINE}", *TO_GUARDIAN[1:])
    mission.group_is(spells=GHOST_LINE, used=GHOST_LINE, tokens=[1, 0, 0, 0])
    mission.game_is(gone=FAIRY_PACT, stock=[0, 5, 5, 5])  # the token does not come from the market


@pytest.mark.rule("MM-10.7")
def test_the_ghost_line_ends_with_its_path() -> None:
    mission = guardian(spells=[GHOST_LINE]).trace("start 0.W1", f"cast {GHOST_LINE}", *TO_GUARDIAN[1:]).do("up")
    at(mission).path_is(ghost=False)


@pytest.mark.rule("MM-22.11", "MM-23.1")
def test_answers_that_lose_the_mission_need_confirmation() -> None:
    mission = small("walk walk b02", groups=("0_0_W1",), filled=[0, 2, 3]).do("trace_green", "start_0.W1")
    while "E+slot1" not in mission.ids():
        mission.do("E" if "E" in mission.ids() else "S")
    assert mission.options()["E+slot1"].undo is None, "the last goal wins the mission"
    mission.do("E+slot1").over("end-mission_won")
    last = small("walk b02")
    last.team.free.clear()
    assert last.run(Turn()).options()["end"].undo is Undo.CONFIRMED, "no path can be traced: the mission is lost"
    assert small("walk b02").options()["end"].undo is None, "only the turn is over"
    strict = small("walk b02", strict_arrival="on").do("trace_green", "start_0.W1")
    while "E+vain" not in strict.ids():
        strict.do("E")
    assert [id for id, option in strict.options().items() if option.undo is Undo.CONFIRMED] == ["E+vain"]


@pytest.mark.rule("MM-21.7", "MM-23.2")
def test_without_a_free_space_there_is_one_last_chance() -> None:
    mission = small("walk walk b02", filled=[0, 2, 3])
    mission.team.free.clear()
    mission.run(Turn()).asks("trace_paths", last=True)
    assert mission.team.hands[0], "cards in hand do not help"
    # Victory is checked before the mission is lost.
    mission.trace("start 0.W1", *["E"] * 9, "S", "S", "S", "S", "E+slot1").over("end-mission_won")
    beaten = small("walk walk b02", filled=[0, 2, 3])
    beaten.team.free.clear()
    beaten.run(Turn()).do("end").lost("no_space")


@pytest.mark.rule("MM-25.10", "MM-23.3")
def test_a_group_waiting_at_a_collapsed_space_is_at_a_dead_end() -> None:
    mission = Mission(14).play()
    team = mission.team
    columns = team.rules.columns
    space = next((column, row) for column, row in team.free if row == 0 or column in (0, columns - 1))
    group = team.groups[0]
    group.column, group.row = space
    group.opening = "N1" if space[1] == 0 else "W1" if space[0] == 0 else "E1"
    team.free[:] = [space, *[other for other in team.free if other != space][:8]]
    team.hands[1][0] = "s1"
    mission.run(Turn()).do("play_s1", "at_{}_{}".format(*team.free[1])).asks("trace_paths")
    assert len(team.free) == 8
    hand = len(team.hands[1])
    ids = [f"at_{column}_{row}" for column, row in team.free]
    mission.do("end").asks("collapse", ", ".join(ids))
    assert len(team.hands[1]) == hand + 1, "the card is drawn before"
    lost = Message("risk-lost", {"why": refer("lost-dead_end")})
    warned = {id: (option.undo is Undo.CONFIRMED, option.warning) for id, option in mission.options().items()}
    assert warned[ids[0]] == (True, lost)
    assert (False, None) in warned.values(), "elsewhere nothing is lost"
    # That group can go nowhere, and four goals need four groups.
    mission.effect_is(ids[0], "log-stuck", many=4, left=3)
    mission.do(ids[0]).logs("stuck").team_is(collapses=1).lost("dead_end")
    assert space not in team.free


@pytest.mark.rule("MM-25.10")
def test_the_labyrinth_collapses_twice() -> None:
    mission = Mission(14).play()
    team, game = mission.team, mission.game
    asked = []
    for free in (9, 8, 7, 5, 4, 3):
        team.free[:] = team.free[:free]
        mission.run(EndTurn())
        if game.result is not None or mission.kind != "collapse":
            continue
        asked.append(free)
        mission.do(sorted(mission.ids())[-1]).team_is(collapses=len(asked))
        game.result = None  # the effect of the collapse on the groups is irrelevant here
    assert asked == [8, 4]


@pytest.mark.rule("MM-25.8")
def test_the_alarm_does_not_ring_when_the_last_goal_is_met() -> None:
    def with_open_padlocks(*rows: str, filled: list[int], number: int) -> Mission:
        mission = small(*rows, number=12, filled=filled)
        padlocks = mission.path().dungeon.icon_bits["padlock"]
        mission.team.circled = sum([1 << bit for bit in range(padlocks.bit_length()) if padlocks >> bit & 1][:number])
        assert mission.team.circled.bit_count() == number
        check(mission.game)
        return mission

    with_open_padlocks("locks locks b11", filled=[0, 2, 3], number=7).lost("alarm")
    with_open_padlocks("locks locks b11", filled=[0, 1, 2, 3], number=7).over("end-mission_won")
    quiet = with_open_padlocks("locks locks b11", filled=[], number=6).game
    assert quiet.result is None or quiet.result.facts["why"] != refer("lost-alarm")


def test_the_button_of_a_step_tells_a_fairy_token_from_what_the_group_has_found() -> None:
    mission = small("key_lock walk b02", tokens=[0, 1, 0, 0]).trace("start 0.W1", "S")
    token, item = (mission.options()[id].label.args["paid"] for id in ("S", "S+pay=item"))
    assert (token, item) == (Part("part-paid", {"signs": "🧚🔑"}), Part("part-paid", {"signs": "🔑"}))


@pytest.mark.slow
def test_steps_of_a_group_warn_of_places_from_where_it_can_only_go_back() -> None:
    warned = set[bool]()
    mission = small("key_lock walk b02").trace("start 0.W1")
    while steps := [option for option in mission.options().values() if option.value is not None]:
        for option in steps:
            copy = mission.game.copy_game()
            asked = copy.awaited()
            copy.choose(asked.seat, asked.id, [option.id])
            left = {option.id for option in copy.awaited().options(copy)} - {"undo", "abandon"}
            stuck = effect_of(option) == Message("about-stuck")
            assert stuck == (not left)
            warned.add(stuck)
        mission.do(steps[0].id)
    assert warned == {False, True}


@pytest.mark.rule("MM-22.3", "MM-23.3")
def test_a_group_whose_entrance_corridor_is_used_is_at_a_dead_end() -> None:
    names = ("W1", "W2", "N1", "N2")
    mission = small("walk walk b02", groups=tuple(f"0_0_{name}" for name in names), filled=[0, 2, 3])
    check_hope(mission.game)
    assert mission.game.result is None, "one of the four can still reach the left side of the boss"
    openings = mission.path().dungeon.openings
    mission.team.used = sum(1 << openings[0, name][0] for name in names)
    at(mission).leads().refuses("start 0.W1", why="corridor_used")
    check_hope(mission.game)
    mission.over()
    shut = small("walk walk b02", filled=[0, 2, 3])
    shut.team.links = sum(openings[1, name][1].link for name in ("E1", "E2"))
    check_hope(shut.game)
    shut.over()  # both openings on the left side of the boss are used


@pytest.mark.rule("MM-23.3")
def test_a_group_with_an_artifact_counts_only_for_the_goal_that_needs_it() -> None:
    mission = small("walk walk b02", groups=("0_0_W1",), filled=[0, 2, 3], artifacts=["winged_boots"])
    mission.team.taken = ["winged_boots"]
    check_hope(mission.game)
    mission.over()  # the coins cannot be brought by the group with the boots


@pytest.mark.rule("MM-23.3")
@pytest.mark.parametrize(
    ("rows", "taken", "hope"),
    [
        (("walk d29", "b02 X"), [], True),
        (("walk d29", "b02 X"), ["winged_boots"], False),
        (("walk X d29", "b02 X X"), [], False),
    ],
)
def test_a_goal_that_wants_an_artifact_needs_a_way_to_its_card_before_it_is_taken(
    rows: tuple[str, ...], taken: list[str], hope: bool
) -> None:
    mission = small(*rows, groups=("0_0_W1",), filled=[1, 2, 3])
    mission.team.taken = taken
    check_hope(mission.game)
    assert (mission.game.result is None) == hope


@pytest.mark.rule("MM-20.11", "MM-10.13", "MM-20.10")
def test_bought_spells_are_replaced_in_the_market_at_once() -> None:
    mission = Mission(9, seats=2).starts()
    first = mission.game.spells[:]
    mission.do(first[0], "group_green", first[1], "group_green").offers("blind")  # another group may take it
    mission.do("submit").agree().group_is(spells=first).team_is(coins=3)
    assert len(mission.game.spells) == 2
    assert not set(mission.game.spells) & set(first)
    mission.do("blind").refuses("group_green", "group_limit").do("group_red", "submit").agree()
    assert len(mission.team.groups[3].spells) == 1


@pytest.mark.rule("MM-20.8")
def test_no_group_waits_before_a_step_or_boss_card() -> None:
    for rules in MISSIONS.values():
        for column, row, name in outside(rules):
            token = rules.spaces[column, row]
            assert token in ("S", ".") or token.startswith("d"), (rules.id, token)
            assert name[0] in rules.start_sides
        assert len(outside(rules)) == len(set(outside(rules)))
    eighth = {start.space for start in outside(MISSIONS[8])}
    assert {(2, 0), (3, 4)} <= eighth, "dungeon cards lie there from the beginning"
    thirteenth = {start.space for start in outside(MISSIONS[13])}
    assert (3, 0) not in thirteenth, "a step card lies there"
    assert (1, 0) in thirteenth, "a free space"


@pytest.mark.rule("MM-4.17", "MM-22.1")
def test_steps_can_be_drawn_and_taken_back_repeatedly_without_side_effects() -> None:
    """Nothing counts before a path arrives; the turn goes on, and so does its deadline."""
    mission = guardian()
    clean = deepcopy(mission.team)
    mission.do("trace_green", "start_0.W1", "E", "E", "E", "S", "W", "W")
    seat = mission.question().seat
    view = mission.game.view(None)
    for _ in range(3):
        assert mission.pick("W", "undo") == [], "drafts are not announced"
        assert mission.game.view(None) == view
        mission.waits(seat)  # so the time of the turn keeps running
    mission.do("W").asks("trace_path", "undo, abandon")
    reasons = {refused.reason for refused in refusals(mission.question(), mission.game)}
    assert reasons == {"corridor_used", "door_used"}, "a path that cannot continue lists the reasons"
    # A player lost in a draft can leave it and end the turn.
    mission.do("abandon").offers("end")
    assert mission.team == clean


@pytest.mark.rule("MM-20.3", "MM-20.16")
@pytest.mark.parametrize(
    ("difficulty", "stage", "about"),
    [
        ("newcomer", "first", Message("about-sheet_first", {"player": seat_name(1)})),
        (
            "ask",
            "eve",
            Message("about-sheet_eve", {"difficulty": refer("difficulty-hard"), "player": seat_name(1)}),
        ),
    ],
)
def test_a_fixed_difficulty_is_not_part_of_the_last_proposal(difficulty: str, stage: str, about: Message) -> None:
    mission = Mission(seats=3, difficulty=difficulty).starts().do("submit").agree()
    if difficulty == "ask":
        mission.do("hard")
    mission.do("seat_1").asks("confirm", by=2, stage=stage)
    assert effect_of(mission.options(2)["confirm"]) == about
    mission.agree().logs("decided", stage=stage).logs_in_order("decided")
    mission.team_is(difficulty="hard" if difficulty == "ask" else difficulty)


def test_no_agreement_is_announced_when_the_host_decides_alone() -> None:
    mission = Mission(seats=2, host_decides="on")
    for _ in mission.team.rules.groups:
        free = [id for id, option in mission.options().items() if option.label.key == "do-place_group"]
        mission.do(free[0])
    mission.silent("proposes", "decided").asks("shop")


@pytest.mark.rule("MM-20.11")
def test_the_purchases_are_proposed_group_by_group() -> None:
    mission = Mission(seats=2).starts()
    mission.do("scroll", "group_red", "key", "group_green", "rope", "group_red", "submit")
    about = effect_of(mission.options(1)["confirm"])
    assert about is not None
    assert about.args["cost"] == 3
    sentence = TEXTS.say("ja", "map_masters", about)
    assert "緑のグループ（▲）に鍵の妖精トークン ／ 赤のグループ（●）に巻物の妖精トークン" in sentence
    assert sentence.endswith("ロープの妖精トークン（3コイン）。")


@pytest.mark.rule("MM-22.30")
def test_an_artifact_is_listed_with_the_belongings_of_its_group() -> None:
    mission = small("keys walk")
    green = next(option for option in mission.options().values() if option.label.key == "do-trace")
    before = effect_of(green)
    mission.team.groups[green.value].artifacts.append("winged_boots")
    about = effect_of(mission.options()[green.id])
    assert about is not None
    assert about.args["things"] == [refer("artifact-winged_boots"), *(before.args["things"] if before else [])]  # type: ignore[misc]


def test_coming_up_shows_what_comes_next_in_a_mission() -> None:
    mission = Mission(seats=3)
    assert [subject.args for subject in mission.game.view(2).coming_up()] == [{"stage": "starts"}]
    first, second = mission.play().game.view(2).coming_up()
    assert first.args == {"player": seat_name(2)}, "seat 1 is at turn"
    assert second.args == {"goals": 4, "free": len(mission.team.free)}


def test_the_board_shows_where_an_artifact_is_until_it_is_taken() -> None:
    mission = Mission(seats=2).play()

    def events() -> list[str]:
        picture = board(mission.game.view(None), Locale("ja", TEXTS, ["A", "B"]))
        return [line for line in picture.text.splitlines() if line.startswith("- 翼のあるブーツ：")]

    (line,) = events()
    assert "《僧房の広間》" in line
    mission.team.taken.append("winged_boots")
    assert events() == []

"""Co-operative games: setup, turns, arrivals, victory and defeat, the missions' own rules (MM-3, MM-20 to MM-25)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from games.map_masters.pictures import groups, sidebar
from games.map_masters.pictures.windows import Window
from games.map_masters.players.heuristic import HeuristicPlayer
from games.map_masters.rules.cards import CARDS
from games.map_masters.rules.components import FAIRY_PACT, HUNTERS_CALL, PHANTOM_BLADE
from games.map_masters.rules.coop.end import check, check_hope, lose
from games.map_masters.rules.coop.missions import HIDDEN, MISSIONS
from games.map_masters.rules.coop.scoring import mission_score
from games.map_masters.rules.coop.starts import outside, warning
from games.map_masters.rules.coop.team import Start
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.path.state import Arrival
from games.map_masters.rules.path.steps import moves
from rules.messages import Args, Message, Part, refer
from rules.players import forward
from rules.questions import Role, Shown, Undo, effect_of
from tests.games.driver import keys
from tests.games.map_masters.drawn import at
from tests.games.map_masters.table import Mission, dungeon, small

PLAYER = HeuristicPlayer()
EAST = ("start 0.W1", *["E"] * 4)
"""Along the top of a card to the next one."""


# Setup


@pytest.mark.rule("MM-20.1", "MM-20.4", "MM-20.5", "MM-20.6", "MM-20.7", "MM-3.1", "MM-25.1", "MM-25.11", "MM-20.13")
@pytest.mark.parametrize("number", range(1, 15))
def test_every_mission_is_set_up_as_defined(number: int) -> None:
    mission = Mission(number, seats=1 + number % 5)
    team, rules = mission.team, MISSIONS[number]
    tokens = Counter(rules.spaces.values())
    assert len(team.free) == tokens["."]
    turned = [card.turned for card in team.tableau if CARDS[card.card].kind == "starter"]
    assert (len(turned), len({*turned})) == (tokens["S"], min(2, tokens["S"])), "in random orientation"
    named = {card.card: card for card in team.tableau if CARDS[card.card].kind != "starter"}
    assert all(not card.turned for card in named.values())
    assert len([card for card in team.tableau if card.card == HIDDEN]) == len(rules.face_down)
    for number_, card in enumerate(team.tableau):
        assert card.x % 5 == 0
        assert card.y % 7 == 0
        assert team.number_at((card.x // 5, card.y // 7)) == number_
    mission.play()
    dealt = [card for hand in team.hands for card in hand]
    assert all(len(hand) == (4 if mission.game.seats == 1 else 3) for hand in team.hands)
    costs = Counter(CARDS[card].cost for card in [*dealt, *mission.game.piles["cards"]])
    assert [costs[cost] for cost in (0, 3, 4, 5, 6)] == rules.deck
    assert not set(named) & set(dealt)
    starters = Counter(card.card for card in team.tableau if CARDS[card.card].kind == "starter")
    starters.update(card for card in [*dealt, *mission.game.piles["cards"]] if CARDS[card].cost == 0)
    assert max(starters.values()) <= 5


@pytest.mark.rule("MM-25.2")
def test_the_definition_of_the_first_mission() -> None:
    rules = MISSIONS[1]
    assert rules.deck == [18, 4, 5, 5, 4]
    assert rules.market_coins == 5
    assert rules.artifacts == {"d29": "winged_boots"}
    requirements = {slot.sides: slot.artifact or dict(slot.items) for slot in rules.slots}
    assert requirements == {"N": "winged_boots", "W": {"coin": 5}, "S": {"key": 2}, "E": {"scroll": 5}}
    assert len(rules.groups) == 4


@pytest.mark.rule("MM-20.2", "MM-20.3")
def test_the_team_decides_together_or_the_host_alone() -> None:
    mission = Mission(0, seats=3)
    assert len(mission.ids()) == 14
    mission.do("mission_4").asks("confirm", by=1).asks("confirm", by=2).waits(1, 2)
    mission.do("confirm", by=1).team_is(mission=0).do("take_pen", by=2).logs("takes_pen", player=2)
    mission.do("mission_2", by=2).waits(0, 1).agree().team_is(mission=2)
    Mission(0, seats=3, host_decides="on").do("mission_4").team_is(mission=4)


@pytest.mark.rule("MM-20.9")
@pytest.mark.parametrize(
    ("card", "opening", "warned"),
    [("s9", "W2", "monster"), ("locks", "W1", "padlock"), ("fire", "E1", "lava"), ("keys", "W1", "")],
)
def test_players_are_warned_of_an_obstacle_behind_an_opening(card: str, opening: str, warned: str) -> None:
    assert warning(dungeon(card), Start(0, 0, opening)) == warned
    assert warning(dungeon(card), Start(1, 0, opening)) == "", "it is unknown which card will be placed on a free space"


@pytest.mark.rule("MM-20.8", "MM-20.9", "MM-20.12")
def test_groups_wait_at_separate_openings_on_the_allowed_sides() -> None:
    mission = Mission(4)
    team = mission.team
    assert all(row == 0 and name[0] == "N" for _, row, name in outside(team.rules))
    for id, card, opening in (("0_0_N1", mission.team.tableau[0].card, "N1"), ("2_0_N2", "free_space", "N2")):
        expected: Args = {"column": int(id[0]) + 1, "row": 1, "side": refer(f"opening-{opening}")}
        expected |= {"card": refer(f"card-{card}"), "warning": "none", "group": refer(f"group-{team.rules.groups[0]}")}
        args = mission.options()[id].label.args
        assert {name: args[name] for name in expected} == expected
    first = next(iter(mission.ids()))
    mission.do(first).refuses(first, "start_taken")
    warned = [option for option in mission.options().values() if option.label.key == "do-place_group_warned"]
    assert {option.label.args["warning"] for option in warned} <= {"monster", "padlock", "lava"}
    everywhere = outside(Mission(1).team.rules)
    free = Mission(1).team.free
    assert {start.opening[0] for start in everywhere} == set("NESW")
    assert any(start.space in free for start in everywhere)


@pytest.mark.rule("MM-20.10", "MM-20.11", "MM-20.12")
def test_purchases_are_limited_per_group() -> None:
    mission = Mission(5).starts()
    assert effect_of(mission.options()["rope"]) == Message("about-token", {"use": refer("use-rope")})
    mission.do("rope", "group_green", "rope").refuses("group_green", "group_limit")
    for seat in (None, 0, 1):
        tokens = {group.colour: group.tokens["rope"] for group in sidebar.carrying(mission.seen(seat))}
        assert {colour for colour, number in tokens.items() if number} == {"green"}, "shown before it is bought"
    mission.do("group_blue", "back")
    assert len(mission.team.sheet.wanted) == 1
    game = mission.game
    assert {*game.spells, *game.piles["spells"]} == {f"sb_0{number}" for number in range(1, 10)}
    # Tokens show nothing new, so the sheet is confirmed once.
    mission.do("submit").agree().logs("coins_lost").team_is(coins=0).game_is(stock=[5, 5, 4, 5])


@pytest.mark.rule("MM-20.3", "MM-20.10")
def test_buying_a_spell_allows_further_purchases() -> None:
    mission = Mission(5).starts()
    shown = mission.game.spells[0]
    mission.asks("shop", again=0).do(shown, "group_green", "submit").agree().logs("shop_again").asks("shop", again=1)
    assert shown not in mission.game.spells
    mission.do("submit").agree().logs("coins_lost")


def test_purchases_and_free_spaces_have_buttons() -> None:
    shop = Mission(5).starts().asks("shop")
    assert all(option.prominence >= Shown.BUTTON for option in shop.options().values())
    play = Mission(5).play()
    play.do(next(iter(play.options()))).asks("play_at")
    assert {id for id, option in play.options().items() if option.prominence < Shown.BUTTON} == {"back"}


@pytest.mark.rule("MM-20.14", "MM-20.17")
def test_hands_are_secret_unless_open() -> None:
    closed, opened, silent = Mission(seats=2), Mission(seats=2, open_hands="on"), Mission(9, seats=2, open_hands="on")
    closed.play().sees(0, "team.hands.1", None).sees(None, "team.hands", [None, None])
    assert [slot.sides for slot in closed.seen().slots] == ["N", "W", "S", "E"]
    opened.play().sees(0, "team.hands.1", opened.team.hands[1])
    silent.play().sees(0, "team.hands.1", None)


@pytest.mark.rule("MM-20.14")
@pytest.mark.parametrize(
    ("number", "seats", "open_hands", "back"),
    [(9, 3, "on", False), (9, 3, "off", False), (1, 3, "off", False), (1, 3, "on", True), (9, 1, "off", True)],
)
def test_no_card_of_a_secret_hand_is_shown_and_taken_back(number: int, seats: int, open_hands: str, back: bool) -> None:
    """Otherwise a player could show the whole hand, card by card, even in the Silent Library."""
    mission = Mission(number, seats=seats, open_hands=open_hands).play()
    player = mission.question().seat
    # Only the player sees which card is chosen.
    mission.do(next(id for id in mission.ids() if id.startswith("play_"))).undoes(by=player)
    spaces = {id for id in mission.ids() if id.startswith("at_")}
    assert {id for id, option in mission.options().items() if option.undo is Undo.NEVER} == (set() if back else spaces)
    mission.do(min(spaces)).undoes(by=player, possible=back)


@pytest.mark.rule("MM-20.15", "MM-20.16")
def test_difficulty_and_first_player_after_the_deal() -> None:
    mission = Mission(1, seats=2, difficulty="ask").starts().do("submit").agree()
    assert all(mission.team.hands)
    mission.asks("choose_difficulty", "newcomer, easy, normal, hard").do("hard", "seat_1").agree()
    mission.team_is(difficulty="hard").waits(1)


# Turns


@pytest.mark.rule("MM-21.1", "MM-21.2", "MM-21.5", "MM-21.6", "MM-3.1")
def test_a_turn_plays_a_card_to_a_free_space_and_draws_a_new_one() -> None:
    mission = Mission(1).play()
    card = mission.team.hands[1][0]
    deck = len(mission.game.piles["cards"])
    full = mission.team.tableau[0]
    column, row = mission.team.free[0]
    mission.do(f"play_{card}", "flip").refuses(f"at_{full.x // 5}_{full.y // 7}", "not_a_free_space")
    mission.do(f"at_{column}_{row}").on_table(order=[2, 1, 0])  # seat 0 sits on the left of seat 1
    assert mission.team.tableau[-1] == Placed(card, True, 5 * column, 7 * row)
    assert (column, row) not in mission.team.free
    mission.do("end").waits(0)
    assert [len(hand) for hand in mission.team.hands] == [3, 3, 3]
    assert len(mission.game.piles["cards"]) == deck - 1


@pytest.mark.rule("MM-21.7", "MM-23.2")
def test_without_cards_paths_can_be_traced_one_last_time() -> None:
    mission = Mission(1).play()
    mission.team.hands[1:] = [["s1"], []]
    mission.game.piles["cards"] = []
    column, row = mission.team.free[0]
    mission.do("play_s1", f"at_{column}_{row}", "end").asks("trace_paths").do("end").lost("no_card")
    assert mission.result.winners == []


@pytest.mark.rule("MM-23.2")
def test_giving_up_needs_everyone() -> None:
    mission = Mission(1, seats=3).play().do("give_up").do("agree", by=0).do("play_on", by=2).asks("play_card")
    mission.do("give_up")
    assert mission.options(0)["agree"].undo is None
    mission.do("agree", by=0)
    assert mission.options(2)["agree"].undo is Undo.CONFIRMED, "it ends the mission"
    mission.do("agree", by=2).over("end-mission_lost")
    Mission(1, seats=1).play().do("give_up").asks("agree_to_give_up")  # alone, one confirms it


# Paths of groups


@pytest.mark.rule("MM-22.1", "MM-22.2", "MM-3.2", "MM-21.3", "MM-21.4", "MM-22.8", "MM-22.10", "MM-23.1")
def test_a_path_from_the_mini_to_the_boss() -> None:
    mission = small("walk walk b02")
    at(mission, *EAST, *["E"] * 5).counts(coin=4).arrives(E="requirement_not_met").never("stop")
    mission.trace(*EAST, *["E"] * 5, "S", "S", "S", "S", "E+slot1").logs("fills").team_is(filled=[1])
    mission.group_is(out=True, space=(2, 0))
    in_door = groups.drawn(mission.seen(), Window(0, 0, 15, 7, 0, 0, 40))
    assert '<rect x="370" y="190" width="60" height="60"' in in_door, "in the door of the hall"


@pytest.mark.rule("MM-3.3", "MM-3.4")
def test_paths_cannot_leave_through_the_edge_or_onto_a_free_space() -> None:
    mission = small("walk .", "X b02")
    at(mission, "start 0.W1", "E", "N").refuses("N", why="edge")
    at(mission, *EAST).refuses("E", why="waiting")
    solid = at(small("walk .", "X b02", number=4, groups=("0_0_W2",)), "start 0.W2", "E", "S")
    solid.refuses("S", why="edge")  # though groups of this mission leave by the south


@pytest.mark.rule("MM-22.21", "MM-22.23", "MM-20.15", "MM-V26")
@pytest.mark.parametrize("difficulty", ["newcomer", "easy", "normal", "hard"])
def test_used_items_count_at_low_difficulties_and_hard_requires_the_exact_number(difficulty: str) -> None:
    path = at(small("keys", "b02", difficulty=difficulty))
    bits = path.path.dungeon.icon_bits["key"]
    three = bits & ~(1 << bits.bit_length() - 1)
    one_used = path.having(own=three, circled=three, crossed=bits & -bits).fulfils(2)
    assert path.terms.held(one_used.path, "key") == (3 if difficulty in ("newcomer", "easy") else 2)
    delivered = one_used.having(delivered=bits & -bits).path
    assert path.terms.held(delivered, "key") == 2, "delivered once, it counts at no level"
    one_used.having(crossed=0).fulfils(2, why="requirement_not_met" if difficulty == "hard" else "")


@pytest.mark.rule("MM-V24", "MM-22.11", "MM-22.12", "MM-22.13", "MM-22.14", "MM-24.2")
def test_each_goal_of_a_card_has_its_own_requirement_and_is_filled_once() -> None:
    path = at(small("walk keys b02"))
    bits = path.path.dungeon.icon_bits
    have = bits["coin"] | bits["key"]
    rich = path.having(own=have, circled=have, tokens=(0, 0, 0, 0))
    rich.fulfils(2).fulfils(0, 1, why="requirement_not_met")  # 4 coins are not 5
    rich.fulfils(2, filled=(2,), why="slot_filled").fulfils(2, done_at=("b02",), why="slot_filled")
    tavern = at(small("walk bar b01", number=2))
    bits = tavern.path.dungeon.icon_bits
    have = bits["coin"] | bits["barrel"]
    tavern.having(own=have, circled=have).fulfils(0, why="requirement_not_met")


@pytest.mark.rule("MM-22.20", "MM-22.22", "MM-0.2")
def test_opened_padlocks_holes_and_teleports_count_for_goals() -> None:
    path = at(small("locks b07", number=11))
    locks = path.path.dungeon.icon_bits["padlock"]
    path.fulfils(1, why="requirement_not_met").having(own=locks, circled=locks, crossed=locks).fulfils(1)
    ritual = at(small("walk b04", number=6))
    coins = ritual.having(own=ritual.path.dungeon.icon_bits["coin"])
    coins.fulfils(3, why="requirement_not_met").having(teleports=1).fulfils(3)
    bridge = at(small("fire b09", number=8))
    lava = bridge.path.dungeon.icon_bits["lava"]
    bridge.fulfils(0, why="requirement_not_met").having(own=lava, circled=lava).fulfils(0)


@pytest.mark.rule("MM-22.24", "MM-22.25", "MM-6.8")
def test_items_are_delivered_before_tokens_and_used_items_first_where_they_count() -> None:
    path = at(small("keys b02"))
    keys_ = path.path.dungeon.icon_bits["key"]
    used = keys_ & -keys_
    two = used | (1 << keys_.bit_length() - 1)
    ways, _ = path.terms.fulfil(path.having(own=two, tokens=(0, 1, 0, 0)).path, 2)
    assert ways[0] == (two, (0, 0, 0, 0)), "items before tokens"
    assert any(way.tokens[1] for way in ways[1:]), "unless the active player names another order"
    easy = path.having(own=keys_, crossed=used, difficulty="easy")
    assert easy.terms.fulfil(easy.path, 2)[0][0].items & used, "used items first where they count"
    path.having(own=used, tokens=(0, 0, 0, 0), spent=(0, 1, 0, 0)).fulfils(2, why="requirement_not_met")
    paid = small("b02", "walk", groups=("0_1_W1",), tokens=[0, 2, 0, 0]).trace("start 1.W1", "E", "N", "N+slot2")
    paid.group_is(tokens=[0, 0, 0, 0]).team_is(filled=[2])


@pytest.mark.rule("MM-22.3", "MM-22.4")
def test_corridors_used_by_one_group_are_blocked_for_others() -> None:
    mission = small("walk walk b02", groups=("0_0_W1", "0_0_W2"))
    first = at(mission, "start 0.W1", "E").path
    other = at(mission, group=1, used=first.used, links=first.links, circled=first.circled)
    other.go("start 0.W2", "N", "N", "N").counts(coin=1).refuses("N", why="corridor_used")


@pytest.mark.rule("MM-22.3", "MM-22.5", "MM-10.7")
def test_a_path_cannot_cross_the_line_of_another_group() -> None:
    path = at(small("tb b02", groups=("0_0_N1",)), "start 0.N1", "S", "S")
    for ghost in (False, True):
        other = path.having(passages=((path.path.place, 1, 3, 1),), ghost=ghost)
        other.refuses("door2", why="crosses_other_path")


@pytest.mark.rule("MM-22.6", "MM-22.15", "MM-22.30", "MM-22.34", "MM-22.7", "MM-V25", "MM-22.31", "MM-22.32")
def test_a_group_takes_an_artifact_on_a_dungeon_card() -> None:
    mission = small("walk d29 .", ". . b02")
    path = at(mission, *EAST)
    assert {move.text: move.arrival for move in moves(path.path)}["E+end"] is Arrival.ARTIFACT
    path.go("E").path_is(artifacts=("winged_boots",))
    steps = mission.trace(*EAST).options()
    assert steps["E+end"].label.args["artifact"] == refer("artifact-winged_boots")
    assert [(steps[id].role, steps[id].mark) for id in ("E", "E+end")] == [(Role.STEP, steps["E"].mark)] * 2
    mission.do("E+end").logs("artifact", group="green", artifact="winged_boots")
    assert keys(mission.news).count("artifact") == 1
    mission.group_is(artifacts=["winged_boots"], space=(1, 0), opening="W1")
    assert mission.team.artifacts_on_the_way() == ()
    at(mission).leads("start 1.W1").fulfils(0)


@pytest.mark.rule("MM-22.12")
def test_delivering_with_an_artifact_another_side_needs_is_warned_of_and_not_advised() -> None:
    free, laden = (small("b02", "keys", groups=("0_1_W1",)) for _ in range(2))
    laden.team.groups[0].artifacts = ["winged_boots"]
    for mission in (free, laden):
        mission.trace()
    held = [mission.question().describe(mission.game) for mission in (free, laden)]
    assert (held[0]["held"], held[1]["held"]) == (
        "",
        Part("part-held", {"things": [refer("artifact-winged_boots")]}),
    ), "what is carried is told"
    back = forward(laden.game, laden.question(), PLAYER, Random(1))
    assert back is not None
    assert back.ids == ("abandon",), "the boots are for the top"
    offered = [[id for id in mission.options() if id.startswith("route_")] for mission in (free, laden)]
    assert offered == [["route_2"], []], "no suggested route wastes the boots"
    route = free.options()["route_2"]
    lost = Message("risk-lost", {"why": refer("lost-dead_end")})
    assert (route.undo, route.warning) == (Undo.CONFIRMED, lost), "no other group can reach the other goals"
    for mission in (free, laden):
        mission.pick(next(id for id in mission.options() if id.startswith("start_")))
    while True:
        answers = forward(free.game, free.question(), PLAYER, Random(1))
        assert answers is not None
        (answer,) = answers.ids
        delivers, warned = free.options()[answer], laden.options()[answer]
        if delivers.label.key == "do-step_deliver":
            break
        free.pick(answer)
        laden.pick(answer)
    assert warned.undo is Undo.CONFIRMED
    texts = [effect_of(mission.options()[answer]) for mission in (free, laden)]
    assert texts[0] is not None
    assert texts[0].key == "log-stuck", "no other group can reach another goal"
    assert texts[1] == Message("about-wasted", {"artifact": refer("artifact-winged_boots")})


def test_an_artifact_is_wasted_by_delivering_elsewhere_while_its_goal_is_open() -> None:
    path = at(small("walk d29 .", ". . b02"))
    laden, terms = path.having(artifacts=("winged_boots",)).path, path.terms
    assert [terms.wasted(laden, number) for number in range(4)] == ["", *["winged_boots"] * 3]
    assert [terms.wasted(path.path, number) for number in range(4)] == [""] * 4
    assert replace(terms, filled=(0,)).wasted(laden, 1) == "", "the goal at the top has been filled"


@pytest.mark.rule("MM-22.7", "MM-22.22", "MM-22.30", "MM-22.1", "MM-22.15")
def test_a_step_card_takes_its_items_and_gives_its_artifact() -> None:
    mission = small("keys p02 walk b03", number=3)
    at(mission, *EAST).counts(key=2).offers("E+slot1")
    mission.trace(*EAST, "E+slot1").group_is(artifacts=["blue_seal"])
    assert keys(mission.news).count("artifact") == 1
    group = mission.team.groups[0]
    assert group.own & ~group.delivered == 0, "the keys are gone"
    onward = at(mission).path_is(status="drawing", delivered=group.delivered)
    hall = onward.path.place
    assert onward.path.dungeon.halls[hall]
    east = next(move for move in moves(onward.path) if move.direction == "E")
    beyond = onward.go(east.text).path
    assert (beyond.passages[-1][0], beyond.visited >> hall & 1) == (hall, 0), "the hall is no room"


@pytest.mark.rule("MM-22.30", "MM-22.3", "MM-22.31")
def test_an_artifact_taken_on_the_way_stays_with_its_group_when_the_path_arrives_elsewhere() -> None:
    mission = small("keys d29 p09 walk b13", number=14, groups=("0_0_W1", "0_0_W2"))
    team = mission.team
    artifacts = ["winged_boots", "sunstone"]
    assert team.artifacts_on_the_way() == ((1, "winged_boots"),)
    mission.trace(*EAST, "E", "E", "S", "S", "S", "door1", "N", "E", "N", "N")
    mission.group_is(artifacts=[]).do("E+slot0")  # nothing counts before the path arrives
    mission.group_is(artifacts=artifacts).group_is(1, artifacts=[]).team_is(taken=artifacts)
    assert [event.args for event in mission.news if event.key == "log-artifact"] == [
        {"group": refer("group-green"), "artifact": refer(f"artifact-{artifact}")} for artifact in artifacts
    ]
    at(mission).path_is(artifacts=tuple(artifacts))  # both stay with the group
    assert team.artifacts_on_the_way() == (), "no other group finds it there"


@pytest.mark.rule("MM-22.33")
def test_a_group_that_carries_an_artifact_takes_another_one() -> None:
    path = at(small("walk d29 .", ". . b02"), *EAST).having(artifacts=("sunstone",))
    path.go("E").path_is(artifacts=("sunstone", "winged_boots"))
    assert {move.text: move.arrival for move in moves(path.path)}["E+end"] is Arrival.ARTIFACT


@pytest.mark.rule("MM-22.30", "MM-22.12")
def test_an_artifact_already_carried_is_not_taken_again_on_arrival() -> None:
    mission = small("keys p09 walk b13", number=14, artifacts=["winged_boots"])
    mission.team.taken = ["winged_boots"]
    mission.trace(*EAST, "E+slot0")
    assert keys(mission.news).count("artifact") == 1, "the one of the goal"
    artifacts = ["winged_boots", "sunstone"]
    mission.group_is(artifacts=artifacts, done_at=["p09"]).team_is(taken=artifacts)


@pytest.mark.rule("MM-22.14", "MM-23.2")
def test_with_strict_arrival_an_unmet_requirement_loses_the_mission() -> None:
    mission = small("walk b02", strict_arrival="on")
    path = at(mission, *EAST).path
    assert next(move.arrival for move in moves(path) if move.text == "E+vain") is Arrival.VAIN
    mission.trace(*EAST, "E+vain").lost("requirement")
    at(small("walk b02"), *EAST).arrives(E="requirement_not_met")


@pytest.mark.rule("MM-22.9", "MM-25.12", "MM-22.33")
def test_groups_leave_by_the_south_only_with_a_hostage_and_carry_just_one() -> None:
    mission = small("X", "X", "X", "X", "walk", number=4, groups=("0_4_N1",))
    path = at(mission, "start 0.N1", "S", "W", "S", "S", "S", "S", "E", "S").arrives(S="requirement_not_met")
    carrying = path.having(artifacts=("hostage_b",)).arrives(S_slot1="")
    terms = path.having(left=((0, "hostage_a"),)).terms
    assert terms.may_take(path.path, "hostage_a")
    assert not terms.may_take(carrying.path, "hostage_a")


@pytest.mark.rule("MM-23.3", "MM-22.9")
def test_a_group_with_a_hostage_can_still_leave_over_a_free_space() -> None:
    rows = ("X", "X", "X", "walk", ".")
    mission = small(*rows, number=4, groups=("0_3_N1",), filled=[0, 1], artifacts=["hostage_c"])
    check_hope(mission.game)
    assert mission.game.result is None


@pytest.mark.rule("MM-25.4", "MM-25.3")
def test_entering_the_river_from_another_row_costs_a_barrel() -> None:
    mission = small("bar", "bar", "walk", "walk", number=7, groups=("0_0_N1",))
    path = at(mission, "start 0.N1", "S", "W", "S", "S", "S", "S", "E", "S", "S", "S", "W", "S", "S", "S", "S", "E")
    south = path.counts(barrel=4).go("S").path_is(delivered=0)
    into = next(move for move in moves(south.path) if move.text == "S")
    assert into.barrels == south.path.terms.antidote(south.path, into.to, None) == 1, "on foot or from afar"
    wet = south.go("S").path
    assert wet.crossed.bit_count() == wet.delivered.bit_count() == 1
    south.having(crossed=south.path.own).refuses("S", why="no_antidote")


@pytest.mark.rule("MM-25.5")
def test_the_goals_of_the_dragon_must_be_filled_in_order() -> None:
    mission = small("walk b05", number=10)
    path = at(mission).fulfils(0, why="order").fulfils(2, why="requirement_not_met")  # E is the first
    order = [number for side in "EWSN" for number, slot in enumerate(mission.team.rules.slots) if slot.sides == side]
    path.fulfils(order[3], filled=tuple(order[:3]), why="requirement_not_met")


@pytest.mark.rule("MM-25.5", "MM-25.3")
@pytest.mark.parametrize("strict", ["on", "off"])
def test_the_dragon_cannot_be_reached_out_of_order_even_with_strict_arrival(strict: str) -> None:
    """The path comes to the west side; east is first, west second (MM-25.5)."""
    mission = small("walk b05", number=10, strict_arrival=strict)
    at(mission, *EAST).arrives(E="order")
    mission.team.filled = [number for number, slot in enumerate(mission.team.rules.slots) if slot.sides == "E"]
    path = at(mission, *EAST)  # in the right order the general rule applies (MM-22.14)
    path.arrives(**({"E_vain": ""} if strict == "on" else {"E": "requirement_not_met"}))


@pytest.mark.rule("MM-25.7")
def test_an_unused_rope_bridges_lava_without_being_used_up() -> None:
    mission = small("fire d01 b09", number=8, groups=("0_0_N1",))
    at(mission, "start 0.N1", "S", "W", tokens=(0, 0, 1, 0)).path_is(tokens=(0, 0, 1, 0)).counts(lava=1)
    rope = mission.path().dungeon.icon_bits["rope"]
    roped = at(mission, "start 0.N1", "S").never("W").having(own=rope, circled=rope)
    assert not roped.go("W").path.crossed & rope
    roped.having(crossed=rope).never("W")


@pytest.mark.rule("MM-25.8")
def test_the_master_key_opens_padlocks_and_too_many_open_ones_ring_the_alarm() -> None:
    mission = small("locks locks b11", number=12, groups=("0_0_N1",))
    path = at(mission, "start 0.N1", "S", artifacts=("master_key",)).offers("W")
    path.go("W").counts(padlock=1)
    at(mission, "start 0.N1", "S").never("W")
    mission.team.circled = path.path.dungeon.icon_bits["padlock"]
    check(mission.game)
    mission.lost("alarm")


@pytest.mark.rule("MM-25.9")
def test_tokens_cannot_be_spent_while_carrying_a_cursed_crown() -> None:
    path = at(small("keys b12", number=13), tokens=(0, 1, 0, 0), artifacts=("gold_crown",))
    assert path.terms.tokens_of(path.path) == (0, 0, 0, 0)
    assert path.terms.held(path.path, "key") == 1


# Newcomers, spells


@pytest.mark.rule("MM-24.1", "MM-24.3")
def test_newcomers_choose_a_token_at_an_optimizer() -> None:
    path = at(small("gems b02", difficulty="newcomer"), "start 0.W1")
    path.leads("token none", "token sword", "token key", "token rope", "token scroll")
    path.go("token sword").path_is(tokens=(1, 0, 0, 0)).having(choosing=1).never("token sword")
    at(small("gems b02"), "start 0.W1").path_is(choosing=0).counts(scissors=1)


@pytest.mark.rule("MM-24.4", "MM-24.5", "MM-10.2")
def test_only_the_group_that_owns_a_spell_can_cast_it() -> None:
    mission = small("walk b02", groups=("0_0_W1", "0_0_W2"), spells=[FAIRY_PACT])
    at(mission, "start 0.W1", f"cast {FAIRY_PACT} rope").path_is(tokens=(0, 0, 1, 0))
    at(mission, "start 0.W2", group=1).never("cast*")


# The end


@pytest.mark.rule("MM-V27", "MM-23.1", "MM-23.4", "MM-23.5", "MM-25.1")
def test_filling_the_last_goal_wins_the_mission_and_scores_it() -> None:
    mission = small("keys .", "b02 .", filled=[0, 1, 3], spells=[PHANTOM_BLADE, HUNTERS_CALL], tokens=[1, 0, 0, 0])
    team = mission.trace("start 0.W1").silent("fills").team
    team.groups[0].used = [HUNTERS_CALL]
    team.trace = None
    team.filled.append(2)
    score, parts = mission_score(mission.game)
    assert parts == {"free_spaces": 6, "tokens": 2, "spells": 2, "items": 0, "mission": 10}
    assert score == 20
    team.difficulty = "easy"
    assert mission_score(mission.game)[0] == 15
    check(mission.game)
    result = mission.over("end-mission_won").result
    assert (result.winners, result.places[0].total) == ([0, 1, 2], 15)
    args: Args = {"sum": 20, "factor": "0.75", "difficulty": refer("difficulty-easy"), "score": 15}
    assert mission.game.closing() == [Message("closing-mission", args)]
    team.free.pop()
    assert mission_score(mission.game)[0] == 12, "17 points at 0.75 are 12.75, rounded down"


@pytest.mark.rule("MM-23.5")
def test_items_that_are_not_crossed_out_score_up_to_fifteen_points() -> None:
    mission = small("bar keys", "bar keys", "b02 .")
    team, bits = mission.team, mission.path().dungeon.icon_bits
    team.groups[0].own = bits["barrel"] | bits["key"]
    assert mission_score(mission.game)[1]["items"] == 15, "of 16"
    team.crossed = bits["key"]
    assert mission_score(mission.game)[1]["items"] == 8


def hopes(mission: Mission) -> bool:
    """Whether the mission goes on after checking that its goals can be reached."""
    check_hope(mission.game)
    return mission.game.result is None


@pytest.mark.rule("MM-23.2", "MM-23.3")
@pytest.mark.parametrize(("more", "hope"), [((), False), ((". .",), True), (("X walk",), False)])
def test_a_mission_is_lost_when_no_group_can_reach_an_open_goal(more: tuple[str, ...], hope: bool) -> None:
    """The goal that is left is at the bottom of the boss, through which no path leads."""
    groups = ("0_0_W1", "0_0_N1", "0_0_N2", "1_0_N1")
    assert hopes(small("walk walk", ". b02", *more, groups=groups, filled=[0, 3])) == hope


@pytest.mark.rule("MM-23.3")
def test_a_spell_that_leads_to_any_monster_prevents_a_dead_end() -> None:
    mission = small("walk X s9 b02", groups=("0_0_W1",), filled=[0, 2, 3], spells=[HUNTERS_CALL])
    assert hopes(mission), "the spell leads to the monster before the boss"
    mission.team.groups[0].used = [HUNTERS_CALL]
    assert not hopes(mission), "there is no other way to it"


@pytest.mark.rule("MM-23.4")
def test_a_lost_mission_scores_nothing() -> None:
    mission = small("walk b02")
    lose(mission.game, "dead_end")
    assert [place.total for place in mission.result.places] == [0, 0, 0]
    assert mission.game.closing() == [Message("closing-lost", {"met": 0, "goals": 4})]


@pytest.mark.rule("MM-22.2")
def test_a_group_has_no_position_until_it_is_placed_on_its_space() -> None:
    mission = Mission(1)
    for seat in (0, 1, 2, None):
        team = mission.seen(seat)
        assert {(group.column, group.row, group.opening) for group in team.groups} <= {(-1, -1, None)}
    team = mission.play().seen(2)
    assert [(group.column, group.row, group.opening) for group in team.groups] == [
        (start.column, start.row, start.opening) for start in mission.team.sheet.starts
    ]

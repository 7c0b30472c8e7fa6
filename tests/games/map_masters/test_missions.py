"""Co-operative games: setup, turns, arrivals, victory and defeat, the missions' own rules (MM-3, MM-20 to MM-25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from games.map_masters.pictures import sidebar
from games.map_masters.players.heuristic import HeuristicPlayer
from games.map_masters.rules.cards import CARDS
from games.map_masters.rules.coop.arrival import GroupTerms
from games.map_masters.rules.coop.end import check, check_hope, lose, mission_score
from games.map_masters.rules.coop.missions import HIDDEN, MISSIONS
from games.map_masters.rules.coop.preparation import outside, warning
from games.map_masters.rules.coop.team import Start
from games.map_masters.rules.coop.trace import TracePaths
from games.map_masters.rules.coop.turn import EndTurn
from games.map_masters.rules.dungeon import Placed
from games.map_masters.rules.path import Arrival, Move, Path, moves, step
from rules.messages import Args, Message, refer, seat_name
from rules.players import forward
from tests.games.driver import keys, of_all
from tests.games.map_masters.table import Mission, dungeon, know, refusals

PLAYER = HeuristicPlayer()
WALK = """~~~^~~~^~~~
~# . # . #~
~  |   |  ~
<$-.-.-.-$>
~|       |~
~$ # # # $~
~|       |~
~. # # # .~
~|       |~
~. # # # .~
~|       |~
<.-.-.-.-.>
~  |   |  ~
~# . # . #~
~~~v~~~v~~~"""
know("walk", WALK)
for name, sign in {"keys": "K", "bar": "B", "gems": "X", "locks": "P", "fire": "L"}.items():
    know(name, WALK.replace("$", sign))


def at(mission: Mission, *steps: str, group: int = 0, **changes: object) -> Path:
    """Follow a group's path, with its beginning changed."""
    path = replace(mission.path(group), **changes)  # type: ignore[arg-type]
    for text in steps:
        path = step(path, text)
    return path


def arrivals(path: Path) -> dict[str, str]:
    """Arrival -> reason, empty if legal."""
    refused: list[Move] = []
    legal = {move.text: "" for move in moves(path, refused) if move.kind == "arrive"}
    return legal | {move.text: move.reason for move in refused if move.kind == "arrive"}


def trace(mission: Mission, *steps: str, group: str = "green") -> list[str]:
    """Draw a path through the questions; returns the keys of what happened."""
    events = mission.pick(f"trace_{group}")
    for number, text in enumerate(steps):
        drawn = mission.team.trace
        if drawn is not None and len(drawn.steps) <= number:  # otherwise it was taken automatically
            events += mission.pick(text.replace(" ", "_"))
    return keys(events)


def tracing(mission: Mission) -> None:
    """Ask the active player which path to draw."""
    mission.run(EndTurn(), TracePaths(seat=mission.game.turn))


def small(
    *rows: str,
    number: int = 1,
    difficulty: str = "normal",
    groups: tuple[str, ...] = ("0_0_W1",),
    filled: Sequence[int] = (),
    spells: Sequence[str] = (),
    artifacts: Sequence[str] = (),
    tokens: Sequence[int] = (0, 0, 0, 0),
    **options: object,
) -> Mission:
    """A mission on a small tableau of one's own, in the middle of a turn; the first group owns what is named."""
    mission = Mission(number, difficulty=difficulty, **options)  # type: ignore[arg-type]
    mission.play()
    mission.grid(*rows, groups=groups)
    first, mission.team.filled = mission.team.groups[0], list(filled)
    first.spells, first.artifacts, first.tokens = list(spells), list(artifacts), list(tokens)
    tracing(mission)
    return mission


# Setup


@pytest.mark.rule("MM-20.1", "MM-20.4", "MM-20.5", "MM-20.6", "MM-20.7", "MM-3.1", "MM-25.1", "MM-25.11", "MM-20.13")
@pytest.mark.parametrize("number", range(1, 15))
def test_every_mission_is_set_up_as_defined(number: int) -> None:
    mission = Mission(number, seats=1 + number % 5)
    team, rules = mission.team, MISSIONS[number]
    tokens = Counter(token for row in rules.grid for token in row)
    assert len(team.free) == tokens["."]
    assert sum(CARDS[card.card].kind == "starter" for card in team.tableau) == tokens["S"]
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
    wanted = {slot.sides: slot.artifact or dict(slot.items) for slot in rules.slots}
    assert wanted == {"N": "winged_boots", "W": {"coin": 5}, "S": {"key": 2}, "E": {"scroll": 5}}
    assert len(rules.groups) == 4


@pytest.mark.rule("MM-20.2", "MM-20.3")
def test_the_team_decides_together() -> None:
    mission = Mission(0, seats=3)
    assert len(mission.ids()) == 14
    mission.pick("mission_4")
    assert [question.kind for question in mission.game.questions] == ["confirm", "confirm"]
    mission.pick("confirm", seat=1)
    assert mission.team.mission == 0
    (told,) = mission.pick("take_pen", seat=2)
    assert (told.key, told.args, told.audience) == ("log-takes_pen", {"player": seat_name(2)}, None)
    assert mission.question().seat == 2
    mission.pick("mission_2", seat=2)
    assert {question.seat for question in mission.game.questions} == {0, 1}
    mission.agree()
    assert mission.team.mission == 2


@pytest.mark.rule("MM-20.3")
def test_the_host_may_decide_alone() -> None:
    mission = Mission(0, seats=3, host_decides="on")
    mission.pick("mission_4")
    assert mission.team.mission == 4


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
        args = mission.options()[id].args
        assert (args["column"], args["row"]) == (int(id[0]) + 1, 1)
        assert (args["side"], args["opening"]) == (refer(f"opening-{opening}"), opening)
        assert (args["card"], args["warning"]) == (refer(f"card-{card}"), "none")
        assert args["group"] == refer(f"group-{team.rules.groups[0]}")
    first = next(iter(mission.ids()))
    mission.pick(first)
    assert mission.refused()[first] == "start_taken"
    warned = [option for option in mission.options().values() if option.key == "do-place_group_warned"]
    for option in warned:
        assert option.args["warning"] in ("monster", "padlock", "lava")
    everywhere = outside(Mission(1).team.rules)
    assert {start.opening[0] for start in everywhere} == set("NESW")
    assert any(start.space in Mission(1).team.free for start in everywhere)


@pytest.mark.rule("MM-20.10", "MM-20.11", "MM-20.12")
def test_purchases_are_limited_per_group() -> None:
    mission = Mission(5)
    mission.starts()
    said = mission.question().about(mission.game, mission.options()["rope"])
    assert said == Message("about-team_token", {"use": refer("use-rope")})
    mission.pick("rope", "group_green", "rope")
    assert mission.refused()["group_green"] == "group_limit"
    for seat in (None, 0, 1):
        team = mission.game.view(seat).team
        assert team is not None
        tokens = {group.colour: group.tokens["rope"] for group in sidebar.carrying(team)}
        assert {colour for colour, number in tokens.items() if number} == {"green"}, "shown before it is bought"
    mission.pick("group_blue", "back")
    assert len(mission.team.sheet.wanted) == 1
    assert set(mission.game.spells) <= {f"sb_0{number}" for number in range(1, 10)}
    events = keys([*mission.pick("submit"), *mission.agree()])
    assert "coins_lost" in events, "tokens show nothing new, so the sheet is confirmed once"
    assert mission.team.coins == 0


@pytest.mark.rule("MM-20.3", "MM-20.10")
def test_buying_a_spell_allows_further_purchases() -> None:
    mission = Mission(5)
    mission.starts()
    shown = mission.game.spells[0]
    assert mission.question().describe(mission.game)["again"] == 0
    mission.pick(shown, "group_green", "submit")
    assert "shop_again" in keys(mission.agree())
    assert mission.kind == "shop"
    assert mission.question().describe(mission.game)["again"] == 1
    assert shown not in mission.game.spells
    assert "coins_lost" in keys([*mission.pick("submit"), *mission.agree()])


def test_purchases_and_free_spaces_have_buttons() -> None:
    mission = Mission(5)
    mission.starts()
    assert mission.kind == "shop"
    assert all(option.handy for option in mission.options().values())
    mission = Mission(5)
    mission.play()
    asked = mission.game.awaited()
    mission.game.choose(asked.seat, asked.id, [asked.options(mission.game)[0].id])
    assert mission.kind == "play_at"
    assert {id for id, option in mission.options().items() if not option.handy} == {"back"}


@pytest.mark.rule("MM-20.14", "MM-20.17")
def test_hands_are_secret_unless_open() -> None:
    closed = Mission(1, seats=2)
    closed.play()
    assert closed.game.view(0).team.hands[1] is None  # type: ignore[union-attr]
    assert closed.game.view(None).team.hands == [None, None]  # type: ignore[union-attr]
    opened = Mission(1, seats=2, open_hands="on")
    opened.play()
    assert opened.game.view(0).team.hands[1] == opened.team.hands[1]  # type: ignore[union-attr]
    silent = Mission(9, seats=2, open_hands="on")
    silent.play()
    assert silent.game.view(0).team.hands[1] is None  # type: ignore[union-attr]
    assert [slot.sides for slot in closed.game.view(None).team.slots] == ["N", "W", "S", "E"]  # type: ignore[union-attr]


@pytest.mark.rule("MM-20.14")
@pytest.mark.parametrize(
    ("number", "seats", "open_hands", "back"),
    [(9, 3, "on", False), (9, 3, "off", False), (1, 3, "off", False), (1, 3, "on", True), (9, 1, "off", True)],
)
def test_no_card_of_a_secret_hand_is_shown_and_taken_back(number: int, seats: int, open_hands: str, back: bool) -> None:
    """Otherwise a player could show the whole hand, card by card, even in the Silent Library."""
    mission = Mission(number, seats=seats, open_hands=open_hands)
    mission.play()
    player = mission.question().seat
    mission.pick(next(id for id in mission.ids() if id.startswith("play_")))
    assert mission.game.can_undo(player), "only the player sees which card is chosen"
    spaces = {id for id in mission.ids() if id.startswith("at_")}
    assert set(of_all(mission.question(), "irrevocable", mission.game)) == (set() if back else spaces)
    mission.pick(min(spaces))
    assert mission.game.can_undo(player) == back


@pytest.mark.rule("MM-20.15", "MM-20.16")
def test_difficulty_and_first_player_after_the_deal() -> None:
    mission = Mission(1, seats=2, difficulty="ask")
    mission.starts()
    mission.pick("submit")
    mission.agree()
    assert mission.ids() == {"newcomer", "easy", "normal", "hard"}
    assert all(mission.team.hands)
    mission.pick("hard", "seat_1")
    mission.agree()
    assert mission.team.difficulty == "hard"
    assert mission.question().seat == 1


# Turns


@pytest.mark.rule("MM-21.1", "MM-21.2", "MM-21.5", "MM-21.6", "MM-3.1")
def test_a_turn_plays_a_card_to_a_free_space_and_draws_a_new_one() -> None:
    mission = Mission(1)
    mission.play()
    card = mission.team.hands[1][0]
    deck = len(mission.game.piles["cards"])
    mission.pick(f"play_{card}", "flip")
    column, row = mission.team.free[0]
    full = next(placed for placed in mission.team.tableau)
    assert mission.refused()[f"at_{full.x // 5}_{full.y // 7}"] == "not_a_free_space"
    mission.pick(f"at_{column}_{row}")
    assert mission.team.tableau[-1] == Placed(card, True, 5 * column, 7 * row)
    assert (column, row) not in mission.team.free
    mission.pick("end")
    assert [len(hand) for hand in mission.team.hands] == [3, 3, 3]
    assert len(mission.game.piles["cards"]) == deck - 1
    assert mission.question().seat == 2


@pytest.mark.rule("MM-21.7", "MM-23.2")
def test_without_cards_paths_can_be_traced_one_last_time() -> None:
    mission = Mission(1)
    mission.play()
    mission.team.hands[1:] = [["s1"], []]
    mission.game.piles["cards"] = []
    mission.pick("play_s1", f"at_{mission.team.free[0][0]}_{mission.team.free[0][1]}", "end")
    assert mission.kind == "trace_paths"
    mission.pick("end")
    assert mission.result.facts["why"] == refer("lost-no_card")
    assert mission.result.winners == []


@pytest.mark.rule("MM-23.2")
def test_giving_up_needs_everyone() -> None:
    mission = Mission(1, seats=3)
    mission.play()
    mission.pick("give_up")
    mission.pick("agree", seat=0)
    mission.pick("play_on", seat=2)
    assert mission.game.result is None
    assert mission.kind == "play_card"
    mission.pick("give_up")
    mission.pick("agree", seat=0)
    mission.pick("agree", seat=2)
    assert mission.game.result is not None


# Paths of groups


@pytest.mark.rule("MM-22.1", "MM-22.2", "MM-3.2", "MM-21.3", "MM-21.4", "MM-22.8", "MM-22.10", "MM-23.1")
def test_a_path_from_the_mini_to_the_boss() -> None:
    mission = small("walk walk b02")
    path = at(mission, "start 0.W1", *["E"] * 9)
    assert path.count("coin") == 4
    assert arrivals(path) == {"E": "requirement_not_met"}
    assert "stop" not in {move.text for move in moves(path)}
    told = trace(mission, "start 0.W1", *["E"] * 9, "S", "S", "S", "S", "E+slot1")
    assert "fills" in told
    group = mission.team.groups[0]
    assert group.out
    assert group.space == (2, 0)
    assert mission.team.filled == [1]


@pytest.mark.rule("MM-3.3", "MM-3.4")
def test_paths_cannot_leave_through_the_edge_or_onto_a_free_space() -> None:
    mission = small("walk .", "X b02")
    top = at(mission, "start 0.W1", "E", "N")
    assert refusals(top)["N"] == "edge"
    east = at(mission, "start 0.W1", "E", "E", "E", "E")
    assert refusals(east)["E"] == "waiting"


@pytest.mark.rule("MM-22.21", "MM-22.23", "MM-20.15", "MM-V26")
@pytest.mark.parametrize(("difficulty", "ok"), [("newcomer", True), ("easy", True), ("normal", True), ("hard", True)])
def test_used_items_count_at_low_difficulties_and_hard_requires_the_exact_number(difficulty: str, ok: bool) -> None:
    mission = small("keys", "b02", difficulty=difficulty)
    path = at(mission)
    bits = path.dungeon.icon_bits["key"]
    lowest = bits & -bits
    three = bits & ~(1 << bits.bit_length() - 1)
    path = replace(path, own=three, circled=three, crossed=lowest)
    terms = path.terms
    assert isinstance(terms, GroupTerms)
    assert terms.held(path, "key") == (3 if difficulty in ("newcomer", "easy") else 2)
    assert bool(terms.fulfil(path, 2)[0]) == ok
    unused = replace(path, crossed=0)
    assert bool(terms.fulfil(unused, 2)[0]) == (difficulty != "hard"), "hard wants the exact number"


@pytest.mark.rule("MM-V24", "MM-22.11", "MM-22.12", "MM-22.13", "MM-22.14", "MM-24.2")
def test_each_goal_of_a_card_has_its_own_requirement_and_is_filled_once() -> None:
    mission = small("walk keys b02")
    path = at(mission)
    dungeon = path.dungeon
    have = dungeon.icon_bits["coin"] | dungeon.icon_bits["key"]
    rich = replace(path, own=have, circled=have, tokens=(0, 0, 0, 0))
    terms = mission.terms()
    assert terms.fulfil(rich, 2)[1] == ""
    assert terms.fulfil(rich, 1)[1] == "requirement_not_met", "4 coins are not 5"
    assert terms.fulfil(rich, 0)[1] == "requirement_not_met"
    assert replace(terms, filled=(2,)).fulfil(rich, 2) == ([], "slot_filled")
    assert replace(terms, done_at=("b02",)).fulfil(rich, 2) == ([], "slot_filled")
    tavern = small("walk bar b01", number=2)
    path = tavern.path()
    bits = path.dungeon.icon_bits
    have = bits["coin"] | bits["barrel"]
    terms = tavern.terms()
    plenty = replace(path, own=have, circled=have)
    assert terms.fulfil(plenty, 0)[1] == "requirement_not_met"


@pytest.mark.rule("MM-22.20", "MM-22.22")
def test_opened_padlocks_and_teleports_count_for_goals() -> None:
    mission = small("locks b07", number=11)
    path = mission.path()
    locks = path.dungeon.icon_bits["padlock"]
    terms = mission.terms()
    opened = replace(path, own=locks, circled=locks, crossed=locks)
    assert terms.fulfil(opened, 1)[1] == "", "crossed-out padlocks count as well"
    assert terms.fulfil(path, 1)[1] == "requirement_not_met"
    ritual = small("walk b04", number=6)
    bits = replace(ritual.path(), own=ritual.path().dungeon.icon_bits["coin"])
    assert ritual.terms().fulfil(bits, 3)[1] == "requirement_not_met"
    assert ritual.terms().fulfil(replace(bits, teleports=1), 3)[1] == ""


@pytest.mark.rule("MM-22.24", "MM-22.25", "MM-6.8")
def test_items_are_delivered_before_tokens_and_used_items_first_where_they_count() -> None:
    mission = small("keys b02")
    path = mission.path()
    keys_ = path.dungeon.icon_bits["key"]
    two = (keys_ & -keys_) | (1 << keys_.bit_length() - 1)
    ways, _ = mission.terms().fulfil(replace(path, own=two, tokens=(0, 1, 0, 0)), 2)
    assert ways[0] == (two, 0, 0, 0, 0), "items before tokens"
    assert any(way[2] == 1 for way in ways[1:]), "unless the active player names another order"
    easy = replace(mission.terms(), difficulty="easy")
    used = keys_ & -keys_
    more = replace(path, own=keys_, crossed=used)
    first = easy.fulfil(more, 2)[0][0][0]
    assert first & used, "used items first where they count"
    spent = replace(path, own=used, tokens=(0, 0, 0, 0), spent=(0, 1, 0, 0))
    assert mission.terms().fulfil(spent, 2)[1] == "requirement_not_met"


@pytest.mark.rule("MM-22.3", "MM-22.4")
def test_corridors_used_by_one_group_are_blocked_for_others() -> None:
    mission = small("walk walk b02", groups=("0_0_W1", "0_0_W2"))
    first = at(mission, "start 0.W1", "E")
    other = replace(mission.path(1), used=first.used, links=first.links, circled=first.circled)
    path = step(other, "start 0.W2")
    north = step(step(step(path, "N"), "N"), "N")
    assert north.count("coin") == 1
    assert refusals(north)["N"] == "corridor_used"


@pytest.mark.rule("MM-22.3", "MM-22.5", "MM-10.7")
def test_a_path_cannot_cross_the_line_of_another_group() -> None:
    mission = small("tb b02", groups=("0_0_N1",))
    path = at(mission, "start 0.N1", "S", "S")
    other = replace(path, passages=((path.place, 1, 3, 1),))
    assert refusals(other)["door2"] == "crosses_other_path"
    assert refusals(replace(other, ghost=True))["door2"] == "crosses_other_path"


@pytest.mark.rule("MM-22.6", "MM-22.15", "MM-22.30", "MM-22.34", "MM-22.7", "MM-V25", "MM-22.31", "MM-22.32")
def test_a_group_takes_an_artifact_on_a_dungeon_card() -> None:
    mission = small("walk d29 .", ". . b02")
    path = at(mission, "start 0.W1", "E", "E", "E", "E")
    ways = {move.text: move for move in moves(path)}
    assert ways["E+end"].arrival is Arrival.ARTIFACT
    through = step(path, "E")
    assert through.artifacts == ("winged_boots",)
    trace(mission, "start 0.W1", "E", "E", "E", "E")
    told = mission.pick("E+end")
    assert [event.args for event in told if event.key == "log-artifact"] == [
        {"group": refer("group-green"), "artifact": refer("artifact-winged_boots")}
    ]
    group = mission.team.groups[0]
    assert group.artifacts == ["winged_boots"]
    assert (group.space, group.opening) == ((1, 0), "W1")
    assert mission.team.lying() == ()
    onward = mission.path()
    assert [move.text for move in moves(onward)] == ["start 1.W1"]
    assert mission.terms().fulfil(onward, 0)[1] == ""


@pytest.mark.rule("MM-22.12")
def test_delivering_with_an_artifact_another_side_needs_is_warned_of_and_not_advised() -> None:
    free, laden = (small("b02", "keys", groups=("0_1_W1",)) for _ in range(2))
    laden.team.groups[0].artifacts = ["winged_boots"]
    for mission in (free, laden):
        mission.game.walks.clear()
        trace(mission)
    held = [mission.question().args for mission in (free, laden)]
    assert (held[0]["things"], held[1]["things"]) == ([], [refer("artifact-winged_boots")]), "what is carried is told"
    back = forward(laden.game, laden.question(), PLAYER, Random(1))
    assert back is not None
    assert back.ids == ("abandon",), "the boots are for the top"
    offered = [[id for id in mission.options() if id.startswith("route_")] for mission in (free, laden)]
    assert offered == [["route_2"], []], "no suggested route wastes the boots"
    route = free.options()["route_2"]
    lost = Message("risk-lost", {"why": refer("lost-dead_end")})
    assert (route.final, route.warning) == (True, lost), "no other group can reach the other goals"
    for mission in (free, laden):
        mission.pick(next(id for id in mission.options() if id.startswith("start_")))
    while True:
        found = forward(free.game, free.question(), PLAYER, Random(1))
        assert found is not None
        (answer,) = found.ids
        delivers, warned = free.options()[answer], laden.options()[answer]
        if delivers.key == "do-step_deliver":
            break
        free.pick(answer)
        laden.pick(answer)
    assert warned.final
    said = [mission.question().about(mission.game, mission.options()[answer]) for mission in (free, laden)]
    assert said[0] is None
    assert said[1] == Message("about-wasted", {"artifact": refer("artifact-winged_boots")})


def test_an_artifact_is_wasted_by_delivering_elsewhere_while_its_goal_is_open() -> None:
    mission = small("walk d29 .", ". . b02")
    path = replace(mission.path(), artifacts=("winged_boots",))
    terms = mission.terms()
    assert [terms.wasted(path, number) for number in range(4)] == ["", *["winged_boots"] * 3]
    assert [terms.wasted(mission.path(), number) for number in range(4)] == [""] * 4
    assert replace(terms, filled=(0,)).wasted(path, 1) == "", "the goal at the top has been filled"


@pytest.mark.rule("MM-22.7", "MM-22.30", "MM-22.1", "MM-22.15")
def test_a_step_card_takes_its_items_and_gives_its_artifact() -> None:
    mission = small("keys p02 walk b03", number=3)
    team = mission.team
    path = at(mission, "start 0.W1", "E", "E", "E", "E")
    assert path.count("key") == 2
    assert "E+slot1" in {move.text for move in moves(path)}
    told = trace(mission, "start 0.W1", "E", "E", "E", "E", "E+slot1")
    assert told.count("artifact") == 1
    group = team.groups[0]
    assert group.artifacts == ["blue_seal"]
    assert group.own & ~group.delivered == 0, "the keys are gone"
    onward = mission.path()
    assert onward.status == "drawing"
    assert onward.dungeon.halls[onward.place]
    east = next(move for move in moves(onward) if move.direction == "E")
    assert step(onward, east.text).passages[-1][0] == onward.place


@pytest.mark.rule("MM-22.30", "MM-22.3", "MM-22.31")
def test_an_artifact_taken_on_the_way_stays_with_its_group_when_the_path_arrives_elsewhere() -> None:
    mission = small("keys d29 p09 walk b13", number=14, groups=("0_0_W1", "0_0_W2"))
    team = mission.team
    green, other = team.groups
    assert team.lying() == ((1, "winged_boots"),)
    trace(mission, "start 0.W1", *["E"] * 6, "S", "S", "S", "door1", "N", "E", "N", "N")
    assert green.artifacts == [], "nothing counts before the path arrives"
    told = mission.pick("E+slot0")
    assert (green.artifacts, other.artifacts) == (["winged_boots", "sunstone"], [])
    assert team.taken == ["winged_boots", "sunstone"]
    assert [event.args for event in told if event.key == "log-artifact"] == [
        {"group": refer("group-green"), "artifact": refer(f"artifact-{artifact}")} for artifact in team.taken
    ]
    assert mission.path().artifacts == ("winged_boots", "sunstone"), "both stay with the group"
    assert team.lying() == (), "no other group finds it there"


@pytest.mark.rule("MM-22.30", "MM-22.12")
def test_an_artifact_already_carried_is_not_taken_again_on_arrival() -> None:
    mission = small("keys p09 walk b13", number=14, artifacts=["winged_boots"])
    team = mission.team
    team.taken = ["winged_boots"]
    told = trace(mission, "start 0.W1", "E", "E", "E", "E", "E+slot0")
    assert told.count("artifact") == 1, "the one of the goal"
    assert team.groups[0].artifacts == team.taken == ["winged_boots", "sunstone"]


@pytest.mark.rule("MM-22.14", "MM-23.2")
def test_with_strict_arrival_an_unmet_requirement_loses_the_mission() -> None:
    mission = small("walk b02", strict_arrival="on")
    path = at(mission, "start 0.W1", "E", "E", "E", "E")
    assert next(move.arrival for move in moves(path) if move.text == "E+vain") is Arrival.VAIN
    trace(mission, "start 0.W1", "E", "E", "E", "E", "E+vain")
    assert mission.result.facts["why"] == refer("lost-requirement")
    gentle = small("walk b02")
    assert arrivals(at(gentle, "start 0.W1", "E", "E", "E", "E")) == {"E": "requirement_not_met"}


@pytest.mark.rule("MM-22.9", "MM-25.12", "MM-22.33")
def test_groups_leave_by_the_south_only_with_a_hostage_and_carry_just_one() -> None:
    mission = small("X", "X", "X", "X", "walk", number=4, groups=("0_4_N1",))
    path = at(mission, "start 0.N1", "S", "W", "S", "S", "S", "S", "E", "S")
    assert arrivals(path) == {"S": "requirement_not_met"}
    carrying = replace(path, artifacts=("hostage_b",))
    assert arrivals(carrying) == {"S+slot1": ""}
    terms = mission.terms(left=((0, "hostage_a"),))
    assert terms.may_take(path, "hostage_a")
    assert not terms.may_take(carrying, "hostage_a")


@pytest.mark.rule("MM-25.4", "MM-25.3")
def test_entering_the_river_from_another_row_costs_a_barrel() -> None:
    mission = small("bar", "bar", "walk", "walk", number=7, groups=("0_0_N1",))
    path = at(mission, "start 0.N1", "S", "W", "S", "S", "S", "S", "E", "S", "S", "S", "W", "S", "S", "S", "S", "E")
    assert path.count("barrel") == 4
    south = step(path, "S")
    assert not south.delivered
    move = next(move for move in moves(south) if move.text == "S")
    assert move.barrels == 1
    wet = step(south, "S")
    assert wet.crossed.bit_count() == wet.delivered.bit_count() == 1
    dry = replace(south, crossed=south.own)
    assert refusals(dry)["S"] == "no_antidote"


@pytest.mark.rule("MM-25.5")
def test_the_goals_of_the_dragon_must_be_filled_in_order() -> None:
    mission = small("walk b05", number=10)
    path = mission.path()
    assert mission.terms().fulfil(path, 0)[1] == "order"
    assert mission.terms().fulfil(path, 2)[1] == "requirement_not_met", "E is the first"
    order = [number for side in "EWSN" for number, slot in enumerate(mission.team.rules.slots) if slot.sides == side]
    assert mission.terms(filled=tuple(order[:3])).fulfil(path, order[3])[1] == "requirement_not_met"


@pytest.mark.rule("MM-25.5", "MM-25.3")
@pytest.mark.parametrize("strict", ["on", "off"])
def test_the_dragon_cannot_be_reached_out_of_order_even_with_strict_arrival(strict: str) -> None:
    """The path comes to the west side; east is first, west second (MM-25.5)."""
    mission = small("walk b05", number=10, strict_arrival=strict)
    path = at(mission, "start 0.W1", "E", "E", "E", "E")
    assert arrivals(path) == {"E": "order"}
    east = next(number for number, slot in enumerate(mission.team.rules.slots) if slot.sides == "E")
    mission.team.filled = [east]
    mission.game.walks.clear()
    path = at(mission, "start 0.W1", "E", "E", "E", "E")
    vain = {"E+vain": ""} if strict == "on" else {"E": "requirement_not_met"}
    assert arrivals(path) == vain, "in the right order the general rule applies (MM-22.14)"


@pytest.mark.rule("MM-25.7")
def test_an_unused_rope_bridges_lava_without_being_used_up() -> None:
    mission = small("fire b09", number=8, groups=("0_0_N1",))
    path = at(mission, "start 0.N1", "S", tokens=(0, 0, 1, 0))
    west = step(path, "W")
    assert west.tokens[2] == 1
    assert west.count("lava") == 1
    bare = at(mission, "start 0.N1", "S")
    assert "W" not in {move.text for move in moves(bare)}


@pytest.mark.rule("MM-25.8")
def test_the_master_key_opens_padlocks_and_too_many_open_ones_ring_the_alarm() -> None:
    mission = small("locks locks b11", number=12, groups=("0_0_N1",))
    path = at(mission, "start 0.N1", "S", artifacts=("master_key",))
    assert step(path, "W").count("padlock") == 1
    assert "W" in {move.text for move in moves(path)}
    assert "W" not in {move.text for move in moves(at(mission, "start 0.N1", "S"))}
    mission.team.circled = path.dungeon.icon_bits["padlock"]

    check(mission.game)
    assert mission.result.facts["why"] == refer("lost-alarm")


@pytest.mark.rule("MM-25.9")
def test_tokens_cannot_be_spent_while_carrying_a_cursed_crown() -> None:
    mission = small("keys b12", number=13)
    path = at(mission, tokens=(0, 1, 0, 0), artifacts=("gold_crown",))
    assert path.terms.tokens_of(path) == (0, 0, 0, 0)
    terms = mission.terms()
    assert terms.held(path, "key") == 1


# Newcomers, spells


@pytest.mark.rule("MM-24.1", "MM-24.3")
def test_newcomers_choose_a_token_at_an_optimizer() -> None:
    mission = small("gems b02", difficulty="newcomer")
    path = at(mission, "start 0.W1")
    assert {move.text for move in moves(path)} == {
        "token none",
        "token sword",
        "token key",
        "token rope",
        "token scroll",
    }
    armed = step(path, "token sword")
    assert armed.tokens == (1, 0, 0, 0)
    again = replace(armed, choosing=1)
    assert "token sword" not in {move.text for move in moves(again)}
    normal = at(small("gems b02"), "start 0.W1")
    assert normal.choosing == 0
    assert normal.count("scissors") == 1


@pytest.mark.rule("MM-24.4", "MM-24.5", "MM-10.2")
def test_only_the_group_that_owns_a_spell_can_cast_it() -> None:
    mission = small("walk b02", groups=("0_0_W1", "0_0_W2"), spells=["sb_02"])
    path = at(mission, "start 0.W1")
    assert "cast sb_02 rope" in {move.text for move in moves(path)}
    assert step(path, "cast sb_02 rope").tokens == (0, 0, 1, 0)
    assert not [move for move in moves(at(mission, "start 0.W2", group=1)) if move.kind == "cast"]


# The end


@pytest.mark.rule("MM-V27", "MM-23.1", "MM-23.4", "MM-23.5", "MM-25.1")
def test_filling_the_last_goal_wins_the_mission_and_scores_it() -> None:
    mission = small("keys .", "b02 .", filled=[0, 1, 3], spells=["sb_01"], tokens=[1, 0, 0, 0])
    team = mission.team
    refused = trace(mission, "start 0.W1")
    assert "fills" not in refused
    team.trace = None
    team.filled.append(2)

    score, parts = mission_score(mission.game)
    assert parts == {"free_spaces": 6, "tokens": 2, "spells": 2, "items": 0, "mission": 10}
    assert score == 20
    team.difficulty = "easy"
    assert mission_score(mission.game)[0] == 15
    check(mission.game)
    result = mission.result
    assert (result.reason, result.winners, result.places[0].total) == ("end-mission_won", [0, 1, 2], 15)
    told: Args = {"sum": 20, "factor": "0.75", "difficulty": refer("difficulty-easy"), "score": 15}
    assert mission.game.closing() == [Message("closing-mission", told)]


@pytest.mark.rule("MM-23.2", "MM-23.3")
def test_a_mission_is_lost_when_no_group_can_reach_an_open_goal() -> None:
    mission = small("walk walk", ". b02", groups=("0_0_W1", "0_0_N1", "0_0_N2", "1_0_N1"), filled=[0, 3])
    check_hope(mission.game)
    assert mission.game.result is not None, "no group can reach the bottom of the boss"
    hopeful = small("walk walk", ". b02", ". .", groups=("0_0_W1", "0_0_N1", "0_0_N2", "1_0_N1"), filled=[0, 3])
    check_hope(hopeful.game)
    assert hopeful.game.result is None


@pytest.mark.rule("MM-23.3")
def test_a_spell_that_leads_to_any_monster_prevents_a_dead_end() -> None:
    mission = small("walk X s9 b02", groups=("0_0_W1",), filled=[0, 2, 3], spells=["sb_03"])
    check_hope(mission.game)
    assert mission.game.result is None, "the spell leads to the monster before the boss"
    mission.team.groups[0].used = ["sb_03"]
    check_hope(mission.game)
    assert mission.game.result is not None, "there is no other way to it"


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
    mission.play()
    team = mission.seen(2)
    assert [(group.column, group.row, group.opening) for group in team.groups] == [
        (start.column, start.row, start.opening) for start in mission.team.sheet.starts
    ]

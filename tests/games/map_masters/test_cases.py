"""The answers about the own case of a player of a Versus game."""

from __future__ import annotations

import pytest

from games.map_masters.cases import cases
from games.map_masters.rules.cards import CARDS, icons_of
from games.map_masters.rules.components import GOALS
from games.map_masters.rules.coop.team import Group
from games.map_masters.rules.icons import TOKENS
from rules.messages import Message, Seat, refer, seat_name
from tests.games.map_masters.table import Mission, Table, draw

HAND = ["s1", "s2", "s3", "s4", "s5"]


def case(table: Table, kind: str, *things: str, seats: tuple[Seat, ...] = (), seat: Seat = 0) -> Message:
    """The only case of a kind about these things and players."""
    (found,) = [
        each.text for each in cases(table.game, seat) if (each.kind, each.things, each.seats) == (kind, things, seats)
    ]
    return found


def buying() -> Table:
    """Three seats in the market of the first round; the first one is at turn."""
    table = Table(3)
    game = table.game
    game.agenda.stack[:] = []
    game.first = game.turn = 0
    for player in game.players:
        player.passed, player.coins = False, 6
    return table


@pytest.mark.rule("MM-13.4")
def test_who_has_passed_is_out_of_the_market() -> None:
    table = buying()
    card = table.game.market[3][0]
    assert case(table, "buy").key == "case-buy"
    assert case(table, "buy", card).key == "case-ware"
    table.players[0].passed = True
    assert case(table, "buy").key == "case-buy_passed"
    assert case(table, "buy", card).key == "case-ware_passed"


@pytest.mark.parametrize(("goal", "counts"), [("goal_hole_1", ["pit", "lava"]), ("goal_coin_1", [])])
def test_a_goal_of_several_symbols_names_them(goal: str, counts: list[str]) -> None:
    table = buying()
    table.game.goals = [goal]
    assert case(table, "goals").args["a_counts"] == [refer(f"icon-{icon}") for icon in counts]


@pytest.mark.parametrize(("number", "key"), [(5, "case-ware_closed"), (6, "case-buy_never")])
def test_after_the_last_market_nothing_can_be_bought_later(number: int, key: str) -> None:
    table = buying()
    table.game.round, table.game.phase = number, "hand"
    table.game.goals *= 2 * number
    assert case(table, "buy", table.game.market[3][0]).key == key


def test_a_ware_is_refused_with_what_is_missing() -> None:
    table = buying()
    table.players[0].coins = 4
    told = case(table, "buy", table.game.market[6][0])
    assert (told.key, told.args["cost"], told.args["missing"]) == ("case-ware_not", 6, 2)
    assert case(table, "buy").args["most"] == 4
    table.players[0].area = list(HAND)
    full = case(table, "buy", table.game.market[3][0])
    assert (full.key, full.args["reason"]) == ("case-ware_not", "building_area_full")


def test_the_haggler_makes_a_card_cheaper() -> None:
    table = buying()
    table.players[0].spells, table.players[0].coins = ["sb_10"], 5
    told = case(table, "buy", table.game.market[6][0])
    assert (told.key, told.args["cost"]) == ("case-ware", 5)


def test_who_is_not_at_turn_buys_later() -> None:
    table = buying()
    assert case(table, "buy", seat=1).key == "case-buy_later"
    assert case(table, "buy", table.game.spells[0], seat=1).args["now"] == "no"


@pytest.mark.rule("MM-13.2")
def test_the_next_market_begins_with_the_fewest_coins() -> None:
    table = Table(3)
    table.refreshing(HAND, ["s6"], ["s7"], coins=[4, 2, 3], optimizers=[[1, 0]])
    told = case(table, "first")
    assert (told.args["player"], told.args["coins"], told.args["settled"]) == (seat_name(1), 2, "yes")


@pytest.mark.rule("MM-13.2", "MM-15.6")
def test_the_next_market_is_not_settled_while_coins_can_be_paid_for_a_spell() -> None:
    table = Table(3)
    table.refreshing(HAND, ["s6"], ["s7"], coins=[4, 3, 3], spells=[["sb_15"]])
    assert case(table, "first").args["settled"] == "no"
    table.pick("sb_15_s1")
    assert case(table, "first").args["settled"] == "no", "it can be taken back"


def test_a_path_is_worth_what_it_has_circled_and_only_its_owner_is_told() -> None:
    table = Table(3)
    table.explore(HAND, ["s6"], ["s7"], goal="goal_coin_2")
    (found,) = [each for each in cases(table.game, 0) if each.kind == "path" and not each.things]
    assert found.secret
    assert (found.text.args["points"], found.text.args["goal"]) == (0, refer("goal-coin"))


@pytest.mark.rule("MM-16.2", "MM-16.3", "MM-16.5", "MM-16.6")
def test_the_total_is_traced_to_its_parts() -> None:
    table = buying()
    player = table.players[0]
    player.primary, player.secondary, player.bonus, player.escapes = [5, 4], [3, 4], [1, 0], [True, True]
    player.coins = 7
    for other in table.players[1:]:
        other.primary, other.secondary, other.bonus, other.escapes = [1, 1], [0, 0], [0, 0], [True, False]
    told = case(table, "total").args
    assert (told["primary"], told["secondary"], told["circled"]) == (9, 3, 7)
    assert (told["escape"], told["coins"], told["total"]) == (2, 2, 17)
    assert case(table, "escapes").args["points"] == 2
    assert case(table, "escapes", seats=(1,)).args["points"] == 1


@pytest.mark.rule("MM-15.5")
def test_optimizers_are_counted_in_the_refresh_only() -> None:
    table = buying()
    assert case(table, "optimizers").key == "case-optimizers_later"
    table.refreshing(HAND, ["s6"], ["s7"], optimizers=[[1, 2]])
    told = case(table, "optimizers").args
    assert (told["recycle"], told["scissors"]) == (1, 2)


def test_what_the_path_of_this_round_adds_is_told_of_its_owner_and_beside_another_player() -> None:
    table = Table(3)
    table.explore(HAND, ["s6"], ["s7"], goal="goal_coin_2")
    assert case(table, "path").args["after"] == case(table, "path").args["before"]
    (told,) = [each for each in cases(table.game, 0) if each.kind == "overtake" and each.seats == (1,)]
    assert told.secret
    assert (told.text.args["player"], told.text.args["busy"]) == (seat_name(1), 1)


def test_whether_a_path_can_leave_the_dungeon_is_told_to_its_owner_only() -> None:
    table = Table(3)
    table.explore(["s1"], ["s1"], ["s1"], goal="goal_key_1")
    table.lay(("s1", False, 0, 0))
    assert case(table, "way_out").key == "case-way_out_routes"
    table.pick("start_0.W2", seat=0)
    (told,) = [each for each in cases(table.game, 0) if each.kind == "way_out"]
    assert (told.secret, told.text.key, told.text.args["out"]) == (True, "case-way_out", 0)
    assert not [each for each in cases(table.game, 1) if each.kind == "way_out"]


@pytest.mark.rule("MM-14.6")
def test_being_done_can_be_taken_back_while_others_explore() -> None:
    table = Table(3, time_bonus="off")
    table.explore(HAND, ["s6"], ["s7"])
    assert case(table, "change").key == "case-change_drawing"
    assert case(table, "change").args == {"bonus": 0, "others": 2}
    table.pick("done", seat=0)
    told = case(table, "change")
    assert (told.key, told.args["players"]) == ("case-change_done", [seat_name(1), seat_name(2)])


def test_what_others_hold_is_told_of_open_hands_only() -> None:
    for hands, key in (("off", "case-held_secret"), ("on", "case-held_open")):
        table = Mission(seats=2, open_hands=hands)
        (before,) = [each.text.key for each in cases(table.game, 0) if each.kind == "held"]
        assert before == "case-held_none"
        table.play()
        (told,) = [each.text for each in cases(table.game, 0) if each.kind == "held"]
        assert told.key == key
        assert ("cards" in told.args) == (hands == "on")


def test_the_objectives_of_a_mission_are_open_until_they_are_met() -> None:
    table = Mission()
    assert {each.kind for each in cases(table.game, 0)} == {"objectives", "held", "preparing"}
    table.play()
    table.team.filled = [3]
    (told,) = [each.text.args for each in cases(table.game, 0) if each.kind == "objectives"]
    assert told["left"] == [refer(f"slot-jean_mi_is_back-{number}") for number in (0, 1, 2)]
    assert told["met"] == [refer("slot-jean_mi_is_back-3")]


def test_a_group_that_has_arrived_moves_no_more() -> None:
    table = Mission()
    table.play()
    first, *others = table.team.groups
    first.out = True
    told = {each.things: each.text.key for each in cases(table.game, 0) if each.kind == "arrived"}
    assert told.pop((f"group-{first.colour}",)) == "case-arrived"
    assert {*told.values()} == ({"case-under_way"} if others else set())


def test_symbols_of_the_hand_are_added_up_for_its_owner_only() -> None:
    table = Table(3)
    table.explore(["s1", "s1", "s5", "s6", "s8"], ["s6"], ["s7"], goal="goal_key_2")
    keys = {card: sum(icon == "key" for _, icon in icons_of(CARDS[card])) for card in ("s1", "s5", "s6", "s8")}
    in_all = 2 * keys["s1"] + keys["s5"] + keys["s6"] + keys["s8"]
    told = case(table, "symbols", "key").args
    assert in_all > 0
    assert (told["number"], told["vp"], told["points"]) == (in_all, 2, 2 * in_all)
    assert case(table, "symbols", "coin").args["vp"] == 0
    assert all(each.secret for each in cases(table.game, 0) if each.kind in ("symbols", "paid", "escaped"))


@pytest.mark.rule("MM-6.1")
def test_symbols_that_were_used_on_the_path_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(3)
    table.explore(HAND, ["s6"], ["s7"])
    path = draw("ta", "start 0.N1", "S", "E", "E", "S", "S", have="key")
    monkeypatch.setattr(type(table.game), "path", lambda game, seat: path)
    told = {icon: case(table, "symbols", icon).args for icon in ("sword", "key", "coin")}
    assert {icon: (each["found"], each["used"]) for icon, each in told.items()} == {
        "sword": (1, 1),
        "key": (0, 0),
        "coin": (path.count("coin"), 0),
    }, "coins can't be used on the path"


@pytest.mark.parametrize(("number", "last"), [(5, 0), (6, 1)])
def test_coins_of_the_last_round_cannot_be_spent(number: int, last: int) -> None:
    table = Table(3)
    table.explore(HAND, ["s6"], ["s7"])
    table.game.round = number
    table.game.goals *= 2 * number
    assert case(table, "paid").args["last"] == last


def test_tokens_that_went_back_can_be_asked_for_by_what_they_showed() -> None:
    table = buying()
    table.players[0].tokens = [0] * len(TOKENS)
    assert {case(table, "tokens", icon).key for icon in TOKENS} == {"case-tokens_none"}
    table.players[0].tokens = [1, *[0] * (len(TOKENS) - 1)]
    assert case(table, "tokens", TOKENS[0]).args["number"] == 1


def test_the_shop_lists_only_what_the_coins_are_enough_for() -> None:
    table = buying()
    table.players[0].coins = 4
    cheap = [[refer(f"card-{card}") for card in sorted(table.game.market[cost])] for cost in (3, 4)]
    told = case(table, "shop").args
    assert ([told["cards1"], told["cards2"]], told["number3"]) == (cheap, 0)
    assert (told["cost2"], told["state"], told["some"]) == (4, "now", len(table.game.spells))
    table.players[0].coins = 1
    told = case(table, "shop").args
    assert (told["number"], told["some"], told["tokens"]) == (0, 0, 1)
    table.players[0].passed = True
    assert case(table, "shop").args["state"] == "passed"


@pytest.mark.rule("MM-13.13")
def test_the_shop_lists_no_cards_for_a_full_building_area() -> None:
    table = buying()
    table.players[0].area = list(HAND)
    assert case(table, "shop").args["number"] == 0
    table.game.phase = "hand"
    assert int(str(case(table, "shop").args["number"])) > 0, "the area is empty when the market opens again"


@pytest.mark.rule("MM-16.6")
def test_three_coins_are_worth_a_point() -> None:
    table = buying()
    table.players[0].coins = 8
    assert case(table, "coins").args["points"] == 2


@pytest.mark.rule("MM-13.2")
def test_only_the_player_with_the_fewest_coins_is_told_to_buy_first() -> None:
    table = Table(3)
    table.refreshing(HAND, ["s6"], ["s7"], coins=[4, 2, 3])
    assert case(table, "first_own", seat=0).args["own"] == "no"
    assert case(table, "first_own", seat=1).args["own"] == "yes"


def test_the_points_of_the_last_round_are_traced_to_what_was_found() -> None:
    table = Table(3)
    table.refreshing(HAND, ["s6"], ["s7"])
    for player, (primary, secondary) in zip(table.players, ((4, 3), (2, 1), (0, 0)), strict=True):
        player.primary, player.secondary = [primary], [secondary]
    first, second = (GOALS[goal] for goal in table.game.goals[:2])
    told = case(table, "scored", seats=(1,)).args
    assert (told["points"], told["number"], told["goal"]) == (2, 2 // first.vp, refer(f"goal-{first.kind}"))
    assert (told["points2"], told["number2"], told["round"]) == (1, 1 // second.vp, 1)
    assert len([each for each in cases(table.game, 0) if each.kind == "rewards"]) == 3


def test_a_path_inside_the_dungeon_has_not_escaped() -> None:
    table = Table(3)
    table.explore(HAND, ["s6"], ["s7"])
    assert case(table, "escaped").args["status"] == "open"
    table.refreshing(HAND, ["s6"], ["s7"])
    assert case(table, "escaped").args["status"] == "no"
    table.players[0].escapes = [True]
    assert case(table, "escaped").args["status"] == "yes"


def test_the_spells_of_everyone_are_told_as_far_as_they_are_face_up() -> None:
    table = buying()
    table.players[1].spells, table.players[1].used = ["sb_10", "sb_15"], ["sb_10"]
    told = case(table, "spell", seats=(1,)).args
    assert (told["up"], told["down"]) == ([refer("spell-sb_15")], [refer("spell-sb_10")])
    assert case(table, "spell").args["number"] == 0


def test_the_rounds_left_are_counted_without_the_present_one() -> None:
    assert case(buying(), "rounds").args["left"] == 5


def test_the_shop_is_open_to_others_later_and_closed_after_the_market() -> None:
    table = buying()
    assert case(table, "shop", seat=1).args["state"] == "later"
    table.game.phase = "hand"
    assert case(table, "shop").args["state"] == "closed"
    table.game.round, table.game.goals = 6, table.game.goals * 12
    assert case(table, "shop").args["state"] == "never"
    assert case(table, "first").key == "case-first_never"


@pytest.mark.rule("MM-12.4")
def test_the_time_bonus_is_told_to_everyone() -> None:
    table = Table(3)
    table.explore(HAND, ["s6"], ["s7"], goal="goal_key_1")
    assert case(table, "bonus").key == "case-bonus"
    table.game.bonus = 1
    assert case(table, "bonus", seat=1).key == "case-bonus_own"
    told = case(table, "bonus")
    assert (told.key, told.args["player"]) == ("case-bonus_taken", seat_name(1))
    table = Table(3)
    table.explore(HAND, ["s6"], ["s7"], goal="goal_coin_2")
    assert case(table, "bonus").key == "case-bonus_none", "no hourglass on this objective"


@pytest.mark.rule("MM-14.7")
def test_who_has_the_time_bonus_changes_nothing_any_more() -> None:
    table = Table(3)
    table.explore(["s1"], ["s1"], ["s1"], goal="goal_key_1")
    table.lay(("s1", False, 0, 0))
    table.pick("start_0.W2", seat=0)
    table.pick("done", seat=0)
    assert case(table, "change").key == "case-change_final"
    assert case(table, "change", seat=1).key == "case-change_drawing"


@pytest.mark.rule("MM-15.2")
def test_coins_are_paid_once_everyone_is_done() -> None:
    table = Table(3, time_bonus="off")
    table.explore(HAND, ["s6"], ["s7"])
    table.pick("done", seat=1)
    assert case(table, "paid").args["players"] == [seat_name(0), seat_name(2)]
    table.refreshing(HAND, ["s6"], ["s7"], optimizers=[[1, 2]])
    assert case(table, "paid").key == "case-paid_out"
    assert case(buying(), "paid").key == "case-paid_later"


@pytest.mark.rule("MM-16.5")
def test_who_escaped_is_told_with_the_rounds() -> None:
    table = Table(3)
    table.players[1].escapes = [True, False, True]
    told = [each.text.args for each in cases(table.game, 0) if each.kind == "who_escaped"]
    assert [each["rounds"] for each in told] == [[], ["1", "3"], []]


@pytest.mark.rule("MM-13.3", "MM-13.4")
def test_several_things_can_be_bought_one_after_another() -> None:
    table = buying()
    table.players[0].coins = 6
    told = case(table, "several")
    assert (told.key, told.args["spells"], told.args["most"]) == ("case-several_wares", 1, 4), "6 less 2 for a spell"
    table.players[0].coins = 1
    assert (case(table, "several").args["spells"], case(table, "several").args["most"]) == (0, 0)
    table.players[0].coins, table.game.spells = 6, []
    assert (case(table, "several").args["spells"], case(table, "several").args["most"]) == (0, 6), "no spell to pay for"
    table.players[0].area = [card for cards in table.game.market.values() for card in cards][:5]
    assert case(table, "several").args["most"] == 0, "there is no room for a card"
    table.players[0].passed = True
    assert case(table, "several").key == "case-buy_passed"


@pytest.mark.rule("MM-13.4")
def test_those_who_have_not_passed_are_named_in_the_order_in_which_they_buy() -> None:
    table = buying()
    table.game.turn = table.game.clockwise(0)[1]
    assert case(table, "passed").args["buying"] == [seat_name(seat) for seat in table.game.clockwise(table.game.turn)]
    table.players[0].passed = True
    assert seat_name(0) not in case(table, "passed").args["buying"]  # type: ignore[operator]


def test_players_who_have_passed_are_not_waited_for_in_the_market() -> None:
    table = buying()
    third = table.game.clockwise(0)[2]
    assert case(table, "mine").args["number"] == 0
    assert case(table, "mine", seat=third).args["number"] == 2
    table.players[table.game.clockwise(0)[1]].passed = True
    assert case(table, "mine", seat=third).args["players"] == [seat_name(0)]
    table.players[third].passed = True
    assert case(table, "mine", seat=third).key == "case-mine_passed"


@pytest.mark.rule("MM-14.6", "MM-14.7")
def test_whether_being_done_is_final_is_told_before() -> None:
    table = Table(3, time_bonus="off")
    table.explore(HAND, ["s6"], ["s7"])
    assert case(table, "done").key == "case-done_open"
    table.pick("done", seat=1)
    table.pick("done", seat=2)
    assert case(table, "done").key == "case-done_last"


@pytest.mark.rule("MM-15.4")
def test_the_next_objective_is_told_once_it_is_shown() -> None:
    table = Table(3)
    table.explore(HAND, ["s6"], ["s7"], goal="goal_key_2")
    assert case(table, "next_goal").key == "case-next_goal_later"
    assert case(table, "needed", "key").args["vp"] == 2
    table.refreshing(HAND, ["s6"], ["s7"], optimizers=[[1, 2]])
    assert case(table, "optimizers").args["cuts"] == 2
    assert case(table, "removed", "s1").args["scissors"] == 2
    table.game.round = 6
    table.game.goals *= 12
    assert case(table, "next_goal").key == "case-next_goal_never"


@pytest.mark.parametrize("time_bonus", ["on", "off"])
def test_an_hourglass_is_told_only_where_there_is_a_time_bonus(time_bonus: str) -> None:
    table = Table(3, time_bonus=time_bonus)
    table.explore(HAND, ["s6"], ["s7"])
    table.refreshing(HAND, ["s6"], ["s7"], optimizers=[[1, 2]])
    table.game.goals[-1] = next(id for id, goal in GOALS.items() if goal.hourglass)
    assert case(table, "next_goal").args["hourglass"] == (time_bonus == "on")


@pytest.mark.rule("MM-22.21")
def test_what_a_group_still_needs_is_told_the_nearest_objective_first() -> None:
    table = Mission()
    table.play()
    first, *_ = table.team.groups
    first.tokens = [0, 1, 0, 0]
    keys = refer("slot-jean_mi_is_back-2")
    told = [each.text.args for each in cases(table.game, 0) if (each.kind, each.things) == ("missing", (thing(first),))]
    assert len(told) == 4
    assert [each["lacks"] for each in told] == sorted(int(str(each["lacks"])) for each in told)
    (about_keys,) = [each for each in told if each["slot"] == keys]
    assert (about_keys["has"], about_keys["need"]) == (1, 2)
    assert next(each.text.args for each in cases(table.game, 0) if each.kind == "spaces")["free"] == len(
        table.team.free
    )


def thing(group: Group) -> str:
    """What a question that names the group is about."""
    return f"group-{group.colour}"


def test_the_time_bonus_of_the_last_round_is_not_taken_for_this_one() -> None:
    table = buying()
    table.game.bonus, table.game.goals = 1, ["goal_coin_2", *table.game.goals[1:]]
    assert case(table, "bonus").key == "case-bonus_none"


def test_who_bought_first_is_told_with_the_points_that_break_a_tie() -> None:
    table = buying()
    assert "first_now" not in {each.kind for each in cases(table.game, 0)}, "by chance in the first round"
    table.game.round, table.game.first = 2, 1
    table.game.goals *= 4
    for player in table.players:
        player.primary, player.secondary, player.bonus, player.escapes = [3], [4], [1], [True]
    table.players[2].coins = 1
    told = [each.text.args for each in cases(table.game, 0) if each.kind == "first_now"]
    assert (told[0]["player"], [each["player"] for each in told[1:2]]) == (seat_name(1), [seat_name(2)])
    assert {each["points"] for each in told[1:]} == {8}


def test_cards_that_are_certain_to_be_drawn_are_named_to_their_owner_only() -> None:
    table = buying()
    table.players[0].area, table.players[0].discard = ["s5"], ["s1", "s6"]
    table.game.piles["deck_0"][:] = ["s3", "s4"]
    (told,) = [each for each in cases(table.game, 0) if each.kind == "draw"]
    assert told.secret
    assert told.text.args["cards"] == [refer("card-s3"), refer("card-s4")]
    assert (told.text.args["state"], told.text.args["more"], told.text.args["pile"]) == ("all", 2, 2)
    table.game.piles["deck_0"] += ["s7", "s8", "s2"]
    assert case(table, "draw").args["state"] == "some"
    assert case(table, "symbols", "coin").args["open"] == 1


@pytest.mark.rule("MM-16.6")
def test_a_purchase_is_told_with_what_it_scores_and_what_its_coins_are_worth() -> None:
    table = buying()
    card = next(iter(table.game.market[3]))
    table.game.goals[0] = "goal_coin_2"
    goal, coins = GOALS["goal_coin_2"], sum(icon == "coin" for _, icon in icons_of(CARDS[card]))
    told = case(table, "buy", card).args
    assert (told["left"], told["lost"], told["fits"], told["points"]) == (3, 1, coins, coins * goal.vp)


def test_a_path_of_the_last_round_counts_for_nothing_in_the_market() -> None:
    table = Table(3)
    table.explore(["s1", "s1", "s5", "s6", "s8"], ["s6"], ["s7"], goal="goal_key_2")
    table.game.phase = "market"
    assert case(table, "symbols", "key").args["drawn"] == "no"


def test_rounds_without_an_escape_are_named() -> None:
    table = buying()
    for player in table.players:
        player.primary, player.secondary, player.bonus, player.escapes = [1, 1], [0, 0], [0, 0], [True, False]
    assert case(table, "escapes").args["missed"] == ["2"]


def test_symbols_are_counted_on_single_cards_and_on_those_for_sale() -> None:
    table = buying()
    cards = [card for offered in table.game.market.values() for card in offered]
    coins = {card: [icon for _, icon in icons_of(CARDS[card])].count("coin") for card in cards}
    best = max(cards, key=lambda card: coins[card])
    told = [each.text.args for each in cases(table.game, 0) if (each.kind, each.things) == ("offered", ("coin",))]
    (args,) = told
    assert (args["most"], args["number"]) == (coins[best], sum(number == coins[best] for number in coins.values()))
    assert case(table, "symbols", "coin", best).args["card"] == refer(f"card-{best}")


@pytest.mark.rule("MM-13.15")
def test_a_price_is_explained_to_everyone_by_the_purchase_in_the_log() -> None:
    table = buying()
    table.players[1].area = ["d23"]
    cost = CARDS["d23"].cost
    (told,) = [
        each for each in cases(table.game, 0) if (each.kind, each.things, each.seats) == ("price", ("d23",), (1,))
    ]
    assert (told.text.args["full"], told.text.args["cost"]) == (cost, cost - 1)
    assert told.cause is not None
    assert told.cause.needed
    assert told.cause.args == {"player": seat_name(1), "card": refer("card-d23"), "cost": cost - 1}


def test_no_price_is_told_for_a_card_that_only_lies_in_a_deck() -> None:
    table = buying()
    table.players[1].area = table.players[1].discard = []
    assert table.game.piles["deck_1"]
    assert [each for each in cases(table.game, 0) if each.kind == "price" and each.seats == (1,)] == []


@pytest.mark.rule("MM-10.2", "MM-10.5")
@pytest.mark.parametrize(("spell", "key"), [("sb_02", "case-lasting_once"), ("sb_10", "case-lasting")])
def test_only_one_spell_leaves_the_game_when_it_is_used(spell: str, key: str) -> None:
    table = buying()
    table.game.spells, table.players[0].spells = [], [spell]
    assert case(table, "lasting", spell).key == key

"""Rounds of a Versus game: market, hands, exploration, rewards, refresh (MM-2, MM-10 to MM-17)."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from conformance.invariants import check
from games.map_masters.rules.cards import BY_COST, CARDS
from games.map_masters.rules.components import GOALS, RENEWED_AFTER, SPELLS
from games.map_masters.rules.option_texts import fitting
from games.map_masters.rules.step_options import UNSEEN
from games.map_masters.rules.versus.hands import Hands
from games.map_masters.rules.versus.market import CardWare, OpenMarket, first_buyer
from games.map_masters.rules.versus.reward import escape_points, outcome
from rules.errors import IllegalChoice
from rules.messages import TABLE, Args, Message, refer, seat_name
from tests.games.driver import keys, of_all
from tests.games.map_masters.table import Table

S1 = ("s1", False, 0, 0)


@pytest.mark.rule("MM-11.1", "MM-11.2", "MM-11.3", "MM-11.4", "MM-11.5", "MM-11.7", "MM-11.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_setup_of_market_decks_and_goals(seats: int) -> None:
    game = Table(seats).game
    assert game.stock == [5, 5, 5, 5]
    assert len(game.spells) == 2
    assert sorted([*game.spells, *game.piles["spells"]]) == sorted(SPELLS)
    for cost in (3, 4, 5, 6):
        assert len(game.market[cost]) == 2
        assert sorted([*game.market[cost], *game.piles[str(cost)]]) == sorted(BY_COST[cost])
        assert len(BY_COST[cost]) == 18
    for seat in range(seats):
        assert sorted(game.piles[f"deck_{seat}"]) == [f"s{number}" for number in range(1, 10)]
    assert len(game.goals) + len(game.piles["goals"]) == 27
    assert {CARDS[card].kind for cards in game.market.values() for card in cards} == {"dungeon"}
    check(game)


@pytest.mark.rule("MM-11.11", "MM-13.1")
def test_the_order_of_turns_may_be_shuffled_and_the_first_player_is_random() -> None:
    assert Table(4).game.order == [0, 1, 2, 3]
    orders = {tuple(Table(4, seed=str(n), seat_order="shuffled").game.order) for n in range(12)}
    assert len(orders) > 1
    assert len({Table(4, seed=str(n)).game.first for n in range(20)}) == 4


@pytest.mark.rule("MM-12.2", "MM-12.1", "MM-12.3", "MM-15.4")
def test_two_new_goals_are_revealed_each_round() -> None:
    table = Table(2)
    assert len(table.game.goals) == 1
    table.skip_market()
    table.round_off()
    assert table.game.round == 2
    assert len(table.game.goals) == 3
    assert table.game.view(None).primary.id == table.game.goals[2]  # type: ignore[union-attr]


@pytest.mark.rule("MM-12.2", "MM-12.4", "MM-11.9")
def test_the_first_goal_is_announced_with_its_points_and_its_hourglass() -> None:
    seen = set()
    for seed in range(8):
        game = Table(2, seed=str(seed)).game
        goal = GOALS[game.goals[0]]
        (told,) = (event.args for event in game.opening if event.key == "log-primary_goal")
        assert (told["goal"], told["vp"]) == (refer(f"goal-{goal.kind}"), goal.vp)
        seen.add((goal.hourglass, told["hourglass"]))
    assert seen == {(True, "yes"), (False, "no")}


@pytest.mark.rule("MM-13.2")
def test_the_first_buyer_has_fewest_coins_then_fewest_points_then_is_next_in_order() -> None:
    game = Table(3).game
    for player, coins, points in zip(game.players, (4, 2, 2), (1, 5, 3), strict=True):
        player.coins, player.primary, player.secondary, player.bonus = coins, [points], [0], [0]
    game.first = 0
    assert first_buyer(game) == 2
    game.players[1].primary = [3]
    assert first_buyer(game) == 1
    game.first = 1
    assert first_buyer(game) == 2


@pytest.mark.rule("MM-13.3", "MM-13.4", "MM-13.7", "MM-13.6")
def test_players_buy_in_turns_until_they_pass() -> None:
    table = Table(3)
    first = table.game.first
    table.pick("token_rope")
    assert table.question().seat == (first + 1) % 3
    assert table.game.players[first].coins == 5
    table.pick("pass", "pass")
    assert table.question().seat == first
    table.pick("token_rope", "token_rope", "pass")
    assert table.game.players[first].tokens == [0, 0, 3, 0]
    assert table.game.players[first].coins == 3
    assert table.game.phase == "explore"


@pytest.mark.rule("MM-13.3", "MM-13.4")
def test_a_purchase_can_be_combined_with_passing() -> None:
    table = Table(3)
    table.goals("goal_barrel_1")
    first, options = table.game.first, table.options()
    card = next(id for id, each in options.items() if isinstance(each.value, CardWare) and each.value.card)
    both = options[f"{card}.pass"]
    assert (both.extends, both.mark) == (card, options[card].mark)
    assert both.id in of_all(table.question(), "irrevocable", table.game), "the gap in the market is filled at once"
    useful = {id for id, each in options.items() if each.handy and id.startswith("card_") and not each.extends}
    shown = {each.extends for each in options.values() if each.extends and not each.unlisted}
    assert shown
    assert shown <= useful, "the other combinations would make the menu too long"
    assert {"buys_card", "passes"} <= set(keys(table.pick(both.id)))
    assert card.removeprefix("card_") in table.game.players[first].area
    assert table.question().seat == (first + 1) % 3
    table.pick("pass", "token_rope")
    assert table.question().seat == (first + 2) % 3, "the first buyer has passed"


def test_only_visible_cards_and_spells_that_leave_a_coin_combine_with_passing() -> None:
    table = Table(2)
    player = table.game.players[table.game.first]
    player.coins = 4
    listed = table.options()
    paid = {id: cast("int", each.args["cost"]) for id, each in listed.items() if not each.extends and id != "pass"}
    both = {each.extends for each in listed.values() if each.extends}
    assert both == {id for id, cost in paid.items() if cost < 4 and not id.startswith(("token_", "blind_", "spell_"))}
    assert not any(each.extends for each in table.question().quick_options(table.game)), "only people get these options"


@pytest.mark.rule("MM-13.5")
def test_players_who_can_afford_nothing_pass_automatically() -> None:
    table = Table(2)
    for player in table.game.players:
        player.coins = 1
    table.pick("token_key")
    assert table.question().seat != table.game.first
    events = table.pick("token_key")
    assert keys(events).count("passes_unable") == 2


@pytest.mark.rule("MM-13.7", "MM-13.14", "MM-13.13", "MM-13.8", "MM-13.9")
def test_the_market_refuses_unavailable_and_unaffordable_wares() -> None:
    table = Table(1)
    game = table.game
    game.stock[0] = 0
    game.players[0].coins = 3
    refused = table.refused()
    assert refused["token_sword"] == "sold_out"
    assert refused[f"card_{game.market[4][0]}"] == "not_enough_coins"
    assert refused["blind_5"] == "not_enough_coins"
    marks = {each.id: each.mark for each in table.asked().refusals(game)}
    dear = f"card_{game.market[4][0]}"
    assert [marks[dear], marks["blind_5"]] == [dear, UNSEEN], "where it would be bought"
    assert {"spell_blind", "blind_3", *game.spells} <= table.ids()
    game.players[0].area = ["s1", "s2", "s3", "s4", "s5"]
    assert table.refused()["blind_3"] == "building_area_full"
    with pytest.raises(IllegalChoice, match="sold_out"):
        table.pick("token_sword")


@pytest.mark.rule("MM-13.10", "MM-13.11")
def test_bought_cards_are_replaced_in_the_market() -> None:
    table = Table(1)
    game = table.game
    game.players[0].coins = 9
    card, coming = game.market[3][1], game.piles["3"][-1]
    table.pick(f"card_{card}")
    assert game.players[0].area == [card]
    assert game.market[3][1] == coming
    top = game.piles["3"][-1]
    events = table.pick("blind_3")
    assert game.players[0].area == [card, top]
    assert "buys_card_unseen" in keys(events)


def test_all_that_is_bought_face_down_has_one_place() -> None:
    options = Table(1).options()
    unseen = {id for id in options if id == "spell_blind" or id.startswith("blind_")}
    assert unseen > {"spell_blind", "blind_3"}
    assert {each.mark for id, each in options.items() if id in unseen} == {UNSEEN}
    assert UNSEEN not in {each.mark for id, each in options.items() if id not in unseen}


@pytest.mark.rule("MM-13.12", "MM-10.13")
def test_empty_market_decks_are_refilled_from_their_discards_if_possible() -> None:
    table = Table(1)
    game = table.game
    game.market_discard[3] = game.piles["3"][:4]
    game.piles["3"] = []
    table.pick(f"card_{game.market[3][0]}")
    assert len(game.market[3]) == 2
    assert len(game.piles["3"]) == 3
    game.piles["3"], game.market_discard[3] = [], []
    assert table.refused()["blind_3"] == "empty_deck"
    game.spell_discard, game.piles["spells"] = [], []
    assert table.refused()["spell_blind"] == "empty_deck"
    table.pick(game.spells[0])
    assert len(game.spells) == 1


@pytest.mark.rule("MM-13.15", "MM-13.16")
def test_market_spells_can_be_used_once_per_round() -> None:
    table = Table(1)
    game = table.game
    player = game.players[0]
    player.spells = ["sb_10", "sb_14"]
    card = game.market[4][0]
    table.pick(f"card_{card}_sb_10")
    assert player.coins == 3
    assert player.used == ["sb_10"]
    table.pick("token_rope")
    assert "token_rope" not in table.ids()
    table.pick("token_key")
    assert player.tokens == [0, 1, 1, 0]
    assert player.coins == 2
    table.pick("token_rope")
    assert table.kind == "buy", "once per round"


@pytest.mark.rule("MM-13.21")
def test_the_discard_pile_becomes_the_deck() -> None:
    table = Table(1)
    game = table.game
    player = game.players[0]
    player.discard, game.piles["deck_0"] = ["s1", "s2", "s3"], ["s4"]
    table.skip_market()
    assert sorted(player.area) == ["s1", "s2", "s3", "s4"]


@pytest.mark.rule("MM-13.22")
@pytest.mark.parametrize("keep", [True, False])
def test_foresight_shows_the_top_card_to_keep_or_discard(keep: bool) -> None:
    table = Table(2)
    game = table.game
    game.players[0].spells = ["sb_16"]
    top = game.piles["deck_0"][-1]
    table.run(Hands())
    assert table.kind == "foresee"
    assert game.view(0).peeked == top
    assert game.view(1).peeked is None
    table.pick("keep" if keep else "discard", seat=0)
    assert (top in game.players[0].area) == keep
    assert game.players[0].discard == ([] if keep else [top])
    assert game.players[0].used == ["sb_16"]


@pytest.mark.rule("MM-2.3", "MM-2.12", "MM-2.13", "MM-14.2", "MM-14.3", "MM-2.4")
def test_cards_can_be_laid_out_turned_moved_and_taken_back() -> None:
    table = Table(2)
    table.explore(["s1", "s2", "s3"], ["s4"])
    table.pick("add_s1", "add_s2", seat=0)
    assert len([id for id in table.ids(0) if id.startswith("at_")]) == 12
    assert table.refused(0)["at_0_0"] == "overlap"
    assert table.refused(0)["at_1_7"] == "misaligned"
    table.pick("flip", "at_2_7", seat=0)
    draft = table.game.players[0].draft
    assert [tuple(card) for card in draft.cards] == [("s1", False, 0, 0), ("s2", True, 2, 7)]
    assert table.refused(0)["quarter_s1"] == "bad_orientation"
    table.pick("draw", "start_0.N1", seat=0)
    assert draft.steps
    table.pick("rebuild", "turn_s1", seat=0)
    assert draft.steps == []
    assert draft.cards[0].turned
    table.pick("add_s3", "at_2_14", "take_s2", seat=0)
    assert table.refused(0)["draw"] == "not_connected"
    table.pick("shift_s3", "at_0_7", seat=0)
    assert "draw" in table.ids(0)
    table.pick("clear", seat=0)
    assert draft.cards == []


def test_cards_can_be_dragged_to_their_places() -> None:
    table = Table(2)
    table.explore(["s1", "s2", "s3"], ["s4"])
    table.pick("add_s1", seat=0)
    lying = {id: each.source for id, each in table.options(0).items() if id.startswith("lay_")}
    assert set(lying.values()) == {"s2", "s3"}
    assert all(id.startswith(f"lay_{card}_") for id, card in lying.items())


@pytest.mark.rule("MM-2.11")
def test_the_column_layout_allows_only_a_single_column() -> None:
    table = Table(1, layout="column")
    table.explore(["s1", "s2"])
    table.pick("add_s1", "add_s2")
    assert {id for id in table.ids() if id.startswith("at")} == {"at_0_7", "at_0_-7"}
    assert table.refused()["at_0_0"] == "overlap"
    table.pick("back")
    table.game.players[0].draft.cards.append(table.game.players[0].draft.cards[0]._replace(card="s2", x=2, y=7))
    assert table.refused()["draw"] == "not_in_column"


@pytest.mark.rule("MM-4.17", "MM-4.31", "MM-14.3")
def test_automatic_steps_are_taken_back_together() -> None:
    table = Table(1)
    table.explore(["s3"])
    table.lay(("s3", False, 0, 0))
    draft = table.game.players[0].draft
    table.pick("start_0.N1")
    first = list(draft.steps)
    assert len(first) > 1, "further steps were taken automatically"
    table.pick("undo")
    assert draft.steps == []
    table.pick("start_0.N1")
    assert draft.steps == first
    table.pick("clear")
    assert draft.steps == []
    assert "done" not in table.ids()


@pytest.mark.rule("MM-14.1", "MM-14.4", "MM-14.5")
def test_hands_are_public_and_the_exploration_ends_when_all_are_done() -> None:
    table = Table(2)
    table.skip_market()
    assert all(len(player.area) == 5 for player in table.game.view(1).players)
    table.pick("done", seat=0)
    assert table.game.phase == "explore"
    table.pick("done", seat=1)
    assert table.game.phase != "explore"


@pytest.mark.rule("MM-14.6")
def test_being_done_can_be_withdrawn() -> None:
    table = Table(2)
    table.explore(["s1"], ["s1"])
    table.lay(S1)
    table.pick("start_0.W2", "done", seat=0)
    assert table.game.players[0].draft.steps[-1] == "stop"
    assert table.ids(0) == {"withdraw"}
    table.pick("withdraw", seat=0)
    assert not table.game.players[0].done
    assert table.game.players[0].draft.steps == ["start 0.W2"]


@pytest.mark.rule("MM-14.7", "MM-14.8", "MM-14.9", "MM-14.11", "MM-15.3g")
def test_the_first_player_done_with_a_path_wins_the_time_bonus() -> None:
    table = Table(3)
    table.explore(["s1"], ["s1"], ["s1"], goal="goal_barrel_1", coming=["goal_key_2", "goal_key_1"])
    game = table.game
    table.pick("done", seat=2)
    assert table.game.bonus is None, "there is no bonus without a path"
    table.lay(S1, seat=1)
    table.pick("start_0.W2", seat=1)
    assert table.options(1)["done"].final
    table.pick("done", seat=1)
    assert game.bonus == 1
    assert not [question for question in game.questions if question.seat == 1], "final at once"
    table.lay(S1)
    table.pick("start_0.W2", seat=0)
    table.pick("done", seat=0)
    assert [player.bonus[-1] for player in game.players] == [0, 1, 0]


@pytest.mark.rule("MM-12.4", "MM-14.7")
def test_there_is_no_race_without_the_time_bonus() -> None:
    table = Table(2, time_bonus="off")
    table.explore(["s1"], ["s1"], goal="goal_barrel_1")
    assert not table.game.racing


def test_a_draft_is_counted_for_the_goal_of_the_round_in_which_it_is_drawn() -> None:
    table = Table(2)
    game = table.game

    def points() -> int:
        draft = game.view(0).players[0].draft
        assert draft is not None
        return draft.points

    def explore(goal: str, coming: str) -> None:
        table.explore(["s1"], ["s1"], goal=goal, coming=[coming])
        table.lay(S1)
        table.pick("start_0.W2", seat=0)

    explore("goal_barrel_2", "goal_key_2")
    assert points() == 0
    table.round_off()
    assert (game.phase, game.round) == ("market", 2)
    explore("goal_coin_2", "goal_rope_1")
    assert points() == 2, "the coins count, whatever the goal of the last round was"
    table.pick("done", seat=0)
    table.pick("done", seat=1)
    assert (game.phase, game.round, points()) == ("market", 3, 2)
    game.players[1].spells = ["sb_16"]
    table.skip_market()
    assert (game.phase, points()) == ("hand", 2), "it stays there until the next hand is revealed"


@pytest.mark.rule("MM-14.10")
def test_when_time_is_up_the_paths_drawn_so_far_are_scored() -> None:
    table = Table(2, timer=5)
    table.explore(["s1"], ["s1", "s2"], goal="goal_coin_2", coming=["goal_key_2", "goal_rope_1"])
    game = table.game
    clock = next(question for question in game.questions if question.seat == TABLE)
    assert clock.wait(game) == (300, 300)
    assert not clock.awaited
    table.lay(S1)
    table.pick("start_0.W2", seat=0)
    table.pick("add_s1", "add_s2", "at_0_7", "take_s1", seat=1)
    coins = [player.coins for player in game.players]
    game.choose(TABLE, next(q.id for q in game.questions if q.seat == TABLE), ["time_up"])
    assert game.players[0].primary == [2]
    assert game.players[1].primary == [0]
    assert [player.coins for player in game.players] == [coins[0] + 2, coins[1]]


def test_computer_players_wait_until_a_player_is_done() -> None:
    table = Table(2)
    table.explore(["s1"], ["s1"], goal="goal_coin_2")
    game = table.game
    assert [question.people_first(game) for question in game.questions] == [True, True]
    table.pick("done", seat=0)
    assert not any(question.people_first(game) for question in game.questions)
    table.pick("withdraw", seat=0)
    assert [question.people_first(game) for question in game.questions] == [True, True]


@pytest.mark.parametrize(
    ("options", "head_start", "timer"), [({}, 240, None), ({"timer": 10}, 240, 360), ({"timer": 3}, 180, 0)]
)
def test_the_head_start_ends_and_the_timer_goes_on(options: dict[str, Any], head_start: int, timer: int | None) -> None:
    table = Table(2, head_start=4, **options)
    table.explore(["s1"], ["s1"], goal="goal_coin_2")
    game = table.game
    (clock,) = [question for question in game.questions if question.seat == TABLE]
    assert clock.wait(game) == (head_start, head_start)
    game.choose(TABLE, clock.id, ["head_start_up"])
    assert not any(question.people_first(game) for question in game.questions)
    assert game.phase == "explore"
    left = [question.wait(game) for question in game.questions if question.seat == TABLE]
    assert left == ([] if timer is None else [(timer, timer)])


@pytest.mark.rule("MM-10.2", "MM-10.4", "MM-15.7")
def test_a_spell_cast_on_a_path_is_taken_back_with_it_and_returns_after_the_refresh() -> None:
    table = Table(1)
    player = table.game.players[0]
    player.spells = ["sb_06"]
    table.explore(["s1"], coming=["goal_key_2", "goal_rope_1"])
    table.lay(S1)
    table.pick("start_0.W2", "cast_sb_06")
    assert "cast_sb_06" not in table.ids()
    assert player.used == []
    table.pick("undo")
    assert "cast_sb_06" in table.ids()
    table.pick("cast_sb_06", "done")
    assert table.game.round == 2
    assert player.used == [], "face up again after the refresh"


@pytest.mark.rule("MM-10.5", "MM-15.1")
def test_the_fairy_pact_gives_a_token_for_one_round_and_is_used_up() -> None:
    table = Table(1)
    game = table.game
    player = game.players[0]
    player.spells = ["sb_02"]
    game.stock[2] = 0
    player.tokens = [0, 0, 0, 0]
    table.explore(["s1"], coming=["goal_key_2", "goal_rope_1"])
    table.pick("pact_rope")
    assert player.spells == []
    assert (player.tokens, player.extra) == ([0, 0, 1, 0], [0, 0, 1, 0])
    assert not game.can_undo(0)
    table.pick("done")
    assert player.tokens == [0, 0, 0, 0]
    assert game.stock[2] == 0


@pytest.mark.rule("MM-15.1", "MM-15.2", "MM-15.3", "MM-15.3e", "MM-15.3f")
def test_rewards_are_given_in_the_order_of_the_rules() -> None:
    table = Table(2)
    game = table.game
    game.players[0].tokens = [1, 0, 0, 0]
    game.stock[0] = 4
    table.explore(["s1"], ["s1"], goal="goal_coin_2", coming=["goal_sword_2", "goal_rope_1"])
    coins = game.players[0].coins
    table.lay(S1)
    table.pick("start_0.W2", "done", seat=0)
    events = table.pick("done", seat=1)
    told = keys(events)
    assert told.index("primary") < told.index("secondary_goal") < told.index("secondary") < told.index("primary_goal")
    player = game.players[0]
    assert (player.primary, player.secondary) == ([2], [1])
    assert player.coins == coins + 2
    assert game.stock == [5, 5, 5, 5]


@pytest.mark.rule("MM-15.5", "MM-15.5a", "MM-15.5b", "MM-15.5c", "MM-15.5d", "MM-15.7", "MM-15.9", "MM-15.10")
def test_optimizers_keep_or_remove_cards_of_the_hand() -> None:
    table = Table(2)
    table.refreshing(["s1", "s6", "s9", "s2", "s3"], ["s1"], optimizers=([1, 1],))
    game = table.game
    player = game.players[0]
    assert {"recycle_s1", "scissors_s9", "confirm"} <= table.ids()
    assert game.view(1).players[0].draft is not None, "the dungeons are public by now"
    table.pick("recycle_s1")
    assert not [id for id in table.ids() if id.startswith("recycle")]
    assert "scissors_s1" not in table.ids()
    assert table.refused()["scissors_s1"] == "card_chosen"
    table.pick("undo_s1", "recycle_s6", "scissors_s9", "confirm")
    assert player.area == ["s6"]
    assert game.gone == ["s9"]
    assert sorted(player.discard) == ["s1", "s2", "s3"]
    assert game.round == 2


def listed(table: Table, seat: int = 0) -> set[str]:
    """The answers that a seat is shown."""
    return {id for id, option in table.options(seat).items() if not option.unlisted}


@pytest.mark.rule("MM-15.10")
@pytest.mark.parametrize("together", [False, True])
def test_taking_back_the_end_of_the_refresh_is_not_called_taking_back_what_was_marked_before(together: bool) -> None:
    table = Table(3)
    table.refreshing(["s6"], ["s1", "s2"], ["s7"], optimizers=([0, 0], [1, 0], [0, 1]))
    told = table.pick_each(*(["recycle_s1.done"] if together else ["recycle_s1", "confirm"]), seat=1)
    taken = table.game.chronicle.taken_back(told)
    assert taken == (None if together else Message("undone-refreshed"))


@pytest.mark.rule("MM-15.10")
@pytest.mark.parametrize("last", [False, True], ids=["others choose", "the last"])
def test_the_last_use_confirms_the_refresh_and_can_be_undone(last: bool) -> None:
    table = Table(3)
    table.refreshing(["s6"], ["s1", "s2"], ["s7"], optimizers=([0, 0], [1, 1], [0, int(not last)]))
    game = table.game
    assert {"recycle_s1", "scissors_s2"} <= listed(table, 1)
    table.pick("recycle_s1", seat=1)
    assert listed(table, 1) == {"scissors_s2.done", "undo_s1", "confirm"}
    told = table.pick("scissors_s2.done", seat=1)
    assert [event.key for event in told[:2]] == ["log-refreshed"] * 2
    assert game.phase == ("market" if last else "refresh")
    assert game.can_undo(1), "no hidden information was revealed"


@pytest.mark.rule("MM-15.10")
def test_using_the_only_card_confirms_the_refresh_unless_a_barter_is_left() -> None:
    table = Table(2)
    table.refreshing(["s1"], ["s6"], optimizers=([2, 0],))
    assert listed(table) == {"recycle_s1.done", "confirm"}
    table = Table(2)
    table.refreshing(["s1", "d37"], ["s6"], optimizers=([1, 0],), spells=(["sb_17"],))
    assert {"recycle_s1", "recycle_s1.done", "barter_d37"} <= listed(table)


@pytest.mark.rule("MM-15.10")
def test_a_use_on_a_likely_card_can_confirm_the_refresh_although_others_are_left() -> None:
    table = Table(2)
    hand = ["s1", "s2", "s3", "s4", "s5"]
    table.refreshing(hand, ["s6"], optimizers=([2, 1],))
    table.game.goals[-1] = "goal_rope_1"
    options = table.options()
    fits = sorted(hand, key=lambda card: -fitting(card, "goal_rope_1"))
    both = {id for id in listed(table) if id.endswith(".done") and id.startswith("recycle")}
    assert both == {f"recycle_{card}.done" for card in fits[:2]}, "with all of them the menu would be too long"
    assert {f"recycle_{card}" for card in hand} <= listed(table)
    question, best = table.question(), f"recycle_{fits[0]}"
    told = {id: question.about(table.game, options[id]) for id in (best, f"{best}.done")}
    assert [about and about.key for about in told.values()] == ["about-card", "about-confirm"], "uses are lost"
    table.pick(f"{best}.done")
    assert table.game.phase == "market"
    assert table.game.players[0].area == [fits[0]]
    assert table.game.can_undo(0)


@pytest.mark.rule("MM-15.10")
def test_the_last_use_can_be_chosen_without_confirming_and_taken_back() -> None:
    table = Table(2)
    table.refreshing(["s1", "s2"], ["s6"], optimizers=([1, 0],))
    table.pick("recycle_s1")
    assert table.ids() == {"undo_s1", "confirm"}
    table.pick("undo_s1", "recycle_s2", "confirm")
    assert table.game.players[0].area == ["s2"]


@pytest.mark.rule("MM-15.8", "MM-15.10")
def test_before_the_market_is_renewed_no_tap_on_a_card_ends_the_refresh() -> None:
    table = Table(3)
    table.game.round = RENEWED_AFTER
    table.refreshing(["s6"], ["s1"], ["s7"], optimizers=([0, 0], [0, 1]))
    assert listed(table, 1) == {"scissors_s1", "scissors_s1.done", "confirm"}
    binding = {id: option.binding for id, option in table.options(1).items()}
    assert (binding["scissors_s1"], binding["scissors_s1.done"], binding["confirm"]) == (False, True, True)
    table.pick("scissors_s1", "confirm", seat=1)
    assert table.game.round == RENEWED_AFTER + 1
    assert not table.game.can_undo(1), "new cards were revealed"


@pytest.mark.rule("MM-15.6")
def test_refresh_spells_remove_or_keep_a_card() -> None:
    table = Table(2)
    table.refreshing(["s1", "d37", "s9"], ["s1"], spells=(["sb_13", "sb_15"],), coins=[3])
    game = table.game
    player = game.players[0]
    table.pick("sb_13_s1", "sb_15_s9")
    assert player.coins == 1
    table.pick("undo_s9")
    assert player.coins == 3
    table.pick("sb_15_s9", "confirm")
    assert (player.area, game.gone) == (["s9"], ["s1"])
    enough = Table(2)
    enough.refreshing(["s1"], ["s1"], spells=(["sb_15"],))
    assert enough.game.phase == "refresh"


@pytest.mark.rule("MM-15.6")
def test_barter_exchanges_a_card_for_one_that_costs_at_most_one_more() -> None:
    table = Table(2)
    table.refreshing(["s1", "d13", "s9"], ["s1"], spells=(["sb_17"],))
    game = table.game
    assert table.refused()["barter_s1"] == "no_price"
    table.pick("barter_d13")
    offered = table.ids() - {"back"}
    assert {CARDS[card].cost for card in offered} == {3, 4}
    wanted = game.market[4][0]
    told = table.pick(wanted)[0]
    assert (told.key, told.audience) == ("log-barters", None)
    assert [told.args[name] for name in ("card", "new", "spell")] == [
        refer("card-d13"),
        refer(f"card-{wanted}"),
        refer("spell-sb_17"),
    ]
    assert wanted in game.players[0].discard
    assert len(game.market[4]) == 2
    assert wanted not in game.market[4]
    table.pick("confirm")
    assert "d13" in game.gone


@pytest.mark.rule("MM-15.8")
def test_the_market_and_its_spells_are_renewed_after_round_three() -> None:
    table = Table(1)
    for number in range(1, 5):
        spells = set(table.game.spells)
        before = {cost: list(cards) for cost, cards in table.game.market.items()}
        table.skip_market()
        table.round_off()
        renewed = all(not set(before[cost]) & set(cards) for cost, cards in table.game.market.items())
        assert renewed == (not spells & set(table.game.spells)) == (number == 3)


@pytest.mark.rule("MM-16.1", "MM-12.1")
def test_six_rounds() -> None:
    table = Table(2)
    while table.game.result is None:
        table.skip_market()
        table.round_off()
    assert table.game.round == 6
    assert [len(player.primary) for player in table.game.players] == [6, 6]


@pytest.mark.rule("MM-16.7", "MM-16.5", "MM-11.1")
def test_ties_are_broken_by_the_secondary_score_and_then_shared() -> None:
    game = Table(3).game
    for player, primary, secondary in zip(game.players, (6, 5, 5), (0, 2, 2), strict=True):
        player.coins, player.primary, player.secondary = 0, [primary], [secondary]
    result = outcome(game)
    assert result.winners == [1, 2]
    assert [place.place for place in result.places] == [3, 1, 1]
    game.result = result
    told: Args = {"points": 6, "player": seat_name(1), "behind": seat_name(0), "own": 1, "other": 0}
    assert game.closing() == [
        Message("tie-secondary", told),
        Message("tie-shared", {"points": 6, "players": [seat_name(1), seat_name(2)]}),
    ]
    alone = Table(1).game
    assert escape_points(alone) == [0]
    alone.players[0].escapes = [True]
    assert escape_points(alone) == [2]


@pytest.mark.rule("MM-16.7")
def test_the_closing_message_says_that_the_secondary_score_decided() -> None:
    game = Table(3).game
    for player, primary, secondary in zip(game.players, (9, 5, 6), (0, 4, 2), strict=True):
        player.coins, player.primary, player.secondary = 0, [primary], [secondary]
    game.result = outcome(game)
    assert [place.place for place in game.result.places] == [1, 2, 3]
    told: Args = {"points": 7, "player": seat_name(1), "behind": seat_name(2), "own": 2, "other": 1}
    assert game.closing() == [Message("tie-secondary", told)]
    game.players[2].primary = [5]
    game.result = outcome(game)
    assert game.closing() == [], "the points decided"


@pytest.mark.rule("MM-17.1", "MM-17.2")
def test_the_points_copies_and_hourglasses_of_the_goal_cards() -> None:
    vp = {goal.kind: goal.vp for goal in GOALS.values()}
    assert vp == {
        **dict.fromkeys(("barrel", "scroll", "sword", "room", "coin", "stairs"), 1),
        **dict.fromkeys(("key", "circle"), 2),
        **dict.fromkeys(("hole", "monster", "rope", "padlock"), 3),
    }
    copies = Counter(goal.kind for goal in GOALS.values())
    assert {kind for kind, number in copies.items() if number == 3} == {"barrel", "scroll", "sword", "coin"}
    assert [kind for kind, number in copies.items() if number == 1] == ["rope"]
    assert {goal.id for goal in GOALS.values() if goal.hourglass} == {
        f"goal_{kind}_1"
        for kind in ("key", "barrel", "scroll", "sword", "room", "coin", "monster", "padlock", "stairs")
    }


def test_the_market_can_be_opened_again() -> None:
    table = Table(2)
    table.run(OpenMarket())
    assert table.game.phase == "market"

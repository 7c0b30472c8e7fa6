"""Rounds of a Versus game: market, hands, exploration, rewards, refresh (MM-2, MM-10 to MM-17)."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from conformance.invariants import check
from games.map_masters.rules.cards import BY_COST, CARDS
from games.map_masters.rules.components import (
    BARTER,
    BONFIRE,
    ENCORE,
    FAIRY_PACT,
    FAIRY_SISTERS,
    FORESIGHT,
    GHOST_LINE,
    GOALS,
    HAGGLER,
    RENEWED_AFTER,
    SPELLS,
)
from games.map_masters.rules.option_texts import fitting
from games.map_masters.rules.step_options import UNSEEN
from games.map_masters.rules.versus.hands import Hands
from games.map_masters.rules.versus.market import CardWare, first_buyer
from games.map_masters.rules.versus.scoring import escape_points, outcome
from rules.messages import TABLE, Args, Message, seat_name
from rules.questions import ClockQuestion, Shown, Undo, effect_of, refusals, shorter
from tests.games.map_masters.table import Table, exploring, tokens

NEXT = ("goal_key_2", "goal_rope_1")
"""The next goals where they don't matter."""


@pytest.mark.rule("MM-11.1", "MM-11.2", "MM-11.3", "MM-11.4", "MM-11.5", "MM-11.7", "MM-11.9", "MM-11.12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_setup_of_market_decks_and_goals(seats: int) -> None:
    game = Table(seats).game_is(stock=[5, 5, 5, 5]).game
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
    assert game.team is None
    check(game)


@pytest.mark.rule("MM-11.11", "MM-13.1")
def test_the_order_of_turns_may_be_shuffled_and_the_first_player_is_random() -> None:
    Table(4).game_is(order=[0, 1, 2, 3])
    orders = {tuple(Table(4, seed=str(n), seat_order="shuffled").game.order) for n in range(12)}
    assert len(orders) > 1
    assert len({Table(4, seed=str(n)).game.first for n in range(20)}) == 4


@pytest.mark.rule("MM-12.2", "MM-12.1", "MM-12.3", "MM-15.4", "MM-16.1")
def test_two_new_goals_are_revealed_in_each_of_six_rounds() -> None:
    table = Table(2)
    assert len(table.game.goals) == 1
    table.skip_market().round_off().game_is(round=2)
    assert len(table.game.goals) == 3
    table.sees(None, "primary.id", table.game.goals[2])
    while table.game.result is None:
        table.skip_market().round_off()
    table.game_is(round=6)
    assert [len(player.primary) for player in table.game.players] == [6, 6]


@pytest.mark.rule("MM-12.2", "MM-12.4", "MM-11.9")
def test_the_first_goal_is_announced_with_its_points_and_its_hourglass() -> None:
    seen = set()
    for seed in range(8):
        table = Table(2, seed=str(seed))
        goal, table.news = GOALS[table.game.goals[0]], table.game.opening
        table.logs("primary_goal", goal=goal.kind, vp=goal.vp, hourglass=goal.hourglass)
        table.logs_in_order("primary_goal")
        seen.add(goal.hourglass)
    assert seen == {True, False}


@pytest.mark.rule("MM-13.2")
def test_the_first_buyer_has_fewest_coins_then_fewest_points_then_is_next_in_order() -> None:
    game = Table(3).game
    for player, coins, points in zip(game.players, (4, 2, 2), (1, 5, 3), strict=True):
        player.coins = coins
        player.primary = [points]
        player.secondary = [0]
        player.bonus = [0]
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
    table.do("token_rope").waits((first + 1) % 3).player_is(first, coins=5).do("pass", "pass").waits(first)
    table.do("token_rope", "token_rope", "pass").player_is(first, tokens=[0, 0, 3, 0], coins=3)
    table.game_is(phase="explore")


@pytest.mark.rule("MM-13.3", "MM-13.4")
def test_a_purchase_can_be_combined_with_passing() -> None:
    table = Table(3)
    table.goals("goal_barrel_1")
    first = table.game.first
    options = table.options()
    card = next(id for id, option in options.items() if isinstance(option.value, CardWare) and option.value.card)
    combined = options[f"{card}.pass"]
    assert (shorter(combined), combined.mark) == (card, options[card].mark)
    assert combined.undo is Undo.NEVER, "the gap in the market is filled at once"
    useful = {
        id
        for id, option in options.items()
        if option.prominence >= Shown.BUTTON and id.startswith("card_") and not shorter(option)
    }
    shown = {shorter(option) for option in options.values() if shorter(option) and option.prominence >= Shown.LISTED}
    assert shown
    assert shown <= useful, "the other combinations would make the menu too long"
    table.do(combined.id).logs("buys_card").logs("passes").waits((first + 1) % 3)
    assert card.removeprefix("card_") in table.game.players[first].area
    table.do("pass", "token_rope").waits((first + 2) % 3)  # the first buyer has passed


def test_only_visible_cards_and_spells_that_leave_a_coin_combine_with_passing() -> None:
    table = Table(2)
    listed = table.set(table.game.first, coins=4).options()
    paid = {
        id: cast("int", option.label.args["cost"])
        for id, option in listed.items()
        if not shorter(option) and id != "pass"
    }
    combined = {shorter(option) for option in listed.values() if shorter(option)}
    assert combined == {
        id for id, cost in paid.items() if cost < 4 and not id.startswith(("token_", "blind_", "spell_"))
    }
    assert not any(shorter(quick_option) for quick_option in table.question().quick_options(table.game)), (
        "only people get these options"
    )


@pytest.mark.rule("MM-13.5")
def test_players_who_can_afford_nothing_pass_automatically() -> None:
    table = Table(2).set(0, coins=1).set(1, coins=1)
    table.do("token_key").waits(1 - table.game.first)
    table.do("token_key").logs_in_order("passes_unable", "passes_unable")


@pytest.mark.rule("MM-13.7", "MM-13.14", "MM-13.13", "MM-13.8", "MM-13.9")
def test_the_market_refuses_unavailable_and_unaffordable_wares() -> None:
    table = Table(1).set(0, coins=3)
    game = table.game
    game.stock[0] = 0
    dear = f"card_{game.market[4][0]}"
    table.refuses("token_sword", "sold_out").refuses(dear, "not_enough_coins").refuses("blind_5", "not_enough_coins")
    assert table.refused().keys() >= {"token_sword", dear, "blind_5"}
    marks = {refusal.id: refusal.mark for refusal in refusals(table.asked(), game)}
    assert [marks[dear], marks["blind_5"]] == [dear, UNSEEN], "where it would be bought"
    table.offers("spell_blind", "blind_3", *game.spells)
    table.set(0, area=["s1", "s2", "s3", "s4", "s5"]).refuses("blind_3", "building_area_full")


@pytest.mark.rule("MM-13.10", "MM-13.11", "MM-13.13")
def test_bought_cards_are_replaced_in_the_market_and_take_room_in_the_building_area() -> None:
    table = Table(1).set(0, coins=20)
    game = table.game
    card, coming = game.market[3][1], game.piles["3"][-1]
    table.do(f"card_{card}").player_is(0, area=card)
    assert game.market[3][1] == coming
    top = game.piles["3"][-1]
    table.do("blind_3").player_is(0, area=f"{card} {top}").logs("buys_card_unseen")
    table.set(0, area=["s1", "s2", "s3", "s4"]).do(f"card_{game.market[3][0]}")  # four recycled cards and one more
    for full in (f"card_{game.market[3][0]}", "blind_3"):
        table.refuses(full, "building_area_full")


def test_all_that_is_bought_face_down_has_one_place() -> None:
    options = Table(1).options()
    unseen = {id for id in options if id == "spell_blind" or id.startswith("blind_")}
    assert unseen > {"spell_blind", "blind_3"}
    assert {option.mark for id, option in options.items() if id in unseen} == {UNSEEN}
    assert UNSEEN not in {option.mark for id, option in options.items() if id not in unseen}


@pytest.mark.rule("MM-13.12", "MM-10.13")
def test_empty_market_decks_are_refilled_from_their_discards_if_possible() -> None:
    table = Table(1).set(0, coins=20)
    game = table.game
    *game.market_discard[3], last = game.piles["3"][:5]
    game.piles["3"] = [last]
    table.do(f"card_{game.market[3][0]}").offers("blind_3")
    assert (game.market[3][0], len(game.piles["3"])) == (last, 4)
    game.piles["3"], game.market_discard[3] = [], []
    game.spell_discard, game.piles["spells"] = [], []
    table.refuses("blind_3", "empty_deck").refuses("spell_blind", "empty_deck").do(game.spells[0])
    assert len(game.spells) == 1


@pytest.mark.rule("MM-13.15", "MM-13.16")
def test_market_spells_can_be_used_once_per_round() -> None:
    table = Table(1).set(0, spells=[HAGGLER, FAIRY_SISTERS])
    table.do(f"card_{table.game.market[4][0]}_{HAGGLER}").player_is(0, coins=3, used=HAGGLER)
    table.do("token_rope").never("token_rope").do("token_key").player_is(0, tokens=[0, 1, 1, 0], coins=2)
    table.do("token_rope").asks("buy")  # once per round


@pytest.mark.rule("MM-13.15", "MM-13.14")
def test_a_card_is_one_coin_cheaper_with_the_spell_for_it() -> None:
    table = Table(1).set(0, spells=[HAGGLER], coins=3)
    card, dear = (f"card_{table.game.market[cost][0]}" for cost in (4, 5))
    table.refuses(card, "not_enough_coins").refuses(f"{dear}_{HAGGLER}", "not_enough_coins")
    assert table.options()[f"{card}_{HAGGLER}"].label.args["cost"] == 3
    table.do(f"{card}_{HAGGLER}").player_is(0, coins=0)


@pytest.mark.rule("MM-13.21")
def test_the_discard_pile_becomes_the_deck() -> None:
    table = Table(1).set(0, discard=["s1", "s2", "s3"])
    table.game.piles["deck_0"] = ["s4"]
    assert sorted(table.skip_market().game.players[0].area) == ["s1", "s2", "s3", "s4"]


@pytest.mark.rule("MM-13.22")
@pytest.mark.parametrize("keep", [True, False])
def test_foresight_shows_the_top_card_to_keep_or_discard(keep: bool) -> None:
    table = Table(2).set(0, spells=[FORESIGHT])
    top = table.game.piles["deck_0"][-1]
    table.run(Hands()).asks("foresee", by=0).sees(0, "peeked", top).sees(1, "peeked", None)
    table.do("keep" if keep else "discard", by=0).player_is(0, discard="" if keep else top, used=FORESIGHT)
    assert (top in table.game.players[0].area) == keep


@pytest.mark.rule("MM-2.3", "MM-2.12", "MM-2.13", "MM-14.2", "MM-14.3", "MM-2.4")
def test_cards_can_be_laid_out_turned_moved_and_taken_back() -> None:
    table = exploring("s1 s2 s3", "s4").do("add_s1", by=0)
    lying = {id: option.drag.piece for id, option in table.options(0).items() if id.startswith("lay_")}
    assert set(lying.values()) == {"s2", "s3"}, "cards can be dragged to their places"
    assert all(id.startswith(f"lay_{card}_") for id, card in lying.items())
    table.do("add_s2", by=0).refuses("at_0_0", "overlap", by=0).refuses("at_1_7", "misaligned", by=0)
    assert len([id for id in table.ids(0) if id.startswith("at_")]) == 12
    table.do("flip", "at_2_7", by=0).draft_is(0, cards=[("s1", False, 0, 0), ("s2", True, 2, 7)])
    table.refuses("quarter_s1", "bad_orientation", by=0).do("draw", "start_0.N1", by=0)
    draft = table.game.players[0].draft
    assert draft.steps
    table.do("rebuild", "turn_s1", by=0).draft_is(0, steps=[])
    assert draft.cards[0].turned
    table.do("add_s3", "at_2_14", "take_s2", by=0).refuses("draw", "not_connected", by=0)
    assert table.question(0).describe(table.game)["parted"], "the question says it, too"
    table.do("shift_s3", "at_0_7", by=0).offers("draw", by=0).do("clear", by=0).draft_is(0, cards=[])


@pytest.mark.rule("MM-2.11")
def test_the_column_layout_allows_only_a_single_column() -> None:
    table = exploring("s1 s2", layout="column").do("add_s1")
    offered = {id for id in table.ids() if id.startswith("lay_s2")}
    assert offered == {f"lay_s2_0_{y}_{way}" for y in (7, -7) for way in ("up", "down")}
    table.do("add_s2").refuses("at_0_0", "overlap")
    assert {id for id in table.ids() if id.startswith("at")} == {"at_0_7", "at_0_-7"}
    cards = table.do("back").game.players[0].draft.cards
    cards.append(cards[0]._replace(card="s2", x=2, y=7))
    table.refuses("draw", "not_in_column")


@pytest.mark.rule("MM-4.17", "MM-4.31", "MM-14.3")
def test_automatic_steps_are_taken_back_together() -> None:
    table = exploring("s3").lay("s3").do("start_0.N1")
    first = [*table.game.players[0].draft.steps]
    assert len(first) > 1, "further steps were taken automatically"
    table.do("undo").draft_is(0, steps=[]).do("start_0.N1").draft_is(0, steps=first)
    table.do("clear").draft_is(0, steps=[]).never("done")


@pytest.mark.rule("MM-14.1", "MM-14.4", "MM-14.5")
def test_hands_are_public_and_the_exploration_ends_when_all_are_done() -> None:
    table = Table(2).skip_market()
    assert all(len(player.area) == 5 for player in table.game.view(1).players)
    table.do("done", by=0).game_is(phase="explore").do("done", by=1)
    assert table.game.phase != "explore"


@pytest.mark.rule("MM-14.6", "MM-14.8")
def test_being_done_can_be_withdrawn_and_the_race_still_be_won() -> None:
    table = exploring("s1", "s1").lay("s1").do("start_0.W2", "done", by=0)
    table.asks("withdraw", "withdraw", by=0).draft_is(0, steps=["start 0.W2", "stop"])
    table.do("withdraw", by=0).player_is(0, done=False).draft_is(0, steps=["start 0.W2"])
    race = exploring("s1", "s1", goal="goal_barrel_1").do("done", "withdraw", by=0)
    race.lay("s1").do("start_0.W2", "done", by=0).game_is(bonus=0)
    assert not [question for question in race.game.questions if question.seat == 0], "final at once"


@pytest.mark.rule("MM-14.7", "MM-14.8", "MM-14.9", "MM-14.11", "MM-15.3g")
def test_the_first_player_done_with_a_path_wins_the_time_bonus() -> None:
    table = exploring("s1", "s1", "s1", goal="goal_barrel_1", coming="goal_key_2 goal_key_1")
    table.do("done", by=2).game_is(bonus=None)  # there is no bonus without a path
    table.lay("s1", seat=1).do("start_0.W2", by=1)
    assert table.options(1)["done"].undo is Undo.CONFIRMED
    table.do("done", by=1).game_is(bonus=1)
    assert not [question for question in table.game.questions if question.seat == 1], "final at once"
    table.lay("s1").do("start_0.W2", "done", by=0)
    assert [player.bonus[-1] for player in table.game.players] == [0, 1, 0]


@pytest.mark.rule("MM-12.4", "MM-14.7")
def test_there_is_no_race_without_the_time_bonus() -> None:
    exploring("s1", "s1", goal="goal_barrel_1", time_bonus="off").game_is(racing=False)


def test_a_draft_is_counted_for_the_goal_of_the_round_in_which_it_is_drawn() -> None:
    table = Table(2)
    points = "players.0.draft.points"
    table.explore("s1", "s1", goal="goal_barrel_2", coming=["goal_key_2"]).lay("s1").do("start_0.W2", by=0)
    table.sees(0, points, 0).round_off().game_is(phase="market", round=2)
    table.explore("s1", "s1", goal="goal_coin_2", coming=["goal_rope_1"]).lay("s1").do("start_0.W2", by=0)
    table.sees(0, points, 2)  # the coins count, whatever the goal of the last round was
    table.do("done", by=0).do("done", by=1).game_is(phase="market", round=3).sees(0, points, 2)
    # It stays there until the next hand is revealed.
    table.set(1, spells=[FORESIGHT]).skip_market().game_is(phase="hand").sees(0, points, 2)


@pytest.mark.rule("MM-14.10")
def test_the_clock_of_the_exploration_waits_for_the_agreed_time() -> None:
    table = exploring("s1", "s1 s2", timer=5)
    assert waits(table) == [(300, 300)]
    assert not table.question(TABLE).awaited


def test_computer_players_wait_until_a_player_is_done() -> None:
    table = exploring("s1", "s1")
    assert table.game.people_first()
    assert not table.do("done", by=0).game.people_first()
    assert table.do("withdraw", by=0).game.people_first()


def waits(table: Table) -> list[tuple[int, int]]:
    """The seconds that the clock waits, at least and at most."""
    return [question.wait(table.game) for question in table.game.questions if isinstance(question, ClockQuestion)]


@pytest.mark.parametrize(
    ("settings", "head_start", "timer"), [({}, 240, None), ({"timer": 10}, 240, 360), ({"timer": 3}, 180, 0)]
)
def test_the_head_start_ends_and_the_timer_goes_on(
    settings: dict[str, Any], head_start: int, timer: int | None
) -> None:
    table = exploring("s1", "s1", head_start=4, **settings)
    assert waits(table) == [(head_start, head_start)]
    assert not table.do("head_start_up", by=TABLE).game.people_first()
    table.game_is(phase="explore")
    assert waits(table) == ([] if timer is None else [(timer, timer)])


@pytest.mark.rule("MM-10.2", "MM-10.4", "MM-15.7")
def test_a_spell_cast_on_a_path_is_taken_back_with_it_and_returns_after_the_refresh() -> None:
    table = Table(1).set(0, spells=[GHOST_LINE, BONFIRE]).explore("s1", coming=NEXT).lay("s1")
    table.do("start_0.W2", f"cast_{GHOST_LINE}").never(f"cast_{GHOST_LINE}").player_is(0, used="")
    table.do("undo").offers(f"cast_{GHOST_LINE}").do(f"cast_{GHOST_LINE}", "done").player_is(0, used=GHOST_LINE)
    table.do("confirm").game_is(round=2).player_is(0, used="")  # face up again after the refresh


@pytest.mark.rule("MM-10.5", "MM-15.1")
def test_the_fairy_pact_gives_a_token_for_one_round_and_is_used_up() -> None:
    table = Table(1).set(0, spells=[FAIRY_PACT], tokens=[0, 0, 0, 0]).on_table(stock=[5, 5, 0, 5])
    table.explore("s1", coming=NEXT).do("pact_rope").undoes(possible=False)
    table.player_is(0, spells="", tokens=[0, 0, 1, 0], extra=[0, 0, 1, 0])
    table.do("done").player_is(0, tokens=[0, 0, 0, 0]).game_is(stock=[5, 5, 0, 5])


@pytest.mark.rule("MM-15.1", "MM-15.2", "MM-15.3", "MM-15.3e", "MM-15.3f")
def test_rewards_are_given_in_the_order_of_the_rules() -> None:
    table = Table(2).set(0, tokens=[1, 0, 0, 0]).on_table(stock=[4, 5, 5, 5])
    table.explore("s1", "s1", coming=["goal_sword_2", "goal_rope_1"]).lay("s1")
    coins = table.game.players[0].coins
    table.do("start_0.W2", "done", by=0).do("done", by=1)
    table.logs_in_order("primary", "primary", "secondary_goal", "secondary", "secondary", "primary_goal")
    table.player_is(0, primary=[2], secondary=[1], coins=coins + 2).game_is(stock=[5, 5, 5, 5])


@pytest.mark.rule("MM-15.3a", "MM-15.3c")
def test_a_used_up_sword_scores_and_a_padlock_when_it_is_opened_but_no_bought_key() -> None:
    def scored(goal: str, *steps: str) -> Table:
        table = Table(2).set(0, tokens=[*tokens("key")]).explore("ta", "s1", goal=goal).lay("ta")
        return table.do("start 0.N1", "E", *steps, "done", by=0).do("done", by=1)

    scored("goal_padlock_2", "S").player_is(0, primary=[3])
    scored("goal_padlock_2").player_is(0, primary=[0])
    scored("goal_key_2", "S").player_is(0, primary=[0])
    # In the room, the sword defeats the monster.
    scored("goal_monster_2", "S", "S").player_is(0, primary=[3])
    scored("goal_sword_2", "S", "S").player_is(0, primary=[1])


@pytest.mark.rule("MM-15.5", "MM-15.5a", "MM-15.5b", "MM-15.5c", "MM-15.5d", "MM-15.7", "MM-15.9", "MM-15.10")
def test_optimizers_keep_or_remove_cards_of_the_hand() -> None:
    table = Table(2).refreshing("s1 s6 s9 s2 s3", "s1", optimizers=([1, 1],))
    table.offers("recycle_s1", "scissors_s9", "confirm")
    assert table.game.view(1).players[0].draft is not None, "the dungeons are public by now"
    table.do("recycle_s1").never("recycle*").refuses("scissors_s1", "card_chosen")
    table.do("undo_s1", "recycle_s6", "scissors_s9", "confirm").player_is(0, area="s6").game_is(gone="s9", round=2)
    assert sorted(table.game.players[0].discard) == ["s1", "s2", "s3"]


def listed(table: Table, seat: int = 0) -> set[str]:
    """The answers that a seat is shown."""
    return {id for id, option in table.options(seat).items() if option.prominence >= Shown.LISTED}


@pytest.mark.rule("MM-15.10")
@pytest.mark.parametrize(
    ("answers", "undone"), [(["recycle_s1", "confirm"], Message("undone-refreshed")), (["recycle_s1.done"], None)]
)
def test_taking_back_the_end_of_the_refresh_is_not_called_taking_back_what_was_marked_before(
    answers: list[str], undone: Message | None
) -> None:
    table = Table(3).refreshing("s6", "s1 s2", "s7", optimizers=([0, 0], [1, 0], [0, 1]))
    table.do(*answers, by=1)
    taken = table.game.chronicle.taken_back([*table.news])
    assert taken == undone


@pytest.mark.rule("MM-15.10")
@pytest.mark.parametrize("last", [False, True], ids=["others choose", "the last"])
def test_the_last_use_confirms_the_refresh_and_can_be_undone(last: bool) -> None:
    table = Table(3).refreshing("s6", "s1 s2", "s7", optimizers=([0, 0], [1, 1], [0, int(not last)]))
    assert {"recycle_s1", "scissors_s2"} <= listed(table, 1)
    table.do("recycle_s1", by=1)
    assert listed(table, 1) == {"scissors_s2.done", "undo_s1", "confirm"}
    table.do("scissors_s2.done", by=1).undoes(by=1)  # no hidden information was revealed
    table.logs_in_order("refreshed", "refreshed").game_is(phase="market" if last else "refresh")


@pytest.mark.rule("MM-15.10")
def test_using_the_only_card_confirms_the_refresh_unless_a_barter_is_left() -> None:
    assert listed(Table(2).refreshing("s1", "s6", optimizers=([2, 0],))) == {"recycle_s1.done", "confirm"}
    table = Table(2).refreshing("s1 d37", "s6", optimizers=([1, 0],), spells=([BARTER],))
    assert {"recycle_s1", "recycle_s1.done", "barter_d37"} <= listed(table)


@pytest.mark.rule("MM-15.10")
def test_a_use_on_a_likely_card_can_confirm_the_refresh_although_others_are_left() -> None:
    hand = ["s1", "s2", "s3", "s4", "s5"]
    table = Table(2).refreshing(hand, "s6", optimizers=([2, 1],))
    table.game.goals[-1] = "goal_rope_1"
    options = table.options()
    fits = sorted(hand, key=lambda card: -fitting(card, "goal_rope_1"))
    combined = {id for id in listed(table) if id.endswith(".done") and id.startswith("recycle")}
    assert combined == {f"recycle_{card}.done" for card in fits[:2]}, "with all of them the menu would be too long"
    assert {f"recycle_{card}" for card in hand} <= listed(table)
    best = f"recycle_{fits[0]}"
    effects = {id: effect_of(options[id]) for id in (best, f"{best}.done")}
    assert [about and about.key for about in effects.values()] == ["about-card", "about-confirm"], "uses are lost"
    table.do(f"{best}.done").game_is(phase="market").player_is(0, area=fits[0]).undoes()


@pytest.mark.rule("MM-15.10")
def test_the_last_use_can_be_chosen_without_confirming_and_taken_back() -> None:
    table = Table(2).refreshing("s1 s2", "s6", optimizers=([1, 0],)).do("recycle_s1")
    table.asks("refresh", "undo_s1, confirm").do("undo_s1", "recycle_s2", "confirm").player_is(0, area="s2")


@pytest.mark.rule("MM-15.8", "MM-15.10")
def test_the_last_use_confirms_the_refresh_also_before_the_market_is_renewed() -> None:
    table = Table(3).on_table(round=RENEWED_AFTER)
    table.refreshing("s6", "s1", "s7", optimizers=([0, 0], [0, 1]))
    assert listed(table, 1) == {"scissors_s1.done", "confirm"}
    undo = {id: option.undo for id, option in table.options(1).items()}
    assert (undo["scissors_s1"], undo["scissors_s1.done"], undo["confirm"]) == (None, Undo.SHARED, Undo.SHARED)
    table.do("scissors_s1.done", by=1).game_is(round=RENEWED_AFTER + 1)
    table.undoes(by=1, possible=False)  # new cards were revealed


@pytest.mark.rule("MM-15.6")
def test_refresh_spells_remove_or_keep_a_card() -> None:
    table = Table(2).refreshing("s1 d37 s9", "s1", spells=([BONFIRE, ENCORE],), coins=[2])
    table.do(f"{BONFIRE}_s1", f"{ENCORE}_s9").player_is(0, coins=0).do("undo_s9").player_is(0, coins=2)
    table.do(f"{ENCORE}_s9", "confirm").player_is(0, area="s9").game_is(gone="s1")
    Table(2).refreshing("s1", "s1", spells=([ENCORE],)).game_is(phase="refresh")


@pytest.mark.rule("MM-15.6")
def test_barter_exchanges_a_card_for_one_that_costs_no_more() -> None:
    table = Table(2).refreshing("s1 d13 s9", "s1", spells=([BARTER],))
    market = table.game.market
    table.refuses("barter_s1", "no_price").do("barter_d13")
    table.asks("barter", ", ".join(["back", *market[3], *market[4]]))
    taken = market[4][0]
    table.do(taken).logs("barters", card="d13", new=taken, spell=BARTER)
    assert taken in table.game.players[0].discard
    assert len(market[4]) == 2
    assert taken not in market[4]
    assert "d13" in table.do("confirm").game.gone


@pytest.mark.rule("MM-15.8")
def test_the_market_and_its_spells_are_renewed_after_round_three() -> None:
    table = Table(1)
    for number in range(1, 5):
        spells = set(table.game.spells)
        before = {cost: list(cards) for cost, cards in table.game.market.items()}
        table.skip_market().round_off()
        renewed = all(not set(before[cost]) & set(cards) for cost, cards in table.game.market.items())
        assert renewed == (not spells & set(table.game.spells)) == (number == 3)


def ended(*scores: tuple[int, int]) -> Table:
    """A game whose players end with these points of primary and of secondary goals and no coins."""
    table = Table(len(scores))
    for player, (primary, secondary) in zip(table.game.players, scores, strict=True):
        player.coins = 0
        player.primary = [primary]
        player.secondary = [secondary]
    table.game.result = outcome(table.game)
    return table


@pytest.mark.rule("MM-16.7", "MM-16.5", "MM-11.1")
def test_ties_are_broken_by_the_secondary_score_and_then_shared() -> None:
    table = ended((6, 0), (5, 2), (5, 2))
    assert table.result.winners == [1, 2]
    assert [place.place for place in table.result.places] == [3, 1, 1]
    args: Args = {"points": 6, "player": seat_name(1), "behind": seat_name(0), "own": 1, "other": 0}
    assert table.game.closing() == [
        Message("tie-secondary", args),
        Message("tie-shared", {"points": 6, "players": [seat_name(1), seat_name(2)]}),
    ]
    second = ended((9, 0), (5, 4), (6, 2))
    assert [place.place for place in second.result.places] == [1, 2, 3]
    args = {"points": 7, "player": seat_name(1), "behind": seat_name(2), "own": 2, "other": 1}
    assert second.game.closing() == [Message("tie-secondary", args)]
    assert ended((9, 0), (5, 4), (5, 2)).game.closing() == [], "the points decided"


@pytest.mark.rule("MM-16.5", "MM-11.1")
def test_a_player_alone_gains_points_for_escaping() -> None:
    alone = Table(1)
    assert escape_points(alone.game) == [0]
    assert escape_points(alone.set(0, escapes=[True]).game) == [2]


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

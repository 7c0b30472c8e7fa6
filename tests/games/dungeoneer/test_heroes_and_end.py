"""Heroes, elimination, victory, refusals, defaults (DN-18, DN-19, DN-20, DN-23, DN-24)."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeoneer.rules import inventory, life
from games.dungeoneer.rules.attributes import hero_score, treasure_slots
from games.dungeoneer.rules.components import Effect, name_of
from games.dungeoneer.rules.conditions import Context
from games.dungeoneer.rules.effects import execute
from games.dungeoneer.rules.game import Dungeoneer
from games.dungeoneer.rules.map.geometry import spot_of
from games.dungeoneer.rules.phases.turns import begin_turn
from games.dungeoneer.rules.pieces import NOBODY
from rules.game import COUNT_POINTS
from rules.messages import TABLE, Message, seat_name
from rules.players import RandomPlayer
from tests.games.driver import played_until
from tests.games.dungeoneer.table import Table, table_of


@pytest.mark.rule("DN-18.2", "DN-18.3", "DN-20.6")
def test_level_stops_at_four_and_new_scores_apply_at_once() -> None:
    """Glory that comes with a level is gained even without a level to gain."""
    table = table_of("he_sera", "he_brokk")
    level_and_two_glory = [Effect(do="level"), Effect(do="glory", n=2)]
    for level, melee, glory in ((2, 3, 2), (3, 3, 4), (4, 4, 6), (4, 4, 8)):
        execute(table.game, level_and_two_glory, Context(1, source="qd_relight"))
        table.hero_is(1, level=level, glory=glory).scores(1, melee=melee)


@pytest.mark.rule("DN-18.4")
@pytest.mark.parametrize(("before", "healed", "after"), [(6, 2, 6), (5, 4, 6), (1, 2, 3)])
def test_healing_stops_at_the_maximum(before: int, healed: int, after: int) -> None:
    table = table_of().set(1, life=before)
    life.heal(table.game, 1, healed)
    table.hero_is(1, life=after)


@pytest.mark.rule("DN-18.5", "DN-18.6", "DN-19.4", "DN-1.12")
def test_an_eliminated_player_loses_everything() -> None:
    table = table_of("he_sera", "he_brokk", "he_lirien").hand(2, "mo_rats", "tp_darts")
    table.ready(2, "tr_boots", "bn_fleet_foot").bane(2, "ba_frailty", 1).pack(2, "mo_ogre", 1, "ba_rage")
    table.quest("qd_relight", 2).quest("qd_leap", 2).set(2, done=["qd_crown"])
    table.set(2, life=1, cusp=0, token=True)
    table.rich(1, movement=1).begin("hero").dice(6, 1).play("challenge-s2-melee").hero_is(2, alive=False)
    table.discards("mo_rats", "tp_darts", "tr_boots", "bn_fleet_foot", "ba_frailty", "mo_ogre", "ba_rage")
    assert set(table.game.quest_deck.cards[:2]) == {"qd_relight", "qd_leap"}
    table.hero_is(2, done="", at=-1, cusp=-1, hand="", boons="", treasures="", banes="", pack="", glory=0, peril=0)
    table.hero_is(2, token=False).hero_is(1, glory=1)  # the reward came first
    assert not any(question.seat == 2 for question in table.game.questions)


@pytest.mark.rule("DN-18.6")
def test_quests_of_an_eliminated_player_go_under_the_deck_in_random_order() -> None:
    orders = set()
    for attempt in range(8):
        table = table_of("he_sera", "he_brokk", "he_lirien").quest("qd_relight", 2).quest("qd_leap", 2)
        table.quest("qd_codex", 2)
        table.game.dice.stir(f"attempt {attempt}")
        life.eliminate(table.game, 2)
        lowest = table.game.quest_deck.cards[:3]
        assert sorted(lowest) == ["qd_codex", "qd_leap", "qd_relight"]
        assert table.game.quest_deck.blocks[-1] == 3, "their order is unknown"
        orders.add(tuple(lowest))
    assert len(orders) > 2


@pytest.mark.rule("DN-18.7", "DN-18.13")
def test_an_effect_on_the_space_is_finished_when_the_turn_player_dies() -> None:
    table = table_of("he_lirien", "he_sera", "he_tamsin").hand(1, "tp_crusher", "mo_goblin").set(1, life=2)
    table.rich(2, peril=6)
    table.begin("dungeonlord").dice(1, 1, 1).declare("tp_crusher", "mo_goblin").hero_is(1, alive=False)
    table.hero_is(2, life=4)
    table.hero_is(3, life=4).silent("attack").discards("tp_crusher", "mo_goblin")
    table.game_is(turn=2, phase="dungeonlord").hero_is(2, movement=hero_score(table.game, 2, "speed").value)


@pytest.mark.rule("DN-19.2", "DN-18.13", "DN-19.3")
def test_the_last_hero_wins_at_once() -> None:
    table = table_of("he_lirien", "he_lirien").hand(1, "tp_crusher").set(1, life=2).set(2, life=2).rich(2, peril=4)
    table.begin("dungeonlord").dice(1, 1).declare("tp_crusher").over("end-last_hero")
    assert table.result.winners == [2], "one at a time, the turn player first"


@pytest.mark.rule("DN-19.1", "DN-19.3", "DN-13.10")
def test_three_quests_win_at_once() -> None:
    table = table_of().map(("md_shrine", 0, 0), ("md_ash_corridor", 0, -1)).set(1, done=["qd_crown", "qd_leap"])
    table.quest("qd_relight", NOBODY).begin("hero").dice(6).play("quest-qd_relight").over("end-three_quests")
    table.game_is(quests=[])  # the victory comes before a new global quest (DN-13.10)
    assert (table.result.winners, [place.place for place in table.result.places]) == ([1], [2, 1, 2])
    quests = [name_of(quest) for quest in ("qd_crown", "qd_leap", "qd_relight")]
    assert table.game.closing() == [
        Message("closing-quests", {"player": seat_name(1), "quests": quests}),
        Message("closing-out", {"players": [seat_name(0)]}),
    ]


@pytest.mark.rule("DN-19.5")
@pytest.mark.parametrize("completed", [0, 2])
def test_if_all_agree_to_stop_nobody_wins(completed: int) -> None:
    """Not even who has completed the most quests."""
    table = table_of("he_sera", "he_brokk", "he_lirien").set(3, alive=False).begin("hero")
    table[2].done += ["qd_crown", "qd_leap"][:completed]
    table.game.choose(TABLE, COUNT_POINTS, [])
    table.over("end-stopped")
    assert table.result.winners == []
    assert [(place.place, place.total) for place in table.result.places] == [(2, 0), (2, 0), (2, completed), (2, 0)]


@pytest.mark.parametrize("alive", [4, 3])
def test_a_round_is_over_when_everyone_has_had_a_turn_or_is_out(alive: int) -> None:
    game = Dungeoneer.start(4, seed="rounds")
    in_turn_order = [(game.turn + place) % 4 for place in range(4)]
    for seat in in_turn_order[alive:]:
        game.players[seat].alive = False
    rounds: list[int] = []
    for seat in in_turn_order[:alive] * 3:
        if rounds:
            begin_turn(game, seat)
            game.agenda.stack.clear()
        rounds.append(game.view(None).round)
    assert rounds == [1] * alive + [2] * alive + [3] * alive


@pytest.mark.rule("DN-18.11")
def test_a_newer_cause_of_being_tipped_replaces_the_older() -> None:
    table = table_of("he_sera", "he_lirien").tip(2, "pit", "speed", 6).hand(1, "mo_weaver").rich(2, peril=4)
    table.begin("dungeonlord").dice(6, 1).declare("mo_weaver").tipped_by(2, "threat", "melee", 5)


@pytest.mark.rule("DN-18.12")
@pytest.mark.parametrize(("cause", "lies"), [("pit", False), ("threat", True)])
def test_a_tipped_hero_that_is_moved_stands_up_only_if_it_was_in_a_pit(cause: str, lies: bool) -> None:
    table = table_of().tip(2, cause, "speed", 6).rich(2, peril=3).hand(1, "ba_lost_way").begin("dungeonlord")
    table.play("bane-ba_lost_way-s2", "md_crossways").hero_is(2, lies=lies)


@pytest.mark.rule("DN-18.10")
def test_bonuses_against_the_kind_of_threat_apply_to_getting_up() -> None:
    table = table_of("he_brokk", "he_sera").hand(2, "tp_net").rich(1, peril=1).at(2, "md_crossways")
    # a die of 1, melee 3 and Brokk's 2 against traps are enough for the Net
    table.begin("dungeonlord", turn=2).dice(1).declare("tp_net", target=1).hero_is(1, lies=False)
    table.set(1, hero="he_lirien").hand(2, "tp_net").rich(1, peril=1).begin("dungeonlord", turn=2).dice(1)
    table.declare("tp_net", target=1).hero_is(1, lies=True)
    table.set(1, hero="he_brokk").rich(1, movement=1).begin("hero").dice(1).play("untip").hero_is(1, lies=False)


@pytest.mark.rule("DN-20.4", "DN-20.6")
def test_older_cards_are_resolved_first_and_impossible_effects_do_nothing() -> None:
    table = table_of().bane(1, "ba_fever", 2).bane(1, "ba_fever", 2)
    _, newer = table[1].banes
    # the 6 removes the older one, the 1 lets the newer one take effect
    table.dice(6, 1).begin("reset").hero_is(1, banes=[newer], life=5)
    hag = (
        table_of("he_sera", "he_sera")
        .hand(1, "mo_hag")
        .rich(2, peril=4)
        .begin("dungeonlord")
        .dice(6, 1)
        .declare("mo_hag")
    )
    hag.hero_is(2, life=5)  # without a hand there is only the wound


@pytest.mark.rule("DN-V39", "DN-1.19")
def test_a_once_per_turn_effect_is_available_again_on_the_next_turn() -> None:
    table = table_of("he_sera", "he_lirien").rich(1, glory=9).set(1, life=2).begin("hero").play("ability")
    table.hero_is(1, life=3)
    table.refuses("ability", "once_per_turn_used")
    table.hand(1, "bn_battle_cry").stance(1, "always").play("end", wait=True).window_is("end")
    table.refuses("ability", "once_per_turn_used", by=1)
    table.play("pass", wait=True).game_is(turn=2).window_is("reset").offers("ability", by=1)


@pytest.mark.rule("DN-24.3", "DN-16.12")
def test_each_question_has_a_default_for_when_time_runs_out() -> None:
    table = table_of().hand(1, "mo_rats", "tp_darts").rich(2, peril=9).begin("dungeonlord").defaults("end")
    table.play("declare").defaults("cancel")
    table.play("cancel", "end").defaults(min(map(spot_of, table.ids())).id)  # the first legal spot in reading order
    table.play(table.ids()[0]).defaults("end")
    table.rich(1, movement=1).play("end").hero_is(1, token=True)  # one unused movement is kept
    table.defaults("hand-tp_darts")  # the newest
    pack = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "mo_goblin").rich(2, peril=9)
    pack.begin("dungeonlord").dice(6, 1).declare("mo_goblin").play("seat-3", "end").asks("pack_assign").defaults("hand")
    pack.play("pack").pack(1, "mo_ogre").pack(1, "mo_imp").pack(1, "mo_troll")
    pack.begin("dungeonlord").play("end").defaults("discard-#mo_goblin")  # the cheapest, the goblin
    wolf = table_of("he_lirien", "he_sera").ready(1, "bn_spirit_wolf")
    wolf.rich(1, glory=9).begin("reset").asks("pay_upkeep").defaults("pay-#bn_spirit_wolf")


# Slots


@pytest.mark.rule("DN-17.8", "DN-17.9", "DN-17.11", "DN-17.3", "DN-1.13")
def test_boons_are_limited_by_slots_and_their_bonuses_add_up() -> None:
    table = table_of("he_sera", "he_brokk")
    table.hand(1, "bn_fleet_foot", "bn_fleet_foot", "bn_iron_stance", "bn_second_wind")
    table.rich(1, glory=20).set(1, life=3).begin("hero").play("play-bn_fleet_foot", "play-bn_fleet_foot")
    table.scores(1, speed=5)
    table.refuses("play-bn_iron_stance", "no_slot")
    table.play("play-bn_second_wind").hero_is(1, life=5).discards("bn_second_wind")


@pytest.mark.rule("DN-17.13", "DN-17.14", "DN-V25")
def test_treasures_are_limited_by_slots_and_categories() -> None:
    table = table_of("he_lirien", "he_brokk").hand(1, "tr_shield", "tr_shield", "tr_boots", "tr_helm").rich(1, glory=20)
    table.begin("hero").play("play-tr_shield").refuses("play-tr_shield", "duplicate_category")
    table.play("play-tr_boots").refuses("play-tr_helm", "no_slot")


@pytest.mark.rule("DN-V26", "DN-17.17", "DN-17.16")
def test_a_potion_used_at_once_needs_no_slot() -> None:
    table = table_of("he_lirien", "he_brokk").ready(1, "tr_shield", "tr_boots").hand(1, "tr_draught").rich(1, glory=2)
    table.set(1, life=3).begin("hero").refuses("play-tr_draught", "no_slot")
    table.play("quaff-tr_draught").logs("uses_at_once").hero_is(1, life=5, glory=0).discards("tr_draught")
    kept = table_of("he_sera", "he_brokk").ready(1, "tr_draught")
    kept.set(1, life=3).begin("hero").play("use-#tr_draught").hero_is(1, treasures="").discards("tr_draught")


@pytest.mark.rule("DN-V24", "DN-17.18", "DN-17.19")
def test_storage_items_add_slots_that_are_lost_with_them() -> None:
    table = table_of("he_sera", "he_brokk").ready(1, "tr_shield", "tr_boots", "tr_helm").hand(1, "tr_pack")
    table.rich(1, glory=2).begin("hero").play("play-tr_pack")
    assert (len(table[1].treasures), treasure_slots(table[1])) == (4, 5)
    inventory.remove_laid(table.game, table[1], table[1].treasures[-1])
    table.hero_is(1, treasures="tr_shield tr_boots tr_helm").asks("hero_acts")


@pytest.mark.rule("DN-V24", "DN-17.18")
def test_storage_that_stays_keeps_its_slots() -> None:
    table = table_of("he_sera", "he_brokk").ready(1, "tr_shield", "tr_boots", "tr_helm", "tr_pack", "tr_sword")
    table.begin("hero")
    inventory.remove_laid(table.game, table[1], table[1].treasures[-1])
    table.hero_is(1, treasures="tr_shield tr_boots tr_helm tr_pack").asks("hero_acts")


@pytest.mark.rule("DN-V24", "DN-17.19")
def test_without_their_storage_only_three_treasures_are_kept() -> None:
    """The dearest three, if their owner does not choose: not the Helm."""
    table = table_of("he_sera", "he_brokk").ready(1, "tr_shield", "tr_boots", "tr_helm", "tr_sword", "tr_pack")
    table.hand(2, "ba_imp_thief").rich(1, peril=4).begin("dungeonlord", turn=2).dice(1).play("bane-ba_imp_thief-s1")
    table.play("card-#tr_pack", seat=2).asks("storage_keep", by=1).do(*table.asked(1).default(table.game) or [], seat=1)
    table.hero_is(1, treasures="tr_shield tr_boots tr_sword")


@pytest.mark.rule("DN-17.22", "DN-17.23", "DN-1.20")
def test_a_permanent_bane_stays_on_its_target_until_removed() -> None:
    table = table_of("he_sera", "he_brokk", "he_lirien").hand(1, "ba_frailty").rich(2, glory=3, peril=3)
    table.begin("dungeonlord").play("bane-ba_frailty-s2")
    (bane,) = table[2].banes
    assert bane.by == 1
    table.scores(2, melee=2)
    life.eliminate(table.game, 1)
    table.hero_is(2, banes=[bane])
    table.begin("hero", turn=2).play("remove-#ba_frailty").hero_is(2, banes="", glory=0).scores(2, melee=3)


@pytest.mark.rule("DN-17.12")
def test_the_hero_ability_is_used_like_an_anytime_boon() -> None:
    table = table_of("he_sera", "he_lirien").rich(2, glory=1, peril=3).hand(1, "mo_imp").begin("dungeonlord")
    table.declare("mo_imp", wait=True).offers("ability", by=2)
    table.play("ability", seat=2, wait=True).scores(2, magic=4).hero_is(2, boons="")


@pytest.mark.rule("DN-1.17", "DN-17.7")
def test_a_card_without_a_legal_target_cannot_be_played() -> None:
    table = table_of().hand(1, "ba_imp_thief", "ba_unravel").rich(2, peril=9).begin("dungeonlord")
    table.refuses("bane-ba_imp_thief-s2", "no_target").refuses("bane-ba_unravel-s2", "no_target")
    table.ready(2, "tr_boots", "bn_fleet_foot")
    table.offers("bane-ba_imp_thief-s2", "bane-ba_unravel-s2")
    table.play("bane-ba_unravel-s2").hero_is(2, boons="")  # the card overrides the rule that boons are not discarded


def test_the_standing_counts_completed_quests() -> None:
    game = Table(begun=False).game
    assert game.standing() == [0, 0]
    game.players[1].done += game.quest_deck.cards[:2]
    assert game.standing() == [0, 2]


@pytest.mark.rule("DN-24.4", "DN-18.6")
def test_the_hero_of_a_player_who_leaves_for_good_is_out_after_the_turn() -> None:
    game = Dungeoneer.start(3, {"leavers": "out"}, seed="leaving")
    played_until(game, lambda game: game.turns == 2, RandomPlayer(), Random(2))
    leaving = next(question for question in game.questions if question.seat == 2 and question.kind == "leave_for_good")
    game.choose(2, leaving.id, [option.id for option in leaving.options(game)])
    assert game.living(0) == [0, 1, 2], "the turn is played to its end"
    played_until(game, lambda game: game.turns == 3, RandomPlayer(), Random(3))
    assert game.living(0) == [0, 1]
    assert (game.hands[2], game.players[2].boons, game.players[2].treasures) == ([], [], [])
    assert all(question.seat != 2 for question in game.questions)
    assert game.result is None
    assert game.turn in (0, 1)


@pytest.mark.rule("DN-24.4")
def test_a_computer_player_goes_on_for_a_player_who_leaves_unless_the_host_wants_otherwise() -> None:
    assert not any(question.kind == "leave_for_good" for question in Dungeoneer.start(3, {}, seed="leaving").questions)

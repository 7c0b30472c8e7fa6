"""Quests of every kind (DN-13)."""

from __future__ import annotations

import pytest

from games.dungeoneer.rules.pieces import NOBODY, NOWHERE
from tests.games.dungeoneer.table import Table

ACTOR, OTHER, THIRD = 1, 2, 3
"""The player whose turn it is, and those to the left."""
HERE, NORTH = 0, 1
"""The space where all heroes stand, and the one to the north."""
FAILURE, SUCCESS = 1, 6
"""Dice for a threat."""
HIT, REPELLED = (6, 1), (1, 6)
"""Dice of an attacker and a defender."""


def standing_in(
    space: str, *quests: str, owner: int = ACTOR, heroes: tuple[str, ...] = ("he_sera", "he_brokk")
) -> Table:
    """All heroes stand on this space, and its owner has these quests; one other space lies to the north."""
    wild = space.startswith("mw")
    table = Table(heroes, cards="both" if wild else "emberdeep")
    table.map((space, 0, 0), ("mw_forest_road" if wild else "md_ash_corridor", 0, -1))
    for quest in quests:
        table.quest(quest, owner)
    return table


def hero_phase(table: Table, movement: int = 3) -> Table:
    """The hero phase of the actor, who has entered a space in this turn and has this much movement left."""
    return table.set(ACTOR, movement=movement).begin("hero", moved=True)


@pytest.mark.rule("DN-13.1", "DN-13.13", "DN-1.16")
def test_a_quest_is_attempted_in_its_space_by_its_owner_or_by_anyone_if_global() -> None:
    table = hero_phase(standing_in("md_shrine", "qd_relight", "qd_codex").quest("qd_mirror", OTHER))
    table.offers("quest-qd_relight").refuses("quest-qd_codex", "not_in_quest_space").never("quest-qd_mirror")
    table.play("move-n").refuses("quest-qd_relight", "not_in_quest_space")
    standing_in("md_shrine", "qd_relight", owner=NOBODY).begin("hero", turn=OTHER).offers("quest-qd_relight")


@pytest.mark.rule("DN-13.1")
def test_a_quest_that_names_a_terrain_can_be_attempted_in_any_space_of_it() -> None:
    hero_phase(standing_in("mw_forest_road", "qw_horn")).offers("quest-qw_horn")


@pytest.mark.rule("DN-V30", "DN-13.3", "DN-13.37", "DN-13.38", "DN-13.4")
def test_the_first_attempt_is_free_and_a_failure_affects_all_heroes_in_the_space() -> None:
    table = hero_phase(standing_in("md_shrine", "qd_relight"), movement=2).dice(FAILURE).play("quest-qd_relight")
    table.hero_is(ACTOR, movement=2, life=5).hero_is(OTHER, life=5)
    table.dice(FAILURE).play("quest-qd_relight").hero_is(ACTOR, movement=1, life=4).hero_is(OTHER, life=4)
    assert table.args_of("log-threat") != []
    table.tip(ACTOR).refuses("quest-qd_relight", "tipped")
    table.set(ACTOR, tip=None, movement=0).refuses("quest-qd_relight", "no_movement")


@pytest.mark.rule("DN-13.4")
def test_the_free_attempt_is_allowed_while_tipped() -> None:
    hero_phase(standing_in("md_shrine", "qd_relight").tip(ACTOR), movement=0).offers("quest-qd_relight")


@pytest.mark.rule("DN-V32", "DN-14.3", "DN-13.5", "DN-13.6", "DN-13.8", "DN-13.10", "DN-13.12", "DN-18.2")
def test_completing_a_quest_ends_the_hero_phase() -> None:
    table = hero_phase(standing_in("md_shrine", "qd_relight").quest("qd_codex", NOBODY), movement=3)
    table.dice(SUCCESS).play("quest-qd_relight")
    table.hero_is(ACTOR, done="qd_relight", level=2, glory=2, movement=3).asks("bank_movement")
    assert [quest.id for quest in table.game.quests] == ["qd_codex"], "a personal quest is not replaced"
    table.play("keep").hero_is(ACTOR, token=True, movement=0)  # one movement is kept, the rest is lost


@pytest.mark.rule("DN-13.7", "DN-13.12")
def test_a_completed_global_quest_is_replaced() -> None:
    table = standing_in("md_shrine", "qd_relight", owner=NOBODY)
    following = table.game.quest_deck.cards[-1]
    hero_phase(table).dice(SUCCESS).play("quest-qd_relight").hero_is(ACTOR, done="qd_relight")
    assert [(quest.id, quest.owner) for quest in table.game.quests] == [(following, NOBODY)]


@pytest.mark.rule("DN-13.11")
@pytest.mark.parametrize(
    ("completer", "completed", "following"), [(OTHER, ["qd_leap", "qd_crown"], "qd_leap"), (ACTOR, [], "qd_relight")]
)
def test_completed_quests_are_reused_when_the_deck_is_empty(
    completer: int, completed: list[str], following: str
) -> None:
    """Not an artifact (the Crown); the quest just completed (Relight) only without any other."""
    table = standing_in("md_shrine", "qd_relight", owner=NOBODY).set(completer, done=completed)
    table.game.quest_deck.mixed([])
    hero_phase(table).dice(SUCCESS).play("quest-qd_relight")
    assert [quest.id for quest in table.game.quests] == [following]
    assert set(completed) <= set(table[completer].done), "a quest that is reused still counts for who completed it"


@pytest.mark.rule("DN-13.14")
def test_a_quest_effect_applies_while_the_quest_is_open() -> None:
    table = standing_in("md_shrine", "qd_smoke", owner=OTHER).scores(ACTOR, speed=3).scores(OTHER, speed=1)
    table.game.quests[0].owner = NOBODY
    table.scores(ACTOR, speed=2).scores(OTHER, speed=1)
    table.bane(OTHER, "ba_leaden_feet", by=ACTOR)
    table.scores(OTHER, speed=1)  # the smoke never lowers it below 1
    table.game.quests.clear()
    table.scores(ACTOR, speed=3)


@pytest.mark.rule("DN-13.14", "C-16")
def test_the_ember_heart_slows_only_the_hero_that_carries_it() -> None:
    table = standing_in("md_shrine", "qd_ember_heart").scores(ACTOR, speed=3).scores(OTHER, speed=2)
    table.set_quest("qd_ember_heart", touched=True, lies=HERE).scores(ACTOR, speed=3).scores(OTHER, speed=2)
    table.set_quest("qd_ember_heart", carrier=ACTOR).scores(ACTOR, speed=2).scores(OTHER, speed=2)
    table.set_quest("qd_ember_heart", owner=OTHER, carrier=OTHER).scores(ACTOR, speed=3).scores(OTHER, speed=1)


@pytest.mark.rule("DN-13.15")
def test_an_artifact_counts_as_a_quest_and_takes_effect_without_being_a_treasure() -> None:
    table = standing_in("md_forge", "qd_crown").set_quest("qd_crown", wounds=1, fought=True).set(ACTOR, level=4)
    hero_phase(table).dice(*HIT).play("challenge-qd_crown-melee").hero_is(ACTOR, done="qd_crown", level=4)
    table.scores(ACTOR, melee=5, magic=4, speed=4).hero_is(ACTOR, treasures="")
    table.sees(None, f"players.{ACTOR}.artifacts", ["qd_crown"])


@pytest.mark.rule("DN-13.16", "DN-13.17", "DN-13.18", "DN-13.19")
def test_a_search_must_succeed_first_and_its_result_is_lost_after_the_turn() -> None:
    table = hero_phase(standing_in("md_library", "qd_codex", heroes=("he_lirien", "he_brokk")), movement=2)
    # a failed search affects nobody else
    table.dice(FAILURE).play("quest-qd_codex").quest_is("qd_codex", found=False).hero_is(OTHER, peril=0)
    # search and first try are one attempt
    table.dice(SUCCESS, FAILURE).play("quest-qd_codex").quest_is("qd_codex", found=True)
    table.hero_is(ACTOR, movement=1, peril=2).hero_is(OTHER, peril=2)
    table.dice(SUCCESS).play("quest-qd_codex").hero_is(ACTOR, done="qd_codex", level=2, hand=2)
    next_turn = standing_in("md_library", "qd_codex").set_quest("qd_codex", found=True, wounds=1).begin("reset")
    next_turn.quest_is("qd_codex", found=False, wounds=1)


@pytest.mark.rule("DN-V29", "DN-13.20")
def test_every_attempt_at_a_chance_quest_costs_one_movement() -> None:
    table = hero_phase(standing_in("md_shaft", "qd_leap"), movement=3)
    for movement_left in (2, 1, 0):
        table.dice(FAILURE).play("quest-qd_leap", "spend-0").hero_is(ACTOR, movement=movement_left)
    table.refuses("quest-qd_leap", "no_movement").game_is(attempts=3)  # they use up the free attempt


@pytest.mark.rule("DN-13.21")
def test_any_amount_of_glory_improves_the_chance_of_a_quest_and_is_lost() -> None:
    table = hero_phase(standing_in("md_shaft", "qd_leap").set(ACTOR, glory=3)).play("quest-qd_leap")
    table.answers_are("spend-0", "spend-1", "spend-2", "spend-3").defaults("spend-0")
    table.dice(FAILURE).play("spend-1").hero_is(ACTOR, glory=2, done="").play("quest-qd_leap")
    table.dice(5).play("spend-2").hero_is(ACTOR, done="qd_leap", glory=1)  # the reward is 1 Glory


@pytest.mark.rule("DN-13.22", "DN-13.23", "DN-13.25")
def test_an_escort_component_is_picked_up_and_put_down_for_free() -> None:
    table = Table().map(("md_prison", 0, 0), ("md_gate", 0, 1), ("md_ash_corridor", 0, -1)).quest("qd_smith", ACTOR)
    hero_phase(table.lies_in("qd_smith", HERE), movement=1).play("pick-qd_smith")
    table.hero_is(ACTOR, movement=1).quest_is("qd_smith", carrier=ACTOR).lies_in("qd_smith", NOWHERE)
    table.play("drop-qd_smith").lies_in("qd_smith", HERE).play("pick-qd_smith").lies_in("qd_smith", NOWHERE)
    table.play("move-s").begin("hero", turn=OTHER).refuses("pick-qd_smith", "not_in_quest_space")
    hero_phase(table).play("drop-qd_smith").hero_is(ACTOR, done="qd_smith")
    hero_phase(standing_in("md_shrine", "qd_smith")).refuses("pick-qd_smith", "not_in_quest_space")


@pytest.mark.rule("DN-V28", "DN-13.24")
def test_a_global_escort_becomes_personal_when_picked_up() -> None:
    table = standing_in("md_prison", "qd_smith", owner=NOBODY).quest("qd_leap", ACTOR).quest("qd_codex", ACTOR)
    following = table.game.quest_deck.cards[-1]
    hero_phase(table).play("pick-qd_smith").asks("hero_acts")
    owners = {quest.id: quest.owner for quest in table.game.quests}
    assert owners == {"qd_codex": ACTOR, "qd_leap": ACTOR, "qd_smith": ACTOR, following: NOBODY}


@pytest.mark.rule("DN-13.25", "DN-13.26")
def test_a_component_waits_for_its_owner_and_once_put_down_may_be_taken_by_anyone() -> None:
    table = hero_phase(standing_in("md_prison", "qd_smith", owner=OTHER)).refuses("pick-qd_smith", "no_target")
    table.begin("hero", turn=OTHER).play("pick-qd_smith", "drop-qd_smith")
    table.quest_is("qd_smith", carrier=NOBODY, lies=HERE, owner=OTHER)
    hero_phase(table).play("pick-qd_smith").quest_is("qd_smith", owner=ACTOR, carrier=ACTOR)


@pytest.mark.rule("DN-V27", "DN-13.27", "DN-13.28", "DN-15.15")
def test_a_hit_steals_the_component_without_a_wound() -> None:
    table = standing_in("md_prison", "qd_leap", "qd_codex").ready(ACTOR, "tr_maul")
    hero_phase(table.quest("qd_smith", OTHER).set_quest("qd_smith", carrier=OTHER, touched=True))
    table.dice(*HIT).play("steal-qd_smith-melee").quest_is("qd_smith", owner=ACTOR, carrier=ACTOR)
    table.hero_is(ACTOR, glory=0).hero_is(OTHER, life=6)
    assert [quest.owner for quest in table.game.quests] == [ACTOR] * 3


@pytest.mark.rule("DN-13.27", "DN-15.15")
def test_a_theft_that_is_repelled_wounds_the_thief() -> None:
    table = hero_phase(standing_in("md_prison", "qd_smith", owner=OTHER).set_quest("qd_smith", carrier=OTHER))
    table.dice(*REPELLED).play("steal-qd_smith-melee").quest_is("qd_smith", carrier=OTHER)
    table.hero_is(ACTOR, life=5).hero_is(OTHER, glory=1)


@pytest.mark.rule("DN-13.9", "DN-13.29", "DN-18.6")
@pytest.mark.parametrize("state", [{"carrier": OTHER}, {"touched": True, "lies": NORTH}])
def test_an_eliminated_owner_loses_quest_and_component(state: dict[str, object]) -> None:
    """Whether the hero carries it or it lies on the map."""
    table = standing_in("md_prison", "qd_smith", owner=OTHER, heroes=("he_sera", "he_lirien", "he_tamsin"))
    hero_phase(table.set_quest("qd_smith", **state).set(OTHER, life=1)).dice(*HIT).play(f"challenge-s{OTHER}-melee")
    table.hero_is(OTHER, alive=False).sees(None, f"spaces.{NORTH}.components", [])
    assert table.game.quest_deck.cards[0] == "qd_smith"
    assert "qd_smith" not in [quest.id for quest in table.game.quests]


@pytest.mark.rule("DN-13.23")
def test_a_hero_can_carry_several_components() -> None:
    table = standing_in("md_prison", "qd_smith", "qd_ember_heart")
    table.set_quest("qd_ember_heart", touched=True, lies=HERE)
    hero_phase(table).play("pick-qd_smith", "pick-qd_ember_heart")
    table.quest_is("qd_smith", carrier=ACTOR).quest_is("qd_ember_heart", carrier=ACTOR)
    table.play("drop-qd_smith").quest_is("qd_smith", carrier=NOBODY).quest_is("qd_ember_heart", carrier=ACTOR)


@pytest.mark.rule("DN-13.30")
def test_wounds_are_sacrificed_in_full_and_not_with_the_last_life() -> None:
    table = hero_phase(standing_in("md_cistern", "qd_dark_bargain").set(ACTOR, life=2))
    table.refuses("quest-qd_dark_bargain", "cost_not_payable")
    table.set(ACTOR, life=3).play("quest-qd_dark_bargain")
    table.hero_is(ACTOR, life=1, peril=3, level=2, done="qd_dark_bargain")


@pytest.mark.rule("DN-13.30")
def test_readied_cards_are_sacrificed_in_full_and_chosen_if_there_are_more() -> None:
    table = hero_phase(standing_in("md_chains", "qd_blood_price", heroes=("he_brokk", "he_sera")))
    table.refuses("quest-qd_blood_price", "cost_not_payable")
    table.ready(ACTOR, "tr_boots", "bn_fleet_foot", "tr_sword").play("quest-qd_blood_price")
    table.answers_are("card-#tr_boots", "card-#bn_fleet_foot", "card-#tr_sword")
    table.refuses("card-#tr_boots", "pick_number")
    table.do("card-#tr_boots", "card-#bn_fleet_foot")
    table.hero_is(ACTOR, treasures="tr_sword", boons="", done="qd_blood_price", level=2, life=6, glory=0, peril=2)


@pytest.mark.rule("DN-13.30")
def test_a_player_with_exactly_enough_to_sacrifice_is_not_asked() -> None:
    table = standing_in("md_chains", "qd_blood_price").ready(ACTOR, "tr_boots", "bn_fleet_foot").begin("hero")
    table.play("quest-qd_blood_price").hero_is(ACTOR, done="qd_blood_price", readied="")


@pytest.mark.rule("DN-13.30")
def test_cards_from_the_hand_and_a_wound_are_sacrificed_together() -> None:
    table = standing_in("mw_hollow", "qw_hex_pact").hand(ACTOR, "mo_rats", "tp_darts", "tp_net").set(ACTOR, life=1)
    hero_phase(table).refuses("quest-qw_hex_pact", "cost_not_payable").set(ACTOR, life=6).play("quest-qw_hex_pact")
    table.do("hand-0", "hand-2")
    table.hero_is(ACTOR, hand="tp_darts", life=5, level=2, glory=0, done="qw_hex_pact", peril=3)


@pytest.mark.rule("DN-V31", "DN-13.31", "DN-13.32", "DN-13.33", "DN-13.34")
def test_the_monster_of_a_slay_quest_attacks_first_and_can_be_challenged_once() -> None:
    table = hero_phase(standing_in("md_ossuary", "qd_bone_regent"), movement=2).never("challenge-qd*")
    table.dice(3, 4).play("quest-qd_bone_regent").hero_is(ACTOR, movement=2)  # equal totals: nobody is wounded
    table.refuses("quest-qd_bone_regent", "already_attacked")
    table.dice(*HIT).play("challenge-qd_bone_regent-melee").hero_is(ACTOR, movement=1)
    table.quest_is("qd_bone_regent", wounds=1).refuses("challenge-qd_bone_regent", "already_attacked")
    table.begin("reset").quest_is("qd_bone_regent", wounds=1, fought=False)


@pytest.mark.rule("DN-V13", "DN-7.12", "DN-13.35")
def test_quest_monsters_bring_neither_glory_nor_peril() -> None:
    table = hero_phase(standing_in("md_ossuary", "qd_bone_regent")).dice(*HIT).play("quest-qd_bone_regent")
    table.hero_is(ACTOR, life=5).all_are(peril=[0, 0]).set_quest("qd_bone_regent", wounds=1, fought=False)
    # slain by the counter; the reward heals
    hero_phase(table).dice(*REPELLED).play("quest-qd_bone_regent")
    table.hero_is(ACTOR, done="qd_bone_regent", glory=0, life=6)


@pytest.mark.rule("DN-13.31")
def test_the_left_neighbour_in_the_game_chooses_the_monsters_attribute() -> None:
    heroes = ("he_sera", "he_brokk", "he_tamsin")
    everyone = hero_phase(standing_in("md_throne", "qd_cinder_king", heroes=heroes))
    everyone.play("quest-qd_cinder_king").asks("monster_attribute", by=OTHER)
    without_other = hero_phase(standing_in("md_throne", "qd_cinder_king", heroes=heroes).set(OTHER, alive=False))
    without_other.play("quest-qd_cinder_king").asks("monster_attribute", by=THIRD).defaults("melee")
    without_other.answers_are("melee", "magic").dice(*HIT).play("magic", seat=THIRD).hero_is(ACTOR, life=4)


@pytest.mark.rule("DN-13.31a", "DN-16.17")
def test_leaving_before_a_quest_monsters_attack_spends_the_attempt() -> None:
    table = standing_in("md_ossuary", "qd_bone_regent", heroes=("he_lirien", "he_brokk")).hand(ACTOR, "bn_blink")
    hero_phase(table.set(ACTOR, glory=9), movement=2).play("quest-qd_bone_regent", wait=True)
    table.asks("window_action").offers("play-bn_blink", "ability")
    # the hero is not asked again; on one's own turn, entering a space gives its gains
    table.play("play-bn_blink", wait=True).asks("hero_acts").logs("attack_falls_away")
    table.hero_is(ACTOR, at=NORTH, glory=7).quest_is("qd_bone_regent", fought=True)

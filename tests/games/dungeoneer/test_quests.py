"""Quests of every kind (DN-13)."""

from __future__ import annotations

import pytest

from games.dungeoneer.rules.pieces import NOBODY, NOWHERE
from tests.games.dungeoneer.table import Table


def table_of(
    space: str, *quests: str, owner: int = 1, heroes: tuple[str, ...] = ("he_sera", "he_brokk"), movement: int = 3
) -> Table:
    """The heroes stand on this space, and its owner has these quests; one other space lies to the north."""
    wild = space.startswith("mw")
    table = Table(heroes, cards="both" if wild else "emberdeep")
    table.map((space, 0, 0), ("mw_forest_road" if wild else "md_ash_corridor", 0, -1))
    for quest in quests:
        table.quest(quest, owner)
    return table.rich(1, movement=movement)


@pytest.mark.rule("DN-13.1", "DN-13.13", "DN-1.16")
def test_a_quest_is_attempted_in_its_space_by_its_owner_or_by_anyone_if_global() -> None:
    table = table_of("md_shrine", "qd_relight").quest("qd_codex", 1).quest("qd_mirror", 2).begin("hero", moved=True)
    table.offers("quest-qd_relight").refuses("quest-qd_codex", "not_in_quest_space").never("quest-qd_mirror")
    table.play("move-n").refuses("quest-qd_relight", "not_in_quest_space")
    table_of("md_shrine", "qd_relight", owner=NOBODY).begin("hero", turn=2).offers("quest-qd_relight")
    table_of("mw_forest_road", "qw_horn").begin("hero", moved=True).offers("quest-qw_horn")  # any matching space


@pytest.mark.rule("DN-V30", "DN-13.3", "DN-13.37", "DN-13.38", "DN-13.4")
def test_the_first_attempt_is_free_and_a_failure_affects_all_heroes_in_the_space() -> None:
    table = table_of("md_shrine", "qd_relight", movement=2).begin("hero", moved=True).dice(1).play("quest-qd_relight")
    table.hero_is(1, movement=2, life=5).hero_is(2, life=5)
    table.dice(1).play("quest-qd_relight").hero_is(1, movement=1, life=4).hero_is(2, life=4)
    assert table.args_of("log-threat") != []
    table.tip(1).refuses("quest-qd_relight", "tipped")
    table.set(1, tip=None, movement=0).refuses("quest-qd_relight", "no_movement")
    # the free one is allowed while tipped
    table_of("md_shrine", "qd_relight", movement=0).tip(1).begin("hero", moved=True).offers("quest-qd_relight")


@pytest.mark.rule("DN-V32", "DN-14.3", "DN-13.5", "DN-13.6", "DN-13.8", "DN-13.10", "DN-13.12", "DN-18.2")
def test_completing_a_quest_ends_the_hero_phase() -> None:
    table = table_of("md_shrine", "qd_relight", movement=3).quest("qd_codex", NOBODY).begin("hero", moved=True).dice(6)
    table.play("quest-qd_relight").hero_is(1, done="qd_relight", level=2, glory=2).asks("bank_movement")
    assert [quest.id for quest in table.game.quests] == ["qd_codex"], "a personal quest is not replaced"
    table.hero_is(1, movement=3)
    table.play("keep").hero_is(1, token=True, movement=0)  # one movement is kept, the rest is lost


@pytest.mark.rule("DN-13.7", "DN-13.12")
def test_a_completed_global_quest_is_replaced() -> None:
    table = table_of("md_shrine", "qd_relight", owner=NOBODY)
    following = table.game.quest_deck.cards[-1]
    table.begin("hero", moved=True).dice(6).play("quest-qd_relight").hero_is(1, done="qd_relight")
    assert [(quest.id, quest.owner) for quest in table.game.quests] == [(following, NOBODY)]


@pytest.mark.rule("DN-13.11")
def test_completed_quests_are_reused_when_the_deck_is_empty() -> None:
    table = table_of("md_shrine", "qd_relight", owner=NOBODY)
    table.game.quest_deck.mixed([])
    table.set(2, done=["qd_leap", "qd_crown"]).begin("hero", moved=True).dice(6).play("quest-qd_relight")
    assert [quest.id for quest in table.game.quests] == ["qd_leap"], "neither the quest just completed nor an artifact"
    table.hero_is(2, done="qd_leap qd_crown")  # it still counts
    none = table_of("md_shrine", "qd_relight", owner=NOBODY)
    none.game.quest_deck.mixed([])
    none.set(1, done=["qd_mirror"]).begin("hero", moved=True).dice(6).play("quest-qd_relight")
    assert [quest.id for quest in none.game.quests] == ["qd_relight"], "with nothing else, the same again"


@pytest.mark.rule("DN-13.14")
def test_a_quest_effect_applies_while_the_quest_is_open() -> None:
    table = table_of("md_shrine", "qd_smoke", owner=2).scores(1, speed=3).scores(2, speed=1)
    table.game.quests[0].owner = NOBODY
    table.scores(1, speed=2).scores(2, speed=1)
    table.bane(2, "ba_leaden_feet", 1)
    table.scores(2, speed=1)  # the smoke never lowers it below 1
    table.game.quests.clear()
    table.scores(1, speed=3)


@pytest.mark.rule("DN-13.14", "C-16")
def test_the_ember_heart_slows_only_the_hero_that_carries_it() -> None:
    table = table_of("md_shrine", "qd_ember_heart", owner=1).scores(1, speed=3).scores(2, speed=2)
    table.set_quest("qd_ember_heart", touched=True, lies=0).scores(1, speed=3)
    table.scores(2, speed=2)  # not carried: no effect
    table.set_quest("qd_ember_heart", carrier=1).scores(1, speed=2).scores(2, speed=2)
    table.set_quest("qd_ember_heart", owner=2, carrier=2).scores(1, speed=3).scores(2, speed=1)


@pytest.mark.rule("DN-13.15")
def test_an_artifact_counts_as_a_quest_and_takes_effect_without_being_a_treasure() -> None:
    table = table_of("md_forge", "qd_crown").set_quest("qd_crown", wounds=1, fought=True).set(1, level=4)
    table.begin("hero", moved=True).dice(6, 1).play("challenge-qd_crown-melee").hero_is(1, done="qd_crown", level=4)
    table.scores(1, melee=5, magic=4, speed=4).hero_is(1, treasures="").sees(None, "players.1.artifacts", ["qd_crown"])


@pytest.mark.rule("DN-13.16", "DN-13.17", "DN-13.18", "DN-13.19")
def test_a_search_must_succeed_first_and_its_result_is_lost_after_the_turn() -> None:
    table = table_of("md_library", "qd_codex", heroes=("he_lirien", "he_brokk"), movement=2).begin("hero", moved=True)
    table.dice(1)
    # a failed search affects nobody else
    table.play("quest-qd_codex").quest_is("qd_codex", found=False).hero_is(2, peril=0)
    # search and first try are one attempt
    table.dice(6, 1).play("quest-qd_codex").quest_is("qd_codex", found=True).hero_is(1, movement=1)
    table.all_are(peril=[2, 2])
    table.dice(6).play("quest-qd_codex").hero_is(1, done="qd_codex", level=2, hand=2)
    lost = table_of("md_library", "qd_codex").set_quest("qd_codex", found=True, wounds=1).begin("reset")
    lost.quest_is("qd_codex", found=False, wounds=1)


@pytest.mark.rule("DN-V29", "DN-13.20", "DN-13.21")
def test_every_attempt_at_a_chance_quest_costs_one_movement() -> None:
    table = table_of("md_shaft", "qd_leap", movement=3).rich(1, glory=5, movement=3).begin("hero", moved=True)
    for left in (2, 1, 0):
        table.do("quest-qd_leap")
        assert table.ids() == [f"spend-{n}" for n in range(table[1].glory + 1)]
        table.defaults("spend-0")
        table.dice(1).play("spend-1").hero_is(1, movement=left)
    table.hero_is(1, glory=2).refuses("quest-qd_leap", "no_movement")
    table.game_is(attempts=3)  # they use up the free attempt
    good = table_of("md_shaft", "qd_leap").rich(1, glory=3, movement=1).begin("hero", moved=True).play("quest-qd_leap")
    good.dice(4).play("spend-3").hero_is(1, done="qd_leap", glory=1)


@pytest.mark.rule("DN-13.22", "DN-13.23", "DN-13.25")
def test_an_escort_component_is_picked_up_and_put_down_for_free() -> None:
    table = Table().map(("md_prison", 0, 0), ("md_gate", 0, 1), ("md_ash_corridor", 0, -1)).quest("qd_smith", 1)
    table.rich(1, movement=1).lies_in("qd_smith", 0).begin("hero", moved=True)
    table.play("pick-qd_smith").hero_is(1, movement=1).quest_is("qd_smith", carrier=1).lies_in("qd_smith", NOWHERE)
    table.play("drop-qd_smith").lies_in("qd_smith", 0).play("pick-qd_smith").lies_in("qd_smith", NOWHERE)
    table.play("move-s").begin("hero", turn=2).refuses("pick-qd_smith", "not_in_quest_space")
    table.begin("hero", moved=True).play("drop-qd_smith").hero_is(1, done="qd_smith")
    table_of("md_shrine", "qd_smith").begin("hero", moved=True).refuses("pick-qd_smith", "not_in_quest_space")


@pytest.mark.rule("DN-V28", "DN-13.24")
def test_a_global_escort_becomes_personal_when_picked_up() -> None:
    table = table_of("md_prison", "qd_smith", owner=NOBODY).quest("qd_leap", 1).quest("qd_codex", 1)
    following = table.game.quest_deck.cards[-1]
    table.begin("hero", moved=True).play("pick-qd_smith").asks("hero_acts")
    owners = {quest.id: quest.owner for quest in table.game.quests}
    assert owners == {"qd_codex": 1, "qd_leap": 1, "qd_smith": 1, following: NOBODY}


@pytest.mark.rule("DN-13.25", "DN-13.26")
def test_a_component_that_was_put_down_may_be_taken_by_anyone() -> None:
    # untouched, it waits for its owner
    table = table_of("md_prison", "qd_smith", owner=2).begin("hero", moved=True).refuses("pick-qd_smith", "no_target")
    table.begin("hero", turn=2).play("pick-qd_smith", "drop-qd_smith")
    table.quest_is("qd_smith", carrier=NOBODY, lies=0, owner=2)
    table.begin("hero", moved=True).play("pick-qd_smith").quest_is("qd_smith", owner=1, carrier=1)


@pytest.mark.rule("DN-V27", "DN-13.27", "DN-13.28", "DN-15.15")
def test_a_hit_steals_the_component_without_a_wound() -> None:
    table = table_of("md_prison", "qd_smith", owner=2).set_quest("qd_smith", carrier=2, touched=True)
    table.quest("qd_leap", 1)
    table.quest("qd_codex", 1).ready(1, "tr_maul").begin("hero", moved=True)
    table.dice(6, 1).play("steal-qd_smith-melee").quest_is("qd_smith", carrier=1).hero_is(2, life=6).hero_is(1, glory=0)
    assert sum(quest.owner == 1 for quest in table.game.quests) == 3
    failed = table_of("md_prison", "qd_smith", owner=2).set_quest("qd_smith", carrier=2).begin("hero", moved=True)
    failed.dice(1, 6).play("steal-qd_smith-melee").hero_is(1, life=5).hero_is(2, glory=1)
    failed.quest_is("qd_smith", carrier=2)


@pytest.mark.rule("DN-13.9", "DN-13.29", "DN-18.6")
@pytest.mark.parametrize("state", [{"carrier": 2}, {"touched": True, "lies": 1}])
def test_an_eliminated_owner_loses_quest_and_component(state: dict[str, object]) -> None:
    """Whether the hero carries it or it lies on the map."""
    table = table_of("md_prison", "qd_smith", owner=2, heroes=("he_sera", "he_lirien", "he_tamsin"))
    table.set_quest("qd_smith", **state).set(2, life=1).begin("hero", moved=True).dice(6, 1).play("challenge-s2-melee")
    table.hero_is(2, alive=False).sees(None, "spaces.1.components", [])
    assert table.game.quest_deck.cards[0] == "qd_smith"
    assert "qd_smith" not in [quest.id for quest in table.game.quests]


@pytest.mark.rule("DN-13.23")
def test_a_hero_can_carry_several_components() -> None:
    table = Table(("he_sera", "he_brokk")).map(("md_prison", 0, 0), ("md_forge", 0, 1), ("md_ash_corridor", 0, -1))
    for quest in ("qd_smith", "qd_ember_heart"):
        table.quest(quest, 1).set_quest(quest, touched=True, lies=0)
    table.begin("hero", moved=True).play("pick-qd_smith", "pick-qd_ember_heart")
    table.quest_is("qd_smith", carrier=1).quest_is("qd_ember_heart", carrier=1)
    table.play("drop-qd_smith").quest_is("qd_smith", carrier=NOBODY).quest_is("qd_ember_heart", carrier=1)


@pytest.mark.rule("DN-13.30")
def test_a_sacrifice_is_paid_in_full_and_not_with_the_last_life() -> None:
    table = table_of("md_cistern", "qd_dark_bargain").set(1, life=2).begin("hero", moved=True)
    table.refuses("quest-qd_dark_bargain", "cost_not_payable")
    table.set(1, life=3).play("quest-qd_dark_bargain").hero_is(1, life=1, peril=3, level=2, done="qd_dark_bargain")
    chains = table_of("md_chains", "qd_blood_price", heroes=("he_brokk", "he_sera")).begin("hero", moved=True)
    chains.refuses("quest-qd_blood_price", "cost_not_payable")
    chains.ready(1, "tr_boots", "bn_fleet_foot", "tr_sword").play("quest-qd_blood_price")
    chains.answers_are("card-#tr_boots", "card-#bn_fleet_foot", "card-#tr_sword")
    chains.refuses("card-#tr_boots", "pick_number")
    chains.do("card-#tr_boots", "card-#bn_fleet_foot")
    chains.hero_is(1, treasures="tr_sword", boons="", done="qd_blood_price", level=2, life=6, glory=0, peril=2)
    exact = table_of("md_chains", "qd_blood_price").ready(1, "tr_boots", "bn_fleet_foot").begin("hero")
    exact.play("quest-qd_blood_price").hero_is(1, done="qd_blood_price", readied="")  # there is nothing to choose
    pact = table_of("mw_hollow", "qw_hex_pact").hand(1, "mo_rats", "tp_darts", "tp_net").begin("hero", moved=True)
    pact.set(1, life=1).refuses("quest-qw_hex_pact", "cost_not_payable").set(1, life=6).play("quest-qw_hex_pact")
    pact.do("hand-0", "hand-2")
    pact.hero_is(1, hand="tp_darts", life=5, level=2, glory=0, done="qw_hex_pact", peril=3)


@pytest.mark.rule("DN-V31", "DN-13.31", "DN-13.32", "DN-13.33", "DN-13.34")
def test_the_monster_of_a_slay_quest_attacks_first_and_can_be_challenged_once() -> None:
    table = table_of("md_ossuary", "qd_bone_regent", movement=2).begin("hero", moved=True)
    assert not any("challenge-qd" in id for id in table.ids())
    table.dice(3, 4).play("quest-qd_bone_regent").hero_is(1, movement=2)
    table.refuses("quest-qd_bone_regent", "already_attacked")
    table.dice(6, 1).play("challenge-qd_bone_regent-melee").hero_is(1, movement=1).quest_is("qd_bone_regent", wounds=1)
    table.refuses("challenge-qd_bone_regent", "already_attacked")
    table.begin("reset").quest_is("qd_bone_regent", wounds=1, fought=False)


@pytest.mark.rule("DN-V13", "DN-7.12", "DN-13.35")
def test_quest_monsters_bring_neither_glory_nor_peril() -> None:
    table = table_of("md_ossuary", "qd_bone_regent").begin("hero", moved=True).dice(6, 1).play("quest-qd_bone_regent")
    table.hero_is(1, life=5).all_are(peril=[0, 0]).set_quest("qd_bone_regent", wounds=1, fought=False)
    # slain by the counter; the reward heals
    table.rich(1, movement=1).dice(1, 6).play("quest-qd_bone_regent").hero_is(1, done="qd_bone_regent", glory=0, life=6)


@pytest.mark.rule("DN-13.31")
def test_the_left_neighbour_chooses_the_monsters_attribute() -> None:
    table = table_of("md_throne", "qd_cinder_king", heroes=("he_sera", "he_brokk", "he_tamsin")).set(2, alive=False)
    table.begin("hero", moved=True).play("quest-qd_cinder_king").asks("monster_attribute", by=3).defaults("melee")
    table.answers_are("melee", "magic").dice(6, 1).play("magic", seat=3).hero_is(1, life=4)
    full = table_of("md_throne", "qd_cinder_king", heroes=("he_sera", "he_brokk", "he_tamsin"))
    full.begin("hero", moved=True)
    full.play("quest-qd_cinder_king").asks("monster_attribute", by=2)


@pytest.mark.rule("DN-13.31a", "DN-16.17")
def test_leaving_before_a_quest_monsters_attack_spends_the_attempt() -> None:
    table = table_of("md_ossuary", "qd_bone_regent", heroes=("he_lirien", "he_brokk")).hand(1, "bn_blink")
    table.rich(1, glory=9, movement=2).begin("hero", moved=True).play("quest-qd_bone_regent", wait=True)
    table.asks("window_action").offers("play-bn_blink", "ability")
    # the hero is not asked again; on one's own turn, entering a space gives its gains
    table.play("play-bn_blink", wait=True).asks("hero_acts").logs("attack_falls_away").hero_is(1, at=1, glory=7)
    table.quest_is("qd_bone_regent", fought=True)

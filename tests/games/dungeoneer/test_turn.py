"""Turn structure, Reset, Discard/Draw (DN-3, DN-4, DN-14)."""

from __future__ import annotations

import pytest

from games.dungeoneer.rules.attributes import speed
from games.dungeoneer.rules.components import CARDS, MAPS
from games.dungeoneer.rules.pieces import NOBODY, NextRoll, TurnEffect
from rules.messages import refer
from tests.games.dungeoneer.table import MAP, Table, table_of


@pytest.mark.rule("DN-3.2", "DN-9.2")
def test_build_is_skipped_without_map_cards() -> None:
    table = table_of().begin("dungeonlord")
    build, hero, discard = refer("phase-build"), refer("phase-hero"), refer("phase-discard")
    assert table.game.view(2).coming_up()[0].args["phases"] == [build, hero, discard]
    table.map_deck()
    assert table.game.view(2).coming_up()[0].args["phases"] == [hero, discard]
    table.play("end").game_is(phase="hero")


@pytest.mark.parametrize("cards", [1, 2])
def test_the_last_map_card_is_announced(cards: int) -> None:
    table = table_of().map_deck(*["md_ash_corridor", "md_smoke_vents"][:cards]).begin("dungeonlord").play("end")
    assert ("log-last_map_card" in table.happened()) == (cards == 1)


@pytest.mark.rule("DN-3.4", "DN-14.11")
def test_the_turn_goes_left_to_the_next_player_in_the_game() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").set(2, alive=False).begin("discard")
    table.game_is(turn=3, phase="dungeonlord")


@pytest.mark.rule("DN-4.2", "DN-4.8", "DN-4.9", "DN-5.8", "DN-13.3")
def test_all_turn_state_is_reset_for_the_next_turn() -> None:
    table = table_of(where=(*MAP, ("md_forge", 1, -1))).hand(1, "mo_rats", "tp_net").at(2, "md_forge").quest("qd_crown")
    table.set_quest("qd_crown", fought=True)

    game = table.begin("discard", moved=True).game
    game.declared = True
    game.attempts = 2
    game.explored = 1
    game.recipient = 1
    game.visited = [0, 1, 2]
    game.banked = "keep"
    turns = game.turns
    table.set(1, movement=5).set(2, movement=5).play("hand-mo_rats")
    table.game_is(turn=2, turns=turns + 1, phase="dungeonlord", declared=False, moved=False, attempts=0, explored=0)
    table.game_is(recipient=NOBODY, visited=[3], banked="").quest_is("qd_crown", fought=False)
    table.all_are(movement=[0, 2])  # earlier movement does not carry over


@pytest.mark.rule("DN-4.1", "DN-4.2", "DN-4.3", "DN-4.4", "DN-1.19", "DN-10.16", "DN-14.4", "DN-17.4")
def test_what_lasts_for_a_turn_ends_at_the_next_reset_for_all_heroes() -> None:
    """Only an unused token stays until the Reset phase of its owner."""
    table = table_of()
    table.game.spaces[0].opened = [0]
    for seat in (1, 2):
        table.set(seat, used=["hero"], attacked=True, token=True, two_dice="bn_lucky_star")
        table.set(seat, effects=[TurnEffect("bn_battle_cry", "score", attr="melee", n=3)])
        table.set(seat, rolls=[NextRoll("ba_ill_omen", -2, ["any"])])
    table.begin("reset").all_are(used=[[], []], attacked=[False, False], effects=[[], []], rolls=[[], []])
    table.all_are(two_dice=["", ""], token=[False, True])
    assert table.game.spaces[0].opened == []


@pytest.mark.rule("DN-4.5", "DN-4.6")
def test_upkeep_is_paid_or_the_card_returns_to_the_hand() -> None:
    table = table_of()
    lore, other = table.ready(1, "bn_loremaster", "bn_loremaster")[1].boons
    table.rich(1, glory=1).begin("reset")
    table.answers_are(f"pay-{lore.number}", f"return-{lore.number}", f"pay-{other.number}", f"return-{other.number}")
    # a card whose upkeep cannot be paid returns automatically
    table.play(f"pay-{other.number}").hero_is(1, glory=0, boons=[other], hand="bn_loremaster").logs("upkeep_short")
    assert table.game.known[1] == ["bn_loremaster"]
    mage = Table(("he_lirien", "he_brokk"), cards="both").ready(1, "bn_spirit_wolf")
    # its bonus is lost before movement is set
    mage.rich(1, glory=5).begin("reset").play("return-#bn_spirit_wolf").hero_is(1, movement=3, glory=5)
    mage.logs("upkeep_unpaid")


@pytest.mark.rule("DN-4.5", "DN-17.19")
def test_slots_of_a_returned_treasure_are_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS, "tr_pack", CARDS["tr_pack"].model_copy(update={"upkeep": 1}))
    table = table_of().ready(1, "tr_shield", "tr_boots", "tr_helm", "tr_sword")
    table.ready(1, "tr_pack").rich(1, glory=3).begin("reset").answers_are("pay-#tr_pack", "return-#tr_pack")
    table.play("return-#tr_pack").hero_is(1, hand="tr_pack").asks("storage_keep")
    table.do(*(table.asked().default(table.game) or []))
    assert (len(table[1].treasures), table[1].movement) == (3, 4), "the boots stay, as the dearest three do"
    paid = table_of()
    paid.ready(1, "tr_pack").rich(1, glory=3).begin("reset").play("pay-#tr_pack").hero_is(1, glory=2)
    paid.begin("reset").asks("pay_upkeep")  # in every Reset phase


@pytest.mark.rule("DN-4.7", "DN-8.9")
def test_a_disease_is_rolled_after_upkeep() -> None:
    table = table_of().bane(1, "ba_fever", 2).ready(1, "bn_loremaster")
    table.rich(1, glory=1).set(1, life=4).begin("reset").asks("pay_upkeep").hero_is(1, life=4)
    table.dice(3).play("pay-#bn_loremaster").hero_is(1, life=3)  # 3 + 4 is less than 8


@pytest.mark.rule("DN-4.8", "DN-4.9", "DN-1.8", "DN-12.8")
def test_movement_equals_speed_and_only_the_current_space_counts_as_visited() -> None:
    table = table_of().ready(1, "tr_boots").set(1, movement=9, at=1)
    table.game.visited = [0, 2]
    table.begin("reset").hero_is(1, movement=4).scores(1, speed=4).game_is(visited=[1])
    lame = table_of().bane(1, "ba_leaden_feet", 2).bane(1, "ba_leaden_feet", 2).bane(1, "ba_leaden_feet", 2)
    lame.begin("reset").hero_is(1, movement=0)


@pytest.mark.rule("DN-4.10")
def test_the_window_after_reset_asks_players_who_always_want_to_be_asked() -> None:
    table = Table(("he_sera", "he_mirra"), cards="both").rich(2, glory=2, peril=3).stance(2, "always")
    table.begin("reset", wait=True).window_is("reset").game_is(phase="reset").asks_in_secret(2)
    table.hero_is(1, movement=3)  # after all automatic steps
    table.play("ability", seat=2, wait=True).hero_is(2, glory=0, peril=1).asks("dungeonlord_acts")


@pytest.mark.rule("DN-14.1", "DN-V21", "DN-12.11")
def test_a_hero_that_stayed_gains_from_its_space_and_meets_no_obstacle() -> None:
    chains = MAPS["md_chains"]
    table = table_of().map(("md_gate", 0, 0), ("md_chains", 0, -1)).at(1, "md_chains").begin("discard")
    table.hero_is(1, glory=chains.glory, peril=chains.peril, life=6)


@pytest.mark.rule("DN-14.2")
def test_coming_back_counts_as_having_moved() -> None:
    table = table_of().rich(1, movement=2).begin("hero").play("move-n", "move-s").hero_is(1, at=0)
    before = table[1].glory
    table.play("end").hero_is(1, glory=before)


@pytest.mark.rule("DN-12.13", "DN-18.2", "DN-14.3")
def test_a_level_that_raises_speed_adds_movement_that_can_be_kept() -> None:
    table = table_of().map(("md_shrine", 0, 0), ("md_ash_corridor", 0, -1)).quest("qd_relight", 1).set(1, level=2)
    table.begin("hero", moved=True).game.top_speed = speed(table.game, 1)
    table.dice(6).play("quest-qd_relight").logs("level").silent("movement").hero_is(1, movement=1).scores(1, speed=4)
    table.play("keep").hero_is(1, token=True)


@pytest.mark.rule("DN-V33", "DN-14.5", "DN-14.7", "DN-14.8", "DN-14.9")
@pytest.mark.parametrize(("held", "after", "drawn"), [(6, 5, 0), (7, 6, 0), (3, 5, 3), (0, 5, 5)])
def test_one_card_is_discarded_and_the_hand_is_refilled_to_five(held: int, after: int, drawn: int) -> None:
    """With an empty hand neither a treasure nor a monster of the pack is discarded."""
    table = table_of()
    table.hand(1, *table.game.deck[:held]).pack(1, "mo_ogre")
    (boots,) = table.ready(1, "tr_boots")[1].treasures
    deck = len(table.game.deck)
    table.begin("discard")
    if held:
        table.asks("discard_one").offers("treasure-#tr_boots").play(table.ids()[0])
    table.hero_is(1, treasures=[boots], pack="mo_ogre", hand=after)
    assert deck - len(table.game.deck) == drawn


@pytest.mark.rule("DN-14.6", "DN-7.6", "DN-17.10", "DN-17.15")
def test_a_treasure_or_a_pack_monster_may_be_the_discard_but_no_boon() -> None:
    table = table_of().hand(1, "tp_darts").ready(1, "tr_boots", "bn_fleet_foot")
    table.pack(1, "mo_rats").begin("discard").answers_are("hand-tp_darts", "treasure-#tr_boots", "pack-#mo_rats")
    table.play("pack-#mo_rats").hero_is(1, pack="").discards("mo_rats").holds(1, "tp_darts")


@pytest.mark.rule("DN-14.10")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    table = table_of()
    table.game.discard, table.game.deck = table.game.deck[2:], table.game.deck[:2]
    table.begin("discard").hero_is(1, hand=5).game_is(discard="")
    poor = table_of()
    poor.game.discard = []
    poor.game.deck = poor.game.deck[:2]
    poor.begin("discard").hero_is(1, hand=2)


def test_leaden_feet_end_after_the_targets_next_turn() -> None:
    table = table_of().bane(1, "ba_leaden_feet", 2).begin("reset").scores(1, speed=2)
    table.play("end").play(table.ids()[0], "end_let_go").hero_is(1, banes="").discards("ba_leaden_feet")

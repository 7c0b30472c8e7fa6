"""Effects in general (TS-17)."""

from __future__ import annotations

from copy import deepcopy

import pytest

from games.thunderstone.rules.effects import payments
from games.thunderstone.rules.pieces import Use
from rules.messages import refer
from tests.games.thunderstone.table import battle, fight, lay


@pytest.mark.rule("TS-17.1", "TS-C18")
def test_an_effect_without_may_must_be_carried_out_completely() -> None:
    table = lay("banish militia torch torch torch torch", hall="- thunderstone -").do("dungeon", "use banish")
    table.asks("destroy_revealed", "banish, militia, torch")  # the only order of one card was taken at once
    table.do("banish").piles(removed="banish").has(hand=6)


@pytest.mark.rule("TS-17.1", "TS-8.24")
def test_an_armed_hero_can_be_destroyed_and_its_weapon_is_kept() -> None:
    table = lay("banish militia militia dagger torch torch", deck="torch torch")
    table.do("dungeon", "equip dagger militia", "use banish", "monster-1")
    armed, bare = (table.options()[f"card-{table.slot('militia', copy)}"] for copy in (1, 2))
    assert (armed.label.key, armed.mark) == ("do-destroy_armed", armed.id)
    assert armed.label.args == {"card": refer("card-militia"), "weapon": refer("card-dagger")}
    assert bare.label.args == {"card": refer("card-militia")}
    table.do("militia").piles(removed="militia", hand="banish militia dagger torch torch torch")
    assert not any(shown.weapon for shown in table.game.turn.cards)


@pytest.mark.rule("TS-17.2")
def test_mandatory_effects_are_carried_out_as_far_as_possible() -> None:
    cleric = battle("regian_cleric militia torch torch torch torch", "archduke_of_pain").do("attack-1")
    cleric.piles(removed="regian_cleric")
    battle("militia torch torch torch dagger dagger", "skaladak").do("attack-1").piles(removed="dagger")
    # Disease: more of them than there is attack.
    fight("militia disease disease disease", "nixie", reduction=3, taken=[1, 0], attack=0, magic=0, total=0)
    # Trophies cannot be left out.
    battle("pegasus militia torch torch torch torch", "nixie").totals(party=[1, 0]).never("use-*", "switch-*")
    # Breach: everyone discards two cards, or as many as possible; players without a choice are not asked.
    others = ("militia", "", "torch dagger", "torch dagger militia")
    tyxr_the_old = lay("militia torch torch torch torch torch", hall="haunt tyxr_the_old nixie", seats=5, others=others)
    tyxr_the_old.do("dungeon", "attack-1").waits(4).do("militia, torch", by=4)
    for number, discarded in ((1, "militia"), (3, "torch dagger"), (4, "militia torch")):
        tyxr_the_old.piles(number, discard=discarded).logs("discards", player=number)
    assert tyxr_the_old.name(2) not in [event["player"] for event in tyxr_the_old.heard("log-discards")]
    # A battle effect against a hero has no target: the battle is fought by the spell alone.
    fireball = battle("fireball fireball torch torch torch torch", "haunt").do("attack-1")
    fireball.silent("barred").logs("defeats", card="haunt")


@pytest.mark.rule("TS-17.3")
def test_a_cost_comes_first() -> None:
    cleric = battle("thyrian_squire regian_cleric thyrian_lord torch torch torch", "nixie")
    cleric.refuses("use thyrian_squire", "no_food").refuses("use regian_cleric", "no_disease")
    cleric.refuses("use thyrian_lord", "no_food")
    feast = battle("thyrian_squire iron_rations feast torch torch torch", "nixie").do("use thyrian_squire")
    feast.asks("choose_payment", card="thyrian_squire").do("feast").piles(removed="feast").totals(attack=4)


@pytest.mark.rule("TS-17.5")
def test_one_card_pays_one_cost_and_gives_nothing_else() -> None:
    table = battle("thyrian_squire outlands_warrior iron_rations torch torch torch", "nixie")
    table.do("use iron_rations", "outlands_warrior", "use thyrian_squire").strengths(outlands_warrior=7)
    table.refuses("use outlands_warrior", "no_food")


@pytest.mark.rule("TS-17.6")
def test_an_effect_without_target_cannot_be_used() -> None:
    lay("iron_rations torch torch torch torch fireball").do("dungeon").refuses("use iron_rations", "no_hero")
    lay("elf_archmage militia torch torch torch torch", hall="thunderstone - -").do("dungeon").waits(1)
    archmage = lay("elf_archmage magical_aura torch torch torch torch", hall="- thunderstone -").do("dungeon")
    archmage.refuses("use elf_archmage", "no_monster")
    lay("spear militia torch torch torch torch").do("dungeon").refuses("use spear", "not_equipped")
    rogue = lay("lorigg_rogue torch torch torch torch torch", others=("",)).do("dungeon")
    rogue.refuses("use lorigg_rogue", "nobody_discards")


@pytest.mark.rule("TS-17.7")
@pytest.mark.parametrize("comes", ["drawn", "borrowed"])
def test_an_effect_on_all_heroes_applies_to_drawn_and_borrowed_heroes(comes: str) -> None:
    """Feast: each hero gains strength 3 and attack 1."""
    if comes == "drawn":
        table = lay("feast magical_aura militia torch torch torch", seats=3, deck="elf_archmage torch")
        table.do("dungeon", "use feast", "use magical_aura")
    else:
        others = ("elf_archmage torch", "torch torch")
        table = lay("feast selurin_theurge militia torch torch torch", seats=3, others=others)
        table.do("dungeon", "use feast", "use selurin_theurge", "militia").do("elf_archmage", by=1).do("hero-2")
    table.strengths(elf_archmage=4 + 3).shares(elf_archmage=[1, 4])
    slot = table.slot("elf_archmage")
    view = next(shown for shown in table.view(1).turn.cards if shown.slot == slot)
    assert (view.strength, view.owner) == (7, None if comes == "drawn" else table.seat(1))
    # A bonus for one hero does not apply to others.
    table = battle("goodberries magical_aura militia torch torch torch", "nixie", deck="elf_archmage torch")
    table.do("use goodberries", "use magical_aura").strengths(elf_archmage=4)


@pytest.mark.rule("TS-17.8")
def test_a_bonus_is_lost_with_its_hero() -> None:
    hand = "selurin_theurge militia goodberries torch torch torch"
    table = lay(hand, others=("torch torch torch torch torch torch",)).do("dungeon", "use goodberries", "militia")
    table.do("use selurin_theurge", "militia", "hero-1").shares(militia=[1, 0]).strengths(militia=2)


@pytest.mark.rule("TS-17.8")
def test_each_copy_of_a_hero_may_pay_for_its_own_bonus() -> None:
    table = battle("thyrian_squire thyrian_squire iron_rations torch torch torch", "nixie")
    table.offers("use thyrian_squire", "use thyrian_squire#2").do("use thyrian_squire#2")
    table.totals(shares={1: [2, 0], 2: [4, 0]}).refuses("use thyrian_squire", "no_food")


@pytest.mark.rule("TS-17.9")
def test_one_card_may_give_several_bonuses() -> None:
    fight("lorigg_thief fireball red_jelly", "nixie", attack=1, magic=3, light=3)


def test_going_back_from_an_effect_leaves_the_turn_unchanged() -> None:
    table = battle("iron_rations militia elf_wizard torch torch torch", "nixie")
    before = deepcopy(table.game.turn)
    table.do("use iron_rations").asks("choose_hero").do("back").asks("act_in_dungeon")
    assert table.game.turn == before


@pytest.mark.rule("TS-8.5", "TS-7.19")
def test_equal_heroes_with_different_bonuses_are_separate_options() -> None:
    table = battle("outlands_khan outlands_khan griffon torch torch torch", "haunt", 2)
    table.do("switch outlands_khan#2", "attack-2").asks("bar_hero", "outlands_khan, outlands_khan#2")


@pytest.mark.rule("TS-5.7", "TS-7.4")
def test_of_two_copies_the_used_one_is_offered_as_payment() -> None:
    table = lay("banish lorigg_rogue lorigg_rogue torch torch torch").do("dungeon")
    second = table.slot("lorigg_rogue", 2)
    table.game.turn.uses.append(Use(slot=second, card="lorigg_rogue", effect=0, over=True))
    offered = [shown.slot for shown in payments(table.game, "card") if shown.card == "lorigg_rogue"]
    assert offered == [second]


@pytest.mark.rule("TS-8.12", "TS-8.27")
def test_the_preview_handles_many_heroes_with_both_kinds_of_attack() -> None:
    pairs = 8
    hand = " ".join(["thyrian_lord"] * pairs + ["flaming_sword"] * pairs + ["disease"] * pairs + ["torch"])
    table = battle(hand, "judgement").do("equip-best")
    assert table.sum(1).split == table.sum(1).attackers
    table.explains("attack-1", "sum-total", total=pairs * (4 + 3) - pairs - pairs)

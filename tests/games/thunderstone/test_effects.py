"""Effects in general (TS-17)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.effects import payments
from games.thunderstone.rules.state import Use
from rules.messages import refer
from tests.games.thunderstone.table import battle, fight, lay


@pytest.mark.rule("TS-17.1")
def test_an_effect_without_may_must_be_carried_out_completely() -> None:
    table = lay("banish militia torch torch torch torch", hall="- thunderstone -").enter().use("banish")
    assert table.kind == "destroy_revealed"  # the only order of one card was taken at once
    assert "back" not in table.ids
    assert "done" not in table.ids
    table.on("banish")
    assert table.game.removed == ["banish"]
    assert len(table.hand) == 6


@pytest.mark.rule("TS-17.2")
def test_mandatory_effects_do_what_they_can() -> None:
    table = battle("regian_cleric militia torch torch torch torch", "archduke_of_pain", 1).attack(1)
    assert table.game.removed == ["regian_cleric"]
    table = battle("militia torch torch torch dagger dagger", "skaladak", 1).attack(1)
    assert table.game.removed == ["dagger"]
    assert not any(option.startswith("done") for option in table.ids)


@pytest.mark.rule("TS-17.7")
@pytest.mark.parametrize("comes", ["drawn", "borrowed"])
def test_an_effect_on_all_heroes_applies_to_drawn_and_borrowed_heroes(comes: str) -> None:
    """Feast: each hero gains strength 3 and attack 1."""
    if comes == "drawn":
        table = lay("feast magical_aura militia torch torch torch", seats=3, deck="elf_archmage torch").enter()
        table.use("feast").use("magical_aura")
    else:
        hand = "feast selurin_theurge militia torch torch torch"
        table = lay(hand, seats=3, others=("elf_archmage torch", "torch torch")).enter().use("feast")
        table.use("selurin_theurge").on("militia").pick("card-elf_archmage-1", seat=1).pick("hero-2")
    slot = table.slot("elf_archmage")
    found = table.sum(1)
    assert found.line.strengths[slot] == 4 + 3
    assert found.shares[slot] == [1, 4]
    view = next(shown for shown in table.view(1).turn.cards if shown.slot == slot)
    assert (view.strength, view.owner) == (7, None if comes == "drawn" else table.seat(1))
    # A bonus for one hero does not apply to others.
    one = lay("goodberries magical_aura militia torch torch torch", deck="elf_archmage torch").enter()
    one.use("goodberries").use("magical_aura")
    assert one.sum(1).line.strengths[one.slot("elf_archmage")] == 4


@pytest.mark.rule("TS-17.2")
def test_mandatory_effects_are_carried_out_as_far_as_possible() -> None:
    # Disease: more of them than there is attack.
    assert fight("militia disease disease disease", "nixie", 1).total == 0
    short = fight("militia disease disease disease", "nixie", 1)
    assert (short.reduction, short.taken, short.attack, short.magic) == (3, [1, 0], 0, 0)
    # Trophies cannot be left out.
    table = lay("pegasus militia torch torch torch torch").enter()
    assert not any("pegasus" in option or option.startswith("switch") for option in table.ids)
    assert table.sum(1).party != [0, 0]
    # Breach: everyone discards two cards, or as many as possible.
    others = ("militia", "", "torch dagger", "torch dagger militia")
    hall = "haunt tyxr_the_old nixie"
    breach = lay("militia torch torch torch torch torch", hall=hall, seats=5, others=others).enter().attack(1)
    assert breach.waiting() == [4], "players without a choice are not asked"
    breach.pick("card-militia-1", "card-torch-1", seat=4)
    assert [len(player.hand) for player in breach.players[1:]] == [0, 0, 0, 1]
    told = {str(event["player"]): len(event["cards"]) for event in breach.heard("log-discards")}  # type: ignore[arg-type]
    assert {str(breach.name(1)): 1, str(breach.name(3)): 2, str(breach.name(4)): 2}.items() <= told.items()
    assert str(breach.name(2)) not in told
    # A battle effect against a hero has no target: the battle is fought by the spell alone.
    lone = battle("fireball fireball torch torch torch torch", "haunt", 1)
    assert lone.sum(1).foe.during.bar == 1
    lone.attack(1)
    assert lone.heard("log-barred") == []
    assert lone.heard("log-defeats")[0]["card"] == refer("card-haunt")


@pytest.mark.rule("TS-17.3")
def test_a_cost_comes_first() -> None:
    table = lay("thyrian_squire regian_cleric thyrian_lord torch torch torch").enter()
    assert table.refusal(f"use-{table.slot('thyrian_squire')}-0") == "no_food"
    assert table.refusal(f"use-{table.slot('regian_cleric')}-0") == "no_disease"
    assert table.refusal(f"use-{table.slot('thyrian_lord')}-0") == "no_food"
    paid = lay("thyrian_squire iron_rations feast torch torch torch").enter().use("thyrian_squire")
    assert paid.kind == "choose_payment"
    assert paid.question.args == {"card": refer("card-thyrian_squire")}
    paid.on("feast")
    assert paid.game.removed == ["feast"]
    assert paid.sum(1).attack == 4


@pytest.mark.rule("TS-17.4")
def test_a_repeat_effect_may_be_used_as_long_as_its_cost_can_be_paid() -> None:
    hand = "regian_cleric disease disease torch torch torch"
    table = lay(hand, deck="disease torch torch torch").enter()
    table.use("regian_cleric").use("regian_cleric").use("regian_cleric")
    assert table.game.diseases == 18
    assert "disease" not in table.hand
    assert table.refusal(f"use-{table.slot('regian_cleric')}-0") == "no_disease"


@pytest.mark.rule("TS-17.5")
def test_one_card_pays_one_cost_and_gives_nothing_else() -> None:
    table = lay("thyrian_squire outlands_warrior iron_rations torch torch torch").enter()
    table.use("iron_rations").on("outlands_warrior").use("thyrian_squire")
    assert table.refusal(f"use-{table.slot('outlands_warrior')}-0") == "no_food"
    assert table.sum(1).line.strengths[table.slot("outlands_warrior")] == 7


@pytest.mark.rule("TS-17.6")
def test_an_effect_without_target_cannot_be_used() -> None:
    table = lay("iron_rations torch torch torch torch fireball").enter()
    assert table.refusal(f"use-{table.slot('iron_rations')}-0") == "no_hero"
    table = lay("elf_archmage militia torch torch torch torch", hall="thunderstone - -").enter()
    assert table.who == 1
    table = lay("elf_archmage magical_aura torch torch torch torch", hall="- thunderstone -").enter()
    assert table.refusal(f"use-{table.slot('elf_archmage')}-0") == "no_monster"
    table = lay("spear militia torch torch torch torch").enter()
    assert table.refusal(f"use-{table.slot('spear')}-0") == "not_equipped"
    alone = lay("lorigg_rogue torch torch torch torch torch", others=("",)).enter()
    assert alone.refusal(f"use-{alone.slot('lorigg_rogue')}-0") == "nobody_discards"


@pytest.mark.rule("TS-17.7")
def test_an_effect_on_all_heroes_includes_heroes_drawn_later() -> None:
    table = lay("feast magical_aura militia torch torch torch", deck="elf_wizard torch").enter()
    table.use("feast").use("magical_aura")
    found = table.sum(1)
    assert found.shares[table.slot("elf_wizard")] == [1, 2]
    assert found.line.strengths[table.slot("elf_wizard")] == 6


@pytest.mark.rule("TS-17.8")
def test_a_bonus_is_lost_with_its_hero() -> None:
    hand = "selurin_theurge militia goodberries torch torch torch"
    table = lay(hand, others=("torch torch torch torch torch torch",)).enter()
    table.use("goodberries").on("militia").use("selurin_theurge")
    table.on("militia").pick("hero-1")
    militia = table.slot("militia")
    assert table.sum(1).shares[militia] == [1, 0]
    assert table.sum(1).line.strengths[militia] == 2


@pytest.mark.rule("TS-17.9")
def test_one_card_may_give_several_bonuses() -> None:
    found = fight("lorigg_thief fireball red_jelly", "nixie", 1)
    assert (found.attack, found.magic, found.light) == (1, 3, 3)


@pytest.mark.rule("TS-17.10", "TS-C11")
def test_bonuses_per_monster_card_count_the_hand() -> None:
    assert fight("outlands_khan nixie haunt torch", "nixie", 1).attack == 7 + 4
    assert fight("outlands_slayer nixie haunt kingdom torch", "nixie", 1).attack == 5 + 3
    assert fight("outlands_khan torch", "nixie", 1).attack == 7


def test_going_back_from_an_effect_leaves_the_turn_unchanged() -> None:
    table = lay("iron_rations militia elf_wizard torch torch torch").enter()
    before = table.game.turn.model_copy(deep=True)
    table.use("iron_rations")
    assert table.kind == "choose_hero"
    table.pick("back")
    assert table.kind == "act_in_dungeon"
    assert table.game.turn == before


@pytest.mark.rule("TS-8.5", "TS-7.19")
def test_equal_heroes_with_different_bonuses_are_separate_options() -> None:
    table = battle("outlands_khan outlands_khan griffon torch torch torch", "haunt", 2)
    table.pick(f"switch-{table.slot('outlands_khan', 2)}").attack(2)
    assert table.ids == [f"card-{table.slot('outlands_khan', copy)}" for copy in (1, 2)]


@pytest.mark.rule("TS-17.8")
def test_each_copy_of_a_hero_may_pay_for_its_own_bonus() -> None:
    table = battle("thyrian_squire thyrian_squire iron_rations torch torch torch", "nixie")
    assert table.can_use("thyrian_squire", copy=1)
    assert table.can_use("thyrian_squire", copy=2)
    table.use("thyrian_squire", copy=2)
    assert table.sum(1).shares == {table.slot("thyrian_squire", 1): [2, 0], table.slot("thyrian_squire", 2): [4, 0]}
    assert table.refusal(f"use-{table.slot('thyrian_squire', 1)}-0") == "no_food"


@pytest.mark.rule("TS-5.7", "TS-7.4")
def test_of_two_copies_the_used_one_is_offered_as_payment() -> None:
    table = lay("banish lorigg_rogue lorigg_rogue torch torch torch").enter()
    second = table.slot("lorigg_rogue", 2)
    table.game.turn.uses.append(Use(slot=second, card="lorigg_rogue", effect=0, over=True))
    offered = [shown.slot for shown in payments(table.game, "card") if shown.card == "lorigg_rogue"]
    assert offered == [second]


@pytest.mark.rule("TS-7.2")
def test_use_all_uses_every_effect_without_a_cost_or_a_choice() -> None:
    table = battle("militia feast battle_fury magical_aura iron_rations torch", "nixie").pick("use-all")
    assert [event["card"] for event in table.heard("log-uses")] == [
        refer("card-feast"),
        refer("card-battle_fury"),
        refer("card-magical_aura"),
    ]
    assert len(table.hand) == 7
    assert table.sum(1).shares[table.slot("militia")] == [1 + 1 + 1, 0]
    assert "use-all" not in table.ids


@pytest.mark.rule("TS-8.22")
def test_there_is_no_question_which_of_two_equal_cards_is_destroyed() -> None:
    table = battle("militia militia dagger torch torch torch", "spectre")
    table.equip("dagger", "militia").attack(1)
    assert table.game.removed == ["militia"]
    assert table.who == 1
    choice = battle("militia elf_wizard torch torch torch torch", "mythlurian").attack(1)
    assert choice.kind == "doom_card"
    assert len(choice.ids) == 2


@pytest.mark.rule("TS-8.12", "TS-8.27")
def test_the_preview_handles_many_heroes_with_both_kinds_of_attack() -> None:
    pairs = 8
    hand = " ".join(["thyrian_lord"] * pairs + ["flaming_sword"] * pairs + ["disease"] * pairs + ["torch"])
    table = battle(hand, "judgement").pick("equip-best")
    before = table.sum(1)
    assert before.split == before.attackers
    assert table.preview("attack-1")["sum-total"].args["total"] == pairs * (4 + 3) - pairs - pairs


@pytest.mark.rule("TS-17.1", "TS-8.24")
def test_an_armed_hero_can_be_destroyed_and_its_weapon_is_kept() -> None:
    table = lay("banish militia militia dagger torch torch", deck="torch torch").enter().equip("dagger", "militia")
    table.use("banish").pick("monster-1")
    options = {one.id: one for one in table.question.options(table.game)}
    armed, bare = table.slot("militia"), table.slot("militia", 2)
    named = options[f"card-{armed}"]
    assert (named.key, named.mark) == ("do-destroy_armed", f"card-{armed}")
    assert named.args == {"card": refer("card-militia"), "weapon": refer("card-dagger")}
    assert options[f"card-{bare}"].args == {"card": refer("card-militia")}
    table.pick(f"card-{armed}")
    assert table.game.removed == ["militia"]
    assert "dagger" in table.hand
    assert not any(shown.weapon for shown in table.game.turn.cards)

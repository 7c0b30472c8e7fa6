"""Visiting the village: effects, gold, purchases (TS-5)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS, LEVELS
from rules.messages import refer
from rules.questions import Option
from tests.games.thunderstone.table import lay

SHOP = "barkeep fireball hatchet lantern lightstone_gem pawnbroker town_guard trainer"


@pytest.mark.rule("TS-5.1")
def test_a_turn_offers_three_actions_and_no_pass() -> None:
    assert lay().ids[:3] == ["village", "dungeon", "rest"]
    assert all(each.startswith(("buy-", "attack-")) for each in lay().ids[3:]), "the first two with what follows"
    assert lay("disease", hall="- thunderstone -", seats=2).ids[:3] == ["village", "dungeon", "rest"]


@pytest.mark.rule("TS-5.2", "TS-5.4", "TS-7.1")
@pytest.mark.parametrize("action", ["village", "dungeon"])
def test_the_whole_hand_is_revealed_and_the_action_is_final(action: str) -> None:
    table = lay("militia torch dagger iron_rations lantern militia")
    assert table.view(1).turn.cards == []
    table.pick(action)
    assert not table.game.can_undo(table.seat(0))
    shown = [card.card for card in table.view(1).turn.cards]
    assert sorted(shown) == sorted(["militia", "torch", "dagger", "iron_rations", "lantern", "militia"])


@pytest.mark.rule("TS-5.2")
def test_rest_can_be_taken_back_until_the_card_is_destroyed() -> None:
    table = lay().pick("rest")
    assert table.game.can_undo(table.seat(0))
    table.pick("back")
    assert table.ids[:3] == ["village", "dungeon", "rest"]


@pytest.mark.rule("TS-5.3", "TS-5.13", "TS-5.22")
def test_the_steps_of_a_visit_run_in_order() -> None:
    table = lay("barkeep torch militia torch torch torch", experience=3, village=SHOP).visit()
    assert table.kind == "use_village_effect"
    table.done()
    assert table.kind == "buy_card"
    assert not any(option.startswith("use-") for option in table.ids)
    table.done()
    assert table.kind == "level_up"
    table.done()
    assert table.who == 1


@pytest.mark.rule("TS-5.5", "TS-5.6")
def test_effects_are_used_one_at_a_time_in_any_order_or_not_at_all() -> None:
    table = lay("barkeep town_guard torch torch torch torch", village=SHOP).visit()
    assert {"done", f"use-{table.slot('barkeep')}-0", f"use-{table.slot('town_guard')}-0"} <= set(table.ids)
    table.use("town_guard")
    assert len(table.hand) == 8
    table.use("barkeep")
    assert table.game.turn.buys == 2
    table = lay("barkeep torch torch torch torch torch", village=SHOP).visit().done()
    assert table.game.turn.buys == 1


@pytest.mark.rule("TS-5.7", "TS-5.10")
def test_each_effect_of_each_copy_counts_once_and_copies_add_up() -> None:
    table = lay("barkeep barkeep torch torch torch torch", village=SHOP).visit()
    table.use("barkeep", copy=1)
    assert table.refusal(f"use-{table.slot('barkeep', 1)}-0") == "already_used"
    table.use("barkeep", copy=2)
    assert table.game.turn.buys == 3
    table.use("barkeep", 2, copy=1)
    assert table.game.turn.gold == 2
    assert table.hand.count("barkeep") == 1


@pytest.mark.rule("TS-5.8")
def test_a_destroyed_card_cannot_use_its_other_effect() -> None:
    table = lay("barkeep torch torch torch torch torch", village=SHOP).visit()
    slot = table.slot("barkeep")
    table.use("barkeep", 2)
    assert "barkeep" in table.game.removed
    assert f"use-{slot}-0" not in table.ids


@pytest.mark.rule("TS-5.9")
def test_drawn_cards_join_the_hand_with_gold_and_effects() -> None:
    table = lay("town_guard militia militia militia militia militia", deck="barkeep torch", village=SHOP).visit()
    table.use("town_guard")
    assert table.hand[-2:] == ["barkeep", "torch"]
    assert table.can_use("barkeep")
    assert table.question.args["gold"] == 3


@pytest.mark.rule("TS-5.11")
def test_every_kind_of_card_gives_its_gold() -> None:
    table = lay("lorigg_thief dagger torch magical_aura barkeep bloodskull_orc", village=SHOP).visit().done()
    assert table.question.args["gold"] == 2 + 1 + 2 + 2 + 1 + 3


@pytest.mark.rule("TS-5.12", "TS-V13")
def test_a_card_destroyed_for_an_effect_gives_only_the_gold_of_that_effect() -> None:
    hand = "barkeep torch torch iron_rations militia militia"
    table = lay(hand, village=SHOP).visit().use("barkeep").done()
    assert table.question.args == {"gold": 7, "buys": 2}
    table.pick("buy-hatchet")
    assert table.question.args == {"gold": 3, "buys": 1}
    assert "buy-torch" in table.ids
    table = lay(hand, village=SHOP).visit().use("barkeep").done()
    table.pick("buy-elf_wizard")
    assert table.refusal("buy-torch") == "too_expensive"
    table = lay(hand, village=SHOP).visit().use("barkeep").use("barkeep", 2)
    assert table.question.args == {"gold": 8, "buys": 2}


@pytest.mark.rule("TS-5.13")
def test_after_done_no_effect_can_be_used() -> None:
    table = lay("barkeep torch torch torch torch torch", village=SHOP).visit()
    option = f"use-{table.slot('barkeep')}-0"
    table.done()
    assert table.refusal(option) == "not_an_option"


@pytest.mark.rule("TS-5.14", "TS-5.16")
def test_at_most_one_card_is_bought_and_gold_equal_to_its_cost_is_enough() -> None:
    table = lay("torch torch militia militia militia dagger", village=SHOP).visit()
    assert table.question.args == {"gold": 5, "buys": 1}
    assert {"buy-elf_wizard", "buy-torch", "done"} <= set(table.ids)
    table.pick("buy-elf_wizard")
    assert "elf_wizard" in table.me.discard
    assert table.who == 1
    table = lay("torch torch militia militia militia dagger", village=SHOP).visit().done()
    assert "elf_wizard" not in table.me.discard


@pytest.mark.rule("TS-5.15")
def test_only_top_cards_are_for_sale() -> None:
    table = lay("nixie nixie nixie torch torch torch", village=SHOP).visit()
    assert table.refusal("buy-elf_sorcerer") == "not_on_top"
    table.game.stock["elf_wizard"] = 0
    assert "buy-elf_sorcerer" in table.ids
    sale = next(o for o in table.question.options(table.game) if o.id == "buy-elf_sorcerer")
    assert sale.args["cost"] == 8
    assert table.refusal("buy-elf_wizard") == "stack_empty"


def test_a_tap_buys_only_while_the_purchase_can_be_taken_back() -> None:
    def binding(options: list[Option]) -> set[bool]:
        return {option.binding for option in options if option.id.startswith("buy-")}

    table = lay("torch torch torch torch torch torch", village=SHOP)
    assert binding(table.question.options(table.game)) == {True}, "the hand is revealed"
    table = lay("barkeep torch torch torch torch torch", village=SHOP).visit().use("barkeep").done()
    assert binding(table.question.options(table.game)) == {False}
    table.pick("buy-torch")
    assert table.game.can_undo(table.seat(0))
    assert binding(table.question.options(table.game)) == {True}
    table.pick("buy-torch")
    assert not table.game.can_undo(table.seat(0))


@pytest.mark.rule("TS-5.16")
def test_several_purchases_together_cost_no_more_than_the_gold() -> None:
    table = lay("barkeep barkeep torch torch torch dagger", village=SHOP).visit()
    table.use("barkeep", copy=1).use("barkeep", copy=2).done()
    assert table.question.args == {"gold": 9, "buys": 3}
    table.pick("buy-torch").pick("buy-torch").pick("buy-torch")
    assert table.me.discard.count("torch") >= 3
    table = lay("barkeep torch torch torch torch dagger", village=SHOP).visit().use("barkeep").done()
    table.pick("buy-lightstone_gem")
    assert table.question.args == {"gold": 4, "buys": 1}
    assert table.refusal("buy-elf_wizard") == "too_expensive"


@pytest.mark.rule("TS-5.17")
def test_a_militia_costs_no_gold_but_uses_a_purchase() -> None:
    table = lay("militia militia militia militia militia disease", village=SHOP).visit()
    assert table.question.args["gold"] == 0
    assert [option for option in table.ids if option != "done"] == ["buy-militia"]
    table.pick("buy-militia")
    assert table.who == 1
    assert table.game.stock["militia"] == 17


@pytest.mark.rule("TS-5.18", "TS-16.1")
def test_bought_cards_go_on_the_discard_pile_and_do_nothing_this_turn() -> None:
    table = lay("barkeep torch torch torch torch dagger", village=SHOP, experience=9).visit().use("barkeep").done()
    table.pick("buy-lorigg_thief").pick("buy-lantern")
    assert table.me.discard[:2] == ["lorigg_thief", "lantern"]
    assert table.me.experience == 9
    assert table.who == 1


@pytest.mark.rule("TS-5.19")
def test_gold_is_lost_at_the_end_of_the_turn() -> None:
    table = lay("barkeep torch torch torch torch torch", village=SHOP).visit().use("barkeep", 2).done()
    assert table.game.turn.seat == table.seat(1)
    assert table.game.turn.gold == 0
    assert table.game.turn.buys == 1


@pytest.mark.rule("TS-5.21")
def test_a_refused_purchase_has_a_reason() -> None:
    table = lay("torch torch militia militia militia militia", village=SHOP).visit()
    table.game.stock["lantern"] = 0
    assert table.refusal("buy-lantern") == "stack_empty"
    assert table.refusal("buy-elf_archmage") == "not_on_top"
    assert table.refusal("buy-fireball") == "too_expensive"


@pytest.mark.parametrize("card", ["disease", "thunderstone", "experience"])
def test_cards_never_for_sale_cannot_be_bought_and_are_not_listed(card: str) -> None:
    table = lay("torch torch militia militia militia militia", village=SHOP).visit()
    assert table.refusal(f"buy-{card}") == "not_an_option"
    assert f"buy-{card}" not in {refused.id for refused in table.question.refusals(table.game)}


@pytest.mark.rule("TS-5.21")
def test_every_refused_purchase_is_named_with_its_reason_and_changes_nothing() -> None:
    # Two torches: 2 + 2 gold; cards that cost exactly that much can be bought.
    table = lay("torch torch militia militia militia militia", village=SHOP, seats=3).visit()
    gold = table.question.args["gold"]
    assert gold == 4
    offered = {option.id.removeprefix("buy-") for option in table.question.options(table.game)} - {"done"}
    refused = {one.id.removeprefix("buy-"): one for one in table.question.refusals(table.game)}
    for stack in table.game.stacks:
        top = table.game.top_of(stack)
        assert top is not None
        cost = CARDS[top].cost or 0
        assert (top in offered) == (cost <= gold), top
        if cost > gold:
            assert (refused[top].reason, refused[top].reason_args) == ("too_expensive", {"cost": cost, "gold": gold})
        for below in LEVELS.get(stack, ())[1:]:
            assert refused[below].reason == "not_on_top"
    assert any(CARDS[card].cost == gold for card in offered), "gold equal to the cost is enough"
    stock = dict(table.game.stock)
    for card in ("disease", "thunderstone", "experience", *(card for card in refused if card in CARDS)):
        table.refusal(f"buy-{card}")
    assert table.game.stock == stock
    assert table.me.discard == []
    table.game.turn.buys = 0
    (torch,) = [one for one in table.question.refusals(table.game) if one.id == "buy-torch"]
    assert (torch.key, torch.reason) == ("do-buy", "no_purchase_left")
    assert torch.args == {"card": refer("card-torch"), "cost": CARDS["torch"].cost, "left": stock["torch"]}


@pytest.mark.rule("TS-5.21")
def test_without_cards_of_a_level_the_next_level_is_on_top() -> None:
    table = lay("lantern lantern lantern lantern lantern lantern", village=SHOP).visit()
    table.game.stock["elf_wizard"] = 0
    assert table.refusal("buy-elf_wizard") == "stack_empty"
    assert "buy-elf_sorcerer" in table.ids
    assert table.refusal("buy-elf_archmage") == "not_on_top"


@pytest.mark.rule("TS-5.23")
def test_the_hand_is_discarded_and_six_cards_are_drawn() -> None:
    table = lay("torch torch militia militia dagger dagger", deck="lantern hatchet torch torch dagger dagger militia")
    table.visit().done()
    assert sorted(table.me.discard) == sorted(["torch", "torch", "militia", "militia", "dagger", "dagger"])
    assert sorted(table.me.hand) == sorted(["lantern", "hatchet", "torch", "torch", "dagger", "dagger"])
    assert table.me.deck == ["militia"]
    assert table.who == 1


@pytest.mark.rule("TS-5.24")
def test_the_village_can_be_visited_without_gold() -> None:
    table = lay("disease disease disease disease disease disease", seats=5).visit()
    assert table.who == 1
    assert table.me.discard == ["disease"] * 6
    assert len(table.me.hand) == 6


@pytest.mark.rule("TS-5.25")
def test_dungeon_effects_and_diseases_have_no_effect_in_the_village() -> None:
    table = lay("elf_archmage battle_fury dagger militia torch disease", village=SHOP).visit()
    assert table.kind == "buy_card"
    assert table.question.args["gold"] == 1 + 2
    assert not any(option.startswith(("use-", "equip-", "attack-")) for option in table.ids)


@pytest.mark.rule("TS-5.26", "TS-17.6")
def test_an_effect_without_its_target_cannot_be_used() -> None:
    table = lay("trainer torch torch torch torch elf_wizard", village=SHOP).visit()
    assert table.refusal(f"use-{table.slot('trainer')}-0") == "no_militia"
    assert table.can_use("trainer", 2)


def test_use_all_is_offered_if_the_order_of_effects_does_not_matter() -> None:
    table = lay("barkeep barkeep torch torch torch trainer", village=SHOP).visit()
    table.pick("use-all")
    assert table.game.turn.buys == 3
    assert table.hand.count("barkeep") == 2
    assert "use-all" not in table.ids


@pytest.mark.rule("TS-5.16")
def test_a_visit_ends_when_no_card_is_affordable() -> None:
    table = lay("barkeep torch militia militia militia militia", seats=5).visit()  # no Militia is left to buy for 0
    table.use("barkeep").done()
    assert table.question.args == {"gold": 3, "buys": 2}
    assert table.pick("buy-torch").who == 1


@pytest.mark.rule("TS-5.18")
def test_purchases_are_told_to_everyone_with_their_cost() -> None:
    table = lay("torch torch torch militia militia militia", village=SHOP, seats=3).visit().pick("buy-lantern")
    paid = {"player": table.name(0), "card": refer("card-lantern"), "cost": CARDS["lantern"].cost}
    assert table.heard("log-buys") == [paid]
    assert table.heard_by("log-buys") == [None]

"""Visiting the village: effects, gold, purchases (TS-5)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS, LEVELS
from rules.messages import refer
from rules.questions import Undo, refusals, undo_of
from tests.games.thunderstone.table import SHOP, Table, lay


def visit(hand: str, **more: object) -> Table:
    """A visit to the village that sells the cards of the shop."""
    return lay(hand, village=SHOP, **more).do("village")  # type: ignore[arg-type]


@pytest.mark.rule("TS-5.1")
def test_a_turn_offers_three_actions_and_no_pass() -> None:
    assert lay().ids[:3] == ["village", "dungeon", "rest"]
    assert all(id.startswith(("buy-", "attack-")) for id in lay().ids[3:]), "the first two with what follows"
    assert lay("disease", hall="- thunderstone -", seats=2).ids[:3] == ["village", "dungeon", "rest"]


@pytest.mark.rule("TS-5.2", "TS-5.4", "TS-7.1")
@pytest.mark.parametrize("action", ["village", "dungeon"])
def test_the_whole_hand_is_revealed_and_the_action_is_final(action: str) -> None:
    hand = "dagger iron_rations lantern militia militia torch"
    table = lay(hand).sees(1, "turn.cards", []).do(action).undoes(possible=False)
    assert sorted(card.card for card in table.view(1).turn.cards) == hand.split()


@pytest.mark.rule("TS-5.2")
def test_rest_can_be_taken_back_until_the_card_is_destroyed() -> None:
    table = lay().do("rest").undoes().do("back").asks("choose_action").offers("village", "dungeon", "rest")
    table.undoes(possible=False)


@pytest.mark.rule("TS-5.3", "TS-5.13", "TS-5.22")
def test_the_steps_of_a_visit_run_in_order() -> None:
    table = visit("barkeep torch militia torch torch torch", experience=3).asks("use_village_effect")
    use = f"use-{table.slot('barkeep')}-0"
    table.do("done").asks("buy_card").never("use-*").refuses(use, "not_an_option")
    table.do("done").asks("level_up").do("done").waits(1)


@pytest.mark.rule("TS-5.5", "TS-5.6", "TS-5.9")
def test_effects_are_used_one_at_a_time_in_any_order_or_not_at_all() -> None:
    hand = "town_guard militia militia militia militia barkeep"
    table = visit(hand, deck="trainer torch").offers("done", "use barkeep", "use town_guard")
    # Drawn cards join the hand, with their gold and effects.
    table.do("use town_guard").holds(hand="trainer torch").has(hand=8).offers("use trainer")
    table.asks("use_village_effect", gold=3, buys=1).do("use barkeep").asks("use_village_effect", buys=2)
    visit(hand).do("done").asks("buy_card", buys=1)


@pytest.mark.rule("TS-5.7", "TS-5.8", "TS-5.10")
def test_each_effect_of_each_copy_counts_once_and_copies_add_up() -> None:
    twice = visit("barkeep barkeep torch torch torch torch").do("use barkeep").refuses("use barkeep", "already_used")
    twice.do("use barkeep#2").asks("use_village_effect", gold=10, buys=3).do("use barkeep 2")
    twice.asks("use_village_effect", gold=11, buys=3).piles(removed="barkeep", hand="barkeep torch torch torch torch")
    # A destroyed card cannot use its other effect.
    destroyed = visit("barkeep barkeep torch torch torch torch")
    first = destroyed.slot("barkeep")
    destroyed.do("use barkeep 2").never(f"use-{first}-0").offers("use barkeep")


@pytest.mark.rule("TS-5.11")
def test_every_kind_of_card_gives_its_gold() -> None:
    table = visit("lorigg_thief dagger torch magical_aura barkeep bloodskull_orc").do("done")
    table.asks("buy_card", gold=2 + 1 + 2 + 2 + 1 + 3)


@pytest.mark.rule("TS-5.12", "TS-V13")
def test_a_card_destroyed_for_an_effect_gives_only_the_gold_of_that_effect() -> None:
    hand = "barkeep torch torch iron_rations militia militia"
    table = visit(hand).do("use barkeep", "done").asks("buy_card", gold=7, buys=2)
    table.do("buy-hatchet").asks("buy_card", gold=3, buys=1).offers("buy-torch")
    visit(hand).do("use barkeep", "done", "buy-elf_wizard").refuses("buy-torch", "too_expensive")
    visit(hand).do("use barkeep", "use barkeep 2").asks("buy_card", gold=8, buys=2)


@pytest.mark.rule("TS-5.14", "TS-5.16")
def test_at_most_one_card_is_bought_and_gold_equal_to_its_cost_is_enough() -> None:
    table = visit("torch torch militia militia militia dagger").asks("buy_card", gold=5, buys=1)
    table.offers("buy-elf_wizard", "buy-torch", "done").do("buy-elf_wizard").waits(1).tops(discard="elf_wizard")
    visit("torch torch militia militia militia dagger").do("done").waits(1).lacks(discard="elf_wizard")


@pytest.mark.rule("TS-5.15", "TS-5.21")
def test_only_top_cards_are_for_sale() -> None:
    table = visit("nixie nixie nixie torch torch torch").refuses("buy-elf_sorcerer", "not_on_top")
    table.game.stock["elf_wizard"] = 0
    table.offers("buy-elf_sorcerer").refuses("buy-elf_wizard", "stack_empty").refuses("buy-elf_archmage", "not_on_top")
    assert table.options()["buy-elf_sorcerer"].label.args["cost"] == 8


def test_a_tap_buys_only_while_the_purchase_can_be_taken_back() -> None:
    def undo(table: Table) -> set[Undo]:
        return {undo_of(table.question, option) for option in table.options().values() if option.id.startswith("buy-")}

    assert undo(lay("torch torch torch torch torch torch", village=SHOP)) == {Undo.NEVER}, "the hand is revealed"
    table = visit("barkeep torch torch torch torch torch").do("use barkeep", "done")
    assert undo(table) == {Undo.FREE}
    assert undo(table.do("buy-torch").undoes()) == {Undo.NEVER}
    table.do("buy-torch").undoes(possible=False)


@pytest.mark.rule("TS-5.16")
def test_several_purchases_together_cost_no_more_than_the_gold() -> None:
    three = visit("barkeep barkeep torch torch torch dagger").do("use barkeep", "use barkeep#2", "done")
    three.asks("buy_card", gold=9, buys=3).do("buy-torch", "buy-torch", "buy-torch").has(torch=6)
    two = visit("barkeep torch torch torch torch dagger").do("use barkeep", "done", "buy-lightstone_gem")
    two.asks("buy_card", gold=4, buys=1).refuses("buy-elf_wizard", "too_expensive")
    # The visit ends when no card is affordable: no Militia is left to buy for 0.
    last = visit("barkeep torch militia militia militia militia", seats=5).do("use barkeep", "done")
    last.asks("buy_card", gold=3, buys=2).do("buy-torch").waits(1)


@pytest.mark.rule("TS-5.17")
def test_a_militia_costs_no_gold_but_uses_a_purchase() -> None:
    table = visit("militia militia militia militia militia disease").asks("buy_card", "buy-militia, done", gold=0)
    table.do("buy-militia").waits(1).stock(militia=17)


@pytest.mark.rule("TS-5.18", "TS-16.1")
def test_bought_cards_go_on_the_discard_pile_and_do_nothing_this_turn() -> None:
    table = visit("barkeep torch torch torch torch dagger", experience=9, seats=3).do("use barkeep", "done")
    table.do("buy-lorigg_thief").logs("buys", player=0, card="lorigg_thief", cost=CARDS["lorigg_thief"].cost)
    table.do("buy-lantern").logs("buys", player=0, card="lantern", cost=CARDS["lantern"].cost)
    table.tops(discard="lorigg_thief lantern").has(experience=9).waits(1)


@pytest.mark.rule("TS-5.19")
def test_gold_is_lost_at_the_end_of_the_turn() -> None:
    table = visit("barkeep torch torch torch torch torch").do("use barkeep 2", "done").waits(1)
    assert (table.game.turn.gold, table.game.turn.buys) == (0, 1)


@pytest.mark.rule("TS-5.21")
def test_every_refused_purchase_is_named_with_its_reason() -> None:
    # Two torches: 2 + 2 gold; cards that cost exactly that much can be bought.
    table = visit("torch torch militia militia militia militia", seats=3).asks("buy_card", gold=4)
    offered = {option.removeprefix("buy-") for option in table.ids} - {"done"}
    refused = {refusal.id.removeprefix("buy-"): refusal for refusal in refusals(table.question, table.game)}
    for stack in table.game.stacks:
        top = table.game.top_of(stack)
        assert top is not None
        cost = CARDS[top].cost or 0
        assert (top in offered) == (cost <= 4), top
        if cost > 4:
            assert (refused[top].reason, refused[top].reason_args) == ("too_expensive", {"cost": cost, "gold": 4})
        for below in LEVELS.get(stack, ())[1:]:
            assert refused[below].reason == "not_on_top"
    assert any(CARDS[card].cost == 4 for card in offered), "gold equal to the cost is enough"
    for card in ("disease", "thunderstone", "experience"):
        assert card not in refused
        table.refuses(f"buy-{card}", "not_an_option")
    table.game.stock["lantern"] = 0
    table.refuses("buy-lantern", "stack_empty").refuses("buy-fireball", "too_expensive")
    left = table.game.stock["torch"]
    table.game.turn.buys = 0
    (torch,) = [refusal for refusal in refusals(table.question, table.game) if refusal.id == "buy-torch"]
    assert (torch.label.key, torch.reason) == ("do-buy", "no_purchase_left")
    assert torch.label.args == {"card": refer("card-torch"), "cost": CARDS["torch"].cost, "left": left}


@pytest.mark.rule("TS-5.23")
def test_the_hand_is_discarded_and_six_cards_are_drawn() -> None:
    hand = "torch torch militia militia dagger dagger"
    table = lay(hand, deck="lantern hatchet torch torch dagger dagger militia").do("village", "done").waits(1)
    table.piles(discard=hand, hand="lantern hatchet torch torch dagger dagger", deck="militia")


@pytest.mark.rule("TS-5.24")
def test_the_village_can_be_visited_without_gold() -> None:
    hand = "disease disease disease disease disease disease"
    lay(hand, seats=5).do("village").waits(1).piles(discard=hand).has(hand=6)


@pytest.mark.rule("TS-5.25")
def test_dungeon_effects_and_diseases_have_no_effect_in_the_village() -> None:
    table = visit("elf_archmage battle_fury dagger militia torch disease").asks("buy_card", gold=1 + 2)
    table.never("use-*", "equip-*", "attack-*")


@pytest.mark.rule("TS-5.26", "TS-17.6")
def test_an_effect_without_its_target_cannot_be_used() -> None:
    visit("trainer torch torch torch torch elf_wizard").refuses("use trainer", "no_militia").offers("use trainer 2")


def test_use_all_is_offered_if_the_order_of_effects_does_not_matter() -> None:
    table = visit("barkeep barkeep torch torch torch trainer").do("use-all").never("use-all")
    table.asks("use_village_effect", buys=3).piles(hand="barkeep barkeep torch torch torch trainer")

"""Purchases as answers: at once from the first question, in the village, and as spoils."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.option_texts import about_card
from rules.messages import refer
from rules.questions import Shown, Undo
from tests.games.driver import standing_out
from tests.games.thunderstone.answers import VILLAGE, about, missed, option
from tests.games.thunderstone.table import battle, lay


@pytest.mark.parametrize(("experience", "ends"), [(0, True), (2, True), (3, False)])
def test_a_direct_purchase_says_whether_it_ends_the_turn(experience: int, ends: bool) -> None:
    """It reveals the hand, so it cannot be undone. With 3 XP, the player is first asked to level up a Militia."""
    table = lay("militia torch torch torch torch torch", experience=experience, village=VILLAGE)
    bought = option(table, table.ids[3])
    english, japanese = (TEXTS.say_exactly(language, "thunderstone", bought.label, []) for language in ("en", "ja"))
    assert ("ends your turn" in english) == ends
    assert ("ターン終了" in japanese) == ends
    left = table.game.stock[bought.value]
    table.do(bought.id).logs_in_order("visits_village", "reveals", "buys").logs("buys", player=0, card=bought.value)
    table.undoes(possible=False).tops(discard=bought.value).stock(**{bought.value: left - 1})
    table.asks("choose_action" if ends else "level_up", by=1 if ends else 0)


def test_every_affordable_card_can_be_bought_with_a_tap_on_it_and_the_dearest_have_buttons() -> None:
    table = lay("militia torch torch dagger torch torch", village=VILLAGE)
    bought = [option for option in table.question.options(table.game) if option.label.key == "do-village_buy"]
    gold = sum(CARDS[card].gold or 0 for card in table.me.hand)
    tops = {stack: CARDS[card] for stack in table.game.stacks if (card := table.game.top_of(stack))}
    afford = {f"stack-{stack}": card.id for stack, card in tops.items() if (card.cost or 0) <= gold}
    assert {option.mark: option.value for option in bought} == afford
    costs = [CARDS[option.value].cost or 0 for option in bought if option.prominence >= Shown.LISTED]
    assert costs == sorted((CARDS[card].cost or 0 for card in afford.values()), reverse=True)[:3]
    assert table.ids[3] == bought[0].id


def test_a_card_named_at_once_costs_what_it_does_in_the_village() -> None:
    hand = "militia torch torch dagger torch torch"
    at_once, step_by_step = (lay(hand, village=VILLAGE) for _ in range(2))
    assert option(at_once, "buy-lantern").undo is Undo.NEVER, (
        "a hand is revealed, so a tap on the card only tells of it"
    )
    assert at_once.do("buy-lantern").view(0) == step_by_step.do("village", "buy-lantern").view(0)


def test_without_gold_only_free_cards_can_be_bought_directly_and_have_no_button() -> None:
    table = lay("militia militia militia militia militia militia", hall="firebrand_cyclops - -")
    assert about(table, "village").args["card"] == refer("card-militia"), "it is free"
    table.asks("choose_action", "village, dungeon, rest, buy-militia")
    assert option(table, "buy-militia").prominence < Shown.LISTED


def test_with_village_effects_in_hand_no_direct_purchase_is_offered() -> None:
    lay("trainer torch torch torch torch torch").asks("choose_action", "village, dungeon, rest")


def test_the_dearest_cards_and_buying_nothing_have_buttons() -> None:
    table = lay("barkeep torch torch torch torch torch", village=VILLAGE).do("village", "done")
    options = table.question.options(table.game)
    prominent = [option for option in options if option.prominence >= Shown.BUTTON]
    assert len(prominent) == 6
    assert prominent[-1].id == "done"
    dear = sorted((CARDS[option.value].cost or 0 for option in options if option.value), reverse=True)[:5]
    assert sorted((CARDS[option.value].cost or 0 for option in prominent[:-1]), reverse=True) == dear


def test_the_most_expensive_cards_stand_out_if_there_is_little_room() -> None:
    table = lay("barkeep torch torch torch torch torch", village=VILLAGE).do("village", "done")
    offered = [option.value for option in table.question.options(table.game) if option.value]
    costs = sorted((CARDS[card].cost or 0 for card in offered), reverse=True)
    prominent = standing_out(table.question, table.game)
    assert [CARDS[id.removeprefix("buy-")].cost for id in prominent] == costs[:2]
    assert all(option(table, id).prominence >= Shown.BUTTON for id in prominent)


def test_the_cheapest_unaffordable_cards_are_listed() -> None:
    table = lay("barkeep torch torch torch torch torch", village=VILLAGE).do("village", "done")
    gold = table.question.describe(table.game)["gold"]
    beyond = sorted(
        CARDS[card].cost or 0
        for stack in table.game.stacks
        if (card := table.game.top_of(stack)) and (CARDS[card].cost or 0) > int(str(gold))
    )
    assert [CARDS[id.removeprefix("buy-")].cost for id in missed(table)] == beyond[:2]


def test_spoils_have_buttons_too() -> None:
    table = battle("chalice_paladin chalice_paladin lantern lantern torch torch", "griknack_goblin", village=VILLAGE)
    table.do("attack-1").asks("take_spoils").has_no_effect("done")
    assert sum(option.prominence >= Shown.BUTTON for option in table.question.options(table.game)) == 6
    assert about(table, "buy-village-militia") == about_card("militia")

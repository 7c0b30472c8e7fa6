"""Spoils of a victory (TS-13.10 to TS-13.19)."""

from __future__ import annotations

import pytest

from rules.messages import refer
from tests.games.thunderstone.table import Table, battle, lay

VILLAGE = "feast goodberries short_sword hatchet spear lantern barkeep fireball"


def won(hand: str, monster: str = "gray_ooze", **more: object) -> Table:
    """A victory over a monster in rank 1."""
    return battle(hand, monster, 1, village=VILLAGE, **more).attack(1)


@pytest.mark.rule("TS-13.10", "TS-13.15", "TS-13.17", "TS-V20")
def test_spoils_of_monster_and_hero_are_taken_in_the_order_the_player_chooses() -> None:
    table = battle("dwarf_janissary dagger torch torch torch outlands_khan", "gray_ooze", 1, village=VILLAGE)
    table.equip("dagger", "dwarf_janissary")
    table.game.turn.cards = [shown for shown in table.game.turn.cards if shown.slot != table.slot("torch", 3)]
    table.attack(1)
    assert (table.question.args["gold"], table.question.args["what"]) == (5, "buy")
    offered = {option.id: option for option in table.question.options(table.game)}
    assert [offered[f"buy-{id}"].group for id in ("food-feast", "weapon-spear")] == ["spoils_food", "spoils_weapon"]
    assert offered["buy-food-feast"].args["card"] == refer("card-feast")
    (refused,) = (each for each in table.question.refusals(table.game) if each.id == "buy-weapon-short_sword")
    assert refused.args["card"] == refer("card-short_sword")
    assert {"buy-food-feast", "buy-food-iron_rations", "buy-food-goodberries"} <= set(table.ids)
    assert {"buy-weapon-hatchet", "buy-weapon-spear", "buy-weapon-dagger"} <= set(table.ids)
    assert table.refusal("buy-weapon-short_sword") == "too_expensive"
    assert not any("lantern" in option for option in table.ids)
    table.pick("buy-weapon-hatchet")
    assert table.question.args["gold"] == 5
    assert "buy-food-feast" in table.ids
    assert not any(option.startswith("buy-weapon") for option in table.ids)
    table.pick("buy-food-feast")
    assert table.who == 1
    assert table.me.discard[:3] == ["gray_ooze", "hatchet", "feast"]


@pytest.mark.rule("TS-13.10")
def test_a_hero_that_did_not_attack_or_was_destroyed_gives_none() -> None:
    table = won("dwarf_janissary outlands_khan dagger torch torch torch", "the_prince")
    assert table.kind == "doom_card"
    table.on("dwarf_janissary")
    assert table.who == 1
    table = battle("chalice_paladin dwarf_sentinel dagger torch torch lantern", "darkness", 1, village=VILLAGE)
    table.equip("dagger", "dwarf_sentinel").attack(1)
    assert table.heard("log-defeats")
    assert table.who == 1
    lost = won("dwarf_janissary torch torch torch torch dagger", "ebon_fume")
    assert lost.who == 1


@pytest.mark.rule("TS-13.11")
def test_spoils_are_optional_and_one_card_each() -> None:
    table = won("outlands_khan torch torch torch torch torch")
    assert table.kind == "take_spoils"
    table.done()
    assert table.me.discard.count("iron_rations") == 0
    table = battle("outlands_khan dagger torch torch torch torch", "gray_ooze", 1)
    table.equip("dagger", "outlands_khan").attack(1).pick("buy-food-iron_rations")
    assert table.me.discard[:2] == ["gray_ooze", "iron_rations"]
    assert table.who == 1


@pytest.mark.rule("TS-13.12", "TS-13.14")
def test_spoils_are_limited_by_the_gold_in_hand_after_losses() -> None:
    table = won("outlands_khan lorigg_thief torch torch torch disease")
    table.on("lorigg_thief")
    assert table.question.args["gold"] == 6
    table = won("outlands_khan torch nixie torch disease disease")
    assert table.question.args["gold"] == 2 + 4 + 2


@pytest.mark.rule("TS-13.13", "TS-C24")
def test_village_effects_do_not_pay_for_spoils() -> None:
    table = won("outlands_khan barkeep barkeep iron_rations disease torch")
    assert table.question.args["gold"] == 1 + 1 + 2 + 2
    assert not any(option.startswith("use-") for option in table.ids)


@pytest.mark.rule("TS-13.15", "TS-13.16")
def test_the_paladin_buys_the_top_card_of_any_stack() -> None:
    table = won("chalice_paladin outlands_khan torch torch torch torch", "griknack_goblin")
    assert "buy-village-elf_wizard" in table.ids
    assert "buy-village-elf_sorcerer" not in table.ids
    assert "buy-village-militia" in table.ids
    table.pick("buy-village-lantern")
    assert table.me.discard[:2] == ["griknack_goblin", "lantern"]
    assert table.game.stock["lantern"] == 7


@pytest.mark.rule("TS-13.18")
def test_spoils_are_taken_before_the_hall_is_refilled() -> None:
    table = battle("outlands_khan torch torch torch torch torch", "gray_ooze", 1, dungeon="thunderstone")
    table.game.hall[1] = None
    table.game.hall[2] = None
    table.attack(1)
    assert table.kind == "take_spoils"
    assert table.game.result is None
    table.pick("buy-food-iron_rations")
    assert table.kind == "end-thunderstone_gained"


@pytest.mark.rule("TS-13.19", "TS-C6", "TS-8.26")
def test_the_elf_sorcerer_returns_a_monster_after_the_refill() -> None:
    table = battle("elf_sorcerer outlands_khan torch torch torch torch", "nixie", 1, dungeon="pegasus griffon").attack(
        1
    )
    assert table.kind == "return_one"
    assert table.hall == "griknack_goblin griknack_goblin pegasus"
    assert table.ids == ["monster-1", "monster-2", "monster-3", "decline"]
    table.pick("monster-3")
    assert table.hall == "griknack_goblin griknack_goblin griffon"
    assert table.game.dungeon[0] == "pegasus"
    assert table.who == 1


@pytest.mark.rule("TS-13.19", "TS-C6")
def test_each_sorcerer_returns_a_monster_unless_destroyed_or_defeated() -> None:
    table = battle("elf_sorcerer elf_sorcerer torch torch torch torch", "nixie", 1).attack(1)
    table.pick("monster-1")
    assert table.kind == "return_one"
    table.pick("decline")
    assert table.who == 1
    doomed = battle("elf_sorcerer outlands_khan torch torch torch torch", "mythlurian", 1).attack(1).on("elf_sorcerer")
    assert doomed.heard("log-defeats")
    assert doomed.who == 1
    beaten = battle("elf_sorcerer militia torch torch torch torch", "firebrand_cyclops", 1).attack(1)
    assert beaten.who == 1


@pytest.mark.rule("TS-13.19", "TS-19.5")
def test_the_sorcerer_is_skipped_without_a_monster_or_after_the_end() -> None:
    hand = "elf_sorcerer outlands_khan torch torch torch torch"
    table = lay(hand, hall="nixie thunderstone -", dungeon="pegasus").enter().attack(1)
    assert table.kind == "end-thunderstone_gained"
    table = lay(hand, hall="nixie - -", dungeon="", seats=1).enter().attack(1)
    assert table.kind == "choose_action"


@pytest.mark.rule("TS-C38", "TS-13.17", "TS-16.11")
def test_the_sphinx_reveals_six_and_destroys_any_of_them() -> None:
    hand = "elf_archmage elf_archmage fireball torch torch torch"
    deck = "militia militia disease torch lantern dagger hatchet"
    table = battle(hand, "sphinx", 1, deck=deck).attack(1)
    assert table.kind == "take_spoils"
    assert table.question.args["what"] == "reveal", "nothing can be bought"
    table.pick("reveal")
    assert table.heard("log-reveals_six")[0]["cards"] == [refer(f"card-{card}") for card in deck.split()[:6]]
    assert table.view(1).turn.six == deck.split()[:6]
    assert table.question.default(table.game) == ["done"], "a player who does not answer destroys nothing"
    table.pick("card-1")
    assert table.game.can_undo(table.seat(0))
    table.pick("card-1").pick("card-1")
    assert table.game.removed == ["militia", "militia"]
    assert table.game.diseases == 16
    table.done()
    assert {"torch", "lantern", "dagger"} <= {*table.me.discard, *table.me.hand, *table.me.deck}
    assert table.who == 1


@pytest.mark.rule("TS-C38", "TS-16.11")
def test_the_sphinx_reveals_fewer_cards_if_deck_and_discard_pile_are_short() -> None:
    table = battle("elf_archmage elf_archmage fireball torch torch torch", "sphinx", 1, deck="dagger").attack(1)
    table.pick("reveal")
    assert sorted(table.view(0).turn.six) == ["dagger", "sphinx"]
    deck = "militia militia militia militia militia militia dagger"
    decline = battle("elf_archmage elf_archmage fireball torch torch torch", "sphinx", 1, deck=deck).attack(1).done()
    assert decline.me.deck == ["dagger"]
    assert decline.who == 1

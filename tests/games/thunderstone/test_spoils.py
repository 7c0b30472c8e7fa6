"""Spoils of a victory (TS-13.10 to TS-13.19)."""

from __future__ import annotations

import pytest

from rules.messages import refer
from rules.questions import refusals
from tests.games.thunderstone.table import Table, battle, lay

VILLAGE = "feast goodberries short_sword hatchet spear lantern barkeep fireball"


def won(hand: str, monster: str = "gray_ooze") -> Table:
    """A victory over a monster in rank 1."""
    return battle(hand, monster, village=VILLAGE).do("attack-1")


@pytest.mark.rule("TS-13.10", "TS-13.12", "TS-13.15", "TS-13.17", "TS-V20")
def test_spoils_of_monster_and_hero_are_taken_in_the_order_the_player_chooses() -> None:
    table = battle("dwarf_janissary dagger torch torch outlands_khan", "gray_ooze", village=VILLAGE)
    table.do("equip dagger dwarf_janissary", "attack-1").asks("take_spoils", gold=5, what="buy")
    offered = table.options()
    assert [offered[f"buy-{id}"].group for id in ("food-feast", "weapon-spear")] == ["spoils_food", "spoils_weapon"]
    assert offered["buy-food-feast"].label.args["card"] == refer("card-feast")
    (refused,) = (refusal for refusal in refusals(table.question, table.game) if refusal.id == "buy-weapon-short_sword")
    assert refused.label.args["card"] == refer("card-short_sword")
    foods = "buy-food-feast, buy-food-iron_rations, buy-food-goodberries"
    table.asks("take_spoils", f"{foods}, buy-weapon-hatchet, buy-weapon-spear, buy-weapon-dagger, done")
    table.refuses("buy-weapon-short_sword", "too_expensive").do("buy-weapon-hatchet")
    table.asks("take_spoils", f"{foods}, done", gold=5).do("buy-food-feast").waits(1)
    table.tops(discard="gray_ooze hatchet feast")


@pytest.mark.rule("TS-13.10")
def test_a_hero_that_did_not_attack_or_was_destroyed_gives_none() -> None:
    janissary = won("dwarf_janissary outlands_khan dagger torch torch torch", "the_prince").asks("doom_card")
    janissary.do("dwarf_janissary").waits(1)
    paladin = battle("chalice_paladin dwarf_sentinel dagger torch torch lantern", "darkness", village=VILLAGE)
    paladin.do("equip dagger dwarf_sentinel", "attack-1").logs("defeats").waits(1)
    won("dwarf_janissary torch torch torch torch dagger", "ebon_fume").waits(1)


@pytest.mark.rule("TS-13.11")
def test_spoils_are_optional_and_one_card_each() -> None:
    won("outlands_khan torch torch torch torch torch").asks("take_spoils").do("done").waits(1).has(iron_rations=0)
    table = won("outlands_khan thyrian_lord torch torch torch torch").do("outlands_khan", "buy-food-iron_rations")
    table.tops(discard="gray_ooze iron_rations").waits(1)


@pytest.mark.rule("TS-13.12", "TS-13.13", "TS-13.14", "TS-C24")
@pytest.mark.parametrize(
    ("hand", "lost", "gold"),
    [
        ("outlands_khan lorigg_thief torch torch torch disease", "lorigg_thief", 6),
        ("outlands_khan torch nixie torch disease disease", "", 2 + 4 + 2),
        # Village effects do not pay for spoils.
        ("outlands_khan barkeep barkeep iron_rations disease torch", "", 1 + 1 + 2 + 2),
    ],
)
def test_spoils_are_limited_by_the_gold_in_hand_after_losses(hand: str, lost: str, gold: int) -> None:
    table = won(hand)
    if lost:
        table.do(lost)
    table.asks("take_spoils", gold=gold).never("use-*")


@pytest.mark.rule("TS-13.15", "TS-13.16")
def test_the_paladin_buys_the_top_card_of_any_stack() -> None:
    table = won("chalice_paladin outlands_khan torch torch torch torch", "griknack_goblin")
    table.offers("buy-village-elf_wizard", "buy-village-militia").never("buy-village-elf_sorcerer")
    table.do("buy-village-lantern").tops(discard="griknack_goblin lantern").stock(lantern=7)


@pytest.mark.rule("TS-13.18")
def test_spoils_are_taken_before_the_hall_is_refilled() -> None:
    table = lay("outlands_khan torch torch torch torch torch", hall="gray_ooze - -", dungeon="thunderstone")
    table.do("dungeon", "attack-1").asks("take_spoils")
    assert table.game.result is None
    table.do("buy-food-iron_rations").over("end-thunderstone_gained")


SORCERER = "elf_sorcerer outlands_khan torch torch torch torch"


@pytest.mark.rule("TS-13.19", "TS-C6", "TS-8.26")
def test_the_elf_sorcerer_returns_a_monster_after_the_refill() -> None:
    table = battle(SORCERER, "nixie", dungeon="pegasus griffon").do("attack-1")
    table.asks("return_one", "monster-1, monster-2, monster-3, decline")
    table.halls("griknack_goblin griknack_goblin pegasus").do("monster-3")
    table.halls("griknack_goblin griknack_goblin griffon").piles(dungeon="pegasus").waits(1)


@pytest.mark.rule("TS-13.19", "TS-C6")
def test_each_sorcerer_returns_a_monster_unless_destroyed_or_defeated() -> None:
    table = battle("elf_sorcerer elf_sorcerer torch torch torch torch", "nixie")
    table.do("attack-1", "monster-1").asks("return_one").do("decline").waits(1)
    battle(SORCERER, "mythlurian").do("attack-1", "elf_sorcerer").logs("defeats").waits(1)
    battle("elf_sorcerer militia torch torch torch torch", "firebrand_cyclops").do("attack-1").waits(1)


@pytest.mark.rule("TS-13.19", "TS-19.5")
def test_the_sorcerer_is_skipped_without_a_monster_or_after_the_end() -> None:
    table = lay(SORCERER, hall="nixie thunderstone -", dungeon="pegasus")
    table.do("dungeon", "attack-1").over("end-thunderstone_gained")
    lay(SORCERER, hall="nixie - -", dungeon="", seats=1).do("dungeon", "attack-1").asks("choose_action")


@pytest.mark.rule("TS-C38", "TS-13.17", "TS-16.11")
def test_the_sphinx_reveals_six_and_destroys_any_of_them() -> None:
    hand = "elf_archmage elf_archmage fireball torch torch torch"
    deck = "militia militia disease torch lantern dagger hatchet"
    six = deck.split()[:6]
    spoils = battle(hand, "sphinx", deck=deck).do("attack-1").asks("take_spoils", "reveal, done", what="reveal")
    spoils.do("reveal").logs("reveals_six", cards=six).sees(1, "turn.six", six)
    assert spoils.question.default(spoils.game) == ["done"], "a player who does not answer destroys nothing"
    spoils.do("card-1").undoes().do("card-1", "card-1").piles(removed="militia militia").stock(diseases=16)
    spoils.do("done").waits(1)
    assert {"torch", "lantern", "dagger"} <= {*spoils.me.discard, *spoils.me.hand, *spoils.me.deck}
    battle(hand, "sphinx", deck="militia " * 6 + "dagger").do("attack-1", "done").waits(1).piles(deck="dagger")
    with_janissary = "elf_archmage elf_archmage fireball dwarf_janissary dagger torch"
    armed = battle(with_janissary, "sphinx", village=VILLAGE).do("equip dagger dwarf_janissary", "attack-1")
    armed.do("reveal", "done").asks("take_spoils", "buy-weapon-dagger, done")


@pytest.mark.rule("TS-C38", "TS-16.11")
def test_the_sphinx_reveals_fewer_cards_if_deck_and_discard_pile_are_short() -> None:
    table = battle("elf_archmage elf_archmage fireball torch torch torch", "sphinx", deck="dagger")
    table.do("attack-1", "reveal")
    assert sorted(table.view(0).turn.six) == ["dagger", "sphinx"]

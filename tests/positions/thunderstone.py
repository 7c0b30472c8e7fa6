"""Twelve positions of Thunderstone."""

from __future__ import annotations

from tests.games.thunderstone.table import lay
from tests.positions.position import Posed, posed

DARK = "ebon_fume ebon_fume ebon_fume"
"""A hall that a weak hand cannot touch."""


def the_best_of_three_beatable_monsters() -> Posed:
    """All three are beaten without a loss; the Cyclops brings four points and two experience, the others one or two."""
    hand = "outlands_khan fireball torch torch torch torch"
    return posed(lay(hand, hall="grudgebeast nixie firebrand_cyclops").do("dungeon").game, "attack-3")


def no_khan_for_a_dragon() -> Posed:
    """Mythlurian takes the only hero, worth three points and seven attack; Pegasus is free."""
    hand = "outlands_khan torch torch dagger iron_rations torch"
    game = lay(hand, hall="mythlurian pegasus bloodskull_orc", dungeon=" ".join(["griffon"] * 20)).do("dungeon").game
    return posed(game, "attack-2", "armed-2", "equip-*")


def nothing_to_buy_or_beat() -> Posed:
    """Five Militia have no gold and beat nothing: the only thing to gain is to be rid of the Disease."""
    return posed(lay("disease militia militia militia militia militia", hall=DARK).game, "rest")


def level_up_rather_than_destroy_a_disease() -> Posed:
    """Six gold to spend and a Wizard who can level up: resting would waste both for one Disease."""
    table = lay("disease militia elf_wizard torch torch torch", hall=DARK, experience=2)
    return posed(table.game, "village", "buy-*")


def a_guardian_for_four_daggers() -> Posed:
    """With one of the Daggers the Guardian has three more attack, unlike the Archer; heroes are what is missing."""
    hand = "torch torch torch dagger dagger militia"
    deck = "dagger dagger militia militia militia torch"
    table = lay(hand, deck=deck, discard="torch iron_rations", hall=DARK, heroes="amazon dwarf elf lorigg").do(
        "village"
    )
    while table.kind != "buy_card":
        table.do("done")
    return posed(table.game, "*dwarf_guardian")


def the_militia_goes_and_not_the_khan() -> Posed:
    """Mythlurian takes a hero: Militia are worth nothing, the Khan is the best hero of the game."""
    table = lay("outlands_khan militia torch torch dagger dagger", hall="mythlurian griffon griffon").do("dungeon")
    table.pick(next(id for id in table.ids if id in ("armed-1", "attack-1")))
    return posed(table.game, "card-militia*", f"card-{table.slot('militia')}" if "militia" in table.hand else "-")


def a_meal_makes_the_difference() -> Posed:
    """Two of the Squire and four of the sword are one short of the Griffon; eating the ration adds two."""
    table = lay("thyrian_squire short_sword iron_rations torch militia disease", hall="griffon ebon_fume ebon_fume")
    table.do("dungeon")
    return posed(table.game, f"use-{table.slot('thyrian_squire')}-0", "equip-*")


def the_trainer_turns_militia_into_a_sorcerer() -> Posed:
    """The Trainer takes a useless Militia and gives just the two experience that the Wizard needs."""
    table = lay("trainer militia elf_wizard torch iron_rations militia", hall=DARK).do("village")
    return posed(table.game, f"use-{table.slot('trainer')}-0")


def ahead_end_it() -> Posed:
    """Far ahead, the Goblin brings the Thunderstone to the first rank and ends the game; six more points are no use."""
    hand = "outlands_khan fireball torch torch torch torch"
    table = lay(hand, hall="griknack_goblin thunderstone noxious_slag", discard="ebon_fume sphinx")
    table.player(1).discard = ["succubus"]
    return posed(table.do("dungeon").game, "attack-1")


def the_goblin_and_the_stone_are_just_enough() -> Posed:
    """Three points behind: the Goblin and the Thunderstone win at once, by one point; the Slag would only lead."""
    hand = "outlands_khan fireball torch torch torch torch"
    table = lay(hand, hall="griknack_goblin thunderstone noxious_slag", discard="griffon militia")
    table.player(1).discard = ["ebon_fume", "grudgebeast"]
    return posed(table.do("dungeon").game, "attack-1")


def behind_do_not_end_it() -> Posed:
    """Too far behind for the Goblin and the Thunderstone: they would lose it at once, the Tormentor may not."""
    hand = "outlands_khan lantern dagger torch torch torch"
    table = lay(hand, hall="griknack_goblin thunderstone tormentor", dungeon="griffon griffon ghost wraith spectre")
    table.player(1).discard = ["archduke_of_pain", "grudgebeast", "succubus"]
    return posed(table.do("dungeon").game, "attack-3", "armed-3", "equip-*")


def strong_heroes_need_light() -> Posed:
    """Four warriors and not one light: in the second rank each battle starts four lower, in the third six."""
    hand = "torch iron_rations iron_rations militia militia militia"
    deck = "outlands_slayer outlands_slayer outlands_slayer outlands_warrior militia militia"
    table = lay(hand, deck=deck, hall=DARK).do("village")
    while table.kind != "buy_card":
        table.do("done")
    return posed(table.game, "*lightstone_gem")

"""Twelve positions of Dungeon Lords."""

from __future__ import annotations

from typing import Any

from games.dungeon_lords.rules.arrivals import AdventurerPhase
from games.dungeon_lords.rules.combat.planning import StartPlanning
from games.dungeon_lords.rules.events import EventPhase, Payday
from games.dungeon_lords.rules.flow import EndRound
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.executing import Execute
from games.dungeon_lords.rules.orders.production import StartProduction
from rules.entries import Step
from tests.games.dungeon_lords.positions import ME, dungeon, fighting, go, heroes, lair, pick, table
from tests.positions.position import Posed, posed, positions

SPRING, AUTUMN = 1, 3
TAX_NOW: dict[str, Any] = {"season": SPRING, "events": ["tax", "special", "payday"], "events_shown": 1}
"""A spring that ends with the tax."""
PAID_BEFORE: dict[str, Any] = {"season": AUTUMN, "events": ["payday", "tax", "special"], "events_shown": 3}
"""An autumn in which nothing is due."""


def acting(game: DungeonLords, order: str, space: int) -> DungeonLords:
    """ME is asked about one minion; the round goes on as usual afterwards."""
    game.spaces[order][space - 1] = ME
    for seat, lord in enumerate(game.lords):
        lord.orders = [order if seat == ME else "get_food", "buy_traps", "mine_gold"]
    go(game, Execute(seat=ME, order=order, space=space - 1), StartProduction(), *ending())
    return game


def ending() -> list[Step]:
    """The steps after production."""
    return [EventPhase(), AdventurerPhase(), EndRound()]


def planning(party: str, creatures: str, *traps: str, card: str, **laid: Any) -> DungeonLords:
    """ME plans the first round of combat and has spied on its card."""
    game = table(4, line=heroes(party), lair=lair(creatures), traps=list(traps), tiles=dungeon("C1 C2 C3"), **laid)
    for trap in traps:
        game.trap_deck.remove(trap)
    if "X" in party.split():
        game.paladin = "host"
        game.paladin_host = ME
    game.combat_piles[0][0] = card
    game.combat_round = 1
    game.lords[ME].spied = [0]
    go(game, StartPlanning())
    return game


def the_wizard_falls_before_the_spell() -> Posed:
    """The Vampire fells the wizard or the thief; without the wizard the party cannot cast Detect Evil."""
    game = fighting(table(), "W4 M3/1 T3/1", creatures="vampire", card="detect_evil")
    pick(game, "bite")
    return posed(game, "wizard_11")


def a_careful_bite_is_enough() -> Posed:
    """Two points fell either warrior, so the third is wasted, and the Vampire stays up for the next round."""
    game = fighting(table(), "W4:2 W4:2 T4/1", creatures="vampire", card="invisibility")
    return posed(game, "careful_bite")


def the_slime_floods_three_wounded() -> Posed:
    """One point for each fells the whole party; clinging would only delay it."""
    game = fighting(table(), "W4:3 T3/1:2 P3/1:2", creatures="slime", card="fireball")
    return posed(game, "flood")


def the_dart_silences_the_wizard() -> Posed:
    """At evil 8 Detect Evil brings the paladin; the dart on the wizard stops it, on the priest only some healing."""
    game = fighting(table(evil=8), "W5 P3/1 M4/1", traps=["antimagic_dart"], card="detect_evil")
    return posed(game, "wizard_13")


def no_trap_for_thieves() -> Posed:
    """Four trap icons prevent all three points of the stone: it is kept for a party without its thieves."""
    return posed(planning("T3/2 T4/2 W3", "troll", "rolling_stone", card="invisibility"), "deploy-troll", "done")


def a_poisoned_meal_for_the_paladin() -> Posed:
    """Eight points less two prevented, and the Troll deals the last two: five victory points. The stone can't do it."""
    game = planning("X W4", "slime troll", "poisoned_meal", "rolling_stone", card="invisibility", food=3, evil=10)
    return posed(game, "trap-poisoned_meal", "deploy-troll")


def two_cheap_wages() -> Posed:
    """Two food pay the Goblin and the Slime, or the Troll alone: one dismissal is less evil than two, and two stay."""
    game = table(4, season=SPRING, events=["payday", "special", "tax"], events_shown=1, food=2, evil=7)
    game.lords[ME].lair = lair("troll goblin slime")
    go(game, Payday(seat=ME), AdventurerPhase(), EndRound())
    return posed(game, "pay-goblin", "pay-slime", "dismiss-troll")


def no_seventh_tile_before_the_tax() -> Posed:
    """Six tiles cost the three gold there are; a seventh costs one more, an unpaid notice, three points."""
    game = table(4, **TAX_NOW, gold=3, imps=4, tiles=dungeon("C1 C2 C3 D3 E3 B3"))
    return posed(acting(game, "dig_tunnels", 1), "decline", "done")


def no_vampire_at_evil_nine() -> Posed:
    """The Vampire's price of two evil calls the paladin; the Goblin costs a food."""
    game = table(4, **PAID_BEFORE, food=3, evil=9, tavern=["vampire", "goblin"], line=heroes("W4 T3/1"))
    game.lords[ME].lair = lair("slime")
    return posed(acting(game, "hire_monster", 1), "goblin")


def a_chapel_for_three_who_pray() -> Posed:
    """The Chapel is worth two points for each Ghost and Vampire; nobody in this lair eats in a Cafeteria."""
    game = table(4, year=2, **PAID_BEFORE, gold=2, market=["cafeteria", "chapel"], evil=4)
    game.lords[ME].lair = lair("ghost ghost vampire")
    game.lords[ME].tiles = dungeon("C1 C2 C3 D3 B3")
    return posed(acting(game, "build_room", 2), "chapel")


def imps_mint_the_tax() -> Posed:
    """Three imps work in one room only: each gold missing from the tax costs three points, and there is food enough."""
    game = table(4, **TAX_NOW, gold=0, food=6, imps=3, tiles=dungeon("C1 C2 C3=mint C4=mushroom_bed"))
    for lord in game.lords:
        lord.orders = ["get_food", "buy_traps", "mine_gold"]
    go(game, StartProduction(), *ending())
    return posed(game, "*mint*", "C3*")


def no_food_for_evil_at_the_brink() -> Posed:
    """Two evil for three food calls the paladin from evil 8, and there is food enough for the rest of the year."""
    game = table(4, **PAID_BEFORE, food=4, evil=8, line=heroes("W4 T3/1"), lair=lair("goblin"))
    return posed(acting(game, "get_food", 3), "decline")


POSITIONS = positions(
    the_wizard_falls_before_the_spell,
    a_careful_bite_is_enough,
    the_slime_floods_three_wounded,
    the_dart_silences_the_wizard,
    no_trap_for_thieves,
    a_poisoned_meal_for_the_paladin,
    two_cheap_wages,
    no_seventh_tile_before_the_tax,
    no_vampire_at_evil_nine,
    a_chapel_for_three_who_pray,
    imps_mint_the_tax,
    no_food_for_evil_at_the_brink,
)

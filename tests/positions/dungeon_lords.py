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
from tests.games.dungeon_lords.table import ME, Table, lay
from tests.positions.position import Posed, posed

SPRING, AUTUMN = 1, 3
TAX_NOW: dict[str, Any] = {"season": SPRING, "events": ["tax", "special", "payday"], "events_shown": 1}
"""A spring that ends with the tax."""
PAID_BEFORE: dict[str, Any] = {"season": AUTUMN, "events": ["payday", "tax", "special"], "events_shown": 3}
"""An autumn in which nothing is due."""


def acting(table: Table, order: str, space: int) -> DungeonLords:
    """ME is asked about one minion; the round goes on as usual afterwards."""
    table.game.spaces[order][space - 1] = ME
    table.all(orders="get_food buy_traps mine_gold").set(orders=f"{order} buy_traps mine_gold")
    return table.run(Execute(seat=ME, order=order, space=space - 1), StartProduction(), *ending()).game


def ending() -> list[Step]:
    """The steps after production."""
    return [EventPhase(), AdventurerPhase(), EndRound()]


def planning(party: str, creatures: str, *traps: str, card: str, **values: Any) -> DungeonLords:
    """ME plans the first round of combat and has spied on its card."""
    table = lay(
        line=party, lair=creatures, traps=" ".join(traps), tiles="C1 C2 C3", combat_round=1, spied=[0], **values
    )
    table.game.combat_piles[0][0] = card
    return table.run(StartPlanning()).game


def the_wizard_falls_before_the_spell() -> Posed:
    """The Vampire fells the wizard or the thief; without the wizard the party cannot cast Detect Evil."""
    game = lay().battle("W4 M3/1 T3/1", creatures="vampire", card="detect_evil").do("bite").game
    return posed(game, "wizard_11")


def a_careful_bite_is_enough() -> Posed:
    """Two points fell either warrior, so the third is wasted, and the Vampire stays up for the next round."""
    game = lay().battle("W4:2 W4:2 T4/1", creatures="vampire", card="invisibility").game
    return posed(game, "careful_bite")


def the_slime_floods_three_wounded() -> Posed:
    """One point for each fells the whole party; clinging would only delay it."""
    game = lay().battle("W4:3 T3/1:2 P3/1:2", creatures="slime", card="fireball").game
    return posed(game, "flood")


def the_dart_silences_the_wizard() -> Posed:
    """At evil 8 Detect Evil brings the paladin; the dart on the wizard stops it, on the priest only some healing."""
    game = lay(evil=8).battle("W5 P3/1 M4/1", traps="antimagic_dart", card="detect_evil").game
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
    table = lay(season=SPRING, events=["payday", "special", "tax"], events_shown=1)
    table.set(food=2, evil=7, lair="troll goblin slime").run(Payday(seat=ME), AdventurerPhase(), EndRound())
    return posed(table.game, "pay-goblin", "pay-slime", "dismiss-troll")


def no_seventh_tile_before_the_tax() -> Posed:
    """Six tiles cost the three gold there are; a seventh costs one more, an unpaid notice, three points."""
    table = lay(**TAX_NOW, gold=3, imps=4, tiles="C1 C2 C3 D3 E3 B3")
    return posed(acting(table, "dig_tunnels", 1), "decline", "done")


def no_vampire_at_evil_nine() -> Posed:
    """The Vampire's price of two evil calls the paladin; the Goblin costs a food."""
    table = lay(**PAID_BEFORE, food=3, evil=9, tavern=["vampire", "goblin"], line="W4 T3/1", lair="slime")
    return posed(acting(table, "hire_monster", 1), "goblin")


def a_chapel_for_three_who_pray() -> Posed:
    """The Chapel is worth two points for each Ghost and Vampire; nobody in this lair eats in a Cafeteria."""
    owned: dict[str, Any] = {"lair": "ghost ghost vampire", "tiles": "C1 C2 C3 D3 B3"}
    table = lay(year=2, **PAID_BEFORE, **owned, gold=2, market=["cafeteria", "chapel"], evil=4)
    return posed(acting(table, "build_room", 2), "chapel")


def imps_mint_the_tax() -> Posed:
    """Three imps work in one room only: each gold missing from the tax costs three points, and there is food enough."""
    table = lay(**TAX_NOW, gold=0, food=6, imps=3, tiles="C1 C2 C3=mint C4=mushroom_bed")
    table.all(orders="get_food buy_traps mine_gold").run(StartProduction(), *ending())
    return posed(table.game, "*mint*", "C3*")


def no_food_for_evil_at_the_brink() -> Posed:
    """Two evil for three food calls the paladin from evil 8, and there is food enough for the rest of the year."""
    table = lay(**PAID_BEFORE, food=4, evil=8, line="W4 T3/1", lair="goblin")
    return posed(acting(table, "get_food", 3), "decline")

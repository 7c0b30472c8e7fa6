"""Checks of the pieces of Dungeon Lords."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain

from conformance.invariants import below_zero, differing, doubles
from games.dungeon_lords.rules import components
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.grid import BLOCKS
from games.dungeon_lords.rules.pieces import LEAST_EVIL, MOST_EVIL

TOGETHER = ({"rules": "introductory", "choose_disabled": True},)
UNORDERED = ("distant", "trap_discard")
FAR: dict[str, Callable[[DungeonLords], bool]] = {
    "year 2": lambda game: game.year == 2,
    "the last battle": lambda game: game.year == 2 and game.phase == "battle",
}


def faults(game: DungeonLords) -> Iterator[str]:
    """Each lord's state is possible; every tile, adventurer and card is in one place (the training has its own)."""
    for seat, lord in enumerate(game.lords):
        where = f"lords.{seat}"
        yield from below_zero(where, lord, "gold", "food", "imps", "busy_imps", "busy_trolls", "notices")
        if not LEAST_EVIL <= lord.evil <= MOST_EVIL:
            yield f"{where}.evil"
        if any(all(square in lord.tiles for square in block) for block in BLOCKS):
            yield f"{where}.tiles"
        if any(not 0 <= hero.damage < hero.hit_points for hero in lord.line):
            yield f"{where}.line"
        yield from doubles(f"{where}.orders", lord.orders)
        if set(lord.orders) & set(lord.disabled):
            yield f"{where}.orders"
    if game.training is None:
        yield from _in_one_place(game)


def _in_one_place(game: DungeonLords) -> Iterator[str]:
    """The kinds of things of which there are too many or too few over all places."""
    distant = Counter(game.distant)
    creatures = [*chain(*game.creature_piles), *game.tavern]
    creatures += [creature.kind for lord in game.lords for creature in lord.lair]
    creatures += [kind for kind in distant.elements() if kind in components.CREATURES]
    yield from differing("creatures", creatures, [*components.creature_tiles(1), *components.creature_tiles(2)])
    rooms = [*chain(*game.room_piles), *game.market]
    rooms += [tile.kind for lord in game.lords for tile in lord.tiles.values() if tile.is_room]
    rooms += [kind for kind in distant.elements() if kind in components.ROOMS]
    yield from differing("rooms", rooms, components.ROOMS)
    heroes = [*chain(*game.hero_piles), *game.arriving, *game.forecast]
    heroes += [hero.card for lord in game.lords for hero in lord.line if not hero.is_phantom]
    heroes += [card for lord in game.lords for card in lord.prison]
    heroes += [card for card in distant.elements() if card in components.HEROES]
    paladins = {f"paladin_{year}" for year in components.YEARS}
    known = [*components.adventurers(1), *components.adventurers(2)]
    yield from differing("adventurers", [card for card in heroes if card not in paladins], known)
    if any(heroes.count(paladin) > 1 for paladin in paladins):
        yield "paladin"
    if game.counts() != Counter(components.trap_cards()):
        yield "traps"
    for index, year in enumerate(components.YEARS):
        cards = [*game.combat_piles[index], *game.combat_removed[index]]
        yield from differing(f"combat cards {year}", cards, components.combat_cards(year) if year >= game.year else [])
    yield from differing("events", game.events, components.EVENTS)
    yield from differing("specials", [*game.specials, *game.specials_removed], components.SPECIALS if game.full else [])

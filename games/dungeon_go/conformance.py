"""Checks of the pieces of Dungeon GO!"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from conformance.invariants import below_zero, differing, doubles
from games.dungeon_go.rules import deck
from games.dungeon_go.rules.components import EVIL_GOD, LARGE_UNITS, SMALL_UNITS, UNITS, demon_king
from games.dungeon_go.rules.game import DungeonGo

LOSSES = ("end-king_dead", "end-monster_left")
FAR: dict[str, Callable[[DungeonGo], bool]] = {
    f"floor {floor}": lambda game, floor=floor: game.floor == floor  # type: ignore[misc]
    for floor in range(2, 6)
}


def faults(game: DungeonGo) -> Iterator[str]:
    """Every unit and every turn card is in one place, no two pieces share a cell illegally, nothing is negative."""
    boards = [monster.unit for monster in game.monsters]
    for size, bag, used, printed in (
        ("small", game.small_bag, game.used_small, SMALL_UNITS),
        ("large", game.large_bag, game.used_large, LARGE_UNITS),
    ):
        yield from differing(f"{size} units", [*bag, *used, *(unit for unit in boards if unit in printed)], printed)
    others = [unit for unit in boards if unit not in SMALL_UNITS and unit not in LARGE_UNITS]
    yield from doubles("monsters", others)
    if not set(others) <= {EVIL_GOD, demon_king(len(game.heroes))} or not set(boards) <= set(UNITS):
        yield "monsters"
    cells = [game.king, *(monster.cell for monster in game.monsters)]
    yield from doubles("cells", cells)
    if game.phase != "setup":
        yield from differing("turn cards", [*game.deck, *game.revealed], deck.all_cards(game))
    yield from doubles("hero cards", [hero.card for hero in game.heroes if hero.card])
    yield from below_zero("game", game, "damage", "floor_clock", "reinforcements", "rebuilds", "actions")
    for number, hero in enumerate(game.heroes):
        yield from below_zero(f"heroes.{number}", hero, "vp", "kills", "deaths", "hp")
        if hero.hp > hero.max_hp:
            yield f"heroes.{number}.hp"

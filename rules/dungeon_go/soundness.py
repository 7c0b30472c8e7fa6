"""What no choice may break, and what a saved game must keep: whether a position can have come about by the rules.

Every check names the field that is wrong as a dotted path. The checks run in order and stop at the first fault, so
each may rely on what those before it have held.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.dungeon_go import deck, pending, scoring
from rules.dungeon_go.board import CELLS, ENTRANCE, OUT, row
from rules.dungeon_go.components import (
    ABILITIES,
    EVIL_GOD,
    HERO_CARDS,
    LARGE_UNITS,
    LIMITS,
    NO_MARK,
    SMALL_UNITS,
    UNITS,
    demon_king,
    hero_count,
    owner,
)
from rules.dungeon_go.magic import MAGIC

if TYPE_CHECKING:
    from rules.dungeon_go.game import DungeonGo
    from rules.dungeon_go.pieces import Hero

KING_ROW = 1
"""The king keeps to the middle row (DG-13.4)."""


def faults(game: DungeonGo) -> Iterator[str]:
    """The fields that cannot be as they are, as dotted paths."""
    yield from _counts(game)
    yield from _heroes(game)
    yield from _monsters(game)
    yield from _reserves(game)
    yield from _cards(game)
    yield from _memory(game)
    yield from _end(game)
    yield from pending.faults(game)


def _counts(game: DungeonGo) -> Iterator[str]:
    if not 1 <= game.floor <= LIMITS.floor:
        yield "floor"
    if not 1 <= game.damage <= LIMITS.damage:
        yield "damage"
    for name in ("floor_clock", "reinforcements", "rebuilds", "actions"):
        if getattr(game, name) < 0:
            yield name
    if game.rebuilds < game.floor_clock:
        yield "rebuilds"
    if game.actions > LIMITS.ability:
        yield "actions"
    if game.king not in CELLS or row(game.king) != KING_ROW:
        yield "king"


def _heroes(game: DungeonGo) -> Iterator[str]:
    if len(game.heroes) != hero_count(game.seats):
        yield "heroes"
    for number, hero in enumerate(game.heroes):
        for field in _hero(game, number, hero):
            yield f"heroes.{number}.{field}"


def _hero(game: DungeonGo, number: int, hero: Hero) -> Iterator[str]:
    if hero.number != number:
        yield "number"
    if hero.seat != owner(number, game.seats):
        yield "seat"
    in_setup = game.phase == "setup"
    if hero.card not in HERO_CARDS and (hero.card or not in_setup):
        yield "card"
    if hero.card and hero.card in (other.card for other in game.heroes[:number]):
        yield "card"
    if len(hero.abilities) != len(ABILITIES) or not all(1 <= value <= LIMITS.ability for value in hero.abilities):
        yield "abilities"
    for name in ("vp", "kills", "deaths"):
        if getattr(hero, name) < 0:
            yield name
    if not 0 <= hero.hp <= hero.max_hp or (not in_setup and hero.alive != (hero.hp > 0)):
        yield "hp"
    if in_setup and not hero.alive:
        yield "alive"
    if hero.cell not in CELLS and hero.cell != OUT:
        yield "cell"
    if hero.cell == game.king or (not in_setup and hero.alive != (hero.cell != OUT)):
        yield "cell"
    if in_setup and hero.cell != OUT and not (ENTRANCE >> hero.cell & 1 and number in game.start_order):
        yield "cell"
    if hero.charged and (in_setup or not hero.alive or not game.options.spells):
        yield "charged"


def _monsters(game: DungeonGo) -> Iterator[str]:
    taken = {game.king}
    for number, monster in enumerate(game.monsters):
        if monster.unit not in UNITS:
            yield f"monsters.{number}.unit"
        if monster.cell not in CELLS or monster.cell in taken:
            yield f"monsters.{number}.cell"
        taken.add(monster.cell)
    for number, hero in enumerate(game.heroes):
        under = game.monster_at(hero.cell)
        allowed = (NO_MARK,) if under is None else under.printed.marks
        if hero.holds not in allowed:
            yield f"heroes.{number}.holds"
    for number, monster in enumerate(game.monsters):
        held = game.held_marks(monster)
        if held == monster.printed.bits or held.bit_count() != len(game.holders(monster)):
            yield f"monsters.{number}.unit"
        if held and not monster.attacked:
            yield f"monsters.{number}.attacked"


def _reserves(game: DungeonGo) -> Iterator[str]:
    """Every unit is in one place: bag, used pile or board (DG-2.7, DG-2.8)."""
    on_boards = [monster.unit for monster in game.monsters]
    for size, bag, used, printed in (
        ("small", game.small_bag, game.used_small, SMALL_UNITS),
        ("large", game.large_bag, game.used_large, LARGE_UNITS),
    ):
        if not set(used) <= set(printed):
            yield f"used_{size}"
        if sorted([*bag, *used, *(unit for unit in on_boards if unit in printed)]) != sorted(printed):
            yield f"{size}_bag"
    bosses = [unit for unit in on_boards if UNITS[unit].size == "demon_king"]
    stands = game.floor == LIMITS.floor and game.demon_slayer is None
    if bosses != [demon_king(len(game.heroes))] * stands:
        yield "monsters"
    if game.evil_god_came and game.floor < LIMITS.floor:
        yield "evil_god_came"
    if on_boards.count(EVIL_GOD) > game.evil_god_came:
        yield "evil_god_came"


def _cards(game: DungeonGo) -> Iterator[str]:
    """Every turn card is in one place: the deck or the revealed pile (DG-6.3)."""
    in_setup = game.phase == "setup"
    cards = [] if in_setup else sorted(deck.all_cards(game))
    if not set(game.revealed) <= set(cards):
        yield "revealed"
    if sorted(game.deck + game.revealed) != cards:
        yield "deck"
    if game.last_round and sorted(game.last_round) != cards:
        yield "last_round"
    if len(set(game.returned)) != len(game.returned) or not set(game.returned) <= set(cards):
        yield "returned"
    if game.returned and not game.options.miracles:
        yield "returned"
    if game.turn is not None and game.turn not in cards:
        yield "turn"
    order = game.start_order
    if len(set(order)) != len(order) or not set(order) <= set(range(len(game.heroes))):
        yield "start_order"
    if not in_setup and len(order) != len(game.heroes):
        yield "start_order"


def _memory(game: DungeonGo) -> Iterator[str]:
    """What is remembered of earlier choices."""
    seats = range(game.seats)
    if game.divined_by is not None and not (game.divined_by in seats and game.options.miracles):
        yield "divined_by"
    offers = {f"{magic.id} {hero.number}" for magic in MAGIC.values() if magic.pay != "caster" for hero in game.heroes}
    if not set(game.asked) <= (offers if game.options.miracles else set()):
        yield "asked"


def _end(game: DungeonGo) -> Iterator[str]:
    """A game that is over has the result that follows from its table, and no other game has one."""
    if (game.result is None) != (game.phase != "over"):
        yield "phase"
    if game.result is None:
        if game.demon_slayer is not None:
            yield "demon_slayer"
        return
    won = game.result.reason == scoring.VICTORY
    if won != (game.demon_slayer is not None) or (won and game.demon_slayer not in range(len(game.heroes))):
        yield "demon_slayer"
    if game.result != scoring.outcome(game, game.result.reason):
        yield "result"

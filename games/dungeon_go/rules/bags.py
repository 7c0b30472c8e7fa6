"""The reserves of monster units, and how units enter the boards (DG-2.7 to DG-2.10, DG-4.6, DG-12)."""

from __future__ import annotations

from games.dungeon_go.rules.board import BACK_IN_ORDER, FAR_COLUMNS, NAMES, cells_in
from games.dungeon_go.rules.components import (
    EVIL_GOD,
    LARGE_UNITS,
    LIMITS,
    PLACEMENT,
    SMALL_UNITS,
    UNITS,
    Size,
    demon_king,
)
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState
from rules.messages import Args, refer


def fill(game: DungeonGoState) -> None:
    """Put all small and large units into their bags (DG-4.4)."""
    game.small_bag = list(SMALL_UNITS)
    game.large_bag = list(LARGE_UNITS)


def draw(game: DungeonGoState, size: Size) -> str | None:
    """A unit at random from the small or the large bag (DG-2.9); None if bag and used pile are empty.

    A bag has no order: every unit in it is as likely as any other at the moment of the draw.
    """
    bag, used = (game.small_bag, game.used_small) if size == "small" else (game.large_bag, game.used_large)
    if not bag:
        bag.extend(used)
        used.clear()
    if not bag:
        return None
    return bag.pop(game.dice.below(len(bag)))


def put_away(game: DungeonGoState, monster: Monster) -> None:
    """Take a unit off the boards: small and large ones to their used piles, the others out of the game."""
    game.monsters.remove(monster)
    if monster.printed.size == "small":
        game.used_small.append(monster.unit)
    elif monster.printed.size == "large":
        game.used_large.append(monster.unit)


def place(game: DungeonGoState, unit: str, cell: int) -> Monster:
    """Put a unit face up on a cell."""
    monster = Monster(unit, cell)
    game.monsters.append(monster)
    return monster


def layout(game: DungeonGoState, floor: int) -> str:
    """The monsters with which a floor begins, by the sign of their size, in the order of the cells (DG-4.6)."""
    return PLACEMENT["strong" if game.settings.spells else "standard"][len(game.heroes)][floor - 1]


def lay_floor(game: DungeonGoState) -> None:
    """Place the monsters of the current floor on the back board according to the table (DG-4.5, DG-4.6)."""
    for sign, cell in zip(layout(game, game.floor), BACK_IN_ORDER, strict=True):
        if sign == "-":
            continue
        if sign == "D":
            unit: str | None = demon_king(len(game.heroes))
        else:
            unit = draw(game, "small" if sign == "s" else "large")
        if unit is not None:
            monster = place(game, unit, cell)
            game.tell("log-monster_placed", monster=monster.name, cell=NAMES[cell])


def ones_bring(game: DungeonGoState, rolls: int, hero: Hero | None = None, to: int | None = None) -> Args:
    """The effects of a 1 in an attack with so many rolls left, as things stand (DG-12).

    `one`: those of the next 1: the evil `god`, a `foe`, more monster `damage`, or `nothing`. `god`: whether a
    second 1 brings the evil god (DG-19.4). `to`: the cell to which the attacking hero moves first.
    """
    empty = game.empty_cells() if to is None else game.empty_cells(leaving=hero) & ~(1 << to)
    cells_left = sum((empty & far).bit_count() for far in FAR_COLUMNS)
    ones_before_god = LIMITS.evil_god_reinforcement - game.reinforcements - 1
    is_god_awaited = game.floor == LIMITS.floor and not game.evil_god_came
    if is_god_awaited and ones_before_god <= 0 and cells_left:
        return {"one": "god", "god": False}
    if cells_left and (game.small_bag or game.used_small):
        one = "foe"
        cells_left -= 1
    else:
        one = "damage" if game.damage < LIMITS.damage else "nothing"
    return {"one": one, "god": is_god_awaited and ones_before_god <= 1 and cells_left > 0 and rolls > 1}


def reinforce(game: DungeonGoState) -> None:
    """Place one reinforcement at the far end (DG-12); if there is no room or no unit, raise the damage die."""
    game.reinforcements += 1
    empty = game.empty_cells()
    for far in FAR_COLUMNS:
        if empty & far:
            cell = game.dice.pick(cells_in(empty & far))
            break
    else:
        _no_reinforcement(game)
        return
    last_floor = game.floor == LIMITS.floor
    if last_floor and game.reinforcements >= LIMITS.evil_god_reinforcement and not game.evil_god_came:
        game.evil_god_came = True
        place(game, EVIL_GOD, cell)
        game.tell("log-evil_god_comes", monster=refer(f"monster-{EVIL_GOD}"), cell=NAMES[cell])
        return
    unit = draw(game, "small")
    if unit is None:
        _no_reinforcement(game)
        return
    monster = place(game, unit, cell)
    game.tell("log-reinforcement", monster=monster.name, cell=NAMES[cell])


def _no_reinforcement(game: DungeonGoState) -> None:
    game.tell("log-no_reinforcement")
    raise_damage(game)


def raise_damage(game: DungeonGoState) -> None:
    """Raise the monster-damage die by one, up to its maximum (DG-2.3)."""
    if game.damage < LIMITS.damage:
        game.damage += 1
        game.tell("log-damage_rises", damage=game.damage)


def in_reserve(game: DungeonGoState) -> list[str]:
    """The units Polymorph draws from: both bags, or the used piles when both are empty (DG-22.14)."""
    return game.small_bag + game.large_bag or game.used_small + game.used_large


def draw_any(game: DungeonGoState) -> str:
    """A unit at random from both bags together; raises ValueError when `in_reserve` is empty."""
    if not game.small_bag and not game.large_bag:
        game.small_bag, game.used_small = game.used_small, []
        game.large_bag, game.used_large = game.used_large, []
    unit = game.dice.pick(game.small_bag + game.large_bag)
    (game.small_bag if UNITS[unit].size == "small" else game.large_bag).remove(unit)
    return unit

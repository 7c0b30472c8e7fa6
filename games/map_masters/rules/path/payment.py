"""The price of a step and the means of paying it: tokens, items, spells (MM-6)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain, product

from games.map_masters.rules.path.state import FREE, ONE, PAYING, Move, Path, Payment, Price, refuse

UNPAID = ("obstacle_monster", "obstacle_padlock", "obstacle_lava", "no_scroll")
"""The reason for refusing a step that lacks a sword, key, rope or scroll."""
_MONSTER_PRICES = tuple(Price(sword=number) for number in range(12))


def toll_of(path: Path, place: int) -> Price:
    """The price of entering a place now (MM-4.6, MM-6.6)."""
    dungeon = path.dungeon
    if dungeon.rooms[place]:
        need = dungeon.monsters[place]
        return _MONSTER_PRICES[need] if need and not path.rooms >> place & 1 else FREE
    toll = dungeon.toll[place]
    if toll < 0 or path.circled & dungeon.content_bits[place] or path.terms.is_free(path, toll):
        return FREE
    return ONE[toll]


def barrels_left(path: Path) -> int:
    """The number of barrels of the path that can still be paid as antidote (MM-25.4)."""
    return (path.own & path.dungeon.icon_bits.get("barrel", 0) & ~path.crossed).bit_count()


def payments(path: Path, price: Price) -> list[Payment]:
    """Every way to pay, the default first (MM-6.4); empty if it cannot be paid."""
    if price == FREE:
        return [()]
    tokens = path.terms.tokens_of(path)
    parts = []
    for kind, need in enumerate(price):
        if not need:
            continue
        ways = []
        for by_spell in range(_spells(path, kind) + 1):
            for by_item in range(min(path.items(kind), need - by_spell) + 1):
                by_token = need - by_spell - by_item
                if by_token <= tokens[kind]:
                    ways.append(("token",) * by_token + ("item",) * by_item + (PAYING[kind],) * by_spell)
        parts.append(ways)
    return [tuple(chain(*chosen)) for chosen in product(*parts)]


def _spells(path: Path, kind: int) -> int:
    """The number of the path's spells that pay instead of a sword, key, rope or scroll: 1 or 0."""
    return int(PAYING[kind] in path.spells)


def lacking(path: Path, price: Price) -> list[int]:
    """The numbers of swords, keys, ropes and scrolls that are missing."""
    tokens = path.terms.tokens_of(path)
    return [max(0, need - tokens[kind] - path.items(kind) - _spells(path, kind)) for kind, need in enumerate(price)]


def with_payments(path: Path, move: Move, refused: list[Move] | None, reason: str = "") -> Iterable[Move]:
    """The step once for each way to pay its price, the default first; if it cannot be paid, it is refused."""
    if move.price == FREE:
        return (move,)
    ways = payments(path, move.price)
    if not ways:
        if refused is not None:
            missing = lacking(path, move.price)
            move.lacking = sum(missing)
            first = next(unpaid for unpaid, number in zip(UNPAID, missing, strict=True) if number)
            refuse(refused, move, reason or first)
        return ()
    move.payment = ways[0]
    if len(ways) == 1:
        return (move,)
    return [move, *(replace(move, text=f"{move.text}+pay={'+'.join(way)}", payment=way) for way in ways[1:])]


def pay_toll(path: Path, move: Move, refused: list[Move] | None) -> Iterable[Move]:
    """The step once for each way to pay for entering the place it leads to."""
    move.price = toll_of(path, move.to)
    return with_payments(path, move, refused)

"""Facts about the creatures and rooms that a lord can get, and the titles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.dungeon_lords.facts.statements import names, word
from games.dungeon_lords.rules.components import CREATURES, FREE, ORDERS
from games.dungeon_lords.rules.costs import cost_fault
from games.dungeon_lords.rules.orders.building import room_squares
from games.dungeon_lords.rules.orders.executing import carried_out
from games.dungeon_lords.rules.pieces import Creature, Lord
from games.dungeon_lords.rules.scoring import all_scores, fields_of, holders, title_values
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.facts import Fact
from rules.messages import Args, Ref, Seat, refer, seat_name


def spaces_left(game: DungeonLordsState, seat: Seat) -> dict[str, int]:
    """The orders that a lord has not carried out yet in this round, each with its space (0 for I)."""
    done = carried_out(game)
    return {
        order: minions.index(seat)
        for order, minions in game.spaces.items()
        if game.phase in ("placing", "executing") and seat in minions and minions.index(seat) not in done.get(order, [])
    }


def _prospect(game: DungeonLordsState, seat: Seat, order: str, verb: str) -> Ref:
    """Whether the lord can "hire" or "build" (the `verb` of this order) in this round, as a part of a sentence."""
    lord, space = game.lords[seat], spaces_left(game, seat).get(order)
    if space is not None:
        return word(f"{verb}_due_free" if ORDERS[order].spaces[space].cost == FREE else f"{verb}_due_paid")
    if game.phase == "placing" and order in lord.orders and order not in lord.on_card:
        return word("order_due")
    if _may_give(game, lord, order):
        return word(f"{verb}_may")
    return word("order_barred" if order in lord.disabled and not is_produced(game) else "order_over")


def _may_give(game: DungeonLordsState, lord: Lord, order: str) -> bool:
    """Whether the lord can give an order in this round; the orders chosen already are secret."""
    return game.phase in ("new_round", "orders") and order not in lord.disabled


def is_produced(game: DungeonLordsState) -> bool:
    """Whether the production of this round is over, and with it its orders (DL-10.9)."""
    return game.in_combat or game.phase in ("event", "adventurers")


def _points(game: DungeonLordsState, seat: Seat, changed: Lord) -> str:
    """The points that a change of this lord adds, titles included."""
    lords = [changed if other == seat else lord for other, lord in enumerate(game.lords)]
    points = sum(all_scores(lords)[seat].values()) - sum(all_scores(game.lords)[seat].values())
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def hire(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """Which creatures of the tavern the lord can hire, and what each brings (DL-5.1, DL-6.12, DL-8.25 to DL-8.30)."""
    lord, space = game.lords[seat], spaces_left(game, seat).get("hire_monster", 0)
    stock: Args = {"gold": lord.gold, "food": lord.food, "traps": len(lord.traps), "evil": lord.evil}
    stock["state"] = _prospect(game, seat, "hire_monster", "hire")
    extra = ORDERS["hire_monster"].spaces[space].cost
    payable = [kind for kind in game.tavern if not cost_fault(lord, CREATURES[kind].cost + extra)]
    for kind in game.tavern:
        args: Args = {"creature": refer(f"creature-{kind}"), "text": refer(f"creature-{kind}-help")}
        args["fits"] = word("enough" if kind in payable else "short")
        args["points"] = _points(game, seat, replace(lord, lair=[*lord.lair, Creature(kind=kind)]))
        yield Fact.of("hire", "hire", args | stock, f"creature-{kind}")
    stock["others"] = names("creature", [kind for kind in game.tavern if kind not in payable])
    yield Fact.of("hire", "hire_which", stock | {"creatures": names("creature", payable)})


def build(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """Which rooms of the market the lord can build, where, and what each brings (DL-5.2, DL-8.31 to DL-8.38)."""
    lord = game.lords[seat]
    order: Args = {"gold": lord.gold, "state": _prospect(game, seat, "build_room", "build")}
    fitting = [room for room in game.market if room_squares(lord, room)]
    for room in game.market:
        squares, thing = room_squares(lord, room), f"room-{room}"
        args: Args = {"room": refer(thing), "text": refer(f"{thing}-help"), "squares": squares}
        if squares:
            tile = replace(lord.tiles[squares[0]], kind=room)
            changed = replace(lord, tiles={**lord.tiles, squares[0]: tile})
            args["points"] = _points(game, seat, changed)
        yield Fact.of("build", "build" if squares else "build_nowhere", args | order, thing)
    order["others"] = names("room", [room for room in game.market if room not in fitting])
    yield Fact.of("build", "build_which", order | {"rooms": names("room", fitting)})


def titles(game: DungeonLordsState) -> Fact:
    """Who holds each title, and with how much (DL-27.1 to DL-27.10)."""
    alone, shared = title_values(game.seats)
    args: Args = {"alone": alone, "shared": shared}
    for title, lords in holders(game.lords).items():
        args[title] = [seat_name(lord) for lord in lords]
        args[f"{title}_n"] = abs(fields_of(game.lords[lords[0]])[title])
    return Fact.of("titles", "titles", args)

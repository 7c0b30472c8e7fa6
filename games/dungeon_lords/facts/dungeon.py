"""Facts about the creatures and rooms that a lord can get, and the titles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.dungeon_lords.facts.statements import names, word
from games.dungeon_lords.rules.components import CREATURES
from games.dungeon_lords.rules.costs import cost_fault
from games.dungeon_lords.rules.orders.building import room_squares
from games.dungeon_lords.rules.pieces import Creature, Lord
from games.dungeon_lords.rules.scoring import all_scores, fields_of, holders, title_values
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.facts import Fact
from rules.messages import Args, Seat, refer, seat_name


def _points(game: DungeonLordsState, seat: Seat, changed: Lord) -> str:
    """The points that a change of this lord adds, titles included."""
    lords = [changed if other == seat else lord for other, lord in enumerate(game.lords)]
    points = sum(all_scores(lords)[seat].values()) - sum(all_scores(game.lords)[seat].values())
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def hire(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """Which creatures of the tavern the lord can hire, and what each brings (DL-5.1, DL-6.12, DL-8.25 to DL-8.30)."""
    lord = game.lords[seat]
    stock: Args = {"gold": lord.gold, "food": lord.food, "traps": len(lord.traps), "evil": lord.evil}
    payable = [kind for kind in game.tavern if not cost_fault(lord, CREATURES[kind].cost)]
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
    order: Args = {"gold": lord.gold}
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

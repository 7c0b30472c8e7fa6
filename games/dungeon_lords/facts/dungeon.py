"""What a lord can hire, build, dig, mine and use, and what the dungeon is worth: titles, rooms, prisoners."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_lords.facts.events import evil_paid, stock
from games.dungeon_lords.facts.telling import about, gain, names, of, secret, told
from games.dungeon_lords.rules.components import CREATURES, ORDERS, ROOMS
from games.dungeon_lords.rules.costs import cost_fault, plus, price_args
from games.dungeon_lords.rules.minions import is_produced, questions_of, state_of
from games.dungeon_lords.rules.orders.building import room_squares
from games.dungeon_lords.rules.orders.digging import DIG, MINE, DigSquare, MineTunnel
from games.dungeon_lords.rules.orders.hiring import extra_food_of
from games.dungeon_lords.rules.orders.production import production_rooms, room_use_fault, usable
from games.dungeon_lords.rules.scoring import TITLES, all_scores, field_of, holders, own_scores, title_values
from games.dungeon_lords.rules.state import Creature, DungeonLordsState
from rules.entries import Entry
from rules.facts import Fact
from rules.messages import Args, Seat, refer, seat_name

HIRE, BUILD = "hire_monster", "build_room"
REASONS = ("no_imp", "no_food", "deck_empty", "no_square")
"""The reasons against using a room that an answer names, with `undone-` texts."""


def offers(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """Which creatures can be hired and which rooms built (DL-5.1, DL-6.12, DL-8.25 to DL-8.38)."""
    yield from _creatures(game, seat)
    yield from _rooms(game, seat)


def _creatures(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    lord, state, minions = game.lords[seat], state_of(game, seat, HIRE), game.spaces.get(HIRE, [])
    extra = extra_food_of(minions.index(seat)) if state == "due" and seat in minions else 0
    payable = []
    for kind, creature in CREATURES.items():
        cost, thing = plus(creature.cost, food=extra), f"creature-{kind}"
        price = price_args(kind, cost) | {**stock(lord), **evil_paid(game, seat, cost.evil)}
        if kind not in game.tavern:
            barred = ("next" if is_produced(game) else "now") if HIRE in lord.disabled else "no"
            yield told("hire", "hire_absent", thing, **price, barred=barred)
            continue
        fits = not cost_fault(lord, cost)
        payable += [kind] if fits else []
        price |= gain(game, seat, lord.model_copy(update={"lair": [*lord.lair, Creature(kind=kind)]}))
        yield told("hire", "hire", thing, **price, state=state, fits=int(fits), rules=game.options.rules)
        yield told("worth", "worth", thing, **price, name=refer(thing))
        yield told("later", "later", thing, name=refer(thing), room=0)
    others = names("creature", [kind for kind in game.tavern if kind not in payable])
    which: Args = {"creatures": names("creature", payable), "number": len(payable), "others": others}
    yield told("hire", "hire_which", **which, dear=len(others), state=state, **stock(lord))


def _rooms(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    lord, state, minions = game.lords[seat], state_of(game, seat, BUILD), game.spaces.get(BUILD, [])
    cost = ORDERS[BUILD].spaces[minions.index(seat)].cost.gold if state == "due" and seat in minions else 0
    fitting = []
    for room, card in ROOMS.items():
        squares, thing = room_squares(lord, room), f"room-{room}"
        named: Args = {"room": refer(thing), "squares": squares, "number": len(squares), "gold": lord.gold}
        if room not in game.market:
            owners = [
                other for other, each in enumerate(game.lords) if any(t.kind == room for t in each.tiles.values())
            ]
            if card.year == game.year:
                named["owners"] = [seat_name(other) for other in owners]
                yield told("build", "build_absent", thing, **named, owned=len(owners))
            continue
        yield told("build", "build", thing, **named, zone=card.zone or "none", state=state, cost=cost)
        yield told("later", "later", thing, name=refer(thing), room=1)
        if squares:
            fitting.append(room)
            tile = lord.tiles[squares[0]].model_copy(update={"kind": room})
            changed = lord.model_copy(update={"tiles": {**lord.tiles, squares[0]: tile}})
            yield told("worth", "worth", thing, **gain(game, seat, changed), name=refer(thing))
    others = names("room", [room for room in game.market if room not in fitting])
    which: Args = {"rooms": names("room", fitting), "number": len(fitting), "others": others, "left": len(others)}
    yield told("build", "build_which", **which, state=state, gold=lord.gold, cost=cost)


def work(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """How much can be dug and mined, and which rooms can be used (DL-8.10 to DL-8.16, DL-10.2, DL-10.3)."""
    asked = {type(each): each for each in questions_of(game, seat)}
    for kind, order, question in (("dig", DIG, DigSquare), ("mine", MINE, MineTunnel)):
        state, minions = state_of(game, seat, order), game.spaces.get(order, [])
        at_hand: Entry | None = asked.get(question)
        if at_hand is None and state == "due" and seat in minions:
            at_hand = question(seat=seat, space=minions.index(seat))
        args: Args = {"state": state, "limit": 0}
        if isinstance(at_hand, DigSquare):
            args |= at_hand.describe(game)
        elif isinstance(at_hand, MineTunnel):
            args |= {
                **at_hand.describe(game),
                "limit": max((each.value or 0 for each in at_hand.options(game)), default=0),
            }
        for things in ((), (f"order-{order}",)):
            yield told(kind, kind if args["limit"] else f"{kind}_not", *things, **args)
    for creature in CREATURES:
        name = refer(f"creature-{creature}")
        yield told("miner", "mine_creature", f"creature-{creature}", creature=name, troll=int(creature == "troll"))
    yield from _production(game, seat)


def _production(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    lord, over, own = game.lords[seat], is_produced(game), production_rooms(game.lords[seat])
    free: Args = {"imps": lord.free_imps, "trolls": lord.free_trolls, "all_imps": lord.imps, "over": int(over)}
    for room, square in own.items():
        fault, used = room_use_fault(game, seat, room), lord.used_rooms.get(room, 0)
        needs: Args = {"room": refer(f"room-{room}"), "workers": ROOMS[room].workers, "food": ROOMS[room].food}
        state = "later" if over else "free" if fault is None else "used" if fault.code == "room_used" else "not"
        why = refer(f"undone-{fault.code}") if fault is not None and fault.code in REASONS else "none"
        more: Args = {"state": state, "left": game.year - used, "why": why, "square": square}
        yield secret("produce", "produce", f"room-{room}", **needs, **free, **more)
    rooms = [] if over else names("room", usable(game, seat))
    yield secret("produce", "produce_which", rooms=rooms, number=len(rooms), owned=names("room", own), **free)


def owned(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """The titles, prisoners, tiles and scoring rooms of each lord, and their points (DL-26.1 to DL-27.10)."""
    alone, shared = title_values(game.seats)
    held, scores = holders(game.lords), all_scores(game.lords)
    for other, lord in enumerate(game.lords):
        sole = [title for title in TITLES if held[title] == [other]]
        tied = [title for title in TITLES if other in held[title] and title not in sole]
        who: Args = {"player": seat_name(other), "points": alone * len(sole) + shared * len(tied)}
        who |= {
            "titles": names("title", sole),
            "number": len(sole),
            "others": names("title", tied),
            "shared": len(tied),
        }
        yield about(of(other, seat), "titles", "titles", **who)
        prison: Args = {"player": seat_name(other), "heroes": names("hero", lord.prison), "number": len(lord.prison)}
        yield about(of(other, seat), "prison", "prison", **prison, points=own_scores(lord)["prisoners"])
        rooms = [tile for tile in lord.tiles.values() if tile.is_room]
        tiles: Args = {"player": seat_name(other), "rooms": [tile.name for tile in rooms], "number": len(rooms)}
        tiles |= {"all": len(lord.tiles), "conquered": sum(tile.conquered for tile in lord.tiles.values())}
        yield about(of(other, seat), "tiles", "tiles", **tiles, tunnels=len(lord.tiles) - len(rooms))
        for tile in rooms:
            if tile.kind == "hall_of_fame" or tile.card.points:
                counts = [each.kind for each in lord.lair if each.kind in tile.card.points_for]
                points = tile.card.points * len(counts) if tile.card.points else scores[other]["hall_of_fame"]
                room: Args = {"player": seat_name(other), "name": tile.name, "conquered": int(tile.conquered)}
                room |= {"points": points, "text": refer(f"room-{tile.kind}-help")}
                yield told("worth", "worth_owned", f"room-{tile.kind}", **room)
    for title in TITLES:
        best: Args = {"title": refer(f"title-{title}"), "players": [seat_name(lord) for lord in held[title]]}
        best |= {"number": len(held[title]), "value": abs(field_of(game.lords[held[title][0]], title))}
        yield told(f"title_{title}", "title", **best)

"""What a steady lord answers while it builds: orders, actions, production, events.

Each function is named after the kind of question it answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from rules.core.questions import Question
from rules.dungeon_lords.components import CREATURES, HEROES, ROOMS, TRAPS
from rules.dungeon_lords.grid import NEIGHBOURS, dig_squares, distances
from rules.dungeon_lords.state import PALADIN_SPACE
from rules.dungeon_lords.wants import HIRE_WORTH, ROOM_WORTH, WEIGHTS, Table, hire_worth, order_worth, room_worth


def best_of(options: Sequence[str], worth: Callable[[str], float], rng: Random) -> str:
    """The option worth most; equals are decided by chance."""
    return max(options, key=lambda option: worth(option) + 0.01 * rng.random())


def choose_order(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """The order that is wanted most, with a little chance so that games differ."""
    return best_of(options, lambda order: order_worth(table, order) + 0.6 * rng.random(), rng)


def choose_nonplayer_order(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """What it takes away should be what this lord cannot use or does not want."""
    own = set(table.me.hand)
    return best_of(options, lambda order: -order_worth(table, order) if order in own else 1.0, rng)


def execute_or_decline(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Do it, unless it costs evil or gold that is needed elsewhere."""
    me = table.me
    order = getattr(question, "order", "")
    index = getattr(question, "space", 0)
    if order == "get_food" and index and me.evil + index > WEIGHTS["food_evil"] and me.food > 2:
        return "decline"
    if order == "improve_reputation" and index == 2 and me.evil < 3:
        return "decline"
    if order == "buy_traps" and index != 1 and me.gold < 2 and table.comes("tax") and me.trap_count > 2:
        return "decline"
    return "do"


def choose_spy_card(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """The first card that is not known yet."""
    new = [f"card-{number + 1}" for number, card in enumerate(table.view.combat) if card is None]
    return new[0] if new else "none"


def dig_square(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Dig up to the limit, as long as the taxes can be borne."""
    squares = [option for option in options if option in NEIGHBOURS]
    taken = len(getattr(question, "squares", []))
    tunnels = sum(tile.kind == "tunnel" and not tile.conquered for tile in table.me.tiles)
    dear = table.taxed_now and len(table.me.tiles) // 2 + 1 > table.me.gold + 1
    if not squares or (taken and tunnels >= WEIGHTS["tunnels"]) or (dear and tunnels > 2):
        return "done" if "done" in options else "decline"
    return best_square(table, squares, rng)


def best_square(table: Table, squares: Sequence[str], rng: Random) -> str:
    """Dig where most squares stay open, deep rather than near the entrance."""
    tiles = set(table.tiles)

    def worth(square: str) -> float:
        return len(dig_squares(tiles | {square})) + 0.3 * distances(tiles | {square})[square]

    return best_of(squares, worth, rng)


def mine_tunnel(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Every imp that may."""
    squares = [option for option in options if option in NEIGHBOURS]
    return squares[0] if squares else "done" if "done" in options else options[0]


def choose_creature(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """The creature worth most, if it is worth anything."""
    kinds = [option for option in options if option in CREATURES]
    best = best_of(kinds, lambda kind: hire_worth(table, kind), rng) if kinds else ""
    decline = "decline" if "decline" in options else "pass"
    return best if best and (hire_worth(table, best) > 1.0 or decline not in options) else decline


def choose_room(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """The room that is wanted most."""
    rooms = [option for option in options if option in ROOMS]
    return best_of(rooms, lambda room: room_worth(table, room), rng) if rooms else options[0]


def place_room(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Far from the entrance: a room that produces or scores should fall last."""
    reach = distances(table.tiles)
    return best_of(options, lambda square: reach.get(square, 0), rng)


def produce(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Every room that can be used, the best first; no imp where it comes too late."""
    rooms = [option for option in options if option in ROOMS and (option != "magic_room" or table.me.food > 1)]
    if table.last_round and "magic_room" in rooms:
        rooms.remove("magic_room")
    return best_of(rooms, lambda room: ROOM_WORTH.get(room, 0.0), rng) if rooms else "done"


def place_tunnel(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Like a dug one."""
    return best_square(table, options, rng)


def return_order(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """The order that is wanted most next."""
    return best_of(options, lambda order: order_worth(table, order), rng)


def trap_worth(trap: str) -> float:
    """Which trap is missed least."""
    effects = TRAPS[trap].effects[1]
    return sum(effect.n + 4 * effect.full for effect in effects) + (2 if trap == "trap_door" else 0)


def drop_trap(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """The trap that is missed least."""
    return best_of(options, lambda trap: -trap_worth(trap), rng)


def feed(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """The monster that is missed least."""
    return best_of(options, lambda kind: -HIRE_WORTH[kind], rng)


def pay_or_dismiss(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Cheap wages first; a creature goes only when nothing can be paid."""
    pay = [option for option in options if option.startswith("pay-")]

    def price(option: str) -> float:
        cost = CREATURES[option.partition("-")[2]].cost
        return cost.food + cost.gold + cost.trap + 1.5 * cost.evil + 2 * cost.monster

    if pay:
        return best_of(pay, lambda option: -price(option), rng)
    return best_of(options, lambda option: -HIRE_WORTH[option.partition("-")[2]], rng)


def answer_suggestion(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Pay where it can be paid, except with another monster."""
    pay = [option for option in options if option.startswith("pay-") and option != "pay-demon"]
    return pay[0] if pay else options[-1]


def pay_due(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Pay with what there is more of."""
    if getattr(question, "special", "") == "bonus_day" and table.me.evil < 7 and table.me.gold < 3:
        return "stop"
    tokens = [option for option in options if option != "stop"]
    return best_of(tokens, lambda token: getattr(table.me, token), rng)


def trade(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Food for gold that is not needed; a better name for what is left over."""
    me = table.me
    if getattr(question, "special", "") == "harvest_festival":
        return "gold" if "gold" in options and me.gold > 2 and me.food < 5 else "stop"
    tokens = [option for option in options if option != "stop" and getattr(me, option) > 3]
    return tokens[0] if tokens and me.evil > 6 else "stop"


def hunt_witch(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Keep the witch unless the evil would call the paladin."""
    return "evil" if table.me.evil + 2 < PALADIN_SPACE or table.me.evil >= PALADIN_SPACE else "witch"


def pay_guild(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Keep the gold unless the evil would call the paladin."""
    return "evil" if table.me.evil + 1 != PALADIN_SPACE else "gold"


def answer_peace(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Take the evil unless it would call the paladin."""
    return "withdraw" if PALADIN_SPACE - 2 <= table.me.evil < PALADIN_SPACE else "evil"


def release_prisoner(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Anybody but the paladin."""
    return best_of(options, lambda hero: HEROES[hero].hero_class != "paladin", rng)

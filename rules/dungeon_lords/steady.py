"""A computer player that plays sensibly: it feeds its imps, pays its taxes, and plans its battles by trying them out.

It knows what its view shows and nothing else. Where it has no better idea it takes the first forward option.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from rules.core.messages import Seat
from rules.core.players import Think
from rules.core.questions import Option, Question
from rules.dungeon_lords.components import CREATURES, HEROES, ROOMS, SEASONS, TRAPS
from rules.dungeon_lords.grid import NEIGHBOURS, dig_squares, distances
from rules.dungeon_lords.outlook import Outline, Round, fatigue_of, foes, judge, outlines
from rules.dungeon_lords.state import MOST_EVIL, PALADIN_SPACE
from rules.dungeon_lords.view import DungeonLordsView, LordView

CANDIDATES = 4
"""How many plans are followed into the later rounds."""
ROUNDS = 4

HIRE_WORTH = {
    "vampire": 5.0,
    "troll": 4.5,
    "witch": 4.5,
    "goblin": 3.5,
    "slime": 3.5,
    "ghost": 2.5,
    "golem": 5.5,
    "dragon": 5.5,
    "demon": 4.5,
}
ROOM_WORTH = {
    "printing_press": 4.0,
    "magic_room": 4.5,
    "mint": 4.5,
    "souvenir_shop": 4.5,
    "chicken_coop": 4.2,
    "mushroom_bed": 4.2,
    "workshop": 3.5,
    "tool_shed": 3.5,
    "chapel": 3.6,
    "cafeteria": 3.6,
    "pandemonium": 3.6,
    "hall_of_fame": 4.0,
}


class Table:
    """A view as its seat reads it."""

    def __init__(self, view: DungeonLordsView, seat: Seat) -> None:
        self.view = view
        self.me: LordView = view.lords[seat]
        self.tiles = {tile.square: tile for tile in self.me.tiles}
        self.last_round = view.year == 2 and view.season == "autumn"

    def comes(self, event: str) -> bool:
        """Whether an event may still come this year, as far as is known."""
        events, season = self.view.events, SEASONS.index(self.view.season)
        return event in [shown for shown in events[max(0, season - 1) :] if shown] or (
            event not in events and None in events
        )

    @property
    def wages(self) -> int:
        """Food that a payday would take."""
        return sum(CREATURES[creature.kind].cost.food for creature in self.me.lair)


class Steady:
    """Answers every question of the game; the names of the methods are the kinds of questions."""

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The best looking option, or the first that does not step back."""
        forward = [option.id for option in options if not option.back] or [options[0].id]
        if question.kind == "choose_disabled":
            weak = ("improve_reputation", "buy_traps", "build_room", "recruit_imps", "get_food")
            return sorted(forward, key=lambda order: (order not in weak, order))[:2]
        if len(forward) == 1 and question.min == question.max == 1:
            return forward
        view = think().view(seat)
        if not isinstance(view, DungeonLordsView):
            raise TypeError(f"not a view of this game: {view!r}")
        answer = ANSWERS.get(question.kind)
        table = Table(view, seat)
        return [answer(table, question, forward, rng)] if answer else forward[:1]


Answer = Callable[[Table, Question, list[str], Random], str]


WEIGHTS = {
    "food_now": 4.5,
    "food_soon": 3.0,
    "food_later": 1.0,
    "mine": 1.35,
    "mine_tax": 3.4,
    "mine_rich": 2.0,
    "dig_small": 4.0,
    "dig_middle": 2.5,
    "dig_large": 1.0,
    "imps_few": 3.5,
    "imps_some": 2.0,
    "traps_few": 4.5,
    "traps_some": 2.25,
    "traps_many": 1.0,
    "hire": 0.72,
    "build": 0.9,
    "name_bad": 4.5,
    "name_doubtful": 3.4,
    "name_good": 1.7,
    "evil_cost": 0.5,
    "food_evil": 5.4,
    "crowd": 0.6,
    "first_hire": 1.0,
}
"""How much each order is wanted in which state; found by letting the player play against itself."""


def order_worth(table: Table, order: str) -> float:
    """How much the lord wants to give an order now."""
    me, view, weights = table.me, table.view, WEIGHTS
    tunnels = sum(tile.kind == "tunnel" and not tile.conquered for tile in me.tiles)
    chosen = [order for order in me.orders if order]
    if order == "get_food":
        need = 2 + (table.wages if table.comes("payday") else 0)
        if table.last_round:
            return weights["food_now"] if me.food < table.wages and table.comes("payday") else weights["food_later"]
        kind = "food_now" if me.food < need else "food_soon" if me.food < need + 2 else "food_later"
        return weights[kind]
    if order == "mine_gold":
        miners = min(me.imps, tunnels)
        due = (len(me.tiles) + 1) // 2 + 1 if table.comes("tax") else 1
        worth = weights["mine"] * miners + (weights["mine_tax"] if me.gold < due else 0.0)
        worth -= 1.0 if "dig_tunnels" in chosen and me.imps < 5 else 0.0
        return worth - (weights["mine_rich"] if me.gold > due + 3 else 0.0) - 2.0 * table.last_round
    if order == "dig_tunnels":
        if not me.imps or not dig_squares(table.tiles):
            return 0.0
        size = "dig_small" if len(me.tiles) < 7 else "dig_middle" if len(me.tiles) < 11 else "dig_large"
        return weights[size]
    if order == "recruit_imps":
        if table.last_round or me.food < 2:
            return 0.0
        return weights["imps_few"] if me.imps < 5 else weights["imps_some"] if me.imps < 7 else 0.5
    if order == "buy_traps":
        size = "traps_few" if me.trap_count < 2 else "traps_some" if me.trap_count < 4 else "traps_many"
        return weights[size]
    if order == "hire_monster":
        worth = weights["hire"] * max((hire_worth(table, kind) for kind in view.tavern), default=0.0)
        return (
            worth
            - (weights["first_hire"] if not chosen and view.rules == "full" else 0.0)
            - weights["crowd"] * max(0, len(me.lair) - 4)
        )
    if order == "build_room":
        worth = max((room_worth(table, room) for room in view.market), default=0.0)
        return weights["build"] * worth if me.gold else 0.5 * worth
    if me.evil >= PALADIN_SPACE - 1 and view.paladin_host != view.seat:
        return weights["name_bad"]
    return weights["name_doubtful"] if me.evil >= 7 else weights["name_good"]


def hire_worth(table: Table, kind: str) -> float:
    """How good a creature would be, less what it costs now."""
    me, cost = table.me, CREATURES[kind].cost
    if cost.food > me.food or cost.gold > me.gold or cost.trap > me.trap_count or me.evil + cost.evil > MOST_EVIL:
        return 0.0
    if cost.monster and not any(CREATURES[creature.kind].monster for creature in me.lair):
        return 0.0
    worth = HIRE_WORTH[kind] - 0.3 * (cost.food + cost.gold + cost.trap) - WEIGHTS["evil_cost"] * cost.evil
    if me.evil < PALADIN_SPACE <= me.evil + cost.evil:
        worth -= 2.5
    return worth - (0.8 if kind == "ghost" and any(c.kind == "ghost" for c in me.lair) else 0.0)


def room_places(table: Table, room: str) -> list[str]:
    """Where a room could stand, as far as the view shows."""
    from rules.dungeon_lords.components import ZONES

    zone = ROOMS[room].zone
    return [
        square
        for square, tile in table.tiles.items()
        if tile.kind == "tunnel"
        and not tile.conquered
        and not tile.dug
        and (not zone or square in ZONES[zone])
        and not any(other in table.tiles and table.tiles[other].kind != "tunnel" for other in NEIGHBOURS[square])
    ]


def room_worth(table: Table, room: str) -> float:
    """How much a room is wanted: two points, and what it does."""
    if not room_places(table, room):
        return 0.0
    kinds = [creature.kind for creature in table.me.lair]
    bonus = ROOMS[room].points * sum(kind in ROOMS[room].points_for for kind in kinds)
    return ROOM_WORTH.get(room, 3.2) + 0.7 * bonus


def _best(options: Sequence[str], worth: Callable[[str], float], rng: Random) -> str:
    return max(options, key=lambda option: worth(option) + 0.01 * rng.random())


def choose_order(table: Table, question: Question, options: list[str], rng: Random) -> str:
    return _best(options, lambda order: order_worth(table, order) + 0.6 * rng.random(), rng)


def choose_nonplayer_order(table: Table, question: Question, options: list[str], rng: Random) -> str:
    # What it takes away should be what this lord cannot use or does not want.
    own = set(table.me.hand)
    return _best(options, lambda order: -order_worth(table, order) if order in own else 1.0, rng)


def execute_or_decline(table: Table, question: Question, options: list[str], rng: Random) -> str:
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
    new = [f"card-{number + 1}" for number, card in enumerate(table.view.combat) if card is None]
    return new[0] if new else "none"


def dig_square(table: Table, question: Question, options: list[str], rng: Random) -> str:
    squares = [option for option in options if option in NEIGHBOURS]
    taken = len(getattr(question, "squares", []))
    if not squares or (len(table.me.tiles) >= 13 and taken) or (taken and table.me.imps - table.me.busy_imps < 1):
        return "done" if "done" in options else options[0]
    return best_square(table, squares, rng)


def best_square(table: Table, squares: Sequence[str], rng: Random) -> str:
    """Dig where most squares stay open, deep rather than near the entrance."""
    tiles = set(table.tiles)

    def worth(square: str) -> float:
        return len(dig_squares(tiles | {square})) + 0.3 * distances(tiles | {square})[square]

    return _best(squares, worth, rng)


def mine_tunnel(table: Table, question: Question, options: list[str], rng: Random) -> str:
    squares = [option for option in options if option in NEIGHBOURS]
    return squares[0] if squares else "done" if "done" in options else options[0]


def choose_creature(table: Table, question: Question, options: list[str], rng: Random) -> str:
    kinds = [option for option in options if option in CREATURES]
    best = _best(kinds, lambda kind: hire_worth(table, kind), rng) if kinds else ""
    decline = "decline" if "decline" in options else "pass"
    return best if best and (hire_worth(table, best) > 1.0 or decline not in options) else decline


def choose_room(table: Table, question: Question, options: list[str], rng: Random) -> str:
    rooms = [option for option in options if option in ROOMS]
    return _best(rooms, lambda room: room_worth(table, room), rng) if rooms else options[0]


def place_room(table: Table, question: Question, options: list[str], rng: Random) -> str:
    reach = distances(table.tiles)
    # A room that produces or scores should fall last: far from the entrance.
    return _best(options, lambda square: reach.get(square, 0), rng)


def produce(table: Table, question: Question, options: list[str], rng: Random) -> str:
    rooms = [option for option in options if option in ROOMS and (option != "magic_room" or table.me.food > 1)]
    if table.last_round and "magic_room" in rooms:
        rooms.remove("magic_room")
    return _best(rooms, lambda room: ROOM_WORTH.get(room, 0.0), rng) if rooms else "done"


def place_tunnel(table: Table, question: Question, options: list[str], rng: Random) -> str:
    return best_square(table, options, rng)


def return_order(table: Table, question: Question, options: list[str], rng: Random) -> str:
    return _best(options, lambda order: order_worth(table, order), rng)


def trap_worth(trap: str) -> float:
    """Which trap is missed least."""
    effects = TRAPS[trap].effects[1]
    return sum(effect.n + 4 * effect.full for effect in effects) + (2 if trap == "trap_door" else 0)


def drop_trap(table: Table, question: Question, options: list[str], rng: Random) -> str:
    return _best(options, lambda trap: -trap_worth(trap), rng)


def feed(table: Table, question: Question, options: list[str], rng: Random) -> str:
    return _best(options, lambda kind: -HIRE_WORTH[kind], rng)


def pay_or_dismiss(table: Table, question: Question, options: list[str], rng: Random) -> str:
    # Cheap wages first; a creature goes only when nothing can be paid.
    pay = [option for option in options if option.startswith("pay-")]

    def price(option: str) -> float:
        cost = CREATURES[option.partition("-")[2]].cost
        return cost.food + cost.gold + cost.trap + 1.5 * cost.evil + 2 * cost.monster

    if pay:
        return _best(pay, lambda option: -price(option), rng)
    return _best(options, lambda option: -HIRE_WORTH[option.partition("-")[2]], rng)


def answer_suggestion(table: Table, question: Question, options: list[str], rng: Random) -> str:
    pay = [option for option in options if option.startswith("pay-") and option != "pay-demon"]
    return pay[0] if pay else options[-1]


def pay_due(table: Table, question: Question, options: list[str], rng: Random) -> str:
    if getattr(question, "special", "") == "bonus_day" and table.me.evil < 7 and table.me.gold < 3:
        return "stop"
    tokens = [option for option in options if option != "stop"]
    return _best(tokens, lambda token: getattr(table.me, token), rng)


def trade(table: Table, question: Question, options: list[str], rng: Random) -> str:
    me = table.me
    if getattr(question, "special", "") == "harvest_festival":
        return "gold" if "gold" in options and me.gold > 2 and me.food < 5 else "stop"
    tokens = [option for option in options if option != "stop" and getattr(me, option) > 3]
    return tokens[0] if tokens and me.evil > 6 else "stop"


def hunt_witch(table: Table, question: Question, options: list[str], rng: Random) -> str:
    return "evil" if table.me.evil + 2 < PALADIN_SPACE or table.me.evil >= PALADIN_SPACE else "witch"


def pay_guild(table: Table, question: Question, options: list[str], rng: Random) -> str:
    return "evil" if table.me.evil + 1 != PALADIN_SPACE else "gold"


def answer_peace(table: Table, question: Question, options: list[str], rng: Random) -> str:
    return "withdraw" if PALADIN_SPACE - 2 <= table.me.evil < PALADIN_SPACE else "evil"


def release_prisoner(table: Table, question: Question, options: list[str], rng: Random) -> str:
    return _best(options, lambda hero: HEROES[hero].hero_class != "paladin", rng)


# Battles


def plan_battle(table: Table, question: Question, options: list[str], rng: Random) -> str:
    """Complete the plan that looks best, as far as it can still be completed."""
    me, view = table.me, table.view
    tiles = [option.removeprefix("tile-") for option in options if option.startswith("tile-")]
    plan = me.plan
    square = plan.square if plan else ""
    if not tiles and not square:
        reach = distances(table.tiles)
        square = min((s for s, tile in table.tiles.items() if not tile.conquered), key=lambda s: reach.get(s, 99))
    best = best_outline(table, tiles or [square])
    if tiles:
        return f"tile-{best.square}"
    wanted = [f"trap-{trap}" for trap in best.traps] + [f"deploy-{kind}" for kind in best.creatures]
    have = [f"trap-{trap}" for trap in (plan.traps or [])] if plan else []
    have += [f"deploy-{kind}" for kind in plan.creatures] if plan else []
    for piece in have:
        if piece in wanted:
            wanted.remove(piece)
    missing = [piece for piece in wanted if piece in options]
    return missing[0] if missing else "done"


def best_outline(table: Table, squares: Sequence[str]) -> Outline:
    """The plan with the best outlook over this round and those after it."""
    me, view = table.me, table.view
    line = foes(me.line)
    fatigue = fatigue_of(view)
    rounds_left = ROUNDS - view.combat_round
    kinds = [creature.kind for creature in me.lair if not creature.fallen]
    traps = list(me.traps or [])
    standing: dict[int, list] = {}
    found = []
    for outline in outlines(view.year, me, squares, me.gold, me.food, traps, kinds):
        outline.value, left = judge(view.year, me, line, outline, fatigue, rounds_left)
        standing[id(outline)] = left
        found.append(outline)
    found.sort(key=lambda outline: -outline.value)
    if not rounds_left:
        return found[0]
    best, value = found[0], -1e9
    for outline in found[:CANDIDATES]:
        rest = [kind for kind in kinds]
        for kind in outline.creatures:
            rest.remove(kind)
        kept = list(traps)
        for trap in outline.traps:
            kept.remove(trap)
        worth = outline.value
        if standing[id(outline)]:
            worth += max(
                judge(view.year, me, standing[id(outline)], later, fatigue, rounds_left - 1)[0]
                for later in outlines(view.year, me, squares[:1], me.gold, me.food, kept, rest)
            )
        if worth > value:
            best, value = outline, worth
    return best


def _round(table: Table) -> Round:
    me = table.me
    battle = table.view.battle
    room = table.tiles[battle.square].kind if battle else "tunnel"
    found = Round(foes(me.line), table.view.year, room, me.food)
    if battle is not None:
        found.attacked, found.no_heal, found.no_conquest = battle.attacked, battle.no_heal, battle.no_conquest
    return found


def _rest(table: Table, battle: Round, but: str) -> float:
    """What the round is worth when the other deployed creatures act after this."""
    waiting = [(creature.kind, creature.mood) for creature in table.me.lair if creature.deployed]
    for kind, mood in waiting:
        if kind == but:
            but = ""
        elif battle.line:
            battle.act(kind, mood)
    return battle.finish(fatigue_of(table.view), ROUNDS - table.view.combat_round)


def next_creature(table: Table, question: Question, options: list[str], rng: Random) -> str:
    def worth(option: str) -> float:
        kind, _, mood = option.partition("-")
        battle = _round(table)
        battle.act(kind, mood)
        return _rest(table, battle, kind)

    return _best(options, worth, rng)


def choose_attack(table: Table, question: Question, options: list[str], rng: Random) -> str:
    from rules.dungeon_lords.creatures import attacks_of

    creature = table.me.lair[getattr(question, "creature", 0)]

    def worth(option: str) -> float:
        battle = _round(table)
        bonus = 1 if creature.kind in battle.bonus else 0
        attack = next(a for a in attacks_of(creature.kind, creature.mood, bonus) if a.id == option)
        for _ in range(attack.times):
            choices = battle.targets(attack)
            if attack.mode == "select" and choices:
                battle.hit(attack, _weakest(choices, attack.damage))
            elif attack.mode != "select":
                battle.hit(attack, None)
        return _rest(table, battle, creature.kind) - 0.4 * attack.food + (0.5 if attack.stays_up else 0.0)

    return _best(options, worth, rng)


def _weakest(choices: Sequence, damage: int):  # type: ignore[no-untyped-def,type-arg]
    """Whom to hit: the strongest that this would defeat, else whoever has most left."""
    felled = [foe for foe in choices if foe.left <= damage]
    return max(felled or choices, key=lambda foe: (foe.left, foe.heal))


def choose_target(table: Table, question: Question, options: list[str], rng: Random) -> str:
    damage = getattr(question, "damage", 1)

    def worth(option: str) -> float:
        battle = _round(table)
        foe = next((foe for foe in battle.line if foe.card == option), None)
        if foe is None:
            return -1.0
        foe.left -= damage
        battle.attacked = True
        battle.bury()
        return _rest(table, battle, "")

    return _best(options, worth, rng)


def choose_trap_target(table: Table, question: Question, options: list[str], rng: Random) -> str:
    left = {foe.card: foe for foe in foes(table.me.line)}
    wanted = "wizard" if getattr(question, "trap", "") == "antimagic_dart" else ""

    def worth(option: str) -> float:
        foe = left.get(option)
        if foe is None:
            return -9.0
        return (2.0 if foe.hero_class == wanted else 0.0) - abs(foe.left - 2) + 0.5 * foe.heal

    return _best(options, worth, rng)


ANSWERS: dict[str, Answer] = {
    answer.__name__: answer
    for answer in (
        choose_order,
        choose_nonplayer_order,
        execute_or_decline,
        choose_spy_card,
        dig_square,
        mine_tunnel,
        choose_creature,
        choose_room,
        place_room,
        produce,
        place_tunnel,
        return_order,
        pay_or_dismiss,
        answer_suggestion,
        pay_due,
        trade,
        hunt_witch,
        pay_guild,
        answer_peace,
        release_prisoner,
        plan_battle,
        next_creature,
        choose_attack,
        choose_target,
        choose_trap_target,
    )
}
ANSWERS["last_call"] = choose_creature
ANSWERS["pay_trap"] = ANSWERS["discard_trap"] = drop_trap
ANSWERS["pay_monster"] = feed

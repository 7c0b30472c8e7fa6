"""What a lord may ask about its own case: who comes, what has to be paid, what can be built, hired and changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from games.dungeon_lords.rules.ahead_cases import ahead_cases, gold_to_mine, means_before, mining, pending, unplaced
from games.dungeon_lords.rules.arrivals import AUTUMN, kindest_first, kindest_next, risen
from games.dungeon_lords.rules.battle_cases import battle_cases
from games.dungeon_lords.rules.combat.creatures import attacks_of, targets
from games.dungeon_lords.rules.combat.damage import planned_damage, prevent, trap_icons
from games.dungeon_lords.rules.combat.planning import ChangePlan, PlanBattle, nearest_tiles
from games.dungeon_lords.rules.combat_cases import combat_cases
from games.dungeon_lords.rules.components import CREATURES, HEROES, ORDER_IDS, ROOMS, TRAPS, Cost
from games.dungeon_lords.rules.costs import DiscardTrap, PayMonster, PayTrap, cost_fault, plus, price_args
from games.dungeon_lords.rules.events import PayOrDismiss, TaxAmount, tax_of
from games.dungeon_lords.rules.evil import can_pay_evil
from games.dungeon_lords.rules.minions import is_produced, questions_of, state_of
from games.dungeon_lords.rules.option_texts import evil_args, stake
from games.dungeon_lords.rules.order_cases import order_cases
from games.dungeon_lords.rules.orders.building import room_squares
from games.dungeon_lords.rules.orders.digging import MineTunnel
from games.dungeon_lords.rules.orders.hiring import ChooseCreature, extra_food_of
from games.dungeon_lords.rules.orders.orders import ChangeOrders, ChooseOrder
from games.dungeon_lords.rules.orders.production import LAST_YEAR, production_rooms, returnable, room_use_fault, usable
from games.dungeon_lords.rules.plan_cases import plan_cases
from games.dungeon_lords.rules.scoring import NOTICE, TITLES, field_of, holders, own_scores, title_values
from games.dungeon_lords.rules.settling import coming_paladin
from games.dungeon_lords.rules.state import (
    FIRST_EVIL,
    MOST_EVIL,
    PALADIN_SPACE,
    Creature,
    DungeonLordsState,
    Hero,
    Lord,
)
from games.dungeon_lords.rules.worth_cases import built, gain, hired, points_of, worth_cases
from rules.cases import Case, Cause
from rules.messages import TABLE, Args, Message, Ref, Seat, refer, seat_name

PALADIN_CAME = Cause(("log-why_paladin_moves", "log-why_paladin_comes"), needed=True)
"""Why the paladin is with his host: how evil everyone was then."""


def cases(game: DungeonLordsState, seat: Seat) -> list[Case]:
    """Every case of a lord; none in the training."""
    if game.training is not None or game.phase in ("setup", "scoring"):
        return []
    found = [
        *_arrivals(game, seat),
        *(
            Case(kind, _paladin(game, seat), things, common=True, past=True, cause=cause)
            for things in ((), ("hero-paladin_1",), ("hero-paladin_2",))
            for kind, cause in (("paladin", None), ("paladin_why", PALADIN_CAME))
        ),
        *_paladin_of_others(game, seat),
        *_all_evil(game),
        *_paladin_by_wages(game, seat),
        *_titles(game, seat),
        *_prisons(game, seat),
        *_conquests(game, seat),
        *_falling(),
        *_paying(game, seat),
        *_failed(game, seat),
        *_tax_paid(game, seat),
        *_tiles(game, seat),
        Case("combat", _combat(game), common=True),
        *(Case("mine", _mine(game, seat), things, secret=True) for things in ((), ("order-mine_gold",))),
        *(Case(f"{event}_when", _event(game, seat, event), common=True) for event in ("payday", "tax")),
        *(
            Case("event", _event(game, seat, event), common=True)
            for event in game.events[max(0, game.season - 1) : game.events_shown]
            if event != "special"  # special events have their own case
        ),
        *_taxes(game, seat),
        Case("notices", Message("case-notices", _notices(game.lords[seat]))),
        *_wages(game, seat),
        *_evil(game, seat),
        Case("change", _change(game, seat), secret=True),
        *_party(game, seat),
        *_traps(game, seat),
        *_blows(game, seat),
        *(
            Case("send", Message("case-send"), (f"creature-{one}", f"creature-{two}"))
            for one, two in combinations(dict.fromkeys(each.kind for each in game.lords[seat].lair), 2)
        ),
    ]
    if not (game.in_combat and game.year == LAST_YEAR):
        found += [
            *_miners(),
            *_hiring(game, seat),
            *_building(game, seat),
            *_producing(game, seat),
            *_orders(game, seat),
            *worth_cases(game),
        ]
    found += [*_spaces(game, seat), *order_cases(game, seat), *ahead_cases(game, seat), *combat_cases(game, seat)]
    if game.in_combat:
        found += [*_stakes(game, seat), *plan_cases(game, seat), *battle_cases(game, seat)]
        rooms = [f"room-{tile.kind}" for tile in game.lords[seat].tiles.values() if tile.is_room and not tile.conquered]
        found += [Case("tile", _tile(game, seat), things) for things in ((), *((room,) for room in rooms))]
        shown = game.combat_piles[game.year - 1][: game.combat_shown]
        cards = [f"card-{card}" for card in shown[game.combat_round - 1 :]]
        found += [Case("spell", _spell(game, seat), things, past=True) for things in ((), *((card,) for card in cards))]
    elif game.season < AUTUMN:
        following = (game.starter + 1) % game.seats
        found.append(Case("starter", Message("case-starter", {"player": seat_name(following)}), common=True))
    return found


# Adventurers


def _arrivals(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Who gets which adventurer of this season, and why (DL-12.1, DL-12.2)."""
    if not game.arriving:
        yield from _forecast(game, seat)
        if not game.forecast:
            yield Case("arrival", Message("case-arrival_over"))
        return
    dealt = zip(kindest_first(game, risen(game)), game.arriving, strict=False)
    for lord, card in sorted(
        ((lord, card) for lord, card in dealt if lord is not None), key=lambda each: each[0] != seat
    ):
        told = _arrival(game, lord, card, own=lord == seat)
        yield Case("arrivals", _arrival(game, lord, card, own=False), common=True)
        yield Case("arrival", told, seats=() if lord == seat else (lord,))
        yield Case("arrival", told, (f"hero-{card}",), () if lord == seat else (lord,))
        if lord == seat:
            yield Case("other_evil", _other_evil(game, seat, card))
            if not game.lords[seat].line:
                yield Case("party", told)
        else:
            yield Case("arrival", told, (f"hero-{card}",), common=True)
    yield from _forecast(game, seat)


def _forecast(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Who would get which adventurer of the next season as evil stands now (DL-12.1, DL-12.2)."""
    for lord, card in zip(kindest_next(game), game.forecast, strict=False):
        if lord is None:
            continue
        args: Args = {"hero": refer(f"hero-{card}"), "player": seat_name(lord)}
        for kind in ("arrival", "arrivals"):
            yield Case(kind, Message("case-arrival_next", args), (f"hero-{card}",), common=True)
        if not game.arriving:
            yield Case("arrivals", Message("case-arrival_then", args), common=True)
            yield Case("arrival", Message("case-arrival_later", args), seats=() if lord == seat else (lord,))


def _other_evil(game: DungeonLordsState, seat: Seat, card: str) -> Message:
    """How much more or less evil would bring this lord another adventurer, and which (DL-12.1, DL-12.2)."""
    args: Args = {"hero": refer(f"hero-{card}"), "more": 0, "less": 0, "next": "none", "before": "none"}
    evil = game.lords[seat].evil
    for name, hero, changes in (
        ("more", "next", range(1, MOST_EVIL - evil + 1)),
        ("less", "before", range(-1, -evil - 1, -1)),
    ):
        for change in changes:
            order = kindest_first(game, risen(game), {seat: evil + change})
            other = dict(zip(order, game.arriving, strict=False)).get(seat, card)
            if other != card:
                args |= {name: abs(change), hero: refer(f"hero-{other}")}
                break
    return Message("case-other_evil", args)


def _arrival(game: DungeonLordsState, lord: Seat, card: str, *, own: bool) -> Message:
    evil = game.lords[lord].evil
    order = game.turn_order()
    others = [other for other in order if other != lord]
    less = [seat_name(other) for other in others if game.lords[other].evil < evil]
    tied = [other for other in others if game.lords[other].evil == evil]
    before = [seat_name(other) for other in tied if order.index(other) < order.index(lord)]
    after = [seat_name(other) for other in tied if order.index(other) > order.index(lord)]
    args: Args = {"player": seat_name(lord), "hero": refer(f"hero-{card}"), "evil": evil, **_strength(card)}
    args |= {"less": less, "below": len(less), "before": before, "ahead": len(before)}
    args |= {"after": after, "behind": len(after)}
    shared = risen(game)
    args |= {"shared": shared or 0, "counter": "none" if shared is None else "less" if shared <= evil else "more"}
    return Message("case-arrival" if own else "case-arrival_other", args)


def _strength(card: str) -> Args:
    """What is printed on an adventurer, as arguments of a text."""
    printed = HEROES[card]
    return {"hp": printed.hp, "keys": printed.trap, "heal": printed.heal, "magic": printed.magic}


def _party(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """The hit points and icons of the party at the gate in all, and the icons of each adventurer."""
    line = game.lords[seat].line
    if not line:
        yield Case("party", Message("case-party_none"))
        yield Case("icons", Message("case-party_none"))
    else:
        sums: Args = {
            "number": len(line),
            "hp": sum(hero.left for hero in line),
            "keys": trap_icons(line),
            "heal": sum(hero.printed.heal for hero in line),
            "magic": game.lords[seat].magic,
        }
        yield Case("party", Message("case-party", sums))
        yield Case("icons", Message("case-party", sums))
    for other, lord in enumerate(game.lords):
        if other != seat:
            args: Args = {"player": seat_name(other), "heroes": [hero.name for hero in lord.line]}
            args |= {"hp": sum(hero.left for hero in lord.line), "keys": trap_icons(lord.line), "magic": lord.magic}
            args["heal"] = sum(hero.printed.heal for hero in lord.line)
            key = "case-party_other" if lord.line else "case-party_other_none"
            yield Case("party", Message(key, args), seats=(other,))
    seen = {hero.card: hero for lord in game.lords for hero in lord.line if not hero.is_phantom}
    for card in (*seen, *game.arriving, *game.forecast):
        told = _icons(seen.get(card) or Hero(card=card), game.lords[seat], card)
        if told is not None:
            yield Case("icons", told, (f"hero-{card}",), common=True, past=True)


def _icons(hero: Hero, lord: Lord, card: str) -> Message | None:
    """The effect of an adventurer's icons; None without icons, or for the paladin, who has all of them."""
    printed, own = HEROES[card], any(each.card == card for each in lord.line)
    for what, number, in_all in (
        ("keys", printed.trap, trap_icons(lord.line)),
        ("heal", printed.heal, sum(each.printed.heal for each in lord.line)),
        ("magic", printed.magic, lord.magic),
    ):
        if number and printed.hero_class != "paladin":
            args: Args = {"hero": hero.name, "number": number, "all": in_all if own else 0}
            return Message(_ICONS[what], args)
    return None


_ICONS = {"keys": "case-icons_keys", "heal": "case-icons_heal", "magic": "case-icons_magic"}


def _traps(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """What each trap of the lord would do to the party by itself, and to each of its members (DL-18.3)."""
    lord = game.lords[seat]
    for trap in dict.fromkeys(lord.traps if lord.line and game.phase != "battle" else ()):
        printed, thing = TRAPS[trap], f"trap-{trap}"
        for chosen in lord.line if printed.has_target else (None,):
            effects = printed.effects[game.year - 1]
            later = sum(effect.n for effect in effects if effect.do == "poison")  # DL-18.9
            planned = planned_damage(lord.line, effects, chosen)
            dealt, blocked = prevent(planned, trap_icons(lord.line))
            args: Args = {"trap": refer(f"trap-{trap}"), "dealt": sum(dealt), "blocked": blocked}
            args |= _laying(game, lord, trap)
            struck = list(zip(lord.line, dealt, strict=True))
            fallen = [hero.name for hero, damage in struck if damage >= hero.left]
            args |= {"fallen": fallen, "number": len(fallen)}
            if chosen is None:
                yield from (Case("trap", Message("case-trap", args), named, secret=True) for named in ((thing,), ()))
            for hero, damage in struck:
                if chosen is None or hero is chosen:
                    args |= {"hero": hero.name, "damage": damage, "later": later}
                    args["left"] = max(0, hero.left - damage - later)
                    told, target = Message("case-trap_hero", dict(args)), f"hero-{hero.card}"
                    yield from (Case("trap", told, named, secret=True) for named in ((thing, target), (target,)))


def _laying(game: DungeonLordsState, lord: Lord, trap: str) -> Args:
    """What laying a trap costs by itself, and what the lord has of that, as arguments of a text (DL-16.11)."""
    cost = game.trap_cost(trap)
    token = next((name for name in ("gold", "food", "imp") if getattr(cost, name)), "none")
    have = {"gold": lord.gold, "food": lord.food, "imp": lord.imps}.get(token, 0)
    return {"token": token, "price": 0 if token == "none" else getattr(cost, token), "have": have}


def _blows(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """What each creature of the lair would do by itself to each adventurer at the gate or coming (DL-17.5)."""
    lord = game.lords[seat]
    for kind in dict.fromkeys(creature.kind for creature in lord.lair):
        coming = [Hero(card=card) for card in (*game.arriving, *game.forecast)]
        for hero, line in [*((hero, lord.line) for hero in lord.line), *((hero, [hero]) for hero in coming)]:
            attacks = [each for each in attacks_of(kind, None, 0) if hero in targets(line, each)]
            damage = max((attack.damage for attack in attacks), default=0)
            args: Args = {"trap": refer(f"creature-{kind}"), "hero": hero.name, "damage": damage, "later": 0}
            args |= {"token": "none", "price": 0, "have": 0}
            told = Message("case-trap_hero", {**args, "left": max(0, hero.left - damage)})
            yield Case("trap", told, (f"creature-{kind}", f"hero-{hero.card}"), secret=True)
    for kind in dict.fromkeys(each.kind for each in lord.lair if not (each.fallen or each.deployed)):
        if lord.line and game.phase != "battle":
            told = Message("case-trap", {"trap": refer(f"creature-{kind}"), **_best_blow(lord.line, kind)})
            yield from (Case("trap", told, things, secret=True) for things in ((), (f"creature-{kind}",)))


def _best_blow(line: list[Hero], kind: str) -> Args:
    """What the best attack of a creature does to a party, as arguments of a text (DL-21)."""
    results = []
    for attack in attacks_of(kind, None, 0):
        left, struck = [hero.left for hero in line], targets(line, attack)
        able = [at for at, hero in enumerate(line) if any(hero is each for each in struck)]
        able.sort(key=lambda at: (left[at] > attack.damage * attack.times, -left[at]))
        blows = [(at, attack.damage) for at in able] if attack.mode == "all" else []
        if attack.mode in ("normal", "select") and able:
            one, first = able[0], attack.damage
            needed = min(attack.times, -(-left[one] // first)) if first else 0
            blows = [(one, first * needed), *((at, first) for at in able[1:2] if needed < attack.times)]
            if attack.next and left[one] <= first and len(line) > 1:
                blows.append((1, attack.next))
        for at, damage in blows:
            left[at] = max(0, left[at] - damage)
        dealt = sum(hero.left for hero in line) - sum(left)
        results.append((left.count(0), dealt, [hero.name for hero, rest in zip(line, left, strict=True) if not rest]))
    number, dealt, fallen = max(results, key=lambda each: each[:2])
    args: Args = {"dealt": dealt, "blocked": 0, "fallen": fallen, "number": number}
    return args | {"token": "none", "price": 0, "have": 0}


def _combat(game: DungeonLordsState) -> Message:
    """When the combat of this year begins, or that it has begun."""
    args: Args = {"rounds": AUTUMN - game.season, "round": game.combat_round}
    return Message("case-combat_now" if game.in_combat else "case-combat", args)


# The paladin


def _paladin(game: DungeonLordsState, seat: Seat) -> Message:
    """Where the paladin is and why, and how much evil brings him to this lord (DL-15.2 to DL-15.6)."""
    host, evil = game.paladin_host, game.lords[seat].evil
    args: Args = {"paladin": refer(f"hero-paladin_{game.year}"), "evil": evil, "space": PALADIN_SPACE}
    if game.paladin == "gone" or (host is None and game.paladin != "tent"):
        return Message("case-paladin_gone", args)
    if game.paladin == "prison":
        return Message("case-paladin_prison", {**args, "player": seat_name(0 if host is None else host)})
    coming = coming_paladin(game)
    if coming is not None:
        args |= {"player": seat_name(coming), "theirs": game.lords[coming].evil, "own": int(coming == seat)}
        return Message("case-paladin_coming", args)
    rival = max((other for other in range(game.seats) if other != seat), key=lambda other: game.lords[other].evil)
    args |= {"rival": seat_name(rival), "has": game.lords[rival].evil}
    if host == seat:
        return Message("case-paladin_own", {**args, "more": max(evil + 1, PALADIN_SPACE)})
    if host is not None:
        args |= {"player": seat_name(host), "theirs": game.lords[host].evil}
    missing = next(
        (by for by in range(1, MOST_EVIL - evil + 1) if evil_args(game, seat, by)["paladin"] in ("comes", "may_come")),
        0,
    )
    return Message("case-paladin_tent" if host is None else "case-paladin_host", {**args, "missing": missing})


def _all_evil(game: DungeonLordsState) -> Iterator[Case]:
    """How evil everyone is, and where the paladin is (DL-15.2)."""
    args: Args = {"number": game.seats}
    for name, seat in zip("abcd", range(4), strict=True):
        there = seat < game.seats
        args |= {name: seat_name(seat) if there else "none", f"{name}_evil": game.lords[seat].evil if there else 0}
    for things in ((), (f"hero-paladin_{game.year}",)):
        yield Case("paladin", Message("case-paladin_evil", args), things, common=True, past=True)


def _paladin_by_wages(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Where paying all wages would take the lord's evil, and whether the paladin would come (DL-11.3, DL-15.2)."""
    due = _sum([creature for creature in game.lords[seat].lair if not creature.settled])
    args = _evil_after(game, seat, due)
    if due["evil"] and args["fits_evil"] and _comes(game, seat, "payday") != "past":
        yield Case("paladin", Message("case-paladin_wages", args))


def _paladin_of_others(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """How much evil would bring the paladin from his tent to each other lord (DL-15.2)."""
    if game.paladin != "tent" or coming_paladin(game) is not None:
        return
    paladin = f"hero-paladin_{game.year}"
    for other in range(game.seats):
        if other != seat:
            evil = game.lords[other].evil
            args: Args = {"paladin": refer(paladin), "player": seat_name(other), "evil": evil, "space": PALADIN_SPACE}
            args["missing"] = PALADIN_SPACE - evil
            yield Case("paladin", Message("case-paladin_other", args), (paladin,), (other,))


# Points


def _titles(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Which titles each lord would hold now, alone and shared, and their points (DL-27.1)."""
    alone, shared = title_values(game.seats)
    held = holders(game.lords)
    for lord in range(game.seats):
        mine = [title for title in TITLES if lord in held[title]]
        sole = [title for title in mine if len(held[title]) == 1]
        args: Args = {
            "player": seat_name(lord),
            "titles": [refer(f"title-{title}") for title in sole],
            "number": len(sole),
            "others": [refer(f"title-{title}") for title in mine if title not in sole],
            "shared": len(mine) - len(sole),
            "points": alone * len(sole) + shared * (len(mine) - len(sole)),
        }
        key = "case-titles" if lord == seat else "case-titles_other"
        yield Case("titles", Message(key if mine else f"{key}_none", args), seats=() if lord == seat else (lord,))
        everyone = "case-titles_other" if mine else "case-titles_other_none"
        yield Case("all_titles", Message(everyone, args), common=True)
    for title in TITLES:
        args = {"title": refer(f"title-{title}"), "players": [seat_name(lord) for lord in held[title]]}
        args |= {"number": len(held[title]), "value": abs(field_of(game.lords[held[title][0]], title))}
        alias = Message(f"case-title-{title}")
        yield Case("title", Message("case-title", args), (f"title-{title}",), common=True, alias=alias)


def _prisons(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """The prisoners of each lord and their points (DL-26.3)."""
    for other, lord in enumerate(game.lords):
        args: Args = {"player": seat_name(other), "heroes": [refer(f"hero-{card}") for card in lord.prison]}
        args |= {"number": len(lord.prison), "points": own_scores(lord)["prisoners"]}
        yield Case("prison", Message("case-prison", args), seats=() if other == seat else (other,))


def _conquests(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """How each tile was conquered, and how the last battle of each lord went (section 23)."""
    for other, lord in enumerate(game.lords):
        player, seats = seat_name(other), () if other == seat else (other,)
        fought = Cause(("log-battle",), {"player": player}, needed=True)
        args: Args = {"player": player, "heroes": [refer(f"hero-{card}") for card in lord.prison]}
        args |= {"number": len(lord.prison), "points": own_scores(lord)["prisoners"]}
        yield Case("last_battle", Message("case-prison", args), seats=seats, past=True, cause=fought)
        for square, tile in lord.tiles.items():
            if tile.conquered:
                lost = Cause(("log-conquered",), {"player": player, "square": square}, needed=True)
                told = Message("case-conquered", {"player": player, "square": square, "tile": tile.name})
                alias = Message("case-square", {"square": square})
                kinds = [f"room-{tile.kind}"] if tile.is_room else []
                for thing in (f"square-{square}", *kinds):
                    name = alias if thing.startswith("square-") else None
                    yield Case("conquered", told, (thing,), seats, past=True, cause=lost, alias=name)


def _tiles(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """How many tunnels and rooms each lord has, conquered ones included (DL-27.3, DL-27.4)."""
    for other, lord in enumerate(game.lords):
        rooms = [refer(f"room-{tile.kind}") for tile in lord.tiles.values() if tile.is_room]
        args: Args = {"player": seat_name(other), "rooms": rooms, "number": len(rooms)}
        args |= {"tunnels": len(lord.tiles) - len(rooms)}
        args |= {"conquered": sum(tile.conquered for tile in lord.tiles.values())}
        yield Case("tiles", Message("case-tiles", args), seats=() if other == seat else (other,))
        yield Case("all_tiles", Message("case-all_tiles", args), common=True)


# Events


def _comes(game: DungeonLordsState, seat: Seat, event: str) -> str:
    """When an event of this year comes to this lord: "now" (this season), "next", "hidden" or "past"."""
    shown = game.events[: game.events_shown]
    if event not in shown:
        return "hidden"
    season = shown.index(event) + 1
    if season != game.season:
        return "next" if season > game.season else "past"
    if game.phase == "event" and not game.one_by_one:
        return "now" if any(isinstance(each, TaxAmount | PayOrDismiss) for each in questions_of(game, seat)) else "past"
    return "past" if game.phase == "adventurers" or game.in_combat else "now"


def _event(game: DungeonLordsState, seat: Seat, event: str) -> Message:
    return Message("case-event_when", {"event": refer(f"event-{event}"), "comes": _comes(game, seat, event)})


MOST_DUG = 4
"""The most tunnels that one order digs (DL-8.10)."""


def _taxes(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """The tax of each lord as it would be now, and what is missing (DL-11.9 to DL-11.11)."""
    for other, lord in enumerate(game.lords):
        tax = tax_of(lord)
        unpaid = max(0, tax - lord.gold)
        args: Args = {"player": seat_name(other), "tax": tax, "tiles": len(lord.tiles), "gold": lord.gold}
        args |= {
            "unpaid": unpaid,
            "points": -NOTICE * unpaid,
            "each": -NOTICE,
            "comes": _comes(game, other, "tax"),
            **_notices(lord),
        }
        args["mined"] = gold_to_mine(game, seat) if other == seat and args["comes"] == "now" else 0
        own = "case-tax_past" if args["comes"] == "past" else "case-tax_short" if unpaid else "case-tax"
        told = Message(own if other == seat else "case-tax_other", args)
        yield Case("tax", told, seats=() if other == seat else (other,))
    if (coming := _comes(game, seat, "tax")) != "past":
        tiles = len(game.lords[seat].tiles)
        more: Args = {f"plus_{by}": (tiles + by + 1) // 2 for by in range(1, MOST_DUG + 1)}
        more |= {"tax": tax_of(game.lords[seat]), "tiles": tiles, "comes": coming}
        yield Case("tax_more", Message("case-tax_more", more))


def _notices(lord: Lord) -> Args:
    """The unpaid notices and what they cost at the end (DL-26.5)."""
    return {"notices": lord.notices, "lost": -NOTICE * lord.notices}


def _evil(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """How the evil of each lord differs from that at the beginning (DL-3.4)."""
    for other, lord in enumerate(game.lords):
        args: Args = {"player": seat_name(other), "evil": lord.evil, "start": FIRST_EVIL, "by": lord.evil - FIRST_EVIL}
        args["moved"] = "more" if lord.evil > FIRST_EVIL else "less" if lord.evil < FIRST_EVIL else "same"
        yield Case("evil", Message("case-evil", args), seats=() if other == seat else (other,), past=True)
    yield Case("evil", _paladin(game, seat), past=True)


def _wages(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """All wages of each lair as they would be now, and that of each of the lord's own creatures (DL-11.3)."""
    for other, rival in enumerate(game.lords):
        if other != seat and (due := [creature for creature in rival.lair if not creature.settled]):
            sum_of_others: Args = {"player": seat_name(other), **_sum(due), **_means(rival)}
            sum_of_others |= _evil_after(game, other, sum_of_others)
            told = Message("case-payday_other", {**sum_of_others, "comes": _comes(game, other, "payday")})
            yield from (Case(kind, told, seats=(other,)) for kind in ("payday", "wages"))
    lord = game.lords[seat]
    comes = _comes(game, seat, "payday")
    due = [creature for creature in lord.lair if not creature.settled]
    if comes == "past" or not due:
        over = Message("case-wages_past" if comes == "past" else "case-wages_none")
        kinds = dict.fromkeys(f"creature-{creature.kind}" for creature in lord.lair)
        yield from (Case("wages", over, things) for things in ((), *((kind,) for kind in kinds)))
        yield Case("payday", over)
        return
    whole = _sum(due)
    args: Args = {**whole, "comes": comes, **_means(lord), **_evil_after(game, seat, whole)}
    items = [refer(f"case-wage-{creature.kind}") for creature in due]
    yield Case("payday", Message("case-payday", {**args, "items": items, "number": len(items)}))
    eater = next((creature for creature in due if creature.card.cost.monster), None)
    yield Case(
        "wages",
        Message("case-wages_short" if cost_fault(lord, Cost.model_validate(whole), eater) else "case-wages", args),
    )
    for creature in {each.kind: each for each in due}.values():
        short = cost_fault(lord, creature.card.cost, creature)
        price = {**price_args(creature.kind, creature.card.cost), **_means(lord), "comes": comes}
        lair = [each for each in lord.lair if each is not creature]
        price |= gain(game, seat, lord.model_copy(update={"lair": lair, "evil": min(MOST_EVIL, lord.evil + 1)}))
        price |= _evil_after(game, seat, price)
        yield Case("wages", Message("case-wage_short" if short else "case-wage", price), (f"creature-{creature.kind}",))


def _sum(creatures: Sequence[Creature]) -> Args:
    """What these creatures cost together, as arguments of a text."""
    costs = [creature.card.cost for creature in creatures]
    return {name: sum(getattr(cost, name) for cost in costs) for name in ("gold", "food", "evil", "trap", "monster")}


def _evil_after(game: DungeonLordsState, seat: Seat, cost: Args) -> Args:
    """Where the evil of a cost would take a lord, and what the paladin would do, as arguments of a text."""
    by = int(str(cost["evil"]))
    evil = evil_args(game, seat, by)
    fits = by > 0 and can_pay_evil(game.lords[seat], by)
    paladin: Args = {"paladin": evil["paladin"] if fits else "stays", "him": refer(f"hero-paladin_{game.year}")}
    return {**evil, **paladin, "fits_evil": int(fits), "most": MOST_EVIL}


def _means(lord: Lord) -> Args:
    """What the lord has to pay with, as arguments of a text."""
    return {
        "have_gold": lord.gold,
        "have_food": lord.food,
        "room": MOST_EVIL - lord.evil,
        "traps": len(lord.traps),
    }


def _tax_paid(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """What the tax of this year took, once it is paid (DL-11.9 to DL-11.11)."""
    if _comes(game, seat, "tax") == "past":
        for other, lord in enumerate(game.lords):
            args: Args = {"player": seat_name(other), "tiles": len(lord.tiles), "tax": tax_of(lord), **_notices(lord)}
            told, seats = Message("case-tax_done", args), () if other == seat else (other,)
            yield Case("tax_done", told, seats=seats, past=True, cause=TAX_PAID)


TAX_PAID = Cause(("log-tax",), needed=True)
"""What everyone paid."""


# Orders


def _failed(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Why an order of this year was not carried out, if the log tells (DL-7.4)."""
    for order in ORDER_IDS:
        name = refer(f"order-{order}")
        for other in range(game.seats):
            why = Cause(("log-order_impossible",), {"player": seat_name(other), "order": name}, needed=True)
            told = Message("case-failed", {"player": seat_name(other), "own": int(other == seat), "order": name})
            seats, alias = () if other == seat else (other,), Message(f"case-area-{order}")
            yield Case("failed", told, (f"order-{order}",), seats, past=True, cause=why, alias=alias)
    last = Cause(("log-order_impossible",), {"player": seat_name(seat)}, needed=True)
    told = Message("case-failed", {"player": seat_name(seat), "own": 1, "order": "none"})
    yield Case("failed", told, past=True, cause=last)


def _paying(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Why the lord has to give up a trap or a monster now (DL-8.21, DL-8.29)."""
    for question in questions_of(game, seat):
        if isinstance(question, DiscardTrap):
            yield Case("give_up", Message("case-give_up_bought", {"year": game.year}), topic="advice", secret=True)
        elif isinstance(question, PayTrap | PayMonster):
            kinds = [kind for kind, each in CREATURES.items() if getattr(each.cost, question.kind.removeprefix("pay_"))]
            args: Args = {"creatures": [refer(f"creature-{kind}") for kind in kinds], "kind": question.kind}
            args |= {"costs": [refer(f"case-wage-{kind}") for kind in kinds]}
            for things in ((), *((f"creature-{kind}",) for kind in kinds)):
                yield Case(
                    "give_up", Message("case-give_up", args), things, topic="" if things else "advice", secret=True
                )


def _spaces(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Who stands on which space of each area, and why (DL-6.4, DL-6.7)."""
    for order, minions in game.spaces.items():
        if not any(minion is not None for minion in minions):
            continue
        args: Args = {"order": refer(f"order-{order}")}
        for name, minion in zip("abc", minions, strict=False):
            args[name] = refer(f"colour-{minion}") if isinstance(minion, str) else "none"
            if isinstance(minion, int):
                args[name] = seat_name(minion)
        outsiders = [refer(f"colour-{minion}") for minion in minions if isinstance(minion, str)]
        args |= {"outsiders": outsiders, "others": len(outsiders)}
        alias = Message(f"case-area-{order}")
        told, thing = Message("case-space", args), (f"area-{order}",)
        yield Case("space", told, thing, common=True, past=True, alias=alias)
        for lord in range(game.seats):
            if lord in minions and lord != seat:
                yield Case("space", told, thing, (lord,), common=True, past=True, alias=alias)


def _mine(game: DungeonLordsState, seat: Seat) -> Message:
    """How much gold the lord can mine with the order that is being carried out."""
    for question in game.questions:
        if question.seat == seat and isinstance(question, MineTunnel):
            most = max((option.value or 0 for option in question.options(game)), default=0)
            return Message("case-mine", {**question.describe(game), "gold": most})
    state = state_of(game, seat, "mine_gold")
    if state == "over" and "mine_gold" in game.lords[seat].disabled and not is_produced(game):
        state = "barred"
    asked = mining(game, seat)
    if asked is None:
        return unplaced(game, seat, "mine_gold") or Message(
            "case-mine_not", {"state": state, "last": int(_is_last(game)), "first": int(_is_first(game))}
        )
    return Message("case-mine_due", {**asked.describe(game), "gold": gold_to_mine(game, seat)})


def _falling() -> Iterator[Case]:
    """Whether each creature falls after its attack (DL-20.3)."""
    for kind, creature in CREATURES.items():
        up = sum(attack.stays_up for attack in creature.attacks)
        args: Args = {"creature": refer(f"creature-{kind}"), "text": refer(f"creature-{kind}-help")}
        args["how"] = "never" if up == len(creature.attacks) else "sometimes" if up else "always"
        yield Case("falls", Message("case-falls", args), (f"creature-{kind}",), common=True)


def _miners() -> Iterator[Case]:
    """Why none of the creatures mines gold (DL-8.13, DL-8.14)."""
    for kind in CREATURES:
        told = Message(
            "case-mine_troll" if kind == "troll" else "case-mine_creature", {"creature": refer(f"creature-{kind}")}
        )
        for things in ((f"creature-{kind}",), (f"creature-{kind}", "order-mine_gold")):
            yield Case("mine", told, things, secret=True)


def _hiring(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Whether each creature in the tavern can be hired, and until when (DL-5.1, DL-6.12, DL-8.25 to DL-8.30)."""
    asked = next((each for each in questions_of(game, seat) if isinstance(each, ChooseCreature)), None)
    state = "due" if asked is not None else state_of(game, seat, "hire_monster")
    lord, extra = game.lords[seat], 0
    spaces = game.spaces.get("hire_monster", [])
    if asked is not None or (state == "due" and seat in spaces):
        extra = extra_food_of(spaces.index(seat) if asked is None else asked.space)
    then = means_before(game, seat, "hire_monster")
    told: list[tuple[int, Message]] = []
    paydays: list[Case] = []
    for kind in dict.fromkeys(game.tavern):
        cost, thing = plus(CREATURES[kind].cost, food=extra), (f"creature-{kind}",)
        fault = cost_fault(lord, cost)
        args = price_args(kind, cost) | _means(lord)
        args |= _evil_after(game, seat, args)
        args |= {"fits": "no" if fault else "yes", "barred": _barred_next(game, seat), "rules": game.options.rules}
        args |= gain(game, seat, hired(lord, kind)) | _then(game, seat, then, cost)
        main = Message("case-hire_short" if fault and state == "due" else _HIRING[state], args)
        kinds = ["hire", "worth"]
        if cost.evil:
            kinds.append("paladin")
        yield from (Case(each, main, thing) for each in kinds)
        told.append((points_of(args) - UNAFFORDABLE * (fault is not None), Message("case-hire_item", args)))
        if state in ("due", "may") and not fault and (payday := _payday_with(game, seat, then, kind)) is not None:
            owned = any(creature.kind == kind for creature in lord.lair)
            paydays += [Case(each, payday, thing) for each in ("hire", "payday", *(() if owned else ("wages",)))]
        yield Case("hire_later", Message("case-never_later" if _is_last(game) else "case-hire_later", args), thing)
    yield from paydays
    yield Case("hire", Message("case-hire_which", {"state": state, "number": len(told)}))
    yield from (Case("hire", item) for _, item in sorted(told, key=lambda each: -each[0]))
    for room in game.market:
        yield Case(
            "hire_later", Message("case-never_later" if _is_last(game) else "case-room_later"), (f"room-{room}",)
        )


def _then(game: DungeonLordsState, seat: Seat, then: Lord, cost: Cost) -> Args:
    """What the lord would have for a cost once the orders before it are carried out, as arguments of a text."""
    lord = game.lords[seat]
    changed = any(getattr(then, name) != getattr(lord, name) for name in ("gold", "food", "evil"))
    moved = evil_args(game, seat, then.evil - lord.evil + cost.evil)
    calls = moved["paladin"] != "stays" or evil_args(game, seat, cost.evil)["paladin"] != "stays"
    return {
        "changed": int(changed),
        "then_gold": then.gold,
        "then_food": then.food,
        "then_evil": then.evil,
        "then_after": moved["after"],
        "then_paladin": moved["paladin"] if cost.evil and calls else "none",
        "then_fits": "no" if cost_fault(then, cost) else "yes",
    }


def _payday_with(game: DungeonLordsState, seat: Seat, then: Lord, kind: str) -> Message | None:
    """All wages on the next payday if the lord hires this creature as well (DL-11.3)."""
    comes, after = _comes(game, seat, "payday"), hired(then, kind)
    if comes == "past":
        return None
    due = [creature for creature in after.lair if not creature.settled]
    whole = _sum(due)
    moved = evil_args(game, seat, after.evil - game.lords[seat].evil + int(str(whole["evil"])))
    fits = can_pay_evil(after, int(str(whole["evil"])))
    eater = next((creature for creature in due if creature.card.cost.monster), None)
    args: Args = {**whole, **_means(after), "before": after.evil, "after": moved["after"], "most": MOST_EVIL}
    args |= {"fits_evil": int(fits), "paladin": moved["paladin"] if whole["evil"] and fits else "stays"}
    args |= {"him": refer(f"hero-paladin_{game.year}"), "comes": comes, "creature": refer(f"creature-{kind}")}
    short = cost_fault(after, Cost.model_validate(whole), eater)
    return Message("case-hire_payday", {**args, "short": int(short is not None)})


UNAFFORDABLE = 100
"""How far down in a list goes what cannot be paid for."""

_HIRING = {
    "due": "case-hire_due",
    "may": "case-hire_may",
    "barred": "case-hire_barred",
    "over": "case-hire_over",
}


def _barred_next(game: DungeonLordsState, seat: Seat) -> str:
    """Whether Hire Monster is certain to be inaccessible next round."""
    lord = game.lords[seat]
    return "yes" if is_produced(game) and "hire_monster" in lord.disabled else "no"


def _is_first(game: DungeonLordsState) -> bool:
    """Whether these are the first orders of the game."""
    return game.year == 1 and game.season == 0


def _is_last(game: DungeonLordsState) -> bool:
    """Whether no more orders are given after this round's."""
    return game.year == LAST_YEAR and game.season == AUTUMN


def _building(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """On which squares each room of the market could be built now (DL-8.32 to DL-8.36)."""
    lord, state = game.lords[seat], state_of(game, seat, "build_room")
    told: list[tuple[int, Message]] = []
    for room in game.market:
        squares = room_squares(lord, room)
        args: Args = {"room": refer(f"room-{room}"), "squares": squares, "gold": lord.gold}
        args |= {"zone": ROOMS[room].zone or "none", "state": state, "text": refer(f"room-{room}-help")}
        if squares:
            args |= gain(game, seat, built(lord, squares[0], room))
        else:
            args |= {"points": "none", "own": 0, "titles": 0}
        main = Message("case-build" if squares else "case-build_none", args)
        yield from (Case(kind, main, (f"room-{room}",)) for kind in ("build", "worth"))
        told.append((points_of(args) if squares else -UNAFFORDABLE, Message("case-build_item", args)))
    for room, card in ROOMS.items():
        if card.year == game.year and room not in game.market:
            owners = [
                other for other, rival in enumerate(game.lords) for tile in rival.tiles.values() if tile.kind == room
            ]
            args = {"room": refer(f"room-{room}"), "owners": [seat_name(other) for other in owners]}
            absent = Message("case-build_absent", {**args, "number": len(owners)})
            yield Case("build", absent, (f"room-{room}",))
    yield Case("build", Message("case-build_which", {"state": state, "number": len(told), "gold": lord.gold}))
    yield from (Case("build", item) for _, item in sorted(told, key=lambda each: -each[0]))


def _producing(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Whether each production room can be used (again) in this round (DL-10.2, DL-10.3)."""
    lord = game.lords[seat]
    over = is_produced(game)
    for room, square in production_rooms(lord).items():
        args: Args = {"room": refer(f"room-{room}"), "square": square}
        if over:
            yield Case("produce", Message("case-produce_later", args), (f"room-{room}",))
            continue
        fault = room_use_fault(game, seat, room)
        args |= {"workers": ROOMS[room].workers, "food": ROOMS[room].food, "imps": lord.free_imps}
        args |= {"trolls": lord.free_trolls, "used": lord.used_rooms.get(room, 0)}
        args["left"] = game.year - lord.used_rooms.get(room, 0)
        key = "case-produce"
        if fault is not None:
            key = "case-produce_used" if fault.code == "room_used" else "case-produce_not"
            args["why"] = refer(f"undone-{fault.code}") if fault.code in _SHORT else "none"
        yield Case("produce", Message(key, args), (f"room-{room}",))
    for square, tile in lord.tiles.items():
        if tile.is_room and tile.conquered and ROOMS[tile.kind].product:
            lost: Args = {"room": tile.name, "square": square}
            yield Case("produce", Message("case-produce_conquered", lost), (f"room-{tile.kind}",))
    for one, two in () if over else combinations(production_rooms(lord), 2):
        workers, food = (sum(needed) for needed in zip(_needs(one), _needs(two), strict=True))
        free = lord.free_imps + lord.free_trolls
        fits = workers <= free and food <= lord.food and {one, two} <= {*usable(game, seat)}
        both: Args = {"one": refer(f"room-{one}"), "two": refer(f"room-{two}"), "workers": workers, "food": food}
        both |= {"free": free, "fits": "yes" if fits else "no"}
        yield Case("produce", Message("case-produce_both", both), (f"room-{one}", f"room-{two}"))
    rooms = [] if over else [refer(f"room-{room}") for room in usable(game, seat)]
    owned = [refer(f"room-{room}") for room in production_rooms(lord)]
    which: Args = {"rooms": rooms, "number": len(rooms), "imps": lord.free_imps, "over": "yes" if over else "no"}
    which |= {"trolls": lord.free_trolls, "owned": owned, "all": len(owned)}
    yield Case("produce", Message("case-produce_which", which))
    yield from _imps(game, seat, rooms)


def _imps(game: DungeonLordsState, seat: Seat, rooms: Sequence[Ref]) -> Iterator[Case]:
    """What the lord's imps can still do in this round (DL-1.6, DL-8.10, DL-8.13, DL-10.2)."""
    lord, left = game.lords[seat], pending(game, seat)
    args: Args = {"imps": lord.imps, "free": lord.free_imps, "trolls": lord.free_trolls}
    args |= {"gold": gold_to_mine(game, seat), "digs": int("dig_tunnels" in left), "over": int(is_produced(game))}
    yield Case("imps", Message("case-imps", {**args, "rooms": rooms, "number": len(rooms)}), secret=True)


def _needs(room: str) -> tuple[int, int]:
    """The workers and the food that a room takes."""
    return ROOMS[room].workers, ROOMS[room].food


_SHORT = ("no_imp", "no_food", "deck_empty", "no_square")
"""The reasons against using a room that an answer names, with `undone-` texts."""


def _orders(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Which orders the lord cannot give, until when, and which of this round's come back (DL-10.9, DL-10.10)."""
    lord = game.lords[seat]
    for order in ORDER_IDS:
        named: Args = {"order": refer(f"order-{order}"), "first": int(_is_first(game))}
        named["last"] = int(_is_last(game))
        if order in lord.disabled:
            key = "case-order_barred_next" if is_produced(game) else "case-order_barred"
            yield Case("order", Message(key, named), (f"order-{order}",), secret=True, past=True)
        elif lord.orders and order in lord.orders:
            given = unplaced(game, seat, order) or Message("case-order_given", named)
            yield Case("order", given, (f"order-{order}",), secret=True, past=True)
        else:
            yield Case("order", Message("case-order_free", named), (f"order-{order}",), secret=True, past=True)
    if lord.disabled and not is_produced(game):
        closed: Args = {"orders": [refer(f"order-{order}") for order in lord.disabled], "last": int(_is_last(game))}
        yield Case("order", Message("case-orders_barred", closed), secret=True, past=True)
    if is_produced(game):
        barred: Args = {"orders": [refer(f"order-{order}") for order in lord.disabled]}
        yield Case("return", Message("case-return_done", barred), secret=True)
    elif lord.orders:
        first, *rest = lord.orders
        choice = [order for order in returnable(lord) if order != first]
        args: Args = {
            "order": refer(f"order-{first}"),
            "rest": [refer(f"order-{order}") for order in rest],
            "choice": [refer(f"order-{order}") for order in choice],
            "number": len(choice),
            "settled": "yes" if game.phase == "production" else "no",
        }
        yield Case("return", Message("case-return", args), secret=True)
        for index, order in enumerate(lord.orders if game.phase in ("executing", "production") else ()):
            returns = order in returnable(lord)
            if returns or game.phase == "production":
                named = {**args, "card": refer(f"order-{order}"), "number": index}
                back = Message("case-return_card" if returns else "case-return_not", named)
                yield Case("return", unplaced(game, seat, order) or back, (f"order-{order}",), secret=True)


def _change(game: DungeonLordsState, seat: Seat) -> Message:
    """Whether orders or a plan can still be changed (DL-16.5)."""
    waiting = {question.seat for question in game.questions if question.awaited} - {seat, TABLE}
    args: Args = {"players": [seat_name(other) for other in sorted(waiting)]}
    for question in questions_of(game, seat):
        if isinstance(question, ChangePlan):
            return Message("case-change_plan", args)
        if isinstance(question, ChangeOrders):
            return Message("case-change_orders", args)
        if isinstance(question, PlanBattle):
            return Message("case-change_planning")
        if isinstance(question, ChooseOrder):
            return Message("case-change_choosing")
    return Message("case-change_no")


# Combat


def _spell(game: DungeonLordsState, seat: Seat) -> Message:
    """Whether the spell of the round works in this dungeon (DL-19.1)."""
    lord = game.lords[seat]
    if not lord.has_party:
        return Message("case-spell_nobody")
    args: Args = {"round": game.combat_round, "magic": lord.magic}
    return Message("case-spell" if lord.magic >= game.combat_round else "case-spell_weak", args)


def _stakes(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """The points that the tile attacked next is worth (DL-26.1, DL-26.4)."""
    lord = game.lords[seat]
    squares = nearest_tiles(lord) if lord.has_party else []
    if lord.plan is not None and lord.plan.shown:
        squares = [lord.plan.square]
    for square in squares:
        args: Args = {"square": square, "points": stake(lord, square)}
        args["room"] = "yes" if lord.tiles[square].is_room else "no"
        yield Case("stake", Message("case-stake", args))


def _tile(game: DungeonLordsState, seat: Seat) -> Message:
    """Where the party attacks (DL-16.4)."""
    lord = game.lords[seat]
    if not lord.has_party:
        return Message("case-spell_nobody")
    if lord.plan is not None and lord.plan.shown:
        return Message("case-tile_planned", {"square": lord.plan.square})
    squares = nearest_tiles(lord)
    if not squares:
        return Message("case-tile_none")
    return Message("case-tile" if len(squares) == 1 else "case-tile_choice", {"squares": squares})

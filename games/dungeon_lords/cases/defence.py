"""Traps and monsters against the party, and what is at stake in the dungeon."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_lords.rules.arrivals import AUTUMN
from games.dungeon_lords.rules.combat.creatures import attacks_of, targets
from games.dungeon_lords.rules.combat.damage import planned_damage, prevent, trap_icons
from games.dungeon_lords.rules.combat.planning import nearest_tiles
from games.dungeon_lords.rules.combat.spell_choices import spell_fault
from games.dungeon_lords.rules.components import CREATURES, TRAPS
from games.dungeon_lords.rules.option_texts import stake
from games.dungeon_lords.rules.scoring import own_scores
from games.dungeon_lords.rules.setup import COMBAT_ROUNDS
from games.dungeon_lords.rules.state import DungeonLordsState, Hero, Lord
from rules.cases import Case, Cause
from rules.messages import Args, Message, Seat, refer, seat_name


def traps_held(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
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


def blows_cases(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
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


def combat_text(game: DungeonLordsState) -> Message:
    """When the combat of this year begins, or that it has begun."""
    args: Args = {"rounds": AUTUMN - game.season, "round": game.combat_round}
    return Message("case-combat_now" if game.in_combat else "case-combat", args)


def conquests(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """How each tile was conquered, and how the last battle of each lord went (section 23)."""
    for other, lord in enumerate(game.lords):
        player, seats = seat_name(other), () if other == seat else (other,)
        fought = Cause(("log-battle",), {"player": player}, needed=True)
        args: Args = {"player": player, "heroes": [refer(f"hero-{card}") for card in lord.prison]}
        args |= {"number": len(lord.prison), "points": own_scores(lord)["prisoners"]}
        conquered = [square for square, tile in lord.tiles.items() if tile.conquered]
        args |= {"squares": conquered, "conquered": len(conquered)}
        yield Case("last_battle", Message("case-last_battle", args), seats=seats, past=True, cause=fought)
        for square, tile in lord.tiles.items():
            if tile.conquered:
                lost = Cause(("log-conquered",), {"player": player, "square": square}, needed=True)
                told = Message("case-conquered", {"player": player, "square": square, "tile": tile.name})
                alias = Message("case-square", {"square": square})
                kinds = [f"room-{tile.kind}"] if tile.is_room else []
                for thing in (f"square-{square}", *kinds):
                    name = alias if thing.startswith("square-") else None
                    yield Case("conquered", told, (thing,), seats, past=True, cause=lost, alias=name)


def falling() -> Iterator[Case]:
    """Whether each creature falls after its attack (DL-20.3)."""
    for kind, creature in CREATURES.items():
        up = sum(attack.stays_up for attack in creature.attacks)
        args: Args = {"creature": refer(f"creature-{kind}"), "text": refer(f"creature-{kind}-help")}
        args["how"] = "never" if up == len(creature.attacks) else "sometimes" if up else "always"
        yield Case("falls", Message("case-falls", args), (f"creature-{kind}",), common=True)


def spell(game: DungeonLordsState, seat: Seat) -> Message:
    """Whether the spell of the round works in this dungeon (DL-18.10, DL-19.1, DL-28.5)."""
    lord = game.lords[seat]
    if not lord.has_party:
        return Message("case-spell_nobody")
    args: Args = {"round": game.combat_round, "magic": lord.magic}
    fault = "weak" if lord.magic < game.combat_round else None
    if game.battle is not None and game.battle.seat == seat:
        fault = spell_fault(game, game.battle)
    return Message(f"case-spell_{fault}" if fault else "case-spell", args)


def stakes(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """The points that the tile attacked next is worth, and what the conquered ones cost (DL-26.1, DL-26.4)."""
    lord = game.lords[seat]
    squares = nearest_tiles(lord) if lord.has_party else []
    if lord.plan is not None and lord.plan.shown:
        squares = [lord.plan.square]
    for square in squares:
        args: Args = {"square": square, "points": stake(lord, square)}
        args["room"] = "yes" if lord.tiles[square].is_room else "no"
        yield Case("stake", Message("case-stake", args))
    for square, tile in lord.tiles.items():
        if tile.conquered:
            room = "yes" if tile.is_room else "no"
            yield Case("stake", Message("case-stake_lost", {"square": square, "room": room}), past=True)


def fights_on(game: DungeonLordsState, seat: Seat) -> bool:
    """Whether the battle of a lord in this combat round is still to be fought, or goes on."""
    if game.phase != "battle":
        return True
    return game.lords[seat].plan is not None or (game.battle is not None and game.battle.seat == seat)


def next_tile_text(game: DungeonLordsState, seat: Seat) -> Message:
    """Where the party attacks in the next combat round (DL-16.4)."""
    lord = game.lords[seat]
    if not lord.has_party:
        return Message("case-spell_nobody")
    due, battle, square = fights_on(game, seat), game.battle, "none"
    if due:
        if battle is not None and battle.seat == seat:
            square = battle.square
        elif lord.plan is not None and lord.plan.shown:
            square = lord.plan.square
        elif len(near := nearest_tiles(lord)) == 1:
            square = near[0]
        else:
            return tile_text(game, seat)
        taken = {square: lord.tiles[square].model_copy(update={"conquered": True})}
        lord = lord.model_copy(update={"tiles": lord.tiles | taken})
    squares = nearest_tiles(lord)
    state = "last" if game.combat_round >= COMBAT_ROUNDS else "due" if due else "over"
    return Message("case-tile_next", {"state": state, "square": square, "squares": squares, "number": len(squares)})


def tile_text(game: DungeonLordsState, seat: Seat) -> Message:
    """Where the party attacks (DL-16.4)."""
    lord = game.lords[seat]
    if not lord.has_party:
        return Message("case-spell_nobody")
    if not fights_on(game, seat):
        return next_tile_text(game, seat)
    if lord.plan is not None and lord.plan.shown:
        return Message("case-tile_planned", {"square": lord.plan.square})
    squares = nearest_tiles(lord)
    if not squares:
        return Message("case-tile_none")
    return Message("case-tile" if len(squares) == 1 else "case-tile_choice", {"squares": squares})

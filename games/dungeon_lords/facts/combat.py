"""Traps and creatures against the party, the tile that is attacked, what saves it, and the combat cards."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_lords.facts.telling import about, secret, told
from games.dungeon_lords.rules.combat.creatures import attacks_of, targets
from games.dungeon_lords.rules.combat.damage import planned_damage, prevent, trap_icons
from games.dungeon_lords.rules.combat.planning import nearest_tiles
from games.dungeon_lords.rules.combat.spell_choices import spell_fault
from games.dungeon_lords.rules.components import COMBAT_CARDS, CREATURES, TRAPS
from games.dungeon_lords.rules.option_texts import stake
from games.dungeon_lords.rules.state import DungeonLordsState, Hero, Lord
from rules.facts import Fact
from rules.messages import Args, Seat, refer, seat_name


def blows(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """What each trap and creature of the lord would do to the party at the gate by itself (DL-17.5, DL-18.3)."""
    for other, rival in enumerate(game.lords):
        if other != seat:
            laid = rival.plan.traps if rival.plan is not None and rival.plan.shown else []
            args: Args = {"player": seat_name(other), "number": len(rival.traps), "laid": len(laid)}
            yield about((other,), "traps_of", "traps_of", **args)
    lord = game.lords[seat]
    if not lord.line or game.phase == "battle":
        return
    for trap in dict.fromkeys(lord.traps):
        for chosen in lord.line if TRAPS[trap].has_target else (None,):
            yield from _trap(game, lord, trap, chosen)
    for kind in dict.fromkeys(each.kind for each in lord.lair if not each.fallen):
        for hero in lord.line:
            able = [each for each in attacks_of(kind, None, 0) if any(hero is one for one in targets(lord.line, each))]
            damage = max((attack.damage for attack in able), default=0)
            args = {"piece": refer(f"creature-{kind}"), "hero": hero.name, "damage": damage, "later": 0}
            things = (f"creature-{kind}", f"hero-{hero.card}")
            yield told("blow", "blow", *things, **args, left=max(0, hero.left - damage))


def _trap(game: DungeonLordsState, lord: Lord, trap: str, chosen: Hero | None) -> Iterator[Fact]:
    """The damage of a trap in all, and to each adventurer, or to a chosen one (DL-16.11, DL-18.9)."""
    effects = TRAPS[trap].effects[game.year - 1]
    dealt, blocked = prevent(planned_damage(lord.line, effects, chosen), trap_icons(lord.line))
    later = sum(effect.n for effect in effects if effect.do == "poison")
    struck = list(zip(lord.line, dealt, strict=True))
    fallen = [hero.name for hero, damage in struck if damage >= hero.left]
    piece = refer(f"trap-{trap}")
    if chosen is None:
        sums: Args = {"dealt": sum(dealt), "blocked": blocked, "fallen": fallen, "number": len(fallen)}
        yield secret("blow", "trap", f"trap-{trap}", piece=piece, **sums)
    for hero, damage in struck:
        if chosen is None or hero is chosen:
            args: Args = {"piece": piece, "hero": hero.name, "damage": damage, "later": later}
            things = (f"trap-{trap}", f"hero-{hero.card}")
            yield secret("blow", "blow", *things, **args, left=max(0, hero.left - damage - later))


def battle(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """Which creatures can be sent, what saves the tile, where the party attacks, and the spell of the round."""
    yield from _defence(game, seat)
    yield from _tile(game, seat)
    yield from _spell(game, seat)


def _defence(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """Which creatures can still be sent in this combat, and what stops a conquest (DL-20.3, DL-23.1)."""
    lord, ready, means = game.lords[seat], [], []
    for kind in dict.fromkeys(creature.kind for creature in lord.lair):
        own = [creature for creature in lord.lair if creature.kind == kind]
        free = sum(not (creature.fallen or creature.deployed) for creature in own)
        name = refer(f"creature-{kind}")
        args: Args = {"creature": name, "free": free, "all": len(own)}
        args |= {"busy": sum(creature.deployed for creature in own), "monster": int(CREATURES[kind].monster)}
        yield told("sendable", "sendable", f"creature-{kind}", **args)
        ready += [name] if free else []
        stops = any(attack.no_conquest for attack in CREATURES[kind].attacks)
        means += [name] if stops and not all(creature.fallen for creature in own) else []
        state = "no" if not stops else "yes" if name in means else "fallen"
        yield told("prevent", "prevent_piece", f"creature-{kind}", what=name, state=state)
    yield told("sendable", "sendable_which", creatures=ready, number=len(ready))
    for trap in dict.fromkeys(lord.traps):
        stops = any(effect.do == "no_conquest" for effect in TRAPS[trap].effects[game.year - 1])
        means += [refer(f"trap-{trap}")] if stops else []
        state = "yes" if stops else "no"
        yield secret("prevent", "prevent_piece", f"trap-{trap}", what=refer(f"trap-{trap}"), state=state)
    left = sum(hero.left for hero in lord.line)
    yield secret("prevent", "prevent", means=means, number=len(means), hp=left, party=int(lord.has_party))


def _tile(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """Where the party attacks, what is at stake there, and what may be laid and sent (DL-16.4, DL-16.7, DL-26.4)."""
    lord, plan = game.lords[seat], game.lords[seat].plan
    squares, shown = nearest_tiles(lord) if lord.has_party else [], plan is not None and plan.shown
    if plan is not None and plan.shown:
        squares = [plan.square]
    over = game.phase == "battle" and not shown and (game.battle is None or game.battle.seat != seat)
    args: Args = {"squares": squares, "number": len(squares), "over": int(over), "party": int(lord.has_party)}
    for things in ((), *((f"room-{each.kind}",) for each in lord.tiles.values() if each.is_room)):
        yield told("tile", "tile", *things, **args, shown=int(shown), last=int(game.combat_round == 4))
    for square in squares:
        tile = lord.tiles[square]
        stakes: Args = {"square": square, "points": stake(lord, square), "room": int(tile.is_room), "tile": tile.name}
        stakes |= {"fee": tile.card.trap_fee, "traps": tile.card.traps, "monsters": tile.card.monsters}
        for things in ((), (f"room-{tile.kind}",)) if tile.is_room else ((),):
            yield told("stake", "stake", *things, **stakes)
            yield told("fee", "fee", *things, **stakes)


def _spell(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """Whether the spell of the round works in this dungeon, and the fatigue (DL-19.1, DL-23.2, DL-28.5)."""
    lord, revealed = game.lords[seat], game.combat_round <= game.combat_shown
    fault: str | None = "weak" if lord.magic < game.combat_round else None
    if game.battle is not None and game.battle.seat == seat:
        fault = spell_fault(game, game.battle)
    args: Args = {"round": game.combat_round, "magic": lord.magic, "party": int(lord.has_party)}
    yield told("spell", "spell", **args, fault=fault or "none")
    values = [card.fatigue for card in COMBAT_CARDS.values() if card.year == game.year]
    seen = revealed or game.combat_round - 1 in lord.spied
    args = {"least": min(values), "most": max(values), "round": game.combat_round}
    tell = told if revealed else secret
    yield tell("fatigue", "fatigue", **args, seen=int(seen), fatigue=game.fatigue() if seen else 0)


def cards(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """The combat card of the round, and those that the lord has seen face down (DL-8.6, DL-17.1)."""
    lord, shown, pile = game.lords[seat], game.combat_shown, game.combat_piles[game.year - 1]
    if game.in_combat and shown >= game.combat_round:
        card = pile[game.combat_round - 1]
        text: Args = {"card": refer(f"card-{card}"), "spell": refer(f"card-{card}-help")}
        yield told("card", "card", round=game.combat_round, **text)
    else:
        yield told("card", "card_down", round=game.combat_round)
    hidden = [place for place in lord.spied if place >= shown]
    if not hidden:
        yield secret("spied", "spied_none")
    for place in hidden:
        card = pile[place]
        seen: Args = {"round": place + 1, "card": refer(f"card-{card}"), "spell": refer(f"card-{card}-help")}
        seen |= {"magic": lord.magic, "party": int(lord.has_party)}
        for things in ((), (f"card-{card}",)):
            yield secret("spied", "spied", *things, **seen)

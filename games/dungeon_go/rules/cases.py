"""What the player of a hero may ask about it, answered from the table, on which only the deck's order is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from operator import attrgetter

from games.dungeon_go.rules import floors
from games.dungeon_go.rules.aim_cases import marks, plan
from games.dungeon_go.rules.attack_cases import magic, rolling, thing
from games.dungeon_go.rules.board import BOARD, COLUMNS, NAMES, NEXT_TO, STEP, cells_in, column, distance
from games.dungeon_go.rules.components import ABILITIES, FAITH, KING_CARD, LIMITS, PLACEMENT, card_kind
from games.dungeon_go.rules.deck import damage_next, monsters_soon
from games.dungeon_go.rules.fights import ATTACKS, Fight, fights, open_marks, outcome, percent, percent_of_success
from games.dungeon_go.rules.growth import Growth, about_growth
from games.dungeon_go.rules.hero_turn import Move, Revive, reachable
from games.dungeon_go.rules.monsters import Blow, harm, monsters_turn
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.scoring import true_heroes
from games.dungeon_go.rules.state import DungeonGoState, HeroQuestion
from games.dungeon_go.rules.table_cases import table_cases
from games.dungeon_go.rules.threats import worst_threat
from rules.cases import Case, Cause
from rules.messages import Args, Message, Ref, Seat, refer

ALONE = 2
"""The most weaknesses of a monster that one hero can defeat alone (DG-10.15)."""


def cases(game: DungeonGoState, seat: Seat) -> list[Case]:
    """Every case of a seat's heroes."""
    if game.phase != "play":
        return []
    then = game.copy_game()
    then.damage = damage_next(game)
    blows = monsters_turn(then)
    mine = [hero for hero in game.heroes if hero.seat == seat]
    return [
        *(case for hero in mine for case in _of_hero(game, hero, blows)),
        *(
            replace(case, things=(hero.card, *case.things))  # which of several is meant
            for hero in (mine if len(mine) > 1 else ())
            for case in _of_hero(game, hero, blows)
        ),
        *(case for hero in game.heroes if hero.seat != seat for case in _of_other(game, hero, blows)),
        *(case for monster in game.monsters_in_order() for case in _of_monster(game, monster)),
        Case("blows", _blows(game, then, blows), common=True),
        Case("floor", _floor(game), common=True),
        Case("king", king := _king(game), common=True, past=king.key == "case-king_waits"),
        Case("king_still", _still(king), common=True, past=True, cause=_stays(game)),
        Case("left", _left(game), common=True),
        Case("danger", _danger(game), common=True),
        Case("damage_up", _damage_up(game), common=True),
        Case("damage_why", Message("case-damage_why"), common=True, past=True, cause=Cause(("log-damage_rises",))),
        *(case for monster in game.monsters_in_order() for case in _came(game, monster)),
        *_party(game),
        *_shared(game),
        Case("ahead", _ahead(game), common=True),
        Case("first", _first(game), common=True),
        *_kills(game),
        *([] if any(map(game.holders, game.monsters)) else [Case("held", Message("case-held_none"), common=True)]),
        *_titles(game, seat),
        after := _after(game, seat, mine),
        *(replace(after, seats=(other,)) for other in range(game.seats) if other != seat),
        *rolling(game, seat),
        *table_cases(game, seat),
    ]


def _of_hero(game: DungeonGoState, hero: Hero, blows: list[Blow]) -> Iterator[Case]:
    """What may happen to one hero, and what it can do."""
    yield Case("blow", _blow(game, hero, blows))
    yield from _grow(game, hero)
    yield Case("survive", _survive(game, hero))
    yield Case("struck", _struck(game, hero))
    yield Case("spared", _spared(game, hero, None), past=True)
    if hero.cell is None:
        yield Case("fight", Message("case-dead", {"hero": hero.name}))
        yield Case("move", Message("case-dead", {"hero": hero.name}))
        yield Case("revive", _revive(game, hero))
        return
    yield Case("revive", _afterwards(game, hero))
    yield Case("move", Message("case-move", _moves(hero)))
    yield from _grip(game, hero)
    if column(game.king) < COLUMNS - 1:
        yield Case("aside", _aside(game, hero))
    yield from magic(game, hero)
    asked = [each for each in game.questions if isinstance(each, HeroQuestion) and each.hero == hero.number]
    moved = bool(asked) and not any(isinstance(each, Move) for each in asked)
    possible = _best_first(game, fights(game, hero, 0 if moved else reachable(game, hero, hero.movement)), hero)
    targets = dict.fromkeys(fight.aim.cell for fight in possible)
    attacks = [[fight for fight in possible if fight.aim.cell == cell] for cell in targets]
    yield from (Case("fight", _fight(game, hero, some[0], some)) for some in attacks)
    if not possible:
        yield Case("fight", Message("case-fight_nobody", _moves(hero)))
    yield Case("finish", _finish(game, hero, possible))
    yield from marks(game, hero, possible)
    if any(option.group in ATTACKS for each in asked for option in each.options(game)):
        yield from plan(game, hero, possible)
    elif not asked:
        yield from (replace(case, topic="") for case in plan(game, hero, possible))
    if game.monsters:
        nearest = min(game.monsters_in_order(), key=lambda monster: distance(hero.at, monster.cell))
        yield Case("nearest", _distance(hero, nearest))
        yield Case("alone", _alone_any(game))
    for monster in sorted(game.monsters_in_order(), key=lambda each: -sum(_points(each))):
        yield Case("worth", _worth_to(game, hero, monster, possible))
    for monster in game.monsters_in_order():
        there = [fight for fight in possible if fight.aim.cell == monster.cell]
        yield Case(
            "fight", _fight(game, hero, there[0], there) if there else _out(game, hero, monster), (thing(monster),)
        )
        yield Case("blow", _blow_of(game, hero, monster, blows), (thing(monster),))
        yield Case("finish", _finish(game, hero, there) if there else _out(game, hero, monster), (thing(monster),))
        yield Case("far", _distance(hero, monster), (thing(monster),))
        yield Case("alone", _alone(monster), (thing(monster),))
        yield Case("struck", _struck(game, hero), (thing(monster),))
        yield Case("spared", _spared(game, hero, monster), (thing(monster),), past=True)
        yield Case("worth", _worth(monster), (thing(monster),))


def _of_other(game: DungeonGoState, hero: Hero, blows: list[Blow]) -> Iterator[Case]:
    """What everyone may ask about the hero of another player: its danger, how far it gets, and its best attacks."""
    seats = (hero.seat,)
    yield Case("other", _other_blow(game, hero, blows), seats=seats)
    yield Case("spared", _spared_other(game, hero), seats=seats, common=True, past=True)
    if hero.cell is None:
        for kind in ("other_move", "other_fight"):
            yield Case(kind, Message("case-other_dead", {"hero": hero.name}), seats=seats)
        return
    yield Case("other_move", Message("case-other_move", _moves(hero)), seats=seats)
    possible = _best_first(game, fights(game, hero, reachable(game, hero, hero.movement)), hero)
    best = _other_fight(game, hero, possible[0]) if possible else Message("case-other_fight_nobody", _moves(hero))
    yield Case("other_fight", best, seats=seats)
    for monster in game.monsters_in_order():
        there = next((fight for fight in possible if fight.aim.cell == monster.cell), None)
        args: Args = {**_moves(hero), "monster": monster.name, "there": NAMES[monster.cell]}
        text = Message("case-other_fight_no", args) if there is None else _other_fight(game, hero, there)
        yield Case("other_fight", text, (thing(monster),), seats)
        yield Case("other", _other_blow(game, hero, blows, monster), (thing(monster),), seats)


def _best_first(game: DungeonGoState, found: list[Fight], hero: Hero) -> list[Fight]:
    """These attacks with those first that would win the game (DG-19.3)."""
    king = next((monster.cell for monster in game.monsters if monster.printed.size == "demon_king"), None)
    return sorted(found, key=lambda fight: fight.aim.cell != king or bool(outcome(game, hero, fight.aim)["left"]))


def _other_fight(game: DungeonGoState, hero: Hero, fight: Fight) -> Message:
    """The best attack of the hero of another player."""
    return Message("case-other_fight", _fight(game, hero, fight).args)


def _of_monster(game: DungeonGoState, monster: Monster) -> Iterator[Case]:
    """What everyone may ask about a monster: who grapples it, and who can reach it."""
    held = game.held_marks(monster)
    open_now = [refer(f"ability-{ABILITIES[mark]}") for mark in monster.printed.marks if not held >> mark & 1]
    args: Args = {"monster": monster.name, "abilities": open_now, "holders": [h.name for h in game.holders(monster)]}
    args["number"] = len(open_now)
    key = "case-held" if args["holders"] else "case-held_nobody"
    yield Case("held", Message(key, args), (thing(monster),), common=True)
    if args["holders"]:
        yield Case("held", Message(key, args), common=True)
    yield Case("able", _able(game, monster), (thing(monster),), common=True)


def _able(game: DungeonGoState, monster: Monster) -> Message:
    """Which heroes can hit which open weakness of a monster in a turn of their own, the likeliest first."""
    found: dict[int, list[Hero]] = {}
    for hero in game.heroes:
        for fight in fights(game, hero, reachable(game, hero, hero.movement)) if hero.cell is not None else ():
            if fight.aim.cell == monster.cell:
                found.setdefault(fight.aim.mark, []).append(hero)
    held = game.held_marks(monster)
    left = [mark for mark in monster.printed.marks if not held >> mark & 1]
    able = {hero.number for heroes in found.values() for hero in heroes}
    args: Args = {"monster": monster.name, "number": len(able), "left": len(left), "vp": monster.printed.vp}
    args["heroes"] = [game.heroes[number].name for number in sorted(able)]
    for place in range(len(ABILITIES)):
        mark = left[place] if place < len(left) else -1
        best = sorted(found.get(mark, []), key=lambda hero: -hero.abilities[mark])
        args |= {f"ability{place}": refer(f"ability-{ABILITIES[mark]}"), f"some{place}": len(best)}
        args |= {f"heroes{place}": [hero.name for hero in best]}
        args[f"percent{place}"] = percent(game, best[0], mark) if best else 0
    return Message("case-able", args)


def _moves(hero: Hero) -> Args:
    return {"hero": hero.name, "cell": NAMES[hero.at], "movement": hero.movement, "range": hero.range}


# What the monsters do


def _blow(game: DungeonGoState, hero: Hero, blows: list[Blow]) -> Message:
    """What the monsters' next turn does to a hero, if nothing else happens before."""
    if hero.cell is None:
        return Message("case-dead", {"hero": hero.name})
    args: Args = {"hero": hero.name, "cell": NAMES[hero.cell], "soon": int(monsters_soon(game))}
    foes = _strikers(hero, blows)
    if not foes:
        return Message("case-blow_none", args)
    damage = damage_next(game)
    args |= {"monsters": foes, "damage": damage, "reduction": hero.reduction}
    each = harm(game, hero, damage)
    if not each:
        return Message("case-blow_unhurt", args)
    lost = min(hero.hp, each * len(foes))
    return Message("case-blow_hurt", {**args, "lost": lost, "hp": hero.hp - lost})


def _other_blow(game: DungeonGoState, hero: Hero, blows: list[Blow], monster: Monster | None = None) -> Message:
    """What the monsters, or one of them, do to the hero of another player in their next turn."""
    foes = _strikers(hero, [blow for blow in blows if monster is None or blow.monster.unit == monster.unit])
    if monster is not None and not foes:
        return Message("case-other_of_none", {"hero": hero.name, "monster": monster.name})
    damage = damage_next(game)
    lost = min(hero.hp, harm(game, hero, damage) * len(foes))
    args: Args = {"hero": hero.name, "hp": hero.hp, "monsters": foes, "lost": lost, "left": hero.hp - lost}
    key = "dead" if hero.cell is None else "none" if not foes else "hurt" if lost else "unhurt"
    return Message(f"case-other_{key}", {**args, "damage": damage, "reduction": hero.reduction})


def _strikers(hero: Hero, blows: list[Blow]) -> list[Ref]:
    """The monsters that strike a hero."""
    return [blow.monster.name for blow in blows if any(struck.number == hero.number for struck in blow.heroes)]


def _blows(game: DungeonGoState, then: DungeonGoState, blows: list[Blow]) -> Message:
    """Whom the monsters strike in their next turn, if nothing else happens before."""
    if then.result is not None:
        return Message("case-blows_lost")
    numbers = sorted({hero.number for blow in blows for hero in blow.heroes})
    struck = [game.heroes[number].name for number in numbers]
    hurt = [hero.name for hero in game.heroes if hero.hp > then.heroes[hero.number].hp]
    args: Args = {"struck": struck, "damage": damage_next(game)}
    if hurt:
        return Message("case-blows_hurt", {**args, "hurt": hurt})
    return Message("case-blows_unhurt", args) if struck else Message("case-blows_none")


def _blow_of(game: DungeonGoState, hero: Hero, monster: Monster, blows: list[Blow]) -> Message:
    """What one monster does to a hero in the monsters' next turn."""
    blow = next((blow for blow in blows if blow.monster.unit == monster.unit), None)
    struck = [] if blow is None else blow.heroes
    damage = damage_next(game)
    args: Args = {"hero": hero.name, "monster": monster.name, "damage": damage, "reduction": hero.reduction}
    args |= {"others": [other.name for other in struck], "soon": int(monsters_soon(game))}
    args["held"] = len(game.holders(monster))
    if any(other.number == hero.number for other in struck):
        lost = min(hero.hp, harm(game, hero, damage))
        return Message(
            "case-blow_of_hurt" if lost else "case-blow_of_unhurt", {**args, "lost": lost, "hp": hero.hp - lost}
        )
    if game.holders(monster):
        return Message("case-blow_of_held", args)
    return Message("case-blow_of_others" if struck else "case-blow_of_none", args)


def _survive(game: DungeonGoState, hero: Hero) -> Message:
    """How many blows a hero survives."""
    each = harm(game, hero)
    args: Args = {"hero": hero.name, "hp": hero.hp, "damage": game.damage, "reduction": hero.reduction, "each": each}
    if hero.cell is None:
        return Message("case-dead", args)
    return (
        Message("case-survive", {**args, "blows": -(-hero.hp // each)}) if each else Message("case-survive_all", args)
    )


def _struck(game: DungeonGoState, hero: Hero) -> Message:
    """What one blow does to a hero, the same for all monsters: they deal the same damage (DG-15.2)."""
    each = harm(game, hero)
    args: Args = {"hero": hero.name, "hp": hero.hp, "damage": game.damage, "reduction": hero.reduction, "lost": each}
    if hero.cell is None:
        return Message("case-dead", args)
    key = "unhurt" if not each else "dies" if each >= hero.hp else "hurt"
    return Message(f"case-struck_{key}", {**args, "left": hero.hp - each})


def _spared(game: DungeonGoState, hero: Hero, monster: Monster | None) -> Message:
    """Why a monster did not hurt a hero: nobody else is struck by a grappled one, and faith takes off damage."""
    args: Args = {"hero": hero.name, "damage": game.damage, "reduction": hero.reduction, "lost": harm(game, hero)}
    holders = [] if monster is None else game.holders(monster)
    if monster is None or not holders or any(other.number == hero.number for other in holders):
        return Message("case-spared" if harm(game, hero) else "case-spared_unhurt", args)
    return Message("case-spared_held", {**args, "monster": monster.name, "holders": [other.name for other in holders]})


def _spared_other(game: DungeonGoState, hero: Hero) -> Message:
    """Why the monsters did not hurt the hero of another player."""
    args: Args = {"hero": hero.name, "damage": game.damage, "reduction": hero.reduction, "lost": harm(game, hero)}
    return Message("case-spared_other" if harm(game, hero) else "case-spared_other_unhurt", args)


def _danger(game: DungeonGoState) -> Message:
    """How the game may soon be lost."""
    kind, foe = worst_threat(game)
    args: Args = {} if foe is None else {"monster": foe.name, "cell": NAMES[foe.cell]}
    return Message(f"case-danger_{kind}", args)


# What a hero can do


def _fight(game: DungeonGoState, hero: Hero, fight: Fight, others: list[Fight] | None = None) -> Message:
    """The best attack on a monster, and the other open marks."""
    monster = next(each for each in game.monsters if each.cell == fight.aim.cell)
    mark = fight.aim.mark
    more = [refer(f"ability-{ABILITIES[each.aim.mark]}") for each in others or [] if each.aim.mark != mark]
    args: Args = {
        "hero": hero.name,
        "monster": monster.name,
        "ability": refer(f"ability-{ABILITIES[mark]}"),
        "percent": percent(game, hero, mark),
        "rolls": hero.abilities[mark],
        "needed": game.floor,
        "there": NAMES[monster.cell],
        **outcome(game, hero, fight.aim),
        "other": len(more),
        "others": more,
    }
    if fight.to is None:
        return Message("case-fight_here", args)
    return Message("case-fight_there", {**args, "to": NAMES[fight.to]})


def _finish(game: DungeonGoState, hero: Hero, possible: list[Fight]) -> Message:
    """Whether one of these attacks can defeat a monster at once; the best one comes first."""
    if not possible:
        return Message("case-fight_nobody", _moves(hero))
    text = _fight(game, hero, possible[0])
    if text.args["left"]:
        monster = next(each for each in game.monsters if each.cell == possible[0].aim.cell)
        marks = open_marks(game, hero, monster, moved=False)
        return Message("case-finish_no", {**text.args, "open": [refer(f"ability-{ABILITIES[mark]}") for mark in marks]})
    rest = [each.name for each in game.monsters_in_order() if each.cell != possible[0].aim.cell]
    there = column(game.king) >= column(BOARD)
    then = "win" if text.args["wins"] else "more" if rest else "floor" if there else "king"
    args: Args = {**text.args, "rest": rest, "number": len(rest), "then": then, "next": game.floor + 1}
    return Message("case-finish_here" if possible[0].to is None else "case-finish_there", args)


def _out(game: DungeonGoState, hero: Hero, monster: Monster) -> Message:
    """Why a monster cannot be attacked."""
    args = {**_moves(hero), "monster": monster.name, "there": NAMES[monster.cell]}
    open_now = open_marks(game, hero, monster, moved=False)
    if not open_now:
        return Message("case-fight_held", {**args, "holders": [other.name for other in game.holders(monster)]})
    marks = [refer(f"ability-{ABILITIES[mark]}") for mark in open_now]
    return Message("case-fight_far", {**args, "abilities": marks})


def _distance(hero: Hero, monster: Monster) -> Message:
    """Where a monster is, seen from a hero."""
    away = distance(hero.at, monster.cell)
    return Message("case-far", {**_moves(hero), "monster": monster.name, "there": NAMES[monster.cell], "away": away})


def _alone(monster: Monster) -> Message:
    """Whether one hero can defeat a monster without others (DG-10.15)."""
    marks = [refer(f"ability-{ABILITIES[mark]}") for mark in monster.printed.marks]
    key = {1: "one", 2: "two"}.get(len(marks), "no")
    args: Args = {"monster": monster.name, "abilities": marks, "number": len(marks)}
    return Message(f"case-alone_{key}", args)


def _alone_any(game: DungeonGoState) -> Message:
    """Which of the monsters one hero can defeat without others (DG-10.15)."""
    weak = [monster.name for monster in game.monsters_in_order() if len(monster.printed.marks) <= ALONE]
    strong = [monster.name for monster in game.monsters_in_order() if len(monster.printed.marks) > ALONE]
    args: Args = {"weak": weak, "number": len(weak), "strong": strong, "more": len(strong)}
    return Message("case-alone_any", args)


def _points(monster: Monster) -> tuple[int, int]:
    """What the defeat of a monster and the first attack on it bring (DG-10.6)."""
    return monster.printed.vp, 0 if monster.attacked else monster.printed.first_vp


def _worth_to(game: DungeonGoState, hero: Hero, monster: Monster, possible: list[Fight]) -> Message:
    """What a monster is worth, and the best attack of a hero on it."""
    best = next((fight for fight in possible if fight.aim.cell == monster.cell), None)
    vp, first = _points(monster)
    args: Args = {"monster": monster.name, "vp": vp, "first": first, "reach": int(best is not None)}
    args |= {"percent": 0 if best is None else percent(game, hero, best.aim.mark)}
    args |= {"left": 0 if best is None else outcome(game, hero, best.aim)["left"]}
    return Message("case-worth_line", args)


def _worth(monster: Monster) -> Message:
    _, first = _points(monster)
    return Message("case-worth", {"monster": monster.name, "vp": monster.printed.vp, "first": first})


def _grip(game: DungeonGoState, hero: Hero) -> Iterator[Case]:
    """How a hero that grapples a monster lets go of it."""
    held = game.monster_at(hero.at)
    if hero.holds is not None and held is not None:
        alone = int(len(game.holders(held)) == 1)
        args: Args = {"hero": hero.name, "monster": held.name, "alone": alone}
        args["ability"] = refer(f"ability-{ABILITIES[hero.holds]}")
        yield from (Case("grip", Message("case-grip", args), things) for things in ((), (thing(held),)))


def _grow(game: DungeonGoState, hero: Hero) -> Iterator[Case]:
    """What each ability would give if it rose by 1, the most useful one first (DG-5.4, DG-16)."""
    told: dict[int, Message] = {}
    for mark, (name, value) in enumerate(zip(ABILITIES, hero.abilities, strict=True)):
        alias, ability = Message(f"ability-{name}"), refer(f"ability-{name}")
        if value >= LIMITS.ability:
            full = Message("case-grow_limit", {"hero": hero.name, "ability": ability, "limit": value})
            yield Case("grow", full, (name,), alias=alias)
            continue
        open_on = [each.name for each in game.monsters_in_order() if mark in open_marks(game, hero, each, moved=False)]
        given = about_growth(game, mark, value).args
        args: Args = {"ability": ability, "to": value + 1, "which": name, **given}
        args |= {
            "opens": int("spell" in given or "miracle" in given),
            "magic": given.get("spell", given.get("miracle", "")),
        }
        args |= {"monsters": open_on, "number": len(open_on), "percent": percent(game, hero, mark), "hero": hero.name}
        args |= {"better": percent_of_success(game.floor, value + 1), "damage": game.damage, "loses": harm(game, hero)}
        args["later"] = next((each for each in LIMITS.damage_floors if each > game.floor), 0)
        args["enough"] = int(hero.reduction >= game.damage + bool(args["later"]))
        told[mark] = Message("case-grow", args)
        yield Case("grow", told[mark], (name,), alias=alias)
    hurt = {mark: mark == FAITH and bool(harm(game, hero)) for mark in told}
    order = sorted(told, key=lambda mark: (not hurt[mark], -int(str(told[mark].args["number"])), hero.abilities[mark]))
    growing = any(isinstance(each, Growth) and each.hero == hero.number for each in game.questions)
    yield from (Case("grow", told[mark], topic="advice" if growing else "") for mark in order)
    if not told:
        yield Case("grow", Message("case-grow_full", {"hero": hero.name, "limit": LIMITS.ability}))


def _afterwards(game: DungeonGoState, hero: Hero) -> Message:
    """What the death of a hero that is alive would mean, and when it would come back (DG-8, DG-15.4)."""
    held = game.monster_at(hero.at) if hero.holds is not None else None
    free = (game.empty_cells() & NEXT_TO[game.king]).bit_count()
    args: Args = {"hero": hero.name, "hp": hero.hp, "most": hero.max_hp, "free": free}
    args |= {"soon": int(f"hero_{hero.card}" in game.deck), "monster": "" if held is None else held.name}
    return Message("case-revive_alive", {**args, "held": int(held is not None)})


def _revive(game: DungeonGoState, hero: Hero) -> Message:
    """Whether a dead hero could come back."""
    cells = cells_in(game.empty_cells() & NEXT_TO[game.king])
    args: Args = {"hero": hero.name, "cells": [NAMES[cell] for cell in cells]}
    asked = any(isinstance(each, Revive) and each.hero == hero.number for each in game.questions)
    args["soon"] = "now" if asked else "round" if f"hero_{hero.card}" in game.deck else "later"
    return Message("case-revive" if cells else "case-revive_full", args)


# King, floor and deck


def _floor(game: DungeonGoState) -> Message:
    """What is missing for the next floor."""
    steps = max(0, column(BOARD) - column(game.king))
    args: Args = {"next": game.floor + 1, "monsters": len(game.monsters), "king": NAMES[game.king], "steps": steps}
    king = _king(game)
    args |= {"names": [monster.name for monster in game.monsters_in_order()], "who": king.args.get("who", [])}
    args |= {"front": king.args.get("front", ""), "blocked": int("who" in king.args)}
    ahead = _ahead(game).args
    args |= {name: ahead[name] for name in ("small", "large", "damage", "rises") if name in ahead}
    return Message(f"case-floor_{floors.goal(game)}", {**args, "boss": ahead.get("king", 0)})


def _damage_up(game: DungeonGoState) -> Message:
    """When the monster damage rises next (DG-20.1)."""
    args: Args = {"damage": game.damage, "clock": game.floor_clock}
    args["more"] = max(1, LIMITS.danger_clock - game.floor_clock)
    args["due"] = int(floors.is_due(game))
    args["floor"] = next((floor for floor in LIMITS.damage_floors if floor > game.floor), 0)
    return Message("case-damage_up" if game.damage < LIMITS.damage else "case-damage_most", args)


def _ahead(game: DungeonGoState) -> Message:
    """What waits on the next floor (DG-4.6, DG-10.8, DG-20.1)."""
    if game.floor == LIMITS.floor:
        return Message("case-floor_demon_king", {})
    floor = game.floor + 1
    table = PLACEMENT.strong if game.options.spells else PLACEMENT.standard
    layout = table[len(game.heroes)][floor - 1]
    rises = floor in LIMITS.damage_floors and game.damage < LIMITS.damage
    args: Args = {"floor": floor, "small": layout.count("s"), "large": layout.count("L"), "king": layout.count("D")}
    return Message("case-ahead", {**args, "damage": game.damage + rises, "rises": int(rises)})


def _first(game: DungeonGoState) -> Message:
    """On which monsters the point for the first attack is still to be had (DG-10.6)."""
    free = [each.name for each in game.monsters_in_order() if each.printed.first_vp and not each.attacked]
    return Message("case-first" if free else "case-first_none", {"monsters": free})


def _kills(game: DungeonGoState) -> Iterator[Case]:
    """How many monsters each hero has defeated, and how often each has died, most first."""
    for kind, number in (("kills", attrgetter("kills")), ("deaths", attrgetter("deaths"))):
        for hero in sorted(game.heroes, key=number, reverse=True):
            told = Message(f"case-{kind}", {"hero": hero.name, "number": number(hero)})
            yield from (Case(kind, told, seats=seats, common=True, past=True) for seats in ((), (hero.seat,)))


def _titles(game: DungeonGoState, seat: Seat) -> Iterator[Case]:
    """Who would be the True Hero if a hero defeated the demon king now (DG-17.1, DG-21.6)."""
    king = next((monster for monster in game.monsters if monster.printed.size == "demon_king"), None)
    if king is None:
        return
    for hero in game.heroes:
        then = game.copy_game()
        slayer = then.heroes[hero.number]
        slayer.vp, slayer.kills, then.demon_slayer = hero.vp + king.printed.vp, hero.kills + 1, hero.number
        best = true_heroes(then)
        args: Args = {"hero": hero.name, "best": [each.name for each in best], "vp": best[0].vp, "own": slayer.vp}
        key = "case-title" if best[0].number == hero.number else "case-title_other"
        if hero.seat == seat:
            yield Case("title", Message(key, args), (thing(king),))
        else:
            yield Case("title", Message(key, args), (thing(king),), (hero.seat,))


def _aside(game: DungeonGoState, hero: Hero) -> Message:
    """What happens if a hero makes way for the king (DG-13.2)."""
    args: Args = {"hero": hero.name, "cell": NAMES[game.king], "front": NAMES[game.king + STEP]}
    args |= {"next": game.floor + 1, "monsters": [monster.name for monster in game.monsters_in_order()]}
    args |= {"number": len(game.monsters), "steps": column(BOARD) - column(game.king) - 1}
    far = column(game.king) + 1 < column(BOARD)
    there = "none" if column(game.king) >= column(BOARD) else "more" if far else "waits" if game.monsters else "begins"
    args["then"] = "none" if game.floor == LIMITS.floor else there
    if hero.cell != game.king + STEP:
        return Message("case-aside_free", {**args, "at": NAMES[hero.at]})
    others = [other.name for other in game.heroes if other.cell == hero.cell and other.number != hero.number]
    monster = game.monster_at(hero.at)
    others += [] if monster is None else [monster.name]
    args |= {"others": others, "soon": int(KING_CARD in map(card_kind, game.deck))}
    return Message("case-aside_taken" if others else "case-aside", args)


def _left(game: DungeonGoState) -> Message:
    """Which monsters are left."""
    names = [monster.name for monster in game.monsters_in_order()]
    if floors.is_due(game):
        return Message("case-left_floor", {"next": game.floor + 1})
    return Message("case-left" if names else "case-left_none", {"monsters": names, "number": len(names)})


def _king(game: DungeonGoState) -> Message:
    """What the king's next turn brings."""
    args: Args = {"cell": NAMES[game.king], "next": game.floor + 1}
    if floors.is_due(game):
        return Message("case-king_floor", args)
    if column(game.king) == COLUMNS - 1:
        return Message("case-king_stays", args)
    front = game.king + STEP
    args["front"] = NAMES[front]
    if game.empty_cells() >> front & 1:
        return Message("case-king_steps", args)
    monster = game.monster_at(front)
    args["who"] = [monster.name] if monster else [hero.name for hero in game.heroes if hero.cell == front]
    return Message("case-king_waits", args)


def _came(game: DungeonGoState, monster: Monster) -> Iterator[Case]:
    """Why a monster is on the board: a roll of 1 brought it, or it came with the floor (DG-10.11, DG-4.6)."""
    cause = Cause(("log-reinforcement",), {"monster": monster.name})
    text = Message("case-came", {"monster": monster.name})
    yield Case("came", text, (thing(monster),), common=True, past=True, cause=cause)
    more = Message("case-came_any", {"number": len(game.monsters)})
    yield Case("came", more, common=True, past=True, cause=cause)


def _party(game: DungeonGoState) -> Iterator[Case]:
    """How the party is doing, in brief: what is left to do, who is hurt, what threatens."""
    names = [monster.name for monster in game.monsters_in_order()]
    hurt = [hero.name for hero in game.heroes if hero.alive and hero.hp < hero.max_hp]
    dead = [hero.name for hero in game.heroes if not hero.alive]
    args: Args = {
        "floor": game.floor,
        "last": LIMITS.floor,
        "monsters": names,
        "number": len(names),
        "damage": game.damage,
    }
    args |= {"king": NAMES[game.king], "hurt": hurt, "some": len(hurt), "dead": dead, "gone": len(dead)}
    args |= {"clock": game.floor_clock, "rises": int(game.floor_clock >= LIMITS.danger_clock - 1)}
    waits = _king(game)
    args |= {"who": waits.args.get("who", []), "blocked": int(waits.key == "case-king_waits")}
    for text in (Message("case-party", args), _danger(game)):
        yield Case("party", text, common=True)


def _shared(game: DungeonGoState) -> Iterator[Case]:
    """Who gets the points of a monster that several heroes fought (DG-17.1), and who has defeated how many."""
    yield Case("shared", Message("case-shared"), common=True, past=True)
    for hero in sorted(game.heroes, key=attrgetter("kills"), reverse=True):
        told = Message("case-kills", {"hero": hero.name, "number": hero.kills})
        yield Case("shared", told, common=True, past=True)


def _stays(game: DungeonGoState) -> Cause:
    """What kept the king on his cell."""
    return Cause(("log-king_waits", "log-king_stays"), {"cell": NAMES[game.king]})


def _still(king: Message) -> Message:
    """When the king moves at all, and what is in front of him now."""
    return Message(f"case-king_still_{king.key.rpartition('_')[2]}", king.args)


def _after(game: DungeonGoState, seat: Seat, mine: list[Hero]) -> Case:
    """Whose turn comes next, as far as the seat may know."""
    knows = game.divined_by is not None and game.divined_by == seat
    kinds = [card_kind(card) for card in (reversed(game.deck) if knows else sorted(game.deck))]
    cards = [refer(f"card-{kind}") for kind in kinds]
    own = int(any(f"hero_{hero.card}" in game.deck for hero in mine))
    args: Args = {"cards": cards, "own": own, "number": len(cards), "percent": round(100 / max(1, len(cards)))}
    if not cards:
        return Case("after", Message("case-after_shuffle", args), secret=knows, common=True)
    if {*kinds} == {KING_CARD}:
        king = _king(game)
        key = king.key.rpartition("_")[2]
        return Case("after", Message(f"case-after_{key}", {**args, **king.args}), secret=knows, common=True)
    if len({*kinds}) == 1:
        return Case("after", Message("case-after_one", args), secret=knows, common=True)
    return Case("after", Message("case-after_known" if knows else "case-after", args), secret=knows, common=True)

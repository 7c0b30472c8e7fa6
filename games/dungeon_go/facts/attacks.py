"""Attacks: what heroes can hit and with what chance, what monsters still need and bring, the roll under way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.dungeon_go.facts.statements import NONE, abilities, ability, names, public, thing
from games.dungeon_go.rules.attack import RollAgain
from games.dungeon_go.rules.board import NAMES, distance
from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.fights import (
    Fight,
    OnMark,
    fights,
    monster_on,
    open_marks,
    outcome,
    percent,
    percent_of_success,
)
from games.dungeon_go.rules.hero_turn import reachable
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState, HeroQuestion
from games.dungeon_go.rules.threats import worst_threat
from rules.facts import Fact
from rules.messages import Args, Message


def of_hero(game: DungeonGoState, hero: Hero, *, own: bool) -> Iterator[Fact]:
    """What can the hero attack, and how likely does it hit? Which ability works? What is its best move?"""
    who: Args = {"hero": hero.name, "own": int(own)}
    if hero.cell is None:
        yield from (public(kind, "dead", who) for kind in ("fight", "plan"))
        return
    who |= {"cell": NAMES[hero.cell], "movement": hero.movement, "range": hero.range, "needed": game.floor}
    possible = _possible(game, hero)
    yield public("fight", "fight", who | _fight(game, hero, possible)) if possible else public("fight", "nobody", who)
    for monster in game.monsters_in_order():
        there = [fight for fight in possible if fight.aim.cell == monster.cell]
        args = who | _about(game, monster) | {"away": distance(hero.cell, monster.cell)}
        text = "fight" if there else "far"
        yield public("fight", text, args | (_fight(game, hero, there) if there else {}), thing(monster))
        yield from _with_each_ability(game, hero, monster, args | {"reach": len(there)}) if own else ()
    if own:
        yield _plan(game, hero, possible, who)


def _possible(game: DungeonGoState, hero: Hero) -> list[Fight]:
    """The attacks of a hero now or, if it has already attacked or isn't acting, as things stand in its next turn."""
    cells = 0 if "combat" in _asked(game, hero) else reachable(game, hero, hero.movement)
    return sorted(fights(game, hero, cells), key=lambda fight: not outcome(game, hero, fight.aim)["wins"])


def _asked(game: DungeonGoState, hero: Hero) -> set[str]:
    """The kinds of the questions that are asked about the hero."""
    return {each.kind for each in game.questions if isinstance(each, HeroQuestion) and each.hero == hero.number}


def _about(game: DungeonGoState, monster: Monster) -> Args:
    """The name and the cell of a monster, its open weaknesses and who holds it."""
    held = game.held_marks(monster)
    left = [mark for mark in monster.printed.marks if not held >> mark & 1]
    args: Args = {"monster": monster.name, "there": NAMES[monster.cell], "open": abilities(left), "number": len(left)}
    return args | {"holders": names(game.holders(monster))}


def _fight(game: DungeonGoState, hero: Hero, possible: Sequence[Fight]) -> Args:
    """The best of these attacks, and all open weaknesses of the same monster, the likeliest first."""
    best = possible[0]
    monster, mark = monster_on(game, best.aim), best.aim.mark
    marks = [each.aim.mark for each in possible if each.aim.cell == monster.cell]
    args: Args = {**_hit(game, hero, best.aim), **_about(game, monster), "open": abilities(marks)}
    args |= {"away": distance(hero.at, monster.cell), "to": NAMES[hero.at if best.to is None else best.to]}
    args["now"] = len({"move", "combat"} & _asked(game, hero))
    return args | {"ability": ability(mark), "percent": percent(game, hero, mark), "rolls": hero.abilities[mark]}


def _hit(game: DungeonGoState, hero: Hero, aim: OnMark) -> Args:
    """What a success brings, and which weakness the hero lets go of for it (DG-11.2)."""
    args = outcome(game, hero, aim)
    lets = bool(args["left"]) and hero.holds is not None
    return {**args, "hero": hero.name, "lets": int(lets), "held": NONE if hero.holds is None else ability(hero.holds)}


def _with_each_ability(game: DungeonGoState, hero: Hero, monster: Monster, args: Args) -> Iterator[Fact]:
    """Does the ability work against the monster, and why not (DG-10.2)?"""
    free = open_marks(game, hero, monster, moved=False)
    for mark, name in enumerate(ABILITIES):
        state = "none" if mark not in monster.printed.marks else "open" if mark in free else "held"
        holder = names([each for each in game.holders(monster) if each.holds == mark])
        told: Args = {"ability": ability(mark), "state": state, "holder": holder, "rolls": hero.abilities[mark]}
        yield public("mark", "mark", {**args, **told, "percent": percent(game, hero, mark)}, name, thing(monster))


def _plan(game: DungeonGoState, hero: Hero, possible: Sequence[Fight], who: Args) -> Fact:
    """What is my best move now? The attack that is likeliest to bring something, and the danger that comes first."""
    kind, foe = worst_threat(game)
    args: Args = {**who, "threat": kind, "foe": NONE, "foe_cell": ""}
    if foe is not None:
        args |= {"foe": foe.name, "foe_cell": NAMES[foe.cell]}
    useful = [fight for fight in possible if not _only_swaps(game, hero, fight)]
    if useful:
        return public("plan", "plan", args | _fight(game, hero, useful))
    if hero.holds is not None:
        return public("plan", "plan_hold", args)
    near = min(game.monsters_in_order(), key=lambda monster: distance(hero.at, monster.cell), default=None)
    args |= {"near": NONE if near is None else near.name, "monsters": len(game.monsters)}
    return public("plan", "plan_nobody", args | {"near_cell": "" if near is None else NAMES[near.cell]})


def _only_swaps(game: DungeonGoState, hero: Hero, fight: Fight) -> bool:
    """Whether a success only moves the hero's grapple to another weakness of the same monster (DG-11.2)."""
    holds = hero.holds is not None and fight.to is None and fight.aim.cell == hero.at
    return holds and bool(outcome(game, hero, fight.aim)["left"])


def of_all(game: DungeonGoState) -> Iterator[Fact]:
    """What does each monster still need, who holds it and who can reach it? What is it worth? Which ability hits?"""
    order = game.monsters_in_order()
    standing = [hero for hero in game.heroes if hero.cell is not None]
    reach = {hero.number: {fight.aim.cell for fight in _possible(game, hero)} for hero in standing}
    for monster in order:
        able = [hero for hero in standing if monster.cell in reach[hero.number]]
        alike = [each for each in order if each.printed.size == monster.printed.size]
        called = Message(f"fact-called_{monster.printed.size}") if alike == [monster] else None
        args: Args = {**_about(game, monster), "able": names(able)}
        args |= {"marks": len(monster.printed.marks), "least": len(monster.printed.marks) - 1}
        yield Fact("held", Message("fact-held", args), (thing(monster),), public=True, called=called)
        worth: Args = {"vp": monster.printed.vp, "first": 0 if monster.attacked else monster.printed.first_vp}
        yield public("worth", "worth", args | worth, thing(monster))
    holding = [hero for hero in standing if hero.holds is not None]
    held = [monster_on(game, OnMark(hero.at, 0)) for hero in holding]
    last = [each for each in order if (each.printed.bits & ~game.held_marks(each)).bit_count() == 1]
    some: Args = {"heroes": names(holding), "monsters": names(held), "number": len(held), "last": names(last)}
    yield public("held", "held_any", some)
    most = max((each.printed.vp for each in order), default=0)
    first = [each for each in order if each.printed.first_vp and not each.attacked]
    best = [each for each in order if each.printed.vp == most]
    yield public("worth", "worth_any", {"monsters": names(best), "vp": most, "first": names(first)})
    yield from _open(game)
    yield from _rolling(game)


def _open(game: DungeonGoState) -> Iterator[Fact]:
    """Which monsters does each ability hit now?"""
    found: Args = {}
    for mark, name in enumerate(ABILITIES):
        bit = 1 << mark
        open_on = [m for m in game.monsters_in_order() if m.printed.bits & ~game.held_marks(m) & bit]
        found[name] = names(open_on)
        args: Args = {"ability": ability(mark), "monsters": found[name]}
        yield public("mark", "mark_open", args, name)
    yield public("mark", "mark_any", found)


def _rolling(game: DungeonGoState) -> Iterator[Fact]:
    """Should the attacker roll again, and why did the last roll miss (DG-10.9 to DG-10.11)?"""
    for asked in game.questions:
        if not isinstance(asked, RollAgain) or (monster := game.monster_at(asked.cell)) is None:
            continue
        hero = game.heroes[asked.hero]
        left = hero.abilities[asked.mark] - asked.rolled
        args: Args = {"hero": hero.name, "monster": monster.name, "rolls": left, "needed": game.floor}
        args |= {"ability": ability(asked.mark), **_hit(game, hero, OnMark(asked.cell, asked.mark)), "first": 0}
        args |= {"once": percent_of_success(game.floor, 1), "percent": percent_of_success(game.floor, left)}
        yield from (public("rolling", "rolling", args, *about) for about in ((), (thing(monster),)))

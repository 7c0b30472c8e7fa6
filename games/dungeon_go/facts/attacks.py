"""Facts about heroes and monsters: what heroes can reach and hit, and with what chance; what monsters still need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.dungeon_go.facts.statements import NONE, abilities, names, thing, unmet
from games.dungeon_go.rules.board import NAMES, NEXT_TO, cells_in, distance
from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.hero_turn import Revive, reachable
from games.dungeon_go.rules.hits import OnMark, outcome, percent
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.possible_attacks import Fight, fights, open_marks
from games.dungeon_go.rules.state import DungeonGoState, HeroQuestion
from rules.facts import Fact
from rules.messages import Args, Message


def of_hero(game: DungeonGoState, hero: Hero, *, own: bool) -> Iterator[Fact]:
    """The hero's reach (DG-5.4), the monsters it can attack, with its chances; or how it comes back from death."""
    about_hero: Args = {"hero": hero.name, "own": own}
    if hero.cell is None:
        yield from (Fact.of(kind, "dead", about_hero) for kind in ("fight", "move"))
        yield Fact.of("revive", "revive", about_hero | _return(game, hero))
        return
    about_hero |= {"cell": NAMES[hero.cell], "movement": hero.movement, "range": hero.range, "needed": game.floor}
    yield Fact.of("move", "move", about_hero)
    possible = _possible(game, hero)
    best = about_hero | _fight(game, hero, possible) if possible else about_hero
    yield Fact.of("fight", "fight" if possible else "nobody", best)
    for monster in game.monsters_in_order():
        against_it = [fight for fight in possible if fight.aim.cell == monster.cell]
        args: Args = {**about_hero, **_about(game, monster), "away": distance(hero.cell, monster.cell)}
        best = args | _fight(game, hero, against_it) if against_it else args
        yield Fact.of("fight", "fight" if against_it else "far", best, thing(monster))
        if own:
            yield from _with_each_ability(game, hero, monster, {**args, "reach": len(against_it)})


def _return(game: DungeonGoState, hero: Hero) -> Args:
    """When and where a dead hero comes back (DG-8)."""
    cells = [NAMES[cell] for cell in cells_in(game.empty_cells() & NEXT_TO[game.king])]
    is_asked = any(isinstance(question, Revive) and question.hero == hero.number for question in game.questions)
    soon = "now" if is_asked else "round" if f"hero_{hero.card}" in game.deck else "later"
    return {"soon": soon, "cells": cells or [NONE]}


def _possible(game: DungeonGoState, hero: Hero) -> list[Fight]:
    """The attacks of a hero now or, if it has already attacked or isn't acting, as things stand in its next turn."""
    asked = [question for question in game.questions if isinstance(question, HeroQuestion)]
    moved = any(question.hero == hero.number and question.kind in ("combat", "roll_again") for question in asked)
    cells = 0 if moved else reachable(game, hero, hero.movement)
    return sorted(fights(game, hero, cells), key=lambda fight: not outcome(game, hero, fight.aim)["wins"])


def _about(game: DungeonGoState, monster: Monster) -> Args:
    """The name and the cell of a monster, its open weaknesses and their number, and who holds it."""
    left = unmet(game, monster)
    args: Args = {"monster": monster.name, "there": NAMES[monster.cell], "open": abilities(left), "number": len(left)}
    return args | {"holders": names(game.holders(monster))}


def _fight(game: DungeonGoState, hero: Hero, possible: Sequence[Fight]) -> Args:
    """The best of these attacks, from the cell `to`, and its monster, `away` as many cells from the hero now.

    `open`: the weaknesses of this monster that the hero can attack, the likeliest first.
    """
    best = possible[0]
    monster, mark = game.monster_on(best.aim.cell), best.aim.mark
    marks = [attack.aim.mark for attack in possible if attack.aim.cell == monster.cell]
    args: Args = {**_about(game, monster), **_hit(game, hero, best.aim), "open": abilities(marks)}
    args |= {"away": distance(hero.at, monster.cell), "to": NAMES[hero.at if best.to is None else best.to]}
    return args | {"ability": abilities([mark]), "percent": percent(game, hero, mark), "rolls": hero.abilities[mark]}


def _hit(game: DungeonGoState, hero: Hero, aim: OnMark) -> Args:
    """The gain of a success, and the weakness that the hero lets go of for it (DG-11.2)."""
    args = outcome(game, hero, aim)
    lets = bool(args["left"]) and hero.holds is not None
    return {**args, "hero": hero.name, "lets": lets, "held": abilities([] if hero.holds is None else [hero.holds])}


def _with_each_ability(game: DungeonGoState, hero: Hero, monster: Monster, args: Args) -> Iterator[Fact]:
    """Whether the ability works against the monster, and why not (DG-10.2)."""
    free = open_marks(game, hero, monster, moved=False)
    for mark, name in enumerate(ABILITIES):
        state = "none" if mark not in monster.printed.marks else "open" if mark in free else "held"
        holder = names([other for other in game.holders(monster) if other.holds == mark])
        works: Args = {"ability": abilities([mark]), "state": state, "holder": holder, "rolls": hero.abilities[mark]}
        yield Fact.of("mark", "mark", {**args, **works, "percent": percent(game, hero, mark)}, name, thing(monster))


def of_all(game: DungeonGoState) -> Iterator[Fact]:
    """Each monster, all grapples, what is worth most, and which monsters each ability hits."""
    yield from _of_monsters(game)
    yield _grapples(game)
    yield _worth(game)
    yield from _open(game)


def _of_monsters(game: DungeonGoState) -> Iterator[Fact]:
    """For each monster: the marks it still needs, who holds it or can reach it, and its worth."""
    order = game.monsters_in_order()
    standing = [hero for hero in game.heroes if hero.cell is not None]
    reach = {hero.number: {fight.aim.cell for fight in _possible(game, hero)} for hero in standing}
    for monster in order:
        reaching = [hero for hero in standing if monster.cell in reach[hero.number]]
        alike = [other for other in order if other.printed.size == monster.printed.size]
        called = Message(f"fact-called_{monster.printed.size}") if alike == [monster] else None
        marks = len(monster.printed.marks)
        args: Args = {**_about(game, monster), "able": names(reaching), "marks": marks, "least": marks - 1}
        yield Fact("held", Message("fact-held", args), (thing(monster),), public=True, called=called)
        worth: Args = {"vp": monster.printed.vp, "first": 0 if monster.attacked else monster.printed.first_vp}
        yield Fact.of("worth", "worth", args | worth, thing(monster))


def _grapples(game: DungeonGoState) -> Fact:
    """The heroes that hold monsters, and the monsters with one open weakness left."""
    holding = [hero for hero in game.heroes if hero.cell is not None and hero.holds is not None]
    held = [game.monster_on(hero.at) for hero in holding]
    last = [monster for monster in game.monsters_in_order() if len(unmet(game, monster)) == 1]
    args: Args = {"heroes": names(holding), "monsters": names(held), "number": len(held), "last": names(last)}
    return Fact.of("held", "held_any", args)


def _worth(game: DungeonGoState) -> Fact:
    """The monsters worth most, and those that bring points to the first that attacks them."""
    order = game.monsters_in_order()
    most_vp = max((monster.printed.vp for monster in order), default=0)
    first = [monster for monster in order if monster.printed.first_vp and not monster.attacked]
    best = [monster for monster in order if monster.printed.vp == most_vp]
    return Fact.of("worth", "worth_any", {"monsters": names(best), "vp": most_vp, "first": names(first)})


def _open(game: DungeonGoState) -> Iterator[Fact]:
    """The monsters that each ability hits now."""
    open_on_each: Args = {}
    for mark, name in enumerate(ABILITIES):
        open_on = [monster for monster in game.monsters_in_order() if mark in unmet(game, monster)]
        open_on_each[name] = names(open_on)
        args: Args = {"ability": abilities([mark]), "monsters": open_on_each[name]}
        yield Fact.of("mark", "mark_open", args, name)
    yield Fact.of("mark", "mark_any", open_on_each)

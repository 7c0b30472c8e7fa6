"""What a hero can reach, defeat, survive and gain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.dungeon_go.cases.aims import marks, only_swaps, plan
from games.dungeon_go.cases.attacks import magic, thing
from games.dungeon_go.cases.monsters import blow_of, blow_text, other_blow, spared, spared_other, struck_text, survive
from games.dungeon_go.cases.progress import king_text
from games.dungeon_go.rules.board import BOARD, COLUMNS, NAMES, NEXT_TO, STEP, cells_in, column, distance
from games.dungeon_go.rules.components import ABILITIES, FAITH, KING_CARD, LIMITS, card_kind
from games.dungeon_go.rules.fights import ATTACKS, Fight, fights, open_marks, outcome, percent, percent_of_success
from games.dungeon_go.rules.growth import Growth, about_growth
from games.dungeon_go.rules.hero_turn import Move, Revive, reachable
from games.dungeon_go.rules.monsters import Blow, harm
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState, HeroQuestion
from rules.cases import Case
from rules.messages import Args, Message, refer

ALONE = 2
"""The most weaknesses of a monster that one hero can defeat alone (DG-10.15)."""


def of_hero(game: DungeonGoState, hero: Hero, blows: list[Blow]) -> Iterator[Case]:
    """What may happen to one hero, and what it can do."""
    yield Case("blow", blow_text(game, hero, blows))
    yield from _grow(game, hero)
    yield Case("survive", survive(game, hero))
    yield Case("struck", struck_text(game, hero))
    yield Case("spared", spared(game, hero, None), past=True)
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
        yield Case("blow", blow_of(game, hero, monster, blows), (thing(monster),))
        yield Case("finish", _finish(game, hero, there) if there else _out(game, hero, monster), (thing(monster),))
        yield Case("far", _distance(hero, monster), (thing(monster),))
        yield Case("alone", _alone(monster), (thing(monster),))
        yield Case("struck", struck_text(game, hero), (thing(monster),))
        yield Case("spared", spared(game, hero, monster), (thing(monster),), past=True)
        yield Case("worth", _worth(monster), (thing(monster),))


def of_other(game: DungeonGoState, hero: Hero, blows: list[Blow]) -> Iterator[Case]:
    """What everyone may ask about the hero of another player: its danger, how far it gets, and its best attacks."""
    seats = (hero.seat,)
    yield Case("other", other_blow(game, hero, blows), seats=seats)
    yield Case("spared", spared_other(game, hero), seats=seats, common=True, past=True)
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
        yield Case("other", other_blow(game, hero, blows, monster), (thing(monster),), seats)


def _best_first(game: DungeonGoState, found: list[Fight], hero: Hero) -> list[Fight]:
    """These attacks with those first that would win the game (DG-19.3)."""
    king = next((monster.cell for monster in game.monsters if monster.printed.size == "demon_king"), None)
    return sorted(found, key=lambda fight: fight.aim.cell != king or bool(outcome(game, hero, fight.aim)["left"]))


def _other_fight(game: DungeonGoState, hero: Hero, fight: Fight) -> Message:
    """The best attack of the hero of another player."""
    return Message("case-other_fight", _fight(game, hero, fight).args)


def _moves(hero: Hero) -> Args:
    return {"hero": hero.name, "cell": NAMES[hero.at], "movement": hero.movement, "range": hero.range}


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
        "swaps": int(only_swaps(game, hero, fight)),
        "held": "" if hero.holds is None else refer(f"ability-{ABILITIES[hero.holds]}"),
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


def _aside(game: DungeonGoState, hero: Hero) -> Message:
    """What happens if a hero makes way for the king (DG-13.2)."""
    args: Args = {"hero": hero.name, "cell": NAMES[game.king], "front": NAMES[game.king + STEP]}
    args |= {"next": game.floor + 1, "monsters": [monster.name for monster in game.monsters_in_order()]}
    args |= {"number": len(game.monsters), "steps": column(BOARD) - column(game.king) - 1}
    far = column(game.king) + 1 < column(BOARD)
    there = "none" if column(game.king) >= column(BOARD) else "more" if far else "waits" if game.monsters else "begins"
    args["then"] = "none" if game.floor == LIMITS.floor else there
    if hero.cell != game.king + STEP:
        king = king_text(game)
        free: Args = {"at": NAMES[hero.at], "who": king.args.get("who", []), "blocked": int("who" in king.args)}
        return Message("case-aside_free", {**args, **free})
    others = [other.name for other in game.heroes if other.cell == hero.cell and other.number != hero.number]
    monster = game.monster_at(hero.at)
    others += [] if monster is None else [monster.name]
    args |= {"others": others, "soon": int(KING_CARD in map(card_kind, game.deck))}
    return Message("case-aside_taken" if others else "case-aside", args)

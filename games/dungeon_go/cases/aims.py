"""What a hero's player may ask about one ability against one monster, and which attack to choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.dungeon_go.cases.attacks import thing
from games.dungeon_go.rules import floors
from games.dungeon_go.rules.board import NAMES, STEP, column, distance
from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.fights import Fight, outcome, percent
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState
from games.dungeon_go.rules.threats import worst_threat
from rules.cases import Case
from rules.messages import Args, Message, refer

KINDS = ("mark", "fight")
"""The kinds of cases that tell of one ability: why it can't be chosen, and what its chances are."""


def marks(game: DungeonGoState, hero: Hero, possible: Sequence[Fight]) -> Iterator[Case]:
    """Whether a hero can attack with an ability that the question names, or why not (DG-10.2)."""
    for mark, name in enumerate(ABILITIES):
        ability = refer(f"ability-{name}")
        alias = Message(ability.key)
        open_on = [monster.name for monster in game.monsters_in_order() if _is_open(game, monster, mark)]
        args: Args = {"ability": ability, "hero": hero.name, "monsters": open_on, "number": len(open_on)}
        yield Case("mark_any", Message("case-mark_any", args), (name,), alias=alias)
        for monster in game.monsters_in_order():
            text = _on_mark(game, hero, monster, mark, possible)
            yield from (Case(kind, text, (name, thing(monster))) for kind in KINDS)


def _is_open(game: DungeonGoState, monster: Monster, mark: int) -> bool:
    return mark in monster.printed.marks and not game.held_marks(monster) >> mark & 1


def _on_mark(game: DungeonGoState, hero: Hero, monster: Monster, mark: int, possible: Sequence[Fight]) -> Message:
    left = [each for each in monster.printed.marks if _is_open(game, monster, each)]
    args: Args = {"ability": refer(f"ability-{ABILITIES[mark]}"), "hero": hero.name, "monster": monster.name}
    args |= {"open": [refer(f"ability-{ABILITIES[each]}") for each in left], "number": len(left)}
    args |= {"cell": NAMES[hero.at], "there": NAMES[monster.cell], "range": hero.range, "movement": hero.movement}
    if mark not in monster.printed.marks:
        return Message("case-mark_none", args)
    if mark not in left:
        holder = next(each for each in game.holders(monster) if each.holds == mark)
        own = int(holder.number == hero.number)
        return Message("case-mark_held", {**args, "holder": holder.name, "own": own})
    fight = next((each for each in possible if each.aim.cell == monster.cell and each.aim.mark == mark), None)
    if fight is None:
        return Message("case-mark_far", args)
    return Message("case-mark_open", {**args, **_chance(game, hero, fight)})


def _chance(game: DungeonGoState, hero: Hero, fight: Fight) -> Args:
    args: Args = {"percent": percent(game, hero, fight.aim.mark), "rolls": hero.abilities[fight.aim.mark]}
    args |= {
        "needed": game.floor,
        "to": "" if fight.to is None else NAMES[fight.to],
        "moves": int(fight.to is not None),
    }
    return {**args, **outcome(game, hero, fight.aim)}


def plan(game: DungeonGoState, hero: Hero, possible: Sequence[Fight]) -> Iterator[Case]:
    """Which attack is the likeliest, and what else counts; where to go if there is none."""
    kind, foe = worst_threat(game)
    if foe is not None:
        danger = Message(f"case-danger_{kind}", {"monster": foe.name, "cell": NAMES[foe.cell]})
        yield Case("plan", danger, topic="advice")
    if floors.is_due(game):
        yield Case("plan", Message("case-king_floor", {"next": game.floor + 1}), topic="advice")
        return
    if not game.monsters:
        yield Case("plan", Message("case-plan_clear", {"front": NAMES[game.king + STEP]}), topic="advice")
        return
    if not possible:
        near = min(game.monsters_in_order(), key=lambda monster: distance(hero.at, monster.cell))
        args: Args = {"monster": near.name, "cell": NAMES[near.cell], "away": distance(hero.at, near.cell)}
        yield Case("plan", Message("case-plan_nobody", args), topic="advice")
        return
    if hero.holds is not None and all(only_swaps(game, hero, fight) for fight in possible):
        yield Case("plan", _stay(game, hero, possible[0]), topic="advice")
        return
    best = possible[0]
    targets = dict.fromkeys(fight.aim.cell for fight in possible)
    if len(targets) > 1:
        firsts = [next(fight for fight in possible if fight.aim.cell == cell) for cell in targets]
        yield from (Case("plan", _target(game, hero, fight), topic="advice") for fight in firsts)
        yield Case("plan", Message("case-plan_rule"), topic="advice")
        return
    monster = next(each for each in game.monsters if each.cell == best.aim.cell)
    first = 0 if monster.attacked else monster.printed.first_vp
    args = {"hero": hero.name, "monster": monster.name, "ability": refer(f"ability-{ABILITIES[best.aim.mark]}")}
    args |= {**_chance(game, hero, best), "first": first, "vp": monster.printed.vp}
    yield Case("plan", Message("case-plan", args), topic="advice")


def only_swaps(game: DungeonGoState, hero: Hero, fight: Fight) -> bool:
    """Whether a success only moves the hero's grapple to another weakness of the same monster (DG-11.2)."""
    return fight.to is None and fight.aim.cell == hero.at and bool(outcome(game, hero, fight.aim)["left"])


def _stay(game: DungeonGoState, hero: Hero, fight: Fight) -> Message:
    """Why no attack brings anything to a hero who already holds a weakness of the only monster within reach."""
    monster = next(each for each in game.monsters if each.cell == fight.aim.cell)
    args: Args = {"hero": hero.name, "monster": monster.name, "held": refer(f"ability-{ABILITIES[hero.holds or 0]}")}
    return Message("case-plan_stay", {**args, **outcome(game, hero, fight.aim)})


def _target(game: DungeonGoState, hero: Hero, fight: Fight) -> Message:
    """What the best attack on one of several monsters brings, and how soon that monster may get out."""
    monster = next(each for each in game.monsters if each.cell == fight.aim.cell)
    args: Args = {"monster": monster.name, "ability": refer(f"ability-{ABILITIES[fight.aim.mark]}")}
    args |= {"vp": monster.printed.vp, "first": 0 if monster.attacked else monster.printed.first_vp}
    args |= {"turns": column(monster.cell) + 1, "held": len(game.holders(monster))}
    return Message("case-plan_target", {**_chance(game, hero, fight), **args})

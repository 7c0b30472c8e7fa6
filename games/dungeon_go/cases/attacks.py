"""What players may ask about the attack that is being rolled, and about magic that attacks without a roll."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_go.rules.attack import RollAgain
from games.dungeon_go.rules.board import NAMES, WITHIN
from games.dungeon_go.rules.casting import COST, switched_on
from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.fights import OnMark, open_marks, outcome, percent_of_success
from games.dungeon_go.rules.magic import ABILITY_OF, MAGIC, SCHOOLS, Magic, School
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer


def thing(monster: Monster) -> str:
    """What a monster is called where it is looked up: both sides of the demon king are one thing."""
    return "demon_king" if monster.printed.size == "demon_king" else monster.unit


# The attack that is being rolled (DG-10.9 to DG-10.11)


def rolling(game: DungeonGoState, seat: Seat) -> Iterator[Case]:
    """What the next rolls of an attack may bring, and why the last one missed, if another roll is possible."""
    for asked in game.questions:
        if not isinstance(asked, RollAgain) or (monster := game.monster_at(asked.cell)) is None:
            continue
        hero = game.heroes[asked.hero]
        rolls = hero.abilities[asked.mark]
        args: Args = {"hero": hero.name, "monster": monster.name, "left": rolls - asked.rolled, "needed": game.floor}
        args |= {"ability": refer(f"ability-{ABILITIES[asked.mark]}"), "rolled": asked.rolled, "rolls": rolls}
        args |= {"once": percent_of_success(game.floor, 1)}
        args |= {"percent": percent_of_success(game.floor, rolls - asked.rolled)}
        args["left_marks"] = outcome(game, hero, OnMark(asked.cell, asked.mark))["left"]
        for things in ((), (thing(monster),)):
            for common in (True, False) if seat == asked.seat else (True,):
                yield Case("rolling", Message("case-rolling", args), things, common=common)
                yield Case("missed", Message("case-missed", args), things, common=common, past=True)


# Magic (DG-22, DG-23)


def magic(game: DungeonGoState, hero: Hero) -> Iterator[Case]:
    """What magic costs a hero that is alive, and what the spells that need no roll would do to each monster."""
    schools = [school for school in SCHOOLS if switched_on(game, school)]
    if not schools:
        return
    args: Args = {"hero": hero.name, "cost": COST, "has": hero.vp, "number": len(schools)}
    args |= {"school": schools[0] if len(schools) == 1 else "both"}
    yield Case("cost", Message("case-cost", args))
    for school in schools:
        for each in SCHOOLS[school]:
            yield Case("cost", _cost(hero, each, school), (each.id,))
    spells = [each for each in MAGIC.values() if each.school in schools and _strikes(each)]
    for each in spells:
        for monster in game.monsters_in_order():
            text = _struck(game, hero, each, monster)
            yield Case("finish", text, (each.id, thing(monster)))
            yield Case("fight", text, (each.id, thing(monster)))


def _cost(hero: Hero, each: Magic, school: School) -> Message:
    """Whether a hero can pay for a spell or miracle and has the level for it (DG-22.3, DG-23.2)."""
    value = hero.abilities[ABILITY_OF[school]]
    args: Args = {"hero": hero.name, "magic": each.name, "cost": COST, "has": hero.vp, "level": each.level}
    args |= {"ability": refer(f"ability-{ABILITIES[ABILITY_OF[school]]}"), "value": value}
    short = "poor" if each.pay == "caster" else "target"
    reason = "level" if value < each.level else short if hero.vp < COST else "none"
    return Message("case-cost_of", {**args, "reason": reason})


def _strikes(each: Magic) -> bool:
    """Whether it counts as a success against a weakness that is named."""
    return any(effect.do == "meet_mark" for effect in each.effects) and each.targets[0].kind == "mark"


def _struck(game: DungeonGoState, hero: Hero, each: Magic, monster: Monster) -> Message:
    """What such a spell would do to a monster from where the hero stands."""
    args: Args = {"hero": hero.name, "magic": each.name, "monster": monster.name, "there": NAMES[monster.cell]}
    args |= {"cell": NAMES[hero.at], "range": hero.range, "cost": COST}
    marks = open_marks(game, hero, monster, moved=False)
    if hero.abilities[ABILITY_OF[each.school]] < each.level or hero.vp < COST:
        return _cost(hero, each, each.school)
    if not marks:
        return Message("case-spell_held", {**args, "holders": [other.name for other in game.holders(monster)]})
    if not WITHIN[hero.range][hero.at] >> monster.cell & 1:
        return Message("case-spell_far", args)
    left = min(int(str(outcome(game, hero, OnMark(monster.cell, mark))["left"])) for mark in marks)
    return Message("case-spell", {**args, "left": left})

"""What monsters can do to the heroes."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_go.cases.attacks import thing
from games.dungeon_go.rules.board import NAMES
from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.deck import damage_next, monsters_soon
from games.dungeon_go.rules.fights import fights, percent
from games.dungeon_go.rules.hero_turn import reachable
from games.dungeon_go.rules.monsters import Blow, harm
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState
from games.dungeon_go.rules.threats import worst_threat
from rules.cases import Case
from rules.messages import Args, Message, Ref, refer


def of_monster(game: DungeonGoState, monster: Monster) -> Iterator[Case]:
    """What everyone may ask about a monster: who grapples it, and who can reach it."""
    held = game.held_marks(monster)
    open_now = [refer(f"ability-{ABILITIES[mark]}") for mark in monster.printed.marks if not held >> mark & 1]
    args: Args = {"monster": monster.name, "abilities": open_now, "holders": [h.name for h in game.holders(monster)]}
    args["number"] = len(open_now)
    key = "case-held" if args["holders"] else "case-held_nobody"
    large = [each for each in game.monsters if each.printed.size == "large"]
    alias = Message("case-called_large") if large == [monster] else None
    yield Case("held", Message(key, args), (thing(monster),), common=True, alias=alias)
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


def blow_text(game: DungeonGoState, hero: Hero, blows: list[Blow]) -> Message:
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


def other_blow(game: DungeonGoState, hero: Hero, blows: list[Blow], monster: Monster | None = None) -> Message:
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


def blows_text(game: DungeonGoState, then: DungeonGoState, blows: list[Blow]) -> Message:
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


def blow_of(game: DungeonGoState, hero: Hero, monster: Monster, blows: list[Blow]) -> Message:
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


def survive(game: DungeonGoState, hero: Hero) -> Message:
    """How many blows a hero survives."""
    each = harm(game, hero)
    args: Args = {"hero": hero.name, "hp": hero.hp, "damage": game.damage, "reduction": hero.reduction, "each": each}
    if hero.cell is None:
        return Message("case-dead", args)
    return (
        Message("case-survive", {**args, "blows": -(-hero.hp // each)}) if each else Message("case-survive_all", args)
    )


def struck_text(game: DungeonGoState, hero: Hero) -> Message:
    """What one blow does to a hero, the same for all monsters: they deal the same damage (DG-15.2)."""
    each = harm(game, hero)
    args: Args = {"hero": hero.name, "hp": hero.hp, "damage": game.damage, "reduction": hero.reduction, "lost": each}
    later = damage_next(game)
    args |= {"later": later, "rises": int(later > game.damage), "cost": min(hero.hp, harm(game, hero, later))}
    if hero.cell is None:
        return Message("case-dead", args)
    key = "unhurt" if not each else "dies" if each >= hero.hp else "hurt"
    return Message(f"case-struck_{key}", {**args, "left": hero.hp - each})


def spared(game: DungeonGoState, hero: Hero, monster: Monster | None) -> Message:
    """Why a monster did not hurt a hero: nobody else is struck by a grappled one, and faith takes off damage."""
    args: Args = {"hero": hero.name, "damage": game.damage, "reduction": hero.reduction, "lost": harm(game, hero)}
    holders = [] if monster is None else game.holders(monster)
    if monster is None or not holders or any(other.number == hero.number for other in holders):
        return Message("case-spared" if harm(game, hero) else "case-spared_unhurt", args)
    safe = int(not any(harm(game, other) for other in holders))
    held: Args = {"monster": monster.name, "holders": [other.name for other in holders], "safe": safe}
    return Message("case-spared_held", {**args, **held})


def spared_other(game: DungeonGoState, hero: Hero) -> Message:
    """Why the monsters did not hurt the hero of another player."""
    args: Args = {"hero": hero.name, "damage": game.damage, "reduction": hero.reduction, "lost": harm(game, hero)}
    return Message("case-spared_other" if harm(game, hero) else "case-spared_other_unhurt", args)


def danger_text(game: DungeonGoState) -> Message:
    """How the game may soon be lost."""
    kind, foe = worst_threat(game)
    args: Args = {} if foe is None else {"monster": foe.name, "cell": NAMES[foe.cell]}
    return Message(f"case-danger_{kind}", args)

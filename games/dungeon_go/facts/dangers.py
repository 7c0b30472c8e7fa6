"""What the monsters' next turn does: to the heroes, to the king, and at the exit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.dungeon_go.facts.attacks import thing
from games.dungeon_go.rules import floors
from games.dungeon_go.rules.board import NAMES, column
from games.dungeon_go.rules.components import LIMITS
from games.dungeon_go.rules.deck import damage_next, monsters_soon
from games.dungeon_go.rules.monsters import Blow, harm, monsters_turn
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState
from games.dungeon_go.rules.threats import worst_threat
from rules.facts import Fact
from rules.messages import Args, Message


@dataclass(frozen=True, slots=True)
class Next:
    """The monsters' next turn, if nothing else happens before."""

    blows: Sequence[Blow]
    game: DungeonGoState
    """The position after it."""
    damage: int


def next_blows(game: DungeonGoState) -> Next:
    """The monsters' next turn, played on a copy."""
    then = game.ahead()
    then.damage = damage_next(game)
    return Next(monsters_turn(then), then, then.damage)


def own(game: DungeonGoState, hero: Hero, blows: Next) -> Iterator[Fact]:
    """What the monsters do to the hero of the player who asks, and what it survives."""
    if hero.cell is None:
        for kind in ("blow", "survive", "spared"):
            yield Fact(kind, Message("fact-dead", {"hero": hero.name}), public=True)
        return
    each = harm(game, hero)
    args: Args = {"hero": hero.name, "cell": NAMES[hero.cell], "hp": hero.hp, "damage": game.damage, "each": each}
    args |= {"reduction": hero.reduction, "blows": -(-hero.hp // each) if each else 0, "later": blows.damage}
    args |= {"rises": int(blows.damage > game.damage), "cost": min(hero.hp, harm(game, hero, blows.damage))}
    kind, struck = _blow(game, hero, blows)
    yield Fact("blow", Message(f"fact-blow_{kind}", struck), public=True)
    yield Fact("survive", Message("fact-survive", args), public=True)
    yield Fact("spared", Message("fact-spared", args), public=True)
    for monster in game.monsters_in_order():
        about = (thing(monster),)
        kind, struck = _blow(game, hero, blows, monster)
        yield Fact("blow", Message(f"fact-blow_{kind}", struck), about, public=True)
        yield Fact("survive", Message("fact-survive", args), about, public=True)
        yield Fact("spared", Message("fact-spared", args), about, public=True)


def _blow(game: DungeonGoState, hero: Hero, blows: Next, monster: Monster | None = None) -> tuple[str, Args]:
    """Which text says what the monsters, or one of them, do to a living hero, or whom else that one strikes."""
    looked_at = [blow for blow in blows.blows if monster is None or blow.monster.unit == monster.unit]
    foes = [blow.monster.name for blow in looked_at if any(each.number == hero.number for each in blow.heroes)]
    others = [each.name for blow in looked_at for each in blow.heroes]
    lost = min(hero.hp, harm(game, hero, blows.damage) * len(foes))
    args: Args = {"hero": hero.name, "cell": NAMES[hero.at], "soon": int(monsters_soon(game)), "monsters": foes}
    args |= {"damage": blows.damage, "reduction": hero.reduction, "lost": lost, "hp": hero.hp, "left": hero.hp - lost}
    args |= {"one": int(monster is not None), "monster": "" if monster is None else monster.name}
    args |= {"held": 0 if monster is None else len(game.holders(monster)), "others": others, "number": len(others)}
    kind = "hurt" if lost else "unhurt" if foes else "none" if monster is None else "others"
    return kind, {**args, "due": int(floors.is_due(game))}


def of_other(game: DungeonGoState, hero: Hero, blows: Next) -> Iterator[Fact]:
    """What the monsters do to the hero of another player."""
    seats = (hero.seat,)
    if hero.cell is None:
        yield Fact("other", Message("fact-other_dead", {"hero": hero.name}), seats=seats, public=True)
        return
    for monster in (None, *game.monsters_in_order()):
        kind, struck = _blow(game, hero, blows, monster)
        about = () if monster is None else (thing(monster),)
        yield Fact("other", Message(f"fact-other_{kind}", struck), about, seats, public=True)


def shared(game: DungeonGoState, blows: Next) -> Iterator[Fact]:
    """Whom the monsters strike, how the game may soon be lost, and which monsters get out or may be left."""
    kind, foe = worst_threat(game)
    args: Args = {"monster": "" if foe is None else foe.name, "cell": "" if foe is None else NAMES[foe.cell]}
    yield Fact("danger", Message(f"fact-danger_{kind}", args), public=True)
    yield Fact("blows", _blows(game, blows), public=True)
    names = [monster.name for monster in game.monsters_in_order()]
    floor: Args = {"next": game.floor + 1, "number": len(names), "monsters": names}
    floor |= {"last": int(game.floor == LIMITS.floor), "king": NAMES[game.king]}
    yield Fact("ignore", Message("fact-ignore_any", floor), public=True)
    for monster in game.monsters_in_order():
        holders = game.holders(monster)
        args = {**floor, "monster": monster.name, "cell": NAMES[monster.cell], "turns": column(monster.cell) + 1}
        args |= {"holders": [hero.name for hero in holders], "held": len(holders), "vp": monster.printed.vp}
        args["boss"] = int(monster.printed.size == "demon_king")
        yield Fact("ignore", Message("fact-ignore", args), (thing(monster),), public=True)
        yield Fact("escape", Message("fact-escape", args), (thing(monster),), public=True)


def _blows(game: DungeonGoState, blows: Next) -> Message:
    """Whom the monsters strike in their next turn."""
    numbers = sorted({hero.number for blow in blows.blows for hero in blow.heroes})
    hurt = [hero.name for hero in game.heroes if hero.hp > blows.game.heroes[hero.number].hp]
    dead = [hero.name for hero in game.heroes if hero.alive and not blows.game.heroes[hero.number].alive]
    args: Args = {"struck": [game.heroes[number].name for number in numbers], "hurt": hurt, "damage": blows.damage}
    args |= {"dead": dead, "dying": len(dead), "due": int(floors.is_due(game))}
    lost = blows.game.result is not None
    kind = "lost" if lost else "hurt" if hurt else "unhurt" if numbers else "none"
    return Message(f"fact-blows_{kind}", args)

"""Facts that answer questions about the monsters' next turn: whom it strikes, how the game may be lost, what if."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from games.dungeon_go.facts.statements import NONE, abilities, names, thing
from games.dungeon_go.rules.board import NAMES, STEP, column
from games.dungeon_go.rules.deaths import harm
from games.dungeon_go.rules.deck import monsters_soon
from games.dungeon_go.rules.monsters import Blow, monsters_turn
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState
from games.dungeon_go.rules.threats import describe_worst
from rules.facts import Fact
from rules.messages import Args


@dataclass(frozen=True, slots=True)
class NextTurn:
    """The monsters' next turn, if nothing else happens before."""

    blows: Sequence[Blow]
    game: DungeonGoState
    """The position after it."""


def play_next_turn(game: DungeonGoState) -> NextTurn:
    """The monsters' next turn, played on a copy."""
    after = game.ahead()
    return NextTurn(monsters_turn(after), after)


def of_hero(game: DungeonGoState, hero: Hero, next_turn: NextTurn, *, own: bool) -> Iterator[Fact]:
    """The blows that await the hero where it is or elsewhere, and how many it survives."""
    if hero.cell is None:
        dead: Args = {"hero": hero.name, "own": own}
        yield from (Fact.of(kind, "dead", dead) for kind in ("blow", "survive"))
        return
    about = _about(game, hero, own=own)
    yield Fact.of("survive", "survive", about | _toughness(game, hero, next_turn))
    staying = about | _struck(game, hero, next_turn, next_turn.blows) | _effects(game, hero)
    yield Fact.of("blow", "stay", staying)
    for monster in game.monsters_in_order():
        if monster.cell == hero.cell:
            yield Fact.of("blow", "stay", staying, thing(monster))
        else:
            yield Fact.of("blow", "blow", about | _blow(game, hero, next_turn, monster), thing(monster))


def _about(game: DungeonGoState, hero: Hero, *, own: bool) -> Args:
    """A hero on the board, and whether it is the asker's `own`."""
    args: Args = {"hero": hero.name, "own": own, "cell": NAMES[hero.at], "hp": hero.hp}
    return {**args, "reduction": hero.reduction, "soon": monsters_soon(game)}


def _toughness(game: DungeonGoState, hero: Hero, next_turn: NextTurn) -> Args:
    """The harm of one hit, and the number of hits that kill the hero; 0 if none does."""
    lost = harm(game, hero, next_turn.game.damage)
    return {"each": lost, "hits": ceil(hero.hp / lost) if lost else 0, "damage": next_turn.game.damage}


def _blow(game: DungeonGoState, hero: Hero, next_turn: NextTurn, monster: Monster) -> Args:
    """A monster's blows, and what they cost the hero."""
    blows = [blow for blow in next_turn.blows if blow.monster.unit == monster.unit]
    return {
        **_struck(game, hero, next_turn, blows),
        "monster": monster.name,
        "others": names([other for blow in blows for other in blow.heroes]),
        "each": min(harm(game, hero, next_turn.game.damage), hero.hp),
    }


def _struck(game: DungeonGoState, hero: Hero, next_turn: NextTurn, blows: Sequence[Blow]) -> Args:
    """Which of these blows hit the hero, and what they cost it."""
    foes = [blow.monster for blow in blows if any(other.number == hero.number for other in blow.heroes)]
    damage = next_turn.game.damage
    lost = min(hero.hp, harm(game, hero, damage) * len(foes))
    return {"foes": names(foes), "struck": len(foes), "lost": lost, "left": hero.hp - lost, "damage": damage}


def _effects(game: DungeonGoState, hero: Hero) -> Args:
    """The effects of where the hero stands: whether it holds a weakness, or keeps the king from stepping."""
    held = game.monster_at(hero.at)
    king: Args = {"king": NAMES[game.king], "blocks": hero.cell == game.king + STEP}
    if held is None or hero.holds is None:
        return {**king, "holds": 0, "held": NONE, "ability": NONE, "others": []}
    others = [other for other in game.holders(held) if other is not hero]
    return {**king, "holds": 1, "held": held.name, "ability": abilities([hero.holds]), "others": names(others)}


def of_all(game: DungeonGoState, next_turn: NextTurn) -> Iterator[Fact]:
    """The danger of defeat, who is hurt next, what each monster does next, and whether it can get out."""
    after = next_turn.game.heroes
    args = describe_worst(game) | {"damage": next_turn.game.damage}
    args["hurt"] = names([hero for hero in game.heroes if hero.hp > after[hero.number].hp])
    args["dead"] = names([hero for hero in game.heroes if hero.alive and not after[hero.number].alive])
    lost = next_turn.game.result is not None
    yield Fact.of("danger", "threat" if lost else "danger", args)
    for monster in game.monsters_in_order():
        yield Fact.of("danger", "threat" if lost else "next", args | _plan_of(game, next_turn, monster), thing(monster))


def _plan_of(game: DungeonGoState, next_turn: NextTurn, monster: Monster) -> Args:
    """Where a monster goes in the next turn (`moves`: 0 if it stays), whom it strikes, how soon it could get out."""
    to = next(moved.cell for moved in next_turn.game.monsters if moved.unit == monster.unit)
    struck = [hero for blow in next_turn.blows if blow.monster.unit == monster.unit for hero in blow.heroes]
    args: Args = {"monster": monster.name, "there": NAMES[monster.cell], "to": NAMES[to], "moves": monster.cell - to}
    holders = game.holders(monster)
    args |= {"turns": column(monster.cell) + 1, "held": len(holders), "holders": names(holders)}
    return {**args, "others": names(struck)}

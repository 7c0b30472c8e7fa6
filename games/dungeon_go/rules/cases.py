"""What the player of a hero may ask about it, answered from the table, all of which is open."""

from __future__ import annotations

from games.dungeon_go.rules.board import NAMES
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.state import DungeonGoState
from games.dungeon_go.rules.turns import Blow, monsters_turn
from rules.cases import Case
from rules.messages import Args, Message, Seat


def cases(game: DungeonGoState, seat: Seat) -> list[Case]:
    """Every case of a seat's heroes."""
    if game.phase != "play":
        return []
    mine = [hero for hero in game.heroes if hero.seat == seat]
    blows = monsters_turn(game.copy_game())
    return [Case("blow", _blow(game, hero, blows)) for hero in mine]


def _blow(game: DungeonGoState, hero: Hero, blows: list[Blow]) -> Message:
    """What the monsters' next turn does to a hero, if nothing else happens before."""
    if hero.cell is None:
        return Message("case-blow_dead", {"hero": hero.name})
    args: Args = {"hero": hero.name, "cell": NAMES[hero.cell]}
    foes = [blow.monster.name for blow in blows if any(struck.number == hero.number for struck in blow.heroes)]
    if not foes:
        return Message("case-blow_none", args)
    args |= {"monsters": foes, "damage": game.damage, "reduction": hero.reduction}
    each = max(0, game.damage - hero.reduction)
    if not each:
        return Message("case-blow_unhurt", args)
    lost = min(hero.hp, each * len(foes))
    return Message("case-blow_hurt", {**args, "lost": lost, "hp": hero.hp - lost})

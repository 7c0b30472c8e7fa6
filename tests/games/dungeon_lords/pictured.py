"""Positions of Dungeon Lords to draw: reached by random play, or laid to show what is rare.

Parties, lairs and dungeons are written as in `notation`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import NamedTuple

from games.dungeon_lords.rules.components import CREATURES, HEROES, ROOMS, TRAPS
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.grid import SQUARES
from games.dungeon_lords.rules.pieces import Battle, Creature, Hero, Poison, Tile
from rules.agenda import Agenda
from rules.players import RandomPlayer
from tests.games.driver import played_until
from tests.games.dungeon_lords.notation import dungeon
from tests.games.dungeon_lords.table import ME, lay
from tests.pictures.seen import Seen, seen


class Asked(NamedTuple):
    """A question, and the number of lords at the table where it is asked."""

    seats: int
    kind: str


ASKED = {
    "disabled": Asked(4, "choose_disabled"),
    "orders": Asked(2, "choose_order"),
    "digging": Asked(4, "dig_square"),
    "hiring": Asked(3, "choose_creature"),
    "building": Asked(4, "place_room"),
    "payday": Asked(3, "pay_or_dismiss"),
    "tax": Asked(2, "tax_amount"),
    "planning": Asked(3, "plan_battle"),
    "target": Asked(3, "choose_target"),
    "training": Asked(1, "plan_battle"),
    "judged": Asked(1, "again_or_on"),
}
"""The question of each position that is reached by play."""


def played(seats: int, seed: str, until: Callable[[DungeonLords], bool]) -> DungeonLords:
    """A random game played until `until` holds, or to its end."""
    return played_until(DungeonLords.start(seats, {}, seed=seed), until, RandomPlayer(), Random(seed))


def first_played(name: str, seats: int, until: Callable[[DungeonLords], bool]) -> DungeonLords:
    """The first of forty random games with seeds of this name in which `until` holds before the end, there."""
    games = (played(seats, f"{name}-{number}", until) for number in range(40))
    return next(game for game in games if game.result is None)


@cache
def reached(name: str) -> DungeonLords:
    """A position in which the question of that name is asked."""
    seats, kind = ASKED[name]
    return first_played(name, seats, lambda game: any(question.kind == kind for question in game.questions))


def asking(name: str) -> Seen:
    """That position as the lord who is asked sees it."""
    return seen(reached(name), ASKED[name].kind)


def crowded() -> DungeonLords:
    """Four lords in year 2, one with every kind of component, during a battle with a poisoned priest."""
    game = first_played("crowded", 4, lambda game: game.battle is not None and game.year == 2)
    assert game.battle is not None
    lord = game.lords[game.battle.seat]
    lord.lair = [Creature(kind=kind, deployed=kind in ("ghost", "witch", "slime")) for kind in CREATURES]
    lord.traps = list(TRAPS)
    lord.prison = list(HEROES)[:9]
    lord.line = [Hero(card="phantom"), Hero(card="paladin_2", damage=7), Hero(card="warrior_24", damage=1)]
    lord.line += [Hero(card="priest_24"), Hero(card="wizard_24", hidden=True)]
    lord.gold, lord.food, lord.imps, lord.busy_imps, lord.notices, lord.evil = 14, 12, 13, 11, 6, 15
    rooms = iter([*list(ROOMS)[:4], "antimagic_room", "hall_of_fame"])
    for index, square in enumerate(SQUARES):
        kind = next(rooms, "tunnel") if index % 3 == 0 else "tunnel"
        lord.tiles[square] = Tile(kind=kind, conquered=index % 4 == 1, mined=index % 5 == 0)
    game.agenda = Agenda()
    game.battle.no_conquest = game.battle.no_heal = game.battle.no_spell = True
    game.battle.poison = Poison(hero="priest_24", points=2)
    return game


def fought() -> Seen:
    """The crowded battle as the lord sees it who is attacked."""
    game = crowded()
    assert game.battle is not None
    return Seen(game.view(game.battle.seat))


def fighting(party: str) -> Seen:
    """A battle of ME in year 2 against this party (`X:7 T5/2:2`, see `notation`), and a spell of the round."""
    game = lay(year=2, combat_round=1, combat_shown=1, phase="battle", line=party).game
    game.combat_piles[1] = ["suggestion"] * 4
    game.battle = Battle(seat=ME, square="C1")
    return Seen(game.view(ME), ("choose_attack",))


def working() -> Seen:
    """Imps under a foreman, two on one tunnel; fallen and standing creatures; a special event; minions done."""
    game = lay(3, imps=5, busy_imps=3, lair="troll! troll slime slime!", traps=["pendulum", "poisoned_meal"]).game
    lord = game.lords[ME]
    lord.tiles |= {**dungeon("C3 D2=mint"), "C2": Tile(kind="tunnel", dug=True, mined=True)}
    lord.notices = 2
    lord.prison = ["wizard_11", "thief_12"]
    game.season = 1
    game.events_shown = 2
    game.events[:2] = ["special", "tax"]
    game.arriving = ["warrior_11"]
    game.forecast = ["thief_11", "priest_11"]
    game.spaces["get_food"] = [0, 1, ME]
    game.spaces["hire_monster"] = [2, None, None]
    view = game.view(ME).model_copy(update={"special": "thieves_guild"})
    return Seen(view, ("discard_trap",), ["slime", "pendulum"])


def recruiting() -> Seen:
    """A witch and a slime in the tavern, one of them like an own one, and two orders that others lack."""
    game = lay(tavern=["witch", "slime"], lair="witch", gold=9, food=9).game
    for other in game.lords[:2]:
        other.disabled = ["hire_monster", "build_room"]
    return Seen(game.view(ME), ("choose_creature",), ["tavern-witch", "witch"])


POSITIONS: dict[str, Callable[[], Seen]] = {
    **{name: partial(asking, name) for name in ASKED},
    "crowded": fought,
    "counted": lambda: seen(played(4, "counted", lambda game: False)),  # to its end
    "wounded": lambda: fighting("X:7 T5/2:2 P5/2"),
    "phantom": lambda: fighting("F M4/2 M5/3 M6/3"),
    "working": working,
    "recruiting": recruiting,
}

"""Positions of Dungeon Lords to draw: reached by random play, or laid to show what is rare."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random

from games.dungeon_lords.rules.components import CREATURES, HEROES, ROOMS, TRAPS
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.grid import SQUARES
from games.dungeon_lords.rules.pieces import Battle, Creature, Hero, Poison, Tile
from rules.agenda import Agenda
from rules.players import RandomPlayer, answer
from tests.games.dungeon_lords.positions import ME, dungeon, heroes, lair, table
from tests.pictures.seen import Seen, seen

LIMIT = 6000
ASKED = {
    "disabled": (4, "choose_disabled"),
    "orders": (2, "choose_order"),
    "digging": (4, "dig_square"),
    "hiring": (3, "choose_creature"),
    "building": (4, "place_room"),
    "payday": (3, "pay_or_dismiss"),
    "tax": (2, "tax_amount"),
    "planning": (3, "plan_battle"),
    "target": (3, "choose_target"),
    "training": (1, "plan_battle"),
    "judged": (1, "again_or_on"),
}
"""The number of seats and the question of each position that is reached by play."""


def played(seats: int, seed: str, until: Callable[[DungeonLords], bool]) -> DungeonLords:
    """A random game played until `until` holds, or to its end."""
    game = DungeonLords.start(seats, {}, seed=seed)
    rng = Random(seed)
    for _ in range(LIMIT):
        if game.result is not None or until(game):
            return game
        question = game.awaited()
        game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
    raise AssertionError(f"seed {seed}: nothing after {LIMIT} choices")


@cache
def reached(name: str) -> DungeonLords:
    """A position in which the question of that name is asked."""
    seats, kind = ASKED[name]
    games = (played(seats, f"{name}-{number}", partial(_asks, kind)) for number in range(40))
    return next(game for game in games if game.result is None)


def _asks(kind: str, game: DungeonLords) -> bool:
    return any(question.kind == kind for question in game.questions)


def asking(name: str) -> Seen:
    """That position as the lord who is asked sees it."""
    return seen(reached(name), ASKED[name][1])


def crowded() -> DungeonLords:
    """Four lords in year 2, one with every kind of component, during a battle with a poisoned priest."""
    games = (
        played(4, f"crowded-{number}", lambda game: game.battle is not None and game.year == 2) for number in range(40)
    )
    game = next(game for game in games if game.battle is not None)
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


def fighting(line: str) -> Seen:
    """A battle of ME in year 2 against this party, and a spell of the round."""
    game = table(4, year=2, combat_round=1, combat_shown=1, phase="battle", line=heroes(line, 2))
    game.combat_piles[1] = ["suggestion"] * 4
    game.battle = Battle(seat=ME, square="C1")
    return Seen(game.view(ME), ("choose_attack",))


def working() -> Seen:
    """Imps under a foreman, two on one tunnel; fallen and standing creatures; a special event; minions done."""
    game = table(3, imps=5, busy_imps=3, lair=lair("troll! troll slime slime!"), traps=["pendulum", "poisoned_meal"])
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
    game = table(tavern=["witch", "slime"], lair=lair("witch"), gold=9, food=9)
    for other in game.lords[:2]:
        other.disabled = ["hire_monster", "build_room"]
    return Seen(game.view(ME), ("choose_creature",), ["tavern-witch", "witch"])


POSITIONS: dict[str, Callable[[], Seen]] = {
    **{name: partial(asking, name) for name in ASKED},
    "crowded": fought,
    "counted": lambda: seen(played(4, "counted", lambda game: False)),
    "wounded": lambda: fighting("X:7 T5/2:2 P5/2"),
    "phantom": lambda: fighting("F M4/2 M5/3 M6/3"),
    "working": working,
    "recruiting": recruiting,
}

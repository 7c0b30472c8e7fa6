"""Facts that answer questions about the floor and the next one, the king, and what heroes have done."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from games.dungeon_go.facts.statements import NONE, abilities, names, unmet
from games.dungeon_go.rules import bags
from games.dungeon_go.rules.board import BOARD, COLUMNS, NAMES, STEP, column
from games.dungeon_go.rules.components import KING_CARD, LIMITS, card_kind
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.scoring import merit, true_heroes
from games.dungeon_go.rules.state import DungeonGoState
from rules.facts import Fact
from rules.messages import Args


def of_all(game: DungeonGoState) -> Iterator[Fact]:
    """Progress: what is missing for the next floor or the win, what comes there, the king, who defeated whom."""
    order = game.monsters_in_order()
    boss = _boss(game)
    floor: Args = {"floor": game.floor, "next": game.floor + 1, "monsters": names(order), "number": len(order)}
    floor |= {
        "cells": [NAMES[monster.cell] for monster in order] or NONE,
        "king": NAMES[game.king],
        "steps": max(0, column(BOARD) - column(game.king)),
        "last": LIMITS.floor,
    }
    if boss is not None:
        left = unmet(game, boss)
        floor |= {"open": abilities(left), "successes": len(left), "cell": NAMES[boss.cell]}
    yield Fact.of("floor", "boss" if boss else "floor" if order else "floor_king", floor)
    yield Fact.of("ahead", "ahead" if game.floor < LIMITS.floor else "ahead_last", _ahead(game))
    yield Fact.of("king", "king", _king(game))
    kills = sorted(game.heroes, key=attrgetter("kills"), reverse=True)
    tally: Args = {"heroes": names(kills), "kills": [hero.kills for hero in kills]}
    tally |= {"deaths": [hero.deaths for hero in kills], "best": names(true_heroes(game))}
    yield Fact.of("title", "tally", tally)


def _boss(game: DungeonGoState) -> Monster | None:
    """The demon king, if he is on the boards."""
    return next((monster for monster in game.monsters if monster.printed.size == "demon_king"), None)


def _ahead(game: DungeonGoState) -> Args:
    """The next floor, and the time at which the damage rises (DG-4.6, DG-10.8, DG-20.1)."""
    args: Args = {"damage": game.damage, "clock": game.floor_clock, "full": game.damage == LIMITS.damage}
    args |= {"fifth": LIMITS.danger_clock, "floor": game.floor + 1}
    if game.floor == LIMITS.floor:
        return args
    layout = bags.layout(game, game.floor + 1)
    args |= {"small": layout.count("s"), "large": layout.count("L"), "boss": layout.count("D")}
    return args | {"rises": game.floor + 1 in LIMITS.damage_floors and game.damage < LIMITS.damage}


def _king(game: DungeonGoState) -> Args:
    """The king's next turn, and who stands in his way (DG-13.2)."""
    args: Args = {"cell": NAMES[game.king], "steps": max(0, column(BOARD) - column(game.king))}
    args["soon"] = KING_CARD in map(card_kind, game.deck)
    if column(game.king) == COLUMNS - 1:
        return {**args, "state": "end", "front": "", "who": []}
    front = game.king + STEP
    monster = game.monster_at(front)
    who = names([hero for hero in game.heroes if hero.cell == front] if monster is None else [monster])
    free = game.empty_cells() >> front & 1
    return {**args, "state": "free" if free else "taken", "front": NAMES[front], "who": who}


def of_hero(game: DungeonGoState, hero: Hero, *, own: bool) -> Iterator[Fact]:
    """Whether the hero would be the True Hero by defeating the demon king now, and so win a tie (DG-17.1, DG-21.6)."""
    king = _boss(game)
    if king is not None:
        points = hero.vp + king.printed.vp
        best = max((other for other in game.heroes if other is not hero), key=lambda other: merit(game, other))
        args: Args = {"hero": hero.name, "own": own, "points": points, "best": best.name, "vp": best.vp}
        yield Fact.of("title", "title", {**args, "wins": points >= best.vp})

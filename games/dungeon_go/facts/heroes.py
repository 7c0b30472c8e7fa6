"""A hero: how far it moves, what growth would bring, how it comes back from death, which magic it can use."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_go.facts.statements import NONE, abilities, names, public
from games.dungeon_go.rules.board import NAMES, NEXT_TO, cells_in
from games.dungeon_go.rules.casting import known, switched_on
from games.dungeon_go.rules.components import ABILITIES, FAITH, LIMITS
from games.dungeon_go.rules.deck import damage_next
from games.dungeon_go.rules.growth import about_growth
from games.dungeon_go.rules.hero_turn import Revive
from games.dungeon_go.rules.magic import SCHOOLS
from games.dungeon_go.rules.monsters import harm
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.possible_attacks import open_marks, percent, percent_of_success
from games.dungeon_go.rules.state import DungeonGoState
from rules.facts import Fact
from rules.messages import Args


def of_hero(game: DungeonGoState, hero: Hero, *, own: bool) -> Iterator[Fact]:
    """The hero: how far does it get, when does it come back, what can it raise, what does it gain, can it cast?"""
    who: Args = {"hero": hero.name, "own": int(own), "magic": hero.range, "faith": hero.reduction + 1, "vp": hero.vp}
    if hero.cell is None:
        yield public("move", "dead", who)
        yield public("revive", "revive", who | _return(game, hero))
    else:
        yield public("move", "move", who | {"cell": NAMES[hero.cell], "movement": hero.movement})
    if own:
        yield from _growth(game, hero, who)
    played = sum(switched_on(game, school) for school in SCHOOLS)
    usable = [magic.name for magic in known(game, hero)] or [NONE]
    yield public("cast", "cast", who | {"played": played, "usable": usable})


def _return(game: DungeonGoState, hero: Hero) -> Args:
    """When and where a dead hero comes back (DG-8)."""
    cells = [NAMES[cell] for cell in cells_in(game.empty_cells() & NEXT_TO[game.king])]
    asked = any(isinstance(question, Revive) and question.hero == hero.number for question in game.questions)
    soon = "now" if asked else "round" if f"hero_{hero.card}" in game.deck else "later"
    return {"soon": soon, "cells": cells or [NONE]}


def _growth(game: DungeonGoState, hero: Hero, who: Args) -> Iterator[Fact]:
    """Which ability should be raised, and what does one more point of it bring (DG-5.4, DG-16)?"""
    possible = [mark for mark, value in enumerate(hero.abilities) if value < LIMITS.ability]
    loss = harm(game, hero, damage_next(game))
    open_on = {
        mark: [m for m in game.monsters_in_order() if mark in open_marks(game, hero, m, moved=False)]
        for mark in possible
    }
    for mark in possible:
        name, value = ABILITIES[mark], hero.abilities[mark]
        args = (
            who
            | about_growth(game, mark, value).args
            | {"ability": abilities([mark]), "which": name, "to": value + 1, "each": loss}
        )
        args |= {"percent": percent(game, hero, mark), "better": percent_of_success(game.floor, value + 1)}
        yield public("grow", "grow", args | {"monsters": names(open_on[mark])}, name)
    most = max((len(monsters) for monsters in open_on.values()), default=0)
    widest = [mark for mark, monsters in open_on.items() if monsters and len(monsters) == most]
    lowest = [mark for mark in possible if hero.abilities[mark] == min(hero.abilities)]
    against = [FAITH] if loss and FAITH in possible else []
    args = who | {"each": loss, "against": abilities(against), "widest": abilities(widest), "lowest": abilities(lowest)}
    yield public("grow", "grow_any", {**args, "limit": LIMITS.ability})

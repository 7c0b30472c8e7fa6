"""Facts that answer questions about a hero: how far it moves and attacks, and how it comes back from death."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_go.facts.statements import NONE
from games.dungeon_go.rules.board import NAMES, NEXT_TO, cells_in
from games.dungeon_go.rules.hero_turn import Revive
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.state import DungeonGoState
from rules.facts import Fact
from rules.messages import Args


def of_hero(game: DungeonGoState, hero: Hero, *, own: bool) -> Iterator[Fact]:
    """The reach of a hero (DG-5.4); of a dead one, when and where it comes back (DG-8)."""
    who: Args = {"hero": hero.name, "own": int(own)}
    if hero.cell is None:
        yield Fact.of("move", "dead", who)
        yield Fact.of("revive", "revive", who | _return(game, hero))
    else:
        args: Args = {"cell": NAMES[hero.cell], "movement": hero.movement, "range": hero.range}
        yield Fact.of("move", "move", who | args)


def _return(game: DungeonGoState, hero: Hero) -> Args:
    cells = [NAMES[cell] for cell in cells_in(game.empty_cells() & NEXT_TO[game.king])]
    asked = any(isinstance(question, Revive) and question.hero == hero.number for question in game.questions)
    soon = "now" if asked else "round" if f"hero_{hero.card}" in game.deck else "later"
    return {"soon": soon, "cells": cells or [NONE]}

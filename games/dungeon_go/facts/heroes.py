"""The hero of the player who asks: its moves, its growth, its grapple, its death, and whether it blocks the king."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_go.facts.attacks import stand, thing
from games.dungeon_go.facts.progress import king_next
from games.dungeon_go.rules.board import COLUMNS, NAMES, NEXT_TO, STEP, cells_in, column
from games.dungeon_go.rules.components import ABILITIES, FAITH, KING_CARD, LIMITS, card_kind
from games.dungeon_go.rules.fights import open_marks, percent, percent_of_success
from games.dungeon_go.rules.growth import about_growth
from games.dungeon_go.rules.hero_turn import Revive
from games.dungeon_go.rules.monsters import harm
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.state import DungeonGoState
from rules.facts import Fact
from rules.messages import Args, Message, refer


def own(game: DungeonGoState, hero: Hero) -> Iterator[Fact]:
    """Every fact about the hero that is no attack and no danger."""
    yield from _grow(game, hero)
    yield Fact("revive", _revive(game, hero), public=True)
    if hero.cell is None:
        yield Fact("move", Message("fact-dead", {"hero": hero.name}), public=True)
        return
    yield Fact("move", Message("fact-move", stand(hero)), public=True)
    if column(game.king) < COLUMNS - 1:
        yield Fact("aside", _aside(game, hero), public=True)
    held = game.monster_at(hero.at)
    if hero.holds is not None and held is not None:
        args: Args = {"hero": hero.name, "monster": held.name, "ability": refer(f"ability-{ABILITIES[hero.holds]}")}
        args["alone"] = int(len(game.holders(held)) == 1)
        yield from (Fact("grip", Message("fact-grip", args), about, public=True) for about in ((), (thing(held),)))


def _grow(game: DungeonGoState, hero: Hero) -> Iterator[Fact]:
    """What each ability would give if it rose by 1, the most useful one first (DG-5.4, DG-16)."""
    told: dict[int, Message] = {}
    for mark, (name, value) in enumerate(zip(ABILITIES, hero.abilities, strict=True)):
        args: Args = {"hero": hero.name, "ability": refer(f"ability-{name}"), "which": name, "to": value + 1}
        if value >= LIMITS.ability:
            yield Fact("grow", Message("fact-grow_limit", {**args, "limit": value}), (name,), public=True)
            continue
        given = about_growth(game, mark, value).args
        magic = given.get("spell", given.get("miracle", ""))
        open_on = [each.name for each in game.monsters_in_order() if mark in open_marks(game, hero, each, moved=False)]
        args |= {**given, "opens": int(bool(magic)), "magic": magic, "monsters": open_on, "number": len(open_on)}
        args |= {"percent": percent(game, hero, mark), "better": percent_of_success(game.floor, value + 1)}
        args |= {"damage": game.damage, "loses": harm(game, hero)}
        told[mark] = Message("fact-grow", args)
        yield Fact("grow", told[mark], (name,), public=True)
    hurt = {mark: mark == FAITH and bool(harm(game, hero)) for mark in told}
    order = sorted(told, key=lambda mark: (not hurt[mark], -int(str(told[mark].args["number"])), hero.abilities[mark]))
    for mark in order:
        yield Fact("grow", told[mark], public=True)
    if not told:
        yield Fact("grow", Message("fact-grow_full", {"hero": hero.name, "limit": LIMITS.ability}), public=True)


def _revive(game: DungeonGoState, hero: Hero) -> Message:
    """When and where a dead hero comes back, or what the death of one that is alive would mean (DG-8, DG-15.4)."""
    cells = cells_in(game.empty_cells() & NEXT_TO[game.king])
    asked = any(isinstance(each, Revive) and each.hero == hero.number for each in game.questions)
    args: Args = {"hero": hero.name, "cells": [NAMES[cell] for cell in cells], "free": len(cells), "hp": hero.hp}
    args["soon"] = "now" if asked else "round" if f"hero_{hero.card}" in game.deck else "later"
    return Message("fact-revive_alive" if hero.alive else "fact-revive", {**args, "most": hero.max_hp})


def _aside(game: DungeonGoState, hero: Hero) -> Message:
    """Whether the hero is in the king's way, and what happens if it leaves (DG-13.2)."""
    front = game.king + STEP
    args: Args = {"hero": hero.name, "cell": NAMES[game.king], "front": NAMES[front], "at": NAMES[hero.at]}
    args["soon"] = int(KING_CARD in map(card_kind, game.deck))
    if hero.cell != front:
        return Message("fact-aside_free", {**args, "blocked": 0, "who": [], **king_next(game).args})
    monster = game.monster_at(front)
    others = [other.name for other in game.heroes if other.cell == front and other.number != hero.number]
    others += [] if monster is None else [monster.name]
    return Message("fact-aside", {**args, "others": others, "number": len(others)})

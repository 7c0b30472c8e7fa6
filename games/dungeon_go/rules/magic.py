"""Spells and miracles as data: the vocabulary of magic.toml, and what may be named as a target (DG-22, DG-23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from games.dungeon_go.rules import bags
from games.dungeon_go.rules.board import CELL, CELLS, IN_ORDER, NAMES, STEP, WITHIN
from games.dungeon_go.rules.components import ABILITIES, FAITH, LIMITS, card_kind
from games.dungeon_go.rules.components import MAGIC as MAGIC_ABILITY
from games.dungeon_go.rules.pieces import Hero, Monster, can_grow
from games.dungeon_go.rules.state import DungeonGoState
from rules.data import Component, DataRow, read_components
from rules.messages import Ref, refer

School = Literal["spell", "miracle"]
Need = Literal["monster_card_in_deck", "card_in_deck", "not_charged", "unit_in_reserve"]
Filter = Literal[
    "small_or_large", "room_for_holders", "faith_mark", "room_behind", "alive", "dead", "wounded", "can_grow"
]
TargetKind = Literal["mark", "monster", "hero", "card", "cell", "ability"]
Primitive = Literal[
    "meet_mark",
    "deck_remove",
    "deck_insert",
    "deck_shuffle",
    "deck_look_and_order",
    "charge",
    "swap_unit",
    "place_hero",
    "push_back",
    "heal",
    "raise_ability",
    "set_hp",
]
Who = Literal["caster", "target"]

ABILITY_OF: dict[School, int] = {"spell": MAGIC_ABILITY, "miracle": FAITH}
"""The ability that must be at least the level (DG-22.3, DG-23.2)."""


class Target(DataRow):
    """One thing to name before paying."""

    kind: TargetKind
    filters: tuple[Filter, ...] = ()
    who: Who = "caster"
    """For a cell: the hero that will stand there."""


class Effect(DataRow):
    """One thing that happens."""

    do: Primitive
    who: Who = "caster"
    card: Literal["monster", "own", "target"] | None = None
    number: int = 0


class Magic(Component):
    """One spell or miracle."""

    school: School
    level: int
    pay: Literal["caster", "caster_or_target"] = "caster"
    needs: tuple[Need, ...] = ()
    targets: tuple[Target, ...] = ()
    effects: tuple[Effect, ...]

    @property
    def name(self) -> Ref:
        """The reference to its name."""
        return refer(f"{self.school}-{self.id}")

    @property
    def leaves_things_in_place(self) -> bool:
        """Whether no piece and no card changes its place."""
        return all(effect.do in ("charge", "heal", "raise_ability", "deck_look_and_order") for effect in self.effects)

    @property
    def strengthens(self) -> bool:
        """Whether a hero gains hit points or an ability."""
        return any(effect.do in ("heal", "raise_ability") for effect in self.effects)


MAGIC: dict[str, Magic] = read_components("games.dungeon_go", "data/magic.toml", Magic)
SCHOOLS: dict[School, list[Magic]] = {
    school: [magic for magic in MAGIC.values() if magic.school == school] for school in ABILITY_OF
}
"""Spells and miracles by level, the first one first."""


# Conditions of the table

_NEEDS: dict[Need, Callable[[DungeonGoState, Hero], bool]] = {
    "monster_card_in_deck": lambda game, caster: any(card_kind(card) == "monster" for card in game.deck),
    "card_in_deck": lambda game, caster: bool(game.deck),
    "not_charged": lambda game, caster: not caster.charged,
    "unit_in_reserve": lambda game, caster: bool(bags.in_reserve(game)),
}


def missing(game: DungeonGoState, caster: Hero, magic: Magic) -> Need | None:
    """The first condition that is not met."""
    return next((need for need in magic.needs if not _NEEDS[need](game, caster)), None)


# Targets. Each is named by a text: the id of the option.


def _room_behind(game: DungeonGoState, monster: Monster) -> bool:
    """Whether a monster can be driven back a cell: neither the king nor another monster is there (DG-23.13)."""
    behind = monster.cell + STEP
    return behind in CELLS and bool(game.empty_cells() >> behind & 1)


_MONSTER_FILTERS: dict[Filter, Callable[[DungeonGoState, Monster], bool]] = {
    "small_or_large": lambda game, monster: monster.printed.size in ("small", "large"),
    "room_for_holders": lambda game, monster: len(game.holders(monster)) <= game.places_left(),  # DG-3.12
    "faith_mark": lambda game, monster: FAITH in monster.printed.marks,
    "room_behind": _room_behind,
}
_HERO_FILTERS: dict[Filter, Callable[[Hero], bool]] = {
    "alive": lambda hero: hero.alive,
    "dead": lambda hero: not hero.alive,
    "wounded": lambda hero: hero.hp < hero.max_hp,
    "can_grow": can_grow,
}
_FILTER_REASONS: dict[Filter, str] = {"alive": "hero_dead", "dead": "hero_alive", "can_grow": "ability_max"}


def judged(game: DungeonGoState, caster: Hero, target: Target, named: list[str]) -> dict[str, str]:
    """Everything of the target's kind by name, with the code of why it may not be named, empty if it may."""
    match target.kind:
        case "mark":
            return _marks(game, caster)
        case "monster":
            monsters = game.monsters_in_order()
            return {NAMES[monster.cell]: _monster_reason(game, caster, target, monster) for monster in monsters}
        case "hero":
            return {hero.card: _hero_reason(target, hero) for hero in game.heroes}
        case "card":
            return _cards(game)
        case "cell":
            return _cells(game, caster, target, named)
        case "ability":
            limits = zip(ABILITIES, caster.abilities, strict=True)
            return {ability: "" if value < LIMITS.ability else "ability_max" for ability, value in limits}


def _marks(game: DungeonGoState, caster: Hero) -> dict[str, str]:
    marks = {}
    for monster in game.monsters_in_order():
        held = game.held_marks(monster)
        near = WITHIN[caster.range][caster.at] >> monster.cell & 1
        for mark in monster.printed.marks:
            reason = "out_of_range" if not near else "mark_held" if held >> mark & 1 else ""
            marks[f"{NAMES[monster.cell]}-{ABILITIES[mark]}"] = reason
    return marks


def marked(game: DungeonGoState, name: str) -> tuple[Monster, int]:
    """The monster and the mark that `_marks` gives this name."""
    cell, _, ability = name.partition("-")
    return game.monster_on(CELL[cell]), ABILITIES.index(ability)


def _monster_reason(game: DungeonGoState, caster: Hero, target: Target, monster: Monster) -> str:
    if not WITHIN[caster.range][caster.at] >> monster.cell & 1:
        return "out_of_range"
    return "" if all(_MONSTER_FILTERS[name](game, monster) for name in target.filters) else "no_legal_target"


def _hero_reason(target: Target, hero: Hero) -> str:
    for name in target.filters:
        if not _HERO_FILTERS[name](hero):
            return _FILTER_REASONS.get(name, "no_legal_target")
    return ""


def _cards(game: DungeonGoState) -> dict[str, str]:
    """Each kind of card in the revealed pile once; equal cards are the same choice (DG-23.17)."""
    kinds = dict.fromkeys(card_kind(card) for card in game.revealed)
    left = {card_kind(card) for card in game.revealed if card not in game.returned}
    return {kind: "" if kind in left else "no_legal_target" for kind in kinds}


def _cells(game: DungeonGoState, caster: Hero, target: Target, named: list[str]) -> dict[str, str]:
    hero = caster if target.who == "caster" else game.hero_of(named[0])
    return {
        NAMES[cell]: "no_legal_target" if cell == hero.cell and hero.holds is None else game.closed(cell, hero)
        for cell in IN_ORDER
    }


def target_hero(game: DungeonGoState, magic: Magic, named: list[str]) -> Hero | None:
    """The target hero among the named targets: the hero, or the hero whose card was named (DG-23.9)."""
    for target, name in zip(magic.targets, named, strict=False):
        if target.kind == "hero" or (target.kind == "card" and name.startswith("hero_")):
            return game.hero_of(name)
    return None


def hero_meant(game: DungeonGoState, magic: Magic, named: list[str]) -> Hero:
    """The target hero of magic that has one. Raises LookupError if none has been named."""
    target = target_hero(game, magic, named)
    if target is None:
        raise LookupError(f"no hero was named for {magic.id}")
    return target

"""Everything of the game that can be looked up: heroes, monsters, spells, miracles, weaknesses, turn cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.dungeon_go.pictures.words import Locale
from games.dungeon_go.rules.components import ABILITIES, HERO_CARDS, POINTS, UNITS, demon_king
from games.dungeon_go.rules.magic import SCHOOLS
from rules.messages import refer

Family = Literal["hero", "monster", "spell", "miracle", "ability", "card"]
DEMON_KING = "demon_king"
"""Both sides of the demon king are one thing to look up."""
FEW, MANY = 3, 4
"""Numbers of heroes for which his sides are used."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One of these things; `id` is its name in the rules."""

    id: str
    family: Family
    level: int = 0
    """The level of a spell or miracle."""

    @property
    def key(self) -> str:
        """The key of the text with its name."""
        return f"{self.family}-{self.drawn}"

    @property
    def drawn(self) -> str:
        """The id of what is drawn."""
        return demon_king(MANY) if self.id == DEMON_KING else self.id

    @property
    def marks(self) -> tuple[str, ...]:
        """The abilities against which a monster is weak, as its marks show."""
        return tuple(ABILITIES[mark] for mark in UNITS[self.drawn].marks) if self.family == "monster" else ()

    def facts(self, locale: Locale) -> list[str]:
        """The facts about a thing, sentence by sentence."""
        say = locale.say
        match self.family:
            case "hero":
                return [say("look-hero")]
            case "monster":
                return self._of_monster(locale)
            case "spell" | "miracle":
                return [say(f"look-{self.family}", level=self.level), say(f"{self.key}-help")]
            case "ability" | "card":
                return [say(f"look-{self.id}")]

    def _of_monster(self, locale: Locale) -> list[str]:
        unit = UNITS[self.drawn]
        marks = [refer(f"ability-{ability}") for ability in self.marks]
        facts = [
            locale.say("look-size", size=refer(f"size-{unit.size}"), vp=unit.vp),
            locale.say("look-marks", marks=marks),
        ]
        if unit.first_vp:
            facts.append(locale.say("look-first", vp=POINTS.first_attack))
        if self.id == DEMON_KING:
            few = [refer(f"ability-{ABILITIES[mark]}") for mark in UNITS[demon_king(FEW)].marks]
            facts.append(locale.say("look-demon_king", marks=few))
        if unit.size == "evil_god":
            facts.append(locale.say("look-evil_god"))
        return facts


def _all() -> list[Thing]:
    sides = {demon_king(FEW), demon_king(MANY)}
    units = [unit for unit in UNITS if unit not in sides]
    monsters = [*(unit for unit in units if UNITS[unit].size != "evil_god"), DEMON_KING]
    monsters += [unit for unit in units if UNITS[unit].size == "evil_god"]
    return [
        *(Thing(unit, "monster") for unit in monsters),
        *(Thing(ability, "ability") for ability in ABILITIES),
        *(Thing(magic.id, "spell", magic.level) for magic in SCHOOLS["spell"]),
        *(Thing(magic.id, "miracle", magic.level) for magic in SCHOOLS["miracle"]),
        *(Thing(card, "hero") for card in HERO_CARDS),
        Thing("king", "card"),
        Thing("monster", "card"),
    ]


THINGS: dict[str, Thing] = {thing.id: thing for thing in _all()}
"""By id, as they are offered."""

"""Risks of an answer in a hero's turn: what the monsters could do next only because of it, for a warning next to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from operator import attrgetter
from typing import Literal, NamedTuple

from games.dungeon_go.rules import floors, hits
from games.dungeon_go.rules.board import CELL, NAMES, STEP
from games.dungeon_go.rules.components import FAITH, LIMITS, STRENGTH
from games.dungeon_go.rules.growth import grow
from games.dungeon_go.rules.hits import SURE, OnMark, percent
from games.dungeon_go.rules.monsters import monsters_turn
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.state import DungeonGoState
from games.dungeon_go.rules.threats import dying_next, threats, where_it_stands
from rules.messages import Args, Message, Ref

When = Literal["always", "hit", "miss"]
RANKS = ("king", "leaves", "dies", "king_steps", "near", "walks", "way")
"""The kinds, the worst first: the threats, the hero's death, a monster that is free again, the king held up."""


class Risk(NamedTuple):
    """Something that can happen in the monsters' next turn."""

    kind: str
    """One of `RANKS`."""
    of: str
    """The unit that it comes from, or the name of the cell in the king's way; empty for the hero's death."""

    @property
    def rank(self) -> tuple[int, str]:
        """Lower for a worse one."""
        return RANKS.index(self.kind), self.of


@dataclass(frozen=True, slots=True)
class MonstersTurnOutcome:
    """The outcome of the monsters' next turn after an answer."""

    risks: frozenset[Risk]
    lost: int
    """The hit points that the hero loses; 0 if it dies, of which a warning tells."""
    saved: list[Ref]
    """The other heroes who live only because of the answer."""


@dataclass
class Risks:
    """The risks of a hero's answers. What is risked already is no risk of an answer, except the hero's own death."""

    game: DungeonGoState
    hero: Hero
    _known: dict[tuple[OnMark | None, int | None], MonstersTurnOutcome] = field(default_factory=dict, init=False)

    @cached_property
    def _now(self) -> frozenset[Risk]:
        return frozenset(Risk(kind, foe.unit) for kind, foe in threats(self.game))

    @cached_property
    def _held(self) -> frozenset[str]:
        return frozenset(monster.unit for monster in self.game.monsters if self.game.held_marks(monster))

    @cached_property
    def _dying(self) -> list[Hero]:
        return [hero for hero in dying_next(self.game) if hero is not self.hero]

    def of_move(self, to: int | None) -> Message | None:
        """The worst risk of a move to that cell, or of staying; None if there is none."""
        risks = self._after(None, to).risks
        return self._message(min(risks, key=attrgetter("rank")), "always") if risks else None

    def of_attack(self, aim: OnMark, to: int | None = None) -> Message | None:
        """The worst risk of an attack on that mark after a move to that cell, if any: always, after a hit or a miss.

        An attack that is sure to hit has no risk of a miss.
        """
        after_hit, after_miss = (after.risks for after in self._outcomes(aim, to))
        if not (both := after_hit | after_miss):
            return None
        worst = min(both, key=attrgetter("rank"))
        when: When = "always" if worst in after_hit & after_miss else "hit" if worst in after_hit else "miss"
        return self._message(worst, when)

    def consequences(self, aim: OnMark, to: int | None = None) -> Args:
        """When the monsters' next turn costs the attacker hit points (not its life), how many; whom a hit saves."""
        hit, miss = self._outcomes(aim, to)
        saved = [name for name in hit.saved if hit is miss or name not in miss.saved]
        blood = "always" if hit.lost == miss.lost else "hit" if hit.lost else "miss"
        lost = hit.lost or miss.lost
        return {"blood": blood if lost else "none", "lost": lost, "saved": saved, "saves": len(saved)}

    def lost(self, to: int | None) -> int:
        """The hit points lost in the monsters' next turn after a move to that cell or staying."""
        return self._after(None, to).lost

    def _outcomes(self, aim: OnMark, to: int | None) -> tuple[MonstersTurnOutcome, MonstersTurnOutcome]:
        """The outcomes after a hit, and after a miss if there can be one."""
        hit = self._after(aim, to)
        return hit, hit if percent(self.game, self.hero, aim.mark) == SURE else self._after(None, to)

    def _after(self, aim: OnMark | None, to: int | None) -> MonstersTurnOutcome:
        """The outcome after that move, with a success against that mark if one is given."""
        if (aim, to) not in self._known:
            position = self.game.ahead()
            hero = position.heroes[self.hero.number]
            if to is not None:
                hits.release(position, hero)
                hero.cell = to
            if aim is not None:
                hits.meet_mark(position, hero, position.monster_on(aim.cell), aim.mark)
            self._known[aim, to] = self._after_monsters(position)
        return self._known[aim, to]

    def _after_monsters(self, position: DungeonGoState) -> MonstersTurnOutcome:
        """Play the monsters' turn in that position; nothing comes if it is won or the next floor begins."""
        if position.result is not None or floors.is_due(position):
            return MonstersTurnOutcome(frozenset(), 0, [hero.name for hero in self._dying])
        dangers = {Risk(kind, foe.unit) for kind, foe in threats(position)} - self._now
        freed = [foe for foe in position.monsters if foe.unit in self._held and not position.held_marks(foe)]
        dangers |= {Risk("walks", foe.unit) for foe in freed}
        hero = position.heroes[self.hero.number]
        if floors.in_the_way(position, hero.at):
            dangers.add(Risk("way", NAMES[hero.at]))
        saved = self._can_be_saved(position)
        before = hero.hp
        survives = self._survives(position)
        risks = dangers if saved or survives else dangers | {Risk("dies", "")}
        playing = position.result is None
        living = [other.name for other in self._dying if playing and position.heroes[other.number].alive]
        return MonstersTurnOutcome(frozenset(risks), before - hero.hp if survives else 0, living)

    def _survives(self, position: DungeonGoState) -> bool:
        """Play the monsters' turn in that position: whether the hero lives."""
        monsters_turn(position)
        return position.heroes[self.hero.number].alive

    def _can_be_saved(self, position: DungeonGoState) -> bool:
        """Whether the hero has just defeated a monster and lives if it grows before the monsters' turn (DG-16.1)."""
        number = self.hero.number
        if position.heroes[number].kills == self.hero.kills:
            return False
        for ability in (STRENGTH, FAITH):
            if self.hero.abilities[ability] < LIMITS.ability:
                grown = position.ahead()
                grow(grown, grown.heroes[number], ability)
                if self._survives(grown):
                    return True
        return False

    def _message(self, risk: Risk, when: When) -> Message:
        if risk.kind == "dies":
            return Message("risk-dies", {"hero": self.hero.name, "when": when})
        if risk.kind == "way":
            cell = CELL[risk.of]
            steps = (cell - self.game.king) // STEP - 1
            return Message("risk-way", {"cell": NAMES[cell - STEP], "steps": steps, "when": when})
        foe = next(monster for monster in self.game.monsters if monster.unit == risk.of)
        args: Args = {"foes": [where_it_stands(foe)], "when": when}
        if risk.kind == "walks":
            return Message("risk-walks", args)
        return Message("risk-threat", {**args, "threat": risk.kind})

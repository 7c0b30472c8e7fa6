"""Risks of an answer in a hero's turn: what the monsters may do after it, for a mark on its button."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from operator import attrgetter
from typing import Literal, NamedTuple

from games.dungeon_go.rules import bags, floors, hits
from games.dungeon_go.rules.board import CELL, FAR_COLUMNS, NAMES, STEP, cells_in
from games.dungeon_go.rules.components import EVIL_GOD, FAITH, LIMITS, STRENGTH
from games.dungeon_go.rules.growth import grow
from games.dungeon_go.rules.hits import SURE, OnMark, percent
from games.dungeon_go.rules.magic import Magic
from games.dungeon_go.rules.monsters import monsters_turn
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.possible_attacks import ATTACKS, in_range, open_marks
from games.dungeon_go.rules.state import DungeonGoState
from games.dungeon_go.rules.threats import DEFEATS, dying_next, is_lost, threats, where_it_stands
from rules.messages import Args, Message, Ref
from rules.questions import Option, Shown, Undo, same_in_brief

When = Literal["always", "hit", "miss", "unless"]
"""`unless`: what its player chooses next in the same turn may prevent it."""
RANKS = ("lost", "king", "leaves", "dies", "king_steps", "near", "walks", "way")
"""The kinds, the worst first: a certain defeat, threats, the hero's death, a monster free again, the king held up."""
GROWTH = "growth"
"""In place of a unit: what prevents a hero's death or a defeat."""


class Risk(NamedTuple):
    """Something that can happen in the monsters' next turn."""

    kind: str
    """One of `RANKS`."""
    of: str = ""
    """The unit that it comes from, the name of the cell in the king's way, or `GROWTH` if that prevents it."""

    @property
    def rank(self) -> tuple[int, str]:
        """Lower for a worse one."""
        return RANKS.index(self.kind), self.of


Dangers = frozenset[Risk]
LOST, DIES = Risk("lost"), Risk("dies")
LOSING = (LOST.kind, *DEFEATS)
"""The kinds that lose the game."""


@dataclass(frozen=True, slots=True)
class MonstersTurnOutcome:
    """The outcome of the monsters' next turn after an answer."""

    risks: Dangers
    lost: int
    """The hit points that the hero loses; 0 if it dies, of which a warning tells."""
    saved: list[Ref]
    """The other heroes who live only because of the answer."""
    advances: bool = False
    """Whether the next floor begins, whose monsters may be a danger at once."""


@dataclass
class Risks:
    """The risks of a hero's answers.

    What is risked already is no risk of an answer, unless it is the hero's death or a defeat: then each answer that
    leaves it says so in brief, as the question tells of it, and each that may end it says that.
    """

    game: DungeonGoState
    hero: Hero
    actions: int = 0
    """The combat actions that are left after an attack."""
    _known: dict[tuple[OnMark | None, int | None], MonstersTurnOutcome] = field(default_factory=dict, init=False)

    @cached_property
    def _now(self) -> Dangers:
        return _threats(self.game)

    @cached_property
    def _held(self) -> frozenset[str]:
        return frozenset(monster.unit for monster in self.game.monsters if self.game.held_marks(monster))

    @cached_property
    def _dying(self) -> list[Hero]:
        return [hero for hero in dying_next(self.game) if hero is not self.hero]

    def mark_move(self, option: Option, to: int | None, *, ends: bool = False) -> None:
        """Add the warning of a move to that cell or of staying, or the danger it ends; `ends`: it ends the turn."""
        risks = self._after(None, to).risks
        option.warning = self._of_move(risks, to, ends=ends)
        self._mark_saving(option, risks)

    def mark_attack(self, option: Option, aim: OnMark, to: int | None = None, *, again: bool = False) -> None:
        """Add the warning of an attack after a move to that cell, or the danger that a hit ends.

        `again`: the hero may roll again after a miss, which then loses nothing for certain.
        """
        hit, miss = self._outcomes(aim, to)
        option.warning = self._of_attack(hit.risks, miss.risks - ({LOST} - hit.risks if again else set()))
        if _defeats(self._now):
            sure = not hit.advances and not _defeats(miss.risks) and not self._one_endangers(aim, to)
            self._mark_saving(option, hit.risks, sure=sure)

    def mark_magic(self, option: Option, magic: Magic) -> None:
        """Add the danger of defeat that magic leaves which moves nothing; a hero whom it strengthens may avert it."""
        if defeats := _defeats(self._now):
            worst = min(defeats, key=attrgetter("rank"))
            option.warning = self._message(worst, "unless" if self.actions or magic.strengthens else "always")

    def _mark_saving(self, option: Option, risks: Dangers, *, sure: bool = True) -> None:
        """Say that the answer ends the present danger, or may end it if it isn't `sure`, and of which kind it is."""
        if (present := _defeats(self._now)) and not _defeats(risks):
            threat = min(present - {LOST} or present, key=attrgetter("rank")).kind
            option.breakdown = same_in_brief(lambda: [Message("about-saves", {"threat": threat, "sure": sure})])

    def _of_move(self, risks: Dangers, to: int | None, *, ends: bool) -> Message | None:
        risks = self._worth_saying(risks)
        if LOST in risks and _defeats(risks) != {LOST} and not ends and self._may_prevent(LOST, to):
            risks -= {LOST}
        if not risks:
            return None
        worst = min(risks, key=attrgetter("rank"))
        prevents = worst.of == GROWTH or (worst in (LOST, DIES) and not ends and self._may_prevent(worst, to))
        return self._message(worst, "unless" if prevents else "always")

    def _of_attack(self, hit: Dangers, miss: Dangers) -> Message | None:
        """An attack that is sure to hit has no risk of a miss; one that may end a danger leaves only a certain one."""
        if not _defeats(hit) & self._now:
            miss -= _defeats(self._now) - {LOST}
        hit, miss = self._worth_saying(hit), self._worth_saying(miss)
        if not hit | miss:
            return None
        worst = min(hit | miss, key=attrgetter("rank"))
        on_hit, on_miss = (any(risk.kind == worst.kind for risk in risks) for risks in (hit, miss))
        when: When = "always" if on_hit and on_miss else "hit" if on_hit else "miss"
        certain = Risk(worst.kind)
        if worst.kind in ("lost", "dies") and certain not in hit:
            when = "miss" if certain in miss else "unless"
        if self.actions and (worst.kind == "lost" or (worst.kind == "dies" and when == "always")):
            when = "unless"
        return self._message(worst, when)

    def _worth_saying(self, risks: Dangers) -> Dangers:
        return frozenset(risk for risk in risks if risk.kind in LOSING or risk not in self._now)

    def _may_prevent(self, risk: Risk, to: int | None) -> bool:
        """Whether the combat action after that move may prevent it; magic can do much."""
        if self.game.settings.spells or self.game.settings.miracles:
            return True
        return any(risk not in self._after(aim, to).risks for aim in self._aims(to))

    def _aims(self, to: int | None) -> Iterator[OnMark]:
        """The attacks after that move."""
        for monster, _ in in_range(self.game, self.hero, self.hero.at if to is None else to):
            for mark in open_marks(self.game, self.hero, monster, moved=to is not None):
                yield OnMark(monster.cell, mark)

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
            self._known[aim, to] = self._after_monsters(self._position(aim, to))
        return self._known[aim, to]

    def _one_endangers(self, aim: OnMark, to: int | None) -> bool:
        """Whether a foe that a rolled 1 adds leaves a defeat possible after a hit, wherever it may come."""
        rolls = 1 if percent(self.game, self.hero, aim.mark) == SURE else self.hero.abilities[aim.mark]
        if bags.ones_bring(self.game, rolls, self.hero, to)["one"] not in ("god", "foe"):
            return False
        empty = self._position(None, to).empty_cells()
        nearer = 0
        for far in FAR_COLUMNS:
            if nearer < rolls and any(_defeats(self._reinforced(aim, to, cell)) for cell in cells_in(empty & far)):
                return True
            nearer += (empty & far).bit_count()
        return False

    def _reinforced(self, aim: OnMark, to: int | None, cell: int) -> Dangers:
        """The threats after a hit if a foe has come to that cell."""
        position = self._position(aim, to)
        bags.place(position, EVIL_GOD, cell)
        return _threats(position)

    def _position(self, aim: OnMark | None, to: int | None) -> DungeonGoState:
        """The position after that move, with a success against that mark if one is given."""
        position = self.game.ahead()
        hero = position.heroes[self.hero.number]
        if to is not None:
            hits.release(position, hero)
            hero.cell = to
        if not hero.alive and to is not None:
            hero.alive, hero.hp = True, hero.max_hp
        if aim is not None:
            hits.meet_mark(position, hero, position.monster_on(aim.cell), aim.mark)
        return position

    def _after_monsters(self, position: DungeonGoState) -> MonstersTurnOutcome:
        """Play the monsters' turn in that position; nothing comes if it is won or the next floor begins."""
        if position.result is not None or floors.is_due(position):
            saved = [hero.name for hero in self._dying]
            return MonstersTurnOutcome(frozenset(), 0, saved, advances=position.result is None)
        dangers = set(_threats(position))
        freed = [foe for foe in position.monsters if foe.unit in self._held and not position.held_marks(foe)]
        dangers |= {Risk("walks", foe.unit) for foe in freed}
        hero = position.heroes[self.hero.number]
        if not hero.alive:
            return MonstersTurnOutcome(frozenset(dangers), 0, [])
        if floors.in_the_way(position, hero.at):
            dangers.add(Risk("way", NAMES[hero.at]))
        grown = list(self._grown(position))
        if LOST in dangers and not all(is_lost(trial) for trial in grown):
            dangers = dangers - {LOST} | {Risk("lost", GROWTH)}
        can_be_saved = any(self._survives(trial) for trial in grown)
        before = hero.hp
        survives = self._survives(position)
        if not survives:
            dangers.add(Risk("dies", GROWTH if can_be_saved else ""))
        playing = position.result is None
        living = [other.name for other in self._dying if playing and position.heroes[other.number].alive]
        return MonstersTurnOutcome(frozenset(dangers), before - hero.hp if survives else 0, living)

    def _survives(self, position: DungeonGoState) -> bool:
        """Play the monsters' turn in that position: whether the hero lives."""
        monsters_turn(position)
        return position.heroes[self.hero.number].alive

    def _grown(self, position: DungeonGoState) -> Iterator[DungeonGoState]:
        """A copy for each growth that may save the hero, if it has come back or defeated a monster (DG-16.1)."""
        number = self.hero.number
        if position.heroes[number].kills > self.hero.kills or not self.hero.alive:
            for ability in (STRENGTH, FAITH):
                if self.hero.abilities[ability] < LIMITS.ability:
                    grown = position.ahead()
                    grow(grown, grown.heroes[number], ability)
                    yield grown

    def _message(self, risk: Risk, when: When) -> Message:
        if risk.kind == "dies":
            return Message("risk-dies", {"hero": self.hero.name, "when": when})
        if risk.kind == "lost" and when != "unless":
            return Message("risk-lost", {"when": when})
        if risk.kind in LOSING and (when == "unless" or (when == "always" and self._is_present(risk))):
            return Message("risk-remains", {"threat": risk.kind})
        if risk.kind == "way":
            cell = CELL[risk.of]
            steps = (cell - self.game.king) // STEP - 1
            return Message("risk-way", {"cell": NAMES[cell - STEP], "steps": steps, "when": when})
        foe = next(monster for monster in self.game.monsters if monster.unit == risk.of)
        args: Args = {"foes": [where_it_stands(foe)], "when": when}
        if risk.kind == "walks":
            return Message("risk-walks", args)
        return Message("risk-threat", {**args, "threat": risk.kind})

    def _is_present(self, risk: Risk) -> bool:
        return any(present.kind == risk.kind for present in self._now)


def _threats(game: DungeonGoState) -> Dangers:
    """The present threats, and the certain defeat."""
    dangers = {Risk(kind, foe.unit) for kind, foe in threats(game)}
    return frozenset(dangers | {LOST} if is_lost(game) else dangers)


def _defeats(risks: Dangers) -> Dangers:
    return frozenset(risk for risk in risks if risk.kind in LOSING)


def order_by_danger(options: list[Option]) -> None:
    """Put those that end a danger first; those that lose the game for certain have to be confirmed, unless all do."""
    options.sort(key=lambda option: option.breakdown is None)
    losing = [option for option in options if _loses(option)]
    if len(losing) < len(options):
        for option in losing:
            option.undo = Undo.CONFIRMED
            if option.group in ATTACKS:
                option.prominence = min(option.prominence, Shown.VAIN)


def _loses(option: Option) -> bool:
    """Whether the answer loses the game for certain."""
    warning = option.warning
    return warning is not None and warning.key == "risk-lost" and warning.args["when"] == "always"

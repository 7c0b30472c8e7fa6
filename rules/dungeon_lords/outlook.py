"""What a battle round would bring: a light model of a battle for computer players, made from a view.

It knows traps, creatures, rooms, prevention, healing and fatigue; spells are left out, since nobody can plan them.
Heroes are small mutable records; damage beyond zero is lost. A round is worth prisoners and damage, less the tile
that is lost and what was used up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from rules.dungeon_lords.components import COMBAT_CARDS, CREATURES, ROOMS, TRAPS, Attack
from rules.dungeon_lords.creatures import attacks_of
from rules.dungeon_lords.prevention import heal, hits, prevent
from rules.dungeon_lords.view import DungeonLordsView, HeroView, LordView

PRISONER = 2.0
PALADIN = 5.0
TILE = 2.0
WOUND = 0.3
TRAP_WORTH = 0.3
CREATURE_WORTH = 0.35
GONE = 1.6
TYPICAL_FATIGUE = (1, 2)
TRAINING_FATIGUE = 2


class Foe:
    """Somebody in line as the model sees them: what is left, full hit points, class, icons."""

    __slots__ = ("card", "full", "heal", "hero_class", "hidden", "left", "trap")

    def __init__(self, card: str, hero_class: str, full: int, left: int, trap: int, heal: int, hidden: bool) -> None:
        self.card, self.hero_class, self.full, self.left = card, hero_class, full, left
        self.trap, self.heal, self.hidden = trap, heal, hidden

    def copy(self) -> Foe:
        """The same, for another future."""
        return Foe(self.card, self.hero_class, self.full, self.left, self.trap, self.heal, self.hidden)


def foes(line: Iterable[HeroView]) -> list[Foe]:
    """The line of a view."""
    return [
        Foe(hero.card, hero.hero_class, hero.hp, hero.hp - hero.damage, hero.trap, hero.heal, hero.hidden)
        for hero in line
    ]


class Round:
    """One round in the making: the line, the room, what has happened so far."""

    __slots__ = ("attacked", "bonus", "food", "line", "no_conquest", "no_heal", "score", "year")

    def __init__(self, line: list[Foe], year: int, room: str, food: int) -> None:
        self.line, self.year, self.food = line, year, food
        self.bonus = ROOMS[room].bonus if room in ROOMS else []
        self.attacked = self.no_heal = self.no_conquest = False
        self.score = 0.0

    def copy(self) -> Round:
        """The same, for another future."""
        other = Round([foe.copy() for foe in self.line], self.year, "", self.food)
        other.bonus, other.attacked = self.bonus, self.attacked
        other.no_heal, other.no_conquest, other.score = self.no_heal, self.no_conquest, self.score
        return other

    def bury(self) -> None:
        """Take the defeated out of the line and count them."""
        for foe in self.line:
            if foe.left <= 0 and foe.hero_class != "phantom":
                self.score += PALADIN if foe.hero_class == "paladin" else PRISONER
        self.line = [foe for foe in self.line if foe.left > 0]

    def trap(self, trap: str) -> None:
        """A trap works; of several targets the one nearest to defeat is chosen."""
        effects = TRAPS[trap].effects[self.year - 1]
        line = self.line
        chosen = min(range(len(line)), key=lambda index: line[index].left, default=-1)
        planned = [0] * len(line)
        for effect in effects:
            if effect.do == "no_conquest":
                self.no_conquest = True
            elif effect.do == "poison" and line:
                self.score += WOUND * effect.n
            elif effect.do == "no_heal" and line and line[chosen].hero_class == "priest":
                self.no_heal = True
            elif effect.do == "damage":
                for index, foe in enumerate(line):
                    if hits(effect.to, index, len(line), index == chosen):
                        planned[index] += foe.full if effect.full else effect.n
        left, _ = prevent(planned, sum(foe.trap for foe in line))
        for foe, points in zip(line, left, strict=True):
            foe.left -= points
        self.bury()

    def targets(self, attack: Attack) -> list[Foe]:
        """Whom an attack can hit."""
        seen = [foe for foe in self.line if not foe.hidden]
        if attack.mode == "normal":
            seen = seen[:1]
        if attack.spares == "first":
            return seen[1:]
        if attack.spares == "priest":
            return [foe for foe in seen if foe.hero_class != "priest"]
        return seen

    def hit(self, attack: Attack, target: Foe | None) -> None:
        """An attack is carried out; `target` for chosen ones."""
        self.food -= attack.food
        self.no_heal |= attack.no_heal
        self.no_conquest |= attack.no_conquest
        if attack.mode == "cling":
            return
        self.attacked = True
        struck = [target] if target is not None else self.targets(attack)
        for foe in struck:
            foe.left -= attack.damage
        felled = any(foe.left <= 0 for foe in struck)
        self.bury()
        if felled and attack.next and self.line:
            self.line[0].left -= attack.next
            self.bury()

    def act(self, kind: str, mood: str = "") -> None:
        """A creature makes the attack that looks best at once."""
        best: Round | None = None
        value = -1e9
        for attack in attacks_of(kind, mood, 1 if kind in self.bonus else 0):
            if attack.food > self.food:
                continue
            choices: Sequence[Foe | None] = [None]
            if attack.mode == "select":
                choices = self.targets(attack)
            elif attack.mode != "cling" and not self.targets(attack):
                continue
            for target in choices:
                future = self.copy()
                place = self.line.index(target) if target is not None else -1
                future.hit(attack, future.line[place] if place >= 0 else None)
                for _ in range(attack.times - 1):
                    if future.line:
                        future.hit(attack, min(future.line, key=lambda foe: foe.left))
                worth = future.value() - 0.3 * attack.food + (CREATURE_WORTH if attack.stays_up else 0)
                if worth > value:
                    best, value = future, worth
        if best is not None:
            self.line, self.food, self.score = best.line, best.food, best.score
            self.no_heal, self.no_conquest, self.attacked = best.no_heal, best.no_conquest, best.attacked

    def value(self) -> float:
        """What has been reached in this round so far, with the wounds."""
        worth = self.score + (0.0 if self.line else GONE)
        for foe in self.line:
            worth += WOUND * (foe.full - foe.left) * (2.0 if foe.hero_class == "paladin" else 1.0)
        return worth - (0.0 if self.no_conquest or not self.line else 0.1)

    def finish(self, fatigue: int, rounds_left: int) -> float:
        """Healing, fatigue, conquest; what the round is worth with `rounds_left` more to come."""
        icons = sum(foe.heal for foe in self.line)
        if icons and self.attacked and not self.no_heal:
            healed = heal([foe.full - foe.left for foe in self.line], icons)
            for foe, damage in zip(self.line, healed, strict=True):
                foe.left = foe.full - damage
        if not self.no_conquest:
            for _ in range(fatigue):
                if self.line:
                    self.line[0].left -= 1
                    self.bury()
            if self.line:
                self.score -= TILE
        worth = self.score + (GONE * rounds_left if not self.line else 0.0)
        for foe in self.line:
            worth += WOUND * (foe.full - foe.left)
        return worth


def fatigue_of(view: DungeonLordsView) -> int:
    """The fatigue of this round if the card is known, else a typical one."""
    if view.training is not None:
        return TRAINING_FATIGUE
    card = view.combat[view.combat_round - 1] if 0 < view.combat_round <= len(view.combat) else None
    return COMBAT_CARDS[card].fatigue if card else TYPICAL_FATIGUE[view.year - 1]


class Outline:
    """A whole plan for one round."""

    __slots__ = ("creatures", "square", "traps", "value")

    def __init__(self, square: str, traps: tuple[str, ...], creatures: tuple[str, ...]) -> None:
        self.square, self.traps, self.creatures = square, traps, creatures
        self.value = 0.0


def outlines(
    year: int, lord: LordView, squares: Sequence[str], gold: int, food: int, traps: Sequence[str], kinds: Sequence[str]
) -> Iterator[Outline]:
    """Every plan worth a thought: a tile, at most one trap (two in a labyrinth), monsters within the limit, ghosts."""
    rooms = {tile.square: tile.kind for tile in lord.tiles}
    monsters = [kind for kind in kinds if CREATURES[kind].monster]
    ghosts = tuple(kind for kind in kinds if not CREATURES[kind].monster)
    for square in squares:
        room = ROOMS.get(rooms[square])
        most_traps = room.traps if room else 1
        most_monsters = room.monsters if room else 1
        fee = room.trap_fee if room else 0
        laid: list[tuple[str, ...]] = [()]
        for number in range(1, most_traps + 1):
            for some in dict.fromkeys(combinations(sorted(traps), number)):
                cost = [TRAPS[trap].cost[year - 1] for trap in some]
                fits = sum(c.gold for c in cost) + fee <= gold and sum(c.food for c in cost) <= food
                if fits and sum(c.imp for c in cost) <= lord.imps:
                    laid.append(some)
        placed: list[tuple[str, ...]] = [()]
        for number in range(1, most_monsters + 1):
            placed += list(dict.fromkeys(combinations(sorted(monsters), number)))
        for some_traps in laid:
            for some in placed:
                yield Outline(square, some_traps, some)
                if ghosts:
                    yield Outline(square, some_traps, (*ghosts, *some))


def judge(
    year: int, lord: LordView, line: Sequence[Foe], plan: Outline, fatigue: int, rounds_left: int
) -> tuple[float, list[Foe]]:
    """What a plan is worth and who would be left standing."""
    room = next(tile.kind for tile in lord.tiles if tile.square == plan.square)
    food = lord.food - sum(TRAPS[trap].cost[year - 1].food for trap in plan.traps)
    battle = Round([foe.copy() for foe in line], year, room, food)
    for trap in plan.traps:
        battle.trap(trap)
    for kind in plan.creatures:
        if battle.line:
            battle.act(kind)
    worth = battle.finish(fatigue, rounds_left)
    worth -= (TRAP_WORTH * (2 - year) + 0.15 * rounds_left) * len(plan.traps) + 0.5 * sum(
        TRAPS[t].cost[year - 1].gold + TRAPS[t].cost[year - 1].food + TRAPS[t].cost[year - 1].imp for t in plan.traps
    )
    # Creatures get up again after the combat part: they are only missed in the rounds that are left.
    worth -= CREATURE_WORTH * len(plan.creatures) * (0.1 + 0.35 * rounds_left)
    return worth, battle.line

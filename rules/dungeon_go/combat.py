"""The combat action: what a hero may do after the move (DG-7, DG-10.1 to DG-10.5, DG-22.1, DG-23.1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from rules.core.entries import Step
from rules.core.messages import Args, Message, refer
from rules.core.questions import Option, Picked, Refusals, Refused
from rules.dungeon_go import attack, casting, floors
from rules.dungeon_go.asking import HeroQuestion
from rules.dungeon_go.board import NAMES, WITHIN
from rules.dungeon_go.components import ABILITIES
from rules.dungeon_go.magic import MAGIC, Magic

if TYPE_CHECKING:
    from rules.dungeon_go.game import DungeonGo
    from rules.dungeon_go.pieces import Hero, Monster

DONE = Option("done", "do-done")


class ActionOver(Step):
    """After a combat action, or before the first: floor advance, then the next action if one is left."""

    def run(self, game: DungeonGo) -> None:
        """The turn ends by itself when nothing is left (DG-7.5, DG-18.5)."""
        floors.advance_if_due(game)
        if game.actions and game.turn is not None:
            hero = game.hero_of(game.turn)
            game.push(Combat(seat=hero.seat, hero=hero.number))


ACTION_OVER = ActionOver()


@dataclass(frozen=True, slots=True)
class OnMark:
    """What an attack goes for."""

    cell: int
    """Where the monster is."""
    mark: int


@cache
def _attack_option(unit: str, cell: int, mark: int) -> Option:
    args: Args = {
        "monster": refer(f"monster-{unit}"),
        "cell": NAMES[cell],
        "ability": refer(f"ability-{ABILITIES[mark]}"),
    }
    id = f"attack-{NAMES[cell]}-{ABILITIES[mark]}"
    return Option(id, "do-attack", args, group="attack", mark=NAMES[cell], value=OnMark(cell, mark))


@cache
def _magic_option(id: str) -> Option:
    magic = MAGIC[id]
    name: Args = {magic.school: refer(f"{magic.school}-{id}")}
    return Option(f"{magic.school}-{id}", f"do-{magic.school}", name, group=magic.school, value=magic)


class Combat(HeroQuestion):
    """Attack, cast a spell, work a miracle, or be done (DG-7.3)."""

    forced: ClassVar[bool] = True

    def describe(self, game: DungeonGo) -> Args:
        """The hero and how many combat actions are left."""
        return {"hero": game.heroes[self.hero].name, "actions": game.actions}

    def options(self, game: DungeonGo, refused: Refusals | None = None) -> list[Option]:
        """Attacks (monster by mark), spells, miracles, and done, which ends the turn."""
        hero = game.heroes[self.hero]
        found = []
        reach = WITHIN[hero.range][hero.at]
        for monster in game.monsters_in_order():
            in_range = reach >> monster.cell & 1
            if in_range:
                held = game.held_marks(monster)
                for mark in monster.printed.marks:
                    if not held >> mark & 1:
                        found.append(_attack_option(monster.unit, monster.cell, mark))
            if refused is not None:
                held = game.held_marks(monster)
                for mark in range(len(ABILITIES)):
                    reason = self._refusal(bool(in_range), monster.printed.bits, held, mark)
                    if reason:
                        option = _attack_option(monster.unit, monster.cell, mark)
                        refused.append(Refused(option.id, option.key, option.args, reason))
        if game.options.spells or game.options.miracles or refused is not None:
            self._add_magic(game, hero, found, refused)
        if refused is not None:
            refused.append(Refused("revive", "do-revive_somewhere", {}, "hero_alive"))
        found.append(DONE)
        return found

    def _refusal(self, in_range: bool, printed: int, held: int, mark: int) -> str:
        if not printed >> mark & 1:
            return "mark_not_printed"
        if not in_range:
            return "out_of_range"
        return "mark_held" if held >> mark & 1 else ""

    def _add_magic(self, game: DungeonGo, hero: Hero, found: list[Option], refused: Refusals | None) -> None:
        for magic in casting.known(game, hero) if refused is None else MAGIC.values():
            reason = casting.refusal(game, hero, magic)
            option = _magic_option(magic.id)
            if not reason:
                found.append(option)
            elif refused is not None:
                args: Args = {"level": magic.level} if reason == "level_too_high" else {}
                refused.append(Refused(option.id, option.key, option.args, reason, args))

    def answer(self, game: DungeonGo, picked: Picked) -> None:
        """Begin the action; what follows it comes after everything it brings about."""
        hero = game.heroes[self.hero]
        if picked.value is None:
            game.actions = 0
            return
        game.push(ACTION_OVER)
        match picked.value:
            case OnMark() as aim:
                game.actions -= 1
                game.asked = []
                attack.declare(game, hero, self._monster(game, aim), aim.mark)
            case Magic() as magic:
                casting.begin(game, hero, magic)

    def _monster(self, game: DungeonGo, aim: OnMark) -> Monster:
        monster = game.monster_at(aim.cell)
        if monster is None:
            raise LookupError(f"no monster at {NAMES[aim.cell]}")
        return monster

    def default(self, game: DungeonGo) -> list[str]:
        """No combat."""
        return ["done"]

    def preview(self, game: DungeonGo, option: Option) -> list[Message]:
        """For an attack the chance and what a success would do; for magic what it costs."""
        hero = game.heroes[self.hero]
        if option.value is None:
            return []
        if isinstance(option.value, OnMark):
            aim = option.value
            return attack.worked_sum(game, hero, self._monster(game, aim), aim.mark, hero.abilities[aim.mark])
        if hero.vp < casting.COST:
            return [Message("sum-cost_target", {"hero": hero.name, "vp": casting.COST})]
        return [Message("sum-cost", {"vp": casting.COST, "left": hero.vp - casting.COST})]
